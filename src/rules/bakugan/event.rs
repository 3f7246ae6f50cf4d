//! What can be wished and what can happen.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::card::GateCard;
use super::effect::{Effect, Leaves};
use super::fact::Fact;
use super::house::{Answer, HouseRule};
use super::incidents::{AfterKnock, AfterTooNear, Lies};
use super::setup::Attribute;
use super::vote::{Ballot, CoinSide, Motion};
use crate::rules::{MatchResult, Seat, basis};

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

/// Where an ability card can be put by hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum AbilityPlace {
    /// In its owner's hand.
    Hand,
    /// In its owner's used pile.
    Used,
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
    /// A Bakugan's Attribute is this; none: nobody knows it.
    SetAttribute {
        /// Which.
        bakugan: BakuganId,
        /// Its Attribute.
        attribute: Option<Attribute>,
    },
    /// One of a player's ability cards goes elsewhere. It is named, and so no longer secret.
    MoveAbility {
        /// Whose card it is.
        owner: Seat,
        /// Its name.
        name: String,
        /// Where it is now.
        from: AbilityPlace,
        /// Where it goes.
        to: AbilityPlace,
    },
    /// A player's name is this.
    Rename {
        /// Who.
        seat: Seat,
        /// The name.
        name: String,
    },
    /// A gate in the field lies on this side.
    SetSide {
        /// Which gate.
        gate: Gate,
        /// The side that is up.
        side: GateSide,
    },
    /// Two Bakugan that stand on one gate fight; whatever was under way is broken off.
    BeginBattle {
        /// Which of them came.
        came: BakuganId,
        /// Which stood there.
        stood: BakuganId,
    },
    /// The match has ended so, also when it had ended otherwise.
    SetResult(MatchResult),
    /// A game of the match that is over has ended so.
    SetGameResult {
        /// Its number, from 1.
        game: u16,
        /// How it ended.
        result: MatchResult,
    },
    /// Nothing changes; the reason stands in the log.
    Note,
}

/// The side of a gate that is up.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum GateSide {
    /// Face down.
    Down,
    /// Face up, with its name if it is said.
    Up(Option<String>),
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
    /// The fought gate is turned over and shows this card, of which the set-up knew nothing.
    FlipCard {
        /// The card, as a card library has it.
        card: GateCard,
    },
    /// The Attribute with which a fighter fights, where it is clear, unknown, or a card lets its player choose.
    ChooseAttribute {
        /// Which fighter.
        bakugan: BakuganId,
        /// One of the six.
        attribute: Attribute,
    },
    /// The unused Bakugan that fights instead, where a card lets its player choose.
    ChooseFighter {
        /// Which.
        bakugan: BakuganId,
    },
    /// An ability card is played: in a battle by a fighter's player, outside by anybody.
    PlayAbility {
        /// Who plays it.
        seat: Seat,
        /// Its name.
        name: String,
        /// What it does, if the set-up does not know the card.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        effects: Vec<Effect>,
    },
    /// A player plays no more abilities now: finished, or a pass where they are played in turns.
    DoneAbilities {
        /// Who.
        seat: Seat,
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
    /// Whose Bakugan stood first in the tie roll, and by how much, as a camera saw it.
    TieOrder {
        /// Who.
        first: Seat,
        /// How many frames later the other one stood; fewer than two are a dead heat.
        gap_frames: u64,
    },
    /// There is nothing to roll.
    Pass,
    /// An open roll was made from too near, dropped or bounced.
    CloseRoll {
        /// The roll's number.
        roll: u32,
    },
    /// A standing Bakugan was knocked.
    Knocked {
        /// Which.
        bakugan: BakuganId,
        /// How it lies now.
        lies: Lies,
    },
    /// Whom the one that came fights, where several opponents stand on its gate.
    ChooseOpponent {
        /// Which.
        bakugan: BakuganId,
    },
    /// Three and more players, nothing to roll: a standing Bakugan goes where it starts a battle.
    SpecialMove {
        /// Which.
        bakugan: BakuganId,
        /// Where to.
        to: Gate,
    },
    /// Three and more players, nothing to roll and no opponent stands: a gate is taken with all own standing Bakugan.
    SpecialTake {
        /// Which gate.
        gate: Gate,
    },
    /// The players have voted.
    Vote {
        /// On what.
        question: String,
        /// The answers with their votes.
        ballots: Vec<Ballot>,
    },
    /// A coin has been tossed.
    Coin {
        /// For what.
        question: String,
        /// What heads means.
        heads: Motion,
        /// What tails means.
        tails: Motion,
        /// How it fell.
        fell: CoinSide,
    },
    /// The game under way ends by the table's word; the match goes on if its format says so.
    EndGame {
        /// How.
        result: MatchResult,
        /// Why; it stands in the log.
        reason: String,
    },
    /// The next game of the match begins.
    NextGame,
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
    /// Playing cards, of the multiplayer sheet.
    PlayingCards,
    /// Winning the game.
    Winning,
    /// Running out of Bakugan, of the multiplayer sheet.
    RunningOut,
    /// Odd situations, of the multiplayer sheet.
    OddSituations,
}

