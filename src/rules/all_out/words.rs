//! How all of it reads, in our own words.

use super::event::{Adjustment, CardSource, Event, Place, Resume, SetId, Win, WinWay};
use super::{AllOut, Card, Icon};
use crate::rules::bratz::{a_card, cards, uncounted_put_right};
use crate::rules::text::listed;
use crate::rules::{Seat, SeatSet, TableRule as _};

/// A player's name.
pub(super) fn player(state: &AllOut, seat: Seat) -> String {
    match state.players.get(seat) {
        Some(player) => player.name.clone(),
        None => seat.to_string(),
    }
}

/// Several players in one line.
pub(super) fn players(state: &AllOut, seats: impl IntoIterator<Item = Seat>) -> String {
    let names: Vec<String> = seats.into_iter().map(|seat| player(state, seat)).collect();
    listed(names)
}

/// An icon's name.
pub(super) fn icon(state: &AllOut, icon: Icon) -> String {
    match state.icons.get(icon.index()) {
        Some(name) => name.clone(),
        None => format!("icon {}", u32::from(icon.0) + 1),
    }
}

/// "Mia's Heart set".
pub(super) fn set(state: &AllOut, set: SetId) -> String {
    match (
        state.players.get(set.owner),
        state.icons.get(set.icon.index()),
    ) {
        (Some(player), Some(icon)) => format!("{}'s {icon} set", player.name),
        _ => format!(
            "{}'s {} set",
            player(state, set.owner),
            icon(state, set.icon)
        ),
    }
}

/// Every set on the table in one line.
pub(super) fn sets(state: &AllOut) -> String {
    let all: Vec<String> = state
        .sets
        .iter()
        .map(|one| format!("{} ({})", set(state, one.id), one.cards))
        .collect();
    listed(all)
}

/// A card that lies face up.
pub(super) fn card(state: &AllOut, card: &Card) -> String {
    match card {
        Card::Character(of) => a_card(&icon(state, *of)),
        Card::Event(Some(name)) => format!("the event {name}"),
        Card::Event(None) => "an event".to_owned(),
        Card::Other => "another card".to_owned(),
    }
}

/// Where cards lie.
pub(super) fn place(state: &AllOut, place: Place) -> String {
    match place {
        Place::Hand(seat) => format!("{}'s hand", player(state, seat)),
        Place::Set(id) => set(state, id),
        Place::DrawPile => "the draw pile".to_owned(),
        Place::DiscardPile => "the discard pile".to_owned(),
        Place::Out => "out of the game".to_owned(),
    }
}

/// How many cards lie there; none when nobody knows.
pub(super) fn held(state: &AllOut, place: Place) -> Option<u32> {
    match place {
        Place::Hand(seat) => Some(state.hand(seat)),
        Place::Set(id) => Some(state.set(id).map_or(0, |set| u32::from(set.cards))),
        Place::DrawPile => state.draw_pile,
        Place::DiscardPile => Some(state.discard_pile),
        Place::Out => Some(state.out),
    }
}

fn event_name(name: Option<&String>) -> String {
    name.map_or_else(
        || "The event".to_owned(),
        |name| format!("The event {name}"),
    )
}

