//! A match that was opened: its log, and how it stood after each of its steps.

use super::super::keep::PastMatch;
use super::super::play::Play;
use super::super::state::RefereeApp;
use super::super::tongue::tell;
use super::calls::ShownCall;
use crate::store::KeptClip;

/// A match that was opened to be read.
pub struct OpenedMatch {
    pub(super) play: Play,
    pub(super) row: PastMatch,
    /// The entries whose call has a picture or a clip, in their order.
    pub(super) pictures: Vec<u32>,
    /// The clips of its calls.
    pub(super) clips: Vec<KeptClip>,
    pub(super) shown: Option<ShownCall>,
    /// After so many of its entries it is shown.
    pub(super) at: usize,
    /// The match as it was then.
    pub(super) then: Play,
}

impl OpenedMatch {
    fn new(play: Play, row: PastMatch, pictures: Vec<u32>, clips: Vec<KeptClip>) -> Self {
        let mut opened = Self {
            at: play.entries(),
            then: play.clone(),
            play,
            row,
            pictures: Vec::new(),
            clips: Vec::new(),
            shown: None,
        };
        opened.know_pictures(pictures, clips);
        opened
    }

    /// These entries have pictures, and there are these clips.
    pub(super) fn know_pictures(&mut self, mut pictures: Vec<u32>, clips: Vec<KeptClip>) {
        pictures.extend(clips.iter().map(|clip| clip.entry));
        pictures.sort_unstable();
        pictures.dedup();
        self.pictures = pictures;
        self.clips = clips;
    }

    /// Shows it so many entries later, or earlier.
    pub(super) fn step(&mut self, by: isize) {
        self.step_to(self.at.saturating_add_signed(by));
    }

    /// Shows it after so many entries.
    pub(super) fn step_to(&mut self, entries: usize) {
        let at = entries.min(self.play.entries());
        if at != self.at {
            self.at = at;
            self.then = Play::new(self.play.table().until(at));
        }
    }

    /// True while the match is shown as it was before its last entry.
    pub(super) fn is_earlier(&self) -> bool {
        self.at < self.play.entries()
    }
}

impl RefereeApp {
    pub(super) fn open_chosen(&mut self) {
        let Some(listed) = self.chosen_match() else {
            return;
        };
        let row = listed.one.clone();
        let read = self.shelf.as_mut().map(|shelf| {
            let clips = shelf.clips(&row.id).map(|clips| clips.all());
            let pictures = (shelf.pictures(&row.id), clips.unwrap_or_default());
            (shelf.open(&row.id), pictures)
        });
        match read {
            Some((Ok((play, _)), (pictures, clips))) => {
                self.past.opened = Some(OpenedMatch::new(play, row, pictures, clips));
            }
            Some((Err(why), _)) => self.warn("disk", tell!("past-not-opened", why = why)),
            None => {}
        }
    }
}
