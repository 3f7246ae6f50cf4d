//! What to do on the table after an undo.

use super::event::Place;
use super::words::{card, cards_count, player};
use super::{Kaboodl, Phase};

/// What to do on the table to come from one state to another.
pub(super) fn put_right(from: &Kaboodl, to: &Kaboodl) -> Vec<String> {
    let mut said = Vec::new();
    for ((id, _, was), (_, _, is)) in from.cards().zip(to.cards()) {
        if was == is {
            continue;
        }
        let name = card(to, id);
        said.push(match is {
            Place::Kaboodl => format!("Put {name} back into the Kaboodl."),
            Place::With(seat) => format!("Give {name} to {}.", player(to, seat)),
            Place::Out => format!("Take {name} out of the game."),
        });
    }
    for steal in &from.steals {
        if to.steal_of(steal.card).is_none() && from.place(steal.card) == to.place(steal.card) {
            said.push(format!(
                "There is no K'baam on {} any more.",
                card(to, steal.card)
            ));
        }
    }
    for steal in &to.steals {
        if from.steal_of(steal.card).is_none() {
            said.push(format!(
                "{}'s K'baam on {} is open again.",
                player(to, steal.by),
                card(to, steal.card)
            ));
        }
    }
    hands_and_piles(from, to, &mut said);
    if from.turn != to.turn && !matches!(to.phase, Phase::Over(_)) {
        said.push(format!("It is {}'s turn.", player(to, to.turn)));
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
        (0, discard) if discard == -sum => Some("discard pile"),
        (draw, 0) if draw == -sum => Some("draw pile"),
        _ => None,
    };
    for (seat, change) in &hands {
        let name = player(to, *seat);
        let holds = to.hand(*seat).unwrap_or(0);
        said.push(match (pile, *change > 0) {
            (Some(pile), true) => {
                format!("{name} takes {} back from the {pile}.", count(*change))
            }
            (Some(pile), false) => {
                format!("{name} puts {} back on the {pile}.", count(*change))
            }
            (None, _) => format!("{name} then holds {}.", cards_count(holds)),
        });
    }
    if pile.is_none() && (draw, discard) != (0, 0) {
        said.push(format!(
            "The draw pile then has {}, the discard pile {}.",
            cards_count(to.draw_pile),
            cards_count(to.discard_pile)
        ));
    }
}
