use std::path::{Path, PathBuf};
use std::process::Command;
use std::rc::Rc;
use std::sync::Arc;

use eframe::egui::Key::{self, Enter, Num1, Num7};
use image::RgbImage;
use rollcall::app::RefereeApp;
use rollcall::app::disk::MatchFolder;
use rollcall::app::keep::Choices;
use rollcall::camera::ring::coded;
use rollcall::camera::threads::Note;
use rollcall::camera::{KeptFrame, Ring, decode};
use rollcall::store::{CallClip, CallClips, ClipFolder, stamp_now};
use rollcall::vision::Rig;
use rollcall::vision::surroundings::Field;

use crate::hall::{
    Hall, HeldEye, Stage, TO_A_TIE, choices, click, does_not_see, gates, hall, hall_in_haste,
    open_on_first, open_on_second, press, screen, sees,
};
use crate::learning::moments;

/// An app that keeps everything in this folder, and a camera.
pub fn at_table(data: &Path, choices: &Choices) -> (RefereeApp, Rc<Stage>) {
    let shelf = MatchFolder::open(&data.join("matches")).expect("it can be used");
    let stage = Rc::new(Stage::default());
    stage.start();
    let choices = &Choices {
        names: vec!["Mia".to_owned(), "Ben".to_owned()],
        ..choices.clone()
    };
    let app = RefereeApp::new(stamp_now)
        .kept_by(None, Some(Box::new(shelf)))
        .choosing(choices, None)
        .keeping_clips_in(ClipFolder::in_data(data))
        .seen_by(Box::new(HeldEye(Rc::clone(&stage))), None);
    (app, stage)
}

/// A match in which the first roll is under way.
pub fn rolling(hall: &mut Hall) {
    // By the rules that ask nothing.
    press(hall, &[Num1, Key::D, Enter, Enter, Num1]);
}

/// Squares of black and white: nothing is harder to blur.
fn checked() -> RgbImage {
    RgbImage::from_fn(640, 480, |x, y| {
        let level = if (x / 8 + y / 8).is_multiple_of(2) {
            40
        } else {
            210
        };
        image::Rgb([level; 3])
    })
}

/// The last seconds show squares; gives the bytes of each frame.
pub fn hold_squares(stage: &Stage) -> Vec<u8> {
    stage.frame_number.set(stage.frame_number.get() + 100);
    let (ring, now) = (Ring::default(), stage.frame_number.get());
    let jpeg = coded(&checked()).expect("it can be coded");
    for number in now - 60..=now + 100 {
        let times = (number, number * 33);
        ring.keep(KeptFrame::new(1, times, (640, 480), jpeg.clone()));
    }
    *stage.ring.borrow_mut() = Some(Arc::new(ring));
    jpeg
}

/// Waits for something that a thread does.
pub fn wait_until(hall: &mut Hall, what: &str, is_done: impl Fn(&Hall) -> bool) {
    for _ in 0..1_200 {
        if is_done(hall) {
            return;
        }
        std::thread::sleep(std::time::Duration::from_millis(50));
        hall.run_steps(1);
    }
    panic!("{what} never came:\n{}", screen(hall));
}

pub fn wait_for(hall: &mut Hall, words: &str) {
    wait_until(hall, words, |hall| screen(hall).contains(words));
}

fn journal(data: &Path) -> PathBuf {
    let items = std::fs::read_dir(data.join("matches")).expect("a folder");
    let mut paths = items.map(|item| item.expect("an item").path());
    let found = paths.find(|path| path.extension().is_some_and(|end| end == "journal"));
    found.expect("a match is kept")
}

fn clips(data: &Path) -> CallClips {
    CallClips::of(&journal(data))
}

