//! A card into its pack, out of it, and back again.

use std::path::PathBuf;

use super::super::super::state::{Over, RefereeApp};
use super::super::super::tongue::tell;
use super::super::filter::fault_in_words;
use super::super::over::Step;
use super::{Edit, Origin, PictureDraft};
use crate::rules::cards::pack::{Pack, PackCard};
use crate::store::packs::{KeptPack, PackError, PackFolder, shipped};

/// The longest beginning of the name of a picture, in letters.
const LONGEST_STEM: usize = 40;

impl RefereeApp {
    /// Keeps the card of the open form in its pack.
    pub(super) fn save_card(&mut self) {
        let Over::Cards(cards) = &self.over else {
            return;
        };
        let Some(edit) = cards.edit().cloned() else {
            return;
        };
        let kept = match edit.card(&self.texts) {
            Ok(card) => self.keep_card_in_pack(&edit, card),
            Err(why) => Err(why),
        };
        match kept {
            Ok((pack, number)) => {
                let (folder, name) = (pack.path.clone(), pack.pack.name.clone());
                let card = pack.pack.cards.get(number).map(|card| card.name.clone());
                if edit.origin.is_none() {
                    self.card_edits.into = Some(folder.clone());
                }
                let words = tell!(
                    "card-form-kept",
                    card = card.unwrap_or_default(),
                    pack = name
                );
                if let Over::Cards(cards) = &mut self.over {
                    cards.step = Step::List;
                    cards.said = Some(words);
                }
                self.card_edits.to_show = Some((folder, number));
                self.put_pack(pack);
            }
            Err(why) => self.refuse_edit(why),
        }
    }

    fn refuse_edit(&mut self, why: String) {
        if let Over::Cards(cards) = &mut self.over
            && let Some(edit) = cards.edit_mut()
        {
            edit.problem = Some(why);
        }
    }

    /// Lists the card that was kept, and chooses it, once its pack is in the list.
    pub(in super::super) fn show_what_was_kept(&mut self) {
        let Some((folder, number)) = self.card_edits.to_show.take() else {
            return;
        };
        self.texts.focus(super::super::SEARCH);
        let Over::Cards(cards) = &mut self.over else {
            return;
        };
        if let Some(at) = cards.packs.at_of(&folder)
            && !cards.choose_in_pack(at, number)
        {
            // What was searched for hides it.
            self.texts.clear(super::super::SEARCH);
            cards.list_all();
            cards.choose_in_pack(at, number);
        }
    }

    /// The folder of the table's own packs.
    fn pack_folder(&self) -> Result<PackFolder, String> {
        let folder = self.packs.folder.clone();
        folder.ok_or_else(|| tell!("card-form-no-folder"))
    }

    fn own_pack(&self, folder: &PathBuf) -> Result<KeptPack, String> {
        let mut own = self.packs.now().own().iter();
        let found = own.find(|kept| kept.path == *folder).cloned();
        found.ok_or_else(|| tell!("card-form-pack-gone"))
    }

    /// Writes the card; gives its pack as it is then, and its number in it.
    fn keep_card_in_pack(&self, edit: &Edit, card: PackCard) -> Result<(KeptPack, usize), String> {
        let place = match &edit.origin {
            Some(Origin::Own(folder, number, before)) => {
                let pack = self.own_pack(folder)?;
                // Others may have read the pack anew since, with the card at another place.
                let number =
                    place_of(&pack, *number, before).ok_or_else(|| tell!("card-form-card-gone"))?;
                Some((pack, number))
            }
            Some(Origin::Shipped(name, number, before)) => {
                let one = shipped().iter().find(|one| one.pack.name == *name);
                let one = one.ok_or_else(|| tell!("card-form-pack-gone"))?;
                // Somebody may have made a copy of it since.
                let copy = self.packs.now().own().iter();
                let mut copy = copy.filter(|kept| kept.pack.name == *name);
                let pack = match copy.next() {
                    Some(kept) => kept.clone(),
                    None => self.pack_folder()?.copy_of(one).map_err(told)?,
                };
                let number =
                    place_of(&pack, *number, before).ok_or_else(|| tell!("card-form-card-gone"))?;
                Some((pack, number))
            }
            None => match &edit.into {
                Some(folder) => {
                    let pack = self.own_pack(folder)?;
                    let (pack, card) = with_picture(pack, edit, card)?;
                    let pack = pack.add(&card).map_err(told)?;
                    let number = number_of(&pack, &card);
                    return Ok((pack, number));
                }
                None => None,
            },
        };
        match place {
            Some((pack, number)) => {
                let (pack, card) = with_picture(pack, edit, card)?;
                let pack = pack.change(number, &card).map_err(told)?;
                Ok((pack, number))
            }
            None => {
                let fresh = Pack {
                    name: tell!("card-form-my-cards"),
                    cards: vec![PackCard {
                        picture: None,
                        ..card.clone()
                    }],
                    ..Pack::default()
                };
                let pack = self.pack_folder()?.create(&fresh).map_err(told)?;
                let (pack, card) = with_picture(pack, edit, card)?;
                if card.picture.is_some() {
                    return Ok((pack.change(0, &card).map_err(told)?, 0));
                }
                Ok((pack, 0))
            }
        }
    }

