//! Finds Gate cards in a picture of the table, without markers.
//!
//! | stage | file | what it does |
//! | --- | --- | --- |
//! | slopes | `relief` | how steeply brightness or colour changes, and which way |
//! | edges | `segments` | straight edges, and the lines through those that continue each other |
//! | outlines | `outlines` | rings of four edges that meet, each weighed by what is seen along its sides |
//! | regions | `regions` | rings of four sides around areas of one brightness, where print or grain breaks the edges up |
//! | family | `group` | the table plane and card size that most outlines agree on |
//! | laying | `guided` | cards of that size from one corner or one side: those that touch, or are partly covered |
//! | fitting | `refine` | sides moved onto the edges, to a fraction of a pixel |
//! | beside | `surround` | whether the table or the card's own border lies beside a side |
//! | steps | `steps` | colours on both sides of an edge, and whether it ends at the corners |
//! | faces | `face` | what a card shows: whether it was turned over |
//! | over time | `tracker` | cards found in calm pictures keep their numbers through bumps and covers |
//! | agreeing | `together` | cards of one size, and those that touch share an edge |

mod evidence;
mod face;
mod geometry;
mod group;
mod guided;
mod outlines;
mod plane;
mod refine;
mod regions;
mod relief;
mod segments;
mod steps;
mod surround;
#[cfg(test)]
mod tests;
mod together;
mod tracker;

pub use tracker::{CardChange, CardTracker};

use super::rest::distance_to_stretch;
use super::rig::{PointInImage, middle_of};
use geometry::{Corners, distance, shared_area, shortest_side, signed_area};
use group::{Contest, Family, same_spot, shape_fit};
use image::{RgbImage, imageops};
use outlines::Outline;
use relief::Relief;
use std::borrow::Cow;

/// Cards are looked for in a picture whose longer side has at most so many pixels; larger ones are made smaller first.
const WORKING_SIDE: u32 = 640;
/// Sides are fitted in a finer picture, whose longer side has at most so many pixels.
const FINE_SIDE: u32 = 1920;
/// So many families of different sizes are laid out in full before one is preferred.
const FAMILIES_TRIED: usize = 4;
/// Cards less certain than this are not reported: most of them were none in the pictures measured.
const LEAST_REPORTED: f64 = 0.5;
/// An outline with so much evidence helps to find the plane.
const SAYS_ENOUGH: f64 = 0.75;
/// So many of them are heard.
const MOST_HEARD: usize = 80;
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
    let mut found = cards_in(&small, wanted);
    if found.is_empty() {
        // A shaggy carpet frays the edges; half as large they are straight.
        let coarse = reduced(&small, WORKING_SIDE / 2);
        if coarse.dimensions() != small.dimensions() {
            found = cards_in(&coarse, wanted)
                .into_iter()
                .map(|(corners, certainty)| (rescaled(&corners, &coarse, &small), certainty))
                .collect();
        }
    }
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
    let mut outlines = outlines::find_outlines(&relief, &segments, &crossings);
    let around = around_regions(picture, &relief, &outlines);
    outlines.extend(around);
    outlines::best_first(&mut outlines);
    let outlines = outlines::without_twins(outlines);
    let outlines = with_fitted(picture, &relief, outlines);
    let size = (relief.width, relief.height);
    let families = Contest::among(&outlines, &wanted, size).families(FAMILIES_TRIED);
    let (families, laid_out): (Vec<Family>, Vec<Vec<Chosen>>) = families
        .iter()
        .map(|family| {
            let mut all = outlines.clone();
            all.extend(guided::lay_cards(
                picture, &relief, &segments, &crossings, family,
            ));
            let all = fitted(&relief, &all);
            let near = choose(&all, &wanted, family);
            if near.is_empty() {
                return (family.clone(), near);
            }
            // The first plane came from few cards, some with a printed frame for their edge: let all have their say.
            let mut best: Vec<Outline> = all
                .iter()
                .filter(|outline| {
                    outline.evidence.quality >= SAYS_ENOUGH
                        && near
                            .iter()
                            .any(|card| same_spot(&card.outline.corners, &outline.corners))
                })
                .copied()
                .collect();
            best.truncate(MOST_HEARD);
            let family = Contest::among(&best, &wanted, size).settled(family);
            let chosen = choose(&all, &wanted, &family);
            let cards: Vec<Outline> = chosen.iter().map(|card| card.outline).collect();
            let family = Contest::among(&cards, &wanted, size).settled(&family);
            let chosen = judged(&relief, &wanted, &family, &chosen);
            (family, chosen)
        })
        .unzip();
    let picture_area = (size.0 * size.1) as f64;
    let preferred = (0..laid_out.len())
        .map(|at| (worth_together(&laid_out, at, picture_area), at))
        .filter(|(worth, _)| *worth > 0.0)
        .max_by(|a, b| a.0.total_cmp(&b.0));
    let Some((_, at)) = preferred else {
        return Vec::new();
    };
    let mut cards: Vec<Outline> = laid_out[at].iter().map(|card| card.outline).collect();
    together::evened(picture, &relief, &families[at].plane, &mut cards);
    together::joined(picture, &relief, &mut cards);
    cards
        .iter()
        .zip(&laid_out[at])
        .map(|(outline, card)| (outline.corners, card.certainty))
        .filter(|(_, certainty)| *certainty >= LEAST_REPORTED)
        .collect()
}