/// Plays one roll that is called and taken, and gives its clip once it is kept.
pub fn play_one(data: &Path, choices: &Choices) -> (Hall, u32, CallClip, Vec<u8>) {
    let (app, stage) = at_table(data, choices);
    let mut hall = hall(app);
    rolling(&mut hall);
    let jpeg = hold_squares(&stage);
    *stage.moments.borrow_mut() = Some(Arc::new(moments()));
    stage.call(open_on_second(97));
    hall.run_steps(2);
    press(&mut hall, &[Key::O]);
    wait_until(&mut hall, "the clip", |_| !clips(data).all().is_empty());
    let [kept] = clips(data).all()[..] else {
        panic!("one clip");
    };
    let clip = clips(data).read(kept.entry).expect("it can be read");
    (hall, kept.entry, clip.expect("it is there"), jpeg)
}

#[test]
fn each_call_keeps_its_clip_with_the_match_from_a_second_before_to_its_rest() {
    let data = tempfile::tempdir().expect("a folder");
    let mut as_it_is = choices();
    as_it_is.preferences.blurs_surroundings = false;
    let (hall, entry, clip, jpeg) = play_one(data.path(), &as_it_is);
    sees(&hall, "BEN'S TURN");
    assert_eq!(entry, 3);
    // A second before, twenty frames of rolling, and what follows the rest.
    assert!(
        (65..80).contains(&clip.frames.len()),
        "{}",
        clip.frames.len()
    );
    assert!(
        clip.frames.iter().all(|(_, bytes)| *bytes == jpeg),
        "as they came"
    );
    let call: serde_json::Value = serde_json::from_str(&clip.call).expect("it is JSON");
    assert_eq!((&call["pose"], &call["gate"]), (&"open".into(), &1.into()));
    assert_eq!(
        call["roll_start_frame"], 31,
        "about a second of calm comes first"
    );
    assert_eq!(call["is_blurred"], false);
    // Taken out, it is a clip like any other.
    let folder = data.path().join("out");
    std::fs::create_dir_all(folder.join("frames")).expect("a folder");
    std::fs::write(folder.join("setup.json"), &clip.setup).expect("it is written");
    for (number, bytes) in &clip.frames {
        let name = format!("frames/{number:04}.jpg");
        std::fs::write(folder.join(name), bytes).expect("it is written");
    }
    let detect = Command::new(env!("CARGO_BIN_EXE_rollcall"));
    let mut detect = detect;
    let said = detect.arg("detect").arg(&folder).output().expect("it runs");
    assert!(
        said.status.success(),
        "{}",
        String::from_utf8_lossy(&said.stderr)
    );
}

#[test]
fn around_the_field_a_kept_clip_cannot_be_read_and_within_it_is_as_it_was() {
    let data = tempfile::tempdir().expect("a folder");
    let (_, _, clip, jpeg) = play_one(data.path(), &choices());
    let call: serde_json::Value = serde_json::from_str(&clip.call).expect("it is JSON");
    assert_eq!(call["is_blurred"], true);
    let before = decode::jpeg(&jpeg).expect("a picture").picture;
    let field = Field::around(&gates(), Rig::USUAL_CARD_MM).expect("a field");
    for at in [0, clip.frames.len() - 1] {
        let after = decode::jpeg(&clip.frames[at].1).expect("a picture").picture;
        let (mut within, mut around, mut off, mut flat) = (0.0_f64, 0.0_f64, 0.0_f64, 0.0_f64);
        for (x, y, pixel) in after.enumerate_pixels() {
            let is_edge = [[-9.0, 0.0], [9.0, 0.0], [0.0, -9.0], [0.0, 9.0]]
                .map(|[dx, dy]| field.holds([f64::from(x) + dx, f64::from(y) + dy]));
            if is_edge == [true; 4] {
                within += 1.0;
                off += f64::from(pixel.0[0].abs_diff(before.get_pixel(x, y).0[0]));
            } else if is_edge == [false; 4] {
                around += 1.0;
                flat += f64::from(pixel.0[0].abs_diff(125));
            }
        }
        assert!(within > 50_000.0 && around > 20_000.0, "{within} {around}");
        // Written anew it differs by less than can be seen; around, of squares 85 levels from their middle hardly any are left.
        assert!(off / within < 3.0, "{}", off / within);
        assert!(flat / around < 12.0, "{}", flat / around);
    }
}

