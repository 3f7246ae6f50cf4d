use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use eframe::egui::Key::{self, Enter, Num1, Num2, Num3};
use rollcall::app::RefereeApp;
use rollcall::app::disk::MatchFolder;
use rollcall::rules::bakugan::setup::BAKUGAN_EACH;
use rollcall::rules::bakugan::{AbilityCard, Attribute, GateCard, PlayerSetup};
use rollcall::store::{Players, PlayersFile, stamp_now};

use crate::hall::{Hall, does_not_see, hall, press, screen, sees, type_into};

/// Players with a team and without, in a folder that goes with the test program.
pub fn players() -> PlayersFile {
    let folder = tempfile::tempdir().expect("a folder").keep();
    let file = PlayersFile::in_data(&folder);
    let mut players = Players::default();
    players.get_or_add("Tom");
    players.get_or_add("Ben").initials = Some("BB".to_owned());
    let mia = players.get_or_add("Mia");
    mia.colour = Some(2);
    mia.keep_team("Fire", &brought("Mia"));
    let mut two = brought("Mia");
    two.bakugan.truncate(BAKUGAN_EACH - 1);
    mia.keep_team("Two", &two);
    players.mark_youngest("Mia");
    file.save(&players).expect("it is kept");
    file
}

fn brought(name: &str) -> PlayerSetup {
    let mut brought = PlayerSetup::quick(name);
    let names = ["Dragonoid", "Saurus", "Serpenoid"];
    for (toy, (name, attribute)) in brought
        .bakugan
        .iter_mut()
        .zip(names.into_iter().zip(Attribute::ALL))
    {
        toy.name = Some(name.to_owned());
        toy.attribute = Some(attribute);
        toy.g_power = Some(400);
    }
    brought.gates = ["Tsunami", "Quartet", "Normal"].map(GateCard::named).into();
    brought.abilities = ["Red", "Blue", "Green"].map(AbilityCard::named).into();
    brought
}

fn at_home(folder: &Path) -> RefereeApp {
    let shelf = MatchFolder::open(folder).expect("it can be used");
    RefereeApp::new(stamp_now).kept_by(None, Some(Box::new(shelf)))
}

/// A match of Got Five that was begun, and the page of past matches.
fn listed(folder: &Path, matches: usize) -> Hall {
    for _ in 0..matches {
        let mut hall = hall(at_home(folder));
        press(&mut hall, &[Key::Num4, Enter]);
        press(&mut hall, &[Num1]);
    }
    let mut hall = hall(at_home(folder));
    press(&mut hall, &[Key::P]);
    wait_for(&mut hall, matches);
    hall
}

fn wait_for(hall: &mut Hall, matches: usize) {
    let words = if matches == 1 {
        "Past matches | 1 match".to_owned()
    } else {
        format!("Past matches | {matches} matches")
    };
    for _ in 0..300 {
        if screen(hall).contains(&words) && !screen(hall).contains("being read") {
            return;
        }
        std::thread::sleep(std::time::Duration::from_millis(10));
        hall.run_steps(1);
    }
    panic!("{}", screen(hall));
}

fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let items = std::fs::read_dir(folder).into_iter().flatten();
    let paths = items.map(|item| item.expect("an item").path());
    let mut paths: Vec<PathBuf> = paths
        .filter(|path| path.to_string_lossy().ends_with(ending))
        .collect();
    paths.sort();
    paths
}

#[test]
fn a_match_is_named_marked_filtered_and_all_of_it_outlives_a_restart() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut hall = listed(folder.path(), 2);
    press(&mut hall, &[Key::N]);
    sees(&hall, "Give it a name");
    type_into(&mut hall, "Name", "Rainy Sunday");
    press(&mut hall, &[Enter]);
    sees(&hall, "| Rainy Sunday");
    press(&mut hall, &[Key::X]);
    sees(&hall, "It was played wrong");
    press(&mut hall, &[Num3]);
    sees(&hall, "| Rainy Sunday | played wrong");
    sees(&hall, "It was played wrong, so no statistics have it.");
    // The journal itself says nothing of it.
    let journals = files(folder.path(), ".journal");
    assert_eq!(
        (journals.len(), files(folder.path(), ".notes.toml").len()),
        (2, 1)
    );
    let mut hall = crate::hall::hall(at_home(folder.path()));
    press(&mut hall, &[Key::P]);
    wait_for(&mut hall, 2);
    sees(&hall, "| Rainy Sunday | played wrong");
    type_into(&mut hall, "Search past matches", "rainy wrong");
    sees(&hall, "2 matches, 1 shown");
    press(&mut hall, &[Key::Escape]);
    type_into(&mut hall, "Search past matches", " ");
    press(&mut hall, &[Key::Escape, Key::F]);
    sees(&hall, "Sort: all");
    press(&mut hall, &[Num3]);
    sees(&hall, "without a mark");
    press(&mut hall, &[Num3]);
    sees(&hall, "[F] without a mark");
    does_not_see(&hall, "Rainy Sunday");
    press(&mut hall, &[Key::F, Num3, Num1]);
    sees(&hall, "[F] Every match");
    // An unmarked match that is left is not offered as the last one; a marked one that counts again is as before.
    press(&mut hall, &[Key::X]);
    sees(&hall, "It was left");
}