/// One event as one sentence.
pub(super) fn say(state: &AllOut, event: &Event) -> String {
    match event {
        Event::SetLaid {
            by,
            icon: of,
            cards,
            total,
            source,
            ..
        } => {
            let who = player(state, *by);
            let of = icon(state, *of);
            let with = match source {
                CardSource::Hand => "",
                CardSource::Top => " with the card that was turned up",
            };
            if total > cards {
                format!("{who} lays {cards} more {of} cards{with}: that set has {total} now.")
            } else {
                format!("{who} lays a set of {cards} {of} cards{with}.")
            }
        }
        Event::CardAdded {
            by,
            set: to,
            total,
            source,
            ..
        } => {
            let what = match source {
                CardSource::Hand => "a card",
                CardSource::Top => "the card that was turned up",
            };
            let to = if to.owner == *by {
                format!("their own {} set", icon(state, to.icon))
            } else {
                set(state, *to)
            };
            format!("{} adds {what} to {to}: {total} now.", player(state, *by))
        }
        Event::EventPlayed {
            by, name, source, ..
        } => {
            let what = card(state, &Card::Event(name.clone()));
            match source {
                CardSource::Hand => format!("{} plays {what}.", player(state, *by)),
                CardSource::Top => format!("{} does what it says.", player(state, *by)),
            }
        }
        Event::EffectDone { event, change } => format!(
            "{}: {}.",
            event_name(event.as_ref()),
            adjustment(state, change)
        ),
        Event::SetBroken {
            set: broken,
            cards: left,
            discarded,
            ..
        } => format!(
            "{} has only {left} left: {}.",
            set(state, *broken),
            if *discarded {
                "what is left goes to the discard pile"
            } else {
                "it stays and may grow again"
            }
        ),
        Event::EventEnded { name } => format!("{} is done.", event_name(name.as_ref())),
        Event::TopTurned { by, card: what, .. } => format!(
            "{} can play nothing and turns up {}.",
            player(state, *by),
            card(state, what)
        ),
        Event::TopDiscarded { icon: of, .. } => format!(
            "The {} card fits nowhere and goes to the discard pile.",
            icon(state, *of)
        ),
        Event::Reshuffled { cards: all, .. } => format!(
            "The draw pile is empty: the discard pile ({}) is shuffled and drawn from.",
            cards(*all)
        ),
        Event::PilesFoundEmpty => "Both piles are empty.".to_owned(),
        Event::Passed { seat, .. } => format!(
            "{} can play nothing, nothing is left to draw: pass.",
            player(state, *seat)
        ),
        Event::Skipped { seat } => format!("{}'s turn is left out.", player(state, *seat)),
        Event::TurnPassed { to } => format!("{}'s turn.", player(state, *to)),
        Event::Challenged {
            by,
            against,
            upheld,
            ..
        } => {
            let (by, against) = (player(state, *by), player(state, *against));
            if *upheld {
                format!(
                    "{by} says that {against} could have played from the hand, and is right: take that turn back or set it right by hand; it costs no cards."
                )
            } else {
                format!(
                    "{by} says that {against} could have played from the hand, and is wrong: everything stays as it is."
                )
            }
        }
        Event::ShoutAwaited { among, .. } => match among[..] {
            [seat] => format!("{} wins with a shout of \"ALL OUT\".", player(state, seat)),
            _ => format!(
                "{} can win: a shout of \"ALL OUT\" decides.",
                players(state, among.iter().copied())
            ),
        },
        Event::Shouted { seat } => format!("{} shouts \"ALL OUT\".", player(state, *seat)),
        Event::ShoutMissed { seat, win_lost, .. } => format!(
            "{} did not shout \"ALL OUT\": {}.",
            player(state, *seat),
            if *win_lost {
                "no win, and two cards to draw"
            } else {
                "no penalty"
            }
        ),
        Event::PenaltyDrawn { seat, cards: drawn } => {
            format!("{} draws {}.", player(state, *seat), cards(*drawn))
        }
        Event::GameGoesOn { resume } => match resume {
            Resume::Turn | Resume::NextPlayer => "The game goes on.".to_owned(),
            Resume::Event { .. } => "The game goes on with the event.".to_owned(),
        },
        Event::GameEnded { wins, .. } => match &wins[..] {
            [] => "Nobody wins this game.".to_owned(),
            wins => {
                let won: Vec<String> = wins.iter().map(|one| win(state, one)).collect();
                format!("{}.", listed(won))
            }
        },
        Event::GameBegan { game, first, .. } => format!(
            "Game {game}: seven cards each, {} goes first.",
            player(state, *first)
        ),
        Event::MatchEnded { result, reason, .. } => {
            let why = reason
                .as_deref()
                .map_or_else(String::new, |why| format!(" ({why})"));
            let how = result.told("match", |seat| player(state, seat));
            format!("{how}{why}.")
        }
        Event::RuleSet { rule, answer } => format!(
            "House rule {} from now on: {}.",
            rule.id(),
            rule.say(*answer)
        ),
        Event::Adjusted { change, reason } => {
            format!("By hand: {} ({reason}).", adjustment(state, change))
        }
    }
}

fn win(state: &AllOut, win: &Win) -> String {
    let who = player(state, win.seat);
    match win.way {
        WinWay::NoCards => format!("{who} has no cards left and wins"),
        WinWay::SetOfTen(of) => format!("{who} has ten {} cards and wins", icon(state, of)),
        WinWay::FewestCards(hand) => {
            format!("{who} wins with the fewest cards, {hand}")
        }
        WinWay::Said => format!("{who} wins"),
    }
}

fn winners(state: &AllOut, seats: SeatSet) -> String {
    if seats.iter().next().is_none() {
        "nobody".to_owned()
    } else {
        players(state, seats.iter())
    }
}

