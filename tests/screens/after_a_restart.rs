//! What the disk has to do with the screen: a match goes on where it was, and a full disk stops nothing.

use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Command as Process, Stdio};

use eframe::egui::Key::{self, Enter, Num1, Num2};
use rollcall::app::RefereeApp;
use rollcall::app::disk::MatchFolder;
use rollcall::app::keep::{GoneOn, Keep, LastMatch, Shelf};
use rollcall::app::play::{AnyEntry, AnySetup};
use rollcall::store::stamp_now;

use crate::hall::{Hall, app, does_not_see, hall, press, quick_game, screen, sees, type_into};

fn start(folder: &Path) -> Hall {
    let shelf = MatchFolder::open(folder).expect("it can be used");
    let app = RefereeApp::new(stamp_now).kept_by(None, Some(Box::new(shelf)));
    let mut hall = hall(app);
    // The last match, or a new one of Mia and Ben.
    if screen(&hall).contains("LAST MATCH") || screen(&hall).contains("Continue") {
        press(&mut hall, &[Enter]);
    } else {
        // By the rules that ask nothing.
        press(&mut hall, &[Num1, Key::D]);
        type_into(&mut hall, "Seat 1", "Mia");
        press(&mut hall, &[Key::Tab]);
        type_into(&mut hall, "Seat 2", "Ben");
        press(&mut hall, &[Enter]);
    }
    hall
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

/// Set for the child: the folder to play into.
const PLAY_INTO: &str = "ROLLCALL_SCREEN_PLAY_INTO";

#[test]
fn after_a_kill_in_the_middle_of_a_match_the_screen_says_the_same() {
    if let Some(folder) = std::env::var_os(PLAY_INTO) {
        let mut hall = start(Path::new(&folder));
        // A gate won, a Bakugan standing, a call overruled, one act taken back, and a roll open.
        let keys = [Enter, Num1, Num1, Num1, Num1, Enter, Num1];
        press(&mut hall, &keys);
        press(&mut hall, &[Num1, Num2, Key::C, Key::U, Key::X, Num2]);
        println!("\nSCREEN {:?}", crate::hall::screen(&hall));
        loop {
            std::thread::park();
        }
    }
    let folder = tempfile::tempdir().expect("a folder");
    let name = "after_a_restart::after_a_kill_in_the_middle_of_a_match_the_screen_says_the_same";
    let mut child = Process::new(std::env::current_exe().expect("this test"))
        .args(["--exact", name, "--nocapture", "--test-threads=1"])
        .env(PLAY_INTO, folder.path())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the child starts");
    let out = BufReader::new(child.stdout.take().expect("it is piped"));
    let before = out
        .lines()
        .map_while(Result::ok)
        .find_map(|line| Some(line.strip_prefix("SCREEN ")?.to_owned()))
        .expect("the child says what its screen says");
    child.kill().expect("it is killed");
    child.wait().expect("it has ended");

    let mut after = start(folder.path());
    let text = crate::hall::screen(&after);
    assert_eq!(format!("{text:?}"), before);
    assert!(text.contains("Mia: 1 of 3"), "{text}");
    press(&mut after, &[Key::U]);
    assert_ne!(crate::hall::screen(&after), text);
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
    fn keep(&mut self, _entry: &AnyEntry) -> Result<(), String> {
        Err("the disk is full".to_owned())
    }
}

impl Shelf for FullDisk {
    fn begin(&mut self, _setup: &AnySetup) -> Result<Box<dyn Keep>, String> {
        Err("the disk is full".to_owned())
    }

    fn last(&mut self) -> Option<LastMatch> {
        None
    }

    fn go_on(&mut self) -> Result<GoneOn, String> {
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
