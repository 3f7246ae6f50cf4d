//! Whole matches of All Out and Got Five, by keys and by clicks.

use eframe::egui::Key::{self, Enter, Num1, Num2};
use egui_kittest::kittest::Queryable as _;
use rollcall::rules::{Ledger, Table, all_out, got_five};

use crate::hall::{
    Hall, app_of, click, does_not_see, hall, hall_in_haste, press, press_ctrl, screen, sees,
};

/// A match of All Out.
pub fn all_out_of(names: &[&str]) -> Table {
    Table::AllOut(Ledger::new(all_out::Setup::quick(names)))
}

/// A match of Got Five.
pub fn got_five_of(names: &[&str]) -> Table {
    Table::GotFive(Ledger::new(got_five::Setup::quick(names)))
}

/// Presses keys until these words are on the screen.
#[track_caller]
fn press_until(hall: &mut Hall, keys: &[Key], words: &str) {
    for key in keys.iter().cycle().take(300) {
        if screen(hall).contains(words) {
            return;
        }
        press(hall, &[*key]);
    }
    sees(hall, words);
}

#[test]
fn all_out_is_played_to_its_end_by_keys() {
    let mut hall = hall(app_of(all_out_of(&["Mia", "Ben", "Zoe"])));
    sees(&hall, "MIA'S TURN");
    // Mia lays three of the first icon, then the others have their turns by events.
    press(&mut hall, &[Key::L, Num1, Num1]);
    sees(&hall, "Heart 3");
    sees(&hall, "BEN'S TURN");
    press(&mut hall, &[Key::U]);
    does_not_see(&hall, "Heart 3");
    press_ctrl(&mut hall, Key::Y);
    sees(&hall, "Heart 3");
    press(&mut hall, &[Key::A, Num1]);
    sees(&hall, "Heart 4");
    sees(&hall, "ZOE'S TURN");
    press(&mut hall, &[Key::E]);
    sees(&hall, "Do what the event says");
    press(&mut hall, &[Enter]);
    sees(&hall, "MIA'S TURN");
    // Everybody adds a card, until somebody has won.
    press_until(&mut hall, &[Key::A, Num1], "WIN");
    hall.get_by_label("Rematch");
}

#[test]
fn all_out_is_played_by_clicks_and_what_does_not_fit_is_off() {
    let mut hall = hall(app_of(all_out_of(&["Mia", "Ben"])));
    sees(&hall, "(off) Add one card");
    click(&mut hall, "Lay a set: 3 or more of one icon");
    click(&mut hall, "Star");
    click(&mut hall, "Lay 4 Star");
    sees(&hall, "Star 4");
    click(&mut hall, "Top card: only if nothing fits");
    click(&mut hall, "Turn up: add to Mia's Star set");
    sees(&hall, "Star 5");
}

#[test]
fn got_five_is_played_to_its_end_by_keys() {
    let mut hall = hall(app_of(got_five_of(&["Mia", "Ben"])));
    sees(&hall, "Give the starters");
    press(&mut hall, &[Num1, Num2]);
    press_until(&mut hall, &[Num1], "draws one card");
    sees(&hall, "Mia draws one card: Heart?");
    press(&mut hall, &[Key::M]);
    sees(&hall, "Mia: Heart 2 of 5");
    press(&mut hall, &[Key::J]);
    sees(&hall, "another card");
    press(&mut hall, &[Key::U]);
    sees(&hall, "Ben draws one card");
    press(&mut hall, &[Key::J]);
    press_until(&mut hall, &[Key::M, Key::J], "MIA WINS");
    press(&mut hall, &[Key::R]);
    sees(&hall, "Give the starters");
}

#[test]
fn got_five_has_two_huge_buttons() {
    let mut hall = hall(app_of(got_five_of(&["Mia", "Ben"])));
    press(&mut hall, &[Num1, Num2]);
    press_until(&mut hall, &[Num1], "draws one card");
    let huge = hall.get_by_label("Match").rect();
    assert!(huge.height() >= 160.0 && huge.width() >= 600.0, "{huge:?}");
    click(&mut hall, "No match");
    sees(&hall, "Ben draws one card");
    click(&mut hall, "Match");
    sees(&hall, "2 of 5");
}

#[test]
fn the_same_key_pressed_twice_in_haste_counts_once() {
    let mut hall = hall_in_haste(app_of(got_five_of(&["Mia", "Ben"])));
    let entries = |hall: &Hall| hall.state().play().map(|play| play.entries());
    press(&mut hall, &[Num1, Num2, Num1]);
    sees(&hall, "draws one card");
    let before = entries(&hall);
    hall.key_press(Key::J);
    hall.key_press(Key::J);
    hall.run_ok();
    assert_eq!(entries(&hall), before.map(|count| count + 1));
    hall.run_steps(8);
    press(&mut hall, &[Key::J]);
    assert_eq!(entries(&hall), before.map(|count| count + 2));
}
