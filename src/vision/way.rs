//! What the way of a thing tells of its opening: how it stopped, whether it grew, whether it moved on where it stood.

use super::track::{Sight, distance};

/// Growth at which open and closed are equally likely: a spot's area is known to a tenth or so.
pub const EVEN_GROWTH: f64 = 1.15;
/// From this growth on the frame in which it began is read off the growth.
const CLEAR_GROWTH: f64 = 1.3;
/// A thing has stopped when it is slower than this share of its fastest,
const STOPPED_SHARE: f64 = 0.35;
/// but within these bounds, in diameters a second: an opening toy sways faster than a slow ball rolls.
const STOPPED: [f64; 2] = [1.2, 5.4];

/// A spring throws a toy open in about this long.
const OPENS_SECONDS: f64 = 0.13;
/// It opens no longer than this before or after the frame in which it had stopped.
const AROUND_STOP_SECONDS: f64 = 0.2;
/// Sizes before it opens that are averaged.
const SIZES_BEFORE: usize = 5;
/// A size is known to this share of itself, or of what it grows by,
const SIZE_ERROR: f64 = 0.05;
const GROWTH_ERROR: f64 = 0.12;
/// and one that is off by more than so many times that is off for another reason.
const MOST_OFF: f64 = 3.0;
/// Something slower than this, in diameters a second, stands; a closed ball does not stand in the way of its opening,
const STANDS: f64 = 1.8;
/// so that each second of it counts as so many sizes that are off,
const STANDING_COSTS: f64 = 45.0;
/// and a toy that has begun to open is soon slower than this.
const SLIDES: f64 = 6.0;
/// What each second between opening and stop costs, and how much more for each diameter a second that was lost at once.
const OFF_STOP_COSTS: f64 = 9.0;
const OFF_SHARP_STOP_COSTS: f64 = 6.0;
/// Less than the first is no sharp stop, more than the second says nothing more, in diameters a second.
const EVEN_SHARP: f64 = 1.2;
const MOST_SHARP: f64 = 7.0;

/// What the way of the thing tells of its opening.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct WayWitness {
    /// Size at rest over size while it rolled.
    pub growth: f64,
    /// How well it was seen while it rolled: its spot in closed balls.
    pub rolling_size: f64,
    /// How unsteady it was seen while it rolled: the middle change of its size from one sight to the next, as a logarithm.
    pub wobble: f64,
    /// Speed that it lost at once, in diameters a second.
    pub stop: f64,
    /// First frame in which it had stopped.
    pub stop_frame: u64,
    /// How much more it stirred than its own rolling explains once it had stopped, in diameters of rolling.
    pub unrest: f64,
    /// First frame in which it was larger than while it rolled.
    pub growth_frame: Option<u64>,
    /// The frame in which it began to open, if it opened.
    pub open_frame: u64,
}

/// Compares the end of the way with its middle: the way is `sights[first..end]`, what follows is the rest.
pub fn way_witness(
    sights: &[Sight],
    first: usize,
    end: usize,
    ball_mm: f64,
    fps: f64,
) -> WayWitness {
    // Speed at each sight from the second on, in diameters a second.
    let speeds: Vec<f64> = sights
        .windows(2)
        .map(|pair| {
            let seconds = (pair[1].frame - pair[0].frame).max(1) as f64 / fps;
            distance(pair[0].at_mm, pair[1].at_mm) / ball_mm / seconds
        })
        .collect();
    // The stop: after the last fast step of the way.
    let fastest = speeds[first..end - 1].iter().copied().fold(0.0, f64::max);
    let stopped = (STOPPED_SHARE * fastest).clamp(STOPPED[0], STOPPED[1]);
    let last_fast = (first..end - 1)
        .rev()
        .find(|i| speeds[*i] > stopped)
        .unwrap_or(first);
    let stop_at = (last_fast + 2).min(sights.len() - 1);
    // A ball that brakes evenly loses the same speed each frame: go on along that line for one frame.
    let span = ((0.2 * fps).round() as usize).clamp(3, 8);
    let from = (last_fast + 1).saturating_sub(span).max(first);
    let expected = extrapolate(&speeds[from..=last_fast]);
    let after = &speeds[last_fast + 1..speeds.len().min(last_fast + 3)];
    let real = if after.is_empty() {
        0.0
    } else {
        after.iter().sum::<f64>() / after.len() as f64
    };
    let stop = (expected - real).max(0.0);
    let unrest = unrest(sights, first, last_fast, ball_mm);
    // Sizes: while it rolled free, and at rest.
    let mut rolling: Vec<f64> = sights[first..=last_fast.max(first)]
        .iter()
        .filter(|s| !s.by_hand && !s.at_edge)
        .map(|s| s.area_in_balls)
        .collect();
    if rolling.is_empty() {
        rolling = sights[first..end].iter().map(|s| s.area_in_balls).collect();
    }
    let wobble = median(
        rolling
            .windows(2)
            .map(|pair| (pair[1] / pair[0].max(1e-6)).ln().abs())
            .collect(),
    );
    let tail = sights
        .len()
        .saturating_sub(4)
        .max(stop_at.min(sights.len() - 1));
    let resting: Vec<f64> = sights[tail..].iter().map(|s| s.area_in_balls).collect();
    let rolling_size = median(rolling);
    let resting_size = median(resting);
    // Like is compared with like: what showed itself while it rolled, and only its shade at rest, has not grown.
    let shades = |sights: &[Sight]| 2 * sights.iter().filter(|s| s.by_shade).count() > sights.len();
    let alike = shades(&sights[first..=last_fast.max(first)]) == shades(&sights[tail..]);
    let growth = if alike {
        resting_size / rolling_size.max(0.05)
    } else {
        EVEN_GROWTH
    };
    // A toy that opened is larger from some frame on; the frame in which it has got a fifth of the way.
    let growth_frame = (growth > CLEAR_GROWTH)
        .then(|| {
            let limit = rolling_size + 0.2 * (resting_size - rolling_size);
            let small = sights[first..]
                .iter()
                .rposition(|s| s.area_in_balls <= limit)?;
            sights.get(first + small + 1).map(|s| s.frame)
        })
        .flatten();
    // Where they agree, the sharper one tells the frame: growth that was seen well, or the stop.
    let stop_frame = sights[stop_at].frame;
    let explained = opening_frame(&sights[first..], stop_frame, stop, ball_mm, fps);
    let open_frame = if explained.abs_diff(stop_frame) <= 1 {
        growth_frame
            .filter(|frame| frame.abs_diff(stop_frame) <= 1)
            .unwrap_or(stop_frame)
    } else {
        explained
    };
    WayWitness {
        growth,
        rolling_size,
        wobble,
        stop,
        unrest,
        stop_frame,
        growth_frame,
        open_frame,
    }
}

