//! Rolls that were kept as tests: clip folders in the form that `rollcall eval` reads.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::StoreError;
use super::landings::Permit;

/// So many folders of one name are looked at before it is given up.
const MOST_OF_ONE_NAME: usize = 1_000;

/// A roll as it is written.
#[derive(Debug, Clone)]
pub struct NewClip {
    /// The number of each frame, ascending from 1, and its JPEG; a number that is missing was lost.
    pub frames: Vec<(u64, Vec<u8>)>,
    /// What stands in `setup.json`.
    pub setup: String,
    /// What stands in `truth.json`.
    pub truth: String,
}

/// The folder of those clips.
#[derive(Debug, Clone)]
pub struct ClipFolder(PathBuf);

impl ClipFolder {
    /// Its place in the folder where data is kept.
    pub fn in_data(data: &Path) -> Self {
        Self(data.join("clips"))
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.0
    }

    /// Writes a clip into a new folder of this name, or of this name with a number behind it; what is there already stays as
    /// it is. A clip that cannot be written whole is taken away again. None when it was begun before something for which
    /// it may not appear any more.
    ///
    /// # Errors
    /// When the disk refuses.
    pub fn keep(
        &self,
        name: &str,
        clip: &NewClip,
        permit: &Permit,
    ) -> Result<Option<PathBuf>, StoreError> {
        let landed = permit.land(|| self.land(name, clip, permit));
        landed.unwrap_or(Ok(None))
    }

    fn land(
        &self,
        name: &str,
        clip: &NewClip,
        permit: &Permit,
    ) -> Result<Option<PathBuf>, StoreError> {
        fs::create_dir_all(&self.0).map_err(StoreError::disk("making the folder", &self.0))?;
        let folder = self.new_folder(name)?;
        let written = write(&folder, clip);
        // A slow disk may have taken long for it.
        let stays = written.is_ok() && permit.stands();
        if !stays {
            // It was made just now, and by nobody else.
            let _ = fs::remove_dir_all(&folder);
        }
        written.map(|()| stays.then_some(folder))
    }

    fn new_folder(&self, name: &str) -> Result<PathBuf, StoreError> {
        let mut names = (1..MOST_OF_ONE_NAME).map(|number| match number {
            1 => self.0.join(name),
            number => self.0.join(format!("{name}-{number}")),
        });
        let made = names.find_map(|folder| match fs::create_dir(&folder) {
            Ok(()) => Some(Ok(folder)),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => None,
            Err(error) => Some(Err(StoreError::disk("making the folder", &folder)(error))),
        });
        made.unwrap_or_else(|| {
            Err(StoreError::Mistake {
                why: format!("there are {MOST_OF_ONE_NAME} clips of this name"),
                path: self.0.join(name),
            })
        })
    }
}

fn write(folder: &Path, clip: &NewClip) -> Result<(), StoreError> {
    let frames = folder.join("frames");
    fs::create_dir(&frames).map_err(StoreError::disk("making the folder", &frames))?;
    let files = clip.frames.iter();
    let files = files.map(|(number, jpeg)| (frames.join(format!("{number:04}.jpg")), &jpeg[..]));
    // The labels come last: a clip without them is not counted.
    let texts = [("setup.json", &clip.setup), ("truth.json", &clip.truth)];
    let texts = texts.map(|(name, text)| (folder.join(name), text.as_bytes()));
    for (path, bytes) in files.chain(texts) {
        fs::write(&path, bytes).map_err(StoreError::disk("saving a clip", &path))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::super::landings::Landings;
    use super::*;

    fn clip(level: u8) -> NewClip {
        NewClip {
            frames: vec![(1, vec![level; 5]), (3, vec![level; 7])],
            setup: "{}".to_owned(),
            truth: "{\"outcome\": \"open_on_gate\"}".to_owned(),
        }
    }

    /// Keeps a clip where nothing stands against it.
    fn keep(folder: &ClipFolder, name: &str, clip: &NewClip) -> Result<PathBuf, StoreError> {
        let kept = folder.keep(name, clip, &Landings::default().permit())?;
        Ok(kept.expect("nothing was refused"))
    }

    #[test]
    fn a_clip_refused_while_it_is_written_leaves_nothing_behind() {
        let data = tempfile::tempdir().expect("a folder");
        let folder = ClipFolder::in_data(data.path());
        let landings = Landings::default();
        let late = landings.permit();
        landings.refuse_begun();
        let landed = folder.land("roll", &clip(1), &late);
        assert_eq!(landed.expect("that is no trouble"), None);
        let left = fs::read_dir(folder.path()).expect("it is there").count();
        assert_eq!(left, 0);
    }

    #[test]
    fn a_second_clip_of_one_name_stands_beside_the_first() {
        let data = tempfile::tempdir().expect("a folder");
        let folder = ClipFolder::in_data(data.path());
        let first = keep(&folder, "roll", &clip(1)).expect("it can be kept");
        let second = keep(&folder, "roll", &clip(2)).expect("it can be kept");
        assert_eq!(second, folder.path().join("roll-2"));
        let frame = |clip: &Path, name: &str| fs::read(clip.join("frames").join(name));
        assert_eq!(frame(&first, "0001.jpg").expect("it is there"), [1; 5]);
        assert_eq!(frame(&second, "0003.jpg").expect("it is there"), [2; 7]);
        assert!(
            frame(&first, "0002.jpg").is_err(),
            "a lost frame stays lost"
        );
        assert!(first.join("truth.json").exists() && first.join("setup.json").exists());
    }

    #[test]
    fn what_cannot_be_written_leaves_nothing_behind() {
        let data = tempfile::tempdir().expect("a folder");
        let folder = ClipFolder::in_data(data.path());
        let mut broken = clip(1);
        // A number so long that no file may have it as a name.
        broken.frames.push((4, vec![0; 3]));
        fs::create_dir_all(folder.path()).expect("a folder");
        let taken = folder.path().join("roll");
        fs::write(&taken, "a file of somebody's own").expect("a file");
        let kept = keep(&folder, "roll", &broken).expect("beside it");
        assert_eq!(kept, folder.path().join("roll-2"));
        assert!(taken.is_file(), "what was there stays");
        let file = data.path().join("no-folder");
        fs::write(&file, "").expect("a file");
        let why = keep(&ClipFolder(file.join("clips")), "roll", &clip(1));
        let why = why.expect_err("it cannot").to_string();
        assert!(why.contains("making the folder failed"), "{why}");
        let why = keep(&folder, "no/such/folder", &clip(1));
        assert!(why.is_err());
    }
}
