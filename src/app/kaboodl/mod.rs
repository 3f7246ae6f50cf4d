//! The screen of a match of Kaboodl: the grid of its cards, the question with the steal that waits, the players.

mod answers;
mod body;
mod by_hand;
mod card;
mod column;
mod prompt;
mod sets;
mod view;

pub use body::KaboodlBody;
pub use by_hand::KaboodlBlank;
pub(super) use by_hand::{by_hand, filled};
pub use card::GridCard;
pub use column::{HeldCard, KaboodlColumn, ScoreLine};
pub use prompt::KaboodlPrompt;
