//! What the referee may set by hand.

use super::decide::{Draft, place_of, result_fits, seat_exists};
use super::event::{Adjustment, Event, Place};
use super::refusal::Refusal;
use super::setup::{MOST_CARDS, MOST_POINTS};
use super::{Kaboodl, Phase, round, words};
use crate::rules::Seat;
use crate::rules::text::{self, is_name};
use crate::rules::tongue::tell;

pub(super) fn adjust(draft: &mut Draft, change: &Adjustment, reason: &str) -> Result<(), Refusal> {
    let reason = text::reason(reason).map_err(Refusal::CannotAdjust)?;
    fits(&draft.state, change)?;
    let counted = draft.state.counted;
    draft.push(Event::Adjusted {
        change: change.clone(),
        reason,
    });
    match change {
        Adjustment::MoveCard { .. } | Adjustment::SetHand { .. } if counted => {
            round::recount(draft);
        }
        Adjustment::SetPoints { .. } => round::end_match_if_won(draft),
        _ => {}
    }
    Ok(())
}

fn cannot(why: String) -> Result<(), Refusal> {
    Err(Refusal::CannotAdjust(why))
}

fn cards_fit(cards: u16) -> Result<(), Refusal> {
    if cards > MOST_CARDS {
        return cannot(tell!("kaboodl-no-pile", cards = cards, most = MOST_CARDS));
    }
    Ok(())
}

fn points_fit(points: i32) -> Result<(), Refusal> {
    if !(-MOST_POINTS..=MOST_POINTS).contains(&points) {
        return cannot(tell!(
            "kaboodl-no-points",
            points = points,
            most = MOST_POINTS
        ));
    }
    Ok(())
}

fn fits(state: &Kaboodl, change: &Adjustment) -> Result<(), Refusal> {
    match change {
        Adjustment::MoveCard { card, to } => {
            place_of(state, *card)?;
            match to {
                Place::With(seat) => seat_exists(state, *seat),
                Place::Kaboodl | Place::Out => Ok(()),
            }
        }
        Adjustment::SetHand { seat, cards } => {
            seat_exists(state, *seat)?;
            cards_fit(*cards)
        }
        Adjustment::SetDrawPile(cards)
        | Adjustment::SetDiscardPile(cards)
        | Adjustment::SetSeen { cards, .. } => cards_fit(*cards),
        Adjustment::SetTurn(seat) | Adjustment::SetDealer(seat) | Adjustment::LiftTossOut(seat) => {
            seat_exists(state, *seat)
        }
        Adjustment::SetPoints {
            round,
            seat,
            points,
        } => {
            seat_exists(state, *seat)?;
            points_fit(*points)?;
            let counted = state.rounds.len();
            if *round == 0 || usize::from(*round) > counted {
                return cannot(tell!("kaboodl-no-round", round = *round, counted = counted));
            }
            Ok(())
        }
        Adjustment::Extra { seat, points } => {
            seat_exists(state, *seat)?;
            points_fit(*points)?;
            if state.counted {
                return cannot(tell!("kaboodl-no-extra", round = state.round()));
            }
            Ok(())
        }
        Adjustment::OpenSteal(card) => {
            let place = place_of(state, *card)?;
            if !matches!(state.phase, Phase::InTurn | Phase::LastCall) {
                return cannot(tell!("kaboodl-no-steal-now"));
            }
            if state.steal_of(*card).is_some() {
                return cannot(tell!(
                    "kaboodl-no-second-steal",
                    card = words::card(state, *card)
                ));
            }
            match place {
                Place::With(seat) if seat != state.turn => Ok(()),
                _ => cannot(tell!(
                    "kaboodl-no-own-steal",
                    lies = words::lies(state, *card, place)
                )),
            }
        }
        Adjustment::DropSteal(card) => {
            place_of(state, *card)?;
            if state.steal_of(*card).is_none() {
                return cannot(tell!(
                    "kaboodl-no-steal-to-drop",
                    card = words::card(state, *card)
                ));
            }
            Ok(())
        }
        Adjustment::Rename { seat, name } => {
            seat_exists(state, *seat)?;
            let taken =
                |(other, player): (Seat, &super::Player)| other != *seat && player.name == *name;
            if !is_name(name) || state.players.iter().any(taken) {
                return cannot(tell!("kaboodl-no-name"));
            }
            Ok(())
        }
        Adjustment::SetResult(result) => result_fits(state, *result),
        Adjustment::Note => Ok(()),
        Adjustment::Remark(remark) => remark
            .check(state.players.count())
            .map_err(Refusal::CannotAdjust),
    }
}
