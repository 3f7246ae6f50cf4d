//! The house rules of Got Five: what the sheet leaves to the table.

use serde::{Deserialize, Serialize};

use crate::rules::house::{self, Row, TableRule, TableRules, Value, row, value};

/// One rule that a table chooses for itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HouseRule {
    /// Whether the starter is one of the five.
    StarterCounts,
    /// What becomes of Event cards.
    Events,
    /// The draw pile is empty.
    EmptyPile,
}

/// A value of a house rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// Yes.
    Yes,
    /// No.
    No,
    /// They stay in the pack and are thrown away when they are drawn.
    ThrownAway,
    /// They are sorted out before the game.
    SortedOut,
    /// The throw-away pile makes a new draw pile.
    Reshuffle,
    /// The game ends and the most cards win.
    MostCards,
}

/// What a rule set says of a rule.
pub type Setting = house::Setting<Answer>;

/// The house rules of one match.
pub type HouseRules = TableRules<HouseRule>;

const STARTER_COUNTS: &[Value<Answer>] = &[value(Answer::Yes, "yes"), value(Answer::No, "no")];
const EVENTS: &[Value<Answer>] = &[
    value(Answer::ThrownAway, "thrown_away"),
    value(Answer::SortedOut, "sorted_out"),
];
const EMPTY_PILE: &[Value<Answer>] = &[
    value(Answer::Reshuffle, "reshuffle"),
    value(Answer::MostCards, "most_cards"),
];

impl TableRule for HouseRule {
    type Answer = Answer;

    const GAME: &'static str = "got-five";

    const ALL: &'static [Self] = &[Self::StarterCounts, Self::Events, Self::EmptyPile];

    fn row(self) -> Row<Answer> {
        match self {
            Self::StarterCounts => row("starter_counts", STARTER_COUNTS),
            Self::Events => row("events", EVENTS),
            Self::EmptyPile => row("empty_pile", EMPTY_PILE),
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
    fn as_printed_asks_nothing() {
        assert_eq!(HouseRules::as_printed(), HouseRules::defaults());
    }
}
