//! Two rolls at once: both called, and which of them opened first.

use rollcall::sim::{Family, RolledTruth, Scenario};
use rollcall::vision::{
    Call, Detector, First, Frame, GateInImage, Gates, Order, PhotoFinish, Pose, Rig,
};

const SIZE: (u32, u32) = (640, 480);

/// Every call and every order of a drawn pair, as a judge makes them that expects so many rolls.
fn judged(scenario: &mut Scenario, rolls: u8) -> (Vec<Call>, Vec<Order>) {
    let setup = scenario.setup();
    let gate = |card: &rollcall::sim::SetupCard| GateInImage {
        index: card.index,
        corners_in_image: card.corners_px,
    };
    let gates = setup.cards.iter().map(gate).collect();
    let rig = Rig::new(setup.card_mm, setup.ball_diameter_mm, gates, SIZE).unwrap();
    let fps = f64::from(setup.fps);
    let mut judge = Detector::new(SIZE.0, SIZE.1, fps, Gates::Given(rig));
    judge.expect_rolls(rolls);
    let mut finish = PhotoFinish::new(fps, SIZE.0);
    let (mut calls, mut orders) = (Vec::new(), Vec::new());
    for number in 1..=scenario.frames() {
        let frame = Frame {
            number,
            at_millis: number * 1000 / u64::from(setup.fps),
            picture: scenario.frame(number),
        };
        if let Some(call) = judge.look(&frame).call {
            orders.extend(finish.hear(&call));
            calls.push(call);
        }
    }
    orders.extend(finish.end());
    (calls, orders)
}

fn is_of(call: &Call, truth: &RolledTruth) -> bool {
    match (call.box_in_image, truth.object.bbox_px) {
        (Some(seen), Some(real)) => (0..2).all(|k| {
            let middle = (seen[k] + seen[k + 2]) / 2.0;
            middle > real[k] && middle < real[k + 2]
        }),
        (None, None) => true,
        _ => false,
    }
}

/// The order of two rolls that both opened: who, and how many frames apart.
fn true_order(rolls: &[RolledTruth]) -> Option<(First, u64)> {
    let [a, b] = rolls else { return None };
    let (opens_a, opens_b) = (a.first_open_frame?, b.first_open_frame?);
    let a_is_left = a.object.centre_px?[0] < b.object.centre_px?[0];
    let gap = opens_a.abs_diff(opens_b);
    let first = match gap {
        0..2 => First::DeadHeat,
        _ if a_is_left == (opens_a < opens_b) => First::Left,
        _ => First::Right,
    };
    Some((first, gap))
}

/// What is counted over some pairs.
#[derive(Debug, Default)]
struct Counts {
    pairs: usize,
    both_called: usize,
    extra: usize,
    pose_right: usize,
    opening_within_one: usize,
    openings: usize,
    ordered: usize,
    order_right: usize,
    order_wrong: usize,
    turned_round: usize,
    asked: usize,
}

fn count(family: Family, seeds: std::ops::Range<u64>) -> Counts {
    let mut counts = Counts::default();
    for seed in seeds {
        let mut scenario = Scenario::draw_pair(seed, family, SIZE);
        let truth = scenario.truth();
        let (calls, orders) = judged(&mut scenario, 2);
        let found: Vec<(&RolledTruth, &Call)> = truth
            .objects
            .iter()
            .filter_map(|rolled| Some((rolled, calls.iter().find(|call| is_of(call, rolled))?)))
            .collect();
        counts.pairs += 1;
        counts.both_called += usize::from(found.len() == 2);
        counts.extra += calls.len().saturating_sub(found.len());
        for (rolled, call) in found {
            let is_open = matches!(call.pose, Pose::Open | Pose::PartlyOpen);
            let should = rolled.object.t_open.is_some_and(|t| t > 0.1);
            counts.pose_right += usize::from(is_open == should);
            if let (true, Some((said, real))) =
                (should, call.open_frame.zip(rolled.first_open_frame))
            {
                counts.openings += 1;
                counts.opening_within_one += usize::from(said.abs_diff(real) <= 1);
            }
        }
        if let Some((first, gap)) = true_order(&truth.objects) {
            counts.ordered += 1;
            let said = orders.first().filter(|order| order.gap_frames.is_some());
            counts.asked += usize::from(orders.first().is_some_and(|order| order.asks));
            if let Some(said) = said {
                let is_right = said.first == first;
                counts.order_right += usize::from(is_right);
                counts.order_wrong += usize::from(!is_right);
                let is_dead = said.first == First::DeadHeat;
                counts.turned_round += usize::from(!is_right && !is_dead && gap > 2);
            }
        }
    }
    counts
}

#[test]
fn both_balls_of_a_tie_roll_are_called_and_the_order_is_right() {
    let counts = count(Family::Open, 4..7);
    assert!(counts.both_called >= 2, "{counts:#?}");
    assert_eq!(counts.turned_round, 0, "{counts:#?}");
    assert_eq!(counts.extra, 0, "{counts:#?}");
    assert!(2 * counts.order_right >= counts.ordered, "{counts:#?}");
}

/// `cargo test --release --test sight a_hundred_pairs -- --ignored --nocapture` prints them.
#[test]
#[ignore = "takes minutes: it prints figures"]
fn a_hundred_pairs_are_counted() {
    println!("{:#?}", count(Family::Open, 1..101));
}

#[test]
fn where_the_table_obeys_two_balls_are_rolled_and_both_are_called() {
    use rollcall::camera::simulated::{Pace, Simulated, SimulatedHand};
    use rollcall::camera::{Delivery, FrameSource as _};

    let mut both = 0;
    for seed in 1..=4 {
        let hand = SimulatedHand::new();
        let mut source = Simulated::on_order(seed, Pace::AsFast, hand.clone());
        let info = source.info().clone();
        let rig = info.rig.expect("the table knows its set-up");
        let mut judge = Detector::new(info.size.0, info.size.1, info.fps, Gates::Given(rig));
        judge.expect_rolls(2);
        let mut calls = 0;
        for number in 0..240 {
            if number == 40 {
                hand.roll_two();
            }
            let Ok(Delivery::Frame(frame)) = source.next_frame() else {
                panic!("a simulated table always has a next frame");
            };
            calls += usize::from(judge.look(&frame).call.is_some());
        }
        assert!(calls <= 2, "table {seed}: {calls} calls");
        both += usize::from(calls == 2);
    }
    assert!(both >= 3, "both were called on {both} of 4 tables");
}
