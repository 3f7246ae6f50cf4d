//! How an event changes the state. Total: what cannot be is passed over.

use super::event::{Adjustment, CardId, CommandCard, Ending, Event, Place};
use super::{DEALT, Kaboodl, Phase, Round, Seen, Setting, Steal};
use crate::rules::{MatchResult, Seat, SeatSet};

/// Everything as it is after the deal of a round; the dealer and the turn stay.
pub(super) fn deal(state: &mut Kaboodl) {
    let mut dealt = 0_u16;
    for (_, player) in state.players.iter_mut() {
        player.hand = DEALT;
        player.tossed_out = false;
        player.by_hand = 0;
        player.counted = None;
        dealt = dealt.saturating_add(DEALT);
    }
    state.places.fill(Place::Kaboodl);
    state.steals.clear();
    state.draw_pile = state.contents.deck.total().saturating_sub(dealt);
    state.discard_pile = 0;
    state.seen = Seen::default();
    state.counted = false;
    state.phase = Phase::ToDraw;
}

pub(super) fn apply(state: &mut Kaboodl, event: &Event) {
    match event {
        Event::TossedOut { seat, cards, .. } => {
            spend(state, *seat, *cards);
            if let Some(player) = state.players.get_mut(*seat) {
                player.tossed_out = true;
            }
        }
        Event::Drew { seat, cards } => {
            let cards = (*cards).min(state.draw_pile);
            if let Some(player) = state.players.get_mut(*seat) {
                player.hand = player.hand.saturating_add(cards);
                state.draw_pile -= cards;
            }
            state.phase = Phase::InTurn;
        }
        Event::Reshuffled { .. } => {
            state.draw_pile = state.draw_pile.saturating_add(state.discard_pile);
            state.discard_pile = 0;
            state.seen = Seen::default();
        }
        Event::NothingToDraw { .. } => state.phase = Phase::InTurn,
        Event::Collected {
            seat, card, wilds, ..
        } => {
            spend(state, *seat, 3);
            let wilds = u16::from(*wilds).min(3);
            see(state, CommandCard::Wild, wilds);
            state.seen.matching = state.seen.matching.saturating_add(3 - wilds);
            put(state, *card, Place::With(*seat));
        }
        Event::KaboodlEmpty { ending, .. } => {
            if *ending == Ending::AtOnce {
                state.phase = Phase::LastCall;
            }
        }
        Event::StealOpened { by, from, card, .. } => {
            spend(state, *by, 1);
            see(state, CommandCard::Kbaam, 1);
            open(state, *card, *from, *by);
        }
        Event::StealBlocked { from, card, .. } => {
            spend(state, *from, 1);
            see(state, CommandCard::Kbosh, 1);
            state.steals.retain(|steal| steal.card != *card);
        }
        Event::Discarded { seat } => spend(state, *seat, 1),
        Event::NothingToDiscard { .. } => {}
        Event::StealDone { by, card, .. } => {
            state.steals.retain(|steal| steal.card != *card);
            put(state, *card, Place::With(*by));
        }
        Event::TurnPassed { to } => begin_turn(state, *to),
        Event::Counted { seat, score, .. } => {
            if let Some(player) = state.players.get_mut(*seat) {
                player.counted = Some(*score);
            }
        }
        Event::RoundEnded { round, winners, .. } => end_round(state, *round, winners),
        Event::OneMoreRound { .. } => {}
        Event::RoundBegan { dealer, first, .. } => {
            if state.players.get(*dealer).is_some() && state.players.get(*first).is_some() {
                state.dealer = *dealer;
                state.turn = *first;
            }
            deal(state);
        }
        Event::MatchEnded { result, .. } => state.phase = Phase::Over(*result),
        Event::RuleSet { rule, answer } => {
            state.house.set(*rule, Setting::Is(*answer));
        }
        Event::Adjusted { change, .. } => adjust(state, change),
    }
}

/// Cards go from a hand to the discard pile; never more than there are.
fn spend(state: &mut Kaboodl, seat: Seat, cards: u16) {
    if let Some(player) = state.players.get_mut(seat) {
        let cards = cards.min(player.hand);
        player.hand -= cards;
        state.discard_pile = state.discard_pile.saturating_add(cards);
    }
}

fn see(state: &mut Kaboodl, card: CommandCard, cards: u16) {
    let seen = state.seen.of_mut(card);
    *seen = seen.saturating_add(cards);
}

fn put(state: &mut Kaboodl, card: CardId, to: Place) {
    if let Place::With(seat) = to
        && state.players.get(seat).is_none()
    {
        return;
    }
    if let Some(place) = state.places.get_mut(card.index()) {
        *place = to;
    }
}

