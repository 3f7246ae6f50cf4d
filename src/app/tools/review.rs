//! Reviews: a player who doubts a call has it looked at again, and keeps the review when the call was wrong.

use super::super::play::Play;
use super::super::state::RefereeApp;
use crate::rules::{LogLine, Remark, Seat, Source};

impl RefereeApp {
    /// How many reviews a player has left in this game; none where the table plays without them.
    pub(in super::super) fn reviews_left(&self, seat: Seat) -> Option<u8> {
        let each = self.preferences.challenges;
        let play = self.play.as_ref().filter(|_| each > 0)?;
        Some(each.saturating_sub(play.reviews_used(seat)))
    }

    /// The last act in force that a review can be about.
    pub(super) fn line_to_review(&self) -> Option<LogLine> {
        let play = self.play.as_ref()?;
        let lines = play.log();
        lines
            .into_iter()
            .rev()
            .find(|line| line.in_force && is_call(play, line.number))
    }

    /// A review is over: it is written down, and what was wrong is put right.
    pub(super) fn reviewed(&mut self, seat: Seat, was_wrong: bool) {
        if self.reviews_left(seat).is_none_or(|left| left == 0) {
            return;
        }
        let line = self.line_to_review();
        let remark = Remark::Review {
            seat,
            is_kept: was_wrong,
        };
        let deed = self.play.as_ref().map(|play| play.remark(remark));
        if !deed.is_some_and(|deed| self.enter(deed, Source::Referee)) {
            return;
        }
        if let (true, Some(line)) = (was_wrong, line) {
            self.ask_what_it_was(&line);
        }
    }
}

/// True for an act of the game; what the table did beside it cannot be reviewed.
fn is_call(play: &Play, entry: u32) -> bool {
    play.deed_of(entry).is_some_and(|deed| deed.is_call())
}
