//! Cards found by words: in every language, whatever is spoken, and with slips of the finger.
//!
//! Of every word it is kept once in which cards it stands, so that a search looks at each word and not at each card. It
//! is our own because a search engine would bring a hundred crates for what is a sorted list here, and would not know
//! that a slip counts only where nothing is found as it is typed.

use std::collections::HashMap;

use super::Card;
use crate::rules::lookup::index::{each_word, in_words};

/// How much a word tells of a card: in its name, among the words by which it is found, in what it is.
pub(super) const NAME: f64 = 8.0;
pub(super) const ALSO: f64 = 5.0;
pub(super) const ABOUT: f64 = 4.0;
/// As a number on it, in a paragraph, and in what that rests on.
pub(super) const NUMBER: f64 = 4.0;
pub(super) const PARAGRAPH: f64 = 2.0;
pub(super) const GROUND: f64 = 1.0;

/// More words than these nobody types to find a card.
const WORDS_AT_MOST: usize = 12;
/// No word on a card is longer; to compare longer ones would take long.
const LETTERS_AT_MOST: usize = 40;
/// From so many letters on one may be wrong, and from so many on two: of a shorter word little would be left.
const ONE_SLIP_FROM: usize = 4;
const TWO_SLIPS_FROM: usize = 8;
/// A column for no letter, and for each that the longest word has with two too many.
const COLUMNS: usize = LETTERS_AT_MOST + 3;

/// A word, and the cards in which it stands with how much it tells there.
#[derive(Debug, Clone, PartialEq)]
struct Word {
    text: String,
    letters: usize,
    cards: Vec<(u32, f32)>,
}

/// The words of all cards.
#[derive(Debug, Clone, PartialEq, Default)]
pub(super) struct Index {
    /// In the order of the alphabet.
    words: Vec<Word>,
    /// Which letters each of them has; apart from them, as most words are passed over by it alone.
    which: Vec<u128>,
    cards: usize,
}

/// Collects the words of cards.
#[derive(Debug, Default)]
pub(super) struct Builder {
    words: HashMap<String, Vec<(u32, f32)>>,
}

impl Builder {
    /// Takes up the words of a text on the card at a place; `weight` is how much they tell.
    #[allow(clippy::cast_possible_truncation)]
    pub(super) fn add(&mut self, place: usize, text: &str, weight: f64) {
        let (Ok(place), weight) = (u32::try_from(place), weight as f32) else {
            return;
        };
        each_word(text, |word| match self.words.get_mut(word) {
            Some(cards) => match cards.last_mut() {
                Some((last, known)) if *last == place => *known = known.max(weight),
                _ => cards.push((place, weight)),
            },
            None => {
                self.words.insert(word.to_owned(), vec![(place, weight)]);
            }
        });
    }

    /// The index of so many cards.
    pub(super) fn done(self, cards: usize) -> Index {
        let mut words: Vec<Word> = self
            .words
            .into_iter()
            .map(|(text, mut cards)| {
                // A card is taken up once for each language; the word counts where it tells most.
                cards.sort_by(|one, other| one.0.cmp(&other.0).then(other.1.total_cmp(&one.1)));
                cards.dedup_by_key(|(place, _)| *place);
                Word {
                    letters: text.chars().count(),
                    text,
                    cards,
                }
            })
            .collect();
        words.sort_by(|one, other| one.text.cmp(&other.text));
        Index {
            which: words.iter().map(|word| which_letters(&word.text)).collect(),
            words,
            cards,
        }
    }
}

/// A card that a search found.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Hit {
    /// Its place among the cards that were searched.
    pub place: usize,
    /// How many of the typed words stand in it.
    pub words: usize,
    /// How well they fit; more is better, and it can be compared with what other cards got for the same words.
    pub fit: f64,
}

/// The cards of several searches for the same words as one: those with most of the words, best first; of equal ones the
/// one that came first.
pub fn best_of<T>(hits: impl IntoIterator<Item = (T, Hit)>) -> Vec<T> {
    let mut hits: Vec<(T, Hit)> = hits.into_iter().collect();
    let most = hits.iter().map(|(_, hit)| hit.words).max();
    hits.retain(|(_, hit)| Some(hit.words) == most);
    hits.sort_by(|one, other| other.1.fit.total_cmp(&one.1.fit));
    hits.into_iter().map(|(one, _)| one).collect()
}

/// How well the typed words fit one card so far.
#[derive(Debug, Clone, Copy, Default)]
struct Score {
    sum: f64,
    words: usize,
}

