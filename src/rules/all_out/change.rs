//! What is set by hand, and what an event tells the players to do.

use super::decide::{Draft, icon_exists, not_now, seat_exists, set_full};
use super::event::{Adjustment, Basis, Event, Place, Resume, SetId, Win, WinWay};
use super::refusal::{Instead, Refusal, Wish};
use super::setup::{LARGEST_SET, SMALLEST_SET};
use super::{AllOut, Answer, Card, HouseRule, Phase, win, words};
use crate::rules::bratz::words::cards as cards_in_words;
use crate::rules::bratz::{LARGEST_DECK, MOST_ICONS};
use crate::rules::text::is_name;
use crate::rules::tongue::tell;
use crate::rules::{Seat, SeatSet};

/// Nobody is left out more often than that.
const MOST_SKIPS: u32 = 9;

/// Something that the event under way tells the players to do.
pub(super) fn effect(draft: &mut Draft, change: &Adjustment) -> Result<(), Refusal> {
    let Phase::EventEffect { name } = draft.state.phase.clone() else {
        return Err(not_now(&draft.state, Wish::Effect));
    };
    if !change.can_be_effect() {
        return Err(Refusal::CannotAdjust(tell!("all-out-no-effect")));
    }
    fits(&draft.state, change, By::Event)?;
    let done = |change| Event::EffectDone {
        event: name.clone(),
        change,
    };
    match change {
        Adjustment::MoveCards {
            from: Place::DrawPile,
            to,
            cards,
        } => draft.draw(*cards, |cards| {
            done(Adjustment::MoveCards {
                from: Place::DrawPile,
                to: *to,
                cards,
            })
        }),
        Adjustment::EndGame(winners) => {
            draft.push(done(change.clone()));
            end_by_word(draft, *winners);
            return Ok(());
        }
        Adjustment::MoveCards {
            from: Place::Set(set),
            ..
        } => {
            draft.push(done(change.clone()));
            break_set(draft, *set)?;
        }
        _ => draft.push(done(change.clone())),
    }
    win::settle(draft, Resume::Event { name })
}

/// A set that an event cut below three stays or goes.
fn break_set(draft: &mut Draft, set: SetId) -> Result<(), Refusal> {
    let had = draft.before.set(set).map_or(0, |had| had.cards);
    let Some(left) = draft.state.set(set).map(|left| left.cards) else {
        return Ok(());
    };
    if had < SMALLEST_SET || left >= SMALLEST_SET {
        return Ok(());
    }
    let rule = HouseRule::BrokenSet;
    let answer = draft.answer(rule)?;
    draft.push(Event::SetBroken {
        set,
        cards: left,
        discarded: answer == Answer::DiscardPile,
        basis: Basis::House(rule, answer),
    });
    Ok(())
}

/// Anything set by the referee's hand.
pub(super) fn by_hand(
    draft: &mut Draft,
    change: &Adjustment,
    reason: String,
) -> Result<(), Refusal> {
    fits(&draft.state, change, By::Hand)?;
    let resume = match &draft.state.phase {
        Phase::ToPlay => Some(Resume::Turn),
        Phase::EventEffect { name } => Some(Resume::Event { name: name.clone() }),
        Phase::Shout(_) | Phase::GameOver | Phase::Over(_) => None,
    };
    draft.push(Event::Adjusted {
        change: change.clone(),
        reason,
    });
    match (change, resume) {
        (Adjustment::EndGame(winners), _) => {
            end_by_word(draft, *winners);
            Ok(())
        }
        (Adjustment::SetWinners { .. }, _) => {
            if !matches!(draft.state.phase, Phase::Over(_)) {
                win::end_match_if_decided(draft, Basis::Referee);
            }
            Ok(())
        }
        (Adjustment::MoveCards { .. } | Adjustment::GiveSet { .. }, Some(resume)) => {
            win::settle(draft, resume)
        }
        _ => {
            win::after_one_less(draft);
            Ok(())
        }
    }
}

fn end_by_word(draft: &mut Draft, winners: SeatSet) {
    let wins = winners
        .iter()
        .map(|seat| Win {
            seat,
            way: WinWay::Said,
        })
        .collect();
    win::end_game(draft, wins, Basis::Referee);
}

