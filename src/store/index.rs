//! The index of all matches: a summary of each, so that a list of thousands opens at once.
//!
//! The file `index.jsonl` stands in the folder of the matches: a head line, then one match a line. A summary holds as long
//! as the time and the length of its journal and of its notes are those that it was made from; any other, and any line that
//! cannot be read, is made anew from the journal. The index holds nothing that the journals do not, so it may be deleted at
//! any time.

use std::collections::HashMap;
use std::fs::{self, Metadata};
use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;

use rayon::prelude::*;
use serde::{Deserialize, Serialize};

use super::{Notes, StoreError, notes, read_at_most, read_table, write_bytes};
use crate::rules::record::{Mark, MatchRecord};

/// The name of the file.
const FILE: &str = "index.jsonl";
/// The version of its layout; another one is made anew.
const LAYOUT: u32 = 1;
/// A hundred thousand matches take less.
const LARGEST_BYTES: u64 = 256 << 20;

/// The first line.
#[derive(Debug, Serialize, Deserialize)]
struct Head {
    rollcall_index: u32,
}

/// What a file looked like when it was read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Print {
    /// When it was changed last, in nanoseconds since 1970.
    #[serde(rename = "t")]
    changed_nanos: u64,
    /// Its length.
    #[serde(rename = "b")]
    bytes: u64,
}

impl Print {
    fn of(metadata: &Metadata) -> Self {
        let changed = metadata.modified().ok();
        let since = changed.and_then(|changed| changed.duration_since(UNIX_EPOCH).ok());
        let nanos = since.map_or(0, |since| since.as_nanos());
        Self {
            changed_nanos: u64::try_from(nanos).unwrap_or(u64::MAX),
            bytes: metadata.len(),
        }
    }
}

/// What is wrong with the file of a match.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Trouble {
    /// It cannot be read at all.
    Unreadable {
        /// Why, with the path.
        why: String,
    },
    /// One line cannot be read; what stands before it is good.
    Damaged {
        /// Which, from 1.
        line: usize,
        /// Why.
        why: String,
    },
    /// Its notes cannot be read; the match itself is whole.
    Notes {
        /// Why, with the path.
        why: String,
    },
}

/// One match as the index knows it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct IndexedMatch {
    /// The name of its file.
    pub id: String,
    #[serde(rename = "j")]
    journal: Print,
    #[serde(rename = "n", default, skip_serializing_if = "Option::is_none")]
    notes_print: Option<Print>,
    /// What people say of it.
    #[serde(default, skip_serializing_if = "Notes::is_empty")]
    pub notes: Notes,
    /// Its numbers; none when it cannot be read.
    #[serde(rename = "r", default, skip_serializing_if = "Option::is_none")]
    pub record: Option<MatchRecord>,
    /// What is wrong with its files.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub trouble: Option<Trouble>,
}

impl IndexedMatch {
    /// When it began, in milliseconds since 1970, by the name of its file or its first entry.
    pub fn begun_millis(&self) -> Option<u64> {
        let head = self.id.split('-').next();
        let by_name = head.and_then(|head| head.parse().ok());
        let first = || Some(self.record.as_ref()?.first?.millis());
        by_name.filter(|millis| *millis > 0).or_else(first)
    }

    /// True when it counts in the statistics.
    pub fn counts(&self) -> bool {
        let record = self.record.as_ref();
        record.is_some_and(|record| record.counts(self.notes.mark))
    }

    /// Its mark, if it has one.
    pub fn mark(&self) -> Option<Mark> {
        self.notes.mark
    }

    /// Makes the summary of a match from its files.
    fn made(file: &Found) -> Self {
        let (notes, mut trouble) = match Notes::read(&file.path) {
            Ok(notes) => (notes, None),
            Err(why) => {
                let why = why.to_string();
                (Notes::default(), Some(Trouble::Notes { why }))
            }
        };
        let record = match read_table(&file.path) {
            Ok(kept) => {
                if let Some(damage) = kept.damage {
                    trouble = Some(Trouble::Damaged {
                        line: damage.line,
                        why: damage.why,
                    });
                }
                Some(MatchRecord::of(&kept.table))
            }
            Err(why) => {
                let why = why.to_string();
                trouble = Some(Trouble::Unreadable { why });
                None
            }
        };
        Self {
            id: file.id.clone(),
            journal: file.journal,
            notes_print: file.notes,
            notes,
            record,
            trouble,
        }
    }
}

/// A journal that was found in the folder.
#[derive(Debug, Clone)]
struct Found {
    id: String,
    path: PathBuf,
    journal: Print,
    notes: Option<Print>,
}

/// What the index says of a folder of matches: what holds, and what must be read anew.
#[derive(Debug)]
pub struct Index {
    folder: PathBuf,
    fresh: Vec<IndexedMatch>,
    stale: Vec<Found>,
    /// True when the file does not say what is true.
    is_outdated: bool,
}

