//! The cards of the packs in a match: what a name means, which names there are, and which card the camera sees.
//!
//! Nothing here enters anything: a name is offered, and the referee takes it or types another. Of the cards that lie face
//! down or are in a hand none is named: a card is only looked at once it lies face up, and names that are offered for what
//! is typed come from all packs, whoever has which card.

use std::sync::{Arc, mpsc};
use std::thread;

use eframe::egui;

use super::cards::packs::TablePacks;
use super::cards::photo::unpacked;
use super::state::RefereeApp;
use super::tongue::tell;
use crate::rules::bakugan::{Command, Gate, Phase};
use crate::rules::cards::Kind;
use crate::store::{LooksFile, NamedLook};
use crate::vision::recognise::{CardLook, Recognised, likenesses, recognise};

/// So many names are offered for what is typed.
pub(super) const OFFERED: usize = 4;
/// Nobody keeps pictures of more gates than can be told apart, and each must be read.
const MOST_LOOKS: usize = 400;
/// So many looks that the referee named are remembered for a card, and so many altogether; the oldest go.
const MOST_REMEMBERED: usize = 4;
const MOST_ALTOGETHER: usize = 240;
/// Two pictures of one card that lies as it lay are as alike as this; two cards are not.
const SAME_LOOK: f32 = 0.95;

/// What the camera makes of the gate that was turned over.
#[derive(Debug, Clone, PartialEq, Default)]
pub(super) struct GateSeen {
    /// Its name, where that is sure.
    pub(super) sure: Option<String>,
    /// Names that it may have, likeliest first, where it is not.
    pub(super) perhaps: Vec<String>,
    /// What was seen, to be remembered with the name that the referee gives it.
    look: Option<CardLook>,
}

/// A thread that keeps looks, and what becomes of that.
type Keeping = (thread::JoinHandle<()>, mpsc::Receiver<Result<(), String>>);

/// What Gate cards look like.
#[derive(Default)]
pub struct GateLooks {
    /// The packs whose pictures these are.
    of: Option<Arc<TablePacks>>,
    known: Vec<NamedLook>,
    told: Option<mpsc::Receiver<Vec<NamedLook>>>,
    /// What the referee named, the latest last, and where that is kept.
    remembered: Vec<NamedLook>,
    file: Option<LooksFile>,
    /// What was forgotten last.
    forgotten: Vec<NamedLook>,
    /// The thread that keeps them, and what becomes of that.
    keeps: Option<Keeping>,
    pub(super) seen: GateSeen,
}

fn is_same(one: &str, other: &str) -> bool {
    one.trim().to_lowercase() == other.trim().to_lowercase()
}

/// The places of the Gate cards that have pictures.
fn gates_with_pictures(packs: &TablePacks) -> impl Iterator<Item = usize> {
    let shelf = packs.shelf();
    (0..shelf.len()).filter(|place| {
        let card = shelf.get(*place);
        card.is_some_and(|(_, card)| card.kind() == Kind::Gate && card.picture.is_some())
    })
}

/// The looks of all Gate cards that have pictures.
fn read_looks(packs: &TablePacks) -> Vec<NamedLook> {
    let shelf = packs.shelf();
    let looks = gates_with_pictures(packs)
        .take(MOST_LOOKS)
        .filter_map(|place| {
            let (_, card) = shelf.get(place)?;
            let (pack, picture) = packs.picture(place)?;
            let picture = unpacked(&pack.picture(picture).ok()?)?;
            Some(NamedLook {
                name: card.name.clone(),
                look: CardLook::of(&picture)?,
            })
        });
    looks.collect()
}

/// Puts what the referee named behind the others; what is too much of it goes.
fn remember(remembered: &mut Vec<NamedLook>, new: NamedLook) {
    // The referee has said otherwise since: the last word holds.
    remembered.retain(|one| is_same(&one.name, &new.name) || one.look.alike(&new.look) < SAME_LOOK);
    let name = new.name.clone();
    remembered.push(new);
    let of_name = |one: &NamedLook| is_same(&one.name, &name);
    if remembered.iter().filter(|one| of_name(one)).count() > MOST_REMEMBERED
        && let Some(oldest) = remembered.iter().position(of_name)
    {
        remembered.remove(oldest);
    }
    let surplus = remembered.len().saturating_sub(MOST_ALTOGETHER);
    remembered.drain(..surplus);
}

