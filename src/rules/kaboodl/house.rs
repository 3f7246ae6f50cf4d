//! The house rules of Kaboodl: what the sheet leaves to the table.

use serde::{Deserialize, Serialize};

use crate::rules::house::{self, Row, TableRule, TableRules, Value, asked, row, value};

/// One rule that a table chooses for itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HouseRule {
    /// What four cards with the same dots are worth.
    FourDots,
    /// Whether one card counts in several sets.
    SharedSets,
    /// K'bosh after one's own Toss-Out.
    TossOutKbosh,
    /// When a round is over.
    RoundEnd,
    /// Nothing is left to draw.
    BothPilesEmpty,
    /// Equal scores in a round.
    RoundTie,
    /// Equal totals at the end.
    MatchTie,
    /// Who deals the next round.
    NextDealer,
}

/// A value of a house rule. Several rules share words; [`Row::options`] says which belong to which.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// Ten points.
    Ten,
    /// Ten for the four, and five for the three among them.
    TenPlusFive,
    /// Yes.
    Yes,
    /// No.
    No,
    /// Not until the player's next turn.
    NotUntilNextTurn,
    /// Allowed.
    Allowed,
    /// The turn is finished first.
    FinishTurn,
    /// At once.
    AtOnce,
    /// Play on with what is in the hand.
    PlayOn,
    /// The round ends.
    RoundEnds,
    /// The win is shared.
    SharedWin,
    /// One more round.
    OneMoreRound,
    /// The deal passes to the left.
    PassesLeft,
    /// The winner deals.
    Winner,
    /// The same player deals again.
    Same,
}

/// What a rule set says of a rule.
pub type Setting = house::Setting<Answer>;

/// The house rules of one match.
pub type HouseRules = TableRules<HouseRule>;

const FOUR_DOTS: &[Value<Answer>] = &[
    value(Answer::Ten, "ten"),
    value(Answer::TenPlusFive, "ten_plus_five"),
];
const SHARED_SETS: &[Value<Answer>] = &[value(Answer::Yes, "yes"), value(Answer::No, "no")];
const TOSS_OUT_KBOSH: &[Value<Answer>] = &[
    value(Answer::NotUntilNextTurn, "not_until_next_turn"),
    value(Answer::Allowed, "allowed"),
];
const ROUND_END: &[Value<Answer>] = &[
    value(Answer::FinishTurn, "finish_turn"),
    value(Answer::AtOnce, "at_once"),
];
const BOTH_PILES_EMPTY: &[Value<Answer>] = &[
    value(Answer::PlayOn, "play_on"),
    value(Answer::RoundEnds, "round_ends"),
];
const ROUND_TIE: &[Value<Answer>] = &[
    value(Answer::SharedWin, "shared_win"),
    value(Answer::OneMoreRound, "one_more_round"),
];
const MATCH_TIE: &[Value<Answer>] = &[
    value(Answer::OneMoreRound, "one_more_round"),
    value(Answer::SharedWin, "shared_win"),
];
const NEXT_DEALER: &[Value<Answer>] = &[
    value(Answer::PassesLeft, "passes_left"),
    value(Answer::Winner, "winner"),
    value(Answer::Same, "same"),
];

impl TableRule for HouseRule {
    type Answer = Answer;

    const GAME: &'static str = "kaboodl";

    const ALL: &'static [Self] = &[
        Self::FourDots,
        Self::SharedSets,
        Self::TossOutKbosh,
        Self::RoundEnd,
        Self::BothPilesEmpty,
        Self::RoundTie,
        Self::MatchTie,
        Self::NextDealer,
    ];

    fn row(self) -> Row<Answer> {
        match self {
            Self::FourDots => asked(row("four_dots", FOUR_DOTS)),
            Self::SharedSets => row("shared_sets", SHARED_SETS),
            Self::TossOutKbosh => row("toss_out_kbosh", TOSS_OUT_KBOSH),
            Self::RoundEnd => asked(row("round_end", ROUND_END)),
            Self::BothPilesEmpty => row("both_piles_empty", BOTH_PILES_EMPTY),
            Self::RoundTie => row("round_tie", ROUND_TIE),
            Self::MatchTie => row("match_tie", MATCH_TIE),
            Self::NextDealer => row("next_dealer", NEXT_DEALER),
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
    fn as_printed_asks_about_four_dots_and_the_end_of_the_round() {
        let house = HouseRules::as_printed();
        let asked: Vec<&str> = HouseRule::ALL
            .iter()
            .filter(|rule| house.setting(**rule) == Setting::Ask)
            .map(|rule| rule.id())
            .collect();
        assert_eq!(asked, ["four_dots", "round_end"]);
    }
}
