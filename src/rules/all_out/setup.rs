//! What is agreed before the first turn: written down raw, then checked.

use std::fmt;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::house::{HouseRule, HouseRules};
use crate::rules::bratz::{self, Pack, PackProblem};
use crate::rules::tongue::tell;
use crate::rules::{Format, Seat, TableRule as _};

/// How many cards each player is dealt.
pub const CARDS_EACH: u32 = 7;
/// The fewest cards of a set that is laid down.
pub const SMALLEST_SET: u8 = 3;
/// The most cards of a set; so many in front of a player win.
pub const LARGEST_SET: u8 = 10;
/// The fewest players.
pub const FEWEST_PLAYERS: usize = 2;
/// The most players. A house limit: the sheet names none.
pub const MOST_PLAYERS: usize = 6;

/// A set-up as a form or a file holds it, not yet checked.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetupForm {
    /// The players' names, in seat order.
    pub players: Vec<String>,
    /// Who begins the first game: the youngest.
    pub first: Seat,
    /// The names of the icons.
    #[serde(default = "bratz::usual_icons")]
    pub icons: Vec<String>,
    /// How many cards the whole pack has, if somebody counted them; without it the draw pile's size is unknown.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deck_size: Option<u32>,
    /// How many games make the match.
    #[serde(default, skip_serializing_if = "Format::is_single")]
    pub format: Format,
    /// The house rules.
    #[serde(default)]
    pub house: HouseRules,
}

/// One thing that is wrong with a set-up.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SetupProblem {
    /// Too many or too few players.
    Players(usize),
    /// The players, the icons, the pack or the format.
    Pack(PackProblem),
    /// A value that belongs to another rule.
    House(HouseRule),
}

impl fmt::Display for SetupProblem {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&match self {
            Self::Players(count) => tell!("all-out-problem-players", count = *count),
            Self::Pack(problem) => problem.to_string(),
            Self::House(rule) => rule.no_such_value(),
        })
    }
}

impl std::error::Error for SetupProblem {}

/// A set-up that was refused, with every reason at once.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("{}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
pub struct SetupRefused(pub Vec<SetupProblem>);

/// A set-up that has been checked.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "SetupForm", into = "SetupForm")]
pub struct Setup(SetupForm);

impl Setup {
    /// Checks a form.
    ///
    /// # Errors
    /// Everything that is wrong with it, at once.
    pub fn check(form: SetupForm) -> Result<Self, SetupRefused> {
        let players = form.players.len();
        let mut problems = Vec::new();
        if !(FEWEST_PLAYERS..=MOST_PLAYERS).contains(&players) {
            problems.push(SetupProblem::Players(players));
        }
        let pack = Pack {
            players: &form.players,
            first: form.first,
            icons: &form.icons,
            least_icons: 1,
            deck_size: form.deck_size,
            least_cards: dealt(players),
            format: form.format,
        };
        problems.extend(pack.problems().into_iter().map(SetupProblem::Pack));
        problems.extend(form.house.misfits().into_iter().map(SetupProblem::House));
        if problems.is_empty() {
            Ok(Self(form))
        } else {
            Err(SetupRefused(problems))
        }
    }

    /// A single game of these players with the usual icons; the first named goes first. Names that cannot be shown, or
    /// stand twice, become "Player 1" and so on; there are at least two players and at most six.
    pub fn quick(names: &[&str]) -> Self {
        Self(SetupForm {
            players: bratz::quick_names(names, FEWEST_PLAYERS, MOST_PLAYERS),
            first: Seat::FIRST,
            icons: bratz::usual_icons(),
            deck_size: None,
            format: Format::Single,
            house: HouseRules::defaults(),
        })
    }

    /// What was written down.
    pub fn form(&self) -> &SetupForm {
        &self.0
    }
}

/// How many cards are dealt to so many players.
pub(super) fn dealt(players: usize) -> u32 {
    u32::try_from(players)
        .unwrap_or(u32::MAX)
        .saturating_mul(CARDS_EACH)
}

impl TryFrom<SetupForm> for Setup {
    type Error = SetupRefused;

    fn try_from(form: SetupForm) -> Result<Self, SetupRefused> {
        Self::check(form)
    }
}

impl From<Setup> for SetupForm {
    fn from(setup: Setup) -> Self {
        setup.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_up_is_refused_with_every_reason_at_once() {
        let mut form = SetupForm::from(Setup::quick(&["Mia", "Ben"]));
        form.first = Seat(7);
        form.players[1] = " ".to_owned();
        form.icons.push("Heart".to_owned());
        form.deck_size = Some(13);
        form.format = Format::BestOf(4);
        let Err(refused) = Setup::check(form) else {
            panic!("it was accepted");
        };
        assert_eq!(refused.0.len(), 5, "{refused}");
    }

    #[test]
    fn two_to_six_play() {
        for (players, fits) in [(1, false), (2, true), (6, true), (7, false)] {
            let mut form = SetupForm::from(Setup::quick(&[]));
            form.players = (0..players).map(|at| format!("Player {at}")).collect();
            assert_eq!(Setup::check(form).is_ok(), fits, "{players}");
        }
    }

    #[test]
    fn what_a_file_leaves_out_is_as_usual() {
        let setup: Setup = ron::from_str(r#"(players:["Mia","Ben"],first:0)"#).expect("it reads");
        assert_eq!(setup, Setup::quick(&["Mia", "Ben"]));
        let written = ron::to_string(&setup).expect("it writes");
        assert_eq!(ron::from_str::<Setup>(&written), Ok(setup));
    }
}
