//! The short clips of the calls of a match, in a folder beside its journal: one file each.
//!
//! A file is a clip folder in a ZIP, not packed any tighter, as JPEGs are packed already: `frames/0001.jpg` and on,
//! `setup.json`, and `call.json` with what the camera said. Taken out it is a clip that `rollcall detect` reads; as nobody's
//! word stands in it, `rollcall eval` counts it for nothing.
//!
//! A clip has the number of the log's entry that settled its roll; one of two rolls at once, which two entries settled, has
//! both: `call-00012-00013.zip`. One that is kept for ever has that in its name, `call-00012.kept.zip`: no other file need be
//! there for it, and none can get lost. All clips of all matches together take no more room than they are given; the oldest go
//! first, and those kept for ever never. What is being written when all are deleted does not appear
//! ([`landings`](super::landings)).

use std::fs::{self, File};
use std::io::{self, Cursor, Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipArchive, ZipWriter};

use super::landings::Permit;
use super::{StoreError, read_at_most, with_suffix};

/// Larger than any clip of ours: the last seconds that are held in memory have at most 64 MiB.
const LARGEST_CLIP_BYTES: u64 = 96 << 20;
/// Nor has one more frames.
const MOST_FRAMES: usize = 4_096;
/// The folder of the clips of a match ends so.
const FOLDER: &str = "clips";
/// A clip that is kept for ever ends so.
const FOR_EVER: &str = ".kept.zip";
/// Every clip ends so.
const ENDING: &str = ".zip";

/// A clip as it is written and read.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct CallClip {
    /// The number of each frame, ascending from 1, and its JPEG; a number that is missing was lost.
    pub frames: Vec<(u64, Vec<u8>)>,
    /// What stands in `setup.json`.
    pub setup: String,
    /// What stands in `call.json`.
    pub call: String,
}

impl CallClip {
    /// Its files, by their names in the folder of a clip; nothing that was said stands in no file.
    pub fn files(&self) -> impl Iterator<Item = (String, &[u8])> {
        let frames = self.frames.iter();
        let frames = frames.map(|(number, jpeg)| (format!("frames/{number:04}.jpg"), &jpeg[..]));
        let texts = [("setup.json", &self.setup), ("call.json", &self.call)];
        let texts = texts.into_iter().filter(|(_, text)| !text.is_empty());
        let texts = texts.map(|(name, text)| (name.to_owned(), text.as_bytes()));
        texts.chain(frames)
    }
}

/// What is known of a kept clip without opening it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct KeptClip {
    /// An entry of the log that settled a roll of it.
    pub entry: u32,
    /// The first such entry: those of one clip have the same.
    pub first_entry: u32,
    /// Its size.
    pub bytes: u64,
    /// True when it is never dropped to make room.
    pub is_for_ever: bool,
}

/// The clips of one match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CallClips {
    journal: PathBuf,
}

/// A clip on disk.
#[derive(Debug, Clone)]
pub(super) struct ClipFile {
    pub(super) path: PathBuf,
    /// The entries that settled its rolls; there is one at least.
    entries: Vec<u32>,
    pub(super) bytes: u64,
    pub(super) is_for_ever: bool,
    written: SystemTime,
}

impl CallClips {
    /// Of the match with this journal.
    pub fn of(journal: &Path) -> Self {
        Self {
            journal: journal.to_owned(),
        }
    }

    /// The journal of the match.
    pub fn journal(&self) -> &Path {
        &self.journal
    }

    fn folder(&self) -> PathBuf {
        self.journal.with_extension(FOLDER)
    }

    fn path(&self, entries: &[u32], is_for_ever: bool) -> PathBuf {
        let ending = if is_for_ever { FOR_EVER } else { ENDING };
        let numbers: Vec<String> = entries.iter().map(|one| format!("{one:05}")).collect();
        self.folder()
            .join(format!("call-{}{ending}", numbers.join("-")))
    }

    /// Keeps the clip of what these entries settled, in their order: one roll, or two at once. The oldest clips of all
    /// matches make room for it, so that together they take no more than this many bytes. False when it was begun before
    /// something for which it may not appear any more.
    ///
    /// # Errors
    /// When the disk refuses, the match is gone, or what is kept for ever leaves too little room.
    pub fn keep(
        &self,
        entries: &[u32],
        clip: &CallClip,
        most_bytes: u64,
        permit: &Permit,
    ) -> Result<bool, StoreError> {
        let bytes = zipped(clip.files(), CompressionMethod::Stored)
            .map_err(StoreError::disk("saving a clip", &self.folder()))?;
        let landed =
            permit.land(|| self.land(&self.path(entries, false), &bytes, most_bytes, permit));
        landed.unwrap_or(Ok(false))
    }

