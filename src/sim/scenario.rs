//! One labelled event on a table: what a clip holds.

use image::RgbImage;
use rand::{Rng, SeedableRng, rngs::StdRng};

use super::Family;
use super::act::Act;
use super::cards::Card;
use super::clutter::Thing;
use super::hand::{HandTrack, is_seen};
use super::plan::{self, Wish};
use super::roll::Roll;
use super::setting::{Setting, Standing};
use super::space::V3;
use super::stage::{Body, Stage, Still};
use super::truth::{
    CameraTruth, Distractor, LetGoTruth, ObjectTruth, RolledTruth, Setup, SetupCard, StandingTruth,
    Truth, rounded,
};
use super::view::View;

pub(super) mod pair;

/// The longest side of a picture that is drawn.
const MOST_PX: u32 = 2560;
/// The smallest opening that counts as open.
const OPENS_ABOVE: f32 = 0.1;

/// A table and one event on it, both drawn from a seed: the same seed gives the same pixels.
///
/// ```
/// use rollcall::sim::{Family, Scenario};
/// let mut scenario = Scenario::draw(7, Family::Open, (64, 48));
/// let frame = scenario.frame(1);
/// assert_eq!((frame.width(), frame.height()), (64, 48));
/// assert_eq!(scenario.setup().fps, scenario.truth().fps);
/// ```
#[derive(Debug)]
pub struct Scenario {
    seed: u64,
    setting: Setting,
    /// The table without the things that the act moves.
    still: Still,
    act: Act,
    begins: f32,
    fps: u32,
    frames: u64,
    outcome: &'static str,
    gate: Option<usize>,
    variant: Option<&'static str>,
    /// What the second of two rolls at once comes to.
    second: Option<Label>,
    stage: Option<Stage>,
}

/// Outcome, gate and variant of a roll.
type Label = (&'static str, Option<usize>, Option<&'static str>);

/// An act that has been drawn, with its label.
struct Event {
    act: Act,
    outcome: &'static str,
    gate: Option<usize>,
    variant: Option<&'static str>,
    /// Index of a standing toy that the act takes away.
    takes: Option<usize>,
}

impl Scenario {
    /// Draws table and event. Sizes beyond what can be drawn are cut to 1..=2560 pixels a side.
    pub fn draw(seed: u64, family: Family, size: (u32, u32)) -> Self {
        let size = (size.0.clamp(1, MOST_PX), size.1.clamp(1, MOST_PX));
        let mut rng = StdRng::seed_from_u64(seed);
        let outcome = OUTCOMES[pick(&mut rng, &OUTCOMES.map(|(_, weight)| weight))].0;
        let fps = if rng.random_bool(0.5) { 30 } else { 15 };
        loop {
            let gates = [2, 2, 2, 3, 4, 4][rng.random_range(0..6)];
            let setting = Setting::draw(&mut rng, family, size, gates);
            let event = Self::event(&mut rng, &setting, outcome);
            // A full table may have no room for an event: another table then.
            if let Some(event) = event {
                return Self::new(seed, setting, event, fps, &mut rng);
            }
        }
    }

    fn new(seed: u64, mut setting: Setting, event: Event, fps: u32, rng: &mut StdRng) -> Self {
        let begins = rng.random_range(0.62..0.85);
        let rests = rng.random_range(1.25..1.6);
        let seconds = begins + event.act.ends() + rests;
        let mut still = setting.still();
        if let Some(taken) = event.takes {
            let body = Body::thing(
                setting.standing[taken]
                    .toy
                    .parts(&setting.standing[taken].posture),
            );
            still.things.retain(|thing| *thing != body);
        }
        setting.scene.film.exposure *= rng.random_range(0.95..1.05);
        Self {
            seed,
            setting,
            still,
            begins,
            fps,
            frames: (seconds * fps as f32).ceil() as u64 + 1,
            act: event.act,
            outcome: event.outcome,
            gate: event.gate,
            variant: event.variant,
            second: None,
            stage: None,
        }
    }

