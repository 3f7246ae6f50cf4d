//! `rollcall eval`: every clip of a folder before the judge, and what was called right.

use std::fs::File;
use std::io::{BufWriter, Write as _};
use std::path::{Path, PathBuf};

use clap::Args;
use rayon::prelude::*;
use serde::Serialize;

use crate::camera::{Clip, Corners, FrameSource as _};

use super::detect::{json_line, say, say_json};
use super::judging::{Cards, Heard, Limits, judge};
use super::report::{CallLine, EndLine};
use super::score::{Figures, Judged, Row, Score, Truth};
use super::{Failure, Format, complain};

/// Judge every clip of a folder and count what was called right.
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  rollcall eval path/to/clips --wrong
  rollcall eval path/to/clips --find-cards --calls calls.jsonl")]
pub struct Eval {
    /// A folder of clip folders with labels (truth.json).
    #[arg(value_name = "CLIPS_DIR")]
    clips: PathBuf,
    /// Find the Gate cards in the picture instead of taking their corners from setup.json.
    #[arg(long)]
    find_cards: bool,
    /// How the result is printed.
    #[arg(long, value_enum, default_value = "text")]
    format: Format,
    /// Write the JSON lines of `detect` for every clip into this file.
    #[arg(long, value_name = "FILE")]
    calls: Option<PathBuf>,
    /// Name every clip that was called wrong.
    #[arg(long)]
    wrong: bool,
}

/// One clip, judged.
struct Done {
    name: String,
    lines: Vec<String>,
    warnings: Vec<String>,
    judged: Judged,
    truth: Option<Truth>,
}

/// The JSON form of the result.
#[derive(Serialize)]
struct Outcome<'a> {
    outcomes: &'a std::collections::BTreeMap<String, Row>,
    all: Row,
    no_output: usize,
    figures: Figures,
}

impl Eval {
    /// Runs it over every clip, as many at a time as there are cores.
    ///
    /// # Errors
    /// When the folder holds no clip, a clip cannot be used (the others are judged first) or the file not be written.
    pub fn run(self) -> Result<(), Failure> {
        let clips = self.list()?;
        // First, so that a file that cannot be written is known before minutes of work.
        let mut calls = match &self.calls {
            None => None,
            Some(path) => Some(BufWriter::new(
                File::create(path).map_err(|error| unwritable(path, &error))?,
            )),
        };
        let done: Vec<Result<Done, Failure>> =
            clips.par_iter().map(|clip| self.one(clip)).collect();
        let mut score = Score::default();
        let mut unusable = Vec::new();
        for clip in done {
            let clip = match clip {
                Ok(clip) => clip,
                Err(failure) => {
                    complain(&format!("rollcall: {failure}"));
                    unusable.push(failure);
                    continue;
                }
            };
            for warning in &clip.warnings {
                complain(&format!("warning: {}: {warning}", clip.name));
            }
            if let (Some(file), Some(path)) = (&mut calls, &self.calls) {
                for line in &clip.lines {
                    writeln!(file, "{line}").map_err(|error| unwritable(path, &error))?;
                }
            }
            if let Some(truth) = &clip.truth {
                score.add(&clip.name, truth, &clip.judged);
            }
        }
        if let (Some(file), Some(path)) = (&mut calls, &self.calls) {
            file.flush().map_err(|error| unwritable(path, &error))?;
        }
        self.print(&score, unusable.len())?;
        match unusable.len() {
            0 => Ok(()),
            one_or_more => Err(Failure::Unusable(format!(
                "{one_or_more} of {} clips could not be used",
                clips.len()
            ))),
        }
    }

    fn list(&self) -> Result<Vec<PathBuf>, Failure> {
        let unusable = |what: &dyn std::fmt::Display| {
            Failure::Unusable(format!("{}: {what}", self.clips.display()))
        };
        let mut clips: Vec<PathBuf> = std::fs::read_dir(&self.clips)
            .map_err(|error| unusable(&format!("the folder cannot be read: {error}")))?
            .filter_map(|entry| Some(entry.ok()?.path()))
            .filter(|path| path.is_dir() && Clip::is_here(path))
            .collect();
        clips.sort();
        if clips.is_empty() {
            return Err(unusable(
                &"it holds no clip: a clip is a folder with setup.json and frames/0001.jpg, 0002.jpg, ...",
            ));
        }
        Ok(clips)
    }

