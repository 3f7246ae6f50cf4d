//! What to do on the table to come from one moment of a match to another; said after an undo.

use super::event::{Gate, GatePlace};
use super::words::{full_name, gate_place, player};
use super::{Bakugan, Face, FieldGate, Player, Zone};
use crate::rules::Seat;

/// Where a player's Gate cards lie beside the field, and how many more or fewer there are than before.
struct Piles {
    fewer: Vec<GatePlace>,
    more: Vec<GatePlace>,
}

impl Piles {
    /// The change for the cards that one player owns; won ones first, because that is where cards come and go.
    fn of(from: &Bakugan, to: &Bakugan, owner: Seat) -> Self {
        let mut piles = Self {
            fewer: Vec::new(),
            more: Vec::new(),
        };
        for winner in to.players.seats() {
            let won = |state: &Bakugan| {
                let by = state.players.get(winner);
                by.map_or(0, |p| p.gates_won.iter().filter(|of| **of == owner).count())
            };
            piles.note(GatePlace::Won(winner), won(from), won(to));
        }
        let count = |state: &Bakugan, of: fn(&Player) -> u8| {
            state.players.get(owner).map_or(0, |p| usize::from(of(p)))
        };
        for (place, of) in [
            (GatePlace::Hand, (|p| p.gates_in_hand) as fn(&Player) -> u8),
            (GatePlace::Out, |p| p.gates_out),
        ] {
            piles.note(place, count(from, of), count(to, of));
        }
        piles
    }

    fn note(&mut self, place: GatePlace, was: usize, is: usize) {
        let fewer = was.saturating_sub(is);
        let more = is.saturating_sub(was);
        self.fewer.extend(std::iter::repeat_n(place, fewer));
        self.more.extend(std::iter::repeat_n(place, more));
    }
}

fn is_up(card: &FieldGate) -> bool {
    matches!(card.face, Face::Up(_))
}

/// One sentence for each piece that lies elsewhere.
pub(super) fn put_right(from: &Bakugan, to: &Bakugan) -> Vec<String> {
    let mut said = Vec::new();
    let mut piles: Vec<Piles> = to
        .players
        .seats()
        .map(|owner| Piles::of(from, to, owner))
        .collect();
    let longest = from.field.len().max(to.field.len());
    for gate in (0..=u8::MAX).map(Gate).take(longest) {
        let (was, is) = (from.gate(gate), to.gate(gate));
        if let (Some(was), Some(is)) = (was, is)
            && was.owner == is.owner
        {
            if is_up(was) && !is_up(is) {
                said.push(format!("Turn {gate} face down again."));
            } else if !is_up(was) && is_up(is) {
                said.push(format!("Turn {gate} face up."));
            }
            continue;
        }
        if let Some(card) = was {
            let pile = piles.get_mut(card.owner.index());
            let goes = pile.filter(|pile| !pile.more.is_empty());
            said.push(match goes.map(|pile| pile.more.remove(0)) {
                Some(GatePlace::Won(seat)) => format!("Give {gate} to {}.", player(to, seat)),
                Some(GatePlace::Out) => format!("Take {gate} out of the game."),
                _ => format!("Give {gate} back to {}.", player(to, card.owner)),
            });
        }
        if let Some(card) = is {
            if let Some(pile) = piles.get_mut(card.owner.index())
                && !pile.fewer.is_empty()
            {
                pile.fewer.remove(0);
            }
            said.push(format!(
                "Lay {}'s {gate} back on the table, face {}.",
                player(to, card.owner),
                if is_up(card) { "up" } else { "down" }
            ));
        }
    }
    for (owner, pile) in to.players.seats().zip(piles) {
        for (was, is) in pile.fewer.into_iter().zip(pile.more) {
            said.push(format!(
                "Put one of {}'s Gate cards from {} to {}.",
                player(to, owner),
                gate_place(to, was),
                gate_place(to, is)
            ));
        }
    }
    said.extend(abilities_put_right(from, to));
    for ((bakugan, was), (_, is)) in from.toys().zip(to.toys()) {
        let who = full_name(to, bakugan);
        match (was.zone, is.zone) {
            (was, is) if was == is => {}
            (Zone::Standing { gate: a, .. }, Zone::Standing { gate: b, .. }) if a == b => {}
            (_, Zone::Standing { gate, .. }) => said.push(format!("Stand {who} on {gate}.")),
            (Zone::Standing { .. }, Zone::Rolling) => {}
            (_, Zone::Rolling) => said.push(format!("Put {who} back where it came to rest.")),
            (Zone::Rolling, Zone::Unused) => {
                said.push(format!("Close {who}; it has not been rolled."));
            }
            (_, Zone::Unused) => said.push(format!("Close {who}; it is unused.")),
            (_, Zone::Used) => said.push(format!("Put {who} in the used pile.")),
            (_, Zone::Out) => said.push(format!("Take {who} out of the game.")),
        }
    }
    said
}

/// Where the ability cards go that everybody has seen.
fn abilities_put_right(from: &Bakugan, to: &Bakugan) -> Vec<String> {
    let mut said = Vec::new();
    for ((_, was), (_, is)) in from.players.iter().zip(to.players.iter()) {
        let name = &is.name;
        let seen = |player: &Player| -> Vec<String> {
            let piles = player.abilities_used.iter().chain(&player.abilities_out);
            piles.cloned().collect()
        };
        let is_seen = seen(is);
        for card in seen(was).iter().filter(|card| !is_seen.contains(card)) {
            said.push(format!("Give {card} back to {name}, unplayed."));
        }
        let moved = |pile: &'_ [String], old: &'_ [String]| -> Vec<String> {
            let new = pile.iter().filter(|card| !old.contains(card));
            new.cloned().collect()
        };
        for card in moved(&is.abilities_used, &was.abilities_used) {
            said.push(format!("Put {name}'s {card} in the used pile."));
        }
        for card in moved(&is.abilities_out, &was.abilities_out) {
            said.push(format!("Take {name}'s {card} out of the game."));
        }
    }
    said
}
