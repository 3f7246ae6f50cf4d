//! A pack as one file: a zip with its folder in it.

use std::fs::{self, File};
use std::io::{self, Read as _, Write as _};
use std::path::{Component, Path, PathBuf};

use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipArchive, ZipWriter};

use super::super::{StoreError, with_suffix, write_bytes};
use super::{KeptPack, LARGEST_PICTURE_BYTES, PackError, files};
use crate::rules::cards::pack::{
    LARGEST_FILE_BYTES, MOST_CARDS, MOST_FILES, PACK_FILE, PictureName,
};
use crate::store::read_at_most;

/// A small file can hold far more than fits on the disk: no more than this is unpacked.
const LARGEST_UNPACKED_BYTES: u64 = 1 << 30;
/// Files that are no cards and no pictures are passed over, up to so many.
const MOST_ENTRIES: usize = MOST_CARDS + MOST_FILES + 1_000;

impl KeptPack {
    /// Writes the pack as one zip: its files and the pictures that its cards name, in a folder.
    ///
    /// # Errors
    /// When there is something of this name already, or the disk refuses; nothing is left then.
    pub fn export_zip(&self, to: &Path) -> Result<(), PackError> {
        if fs::symlink_metadata(to).is_ok() {
            return Err(PackError::Taken(to.to_owned()));
        }
        let fresh = with_suffix(to, &format!(".new-{}", std::process::id()));
        let written = self.write_zip(&fresh).and_then(|()| {
            fs::rename(&fresh, to).map_err(|why| StoreError::disk("saving", to)(why).into())
        });
        if written.is_err() {
            // What is left of it is of no use.
            let _ = fs::remove_file(&fresh);
        }
        written
    }

    fn write_zip(&self, to: &Path) -> Result<(), PackError> {
        let failed = |why: io::Error| PackError::from(StoreError::disk("saving", to)(why));
        let mut zip = ZipWriter::new(File::create(to).map_err(failed)?);
        let folder = self.path.file_name().unwrap_or("pack".as_ref());
        let folder = folder.to_string_lossy().into_owned();
        let packed = SimpleFileOptions::default().compression_method(CompressionMethod::Deflated);
        // A picture is packed already.
        let stored = SimpleFileOptions::default().compression_method(CompressionMethod::Stored);
        let mut put = |name: &str, bytes: &[u8], options: SimpleFileOptions| {
            zip.start_file(format!("{folder}/{name}"), options)
                .map_err(io::Error::other)
                .and_then(|()| zip.write_all(bytes))
                .map_err(failed)
        };
        for file in files(&self.path).unwrap_or_default() {
            let bytes = read_at_most(&self.path.join(&file), LARGEST_FILE_BYTES)?;
            put(&file, &bytes, packed)?;
        }
        let mut names: Vec<&PictureName> = self
            .pack
            .cards
            .iter()
            .filter_map(|card| card.picture.as_ref())
            .collect();
        names.sort();
        // Two cards may show the same picture.
        names.dedup();
        for name in names {
            put(name.as_str(), &self.picture(name)?, stored)?;
        }
        let file = zip.finish().map_err(io::Error::other).map_err(failed)?;
        file.sync_all().map_err(failed)
    }
}

/// Unpacks a zip into an empty folder and says in which folder within it the pack lies. Only files that a pack can have are
/// unpacked, and none outside of the folder.
///
/// # Errors
/// When it is no zip, has no pack in it, is too large, or the disk refuses.
pub(super) fn unpacked(zip: &Path, into: &Path) -> Result<PathBuf, PackError> {
    let mistake = |why: String| {
        PackError::from(StoreError::Mistake {
            why,
            path: zip.to_owned(),
        })
    };
    let damaged = |why: zip::result::ZipError| {
        mistake(format!(
            "it is no zip that can be opened ({why}); ask for it again"
        ))
    };
    let file = File::open(zip).map_err(StoreError::disk("reading", zip))?;
    let mut archive = ZipArchive::new(file).map_err(damaged)?;
    if archive.len() > MOST_ENTRIES {
        return Err(mistake(format!(
            "there are more than {MOST_ENTRIES} files in it; put the pack alone into a zip"
        )));
    }
    let mut left = LARGEST_UNPACKED_BYTES;
    let mut packs: Vec<PathBuf> = Vec::new();
    for number in 0..archive.len() {
        let mut entry = archive.by_index(number).map_err(damaged)?;
        let Some(name) = entry.enclosed_name() else {
            continue;
        };
        let Some(largest) = largest_of(&name).filter(|_| entry.is_file()) else {
            continue;
        };
        let largest = largest.min(left);
        let mut bytes = Vec::new();
        // What stands in the list of files can be wrong: no more is read than may be.
        entry
            .by_ref()
            .take(largest.saturating_add(1))
            .read_to_end(&mut bytes)
            .map_err(StoreError::disk("reading", zip))?;
        if bytes.len() as u64 > largest {
            return Err(mistake(format!(
                "{} is too large; make it smaller",
                name.display()
            )));
        }
        left -= bytes.len() as u64;
        write_bytes(&into.join(&name), &bytes)?;
        if name.file_name().is_some_and(|file| file == PACK_FILE) {
            packs.extend(name.parent().map(Path::to_owned));
        }
    }
    // Of several the outermost is meant.
    let outermost = packs
        .into_iter()
        .min_by_key(|folder| folder.components().count());
    match outermost {
        Some(folder) => Ok(into.join(folder)),
        None => Err(mistake(format!(
            "there is no {PACK_FILE} in it; put the folder of a pack into a zip"
        ))),
    }
}

/// How large a file of a pack may be by its name; none for what no pack has.
fn largest_of(name: &Path) -> Option<u64> {
    let is_hidden = |part: Component<'_>| {
        let part = part.as_os_str().to_string_lossy();
        part.starts_with('.') || part == "__MACOSX"
    };
    if name.components().any(is_hidden) {
        return None;
    }
    let end = name.extension()?.to_str()?.to_ascii_lowercase();
    match end.as_str() {
        "toml" => Some(LARGEST_FILE_BYTES),
        end if PictureName::ENDS.contains(&end) => Some(LARGEST_PICTURE_BYTES),
        _ => None,
    }
}
