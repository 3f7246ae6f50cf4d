//! The screens of the two Bratz games: All Out with its growing sets, Got Five with five places a player.

mod all_out;
mod got_five;

pub use all_out::{AllOutBody, AllOutPlayer, SetRow};
pub use got_five::{GotFiveBody, GotFivePlayer};
