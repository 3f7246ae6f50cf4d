//! The screen of All Out, with its growing sets.

mod all_out;

pub use all_out::{AllOutBody, AllOutPlayer, SetRow};
