//! The screen of a match of Kaboodl: the grid of cards, the question with the steal window, a column for each player.

mod body;
mod view;

pub use body::{GridCard, KaboodlBody, KaboodlColumn};
