//! Which outlines are the cards: the largest family of equal rectangles that one table plane can hold.

use super::CardShape;
use super::geometry::{Corners, distance, shared_area, signed_area};
use super::outlines::Outline;
use super::plane::{Measured, TablePlane};

/// Two outlines claim the same spot when they share more than this part of the smaller one.
pub(super) const CLAIMS_SAME_SPOT: f64 = 0.15;
/// Focal lengths tried, over the picture's longer side: from a wide webcam (80 degrees) to a phone's (50).
const FOCAL_OVER_LONGER_SIDE: [f64; 3] = [0.6, 0.8, 1.05];
/// The steepest slant tried, in degrees from looking straight down.
const STEEPEST_LEAN_DEGREES: f64 = 66.0;
/// Cards of one make differ by no more than this in size, as it is measured (natural logarithm, one sigma).
const SIZE_SIGMA: f64 = 0.035;
/// A measured rectangle is this crooked though its corners are found well: lens distortion, a bent card (one sigma).
const CROOKED_SIGMA: f64 = 0.03;
/// Corners are found this exactly (pixels, one sigma), before sides are fitted.
const CORNER_SIGMA_PIXELS: f64 = 1.0;
/// A larger outline of equal evidence is preferred to one inside it (a printed frame), by this power of its area.
const LARGER_POWER: f64 = 0.2;
/// Below this share of the picture an outline counts in proportion to its area: more likely a letter than a card.
const SMALL_SHARE: f64 = 0.004;

/// The family found.
#[derive(Debug, Clone)]
pub(super) struct Family {
    pub(super) plane: TablePlane,
    /// Sides of a card, short and long, in units of the camera's distance.
    pub(super) size: [f64; 2],
    /// The sum by which families are compared.
    pub(super) worth: f64,
}

/// Which outlines claim the same spot.
pub(super) struct Overlaps {
    count: usize,
    claims: Vec<bool>,
}

impl Overlaps {
    pub(super) fn among(outlines: &[Outline]) -> Self {
        let count = outlines.len();
        let mut claims = vec![false; count * count];
        for i in 0..count {
            for j in i + 1..count {
                let clash = same_spot(&outlines[i].corners, &outlines[j].corners);
                claims[i * count + j] = clash;
                claims[j * count + i] = clash;
            }
        }
        Self { count, claims }
    }

    fn clash(&self, one: usize, other: usize) -> bool {
        self.claims[one * self.count + other]
    }
}

/// True when two outlines cannot both be whole cards lying side by side.
pub(super) fn same_spot(one: &Corners, other: &Corners) -> bool {
    let apart = |k: usize| {
        let span = |c: &Corners| {
            c.iter()
                .fold((f64::INFINITY, f64::NEG_INFINITY), |(a, b), p| {
                    (a.min(p[k]), b.max(p[k]))
                })
        };
        let ((a, b), (c, d)) = (span(one), span(other));
        b < c || d < a
    };
    if apart(0) || apart(1) {
        return false;
    }
    let smaller = signed_area(one).abs().min(signed_area(other).abs());
    shared_area(one, other) > CLAIMS_SAME_SPOT * smaller
}

/// How well an outline measured on a plane is a rectangle of the wanted shape, 0 to 1.
pub(super) fn shape_fit(measured: &Measured, shape: &CardShape, shortest_side_px: f64) -> f64 {
    let blur = CORNER_SIGMA_PIXELS / shortest_side_px;
    let crooked_sigma = CROOKED_SIGMA + blur;
    let aspect = (measured.short / measured.long).ln();
    let [low, high] = shape.aspect_range;
    let outside = (low.ln() - aspect).max(aspect - high.ln()).max(0.0);
    let aspect_sigma = SIZE_SIGMA + blur;
    (-0.5 * ((measured.crooked / crooked_sigma).powi(2) + (outside / aspect_sigma).powi(2))).exp()
}

/// How near a measured card is to a size, 0 to 1.
pub(super) fn size_fit(measured: &Measured, size: [f64; 2], shortest_side_px: f64) -> f64 {
    let sigma = SIZE_SIGMA + CORNER_SIGMA_PIXELS / shortest_side_px;
    let (a, b) = (
        (measured.short / size[0]).ln() / sigma,
        (measured.long / size[1]).ln() / sigma,
    );
    (-0.5 * (a * a + b * b)).exp()
}

/// The shortest side of an outline, in pixels.
pub(super) fn shortest_side(corners: &Corners) -> f64 {
    (0..4)
        .map(|i| distance(corners[i], corners[(i + 1) % 4]))
        .fold(f64::INFINITY, f64::min)
}

