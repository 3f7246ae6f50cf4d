//! What was learnt at each table: a TOML file for each source of pictures, written whole.
//!
//! A camera, a clip and the simulated table show other toys under other lamps, so each has its own file.

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::settings::one_line;
use super::{FORMAT, StoreError, read_whole, set_aside, set_aside_and_tell, write_toml};
use crate::vision::experience::{Example, Experience, Traits};

/// A name of a file is no longer than this; the source's own name may be a long path.
const LONGEST_NAME: usize = 80;

/// The folder with a file for each table.
#[derive(Debug, Clone)]
pub struct TableFolder {
    folder: PathBuf,
}

/// What was learnt at one table, as its file holds it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TableFile {
    /// The version of the layout.
    pub format: u32,
    /// What the numbers of the examples mean; see [`Traits::KIND`].
    pub traits: u32,
    /// What the referee said of rolls, the oldest first.
    #[serde(default, rename = "example", skip_serializing_if = "Vec::is_empty")]
    pub examples: Vec<KeptExample>,
}

/// One roll with what the referee said of it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KeptExample {
    /// True when it was open.
    pub open: bool,
    /// When it was kept, in milliseconds since 1970.
    pub kept_millis: u64,
    /// Logarithm of the odds of open that the judge had said.
    pub open_log_odds: f32,
    /// What it looked like; see [`Traits::values`].
    pub traits: Vec<f32>,
}

impl Default for TableFile {
    fn default() -> Self {
        Self::of(&Experience::default())
    }
}

impl TableFile {
    /// The file for an experience.
    pub fn of(experience: &Experience) -> Self {
        let examples = experience.examples().iter().map(|example| KeptExample {
            open: example.opened,
            kept_millis: example.kept_millis,
            open_log_odds: example.traits.open_log_odds,
            traits: example.traits.values.clone(),
        });
        Self {
            format: FORMAT,
            traits: Traits::KIND,
            examples: examples.collect(),
        }
    }

    /// The experience in it; numbers that mean something else by now, or are none, are left out.
    pub fn experience(&self) -> Experience {
        let is_of_kind = self.traits == Traits::KIND;
        let examples = self.examples.iter().filter(|example| {
            is_of_kind
                && example.open_log_odds.is_finite()
                && example.traits.iter().all(|value| value.is_finite())
        });
        let examples = examples.map(|example| Example {
            traits: Traits {
                values: example.traits.clone(),
                open_log_odds: example.open_log_odds,
            },
            opened: example.open,
            kept_millis: example.kept_millis,
        });
        Experience::of(examples.collect())
    }

    fn from_toml(text: &str) -> Result<Self, String> {
        let file: Self = toml::from_str(text).map_err(|why| one_line(&why))?;
        if file.format != FORMAT {
            return Err(format!("format is {}, not {FORMAT}", file.format));
        }
        Ok(file)
    }
}

/// A source of pictures, or anything else that people name, as a part of a file's name.
pub(super) fn file_name_of(source: &str) -> String {
    let mut name = String::new();
    for letter in source.chars() {
        if letter.is_alphanumeric() {
            name.extend(letter.to_lowercase());
        } else if !name.ends_with('-') && !name.is_empty() {
            name.push('-');
        }
    }
    let name = name.trim_end_matches('-');
    // Of a long path the end tells more than the beginning.
    let surplus = name.chars().count().saturating_sub(LONGEST_NAME);
    name.chars().skip(surplus).collect()
}

impl TableFolder {
    /// The tables in a data folder.
    pub fn in_data(data: &Path) -> Self {
        Self {
            folder: data.join("tables"),
        }
    }

    /// The file of the table that a source of pictures shows, as `--source` takes it.
    pub fn path(&self, source: &str) -> PathBuf {
        let name = file_name_of(source);
        self.folder.join(format!("table-{name}.toml"))
    }

