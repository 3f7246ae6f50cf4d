//! The tie roll: both sides roll at the same time, and the first to stand on a gate takes it.

use super::super::decide::{Draft, not_now};
use super::super::event::{BakuganId, Basis, ChoiceReason, Event, Gate, Section, Taking};
use super::super::fact::Fact;
use super::super::house::{Answer, HouseRule};
use super::super::refusal::{Refusal, Unclear, Wish};
use super::super::settle::{self, Ruling};
use super::super::words as all_words;
use super::super::{Bakugan, Phase, Zone};
use super::carry_out::{self, End};
use super::{Fighter, Throw, ThrowEnd, Tie, win_gate};
use crate::rules::Seat;
use crate::rules::text::listed;
use crate::rules::tongue::tell;

/// After this many tie rolls in which nobody stood, whoever stood first on the gate wins.
const TIE_ROUNDS: u8 = 3;
/// A gap of fewer frames is within the camera's resolution: nobody can say who was first.
const CLEAR_GAP_FRAMES: u64 = 2;

fn tie(state: &Bakugan) -> Result<&Tie, Refusal> {
    match &state.phase {
        Phase::TieRoll(tie) => Ok(tie),
        _ => Err(not_now(state, Wish::TieFirst)),
    }
}

/// The tie, once both sides have named what they roll.
fn rolled_tie(state: &Bakugan) -> Result<Tie, Refusal> {
    let tie = tie(state)?;
    let Some(missing) = tie.sides_to_name().next() else {
        return Ok(tie.clone());
    };
    Err(not_now(
        state,
        if missing.seat == state.turn {
            Wish::TieNamed
        } else {
            Wish::TieOneNamed
        },
    ))
}

/// A side may name one Bakugan for the tie roll.
pub(in super::super) fn may_roll_for(
    state: &Bakugan,
    tie: &Tie,
    bakugan: BakuganId,
) -> Result<(), Refusal> {
    if !tie.fighters.iter().any(|f| f.seat == bakugan.seat) {
        return Err(Refusal::NotFighting {
            bakugan: all_words::full_name(state, bakugan),
            fighters: all_words::names(state, tie.fighters.iter().copied()),
        });
    }
    if let Some(named) = tie.rolled.iter().find(|r| r.seat == bakugan.seat) {
        let other = tie.sides_to_name().next();
        let toy = all_words::full_name(state, *named);
        return Err(Refusal::BattleOrder(match other {
            Some(other) => tell!(
                "bakugan-no-order-tie-named",
                toy = toy,
                next = all_words::player(state, other.seat)
            ),
            None => tell!("bakugan-no-order-tie-rolled", toy = toy),
        }));
    }
    Ok(())
}

/// Sees to it that both sides have something to roll, or ends the tie where one has not.
pub(super) fn ready_for_tie(draft: &mut Draft) -> Result<(), Refusal> {
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
        [] => whoever_stood_first(draft, stood_first_basis()),
        _ => Ok(()),
    }
}

fn stood_first_basis() -> Basis {
    Basis::House(HouseRule::TieNobody, Answer::RollAgainThenFirst)
}

/// One of the two rolls has come to rest. It stands by the same rules as any other roll.
pub(in super::super) fn settle_throw(
    draft: &mut Draft,
    roll: u32,
    fact: &Fact,
) -> Result<(), Refusal> {
    let tie = rolled_tie(&draft.state)?;
    let open = tie
        .throws
        .iter()
        .find(|throw| throw.roll == roll && throw.end.is_none());
    let Some(throw) = open else {
        return Err(not_open(&draft.state, &tie, roll));
    };
    if tie.to_choose.is_some() {
        return Err(not_now(&draft.state, Wish::OtherOutcome));
    }
    match settle::rule(draft, fact)? {
        Ruling::Stands(gate, basis) => ended(draft, throw, fact, Some(gate), basis),
        Ruling::Miss(basis) => ended(draft, throw, fact, None, basis),
        Ruling::Again(basis) => {
            // They are rolled at the same time: one of them alone cannot be rolled again.
            draft.push(Event::TieAgain {
                rolled: tie.rolled,
                basis,
            });
            Ok(())
        }
        Ruling::OpponentChooses(among, basis) => {
            if !gate_matters(draft, &tie, &among)? {
                let fought = among.iter().copied().find(|gate| *gate == tie.gate);
                let gate = fought.or(among.first().copied());
                return ended(draft, throw, fact, gate, basis);
            }
            let other = tie.fighters.iter().find(|f| f.seat != throw.bakugan.seat);
            draft.push(Event::GateToChoose {
                roll,
                bakugan: throw.bakugan,
                fact: fact.clone(),
                by: other.map_or(throw.bakugan.seat, |other| other.seat),
                among,
                reason: ChoiceReason::Straddle,
                basis,
            });
            Ok(())
        }
    }
}

