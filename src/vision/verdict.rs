//! From evidence to a call: pose, place, certainty, and when to ask instead.
//!
//! The pose is what the witnesses say together ([`super::witness`]), the place where the base stands ([`super::place`]).

use super::call::{Alternative, Call, OpenGate, Place, Pose};
use super::close_up::Facing;
use super::experience::{Experience, Shift, Traits};
use super::lookback::Seen;
use super::model::Opinion;
use super::place::{Base, EDGE_ALLOWANCE, Ground};
use super::pose::CameraPose;
use super::reach::LetGo;
use super::rest::{Rest, depth_in};
use super::rig::Rig;
use super::track::{Clarity, Track, distance, is_carried};
use super::way::{WayWitness, stop_seen, way_witness};
use super::witness::{Terms, Witness};

/// Height of the middle of an open toy above the table, in ball diameters.
const MIDDLE_HEIGHT: f64 = 0.4;
/// Error of the base of an open toy, and of a ball, in ball diameters.
const BASE_SPREAD_OPEN: f64 = 0.15;
const BASE_SPREAD_BALL: f64 = 0.09;
/// What the model's own estimate of its error leaves out: corners and pose are not exact.
const BASE_SPREAD_RIG: f64 = 0.05;
/// Its errors are this share of what it says of them.
const BASE_SPREAD_SHARE: f64 = 0.8;
/// Millimetres per second squared, and how much of its weight holds a sliding toy back: plastic on cardboard or cloth.
const GRAVITY_MM: f64 = 9810.0;
const SLIDING_FRICTION: f64 = 0.3;
/// Error of the place to which a ball must have rolled, in ball diameters: it hops when it opens, and turns on its parts.
const ROLL_SPREAD: f64 = 0.15;
/// A footprint reaches this far around the base, in ball diameters.
const FOOTPRINT: f64 = 0.25;
/// Below this the judge asks.
const ANSWER_PERCENT: f64 = 85.0;
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
/// What the model takes for a toy with less than this probability is a shadow, a card that moved or a thing laid down.
const LEAST_TOY: f64 = 0.5;
/// With less than this, however it rolled: a die.
const NO_TOY: f64 = 0.05;
/// What the model takes for a toy with more than this probability looks like one.
const CLEAR_TOY: f64 = 0.85;
/// A ball is known to a few percent of its diameter: what fits best with a smaller one,
const SMALLEST_BALL: f64 = 0.95;
/// and covers less than this share of its area, is another thing.
const SMALLEST_AREA: f64 = 0.85;
/// Up to this size, in closed balls, an open thing is called partly open.
const PARTLY_OPEN_SIZE: f64 = 1.75;

/// Whether a thing is smaller than any ball that is rolled: a die, a coin, a marble.
fn is_smaller(rest: &Rest) -> bool {
    rest.scale < SMALLEST_BALL && rest.area_in_balls * rest.scale * rest.scale < SMALLEST_AREA
}

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
    /// What the learned model says of it.
    pub opinion: Option<Opinion>,
    /// The camera.
    pub pose: &'a CameraPose,
    /// The set-up.
    pub rig: &'a Rig,
    /// Whether the Gate cards were found in the pictures, where one may be missing, and not given.
    pub gates_are_found: bool,
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

impl Evidence<'_> {
    /// Table and gates.
    pub fn ground(&self) -> Ground<'_> {
        Ground {
            pose: self.pose,
            rig: self.rig,
        }
    }

    /// What each witness says of the thing at rest, whose way is `sights[first..end]`.
    pub fn hear(&self, rest: &Rest, first: usize, end: usize) -> (Terms, WayWitness) {
        let ball_mm = self.rig.ball_diameter_mm();
        let mut witness = way_witness(&self.track.sights, first, end, ball_mm, self.fps);
        // The spot of a ball that rolls onto another ground jumps; its outline at full resolution does not.
        let places = &self.seen.places;
        if let Some(stop) = stop_seen(places, witness.stop_frame, ball_mm, self.fps) {
            witness.stop = witness.stop.min(stop);
        }
        if let Some(opening) = self.seen.opening {
            witness.open_frame = opening;
        }
        let on_gate: f64 = self
            .ground()
            .shares(&Base::even(rest.spot_mm, BASE_SPREAD_BALL * ball_mm))
            .iter()
            .filter(|(gate, _)| gate.is_some())
            .map(|(_, share)| share)
            .sum();
        let rolling = self.seen.rolling.as_ref();
        let terms = Terms::of(rest, rolling, &witness, self.opinion.as_ref(), on_gate);
        (terms, witness)
    }
}

