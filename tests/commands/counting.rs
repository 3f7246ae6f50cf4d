//! `eval` counts what the scoring script counts.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::{Value, json};
use tempfile::TempDir;

use crate::clips::{Clip, program};

/// A folder of clips that all show the same roll, with these labels.
fn labelled(labels: &[Value]) -> TempDir {
    let folder = TempDir::new().unwrap();
    let clip = Clip::with_a_roll();
    for (label, number) in labels.iter().zip(1..) {
        let to = folder.path().join(format!("clip_{number}"));
        fs::create_dir_all(to.join("frames")).unwrap();
        fs::copy(clip.path().join("setup.json"), to.join("setup.json")).unwrap();
        for entry in fs::read_dir(clip.path().join("frames")).unwrap() {
            let entry = entry.unwrap();
            fs::hard_link(entry.path(), to.join("frames").join(entry.file_name()))
                .or_else(|_| {
                    fs::copy(entry.path(), to.join("frames").join(entry.file_name())).map(|_| ())
                })
                .unwrap();
        }
        fs::write(to.join("truth.json"), label.to_string()).unwrap();
    }
    folder
}

fn labels() -> [Value; 5] {
    [
        json!({"outcome": "closed_on_gate", "gate": 0, "fps": 15, "settle_frame": 22,
               "ball_settle_frame": 22, "first_open_frame": null, "object": {"t_open": 0.0}}),
        json!({"outcome": "open_on_gate", "gate": 0, "fps": 15, "settle_frame": 22,
               "ball_settle_frame": 45, "first_open_frame": 20, "object": {"t_open": 1.0}}),
        json!({"outcome": "straddles_two_gates", "gate": 0, "fps": 15, "settle_frame": 20,
               "ball_settle_frame": 20, "object": {"t_open": 0.05}}),
        json!({"outcome": "none_shadow", "gate": null, "fps": 15}),
        json!({"outcome": "left_frame", "gate": null, "fps": 15, "skip": true}),
    ]
}

fn eval(clips: &Path, calls: &Path, more: &[&str]) -> Value {
    let output = program()
        .arg("eval")
        .arg(clips)
        .args(["--format", "json", "--calls"])
        .arg(calls)
        .args(more)
        .output()
        .unwrap();
    assert!(output.status.success(), "{output:?}");
    serde_json::from_slice(&output.stdout).unwrap()
}

