//! The screen of a match of Got Five: one question, two huge buttons, five places a player.

mod answers;
mod body;
mod player;
mod view;

pub use body::{GotFiveBody, GotFivePrompt};
pub use player::GotFivePlayer;
