//! What the referee teaches the judge of one toy.

use std::sync::Arc;

use image::RgbImage;
use rollcall::sim::{Family, Scenario};
use rollcall::vision::experience::{Example, Experience};
use rollcall::vision::{Call, Detector, Frame, GateInImage, Gates, Pose, Rig};

const SIZE: (u32, u32) = (320, 240);

/// A drawn roll, its pictures kept.
struct Roll {
    rig: Rig,
    fps: f64,
    pictures: Vec<RgbImage>,
}

impl Roll {
    fn draw(seed: u64) -> Option<Self> {
        let mut scenario = Scenario::draw(seed, Family::Open, SIZE);
        let outcome = scenario.truth().outcome;
        if outcome.starts_with("none") || outcome == "left_frame" {
            return None;
        }
        let setup = scenario.setup();
        let gates = setup.cards.iter().map(|card| GateInImage {
            index: card.index,
            corners_in_image: card.corners_px,
        });
        let rig = Rig::new(setup.card_mm, setup.ball_diameter_mm, gates.collect(), SIZE);
        Some(Self {
            rig: rig.unwrap(),
            fps: f64::from(setup.fps),
            pictures: (1..=scenario.frames())
                .map(|number| scenario.frame(number))
                .collect(),
        })
    }

    /// What the judge calls when the camera's grain is another each time.
    fn call(&self, grain: u32, experience: &Arc<Experience>) -> Option<Call> {
        let mut judge = Detector::new(SIZE.0, SIZE.1, self.fps, Gates::Given(self.rig.clone()));
        judge.learn_from(Arc::clone(experience));
        let mut state = grain.wrapping_mul(2_654_435_761).max(1);
        self.pictures.iter().enumerate().find_map(|(at, picture)| {
            let mut picture = picture.clone();
            for value in picture.iter_mut().filter(|_| grain > 0) {
                state ^= state << 13;
                state ^= state >> 17;
                state ^= state << 5;
                *value = value.saturating_add_signed((state % 5) as i8 - 2);
            }
            judge
                .look(&Frame {
                    number: at as u64 + 1,
                    at_millis: at as u64 * 33,
                    picture,
                })
                .call
        })
    }
}

fn is_open(call: &Call) -> bool {
    matches!(call.pose, Pose::Open | Pose::PartlyOpen)
}

/// The referee says ten times of one toy that it was the other way round than the judge says; which way is right does not
/// matter here. The judge no longer says it, and every other call that it made stays as it was.
#[test]
fn ten_corrections_of_one_toy_remove_its_error_and_change_no_other_call() {
    let untaught = Arc::new(Experience::default());
    let rolls: Vec<Roll> = (1..40).filter_map(Roll::draw).take(5).collect();
    let before: Vec<Option<Call>> = rolls.iter().map(|roll| roll.call(0, &untaught)).collect();
    let odd = before
        .iter()
        .position(|call| call.as_ref().is_some_and(|call| !call.asks))
        .unwrap();
    let wrong = is_open(before[odd].as_ref().unwrap());
    let mut learnt = Experience::default();
    for grain in 1..=10 {
        let call = rolls[odd].call(grain, &untaught).unwrap();
        learnt.keep(Example {
            traits: call.traits,
            opened: !wrong,
            kept_millis: u64::from(grain),
        });
    }
    let learnt = Arc::new(learnt);
    for grain in 11..=12 {
        let call = rolls[odd].call(grain, &learnt).unwrap();
        assert!(call.asks || is_open(&call) != wrong, "{call:#?}");
        assert!(call.learnt.agreeing() >= 8 && call.learnt.against() == 0);
    }
    for (at, roll) in rolls.iter().enumerate().filter(|(at, _)| *at != odd) {
        let calls = [&before[at], &roll.call(0, &learnt)];
        let [old, new] = calls.map(|call| {
            let call = call.as_ref();
            call.map(|call| (call.pose, call.place, call.gate, call.asks))
        });
        // Where it asked it may have learnt enough to answer.
        if !old.is_some_and(|(.., asks)| asks) {
            assert_eq!(old, new, "roll {at}");
        }
    }
}
