use std::path::Path;
use std::process::Command;
use std::rc::Rc;
use std::time::Duration;

use eframe::egui::Key::{self, Enter, Num1, Num3};
use eframe::egui::accesskit::Role;
use egui_kittest::kittest::Queryable as _;
use rollcall::app::arbiter::Trust;
use rollcall::store::ClipFolder;
use rollcall::vision::Call;

use crate::hall::{
    Hall, HeldEye, Stage, app, bakugan, click, closed_on_first, does_not_see, hall, open_on_second,
    press, quick_game, screen, sees,
};

fn at_table(trust: Trust, data: &Path) -> (Hall, Rc<Stage>) {
    let stage = Rc::new(Stage::default());
    stage.start();
    let app = app(quick_game())
        .trusting(trust)
        .keeping_clips_in(ClipFolder::in_data(data))
        .seen_by(Box::new(HeldEye(Rc::clone(&stage))), None);
    (hall(app), stage)
}

/// Mia has rolled, and the camera has called.
fn rolled(trust: Trust, data: &Path, call: Call) -> (Hall, Rc<Stage>) {
    let (mut hall, stage) = at_table(trust, data);
    press(&mut hall, &[Enter, Num1]);
    stage.hold_last_seconds();
    stage.call(call);
    hall.run_steps(2);
    (hall, stage)
}

fn no_disk() -> &'static Path {
    Path::new("nothing is kept here")
}

/// The number of the frame that is shown.
fn frame(hall: &Hall) -> u64 {
    let screen = screen(hall);
    let line = screen.lines().find(|line| line.starts_with("Frame "));
    let number = line.and_then(|line| line.split_whitespace().nth(1));
    number
        .and_then(|number| number.parse().ok())
        .unwrap_or_else(|| panic!("{screen}"))
}

#[test]
fn one_key_shows_the_roll_slowly_and_the_same_key_leaves() {
    let (mut hall, _) = rolled(Trust::Ask, no_disk(), open_on_second(97));
    sees(&hall, "OPEN on Gate 2");
    press(&mut hall, &[Key::V, Key::Home]);
    sees(&hall, "Replay of the last roll");
    sees(&hall, "The camera said: OPEN on Gate 2");
    sees(&hall, "Gate 2 (in question)");
    sees(&hall, "[2] Half speed (chosen)");
    let first = frame(&hall);
    // A second before the roll.
    sees(&hall, "−0.99 s");
    press(&mut hall, &[Key::ArrowRight]);
    assert_eq!(frame(&hall), first + 1);
    press(
        &mut hall,
        &[Key::ArrowRight, Key::ArrowLeft, Key::ArrowLeft],
    );
    assert_eq!(frame(&hall), first);
    // Half as fast: a step of the screen is 0.4 seconds.
    hall.key_press(Key::Space);
    hall.step();
    let begun = frame(&hall);
    hall.step();
    assert_eq!(frame(&hall), begun + 6);
    press(&mut hall, &[Num1, Key::Home, Num3]);
    sees(&hall, "[3] Full speed (chosen)");
    press(&mut hall, &[Key::Space, Key::End]);
    sees(&hall, "Play");
    press(&mut hall, &[Key::V]);
    sees(&hall, "OPEN on Gate 2 - sure");
    press(&mut hall, &[Key::V]);
    sees(&hall, "[3] Full speed (chosen)");
    press(&mut hall, &[Key::Escape]);
    sees(&hall, "*[O] Yes");
    assert_eq!(bakugan(&hall).entries().len(), 2, "nothing was entered");
}