impl RefereeApp {
    /// With a place where it is kept what gates look like that the referee named.
    #[must_use]
    pub fn knowing_looks(mut self, file: LooksFile) -> Self {
        self.gate_looks.file = Some(file);
        self.read_gate_looks();
        self
    }

    /// Reads what the referee named before, as far as it is not known.
    pub(super) fn read_gate_looks(&mut self) {
        let Some(file) = &self.gate_looks.file else {
            return;
        };
        let (mut looks, notice) = file.load();
        let known = &self.gate_looks.remembered;
        looks.retain(|one| !known.contains(one));
        looks.append(&mut self.gate_looks.remembered);
        let surplus = looks.len().saturating_sub(MOST_ALTOGETHER);
        looks.drain(..surplus);
        self.gate_looks.remembered = looks;
        if let Some(notice) = notice {
            self.warn("looks", notice);
        }
    }

    /// How many looks of gates are remembered.
    pub(super) fn looks_remembered(&self) -> usize {
        self.gate_looks.remembered.len()
    }

    /// True when looks were forgotten that can be brought back.
    pub(super) fn has_forgotten_looks(&self) -> bool {
        !self.gate_looks.forgotten.is_empty()
    }

    /// Forgets all looks that the referee named.
    pub(super) fn forget_looks(&mut self) {
        if !self.gate_looks.remembered.is_empty() {
            self.gate_looks.forgotten = std::mem::take(&mut self.gate_looks.remembered);
            self.keep_looks();
        }
    }

    /// Brings back the looks that were forgotten last.
    pub(super) fn bring_looks_back(&mut self) {
        if self.has_forgotten_looks() {
            let mut looks = std::mem::take(&mut self.gate_looks.forgotten);
            looks.append(&mut self.gate_looks.remembered);
            self.gate_looks.remembered = looks;
            self.keep_looks();
        }
    }

    /// Keeps what the referee named, beside the window; one keeping waits for the other.
    fn keep_looks(&mut self) {
        let Some(file) = self.gate_looks.file.clone() else {
            return;
        };
        let looks = self.gate_looks.remembered.clone();
        let before = self.gate_looks.keeps.take().map(|(thread, _)| thread);
        let (tell, told) = mpsc::channel();
        let works = move || {
            // Whatever became of that one, this one has more in it.
            let _ = before.map(thread::JoinHandle::join);
            let _ = tell.send(file.save(&looks).map_err(|why| why.to_string()));
        };
        let thread = thread::Builder::new().name("keep looks".to_owned());
        self.gate_looks.keeps = thread.spawn(works).ok().map(|thread| (thread, told));
    }

    /// True while looks are being kept.
    pub fn is_keeping_looks(&self) -> bool {
        self.gate_looks.keeps.is_some()
    }

    /// Says when looks could not be kept.
    fn looks_kept(&mut self) {
        let told = self
            .gate_looks
            .keeps
            .as_ref()
            .map(|(_, told)| told.try_recv());
        match told {
            None | Some(Err(mpsc::TryRecvError::Empty)) => {}
            Some(Err(mpsc::TryRecvError::Disconnected)) => self.gate_looks.keeps = None,
            Some(Ok(kept)) => {
                self.gate_looks.keeps = None;
                match kept {
                    Ok(()) => self.notices.clear("looks"),
                    Err(why) => self.warn("looks", tell!("learnt-not-saved", why = why)),
                }
            }
        }
    }

