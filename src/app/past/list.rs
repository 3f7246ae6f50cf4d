//! The matches that were read, and those of them that a search and a filter find.
//!
//! Thousands of matches are gone through with every letter that is typed, so what a search looks at is made once, when a
//! match is read, and what a row says only when it is drawn.

use std::cell::{OnceCell, RefCell};
use std::collections::BTreeMap;
use std::rc::Rc;

use super::super::calendar::DayWords;
use super::super::keep::PastMatch;
use super::super::tongue::tell;
use super::view::{PastRow, row_of};
use crate::rules::GameKind;
use crate::rules::record::Mark;

/// So many players are offered in the filter.
const MOST_PLAYERS: usize = 20;

/// What a search goes through, in words that are looked up once for many matches.
pub struct SearchWords {
    days: DayWords,
    open: String,
    damaged: String,
    marks: Vec<(Mark, String)>,
}

impl SearchWords {
    /// In the language that is spoken.
    pub fn spoken() -> Self {
        Self {
            days: DayWords::spoken(),
            open: tell!("past-not-finished").to_lowercase(),
            damaged: tell!("past-damaged-short").to_lowercase(),
            marks: Mark::ALL
                .into_iter()
                .map(|mark| (mark, mark.name().to_lowercase()))
                .collect(),
        }
    }

    /// What is searched of one match: players, game, day, name, mark, and whether it is over.
    pub fn of(&self, one: &PastMatch) -> String {
        let mut words = String::with_capacity(96);
        let mut add = |more: &str| {
            if !more.is_empty() {
                words.push_str(more);
                words.push(' ');
            }
        };
        for (name, _) in &one.players {
            add(&name.to_lowercase());
        }
        match one.kind {
            Some(kind) => add(&kind.name().to_lowercase()),
            None => add(&self.damaged),
        }
        if let Some(millis) = one.begun_millis {
            add(&self.days.of(millis));
        }
        if let Some(name) = &one.notes.name {
            add(&name.to_lowercase());
        }
        if let Some(mark) = one.notes.mark {
            let mut marks = self.marks.iter();
            add(marks
                .find(|(one, _)| *one == mark)
                .map_or("", |(_, words)| words));
        }
        if one.kind.is_some() && one.result.is_none() {
            add(&self.open);
        }
        words
    }
}

/// Which matches are kept in the list beside the game and the player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sort {
    /// Those that are not over.
    Open,
    /// Those that nobody marked.
    Unmarked,
    /// Those with this mark.
    Marked(Mark),
}

impl Sort {
    /// All of them.
    pub const ALL: [Self; 5] = [
        Self::Open,
        Self::Unmarked,
        Self::Marked(Mark::Unofficial),
        Self::Marked(Mark::Abandoned),
        Self::Marked(Mark::PlayedWrong),
    ];

    /// It in words.
    pub fn name(self) -> String {
        match self {
            Self::Open => tell!("past-not-finished"),
            Self::Unmarked => tell!("past-without-mark"),
            Self::Marked(mark) => mark.name(),
        }
    }

    fn keeps(self, one: &PastMatch) -> bool {
        match self {
            Self::Open => one.kind.is_some() && one.result.is_none(),
            Self::Unmarked => one.notes.mark.is_none(),
            Self::Marked(mark) => one.notes.mark == Some(mark),
        }
    }
}

/// Which matches are shown at all.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Filter {
    /// Of this game.
    pub game: Option<GameKind>,
    /// With this player.
    pub player: Option<String>,
    /// Of this sort.
    pub sort: Option<Sort>,
}

impl Filter {
    fn keeps(&self, one: &PastMatch) -> bool {
        self.game.is_none_or(|game| one.kind == Some(game))
            && self.sort.is_none_or(|sort| sort.keeps(one))
            && self
                .player
                .as_ref()
                .is_none_or(|name| one.players.iter().any(|(player, _)| player == name))
    }

    /// What is kept, in words; none when everything is.
    pub fn in_words(&self) -> Option<String> {
        let game = self.game.map(|game| game.name().to_owned());
        let sort = self.sort.map(Sort::name);
        let parts: Vec<String> = game
            .into_iter()
            .chain(self.player.clone())
            .chain(sort)
            .collect();
        (!parts.is_empty()).then(|| parts.join(" · "))
    }
}

/// A match in the list; what its row says is worked out when it is first looked at.
#[derive(Debug, Clone, PartialEq)]
pub struct Listed {
    /// The match.
    pub one: PastMatch,
    row: OnceCell<PastRow>,
}

impl Listed {
    fn new(mut one: PastMatch, words: &SearchWords) -> Self {
        if one.searched.is_empty() {
            one.searched = words.of(&one);
        }
        Self {
            one,
            row: OnceCell::new(),
        }
    }

    /// What its row says.
    pub fn row(&self) -> &PastRow {
        self.row.get_or_init(|| row_of(&self.one))
    }
}

/// Matches of the list, in its order.
pub type Rows = Rc<Vec<Rc<Listed>>>;

/// What was found last, and what for.
#[derive(Debug, Default)]
struct Found {
    search: String,
    filter: Filter,
    generation: u64,
    rows: Rows,
}

