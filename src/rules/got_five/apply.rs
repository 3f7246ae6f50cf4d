//! How an event changes the state. Total: what cannot be is passed over.

use super::event::{Adjustment, Event, Place};
use super::{Card, GotFive, Phase, Setting};
use crate::rules::Seat;
use crate::rules::bratz::Icon;

pub(super) fn apply(state: &mut GotFive, event: &Event) {
    match event {
        Event::StarterGiven { seat, icon, .. } => {
            set_starter(state, *seat, Some(*icon));
            state.phase = state.rest();
        }
        Event::FirstTurned { card, .. } => {
            draw_one(state);
            throw_away(state, 1, Some(card.clone()));
            state.first_turned = true;
            state.phase = state.rest();
        }
        Event::Kept { by, beside, .. } => {
            draw_one(state);
            if let Some(player) = state.players.get_mut(*by) {
                player.beside = *beside;
            }
        }
        Event::ThrownAway { card, .. } => {
            draw_one(state);
            throw_away(state, 1, Some(card.clone()));
        }
        Event::Reshuffled { cards, .. } => {
            state.draw_pile = Some(*cards);
            state.thrown_away = 0;
            state.thrown_top = None;
        }
        Event::TurnPassed { to } => {
            state.turn = *to;
            state.phase = state.rest();
        }
        Event::GameEnded { wins, .. } => {
            if !state.games.is_over() {
                let winners = wins.iter().map(|win| win.seat).collect();
                state.games.won.push(winners);
            }
            state.phase = Phase::GameOver;
        }
        Event::GameBegan { first, .. } => {
            state.games.begun_by.push(*first);
            state.clear(*first);
        }
        Event::MatchEnded { result, .. } => state.phase = Phase::Over(*result),
        Event::RuleSet { rule, answer } => {
            state.house.set(*rule, Setting::Is(*answer));
        }
        Event::Adjusted { change, .. } => adjust(state, change),
    }
}

fn draw_one(state: &mut GotFive) {
    state.draw_pile = state.draw_pile.map(|cards| cards.saturating_sub(1));
}

fn throw_away(state: &mut GotFive, cards: u32, top: Option<Card>) {
    state.thrown_away = state.thrown_away.saturating_add(cards);
    state.thrown_top = top;
}

/// A starter comes from the draw pile and goes back there.
fn set_starter(state: &mut GotFive, seat: Seat, icon: Option<Icon>) {
    let Some(player) = state.players.get_mut(seat) else {
        return;
    };
    let had = player.starter.is_some();
    player.starter = icon;
    match (had, icon.is_some()) {
        (false, true) => draw_one(state),
        (true, false) => {
            state.draw_pile = state.draw_pile.map(|cards| cards.saturating_add(1));
        }
        (true, true) | (false, false) => {}
    }
}

fn adjust(state: &mut GotFive, change: &Adjustment) {
    match change {
        Adjustment::MoveCards { from, to, cards } => move_cards(state, *from, *to, *cards),
        Adjustment::SetStarter { seat, icon } => {
            set_starter(state, *seat, *icon);
            if !matches!(state.phase, Phase::GameOver | Phase::Over(_)) {
                state.phase = state.rest();
            }
        }
        Adjustment::SetTurn(seat) => {
            if state.players.get(*seat).is_some() {
                if state.games.is_over() {
                    state.games.won.pop();
                }
                state.turn = *seat;
                state.phase = state.rest();
            }
        }
        Adjustment::SetDrawPile(cards) => {
            state.draw_pile = *cards;
            state.deck_size = cards.map(|cards| cards.saturating_add(state.cards_elsewhere()));
        }
        Adjustment::SetTop(card) => {
            if state.thrown_away > 0 {
                state.thrown_top = Some(card.clone());
            }
        }
        Adjustment::SetWinners { game, winners } => {
            let at = usize::from(*game).checked_sub(1);
            if let Some(won) = at.and_then(|at| state.games.won.get_mut(at)) {
                *won = *winners;
                if state.games.is_over() && matches!(state.phase, Phase::Over(_)) {
                    state.phase = Phase::GameOver;
                }
            }
        }
        Adjustment::NameIcon { icon, name } => {
            if let Some(known) = state.icons.get_mut(icon.index()) {
                known.clone_from(name);
            } else if icon.index() == state.icons.len() {
                state.icons.push(name.clone());
            }
        }
        Adjustment::Rename { seat, name } => {
            if let Some(player) = state.players.get_mut(*seat) {
                player.name.clone_from(name);
            }
        }
        // The end of the game is an event of its own.
        Adjustment::EndGame(_) | Adjustment::Note | Adjustment::Remark(_) => {}
    }
}

/// Cards go elsewhere, as many as there are; none is lost.
fn move_cards(state: &mut GotFive, from: Place, to: Place, cards: u32) {
    let exists = |place: Place| match place {
        Place::Beside(seat) => state.players.get(seat).is_some(),
        Place::DrawPile | Place::ThrowAwayPile | Place::Out => true,
    };
    if from == to || !exists(from) || !exists(to) {
        return;
    }
    let less = |there: &mut u32| {
        let taken = cards.min(*there);
        *there -= taken;
        taken
    };
    let starter = |state: &GotFive, seat| state.players.get(seat).and_then(|p| p.starter);
    let taken = match from {
        Place::Beside(seat) => {
            let beside = state.players.get_mut(seat).map(|player| &mut player.beside);
            beside.map_or(0, less)
        }
        Place::DrawPile => state.draw_pile.as_mut().map_or(cards, less),
        Place::ThrowAwayPile => {
            state.thrown_top = None;
            less(&mut state.thrown_away)
        }
        Place::Out => less(&mut state.out),
    };
    match to {
        Place::Beside(seat) => {
            if let Some(player) = state.players.get_mut(seat) {
                player.beside = player.beside.saturating_add(taken);
            }
        }
        Place::DrawPile => {
            state.draw_pile = state.draw_pile.map(|there| there.saturating_add(taken));
        }
        Place::ThrowAwayPile => {
            let known = match from {
                Place::Beside(seat) => starter(state, seat).map(Card::Character),
                _ => None,
            };
            throw_away(state, taken, known);
        }
        Place::Out => state.out = state.out.saturating_add(taken),
    }
}
