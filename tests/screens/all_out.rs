//! Whole matches of All Out, by keys and by clicks.

use eframe::egui::Key::{self, Enter, Num0, Num1, Num2, Num3, Num4};
use egui_kittest::kittest::Queryable as _;
use rollcall::rules::all_out::{self, HouseRule};
use rollcall::rules::{Format, Ledger, Setting, Table, TableRule as _};

use crate::hall::{
    Hall, app_of, click, does_not_see, hall, press, press_ctrl, screen, sees, type_into,
};

/// A match of All Out.
pub fn all_out_of(names: &[&str]) -> Table {
    Table::AllOut(Ledger::new(all_out::Setup::quick(names)))
}

/// A match changed before it begins.
pub fn all_out_with(names: &[&str], change: impl FnOnce(&mut all_out::SetupForm)) -> Table {
    let mut form = all_out::Setup::quick(names).form().clone();
    change(&mut form);
    let setup = all_out::Setup::check(form).expect("it can be played");
    Table::AllOut(Ledger::new(setup))
}

/// A match in which every house rule is asked at the table.
pub fn all_out_asking(names: &[&str]) -> Table {
    all_out_with(names, |form| {
        for rule in HouseRule::ALL {
            form.house.set(*rule, Setting::Ask);
        }
    })
}

/// Presses keys until these words are on the screen.
#[track_caller]
pub fn press_until(hall: &mut Hall, keys: &[Key], words: &str) {
    for key in keys.iter().cycle().take(300) {
        if screen(hall).contains(words) {
            return;
        }
        press(hall, &[*key]);
    }
    sees(hall, words);
}

#[test]
fn a_match_is_played_by_keys() {
    let mut hall = hall(app_of(all_out_of(&["Mia", "Ben", "Zoe"])));
    sees(&hall, "MIA'S TURN");
    sees(&hall, "Mia plays one thing from the hand");
    sees(&hall, "(off) Add one card");
    // Which icon, and how many by the digit itself; Esc takes one step back.
    press(&mut hall, &[Key::L]);
    sees(&hall, "Which icon does Mia lay?");
    press(&mut hall, &[Num1]);
    sees(&hall, "How many Heart cards?");
    press(&mut hall, &[Key::Escape]);
    sees(&hall, "Mia plays one thing from the hand");
    press(&mut hall, &[Key::L, Num1, Num3]);
    sees(&hall, "Mia: 4 ; Heart 3");
    sees(&hall, "BEN'S TURN");
    press(&mut hall, &[Key::U]);
    does_not_see(&hall, "Heart 3");
    press_ctrl(&mut hall, Key::Y);
    sees(&hall, "Heart 3");
    press(&mut hall, &[Key::A, Num1]);
    sees(&hall, "Heart 4");
    sees(&hall, "ZOE'S TURN");
    press(&mut hall, &[Key::E, Enter]);
    sees(&hall, "Do what the event says");
    press(&mut hall, &[Enter]);
    sees(&hall, "MIA'S TURN");
    // Everybody adds a card, until a set has ten or somebody has none left.
    press_until(&mut hall, &[Key::A, Num1], "ALL OUT");
    if screen(&hall).contains("shouts") {
        press(&mut hall, &[Enter]);
    }
    sees(&hall, "WIN");
    sees(&hall, "ALL OUT won (in hand");
    press(&mut hall, &[Key::R]);
    sees(&hall, "Mia plays one thing from the hand");
}

#[test]
fn a_match_is_played_by_clicks() {
    let mut hall = hall(app_of(all_out_of(&["Mia", "Ben"])));
    click(&mut hall, "Lay a set: 3 or more of one icon");
    click(&mut hall, "Star");
    click(&mut hall, "Lay 4 Star");
    sees(&hall, "Star 4");
    // The row of a set takes a card by one click.
    click(&mut hall, "Add to Mia's Star set");
    sees(&hall, "Star 5");
    click(&mut hall, "Top card: only if nothing fits");
    sees(&hall, "Mia turns up the top card");
    click(&mut hall, "Star");
    // It can only go to Mia's set: nothing more is asked.
    sees(&hall, "Star 6");
    // Ben says that Mia could have played, and is wrong.
    click(&mut hall, "Challenge");
    click(&mut hall, "Ben");
    click(&mut hall, "No, nothing fitted");
    sees(&hall, "and is wrong");
    // Ben could also begin a set with it.
    click(&mut hall, "Top card: only if nothing fits");
    click(&mut hall, "Star");
    sees(&hall, "Turn up: Star, a set with two from the hand");
    click(&mut hall, "Turn up: add to Mia's Star set");
    sees(&hall, "Star 7");
    click(&mut hall, "Top card: only if nothing fits");
    click(&mut hall, "Moon");
    click(&mut hall, "Turn up: Moon, fits nowhere");
    for _ in 0..3 {
        click(&mut hall, "Add to Mia's Star set");
    }
    sees(&hall, "WIN");
    click(&mut hall, "Rematch");
    sees(&hall, "Mia plays one thing from the hand");
}

