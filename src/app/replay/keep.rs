//! A roll as a labelled clip: its frames, the gates in use, and what the referee says it was.
//!
//! Only that is a label. What the judge saw is written beside it for people, and `rollcall eval` counts nothing by it.

use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, TryRecvError};
use std::thread;

use eframe::egui;
use serde_json::{Value, json};

use super::super::notice::Weight;
use super::super::state::{Over, RefereeApp};
use super::super::tongue::tell;
use super::take::Take;
use crate::camera::{KeptFrame, decode, setup_file::SetupFile};
use crate::rules::bakugan::{Fact, Place, Pose};
use crate::store::clips::NewClip;
use crate::vision;

/// Sizes of card and ball in millimetres.
type Sizes = ([f64; 2], f64);

/// Why a roll cannot be kept as a test now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum NotNow {
    /// There is no folder for it.
    NoFolder,
    /// No roll is shown.
    NoRoll,
    /// Nobody has said yet what it was.
    NoWord,
    /// It is kept already.
    Kept,
}

impl NotNow {
    /// As a sentence.
    pub(super) fn words(self) -> String {
        match self {
            Self::NoFolder => tell!("replay-keep-no-folder"),
            Self::NoRoll => tell!("replay-keep-no-roll"),
            Self::NoWord => tell!("replay-keep-no-word"),
            Self::Kept => tell!("replay-keep-done"),
        }
    }
}

/// The outcome of a roll in the words of a clip's labels, and its gate by the camera's count.
fn outcome(fact: &Fact, take: &Take) -> (&'static str, Option<usize>) {
    let call = &take.call;
    let named = fact.gate.and_then(|gate| take.index_of(gate.index() + 1));
    // One key says "closed", and leaves it to the camera where the ball lies.
    let left_to_camera = fact.pose == Pose::Closed && fact.gate.is_none();
    let seen = call.gate.filter(|_| call.place == vision::Place::On);
    let gate = named.or(seen.filter(|_| left_to_camera));
    let between = fact.place == Place::Between;
    let word = match (fact.pose, gate) {
        (Pose::Gone, _) => "left_frame",
        (_, Some(_)) if between => "straddles_two_gates",
        (Pose::Open, Some(_)) => "open_on_gate",
        (Pose::PartlyOpen, Some(_)) => "partial_on_gate",
        (Pose::Closed, Some(_)) => "closed_on_gate",
        // "Missed" says nothing of whether it had opened.
        (Pose::Open | Pose::PartlyOpen, None) if call.pose == vision::Pose::Closed => {
            "closed_off_gate"
        }
        (Pose::Open | Pose::PartlyOpen, None) if call.pose == vision::Pose::Gone => "left_frame",
        (Pose::Open | Pose::PartlyOpen, None) => "open_off_gate",
        (Pose::Closed, None) => "closed_off_gate",
    };
    (word, gate.filter(|_| word != "left_frame"))
}

fn pose_word(pose: vision::Pose) -> &'static str {
    match pose {
        vision::Pose::Open => "open",
        vision::Pose::PartlyOpen => "partly_open",
        vision::Pose::Closed => "closed",
        vision::Pose::Gone => "gone",
    }
}

/// What stands in `truth.json`.
fn truth(fact: &Fact, take: &Take, (first, fps): (u64, f64)) -> Value {
    let (outcome, gate) = outcome(fact, take);
    let call = &take.call;
    let in_clip = |number: u64| number.checked_sub(first).map(|place| place + 1);
    let opened = match fact.pose {
        Pose::Open => Some(1.0),
        Pose::PartlyOpen => Some(0.3),
        Pose::Closed => Some(0.0),
        Pose::Gone => None,
    };
    let object = opened.map(|opened| json!({ "t_open": opened }));
    json!({
        "format": 1,
        "fps": fps,
        "outcome": outcome,
        "gate": gate,
        "rolls": 1,
        "object": object,
        "first_open_frame": null,
        "ball_settle_frame": null,
        "settle_frame": null,
        "labelled_by": "referee",
        "judge_said": {
            "pose": pose_word(call.pose),
            "gate": call.gate,
            "certainty_percent": call.certainty_percent,
            "roll_start_frame": in_clip(call.roll_start_frame),
            "open_frame": call.open_frame.and_then(in_clip),
            "settle_frame": in_clip(call.settle_frame),
            "call_frame": in_clip(call.call_frame),
        },
    })
}

