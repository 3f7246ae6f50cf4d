//! The topics of All Out, and which of them fits a moment of a match.

use super::Part::{House, Inferred, Sheet, Under};
use super::{Parts, Topic};
use crate::rules::all_out::{AllOut, HouseRule, Phase, Section};

pub(super) type Part = super::Part<Section, HouseRule>;

const fn topic(id: &'static str, parts: &'static [Part]) -> Topic {
    Topic {
        id,
        parts: Parts::AllOut(parts),
    }
}

pub(super) static TOPICS: &[Topic] = &[
    topic(
        "aim",
        &[
            Under("sheet-all-out-game-rules", "goal"),
            Under("lookup-heading-all-out-pack", "cards"),
            Inferred("players"),
        ],
    ),
    topic(
        "deal",
        &[
            Sheet(Section::GettingReady, "seven"),
            Sheet(Section::GettingReady, "discard"),
            Sheet(Section::GettingReady, "first"),
            Inferred("size"),
        ],
    ),
    topic(
        "turn",
        &[
            Sheet(Section::YourTurn, "one"),
            Sheet(Section::YourTurn, "must"),
            House(HouseRule::MustPlay),
            Sheet(Section::YourTurn, "top"),
        ],
    ),
    topic(
        "sets",
        &[
            Sheet(Section::Important, "size"),
            Sheet(Section::Important, "front"),
            Sheet(Section::YourTurn, "add"),
            House(HouseRule::SecondSet),
            Sheet(Section::Important, "full"),
            House(HouseRule::BrokenSet),
        ],
    ),
    topic(
        "events",
        &[
            Sheet(Section::Important, "always"),
            Sheet(Section::YourTurn, "how"),
            Sheet(Section::Important, "last"),
            Inferred("text"),
            House(HouseRule::BrokenSet),
        ],
    ),
    topic(
        "top-card",
        &[
            Sheet(Section::YourTurn, "show"),
            Sheet(Section::YourTurn, "event"),
            Sheet(Section::YourTurn, "character"),
            Sheet(Section::YourTurn, "neither"),
        ],
    ),
    topic(
        "piles",
        &[
            Sheet(Section::HouseKeeping, "shuffle"),
            House(HouseRule::BothPilesEmpty),
        ],
    ),
    topic(
        "shout",
        &[
            Sheet(Section::Winning, "when"),
            House(HouseRule::ForgotShout),
            House(HouseRule::BothWin),
        ],
    ),
    topic(
        "winning",
        &[
            Sheet(Section::Winning, "cards"),
            Sheet(Section::Winning, "ten"),
            House(HouseRule::BothWin),
            Inferred("again"),
            Inferred("level"),
        ],
    ),
];

/// The topic that fits what the match waits for.
pub(super) fn now(state: &AllOut) -> &'static str {
    match state.phase() {
        Phase::ToPlay if state.draw_pile() == Some(0) && state.discard_pile() == 0 => "piles",
        Phase::ToPlay => "turn",
        Phase::EventEffect { .. } => "events",
        Phase::Shout(_) => "shout",
        Phase::GameOver | Phase::Over(_) => "winning",
    }
}