#[test]
fn the_mouse_reaches_all_of_it() {
    let (mut hall, _) = rolled(Trust::Ask, no_disk(), open_on_second(97));
    click(&mut hall, "Replay");
    sees(&hall, "Replay of the last roll");
    hall.run_steps(12);
    click(&mut hall, "One frame back");
    let last = frame(&hall);
    click(&mut hall, "One frame back");
    assert_eq!(frame(&hall), last - 1);
    click(&mut hall, "Quarter speed");
    sees(&hall, "[1] Quarter speed (chosen)");
    click(&mut hall, "Close to the gate");
    sees(&hall, "the gates");
    click(&mut hall, "Whole table");
    sees(&hall, "the whole table");
    let line = hall.get_by_role_and_label(Role::Slider, "Line of time");
    let at = line.rect();
    line.click();
    hall.run_ok();
    let middle = frame(&hall);
    assert!(
        middle < last && middle > last - 60,
        "{middle} of {last} at {at:?}"
    );
    click(&mut hall, "Back");
    sees(&hall, "OPEN on Gate 2 - sure");
}

#[test]
fn nothing_is_drawn_again_while_it_stands_still() {
    let (mut hall, _) = rolled(Trust::Ask, no_disk(), open_on_second(97));
    press(&mut hall, &[Key::V]);
    hall.step();
    let delay = |hall: &Hall| {
        let output = hall.output();
        output.viewport_output[&eframe::egui::ViewportId::ROOT].repaint_delay
    };
    press(&mut hall, &[Key::Home, Num1, Key::Space]);
    hall.step();
    assert!(delay(&hall) < Duration::from_secs(1), "it goes");
    press(&mut hall, &[Key::ArrowLeft]);
    hall.run_steps(3);
    assert_eq!(delay(&hall), Duration::MAX);
}

#[test]
fn a_call_that_comes_meanwhile_waits_and_is_named() {
    let (mut hall, stage) = rolled(Trust::AtOnce, no_disk(), open_on_second(97));
    sees(&hall, "BEN'S TURN");
    press(&mut hall, &[Num1, Key::V, Key::Home]);
    let before = bakugan(&hall).entries().len();
    stage.call(closed_on_first());
    hall.run_steps(3);
    sees(&hall, "A new call waits: CLOSED on Gate 1");
    sees(&hall, "Replay of the last roll");
    assert_eq!(
        bakugan(&hall).entries().len(),
        before,
        "nothing is decided behind it"
    );
    press(&mut hall, &[Key::Escape]);
    sees(&hall, "CLOSED on Gate 1 - sure");
    press(&mut hall, &[Key::V]);
    sees(&hall, "The camera said: CLOSED on Gate 1");
}

#[test]
fn a_countdown_stops_when_the_roll_is_looked_at_again() {
    let (mut hall, _) = rolled(Trust::Countdown(3_000), no_disk(), open_on_second(97));
    press(&mut hall, &[Key::V]);
    hall.run_steps(20);
    press(&mut hall, &[Key::Escape]);
    sees(&hall, "OPEN on Gate 2 - sure");
}

#[test]
fn without_a_roll_it_shows_the_last_seconds_and_without_pictures_says_so() {
    let (mut hall, stage) = at_table(Trust::Ask, no_disk());
    press(&mut hall, &[Enter]);
    does_not_see(&hall, "Replay");
    press(&mut hall, &[Key::V]);
    does_not_see(&hall, "The last seconds");
    stage.hold_last_seconds();
    hall.run_steps(2);
    press(&mut hall, &[Key::V, Key::Home]);
    sees(&hall, "The last seconds of the table");
    sees(&hall, "(off: The call names no place to go close to.)");
    press(&mut hall, &[Key::Escape, Num1]);
    *stage.ring.borrow_mut() = None;
    stage.call(open_on_second(97));
    hall.run_steps(2);
    press(&mut hall, &[Key::V]);
    sees(&hall, "No picture was kept yet");
    press(
        &mut hall,
        &[Key::Space, Key::ArrowLeft, Key::End, Key::Escape],
    );
    sees(&hall, "OPEN on Gate 2 - sure");
}

/// Waits until the words are there: a thread writes.
fn wait_for(hall: &mut Hall, words: &str) {
    for _ in 0..30 {
        if screen(hall).contains(words) {
            return;
        }
        std::thread::sleep(Duration::from_millis(250));
        hall.run_steps(1);
    }
    sees(hall, words);
}

