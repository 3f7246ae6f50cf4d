//! `rollcall replay`: a kept match, its log and how it stands.

use std::path::PathBuf;

use clap::Args;
use serde::Serialize;

use super::detect::{say_json, say_plainly};
use super::state::{self, DamageLine, STATE_FIELDS, SourceLine};
use super::{Failure, Format, complain};
use crate::rules::{Ground, LogLine, Table};
use crate::store::read_table;

/// Print a kept match: its log as sentences, the score with its parts, and where everything is.
///
/// A damaged journal gives its good part; what is wrong, and where, is said on standard error. Nothing is changed.
#[derive(Debug, Args)]
#[command(after_long_help = after_help())]
pub struct Replay {
    /// A journal: a file that ends in .journal in the data folder.
    #[arg(value_name = "JOURNAL")]
    journal: PathBuf,
    /// Stop after this many entries.
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// How it is printed.
    #[arg(long, value_enum, default_value = "text")]
    format: Format,
}

fn after_help() -> String {
    format!(
        "In the text, x marks what has been taken back or corrected, [..] says who entered it, (..) what a ruling \
         rests on.\n\nWith --format json, a line for each entry of the log:
  event         \"entry\"
  number        counts from 1
  at_millis     when, in milliseconds since 1970-01-01 UTC
  source        \"referee\", \"camera\" (with frame and certainty_percent) or \"rule\"
  in_force      false once it has been taken back or corrected
  said          what happened, one sentence each
  grounds       what its rulings rest on: kind (\"sheet\", \"inferred\", \"house\", \"referee\") and words
and at the end how the match stands:\n{STATE_FIELDS}"
    )
}

/// One entry, as printed with `--format json`.
#[derive(Debug, Serialize)]
struct EntryLine {
    event: &'static str,
    number: u32,
    at_millis: u64,
    #[serde(flatten)]
    source: SourceLine,
    in_force: bool,
    said: Vec<String>,
    grounds: Vec<Ground>,
}

impl Replay {
    /// Prints it.
    ///
    /// # Errors
    /// When the file cannot be read or does not begin as a match.
    pub fn run(&self) -> Result<(), Failure> {
        let kept = read_table(&self.journal).map_err(|why| Failure::Unusable(why.to_string()))?;
        let table = match self.at {
            Some(entries) => kept.table.until(entries),
            None => kept.table,
        };
        let damage = kept.damage.map(|damage| DamageLine {
            line: damage.line,
            why: damage.why,
        });
        match self.format {
            Format::Text => in_words(&table)?,
            Format::Json => as_json(&table, damage.as_ref())?,
        }
        if let Some(damage) = damage {
            complain(&format!(
                "rollcall: line {} cannot be read ({}); what stands before it is good: {}",
                damage.line,
                damage.why,
                self.journal.display()
            ));
        }
        Ok(())
    }
}

fn in_words(table: &Table) -> Result<(), Failure> {
    for line in table.board().log() {
        let mark = if line.in_force { ' ' } else { 'x' };
        let said = line.sentences.join(" ");
        let grounds: Vec<&str> = line.grounds.iter().map(|g| g.words.as_str()).collect();
        let grounds = match grounds.as_slice() {
            [] => String::new(),
            grounds => format!("  ({})", grounds.join("; ")),
        };
        say_plainly(&format!(
            "{mark}{:>4}  {said}  [{}]{grounds}",
            line.number, line.source
        ))?;
    }
    state::in_words(table)
}

fn as_json(table: &Table, damage: Option<&DamageLine>) -> Result<(), Failure> {
    for line in table.board().log() {
        say_json(&entry_line(line))?;
    }
    state::as_json(table, damage)
}

fn entry_line(line: LogLine) -> EntryLine {
    EntryLine {
        event: "entry",
        number: line.number,
        at_millis: line.at.millis(),
        source: line.source.into(),
        in_force: line.in_force,
        said: line.sentences,
        grounds: line.grounds,
    }
}
