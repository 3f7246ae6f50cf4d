//! The topics of Bakugan, and which of them fits a moment of a match.

use super::Part::{House, Inferred, Sheet, Under};
use super::{Parts, Topic};
use crate::rules::bakugan::HouseRule::{
    AbilityOrder, BeforeFlip, CloseRoll, ClosedOnGate, DeadHeat, Knocked, MissGoesTo, MultiPass,
    MultiReturn, NothingToRoll, OpenedBeforeGate, OpenedThenSlidOff, Straddle, TieGate, TieNobody,
    TieOneSided, TieRollers,
};
use crate::rules::bakugan::{
    Attribute, Bakugan, Battle, ChoiceReason, Face, Fighter, HouseRule, Phase, Section,
};

pub(super) type Part = super::Part<Section, HouseRule>;

const GATES: &str = "lookup-heading-bakugan-gates";
const ORDER: &str = "lookup-heading-bakugan-order";

const fn topic(id: &'static str, parts: &'static [Part]) -> Topic {
    Topic {
        id,
        parts: Parts::Bakugan(parts),
    }
}

pub(super) static TOPICS: &[Topic] = &[
    topic(
        "aim",
        &[
            Sheet(Section::Winning, "goal"),
            Inferred("players"),
            Sheet(Section::SetUp, "pieces"),
            Inferred("colours"),
            Sheet(Section::SetUp, "secret"),
            Sheet(Section::SetUp, "closed"),
            Sheet(Section::SetUp, "place"),
            Sheet(Section::SetUp, "call"),
        ],
    ),
    topic(
        "set-gates",
        &[
            Sheet(Section::Play, "when"),
            Sheet(Section::Play, "two"),
            Under(GATES, "more"),
            Sheet(Section::Play, "call"),
            Inferred("none"),
            Inferred("secret"),
        ],
    ),
    topic(
        "turn",
        &[
            Sheet(Section::Play, "two"),
            Under(ORDER, "more"),
            Sheet(Section::Play, "roll"),
            Sheet(Section::Play, "call"),
            Inferred("next"),
        ],
    ),
    topic(
        "rolling",
        &[
            Sheet(Section::Play, "name"),
            Sheet(Section::AdditionalRules, "distance"),
            House(CloseRoll),
            Inferred("next"),
        ],
    ),
    topic(
        "open",
        &[
            Sheet(Section::AfterARoll, "open"),
            Sheet(Section::AdditionalRules, "partly"),
            House(ClosedOnGate),
            Sheet(Section::AfterARoll, "beside"),
            House(MissGoesTo),
        ],
    ),
    topic(
        "which-gate",
        &[
            Sheet(Section::AfterARoll, "clear"),
            Inferred("on"),
            House(Straddle),
            Inferred("chooses"),
            House(OpenedThenSlidOff),
            House(OpenedBeforeGate),
        ],
    ),
    topic(
        "standing",
        &[
            Sheet(Section::AfterARoll, "alone"),
            Sheet(Section::AfterARoll, "opponent"),
            Sheet(Section::AfterARoll, "own"),
            Sheet(Section::AfterARoll, "take"),
            Sheet(Section::AfterARoll, "used"),
            Inferred("more-gates"),
            Inferred("several"),
        ],
    ),
    topic(
        "battle",
        &[
            Sheet(Section::Battle, "when"),
            Sheet(Section::Battle, "read"),
            Sheet(Section::AdditionalRules, "clear"),
            House(BeforeFlip),
            Sheet(Section::Battle, "flip"),
            Sheet(Section::Battle, "abilities"),
            Sheet(Section::Battle, "add"),
            Sheet(Section::Battle, "higher"),
            Sheet(Section::Battle, "equal"),
            Inferred("after"),
        ],
    ),
    topic(
        "power",
        &[
            Sheet(Section::Battle, "printed"),
            Sheet(Section::Battle, "gate"),
            Inferred("colours"),
            Sheet(Section::AdditionalRules, "clear"),
            Sheet(Section::AdditionalRules, "both-clear"),
            Sheet(Section::AdditionalRules, "cards"),
        ],
    ),
    topic(
        "abilities",
        &[
            Sheet(Section::Battle, "moment"),
            Sheet(Section::Battle, "how"),
            Sheet(Section::Battle, "first"),
            House(AbilityOrder),
            House(BeforeFlip),
            Sheet(Section::PlayingCards, "who"),
            Sheet(Section::PlayingCards, "outside"),
            Sheet(Section::PlayingCards, "at-once"),
            Sheet(Section::AdditionalRules, "cards-first"),
            Inferred("secret"),
        ],
    ),
    topic(
        "tie",
        &[
            Sheet(Section::Battle, "roll"),
            Inferred("together"),
            House(TieOneSided),
            House(TieGate),
            Inferred("stands"),
            House(TieNobody),
            House(DeadHeat),
            Sheet(Section::Battle, "prize"),
            House(TieRollers),
        ],
    ),
    topic(
        "taking",
        &[
            Sheet(Section::Battle, "battle"),
            Sheet(Section::AfterARoll, "own"),
            Sheet(Section::Battle, "tie"),
            Inferred("bakugan"),
        ],
    ),
    topic(
        "used",
        &[
            Sheet(Section::SetUp, "pile"),
            Sheet(Section::AdditionalRules, "back"),
            Sheet(Section::AdditionalRules, "cards"),
            Sheet(Section::AdditionalRules, "standing"),
            House(MultiReturn),
            House(MissGoesTo),
        ],
    ),
    topic(
        "running-out",
        &[
            Sheet(Section::AdditionalRules, "back"),
            Sheet(Section::RunningOut, "move"),
            Sheet(Section::RunningOut, "take"),
            House(MultiReturn),
            House(MultiPass),
            Inferred("next"),
            House(NothingToRoll),
        ],
    ),
    topic(
        "knocked",
        &[Inferred("shut"), House(Knocked), Inferred("meets")],
    ),
    topic(
        "vote",
        &[
            Sheet(Section::OddSituations, "odd"),
            Inferred("two"),
            Inferred("count"),
            Inferred("end"),
            House(NothingToRoll),
        ],
    ),
    topic(
        "winning",
        &[
            Sheet(Section::Winning, "three"),
            Inferred("none"),
            Inferred("again"),
            Inferred("begins"),
            Inferred("level"),
        ],
    ),
];

