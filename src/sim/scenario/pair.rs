//! Two balls rolled at once, as in a tie roll.

use rand::{Rng, SeedableRng, rngs::StdRng};

use super::super::Family;
use super::super::act::{Act, Beside};
use super::super::setting::Setting;
use super::super::space::V3;
use super::{Event, Label, MOST_PX, OPENS_ABOVE, Scenario, pick};

/// What becomes of each ball, and how often: most of those that players roll for a tie open.
const OUTCOMES: [(&str, u32); 7] = [
    ("open_on_gate", 50),
    ("partial_on_gate", 12),
    ("closed_on_gate", 12),
    ("closed_off_gate", 8),
    ("open_off_gate", 6),
    ("straddles_two_gates", 7),
    ("left_frame", 5),
];
/// Frames between the two openings, at most.
const MOST_GAP: u32 = 15;
/// Seconds by which one roll begins later where not both of them open, at most.
const MOST_LATER: f32 = 0.4;
/// Two rolls are sought so often on one table.
const TRIES: usize = 12;
/// How often a second they are compared with each other.
const PER_SECOND: f32 = 60.0;
/// Balls come no nearer to each other than this, once they are free,
const APART_MM: f32 = 8.0;
/// nor does an opened toy, whose parts reach beyond its ball by this many radii.
const OPEN_REACH: f32 = 1.3;
/// Half the width of a hand or an arm.
const ARM_MM: f32 = 45.0;
/// Places along an arm, back from the finger tips.
const ALONG_ARM_MM: [f32; 5] = [0.0, 60.0, 120.0, 190.0, 260.0];

impl Scenario {
    /// Draws a table and two rolls at once; the same seed gives the same pixels. Sizes as in [`Self::draw`].
    ///
    /// Each has its own hand, or comes in from outside, and its own end. Where both open, the frames between the two openings are
    /// drawn evenly from 0 to 15.
    pub fn draw_pair(seed: u64, family: Family, size: (u32, u32)) -> Self {
        let size = (size.0.clamp(1, MOST_PX), size.1.clamp(1, MOST_PX));
        let mut rng = StdRng::seed_from_u64(seed);
        let outcomes = [0, 1].map(|_| OUTCOMES[pick(&mut rng, &OUTCOMES.map(|(_, w)| w))].0);
        let fps = if rng.random_bool(0.5) { 30 } else { 15 };
        let gap = rng.random_range(0..=MOST_GAP) as f32 / fps as f32;
        let gap = if rng.random_bool(0.5) { gap } else { -gap };
        loop {
            let gates = [2, 2, 3, 4, 4][rng.random_range(0..5)];
            let setting = Setting::draw(&mut rng, family, size, gates);
            let pair = (0..TRIES).find_map(|_| draw(&mut rng, &setting, outcomes, gap));
            if let Some((first, second)) = pair {
                let mut scenario = Self::new(seed, setting, first, fps, &mut rng);
                scenario.second = Some(second);
                return scenario;
            }
        }
    }
}

