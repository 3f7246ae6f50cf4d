//! How all of it reads, in our own words.

use super::event::{Adjustment, CardId, CommandCard, Ending, Event, Place};
use super::{Answer, HouseRule, Kaboodl, Phase, Score};
use crate::rules::text::listed;
use crate::rules::tongue::tell;
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
    match state.contents.grid.card_name(card) {
        Some(name) => name,
        None => card.to_string(),
    }
}

/// Several Kaboodl cards in one line.
pub(super) fn cards(state: &Kaboodl, which: impl IntoIterator<Item = CardId>) -> String {
    listed(which.into_iter().map(|one| card(state, one)).collect())
}

/// "1 card", "3 cards".
pub(super) fn cards_count(count: u16) -> String {
    tell!("cards", count = count)
}

/// "1 point", "-3 points".
fn points_count(points: i32) -> String {
    tell!("points", count = points)
}

/// "red Beak 1 lies in front of Mia".
pub(super) fn lies(state: &Kaboodl, id: CardId, at: Place) -> String {
    let (place, seat) = place(at);
    tell!(
        "kaboodl-lies",
        place = place,
        card = card(state, id),
        player = seat.map_or_else(String::new, |seat| player(state, seat))
    )
}

/// "red Beak 1 has an open K'baam on it".
pub(super) fn lies_under_steal(state: &Kaboodl, id: CardId) -> String {
    tell!("kaboodl-lies", place = "stealing", card = card(state, id))
}

/// A place as messages know it, with the player who has what lies there.
pub(super) fn place(place: Place) -> (&'static str, Option<Seat>) {
    match place {
        Place::Kaboodl => ("kaboodl", None),
        Place::With(seat) => ("with", Some(seat)),
        Place::Out => ("out", None),
    }
}

/// "5 for 1 Kaboodl card, -2 for 2 cards in the hand".
fn parts(score: &Score) -> String {
    let each = score.parts().into_iter();
    let each = each.map(|part| tell!("kaboodl-part", points = part.points, what = part.what));
    each.collect::<Vec<_>>().join(", ")
}

/// One event as one sentence.
pub(super) fn say(state: &Kaboodl, event: &Event) -> String {
    let player = |seat: &Seat| player(state, *seat);
    let card = |id: &CardId| card(state, *id);
    match event {
        Event::TossedOut { seat, cards, .. } => tell!(
            "kaboodl-tossed-out",
            player = player(seat),
            cards = cards_count(*cards)
        ),
        Event::Drew { seat, cards: 0 } => tell!("kaboodl-drew-nothing", player = player(seat)),
        Event::Drew { seat, cards } => tell!(
            "kaboodl-drew",
            player = player(seat),
            cards = cards_count(*cards)
        ),
        Event::Reshuffled { cards, .. } => {
            tell!("kaboodl-reshuffled", cards = cards_count(*cards))
        }
        Event::NothingToDraw { seat, .. } => {
            tell!("kaboodl-nothing-to-draw", player = player(seat))
        }
        Event::Collected {
            seat,
            card: id,
            wilds,
            ..
        } => tell!(
            "kaboodl-collected",
            player = player(seat),
            card = card(id),
            wilds = *wilds
        ),
        Event::KaboodlEmpty { ending, .. } => match ending {
            Ending::AfterTurn => tell!("kaboodl-empty-after-turn"),
            Ending::AtOnce => tell!("kaboodl-empty-at-once"),
        },
        Event::StealOpened {
            by, from, card: id, ..
        } => tell!(
            "kaboodl-steal-opened",
            by = player(by),
            from = player(from),
            card = card(id)
        ),
        Event::StealBlocked {
            by, from, card: id, ..
        } => tell!(
            "kaboodl-steal-blocked",
            by = player(by),
            from = player(from),
            card = card(id)
        ),
        Event::Discarded { seat } => tell!("kaboodl-discarded", player = player(seat)),
        Event::NothingToDiscard { seat, .. } => {
            tell!("kaboodl-nothing-to-discard", player = player(seat))
        }
        Event::StealDone {
            by, from, card: id, ..
        } => tell!(
            "kaboodl-steal-done",
            by = player(by),
            from = player(from),
            card = card(id)
        ),
        Event::TurnPassed { to } => tell!("kaboodl-turn-passed", player = player(to)),
        Event::Counted { seat, score, .. } => tell!(
            "kaboodl-counted",
            player = player(seat),
            points = points_count(score.total()),
            parts = parts(score)
        ),
        Event::RoundEnded {
            round,
            winners,
            reason,
            ..
        } => tell!(
            "kaboodl-round-ended",
            round = *round,
            count = winners.len(),
            who = players(state, winners.iter().copied()),
            why = because(reason.as_deref())
        ),
        Event::OneMoreRound { among, .. } => tell!(
            "kaboodl-one-more-round",
            who = players(state, among.iter().copied())
        ),
        Event::RoundBegan {
            round,
            dealer,
            first,
            ..
        } => tell!(
            "kaboodl-round-began",
            round = *round,
            dealer = player(dealer),
            first = player(first)
        ),
        Event::MatchEnded { result, reason, .. } => {
            let why = because(reason.as_deref());
            format!("{}{why}.", result.told("match", |seat| player(&seat)))
        }
        Event::RuleSet { rule, answer } => rule.told_from_now_on(*answer),
        Event::Adjusted {
            change: Adjustment::Remark(remark),
            ..
        } => remark.told(|seat| player(&seat)),
        Event::Adjusted { change, reason } => tell!(
            "kaboodl-by-hand",
            change = adjustment(state, change),
            reason = reason
        ),
    }
}

