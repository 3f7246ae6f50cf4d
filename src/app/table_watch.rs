//! Whether the cards on the table and the score sheet say the same.
//!
//! The camera's judge notices that a card was laid, taken or turned over; the rules know which gates lie in the field and which
//! side is up. [`TableWatch`] knows which card is which gate from a moment when both agreed, and holds the one
//! [`Difference`] that has lasted long enough to be said. It enters nothing: a difference is a fact, and what it means is the
//! referee's to say.

use std::collections::{BTreeMap, BTreeSet};

use image::RgbImage;

use crate::camera::cards_seen::CardsSeen;
use crate::rules::bakugan::{Bakugan, Face, Gate, Phase};
use crate::vision::GateInImage;
use crate::vision::standing::{EmptyCard, OnCard};

/// The table ran ahead of the score sheet for so long. A card that is put straight, or lifted to look at it, lies there again
/// by then; a second and a half later nobody has yet moved on.
const AHEAD_MILLIS: f64 = 1_500.0;
/// The same for the gate of a battle, whose card is taken up to read it aloud.
const READING_MILLIS: f64 = 6_000.0;
/// The score sheet ran ahead of the table for so long: what was entered first is then done by hands, which talk and reach
/// across the table.
const BEHIND_MILLIS: f64 = 8_000.0;
/// So often it is looked whether something stands on the cards.
const LOOK_MILLIS: f64 = 400.0;
/// A card further than so many card lengths from every gate lies beside the field: a pile, a hand, the box. Cards that touch
/// have their middles at most 1.2 lengths apart.
const NEAR_LENGTHS: f64 = 1.5;

/// What differs between table and score sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Difference {
    /// The card of a gate that is in the field was taken away.
    Taken(Gate),
    /// The card of a gate that is face down on the score sheet was turned over.
    Turned(Gate),
    /// A card was laid in the field where the score sheet has no gate: the camera's number of it.
    Added(usize),
    /// The card of a gate that is no longer in the field still lies there.
    Left(Gate),
    /// A Bakugan stands on this gate on the score sheet, and its card is empty.
    Gone(Gate),
    /// Something stands on this gate, and the score sheet has nobody there.
    Covered(Gate),
}

impl Difference {
    /// So long it must have lasted, in milliseconds, before it is said.
    fn patience_millis(self, now: &Bakugan) -> f64 {
        match (self, now.phase()) {
            (Self::Taken(gate), Phase::Battle(battle)) if battle.gate == gate => READING_MILLIS,
            (Self::Taken(_) | Self::Turned(_) | Self::Added(_), _) => AHEAD_MILLIS,
            (Self::Left(_) | Self::Gone(_) | Self::Covered(_), _) => BEHIND_MILLIS,
        }
    }
}

/// The card of a gate as the camera saw it.
#[derive(Debug, Clone, PartialEq)]
struct Lain {
    card: usize,
    /// How often it had been turned when it was taken for the gate, and whether it lay face up then.
    turns: u32,
    was_up: bool,
    /// Its middle when it was seen last, and its longer side, in pixels.
    middle: [f64; 2],
    length: f64,
}

/// Follows table and score sheet.
#[derive(Debug, Default)]
pub struct TableWatch {
    /// Session and judge whose numbers of cards these are.
    of_judge: Option<(u32, u32)>,
    lain: BTreeMap<Gate, Lain>,
    /// Cards that are no gate and were never said to be one.
    beside: BTreeSet<usize>,
    /// What lies there now: how often each card was turned over.
    lying: BTreeMap<usize, u32>,
    /// What is not said yet, and since when it has lasted, on the screen's clock.
    waiting: Option<(Difference, f64)>,
    shown: Option<Difference>,
    /// What each gate's card looked like when nothing was on it, and what is on it now.
    looks: BTreeMap<Gate, GateLook>,
    /// When the cards were looked at last, on the screen's clock.
    looked_at: Option<f64>,
}

/// What is known of a gate's card as a place to stand on.
#[derive(Debug)]
struct GateLook {
    /// The camera's number of the card, and how often it had been turned.
    card: usize,
    turns: u32,
    empty: EmptyCard,
    now: OnCard,
}

