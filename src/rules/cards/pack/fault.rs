//! What is wrong with a file, and where.

use std::fmt;
use std::ops::Range;

use super::MOST_FAULTS;
use crate::rules::script::nearest;

/// How many characters of somebody's word are repeated: a file that is no pack can hold words of any length.
const SHOWN_AT_MOST: usize = 60;
/// How many known words are listed.
const KNOWN_AT_MOST: usize = 24;

/// One thing that is wrong, with its place and what to do.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// The file, by its name in the folder of the pack.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// The character of the line, from 1; of a table of cards the column of the table, from 1.
    pub column: usize,
    /// The field that is meant.
    pub field: String,
    /// What is wrong with it, and how it would be right.
    pub why: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            file,
            line,
            column,
            field,
            why,
        } = self;
        // The name of a file can hold signs that steer a terminal.
        let file = file.replace(char::is_control, "\u{fffd}");
        write!(out, "{file}:{line}:{column}: {field}: {why}")
    }
}

/// Faults as they are found, up to the number that is told.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Faults {
    /// Those that are told, in the order in which they were found.
    pub told: Vec<Fault>,
    /// How many there are besides.
    pub more: usize,
}

impl Faults {
    /// One more.
    pub fn add(&mut self, fault: Fault) {
        if self.told.len() < MOST_FAULTS {
            self.told.push(fault);
        } else {
            self.more += 1;
        }
    }

    /// True when nothing is wrong.
    pub fn is_empty(&self) -> bool {
        self.told.is_empty()
    }
}

/// Where in a file the parts of a card stand.
#[derive(Debug, Clone)]
pub(super) enum Page<'a> {
    /// A TOML file: places are bytes of its text.
    Text {
        file: &'a str,
        text: &'a str,
        line_starts: Vec<usize>,
    },
    /// A row of a table of cards: places are its cells.
    Row { file: &'a str, line: usize },
}

impl<'a> Page<'a> {
    pub(super) fn of_text(file: &'a str, text: &'a str) -> Self {
        let breaks = text.bytes().enumerate().filter(|(_, byte)| *byte == b'\n');
        Self::Text {
            file,
            text,
            line_starts: [0]
                .into_iter()
                .chain(breaks.map(|(at, _)| at + 1))
                .collect(),
        }
    }

    /// Line and column of a place, both from 1.
    pub(super) fn place(&self, at: usize) -> (usize, usize) {
        match self {
            Self::Text {
                text, line_starts, ..
            } => {
                let line = line_starts.partition_point(|start| *start <= at).max(1);
                let start = line_starts.get(line - 1).copied().unwrap_or(0);
                let before = text.get(start..at).unwrap_or("");
                (line, before.chars().count() + 1)
            }
            Self::Row { line, .. } => (*line, at + 1),
        }
    }

    /// The text of the line in which a place lies; empty in a table.
    pub(super) fn line_at(&self, at: usize) -> &'a str {
        match self {
            Self::Text { text, .. } => {
                let (line, _) = self.place(at);
                text.lines().nth(line - 1).unwrap_or("")
            }
            Self::Row { .. } => "",
        }
    }

    /// What is wrong at a place.
    pub(super) fn fault(&self, span: &Range<usize>, field: &str, why: impl Into<String>) -> Fault {
        let (line, column) = self.place(span.start);
        let (Self::Text { file, .. } | Self::Row { file, .. }) = self;
        Fault {
            file: (*file).to_owned(),
            line,
            column,
            field: shown(field),
            why: why.into(),
        }
    }
}

/// A word as a fault repeats it: one line, and no longer than can be read.
pub(super) fn shown(word: &str) -> String {
    let plain = |letter: char| {
        if letter.is_control() {
            '\u{fffd}'
        } else {
            letter
        }
    };
    let mut shown: String = word.chars().map(plain).take(SHOWN_AT_MOST).collect();
    if word.chars().nth(SHOWN_AT_MOST).is_some() {
        shown.push('\u{2026}');
    }
    shown
}

/// What is said of a word that is none of the known ones: the nearest of them, else all.
pub(super) fn instead<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> String {
    let known: Vec<&str> = known.into_iter().collect();
    match nearest(word, known.iter().copied()) {
        Some(near) => format!("did you mean \"{near}\"?"),
        None => format!("it can be: {}", listed(&known)),
    }
}

/// Known words, as a fault lists them.
pub(super) fn listed(known: &[&str]) -> String {
    let first = known.get(..KNOWN_AT_MOST.min(known.len())).unwrap_or(&[]);
    first.join(", ")
}
