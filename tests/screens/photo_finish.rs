//! The photo finish of a tie roll: both rolls are followed, and the key of whoever was first enters what the camera saw.

use std::rc::Rc;

use eframe::egui::Key::{self, Enter, Num1, Num2};
use rollcall::rules::bakugan::setup::SetupForm;
use rollcall::rules::bakugan::{Attribute, Command, Phase, Setup};
use rollcall::rules::entry::What;
use rollcall::rules::{Ledger, Source};
use rollcall::vision::Call;
use rollcall::vision::colour::{Colour, ColourWord};

use crate::hall::{
    Hall, HeldEye, HeldHands, Stage, TO_A_TIE, app, bakugan, closed_on_first, does_not_see, hall,
    open_on_first, open_on_second, press, quick_game, sees,
};

/// A match in which both sides have named what they roll for the tie, before a camera.
fn tie(has_hands: bool) -> (Hall, Rc<Stage>) {
    let stage = Rc::new(Stage::default());
    stage.start();
    let hands = HeldHands(Rc::clone(&stage));
    let app = app(quick_game()).seen_by(
        Box::new(HeldEye(Rc::clone(&stage))),
        has_hands.then(|| Box::new(hands) as _),
    );
    let mut hall = hall(app);
    press(&mut hall, &TO_A_TIE);
    assert!(matches!(bakugan(&hall).now().phase(), Phase::TieRoll(_)));
    (hall, stage)
}

fn commands(hall: &Hall) -> Vec<(Source, Command)> {
    let entries = bakugan(hall).entries().iter();
    let did = entries.filter_map(|entry| match &entry.what {
        What::Did { command, .. } => Some((entry.source, command.clone())),
        _ => None,
    });
    did.collect()
}

fn is_camera(source: &Source) -> bool {
    matches!(source, Source::Camera { .. })
}

#[test]
fn the_key_of_whoever_was_first_enters_what_the_camera_saw_of_both() {
    let (mut hall, stage) = tie(false);
    stage.hold_last_seconds();
    hall.run_steps(2);
    assert_eq!(stage.expected.get(), 2);
    sees(&hall, "Both roll at once: the camera follows both.");
    press(&mut hall, &[Enter]);
    stage.call_both([
        (open_on_second(95), Some(26)),
        (open_on_first(97), Some(20)),
    ]);
    hall.run_steps(12);
    sees(&hall, "LEFT FIRST - sure");
    sees(
        &hall,
        "It opened 6 pictures (198 ms) before the other. Whose is it?",
    );
    sees(&hall, "LEFT opens at 0 ms (first), RIGHT opens at +198");
    assert_eq!(stage.expected.get(), 1);
    let before = commands(&hall).len();
    let Phase::TieRoll(tie) = bakugan(&hall).now().phase() else {
        panic!("it is a tie");
    };
    let roll_of = |seat: usize| {
        let mut throws = tie.throws.iter();
        throws
            .find(|throw| throw.bakugan.seat.index() == seat)
            .map(|throw| throw.roll)
    };
    let (of_mia, of_ben) = (roll_of(0).expect("hers"), roll_of(1).expect("his"));
    press(&mut hall, &[Num2]);
    let entered = commands(&hall);
    let [(one, first), (two, second)] = &entered[before..] else {
        panic!("two rolls are settled: {:?}", &entered[before..]);
    };
    assert!(is_camera(one) && is_camera(two));
    let fact = |command: &Command| match command {
        Command::Settle { roll, fact } => (*roll, fact.gate.map(|gate| gate.index())),
        other => panic!("a roll is settled, not {other:?}"),
    };
    // Ben's is the left one on the first gate.
    let left_and_right = ((of_ben, Some(0)), (of_mia, Some(1)));
    assert_eq!((fact(first), fact(second)), left_and_right);
    sees(&hall, "Ben");
    assert!(!matches!(bakugan(&hall).now().phase(), Phase::TieRoll(_)));
    let now = bakugan(&hall).now();
    let won = now
        .players()
        .iter()
        .map(|(_, player)| player.gates_won.len());
    assert_eq!(won.collect::<Vec<_>>(), [0, 1]);
    // Undo takes the camera's facts back one by one, and the tie waits again for both.
    press(&mut hall, &[Key::U, Key::U]);
    assert!(matches!(bakugan(&hall).now().phase(), Phase::TieRoll(_)));
    does_not_see(&hall, "LEFT FIRST");
}

#[test]
fn a_dead_heat_is_said_and_entered_by_enter() {
    let (mut hall, stage) = tie(false);
    stage.call_both([
        (open_on_first(95), Some(20)),
        (open_on_second(95), Some(21)),
    ]);
    hall.run_steps(3);
    sees(&hall, "DEAD HEAT");
    press(&mut hall, &[Enter]);
    let (source, command) = commands(&hall).pop().expect("something was entered");
    assert!(is_camera(&source));
    assert!(matches!(command, Command::TieOrder { gap_frames: 1, .. }));
}

