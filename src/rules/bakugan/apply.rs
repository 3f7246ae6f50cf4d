//! How an event changes the state. Total: what cannot be is passed over.

use super::battle;
use super::event::{
    AbilityPlace, Adjustment, BakuganId, BakuganPlace, ChoiceReason, Event, Gate, GatePlace,
    GateSide,
};
use super::incidents::{AfterKnock, AfterTooNear, Aside};
use super::{Bakugan, Choosing, Face, FieldGate, Meeting, Phase, Setting, Zone, series};
use crate::rules::{MatchResult, Seat, SeatSet};

pub(super) fn apply(state: &mut Bakugan, event: &Event) {
    match event {
        Event::GateSet { gate, owner } => {
            if let Some(player) = state.players.get_mut(*owner)
                && player.gates_in_hand > 0
                && lay(&mut state.field, *gate, *owner)
            {
                player.gates_in_hand -= 1;
            }
            state.phase = state.rest();
        }
        Event::Rolled { roll, bakugan } => {
            state.rolls = *roll;
            put(state, *bakugan, Zone::Rolling);
            if let Phase::TieRoll(tie) = &mut state.phase {
                tie.names(*roll, *bakugan);
            } else {
                state.fought = SeatSet::default();
                state.phase = Phase::Rolling {
                    roll: *roll,
                    bakugan: *bakugan,
                };
            }
        }
        Event::Stood {
            roll,
            bakugan,
            gate,
            ..
        } => {
            let since_roll = *roll;
            put(
                state,
                *bakugan,
                Zone::Standing {
                    gate: *gate,
                    since_roll,
                },
            );
            state.phase = state.rest();
        }
        Event::Missed {
            bakugan, to_used, ..
        } => {
            let zone = if *to_used { Zone::Used } else { Zone::Unused };
            put(state, *bakugan, zone);
            state.phase = state.rest();
        }
        Event::RollAgain { bakugan, .. } => {
            put(state, *bakugan, Zone::Unused);
            state.phase = state.rest();
        }
        Event::GateToChoose {
            roll,
            bakugan,
            fact,
            by,
            among,
            reason,
            ..
        } => {
            if battle::tie_gate_to_choose(state, event) {
                return;
            }
            state.phase = Phase::Choosing(Choosing {
                roll: *roll,
                bakugan: *bakugan,
                fact: fact.clone(),
                by: *by,
                among: among.clone(),
                reason: *reason,
            });
        }
        Event::Moved { bakugan, to, .. } => {
            let since_roll = state.rolls;
            put(
                state,
                *bakugan,
                Zone::Standing {
                    gate: *to,
                    since_roll,
                },
            );
            state.phase = state.rest();
        }
        Event::PowerRead { bakugan, g_power } => set_power(state, *bakugan, *g_power),
        Event::BattleBegan { .. }
        | Event::GateFlipped { .. }
        | Event::AttributeSet { .. }
        | Event::AbilityPlayed { .. }
        | Event::AbilitiesDone { .. }
        | Event::EffectBegan { .. }
        | Event::EffectToChoose { .. }
        | Event::FighterReplaced { .. }
        | Event::AbilitiesReturned { .. }
        | Event::AbilityOut { .. }
        | Event::BakuganOut { .. }
        | Event::LineAdded { .. }
        | Event::Tied { .. }
        | Event::TieRollSettled { .. }
        | Event::TieAgain { .. }
        | Event::DeadHeat { .. }
        | Event::TieSettled { .. } => battle::apply(state, event),
        Event::GateTaken { gate, by, used, .. } => {
            if let Some(owner) = lift(state, *gate, used)
                && let Some(winner) = state.players.get_mut(*by)
            {
                winner.gates_won.push(owner);
            }
            state.phase = state.rest();
        }
        Event::GateLost { gate, used, .. } => {
            if let Some(owner) = lift(state, *gate, used)
                && let Some(player) = state.players.get_mut(owner)
            {
                player.gates_out = player.gates_out.saturating_add(1);
            }
            state.phase = state.rest();
        }
        Event::Returned { bakugan, .. } => {
            for bakugan in bakugan {
                put(state, *bakugan, Zone::Unused);
            }
            rest_again(state);
        }
        Event::Passed { .. } => {}
        Event::TurnPassed { to } => {
            if state.players.get(*to).is_some() {
                state.turn = *to;
            }
            state.aside = Aside::default();
            state.phase = state.rest();
        }
        Event::Undecided { .. } => state.phase = Phase::Undecided,
        Event::MatchEnded { result, .. } => state.phase = Phase::Over(*result),
        Event::TooNear {
            roll,
            bakugan,
            then,
            ..
        } => {
            state.aside.too_near = Some(*roll);
            let zone = match then {
                AfterTooNear::Noted => return,
                AfterTooNear::RollAgain | AfterTooNear::Missed { to_used: false } => Zone::Unused,
                AfterTooNear::Missed { to_used: true } => Zone::Used,
            };
            put(state, *bakugan, zone);
            state.phase = state.rest();
        }
        Event::Knocked { bakugan, then, .. } => knock(state, *bakugan, *then),
        Event::OpponentToChoose {
            gate,
            came,
            by,
            among,
            ..
        } => {
            state.aside.clashes.retain(|one| one != came);
            state.phase = Phase::ChoosingOpponent(Meeting {
                gate: *gate,
                came: *came,
                by: *by,
                among: among.clone(),
            });
        }
        Event::SpecialMoved { bakugan, to, .. } => {
            let since_roll = state.rolls;
            put(
                state,
                *bakugan,
                Zone::Standing {
                    gate: *to,
                    since_roll,
                },
            );
            state.phase = state.rest();
        }
        Event::VoteTaken { .. } | Event::CoinFell { .. } => {}
        Event::GameEnded { result, .. } => {
            state.series.end(*result);
            stop_rolling(state);
            state.phase = Phase::BetweenGames;
        }
        Event::GameBegan { game, first, .. } => {
            state.aside = Aside::default();
            state.fought = SeatSet::default();
            series::begin(state, *game, *first);
        }
        Event::RuleSet { rule, answer } => {
            state.house.set(*rule, Setting::Is(*answer));
            // What a turn begins with may hang on it.
            rest_again(state);
        }
        Event::Adjusted { change, .. } => adjust(state, change),
    }
}

