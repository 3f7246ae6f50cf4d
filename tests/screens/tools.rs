//! Coin, dice, lot, vote, turn clock, reviews and notes, in every game.

use std::rc::Rc;

use eframe::egui::Key::{
    self, Enter, Escape, F4, G, N, Num1, Num2, Num3, Num4, Num5, Num6, Num7, P, T, U,
};
use rollcall::app::RefereeApp;
use rollcall::app::arbiter::Trust;
use rollcall::app::keep::Preferences;
use rollcall::rules::{Ledger, Table, all_out, got_five};

use crate::hall::{
    Hall, HeldEye, Stage, app, app_of, choices, click, does_not_see, hall, hall_in_haste, kept_app,
    open_on_second, press, quick_game, screen, sees, type_into,
};
use crate::kaboodl::kaboodl_of;

/// A match of every game.
fn tables() -> [Table; 4] {
    let names = ["Mia", "Ben"];
    [
        Table::Bakugan(quick_game()),
        kaboodl_of(&names),
        Table::AllOut(Ledger::new(all_out::Setup::quick(&names))),
        Table::GotFive(Ledger::new(got_five::Setup::quick(&names))),
    ]
}

fn entries(hall: &Hall) -> usize {
    hall.state().play().expect("a match is in play").entries()
}

/// The last line of the log.
#[track_caller]
fn last_line(hall: &Hall) -> String {
    let lines = hall.state().play().expect("it is in play").last_lines(1);
    lines.first().expect("it has a line").sentences.join(" ")
}

#[test]
fn a_coin_dice_and_a_lot_fall_by_one_key_and_stand_in_the_log_of_every_game() {
    for table in tables() {
        let mut hall = hall(app_of(table));
        press(&mut hall, &[F4, Num1]);
        let fell = last_line(&hall);
        assert!(fell.starts_with("A coin is tossed: "), "{fell}");
        let shown = if fell.contains("heads") {
            "Heads"
        } else {
            "Tails"
        };
        sees(&hall, shown);
        let before = entries(&hall);
        press(&mut hall, &[Enter]);
        assert_eq!(entries(&hall), before + 1, "Enter tosses again");
        press(&mut hall, &[T, Num2]);
        assert!(last_line(&hall).starts_with("A die is thrown: "));
        press(&mut hall, &[Num3]);
        let thrown = last_line(&hall);
        assert!(thrown.starts_with("3 dice are thrown: "), "{thrown}");
        let sum = thrown.split("together ").nth(1).expect("a sum");
        sees(&hall, &format!("Together {}", sum.trim_end_matches('.')));
        press(&mut hall, &[T, Num3]);
        let drawn = last_line(&hall);
        assert!(
            drawn == "Drawn by lot: Mia." || drawn == "Drawn by lot: Ben.",
            "{drawn}"
        );
        let standing = hall.state().play().expect("in play").standing();
        assert_eq!(standing.result, None);
        press(&mut hall, &[Escape, U]);
        assert_ne!(last_line(&hall), String::new());
        does_not_see(&hall, "undo: Drawn by lot");
    }
}

#[test]
fn two_tosses_in_haste_are_one() {
    let mut hall = hall_in_haste(app(quick_game()));
    press(&mut hall, &[F4]);
    let before = entries(&hall);
    press(&mut hall, &[Num1]);
    hall.key_press(Enter);
    hall.step();
    assert_eq!(entries(&hall), before + 1);
}

