//! Every game through undo, redo, a correction of an older line and a restart in the middle; and Bakugan by clicks alone.

use std::path::Path;

use eframe::egui::Key::{self, ArrowDown, Enter, G, Num1, Num2, Num3, U};
use rollcall::app::RefereeApp;
use rollcall::app::disk::MatchFolder;
use rollcall::store::stamp_now;

use crate::hall::{Hall, app, click, does_not_see, hall, press, press_ctrl, quick_game, sees};

/// The app with what it kept in this folder.
fn opened(folder: &Path) -> Hall {
    let shelf = MatchFolder::open(folder).expect("it can be used");
    hall(RefereeApp::new(stamp_now).kept_by(None, Some(Box::new(shelf))))
}

/// Where everything is, and the whole log.
fn standing(hall: &Hall) -> (Vec<String>, Vec<String>) {
    let play = hall.state().play().expect("a match is in play");
    let said = play.log().into_iter().map(|line| {
        let taken_back = if line.in_force { "" } else { " (taken back)" };
        format!("{}{taken_back}", line.sentences.join(" "))
    });
    (play.board().describe(), said.collect())
}

/// Begins a match by `begin`, plays `first`, turns back and forth, says that the line `lines_down` from the newest was
/// `instead`, closes the app, opens it again and plays `then` to the end.
#[track_caller]
fn played_through(
    begin: &[Key],
    first: &[Key],
    (lines_down, instead): (usize, Key),
    then: impl Fn(&mut Hall),
) {
    let folder = tempfile::tempdir().expect("a folder");
    let mut before = opened(folder.path());
    press(&mut before, begin);
    press(&mut before, first);
    let (table, log) = standing(&before);

    press(&mut before, &[U]);
    assert_ne!(standing(&before).0, table, "undo changes the table");
    press_ctrl(&mut before, Key::Y);
    assert_eq!(standing(&before).0, table, "redo brings it back");

    press(&mut before, &[G]);
    // Above it stand what was undone, and done again.
    press(&mut before, &vec![ArrowDown; lines_down + 2]);
    press(&mut before, &[Enter]);
    sees(&before, "What was it instead?");
    press(&mut before, &[instead]);
    sees(&before, "What changes");
    press(&mut before, &[Enter]);
    let corrected = standing(&before);
    assert_ne!(corrected.0, table, "the correction changes the table");
    assert!(corrected.1.len() > log.len(), "and stands in the log");
    drop(before);

    let mut after = opened(folder.path());
    press(&mut after, &[Enter]);
    assert_eq!(standing(&after), corrected, "nothing is lost by a restart");
    press(&mut after, &[U]);
    assert_eq!(standing(&after).0, table, "undo takes the correction back");
    then(&mut after);
    let result = after.state().play().expect("it is there").standing().result;
    assert!(result.is_some(), "it is played to the end");
}

/// Presses these keys in turn until the match is over.
#[track_caller]
fn press_to_the_end(hall: &mut Hall, keys: &[Key]) {
    for key in keys.iter().cycle().take(400) {
        let play = hall.state().play().expect("it is in play");
        if play.standing().result.is_some() {
            return;
        }
        press(hall, &[*key]);
    }
    panic!("it does not end:\n{}", crate::hall::screen(hall));
}

#[test]
fn kaboodl() {
    let collect = [Enter, Key::Q, Enter, Enter, Key::W, Enter];
    played_through(
        &[Num2, Key::D, Key::Y, Enter],
        &collect,
        (1, Num1),
        |hall| {
            crate::kaboodl::collect_all(hall, &crate::kaboodl::GRID[2..]);
        },
    );
}

#[test]
fn all_out() {
    let lay = [Key::L, Num1, Num3, Key::L, Num2, Num3];
    played_through(&[Num3, Key::D, Enter], &lay, (1, Num1), |hall| {
        press_to_the_end(hall, &[Key::A, Num1, Enter]);
    });
}

#[test]
fn got_five() {
    let draw = [Num1, Num2, Enter, Key::M, Key::J, Key::M];
    played_through(&[Key::Num4, Key::D, Enter], &draw, (1, Num1), |hall| {
        press_to_the_end(hall, &[Key::M, Key::J]);
    });
}

#[test]
fn bakugan() {
    let roll = [Enter, Num1, Num1, Num1, Key::X, Num2, Num2];
    played_through(&[Num1, Key::D, Enter], &roll, (0, Key::Num4), |hall| {
        press_to_the_end(hall, &[Num1, Num1, Num2, Num2, Enter]);
    });
}

/// Player 1 stands on Gate 1, Player 2 meets them there, Player 1 wins.
fn mia_wins_a_battle(hall: &mut Hall, bakugan: &str) {
    for words in [
        bakugan,
        "Open on Gate 1",
        bakugan,
        "Open on Gate 1",
        "Turn Gate 1 over",
        "Mia wins",
    ] {
        click(hall, words);
    }
}

#[test]
fn a_match_of_bakugan_is_played_by_clicks_alone() {
    let mut hall = hall(app(quick_game()));
    click(&mut hall, "Gates are set");
    mia_wins_a_battle(&mut hall, "Bakugan 1");
    sees(&hall, "> Mia: 1 of 3");
    for words in [
        "Bakugan 2",
        "Open on Gate 2",
        "Bakugan 2",
        "Missed",
        "Bakugan 3",
        "Open on Gate 2",
    ] {
        click(&mut hall, words);
    }
    sees(&hall, "Mia: 2 of 3");
    for words in ["Gates are set", "Bakugan 3", "Closed"] {
        click(&mut hall, words);
    }
    mia_wins_a_battle(&mut hall, "Bakugan 1");
    sees(&hall, "MIA WINS");
    click(&mut hall, "Rematch");
    does_not_see(&hall, "MIA WINS");
    sees(&hall, "> Mia: 0 of 3");
}
