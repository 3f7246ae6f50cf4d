//! What comes of an undo, a redo, a replacement and a reading back.

use thiserror::Error;

use super::Ledger;
use crate::rules::Rules;
use crate::rules::entry::Entry;
use crate::rules::tongue::tell;

/// What happens to later entries that no longer fit after a replacement.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Misfits {
    /// Entries that the referee agreed to let go.
    pub drop: Vec<u32>,
    /// From this entry on everything is let go.
    pub stop_at: Option<u32>,
}

/// Why an older entry was not replaced. Nothing has changed.
#[derive(Debug, Clone, PartialEq, Error)]
pub enum ReplaceError<F: std::error::Error> {
    /// The entry has no command in force.
    #[error("{}", tell!("replace-not-in-force", entry = *.0))]
    NotInForce(u32),
    /// The rules do not allow the new command there.
    #[error("{}", tell!("replace-refused", why = .0.to_string()))]
    Refused(F),
    /// A later entry no longer fits: let it go, stop there, or cancel.
    #[error("{}", tell!("replace-misfit", entry = *entry, why = refusal.to_string()))]
    Misfit {
        /// The later entry.
        entry: u32,
        /// Why it no longer fits.
        refusal: F,
    },
}

/// An entry that cannot follow those before it.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum BrokenLog {
    /// A number is missing or stands twice.
    #[error("entry {found} stands where entry {expected} should")]
    Number {
        /// The number that should stand there.
        expected: u32,
        /// The number that does.
        found: u32,
    },
    /// Undo, redo or a replacement names an entry that it cannot mean.
    #[error("entry {number} names entry {target}, which it cannot mean there")]
    Target {
        /// The entry itself.
        number: u32,
        /// The entry it names.
        target: u32,
    },
}

/// A game read back from its entries: the good part, and what is wrong with the rest.
#[derive(Debug, Clone)]
pub struct Replay<R: Rules> {
    /// The game as far as the entries are good.
    pub ledger: Ledger<R>,
    /// The first entry that does not follow, if any.
    pub broken: Option<BrokenLog>,
}

/// What an undo, a redo or a replacement did.
#[derive(Debug, Clone, PartialEq)]
pub struct Undone<C, E> {
    /// The entry that was written.
    pub entry: Entry<C, E>,
    /// What to do on the table, one sentence a piece.
    pub put_right: Vec<String>,
}

/// What an undo, a redo or a replacement of a rulebook `R` did.
pub type UndoneOf<R> = Undone<<R as Rules>::Command, <R as Rules>::Event>;

/// Why a replacement in a rulebook `R` was not made.
pub type ReplaceErrorOf<R> = ReplaceError<<R as Rules>::Refusal>;
