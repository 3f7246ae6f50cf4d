//! From what was seen of a roll to what the rules make of it.

use super::decide::{Draft, gate_exists, not_now};
use super::event::{BakuganId, Basis, ChoiceReason, Event, Gate, Section, Taking};
use super::fact::{Fact, OpenGate, Place, Pose};
use super::refusal::{Refusal, Unclear, Wish};
use super::{Answer, HouseRule, Phase, battle, words};
use crate::rules::Seat;
use crate::rules::tongue::tell;

/// What a fact means, before it is known who else stands there.
pub(super) enum Ruling {
    Stands(Gate, Basis),
    Miss(Basis),
    Again(Basis),
    OpponentChooses(Vec<Gate>, Basis),
}

/// One roll, as the events of its settling name it.
struct Roll<'a> {
    roll: u32,
    bakugan: BakuganId,
    fact: &'a Fact,
}

pub(super) fn settle(draft: &mut Draft, roll: u32, fact: &Fact) -> Result<(), Refusal> {
    if let Phase::TieRoll(_) = draft.state.phase {
        return battle::settle_throw(draft, roll, fact);
    }
    let bakugan = match draft.state.phase {
        Phase::Rolling {
            roll: open,
            bakugan,
        } if open == roll => bakugan,
        _ if (1..=draft.state.rolls).contains(&roll) => {
            let now = match draft.state.open_roll() {
                Some((open, _)) => tell!("bakugan-no-settled-open", open = open),
                None => tell!("bakugan-no-settled-none"),
            };
            return Err(Refusal::RollSettled { roll, now });
        }
        _ => {
            return Err(not_now(&draft.state, Wish::Outcome));
        }
    };
    let ruling = rule(draft, fact)?;
    let fact = &fact.clone();
    let it = Roll {
        roll,
        bakugan,
        fact,
    };
    match ruling {
        Ruling::Stands(gate, basis) => stand(draft, &it, gate, basis),
        Ruling::Miss(basis) => {
            let answer = draft.answer(HouseRule::MissGoesTo)?;
            // The sheet says only what opening on a gate leads to, so it is not named for where a miss goes.
            let basis = match basis {
                Basis::Sheet(_) => Basis::House(HouseRule::MissGoesTo, answer),
                other => other,
            };
            draft.push(Event::Missed {
                roll,
                bakugan,
                fact: fact.clone(),
                to_used: answer != Answer::StaysUnused,
                basis,
            });
            draft.end_turn();
        }
        Ruling::Again(basis) => draft.push(Event::RollAgain {
            roll,
            bakugan,
            fact: fact.clone(),
            basis,
        }),
        Ruling::OpponentChooses(among, basis) => draft.push(Event::GateToChoose {
            roll,
            bakugan,
            fact: fact.clone(),
            by: bakugan.seat.next(draft.state.players.count()),
            among,
            reason: ChoiceReason::Straddle,
            basis,
        }),
    }
    Ok(())
}

pub(super) fn choose(draft: &mut Draft, gate: Gate) -> Result<(), Refusal> {
    if let Phase::TieRoll(_) = draft.state.phase {
        return battle::choose_gate(draft, gate);
    }
    let Phase::Choosing(choosing) = draft.state.phase.clone() else {
        return Err(not_now(&draft.state, Wish::ChooseGate));
    };
    if !choosing.among.contains(&gate) {
        return Err(Refusal::NotOffered {
            gate,
            among: words::gates(choosing.among),
        });
    }
    let it = Roll {
        roll: choosing.roll,
        bakugan: choosing.bakugan,
        fact: &choosing.fact,
    };
    match choosing.reason {
        ChoiceReason::Straddle => {
            let basis = Basis::House(HouseRule::Straddle, draft.answer(HouseRule::Straddle)?);
            stand(draft, &it, gate, basis);
        }
        ChoiceReason::Move => go_on(draft, choosing.bakugan, gate, Basis::Inferred),
    }
    Ok(())
}

