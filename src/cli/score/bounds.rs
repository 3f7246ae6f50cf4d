//! How far a rate may be trusted that was counted in a few trials.
//!
//! Shares have the exact bounds of Clopper and Pearson (*The use of confidence or fiducial limits illustrated in the case of
//! the binomial*, Biometrika 26, 1934), counts in a time those of Garwood (*Fiducial limits for the Poisson distribution*,
//! Biometrika 28, 1936). Both hold at least as often as they say, also where nothing was counted: no error in n trials gives
//! nearly 3 / n, the rule of three.

use serde::Serialize;

/// A bound on one side is passed by chance in one of twenty such trials; an interval on each side in one of forty.
const ONE_SIDE: f64 = 0.05;
const EACH_SIDE: f64 = 0.025;
/// Halvings of the interval in which a bound is looked for: to the last digit of a double.
const HALVINGS: usize = 60;

/// A share of trials, with the bound on its unfavourable side that is 95 % sure.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Rate {
    /// How often it happened.
    pub count: u64,
    /// Of so many trials.
    pub of: u64,
    /// The share in percent; none of no trials.
    pub percent: Option<f64>,
    /// The share is at least this, where a high one is wanted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at_least_percent_95: Option<f64>,
    /// The share is at most this, where a low one is wanted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at_most_percent_95: Option<f64>,
}

impl Rate {
    /// A share that should be high.
    pub fn wanted(count: u64, of: u64) -> Self {
        Self {
            at_least_percent_95: (of > 0).then(|| 100.0 * least_share(count, of, ONE_SIDE)),
            ..Self::bare(count, of)
        }
    }

    /// A share that should be low.
    pub fn unwanted(count: u64, of: u64) -> Self {
        Self {
            at_most_percent_95: (of > 0).then(|| 100.0 * most_share(count, of, ONE_SIDE)),
            ..Self::bare(count, of)
        }
    }

    fn bare(count: u64, of: u64) -> Self {
        Self {
            count,
            of,
            percent: (of > 0).then(|| 100.0 * count as f64 / of as f64),
            at_least_percent_95: None,
            at_most_percent_95: None,
        }
    }
}

/// How often something unwanted happened in a time, with the bound that is 95 % sure.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct HourlyRate {
    /// How often it happened.
    pub count: u64,
    /// In so many hours.
    pub hours: f64,
    /// How often an hour; none of no time.
    pub an_hour: Option<f64>,
    /// At most so often an hour.
    pub at_most_an_hour_95: Option<f64>,
}

impl HourlyRate {
    /// `count` events in `seconds`.
    pub fn new(count: u64, seconds: f64) -> Self {
        let hours = seconds / 3600.0;
        let in_time = |events: f64| (hours > 0.0).then(|| events / hours);
        Self {
            count,
            hours,
            an_hour: in_time(count as f64),
            at_most_an_hour_95: in_time(most_events(count, ONE_SIDE)),
        }
    }
}

/// The interval that holds the true share, in percent, in 95 of 100 such trials; all of it where there were no trials.
pub fn interval_percent(count: u64, of: u64) -> [f64; 2] {
    [
        100.0 * least_share(count, of, EACH_SIDE),
        100.0 * most_share(count, of, EACH_SIDE),
    ]
}

/// The largest share with which no more than `count` of `of` would still be seen with the probability `chance`.
fn most_share(count: u64, of: u64, chance: f64) -> f64 {
    if count >= of {
        return 1.0;
    }
    let ways = log_ways(of, count);
    bisect(count as f64 / of as f64, 1.0, |share| {
        let log_share = share.ln();
        let log_other = (-share).ln_1p();
        let tail: f64 = ways
            .iter()
            .zip(0..)
            .map(|(ways, k)| match k {
                0 => ways + of as f64 * log_other,
                k => ways + f64::from(k) * log_share + (of as f64 - f64::from(k)) * log_other,
            })
            .map(f64::exp)
            .sum();
        tail > chance
    })
}

/// The smallest share with which no fewer than `count` of `of` would still be seen with the probability `chance`.
fn least_share(count: u64, of: u64, chance: f64) -> f64 {
    1.0 - most_share(of.saturating_sub(count), of, chance)
}

