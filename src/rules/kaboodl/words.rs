//! How all of it reads, in our own words.

use super::event::{Adjustment, CardId, CommandCard, Ending, Event, Place};
use super::{Answer, HouseRule, Kaboodl, Phase, Score};
use crate::rules::text::listed;
use crate::rules::{Seat, TableRule as _};

/// A player's name.
pub(super) fn player(state: &Kaboodl, seat: Seat) -> String {
    match state.players.get(seat) {
        Some(player) => player.name.clone(),
        None => seat.to_string(),
    }
}

fn players(state: &Kaboodl, seats: impl IntoIterator<Item = Seat>) -> String {
    listed(seats.into_iter().map(|seat| player(state, seat)).collect())
}

/// A Kaboodl card's name.
pub(super) fn card(state: &Kaboodl, card: CardId) -> String {
    match state.contents.card_names.get(card.index()) {
        Some(name) => name.clone(),
        None => card.to_string(),
    }
}

/// Several Kaboodl cards in one line.
pub(super) fn cards(state: &Kaboodl, which: impl IntoIterator<Item = CardId>) -> String {
    listed(which.into_iter().map(|one| card(state, one)).collect())
}

/// "1 card", "3 cards".
pub(super) fn cards_count(count: u16) -> String {
    match count {
        1 => "1 card".to_owned(),
        count => format!("{count} cards"),
    }
}

/// "1 point", "-3 points".
fn points_count(points: i32) -> String {
    match points {
        1 => "1 point".to_owned(),
        points => format!("{points} points"),
    }
}

/// "lies in front of Mia".
pub(super) fn place(state: &Kaboodl, place: Place) -> String {
    match place {
        Place::Kaboodl => "lies in the Kaboodl".to_owned(),
        Place::With(seat) => format!("lies in front of {}", player(state, seat)),
        Place::Out => "is out of the game".to_owned(),
    }
}

/// "5 for 1 Kaboodl card, -2 for 2 cards in the hand".
fn parts(score: &Score) -> String {
    let each = score.parts().into_iter();
    let each = each.map(|part| format!("{} for {}", part.points, part.what));
    each.collect::<Vec<_>>().join(", ")
}

/// One event as one sentence.
pub(super) fn say(state: &Kaboodl, event: &Event) -> String {
    match event {
        Event::TossedOut { seat, cards, .. } => format!(
            "{} tosses out {}: that is the whole turn.",
            player(state, *seat),
            cards_count(*cards)
        ),
        Event::Drew { seat, cards: 0 } => {
            format!("{} draws nothing: the hand is full.", player(state, *seat))
        }
        Event::Drew { seat, cards } => {
            format!("{} draws {}.", player(state, *seat), cards_count(*cards))
        }
        Event::Reshuffled { cards, .. } => format!(
            "The draw pile is used up: the discard pile ({}) is shuffled and turned face down.",
            cards_count(*cards)
        ),
        Event::NothingToDraw { seat, .. } => format!(
            "Both piles are empty: {} can draw no more.",
            player(state, *seat)
        ),
        Event::Collected {
            seat,
            card: id,
            wilds,
            ..
        } => {
            let with = match wilds {
                0 => "three matching cards".to_owned(),
                3 => "3 Wild cards".to_owned(),
                1 => "1 Wild and two matching cards".to_owned(),
                wilds => format!("{wilds} Wild and a matching card"),
            };
            format!(
                "{} collects {} with {with}.",
                player(state, *seat),
                card(state, *id)
            )
        }
        Event::KaboodlEmpty { ending, .. } => match ending {
            Ending::AfterTurn => {
                "The Kaboodl is empty: this turn is finished, then the round is counted.".to_owned()
            }
            Ending::AtOnce => "The Kaboodl is empty: the round is over at once.".to_owned(),
        },
        Event::StealOpened {
            by, from, card: id, ..
        } => format!(
            "K'baam! {} goes for {}'s {}; it changes hands with the discard.",
            player(state, *by),
            player(state, *from),
            card(state, *id)
        ),
        Event::StealBlocked {
            by, from, card: id, ..
        } => format!(
            "K'bosh! {} keeps {}; {} gets nothing.",
            player(state, *from),
            card(state, *id),
            player(state, *by)
        ),
        Event::Discarded { seat } => format!("{} discards.", player(state, *seat)),
        Event::NothingToDiscard { seat, .. } => format!(
            "{} has no card to discard: the turn is over.",
            player(state, *seat)
        ),
        Event::StealDone {
            by, from, card: id, ..
        } => format!(
            "{} takes {} from {}.",
            player(state, *by),
            card(state, *id),
            player(state, *from)
        ),
        Event::TurnPassed { to } => format!("{}'s turn.", player(state, *to)),
        Event::Counted { seat, score, .. } => format!(
            "{}: {} ({}).",
            player(state, *seat),
            points_count(score.total()),
            parts(score)
        ),
        Event::RoundEnded {
            round,
            winners,
            reason,
            ..
        } => {
            let why = because(reason.as_deref());
            match winners[..] {
                [] => format!("Round {round} ends level{why}."),
                [seat] => format!("{} wins round {round}{why}.", player(state, seat)),
                _ => format!(
                    "{} share round {round}{why}.",
                    players(state, winners.iter().copied())
                ),
            }
        }
        Event::OneMoreRound { among, .. } => format!(
            "{} are level: one more round.",
            players(state, among.iter().copied())
        ),
        Event::RoundBegan {
            round,
            dealer,
            first,
            ..
        } => format!(
            "Round {round}: {} deals 7 cards each, {} begins.",
            player(state, *dealer),
            player(state, *first)
        ),
        Event::MatchEnded { result, reason, .. } => {
            let why = because(reason.as_deref());
            format!("{}{why}.", result.told("match", |seat| player(state, seat)))
        }
        Event::RuleSet { rule, answer } => rule.told_from_now_on(*answer),
        Event::Adjusted { change, reason } => {
            format!("By hand: {} ({reason}).", adjustment(state, change))
        }
    }
}