fn not_open(state: &Bakugan, tie: &Tie, roll: u32) -> Refusal {
    if !(1..=state.rolls).contains(&roll) {
        return not_now(state, Wish::Outcome);
    }
    let open: Vec<String> = tie
        .throws
        .iter()
        .filter(|throw| throw.end.is_none())
        .map(|throw| throw.roll.to_string())
        .collect();
    Refusal::RollSettled {
        roll,
        now: if open.is_empty() {
            tell!("bakugan-no-settled-both")
        } else {
            tell!("bakugan-no-settled-tie", open = listed(open))
        },
    }
}

/// True when it makes a difference on which of several gates a tie roll stands.
fn gate_matters(draft: &Draft, tie: &Tie, among: &[Gate]) -> Result<bool, Refusal> {
    let only_fought = draft.answer(HouseRule::TieGate)? == Answer::FoughtGate;
    let stays = draft.answer(HouseRule::TieRollers)? == Answer::StayStanding;
    Ok(stays || (only_fought && among.contains(&tie.gate)))
}

/// The gate on which a tie roll counts, where it lay about equally on several.
pub(in super::super) fn choose_gate(draft: &mut Draft, gate: Gate) -> Result<(), Refusal> {
    let tie = tie(&draft.state)?.clone();
    let Some(choice) = tie.to_choose else {
        return Err(not_now(&draft.state, Wish::ChooseGate));
    };
    if !choice.among.contains(&gate) {
        return Err(Refusal::NotOffered {
            gate,
            among: all_words::gates(choice.among),
        });
    }
    let basis = Basis::House(HouseRule::Straddle, draft.answer(HouseRule::Straddle)?);
    let throw = Throw {
        roll: choice.roll,
        bakugan: choice.bakugan,
        end: None,
    };
    ended(draft, &throw, &choice.fact, Some(gate), basis)
}

/// One roll is judged; with both judged the tie may be decided.
fn ended(
    draft: &mut Draft,
    throw: &Throw,
    fact: &Fact,
    stands: Option<Gate>,
    basis: Basis,
) -> Result<(), Refusal> {
    let fought = tie(&draft.state)?.gate;
    let (counts, basis) = match stands {
        None => (false, basis),
        Some(gate) if gate == fought => (true, basis),
        Some(_) => {
            let rule = HouseRule::TieGate;
            match draft.answer(rule)? {
                Answer::FoughtGate => (false, Basis::House(rule, Answer::FoughtGate)),
                _ => (true, basis),
            }
        }
    };
    draft.push(Event::TieRollSettled {
        roll: throw.roll,
        bakugan: throw.bakugan,
        fact: fact.clone(),
        stands,
        counts,
        basis,
    });
    judge(draft)
}

/// Decides the tie once both rolls are judged and it is known who was first.
fn judge(draft: &mut Draft) -> Result<(), Refusal> {
    let tie = tie(&draft.state)?;
    let ends: Option<Vec<(Seat, &ThrowEnd)>> = tie
        .throws
        .iter()
        .map(|throw| Some((throw.bakugan.seat, throw.end.as_ref()?)))
        .collect();
    let Some(ends) = ends else {
        return Ok(());
    };
    let counting: Vec<(Seat, Option<u64>)> = ends
        .into_iter()
        .filter(|(_, end)| end.counts)
        .map(|(seat, end)| (seat, end.fact.open_frame))
        .collect();
    match counting[..] {
        [] => nobody(draft),
        [(only, _)] => won_by(draft, only, Basis::Sheet(Section::Battle)),
        [(one, Some(at)), (other, Some(later))] => {
            let first = if at <= later { one } else { other };
            by_frames(draft, first, at.abs_diff(later))
        }
        // Without both frames the referee says who was first.
        _ => Ok(()),
    }
}

/// The camera's order decides if the gap is wide enough to be seen.
fn by_frames(draft: &mut Draft, first: Seat, gap_frames: u64) -> Result<(), Refusal> {
    if gap_frames >= CLEAR_GAP_FRAMES {
        return won_by(draft, first, Basis::Sheet(Section::Battle));
    }
    let rule = HouseRule::DeadHeat;
    let answer = draft.answer(rule)?;
    let basis = Basis::House(rule, answer);
    draft.push(Event::DeadHeat { gap_frames, basis });
    match answer {
        Answer::RefereeDecides => Ok(()),
        Answer::FirstOnGate => {
            put_away(draft, None, basis)?;
            whoever_stood_first(draft, basis)
        }
        _ => {
            put_away(draft, None, basis)?;
            ready_for_tie(draft)
        }
    }
}

/// Who stood first, and by how many frames, as a camera saw it.
pub(in super::super) fn tie_order(
    draft: &mut Draft,
    first: Seat,
    gap_frames: u64,
) -> Result<(), Refusal> {
    let tie = rolled_tie(&draft.state)?;
    if !tie.fighters.iter().any(|fighter| fighter.seat == first) {
        return Err(Refusal::NoSuchSeat(first));
    }
    if tie.is_dead_heat {
        return Err(not_now(&draft.state, Wish::TieOrder));
    }
    let fell = |throw: &Throw| throw.end.as_ref().is_some_and(|end| !end.counts);
    if tie.throws.iter().any(fell) {
        return Err(Refusal::FactUnclear(Unclear::NoOrder));
    }
    by_frames(draft, first, gap_frames)
}

