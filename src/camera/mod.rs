//! Where frames come from, and the threads that bring them.

pub mod source;

pub use source::{CameraError, Delivery, FrameSource, SourceInfo};
