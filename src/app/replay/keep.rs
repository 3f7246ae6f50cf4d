//! A roll as a labelled clip: its frames, the gates in use, and what the referee says it was.
//!
//! Only that is a label. What the judge saw is written beside it for people, and `rollcall eval` counts nothing by it. A
//! roll of which nothing was called can be kept too: it is then one that the judge missed. The pictures stay whole, also
//! where kept pictures are blurred around the field: a judge that is shown the clip must see what it saw then.

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
use crate::vision::{self, Call};

/// What came of keeping a roll as a test: where it is, none where it was refused meanwhile, or why it cannot be.
pub(super) type KeptTest = Result<Option<PathBuf>, String>;

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
    /// No picture is to be kept.
    NoPictures,
}

impl NotNow {
    /// As a sentence.
    pub(super) fn words(self) -> String {
        match self {
            Self::NoFolder => tell!("replay-keep-no-folder"),
            Self::NoRoll => tell!("replay-keep-no-roll"),
            Self::NoWord => tell!("replay-keep-no-word"),
            Self::Kept => tell!("replay-keep-done"),
            Self::NoPictures => tell!("replay-keep-none"),
        }
    }
}

/// The outcome of a roll in the words of a clip's labels, and its gate by the camera's count.
fn outcome(fact: &Fact, take: &Take) -> (&'static str, Option<usize>) {
    let named = fact.gate.and_then(|gate| take.index_of(gate.index() + 1));
    // One key says "closed", and leaves it to the camera where the ball lies.
    let left_to_camera = fact.pose == Pose::Closed && fact.gate.is_none();
    let on_one = |call: &&Call| call.place == vision::Place::On;
    let seen = take.call().filter(on_one).and_then(|call| call.gate);
    let gate = named.or(seen.filter(|_| left_to_camera));
    let between = fact.place == Place::Between;
    let word = match (fact.pose, gate, take.call().map(|call| call.pose)) {
        (Pose::Gone, ..) => "left_frame",
        (_, Some(_), _) if between => "straddles_two_gates",
        (Pose::Open, Some(_), _) => "open_on_gate",
        (Pose::PartlyOpen, Some(_), _) => "partial_on_gate",
        (Pose::Closed, Some(_), _) => "closed_on_gate",
        (Pose::Closed, None, None) => "closed_somewhere",
        (Pose::Closed, None, Some(_)) => "closed_off_gate",
        // "Missed" says nothing of whether it had opened.
        (_, None, None) => "missed_gates",
        (_, None, Some(vision::Pose::Closed)) => "closed_off_gate",
        (_, None, Some(vision::Pose::Gone)) => "left_frame",
        (_, None, Some(_)) => "open_off_gate",
    };
    (word, gate.filter(|_| word != "left_frame"))
}

pub(super) fn pose_word(pose: vision::Pose) -> &'static str {
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
    let in_clip = |number: u64| number.checked_sub(first).map(|place| place + 1);
    let opened = match fact.pose {
        // Nobody has seen whether it had.
        _ if outcome == "missed_gates" => None,
        Pose::Open => Some(1.0),
        Pose::PartlyOpen => Some(0.3),
        Pose::Closed => Some(0.0),
        Pose::Gone => None,
    };
    let object = opened.map(|opened| json!({ "t_open": opened }));
    let said = take.call().map(|call| {
        json!({
            "pose": pose_word(call.pose),
            "gate": call.gate,
            "certainty_percent": call.certainty_percent,
            "roll_start_frame": in_clip(call.roll_start_frame),
            "open_frame": call.open_frame.and_then(in_clip),
            "settle_frame": in_clip(call.settle_frame),
            "call_frame": in_clip(call.call_frame),
        })
    });
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
        "judge_said": said,
    })
}

/// How many frames a second these are; none without frames.
pub(super) fn fps_of(frames: &[KeptFrame]) -> Option<f64> {
    let (first, last) = (frames.first()?, frames.last()?);
    let millis = last.at_millis.saturating_sub(first.at_millis).max(1);
    let steps = last.number.saturating_sub(first.number).max(1);
    let fps = steps as f64 * 1_000.0 / millis as f64;
    Some((fps * 100.0).round() / 100.0)
}

/// A frame as it came, as any program can read it.
pub(super) fn whole(frame: &KeptFrame) -> Vec<u8> {
    let mended = decode::mended(frame.jpeg());
    mended.map_or_else(|_| frame.jpeg().to_vec(), |(bytes, _)| bytes.into_owned())
}

/// A roll as it is written; none without frames.
fn clip_of(fact: &Fact, take: &Take) -> Option<NewClip> {
    let first = take.frames.first()?;
    let fps = fps_of(&take.frames)?;
    let setup = SetupFile::new(first.size, fps, take.sizes, &take.gates);
    let number = |frame: &KeptFrame| frame.number - first.number + 1;
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
        if !self.preferences.keeps_pictures {
            return Err(NotNow::NoPictures);
        }
        let take = self.replay.take.as_ref().ok_or(NotNow::NoRoll)?;
        let film = self.replay.film.as_ref();
        if film.is_some_and(|film| film.end_frame != Some(take.span.end_frame)) {
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
            Ok((take, fact)) => clip_of(&fact, take),
        };
        let (Some(clip), Some(folder)) = (clip, self.replay.clips.clone()) else {
            return self.tell_of_clip(false, NotNow::NoRoll.words());
        };
        let name = format!("roll-{:014}", self.now().millis());
        let permit = self.replay.landings.permit();
        let (tell, told) = mpsc::channel();
        let ctx = ctx.clone();
        let started = thread::Builder::new()
            .name("keep a roll".to_owned())
            .spawn(move || {
                let kept = folder.keep(&name, &clip, &permit);
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
        let kept: KeptTest = match told.try_recv() {
            Err(TryRecvError::Empty) => return,
            Err(TryRecvError::Disconnected) => Err(String::new()),
            Ok(kept) => kept,
        };
        self.replay.writing = None;
        match kept {
            Ok(Some(folder)) => {
                self.tell_of_clip(false, tell!("replay-kept", folder = shown(&folder)));
            }
            // All were deleted meanwhile; it may be kept again.
            Ok(None) => self.may_keep_again(),
            Err(why) => self.tell_not_kept(&why),
        }
    }

    fn may_keep_again(&mut self) {
        if let Some(take) = &mut self.replay.take {
            take.is_kept = false;
        }
    }

    fn tell_not_kept(&mut self, why: &str) {
        self.may_keep_again();
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
