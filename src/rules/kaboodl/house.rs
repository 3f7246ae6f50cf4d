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
    value(
        Answer::Ten,
        "ten",
        "10 points",
        "\"Scoring\" gives four with the same dots a prize of its own, larger than that for three.",
    ),
    value(
        Answer::TenPlusFive,
        "ten_plus_five",
        "10 points, plus 5 for the three among them",
        "Three of the four are three of a kind as well, and \"Scoring\" does not say that they stop being so.",
    ),
];
const SHARED_SETS: &[Value<Answer>] = &[
    value(
        Answer::Yes,
        "yes",
        "yes",
        "\"Scoring\" gives points for each three of a kind; a card shows three things at once.",
    ),
    value(
        Answer::No,
        "no",
        "no, each card in one set only; the best way counts",
        "Sets laid side by side on the table are easy to count.",
    ),
];
const TOSS_OUT_KBOSH: &[Value<Answer>] = &[
    value(
        Answer::NotUntilNextTurn,
        "not_until_next_turn",
        "not until your next turn",
        "\"The Toss-Out\" lets you play no card before your next turn.",
    ),
    value(
        Answer::Allowed,
        "allowed",
        "allowed",
        "\"Command Cards\" let a robbed player answer at any time.",
    ),
];
const ROUND_END: &[Value<Answer>] = &[
    value(
        Answer::FinishTurn,
        "finish_turn",
        "that turn is finished first: K'baam, K'bosh, discard",
        "\"The Play\" lets every turn end with a discard, and the last one is a turn like any other.",
    ),
    value(
        Answer::AtOnce,
        "at_once",
        "at once; an open K'baam may still be answered",
        "\"The Play\" ends the game when the Kaboodl is empty, and it is empty now.",
    ),
];
const BOTH_PILES_EMPTY: &[Value<Answer>] = &[
    value(
        Answer::PlayOn,
        "play_on",
        "play on with what you hold",
        "\"The Play\" ends the game only when the Kaboodl is empty; the next discards can be drawn again.",
    ),
    value(
        Answer::RoundEnds,
        "round_ends",
        "the round ends",
        "Short hands take nothing any more; counting is quicker.",
    ),
];
const ROUND_TIE: &[Value<Answer>] = &[
    value(
        Answer::SharedWin,
        "shared_win",
        "they share the win",
        "\"Winning\" names the highest score, and they both have it.",
    ),
    value(
        Answer::OneMoreRound,
        "one_more_round",
        "one more round",
        "There is one winner in the end; the points of both rounds count together.",
    ),
];
const MATCH_TIE: &[Value<Answer>] = &[
    value(
        Answer::OneMoreRound,
        "one_more_round",
        "one more round",
        "After so many rounds one more is soon played, and then somebody has won.",
    ),
    value(
        Answer::SharedWin,
        "shared_win",
        "they share the win",
        "\"Winning\" names the highest score, and they all have it.",
    ),
];
const NEXT_DEALER: &[Value<Answer>] = &[
    value(
        Answer::PassesLeft,
        "passes_left",
        "the next player to the left",
        "Everybody begins a round in turn, as in most card games.",
    ),
    value(
        Answer::Winner,
        "winner",
        "the winner of the round",
        "Whoever won does the work, and the player to the left begins.",
    ),
    value(
        Answer::Same,
        "same",
        "the same player again",
        "Good when only one at the table shuffles well.",
    ),
];

impl TableRule for HouseRule {
    type Answer = Answer;

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
            Self::FourDots => asked(row(
                "four_dots",
                "somebody has four Kaboodl cards with the same dots: what are they worth?",
                FOUR_DOTS,
            )),
            Self::SharedSets => row(
                "shared_sets",
                "may one Kaboodl card count in several sets?",
                SHARED_SETS,
            ),
            Self::TossOutKbosh => row(
                "toss_out_kbosh",
                "may you play K'bosh after your own Toss-Out?",
                TOSS_OUT_KBOSH,
            ),
            Self::RoundEnd => asked(row(
                "round_end",
                "the last Kaboodl card is taken: when is the round over?",
                ROUND_END,
            )),
            Self::BothPilesEmpty => row(
                "both_piles_empty",
                "both piles are empty and somebody should draw: what now?",
                BOTH_PILES_EMPTY,
            ),
            Self::RoundTie => row(
                "round_tie",
                "the best scores of a round are equal: who wins it?",
                ROUND_TIE,
            ),
            Self::MatchTie => row(
                "match_tie",
                "the best totals are equal at the end: who wins the match?",
                MATCH_TIE,
            ),
            Self::NextDealer => row("next_dealer", "who deals the next round?", NEXT_DEALER),
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
