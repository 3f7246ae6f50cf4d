//! One line of the log: when, by whom, what.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::Rules;
use super::tongue::tell;

/// A moment, in milliseconds since 1970-01-01 UTC. Handed in from outside: the rules own no clock.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Stamp(u64);

impl Stamp {
    /// From milliseconds since 1970-01-01 UTC.
    pub fn from_millis(millis: u64) -> Self {
        Self(millis)
    }

    /// Milliseconds since 1970-01-01 UTC.
    pub fn millis(self) -> u64 {
        self.0
    }
}

/// Who said so.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Source {
    /// The referee, by key or click.
    Referee,
    /// The camera's call.
    Camera {
        /// The frame after which it was made.
        frame: u64,
        /// How sure the judge was.
        certainty_percent: u8,
    },
    /// The rules themselves.
    Rule,
}

/// One line of the log.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry<C, E> {
    /// Counts from 1 without a gap.
    pub number: u32,
    /// When it was entered.
    pub at: Stamp,
    /// Who entered it.
    pub source: Source,
    /// What was entered.
    pub what: What<C, E>,
}

/// The entry of a rulebook `R`.
pub type EntryOf<R> = Entry<<R as Rules>::Command, <R as Rules>::Event>;

/// What an entry does.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum What<C, E> {
    /// A command was accepted.
    Did {
        /// The wish.
        command: C,
        /// What came of it.
        events: Vec<E>,
    },
    /// An entry was taken back: always the last step in force.
    Undid {
        /// Its number.
        entry: u32,
    },
    /// An entry was brought back: always the one taken back last.
    Redid {
        /// Its number.
        entry: u32,
    },
    /// An older entry was corrected. It keeps its place and its time; those after it were decided again.
    Replaced {
        /// The number of the corrected entry.
        entry: u32,
        /// House rules that had to be answered first.
        #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
        answers: Vec<C>,
        /// The wish that stands there now.
        command: C,
        /// What came of it.
        events: Vec<E>,
        /// What became of each entry after it, in order.
        after: Vec<Again<C, E>>,
    },
}

impl<C, E> What<C, E> {
    /// The events of this entry's own command; none for undo and redo.
    pub fn events(&self) -> &[E] {
        match self {
            Self::Did { events, .. } | Self::Replaced { events, .. } => events,
            Self::Undid { .. } | Self::Redid { .. } => &[],
        }
    }

    /// The command of this entry; none for undo and redo.
    pub fn command(&self) -> Option<&C> {
        match self {
            Self::Did { command, .. } | Self::Replaced { command, .. } => Some(command),
            Self::Undid { .. } | Self::Redid { .. } => None,
        }
    }
}

/// What became of one later entry when an older one was replaced.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Again<C, E> {
    /// The later entry's number.
    pub entry: u32,
    /// House rules that had to be answered first.
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    pub answers: Vec<C>,
    /// What became of it.
    pub fate: Fate<E>,
}

/// The fate of a later entry.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub enum Fate<E> {
    /// Its command still fits; these are its events now.
    Decided(Vec<E>),
    /// It no longer fits and the referee let it go; the sentence says why it did not fit.
    Dropped(String),
}

impl fmt::Display for Source {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&match self {
            Self::Referee => tell!("source-referee"),
            Self::Camera {
                certainty_percent, ..
            } => tell!(
                "source-camera",
                certainty = certainty_in_words(*certainty_percent)
            ),
            Self::Rule => tell!("source-rule"),
        })
    }
}

/// A certainty as people say it: sure, quite sure, not sure.
pub fn certainty_in_words(percent: u8) -> String {
    match percent {
        90.. => tell!("certainty-sure"),
        70..90 => tell!("certainty-quite-sure"),
        _ => tell!("certainty-not-sure"),
    }
}
