//! What a card does: at once as lines and moves, for the rest of the battle, or after it.

use super::super::card::is_same;
use super::super::decide::Draft;
use super::super::effect::{Deed, Effect, Leaves, Piece, Played, Whom};
use super::super::event::{BakuganId, Basis, Event, Gate, LineKind, Section};
use super::super::refusal::Refusal;
use super::super::words as all_words;
use super::super::{Bakugan, Phase, Zone};
use super::numbers::{self, worth};
use super::{Battle, EffectChoice, Fighter, InForce};
use crate::rules::Seat;
use crate::rules::tongue::tell;

/// A card whose effects are carried out.
pub(super) struct Source<'a> {
    /// Its name.
    pub(super) name: &'a str,
    /// Whose card it is.
    pub(super) by: Seat,
    /// What its lines are called in a sum.
    pub(super) line: LineKind,
}

/// Carries out all that a card does, in order. What somebody has to choose waits until it is asked.
pub(super) fn carry_out(
    draft: &mut Draft,
    card: &Source<'_>,
    effects: &[Effect],
) -> Result<(), Refusal> {
    for effect in effects {
        powers_are_read(&draft.state, card, effect)?;
        let Phase::Battle(battle) = &draft.state.phase else {
            return Ok(());
        };
        let battle = battle.clone();
        let concerned: Vec<usize> = (0..battle.fighters.len())
            .filter(|at| concerns(&draft.state, &battle.fighters, card.by, effect, *at))
            .collect();
        let lasts = |draft: &mut Draft| {
            draft.push(Event::EffectBegan {
                card: card.name.to_owned(),
                by: card.by,
                effect: effect.clone(),
            });
        };
        match effect.does {
            Deed::NoAbilities | Deed::LowerWins | Deed::Number(_) | Deed::ReturnAbilities(_) => {
                lasts(draft);
            }
            Deed::OutOfGame(Piece::Fighter | Piece::Loser | Piece::Gate) => lasts(draft),
            // The card itself goes where it is played.
            Deed::OutOfGame(Piece::Card) => {}
            Deed::Add(_)
            | Deed::Subtract(_)
            | Deed::Multiply(_)
            | Deed::Set(_)
            | Deed::Swap
            | Deed::ChangeAttribute(_)
            | Deed::Replace(_) => {
                for at in concerned {
                    one_fighter(draft, card, &effect.does, &battle, at);
                }
            }
        }
    }
    Ok(())
}

/// One fighter's part of an effect that is done at once.
fn one_fighter(draft: &mut Draft, card: &Source<'_>, does: &Deed, battle: &Battle, at: usize) {
    let Some(fighter) = battle.fighters.get(at) else {
        return;
    };
    let bakugan = fighter.bakugan;
    let state = &draft.state;
    let now = state.total(fighter);
    let amount = match does {
        Deed::Add(amount) => Some(worth(state, bakugan.seat, *amount)),
        Deed::Subtract(amount) => Some(worth(state, bakugan.seat, *amount).saturating_neg()),
        Deed::Multiply(times) => {
            now.map(|now| now.saturating_mul(i32::from(*times)).saturating_sub(now))
        }
        Deed::Set(value) => now.map(|now| value.saturating_sub(now)),
        Deed::Swap => {
            let other = battle.fighters.iter().find(|o| o.bakugan != bakugan);
            let theirs = other.and_then(|other| printed(state, other.bakugan));
            theirs
                .zip(printed(state, bakugan))
                .map(|(theirs, own)| theirs.saturating_sub(own))
        }
        Deed::ChangeAttribute(Some(attribute)) => {
            draft.push(Event::AttributeSet {
                bakugan,
                attribute: *attribute,
                card: Some(card.name.to_owned()),
                basis: Basis::Sheet(Section::AdditionalRules),
            });
            None
        }
        Deed::ChangeAttribute(None) => {
            draft.push(Event::EffectToChoose {
                card: card.name.to_owned(),
                fighter: bakugan,
                replaced: None,
            });
            None
        }
        Deed::Replace(leaves) => {
            replace(draft, card.name, bakugan, *leaves);
            None
        }
        _ => None,
    };
    if let Some(amount) = amount {
        draft.push(Event::LineAdded {
            bakugan,
            kind: card.line.clone(),
            amount,
        });
    }
}

