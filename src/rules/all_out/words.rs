//! How all of it reads, in our own words.

use super::event::{Adjustment, CardSource, Event, Place, Resume, SetId, Win, WinWay};
use super::{AllOut, Card, Icon};
use crate::rules::bratz::words::{self, cards, uncounted_put_right};
use crate::rules::text::listed;
use crate::rules::tongue::tell;
use crate::rules::{Seat, TableRule as _};

/// A player's name.
pub(super) fn player(state: &AllOut, seat: Seat) -> String {
    words::player(&state.players, seat, |player| &player.name)
}

/// Several players in one line.
fn players(state: &AllOut, seats: &[Seat]) -> String {
    listed(seats.iter().map(|seat| player(state, *seat)).collect())
}

/// An icon's name.
pub(super) fn icon(state: &AllOut, icon: Icon) -> String {
    state.icon_name(icon)
}

/// A message about one set, which names its owner and its icon: "Take Mia's Heart set off the table."
pub(super) fn of_set(id: &str, state: &AllOut, set: SetId) -> String {
    tell!(
        id,
        player = player(state, set.owner),
        icon = icon(state, set.icon)
    )
}

/// Several sets in one line.
pub(super) fn sets(state: &AllOut, sets: impl Iterator<Item = SetId>) -> String {
    listed(sets.map(|set| of_set("all-out-set", state, set)).collect())
}

/// Every set on the table in one line, with its size.
pub(super) fn sets_on_table(state: &AllOut) -> String {
    let all = state.sets.iter().map(|set| {
        tell!(
            "all-out-set-of",
            player = player(state, set.id.owner),
            icon = icon(state, set.id.icon),
            count = set.cards
        )
    });
    listed(all.collect())
}

/// A card that lies face up.
fn card(state: &AllOut, card: &Card) -> String {
    words::card(&state.icons, card)
}

/// Where cards come from: "from the draw pile".
pub(super) fn from(state: &AllOut, place: Place) -> String {
    at("all-out-from", state, place)
}

/// Where cards go: "to the draw pile".
fn to(state: &AllOut, place: Place) -> String {
    at("all-out-to", state, place)
}

fn at(id: &str, state: &AllOut, place: Place) -> String {
    let none = String::new;
    let (kind, whose, of) = match place {
        Place::Hand(seat) => ("hand", player(state, seat), none()),
        Place::Set(set) => ("set", player(state, set.owner), icon(state, set.icon)),
        Place::DrawPile => ("draw-pile", none(), none()),
        Place::DiscardPile => ("discard-pile", none(), none()),
        Place::Out => ("out", none(), none()),
    };
    tell!(id, place = kind, player = whose, icon = of)
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

fn yes_or_no(yes: bool) -> &'static str {
    if yes { "yes" } else { "no" }
}

