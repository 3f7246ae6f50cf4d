//! Whether the stated certainty means what it says, and what is gained by asking more often.

use serde::Serialize;

use super::bounds::{Rate, interval_percent};

/// One thing that the judge said, and whether it was so.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Claim {
    /// The stated certainty.
    pub percent: u8,
    /// Whether it was right.
    pub right: bool,
    /// Whether it is the one claim that counts of a roll; else there was nothing to be said, and it is wrong.
    pub of_a_roll: bool,
}

/// Lower edges of the bins of stated certainty, in percent: finer where the judge is sure.
const BINS: [u8; 8] = [0, 50, 60, 70, 80, 90, 95, 98];

/// Of the calls said so sure, so many are right; questions count with the certainty of their likeliest answer.
#[derive(Debug, Clone, Default, PartialEq, Serialize)]
pub struct Reliability {
    /// Bins of stated certainty that hold a call, ascending.
    pub bins: Vec<Bin>,
    /// Calls and questions in all of them.
    pub calls: u64,
    /// Mean squared difference of stated certainty and truth, 0 to 1; 0 is best (Brier, *Verification of forecasts expressed
    /// in terms of probability*, 1950).
    pub brier: Option<f64>,
    /// The Brier score of one who always states the share that is right: what stating different certainties must beat.
    pub brier_of_the_mean: Option<f64>,
    /// Mean over the calls of the difference between what their bin states and what was right, in percent (Naeini et al.,
    /// *Obtaining well calibrated probabilities using Bayesian binning*, 2015).
    pub expected_calibration_error_percent: Option<f64>,
}

/// The calls whose stated certainty lies in one bin.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Bin {
    /// The least certainty of the bin.
    pub from_percent: u8,
    /// The greatest.
    pub to_percent: u8,
    /// Calls in it.
    pub calls: u64,
    /// Their mean stated certainty.
    pub stated_percent: f64,
    /// Calls that were right.
    pub right: u64,
    /// Share that was right.
    pub right_percent: f64,
    /// The interval that is 95 % sure to hold the true share.
    pub low_percent_95: f64,
    /// Its upper end.
    pub high_percent_95: f64,
}

impl Reliability {
    /// Sorts the claims into bins.
    pub fn of(claims: &[Claim]) -> Self {
        let mut bins = Vec::new();
        for (at, from) in BINS.into_iter().enumerate() {
            let to = BINS.get(at + 1).map_or(100, |next| next - 1);
            let inside = claims.iter().filter(|c| (from..=to).contains(&c.percent));
            let (mut calls, mut stated, mut right) = (0, 0, 0);
            for claim in inside {
                calls += 1;
                stated += u64::from(claim.percent);
                right += u64::from(claim.right);
            }
            if calls == 0 {
                continue;
            }
            let [low_percent_95, high_percent_95] = interval_percent(right, calls);
            bins.push(Bin {
                from_percent: from,
                to_percent: to,
                calls,
                stated_percent: stated as f64 / calls as f64,
                right,
                right_percent: 100.0 * right as f64 / calls as f64,
                low_percent_95,
                high_percent_95,
            });
        }
        let all = claims.len() as f64;
        let mean = |sum: f64| (all > 0.0).then(|| sum / all);
        let off = |c: &Claim| (f64::from(c.percent) / 100.0 - f64::from(u8::from(c.right))).powi(2);
        let right_share = claims.iter().filter(|c| c.right).count() as f64 / all.max(1.0);
        let missed = |bin: &Bin| bin.calls as f64 * (bin.stated_percent - bin.right_percent).abs();
        Self {
            calls: claims.len() as u64,
            brier: mean(claims.iter().map(off).sum()),
            brier_of_the_mean: mean(all * right_share * (1.0 - right_share)),
            expected_calibration_error_percent: mean(bins.iter().map(missed).sum()),
            bins,
        }
    }
}

/// What comes of asking below a threshold of stated certainty, for every threshold.
#[derive(Debug, Clone, Default, PartialEq, Serialize)]
pub struct Curve {
    /// A step for every certainty that was stated, from the highest down.
    pub steps: Vec<Step>,
    /// Mean share of wrong answers, in percent, over all rolls that were called, taken in order of falling certainty: the area
    /// under risk against coverage over what can be covered (Geifman and El-Yaniv, *Selective classification for deep neural
    /// networks*, 2017). Rolls of one certainty are taken in every order alike.
    pub area_under_risk_percent: Option<f64>,
}

/// What would come of answering from this certainty on and asking below it.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Step {
    /// The certainty from which on it answers.
    pub from_percent: u8,
    /// Rolls that would be answered, of all rolls.
    pub answered: Rate,
    /// Answers that would be right, of those.
    pub right: Rate,
    /// Answers there would be where there was nothing to be said.
    pub false_calls: u64,
}