#[test]
fn a_deleted_match_lies_in_the_trash_and_one_key_brings_it_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut hall = listed(folder.path(), 2);
    let before: Vec<Vec<u8>> = files(folder.path(), ".journal")
        .iter()
        .map(|path| std::fs::read(path).expect("it is there"))
        .collect();
    press(&mut hall, &[Key::Delete]);
    sees(&hall, "Past matches | 1 match");
    sees(&hall, "Deleted: Bratz: Got Five");
    assert_eq!(files(folder.path(), ".journal").len(), 1);
    assert_eq!(files(&folder.path().join("trash"), ".journal").len(), 1);
    press(&mut hall, &[Key::U]);
    sees(&hall, "Past matches | 2 matches");
    does_not_see(&hall, "Deleted");
    let after: Vec<Vec<u8>> = files(folder.path(), ".journal")
        .iter()
        .map(|path| std::fs::read(path).expect("it is there"))
        .collect();
    assert_eq!(after, before);
}

#[test]
fn a_match_is_stepped_through_and_played_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut hall = listed(folder.path(), 1);
    press(&mut hall, &[Enter]);
    sees(&hall, "1 step in its log");
    press(&mut hall, &[Key::ArrowUp]);
    sees(&hall, "step 0 of 1");
    press(&mut hall, &[Key::End]);
    does_not_see(&hall, "step 0 of 1");
    press(&mut hall, &[Key::R]);
    does_not_see(&hall, "Past matches");
    assert_eq!(files(folder.path(), ".journal").len(), 2);
}

#[test]
fn a_match_goes_out_as_a_file_and_comes_back_in_another_folder() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut hall = listed(folder.path(), 1);
    for _ in 0..2 {
        press(&mut hall, &[Key::M, Num3]);
        sees(&hall, "As a file for another Rollcall");
        press(&mut hall, &[Num1]);
        sees(&hall, "Written: ");
    }
    press(&mut hall, &[Key::M, Num3, Num3]);
    let exports = folder.path().join("exports");
    assert_eq!(files(&exports, ".json").len(), 2, "never over another");
    assert_eq!(files(&exports, ".html").len(), 1);
    let json = files(&exports, ".json").remove(0);
    let other = tempfile::tempdir().expect("a folder");
    let mut there = crate::hall::hall(at_home(other.path()));
    press(&mut there, &[Key::P, Key::M, Num1]);
    type_into(&mut there, "File", &json.display().to_string());
    press(&mut there, &[Enter]);
    sees(&there, "Taken over: ");
    wait_for(&mut there, 1);
    sees(&there, "Got Five");
    assert_eq!(files(other.path(), ".journal").len(), 1);
    press(&mut there, &[Key::M, Key::Num5]);
    type_into(&mut there, "File", "/nowhere/at all.json");
    press(&mut there, &[Enter]);
    sees(&there, "Nothing was taken over: ");
}

#[test]
fn statistics_count_what_is_over_and_a_tournament_is_written() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut hall = listed(folder.path(), 1);
    press(&mut hall, &[Key::S]);
    sees(&hall, "Statistics | 0 matches count, 1 left out");
    sees(&hall, "There is nothing to count yet.");
    press(&mut hall, &[Key::ArrowRight]);
    sees(&hall, "(*) [2] Bakugan");
    press(&mut hall, &[Key::T, Key::N]);
    type_into(&mut hall, "Names", "Mia, Ben, Zoe, Mia");
    sees(&hall, "! \"Mia\" stands twice");
    press(&mut hall, &[Key::Escape, Key::N]);
    type_into(&mut hall, "Names", "Mia, Ben, Zoe");
    press(&mut hall, &[Key::Escape]);
    sees(&hall, "Ben – Zoe");
    sees(&hall, "Mia rests");
    press(&mut hall, &[Num2]);
    sees(&hall, "Final");
    press(&mut hall, &[Key::W, Key::X]);
    let exports = folder.path().join("exports");
    assert_eq!(files(&exports, ".txt").len(), 1);
    assert_eq!(files(&exports, ".csv").len(), 1);
}

