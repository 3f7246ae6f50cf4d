//! What can be wished: commands, what they name, and what can be set by hand.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::CoinSide;
use super::card::GateCard;
use super::effect::Effect;
use super::fact::Fact;
use super::house::{Answer, HouseRule};
use super::incidents::Lies;
use super::setup::Attribute;
use super::vote::{Ballot, Motion};
use crate::rules::tongue::tell;
use crate::rules::{MatchResult, Remark, Seat};

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
        out.write_str(&tell!("bakugan-gate", number = u32::from(self.0) + 1))
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
    /// Nothing changes; what the table did beside the game stands in the log.
    Remark(Remark),
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