#[test]
fn rights_and_wrongs_are_counted_per_outcome() {
    let clips = labelled(&labels());
    let file = clips.path().join("calls.jsonl");
    let result = eval(clips.path(), &file, &["--by", "fps,light"]);
    assert_eq!(result["all"]["clips"], 4, "the skipped one is not scored");
    assert_eq!(result["all"]["rolls"], 3);
    assert_eq!(result["all"]["right"], 2);
    assert_eq!(result["all"]["false_calls"], 1);
    assert_eq!(result["all"]["premature"], 1);
    assert_eq!(result["outcomes"]["open_on_gate"]["right"], 0);
    assert_eq!(result["figures"]["coverage_percent"], 100.0);
    // Two of three right: at least 13.5 %, as tables of the binomial have it.
    let right = &result["rates"]["right"];
    assert_eq!((&right["count"], &right["of"]), (&json!(2), &json!(3)));
    let least = right["at_least_percent_95"].as_f64().unwrap();
    assert!((least - 13.535).abs() < 0.01, "{least}");
    assert_eq!(result["more_rates"]["false_calls"]["count"], 1);
    assert_eq!(result["reliability"]["calls"], 4);
    assert_eq!(result["curve"]["steps"][0]["answered"]["of"], 3);
    assert_eq!(result["by"]["fps"][0]["group"], "15");
    assert_eq!(result["by"]["fps"][0]["counts"]["clips"], 4);
    assert_eq!(result["by"]["light"][0]["group"], Value::Null);
    let ends: Vec<_> = result["trials"]
        .as_array()
        .unwrap()
        .iter()
        .map(|t| &t["end"])
        .collect();
    assert_eq!(ends, ["wrong", "false_call"]);
    let lines = fs::read_to_string(&file).unwrap();
    assert_eq!(lines.matches(r#""event":"end""#).count(), 5);
}

#[test]
fn what_went_wrong_is_shown_in_pictures() {
    let clips = labelled(&labels());
    let (shown, curve) = (clips.path().join("shown"), clips.path().join("curve.png"));
    let ran = program()
        .arg("eval")
        .arg(clips.path())
        .arg("--evidence")
        .arg(&shown)
        .arg("--curve")
        .arg(&curve)
        .output()
        .unwrap();
    assert!(ran.status.success(), "{ran:?}");
    let index = fs::read_to_string(shown.join("index.txt")).unwrap();
    let lines: Vec<&str> = index.lines().collect();
    assert_eq!(
        (lines[0], lines[2]),
        ("false call (1)", "wrong (1)"),
        "{index}"
    );
    for (line, file) in [
        (lines[1], "false_call_clip_4.png"),
        (lines[3], "wrong_clip_2.png"),
    ] {
        assert!(line.trim().starts_with(file), "{index}");
        let picture = image::open(shown.join(file)).unwrap();
        assert!(picture.width() > 1000, "all moments are in it");
    }
    assert_eq!(fs::read_dir(&shown).unwrap().count(), 3);
    assert!(image::open(curve).unwrap().width() > 1000);
}

#[test]
fn labels_that_cannot_be_are_named_by_their_field() {
    for (labels, sentence) in [
        (json!([]), "holds no JSON object"),
        (json!({"fps": 15}), "outcome is missing"),
        (json!({"outcome": "none_pass"}), "fps is missing"),
        (json!({"outcome": "none_pass", "fps": 0}), "fps is 0"),
        (
            json!({"outcome": "none_pass", "fps": 15, "gate": -1}),
            "gate is -1",
        ),
        (
            json!({"outcome": "none_pass", "fps": 15, "object": {"t_open": "x"}}),
            "t_open is \"x\"",
        ),
    ] {
        let clips = labelled(&[labels]);
        let output = program().arg("eval").arg(clips.path()).output().unwrap();
        assert_eq!(output.status.code(), Some(2));
        let errors = String::from_utf8(output.stderr).unwrap();
        assert!(errors.contains("truth.json"), "{errors}");
        assert!(errors.contains(sentence), "{errors}");
    }
}

#[test]
fn a_clip_that_cannot_be_used_is_named_and_the_others_are_judged() {
    let clips = labelled(&labels()[..2]);
    fs::write(clips.path().join("clip_2/setup.json"), "{}").unwrap();
    let output = program().arg("eval").arg(clips.path()).output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    let errors = String::from_utf8(output.stderr).unwrap();
    assert!(
        errors.contains("clip_2/setup.json: format is missing"),
        "{errors}"
    );
    let table = String::from_utf8(output.stdout).unwrap();
    assert!(table.contains("closed_on_gate"), "{table}");

    let empty = TempDir::new().unwrap();
    let output = program().arg("eval").arg(empty.path()).output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(
        String::from_utf8(output.stderr)
            .unwrap()
            .contains("holds no clip")
    );
}

/// The scoring script, where it lies beside the checkout and there is a Python to run it.
fn script() -> Option<PathBuf> {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let script = ["..", "../.."]
        .map(|up| here.join(up).join("shared/tools/score_clips.py"))
        .into_iter()
        .find(|script| script.exists())?;
    let python = Command::new("python3").arg("--version").output();
    python
        .is_ok_and(|ran| ran.status.success())
        .then_some(script)
}

#[test]
fn the_scoring_script_gives_the_same_figures() {
    let Some(script) = script() else {
        eprintln!("skipped: no scoring script or no python3 here");
        return;
    };
    for more in [&[][..], &["--find-cards"]] {
        let clips = labelled(&labels());
        let file = clips.path().join("calls.jsonl");
        let result = eval(clips.path(), &file, more);
        let ran = Command::new("python3")
            .arg(&script)
            .arg(clips.path())
            .arg(&file)
            .output()
            .unwrap();
        let text = String::from_utf8(ran.stdout).unwrap();
        let figures = text.lines().last().unwrap();
        for (name, value) in result["figures"].as_object().unwrap() {
            let ours = value
                .as_f64()
                .map_or_else(|| "nan".to_owned(), |value| format!("{value:.1}"));
            // An error bound of no answers is left out by the script.
            if ours == "nan" && !figures.contains(&format!("{name}=")) {
                continue;
            }
            let same = figures
                .split(' ')
                .any(|figure| figure == format!("{name}={ours}"));
            assert!(same, "{name}={ours} is not in {figures}");
        }
    }
}
