//! What both games of the Bratz pack share: icons, cards, names, and the games of a match.

pub(crate) mod script;
pub(super) mod words;

use std::error::Error;
use std::fmt;

use serde::{Deserialize, Serialize};

use super::format::{Format, FormatProblem, Played, Verdict, sums};
use super::{BySeat, MatchResult, Seat, SeatSet};
use crate::rules::text::is_name;
use crate::rules::tongue::tell;

/// More icons than any pack has.
pub const MOST_ICONS: usize = 20;
/// More cards than any pack has.
pub const LARGEST_DECK: u32 = 999;

/// The icon at the top left corner of a character card: its place in the list of icons, from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Icon(pub u8);

impl Icon {
    /// The number used to find its name in a list.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The number by which people count it, from 1.
    pub fn number(self) -> u32 {
        u32::from(self.0) + 1
    }

    /// The icons of a list of `count`, in order.
    pub fn all(count: usize) -> impl Iterator<Item = Self> + Clone {
        (0..u8::try_from(count).unwrap_or(u8::MAX)).map(Self)
    }
}

/// A card that lies face up.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Card {
    /// A character with its icon.
    Character(Icon),
    /// An event, with its name if somebody says it.
    Event(Option<String>),
    /// A character whose icon nobody says, other than the one that matters now.
    Other,
}

/// The icons that a table starts with as they stand in files, with the messages that they are shown by. The sheet names
/// no icon, so these are plain words.
const USUAL_ICONS: [(&str, &str); 6] = [
    ("Heart", "bratz-icon-heart"),
    ("Star", "bratz-icon-star"),
    ("Moon", "bratz-icon-moon"),
    ("Flower", "bratz-icon-flower"),
    ("Crown", "bratz-icon-crown"),
    ("Bow", "bratz-icon-bow"),
];

/// The icons that a table starts with when it names none, as they stand in files.
pub fn usual_icons() -> Vec<String> {
    USUAL_ICONS.map(|(name, _)| name.to_owned()).into()
}

/// An icon's name as it is shown: the usual ones in the language that is spoken, the table's own as they are; by its
/// number when nobody named it.
pub fn icon_name(icons: &[String], icon: Icon) -> String {
    let Some(name) = icons.get(icon.index()) else {
        return tell!("bratz-icon-number", number = icon.number());
    };
    let usual = USUAL_ICONS.into_iter().find(|(usual, _)| usual == name);
    let shown = usual.map(|(_, id)| tell!(id));
    // A table that has "Heart" and "Herz" tells them apart in every language.
    shown
        .filter(|shown| !icons.contains(shown))
        .unwrap_or_else(|| name.clone())
}

/// The names of all icons as they are shown, in order.
pub fn icon_names(icons: &[String]) -> Vec<String> {
    Icon::all(icons.len())
        .map(|icon| icon_name(icons, icon))
        .collect()
}

/// One thing that is wrong with what is written down of the pack and the players.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PackProblem {
    /// Nobody to go first.
    First(Seat),
    /// No name, or one that fits nowhere.
    Name(Seat),
    /// Two players of one name.
    SameName(String),
    /// Too few or too many icons.
    Icons {
        /// How many there are.
        count: usize,
        /// How many are needed.
        least: usize,
    },
    /// An icon's name that fits nowhere; which, from 1.
    IconName(usize),
    /// Two icons of one name.
    SameIcon(String),
    /// Fewer cards than are dealt, or more than any pack has.
    Deck {
        /// How many were written down.
        cards: u32,
        /// How many are needed to begin.
        least: u32,
    },
    /// A match format that cannot be.
    Format(FormatProblem),
}

impl fmt::Display for PackProblem {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&match self {
            Self::First(seat) => tell!("bratz-problem-first", seat = seat.to_string()),
            Self::Name(seat) => tell!("bratz-problem-name", seat = seat.to_string()),
            Self::SameName(name) => tell!("bratz-problem-same-name", name = name),
            Self::Icons { count, least } => {
                tell!("bratz-problem-icons", count = *count, least = *least)
            }
            Self::IconName(number) => tell!("bratz-problem-icon-name", number = *number),
            Self::SameIcon(name) => tell!("bratz-problem-same-icon", name = name),
            Self::Deck { cards, least } => {
                tell!("bratz-problem-deck", cards = *cards, least = *least)
            }
            Self::Format(why) => why.to_string(),
        })
    }
}

impl Error for PackProblem {}

/// What is written down of the pack and the players, to be checked.
pub(super) struct Pack<'a> {
    pub(super) players: &'a [String],
    pub(super) first: Seat,
    pub(super) icons: &'a [String],
    pub(super) least_icons: usize,
    pub(super) deck_size: Option<u32>,
    pub(super) least_cards: u32,
    pub(super) format: Format,
}