/// With one unused Bakugan it is clear who fights instead, with several its player chooses, with none nothing happens.
fn replace(draft: &mut Draft, card: &str, fighter: BakuganId, leaves: Leaves) {
    let unused: Vec<BakuganId> = draft.state.in_zone(fighter.seat, Zone::Unused).collect();
    match unused[..] {
        [] => {}
        [new] => step_in(draft, card, fighter, new, leaves),
        _ => draft.push(Event::EffectToChoose {
            card: card.to_owned(),
            fighter,
            replaced: Some(leaves),
        }),
    }
}

fn step_in(draft: &mut Draft, card: &str, old: BakuganId, new: BakuganId, leaves: Leaves) {
    let Phase::Battle(battle) = &draft.state.phase else {
        return;
    };
    let gate = battle.gate;
    draft.push(Event::FighterReplaced {
        card: card.to_owned(),
        gate,
        old,
        new,
        leaves,
    });
}

/// The choice that a card waits for: the oldest for which there is still something to choose.
pub(super) fn open_choice<'a>(state: &Bakugan, battle: &'a Battle) -> Option<&'a EffectChoice> {
    battle.to_choose.iter().find(|choice| {
        let fights = battle.fighters.iter().any(|f| f.bakugan == choice.fighter);
        let mut unused = state.in_zone(choice.fighter.seat, Zone::Unused);
        fights && (choice.replaced.is_none() || unused.next().is_some())
    })
}

/// Nobody has to choose anything first.
pub(super) fn nothing_to_choose(state: &Bakugan, battle: &Battle) -> Result<(), Refusal> {
    let Some(choice) = open_choice(state, battle) else {
        return Ok(());
    };
    let who = all_words::player(state, choice.fighter.seat);
    let what = match choice.replaced {
        Some(_) => "fighter",
        None => "attribute",
    };
    Err(Refusal::Cards(tell!(
        "bakugan-no-card-choice-first",
        what = what,
        card = &choice.card,
        player = who
    )))
}

pub(in super::super) fn choose_fighter(
    draft: &mut Draft,
    bakugan: BakuganId,
) -> Result<(), Refusal> {
    let state = &draft.state;
    let battle = super::battle(state)?;
    let open = open_choice(state, battle).and_then(|choice| Some((choice, choice.replaced?)));
    let Some((choice, leaves)) = open else {
        return Err(Refusal::Cards(tell!("bakugan-no-card-fighter")));
    };
    let unused: Vec<BakuganId> = state.in_zone(choice.fighter.seat, Zone::Unused).collect();
    if !unused.contains(&bakugan) {
        return Err(Refusal::Cards(tell!(
            "bakugan-no-card-not-unused",
            card = &choice.card,
            toys = all_words::names(state, unused)
        )));
    }
    let (card, fighter) = (choice.card.clone(), choice.fighter);
    step_in(draft, &card, fighter, bakugan, leaves);
    numbers::add_if_ready(draft);
    Ok(())
}

fn printed(state: &Bakugan, bakugan: BakuganId) -> Option<i32> {
    state.toy(bakugan)?.g_power
}

/// Effects that change G-Powers can only be worked out once those are known.
fn powers_are_read(state: &Bakugan, card: &Source<'_>, effect: &Effect) -> Result<(), Refusal> {
    let Phase::Battle(battle) = &state.phase else {
        return Ok(());
    };
    let mut unknown = battle
        .fighters
        .iter()
        .map(|fighter| fighter.bakugan)
        .filter(|bakugan| printed(state, *bakugan).is_none())
        .peekable();
    if !effect.needs_powers() || unknown.peek().is_none() {
        return Ok(());
    }
    Err(Refusal::BattleOrder(tell!(
        "bakugan-no-order-powers",
        card = card.name,
        toys = all_words::names(state, unknown)
    )))
}