/// The settings of pictures, as soon as a roll was called and taken; `before` it is called, the table is changed.
fn pictures_after_a_call(data: &Path, before: impl FnOnce(&Stage)) -> Hall {
    let (app, stage) = at_table(data, &choices());
    let mut hall = hall_in_haste(app);
    rolling(&mut hall);
    hold_squares(&stage);
    before(&stage);
    stage.call(open_on_second(97));
    hall.run_steps(2);
    press(&mut hall, &[Key::O, Key::Escape, Key::E, Num7]);
    hall
}

#[test]
fn nobody_who_wants_no_pictures_has_a_clip_kept_not_even_of_a_roll_just_called() {
    let data = tempfile::tempdir().expect("a folder");
    let mut hall = pictures_after_a_call(data.path(), |_| {});
    click(&mut hall, "Pictures of calls: keep none");
    hall.run_steps(80);
    std::thread::sleep(std::time::Duration::from_millis(300));
    assert!(clips(data.path()).all().is_empty());
    // The replay is there all the same, and nothing can be kept of it.
    press(&mut hall, &[Key::Escape, Key::V]);
    sees(&hall, "Replay of the last roll");
    sees(&hall, "(off: You chose to keep no pictures.");
    press(&mut hall, &[Key::K]);
    assert!(!data.path().join("clips").exists());
}

/// The call of the past match, looked at.
fn looked_at(data: &Path) -> Hall {
    let (app, _) = at_table(data, &choices());
    let mut hall = hall(app);
    press(&mut hall, &[Key::P]);
    wait_for(&mut hall, "Past matches | 1 match");
    press(&mut hall, &[Enter, Key::V]);
    sees(&hall, "picture 1 of 1");
    hall
}

#[test]
fn a_past_call_is_shown_once_more_kept_for_ever_and_deleted() {
    let data = tempfile::tempdir().expect("a folder");
    drop(play_one(data.path(), &choices()));
    let mut hall = looked_at(data.path());
    sees(&hall, "[V] Replay");
    sees(&hall, "clip of ");
    press(&mut hall, &[Key::V]);
    wait_for(&mut hall, "Replay of step 3");
    press(&mut hall, &[Key::Home]);
    sees(&hall, "Frame 1 ");
    sees(&hall, "−0.99 s");
    sees(&hall, "stands on Gate 2.");
    sees(&hall, "Replay of step 3, blurred around the field");
    sees(&hall, "Gate 2 (in question)");
    press(&mut hall, &[Key::ArrowRight, Key::Num1, Key::Z]);
    sees(&hall, "Frame 2 ");
    sees(&hall, "[1] Quarter speed (chosen)");
    sees(&hall, "[Z] Whole table");
    press(&mut hall, &[Key::K]);
    sees(&hall, "[K] No longer keep this clip for ever (chosen)");
    assert!(clips(data.path()).all()[0].is_for_ever);
    press(&mut hall, &[Key::Escape]);
    sees(&hall, "kept for ever");
    click(&mut hall, "No longer keep this clip for ever");
    assert!(!clips(data.path()).all()[0].is_for_ever);
    press(&mut hall, &[Key::Delete]);
    sees(&hall, "gone for good then. The match stays as it is.");
    press(&mut hall, &[Enter]);
    assert_eq!(clips(data.path()).all().len(), 1, "Enter leaves it there");
    press(&mut hall, &[Key::Delete, Key::Delete]);
    assert!(clips(data.path()).all().is_empty());
    does_not_see(&hall, "[V] Replay");
    sees(&hall, "picture 1 of 1");
}

