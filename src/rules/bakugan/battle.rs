//! A battle and the tie roll after it.

use super::decide::{Draft, not_now};
use super::event::{BakuganId, Basis, BattleOutcome, Event, LineKind, Section, Taking};
use super::refusal::Refusal;
use super::settle::take;
use super::setup::{LARGEST_NUMBER, is_name};
use super::{Answer, Bakugan, Battle, Face, HouseRule, Phase, Tie, Zone, words};
use crate::rules::Seat;

/// After this many tie rolls in which nobody stood, whoever stood first on the gate wins.
const TIE_ROUNDS: u8 = 3;

fn battle(state: &Bakugan) -> Result<&Battle, Refusal> {
    match &state.phase {
        Phase::Battle(battle) => Ok(battle),
        _ => Err(not_now(
            state,
            "this",
            "in a battle, when Bakugan of two players stand on one gate (the sheet, \"Battle\")",
        )),
    }
}

/// The battle in which this Bakugan fights.
pub(super) fn fighter(state: &Bakugan, bakugan: BakuganId) -> Result<&Battle, Refusal> {
    let battle = battle(state)?;
    if battle.fighters.iter().any(|f| f.bakugan == bakugan) {
        return Ok(battle);
    }
    Err(Refusal::NotFighting {
        bakugan: words::full_name(state, bakugan),
        fighters: words::names(state, battle.fighters.iter().map(|f| f.bakugan)),
    })
}

pub(super) fn flip(draft: &mut Draft, name: Option<&str>) -> Result<(), Refusal> {
    let gate = battle(&draft.state)?.gate;
    if lies_face_up(&draft.state, gate) {
        return Err(Refusal::BattleOrder(format!("{gate} lies face up already")));
    }
    let name = name.map(str::trim).filter(|name| !name.is_empty());
    if let Some(name) = name
        && !is_name(name)
    {
        return Err(Refusal::CannotAdjust(
            "a card's name has 1 to 40 letters on one line".to_owned(),
        ));
    }
    draft.push(Event::GateFlipped {
        gate,
        name: name.map(str::to_owned),
    });
    Ok(())
}

fn lies_face_up(state: &Bakugan, gate: super::Gate) -> bool {
    state
        .gate(gate)
        .is_some_and(|card| matches!(card.face, Face::Up(_)))
}

/// The battle, once its gate has been turned over.
fn flipped(state: &Bakugan) -> Result<&Battle, Refusal> {
    let battle = battle(state)?;
    if lies_face_up(state, battle.gate) {
        return Ok(battle);
    }
    Err(Refusal::BattleOrder(format!(
        "turn {} over first, then add its numbers",
        battle.gate
    )))
}

pub(super) fn add_line(
    draft: &mut Draft,
    bakugan: BakuganId,
    kind: &LineKind,
    amount: i32,
) -> Result<(), Refusal> {
    fighter(&draft.state, bakugan)?;
    if !(-LARGEST_NUMBER..=LARGEST_NUMBER).contains(&amount) {
        return Err(Refusal::NumberTooLarge(amount));
    }
    match kind {
        LineKind::GateNumber => {
            flipped(&draft.state)?;
        }
        LineKind::Ability(text) | LineKind::Other(text) if !is_name(text) => {
            return Err(Refusal::CannotAdjust(
                "a line needs a name of 1 to 40 letters".to_owned(),
            ));
        }
        LineKind::Ability(_) | LineKind::Other(_) => {}
    }
    draft.push(Event::LineAdded {
        bakugan,
        kind: kind.clone(),
        amount,
    });
    Ok(())
}

pub(super) fn compare(draft: &mut Draft) -> Result<(), Refusal> {
    let battle = flipped(&draft.state)?;
    let mut totals = Vec::new();
    for fighter in &battle.fighters {
        let total = draft.state.total(fighter).ok_or_else(|| {
            Refusal::TotalsMissing(format!(
                "read the G-Power of {}, or enter totals",
                words::full_name(&draft.state, fighter.bakugan)
            ))
        })?;
        totals.push((fighter.bakugan, total));
    }
    by_totals(draft, totals)
}

pub(super) fn enter_totals(draft: &mut Draft, totals: &[(BakuganId, i32)]) -> Result<(), Refusal> {
    let battle = flipped(&draft.state)?;
    let mut in_order = Vec::new();
    for fighter in &battle.fighters {
        let mut given = totals.iter().filter(|(of, _)| *of == fighter.bakugan);
        match (given.next(), given.next()) {
            (Some(total), None) => in_order.push(*total),
            _ => {
                return Err(Refusal::TotalsMissing(format!(
                    "{} has none, or two",
                    words::full_name(&draft.state, fighter.bakugan)
                )));
            }
        }
    }
    if in_order.len() != totals.len() {
        return Err(Refusal::TotalsMissing(
            "one of those given belongs to nobody in this battle".to_owned(),
        ));
    }
    by_totals(draft, in_order)
}

fn by_totals(draft: &mut Draft, totals: Vec<(BakuganId, i32)>) -> Result<(), Refusal> {
    let most = totals.iter().map(|(_, total)| *total).max();
    let mut best = totals.iter().filter(|(_, total)| Some(*total) == most);
    let outcome = match (best.next(), best.next()) {
        (Some((bakugan, _)), None) => BattleOutcome::Wins(*bakugan),
        _ => BattleOutcome::Equal,
    };
    finish(draft, outcome, Some(totals), Basis::Sheet(Section::Battle))
}

