//! Counts what was called right, by the labels of the clips. Only `eval` uses this; the judge never sees a label.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::vision::{Call, GateInImage, Pose};

pub mod bounds;
pub mod certainty;
mod counts;
pub mod groups;
mod truth;

pub use counts::{Figures, Group, MoreRates, Rates, Row};
pub use truth::{Scene, TrueObject, Truth};

use bounds::{HourlyRate, Rate};
use certainty::{Claim, Curve, Reliability};
use groups::Field;

/// A called gate in the clip's own numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum CalledGate {
    None,
    Number(usize),
    /// A card that the judge found and the clip does not know.
    Unknown,
}

impl CalledGate {
    fn is(self, gate: Option<usize>) -> bool {
        match self {
            Self::None => gate.is_none(),
            Self::Number(number) => gate == Some(number),
            Self::Unknown => false,
        }
    }
}

/// What the judge made of one clip.
#[derive(Debug, Clone, Default)]
pub struct Judged {
    /// Its calls, in order.
    pub calls: Vec<Call>,
    /// The cards it found and the cards of the set-up, when it had to find them itself.
    pub found: Option<(Vec<GateInImage>, Vec<GateInImage>)>,
    /// Medians of its look times in microseconds: all, calm, moving.
    pub look_micros_p50: [Option<f64>; 3],
    /// Frames that it was shown.
    pub frames: u64,
}

impl Judged {
    /// Words for the card that a call means, where the judge found the cards itself and numbers this one otherwise.
    fn meant(&self, call: &Call) -> Option<String> {
        match self.gate(call) {
            CalledGate::None => None,
            CalledGate::Number(number) if call.gate == Some(number) => None,
            CalledGate::Number(number) => Some(format!(" (Gate {} of the clip)", number + 1)),
            CalledGate::Unknown => Some(" (no card of the clip)".to_owned()),
        }
    }

    fn gate(&self, call: &Call) -> CalledGate {
        let Some(index) = call.gate else {
            return CalledGate::None;
        };
        let Some((found, real)) = &self.found else {
            return CalledGate::Number(index);
        };
        let distance = |a: [f64; 2], b: [f64; 2]| (a[0] - b[0]).hypot(a[1] - b[1]);
        let Some(here) = found
            .iter()
            .rfind(|gate| gate.index == index)
            .map(GateInImage::middle)
        else {
            return CalledGate::Unknown;
        };
        real.iter()
            .filter_map(|gate| {
                let c = &gate.corners_in_image;
                let reach = distance(c[0], c[1]).min(distance(c[1], c[2])) / 2.0;
                let away = distance(here, gate.middle());
                (away < reach).then_some((away, gate.index))
            })
            .min_by(|a, b| a.0.total_cmp(&b.0))
            .map_or(CalledGate::Unknown, |(_, index)| CalledGate::Number(index))
    }
}

fn is_right(truth: &Truth, pose: Pose, gate: CalledGate) -> bool {
    let open = matches!(pose, Pose::Open | Pose::PartlyOpen);
    let on_it = gate.is(truth.gate);
    match truth.outcome.as_str() {
        "straddles_two_gates" => open == truth.opened() && on_it,
        "open_on_gate" | "partial_on_gate" => open && on_it,
        "closed_on_gate" => pose == Pose::Closed && on_it,
        "closed_off_gate" => pose == Pose::Closed && gate == CalledGate::None,
        // Nobody has said where, or whether it had opened.
        "closed_somewhere" => pose == Pose::Closed,
        "missed_gates" => gate == CalledGate::None,
        "open_off_gate" => open && gate == CalledGate::None,
        "left_frame" => gate == CalledGate::None,
        _ => false,
    }
}

/// How one clip ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// A roll that was answered rightly.
    Right,
    /// A roll that was answered wrongly.
    Wrong,
    /// A roll that got nothing but a question.
    Asked,
    /// A roll with no call.
    Uncalled,
    /// No roll, and an answer.
    FalseCall,
    /// No roll, and a question.
    FalseQuestion,
    /// No roll, and nothing was said.
    Silent,
}

