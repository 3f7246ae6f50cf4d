//! Matches to and from files of other people: exported for them, imported from them.
//!
//! Nothing that is there already is ever overwritten, neither a file nor a match.

use std::fs::{self, OpenOptions};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use super::journal::{Damage, Journal, read_table};
use super::{Journals, Notes, StoreError, first_free, numbered, pictures, read_at_most, text_of};
use crate::rules::exchange::{MatchFile, Picture, entries_table, report, scores_table};
use crate::rules::{Ledger, Rules, Stamp, Table};

/// A match of a hundred thousand entries is smaller.
const LARGEST_IMPORT_BYTES: u64 = 256 << 20;

/// What a match is exported as.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ExportFormat {
    /// The whole match, to be imported elsewhere.
    Json,
    /// Two tables: its log and its scores.
    Csv,
    /// One page with its pictures.
    Html,
}

impl ExportFormat {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Json, Self::Csv, Self::Html];

    /// The ending of its files, without the dot.
    pub fn ending(self) -> &'static str {
        match self {
            Self::Json => "json",
            Self::Csv => "csv",
            Self::Html => "html",
        }
    }

    /// The files that a match becomes where it is written to `out`.
    fn files(self, out: &Path) -> Vec<PathBuf> {
        match self {
            Self::Json | Self::Html => vec![out.to_owned()],
            Self::Csv => vec![beside(out, ENTRIES), beside(out, SCORES)],
        }
    }
}

/// What the names of tables end in.
const ENTRIES: &str = "-entries";
const SCORES: &str = "-scores";

/// What was exported.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Exported {
    /// The files that were written.
    pub files: Vec<PathBuf>,
    /// What is wrong with the journal: then only what stands before it was exported.
    pub damage: Option<Damage>,
}

/// What was imported.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Imported {
    /// The name of its journal.
    pub id: String,
    /// True when the same match was there already and nothing was written.
    pub was_there: bool,
}

/// Writes a match to a file beside nothing else: `when` says when it was, as people say it. Tables become two files, whose
/// names end in `-entries` and `-scores`.
///
/// # Errors
/// When the journal cannot be read, a file of that name is there already, or the disk refuses.
pub fn export(
    journal: &Path,
    format: ExportFormat,
    out: &Path,
    when: &dyn Fn(Stamp) -> String,
) -> Result<Exported, StoreError> {
    let kept = read_table(journal)?;
    let notes = Notes::read(journal)?;
    let file = MatchFile {
        table: kept.table,
        begun: kept.begun,
        name: notes.name,
        mark: notes.mark,
    };
    let unwritable = |why| StoreError::Unwritable {
        why,
        path: journal.to_owned(),
    };
    let texts = match format {
        ExportFormat::Json => vec![(out.to_owned(), file.to_json().map_err(unwritable)?)],
        ExportFormat::Csv => vec![
            (
                beside(out, ENTRIES),
                entries_table(&file.table).map_err(unwritable)?,
            ),
            (
                beside(out, SCORES),
                scores_table(&file.table).map_err(unwritable)?,
            ),
        ],
        ExportFormat::Html => {
            let entries = pictures::entries(journal).into_iter();
            // A picture that cannot be read is left out; the words stand all the same.
            let pictures: Vec<Picture> = entries
                .filter_map(|entry| {
                    let jpeg = pictures::read(journal, entry).ok()??;
                    Some(Picture { entry, jpeg })
                })
                .collect();
            let page = report(&file, &when(file.begun), &pictures);
            vec![(out.to_owned(), page)]
        }
    };
    for (path, _) in &texts {
        if path.exists() {
            return Err(taken(path));
        }
    }
    let mut files = Vec::new();
    for (path, text) in texts {
        write_new(&path, text.as_bytes())?;
        files.push(path);
    }
    Ok(Exported {
        files,
        damage: kept.damage,
    })
}

/// The same into a folder, under names that begin so and that nothing has yet.
///
/// # Errors
/// When the journal cannot be read, or the disk refuses.
pub fn export_free(
    journal: &Path,
    format: ExportFormat,
    (folder, stem): (&Path, &str),
    when: &dyn Fn(Stamp) -> String,
) -> Result<Exported, StoreError> {
    let name = |number| numbered(folder, stem, format.ending(), number);
    let is_free = |out: &PathBuf| format.files(out).iter().all(|path| !path.exists());
    let out = (1..u32::MAX).map(name).find(is_free);
    export(
        journal,
        format,
        &out.unwrap_or_else(|| name(u32::MAX)),
        when,
    )
}

