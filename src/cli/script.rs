//! `rollcall script`: a game from a plain text file, and what comes of each line.

use std::fmt::Write as _;
use std::io::Read as _;
use std::path::{Path, PathBuf};

use clap::Args;
use serde::Serialize;

use super::detect::{say_json, say_plainly};
use super::state::{self, STATE_FIELDS, SourceLine};
use super::{Failure, Format};
use crate::rules::rule_set::WrittenRuleSet;
use crate::rules::script::{
    GAMES, GENERAL, Line, Outcome, Problem, Ruling, Said, Usage, game_of, general_head, run,
};
use crate::store::rule_sets;

/// More than any game that people play; a file that is none would fill the memory.
const LARGEST_BYTES: u64 = 32 << 20;
/// A file in quite another form would name every one of its lines.
const PROBLEMS_AT_MOST: usize = 20;

/// Play a game from a script and print what comes of each line.
///
/// For each line: what happened, in words, with what each ruling rests on; or why the rules refuse it; or which house
/// rule must be answered first. At the end how the game stands. A script that cannot be read prints nothing else and
/// names each line and column.
#[derive(Debug, Args)]
#[command(after_long_help = after_help())]
pub struct Script {
    /// The script; - reads standard input.
    #[arg(value_name = "FILE")]
    script: PathBuf,
    /// A rule set in TOML that the script's head may name; may be given several times.
    #[arg(long, value_name = "FILE")]
    rules: Vec<PathBuf>,
    /// How it is printed.
    #[arg(long, value_enum, default_value = "text")]
    format: Format,
}

/// One whole example for each game, by the word that names it.
const EXAMPLES: &[(&str, &str)] = &[
    (
        "bakugan",
        include_str!("../../tests/data/scripts/bakugan_two_players.txt"),
    ),
    (
        "kaboodl",
        include_str!("../../tests/data/scripts/kaboodl.txt"),
    ),
    (
        "all_out",
        include_str!("../../tests/data/scripts/all_out_out_of_turn.txt"),
    ),
    (
        "got_five",
        include_str!("../../tests/data/scripts/got_five.txt"),
    ),
];

