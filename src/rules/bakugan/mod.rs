//! Bakugan Battle Brawlers, two to four players: the sheet in the starter packs and the multiplayer sheet.
//!
//! `command.rs` holds what can be wished, `event.rs` what can happen, `decide.rs` what a command leads to, `settle.rs` and
//! `battle/` the two long parts of it, `apply.rs` how an event changes the state, `words.rs` how all of it reads,
//! `follows.rs` what comes of a wish before it is so, `asks.rs` what is asked now and what may be answered, `put_right.rs`
//! what an undo means on the table. `running_out.rs` is the special move of three and more players, `incidents.rs` what
//! happens beside the turn, `vote.rs` what the table decides, `series.rs` a match of several games. `card.rs` and
//! `effect.rs` are cards and what they do, as data.
//! The state knows of a face-down gate only who laid it, and of a hand only how many cards it holds; which cards were
//! brought at all is asked for at a flip alone.

mod apply;
mod asks;
mod battle;
pub mod card;
pub mod command;
mod decide;
pub mod effect;
pub mod event;
pub mod fact;
mod follows;
pub mod house;
pub mod incidents;
mod put_right;
pub mod refusal;
mod running_out;
mod script;
pub mod series;
mod settle;
pub mod setup;
#[cfg(test)]
mod tests;
mod told;
#[cfg(test)]
mod tongue_tests;
pub mod vote;
mod words;

use std::sync::Arc;

use card::Brought;

use super::{
    BySeat, Choice, GameKind, Ground, MatchResult, Prompt, Rules, ScorePart, Seat, SeatSet,
    Standing,
};
use crate::rules::tongue::tell;
pub use battle::{Battle, EffectChoice, Fighter, InForce, Line, SumLine, Throw, Tie, TieChoice};
pub use card::{AbilityCard, AbilityColour, GateCard, GateColour, Moment};
pub use effect::Effect;
pub use event::{
    AbilityPlace, Adjustment, BakuganId, BakuganPlace, Basis, BattleOutcome, ChoiceReason, Command,
    Event, Gate, GatePlace, GateSide, LineKind, Section, Taking,
};
pub use fact::{Fact, OpenGate, Place, Pose};
pub use house::{Answer, HouseRule, HouseRules, Setting};
pub use incidents::{AfterKnock, AfterTooNear, Aside, Lies};
pub use refusal::{Refusal, Unclear, Wish};
pub use series::Series;
pub use setup::{
    Attribute, BakuganSetup, CardSort, GATES_TO_WIN, PLAYERS, PlayerSetup, SeatOrder, Setup,
    SetupForm, SetupProblem, SetupRefused,
};
pub use vote::{Ballot, Motion, Outcome};

pub use crate::rules::remark::CoinSide;

/// A match of Bakugan at one moment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bakugan {
    players: BySeat<Player>,
    field: Vec<Option<FieldGate>>,
    turn: Seat,
    rolls: u32,
    phase: Phase,
    house: HouseRules,
    series: Series,
    aside: Aside,
    /// The cards of each player as they were brought; which of them lies where is not known here.
    brought: Arc<Vec<Brought>>,
    /// Whose Bakugan fought last, until the next roll of a turn: they may play what is played after a battle.
    fought: SeatSet,
}

/// A player's pieces.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Player {
    /// The name.
    pub name: String,
    /// The Bakugan, wherever they are.
    pub bakugan: Vec<Toy>,
    /// Gate cards in the hand.
    pub gates_in_hand: u8,
    /// Gate cards won: who had laid each of them.
    pub gates_won: Vec<Seat>,
    /// Gate cards of this player that are out of the game.
    pub gates_out: u8,
    /// Gate cards of this player that have been shown and named, and have not gone back to the hand since.
    pub gates_shown: Vec<String>,
    /// Ability cards in the hand; which they are is secret.
    pub abilities_in_hand: u8,
    /// Ability cards in the used pile, in the order in which they were played.
    pub abilities_used: Vec<String>,
    /// Ability cards that are out of the game.
    pub abilities_out: Vec<String>,
}

/// One Bakugan.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Toy {
    /// Its name, or its number when nobody named it.
    pub name: String,
    /// Which kind it is, if somebody named it.
    pub kind: Option<String>,
    /// Its Attribute, if it is known.
    pub attribute: Option<Attribute>,
    /// The number on it, if it is known.
    pub g_power: Option<i32>,
    /// Where it is.
    pub zone: Zone,
}

