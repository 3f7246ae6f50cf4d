//! What happens at the table, told as stories and held as laws.
//!
//! One binary, because each one links the whole crate.

#![allow(clippy::unwrap_used)]

/// What each part of the source may name.
mod architecture;
/// A mistake noticed late is corrected where it was made.
mod correction;
/// Every row of the rulings and every house rule has a test.
mod coverage;
/// A match goes to another folder and back as it was.
mod exchange;
/// Games kept by every released version still load and read the same.
mod golden;
/// What is on disk outlives a restart, a power cut, a kill and a damaged line.
mod journal;
/// Laws that hold for every game, however it is played.
mod laws;
/// A match is played to its end, with a camera and without.
mod matches;
/// A kept match is printed by the command.
mod replay;
/// Every ruling of the sheets, every reading of their silence, every house rule.
mod rulings;
/// The helper the stories are told with.
mod table_top;
/// Everybody against everybody, and knock-outs.
mod tournament;
