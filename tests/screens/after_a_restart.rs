//! What the disk has to do with the screen: a match goes on where it was, and a full disk stops nothing.

use std::path::Path;

use eframe::egui::Key::{self, Enter, Num1, Num2};
use rollcall::app::RefereeApp;
use rollcall::app::disk::{Match, match_in};
use rollcall::app::keep::{Keep, Shelf};
use rollcall::rules::EntryOf;
use rollcall::rules::bakugan::{Bakugan, Setup};
use rollcall::store::stamp_now;

use crate::hall::{Hall, app, does_not_see, hall, press, quick_game, sees};

fn start(folder: &Path) -> Hall {
    let found: Match = match_in(folder, ["Mia", "Ben"]);
    assert!(found.notices.is_empty(), "{:?}", found.notices);
    hall(RefereeApp::new(found.game, stamp_now).kept_by(found.keeper, found.shelf))
}

#[test]
fn the_match_goes_on_where_it_was_also_with_a_roll_open_and_undo_reaches_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut before = start(folder.path());
    press(&mut before, &[Enter, Num1, Num2, Num1]);
    sees(&before, "Ben rolls Bakugan 1");
    let text = crate::hall::screen(&before);
    drop(before);
    let mut after = start(folder.path());
    assert_eq!(crate::hall::screen(&after), text);
    press(&mut after, &[Key::U, Key::U, Key::U]);
    sees(&after, "Mia rolls");
    drop(after);
    sees(&start(folder.path()), "Mia rolls");
}

#[test]
fn a_finished_match_is_followed_by_a_new_one() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut before = start(folder.path());
    press(&mut before, &[Enter]);
    // Mia takes a gate whenever she meets Ben; he never wins.
    let keys = [Num1, Num1, Num2, Num2, Enter];
    for key in keys.into_iter().cycle().take(400) {
        if crate::hall::screen(&before).contains("WINS") {
            break;
        }
        press(&mut before, &[key]);
    }
    let text = crate::hall::screen(&before);
    assert!(text.contains("WINS"), "{text}");
    drop(before);
    sees(&start(folder.path()), "> Mia: 0 of 3");
}

/// A disk that takes nothing.
struct FullDisk;

impl Keep for FullDisk {
    fn keep(&mut self, _entry: &EntryOf<Bakugan>) -> Result<(), String> {
        Err("the disk is full".to_owned())
    }
}

impl Shelf for FullDisk {
    fn begin(&mut self, _setup: &Setup) -> Result<Box<dyn Keep>, String> {
        Err("the disk is full".to_owned())
    }
}

#[test]
fn a_full_disk_is_said_and_the_game_goes_on() {
    let app = app(quick_game()).kept_by(Some(Box::new(FullDisk)), Some(Box::new(FullDisk)));
    let mut hall = hall(app);
    press(&mut hall, &[Enter]);
    sees(
        &hall,
        "This step is not saved: the disk is full. The game goes on.",
    );
    press(&mut hall, &[Key::Escape]);
    does_not_see(&hall, "the disk is full");
    press(&mut hall, &[Num1, Num1]);
    sees(&hall, "BEN'S TURN");
    press(&mut hall, &[Key::Escape, Key::Escape, Key::N, Enter]);
    sees(
        &hall,
        "This match cannot be saved: the disk is full. The game goes on.",
    );
    sees(&hall, "MIA'S TURN");
}
