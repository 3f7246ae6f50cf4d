//! What is asked now, and what may be answered.

use super::event::{CardId, Command, Place};
use super::words::{card, cards, cards_count, player};
use super::{Answer, HouseRule, Kaboodl, Phase, Setting, round};
use crate::rules::tongue::tell;
use crate::rules::{Choice, Prompt};

/// What is asked of the table now.
pub(super) fn prompt(state: &Kaboodl) -> Prompt {
    let turn = player(state, state.turn);
    let hand = state.hand(state.turn).unwrap_or(0);
    let (headline, detail, seat) = match state.phase {
        Phase::ToDraw => (
            tell!("kaboodl-asks-turn", player = turn),
            match (state.to_draw(state.turn), hand) {
                (0, hand) => tell!("kaboodl-asks-turn-full", hand = hand),
                (wanted, 0) => tell!("kaboodl-asks-turn-empty", cards = cards_count(wanted)),
                (wanted, _) => tell!("kaboodl-asks-turn-draw", cards = cards_count(wanted)),
            },
            Some(state.turn),
        ),
        Phase::InTurn => (
            tell!("kaboodl-asks-play", player = turn),
            in_turn_detail(state, hand),
            Some(state.turn),
        ),
        Phase::LastCall => (
            tell!("kaboodl-asks-last-call"),
            tell!(
                "kaboodl-asks-last-call-how",
                cards = cards(state, state.steals.iter().map(|steal| steal.card))
            ),
            None,
        ),
        Phase::RoundOver => (
            tell!("kaboodl-asks-round-over", round = state.round()),
            match state.house.setting(HouseRule::NextDealer) {
                Setting::Ask => tell!("kaboodl-asks-round-over-who"),
                Setting::Is(answer) => tell!(
                    "kaboodl-asks-round-over-deal",
                    dealer = player(state, round::next_dealer(state, answer))
                ),
            },
            None,
        ),
        Phase::Over(result) => (
            result.headline(|seat| player(state, seat)),
            tell!("kaboodl-asks-over"),
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
    let mut sentences = vec![tell!("kaboodl-asks-play-hand", hand = hand)];
    sentences.extend(state.steals.iter().map(|steal| {
        tell!(
            "kaboodl-asks-play-kbosh",
            player = player(state, steal.from),
            card = card(state, steal.card)
        )
    }));
    sentences.join(" ")
}

fn choice(label: String, command: Command) -> Choice<Command> {
    Choice {
        label,
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
            let mut all = vec![likeliest(choice(
                tell!("kaboodl-choice-count"),
                Command::CountUp,
            ))];
            blocks(state, &mut all);
            all
        }
        Phase::RoundOver => vec![likeliest(choice(
            tell!("kaboodl-choice-next-round"),
            Command::NextRound,
        ))],
        Phase::Over(_) => Vec::new(),
    }
}

fn to_draw(state: &Kaboodl) -> Vec<Choice<Command>> {
    let wanted = state.to_draw(state.turn);
    let mut all = vec![likeliest(choice(
        tell!("kaboodl-choice-draw", cards = wanted),
        Command::Draw,
    ))];
    let hand = state.hand(state.turn).unwrap_or(0);
    all.extend((1..=hand).map(|cards| {
        choice(
            tell!("kaboodl-choice-toss-out", cards = cards),
            Command::TossOut { cards },
        )
    }));
    all
}

fn in_turn(state: &Kaboodl) -> Vec<Choice<Command>> {
    let hand = state.hand(state.turn).unwrap_or(0);
    let ends = match hand {
        0 => tell!("kaboodl-choice-end-turn"),
        _ => tell!("kaboodl-choice-discard"),
    };
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
                    tell!(
                        "kaboodl-choice-steal",
                        card = card(state, id),
                        from = player(state, from)
                    ),
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
    choice(
        tell!(
            "kaboodl-choice-collect",
            card = card(state, id),
            wilds = wilds
        ),
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
                tell!(
                    "kaboodl-choice-block",
                    from = player(state, steal.from),
                    card = card(state, steal.card)
                ),
                Command::Block { card: steal.card },
            ));
        }
    }
}
