//! What is asked now, and what may be answered.

use super::event::{CardId, Command, Place};
use super::words::{card, cards, cards_count, player};
use super::{Answer, HouseRule, Kaboodl, Phase, Setting, round};
use crate::rules::{Choice, Prompt};

/// What is asked of the table now.
pub(super) fn prompt(state: &Kaboodl) -> Prompt {
    let turn = player(state, state.turn);
    let hand = state.hand(state.turn).unwrap_or(0);
    let (headline, detail, seat) = match state.phase {
        Phase::ToDraw => (
            format!("{turn}'s turn"),
            match (state.to_draw(state.turn), hand) {
                (0, hand) => {
                    format!("The hand has {hand} cards already: nothing to draw. Or toss out.")
                }
                (wanted, 0) => format!("Draw {} to have 8.", cards_count(wanted)),
                (wanted, _) => format!(
                    "Draw {} to have 8. Or toss out some of the hand, and that is the turn.",
                    cards_count(wanted)
                ),
            },
            Some(state.turn),
        ),
        Phase::InTurn => (
            format!("{turn} plays"),
            in_turn_detail(state, hand),
            Some(state.turn),
        ),
        Phase::LastCall => (
            "The Kaboodl is empty".to_owned(),
            format!(
                "Last chance for a K'bosh: {} could change hands. Then the round is counted.",
                cards(state, state.steals.iter().map(|steal| steal.card))
            ),
            None,
        ),
        Phase::RoundOver => (
            format!("Round {} is over", state.round()),
            match state.house.setting(HouseRule::NextDealer) {
                Setting::Ask => "Another round follows. Who deals?".to_owned(),
                Setting::Is(answer) => format!(
                    "Lay out the Kaboodl again; {} shuffles and deals 7 cards each.",
                    player(state, round::next_dealer(state, answer))
                ),
            },
            None,
        ),
        Phase::Over(result) => (
            result.headline(|seat| player(state, seat)),
            "The match is over.".to_owned(),
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

fn in_turn_detail(state: &Kaboodl, hand: u16) -> String {
    let mut detail = match hand {
        0 => "The hand is empty: the turn ends without a discard.".to_owned(),
        1 => "One card is left: discard it, and the turn is over.".to_owned(),
        2 | 3 => format!("{hand} cards: play command cards, then discard one."),
        _ => format!("{hand} cards: collect, play command cards, then discard one."),
    };
    for steal in &state.steals {
        detail.push_str(&format!(
            " {} can still answer with K'bosh for {}.",
            player(state, steal.from),
            card(state, steal.card)
        ));
    }
    detail
}

fn choice(label: impl Into<String>, command: Command) -> Choice<Command> {
    Choice {
        label: label.into(),
        command,
        likeliest: false,
    }
}

fn likeliest(mut choice: Choice<Command>) -> Choice<Command> {
    choice.likeliest = true;
    choice
}

/// The legal commands now.
pub(super) fn choices(state: &Kaboodl) -> Vec<Choice<Command>> {
    match state.phase {
        Phase::ToDraw => to_draw(state),
        Phase::InTurn => in_turn(state),
        Phase::LastCall => {
            let mut all = vec![likeliest(choice("Count the round", Command::CountUp))];
            blocks(state, &mut all);
            all
        }
        Phase::RoundOver => vec![likeliest(choice("Deal the next round", Command::NextRound))],
        Phase::Over(_) => Vec::new(),
    }
}

fn to_draw(state: &Kaboodl) -> Vec<Choice<Command>> {
    let wanted = state.to_draw(state.turn);
    let mut all = vec![likeliest(choice(
        match wanted {
            0 => "Draw nothing".to_owned(),
            wanted => format!("Draw {wanted}"),
        },
        Command::Draw,
    ))];
    let hand = state.hand(state.turn).unwrap_or(0);
    all.extend(
        (1..=hand).map(|cards| choice(format!("Toss out {cards}"), Command::TossOut { cards })),
    );
    all
}

fn in_turn(state: &Kaboodl) -> Vec<Choice<Command>> {
    let hand = state.hand(state.turn).unwrap_or(0);
    let ends = if hand == 0 { "End the turn" } else { "Discard" };
    let mut all = vec![likeliest(choice(ends, Command::Discard))];
    blocks(state, &mut all);
    let left = || state.cards_at(Place::Kaboodl);
    if hand > 3 {
        all.extend(left().map(|id| collect(state, id, 0)));
    }
    if hand > 1 {
        for (id, _, place) in state.cards() {
            if let Place::With(from) = place
                && from != state.turn
                && state.steal_of(id).is_none()
            {
                all.push(choice(
                    format!("K'baam: {} from {}", card(state, id), player(state, from)),
                    Command::Steal { card: id },
                ));
            }
        }
    }
    if hand > 3 {
        for wilds in 1..=3 {
            all.extend(left().map(|id| collect(state, id, wilds)));
        }
    }
    all
}

fn collect(state: &Kaboodl, id: CardId, wilds: u8) -> Choice<Command> {
    let name = card(state, id);
    choice(
        match wilds {
            0 => format!("Collect {name}"),
            wilds => format!("Collect {name}, {wilds} Wild"),
        },
        Command::Collect { card: id, wilds },
    )
}

/// A K'bosh for each open K'baam whose victim can play one.
fn blocks(state: &Kaboodl, all: &mut Vec<Choice<Command>>) {
    // While the table has not been asked whether a Toss-Out forbids it, the wish meets the question.
    let locks =
        state.house.setting(HouseRule::TossOutKbosh) == Setting::Is(Answer::NotUntilNextTurn);
    for steal in &state.steals {
        let can = state
            .players
            .get(steal.from)
            .is_some_and(|robbed| robbed.hand > 0 && !(robbed.tossed_out && locks));
        if can {
            all.push(choice(
                format!(
                    "K'bosh: {} keeps {}",
                    player(state, steal.from),
                    card(state, steal.card)
                ),
                Command::Block { card: steal.card },
            ));
        }
    }
}
