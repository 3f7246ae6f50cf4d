//! The whole data folder in one file, and back.
//!
//! A backup is a ZIP file, so that any computer can open it. Before anything is taken out of one, all of it is read and
//! checked; a damaged one is refused and named. Taking it out never writes over anything: what is there already and is the
//! same stays, what is there and is different comes beside it under a name of its own.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{self, BufReader, BufWriter, Read as _, Write as _};
use std::path::{Component, Path, PathBuf};

use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipArchive, ZipWriter};

use super::exchange::write_new;
use super::{StoreError, first_free, numbered};

/// The file by which a backup is known, with the version of its layout in it.
const HEAD: &str = "rollcall-backup.txt";
/// What stands in it.
const HEAD_TEXT: &str = "rollcall backup 1\n";
/// No data folder has more in it.
const MOST_FILES: usize = 1_000_000;
/// Nor is one of its files larger.
const LARGEST_FILE_BYTES: u64 = 512 << 20;
/// Nor all of them together.
const LARGEST_BYTES: u64 = 64 << 30;

/// What was taken out of a backup.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Restored {
    /// Files that were not there.
    pub new: usize,
    /// Files that were there already, the same.
    pub same: usize,
    /// Files that are there and are different: what the backup has stands beside them, under these names.
    pub beside: Vec<PathBuf>,
}

/// Files that are made anew at any time, or mean something only while a window is open.
fn is_left_out(name: &str) -> bool {
    name.ends_with(".lock")
        || name.contains(".new-")
        || name == "matches/index.jsonl"
        || name.starts_with("backups/")
}

/// A name for a backup in this folder that nothing has yet: "rollcall-2026-11-30.zip", then with a number.
pub fn free_name(folder: &Path, stem: &str) -> PathBuf {
    first_free(|number| numbered(folder, stem, "zip", number))
}

/// Puts everything in a data folder into one file, which must not be there yet; gives how many files that were.
///
/// # Errors
/// When a file cannot be read, or the disk refuses. Half a backup is not left behind.
pub fn back_up(data: &Path, out: &Path) -> Result<usize, StoreError> {
    let mut files = BTreeMap::new();
    collect(data, data, out, &mut files)?;
    if out.exists() {
        return Err(StoreError::Mistake {
            why: "there is a file of this name already; choose another name".to_owned(),
            path: out.to_owned(),
        });
    }
    if let Some(folder) = out.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        fs::create_dir_all(folder).map_err(StoreError::disk("making the folder", folder))?;
    }
    let written = write_all(&files, out);
    if written.is_err() {
        let _ = fs::remove_file(out);
    }
    written.map(|()| files.len())
}

fn collect(
    data: &Path,
    folder: &Path,
    out: &Path,
    files: &mut BTreeMap<String, PathBuf>,
) -> Result<(), StoreError> {
    let items = fs::read_dir(folder).map_err(StoreError::disk("reading the folder", folder))?;
    for item in items {
        let item = item.map_err(StoreError::disk("reading the folder", folder))?;
        let path = item.path();
        let Ok(kind) = item.file_type() else {
            continue;
        };
        let parts = path
            .strip_prefix(data)
            .ok()
            .into_iter()
            .flat_map(Path::iter);
        let parts: Option<Vec<&str>> = parts.map(std::ffi::OsStr::to_str).collect();
        let Some(name) = parts.map(|parts| parts.join("/")) else {
            continue;
        };
        if kind.is_dir() {
            collect(data, &path, out, files)?;
        } else if kind.is_file() && path != out && !is_left_out(&name) {
            files.insert(name, path);
        }
    }
    Ok(())
}

fn write_all(files: &BTreeMap<String, PathBuf>, out: &Path) -> Result<(), StoreError> {
    let at_out = |why: io::Error| StoreError::disk("writing the backup", out)(why);
    let made = File::create_new(out).map_err(at_out)?;
    let mut zip = ZipWriter::new(BufWriter::new(made));
    let options = SimpleFileOptions::default().compression_method(CompressionMethod::Deflated);
    let mut put = |name: &str, bytes: &[u8]| -> io::Result<()> {
        zip.start_file(name, options).map_err(io::Error::other)?;
        zip.write_all(bytes)
    };
    put(HEAD, HEAD_TEXT.as_bytes()).map_err(at_out)?;
    for (name, path) in files {
        let bytes = fs::read(path).map_err(StoreError::disk("reading", path))?;
        put(name, &bytes).map_err(at_out)?;
    }
    let inner = zip.finish().map_err(io::Error::other).map_err(at_out)?;
    let file = inner.into_inner().map_err(|why| at_out(why.into_error()))?;
    file.sync_all().map_err(at_out)
}