    fn event(rng: &mut StdRng, setting: &Setting, outcome: &'static str) -> Option<Event> {
        let gates = setting.gates().count();
        let gate = rng.random_range(0..gates.max(1));
        let partly = rng.random_range(0.13..0.5);
        let thrown = rng.random_bool(0.85);
        let none = |act: Option<Act>| {
            act.map(|act| Event {
                act,
                outcome,
                gate: None,
                variant: None,
                takes: None,
            })
        };
        let wish = match outcome {
            "open_on_gate" => Wish::On { gate, t_open: 1.0 },
            "partial_on_gate" => Wish::On {
                gate,
                t_open: partly,
            },
            "closed_on_gate" => Wish::On { gate, t_open: 0.0 },
            "closed_off_gate" => Wish::Off { opens_over: None },
            "open_off_gate" => Wish::Off {
                opens_over: Some(gate),
            },
            "left_frame" => Wish::Leaves,
            "straddles_two_gates" => Wish::Across {
                t_open: [1.0, 1.0, partly, 0.0][rng.random_range(0..4)],
            },
            "none_hand_flip" => return none(plan::flip(rng, setting, gate)),
            "none_hand_pickup" => {
                let which = rng.random_range(0..setting.standing.len().max(1));
                return none(plan::pick_up(rng, setting, which)).map(|event| Event {
                    takes: Some(which),
                    ..event
                });
            }
            "none_hand_pass" => return none(plan::pass(rng, setting)),
            "none_shadow" => return none(Some(plan::shadow(rng, setting))),
            "none_exposure" => return none(Some(plan::light(rng, false))),
            "none_lamp" => return none(Some(plan::light(rng, true))),
            "none_bump" => return none(Some(plan::knock(rng))),
            _ => return none(plan::bring(rng, setting).map(|(act, _)| act)),
        };
        let act = plan::roll(rng, setting, wish, thrown)?;
        let end = act.roll.as_ref()?.end;
        let gate = match wish {
            Wish::On { .. } | Wish::Across { .. } => setting
                .gates()
                .find(|card| card.distance(end) < 0.0)
                .and_then(|card| card.gate),
            Wish::Off { .. } | Wish::Leaves => None,
        };
        let occupied = gate.is_some_and(|gate| setting.standing.iter().any(|s| s.gate == gate));
        let variant = match (occupied, thrown) {
            (true, _) => Some("second_on_occupied_gate"),
            (false, false) => Some("rolls_in_from_outside"),
            (false, true) => None,
        };
        Some(Event {
            act,
            outcome,
            gate,
            variant,
            takes: None,
        })
    }

    /// Number of frames.
    pub fn frames(&self) -> u64 {
        self.frames
    }

    /// Quality of the pictures that this camera sends, for a JPEG writer.
    pub fn jpeg_quality(&self) -> u8 {
        self.setting.scene.film.jpeg_quality
    }

    /// Seconds since the start of the act at a frame (counted from 1).
    fn seconds(&self, number: u64) -> f32 {
        number.saturating_sub(1) as f32 / self.fps as f32 - self.begins
    }

    /// The first frame at or after a time of the act.
    fn frame_at(&self, seconds: f32) -> u64 {
        ((seconds + self.begins) * self.fps as f32 - 1e-3)
            .ceil()
            .max(0.0) as u64
            + 1
    }

    /// Frame `number`, counted from 1. Frames may be asked for in any order; in order is quickest.
    pub fn frame(&mut self, number: u64) -> RgbImage {
        let seconds = self.seconds(number);
        let view = self.act.view(&self.setting.scene.view, seconds);
        let still = self.act.still(&self.still, seconds);
        let stage = self
            .stage
            .get_or_insert_with(|| Stage::new(self.setting.scene.clone(), still.clone()));
        stage.look_from(view);
        stage.arrange(still);
        let moment = self
            .act
            .moment(stage.scene(), seconds, seconds + self.begins, number);
        stage.picture(&moment)
    }