/// Who asks for a change.
#[derive(Clone, Copy, PartialEq, Eq)]
enum By {
    /// An Event card: cards are drawn through a reshuffle, and house rules hold.
    Event,
    /// The referee.
    Hand,
}

fn fits(state: &AllOut, change: &Adjustment, by: By) -> Result<(), Refusal> {
    match change {
        Adjustment::MoveCards { from, to, cards } => cards_fit(state, *from, *to, *cards, by),
        Adjustment::GiveSet { set, to } => {
            seat_exists(state, *to)?;
            let given = state
                .set(*set)
                .ok_or_else(|| Refusal::NoSuchSet(words::sets_on_table(state)))?;
            if set.owner == *to {
                return cannot(words::of_set("all-out-no-gift", state, *set));
            }
            set_is_welcome(state, *to, *set, given.cards, by)
        }
        Adjustment::Skip(seat) => {
            seat_exists(state, *seat)?;
            let skips = state.players.get(*seat).map_or(0, |player| player.skips);
            if skips >= MOST_SKIPS {
                return cannot(tell!("all-out-no-skip"));
            }
            Ok(())
        }
        Adjustment::NextTurn(seat) | Adjustment::SetTurn(seat) => seat_exists(state, *seat),
        Adjustment::EndGame(winners) => {
            seats_exist(state, *winners)?;
            if matches!(state.phase, Phase::GameOver | Phase::Over(_)) {
                return cannot(tell!("bratz-no-end"));
            }
            Ok(())
        }
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
            if state.discard_pile == 0 {
                return cannot(tell!("all-out-no-top"));
            }
            Ok(())
        }
        Adjustment::SetWinners { game, winners } => {
            seats_exist(state, *winners)?;
            if !(1..=state.games.won.len()).contains(&usize::from(*game)) {
                return cannot(tell!("all-out-no-winners", count = state.games.won.len()));
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

fn seats_exist(state: &AllOut, seats: SeatSet) -> Result<(), Refusal> {
    let mut missing = seats.iter().map(|seat| seat_exists(state, seat));
    missing.find(Result::is_err).unwrap_or(Ok(()))
}

fn place_exists(state: &AllOut, place: Place) -> Result<(), Refusal> {
    match place {
        Place::Hand(seat) => seat_exists(state, seat),
        Place::Set(set) => {
            seat_exists(state, set.owner)?;
            icon_exists(state, set.icon)
        }
        Place::DrawPile | Place::DiscardPile | Place::Out => Ok(()),
    }
}

fn cards_fit(state: &AllOut, from: Place, to: Place, cards: u32, by: By) -> Result<(), Refusal> {
    place_exists(state, from)?;
    place_exists(state, to)?;
    if from == to {
        return cannot(tell!("bratz-no-same-place"));
    }
    if !(1..=LARGEST_DECK).contains(&cards) {
        return cannot(tell!("bratz-no-such-number"));
    }
    let there = match from {
        Place::DrawPile if by == By::Event => state
            .draw_pile
            .map(|draw| draw.saturating_add(state.discard_pile)),
        from => words::held(state, from),
    };
    if let Some(there) = there
        && cards > there
    {
        return cannot(tell!(
            "all-out-no-move",
            cards = cards_in_words(cards),
            from = words::from(state, from),
            there = there
        ));
    }
    if let Place::Set(set) = to {
        let has = state.set(set).map_or(0, |set| set.cards);
        if cards > u32::from(LARGEST_SET.saturating_sub(has)) {
            return Err(set_full(state, set, has));
        }
    }
    Ok(())
}

/// A set that is given to a player who has one of that icon joins it, if the table allows that.
fn set_is_welcome(state: &AllOut, to: Seat, set: SetId, cards: u8, by: By) -> Result<(), Refusal> {
    let theirs = SetId {
        owner: to,
        icon: set.icon,
    };
    let Some(has) = state.set(theirs).map(|set| set.cards) else {
        return Ok(());
    };
    let rule = HouseRule::SecondSet;
    if by == By::Event && state.house.answer(rule).map_err(Refusal::NeedsRuling)? != Answer::Merge {
        return Err(Refusal::SecondSet {
            player: words::player(state, to),
            icon: words::icon(state, set.icon),
            instead: Instead::Give,
        });
    }
    if has.saturating_add(cards) > LARGEST_SET {
        return Err(set_full(state, theirs, has));
    }
    Ok(())
}
