//! From evidence to a call: pose, place, certainty, and when to ask instead.
//!
//! Several witnesses speak of the pose, each in its own way wrong:
//! - **rim**: a closed ball ends where its outline ends; shadow right under it may look like a thing;
//! - **beyond**: parts of a toy cover table beyond the outline, have sharp edges there, and were not there while it rolled;
//! - **gaps**: between the parts of an opened toy it is dark; so is the pattern of some balls;
//! - **diameter**: what opened a little is best fitted by too large a ball;
//! - **growth**: what opens covers more of the picture than it did while it rolled, lamp and lens being the same; a ball that
//!   rolled over its own colour was seen too small before;
//! - **unrest**: a ball that rolls out lies as soon as it stands, a toy that opens moves where it stands;
//! - **stop**: the magnet in a Gate card catches a ball at once, and a ball that rolls out brakes evenly; a ball can also run
//!   into something.
//!
//! Their weighted sum is a logarithm of odds. The weights are round numbers near a logistic regression over labelled clips of
//! the simulated table; the shares at which open and closed are equally likely have their reason beside them. Place is where the
//! base stands on the table, with the error that such a base has.

use super::call::{Alternative, Call, OpenGate, Place, Pose};
use super::experience::{Experience, Shift, Traits};
use super::lookback::Seen;
use super::pose::CameraPose;
use super::rest::{Rest, depth_in};
use super::rig::Rig;
use super::shape::Shape;
use super::track::{Track, distance};
use super::way::{EVEN_GROWTH, WayWitness, stop_seen, way_witness};

/// Odds that a thing on a Gate card has, whose magnet opens most balls; beside it a ball has no reason to open.
const ON_GATE_WEIGHT: f64 = 0.8;
/// Share of the ring just outside the outline that shows a thing at which open and closed are equally likely: the outline is
/// known to a pixel or so, and a dark shadow right under a ball passes for one.
const EVEN_RIM: f64 = 0.05;
/// Odds for the whole ring.
const RIM_WEIGHT: f64 = 7.5;
const MOST_RIM: f64 = 0.35;
/// Odds for each ball's area of a thing beyond the outline, of which a closed ball shows none.
const BEYOND_WEIGHT: f64 = 1.3;
const MOST_BEYOND: f64 = 0.8;
/// Length of sharp edges beyond the outline at which open and closed are equally likely, in outlines: hard shadows have some.
const EVEN_EDGES: f64 = 0.3;
/// Odds for each outline's length of them.
const EDGES_WEIGHT: f64 = 0.75;
const MOST_EDGES: f64 = 2.5;
/// Area beyond the outline, shadow or not, that was not there while it rolled at which open and closed are equally likely, in
/// balls: another ground shows the shadow differently.
const EVEN_NEW: f64 = 0.08;
/// Odds for each ball's area of it.
const NEW_WEIGHT: f64 = 4.6;
const NEW_THAT_SPEAKS: [f64; 2] = [-0.2, 0.8];
/// Brightness of the darkest tenth over that of the middle at which open and closed are equally likely: the side away from the
/// lamp.
const EVEN_DARKEST: f64 = 0.57;
/// Odds for each share darker, as far as it is also darker than it was while it rolled: the side away from a hard lamp is dark
/// all the way.
const DARKEST_WEIGHT: f64 = 6.0;
const DARKEST_THAT_SPEAK: [f64; 2] = [0.35, 0.85];
/// Darker than while it rolled than it must be, and by how much that can speak.
const DARKER_ALLOWANCE: f64 = 0.03;
const DARKER_THAT_SPEAKS: [f64; 2] = [-0.15, 0.25];
/// Where it was not seen while it rolled, darkness speaks no louder than this.
const DARKNESS_ALONE: f64 = 0.05;
/// Sizes that change by this much from one sight to the next (as a logarithm) say half of what steady ones do.
const UNSTEADY: f64 = 0.1;
/// The true ball differs from the stated size by a few percent; one that fits best with more than this has opened.
const TRUE_DIAMETER: f64 = 1.02;
/// Odds for each share of the diameter more.
const DIAMETER_WEIGHT: f64 = 9.5;
/// Odds for each share of growth.
const GROWTH_WEIGHT: f64 = 5.2;
const GROWTHS_THAT_SPEAK: [f64; 2] = [0.6, 2.0];
/// A rolling spot below this share of a ball was hardly seen, and its growth and unrest say little.
const SEEN_WELL: f64 = 0.95;
/// Unrest at which open and closed are equally likely, in diameters of rolling: noise makes up to a tenth.
const EVEN_UNREST: f64 = 0.12;
/// Odds for each diameter of unrest, up to the one beyond which more says nothing more.
const UNREST_WEIGHT: f64 = 3.0;
const MOST_UNREST: f64 = 0.6;
/// Speed lost at once at which open and closed are equally likely, in diameters a second.
const EVEN_STOP: f64 = 1.2;
/// Odds for each diameter a second of it; a stop has other causes, so it counts for little.
const STOP_WEIGHT: f64 = 1.25;
const MOST_STOP: f64 = 7.0;
/// Height of the middle of an open toy above the table, in ball diameters.
const MIDDLE_HEIGHT: f64 = 0.4;
/// Error of the base of an open toy, and of a ball, in ball diameters.
const BASE_SPREAD_OPEN: f64 = 0.15;
const BASE_SPREAD_BALL: f64 = 0.09;
/// A base this far off a card's edge, in diameters, still rests on it: cards are thick and corners not exact.
const EDGE_ALLOWANCE: f64 = 0.06;
/// A footprint reaches this far around the base, in ball diameters.
const FOOTPRINT: f64 = 0.25;
/// Below this the judge asks.
const ANSWER_PERCENT: f64 = 75.0;
/// An alternative below this is not worth a button.
const LEAST_ALTERNATIVE_PERCENT: u8 = 2;
/// Least share of the ball's outline at which a new edge is seen, else nothing new lies there.
const LEAST_EDGE: f64 = 0.5;
/// A thing that overlaps less than this with any ball is no thing but edges that moved: the camera was bumped.
const LEAST_OVERLAP: f64 = 0.15;
/// What was not seen to roll far must look more like a toy than this.
const LEAST_LATE_OVERLAP: f64 = 0.4;
/// Least size of a thing, in closed balls.
const LEAST_SIZE: f64 = 0.3;
/// Up to this size, in closed balls, an open thing is called partly open.
const PARTLY_OPEN_SIZE: f64 = 1.75;

