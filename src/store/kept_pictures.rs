//! Every picture of the table that is kept on this machine: how many there are, how much room they take, and away with all.
//!
//! | what | where |
//! | --- | --- |
//! | small pictures of calls | beside the journals, also in the trash ([`pictures`](super::pictures)) |
//! | short clips of calls | there too ([`call_clips`](super::call_clips)) |
//! | rolls kept as tests | in a folder of their own ([`clips`](super::clips)) |
//!
//! Pictures of players and of cards are none of these, nor is what was written for others.

use std::fs;
use std::path::{Path, PathBuf};

use super::StoreError;
use super::call_clips::clip_files;
use super::landings::Landings;
use super::pictures::pictures_in;

/// Where they all are.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KeptPictures {
    matches: PathBuf,
    /// Where rolls are kept as tests, where they are.
    tests: Option<PathBuf>,
}

/// How many there are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Held {
    /// Small pictures of calls.
    pub pictures: usize,
    /// Short clips of calls.
    pub clips: usize,
    /// Those among them that are kept for ever.
    pub for_ever: usize,
    /// Rolls kept as tests.
    pub tests: usize,
    /// What all of them take.
    pub bytes: u64,
}

impl Held {
    /// True when there is none.
    pub fn is_nothing(&self) -> bool {
        self.pictures == 0 && self.clips == 0 && self.tests == 0
    }
}

impl KeptPictures {
    /// Beside the journals in the first folder, and tests in the second.
    pub fn new(matches: &Path, tests: Option<&Path>) -> Self {
        Self {
            matches: matches.to_owned(),
            tests: tests.map(Path::to_owned),
        }
    }

    /// The folder that is shown to people: all of them lie in it.
    pub fn place(&self) -> PathBuf {
        let data = self.matches.parent();
        let is_common = |data: &&Path| {
            let tests = self.tests.as_ref();
            tests.is_some_and(|tests| tests.starts_with(data))
        };
        match data.filter(is_common) {
            Some(data) => data.to_owned(),
            None => self.matches.clone(),
        }
    }

    /// Counts them.
    pub fn held(&self) -> Held {
        let mut held = Held::default();
        let size = |path: &Path| path.metadata().map_or(0, |about| about.len());
        for picture in self.pictures() {
            held.pictures += 1;
            held.bytes += size(&picture);
        }
        for clip in clip_files(&self.matches) {
            held.clips += 1;
            held.for_ever += usize::from(clip.is_for_ever);
            held.bytes += clip.bytes;
        }
        for test in self.tests() {
            held.tests += 1;
            held.bytes += files_of_test(&test)
                .iter()
                .map(|file| size(file))
                .sum::<u64>();
        }
        held
    }

    /// Deletes all of them, those kept for ever too; gives what is left when some could not be deleted. The matches stay,
    /// and so does what others have laid beside. What is being written by these landings does not appear afterwards.
    ///
    /// # Errors
    /// Why some are left; as many as can be deleted are.
    pub fn delete_all(&self, landings: &Landings) -> Result<(), StoreError> {
        landings.alone(|| self.delete_what_is_there())
    }

    fn delete_what_is_there(&self) -> Result<(), StoreError> {
        let mut refused = None;
        let mut delete = |path: &Path| {
            if let Err(why) = fs::remove_file(path) {
                refused.get_or_insert(StoreError::disk("deleting a picture", path)(why));
            }
        };
        let mut folders = Vec::new();
        let clips = clip_files(&self.matches).into_iter().map(|file| file.path);
        for path in self.pictures().into_iter().chain(clips) {
            delete(&path);
            folders.extend(path.parent().map(Path::to_owned));
        }
        for test in self.tests() {
            for file in files_of_test(&test) {
                delete(&file);
            }
            folders.extend([test.join("frames"), test]);
        }
        for folder in folders {
            // It stays while something of somebody else's lies in it.
            let _ = fs::remove_dir(folder);
        }
        refused.map_or(Ok(()), Err)
    }