impl Index {
    /// The words of cards in several languages, the same cards in the same order in each.
    pub(super) fn of(tongues: impl IntoIterator<Item = Vec<Card>>) -> Self {
        let mut builder = Builder::default();
        let mut count = 0;
        for cards in tongues {
            count = count.max(cards.len());
            for (place, card) in cards.iter().enumerate() {
                add(&mut builder, place, card);
            }
        }
        builder.done(count)
    }

    /// The places of the cards in which these words stand, best first; none when no word is typed. Of the cards that are
    /// meant only those are found that have most of the words.
    pub(super) fn search(
        &self,
        typed: &str,
        is_meant: impl Fn(usize) -> bool,
    ) -> Option<Vec<usize>> {
        let hits = self.hits(typed, is_meant)?;
        Some(best_of(hits.into_iter().map(|hit| (hit.place, hit))))
    }

    /// The cards in which any of these words stands, in their order; none when no word is typed.
    pub(super) fn hits(&self, typed: &str, is_meant: impl Fn(usize) -> bool) -> Option<Vec<Hit>> {
        let typed = in_words(typed);
        if typed.is_empty() {
            return None;
        }
        let is_meant: Vec<bool> = (0..self.cards).map(is_meant).collect();
        let meant = is_meant.iter().filter(|is_meant| **is_meant).count();
        let mut scores = vec![Score::default(); self.cards];
        let mut fits = vec![0.0_f32; self.cards];
        for word in typed.iter().take(WORDS_AT_MOST) {
            let word = Typed::of(word);
            fits.fill(0.0);
            let mut found = self.fit(&word, 0, &is_meant, &mut fits);
            // Slips count only where nothing fits as it is typed.
            let slips = word.slips();
            if found == 0 && slips > 0 {
                found = self.fit(&word, slips, &is_meant, &mut fits);
            }
            if found == 0 {
                continue;
            }
            // A word that stands everywhere says little.
            let rare = (1.0 + count(meant) / count(found)).ln();
            for (score, fit) in scores.iter_mut().zip(&fits) {
                if *fit > 0.0 {
                    score.sum += rare * f64::from(*fit);
                    score.words += 1;
                }
            }
        }
        let hits = scores
            .iter()
            .enumerate()
            .filter(|(_, score)| score.words > 0);
        let hits = hits.map(|(place, score)| Hit {
            place,
            words: score.words,
            fit: score.sum,
        });
        Some(hits.collect())
    }

    /// Notes how well a word fits each card that is meant, as it is typed or with so many slips; says in how many it fits
    /// at all.
    fn fit(&self, typed: &Typed<'_>, slips: usize, is_meant: &[bool], fits: &mut [f32]) -> usize {
        let mut found = 0;
        for (which, word) in self.which.iter().zip(&self.words) {
            // Each slip brings in at most one letter that the known word lacks.
            let strange = typed.which & !which;
            if strange != 0 && (slips == 0 || strange.count_ones() as usize > slips) {
                continue;
            }
            let how_well = match slips {
                0 => as_typed(typed, word),
                _ => with_slips(typed, word, slips),
            };
            if how_well <= 0.0 {
                continue;
            }
            for (place, weight) in &word.cards {
                let at = usize::try_from(*place).unwrap_or(usize::MAX);
                let (Some(true), Some(best)) = (is_meant.get(at), fits.get_mut(at)) else {
                    continue;
                };
                if *best <= 0.0 {
                    found += 1;
                }
                *best = best.max(how_well * weight);
            }
        }
        found
    }
}

/// A typed word.
struct Typed<'a> {
    text: &'a str,
    in_letters: Vec<char>,
    letters: usize,
    which: u128,
}

impl<'a> Typed<'a> {
    fn of(text: &'a str) -> Self {
        let in_letters: Vec<char> = text.chars().collect();
        Self {
            text,
            letters: in_letters.len(),
            in_letters,
            which: which_letters(text),
        }
    }

    /// How many of its letters may be wrong.
    fn slips(&self) -> usize {
        match self.letters {
            letters if !(ONE_SLIP_FROM..=LETTERS_AT_MOST).contains(&letters) => 0,
            letters if letters < TWO_SLIPS_FROM => 1,
            _ => 2,
        }
    }
}

/// How well a word fits a known one as it is typed: whole, its beginning, or a part of it.
fn as_typed(typed: &Typed<'_>, known: &Word) -> f32 {
    if typed.letters > known.letters {
        0.0
    } else if typed.text == known.text {
        1.0
    } else if typed.letters >= 2 && known.text.starts_with(typed.text) {
        0.75
    } else if typed.letters >= 4 && known.text.contains(typed.text) {
        0.5
    } else {
        0.0
    }
}