#[test]
fn an_event_has_no_name_one_that_was_said_before_or_a_typed_one() {
    let mut hall = hall(app_of(all_out_of(&["Mia", "Ben", "Zoe"])));
    press(&mut hall, &[Key::E, Key::T]);
    type_into(&mut hall, "Name on the card", "Sleepover");
    press(&mut hall, &[Enter]);
    sees(&hall, "Do what Sleepover says");
    // Mia loses a card, Ben misses a turn.
    press(&mut hall, &[Num1]);
    sees(&hall, "discard pile");
    press(&mut hall, &[Num1]);
    press(&mut hall, &[Num2]);
    let skip = hall
        .state()
        .model()
        .answers()
        .into_iter()
        .find(|answer| answer.button.label.contains("left out"))
        .expect("a turn can be left out");
    click(&mut hall, &skip.button.label);
    sees(&hall, "Ben: 7 misses a turn");
    press(&mut hall, &[Enter]);
    sees(&hall, "ZOE'S TURN");
    press(&mut hall, &[Key::E]);
    sees(&hall, "[1] Sleepover");
    press(&mut hall, &[Num1]);
    sees(&hall, "Do what Sleepover says");
}

#[test]
fn what_an_event_does_to_a_set_is_two_keys_away() {
    let mut hall = hall(app_of(all_out_of(&["Mia", "Ben"])));
    press(&mut hall, &[Key::L, Num1, Num4, Key::E, Enter]);
    sees(&hall, "To a set");
    press(&mut hall, &[Key::A]);
    sees(&hall, "To which set?");
    press(&mut hall, &[Num1, Num1]);
    sees(&hall, "Heart 3");
}

#[test]
fn ten_of_an_icon_or_an_empty_hand_raise_a_shout_that_can_be_forgotten() {
    let table = all_out_with(&["Mia", "Ben"], |form| {
        form.house.set(
            HouseRule::ForgotShout,
            Setting::Is(all_out::Answer::DrawTwo),
        );
    });
    let mut hall = hall(app_of(table));
    press(&mut hall, &[Key::L, Num1, Key::Num7]);
    sees(&hall, "Mia has no cards left.");
    sees(&hall, "ALL OUT?");
    hall.get_by_label("Mia shouts");
    press(&mut hall, &[Num2]);
    sees(&hall, "Mia: 2 ");
    press(&mut hall, &[Key::A, Num1, Key::A, Num1, Key::A, Num1]);
    sees(&hall, "Mia has ten Heart cards.");
    click(&mut hall, "Mia shouts");
    sees(&hall, "MIA WINS");
}

#[test]
fn with_nothing_left_to_turn_up_players_pass() {
    // Fourteen cards are dealt to two players, and there is no more in the pack.
    let table = all_out_with(&["Mia", "Ben"], |form| form.deck_size = Some(14));
    let mut hall = hall(app_of(table));
    sees(&hall, "[D] Pass");
    press(&mut hall, &[Key::D]);
    sees(&hall, "BEN'S TURN");
    press(&mut hall, &[Key::D]);
    sees(&hall, "MATCH OVER");
}

#[test]
fn house_rules_are_asked_where_they_matter_and_games_are_counted() {
    let table = all_out_with(&["Mia", "Ben"], |form| {
        form.format = Format::BestOf(3);
        for rule in HouseRule::ALL {
            form.house.set(*rule, Setting::Ask);
        }
    });
    let mut hall = hall(app_of(table));
    for game in 1..=2 {
        for _ in 0..40 {
            let says = screen(&hall);
            if says.contains("Remembered for this match") {
                press(&mut hall, &[Num1]);
            } else if says.contains("ALL OUT?") {
                press(&mut hall, &[Enter]);
            } else if says.contains("MIA'S TURN") {
                press(&mut hall, &[Key::L, Num1, Key::Num7]);
            } else if says.contains("BEN'S TURN") {
                press(&mut hall, &[Key::E, Enter, Enter]);
            } else {
                break;
            }
        }
        if game == 1 {
            sees(&hall, "GAME OVER");
            sees(&hall, "games won 1");
            press(&mut hall, &[Enter]);
        }
    }
    sees(&hall, "MIA WINS");
    sees(&hall, "games won 2");
}

#[test]
fn at_twice_the_size_everything_can_still_be_clicked() {
    let names = ["Mia", "Ben", "Zoe", "Tom", "Ida", "Leo"];
    let mut hall = hall(app_of(all_out_of(&names)));
    for _ in 0..10 {
        press_ctrl(&mut hall, Key::Equals);
    }
    let lay = "Lay a set: 3 or more of one icon";
    for words in [
        lay,
        "Bow",
        "Lay 3 Bow",
        "Add one card: to any set on the table",
    ] {
        click(&mut hall, words);
    }
    click(&mut hall, "Add to Mia's Bow set");
    sees(&hall, "Bow 4");
    sees(&hall, "ZOE'S TURN");
    click(&mut hall, "Event: can always be played");
    click(&mut hall, "Without a name");
    click(&mut hall, "The event is done");
    click(&mut hall, "Top card: only if nothing fits");
    click(&mut hall, "Heart");
    click(&mut hall, "Turn up: Heart, fits nowhere");
    sees(&hall, "IDA'S TURN");
    click(&mut hall, "Challenge");
    press(&mut hall, &[Num0]);
    click(&mut hall, "Back");
    sees(&hall, "Ida plays one thing from the hand");
}
