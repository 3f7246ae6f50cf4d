use std::io::Read as _;
use std::path::{Path, PathBuf};

use eframe::egui::Key::{self, Enter, Num1, Num7};
use eframe::egui::accesskit::Role;
use egui_kittest::kittest::Queryable as _;
use image::AnimationDecoder as _;
use image::codecs::gif::GifDecoder;

use crate::hall::{Hall, choices, click, does_not_see, hall, open_on_second, press, screen, sees};
use crate::kept_clips::{at_table, hold_squares, play_one, rolling, wait_for};

/// What was written for others.
fn exports(data: &Path, ending: &str) -> Vec<PathBuf> {
    let items = std::fs::read_dir(data.join("matches/exports"));
    let items = items.into_iter().flatten();
    let paths = items.map(|item| item.expect("an item").path());
    let mut paths: Vec<PathBuf> = paths
        .filter(|path| path.extension().is_some_and(|one| one == ending))
        .collect();
    paths.sort();
    paths
}

/// The statistics of the evening.
fn at_evening(data: &Path) -> Hall {
    let (app, _) = at_table(data, &choices());
    let mut hall = hall(app);
    press(&mut hall, &[Key::P]);
    wait_for(&mut hall, "Past matches | 1 match");
    press(&mut hall, &[Key::S, Num7]);
    sees(&hall, "[R] Best rolls as a film");
    hall
}

#[test]
fn one_press_makes_a_film_of_the_best_rolls_and_never_writes_over_one() {
    let data = tempfile::tempdir().expect("a folder");
    drop(play_one(data.path(), &choices()));
    let mut hall = at_evening(data.path());
    let mut known = Vec::new();
    for count in 1..=2 {
        press(&mut hall, &[Key::R]);
        sees(&hall, "First come rolls of a tie");
        wait_for(&mut hall, "1 roll is in the film. It is here: ");
        let films = exports(data.path(), "gif");
        assert_eq!(films.len(), count);
        let mut new = films.iter().filter(|film| !known.contains(*film));
        sees(
            &hall,
            new.next().and_then(|film| film.to_str()).expect("a path"),
        );
        known = films;
        press(&mut hall, &[Enter]);
        does_not_see(&hall, "First come rolls of a tie");
    }
    let film = std::fs::read(&exports(data.path(), "gif")[0]).expect("it is there");
    let decoder = GifDecoder::new(std::io::Cursor::new(film)).expect("it is a GIF");
    let frames = decoder.into_frames().collect_frames().expect("all of it");
    assert!((10..30).contains(&frames.len()), "{}", frames.len());
    assert_eq!(frames[0].buffer().dimensions(), (480, 360));
}

#[test]
fn an_evening_without_clips_says_so_and_one_who_leaves_stops_it() {
    let data = tempfile::tempdir().expect("a folder");
    let mut none = choices();
    none.preferences.keeps_pictures = false;
    let (app, stage) = at_table(data.path(), &none);
    let mut first = hall(app);
    rolling(&mut first);
    hold_squares(&stage);
    stage.call(open_on_second(97));
    first.run_steps(2);
    press(&mut first, &[Key::O]);
    drop(first);
    let mut hall = at_evening(data.path());
    press(&mut hall, &[Key::R]);
    wait_for(&mut hall, "No clip of a roll of this evening is kept.");
    press(&mut hall, &[Key::Escape]);
    sees(&hall, "[R] Best rolls as a film");
    press(&mut hall, &[Key::R, Key::Escape]);
    std::thread::sleep(std::time::Duration::from_millis(200));
    hall.run_steps(2);
    does_not_see(&hall, "Looking for the best rolls");
    assert!(exports(data.path(), "gif").is_empty());
}

/// The names of the files in a report, and one of them.
fn in_report(path: &Path, wanted: &str) -> (Vec<String>, String) {
    let file = std::fs::File::open(path).expect("it is there");
    let mut zip = zip::ZipArchive::new(file).expect("any program opens it");
    let names = zip
        .file_names()
        .map(|name| name.expect("a name").into_owned());
    let mut names: Vec<String> = names.collect();
    names.sort();
    let mut text = String::new();
    if let Ok(mut file) = zip.by_name(wanted) {
        file.read_to_string(&mut text).expect("it is text");
    }
    (names, text)
}

