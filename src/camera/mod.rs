//! Where frames come from, and the threads that bring them.

pub mod capture;
pub mod cards_seen;
pub mod checklist;
pub mod choose;
pub mod clip;
pub mod controls;
pub mod decode;
pub mod files;
pub mod guarded;
pub mod health;
pub mod latest;
pub mod phone;
pub mod ring;
pub mod setup_file;
pub mod simulated;
pub mod source;
pub mod steady;
pub mod threads;
pub mod view;
#[cfg(feature = "webcam")]
pub mod webcam;

pub use choose::Wanted;
pub use clip::{Clip, Corners};
pub use ring::{KeptFrame, Ring};
pub use simulated::{Pace, Simulated, SimulatedHand};
pub use source::{CameraError, Delivery, FrameSource, SourceInfo};
pub use threads::{Camera, Note, Noted, Seen};
pub use view::View;
