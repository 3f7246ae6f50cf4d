//! What is set by hand.

use super::decide::{Draft, icon_exists, seat_exists};
use super::event::{Adjustment, Basis, Place, Win, WinWay};
use super::refusal::Refusal;
use super::{Card, Event, GotFive, Phase, words};
use crate::rules::bratz::words::cards as cards_in_words;
use crate::rules::bratz::{LARGEST_DECK, MOST_ICONS};
use crate::rules::text::is_name;
use crate::rules::tongue::tell;
use crate::rules::{Seat, SeatSet};

pub(super) fn by_hand(
    draft: &mut Draft,
    change: &Adjustment,
    reason: String,
) -> Result<(), Refusal> {
    fits(&draft.state, change)?;
    draft.push(Event::Adjusted {
        change: change.clone(),
        reason,
    });
    match change {
        Adjustment::EndGame(winners) => {
            let way = WinWay::Said;
            let wins = winners.iter().map(|seat| Win { seat, way }).collect();
            draft.end_game(wins, Basis::Referee);
        }
        Adjustment::SetWinners { .. } if !matches!(draft.state.phase, Phase::Over(_)) => {
            draft.end_match_if_decided(Basis::Referee);
        }
        Adjustment::MoveCards { .. } if draft.state.phase == Phase::ToDraw => {
            draft.end_if_five()?;
        }
        _ => {}
    }
    Ok(())
}

fn fits(state: &GotFive, change: &Adjustment) -> Result<(), Refusal> {
    match change {
        Adjustment::MoveCards { from, to, cards } => cards_fit(state, *from, *to, *cards),
        Adjustment::SetStarter { seat, icon } => {
            let player = state.players.get(*seat).ok_or(Refusal::NoSuchSeat(*seat))?;
            if let Some(icon) = icon {
                icon_exists(state, *icon)?;
                if player.starter.is_none() && state.draw_pile == Some(0) {
                    return cannot(tell!("got-five-no-card-for-starter"));
                }
            }
            Ok(())
        }
        Adjustment::EndGame(winners) => {
            seats_exist(state, *winners)?;
            if matches!(state.phase, Phase::GameOver | Phase::Over(_)) {
                return cannot(tell!("bratz-no-end"));
            }
            Ok(())
        }
        Adjustment::SetTurn(seat) => seat_exists(state, *seat),
        Adjustment::SetDrawPile(cards) => {
            if cards.is_some_and(|cards| cards > LARGEST_DECK) {
                return cannot(tell!("bratz-no-such-pile"));
            }
            Ok(())
        }
        Adjustment::SetTop(card) => {
            if let Card::Character(icon) = card {
                icon_exists(state, *icon)?;
            }
            if matches!(card, Card::Event(Some(name)) if !is_name(name)) {
                return cannot(tell!("bratz-no-event-name"));
            }
            if state.thrown_away == 0 {
                return cannot(tell!("got-five-no-top"));
            }
            Ok(())
        }
        Adjustment::SetWinners { game, winners } => {
            seats_exist(state, *winners)?;
            if !(1..=state.games.won.len()).contains(&usize::from(*game)) {
                return cannot(tell!("got-five-no-winners"));
            }
            Ok(())
        }
        Adjustment::NameIcon { icon, name } => {
            let taken = state
                .icons
                .iter()
                .enumerate()
                .any(|(at, other)| at != icon.index() && other == name);
            if !is_name(name) || taken {
                return cannot(tell!("bratz-no-icon-name"));
            }
            if icon.index() > state.icons.len() || icon.index() >= MOST_ICONS {
                return icon_exists(state, *icon);
            }
            Ok(())
        }
        Adjustment::Rename { seat, name } => {
            seat_exists(state, *seat)?;
            let taken =
                |(other, player): (Seat, &super::Player)| other != *seat && player.name == *name;
            if !is_name(name) || state.players.iter().any(taken) {
                return cannot(tell!("bratz-no-name"));
            }
            Ok(())
        }
        Adjustment::Note => Ok(()),
        Adjustment::Remark(remark) => remark
            .check(state.players.count())
            .map_err(Refusal::CannotAdjust),
    }
}

fn cannot(why: String) -> Result<(), Refusal> {
    Err(Refusal::CannotAdjust(why))
}

fn seats_exist(state: &GotFive, seats: SeatSet) -> Result<(), Refusal> {
    let mut missing = seats.iter().map(|seat| seat_exists(state, seat));
    missing.find(Result::is_err).unwrap_or(Ok(()))
}

fn cards_fit(state: &GotFive, from: Place, to: Place, cards: u32) -> Result<(), Refusal> {
    for place in [from, to] {
        if let Place::Beside(seat) = place {
            seat_exists(state, seat)?;
        }
    }
    if from == to {
        return cannot(tell!("bratz-no-same-place"));
    }
    if !(1..=LARGEST_DECK).contains(&cards) {
        return cannot(tell!("bratz-no-such-number"));
    }
    if let Some(there) = words::held(state, from)
        && cards > there
    {
        return cannot(tell!(
            "got-five-no-move",
            cards = cards_in_words(cards),
            from = words::from(state, from),
            there = there
        ));
    }
    Ok(())
}