#[test]
fn a_vote_is_asked_counted_and_written_down_by_keys_and_by_clicks() {
    let mut hall = hall(app_of(kaboodl_of(&["Mia", "Ben", "Zoe"])));
    press(&mut hall, &[F4, Num4]);
    type_into(&mut hall, "What about?", "Was it too near?");
    press(&mut hall, &[Enter]);
    sees(&hall, "0 of 3 have voted");
    press(&mut hall, &[Num1, Num2, N, Num1, Num1, Num2]);
    sees(&hall, "3 of 3 have voted");
    sees(&hall, "Yes: 2");
    press(&mut hall, &[Num2]);
    sees(&hall, "No: 1");
    press(&mut hall, &[Enter]);
    assert_eq!(
        last_line(&hall),
        "A vote, Was it too near?: Yes 2 and No 1. It is decided: Yes."
    );
    let mut hall = self::hall(app(quick_game()));
    click(&mut hall, "Menu");
    click(&mut hall, "Tools");
    click(&mut hall, "Vote: everybody says yes or no");
    click(&mut hall, "Enter it");
    click(&mut hall, "No: 0");
    click(&mut hall, "Count");
    sees(&hall, "A question of the table");
    assert!(
        last_line(&hall).contains("It is decided: No."),
        "{}",
        last_line(&hall)
    );
}

/// An app whose players may have so many calls looked at again.
fn with_reviews(count: u8) -> RefereeApp {
    let mut choices = choices();
    choices.preferences = Preferences {
        challenges: count,
        ..Preferences::default()
    };
    let (app, _) = kept_app(&choices);
    app
}

fn playing(app: RefereeApp) -> Hall {
    hall(app.playing(rollcall::app::play::Play::new(Table::Bakugan(quick_game()))))
}

#[test]
fn a_review_is_lost_when_the_call_was_right() {
    let mut hall = playing(with_reviews(1));
    press(&mut hall, &[Enter, Num1, Num2, F4]);
    sees(&hall, "Review of a call: Mia 1, Ben 1");
    press(&mut hall, &[Num6]);
    sees(&hall, "Mia's Bakugan 1 opens and stands on Gate 2");
    press(&mut hall, &[Num2, Num1]);
    assert_eq!(
        last_line(&hall),
        "Ben asks for a review: the call stands, the review is used up."
    );
    press(&mut hall, &[F4]);
    sees(&hall, "Review of a call: Mia 1, Ben 0");
    press(&mut hall, &[Num6, Num2]);
    sees(&hall, "Who asks for a review?");
    press(&mut hall, &[Escape, U, F4]);
    sees(&hall, "Review of a call: Mia 1, Ben 1");
}

#[test]
fn a_review_is_kept_when_the_call_was_wrong_and_the_call_is_put_right() {
    let mut hall = playing(with_reviews(1));
    press(&mut hall, &[Enter, Num1, Num2, F4, Num6, Num1, Num2]);
    assert_eq!(
        last_line(&hall),
        "Mia asks for a review: the call was wrong, the review is kept."
    );
    sees(&hall, "What was it instead?");
    let closed = screen(&hall)
        .lines()
        .find(|line| line.starts_with('[') && line.to_lowercase().contains("closed"))
        .expect("closed is among the answers")
        .split("] ")
        .nth(1)
        .expect("it has a label")
        .to_owned();
    click(&mut hall, &closed);
    press(&mut hall, &[Enter]);
    does_not_see(&hall, "Bakugan 1 - on Gate 2");
    press(&mut hall, &[F4]);
    sees(&hall, "Review of a call: Mia 1, Ben 1");
}

#[test]
fn without_reviews_there_is_nothing_to_ask_for() {
    let mut hall = playing(with_reviews(0));
    press(&mut hall, &[Enter, Num1, Num2, F4]);
    does_not_see(&hall, "Review of a call");
    press(&mut hall, &[Num6]);
    sees(&hall, "A note for the log");
}

#[test]
fn a_note_is_typed_from_the_tools() {
    let mut hall = playing(with_reviews(1));
    press(&mut hall, &[Enter, F4, Num7]);
    type_into(&mut hall, "Words", "The lamp was moved");
    press(&mut hall, &[Enter, G]);
    sees(&hall, "The lamp was moved");
}