/// Decides; none when nothing came to rest that could be the thing that rolled.
pub fn decide(evidence: &Evidence<'_>) -> Option<Call> {
    decide_without(evidence, &[])
}

/// Decides without some of the witnesses, to show what each adds.
pub fn decide_without(evidence: &Evidence<'_>, silenced: &[Witness]) -> Option<Call> {
    let opinion = evidence
        .opinion
        .as_ref()
        .filter(|_| !silenced.contains(&Witness::Model));
    // What is small, or shows little of itself, is asked about if it looks like a ball; else it is a die.
    let is_small = evidence.rest.as_ref().is_some_and(is_smaller);
    if is_small && !evidence.opinion.is_some_and(|o| o.toy_share > CLEAR_TOY) {
        return None;
    }
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
        let clarity = evidence.track.clarity(ball_mm);
        return (evidence.left && clarity != Clarity::None)
            .then(|| gone(evidence, roll_start_frame, clarity));
    };
    let (terms, witness) = evidence.hear(rest, first, end);
    let open_odds = terms.log_odds(silenced);
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
    let mut base = base_of(evidence, rest, opinion, is_open);
    if is_open && let Some(rolled) = rolled_to(evidence, witness.open_frame) {
        base = base.joined(&rolled);
    }
    let base_mm = base.at_mm;
    let ground = evidence.ground();
    let places = ground.shares(&base);
    let (gate, place_share) = places[0];
    let pose = match (is_open, rest.area_in_balls < PARTLY_OPEN_SIZE) {
        (false, _) => Pose::Closed,
        (true, true) => Pose::PartlyOpen,
        (true, false) => Pose::Open,
    };
    let pose_share = open_share.max(1.0 - open_share);
    // What was hidden until late, but was seen closed and then open with no hand near, was let go: nothing that is laid down opens.
    let opened_freely = is_open && evidence.seen.opening.is_some();
    let toy_share = opinion.map_or(1.0, |o| o.toy_share);
    // What was seen to roll as a ball does is one, however little of it is seen now; but a die rolls so too.
    let is_doubtful = toy_share < LEAST_TOY;
    if is_doubtful && (toy_share < NO_TOY || !evidence.track.is_clear(ball_mm)) {
        return None;
    }
    let certainty = pose_share * place_share * toy_share;
    let gates = ground.touched(
        base_mm,
        if is_open { FOOTPRINT * ball_mm } else { 0.0 },
        gate,
    );
    let open_frame = is_open.then_some(witness.open_frame);
    let open_gate = match open_frame {
        None => OpenGate::Nowhere,
        Some(frame) => opened_on(evidence, frame, base_mm),
    };
    // The magnet in a Gate card opens a ball: what opened where none was found stands more likely on one that was overlooked.
    let gate_is_missing =
        evidence.gates_are_found && is_open && gate.is_none() && open_gate == OpenGate::Nowhere;
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
        asks: (late && !opened_freely)
            || is_carried(way)
            || learnt.asks
            || is_small
            || is_doubtful
            || gate_is_missing
            || 100.0 * certainty < ANSWER_PERCENT,
        alternatives,
        roll_start_frame,
        open_frame,
        settle_frame: evidence.settle_frame,
        call_frame: evidence.call_frame,
        box_in_image: Some(rest.bounds),
        traits,
        learnt,
        colour: evidence.seen.colour,
        let_go: LetGo::of(evidence.track, evidence.pose, evidence.rig),
    })
}

