//! A match as a document that other programs and people can read, and back.
//!
//! | file | what it is |
//! | --- | --- |
//! | `mod.rs` | [`MatchFile`]: a whole match as JSON, and read again; see `format.md` |
//! | `tables.rs` | its log and its scores as tables |
//! | `report.rs` | one page to be read and printed |
#![doc = include_str!("format.md")]

mod report;
mod tables;

use std::fmt;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::all_out::AllOut;
use super::bakugan::Bakugan;
use super::got_five::GotFive;
use super::kaboodl::Kaboodl;
use super::record::Mark;
use super::script::with_nearest;
use super::{EntryOf, GameKind, Ledger, Rules, Stamp, Table};

pub use report::{Picture, report};
pub use tables::{entries_table, scores_table};

/// The version of the document.
pub const VERSION: u32 = 1;
/// What every document says of itself.
const WHAT: &str = "rollcall match";

/// A match with what people say of it, as it goes from one Rollcall to another.
#[derive(Debug, Clone)]
pub struct MatchFile {
    /// The match.
    pub table: Table,
    /// When it began.
    pub begun: Stamp,
    /// What people call it.
    pub name: Option<String>,
    /// Why it does not count; none when it does.
    pub mark: Option<Mark>,
}

/// The document.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Document<S, E> {
    what: String,
    version: u32,
    game: GameKind,
    begun_millis: Stamp,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    name: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    mark: Option<Mark>,
    /// For programs that do not know the rules; it follows from the entries, so it is not read.
    #[serde(default)]
    summary: Option<Summary>,
    setup: S,
    entries: Vec<E>,
}

/// How the match stands.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Summary {
    players: Vec<SummaryPlayer>,
    result: Option<String>,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SummaryPlayer {
    name: String,
    score: i32,
    has_won: bool,
}

/// As much as every version has.
#[derive(Debug, Deserialize)]
struct Peek {
    #[serde(default)]
    what: String,
    #[serde(default)]
    version: u32,
    #[serde(default)]
    game: String,
}

/// Why a document is no match, and where.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ImportProblem {
    /// Line and column, from 1; none when it is about all of it.
    pub at: Option<(usize, usize)>,
    /// What is wrong, and how it would be right.
    pub why: String,
}

impl ImportProblem {
    fn whole(why: impl Into<String>) -> Self {
        Self {
            at: None,
            why: why.into(),
        }
    }

    fn of(error: &serde_json::Error) -> Self {
        let said = error.to_string();
        // The place stands in front already.
        let why = said.split(" at line ").next().unwrap_or(&said);
        Self {
            at: Some((error.line(), error.column())),
            why: with_nearest(why),
        }
    }
}

impl fmt::Display for ImportProblem {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some((line, column)) = self.at {
            write!(out, "line {line}, column {column}: ")?;
        }
        out.write_str(&self.why)
    }
}

impl std::error::Error for ImportProblem {}

impl MatchFile {
    /// The document: one entry a line.
    ///
    /// # Errors
    /// When something in it cannot be written as JSON.
    pub fn to_json(&self) -> Result<String, String> {
        match &self.table {
            Table::Bakugan(ledger) => self.written(ledger),
            Table::Kaboodl(ledger) => self.written(ledger),
            Table::AllOut(ledger) => self.written(ledger),
            Table::GotFive(ledger) => self.written(ledger),
        }
        .map_err(|why| why.to_string())
    }

    fn written<R: Rules>(&self, ledger: &Ledger<R>) -> serde_json::Result<String> {
        let standing = ledger.now().standing();
        let scores = standing.match_scores.as_ref().unwrap_or(&standing.scores);
        let winners = standing.result.map(super::MatchResult::winners);
        let winners = winners.unwrap_or_default();
        let players = standing.names.iter().map(|(seat, name)| SummaryPlayer {
            name: name.clone(),
            score: scores.get(seat).copied().unwrap_or(0),
            has_won: winners.contains(&seat),
        });
        let document = Document {
            what: WHAT.to_owned(),
            version: VERSION,
            game: R::KIND,
            begun_millis: self.begun,
            name: self.name.clone(),
            mark: self.mark,
            summary: Some(Summary {
                players: players.collect(),
                result: standing.result.map(|result| {
                    result.headline(|seat| standing.names.get(seat).cloned().unwrap_or_default())
                }),
            }),
            setup: ledger.setup(),
            entries: Vec::<()>::new(),
        };
        let whole = serde_json::to_string_pretty(&document)?;
        // The entries come last; each is a line of its own.
        let head = whole.trim_end_matches(['}', '\n', ' ', ']']);
        let mut text = head.to_owned();
        for (at, entry) in ledger.entries().iter().enumerate() {
            text.push_str(if at == 0 { "\n    " } else { ",\n    " });
            text.push_str(&serde_json::to_string(entry)?);
        }
        text.push_str("\n  ]\n}\n");
        Ok(text)
    }

    /// Reads a document.
    ///
    /// # Errors
    /// When it is no match, of a later version, or does not follow from itself: where and why.
    pub fn from_json(text: &str) -> Result<Self, ImportProblem> {
        let peek: Peek = serde_json::from_str(text).map_err(|why| ImportProblem::of(&why))?;
        if peek.what != WHAT {
            return Err(ImportProblem::whole(format!(
                "this is no match of Rollcall: \"what\" must be \"{WHAT}\""
            )));
        }
        if peek.version > VERSION {
            return Err(ImportProblem::whole(format!(
                "version {} was written by a later Rollcall; this one reads version {VERSION}",
                peek.version
            )));
        }
        if peek.version == 0 {
            return Err(ImportProblem::whole(format!(
                "\"version\" is missing or 0; it must be {VERSION}"
            )));
        }
        match peek.game.as_str() {
            "Bakugan" => read::<Bakugan>(text, Table::Bakugan),
            "Kaboodl" => read::<Kaboodl>(text, Table::Kaboodl),
            "AllOut" => read::<AllOut>(text, Table::AllOut),
            "GotFive" => read::<GotFive>(text, Table::GotFive),
            other => Err(ImportProblem::whole(format!(
                "the game \"{other}\" is not known: it must be Bakugan, Kaboodl, AllOut or GotFive"
            ))),
        }
    }
}

fn read<R: Rules>(
    text: &str,
    table: impl Fn(Ledger<R>) -> Table,
) -> Result<MatchFile, ImportProblem>
where
    R::Setup: DeserializeOwned,
{
    let document: Document<R::Setup, EntryOf<R>> =
        serde_json::from_str(text).map_err(|why| ImportProblem::of(&why))?;
    let replay = Ledger::<R>::replay(document.setup, document.entries);
    if let Some(broken) = replay.broken {
        return Err(ImportProblem::whole(format!(
            "its log does not follow: {broken}"
        )));
    }
    Ok(MatchFile {
        table: table(replay.ledger),
        begun: document.begun_millis,
        name: document.name,
        mark: document.mark,
    })
}
