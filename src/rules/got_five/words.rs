//! How all of it reads, in our own words.

use super::event::{Adjustment, Event, Place, Win, WinWay};
use super::{Card, GotFive, Icon};
use crate::rules::bratz::words::{self, cards, uncounted_put_right};
use crate::rules::tongue::tell;
use crate::rules::{Seat, TableRule as _};

/// A player's name.
pub(super) fn player(state: &GotFive, seat: Seat) -> String {
    words::player(&state.players, seat, |player| &player.name)
}

/// An icon's name.
pub(super) fn icon(state: &GotFive, icon: Icon) -> String {
    state.icon_name(icon)
}

/// A character with this icon.
fn character(state: &GotFive, icon: Icon) -> String {
    words::character(&state.icons, icon)
}

/// A card that lies face up.
fn card(state: &GotFive, card: &Card) -> String {
    words::card(&state.icons, card)
}

/// Where cards come from: "from the draw pile".
pub(super) fn from(state: &GotFive, place: Place) -> String {
    at("got-five-from", state, place)
}

/// Where cards go: "to the draw pile".
fn to(state: &GotFive, place: Place) -> String {
    at("got-five-to", state, place)
}

fn at(id: &str, state: &GotFive, place: Place) -> String {
    let (kind, whose) = match place {
        Place::Beside(seat) => ("beside", player(state, seat)),
        Place::DrawPile => ("draw-pile", String::new()),
        Place::ThrowAwayPile => ("throw-away-pile", String::new()),
        Place::Out => ("out", String::new()),
    };
    tell!(id, place = kind, player = whose)
}

/// How many cards lie there; none when nobody knows.
pub(super) fn held(state: &GotFive, place: Place) -> Option<u32> {
    match place {
        Place::Beside(seat) => Some(state.players.get(seat).map_or(0, |p| p.beside)),
        Place::DrawPile => state.draw_pile,
        Place::ThrowAwayPile => Some(state.thrown_away),
        Place::Out => Some(state.out),
    }
}

/// One event as one sentence.
pub(super) fn say(state: &GotFive, event: &Event) -> String {
    let player = |seat: Seat| player(state, seat);
    match event {
        Event::StarterGiven { seat, icon, .. } => tell!(
            "got-five-starter-given",
            player = player(*seat),
            card = character(state, *icon)
        ),
        Event::FirstTurned { card: first, .. } => {
            tell!("got-five-first-turned", card = card(state, first))
        }
        Event::Kept {
            by, icon, beside, ..
        } => tell!(
            "got-five-kept",
            player = player(*by),
            card = character(state, *icon),
            beside = *beside
        ),
        Event::ThrownAway {
            by, card: drawn, ..
        } => tell!(
            "got-five-thrown-away",
            player = player(*by),
            card = card(state, drawn)
        ),
        Event::Reshuffled { cards: all, .. } => tell!("got-five-reshuffled", cards = cards(*all)),
        Event::TurnPassed { to } => tell!("bratz-turn-passed", player = player(*to)),
        Event::GameEnded { wins, .. } => {
            words::game_ended(wins.iter().map(|one| win(state, one)).collect())
        }
        Event::GameBegan { game, first, .. } => {
            tell!("got-five-game-began", game = *game, first = player(*first))
        }
        Event::MatchEnded { result, reason, .. } => {
            words::match_ended(*result, reason.as_deref(), player)
        }
        Event::RuleSet { rule, answer } => rule.told_from_now_on(*answer),
        Event::Adjusted {
            change: Adjustment::Remark(remark),
            ..
        } => remark.told(player),
        Event::Adjusted { change, reason } => tell!(
            "bratz-by-hand",
            change = adjustment(state, change),
            reason = reason
        ),
    }
}

fn win(state: &GotFive, win: &Win) -> String {
    let player = player(state, win.seat);
    match win.way {
        WinWay::Five => tell!("got-five-wins-with-five", player = player),
        WinWay::MostCards(most) => {
            tell!("got-five-wins-with-most", player = player, cards = most)
        }
        WinWay::Said => tell!("bratz-wins", player = player),
    }
}

