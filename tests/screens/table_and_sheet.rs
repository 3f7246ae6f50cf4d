use std::rc::Rc;

use eframe::egui::Key::{self, Enter, Num1, Num2};
use eframe::egui::accesskit::Role;
use egui_kittest::kittest::Queryable as _;
use rollcall::camera::threads::Note;
use rollcall::rules::Source;
use rollcall::vision::cards::CardChange;

use crate::hall::{
    Hall, HeldEye, Stage, app, bakugan, click, does_not_see, hall, open_on_second, press,
    quick_game, screen, sees,
};

/// Mia's Bakugan stands on Gate 2, and Ben's comes there.
const TO_A_BATTLE: [Key; 5] = [Enter, Num1, Num2, Num1, Num2];

/// The same, and the gate is turned over.
pub const TO_THE_SUMS: [Key; 6] = [Enter, Num1, Num2, Num1, Num2, Enter];

const TAKEN: &str = "Gate 2 was taken from the table: is it captured?";

/// A match whose gates the camera has found by itself, after these keys.
fn watched(keys: &[Key]) -> (Hall, Rc<Stage>) {
    let stage = Rc::new(Stage::default());
    stage.start();
    stage.find_cards();
    let app = app(quick_game()).seen_by(Box::new(HeldEye(Rc::clone(&stage))), None);
    let mut hall = hall(app);
    press(&mut hall, keys);
    hall.run_steps(3);
    (hall, stage)
}

/// The judge notices it, and hands have been calm for long enough.
fn change(hall: &mut Hall, stage: &Stage, change: CardChange) {
    stage.change(&[change]);
    hall.run_steps(6);
}

#[test]
fn a_gate_that_was_taken_is_captured_by_one_key_and_a_name() {
    let (mut hall, stage) = watched(&[Enter]);
    stage.change(&[CardChange::Taken { gate: 1 }]);
    hall.run_steps(2);
    does_not_see(&hall, "was taken");
    hall.run_steps(4);
    sees(&hall, TAKEN);
    let entries = bakugan(&hall).entries().len();
    hall.run_steps(60);
    assert_eq!(
        bakugan(&hall).entries().len(),
        entries,
        "a fact enters nothing"
    );
    hall.get_by_role_and_label(Role::Label, TAKEN);
    hall.get_by_role_and_label(Role::Button, "Yes, Gate 2 is captured");
    press(&mut hall, &[Key::S]);
    sees(&hall, "Who captured Gate 2?");
    press(&mut hall, &[Num1]);
    does_not_see(&hall, "was taken");
    sees(&hall, "as the camera saw it");
    let last = bakugan(&hall).entries().last().expect("there is one");
    assert_eq!(last.source, Source::Referee);
    hall.run_steps(40);
    does_not_see(&hall, "Gate 2 is no longer in the field");
}

#[test]
fn it_goes_away_when_the_card_is_put_back_and_comes_by_click_too() {
    let (mut hall, stage) = watched(&[Enter]);
    change(&mut hall, &stage, CardChange::Taken { gate: 1 });
    sees(&hall, TAKEN);
    change(&mut hall, &stage, CardChange::Set { gate: 2 });
    does_not_see(&hall, "was taken");
    change(&mut hall, &stage, CardChange::Taken { gate: 2 });
    sees(&hall, TAKEN);
    click(&mut hall, "Yes, Gate 2 is captured");
    sees(&hall, "Who captured Gate 2?");
}

#[test]
fn a_battle_is_decided_by_who_has_its_gate() {
    let (mut hall, stage) = watched(&TO_A_BATTLE);
    change(&mut hall, &stage, CardChange::Taken { gate: 1 });
    sees(&hall, "BATTLE");
    does_not_see(&hall, "was taken");
    // Its card was taken up to be read; that takes longer.
    hall.run_steps(12);
    sees(&hall, "Gate 2 was taken from the table. Put it back.");
    press(&mut hall, &[Enter]);
    hall.get_by_role_and_label(Role::Label, TAKEN);
    press(&mut hall, &[Key::S]);
    sees(&hall, "Who captured Gate 2?");
    press(&mut hall, &[Num2]);
    sees(&hall, "Ben wins the battle and takes Gate 2");
    does_not_see(&hall, "was taken");
}

