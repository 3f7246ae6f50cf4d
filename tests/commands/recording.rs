//! Clips of what a source shows.

use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::clips::{Clip, FRAMES, HEIGHT, Ran, WIDTH, detect, jpeg, program, table};

fn record(source: &Path, folder: &Path, more: &[&str]) -> Ran {
    Ran::of(
        program()
            .arg("record")
            .arg("--source")
            .arg(source)
            .arg(folder)
            .args(["--format", "json"])
            .args(more)
            .output()
            .unwrap(),
    )
}

fn setup_of(folder: &Path) -> Value {
    serde_json::from_slice(&fs::read(folder.join("setup.json")).unwrap()).unwrap()
}

#[test]
fn a_recorded_clip_holds_the_frames_as_they_came_and_is_called_alike() {
    let clip = Clip::with_a_roll();
    let folder = clip.path().join("../recorded");
    let ran = record(&clip.path(), &folder, &["--seconds", "60"]);
    assert_eq!(ran.status, Some(0), "{ran:?}");
    let line = ran.lines.last().unwrap();
    assert_eq!(line["event"], "recorded");
    assert_eq!(line["frames"], FRAMES);
    assert_eq!(line["cards"], 1);
    for number in 1..=FRAMES {
        let copy = fs::read(folder.join(format!("frames/{number:04}.jpg"))).unwrap();
        assert_eq!(copy, fs::read(clip.frame(number)).unwrap(), "{number}");
    }
    let (before, after) = (detect(&clip.path()), detect(&folder));
    let without_name = |ran: &Ran| -> Vec<Value> {
        let mut calls: Vec<Value> = ran.calls().into_iter().cloned().collect();
        calls.iter_mut().for_each(|call| call["clip"] = Value::Null);
        calls
    };
    assert_eq!(without_name(&before).len(), 1);
    assert_eq!(without_name(&before), without_name(&after));
}

#[test]
fn a_folder_that_is_there_is_never_written_into() {
    let clip = Clip::with_a_roll();
    let before = fs::read(clip.frame(1)).unwrap();
    record(&clip.path(), &clip.path(), &[]).is_refused_with(&["made_clip", "there already"]);
    assert_eq!(fs::read(clip.frame(1)).unwrap(), before);
}

#[test]
fn recording_stops_after_its_seconds_and_damage_is_told() {
    let clip = Clip::with_a_roll();
    fs::write(clip.frame(3), "no picture").unwrap();
    let folder = clip.path().join("../short");
    let ran = record(&clip.path(), &folder, &["--seconds", "1"]);
    assert_eq!(ran.status, Some(0), "{ran:?}");
    let line = ran.lines.last().unwrap();
    assert_eq!(
        (&line["frames"], &line["frames_damaged"]),
        (&15.into(), &1.into())
    );
    assert!(ran.errors.contains("0003.jpg was skipped"), "{ran:?}");
    detect(&folder).end();
}

#[test]
fn a_turned_recording_is_turned_with_its_cards() {
    let clip = Clip::with_a_roll();
    let folder = clip.path().join("../turned");
    let ran = record(&clip.path(), &folder, &["--turn", "90", "--mirror"]);
    assert_eq!(ran.status, Some(0), "{ran:?}");
    let setup = setup_of(&folder);
    assert_eq!(
        (&setup["width"], &setup["height"]),
        (&HEIGHT.into(), &WIDTH.into())
    );
    assert_eq!(detect(&folder).calls().len(), 1, "the judge does not care");
    let turned = Ran::of(
        program()
            .args(["detect", "--format", "json", "--turn", "180"])
            .arg(clip.path())
            .output()
            .unwrap(),
    );
    assert_eq!(turned.calls().len(), 1);
    assert_eq!(turned.calls()[0]["gate"], 0);
    let wrong = program()
        .args(["detect", "--turn", "45", "x"])
        .output()
        .unwrap();
    assert!(String::from_utf8_lossy(&wrong.stderr).contains("0, 90, 180 or 270"));
}

#[test]
fn a_source_without_a_picture_is_refused_and_cards_are_found_where_none_are_set_up() {
    let nothing = Clip::of([b"no picture".to_vec()]);
    let folder = nothing.path().join("../nothing");
    let ran = record(&nothing.path(), &folder, &[]);
    assert_eq!(ran.status, Some(2), "{ran:?}");
    assert!(ran.errors.contains("no picture came"), "{ran:?}");

    let clip = Clip::of((1..=40).map(|_| jpeg(&table(1))));
    let mut setup = crate::clips::setup();
    setup["cards"] = Value::Array(Vec::new());
    clip.set_up(&setup);
    let folder = clip.path().join("../found");
    let ran = record(&clip.path(), &folder, &[]);
    assert_eq!(ran.status, Some(0), "{ran:?}");
    assert_eq!(setup_of(&folder)["cards"].as_array().unwrap().len(), 1);
}
