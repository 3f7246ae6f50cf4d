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
    value(
        Answer::NotOpen,
        "not_open",
        "not open, a miss",
        "\"What happens after a player rolls\" speaks only of a Bakugan that opens; a ball that stays shut has done nothing.",
    ),
    value(
        Answer::Stands,
        "stands",
        "it stands",
        "Later series let a ball that stays on a gate stand; nobody quarrels with a stiff spring then.",
    ),
];
const OPENED_THEN_SLID_OFF: &[Value<Answer>] = &[
    value(
        Answer::CountsPutBack,
        "counts_put_back",
        "it counts and is put back",
        "\"What happens after a player rolls\" asks for opening on a gate, and that is what it did.",
    ),
    value(
        Answer::Miss,
        "miss",
        "a miss",
        "A battle needs a Bakugan that is there; where everything lies at the end is easiest to see.",
    ),
];
const OPENED_BEFORE_GATE: &[Value<Answer>] = &[
    value(
        Answer::Miss,
        "miss",
        "a miss",
        "\"What happens after a player rolls\" asks for opening on a gate, and it opened beside it.",
    ),
    value(
        Answer::Stands,
        "stands",
        "it stands",
        "It lies open on a gate in the end, and few see where it opened.",
    ),
];
const STRADDLE: &[Value<Answer>] = &[
    value(
        Answer::GateUnderBase,
        "gate_under_base",
        "the gate under its base; about equal, the opponent chooses",
        "The roll is not lost, and whoever gains nothing by it settles the doubt.",
    ),
    value(
        Answer::RollAgain,
        "roll_again",
        "roll again",
        "Nobody has to judge where the base is.",
    ),
];
const MISS_GOES_TO: &[Value<Answer>] = &[
    value(
        Answer::UsedPile,
        "used_pile",
        "to the used pile",
        "The used pile is for used Bakugan (\"Set up\"), and \"Additional rules\" brings them back once none is left.",
    ),
    value(
        Answer::StaysUnused,
        "stays_unused",
        "it stays unused",
        "The first series let a player take a missed one back; good for small children.",
    ),
];
const CLOSE_ROLL: &[Value<Answer>] = &[
    value(
        Answer::Advisory,
        "advisory",
        "a hint only; the referee decides",
        "\"Additional rules\" name the distance but no penalty.",
    ),
    value(
        Answer::RollAgainThenMiss,
        "roll_again_then_miss",
        "roll again once, then a miss",
        "The distance of \"Additional rules\" means something then, and everybody has one warning.",
    ),
];
const ABILITY_ORDER: &[Value<Answer>] = &[
    value(
        Answer::TurnPlayerFirst,
        "turn_player_first",
        "the player whose turn it is plays all, then the other, until both have finished",
        "\"Battle\" lets the player whose turn it is begin and waits until both have finished.",
    ),
    value(
        Answer::Alternate,
        "alternate",
        "in turns, one card each, until both pass in a row",
        "Later series play so; each card can be answered.",
    ),
];
const BEFORE_FLIP: &[Value<Answer>] = &[
    value(
        Answer::Stop,
        "stop",
        "a stop that can be skipped",
        "Some cards say that they are played before a battle (\"Playing cards\" of the multiplayer sheet).",
    ),
    value(
        Answer::NoStop,
        "no_stop",
        "none: the gate is turned over at once",
        "\"Battle\" puts the abilities after the flip; one question less.",
    ),
];
const TIE_GATE: &[Value<Answer>] = &[
    value(
        Answer::AnyGate,
        "any_gate",
        "any gate",
        "\"Battle\" says a Gate card, not this one.",
    ),
    value(
        Answer::FoughtGate,
        "fought_gate",
        "only the fought gate",
        "The quarrel is about that gate, and it makes the roll harder.",
    ),
];
const TIE_ROLLERS: &[Value<Answer>] = &[
    value(
        Answer::UsedPile,
        "used_pile",
        "to the used piles, no new battle",
        "They were rolled to settle one battle and are used then; nothing grows out of it.",
    ),
    value(
        Answer::StayStanding,
        "stay_standing",
        "they stand where they opened",
        "A Bakugan that opens on a gate stands there (\"What happens after a player rolls\").",
    ),
];
const TIE_NOBODY: &[Value<Answer>] = &[
    value(
        Answer::RollAgainThenFirst,
        "roll_again_then_first",
        "roll again; after three rounds whoever stood first on the gate",
        "The gate is still won by rolling (\"Battle\"), and it ends after three tries.",
    ),
    value(
        Answer::GateOut,
        "gate_out",
        "the gate leaves the game",
        "Nobody has earned it, and the game goes on at once.",
    ),
];
const TIE_ONE_SIDED: &[Value<Answer>] = &[
    value(
        Answer::ReturnFirst,
        "return_first",
        "that side's used Bakugan return first",
        "\"Additional rules\" bring used Bakugan back when none is left; both sides roll, as \"Battle\" asks.",
    ),
    value(
        Answer::OtherSideWins,
        "other_side_wins",
        "the other side wins",
        "Who cannot roll cannot stand first.",
    ),
];
const DEAD_HEAT: &[Value<Answer>] = &[
    value(
        Answer::RollAgain,
        "roll_again",
        "roll again",
        "Nobody can say who was first, so nobody was.",
    ),
    value(
        Answer::RefereeDecides,
        "referee_decides",
        "the referee decides",
        "People at the table may have heard or seen more than the camera.",
    ),
    value(
        Answer::FirstOnGate,
        "first_on_gate",
        "whoever stood first on the fought gate",
        "Later series settle a tie so; no roll is needed.",
    ),
];
const KNOCKED: &[Value<Answer>] = &[
    value(
        Answer::PutBack,
        "put_back",
        "put back as it stood",
        "The sheet knows no knocking off; a bump should cost nobody a gate.",
    ),
    value(
        Answer::AsItLies,
        "as_it_lies",
        "it counts as it lies",
        "Knocking rivals off is part of the sport for many tables.",
    ),
];
const MULTI_RETURN: &[Value<Answer>] = &[
    value(
        Answer::ReturnFirst,
        "return_first",
        "used ones return first, then the special move",
        "\"Additional rules\" hold for every game; \"Running out of Bakugan\" is for who has nothing at all to roll.",
    ),
    value(
        Answer::MoveAtOnce,
        "move_at_once",
        "the special move at once",
        "\"Running out of Bakugan\" can be read so that the move stands in place of the return.",
    ),
];
const MULTI_PASS: &[Value<Answer>] = &[
    value(
        Answer::Allowed,
        "allowed",
        "yes",
        "\"Running out of Bakugan\" says that the player may move.",
    ),
    value(
        Answer::NotAllowed,
        "not_allowed",
        "no",
        "The game moves on faster when whoever can start a battle must.",
    ),
];
const NOTHING_TO_ROLL: &[Value<Answer>] = &[
    value(
        Answer::Pass,
        "pass",
        "pass",
        "Nothing can be done, and the others play on.",
    ),
    value(
        Answer::Vote,
        "vote",
        "the table votes",
        "\"Odd situations\" of the multiplayer sheet: a quick vote or a coin.",
    ),
];

