//! Counts of clips, and the figures that come of them.

use serde::Serialize;

use super::bounds::{HourlyRate, Rate};

/// Counts of one outcome, or of all.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
pub struct Row {
    /// Clips scored.
    pub clips: u64,
    /// Clips in which something was rolled.
    pub rolls: u64,
    /// Rolls that got an answer.
    pub answered: u64,
    /// Answers that were right.
    pub right: u64,
    /// Answers that lead to the right ruling.
    pub ruling_right: u64,
    /// Rolls that got nothing but a question.
    pub asked: u64,
    /// Questions whose likeliest answer was right.
    pub asked_right: u64,
    /// Rolls with no call.
    pub uncalled: u64,
    /// Answers where there was no roll, or beyond one a roll.
    pub false_calls: u64,
    /// Questions where there was no roll.
    pub false_questions: u64,
    /// Questions beyond one a roll.
    pub extra_questions: u64,
    /// Answers given while it still moved.
    pub premature: u64,
}

impl std::ops::AddAssign for Row {
    fn add_assign(&mut self, more: Self) {
        self.clips += more.clips;
        self.rolls += more.rolls;
        self.answered += more.answered;
        self.right += more.right;
        self.ruling_right += more.ruling_right;
        self.asked += more.asked;
        self.asked_right += more.asked_right;
        self.uncalled += more.uncalled;
        self.false_calls += more.false_calls;
        self.false_questions += more.false_questions;
        self.extra_questions += more.extra_questions;
        self.premature += more.premature;
    }
}

/// The rates that the counts of clips give, each with its bound.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Rates {
    /// Right answers among answers.
    pub right: Rate,
    /// Answers that lead to the right ruling, among answers.
    pub ruling_right: Rate,
    /// Answered rolls among rolls.
    pub answered: Rate,
    /// Rolls that got nothing but a question.
    pub asked: Rate,
    /// Questions whose likeliest answer was right.
    pub asked_right: Rate,
    /// Rolls with no call.
    pub uncalled: Rate,
    /// Answers given while it still moved.
    pub premature: Rate,
}

impl From<Row> for Rates {
    fn from(row: Row) -> Self {
        Self {
            right: Rate::wanted(row.right, row.answered),
            ruling_right: Rate::wanted(row.ruling_right, row.answered),
            answered: Rate::wanted(row.answered, row.rolls),
            asked: Rate::unwanted(row.asked, row.rolls),
            asked_right: Rate::wanted(row.asked_right, row.asked),
            uncalled: Rate::unwanted(row.uncalled, row.rolls),
            premature: Rate::unwanted(row.premature, row.answered),
        }
    }
}

/// The rates that are not told apart by groups.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct MoreRates {
    /// Opened rolls whose opening frame is at most one off, among those that were answered.
    pub opened_within_1: Rate,
    /// Clips without a roll in which something was said all the same.
    pub not_silent: Rate,
    /// False calls an hour of all that was watched.
    pub false_calls: HourlyRate,
    /// False calls an hour of the clips in which nothing was rolled.
    pub false_calls_without_roll: HourlyRate,
    /// Questions about nothing an hour of the clips in which nothing was rolled.
    pub false_questions_without_roll: HourlyRate,
}

/// Counts of one group of clips, with their rates.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Group {
    /// What the clips of this group have in common; none when their labels do not say.
    pub group: Option<String>,
    /// Their counts.
    pub counts: Row,
    /// Their rates.
    pub rates: Rates,
}

/// The figures that matter.
#[derive(Debug, Clone, Serialize)]
pub struct Figures {
    /// Right among answered.
    pub right_percent: f64,
    /// Right rulings among answered.
    pub ruling_percent: f64,
    /// Answered among rolls.
    pub coverage_percent: f64,
    /// Rolls with no call.
    pub uncalled: u64,
    /// Answers where there was no roll, or beyond one a roll.
    pub false_calls: u64,
    /// Questions where there was no roll.
    pub false_questions: u64,
    /// Median time from rest to answer.
    pub latency_p50_ms: Option<f64>,
    /// The same at 95 %.
    pub latency_p95_ms: Option<f64>,
    /// Questions beyond one a roll.
    pub extra_questions: u64,
    /// Answers given while it still moved.
    pub premature: u64,
    /// Opened rolls whose opening frame is at most one off.
    pub opened_within_1_percent: f64,
    /// Median over clips of the median look, in microseconds.
    pub look_micros_p50: Option<f64>,
    /// The same with nothing moving.
    pub look_micros_calm_p50: Option<f64>,
    /// The same with something moving.
    pub look_micros_moving_p50: Option<f64>,
    /// Upper bound of the share of wrong answers, at 95 % confidence.
    pub error_at_most_percent_95: Option<f64>,
}