/// What is seen of the table at one moment.
#[derive(Debug, Clone, Copy)]
pub struct TableSeen<'a> {
    /// The session of the camera.
    pub session: u32,
    /// The cards that lie there; none where somebody gave their corners.
    pub cards: Option<&'a CardsSeen>,
    /// Where they lie.
    pub gates: &'a [GateInImage],
    /// The picture in which they lie.
    pub picture: &'a RgbImage,
    /// True when nothing moves and no hand is in view.
    pub is_calm: bool,
    /// The screen's clock.
    pub seconds: f64,
}

impl TableWatch {
    /// Takes what is seen now, beside what the score sheet says.
    pub fn follow(&mut self, now: Option<&Bakugan>, seen: &TableSeen<'_>) {
        let (Some(now), Some(cards)) = (now.filter(|now| has_field(now)), seen.cards) else {
            self.forget();
            return;
        };
        if self.of_judge != Some((seen.session, cards.judge)) {
            self.forget();
            self.of_judge = Some((seen.session, cards.judge));
        }
        self.lying.clone_from(&cards.lying);
        self.take_for_gates(now, seen);
        self.look_at_cards(now, seen);
        self.say(now, seen);
    }

    /// The camera sees nothing for now: nothing is said until it does.
    pub fn look_away(&mut self) {
        self.waiting = None;
        self.shown = None;
    }

    /// Another table or another match: no card is known.
    pub fn forget(&mut self) {
        *self = Self::default();
    }

    /// What is said now, unless the score sheet has come to agree in the meantime.
    pub fn shown(&self, now: &Bakugan) -> Option<Difference> {
        let shown = self.shown?;
        let still = has_field(now) && self.differences(now).contains(&shown);
        still.then_some(shown)
    }

    /// What stands on a gate, or does not, may stay so: nothing is said of it until its card is laid anew.
    pub fn let_stand(&mut self, gate: Gate) {
        self.looks.remove(&gate);
        if matches!(self.shown, Some(Difference::Gone(of) | Difference::Covered(of)) if of == gate)
        {
            self.shown = None;
        }
    }

    /// Looks at the cards of the gates while nothing moves: whether something stands on them.
    fn look_at_cards(&mut self, now: &Bakugan, seen: &TableSeen<'_>) {
        let (lain, lying) = (&self.lain, &self.lying);
        let turns = |card: usize| lying.get(&card).copied();
        // A card that was taken, or turned over, has to be laid anew: what it looks like is not known.
        self.looks.retain(|gate, look| {
            let is_there = lain.get(gate).is_some_and(|lain| lain.card == look.card);
            is_there && now.gate(*gate).is_some() && turns(look.card) == Some(look.turns)
        });
        let is_due = self
            .looked_at
            .is_none_or(|last| (seen.seconds - last) * 1_000.0 >= LOOK_MILLIS);
        if !seen.is_calm || !is_due {
            return;
        }
        self.looked_at = Some(seen.seconds);
        for (gate, look) in &mut self.looks {
            let card = lain.get(gate).map(|lain| lain.card);
            let card = card.and_then(|card| seen.gates.iter().find(|one| one.index == card));
            look.now = card.map_or(OnCard::Unknown, |card| {
                look.empty.now(seen.picture, card.corners_in_image)
            });
        }
    }

    /// A card was just laid as this gate: what it looks like is how it looks empty.
    fn take_look(&mut self, now: &Bakugan, gate: Gate, card: &GateInImage, picture: &RgbImage) {
        self.looks.remove(&gate);
        if !now.standing_on(gate).is_empty() {
            return;
        }
        if let Some(empty) = EmptyCard::of(picture, card.corners_in_image) {
            let turns = self.lying.get(&card.index).copied().unwrap_or(0);
            let look = GateLook {
                card: card.index,
                turns,
                empty,
                now: OnCard::Unknown,
            };
            self.looks.insert(gate, look);
        }
    }

    /// The gate of the field that is this card, as far as that is known; the inner none is a card that is no gate.
    pub fn gate_of(&self, card: usize, field: &[Gate]) -> Option<Option<Gate>> {
        let of_card = self.lain.iter().find(|(_, lain)| lain.card == card);
        if let Some((gate, _)) = of_card {
            return Some(field.contains(gate).then_some(*gate));
        }
        let knows_all = field.iter().all(|gate| {
            let lain = self.lain.get(gate);
            lain.is_some_and(|lain| self.lying.contains_key(&lain.card))
        });
        (knows_all && !self.lain.is_empty()).then_some(None)
    }

