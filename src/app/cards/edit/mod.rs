//! A card that is written or changed in the app: a form with the card as it will look beside it.
//!
//! | file | what it is |
//! | --- | --- |
//! | `mod.rs` | what can be asked for, what has been chosen so far, and how that is carried out |
//! | `form.rs`, `effects.rs` | from what was typed and chosen to the card, and back |
//! | `view.rs` | the page |
//! | `save.rs` | into the pack, out of it, and back again |
//! | `shot.rs` | a picture from a file or from the camera |

mod effects;
mod form;
mod save;
mod shot;
mod view;

use std::path::PathBuf;

use super::super::state::{Over, RefereeApp};
use super::super::tongue::tell;
use super::CardsOver;
use super::over::Step;
use super::packs::PackPlace;
use crate::rules::GameKind;
use crate::rules::bakugan::effect::{Count, Leaves, Piece, Played, Whom};
use crate::rules::bakugan::{AbilityColour, Attribute, GateColour, Moment};
use crate::rules::cards::pack::{MOST_EFFECTS, PackCard, PictureName};
use crate::rules::kaboodl::CommandCard;
use crate::store::packs::TakenOut;

pub use effects::DeedWord;
use effects::EffectDraft;
pub use form::{Shows, Sort};
pub(super) use save::told;

/// The texts of the form.
pub(super) mod slot {
    pub(in super::super) const NAME: &str = "card name";
    pub(super) const CODE: &str = "card code";
    pub(super) const LANGUAGE: &str = "card language";
    pub(super) const TEXT: &str = "card text";
    pub(super) const WHEN: &str = "card when";
    pub(super) const G_POWER: &str = "card g-power";
    pub(super) const CREATURE: &str = "card creature";
    pub(super) const COLOUR: &str = "card colour";
    pub(super) const DOTS: &str = "card dots";
    pub(super) const ICON: &str = "card icon";
    pub(super) const ALL: [&str; 10] = [
        NAME, CODE, LANGUAGE, TEXT, WHEN, G_POWER, CREATURE, COLOUR, DOTS, ICON,
    ];

    /// The number of a gate for an Attribute.
    pub(super) fn number(attribute: crate::rules::bakugan::Attribute) -> String {
        format!("card number {}", attribute.name())
    }
}

/// What can be asked of the form of a card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum EditAsk {
    /// Change the chosen card.
    Open,
    /// Write a new one.
    New,
    /// Write a new one like this.
    Duplicate,
    /// It is of this sort.
    Sort(Sort),
    /// It goes into this pack of the table's own, by its folder, or into a new one.
    Into(Option<PathBuf>),
    /// The colour of a gate.
    GateColour(Option<GateColour>),
    /// The colour of an ability.
    AbilityColour(Option<AbilityColour>),
    /// When an ability is played.
    Played(Option<Moment>),
    /// The Attribute of a Bakugan.
    Attribute(Option<Attribute>),
    /// Which command card it is.
    Command(CommandCard),
    /// What a card to collect with shows.
    Shows(Shows),
    /// One effect more.
    AddEffect,
    /// Change this effect, or none.
    OpenEffect(Option<usize>),
    /// This effect goes.
    DropEffect(usize),
    /// What the open effect does.
    Deed(DeedWord),
    /// To whose fighter.
    To(Whom),
    /// For each of these.
    ForEach(Option<Count>),
    /// The Attribute that it becomes.
    Becomes(Option<Attribute>),
    /// Only for fighters of this Attribute.
    OnlyAttribute(Option<Attribute>),
    /// Where the replaced fighter goes.
    Leaves(Leaves),
    /// Which abilities come back.
    ComeBack(Played),
    /// What leaves the game.
    Piece(Piece),
    /// The card has no picture.
    NoPicture,
    /// Take a picture with the camera.
    TakePicture,
    /// The next of the cards that the camera saw.
    NextShot,
    /// The picture the other way up.
    TurnShot,
    /// Keep the card in its pack.
    Save,
    /// Take the card out of its pack.
    Delete,
    /// Bring the card back that was taken out last.
    BringBack,
}

/// The card that is changed.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Origin {
    /// One of the table's own: its pack's folder, its number in it, and the card as it was.
    Own(PathBuf, usize, PackCard),
    /// One that comes along: its pack's name, its number in it, and the card as it was.
    Shipped(String, usize, PackCard),
}

/// A picture of the card.
#[derive(Debug, Clone, PartialEq, Default)]
pub(super) enum PictureDraft {
    /// It has none.
    #[default]
    None,
    /// The one that lies in the pack.
    Kept(PictureName),
    /// A new one, which is written when the card is.
    Fresh(FreshPicture),
}

