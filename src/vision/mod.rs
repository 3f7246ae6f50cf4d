//! The judge: pictures in, calls out. Pure: no clock, file, thread, camera or game.

pub mod blobs;
pub mod call;
pub mod cards;
pub mod detector;
pub mod frame;
pub mod homography;
pub mod light;
pub mod motion;
pub mod patch;
pub mod pose;
pub mod reduce;
pub mod rest;
pub mod rig;
pub mod track;
pub mod verdict;

pub use call::{Alternative, Call, OpenGate, Place, Pose};
pub use detector::{Detector, Gates, Look, Motion};
pub use frame::Frame;
pub use rig::{GateInImage, Rig, RigError};
