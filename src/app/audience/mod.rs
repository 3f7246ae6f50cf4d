//! The screen for those who watch: whose turn it is, the last call with its picture, the scores. No buttons, no secrets.
//!
//! | file | what it is |
//! | --- | --- |
//! | `view.rs` | from the match to a plain struct of what it says |
//! | `draw.rs` | from that struct to pixels, at any size |
//! | `window.rs` | its own window, and the preview before it is shown |

mod draw;
mod view;
mod window;

use std::sync::Arc;

use eframe::egui::TextureHandle;

pub use view::{AudiencePage, AudiencePicture, AudienceScore};
pub use window::{AudiencePreview, window_id};

use crate::vision::{Frame, GateInImage};

/// Something about the screen for those who watch.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AudienceAsk {
    /// Open the preview, or close it.
    Preview,
    /// Show it in a window of its own.
    Show,
    /// Take its window away.
    Hide,
    /// Let it fill its screen, or no longer.
    FullScreen,
    /// Let it fill the next screen that is plugged in.
    NextScreen,
}

/// What is known of the screen for those who watch. Nothing of it is part of the match.
#[derive(Default)]
pub struct AudienceState {
    /// True while it has a window.
    pub is_shown: bool,
    /// The screen that it was last sent to, counted from 0.
    pub(super) screen: usize,
    /// The picture that decided the last roll.
    pub(super) evidence: Option<Evidence>,
}

/// The picture that decided a roll.
pub struct Evidence {
    /// The roll's number.
    pub roll: u32,
    /// The picture.
    pub frame: Arc<Frame>,
    /// The gates as they lay then.
    pub gates: Vec<GateInImage>,
    /// Box around the ball in pixels: x0, y0, x1, y1.
    pub box_in_image: Option<[f64; 4]>,
    /// The picture as the screen draws it, once it was drawn.
    pub texture: Option<TextureHandle>,
}
