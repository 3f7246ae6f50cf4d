//! The house rules of Bakugan: what the sheet leaves to the table.

use serde::{Deserialize, Serialize};

use crate::rules::house::{self, Row, TableRule, TableRules, Value, asked, later, row, value};

/// One rule that a table chooses for itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HouseRule {
    /// The ball stops closed on a gate.
    ClosedOnGate,
    /// It opens on a gate, then leaves it.
    OpenedThenSlidOff,
    /// It opens beside the gates, then ends on one.
    OpenedBeforeGate,
    /// It lies open across gates.
    Straddle,
    /// Where a missed Bakugan goes.
    MissGoesTo,
    /// Rolled from nearer than two card lengths, dropped or bounced.
    CloseRoll,
    /// Who plays abilities when.
    AbilityOrder,
    /// Abilities before the gate is turned over.
    BeforeFlip,
    /// Which gate counts in a tie roll.
    TieGate,
    /// Where the Bakugan of a tie roll go.
    TieRollers,
    /// Nobody stands in the tie roll.
    TieNobody,
    /// One side has nothing unused for the tie roll.
    TieOneSided,
    /// Both stand too close together in time to tell.
    DeadHeat,
    /// A standing Bakugan is knocked.
    Knocked,
    /// Three and more players: nothing unused.
    MultiReturn,
    /// Three and more players: may the special move be declined.
    MultiPass,
    /// Nothing unused, used or standing to move.
    NothingToRoll,
}

/// A value of a house rule. Several rules share words; [`Row::options`] says which belong to which.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// A closed ball is not open.
    NotOpen,
    /// It stands.
    Stands,
    /// It counts and is put back.
    CountsPutBack,
    /// It is a miss.
    Miss,
    /// The gate under its base; about equal: the opponent of the roller chooses.
    GateUnderBase,
    /// The roll is made again.
    RollAgain,
    /// To the used pile.
    UsedPile,
    /// It stays unused.
    StaysUnused,
    /// Roll again; after three rounds whoever stood first on the gate.
    RollAgainThenFirst,
    /// The gate leaves the game.
    GateOut,
    /// The used ones return first.
    ReturnFirst,
    /// The other side wins.
    OtherSideWins,
    /// Pass.
    Pass,
    /// The table votes.
    Vote,
    /// A hint; the referee decides.
    Advisory,
    /// Rolled again once, then a miss.
    RollAgainThenMiss,
    /// The player whose turn it is plays all, then the other.
    TurnPlayerFirst,
    /// In turns until two passes in a row.
    Alternate,
    /// A stop that can be skipped.
    Stop,
    /// No such stop.
    NoStop,
    /// Any gate.
    AnyGate,
    /// Only the fought gate.
    FoughtGate,
    /// They stay where they opened.
    StayStanding,
    /// The referee decides.
    RefereeDecides,
    /// Whoever stood first on the gate.
    FirstOnGate,
    /// It is put back as it stood.
    PutBack,
    /// It counts as it lies.
    AsItLies,
    /// The special move at once.
    MoveAtOnce,
    /// Allowed.
    Allowed,
    /// Not allowed.
    NotAllowed,
}

/// What a rule set says of a rule.
pub type Setting = house::Setting<Answer>;

/// The house rules of one match.
pub type HouseRules = TableRules<HouseRule>;

const CLOSED_ON_GATE: &[Value<Answer>] = &[
    value(Answer::NotOpen, "not_open"),
    value(Answer::Stands, "stands"),
];
const OPENED_THEN_SLID_OFF: &[Value<Answer>] = &[
    value(Answer::CountsPutBack, "counts_put_back"),
    value(Answer::Miss, "miss"),
];
const OPENED_BEFORE_GATE: &[Value<Answer>] =
    &[value(Answer::Miss, "miss"), value(Answer::Stands, "stands")];
const STRADDLE: &[Value<Answer>] = &[
    value(Answer::GateUnderBase, "gate_under_base"),
    value(Answer::RollAgain, "roll_again"),
];
const MISS_GOES_TO: &[Value<Answer>] = &[
    value(Answer::UsedPile, "used_pile"),
    value(Answer::StaysUnused, "stays_unused"),
];
const CLOSE_ROLL: &[Value<Answer>] = &[
    value(Answer::Advisory, "advisory"),
    value(Answer::RollAgainThenMiss, "roll_again_then_miss"),
];
const ABILITY_ORDER: &[Value<Answer>] = &[
    value(Answer::TurnPlayerFirst, "turn_player_first"),
    value(Answer::Alternate, "alternate"),
];
const BEFORE_FLIP: &[Value<Answer>] = &[
    value(Answer::Stop, "stop"),
    value(Answer::NoStop, "no_stop"),
];
const TIE_GATE: &[Value<Answer>] = &[
    value(Answer::AnyGate, "any_gate"),
    value(Answer::FoughtGate, "fought_gate"),
];
const TIE_ROLLERS: &[Value<Answer>] = &[
    value(Answer::UsedPile, "used_pile"),
    value(Answer::StayStanding, "stay_standing"),
];
const TIE_NOBODY: &[Value<Answer>] = &[
    value(Answer::RollAgainThenFirst, "roll_again_then_first"),
    value(Answer::GateOut, "gate_out"),
];
const TIE_ONE_SIDED: &[Value<Answer>] = &[
    value(Answer::ReturnFirst, "return_first"),
    value(Answer::OtherSideWins, "other_side_wins"),
];
const DEAD_HEAT: &[Value<Answer>] = &[
    value(Answer::RollAgain, "roll_again"),
    value(Answer::RefereeDecides, "referee_decides"),
    value(Answer::FirstOnGate, "first_on_gate"),
];
const KNOCKED: &[Value<Answer>] = &[
    value(Answer::PutBack, "put_back"),
    value(Answer::AsItLies, "as_it_lies"),
];
const MULTI_RETURN: &[Value<Answer>] = &[
    value(Answer::ReturnFirst, "return_first"),
    value(Answer::MoveAtOnce, "move_at_once"),
];
const MULTI_PASS: &[Value<Answer>] = &[
    value(Answer::Allowed, "allowed"),
    value(Answer::NotAllowed, "not_allowed"),
];
const NOTHING_TO_ROLL: &[Value<Answer>] =
    &[value(Answer::Pass, "pass"), value(Answer::Vote, "vote")];