    /// Reads what Gate cards look like while a match of Bakugan is in play; beside the window.
    pub(super) fn gate_looks_on(&mut self, ctx: &egui::Context) {
        self.looks_kept();
        let looks = &mut self.gate_looks;
        if let Some(told) = &looks.told {
            match told.try_recv() {
                Ok(known) => {
                    looks.known = known;
                    looks.told = None;
                }
                // The thread wakes the screen.
                Err(mpsc::TryRecvError::Empty) => {}
                Err(mpsc::TryRecvError::Disconnected) => looks.told = None,
            }
        }
        let packs = self.packs.now();
        let is_read = looks.of.as_ref().is_some_and(|of| Arc::ptr_eq(of, packs));
        let plays = self
            .play
            .as_ref()
            .is_some_and(|play| play.bakugan().is_some());
        if !plays || is_read || looks.told.is_some() {
            return;
        }
        let packs = Arc::clone(packs);
        looks.of = Some(Arc::clone(&packs));
        if gates_with_pictures(&packs).next().is_none() {
            looks.known.clear();
            return;
        }
        let (tell, told) = mpsc::channel();
        let thread = thread::Builder::new().name("read looks".to_owned());
        let wakes = ctx.clone();
        let reads = move || {
            let _ = tell.send(read_looks(&packs));
            wakes.request_repaint();
        };
        looks.told = thread.spawn(reads).ok().map(|_| told);
    }

    /// True while it is read what Gate cards look like.
    pub fn is_reading_looks(&self) -> bool {
        self.gate_looks.told.is_some()
    }

    /// Looks at the gate of the battle, which lies face up by now.
    pub(super) fn look_at_gate(&mut self) {
        self.gate_looks.seen = self.gate_seen().unwrap_or_default();
    }

    fn gate_seen(&self) -> Option<GateSeen> {
        let now = self.bakugan()?;
        let Phase::Battle(battle) = now.phase() else {
            return None;
        };
        let corners = self.corners_of(battle.gate)?;
        let frame = self.sight.frame.as_ref()?;
        let picture = &frame.picture;
        let looks = &self.gate_looks;
        let all: Vec<&NamedLook> = looks.known.iter().chain(&looks.remembered).collect();
        let look = CardLook::within(picture, corners);
        if all.is_empty() {
            return Some(GateSeen {
                look,
                ..GateSeen::default()
            });
        }
        let mut names: Vec<&str> = Vec::new();
        for one in &all {
            if !names.iter().any(|name| is_same(name, &one.name)) {
                names.push(&one.name);
            }
        }
        let number = |one: &NamedLook| names.iter().position(|name| is_same(name, &one.name));
        // Only a card that its owner can still have is surely this one; where nobody said which these are, any.
        let owner = now.gate(battle.gate).map(|gate| gate.owner);
        let in_play = owner.map(|owner| now.gate_candidates(owner));
        let in_play = in_play.unwrap_or_default();
        let may_be = |one: &&&NamedLook| {
            in_play.is_empty() || in_play.iter().any(|card| is_same(&card.name, &one.name))
        };
        let pairs = |looks: Vec<&'_ NamedLook>| -> Vec<(usize, CardLook)> {
            let numbered = looks.into_iter();
            numbered
                .filter_map(|one| Some((number(one)?, one.look.clone())))
                .collect()
        };
        let near = pairs(all.iter().filter(may_be).copied().collect());
        let near: Vec<(usize, &CardLook)> = near.iter().map(|(at, look)| (*at, look)).collect();
        let every = pairs(all.clone());
        let every: Vec<(usize, &CardLook)> = every.iter().map(|(at, look)| (*at, look)).collect();
        let name = |at: usize| names.get(at).map(|name| (*name).to_owned());
        let said = recognise(picture, corners, &near);
        let sure = match said {
            // Against all of them it must be the likeliest too.
            Recognised::Sure(at) => {
                let most = likenesses(picture, corners, &every)
                    .first()
                    .map(|(at, _)| *at);
                name(at).filter(|_| most == Some(at))
            }
            Recognised::Unsure(_) | Recognised::Unknown => None,
        };
        let perhaps = match (&sure, &said) {
            (Some(_), _) | (None, Recognised::Unknown) => Vec::new(),
            // From all packs: which cards a player can still have is nobody's business.
            (None, _) => match recognise(picture, corners, &every) {
                Recognised::Sure(at) => name(at).into_iter().collect(),
                Recognised::Unsure(some) => some.into_iter().filter_map(name).collect(),
                Recognised::Unknown => Vec::new(),
            },
        };
        Some(GateSeen {
            sure,
            perhaps,
            look,
        })
    }

    /// Where the card of a gate lies in the picture.
    fn corners_of(&self, gate: Gate) -> Option<[[f64; 2]; 4]> {
        let seen = &self.sight.gates;
        let of_gate = seen
            .iter()
            .find(|one| self.gate_on_screen(one.index, seen) == Some(gate));
        of_gate.map(|one| one.corners_in_image)
    }

    /// Remembers what the card looked like that the referee gave this name.
    pub(super) fn remember_gate(&mut self, name: &str) {
        let seen = std::mem::take(&mut self.gate_looks.seen);
        let Some(look) = seen.look.filter(|_| !name.trim().is_empty()) else {
            return;
        };
        let new = NamedLook {
            name: name.trim().to_owned(),
            look,
        };
        remember(&mut self.gate_looks.remembered, new);
        self.gate_looks.forgotten.clear();
        self.keep_looks();
    }

    /// The names of cards of the packs for what is typed, the best first; none when nothing is.
    pub(super) fn names_for(&self, kind: Kind, typed: &str, most: usize) -> Vec<String> {
        let shelf = self.packs.now().shelf();
        let is_meant = |place: usize| {
            let card = shelf.get(place);
            card.is_some_and(|(_, card)| card.kind() == kind)
        };
        let Some(hits) = shelf.hits(typed, is_meant) else {
            return Vec::new();
        };
        let hits = hits.into_iter().map(|hit| (hit.place, hit));
        let mut names: Vec<String> = Vec::new();
        for place in crate::rules::cards::best_of(hits) {
            let Some((_, card)) = shelf.get(place) else {
                continue;
            };
            if !names.contains(&card.name) {
                names.push(card.name.clone());
            }
            if names.len() == most {
                break;
            }
        }
        names
    }

    /// The gate is turned over and has this name: with what the set-up knows of it, else with what a pack does.
    pub(super) fn flip_named(&self, name: String) -> Command {
        let known = self.bakugan().and_then(|now| {
            let Phase::Battle(battle) = now.phase() else {
                return None;
            };
            let owner = now.gate(battle.gate)?.owner;
            let mut candidates = now.gate_candidates(owner).into_iter();
            candidates.find(|card| is_same(&card.name, &name))
        });
        let has_more =
            known.is_some_and(|card| !card.numbers.is_empty() || !card.effects.is_empty());
        match self.packs.now().gate(&name).filter(|_| !has_more) {
            Some(card) if !card.numbers.is_empty() || !card.effects.is_empty() => {
                Command::FlipCard { card }
            }
            _ => Command::Flip { name: Some(name) },
        }
    }
}

