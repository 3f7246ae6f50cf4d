//! The roll that was called last, held as it was seen until the next one comes.

use crate::camera::{KeptFrame, Ring};
use crate::rules::bakugan::Fact;
use crate::vision::{Call, GateInImage};

/// Shown before the roll begins; a judge that is shown the clip learns the table in it.
const LEAD_MILLIS: u64 = 1_500;
/// Kept behind the frame of the call, so that a clip of it ends with a calm table.
const TAIL_MILLIS: u64 = 1_200;
/// So long after a call all that belongs to it has been seen, in seconds of the screen's clock.
const WHOLE_AFTER_SECONDS: f64 = 1.6;

/// A roll and what was said of it.
#[derive(Debug, Clone)]
pub struct Take {
    /// The session of the camera that saw it.
    pub session: u32,
    /// What the judge called.
    pub call: Call,
    /// The same in the words of the rules, gates numbered as on the screen.
    pub said: Fact,
    /// The gates as they lay then.
    pub gates: Vec<GateInImage>,
    /// The number of each of those gates on the screen, from 1.
    pub numbers: Vec<Option<usize>>,
    /// The roll of the record that it is.
    pub roll: Option<u32>,
    /// What there is of it, in order.
    pub frames: Vec<KeptFrame>,
    /// When it was called, on the screen's clock.
    pub heard_at: f64,
    /// True when nothing more of it comes.
    pub is_whole: bool,
    /// True once it was kept as a test.
    pub is_kept: bool,
}

impl Take {
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
        let at = |number: u64| {
            let mut frames = all.iter();
            frames
                .find(|frame| frame.number >= number)
                .map(|frame| frame.at_millis)
        };
        // A roll of which only the end is left is no replay of it.
        let begins_in_time = all
            .first()
            .is_some_and(|first| first.number <= self.call.settle_frame);
        let Some(start) = at(self.call.roll_start_frame).filter(|_| begins_in_time) else {
            return;
        };
        let end = at(self.call.call_frame).map_or(u64::MAX, |at| at + TAIL_MILLIS);
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