impl basis::Section for Section {
    fn heading(self) -> &'static str {
        match self {
            Self::SetUp => "Set up",
            Self::Play => "Play",
            Self::AfterARoll => "What happens after a player rolls",
            Self::Battle => "Battle",
            Self::AdditionalRules => "Additional rules",
            Self::PlayingCards => "Playing cards",
            Self::Winning => "Winning the game",
            Self::RunningOut => "Running out of Bakugan",
            Self::OddSituations => "Odd situations",
        }
    }
}

/// What a ruling rests on.
pub type Basis = basis::Basis<Section, HouseRule>;

/// How a gate was won.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Taking {
    /// Two of one's own stood there.
    Uncontested,
    /// By a battle; the totals if they are known, in the fighters' order.
    Battle(Option<Vec<(BakuganId, i32)>>),
    /// By a tie roll.
    TieRoll,
    /// In place of a roll, when there was nothing to roll and no opponent stood anywhere.
    RunningOut,
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
        /// The card, if its numbers or effects are known.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        card: Option<GateCard>,
    },
    /// A fighter has this Attribute in the battle.
    AttributeSet {
        /// Which fighter.
        bakugan: BakuganId,
        /// Which Attribute.
        attribute: Attribute,
        /// The card that says so, or lets its player choose.
        card: Option<String>,
        /// What it rests on.
        basis: Basis,
    },
    /// An ability card was played; it is in the used pile.
    AbilityPlayed {
        /// Who played it.
        seat: Seat,
        /// Its name.
        name: String,
        /// Whose turn it is to play one, in a battle; none: both have finished, or there is no such turn.
        next: Option<Seat>,
        /// What it rests on.
        basis: Basis,
    },
    /// A player plays no more abilities now.
    AbilitiesDone {
        /// Who.
        seat: Seat,
        /// Whose turn it is to play one; none: both have finished.
        next: Option<Seat>,
        /// What it rests on.
        basis: Basis,
    },
    /// A card sets something for the rest of the battle.
    EffectBegan {
        /// The card's name.
        card: String,
        /// Whose card it is.
        by: Seat,
        /// What it does.
        effect: Effect,
    },
    /// A card lets a fighter's player choose.
    EffectToChoose {
        /// The card's name.
        card: String,
        /// Which fighter.
        fighter: BakuganId,
        /// None: an Attribute is chosen. Else an unused Bakugan, and where the fighter goes.
        replaced: Option<Leaves>,
    },
    /// Another Bakugan fights instead.
    FighterReplaced {
        /// The card's name.
        card: String,
        /// Where.
        gate: Gate,
        /// The one that fought.
        old: BakuganId,
        /// The one that fights now.
        new: BakuganId,
        /// Where the old one goes.
        leaves: Leaves,
    },
    /// Played abilities are in the hand again.
    AbilitiesReturned {
        /// Whose.
        seat: Seat,
        /// Which.
        names: Vec<String>,
        /// The card that says so.
        card: String,
    },
    /// A played ability card is out of the game.
    AbilityOut {
        /// Whose.
        seat: Seat,
        /// Its name.
        name: String,
    },
    /// A card takes a Bakugan out of the game.
    BakuganOut {
        /// Which.
        bakugan: BakuganId,
        /// The card that says so.
        card: String,
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
    /// One of the rolls of a tie has come to rest and was judged.
    TieRollSettled {
        /// The roll.
        roll: u32,
        /// Which Bakugan.
        bakugan: BakuganId,
        /// What was seen.
        fact: Fact,
        /// The gate on which it stands; none when it does not.
        stands: Option<Gate>,
        /// True when that counts for the tie.
        counts: bool,
        /// What it rests on.
        basis: Basis,
    },
    /// Both sides of a tie roll again; what they rolled is unused.
    TieAgain {
        /// The Bakugan that were rolled.
        rolled: Vec<BakuganId>,
        /// What it rests on.
        basis: Basis,
    },
    /// Both stood in the tie roll, too close together to tell who was first.
    DeadHeat {
        /// How many frames lay between them.
        gap_frames: u64,
        /// What it rests on.
        basis: Basis,
    },
    /// A tie roll has been judged; those rolled go to the used piles, if it is not said otherwise.
    TieSettled {
        /// Whose stood first; none when nobody's stood.
        first: Option<Seat>,
        /// The Bakugan that were rolled.
        rolled: Vec<BakuganId>,
        /// Those of them that stay where they stand.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        standing: Vec<(BakuganId, Gate)>,
        /// Those of them that are unused again.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        unused: Vec<BakuganId>,
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
    /// A roll was made from too near.
    TooNear {
        /// The roll.
        roll: u32,
        /// Which Bakugan.
        bakugan: BakuganId,
        /// What became of it.
        then: AfterTooNear,
        /// What it rests on.
        basis: Basis,
    },
    /// A standing Bakugan was knocked.
    Knocked {
        /// Which.
        bakugan: BakuganId,
        /// Where it stood.
        from: Gate,
        /// How it lay then.
        lies: Lies,
        /// What became of it.
        then: AfterKnock,
        /// What it rests on.
        basis: Basis,
    },
    /// Several opponents stand on the gate: somebody chooses whom to fight.
    OpponentToChoose {
        /// Where.
        gate: Gate,
        /// The one that came.
        came: BakuganId,
        /// Who chooses.
        by: Seat,
        /// Among these.
        among: Vec<BakuganId>,
        /// What it rests on.
        basis: Basis,
    },
    /// A standing Bakugan was moved in place of a roll.
    SpecialMoved {
        /// Which.
        bakugan: BakuganId,
        /// From which gate.
        from: Gate,
        /// To which.
        to: Gate,
        /// What it rests on.
        basis: Basis,
    },
    /// The players have voted.
    VoteTaken {
        /// On what.
        question: String,
        /// The answers with their votes.
        ballots: Vec<Ballot>,
        /// The answer with most votes; none when several have as many.
        decided: Option<Motion>,
        /// What it rests on.
        basis: Basis,
    },
    /// A coin has been tossed.
    CoinFell {
        /// For what.
        question: String,
        /// How it fell.
        fell: CoinSide,
        /// What that means.
        decided: Motion,
        /// What it rests on.
        basis: Basis,
    },
    /// A game of the match is over.
    GameEnded {
        /// Its number, from 1.
        game: u16,
        /// How.
        result: MatchResult,
        /// The reason given, when the table ended it.
        reason: Option<String>,
        /// What it rests on.
        basis: Basis,
    },
    /// Another game of the match begins.
    GameBegan {
        /// Its number, from 1.
        game: u16,
        /// Who begins.
        first: Seat,
        /// What that rests on.
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
            | Self::AttributeSet { basis, .. }
            | Self::AbilityPlayed { basis, .. }
            | Self::AbilitiesDone { basis, .. }
            | Self::TieRollSettled { basis, .. }
            | Self::TieAgain { basis, .. }
            | Self::DeadHeat { basis, .. }
            | Self::GateTaken { basis, .. }
            | Self::GateLost { basis, .. }
            | Self::Returned { basis, .. }
            | Self::Passed { basis, .. }
            | Self::TooNear { basis, .. }
            | Self::Knocked { basis, .. }
            | Self::OpponentToChoose { basis, .. }
            | Self::SpecialMoved { basis, .. }
            | Self::VoteTaken { basis, .. }
            | Self::CoinFell { basis, .. }
            | Self::GameEnded { basis, .. }
            | Self::GameBegan { basis, .. }
            | Self::MatchEnded { basis, .. } => Some(*basis),
            // "Additional rules": cards come before the rules.
            Self::EffectBegan { .. }
            | Self::EffectToChoose { .. }
            | Self::FighterReplaced { .. }
            | Self::AbilitiesReturned { .. }
            | Self::AbilityOut { .. }
            | Self::BakuganOut { .. } => Some(Basis::Sheet(Section::AdditionalRules)),
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
