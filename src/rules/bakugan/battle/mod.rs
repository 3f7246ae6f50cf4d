//! A battle and the tie roll after it.
//!
//! `state.rs` is what is known of them, `ability.rs` how abilities are played, `carry_out.rs` what a card does at once,
//! `numbers.rs` Attributes, gate numbers and sums, `tie.rs` the tie roll, `apply.rs` how its events change the state, `asks.rs`
//! and `words.rs` how all of it reads.

mod ability;
mod apply;
mod asks;
mod carry_out;
mod numbers;
mod state;
mod tie;
mod words;

pub use state::{
    Battle, EffectChoice, Fighter, InForce, Line, SumLine, Throw, ThrowEnd, Tie, TieChoice,
};

pub(super) use ability::{done, play};
pub(super) use apply::{apply, tie_gate_to_choose};
pub(super) use asks::{battle_choices, battle_prompt, tie_choices, tie_prompt};
pub(super) use carry_out::choose_fighter;
pub(super) use numbers::choose_attribute;
pub(super) use tie::{choose_gate, may_roll_for, settle_throw, tie_first, tie_order};
pub(super) use words::say;

use super::card::{GateCard, is_same};
use super::decide::{Draft, not_now};
use super::effect::{Deed, Piece};
use super::event::{BakuganId, Basis, BattleOutcome, Event, Gate, LineKind, Section, Taking};
use super::refusal::{Refusal, Wish};
use super::settle::take;
use super::setup::LARGEST_NUMBER;
use super::{Bakugan, Face, Phase, words as all_words};
use crate::rules::Seat;
use crate::rules::text::{is_name, listed};
use crate::rules::tongue::tell;

fn battle(state: &Bakugan) -> Result<&Battle, Refusal> {
    match &state.phase {
        Phase::Battle(battle) => Ok(battle),
        _ => Err(not_now(state, Wish::Battle)),
    }
}

/// The battle in which this Bakugan fights.
pub(super) fn fighter(state: &Bakugan, bakugan: BakuganId) -> Result<&Battle, Refusal> {
    let battle = battle(state)?;
    if battle.fighters.iter().any(|f| f.bakugan == bakugan) {
        return Ok(battle);
    }
    Err(Refusal::NotFighting {
        bakugan: all_words::full_name(state, bakugan),
        fighters: all_words::names(state, battle.fighters.iter().map(|f| f.bakugan)),
    })
}

/// The gate is turned over; a name picks one of its owner's cards, if the set-up knows them.
pub(super) fn flip(draft: &mut Draft, name: Option<&str>) -> Result<(), Refusal> {
    let gate = may_flip(&draft.state)?;
    let name = name.map(str::trim).filter(|name| !name.is_empty());
    if let Some(name) = name
        && !is_name(name)
    {
        return Err(Refusal::CannotAdjust(tell!("bakugan-no-card-name")));
    }
    let known = match name {
        Some(name) => candidate(&draft.state, gate, name)?.cloned(),
        None => None,
    };
    match (known, name) {
        (Some(card), _) => turn_over(draft, gate, card),
        (None, Some(name)) => turn_over(draft, gate, GateCard::named(name)),
        (None, None) => {
            draft.push(Event::GateFlipped {
                gate,
                name: None,
                card: None,
            });
            Ok(())
        }
    }
}

/// The gate is turned over and shows a card that somebody looked up.
pub(super) fn flip_card(draft: &mut Draft, card: &GateCard) -> Result<(), Refusal> {
    let gate = may_flip(&draft.state)?;
    if let Some(problem) = card.problems().first() {
        return Err(Refusal::CannotAdjust(problem.to_string()));
    }
    candidate(&draft.state, gate, &card.name)?;
    turn_over(draft, gate, card.clone())
}

fn turn_over(draft: &mut Draft, gate: Gate, card: GateCard) -> Result<(), Refusal> {
    let owner = draft.state.gate(gate).map(|card| card.owner);
    let is_known = !card.numbers.is_empty() || !card.effects.is_empty();
    draft.push(Event::GateFlipped {
        gate,
        name: Some(card.name.clone()),
        card: is_known.then(|| card.clone()),
    });
    if let Some(by) = owner {
        let named = carry_out::Source {
            name: &card.name,
            by,
            line: LineKind::Other(card.name.clone()),
        };
        carry_out::carry_out(draft, &named, &card.effects)?;
    }
    numbers::add_if_ready(draft);
    Ok(())
}

/// The gate that may be turned over now.
fn may_flip(state: &Bakugan) -> Result<Gate, Refusal> {
    let battle = battle(state)?;
    if lies_face_up(state, battle.gate) {
        return Err(Refusal::BattleOrder(tell!(
            "bakugan-no-order-face-up",
            gate = battle.gate.to_string()
        )));
    }
    let clear = numbers::clear_to_choose(state, battle);
    if clear.is_empty() {
        return Ok(battle.gate);
    }
    Err(Refusal::Cards(tell!(
        "bakugan-no-card-clear",
        gate = battle.gate.to_string(),
        toys = all_words::names(state, clear)
    )))
}

/// The card of this name that its owner can still have; none when the set-up does not know it.
fn candidate<'a>(
    state: &'a Bakugan,
    gate: Gate,
    name: &str,
) -> Result<Option<&'a GateCard>, Refusal> {
    let Some(owner) = state.gate(gate).map(|card| card.owner) else {
        return Ok(None);
    };
    let still = state.gate_candidates(owner);
    if let Some(card) = still.iter().find(|card| is_same(&card.name, name)) {
        return Ok(Some(card));
    }
    let brought = state.brought.get(owner.index());
    match brought.and_then(|brought| brought.gate(name)) {
        None => Ok(None),
        Some(card) => Err(Refusal::Cards(tell!(
            "bakugan-no-card-elsewhere",
            card = &card.name,
            player = all_words::player(state, owner),
            still = listed(still.iter().map(|card| card.name.clone()).collect())
        ))),
    }
}