impl Pack<'_> {
    /// Everything that is wrong with it.
    pub(super) fn problems(&self) -> Vec<PackProblem> {
        let mut problems = Vec::new();
        if self.first.index() >= self.players.len() {
            problems.push(PackProblem::First(self.first));
        }
        for (seat, name) in Seat::all(self.players.len()).zip(self.players) {
            if !is_name(name) {
                problems.push(PackProblem::Name(seat));
            }
            if self.players[..seat.index()].contains(name) {
                problems.push(PackProblem::SameName(name.clone()));
            }
        }
        if !(self.least_icons..=MOST_ICONS).contains(&self.icons.len()) {
            problems.push(PackProblem::Icons {
                count: self.icons.len(),
                least: self.least_icons,
            });
        }
        for (at, icon) in self.icons.iter().enumerate() {
            if !is_name(icon) {
                problems.push(PackProblem::IconName(at.saturating_add(1)));
            }
            if self.icons[..at].contains(icon) {
                problems.push(PackProblem::SameIcon(icon.clone()));
            }
        }
        if let Some(cards) = self.deck_size
            && !(self.least_cards..=LARGEST_DECK).contains(&cards)
        {
            problems.push(PackProblem::Deck {
                cards,
                least: self.least_cards,
            });
        }
        problems.extend(self.format.problem().map(PackProblem::Format));
        problems
    }
}

/// Names for `count` players, of those given as far as they can be shown and are different.
pub(super) fn quick_names(given: &[&str], least: usize, most: usize) -> Vec<String> {
    let count = given.len().clamp(least, most);
    let mut names: Vec<String> = Vec::new();
    for at in 0..count {
        let name = given.get(at).map_or("", |name| name.trim());
        let usable = is_name(name) && !names.iter().any(|before| before == name);
        names.push(if usable {
            name.to_owned()
        } else {
            tell!("player-number", number = at.saturating_add(1))
        });
    }
    let double = (1..count).any(|at| names[..at].contains(&names[at]));
    if double {
        names = (1..=count)
            .map(|number| tell!("player-number", number = number))
            .collect();
    }
    names
}

/// The games of a match: who began each, and who has won those that are over.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Games {
    /// How many games make the match.
    pub format: Format,
    /// Who began each game so far, the one under way too.
    pub begun_by: Vec<Seat>,
    /// Who has won each game that is over, oldest first; nobody in a draw.
    pub won: Vec<SeatSet>,
}

impl Games {
    pub(super) fn new(format: Format, first: Seat) -> Self {
        Self {
            format,
            begun_by: vec![first],
            won: Vec::new(),
        }
    }

    /// Who begins the next game: who has begun least often, the nearest after the one who began last.
    pub fn next_first(&self, seats: usize) -> Seat {
        let begun = |seat: Seat| self.begun_by.iter().filter(|by| **by == seat).count();
        let mut seat = self.begun_by.last().copied().unwrap_or(Seat::FIRST);
        let mut best = seat.next(seats);
        for _ in 0..seats {
            seat = seat.next(seats);
            if begun(seat) < begun(best) {
                best = seat;
            }
        }
        best
    }

    /// True when the game that was begun last is over.
    pub fn is_over(&self) -> bool {
        self.won.len() >= self.begun_by.len()
    }

    /// How many games each seat has won.
    pub fn wins(&self, seats: usize) -> BySeat<i32> {
        sums(&self.played(seats), seats)
    }

    /// How the match has ended; none while another game follows. Those who are level share it, and nobody has won when
    /// nobody has won a game.
    pub(super) fn result(&self, seats: usize) -> Option<MatchResult> {
        match self.format.verdict(&self.played(seats), seats) {
            Verdict::GoesOn => None,
            Verdict::Won(seat) => Some(MatchResult::Won(seat)),
            Verdict::Level(_) if self.won.iter().all(|won| won.iter().next().is_none()) => {
                Some(MatchResult::Draw)
            }
            Verdict::Level(seats) => Some(MatchResult::Shared(seats.into_iter().collect())),
        }
    }

    fn played(&self, seats: usize) -> Vec<Played> {
        self.won
            .iter()
            .map(|won| Played::won_by(won.iter().collect(), seats))
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_has_not_begun_yet_begins_next_in_turn() {
        let mut games = Games::new(Format::BestOf(5), Seat(1));
        let mut order = Vec::new();
        for _ in 0..4 {
            let next = games.next_first(3);
            order.push(next);
            games.begun_by.push(next);
        }
        assert_eq!(order, [Seat(2), Seat(0), Seat(1), Seat(2)]);
    }

    #[test]
    fn quick_names_can_be_shown_and_are_different() {
        assert_eq!(quick_names(&["Mia"], 2, 6), ["Mia", "Player 2"]);
        assert_eq!(quick_names(&["Mia", "Mia"], 2, 6), ["Mia", "Player 2"]);
        assert_eq!(
            quick_names(&["Player 2", ""], 2, 6),
            ["Player 1", "Player 2"]
        );
        assert_eq!(quick_names(&["a"; 9], 2, 6).len(), 6);
    }

    #[test]
    fn a_match_in_which_nobody_won_a_game_is_a_draw() {
        let mut games = Games::new(Format::Single, Seat(0));
        games.won.push(SeatSet::default());
        assert_eq!(games.result(2), Some(MatchResult::Draw));
        games.won = vec![[Seat(0), Seat(1)].into_iter().collect()];
        assert_eq!(
            games.result(3),
            Some(MatchResult::Shared(
                [Seat(0), Seat(1)].into_iter().collect()
            ))
        );
    }
}
