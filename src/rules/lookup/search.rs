//! Topics found by words: in every language, whatever is spoken, and with slips of the finger.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use super::{House, Topic, topics};
use crate::rules::GameKind;
use crate::rules::tongue::{Tongue, speak, spoken};

/// How much a word tells of a topic: in its title or among the words by which it is found.
const TITLE: f64 = 6.0;
const ALSO: f64 = 5.0;
/// In a paragraph, and in what it rests on.
const PARAGRAPH: f64 = 2.0;
const GROUND: f64 = 1.0;
/// More words than these nobody types to find a rule.
const WORDS_AT_MOST: usize = 12;
/// No word of the rules is longer.
const LETTERS_AT_MOST: usize = 40;

/// One topic that was found.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Found {
    /// The topic.
    pub topic: &'static Topic,
    /// Which of its paragraphs fits best, counted from 0; none when its title or the topic as a whole does.
    pub paragraph: Option<usize>,
}

/// Where a word stands in a topic.
#[derive(Debug, Clone, Copy)]
struct At {
    weight: f64,
    paragraph: Option<usize>,
}

/// The words of one topic, each where it tells most.
struct Indexed {
    topic: &'static Topic,
    words: BTreeMap<String, At>,
}

static INDEX: LazyLock<[(GameKind, Vec<Indexed>); 4]> = LazyLock::new(|| {
    [
        GameKind::Bakugan,
        GameKind::Kaboodl,
        GameKind::AllOut,
        GameKind::GotFive,
    ]
    .map(|kind| (kind, topics(kind).iter().map(index).collect()))
});

/// The topics of a game in which these words stand, best first; every topic when nothing is typed.
///
/// Great and small letters, dots above letters, apostrophes and a few wrong letters make no difference, and words of any
/// language are found.
pub fn search(kind: GameKind, words: &str) -> Vec<Found> {
    let typed = in_words(words);
    let every = |topic| Found {
        topic,
        paragraph: None,
    };
    if typed.is_empty() {
        return topics(kind).iter().map(every).collect();
    }
    let indexed = INDEX
        .iter()
        .find(|(one, _)| *one == kind)
        .map_or(&[][..], |(_, indexed)| indexed);
    let mut scores = vec![(0.0, None::<At>); indexed.len()];
    for word in typed.iter().take(WORDS_AT_MOST) {
        let hits = hits(word, indexed);
        let found = hits.iter().flatten().count();
        if found == 0 {
            continue;
        }
        // A word that stands everywhere says little.
        let rare = (1.0 + count(indexed.len()) / count(found)).ln();
        for ((score, best), hit) in scores.iter_mut().zip(hits) {
            let Some(hit) = hit else { continue };
            *score += rare * hit.weight;
            let better = best.is_none_or(|best| rare * hit.weight > best.weight);
            if better {
                *best = Some(At {
                    weight: rare * hit.weight,
                    ..hit
                });
            }
        }
    }
    let mut found: Vec<(f64, Found)> = indexed
        .iter()
        .zip(scores)
        .filter_map(|(one, (score, best))| {
            let paragraph = best?.paragraph;
            let topic = one.topic;
            Some((score, Found { topic, paragraph }))
        })
        .collect();
    // Stable: of equal ones the one that is read first comes first.
    found.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    found.into_iter().map(|(_, found)| found).collect()
}

fn count(number: usize) -> f64 {
    f64::from(u32::try_from(number).unwrap_or(u32::MAX))
}

/// Where a typed word fits best in each topic; slips count only where nothing fits as it is typed.
fn hits(word: &str, indexed: &[Indexed]) -> Vec<Option<At>> {
    let best = |fits: fn(&str, &str) -> f64| -> Vec<Option<At>> {
        indexed
            .iter()
            .map(|one| {
                one.words
                    .iter()
                    .map(|(known, at)| At {
                        weight: at.weight * fits(word, known),
                        ..*at
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

fn index(topic: &'static Topic) -> Indexed {
    let mut words: BTreeMap<String, At> = BTreeMap::new();
    let mut add = |text: &str, weight: f64, paragraph: Option<usize>| {
        for word in in_words(text) {
            let at = At { weight, paragraph };
            words
                .entry(word)
                .and_modify(|known| {
                    if known.weight < weight {
                        *known = at;
                    }
                })
                .or_insert(at);
        }
    };
    let before = spoken();
    for tongue in Tongue::ALL {
        speak(tongue);
        add(&topic.title(), TITLE, None);
        add(&topic.also(), ALSO, None);
        let house = House::as_printed(topic.kind());
        for (at, paragraph) in topic.paragraphs(&house).into_iter().enumerate() {
            add(&paragraph.words, PARAGRAPH, Some(at));
            if paragraph.setting.is_some() {
                add(&paragraph.rests_on, GROUND, Some(at));
            }
        }
    }
    speak(before);
    Indexed { topic, words }
}

/// A text as single words: small letters without dots and accents. Of words joined by a hyphen each part and the whole.
fn in_words(text: &str) -> Vec<String> {
    let mut words = Vec::new();
    for joined in text.split(|letter: char| {
        !(letter.is_alphanumeric() || matches!(letter, '-' | '\'' | '\u{2019}'))
    }) {
        let parts: Vec<String> = joined
            .split('-')
            .map(plain)
            .filter(|part| !part.is_empty())
            .collect();
        if parts.len() > 1 {
            words.push(parts.concat());
        }
        words.extend(parts);
    }
    words
}

/// A word without what people leave out when they type it: "f\u{e4}higkeit" and "faehigkeit" are one.
fn plain(word: &str) -> String {
    let mut plain = String::with_capacity(word.len());
    for letter in word.chars().flat_map(char::to_lowercase) {
        match letter {
            '\u{e4}' | '\u{e0}' | '\u{e1}' | '\u{e2}' => plain.push('a'),
            '\u{f6}' | '\u{f3}' | '\u{f4}' => plain.push('o'),
            '\u{fc}' | '\u{fa}' | '\u{fb}' => plain.push('u'),
            '\u{e8}' | '\u{e9}' | '\u{ea}' => plain.push('e'),
            '\u{df}' => plain.push_str("ss"),
            letter if letter.is_alphanumeric() => plain.push(letter),
            _ => {}
        }
    }
    for (two, one) in [("ae", "a"), ("oe", "o"), ("ue", "u")] {
        plain = plain.replace(two, one);
    }
    plain
}
