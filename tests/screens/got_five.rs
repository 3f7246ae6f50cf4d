//! Whole matches of Got Five, by keys and by clicks.

use eframe::egui::Key::{self, Enter, Num1, Num2, Num3};
use egui_kittest::kittest::Queryable as _;
use rollcall::rules::{Format, Ledger, Table, got_five};

use crate::hall::{
    app_of, click, does_not_see, hall, hall_in_haste, press, press_ctrl, screen, sees,
};

/// A match of Got Five.
pub fn got_five_of(names: &[&str]) -> Table {
    Table::GotFive(Ledger::new(got_five::Setup::quick(names)))
}

/// A match of so many games.
pub fn got_five_games(names: &[&str], games: u16) -> Table {
    let mut form = got_five::Setup::quick(names).form().clone();
    form.format = Format::BestOf(games);
    let setup = got_five::Setup::check(form).expect("it can be played");
    Table::GotFive(Ledger::new(setup))
}

/// A match with so many cards, in which so many icons are known.
pub fn got_five_pack(names: &[&str], icons: &[&str], cards: Option<u32>) -> Table {
    let mut form = got_five::Setup::quick(names).form().clone();
    form.icons = icons.iter().map(|icon| (*icon).to_owned()).collect();
    form.deck_size = cards;
    let setup = got_five::Setup::check(form).expect("it can be played");
    Table::GotFive(Ledger::new(setup))
}

#[test]
fn a_match_is_played_by_keys() {
    let mut hall = hall(app_of(got_five_of(&["Mia", "Ben"])));
    sees(&hall, "GET READY | Mia goes first");
    sees(&hall, "Which icon does Mia get?");
    press(&mut hall, &[Num1]);
    sees(&hall, "Which icon does Ben get?");
    // Each has another icon: Mia's is not offered again, and the others keep their keys.
    does_not_see(&hall, "[1] Heart");
    press(&mut hall, &[Num2]);
    sees(&hall, "Turn up the top card");
    press(&mut hall, &[Enter]);
    sees(&hall, "Mia draws one card. Is it a Heart?");
    press(&mut hall, &[Key::M]);
    sees(&hall, "Mia: Heart 2 of 5");
    sees(&hall, "Ben draws one card. Is it a Star?");
    press(&mut hall, &[Key::J]);
    sees(&hall, "MIA'S TURN");
    press(&mut hall, &[Key::U]);
    sees(&hall, "BEN'S TURN");
    press_ctrl(&mut hall, Key::Y);
    sees(&hall, "MIA'S TURN");
    press(&mut hall, &[Key::M, Key::J, Key::M, Key::J]);
    sees(&hall, "Mia: Heart 4 of 5");
    press(&mut hall, &[Enter]);
    sees(&hall, "MIA WINS");
    sees(&hall, "Mia: 5 won");
    sees(&hall, "Ben: 1  ");
    press(&mut hall, &[Key::R]);
    sees(&hall, "Which icon does Mia get?");
}

#[test]
fn a_match_is_played_by_clicks_and_starters_are_given_in_any_order() {
    let mut hall = hall(app_of(got_five_of(&["Mia", "Ben"])));
    click(&mut hall, "Which icon does Ben get?");
    click(&mut hall, "Ben: Moon");
    sees(&hall, "Ben: Moon 1 of 5");
    click(&mut hall, "Crown");
    sees(&hall, "Mia: Crown 1 of 5");
    click(&mut hall, "An event");
    let huge = hall.get_by_label("Match").rect();
    assert!(huge.height() >= 160.0 && huge.width() >= 600.0, "{huge:?}");
    for _ in 0..4 {
        click(&mut hall, "No match");
        click(&mut hall, "Match");
    }
    sees(&hall, "BEN WINS");
    click(&mut hall, "Rematch");
    sees(&hall, "Which icon does Mia get?");
}

#[test]
fn what_else_a_card_was_and_an_empty_pile_are_one_list_or_key_away() {
    let mut hall = hall(app_of(got_five_of(&["Mia", "Ben"])));
    press(&mut hall, &[Num1, Num2, Num3]);
    // The card was Ben's icon, which Mia throws away.
    press(&mut hall, &[Key::P]);
    click(&mut hall, "Which card was drawn …");
    click(&mut hall, "Star");
    sees(&hall, "BEN'S TURN");
    sees(&hall, "[K] ");
    press(&mut hall, &[Key::K]);
    does_not_see(&hall, "refuse");
    assert!(screen(&hall).contains("draw pile"), "{}", screen(&hall));
}

#[test]
fn a_match_of_several_games_counts_them() {
    let mut hall = hall(app_of(got_five_games(&["Mia", "Ben"], 3)));
    for game in 0..2 {
        press(&mut hall, &[Num1, Num2, Enter]);
        for _ in 0..12 {
            let mias = screen(&hall).contains("MIA'S TURN");
            if !screen(&hall).contains("draws one card") {
                break;
            }
            press(&mut hall, &[if mias { Key::M } else { Key::J }]);
        }
        if game == 0 {
            sees(&hall, "GAME OVER");
            sees(&hall, "Mia: 5 won (Heart 5 of 5, games won 1)");
            press(&mut hall, &[Enter]);
        }
    }
    sees(&hall, "MIA WINS");
    sees(&hall, "games won 2");
}

#[test]
fn the_same_key_pressed_twice_in_haste_counts_once() {
    let mut hall = hall_in_haste(app_of(got_five_of(&["Mia", "Ben"])));
    let entries = |hall: &crate::hall::Hall| hall.state().play().map(|play| play.entries());
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

#[test]
fn at_twice_the_size_everything_can_still_be_clicked() {
    let mut hall = hall(app_of(got_five_of(&["Mia", "Ben", "Zoe", "Tom"])));
    for _ in 0..10 {
        press_ctrl(&mut hall, Key::Equals);
    }
    for words in [
        "Heart",
        "Star",
        "Moon",
        "Flower",
        "Turned up: whatever it shows",
        "Match",
    ] {
        click(&mut hall, words);
    }
    sees(&hall, "Mia: Heart 2 of 5");
    click(&mut hall, "No match");
    sees(&hall, "ZOE'S TURN");
}
