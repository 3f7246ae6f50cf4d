//! Counts what was called right, by the labels of the clips. Only `eval` uses this; the judge never sees a label.

use std::collections::BTreeMap;
use std::path::Path;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use crate::vision::{Call, GateInImage, Pose};

/// The labels of a clip that the score needs.
#[derive(Debug, Clone)]
pub struct Truth {
    /// What happened; `none_...` when nothing was rolled.
    pub outcome: String,
    /// The gate under the base.
    pub gate: Option<usize>,
    /// Frames a second.
    pub fps: f64,
    /// Not to be scored.
    pub skip: bool,
    /// First frame with the object at rest and the hand gone.
    pub settle_frame: Option<u64>,
    /// First frame with the object at rest.
    pub ball_settle_frame: Option<u64>,
    /// First frame in which it is open.
    pub first_open_frame: Option<u64>,
    /// The object at rest.
    pub object: Option<TrueObject>,
}

/// The object at rest.
#[derive(Debug, Clone)]
pub struct TrueObject {
    /// How far it opened, 0 to 1.
    pub t_open: Option<f64>,
}

/// One field of the labels; none when it is absent or null.
fn field<T: DeserializeOwned>(
    labels: &Map<String, Value>,
    name: &str,
    wanted: &str,
) -> Result<Option<T>, String> {
    match labels.get(name) {
        None | Some(Value::Null) => Ok(None),
        Some(value) => serde_json::from_value(value.clone())
            .map(Some)
            .map_err(|_| format!("{name} is {value}; it should be {wanted}")),
    }
}

impl Truth {
    /// Reads the labels of a clip; none when it has none.
    ///
    /// # Errors
    /// A sentence that names the file.
    pub fn of(clip: &Path) -> Result<Option<Self>, String> {
        let path = clip.join("truth.json");
        let text = match std::fs::read(&path) {
            Ok(text) => text,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(format!("{}: it cannot be read: {error}", path.display())),
        };
        let value: Value = serde_json::from_slice(&text)
            .map_err(|error| format!("{}: it is not JSON: {error}", path.display()))?;
        Self::from_value(&value)
            .map(Some)
            .map_err(|what| format!("{}: {what}", path.display()))
    }

    /// Reads the labels; what is wrong is named by its field.
    fn from_value(value: &Value) -> Result<Self, String> {
        let labels = value.as_object().ok_or("it holds no JSON object")?;
        let object = match labels.get("object") {
            None | Some(Value::Null) => None,
            Some(object) => Some(TrueObject {
                t_open: field(
                    object.as_object().ok_or("object is not an object")?,
                    "t_open",
                    "a number from 0 to 1",
                )?,
            }),
        };
        const A_FRAME: &str = "the number of a frame, or null";
        Ok(Self {
            outcome: field(labels, "outcome", "a word")?.ok_or("outcome is missing")?,
            gate: field(labels, "gate", "the index of a gate, or null")?,
            fps: field(labels, "fps", "frames a second")?.ok_or("fps is missing")?,
            skip: field(labels, "skip", "true or false")?.unwrap_or_default(),
            settle_frame: field(labels, "settle_frame", A_FRAME)?,
            ball_settle_frame: field(labels, "ball_settle_frame", A_FRAME)?,
            first_open_frame: field(labels, "first_open_frame", A_FRAME)?,
            object,
        })
        .and_then(|truth: Self| match truth.fps {
            fps if fps > 0.0 => Ok(truth),
            fps => Err(format!("fps is {fps:?}; it should be above 0")),
        })
    }

    fn is_roll(&self) -> bool {
        !self.outcome.starts_with("none")
    }

    fn opened(&self) -> bool {
        self.object
            .as_ref()
            .and_then(|object| object.t_open)
            .unwrap_or(1.0)
            > 0.1
    }

    /// True when the roll ended with an opened toy standing on a gate.
    fn stands(&self) -> bool {
        match self.outcome.as_str() {
            "open_on_gate" | "partial_on_gate" => true,
            "straddles_two_gates" => self.opened(),
            _ => false,
        }
    }
}

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
}