/// Everything a call rests on.
pub struct Evidence<'a> {
    /// The way of the thing.
    pub track: &'a Track,
    /// Whether it was on its way out of the picture when last seen.
    pub left: bool,
    /// The close look at it, when it still lies in the picture.
    pub rest: Option<Rest>,
    /// What a look back at its last frames found.
    pub seen: Seen,
    /// The camera.
    pub pose: &'a CameraPose,
    /// The set-up.
    pub rig: &'a Rig,
    /// Frames a second.
    pub fps: f64,
    /// First frame of rest.
    pub settle_frame: u64,
    /// The newest frame.
    pub call_frame: u64,
    /// Number of this roll.
    pub roll: u32,
    /// What was learnt from the referee.
    pub experience: &'a Experience,
}

/// Decides; none when nothing came to rest that could be the thing that rolled.
pub fn decide(evidence: &Evidence<'_>) -> Option<Call> {
    let ball_mm = evidence.rig.ball_diameter_mm();
    let (first, end, _) = evidence.track.any_roll(ball_mm)?;
    let late = evidence.track.roll(ball_mm).is_none();
    let way = &evidence.track.sights[first..end];
    let roll_start_frame = way
        .iter()
        .find(|s| !s.by_hand)
        .map_or(way[0].frame, |s| s.frame);
    let Some(rest) = evidence.rest.as_ref().filter(|r| {
        r.edge_support >= LEAST_EDGE
            && r.area_in_balls >= LEAST_SIZE
            && r.iou
                >= if late {
                    LEAST_LATE_OVERLAP
                } else {
                    LEAST_OVERLAP
                }
    }) else {
        return (evidence.left && evidence.track.is_clear(ball_mm))
            .then(|| gone(evidence, roll_start_frame));
    };
    let mut witness = way_witness(&evidence.track.sights, first, end, ball_mm, evidence.fps);
    // The spot of a ball that rolls onto another ground jumps; its outline at full resolution does not.
    if let Some(stop) = stop_seen(
        &evidence.seen.places,
        witness.stop_frame,
        ball_mm,
        evidence.fps,
    ) {
        witness.stop = witness.stop.min(stop);
    }
    let ball_place = place_shares(evidence, rest.spot_mm, ball_mm * BASE_SPREAD_BALL, ball_mm);
    let on_gate: f64 = ball_place
        .iter()
        .filter(|(gate, _)| gate.is_some())
        .map(|(_, share)| share)
        .sum();
    let open_odds =
        ON_GATE_WEIGHT * on_gate + open_log_odds(rest, evidence.seen.rolling.as_ref(), &witness);
    let traits = Traits::of(
        rest,
        evidence.seen.rolling.as_ref(),
        &witness,
        &evidence.seen.colour,
        open_odds,
    );
    let learnt = evidence.experience.shift(&traits);
    let open_odds = open_odds + f64::from(learnt.log_odds);
    let open_share = 1.0 / (1.0 + (-open_odds).exp());
    let is_open = open_share > 0.5;
    let base_mm = base_of(rest, evidence.pose, ball_mm, open_share);
    let spread = ball_mm
        * if is_open {
            BASE_SPREAD_OPEN
        } else {
            BASE_SPREAD_BALL
        };
    let places = place_shares(evidence, base_mm, spread, ball_mm);
    let (gate, place_share) = places[0];
    let pose = match (is_open, rest.area_in_balls < PARTLY_OPEN_SIZE) {
        (false, _) => Pose::Closed,
        (true, true) => Pose::PartlyOpen,
        (true, false) => Pose::Open,
    };
    let pose_share = open_share.max(1.0 - open_share);
    let certainty = pose_share * place_share;
    let gates = touched(
        evidence,
        base_mm,
        if is_open { FOOTPRINT * ball_mm } else { 0.0 },
        gate,
    );
    // Growth tells the frame exactly when it was seen well, and the stop whether it was.
    let open_frame = is_open.then(|| {
        witness
            .growth_frame
            .filter(|frame| frame.abs_diff(witness.stop_frame) <= 1)
            .unwrap_or(witness.stop_frame)
    });
    let open_gate = match open_frame {
        None => OpenGate::Nowhere,
        Some(frame) => opened_on(evidence, frame, base_mm),
    };
    let mut alternatives = Vec::new();
    for (other_gate, share) in &places {
        for (other_pose, pose_share) in [
            (if is_open { pose } else { Pose::Open }, open_share),
            (Pose::Closed, 1.0 - open_share),
        ] {
            let percent = (100.0 * share * pose_share).round() as u8;
            if (other_pose, *other_gate) != (pose, gate) && percent >= LEAST_ALTERNATIVE_PERCENT {
                alternatives.push(Alternative {
                    pose: other_pose,
                    gate: *other_gate,
                    percent,
                });
            }
        }
    }
    alternatives.sort_by_key(|a| std::cmp::Reverse(a.percent));
    alternatives.truncate(3);
    Some(Call {
        roll: evidence.roll,
        pose,
        place: match (gate, gates.len()) {
            (None, _) => Place::Off,
            (Some(_), 0 | 1) => Place::On,
            (Some(_), _) => Place::Between,
        },
        gate,
        gates,
        open_gate,
        certainty_percent: (100.0 * certainty).round().clamp(1.0, 99.0) as u8,
        asks: late || learnt.asks || 100.0 * certainty < ANSWER_PERCENT,
        alternatives,
        roll_start_frame,
        open_frame,
        settle_frame: evidence.settle_frame,
        call_frame: evidence.call_frame,
        box_in_image: Some(rest.bounds),
        traits,
        learnt,
        colour: evidence.seen.colour,
    })
}

