//! The house rules of All Out: what the sheet leaves to the table.

use serde::{Deserialize, Serialize};

use crate::rules::house::{self, Row, TableRule, TableRules, Value, asked, row, value};

/// One rule that a table chooses for itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HouseRule {
    /// A second set of an icon that the player has a set of.
    SecondSet,
    /// One play lets two players win.
    BothWin,
    /// The duty to play from the hand.
    MustPlay,
    /// A set cut below three by an event.
    BrokenSet,
    /// Nothing is left to draw.
    BothPilesEmpty,
    /// A winner did not shout.
    ForgotShout,
}

/// A value of a house rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// Not allowed.
    NotAllowed,
    /// The cards join the set that is there.
    Merge,
    /// The player whose turn it is.
    TurnPlayer,
    /// Whoever shouts first.
    FirstToShout,
    /// They share the win.
    Shared,
    /// By word of honour; others may challenge.
    Honour,
    /// There is no such duty.
    Off,
    /// It stays and may grow again.
    Stays,
    /// It goes to the discard pile.
    DiscardPile,
    /// Pass; once all have passed in a row the fewest cards win.
    FewestCards,
    /// Pass; once all have passed in a row nobody wins.
    Draw,
    /// No penalty.
    NoPenalty,
    /// Two cards from the draw pile, and the game goes on.
    DrawTwo,
}

/// What a rule set says of a rule.
pub type Setting = house::Setting<Answer>;

/// The house rules of one match.
pub type HouseRules = TableRules<HouseRule>;

const SECOND_SET: &[Value<Answer>] = &[
    value(Answer::NotAllowed, "not_allowed"),
    value(Answer::Merge, "merge"),
];
const BOTH_WIN: &[Value<Answer>] = &[
    value(Answer::TurnPlayer, "turn_player"),
    value(Answer::FirstToShout, "first_to_shout"),
    value(Answer::Shared, "shared"),
];
const MUST_PLAY: &[Value<Answer>] = &[value(Answer::Honour, "honour"), value(Answer::Off, "off")];
const BROKEN_SET: &[Value<Answer>] = &[
    value(Answer::Stays, "stays"),
    value(Answer::DiscardPile, "discard_pile"),
];
const BOTH_PILES_EMPTY: &[Value<Answer>] = &[
    value(Answer::FewestCards, "fewest_cards"),
    value(Answer::Draw, "draw"),
];
const FORGOT_SHOUT: &[Value<Answer>] = &[
    value(Answer::NoPenalty, "no_penalty"),
    value(Answer::DrawTwo, "draw_two"),
];

impl TableRule for HouseRule {
    type Answer = Answer;

    const GAME: &'static str = "all-out";

    const ALL: &'static [Self] = &[
        Self::SecondSet,
        Self::BothWin,
        Self::MustPlay,
        Self::BrokenSet,
        Self::BothPilesEmpty,
        Self::ForgotShout,
    ];

    fn row(self) -> Row<Answer> {
        match self {
            Self::SecondSet => row("second_set", SECOND_SET),
            Self::BothWin => asked(row("both_win", BOTH_WIN)),
            Self::MustPlay => row("must_play", MUST_PLAY),
            Self::BrokenSet => asked(row("broken_set", BROKEN_SET)),
            Self::BothPilesEmpty => row("both_piles_empty", BOTH_PILES_EMPTY),
            Self::ForgotShout => row("forgot_shout", FORGOT_SHOUT),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_and_value_is_named_as_it_is_kept() {
        house::check_rows::<HouseRule>();
    }

    #[test]
    fn as_printed_asks_about_two_winners_and_broken_sets() {
        let house = HouseRules::as_printed();
        let asked: Vec<&str> = HouseRule::ALL
            .iter()
            .filter(|rule| house.setting(**rule) == Setting::Ask)
            .map(|rule| rule.id())
            .collect();
        assert_eq!(asked, ["both_win", "broken_set"]);
    }
}
