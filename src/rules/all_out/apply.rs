//! How an event changes the state. Total: what cannot be is passed over.

use super::decide::from_hand;
use super::event::{Adjustment, CardSource, Event, Place, Resume, SetId};
use super::setup::LARGEST_SET;
use super::{AllOut, Card, CardSet, Phase, Setting, Shout};
use crate::rules::Seat;

pub(super) fn apply(state: &mut AllOut, event: &Event) {
    match event {
        Event::SetLaid {
            by,
            icon,
            cards,
            total,
            source,
            ..
        } => {
            played(state, *by, from_hand(*cards, *source), *source);
            let id = SetId {
                owner: *by,
                icon: *icon,
            };
            set_cards(state, id, *total);
        }
        Event::CardAdded {
            by,
            set,
            total,
            source,
            ..
        } => {
            played(state, *by, from_hand(1, *source), *source);
            set_cards(state, *set, *total);
        }
        Event::EventPlayed {
            by, name, source, ..
        } => {
            if *source == CardSource::Hand {
                played(state, *by, 1, *source);
                discard(state, 1, Some(Card::Event(name.clone())));
            }
            state.phase = Phase::EventEffect { name: name.clone() };
        }
        Event::EffectDone { change, .. } | Event::Adjusted { change, .. } => {
            adjust(state, change);
        }
        Event::SetBroken {
            set,
            cards,
            discarded,
            ..
        } => {
            if *discarded && state.set(*set).is_some() {
                set_cards(state, *set, 0);
                discard(state, u32::from(*cards), Some(Card::Character(set.icon)));
            }
        }
        Event::EventEnded { .. } | Event::TopDiscarded { .. } => lay_turned_up_aside(state),
        Event::TopTurned { by, card, .. } => {
            lay_turned_up_aside(state);
            state.draw_pile = state.draw_pile.map(|cards| cards.saturating_sub(1));
            state.turned_up = Some(card.clone());
            state.passes_in_row = 0;
            state.challengeable = Some(*by);
        }
        Event::Reshuffled { cards, .. } => {
            state.draw_pile = Some(*cards);
            state.discard_pile = 0;
            state.discard_top = None;
        }
        Event::PilesFoundEmpty => state.draw_pile = Some(0),
        Event::Passed { seat, .. } => {
            state.passes_in_row = state.passes_in_row.saturating_add(1);
            state.challengeable = Some(*seat);
        }
        Event::Skipped { seat } => {
            if let Some(player) = state.players.get_mut(*seat) {
                player.skips = player.skips.saturating_sub(1);
            }
        }
        Event::TurnPassed { to } => {
            lay_turned_up_aside(state);
            state.turn = *to;
            state.next_turn = None;
            state.phase = Phase::ToPlay;
        }
        Event::Challenged { .. } => state.challengeable = None,
        Event::ShoutAwaited { among, resume, .. } => {
            state.phase = Phase::Shout(Shout {
                among: among.clone(),
                heard: Vec::new(),
                resume: resume.clone(),
            });
        }
        Event::Shouted { seat } => heard(state, *seat),
        Event::ShoutMissed { seat, win_lost, .. } => {
            if !*win_lost {
                heard(state, *seat);
            } else if let Phase::Shout(shout) = &mut state.phase {
                shout.among.retain(|one| one != seat);
                shout.heard.retain(|one| one != seat);
            }
        }
        Event::PenaltyDrawn { seat, cards } => {
            let to = Place::Hand(*seat);
            move_cards(state, Place::DrawPile, to, *cards);
        }
        Event::GameGoesOn { resume } => {
            state.phase = match resume {
                Resume::Turn | Resume::NextPlayer => Phase::ToPlay,
                Resume::Event { name } => Phase::EventEffect { name: name.clone() },
            };
        }
        Event::GameEnded { wins, .. } => {
            lay_turned_up_aside(state);
            if !state.games.is_over() {
                let winners = wins.iter().map(|win| win.seat).collect();
                state.games.won.push(winners);
            }
            state.phase = Phase::GameOver;
        }
        Event::GameBegan { first, .. } => {
            state.games.begun_by.push(*first);
            state.deal(*first);
        }
        Event::MatchEnded { result, .. } => {
            lay_turned_up_aside(state);
            state.phase = Phase::Over(*result);
        }
        Event::RuleSet { rule, answer } => {
            state.house.set(*rule, Setting::Is(*answer));
        }
    }
}

/// Cards were played: from a hand, or with the one that was turned up.
fn played(state: &mut AllOut, by: Seat, cards: u32, source: CardSource) {
    if let Some(player) = state.players.get_mut(by) {
        player.hand = player.hand.saturating_sub(cards);
    }
    match source {
        CardSource::Hand => state.challengeable = None,
        CardSource::Top => state.turned_up = None,
    }
    state.passes_in_row = 0;
}

fn heard(state: &mut AllOut, seat: Seat) {
    if let Phase::Shout(shout) = &mut state.phase
        && !shout.heard.contains(&seat)
    {
        shout.heard.push(seat);
    }
}