/// The call of a ball that rolled out of the picture.
fn gone(evidence: &Evidence<'_>, roll_start_frame: u64) -> Call {
    Call {
        roll: evidence.roll,
        pose: Pose::Gone,
        place: Place::Gone,
        gate: None,
        gates: Vec::new(),
        open_gate: OpenGate::Nowhere,
        certainty_percent: 93,
        asks: false,
        alternatives: Vec::new(),
        roll_start_frame,
        open_frame: None,
        settle_frame: evidence.track.last().frame + 1,
        call_frame: evidence.call_frame,
        box_in_image: None,
        traits: Traits::default(),
        learnt: Shift::default(),
        colour: evidence.seen.colour,
    }
}

/// Logarithm of the odds that it is open: from what is seen of it at rest, what was seen while it rolled, and its way.
pub fn open_log_odds(rest: &Rest, rolling: Option<&Shape>, witness: &WayWitness) -> f64 {
    let shape = &rest.shape;
    let [shrunk, grown] = GROWTHS_THAT_SPEAK;
    let [darkest, brightest] = DARKEST_THAT_SPEAK;
    let [gone, new] = NEW_THAT_SPEAKS;
    let trust = (witness.rolling_size / SEEN_WELL).clamp(0.0, 1.0).powi(2)
        / (1.0 + (witness.wobble / UNSTEADY).powi(2));
    let dark = EVEN_DARKEST - shape.darkest.clamp(darkest, brightest);
    let [lighter, darker] = DARKER_THAT_SPEAKS;
    let gap = dark.min(rolling.map_or(DARKNESS_ALONE, |r| {
        (r.darkest - shape.darkest + DARKER_ALLOWANCE).clamp(lighter, darker)
    }));
    // Not seen well before, it may or may not have been there.
    let beyond_new = rolling.map_or(EVEN_NEW, |r| {
        (shape.beyond_any - r.beyond_any).clamp(gone, new)
    });
    RIM_WEIGHT * (shape.near_solid.min(MOST_RIM) - EVEN_RIM)
        + BEYOND_WEIGHT * shape.beyond_solid.min(MOST_BEYOND)
        + EDGES_WEIGHT * (shape.beyond_edges.min(MOST_EDGES) - EVEN_EDGES)
        + NEW_WEIGHT * (beyond_new - EVEN_NEW)
        + DARKEST_WEIGHT * gap
        + DIAMETER_WEIGHT * (rest.scale - TRUE_DIAMETER).max(0.0)
        + trust * GROWTH_WEIGHT * (witness.growth.clamp(shrunk, grown) - EVEN_GROWTH)
        + trust * UNREST_WEIGHT * (witness.unrest.clamp(0.0, MOST_UNREST) - EVEN_UNREST)
        + STOP_WEIGHT * (witness.stop.clamp(0.0, MOST_STOP) - EVEN_STOP)
}

