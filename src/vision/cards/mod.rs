//! Finds Gate cards in a picture of the table, without markers.
//!
//! | stage | file | what it does |
//! | --- | --- | --- |
//! | slopes | `relief` | how steeply brightness or colour changes, and which way |
//! | edges | `segments` | straight edges, and the lines through those that continue each other |
//! | outlines | `outlines` | rings of four edges that meet, each weighed by what is seen along its sides |
//! | family | `group` | the table plane and card size that most outlines agree on |
//! | laying | `guided` | cards of that size from one corner or one side: those that touch, or are partly covered |
//! | fitting | `refine` | sides moved onto the edges, to a fraction of a pixel |

mod evidence;
mod geometry;
mod group;
mod guided;
mod outlines;
mod plane;
mod refine;
mod relief;
mod segments;
#[cfg(test)]
mod tests;

use super::rig::PointInImage;
use geometry::{Corners, distance_to_stretch};
use group::{Family, find_family, same_spot, shape_fit, shortest_side};
use image::{RgbImage, imageops};
use outlines::Outline;
use relief::Relief;
use std::borrow::Cow;

/// Cards are looked for in a picture whose longer side has at most so many pixels; larger ones are made smaller first.
const WORKING_SIDE: u32 = 640;
/// Sides are fitted in a finer picture, whose longer side has at most so many pixels.
const FINE_SIDE: u32 = 1920;
/// Nothing is looked for in a picture narrower or lower than this.
const SMALLEST_PICTURE: u32 = 24;
/// Neighbours touch when a corner of one lies this close to a side of the other, as a share of the shortest side.
const TOUCH_SHARE: f64 = 0.15;

/// The shape of the cards looked for.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct CardShape {
    /// Short side over long side: the least and the most that is still such a card.
    pub aspect_range: [f64; 2],
}

impl CardShape {
    /// Any card a game may use: from the long Gate cards (57 x 98 mm) to the broad ones (0.77).
    pub const ANY: Self = Self {
        aspect_range: [0.55, 0.78],
    };

    /// Cards of a nominal size in millimetres; the real ones may differ by a few percent.
    pub fn of_mm(card_mm: [f64; 2]) -> Self {
        /// A real card's shape differs from the nominal one at most so much.
        const NOMINAL_SHARE: f64 = 0.06;
        let aspect = card_mm[0].min(card_mm[1]) / card_mm[0].max(card_mm[1]).max(1e-9);
        Self {
            aspect_range: [
                aspect * (1.0 - NOMINAL_SHARE),
                aspect * (1.0 + NOMINAL_SHARE),
            ],
        }
    }
}

impl Default for CardShape {
    fn default() -> Self {
        Self::ANY
    }
}

/// A card found in a picture.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct FoundCard {
    /// The corners clockwise, in pixels; where the edges would meet, were the corners not rounded.
    pub corners_in_image: [PointInImage; 4],
    /// How sure it is that a card lies exactly there.
    pub certainty_percent: u8,
    /// True when it touches another found card: Gate cards in play lie together.
    pub touches_another: bool,
}

/// Finds the cards of the wanted shape; all of one size on one table. Surest first.
///
/// A picture without cards, or too small to hold one, gives none.
pub fn find_cards(picture: &RgbImage, wanted: CardShape) -> Vec<FoundCard> {
    let small = reduced(picture, WORKING_SIDE);
    let found = cards_in(&small, wanted);
    if found.is_empty() || small.dimensions() == picture.dimensions() {
        return finish(&found);
    }
    let fine = reduced(picture, FINE_SIDE);
    let relief = Relief::of(&fine);
    let fitted: Vec<(Corners, f64)> = found
        .into_iter()
        .map(|(corners, certainty)| {
            let corners = rescaled(&corners, &small, &fine);
            // A pixel of the small picture, and a little for the blur between them.
            let reach = 1.5 * f64::from(fine.width()) / f64::from(small.width()) + 0.5;
            let corners = refine::refined(&relief, &corners, reach);
            (rescaled(&corners, &fine, picture), certainty)
        })
        .collect();
    finish(&fitted)
}

/// The picture, made smaller if its longer side has more than so many pixels.
fn reduced(picture: &RgbImage, longest_side: u32) -> Cow<'_, RgbImage> {
    let longer = picture.width().max(picture.height());
    if longer <= longest_side {
        return Cow::Borrowed(picture);
    }
    let shrink = f64::from(longest_side) / f64::from(longer);
    let size = |side: u32| ((f64::from(side) * shrink).round() as u32).max(1);
    Cow::Owned(imageops::thumbnail(
        picture,
        size(picture.width()),
        size(picture.height()),
    ))
}

