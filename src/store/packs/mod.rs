//! The packs of cards that people wrote: folders with TOML files and pictures.
//!
//! What may stand in them is described in [`crate::rules::cards::pack`]. A pack with a mistake in it is named with every
//! fault that was found, is kept as it is, and is never written to. A card is changed by writing the whole file anew beside
//! it, which then takes its place; what people wrote around the card stays.

mod folder;
mod give;
mod picture;
mod shipped;
#[cfg(test)]
mod tests;
mod zipped;

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use thiserror::Error;

use super::{StoreError, read_at_most, text_of, write_bytes, write_whole};
use crate::rules::cards::pack::{
    self, EditError, Fault, Faults, LARGEST_FILE_BYTES, MOST_FILES, PACK_FILE, Pack, PackCard,
    Parsed, PictureName, Place, PlacedCard, Source,
};

pub use folder::PackFolder;
pub use picture::{LARGEST_PICTURE_BYTES, opened_small};
pub use shipped::{Shipped, shipped};

/// A pack that can be used.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KeptPack {
    /// Its folder.
    pub path: PathBuf,
    /// Its cards.
    pub pack: Pack,
    /// Where each of them stands.
    pub places: Vec<PlacedCard>,
}

/// A pack that cannot be used. It stays as it is.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("{}", in_lines(.faults, *.more))]
pub struct BrokenPack {
    /// Its folder.
    pub path: PathBuf,
    /// Everything that is wrong with it, each with file, line, column and field.
    pub faults: Vec<Fault>,
    /// How many faults there are besides.
    pub more: usize,
}

fn in_lines(faults: &[Fault], more: usize) -> String {
    let mut lines: Vec<String> = faults.iter().map(Fault::to_string).collect();
    if more > 0 {
        lines.push(format!("and {more} more"));
    }
    lines.join("\n")
}

/// The packs as they were found.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Found {
    /// Those that can be used, in the order of their folders' names.
    pub packs: Vec<KeptPack>,
    /// Those that cannot.
    pub broken: Vec<BrokenPack>,
}

impl Found {
    /// Reads one pack more.
    pub fn read(&mut self, folder: &Path) {
        match read(folder) {
            Ok(pack) => self.packs.push(pack),
            Err(broken) => self.broken.push(broken),
        }
    }
}

