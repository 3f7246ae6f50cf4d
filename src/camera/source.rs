//! The one thing a camera must do.

use thiserror::Error;

use crate::vision::{Frame, Rig};

/// What a source hands over when it is asked for the next frame.
#[derive(Debug)]
pub enum Delivery {
    /// A picture.
    Frame(Frame),
    /// A picture that had to be mended first (its Huffman tables were missing).
    Repaired {
        /// The picture.
        frame: Frame,
        /// What was done, in a person's words.
        reason: String,
    },
    /// A frame that could not be read; its number is used up and the source goes on.
    Damaged {
        /// The number it would have had.
        number: u64,
        /// What is wrong with it, in a person's words.
        reason: String,
    },
    /// A file has ended. A camera never does.
    End,
}

/// What is known of a source before its first frame.
#[derive(Debug, Clone, PartialEq)]
pub struct SourceInfo {
    /// The clip's folder name, the camera's name or the simulated table's name.
    pub name: String,
    /// Frames a second, as stated or measured.
    pub fps: f64,
    /// Width and height of a frame in pixels.
    pub size: (u32, u32),
    /// What a referee has set up for it (card size, ball size, corners), if that is known.
    pub rig: Option<Rig>,
    /// True for a source that runs by the clock on the wall.
    pub live: bool,
}

/// A source of frames: webcam, clip folder, simulated table.
pub trait FrameSource {
    /// What is known of it.
    fn info(&self) -> &SourceInfo;

    /// Waits for the next frame.
    ///
    /// # Errors
    /// When no further frame can be had; [`Delivery::Damaged`] is not an error.
    fn next_frame(&mut self) -> Result<Delivery, CameraError>;
}

/// Why a source gives no pictures, in a person's words: what happened, then what to do.
#[derive(Debug, Error)]
pub enum CameraError {
    /// A clip that cannot be read: file, place and fix in one sentence.
    #[error("{0}")]
    Clip(String),
    /// No camera, or none of that name.
    #[error("{0}")]
    Absent(String),
    /// The camera is used by another program or the system refuses it.
    #[error("{0}")]
    Refused(String),
    /// It worked and then stopped.
    #[error("{0}")]
    Stopped(String),
}