/// The topic that fits what the match waits for.
pub(super) fn now(state: &Bakugan) -> &'static str {
    match state.phase() {
        Phase::SetGates => "set-gates",
        Phase::ToRoll => "rolling",
        Phase::Rolling { .. } => "open",
        Phase::Choosing(choosing) => match choosing.reason {
            ChoiceReason::Straddle => "which-gate",
            ChoiceReason::Move => "standing",
        },
        Phase::ChoosingOpponent(_) => "standing",
        Phase::Battle(battle) => in_battle(state, battle),
        // Where a roll of the tie lies across gates, that is what somebody quarrels about.
        Phase::TieRoll(tie) if tie.to_choose.is_some() => "which-gate",
        Phase::TieRoll(_) => "tie",
        Phase::RunningOut | Phase::NothingToRoll => "running-out",
        Phase::Undecided => "vote",
        Phase::BetweenGames | Phase::Over(_) => "winning",
    }
}

/// The steps of a battle: before the gate is turned over, while abilities are played, and when the numbers are added.
fn in_battle(state: &Bakugan, battle: &Battle) -> &'static str {
    let is_clear = |fighter: &Fighter| {
        let toy = state.toy(fighter.bakugan);
        fighter.attribute.is_none()
            && toy.is_some_and(|toy| toy.attribute == Some(Attribute::Clear))
    };
    let is_up = state
        .gate(battle.gate)
        .is_some_and(|card| matches!(card.face, Face::Up(_)));
    let chooses_attribute = battle
        .to_choose
        .first()
        .is_some_and(|choice| choice.replaced.is_none());
    if chooses_attribute || (!is_up && battle.fighters.iter().all(is_clear)) {
        "power"
    } else if !is_up {
        "battle"
    } else if battle.due.is_some() || !battle.to_choose.is_empty() {
        "abilities"
    } else {
        "power"
    }
}