/// Why a pack was not changed. What was there stands.
#[derive(Debug, Error)]
pub enum PackError {
    /// The disk refuses.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// Something is wrong with the pack, or would be after the change.
    #[error(transparent)]
    Broken(#[from] BrokenPack),
    /// The card has been changed or removed in the file since it was read.
    #[error("this card was changed in the file since; read the pack again: {}", .0.display())]
    Changed(PathBuf),
    /// There is something of this name already.
    #[error("there is something of this name already; choose another: {}", .0.display())]
    Taken(PathBuf),
    /// No picture that can be kept.
    #[error("{why}: {}", path.display())]
    Picture {
        /// What is wrong with it, and what to do.
        why: String,
        /// Where it was to be.
        path: PathBuf,
    },
}

/// Reads a pack from its folder; its `pack.toml` may be named instead.
///
/// # Errors
/// Everything that is wrong with it.
pub fn read(path: &Path) -> Result<KeptPack, BrokenPack> {
    let is_file = path.file_name().is_some_and(|name| name == PACK_FILE) && path.is_file();
    let folder = match path.parent() {
        Some(parent) if is_file && parent.as_os_str().is_empty() => Path::new("."),
        Some(parent) if is_file => parent,
        _ => path,
    };
    let mut faults = Faults::default();
    let texts = match files(folder) {
        Ok(files) => texts(folder, &files, &mut faults),
        Err(fault) => {
            faults.add(fault);
            Vec::new()
        }
    };
    let sources: Vec<Source<'_>> = texts
        .iter()
        .map(|(file, text)| Source { file, text })
        .collect();
    let mut parsed = if faults.is_empty() {
        pack::parse(&sources)
    } else {
        Parsed::default()
    };
    for fault in std::mem::take(&mut parsed.faults) {
        faults.add(fault);
    }
    faults.more += parsed.more_faults;
    check_pictures(folder, &parsed, &mut faults);
    if faults.is_empty() {
        return Ok(KeptPack {
            path: folder.to_owned(),
            pack: parsed.pack,
            places: parsed.places,
        });
    }
    Err(BrokenPack {
        path: folder.to_owned(),
        faults: faults.told,
        more: faults.more,
    })
}

/// A fault of a whole file.
fn fault(file: &str, field: &str, why: impl Into<String>) -> Fault {
    Fault {
        file: file.to_owned(),
        line: 1,
        column: 1,
        field: field.to_owned(),
        why: why.into(),
    }
}

/// The names of the TOML files of a pack, in order.
fn files(folder: &Path) -> Result<Vec<String>, Fault> {
    let unreadable = |why: io::Error| {
        let fix = match why.kind() {
            io::ErrorKind::NotFound => {
                "there is no such folder; write the path of the folder of the pack".to_owned()
            }
            io::ErrorKind::NotADirectory => {
                "this is a file; write the path of the folder of the pack".to_owned()
            }
            _ => format!("the folder cannot be read ({why}); look at its permissions"),
        };
        fault(PACK_FILE, "folder", fix)
    };
    let mut names = Vec::new();
    for item in fs::read_dir(folder).map_err(unreadable)? {
        let path = item.map_err(unreadable)?.path();
        // The files that some systems leave beside each of ours begin with a dot.
        let name = path
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        if path.extension().is_some_and(|end| end == "toml") && !name.starts_with('.') {
            names.push(name);
        }
        if names.len() > MOST_FILES {
            let why = format!(
                "there are more than {MOST_FILES} files; put cards together, or make a second pack"
            );
            return Err(fault(PACK_FILE, "folder", why));
        }
    }
    names.sort();
    Ok(names)
}

fn texts(folder: &Path, files: &[String], faults: &mut Faults) -> Vec<(String, String)> {
    let mut texts = Vec::new();
    for file in files {
        let path = folder.join(file);
        let text = inside(folder, &path)
            .map_err(|why| fault(file, "file", why))
            .and_then(|()| {
                read_at_most(&path, LARGEST_FILE_BYTES)
                    .and_then(|bytes| text_of(bytes, &path))
                    .map_err(|why| of_store(file, &why))
            });
        match text {
            Ok(text) => texts.push((file.clone(), text)),
            Err(fault) => faults.add(fault),
        }
    }
    texts
}

/// What the disk says of a file, as a fault.
fn of_store(file: &str, why: &StoreError) -> Fault {
    match why {
        StoreError::Mistake { why, .. } => match place_in(why) {
            Some((line, column, why)) => Fault {
                line,
                column,
                ..fault(file, "file", why)
            },
            None => fault(file, "file", format!("{why}; make several files of it")),
        },
        StoreError::Disk { why, .. } => fault(
            file,
            "file",
            format!("it cannot be read ({why}); look at its permissions"),
        ),
        other => fault(file, "file", other.to_string()),
    }
}

/// "line 3, column 5: why" in its parts.
fn place_in(why: &str) -> Option<(usize, usize, &str)> {
    let (line, rest) = why.strip_prefix("line ")?.split_once(", column ")?;
    let (column, why) = rest.split_once(": ")?;
    Some((line.parse().ok()?, column.parse().ok()?, why))
}

/// Refuses a file that is none, or that lies elsewhere in truth.
fn inside(folder: &Path, path: &Path) -> Result<(), String> {
    let missing = |_| {
        "there is no such file in the folder of the pack; put it there, or remove the line"
            .to_owned()
    };
    let folder = folder.canonicalize().map_err(missing)?;
    let path = path.canonicalize().map_err(missing)?;
    if !path.starts_with(&folder) {
        return Err(
            "it is a link that leads out of the folder of the pack; put the file itself there"
                .to_owned(),
        );
    }
    // Something that never ends, or waits for somebody, is no file.
    if !path.is_file() {
        return Err("this is no file; put a file of this name there".to_owned());
    }
    Ok(())
}

fn check_pictures(folder: &Path, parsed: &Parsed, faults: &mut Faults) {
    for (card, place) in parsed.pack.cards.iter().zip(&parsed.places) {
        let (Some(picture), Some(Place { file, line, column })) = (&card.picture, &place.picture)
        else {
            continue;
        };
        if let Err(why) = check_picture(folder, picture) {
            faults.add(Fault {
                line: *line,
                column: *column,
                ..fault(file, "picture", why)
            });
        }
    }
}

fn check_picture(folder: &Path, picture: &PictureName) -> Result<(), String> {
    let path = folder.join(picture.as_str());
    inside(folder, &path)?;
    let size = fs::metadata(&path).map_or(0, |data| data.len());
    if size > LARGEST_PICTURE_BYTES {
        let most = LARGEST_PICTURE_BYTES >> 20;
        return Err(format!(
            "the picture is larger than {most} MB; make it smaller"
        ));
    }
    let head = picture::head_of(&path)
        .map_err(|why| format!("the picture cannot be read ({why}); save it again"))?;
    picture::check(picture.as_str(), &head)
}

impl KeptPack {
    /// The bytes of a card's picture, as they were when the pack was read.
    ///
    /// # Errors
    /// When it cannot be read any more, or leads out of the pack.
    pub fn picture(&self, picture: &PictureName) -> Result<Vec<u8>, PackError> {
        let path = self.path.join(picture.as_str());
        check_picture(&self.path, picture).map_err(|why| PackError::Picture {
            why,
            path: path.clone(),
        })?;
        Ok(read_at_most(&path, LARGEST_PICTURE_BYTES)?)
    }