    fn one(&self, folder: &Path) -> Result<Done, Failure> {
        let (corners, cards) = if self.find_cards {
            (Corners::ToBeFound, Cards::Found)
        } else {
            (Corners::AsSetUp, Cards::AsSetUp)
        };
        let mut clip = Clip::open(folder, corners)?;
        let name = clip.info().name.clone();
        let (mut lines, mut warnings, mut calls) = (Vec::new(), Vec::new(), Vec::new());
        let finished = judge(&mut clip, cards, Limits::default(), &mut |heard| {
            match heard {
                Heard::Warning(reason) => warnings.push(reason.to_owned()),
                Heard::Call(call, ..) => {
                    lines.push(json_line(&CallLine::new(&name, call))?);
                    calls.push(call.clone());
                }
            }
            Ok(())
        })?;
        let end = EndLine::new(&name, &finished, self.find_cards);
        let look_micros_p50 = end.look_micros_p50();
        lines.push(json_line(&end)?);
        // The labels come last: nothing above can know them.
        let truth = Truth::of(folder).map_err(Failure::Unusable)?;
        let found = match (&truth, self.find_cards) {
            (Some(_), true) => {
                let set_up = Clip::open(folder, Corners::AsSetUp)?;
                let real = set_up.info().rig.as_ref().map(|rig| rig.gates().to_vec());
                Some((finished.gates.clone(), real.unwrap_or_default()))
            }
            _ => None,
        };
        Ok(Done {
            name,
            lines,
            warnings,
            judged: Judged {
                calls,
                found,
                look_micros_p50,
            },
            truth,
        })
    }

    fn print(&self, score: &Score, no_output: usize) -> Result<(), Failure> {
        let figures = score.figures();
        if self.format == Format::Json {
            return say_json(&Outcome {
                outcomes: score.rows(),
                all: score.total(),
                no_output,
                figures,
            });
        }
        say(&table(score))?;
        say(&figures_in_words(&figures))?;
        if self.wrong {
            for sentence in score.wrong() {
                say(&format!("  {sentence}"))?;
            }
        }
        Ok(())
    }
}

fn unwritable(path: &Path, error: &dyn std::fmt::Display) -> Failure {
    Failure::Unusable(format!("{}: it cannot be written: {error}", path.display()))
}

/// Head and cell of each column of the table.
type Column = (&'static str, fn(&Row) -> u64);

const COLUMNS: [Column; 12] = [
    ("clips", |row| row.clips),
    ("rolls", |row| row.rolls),
    ("answered", |row| row.answered),
    ("right", |row| row.right),
    ("ruled", |row| row.ruling_right),
    ("asked", |row| row.asked),
    ("asked_right", |row| row.asked_right),
    ("uncalled", |row| row.uncalled),
    ("false_calls", |row| row.false_calls),
    ("false_qs", |row| row.false_questions),
    ("extra_qs", |row| row.extra_questions),
    ("premature", |row| row.premature),
];

/// One line an outcome, one for all.
fn table(score: &Score) -> String {
    let mut lines = vec![format!("{:22}", "outcome")];
    lines[0].extend(COLUMNS.iter().map(|(head, _)| format!("{head:>12}")));
    let total = ("all".to_owned(), score.total());
    let rows = score.rows().iter().map(|(name, row)| (name.clone(), *row));
    for (name, row) in rows.chain([total]) {
        let cells = COLUMNS
            .iter()
            .map(|(_, cell)| format!("{:>12}", cell(&row)));
        lines.push(format!("{name:22}{}", cells.collect::<String>()));
    }
    lines.join("\n")
}

fn figures_in_words(figures: &Figures) -> String {
    let shown = |value: Option<f64>, unit: &str| {
        value.map_or_else(|| "-".to_owned(), |value| format!("{value:.1} {unit}"))
    };
    [
        format!(
            "right among answered {:.1} % (ruling right {:.1} %), answered {:.1} % of rolls, uncalled {}",
            figures.right_percent,
            figures.ruling_percent,
            figures.coverage_percent,
            figures.uncalled
        ),
        format!(
            "false calls {}, false questions {}, extra questions {}, premature {}; wrong answers at most {} (95 % sure)",
            figures.false_calls,
            figures.false_questions,
            figures.extra_questions,
            figures.premature,
            shown(figures.error_at_most_percent_95, "%")
        ),
        format!(
            "answer after rest: p50 {}, p95 {}; opening frame within 1: {:.1} %",
            shown(figures.latency_p50_ms, "ms"),
            shown(figures.latency_p95_ms, "ms"),
            figures.opened_within_1_percent
        ),
        format!(
            "a look: p50 {}, calm {}, moving {}",
            shown(figures.look_micros_p50, "us"),
            shown(figures.look_micros_calm_p50, "us"),
            shown(figures.look_micros_moving_p50, "us")
        ),
    ]
    .join("\n")
}
