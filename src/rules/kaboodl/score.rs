//! What a player's round is worth.

use serde::{Deserialize, Serialize};

use super::setup::{KABOODL_CARDS, KaboodlCard};
use super::{Answer, HouseRule, Kaboodl, Place};
use crate::rules::tongue::tell;
use crate::rules::{BySeat, ScorePart, Seat, Setting, TableRule as _};

/// Points for each Kaboodl card (the sheet, "Scoring").
pub const EACH_CARD: i32 = 5;
/// Points for each three of a kind (the sheet, "Scoring").
pub const EACH_THREE: i32 = 5;
/// Points for four with the same dots (the sheet, "Scoring").
pub const EACH_FOUR: i32 = 10;

/// A player's score in one round: what was counted. The points follow from it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Score {
    /// Kaboodl cards in front of the player.
    pub cards: u16,
    /// Threes of a kind.
    pub threes: u16,
    /// Fours with the same dots.
    pub fours: u16,
    /// What each of those fours is worth, in points.
    pub each_four: i32,
    /// Cards left in the hand.
    pub hand: u16,
    /// Points set by hand.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub by_hand: i32,
}

fn times(count: u16, each: i32) -> i32 {
    i32::from(count).saturating_mul(each)
}

fn is_zero(number: &i32) -> bool {
    *number == 0
}

impl Score {
    /// All points together.
    pub fn total(&self) -> i32 {
        let all = [
            times(self.cards, EACH_CARD),
            times(self.threes, EACH_THREE),
            times(self.fours, self.each_four),
            times(self.hand, -1),
            self.by_hand,
        ];
        all.into_iter().fold(0, i32::saturating_add)
    }

    /// What the points are made of; they add up to the total.
    pub fn parts(&self) -> Vec<ScorePart> {
        let part = |what: String, points: i32| ScorePart { what, points };
        let mut parts = vec![part(
            tell!("kaboodl-part-cards", count = self.cards),
            times(self.cards, EACH_CARD),
        )];
        if self.threes > 0 {
            let what = tell!("kaboodl-part-threes", count = self.threes);
            parts.push(part(what, times(self.threes, EACH_THREE)));
        }
        if self.fours > 0 {
            let what = tell!("kaboodl-part-fours", count = self.fours);
            parts.push(part(what, times(self.fours, self.each_four)));
        }
        if self.hand > 0 {
            let what = tell!("kaboodl-part-hand", count = self.hand);
            parts.push(part(what, times(self.hand, -1)));
        }
        if self.by_hand != 0 {
            parts.push(part(tell!("kaboodl-part-by-hand"), self.by_hand));
        }
        parts
    }

    /// The same score, brought to a total by hand.
    pub(super) fn set_to(&mut self, total: i32) {
        let counted = self.total().saturating_sub(self.by_hand);
        self.by_hand = total.saturating_sub(counted);
    }
}

/// Whether one card counts in several sets.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Sharing {
    /// In as many as it fits.
    Shared,
    /// In one at most.
    Apart,
}

/// The sets among some Kaboodl cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Sets {
    /// Threes of a kind.
    pub threes: u16,
    /// Fours with the same dots.
    pub fours: u16,
}

impl Sets {
    fn points(self, each_four: i32) -> i32 {
        i32::from(self.threes) * EACH_THREE + i32::from(self.fours) * each_four
    }
}

/// The sets that count, where each four is worth `each_four` points.
///
/// ```
/// use rollcall::rules::kaboodl::{Grid, Sets, Sharing, sets};
/// // All three Beaks, and all four cards with 1 dot: one card is in both sets.
/// let grid = Grid::default();
/// let held: Vec<_> = grid.cards.iter().copied().filter(|c| c.creature == 0 || c.dots == 1).collect();
/// assert_eq!(sets(&held, 10, Sharing::Shared), Sets { threes: 1, fours: 1 });
/// assert_eq!(sets(&held, 10, Sharing::Apart), Sets { threes: 0, fours: 1 });
/// ```
pub fn sets(held: &[KaboodlCard], each_four: i32, sharing: Sharing) -> Sets {
    match sharing {
        Sharing::Shared => shared(held),
        Sharing::Apart => apart(held, each_four),
    }
}

/// What a set can be made of.
const KINDS: [fn(&KaboodlCard) -> u8; 3] =
    [|card| card.creature, |card| card.colour, |card| card.dots];