fn after_help() -> String {
    let mut help = "\
A script is plain text. The lines up to `begin` are the set-up; every line after it is one command. A # \
begins a comment. A name of several words is written as it is, or in \"quotes\". Small and capital \
letters are the same.

The set-up of every game:
"
    .to_owned();
    usages(&mut help, general_head());
    for game in GAMES.iter().filter(|game| !game.head.is_empty()) {
        let _ = writeln!(help, "\nThe set-up of game {} also:", game.word);
        usages(&mut help, game.head.iter().copied());
    }
    help += "\nCommands of every game:\n";
    usages(&mut help, GENERAL.into_iter());
    for game in GAMES {
        let _ = writeln!(help, "\nCommands of game {}:", game.word);
        usages(&mut help, game.commands.iter().copied());
    }
    let _ = write!(
        help,
        "
A line that begins with {{ is JSON: first {{\"game\":\"bakugan\",\"setup\":{{..}},\"rulings\":\"ask\"}}, with the set-up as a
journal's head has it; then {{\"command\":..}}, {{\"undo\":true}}, {{\"redo\":true}} or
{{\"replace\":{{\"entry\":3,\"command\":..,\"drop\":[5],\"stop_at\":7}}}}, each with \"source\" and \"at_millis\" if wished.

With --format json, for each line and each thing that came of it:
  event         \"entry\", \"refused\", \"ruling\" or \"line\" (nothing came of it)
  line, text    the line of the script
  entry         number, at_millis, source (frame, certainty_percent), said (sentence, ground: kind and words),
                put_right (after undo, redo and replace: what to do on the table)
  refused       why
  ruling        id, question, options (value, words, speaks_for; the first is the default), answered (or null)
and at the end:\n{STATE_FIELDS}\n"
    );
    for (game, example) in EXAMPLES {
        let _ = write!(help, "\nA whole game of {game}:\n\n{}", indented(example));
    }
    help
}

fn usages(help: &mut String, usages: impl Iterator<Item = Usage>) {
    for usage in usages {
        let _ = writeln!(help, "  {}\n      {}", usage.form, usage.means);
    }
}

fn indented(text: &str) -> String {
    text.lines().fold(String::new(), |mut all, line| {
        let _ = writeln!(all, "  {line}");
        all
    })
}

/// One thing that came of a line, as printed with `--format json`.
#[derive(Debug, Serialize)]
struct ResultLine<'a> {
    event: &'static str,
    line: usize,
    text: &'a str,
    #[serde(flatten)]
    came: Came<'a>,
}

#[derive(Debug, Serialize)]
#[serde(untagged)]
enum Came<'a> {
    Entry {
        number: u32,
        at_millis: u64,
        #[serde(flatten)]
        source: SourceLine,
        said: &'a [Said],
        put_right: &'a [String],
    },
    Refused {
        why: &'a str,
    },
    Ruling {
        #[serde(flatten)]
        ruling: &'a Ruling,
        answered: Option<&'static str>,
    },
    Nothing {},
}

impl Script {
    /// Plays it.
    ///
    /// # Errors
    /// When the script or a rule set cannot be read; every line that cannot is named.
    pub fn run(&self) -> Result<(), Failure> {
        let name = if self.script == Path::new("-") {
            "standard input".to_owned()
        } else {
            self.script.display().to_string()
        };
        let text = self
            .text()
            .map_err(|why| Failure::Unusable(format!("{why}: {name}")))?;
        let sets = self.rule_sets(&text)?;
        let ran = run(&text, &sets)
            .map_err(|problems| Failure::Unusable(all_in_words(&problems, &name)))?;
        for line in &ran.lines {
            match self.format {
                Format::Text => in_words(line)?,
                Format::Json => as_json(line)?,
            }
        }
        match self.format {
            Format::Text => state::in_words(&ran.table),
            Format::Json => state::as_json(&ran.table, None),
        }
    }

    /// The rule sets of `--rules`, which must be for the script's game.
    fn rule_sets(&self, script: &str) -> Result<Vec<WrittenRuleSet>, Failure> {
        let mut sets = Vec::new();
        for path in &self.rules {
            let (game, set) =
                rule_sets::read_written(path).map_err(|why| Failure::Unusable(why.to_string()))?;
            if let Ok(wanted) = game_of(script)
                && wanted.kind != game.kind
            {
                return Err(Failure::Unusable(format!(
                    "this rule set is for {}, and the script is of {}: {}",
                    game.word,
                    wanted.word,
                    path.display()
                )));
            }
            sets.push(set);
        }
        Ok(sets)
    }

    fn text(&self) -> Result<String, String> {
        let cannot = |why: std::io::Error| format!("it cannot be read ({why})");
        let mut bytes = Vec::new();
        let read = if self.script == Path::new("-") {
            let input = std::io::stdin().lock();
            input.take(LARGEST_BYTES + 1).read_to_end(&mut bytes)
        } else {
            let file = std::fs::File::open(&self.script).map_err(cannot)?;
            file.take(LARGEST_BYTES + 1).read_to_end(&mut bytes)
        };
        read.map_err(cannot)?;
        if bytes.len() as u64 > LARGEST_BYTES {
            return Err("it is larger than 32 MB, which no script is".to_owned());
        }
        String::from_utf8(bytes).map_err(|why| {
            let good = &why.as_bytes()[..why.utf8_error().valid_up_to()];
            let line = good.iter().filter(|byte| **byte == b'\n').count() + 1;
            let last = good.rsplit(|byte| *byte == b'\n').next().unwrap_or(good);
            let column = String::from_utf8_lossy(last).chars().count() + 1;
            format!("line {line}, column {column}: this is not text; save the script as UTF-8")
        })
    }
}

fn all_in_words(problems: &[Problem], name: &str) -> String {
    let mut said: Vec<String> = problems
        .iter()
        .take(PROBLEMS_AT_MOST)
        .map(|problem| format!("{problem}: {name}"))
        .collect();
    if let Some(more) = problems.len().checked_sub(PROBLEMS_AT_MOST + 1) {
        said.push(format!("{} more lines cannot be read: {name}", more + 1));
    }
    said.join("\nrollcall: ")
}

fn in_words(line: &Line) -> Result<(), Failure> {
    say_plainly(&format!("{:>4}  {}", line.number, line.text))?;
    for result in &line.results {
        match result {
            Outcome::Entered {
                number,
                source,
                said,
                put_right,
                ..
            } => {
                for (at, said) in said.iter().enumerate() {
                    let number = match at {
                        0 => number.to_string(),
                        _ => String::new(),
                    };
                    let ground = said
                        .ground
                        .as_ref()
                        .map_or_else(String::new, |ground| format!("  [{}]", ground.words));
                    let source = match (at, source) {
                        (0, crate::rules::Source::Referee) => String::new(),
                        (0, source) => format!("  ({source})"),
                        _ => String::new(),
                    };
                    say_plainly(&format!(
                        "        {number:>4}  {}{ground}{source}",
                        said.sentence
                    ))?;
                }
                for sentence in put_right {
                    say_plainly(&format!("              On the table: {sentence}"))?;
                }
            }
            Outcome::Refused(why) => {
                // A refusal may end with the question that is asked now, a sentence of its own.
                let why = why.trim_end_matches('.');
                say_plainly(&format!("           x  Refused: {why}."))?;
            }
            Outcome::NeedsRuling { ruling, answered } => {
                say_plainly(&format!(
                    "           ?  House rule {}: {}",
                    ruling.id, ruling.question
                ))?;
                for option in &ruling.options {
                    say_plainly(&format!(
                        "              {}: {}. For it: {}",
                        option.value, option.words, option.speaks_for
                    ))?;
                }
                say_plainly(&match answered {
                    Some(value) => format!("              Answered with the default: {value}."),
                    None => format!(
                        "              Nothing is done: say rule {} and a value, then the line again.",
                        ruling.id
                    ),
                })?;
            }
        }
    }
    Ok(())
}

fn as_json(line: &Line) -> Result<(), Failure> {
    let print = |event, came| {
        say_json(&ResultLine {
            event,
            line: line.number,
            text: &line.text,
            came,
        })
    };
    if line.results.is_empty() {
        print("line", Came::Nothing {})?;
    }
    for result in &line.results {
        match result {
            Outcome::Entered {
                number,
                at,
                source,
                said,
                put_right,
            } => print(
                "entry",
                Came::Entry {
                    number: *number,
                    at_millis: at.millis(),
                    source: (*source).into(),
                    said,
                    put_right,
                },
            )?,
            Outcome::Refused(why) => print("refused", Came::Refused { why })?,
            Outcome::NeedsRuling { ruling, answered } => print(
                "ruling",
                Came::Ruling {
                    ruling,
                    answered: *answered,
                },
            )?,
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_help_has_a_whole_game_of_every_game() {
        for game in GAMES {
            let example = EXAMPLES.iter().find(|(word, _)| *word == game.word);
            let (_, example) = example.unwrap_or_else(|| panic!("none of {}", game.word));
            let ran = run(example, &[]).expect("it can be read");
            assert_eq!(ran.table.kind(), game.kind);
            assert!(ran.table.board().standing().result.is_some());
        }
    }
}