    /// What a referee would have set up before the event.
    pub fn setup(&self) -> Setup {
        let view = &self.setting.scene.view;
        Setup {
            format: 1,
            fps: self.fps,
            width: view.width,
            height: view.height,
            card_mm: self.setting.card_mm.map(rounded),
            ball_diameter_mm: rounded(self.setting.ball_diameter_mm),
            cards: self
                .setting
                .gates()
                .map(|card| setup_card(view, card))
                .collect(),
        }
    }

    /// The labels; never for the judge.
    pub fn truth(&self) -> Truth {
        let (setting, view) = (&self.setting, &self.setting.scene.view);
        let card = setting.cards.first();
        let half = card.map_or((0.0, 0.0), |c| c.print.half_mm);
        let end = self.act.ends();
        let own = (self.outcome, self.gate, self.variant);
        let first = self.rolled(&self.act, 0.0, own);
        let beside = self.act.beside.as_ref().zip(self.second);
        let second =
            beside.and_then(|(beside, label)| self.rolled(&beside.act, beside.later, label));
        let first_quiet = [&first, &second]
            .into_iter()
            .flatten()
            .map(|rolled| rolled.ball_settle_frame)
            .chain(self.first_frame_without_hand())
            .max()
            .unwrap_or_else(|| self.frame_at(end));
        let objects = first.iter().zip(&second);
        let objects = objects.flat_map(|(a, b)| [a.clone(), b.clone()]).collect();
        let rolls = u32::from(first.is_some()) + u32::from(second.is_some());
        let after = (!self.act.flips.is_empty() || self.act.knock.is_some()).then(|| {
            let view = self.act.view(view, end + 1.0);
            let mut cards: Vec<Card> = self.act.still(&self.still, end + 1.0).cards;
            cards.retain(|card| card.gate.is_some());
            cards.sort_by_key(|card| card.gate);
            cards.iter().map(|card| corners_px(&view, card)).collect()
        });
        Truth {
            format: 1,
            id: format!("sim_{:06}", self.seed),
            fps: self.fps,
            width: view.width,
            height: view.height,
            frames: self.frames,
            seed: self.seed,
            outcome: self.outcome,
            variant: self.variant,
            gate: self.gate,
            rolls,
            ball_diameter_mm: rounded(2.0 * setting.ball_radius_mm),
            card_mm: [rounded(2.0 * half.0), rounded(2.0 * half.1)],
            card_nominal_mm: setting.card_mm.map(rounded),
            card_thickness_mm: card.map_or(0.0, |c| rounded(c.thickness_mm)),
            layout: setting.layout,
            standing: setting
                .standing
                .iter()
                .map(|s| standing_truth(view, s))
                .collect(),
            event_start_frame: self.frame_at(0.0),
            roll_start_frame: first.as_ref().map(|rolled| rolled.roll_start_frame),
            first_open_frame: first.as_ref().and_then(|rolled| rolled.first_open_frame),
            ball_settle_frame: first.as_ref().map(|rolled| rolled.ball_settle_frame),
            settle_frame: first_quiet,
            object: first.as_ref().map(|rolled| rolled.object.clone()),
            track: first.map(|rolled| rolled.track).unwrap_or_default(),
            camera: camera_truth(view),
            light: setting.scene.lights.word,
            table: setting.scene.surface.word(),
            distractors: setting
                .things
                .iter()
                .map(|thing| distractor(view, thing))
                .collect(),
            corners_px_after: after,
            objects,
        }
    }

