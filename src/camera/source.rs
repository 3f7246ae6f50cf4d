//! The one thing a camera must do.

use std::time::Duration;

use thiserror::Error;

use super::controls::{Control, ControlState, Setting};
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
    /// A live source has nothing new at the moment; asked again, it goes on.
    Nothing,
    /// A live source was lost, or is back: what comes next does not go on from what came before.
    Interrupted {
        /// What happened, in a person's words.
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

impl SourceInfo {
    /// True for a real camera, whose pictures may be bad; what is drawn or was recorded is as it is.
    pub fn is_camera(&self) -> bool {
        self.live && !self.name.starts_with("simulated:")
    }
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

    /// The bytes of what was handed over last, where it came as a JPEG; they are given away once.
    fn take_jpeg(&mut self) -> Option<Vec<u8>> {
        None
    }

    /// What can be set at it, and how it is set.
    fn controls(&self) -> Vec<ControlState> {
        Vec::new()
    }

    /// Sets one of its controls.
    ///
    /// # Errors
    /// Why it is not set, in a person's words. Pictures come all the same.
    fn set_control(&mut self, control: Control, setting: Setting) -> Result<(), String> {
        Err(format!("this camera has no {} {setting}", control.word()))
    }
}

impl FrameSource for Box<dyn FrameSource> {
    fn info(&self) -> &SourceInfo {
        self.as_ref().info()
    }

    fn next_frame(&mut self) -> Result<Delivery, CameraError> {
        self.as_mut().next_frame()
    }

    fn take_jpeg(&mut self) -> Option<Vec<u8>> {
        self.as_mut().take_jpeg()
    }

    fn controls(&self) -> Vec<ControlState> {
        self.as_ref().controls()
    }

    fn set_control(&mut self, control: Control, setting: Setting) -> Result<(), String> {
        self.as_mut().set_control(control, setting)
    }
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
    /// A phone, or another camera in the network, does not answer as it should; it may come back.
    #[error("{0}")]
    Phone(String),
    /// Trying again changes nothing before a person has changed something: a wrong address, a wrong password.
    #[error("{0}")]
    Mistaken(String),
}

impl CameraError {
    /// True when it may be mended by itself: opening it again now and then makes sense.
    pub fn may_pass(&self) -> bool {
        !matches!(self, Self::Clip(_) | Self::Mistaken(_))
    }

    /// The longest pause between two tries. A camera that is plugged in again is to be there within three seconds; a
    /// phone that sleeps is not to be woken every second.
    pub fn longest_pause(&self) -> Duration {
        match self {
            Self::Phone(_) => Duration::from_secs(8),
            _ => Duration::from_secs(1),
        }
    }
}