/// The outlines around areas of one brightness, their sides fitted to the edges, where edges alone gave none.
fn around_regions(picture: &RgbImage, relief: &Relief, known: &[Outline]) -> Vec<Outline> {
    /// The rings are coarse: edges are sought so far from them, in pixels, and the best fit is taken.
    const REACHES: [f64; 3] = [2.5, 5.0, 9.0];
    /// An outline whose corners are off by less than this share of its shortest side is the same one.
    const SAME_SHARE: f64 = 0.2;
    let is_known = |ring: &Corners| {
        let same = SAME_SHARE * shortest_side(ring);
        let mut clear = known
            .iter()
            .filter(|outline| outline.evidence.quality >= SAYS_ENOUGH);
        clear.any(|outline| outlines::apart(&outline.corners, ring) < same)
    };
    let rings = regions::find_regions(picture).into_iter();
    rings
        .filter(|ring| !is_known(ring))
        .filter_map(|ring| {
            let fits = REACHES.map(|reach| {
                let corners = refine::refined(relief, &ring, reach);
                let evidence = evidence::weigh(relief, &corners);
                Outline { corners, evidence }
            });
            let quality = |outline: &Outline| outline.evidence.quality;
            let best = fits
                .into_iter()
                .max_by(|a, b| quality(a).total_cmp(&quality(b)))?;
            (quality(&best) >= outlines::LEAST_QUALITY).then_some(best)
        })
        .collect()
}

/// A card of a family, with all that speaks for it.
#[derive(Debug, Clone, Copy)]
struct Chosen {
    outline: Outline,
    /// The probability that a card lies exactly there.
    certainty: f64,
}