/// Corners in one picture, moved to the same places in the same picture of another size.
fn rescaled(corners: &Corners, from: &RgbImage, to: &RgbImage) -> Corners {
    let by = [
        f64::from(to.width()) / f64::from(from.width()),
        f64::from(to.height()) / f64::from(from.height()),
    ];
    // (0, 0) is the centre of the top-left pixel in both pictures.
    corners.map(|corner| std::array::from_fn(|k| (corner[k] + 0.5) * by[k] - 0.5))
}

fn cards_in(picture: &RgbImage, wanted: CardShape) -> Vec<(Corners, f64)> {
    if picture.width().min(picture.height()) < SMALLEST_PICTURE {
        return Vec::new();
    }
    let relief = Relief::of(picture);
    let segments = segments::find_segments(&relief);
    let crossings = outlines::find_crossings(&segments);
    let outlines = outlines::find_outlines(&relief, &segments, &crossings);
    let outlines = with_fitted(&relief, outlines);
    let size = (relief.width, relief.height);
    let Some(family) = find_family(&outlines, &wanted, size) else {
        return Vec::new();
    };
    let mut all = outlines;
    all.extend(guided::lay_cards(&relief, &segments, &crossings, &family));
    choose(&relief, &all, &wanted, &family)
}

/// The outlines and, beside them, each with its sides fitted outwards: from a printed frame to the card's edge.
fn with_fitted(relief: &Relief, outlines: Vec<Outline>) -> Vec<Outline> {
    let mut all = outlines.clone();
    for outline in outlines {
        let reach = guided::reach_for(&outline.corners);
        let corners = refine::refined(relief, &outline.corners, reach);
        let evidence = evidence::weigh(relief, &corners);
        all.push(Outline { corners, evidence });
    }
    all.sort_by(|a, b| b.evidence.quality.total_cmp(&a.evidence.quality));
    outlines::without_twins(all)
}

/// The outlines of the family's size, best first, none on the spot of a better one, with their certainty.
fn choose(
    relief: &Relief,
    outlines: &[Outline],
    wanted: &CardShape,
    family: &Family,
) -> Vec<(Corners, f64)> {
    const LEAST_CERTAINTY: f64 = 0.5;
    let mut ranked: Vec<(Corners, f64)> = outlines
        .iter()
        .filter_map(|outline| {
            let corners = refine::refined(relief, &outline.corners, 1.5);
            let evidence = evidence::weigh(relief, &corners);
            let measured = family.plane.measure(&corners)?;
            let shortest = shortest_side(&corners);
            let fit = shape_fit(&measured, wanted, shortest)
                * group::size_fit(&measured, family.size, shortest);
            let certainty = certainty(evidence.quality, fit);
            (certainty >= LEAST_CERTAINTY).then_some((corners, certainty))
        })
        .collect();
    ranked.sort_by(|a, b| b.1.total_cmp(&a.1));
    let mut chosen: Vec<(Corners, f64)> = Vec::new();
    for (corners, certainty) in ranked {
        if chosen.iter().all(|(other, _)| !same_spot(&corners, other)) {
            chosen.push((corners, certainty));
        }
    }
    chosen
}

/// The probability that an outline with this evidence and fit is a card.
fn certainty(quality: f64, fit: f64) -> f64 {
    let telling = 12.0 * (quality - 0.62) + 1.5 * fit.max(1e-6).ln().max(-6.0);
    1.0 / (1.0 + (-telling).exp())
}

fn finish(chosen: &[(Corners, f64)]) -> Vec<FoundCard> {
    chosen
        .iter()
        .enumerate()
        .map(|(at, (corners, certainty))| FoundCard {
            corners_in_image: *corners,
            certainty_percent: (certainty * 100.0).round().clamp(1.0, 99.0) as u8,
            touches_another: chosen
                .iter()
                .enumerate()
                .any(|(other, (neighbour, _))| other != at && touch(corners, neighbour)),
        })
        .collect()
}

/// True when a corner of one card lies on or beside a side of the other.
fn touch(one: &Corners, other: &Corners) -> bool {
    let near = TOUCH_SHARE * shortest_side(one).min(shortest_side(other));
    let close = |from: &Corners, to: &Corners| {
        from.iter().any(|corner| {
            (0..4).any(|i| distance_to_stretch(*corner, to[i], to[(i + 1) % 4]) <= near)
        })
    };
    close(one, other) || close(other, one)
}