/// Two rolls in one event, and the label of the second of them: the one whose act begins later.
fn draw(
    rng: &mut StdRng,
    setting: &Setting,
    outcomes: [&'static str; 2],
    gap: f32,
) -> Option<(Event, Label)> {
    let first = Scenario::event(rng, setting, outcomes[0])?;
    let second = Scenario::event(rng, setting, outcomes[1])?;
    let opens = |event: &Event| event.act.roll.as_ref()?.opens_at(OPENS_ABOVE);
    let later = match (opens(&first), opens(&second)) {
        (Some(one), Some(other)) => one + gap - other,
        _ => rng.random_range(-MOST_LATER..MOST_LATER),
    };
    let (mut first, second) = if later < 0.0 {
        (second, first)
    } else {
        (first, second)
    };
    first.act = side_by_side(first.act, second.act, later.abs())?;
    Some((first, (second.outcome, second.gate, second.variant)))
}

/// Two rolls in one act, the second so many seconds later; none where they would meet.
pub(in super::super) fn side_by_side(first: Act, second: Act, later: f32) -> Option<Act> {
    let beside = Beside { act: second, later };
    is_apart(&first, &beside).then(|| Act {
        beside: Some(Box::new(beside)),
        ..first
    })
}

/// Whether neither ball meets the other, and no hand the other's ball or hand.
fn is_apart(act: &Act, beside: &Beside) -> bool {
    let (Some(a), Some(b)) = (&act.roll, &beside.act.roll) else {
        return false;
    };
    let radius = |act: &Act, seconds: f32| {
        act.roll.as_ref().map_or(0.0, |roll| {
            roll.toy.radius_mm * (1.0 + OPEN_REACH * roll.t_open(seconds))
        })
    };
    let ends = act.ends().max(beside.later + beside.act.ends());
    let ball = |act: &Act, seconds: f32| ball_at(act, seconds);
    (0..=(ends * PER_SECOND) as u32).all(|step| {
        let now = step as f32 / PER_SECOND;
        let then = now - beside.later;
        let (ball_a, ball_b) = (ball(act, now), ball(&beside.act, then));
        let near = |p: V3, q: V3, reach: f32| (p - q).flat().length() < reach;
        let balls_meet = ball_a.zip(ball_b).is_some_and(|(p, q)| {
            let reach = radius(act, now) + radius(&beside.act, then) + APART_MM;
            near(p, q, reach)
        });
        let arm = |act: &Act, seconds: f32| -> Vec<V3> {
            let hand = act.hand.as_ref();
            let grip = hand.and_then(|hand| Some((hand.grip(seconds)?.0, hand.arm)));
            grip.map_or_else(Vec::new, |(grip, arm)| {
                ALONG_ARM_MM.map(|back| grip + arm * back).to_vec()
            })
        };
        let (arm_a, arm_b) = (arm(act, now), arm(&beside.act, then));
        let over = |arm: &[V3], ball: Option<V3>, radius: f32| {
            ball.is_some_and(|ball| arm.iter().any(|p| near(*p, ball, radius + ARM_MM)))
        };
        let arms_meet = arm_a
            .iter()
            .any(|p| arm_b.iter().any(|q| near(*p, *q, 2.0 * ARM_MM)));
        !balls_meet
            && !arms_meet
            && !over(&arm_a, ball_b, b.toy.radius_mm)
            && !over(&arm_b, ball_a, a.toy.radius_mm)
    })
}

/// Where an act's ball is, once it can be seen.
fn ball_at(act: &Act, seconds: f32) -> Option<V3> {
    let roll = act.roll.as_ref()?;
    if seconds >= roll.release {
        return Some(roll.posture(seconds).at);
    }
    let hand = act.hand.as_ref().filter(|_| act.thrown)?;
    Some(hand.grip(seconds)?.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_balls_roll_at_once_and_their_openings_lie_as_far_apart_as_drawn() {
        let mut gaps = Vec::new();
        for seed in 0..24 {
            let mut scenario = Scenario::draw_pair(seed, Family::Open, (160, 120));
            let truth = scenario.truth();
            assert_eq!((truth.rolls, truth.objects.len()), (2, 2), "seed {seed}");
            let [a, b] = [&truth.objects[0], &truth.objects[1]];
            assert_eq!(truth.first_open_frame, a.first_open_frame);
            assert_eq!(truth.object.as_ref(), Some(&a.object));
            for rolled in [a, b] {
                assert!(rolled.roll_start_frame < rolled.ball_settle_frame);
                assert!(rolled.ball_settle_frame <= truth.settle_frame);
                assert!(rolled.track.len() > 3, "seed {seed}");
            }
            if let Some((a, b)) = a.first_open_frame.zip(b.first_open_frame) {
                let gap = a.abs_diff(b);
                assert!(gap <= u64::from(MOST_GAP) + 1, "seed {seed}: {gap}");
                gaps.push(gap);
            }
            if seed < 2 {
                let last = scenario.frame(truth.frames);
                assert_ne!(scenario.frame(1), last);
                let mut again = Scenario::draw_pair(seed, Family::Open, (160, 120));
                assert_eq!(again.frame(truth.frames), last);
            }
        }
        assert!(gaps.iter().any(|gap| *gap < 4) && gaps.iter().any(|gap| *gap > 8));
    }
}
