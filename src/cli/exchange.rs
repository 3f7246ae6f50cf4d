//! `rollcall export` and `rollcall import`: matches to and from files.

use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};

use super::detect::say_plainly;
use super::{Failure, complain};
use crate::rules::Stamp;
use crate::store::exchange::{self, ExportFormat};
use crate::store::{Journals, data_dir};

/// Write a kept match to a file: whole as JSON, as tables, or as a page to be read and printed.
///
/// A damaged journal gives its good part; what is wrong, and where, is said on standard error. A file that is there already
/// is never overwritten.
#[derive(Debug, Args)]
#[command(after_long_help = AFTER_HELP)]
pub struct Export {
    /// A journal: a file that ends in .journal, or the name of one in the data folder.
    #[arg(value_name = "MATCH")]
    game: PathBuf,
    /// What it is written as; csv gives two files, whose names end in -entries and -scores.
    #[arg(long, value_enum, default_value = "json")]
    format: Written,
    /// The file to write.
    #[arg(value_name = "OUT")]
    out: PathBuf,
}

const AFTER_HELP: &str = "\
How the JSON is written stands in src/rules/exchange/format.md, its schema in assets/schema/match.schema.json. It can be
read back with: rollcall import FILE. The html page has the kept pictures of calls inside and needs nothing else.

The exit status is 0 when the files were written, else 2.";

/// What a match is written as.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Written {
    /// The whole match.
    Json,
    /// Its log and its scores as two tables.
    Csv,
    /// One page with its pictures.
    Html,
}

impl Export {
    /// Writes it, and prints the names of the files.
    ///
    /// # Errors
    /// When the match cannot be read, or a file of that name is there.
    pub fn run(&self) -> Result<(), Failure> {
        let format = match self.format {
            Written::Json => ExportFormat::Json,
            Written::Csv => ExportFormat::Csv,
            Written::Html => ExportFormat::Html,
        };
        let journal = journal_of(&self.game)?;
        let exported = exchange::export(&journal, format, &self.out, &day)
            .map_err(|why| Failure::Unusable(why.to_string()))?;
        for file in exported.files {
            say_plainly(&file.display().to_string())?;
        }
        if let Some(damage) = exported.damage {
            complain(&format!(
                "rollcall: line {} cannot be read ({}); what stands before it was written: {}",
                damage.line,
                damage.why,
                journal.display()
            ));
        }
        Ok(())
    }
}

/// The journal that is meant: a path, or the name of one in the data folder.
pub(super) fn journal_of(game: &Path) -> Result<PathBuf, Failure> {
    if game.is_file() {
        return Ok(game.to_owned());
    }
    let folder = matches_folder()?;
    let mut path = folder.join(game);
    if !path.is_file() {
        path.set_extension("journal");
    }
    if path.is_file() {
        return Ok(path);
    }
    Err(Failure::Unusable(format!(
        "there is no match {}: neither a file here nor one in {}",
        game.display(),
        folder.display()
    )))
}

/// The folder of matches.
pub(super) fn matches_folder() -> Result<PathBuf, Failure> {
    let data = data_dir().map_err(|why| Failure::Unusable(why.to_string()))?;
    Ok(data.join("matches"))
}

/// A moment as a day: "2026-11-30".
pub(super) fn day(at: Stamp) -> String {
    let millis = i64::try_from(at.millis()).unwrap_or(0);
    let at = jiff::Timestamp::from_millisecond(millis).unwrap_or_default();
    at.to_zoned_datetime(jiff::tz::TimeZone::system())
        .date()
        .to_string()
}

/// Take a match over that was exported as JSON.
///
/// A match that is kept already is not kept twice. A file that is no match is named with the place and the fix, and nothing
/// is written.
#[derive(Debug, Args)]
pub struct Import {
    /// A file that was exported as JSON.
    #[arg(value_name = "FILE")]
    file: PathBuf,
}

impl Import {
    /// Takes it over, and prints the name of its journal.
    ///
    /// # Errors
    /// When the file is no match, or the disk refuses.
    pub fn run(&self) -> Result<(), Failure> {
        let unusable = |why: crate::store::StoreError| Failure::Unusable(why.to_string());
        let journals = Journals::open(matches_folder()?).map_err(unusable)?;
        let imported = exchange::import(&self.file, &journals).map_err(unusable)?;
        let path = journals.folder().join(&imported.id);
        if imported.was_there {
            return say_plainly(&format!("This match is kept already: {}", path.display()));
        }
        say_plainly(&path.display().to_string())
    }
}
