//! Calls as lines: for people, or one JSON object each with keys in a fixed order.

use serde::{Serialize, Serializer};

use crate::vision::{Alternative, Call, First, GateInImage, Motion, OpenGate, Order, Place, Pose};

use super::judging::Finished;

/// The line of a call.
#[derive(Debug, Serialize)]
pub struct CallLine<'a> {
    event: &'static str,
    clip: &'a str,
    roll: u32,
    pose: &'static str,
    place: &'static str,
    gate: Option<usize>,
    gates: &'a [usize],
    open_gate: OpenGateWord,
    certainty_percent: u8,
    asks: bool,
    alternatives: Vec<AlternativeLine>,
    roll_start_frame: u64,
    open_frame: Option<u64>,
    settle_frame: u64,
    call_frame: u64,
    box_px: Option<[f64; 4]>,
    let_go: Option<LetGoLine>,
}

#[derive(Debug, Serialize)]
struct AlternativeLine {
    pose: &'static str,
    gate: Option<usize>,
    percent: u8,
}

/// A number, null or the word "unknown".
#[derive(Debug, Clone, Copy)]
struct OpenGateWord(OpenGate);

impl Serialize for OpenGateWord {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            OpenGate::Gate(index) => serializer.serialize_u64(index as u64),
            OpenGate::Nowhere => serializer.serialize_none(),
            OpenGate::Unknown => serializer.serialize_str("unknown"),
        }
    }
}

/// The line of an order.
#[derive(Debug, Serialize)]
pub struct OrderLine<'a> {
    event: &'static str,
    clip: &'a str,
    first: &'static str,
    gap_frames: Option<u64>,
    gap_ms: Option<u64>,
    asks: bool,
}

/// Where the hand let go of what rolled.
#[derive(Debug, Serialize)]
struct LetGoLine {
    frame: u64,
    at_px: [f64; 2],
    card_lengths: f64,
    unsure_lengths: f64,
}

/// The last line of a source.
#[derive(Debug, Serialize)]
pub struct EndLine<'a> {
    event: &'static str,
    clip: &'a str,
    frames: u64,
    frames_damaged: u64,
    calls: u64,
    look_micros_p50: Option<f64>,
    look_micros_p99: Option<f64>,
    look_micros_calm_p50: Option<f64>,
    look_micros_moving_p50: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    cards: Option<Vec<CardLine>>,
}

#[derive(Debug, Serialize)]
struct CardLine {
    index: usize,
    corners_px: [[f64; 2]; 4],
}

impl<'a> CallLine<'a> {
    /// The line of `call` on the source named `clip`.
    pub fn new(clip: &'a str, call: &'a Call) -> Self {
        let alternative = |other: &Alternative| AlternativeLine {
            pose: pose_word(other.pose),
            gate: other.gate,
            percent: other.percent,
        };
        Self {
            event: "call",
            clip,
            roll: call.roll,
            pose: pose_word(call.pose),
            place: place_word(call.place),
            gate: call.gate,
            gates: &call.gates,
            open_gate: OpenGateWord(call.open_gate),
            certainty_percent: call.certainty_percent,
            asks: call.asks,
            alternatives: call.alternatives.iter().map(alternative).collect(),
            roll_start_frame: call.roll_start_frame,
            open_frame: call.open_frame,
            settle_frame: call.settle_frame,
            call_frame: call.call_frame,
            box_px: call.box_in_image.map(|edges| edges.map(to_hundredth)),
            let_go: call.let_go.map(|let_go| LetGoLine {
                frame: let_go.frame,
                at_px: let_go.at_in_image.map(to_hundredth),
                card_lengths: to_hundredth(let_go.card_lengths),
                unsure_lengths: to_hundredth(let_go.unsure_lengths),
            }),
        }
    }
}

impl<'a> OrderLine<'a> {
    /// The line of `order` on the source named `clip`.
    pub fn new(clip: &'a str, order: &Order) -> Self {
        Self {
            event: "order",
            clip,
            first: match order.first {
                First::Left => "left",
                First::Right => "right",
                First::DeadHeat => "dead_heat",
            },
            gap_frames: order.gap_frames,
            gap_ms: order.gap_millis,
            asks: order.asks,
        }
    }
}