impl Curve {
    /// The curve of claims about `rolls` rolls, called or not.
    pub fn of(claims: &[Claim], rolls: u64) -> Self {
        let mut stated: Vec<u8> = claims.iter().map(|claim| claim.percent).collect();
        stated.sort_unstable_by(|a, b| b.cmp(a));
        stated.dedup();
        let steps: Vec<Step> = stated
            .into_iter()
            .map(|from| step(claims, rolls, from))
            .collect();
        let (mut answered, mut wrong, mut sum) = (0.0, 0.0, 0.0);
        for next in &steps {
            let new = next.answered.count as f64 - answered;
            let new_wrong = (next.right.of - next.right.count) as f64 - wrong;
            for n in 1..=new as u64 {
                let n = n as f64;
                sum += (wrong + new_wrong * n / new) / (answered + n);
            }
            answered += new;
            wrong += new_wrong;
        }
        Self {
            steps,
            area_under_risk_percent: (answered > 0.0).then(|| 100.0 * sum / answered),
        }
    }

    /// The step of a threshold, which need not be a certainty that was stated; none when nothing was stated.
    pub fn at(&self, from_percent: u8) -> Option<Step> {
        let step = self.steps.iter().rfind(|s| s.from_percent >= from_percent);
        let rolls = self.steps.first()?.answered.of;
        Some(Step {
            from_percent,
            ..step
                .copied()
                .unwrap_or_else(|| self::step(&[], rolls, from_percent))
        })
    }
}

fn step(claims: &[Claim], rolls: u64, from_percent: u8) -> Step {
    let answers = || claims.iter().filter(|claim| claim.percent >= from_percent);
    let of_rolls = answers().filter(|claim| claim.of_a_roll).count() as u64;
    let right = answers().filter(|c| c.of_a_roll && c.right).count() as u64;
    Step {
        from_percent,
        answered: Rate::wanted(of_rolls, rolls),
        right: Rate::wanted(right, of_rolls),
        false_calls: answers().filter(|claim| !claim.of_a_roll).count() as u64,
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    fn claim(percent: u8, right: bool) -> Claim {
        Claim {
            percent,
            right,
            of_a_roll: true,
        }
    }

    #[test]
    fn of_the_calls_said_so_sure_so_many_are_right() {
        let claims = [
            claim(90, true),
            claim(94, false),
            claim(60, true),
            claim(99, true),
        ];
        let found = Reliability::of(&claims);
        let bins: Vec<_> = found
            .bins
            .iter()
            .map(|b| (b.from_percent, b.to_percent, b.calls, b.right))
            .collect();
        assert_eq!(bins, [(60, 69, 1, 1), (90, 94, 2, 1), (98, 100, 1, 1)]);
        assert!((found.bins[1].stated_percent - 92.0).abs() < 1e-9);
        assert!((found.bins[1].low_percent_95 - 1.258).abs() < 0.001);
        assert!((found.bins[1].high_percent_95 - 98.742).abs() < 0.001);
        // (0.1^2 + 0.94^2 + 0.4^2 + 0.01^2) / 4, and 3/4 x 1/4.
        assert!((found.brier.unwrap() - 0.263_425).abs() < 1e-9);
        assert!((found.brier_of_the_mean.unwrap() - 0.1875).abs() < 1e-9);
        // (1 x 40 + 2 x 42 + 1 x 1) / 4.
        let error = found.expected_calibration_error_percent.unwrap();
        assert!((error - 31.25).abs() < 1e-9);
        assert_eq!(Reliability::of(&[]).brier, None);
    }

    #[test]
    fn every_certainty_is_in_one_bin() {
        for percent in 0..=100 {
            let found = Reliability::of(&[claim(percent, true)]);
            assert_eq!(found.bins.len(), 1, "{percent}");
            let bin = found.bins[0];
            assert!((bin.from_percent..=bin.to_percent).contains(&percent));
        }
    }

    /// Five rolls, one of them not called, and something said about nothing.
    #[test]
    fn the_curve_is_that_counted_by_hand() {
        let nothing = Claim {
            of_a_roll: false,
            ..claim(80, false)
        };
        let claims = [
            claim(99, true),
            claim(90, true),
            claim(90, false),
            claim(50, false),
            nothing,
        ];
        let curve = Curve::of(&claims, 5);
        let steps: Vec<_> = curve
            .steps
            .iter()
            .map(|s| {
                (
                    s.from_percent,
                    s.answered.count,
                    s.right.count,
                    s.false_calls,
                )
            })
            .collect();
        assert_eq!(
            steps,
            [(99, 1, 1, 0), (90, 3, 2, 0), (80, 3, 2, 1), (50, 4, 2, 1)]
        );
        assert_eq!(curve.steps[3].answered.percent, Some(80.0));
        // Wrong among the first 1, 2, 3, 4: 0, 0.5 (one of two alike), 1, 2.
        let area = 100.0 * (0.0 + 0.5 / 2.0 + 1.0 / 3.0 + 2.0 / 4.0) / 4.0;
        assert!((curve.area_under_risk_percent.unwrap() - area).abs() < 1e-9);
        let at = |from| {
            curve
                .at(from)
                .map(|s| (s.answered.count, s.right.count))
                .unwrap()
        };
        assert_eq!(
            (at(100), at(95), at(90), at(0)),
            ((0, 0), (1, 1), (3, 2), (4, 2))
        );
        assert_eq!(Curve::of(&[], 3), Curve::default());
    }
}