/// What an outline counts when families are compared.
fn worth(outline: &Outline, picture_area: f64) -> f64 {
    let evidence = ((outline.evidence.quality - 0.4) / 0.6).max(0.0);
    let share = signed_area(&outline.corners) / picture_area;
    evidence * evidence * share.powf(LARGER_POWER) * (share / SMALL_SHARE).min(1.0)
}

/// Finds the plane and the card size that explain most of the outlines.
pub(super) fn find_family(
    outlines: &[Outline],
    shape: &CardShape,
    picture_size: (usize, usize),
) -> Option<Family> {
    let overlaps = Overlaps::among(outlines);
    let longer = picture_size.0.max(picture_size.1) as f64;
    let picture_area = (picture_size.0 * picture_size.1) as f64;
    let worths: Vec<f64> = outlines.iter().map(|o| worth(o, picture_area)).collect();
    let shortest: Vec<f64> = outlines.iter().map(|o| shortest_side(&o.corners)).collect();
    let judge = |focal_share: f64, lean: f64, azimuth: f64| {
        let plane = TablePlane::new(
            picture_size,
            focal_share * longer,
            lean.to_radians(),
            azimuth.to_radians(),
        );
        on_plane(outlines, &worths, &shortest, &overlaps, shape, plane)
    };
    let mut best: Option<(Family, [f64; 3])> = None;
    let consider = |at: [f64; 3], best: &mut Option<(Family, [f64; 3])>| {
        if let Some(family) = judge(at[0], at[1], at[2])
            && best
                .as_ref()
                .is_none_or(|(old, _)| family.worth > old.worth)
        {
            *best = Some((family, at));
            return true;
        }
        false
    };
    for focal in FOCAL_OVER_LONGER_SIDE {
        let mut lean = 0.0;
        while lean <= STEEPEST_LEAN_DEGREES {
            // Equal steps on the sphere of slants: fewer directions where the slant is small.
            let directions = (30.0 * f64::to_radians(lean).sin()).round().max(1.0) as usize;
            for k in 0..directions {
                consider(
                    [focal, lean, 360.0 * k as f64 / directions as f64],
                    &mut best,
                );
            }
            lean += 5.0;
        }
    }
    // Then downhill from the best of the grid, in ever smaller steps.
    let mut step = [0.1, 2.5, 5.0];
    for _ in 0..5 {
        let mut moved = true;
        let mut tries = 0;
        while moved && tries < 6 {
            moved = false;
            tries += 1;
            for axis in 0..3 {
                for sign in [-1.0, 1.0] {
                    let Some((_, at)) = &best else { return None };
                    let mut next = *at;
                    next[axis] += sign * step[axis];
                    if (0.5..=1.4).contains(&next[0])
                        && (0.0..=STEEPEST_LEAN_DEGREES + 4.0).contains(&next[1])
                    {
                        moved |= consider(next, &mut best);
                    }
                }
            }
        }
        step = step.map(|s| s / 2.0);
    }
    best.map(|(family, _)| family)
}

/// The best family on one plane.
fn on_plane(
    outlines: &[Outline],
    worths: &[f64],
    shortest: &[f64],
    overlaps: &Overlaps,
    shape: &CardShape,
    plane: TablePlane,
) -> Option<Family> {
    /// So many of the best rectangles are tried as the size of all.
    const SIZES_TRIED: usize = 10;
    const LEAST_FIT: f64 = 0.05;
    let mut fitting: Vec<(usize, f64, Measured)> = Vec::new();
    for (at, outline) in outlines.iter().enumerate() {
        if worths[at] <= 0.0 {
            continue;
        }
        let Some(measured) = plane.measure(&outline.corners) else {
            continue;
        };
        let fit = shape_fit(&measured, shape, shortest[at]);
        if fit >= LEAST_FIT {
            fitting.push((at, fit, measured));
        }
    }
    fitting.sort_by(|a, b| (b.1 * worths[b.0]).total_cmp(&(a.1 * worths[a.0])));
    let mut best: Option<Family> = None;
    for lead in 0..fitting.len().min(SIZES_TRIED) {
        let size = [fitting[lead].2.short, fitting[lead].2.long];
        let mut ranked: Vec<(usize, f64)> = fitting
            .iter()
            .map(|(at, fit, measured)| (*at, fit * size_fit(measured, size, shortest[*at])))
            .filter(|(_, fit)| *fit >= LEAST_FIT)
            .collect();
        ranked.sort_by(|a, b| (b.1 * worths[b.0]).total_cmp(&(a.1 * worths[a.0])));
        let mut members: Vec<usize> = Vec::new();
        let mut total = 0.0;
        for (at, fit) in ranked {
            if members.iter().all(|other| !overlaps.clash(at, *other)) {
                members.push(at);
                total += fit * worths[at];
            }
        }
        if best.as_ref().is_none_or(|old| total > old.worth) {
            best = Some(Family {
                plane,
                size,
                worth: total,
            });
        }
    }
    best
}
