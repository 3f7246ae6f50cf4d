//! Small pictures of the calls of a match, in a folder beside its journal.
//!
//! A picture has the number of the log's entry that settled its roll; numbers never come back, so an undo harms none. They are
//! an addition: bounded in number, and nothing waits for them to reach the disk.

use std::fs;
use std::path::{Path, PathBuf};

use super::{StoreError, with_suffix};

/// Largest picture in bytes.
pub const LARGEST_BYTES: usize = 40_000;
/// No match has more pictures than these; the oldest are dropped.
const MOST_IN_A_MATCH: usize = 250;
/// Only the latest matches that have pictures keep them.
const MATCHES_WITH_PICTURES: usize = 30;

/// The folder for the pictures of a match, beside its journal.
pub fn folder_of(journal: &Path) -> PathBuf {
    journal.with_extension("pictures")
}

/// Keeps a picture (a whole JPEG file) of the roll that an entry settled.
///
/// # Errors
/// When the disk refuses, or it is too large.
pub fn keep(journal: &Path, entry: u32, jpeg: &[u8]) -> Result<(), StoreError> {
    let folder = folder_of(journal);
    let path = folder.join(format!("call-{entry:05}.jpg"));
    if jpeg.len() > LARGEST_BYTES {
        return Err(StoreError::Mistake {
            why: format!("a picture of {} bytes is too large", jpeg.len()),
            path,
        });
    }
    if !folder.is_dir() {
        fs::create_dir_all(&folder).map_err(StoreError::disk("making the folder", &folder))?;
        drop_oldest_matches(&folder);
    }
    let mut others = pictures_in(&folder);
    others.sort();
    let surplus = (others.len() + 1).saturating_sub(MOST_IN_A_MATCH);
    for old in others.iter().take(surplus) {
        // One that cannot be removed is only one too many.
        let _ = fs::remove_file(old);
    }
    let fresh = with_suffix(&path, ".new");
    let written = fs::write(&fresh, jpeg).and_then(|()| fs::rename(&fresh, &path));
    if written.is_err() {
        let _ = fs::remove_file(&fresh);
    }
    written.map_err(StoreError::disk("saving a picture", &path))
}

/// The picture of the roll that an entry settled; none when none was kept.
///
/// # Errors
/// When it is there and cannot be read, or is larger than any that we have kept.
pub fn read(journal: &Path, entry: u32) -> Result<Option<Vec<u8>>, StoreError> {
    let path = folder_of(journal).join(format!("call-{entry:05}.jpg"));
    if !path.exists() {
        return Ok(None);
    }
    super::read_at_most(&path, LARGEST_BYTES as u64).map(Some)
}

/// The entries of a match that have a picture, in their order.
pub fn entries(journal: &Path) -> Vec<u32> {
    let number = |path: PathBuf| {
        let name = path.file_name()?.to_string_lossy().into_owned();
        let number = name.strip_prefix("call-")?.strip_suffix(".jpg")?;
        number.parse().ok()
    };
    let pictures = pictures_in(&folder_of(journal)).into_iter();
    let mut entries: Vec<u32> = pictures.filter_map(number).collect();
    entries.sort_unstable();
    entries
}

/// What we have written there; anything else is somebody's own.
pub(super) fn pictures_in(folder: &Path) -> Vec<PathBuf> {
    let ours = |path: &PathBuf| {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        name.starts_with("call-") && (name.ends_with(".jpg") || name.ends_with(".new"))
    };
    let items = fs::read_dir(folder).into_iter().flatten();
    items
        .filter_map(|item| Some(item.ok()?.path()))
        .filter(ours)
        .collect()
}

/// Removes the pictures of older matches than the latest ones; their journals stay.
fn drop_oldest_matches(newest: &Path) {
    let Some(matches) = newest.parent() else {
        return;
    };
    let items = fs::read_dir(matches).into_iter().flatten();
    let mut folders: Vec<PathBuf> = items
        .filter_map(|item| Some(item.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|kind| kind == "pictures") && path.is_dir())
        .filter(|path| path != newest)
        .collect();
    // The time at the head of each name is as wide in all of them.
    folders.sort_unstable_by(|a, b| b.file_name().cmp(&a.file_name()));
    for folder in folders.iter().skip(MATCHES_WITH_PICTURES - 1) {
        for picture in pictures_in(folder) {
            let _ = fs::remove_file(picture);
        }
        // It stays when something of somebody else's lies in it.
        let _ = fs::remove_dir(folder);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_comes_back_and_too_large_a_one_is_refused() {
        let data = tempfile::tempdir().expect("a folder");
        let journal = data.path().join("00000000000001-001-bakugan.journal");
        assert_eq!(read(&journal, 7).expect("none is no error"), None);
        assert!(entries(&journal).is_empty());
        keep(&journal, 7, b"jpeg").expect("it can be kept");
        let back = read(&journal, 7).expect("it can be read");
        assert_eq!(back.as_deref(), Some(&b"jpeg"[..]));
        let large = vec![0; LARGEST_BYTES + 1];
        assert!(keep(&journal, 8, &large).is_err());
        let folder = folder_of(&journal);
        fs::write(folder.join("call-00003.jpg"), &large).expect("a file");
        fs::write(folder.join("call-three.jpg"), b"x").expect("a file");
        fs::write(folder.join("call-00004.jpg.new"), b"x").expect("a file");
        assert_eq!(entries(&journal), [3, 7]);
        assert!(read(&journal, 3).is_err(), "no picture of ours");
    }

    #[test]
    fn neither_a_match_nor_the_folder_of_matches_fills_the_disk() {
        let data = tempfile::tempdir().expect("a folder");
        let journal = |number: usize| {
            data.path()
                .join(format!("{number:014}-001-bakugan.journal"))
        };
        for entry in 0..MOST_IN_A_MATCH as u32 + 5 {
            keep(&journal(1), entry, b"x").expect("it can be kept");
        }
        let count = |number| pictures_in(&folder_of(&journal(number))).len();
        assert_eq!(count(1), MOST_IN_A_MATCH);
        let oldest = read(&journal(1), 0).expect("none is no error");
        assert_eq!(oldest, None, "the oldest goes first");
        let own = folder_of(&journal(2)).join("mine.txt");
        for number in 2..MATCHES_WITH_PICTURES + 3 {
            keep(&journal(number), 1, b"x").expect("it can be kept");
            if number == 2 {
                fs::write(&own, "my own").expect("a file");
            }
        }
        assert!(!folder_of(&journal(1)).exists());
        assert!(own.exists() && count(2) == 0);
        assert_eq!(count(3), 1);
    }

    #[test]
    fn where_no_folder_can_be_the_error_says_so() {
        let data = tempfile::tempdir().expect("a folder");
        let file = data.path().join("matches");
        fs::write(&file, "").expect("a file");
        let why = keep(&file.join("a.journal"), 1, b"x").expect_err("it cannot");
        assert!(why.to_string().contains("failed"), "{why}");
    }
}
