//! `rollcall backup` and `rollcall restore`: the whole data folder in one file, and back.

use std::path::PathBuf;

use clap::Args;

use super::detect::say_plainly;
use super::{Failure, complain};
use crate::store::backup::{back_up, restore};
use crate::store::data_folder::{self, Access};
use crate::store::{StoreError, data_dir};

/// Put everything that is kept into one ZIP file: matches, players, settings, rule sets, what was learnt.
#[derive(Debug, Args)]
pub struct Backup {
    /// The file to write; it must not be there yet.
    #[arg(value_name = "OUT")]
    out: PathBuf,
}

/// Take everything out of a backup.
///
/// All of it is checked first; a damaged backup is refused and nothing is written. Nothing that is there already is written
/// over: what is the same stays, what is different comes beside it with "from-backup" in its name.
#[derive(Debug, Args)]
pub struct Restore {
    /// A file that `rollcall backup` has written.
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Another folder to put it into than the data folder.
    #[arg(long, value_name = "FOLDER")]
    into: Option<PathBuf>,
}

fn unusable(why: StoreError) -> Failure {
    Failure::Unusable(why.to_string())
}

impl Backup {
    /// Writes it, and prints how much that was.
    ///
    /// # Errors
    /// When something cannot be read, or the file is there already.
    pub fn run(&self) -> Result<(), Failure> {
        let data = data_dir().map_err(unusable)?;
        let files = back_up(&data, &self.out).map_err(unusable)?;
        say_plainly(&format!("{files} files: {}", self.out.display()))
    }
}

impl Restore {
    /// Takes it out, and prints what became of it.
    ///
    /// # Errors
    /// When the backup is damaged, or a window is open on the folder.
    pub fn run(&self) -> Result<(), Failure> {
        let data = match &self.into {
            Some(folder) => folder.clone(),
            None => data_dir().map_err(unusable)?,
        };
        // Before the backup is known to be good nothing is made.
        let opening = if data.is_dir() {
            Some(data_folder::open(&data).map_err(unusable)?)
        } else {
            None
        };
        if let Some(opening) = &opening {
            let why = match opening.access {
                Access::Own(_) => None,
                Access::InUse => Some("a window of Rollcall has it open; close that first"),
                Access::Later(_) => Some("it was written by a later Rollcall"),
            };
            if let Some(why) = why {
                return Err(Failure::Unusable(format!("{why}: {}", data.display())));
            }
        }
        let restored = restore(&self.file, &data).map_err(unusable)?;
        say_plainly(&format!(
            "{} files taken out, {} were there already: {}",
            restored.new,
            restored.same,
            data.display()
        ))?;
        for path in restored.beside {
            complain(&format!(
                "rollcall: something else is there under this name, so it stands beside it: {}",
                path.display()
            ));
        }
        Ok(())
    }
}
