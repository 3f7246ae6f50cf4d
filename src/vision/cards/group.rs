//! Which outlines are the cards: the largest family of equal rectangles that one table plane can hold.

use super::CardShape;
use super::geometry::{Corners, shared_area, shortest_side, signed_area};
use super::outlines::Outline;
use super::plane::{Measured, TablePlane};

/// Two outlines claim the same spot when they share more than this part of the smaller one.
pub(super) const CLAIMS_SAME_SPOT: f64 = 0.07;
/// Focal lengths tried, over the picture's longer side: from a wide webcam (80 degrees) to a phone's (50).
const FOCAL_OVER_LONGER_SIDE: [f64; 3] = [0.6, 0.8, 1.05];
/// Beyond these no camera for a table goes.
const FOCAL_LIMITS: [f64; 2] = [0.5, 1.4];
/// Families whose sizes differ less than this (natural logarithm) are one.
const SAME_FAMILY_LOG: f64 = 0.07;
/// The steepest slant tried, in degrees from looking straight down.
const STEEPEST_LEAN_DEGREES: f64 = 66.0;
/// Cards of one make differ by no more than this in size, as it is measured (natural logarithm, one sigma).
const SIZE_SIGMA: f64 = 0.02;
/// A measured rectangle is this crooked though its corners are found well: lens distortion, a bent card (one sigma).
const CROOKED_SIGMA: f64 = 0.025;
/// Corners are found this exactly (pixels, one sigma), before sides are fitted.
const CORNER_SIGMA_PIXELS: f64 = 1.0;
/// A larger outline of equal evidence is preferred to one inside it (a printed frame), by this power of its area.
const LARGER_POWER: f64 = 0.3;
/// One outline seen all around says more than several seen by half, which any pattern gives.
const EVIDENCE_POWER: f64 = 0.7;
/// Below this share of the picture an outline counts ever less: more likely a letter than a card.
pub(super) const SMALL_SHARE: f64 = 0.003;

/// Outlines that one plane shows as equal rectangles of the wanted shape.
#[derive(Debug, Clone)]
pub(super) struct Family {
    pub(super) plane: TablePlane,
    /// Sides of a card, short and long, in units of the camera's distance.
    pub(super) size: [f64; 2],
    /// Focal length over the picture's longer side, lean and azimuth in degrees: what the plane was made from.
    slant: [f64; 3],
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

/// What an outline counts when families are compared.
pub(super) fn worth(outline: &Outline, picture_area: f64) -> f64 {
    let share = signed_area(&outline.corners) / picture_area;
    outline.evidence.all_seen.powf(EVIDENCE_POWER)
        * share.powf(LARGER_POWER)
        * (share / SMALL_SHARE).min(1.0).powi(2)
}

/// What an outline counts in the picture it lies in, without regard to any family.
pub(super) struct Contest<'a> {
    outlines: &'a [Outline],
    shape: &'a CardShape,
    picture_size: (usize, usize),
    worths: Vec<f64>,
    shortest: Vec<f64>,
    overlaps: Overlaps,
}

/// A family's worth and size, before the rest is known.
struct Tally {
    lead: usize,
    size: [f64; 2],
    worth: f64,
}

impl<'a> Contest<'a> {
    pub(super) fn among(
        outlines: &'a [Outline],
        shape: &'a CardShape,
        picture_size: (usize, usize),
    ) -> Self {
        let picture_area = (picture_size.0 * picture_size.1) as f64;
        Self {
            outlines,
            shape,
            picture_size,
            worths: outlines.iter().map(|o| worth(o, picture_area)).collect(),
            shortest: outlines.iter().map(|o| shortest_side(&o.corners)).collect(),
            overlaps: Overlaps::among(outlines),
        }
    }

    /// The best families of clearly different sizes, best first.
    pub(super) fn families(&self, most: usize) -> Vec<Family> {
        let mut best_led: Vec<Option<([f64; 3], Tally)>> = Vec::new();
        best_led.resize_with(self.outlines.len(), || None);
        for focal in FOCAL_OVER_LONGER_SIDE {
            let mut lean = 0.0;
            while lean <= STEEPEST_LEAN_DEGREES {
                // Equal steps on the sphere of slants: fewer directions where the slant is small.
                let directions = (30.0 * f64::to_radians(lean).sin()).round().max(1.0) as usize;
                for k in 0..directions {
                    let slant = [focal, lean, 360.0 * k as f64 / directions as f64];
                    for tally in self.tallies(&self.plane(slant), None) {
                        let best = &mut best_led[tally.lead];
                        if best.as_ref().is_none_or(|(_, old)| tally.worth > old.worth) {
                            *best = Some((slant, tally));
                        }
                    }
                }
                lean += 5.0;
            }
        }
        let mut led: Vec<([f64; 3], Tally)> = best_led.into_iter().flatten().collect();
        led.sort_by(|a, b| b.1.worth.total_cmp(&a.1.worth));
        let mut families: Vec<Family> = Vec::new();
        for (slant, tally) in led {
            if families.len() == most {
                break;
            }
            let is_new = families.iter().all(|family| {
                family
                    .plane
                    .measure(&self.outlines[tally.lead].corners)
                    .is_none_or(|m| {
                        (m.short / family.size[0]).ln().abs() > SAME_FAMILY_LOG
                            || (m.long / family.size[1]).ln().abs() > SAME_FAMILY_LOG
                    })
            });
            if is_new {
                families.push(self.climbed(slant, tally));
            }
        }
        families
    }