impl End {
    /// The word of it.
    pub fn word(self) -> &'static str {
        match self {
            Self::Right => "right",
            Self::Wrong => "wrong",
            Self::Asked => "asked",
            Self::Uncalled => "uncalled",
            Self::FalseCall => "false call",
            Self::FalseQuestion => "false question",
            Self::Silent => "silent",
        }
    }
}

/// One clip, its labels beside what the judge made of it.
#[derive(Debug, Clone)]
pub struct Trial {
    /// The clip's name.
    pub clip: String,
    /// Its labels.
    pub truth: Truth,
    /// How it ended.
    pub end: End,
    /// The call that counts: the last answer, or the last question where there was no answer.
    pub counts: Option<Call>,
    /// Every claim that the stated certainty is measured by.
    pub claims: Vec<Claim>,
    /// The card that the call means, where the judge's own numbers for the cards are not the clip's.
    meant: Option<String>,
    /// The file that shows it, when one was written.
    pub picture: Option<String>,
    row: Row,
    latency_millis: Option<f64>,
    open_frames_off: Option<u64>,
    look_micros_p50: [Option<f64>; 3],
    seconds: f64,
}

impl Trial {
    /// Compares what was judged with the labels.
    pub fn of(clip: &str, truth: &Truth, judged: &Judged) -> Self {
        let right = |call: &Call| is_right(truth, call.pose, judged.gate(call));
        let calls = &judged.calls;
        let answers: Vec<&Call> = calls.iter().filter(|call| !call.asks).collect();
        let questions = (calls.len() - answers.len()) as u64;
        let counts = answers.last().copied().or_else(|| calls.last());
        let claim = |call: &Call, of_a_roll: bool| Claim {
            percent: call.certainty_percent,
            right: of_a_roll && right(call),
            of_a_roll,
        };
        let mut row = Row {
            clips: 1,
            ..Row::default()
        };
        let (end, claims) = if truth.is_roll() {
            row.rolls = 1;
            row.false_calls = (answers.len() as u64).saturating_sub(1);
            row.extra_questions = questions.saturating_sub(1);
            let end = match counts {
                None => End::Uncalled,
                Some(call) if call.asks => End::Asked,
                Some(call) if right(call) => End::Right,
                Some(_) => End::Wrong,
            };
            let further = answers.iter().rev().skip(1).rev();
            let claims = further
                .map(|call| claim(call, false))
                .chain(counts.map(|call| claim(call, true)))
                .collect();
            (end, claims)
        } else {
            row.false_calls = answers.len() as u64;
            row.false_questions = questions;
            let end = match counts {
                None => End::Silent,
                Some(call) if call.asks => End::FalseQuestion,
                Some(_) => End::FalseCall,
            };
            (end, calls.iter().map(|call| claim(call, false)).collect())
        };
        let mut trial = Self {
            clip: clip.to_owned(),
            truth: truth.clone(),
            end,
            counts: counts.cloned(),
            claims,
            meant: counts.and_then(|call| judged.meant(call)),
            picture: None,
            row,
            latency_millis: None,
            open_frames_off: None,
            look_micros_p50: judged.look_micros_p50,
            seconds: judged.frames as f64 / truth.fps,
        };
        match counts {
            Some(answer) if matches!(end, End::Right | End::Wrong) => {
                trial.take_answer(answer, judged.gate(answer));
            }
            question => {
                trial.row.asked = u64::from(end == End::Asked);
                trial.row.asked_right = u64::from(end == End::Asked && question.is_some_and(right));
                trial.row.uncalled = u64::from(end == End::Uncalled);
            }
        }
        trial
    }