impl TableRule for HouseRule {
    type Answer = Answer;

    const GAME: &'static str = "bakugan";

    const ALL: &'static [Self] = &[
        Self::ClosedOnGate,
        Self::OpenedThenSlidOff,
        Self::OpenedBeforeGate,
        Self::Straddle,
        Self::MissGoesTo,
        Self::CloseRoll,
        Self::AbilityOrder,
        Self::BeforeFlip,
        Self::TieGate,
        Self::TieRollers,
        Self::TieNobody,
        Self::TieOneSided,
        Self::DeadHeat,
        Self::Knocked,
        Self::MultiReturn,
        Self::MultiPass,
        Self::NothingToRoll,
    ];

    fn row(self) -> Row<Answer> {
        match self {
            Self::ClosedOnGate => {
                later(asked(row("closed_on_gate", CLOSED_ON_GATE)), Answer::Stands)
            }
            Self::OpenedThenSlidOff => asked(row("opened_then_slid_off", OPENED_THEN_SLID_OFF)),
            Self::OpenedBeforeGate => asked(row("opened_before_gate", OPENED_BEFORE_GATE)),
            Self::Straddle => asked(row("straddle", STRADDLE)),
            Self::MissGoesTo => asked(row("miss_goes_to", MISS_GOES_TO)),
            Self::CloseRoll => row("close_roll", CLOSE_ROLL),
            Self::AbilityOrder => later(row("ability_order", ABILITY_ORDER), Answer::Alternate),
            Self::BeforeFlip => row("before_flip", BEFORE_FLIP),
            Self::TieGate => row("tie_gate", TIE_GATE),
            Self::TieRollers => row("tie_rollers", TIE_ROLLERS),
            Self::TieNobody => row("tie_nobody", TIE_NOBODY),
            Self::TieOneSided => row("tie_one_sided", TIE_ONE_SIDED),
            Self::DeadHeat => later(row("dead_heat", DEAD_HEAT), Answer::FirstOnGate),
            Self::Knocked => asked(row("knocked", KNOCKED)),
            Self::MultiReturn => row("multi_return", MULTI_RETURN),
            Self::MultiPass => row("multi_pass", MULTI_PASS),
            Self::NothingToRoll => row("nothing_to_roll", NOTHING_TO_ROLL),
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
    fn a_rule_takes_only_its_own_values() {
        let mut house = HouseRules::defaults();
        assert!(!house.set(HouseRule::ClosedOnGate, Setting::Is(Answer::Vote)));
        assert_eq!(
            house.setting(HouseRule::ClosedOnGate),
            Setting::Is(Answer::NotOpen)
        );
        assert!(house.set(HouseRule::ClosedOnGate, Setting::Is(Answer::Stands)));
        assert_eq!(
            house.setting(HouseRule::ClosedOnGate),
            Setting::Is(Answer::Stands)
        );
        assert!(house.misfits().is_empty());
    }

    #[test]
    fn as_printed_asks_what_a_table_meets_and_nothing_about_ties() {
        let house = HouseRules::as_printed();
        let asked: Vec<&str> = HouseRule::ALL
            .iter()
            .filter(|rule| house.setting(**rule) == Setting::Ask)
            .map(|rule| rule.id())
            .collect();
        assert_eq!(
            asked,
            [
                "closed_on_gate",
                "opened_then_slid_off",
                "opened_before_gate",
                "straddle",
                "miss_goes_to",
                "knocked"
            ]
        );
    }

    #[test]
    fn the_later_series_set_what_they_decide_and_ask_the_rest() {
        let house = HouseRules::later_series();
        assert_eq!(
            house.setting(HouseRule::ClosedOnGate),
            Setting::Is(Answer::Stands)
        );
        assert_eq!(
            house.setting(HouseRule::DeadHeat),
            Setting::Is(Answer::FirstOnGate)
        );
        assert_eq!(
            house.setting(HouseRule::AbilityOrder),
            Setting::Is(Answer::Alternate)
        );
        assert_eq!(house.setting(HouseRule::Straddle), Setting::Ask);
    }
}
