//! What is known of a battle and of the tie roll after it.

use crate::rules::Seat;
use crate::rules::bakugan::card::GateCard;
use crate::rules::bakugan::effect::{Effect, Leaves};
use crate::rules::bakugan::event::{BakuganId, Gate, LineKind};
use crate::rules::bakugan::fact::Fact;
use crate::rules::bakugan::setup::Attribute;

/// A battle.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Battle {
    /// Where.
    pub gate: Gate,
    /// The one that came, then the one that stood there.
    pub fighters: Vec<Fighter>,
    /// The fought gate's card, once it was turned over and if its numbers or effects are known.
    pub card: Option<GateCard>,
    /// Who plays abilities now; none before the gate is turned over, and again once both have finished.
    pub due: Option<Seat>,
    /// How many have passed in a row.
    pub passes: u8,
    /// The abilities played in this battle, with their players.
    pub played: Vec<(Seat, String)>,
    /// What cards have set for the rest of the battle, oldest first.
    pub in_force: Vec<InForce>,
    /// What a card lets somebody choose, oldest first.
    pub to_choose: Vec<EffectChoice>,
}

/// One side of a battle.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fighter {
    /// Which Bakugan.
    pub bakugan: BakuganId,
    /// What is added to its G-Power, in order.
    pub lines: Vec<Line>,
    /// Its Attribute in this battle, where it was chosen, said or changed by a card; else the toy's own holds.
    pub attribute: Option<Attribute>,
}

/// One line of a fighter's sum.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// What it is.
    pub kind: LineKind,
    /// How much.
    pub amount: i32,
}

/// One step of a sum, with the total so far.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SumLine {
    /// What it is, in words.
    pub what: String,
    /// How much it adds, in G; may be negative.
    pub amount: i32,
    /// The sum with it, in G.
    pub total: i32,
}

/// What a card has set for the rest of a battle.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct InForce {
    /// The card's name.
    pub card: String,
    /// Whose card it is.
    pub by: Seat,
    /// What it does.
    pub effect: Effect,
}

/// What a card lets somebody choose.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EffectChoice {
    /// The card's name.
    pub card: String,
    /// The fighter that it concerns; its player chooses.
    pub fighter: BakuganId,
    /// None: an Attribute is chosen. Else an unused Bakugan, and where the fighter goes.
    pub replaced: Option<Leaves>,
}

/// A tie roll.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tie {
    /// The fought gate.
    pub gate: Gate,
    /// The one that came, then the one that stood there.
    pub fighters: Vec<BakuganId>,
    /// Which try this is, from 1.
    pub round: u8,
    /// The Bakugan named so far.
    pub rolled: Vec<BakuganId>,
    /// The same with their roll numbers, and how each ended.
    pub throws: Vec<Throw>,
    /// A gate that somebody has to choose for one of them.
    pub to_choose: Option<TieChoice>,
    /// True once both stood within the camera's resolution and the table wants the referee's word.
    pub is_dead_heat: bool,
    /// What cards have set for the end of the battle.
    pub in_force: Vec<InForce>,
    /// The abilities played in the battle, with their players.
    pub played: Vec<(Seat, String)>,
}

/// One side's roll in a tie.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Throw {
    /// The roll's number.
    pub roll: u32,
    /// Which Bakugan.
    pub bakugan: BakuganId,
    /// How it ended, once that is known.
    pub end: Option<ThrowEnd>,
}

/// How a roll in a tie ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ThrowEnd {
    /// What was seen.
    pub fact: Fact,
    /// The gate on which it stands.
    pub stands: Option<Gate>,
    /// True when standing there counts for the tie.
    pub counts: bool,
}

/// A gate that somebody chooses for a roll in a tie.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TieChoice {
    /// The roll's number.
    pub roll: u32,
    /// Which Bakugan.
    pub bakugan: BakuganId,
    /// What was seen.
    pub fact: Fact,
    /// Who chooses.
    pub by: Seat,
    /// Among these.
    pub among: Vec<Gate>,
}

impl Tie {
    /// The fighters whose sides have not named a Bakugan yet.
    pub fn sides_to_name(&self) -> impl Iterator<Item = BakuganId> {
        self.fighters
            .iter()
            .copied()
            .filter(|fighter| !self.rolled.iter().any(|r| r.seat == fighter.seat))
    }
}