    /// Where the hand let go of the ball, which is no label of a clip; none where no hand threw it, or out of the picture.
    pub fn let_go(&self) -> Option<LetGoTruth> {
        let roll = self.act.roll.as_ref().filter(|_| self.act.thrown)?;
        let at = roll.posture(roll.release).at;
        let base = self.setting.scene.view.project(at)?;
        Some(LetGoTruth {
            frame: self.frame_at(roll.release),
            base_px: base.map(rounded),
            distance_to_nearest_gate_mm: self.outside_gates_mm(at),
        })
    }

    /// How far a point lies outside the nearest gate, in millimetres; negative inside.
    fn outside_gates_mm(&self, at: V3) -> f64 {
        let distances = self.setting.gates().map(|card| card.distance(at));
        rounded(distances.fold(f32::MAX, f32::min))
    }

    /// The roll of an act that begins so many seconds later than the event; none when nothing rolls in it.
    fn rolled(
        &self,
        act: &Act,
        later: f32,
        (outcome, gate, variant): Label,
    ) -> Option<RolledTruth> {
        let roll = act.roll.as_ref()?;
        let leaves = outcome == "left_frame";
        let track = self.track(act, later);
        let first_seen = track.first().map_or(1, |first| first.0);
        let is_open = |n: &u64| roll.t_open(self.seconds(*n) - later) > OPENS_ABOVE;
        Some(RolledTruth {
            outcome,
            variant,
            gate,
            roll_start_frame: self.frame_at(roll.release + later).max(first_seen),
            first_open_frame: (1..=self.frames).find(is_open),
            ball_settle_frame: if leaves {
                track.last().map_or(1, |last| last.0 + 1)
            } else {
                self.frame_at(roll.rests_at() + later)
            },
            object: self.object(roll, leaves),
            track,
        })
    }

    /// The rolled ball of an act that begins so many seconds later, as long as it is in the picture.
    fn track(&self, act: &Act, later: f32) -> Vec<(u64, f64, f64, f64)> {
        let view = &self.setting.scene.view;
        let Some(roll) = &act.roll else {
            return Vec::new();
        };
        (1..=self.frames)
            .filter_map(|n| {
                let seconds = self.seconds(n) - later;
                let body = act.ball(seconds)?;
                if !is_seen(view, &body) {
                    return None;
                }
                let [x0, y0, x1, y1] = bbox_px(view, &body)?;
                Some((
                    n,
                    (x0 + x1) / 2.0,
                    (y0 + y1) / 2.0,
                    f64::from(roll.t_open(seconds)),
                ))
            })
            .collect()
    }

    fn object(&self, roll: &Roll, leaves: bool) -> ObjectTruth {
        let view = &self.setting.scene.view;
        let here = (!leaves).then(|| roll.posture(roll.rests_at() + 1.0));
        let body = here.map(|p| Body::thing(roll.toy.parts(&p)));
        let bbox = body.as_ref().and_then(|body| bbox_px(view, body));
        ObjectTruth {
            attribute: roll.toy.attribute,
            design: roll.toy.design.word(),
            t_open: here.map(|p| rounded(p.t_open)),
            bbox_px: bbox,
            centre_px: bbox.map(|[x0, y0, x1, y1]| [(x0 + x1) / 2.0, (y0 + y1) / 2.0]),
            base_px: here
                .and_then(|p| view.project(p.at))
                .map(|p| p.map(rounded)),
            base_mm: here.map(|p| [p.at.x, p.at.y, p.at.z].map(rounded)),
            distance_to_nearest_gate_mm: here.map(|p| self.outside_gates_mm(p.at)),
        }
    }

    /// The first frame from which no hand is in the picture any more; none without a hand.
    fn first_frame_without_hand(&self) -> Option<u64> {
        let beside = self.act.beside.as_ref();
        let second = beside.and_then(|b| b.act.hand.as_ref().zip(Some(b.later)));
        let first = self.act.hand.as_ref().zip(Some(0.0));
        let hands = first.into_iter().chain(second);
        hands
            .filter_map(|(hand, later)| self.first_frame_without(hand, later))
            .max()
    }