impl Index {
    /// Looks through a folder of matches, the latest first; reads the index and no journal.
    ///
    /// # Errors
    /// When the folder cannot be read. An index that cannot be read only costs time.
    pub fn open(folder: &Path) -> Result<Self, StoreError> {
        let found = found_in(folder)?;
        let (mut known, is_whole) = read_file(&folder.join(FILE));
        let count = known.len();
        let mut index = Self {
            folder: folder.to_owned(),
            fresh: Vec::with_capacity(found.len()),
            stale: Vec::new(),
            is_outdated: !is_whole,
        };
        for file in found {
            match known.remove(&file.id) {
                Some(one) if one.journal == file.journal && one.notes_print == file.notes => {
                    index.fresh.push(one);
                }
                _ => index.stale.push(file),
            }
        }
        // The latest is taken first, from the end.
        index.stale.reverse();
        index.is_outdated |= index.fresh.len() != count || !index.stale.is_empty();
        Ok(index)
    }

    /// The matches whose summaries hold, the latest first; they are handed out once.
    pub fn take_fresh(&mut self) -> Vec<IndexedMatch> {
        std::mem::take(&mut self.fresh)
    }

    /// The matches whose summaries hold.
    pub fn fresh(&self) -> &[IndexedMatch] {
        &self.fresh
    }

    /// How many must be read anew.
    pub fn left(&self) -> usize {
        self.stale.len()
    }

    /// Reads the next match anew, the latest first; none when all are read.
    pub fn read_next(&mut self) -> Option<IndexedMatch> {
        self.stale.pop().map(|file| IndexedMatch::made(&file))
    }

    /// True when the file should be written anew.
    pub fn is_outdated(&self) -> bool {
        self.is_outdated
    }

    /// Writes the index of these matches.
    ///
    /// # Errors
    /// When the disk refuses; then it is made anew the next time.
    pub fn write<'a>(
        folder: &Path,
        matches: impl IntoIterator<Item = &'a IndexedMatch>,
    ) -> Result<(), StoreError> {
        let path = folder.join(FILE);
        let unwritable = |why: serde_json::Error| StoreError::Unwritable {
            why: why.to_string(),
            path: path.clone(),
        };
        let head = Head {
            rollcall_index: LAYOUT,
        };
        let mut bytes = serde_json::to_vec(&head).map_err(unwritable)?;
        bytes.push(b'\n');
        for one in matches {
            serde_json::to_writer(&mut bytes, one).map_err(unwritable)?;
            bytes.push(b'\n');
        }
        write_bytes(&path, &bytes)
    }

    /// Every match of a folder, the latest first, read anew where it must be; the index is brought up to date.
    ///
    /// # Errors
    /// When the folder cannot be read.
    pub fn whole(folder: &Path) -> Result<Vec<IndexedMatch>, StoreError> {
        let mut index = Self::open(folder)?;
        let mut all = index.take_fresh();
        while let Some(one) = index.read_next() {
            all.push(one);
        }
        all.sort_by(|a, b| b.id.cmp(&a.id));
        if index.is_outdated()
            && let Err(why) = Self::write(folder, &all)
        {
            tracing::warn!(%why, "the index of the matches is not kept");
        }
        Ok(all)
    }

    /// The folder it speaks of.
    pub fn folder(&self) -> &Path {
        &self.folder
    }
}

/// Every journal in a folder with what it looks like, the latest first.
fn found_in(folder: &Path) -> Result<Vec<Found>, StoreError> {
    let items = fs::read_dir(folder).map_err(StoreError::disk("reading the folder", folder))?;
    let names: Vec<(String, PathBuf)> = items
        .filter_map(|item| {
            let path = item.ok()?.path();
            Some((path.file_name()?.to_str()?.to_owned(), path))
        })
        .collect();
    let noted: HashMap<&str, &Path> = names
        .iter()
        .filter_map(|(name, path)| Some((name.strip_suffix(".notes.toml")?, path.as_path())))
        .collect();
    let mut found: Vec<Found> = names
        .par_iter()
        .filter_map(|(name, path)| {
            let stem = name.strip_suffix(".journal")?;
            // Only files: opening a pipe of that name would wait for ever.
            let metadata = fs::metadata(path).ok().filter(Metadata::is_file)?;
            let notes = noted.get(stem).map(|_| notes::path_of(path));
            let notes = notes.and_then(|path| fs::metadata(path).ok());
            Some(Found {
                id: name.clone(),
                path: path.clone(),
                journal: Print::of(&metadata),
                notes: notes.as_ref().map(Print::of),
            })
        })
        .collect();
    // The time at the head of each name is as wide in all of them.
    found.sort_unstable_by(|a, b| b.id.cmp(&a.id));
    Ok(found)
}