    fn land(
        &self,
        path: &Path,
        bytes: &[u8],
        most_bytes: u64,
        permit: &Permit,
    ) -> Result<bool, StoreError> {
        // A match that was thrown away meanwhile takes its clips along.
        self.journal
            .metadata()
            .map_err(StoreError::disk("saving a clip", &self.journal))?;
        self.make_room(bytes.len() as u64, most_bytes)?;
        let folder = self.folder();
        fs::create_dir_all(&folder).map_err(StoreError::disk("making the folder", &folder))?;
        let fresh = with_suffix(path, &format!(".new-{}", std::process::id()));
        let written = File::create(&fresh).and_then(|mut file| file.write_all(bytes));
        // A slow disk may have taken long for it.
        let landed = written.and_then(|()| match permit.stands() {
            true => fs::rename(&fresh, path).map(|()| true),
            false => Ok(false),
        });
        if !matches!(landed, Ok(true)) {
            let _ = fs::remove_file(&fresh);
            // It goes only when nothing lies in it.
            let _ = fs::remove_dir(&folder);
        }
        landed.map_err(StoreError::disk("saving a clip", path))
    }

    /// Drops the oldest clips until one of so many bytes fits in.
    fn make_room(&self, bytes: u64, most_bytes: u64) -> Result<(), StoreError> {
        let Some(matches) = self.journal.parent() else {
            return Ok(());
        };
        let mut all = clip_files(matches);
        let held: u64 = all.iter().map(|file| file.bytes).sum();
        let for_ever = all.iter().filter(|file| file.is_for_ever);
        let for_ever: u64 = for_ever.map(|file| file.bytes).sum();
        if for_ever.saturating_add(bytes) > most_bytes {
            return Err(StoreError::Mistake {
                why: format!(
                    "{} MB are kept for ever, and a clip of {} MB would be more than the {} MB that clips may take",
                    for_ever.div_ceil(1 << 20),
                    bytes.div_ceil(1 << 20),
                    most_bytes >> 20
                ),
                path: matches.to_owned(),
            });
        }
        all.retain(|file| !file.is_for_ever);
        all.sort_by(|a, b| a.written.cmp(&b.written).then_with(|| a.path.cmp(&b.path)));
        let mut surplus = held.saturating_add(bytes).saturating_sub(most_bytes);
        for file in all {
            if surplus == 0 {
                break;
            }
            // One that cannot be removed is only one too many.
            if fs::remove_file(&file.path).is_ok() {
                surplus = surplus.saturating_sub(file.bytes);
            }
            if let Some(folder) = file.path.parent() {
                // It stays while something lies in it.
                let _ = fs::remove_dir(folder);
            }
        }
        Ok(())
    }

    /// The clips of this match, by the entries they belong to.
    pub fn all(&self) -> Vec<KeptClip> {
        let files = files_in(&self.folder());
        let mut all: Vec<KeptClip> = files
            .iter()
            .flat_map(|file| {
                let first_entry = file.entries.first().copied().unwrap_or_default();
                file.entries.iter().map(move |entry| KeptClip {
                    entry: *entry,
                    first_entry,
                    bytes: file.bytes,
                    is_for_ever: file.is_for_ever,
                })
            })
            .collect();
        // Where there are two of one entry, the one kept for ever is meant.
        all.sort_by_key(|clip| (clip.entry, !clip.is_for_ever));
        all.dedup_by_key(|clip| clip.entry);
        all
    }

    /// The clip of an entry; none when none is kept. Where there are two, the one kept for ever is meant.
    fn found(&self, entry: u32) -> Option<ClipFile> {
        let files = files_in(&self.folder()).into_iter();
        let of_entry = files.filter(|file| file.entries.contains(&entry));
        of_entry.max_by_key(|file| file.is_for_ever)
    }

    /// The clip of the roll that an entry settled; none when none is kept.
    ///
    /// # Errors
    /// When it is there and cannot be read.
    pub fn read(&self, entry: u32) -> Result<Option<CallClip>, StoreError> {
        let Some(ClipFile { path, .. }) = self.found(entry) else {
            return Ok(None);
        };
        let bytes = read_at_most(&path, LARGEST_CLIP_BYTES)?;
        let clip = unpacked(&bytes).map_err(|why| StoreError::Mistake {
            why: format!("this clip is damaged ({why})"),
            path,
        })?;
        Ok(Some(clip))
    }

