//! The games: state, commands, events and the ledger. Pure: no clock, file, thread, picture or widget.
//!
//! A rulebook is a type that implements [`Rules`]; a [`Ledger`] of it is a game in play. The state is always the fold of
//! the log:
//!
//! ```
//! use rollcall::rules::{Ledger, Rules as _, Seat, Source, Stamp};
//! use rollcall::rules::bakugan::{Bakugan, BakuganId, Command, Fact, Gate, Setup};
//!
//! let mut game = Ledger::<Bakugan>::new(Setup::quick("Mia", "Ben"));
//! let at = Stamp::from_millis(0);
//! game.act(Command::SetGates, Source::Referee, at)?;
//! let bakugan = BakuganId { seat: Seat::FIRST, number: 0 };
//! game.act(Command::Roll { bakugan }, Source::Referee, at)?;
//! let camera = Source::Camera { frame: 61, certainty_percent: 97 };
//! let entry = game.act(Command::Settle { roll: 1, fact: Fact::open_on(Gate(1)) }, camera, at)?.clone();
//! let said: Vec<String> = entry.what.events().iter().map(|event| game.now().say(event)).collect();
//! assert_eq!(said[0], "Mia's Bakugan 1 opens and stands on Gate 2.");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![doc = include_str!("commands.md")]

pub mod all_out;
pub mod bakugan;
pub mod basis;
pub mod bratz;
pub mod cards;
pub mod entry;
pub mod exchange;
pub mod format;
pub mod got_five;
pub mod house;
pub mod kaboodl;
pub mod layout;
pub mod ledger;
pub mod lookup;
pub mod record;
pub mod remark;
pub mod rule_set;
pub mod script;
pub mod seat;
pub mod text;
pub mod tongue;
#[cfg(test)]
pub(crate) mod tongue_tests;
pub mod tournament;

use std::error::Error;
use std::fmt;

use serde::Serialize;
use serde::de::DeserializeOwned;

pub use basis::{Ground, GroundKind};
pub use entry::{Again, Entry, EntryOf, Fate, Source, Stamp, What, certainty_in_words};
pub use format::{Format, FormatProblem};
pub use house::{HouseLine, RulingNeeded, RulingOption, Setting, TableRule, TableRules};
pub use layout::{LaidCard, Layout, Side};
pub use ledger::{
    Acts, BrokenLog, Ledger, Misfits, ReplaceError, ReplaceErrorOf, Replay, Undone, UndoneOf,
};
pub use remark::{CoinSide, Remark};
pub use seat::{BySeat, Seat, SeatSet};

/// One rulebook: how a state answers a command, and how it reads aloud.
///
/// Laws, which the tests hold every rulebook to: `apply` never panics, `decide` never panics and never answers with no
/// event, a refusal changes nothing, every choice is accepted by `decide` or meets a house rule that is still to be
/// answered.
pub trait Rules: Clone + PartialEq + fmt::Debug + Sized {
    /// What is agreed before the first turn, already checked.
    type Setup: Clone + PartialEq + fmt::Debug + Serialize + DeserializeOwned;
    /// A wish of the referee or of the camera.
    type Command: Clone + PartialEq + fmt::Debug + Serialize + DeserializeOwned;
    /// A fact with everything worked out.
    type Event: Clone + PartialEq + fmt::Debug + Serialize + DeserializeOwned;
    /// An expected "no", as a sentence that names the rule.
    type Refusal: Error + Clone + PartialEq + 'static;
    /// What its sheet leaves to the table.
    type Rule: TableRule;

    /// Which rulebook this is; written at the head of every kept game.
    const KIND: GameKind;

    /// The state before the first act.
    fn start(setup: &Self::Setup) -> Self;

    /// What a command leads to; nothing changes yet. Also the preview: decide and do not apply.
    ///
    /// # Errors
    /// When the rules do not allow the command now.
    fn decide(&self, command: &Self::Command) -> Result<Vec<Self::Event>, Self::Refusal>;

    /// Makes an event true. Total: an event that cannot be is passed over, never a panic.
    fn apply(&mut self, event: &Self::Event);

    /// What is asked of the table now.
    fn prompt(&self) -> Prompt;