pub(super) fn lies_face_up(state: &Bakugan, gate: Gate) -> bool {
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
    Err(Refusal::BattleOrder(tell!(
        "bakugan-no-order-flip",
        gate = battle.gate.to_string()
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
            return Err(Refusal::CannotAdjust(tell!("bakugan-no-line-name")));
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

/// The sums decide; whoever has not finished playing abilities has now.
pub(super) fn compare(draft: &mut Draft) -> Result<(), Refusal> {
    let battle = flipped(&draft.state)?;
    carry_out::nothing_to_choose(&draft.state, battle)?;
    for line in numbers::still_to_add(&draft.state, battle)? {
        draft.push(line);
    }
    let battle = flipped(&draft.state)?;
    let mut totals = Vec::new();
    for fighter in &battle.fighters {
        let total = draft.state.total(fighter).ok_or_else(|| {
            Refusal::TotalsMissing(tell!(
                "bakugan-no-totals-power",
                toy = all_words::full_name(&draft.state, fighter.bakugan)
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
                return Err(Refusal::TotalsMissing(tell!(
                    "bakugan-no-totals-twice",
                    toy = all_words::full_name(&draft.state, fighter.bakugan)
                )));
            }
        }
    }
    if in_order.len() != totals.len() {
        return Err(Refusal::TotalsMissing(tell!("bakugan-no-totals-nobody")));
    }
    by_totals(draft, in_order)
}

fn by_totals(draft: &mut Draft, totals: Vec<(BakuganId, i32)>) -> Result<(), Refusal> {
    let battle = flipped(&draft.state)?;
    let lower_wins = battle.sets(&Deed::LowerWins);
    let amounts = totals.iter().map(|(_, total)| *total);
    let winning = if lower_wins {
        amounts.min()
    } else {
        amounts.max()
    };
    let mut best = totals.iter().filter(|(_, total)| Some(*total) == winning);
    let outcome = match (best.next(), best.next()) {
        (Some((bakugan, _)), None) => BattleOutcome::Wins(*bakugan),
        _ => BattleOutcome::Equal,
    };
    let section = if lower_wins {
        Section::AdditionalRules
    } else {
        Section::Battle
    };
    finish(draft, outcome, Some(totals), Basis::Sheet(section))
}

pub(super) fn finish(
    draft: &mut Draft,
    outcome: BattleOutcome,
    totals: Option<Vec<(BakuganId, i32)>>,
    basis: Basis,
) -> Result<(), Refusal> {
    let battle = flipped(&draft.state)?.clone();
    let gate = battle.gate;
    match outcome {
        BattleOutcome::Wins(winner) => {
            let end = carry_out::End {
                gate,
                fighters: &battle.fighters,
                in_force: &battle.in_force,
                played: &battle.played,
            };
            win_gate(draft, &end, winner.seat, Taking::Battle(totals), basis);
            draft.end_turn();
            Ok(())
        }
        BattleOutcome::Equal => {
            draft.push(Event::Tied {
                gate,
                totals,
                basis,
            });
            tie::ready_for_tie(draft)
        }
    }
}

/// The gate goes to the winner, or out of the game if a card says so, and what cards have set for now is done.
fn win_gate(
    draft: &mut Draft,
    end: &carry_out::End<'_>,
    winner: Seat,
    taking: Taking,
    basis: Basis,
) {
    let after = carry_out::after_battle(&draft.state, end, Some(winner));
    let used = draft.state.standing_on(end.gate);
    let is_gate_out = end
        .in_force
        .iter()
        .any(|one| one.effect.does == Deed::OutOfGame(Piece::Gate));
    if is_gate_out {
        draft.push(Event::GateLost {
            gate: end.gate,
            used,
            basis: Basis::Sheet(Section::AdditionalRules),
        });
    } else {
        take(draft, end.gate, winner, taking, used, basis);
    }
    for event in after {
        draft.push(event);
    }
}

impl Battle {
    /// True when a card has set this for the battle.
    fn sets(&self, deed: &Deed) -> bool {
        self.in_force.iter().any(|one| one.effect.does == *deed)
    }

    /// The seats of the fighters: the player whose turn it is, or whose turn comes next, first.
    fn seats_in_order(&self, state: &Bakugan) -> Vec<Seat> {
        let mut seats: Vec<Seat> = self.fighters.iter().map(|f| f.bakugan.seat).collect();
        let count = state.players.count().max(1);
        seats.sort_by_key(|seat| (seat.index() + count - state.turn.index() % count) % count);
        seats.dedup();
        seats
    }
}

impl Bakugan {
    /// The Gate cards that a face-down card of this player can still be, as far as the set-up knows them.
    pub fn gate_candidates(&self, owner: Seat) -> Vec<&GateCard> {
        let (Some(brought), Some(player)) =
            (self.brought.get(owner.index()), self.players.get(owner))
        else {
            return Vec::new();
        };
        let shown = |card: &&GateCard| {
            let mut shown = player.gates_shown.iter();
            !shown.any(|name| is_same(name, &card.name))
        };
        brought.gates.iter().filter(shown).collect()
    }
}