    /// Reads what was learnt at a table; nothing there is as good as nothing learnt. A file that cannot be read is set aside
    /// under a name that the notice tells, and so is one of an older kind, in silence.
    pub fn load(&self, source: &str) -> (TableFile, Option<String>) {
        let path = self.path(source);
        let why = match read_whole(&path).map(|text| text.map(|text| TableFile::from_toml(&text))) {
            Ok(None) => return (TableFile::default(), None),
            Ok(Some(Ok(file))) if file.traits == Traits::KIND => return (file, None),
            Ok(Some(Ok(file))) => {
                // Its numbers say nothing to this judge; an older Rollcall can still use them.
                let aside = set_aside(&path, &format!("kind-{}", file.traits));
                return (
                    TableFile::default(),
                    aside.err().map(|error| error.to_string()),
                );
            }
            Ok(Some(Err(why))) => why,
            Err(error) => {
                let notice = format!("{error}. The camera begins to learn anew.");
                return (TableFile::default(), Some(notice));
            }
        };
        let what = ("What the camera has learnt", "It is kept");
        let then = "; the camera begins to learn anew";
        let notice = set_aside_and_tell(&path, what, why, then);
        (TableFile::default(), Some(notice))
    }

    /// Keeps what was learnt at a table.
    ///
    /// # Errors
    /// When the disk refuses; the old file stands then.
    pub fn save(&self, source: &str, file: &TableFile) -> Result<(), StoreError> {
        write_toml(&self.path(source), toml::to_string(file))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn experience(count: u64) -> Experience {
        let examples = (0..count).map(|at| Example {
            traits: Traits {
                values: vec![0.1 * at as f32, -1.5, 0.333_333_34],
                open_log_odds: -2.25,
            },
            opened: at % 2 == 0,
            kept_millis: 1_700_000_000_000 + at,
        });
        Experience::of(examples.collect())
    }

    fn folder() -> (tempfile::TempDir, TableFolder) {
        let data = tempfile::tempdir().expect("a folder");
        let tables = TableFolder::in_data(data.path());
        (data, tables)
    }

    #[test]
    fn what_was_learnt_comes_back_for_its_own_table_alone() {
        let (_data, tables) = folder();
        assert_eq!(
            tables.load("camera:Desk"),
            (TableFile::default(), None),
            "nothing yet"
        );
        let learnt = experience(7);
        let file = TableFile::of(&learnt);
        tables.save("camera:Desk", &file).expect("it can be kept");
        let (read, notice) = tables.load("camera:Desk");
        assert_eq!((read.experience(), notice), (learnt, None));
        assert!(tables.load("simulated").0.examples.is_empty());
    }

    #[test]
    fn every_source_has_a_file_with_a_tame_name() {
        let (_data, tables) = folder();
        let name = |source: &str| {
            let path = tables.path(source);
            assert_eq!(path.parent(), Some(tables.folder.as_path()));
            path.file_name()
                .map(|name| name.to_string_lossy().into_owned())
                .unwrap_or_default()
        };
        assert_eq!(
            name("camera:HD Webcam (C920)"),
            "table-camera-hd-webcam-c920.toml"
        );
        assert_eq!(name(""), "table-.toml");
        assert_eq!(name("../../etc/passwd"), "table-etc-passwd.toml");
        assert!(name(&"ü/".repeat(500)).chars().count() < 100);
    }

    #[test]
    fn a_damaged_file_is_kept_and_named_and_never_overwritten() {
        let (_data, tables) = folder();
        let path = tables.path("camera");
        std::fs::create_dir_all(&tables.folder).expect("a folder");
        std::fs::write(&path, "format = 1\ntraits = \"many\"").expect("a file");
        let (file, notice) = tables.load("camera");
        assert_eq!(file, TableFile::default());
        let notice = notice.expect("a notice");
        assert!(
            notice.contains("table-camera.toml.unreadable-1"),
            "{notice}"
        );
        assert!(!path.exists());
    }

    #[test]
    fn examples_of_another_kind_are_set_aside() {
        let (_data, tables) = folder();
        let file = TableFile {
            traits: Traits::KIND + 1,
            ..TableFile::of(&experience(3))
        };
        tables.save("camera", &file).expect("it can be kept");
        assert_eq!(tables.load("camera"), (TableFile::default(), None));
        let kept = std::fs::read_dir(&tables.folder).expect("a folder").count();
        assert_eq!(kept, 1, "the old file under another name");
        assert!(file.experience().examples().is_empty());
    }
}
