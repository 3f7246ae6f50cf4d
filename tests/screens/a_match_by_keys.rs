//! A whole match by keys alone, with no camera at all.

use eframe::egui::Key::{self, Enter, Num1, Num2, Num3};
use egui_kittest::kittest::Queryable as _;
use rollcall::rules::bakugan::Phase;

use crate::hall::{
    app, bakugan, click, does_not_see, hall, press, press_ctrl, quick_game, sees, type_into,
};

/// The keys of a whole match: Mia wins three gates.
pub const MIA_WINS: [Key; 22] = [
    Enter,
    Num1,
    Num1,
    Num1,
    Num1,
    Enter,
    Num1,
    Num2,
    Num2,
    Num2,
    Key::X,
    Num3,
    Num2,
    Enter,
    Num3,
    Key::C,
    Num1,
    Num1,
    Num1,
    Num1,
    Enter,
    Num1,
];

/// Mia stands on Gate 1, Ben meets her there, Mia wins the battle.
fn mia_wins_a_battle(hall: &mut crate::hall::Hall, bakugan: Key) {
    press(hall, &[bakugan, Num1]);
    sees(hall, "BEN'S TURN");
    press(hall, &[bakugan, Num1]);
    sees(hall, "BATTLE");
    press(hall, &[Enter, Num1]);
}

#[test]
fn a_match_is_played_to_three_gates_and_again() {
    let mut hall = hall(app(quick_game()));
    sees(&hall, "MIA'S TURN");
    sees(&hall, "No camera: the game goes on by hand");
    hall.get_by_label("Gates are set");
    press(&mut hall, &[Enter]);
    sees(&hall, "Mia rolls");
    mia_wins_a_battle(&mut hall, Num1);
    sees(&hall, "> Mia: 1 of 3");
    // Gate 2 is left. Mia rolls twice on it and takes it uncontested; Ben misses in between.
    press(&mut hall, &[Num2, Num2]);
    press(&mut hall, &[Num2, Key::X]);
    press(&mut hall, &[Num3, Num2]);
    sees(&hall, "Mia: 2 of 3");
    // The field is empty: both lay a gate again. Mia rolls first again after Ben's miss.
    press(&mut hall, &[Enter, Num3, Key::C]);
    assert!(matches!(bakugan(&hall).now().phase(), Phase::ToRoll));
    mia_wins_a_battle(&mut hall, Num1);
    sees(&hall, "MIA WINS");
    sees(&hall, "Mia wins 3 : 0");
    hall.get_by_label("Rematch");
    press(&mut hall, &[Key::R]);
    sees(&hall, "MIA'S TURN");
    sees(&hall, "> Mia: 0 of 3");
}

#[test]
fn every_button_of_the_question_can_be_found_by_its_words_and_clicked() {
    let mut hall = hall(app(quick_game()));
    for words in [
        "Gates are set",
        "Bakugan 2",
        "Open on Gate 1",
        "Bakugan 1",
        "Closed",
    ] {
        click(&mut hall, words);
    }
    sees(&hall, "Ben's Bakugan 1 stays closed");
    sees(&hall, "Bakugan 1 - used");
    click(&mut hall, "Menu");
    hall.get_by_label("Back to the game");
}

#[test]
fn undo_names_its_target_and_says_what_to_put_back() {
    let mut hall = hall(app(quick_game()));
    press(&mut hall, &[Enter, Num1, Num1]);
    sees(&hall, "undo: Mia's Bakugan 1 opens and stands on Gate 1");
    press(&mut hall, &[Key::U]);
    sees(&hall, "Mia rolls Bakugan 1");
    press(&mut hall, &[Key::U]);
    sees(&hall, "On the table: Close Mia's Bakugan 1");
    press(&mut hall, &[]);
    press_ctrl(&mut hall, Key::Y);
    press_ctrl(&mut hall, Key::Y);
    sees(&hall, "Bakugan 1 - on Gate 1");
    press_ctrl(&mut hall, Key::Z);
    sees(&hall, "Bakugan 1 - rolling");
}

#[test]
fn totals_are_typed_and_the_higher_one_takes_the_gate() {
    let mut hall = hall(app(quick_game()));
    press(&mut hall, &[Enter, Num1, Num1, Num1, Num1, Enter, Key::T]);
    type_into(&mut hall, "Mia's total", "410");
    press(&mut hall, &[Key::Tab]);
    type_into(&mut hall, "Ben's total", "560");
    // Digits went into the fields, not to the winner's keys.
    sees(&hall, "BATTLE");
    press(&mut hall, &[Enter]);
    sees(&hall, "Ben: 1 of 3");
    sees(&hall, "Ben's Bakugan 1 560");
}

