//! What to do on the table after an undo.

use super::words::{card, cards_count, place, player};
use super::{Kaboodl, Phase};
use crate::rules::tongue::tell;

/// What to do on the table to come from one state to another.
pub(super) fn put_right(from: &Kaboodl, to: &Kaboodl) -> Vec<String> {
    let mut said = Vec::new();
    for ((id, _, was), (_, _, is)) in from.cards().zip(to.cards()) {
        if was == is {
            continue;
        }
        let (place, seat) = place(is);
        said.push(tell!(
            "kaboodl-put-card",
            card = card(to, id),
            place = place,
            player = seat.map_or_else(String::new, |seat| player(to, seat))
        ));
    }
    for steal in &from.steals {
        if to.steal_of(steal.card).is_none() && from.place(steal.card) == to.place(steal.card) {
            said.push(tell!("kaboodl-put-no-steal", card = card(to, steal.card)));
        }
    }
    for steal in &to.steals {
        if from.steal_of(steal.card).is_none() {
            said.push(tell!(
                "kaboodl-put-steal",
                by = player(to, steal.by),
                card = card(to, steal.card)
            ));
        }
    }
    hands_and_piles(from, to, &mut said);
    if from.turn != to.turn && !matches!(to.phase, Phase::Over(_)) {
        said.push(tell!("kaboodl-put-turn", player = player(to, to.turn)));
    }
    said
}

/// Cards that go from one pile or hand to another. With one hand and one pile changed, which is nearly always so, the
/// way is clear; else the sizes are said.
fn hands_and_piles(from: &Kaboodl, to: &Kaboodl, said: &mut Vec<String>) {
    let change = |was: u16, is: u16| i32::from(is) - i32::from(was);
    let draw = change(from.draw_pile, to.draw_pile);
    let discard = change(from.discard_pile, to.discard_pile);
    let hands: Vec<_> = from
        .players
        .iter()
        .zip(to.players.iter())
        .map(|((seat, was), (_, is))| (seat, change(was.hand, is.hand)))
        .filter(|(_, change)| *change != 0)
        .collect();
    let sum: i32 = hands.iter().map(|(_, change)| change).sum();
    let count = |change: i32| cards_count(u16::try_from(change.unsigned_abs()).unwrap_or(u16::MAX));
    let pile = match (draw, discard) {
        (0, discard) if discard == -sum => Some("discard"),
        (draw, 0) if draw == -sum => Some("draw"),
        _ => None,
    };
    for (seat, change) in &hands {
        let name = player(to, *seat);
        let holds = to.hand(*seat).unwrap_or(0);
        said.push(match pile {
            Some(pile) => {
                let id = if *change > 0 {
                    "kaboodl-put-takes"
                } else {
                    "kaboodl-put-lays"
                };
                tell!(id, player = name, cards = count(*change), pile = pile)
            }
            None => tell!(
                "kaboodl-put-holds",
                player = name,
                cards = cards_count(holds)
            ),
        });
    }
    if pile.is_none() && (draw, discard) != (0, 0) {
        said.push(tell!(
            "kaboodl-put-piles",
            draw = cards_count(to.draw_pile),
            discard = cards_count(to.discard_pile)
        ));
    }
}