impl TableRule for HouseRule {
    type Answer = Answer;

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
            Self::ClosedOnGate => later(
                asked(row(
                    "closed_on_gate",
                    "a ball stops on a gate and stays closed: what is it?",
                    CLOSED_ON_GATE,
                )),
                Answer::Stands,
            ),
            Self::OpenedThenSlidOff => asked(row(
                "opened_then_slid_off",
                "it opens on a gate and then leaves it: does it count?",
                OPENED_THEN_SLID_OFF,
            )),
            Self::OpenedBeforeGate => asked(row(
                "opened_before_gate",
                "it opens beside the gates and ends on one: does it count?",
                OPENED_BEFORE_GATE,
            )),
            Self::Straddle => asked(row(
                "straddle",
                "it lies open across two gates: on which does it stand?",
                STRADDLE,
            )),
            Self::MissGoesTo => asked(row(
                "miss_goes_to",
                "where does a missed Bakugan go?",
                MISS_GOES_TO,
            )),
            Self::CloseRoll => row(
                "close_roll",
                "it was rolled from too near, dropped or bounced: what now?",
                CLOSE_ROLL,
            ),
            Self::AbilityOrder => later(
                row(
                    "ability_order",
                    "who plays ability cards when, in a battle?",
                    ABILITY_ORDER,
                ),
                Answer::Alternate,
            ),
            Self::BeforeFlip => row(
                "before_flip",
                "may ability cards be played before the gate is turned over?",
                BEFORE_FLIP,
            ),
            Self::TieGate => row(
                "tie_gate",
                "on which gate must a Bakugan stand in the tie roll?",
                TIE_GATE,
            ),
            Self::TieRollers => row(
                "tie_rollers",
                "where do the Bakugan of a tie roll go?",
                TIE_ROLLERS,
            ),
            Self::TieNobody => row(
                "tie_nobody",
                "nobody's Bakugan stands in the tie roll: what now?",
                TIE_NOBODY,
            ),
            Self::TieOneSided => row(
                "tie_one_sided",
                "one side has nothing unused for the tie roll: what now?",
                TIE_ONE_SIDED,
            ),
            Self::DeadHeat => later(
                row(
                    "dead_heat",
                    "both stand at the same moment in the tie roll: what now?",
                    DEAD_HEAT,
                ),
                Answer::FirstOnGate,
            ),
            Self::Knocked => asked(row(
                "knocked",
                "a standing Bakugan is knocked off, shut or moved: what now?",
                KNOCKED,
            )),
            Self::MultiReturn => row(
                "multi_return",
                "three or more play and somebody has nothing unused: what comes first?",
                MULTI_RETURN,
            ),
            Self::MultiPass => row(
                "multi_pass",
                "three or more play: may the special move be declined?",
                MULTI_PASS,
            ),
            Self::NothingToRoll => row(
                "nothing_to_roll",
                "a player has nothing to roll at all: what now?",
                NOTHING_TO_ROLL,
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
