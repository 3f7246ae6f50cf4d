//! The photo finish of a tie roll: both balls are followed at once, and which opened first is shown picture by picture.
//!
//! | file | what it is |
//! | --- | --- |
//! | `strips.rs` | the pictures around both openings, one row above the other on one line of time |
//! | `view.rs` | what is said of it, and the answers |
//!
//! The camera sees which lies left and which opened first, not whose it is: that says the referee, by the key of whoever was
//! first. What enters then is what the camera saw of both rolls, and the rules decide. Where it is not sure, the same key is the
//! referee's own word and nothing of the camera's enters.

mod strips;
mod view;

use std::collections::VecDeque;

use eframe::egui;

pub use strips::Strips;
pub use view::StripsOnScreen;

use super::arbiter::Certainty;
use super::bakugan::colours_of;
use super::play::{Deed, Play};
use super::replay::Called;
use super::state::RefereeApp;
use crate::rules::bakugan::{Answer, Bakugan, Command, Fact, HouseRule, Phase, Tie};
use crate::rules::{Rules as _, Seat, Source};
use crate::vision::order::{First, Order, lies_left};
use crate::vision::{Call, GateInImage};

/// A second roll that is not called within this long after the first does not come.
const COMES_SECONDS: f64 = 5.0;
/// Frames a second of a camera that does not tell.
const USUAL_FPS: f64 = 30.0;

/// Something about a photo finish.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FinishAsk {
    /// The one that opened first is this player's.
    First(Seat),
    /// Both opened at the same time.
    DeadHeat,
    /// Neither stands.
    Nobody,
    /// What was seen does not count: both are rolled again.
    Again,
}

/// A roll of the two, and what the camera says of it.
#[derive(Debug, Clone, PartialEq)]
pub struct Heard {
    /// The call.
    pub call: Call,
    /// The same in the words of the rules, gates numbered as on the screen.
    pub fact: Fact,
}

/// What was seen of a tie roll.
pub struct Finish {
    /// The rolls' numbers in the record.
    rolls: Vec<u32>,
    /// The one that lies left in the picture.
    pub left: Option<Heard>,
    /// The one that lies right in the picture.
    pub right: Option<Heard>,
    /// Which opened first; none when neither did.
    pub order: Option<Order>,
    /// True when the referee had better say it.
    pub asks: bool,
    /// The player whose ball the first one was by its colour, where that is clear.
    pub by_colour: Option<Seat>,
    /// The pictures, once there are some.
    pub strips: Option<Strips>,
}

impl Finish {
    /// Both rolls, the left one first.
    fn both(&self) -> impl Iterator<Item = &Heard> {
        self.left.iter().chain(&self.right)
    }

    /// The roll that opened first, and the other one.
    fn first_and_other(&self) -> Option<(&Heard, Option<&Heard>)> {
        match self.order?.first {
            First::Left => Some((self.left.as_ref()?, self.right.as_ref())),
            First::Right => Some((self.right.as_ref()?, self.left.as_ref())),
            First::DeadHeat => None,
        }
    }

    /// Both, the one that opened first before the other; the left one first where neither did, or both at once.
    fn in_order(&self) -> impl Iterator<Item = &Heard> {
        let is_right = self.order.is_some_and(|order| order.first == First::Right);
        let (one, other) = match is_right {
            true => (&self.right, &self.left),
            false => (&self.left, &self.right),
        };
        one.iter().chain(other)
    }

    /// How sure the camera is of all that it says.
    fn certainty_percent(&self) -> u8 {
        let percents = self.both().map(|heard| heard.call.certainty_percent);
        percents.min().unwrap_or(0)
    }

    fn source(&self) -> Source {
        Source::Camera {
            frame: self
                .both()
                .map(|heard| heard.call.call_frame)
                .max()
                .unwrap_or(0),
            certainty_percent: self.certainty_percent(),
        }
    }
}

/// Rolls that are awaited.
struct Awaits {
    rolls: Vec<u32>,
    session: u32,
    /// What began before this frame is none of them.
    from_frame: u64,
    first: Option<Heard>,
    /// True once the hands were told to throw, where the table obeys.
    is_thrown: bool,
}

/// What is known of a tie roll.
#[derive(Default)]
pub struct FinishState {
    awaits: Option<Awaits>,
    pub(super) seen: Option<Finish>,
    /// What enters one after another: a house rule may have to be asked between them.
    to_enter: VecDeque<(Command, Source)>,
    /// So many rolls the judge expects; 0 stands for 1.
    expected: u8,
}

impl FinishState {
    /// True while both rolls are watched for.
    pub(super) fn is_waiting(&self) -> bool {
        self.awaits.is_some()
    }

    /// False while something of it still has to be entered.
    pub(super) fn is_all_entered(&self) -> bool {
        self.to_enter.is_empty()
    }
}

impl RefereeApp {
    /// The tie that is rolled for.
    fn tie(&self) -> Option<&Tie> {
        tie_of(self.bakugan()?)
    }

