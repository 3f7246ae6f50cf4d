//! Packs given away and taken in: as a folder, as one file, and with pictures from elsewhere.

use std::fs;
use std::path::{Path, PathBuf};

use super::{KeptPack, PackError, StoreError, check_picture, files};
use crate::rules::cards::pack::{LARGEST_FILE_BYTES, PackCard, PictureName};
use crate::store::{read_at_most, with_suffix, write_bytes};

/// Cards with the pictures that could be taken.
pub(super) struct Taken {
    /// The cards; one whose picture could not be taken has none.
    pub(super) cards: Vec<PackCard>,
    /// Why pictures were not taken, a sentence each.
    pub(super) told: Vec<String>,
    /// The pictures that were written.
    pub(super) kept: Vec<PathBuf>,
}

impl KeptPack {
    /// Copies the pack into a new folder: its files and the pictures that its cards name, nothing else.
    ///
    /// # Errors
    /// When there is something of this name already, or the disk refuses; nothing is left then.
    pub fn export(&self, to: &Path) -> Result<(), PackError> {
        self.give(to, |fresh| self.copy(fresh))
    }

    /// Writes the pack as one zip: its files and the pictures that its cards name, in a folder.
    ///
    /// # Errors
    /// When there is something of this name already, or the disk refuses; nothing is left then.
    pub fn export_zip(&self, to: &Path) -> Result<(), PackError> {
        self.give(to, |fresh| self.write_zip(fresh))
    }

    /// Lets something be written under a name of its own, which it only gets when it is whole.
    fn give(
        &self,
        to: &Path,
        write: impl FnOnce(&Path) -> Result<(), PackError>,
    ) -> Result<(), PackError> {
        if fs::symlink_metadata(to).is_ok() {
            return Err(PackError::Taken(to.to_owned()));
        }
        let fresh = with_suffix(to, &format!(".new-{}", std::process::id()));
        let written = write(&fresh).and_then(|()| {
            fs::rename(&fresh, to).map_err(|why| StoreError::disk("saving", to)(why).into())
        });
        if written.is_err() {
            // What is left of it is of no use.
            let _ = fs::remove_file(&fresh);
            let _ = fs::remove_dir_all(&fresh);
        }
        written
    }

    fn copy(&self, to: &Path) -> Result<(), PackError> {
        fs::create_dir_all(to).map_err(StoreError::disk("making the folder", to))?;
        for file in files(&self.path).unwrap_or_default() {
            let bytes = read_at_most(&self.path.join(&file), LARGEST_FILE_BYTES)?;
            write_bytes(&to.join(&file), &bytes)?;
        }
        for name in self.picture_names() {
            write_bytes(&to.join(name.as_str()), &self.picture(name)?)?;
        }
        Ok(())
    }

    /// The pictures that its cards name, each once: two cards may show the same.
    pub(super) fn picture_names(&self) -> Vec<&PictureName> {
        let cards = self.pack.cards.iter();
        let mut names: Vec<&PictureName> = cards.filter_map(|card| card.picture.as_ref()).collect();
        names.sort();
        names.dedup();
        names
    }

    /// Writes several cards more at the end of `pack.toml`, with the pictures that they name, which lie in the folder
    /// `beside`, and reads the pack anew. A picture that cannot be taken is told, and its card comes without it.
    ///
    /// # Errors
    /// When the disk refuses, or one of the cards has something else wrong with it; none is written then.
    pub fn add_beside(
        &self,
        new: &[PackCard],
        beside: &Path,
    ) -> Result<(Self, Vec<String>), PackError> {
        let taken = self.take_pictures(new, beside);
        match self.add_all(&taken.cards) {
            Ok(kept) => Ok((kept, taken.told)),
            Err(why) => {
                for picture in taken.kept {
                    // They were written just now, for these cards.
                    let _ = fs::remove_file(picture);
                }
                Err(why)
            }
        }
    }

    /// Keeps the pictures that cards name and that lie in another folder.
    pub(super) fn take_pictures(&self, cards: &[PackCard], beside: &Path) -> Taken {
        let mut taken = Taken {
            cards: cards.to_vec(),
            told: Vec::new(),
            kept: Vec::new(),
        };
        // Two cards may show the same picture, which is kept once.
        let mut known: Vec<(PictureName, Option<PictureName>)> = Vec::new();
        for card in &mut taken.cards {
            let Some(wanted) = card.picture.take() else {
                continue;
            };
            if let Some((_, kept)) = known.iter().find(|(name, _)| *name == wanted) {
                card.picture.clone_from(kept);
                continue;
            }
            let path = beside.join(wanted.as_str());
            let bytes = check_picture(beside, &wanted)
                .and_then(|()| fs::read(&path).map_err(|why| format!("it cannot be read ({why})")));
            let kept = bytes.and_then(|bytes| {
                let kept = self.keep_picture(wanted.as_str(), &bytes);
                kept.map_err(|why| why.to_string())
            });
            match kept {
                Ok(name) => {
                    taken.kept.push(self.path.join(name.as_str()));
                    known.push((wanted, Some(name.clone())));
                    card.picture = Some(name);
                }
                Err(why) => {
                    let told = format!("{}: {}: {why}", card.name, path.display());
                    taken.told.push(told);
                    known.push((wanted, None));
                }
            }
        }
        taken
    }
}
