//! What lies on both sides of an outline's edges: a card is a step of colour along each whole side, and its edges end at its
//! corners.

use super::geometry::{Corners, cross, distance, sub};
use super::plane::TablePlane;
use super::relief::Relief;

/// Colours beside an edge are read this far from it, as a share of a card's short side ...
const BESIDE_SHARE: f64 = 0.03;
/// ... and at least this far (pixels), beyond the blur of the edge itself.
const BESIDE_PIXELS: f64 = 2.0;
/// Samples along a side, and along what would continue it.
const ALONG: usize = 20;
const BEYOND: usize = 7;
/// The ends of a side are left out, as a share of it: corners are rounded.
const END_SHARE: f64 = 0.12;
/// What would continue a side is looked at between these shares of its length beyond the corner.
const BEYOND_SHARES: [f64; 2] = [0.08, 0.36];
/// Colours differ by so many grey levels (one sigma) across no edge at all: noise, shading, blocks of a JPEG.
const NO_EDGE_LEVELS: f64 = 3.0;

type Colour = [f32; 3];

/// What is seen across one side.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct SideStep {
    /// How many times the step of colour, in the channel that differs most, exceeds what is to be expected where there is no
    /// edge.
    pub(super) sigmas: f64,
    /// The share of the side along which the step goes the same way, 0 to 1.
    pub(super) agree: f64,
    /// How well the same step goes on beyond the side's start and its end, 0 to 1.
    pub(super) goes_on: [f64; 2],
}

/// Looks across the four sides of an outline on a table; none when the plane does not hold it.
pub(super) fn across(
    relief: &Relief,
    plane: &TablePlane,
    short: f64,
    corners: &Corners,
) -> Option<[SideStep; 4]> {
    let mut spots = [[0.0; 2]; 4];
    for (spot, corner) in spots.iter_mut().zip(corners) {
        *spot = plane.on_table(*corner)?;
    }
    let mut sides = [SideStep::default(); 4];
    for (i, side) in sides.iter_mut().enumerate() {
        let next = (i + 1) % 4;
        let along = [spots[next][0] - spots[i][0], spots[next][1] - spots[i][1]];
        let long = along[0].hypot(along[1]).max(1e-9);
        // Towards the opposite side, at right angles on the table.
        let mut inwards = [-along[1] / long, along[0] / long];
        let opposite = spots[(i + 2) % 4];
        if inwards[0] * (opposite[0] - spots[next][0]) + inwards[1] * (opposite[1] - spots[next][1])
            < 0.0
        {
            inwards = inwards.map(|v| -v);
        }
        // How many pixels the table shows across this side.
        let middle = [spots[i][0] + along[0] / 2.0, spots[i][1] + along[1] / 2.0];
        let step = 0.05 * short;
        let (Some(a), Some(b)) = (
            plane.in_picture(middle),
            plane.in_picture([middle[0] + step * inwards[0], middle[1] + step * inwards[1]]),
        ) else {
            continue;
        };
        let pixel = step / distance(a, b).max(1e-6);
        let beside = (BESIDE_SHARE * short).max(BESIDE_PIXELS * pixel);
        let colour = |t: f64, inside: f64| {
            let mut sum = [0.0f32; 3];
            for off in [-0.7 * pixel, 0.7 * pixel] {
                let to = inside + off;
                let spot = [
                    spots[i][0] + t * along[0] + to * inwards[0],
                    spots[i][1] + t * along[1] + to * inwards[1],
                ];
                let seen = relief.colour(plane.in_picture(spot)?)?;
                for (s, c) in sum.iter_mut().zip(seen) {
                    *s += 0.5 * c;
                }
            }
            Some(sum)
        };
        let pairs = |from: f64, to: f64, count: usize, inside: f64| {
            (0..count)
                .filter_map(|k| {
                    let t = from + (to - from) * (k as f64 + 0.5) / count as f64;
                    let (inner, outer) = (colour(t, inside)?, colour(t, -beside)?);
                    Some(std::array::from_fn(|c| inner[c] - outer[c]))
                })
                .collect::<Vec<Colour>>()
        };
        let steps = pairs(END_SHARE, 1.0 - END_SHARE, ALONG, beside);
        if steps.len() < ALONG / 3 {
            continue;
        }
        let typical = middle_of(&steps);
        let (contrast, channel) = largest(typical);
        let mut off: Vec<f64> = steps
            .iter()
            .map(|s| f64::from((s[channel] - typical[channel]).abs()))
            .collect();
        off.sort_by(f64::total_cmp);
        let scatter = 1.48 * off[off.len() / 2];
        // Neighbouring samples are not independent: a third of them counts.
        let expected =
            (scatter * scatter * 3.0 / steps.len() as f64 + NO_EDGE_LEVELS * NO_EDGE_LEVELS).sqrt();
        side.sigmas = contrast / expected;
        let square: f32 = typical.iter().map(|v| v * v).sum::<f32>().max(1.0);
        let like = |s: &Colour| s.iter().zip(typical).map(|(a, b)| a * b).sum::<f32>() / square;
        side.agree = steps.iter().filter(|s| like(s) > 0.4).count() as f64 / steps.len() as f64;
        let [near, far] = BEYOND_SHARES;
        side.goes_on = [[-far, -near], [1.0 + near, 1.0 + far]].map(|[from, to]| {
            let on = pairs(from, to, BEYOND, beside);
            if on.len() < BEYOND / 2 {
                return 0.0;
            }
            f64::from(like(&middle_of(&on))).clamp(0.0, 1.0)
        });
    }
    Some(sides)
}

