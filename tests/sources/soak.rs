//! As many minutes as one likes of a phone that drops, stalls, sends garbage and restarts, and of a clip played again and
//! again: memory stays flat, no thread is left behind, and a roll is called after each recovery.
//!
//! A machine that cannot judge 15 frames a second is given `ROLLCALL_SOAK_SLOWER=4`: the phone then sends a fourth of them.
//!
//! `ROLLCALL_SOAK_MINUTES=120 cargo test --release --test sources soak -- --ignored --nocapture`

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use rollcall::camera::threads::{Camera, Note};
use rollcall::camera::{Clip, Corners, FrameSource as _, SourceInfo, Wanted};
use rollcall::vision::{Detector, Gates, Rig};

use crate::reliability::{threads, threads_fall_to};
use crate::server::{Server, Talk};

/// A roll on a table, drawn by the project itself.
fn clip() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/clips/opens_on_gate_2")
}

fn frames() -> Vec<Vec<u8>> {
    let mut paths: Vec<PathBuf> = fs::read_dir(clip().join("frames"))
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    paths.sort();
    paths.iter().map(|path| fs::read(path).unwrap()).collect()
}

/// A number from the environment.
fn asked_for(name: &str, usual: f64) -> f64 {
    let asked = std::env::var(name).ok();
    asked.and_then(|asked| asked.parse().ok()).unwrap_or(usual)
}

/// Memory of this program in MB; none where the system does not tell it so.
fn memory_mb() -> Option<f64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
    let kilobytes: f64 = line.split_whitespace().nth(1)?.parse().ok()?;
    Some(kilobytes / 1024.0)
}

/// Plays the clip once, then fails in one of five ways.
fn play(talk: &mut Talk, frames: &[Vec<u8>], fps: f64) {
    if talk.number % 7 == 3 {
        talk.answer("503 Busy", "Content-Length: 0\r\n");
        return;
    }
    talk.begin_stream();
    let millis = (1000.0 * asked_for("ROLLCALL_SOAK_SLOWER", 1.0) / fps) as u64;
    // The first frames stand still, so that the judge knows the table before something rolls.
    for frame in std::iter::repeat_n(&frames[0], 30).chain(frames) {
        if !talk.send_part(frame) {
            return;
        }
        talk.wait(millis);
    }
    match talk.number % 4 {
        0 => {
            talk.send(&frames[0][..frames[0].len() / 2]);
        }
        1 => talk.wait(4_000),
        2 => {
            for _ in 0..100 {
                talk.send([0xff, 0xd8, 0xff, 0x00, 0x17].repeat(2_000));
            }
        }
        _ => {}
    }
}

#[test]
#[ignore = "takes as many minutes as ROLLCALL_SOAK_MINUTES says"]
fn for_minutes_nothing_grows_and_every_recovery_ends_in_a_call() {
    let minutes = asked_for("ROLLCALL_SOAK_MINUTES", 2.0);
    let restart_seconds = 50.0 * asked_for("ROLLCALL_SOAK_SLOWER", 1.0);
    let info = Clip::open(&clip(), Corners::AsSetUp)
        .unwrap()
        .info()
        .clone();
    let (rig, fps) = (info.rig.clone().unwrap(), info.fps);
    let frames = Arc::new(frames());
    let before = threads();
    let at_server = Arc::clone(&frames);
    let mut server = Server::start(move |talk| play(talk, &at_server, fps));
    let port = server.port;
    let address: Wanted = server.address("", "/video").parse().unwrap();
    let with_rig = move |info: &SourceInfo, rig: &Rig| {
        Detector::new(info.size.0, info.size.1, fps, Gates::Given(rig.clone()))
    };
    let for_phone = rig.clone();
    let phone = Camera::start(
        move || address.open(Corners::AsSetUp),
        move |info| with_rig(info, &for_phone),
        || {},
    );
    let player = || {
        Camera::start(
            || Wanted::Clip(clip()).open(Corners::AsSetUp),
            {
                let rig = rig.clone();
                move |info: &SourceInfo| with_rig(info, &rig)
            },
            || {},
        )
    };
    let file = player();
    let begun = Instant::now();
    let mut told = Instant::now();
    let mut restarted = Instant::now();
    let (mut sessions, mut calls, mut losses, mut plays, mut file_calls) =
        (0_u32, 0_u32, 0_u32, 0_u32, 0_u32);
    let mut measured: Vec<f64> = Vec::new();
    while begun.elapsed().as_secs_f64() < 60.0 * minutes {
        for noted in phone.notes() {
            match noted.note {
                Note::Started(_) => sessions += 1,
                Note::Call { .. } => calls += 1,
                Note::Failed { gave_up, .. } => {
                    losses += 1;
                    assert!(!gave_up, "it is tried again");
                }
                _ => {}
            }
        }
        for noted in file.notes() {
            match noted.note {
                Note::Call { .. } => file_calls += 1,
                Note::Ended => {
                    plays += 1;
                    file.retry();
                }
                _ => {}
            }
        }
        if restarted.elapsed().as_secs_f64() > restart_seconds {
            drop(server);
            let at_server = Arc::clone(&frames);
            server = Server::start_at(port, move |talk| play(talk, &at_server, fps));
            restarted = Instant::now();
        }
        if told.elapsed() > Duration::from_secs(15) {
            told = Instant::now();
            let memory = memory_mb().unwrap_or_default();
            measured.push(memory);
            println!(
                "{:5.0} s: {memory:.1} MB, {} threads; phone: {sessions} sessions, {calls} calls, {losses} losses; \
                 file: {plays} plays, {file_calls} calls",
                begun.elapsed().as_secs_f64(),
                threads()
            );
        }
        thread::sleep(Duration::from_millis(20));
    }
    // What is begun when the time is over need not be called any more; a restart cuts a roll off.
    assert!(sessions >= 2, "{sessions} sessions");
    let cut_off = 2 + (begun.elapsed().as_secs_f64() / restart_seconds) as u32;
    assert!(
        calls + cut_off >= sessions,
        "{calls} calls in {sessions} sessions"
    );
    assert!(
        file_calls + 1 >= plays && plays > 0,
        "{file_calls} calls in {plays} plays"
    );
    let third = measured.len() / 3;
    if third > 0 {
        let mean = |part: &[f64]| part.iter().sum::<f64>() / part.len() as f64;
        let (early, late) = (
            mean(&measured[third..2 * third]),
            mean(&measured[2 * third..]),
        );
        assert!(
            late < early + 8.0,
            "memory grew from {early:.1} to {late:.1} MB"
        );
    }
    drop(phone);
    drop(file);
    drop(server);
    threads_fall_to(before + 1);
}
