//! The commands on a live source.

use std::fs;
use std::process::{Command, Output};
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::reliability::some;
use crate::server::{Server, numbered};

fn rollcall(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_rollcall"))
        .env_remove("RUST_LOG")
        .args(arguments)
        .output()
        .unwrap()
}

fn last_line(output: &Output) -> Value {
    let text = String::from_utf8_lossy(&output.stdout);
    serde_json::from_str(text.lines().last().unwrap()).unwrap()
}

#[test]
fn detect_ends_in_time_with_its_end_line_when_the_camera_stops_sending() {
    let server = Server::start(|talk| {
        some(talk, 60);
        talk.wait(60_000);
    });
    let begun = Instant::now();
    let address = server.address("", "/video");
    let output = rollcall(&[
        "detect",
        "--source",
        &address,
        "--seconds",
        "6",
        "--format",
        "json",
    ]);
    assert!(begun.elapsed() < Duration::from_secs(16), "it ends in time");
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    let end = last_line(&output);
    assert_eq!(end["event"], "end");
    assert!(end["frames"].as_u64().unwrap() > 0, "{end}");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(errors.contains("does not answer"), "{errors}");
}

#[test]
fn a_phone_is_recorded_as_its_pictures_came() {
    let server = Server::start(|talk| some(talk, usize::MAX));
    let folder = tempfile::tempdir().unwrap();
    let clip = folder.path().join("clip");
    let address = server.address("", "/video");
    let output = rollcall(&[
        "record",
        "--source",
        &address,
        "--seconds",
        "1.5",
        "--format",
        "json",
        clip.to_str().unwrap(),
    ]);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    let line = last_line(&output);
    assert_eq!((&line["width"], &line["height"]), (&48.into(), &32.into()));
    let sent: Vec<Vec<u8>> = (0..10).map(numbered).collect();
    let frames = line["frames"].as_u64().unwrap();
    assert!(frames > 5, "{line}");
    for number in 1..=frames {
        let kept = fs::read(clip.join(format!("frames/{number:04}.jpg"))).unwrap();
        assert!(sent.contains(&kept), "frame {number} is not as it came");
    }
    let output = rollcall(&["detect", "--format", "json", clip.to_str().unwrap()]);
    assert_eq!(last_line(&output)["frames"], frames);
}

#[test]
fn a_wrong_password_is_said_and_not_shown() {
    let server = Server::start(|talk| {
        talk.answer("401 Unauthorized", "Content-Length: 0\r\n");
    });
    let wrong = server.address("mia:s3cret@", "/video");
    for address in [
        wrong.as_str(),
        "https://mia:s3cret@phone/",
        "http://mia:s3cret@:0/",
    ] {
        let output = rollcall(&["-v", "detect", "--source", address, "--seconds", "1"]);
        assert_eq!(output.status.code(), Some(2), "{address}");
        let shown = format!("{output:?}");
        assert!(!shown.contains("s3cret"), "{shown}");
    }
}