fn because(reason: Option<&str>) -> String {
    reason.map_or_else(String::new, |why| format!(" ({why})"))
}

fn adjustment(state: &Kaboodl, change: &Adjustment) -> String {
    match change {
        Adjustment::MoveCard { card: id, to } => {
            let to = match to {
                Place::Kaboodl => "goes to the Kaboodl".to_owned(),
                Place::With(seat) => format!("goes to {}", player(state, *seat)),
                Place::Out => "is out of the game".to_owned(),
            };
            format!("{} {to}", card(state, *id))
        }
        Adjustment::SetHand { seat, cards } => {
            format!("{} holds {}", player(state, *seat), cards_count(*cards))
        }
        Adjustment::SetDrawPile(cards) => format!("the draw pile has {}", cards_count(*cards)),
        Adjustment::SetDiscardPile(cards) => {
            format!("the discard pile has {}", cards_count(*cards))
        }
        Adjustment::SetSeen { card, cards } => {
            format!("{cards} {} known to lie in the discard pile", card.name())
        }
        Adjustment::SetTurn(seat) => format!("it is {}'s turn", player(state, *seat)),
        Adjustment::SetDealer(seat) => format!("{} is the dealer", player(state, *seat)),
        Adjustment::SetPoints {
            round,
            seat,
            points,
        } => format!(
            "{} has {} in round {round}",
            player(state, *seat),
            points_count(*points)
        ),
        Adjustment::Extra { seat, points } => {
            format!("{} gets {points:+} in this round", player(state, *seat))
        }
        Adjustment::OpenSteal(id) => format!("there is an open K'baam on {}", card(state, *id)),
        Adjustment::DropSteal(id) => format!("the K'baam on {} is void", card(state, *id)),
        Adjustment::LiftTossOut(seat) => {
            format!("{} may play K'bosh again", player(state, *seat))
        }
        Adjustment::Rename { seat, name } => format!("{seat} is called {name}"),
        Adjustment::SetResult(result) => result.told_within("match", |seat| player(state, seat)),
        Adjustment::Note => "a note".to_owned(),
    }
}

impl Kaboodl {
    /// A Kaboodl card's name as it is shown: "red Beak 2".
    pub fn card_name(&self, id: CardId) -> String {
        card(self, id)
    }
}

/// Where everything is, in sentences.
pub(super) fn describe(state: &Kaboodl) -> Vec<String> {
    let mut said = vec![
        format!(
            "Round {} ({}); {} is the dealer.",
            state.round(),
            state.format,
            player(state, state.dealer)
        ),
        format!(
            "In the Kaboodl: {}.",
            cards(state, state.cards_at(Place::Kaboodl))
        ),
    ];
    for (seat, one) in state.players.iter() {
        let tossed = if one.tossed_out {
            match state.house.setting(HouseRule::TossOutKbosh) {
                crate::rules::Setting::Is(Answer::Allowed) => "; has tossed out",
                _ => "; has tossed out, no K'bosh until the next turn",
            }
        } else {
            ""
        };
        said.push(format!(
            "{}: {} in the hand; collected: {}{tossed}.",
            one.name,
            cards_count(one.hand),
            cards(state, state.cards_at(Place::With(seat)))
        ));
    }
    for steal in &state.steals {
        said.push(format!(
            "Open K'baam: {} on {}'s {}.",
            player(state, steal.by),
            player(state, steal.from),
            card(state, steal.card)
        ));
    }
    if state.cards_at(Place::Out).next().is_some() {
        said.push(format!(
            "Out of the game: {}.",
            cards(state, state.cards_at(Place::Out))
        ));
    }
    said.push(format!(
        "Draw pile: {}; discard pile: {}.",
        cards_count(state.draw_pile),
        cards_count(state.discard_pile)
    ));
    let out = CommandCard::ALL.map(|sort| format!("{} {}", sort.name(), state.still_out(sort)));
    said.push(format!(
        "In the hands and the draw pile can still be: {}.",
        listed(out.into())
    ));
    if !state.rounds.is_empty() {
        for (number, round) in (1..).zip(&state.rounds) {
            let each = round.scores.iter();
            let each =
                each.map(|(seat, score)| format!("{} {}", player(state, seat), score.total()));
            said.push(format!("Round {number}: {}.", listed(each.collect())));
        }
    }
    if let Phase::Over(result) = state.phase {
        said.push(format!(
            "{}.",
            result.told("match", |seat| player(state, seat))
        ));
    }
    said.extend(
        state
            .warnings()
            .into_iter()
            .map(|warning| format!("Careful: {warning}")),
    );
    said
}
