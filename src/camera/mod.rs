//! Where frames come from, and the threads that bring them.

pub mod choose;
pub mod clip;
pub mod decode;
pub mod source;

pub use choose::Wanted;
pub use clip::{Clip, Corners};
pub use source::{CameraError, Delivery, FrameSource, SourceInfo};