    /// Counts the answer to a roll.
    fn take_answer(&mut self, answer: &Call, gate: CalledGate) {
        let truth = &self.truth;
        self.row.answered = 1;
        self.row.right = u64::from(self.end == End::Right);
        let ruled =
            matches!(answer.pose, Pose::Open | Pose::PartlyOpen) && gate != CalledGate::None;
        let ruling_right = if ruled {
            truth.stands() && gate.is(truth.gate)
        } else {
            !truth.stands()
        };
        self.row.ruling_right = u64::from(ruling_right);
        self.latency_millis = truth
            .settle_frame
            .filter(|frame| *frame > 0)
            .map(|settled| answer.call_frame.saturating_sub(settled) as f64 * 1000.0 / truth.fps);
        let premature = truth
            .ball_settle_frame
            .filter(|frame| *frame > 0)
            .is_some_and(|rest| (answer.call_frame as f64) < rest as f64 - 0.1 * truth.fps);
        self.row.premature = u64::from(premature);
        self.open_frames_off = truth
            .first_open_frame
            .filter(|frame| *frame > 0)
            .map(|opened| answer.open_frame.map_or(99, |frame| frame.abs_diff(opened)));
    }

    /// Whether something was wrong: an answer, a call that is missing, or one about nothing.
    pub fn is_wrong(&self) -> bool {
        !matches!(self.end, End::Right | End::Asked | End::Silent)
    }

    /// Whether it is worth a look: wrong, or not answered.
    pub fn is_notable(&self) -> bool {
        self.is_wrong() || self.end == End::Asked
    }

    /// What happened and what was said of it, in one sentence.
    pub fn in_words(&self) -> String {
        let said = self
            .counts
            .as_ref()
            .map_or_else(|| "no call".to_owned(), super::report::call_in_words);
        let meant = self.meant.as_deref().unwrap_or_default();
        format!("{}: {}: {said}{meant}", self.clip, self.truth.in_words())
    }
}

/// All clips that were judged.
#[derive(Debug, Clone, Default)]
pub struct Score {
    trials: Vec<Trial>,
    /// Medians of the look times of clips that are not to be scored.
    look_micros_unscored: Vec<[Option<f64>; 3]>,
}

impl Score {
    /// Takes in one clip.
    pub fn add(&mut self, trial: Trial) {
        if trial.truth.skip {
            self.look_micros_unscored.push(trial.look_micros_p50);
        } else {
            self.trials.push(trial);
        }
    }

    /// Every clip that is scored.
    pub fn trials(&self) -> &[Trial] {
        &self.trials
    }

    /// Counts of each outcome, by name.
    pub fn rows(&self) -> BTreeMap<String, Row> {
        let mut rows: BTreeMap<String, Row> = BTreeMap::new();
        for trial in &self.trials {
            *rows.entry(trial.truth.outcome.clone()).or_default() += trial.row;
        }
        rows
    }

    /// Counts of all outcomes together.
    pub fn total(&self) -> Row {
        let mut total = Row::default();
        for trial in &self.trials {
            total += trial.row;
        }
        total
    }

    /// Counts and rates of the clips that have a label in common, those whose labels say nothing of it last.
    pub fn groups(&self, field: Field) -> Vec<Group> {
        let mut rows: BTreeMap<Option<String>, Row> = BTreeMap::new();
        for trial in &self.trials {
            *rows.entry(field.group(&trial.truth)).or_default() += trial.row;
        }
        let mut groups: Vec<Group> = rows
            .into_iter()
            .map(|(group, counts)| Group {
                group,
                counts,
                rates: counts.into(),
            })
            .collect();
        groups.sort_by(|a, b| match (&a.group, &b.group) {
            (Some(a), Some(b)) => {
                let ((a, a_words), (b, b_words)) = (Field::order(a), Field::order(b));
                a.total_cmp(&b).then(a_words.cmp(b_words))
            }
            (a, b) => a.is_none().cmp(&b.is_none()),
        });
        groups
    }

    /// What was wrong, a sentence each.
    pub fn wrong(&self) -> Vec<String> {
        let wrong = self.trials.iter().filter(|trial| trial.is_wrong());
        wrong.map(Trial::in_words).collect()
    }

    fn claims(&self) -> Vec<Claim> {
        let claims = self.trials.iter().flat_map(|trial| &trial.claims);
        claims.copied().collect()
    }

