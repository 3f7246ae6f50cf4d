//! What can be wished, what can happen, and why not.

use std::fmt;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::house::{Answer, HouseRule};
use crate::rules::{MatchResult, Seat};

/// One Bakugan: whose it is and which of theirs, from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct BakuganId {
    /// Its owner.
    pub seat: Seat,
    /// Which of the owner's, from 0.
    pub number: u8,
}

/// A Gate card in the field, counted from 0; on screen it is one more ("Gate 1").
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Gate(pub u8);

impl Gate {
    /// The number used to find it in a list; also the camera's number of the card.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl fmt::Display for Gate {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "Gate {}", u32::from(self.0) + 1)
    }
}

/// How the rolled Bakugan lies when it has come to rest.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Pose {
    /// Opened all the way, or nearly.
    Open,
    /// Opened a little; the sheet counts it as open.
    PartlyOpen,
    /// Still a closed ball.
    Closed,
    /// No longer to be seen.
    Gone,
}

/// Where it lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Place {
    /// On one Gate card.
    On,
    /// Across two or more.
    Between,
    /// Beside every Gate card.
    Off,
    /// Off the table or out of the picture.
    Gone,
}

/// The Gate card it touched when it began to open.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum OpenGate {
    /// This one.
    Gate(Gate),
    /// It opened beside every gate, or never.
    Nowhere,
    /// Where it opened was not seen.
    Unknown,
}

/// What happened to a roll, physically: the content of a camera's call or of a referee's key. The rules make a ruling of it.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fact {
    /// How it lies.
    pub pose: Pose,
    /// Where it lies.
    pub place: Place,
    /// The gate under its base; between two gates none means about equal.
    pub gate: Option<Gate>,
    /// Every gate it touches.
    pub gates: Vec<Gate>,
    /// The gate it touched when it began to open.
    pub open_gate: OpenGate,
    /// The camera's certainty; 100 from the referee.
    pub certainty_percent: u8,
    /// The frame in which it was first seen open, when a camera saw it; decides who stood first.
    #[serde(default)]
    pub open_frame: Option<u64>,
}

impl Fact {
    fn at(pose: Pose, place: Place, gate: Option<Gate>, open_gate: OpenGate) -> Self {
        Self {
            pose,
            place,
            gate,
            gates: gate.into_iter().collect(),
            open_gate,
            certainty_percent: 100,
            open_frame: None,
        }
    }

    /// Open on a gate, where it also opened.
    pub fn open_on(gate: Gate) -> Self {
        Self::at(Pose::Open, Place::On, Some(gate), OpenGate::Gate(gate))
    }

    /// Opened a little, on a gate.
    pub fn partly_open_on(gate: Gate) -> Self {
        Self {
            pose: Pose::PartlyOpen,
            ..Self::open_on(gate)
        }
    }

    /// A closed ball on a gate.
    pub fn closed_on(gate: Gate) -> Self {
        Self::at(Pose::Closed, Place::On, Some(gate), OpenGate::Nowhere)
    }

    /// A closed ball beside the gates.
    pub fn closed_off() -> Self {
        Self::at(Pose::Closed, Place::Off, None, OpenGate::Nowhere)
    }

    /// Open beside the gates, having opened there.
    pub fn open_off() -> Self {
        Self::at(Pose::Open, Place::Off, None, OpenGate::Nowhere)
    }

    /// Opened on a gate, then slid off every gate.
    pub fn slid_off(gate: Gate) -> Self {
        Self::at(Pose::Open, Place::Off, None, OpenGate::Gate(gate))
    }

    /// Opened beside the gates, then came to lie on one.
    pub fn opened_before(gate: Gate) -> Self {
        Self::at(Pose::Open, Place::On, Some(gate), OpenGate::Nowhere)
    }