impl<'a> EndLine<'a> {
    /// The last line of the source named `clip`; with the gates when the judge found them itself.
    pub fn new(clip: &'a str, finished: &Finished, with_cards: bool) -> Self {
        let micros = |wanted: &dyn Fn(Motion) -> bool| -> Vec<f64> {
            let mut micros: Vec<f64> = finished
                .looks
                .iter()
                .filter(|(_, motion)| wanted(*motion))
                .map(|(time, _)| time.as_nanos() as f64 / 1000.0)
                .collect();
            micros.sort_by(f64::total_cmp);
            micros
        };
        let all = micros(&|_| true);
        let line = |gate: &GateInImage| CardLine {
            index: gate.index,
            corners_px: gate.corners_in_image.map(|corner| corner.map(to_hundredth)),
        };
        Self {
            event: "end",
            clip,
            frames: finished.frames,
            frames_damaged: finished.frames_damaged,
            calls: finished.calls,
            look_micros_p50: share_of(&all, 0.5),
            look_micros_p99: share_of(&all, 0.99),
            look_micros_calm_p50: share_of(&micros(&|motion| motion == Motion::Calm), 0.5),
            look_micros_moving_p50: share_of(&micros(&|motion| motion != Motion::Calm), 0.5),
            cards: with_cards.then(|| finished.gates.iter().map(line).collect()),
        }
    }

    /// The medians of the look times in microseconds: all, calm, moving.
    pub fn look_micros_p50(&self) -> [Option<f64>; 3] {
        [
            self.look_micros_p50,
            self.look_micros_calm_p50,
            self.look_micros_moving_p50,
        ]
    }
}

/// A call in a person's words; gates count from 1 as on the screen.
pub fn call_in_words(call: &Call) -> String {
    let pose = match call.pose {
        Pose::Open => "OPEN",
        Pose::PartlyOpen => "PARTLY OPEN",
        Pose::Closed => "CLOSED",
        Pose::Gone => "GONE",
    };
    let place = match (call.place, call.gate) {
        (Place::On, Some(gate)) => format!(" on Gate {}", gate + 1),
        (Place::On, None) => " on a Gate".to_owned(),
        (Place::Between, _) => {
            let names: Vec<String> = call.gates.iter().map(|g| (g + 1).to_string()).collect();
            format!(" between Gates {}", names.join(" and "))
        }
        (Place::Off, _) => " off every Gate".to_owned(),
        (Place::Gone, _) => " (out of the picture)".to_owned(),
    };
    let sure = if call.asks {
        "not sure: please decide"
    } else if call.certainty_percent >= SURE_PERCENT {
        "sure"
    } else {
        "quite sure"
    };
    format!(
        "roll {}: {pose}{place} - {sure} ({} %), frame {}",
        call.roll, call.certainty_percent, call.call_frame
    )
}

/// An order in a person's words.
pub fn order_in_words(order: &Order) -> String {
    let side = match order.first {
        First::Left => Some("left"),
        First::Right => Some("right"),
        First::DeadHeat => None,
    };
    let gap = order.gap_frames.map(|frames| {
        let noun = if frames == 1 { "frame" } else { "frames" };
        let millis = order.gap_millis.unwrap_or_default();
        format!("{frames} {noun} ({millis} ms)")
    });
    let what = match (side, gap) {
        (Some(side), Some(gap)) => format!("the {side} roll opened first, by {gap}"),
        (Some(side), None) => format!("only the {side} roll opened"),
        (None, Some(gap)) if order.gap_frames > Some(0) => {
            format!("a dead heat: both opened within {gap}")
        }
        (None, _) => "a dead heat: both opened in the same frame".to_owned(),
    };
    if order.asks {
        format!("order: {what} - not sure: please decide")
    } else {
        format!("order: {what}")
    }
}

/// From this certainty on a call is called sure, on the screen as well.
const SURE_PERCENT: u8 = crate::vision::Call::SURE_PERCENT;

/// The word of a pose in JSON.
pub fn pose_word(pose: Pose) -> &'static str {
    match pose {
        Pose::Open => "open",
        Pose::PartlyOpen => "partly_open",
        Pose::Closed => "closed",
        Pose::Gone => "gone",
    }
}

/// The word of a place in JSON.
pub fn place_word(place: Place) -> &'static str {
    match place {
        Place::On => "on",
        Place::Between => "between",
        Place::Off => "off",
        Place::Gone => "gone",
    }
}

/// The value below which `share` of the ascending values lie; none of none.
pub fn share_of(ascending: &[f64], share: f64) -> Option<f64> {
    let last = ascending.len().checked_sub(1)?;
    ascending
        .get((share * last as f64).round() as usize)
        .map(|value| (value * 10.0).round() / 10.0)
}