#[test]
fn a_damaged_clip_is_told_and_a_call_with_a_clip_alone_is_found() {
    let data = tempfile::tempdir().expect("a folder");
    let (_, entry, _, _) = play_one(data.path(), &choices());
    let stem = journal(data.path());
    let file = stem
        .with_extension("clips")
        .join(format!("call-{entry:05}.zip"));
    std::fs::write(&file, b"this is no clip").expect("it is written");
    std::fs::remove_dir_all(stem.with_extension("pictures")).expect("it is there");
    let mut hall = looked_at(data.path());
    sees(
        &hall,
        "No picture of this call is kept, but a clip of it is.",
    );
    press(&mut hall, &[Key::V]);
    wait_for(
        &mut hall,
        "This clip cannot be shown; the match itself is whole.",
    );
    sees(&hall, "picture 1 of 1");
}

#[test]
fn a_disk_that_takes_no_clip_gets_a_calm_sentence_and_the_game_goes_on() {
    let data = tempfile::tempdir().expect("a folder");
    let (app, stage) = at_table(data.path(), &choices());
    let mut hall = hall(app);
    rolling(&mut hall);
    let taken = journal(data.path()).with_extension("clips");
    std::fs::write(&taken, "a file of somebody's own").expect("it is written");
    hold_squares(&stage);
    stage.call(open_on_second(97));
    hall.run_steps(2);
    press(&mut hall, &[Key::O]);
    wait_for(
        &mut hall,
        "The clip of this roll could not be kept; the game goes on.",
    );
    sees(&hall, "BEN'S TURN");
    assert!(taken.is_file());
}

#[test]
fn the_settings_say_what_is_kept_and_delete_all_of_it_after_a_clear_question() {
    let data = tempfile::tempdir().expect("a folder");
    drop(play_one(data.path(), &choices()));
    let (app, _) = at_table(data.path(), &choices());
    let mut hall = hall(app);
    press(&mut hall, &[Key::S, Num7]);
    wait_for(&mut hall, "1 picture, 1 clip: ");
    sees(&hall, data.path().to_str().expect("a path"));
    sees(&hall, "on this machine");
    click(&mut hall, "Room for clips: 250 MB");
    sees(&hall, "(*) [] Room for clips: 250 MB");
    press(&mut hall, &[Key::C]);
    sees(&hall, "(*) [] Around the field: leave as it is");
    press(&mut hall, &[Key::Delete]);
    sees(&hall, "it cannot be undone");
    sees(&hall, "Matches, players and cards stay.");
    press(&mut hall, &[Enter]);
    assert_eq!(clips(data.path()).all().len(), 1, "Enter leaves them there");
    press(&mut hall, &[Key::Delete]);
    click(&mut hall, "Delete all of them");
    wait_for(&mut hall, "All pictures and clips are deleted.");
    sees(&hall, "There is no picture and no clip.");
    assert!(clips(data.path()).all().is_empty());
    assert!(!journal(data.path()).with_extension("pictures").exists());
    assert!(journal(data.path()).is_file(), "the match stays");
}

fn tests(data: &Path) -> Vec<PathBuf> {
    let items = std::fs::read_dir(data.join("clips")).into_iter().flatten();
    items.map(|item| item.expect("an item").path()).collect()
}

fn truth(data: &Path) -> serde_json::Value {
    let [test] = &tests(data)[..] else {
        panic!("one test is kept");
    };
    let text = std::fs::read_to_string(test.join("truth.json")).expect("labels");
    serde_json::from_str(&text).expect("it is JSON")
}