/// The frame at which its sizes and speeds are explained best by a ball that rolls until then and springs open from then on, not
/// far from the frame in which it had stopped; `stop` is the speed that it lost at once.
fn opening_frame(sights: &[Sight], stop_frame: u64, stop: f64, ball_mm: f64, fps: f64) -> u64 {
    let around = ((AROUND_STOP_SECONDS * fps).round() as u64).max(3);
    let tail = &sights[sights.len().saturating_sub(4)..];
    let rests = median(tail.iter().map(|s| s.area_in_balls).collect());
    let by_shade = 2 * tail.iter().filter(|s| s.by_shade).count() > tail.len();
    let alike: Vec<&Sight> = sights.iter().filter(|s| s.by_shade == by_shade).collect();
    let from = stop_frame.saturating_sub(around);
    let near = |frame: u64| (from..=stop_frame + around).contains(&frame);
    let speeds: Vec<(u64, f64)> = sights
        .windows(2)
        .filter(|pair| near(pair[1].frame))
        .map(|pair| {
            let seconds = (pair[1].frame - pair[0].frame).max(1) as f64 / fps;
            let diameters = distance(pair[0].at_mm, pair[1].at_mm) / ball_mm;
            (pair[1].frame, diameters / seconds)
        })
        .collect();
    let stop_costs =
        OFF_STOP_COSTS + OFF_SHARP_STOP_COSTS * (stop.min(MOST_SHARP) - EVEN_SHARP).max(0.0);
    let cost = |frame: u64| {
        let before = alike.iter().rev().filter(|s| s.frame < frame);
        let sizes: Vec<f64> = before.take(SIZES_BEFORE).map(|s| s.area_in_balls).collect();
        if sizes.len() < 2 {
            return None;
        }
        let rolls = median(sizes);
        let error = (SIZE_ERROR * rolls).max(GROWTH_ERROR * (rests - rolls).abs());
        let off = |s: &&Sight| {
            // The frame is the first after the spring has let go; half a frame before it, on average.
            let since = (s.frame as f64 - frame as f64 + 0.5) / (OPENS_SECONDS * fps);
            let still_closed = 1.0 - since.clamp(0.0, 1.0);
            let expected = rests + (rolls - rests) * still_closed * still_closed;
            ((s.area_in_balls - expected).abs() / error.max(1e-6)).min(MOST_OFF)
        };
        let sizes_off: f64 = alike.iter().filter(|s| near(s.frame)).map(off).sum();
        let stands = speeds.iter().filter(|(f, v)| *f < frame && *v < STANDS);
        let slides = speeds.iter().filter(|(f, _)| *f > frame + 1);
        let moves_after: f64 = slides.map(|(_, v)| (v / SLIDES).min(1.0)).sum();
        Some(
            sizes_off
                + STANDING_COSTS * stands.count() as f64 / fps
                + moves_after
                + stop_costs * frame.abs_diff(stop_frame) as f64 / fps,
        )
    };
    (from + 2..stop_frame + around)
        .filter_map(|frame| cost(frame).map(|cost| (frame, cost)))
        .min_by(|a, b| a.1.total_cmp(&b.1))
        .map_or(stop_frame, |(frame, _)| frame)
}