/// What a turn begins with is worked out again, when nothing else is under way.
fn rest_again(state: &mut Bakugan) {
    if matches!(
        state.phase,
        Phase::ToRoll | Phase::RunningOut | Phase::NothingToRoll
    ) {
        state.phase = state.rest();
    }
}

fn knock(state: &mut Bakugan, bakugan: BakuganId, then: AfterKnock) {
    match then {
        AfterKnock::PutBack => return,
        AfterKnock::Used => put(state, bakugan, Zone::Used),
        AfterKnock::Stands(gate) if state.gate(gate).is_none() => return,
        AfterKnock::Stands(gate) => {
            let since_roll = state.rolls;
            put(state, bakugan, Zone::Standing { gate, since_roll });
            let there = state.standing_on(gate);
            state.aside.clashes.retain(|one| *one != bakugan);
            if there.iter().any(|other| other.seat != bakugan.seat) {
                state.aside.clashes.push(bakugan);
            }
        }
    }
    rest_again(state);
}

pub(super) fn put(state: &mut Bakugan, bakugan: BakuganId, zone: Zone) {
    if let Some(player) = state.players.get_mut(bakugan.seat)
        && let Some(toy) = player.bakugan.get_mut(usize::from(bakugan.number))
    {
        toy.zone = zone;
    }
}

fn set_power(state: &mut Bakugan, bakugan: BakuganId, g_power: i32) {
    if let Some(player) = state.players.get_mut(bakugan.seat)
        && let Some(toy) = player.bakugan.get_mut(usize::from(bakugan.number))
    {
        toy.g_power = Some(g_power);
    }
}

/// Lays a card face down; false when one lies there already.
fn lay(field: &mut Vec<Option<FieldGate>>, gate: Gate, owner: Seat) -> bool {
    if field.len() <= gate.index() {
        field.resize(gate.index() + 1, None);
    }
    let slot = &mut field[gate.index()];
    if slot.is_some() {
        return false;
    }
    *slot = Some(FieldGate {
        owner,
        face: Face::Down,
    });
    true
}

/// Takes a card and the Bakugan named off the field; its owner, if it lay there.
fn lift(state: &mut Bakugan, gate: Gate, used: &[BakuganId]) -> Option<Seat> {
    for bakugan in used {
        put(state, *bakugan, Zone::Used);
    }
    let card = state.field.get_mut(gate.index())?.take()?;
    trim(&mut state.field);
    Some(card.owner)
}

/// An empty field is one state, however it came about.
fn trim(field: &mut Vec<Option<FieldGate>>) {
    while field.last().is_some_and(Option::is_none) {
        field.pop();
    }
}

