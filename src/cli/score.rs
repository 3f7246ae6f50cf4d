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
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;
    use crate::vision::{OpenGate, Place};

    fn call(pose: Pose, gate: Option<usize>, call_frame: u64) -> Call {
        Call {
            roll: 1,
            pose,
            place: if gate.is_some() {
                Place::On
            } else {
                Place::Off
            },
            gate,
            gates: gate.into_iter().collect(),
            open_gate: OpenGate::Unknown,
            certainty_percent: 90,
            asks: false,
            alternatives: Vec::new(),
            roll_start_frame: 10,
            open_frame: Some(15),
            settle_frame: 20,
            call_frame,
            box_in_image: None,
        }
    }

    fn truth(outcome: &str, gate: Option<usize>, t_open: f64) -> Truth {
        Truth {
            outcome: outcome.to_owned(),
            gate,
            fps: 10.0,
            skip: false,
            settle_frame: Some(20),
            ball_settle_frame: Some(20),
            first_open_frame: (t_open > 0.1).then_some(14),
            object: Some(TrueObject {
                t_open: Some(t_open),
            }),
        }
    }

    fn judged(calls: &[Call]) -> Judged {
        Judged {
            calls: calls.to_vec(),
            found: None,
            look_micros_p50: [Some(100.0), None, Some(300.0)],
        }
    }

    #[test]
    fn right_means_what_the_outcome_says() {
        let right = |outcome, gate, t_open, pose, called: Option<usize>| {
            let called = called.map_or(CalledGate::None, CalledGate::Number);
            is_right(&truth(outcome, gate, t_open), pose, called)
        };
        assert!(right(
            "open_on_gate",
            Some(1),
            1.0,
            Pose::PartlyOpen,
            Some(1)
        ));
        assert!(!right("open_on_gate", Some(1), 1.0, Pose::Open, Some(0)));
        assert!(!right("open_on_gate", Some(1), 1.0, Pose::Closed, Some(1)));
        assert!(right("partial_on_gate", Some(0), 0.3, Pose::Open, Some(0)));
        assert!(right("closed_on_gate", Some(0), 0.0, Pose::Closed, Some(0)));
        assert!(right("closed_off_gate", None, 0.0, Pose::Closed, None));
        assert!(!right("closed_off_gate", None, 0.0, Pose::Closed, Some(0)));
        assert!(right("open_off_gate", None, 1.0, Pose::Open, None));
        assert!(right("left_frame", None, 0.0, Pose::Gone, None));
        assert!(right(
            "straddles_two_gates",
            Some(2),
            0.0,
            Pose::Closed,
            Some(2)
        ));
        assert!(!right(
            "straddles_two_gates",
            Some(2),
            0.9,
            Pose::Closed,
            Some(2)
        ));
    }

    /// Four rolls and a shadow, counted by hand.
    #[test]
    fn figures_are_those_counted_by_hand() {
        let mut score = Score::default();
        let open = truth("open_on_gate", Some(0), 1.0);
        // Right, 0.5 s after rest.
        score.add("a", &open, &judged(&[call(Pose::Open, Some(0), 25)]));
        // Wrong, twice, 0.7 s after rest.
        let twice = [
            call(Pose::Open, Some(0), 24),
            call(Pose::Closed, Some(0), 27),
        ];
        score.add("b", &open, &judged(&twice));
        // Asked, and it guessed right.
        let mut question = call(Pose::Open, Some(0), 30);
        question.asks = true;
        score.add("c", &open, &judged(&[question.clone()]));
        // Not called.
        let left = truth("left_frame", None, 0.0);
        score.add("d", &left, &judged(&[]));
        // An answer and a question about nothing.
        let shadow = truth("none_shadow", None, 0.0);
        let about_nothing = [question, call(Pose::Open, Some(0), 30)];
        score.add("e", &shadow, &judged(&about_nothing));

        let total = score.total();
        let expected = Row {
            clips: 5,
            rolls: 4,
            answered: 2,
            right: 1,
            ruling_right: 1,
            asked: 1,
            asked_right: 1,
            uncalled: 1,
            false_calls: 2,
            false_questions: 1,
            extra_questions: 0,
            premature: 0,
        };
        assert_eq!(total, expected);
        let figures = score.figures();
        assert!((figures.right_percent - 50.0).abs() < 1e-9);
        assert!((figures.coverage_percent - 50.0).abs() < 1e-9);
        assert_eq!(figures.latency_p50_ms, Some(600.0));
        assert_eq!(figures.latency_p95_ms, Some(500.0));
        assert!((figures.opened_within_1_percent - 100.0).abs() < 1e-9);
        assert_eq!(figures.look_micros_p50, Some(100.0));
        assert_eq!(figures.look_micros_calm_p50, None);
        assert_eq!(score.wrong().len(), 3);
    }

    #[test]
    fn the_error_bound_is_that_of_the_books() {
        // No error in n trials: 1 - 0.05^(1/n).
        let none_in_59 = error_bound(59, 0).unwrap();
        assert!((none_in_59 - 100.0 * (1.0 - 0.05_f64.powf(1.0 / 59.0))).abs() < 1e-6);
        // One in ten: 39.4 %, as tables of the binomial have it.
        assert!((error_bound(10, 1).unwrap() - 39.416).abs() < 0.01);
        assert!((error_bound(3, 3).unwrap() - 100.0).abs() < 1e-6);
        assert_eq!(error_bound(0, 0), None);
        assert!(
            error_bound(20_000, 150).unwrap() < 1.0,
            "large counts do not overflow"
        );
    }

    #[test]
    fn found_cards_are_known_by_their_place() {
        let gate = |index, x: f64| GateInImage {
            index,
            corners_in_image: [[x, 0.0], [x + 60.0, 0.0], [x + 60.0, 90.0], [x, 90.0]],
        };
        let judged = Judged {
            found: Some((
                vec![gate(0, 205.0), gate(1, 3.0), gate(2, 500.0)],
                vec![gate(0, 0.0), gate(1, 200.0)],
            )),
            ..Judged::default()
        };
        let called = |gate| judged.gate(&call(Pose::Open, gate, 30));
        assert_eq!(called(Some(0)), CalledGate::Number(1));
        assert_eq!(called(Some(1)), CalledGate::Number(0));
        assert_eq!(called(Some(2)), CalledGate::Unknown);
        assert_eq!(called(None), CalledGate::None);
    }
}