/// The cards of a family that lie on their final plane, each with the probability that it is one.
fn judged(relief: &Relief, wanted: &CardShape, family: &Family, cards: &[Chosen]) -> Vec<Chosen> {
    /// An outline with so much evidence is heard as another card of the size.
    const PEER_QUALITY: f64 = 0.85;
    const MOST_PEERS: usize = 3;
    // Fitted (logistic regression) to what was found in simulated and in real pictures.
    const ALL_SEEN: f64 = 1.85;
    const SHAPE: f64 = 2.75;
    const CLEAR_STEP: f64 = 2.36;
    const ONE_WAY: f64 = 8.56;
    const GOES_ON: f64 = -1.91;
    const PEER: f64 = 0.39;
    const START: f64 = -10.3;
    /// Not fitted: no game is played with cards that small, letters and form fields are.
    const SMALL: f64 = 3.0;
    /// And one that lies alone must be so much larger to be as likely: in play there are several of one size.
    const ALONE_LARGER: f64 = 3.0;
    /// So many sigmas are as clear as any.
    const CLEAR_SIGMAS: f64 = 8.0;
    cards
        .iter()
        .enumerate()
        .filter_map(|(at, card)| {
            let corners = &card.outline.corners;
            let measured = family.plane.measure(corners)?;
            let steps = steps::across(relief, &family.plane, family.size[0], corners)?;
            let others = || {
                cards
                    .iter()
                    .enumerate()
                    .filter(move |(other, _)| *other != at)
                    .map(|(_, other)| &other.outline)
            };
            let shape = shape_fit(&measured, wanted, shortest_side(corners));
            let clear: f64 = steps
                .iter()
                .map(|side| (side.sigmas / CLEAR_SIGMAS).min(1.0) / 4.0)
                .sum();
            let one_way: f64 = steps.iter().map(|side| side.agree / 4.0).sum();
            let neighbours: Vec<&Corners> = others().map(|other| &other.corners).collect();
            let goes_on = steps::unexplained(&steps, corners, &neighbours);
            let peers = others()
                .filter(|other| other.evidence.quality > PEER_QUALITY)
                .count()
                .min(MOST_PEERS) as f64;
            let picture_area = (relief.width * relief.height) as f64;
            let share = signed_area(corners) / picture_area / group::SMALL_SHARE;
            let share = if peers > 0.0 {
                share
            } else {
                share / ALONE_LARGER
            };
            let odds = START
                + ALL_SEEN * card.outline.evidence.all_seen
                + SHAPE * shape.max(1e-4).ln()
                + CLEAR_STEP * clear
                + ONE_WAY * one_way
                + GOES_ON * goes_on
                + PEER * peers
                + SMALL * share.min(1.0).ln();
            Some(Chosen {
                certainty: 1.0 / (1.0 + (-odds).exp()),
                ..*card
            })
        })
        .collect()
}

/// By which one family's cards are preferred to another's.
fn worth_together(families: &[Vec<Chosen>], at: usize, picture_area: f64) -> f64 {
    /// Gate cards lie together; books, pads and phones lie alone.
    const TOUCHES_COUNTS: f64 = 1.2;
    /// One card, however clear, does not outweigh several.
    const MOST_ODDS: f64 = 5.0;
    /// More equal rectangles than any game lays out are a printed form or a tiled floor.
    const MOST_CARDS: usize = 8;
    let chosen = &families[at];
    let reported = chosen
        .iter()
        .filter(|card| card.certainty >= LEAST_REPORTED)
        .count();
    if reported > MOST_CARDS {
        return 0.0;
    }
    let larger: Vec<&Chosen> = families
        .iter()
        .enumerate()
        .filter(|(other, _)| *other != at)
        .flat_map(|(_, cards)| cards)
        .collect();
    chosen
        .iter()
        .enumerate()
        .filter(|(_, card)| {
            !larger
                .iter()
                .any(|larger| is_print_on(card, larger, chosen, picture_area))
        })
        .map(|(at, card)| {
            let touches = chosen.iter().enumerate().any(|(other, neighbour)| {
                other != at
                    && neighbour.certainty >= LEAST_REPORTED
                    && touch(&card.outline.corners, &neighbour.outline.corners)
            });
            let odds = (card.certainty / (1.0 - card.certainty).max(1e-9)).ln();
            odds.clamp(0.0, MOST_ODDS) * if touches { TOUCHES_COUNTS } else { 1.0 }
        })
        .sum()
}