impl Judged {
    fn gate(&self, call: &Call) -> CalledGate {
        let Some(index) = call.gate else {
            return CalledGate::None;
        };
        let Some((found, real)) = &self.found else {
            return CalledGate::Number(index);
        };
        let centre = |gate: &GateInImage| {
            let c = &gate.corners_in_image;
            [0, 1].map(|axis| c.iter().map(|corner| corner[axis]).sum::<f64>() / 4.0)
        };
        let distance = |a: [f64; 2], b: [f64; 2]| (a[0] - b[0]).hypot(a[1] - b[1]);
        let Some(here) = found.iter().rfind(|gate| gate.index == index).map(centre) else {
            return CalledGate::Unknown;
        };
        real.iter()
            .filter_map(|gate| {
                let c = &gate.corners_in_image;
                let reach = distance(c[0], c[1]).min(distance(c[1], c[2])) / 2.0;
                let away = distance(here, centre(gate));
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
        "open_off_gate" => open && gate == CalledGate::None,
        "left_frame" => gate == CalledGate::None,
        _ => false,
    }
}

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

/// The counts and the times.
#[derive(Debug, Clone, Default)]
pub struct Score {
    rows: BTreeMap<String, Row>,
    latency_millis: Vec<f64>,
    open_frames_off: Vec<u64>,
    look_micros: [Vec<f64>; 3],
    wrong: Vec<String>,
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

impl Score {
    /// Scores one clip.
    pub fn add(&mut self, clip: &str, truth: &Truth, judged: &Judged) {
        for (all, one) in self.look_micros.iter_mut().zip(judged.look_micros_p50) {
            all.extend(one);
        }
        if truth.skip {
            return;
        }
        let row = self.rows.entry(truth.outcome.clone()).or_default();
        row.clips += 1;
        let right = |call: &Call| is_right(truth, call.pose, judged.gate(call));
        let mut remember = |call: Option<&Call>| {
            let said = call.map_or_else(|| "no call".to_owned(), super::report::call_in_words);
            let gate = truth
                .gate
                .map_or_else(String::new, |gate| format!(" {}", gate + 1));
            self.wrong
                .push(format!("{clip}: {}{gate}: {said}", truth.outcome));
        };
        let calls = &judged.calls;
        let answers: Vec<&Call> = calls.iter().filter(|call| !call.asks).collect();
        if !truth.is_roll() {
            row.false_calls += answers.len() as u64;
            row.false_questions += (calls.len() - answers.len()) as u64;
            if let Some(last) = calls.last() {
                remember(Some(last));
            }
            return;
        }
        row.rolls += 1;
        let Some(last) = calls.last() else {
            row.uncalled += 1;
            remember(None);
            return;
        };
        row.extra_questions += (calls.len() - answers.len()).saturating_sub(1) as u64;
        let Some(answer) = answers.last() else {
            row.asked += 1;
            row.asked_right += u64::from(right(last));
            return;
        };
        row.answered += 1;
        row.false_calls += answers.len() as u64 - 1;
        if right(answer) {
            row.right += 1;
        } else {
            remember(Some(answer));
        }
        let gate = judged.gate(answer);
        let ruled =
            matches!(answer.pose, Pose::Open | Pose::PartlyOpen) && gate != CalledGate::None;
        let ruling_right = if ruled {
            truth.stands() && gate.is(truth.gate)
        } else {
            !truth.stands()
        };
        row.ruling_right += u64::from(ruling_right);
        if let Some(settled) = truth.settle_frame.filter(|frame| *frame > 0) {
            let frames = answer.call_frame.saturating_sub(settled);
            self.latency_millis.push(frames as f64 * 1000.0 / truth.fps);
        }
        if let Some(rest) = truth.ball_settle_frame.filter(|frame| *frame > 0)
            && (answer.call_frame as f64) < rest as f64 - 0.1 * truth.fps
        {
            row.premature += 1;
        }
        if let Some(opened) = truth.first_open_frame.filter(|frame| *frame > 0) {
            let off = answer.open_frame.map_or(99, |frame| frame.abs_diff(opened));
            self.open_frames_off.push(off);
        }
    }

    /// Counts of each outcome, by name.
    pub fn rows(&self) -> &BTreeMap<String, Row> {
        &self.rows
    }

    /// Counts of all outcomes together.
    pub fn total(&self) -> Row {
        let mut total = Row::default();
        for row in self.rows.values() {
            total.clips += row.clips;
            total.rolls += row.rolls;
            total.answered += row.answered;
            total.right += row.right;
            total.ruling_right += row.ruling_right;
            total.asked += row.asked;
            total.asked_right += row.asked_right;
            total.uncalled += row.uncalled;
            total.false_calls += row.false_calls;
            total.false_questions += row.false_questions;
            total.extra_questions += row.extra_questions;
            total.premature += row.premature;
        }
        total
    }

    /// What was wrong, a sentence each.
    pub fn wrong(&self) -> &[String] {
        &self.wrong
    }

    /// The figures that matter.
    pub fn figures(&self) -> Figures {
        let total = self.total();
        let percent = |part: u64, whole: u64| 100.0 * part as f64 / whole.max(1) as f64;
        let mut latency = self.latency_millis.clone();
        latency.sort_by(f64::total_cmp);
        let within = self.open_frames_off.iter().filter(|off| **off <= 1).count();
        let [look, calm, moving] = [0, 1, 2].map(|which| median(&self.look_micros[which]));
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
            opened_within_1_percent: percent(within as u64, self.open_frames_off.len() as u64),
            look_micros_p50: look,
            look_micros_calm_p50: calm,
            look_micros_moving_p50: moving,
            error_at_most_percent_95: error_bound(total.answered, total.answered - total.right),
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

/// The largest share of wrong answers, in percent, that would still show as few as `wrong` of `answered` in one of
/// twenty such trials (the upper Clopper-Pearson bound).
fn error_bound(answered: u64, wrong: u64) -> Option<f64> {
    if answered == 0 {
        return None;
    }
    let log_ways = |k: u64| -> f64 {
        (0..k)
            .map(|i| ((answered - i) as f64 / (i + 1) as f64).ln())
            .sum()
    };
    let ways: Vec<f64> = (0..=wrong).map(log_ways).collect();
    let (mut low, mut high) = (wrong as f64 / answered as f64, 1.0_f64);
    for _ in 0..60 {
        let share = f64::midpoint(low, high);
        let tail: f64 = ways
            .iter()
            .enumerate()
            .map(|(k, ways)| {
                let wrong = k as f64 * share.ln();
                let right = (answered as f64 - k as f64) * (-share).ln_1p();
                let right = if k as u64 == answered { 0.0 } else { right };
                let wrong = if k == 0 { 0.0 } else { wrong };
                (ways + wrong + right).exp()
            })
            .sum();
        if tail > 0.05 {
            low = share;
        } else {
            high = share;
        }
    }
    Some(100.0 * high)
}

#[cfg(test)]
mod tests;
