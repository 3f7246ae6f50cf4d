//! `rollcall eval`: every clip of a folder before the judge, and what was called right.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{BufWriter, Write as _};
use std::path::{Path, PathBuf};

use clap::Args;
use image::ImageFormat;
use rayon::prelude::*;
use serde::Serialize;

use crate::camera::{Clip, Corners, FrameSource as _};
use crate::vision::Detector;
use crate::vision::witness::Witness;

use super::detect::{json_line, say, say_json};
use super::judging::{Cards, Heard, Limits, judge_prepared};
use super::report::{CallLine, EndLine};
use super::score::certainty::{Curve, Reliability};
use super::score::groups::Field;
use super::score::{End, Figures, Group, Judged, MoreRates, Rates, Row, Score, Trial, Truth};
use super::{Failure, Format, complain};

mod canvas;
mod curve;
mod notes;
mod sheet;
mod tables;

/// Judge every clip of a folder and count what was called right.
#[derive(Debug, Args)]
#[command(
    after_help = "Every rate has the bound on its unfavourable side that is 95 % sure; clips that were looked at while the judge was
worked on prove nothing.

Examples:
  rollcall eval path/to/clips --wrong
  rollcall eval path/to/clips --by light,elevation --curve curve.png
  rollcall eval path/to/clips --find-cards --calls calls.jsonl"
)]
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
    /// Count apart by what the labels say of the scene; several fields with commas between.
    #[arg(long, value_enum, value_name = "FIELD", value_delimiter = ',')]
    by: Vec<Field>,
    /// Draw right answers against answered rolls, and stated certainty against what was right, into this PNG.
    #[arg(long, value_name = "FILE.png")]
    curve: Option<PathBuf>,
    /// Write a PNG of every clip that was called wrong, asked about or not called into this folder, and index.txt.
    #[arg(long, value_name = "DIR")]
    evidence: Option<PathBuf>,
    /// Show what each witness adds: what would be called without it.
    #[arg(long)]
    witnesses: bool,
}

/// One clip, judged.
struct Done {
    name: String,
    lines: Vec<String>,
    warnings: Vec<String>,
    trial: Option<Trial>,
    /// The same without each of the witnesses, where that is asked for.
    without: Vec<Trial>,
}

/// The JSON form of the result.
#[derive(Serialize)]
struct Outcome<'a> {
    outcomes: BTreeMap<String, Row>,
    all: Row,
    no_output: usize,
    figures: Figures,
    rates: Rates,
    more_rates: MoreRates,
    reliability: Reliability,
    curve: Curve,
    by: BTreeMap<String, Vec<Group>>,
    trials: Vec<TrialLine<'a>>,
    without: BTreeMap<&'a str, WithoutLine>,
}

/// The JSON form of what would come of the judge without one witness.
#[derive(Serialize)]
struct WithoutLine {
    all: Row,
    rates: Rates,
    reliability: Reliability,
    area_under_risk_percent: Option<f64>,
}

impl From<&Score> for WithoutLine {
    fn from(score: &Score) -> Self {
        Self {
            all: score.total(),
            rates: score.rates(),
            reliability: score.reliability(),
            area_under_risk_percent: score.curve().area_under_risk_percent,
        }
    }
}

/// The JSON form of a clip that was not called as it should be.
#[derive(Serialize)]
struct TrialLine<'a> {
    clip: &'a str,
    outcome: &'a str,
    end: End,
    call: Option<CallLine<'a>>,
    picture: Option<&'a str>,
}

impl<'a> TrialLine<'a> {
    fn new(trial: &'a Trial) -> Self {
        Self {
            clip: &trial.clip,
            outcome: &trial.truth.outcome,
            end: trial.end,
            call: trial
                .counts
                .as_ref()
                .map(|call| CallLine::new(&trial.clip, call)),
            picture: trial.picture.as_deref(),
        }
    }
}