    /// The rolls of the tie that both sides are about to roll for, where a camera watches; none once one of them is settled.
    fn rolls_to_come(&self) -> Option<Vec<u32>> {
        let tie = self.tie()?;
        let is_open = tie.sides_to_name().next().is_none()
            && tie.to_choose.is_none()
            && !tie.is_dead_heat
            && tie.throws.iter().all(|throw| throw.end.is_none());
        let is_watched = self.eye.is_some() && !self.arbiter.is_quiet();
        (is_open && is_watched).then(|| tie.throws.iter().map(|throw| throw.roll).collect())
    }

    /// Watches for both rolls from now on: what was seen until now is none of them.
    pub(super) fn await_finish(&mut self) {
        let (session, frame) = self.sight.looked_at;
        self.finish.seen = None;
        self.finish.awaits = self.rolls_to_come().map(|rolls| Awaits {
            rolls,
            session,
            from_frame: frame,
            first: None,
            is_thrown: false,
        });
    }

    /// Follows the record into a tie roll and out of it. Runs before each drawing.
    pub(super) fn finish_on(&mut self, ctx: &egui::Context) {
        self.enter_next();
        let rolls = self.rolls_to_come();
        let (awaits, seen) = (&self.finish.awaits, &self.finish.seen);
        let known = awaits.as_ref().map(|awaits| &awaits.rolls);
        let known = known.or(seen.as_ref().map(|seen| &seen.rolls));
        if known != rolls.as_ref() {
            self.await_finish();
        }
        let expected = if self.finish.is_waiting() { 2 } else { 1 };
        if self.finish.expected.max(1) != expected
            && let Some(eye) = &mut self.eye
        {
            eye.expect_rolls(expected);
            self.finish.expected = expected;
        }
        self.throw_both();
        self.stop_waiting();
        self.gather_strips(ctx);
    }

    /// Where the table obeys, both balls are thrown when the count-in comes to its end.
    fn throw_both(&mut self) {
        let is_time = self.count_in() == Some(0);
        if let (Some(awaits), Some(hands)) = (&mut self.finish.awaits, &mut self.hands)
            && is_time
            && !awaits.is_thrown
        {
            awaits.is_thrown = true;
            hands.throw_two();
        }
    }

    /// The second roll has not come for too long.
    fn stop_waiting(&mut self) {
        let patience = (COMES_SECONDS * self.fps()) as u64;
        let now = self.sight.looked_at.1;
        let is_over = |first: &mut Heard| now > first.call.call_frame.saturating_add(patience);
        let waits = self.finish.awaits.as_mut();
        if let Some(first) = waits.and_then(|awaits| awaits.first.take_if(is_over)) {
            let gates = self.sight.gates.clone();
            self.conclude(first, None, &gates);
        }
    }

    /// A call of the judge; true when it is of one of the two rolls of a tie.
    pub(super) fn finish_hears(&mut self, call: &Call, gates: &[GateInImage]) -> bool {
        if !self.finish.is_waiting() {
            return self.finish.seen.is_some();
        }
        let fact = self.fact_on_screen(call, gates);
        self.hold_roll(call, &fact, gates, None);
        let session = self.sight.session;
        let Some(awaits) = &mut self.finish.awaits else {
            return true;
        };
        if awaits.session != session {
            // Another source, whose frames begin again.
            (awaits.session, awaits.from_frame, awaits.first) = (session, 0, None);
        }
        if call.roll_start_frame < awaits.from_frame {
            return true;
        }
        let heard = Heard {
            call: call.clone(),
            fact,
        };
        match awaits.first.take() {
            Some(first) => self.conclude(first, Some(heard), gates),
            None => awaits.first = Some(heard),
        }
        true
    }

    /// All that comes has come: which lies where, and which opened first.
    fn conclude(&mut self, one: Heard, other: Option<Heard>, gates: &[GateInImage]) {
        let Some(awaits) = self.finish.awaits.take() else {
            return;
        };
        let width = self.sight.frame.as_ref().map_or(0, |f| f.picture.width());
        let beside = other.as_ref().map(|other| &other.call);
        let order = Order::of(&one.call, beside, self.fps(), width);
        let is_left = lies_left(&one.call, beside, width);
        let is_doubtful = |heard: &Heard| Certainty::of(&heard.call) == Certainty::NotSure;
        let asks = is_doubtful(&one)
            || other.as_ref().is_none_or(is_doubtful)
            || order.is_some_and(|order| order.asks);
        let (left, right) = if is_left {
            (Some(one), other)
        } else {
            (other, Some(one))
        };
        let mut finish = Finish {
            rolls: awaits.rolls,
            left,
            right,
            order,
            asks,
            by_colour: None,
            strips: None,
        };
        finish.asks |= self.place_matters_unseen(&finish);
        finish.by_colour = self.bakugan().and_then(|now| by_colour(now, &finish));
        finish.strips = self.begin_strips(&finish);
        let called = |heard: &Heard| (heard.call.clone(), heard.fact.clone());
        let mut in_order: VecDeque<Called> = finish.in_order().map(called).collect();
        if let Some(first) = in_order.pop_front() {
            self.hold_tie(first, in_order.pop_front(), &finish.rolls, gates);
        }
        self.finish.seen = Some(finish);
        self.tell_finish();
    }

