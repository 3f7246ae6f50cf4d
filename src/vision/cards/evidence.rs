//! How well the picture bears out that a card's edge runs along a line.

use super::geometry::{Corners, add, dot, length, scaled, sub};
use super::relief::Relief;

/// The ends of a side are left out: corners are rounded, up to a tenth of a short side.
pub(super) const ROUNDED_SHARE: f64 = 0.1;
/// A side is looked for so far (pixels) from where it is thought to be.
const REACH_PIXELS: f64 = 1.6;
/// ... and on long sides a little further, for a lens bends them by this share of their length.
const LENS_BEND_SHARE: f64 = 0.008;
/// A slope belongs to a side when it points across it within this cosine (25 degrees).
const ACROSS_COSINE: f32 = 0.906;

/// What speaks for one outline.
#[derive(Debug, Clone, Copy)]
pub(super) struct Evidence {
    /// The product of what is seen of the four sides, 0 to 1: one side missed spoils it.
    pub(super) all_seen: f64,
    /// All sides together, 0 to 1; a side hardly seen costs more than its share.
    pub(super) quality: f64,
}

/// Looks along all four sides of a clockwise outline.
pub(super) fn weigh(relief: &Relief, corners: &Corners) -> Evidence {
    let seen: [f64; 4] =
        std::array::from_fn(|i| side_seen(relief, corners[i], corners[(i + 1) % 4]));
    let mut sorted = seen;
    sorted.sort_by(f64::total_cmp);
    let mean = seen.iter().sum::<f64>() / 4.0;
    Evidence {
        all_seen: seen.iter().product(),
        quality: 0.5 * mean + 0.25 * sorted[0] + 0.25 * sorted[1],
    }
}

/// The share of a side along which the picture has an edge the same way, discounted when bright and dark change places.
fn side_seen(relief: &Relief, from: [f64; 2], to: [f64; 2]) -> f64 {
    const MOST_SAMPLES: f64 = 28.0;
    let along = sub(to, from);
    let long = length(along);
    if long < 4.0 {
        return 0.0;
    }
    let across = [-along[1] / long, along[0] / long];
    let samples = (long * (1.0 - 2.0 * ROUNDED_SHARE)).clamp(6.0, MOST_SAMPLES) as usize;
    let reach = REACH_PIXELS + LENS_BEND_SHARE * long;
    let (mut seen, mut brighter_inside, mut inside_picture) = (0.0, 0.0, 0usize);
    for k in 0..samples {
        let t = ROUNDED_SHARE + (1.0 - 2.0 * ROUNDED_SHARE) * (k as f64 + 0.5) / samples as f64;
        let point = add(from, scaled(along, t));
        if point[0] < 1.0
            || point[1] < 1.0
            || point[0] > relief.width as f64 - 2.0
            || point[1] > relief.height as f64 - 2.0
        {
            continue;
        }
        inside_picture += 1;
        let mut steepest: f32 = 0.0;
        let mut off = -reach;
        while off <= reach {
            let slope = relief.at(point[0] + across[0] * off, point[1] + across[1] * off);
            let through = slope[0] * across[0] as f32 + slope[1] * across[1] as f32;
            if through.abs() > steepest.abs()
                && through * through
                    >= ACROSS_COSINE * ACROSS_COSINE * (slope[0] * slope[0] + slope[1] * slope[1])
            {
                steepest = through;
            }
            off += 0.8;
        }
        if steepest.abs() >= relief.edge_floor {
            seen += 1.0;
            brighter_inside += f64::from(steepest.signum());
        }
    }
    if seen == 0.0 || inside_picture * 2 < samples {
        return 0.0;
    }
    let one_way = f64::abs(brighter_inside) / seen;
    // A table of light and dark stripes may turn the edge over here and there; noise does so half of the time.
    seen / samples as f64 * (0.75 + 0.25 * one_way)
}

/// The share of the stretch from `a` to `b` that a line segment covers, 0 to 1.
pub(super) fn covered(a: [f64; 2], b: [f64; 2], from: [f64; 2], to: [f64; 2]) -> f64 {
    let along = sub(b, a);
    let square = dot(along, along);
    if square <= 0.0 {
        return 0.0;
    }
    let s = dot(sub(from, a), along) / square;
    let t = dot(sub(to, a), along) / square;
    (s.max(t).min(1.0) - s.min(t).max(0.0)).max(0.0)
}