    /// Which card is which gate: from a calm moment when every gate had one, and then from where cards are laid and taken.
    fn take_for_gates(&mut self, now: &Bakugan, seen: &TableSeen<'_>) {
        let field: Vec<Gate> = now.gates().map(|(gate, _)| gate).collect();
        let lying: Vec<&GateInImage> = {
            let gates = seen.gates.iter();
            gates
                .filter(|card| self.lying.contains_key(&card.index))
                .collect()
        };
        if self.lain.is_empty() {
            let known: Vec<usize> = lying.iter().map(|card| card.index).collect();
            let taken: Vec<(Gate, &GateInImage)> = lying
                .iter()
                .filter_map(|card| Some((gate_by_number(card.index, &known, &field)?, *card)))
                .collect();
            if seen.is_calm && taken.len() == field.len() {
                for (gate, card) in taken {
                    self.take_for(now, gate, card);
                    self.take_look(now, gate, card, seen.picture);
                }
                let is_gate = |card: &usize| self.lain.values().any(|lain| lain.card == *card);
                self.beside = known.into_iter().filter(|card| !is_gate(card)).collect();
            }
            return;
        }
        for lain in self.lain.values_mut() {
            if let Some(card) = lying.iter().find(|card| card.index == lain.card) {
                (lain.middle, lain.length) = place_of(card);
            }
        }
        let (lain, on_table) = (&mut self.lain, &self.lying);
        lain.retain(|gate, lain| field.contains(gate) || on_table.contains_key(&lain.card));
        self.beside.retain(|card| on_table.contains_key(card));
        for card in lying {
            let is_gate = self.lain.values().any(|lain| lain.card == card.index);
            if is_gate || self.beside.contains(&card.index) {
                continue;
            }
            let (middle, _) = place_of(card);
            if !self.is_in_field(middle, &field) {
                self.beside.insert(card.index);
                continue;
            }
            // It was put back, or a gate was set; of several the nearest.
            let off = |gate: &Gate| {
                let lain = self.lain.get(gate);
                lain.map_or(f64::INFINITY, |lain| apart(lain.middle, middle))
            };
            let missing = field.iter().filter(|gate| {
                let lain = self.lain.get(gate);
                lain.is_none_or(|lain| !self.lying.contains_key(&lain.card))
            });
            let missing = missing.min_by(|a, b| off(a).total_cmp(&off(b))).copied();
            match missing {
                Some(gate) => {
                    self.take_for(now, gate, card);
                    // Hands that lay it may still be over it.
                    if seen.is_calm {
                        self.take_look(now, gate, card, seen.picture);
                    }
                }
                // Ability cards are laid beside a gate that is fought for.
                None if matches!(now.phase(), Phase::Battle(_)) => {
                    self.beside.insert(card.index);
                }
                None => {}
            }
        }
    }

    fn take_for(&mut self, now: &Bakugan, gate: Gate, card: &GateInImage) {
        let (middle, length) = place_of(card);
        self.lain.insert(
            gate,
            Lain {
                card: card.index,
                turns: self.lying.get(&card.index).copied().unwrap_or(0),
                was_up: is_up(now, gate),
                middle,
                length,
            },
        );
    }

    fn is_in_field(&self, middle: [f64; 2], field: &[Gate]) -> bool {
        let gates = field.iter().filter_map(|gate| self.lain.get(gate));
        let mut near = gates.map(|lain| apart(lain.middle, middle) <= NEAR_LENGTHS * lain.length);
        near.any(|is_near| is_near)
    }