    /// Open across several gates; `base` is the one under its base, none when that is about equal.
    pub fn between(gates: impl IntoIterator<Item = Gate>, base: Option<Gate>) -> Self {
        let gates: Vec<Gate> = gates.into_iter().collect();
        Self {
            gates,
            ..Self::at(
                Pose::Open,
                Place::Between,
                base,
                base.map_or(OpenGate::Unknown, OpenGate::Gate),
            )
        }
    }

    /// It left the table.
    pub fn gone() -> Self {
        Self::at(Pose::Gone, Place::Gone, None, OpenGate::Nowhere)
    }
}

/// How a battle ended when the referee says so.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum BattleOutcome {
    /// This fighter wins.
    Wins(BakuganId),
    /// Equal totals.
    Equal,
}

/// What a line of a fighter's sum is.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum LineKind {
    /// The gate's number for its Attribute.
    GateNumber,
    /// An ability card, by name.
    Ability(String),
    /// Something else, in the referee's words.
    Other(String),
}

/// Where a Bakugan can be put by hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum BakuganPlace {
    /// Closed, ready to roll.
    Unused,
    /// Standing on a gate.
    Standing(Gate),
    /// In the used pile.
    Used,
    /// Out of the game.
    Out,
}

/// Where a Gate card can be put by hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum GatePlace {
    /// In its owner's hand.
    Hand,
    /// In the field.
    Field(Gate),
    /// Won: in this player's used pile.
    Won(Seat),
    /// Out of the game.
    Out,
}

/// Anything that the referee can set by hand: cards come before the rules.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Adjustment {
    /// A Bakugan goes elsewhere.
    MoveBakugan {
        /// Which.
        bakugan: BakuganId,
        /// Where to.
        to: BakuganPlace,
    },
    /// One of a player's Gate cards goes elsewhere.
    MoveGate {
        /// Whose card it is.
        owner: Seat,
        /// Where it is now.
        from: GatePlace,
        /// Where it goes.
        to: GatePlace,
    },
    /// It is this player's turn; a match that was over goes on.
    SetTurn(Seat),
    /// A Bakugan's G-Power is this.
    SetPower {
        /// Which.
        bakugan: BakuganId,
        /// Its G-Power.
        g_power: i32,
    },
    /// A player's name is this.
    Rename {
        /// Who.
        seat: Seat,
        /// The name.
        name: String,
    },
    /// Nothing changes; the reason stands in the log.
    Note,
}

/// A wish of the referee or of the camera.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Command {
    /// Every player has laid a Gate card face down.
    SetGates,
    /// This Bakugan is rolled; in a tie roll, each side names one.
    Roll {
        /// Which.
        bakugan: BakuganId,
    },
    /// A roll has come to rest.
    Settle {
        /// The roll's number.
        roll: u32,
        /// What happened to it.
        fact: Fact,
    },
    /// The gate on which it counts, where the rules let somebody choose.
    ChooseGate {
        /// Which.
        gate: Gate,
    },
    /// A fighter's G-Power is read.
    ReadPower {
        /// Which fighter.
        bakugan: BakuganId,
        /// What stands on it.
        g_power: i32,
    },
    /// The fought gate is turned over.
    Flip {
        /// Its name, if somebody says it.
        name: Option<String>,
    },
    /// A number is added to a fighter's sum.
    AddLine {
        /// Which fighter.
        bakugan: BakuganId,
        /// What it is.
        kind: LineKind,
        /// How much; may be negative.
        amount: i32,
    },
    /// The sums decide.
    Compare,
    /// Totals worked out at the table decide.
    EnterTotals {
        /// One for each fighter.
        totals: Vec<(BakuganId, i32)>,
    },
    /// The referee's word decides the battle.
    Declare {
        /// How it ended.
        outcome: BattleOutcome,
    },
    /// Whose Bakugan stood first in the tie roll; none when nobody's stood.
    TieFirst {
        /// Who.
        seat: Option<Seat>,
    },
    /// There is nothing to roll.
    Pass,
    /// A house rule is answered or changed.
    SetRule {
        /// Which.
        rule: HouseRule,
        /// The value from now on.
        answer: Answer,
    },
    /// Anything is set by hand.
    Adjust {
        /// What.
        change: Adjustment,
        /// Why; it stands in the log.
        reason: String,
    },
    /// The match ends by the table's word.
    EndMatch {
        /// How.
        result: MatchResult,
        /// Why; it stands in the log.
        reason: String,
    },
}