fn adjust(state: &mut Bakugan, change: &Adjustment) {
    match change {
        Adjustment::MoveBakugan { bakugan, to } => {
            let zone = match to {
                BakuganPlace::Unused => Zone::Unused,
                BakuganPlace::Standing(gate) if state.gate(*gate).is_none() => return,
                BakuganPlace::Standing(gate) => Zone::Standing {
                    gate: *gate,
                    since_roll: state.rolls,
                },
                BakuganPlace::Used => Zone::Used,
                BakuganPlace::Out => Zone::Out,
            };
            put(state, *bakugan, zone);
        }
        Adjustment::MoveGate { owner, from, to } => move_gate(state, *owner, *from, *to),
        Adjustment::SetTurn(seat) => {
            if state.players.get(*seat).is_some() {
                state.turn = *seat;
                if matches!(state.phase, Phase::Over(_) | Phase::BetweenGames) {
                    state.series.reopen();
                }
                state.phase = state.rest();
            }
        }
        Adjustment::SetPower { bakugan, g_power } => set_power(state, *bakugan, *g_power),
        Adjustment::SetAttribute { bakugan, attribute } => {
            if let Some(player) = state.players.get_mut(bakugan.seat)
                && let Some(toy) = player.bakugan.get_mut(usize::from(bakugan.number))
            {
                toy.attribute = *attribute;
            }
        }
        Adjustment::MoveAbility {
            owner,
            name,
            from,
            to,
        } => move_ability(state, *owner, name, *from, *to),
        Adjustment::Rename { seat, name } => {
            if let Some(player) = state.players.get_mut(*seat) {
                player.name.clone_from(name);
            }
        }
        Adjustment::SetSide { gate, side } => {
            if let Some(Some(card)) = state.field.get_mut(gate.index())
                && let Some(owner) = state.players.get_mut(card.owner)
            {
                if let Face::Up(Some(was)) = &card.face {
                    owner.gates_shown.retain(|shown| shown != was);
                }
                card.face = match side {
                    GateSide::Down => Face::Down,
                    GateSide::Up(name) => {
                        owner.gates_shown.extend(name.clone());
                        Face::Up(name.clone())
                    }
                };
            }
        }
        Adjustment::SetResult(result) => state.phase = Phase::Over(*result),
        Adjustment::SetGameResult { game, result } => {
            let seats = state.players.count();
            let winner = state.series.winner(seats);
            let decided =
                winner.is_some_and(|seat| state.phase == Phase::Over(MatchResult::Won(seat)));
            let place = usize::from(*game).checked_sub(1);
            if let Some(kept) = place.and_then(|at| state.series.results.get_mut(at)) {
                *kept = *result;
            }
            // A match that its games had decided, and decide otherwise now, is not over any more.
            if decided && state.series.winner(seats) != winner {
                state.phase = Phase::BetweenGames;
            }
        }
        // The battle itself is an event of its own.
        Adjustment::BeginBattle { .. } => state.phase = state.rest(),
        Adjustment::Note | Adjustment::Remark(_) => return,
    }
    mend(state);
}

fn move_ability(
    state: &mut Bakugan,
    owner: Seat,
    name: &str,
    from: AbilityPlace,
    to: AbilityPlace,
) {
    let Some(player) = state.players.get_mut(owner) else {
        return;
    };
    let pulled = |pile: &mut Vec<String>| {
        let place = pile.iter().rposition(|other| other == name);
        place.map(|place| pile.remove(place)).is_some()
    };
    let taken = match from {
        AbilityPlace::Hand => take_one(&mut player.abilities_in_hand),
        AbilityPlace::Used => pulled(&mut player.abilities_used),
        AbilityPlace::Out => pulled(&mut player.abilities_out),
    };
    if !taken {
        return;
    }
    match to {
        AbilityPlace::Hand => {
            player.abilities_in_hand = player.abilities_in_hand.saturating_add(1);
        }
        AbilityPlace::Used => player.abilities_used.push(name.to_owned()),
        AbilityPlace::Out => player.abilities_out.push(name.to_owned()),
    }
}

