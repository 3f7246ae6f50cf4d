//! The judge: pictures in, calls out. Pure: no clock, file, thread, camera or game.
//!
//! A call depends on the frames up to it and on nothing else. Each stage is a file; [`Detector`] strings them together:
//!
//! | stage | file | says |
//! | --- | --- | --- |
//! | cards | [`cards`] | where the Gate cards lie, when nobody has said so |
//! | pose | [`pose`] | where the camera stands, from the cards: what a ball looks like at any spot |
//! | reduce | [`reduce`] | the picture made small |
//! | motion | [`motion`] | which squares move: calm, moving, settling |
//! | light | [`light`] | exposure, white balance and shadow are no things |
//! | sights | `detector/sights.rs` | spots of a ball's size that stand out from the calm table, and hands |
//! | track | [`track`] | what goes with what from frame to frame; what rolled by itself |
//! | rest | [`rest`] | the thing that came to rest, before against after ([`patch`]), against the silhouette of a closed ball |
//! | shape, look back | [`shape`], [`lookback`] | what is seen beyond the ball's outline, at rest and while it still rolled |
//! | way | [`way`] | how it stopped, whether it grew or moved on where it stood |
//! | model | [`close_up`], [`model`] | what a network that was taught with simulated toys sees: open or closed, where it stands, whether it is a toy |
//! | mirror | [`mirror`] | whether a closed ball and its image in a shining card explain what looks open |
//! | verdict | [`witness`], [`place`], [`verdict`] | pose, place, certainty, when it opened; answer or ask |
//! | colour, moments | [`colour`], [`moments`] | beside the verdict: the ball's main colour as it rolled; pictures of what was seen |
//! | experience | [`experience`] | what the referee said of rolls that looked alike shifts the verdict |
//! | several, order | `detector/several.rs`, [`order`] | two rolls at once, each called by itself; which of them opened first |
//!
//! Beside all this, [`reach`] says how far from the gates a hand let go and where that distance is in the picture, [`ghost`]
//! whether the table stands as it stood, [`standing`] whether something stands on a card that lay empty, [`measure`] how large
//! cards are beside one of known size, [`recognise`] which of several known cards lies face up, by what is printed on it, and
//! [`surroundings`] what in a picture is field and what is only around it.
//!
//! ```text
//! calm ..... hand ..... ball rolls free ....... it lies    call
//! table learnt          sights -> track         rest -> verdict
//! ```
//!
//! Limits: one rolled thing at a time, or two where that is asked for; the judge has to see the table calm for a fifth of a second first; a toy that opened by
//! less than a third looks like a ball from most sides, and is asked about or missed.

pub mod blobs;
pub mod call;
pub mod cards;
pub mod close_up;
pub mod colour;
pub mod detector;
pub mod experience;
pub mod frame;
pub mod ghost;
pub mod homography;
pub mod light;
pub mod lookback;
pub mod measure;
pub mod mirror;
pub mod model;
pub mod moments;
pub mod motion;
pub mod order;
pub mod patch;
pub mod place;
pub mod pose;
pub mod reach;
pub mod recognise;
pub mod reduce;
pub mod rest;
pub mod rig;
pub mod shape;
pub mod standing;
pub mod surroundings;
pub mod track;
pub mod tracker;
pub mod verdict;
pub mod way;
pub mod witness;

pub use call::{Alternative, Call, OpenGate, Place, Pose};
pub use detector::{Detector, Gates, Look, Motion};
pub use frame::Frame;
pub use order::{First, Order, PhotoFinish};
pub use rig::{GateInImage, Rig, RigError};