fn of_dots(card: &KaboodlCard) -> u8 {
    card.dots
}

/// Of dots whole fours, then whole threes; of creatures and colours whole threes (rulings.md, "the grid").
fn shared(held: &[KaboodlCard]) -> Sets {
    let mut found = Sets::default();
    for (at, kind) in KINDS.into_iter().enumerate() {
        let dots = at == 2;
        for (place, card) in held.iter().enumerate() {
            let value = kind(card);
            if held[..place].iter().any(|before| kind(before) == value) {
                continue;
            }
            let alike = held.iter().filter(|other| kind(other) == value).count();
            let alike = u16::try_from(alike).unwrap_or(u16::MAX);
            if dots {
                found.fours += alike / 4;
                found.threes += alike % 4 / 3;
            } else {
                found.threes += alike / 3;
            }
        }
    }
    found
}

/// The best choice of sets of which no two share a card: exact, over all choices.
fn apart(held: &[KaboodlCard], each_four: i32) -> Sets {
    let held = &held[..held.len().min(KABOODL_CARDS)];
    // Every set there is, as bits, listed under its first card.
    let mut by_first: Vec<Vec<(usize, Sets)>> = vec![Vec::new(); held.len()];
    for bits in 1_usize..1 << held.len() {
        let count = bits.count_ones();
        if count != 3 && count != 4 {
            continue;
        }
        let within = |kind: fn(&KaboodlCard) -> u8| {
            let mut values = held
                .iter()
                .enumerate()
                .filter(|(at, _)| bits >> at & 1 == 1)
                .map(|(_, card)| kind(card));
            let first = values.next();
            values.all(|value| Some(value) == first)
        };
        let found = if count == 4 {
            (within(of_dots)).then_some(Sets {
                threes: 0,
                fours: 1,
            })
        } else {
            KINDS.into_iter().any(within).then_some(Sets {
                threes: 1,
                fours: 0,
            })
        };
        if let (Some(found), Some(list)) = (found, by_first.get_mut(bits.trailing_zeros() as usize))
        {
            list.push((bits, found));
        }
    }
    // The best of every selection of cards: its first card is in no set, or in one of those that begin with it.
    let mut best = vec![Sets::default(); 1 << held.len()];
    for among in 1..best.len() {
        let first = among.trailing_zeros() as usize;
        let mut here = best[among & (among - 1)];
        for (bits, found) in by_first.get(first).into_iter().flatten() {
            if among & bits == *bits {
                let rest = best[among & !bits];
                let with = Sets {
                    threes: rest.threes + found.threes,
                    fours: rest.fours + found.fours,
                };
                // Of two ways with equal points the one with more fours is easier to see on the table.
                let worth = |sets: Sets| (sets.points(each_four), sets.fours);
                if worth(with) > worth(here) {
                    here = with;
                }
            }
        }
        best[among] = here;
    }
    best.last().copied().unwrap_or_default()
}

/// The values of the house rules that counting needs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct CountingRules {
    pub(super) four_dots: Answer,
    pub(super) shared_sets: Answer,
}

impl CountingRules {
    fn each_four(self) -> i32 {
        match self.four_dots {
            Answer::TenPlusFive => EACH_FOUR + EACH_THREE,
            _ => EACH_FOUR,
        }
    }

    fn sharing(self) -> Sharing {
        match self.shared_sets {
            Answer::No => Sharing::Apart,
            _ => Sharing::Shared,
        }
    }
}

impl Kaboodl {
    /// The value of a rule; the default while the table has not been asked.
    pub(super) fn answer_or_default(&self, rule: HouseRule) -> Answer {
        match self.house.setting(rule) {
            Setting::Is(answer) => answer,
            Setting::Ask => rule.default_answer(),
        }
    }

    pub(super) fn counting_rules(&self) -> CountingRules {
        CountingRules {
            four_dots: self.answer_or_default(HouseRule::FourDots),
            shared_sets: self.answer_or_default(HouseRule::SharedSets),
        }
    }

    /// What the Kaboodl cards in front of a player show.
    pub(super) fn held(&self, seat: Seat) -> Vec<KaboodlCard> {
        self.contents
            .grid
            .cards
            .iter()
            .zip(&self.places)
            .filter(|(_, place)| **place == Place::With(seat))
            .map(|(card, _)| *card)
            .collect()
    }

