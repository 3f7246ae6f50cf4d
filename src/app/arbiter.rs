//! From the camera's calls to proposals: which roll a call belongs to, and whether to trust it.
//!
//! The camera proposes, the referee disposes. A named roll opens a *watch* with a number that never comes back; each
//! watch takes one call. Roll numbers do come back after an undo, so a call is never matched by them. After an undo the
//! camera keeps quiet until it is asked to look again: what lies on the table then is an old roll.

use crate::rules::certainty_in_words;
use crate::vision::{Call, Place, Pose};

/// Tells one watch from all others of this session.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct WatchId(u64);

/// How far a kind of call is trusted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Trust {
    /// Nothing happens until the referee answers.
    #[default]
    Ask,
    /// Entered after this many milliseconds unless a key is pressed.
    Countdown(u32),
    /// Entered at once; another answer corrects it in one press.
    AtOnce,
}

/// Trust for each kind of call.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct TrustByKind {
    /// Open, or partly open.
    pub open: Trust,
    /// Still closed.
    pub closed: Trust,
    /// Off every gate, or out of the picture.
    pub missed: Trust,
    /// Across gates.
    pub between: Trust,
}

impl TrustByKind {
    /// How far this call is trusted. A call that asks is never entered by itself.
    pub fn of(&self, call: &Call) -> Trust {
        if call.asks || Certainty::of(call) == Certainty::NotSure {
            return Trust::Ask;
        }
        match call.pose {
            _ if call.place == Place::Between => self.between,
            _ if call.gate.is_none() => self.missed,
            Pose::Open | Pose::PartlyOpen => self.open,
            Pose::Closed => self.closed,
            Pose::Gone => self.missed,
        }
    }
}

/// A certainty in words.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Certainty {
    /// The headline is a question.
    NotSure,
    /// Most likely.
    QuiteSure,
    /// As good as seen.
    Sure,
}

impl Certainty {
    /// From this on a call is called sure.
    pub const SURE_PERCENT: u8 = Call::SURE_PERCENT;
    /// From this on a call is called quite sure.
    pub const QUITE_SURE_PERCENT: u8 = 70;

    /// The word for a number of percent.
    pub fn of_percent(percent: u8) -> Self {
        if percent >= Self::SURE_PERCENT {
            Self::Sure
        } else if percent >= Self::QUITE_SURE_PERCENT {
            Self::QuiteSure
        } else {
            Self::NotSure
        }
    }

    /// The word for a call; one that asks is not sure, whatever its number.
    pub fn of(call: &Call) -> Self {
        if call.asks {
            Self::NotSure
        } else {
            Self::of_percent(call.certainty_percent)
        }
    }

    /// As it stands on the screen.
    pub fn words(self) -> String {
        certainty_in_words(match self {
            Self::Sure => Self::SURE_PERCENT,
            Self::QuiteSure => Self::QUITE_SURE_PERCENT,
            Self::NotSure => 0,
        })
    }
}

/// What becomes of a call.
#[derive(Debug, Clone, PartialEq)]
pub enum Hearing {
    /// It answers this roll.
    Answers {
        /// The roll of the record.
        roll: u32,
        /// How far it is trusted.
        trust: Trust,
    },
    /// A roll was seen that nobody has named.
    Unnamed,
    /// It comes too late, or the camera was told to keep quiet.
    Ignored,
}

#[derive(Debug, Clone, Copy)]
struct Watch {
    id: WatchId,
    roll: u32,
    has_heard: bool,
}

/// Matches calls with rolls.
#[derive(Debug, Default)]
pub struct Arbiter {
    next_watch: u64,
    watch: Option<Watch>,
    is_quiet: bool,
    /// Rolls that began before this frame are over.
    not_before_frame: u64,
    newest_frame: u64,
    /// How far calls are trusted.
    pub trust: TrustByKind,
}

impl Arbiter {
    /// Opens a watch for a roll that the record waits for. The same roll keeps its watch.
    pub fn begin(&mut self, roll: u32) -> WatchId {
        if let Some(watch) = self.watch
            && watch.roll == roll
        {
            return watch.id;
        }
        self.next_watch += 1;
        let id = WatchId(self.next_watch);
        self.watch = Some(Watch {
            id,
            roll,
            has_heard: false,
        });
        id
    }

    /// The roll has been answered, by whomever: what is seen of it from now on is late.
    pub fn end(&mut self) {
        if self.watch.take().is_some() {
            self.not_before_frame = self.newest_frame;
        }
    }

    /// The record was turned back: nothing is heard until [`Self::look_again`].
    pub fn keep_quiet(&mut self) {
        self.watch = None;
        self.is_quiet = true;
    }

