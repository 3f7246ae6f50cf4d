//! Straight edges: stretches along which the picture's slope points the same way.

use super::super::rig::PointInImage;
use super::geometry::{add, cross, distance, dot, scaled, sub, unit};
use super::relief::Relief;

/// Pixels join a stretch while their slope stays within this cosine (22.5 degrees) of its own.
const SAME_WAY_COSINE: f32 = 0.924;
/// The crest of a straight edge keeps this close to its line (pixels, root mean square).
const STRAIGHT_SPREAD: f64 = 0.55;
/// The next pixel of a crest lies this little (pixels) before or behind the last: two edges of a thin border stay two.
const STEP_ACROSS: f64 = 1.3;
/// Shorter stretches say nothing about a direction.
const SHORTEST_PIXELS: f64 = 7.0;
/// So many of the most telling edges are kept: the work that follows grows with the square.
const MOST_SEGMENTS: usize = 520;
/// Two stretches are one side, interrupted, when the ends of the shorter lie this close (pixels) to the line.
const SAME_LINE_PIXELS: f64 = 1.4;
/// ... and a little further on long sides, which a lens bends by this share of their length.
const LENS_BEND_SHARE: f64 = 0.008;
/// ... and the gap is no longer than this many times what is already seen of the side.
const GAP_OVER_SEEN: f64 = 1.0;

/// A straight edge.
#[derive(Debug, Clone, Copy)]
pub(super) struct Segment {
    pub(super) from: PointInImage,
    pub(super) to: PointInImage,
    /// Direction from `from` to `to`.
    pub(super) along: PointInImage,
    /// Distance between the ends, in pixels.
    pub(super) length: f64,
    /// Mean slope across it, in grey levels a pixel.
    pub(super) steepness: f64,
}

impl Segment {
    fn new(from: PointInImage, to: PointInImage, steepness: f64) -> Self {
        Self {
            from,
            to,
            along: unit(sub(to, from)),
            length: distance(from, to),
            steepness,
        }
    }

    fn weight(&self) -> f64 {
        self.length * self.steepness.sqrt()
    }
}

/// The most telling straight edges, and with them the lines through those that continue each other.
pub(super) fn find_segments(relief: &Relief) -> Vec<Segment> {
    let mut found = grown(relief);
    found.sort_by(|a, b| b.weight().total_cmp(&a.weight()));
    found.truncate(MOST_SEGMENTS);
    let joined = joined(&found);
    found.extend(joined);
    found
}

fn grown(relief: &Relief) -> Vec<Segment> {
    let width = relief.width as isize;
    let mut crests: Vec<Option<[f64; 2]>> = vec![None; relief.steepness.len()];
    let mut seeds: Vec<u32> = Vec::new();
    for (at, crest) in crests.iter_mut().enumerate() {
        if relief.steepness[at] >= relief.edge_floor {
            *crest = relief.crest(at);
            if crest.is_some() {
                seeds.push(at as u32);
            }
        }
    }
    seeds.sort_unstable_by(|a, b| {
        relief.steepness[*b as usize].total_cmp(&relief.steepness[*a as usize])
    });
    let near: Vec<isize> = (-2..=2)
        .flat_map(|dy| (-2..=2).map(move |dx| dy * width + dx))
        .filter(|step| *step != 0)
        .collect();
    let mut taken = vec![false; crests.len()];
    let mut found = Vec::new();
    let mut members: Vec<u32> = Vec::new();
    for seed in seeds {
        if taken[seed as usize] {
            continue;
        }
        members.clear();
        members.push(seed);
        taken[seed as usize] = true;
        let start = relief.steepness[seed as usize];
        let mut sum = relief.slope[seed as usize].map(|s| s / start);
        let mut next = 0;
        while next < members.len() {
            let at = members[next] as usize;
            next += 1;
            let Some(here) = crests[at] else { continue };
            for step in &near {
                let Some(other) = at.checked_add_signed(*step) else {
                    continue;
                };
                // A step over the picture's edge comes out far away on the other side: the distance tells.
                let Some(Some(there)) = crests.get(other) else {
                    continue;
                };
                if taken[other] {
                    continue;
                }
                let steep = relief.steepness[other];
                let slope = relief.slope[other];
                let norm = sum[0].hypot(sum[1]);
                let agree = slope[0] * sum[0] + slope[1] * sum[1];
                let off = sub(*there, here);
                let across =
                    (off[0] * f64::from(sum[0]) + off[1] * f64::from(sum[1])) / f64::from(norm);
                if agree >= SAME_WAY_COSINE * steep * norm
                    && across.abs() <= STEP_ACROSS
                    && dot(off, off) <= 16.0
                {
                    taken[other] = true;
                    sum = [sum[0] + slope[0] / steep, sum[1] + slope[1] / steep];
                    members.push(other as u32);
                }
            }
        }
        if let Some(segment) = straightened(relief, &crests, &mut members, &mut taken) {
            found.push(segment);
        }
    }
    found
}

