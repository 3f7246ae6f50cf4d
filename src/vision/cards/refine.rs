//! Moves the sides of an outline onto the edges in the picture, to a fraction of a pixel.

use super::evidence::ROUNDED_SHARE;
use super::geometry::{Corners, add, distance, dot, is_clockwise_convex, meet, scaled, sub, unit};
use super::relief::Relief;
use super::surround::is_table;
use image::RgbImage;

/// Steps across a side, in pixels.
const STEP: f64 = 0.5;
/// The outermost edge is taken if it is this strong beside the strongest: a card's border is bright outside and dark
/// inside, its outer edge is the card's.
const OUTER_EDGE_SHARE: f64 = 0.4;
/// A point this far (pixels) from the fitted line does not belong to it.
const STRAY_PIXELS: f64 = 0.8;

/// The outline with every side moved onto the outermost clear edge within `reach` pixels; a side without one stays.
pub(super) fn refined(relief: &Relief, corners: &Corners, reach: f64) -> Corners {
    moved_to(relief, corners, [reach; 4])
}

/// The same from a printed frame to the card's edge, but not over a strip of table to what lies beyond.
pub(super) fn refined_outwards(
    picture: &RgbImage,
    relief: &Relief,
    corners: &Corners,
    reach: f64,
) -> Corners {
    /// A shorter way is not worth asking about.
    const SHORT_PIXELS: f64 = 2.0;
    let far = refined(relief, corners, reach);
    let reaches = std::array::from_fn(|i| {
        let middle = |c: &Corners| scaled(add(c[i], c[(i + 1) % 4]), 0.5);
        let along = unit(sub(corners[(i + 1) % 4], corners[i]));
        let went = dot(sub(middle(&far), middle(corners)), [along[1], -along[0]]);
        if went > SHORT_PIXELS && is_table(picture, corners, i, [0.5, went - 0.5]) {
            SHORT_PIXELS
        } else {
            reach
        }
    });
    if reaches == [reach; 4] {
        far
    } else {
        moved_to(relief, corners, reaches)
    }
}

/// Moves each side onto an edge within its own reach.
fn moved_to(relief: &Relief, corners: &Corners, reaches: [f64; 4]) -> Corners {
    let reach = reaches.into_iter().fold(0.0, f64::max);
    let lines: [([f64; 2], [f64; 2]); 4] = std::array::from_fn(|i| {
        let (from, to) = (corners[i], corners[(i + 1) % 4]);
        side_line(relief, from, to, reaches[i]).unwrap_or((from, sub(to, from)))
    });
    let mut moved = *corners;
    for i in 0..4 {
        let (before, after) = (lines[(i + 3) % 4], lines[i]);
        match meet(before.0, before.1, after.0, after.1) {
            Some(corner) if distance(corner, corners[i]) <= 2.0 * reach + 2.0 => moved[i] = corner,
            _ => return *corners,
        }
    }
    if is_clockwise_convex(&moved) {
        moved
    } else {
        *corners
    }
}

/// A line (point, direction) fitted to the edge along one side.
fn side_line(
    relief: &Relief,
    from: [f64; 2],
    to: [f64; 2],
    reach: f64,
) -> Option<([f64; 2], [f64; 2])> {
    let long = distance(from, to);
    if long < 6.0 {
        return None;
    }
    let along = scaled(sub(to, from), 1.0 / long);
    // Clockwise outlines have their inside on the right: this points out.
    let out = [along[1], -along[0]];
    let samples = (long * (1.0 - 2.0 * ROUNDED_SHARE)).clamp(6.0, 32.0) as usize;
    let steps = (2.0 * reach / STEP).round() as usize + 1;
    let mut across = vec![0.0f64; samples * steps];
    let mut profile = vec![0.0f64; steps];
    for k in 0..samples {
        let t = ROUNDED_SHARE + (1.0 - 2.0 * ROUNDED_SHARE) * (k as f64 + 0.5) / samples as f64;
        let base = add(from, scaled(along, t * long));
        for s in 0..steps {
            let off = s as f64 * STEP - reach;
            let point = add(base, scaled(out, off));
            let slope = relief.between(point[0], point[1]);
            let through = f64::from(slope[0]) * out[0] + f64::from(slope[1]) * out[1];
            across[k * steps + s] = through.abs();
            // A few bright letters must not outweigh the side.
            profile[s] += through.abs().min(4.0 * f64::from(relief.edge_floor));
        }
    }
    let strongest = profile.iter().copied().fold(0.0, f64::max);
    if strongest < samples as f64 * f64::from(relief.edge_floor) * 0.5 {
        return None;
    }
    let peak = (1..steps - 1).rev().find(|s| {
        profile[*s] >= OUTER_EDGE_SHARE * strongest
            && profile[*s] >= profile[s - 1]
            && profile[*s] >= profile[s + 1]
    })?;
    let half = (1.0 / STEP) as usize;
    let mut points = Vec::with_capacity(samples);
    for k in 0..samples {
        let row = &across[k * steps..(k + 1) * steps];
        let (low, high) = (
            peak.saturating_sub(half).max(1),
            (peak + half).min(steps - 2),
        );
        let Some(top) = (low..=high).max_by(|a, b| row[*a].total_cmp(&row[*b])) else {
            continue;
        };
        if row[top] < f64::from(relief.edge_floor) {
            continue;
        }
        let bend = row[top - 1] - 2.0 * row[top] + row[top + 1];
        let shift = if bend < -1e-9 {
            (0.5 * (row[top - 1] - row[top + 1]) / bend).clamp(-0.5, 0.5)
        } else {
            0.0
        };
        let t = ROUNDED_SHARE + (1.0 - 2.0 * ROUNDED_SHARE) * (k as f64 + 0.5) / samples as f64;
        points.push([t * long, (top as f64 + shift) * STEP - reach]);
    }
    if points.len() * 5 < samples * 2 {
        return None;
    }
    let (mut offset, mut tilt) = (0.0, 0.0);
    let mut limit = f64::INFINITY;
    for _ in 0..5 {
        let near: Vec<&[f64; 2]> = points
            .iter()
            .filter(|p| (p[1] - offset - tilt * (p[0] - long / 2.0)).abs() <= limit)
            .collect();
        if near.len() < 4 {
            return None;
        }
        let count = near.len() as f64;
        let mean_x = near.iter().map(|p| p[0] - long / 2.0).sum::<f64>() / count;
        let mean_y = near.iter().map(|p| p[1]).sum::<f64>() / count;
        let (mut xx, mut xy) = (0.0, 0.0);
        for p in &near {
            let x = p[0] - long / 2.0 - mean_x;
            xx += x * x;
            xy += x * (p[1] - mean_y);
        }
        // Edge points in one place only say nothing about the direction.
        tilt = if xx > count * (0.1 * long).powi(2) {
            xy / xx
        } else {
            0.0
        };
        offset = mean_y - tilt * mean_x;
        limit = STRAY_PIXELS;
    }
    let middle = add(scaled(add(from, to), 0.5), scaled(out, offset));
    let direction = add(along, scaled(out, tilt));
    debug_assert!(dot(direction, along) > 0.0);
    Some((middle, direction))
}