fn adjustment(state: &GotFive, change: &Adjustment) -> String {
    let player = |seat: Seat| player(state, seat);
    match change {
        Adjustment::MoveCards {
            from,
            to,
            cards: moved,
        } => moved_by_hand(state, *from, *to, *moved),
        Adjustment::SetStarter {
            seat,
            icon: Some(icon),
        } => tell!(
            "got-five-by-hand-starter",
            player = player(*seat),
            card = character(state, *icon)
        ),
        Adjustment::SetStarter { seat, icon: None } => {
            tell!("got-five-by-hand-no-starter", player = player(*seat))
        }
        Adjustment::EndGame(seats) => words::ended_by_hand(*seats, player),
        Adjustment::SetTurn(seat) => tell!("bratz-by-hand-turn", player = player(*seat)),
        Adjustment::SetDrawPile(Some(count)) => {
            tell!("bratz-by-hand-draw-pile", cards = cards(*count))
        }
        Adjustment::SetDrawPile(None) => tell!("bratz-by-hand-uncounted"),
        Adjustment::SetTop(top) => tell!("got-five-by-hand-top", card = card(state, top)),
        Adjustment::SetWinners { game, winners } => words::won_by_hand(*game, *winners, player),
        Adjustment::NameIcon { icon, name } => {
            tell!("bratz-by-hand-icon", number = icon.number(), name = name)
        }
        Adjustment::Rename { seat, name } => {
            tell!("bratz-by-hand-name", seat = seat.to_string(), name = name)
        }
        Adjustment::Note => tell!("bratz-by-hand-note"),
        Adjustment::Remark(remark) => remark.told(player),
    }
}

fn moved_by_hand(state: &GotFive, whence: Place, whither: Place, moved: u32) -> String {
    match (whence, whither) {
        (whence, Place::Out) => tell!(
            "got-five-by-hand-move-out",
            count = moved,
            cards = cards(moved),
            from = from(state, whence)
        ),
        (Place::Out, whither) => tell!(
            "got-five-by-hand-move-back",
            count = moved,
            cards = cards(moved),
            to = to(state, whither)
        ),
        (whence, whither) => tell!(
            "got-five-by-hand-move",
            count = moved,
            cards = cards(moved),
            from = from(state, whence),
            to = to(state, whither)
        ),
    }
}

/// The piles in one line, without its full stop.
fn piles(state: &GotFive) -> String {
    let count = state.thrown_away;
    let thrown_away = match &state.thrown_top {
        Some(top) => tell!(
            "got-five-pile-with-top",
            count = count,
            card = card(state, top)
        ),
        None => tell!("got-five-pile", count = count),
    };
    format!("{}; {thrown_away}", words::draw_pile(state.draw_pile))
}

/// Where everything is, one sentence for each player, and the piles.
pub(super) fn describe(state: &GotFive) -> Vec<String> {
    let mut said: Vec<String> = state
        .players
        .iter()
        .map(|(_, player)| match player.starter {
            Some(of) => tell!(
                "got-five-table-player",
                player = &player.name,
                icon = icon(state, of),
                beside = player.beside
            ),
            None => tell!("got-five-table-no-starter", player = &player.name),
        })
        .collect();
    said.push(match state.out {
        0 => format!("{}.", piles(state)),
        out => format!("{}; {}.", piles(state), tell!("bratz-out", count = out)),
    });
    said
}

/// What to do on the table to come from one state to another.
pub(super) fn put_right(from: &GotFive, to: &GotFive) -> Vec<String> {
    let mut said = Vec::new();
    for ((_, was), (_, is)) in from.players.iter().zip(to.players.iter()) {
        let name = &is.name;
        if was.starter != is.starter {
            said.push(match is.starter {
                Some(of) => tell!(
                    "got-five-put-starter",
                    player = name,
                    card = character(to, of)
                ),
                None => tell!("got-five-put-no-starter", player = name),
            });
        }
        if is.beside > was.beside {
            said.push(tell!(
                "got-five-put-beside",
                player = name,
                cards = cards(is.beside - was.beside),
                then = is.beside
            ));
        } else if is.beside < was.beside {
            said.push(tell!(
                "got-five-put-away",
                player = name,
                cards = cards(was.beside - is.beside),
                then = is.beside
            ));
        }
    }
    if from.draw_pile != to.draw_pile || from.thrown_away != to.thrown_away {
        said.push(format!("{}.", piles(to)));
    }
    if from.draw_pile.is_none() && to.draw_pile.is_none() {
        said.extend(uncounted_put_right(
            from.cards_elsewhere(),
            to.cards_elsewhere(),
        ));
    }
    said
}