    /// Takes the card of the open form out of its pack.
    pub(super) fn delete_card(&mut self) {
        let Over::Cards(cards) = &self.over else {
            return;
        };
        let Some(Origin::Own(folder, number, before)) =
            cards.edit().and_then(|edit| edit.origin.clone())
        else {
            return;
        };
        let taken = self.own_pack(&folder).and_then(|pack| {
            let number =
                place_of(&pack, number, &before).ok_or_else(|| tell!("card-form-card-gone"))?;
            pack.take_out(number).map_err(told)
        });
        match taken {
            Ok((pack, taken_out)) => {
                self.card_edits.taken_out = Some(taken_out);
                if let Over::Cards(cards) = &mut self.over {
                    cards.step = Step::List;
                }
                self.texts.focus(super::super::SEARCH);
                self.put_pack(pack);
            }
            Err(why) => self.refuse_edit(why),
        }
    }

    /// Brings the card back that was taken out last.
    pub(super) fn bring_back_card(&mut self) {
        let Some(taken_out) = self.card_edits.taken_out.take() else {
            return;
        };
        match taken_out.bring_back() {
            Ok(pack) => {
                let folder = pack.path.clone();
                let number = number_of(&pack, &taken_out.card);
                self.card_edits.to_show = Some((folder, number));
                self.put_pack(pack);
            }
            Err(why) => {
                let words = tell!("card-form-not-back", why = told(why));
                if let Over::Cards(cards) = &mut self.over {
                    cards.said = Some(words);
                }
                self.card_edits.taken_out = Some(taken_out);
            }
        }
    }
}

/// Where a card of a pack is now: at its place, or where it is the same.
fn place_of(pack: &KeptPack, number: usize, card: &PackCard) -> Option<usize> {
    let cards = &pack.pack.cards;
    if cards.get(number) == Some(card) {
        return Some(number);
    }
    cards.iter().position(|one| one == card)
}

/// The number of a card that was written, the last of equal ones.
fn number_of(pack: &KeptPack, card: &PackCard) -> usize {
    let cards = &pack.pack.cards;
    let found = cards.iter().rposition(|one| one == card);
    found.unwrap_or_else(|| cards.len().saturating_sub(1))
}

/// Puts a new picture into the folder of the pack, and names it on the card.
fn with_picture(
    pack: KeptPack,
    edit: &Edit,
    card: PackCard,
) -> Result<(KeptPack, PackCard), String> {
    let PictureDraft::Fresh(fresh) = &edit.picture else {
        return Ok((pack, card));
    };
    let name = format!("{}.{}", stem_of(&card.name), fresh.end);
    let name = pack.keep_picture(&name, &fresh.bytes).map_err(told)?;
    let card = PackCard {
        picture: Some(name),
        ..card
    };
    Ok((pack, card))
}

/// A name for a file that every system takes.
fn stem_of(name: &str) -> String {
    let mut stem = String::new();
    for letter in name.chars().flat_map(char::to_lowercase).take(LONGEST_STEM) {
        if letter.is_ascii_alphanumeric() {
            stem.push(letter);
        } else if !stem.is_empty() && !stem.ends_with('-') {
            stem.push('-');
        }
    }
    match stem.trim_end_matches('-') {
        "" => "card".to_owned(),
        stem => stem.to_owned(),
    }
}

/// Why a pack was not changed, in a person's words.
pub(in super::super) fn told(why: PackError) -> String {
    match &why {
        PackError::Broken(broken) => match broken.faults.first() {
            Some(fault) => fault_in_words(fault),
            None => why.to_string(),
        },
        PackError::Changed(path) => {
            tell!("card-form-changed", file = path.display().to_string())
        }
        PackError::Store(_) | PackError::Taken(_) | PackError::Picture { .. } => why.to_string(),
    }
}
