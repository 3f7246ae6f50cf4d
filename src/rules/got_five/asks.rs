//! What is asked now, and what may be answered.

use super::decide::{may_be_empty, may_come_up, may_start_with};
use super::event::Command;
use super::words::{icon, player};
use super::{Card, GotFive, Icon, Phase, Refusal};
use crate::rules::text::won_by;
use crate::rules::tongue::tell;
use crate::rules::{Choice, Prompt};

/// What is asked of the table now.
pub(super) fn prompt(state: &GotFive) -> Prompt {
    let (headline, detail, seat) = match state.phase {
        Phase::Starters => (
            tell!("got-five-asks-starters"),
            tell!("got-five-asks-starters-how"),
            None,
        ),
        Phase::FirstCard => (
            tell!("got-five-asks-first-card"),
            tell!("got-five-asks-first-card-how"),
            None,
        ),
        Phase::ToDraw => (
            tell!("got-five-asks-draw", player = player(state, state.turn)),
            state
                .players
                .get(state.turn)
                .and_then(|player| player.starter)
                .map_or_else(String::new, |of| {
                    tell!("got-five-asks-draw-how", icon = icon(state, of))
                }),
            Some(state.turn),
        ),
        Phase::GameOver => (
            {
                let won = state.games.won.last().copied().unwrap_or_default();
                won_by(won.iter().map(|seat| player(state, seat)).collect())
            },
            tell!(
                "bratz-asks-next-game",
                player = player(state, state.games.next_first(state.players.count()))
            ),
            None,
        ),
        Phase::Over(result) => (
            result.headline(|seat| player(state, seat)),
            tell!("bratz-asks-over"),
            None,
        ),
    };
    Prompt {
        headline,
        detail,
        seat,
        layout: None,
    }
}

fn choice(label: String, command: Command) -> Choice<Command> {
    Choice {
        label,
        command,
        likeliest: false,
    }
}

/// True when it is allowed, or meets a house rule that the table has not answered yet.
fn may<T>(answer: &Result<T, Refusal>) -> bool {
    matches!(answer, Ok(_) | Err(Refusal::NeedsRuling(_)))
}

/// The legal commands now.
pub(super) fn choices(state: &GotFive) -> Vec<Choice<Command>> {
    match state.phase {
        Phase::Starters => starters(state),
        Phase::FirstCard => cards(state, |card| Command::TurnFirst { card }),
        Phase::ToDraw => {
            let mut all = cards(state, |card| Command::Draw { card });
            if may(&may_be_empty(state)) {
                all.push(choice(tell!("bratz-choice-pile-empty"), Command::PileEmpty));
            }
            all
        }
        Phase::GameOver => {
            let mut next = choice(tell!("bratz-choice-next-game"), Command::NextGame);
            next.likeliest = true;
            vec![next]
        }
        Phase::Over(_) => Vec::new(),
    }
}

fn starters(state: &GotFive) -> Vec<Choice<Command>> {
    let mut all = Vec::new();
    for seat in state.players.seats() {
        for of in Icon::all(state.icons.len()) {
            if may(&may_start_with(state, seat, of)) {
                let label = tell!(
                    "got-five-choice-starter",
                    player = player(state, seat),
                    icon = icon(state, of)
                );
                all.push(choice(label, Command::GiveStarter { seat, icon: of }));
            }
        }
    }
    all
}

fn cards(state: &GotFive, command: impl Fn(Card) -> Command) -> Vec<Choice<Command>> {
    let characters = Icon::all(state.icons.len()).map(Card::Character);
    characters
        .chain([Card::Event(None), Card::Other])
        .filter(|card| may(&may_come_up(state, card)))
        .map(|card| {
            let label = match &card {
                Card::Character(of) => icon(state, *of),
                Card::Event(_) => tell!("got-five-choice-event"),
                Card::Other => tell!("got-five-choice-other"),
            };
            choice(label, command(card))
        })
        .collect()
}