/// The ruling on what was seen: the sheet where it decides, else the house rule.
pub(super) fn rule(draft: &Draft, fact: &Fact) -> Result<Ruling, Refusal> {
    for gate in fact.gate.iter().chain(&fact.gates) {
        gate_exists(&draft.state, *gate)?;
    }
    if let OpenGate::Gate(gate) = fact.open_gate {
        gate_exists(&draft.state, gate)?;
    }
    let sheet = Basis::Sheet(Section::AfterARoll);
    if fact.pose == Pose::Gone || fact.place == Place::Gone {
        return left_the_gates(draft, fact);
    }
    match (fact.place, fact.gate) {
        (Place::On, None) => Err(Refusal::FactUnclear(Unclear::WhichGate)),
        (Place::On, Some(gate)) if fact.pose == Pose::Closed => closed(draft, gate),
        (Place::On, Some(gate)) => match fact.open_gate {
            OpenGate::Nowhere => opened_before(draft, gate),
            OpenGate::Gate(opened) if opened != gate => Ok(Ruling::Stands(gate, Basis::Inferred)),
            OpenGate::Gate(_) | OpenGate::Unknown => Ok(Ruling::Stands(gate, sheet)),
        },
        (Place::Between, base) => between(draft, fact, base),
        (Place::Off, _) if fact.pose == Pose::Closed => Ok(Ruling::Miss(sheet)),
        (Place::Off | Place::Gone, _) => left_the_gates(draft, fact),
    }
}

fn closed(draft: &Draft, gate: Gate) -> Result<Ruling, Refusal> {
    let answer = draft.answer(HouseRule::ClosedOnGate)?;
    let basis = Basis::House(HouseRule::ClosedOnGate, answer);
    Ok(match answer {
        Answer::Stands => Ruling::Stands(gate, basis),
        _ => Ruling::Miss(basis),
    })
}

fn opened_before(draft: &Draft, gate: Gate) -> Result<Ruling, Refusal> {
    let answer = draft.answer(HouseRule::OpenedBeforeGate)?;
    let basis = Basis::House(HouseRule::OpenedBeforeGate, answer);
    Ok(match answer {
        Answer::Stands => Ruling::Stands(gate, basis),
        _ => Ruling::Miss(basis),
    })
}

/// It lies beside every gate, or is gone: what counts is whether it had opened on one.
fn left_the_gates(draft: &Draft, fact: &Fact) -> Result<Ruling, Refusal> {
    let OpenGate::Gate(gate) = fact.open_gate else {
        return Ok(Ruling::Miss(Basis::Sheet(Section::AfterARoll)));
    };
    let answer = draft.answer(HouseRule::OpenedThenSlidOff)?;
    let basis = Basis::House(HouseRule::OpenedThenSlidOff, answer);
    Ok(match answer {
        Answer::CountsPutBack => Ruling::Stands(gate, basis),
        _ => Ruling::Miss(basis),
    })
}

fn between(draft: &Draft, fact: &Fact, base: Option<Gate>) -> Result<Ruling, Refusal> {
    let mut among = fact.gates.clone();
    among.extend(base);
    among.sort_unstable();
    among.dedup();
    if among.len() < 2 {
        return Err(Refusal::FactUnclear(Unclear::TooFewGates));
    }
    if fact.pose == Pose::Closed {
        return closed(draft, base.unwrap_or(among[0]));
    }
    if fact.open_gate == OpenGate::Nowhere
        && draft.answer(HouseRule::OpenedBeforeGate)? == Answer::Miss
    {
        return Ok(Ruling::Miss(Basis::House(
            HouseRule::OpenedBeforeGate,
            Answer::Miss,
        )));
    }
    let answer = draft.answer(HouseRule::Straddle)?;
    let basis = Basis::House(HouseRule::Straddle, answer);
    Ok(match (answer, base) {
        (Answer::RollAgain, _) => Ruling::Again(basis),
        (_, Some(gate)) => Ruling::Stands(gate, basis),
        (_, None) => Ruling::OpponentChooses(among, basis),
    })
}