fn clips(data: &Path) -> Vec<std::path::PathBuf> {
    let items = std::fs::read_dir(data.join("clips")).into_iter().flatten();
    let mut clips: Vec<_> = items.map(|item| item.unwrap().path()).collect();
    clips.sort();
    clips
}

fn truth(clip: &Path) -> serde_json::Value {
    let text = std::fs::read_to_string(clip.join("truth.json")).unwrap();
    serde_json::from_str(&text).unwrap()
}

#[test]
fn what_was_overruled_is_kept_by_one_key_and_eval_runs_on_it() {
    let data = tempfile::tempdir().unwrap();
    let (mut hall, _) = rolled(Trust::Ask, data.path(), open_on_second(97));
    does_not_see(&hall, "keep as a test");
    press(&mut hall, &[Key::C]);
    sees(&hall, "keep as a test");
    press(&mut hall, &[Key::K]);
    wait_for(&mut hall, "It stays on this machine: ");
    sees(&hall, data.path().join("clips").to_str().unwrap());
    does_not_see(&hall, "keep as a test");
    let kept = clips(data.path());
    assert_eq!(kept.len(), 1);
    let labels = truth(&kept[0]);
    assert_eq!(labels["outcome"], "closed_on_gate");
    assert_eq!(labels["gate"], 1);
    assert_eq!(labels["judge_said"]["pose"], "open");
    assert!(
        labels["settle_frame"].is_null(),
        "only the referee's word is a label"
    );
    let start = labels["judge_said"]["roll_start_frame"].as_u64().unwrap();
    assert!(
        start > 30,
        "more than a second of calm comes first: {start}"
    );
    let eval = Command::new(env!("CARGO_BIN_EXE_rollcall"))
        .args(["eval", "--format", "json"])
        .arg(data.path().join("clips"))
        .output()
        .unwrap();
    let errors = String::from_utf8_lossy(&eval.stderr);
    assert!(eval.status.success(), "{errors}");
    assert_eq!(errors, "");
    let counted: serde_json::Value = serde_json::from_slice(&eval.stdout).unwrap();
    assert_eq!(counted["all"]["clips"], 1);
    assert_eq!(counted["all"]["rolls"], 1);
    assert_eq!(counted["no_output"], 0);
}

#[test]
fn the_replay_keeps_a_roll_once_its_outcome_is_said() {
    let data = tempfile::tempdir().unwrap();
    let (mut hall, _) = rolled(Trust::Ask, data.path(), open_on_second(97));
    press(&mut hall, &[Key::V]);
    sees(&hall, "(off: Say first what it was.)");
    press(&mut hall, &[Key::K]);
    assert!(clips(data.path()).is_empty());
    press(&mut hall, &[Key::Escape, Num1, Key::V, Key::K]);
    wait_for(&mut hall, "Kept as a test");
    sees(&hall, "Replay of the last roll");
    sees(&hall, "(off: This roll is kept.)");
    let kept = clips(data.path());
    let labels = truth(&kept[0]);
    assert_eq!(labels["outcome"], "open_on_gate");
    assert_eq!(labels["gate"], 0, "the referee's word, not the camera's");
}

#[test]
fn a_disk_that_refuses_gets_a_calm_sentence_and_another_try() {
    let data = tempfile::tempdir().unwrap();
    let taken = data.path().join("clips");
    std::fs::write(&taken, "a file of somebody's own").unwrap();
    let (mut hall, _) = rolled(Trust::Ask, data.path(), open_on_second(97));
    press(&mut hall, &[Key::X, Key::K]);
    wait_for(&mut hall, "This roll could not be kept; the game goes on.");
    sees(&hall, "BEN'S TURN");
    assert!(taken.is_file());
    std::fs::remove_file(&taken).unwrap();
    press(&mut hall, &[Key::K]);
    wait_for(&mut hall, "Kept as a test");
    assert_eq!(truth(&clips(data.path())[0])["outcome"], "open_off_gate");
}