/// Every line of the index that can be read, by the name of its match, and whether all of it could.
fn read_file(path: &Path) -> (HashMap<String, IndexedMatch>, bool) {
    let bytes = match read_at_most(path, LARGEST_BYTES) {
        Ok(bytes) => bytes,
        Err(why) => {
            tracing::debug!(%why, "there is no index of the matches yet");
            return (HashMap::new(), false);
        }
    };
    let mut lines = bytes.split(|byte| *byte == b'\n');
    let head = lines.next().unwrap_or(&[]);
    match serde_json::from_slice::<Head>(head) {
        Ok(head) if head.rollcall_index == LAYOUT => {}
        _ => return (HashMap::new(), false),
    }
    let lines: Vec<&[u8]> = lines.filter(|line| !line.is_empty()).collect();
    let read: Vec<IndexedMatch> = lines
        .par_iter()
        .filter_map(|line| serde_json::from_slice(line).ok())
        .collect();
    let is_whole = read.len() == lines.len();
    let known = read.into_iter().map(|one| (one.id.clone(), one));
    (known.collect(), is_whole)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::bakugan::{Bakugan, Command, Setup};
    use crate::rules::{Source, Stamp};
    use crate::store::Journals;

    fn play(journals: &Journals, begun: u64) -> PathBuf {
        let setup = Setup::quick("Mia", "Ben");
        let begun = Stamp::from_millis(begun);
        let opened = journals.create::<Bakugan>(&setup, begun);
        let mut opened = opened.expect("a new match");
        let entry = opened
            .ledger
            .act(Command::SetGates, Source::Referee, begun)
            .expect("it is allowed")
            .clone();
        opened.journal.append(&entry).expect("it is written");
        opened.journal.path().to_owned()
    }

    fn ids(all: &[IndexedMatch]) -> Vec<u64> {
        all.iter().filter_map(IndexedMatch::begun_millis).collect()
    }

    #[test]
    fn what_has_not_changed_is_not_read_again_and_what_has_is() {
        let folder = tempfile::tempdir().expect("a folder");
        let journals = Journals::open(folder.path()).expect("a folder");
        let first = play(&journals, 1_000);
        play(&journals, 2_000);
        let mut index = Index::open(folder.path()).expect("it opens");
        assert_eq!((index.take_fresh().len(), index.left()), (0, 2));
        assert_eq!(
            ids(&Index::whole(folder.path()).expect("it opens")),
            [2_000, 1_000]
        );
        let index = Index::open(folder.path()).expect("it opens");
        assert_eq!((index.fresh().len(), index.left()), (2, 0));
        assert!(!index.is_outdated());
        // Notes make a match stale, and so does a longer journal.
        let notes = Notes {
            name: Some("The first".to_owned()),
            mark: Some(Mark::Unofficial),
        };
        notes.write(&first).expect("it is written");
        let index = Index::open(folder.path()).expect("it opens");
        assert_eq!((index.fresh().len(), index.left()), (1, 1));
        let all = Index::whole(folder.path()).expect("it opens");
        assert_eq!(all[1].notes, notes);
        assert!(
            all[0]
                .record
                .as_ref()
                .is_some_and(|record| record.entries == 1)
        );
        fs::remove_file(&first).expect("it is there");
        let index = Index::open(folder.path()).expect("it opens");
        assert!(index.is_outdated());
    }

    #[test]
    fn a_damaged_index_only_costs_time() {
        let folder = tempfile::tempdir().expect("a folder");
        let journals = Journals::open(folder.path()).expect("a folder");
        play(&journals, 1_000);
        play(&journals, 2_000);
        let whole = Index::whole(folder.path()).expect("it opens");
        let path = folder.path().join(FILE);
        let text = fs::read_to_string(&path).expect("it is text");
        let mut lines: Vec<&str> = text.lines().collect();
        lines[1] = "{\"id\":";
        let later = text.replacen(":1}", ":9}", 1);
        let damages = [
            lines.join("\n"),
            later,
            "\u{0}\u{1}".to_owned(),
            String::new(),
        ];
        for (number, damage) in damages.into_iter().enumerate() {
            fs::write(&path, damage).expect("it is written");
            let index = Index::open(folder.path()).expect("it opens");
            let expected = if number == 0 { 1 } else { 0 };
            assert_eq!(index.fresh().len(), expected);
            assert!(index.is_outdated());
            assert_eq!(Index::whole(folder.path()).expect("it opens"), whole);
            assert_eq!(fs::read_to_string(&path).expect("it is text"), text);
        }
    }

    #[test]
    fn what_cannot_be_read_is_listed_with_its_trouble() {
        let folder = tempfile::tempdir().expect("a folder");
        let journals = Journals::open(folder.path()).expect("a folder");
        let path = play(&journals, 1_000);
        fs::write(folder.path().join("99-001-x.journal"), "no match\n").expect("it is written");
        fs::write(notes::path_of(&path), "mark = 1").expect("it is written");
        let all = Index::whole(folder.path()).expect("it opens");
        assert!(matches!(all[0].trouble, Some(Trouble::Unreadable { .. })));
        assert!(matches!(all[1].trouble, Some(Trouble::Notes { .. })));
        assert!(all[1].record.is_some() && !all[0].counts());
    }
}
