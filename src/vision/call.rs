//! What the judge says of a roll: physical facts only.

use super::colour::Colour;
use super::experience::{Shift, Traits};
use super::reach::LetGo;

/// How the rolled object lies when it has come to rest.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Pose {
    /// Opened all the way, or nearly.
    Open,
    /// Opened a little: more than a crack, less than half.
    PartlyOpen,
    /// Still a closed ball.
    Closed,
    /// No longer in the picture.
    Gone,
}

/// Where it lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Place {
    /// On one Gate card.
    On,
    /// Across two or more Gate cards.
    Between,
    /// On the table, off every Gate card.
    Off,
    /// Out of the picture.
    Gone,
}

/// The Gate card it touched when it began to open.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum OpenGate {
    /// It touched this gate (index from 0).
    Gate(usize),
    /// It opened off every gate, or never opened.
    Nowhere,
    /// It opened, but where was not seen.
    Unknown,
}

/// Another reading of the same roll that the judge thinks possible.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Alternative {
    /// The pose of this reading.
    pub pose: Pose,
    /// The gate of this reading (index from 0), or none when off every gate.
    pub gate: Option<usize>,
    /// Its probability in percent.
    pub percent: u8,
}

/// One call: what happened to one roll, as far as the camera can tell.
///
/// Frames are numbered as [`Frame::number`](super::Frame::number).
#[derive(Debug, Clone, PartialEq)]
pub struct Call {
    /// Counts the rolls seen by this judge, from 1.
    pub roll: u32,
    /// How it lies.
    pub pose: Pose,
    /// Where it lies.
    pub place: Place,
    /// The gate under its base (also when it lies between gates); none when off every gate or gone.
    pub gate: Option<usize>,
    /// Every gate that its footprint touches.
    pub gates: Vec<usize>,
    /// The gate it touched when it began to open.
    pub open_gate: OpenGate,
    /// How sure the judge is of pose and gate together.
    pub certainty_percent: u8,
    /// True when the judge would rather ask the referee than answer.
    pub asks: bool,
    /// Other readings, likeliest first.
    pub alternatives: Vec<Alternative>,
    /// First frame in which it moved by itself.
    pub roll_start_frame: u64,
    /// First frame in which it was seen open.
    pub open_frame: Option<u64>,
    /// First frame from which it no longer moved.
    pub settle_frame: u64,
    /// The frame after whose reading the call was made.
    pub call_frame: u64,
    /// Box around the object at rest, in pixels: x0, y0, x1, y1; none when it is gone.
    pub box_in_image: Option<[f64; 4]>,
    /// What was seen of it as numbers, to tell alike rolls by; empty when it is gone.
    pub traits: Traits,
    /// What the referee's corrections of alike rolls have added.
    pub learnt: Shift,
    /// The main colour that it had while it rolled.
    pub colour: Colour,
    /// Where the hand let go of it; none where no hand was seen beside it.
    pub let_go: Option<LetGo>,
}

impl Call {
    /// From this certainty on a call is put into words as sure; below it, when the judge answers all the same, as quite sure.
    pub const SURE_PERCENT: u8 = 90;
}
