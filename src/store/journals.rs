//! The folder of all matches: begin one, go on with the last one.

use std::fs;
use std::path::{Path, PathBuf};

use super::journal::{DamageKind, Journal, lock, read};
use super::{StoreError, first_free, sync_folder_of, with_suffix};
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

    /// Where deleted matches lie until somebody empties it.
    pub fn trash(&self) -> PathBuf {
        self.folder.join("trash")
    }

    /// Puts a match with everything that lies beside it into the trash.
    ///
    /// # Errors
    /// When it is in use, or the disk refuses.
    pub fn throw_away(&self, id: &str) -> Result<(), StoreError> {
        let path = self.folder.join(id);
        path.metadata()
            .map_err(StoreError::disk("deleting the match", &path))?;
        let locked = lock(&path)?;
        let trash = self.trash();
        fs::create_dir_all(&trash).map_err(StoreError::disk("making the folder", &trash))?;
        move_all(&self.folder, &trash, id)?;
        drop(locked);
        // Without its journal it locks nothing.
        let _ = fs::remove_file(with_suffix(&path, ".lock"));
        Ok(())
    }

    /// Brings a match back out of the trash.
    ///
    /// # Errors
    /// When it is not there, another one has its name by now, or the disk refuses.
    pub fn bring_back(&self, id: &str) -> Result<(), StoreError> {
        let path = self.folder.join(id);
        if path.exists() {
            return Err(StoreError::Mistake {
                why: "a match of this name is there already".to_owned(),
                path,
            });
        }
        move_all(&self.trash(), &self.folder, id)
    }

    /// A name that no journal has yet; later ones sort after earlier ones.
    pub(super) fn free_path(&self, game: &str, begun: Stamp) -> PathBuf {
        let game = game.to_lowercase().replace(' ', "-");
        first_free(|number| {
            self.folder
                .join(format!("{:014}-{number:03}-{game}.journal", begun.millis()))
        })
    }
}

/// Moves a journal and everything that begins with its name, the journal last: while it is there, so is the match.
fn move_all(from: &Path, to: &Path, id: &str) -> Result<(), StoreError> {
    let stem = id.strip_suffix(".journal").unwrap_or(id);
    let items = fs::read_dir(from).map_err(StoreError::disk("reading the folder", from))?;
    let mut names: Vec<String> = items
        .filter_map(|item| item.ok()?.file_name().into_string().ok())
        .filter(|name| {
            let rest = name.strip_prefix(stem);
            rest.is_some_and(|rest| rest.starts_with('.')) && name != id && !name.ends_with(".lock")
        })
        .collect();
    names.push(id.to_owned());
    for name in names {
        let path = from.join(&name);
        fs::rename(&path, to.join(&name)).map_err(StoreError::disk("moving", &path))?;
    }
    sync_folder_of(&from.join(id));
    sync_folder_of(&to.join(id));
    Ok(())
}

/// An error as a sentence for a notice.
fn sentence(error: &str) -> String {
    let mut letters = error.chars();
    match letters.next() {
        Some(first) => format!("{}{}.", first.to_uppercase(), letters.as_str()),
        None => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::bakugan::{Bakugan, Setup};
    use crate::store::{CallClip, CallClips, Landings, Notes, pictures};

    #[test]
    fn a_match_goes_into_the_trash_with_all_that_is_its_own_and_comes_back() {
        let folder = tempfile::tempdir().expect("a folder");
        let journals = Journals::open(folder.path()).expect("a folder");
        let begin = |millis| {
            let setup = Setup::quick("Mia", "Ben");
            let begun = Stamp::from_millis(millis);
            let opened = journals.create::<Bakugan>(&setup, begun);
            opened.expect("a new match").journal
        };
        let other = begin(2_000).path().to_owned();
        let journal = begin(1_000);
        let path = journal.path().to_owned();
        let id = path.file_name().expect("a name").to_string_lossy();
        let notes = Notes {
            name: Some("Mine".to_owned()),
            mark: None,
        };
        notes.write(&path).expect("it is written");
        pictures::keep(&path, 3, b"jpeg").expect("it is kept");
        let clip = CallClip {
            frames: vec![(1, b"jpeg".to_vec())],
            ..CallClip::default()
        };
        let clips = CallClips::of(&path);
        let permit = Landings::default().permit();
        assert!(
            clips
                .keep(&[3], &clip, 1 << 20, &permit)
                .expect("it is kept")
        );
        // While it is played it stays.
        assert!(matches!(
            journals.throw_away(&id),
            Err(StoreError::InUse { .. })
        ));
        drop(journal);
        let text = fs::read_to_string(&path).expect("it is text");
        journals.throw_away(&id).expect("it can go");
        assert_eq!(journals.list().expect("a list").len(), 1);
        assert!(!pictures::folder_of(&path).exists());
        assert!(clips.all().is_empty(), "they go with their match");
        journals.bring_back(&id).expect("it can come back");
        assert_eq!(journals.list().expect("a list"), [other, path.clone()]);
        assert_eq!(fs::read_to_string(&path).expect("it is text"), text);
        assert_eq!(Notes::read(&path).expect("they can be read"), notes);
        assert_eq!(pictures::entries(&path), [3]);
        assert_eq!(clips.read(3).expect("it can be read"), Some(clip));
        assert!(journals.bring_back(&id).is_err());
        assert!(journals.throw_away("none.journal").is_err());
    }
}
