//! The kept clip of a call of a past match, once more: read beside the window, shown as the last roll is.

use std::sync::mpsc::{self, TryRecvError};
use std::thread;

use eframe::egui::{self, Key};

use super::super::ask::{Answer, Ask};
use super::super::keys::Shortcut;
use super::super::past::PastAsk;
use super::super::state::RefereeApp;
use super::super::tongue::tell;
use super::super::words::Words;
use super::call_file::CallFile;
use super::film::Film;
use crate::camera::KeptFrame;
use crate::store::CallClips;

/// A kept clip that is shown.
#[derive(Debug, Clone, PartialEq)]
pub struct PastReplay {
    /// The entry whose roll it is.
    pub entry: u32,
    /// What the log says of it.
    pub said: String,
    /// True when it is never dropped to make room.
    pub is_for_ever: bool,
    /// True when everything around the field was made unreadable.
    pub is_blurred: bool,
}

/// A clip that was read, or why it cannot be.
type Read = Result<(CallFile, Vec<KeptFrame>), String>;

/// What is known of kept clips.
#[derive(Default)]
pub struct PastReplays {
    /// The one that is shown.
    pub(super) shown: Option<PastReplay>,
    /// The one that is being read.
    reading: Option<(PastReplay, mpsc::Receiver<Read>)>,
}

impl PastReplay {
    /// What it is a replay of, and that it was blurred.
    pub(super) fn title(&self) -> String {
        if self.is_blurred {
            tell!("replay-title-past-blurred", number = self.entry)
        } else {
            tell!("replay-title-past", number = self.entry)
        }
    }

    /// What the log says.
    pub(super) fn line(&self) -> Words {
        Words::quiet(self.said.clone())
    }

    /// Keep it for ever, delete it.
    pub(super) fn answers(&self) -> [Answer; 2] {
        clip_answers(self.is_for_ever)
    }
}

/// What may be done with a kept clip.
pub(in super::super) fn clip_answers(is_for_ever: bool) -> [Answer; 2] {
    let key = Shortcut::plain(Key::K);
    let words = tell!("clip-keep");
    let mut keep = Answer::new(Ask::Past(PastAsk::KeepClip(!is_for_ever)), key, words);
    keep.button.is_chosen = is_for_ever;
    let said = if is_for_ever {
        tell!("clip-not-for-ever-said")
    } else {
        tell!("clip-for-ever-said")
    };
    let key = Shortcut::plain(Key::Delete);
    let delete = Answer::new(Ask::Past(PastAsk::DeleteClip), key, tell!("clip-delete"));
    [
        keep.said_as(said),
        delete.said_as(tell!("clip-delete-said")),
    ]
}

fn read(clips: &CallClips, entry: u32) -> Read {
    let clip = clips.read(entry).map_err(|why| why.to_string())?;
    let clip = clip.ok_or_else(|| tell!("clip-gone"))?;
    let call = CallFile::read(&clip.call)?;
    let frames = call.kept_frames(clip.frames);
    Ok((call, frames))
}

impl RefereeApp {
    /// Reads a kept clip beside the window; it is shown as soon as it is there.
    pub(in super::super) fn replay_clip(
        &mut self,
        clips: CallClips,
        replay: PastReplay,
        ctx: &egui::Context,
    ) {
        let (tell, told) = mpsc::channel();
        let (ctx, entry) = (ctx.clone(), replay.entry);
        let started = thread::Builder::new()
            .name("read a clip".to_owned())
            .spawn(move || {
                // Nobody may look any more.
                let _ = tell.send(read(&clips, entry));
                ctx.request_repaint();
            });
        match started {
            Ok(_) => self.replay.past.reading = Some((replay, told)),
            Err(error) => self.tell_clip_unread(&error.to_string()),
        }
    }

    pub(super) fn hear_of_past_clip(&mut self) {
        let Some((_, told)) = &self.replay.past.reading else {
            return;
        };
        let read = match told.try_recv() {
            Err(TryRecvError::Empty) => return,
            Err(TryRecvError::Disconnected) => Err(String::new()),
            Ok(read) => read,
        };
        let Some((replay, _)) = self.replay.past.reading.take() else {
            return;
        };
        // One who has gone on meanwhile is not called back.
        if self.past_call_shown() != Some(replay.entry) {
            return;
        }
        match read {
            Ok((call, frames)) => {
                let (speed, now) = (self.replay.speed, self.screen_seconds);
                let film = Film::of_clip(&call, frames, speed, now);
                self.show_film(film);
                self.replay.past.shown = Some(PastReplay {
                    is_blurred: call.is_blurred,
                    ..replay
                });
            }
            Err(why) => self.tell_clip_unread(&why),
        }
    }

    fn tell_clip_unread(&mut self, why: &str) {
        self.warn("clips", tell!("clip-unread", why = why));
    }

    /// The clip that is shown is kept for ever from now on, or no longer.
    pub(in super::super) fn note_shown_clip(&mut self, is_for_ever: bool) {
        if let Some(shown) = &mut self.replay.past.shown {
            shown.is_for_ever = is_for_ever;
        }
    }
}
