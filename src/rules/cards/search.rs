//! Cards found by words: in every language, whatever is spoken, and with slips of the finger.

use super::Card;
use crate::rules::lookup::index::{Indexed, in_words, rank};

/// How much a word tells of a card: in its name, among the words by which it is found, in what it is.
const NAME: f64 = 8.0;
const ALSO: f64 = 5.0;
const ABOUT: f64 = 4.0;
/// As a number on it, in a paragraph, and in what that rests on.
const NUMBER: f64 = 4.0;
const PARAGRAPH: f64 = 2.0;
const GROUND: f64 = 1.0;

/// The words of all cards.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Index(Vec<Indexed>);

impl Index {
    /// The words of cards in several languages, the same cards in the same order in each.
    pub(super) fn of(tongues: impl IntoIterator<Item = Vec<Card>>) -> Self {
        let mut index: Vec<Indexed> = Vec::new();
        for cards in tongues {
            index.resize_with(index.len().max(cards.len()), Indexed::default);
            for (words, card) in index.iter_mut().zip(&cards) {
                add(words, card);
            }
        }
        Self(index)
    }

    /// The places of the cards in which these words stand, best first; none when no word is typed. Of the cards that are
    /// meant only those are found that have most of the words.
    pub(super) fn search(
        &self,
        words: &str,
        is_meant: impl Fn(&usize) -> bool,
    ) -> Option<Vec<usize>> {
        if in_words(words).is_empty() {
            return None;
        }
        let meant: Vec<usize> = (0..self.0.len()).filter(is_meant).collect();
        let texts: Vec<&Indexed> = meant
            .iter()
            .filter_map(|place| self.0.get(*place))
            .collect();
        let hits = rank(words, &texts);
        let most = hits.iter().map(|hit| hit.words).max();
        Some(
            hits.iter()
                .filter(|hit| Some(hit.words) == most)
                .filter_map(|hit| meant.get(hit.place).copied())
                .collect(),
        )
    }
}

fn add(words: &mut Indexed, card: &Card) {
    words.add(&card.name, NAME, None);
    words.add(&card.also, ALSO, None);
    words.add(&card.about, ABOUT, None);
    words.add(&card.kind.words(), ABOUT, None);
    words.add(card.game.name(), GROUND, None);
    words.add(card.now.as_deref().unwrap_or_default(), PARAGRAPH, None);
    for number in &card.numbers {
        words.add(&number.amount.to_string(), NUMBER, None);
        words.add(&number.what, GROUND, None);
    }
    for (at, paragraph) in card.paragraphs.iter().enumerate() {
        words.add(&paragraph.words, PARAGRAPH, Some(at));
        if paragraph.setting.is_some() {
            words.add(&paragraph.rests_on, GROUND, Some(at));
        }
    }
}