/// An open backup of which everything was checked.
struct Checked {
    zip: ZipArchive<BufReader<File>>,
    /// Every file, by its name, with its place.
    files: BTreeMap<String, usize>,
}

fn checked(path: &Path) -> Result<Checked, StoreError> {
    let damaged = |why: String| StoreError::Mistake {
        why: format!("this is no whole backup ({why}); nothing was taken out of it"),
        path: path.to_owned(),
    };
    let file = File::open(path).map_err(StoreError::disk("reading", path))?;
    let mut zip = ZipArchive::new(BufReader::new(file)).map_err(|why| damaged(why.to_string()))?;
    if zip.len() > MOST_FILES {
        return Err(damaged("it has more files than any data folder".to_owned()));
    }
    let (mut files, mut all, mut is_ours) = (BTreeMap::new(), 0_u64, false);
    for at in 0..zip.len() {
        let mut one = zip.by_index(at).map_err(|why| damaged(why.to_string()))?;
        if one.is_dir() {
            continue;
        }
        let enclosed = one.enclosed_name();
        let parts = enclosed.iter().flat_map(|path| path.components());
        let parts: Option<Vec<&str>> = parts
            .map(|part| match part {
                Component::Normal(part) => part.to_str(),
                _ => None,
            })
            .collect();
        let name = parts
            .map(|parts| parts.join("/"))
            .filter(|name| !name.is_empty());
        let Some(name) = name else {
            return Err(damaged("a file in it has no usable name".to_owned()));
        };
        // To its end: only then is its sum checked.
        let mut head = Vec::new();
        let read = if name == HEAD {
            (&mut one)
                .take(1_000)
                .read_to_end(&mut head)
                .map(|read| read as u64)
        } else {
            io::copy(
                &mut (&mut one).take(LARGEST_FILE_BYTES + 1),
                &mut io::sink(),
            )
        };
        let read = read.map_err(|why| damaged(format!("{name}: {why}")))?;
        all = all.saturating_add(read);
        if read > LARGEST_FILE_BYTES || all > LARGEST_BYTES {
            return Err(damaged(format!("{name} is larger than any such file")));
        }
        if name == HEAD {
            if head != HEAD_TEXT.as_bytes() {
                return Err(damaged("it was made by a later Rollcall".to_owned()));
            }
            is_ours = true;
        } else {
            files.insert(name, at);
        }
    }
    if !is_ours {
        return Err(damaged(format!("{HEAD} is missing in it")));
    }
    Ok(Checked { zip, files })
}

/// Takes a backup out into a data folder, which is made if it is not there. Nothing there is written over.
///
/// # Errors
/// When the backup is damaged (then nothing was written), or the disk refuses.
pub fn restore(backup: &Path, data: &Path) -> Result<Restored, StoreError> {
    let mut checked = checked(backup)?;
    let damaged = |why: String| StoreError::Mistake {
        why,
        path: backup.to_owned(),
    };
    let mut contents = |at: usize| -> Result<Vec<u8>, StoreError> {
        let mut one = checked
            .zip
            .by_index(at)
            .map_err(|why| damaged(why.to_string()))?;
        let mut bytes = Vec::new();
        one.read_to_end(&mut bytes)
            .map_err(|why| damaged(why.to_string()))?;
        Ok(bytes)
    };
    let mut restored = Restored::default();
    // A match that is another than the one of its name comes beside it with all that is its own.
    let mut renamed: BTreeMap<String, String> = BTreeMap::new();
    let journals = checked
        .files
        .iter()
        .filter(|(name, _)| name.ends_with(".journal"));
    for (name, at) in journals {
        let path = data.join(name);
        if path.exists() && fs::read(&path).ok() != Some(contents(*at)?) {
            let stem = name.trim_end_matches(".journal");
            let free = (1_u32..)
                .map(|number| format!("{stem}.from-backup-{number}"))
                .find(|free| !data.join(format!("{free}.journal")).exists());
            renamed.insert(stem.to_owned(), free.unwrap_or_else(|| stem.to_owned()));
        }
    }
    for (name, at) in &checked.files {
        let bytes = contents(*at)?;
        let moved = renamed.iter().find_map(|(stem, free)| {
            let rest = name.strip_prefix(stem.as_str())?;
            let is_its_own = rest.starts_with('.') && !rest.starts_with(".from-backup-");
            is_its_own.then(|| format!("{free}{rest}"))
        });
        let target = data.join(moved.as_deref().unwrap_or(name));
        if !target.exists() {
            write_new(&target, &bytes)?;
            match moved {
                Some(_) => restored.beside.push(target),
                None => restored.new += 1,
            }
        } else if fs::read(&target).ok().as_deref() == Some(bytes.as_slice()) {
            restored.same += 1;
        } else {
            let beside = free_beside(&target);
            write_new(&beside, &bytes)?;
            restored.beside.push(beside);
        }
    }
    Ok(restored)
}