fn because(reason: Option<&str>) -> String {
    reason.map_or_else(String::new, |why| format!(" ({why})"))
}

fn adjustment(state: &Kaboodl, change: &Adjustment) -> String {
    let player = |seat: &Seat| player(state, *seat);
    let card = |id: &CardId| card(state, *id);
    match change {
        Adjustment::MoveCard { card: id, to } => {
            let (place, seat) = place(*to);
            tell!(
                "kaboodl-by-hand-card",
                card = card(id),
                place = place,
                player = seat.as_ref().map_or_else(String::new, player)
            )
        }
        Adjustment::SetHand { seat, cards } => tell!(
            "kaboodl-by-hand-hand",
            player = player(seat),
            cards = cards_count(*cards)
        ),
        Adjustment::SetDrawPile(cards) => {
            tell!("kaboodl-by-hand-draw-pile", cards = cards_count(*cards))
        }
        Adjustment::SetDiscardPile(cards) => {
            tell!("kaboodl-by-hand-discard-pile", cards = cards_count(*cards))
        }
        Adjustment::SetSeen { card, cards } => {
            tell!("kaboodl-by-hand-seen", count = *cards, card = card.name())
        }
        Adjustment::SetTurn(seat) => tell!("kaboodl-by-hand-turn", player = player(seat)),
        Adjustment::SetDealer(seat) => tell!("kaboodl-by-hand-dealer", player = player(seat)),
        Adjustment::SetPoints {
            round,
            seat,
            points,
        } => tell!(
            "kaboodl-by-hand-points",
            player = player(seat),
            points = points_count(*points),
            round = *round
        ),
        Adjustment::Extra { seat, points } => tell!(
            "kaboodl-by-hand-extra",
            player = player(seat),
            points = format!("{points:+}")
        ),
        Adjustment::OpenSteal(id) => tell!("kaboodl-by-hand-steal", card = card(id)),
        Adjustment::DropSteal(id) => tell!("kaboodl-by-hand-no-steal", card = card(id)),
        Adjustment::LiftTossOut(seat) => tell!("kaboodl-by-hand-kbosh", player = player(seat)),
        Adjustment::Rename { seat, name } => {
            tell!("kaboodl-by-hand-name", seat = seat.to_string(), name = name)
        }
        Adjustment::SetResult(result) => result.told_within("match", |seat| player(&seat)),
        Adjustment::Note => tell!("kaboodl-by-hand-note"),
        Adjustment::Remark(remark) => remark.told(|seat| player(&seat)),
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
        tell!(
            "kaboodl-table-round",
            round = state.round(),
            format = state.format.to_string(),
            dealer = player(state, state.dealer)
        ),
        tell!(
            "kaboodl-table-kaboodl",
            cards = cards(state, state.cards_at(Place::Kaboodl))
        ),
    ];
    for (seat, one) in state.players.iter() {
        let tossed = if one.tossed_out {
            match state.house.setting(HouseRule::TossOutKbosh) {
                crate::rules::Setting::Is(Answer::Allowed) => "free",
                _ => "locked",
            }
        } else {
            "no"
        };
        said.push(tell!(
            "kaboodl-table-player",
            player = &one.name,
            hand = cards_count(one.hand),
            collected = cards(state, state.cards_at(Place::With(seat))),
            tossed = tossed
        ));
    }
    for steal in &state.steals {
        said.push(tell!(
            "kaboodl-table-steal",
            by = player(state, steal.by),
            from = player(state, steal.from),
            card = card(state, steal.card)
        ));
    }
    if state.cards_at(Place::Out).next().is_some() {
        said.push(tell!(
            "kaboodl-table-out",
            cards = cards(state, state.cards_at(Place::Out))
        ));
    }
    said.push(tell!(
        "kaboodl-table-piles",
        draw = cards_count(state.draw_pile),
        discard = cards_count(state.discard_pile)
    ));
    let out = CommandCard::ALL.map(|sort| format!("{} {}", sort.name(), state.still_out(sort)));
    said.push(tell!("kaboodl-table-still-out", cards = listed(out.into())));
    for (number, round) in (1_u32..).zip(&state.rounds) {
        let each = round.scores.iter();
        let each = each.map(|(seat, score)| format!("{} {}", player(state, seat), score.total()));
        said.push(tell!(
            "kaboodl-table-counted",
            round = number,
            scores = listed(each.collect())
        ));
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
            .map(|warning| tell!("kaboodl-table-careful", warning = warning)),
    );
    said
}