#[test]
fn players_are_added_coloured_marked_forgotten_and_brought_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = PlayersFile::in_data(folder.path());
    let app = || at_home(&folder.path().join("matches")).played_by(file.clone());
    let mut hall = hall(app());
    press(&mut hall, &[Key::L]);
    sees(&hall, "Nobody is remembered yet.");
    press(&mut hall, &[Key::A]);
    type_into(&mut hall, "Name", "Mia Luise");
    press(&mut hall, &[Enter]);
    sees(&hall, "> ML | Mia Luise");
    press(&mut hall, &[Key::C, Key::C, Key::Y, Key::I]);
    type_into(&mut hall, "Initials", "MLX");
    press(&mut hall, &[Enter]);
    sees(&hall, "> MLX | Mia Luise | youngest here");
    let (kept, _) = file.load();
    assert_eq!(kept.all[0].colour, Some(2));
    press(&mut hall, &[Key::Delete]);
    sees(&hall, "Mia Luise is forgotten. The matches stay.");
    assert!(file.load().0.all.is_empty());
    press(&mut hall, &[Key::U]);
    assert_eq!(file.load().0, kept);
    // Whoever plays is remembered.
    press(&mut hall, &[Key::Escape, Key::Num4, Num1]);
    type_into(&mut hall, "Seat 1", "Ada");
    press(&mut hall, &[Key::Escape, Enter, Enter]);
    let names: Vec<String> = file.load().0.all.into_iter().map(|one| one.name).collect();
    assert!(names.contains(&"Ada".to_owned()), "{names:?}");
}

#[test]
fn a_team_is_kept_from_one_match_and_taken_into_the_next() {
    let file = players();
    let folder = tempfile::tempdir().expect("a folder");
    let app = at_home(folder.path()).played_by(file.clone());
    let mut hall = hall(app);
    press(&mut hall, &[Num1, Num1]);
    type_into(&mut hall, "Seat 1", "Mia");
    press(&mut hall, &[Key::Escape, Key::E, Key::T]);
    sees(&hall, "Teams of Mia");
    sees(&hall, "Two: 2 Bakugan with a name, it must be 3");
    press(&mut hall, &[Num1]);
    sees(&hall, "Bakugan 1: Pyrus");
    press(&mut hall, &[Key::K]);
    type_into(&mut hall, "Name", "Sunday");
    press(&mut hall, &[Enter]);
    sees(&hall, "The team Sunday is kept.");
    let (kept, _) = file.load();
    let mia = kept.get("Mia").expect("she is there");
    assert_eq!(mia.teams.len(), 3);
    assert_eq!(mia.teams[2].bakugan, ["Dragonoid", "Saurus", "Serpenoid"]);
    assert_eq!(mia.teams[2].gates.len(), 3);
}

#[test]
fn a_window_that_may_only_look_writes_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    drop(listed(folder.path(), 1));
    // The index is written beside the window, under another name until it is whole.
    let begun = Instant::now();
    let is_whole = |names: &[PathBuf]| {
        let unfinished = |name: &PathBuf| name.to_string_lossy().contains(".new-");
        names.iter().any(|name| name.ends_with("index.jsonl")) && !names.iter().any(unfinished)
    };
    let mut before = files(folder.path(), "");
    while !is_whole(&before) && begun.elapsed() < Duration::from_secs(10) {
        std::thread::sleep(Duration::from_millis(5));
        before = files(folder.path(), "");
    }
    let shelf = MatchFolder::open(folder.path()).expect("it can be used");
    let shelf = shelf.only_looked_at("Another window is open.".to_owned());
    let app = RefereeApp::new(stamp_now).kept_by(None, Some(Box::new(shelf)));
    let mut hall = hall(app);
    press(&mut hall, &[Key::P]);
    wait_for(&mut hall, 1);
    press(&mut hall, &[Enter]);
    sees(&hall, "1 step in its log");
    press(&mut hall, &[Key::Escape, Key::Delete]);
    sees(&hall, "Another window is open.");
    sees(&hall, "Past matches | 1 match");
    press(&mut hall, &[Key::G]);
    sees(&hall, "Another window is open.");
    assert_eq!(files(folder.path(), ""), before);
}