#[test]
fn what_is_not_sure_is_the_referees_own_word() {
    let (mut hall, stage) = tie(false);
    stage.call_both([
        (open_on_first(95), Some(20)),
        (open_on_second(55), Some(30)),
    ]);
    hall.run_steps(3);
    sees(&hall, "Left first? - not sure");
    sees(&hall, "You say who stood first.");
    press(&mut hall, &[Enter]);
    sees(&hall, "Left first?");
    press(&mut hall, &[Num1]);
    let (source, command) = commands(&hall).pop().expect("something was entered");
    assert_eq!(source, Source::Referee);
    assert!(matches!(command, Command::TieFirst { seat: Some(seat) } if seat.index() == 0));
}

#[test]
fn one_roll_alone_is_told_after_a_while_and_never_entered_for_both() {
    let (mut hall, stage) = tie(false);
    stage.call(open_on_first(97));
    hall.run_steps(2);
    does_not_see(&hall, "Left first");
    stage.frame_number.set(stage.frame_number.get() + 200);
    hall.run_steps(2);
    sees(&hall, "Left first? - not sure");
    sees(&hall, "Only one of the two rolls was seen.");
}

#[test]
fn two_closed_balls_are_nobodys_and_rolled_again() {
    let (mut hall, stage) = tie(false);
    let closed_right = Call {
        box_in_image: Some([330.0, 180.0, 360.0, 210.0]),
        ..closed_on_first()
    };
    stage.call_both([(closed_on_first(), None), (closed_right, None)]);
    hall.run_steps(3);
    sees(&hall, "NOBODY");
    press(&mut hall, &[Enter]);
    let (source, command) = commands(&hall).pop().expect("something was entered");
    assert!(is_camera(&source));
    assert!(matches!(command, Command::TieFirst { seat: None }));
}

#[test]
fn what_does_not_count_is_seen_anew_and_what_began_before_is_not_heard() {
    let (mut hall, stage) = tie(false);
    stage.call_both([
        (open_on_first(95), Some(20)),
        (open_on_second(95), Some(30)),
    ]);
    hall.run_steps(3);
    sees(&hall, "LEFT FIRST");
    press(&mut hall, &[Key::L]);
    does_not_see(&hall, "LEFT FIRST");
    // A call of before, which comes late.
    let now = stage.frame_number.get();
    stage.frame_number.set(now - 60);
    stage.call_both([
        (open_on_first(95), Some(20)),
        (open_on_second(95), Some(30)),
    ]);
    stage.frame_number.set(now);
    hall.run_steps(3);
    does_not_see(&hall, "LEFT FIRST");
    stage.call_both([
        (open_on_first(95), Some(30)),
        (open_on_second(95), Some(20)),
    ]);
    hall.run_steps(3);
    sees(&hall, "RIGHT FIRST");
}

#[test]
fn where_the_table_obeys_both_balls_are_thrown_at_the_end_of_the_count_in() {
    let (mut hall, stage) = tie(true);
    assert_eq!(stage.double_throws.get(), 0);
    press(&mut hall, &[Enter]);
    hall.run_steps(4);
    assert_eq!(stage.double_throws.get(), 0);
    hall.run_steps(8);
    assert_eq!(stage.double_throws.get(), 1);
}

#[test]
fn colours_say_whose_was_first_where_only_one_way_round_is_left() {
    let mut form = SetupForm::from(Setup::quick("Mia", "Ben"));
    for (player, attribute) in form
        .players
        .iter_mut()
        .zip([Attribute::Pyrus, Attribute::Aquos])
    {
        for toy in &mut player.bakugan {
            toy.attribute = Some(attribute);
        }
    }
    let setup = Setup::check(form).expect("it fits");
    let stage = Rc::new(Stage::default());
    stage.start();
    let app = app(Ledger::new(setup)).seen_by(Box::new(HeldEye(Rc::clone(&stage))), None);
    let mut hall = hall(app);
    press(&mut hall, &TO_A_TIE);
    let coloured = |word: ColourWord, call: Call| {
        let mut colour = Colour {
            word: Some(word),
            certainty_percent: 99,
            ..Colour::default()
        };
        colour.main_percents[word as usize] = 100;
        colour.pixel_percents[word as usize] = 90;
        Call { colour, ..call }
    };
    let left = coloured(ColourWord::Blue, open_on_first(95));
    let right = coloured(ColourWord::Red, open_on_second(95));
    stage.call_both([(left, Some(20)), (right, Some(30))]);
    hall.run_steps(3);
    sees(&hall, "By its colour: Ben.");
    sees(&hall, "*[2] Ben");
}