#[test]
fn a_bug_report_is_looked_through_and_has_neither_passwords_nor_names() {
    let data = tempfile::tempdir().expect("a folder");
    let mut mine = choices();
    mine.source = "http://mia:geheim@10.0.0.7:8080/video".to_owned();
    mine.preferences.phone = mine.source.clone();
    mine.preferences.known_names = vec!["Grandma".to_owned()];
    let (mut hall, ..) = play_one(data.path(), &mine);
    press(&mut hall, &[Key::Escape]);
    click(&mut hall, "Bug report …");
    wait_for(&mut hall, "(*) [1] Which Rollcall");
    sees(&hall, "Nothing is sent anywhere");
    sees(&hall, "phone = \"http://***@10.0.0.7:8080/video\"");
    sees(&hall, "pose: Open");
    sees(&hall, "(*) [5] Clip of the last roll");
    sees(&hall, "some of 7");
    sees(&hall, "( ) [7] Log of the match");
    let seen = screen(&hall);
    assert!(
        !seen.contains("geheim") && !seen.contains("Grandma"),
        "{seen}"
    );
    press(&mut hall, &[Key::Num2]);
    sees(&hall, "( ) [2] What the program wrote down");
    press(&mut hall, &[Enter]);
    wait_for(&mut hall, "Saved. It is here: ");
    let reports = exports(data.path(), "zip");
    assert_eq!(reports.len(), 1);
    let (names, settings) = in_report(&reports[0], "settings.toml");
    let texts = names
        .iter()
        .filter(|name| !name.starts_with("clip/frames/"));
    let texts: Vec<&str> = texts.map(String::as_str).collect();
    let wanted = [
        "camera.txt",
        "clip/call.json",
        "clip/setup.json",
        "picture.jpg",
        "settings.toml",
        "version.txt",
    ];
    assert_eq!(
        texts, wanted,
        "the log was left out, and the match at first"
    );
    assert!(names.len() > 60, "{}", names.len());
    assert!(!settings.contains("geheim") && !settings.contains("Grandma"));
    // Another one stands beside it; without the clip it has no picture of the roll.
    let clip = "Clip of the last roll: in the file";
    for is_click in [false, true] {
        // The keyboard brings it into sight.
        let part = hall.get_by_role_and_label(Role::RadioButton, clip);
        if is_click {
            part.click();
        } else {
            part.focus();
        }
        hall.run_ok();
    }
    sees(&hall, "( ) [5] Clip of the last roll: left out");
    // The part has the keyboard, so that Enter would be its own.
    press(&mut hall, &[Key::Num7]);
    click(&mut hall, "Save the file");
    wait_for(&mut hall, "-2.zip");
    let both = exports(data.path(), "zip");
    let second = both
        .iter()
        .find(|path| **path != reports[0])
        .expect("another");
    let (names, log) = in_report(second, "match.txt");
    assert!(!names.iter().any(|name| name.starts_with("clip/")));
    assert!(log.contains("stands on Gate 2"), "{log}");
    press(&mut hall, &[Key::Escape]);
    sees(&hall, "BEN'S TURN");
}

#[test]
fn a_report_with_nothing_in_it_cannot_be_saved_and_a_full_disk_is_told() {
    let data = tempfile::tempdir().expect("a folder");
    let (app, _) = at_table(data.path(), &choices());
    let mut hall = hall(app);
    press(&mut hall, &[Key::Escape, Key::B]);
    wait_for(&mut hall, "(*) [1] Which Rollcall");
    does_not_see(&hall, "Clip of the last roll");
    does_not_see(&hall, "Log of the match");
    std::fs::write(data.path().join("matches/exports"), "a file").expect("it is written");
    press(&mut hall, &[Enter]);
    wait_for(&mut hall, "The file could not be saved.");
    for place in [Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5] {
        press(&mut hall, &[place]);
    }
    sees(&hall, "(off: Take something in first.)");
    press(&mut hall, &[Enter, Key::Escape]);
    does_not_see(&hall, "Nothing is sent anywhere");
}