    pub(super) fn count(&self, seat: Seat, rules: CountingRules) -> Score {
        let held = self.held(seat);
        let found = sets(&held, rules.each_four(), rules.sharing());
        let player = self.players.get(seat);
        Score {
            cards: u16::try_from(held.len()).unwrap_or(u16::MAX),
            threes: found.threes,
            fours: found.fours,
            each_four: rules.each_four(),
            hand: player.map_or(0, |player| player.hand),
            by_hand: player.map_or(0, |player| player.by_hand),
        }
    }

    /// The score of each seat: of the round that was counted, or, during play, what the round would be worth now.
    pub fn scores(&self) -> BySeat<Score> {
        if self.counted
            && let Some(round) = self.rounds.last()
        {
            return round.scores.clone();
        }
        let rules = self.counting_rules();
        self.players
            .seats()
            .map(|seat| self.count(seat, rules))
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::kaboodl::Grid;
    use proptest::prelude::*;

    fn cards() -> impl Strategy<Value = Vec<KaboodlCard>> {
        let card = (0..4_u8, 0..4_u8, 1..=3_u8).prop_map(|(creature, colour, dots)| KaboodlCard {
            creature,
            colour,
            dots,
        });
        prop::collection::vec(card, 0..9)
    }

    /// The best choice again, by trying every way to lay the first card that is left.
    fn best_apart(held: &[KaboodlCard], each_four: i32) -> i32 {
        let Some((first, rest)) = held.split_first() else {
            return 0;
        };
        let mut best = best_apart(rest, each_four);
        let without = |gone: &[usize]| -> Vec<KaboodlCard> {
            let left = rest.iter().enumerate().filter(|(at, _)| !gone.contains(at));
            left.map(|(_, card)| *card).collect()
        };
        for a in 0..rest.len() {
            for b in a + 1..rest.len() {
                let (x, y) = (&rest[a], &rest[b]);
                if KINDS.iter().any(|k| k(first) == k(x) && k(x) == k(y)) {
                    best = best.max(EACH_THREE + best_apart(&without(&[a, b]), each_four));
                }
                for (c, z) in rest.iter().enumerate().skip(b + 1) {
                    if [x.dots, y.dots, z.dots] == [first.dots; 3] {
                        let left = best_apart(&without(&[a, b, c]), each_four);
                        best = best.max(each_four + left);
                    }
                }
            }
        }
        best
    }

    proptest! {
        #[test]
        fn sets_apart_are_the_best_there_are(held in cards(), each_four in prop::sample::select(vec![10, 15])) {
            let found = sets(&held, each_four, Sharing::Apart);
            prop_assert_eq!(found.points(each_four), best_apart(&held, each_four));
            let shared = sets(&held, each_four, Sharing::Shared);
            if held.len() <= 5 {
                prop_assert!(found.points(each_four) <= shared.points(each_four));
            }
        }
    }

    #[test]
    fn the_whole_kaboodl_counts_every_creature_colour_and_number_of_dots() {
        let all = Grid::default().cards;
        assert_eq!(
            sets(&all, 10, Sharing::Shared),
            Sets {
                threes: 8,
                fours: 3
            }
        );
        assert_eq!(
            sets(&all, 10, Sharing::Apart),
            Sets {
                threes: 0,
                fours: 3
            }
        );
    }

    #[test]
    fn seven_equal_dots_are_a_four_and_a_three() {
        let seven: Vec<KaboodlCard> = (0..7)
            .map(|at| KaboodlCard {
                creature: at,
                colour: at,
                dots: 2,
            })
            .collect();
        assert_eq!(
            sets(&seven, 10, Sharing::Shared),
            Sets {
                threes: 1,
                fours: 1
            }
        );
        assert_eq!(
            sets(&seven[..6], 10, Sharing::Shared),
            Sets {
                threes: 0,
                fours: 1
            }
        );
    }

    #[test]
    fn a_score_set_by_hand_still_adds_up() {
        let mut score = Score {
            cards: 4,
            fours: 1,
            each_four: 10,
            hand: 3,
            ..Score::default()
        };
        assert_eq!(score.total(), 27);
        score.set_to(40);
        score.set_to(50);
        assert_eq!((score.total(), score.by_hand), (50, 23));
        assert_eq!(
            score.parts().iter().map(|part| part.points).sum::<i32>(),
            50
        );
    }
}
