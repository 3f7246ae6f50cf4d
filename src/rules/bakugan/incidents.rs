//! What happens beside the turn: a roll from too near, a standing Bakugan that is knocked.

use serde::{Deserialize, Serialize};

use super::decide::{Draft, gate_exists, not_now};
use super::event::{BakuganId, Basis, Command, Event, Gate};
use super::refusal::{Refusal, Unclear, Wish};
use super::settle::begin_battle;
use super::{Answer, Bakugan, HouseRule, Phase, Zone, told, words};
use crate::rules::{Choice, Rules as _};

/// How a knocked Bakugan lies now.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Lies {
    /// Open, on this gate.
    On(Gate),
    /// Beside every gate, or off the table.
    Off,
    /// Shut, wherever it is.
    Shut,
}

/// What became of a knocked Bakugan.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum AfterKnock {
    /// It stands again as it stood.
    PutBack,
    /// It stands on this gate now.
    Stands(Gate),
    /// It is used.
    Used,
}

/// What became of a roll from too near.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum AfterTooNear {
    /// It stands in the log; the roll goes on.
    Noted,
    /// It is rolled again.
    RollAgain,
    /// It counts as a miss.
    Missed {
        /// True when it goes to the used pile, false when it stays unused.
        to_used: bool,
    },
}

/// What is remembered within a turn.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Aside {
    /// The last roll of this turn that was made from too near.
    pub(super) too_near: Option<u32>,
    /// Bakugan that came to where an opponent's stands by a knock or a tie roll; they fight when the turn would pass.
    pub(super) clashes: Vec<BakuganId>,
}

pub(super) fn too_near(draft: &mut Draft, roll: u32) -> Result<(), Refusal> {
    let bakugan = match draft.state.phase {
        Phase::Rolling {
            roll: open,
            bakugan,
        } if open == roll => bakugan,
        _ => {
            return Err(not_now(&draft.state, Wish::TooNear));
        }
    };
    if is_noted(&draft.state, roll) {
        return Err(Refusal::TooNearNoted(roll));
    }
    let answer = draft.answer(HouseRule::CloseRoll)?;
    let warned = draft.state.aside.too_near;
    let then = match (answer, warned) {
        (Answer::RollAgainThenMiss, Some(before)) if before < roll => AfterTooNear::Missed {
            to_used: draft.answer(HouseRule::MissGoesTo)? != Answer::StaysUnused,
        },
        (Answer::RollAgainThenMiss, _) => AfterTooNear::RollAgain,
        _ => AfterTooNear::Noted,
    };
    draft.push(Event::TooNear {
        roll,
        bakugan,
        then,
        basis: Basis::House(HouseRule::CloseRoll, answer),
    });
    if matches!(then, AfterTooNear::Missed { .. }) {
        draft.end_turn();
    }
    Ok(())
}

/// A hint on this roll stands in the log already, and the house makes no more of it.
pub(super) fn is_noted(state: &Bakugan, roll: u32) -> bool {
    state.aside.too_near == Some(roll)
        && state.house.answer(HouseRule::CloseRoll) == Ok(Answer::Advisory)
}

pub(super) fn knocked(draft: &mut Draft, bakugan: BakuganId, lies: Lies) -> Result<(), Refusal> {
    let state = &draft.state;
    let toy = state.toy(bakugan).ok_or(Refusal::NoSuchBakugan {
        seat: bakugan.seat,
        number: bakugan.number,
    })?;
    let Zone::Standing { gate: from, .. } = toy.zone else {
        return Err(Refusal::NotStanding {
            lies: words::lies(&words::full_name(state, bakugan), toy.zone),
            standing: words::names(
                state,
                state.gates().flat_map(|(gate, _)| state.standing_on(gate)),
            ),
        });
    };
    if let Lies::On(gate) = lies {
        gate_exists(state, gate)?;
        if gate == from {
            return Err(Refusal::FactUnclear(Unclear::SameGate));
        }
    }
    if let Some(wish) = taken_up(state, bakugan) {
        return Err(not_now(state, wish));
    }
    let answer = draft.answer(HouseRule::Knocked)?;
    let then = match (answer, lies) {
        (Answer::AsItLies, Lies::On(gate)) => AfterKnock::Stands(gate),
        (Answer::AsItLies, Lies::Off | Lies::Shut) => AfterKnock::Used,
        _ => AfterKnock::PutBack,
    };
    draft.push(Event::Knocked {
        bakugan,
        from,
        lies,
        then,
        basis: Basis::House(HouseRule::Knocked, answer),
    });
    Ok(())
}

/// Why a Bakugan cannot be knocked now, although it stands: the rules hold it in their hands.
fn taken_up(state: &Bakugan, bakugan: BakuganId) -> Option<Wish> {
    let fights = match &state.phase {
        Phase::Battle(battle) => battle.fighters.iter().any(|f| f.bakugan == bakugan),
        Phase::TieRoll(tie) => tie.fighters.contains(&bakugan),
        Phase::ChoosingOpponent(meeting) => {
            meeting.came == bakugan || meeting.among.contains(&bakugan)
        }
        Phase::Choosing(choosing) => choosing.bakugan == bakugan,
        _ => false,
    };
    if fights {
        return Some(Wish::Knock);
    }
    matches!(state.phase, Phase::BetweenGames).then_some(Wish::KnockInGame)
}

/// A knocked Bakugan, or one of a tie roll, shares a gate with an opponent's: they fight before the turn passes. True when they do.
pub(super) fn begin_clash(draft: &mut Draft) -> bool {
    for came in draft.state.aside.clashes.clone() {
        let Some(gate) = words::gate_under(&draft.state, came) else {
            continue;
        };
        let mut there = draft.state.standing_on(gate);
        there.retain(|other| *other != came);
        if begin_battle(draft, came, &there, gate, Basis::Inferred) {
            return true;
        }
    }
    false
}

impl Bakugan {
    /// What may happen beside the turn now, to any standing Bakugan: every knock that is not refused, apart from a house
    /// rule that is still to be answered. Votes, coins and changes by hand carry free words and are not listed.
    pub fn incidents(&self) -> Vec<Choice<Command>> {
        let gates: Vec<Gate> = self.gates().map(|(gate, _)| gate).collect();
        let standing = gates.iter().flat_map(|gate| self.standing_on(*gate));
        let mut all = Vec::new();
        for bakugan in standing {
            let on = gates.iter().map(|gate| Lies::On(*gate));
            for lies in on.chain([Lies::Off, Lies::Shut]) {
                let command = Command::Knocked { bakugan, lies };
                if matches!(self.decide(&command), Ok(_) | Err(Refusal::NeedsRuling(_))) {
                    all.push(Choice {
                        label: told::knock(self, bakugan, lies),
                        command,
                        likeliest: false,
                    });
                }
            }
        }
        all
    }
}