    /// Whether it must be known whose is which although both opened at the same time: only the fought gate counts, and not
    /// both stand there.
    fn place_matters_unseen(&self, finish: &Finish) -> bool {
        let (Some(now), Some(tie)) = (self.bakugan(), self.tie()) else {
            return false;
        };
        let is_heat = finish
            .order
            .is_some_and(|order| order.first == First::DeadHeat);
        let only_there = now.house().answer(HouseRule::TieGate) != Ok(Answer::AnyGate);
        is_heat && only_there && finish.both().any(|heard| heard.fact.gate != Some(tie.gate))
    }

    /// Carries out what was asked about the photo finish.
    pub(super) fn perform_finish(&mut self, ask: FinishAsk) {
        let (Some(finish), Some(tie)) = (&self.finish.seen, self.tie()) else {
            return;
        };
        let source = finish.source();
        let commands = match ask {
            FinishAsk::First(seat) => settled(tie, finish, seat),
            FinishAsk::DeadHeat => {
                let gap_frames = finish.order.and_then(|order| order.gap_frames);
                let first = tie.fighters.first().map(|fighter| fighter.seat);
                let order = first.zip(gap_frames);
                let order =
                    order.map(|(first, gap_frames)| Command::TieOrder { first, gap_frames });
                order.into_iter().collect()
            }
            FinishAsk::Nobody => vec![Command::TieFirst { seat: None }],
            FinishAsk::Again => return self.await_finish(),
        };
        self.finish.to_enter = commands.into_iter().map(|one| (one, source)).collect();
        self.enter_next();
    }

    /// Something was entered: where it settled the tie that was seen, or one of its rolls, the clip of both is kept with it.
    pub(super) fn keep_finish_clip(&mut self, command: &Command) {
        let rolls = match command {
            Command::Settle { roll, .. } => vec![*roll],
            Command::TieFirst { .. } | Command::TieOrder { .. } => {
                let seen = self.finish.seen.as_ref();
                seen.map_or_else(Vec::new, |finish| finish.rolls.clone())
            }
            _ => return,
        };
        let last = self.play.as_ref().and_then(Play::last_deed_of_game);
        if let Some((entry, _)) = last {
            self.keep_tie_clip(&rolls, entry);
        }
    }

    /// Enters what waits for it, as far as no house rule has to be asked first.
    fn enter_next(&mut self) {
        while self.needed_ruling.is_none()
            && let Some((command, source)) = self.finish.to_enter.pop_front()
        {
            // What the first one made of it may have ended the tie.
            let is_entered = self.tie().is_some() && self.enter(Deed::Bakugan(command), source);
            if !is_entered && self.needed_ruling.is_none() {
                self.finish.to_enter.clear();
            }
        }
    }

    /// Frames a second of the source.
    fn fps(&self) -> f64 {
        if self.sight.fps > 0.0 {
            self.sight.fps
        } else {
            USUAL_FPS
        }
    }
}

/// The tie that is rolled for.
fn tie_of(now: &Bakugan) -> Option<&Tie> {
    match now.phase() {
        Phase::TieRoll(tie) => Some(tie),
        _ => None,
    }
}

/// What the camera saw of both rolls, where the first one is this player's.
fn settled(tie: &Tie, finish: &Finish, first: Seat) -> Vec<Command> {
    let Some((of_first, of_other)) = finish.first_and_other() else {
        return Vec::new();
    };
    let settle = |is_first: bool, heard: &Heard| {
        let mut throws = tie.throws.iter();
        let throw = throws.find(|throw| (throw.bakugan.seat == first) == is_first)?;
        Some(Command::Settle {
            roll: throw.roll,
            fact: heard.fact.clone(),
        })
    };
    let other = of_other.and_then(|heard| settle(false, heard));
    settle(true, of_first).into_iter().chain(other).collect()
}

/// The player whose ball was the first by the colours of both, where they leave only one way round.
fn by_colour(now: &Bakugan, finish: &Finish) -> Option<Seat> {
    let tie = tie_of(now)?;
    let (first, other) = finish.first_and_other()?;
    let [a, b] = <[_; 2]>::try_from(tie.rolled.clone()).ok()?;
    let can_be = |heard: &Heard, bakugan| {
        let attribute = now.toy(bakugan).and_then(|toy| toy.attribute);
        let colours = attribute.map_or(&[][..], colours_of);
        colours.is_empty() || !heard.call.colour.rules_out(colours)
    };
    let fits = |one, two| can_be(first, one) && other.is_none_or(|other| can_be(other, two));
    match (fits(a, b), fits(b, a)) {
        (true, false) => Some(a.seat),
        (false, true) => Some(b.seat),
        _ => None,
    }
}
