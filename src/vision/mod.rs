//! The judge: pictures in, calls out. Pure: no clock, file, thread, camera or game.

pub mod call;
pub mod cards;
pub mod detector;
pub mod frame;
pub mod rig;

pub use call::{Alternative, Call, OpenGate, Place, Pose};
pub use detector::{Detector, Gates, Look, Motion};
pub use frame::Frame;
pub use rig::{GateInImage, Rig, RigError};