/// The part of the sheet that a ruling rests on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Section {
    /// Set up.
    SetUp,
    /// Play.
    Play,
    /// What happens after a player rolls.
    AfterARoll,
    /// Battle.
    Battle,
    /// Additional rules.
    AdditionalRules,
    /// Winning the game.
    Winning,
}

impl Section {
    /// Its heading on the sheet.
    pub fn heading(self) -> &'static str {
        match self {
            Self::SetUp => "Set up",
            Self::Play => "Play",
            Self::AfterARoll => "What happens after a player rolls",
            Self::Battle => "Battle",
            Self::AdditionalRules => "Additional rules",
            Self::Winning => "Winning the game",
        }
    }
}

/// What a ruling rests on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Basis {
    /// The sheet decides.
    Sheet(Section),
    /// The sheet is silent; this is how it is read.
    Inferred,
    /// A house rule with its value.
    House(HouseRule, Answer),
    /// The referee's word.
    Referee,
}

impl fmt::Display for Basis {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Sheet(section) => write!(out, "the sheet, \"{}\"", section.heading()),
            Self::Inferred => out.write_str("the usual reading; the sheet is silent"),
            Self::House(rule, answer) => {
                write!(out, "house rule {}: {}", rule.id(), rule.say(*answer))
            }
            Self::Referee => out.write_str("the referee's word"),
        }
    }
}

/// How a gate was won.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Taking {
    /// Two of one's own stood there.
    Uncontested,
    /// By a battle; the totals if they are known, in the fighters' order.
    Battle(Option<Vec<(BakuganId, i32)>>),
    /// By a tie roll.
    TieRoll,
}

/// Why somebody chooses a gate.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ChoiceReason {
    /// It lies about equally on several gates.
    Straddle,
    /// It goes on from a gate of one's own, and there are several to go to.
    Move,
}

