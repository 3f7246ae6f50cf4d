//! The last roll, held as it was seen until the next one comes.

use crate::camera::{KeptFrame, Ring};
use crate::rules::bakugan::Fact;
use crate::store::{CallClips, Permit};
use crate::vision::{Call, GateInImage};

/// Shown before the roll begins; a judge that is shown the clip learns the table in it.
const LEAD_MILLIS: u64 = 1_500;
/// Kept behind the frame of the call, so that a clip of it ends with a calm table.
const TAIL_MILLIS: u64 = 1_200;
/// So long after a call all that belongs to it has been seen, in seconds of the screen's clock.
const WHOLE_AFTER_SECONDS: f64 = 1.6;
/// So long before a roll its replay begins.
const BEFORE_ROLL_MILLIS: u64 = 1_000;
/// So long after a toy has come to rest its replay ends.
const AFTER_REST_MILLIS: u64 = 700;
/// No more is held of a roll of which nobody knows when it began.
const LONGEST_BY_HAND_MILLIS: u64 = 8_000;

/// Sizes of card and ball in millimetres.
pub type Sizes = ([f64; 2], f64);

/// Where a roll lies among the frames, by their numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Span {
    /// The first in which it moved by itself; where nobody saw that, the one in which it was named.
    pub start_frame: u64,
    /// The first in which it was seen open.
    pub open_frame: Option<u64>,
    /// The first at rest.
    pub settle_frame: u64,
    /// The one after which it was called, or settled by the referee. No two rolls have the same.
    pub end_frame: u64,
}

impl Span {
    /// Of a call.
    pub fn of(call: &Call) -> Self {
        Self {
            start_frame: call.roll_start_frame,
            open_frame: call.open_frame,
            settle_frame: call.settle_frame,
            end_frame: call.call_frame,
        }
    }

    /// Of a roll that was named in the first frame and settled by the referee in the second.
    pub fn by_hand(named_frame: u64, settled_frame: u64) -> Self {
        Self {
            start_frame: named_frame,
            open_frame: None,
            settle_frame: settled_frame,
            end_frame: settled_frame,
        }
    }

    /// Both in one stretch: two rolls at once.
    #[must_use]
    pub fn with(self, other: Self) -> Self {
        let openings = [self.open_frame, other.open_frame].into_iter();
        Self {
            start_frame: self.start_frame.min(other.start_frame),
            open_frame: openings.flatten().min(),
            settle_frame: self.settle_frame.max(other.settle_frame),
            end_frame: self.end_frame.max(other.end_frame),
        }
    }

    /// The part of these frames that its replay shows: from a second before it began to its rest.
    pub fn shown<'a>(&self, frames: &'a [KeptFrame]) -> impl Iterator<Item = &'a KeptFrame> {
        let from = at(frames, self.start_frame);
        let from = from.map_or(0, |at| at.saturating_sub(BEFORE_ROLL_MILLIS));
        let to = at(frames, self.settle_frame).map_or(u64::MAX, |at| at + AFTER_REST_MILLIS);
        let frames = frames.iter();
        frames.filter(move |frame| (from..=to).contains(&frame.at_millis))
    }
}

/// When the first frame came that has this number or a later one.
fn at(frames: &[KeptFrame], number: u64) -> Option<u64> {
    let mut frames = frames.iter();
    let frame = frames.find(|frame| frame.number >= number);
    frame.map(|frame| frame.at_millis)
}

/// What the judge called, and the same in the words of the rules, gates numbered as on the screen.
pub type Called = (Call, Fact);

/// With what a clip is kept.
#[derive(Debug, Clone)]
pub struct KeepsWith {
    /// The entries of the match that settled what it shows.
    pub entries: Vec<u32>,
    /// The clips of that match.
    pub clips: CallClips,
}