    /// Writes another card in the place of one, and reads the pack anew.
    ///
    /// # Errors
    /// When the disk refuses, the card is not what it was, or the new one has something wrong with it.
    pub fn change(&self, card: usize, new: &PackCard) -> Result<Self, PackError> {
        self.edit(Some(card), |text, number| pack::replaced(text, number, new))
    }

    /// Writes one card more at the end of `pack.toml`, and reads the pack anew.
    ///
    /// # Errors
    /// When the disk refuses, or the card has something wrong with it.
    pub fn add(&self, new: &PackCard) -> Result<Self, PackError> {
        self.edit(None, |text, _| pack::added(text, new))
    }

    /// Writes several cards more at the end of `pack.toml`, and reads the pack anew.
    ///
    /// # Errors
    /// When the disk refuses, or one of the cards has something wrong with it; none is written then.
    pub fn add_all(&self, new: &[PackCard]) -> Result<Self, PackError> {
        self.edit(None, |text, _| pack::added_all(text, new))
    }

    /// Takes a card out of its file, and reads the pack anew. Its picture stays.
    ///
    /// # Errors
    /// When the disk refuses, or the card is not what it was.
    pub fn remove(&self, card: usize) -> Result<Self, PackError> {
        self.edit(Some(card), pack::without)
    }

    /// As [`Self::remove`], with what is needed to bring the card back.
    ///
    /// # Errors
    /// When the disk refuses, or the card is not what it was.
    pub fn take_out(&self, card: usize) -> Result<(Self, TakenOut), PackError> {
        let (Some(place), Some(taken)) = (self.places.get(card), self.pack.cards.get(card)) else {
            return Err(PackError::Changed(self.path.clone()));
        };
        let path = self.path.join(&place.at.file);
        let text = || -> Result<String, PackError> {
            Ok(text_of(read_at_most(&path, LARGEST_FILE_BYTES)?, &path)?)
        };
        let before = text()?;
        let pack = self.remove(card)?;
        let taken_out = TakenOut {
            folder: self.path.clone(),
            before,
            after: text()?,
            path,
            card: taken.clone(),
        };
        Ok((pack, taken_out))
    }