#[test]
fn a_roll_of_which_the_camera_said_nothing_is_kept_as_a_test_with_the_referees_word() {
    for (answer, outcome) in [(Key::C, "closed_somewhere"), (Key::X, "missed_gates")] {
        let data = tempfile::tempdir().expect("a folder");
        let (app, stage) = at_table(data.path(), &choices());
        let mut hall = hall(app);
        press(&mut hall, &[Num1, Key::D, Enter, Enter]);
        stage.hold_last_seconds();
        press(&mut hall, &[Num1]);
        hall.run_steps(12);
        press(&mut hall, &[answer]);
        sees(&hall, "keep as a test");
        press(&mut hall, &[Key::V]);
        sees(
            &hall,
            "The camera called nothing here; you said what it was.",
        );
        press(&mut hall, &[Key::K]);
        wait_for(&mut hall, "Kept as a test, with the whole picture");
        let labels = truth(data.path());
        assert_eq!(labels["outcome"], outcome);
        assert!(labels["judge_said"].is_null() && labels["gate"].is_null());
        let eval = Command::new(env!("CARGO_BIN_EXE_rollcall"))
            .args(["eval", "--format", "json"])
            .arg(data.path().join("clips"))
            .output()
            .expect("it runs");
        let errors = String::from_utf8_lossy(&eval.stderr);
        assert!(eval.status.success() && errors.is_empty(), "{errors}");
        let counted: serde_json::Value = serde_json::from_slice(&eval.stdout).expect("JSON");
        assert_eq!(counted["all"]["rolls"], 1);
    }
}

#[test]
fn a_call_that_comes_after_the_referees_word_belongs_to_that_roll() {
    let data = tempfile::tempdir().expect("a folder");
    let (app, stage) = at_table(data.path(), &choices());
    let mut hall = hall(app);
    press(&mut hall, &[Num1, Key::D, Enter, Enter]);
    stage.hold_last_seconds();
    press(&mut hall, &[Num1]);
    let named = stage.frame_number.get();
    hall.run_steps(8);
    press(&mut hall, &[Key::C]);
    let now = stage.frame_number.get();
    let mut call = open_on_second(97);
    call.roll_start_frame = named + 2;
    call.open_frame = Some(named + 3);
    call.settle_frame = named + 5;
    call.call_frame = now;
    stage.note(Note::Call {
        call: Box::new(call),
        frame: Arc::new(rollcall::vision::Frame {
            number: now,
            at_millis: now * 33,
            picture: checked(),
        }),
        gates: gates(),
        moments: None,
    });
    hall.run_steps(2);
    sees(&hall, "keep as a test");
    press(&mut hall, &[Key::V]);
    sees(&hall, "The camera said: OPEN on Gate 2");
    press(&mut hall, &[Key::K]);
    wait_for(&mut hall, "Kept as a test");
    let labels = truth(data.path());
    assert_eq!(labels["outcome"], "closed_on_gate", "the referee's word");
    assert_eq!(labels["judge_said"]["pose"], "open");
}

/// A tie before a camera, in which both have rolled: Ben's Bakugan opens first, on the first gate.
fn tie_seen(data: &Path, certainty_percent: u8) -> Hall {
    let (app, stage) = at_table(data, &choices());
    let mut hall = hall(app);
    press(&mut hall, &[Num1, Key::D, Enter]);
    press(&mut hall, &TO_A_TIE);
    hold_squares(&stage);
    hall.run_steps(2);
    stage.call_both([
        (open_on_second(certainty_percent), Some(26)),
        (open_on_first(97), Some(20)),
    ]);
    hall.run_steps(12);
    hall
}

/// Entries and bytes of the clips that are kept.
fn entries_and_files(data: &Path) -> (Vec<u32>, Vec<String>) {
    let entries = clips(data).all().iter().map(|clip| clip.entry).collect();
    let folder = journal(data).with_extension("clips");
    let items = std::fs::read_dir(folder).into_iter().flatten();
    let names = items.map(|item| item.expect("an item").file_name());
    let names = names.map(|name| name.into_string().expect("a name"));
    (entries, names.collect())
}

