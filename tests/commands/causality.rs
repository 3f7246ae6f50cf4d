//! A call depends only on frames up to its own, and is printed at once.

use std::fs;
use std::io::{BufRead as _, BufReader};
use std::process::Stdio;

use serde_json::{Value, json};

use crate::clips::{Clip, FRAMES, corners, detect, jpeg, program, table};

/// The lines without the times of looks, which are never the same twice.
fn without_times(lines: &[Value]) -> Vec<Value> {
    let mut lines = lines.to_vec();
    for line in &mut lines {
        line.as_object_mut()
            .unwrap()
            .retain(|key, _| !key.starts_with("look_micros"));
    }
    lines
}

#[test]
fn a_roll_onto_the_card_is_called() {
    let clip = Clip::with_a_roll();
    let ran = detect(&clip.path());
    assert_eq!(ran.end()["calls"], 1);
    let call = ran.calls()[0];
    assert_eq!(call["clip"], "made_clip");
    assert_eq!(call["gate"], 0, "{call}");
    assert_eq!(call["pose"], "closed", "{call}");
    assert!(call["call_frame"].as_u64() > call["settle_frame"].as_u64());
}

#[test]
fn the_labels_change_nothing() {
    let clip = Clip::with_a_roll();
    let absent = detect(&clip.path());
    let labels = clip.path().join("truth.json");
    let lie = json!({"outcome": "open_off_gate", "gate": null, "fps": 15, "roll_start_frame": 3});
    for text in [lie.to_string(), "not JSON".to_owned()] {
        fs::write(&labels, text).unwrap();
        let changed = detect(&clip.path());
        assert_eq!(without_times(&changed.lines), without_times(&absent.lines));
    }
}

#[test]
fn what_comes_after_a_call_changes_nothing_and_the_end_triggers_nothing() {
    let clip = Clip::with_a_roll();
    let whole = detect(&clip.path());
    let call = whole.calls()[0].clone();
    let call_frame = call["call_frame"].as_u64().unwrap() as u32;
    assert!(call_frame < FRAMES);
    for number in call_frame + 1..=FRAMES {
        fs::remove_file(clip.frame(number)).unwrap();
    }
    assert_eq!(detect(&clip.path()).calls(), [&call]);
    fs::remove_file(clip.frame(call_frame)).unwrap();
    assert!(detect(&clip.path()).calls().is_empty());
}

#[test]
fn a_call_is_printed_while_later_frames_are_still_to_come() {
    let clip = Clip::with_a_roll();
    let last = jpeg(&table(FRAMES));
    fs::write(clip.frame(FRAMES), &last).unwrap();
    for number in FRAMES + 1..=8000 {
        fs::hard_link(clip.frame(FRAMES), clip.frame(number)).unwrap();
    }
    let mut running = program()
        .arg("detect")
        .arg(clip.path())
        .args(["--format", "json"])
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut first = String::new();
    BufReader::new(running.stdout.take().unwrap())
        .read_line(&mut first)
        .unwrap();
    let still_running = running.try_wait().unwrap().is_none();
    running.kill().unwrap();
    running.wait().unwrap();
    assert!(first.contains(r#""event":"call""#), "{first}");
    assert!(still_running, "the call came only with the end");
}

#[test]
fn evidence_is_a_picture_of_every_call() {
    let clip = Clip::with_a_roll();
    let folder = clip.path().join("evidence");
    let output = program()
        .arg("detect")
        .arg(clip.path())
        .arg("--evidence")
        .arg(&folder)
        .output()
        .unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.starts_with("roll 1: CLOSED on Gate 1"), "{text}");
    let picture = image::open(folder.join("made_clip_roll1.png")).unwrap();
    let [[ax, ay], [bx, by], ..] = corners();
    let (x, y) = ((ax + bx) / 2.0, (ay + by) / 2.0);
    let near = picture.crop_imm(x as u32 - 2, y as u32 - 2, 5, 5).to_rgb8();
    assert!(
        near.pixels().any(|pixel| pixel.0 == [0, 255, 120]),
        "the called gate is outlined"
    );
}
