//! The folder in which the packs of this table lie.

use std::fs;
use std::path::{Path, PathBuf};

use super::{
    BrokenPack, Found, KeptPack, PackError, Shipped, StoreError, check_pictures, read, zipped,
};
use crate::rules::cards::pack::{self, Faults, PACK_FILE, Pack, Source};
use crate::store::write_whole;

/// The folder of packs in the data folder.
const FOLDER: &str = "cards";
/// More packs than these nobody keeps apart; a folder of another sort would take long to look through.
const MOST_PACKS: usize = 500;
/// A folder is called by so many letters of the name of its pack at most.
const LONGEST_FOLDER_NAME: usize = 60;

/// The folder with the packs of this table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PackFolder(pub(super) PathBuf);

impl PackFolder {
    /// The folder of packs in this data folder.
    pub fn in_data(data: &Path) -> Self {
        Self(data.join(FOLDER))
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.0
    }

    /// The folders of the packs in it, in order. Those that are being written, and hidden ones, are left out.
    pub fn folders(&self) -> Vec<PathBuf> {
        let items = fs::read_dir(&self.0).into_iter().flatten().flatten();
        let mut folders: Vec<PathBuf> = items
            .map(|item| item.path())
            .filter(|path| {
                let name = path.file_name().unwrap_or_default().to_string_lossy();
                // What is being written, and what other programs hide.
                !name.starts_with('.') && !name.contains(".new-") && path.is_dir()
            })
            .collect();
        folders.sort();
        folders.truncate(MOST_PACKS);
        folders
    }

    /// Every pack in it. A pack that cannot be used is named and stays as it is.
    pub fn load(&self) -> Found {
        let mut found = Found::default();
        for folder in self.folders() {
            found.read(&folder);
        }
        found
    }

    /// Copies a pack that comes along into a folder of its own, word for word, and reads it.
    ///
    /// # Errors
    /// When the disk refuses.
    pub fn copy_of(&self, shipped: &Shipped) -> Result<KeptPack, PackError> {
        let folder = self.free(&shipped.pack.name);
        write_whole(&folder.join(PACK_FILE), shipped.text)?;
        Ok(read(&folder)?)
    }

    /// Writes a new pack into a folder of its own, and reads it.
    ///
    /// # Errors
    /// When something is wrong with it, or the disk refuses.
    pub fn create(&self, pack: &Pack) -> Result<KeptPack, PackError> {
        self.create_in(self.free(&pack.name), pack)
    }

    /// Writes a new pack into a folder of its own, with the pictures that its cards name, which lie in the folder `beside`.
    /// A picture that cannot be taken is told, and its card comes without it.
    ///
    /// # Errors
    /// When something else is wrong with it, or the disk refuses; nothing is left then.
    pub fn create_beside(
        &self,
        pack: &Pack,
        beside: &Path,
    ) -> Result<(KeptPack, Vec<String>), PackError> {
        let folder = self.free(&pack.name);
        let empty = KeptPack {
            path: folder.clone(),
            pack: Pack::default(),
            places: Vec::new(),
        };
        fs::create_dir_all(&folder).map_err(StoreError::disk("making the folder", &folder))?;
        let taken = empty.take_pictures(&pack.cards, beside);
        let whole = Pack {
            cards: taken.cards,
            ..pack.clone()
        };
        match self.create_in(folder.clone(), &whole) {
            Ok(kept) => Ok((kept, taken.told)),
            Err(why) => {
                // It was made just now, and holds nothing but pictures of these cards.
                let _ = fs::remove_dir_all(&folder);
                Err(why)
            }
        }
    }

    fn create_in(&self, folder: PathBuf, pack: &Pack) -> Result<KeptPack, PackError> {
        let text = pack::pack_text(pack);
        let source = Source {
            file: PACK_FILE,
            text: &text,
        };
        let mut parsed = pack::parse(&[source]);
        let mut faults = Faults {
            told: std::mem::take(&mut parsed.faults),
            more: parsed.more_faults,
        };
        check_pictures(&folder, &parsed, &mut faults);
        if !faults.is_empty() {
            return Err(PackError::Broken(BrokenPack {
                path: folder,
                faults: faults.told,
                more: faults.more,
            }));
        }
        write_whole(&folder.join(PACK_FILE), &text)?;
        Ok(read(&folder)?)
    }

    /// Takes a pack from elsewhere, a folder or a zip: checks it, copies it into a folder of its own, and reads it.
    ///
    /// # Errors
    /// When something is wrong with it, or the disk refuses; nothing is left then.
    pub fn import(&self, from: &Path) -> Result<KeptPack, PackError> {
        let is_zip = from
            .extension()
            .is_some_and(|end| end.eq_ignore_ascii_case("zip"));
        if is_zip && from.is_file() {
            let room = tempfile::tempdir().map_err(StoreError::disk("making a folder", from))?;
            let unpacked = zipped::unpacked(from, room.path())?;
            return self.import(&unpacked);
        }
        let pack = read(from)?;
        let folder = self.free(&pack.pack.name);
        fs::create_dir_all(&self.0).map_err(StoreError::disk("making the folder", &self.0))?;
        pack.export(&folder)?;
        Ok(read(&folder)?)
    }

    /// A free folder for a pack of this name.
    fn free(&self, name: &str) -> PathBuf {
        // Every system takes such a name, and no other program reads a sign in it.
        let mut plain = String::new();
        for letter in name.chars().take(LONGEST_FOLDER_NAME) {
            if letter.is_ascii_alphanumeric() {
                plain.push(letter.to_ascii_lowercase());
            } else if !plain.is_empty() && !plain.ends_with('-') {
                plain.push('-');
            }
        }
        let plain = match plain.trim_end_matches('-') {
            "" => "pack",
            plain => plain,
        };
        let numbered = (2..10_000).map(|number| format!("{plain}-{number}"));
        let mut names = [plain.to_owned()]
            .into_iter()
            .chain(numbered)
            .map(|name| self.0.join(name));
        names
            .find(|path| fs::symlink_metadata(path).is_err())
            .unwrap_or_else(|| self.0.join(format!("{plain}-last")))
    }
}
