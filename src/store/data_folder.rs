//! The data folder as a whole: one window writes to it at a time, and an older one is brought up to date with a copy kept.
//!
//! | version | what is different |
//! | --- | --- |
//! | 1 | everything up to the first players' file; there is no `data.toml` |
//! | 2 | players have a file of their own; their names came from the settings |

use std::fs::{self, File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::backup::back_up;
use super::players::{Players, PlayersFile};
use super::{Settings, StoreError, first_free, placed, read_whole, write_toml};

/// The version of the folder's layout.
pub const VERSION: u32 = 2;
/// The file that says it.
const FILE: &str = "data.toml";
/// The file that is locked while a window is open.
const LOCK: &str = "rollcall.lock";

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct About {
    version: u32,
}

/// How a data folder may be used.
#[derive(Debug)]
pub enum Access {
    /// It is this window's as long as the lock is held.
    Own(FolderLock),
    /// Another window has it: it may only be read.
    InUse,
    /// It was written by a later Rollcall: it may only be read.
    Later(u32),
}

/// Held as long as the folder is written to; the system lets go of it when the process ends, however it ends.
#[derive(Debug)]
pub struct FolderLock {
    _file: Option<File>,
}

/// What became of a folder when it was opened.
#[derive(Debug)]
pub struct Opening {
    /// How it may be used.
    pub access: Access,
    /// The copy that was kept of an older one.
    pub copy: Option<PathBuf>,
    /// What people should know of files in it.
    pub notices: Vec<String>,
}

/// Opens a data folder, which is made if it is not there.
///
/// # Errors
/// When it cannot be made, or what it was cannot be copied or read; then nothing has changed in it.
pub fn open(data: &Path) -> Result<Opening, StoreError> {
    fs::create_dir_all(data).map_err(StoreError::disk("making the folder", data))?;
    let only = |access| Opening {
        access,
        copy: None,
        notices: Vec::new(),
    };
    let Some(lock) = lock(data)? else {
        return Ok(only(Access::InUse));
    };
    let version = version(data)?;
    if version > VERSION {
        return Ok(only(Access::Later(version)));
    }
    let mut opening = only(Access::Own(lock));
    if version < VERSION {
        opening.copy = migrate(data, version, &mut opening.notices)?;
    }
    Ok(opening)
}

/// The lock; none when another window has it.
fn lock(data: &Path) -> Result<Option<FolderLock>, StoreError> {
    let path = data.join(LOCK);
    let file = OpenOptions::new()
        .write(true)
        .create(true)
        .truncate(false)
        .open(&path)
        .map_err(StoreError::disk("locking the folder", &path))?;
    match file.try_lock() {
        Ok(()) => Ok(Some(FolderLock { _file: Some(file) })),
        Err(TryLockError::WouldBlock) => Ok(None),
        // Some disks know no locks; then people must look after it themselves.
        Err(TryLockError::Error(why)) if why.kind() == std::io::ErrorKind::Unsupported => {
            Ok(Some(FolderLock { _file: None }))
        }
        Err(TryLockError::Error(why)) => Err(StoreError::disk("locking the folder", &path)(why)),
    }
}

fn version(data: &Path) -> Result<u32, StoreError> {
    let path = data.join(FILE);
    let Some(text) = read_whole(&path)? else {
        // Before there was this file there was version 1, or nothing at all.
        return Ok(if is_new(data) { VERSION_OF_NOTHING } else { 1 });
    };
    let about: About = toml::from_str(&text).map_err(|why| StoreError::Mistake {
        why: format!(
            "{}; write \"version = {VERSION}\" into it",
            placed(&why, &text)
        ),
        path,
    })?;
    Ok(about.version)
}

/// A folder without anything in it is as old as none.
const VERSION_OF_NOTHING: u32 = 0;

fn is_new(data: &Path) -> bool {
    let known = ["settings.toml", "matches", "tables", "rules", "packs"];
    !known.iter().any(|name| data.join(name).exists())
}

/// Brings a folder up to date; gives the copy of what it was.
fn migrate(
    data: &Path,
    from: u32,
    notices: &mut Vec<String>,
) -> Result<Option<PathBuf>, StoreError> {
    let copy = if from == VERSION_OF_NOTHING {
        None
    } else {
        let path = free_copy(data, from);
        back_up(data, &path)?;
        Some(path)
    };
    let file = PlayersFile::in_data(data);
    if from == 1 && !file.exists() {
        let settings = data.join("settings.toml");
        if settings.exists() {
            let (settings, notice) = Settings::load(&settings);
            notices.extend(notice);
            let mut players = Players::default();
            players.remember(settings.known_names.iter());
            if players.get(&settings.youngest).is_some() {
                players.mark_youngest(&settings.youngest);
            }
            file.save(&players)?;
        }
    }
    let about = About { version: VERSION };
    write_toml(&data.join(FILE), toml::to_string(&about))?;
    Ok(copy)
}

fn free_copy(data: &Path, from: u32) -> PathBuf {
    let folder = data.join("backups");
    first_free(|number| folder.join(format!("version-{from}-{number}.zip")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::backup::restore;

    #[test]
    fn the_second_window_may_only_read_until_the_first_is_closed() {
        let folder = tempfile::tempdir().expect("a folder");
        let data = folder.path().join("data");
        let first = open(&data).expect("it opens");
        assert!(matches!(first.access, Access::Own(_)));
        assert!(first.copy.is_none(), "there was nothing to copy");
        let second = open(&data).expect("it opens");
        assert!(matches!(second.access, Access::InUse));
        drop(first);
        let third = open(&data).expect("it opens");
        assert!(matches!(third.access, Access::Own(_)));
    }

    #[test]
    fn an_older_folder_is_brought_up_to_date_and_a_copy_is_kept() {
        let folder = tempfile::tempdir().expect("a folder");
        let data = folder.path().join("data");
        let settings = Settings {
            known_names: vec!["Mia".to_owned(), "Ben".to_owned()],
            youngest: "Ben".to_owned(),
            ..Settings::default()
        };
        settings
            .save(&data.join("settings.toml"))
            .expect("it is kept");
        fs::create_dir_all(data.join("matches")).expect("a folder");
        fs::write(data.join("matches/1.journal"), "kept\n").expect("it is written");
        let opening = open(&data).expect("it opens");
        assert!(opening.notices.is_empty());
        let copy = opening.copy.expect("a copy is kept");
        let (players, notice) = PlayersFile::in_data(&data).load();
        let names: Vec<&str> = players.all.iter().map(|one| one.name.as_str()).collect();
        assert_eq!((names, notice), (vec!["Mia", "Ben"], None));
        assert!(players.get("Ben").is_some_and(|ben| ben.youngest));
        // The copy is what it was.
        let before = folder.path().join("before");
        restore(&copy, &before).expect("it can be taken out");
        assert!(!before.join("players.toml").exists());
        let kept = fs::read_to_string(before.join("matches/1.journal"));
        assert_eq!(kept.expect("it is there"), "kept\n");
        drop(opening.access);
        let again = open(&data).expect("it opens");
        assert!(again.copy.is_none());
    }

    #[test]
    fn a_folder_of_a_later_version_is_only_read_and_a_damaged_one_is_named() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join(FILE);
        fs::write(&path, "version = 9\n").expect("it is written");
        let opening = open(folder.path()).expect("it opens");
        assert!(matches!(opening.access, Access::Later(9)));
        fs::write(&path, "version = \"two\"\n").expect("it is written");
        let why = open(folder.path()).expect_err("damaged").to_string();
        assert!(why.contains("line 1, column 11"), "{why}");
        assert_eq!(
            fs::read_to_string(&path).expect("it is there"),
            "version = \"two\"\n"
        );
    }
}
