//! What the app needs of the disk, so that tests can hold a full one in their hands.

use super::arbiter::TrustByKind;
use super::theme::Scheme;
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

/// What a person has chosen for the window.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Choices {
    /// The colours.
    pub scheme: Scheme,
    /// How large everything is, in percent of what fits.
    pub zoom_percent: u16,
    /// How far calls are trusted.
    pub trust: TrustByKind,
    /// The players' names, as last used.
    pub names: [String; 2],
    /// Where pictures come from, as `--source` takes it; empty for what is there.
    pub source: String,
}

/// Keeps what a person has chosen; fails with the reason in a person's words.
pub type KeepChoices = dyn FnMut(&Choices) -> Result<(), String>;