#[test]
fn a_gate_that_was_turned_over_is_turned_over_by_one_key() {
    let (mut hall, stage) = watched(&TO_A_BATTLE);
    change(&mut hall, &stage, CardChange::Flipped { gate: 1 });
    sees(
        &hall,
        "Gate 2 lies face up on the table: was it turned over?",
    );
    press(&mut hall, &[Key::S]);
    does_not_see(&hall, "lies face up on the table");
    sees(&hall, "Mia wins");
    let (mut hall, stage) = watched(&[Enter]);
    change(&mut hall, &stage, CardChange::Flipped { gate: 0 });
    click(&mut hall, "Yes, Gate 1 was turned over");
    sees(&hall, "Gate 1 (face up), Mia's: empty");
    sees(&hall, "Gate 2 (face down), Ben's: empty");
}

#[test]
fn a_card_where_none_is_set_may_be_a_new_gate() {
    let (mut hall, stage) = watched(&[Enter]);
    change(&mut hall, &stage, CardChange::Set { gate: 2 });
    sees(&hall, "A card lies where none is set: is it a new gate?");
    press(&mut hall, &[Key::S]);
    sees(&hall, "Whose card is it?");
    press(&mut hall, &[Num2]);
    sees(&hall, "Gate 3 (face down), Ben's: empty");
    hall.run_steps(6);
    does_not_see(&hall, "A card lies where none is set");
}

#[test]
fn a_gate_with_a_bakugan_on_it_can_only_be_put_back() {
    let (mut hall, stage) = watched(&[Enter, Num1, Num2]);
    change(&mut hall, &stage, CardChange::Taken { gate: 1 });
    sees(&hall, "Gate 2 was taken from the table. Put it back.");
    let before = screen(&hall);
    press(&mut hall, &[Key::S]);
    assert_eq!(screen(&hall), before, "there is nothing to enter");
}

#[test]
fn the_card_of_a_captured_gate_is_to_be_taken_away() {
    let (mut hall, stage) = watched(&TO_A_BATTLE);
    press(&mut hall, &[Enter, Num1]);
    sees(&hall, "Mia wins the battle and takes Gate 2");
    hall.run_steps(10);
    does_not_see(&hall, "no longer in the field");
    hall.run_steps(16);
    sees(
        &hall,
        "Gate 2 is no longer in the field. Take its card away.",
    );
    stage.change(&[CardChange::Taken { gate: 1 }]);
    hall.run_steps(1);
    does_not_see(&hall, "no longer in the field");
}

#[test]
fn a_call_comes_first_and_a_lost_camera_says_nothing_of_the_table() {
    let (mut hall, stage) = watched(&[Enter, Num1]);
    change(&mut hall, &stage, CardChange::Taken { gate: 0 });
    sees(&hall, "Gate 1 was taken");
    stage.call(open_on_second(97));
    hall.run_ok();
    sees(&hall, "OPEN on Gate 2 - sure");
    does_not_see(&hall, "Gate 1 was taken");
    press(&mut hall, &[Key::O]);
    hall.run_steps(6);
    sees(&hall, "Gate 1 was taken");
    stage.frame_number.set(0);
    stage.notes.borrow_mut().push(Note::Failed {
        sentence: "the camera was unplugged".to_owned(),
        gave_up: false,
    });
    hall.run_steps(2);
    does_not_see(&hall, "Gate 1 was taken");
}

#[test]
fn gates_given_by_hand_are_never_said_to_be_taken() {
    let (mut hall, stage) = watched(&[Enter]);
    change(&mut hall, &stage, CardChange::Taken { gate: 1 });
    sees(&hall, TAKEN);
    *stage.cards.borrow_mut() = None;
    hall.run_steps(20);
    does_not_see(&hall, "was taken");
}

/// Where there is no room for the picture, the line stands in the question.
#[test]
fn in_the_smallest_window_the_line_stands_in_the_question() {
    let stage = Rc::new(Stage::default());
    stage.start();
    stage.find_cards();
    let app = app(quick_game()).seen_by(Box::new(HeldEye(Rc::clone(&stage))), None);
    let mut hall = crate::hall::hall_of_size(app, eframe::egui::vec2(640.0, 360.0), 1.0);
    press(&mut hall, &[Enter]);
    hall.run_steps(3);
    change(&mut hall, &stage, CardChange::Taken { gate: 1 });
    hall.get_by_role_and_label(Role::Label, TAKEN);
    click(&mut hall, "Yes, Gate 2 is captured");
    sees(&hall, "Who captured Gate 2?");
}