/// A roll and what was said of it; of a tie, both rolls in one stretch.
#[derive(Debug, Clone)]
pub struct Take {
    /// The session of the camera that saw it.
    pub session: u32,
    /// What the judge called; none of a roll that the referee settled before anything was called.
    pub called: Option<Called>,
    /// The other roll of a tie, which opened later or never.
    pub other: Option<Called>,
    /// Where it lies among the frames.
    pub span: Span,
    /// The gates as they lay then.
    pub gates: Vec<GateInImage>,
    /// The number of each of those gates on the screen, from 1.
    pub numbers: Vec<Option<usize>>,
    /// Sizes of card and ball, where the source has said them.
    pub sizes: Option<Sizes>,
    /// The roll of the record that it is.
    pub roll: Option<u32>,
    /// The rolls of the record that it shows together, in a tie; empty otherwise.
    pub tie_rolls: Vec<u32>,
    /// What there is of it, in order.
    pub frames: Vec<KeptFrame>,
    /// When it was called, on the screen's clock.
    pub heard_at: f64,
    /// True when nothing more of it comes.
    pub is_whole: bool,
    /// True once it was kept as a test.
    pub is_kept: bool,
    /// With what its clip is kept once it is whole.
    pub keeps_with: Option<KeepsWith>,
    /// Whether its clip may still be kept: not when pictures of before are deleted, or wanted no more.
    pub permit: Permit,
}

impl Take {
    /// What the judge called.
    pub fn call(&self) -> Option<&Call> {
        self.called.as_ref().map(|(call, _)| call)
    }

    /// True when it is this roll of the record, or shows it among others.
    pub fn is_of(&self, roll: u32) -> bool {
        self.roll == Some(roll) || self.tie_rolls.contains(&roll)
    }

    /// All that the judge called in it.
    pub fn all_called(&self) -> impl Iterator<Item = &Called> {
        self.called.iter().chain(&self.other)
    }

    /// Takes the frames out of the ring, as long as some of them may still come.
    pub fn gather(&mut self, ring: Option<&Ring>, now: f64) {
        if self.is_whole {
            return;
        }
        self.is_whole = now - self.heard_at >= WHOLE_AFTER_SECONDS;
        let Some(ring) = ring else {
            return;
        };
        let all = ring.between(self.session, 0, u64::MAX);
        // A roll of which only the end is left is no replay of it.
        let begins_in_time = all
            .first()
            .is_some_and(|first| first.number <= self.span.settle_frame);
        let start = at(&all, self.span.start_frame);
        let Some(mut start) = start.filter(|_| begins_in_time) else {
            return;
        };
        let end = at(&all, self.span.end_frame);
        if self.called.is_none() {
            let earliest = end.map_or(0, |at| at.saturating_sub(LONGEST_BY_HAND_MILLIS));
            start = start.max(earliest);
        }
        let end = end.map_or(u64::MAX, |at| at + TAIL_MILLIS);
        let wanted = start.saturating_sub(LEAD_MILLIS)..=end;
        let frames = all.into_iter();
        let frames: Vec<KeptFrame> = frames
            .filter(|frame| wanted.contains(&frame.at_millis))
            .collect();
        if !frames.is_empty() {
            self.frames = frames;
        }
    }

    /// True while it waits for frames that are still to come.
    pub fn is_growing(&self, now: f64) -> bool {
        !self.is_whole && now - self.heard_at < WHOLE_AFTER_SECONDS
    }

    /// The seconds until it is whole.
    pub fn whole_in(&self, now: f64) -> f64 {
        (self.heard_at + WHOLE_AFTER_SECONDS - now).max(0.0)
    }

    /// The number of the gate on the screen, from 1, that is the camera's card with this index.
    pub fn number_of(&self, index: usize) -> Option<usize> {
        let place = self.gates.iter().position(|gate| gate.index == index)?;
        *self.numbers.get(place)?
    }

    /// The camera's index of the gate with this number on the screen.
    pub fn index_of(&self, number: usize) -> Option<usize> {
        let place = self.numbers.iter().position(|one| *one == Some(number))?;
        self.gates.get(place).map(|gate| gate.index)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn span(start_frame: u64, open_frame: Option<u64>, end_frame: u64) -> Span {
        Span {
            start_frame,
            open_frame,
            settle_frame: end_frame - 8,
            end_frame,
        }
    }

    #[test]
    fn two_rolls_at_once_are_one_stretch_from_the_first_throw_to_the_last_rest() {
        let (early, late) = (span(10, None, 60), span(14, Some(30), 52));
        assert_eq!(early.with(late), span(10, Some(30), 60));
        assert_eq!(late.with(early), early.with(late));
        let sooner = span(12, Some(22), 40);
        assert_eq!(late.with(sooner).open_frame, Some(22));
    }
}
