//! The screen of a match of All Out: the duty to play, a shout, each player's hand and sets that grow to ten.

mod answers;
mod body;
mod by_hand;
mod player;
mod prompt;
mod step;
mod steps;
mod view;

pub use body::AllOutBody;
pub use by_hand::{AllOutBlank, AllOutList};
pub(super) use by_hand::{by_hand, filled};
pub use player::{AllOutPlayer, SetRow};
pub use prompt::{AllOutPrompt, Shout};
pub use step::AllOutStep;
