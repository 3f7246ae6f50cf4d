//! Cards of a known size on a known table: one corner, or one side, says where the whole card must lie.

use super::evidence::{covered, weigh};
use super::geometry::{Corners, clockwise, distance, is_clockwise_convex, shortest_side};
use super::group::Family;
use super::outlines::{Crossing, Outline, best_first, without_twins};
use super::refine::refined_outwards;
use super::relief::Relief;
use super::segments::Segment;
use image::RgbImage;

/// A corner measured on the table is right within this cosine (9 degrees).
const RIGHT_ANGLE_COSINE: f64 = 0.16;
/// An edge must bear out this share of the side that is laid along it.
const LEAST_COVERED: f64 = 0.4;
/// A single edge is a whole side when its length is right within this share.
const SIDE_LENGTH_SHARE: f64 = 0.12;
/// Outlines with less evidence are dropped: a card half hidden by a toy still shows two sides and parts of the others.
const LEAST_QUALITY: f64 = 0.45;
/// ... and before its sides are fitted even less will do.
const LEAST_ROUGH_QUALITY: f64 = 0.3;
/// Sides laid by size alone are looked for this far away, as a share of the card's short side.
const REACH_SHARE: f64 = 0.1;

/// Outlines of cards of the family's size that start from a corner or a side seen in the picture, best first.
pub(super) fn lay_cards(
    picture: &RgbImage,
    relief: &Relief,
    segments: &[Segment],
    crossings: &[Vec<Crossing>],
    family: &Family,
) -> Vec<Outline> {
    let mut laid: Vec<Outline> = Vec::new();
    let mut consider = |corners: [Option<[f64; 2]>; 4], edges: &[&Segment]| {
        let [Some(a), Some(b), Some(c), Some(d)] = corners else {
            return;
        };
        let corners = [a, b, c, d];
        // The first side lies along the first edge, the last along the second.
        let sides = [(a, b), (a, d)];
        if edges
            .iter()
            .zip(sides)
            .any(|(edge, (p, q))| covered(p, q, edge.from, edge.to) < LEAST_COVERED)
        {
            return;
        }
        let corners = clockwise(corners);
        if !is_clockwise_convex(&corners) {
            return;
        }
        let rough = weigh(relief, &corners);
        if rough.quality >= LEAST_ROUGH_QUALITY {
            laid.push(Outline {
                corners,
                evidence: rough,
            });
        }
    };
    let [short, long] = family.size;
    for (i, list) in crossings.iter().enumerate() {
        let one = &segments[i];
        for crossing in list.iter().filter(|c| c.other > i) {
            let other = &segments[crossing.other];
            let Some(corner) = family.plane.on_table(crossing.point) else {
                continue;
            };
            let (Some(u), Some(v)) = (table_direction(family, one), table_direction(family, other))
            else {
                continue;
            };
            let cosine = u[0] * v[0] + u[1] * v[1];
            if cosine.abs() > RIGHT_ANGLE_COSINE {
                continue;
            }
            for (su, sv) in [(1.0, 1.0), (1.0, -1.0), (-1.0, 1.0), (-1.0, -1.0)] {
                for (lu, lv) in [(short, long), (long, short)] {
                    let spot = |x: f64, y: f64| {
                        family.plane.in_picture([
                            corner[0] + x * su * lu * u[0] + y * sv * lv * v[0],
                            corner[1] + x * su * lu * u[1] + y * sv * lv * v[1],
                        ])
                    };
                    consider(
                        [
                            Some(crossing.point),
                            spot(1.0, 0.0),
                            spot(1.0, 1.0),
                            spot(0.0, 1.0),
                        ],
                        &[one, other],
                    );
                }
            }
        }
    }
    for segment in segments {
        let (Some(from), Some(to)) = (
            family.plane.on_table(segment.from),
            family.plane.on_table(segment.to),
        ) else {
            continue;
        };
        let measured = distance(from, to);
        for (side, depth) in [(short, long), (long, short)] {
            if (measured / side).ln().abs() > SIDE_LENGTH_SHARE {
                continue;
            }
            let u = [(to[0] - from[0]) / measured, (to[1] - from[1]) / measured];
            for sign in [-1.0, 1.0] {
                let v = [-sign * u[1] * depth, sign * u[0] * depth];
                consider(
                    [
                        Some(segment.from),
                        Some(segment.to),
                        family.plane.in_picture([to[0] + v[0], to[1] + v[1]]),
                        family.plane.in_picture([from[0] + v[0], from[1] + v[1]]),
                    ],
                    &[segment],
                );
            }
        }
    }
    best_first(&mut laid);
    let mut fitted: Vec<Outline> = without_twins(laid)
        .iter()
        .map(|outline| {
            let corners = refined_outwards(
                picture,
                relief,
                &outline.corners,
                reach_for(&outline.corners),
            );
            Outline {
                corners,
                evidence: weigh(relief, &corners),
            }
        })
        .filter(|outline| outline.evidence.quality >= LEAST_QUALITY)
        .collect();
    best_first(&mut fitted);
    without_twins(fitted)
}

/// How far (pixels) a side laid by size may be from where it is: a share of the card, at least two pixels.
pub(super) fn reach_for(corners: &Corners) -> f64 {
    (REACH_SHARE * shortest_side(corners)).clamp(2.0, 10.0)
}

/// An edge's direction on the table.
fn table_direction(family: &Family, segment: &Segment) -> Option<[f64; 2]> {
    let (from, to) = (
        family.plane.on_table(segment.from)?,
        family.plane.on_table(segment.to)?,
    );
    let long = distance(from, to);
    (long > 0.0).then(|| [(to[0] - from[0]) / long, (to[1] - from[1]) / long])
}