    /// From now on a clip is never dropped to make room, or it may be again.
    ///
    /// # Errors
    /// When it is not there, or the disk refuses.
    pub fn keep_for_ever(&self, entry: u32, is_for_ever: bool) -> Result<(), StoreError> {
        let Some(file) = self.found(entry) else {
            let path = self.path(&[entry], !is_for_ever);
            let gone = io::Error::from(io::ErrorKind::NotFound);
            return Err(StoreError::disk("marking a clip", &path)(gone));
        };
        if file.is_for_ever == is_for_ever {
            return Ok(());
        }
        let to = self.path(&file.entries, is_for_ever);
        fs::rename(&file.path, &to).map_err(StoreError::disk("marking a clip", &file.path))
    }

    /// Deletes a clip.
    ///
    /// # Errors
    /// When the disk refuses.
    pub fn delete(&self, entry: u32) -> Result<(), StoreError> {
        while let Some(ClipFile { path, .. }) = self.found(entry) {
            fs::remove_file(&path).map_err(StoreError::disk("deleting a clip", &path))?;
        }
        // It stays while something lies in it.
        let _ = fs::remove_dir(self.folder());
        Ok(())
    }
}

/// Every clip of every match in this folder, and of those in its trash.
pub(super) fn clip_files(matches: &Path) -> Vec<ClipFile> {
    let folders = [matches.to_owned(), matches.join("trash")];
    let items = folders
        .into_iter()
        .filter_map(|folder| fs::read_dir(folder).ok());
    let paths = items.flatten().filter_map(|item| Some(item.ok()?.path()));
    let folders = paths.filter(|path| path.extension().is_some_and(|kind| kind == FOLDER));
    folders.flat_map(|folder| files_in(&folder)).collect()
}

/// What we have written there; anything else is somebody's own.
fn files_in(folder: &Path) -> Vec<ClipFile> {
    let items = fs::read_dir(folder).into_iter().flatten();
    items
        .filter_map(|item| {
            let item = item.ok()?;
            let name = item.file_name().into_string().ok()?;
            let numbers = name.strip_prefix("call-")?.strip_suffix(ENDING)?;
            let numbers = numbers.strip_suffix(".kept").unwrap_or(numbers);
            let entries = numbers.split('-').map(|number| number.parse().ok());
            let about = item.metadata().ok().filter(fs::Metadata::is_file)?;
            Some(ClipFile {
                path: item.path(),
                entries: entries.collect::<Option<_>>()?,
                bytes: about.len(),
                is_for_ever: name.ends_with(FOR_EVER),
                written: about.modified().unwrap_or(SystemTime::UNIX_EPOCH),
            })
        })
        .collect()
}

/// Files as one ZIP file.
pub(super) fn zipped<'a>(
    files: impl Iterator<Item = (String, &'a [u8])>,
    method: CompressionMethod,
) -> io::Result<Vec<u8>> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    let options = SimpleFileOptions::default().compression_method(method);
    for (name, bytes) in files {
        zip.start_file(name, options).map_err(io::Error::other)?;
        zip.write_all(bytes)?;
    }
    let done = zip.finish().map_err(io::Error::other)?;
    Ok(done.into_inner())
}

