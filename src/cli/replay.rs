//! `rollcall replay`: a kept match, its log and where everything is.

use std::path::PathBuf;

use clap::Args;
use serde::Serialize;

use super::detect::{say, say_json};
use super::{Failure, Format, complain};
use crate::rules::{LogLine, MatchResult, Source, Table};
use crate::store::{Damage, read_table};

/// Print a kept match: its log as sentences, the score, and where everything is.
///
/// A damaged journal gives its good part; what is wrong, and where, is said on standard error. Nothing is changed.
#[derive(Debug, Args)]
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

/// One entry, as printed with `--format json`.
#[derive(Debug, Serialize)]
struct EntryLine {
    event: &'static str,
    number: u32,
    at_millis: u64,
    source: &'static str,
    frame: Option<u64>,
    certainty_percent: Option<u8>,
    in_force: bool,
    said: Vec<String>,
}

/// The end, as printed with `--format json`.
#[derive(Debug, Serialize)]
struct StateLine {
    event: &'static str,
    game: &'static str,
    players: Vec<PlayerLine>,
    turn: Option<String>,
    result: Option<&'static str>,
    winner: Option<String>,
    prompt: String,
    state: Vec<String>,
    damage: Option<DamageLine>,
}

/// One player, as printed with `--format json`.
#[derive(Debug, Serialize)]
struct PlayerLine {
    name: String,
    score: i32,
}

/// What is wrong with the journal, as printed with `--format json`.
#[derive(Debug, Serialize)]
struct DamageLine {
    line: usize,
    why: String,
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
        match self.format {
            Format::Text => in_words(&table)?,
            Format::Json => as_json(&table, kept.damage.as_ref())?,
        }
        if let Some(damage) = &kept.damage {
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
    let board = table.board();
    for line in board.log() {
        let mark = if line.in_force { ' ' } else { 'x' };
        let said = line.sentences.join(" ");
        say(&format!(
            "{mark}{:>4}  {said}  [{}]",
            line.number, line.source
        ))?;
    }
    let standing = board.standing();
    let scores: Vec<String> = standing
        .names
        .iter()
        .map(|(seat, name)| format!("{name} {}", standing.scores.get(seat).copied().unwrap_or(0)))
        .collect();
    say(&format!(
        "\n{}: {}",
        table.kind().name(),
        scores.join(" : ")
    ))?;
    let prompt = board.prompt();
    say(&format!("{}. {}", prompt.headline, prompt.detail))?;
    for sentence in board.describe() {
        say(&sentence)?;
    }
    Ok(())
}

fn as_json(table: &Table, damage: Option<&Damage>) -> Result<(), Failure> {
    let board = table.board();
    for line in board.log() {
        say_json(&entry_line(line))?;
    }
    let standing = board.standing();
    let name = |seat| standing.names.get(seat).cloned();
    let (result, winner) = match standing.result {
        None => (None, None),
        Some(MatchResult::Won(seat)) => (Some("won"), name(seat)),
        Some(MatchResult::Shared(_)) => (Some("shared"), None),
        Some(MatchResult::Draw) => (Some("draw"), None),
        Some(MatchResult::Abandoned) => (Some("abandoned"), None),
    };
    say_json(&StateLine {
        event: "state",
        game: table.kind().name(),
        players: standing
            .names
            .iter()
            .map(|(seat, name)| PlayerLine {
                name: name.clone(),
                score: standing.scores.get(seat).copied().unwrap_or(0),
            })
            .collect(),
        turn: standing.turn.and_then(name),
        result,
        winner,
        prompt: board.prompt().headline,
        state: board.describe(),
        damage: damage.map(|damage| DamageLine {
            line: damage.line,
            why: damage.why.clone(),
        }),
    })
}

fn entry_line(line: LogLine) -> EntryLine {
    let (source, frame, certainty_percent) = match line.source {
        Source::Referee => ("referee", None, None),
        Source::Rule => ("rule", None, None),
        Source::Camera {
            frame,
            certainty_percent,
        } => ("camera", Some(frame), Some(certainty_percent)),
    };
    EntryLine {
        event: "entry",
        number: line.number,
        at_millis: line.at.millis(),
        source,
        frame,
        certainty_percent,
        in_force: line.in_force,
        said: line.sentences,
    }
}
