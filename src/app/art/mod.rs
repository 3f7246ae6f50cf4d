//! Drawings of our own for all screens, by egui's painter alone.
//!
//! | file | what it draws |
//! | --- | --- |
//! | `sketch.rs` | how: outlines in units of their own, filled and drawn smoothly at any size |
//! | `tiles.rs` | the picture of each game |
//! | `bakugan.rs` | balls and Gate cards |
//! | `creatures.rs` | the creatures of Kaboodl, and what their names and colours' names mean |
//! | `kaboodl.rs` | its cards, dots and colours |
//! | `bratz.rs` | icons and the places of cards |
//! | `marks.rs` | small line drawings: a tick, a warning, a camera; a coin and a die |
//!
//! Every drawing stays inside the rectangle it is given and takes all its colours from the theme. None of them is the only
//! sign of anything: whoever draws one writes its name beside it.

pub mod bakugan;
pub mod bratz;
pub mod creatures;
pub mod kaboodl;
pub mod marks;
mod sketch;
mod tiles;

pub use tiles::game_tile;

/// What a name that somebody typed says, in any of the words for it.
fn known<T: Copy>(name: &str, things: &[(T, &[&str])]) -> Option<T> {
    let name = name.trim().to_lowercase();
    things
        .iter()
        .find(|(_, words)| words.contains(&name.as_str()))
        .map(|(thing, _)| *thing)
}

/// The first letter of a name as a capital; "?" where there is none.
fn first_letter(name: &str) -> char {
    let first = name.trim().chars().next().unwrap_or('?');
    first.to_uppercase().next().unwrap_or(first)
}