/// A fact with everything worked out.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Event {
    /// A Gate card lies face down in the field.
    GateSet {
        /// Where.
        gate: Gate,
        /// Whose.
        owner: Seat,
    },
    /// A Bakugan is on its way.
    Rolled {
        /// Counts the rolls of the match, from 1.
        roll: u32,
        /// Which Bakugan.
        bakugan: BakuganId,
    },
    /// The roll counts: it stands.
    Stood {
        /// The roll.
        roll: u32,
        /// Which Bakugan.
        bakugan: BakuganId,
        /// On which gate.
        gate: Gate,
        /// What was seen.
        fact: Fact,
        /// Why it counts.
        basis: Basis,
    },
    /// The roll does not count.
    Missed {
        /// The roll.
        roll: u32,
        /// Which Bakugan.
        bakugan: BakuganId,
        /// What was seen.
        fact: Fact,
        /// True when it goes to the used pile, false when it stays unused.
        to_used: bool,
        /// Why it does not count.
        basis: Basis,
    },
    /// The roll is made again with the same Bakugan.
    RollAgain {
        /// The roll.
        roll: u32,
        /// Which Bakugan.
        bakugan: BakuganId,
        /// What was seen.
        fact: Fact,
        /// Why.
        basis: Basis,
    },
    /// Somebody chooses the gate.
    GateToChoose {
        /// The roll.
        roll: u32,
        /// Which Bakugan.
        bakugan: BakuganId,
        /// What was seen.
        fact: Fact,
        /// Who chooses.
        by: Seat,
        /// Among these.
        among: Vec<Gate>,
        /// Why there is a choice.
        reason: ChoiceReason,
        /// What it rests on.
        basis: Basis,
    },
    /// It goes on to another gate, because one of its owner's stands on the first.
    Moved {
        /// Which Bakugan.
        bakugan: BakuganId,
        /// From which gate.
        from: Gate,
        /// To which.
        to: Gate,
        /// What it rests on.
        basis: Basis,
    },
    /// Two Bakugan of different players meet.
    BattleBegan {
        /// Where.
        gate: Gate,
        /// The one that came, then the one that stood there.
        fighters: Vec<BakuganId>,
        /// What it rests on.
        basis: Basis,
    },
    /// A fighter's G-Power is known.
    PowerRead {
        /// Which fighter.
        bakugan: BakuganId,
        /// What stands on it.
        g_power: i32,
    },
    /// The fought gate lies face up.
    GateFlipped {
        /// Which.
        gate: Gate,
        /// Its name, if it was said.
        name: Option<String>,
    },
    /// A number was added to a fighter's sum.
    LineAdded {
        /// Which fighter.
        bakugan: BakuganId,
        /// What it is.
        kind: LineKind,
        /// How much.
        amount: i32,
    },
    /// The battle is level: each side rolls an unused Bakugan.
    Tied {
        /// Where.
        gate: Gate,
        /// The totals, if they are known.
        totals: Option<Vec<(BakuganId, i32)>>,
        /// What it rests on.
        basis: Basis,
    },
    /// A tie roll has been judged; those rolled go to the used piles.
    TieSettled {
        /// Whose stood first; none when nobody's stood.
        first: Option<Seat>,
        /// The Bakugan that were rolled.
        rolled: Vec<BakuganId>,
        /// What it rests on.
        basis: Basis,
    },
    /// A gate is won; it and the Bakugan named go to the used piles.
    GateTaken {
        /// Which.
        gate: Gate,
        /// Who laid it.
        owner: Seat,
        /// Who takes it.
        by: Seat,
        /// How.
        taking: Taking,
        /// The Bakugan that leave the field.
        used: Vec<BakuganId>,
        /// What it rests on.
        basis: Basis,
    },
    /// A gate leaves the game; the Bakugan named go to the used piles.
    GateLost {
        /// Which.
        gate: Gate,
        /// The Bakugan that leave the field.
        used: Vec<BakuganId>,
        /// What it rests on.
        basis: Basis,
    },
    /// A player's used Bakugan are unused again.
    Returned {
        /// Who.
        seat: Seat,
        /// Which.
        bakugan: Vec<BakuganId>,
        /// What it rests on.
        basis: Basis,
    },
    /// A player could roll nothing.
    Passed {
        /// Who.
        seat: Seat,
        /// What it rests on.
        basis: Basis,
    },
    /// It is another player's turn.
    TurnPassed {
        /// Whose.
        to: Seat,
    },
    /// No gate is left to play for and nobody is ahead: the table decides.
    Undecided {
        /// Who has most gates.
        among: Vec<Seat>,
    },
    /// The match is over.
    MatchEnded {
        /// How.
        result: MatchResult,
        /// The reason given, when the table ended it.
        reason: Option<String>,
        /// What it rests on.
        basis: Basis,
    },
    /// A house rule holds from now on.
    RuleSet {
        /// Which.
        rule: HouseRule,
        /// Its value.
        answer: Answer,
    },
    /// Something was set by hand.
    Adjusted {
        /// What.
        change: Adjustment,
        /// Why.
        reason: String,
    },
}

impl Event {
    /// What a ruling rests on; none for what simply happened.
    pub fn basis(&self) -> Option<Basis> {
        match self {
            Self::Stood { basis, .. }
            | Self::Missed { basis, .. }
            | Self::RollAgain { basis, .. }
            | Self::GateToChoose { basis, .. }
            | Self::Moved { basis, .. }
            | Self::BattleBegan { basis, .. }
            | Self::Tied { basis, .. }
            | Self::TieSettled { basis, .. }
            | Self::GateTaken { basis, .. }
            | Self::GateLost { basis, .. }
            | Self::Returned { basis, .. }
            | Self::Passed { basis, .. }
            | Self::MatchEnded { basis, .. } => Some(*basis),
            Self::GateSet { .. }
            | Self::Rolled { .. }
            | Self::PowerRead { .. }
            | Self::GateFlipped { .. }
            | Self::LineAdded { .. }
            | Self::TurnPassed { .. }
            | Self::Undecided { .. }
            | Self::RuleSet { .. }
            | Self::Adjusted { .. } => None,
        }
    }
}

