//! What people say of a match: its name and its mark, in a small TOML file beside its journal.
//!
//! ```toml
//! format = 1
//! name = "Grandma's birthday"
//! mark = "unofficial" # or "abandoned", "played_wrong"
//! ```
//!
//! The journal is the truth and is never touched for it. A file that cannot be read is left as it is and named.

use std::fs;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::{FORMAT, StoreError, placed, read_whole, write_toml};
use crate::rules::record::Mark;

/// A match's name is no longer than this, in letters.
pub const LONGEST_NAME: usize = 60;

/// What people say of a match.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Notes {
    /// What it is called; none for no name of its own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Why it is kept out of the statistics; none when it counts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mark: Option<Mark>,
}

/// The file with its version.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct NotesFile {
    format: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    name: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    mark: Option<Mark>,
}

/// As much as every version has.
#[derive(Deserialize)]
struct PeekFormat {
    #[serde(default)]
    format: u32,
}

/// The file of a match's notes, beside its journal.
pub fn path_of(journal: &Path) -> PathBuf {
    journal.with_extension("notes.toml")
}

impl Notes {
    /// True when nothing is said of the match.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// The notes of a match; empty where there is no file.
    ///
    /// # Errors
    /// When the file cannot be read; it says where and why.
    pub fn read(journal: &Path) -> Result<Self, StoreError> {
        let path = path_of(journal);
        let Some(text) = read_whole(&path)? else {
            return Ok(Self::default());
        };
        let mistake = |why| StoreError::Mistake {
            why,
            path: path.clone(),
        };
        let peek: PeekFormat = toml::from_str(&text).map_err(|why| mistake(placed(&why, &text)))?;
        if peek.format > FORMAT {
            return Err(StoreError::Later {
                found: peek.format,
                path,
            });
        }
        let file: NotesFile = toml::from_str(&text).map_err(|why| mistake(placed(&why, &text)))?;
        Ok(Self {
            name: file.name,
            mark: file.mark,
        })
    }

    /// Writes the notes of a match; without any the file goes.
    ///
    /// # Errors
    /// When the disk refuses, or what stands there cannot be read: that is never overwritten.
    pub fn write(&self, journal: &Path) -> Result<(), StoreError> {
        Self::read(journal)?;
        let path = path_of(journal);
        if self.is_empty() {
            return match fs::remove_file(&path) {
                Err(why) if why.kind() != std::io::ErrorKind::NotFound => {
                    Err(StoreError::disk("removing the notes", &path)(why))
                }
                _ => Ok(()),
            };
        }
        let file = NotesFile {
            format: FORMAT,
            name: self.name.clone(),
            mark: self.mark,
        };
        write_toml(&path, toml::to_string(&file))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notes_come_back_and_go_when_nothing_is_said() {
        let folder = tempfile::tempdir().expect("a folder");
        let journal = folder.path().join("00000000000001-001-bakugan.journal");
        assert_eq!(
            Notes::read(&journal).expect("none is no error"),
            Notes::default()
        );
        let notes = Notes {
            name: Some("Grandma's \"birthday\"".to_owned()),
            mark: Some(Mark::PlayedWrong),
        };
        notes.write(&journal).expect("it can be written");
        assert_eq!(Notes::read(&journal).expect("it can be read"), notes);
        let text = fs::read_to_string(path_of(&journal)).expect("it is text");
        assert!(text.contains("mark = \"played_wrong\""), "{text}");
        Notes::default().write(&journal).expect("it can go");
        assert!(!path_of(&journal).exists());
        Notes::default().write(&journal).expect("twice is no error");
    }

    #[test]
    fn damaged_notes_are_named_and_never_overwritten() {
        let folder = tempfile::tempdir().expect("a folder");
        let journal = folder.path().join("1.journal");
        for (text, why) in [
            ("format = 1\nmark = \"nonsense\"\n", "line 2"),
            ("format = 1\ncolour = \"red\"\n", "unknown field `colour`"),
            ("format = 9\nname = \"x\"\n", "later Rollcall"),
            ("name = ", "line 1"),
        ] {
            fs::write(path_of(&journal), text).expect("it is written");
            let said = Notes::read(&journal).expect_err("damaged").to_string();
            assert!(said.contains(why), "{said}");
            let notes = Notes {
                name: Some("new".to_owned()),
                mark: None,
            };
            assert!(notes.write(&journal).is_err());
            let after = fs::read_to_string(path_of(&journal)).expect("it is text");
            assert_eq!(after, text);
        }
    }
}
