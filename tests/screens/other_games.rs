//! Whole matches of All Out, by keys and by clicks.

use eframe::egui::Key::{self, Enter, Num1};
use egui_kittest::kittest::Queryable as _;
use rollcall::rules::{Ledger, Table, all_out};

use crate::hall::{Hall, app_of, click, does_not_see, hall, press, press_ctrl, screen, sees};

/// A match of All Out.
pub fn all_out_of(names: &[&str]) -> Table {
    Table::AllOut(Ledger::new(all_out::Setup::quick(names)))
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
