//! What can happen, and what it rests on.

use serde::{Deserialize, Serialize};

use super::CoinSide;
use super::card::GateCard;
pub use super::command::{
    AbilityPlace, Adjustment, BakuganId, BakuganPlace, BattleOutcome, Command, Gate, GatePlace,
    GateSide, LineKind,
};
use super::effect::{Effect, Leaves};
use super::fact::Fact;
use super::house::{Answer, HouseRule};
use super::incidents::{AfterKnock, AfterTooNear, Lies};
use super::setup::Attribute;
use super::vote::{Ballot, Motion};
use crate::rules::tongue::tell;
use crate::rules::{MatchResult, Seat, basis};

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
    fn heading(self) -> String {
        match self {
            Self::SetUp => tell!("sheet-bakugan-set-up"),
            Self::Play => tell!("sheet-bakugan-play"),
            Self::AfterARoll => tell!("sheet-bakugan-after-a-roll"),
            Self::Battle => tell!("sheet-bakugan-battle"),
            Self::AdditionalRules => tell!("sheet-bakugan-additional-rules"),
            Self::PlayingCards => tell!("sheet-bakugan-playing-cards"),
            Self::Winning => tell!("sheet-bakugan-winning"),
            Self::RunningOut => tell!("sheet-bakugan-running-out"),
            Self::OddSituations => tell!("sheet-bakugan-odd-situations"),
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
            // The sheet ends a game only by three gates.
            Self::Undecided { .. } => Some(Basis::Inferred),
            Self::GateSet { .. }
            | Self::Rolled { .. }
            | Self::PowerRead { .. }
            | Self::GateFlipped { .. }
            | Self::LineAdded { .. }
            | Self::TurnPassed { .. }
            | Self::RuleSet { .. }
            | Self::Adjusted { .. } => None,
        }
    }
}