/// The call of a ball that rolled out of the picture.
fn gone(evidence: &Evidence<'_>, roll_start_frame: u64, clarity: Clarity) -> Call {
    let is_clear = clarity == Clarity::Clear;
    Call {
        roll: evidence.roll,
        pose: Pose::Gone,
        place: Place::Gone,
        gate: None,
        gates: Vec::new(),
        open_gate: OpenGate::Nowhere,
        certainty_percent: if is_clear { 93 } else { 60 },
        asks: !is_clear,
        alternatives: Vec::new(),
        roll_start_frame,
        open_frame: None,
        settle_frame: evidence.track.last().frame + 1,
        call_frame: evidence.call_frame,
        box_in_image: None,
        traits: Traits::default(),
        learnt: Shift::default(),
        colour: evidence.seen.colour,
        let_go: LetGo::of(evidence.track, evidence.pose, evidence.rig),
    }
}

/// Where it stands: where the model says, else under the ball that fits best, or under the middle of an open toy.
fn base_of(evidence: &Evidence<'_>, rest: &Rest, opinion: Option<&Opinion>, is_open: bool) -> Base {
    let (pose, ball_mm) = (evidence.pose, evidence.rig.ball_diameter_mm());
    if let Some(opinion) = opinion {
        let spread_mm = opinion
            .base_spread
            .map(|spread| ball_mm * (spread * BASE_SPREAD_SHARE).hypot(BASE_SPREAD_RIG));
        let base_mm = opinion.base_mm(pose, rest.spot_mm, ball_mm);
        return Base::seen(base_mm, &Facing::of(pose, rest.spot_mm), spread_mm);
    }
    if !is_open {
        return Base::even(rest.spot_mm, BASE_SPREAD_BALL * ball_mm);
    }
    let under_middle = pose
        .at_height(rest.centre, MIDDLE_HEIGHT * ball_mm)
        .unwrap_or(rest.spot_mm);
    // The ball fits a toy that opened a little as well; only a poor fit says nothing of the base.
    let by_ball = ((rest.iou - 0.5) / 0.3).clamp(0.0, 1.0);
    let base = [0, 1].map(|k| by_ball * rest.spot_mm[k] + (1.0 - by_ball) * under_middle[k]);
    Base::even(base, BASE_SPREAD_OPEN * ball_mm)
}

/// Where a ball that was last seen whole before `open_frame` must come to stand: it rolls on until it opens, half a frame later on
/// the average, and slides from then on. None when its last places were not seen.
fn rolled_to(evidence: &Evidence<'_>, open_frame: u64) -> Option<Base> {
    let ball_mm = evidence.rig.ball_diameter_mm();
    let mut before = evidence
        .seen
        .places
        .iter()
        .rev()
        .filter(|(frame, _)| *frame < open_frame);
    let ((last, at), (earlier, from)) = (before.next()?, before.next()?);
    let seconds = (last - earlier) as f64 / evidence.fps;
    let way = [0, 1].map(|k| at[k] - from[k]);
    let speed = way[0].hypot(way[1]) / seconds;
    // Sliding, friction takes all speed: v v / 2 g mu.
    let unseen = (open_frame - last) as f64 - 0.5;
    let slides = speed * speed / (2.0 * GRAVITY_MM * SLIDING_FRICTION);
    let further = speed * unseen / evidence.fps + slides;
    let ahead = further / (speed * seconds).max(1e-6);
    Some(Base {
        at_mm: [0, 1].map(|k| at[k] + way[k] * ahead),
        along: if speed > 1.0 {
            way.map(|v| v / (speed * seconds))
        } else {
            [1.0, 0.0]
        },
        spread_mm: [
            (ROLL_SPREAD * ball_mm).hypot(0.5 * further),
            ROLL_SPREAD * ball_mm,
        ],
    })
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
    evidence
        .ground()
        .gates_mm()
        .map(|(index, corners)| (index, depth_in(corners, spot)))
        .filter(|(_, depth)| *depth > -EDGE_ALLOWANCE * ball_mm)
        .max_by(|a, b| a.1.total_cmp(&b.1))
        .map_or(OpenGate::Nowhere, |(index, _)| OpenGate::Gate(index))
}