/// The clip in a file, or why there is none.
fn unpacked(bytes: &[u8]) -> Result<CallClip, String> {
    let mut zip = ZipArchive::new(Cursor::new(bytes)).map_err(|why| why.to_string())?;
    if zip.len() > MOST_FRAMES {
        return Err(format!("it has {} files", zip.len()));
    }
    let mut clip = CallClip::default();
    let mut left = LARGEST_CLIP_BYTES;
    for at in 0..zip.len() {
        let one = zip.by_index(at).map_err(|why| why.to_string())?;
        let name = one.name().map_err(|why| why.to_string())?.into_owned();
        let mut contents = Vec::new();
        one.take(left)
            .read_to_end(&mut contents)
            .map_err(|why| format!("{name}: {why}"))?;
        left = left.saturating_sub(contents.len() as u64);
        if left == 0 {
            return Err("it is larger than any such file".to_owned());
        }
        let text = |contents| String::from_utf8(contents).map_err(|why| format!("{name}: {why}"));
        let frame = name.strip_prefix("frames/");
        let frame = frame.and_then(|name| name.strip_suffix(".jpg")?.parse().ok());
        match (name.as_str(), frame) {
            (_, Some(number)) => clip.frames.push((number, contents)),
            ("setup.json", _) => clip.setup = text(contents)?,
            ("call.json", _) => clip.call = text(contents)?,
            _ => {}
        }
    }
    if clip.frames.is_empty() {
        return Err("it has no frame".to_owned());
    }
    clip.frames.sort_by_key(|(number, _)| *number);
    Ok(clip)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::super::landings::Landings;
    use super::*;

    const ROOM: u64 = 500 << 20;

    fn clip(level: u8, bytes: usize) -> CallClip {
        CallClip {
            frames: vec![(1, vec![level; bytes]), (3, vec![level; 7])],
            setup: "{}".to_owned(),
            call: "{\"pose\": \"open\"}".to_owned(),
        }
    }

    /// A match whose journal is there.
    fn a_match(folder: &Path, number: u32) -> CallClips {
        let journal = folder.join(format!("{number:014}-001-bakugan.journal"));
        fs::write(&journal, "head\n").expect("a file");
        CallClips::of(&journal)
    }

    /// Keeps a clip of one entry where nothing stands against it.
    fn keep(clips: &CallClips, entry: u32, clip: &CallClip, room: u64) -> Result<(), StoreError> {
        let kept = clips.keep(&[entry], clip, room, &Landings::default().permit())?;
        assert!(kept, "nothing was refused");
        Ok(())
    }

    fn entries(clips: &CallClips) -> Vec<u32> {
        clips.all().iter().map(|clip| clip.entry).collect()
    }

    /// Makes a clip as old as this.
    fn age(clips: &CallClips, entry: u32, seconds: u64) {
        let path = clips.found(entry).expect("it is there").path;
        let file = File::options().write(true).open(path).expect("it opens");
        let then = SystemTime::now() - Duration::from_secs(seconds);
        file.set_modified(then).expect("it can be set");
    }

    #[test]
    fn a_clip_comes_back_as_one_file_that_is_hardly_larger_than_its_frames() {
        let folder = tempfile::tempdir().expect("a folder");
        let clips = a_match(folder.path(), 1);
        assert_eq!(clips.read(12).expect("none is no error"), None);
        let mine = clip(9, 40_000);
        keep(&clips, 12, &mine, ROOM).expect("it can be kept");
        assert_eq!(clips.read(12).expect("it can be read"), Some(mine));
        let all = clips.all();
        assert_eq!(
            (all.len(), all[0].entry, all[0].is_for_ever),
            (1, 12, false)
        );
        assert!((40_000..41_000).contains(&all[0].bytes), "{}", all[0].bytes);
        clips.delete(12).expect("it can go");
        clips.delete(12).expect("twice is no error");
        assert!(entries(&clips).is_empty() && !clips.folder().exists());
    }

    #[test]
    fn taken_out_it_is_a_clip_that_cameras_read() {
        let folder = tempfile::tempdir().expect("a folder");
        let clips = a_match(folder.path(), 1);
        keep(&clips, 2, &clip(9, 50), ROOM).expect("it can be kept");
        let bytes = fs::read(clips.path(&[2], false)).expect("it is there");
        let zip = ZipArchive::new(Cursor::new(bytes)).expect("any program opens it");
        let names = zip.file_names().map(|name| name.expect("a name"));
        let mut names: Vec<_> = names.collect();
        names.sort_unstable();
        let wanted = [
            "call.json",
            "frames/0001.jpg",
            "frames/0003.jpg",
            "setup.json",
        ];
        assert_eq!(names, wanted);
    }

    #[test]
    fn the_oldest_make_room_whichever_match_they_are_of_and_those_kept_for_ever_stay() {
        let folder = tempfile::tempdir().expect("a folder");
        let (first, second) = (a_match(folder.path(), 1), a_match(folder.path(), 2));
        let room = 450_000;
        for (clips, entry, seconds) in [(&first, 3, 90), (&first, 5, 80), (&second, 2, 100)] {
            keep(clips, entry, &clip(1, 100_000), room).expect("it fits");
            age(clips, entry, seconds);
        }
        first.keep_for_ever(3, true).expect("it is there");
        // A match that was gone on with has new clips under an old name.
        keep(&first, 9, &clip(1, 100_000), room).expect("it fits");
        assert_eq!(
            (entries(&first), entries(&second)),
            (vec![3, 5, 9], vec![2])
        );
        keep(&second, 4, &clip(1, 100_000), room).expect("it fits");
        assert_eq!(
            (entries(&first), entries(&second)),
            (vec![3, 5, 9], vec![4])
        );
        keep(&second, 6, &clip(1, 150_000), room).expect("it fits");
        keep(&second, 8, &clip(1, 150_000), room).expect("it fits");
        assert_eq!(entries(&first), [3], "only the one kept for ever");
        assert_eq!(entries(&second), [6, 8]);
        let held: u64 = clip_files(folder.path())
            .iter()
            .map(|file| file.bytes)
            .sum();
        assert!(held <= room, "{held}");
        // A clip that would push one kept for ever out is not kept.
        let why = keep(&second, 10, &clip(1, 400_000), room);
        let why = why.expect_err("it does not fit").to_string();
        assert!(why.contains("kept for ever"), "{why}");
        assert_eq!((entries(&first), entries(&second)), (vec![3], vec![6, 8]));
        first.keep_for_ever(3, false).expect("it is there");
        first.keep_for_ever(3, false).expect("twice is no error");
        assert!(!first.all()[0].is_for_ever);
        assert!(first.keep_for_ever(77, true).is_err(), "there is none");
    }

    #[test]
    fn a_damaged_clip_is_named_and_what_is_not_ours_is_left_alone() {
        let folder = tempfile::tempdir().expect("a folder");
        let clips = a_match(folder.path(), 1);
        keep(&clips, 1, &clip(3, 5_000), ROOM).expect("it can be kept");
        let own = clips.folder().join("call-mine.zip");
        fs::write(&own, "my own").expect("a file");
        assert_eq!(entries(&clips), [1]);
        let path = clips.path(&[1], false);
        let good = fs::read(&path).expect("it is there");
        for length in [0, 40, good.len() / 2, good.len() - 3] {
            fs::write(&path, &good[..length]).expect("it is written");
            let why = clips.read(1).expect_err("it is torn").to_string();
            assert!(
                why.contains("damaged") && why.ends_with("call-00001.zip"),
                "{why}"
            );
        }
        clips.delete(1).expect("it can go");
        assert!(own.exists());
    }

    #[test]
    fn without_its_match_or_a_folder_nothing_is_kept() {
        let folder = tempfile::tempdir().expect("a folder");
        let gone = CallClips::of(&folder.path().join("gone.journal"));
        assert!(keep(&gone, 1, &clip(1, 9), ROOM).is_err());
        assert!(!gone.folder().exists());
        let clips = a_match(folder.path(), 1);
        fs::write(clips.folder(), "a file of somebody's own").expect("a file");
        let why = keep(&clips, 1, &clip(1, 9), ROOM).expect_err("it cannot");
        assert!(why.to_string().contains("failed"), "{why}");
        assert!(clips.folder().is_file());
    }

    #[test]
    fn one_clip_of_two_rolls_is_found_by_both_of_their_entries_and_goes_as_one() {
        let folder = tempfile::tempdir().expect("a folder");
        let clips = a_match(folder.path(), 1);
        let (both, landings) = (clip(4, 5_000), Landings::default());
        let kept = clips.keep(&[12, 13], &both, ROOM, &landings.permit());
        assert!(kept.expect("it can be kept"));
        keep(&clips, 15, &clip(5, 9), ROOM).expect("it can be kept");
        assert_eq!(entries(&clips), [12, 13, 15]);
        let firsts = clips.all().into_iter().map(|clip| clip.first_entry);
        assert_eq!(firsts.collect::<Vec<_>>(), [12, 12, 15]);
        assert_eq!(clip_files(folder.path()).len(), 2, "its room counts once");
        for entry in [12, 13] {
            let read = clips.read(entry).expect("it can be read");
            assert_eq!(read.as_ref(), Some(&both));
        }
        clips.keep_for_ever(13, true).expect("it is there");
        let for_ever = clips.all().into_iter().map(|clip| clip.is_for_ever);
        assert_eq!(for_ever.collect::<Vec<_>>(), [true, true, false]);
        assert!(clips.folder().join("call-00012-00013.kept.zip").is_file());
        clips.delete(12).expect("it can go");
        assert_eq!(entries(&clips), [15]);
    }

    #[test]
    fn a_clip_that_was_begun_before_all_were_deleted_does_not_appear() {
        let folder = tempfile::tempdir().expect("a folder");
        let (clips, landings) = (a_match(folder.path(), 1), Landings::default());
        let before = landings.permit();
        landings.refuse_begun();
        let kept = clips.keep(&[3], &clip(1, 900), ROOM, &before);
        assert!(!kept.expect("that is no trouble"));
        assert!(!clips.folder().exists());
        let kept = clips.keep(&[3], &clip(1, 900), ROOM, &landings.permit());
        assert!(kept.expect("it can be kept"));
        // Refused while it is being written: nothing of it is left, and what lay there stays.
        let late = landings.permit();
        landings.refuse_begun();
        let path = clips.path(&[4], false);
        let landed = clips.land(&path, b"a clip", ROOM, &late);
        assert!(!landed.expect("that is no trouble"));
        let left = fs::read_dir(clips.folder()).expect("it is there").count();
        assert_eq!((left, entries(&clips)), (1, vec![3]));
    }
}