fn open(state: &mut Kaboodl, card: CardId, from: Seat, by: Seat) {
    if state.place(card) == Some(Place::With(from))
        && state.steal_of(card).is_none()
        && state.players.get(by).is_some()
    {
        state.steals.push(Steal { card, from, by });
    }
}

fn begin_turn(state: &mut Kaboodl, to: Seat) {
    if let Some(player) = state.players.get_mut(to) {
        player.tossed_out = false;
        state.turn = to;
    }
    state.steals.clear();
    state.phase = Phase::ToDraw;
}

fn end_round(state: &mut Kaboodl, round: u16, winners: &[Seat]) {
    let rules = state.counting_rules();
    let scores = state
        .players
        .iter()
        .map(|(seat, player)| player.counted.unwrap_or_else(|| state.count(seat, rules)))
        .collect();
    for (_, player) in state.players.iter_mut() {
        player.counted = None;
    }
    let decided = state.result_by_points();
    state.rounds.truncate(usize::from(round.saturating_sub(1)));
    state.rounds.push(Round {
        scores,
        winners: winners
            .iter()
            .copied()
            .filter(|seat| state.players.get(*seat).is_some())
            .collect(),
    });
    state.counted = true;
    state.steals.clear();
    if !matches!(state.phase, Phase::Over(_)) {
        state.phase = Phase::RoundOver;
    }
    reopen(state, decided);
}

/// A match that points had decided, and that they decide otherwise now, is not over any more.
fn reopen(state: &mut Kaboodl, decided: Option<MatchResult>) {
    if decided.is_some() && state.result_by_points() != decided {
        state.phase = Phase::RoundOver;
    }
}

fn adjust(state: &mut Kaboodl, change: &Adjustment) {
    match change {
        Adjustment::MoveCard { card, to } => {
            state.steals.retain(|steal| steal.card != *card);
            put(state, *card, *to);
        }
        Adjustment::SetHand { seat, cards } => {
            if let Some(player) = state.players.get_mut(*seat) {
                player.hand = *cards;
            }
        }
        Adjustment::SetDrawPile(cards) => state.draw_pile = *cards,
        Adjustment::SetDiscardPile(cards) => state.discard_pile = *cards,
        Adjustment::SetSeen { card, cards } => *state.seen.of_mut(*card) = *cards,
        Adjustment::SetTurn(seat) => {
            if state.counted {
                state.rounds.pop();
                state.counted = false;
            }
            begin_turn(state, *seat);
        }
        Adjustment::SetDealer(seat) => {
            if state.players.get(*seat).is_some() {
                state.dealer = *seat;
            }
        }
        Adjustment::SetPoints {
            round,
            seat,
            points,
        } => {
            let decided = state.result_by_points();
            let at = usize::from(*round).wrapping_sub(1);
            if let Some(round) = state.rounds.get_mut(at)
                && let Some(score) = round.scores.get_mut(*seat)
            {
                score.set_to(*points);
                find_winners(state, at);
            }
            reopen(state, decided);
        }
        Adjustment::Extra { seat, points } => {
            if let Some(player) = state.players.get_mut(*seat) {
                player.by_hand = player.by_hand.saturating_add(*points);
            }
        }
        Adjustment::OpenSteal(card) => {
            if let Some(Place::With(from)) = state.place(*card) {
                open(state, *card, from, state.turn);
            }
        }
        Adjustment::DropSteal(card) => state.steals.retain(|steal| steal.card != *card),
        Adjustment::LiftTossOut(seat) => {
            if let Some(player) = state.players.get_mut(*seat) {
                player.tossed_out = false;
            }
        }
        Adjustment::Rename { seat, name } => {
            if let Some(player) = state.players.get_mut(*seat) {
                player.name.clone_from(name);
            }
        }
        Adjustment::SetResult(result) => state.phase = Phase::Over(*result),
        Adjustment::Note | Adjustment::Remark(_) => {}
    }
    if state.phase == Phase::LastCall && !state.kaboodl_is_empty() {
        state.phase = Phase::InTurn;
    }
}

/// After points were set by hand: who won that round and those decided together with it. A level round stays level
/// until somebody is ahead.
fn find_winners(state: &mut Kaboodl, from: usize) {
    for at in from..state.rounds.len() {
        let ahead = state.leaders(at);
        let was_level = state.rounds[at].winners == SeatSet::default();
        if !(was_level && ahead.len() > 1) {
            state.rounds[at].winners = ahead.into_iter().collect();
        }
        if !was_level {
            // What comes after a decided round does not depend on it.
            break;
        }
    }
}