/// A set has so many cards from now on; with none it is gone.
fn set_cards(state: &mut AllOut, id: SetId, cards: u8) {
    let cards = cards.min(LARGEST_SET);
    if cards == 0 {
        state.sets.retain(|set| set.id != id);
    } else if let Some(set) = state.sets.iter_mut().find(|set| set.id == id) {
        set.cards = cards;
    } else if state.players.get(id.owner).is_some() {
        state.sets.push(CardSet { id, cards });
    }
}

fn discard(state: &mut AllOut, cards: u32, top: Option<Card>) {
    state.discard_pile = state.discard_pile.saturating_add(cards);
    state.discard_top = top;
}

/// The card that was turned up is used: it lies on the discard pile.
fn lay_turned_up_aside(state: &mut AllOut) {
    if let Some(card) = state.turned_up.take() {
        discard(state, 1, Some(card));
    }
}

fn adjust(state: &mut AllOut, change: &Adjustment) {
    match change {
        Adjustment::MoveCards { from, to, cards } => move_cards(state, *from, *to, *cards),
        Adjustment::GiveSet { set, to } => {
            let cards = state.set(*set).map_or(0, |set| u32::from(set.cards));
            let theirs = SetId {
                owner: *to,
                icon: set.icon,
            };
            move_cards(state, Place::Set(*set), Place::Set(theirs), cards);
        }
        Adjustment::Skip(seat) => {
            if let Some(player) = state.players.get_mut(*seat) {
                player.skips = player.skips.saturating_add(1);
            }
        }
        Adjustment::NextTurn(seat) => {
            if state.players.get(*seat).is_some() {
                state.next_turn = Some(*seat);
            }
        }
        Adjustment::SetTurn(seat) => {
            if state.players.get(*seat).is_some() {
                lay_turned_up_aside(state);
                if state.games.is_over() {
                    state.games.won.pop();
                }
                state.turn = *seat;
                state.next_turn = None;
                state.passes_in_row = 0;
                state.challengeable = None;
                state.phase = Phase::ToPlay;
            }
        }
        Adjustment::SetDrawPile(cards) => {
            state.draw_pile = *cards;
            state.deck_size = cards.map(|cards| cards.saturating_add(state.cards_elsewhere()));
        }
        Adjustment::SetTop(card) => {
            if state.discard_pile > 0 {
                state.discard_top = Some(card.clone());
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
    mend(state);
}

/// Cards go elsewhere. None is lost: what finds no room is out of the game.
fn move_cards(state: &mut AllOut, from: Place, to: Place, cards: u32) {
    let exists = |place: Place| match place {
        Place::Hand(seat) => state.players.get(seat).is_some(),
        Place::Set(set) => {
            state.players.get(set.owner).is_some() && set.icon.index() < state.icons.len()
        }
        Place::DrawPile | Place::DiscardPile | Place::Out => true,
    };
    if from == to || !exists(from) || !exists(to) {
        return;
    }
    let taken = take(state, from, cards);
    if taken == 0 {
        return;
    }
    match to {
        Place::Hand(seat) => {
            if let Some(player) = state.players.get_mut(seat) {
                player.hand = player.hand.saturating_add(taken);
            }
        }
        Place::Set(set) => {
            let has = state.set(set).map_or(0, |set| set.cards);
            let room = u32::from(LARGEST_SET.saturating_sub(has));
            let fits = u8::try_from(taken.min(room)).unwrap_or(0);
            set_cards(state, set, has.saturating_add(fits));
            state.out = state.out.saturating_add(taken.saturating_sub(room));
        }
        Place::DrawPile => {
            state.draw_pile = state.draw_pile.map(|there| there.saturating_add(taken));
        }
        Place::DiscardPile => {
            let known = match from {
                Place::Set(set) => Some(Card::Character(set.icon)),
                _ => None,
            };
            discard(state, taken, known);
        }
        Place::Out => state.out = state.out.saturating_add(taken),
    }
}

/// Takes cards away, as many as there are; from a draw pile of unknown size always as many as wished.
fn take(state: &mut AllOut, from: Place, cards: u32) -> u32 {
    let less = |there: &mut u32| {
        let taken = cards.min(*there);
        *there -= taken;
        taken
    };
    match from {
        Place::Hand(seat) => {
            let hand = state.players.get_mut(seat).map(|player| &mut player.hand);
            hand.map_or(0, less)
        }
        Place::Set(set) => {
            let mut has = state.set(set).map_or(0, |set| u32::from(set.cards));
            let taken = less(&mut has);
            if taken > 0 {
                set_cards(state, set, u8::try_from(has).unwrap_or(0));
            }
            taken
        }
        Place::DrawPile => state.draw_pile.as_mut().map_or(cards, less),
        Place::DiscardPile => {
            let taken = less(&mut state.discard_pile);
            state.discard_top = None;
            taken
        }
        Place::Out => less(&mut state.out),
    }
}

/// After cards were moved by hand: only who can still win is waited for.
fn mend(state: &mut AllOut) {
    let can_win: Vec<Seat> = state
        .players
        .seats()
        .filter(|seat| state.way_to_win(*seat).is_some())
        .collect();
    if let Phase::Shout(shout) = &mut state.phase {
        shout.among.retain(|seat| can_win.contains(seat));
        shout.heard.retain(|seat| can_win.contains(seat));
    }
}
