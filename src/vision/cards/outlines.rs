//! Outlines of four straight edges that meet: what might be a card.

use super::evidence::{Evidence, covered, weigh};
use super::geometry::{
    Corners, cross, distance, dot, is_clockwise_convex, meet, shortest_side, signed_area, sub,
};
use super::relief::Relief;
use super::segments::Segment;

/// Sides shorter than this (pixels) cannot be told from print.
const SHORTEST_SIDE: f64 = 12.0;
/// Edges that cross flatter than this (sine of 22 degrees) are not two sides of one corner: a card seen at 35 degrees
/// along its diagonal still shows 70.
const FLATTEST_CORNER_SINE: f64 = 0.37;
/// An edge may stop this share of its length, and a little, before the corner: rounding, blur, a small cover.
const STOPS_SHORT_SHARE: f64 = 0.2;
const STOPS_SHORT_PIXELS: f64 = 4.0;
/// Opposite sides of a card differ at most so much: it is further away on one side, by half its own length at most.
const OPPOSITE_RATIO: f64 = 1.8;
/// Short side over long side as it may look: from 35 degrees a card is squeezed to 0.57 of either.
const LOOKS_NARROWEST: f64 = 0.27;
/// A side of an outline must be borne out by its edge over this share.
const LEAST_COVERED: f64 = 0.35;
/// So many outlines, the best covered, are looked at closely.
const MOST_WEIGHED: usize = 1500;
/// Outlines with less evidence are dropped.
pub(super) const LEAST_QUALITY: f64 = 0.55;
/// So many outlines are handed on.
pub(super) const MOST_OUTLINES: usize = 192;

/// Something with four straight sides.
#[derive(Debug, Clone, Copy)]
pub(super) struct Outline {
    /// Clockwise.
    pub(super) corners: Corners,
    pub(super) evidence: Evidence,
}

/// A place where the lines of two segments meet near both.
#[derive(Debug, Clone, Copy)]
pub(super) struct Crossing {
    pub(super) other: usize,
    /// How far along the segment, in pixels from its `from`.
    pub(super) at: f64,
    pub(super) point: [f64; 2],
}

/// For each segment its crossings with others, in order along it.
pub(super) fn find_crossings(segments: &[Segment]) -> Vec<Vec<Crossing>> {
    let mut crossings: Vec<Vec<Crossing>> = vec![Vec::new(); segments.len()];
    for (i, one) in segments.iter().enumerate() {
        for (j, other) in segments.iter().enumerate().skip(i + 1) {
            if cross(one.along, other.along).abs() < FLATTEST_CORNER_SINE {
                continue;
            }
            let Some(point) = meet(one.from, one.along, other.from, other.along) else {
                continue;
            };
            let on_one = dot(sub(point, one.from), one.along);
            let on_other = dot(sub(point, other.from), other.along);
            let near = |segment: &Segment, at: f64| {
                let slack = STOPS_SHORT_PIXELS + STOPS_SHORT_SHARE * segment.length;
                at >= -slack && at <= segment.length + slack
            };
            if near(one, on_one) && near(other, on_other) {
                crossings[i].push(Crossing {
                    other: j,
                    at: on_one,
                    point,
                });
                crossings[j].push(Crossing {
                    other: i,
                    at: on_other,
                    point,
                });
            }
        }
    }
    for list in &mut crossings {
        list.sort_by(|a, b| a.at.total_cmp(&b.at));
    }
    crossings
}

/// All plausible four-sided outlines, best first.
pub(super) fn find_outlines(
    relief: &Relief,
    segments: &[Segment],
    crossings: &[Vec<Crossing>],
) -> Vec<Outline> {
    let mut closed = closed_rings(segments, crossings);
    closed.sort_by(|a, b| b.0.total_cmp(&a.0));
    closed.truncate(MOST_WEIGHED);
    let mut outlines: Vec<Outline> = closed
        .into_iter()
        .map(|(_, corners)| Outline {
            corners,
            evidence: weigh(relief, &corners),
        })
        .filter(|outline| outline.evidence.quality >= LEAST_QUALITY)
        .collect();
    best_first(&mut outlines);
    without_twins(outlines)
}

/// Sorts outlines by their evidence.
pub(super) fn best_first(outlines: &mut [Outline]) {
    outlines.sort_by(|a, b| b.evidence.quality.total_cmp(&a.evidence.quality));
}

/// Drops outlines all but equal to a better one, and of many that differ little (a border's two edges, on every side)
/// all but a few: one thing seen very clearly must not crowd out the others.
pub(super) fn without_twins(outlines: Vec<Outline>) -> Vec<Outline> {
    const TWIN_PIXELS: f64 = 1.0;
    const ALIKE_SHARE: f64 = 0.12;
    const MOST_ALIKE: usize = 6;
    let mut kept: Vec<Outline> = Vec::new();
    for outline in outlines {
        if kept.len() == MOST_OUTLINES {
            break;
        }
        let alike = ALIKE_SHARE * shortest_side(&outline.corners);
        let mut alike_count = 0;
        let is_new = kept.iter().all(|other| {
            let apart = apart(&outline.corners, &other.corners);
            alike_count += usize::from(apart < alike);
            apart >= TWIN_PIXELS && alike_count < MOST_ALIKE
        });
        if is_new {
            kept.push(outline);
        }
    }
    kept
}

