//! Cards of one family set each other right: all are of one size, and those that touch share an edge.

use super::evidence::weigh;
use super::geometry::{
    Corners, add, distance, dot, is_clockwise_convex, meet, scaled, shortest_side, sub, unit,
};
use super::outlines::Outline;
use super::plane::TablePlane;
use super::refine::refined;
use super::relief::Relief;
use super::surround::is_table;
use image::RgbImage;

/// A card this much (natural logarithm) smaller than the family lies with a side on a printed border.
const TOO_SMALL_LOG: f64 = 0.025;
/// A border is at most this wide, as a share of the card's side.
const BORDER_AT_MOST: f64 = 0.14;
/// A side set out by size alone is looked for this far (pixels) around its place.
const REACH_PIXELS: f64 = 1.5;
/// So much quality may be lost for the right size: where two cards touch, the edge between them is faint.
const QUALITY_FOR_SIZE: f64 = 0.12;

/// Moves single sides outwards until every card has the size that the larger ones of the family show.
pub(super) fn evened(
    picture: &RgbImage,
    relief: &Relief,
    plane: &TablePlane,
    cards: &mut [Outline],
) {
    let upper = |mut sides: Vec<f64>| {
        sides.sort_by(f64::total_cmp);
        sides.get(sides.len().saturating_sub(1) * 3 / 4).copied()
    };
    let measured = |k: usize| {
        cards
            .iter()
            .filter_map(|card| plane.measure(&card.corners))
            .map(|m| [m.short, m.long][k])
            .collect::<Vec<f64>>()
    };
    let (Some(short), Some(long)) = (upper(measured(0)), upper(measured(1))) else {
        return;
    };
    for card in cards.iter_mut() {
        for (k, wanted) in [short, long].into_iter().enumerate() {
            let Some(is) = plane.measure(&card.corners).map(|m| [m.short, m.long][k]) else {
                continue;
            };
            let missing = (wanted / is).ln();
            if !(TOO_SMALL_LOG..=BORDER_AT_MOST).contains(&missing) {
                continue;
            }
            // The sides to move stand at the ends of the dimension that is too small.
            let Some(first) = ending_side(plane, &card.corners, k == 1) else {
                continue;
            };
            let better = [first, first + 2]
                .into_iter()
                .filter(|side| {
                    let width = (wanted / is - 1.0) * shortest_side(&card.corners);
                    !is_table(picture, &card.corners, *side, [0.0, width.max(1.0)])
                })
                .filter_map(|side| pushed_out(plane, &card.corners, side, wanted / is))
                .map(|corners| {
                    let corners = refined(relief, &corners, REACH_PIXELS);
                    Outline {
                        corners,
                        evidence: weigh(relief, &corners),
                    }
                })
                .filter(|moved| moved.evidence.quality >= card.evidence.quality - QUALITY_FOR_SIZE)
                .max_by(|a, b| a.evidence.quality.total_cmp(&b.evidence.quality));
            if let Some(better) = better {
                *card = better;
            }
        }
    }
}

/// The first side (of 0 and 1) that ends the long dimension, or the short one.
fn ending_side(plane: &TablePlane, corners: &Corners, long: bool) -> Option<usize> {
    let mut spots = [[0.0; 2]; 4];
    for (spot, corner) in spots.iter_mut().zip(corners) {
        *spot = plane.on_table(*corner)?;
    }
    let one = distance(spots[0], spots[1]) + distance(spots[2], spots[3]);
    let other = distance(spots[1], spots[2]) + distance(spots[3], spots[0]);
    // Side 0 ends the dimension along which side 1 runs.
    Some(usize::from((other > one) != long))
}

/// The outline with one side moved away from the opposite one, on the table, by a factor.
fn pushed_out(plane: &TablePlane, corners: &Corners, side: usize, factor: f64) -> Option<Corners> {
    let mut moved = *corners;
    // Corner `side` moves away from the corner before it, the next one from the corner after it.
    for (corner, from) in [(side, side + 3), (side + 1, side + 2)] {
        let (corner, from) = (corner % 4, from % 4);
        let base = plane.on_table(corners[from])?;
        let spot = plane.on_table(corners[corner])?;
        moved[corner] = plane.in_picture(add(base, scaled(sub(spot, base), factor)))?;
    }
    is_clockwise_convex(&moved).then_some(moved)
}

/// Where two sides face each other across a narrow strip, both are moved to its middle: the cards touch, and the
/// strip is their two borders, whose outer edges cannot be seen.
pub(super) fn joined(picture: &RgbImage, relief: &Relief, cards: &mut [Outline]) {
    /// The strip is two borders wide at most, as a share of the card's shorter side.
    const STRIP_AT_MOST: f64 = 0.2;
    const PARALLEL_COSINE: f64 = 0.985;
    const LEAST_FACING: f64 = 0.4;
    for one in 0..cards.len() {
        for other in one + 1..cards.len() {
            let (a, b) = (cards[one].corners, cards[other].corners);
            let strip = STRIP_AT_MOST * shortest_side(&a).min(shortest_side(&b));
            for i in 0..4 {
                for j in 0..4 {
                    let (p, q) = (a[i], a[(i + 1) % 4]);
                    let (r, s) = (b[j], b[(j + 1) % 4]);
                    let (along, facing) = (unit(sub(q, p)), unit(sub(s, r)));
                    if dot(along, facing) > -PARALLEL_COSINE {
                        continue;
                    }
                    // Outside lies to the left of a clockwise outline.
                    let out = [along[1], -along[0]];
                    let gap = dot(sub(scaled(add(r, s), 0.5), scaled(add(p, q), 0.5)), out);
                    let (from, to) = (dot(sub(s, p), along), dot(sub(r, p), along));
                    let facing_share = (to.min(distance(p, q)) - from.max(0.0)) / distance(p, q);
                    if gap.abs() > strip || gap.abs() < 0.5 || facing_share < LEAST_FACING {
                        continue;
                    }
                    if gap > 2.0 && is_table(picture, &a, i, [0.0, gap]) {
                        continue;
                    }
                    for (card, side, way) in [(one, i, 0.5), (other, j, -0.5)] {
                        let corners = cards[card].corners;
                        if let Some(moved) = shifted(&corners, side, scaled(out, way * gap)) {
                            cards[card] = Outline {
                                corners: moved,
                                evidence: weigh(relief, &moved),
                            };
                        }
                    }
                }
            }
        }
    }
}

/// The outline with one side moved, its ends staying on the lines of the neighbouring sides.
fn shifted(corners: &Corners, side: usize, by: [f64; 2]) -> Option<Corners> {
    let (here, next) = (side, (side + 1) % 4);
    let (before, after) = ((side + 3) % 4, (side + 2) % 4);
    let along = sub(corners[next], corners[here]);
    let start = add(corners[here], by);
    let mut moved = *corners;
    moved[here] = meet(
        start,
        along,
        corners[before],
        sub(corners[here], corners[before]),
    )?;
    moved[next] = meet(
        start,
        along,
        corners[after],
        sub(corners[next], corners[after]),
    )?;
    is_clockwise_convex(&moved).then_some(moved)
}