/// How well a word fits a known one, or its beginning, with one or two letters wrong.
fn with_slips(typed: &Typed<'_>, known: &Word, slips: usize) -> f32 {
    if known.letters + slips < typed.letters {
        return 0.0;
    }
    let (whole, beginning) = apart(typed, known, slips);
    let apart = whole.min(beginning);
    if apart == 0 || apart > slips {
        return 0.0;
    }
    let base = if apart == 1 { 0.5 } else { 0.3 };
    if whole == apart { base } else { base * 0.75 }
}

/// How many letters are wrong, missing, too many or exchanged with their neighbour in a typed word against a known one,
/// and against its beginning of as many letters; more than `slips` when they are more.
///
/// Of the usual table only what lies near its diagonal is worked out, as far as so many slips can lead, and only until
/// two rows one after the other are too far.
fn apart(typed: &Typed<'_>, known: &Word, slips: usize) -> (usize, usize) {
    let too_far = slips + 1;
    let mut letters = ['\0'; COLUMNS];
    for (slot, letter) in letters.iter_mut().skip(1).zip(known.text.chars()) {
        *slot = letter;
    }
    let letters_of_typed = &typed.in_letters;
    let mut before_that = [too_far; COLUMNS];
    let mut before: [usize; COLUMNS] = std::array::from_fn(|column| column.min(too_far));
    let mut was_near = true;
    for (row, letter) in (1..).zip(letters_of_typed) {
        let mut cells = [too_far; COLUMNS];
        let mut is_near = false;
        let last = (row + slips).min(known.letters).min(COLUMNS - 1);
        for column in row.saturating_sub(slips)..=last {
            let mut cell = before[column] + 1;
            if column > 0 {
                let wrong = usize::from(*letter != letters[column]);
                cell = cell
                    .min(cells[column - 1] + 1)
                    .min(before[column - 1] + wrong);
            }
            if row > 1
                && column > 1
                && *letter == letters[column - 1]
                && letters_of_typed[row - 2] == letters[column]
            {
                cell = cell.min(before_that[column - 2] + 1);
            }
            cells[column] = cell.min(too_far);
            is_near |= cell <= slips;
        }
        if !is_near && !was_near {
            return (too_far, too_far);
        }
        was_near = is_near;
        before_that = before;
        before = cells;
    }
    let at = |column: usize| before.get(column).copied().unwrap_or(too_far);
    let beginning = if known.letters > typed.letters {
        at(typed.letters)
    } else {
        too_far
    };
    (at(known.letters), beginning)
}

/// A bit for each letter and digit of a word, and one for all others; 64 further on a bit for each that occurs again.
fn which_letters(word: &str) -> u128 {
    word.chars().fold(0, |bits, letter| {
        let bit = match letter {
            'a'..='z' => u32::from(letter) - u32::from('a'),
            '0'..='9' => u32::from(letter) - u32::from('0') + 26,
            // Other scripts share what is left.
            _ => 36 + u32::from(letter) % 28,
        };
        let first = 1 << bit;
        if bits & first == 0 {
            bits | first
        } else {
            bits | first << 64
        }
    })
}

fn count(number: usize) -> f64 {
    f64::from(u32::try_from(number).unwrap_or(u32::MAX))
}

fn add(builder: &mut Builder, place: usize, card: &Card) {
    builder.add(place, &card.name, NAME);
    builder.add(place, &card.also, ALSO);
    builder.add(place, &card.about, ABOUT);
    builder.add(place, &card.kind.words(), ABOUT);
    builder.add(place, card.game.name(), GROUND);
    builder.add(place, card.now.as_deref().unwrap_or_default(), PARAGRAPH);
    for number in &card.numbers {
        builder.add(place, &number.amount.to_string(), NUMBER);
        builder.add(place, &number.what, GROUND);
    }
    for paragraph in &card.paragraphs {
        builder.add(place, &paragraph.words, PARAGRAPH);
        if paragraph.setting.is_some() {
            builder.add(place, &paragraph.rests_on, GROUND);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn slips_are_counted_as_in_the_whole_table(typed in "[a-d\u{e7}]{4,14}", known in "[a-d\u{e7}]{1,16}") {
            let typed = Typed::of(&typed);
            let word = Word { letters: known.chars().count(), text: known.clone(), cards: Vec::new() };
            let beginning: String = known.chars().take(typed.letters).collect();
            let slips = typed.slips();
            let whole = strsim::osa_distance(typed.text, &known);
            let start = strsim::osa_distance(typed.text, &beginning);
            let expected = (whole.min(slips + 1), if word.letters > typed.letters { start.min(slips + 1) } else { slips + 1 });
            prop_assert_eq!(apart(&typed, &word, slips), expected);
            let strange = (typed.which & !which_letters(&known)).count_ones() as usize;
            prop_assert!(strange <= whole.min(start), "a word within reach would be passed over");
        }
    }
}
