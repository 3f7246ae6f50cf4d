//! What is kept on disk: journals of matches with an index and people's notes, settings, rigs, rule sets, packs of cards, what was
//! learnt at each table and of each gate, pictures and short clips of calls, rolls that were kept as tests.
//!
//! A journal is appended to and made safe entry by entry; settings and rigs are written whole to a temporary file, which
//! then takes the old one's place. A file that cannot be read is never overwritten: it is set aside under a name that
//! the notice tells.

pub mod backup;
pub mod call_clips;
pub mod clips;
pub mod data_folder;
pub mod exchange;
pub mod index;
pub mod journal;
mod journals;
pub mod kept_pictures;
pub mod landings;
pub mod looks;
pub mod notes;
pub mod packs;
pub mod pictures;
pub mod players;
pub mod profiles;
pub mod rigs;
pub mod rule_sets;
pub mod settings;
pub mod tables;

use std::fmt;
use std::fs::{self, File};
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use thiserror::Error;

pub use call_clips::{CallClip, CallClips, KeptClip};
pub use clips::ClipFolder;
pub use index::{Index, IndexedMatch, Trouble};
pub use journal::{Damage, DamageKind, Header, Journal, Kept, read, read_table};
pub use journals::{Journals, Opened, Resumed};
pub use kept_pictures::{Held, KeptPictures};
pub use landings::{Landings, Permit};
pub use looks::{LooksFile, NamedLook};
pub use notes::Notes;
pub use packs::PackFolder;
pub use players::{Player, Players, PlayersFile};
pub use profiles::{Profile, RigFolder};
pub use rigs::{RigFile, ViewOfRig};
pub use rule_sets::RuleSetFolder;
pub use settings::{GameChoices, Settings, Sounds, Starts, Theme, Trust, TrustLevel};
pub use tables::{TableFile, TableFolder};

use crate::rules::Stamp;

/// Files that people write are far smaller; anything larger (or `/dev/zero`) would fill the memory.
const LARGEST_TEXT_BYTES: u64 = 4 << 20;

/// The version of every file's layout.
pub const FORMAT: u32 = 1;

/// Why something was not kept or not read. The game goes on without it.
#[derive(Debug, Error)]
pub enum StoreError {
    /// The system says no: disk full, no permission, not found.
    #[error("{doing} failed: {why}: {}", path.display())]
    Disk {
        /// What was tried, in words.
        doing: &'static str,
        /// The system's reason.
        why: io::Error,
        /// The file or folder.
        path: PathBuf,
    },
    /// Another Rollcall has it open.
    #[error("another Rollcall is writing this match; close it first: {}", path.display())]
    InUse {
        /// The journal.
        path: PathBuf,
    },
    /// The first line does not say what it is.
    #[error("line 1 is not the head of a match ({why}): {}", path.display())]
    Head {
        /// What is wrong with it.
        why: String,
        /// The journal.
        path: PathBuf,
    },
    /// Written by a later Rollcall.
    #[error("format {found} was written by a later Rollcall; this one reads format {FORMAT}: {}", path.display())]
    Later {
        /// The format it names.
        found: u32,
        /// The file.
        path: PathBuf,
    },
    /// A value that cannot be written down.
    #[error("an entry cannot be written down ({why}): {}", path.display())]
    Unwritable {
        /// The reason.
        why: String,
        /// The journal.
        path: PathBuf,
    },
    /// A file for people with a mistake in it: place and fix.
    #[error("{why}: {}", path.display())]
    Mistake {
        /// What is wrong, and where.
        why: String,
        /// The file.
        path: PathBuf,
    },
    /// There is no home folder, and no ROLLCALL_DATA either.
    #[error("there is no place to keep data: set ROLLCALL_DATA to a folder")]
    Nowhere,
}

impl StoreError {
    fn disk(doing: &'static str, path: &Path) -> impl FnOnce(io::Error) -> Self {
        let path = path.to_owned();
        move |why| Self::Disk { doing, why, path }
    }
}

