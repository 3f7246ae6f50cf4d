//! Topics found by words: in every language, whatever is spoken, and with slips of the finger.

use std::sync::LazyLock;

use super::index::{Indexed, in_words, rank};
use super::{House, Topic, topics};
use crate::rules::GameKind;
use crate::rules::tongue::{Tongue, in_tongue};

/// How much a word tells of a topic: in its title or among the words by which it is found.
const TITLE: f64 = 6.0;
const ALSO: f64 = 5.0;
/// In a paragraph, and in what it rests on.
const PARAGRAPH: f64 = 2.0;
const GROUND: f64 = 1.0;

/// One topic that was found.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Found {
    /// The topic.
    pub topic: &'static Topic,
    /// Which of its paragraphs fits best, counted from 0; none when its title or the topic as a whole does.
    pub paragraph: Option<usize>,
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
    let all = topics(kind);
    if in_words(words).is_empty() {
        let every = |topic| Found {
            topic,
            paragraph: None,
        };
        return all.iter().map(every).collect();
    }
    let indexed: Vec<&Indexed> = INDEX
        .iter()
        .find(|(one, _)| *one == kind)
        .map_or(Vec::new(), |(_, indexed)| indexed.iter().collect());
    rank(words, &indexed)
        .into_iter()
        .filter_map(|hit| {
            Some(Found {
                topic: all.get(hit.place)?,
                paragraph: hit.paragraph,
            })
        })
        .collect()
}

fn index(topic: &'static Topic) -> Indexed {
    let mut words = Indexed::default();
    for tongue in Tongue::ALL {
        in_tongue(tongue, || {
            words.add(&topic.title(), TITLE, None);
            words.add(&topic.also(), ALSO, None);
            let house = House::as_printed(topic.kind());
            for (at, paragraph) in topic.paragraphs(&house).into_iter().enumerate() {
                words.add(&paragraph.words, PARAGRAPH, Some(at));
                if paragraph.setting.is_some() {
                    words.add(&paragraph.rests_on, GROUND, Some(at));
                }
            }
        });
    }
    words
}