/// A picture that lies in no pack yet.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct FreshPicture {
    /// The file.
    pub(super) bytes: std::sync::Arc<Vec<u8>>,
    /// How its name ends.
    pub(super) end: &'static str,
    /// It on the screen.
    pub(super) shown: Option<super::photo::Photo>,
}

/// A card that is written or changed; what is typed stands in the app's texts.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Edit {
    pub(super) origin: Option<Origin>,
    /// The folder of the pack into which a new card goes; none for a new pack.
    pub(super) into: Option<PathBuf>,
    pub(super) sort: Sort,
    gate_colour: Option<GateColour>,
    ability_colour: Option<AbilityColour>,
    played: Option<Moment>,
    attribute: Option<Attribute>,
    command: CommandCard,
    shows: Shows,
    effects: Vec<EffectDraft>,
    /// The effect whose choices are shown.
    open_effect: Option<usize>,
    next_effect: usize,
    pub(super) picture: PictureDraft,
    /// The card as it was when the form was opened.
    begun: Option<PackCard>,
    /// True once it was said that what was typed is not kept yet.
    is_warned: bool,
    /// Why it was not kept.
    pub(super) problem: Option<String>,
}

/// What the app remembers of cards that were changed.
#[derive(Default)]
pub struct EditState {
    /// The card that was taken out last.
    pub(super) taken_out: Option<TakenOut>,
    /// The pack into which a new card went last.
    into: Option<PathBuf>,
    /// The card that was kept last, by its pack's folder and its number, until it is in the list.
    to_show: Option<(PathBuf, usize)>,
    shots: shot::Shots,
    /// A picture that is to be put on the screen.
    to_draw: Option<image::RgbImage>,
}

impl EditState {
    /// True while a picture is made.
    pub(super) fn is_making(&self) -> bool {
        self.shots.is_making() || self.to_draw.is_some()
    }
}

impl Edit {
    fn is_changed(&self, app: &RefereeApp) -> bool {
        matches!(self.picture, PictureDraft::Fresh(_))
            || self.begun.as_ref() != Some(&self.as_far(&app.texts))
    }
}

impl CardsOver {
    /// The form, while it is open.
    pub(super) fn edit(&self) -> Option<&Edit> {
        match &self.step {
            Step::Edit(edit) => Some(edit),
            _ => None,
        }
    }

    pub(super) fn edit_mut(&mut self) -> Option<&mut Edit> {
        match &mut self.step {
            Step::Edit(edit) => Some(edit),
            _ => None,
        }
    }
}

impl RefereeApp {
    /// Carries out what was asked of the form of a card.
    pub(super) fn perform_edit(&mut self, ask: EditAsk) {
        match ask {
            EditAsk::Open => self.edit_chosen(),
            EditAsk::New => self.edit_new(None),
            EditAsk::Duplicate => self.duplicate(),
            EditAsk::Save => self.save_card(),
            EditAsk::Delete => self.delete_card(),
            EditAsk::BringBack => self.bring_back_card(),
            EditAsk::TakePicture | EditAsk::NextShot | EditAsk::TurnShot => {
                self.perform_shot(&ask);
            }
            other => self.change_edit(other),
        }
    }

    fn change_edit(&mut self, ask: EditAsk) {
        let Over::Cards(cards) = &mut self.over else {
            return;
        };
        let Some(edit) = cards.edit_mut() else {
            return;
        };
        edit.is_warned = false;
        edit.problem = None;
        if ask == EditAsk::AddEffect {
            if edit.effects.len() < MOST_EFFECTS {
                edit.effects.push(EffectDraft::new(edit.next_effect));
                edit.next_effect += 1;
                edit.open_effect = Some(edit.effects.len() - 1);
            }
            return;
        }
        let open = edit.open_effect;
        let effect = open.and_then(|at| edit.effects.get_mut(at));
        match (ask, effect) {
            (EditAsk::Sort(sort), _) => edit.sort = sort,
            (EditAsk::Into(folder), _) => edit.into = folder,
            (EditAsk::GateColour(colour), _) => edit.gate_colour = colour,
            (EditAsk::AbilityColour(colour), _) => edit.ability_colour = colour,
            (EditAsk::Played(played), _) => edit.played = played,
            (EditAsk::Attribute(attribute), _) => edit.attribute = attribute,
            (EditAsk::Command(command), _) => edit.command = command,
            (EditAsk::Shows(shows), _) => edit.shows = shows,
            (EditAsk::NoPicture, _) => edit.picture = PictureDraft::None,
            (EditAsk::OpenEffect(at), _) => edit.open_effect = at,
            (EditAsk::DropEffect(at), _) => {
                if at < edit.effects.len() {
                    edit.effects.remove(at);
                }
                edit.open_effect = None;
            }
            (EditAsk::Deed(deed), Some(effect)) => effect.deed = deed,
            (EditAsk::To(to), Some(effect)) => effect.to = to,
            (EditAsk::ForEach(count), Some(effect)) => effect.for_each = count,
            (EditAsk::Becomes(attribute), Some(effect)) => effect.becomes = attribute,
            (EditAsk::OnlyAttribute(attribute), Some(effect)) => effect.only = attribute,
            (EditAsk::Leaves(leaves), Some(effect)) => effect.leaves = leaves,
            (EditAsk::ComeBack(played), Some(effect)) => effect.come_back = played,
            (EditAsk::Piece(piece), Some(effect)) => effect.piece = piece,
            _ => {}
        }
    }