/// A free name beside a file: "settings.from-backup-1.toml".
fn free_beside(path: &Path) -> PathBuf {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let ending = path.extension().map(|ending| ending.to_string_lossy());
    let ending = ending
        .map(|ending| format!(".{ending}"))
        .unwrap_or_default();
    first_free(|number| path.with_file_name(format!("{stem}.from-backup-{number}{ending}")))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn put(folder: &Path, name: &str, text: &str) {
        let path = folder.join(name);
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        fs::write(path, text).expect("it is written");
    }

    fn text(folder: &Path, name: &str) -> String {
        fs::read_to_string(folder.join(name)).expect("it is there")
    }

    fn filled(folder: &Path) {
        put(folder, "settings.toml", "format = 1\n");
        put(folder, "matches/1-001-bakugan.journal", "one\n");
        put(folder, "matches/1-001-bakugan.notes.toml", "name = \"x\"\n");
        put(
            folder,
            "matches/1-001-bakugan.pictures/call-00001.jpg",
            "jpeg",
        );
        put(folder, "matches/1-001-bakugan.journal.lock", "");
        put(folder, "matches/index.jsonl", "{}");
    }

    #[test]
    fn everything_comes_back_into_an_empty_folder() {
        let place = tempfile::tempdir().expect("a folder");
        let (data, other) = (place.path().join("data"), place.path().join("other"));
        filled(&data);
        let out = place.path().join("deep/backup.zip");
        assert_eq!(back_up(&data, &out).expect("it is made"), 4);
        assert!(back_up(&data, &out).is_err(), "it is never written over");
        let restored = restore(&out, &other).expect("it can be taken out");
        assert_eq!((restored.new, restored.same), (4, 0));
        assert_eq!(text(&other, "matches/1-001-bakugan.journal"), "one\n");
        assert!(!other.join("matches/index.jsonl").exists());
        let again = restore(&out, &other).expect("it can be taken out");
        assert_eq!((again.new, again.same, again.beside.len()), (0, 4, 0));
    }

    #[test]
    fn what_is_different_comes_beside_and_nothing_is_written_over() {
        let place = tempfile::tempdir().expect("a folder");
        let (data, out) = (place.path().join("data"), place.path().join("backup.zip"));
        filled(&data);
        back_up(&data, &out).expect("it is made");
        put(&data, "settings.toml", "format = 1\nmine = true\n");
        put(&data, "matches/1-001-bakugan.journal", "another\n");
        let restored = restore(&out, &data).expect("it can be taken out");
        assert_eq!(text(&data, "settings.toml"), "format = 1\nmine = true\n");
        assert_eq!(text(&data, "settings.from-backup-1.toml"), "format = 1\n");
        assert_eq!(text(&data, "matches/1-001-bakugan.journal"), "another\n");
        let beside = "matches/1-001-bakugan.from-backup-1";
        assert_eq!(text(&data, &format!("{beside}.journal")), "one\n");
        assert_eq!(
            text(&data, &format!("{beside}.notes.toml")),
            "name = \"x\"\n"
        );
        assert_eq!(
            text(&data, &format!("{beside}.pictures/call-00001.jpg")),
            "jpeg"
        );
        assert_eq!((restored.new, restored.beside.len()), (0, 4));
    }

    #[test]
    fn a_damaged_backup_is_refused_before_anything_is_written() {
        let place = tempfile::tempdir().expect("a folder");
        let (data, out) = (place.path().join("data"), place.path().join("backup.zip"));
        filled(&data);
        put(&data, "matches/2.journal", &"a long match\n".repeat(500));
        back_up(&data, &out).expect("it is made");
        let good = fs::read(&out).expect("it is there");
        let other = place.path().join("other");
        let half = good[..good.len() / 2].to_vec();
        let mut damages = vec![half, Vec::new(), b"this is no backup".to_vec()];
        for at in (60..good.len() - 30).step_by(good.len() / 12) {
            let mut flipped = good.clone();
            flipped[at] ^= 0xff;
            damages.push(flipped);
        }
        let mut refused = 0;
        for damage in damages {
            fs::write(&out, &damage).expect("it is written");
            match restore(&out, &other) {
                Err(why) => {
                    refused += 1;
                    assert!(why.to_string().ends_with("backup.zip"), "{why}");
                    assert!(!other.exists(), "something was written");
                }
                // A byte that says nothing, such as one of a time.
                Ok(_) => fs::remove_dir_all(&other).expect("it is there"),
            }
        }
        assert!(refused >= 6, "{refused}");
    }
}