/// The same path with something before its ending.
fn beside(path: &Path, more: &str) -> PathBuf {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let ending = path.extension().unwrap_or("csv".as_ref());
    path.with_file_name(format!("{stem}{more}"))
        .with_extension(ending)
}

fn taken(path: &Path) -> StoreError {
    StoreError::Mistake {
        why: "there is a file of this name already; choose another name".to_owned(),
        path: path.to_owned(),
    }
}

/// Writes a file into a folder under a name that begins so and is free; gives where it is.
///
/// # Errors
/// When the disk refuses.
pub fn write_free(
    folder: &Path,
    name: &str,
    ending: &str,
    contents: &[u8],
) -> Result<PathBuf, StoreError> {
    let path = first_free(|number| numbered(folder, name, ending, number));
    write_new(&path, contents)?;
    Ok(path)
}

/// Writes a file that must not be there yet.
pub(super) fn write_new(path: &Path, bytes: &[u8]) -> Result<(), StoreError> {
    if let Some(folder) = path
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty())
    {
        fs::create_dir_all(folder).map_err(StoreError::disk("making the folder", folder))?;
    }
    let made = OpenOptions::new().write(true).create_new(true).open(path);
    let mut file = match made {
        Ok(file) => file,
        Err(why) if why.kind() == io::ErrorKind::AlreadyExists => return Err(taken(path)),
        Err(why) => return Err(StoreError::disk("writing", path)(why)),
    };
    let written = file.write_all(bytes).and_then(|()| file.sync_all());
    if written.is_err() {
        // Half a file is of no use to anybody.
        let _ = fs::remove_file(path);
    }
    written.map_err(StoreError::disk("writing", path))
}

/// Takes a match over from an exported file.
///
/// # Errors
/// When the file is no match, with the place and the fix, or the disk refuses. Nothing is written then.
pub fn import(path: &Path, journals: &Journals) -> Result<Imported, StoreError> {
    let text = text_of(read_at_most(path, LARGEST_IMPORT_BYTES)?, path)?;
    let file = MatchFile::from_json(&text).map_err(|why| StoreError::Mistake {
        why: why.to_string(),
        path: path.to_owned(),
    })?;
    if let Some(id) = same_match(&file, journals)? {
        return Ok(Imported {
            id,
            was_there: true,
        });
    }
    let journal = match &file.table {
        Table::Bakugan(ledger) => keep(ledger, file.begun, journals),
        Table::Kaboodl(ledger) => keep(ledger, file.begun, journals),
        Table::AllOut(ledger) => keep(ledger, file.begun, journals),
        Table::GotFive(ledger) => keep(ledger, file.begun, journals),
    }?;
    let notes = Notes {
        name: file.name,
        mark: file.mark,
    };
    if !notes.is_empty() {
        notes.write(&journal)?;
    }
    Ok(Imported {
        id: name_of(&journal),
        was_there: false,
    })
}

fn name_of(path: &Path) -> String {
    let name = path.file_name().unwrap_or_default();
    name.to_string_lossy().into_owned()
}

fn keep<R: Rules>(
    ledger: &Ledger<R>,
    begun: Stamp,
    journals: &Journals,
) -> Result<PathBuf, StoreError> {
    let path = journals.free_path(R::KIND.name(), begun);
    let mut journal = Journal::create::<R>(&path, ledger.setup(), begun)?;
    journal.append_all(ledger.entries())?;
    Ok(path)
}

/// The journal that holds this very match, if there is one.
fn same_match(file: &MatchFile, journals: &Journals) -> Result<Option<String>, StoreError> {
    let head = format!("{:014}-", file.begun.millis());
    let of_that_moment = journals
        .list()?
        .into_iter()
        .map(|path| (name_of(&path), path));
    for (name, path) in of_that_moment.filter(|(name, _)| name.starts_with(&head)) {
        if let Ok(kept) = read_table(&path)
            && is_same(&kept.table, &file.table)
        {
            return Ok(Some(name));
        }
    }
    Ok(None)
}

fn is_same(one: &Table, other: &Table) -> bool {
    fn same<R: Rules>(one: &Ledger<R>, other: &Ledger<R>) -> bool {
        one.setup() == other.setup() && one.entries() == other.entries()
    }
    match (one, other) {
        (Table::Bakugan(one), Table::Bakugan(other)) => same(one, other),
        (Table::Kaboodl(one), Table::Kaboodl(other)) => same(one, other),
        (Table::AllOut(one), Table::AllOut(other)) => same(one, other),
        (Table::GotFive(one), Table::GotFive(other)) => same(one, other),
        _ => false,
    }
}
