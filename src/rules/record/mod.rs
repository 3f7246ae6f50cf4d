//! What a match comes to, worked out from its log, and what many matches come to.
//!
//! | file | what it is |
//! | --- | --- |
//! | `mod.rs` | [`MatchRecord`]: the few numbers of one match that lists and statistics need |
//! | `count.rs` | how they are counted, game by game |
//! | `sums.rs` | [`Statistics`]: wins, streaks, rolls and points over many matches |
//!
//! Everything follows from the log, so a record can be thrown away and worked out anew at any time. A [`Mark`] is what
//! people say of a match; it stands beside the log and never in it.

mod count;
mod sums;

use serde::{Deserialize, Serialize};

use super::bakugan::Attribute;
use super::tongue::tell;
use super::{GameKind, MatchResult, Stamp, Table};

pub use sums::{CameraDay, PlayerSums, Statistics, ToySums};

/// What people say of a match: such a match is kept out of the statistics.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mark {
    /// It does not count: a try, or with other rules.
    Unofficial,
    /// It was left and will not be played to its end.
    Abandoned,
    /// A rule was overlooked, so its result means nothing.
    PlayedWrong,
}

impl Mark {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Unofficial, Self::Abandoned, Self::PlayedWrong];

    /// The word by which files name it.
    pub fn word(self) -> &'static str {
        match self {
            Self::Unofficial => "unofficial",
            Self::Abandoned => "abandoned",
            Self::PlayedWrong => "played_wrong",
        }
    }

    /// It in words.
    pub fn name(self) -> String {
        tell!("match-mark", mark = self.word())
    }
}

/// The numbers of one match that lists and statistics need.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MatchRecord {
    /// Which rulebook.
    pub game: GameKind,
    /// The players, in seat order.
    pub players: Vec<PlayerRecord>,
    /// How it ended; none while it is not over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<MatchResult>,
    /// How many entries its log has.
    pub entries: usize,
    /// When its first entry was made.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<Stamp>,
    /// When its last entry was made.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last: Option<Stamp>,
    /// How the camera did.
    #[serde(default, skip_serializing_if = "CameraRecord::is_empty")]
    pub camera: CameraRecord,
}

/// What one player did in a match.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerRecord {
    /// The name.
    pub name: String,
    /// The points at the end: of the whole match where it has several games.
    pub score: i32,
    /// Bakugan: each toy with its rolls.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub toys: Vec<ToyRecord>,
    /// Bakugan: gates won, over all games of the match.
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub gates: u32,
    /// Bakugan: the totals with which battles were won, as far as they are known.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub winning_power: Vec<i32>,
    /// Kaboodl: what the points of all counted rounds are made of.
    #[serde(default, skip_serializing_if = "KaboodlParts::is_empty")]
    pub kaboodl: KaboodlParts,
    /// All Out: sets laid down.
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub sets: u32,
    /// All Out: games won with a set of ten.
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub tens: u32,
}

/// The rolls of one toy in a match.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ToyRecord {
    /// Its name; none when it was not entered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Its Attribute; none when it was not entered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub attribute: Option<Attribute>,
    /// How often it was rolled and judged.
    pub rolled: u32,
    /// How often it then stood on a gate.
    pub stood: u32,
}

/// What Kaboodl points are made of, in points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct KaboodlParts {
    /// For Kaboodl cards.
    pub cards: i32,
    /// For threes of a kind.
    pub threes: i32,
    /// For fours with the same dots.
    pub fours: i32,
    /// For cards left in the hand: none or negative.
    pub hand: i32,
    /// Set by hand.
    pub by_hand: i32,
}

impl KaboodlParts {
    /// True when nothing was counted.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// All of them together.
    pub fn total(&self) -> i32 {
        let all = [self.cards, self.threes, self.fours, self.hand, self.by_hand];
        all.into_iter().fold(0, i32::saturating_add)
    }

    /// Takes others in.
    pub fn add(&mut self, more: &Self) {
        for (mine, more) in [
            (&mut self.cards, more.cards),
            (&mut self.threes, more.threes),
            (&mut self.fours, more.fours),
            (&mut self.hand, more.hand),
            (&mut self.by_hand, more.by_hand),
        ] {
            *mine = mine.saturating_add(more);
        }
    }
}

/// How the camera did: every call that was entered is in exactly one of the three.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct CameraRecord {
    /// Calls of which it was sure or quite sure, and which stand.
    pub agreed: u32,
    /// Calls of which it was not sure, so that the referee was asked, and which stand.
    pub asked: u32,
    /// Calls that were entered and then corrected or taken back.
    pub overruled: u32,
}

impl CameraRecord {
    /// True when the camera called nothing.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// How many calls it made.
    pub fn calls(&self) -> u32 {
        self.agreed
            .saturating_add(self.asked)
            .saturating_add(self.overruled)
    }

    /// Takes others in.
    pub fn add(&mut self, more: &Self) {
        self.agreed = self.agreed.saturating_add(more.agreed);
        self.asked = self.asked.saturating_add(more.asked);
        self.overruled = self.overruled.saturating_add(more.overruled);
    }
}

fn is_nothing(number: &u32) -> bool {
    *number == 0
}

impl MatchRecord {
    /// The record of a match as far as it went.
    pub fn of(table: &Table) -> Self {
        count::record(table)
    }

    /// True when it counts in the statistics: it is over, was not broken off, and nobody marked it.
    pub fn counts(&self, mark: Option<Mark>) -> bool {
        mark.is_none()
            && self
                .result
                .is_some_and(|result| result != MatchResult::Abandoned)
    }

    /// True when the player at this seat has won, alone or with others.
    pub fn is_won_by(&self, seat: usize) -> bool {
        let winners = self.result.map(MatchResult::winners).unwrap_or_default();
        winners.iter().any(|winner| winner.index() == seat)
    }
}