fn move_gate(state: &mut Bakugan, owner: Seat, from: GatePlace, to: GatePlace) {
    let was_shown = match from {
        GatePlace::Field(gate) => state.gate(gate).map(|card| card.face.clone()),
        _ => None,
    };
    let taken = match from {
        GatePlace::Hand => {
            let hand = state.players.get_mut(owner).map(|p| &mut p.gates_in_hand);
            hand.is_some_and(take_one)
        }
        GatePlace::Out => {
            let out = state.players.get_mut(owner).map(|p| &mut p.gates_out);
            out.is_some_and(take_one)
        }
        GatePlace::Field(gate) => {
            let theirs = state.gate(gate).is_some_and(|card| card.owner == owner);
            theirs && lift(state, gate, &[]).is_some()
        }
        GatePlace::Won(seat) => state.players.get_mut(seat).is_some_and(|player| {
            let place = player.gates_won.iter().rposition(|won| *won == owner);
            place.map(|place| player.gates_won.remove(place)).is_some()
        }),
    };
    if !taken {
        return;
    }
    if from != GatePlace::Hand && matches!(to, GatePlace::Hand | GatePlace::Field(_)) {
        forget(state, owner, was_shown.as_ref());
    }
    let laid = match to {
        GatePlace::Field(gate) => lay(&mut state.field, gate, owner),
        GatePlace::Won(seat) => state
            .players
            .get_mut(seat)
            .map(|player| player.gates_won.push(owner))
            .is_some(),
        GatePlace::Hand | GatePlace::Out => false,
    };
    if let Some(player) = state.players.get_mut(owner)
        && !laid
    {
        // A card is never lost: what cannot lie where it should is back in the hand.
        let pile = match to {
            GatePlace::Out => &mut player.gates_out,
            _ => &mut player.gates_in_hand,
        };
        *pile = pile.saturating_add(1);
    }
}

/// A card that is hidden again may be any of those it could be: what was shown of it is no longer known.
fn forget(state: &mut Bakugan, owner: Seat, was: Option<&Face>) {
    let up: Vec<String> = state
        .gates()
        .filter(|(_, card)| card.owner == owner)
        .filter_map(|(_, card)| match &card.face {
            Face::Up(name) => name.clone(),
            Face::Down => None,
        })
        .collect();
    if let Some(player) = state.players.get_mut(owner) {
        player.gates_shown.retain(|shown| match was {
            Some(Face::Up(name)) => name.as_ref() != Some(shown),
            Some(Face::Down) => true,
            // Won or out of the game: nobody wrote down which one it was.
            None => up.contains(shown),
        });
    }
}

fn take_one(pile: &mut u8) -> bool {
    let had = *pile > 0;
    *pile = pile.saturating_sub(1);
    had
}

/// After pieces were moved by hand: what was under way goes on only if its pieces are still there.
fn mend(state: &mut Bakugan) {
    let rolling = |bakugan: &BakuganId| {
        state
            .toy(*bakugan)
            .is_some_and(|toy| toy.zone == Zone::Rolling)
    };
    let stands = |bakugan: &BakuganId, on: Gate| {
        state.gate(on).is_some()
            && state
                .toy(*bakugan)
                .is_some_and(|toy| matches!(toy.zone, Zone::Standing { gate, .. } if gate == on))
    };
    let goes_on = match &state.phase {
        Phase::Over(_) | Phase::BetweenGames => true,
        Phase::Rolling { bakugan, .. } => rolling(bakugan),
        Phase::Choosing(choosing) => {
            choosing
                .among
                .iter()
                .all(|gate| state.gate(*gate).is_some())
                && match choosing.reason {
                    ChoiceReason::Straddle => rolling(&choosing.bakugan),
                    ChoiceReason::Move => state.toy(choosing.bakugan).is_some_and(|toy| {
                        matches!(toy.zone, Zone::Standing { gate, .. }
                                if !choosing.among.contains(&gate))
                    }),
                }
        }
        Phase::Battle(battle) => battle
            .fighters
            .iter()
            .all(|fighter| stands(&fighter.bakugan, battle.gate)),
        Phase::TieRoll(tie) => {
            let can_still = |seat: Seat| {
                tie.rolled.iter().any(|rolled| rolled.seat == seat)
                    || state.in_zone(seat, Zone::Unused).next().is_some()
                    || state.in_zone(seat, Zone::Used).next().is_some()
            };
            tie.rolled.iter().all(rolling)
                && tie
                    .fighters
                    .iter()
                    .all(|fighter| stands(fighter, tie.gate) && can_still(fighter.seat))
        }
        Phase::ChoosingOpponent(meeting) => {
            let mut all = meeting.among.iter().chain([&meeting.came]);
            all.all(|bakugan| stands(bakugan, meeting.gate))
        }
        Phase::SetGates
        | Phase::ToRoll
        | Phase::RunningOut
        | Phase::NothingToRoll
        | Phase::Undecided => false,
    };
    if goes_on {
        return;
    }
    stop_rolling(state);
    state.phase = state.rest();
}

/// What is on its way when its roll is broken off has not been rolled.
fn stop_rolling(state: &mut Bakugan) {
    let strays: Vec<BakuganId> = state
        .toys()
        .filter(|(_, toy)| toy.zone == Zone::Rolling)
        .map(|(bakugan, _)| bakugan)
        .collect();
    for bakugan in strays {
        put(state, bakugan, Zone::Unused);
    }
}
