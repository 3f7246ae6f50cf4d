//! A match that was opened: its log, and how it stood after each of its steps.

use super::super::keep::PastMatch;
use super::super::play::Play;
use super::super::state::RefereeApp;
use super::super::tongue::tell;
use super::calls::ShownCall;

/// A match that was opened to be read.
pub struct OpenedMatch {
    pub(super) play: Play,
    pub(super) row: PastMatch,
    /// The entries whose call has a picture, in their order.
    pub(super) pictures: Vec<u32>,
    pub(super) shown: Option<ShownCall>,
    /// After so many of its entries it is shown.
    pub(super) at: usize,
    /// The match as it was then.
    pub(super) then: Play,
}

impl OpenedMatch {
    fn new(play: Play, row: PastMatch, pictures: Vec<u32>) -> Self {
        Self {
            at: play.entries(),
            then: play.clone(),
            play,
            row,
            pictures,
            shown: None,
        }
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
        let read = self
            .shelf
            .as_mut()
            .map(|shelf| (shelf.open(&row.id), shelf.pictures(&row.id)));
        match read {
            Some((Ok((play, _)), pictures)) => {
                self.past.opened = Some(OpenedMatch::new(play, row, pictures));
            }
            Some((Err(why), _)) => self.warn("disk", tell!("past-not-opened", why = why)),
            None => {}
        }
    }
}
