//! The topics of Got Five, and which of them fits a moment of a match.

use super::Part::{House, Inferred, Sheet, Under};
use super::{Parts, Topic};
use crate::rules::got_five::{GotFive, HouseRule, Phase, Section};

pub(super) type Part = super::Part<Section, HouseRule>;

const fn topic(id: &'static str, parts: &'static [Part]) -> Topic {
    Topic {
        id,
        parts: Parts::GotFive(parts),
    }
}

pub(super) static TOPICS: &[Topic] = &[
    topic(
        "aim",
        &[
            Sheet(Section::GameRules, "goal"),
            Sheet(Section::GameRules, "players"),
            Under("lookup-heading-all-out-pack", "icon"),
        ],
    ),
    topic(
        "set-up",
        &[
            Sheet(Section::SetUp, "starter"),
            House(HouseRule::Events),
            Sheet(Section::SetUp, "shuffle"),
            Sheet(Section::SetUp, "first-card"),
            Sheet(Section::SetUp, "youngest"),
        ],
    ),
    topic(
        "turn",
        &[
            Under("lookup-heading-got-five-rules", "draw"),
            Sheet(Section::YourTurn, "same"),
            Sheet(Section::YourTurn, "other"),
            House(HouseRule::Events),
        ],
    ),
    topic("events", &[House(HouseRule::Events)]),
    topic(
        "empty-pile",
        &[House(HouseRule::EmptyPile), Inferred("nothing")],
    ),
    topic(
        "winning",
        &[
            Sheet(Section::GameRules, "five"),
            House(HouseRule::StarterCounts),
            House(HouseRule::EmptyPile),
            Inferred("again"),
            Inferred("level"),
        ],
    ),
];

/// The topic that fits what the match waits for.
pub(super) fn now(state: &GotFive) -> &'static str {
    match state.phase() {
        Phase::Starters | Phase::FirstCard => "set-up",
        Phase::ToDraw if state.draw_pile() == Some(0) => "empty-pile",
        Phase::ToDraw => "turn",
        Phase::GameOver | Phase::Over(_) => "winning",
    }
}
