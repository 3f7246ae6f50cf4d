//! Aids at the table, measured against what the simulated table knows.

use image::RgbImage;
use image::imageops::crop_imm;
use rollcall::camera::steady::Steady;
use rollcall::sim::{Family, PutBack, Scenario, StillTable};
use rollcall::vision::ghost::differences;
use rollcall::vision::standing::{EmptyCard, OnCard};
use rollcall::vision::{Call, Detector, Frame, GateInImage, Gates, Rig};

const SIZE: (u32, u32) = (320, 240);
/// As most cameras see it: what is small in the picture matters here.
const WHOLE_SIZE: (u32, u32) = (640, 480);

/// The first call of a drawn roll, its corners given, and the longer side of a card as the referee states it.
fn first_call(scenario: &mut Scenario) -> (Option<Call>, f64) {
    let setup = scenario.setup();
    let gates = setup.cards.iter().map(|card| GateInImage {
        index: card.index,
        corners_in_image: card.corners_px,
    });
    let rig = Rig::new(setup.card_mm, setup.ball_diameter_mm, gates.collect(), SIZE).unwrap();
    let fps = f64::from(setup.fps);
    let mut judge = Detector::new(SIZE.0, SIZE.1, fps, Gates::Given(rig));
    let call = (1..=scenario.frames()).find_map(|number| {
        let frame = Frame {
            number,
            at_millis: number * 1000 / u64::from(setup.fps),
            picture: scenario.frame(number),
        };
        judge.look(&frame).call
    });
    (call, setup.card_mm[0].max(setup.card_mm[1]))
}

/// What is measured of where hands let go.
#[derive(Debug, Default)]
struct LetGoes {
    /// Balls that a hand threw and that were called.
    thrown: usize,
    /// How far the distance from the gates was off, in millimetres, in order.
    off_mm: Vec<f64>,
    /// Of these, how many were off by more than the judge says it may be.
    beyond_unsure: usize,
    /// How many frames the moment was off, in order.
    off_frames: Vec<u64>,
    /// Hands that were told to be nearer than two card lengths although they were not.
    wrongly_near: usize,
}

fn let_goes(seeds: std::ops::Range<u64>) -> LetGoes {
    let mut seen = LetGoes::default();
    for seed in seeds {
        let mut scenario = Scenario::draw(seed, Family::Open, SIZE);
        let Some(truth) = scenario.let_go() else {
            continue;
        };
        let (Some(call), length_mm) = first_call(&mut scenario) else {
            continue;
        };
        seen.thrown += 1;
        let Some(said) = call.let_go else {
            continue;
        };
        let real_mm = truth.distance_to_nearest_gate_mm.max(0.0);
        let off_mm = (said.card_lengths * length_mm - real_mm).abs();
        seen.beyond_unsure += usize::from(off_mm > said.unsure_lengths * length_mm);
        seen.wrongly_near += usize::from(said.is_nearer_than(2.0) && real_mm > 2.0 * length_mm);
        seen.off_mm.push(off_mm);
        seen.off_frames.push(said.frame.abs_diff(truth.frame));
    }
    seen.off_mm.sort_by(f64::total_cmp);
    seen.off_frames.sort_unstable();
    seen
}

#[test]
fn where_a_hand_let_go_is_found_to_within_a_card_and_nobody_is_accused() {
    let seen = let_goes(1..33);
    println!("{seen:#?}");
    let count = seen.off_mm.len();
    assert!(seen.thrown >= 12 && 2 * count >= seen.thrown, "{seen:#?}");
    // Weak: half of them are 40 mm off and more, where the judge says that it knows better.
    assert!(seen.off_mm[count / 2] < 50.0, "{seen:#?}");
    assert!(seen.off_mm[count - 1] < 120.0, "{seen:#?}");
    assert_eq!(seen.wrongly_near, 0, "a hint must not accuse: {seen:#?}");
}

/// One picture of a table, its toy put so.
fn picture(table: &StillTable, put: Option<PutBack>, grain: u64) -> RgbImage {
    table.pictures(put, grain..grain + 1).remove(0)
}

