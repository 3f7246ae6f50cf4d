//! What is set by hand.

use super::decide::{Draft, icon_exists, seat_exists};
use super::event::{Adjustment, Basis, Place, Win, WinWay};
use super::refusal::Refusal;
use super::{Card, Event, GotFive, Phase, words};
use crate::rules::bratz::{self, LARGEST_DECK, MOST_ICONS};
use crate::rules::text::is_name;
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
                    return cannot("the draw pile is empty; move a card there first");
                }
            }
            Ok(())
        }
        Adjustment::EndGame(winners) => {
            seats_exist(state, *winners)?;
            if matches!(state.phase, Phase::GameOver | Phase::Over(_)) {
                return cannot(
                    "the game is over already; its winners can be set, or the turn, with which it goes on",
                );
            }
            Ok(())
        }
        Adjustment::SetTurn(seat) => seat_exists(state, *seat),
        Adjustment::SetDrawPile(cards) => {
            if cards.is_some_and(|cards| cards > LARGEST_DECK) {
                return cannot("no pack has more than 999 cards");
            }
            Ok(())
        }
        Adjustment::SetTop(card) => {
            if let Card::Character(icon) = card {
                icon_exists(state, *icon)?;
            }
            if matches!(card, Card::Event(Some(name)) if !is_name(name)) {
                return cannot("an event's name has 1 to 40 letters on one line");
            }
            if state.thrown_away == 0 {
                return cannot("the throw-away pile is empty; move a card there first");
            }
            Ok(())
        }
        Adjustment::SetWinners { game, winners } => {
            seats_exist(state, *winners)?;
            if !(1..=state.games.won.len()).contains(&usize::from(*game)) {
                return cannot("only a game of this match that is over has winners");
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
                return cannot(
                    "an icon's name has 1 to 40 letters on one line and is not another's",
                );
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
                return cannot(
                    "a name has 1 to 40 letters on one line and is not another player's",
                );
            }
            Ok(())
        }
        Adjustment::Note => Ok(()),
    }
}

fn cannot(why: &str) -> Result<(), Refusal> {
    Err(Refusal::CannotAdjust(why.to_owned()))
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
        return cannot("the cards lie there already");
    }
    if !(1..=LARGEST_DECK).contains(&cards) {
        return cannot("1 to 999 cards can be moved");
    }
    if let Some(there) = words::held(state, from)
        && cards > there
    {
        return cannot(&format!(
            "{} cannot be taken from {}: {there} there",
            bratz::cards(cards),
            words::place(state, from),
        ));
    }
    Ok(())
}
