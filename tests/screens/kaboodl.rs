//! Whole matches of Kaboodl, by keys and by clicks.

use eframe::egui::Key::{self, Enter, Num1, Num2, Num3};
use rollcall::rules::{Format, Ledger, Setting, Table, TableRule as _, kaboodl};

use crate::hall::{Hall, app_of, click, does_not_see, hall, press, press_ctrl, screen, sees};

/// A match of Kaboodl.
pub fn kaboodl_of(names: &[&str]) -> Table {
    Table::Kaboodl(Ledger::new(kaboodl::Setup::quick(names)))
}

/// A match of so many rounds.
pub fn kaboodl_rounds(names: &[&str], rounds: u16) -> Table {
    let mut form = kaboodl::Setup::quick(names).form().clone();
    form.format = Format::Rounds(rounds);
    let setup = kaboodl::Setup::check(form).expect("it can be played");
    Table::Kaboodl(Ledger::new(setup))
}

/// A match in which every house rule is asked at the table.
pub fn kaboodl_asking(names: &[&str]) -> Table {
    let mut form = kaboodl::Setup::quick(names).form().clone();
    for rule in kaboodl::HouseRule::ALL {
        form.house.set(*rule, Setting::Ask);
    }
    let setup = kaboodl::Setup::check(form).expect("it can be played");
    Table::Kaboodl(Ledger::new(setup))
}

/// The keys of the grid, row by row.
pub const GRID: [Key; 12] = [
    Key::Q,
    Key::W,
    Key::E,
    Key::R,
    Key::A,
    Key::S,
    Key::D,
    Key::F,
    Key::Z,
    Key::X,
    Key::C,
    Key::V,
];

/// Two cards in the first turn, then one a turn; questions of house rules get their first answer.
pub fn collect_all(hall: &mut Hall, keys: &[Key]) {
    for (at, key) in keys.iter().enumerate() {
        if at != 1 {
            press(hall, &[Enter]);
        }
        press(hall, &[*key]);
        if at == 0 {
            continue;
        }
        answer_rulings(hall);
        if screen(hall).contains("Discard") {
            press(hall, &[Enter]);
            answer_rulings(hall);
        }
    }
}

/// Answers every question of a house rule that is open with its first answer.
pub fn answer_rulings(hall: &mut Hall) {
    for _ in 0..8 {
        if !screen(hall).contains("Remembered for this match") {
            return;
        }
        press(hall, &[Num1]);
    }
}

#[test]
fn a_match_is_played_by_the_keys_of_the_grid() {
    let mut hall = hall(app_of(kaboodl_of(&["Mia", "Ben", "Zoe"])));
    sees(&hall, "Draw 1 card to have 8");
    sees(&hall, "round 1 | draw pile 70");
    sees(&hall, "[3] Toss out 3");
    // Nothing can be taken before drawing.
    press(&mut hall, &[Key::Q]);
    does_not_see(&hall, "1 card +5");
    // The first player draws, collects the first card and discards.
    press(&mut hall, &[Enter, Key::Q]);
    sees(&hall, "1 card +5, no set yet 0, 5 in hand −5");
    press(&mut hall, &[Key::U]);
    does_not_see(&hall, "1 card +5");
    press_ctrl(&mut hall, Key::Y);
    sees(&hall, "1 card +5");
    press(&mut hall, &[Enter]);
    // The next one goes for it, and the first one keeps it.
    press(&mut hall, &[Enter, Key::Q]);
    sees(&hall, "steals from");
    sees(&hall, "may block");
    sees(&hall, "if the steal stands");
    sees(&hall, "[B] K'bosh: ");
    press(&mut hall, &[Key::B]);
    sees(&hall, "K'bosh!");
    does_not_see(&hall, "if the steal stands");
    press(&mut hall, &[Enter]);
    // The third one goes for it, and nobody answers before the discard.
    press(&mut hall, &[Enter, Key::Q, Enter]);
    sees(&hall, "it is too late for K'bosh");
    collect_all(&mut hall, &GRID[1..]);
    sees(&hall, "WINS");
    sees(&hall, "won (");
    press(&mut hall, &[Key::R]);
    sees(&hall, "Draw 1 card to have 8");
}

#[test]
fn two_steals_wait_side_by_side_and_each_can_be_blocked_by_its_own_key() {
    let mut hall = hall(app_of(kaboodl_of(&["Mia", "Ben", "Zoe"])));
    press(&mut hall, &[Enter, Key::Q, Enter, Enter, Key::W, Enter]);
    press(&mut hall, &[Enter, Key::Q, Key::W]);
    sees(&hall, "steals 2 cards");
    // B answers the newest; the older one is answered by its card's own key.
    press(&mut hall, &[Key::Q]);
    sees(&hall, "keeps red Beak 1");
    press(&mut hall, &[Key::B]);
    sees(&hall, "keeps blue Beak 2");
    does_not_see(&hall, "K'BOSH!");
}

