//! Telling a change of light from a change of things.
//!
//! Automatic exposure and white balance scale whole channels; a shadow scales all channels of a spot by one factor below
//! one and leaves the print under it in place. Neither is an object.

/// Darker than this share of its own brightness, a spot is no longer taken for shadow: lamps in a room leave more light.
const DEEPEST_SHADOW: f32 = 0.35;
/// Right under a thing, where no lamp and little of the room reaches, its shadow is as deep as this.
const DEEPEST_CONTACT: f32 = 0.12;
/// Above this share the light has not changed.
const NO_SHADOW: f32 = 0.97;

/// Scale of each channel from `before` to `now`: the median ratio over a sample of pixels, so that things that came or
/// went do not count as long as they cover less than half.
pub fn channel_gains(before: &[[f32; 3]], now: &[[f32; 3]]) -> [f32; 3] {
    const SAMPLE_EVERY: usize = 5;
    let every = sample_every(before.len()).max(SAMPLE_EVERY);
    [0, 1, 2].map(|c| {
        median_ratio(
            before
                .iter()
                .zip(now)
                .step_by(every)
                .map(|(b, n)| (b[c], n[c])),
        )
    })
}

/// How many of so many values are passed over: a few thousand tell the median to a thousandth. Odd, so that it walks through all
/// columns.
fn sample_every(values: usize) -> usize {
    const ENOUGH: usize = 3000;
    (values / ENOUGH) | 1
}

/// The same for brightness alone.
pub fn gain(before: &[f32], now: &[f32]) -> f32 {
    let pairs = before.iter().copied().zip(now.iter().copied());
    median_ratio(pairs.step_by(sample_every(before.len())))
}

/// The median of now over before, by counting; 1 when too few pairs speak.
fn median_ratio(pairs: impl Iterator<Item = (f32, f32)>) -> f32 {
    /// Ratios from 1/4 to 4 in steps of about 0.5 %.
    const BINS: usize = 512;
    const LEAST_PAIRS: u32 = 24;
    let mut counts = [0u32; BINS];
    let mut total = 0u32;
    for (before, now) in pairs {
        // Clipped and nearly black values say nothing of the gain.
        if before > 16.0 && before < 245.0 && now > 4.0 && now < 250.0 {
            let bin = ((now / before).log2() / 4.0 + 0.5) * BINS as f32;
            if bin >= 0.0 && bin < BINS as f32 {
                counts[bin as usize] += 1;
                total += 1;
            }
        }
    }
    if total < LEAST_PAIRS {
        return 1.0;
    }
    let half = total / 2;
    let mut seen = 0;
    for (bin, count) in counts.iter().enumerate() {
        if seen + count > half {
            let inside = (half - seen) as f32 / *count as f32;
            return (((bin as f32 + inside) / BINS as f32 - 0.5) * 4.0).exp2();
        }
        seen += count;
    }
    1.0
}

/// How a spot has changed, in units of the noise.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Change {
    /// The largest change of a channel.
    pub any: f32,
    /// The change that a shadow cannot explain.
    pub beyond_shadow: f32,
    /// The change that not even the shadow right under a thing can explain.
    pub beyond_contact: f32,
}

/// Compares one spot before (already scaled by the gains) and now; `noise` is one standard deviation in grey levels.
pub fn change(before: [f32; 3], now: [f32; 3], noise: f32) -> Change {
    let difference = [0, 1, 2].map(|c| (now[c] - before[c]).abs());
    let any = difference[0].max(difference[1]).max(difference[2]) / noise;
    let squared: f32 = before.iter().map(|b| b * b).sum();
    let shade = before.iter().zip(&now).map(|(b, n)| b * n).sum::<f32>() / squared.max(1.0);
    let beyond = |deepest: f32| {
        if (deepest..NO_SHADOW).contains(&shade) {
            [0, 1, 2]
                .map(|c| (now[c] - shade * before[c]).abs())
                .into_iter()
                .fold(0.0, f32::max)
                / noise
        } else {
            any
        }
    };
    Change {
        any,
        beyond_shadow: beyond(DEEPEST_SHADOW),
        beyond_contact: beyond(DEEPEST_CONTACT),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exposure_is_found_under_a_thing_that_covers_a_third() {
        let before: Vec<[f32; 3]> = (0..900)
            .map(|i| [40.0 + (i % 100) as f32, 90.0, 120.0])
            .collect();
        let now: Vec<[f32; 3]> = before
            .iter()
            .enumerate()
            .map(|(i, b)| {
                if i < 300 {
                    [200.0; 3]
                } else {
                    [b[0] * 1.2, b[1], b[2] * 0.9]
                }
            })
            .collect();
        let gains = channel_gains(&before, &now);
        for (gain, truth) in gains.iter().zip([1.2, 1.0, 0.9]) {
            assert!((gain / truth - 1.0).abs() < 0.02, "{gains:?}");
        }
    }

    #[test]
    fn a_shadow_is_a_change_but_no_object() {
        let shaded = change([100.0, 80.0, 60.0], [60.0, 48.0, 36.0], 2.0);
        assert!(
            shaded.any > 15.0 && shaded.beyond_shadow < 0.5,
            "{shaded:?}"
        );
        let covered = change([100.0, 80.0, 60.0], [60.0, 80.0, 90.0], 2.0);
        assert!(covered.beyond_shadow > 8.0, "{covered:?}");
    }
}