/// Where a Bakugan is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Zone {
    /// Closed, ready to roll.
    Unused,
    /// On its way, or at rest and not yet judged.
    Rolling,
    /// Standing on a gate since this roll; the earlier stood first.
    Standing {
        /// Which gate.
        gate: Gate,
        /// Since which roll.
        since_roll: u32,
    },
    /// In the used pile.
    Used,
    /// Out of the game.
    Out,
}

/// A Gate card in the field.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FieldGate {
    /// Who laid it.
    pub owner: Seat,
    /// Which side is up.
    pub face: Face,
}

/// Which side of a gate is up.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Face {
    /// Secret.
    Down,
    /// Shown, with its name if it was said.
    Up(Option<String>),
}

/// What the match waits for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Phase {
    /// Everybody lays a gate.
    SetGates,
    /// The player whose turn it is names a Bakugan and rolls it.
    ToRoll,
    /// A roll waits for its call.
    Rolling {
        /// Its number.
        roll: u32,
        /// Which Bakugan.
        bakugan: BakuganId,
    },
    /// Somebody chooses a gate.
    Choosing(Choosing),
    /// Two Bakugan fight.
    Battle(Battle),
    /// A level battle is rolled for.
    TieRoll(Tie),
    /// Bakugan of several opponents stand where one came to: its owner chooses whom it fights.
    ChoosingOpponent(Meeting),
    /// Three and more play, and the player whose turn it is has nothing to roll but something to move.
    RunningOut,
    /// The player whose turn it is has nothing to roll.
    NothingToRoll,
    /// No gate is left and nobody is ahead.
    Undecided,
    /// A game is over, and another follows.
    BetweenGames,
    /// The match is over.
    Over(MatchResult),
}

/// A choice of a gate.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Choosing {
    /// The roll.
    pub roll: u32,
    /// Which Bakugan.
    pub bakugan: BakuganId,
    /// What was seen.
    pub fact: Fact,
    /// Who chooses.
    pub by: Seat,
    /// Among these.
    pub among: Vec<Gate>,
    /// Why there is a choice.
    pub reason: ChoiceReason,
}

/// A choice of an opponent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Meeting {
    /// Where.
    pub gate: Gate,
    /// The one that came.
    pub came: BakuganId,
    /// Who chooses.
    pub by: Seat,
    /// Among these, one of each opponent.
    pub among: Vec<BakuganId>,
}

impl Bakugan {
    /// The players, in seat order.
    pub fn players(&self) -> &BySeat<Player> {
        &self.players
    }

    /// Whose turn it is (also after the end: whose it was).
    pub fn turn(&self) -> Seat {
        self.turn
    }

    /// What the match waits for.
    pub fn phase(&self) -> &Phase {
        &self.phase
    }

    /// How many rolls there have been; the last one has this number.
    pub fn rolls(&self) -> u32 {
        self.rolls
    }

    /// The gates in the field, in order.
    pub fn gates(&self) -> impl Iterator<Item = (Gate, &FieldGate)> {
        (0..=u8::MAX)
            .map(Gate)
            .zip(&self.field)
            .filter_map(|(gate, card)| Some((gate, card.as_ref()?)))
    }

    /// One gate of the field.
    pub fn gate(&self, gate: Gate) -> Option<&FieldGate> {
        self.field.get(gate.index())?.as_ref()
    }

    /// One Bakugan.
    pub fn toy(&self, bakugan: BakuganId) -> Option<&Toy> {
        self.players
            .get(bakugan.seat)?
            .bakugan
            .get(usize::from(bakugan.number))
    }

    /// Every Bakugan of the match with its place, in seat order.
    pub fn toys(&self) -> impl Iterator<Item = (BakuganId, &Toy)> {
        self.players.iter().flat_map(|(seat, player)| {
            (0..=u8::MAX)
                .zip(&player.bakugan)
                .map(move |(number, toy)| (BakuganId { seat, number }, toy))
        })
    }

    /// The Bakugan that stand on a gate, who stood first first.
    pub fn standing_on(&self, gate: Gate) -> Vec<BakuganId> {
        let mut standing: Vec<(u32, BakuganId)> = self
            .toys()
            .filter_map(|(bakugan, toy)| match toy.zone {
                Zone::Standing {
                    gate: under,
                    since_roll,
                } if under == gate => Some((since_roll, bakugan)),
                _ => None,
            })
            .collect();
        standing.sort_unstable();
        standing.into_iter().map(|(_, bakugan)| bakugan).collect()
    }

    /// The Bakugan of a player that are in a place.
    pub fn in_zone(&self, seat: Seat, zone: Zone) -> impl Iterator<Item = BakuganId> {
        self.toys()
            .filter(move |(bakugan, toy)| bakugan.seat == seat && toy.zone == zone)
            .map(|(bakugan, _)| bakugan)
    }