/// The largest mean with which no more than `count` events would still be seen with the probability `chance`.
fn most_events(count: u64, chance: f64) -> f64 {
    let count_now = count as f64;
    // Ten standard deviations and ten events more are beyond any chance that is asked for.
    let beyond = count_now + 10.0 * count_now.sqrt() + 10.0;
    bisect(count_now, beyond, |mean| {
        let mut log_term = -mean;
        let mut tail = log_term.exp();
        for k in 1..=count {
            log_term += (mean / k as f64).ln();
            tail += log_term.exp();
        }
        tail > chance
    })
}

/// Where `still_likely` ends between `low` and `high`.
fn bisect(mut low: f64, mut high: f64, still_likely: impl Fn(f64) -> bool) -> f64 {
    for _ in 0..HALVINGS {
        let middle = f64::midpoint(low, high);
        if still_likely(middle) {
            low = middle;
        } else {
            high = middle;
        }
    }
    high
}

/// Logarithms of the number of ways to choose 0, 1, ... `most` of `of`.
fn log_ways(of: u64, most: u64) -> Vec<f64> {
    let mut log = 0.0;
    let mut ways = vec![log];
    for k in 0..most {
        log += ((of - k) as f64 / (k + 1) as f64).ln();
        ways.push(log);
    }
    ways
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    #[track_caller]
    fn same(found: [f64; 2], published: [f64; 2], within: f64) {
        for (found, published) in found.into_iter().zip(published) {
            assert!((found - published).abs() <= within, "{found} {published}");
        }
    }

    #[test]
    fn intervals_are_those_of_the_tables() {
        // Clopper-Pearson for ten trials, as printed in tables of the binomial.
        same(interval_percent(0, 10), [0.0, 30.85], 0.005);
        same(interval_percent(1, 10), [0.25, 44.50], 0.005);
        same(interval_percent(5, 10), [18.71, 81.29], 0.005);
        same(interval_percent(8, 10), [44.39, 97.48], 0.005);
        same(interval_percent(10, 10), [69.15, 100.0], 0.005);
        same(interval_percent(0, 0), [0.0, 100.0], 0.0);
    }

    #[test]
    fn nothing_counted_is_the_rule_of_three() {
        let none = Rate::unwanted(0, 59).at_most_percent_95.unwrap();
        assert!((none - 100.0 * (1.0 - 0.05_f64.powf(1.0 / 59.0))).abs() < 1e-6);
        let none = Rate::unwanted(0, 1000).at_most_percent_95.unwrap();
        assert!((none - 0.3).abs() < 0.001, "{none}");
        // One in ten: 39.4 %, as tables of the binomial have it.
        let one = Rate::unwanted(1, 10).at_most_percent_95.unwrap();
        assert!((one - 39.416).abs() < 0.01);
    }

    #[test]
    fn a_wanted_share_is_bounded_below() {
        // Nothing wrong in 59: the mirror of the bound above.
        let all = Rate::wanted(59, 59).at_least_percent_95.unwrap();
        assert!((all - 100.0 * 0.05_f64.powf(1.0 / 59.0)).abs() < 1e-6);
        assert_eq!(Rate::wanted(0, 5).at_least_percent_95, Some(0.0));
        let none = Rate::wanted(0, 0);
        assert_eq!((none.percent, none.at_least_percent_95), (None, None));
        let large = Rate::unwanted(150, 20_000).at_most_percent_95.unwrap();
        assert!(large > 0.75 && large < 1.0, "large counts do not overflow");
    }

    #[test]
    fn counts_in_a_time_are_bounded_as_in_the_tables() {
        // Garwood: 95 % one-sided for 0, 1 and 2 events; 97.5 % for 0, 1, 5 and 10.
        for (count, most) in [(0, 2.996), (1, 4.744), (2, 6.296)] {
            assert!((most_events(count, 0.05) - most).abs() < 0.001);
        }
        for (count, most) in [(0, 3.689), (1, 5.572), (5, 11.668), (10, 18.390)] {
            assert!((most_events(count, 0.025) - most).abs() < 0.001);
        }
        let rate = HourlyRate::new(3, 7200.0);
        assert_eq!(rate.an_hour, Some(1.5));
        assert!((rate.at_most_an_hour_95.unwrap() - 7.754 / 2.0).abs() < 0.001);
        assert_eq!(HourlyRate::new(0, 0.0).an_hour, None);
    }
}