/// The speed that it lost at once, from its places at full resolution around the frame of the stop; none from too few.
pub fn stop_seen(
    places: &[(u64, [f64; 2])],
    stop_frame: u64,
    ball_mm: f64,
    fps: f64,
) -> Option<f64> {
    let speeds: Vec<(u64, f64)> = places
        .windows(2)
        .map(|pair| {
            let seconds = (pair[1].0 - pair[0].0).max(1) as f64 / fps;
            (
                pair[1].0,
                distance(pair[0].1, pair[1].1) / ball_mm / seconds,
            )
        })
        .collect();
    let fast: Vec<f64> = speeds
        .iter()
        .filter(|(frame, _)| *frame < stop_frame)
        .map(|(_, speed)| *speed)
        .collect();
    let slow: Vec<f64> = speeds
        .iter()
        .filter(|(frame, _)| *frame >= stop_frame)
        .map(|(_, speed)| *speed)
        .collect();
    if fast.len() < 2 || slow.is_empty() {
        return None;
    }
    let real = slow.iter().sum::<f64>() / slow.len() as f64;
    Some((extrapolate(&fast) - real).max(0.0))
}

/// A rolling ball stirs the picture in proportion to its way, and not at all when it lies; a toy that opens stirs it where it
/// stands. What is stirred after the last fast step beyond the proportion seen before it, in diameters of rolling.
fn unrest(sights: &[Sight], first: usize, last_fast: usize, ball_mm: f64) -> f64 {
    let step = |i: usize| distance(sights[i - 1].at_mm, sights[i].at_mm) / ball_mm;
    // Slow steps only: a fast one stirs both where it was and where it is, whatever the distance.
    let rates: Vec<f64> = (first + 1..=last_fast + 1)
        .filter(|i| *i < sights.len() && !sights[*i].by_hand && (0.1..0.8).contains(&step(*i)))
        .map(|i| sights[i].stir / step(i))
        .collect();
    let last: Vec<f64> = rates.iter().rev().take(6).copied().collect();
    if last.is_empty() {
        return 0.0;
    }
    let rate = median(last).max(1.0);
    (last_fast + 2..sights.len())
        .map(|i| (sights[i].stir - rate * step(i)).max(0.0) / rate)
        .sum()
}

/// The next value of a line through these.
fn extrapolate(values: &[f64]) -> f64 {
    let n = values.len() as f64;
    if values.len() < 3 {
        return values.last().copied().unwrap_or(0.0);
    }
    let mean_x = (n - 1.0) / 2.0;
    let mean_y = values.iter().sum::<f64>() / n;
    let (mut xy, mut xx) = (0.0, 0.0);
    for (i, y) in values.iter().enumerate() {
        xy += (i as f64 - mean_x) * (y - mean_y);
        xx += (i as f64 - mean_x).powi(2);
    }
    // It does not gain speed by itself.
    let slope = (xy / xx).min(0.0);
    (mean_y + slope * (n - mean_x)).max(0.0)
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values.get(values.len() / 2).copied().unwrap_or(0.0)
}

#[cfg(test)]
mod tests {
    use super::super::blobs::Blob;
    use super::*;

    /// A ball that brakes evenly down the x axis and springs open in frame `opens`, at 30 frames a second.
    fn opening(opens: u64) -> Vec<Sight> {
        let mut at = 0.0;
        (1..opens + 15)
            .map(|frame| {
                let left = opens.saturating_sub(frame) as f64;
                at += if left > 0.0 { 2.0 + 0.6 * left } else { 0.2 };
                let since = (frame as f64 - opens as f64 + 0.5).max(0.0) / 4.0;
                Sight {
                    frame,
                    at: [at, 10.0],
                    at_mm: [at, 10.0],
                    area_in_balls: 1.1 + 0.6 * (1.0 - (1.0 - since.min(1.0)).powi(2)),
                    by_shade: false,
                    hangs: false,
                    at_edge: false,
                    by_hand: false,
                    active: frame < opens + 5,
                    stir: 0.0,
                    blob: Blob {
                        area: 50.0,
                        centre: [at, 10.0],
                        bounds: [at as usize, 6, at as usize + 8, 14],
                        at_edge: false,
                        label: 1,
                    },
                }
            })
            .collect()
    }

    #[test]
    fn the_frame_in_which_it_begins_to_grow_is_found_though_it_was_slow_before() {
        for opens in [18, 22, 27] {
            let sights = opening(opens);
            let end = opens as usize;
            let found = way_witness(&sights, 0, end, 32.0, 30.0).open_frame;
            assert!(found.abs_diff(opens) <= 1, "{found} {opens}");
        }
    }

    #[test]
    fn even_braking_is_no_stop_and_a_catch_is_one() {
        let line = |values: &[f64]| extrapolate(values);
        assert!((line(&[9.0, 7.0, 5.0, 3.0]) - 1.0).abs() < 1e-9);
        assert!((line(&[9.0, 9.0, 9.0]) - 9.0).abs() < 1e-9);
        assert_eq!(line(&[]), 0.0);
    }
}
