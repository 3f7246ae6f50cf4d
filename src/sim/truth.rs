//! What a clip says of itself: the set-up a referee would have made, and the labels that no judge sees.

use serde::Serialize;

/// `setup.json` of a clip.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Setup {
    /// Always 1.
    pub format: u32,
    /// Frames a second.
    pub fps: u32,
    /// Width in pixels.
    pub width: u32,
    /// Height in pixels.
    pub height: u32,
    /// Nominal width and height of a Gate card in millimetres.
    pub card_mm: [f64; 2],
    /// Nominal diameter of the closed ball in millimetres.
    pub ball_diameter_mm: f64,
    /// The Gate cards.
    pub cards: Vec<SetupCard>,
}

/// One Gate card of a set-up.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct SetupCard {
    /// Counts from 0.
    pub index: usize,
    /// Where its edges would meet, around the card, in pixels; (0, 0) is the centre of the top-left pixel.
    pub corners_px: [[f64; 2]; 4],
    /// `down` or `up`.
    pub face: &'static str,
}

/// `truth.json` of a clip; frames count from 1.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Truth {
    /// Always 1.
    pub format: u32,
    /// Folder name.
    pub id: String,
    /// Frames a second.
    pub fps: u32,
    /// Width in pixels.
    pub width: u32,
    /// Height in pixels.
    pub height: u32,
    /// Number of frames.
    pub frames: u64,
    /// The seed it was drawn from.
    pub seed: u64,
    /// What happened, in the words of the clips.
    pub outcome: &'static str,
    /// A special kind of the outcome.
    pub variant: Option<&'static str>,
    /// The gate under the base.
    pub gate: Option<usize>,
    /// How many balls rolled: two at once, one, or none.
    pub rolls: u32,
    /// Real diameter of the ball in millimetres.
    pub ball_diameter_mm: f64,
    /// Real size of the cards in millimetres.
    pub card_mm: [f64; 2],
    /// Size that a referee would state.
    pub card_nominal_mm: [f64; 2],
    /// Thickness of a card.
    pub card_thickness_mm: f64,
    /// `line` or `cluster`.
    pub layout: &'static str,
    /// Toys that stood there before.
    pub standing: Vec<StandingTruth>,
    /// First frame in which anything happens.
    pub event_start_frame: u64,
    /// First frame in which the ball moves by itself.
    pub roll_start_frame: Option<u64>,
    /// First frame with more than a tenth opened.
    pub first_open_frame: Option<u64>,
    /// First frame from which the ball no longer moves.
    pub ball_settle_frame: Option<u64>,
    /// The same, and the hand is gone.
    pub settle_frame: u64,
    /// The rolled toy at rest.
    pub object: Option<ObjectTruth>,
    /// Frame, x and y of its middle in pixels, and how far it has opened.
    pub track: Vec<(u64, f64, f64, f64)>,
    /// The camera.
    pub camera: CameraTruth,
    /// Kind of lamps.
    pub light: &'static str,
    /// Kind of table.
    pub table: &'static str,
    /// What lies about.
    pub distractors: Vec<Distractor>,
    /// Where the corners are afterwards, when a card or the camera was moved.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub corners_px_after: Option<Vec<[[f64; 2]; 4]>>,
    /// Both rolls where two balls rolled at once; the first is the one of the fields above.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub objects: Vec<RolledTruth>,
}

/// One of two rolls at once; frames count from 1.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct RolledTruth {
    /// What happened to it, in the words of the clips.
    pub outcome: &'static str,
    /// A special kind of the outcome.
    pub variant: Option<&'static str>,
    /// The gate under its base.
    pub gate: Option<usize>,
    /// First frame in which it moves by itself.
    pub roll_start_frame: u64,
    /// First frame with more than a tenth opened.
    pub first_open_frame: Option<u64>,
    /// First frame from which it no longer moves.
    pub ball_settle_frame: u64,
    /// It at rest.
    #[serde(flatten)]
    pub object: ObjectTruth,
    /// Frame, x and y of its middle in pixels, and how far it has opened.
    pub track: Vec<(u64, f64, f64, f64)>,
}

/// Where a hand let go of a ball.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct LetGoTruth {
    /// The first frame in which it is free, counted from 1.
    pub frame: u64,
    /// The point of the table under it, in pixels.
    pub base_px: [f64; 2],
    /// How far that point lies outside the nearest gate; negative inside.
    pub distance_to_nearest_gate_mm: f64,
}

/// A toy that stood there before.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct StandingTruth {
    /// The gate it stands on.
    pub gate: usize,
    /// Its livery.
    pub attribute: &'static str,
    /// Its design.
    pub design: &'static str,
    /// Box in pixels: x0, y0, x1, y1.
    pub bbox_px: [f64; 4],
    /// The point it stands on, in pixels.
    pub base_px: [f64; 2],
}

/// The rolled toy at rest.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct ObjectTruth {
    /// Its livery.
    pub attribute: &'static str,
    /// Its design.
    pub design: &'static str,
    /// How far it has opened, 0 to 1; none when it has left.
    pub t_open: Option<f64>,
    /// Box in pixels: x0, y0, x1, y1; none when it has left.
    pub bbox_px: Option<[f64; 4]>,
    /// Middle of the box.
    pub centre_px: Option<[f64; 2]>,
    /// The point under it, in pixels.
    pub base_px: Option<[f64; 2]>,
    /// The point under it, in millimetres.
    pub base_mm: Option<[f64; 3]>,
    /// How far that point lies outside the nearest gate; negative inside.
    pub distance_to_nearest_gate_mm: Option<f64>,
}

/// Where the camera stands.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct CameraTruth {
    /// Angle of view across the longer side.
    pub hfov_deg: f64,
    /// Focal length in pixels.
    pub f_px: f64,
    /// Middle of the picture.
    pub cx: f64,
    /// Middle of the picture.
    pub cy: f64,
    /// Radial distortion.
    pub k1: f64,
    /// Side the camera stands on.
    pub azimuth_deg: f64,
    /// Height over the table as an angle.
    pub elevation_deg: f64,
    /// Turn about its own axis.
    pub roll_deg: f64,
    /// Distance from the point it looks at.
    pub distance_mm: f64,
    /// Where it stands.
    pub position_mm: [f64; 3],
    /// Rows right, down, forward.
    pub world_to_cam_rows: [[f64; 3]; 3],
}

/// A thing that lies about.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Distractor {
    /// What it is.
    pub kind: &'static str,
    /// Where, in pixels.
    pub centre_px: [f64; 2],
}

/// Two decimals are enough for pixels and millimetres.
pub(super) fn rounded(value: f32) -> f64 {
    (f64::from(value) * 100.0).round() / 100.0
}