    /// The legal commands now, likeliest first. Commands that carry a free number or text are offered with a sensible
    /// one or not at all; what may happen beside the turn at any moment (a knock, a change by hand) is not among them.
    fn choices(&self) -> Vec<Choice<Self::Command>>;

    /// An event as one sentence, fit to be read aloud. Holds for an event of any moment of the same game.
    fn say(&self, event: &Self::Event) -> String;

    /// What must be done on the table to come from `self` to `other`, one sentence a piece; used after an undo.
    fn put_right(&self, other: &Self) -> Vec<String>;

    /// Names, scores, turn and winner.
    fn standing(&self) -> Standing;

    /// Where everything is, in sentences; nothing secret.
    fn describe(&self) -> Vec<String>;

    /// The house rules that hold now.
    fn house(&self) -> &TableRules<Self::Rule>;

    /// The command that answers or changes a house rule.
    fn set_rule(rule: Self::Rule, answer: <Self::Rule as TableRule>::Answer) -> Self::Command;

    /// The house rule that a refusal asks for; none for any other refusal.
    fn rule_needed(refusal: &Self::Refusal) -> Option<Self::Rule>;

    /// What an event rests on; none for what simply happened.
    fn ground(event: &Self::Event) -> Option<Ground>;
}

/// The question that a refusal puts to the table; none when it is a plain "no".
pub fn ruling_needed<R: Rules>(refusal: &R::Refusal) -> Option<RulingNeeded<R::Command>> {
    R::rule_needed(refusal).map(|rule| RulingNeeded::of(rule, R::set_rule))
}

/// One question on the screen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Prompt {
    /// The question in a few words: "Mia rolls".
    pub headline: String,
    /// One or two sentences that say how.
    pub detail: String,
    /// Who has to do it; none when it concerns everybody.
    pub seat: Option<Seat>,
    /// How cards are to be laid, where that is what is asked; to be drawn.
    pub layout: Option<Layout>,
}

impl Prompt {
    /// Headline and detail as whole sentences; a headline that asks keeps its question mark.
    pub fn in_sentences(&self) -> String {
        let stop = if self.headline.ends_with('?') {
            ""
        } else {
            "."
        };
        format!("{}{stop} {}", self.headline, self.detail)
    }
}

/// Something that may happen now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Choice<C> {
    /// Fits on a button: "Open on Gate 2".
    pub label: String,
    /// The command behind it.
    pub command: C,
    /// True for the one that is meant by Enter; at most one of a list.
    pub likeliest: bool,
}

/// Names, scores, turn and winner of any game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standing {
    /// The players' names, in seat order.
    pub names: BySeat<String>,
    /// Points (Bakugan: gates won), in seat order. In a match of several games: of the game under way.
    pub scores: BySeat<i32>,
    /// What the points are made of, in seat order: "3 Kaboodl cards" 15, "3 of a kind" 5. They add up to the score.
    pub parts: BySeat<Vec<ScorePart>>,
    /// What each seat has of the whole match (games won, or points over all rounds); none in a match of one game.
    pub match_scores: Option<BySeat<i32>>,
    /// Whose turn it is; none when the match is over.
    pub turn: Option<Seat>,
    /// How it ended, once it has.
    pub result: Option<MatchResult>,
}

/// One part of a score.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ScorePart {
    /// What it is, in words.
    pub what: String,
    /// How much; may be negative.
    pub points: i32,
}

/// How a match ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, serde::Deserialize)]
pub enum MatchResult {
    /// One player has won.
    Won(Seat),
    /// These share the win.
    Shared(SeatSet),
    /// Nobody has won.
    Draw,
    /// Broken off; kept out of the statistics.
    Abandoned,
}

impl MatchResult {
    /// Who has won, in order; nobody in a draw or a match broken off. A file can name seats that nobody sits on.
    pub fn winners(self) -> Vec<Seat> {
        match self {
            Self::Won(seat) => vec![seat],
            Self::Shared(seats) => seats.iter().collect(),
            Self::Draw | Self::Abandoned => Vec::new(),
        }
    }
}