/// Where it stands, in millimetres: under the ball that fits best, or under the middle of an open toy.
fn base_of(rest: &Rest, pose: &CameraPose, ball_mm: f64, open_share: f64) -> [f64; 2] {
    let under_middle = pose
        .at_height(rest.centre, MIDDLE_HEIGHT * ball_mm)
        .unwrap_or(rest.spot_mm);
    // The ball fits a toy that opened a little as well; only a poor fit says nothing of the base.
    let by_ball = (1.0 - open_share).max(((rest.iou - 0.5) / 0.3).clamp(0.0, 1.0));
    [0, 1].map(|k| by_ball * rest.spot_mm[k] + (1.0 - by_ball) * under_middle[k])
}

/// Every gate and "off" (none) with its share of the probability, likeliest first.
fn place_shares(
    evidence: &Evidence<'_>,
    base_mm: [f64; 2],
    spread: f64,
    ball_mm: f64,
) -> Vec<(Option<usize>, f64)> {
    let depths: Vec<(usize, f64)> = gates_mm(evidence)
        .map(|(index, corners)| (index, depth_in(corners, base_mm) + EDGE_ALLOWANCE * ball_mm))
        .collect();
    let deepest = depths.iter().map(|d| d.1).fold(f64::NEG_INFINITY, f64::max);
    let on_share = normal_share(deepest / spread);
    // Among the gates the deeper one is the likelier; next to each other their edges decide.
    let weights: Vec<f64> = depths
        .iter()
        .map(|(_, d)| normal_share(d / spread).max(1e-9))
        .collect();
    let sum: f64 = weights.iter().sum::<f64>().max(1e-9);
    let sharpened: f64 = weights.iter().map(|w| w * w).sum::<f64>().max(1e-12);
    let mut shares: Vec<(Option<usize>, f64)> = depths
        .iter()
        .zip(&weights)
        .map(|((index, _), w)| {
            (
                Some(*index),
                on_share
                    * if sum > 1.0 {
                        w * w / sharpened
                    } else {
                        w / sum
                    },
            )
        })
        .collect();
    shares.push((
        None,
        if depths.is_empty() {
            1.0
        } else {
            1.0 - on_share
        },
    ));
    shares.sort_by(|a, b| b.1.total_cmp(&a.1));
    shares
}

fn gates_mm<'a>(evidence: &'a Evidence<'_>) -> impl Iterator<Item = (usize, &'a [[f64; 2]; 4])> {
    evidence
        .rig
        .gates()
        .iter()
        .map(|gate| gate.index)
        .zip(&evidence.pose.gates_mm)
}