impl Eval {
    /// Runs it over every clip, as many at a time as there are cores.
    ///
    /// # Errors
    /// When the folder holds no clip, a clip cannot be used (the others are judged first) or a file not be written.
    pub fn run(self) -> Result<(), Failure> {
        let clips = self.list()?;
        // First, so that a file that cannot be written is known before minutes of work.
        let mut calls = self.calls.as_deref().map(created).transpose()?;
        let curve = self.curve.as_deref().map(created).transpose()?;
        if let Some(folder) = &self.evidence {
            std::fs::create_dir_all(folder).map_err(|error| unwritable(folder, &error))?;
        }
        let done: Vec<Result<Done, Failure>> =
            clips.par_iter().map(|clip| self.one(clip)).collect();
        let mut score = Score::default();
        let mut without: Vec<(&str, Score)> = if self.witnesses {
            Witness::ALL.map(|w| (w.name(), Score::default())).to_vec()
        } else {
            Vec::new()
        };
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
            if let Some(trial) = clip.trial {
                score.add(trial);
            }
            for ((_, score), trial) in without.iter_mut().zip(clip.without) {
                score.add(trial);
            }
        }
        if let (Some(file), Some(path)) = (&mut calls, &self.calls) {
            file.flush().map_err(|error| unwritable(path, &error))?;
        }
        if let (Some(mut file), Some(path)) = (curve, &self.curve) {
            curve::drawn(&score)
                .write_to(&mut file, ImageFormat::Png)
                .map_err(|error| unwritable(path, &error))?;
            file.flush().map_err(|error| unwritable(path, &error))?;
        }
        if let Some(folder) = &self.evidence {
            let path = folder.join("index.txt");
            std::fs::write(&path, sheet::index(score.trials()))
                .map_err(|error| unwritable(&path, &error))?;
        }
        self.print(&score, &without, unusable.len())?;
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
        let mut gates = None;
        let prepare = |detector: &mut Detector| {
            if self.evidence.is_some() || self.witnesses {
                detector.on_evidence(notes::hear);
            }
        };
        let mut hear = |heard: Heard<'_>| {
            match heard {
                Heard::Warning(reason) => warnings.push(reason.to_owned()),
                Heard::Order(_) => {}
                Heard::Call(call, _, as_they_lie) => {
                    lines.push(json_line(&CallLine::new(&name, call))?);
                    calls.push(call.clone());
                    gates = Some(as_they_lie.to_vec());
                }
            }
            Ok(())
        };
        // Whatever a clip that ended early has left there is not this one's.
        notes::take();
        let finished = judge_prepared(&mut clip, cards, Limits::default(), &prepare, &mut hear)?;
        let notes = notes::take();
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
        let judged = Judged {
            calls,
            found,
            look_micros_p50,
            frames: finished.frames,
        };
        let without = match &truth {
            Some(truth) if self.witnesses => (0..Witness::ALL.len())
                .map(|witness| {
                    let judged = Judged {
                        calls: notes::calls_without(&notes, witness),
                        ..judged.clone()
                    };
                    Trial::of(&name, truth, &judged)
                })
                .collect(),
            _ => Vec::new(),
        };
        let mut trial = truth.map(|truth| Trial::of(&name, &truth, &judged));
        if let (Some(trial), Some(to)) = (&mut trial, &self.evidence)
            && trial.is_notable()
            && !trial.truth.skip
        {
            let gates = gates.unwrap_or(finished.gates);
            trial.picture = Some(sheet::write(
                to,
                folder,
                trial,
                &notes,
                &gates,
                finished.frames,
            )?);
        }
        Ok(Done {
            trial,
            without,
            name,
            lines,
            warnings,
        })
    }

    fn print(
        &self,
        score: &Score,
        without: &[(&str, Score)],
        no_output: usize,
    ) -> Result<(), Failure> {
        let figures = score.figures();
        if self.format == Format::Json {
            return say_json(&Outcome {
                outcomes: score.rows(),
                all: score.total(),
                no_output,
                figures,
                rates: score.rates(),
                more_rates: score.more_rates(),
                reliability: score.reliability(),
                curve: score.curve(),
                by: self
                    .by
                    .iter()
                    .map(|field| (field.name(), score.groups(*field)))
                    .collect(),
                trials: score
                    .trials()
                    .iter()
                    .filter(|t| t.is_notable())
                    .map(TrialLine::new)
                    .collect(),
                without: without
                    .iter()
                    .map(|(name, score)| (*name, score.into()))
                    .collect(),
            });
        }
        let by = self
            .by
            .iter()
            .map(|field| tables::groups(*field, &score.groups(*field)));
        let tables = [
            tables::outcomes(score),
            tables::rates(score),
            tables::figures(&figures),
            tables::reliability(&score.reliability()),
            tables::curve(&score.curve(), &score.total()),
        ];
        say(&tables
            .into_iter()
            .chain(by)
            .chain(self.witnesses.then(|| tables::witnesses(score, without)))
            .collect::<Vec<_>>()
            .join("\n\n"))?;
        if self.wrong {
            say("")?;
            for sentence in score.wrong() {
                say(&format!("  {sentence}"))?;
            }
        }
        Ok(())
    }
}

fn created(path: &Path) -> Result<BufWriter<File>, Failure> {
    let file = File::create(path).map_err(|error| unwritable(path, &error))?;
    Ok(BufWriter::new(file))
}

fn unwritable(path: &Path, error: &dyn std::fmt::Display) -> Failure {
    Failure::Unusable(format!("{}: it cannot be written: {error}", path.display()))
}