#[test]
fn the_turn_clock_counts_down_stops_and_begins_anew_with_each_turn() {
    let mut hall = hall(app(quick_game()));
    press(&mut hall, &[Enter]);
    does_not_see(&hall, "0:30");
    press(&mut hall, &[F4, Num5, Num2, Escape]);
    let left = |hall: &Hall| -> u32 {
        let words = screen(hall);
        let clock = words.split("0:").nth(1).expect("a clock in the banner");
        let digits: String = clock.chars().take_while(char::is_ascii_digit).collect();
        digits.parse().expect("it is a number")
    };
    let first = left(&hall);
    assert!((25..=30).contains(&first), "{first}");
    for _ in 0..12 {
        hall.step();
    }
    let later = left(&hall);
    assert!(later < first, "{later}");
    press(&mut hall, &[F4, Num5, P, Escape]);
    let stopped = left(&hall);
    for _ in 0..12 {
        hall.step();
    }
    assert_eq!(left(&hall), stopped);
    // Ben's turn.
    press(&mut hall, &[F4, Num5, P, Escape, Num1, Key::X]);
    assert!(left(&hall) > 27, "{}", left(&hall));
    for _ in 0..100 {
        hall.step();
    }
    sees(&hall, "BEN'S TURN | then Mia | roll 1 | 0:00");
}

#[test]
fn a_coin_beside_a_roll_and_its_undo_leave_the_call_that_waits() {
    let stage = Rc::new(Stage::default());
    stage.start();
    let app = app(quick_game()).seen_by(Box::new(HeldEye(Rc::clone(&stage))), None);
    let mut hall = hall(app);
    press(&mut hall, &[Enter, Num1]);
    stage.call(open_on_second(97));
    hall.run_ok();
    sees(&hall, "OPEN on Gate 2");
    press(&mut hall, &[F4, Num1, Escape]);
    sees(&hall, "OPEN on Gate 2");
    press(&mut hall, &[U]);
    sees(&hall, "OPEN on Gate 2");
    // Once it is entered, a coin does not take the one-press correction away.
    press(&mut hall, &[Key::O, F4, Num1, Escape, Key::C]);
    sees(&hall, "stays closed");
    does_not_see(&hall, "Bakugan 1 - on Gate 2");
}

#[test]
fn a_call_that_enters_by_itself_leaves_a_vote_under_way() {
    let stage = Rc::new(Stage::default());
    stage.start();
    let app = app(quick_game())
        .seen_by(Box::new(HeldEye(Rc::clone(&stage))), None)
        .trusting(Trust::AtOnce);
    let mut hall = hall(app);
    press(&mut hall, &[Enter, Num1, F4, Num4, Enter, Num1]);
    sees(&hall, "1 of 2 have voted");
    stage.call(open_on_second(97));
    hall.run_ok();
    sees(&hall, "Bakugan 1 - on Gate 2");
    sees(&hall, "1 of 2 have voted");
}

#[test]
fn the_table_still_votes_after_a_match() {
    let mut hall = hall(app(quick_game()));
    press(&mut hall, &crate::a_match_by_keys::MIA_WINS);
    sees(&hall, "MIA WINS");
    press(&mut hall, &[F4, Num4, Enter, Num1, Enter]);
    assert!(
        last_line(&hall).starts_with("A vote, "),
        "{}",
        last_line(&hall)
    );
    sees(&hall, "MIA WINS");
}

#[test]
fn a_review_is_about_the_last_call_and_not_about_a_note() {
    let mut hall = playing(with_reviews(1));
    press(&mut hall, &[Enter, Num1, Num2, F4, Num7]);
    type_into(&mut hall, "Words", "The lamp was moved");
    press(&mut hall, &[Enter, F4, Num6]);
    sees(&hall, "Mia's Bakugan 1 opens and stands on Gate 2");
}

#[test]
fn a_new_match_begins_with_a_new_clock() {
    let mut hall = hall(app(quick_game()));
    press(&mut hall, &[Enter, F4, Num5, Num2, Escape]);
    for _ in 0..100 {
        hall.step();
    }
    sees(&hall, "MIA'S TURN | then Ben | 0:00");
    press(&mut hall, &[Escape, N, Key::D, Enter]);
    does_not_see(&hall, "0:00 |");
    let words = screen(&hall);
    assert!(
        words.contains("| 0:2") || words.contains("| 0:30"),
        "{words}"
    );
}