pub(super) fn finish(
    draft: &mut Draft,
    outcome: BattleOutcome,
    totals: Option<Vec<(BakuganId, i32)>>,
    basis: Basis,
) -> Result<(), Refusal> {
    let gate = flipped(&draft.state)?.gate;
    match outcome {
        BattleOutcome::Wins(winner) => {
            let used = draft.state.standing_on(gate);
            take(
                draft,
                gate,
                winner.seat,
                Taking::Battle(totals),
                used,
                basis,
            );
            draft.end_turn();
            Ok(())
        }
        BattleOutcome::Equal => {
            draft.push(Event::Tied {
                gate,
                totals,
                basis,
            });
            ready_for_tie(draft)
        }
    }
}

fn tie(state: &Bakugan) -> Result<&Tie, Refusal> {
    match &state.phase {
        Phase::TieRoll(tie) => Ok(tie),
        _ => Err(not_now(
            state,
            "saying who stood first",
            "in a tie roll, after equal totals (the sheet, \"Battle\")",
        )),
    }
}

/// A side may name one Bakugan for the tie roll.
pub(super) fn may_roll_for(state: &Bakugan, tie: &Tie, bakugan: BakuganId) -> Result<(), Refusal> {
    if !tie.fighters.iter().any(|f| f.seat == bakugan.seat) {
        return Err(Refusal::NotFighting {
            bakugan: words::full_name(state, bakugan),
            fighters: words::names(state, tie.fighters.iter().copied()),
        });
    }
    if let Some(named) = tie.rolled.iter().find(|r| r.seat == bakugan.seat) {
        return Err(Refusal::NotUnused {
            bakugan: words::full_name(state, bakugan),
            place: format!("comes too late: {} is rolled", words::name(state, *named)),
            unused: "one for each side of a tie".to_owned(),
        });
    }
    Ok(())
}

/// Sees to it that both sides have something to roll, or ends the tie where one has not.
fn ready_for_tie(draft: &mut Draft) -> Result<(), Refusal> {
    let tie = tie(&draft.state)?.clone();
    let sides: Vec<Seat> = tie.fighters.iter().map(|fighter| fighter.seat).collect();
    let can_roll = |draft: &Draft, seat| draft.state.in_zone(seat, Zone::Unused).next().is_some();
    if sides.iter().all(|seat| can_roll(draft, *seat)) {
        return Ok(());
    }
    let answer = draft.answer(HouseRule::TieOneSided)?;
    let basis = Basis::House(HouseRule::TieOneSided, answer);
    let none: Vec<bool> = sides.iter().map(|seat| !can_roll(draft, *seat)).collect();
    // With nothing unused on either side nobody is the other side: both get theirs back.
    if answer == Answer::ReturnFirst || none.iter().all(|none| *none) {
        for seat in &sides {
            draft.return_if_none_unused(*seat, basis);
        }
    }
    let able: Vec<Seat> = sides
        .iter()
        .copied()
        .filter(|seat| can_roll(draft, *seat))
        .collect();
    match able[..] {
        [winner] => win_tie(draft, winner, basis),
        [] => whoever_stood_first(draft),
        _ => Ok(()),
    }
}

pub(super) fn tie_first(draft: &mut Draft, seat: Option<Seat>) -> Result<(), Refusal> {
    let tie = tie(&draft.state)?.clone();
    let missing = tie
        .fighters
        .iter()
        .find(|fighter| !tie.rolled.iter().any(|r| r.seat == fighter.seat));
    if let Some(fighter) = missing {
        return Err(not_now(
            &draft.state,
            if fighter.seat == draft.state.turn {
                "saying who stood first"
            } else {
                "saying whose stood first"
            },
            "once both sides have named the Bakugan they roll",
        ));
    }
    match seat {
        Some(first) => {
            if !tie.fighters.iter().any(|fighter| fighter.seat == first) {
                return Err(Refusal::NoSuchSeat(first));
            }
            draft.push(Event::TieSettled {
                first: Some(first),
                rolled: tie.rolled,
                basis: Basis::Sheet(Section::Battle),
            });
            win_tie(draft, first, Basis::Sheet(Section::Battle))
        }
        None => {
            let answer = draft.answer(HouseRule::TieNobody)?;
            let basis = Basis::House(HouseRule::TieNobody, answer);
            draft.push(Event::TieSettled {
                first: None,
                rolled: tie.rolled,
                basis,
            });
            if answer == Answer::GateOut {
                let used = draft.state.standing_on(tie.gate);
                draft.push(Event::GateLost {
                    gate: tie.gate,
                    used,
                    basis,
                });
                draft.end_turn();
                return Ok(());
            }
            if tie.round >= TIE_ROUNDS {
                return whoever_stood_first(draft);
            }
            ready_for_tie(draft)
        }
    }
}

fn whoever_stood_first(draft: &mut Draft) -> Result<(), Refusal> {
    let tie = tie(&draft.state)?;
    let first = draft.state.standing_on(tie.gate).first().copied();
    let winner = first.or(tie.fighters.last().copied());
    let basis = Basis::House(HouseRule::TieNobody, Answer::RollAgainThenFirst);
    match winner {
        Some(winner) => win_tie(draft, winner.seat, basis),
        None => Ok(()),
    }
}

fn win_tie(draft: &mut Draft, winner: Seat, basis: Basis) -> Result<(), Refusal> {
    let gate = tie(&draft.state)?.gate;
    let used = draft.state.standing_on(gate);
    take(draft, gate, winner, Taking::TieRoll, used, basis);
    draft.end_turn();
    Ok(())
}