    /// The family once more, with the plane moved to where these outlines agree best.
    pub(super) fn settled(&self, family: &Family) -> Family {
        let lead = self
            .tallies(&family.plane, None)
            .into_iter()
            .filter(|tally| {
                (0..2).all(|k| (tally.size[k] / family.size[k]).ln().abs() < SAME_FAMILY_LOG)
            })
            .max_by(|a, b| a.worth.total_cmp(&b.worth));
        lead.map_or_else(|| family.clone(), |tally| self.climbed(family.slant, tally))
    }

    fn plane(&self, [focal, lean, azimuth]: [f64; 3]) -> TablePlane {
        let longer = self.picture_size.0.max(self.picture_size.1) as f64;
        TablePlane::new(
            self.picture_size,
            focal * longer,
            lean.to_radians(),
            azimuth.to_radians(),
        )
    }

    /// Moves the plane, in ever smaller steps, to where the family of one lead is worth most.
    fn climbed(&self, mut slant: [f64; 3], mut tally: Tally) -> Family {
        let mut step = [0.1, 2.5, 5.0];
        for _ in 0..5 {
            for _ in 0..6 {
                let mut moved = false;
                for axis in 0..3 {
                    for sign in [-1.0, 1.0] {
                        let mut next = slant;
                        next[axis] += sign * step[axis];
                        if !(FOCAL_LIMITS[0]..=FOCAL_LIMITS[1]).contains(&next[0])
                            || !(0.0..=STEEPEST_LEAN_DEGREES + 4.0).contains(&next[1])
                        {
                            continue;
                        }
                        if let Some(better) = self
                            .tallies(&self.plane(next), Some(tally.lead))
                            .pop()
                            .filter(|better| better.worth > tally.worth)
                        {
                            (slant, tally, moved) = (next, better, true);
                        }
                    }
                }
                if !moved {
                    break;
                }
            }
            step = step.map(|s| s / 2.0);
        }
        Family {
            plane: self.plane(slant),
            size: tally.size,
            slant,
        }
    }

    /// For each lead (or the one given) what its family is worth on a plane.
    fn tallies(&self, plane: &TablePlane, only: Option<usize>) -> Vec<Tally> {
        /// So many of the best rectangles are tried as the size of all.
        const SIZES_TRIED: usize = 12;
        const LEAST_FIT: f64 = 0.05;
        let mut fitting: Vec<(usize, f64, Measured)> = Vec::new();
        for (at, outline) in self.outlines.iter().enumerate() {
            let Some(measured) = plane.measure(&outline.corners) else {
                continue;
            };
            let fit = shape_fit(&measured, self.shape, self.shortest[at]);
            if fit >= LEAST_FIT {
                fitting.push((at, fit * self.worths[at], measured));
            }
        }
        fitting.sort_by(|a, b| b.1.total_cmp(&a.1));
        let leads: Vec<usize> = match only {
            Some(lead) => fitting
                .iter()
                .position(|(at, ..)| *at == lead)
                .into_iter()
                .collect(),
            None => (0..fitting.len().min(SIZES_TRIED)).collect(),
        };
        leads
            .into_iter()
            .map(|lead| {
                let lead_size = [fitting[lead].2.short, fitting[lead].2.long];
                let mut ranked: Vec<(usize, f64)> = fitting
                    .iter()
                    .enumerate()
                    .map(|(k, (at, worth, measured))| {
                        let fit = size_fit(measured, lead_size, self.shortest[*at]);
                        (k, if fit >= LEAST_FIT { worth * fit } else { 0.0 })
                    })
                    .filter(|(_, worth)| *worth > 0.0)
                    .collect();
                ranked.sort_by(|a, b| b.1.total_cmp(&a.1));
                let mut members: Vec<usize> = Vec::new();
                let (mut total, mut size) = (0.0, [0.0, 0.0]);
                for (k, worth) in ranked {
                    let (at, _, measured) = &fitting[k];
                    if members
                        .iter()
                        .all(|other| !self.overlaps.clash(*at, *other))
                    {
                        members.push(*at);
                        total += worth;
                        size = [
                            size[0] + worth * measured.short,
                            size[1] + worth * measured.long,
                        ];
                    }
                }
                Tally {
                    lead: fitting[lead].0,
                    size: size.map(|side| side / total),
                    worth: total,
                }
            })
            .collect()
    }
}
