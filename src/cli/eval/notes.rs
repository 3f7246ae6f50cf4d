//! What the judge looked at closely, kept for the picture of a clip.

use std::cell::RefCell;

use crate::vision::Call;
use crate::vision::verdict::{Evidence, decide_without};
use crate::vision::witness::Witness;

/// Points around an outline that is drawn.
const OUTLINE_POINTS: usize = 60;
/// The mark where a ball touches the table reaches this far, in ball diameters.
const MARK: f64 = 0.25;

/// One close look.
#[derive(Debug, Clone, PartialEq)]
pub struct Note {
    /// The newest frame then.
    pub call_frame: u64,
    /// Frames in which the thing was seen on its way, and where, in pixels.
    pub way: Vec<(u64, [f64; 2])>,
    /// What lay there, when something did.
    pub thing: Option<Thing>,
    /// What was measured, in one line.
    pub measured: String,
    /// What would be called without each of [`Witness::ALL`].
    pub without: Vec<Option<Call>>,
}

/// The thing that lay there; all of it in pixels.
#[derive(Debug, Clone, PartialEq)]
pub struct Thing {
    /// The box around it: x0, y0, x1, y1.
    pub bounds: [f64; 4],
    /// Outline of the closed ball that explains it best.
    pub ball: Vec<[f64; 2]>,
    /// A circle on the table around the spot that this ball touches.
    pub footprint: Vec<[f64; 2]>,
}

thread_local! {
    /// The looks at the clip that this thread judges: the judge tells a plain function, which knows of no clip.
    static NOTES: RefCell<Vec<Note>> = const { RefCell::new(Vec::new()) };
}

/// Keeps what the judge tells; given to [`Detector::on_evidence`](crate::vision::Detector::on_evidence).
pub fn hear(evidence: &Evidence<'_>) {
    NOTES.with_borrow_mut(|notes| notes.push(Note::of(evidence)));
}

/// Everything that was told on this thread since the last time.
pub fn take() -> Vec<Note> {
    NOTES.take()
}

impl Note {
    fn of(evidence: &Evidence<'_>) -> Self {
        let ball_mm = evidence.rig.ball_diameter_mm();
        let pose = evidence.pose;
        let thing = evidence.rest.as_ref().map(|rest| Thing {
            bounds: rest.bounds,
            ball: pose
                .ball_outline(rest.spot_mm, rest.scale * ball_mm, OUTLINE_POINTS)
                .unwrap_or_default(),
            footprint: (0..OUTLINE_POINTS)
                .filter_map(|point| {
                    let turn = std::f64::consts::TAU * point as f64 / OUTLINE_POINTS as f64;
                    let [x, y] = rest.spot_mm;
                    let reach = MARK * ball_mm;
                    pose.project([x + reach * turn.cos(), y + reach * turn.sin(), 0.0])
                })
                .collect(),
        });
        let measured = match &evidence.rest {
            Some(rest) => format!(
                "a new edge along {:.0} % of the ball's outline, overlap with the ball {:.2}, size {:.2} balls, best ball {:.2} of the stated one",
                100.0 * rest.edge_support,
                rest.iou,
                rest.area_in_balls,
                rest.scale
            ),
            None if evidence.left => "it was on its way out of the picture".to_owned(),
            None => "nothing new lay at the end of the way".to_owned(),
        };
        Self {
            call_frame: evidence.call_frame,
            way: evidence
                .track
                .sights
                .iter()
                .map(|s| (s.frame, s.at))
                .collect(),
            thing,
            measured,
            without: Witness::ALL
                .iter()
                .map(|witness| decide_without(evidence, &[*witness]))
                .collect(),
        }
    }
}

/// The calls of a clip without one witness, by its place in [`Witness::ALL`]: of the looks at one frame the first that gives
/// a call counts.
pub fn calls_without(notes: &[Note], witness: usize) -> Vec<Call> {
    let mut calls: Vec<Call> = Vec::new();
    for call in notes
        .iter()
        .filter_map(|note| note.without.get(witness)?.clone())
    {
        if calls
            .last()
            .is_none_or(|last| last.call_frame != call.call_frame)
        {
            calls.push(call);
        }
    }
    calls
}