/// The referee's word on who stood first.
pub(in super::super) fn tie_first(draft: &mut Draft, seat: Option<Seat>) -> Result<(), Refusal> {
    let tie = rolled_tie(&draft.state)?;
    let Some(first) = seat else {
        return nobody(draft);
    };
    if !tie.fighters.iter().any(|fighter| fighter.seat == first) {
        return Err(Refusal::NoSuchSeat(first));
    }
    let basis = if tie.is_dead_heat {
        Basis::House(HouseRule::DeadHeat, Answer::RefereeDecides)
    } else {
        Basis::Sheet(Section::Battle)
    };
    won_by(draft, first, basis)
}

fn nobody(draft: &mut Draft) -> Result<(), Refusal> {
    let tie = tie(&draft.state)?.clone();
    let answer = draft.answer(HouseRule::TieNobody)?;
    let basis = Basis::House(HouseRule::TieNobody, answer);
    put_away(draft, None, basis)?;
    if answer == Answer::GateOut {
        let used = draft.state.standing_on(tie.gate);
        let fighters = fighters(&tie);
        let after = carry_out::after_battle(&draft.state, &end(&tie, &fighters), None);
        draft.push(Event::GateLost {
            gate: tie.gate,
            used,
            basis,
        });
        for event in after {
            draft.push(event);
        }
        draft.end_turn();
        return Ok(());
    }
    if tie.round >= TIE_ROUNDS {
        return whoever_stood_first(draft, stood_first_basis());
    }
    ready_for_tie(draft)
}

fn won_by(draft: &mut Draft, first: Seat, basis: Basis) -> Result<(), Refusal> {
    put_away(draft, Some(first), basis)?;
    win_tie(draft, first, basis)
}

/// The Bakugan of the tie roll go where house rule `tie_rollers` says.
///
/// A tie roll takes no gate uncontested and none but the fought one: what came to stand on that one, or beside one of its
/// owner's, goes to the used pile all the same.
fn put_away(draft: &mut Draft, first: Option<Seat>, basis: Basis) -> Result<(), Refusal> {
    let tie = tie(&draft.state)?.clone();
    let mut standing = Vec::new();
    let mut unused = Vec::new();
    if draft.answer(HouseRule::TieRollers)? == Answer::StayStanding {
        for throw in &tie.throws {
            let Some(end) = &throw.end else {
                continue;
            };
            let bakugan = throw.bakugan;
            match end.stands {
                Some(gate) => {
                    let beside = draft.state.standing_on(gate);
                    let own = beside.iter().any(|other| other.seat == bakugan.seat);
                    if gate != tie.gate && !own && draft.state.gate(gate).is_some() {
                        standing.push((bakugan, gate));
                    }
                }
                None if draft.answer(HouseRule::MissGoesTo)? == Answer::StaysUnused => {
                    unused.push(bakugan);
                }
                None => {}
            }
        }
    }
    draft.push(Event::TieSettled {
        first,
        rolled: tie.rolled,
        standing,
        unused,
        basis,
    });
    Ok(())
}

fn whoever_stood_first(draft: &mut Draft, basis: Basis) -> Result<(), Refusal> {
    let tie = tie(&draft.state)?;
    let fights = |one: &BakuganId| tie.fighters.contains(one);
    let first = draft.state.standing_on(tie.gate).into_iter().find(fights);
    match first.or(tie.fighters.last().copied()) {
        Some(winner) => win_tie(draft, winner.seat, basis),
        None => Ok(()),
    }
}

fn win_tie(draft: &mut Draft, winner: Seat, basis: Basis) -> Result<(), Refusal> {
    let tie = tie(&draft.state)?.clone();
    let fighters = fighters(&tie);
    win_gate(draft, &end(&tie, &fighters), winner, Taking::TieRoll, basis);
    draft.end_turn();
    Ok(())
}

fn fighters(tie: &Tie) -> Vec<Fighter> {
    let fighter = |bakugan: &BakuganId| Fighter {
        bakugan: *bakugan,
        lines: Vec::new(),
        attribute: None,
    };
    tie.fighters.iter().map(fighter).collect()
}

fn end<'a>(tie: &'a Tie, fighters: &'a [Fighter]) -> End<'a> {
    End {
        gate: tie.gate,
        fighters,
        in_force: &tie.in_force,
        played: &tie.played,
    }
}

impl Bakugan {
    /// The rolls of a tie that wait for their calls, once both sides have named what they roll: each with its number.
    pub fn tie_rolls(&self) -> Vec<(u32, BakuganId)> {
        let Phase::TieRoll(tie) = &self.phase else {
            return Vec::new();
        };
        if tie.sides_to_name().next().is_some() {
            return Vec::new();
        }
        let open = tie.throws.iter().filter(|throw| throw.end.is_none());
        open.map(|throw| (throw.roll, throw.bakugan)).collect()
    }
}