    /// Keeps a picture in the folder of the pack and says by which name: `name`, or one that is free.
    ///
    /// # Errors
    /// When the disk refuses, or it is no picture that a pack can have.
    pub fn keep_picture(&self, name: &str, bytes: &[u8]) -> Result<PictureName, PackError> {
        let refused = |why: String| PackError::Picture {
            why,
            path: self.path.join(name),
        };
        let name = PictureName::check(name).map_err(refused)?;
        if bytes.len() as u64 > LARGEST_PICTURE_BYTES {
            let most = LARGEST_PICTURE_BYTES >> 20;
            return Err(refused(format!(
                "the picture is larger than {most} MB; make it smaller"
            )));
        }
        picture::check(name.as_str(), bytes).map_err(refused)?;
        let (stem, end) = name
            .as_str()
            .rsplit_once('.')
            .unwrap_or((name.as_str(), ""));
        let numbered = (2..10_000).map(|number| format!("{stem}-{number}.{end}"));
        let mut names = [name.as_str().to_owned()].into_iter().chain(numbered);
        let free = names.find(|name| !self.path.join(name).exists());
        let free = PictureName::check(&free.unwrap_or_default()).map_err(refused)?;
        let path = self.path.join(free.as_str());
        // A folder on the way that is a link would lead elsewhere.
        let there = path.ancestors().skip(1).find(|folder| folder.exists());
        let is_inside = match (self.path.canonicalize(), there.map(Path::canonicalize)) {
            (Ok(folder), Some(Ok(there))) => there.starts_with(folder),
            _ => false,
        };
        if !is_inside {
            let why = "it would lie outside of the folder of the pack; choose another name";
            return Err(refused(why.to_owned()));
        }
        write_bytes(&path, bytes)?;
        Ok(free)
    }

    fn edit(
        &self,
        card: Option<usize>,
        change: impl Fn(&str, usize) -> Result<String, EditError>,
    ) -> Result<Self, PackError> {
        // Others may have written to it since: a pack that is broken by now is not touched.
        let now = read(&self.path)?;
        let (file, number) = match card {
            None => (PACK_FILE, 0),
            Some(card) => {
                let is_same = now.pack.cards.get(card).is_some()
                    && now.pack.cards.get(card) == self.pack.cards.get(card);
                match now.places.get(card).filter(|_| is_same) {
                    Some(place) => (place.at.file.as_str(), place.number),
                    None => return Err(PackError::Changed(self.path.clone())),
                }
            }
        };
        let path = self.path.join(file);
        let text = text_of(read_at_most(&path, LARGEST_FILE_BYTES)?, &path)?;
        let text = change(&text, number).map_err(|_| PackError::Changed(path.clone()))?;
        // What would be wrong afterwards is told before anything is written.
        let mut faults = Faults::default();
        let mut texts = texts(
            &self.path,
            &files(&self.path).unwrap_or_default(),
            &mut faults,
        );
        for (_, old) in texts.iter_mut().filter(|(name, _)| name == file) {
            old.clone_from(&text);
        }
        let sources: Vec<Source<'_>> = texts
            .iter()
            .map(|(file, text)| Source { file, text })
            .collect();
        let parsed = pack::parse(&sources);
        parsed
            .faults
            .iter()
            .for_each(|fault| faults.add(fault.clone()));
        check_pictures(&self.path, &parsed, &mut faults);
        if !faults.is_empty() {
            return Err(PackError::Broken(BrokenPack {
                path: self.path.clone(),
                faults: faults.told,
                more: faults.more,
            }));
        }
        write_whole(&path, &text)?;
        Ok(Self {
            path: self.path.clone(),
            pack: parsed.pack,
            places: parsed.places,
        })
    }
}

/// A card that was taken out of a pack, and how it comes back.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TakenOut {
    folder: PathBuf,
    path: PathBuf,
    before: String,
    after: String,
    /// The card.
    pub card: PackCard,
}

impl TakenOut {
    /// Puts the card back where it was, with the notes around it; where the file was changed since, at the end of the pack.
    ///
    /// # Errors
    /// When the disk refuses, or the pack cannot be used any more.
    pub fn bring_back(&self) -> Result<KeptPack, PackError> {
        let now = text_of(read_at_most(&self.path, LARGEST_FILE_BYTES)?, &self.path)?;
        if now != self.after {
            return read(&self.folder)?.add(&self.card);
        }
        write_whole(&self.path, &self.before)?;
        Ok(read(&self.folder)?)
    }
}