/// How much goes on beyond the corners where no neighbour lies: the lines of a cloth, a form, a plank do, a card's edges do not.
/// 0 to 8.
pub(super) fn unexplained(
    sides: &[SideStep; 4],
    corners: &Corners,
    neighbours: &[&Corners],
) -> f64 {
    /// Fewer sigmas are no step that could go on.
    const CLEAR_SIGMAS: f64 = 3.0;
    let mut sum = 0.0;
    for (i, side) in sides.iter().enumerate() {
        let (from, to) = (corners[i], corners[(i + 1) % 4]);
        let (after, before) = (corners[(i + 2) % 4], corners[(i + 3) % 4]);
        let inwards: [f64; 2] =
            std::array::from_fn(|k| (after[k] + before[k] - from[k] - to[k]) / 2.0);
        for (goes_on, [start, end]) in side.goes_on.iter().zip([[from, to], [to, from]]) {
            let beyond =
                std::array::from_fn(|k| start[k] + 0.2 * (start[k] - end[k]) + 0.12 * inwards[k]);
            if !neighbours.iter().any(|other| holds(other, beyond)) {
                sum += goes_on * (side.sigmas / CLEAR_SIGMAS).min(1.0);
            }
        }
    }
    sum
}

/// True when a point lies inside a clockwise outline.
fn holds(corners: &Corners, point: [f64; 2]) -> bool {
    (0..4).all(|i| {
        let (a, b) = (corners[i], corners[(i + 1) % 4]);
        cross(sub(b, a), sub(point, a)) >= 0.0
    })
}

/// The median of each channel.
fn middle_of(colours: &[Colour]) -> Colour {
    std::array::from_fn(|k| {
        let mut levels: Vec<f32> = colours.iter().map(|c| c[k]).collect();
        levels.sort_by(f32::total_cmp);
        levels.get(levels.len() / 2).copied().unwrap_or(0.0)
    })
}

/// The largest difference and its channel.
fn largest(colour: Colour) -> (f64, usize) {
    (0..3)
        .map(|k| (f64::from(colour[k].abs()), k))
        .fold((0.0, 0), |best, it| if it.0 > best.0 { it } else { best })
}
