//! The simulated table: a seed in, pictures out. Pure.
//!
//! A small renderer without a graphics card. Still things are drawn once, as light; a picture copies that light, draws
//! what moves into it with its shadows, and sends it through a cheap webcam's film.
//!
//! | stage | file |
//! | --- | --- |
//! | camera with lens distortion | `view` |
//! | solid pieces: where a ray meets them, what light they hide | `part` |
//! | cards, table and lamps, toys, hands, clutter | `cards`, `surface`, `toy`, `hand`, `clutter` |
//! | light of still and moving things | `draw`, `stage` |
//! | exposure, noise, tone | `film` |
//! | the way of a ball, hands and lamps in time | `roll`, `act` |
//! | drawing tables and events by chance | `setting`, `plan`, `fidget` |
//! | a labelled clip; two rolls at once | `scenario`, `truth`; `scenario/pair.rs` |
//! | a labelled close-up, for teaching the judge | `study` |
//! | a still table whose toy is put back a little off | `put_back` |
//! | an endless table that takes orders | `table` |
//!
//! [`Table`] is endless and does what it is ordered. [`Scenario`] is one labelled event. The true outcome stays in [`Scenario::truth`]; a judge gets the pictures and
//! [`Scenario::setup`] only.

mod act;
mod cards;
mod clutter;
mod draw;
mod fidget;
mod film;
mod hand;
mod net;
mod part;
mod plan;
mod put_back;
mod roll;
mod scenario;
mod setting;
mod space;
mod stage;
mod study;
mod surface;
mod table;
mod toy;
mod truth;
mod view;

pub use put_back::{PutBack, StillTable};
pub use scenario::Scenario;
pub use study::{Lesson, Subject};
pub use table::{Arrangement, Order, SLOTS, TABLE_FPS, Table};
pub use truth::{
    CameraTruth, Distractor, LetGoTruth, ObjectTruth, RolledTruth, Setup, SetupCard, StandingTruth,
    Truth,
};

/// From which shapes, tables and lamps a scene is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Family {
    /// For working with.
    Open,
    /// Other shapes, tables, cards and lamps, kept out of development and used for final figures only.
    KeptOut,
    /// Shapes, liveries, tables and lamps put together by chance: for teaching the judge, so that it learns what opening is and
    /// not what a few toys look like.
    Study,
}
