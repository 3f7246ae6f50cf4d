//! The kept clips of the camera's calls in a past match: shown once more, kept for ever, deleted.

use eframe::egui::{Context, Key};

use super::super::ask::{Answer, Ask};
use super::super::confirm::Confirm;
use super::super::keys::Shortcut;
use super::super::replay::{PastReplay, clip_answers};
use super::super::state::{Over, RefereeApp};
use super::super::tongue::tell;
use super::{OpenedMatch, PastAsk};
use crate::store::KeptClip;

impl OpenedMatch {
    /// The kept clip of the call that is looked at.
    pub(super) fn clip(&self) -> Option<&KeptClip> {
        let entry = self.shown_entry()?;
        self.clips.iter().find(|clip| clip.entry == entry)
    }

    /// Replay, keep, delete; nothing where there is no clip.
    pub(super) fn clip_feet(&self) -> Vec<Answer> {
        let Some(clip) = self.clip() else {
            return Vec::new();
        };
        let key = Shortcut::plain(Key::V);
        let replay = Answer::new(Ask::Past(PastAsk::ReplayCall), key, tell!("clip-show"));
        let mut feet = vec![replay.filled()];
        feet.extend(clip_answers(clip.is_for_ever));
        feet
    }

    /// How large the clip is, and whether it is kept for ever; empty where there is none.
    pub(super) fn clip_in_words(&self) -> String {
        self.clip().map_or_else(String::new, |clip| {
            let size = megabytes(clip.bytes);
            if clip.is_for_ever {
                tell!("clip-size-for-ever", size = size)
            } else {
                tell!("clip-size", size = size)
            }
        })
    }
}

/// Megabytes with one digit behind the point.
pub(in super::super) fn megabytes(bytes: u64) -> String {
    format!("{:.1}", bytes as f64 / f64::from(1_u32 << 20))
}

impl RefereeApp {
    /// The entry whose call is looked at in a past match.
    pub(in super::super) fn past_call_shown(&self) -> Option<u32> {
        let opened = self.past.opened.as_ref()?;
        let is_here = self.place == super::super::place::Destination::Past;
        opened.shown_entry().filter(|_| is_here)
    }

    /// Shows the clip of the call that is looked at.
    pub(super) fn replay_call(&mut self, ctx: &Context) {
        let Some(opened) = &self.past.opened else {
            return;
        };
        let Some(clip) = opened.clip().copied() else {
            return;
        };
        let lines = opened.play.log();
        let line = opened.shown_at(&lines).and_then(|at| lines.get(at));
        let said = line.map(|line| line.sentences.join(" "));
        let replay = PastReplay {
            entry: clip.entry,
            said: said.unwrap_or_default(),
            is_for_ever: clip.is_for_ever,
            is_blurred: false,
        };
        let shelf = self.shelf.as_ref();
        let clips = shelf.and_then(|shelf| shelf.clips(&opened.row.id));
        if let Some(clips) = clips {
            self.replay_clip(clips, replay, ctx);
        }
    }

    /// The clip that is looked at is never dropped to make room from now on, or may be again.
    pub(super) fn keep_clip_for_ever(&mut self, is_for_ever: bool) {
        let changed = self.change_clip(|clips, entry| clips.keep_for_ever(entry, is_for_ever));
        if changed {
            self.note_shown_clip(is_for_ever);
        }
    }

    /// Asks whether the clip that is looked at is to be deleted.
    pub(super) fn ask_to_delete_clip(&mut self) {
        let clip = self.past.opened.as_ref().and_then(OpenedMatch::clip);
        let Some(clip) = clip else {
            return;
        };
        let words = if clip.is_for_ever {
            tell!("clip-delete-for-ever")
        } else {
            tell!("clip-delete-surely")
        };
        self.over = Over::Confirm(Box::new(Confirm {
            title: tell!("clip-delete-title"),
            words: vec![words],
            yes: (
                tell!("clip-delete-yes"),
                Ask::Past(PastAsk::DeleteClipSurely),
            ),
            no: tell!("clip-delete-no"),
        }));
    }

    pub(super) fn delete_clip(&mut self) {
        self.over = Over::Nothing;
        self.change_clip(|clips, entry| clips.delete(entry));
    }

    /// Changes the clip that is looked at on disk; false when that was refused.
    fn change_clip(
        &mut self,
        change: impl FnOnce(&crate::store::CallClips, u32) -> Result<(), crate::store::StoreError>,
    ) -> bool {
        let (Some(opened), Some(shelf)) = (&mut self.past.opened, &self.shelf) else {
            return false;
        };
        let (Some(entry), Some(clips)) = (opened.shown_entry(), shelf.clips(&opened.row.id)) else {
            return false;
        };
        let changed = match shelf.may_change() {
            Ok(()) => change(&clips, entry).map_err(|why| why.to_string()),
            Err(why) => Err(why),
        };
        let pictures = shelf.pictures(&opened.row.id);
        opened.know_pictures(pictures, clips.all());
        match changed {
            Ok(()) => {
                self.notices.clear("clips");
                true
            }
            Err(why) => {
                self.warn("clips", tell!("clip-not-changed", why = why));
                false
            }
        }
    }
}