    /// Whether the stated certainty means what it says.
    pub fn reliability(&self) -> Reliability {
        Reliability::of(&self.claims())
    }

    /// What comes of asking more or less often.
    pub fn curve(&self) -> Curve {
        Curve::of(&self.claims(), self.total().rolls)
    }

    /// The rates of all clips.
    pub fn rates(&self) -> Rates {
        self.total().into()
    }

    /// The rates that are not told apart by groups.
    pub fn more_rates(&self) -> MoreRates {
        let seconds = |trials: &[&Trial]| trials.iter().map(|trial| trial.seconds).sum::<f64>();
        let all: Vec<&Trial> = self.trials.iter().collect();
        let without: Vec<&Trial> = all.iter().copied().filter(|t| !t.truth.is_roll()).collect();
        let count =
            |trials: &[&Trial], of: fn(&Row) -> u64| trials.iter().map(|t| of(&t.row)).sum::<u64>();
        let not_silent = without
            .iter()
            .filter(|trial| trial.end != End::Silent)
            .count();
        let [within, opened] = self.opened_within(1);
        MoreRates {
            opened_within_1: Rate::wanted(within, opened),
            not_silent: Rate::unwanted(not_silent as u64, without.len() as u64),
            false_calls: HourlyRate::new(count(&all, |row| row.false_calls), seconds(&all)),
            false_calls_without_roll: HourlyRate::new(
                count(&without, |row| row.false_calls),
                seconds(&without),
            ),
            false_questions_without_roll: HourlyRate::new(
                count(&without, |row| row.false_questions),
                seconds(&without),
            ),
        }
    }

    /// Answered rolls that opened whose opening frame is at most `frames` off, and all of them.
    fn opened_within(&self, frames: u64) -> [u64; 2] {
        let off: Vec<u64> = self
            .trials
            .iter()
            .filter_map(|t| t.open_frames_off)
            .collect();
        let within = off.iter().filter(|off| **off <= frames).count();
        [within, off.len()].map(|count| count as u64)
    }

    /// The figures that matter.
    pub fn figures(&self) -> Figures {
        let total = self.total();
        let percent = |part: u64, whole: u64| 100.0 * part as f64 / whole.max(1) as f64;
        let mut latency: Vec<f64> = self
            .trials
            .iter()
            .filter_map(|t| t.latency_millis)
            .collect();
        latency.sort_by(f64::total_cmp);
        let [within, opened] = self.opened_within(1);
        let looks = || {
            let scored = self.trials.iter().map(|trial| &trial.look_micros_p50);
            scored.chain(&self.look_micros_unscored)
        };
        let [look, calm, moving] =
            [0, 1, 2].map(|which| median(&looks().filter_map(|l| l[which]).collect::<Vec<_>>()));
        Figures {
            right_percent: percent(total.right, total.answered),
            ruling_percent: percent(total.ruling_right, total.answered),
            coverage_percent: percent(total.answered, total.rolls),
            uncalled: total.uncalled,
            false_calls: total.false_calls,
            false_questions: total.false_questions,
            latency_p50_ms: median(&latency),
            latency_p95_ms: latency
                .len()
                .checked_sub(1)
                .map(|last| latency[(0.95 * last as f64) as usize]),
            extra_questions: total.extra_questions,
            premature: total.premature,
            opened_within_1_percent: percent(within, opened),
            look_micros_p50: look,
            look_micros_calm_p50: calm,
            look_micros_moving_p50: moving,
            error_at_most_percent_95: Rate::unwanted(total.answered - total.right, total.answered)
                .at_most_percent_95,
        }
    }
}

fn median(values: &[f64]) -> Option<f64> {
    let mut values = values.to_vec();
    values.sort_by(f64::total_cmp);
    let middle = values.len() / 2;
    match values.len() {
        0 => None,
        odd if odd % 2 == 1 => Some(values[middle]),
        _ => Some((values[middle - 1] + values[middle]) / 2.0),
    }
}

#[cfg(test)]
mod tests;
