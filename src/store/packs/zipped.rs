//! A pack as one file: a zip with its folder in it.

use std::fs::File;
use std::io::{self, Read as _, Write as _};
use std::path::{Component, Path, PathBuf};

use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipArchive, ZipWriter};

use super::super::{StoreError, write_bytes};
use super::{KeptPack, LARGEST_PICTURE_BYTES, PackError, files};
use crate::rules::cards::pack::{
    LARGEST_FILE_BYTES, MOST_CARDS, MOST_FILES, PACK_FILE, PictureName,
};
use crate::store::read_at_most;

/// A small file can hold far more than fits on the disk: no more than this is unpacked.
const LARGEST_UNPACKED_BYTES: u64 = 1 << 30;
/// Files that are no cards and no pictures are passed over, up to so many.
const MOST_ENTRIES: usize = MOST_CARDS + MOST_FILES + 1_000;

/// How much is taken out of a zip at most.
struct Limits {
    entries: usize,
    bytes: u64,
}

const LIMITS: Limits = Limits {
    entries: MOST_ENTRIES,
    bytes: LARGEST_UNPACKED_BYTES,
};

impl KeptPack {
    pub(super) fn write_zip(&self, to: &Path) -> Result<(), PackError> {
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
        for name in self.picture_names() {
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
    unpacked_within(zip, into, &LIMITS)
}

fn unpacked_within(zip: &Path, into: &Path, limits: &Limits) -> Result<PathBuf, PackError> {
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
    if archive.len() > limits.entries {
        let most = limits.entries;
        return Err(mistake(format!(
            "there are more than {most} files in it; put the pack alone into a zip"
        )));
    }
    let mut left = limits.bytes;
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

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    const TEXT: &str = "format = 1\nname = \"Ours\"\ngame = \"bakugan\"\n";

    /// A zip of these files.
    fn zip_of(path: &Path, files: &[(&str, &[u8])]) {
        let mut zip = ZipWriter::new(File::create(path).expect("it can be made"));
        let packed = SimpleFileOptions::default().compression_method(CompressionMethod::Deflated);
        for (name, bytes) in files {
            zip.start_file(*name, packed).expect("it can be begun");
            zip.write_all(bytes).expect("it is written");
        }
        zip.finish().expect("it is written");
    }

    /// What comes of a zip of these files, and every file that was unpacked.
    fn tried(files: &[(&str, &[u8])], limits: &Limits) -> (Result<PathBuf, String>, Vec<PathBuf>) {
        let folder = tempfile::tempdir().expect("a folder");
        let (zip, into) = (folder.path().join("a.zip"), folder.path().join("deep/into"));
        fs::create_dir_all(&into).expect("a folder");
        zip_of(&zip, files);
        let inside = unpacked_within(&zip, &into, limits)
            .map(|pack| pack.strip_prefix(&into).expect("it is inside").to_owned())
            .map_err(|why| why.to_string());
        let mut found = Vec::new();
        let mut folders = vec![folder.path().to_owned()];
        while let Some(next) = folders.pop() {
            for item in fs::read_dir(next).expect("a folder") {
                let path = item.expect("an item").path();
                if path.is_dir() {
                    folders.push(path);
                } else if path != zip {
                    let place = path.strip_prefix(&into).map(Path::to_owned);
                    found.push(place.unwrap_or(path));
                }
            }
        }
        found.sort();
        (inside, found)
    }

    #[test]
    fn a_zip_with_too_many_files_is_refused_before_any_is_unpacked() {
        let names: Vec<String> = (0..9).map(|number| format!("{number}.toml")).collect();
        let mut files: Vec<(&str, &[u8])> = vec![("pack.toml", TEXT.as_bytes())];
        files.extend(names.iter().map(|name| (name.as_str(), &b"x"[..])));
        let limits = Limits {
            entries: 9,
            ..LIMITS
        };
        let (why, found) = tried(&files, &limits);
        let why = why.expect_err("it is refused");
        assert!(
            why.starts_with("there are more than 9 files in it; put the pack"),
            "{why}"
        );
        assert_eq!(found, Vec::<PathBuf>::new());
        let (inside, found) = tried(&files[..9], &limits);
        assert_eq!((inside, found.len()), (Ok(PathBuf::new()), 9));
        // The limit that holds.
        let many: Vec<String> = (0..=MOST_ENTRIES)
            .map(|number| format!("{number}.txt"))
            .collect();
        let many: Vec<(&str, &[u8])> = many.iter().map(|name| (name.as_str(), &b""[..])).collect();
        let why = tried(&many, &LIMITS).0.expect_err("it is refused");
        assert!(
            why.contains(&format!("more than {MOST_ENTRIES} files")),
            "{why}"
        );
    }

    #[test]
    fn a_small_zip_that_would_be_huge_is_given_up() {
        // One file beyond its own limit: a thousandth of that in the zip.
        let size = usize::try_from(LARGEST_PICTURE_BYTES).expect("a size");
        let bomb = vec![0_u8; size + 1];
        let (why, found) = tried(&[("a.png", &bomb), ("pack.toml", TEXT.as_bytes())], &LIMITS);
        let why = why.expect_err("it is refused");
        assert!(
            why.starts_with("a.png is too large; make it smaller"),
            "{why}"
        );
        assert_eq!(found, Vec::<PathBuf>::new());
        let (inside, _) = tried(
            &[("a.png", &bomb[..size]), ("pack.toml", TEXT.as_bytes())],
            &LIMITS,
        );
        assert_eq!(inside, Ok(PathBuf::new()));
        // Many that are each small enough.
        let limits = Limits {
            bytes: 2_500,
            ..LIMITS
        };
        let part = vec![b'#'; 1_000];
        let files = ["a.toml", "b.toml", "c.toml", "d.toml"].map(|name| (name, part.as_slice()));
        let (why, found) = tried(&files, &limits);
        let why = why.expect_err("it is refused");
        assert!(why.starts_with("c.toml is too large"), "{why}");
        assert_eq!(found.len(), 2);
        const { assert!(LARGEST_UNPACKED_BYTES <= 1 << 30) }
    }

    #[test]
    fn nothing_is_unpacked_outside_of_the_folder_and_only_what_a_pack_has() {
        let text = TEXT.as_bytes();
        let (inside, found) = tried(
            &[
                ("../above.toml", text),
                ("../../above.png", text),
                ("/root.toml", text),
                ("ours/../../sly.toml", text),
                ("ours/run.sh", text),
                ("ours/.hidden.toml", text),
                ("__MACOSX/ours/pack.toml", text),
                ("ours/deep/deeper/pack.toml", text),
                ("ours/pack.toml", text),
                ("ours/a/b/c/d.png", text),
            ],
            &LIMITS,
        );
        // Of two packs in it the outermost is meant.
        assert_eq!(inside, Ok(PathBuf::from("ours")));
        for path in &found {
            assert!(path.is_relative(), "outside: {path:?}");
        }
        let names = [
            "ours/a/b/c/d.png",
            "ours/deep/deeper/pack.toml",
            "ours/pack.toml",
        ];
        for name in names {
            assert!(found.contains(&PathBuf::from(name)), "{found:?}");
        }
        assert!(!found.iter().any(|path| path.ends_with("run.sh")));
        assert!(!found.iter().any(|path| path.starts_with("__MACOSX")));
    }

    #[test]
    fn a_zip_without_a_pack_or_that_is_none_is_named() {
        let (why, _) = tried(&[("notes.toml", b"x")], &LIMITS);
        let why = why.expect_err("it is refused");
        assert!(why.starts_with("there is no pack.toml in it;"), "{why}");
        let folder = tempfile::tempdir().expect("a folder");
        let zip = folder.path().join("a.zip");
        fs::write(&zip, "no zip").expect("it is written");
        let why = unpacked(&zip, folder.path())
            .expect_err("it is none")
            .to_string();
        assert!(why.starts_with("it is no zip that can be opened"), "{why}");
    }
}
