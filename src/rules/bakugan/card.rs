//! Gate and ability cards as a set-up, a card pack or a library holds them.
//!
//! Who brought which card is agreed before the first turn; which of them lies face down, or is still in a hand, is
//! nobody's business until it is shown.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::Bakugan;
use super::effect::{Effect, LARGEST_FACTOR};
use super::setup::{Attribute, LARGEST_NUMBER};
use crate::rules::Seat;
use crate::rules::text::is_name;
use crate::rules::tongue::tell;

/// The colour of a Gate card (collectors' pages; the sheet only says "one of each color").
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GateColour {
    /// Favours one kind of Bakugan.
    Gold,
    /// Plain numbers.
    Silver,
    /// Changes the rules of its battle.
    Copper,
}

impl GateColour {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Gold, Self::Silver, Self::Copper];

    /// The word that stands for it in files and scripts.
    pub fn name(self) -> &'static str {
        match self {
            Self::Gold => "gold",
            Self::Silver => "silver",
            Self::Copper => "copper",
        }
    }

    /// What it is called.
    pub fn words(self) -> String {
        tell!("bakugan-colour", colour = self.name())
    }
}

/// The colour of an ability card (collectors' pages).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AbilityColour {
    /// Red.
    Red,
    /// Blue.
    Blue,
    /// Green.
    Green,
}

impl AbilityColour {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Red, Self::Blue, Self::Green];

    /// The word that stands for it in files and scripts.
    pub fn name(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::Blue => "blue",
            Self::Green => "green",
        }
    }

    /// What it is called.
    pub fn words(self) -> String {
        tell!("bakugan-colour", colour = self.name())
    }
}

/// The moment at which an ability card says that it is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Moment {
    /// In a battle, before its gate is turned over.
    BeforeFlip,
    /// In a battle, after its gate was turned over.
    InBattle,
    /// Right after a battle, until the next roll.
    AfterBattle,
    /// Outside a battle.
    OutsideBattle,
}

/// A Gate card.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GateCard {
    /// Its name.
    pub name: String,
    /// Its colour, if it is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub colour: Option<GateColour>,
    /// What it adds to a fighter of each Attribute, in G; what is not known is left out.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub numbers: BTreeMap<Attribute, i32>,
    /// What it does, in the order in which it is done.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub effects: Vec<Effect>,
}

impl GateCard {
    /// A card of which only the name is known.
    pub fn named(name: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            colour: None,
            numbers: BTreeMap::new(),
            effects: Vec::new(),
        }
    }

    /// Everything that is wrong with it.
    pub fn problems(&self) -> Vec<CardProblem> {
        let mut problems = Vec::new();
        if !is_name(&self.name) {
            problems.push(CardProblem::Name);
        }
        let clear = self.numbers.keys().any(|of| *of == Attribute::Clear);
        if clear {
            problems.push(CardProblem::NumberForClear);
        }
        for number in self.numbers.values() {
            if !(-LARGEST_NUMBER..=LARGEST_NUMBER).contains(number) {
                problems.push(CardProblem::Number(*number));
            }
        }
        problems.extend(self.effects.iter().filter_map(Effect::problem));
        problems
    }
}

/// An ability card.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AbilityCard {
    /// Its name.
    pub name: String,
    /// Its colour, if it is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub colour: Option<AbilityColour>,
    /// When it says that it is played; none when that is not known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub played: Option<Moment>,
    /// What it does, in the order in which it is done.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub effects: Vec<Effect>,
}

impl AbilityCard {
    /// A card of which only the name is known.
    pub fn named(name: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            colour: None,
            played: None,
            effects: Vec::new(),
        }
    }

    /// Everything that is wrong with it.
    pub fn problems(&self) -> Vec<CardProblem> {
        let name = (!is_name(&self.name)).then_some(CardProblem::Name);
        let effects = self.effects.iter().filter_map(Effect::problem);
        name.into_iter().chain(effects).collect()
    }
}

/// One thing that is wrong with a card.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum CardProblem {
    /// A name that fits nowhere.
    #[error("{}", tell!("bakugan-no-card-name"))]
    Name,
    /// A number that no card shows.
    #[error("{}", tell!("bakugan-card-number", number = *.0, most = LARGEST_NUMBER))]
    Number(i32),
    /// A gate has no number for clear.
    #[error("{}", tell!("bakugan-card-clear"))]
    NumberForClear,
    /// A factor that no card shows.
    #[error("{}", tell!("bakugan-card-times", times = *.0, most = LARGEST_FACTOR))]
    Times(u8),
    /// A kind of Bakugan that cannot be read.
    #[error("{}", tell!("bakugan-card-kind"))]
    Kind,
    /// A fighter takes the opponent's Attribute only by being clear.
    #[error("{}", tell!("bakugan-card-to-clear"))]
    ToClear,
}

/// True when two names mean the same card.
pub(super) fn is_same(one: &str, other: &str) -> bool {
    one.trim().to_lowercase() == other.trim().to_lowercase()
}

/// The cards that one player brought.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct Brought {
    /// Gate cards.
    pub(super) gates: Vec<GateCard>,
    /// Ability cards.
    pub(super) abilities: Vec<AbilityCard>,
}

impl Brought {
    /// The Gate card of this name.
    pub(super) fn gate(&self, name: &str) -> Option<&GateCard> {
        self.gates.iter().find(|card| is_same(&card.name, name))
    }

    /// The ability card of this name.
    pub(super) fn ability(&self, name: &str) -> Option<&AbilityCard> {
        self.abilities.iter().find(|card| is_same(&card.name, name))
    }
}

impl Bakugan {
    /// The Gate cards that everybody has seen and that have not gone back to a hand since: who laid them, and what is
    /// known of them.
    pub fn shown_gates(&self) -> Vec<(Seat, GateCard)> {
        let players = self.players.iter();
        players
            .flat_map(|(seat, player)| {
                let brought = self.brought.get(seat.index());
                player.gates_shown.iter().map(move |name| {
                    let card = brought.and_then(|brought| brought.gate(name));
                    let card = card.cloned().unwrap_or_else(|| GateCard::named(name));
                    (seat, card)
                })
            })
            .collect()
    }

    /// The ability cards that were played and have not gone back to a hand since: who played them, and what is known of
    /// them.
    pub fn played_abilities(&self) -> Vec<(Seat, AbilityCard)> {
        let players = self.players.iter();
        players
            .flat_map(|(seat, player)| {
                let brought = self.brought.get(seat.index());
                let names = player.abilities_used.iter().chain(&player.abilities_out);
                names.map(move |name| {
                    let card = brought.and_then(|brought| brought.ability(name));
                    let card = card.cloned().unwrap_or_else(|| AbilityCard::named(name));
                    (seat, card)
                })
            })
            .collect()
    }
}