/// Every match that was read, and those that are found.
#[derive(Default)]
pub struct List {
    all: Vec<Rc<Listed>>,
    /// Counts the changes of `all`.
    generation: u64,
    found: RefCell<Found>,
}

impl List {
    /// Takes in what was read; the newest stands first.
    pub fn take_in(&mut self, more: Vec<PastMatch>) {
        if more.is_empty() {
            return;
        }
        let words = SearchWords::spoken();
        let more = more.into_iter();
        self.all
            .extend(more.map(|one| Rc::new(Listed::new(one, &words))));
        self.all
            .sort_by_key(|one| std::cmp::Reverse(one.one.begun_millis));
        self.generation += 1;
    }

    /// How many were read.
    pub fn count(&self) -> usize {
        self.all.len()
    }

    /// Every match that was read, the newest first.
    pub fn all(&self) -> impl DoubleEndedIterator<Item = &PastMatch> {
        self.all.iter().map(|one| &one.one)
    }

    /// The matches that a filter keeps and a search finds, each word of it somewhere.
    pub fn found(&self, search: &str, filter: &Filter) -> Rows {
        let mut found = self.found.borrow_mut();
        let is_the_same = found.generation == self.generation
            && found.search == search
            && found.filter == *filter;
        if !is_the_same {
            let lower = search.to_lowercase();
            let words: Vec<&str> = lower.split_whitespace().collect();
            let fits = |one: &&Rc<Listed>| {
                let text = one.one.searched.as_str();
                filter.keeps(&one.one) && words.iter().all(|word| text.contains(word))
            };
            *found = Found {
                search: search.to_owned(),
                filter: filter.clone(),
                generation: self.generation,
                rows: Rc::new(self.all.iter().filter(fits).cloned().collect()),
            };
        }
        Rc::clone(&found.rows)
    }

    /// Puts another one in the place of the match with this name, or takes it out.
    pub fn put(&mut self, id: &str, other: Option<PastMatch>) {
        self.all.retain(|one| one.one.id != id);
        self.generation += 1;
        self.take_in(other.into_iter().collect());
    }

    /// The players, those with the most matches first.
    pub fn players(&self) -> Vec<String> {
        let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
        for (name, _) in self.all.iter().flat_map(|one| &one.one.players) {
            *counts.entry(name).or_default() += 1;
        }
        let mut names: Vec<(&str, usize)> = counts.into_iter().collect();
        names.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
        let names = names.into_iter().take(MOST_PLAYERS);
        names.map(|(name, _)| name.to_owned()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::Notes;

    fn past(id: u64, kind: GameKind, player: &str, mark: Option<Mark>) -> PastMatch {
        PastMatch {
            id: id.to_string(),
            kind: Some(kind),
            players: vec![(player.to_owned(), 1), ("Ben".to_owned(), 0)],
            begun_millis: Some(id * 86_400_000),
            notes: Notes { name: None, mark },
            ..PastMatch::default()
        }
    }

    fn list() -> List {
        let mut list = List::default();
        list.take_in(vec![
            past(1, GameKind::Bakugan, "Mia", None),
            past(3, GameKind::Kaboodl, "Mia", Some(Mark::PlayedWrong)),
        ]);
        list.take_in(vec![past(2, GameKind::Bakugan, "Zoë", None)]);
        list
    }

    fn ids(rows: &Rows) -> Vec<&str> {
        rows.iter().map(|one| one.one.id.as_str()).collect()
    }

    #[test]
    fn the_newest_stands_first_and_each_word_is_found_somewhere() {
        let list = list();
        let all = Filter::default();
        for (search, expected) in [
            ("", &["3", "2", "1"][..]),
            ("mia", &["3", "1"]),
            ("BAKU mi", &["1"]),
            ("zoë 1970", &["2"]),
            ("1970-01-03", &["2"]),
            ("played wrong", &["3"]),
            ("nobody", &[]),
        ] {
            assert_eq!(ids(&list.found(search, &all)), expected, "{search}");
        }
    }

    #[test]
    fn a_filter_keeps_game_player_and_mark_and_says_so() {
        let list = list();
        let filter = Filter {
            game: Some(GameKind::Bakugan),
            player: Some("Mia".to_owned()),
            sort: Some(Sort::Unmarked),
        };
        assert_eq!(ids(&list.found("", &filter)), ["1"]);
        assert_eq!(
            filter.in_words().as_deref(),
            Some("Bakugan · Mia · without a mark")
        );
        let wrong = Filter {
            sort: Some(Sort::Marked(Mark::PlayedWrong)),
            ..Filter::default()
        };
        assert_eq!(ids(&list.found("", &wrong)), ["3"]);
        assert_eq!(list.players(), ["Ben", "Mia", "Zoë"]);
    }

    #[test]
    fn what_was_found_is_kept_until_something_changes() {
        let mut list = list();
        let all = Filter::default();
        let first = list.found("mia", &all);
        assert!(Rc::ptr_eq(&first, &list.found("mia", &all)));
        list.put("3", None);
        assert_eq!(ids(&list.found("mia", &all)), ["1"]);
        list.put("1", Some(past(1, GameKind::GotFive, "Mia", None)));
        assert_eq!(list.found("five", &all).len(), 1);
        assert_eq!(list.count(), 2);
    }
}
