//! The screen of a match of Bakugan: players, picture of the table, question, gates; a battle's columns.

mod answers;
mod body;
mod phrases;
mod roll_line;
mod table_line;
mod view;

pub(super) use answers::{beside_the_turn, certainty_tone};
pub use body::{BakuganBody, Layout};
pub(super) use phrases::colours_of;
pub use phrases::{headline_of, shape_of};
pub use roll_line::{roll_line_in_image, was_too_near};