    /// The roll that waits for a call: its number and Bakugan.
    pub fn open_roll(&self) -> Option<(u32, BakuganId)> {
        match self.phase {
            Phase::Rolling { roll, bakugan } => Some((roll, bakugan)),
            _ => None,
        }
    }

    /// The match beyond the game under way.
    pub fn series(&self) -> &Series {
        &self.series
    }

    /// Who has most gates won.
    pub fn leaders(&self) -> Vec<Seat> {
        let most = self.players.iter().map(|(_, p)| p.gates_won.len()).max();
        let ahead = self
            .players
            .iter()
            .filter(|(_, player)| Some(player.gates_won.len()) == most);
        ahead.map(|(seat, _)| seat).collect()
    }

    /// What the match waits for when nothing is under way.
    fn rest(&self) -> Phase {
        if self.gates().next().is_none() {
            let hands = self.players.iter().any(|(_, p)| p.gates_in_hand > 0);
            return if hands {
                Phase::SetGates
            } else {
                Phase::Undecided
            };
        }
        self.start_of_turn()
    }
}

impl Rules for Bakugan {
    type Setup = Setup;
    type Command = Command;
    type Event = Event;
    type Refusal = Refusal;
    type Rule = HouseRule;

    const KIND: GameKind = GameKind::Bakugan;

    fn start(setup: &Setup) -> Self {
        let form = setup.form();
        let player = |player: &PlayerSetup| Player {
            name: player.name.clone(),
            bakugan: (0..)
                .zip(&player.bakugan)
                .map(|(number, toy)| Toy {
                    name: toy.name.clone().unwrap_or_else(|| words::numbered(number)),
                    kind: toy.name.clone(),
                    attribute: toy.attribute,
                    g_power: toy.g_power,
                    zone: Zone::Unused,
                })
                .collect(),
            gates_in_hand: setup::GATES_EACH,
            gates_won: Vec::new(),
            gates_out: 0,
            gates_shown: Vec::new(),
            abilities_in_hand: setup::ABILITIES_EACH,
            abilities_used: Vec::new(),
            abilities_out: Vec::new(),
        };
        let brought = |player: &PlayerSetup| Brought {
            gates: player.gates.clone(),
            abilities: player.abilities.clone(),
        };
        let players: BySeat<Player> = form.players.iter().map(player).collect();
        let first = setup.first();
        Self {
            series: Series::new(form.format, form.order, first, &players),
            aside: Aside::default(),
            players,
            field: Vec::new(),
            turn: first,
            rolls: 0,
            phase: Phase::SetGates,
            house: form.house.clone(),
            brought: Arc::new(form.players.iter().map(brought).collect()),
            fought: SeatSet::default(),
        }
    }

    fn decide(&self, command: &Command) -> Result<Vec<Event>, Refusal> {
        decide::decide(self, command)
    }

    fn apply(&mut self, event: &Event) {
        apply::apply(self, event);
    }

    fn prompt(&self) -> Prompt {
        asks::prompt(self)
    }

    fn choices(&self) -> Vec<Choice<Command>> {
        asks::choices(self)
    }

    fn say(&self, event: &Event) -> String {
        words::say(self, event)
    }

    fn put_right(&self, other: &Self) -> Vec<String> {
        put_right::put_right(self, other)
    }

    fn standing(&self) -> Standing {
        let result = match self.phase {
            Phase::Over(result) => Some(result),
            _ => None,
        };
        Standing {
            names: self.players.map(|player| player.name.clone()),
            scores: self.players.map(gates_won),
            parts: self.players.map(|player| {
                vec![ScorePart {
                    what: tell!("bakugan-part-gates"),
                    points: gates_won(player),
                }]
            }),
            match_scores: self.series.scores(self.players.count()),
            turn: match self.phase {
                Phase::Over(_) => None,
                Phase::BetweenGames => Some(self.series.first.next(self.players.count())),
                _ => Some(self.turn),
            },
            result,
        }
    }

    fn describe(&self) -> Vec<String> {
        words::describe(self)
    }

    fn house(&self) -> &HouseRules {
        &self.house
    }

    fn set_rule(rule: HouseRule, answer: Answer) -> Command {
        Command::SetRule { rule, answer }
    }

    fn rule_needed(refusal: &Refusal) -> Option<HouseRule> {
        match refusal {
            Refusal::NeedsRuling(rule) => Some(*rule),
            _ => None,
        }
    }

    fn ground(event: &Event) -> Option<Ground> {
        event.basis().map(Basis::ground)
    }
}

fn gates_won(player: &Player) -> i32 {
    i32::try_from(player.gates_won.len()).unwrap_or(i32::MAX)
}