/// What was set, as the middle of a sentence.
pub(super) fn adjustment(state: &AllOut, change: &Adjustment) -> String {
    match change {
        Adjustment::MoveCards {
            from,
            to,
            cards: moved,
        } => {
            let go = if *moved == 1 { "goes" } else { "go" };
            let moved = cards(*moved);
            match (from, to) {
                (Place::DrawPile, Place::Hand(seat)) => {
                    format!("{} draws {moved}", player(state, *seat))
                }
                (from, Place::Out) => {
                    format!("{moved} from {} {go} out of the game", place(state, *from))
                }
                (Place::Out, to) => {
                    format!("{moved} that left the game {go} to {}", place(state, *to))
                }
                (from, to) => format!(
                    "{moved} {go} from {} to {}",
                    place(state, *from),
                    place(state, *to)
                ),
            }
        }
        Adjustment::GiveSet { set: given, to } => {
            format!("{} goes to {}", set(state, *given), player(state, *to))
        }
        Adjustment::Skip(seat) => format!("{}'s next turn is left out", player(state, *seat)),
        Adjustment::NextTurn(seat) => format!("{} plays next", player(state, *seat)),
        Adjustment::EndGame(seats) => {
            format!("the game ends and is won by {}", winners(state, *seats))
        }
        Adjustment::SetTurn(seat) => format!("it is {}'s turn", player(state, *seat)),
        Adjustment::SetDrawPile(Some(count)) => format!("the draw pile has {}", cards(*count)),
        Adjustment::SetDrawPile(None) => "nobody knows how many cards the draw pile has".to_owned(),
        Adjustment::SetTop(top) => {
            format!("{} lies on top of the discard pile", card(state, top))
        }
        Adjustment::SetWinners { game, winners: won } => {
            format!("game {game} was won by {}", winners(state, *won))
        }
        Adjustment::NameIcon { icon, name } => {
            format!("icon {} is called {name}", u32::from(icon.0) + 1)
        }
        Adjustment::Rename { seat, name } => format!("{seat} is called {name}"),
        Adjustment::Note => "a note".to_owned(),
    }
}

fn pile(name: &str, count: Option<u32>) -> String {
    match count {
        Some(count) => format!("{name} {count}"),
        None => format!("{name} not counted"),
    }
}

/// Where everything is, one sentence for each player, and the piles.
pub(super) fn describe(state: &AllOut) -> Vec<String> {
    let mut said: Vec<String> = state
        .players
        .iter()
        .map(|(seat, player)| {
            let sets: Vec<String> = state
                .sets
                .iter()
                .filter(|set| set.id.owner == seat)
                .map(|set| format!("{} {}", set.cards, icon(state, set.id.icon)))
                .collect();
            let skips = match player.skips {
                0 => String::new(),
                1 => "; the next turn is left out".to_owned(),
                more => format!("; the next {more} turns are left out"),
            };
            format!(
                "{}: {} in the hand; sets: {}{skips}.",
                player.name,
                cards(player.hand),
                listed(sets)
            )
        })
        .collect();
    let top = state.discard_top.as_ref().map_or_else(String::new, |top| {
        format!(" with {} on top", card(state, top))
    });
    let out = match state.out {
        0 => String::new(),
        out => format!("; out of the game {out}"),
    };
    said.push(format!(
        "{}; discard pile {}{top}{out}.",
        pile("Draw pile", state.draw_pile),
        state.discard_pile
    ));
    if let Some(card_up) = &state.turned_up {
        said.push(format!("Turned up: {}.", card(state, card_up)));
    }
    if let Some(seat) = state.next_turn {
        said.push(format!("After this turn {} plays.", player(state, seat)));
    }
    said
}

/// What to do on the table to come from one state to another.
pub(super) fn put_right(from: &AllOut, to: &AllOut) -> Vec<String> {
    let mut said = Vec::new();
    for (seat, is) in to.players.iter() {
        let was = from.hand(seat);
        if is.hand > was {
            said.push(format!(
                "Give {} back to {}, who has {} then.",
                cards(is.hand - was),
                is.name,
                is.hand
            ));
        } else if is.hand < was {
            said.push(format!(
                "Take {} from {}, who has {} then.",
                cards(was - is.hand),
                is.name,
                is.hand
            ));
        }
    }
    for gone in &from.sets {
        if to.set(gone.id).is_none() {
            said.push(format!("Take {} off the table.", set(to, gone.id)));
        }
    }
    for is in &to.sets {
        match from.set(is.id).map(|set| set.cards) {
            None => said.push(format!(
                "Lay {} back, {}.",
                set(to, is.id),
                cards(u32::from(is.cards))
            )),
            Some(was) if was != is.cards => said.push(format!(
                "{} has {}.",
                set(to, is.id),
                cards(u32::from(is.cards))
            )),
            Some(_) => {}
        }
    }
    if from.turned_up != to.turned_up {
        said.push(match &to.turned_up {
            Some(up) => format!("Lay {} open beside the draw pile.", card(to, up)),
            None => "No card is turned up.".to_owned(),
        });
    }
    if from.draw_pile != to.draw_pile || from.discard_pile != to.discard_pile {
        let top = to
            .discard_top
            .as_ref()
            .map_or_else(String::new, |top| format!(" with {} on top", card(to, top)));
        said.push(format!(
            "{}; discard pile {}{top}.",
            pile("Draw pile", to.draw_pile),
            to.discard_pile
        ));
    }
    if from.draw_pile.is_none() && to.draw_pile.is_none() {
        said.extend(uncounted_put_right(
            from.cards_elsewhere(),
            to.cards_elsewhere(),
        ));
    }
    said
}