/// Fits a line to a region; one that bends is cut back around its seed until it is straight, and the rest set free.
fn straightened(
    relief: &Relief,
    crests: &[Option<[f64; 2]>],
    members: &mut Vec<u32>,
    taken: &mut [bool],
) -> Option<Segment> {
    const CUTS: usize = 4;
    let spot = |at: u32| crests[at as usize].unwrap_or_default();
    let seed = spot(*members.first()?);
    for _ in 0..CUTS {
        if (members.len() as f64) < SHORTEST_PIXELS {
            return None;
        }
        let (mut weights, mut mean) = (0.0, [0.0, 0.0]);
        for at in members.iter() {
            let weight = f64::from(relief.steepness[*at as usize]);
            weights += weight;
            mean = add(mean, scaled(spot(*at), weight));
        }
        mean = scaled(mean, 1.0 / weights);
        let (mut xx, mut xy, mut yy) = (0.0, 0.0, 0.0);
        for at in members.iter() {
            let weight = f64::from(relief.steepness[*at as usize]);
            let off = sub(spot(*at), mean);
            xx += weight * off[0] * off[0];
            xy += weight * off[0] * off[1];
            yy += weight * off[1] * off[1];
        }
        let turn = 0.5 * (2.0 * xy).atan2(xx - yy);
        let along = [turn.cos(), turn.sin()];
        let across = [-along[1], along[0]];
        let spread = ((xx * across[0] * across[0]
            + 2.0 * xy * across[0] * across[1]
            + yy * across[1] * across[1])
            / weights)
            .max(0.0)
            .sqrt();
        let (mut first, mut last) = (f64::INFINITY, f64::NEG_INFINITY);
        for at in members.iter() {
            let t = dot(sub(spot(*at), mean), along);
            first = first.min(t);
            last = last.max(t);
        }
        if spread <= STRAIGHT_SPREAD + LENS_BEND_SHARE * (last - first) {
            if last - first < SHORTEST_PIXELS || last - first < 4.0 * spread {
                return None;
            }
            let mut segment = Segment::new(
                add(mean, scaled(along, first)),
                add(mean, scaled(along, last)),
                weights / members.len() as f64,
            );
            // From end to end the brighter side is on the right, so that the polarity can be read off.
            let slope = relief.slope[members[0] as usize];
            if cross(segment.along, [f64::from(slope[0]), f64::from(slope[1])]) < 0.0 {
                segment = Segment::new(segment.to, segment.from, segment.steepness);
            }
            return Some(segment);
        }
        let reach = members
            .iter()
            .map(|at| distance(spot(*at), seed))
            .fold(0.0, f64::max)
            * 0.6;
        members.retain(|at| {
            let near = distance(spot(*at), seed) <= reach;
            if !near {
                taken[*at as usize] = false;
            }
            near
        });
    }
    None
}

/// Lines through stretches that continue each other: sides interrupted by a toy, a glare or a neighbour's corner.
fn joined(segments: &[Segment]) -> Vec<Segment> {
    let mut lines = Vec::new();
    let mut swallowed = vec![false; segments.len()];
    let mut order: Vec<usize> = (0..segments.len()).collect();
    order.sort_by(|a, b| segments[*b].length.total_cmp(&segments[*a].length));
    for base in order {
        if swallowed[base] {
            continue;
        }
        let line = segments[base];
        let across = [-line.along[1], line.along[0]];
        let reach = SAME_LINE_PIXELS + LENS_BEND_SHARE * line.length;
        let mut parts: Vec<(f64, f64, usize)> = segments
            .iter()
            .enumerate()
            .filter(|(_, part)| {
                dot(part.along, line.along).abs() > 0.98
                    && [part.from, part.to]
                        .iter()
                        .all(|end| dot(sub(*end, line.from), across).abs() <= reach)
            })
            .map(|(at, part)| {
                let (s, t) = (
                    dot(sub(part.from, line.from), line.along),
                    dot(sub(part.to, line.from), line.along),
                );
                (s.min(t), s.max(t), at)
            })
            .collect();
        parts.sort_by(|a, b| a.0.total_cmp(&b.0));
        let (mut first, mut last, mut seen) = (0.0, line.length, line.length);
        let mut used = vec![base];
        let mut grew = true;
        while grew {
            grew = false;
            for (start, end, at) in &parts {
                if used.contains(at) {
                    continue;
                }
                let gap = (start - last).max(first - end);
                if gap <= GAP_OVER_SEEN * seen && (*start < first || *end > last) {
                    first = first.min(*start);
                    last = last.max(*end);
                    seen += end - start;
                    used.push(*at);
                    grew = true;
                }
            }
        }
        if used.len() > 1 {
            let (mut from, mut to) = (line.from, line.to);
            // The far ends fix the line better than the longest stretch alone.
            for at in &used {
                for end in [segments[*at].from, segments[*at].to] {
                    let t = dot(sub(end, line.from), line.along);
                    if t <= dot(sub(from, line.from), line.along) {
                        from = end;
                    }
                    if t >= dot(sub(to, line.from), line.along) {
                        to = end;
                    }
                }
                swallowed[*at] = true;
            }
            lines.push(Segment::new(from, to, line.steepness));
        }
    }
    lines
}
