//! Sound with programs of our own: small scripts that write down what they are asked.

use std::ffi::OsString;
use std::fs;
use std::path::PathBuf;
use std::process::Command;
use std::thread;
use std::time::{Duration, Instant};

use super::*;

/// Longer than any test should wait, also on a busy machine.
const LONGEST: Duration = Duration::from_secs(20);
const MANY_SECONDS: Duration = Duration::from_secs(15);

/// A folder with programs, the only one on the path, and what they wrote down.
struct Stage {
    folder: tempfile::TempDir,
}

impl Stage {
    fn new() -> Self {
        Self {
            folder: tempfile::tempdir().expect("a folder"),
        }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// Makes programs go on until [`Stage::release`].
    fn hold(&self) {
        fs::write(self.path("held"), "").expect("it is written");
    }

    fn release(&self) {
        fs::remove_file(self.path("held")).expect("it goes");
    }

    /// A program that does `lines` of shell; `note WORDS` writes down a line, `hold` waits while programs are held.
    fn with(self, name: &str, lines: &str) -> Self {
        let log = self.path("log");
        let draft = self.path("draft");
        let script = format!(
            "#!/bin/sh\nnote() {{ echo \"$*\" >> '{}'; }}\n\
             hold() {{ while [ -e '{}' ]; do sleep 0.02; done; }}\n{lines}\n",
            log.display(),
            self.path("held").display()
        );
        fs::write(&draft, script).expect("it is written");
        // Written by another process: a test beside us that starts a program just now would keep our file open, and a
        // file that is open for writing cannot be run.
        let made = Command::new("sh")
            .args(["-c", "cp \"$1\" \"$2\" && chmod 755 \"$2\"", "sh"])
            .args([&draft, &self.path(name)])
            .status();
        assert!(made.expect("a shell").success());
        self
    }

    fn programs(&self) -> Programs {
        Programs::on_path(System::Linux, self.folder.path().as_os_str())
    }

    fn sound(&self) -> Sound {
        Sound::with_patience(self.programs(), MANY_SECONDS, MANY_SECONDS)
    }

    fn impatient(&self) -> Sound {
        let short = Duration::from_secs(1);
        Sound::with_patience(self.programs(), short, short)
    }

    fn log(&self) -> Vec<String> {
        let text = fs::read_to_string(self.path("log")).unwrap_or_default();
        text.lines().map(str::to_owned).collect()
    }

    /// Waits until so many lines are written down.
    fn lines(&self, count: usize) -> Vec<String> {
        wait_until(&format!("{count} lines"), || self.log().len() >= count);
        self.log()
    }
}

fn wait_until(what: &str, mut done: impl FnMut() -> bool) {
    let begun = Instant::now();
    while !done() {
        assert!(begun.elapsed() < LONGEST, "waited in vain for {what}");
        thread::sleep(Duration::from_millis(5));
    }
}

/// True while there is such a process, also when it has ended and nobody has collected it.
fn lives(process: &str) -> bool {
    let asked = Command::new("sh")
        .args(["-c", "kill -0 \"$1\" 2>/dev/null", "sh", process])
        .status();
    asked.expect("a shell").success()
}

fn took(work: impl FnOnce()) -> Duration {
    let begun = Instant::now();
    work();
    begun.elapsed()
}

/// Notes the tone's name, and when it is over: while [`Stage::hold`] holds it, it goes on.
const PLAYS: &str = "name=${1##*/}; note begin ${name%.wav}; hold; note end ${name%.wav}";
/// Notes what is to be said, and when it is over.
const SPEAKS: &str = "said=$(cat); note begin $said; hold; note end $said";
/// Speaks until it is ended, and tells its number.
const SPEAKS_FOR_EVER: &str =
    "[ \"$1\" = -S ] && { note stop; exit; }; note $$ $(cat); exec sleep 60";

#[test]
fn a_player_gets_the_very_bytes_of_the_tone() {
    let stage = Stage::new();
    let copy = stage.path("copy.wav");
    let lines = format!("cp \"$1\" '{}'; note played", copy.display());
    let stage = stage.with("pw-play", &lines);
    let sound = stage.sound();
    assert!(sound.can_play() && !sound.can_speak());
    sound.play(Tone::Kbaam);
    assert_eq!(stage.lines(1), ["played"]);
    assert_eq!(fs::read(copy).ok(), Tone::Kbaam.wav().ok());
    assert_eq!(sound.problem(), None);
}

#[test]
fn tones_come_in_order_and_a_newer_one_replaces_one_that_has_not_begun() {
    let stage = Stage::new().with("paplay", PLAYS);
    let sound = stage.sound();
    stage.hold();
    sound.play(Tone::Call);
    stage.lines(1);
    sound.play(Tone::Turn);
    sound.play(Tone::Win);
    stage.release();
    assert_eq!(
        stage.lines(4),
        ["begin call", "end call", "begin win", "end win"]
    );
    sound.play(Tone::Tick);
    assert_eq!(stage.lines(6)[4..], ["begin tick", "end tick"]);
}

#[test]
fn the_best_program_is_taken_and_only_from_folders_with_a_full_path() {
    let stage = Stage::new()
        .with("aplay", "note aplay $1")
        .with("paplay", "note paplay")
        .with("espeak", "note espeak");
    let sound = stage.sound();
    sound.play(Tone::Go);
    assert_eq!(stage.lines(1), ["paplay"]);

    let here = Programs::on_path(System::Linux, &OsString::from("."));
    assert_eq!(here.players, []);
    // A file that cannot be run is no program.
    fs::write(stage.path("pw-play"), "no program").expect("it is written");
    assert_eq!(stage.programs().players.len(), 2);
    assert_eq!(stage.programs().speakers.len(), 1);
    let windows = Programs::on_path(System::Windows, stage.folder.path().as_os_str());
    assert_eq!((windows.players, windows.speakers), (vec![], vec![]));
}

#[test]
fn without_programs_it_says_so_once_and_switched_off_it_says_nothing() {
    let stage = Stage::new();
    let sound = stage.sound();
    assert!(!sound.can_play() && !sound.can_speak());
    assert_eq!(sound.problem(), None, "nothing was asked for yet");
    for _ in 0..3 {
        sound.play(Tone::Call);
        sound.say("Open on Gate 2", "en");
    }
    let told: Vec<String> = std::iter::from_fn(|| sound.problem()).collect();
    assert_eq!(
        told,
        [
            "this computer has no program that plays sounds; install pw-play, paplay or aplay",
            "this computer has no program that speaks; install espeak-ng or spd-say"
        ]
    );
    sound.play(Tone::Call);
    assert_eq!(sound.problem(), None);

    let off = Sound::off();
    off.play(Tone::Call);
    off.say("Open", "en");
    off.hush();
    assert!(!off.can_play() && !off.can_speak());
    assert_eq!(off.problem(), None);
    assert!(off.threads.is_empty());
}

#[test]
fn when_a_program_fails_the_next_one_does_it_and_is_kept() {
    let stage = Stage::new()
        .with("pw-play", "note pw-play; exit 1")
        .with("paplay", "note paplay; exit 3")
        .with("aplay", "note aplay $2");
    let sound = stage.sound();
    sound.play(Tone::Call);
    let log = stage.lines(3);
    assert_eq!(log[..2], ["pw-play", "paplay"]);
    assert!(log[2].ends_with("call.wav"), "{log:?}");
    sound.play(Tone::Turn);
    let log = stage.lines(4);
    assert!(log[3].starts_with("aplay"), "{log:?}");
    assert_eq!(sound.problem(), None);
}

#[test]
fn when_all_programs_fail_it_is_told_once_and_they_are_tried_again() {
    let stage = Stage::new()
        .with("pw-play", "note pw-play; exit 1")
        .with("aplay", "note aplay; exit 1")
        .with("espeak-ng", "note espeak-ng; exit 1");
    let sound = stage.sound();
    sound.play(Tone::Call);
    assert_eq!(stage.lines(2), ["pw-play", "aplay"]);
    let mut told = None;
    wait_until("the trouble", || {
        told = sound.trouble();
        told.is_some()
    });
    let program = "pw-play".to_owned();
    assert_eq!(told, Some(Trouble::CannotPlay { program }));
    sound.play(Tone::Turn);
    assert_eq!(stage.lines(4)[2..], ["pw-play", "aplay"]);
    sound.say("Open", "en");
    assert_eq!(stage.lines(5)[4], "espeak-ng");
    wait_until("the trouble", || {
        told = sound.trouble();
        told.is_some()
    });
    let program = "espeak-ng".to_owned();
    assert_eq!(told, Some(Trouble::CannotSpeak { program }));
    assert_eq!(sound.problem(), None);
}

#[test]
fn a_program_that_is_taken_away_or_is_none_at_all_fails_like_any_other() {
    let stage = Stage::new().with("pw-play", PLAYS).with("espeak", PLAYS);
    let sound = stage.sound();
    fs::remove_file(stage.path("pw-play")).expect("it goes");
    fs::write(stage.path("espeak"), [0, 1, 2, 3]).expect("it is written");
    sound.play(Tone::Call);
    let mut told = Vec::new();
    wait_until("the trouble", || {
        told.extend(sound.problem());
        !told.is_empty()
    });
    sound.say("Open", "en");
    wait_until("the trouble", || {
        told.extend(sound.problem());
        told.len() == 2
    });
    assert!(told[0].contains("pw-play says no"), "{told:?}");
    assert!(told[1].contains("espeak says no"), "{told:?}");
}

#[test]
fn a_player_that_hangs_is_ended_and_collected_and_nobody_waited_for_it() {
    let stage = Stage::new()
        .with("pw-play", "note $$; exec sleep 60")
        .with("aplay", "note aplay");
    let sound = stage.impatient();
    let asking = took(|| sound.play(Tone::Call));
    let process = stage.lines(1).remove(0);
    assert!(lives(&process));
    let asking_again = took(|| {
        sound.play(Tone::Turn);
        sound.play(Tone::Win);
        sound.hush();
    });
    assert!(asking + asking_again < Duration::from_millis(500));
    // The tone that waits is played by the next program.
    assert_eq!(stage.lines(2)[1], "aplay");
    assert!(!lives(&process), "it is ended and collected");
    let program = "pw-play".to_owned();
    assert_eq!(sound.trouble(), Some(Trouble::PlayerHangs { program }));
    assert_eq!(sound.problem(), None);
}

#[test]
fn a_speaker_that_hangs_is_ended_and_what_came_after_it_is_said() {
    let stage = Stage::new()
        .with("spd-say", SPEAKS_FOR_EVER)
        .with("espeak-ng", "note espeak-ng $(cat)");
    let sound = stage.impatient();
    sound.say("Open on Gate 2", "en");
    let process = stage.lines(1)[0].split(' ').next().map(str::to_owned);
    sound.say("It is Ben's turn", "en");
    assert_eq!(stage.lines(3)[1..], ["stop", "espeak-ng It is Ben's turn"]);
    assert!(!lives(&process.unwrap_or_default()));
    let program = "spd-say".to_owned();
    assert_eq!(sound.trouble(), Some(Trouble::SpeakerHangs { program }));
}

#[test]
fn each_speaker_of_linux_gets_the_text_as_it_is_and_the_language() {
    let text = "--stop \"$HOME\" `ls` ; Jörg's 340";
    let all = "note \"$#\" \"$@\"; note \"$(cat)\"";
    for (name, expected) in [
        ("spd-say", ["3 -ew -l de".to_owned(), text.to_owned()]),
        ("espeak-ng", ["3 -v de --stdin".to_owned(), text.to_owned()]),
        ("espeak", ["3 -v de --stdin".to_owned(), text.to_owned()]),
    ] {
        let stage = Stage::new().with(name, all);
        let sound = stage.sound();
        assert!(sound.can_speak() && !sound.can_play());
        sound.say(text, "de");
        assert_eq!(stage.lines(2), expected, "{name}");
        assert_eq!(sound.problem(), None);
    }
}

#[test]
fn a_speaker_that_does_not_read_what_it_gets_harms_nobody() {
    let stage = Stage::new().with("espeak", "exec <&-; note deaf");
    let sound = stage.sound();
    sound.say(&"Mia scores. ".repeat(100), "en");
    assert_eq!(stage.lines(1), ["deaf"]);
    sound.say("Again", "en");
    assert_eq!(stage.lines(2), ["deaf", "deaf"]);
    assert_eq!(sound.problem(), None);
}

#[test]
fn the_macs_speaker_falls_back_to_the_voice_that_is_set() {
    let stage = Stage::new().with("say", "note \"$@\"; [ $# = 0 ] && note \"$(cat)\"");
    let found = Programs::on_path(System::MacOs, stage.folder.path().as_os_str());
    let sound = Sound::with_patience(found, MANY_SECONDS, MANY_SECONDS);
    sound.say("Offen auf Gate 2", "de");
    assert_eq!(stage.lines(3), ["-v Anna", "", "Offen auf Gate 2"]);
}

#[test]
fn a_newer_sentence_replaces_one_that_waits() {
    let stage = Stage::new().with("spd-say", SPEAKS);
    let sound = stage.sound();
    stage.hold();
    sound.say("one", "en");
    stage.lines(1);
    sound.say("two", "en");
    sound.say("\u{7}", "en");
    sound.say("three", "en");
    stage.release();
    assert_eq!(
        stage.lines(4),
        ["begin one", "end one", "begin three", "end three"]
    );
}

#[test]
fn after_a_hush_only_what_is_right_now_is_said() {
    let stage = Stage::new().with("spd-say", SPEAKS_FOR_EVER);
    let sound = stage.sound();
    sound.say("Open", "en");
    let process = stage.lines(1)[0].split(' ').next().map(str::to_owned);
    sound.say("Mia has 340", "en");
    assert!(took(|| sound.hush()) < Duration::from_millis(500));
    sound.say("Closed", "en");
    let log = stage.lines(3);
    assert_eq!(log[1], "stop", "the service is told to be silent as well");
    assert!(log[2].ends_with(" Closed"), "{log:?}");
    assert!(!lives(&process.unwrap_or_default()));
    assert_eq!(sound.problem(), None, "a hush is no trouble");

    sound.hush();
    assert_eq!(stage.lines(4)[3], "stop");
    sound.hush();
    thread::sleep(Duration::from_millis(100));
    assert_eq!(stage.log().len(), 4, "there is nothing left to stop");
}

#[test]
fn a_hush_leaves_the_tones_alone() {
    let stage = Stage::new().with("pw-play", PLAYS);
    let sound = stage.sound();
    stage.hold();
    sound.play(Tone::Call);
    stage.lines(1);
    sound.play(Tone::Turn);
    sound.hush();
    stage.release();
    assert_eq!(
        stage.lines(4),
        ["begin call", "end call", "begin turn", "end turn"]
    );
}

#[test]
fn a_sentence_waits_for_the_tone_before_it_but_not_for_one_that_hangs() {
    let stage = Stage::new().with("pw-play", PLAYS).with("spd-say", SPEAKS);
    let sound = stage.sound();
    stage.hold();
    sound.play(Tone::Call);
    sound.say("Open", "en");
    stage.lines(1);
    thread::sleep(Duration::from_millis(200));
    assert_eq!(stage.log(), ["begin call"], "the sentence waits");
    stage.release();
    assert_eq!(
        stage.lines(4),
        ["begin call", "end call", "begin Open", "end Open"]
    );

    let stage = Stage::new()
        .with("pw-play", "note $$; exec sleep 60")
        .with("spd-say", SPEAKS);
    let sound = stage.sound();
    sound.play(Tone::Call);
    sound.say("Open", "en");
    assert_eq!(stage.lines(3)[1..], ["begin Open", "end Open"]);
}

#[test]
fn dropping_it_ends_what_runs_and_tidies_up() {
    let stage = Stage::new()
        .with("pw-play", "note \"$$ $1\"; exec sleep 60")
        .with("espeak-ng", "note \"$$ $(cat)\"; exec sleep 60");
    let sound = stage.sound();
    sound.play(Tone::Call);
    let mut file = PathBuf::new();
    wait_until("the tone", || {
        let log = stage.log();
        let path = log.first().and_then(|line| line.split_once(' '));
        file = path
            .map(|(_, path)| PathBuf::from(path))
            .unwrap_or_default();
        path.is_some()
    });
    assert!(file.is_file());
    sound.say("Open", "en");
    let log = stage.lines(2);
    let processes: Vec<&str> = log
        .iter()
        .filter_map(|line| line.split(' ').next())
        .collect();
    assert!(processes.iter().all(|process| lives(process)), "{log:?}");
    assert!(took(|| drop(sound)) < Duration::from_secs(2));
    wait_until("the end of both", || {
        !processes.iter().any(|process| lives(process))
    });
    wait_until("the files to go", || !file.exists());
    assert_eq!(stage.log().len(), 2);
}

#[test]
fn many_wishes_at_once_start_few_programs_and_leave_none_behind() {
    let stage = Stage::new()
        .with("pw-play", "note \"tone $$\"")
        .with("espeak", "note \"said $$ $(cat)\"");
    let sound = stage.sound();
    thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| {
                for number in 0..50 {
                    sound.play(Tone::ALL[number % 7]);
                    sound.say(&format!("number {number}"), "en");
                    if number % 10 == 0 {
                        sound.hush();
                    }
                }
            });
        }
    });
    sound.hush();
    sound.say("the end", "en");
    wait_until("the last sentence", || {
        stage.log().iter().any(|line| line.ends_with("the end"))
    });
    drop(sound);
    let log = stage.log();
    assert!(log.len() < 200, "{} programs", log.len());
    wait_until("all to end", || {
        !log.iter()
            .filter_map(|line| line.split(' ').nth(1))
            .any(lives)
    });
}