#[test]
fn a_total_that_is_no_number_is_said_and_nothing_happens() {
    let mut hall = hall(app(quick_game()));
    press(&mut hall, &[Enter, Num1, Num1, Num1, Num1, Enter, Key::T]);
    press(&mut hall, &[Enter]);
    sees(
        &hall,
        "The total of Mia's Bakugan 1 is not a whole number yet.",
    );
    sees(&hall, "BATTLE");
    press(&mut hall, &[Key::Escape]);
    does_not_see(&hall, "Compare");
}

#[test]
fn rare_outcomes_stand_behind_one_key() {
    let mut hall = hall(app(quick_game()));
    press(&mut hall, &[Enter, Num1, Key::M]);
    click(&mut hall, "Opened a little on Gate 2");
    sees(&hall, "opens a little, which counts, and stands on Gate 2");
}

#[test]
fn the_menu_begins_a_match_with_other_names() {
    let mut hall = hall(app(quick_game()));
    press(&mut hall, &[Key::Escape, Key::N]);
    type_into(&mut hall, "Seat 1", "Zoe");
    press(&mut hall, &[Key::Tab]);
    type_into(&mut hall, "Seat 2", "Ben");
    press(&mut hall, &[Enter]);
    sees(&hall, "ZOE'S TURN");
    sees(&hall, "then Ben");
}

#[test]
fn keys_of_the_screen_below_do_nothing_while_a_sheet_is_open() {
    let mut hall = hall(app(quick_game()));
    press(&mut hall, &[Key::F1]);
    sees(&hall, "Why, and all keys");
    press(&mut hall, &[Num1, Key::X, Key::C]);
    assert!(bakugan(&hall).entries().is_empty());
    press(&mut hall, &[Key::Escape, Enter]);
    assert_eq!(bakugan(&hall).entries().len(), 1);
}

#[test]
fn an_older_line_is_corrected_once_its_consequences_were_seen() {
    let mut hall = hall(app(quick_game()));
    // Mia stands on Gate 1, Ben on Gate 2, Mia meets him there.
    press(&mut hall, &[Enter, Num1, Num1, Num1, Num2, Num2, Num2]);
    sees(&hall, "BATTLE");
    press(&mut hall, &[Key::G]);
    sees(&hall, "(chosen)");
    // Two lines down from the newest: how Ben's roll ended.
    press(&mut hall, &[Key::ArrowDown, Key::ArrowDown]);
    press(&mut hall, &[Enter]);
    sees(&hall, "Ben's Bakugan 1 opens and stands on Gate 2");
    sees(&hall, "What was it instead?");
    click(&mut hall, "Missed");
    // Nothing has happened yet.
    sees(&hall, "Correct line 5?");
    let entries = bakugan(&hall).entries().len();
    press(&mut hall, &[Key::Escape]);
    sees(&hall, "BATTLE");
    assert_eq!(bakugan(&hall).entries().len(), entries);
    press(&mut hall, &[Key::G, Key::ArrowDown, Key::ArrowDown, Enter]);
    click(&mut hall, "Missed");
    press(&mut hall, &[Enter]);
    does_not_see(&hall, "BATTLE");
    sees(&hall, "BEN'S TURN");
    assert_eq!(bakugan(&hall).entries().len(), entries + 1);
    press(&mut hall, &[Key::U]);
    sees(&hall, "BATTLE");
}

#[test]
fn the_rules_open_at_what_happens_now_and_turn_their_pages() {
    let mut hall = hall(app(quick_game()));
    press(&mut hall, &[Enter, Num1, Num1, Num1, Num1]);
    sees(&hall, "BATTLE");
    press(&mut hall, &[Key::F2]);
    let first = crate::hall::screen(&hall);
    assert!(
        first.to_lowercase().contains("battle") && first.contains("The sheet: "),
        "{first}"
    );
    press(&mut hall, &[Key::ArrowRight]);
    assert_ne!(crate::hall::screen(&hall), first);
    press(&mut hall, &[Key::ArrowLeft]);
    assert_eq!(crate::hall::screen(&hall), first);
    click(&mut hall, "All topics");
    sees(&hall, "The rules of Bakugan");
    press(&mut hall, &[Num1]);
    sees(&hall, "(1 of ");
    press(&mut hall, &[Key::F2]);
    does_not_see(&hall, "All topics");
}

#[test]
fn a_fighter_without_a_number_is_asked_for_it_by_a_button_of_its_own() {
    let mut hall = hall(app(quick_game()));
    press(&mut hall, &[Enter, Num1, Num1, Num1, Num1]);
    sees(&hall, "BATTLE");
    click(&mut hall, "G-Power of Ben's Bakugan 1");
    type_into(&mut hall, "Number", "410");
    press(&mut hall, &[Enter]);
    sees(&hall, "Ben Bakugan 1: G-Power on the toy 410");
    // The other one is still asked for; by its key both are listed.
    hall.get_by_label("G-Power of Mia's Bakugan 1");
    press(&mut hall, &[Key::B]);
    sees(&hall, "Fix a number");
}
