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
    value(
        Answer::NotAllowed,
        "not_allowed",
        "not allowed: add the cards one by one",
        "\"Important Things to Remember\" wants a different icon for each set of one player.",
    ),
    value(
        Answer::Merge,
        "merge",
        "they join the set that lies there",
        "Three cards at once empty the hand faster, and there is still only one set of that icon.",
    ),
];
const BOTH_WIN: &[Value<Answer>] = &[
    value(
        Answer::TurnPlayer,
        "turn_player",
        "the player whose turn it is, then the next round the table",
        "Whoever made the play has earned it, and nobody has to listen who was louder.",
    ),
    value(
        Answer::FirstToShout,
        "first_to_shout",
        "whoever shouts first",
        "\"WINNING\" makes both of them shout, so the shout can decide.",
    ),
    value(
        Answer::Shared,
        "shared",
        "they share the win",
        "\"WINNING\" gives both of them the game.",
    ),
];
const MUST_PLAY: &[Value<Answer>] = &[
    value(
        Answer::Honour,
        "honour",
        "by word of honour; others may challenge",
        "\"What to do when it's your turn\" makes it a duty, but nobody sees another's hand.",
    ),
    value(
        Answer::Off,
        "off",
        "no such duty",
        "Small children do not always see what they could play.",
    ),
];
const BROKEN_SET: &[Value<Answer>] = &[
    value(
        Answer::Stays,
        "stays",
        "it stays, may grow again and wins only with ten",
        "\"Important Things to Remember\" says how big a set is when it is laid, not what an event may leave of it.",
    ),
    value(
        Answer::DiscardPile,
        "discard_pile",
        "what is left goes to the discard pile",
        "\"Important Things to Remember\" calls nothing below three a set.",
    ),
];
const BOTH_PILES_EMPTY: &[Value<Answer>] = &[
    value(
        Answer::FewestCards,
        "fewest_cards",
        "pass; once all have passed in a row, the fewest cards win",
        "\"ALL OUT!!! Game Rules\" is about getting rid of cards; the nearest to it wins.",
    ),
    value(
        Answer::Draw,
        "draw",
        "pass; once all have passed in a row, nobody wins",
        "Nobody has done what \"WINNING\" asks for.",
    ),
];
const FORGOT_SHOUT: &[Value<Answer>] = &[
    value(
        Answer::NoPenalty,
        "no_penalty",
        "no penalty",
        "\"WINNING\" tells the winner to shout and names no penalty.",
    ),
    value(
        Answer::DrawTwo,
        "draw_two",
        "two cards from the draw pile, and the game goes on",
        "The shout of \"WINNING\" means something then, and everybody keeps watching.",
    ),
];

impl TableRule for HouseRule {
    type Answer = Answer;

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
            Self::SecondSet => row(
                "second_set",
                "may a player lay a second set of an icon?",
                SECOND_SET,
            ),
            Self::BothWin => asked(row(
                "both_win",
                "one play lets two players win: who wins?",
                BOTH_WIN,
            )),
            Self::MustPlay => row(
                "must_play",
                "who sees to it that a player plays from the hand if that is possible?",
                MUST_PLAY,
            ),
            Self::BrokenSet => asked(row(
                "broken_set",
                "an event leaves fewer than three cards of a set: what becomes of them?",
                BROKEN_SET,
            )),
            Self::BothPilesEmpty => row(
                "both_piles_empty",
                "nothing can be played and nothing is left to draw: what now?",
                BOTH_PILES_EMPTY,
            ),
            Self::ForgotShout => row(
                "forgot_shout",
                "a winner does not shout \"ALL OUT\": what then?",
                FORGOT_SHOUT,
            ),
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
