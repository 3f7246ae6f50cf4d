//! How the events of a battle and of a tie roll change the state. Total: what cannot be is passed over.

use super::super::apply::put;
use super::super::card::is_same;
use super::super::effect::{Deed, Leaves};
use super::super::event::{BakuganId, Event, Gate};
use super::super::{Bakugan, Face, Phase, Zone};
use super::{Battle, EffectChoice, Fighter, InForce, Line, Throw, ThrowEnd, Tie, TieChoice};
use crate::rules::Seat;

pub(in super::super) fn apply(state: &mut Bakugan, event: &Event) {
    match event {
        Event::BattleBegan { gate, fighters, .. } => began(state, *gate, fighters),
        Event::GateFlipped { gate, name, card } => {
            let Some(Some(under)) = state.field.get_mut(gate.index()) else {
                return;
            };
            under.face = Face::Up(name.clone());
            let owner = under.owner;
            if let Some(name) = name
                && let Some(player) = state.players.get_mut(owner)
            {
                player.gates_shown.push(name.clone());
            }
            if let Phase::Battle(battle) = &state.phase {
                let due = first_to_play(state, battle);
                if let Phase::Battle(battle) = &mut state.phase {
                    battle.card.clone_from(card);
                    battle.due = due;
                    battle.passes = 0;
                }
            }
        }
        Event::AttributeSet {
            bakugan,
            attribute,
            card,
            ..
        } => {
            if let Some(fighter) = fighter(state, *bakugan) {
                fighter.attribute = Some(*attribute);
            }
            if card.is_some() {
                chosen(state, *bakugan, |choice| choice.replaced.is_none());
            }
        }
        Event::AbilityPlayed {
            seat, name, next, ..
        } => {
            if let Some(player) = state.players.get_mut(*seat)
                && player.abilities_in_hand > 0
            {
                player.abilities_in_hand -= 1;
                player.abilities_used.push(name.clone());
            }
            if let Phase::Battle(battle) = &mut state.phase {
                battle.due = *next;
                battle.passes = 0;
                battle.played.push((*seat, name.clone()));
            }
        }
        Event::AbilitiesDone { next, .. } => {
            if let Phase::Battle(battle) = &mut state.phase {
                battle.due = *next;
                battle.passes = battle.passes.saturating_add(1);
            }
        }
        Event::EffectBegan { card, by, effect } => {
            if let Phase::Battle(battle) = &mut state.phase {
                if effect.does == Deed::NoAbilities {
                    battle.due = None;
                }
                battle.in_force.push(InForce {
                    card: card.clone(),
                    by: *by,
                    effect: effect.clone(),
                });
            }
        }
        Event::EffectToChoose {
            card,
            fighter,
            replaced,
        } => {
            if let Phase::Battle(battle) = &mut state.phase {
                battle.to_choose.push(EffectChoice {
                    card: card.clone(),
                    fighter: *fighter,
                    replaced: *replaced,
                });
            }
        }
        Event::FighterReplaced {
            gate,
            old,
            new,
            leaves,
            ..
        } => replaced(state, *gate, *old, *new, *leaves),
        Event::AbilitiesReturned { seat, names, .. } => {
            for name in names {
                if pulled(state, *seat, name)
                    && let Some(player) = state.players.get_mut(*seat)
                {
                    player.abilities_in_hand = player.abilities_in_hand.saturating_add(1);
                }
            }
        }
        Event::AbilityOut { seat, name } => {
            if pulled(state, *seat, name)
                && let Some(player) = state.players.get_mut(*seat)
            {
                player.abilities_out.push(name.clone());
            }
        }
        Event::BakuganOut { bakugan, .. } => put(state, *bakugan, Zone::Out),
        Event::LineAdded {
            bakugan,
            kind,
            amount,
        } => {
            if let Some(fighter) = fighter(state, *bakugan) {
                fighter.lines.push(Line {
                    kind: kind.clone(),
                    amount: *amount,
                });
            }
        }
        Event::Tied { gate, .. } => {
            if let Phase::Battle(battle) = &state.phase {
                state.phase = Phase::TieRoll(Tie::of(*gate, battle));
            }
        }
        Event::TieRollSettled {
            roll,
            fact,
            stands,
            counts,
            ..
        } => {
            if let Phase::TieRoll(tie) = &mut state.phase {
                tie.to_choose = None;
                if let Some(throw) = tie.throws.iter_mut().find(|throw| throw.roll == *roll) {
                    throw.end = Some(ThrowEnd {
                        fact: fact.clone(),
                        stands: *stands,
                        counts: *counts,
                    });
                }
            }
        }
        Event::TieAgain { rolled, .. } => {
            for bakugan in rolled {
                put(state, *bakugan, Zone::Unused);
            }
            if let Phase::TieRoll(tie) = &mut state.phase {
                tie.begins_anew();
            }
        }
        Event::DeadHeat { .. } => {
            if let Phase::TieRoll(tie) = &mut state.phase {
                tie.is_dead_heat = true;
            }
        }
        Event::TieSettled {
            rolled,
            standing,
            unused,
            ..
        } => tie_settled(state, rolled, standing, unused),
        _ => {}
    }
}

