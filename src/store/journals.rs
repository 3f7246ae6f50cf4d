//! The folder of all matches: begin one, go on with the last one.

use std::fs;
use std::path::{Path, PathBuf};

use super::journal::{DamageKind, Journal, read};
use super::{StoreError, sync_folder_of};
use crate::rules::{Ledger, Rules, Stamp};

/// The folder in which matches are kept.
#[derive(Debug, Clone)]
pub struct Journals {
    folder: PathBuf,
}

/// A match that goes on.
#[derive(Debug)]
pub struct Opened<R: Rules> {
    /// Its journal, ready for the next entry.
    pub journal: Journal,
    /// The match itself.
    pub ledger: Ledger<R>,
}

/// What was found on starting.
#[derive(Debug)]
pub struct Resumed<R: Rules> {
    /// The last match, if it is not over and can go on.
    pub opened: Option<Opened<R>>,
    /// What people should know: lines set aside, files that cannot be read, a match in use elsewhere.
    pub notices: Vec<String>,
}

impl Journals {
    /// The matches in a folder, which is made if it is not there.
    ///
    /// # Errors
    /// When it cannot be made.
    pub fn open(folder: impl Into<PathBuf>) -> Result<Self, StoreError> {
        let folder = folder.into();
        fs::create_dir_all(&folder).map_err(StoreError::disk("making the folder", &folder))?;
        Ok(Self { folder })
    }

    /// The folder.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Begins a match and its journal.
    ///
    /// # Errors
    /// When the journal cannot be written; the match can be played without.
    pub fn create<R: Rules>(
        &self,
        setup: &R::Setup,
        begun: Stamp,
    ) -> Result<Opened<R>, StoreError> {
        let path = self.free_path(R::KIND.name(), begun);
        Ok(Opened {
            journal: Journal::create::<R>(&path, setup, begun)?,
            ledger: Ledger::new(setup.clone()),
        })
    }

    /// Every journal, the latest first.
    ///
    /// # Errors
    /// When the folder cannot be read.
    pub fn list(&self) -> Result<Vec<PathBuf>, StoreError> {
        let folder = fs::read_dir(&self.folder)
            .map_err(StoreError::disk("reading the folder", &self.folder))?;
        let mut paths: Vec<PathBuf> = folder
            .filter_map(|item| Some(item.ok()?.path()))
            // Only files: opening a pipe of that name would wait for ever.
            .filter(|path| path.extension().is_some_and(|kind| kind == "journal") && path.is_file())
            .collect();
        // The time at the head of each name is as wide in all of them.
        paths.sort_unstable_by(|a, b| b.file_name().cmp(&a.file_name()));
        Ok(paths)
    }

    /// Opens the latest match that can be read, if it is of this game and not over.
    ///
    /// # Errors
    /// When the folder cannot be read. What is wrong with single files stands in the notices.
    pub fn latest_unfinished<R: Rules>(&self) -> Result<Resumed<R>, StoreError> {
        let mut notices = Vec::new();
        for path in self.list()? {
            match self.resume::<R>(&path) {
                Ok((opened, more)) => {
                    notices.extend(more);
                    let over = opened.ledger.now().standing().result.is_some();
                    return Ok(Resumed {
                        opened: (!over).then_some(opened),
                        notices,
                    });
                }
                Err(error) => notices.push(sentence(&error.to_string())),
            }
        }
        Ok(Resumed {
            opened: None,
            notices,
        })
    }

    /// Opens one match to go on with it.
    ///
    /// A torn last line is set aside. Where something before the end is damaged, the good part goes on in a journal of
    /// its own and the damaged file is left as it is.
    ///
    /// # Errors
    /// When it is in use or has no readable first line.
    pub fn resume<R: Rules>(&self, path: &Path) -> Result<(Opened<R>, Vec<String>), StoreError> {
        let damaged = match Journal::go_on::<R>(path) {
            Ok((journal, kept, aside)) => {
                let notices = aside.map(|aside| {
                    format!(
                        "The last line of the journal was not whole; it is kept in {}. The match goes on after entry {}.",
                        aside.display(),
                        kept.ledger.entries().len()
                    )
                });
                let ledger = kept.ledger;
                return Ok((Opened { journal, ledger }, notices.into_iter().collect()));
            }
            Err(error @ StoreError::Mistake { .. }) => error,
            Err(error) => return Err(error),
        };
        let kept = read::<R>(path)?;
        if !matches!(&kept.damage, Some(damage) if damage.kind == DamageKind::Inside) {
            return Err(damaged);
        }
        let copy = self.free_path(R::KIND.name(), kept.begun);
        let mut journal = Journal::create::<R>(&copy, kept.ledger.setup(), kept.begun)?;
        for entry in kept.ledger.entries() {
            journal.append(entry)?;
        }
        sync_folder_of(&copy);
        let notices = vec![
            sentence(&damaged.to_string()),
            format!(
                "The {} entries before it are good; the match goes on with them in {}. The damaged file is left as it is.",
                kept.ledger.entries().len(),
                copy.display()
            ),
        ];
        let ledger = kept.ledger;
        Ok((Opened { journal, ledger }, notices))
    }

    /// A name that no journal has yet; later ones sort after earlier ones.
    fn free_path(&self, game: &str, begun: Stamp) -> PathBuf {
        let game = game.to_lowercase().replace(' ', "-");
        let name = |number: u32| {
            self.folder
                .join(format!("{:014}-{number:03}-{game}.journal", begun.millis()))
        };
        let mut number = 1;
        while name(number).exists() && number < u32::MAX {
            number += 1;
        }
        name(number)
    }
}

/// An error as a sentence for a notice.
fn sentence(error: &str) -> String {
    let mut letters = error.chars();
    match letters.next() {
        Some(first) => format!("{}{}.", first.to_uppercase(), letters.as_str()),
        None => String::new(),
    }
}
