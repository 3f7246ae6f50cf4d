//! The window: the only place that names egui.
//!
//! | file | what it is |
//! | --- | --- |
//! | `state.rs`, `perform.rs` | [`RefereeApp`]: what is known, and the one place where an ask is carried out |
//! | `listen.rs` | the camera's notes and frames |
//! | `arbiter.rs` | which roll a call belongs to, and how far it is trusted |
//! | `view.rs`, `phrases.rs`, `answers.rs`, `sheets.rs` | from the state to plain structs: what the screen says |
//! | `screen.rs`, `panel/` | from those structs to pixels |
//! | `pen.rs`, `shapes.rs`, `theme.rs`, `words.rs` | drawing, colours, sizes, text |
//! | `window.rs`, `sources.rs`, `disk.rs` | eframe and fonts; cameras; journals and settings |
//! | `ask.rs` | what can be asked for, and the one table of keys |

pub mod answers;
pub mod arbiter;
pub mod ask;
pub mod disk;
pub mod eye;
pub mod keep;
pub mod listen;
pub mod notice;
pub mod panel;
pub mod pen;
mod perform;
mod phrases;
pub mod roll_line;
pub mod screen;
pub mod shapes;
mod sheets;
pub mod sources;
pub mod state;
pub mod theme;
pub mod tongue;
pub mod view;
mod window;
pub mod words;

pub use state::RefereeApp;
pub use window::run;

use crate::camera::Wanted;

/// What the command line says about the window.
#[derive(Debug, Clone, Default)]
pub struct Options {
    /// Where its pictures come from; without it the first webcam, else the simulated table.
    pub source: Option<Wanted>,
}