    fn first_frame_without(&self, hand: &HandTrack, later: f32) -> Option<u64> {
        let view = &self.setting.scene.view;
        (1..=self.frames)
            .rev()
            .find(|n| {
                hand.body(self.seconds(*n) - later)
                    .is_some_and(|body| is_seen(view, &body))
            })
            .map(|last| last + 1)
    }
}

/// Outcomes and how often each is drawn.
const OUTCOMES: [(&str, u32); 15] = [
    ("open_on_gate", 26),
    ("partial_on_gate", 14),
    ("closed_on_gate", 10),
    ("closed_off_gate", 9),
    ("open_off_gate", 5),
    ("straddles_two_gates", 6),
    ("left_frame", 5),
    ("none_hand_flip", 4),
    ("none_hand_pickup", 4),
    ("none_hand_pass", 4),
    ("none_shadow", 3),
    ("none_exposure", 2),
    ("none_lamp", 3),
    ("none_bump", 2),
    ("none_clutter_added", 3),
];

/// An index, drawn by weights.
pub(super) fn pick(rng: &mut impl Rng, weights: &[u32]) -> usize {
    let mut left = rng.random_range(0..weights.iter().sum::<u32>().max(1));
    for (i, weight) in weights.iter().enumerate() {
        if left < *weight {
            return i;
        }
        left -= weight;
    }
    0
}

/// A card as a referee would have set it up.
pub(super) fn setup_card(view: &View, card: &Card) -> SetupCard {
    SetupCard {
        index: card.gate.unwrap_or(0),
        corners_px: corners_px(view, card),
        face: if card.print.face_up { "up" } else { "down" },
    }
}

pub(super) fn corners_px(view: &View, card: &Card) -> [[f64; 2]; 4] {
    card.corners()
        .map(|p| view.project(p).unwrap_or_default().map(rounded))
}

fn bbox_px(view: &View, body: &Body) -> Option<[f64; 4]> {
    let mut sum = [f32::MAX, f32::MAX, f32::MIN, f32::MIN];
    for p in body
        .parts
        .iter()
        .flat_map(|part| part.points().collect::<Vec<V3>>())
    {
        let [x, y] = view.project(p)?;
        sum = [sum[0].min(x), sum[1].min(y), sum[2].max(x), sum[3].max(y)];
    }
    (sum[0] <= sum[2]).then(|| sum.map(rounded))
}

fn standing_truth(view: &View, standing: &Standing) -> StandingTruth {
    let body = Body::thing(standing.toy.parts(&standing.posture));
    StandingTruth {
        gate: standing.gate,
        attribute: standing.toy.attribute,
        design: standing.toy.design.word(),
        bbox_px: bbox_px(view, &body).unwrap_or_default(),
        base_px: view
            .project(standing.posture.at)
            .unwrap_or_default()
            .map(rounded),
    }
}

fn distractor(view: &View, thing: &Thing) -> Distractor {
    Distractor {
        kind: thing.word(),
        centre_px: view.project(thing.at).unwrap_or_default().map(rounded),
    }
}

fn camera_truth(view: &View) -> CameraTruth {
    let row = |v: V3| [v.x, v.y, v.z].map(f64::from);
    CameraTruth {
        hfov_deg: rounded(view.hfov_degrees),
        f_px: f64::from(view.focal_px),
        cx: (f64::from(view.width) - 1.0) / 2.0,
        cy: (f64::from(view.height) - 1.0) / 2.0,
        k1: f64::from(view.k1),
        azimuth_deg: rounded(view.azimuth_degrees),
        elevation_deg: rounded(view.elevation_degrees),
        roll_deg: rounded(view.roll_degrees),
        distance_mm: rounded(view.distance_mm),
        position_mm: row(view.eye),
        world_to_cam_rows: [row(view.right), row(view.down), row(view.forward)],
    }
}

#[cfg(test)]
#[path = "scenario_tests.rs"]
mod tests;