fn began(state: &mut Bakugan, gate: Gate, fighters: &[BakuganId]) {
    let fighter = |bakugan: &BakuganId| Fighter {
        bakugan: *bakugan,
        lines: Vec::new(),
        attribute: None,
    };
    state.aside.clashes.retain(|one| !fighters.contains(one));
    state.fought = fighters.iter().map(|fighter| fighter.seat).collect();
    state.phase = Phase::Battle(Battle {
        gate,
        fighters: fighters.iter().map(fighter).collect(),
        card: None,
        due: None,
        passes: 0,
        played: Vec::new(),
        in_force: Vec::new(),
        to_choose: Vec::new(),
    });
}

/// Who plays abilities first: the player whose turn it is, if there is a card left to play.
fn first_to_play(state: &Bakugan, battle: &Battle) -> Option<Seat> {
    let has_cards = |seat: &Seat| {
        let player = state.players.get(*seat);
        player.is_some_and(|player| player.abilities_in_hand > 0)
    };
    battle.seats_in_order(state).into_iter().find(has_cards)
}

fn fighter(state: &mut Bakugan, bakugan: BakuganId) -> Option<&mut Fighter> {
    match &mut state.phase {
        Phase::Battle(battle) => battle
            .fighters
            .iter_mut()
            .find(|fighter| fighter.bakugan == bakugan),
        _ => None,
    }
}

/// The oldest choice of this sort for a fighter is made.
fn chosen(state: &mut Bakugan, fighter: BakuganId, is_meant: impl Fn(&EffectChoice) -> bool) {
    if let Phase::Battle(battle) = &mut state.phase {
        let mut choices = battle.to_choose.iter();
        let place = choices.position(|choice| choice.fighter == fighter && is_meant(choice));
        if let Some(place) = place {
            battle.to_choose.remove(place);
        }
    }
}

fn replaced(state: &mut Bakugan, gate: Gate, old: BakuganId, new: BakuganId, leaves: Leaves) {
    let Some(Zone::Standing { since_roll, .. }) = state.toy(old).map(|toy| toy.zone) else {
        return;
    };
    let Some(stepping_in) = fighter(state, old) else {
        return;
    };
    *stepping_in = Fighter {
        bakugan: new,
        lines: Vec::new(),
        attribute: None,
    };
    chosen(state, old, |choice| choice.replaced.is_some());
    put(
        state,
        old,
        match leaves {
            Leaves::Unused => Zone::Unused,
            Leaves::Used => Zone::Used,
            Leaves::Out => Zone::Out,
        },
    );
    put(state, new, Zone::Standing { gate, since_roll });
}

/// Takes an ability out of its player's used pile.
fn pulled(state: &mut Bakugan, seat: Seat, name: &str) -> bool {
    let Some(player) = state.players.get_mut(seat) else {
        return false;
    };
    let pile = &mut player.abilities_used;
    let place = pile.iter().rposition(|other| is_same(other, name));
    place.map(|place| pile.remove(place)).is_some()
}

fn tie_settled(
    state: &mut Bakugan,
    rolled: &[BakuganId],
    standing: &[(BakuganId, Gate)],
    unused: &[BakuganId],
) {
    let Phase::TieRoll(tie) = &mut state.phase else {
        return;
    };
    let throws = std::mem::take(&mut tie.throws);
    tie.begins_anew();
    tie.round = tie.round.saturating_add(1);
    for bakugan in rolled {
        let on = standing.iter().find(|(one, _)| one == bakugan);
        let roll = throws.iter().find(|throw| throw.bakugan == *bakugan);
        let zone = match (on, roll) {
            (Some((_, gate)), Some(throw)) if state.gate(*gate).is_some() => Zone::Standing {
                gate: *gate,
                since_roll: throw.roll,
            },
            _ if unused.contains(bakugan) => Zone::Unused,
            _ => Zone::Used,
        };
        put(state, *bakugan, zone);
        if let Zone::Standing { gate, .. } = zone {
            // Opponents on one gate fight before the turn passes.
            let there = state.standing_on(gate);
            if there.iter().any(|other| other.seat != bakugan.seat) {
                state.aside.clashes.push(*bakugan);
            }
        }
    }
}

/// Takes over a choice of a gate that belongs to a tie roll. False when there is none.
pub(in super::super) fn tie_gate_to_choose(state: &mut Bakugan, event: &Event) -> bool {
    let Phase::TieRoll(tie) = &mut state.phase else {
        return false;
    };
    if let Event::GateToChoose {
        roll,
        bakugan,
        fact,
        by,
        among,
        ..
    } = event
    {
        tie.to_choose = Some(TieChoice {
            roll: *roll,
            bakugan: *bakugan,
            fact: fact.clone(),
            by: *by,
            among: among.clone(),
        });
    }
    true
}

impl Tie {
    fn of(gate: Gate, battle: &Battle) -> Self {
        Self {
            gate,
            fighters: battle.fighters.iter().map(|f| f.bakugan).collect(),
            round: 1,
            rolled: Vec::new(),
            throws: Vec::new(),
            to_choose: None,
            is_dead_heat: false,
            in_force: battle.in_force.clone(),
            played: battle.played.clone(),
        }
    }

    /// One side has named its Bakugan.
    pub(in super::super) fn names(&mut self, roll: u32, bakugan: BakuganId) {
        self.rolled.push(bakugan);
        self.throws.push(Throw {
            roll,
            bakugan,
            end: None,
        });
    }

    fn begins_anew(&mut self) {
        self.rolled.clear();
        self.throws.clear();
        self.to_choose = None;
        self.is_dead_heat = false;
    }
}