#[cfg(test)]
mod tests {
    use image::{Rgb, RgbImage};

    use super::*;

    fn named(name: &str, of: u32) -> NamedLook {
        let card = RgbImage::from_fn(96, 132, |x, y| {
            let is_dark = (x / 12 * (of % 7 + 1) + y / 11 * (of / 7 % 9 + 2) + of) % 5 < 2;
            Rgb(if is_dark {
                [30, 40, 90]
            } else {
                [220, 200, 40]
            })
        });
        NamedLook {
            name: name.to_owned(),
            look: CardLook::of(&card).expect("it has a look"),
        }
    }

    #[test]
    fn what_is_remembered_is_bounded_and_the_last_word_holds() {
        let mut all = Vec::new();
        for of in 0..6 {
            remember(&mut all, named("Tsunami", of));
        }
        let looks: Vec<NamedLook> = (2..6).map(|of| named("Tsunami", of)).collect();
        assert_eq!(all, looks, "the latest four");
        // The same picture, called otherwise afterwards.
        remember(&mut all, named("Dusk", 5));
        let names: Vec<&str> = all.iter().map(|one| one.name.as_str()).collect();
        assert_eq!(names, ["Tsunami", "Tsunami", "Tsunami", "Dusk"]);
        let mut all: Vec<NamedLook> = (0..MOST_ALTOGETHER as u32)
            .map(|of| named(&format!("Gate {of}"), 1))
            .collect();
        remember(&mut all, named("Gate 1", 20));
        assert_eq!(all.len(), MOST_ALTOGETHER);
        assert_eq!(all[0].name, "Gate 1", "the oldest is gone");
    }
}
