//! The screen of a match of Got Five: one question, two huge buttons, five places a player.

mod answers;
mod body;
mod by_hand;
mod player;
mod view;

pub use body::{GotFiveBody, GotFivePrompt};
pub use by_hand::GotFiveBlank;
pub(super) use by_hand::{by_hand, filled};
pub use player::GotFivePlayer;
