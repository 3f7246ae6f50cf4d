//! What to do on the table to come from one moment of a match to another; said after an undo.

use super::event::{Gate, GatePlace};
use super::words::{full_name, gate_place, player};
use super::{Bakugan, Face, FieldGate, Player, Zone};
use crate::rules::Seat;
use crate::rules::tongue::tell;

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

fn side(gate: Gate, side: &str) -> String {
    tell!("bakugan-put-side", gate = gate.to_string(), side = side)
}

fn ability(card: &str, player: &str, place: &str) -> String {
    tell!(
        "bakugan-put-ability",
        name = card,
        player = player,
        place = place
    )
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
                said.push(side(gate, "down"));
            } else if !is_up(was) && is_up(is) {
                said.push(side(gate, "up"));
            }
            continue;
        }
        if let Some(card) = was {
            let pile = piles.get_mut(card.owner.index());
            let goes = pile.filter(|pile| !pile.more.is_empty());
            let gate = gate.to_string();
            said.push(match goes.map(|pile| pile.more.remove(0)) {
                Some(GatePlace::Won(seat)) => {
                    tell!(
                        "bakugan-put-gate-to",
                        gate = gate,
                        player = player(to, seat)
                    )
                }
                Some(GatePlace::Out) => tell!("bakugan-put-gate-out", gate = gate),
                _ => tell!(
                    "bakugan-put-gate-back",
                    gate = gate,
                    player = player(to, card.owner)
                ),
            });
        }
        if let Some(card) = is {
            if let Some(pile) = piles.get_mut(card.owner.index())
                && !pile.fewer.is_empty()
            {
                pile.fewer.remove(0);
            }
            said.push(tell!(
                "bakugan-put-gate-down",
                player = player(to, card.owner),
                gate = gate.to_string(),
                side = if is_up(card) { "up" } else { "down" }
            ));
        }
    }
    for (owner, pile) in to.players.seats().zip(piles) {
        for (was, is) in pile.fewer.into_iter().zip(pile.more) {
            said.push(tell!(
                "bakugan-put-gate-card",
                player = player(to, owner),
                from = gate_place("bakugan-gate-from", to, was),
                to = gate_place("bakugan-gate-to", to, is)
            ));
        }
    }
    said.extend(abilities_put_right(from, to));
    for ((bakugan, was), (_, is)) in from.toys().zip(to.toys()) {
        let (place, gate) = match (was.zone, is.zone) {
            (was, is) if was == is => continue,
            (Zone::Standing { gate: a, .. }, Zone::Standing { gate: b, .. }) if a == b => continue,
            (_, Zone::Standing { gate, .. }) => ("standing", Some(gate.to_string())),
            (Zone::Standing { .. }, Zone::Rolling) => continue,
            (_, Zone::Rolling) => ("rolling", None),
            (Zone::Rolling, Zone::Unused) => ("not-rolled", None),
            (_, Zone::Unused) => ("unused", None),
            (_, Zone::Used) => ("used", None),
            (_, Zone::Out) => ("out", None),
        };
        said.push(tell!(
            "bakugan-put-toy",
            place = place,
            toy = full_name(to, bakugan),
            gate = gate
        ));
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
            said.push(ability(card, name, "hand"));
        }
        let moved = |pile: &'_ [String], old: &'_ [String]| -> Vec<String> {
            let new = pile.iter().filter(|card| !old.contains(card));
            new.cloned().collect()
        };
        for card in moved(&is.abilities_used, &was.abilities_used) {
            said.push(ability(&card, name, "used"));
        }
        for card in moved(&is.abilities_out, &was.abilities_out) {
            said.push(ability(&card, name, "out"));
        }
    }
    said
}