/// One event as one sentence.
pub(super) fn say(state: &AllOut, event: &Event) -> String {
    let player = |seat: Seat| player(state, seat);
    let icon = |of: Icon| icon(state, of);
    match event {
        Event::SetLaid {
            by,
            icon: of,
            cards,
            total,
            source,
            ..
        } => tell!(
            "all-out-set-laid",
            how = match (total > cards, source) {
                (false, CardSource::Hand) => "new",
                (false, CardSource::Top) => "new-with-top",
                (true, CardSource::Hand) => "more",
                (true, CardSource::Top) => "more-with-top",
            },
            player = player(*by),
            icon = icon(*of),
            count = *cards,
            total = *total
        ),
        Event::CardAdded {
            by,
            set,
            total,
            source,
            ..
        } => tell!(
            "all-out-card-added",
            how = match (set.owner == *by, source) {
                (true, CardSource::Hand) => "own",
                (true, CardSource::Top) => "own-top",
                (false, CardSource::Hand) => "other",
                (false, CardSource::Top) => "other-top",
            },
            player = player(*by),
            owner = player(set.owner),
            icon = icon(set.icon),
            total = *total
        ),
        Event::EventPlayed {
            by, name, source, ..
        } => match source {
            CardSource::Hand => tell!(
                "all-out-event-played",
                player = player(*by),
                card = card(state, &Card::Event(name.clone()))
            ),
            CardSource::Top => tell!("all-out-event-turned-up", player = player(*by)),
        },
        Event::EffectDone { event, change } => {
            let change = adjustment(state, change);
            match event {
                Some(name) => tell!("all-out-effect-named", name = name, change = change),
                None => tell!("all-out-effect", change = change),
            }
        }
        Event::SetBroken {
            set,
            cards,
            discarded,
            ..
        } => tell!(
            "all-out-set-broken",
            discarded = yes_or_no(*discarded),
            player = player(set.owner),
            icon = icon(set.icon),
            count = *cards
        ),
        Event::EventEnded { name: Some(name) } => {
            tell!("all-out-event-ended-named", name = name)
        }
        Event::EventEnded { name: None } => tell!("all-out-event-ended"),
        Event::TopTurned { by, card: what, .. } => tell!(
            "all-out-top-turned",
            player = player(*by),
            card = card(state, what)
        ),
        Event::TopDiscarded { icon: of, .. } => tell!("all-out-top-discarded", icon = icon(*of)),
        Event::Reshuffled { cards: all, .. } => tell!("all-out-reshuffled", cards = cards(*all)),
        Event::PilesFoundEmpty => tell!("all-out-piles-empty"),
        Event::Passed { seat, .. } => tell!("all-out-passed", player = player(*seat)),
        Event::Skipped { seat } => tell!("all-out-skipped", player = player(*seat)),
        Event::TurnPassed { to } => tell!("bratz-turn-passed", player = player(*to)),
        Event::Challenged {
            by,
            against,
            upheld,
            ..
        } => tell!(
            "all-out-challenged",
            upheld = yes_or_no(*upheld),
            by = player(*by),
            against = player(*against)
        ),
        Event::ShoutAwaited { among, .. } => tell!(
            "all-out-shout-awaited",
            count = among.len(),
            who = players(state, among)
        ),
        Event::Shouted { seat } => tell!("all-out-shouted", player = player(*seat)),
        Event::ShoutMissed { seat, win_lost, .. } => tell!(
            "all-out-shout-missed",
            lost = yes_or_no(*win_lost),
            player = player(*seat)
        ),
        Event::PenaltyDrawn { seat, cards: drawn } => tell!(
            "all-out-penalty-drawn",
            player = player(*seat),
            cards = cards(*drawn)
        ),
        Event::GameGoesOn { resume } => match resume {
            Resume::Turn | Resume::NextPlayer => tell!("all-out-goes-on"),
            Resume::Event { .. } => tell!("all-out-goes-on-with-event"),
        },
        Event::GameEnded { wins, .. } => {
            words::game_ended(wins.iter().map(|one| win(state, one)).collect())
        }
        Event::GameBegan { game, first, .. } => {
            tell!("all-out-game-began", game = *game, first = player(*first))
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

fn win(state: &AllOut, win: &Win) -> String {
    let player = player(state, win.seat);
    match win.way {
        WinWay::NoCards => tell!("all-out-wins-without-cards", player = player),
        WinWay::SetOfTen(of) => tell!(
            "all-out-wins-with-ten",
            player = player,
            icon = icon(state, of)
        ),
        WinWay::FewestCards(hand) => {
            tell!("all-out-wins-with-fewest", player = player, cards = hand)
        }
        WinWay::Said => tell!("bratz-wins", player = player),
    }
}

/// What was set, as the middle of a sentence.
pub(super) fn adjustment(state: &AllOut, change: &Adjustment) -> String {
    let player = |seat: Seat| player(state, seat);
    match change {
        Adjustment::MoveCards {
            from,
            to,
            cards: moved,
        } => moved_cards(state, *from, *to, *moved),
        Adjustment::GiveSet { set, to } => tell!(
            "all-out-change-give",
            owner = player(set.owner),
            icon = icon(state, set.icon),
            player = player(*to)
        ),
        Adjustment::Skip(seat) => tell!("all-out-change-skip", player = player(*seat)),
        Adjustment::NextTurn(seat) => tell!("all-out-change-next", player = player(*seat)),
        Adjustment::EndGame(seats) => words::ended_by_hand(*seats, player),
        Adjustment::SetTurn(seat) => tell!("bratz-by-hand-turn", player = player(*seat)),
        Adjustment::SetDrawPile(Some(count)) => {
            tell!("bratz-by-hand-draw-pile", cards = cards(*count))
        }
        Adjustment::SetDrawPile(None) => tell!("bratz-by-hand-uncounted"),
        Adjustment::SetTop(top) => tell!("all-out-change-top", card = card(state, top)),
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

fn moved_cards(state: &AllOut, whence: Place, whither: Place, moved: u32) -> String {
    match (whence, whither) {
        (Place::DrawPile, Place::Hand(seat)) => tell!(
            "all-out-change-draw",
            player = player(state, seat),
            cards = cards(moved)
        ),
        (whence, Place::Out) => tell!(
            "all-out-change-move-out",
            count = moved,
            cards = cards(moved),
            from = from(state, whence)
        ),
        (Place::Out, whither) => tell!(
            "all-out-change-move-back",
            count = moved,
            cards = cards(moved),
            to = to(state, whither)
        ),
        (whence, whither) => tell!(
            "all-out-change-move",
            count = moved,
            cards = cards(moved),
            from = from(state, whence),
            to = to(state, whither)
        ),
    }
}

/// The piles in one line, without its full stop.
fn piles(state: &AllOut) -> String {
    let count = state.discard_pile;
    let discarded = match &state.discard_top {
        Some(top) => tell!(
            "all-out-pile-with-top",
            count = count,
            card = card(state, top)
        ),
        None => tell!("all-out-pile", count = count),
    };
    format!("{}; {discarded}", words::draw_pile(state.draw_pile))
}

/// Where everything is, one sentence for each player, and the piles.
pub(super) fn describe(state: &AllOut) -> Vec<String> {
    let mut said: Vec<String> = state
        .players
        .iter()
        .map(|(seat, player)| {
            let own = state.sets.iter().filter(|set| set.id.owner == seat);
            let sets = own.map(|set| {
                tell!(
                    "all-out-table-set",
                    count = set.cards,
                    icon = icon(state, set.id.icon)
                )
            });
            tell!(
                "all-out-table-player",
                player = &player.name,
                cards = cards(player.hand),
                sets = listed(sets.collect()),
                skips = player.skips
            )
        })
        .collect();
    said.push(match state.out {
        0 => format!("{}.", piles(state)),
        out => format!("{}; {}.", piles(state), tell!("bratz-out", count = out)),
    });
    if let Some(up) = &state.turned_up {
        said.push(tell!("all-out-table-turned-up", card = card(state, up)));
    }
    if let Some(seat) = state.next_turn {
        said.push(tell!("all-out-table-next", player = player(state, seat)));
    }
    said
}

/// What to do on the table to come from one state to another.
pub(super) fn put_right(from: &AllOut, to: &AllOut) -> Vec<String> {
    let mut said = Vec::new();
    for (seat, is) in to.players.iter() {
        let was = from.hand(seat);
        if is.hand > was {
            said.push(tell!(
                "all-out-put-give",
                player = &is.name,
                cards = cards(is.hand - was),
                then = is.hand
            ));
        } else if is.hand < was {
            said.push(tell!(
                "all-out-put-take",
                player = &is.name,
                cards = cards(was - is.hand),
                then = is.hand
            ));
        }
    }
    for gone in &from.sets {
        if to.set(gone.id).is_none() {
            said.push(of_set("all-out-put-no-set", to, gone.id));
        }
    }
    for is in &to.sets {
        let id = match from.set(is.id).map(|set| set.cards) {
            None => "all-out-put-set",
            Some(was) if was != is.cards => "all-out-put-set-has",
            Some(_) => continue,
        };
        said.push(tell!(
            id,
            player = player(to, is.id.owner),
            icon = icon(to, is.id.icon),
            cards = cards(u32::from(is.cards))
        ));
    }
    if from.turned_up != to.turned_up {
        said.push(match &to.turned_up {
            Some(up) => tell!("all-out-put-turned-up", card = card(to, up)),
            None => tell!("all-out-put-none-turned-up"),
        });
    }
    if from.draw_pile != to.draw_pile || from.discard_pile != to.discard_pile {
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
