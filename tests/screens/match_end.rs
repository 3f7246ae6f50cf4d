//! A match that is over fills the screen with its end, in every game.

use eframe::egui::Key::{self, Enter, Num1, Num2, Num3};
use eframe::egui::accesskit::Role;
use egui_kittest::kittest::Queryable as _;

use crate::a_match_by_keys::MIA_WINS;
use crate::all_out::{all_out_of, press_until};
use crate::got_five::got_five_of;
use crate::hall::{
    Hall, app, app_of, click, does_not_see, hall, press, press_ctrl, quick_game, screen, sees,
};
use crate::kaboodl::{GRID, collect_all, kaboodl_of};

/// The three buttons of an end are there, large enough for a finger.
#[track_caller]
fn offers_what_comes_next(hall: &Hall) {
    for words in ["Rematch", "New match …", "To the first screen"] {
        let rect = hall.get_by_role_and_label(Role::Button, words).rect();
        let is_whole = rect.height() >= 56.0 && rect.width() >= 120.0;
        assert!(is_whole, "{words}: {rect:?}");
    }
    sees(hall, "What decided it");
}

#[test]
fn in_bakugan_the_winner_stands_first_with_what_decided_it() {
    let mut hall = hall(app(quick_game()));
    press(&mut hall, &MIA_WINS);
    sees(&hall, "1. Mia: 3 won");
    sees(&hall, "2. Ben: 0");
    sees(&hall, "wins the match");
    does_not_see(&hall, "No camera");
    offers_what_comes_next(&hall);
    // What was over goes on after an undo.
    press(&mut hall, &[Key::U]);
    does_not_see(&hall, "What decided it");
    sees(&hall, "BATTLE");
    press_ctrl(&mut hall, Key::Y);
    press(&mut hall, &[Key::H]);
    sees(&hall, "Bakugan");
    does_not_see(&hall, "MIA WINS");
}

#[test]
fn in_kaboodl_everybody_stands_in_the_order_of_the_points() {
    let mut hall = hall(app_of(kaboodl_of(&["Mia", "Ben", "Zoe"])));
    collect_all(&mut hall, &GRID);
    let shown = screen(&hall);
    let places: Vec<usize> = ["1. Mia: 31", "2. Ben: 26", "3. Zoe: 16"]
        .iter()
        .map(|line| {
            shown
                .find(line)
                .unwrap_or_else(|| panic!("{line}\n{shown}"))
        })
        .collect();
    assert!(places.is_sorted(), "{shown}");
    offers_what_comes_next(&hall);
    click(&mut hall, "Rematch");
    sees(&hall, "Draw 1 card");
}

#[test]
fn in_all_out_fewer_cards_come_first_and_level_players_share_a_place() {
    let mut hall = hall(app_of(all_out_of(&["Mia", "Ben", "Zoe"])));
    press(&mut hall, &[Key::L, Num1, Num3]);
    press_until(&mut hall, &[Key::A, Num1], "WINS");
    sees(&hall, "1. Mia: ALL OUT won");
    offers_what_comes_next(&hall);
    click(&mut hall, "New match …");
    sees(&hall, "New match: Bratz: All Out");
}

#[test]
fn in_got_five_at_twice_the_size_nothing_of_the_end_is_missing() {
    let mut hall = hall(app_of(got_five_of(&["Mia", "Ben", "Zoe", "Tom"])));
    for _ in 0..10 {
        press_ctrl(&mut hall, Key::Equals);
    }
    press(&mut hall, &[Num1, Num2, Num3, Key::Num4, Enter]);
    for _ in 0..4 {
        press(&mut hall, &[Key::J, Key::J, Key::M, Key::J]);
    }
    sees(&hall, "1. Zoe: 5 won");
    offers_what_comes_next(&hall);
    click(&mut hall, "To the first screen");
    does_not_see(&hall, "ZOE WINS");
}
