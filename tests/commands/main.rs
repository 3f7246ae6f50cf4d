//! The commands as a person or a script meets them: the built program on small clips drawn by the tests.
//!
//! - `bad_input`: what cannot be used is named in one sentence; what is damaged or odd is lived with.
//! - `cards`: packs of cards that people wrote.
//! - `causality`: a call depends only on frames up to its own, and is printed at once.
//! - `counting`: `eval` counts what the scoring script counts.
//! - `recording`: clips of what a source shows, turned and mirrored as asked.
//! - `exchange`: matches to and from files, tournaments, backups.
//! - `scripts`: a game from a plain text file, line by line; how a kept match stands.
//! - `no_display`: one roll in the terminal where no window can open.
#![allow(clippy::unwrap_used)]

mod bad_input;
mod cards;
mod causality;
mod clips;
mod counting;
mod exchange;
#[cfg(target_os = "linux")]
mod no_display;
mod recording;
mod scripts;
