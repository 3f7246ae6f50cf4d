//! Words and where they stand in a number of texts: what a search goes through, with slips of the finger.

use std::collections::{BTreeMap, HashMap};

/// More words than these nobody types to find something.
const WORDS_AT_MOST: usize = 12;
/// No word of the rules is longer.
const LETTERS_AT_MOST: usize = 40;

/// Where a word stands in a text, and how much it tells there.
#[derive(Debug, Clone, Copy, PartialEq)]
struct At {
    weight: f64,
    paragraph: Option<usize>,
}

/// The words of one text, each where it tells most.
#[derive(Debug, Clone, Default, PartialEq)]
pub(crate) struct Indexed {
    words: BTreeMap<String, At>,
}

/// One text in which typed words were found.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Hit {
    /// Which, by its place among those that were searched.
    pub(crate) place: usize,
    /// How well it fits; more is better.
    pub(crate) score: f64,
    /// How many of the typed words stand in it.
    pub(crate) words: usize,
    /// Which of its paragraphs fits best, counted from 0; none when it is the text as a whole.
    pub(crate) paragraph: Option<usize>,
}

impl Indexed {
    /// Takes up the words of a text: `weight` is how much they tell, `paragraph` where they stand.
    pub(crate) fn add(&mut self, text: &str, weight: f64, paragraph: Option<usize>) {
        for word in in_words(text) {
            let at = At { weight, paragraph };
            self.words
                .entry(word)
                .and_modify(|known| {
                    if known.weight < weight {
                        *known = at;
                    }
                })
                .or_insert(at);
        }
    }
}

/// The texts in which typed words stand, best first; none when no word is typed. Of equal ones the first comes first.
///
/// Great and small letters, dots above letters, apostrophes and a few wrong letters make no difference.
pub(crate) fn rank(typed: &str, texts: &[&Indexed]) -> Vec<Hit> {
    let mut scores = vec![(0.0, 0_usize, None::<At>); texts.len()];
    for word in in_words(typed).iter().take(WORDS_AT_MOST) {
        let hits = hits(word, texts);
        let found = hits.iter().flatten().count();
        if found == 0 {
            continue;
        }
        // A word that stands everywhere says little.
        let rare = (1.0 + count(texts.len()) / count(found)).ln();
        for ((score, words, best), hit) in scores.iter_mut().zip(hits) {
            let Some(hit) = hit else { continue };
            *score += rare * hit.weight;
            *words += 1;
            let better = best.is_none_or(|best| rare * hit.weight > best.weight);
            if better {
                *best = Some(At {
                    weight: rare * hit.weight,
                    ..hit
                });
            }
        }
    }
    let mut found: Vec<Hit> = scores
        .into_iter()
        .enumerate()
        .filter_map(|(place, (score, words, best))| {
            Some(Hit {
                place,
                score,
                words,
                paragraph: best?.paragraph,
            })
        })
        .collect();
    // Stable: of equal ones the one that is read first comes first.
    found.sort_by(|one, other| other.score.total_cmp(&one.score));
    found
}

fn count(number: usize) -> f64 {
    f64::from(u32::try_from(number).unwrap_or(u32::MAX))
}

/// Where a typed word fits best in each text; slips count only where nothing fits as it is typed.
fn hits(word: &str, texts: &[&Indexed]) -> Vec<Option<At>> {
    let best = |fits: fn(&str, &str) -> f64| -> Vec<Option<At>> {
        // Many texts share most of their words: each is compared once.
        let mut compared: HashMap<&str, f64> = HashMap::new();
        texts
            .iter()
            .map(|one| {
                one.words
                    .iter()
                    .map(|(known, at)| {
                        let fit = compared.entry(known).or_insert_with(|| fits(word, known));
                        At {
                            weight: at.weight * *fit,
                            ..*at
                        }
                    })
                    .filter(|at| at.weight > 0.0)
                    .max_by(|one, other| one.weight.total_cmp(&other.weight))
            })
            .collect()
    };
    let as_typed = best(as_typed);
    if as_typed.iter().any(Option::is_some) {
        return as_typed;
    }
    best(with_slips)
}

/// How well a word fits a known one as it is typed: whole, its beginning, or a part of it.
fn as_typed(word: &str, known: &str) -> f64 {
    let letters = word.chars().count();
    if word == known {
        1.0
    } else if letters >= 2 && known.starts_with(word) {
        0.75
    } else if letters >= 4 && known.contains(word) {
        0.5
    } else {
        0.0
    }
}

/// How well a word fits a known one, or its beginning, with one or two letters wrong.
fn with_slips(word: &str, known: &str) -> f64 {
    let letters = word.chars().count();
    let slips = match letters {
        0..=3 => 0,
        4..=6 => 1,
        7..=LETTERS_AT_MOST => 2,
        _ => return 0.0,
    };
    let beginning: String = known.chars().take(letters).collect();
    let whole = strsim::osa_distance(word, known);
    let apart = whole.min(strsim::osa_distance(word, &beginning));
    if apart == 0 || apart > slips {
        return 0.0;
    }
    let base = if apart == 1 { 0.5 } else { 0.3 };
    if whole == apart { base } else { base * 0.75 }
}

/// A text as single words: small letters without dots and accents. Of words joined by a hyphen each part and the whole.
pub(crate) fn in_words(text: &str) -> Vec<String> {
    let mut words = Vec::new();
    each_word(text, |word| words.push(word.to_owned()));
    words
}

/// Does something with each word of a text as `in_words` gives them, the whole before its parts. No word is kept: many
/// thousand texts have few words that differ.
pub(crate) fn each_word(text: &str, mut take: impl FnMut(&str)) {
    // The parts of a joined word one after the other, and where each ends.
    let mut whole = String::new();
    let mut ends = Vec::new();
    for joined in text.split(|letter: char| {
        !(letter.is_alphanumeric() || matches!(letter, '-' | '\'' | '\u{2019}'))
    }) {
        whole.clear();
        ends.clear();
        for part in joined.split('-') {
            let start = whole.len();
            push_plain(part, &mut whole);
            if whole.len() > start {
                ends.push(whole.len());
            }
        }
        if ends.len() > 1 {
            take(&whole);
        }
        let mut start = 0;
        for end in &ends {
            take(&whole[start..*end]);
            start = *end;
        }
    }
}

/// Adds a word without what people leave out when they type it: "f\u{e4}higkeit" and "faehigkeit" are one.
fn push_plain(word: &str, plain: &mut String) {
    // An "e" after one of these three is left out, but only one.
    let mut may_take_e = false;
    for letter in word.chars().flat_map(char::to_lowercase) {
        let letter = match letter {
            '\u{e4}' | '\u{e0}' | '\u{e1}' | '\u{e2}' => 'a',
            '\u{f6}' | '\u{f3}' | '\u{f4}' => 'o',
            '\u{fc}' | '\u{fa}' | '\u{fb}' => 'u',
            '\u{e8}' | '\u{e9}' | '\u{ea}' => 'e',
            '\u{df}' => {
                plain.push('s');
                's'
            }
            letter if letter.is_alphanumeric() => letter,
            _ => continue,
        };
        let is_left_out = may_take_e && letter == 'e';
        if !is_left_out {
            plain.push(letter);
        }
        may_take_e = matches!(letter, 'a' | 'o' | 'u');
    }
}
