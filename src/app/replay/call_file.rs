//! `call.json` in the kept clip of a call: what the camera said, and what its replay needs.
//!
//! Frames are numbered as in the clip, from 1. Only the log says what the roll was; nothing here is a label.

use serde::{Deserialize, Serialize};

use super::take::{Span, Take};
use crate::camera::KeptFrame;
use crate::vision::GateInImage;

/// The version of the layout.
const FORMAT: u32 = 1;

/// The whole file.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct CallFile {
    format: u32,
    /// Width and height of the pictures in pixels.
    pub size: [u32; 2],
    /// True when everything around the field was made unreadable.
    pub is_blurred: bool,
    /// Number and time of each frame, in milliseconds since the first.
    pub frames: Vec<(u64, u64)>,
    /// First frame in which it moved by itself.
    pub roll_start_frame: u64,
    /// First frame in which it was seen open.
    pub open_frame: Option<u64>,
    /// First frame at rest.
    pub settle_frame: u64,
    /// The frame after which it was called.
    pub call_frame: u64,
    /// How it lay: `open`, `partly_open`, `closed`, `gone`.
    pub pose: String,
    /// The gate under it, by the camera's count.
    pub gate: Option<usize>,
    /// How sure the judge was.
    pub certainty_percent: u8,
    /// True when it would rather have asked.
    pub asks: bool,
    /// Box around what was called, in pixels.
    pub box_in_image: Option<[f64; 4]>,
    /// The other roll of a tie, which opened later or never; the frames above are those of both together.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub other: Option<OtherRoll>,
    /// The gates as they lay.
    pub gates: Vec<GateOfCall>,
}

/// The second of two rolls at once.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct OtherRoll {
    /// First frame in which it was seen open.
    pub open_frame: Option<u64>,
    /// How it lay, in the words of the first.
    pub pose: String,
    /// The gate under it, by the camera's count.
    pub gate: Option<usize>,
    /// How sure the judge was.
    pub certainty_percent: u8,
    /// Box around it, in pixels.
    pub box_in_image: Option<[f64; 4]>,
}

/// A gate as it lay.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct GateOfCall {
    /// The camera's count.
    pub index: usize,
    /// Its number on the screen.
    pub number: Option<usize>,
    /// Its corners in pixels.
    pub corners_px: [[f64; 2]; 4],
}

impl CallFile {
    /// Of the frames that are kept of a roll that was called; none when nothing was called, or nothing is kept.
    pub fn of(take: &Take, kept: &[KeptFrame], is_blurred: bool) -> Option<Self> {
        let call = take.call()?;
        let first = kept.first()?;
        let in_clip = |number: u64| number.saturating_sub(first.number) + 1;
        let (span, other) = (take.span, take.other.as_ref().map(|(other, _)| other));
        let frames = kept.iter();
        let gates = take.gates.iter().zip(&take.numbers);
        Some(Self {
            format: FORMAT,
            size: first.size.into(),
            is_blurred,
            frames: frames
                .map(|frame| (in_clip(frame.number), frame.at_millis - first.at_millis))
                .collect(),
            roll_start_frame: in_clip(span.start_frame),
            open_frame: span.open_frame.map(in_clip),
            settle_frame: in_clip(span.settle_frame),
            call_frame: in_clip(span.end_frame),
            pose: super::keep::pose_word(call.pose).to_owned(),
            gate: call.gate,
            certainty_percent: call.certainty_percent,
            asks: call.asks || other.is_some_and(|other| other.asks),
            box_in_image: call.box_in_image,
            other: other.map(|other| OtherRoll {
                open_frame: other.open_frame.map(in_clip),
                pose: super::keep::pose_word(other.pose).to_owned(),
                gate: other.gate,
                certainty_percent: other.certainty_percent,
                box_in_image: other.box_in_image,
            }),
            gates: gates
                .map(|(gate, number)| GateOfCall {
                    index: gate.index,
                    number: *number,
                    corners_px: gate.corners_in_image,
                })
                .collect(),
        })
    }

    /// Reads what [`Self::text`] wrote; the error says what is wrong.
    ///
    /// # Errors
    /// When it is something else.
    pub fn read(text: &str) -> Result<Self, String> {
        let file: Self = serde_json::from_str(text).map_err(|why| format!("call.json: {why}"))?;
        if file.format != FORMAT {
            return Err(format!("call.json: format {}, not {FORMAT}", file.format));
        }
        Ok(file)
    }

    /// The whole file.
    ///
    /// # Errors
    /// When a number in it cannot be written down.
    pub fn text(&self) -> Result<String, serde_json::Error> {
        serde_json::to_string(self).map(|text| text + "\n")
    }

    /// Where the roll lies among its frames.
    pub fn span(&self) -> Span {
        Span {
            start_frame: self.roll_start_frame,
            open_frame: self.open_frame,
            settle_frame: self.settle_frame,
            end_frame: self.call_frame,
        }
    }

    /// The gates, each with its number on the screen.
    pub fn gates(&self) -> Vec<(GateInImage, Option<usize>)> {
        let gates = self.gates.iter().map(|gate| {
            let lies = GateInImage {
                index: gate.index,
                corners_in_image: gate.corners_px,
            };
            (lies, gate.number)
        });
        gates.collect()
    }

    /// The frames of a clip, each with its time.
    pub fn kept_frames(&self, frames: Vec<(u64, Vec<u8>)>) -> Vec<KeptFrame> {
        let [width, height] = self.size;
        let at = |number: u64| {
            let found = self.frames.iter().find(|(one, _)| *one == number);
            found.map(|(_, millis)| *millis)
        };
        let frames = frames.into_iter();
        frames
            .filter_map(|(number, jpeg)| {
                let times = (number, at(number)?);
                Some(KeptFrame::new(1, times, (width, height), jpeg))
            })
            .collect()
    }
}