    fn pictures(&self) -> Vec<PathBuf> {
        let folders = [self.matches.clone(), self.matches.join("trash")];
        let folders = folders.iter().flat_map(|folder| paths_in(folder));
        let folders =
            folders.filter(|path| path.extension().is_some_and(|kind| kind == "pictures"));
        folders.flat_map(|folder| pictures_in(&folder)).collect()
    }

    fn tests(&self) -> Vec<PathBuf> {
        let paths = self.tests.iter().flat_map(|tests| paths_in(tests));
        paths.filter(|path| path.join("frames").is_dir()).collect()
    }
}

fn paths_in(folder: &Path) -> Vec<PathBuf> {
    let items = fs::read_dir(folder).into_iter().flatten();
    items.filter_map(|item| Some(item.ok()?.path())).collect()
}

/// What a kept test consists of.
fn files_of_test(folder: &Path) -> Vec<PathBuf> {
    let frames = paths_in(&folder.join("frames")).into_iter();
    let frames = frames.filter(|path| path.extension().is_some_and(|kind| kind == "jpg"));
    let texts = ["setup.json", "truth.json"].map(|name| folder.join(name));
    let texts = texts.into_iter().filter(|path| path.is_file());
    frames.chain(texts).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::call_clips::{CallClip, CallClips};
    use crate::store::clips::{ClipFolder, NewClip};
    use crate::store::pictures;

    #[test]
    fn all_are_counted_and_deleted_and_nothing_else_is() {
        let data = tempfile::tempdir().expect("a folder");
        let matches = data.path().join("matches");
        let journal = matches.join("00000000000001-001-bakugan.journal");
        let thrown = matches.join("trash/00000000000002-001-bakugan.journal");
        fs::create_dir_all(matches.join("trash")).expect("a folder");
        let tests = ClipFolder::in_data(data.path());
        let kept = KeptPictures::new(&matches, Some(tests.path()));
        assert!(kept.held().is_nothing());
        let landings = Landings::default();
        let begun = landings.permit();
        let clip = CallClip {
            frames: vec![(1, vec![7; 1_000])],
            setup: "{}".to_owned(),
            call: "{}".to_owned(),
        };
        for journal in [&journal, &thrown] {
            fs::write(journal, "head\n").expect("a file");
            pictures::keep(journal, 4, &[1; 500]).expect("it can be kept");
            let clips = CallClips::of(journal);
            let room = 1 << 20;
            let clip_kept = clips.keep(&[4], &clip, room, &landings.permit());
            assert!(clip_kept.expect("it can be kept"));
            clips.keep_for_ever(4, true).expect("it is there");
        }
        let test = NewClip {
            frames: vec![(1, vec![3; 2_000])],
            setup: "{}".to_owned(),
            truth: "{}".to_owned(),
        };
        let kept_test = tests.keep("roll", &test, &landings.permit());
        assert!(kept_test.expect("it can be kept").is_some());
        let own = tests.path().join("roll/notes.txt");
        fs::write(&own, "my own").expect("a file");
        let held = kept.held();
        assert_eq!(
            (held.pictures, held.clips, held.for_ever, held.tests),
            (2, 2, 2, 1)
        );
        assert!((5_004..7_000).contains(&held.bytes), "{}", held.bytes);
        assert_eq!(kept.place(), data.path());
        kept.delete_all(&landings).expect("they can go");
        let held = kept.held();
        assert!(held.is_nothing() && held.bytes == 0, "{held:?}");
        assert!(journal.exists() && thrown.exists() && own.exists());
        assert!(!pictures::folder_of(&journal).exists());
        assert!(!tests.path().join("roll/frames").exists());
        kept.delete_all(&landings)
            .expect("nothing to delete is no error");
        // What was begun before comes no more, neither a clip nor a test.
        let clips = CallClips::of(&journal);
        let late = clips.keep(&[5], &clip, 1 << 20, &begun);
        assert!(!late.expect("that is no trouble"));
        let late = tests.keep("late", &test, &begun);
        assert_eq!(late.expect("that is no trouble"), None);
        assert!(kept.held().is_nothing());
    }
}