    /// Everything that differs, what matters most first.
    fn differences(&self, now: &Bakugan) -> Vec<Difference> {
        let lies = |lain: &Lain| self.lying.contains_key(&lain.card);
        let in_field: Vec<(Gate, &Lain)> = now
            .gates()
            .filter_map(|(gate, _)| Some((gate, self.lain.get(&gate)?)))
            .collect();
        if in_field.len() > 1 && !in_field.iter().any(|(_, lain)| lies(lain)) {
            // The table was cleared, or something stands before the camera: that is no news of one gate.
            return Vec::new();
        }
        let taken = in_field.iter().filter(|(_, lain)| !lies(lain));
        let mut all: Vec<Difference> = taken.map(|(gate, _)| Difference::Taken(*gate)).collect();
        let turned = in_field.iter().filter(|(gate, lain)| {
            let turns = self.lying.get(&lain.card).copied().unwrap_or(lain.turns);
            let lies_up = lain.was_up != (turns.abs_diff(lain.turns) % 2 == 1);
            // That it lies face down still may only mean that the turn was not seen.
            lies_up && !is_up(now, *gate)
        });
        all.extend(turned.map(|(gate, _)| Difference::Turned(*gate)));
        if !self.lain.is_empty() {
            let is_gate = |card: &usize| self.lain.values().any(|lain| lain.card == *card);
            let new = self.lying.keys();
            let new = new.filter(|card| !is_gate(card) && !self.beside.contains(card));
            all.extend(new.map(|card| Difference::Added(*card)));
        }
        let left = self.lain.iter();
        let left = left.filter(|(gate, lain)| now.gate(**gate).is_none() && lies(lain));
        all.extend(left.map(|(gate, _)| Difference::Left(*gate)));
        // In a battle the fighters are taken up to be read; while one is chosen for, nobody knows where it belongs.
        if matches!(now.phase(), Phase::ToRoll) {
            let looks = self.looks.iter();
            all.extend(looks.filter_map(|(gate, look)| {
                let stands = !now.standing_on(*gate).is_empty();
                match look.now {
                    OnCard::Nothing if stands => Some(Difference::Gone(*gate)),
                    OnCard::Something if !stands => Some(Difference::Covered(*gate)),
                    _ => None,
                }
            }));
        }
        all
    }

    /// Says a difference that has lasted; one that is said stays until it is none any more.
    fn say(&mut self, now: &Bakugan, seen: &TableSeen<'_>) {
        let all = self.differences(now);
        if self.shown.is_some_and(|shown| all.contains(&shown)) {
            return;
        }
        self.shown = None;
        let waiting = self.waiting.take().filter(|(one, _)| all.contains(one));
        // Hands at work are not talked over; when they are gone, the time begins.
        if !seen.is_calm {
            return;
        }
        let waiting = waiting.or_else(|| Some((*all.first()?, seen.seconds)));
        match waiting {
            Some((one, since)) if (seen.seconds - since) * 1_000.0 >= one.patience_millis(now) => {
                self.shown = Some(one);
            }
            waiting => self.waiting = waiting,
        }
    }
}

/// True while gates lie there of which each has its place: not while they are being laid, nor when it is over.
fn has_field(now: &Bakugan) -> bool {
    let is_between = matches!(
        now.phase(),
        Phase::SetGates | Phase::BetweenGames | Phase::Over(_)
    );
    !is_between && now.gates().next().is_some()
}

fn is_up(now: &Bakugan, gate: Gate) -> bool {
    now.gate(gate)
        .is_some_and(|card| matches!(card.face, Face::Up(_)))
}

/// The gate of the field that is the camera's card with this number, of all that it knows.
///
/// The camera's number of a card is the rules' number where it knows every gate of the field; when cards were taken and it
/// counts anew, the order decides.
pub fn gate_by_number(index: usize, known: &[usize], field: &[Gate]) -> Option<Gate> {
    let knows_all = field.iter().all(|gate| known.contains(&gate.index()));
    if knows_all || known.is_empty() {
        return field.iter().find(|gate| gate.index() == index).copied();
    }
    let place = known.iter().filter(|other| **other < index).count();
    let is_known = known.contains(&index);
    field.get(place).filter(|_| is_known).copied()
}

/// Middle and longer side of a card in the picture, in pixels.
fn place_of(card: &GateInImage) -> ([f64; 2], f64) {
    let corners = &card.corners_in_image;
    let sides = (0..4).map(|at| apart(corners[at], corners[(at + 1) % 4]));
    (card.middle(), sides.fold(0.0, f64::max))
}

fn apart(a: [f64; 2], b: [f64; 2]) -> f64 {
    (a[0] - b[0]).hypot(a[1] - b[1])
}

#[cfg(test)]
mod tests;