#[test]
fn the_table_fits_when_the_toy_is_back_and_not_when_it_is_gone() {
    const TABLES: usize = 8;
    let off = |x: f32, y: f32, turned_deg: f32| {
        Some(PutBack {
            off_mm: [x, y],
            turned_deg,
        })
    };
    let puts = [
        ("back", off(0.0, 0.0, 0.0)),
        ("2 mm off", off(1.4, 1.4, 0.0)),
        ("5 mm off", off(3.5, -3.5, 0.0)),
        ("10 mm off", off(-7.0, 7.0, 0.0)),
        ("turned by 15 degrees", off(0.0, 0.0, 15.0)),
        ("turned by 45 degrees", off(0.0, 0.0, 45.0)),
        ("gone", None),
    ];
    let mut fitting = [0; 7];
    for seed in 0..TABLES as u64 {
        let table = StillTable::draw(seed, Family::Open, WHOLE_SIZE);
        let before = picture(&table, Some(PutBack::default()), 1);
        for (count, (grain, (_, put))) in fitting.iter_mut().zip((2..).zip(puts)) {
            let differs = differences(&before, &picture(&table, put, grain), &[]);
            *count += usize::from(differs.unwrap().is_empty());
        }
    }
    let said: Vec<String> = (puts.iter().zip(fitting))
        .map(|((what, _), count)| format!("{what}: {count} of {TABLES} fit"))
        .collect();
    println!("{said:#?}");
    let [back, _, five, ten, _, turned, gone] = fitting;
    assert_eq!((back, gone), (TABLES, 0), "{said:#?}");
    // Weak: the tick forgives more than it should. These hold what is measured, not what is wanted, which is none.
    assert!(five <= 5 && ten <= 3 && turned <= 4, "{said:#?}");
}

#[test]
fn an_empty_card_is_empty_and_some_toys_that_stand_on_one_are_noticed() {
    const TABLES: usize = 24;
    let (mut noticed, mut missed, mut unknown) = (0, 0, 0);
    let (mut empty, mut ghosts) = (0, 0);
    for seed in 0..TABLES as u64 {
        let table = StillTable::draw(100 + seed, Family::Open, WHOLE_SIZE);
        let bare = picture(&table, None, 1);
        let stands = picture(&table, Some(PutBack::default()), 2);
        let (gates, of_toy) = table.gates();
        for gate in gates {
            let card = EmptyCard::of(&bare, gate.corners_px).unwrap();
            let seen = card.now(&stands, gate.corners_px);
            match (gate.index == of_toy, seen) {
                (true, OnCard::Something) => noticed += 1,
                (true, OnCard::Nothing) => missed += 1,
                (true, OnCard::Unknown) => unknown += 1,
                (false, OnCard::Something) => ghosts += 1,
                (false, _) => empty += 1,
            }
        }
    }
    println!(
        "noticed {noticed}, missed {missed}, unknown {unknown}; empty {empty}, not empty {ghosts}"
    );
    // Weak: of 24 toys nine are noticed, of ten nothing is said, and five are overlooked. No card is wrongly taken for one with a toy.
    assert!(
        noticed >= 9 && missed <= 5,
        "{noticed} noticed, {missed} missed of {TABLES}"
    );
    assert_eq!(ghosts, 0, "of {empty} empty ones");
}

/// How far a table seems to shake that really moves by so many pixels from frame to frame.
fn shake_px(seed: u64, by_px: u32) -> f64 {
    const ROOM: u32 = 16;
    let (width, height) = WHOLE_SIZE;
    let table = StillTable::draw(seed, Family::Open, (width + ROOM, height + ROOM));
    let mut steady = Steady::default();
    let pictures = table.pictures(Some(PutBack::default()), 1..17);
    for (number, picture) in (0_u64..).zip(pictures) {
        // To and fro.
        let at = if number % 2 == 0 { 4 } else { 4 + by_px };
        let picture = crop_imm(&picture, at, 4, width, height).to_image();
        steady.look(&picture, number * 33);
    }
    steady.shake_px().unwrap()
}

#[test]
fn a_camera_that_stands_still_does_not_shake_and_one_that_shakes_is_measured() {
    let (mut still, mut shaking) = (Vec::new(), Vec::new());
    for seed in 0..4 {
        still.push(shake_px(seed, 0));
        shaking.push(shake_px(seed, 3));
    }
    println!("still: {still:.2?} px; moved by 3 px: {shaking:.2?} px");
    assert!(still.iter().all(|by| *by < 0.3), "{still:?}");
    assert!(
        shaking.iter().all(|by| (1.5..4.5).contains(by)),
        "{shaking:?}"
    );
}