    /// Opens the form with the chosen card.
    pub(super) fn edit_chosen(&mut self) {
        let Over::Cards(cards) = &self.over else {
            return;
        };
        let Some((pack, number, card)) = cards.chosen_in_pack() else {
            return self.edit_new(None);
        };
        let card = card.clone();
        let origin = match cards.packs.pack(pack) {
            Some(PackPlace::Own(kept)) => Origin::Own(kept.path.clone(), number, card.clone()),
            Some(PackPlace::Shipped(one)) => {
                Origin::Shipped(one.pack.name.clone(), number, card.clone())
            }
            None => return,
        };
        self.open_edit(Some(origin), Some(&card));
    }

    /// Opens the form for a new card, or one like another.
    fn edit_new(&mut self, like: Option<&PackCard>) {
        self.open_edit(None, like);
    }

    fn duplicate(&mut self) {
        let Over::Cards(cards) = &self.over else {
            return;
        };
        let (card, picture, into) = match cards.edit() {
            Some(edit) => (
                edit.as_far(&self.texts),
                edit.picture.clone(),
                match &edit.origin {
                    Some(Origin::Own(folder, ..)) => Some(folder.clone()),
                    _ => None,
                },
            ),
            None => match cards.chosen_in_pack() {
                Some((_, _, card)) => (card.clone(), PictureDraft::None, None),
                None => return,
            },
        };
        let name = tell!("card-form-copy-name", name = card.name.as_str());
        let copy = PackCard {
            name: name
                .chars()
                .take(crate::rules::text::LONGEST_NAME)
                .collect(),
            picture: None,
            ..card
        };
        self.edit_new(Some(&copy));
        if let Over::Cards(cards) = &mut self.over
            && let Some(edit) = cards.edit_mut()
        {
            // A picture that lies in another pack cannot be named from here.
            if matches!(picture, PictureDraft::Fresh(_)) {
                edit.picture = picture;
            }
            edit.into = into.or(edit.into.take());
            // It is there only once it is kept.
            edit.begun = None;
        }
    }

    fn open_edit(&mut self, origin: Option<Origin>, like: Option<&PackCard>) {
        let own = self.packs.now().own();
        let last = self.card_edits.into.clone();
        let is_there = |folder: &PathBuf| own.iter().any(|kept| kept.path == *folder);
        let into = last
            .filter(is_there)
            .or_else(|| own.first().map(|kept| kept.path.clone()));
        let game = match (&self.over, &self.play) {
            (Over::Cards(cards), _) if cards.filter.game.is_some() => cards.filter.game,
            (_, Some(play)) if self.is_in_match() => Some(play.kind()),
            _ => None,
        };
        let mut edit = Edit::of(like, game.unwrap_or(GameKind::Bakugan), &mut self.texts);
        self.card_edits.shots = shot::Shots::default();
        edit.origin = origin;
        edit.into = into;
        edit.begun = Some(edit.as_far(&self.texts));
        if let Over::Cards(cards) = &mut self.over {
            cards.step = Step::Edit(Box::new(edit));
            self.texts.focus(slot::NAME);
        }
    }

    /// Before the form is left: says once that what was typed is not kept yet. True when it said so.
    pub(super) fn warns_before_leaving(&mut self) -> bool {
        let Over::Cards(cards) = &self.over else {
            return false;
        };
        let is_lost = cards
            .edit()
            .is_some_and(|edit| !edit.is_warned && edit.is_changed(self));
        if let Over::Cards(cards) = &mut self.over
            && let Some(edit) = cards.edit_mut()
            && is_lost
        {
            edit.is_warned = true;
            edit.problem = Some(tell!("card-form-not-kept"));
        }
        is_lost
    }
}