/// Where data is kept: the folder that `ROLLCALL_DATA` names, else the system's place for it.
///
/// # Errors
/// When there is neither.
pub fn data_dir() -> Result<PathBuf, StoreError> {
    if let Some(folder) = std::env::var_os("ROLLCALL_DATA").filter(|folder| !folder.is_empty()) {
        return Ok(PathBuf::from(folder));
    }
    directories::ProjectDirs::from("", "", "Rollcall")
        .map(|dirs| dirs.data_dir().to_owned())
        .ok_or(StoreError::Nowhere)
}

/// The moment now, for the log. The rules own no clock; this is the one they are handed.
pub fn stamp_now() -> Stamp {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    let millis = since.map_or(0, |since| since.as_millis());
    Stamp::from_millis(u64::try_from(millis).unwrap_or(u64::MAX))
}

/// Writes a whole file so that at every moment either the old or the new one is there.
fn write_whole(path: &Path, text: &str) -> Result<(), StoreError> {
    write_bytes(path, text.as_bytes())
}

/// The same for what was written down as TOML, or why that could not be.
fn write_toml(path: &Path, text: Result<String, toml::ser::Error>) -> Result<(), StoreError> {
    let text = text.map_err(|why| StoreError::Unwritable {
        why: why.to_string(),
        path: path.to_owned(),
    })?;
    write_whole(path, &text)
}

/// The same for a file that is no text.
fn write_bytes(path: &Path, bytes: &[u8]) -> Result<(), StoreError> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(StoreError::disk("making the folder", folder))?;
    }
    let fresh = with_suffix(path, &format!(".new-{}", std::process::id()));
    let written = File::create(&fresh).and_then(|mut file| {
        file.write_all(bytes)?;
        file.sync_all()
    });
    if let Err(why) = written.and_then(|()| fs::rename(&fresh, path)) {
        // The old file stands; what is left of the new one is of no use.
        let _ = fs::remove_file(&fresh);
        return Err(StoreError::disk("saving", path)(why));
    }
    sync_folder_of(path);
    Ok(())
}

/// Files, each with its name and contents, as one ZIP file that any computer opens.
///
/// # Errors
/// When a name cannot be one.
pub fn zipped<'a>(files: impl Iterator<Item = (String, &'a [u8])>) -> io::Result<Vec<u8>> {
    call_clips::zipped(files, zip::CompressionMethod::Deflated)
}

/// Makes a new name in a folder outlast a power cut, where the system lets us.
fn sync_folder_of(path: &Path) {
    if let Some(folder) = path.parent()
        && let Ok(folder) = File::open(folder)
    {
        // Not every system can do this for a folder; the file itself is safe already.
        let _ = folder.sync_all();
    }
}

/// A path with something added to its last part.
fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    PathBuf::from(name)
}

/// The first of the numbered names that nothing has yet.
fn first_free(name: impl Fn(u32) -> PathBuf) -> PathBuf {
    let free = (1..u32::MAX).map(&name).find(|path| !path.exists());
    free.unwrap_or_else(|| name(u32::MAX))
}

/// A file in a folder by its stem: as it is the first time, then with a number behind it.
fn numbered(folder: &Path, stem: &str, ending: &str, number: u32) -> PathBuf {
    match number {
        1 => folder.join(format!("{stem}.{ending}")),
        number => folder.join(format!("{stem}-{number}.{ending}")),
    }
}

/// Reads a whole text file; none when there is none.
fn read_whole(path: &Path) -> Result<Option<String>, StoreError> {
    match read_at_most(path, LARGEST_TEXT_BYTES) {
        Ok(bytes) => text_of(bytes, path).map(Some),
        Err(StoreError::Disk { why, .. }) if why.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(why) => Err(why),
    }
}