/// True when an outline is but a frame, a picture or a letter printed on a larger card: it lies inside, and it and its
/// like do not fill the larger outline as cards pushed together would.
fn is_print_on(card: &Chosen, larger: &Chosen, like: &[Chosen], picture_area: f64) -> bool {
    /// What covers more of the picture than this is no card but what cards lie on.
    const CARD_AT_MOST: f64 = 0.3;
    const SURE: f64 = 0.8;
    const FILLED: f64 = 0.6;
    const FRAME_OFF_CENTRE: f64 = 0.08;
    const LETTER_AT_MOST: f64 = 0.3;
    let area = |card: &Chosen| signed_area(&card.outline.corners);
    let inside = |card: &Chosen| {
        shared_area(&card.outline.corners, &larger.outline.corners) >= 0.85 * area(card)
    };
    let centre = |card: &Chosen| middle_of(&card.outline.corners);
    let is_frame = distance(centre(card), centre(larger))
        <= FRAME_OFF_CENTRE * shortest_side(&larger.outline.corners);
    let is_letter = area(card) < LETTER_AT_MOST * area(larger);
    if larger.certainty < SURE
        || area(larger) > CARD_AT_MOST * picture_area
        || area(larger) < 1.1 * area(card)
        || !(is_frame || is_letter)
        || !inside(card)
    {
        return false;
    }
    let (mut count, mut filled) = (0, 0.0);
    for other in like.iter().filter(|other| inside(other)) {
        count += 1;
        filled += area(other);
    }
    count < 2 || filled < FILLED * area(larger)
}

/// The outlines and, beside them, each with its sides fitted outwards: from a printed frame to the card's edge.
fn with_fitted(picture: &RgbImage, relief: &Relief, outlines: Vec<Outline>) -> Vec<Outline> {
    let mut all = outlines.clone();
    for outline in outlines {
        let reach = guided::reach_for(&outline.corners);
        let corners = refine::refined_outwards(picture, relief, &outline.corners, reach);
        let evidence = evidence::weigh(relief, &corners);
        all.push(Outline { corners, evidence });
    }
    outlines::best_first(&mut all);
    outlines::without_twins(all)
}

/// The outlines with their sides on the nearest edges, best first.
fn fitted(relief: &Relief, outlines: &[Outline]) -> Vec<Outline> {
    const NEAR_PIXELS: f64 = 1.5;
    let mut fitted: Vec<Outline> = outlines
        .iter()
        .map(|outline| {
            let corners = refine::refined(relief, &outline.corners, NEAR_PIXELS);
            Outline {
                corners,
                evidence: evidence::weigh(relief, &corners),
            }
        })
        .collect();
    outlines::best_first(&mut fitted);
    fitted
}

/// The outlines of the family's size, best first, none on the spot of a better one, with their certainty.
fn choose(outlines: &[Outline], wanted: &CardShape, family: &Family) -> Vec<Chosen> {
    const LEAST_CERTAINTY: f64 = 0.3;
    /// Of two outlines on one spot the larger is the card, the smaller its printed frame: a tenth more area counts as
    /// much as half as much again in the odds.
    const OUTER_COUNTS: f64 = 4.0;
    /// On one table no card is so much farther away than another that it looks smaller than this.
    const FARTHEST_AREA_SHARE: f64 = 0.2;
    let mut ranked: Vec<Chosen> = outlines
        .iter()
        .filter_map(|outline| {
            let Outline { corners, evidence } = *outline;
            let measured = family.plane.measure(&corners)?;
            let shortest = shortest_side(&corners);
            let fit = shape_fit(&measured, wanted, shortest)
                * group::size_fit(&measured, family.size, shortest);
            let certainty = certainty(evidence.quality, fit);
            (certainty >= LEAST_CERTAINTY).then_some(Chosen {
                outline: Outline { corners, evidence },
                certainty,
            })
        })
        .collect();
    let rank = |card: &Chosen| {
        let odds = card.certainty / (1.0 - card.certainty).max(1e-9);
        odds.ln() + OUTER_COUNTS * signed_area(&card.outline.corners).max(1.0).ln()
    };
    ranked.sort_by(|a, b| rank(b).total_cmp(&rank(a)));
    let mut chosen: Vec<Chosen> = Vec::new();
    for card in ranked {
        if chosen
            .iter()
            .all(|other| !same_spot(&card.outline.corners, &other.outline.corners))
        {
            chosen.push(card);
        }
    }
    let largest = chosen
        .iter()
        .map(|card| signed_area(&card.outline.corners))
        .fold(0.0, f64::max);
    chosen.retain(|card| signed_area(&card.outline.corners) >= FARTHEST_AREA_SHARE * largest);
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