/// A roll as it is written; none without frames.
fn clip_of(fact: &Fact, take: &Take, sizes: Option<Sizes>) -> Option<NewClip> {
    let (first, last) = (take.frames.first()?, take.frames.last()?);
    let millis = last.at_millis.saturating_sub(first.at_millis).max(1);
    let steps = last.number.saturating_sub(first.number).max(1);
    let fps = steps as f64 * 1_000.0 / millis as f64;
    let fps = (fps * 100.0).round() / 100.0;
    let setup = SetupFile::new(first.size, fps, sizes, &take.gates);
    let number = |frame: &KeptFrame| frame.number - first.number + 1;
    let whole = |frame: &KeptFrame| {
        let mended = decode::mended(frame.jpeg());
        mended.map_or_else(|_| frame.jpeg().to_vec(), |(bytes, _)| bytes.into_owned())
    };
    let frames = take.frames.iter();
    Some(NewClip {
        frames: frames.map(|frame| (number(frame), whole(frame))).collect(),
        setup: setup.text().ok()?,
        truth: format!("{:#}\n", truth(fact, take, (first.number, fps))),
    })
}

/// A path as people read it.
fn shown(path: &Path) -> String {
    path.display().to_string()
}

impl RefereeApp {
    /// The roll that is to be kept and the word for it, or why that cannot be now.
    pub(super) fn roll_to_keep(&self) -> Result<(&Take, Fact), NotNow> {
        if self.replay.clips.is_none() {
            return Err(NotNow::NoFolder);
        }
        let take = self.replay.take.as_ref().ok_or(NotNow::NoRoll)?;
        let film = self.replay.film.as_ref();
        if film.is_some_and(|film| film.call_frame != Some(take.call.call_frame)) {
            return Err(NotNow::NoRoll);
        }
        if take.is_kept {
            return Err(NotNow::Kept);
        }
        let fact = self.word_for_roll(take).ok_or(NotNow::NoWord)?;
        Ok((take, fact))
    }

    /// Keeps the last roll as a test: on a thread of its own, as a slow disk may take seconds for it.
    pub(super) fn keep_roll(&mut self, ctx: &egui::Context) {
        if self.replay.writing.is_some() {
            return;
        }
        let (ring, now) = (self.ring(), self.screen_seconds);
        if let Some(take) = &mut self.replay.take {
            take.gather(ring.as_deref(), now);
        }
        let clip = match self.roll_to_keep() {
            Err(why) => return self.tell_of_clip(false, why.words()),
            Ok((take, fact)) => clip_of(&fact, take, self.sight.sizes),
        };
        let (Some(clip), Some(folder)) = (clip, self.replay.clips.clone()) else {
            return self.tell_of_clip(false, NotNow::NoRoll.words());
        };
        let name = format!("roll-{:014}", self.now().millis());
        let (tell, told) = mpsc::channel();
        let ctx = ctx.clone();
        let started = thread::Builder::new()
            .name("keep a roll".to_owned())
            .spawn(move || {
                let kept = folder.keep(&name, &clip);
                // The window may be gone; what was written stays.
                let _ = tell.send(kept.map_err(|error| error.to_string()));
                ctx.request_repaint();
            });
        match started {
            Ok(_) => {
                self.replay.writing = Some(told);
                if let Some(take) = &mut self.replay.take {
                    take.is_kept = true;
                }
            }
            Err(error) => self.tell_not_kept(&error.to_string()),
        }
    }

    /// Says what came of a writing, once it is over.
    pub(super) fn hear_of_writing(&mut self) {
        let Some(told) = &self.replay.writing else {
            return;
        };
        let kept: Result<PathBuf, String> = match told.try_recv() {
            Err(TryRecvError::Empty) => return,
            Err(TryRecvError::Disconnected) => Err(String::new()),
            Ok(kept) => kept,
        };
        self.replay.writing = None;
        match kept {
            Ok(folder) => self.tell_of_clip(false, tell!("replay-kept", folder = shown(&folder))),
            Err(why) => self.tell_not_kept(&why),
        }
    }

    fn tell_not_kept(&mut self, why: &str) {
        // It may be tried again.
        if let Some(take) = &mut self.replay.take {
            take.is_kept = false;
        }
        self.tell_of_clip(true, tell!("replay-not-kept", why = why));
    }

    /// On the replay while it is shown, else as a notice.
    fn tell_of_clip(&mut self, is_trouble: bool, words: String) {
        if self.over == Over::Replay {
            self.replay.told = Some((is_trouble, words));
            return;
        }
        let weight = if is_trouble {
            Weight::Warn
        } else {
            Weight::Tell
        };
        self.notices.show("clip", weight, words);
    }
}