/// The largest distance between corners of two clockwise outlines, matched as well as can be.
pub(super) fn apart(one: &Corners, other: &Corners) -> f64 {
    (0..4)
        .map(|turn| {
            (0..4)
                .map(|i| distance(one[i], other[(i + turn) % 4]))
                .fold(0.0, f64::max)
        })
        .fold(f64::INFINITY, f64::min)
}

/// Rings of four segments, each with the share of its sides that they cover.
fn closed_rings(segments: &[Segment], crossings: &[Vec<Crossing>]) -> Vec<(f64, Corners)> {
    const MOST_RINGS: usize = 60_000;
    let count = segments.len();
    let mut where_crossed: Vec<Option<[f32; 2]>> = vec![None; count * count];
    for (i, list) in crossings.iter().enumerate() {
        for crossing in list {
            where_crossed[i * count + crossing.other] =
                Some([crossing.point[0] as f32, crossing.point[1] as f32]);
        }
    }
    let mut rings = Vec::new();
    for (i, base) in segments.iter().enumerate() {
        for (first_at, first) in crossings[i].iter().enumerate() {
            if first.other < i {
                continue;
            }
            for second in &crossings[i][first_at + 1..] {
                let side = second.at - first.at;
                if second.other < i || side < SHORTEST_SIDE {
                    continue;
                }
                let (left, right) = (&segments[first.other], &segments[second.other]);
                // Sides of a card point to far vanishing points: seen close they lean, but not by 35 degrees.
                if cross(left.along, right.along).abs() > 0.57
                    || covered(first.point, second.point, base.from, base.to) < LEAST_COVERED
                {
                    continue;
                }
                if let Some(ring) = open_ring(base, left, right, [first.point, second.point]) {
                    rings.push(ring);
                }
                for third in &crossings[first.other] {
                    let k = third.other;
                    if k <= i || k == second.other {
                        continue;
                    }
                    let Some(fourth) = where_crossed[second.other * count + k] else {
                        continue;
                    };
                    let far = [f64::from(fourth[0]), f64::from(fourth[1])];
                    let corners = [first.point, second.point, far, third.point];
                    if let Some(ring) = checked(corners, [base, right, &segments[k], left]) {
                        rings.push(ring);
                        if rings.len() >= MOST_RINGS {
                            return rings;
                        }
                    }
                }
            }
        }
    }
    rings
}

/// Three sides that meet, closed by a straight line where the two arms end: the fourth edge may have no contrast.
fn open_ring(
    base: &Segment,
    left: &Segment,
    right: &Segment,
    [start, end]: [[f64; 2]; 2],
) -> Option<(f64, Corners)> {
    /// The arms end at nearly the same height.
    const SAME_HEIGHT_RATIO: f64 = 1.25;
    let far_end = |arm: &Segment, corner: [f64; 2]| {
        // An arm stands on the base: it ends near the corner, or else is two sides of which each may be meant.
        let (a, b) = (distance(arm.from, corner), distance(arm.to, corner));
        let (near, far, tip) = if a < b {
            (a, b, arm.to)
        } else {
            (b, a, arm.from)
        };
        (near <= 0.3 * far).then_some(tip)
    };
    let (tip_left, tip_right) = (far_end(left, start)?, far_end(right, end)?);
    let (one, other) = (distance(tip_left, start), distance(tip_right, end));
    if one.max(other) > SAME_HEIGHT_RATIO * one.min(other) {
        return None;
    }
    let corners = [start, end, tip_right, tip_left];
    let fourth = Segment {
        from: tip_right,
        to: tip_left,
        ..*base
    };
    let (cover, turned) = checked(corners, [base, right, &fourth, left])?;
    // The fourth side is only guessed.
    Some((cover - 0.25, turned))
}

/// A ring's shape and cover, if it could be a card.
fn checked(corners: Corners, sides: [&Segment; 4]) -> Option<(f64, Corners)> {
    let long: [f64; 4] = std::array::from_fn(|i| distance(corners[i], corners[(i + 1) % 4]));
    if !could_be_a_card(&long) {
        return None;
    }
    let mut cover = 0.0;
    for i in 0..4 {
        let part = covered(corners[i], corners[(i + 1) % 4], sides[i].from, sides[i].to);
        if part < LEAST_COVERED {
            return None;
        }
        cover += part * long[i];
    }
    let cover = cover / long.iter().sum::<f64>();
    let turned = if signed_area(&corners) < 0.0 {
        [corners[0], corners[3], corners[2], corners[1]]
    } else {
        corners
    };
    is_clockwise_convex(&turned).then_some((cover, turned))
}

/// Rough limits on the lengths of the sides, in pixels.
pub(super) fn could_be_a_card(long: &[f64; 4]) -> bool {
    let ratio = |a: f64, b: f64| a.max(b) / a.min(b).max(1e-9);
    let (one, other) = ((long[0] + long[2]) / 2.0, (long[1] + long[3]) / 2.0);
    long.iter().all(|side| *side >= SHORTEST_SIDE)
        && ratio(long[0], long[2]) <= OPPOSITE_RATIO
        && ratio(long[1], long[3]) <= OPPOSITE_RATIO
        && ratio(one, other) <= 1.0 / LOOKS_NARROWEST
}