    /// The table is as the record says: rolls from now on count.
    pub fn look_again(&mut self) {
        self.is_quiet = false;
        self.not_before_frame = self.newest_frame;
        if let Some(watch) = &mut self.watch {
            watch.has_heard = false;
        }
    }

    /// True after an undo, until it is asked to look again.
    pub fn is_quiet(&self) -> bool {
        self.is_quiet
    }

    /// True while a roll is awaited.
    pub fn is_watching(&self) -> bool {
        !self.is_quiet && self.watch.is_some_and(|watch| !watch.has_heard)
    }

    /// The number of the newest frame that has been judged.
    pub fn saw_frame(&mut self, number: u64) {
        self.newest_frame = self.newest_frame.max(number);
    }

    /// Another source of frames, whose numbers begin again.
    pub fn source_changed(&mut self) {
        self.newest_frame = 0;
        self.not_before_frame = 0;
    }

    /// Says what becomes of a call.
    pub fn hear(&mut self, call: &Call) -> Hearing {
        self.saw_frame(call.call_frame);
        if self.is_quiet || call.roll_start_frame < self.not_before_frame {
            return Hearing::Ignored;
        }
        let trust = self.trust.of(call);
        match &mut self.watch {
            Some(watch) if watch.has_heard => Hearing::Ignored,
            Some(watch) => {
                watch.has_heard = true;
                Hearing::Answers {
                    roll: watch.roll,
                    trust,
                }
            }
            None => Hearing::Unnamed,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::vision::OpenGate;

    fn call(roll_start_frame: u64) -> Call {
        Call {
            roll: 1,
            pose: Pose::Open,
            place: Place::On,
            gate: Some(1),
            gates: vec![1],
            open_gate: OpenGate::Gate(1),
            certainty_percent: 97,
            asks: false,
            alternatives: Vec::new(),
            roll_start_frame,
            open_frame: Some(roll_start_frame + 10),
            settle_frame: roll_start_frame + 20,
            call_frame: roll_start_frame + 30,
            box_in_image: None,
            traits: crate::vision::experience::Traits::default(),
            learnt: crate::vision::experience::Shift::default(),
            colour: crate::vision::colour::Colour::default(),
            let_go: None,
        }
    }

    fn answers(roll: u32) -> Hearing {
        Hearing::Answers {
            roll,
            trust: Trust::Ask,
        }
    }

    #[test]
    fn a_watch_takes_one_call() {
        let mut arbiter = Arbiter::default();
        arbiter.begin(1);
        assert_eq!(arbiter.hear(&call(10)), answers(1));
        assert_eq!(arbiter.hear(&call(50)), Hearing::Ignored);
    }

    #[test]
    fn a_call_of_a_roll_that_was_answered_by_hand_does_not_answer_the_next() {
        let mut arbiter = Arbiter::default();
        arbiter.begin(1);
        arbiter.saw_frame(25);
        arbiter.end();
        arbiter.begin(2);
        assert_eq!(arbiter.hear(&call(20)), Hearing::Ignored);
        assert_eq!(arbiter.hear(&call(60)), answers(2));
    }

    #[test]
    fn a_late_call_does_not_settle_the_same_roll_number_after_an_undo() {
        let mut arbiter = Arbiter::default();
        let before = arbiter.begin(3);
        arbiter.keep_quiet();
        let after = arbiter.begin(3);
        assert_ne!(before, after);
        assert_eq!(arbiter.hear(&call(10)), Hearing::Ignored);
        arbiter.look_again();
        assert_eq!(arbiter.hear(&call(20)), Hearing::Ignored);
        assert_eq!(arbiter.hear(&call(80)), answers(3));
    }

    #[test]
    fn a_roll_that_nobody_named_is_told_as_such() {
        let mut arbiter = Arbiter::default();
        assert_eq!(arbiter.hear(&call(10)), Hearing::Unnamed);
    }

    #[test]
    fn a_doubtful_call_is_never_entered_by_itself() {
        let trust = TrustByKind {
            open: Trust::AtOnce,
            ..TrustByKind::default()
        };
        let mut doubtful = call(1);
        assert_eq!(trust.of(&doubtful), Trust::AtOnce);
        doubtful.certainty_percent = 60;
        assert_eq!(trust.of(&doubtful), Trust::Ask);
        doubtful.certainty_percent = 99;
        doubtful.asks = true;
        assert_eq!(trust.of(&doubtful), Trust::Ask);
    }

    #[test]
    fn a_new_source_counts_its_frames_from_the_start() {
        let mut arbiter = Arbiter::default();
        arbiter.begin(1);
        arbiter.saw_frame(5_000);
        arbiter.end();
        arbiter.source_changed();
        arbiter.begin(2);
        assert_eq!(arbiter.hear(&call(10)), answers(2));
    }
}
