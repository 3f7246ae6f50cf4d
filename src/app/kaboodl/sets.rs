//! Which of a player's cards score together, and how that is said.

use super::super::tongue::tell;
use super::{HeldCard, ScoreLine};
use crate::rules::Seat;
use crate::rules::kaboodl::score::{EACH_CARD, EACH_THREE};
use crate::rules::kaboodl::{Kaboodl, KaboodlCard, Place, Score};

/// No more sets than this are named one by one.
const MOST_NAMED: usize = 2;

/// What a set can be made of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Dots,
    Creature,
    Colour,
}

/// Cards of one kind, at least three of them.
struct Alike {
    kind: Kind,
    value: u8,
    /// Places in the grid.
    places: Vec<usize>,
}

fn value_of(card: &KaboodlCard, kind: Kind) -> u8 {
    match kind {
        Kind::Dots => card.dots,
        Kind::Creature => card.creature,
        Kind::Colour => card.colour,
    }
}

fn held(now: &Kaboodl, seat: Seat) -> Vec<(usize, KaboodlCard)> {
    now.cards()
        .enumerate()
        .filter(|(_, (_, _, at))| *at == Place::With(seat))
        .map(|(place, (_, card, _))| (place, card))
        .collect()
}

/// What is alike among a player's cards, most cards first.
fn alike(held: &[(usize, KaboodlCard)]) -> Vec<Alike> {
    let mut found: Vec<Alike> = Vec::new();
    for kind in [Kind::Dots, Kind::Creature, Kind::Colour] {
        for (_, card) in held {
            let value = value_of(card, kind);
            if found
                .iter()
                .any(|one| one.kind == kind && one.value == value)
            {
                continue;
            }
            let places: Vec<usize> = held
                .iter()
                .filter(|(_, other)| value_of(other, kind) == value)
                .map(|(place, _)| *place)
                .collect();
            if places.len() >= 3 {
                found.push(Alike {
                    kind,
                    value,
                    places,
                });
            }
        }
    }
    found.sort_by_key(|one| usize::MAX - one.places.len());
    found
}

/// A player's cards, those that score together side by side.
pub(super) fn together(now: &Kaboodl, seat: Seat) -> Vec<HeldCard> {
    let mut held = held(now, seat);
    held.sort_by_key(|(place, card)| (card.dots, card.creature, *place));
    let sets = alike(&held);
    let in_set: Vec<usize> = sets.iter().flat_map(|set| set.places.clone()).collect();
    let rest = held.iter().map(|(place, _)| *place);
    let mut cards: Vec<HeldCard> = Vec::new();
    for place in in_set.iter().copied().chain(rest) {
        if !cards.iter().any(|card| card.place == place) {
            cards.push(HeldCard {
                place,
                is_in_set: in_set.contains(&place),
            });
        }
    }
    cards
}

/// What a player's score is made of, in a child's words. The points add up to the score.
pub(super) fn score_lines(now: &Kaboodl, seat: Seat, score: &Score) -> Vec<ScoreLine> {
    let times = |count: u16, each: i32| i32::from(count).saturating_mul(each);
    let line = |what: String, short: String, points: i32| ScoreLine {
        what,
        short,
        points,
    };
    let cards = tell!("kaboodl-cards-won", count = score.cards);
    let mut lines = vec![line(cards.clone(), cards, times(score.cards, EACH_CARD))];
    let short = tell!("kaboodl-sets");
    let found = alike(&held(now, seat));
    let is_plain = found
        .iter()
        .all(|one| one.places.len() == 3 || (one.places.len() == 4 && one.kind == Kind::Dots));
    let counted = usize::from(score.threes) + usize::from(score.fours);
    if counted == 0 {
        lines.push(line(tell!("kaboodl-no-set"), short, 0));
    } else if is_plain && found.len() == counted && counted <= MOST_NAMED {
        for one in &found {
            let is_four = one.places.len() == 4;
            let each = if is_four { score.each_four } else { EACH_THREE };
            lines.push(line(set_name(now, one), short.clone(), each));
        }
    } else {
        if score.threes > 0 {
            let what = tell!("kaboodl-threes", count = score.threes);
            lines.push(line(what, short.clone(), times(score.threes, EACH_THREE)));
        }
        if score.fours > 0 {
            let what = tell!("kaboodl-fours", count = score.fours);
            lines.push(line(what, short, times(score.fours, score.each_four)));
        }
    }
    let hand = tell!("kaboodl-in-hand", count = score.hand);
    lines.push(line(hand, tell!("kaboodl-hand"), times(score.hand, -1)));
    if score.by_hand != 0 {
        let what = tell!("kaboodl-by-hand-points");
        lines.push(line(what.clone(), what, score.by_hand));
    }
    lines
}

fn set_name(now: &Kaboodl, set: &Alike) -> String {
    let value = set.value;
    match (set.kind, set.places.len()) {
        (Kind::Dots, 4) => tell!("kaboodl-four-dots", dots = value),
        (Kind::Dots, _) => tell!("kaboodl-three-dots", dots = value),
        (Kind::Creature, _) => tell!(
            "kaboodl-three-creature",
            creature = now.grid().creature_name(value).unwrap_or_default()
        ),
        (Kind::Colour, _) => tell!(
            "kaboodl-three-colour",
            colour = now.grid().colour_name(value).unwrap_or_default()
        ),
    }
}
