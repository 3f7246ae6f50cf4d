//! What a ruling rests on: the sheet, the usual reading of its silence, a house rule, or the referee's word.

use std::fmt;
use std::hash::Hash;

use serde::{Deserialize, Serialize};

use super::house::TableRule;
use super::tongue::tell;

/// A part of a game's sheet.
pub trait Section: Copy + Eq + Hash + fmt::Debug {
    /// Its heading on the sheet.
    fn heading(self) -> String;
}

/// What a ruling rests on; `S` are the sheet's sections, `R` the game's house rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(bound(
    serialize = "S: Serialize, R: TableRule",
    deserialize = "S: Deserialize<'de>, R: TableRule"
))]
pub enum Basis<S, R: TableRule> {
    /// The sheet decides.
    Sheet(S),
    /// The sheet is silent; this is how it is read.
    Inferred,
    /// A house rule with its value.
    House(R, R::Answer),
    /// The referee's word.
    Referee,
}

impl<S: Section, R: TableRule> Basis<S, R> {
    /// The same, without the game's own types.
    pub fn ground(self) -> Ground {
        Ground {
            kind: match self {
                Self::Sheet(_) => GroundKind::Sheet,
                Self::Inferred => GroundKind::Inferred,
                Self::House(..) => GroundKind::House,
                Self::Referee => GroundKind::Referee,
            },
            words: self.to_string(),
        }
    }
}

impl<S: Section, R: TableRule> fmt::Display for Basis<S, R> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&match self {
            Self::Sheet(section) => tell!("basis-sheet", section = section.heading()),
            Self::Inferred => tell!("basis-inferred"),
            Self::House(rule, answer) => rule.told(*answer),
            Self::Referee => tell!("basis-referee"),
        })
    }
}

/// What a ruling rests on, as it is shown.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Ground {
    /// Which of the four.
    pub kind: GroundKind,
    /// The same in words, with the section or the rule and its value.
    pub words: String,
}

/// The four things that a ruling can rest on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum GroundKind {
    /// The sheet decides.
    Sheet,
    /// The sheet is silent; this is how it is read.
    Inferred,
    /// A house rule.
    House,
    /// The referee's word.
    Referee,
}