fn to_hundredth(value: f64) -> f64 {
    (value * 100.0).round() / 100.0
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use std::time::Duration;

    use super::*;

    fn call() -> Call {
        Call {
            roll: 1,
            pose: Pose::Open,
            place: Place::On,
            gate: Some(0),
            gates: vec![0],
            open_gate: OpenGate::Gate(0),
            certainty_percent: 97,
            asks: false,
            alternatives: vec![Alternative {
                pose: Pose::Closed,
                gate: Some(0),
                percent: 2,
            }],
            roll_start_frame: 31,
            open_frame: Some(44),
            settle_frame: 52,
            call_frame: 61,
            box_in_image: None,
            traits: crate::vision::experience::Traits::default(),
            learnt: crate::vision::experience::Shift::default(),
            colour: crate::vision::colour::Colour::default(),
            let_go: None,
        }
    }

    #[test]
    fn an_order_is_a_line_and_a_sentence() {
        let order = |first, gap_frames: Option<u64>, asks| Order {
            first,
            gap_frames,
            gap_millis: gap_frames.map(|frames| frames * 100 / 3),
            asks,
        };
        let left = order(First::Left, Some(3), false);
        assert_eq!(
            serde_json::to_string(&OrderLine::new("a", &left)).unwrap(),
            r#"{"event":"order","clip":"a","first":"left","gap_frames":3,"gap_ms":100,"asks":false}"#
        );
        assert_eq!(
            order_in_words(&left),
            "order: the left roll opened first, by 3 frames (100 ms)"
        );
        let alone = order(First::Right, None, true);
        let line = serde_json::to_string(&OrderLine::new("a", &alone)).unwrap();
        assert!(line.contains(r#""first":"right","gap_frames":null,"gap_ms":null"#));
        assert_eq!(
            order_in_words(&alone),
            "order: only the right roll opened - not sure: please decide"
        );
        assert_eq!(
            order_in_words(&order(First::DeadHeat, Some(1), false)),
            "order: a dead heat: both opened within 1 frame (33 ms)"
        );
        let heat = OrderLine::new("a", &order(First::DeadHeat, Some(0), false));
        assert!(serde_json::to_string(&heat).unwrap().contains("dead_heat"));
        assert_eq!(
            order_in_words(&order(First::DeadHeat, Some(0), false)),
            "order: a dead heat: both opened in the same frame"
        );
    }

    #[test]
    fn a_call_has_the_agreed_keys_in_their_order() {
        let line = serde_json::to_string(&CallLine::new("a", &call())).unwrap();
        assert!(line.starts_with(
            r#"{"event":"call","clip":"a","roll":1,"pose":"open","place":"on","gate":0,"gates":[0],"open_gate":0,"certainty_percent":97,"asks":false,"alternatives":[{"pose":"closed","gate":0,"percent":2}],"roll_start_frame":31,"open_frame":44,"settle_frame":52,"call_frame":61"#
        ), "{line}");
        let mut other = call();
        (other.open_gate, other.gate, other.open_frame) = (OpenGate::Unknown, None, None);
        let line = serde_json::to_string(&CallLine::new("a", &other)).unwrap();
        assert!(line.contains(r#""gate":null"#) && line.contains(r#""open_gate":"unknown""#));
        other.open_gate = OpenGate::Nowhere;
        let line = serde_json::to_string(&CallLine::new("a", &other)).unwrap();
        assert!(line.contains(r#""open_gate":null"#));
    }

    #[test]
    fn the_end_tells_the_times_of_looks_apart() {
        let micros = |n| Duration::from_micros(n);
        let finished = Finished {
            frames: 4,
            frames_damaged: 1,
            calls: 0,
            looks: vec![
                (micros(100), Motion::Calm),
                (micros(300), Motion::Moving),
                (micros(500), Motion::Settling),
            ],
            gates: Vec::new(),
        };
        let line = serde_json::to_string(&EndLine::new("a", &finished, true)).unwrap();
        assert_eq!(
            line,
            r#"{"event":"end","clip":"a","frames":4,"frames_damaged":1,"calls":0,"look_micros_p50":300.0,"look_micros_p99":500.0,"look_micros_calm_p50":100.0,"look_micros_moving_p50":500.0,"cards":[]}"#
        );
    }

    #[test]
    fn people_count_gates_from_one() {
        assert_eq!(
            call_in_words(&call()),
            "roll 1: OPEN on Gate 1 - sure (97 %), frame 61"
        );
    }
}
