//! How all of it reads, in our own words.

use super::event::{Adjustment, Event, Place, Win, WinWay};
use super::{Card, GotFive, Icon};
use crate::rules::bratz::{a_card, cards, uncounted_put_right};
use crate::rules::text::listed;
use crate::rules::{Seat, SeatSet, TableRule as _};

/// A player's name.
pub(super) fn player(state: &GotFive, seat: Seat) -> String {
    match state.players.get(seat) {
        Some(player) => player.name.clone(),
        None => seat.to_string(),
    }
}

/// Several players in one line.
pub(super) fn players(state: &GotFive, seats: impl IntoIterator<Item = Seat>) -> String {
    let names: Vec<String> = seats.into_iter().map(|seat| player(state, seat)).collect();
    listed(names)
}

/// An icon's name.
pub(super) fn icon(state: &GotFive, icon: Icon) -> String {
    match state.icons.get(icon.index()) {
        Some(name) => name.clone(),
        None => format!("icon {}", u32::from(icon.0) + 1),
    }
}

/// A card that lies face up.
pub(super) fn card(state: &GotFive, card: &Card) -> String {
    match card {
        Card::Character(of) => a_card(&icon(state, *of)),
        Card::Event(Some(name)) => format!("the event {name}"),
        Card::Event(None) => "an event".to_owned(),
        Card::Other => "another card".to_owned(),
    }
}

/// Where cards lie.
pub(super) fn place(state: &GotFive, place: Place) -> String {
    match place {
        Place::Beside(seat) => format!("{}'s cards", player(state, seat)),
        Place::DrawPile => "the draw pile".to_owned(),
        Place::ThrowAwayPile => "the throw-away pile".to_owned(),
        Place::Out => "out of the game".to_owned(),
    }
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
    match event {
        Event::StarterGiven { seat, icon: of, .. } => format!(
            "{} starts with {}.",
            player(state, *seat),
            a_card(&icon(state, *of))
        ),
        Event::FirstTurned { card: first, .. } => format!(
            "The rest is shuffled; {} is turned up and begins the throw-away pile.",
            card(state, first)
        ),
        Event::Kept {
            by,
            icon: of,
            beside,
            ..
        } => format!(
            "{} draws {} and keeps it: {beside} beside the starter.",
            player(state, *by),
            a_card(&icon(state, *of))
        ),
        Event::ThrownAway {
            by, card: drawn, ..
        } => format!(
            "{} draws {} and throws it away.",
            player(state, *by),
            card(state, drawn)
        ),
        Event::Reshuffled { cards: all, .. } => format!(
            "The draw pile is empty: the throw-away pile ({}) is shuffled and drawn from.",
            cards(*all)
        ),
        Event::TurnPassed { to } => format!("{}'s turn.", player(state, *to)),
        Event::GameEnded { wins, .. } => match &wins[..] {
            [] => "Nobody wins this game.".to_owned(),
            wins => {
                let won: Vec<String> = wins.iter().map(|one| win(state, one)).collect();
                format!("{}.", listed(won))
            }
        },
        Event::GameBegan { game, first, .. } => format!(
            "Game {game}: new starters for all, {} goes first.",
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

fn win(state: &GotFive, win: &Win) -> String {
    let who = player(state, win.seat);
    match win.way {
        WinWay::Five => format!("{who} has got five and wins"),
        WinWay::MostCards(most) => format!("{who} wins with the most cards, {most}"),
        WinWay::Said => format!("{who} wins"),
    }
}

fn winners(state: &GotFive, seats: SeatSet) -> String {
    if seats.iter().next().is_none() {
        "nobody".to_owned()
    } else {
        players(state, seats.iter())
    }
}

fn adjustment(state: &GotFive, change: &Adjustment) -> String {
    match change {
        Adjustment::MoveCards {
            from,
            to,
            cards: moved,
        } => {
            let go = if *moved == 1 { "goes" } else { "go" };
            let moved = cards(*moved);
            match (from, to) {
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
        Adjustment::SetStarter {
            seat,
            icon: Some(of),
        } => format!(
            "{}'s starter is {}",
            player(state, *seat),
            a_card(&icon(state, *of))
        ),
        Adjustment::SetStarter { seat, icon: None } => format!(
            "{}'s starter goes back to the draw pile",
            player(state, *seat)
        ),
        Adjustment::EndGame(seats) => {
            format!("the game ends and is won by {}", winners(state, *seats))
        }
        Adjustment::SetTurn(seat) => format!("it is {}'s turn", player(state, *seat)),
        Adjustment::SetDrawPile(Some(count)) => format!("the draw pile has {}", cards(*count)),
        Adjustment::SetDrawPile(None) => "nobody knows how many cards the draw pile has".to_owned(),
        Adjustment::SetTop(top) => {
            format!("{} lies on top of the throw-away pile", card(state, top))
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

fn piles(state: &GotFive) -> String {
    let draw = match state.draw_pile {
        Some(count) => format!("Draw pile {count}"),
        None => "Draw pile not counted".to_owned(),
    };
    let top = state.thrown_top.as_ref().map_or_else(String::new, |top| {
        format!(" with {} on top", card(state, top))
    });
    format!("{draw}; throw-away pile {}{top}", state.thrown_away)
}

/// Where everything is, one sentence for each player, and the piles.
pub(super) fn describe(state: &GotFive) -> Vec<String> {
    let mut said: Vec<String> = state
        .players
        .iter()
        .map(|(_, player)| match player.starter {
            Some(of) => format!(
                "{}: starter {}, {} beside it.",
                player.name,
                icon(state, of),
                player.beside
            ),
            None => format!("{}: no starter yet.", player.name),
        })
        .collect();
    let out = match state.out {
        0 => String::new(),
        out => format!("; out of the game {out}"),
    };
    said.push(format!("{}{out}.", piles(state)));
    said
}

/// What to do on the table to come from one state to another.
pub(super) fn put_right(from: &GotFive, to: &GotFive) -> Vec<String> {
    let mut said = Vec::new();
    for ((_, was), (_, is)) in from.players.iter().zip(to.players.iter()) {
        let name = &is.name;
        if was.starter != is.starter {
            said.push(match is.starter {
                Some(of) => format!(
                    "Lay {} in front of {name} as starter.",
                    a_card(&icon(to, of))
                ),
                None => format!("Take {name}'s starter back."),
            });
        }
        if is.beside > was.beside {
            said.push(format!(
                "Lay {} back beside {name}'s starter: {} then.",
                cards(is.beside - was.beside),
                is.beside
            ));
        } else if is.beside < was.beside {
            said.push(format!(
                "Take {} from {name}'s starter: {} then.",
                cards(was.beside - is.beside),
                is.beside
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