/// Share of a normal distribution below `x` standard deviations (logistic approximation, within 0.01).
fn normal_share(x: f64) -> f64 {
    1.0 / (1.0 + (-1.702 * x).exp())
}

/// Every gate that a footprint of this radius touches, the one under the base first.
fn touched(
    evidence: &Evidence<'_>,
    base_mm: [f64; 2],
    radius_mm: f64,
    gate: Option<usize>,
) -> Vec<usize> {
    let mut found: Vec<usize> = gate.into_iter().collect();
    for (index, corners) in gates_mm(evidence) {
        if Some(index) != gate && depth_in(corners, base_mm) > -radius_mm && radius_mm > 0.0 {
            found.push(index);
        }
    }
    found
}

/// The gate that it touched in the frame in which it began to open.
fn opened_on(evidence: &Evidence<'_>, frame: u64, rest_mm: [f64; 2]) -> OpenGate {
    let ball_mm = evidence.rig.ball_diameter_mm();
    let Some(sight) = evidence.track.sights.iter().rev().find(|s| s.frame < frame) else {
        return OpenGate::Unknown;
    };
    // Where the ball was last seen whole; within a ball of the rest it opened where it stands.
    let spot = if distance(sight.at_mm, rest_mm) < 0.5 * ball_mm {
        rest_mm
    } else {
        sight.at_mm
    };
    gates_mm(evidence)
        .map(|(index, corners)| (index, depth_in(corners, spot)))
        .filter(|(_, depth)| *depth > -EDGE_ALLOWANCE * ball_mm)
        .max_by(|a, b| a.1.total_cmp(&b.1))
        .map_or(OpenGate::Nowhere, |(index, _)| OpenGate::Gate(index))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn witness(growth: f64, unrest: f64, stop: f64) -> WayWitness {
        WayWitness {
            growth,
            rolling_size: 1.2,
            wobble: 0.05,
            stop,
            unrest,
            stop_frame: 1,
            growth_frame: None,
        }
    }

    /// What is seen of a closed ball, and of one that opened wide.
    const BALL: Shape = Shape {
        inside_any: 1.0,
        inside_solid: 0.95,
        near_solid: 0.02,
        beyond_solid: 0.0,
        beyond_any: 0.5,
        beyond_edges: 0.2,
        darkest: 0.65,
    };
    const TOY: Shape = Shape {
        near_solid: 0.3,
        beyond_solid: 0.8,
        beyond_any: 1.6,
        beyond_edges: 1.9,
        darkest: 0.45,
        ..BALL
    };

    fn rest(shape: Shape) -> Rest {
        Rest {
            spot_mm: [0.0; 2],
            scale: 1.02,
            shape,
            edge_support: 1.0,
            iou: 0.9,
            area_in_balls: 1.0,
            centre: [0.0; 2],
            bounds: [0.0; 4],
        }
    }

    #[test]
    fn a_large_thing_that_grew_is_open_and_a_disc_that_ran_out_is_closed() {
        let opened = open_log_odds(&rest(TOY), Some(&BALL), &witness(2.2, 0.9, 6.0));
        assert!(opened > 4.0, "{opened}");
        let closed = open_log_odds(&rest(BALL), Some(&BALL), &witness(1.0, 0.0, 0.5));
        assert!(closed < -1.5, "{closed}");
    }

    #[test]
    fn a_disc_that_was_caught_and_moved_on_is_not_called_closed() {
        let odds = open_log_odds(&rest(BALL), Some(&BALL), &witness(1.1, 0.3, 5.0));
        assert!(odds > -0.8, "{odds}");
    }

    #[test]
    fn a_ball_hardly_seen_while_it_rolled_is_judged_by_its_rest() {
        let seen_late = WayWitness {
            rolling_size: 0.2,
            ..witness(4.0, 0.6, 1.0)
        };
        assert!(open_log_odds(&rest(BALL), None, &seen_late) < 0.0);
    }

    #[test]
    fn a_shadow_that_was_there_while_it_rolled_is_no_part_of_a_toy() {
        let shaded = Shape {
            beyond_any: 1.5,
            ..BALL
        };
        let way = witness(1.0, 0.0, 0.5);
        let odds = open_log_odds(&rest(shaded), Some(&shaded), &way);
        assert!((odds - open_log_odds(&rest(BALL), Some(&BALL), &way)).abs() < 1e-9);
    }
}