/// It counts on this gate: what follows depends on who stands there.
fn stand(draft: &mut Draft, it: &Roll<'_>, gate: Gate, basis: Basis) {
    let before = draft.state.standing_on(gate);
    let roller = it.bakugan.seat;
    draft.push(Event::Stood {
        roll: it.roll,
        bakugan: it.bakugan,
        gate,
        fact: it.fact.clone(),
        basis,
    });
    let sheet = Basis::Sheet(Section::AfterARoll);
    if begin_battle(draft, it.bakugan, &before, gate, sheet) {
        return;
    }
    if before.is_empty() {
        draft.end_turn();
        return;
    }
    // One of the roller's own stands here already.
    let others: Vec<Gate> = draft
        .state
        .gates()
        .map(|(other, _)| other)
        .filter(|other| *other != gate)
        .collect();
    let free: Vec<Gate> = others
        .iter()
        .copied()
        .filter(|other| !owner_stands(draft, roller, *other))
        .collect();
    // The sheet speaks of one other gate; with more it is read so, and the product says which it used.
    let basis = if others.len() > 1 {
        Basis::Inferred
    } else {
        sheet
    };
    match free[..] {
        [] => {
            let used = draft.state.standing_on(gate);
            take(draft, gate, roller, Taking::Uncontested, used, basis);
            draft.end_turn();
        }
        [to] => go_on(draft, it.bakugan, to, basis),
        _ => draft.push(Event::GateToChoose {
            roll: it.roll,
            bakugan: it.bakugan,
            fact: it.fact.clone(),
            by: roller,
            among: free,
            reason: ChoiceReason::Move,
            basis,
        }),
    }
}

/// It goes on to another gate, where none of its owner's stands.
fn go_on(draft: &mut Draft, bakugan: BakuganId, to: Gate, basis: Basis) {
    let Some(from) = words::gate_under(&draft.state, bakugan) else {
        return;
    };
    let before = draft.state.standing_on(to);
    draft.push(Event::Moved {
        bakugan,
        from,
        to,
        basis,
    });
    let sheet = Basis::Sheet(Section::AfterARoll);
    if !begin_battle(draft, bakugan, &before, to, sheet) {
        draft.end_turn();
    }
}

/// A battle with whoever of another player stands there; true when there is one. Where several players stand, whoever
/// came chooses among those of each that stood first: the sheet knows battles of one against one only.
pub(super) fn begin_battle(
    draft: &mut Draft,
    came: BakuganId,
    before: &[BakuganId],
    gate: Gate,
    basis: Basis,
) -> bool {
    let mut among: Vec<BakuganId> = Vec::new();
    for other in before {
        if other.seat != came.seat && among.iter().all(|one| one.seat != other.seat) {
            among.push(*other);
        }
    }
    match among[..] {
        [] => return false,
        [stood] => draft.push(Event::BattleBegan {
            gate,
            fighters: vec![came, stood],
            basis,
        }),
        _ => draft.push(Event::OpponentToChoose {
            gate,
            came,
            by: came.seat,
            among,
            basis: Basis::Inferred,
        }),
    }
    true
}

pub(super) fn choose_opponent(draft: &mut Draft, bakugan: BakuganId) -> Result<(), Refusal> {
    let Phase::ChoosingOpponent(meeting) = draft.state.phase.clone() else {
        return Err(not_now(&draft.state, Wish::ChooseOpponent));
    };
    if !meeting.among.contains(&bakugan) {
        return Err(Refusal::NotAmong {
            bakugan: words::full_name(&draft.state, bakugan),
            among: words::names(&draft.state, meeting.among),
        });
    }
    draft.push(Event::BattleBegan {
        gate: meeting.gate,
        fighters: vec![meeting.came, bakugan],
        basis: Basis::Inferred,
    });
    Ok(())
}

fn owner_stands(draft: &Draft, seat: Seat, gate: Gate) -> bool {
    draft
        .state
        .standing_on(gate)
        .iter()
        .any(|bakugan| bakugan.seat == seat)
}

/// The gate and the Bakugan named go to the used piles.
pub(super) fn take(
    draft: &mut Draft,
    gate: Gate,
    by: Seat,
    taking: Taking,
    used: Vec<BakuganId>,
    basis: Basis,
) {
    let owner = draft.state.gate(gate).map_or(by, |card| card.owner);
    draft.push(Event::GateTaken {
        gate,
        owner,
        by,
        taking,
        used,
        basis,
    });
}