/// Which rulebook a game is played by.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, serde::Deserialize)]
pub enum GameKind {
    /// Bakugan Battle Brawlers, by the sheet in the starter packs.
    Bakugan,
    /// Kaboodl, by the rulebook in the box.
    Kaboodl,
    /// The longer game of the Bratz pack.
    AllOut,
    /// The shorter game of the Bratz pack.
    GotFive,
}

impl GameKind {
    /// The name that players know it by.
    pub fn name(self) -> &'static str {
        match self {
            Self::Bakugan => "Bakugan",
            Self::Kaboodl => "Kaboodl",
            Self::AllOut => "Bratz: All Out",
            Self::GotFive => "Bratz: Got Five",
        }
    }
}

/// A line of the log as it is shown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LogLine {
    /// The entry's number, from 1.
    pub number: u32,
    /// When it was entered.
    pub at: Stamp,
    /// The moment it speaks of: the same, but for a correction, which keeps the time of the entry that it corrects.
    pub happened_at: Stamp,
    /// Who said so.
    pub source: Source,
    /// What happened, one sentence an event.
    pub sentences: Vec<String>,
    /// What the rulings among them rest on, each once.
    pub grounds: Vec<Ground>,
    /// False once it has been undone or replaced.
    pub in_force: bool,
}

/// What any screen needs of any game.
pub trait Board {
    /// Names, scores, turn and winner.
    fn standing(&self) -> Standing;
    /// What is asked of the table now.
    fn prompt(&self) -> Prompt;
    /// The log, oldest first.
    fn log(&self) -> Vec<LogLine>;
    /// What undo would take back, in words; none when there is nothing.
    fn undo_target(&self) -> Option<String>;
    /// What redo would bring back, in words; none when there is nothing.
    fn redo_target(&self) -> Option<String>;
    /// Where everything is, in sentences; nothing secret.
    fn describe(&self) -> Vec<String>;
    /// Every house rule with its value.
    fn house_lines(&self) -> Vec<HouseLine>;
}

impl<R: Rules> Board for Ledger<R> {
    fn standing(&self) -> Standing {
        self.now().standing()
    }

    fn prompt(&self) -> Prompt {
        self.now().prompt()
    }

    fn log(&self) -> Vec<LogLine> {
        Ledger::log(self)
    }

    fn undo_target(&self) -> Option<String> {
        Ledger::undo_target(self)
    }

    fn redo_target(&self) -> Option<String> {
        Ledger::redo_target(self)
    }

    fn describe(&self) -> Vec<String> {
        self.now().describe()
    }

    fn house_lines(&self) -> Vec<HouseLine> {
        self.now().house().lines()
    }
}

/// The closed set of games in play.
#[derive(Debug, Clone)]
pub enum Table {
    /// A match of Bakugan.
    Bakugan(Ledger<bakugan::Bakugan>),
    /// A match of Kaboodl.
    Kaboodl(Ledger<kaboodl::Kaboodl>),
    /// A match of Bratz: All Out.
    AllOut(Ledger<all_out::AllOut>),
    /// A match of Bratz: Got Five.
    GotFive(Ledger<got_five::GotFive>),
}

impl Table {
    /// What any screen needs of it.
    pub fn board(&self) -> &dyn Board {
        match self {
            Self::Bakugan(game) => game,
            Self::Kaboodl(game) => game,
            Self::AllOut(game) => game,
            Self::GotFive(game) => game,
        }
    }

    /// The game as it was after its first `entries` entries.
    pub fn until(&self, entries: usize) -> Self {
        match self {
            Self::Bakugan(game) => Self::Bakugan(game.until(entries)),
            Self::Kaboodl(game) => Self::Kaboodl(game.until(entries)),
            Self::AllOut(game) => Self::AllOut(game.until(entries)),
            Self::GotFive(game) => Self::GotFive(game.until(entries)),
        }
    }

    /// Which rulebook it is played by.
    pub fn kind(&self) -> GameKind {
        match self {
            Self::Bakugan(_) => GameKind::Bakugan,
            Self::Kaboodl(_) => GameKind::Kaboodl,
            Self::AllOut(_) => GameKind::AllOut,
            Self::GotFive(_) => GameKind::GotFive,
        }
    }
}
