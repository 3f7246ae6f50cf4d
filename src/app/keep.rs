//! What the app needs of the disk, so that tests can hold a full one in their hands.

use crate::rules::EntryOf;
use crate::rules::bakugan::{Bakugan, Setup};

/// Keeps the entries of one match. An entry is kept before the screen shows it as done.
pub trait Keep {
    /// Writes an entry down for good.
    ///
    /// # Errors
    /// Why it is not on disk, in a person's words.
    fn keep(&mut self, entry: &EntryOf<Bakugan>) -> Result<(), String>;
}

/// Where matches are kept.
pub trait Shelf {
    /// Begins a new match there.
    ///
    /// # Errors
    /// Why it cannot be kept, in a person's words.
    fn begin(&mut self, setup: &Setup) -> Result<Box<dyn Keep>, String>;
}
