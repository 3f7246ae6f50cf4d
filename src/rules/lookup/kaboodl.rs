//! The topics of Kaboodl, and which of them fits a moment of a match.

use super::Part::{House, Inferred, Sheet, Under};
use super::{Parts, Topic};
use crate::rules::kaboodl::{HouseRule, Kaboodl, Phase, Section};

pub(super) type Part = super::Part<Section, HouseRule>;

const fn topic(id: &'static str, parts: &'static [Part]) -> Topic {
    Topic {
        id,
        parts: Parts::Kaboodl(parts),
    }
}

pub(super) static TOPICS: &[Topic] = &[
    topic(
        "aim",
        &[
            Under("lookup-heading-kaboodl-object", "goal"),
            Inferred("players"),
            Sheet(Section::Kaboodl, "shows"),
            Under("lookup-heading-kaboodl-contents", "cards"),
            Inferred("grid"),
        ],
    ),
    topic(
        "deal",
        &[
            Sheet(Section::Kaboodl, "middle"),
            Sheet(Section::Deal, "seven"),
            Sheet(Section::Deal, "first"),
            House(HouseRule::NextDealer),
        ],
    ),
    topic(
        "turn",
        &[
            Sheet(Section::Play, "draw"),
            Sheet(Section::Play, "play"),
            Sheet(Section::Play, "discard"),
            Sheet(Section::TossOut, "toss-out"),
            Sheet(Section::Play, "last"),
            Inferred("empty"),
        ],
    ),
    topic(
        "collect",
        &[
            Sheet(Section::Play, "three"),
            Sheet(Section::Play, "front"),
            Sheet(Section::CommandCards, "wild"),
            Sheet(Section::Play, "often"),
            Sheet(Section::Play, "last"),
        ],
    ),
    topic(
        "toss-out",
        &[
            Sheet(Section::TossOut, "when"),
            Sheet(Section::TossOut, "whole"),
            House(HouseRule::TossOutKbosh),
        ],
    ),
    topic(
        "kbaam",
        &[
            Sheet(Section::CommandCards, "steal"),
            Sheet(Section::CommandCards, "block"),
            Sheet(Section::CommandCards, "until"),
            House(HouseRule::TossOutKbosh),
            Inferred("once"),
            Sheet(Section::Play, "used"),
            Sheet(Section::Play, "last"),
        ],
    ),
    topic(
        "piles",
        &[
            Sheet(Section::Play, "draw"),
            Sheet(Section::Play, "shuffle"),
            House(HouseRule::BothPilesEmpty),
            Inferred("nobody"),
            Inferred("counted"),
        ],
    ),
    topic(
        "round-end",
        &[
            Sheet(Section::Play, "empty"),
            House(HouseRule::RoundEnd),
            House(HouseRule::BothPilesEmpty),
        ],
    ),
    topic(
        "scoring",
        &[
            Sheet(Section::Scoring, "card"),
            Sheet(Section::Scoring, "three"),
            Sheet(Section::Scoring, "four"),
            House(HouseRule::FourDots),
            House(HouseRule::SharedSets),
            Sheet(Section::Scoring, "hand"),
            Inferred("kinds"),
            Inferred("other-box"),
        ],
    ),
    topic(
        "winning",
        &[
            Sheet(Section::Winning, "highest"),
            House(HouseRule::RoundTie),
            Sheet(Section::MoreRounds, "more"),
            Inferred("two-there"),
            Inferred("three-winners"),
            House(HouseRule::MatchTie),
            House(HouseRule::NextDealer),
        ],
    ),
];

/// The topic that fits what the match waits for.
pub(super) fn now(state: &Kaboodl) -> &'static str {
    match state.phase() {
        Phase::ToDraw => "turn",
        // A theft can still be answered, and everybody waits for that.
        Phase::InTurn if !state.steals().is_empty() => "kbaam",
        Phase::InTurn if state.kaboodl_is_empty() => "round-end",
        Phase::InTurn => "collect",
        // What holds up the end here is what that house rule says.
        Phase::LastCall => "round-end",
        Phase::RoundOver => "scoring",
        Phase::Over(_) => "winning",
    }
}