#[test]
fn a_photo_finish_keeps_one_clip_of_both_rolls_with_both_entries_and_is_one_roll_of_the_film() {
    let data = tempfile::tempdir().expect("a folder");
    let mut hall = tie_seen(data.path(), 95);
    sees(&hall, "LEFT FIRST");
    press(&mut hall, &[Key::V]);
    sees(&hall, "The camera said: OPEN on Gate 1, OPEN on Gate 2");
    press(&mut hall, &[Key::Escape, Key::Num2]);
    wait_until(&mut hall, "the clip", |_| {
        !clips(data.path()).all().is_empty()
    });
    let (entries, files) = entries_and_files(data.path());
    let [first, second] = entries[..] else {
        panic!("both rolls have it: {entries:?}");
    };
    assert_eq!(second, first + 1);
    assert_eq!(files, [format!("call-{first:05}-{second:05}.zip")]);
    let clip = clips(data.path()).read(second).expect("it can be read");
    let clip = clip.expect("it is there");
    let call: serde_json::Value = serde_json::from_str(&clip.call).expect("it is JSON");
    // Left first: the one on the first gate, and the other one six frames later.
    assert_eq!((&call["pose"], &call["gate"]), (&"open".into(), &0.into()));
    assert_eq!(call["other"]["gate"], 1);
    let frame = |value: &serde_json::Value| value.as_u64().expect("a frame");
    let (opens, later) = (
        frame(&call["open_frame"]),
        frame(&call["other"]["open_frame"]),
    );
    assert_eq!(later - opens, 6);
    assert_eq!(opens - frame(&call["roll_start_frame"]), 20);
    assert!(clip.frames.iter().any(|(number, _)| *number == later));
    drop(hall);
    // A past match shows it with either entry.
    let (app, _) = at_table(data.path(), &choices());
    let mut hall = crate::hall::hall(app);
    press(&mut hall, &[Key::P]);
    wait_for(&mut hall, "Past matches | 1 match");
    press(&mut hall, &[Enter, Key::V, Key::V]);
    wait_for(&mut hall, &format!("Replay of step {first}"));
    press(&mut hall, &[Key::Escape, Key::ArrowRight, Key::V]);
    wait_for(&mut hall, &format!("Replay of step {second}"));
    sees(&hall, "Gate 1 (in question)");
    sees(&hall, "Gate 2 (in question)");
    press(
        &mut hall,
        &[Key::Escape, Key::Escape, Key::Escape, Key::S, Num7, Key::R],
    );
    wait_for(&mut hall, "1 roll is in the film. It is here: ");
}

#[test]
fn a_finish_that_the_referee_settles_keeps_its_clip_with_that_word() {
    let data = tempfile::tempdir().expect("a folder");
    let mut hall = tie_seen(data.path(), 55);
    sees(&hall, "Left first? - not sure");
    press(&mut hall, &[Num1]);
    wait_until(&mut hall, "the clip", |_| {
        !clips(data.path()).all().is_empty()
    });
    let (entries, files) = entries_and_files(data.path());
    assert_eq!((entries.len(), files.len()), (1, 1), "{files:?}");
}

#[test]
fn a_clip_being_written_when_all_are_deleted_or_none_are_wanted_does_not_come_afterwards() {
    for deletes in [true, false] {
        let data = tempfile::tempdir().expect("a folder");
        let mut hall = pictures_after_a_call(data.path(), |stage| {
            *stage.moments.borrow_mut() = Some(Arc::new(moments()));
        });
        // Its blurring takes long enough that it is under way when the settings are asked.
        for _ in 0..400 {
            if hall.state().is_writing_clips() {
                break;
            }
            hall.run_steps(1);
        }
        assert!(hall.state().is_writing_clips(), "it is being written");
        assert!(clips(data.path()).all().is_empty(), "and not there yet");
        if deletes {
            sees(&hall, "1 picture");
            press(&mut hall, &[Key::Delete]);
            click(&mut hall, "Delete all of them");
            wait_for(&mut hall, "All pictures and clips are deleted.");
        } else {
            click(&mut hall, "Pictures of calls: keep none");
        }
        wait_until(&mut hall, "its end", |hall| {
            !hall.state().is_writing_clips()
        });
        assert!(clips(data.path()).all().is_empty());
        does_not_see(&hall, "The clip of this roll could not be kept");
    }
}