#[test]
fn a_match_is_played_by_clicks_with_wild_cards_and_a_toss_out() {
    let mut hall = hall(app_of(kaboodl_of(&["Mia", "Ben"])));
    click(&mut hall, "Draw 1");
    click(&mut hall, "2 Wild");
    click(&mut hall, "Collect blue Beak 2");
    sees(&hall, "2 Wild and a matching card");
    // Nobody chose Wild cards for the next one.
    sees(&hall, "[0] no Wild");
    click(&mut hall, "Discard: the turn is over");
    click(&mut hall, "Toss out 2");
    sees(&hall, "tosses out 2 cards");
    for round in 0..40 {
        let answers = hall.state().model().answers();
        let spoken = |start: &str| {
            answers
                .iter()
                .map(|answer| answer.button.spoken())
                .find(|words| words.starts_with(start))
        };
        if screen(&hall).contains("WIN") {
            break;
        }
        assert!(round < 39, "it has no end:\n{}", screen(&hall));
        let ruling = answers.first().map(|answer| answer.button.spoken());
        let next = if screen(&hall).contains("Remembered for this match") {
            ruling
        } else if screen(&hall).contains("to have 8") {
            spoken("Draw")
        } else {
            spoken("Collect").filter(|_| screen(&hall).contains("collect,"))
        };
        let next = next
            .or_else(|| spoken("Discard"))
            .expect("something can be clicked");
        click(&mut hall, &next);
    }
    click(&mut hall, "Rematch");
    sees(&hall, "Draw 1 card to have 8");
}

#[test]
fn rounds_are_counted_part_by_part_and_the_next_is_dealt() {
    let mut hall = hall(app_of(kaboodl_rounds(&["Mia", "Ben", "Zoe"], 2)));
    collect_all(&mut hall, &GRID);
    sees(&hall, "Round 1 is over");
    sees(&hall, "whole match");
    sees(&hall, "ROUND OVER");
    sees(&hall, "4 cards +20");
    press(&mut hall, &[Enter]);
    answer_rulings(&mut hall);
    sees(&hall, "round 2");
    collect_all(&mut hall, &GRID);
    sees(&hall, "round 1 ");
    sees(&hall, "WIN");
}

#[test]
fn how_many_wild_cards_is_one_key_and_keys_and_list_do_the_same() {
    let mut hall = hall(app_of(kaboodl_of(&["Mia", "Ben"])));
    press(&mut hall, &[Enter, Num3, Key::Q]);
    sees(&hall, "with 3 Wild cards");
    press(&mut hall, &[Enter, Key::T, Num2]);
    sees(&hall, "tosses out 2 cards");
    press(&mut hall, &[Enter, Key::I, Key::W]);
    sees(&hall, "with 1 Wild");
}

#[test]
fn at_twice_the_size_every_card_and_answer_can_still_be_clicked() {
    for players in [
        &["Mia", "Ben"][..],
        &["Mia", "Ben", "Zoe", "Tom", "Ida", "Leo"],
    ] {
        let mut hall = hall(app_of(kaboodl_of(players)));
        // Twice as large: the window has room for 640 x 360 points.
        for _ in 0..10 {
            press_ctrl(&mut hall, Key::Equals);
        }
        click(&mut hall, "Draw 1");
        click(&mut hall, "Collect red Beak 1");
        sees(&hall, "1 card +5");
        click(&mut hall, "Discard: the turn is over");
        click(&mut hall, "Toss out …");
        click(&mut hall, "Toss out 2");
        sees(&hall, "tosses out 2 cards");
    }
}

#[test]
fn the_house_rules_are_asked_where_they_matter() {
    let mut hall = hall(app_of(kaboodl_asking(&["Mia", "Ben", "Zoe"])));
    for key in &GRID[..11] {
        press(&mut hall, &[Enter, *key, Enter]);
    }
    press(&mut hall, &[Enter, GRID[11]]);
    sees(&hall, "Remembered for this match");
    does_not_see(&hall, "Collect");
    answer_rulings(&mut hall);
    if screen(&hall).contains("Discard") {
        press(&mut hall, &[Enter]);
        answer_rulings(&mut hall);
    }
    sees(&hall, "MATCH OVER");
}
