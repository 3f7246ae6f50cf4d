//! `setup.json` of a clip, as it is written.

use serde::Serialize;

use crate::vision::{GateInImage, Rig};

/// What a referee would have set up before the roll, in the form that [`Clip`](super::Clip) reads.
#[derive(Debug, Serialize)]
pub struct SetupFile {
    format: u32,
    fps: f64,
    width: u32,
    height: u32,
    card_mm: [f64; 2],
    ball_diameter_mm: f64,
    cards: Vec<CardOfSetup>,
}

#[derive(Debug, Serialize)]
struct CardOfSetup {
    index: usize,
    corners_px: [[f64; 2]; 4],
    face: &'static str,
}

impl SetupFile {
    /// For pictures of this size in pixels, so many a second, with card and ball of these sizes in millimetres (the usual
    /// ones where nobody has said them) and the gates where they lie.
    pub fn new(
        size: (u32, u32),
        fps: f64,
        sizes: Option<([f64; 2], f64)>,
        gates: &[GateInImage],
    ) -> Self {
        let hundredth = |value: f64| (value * 100.0).round() / 100.0;
        let (card_mm, ball_diameter_mm) = sizes.unwrap_or((Rig::USUAL_CARD_MM, Rig::USUAL_BALL_MM));
        Self {
            format: 1,
            fps: hundredth(fps.clamp(0.5, 1000.0)),
            width: size.0,
            height: size.1,
            card_mm,
            ball_diameter_mm,
            cards: gates
                .iter()
                .map(|gate| CardOfSetup {
                    index: gate.index,
                    corners_px: gate.corners_in_image.map(|corner| corner.map(hundredth)),
                    face: "down",
                })
                .collect(),
        }
    }

    /// The whole file.
    ///
    /// # Errors
    /// When a value cannot be written down.
    pub fn text(&self) -> Result<String, serde_json::Error> {
        let mut text = serde_json::to_string_pretty(self)?;
        text.push('\n');
        Ok(text)
    }
}