/// An expected "no": the rule it rests on, and what would be allowed. Nothing has changed.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Refusal {
    /// The match is over.
    #[error("the match is over: undo, set the turn by hand, or begin another")]
    MatchOver,
    /// It does not fit what is asked now.
    #[error("not now: {wish} comes {when}. {now}")]
    NotNow {
        /// What was wished, in words.
        wish: &'static str,
        /// When it would fit, in words.
        when: &'static str,
        /// What is asked now, in words.
        now: String,
    },
    /// Somebody else's turn.
    #[error("the sheet, \"Play\": it is {turn}'s turn, and {bakugan} is {owner}'s")]
    NotYours {
        /// The Bakugan's name.
        bakugan: String,
        /// Its owner's name.
        owner: String,
        /// The name of the player whose turn it is.
        turn: String,
    },
    /// Only an unused Bakugan is rolled.
    #[error(
        "the sheet, \"Play\": only an unused Bakugan is rolled, and {bakugan} {place}; unused: {unused}"
    )]
    NotUnused {
        /// The Bakugan's name.
        bakugan: String,
        /// Where it is, in words.
        place: String,
        /// Those that could be rolled, in words.
        unused: String,
    },
    /// Nobody brought it.
    #[error("there is no Bakugan {} of {seat}", u32::from(*number) + 1)]
    NoSuchBakugan {
        /// Whose it would be.
        seat: Seat,
        /// Its number, from 0.
        number: u8,
    },
    /// Nobody sits there.
    #[error("nobody has {0}")]
    NoSuchSeat(Seat),
    /// The gate does not lie in the field.
    #[error("{gate} is not in the field; in the field: {field}")]
    NoSuchGate {
        /// The gate that was named.
        gate: Gate,
        /// Those that are, in words.
        field: String,
    },
    /// A second verdict for one roll.
    #[error("roll {roll} is settled already; {now}")]
    RollSettled {
        /// The roll that was named.
        roll: u32,
        /// The roll that is open, in words.
        now: String,
    },
    /// The fact contradicts itself.
    #[error("what was seen does not fit together: {0}")]
    FactUnclear(&'static str),
    /// A house rule that the table has not answered yet.
    #[error("house rule {}: {} Options: {}", .0.id(), .0.question(), .0.options_in_words())]
    NeedsRuling(HouseRule),
    /// The option belongs to another rule.
    #[error("house rule {} has no such value; it has {}", .0.id(), .0.options_in_words())]
    NoSuchOption(HouseRule),
    /// Not one of the two.
    #[error("{bakugan} does not fight here; the fighters: {fighters}")]
    NotFighting {
        /// The Bakugan's name.
        bakugan: String,
        /// Those that do, in words.
        fighters: String,
    },
    /// The gate must lie face up first, or does already.
    #[error("the sheet, \"Battle\": {0}")]
    BattleOrder(String),
    /// A total is missing, or stands twice.
    #[error("one total for each fighter is needed: {0}")]
    TotalsMissing(String),
    /// It is not one of those offered.
    #[error("{gate} is not to be chosen here; to be chosen: {among}")]
    NotOffered {
        /// The gate that was named.
        gate: Gate,
        /// Those offered, in words.
        among: String,
    },
    /// An adjustment without a reason, or one that cannot be carried out.
    #[error("{0}")]
    CannotAdjust(String),
    /// A number beyond what any toy or card says.
    #[error("{0} is beyond any number on a toy or card (up to 9999)")]
    NumberTooLarge(i32),
}