/// A list that somebody wrote, such as the names for a tournament.
///
/// # Errors
/// When it is not there, too large, or no text.
pub fn read_list(path: &Path) -> Result<String, StoreError> {
    let bytes = read_at_most(path, LARGEST_TEXT_BYTES)?;
    text_of(bytes, path)
}

/// Reads a whole file that is no larger than this.
fn read_at_most(path: &Path, largest_bytes: u64) -> Result<Vec<u8>, StoreError> {
    let mut bytes = Vec::new();
    File::open(path)
        .and_then(|file| {
            file.take(largest_bytes.saturating_add(1))
                .read_to_end(&mut bytes)
        })
        .map_err(StoreError::disk("reading", path))?;
    if bytes.len() as u64 > largest_bytes {
        return Err(StoreError::Mistake {
            why: format!(
                "it is larger than {} MB, which no such file is",
                largest_bytes >> 20
            ),
            path: path.to_owned(),
        });
    }
    Ok(bytes)
}

/// Bytes as text; the error names the place.
fn text_of(bytes: Vec<u8>, path: &Path) -> Result<String, StoreError> {
    String::from_utf8(bytes).map_err(|why| {
        let good = why.as_bytes().get(..why.utf8_error().valid_up_to());
        let good = String::from_utf8_lossy(good.unwrap_or(&[]));
        let line = good.matches('\n').count().saturating_add(1);
        let last = good.rsplit('\n').next().unwrap_or("");
        let column = last.chars().count().saturating_add(1);
        StoreError::Mistake {
            why: format!("line {line}, column {column}: this is not text; save the file as UTF-8"),
            path: path.to_owned(),
        }
    })
}

/// A TOML error with its line and column, without its drawing of the line.
fn placed(error: &toml::de::Error, text: &str) -> String {
    let what = settings::one_line(error);
    let Some(span) = error.span() else {
        return what;
    };
    let before = text.get(..span.start).unwrap_or(text);
    let line = before.matches('\n').count().saturating_add(1);
    let last = before.rsplit('\n').next().unwrap_or("");
    let column = last.chars().count().saturating_add(1);
    format!("line {line}, column {column}: {what}")
}

/// Sets an unreadable file aside under a free name, which it returns.
fn set_aside(path: &Path, word: &str) -> Result<PathBuf, StoreError> {
    let free = (1..10_000)
        .map(|number| with_suffix(path, &format!(".{word}-{number}")))
        .find(|name| !name.exists())
        .unwrap_or_else(|| with_suffix(path, &format!(".{word}")));
    fs::rename(path, &free).map_err(StoreError::disk("setting aside", path))?;
    Ok(free)
}

/// Sets a file aside that cannot be read, and says so: what it is, and behind its new name what comes of it.
fn set_aside_and_tell(
    path: &Path,
    (what, are_kept): (&str, &str),
    why: impl fmt::Display,
    then: &str,
) -> String {
    match set_aside(path, "unreadable") {
        Ok(aside) => format!(
            "{what} cannot be read: {why}. {are_kept} in {}{then}.",
            aside.display()
        ),
        Err(error) => format!("{what} cannot be read: {why}; {error}."),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_is_no_text_is_named_with_its_place() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("rules.toml");
        fs::write(&path, b"a = 1\n\xc3\xbc \xff").expect("it is written");
        let why = read_whole(&path).expect_err("it is no text").to_string();
        assert!(
            why.starts_with("line 2, column 3: this is not text"),
            "{why}"
        );
        assert!(matches!(read_whole(&folder.path().join("none")), Ok(None)));
    }

    #[test]
    fn a_file_without_end_is_refused_before_it_fills_the_memory() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("large");
        fs::write(&path, vec![0; 2 << 20]).expect("it is written");
        assert_eq!(
            read_at_most(&path, 2 << 20).map(|bytes| bytes.len()).ok(),
            Some(2 << 20)
        );
        let why = read_at_most(&path, 1 << 20)
            .expect_err("too large")
            .to_string();
        assert!(why.starts_with("it is larger than 1 MB"), "{why}");
    }
}