/// True when an effect of this player's card concerns the fighter at this place.
pub(super) fn concerns(
    state: &Bakugan,
    fighters: &[Fighter],
    by: Seat,
    effect: &Effect,
    at: usize,
) -> bool {
    let Some(fighter) = fighters.get(at) else {
        return false;
    };
    let bakugan = fighter.bakugan;
    let others = || {
        let others = fighters.iter().map(|other| other.bakugan);
        others.filter(move |other| *other != bakugan)
    };
    let won = |seat: Seat| state.players.get(seat).map_or(0, |p| p.gates_won.len());
    let is_meant = match effect.to {
        Whom::Both => true,
        Whom::Own => bakugan.seat == by,
        Whom::Opponent => bakugan.seat != by,
        Whom::TurnPlayer => bakugan.seat == state.turn,
        Whom::FewestGates => others().all(|other| won(bakugan.seat) < won(other.seat)),
        Whom::MostGates => others().all(|other| won(bakugan.seat) > won(other.seat)),
        Whom::Weaker => others().all(|other| printed(state, bakugan) < printed(state, other)),
        Whom::Stronger => others().all(|other| printed(state, bakugan) > printed(state, other)),
    };
    let is_kind = effect.kind.as_deref().is_none_or(|kind| {
        let toy = state.toy(bakugan).and_then(|toy| toy.kind.as_deref());
        toy.is_some_and(|name| {
            is_same(name, kind) || name.split_whitespace().any(|word| is_same(word, kind))
        })
    });
    let is_attribute = effect
        .attribute
        .is_none_or(|attribute| state.attribute_in_battle(fighter) == Some(attribute));
    is_meant && is_kind && is_attribute
}

/// What is left of a battle when it ends.
pub(super) struct End<'a> {
    /// The fought gate.
    pub(super) gate: Gate,
    /// Both sides.
    pub(super) fighters: &'a [Fighter],
    /// What cards have set.
    pub(super) in_force: &'a [InForce],
    /// The abilities played.
    pub(super) played: &'a [(Seat, String)],
}

/// What cards have set for the end of a battle, worked out before the gate is taken.
pub(super) fn after_battle(state: &Bakugan, end: &End<'_>, winner: Option<Seat>) -> Vec<Event> {
    let mut events = Vec::new();
    let mut back: Vec<(Seat, String)> = Vec::new();
    for one in end.in_force {
        for (at, fighter) in end.fighters.iter().enumerate() {
            if !concerns(state, end.fighters, one.by, &one.effect, at) {
                continue;
            }
            let bakugan = fighter.bakugan;
            let seat = bakugan.seat;
            let loses = winner.is_some_and(|winner| winner != seat);
            match one.effect.does {
                Deed::ReturnAbilities(which) => {
                    let used = state.players.get(seat).map(|player| &player.abilities_used);
                    let names: Vec<String> = used
                        .into_iter()
                        .flatten()
                        .filter(|name| {
                            let key = (seat, (*name).clone());
                            let is_meant = which == Played::All || end.played.contains(&key);
                            is_meant && !back.contains(&key)
                        })
                        .cloned()
                        .collect();
                    back.extend(names.iter().map(|name| (seat, name.clone())));
                    if !names.is_empty() {
                        events.push(Event::AbilitiesReturned {
                            seat,
                            names,
                            card: one.card.clone(),
                        });
                    }
                }
                Deed::OutOfGame(piece)
                    if piece == Piece::Fighter || (piece == Piece::Loser && loses) =>
                {
                    events.push(Event::BakuganOut {
                        bakugan,
                        card: one.card.clone(),
                    });
                }
                _ => {}
            }
        }
    }
    events
}
