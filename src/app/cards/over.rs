//! What is open of the cards: which are listed, which is chosen, on which page.

use std::borrow::Cow;
use std::sync::Arc;

use super::CardsAsk;
use super::bring::Bring;
use super::edit::Edit;
use super::packs::{PackPlace, TablePacks, Twins};
use super::table::TableDraft;
use crate::rules::GameKind;
use crate::rules::cards::pack::{PackCard, PictureName};
use crate::rules::cards::{Card, Hit, Kind, Library, best_of};
use crate::store::packs::KeptPack;

/// Where a listed card comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
    /// From the cards that every table and this match have, by its place there.
    Library(usize),
    /// From a pack, by its place on the shelf of all packs.
    Shelf(usize),
}

/// Which page of the cards is shown.
#[derive(Debug, Clone, PartialEq, Default)]
pub(super) enum Step {
    /// The list with the chosen card beside it.
    #[default]
    List,
    /// The chosen card in large letters.
    Reading,
    /// Which cards are listed.
    Filter,
    /// The packs, and what is wrong with those that cannot be used.
    Packs,
    /// A card that is written or changed.
    Edit(Box<Edit>),
    /// A pack is brought in, or given away.
    Bring(Box<Bring>),
    /// A table of cards is brought in.
    Table(Box<TableDraft>),
}

/// Which cards are listed.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct Filter {
    pub(super) game: Option<GameKind>,
    pub(super) kind: Option<Kind>,
    /// By its place in the list of packs.
    pub(super) pack: Option<usize>,
}

/// The cards while they are open.
#[derive(Debug, Clone, PartialEq)]
pub struct CardsOver {
    pub(super) library: Arc<Library>,
    pub(super) packs: Arc<TablePacks>,
    twins: Arc<Twins>,
    /// What was typed when they were searched last.
    typed: String,
    pub(super) filter: Filter,
    /// The cards that are listed.
    found: Arc<Vec<Place>>,
    /// The chosen one, by its place in that list.
    pub(super) chosen: usize,
    pub(super) step: Step,
    /// What became of the last thing that was asked for.
    pub(super) said: Option<String>,
}

impl CardsOver {
    pub(super) fn new(library: Library, packs: Arc<TablePacks>) -> Self {
        let now = library.now();
        let mut cards = Self {
            typed: String::new(),
            twins: Arc::new(Twins::of(&library, &packs)),
            packs,
            filter: Filter::default(),
            found: Arc::default(),
            chosen: 0,
            step: Step::List,
            said: None,
            library: Arc::new(library),
        };
        cards.search();
        let is_now = |place: &Place| now.is_some_and(|now| *place == Place::Library(now));
        cards.chosen = cards.found.iter().position(is_now).unwrap_or(0);
        cards
    }

    /// Carries out what concerns nothing but the page.
    pub(super) fn perform(&mut self, ask: CardsAsk) {
        let last = self.found.len().saturating_sub(1);
        match ask {
            CardsAsk::Toggle
            | CardsAsk::ReadPacks
            | CardsAsk::Edit(_)
            | CardsAsk::Bring(_)
            | CardsAsk::Table(_) => {}
            CardsAsk::Choose(place) => self.chosen = place.min(last),
            CardsAsk::Move(by) => self.chosen = self.chosen.saturating_add_signed(by).min(last),
            CardsAsk::Read => self.read(),
            CardsAsk::ReadAt(place) => {
                self.chosen = place.min(last);
                self.read();
            }
            CardsAsk::Only(game) => {
                self.filter.game = game;
                self.search();
            }
            CardsAsk::OnlyKind(kind) => {
                self.filter.kind = kind;
                self.search();
            }
            CardsAsk::OnlyPack(pack) => {
                self.filter.pack = pack;
                self.search();
                if self.step == Step::Packs {
                    self.step = Step::List;
                }
            }
            CardsAsk::NoFilter => {
                self.filter = Filter::default();
                self.search();
            }
            CardsAsk::Filter => self.step = Step::Filter,
            CardsAsk::Packs => self.step = Step::Packs,
            CardsAsk::List => self.step = Step::List,
        }
    }

    fn read(&mut self) {
        if self.chosen_place().is_some() {
            self.step = Step::Reading;
        }
    }

    /// Other packs were read: the same card stays chosen where it is still there.
    pub(super) fn renew(&mut self, packs: Arc<TablePacks>) {
        let before = self
            .chosen()
            .map(|card| (card.game, card.kind, card.name.clone()));
        // A pack that was looked at is looked at further, wherever it stands now.
        let looked_at = self.filter.pack.and_then(|at| match self.packs.pack(at)? {
            PackPlace::Own(kept) => packs.at_of(&kept.path),
            PackPlace::Shipped(one) => {
                let same = |pack: &crate::rules::cards::pack::Pack| pack.name == one.pack.name;
                packs.packs().iter().position(same)
            }
        });
        self.filter.pack = looked_at;
        self.twins = Arc::new(Twins::of(&self.library, &packs));
        self.packs = packs;
        let chosen = self.chosen;
        self.search();
        self.chosen = chosen.min(self.found.len().saturating_sub(1));
        if let Some((game, kind, name)) = before {
            let is_same = |card: &Card| card.game == game && card.kind == kind && card.name == name;
            if self.chosen().is_none_or(|card| !is_same(&card)) {
                let mut all = (0..self.found.len()).filter_map(|at| Some((at, self.card(at)?)));
                let at = all.find(|(_, card)| is_same(card)).map(|(at, _)| at);
                drop(all);
                self.chosen = at.unwrap_or(self.chosen);
            }
        }
        if self.step == Step::Reading && self.chosen_place().is_none() {
            self.step = Step::List;
        }
    }

    /// Lists every card.
    pub(super) fn list_all(&mut self) {
        self.typed.clear();
        self.filter = Filter::default();
        self.search();
    }

    /// Chooses the card with this number in a pack; false when it is not listed.
    pub(super) fn choose_in_pack(&mut self, pack: usize, number: usize) -> bool {
        let place = self.packs.shelf().place_of(pack, number);
        let at = place.and_then(|place| {
            let mut found = self.found.iter();
            found.position(|one| *one == Place::Shelf(place))
        });
        self.chosen = at.unwrap_or(self.chosen);
        at.is_some()
    }

    /// Searches for these words, if others were typed before; true then.
    pub(super) fn search_for(&mut self, typed: &str) -> bool {
        if typed == self.typed {
            return false;
        }
        typed.clone_into(&mut self.typed);
        self.said = None;
        self.search();
        true
    }

    fn search(&mut self) {
        self.chosen = 0;
        let (library, shelf) = (&self.library, self.packs.shelf());
        let Filter { game, kind, pack } = self.filter;
        let of_library = |at: usize| {
            let Some(card) = library.cards().get(at) else {
                return false;
            };
            let twin = self.twins.in_shelf.get(&at);
            let pack_of = |place: &usize| shelf.get(*place).map(|(pack, _)| pack);
            game.is_none_or(|game| card.game == game)
                && kind.is_none_or(|kind| card.kind == kind)
                && pack.is_none_or(|pack| twin.and_then(pack_of) == Some(pack))
                && !self.twins.hidden.contains(&at)
        };
        let of_shelf = |place: usize| {
            let Some((of, card)) = shelf.get(place) else {
                return false;
            };
            game.is_none_or(|game| card.game == game)
                && kind.is_none_or(|kind| card.kind() == kind)
                && pack.is_none_or(|pack| of == pack)
                && !self.twins.in_library.contains_key(&place)
        };
        let hits = library.hits(&self.typed, of_library);
        let (Some(hits), Some(more)) = (hits, shelf.hits(&self.typed, of_shelf)) else {
            let cards = (0..library.cards().len()).filter(|at| of_library(*at));
            let packs = (0..shelf.len()).filter(|place| of_shelf(*place));
            let all = cards.map(Place::Library).chain(packs.map(Place::Shelf));
            self.found = Arc::new(all.collect());
            return;
        };
        let hits = hits
            .into_iter()
            .map(|hit: Hit| (Place::Library(hit.place), hit));
        let more = more.into_iter().map(|hit| (Place::Shelf(hit.place), hit));
        let mut found = best_of(hits.chain(more));
        // Stable: what was seen in this match comes first, then its game; among these the best stay first.
        found.sort_by_key(|place| match place {
            Place::Library(at) => {
                let card = library.cards().get(*at);
                let is_seen = card.is_some_and(|card| card.id.starts_with("match-"));
                (!is_seen, card.map(|card| card.game) != library.game())
            }
            Place::Shelf(place) => {
                let game = shelf.get(*place).map(|(_, card)| card.game);
                (true, game != library.game())
            }
        });
        self.found = Arc::new(found);
    }

    /// How many cards are listed.
    pub(super) fn count(&self) -> usize {
        self.found.len()
    }

    /// The card at a place of the list.
    pub(super) fn card(&self, at: usize) -> Option<Cow<'_, Card>> {
        match *self.found.get(at)? {
            Place::Library(at) => self.library.cards().get(at).map(Cow::Borrowed),
            Place::Shelf(place) => self.packs.shelf().card(place).map(Cow::Owned),
        }
    }

    /// The cards that are listed.
    pub(super) fn cards(&self) -> impl Iterator<Item = Cow<'_, Card>> {
        (0..self.found.len()).filter_map(|at| self.card(at))
    }

    pub(super) fn chosen(&self) -> Option<Cow<'_, Card>> {
        self.card(self.chosen)
    }

    fn chosen_place(&self) -> Option<Place> {
        self.found.get(self.chosen).copied()
    }

    /// The chosen card as it stands in a pack: the place of the pack, its number in it, and the card.
    pub(super) fn chosen_in_pack(&self) -> Option<(usize, usize, &PackCard)> {
        let shelf = self.packs.shelf();
        let place = match self.chosen_place()? {
            Place::Library(at) => *self.twins.in_shelf.get(&at)?,
            Place::Shelf(place) => place,
        };
        let (pack, card) = shelf.get(place)?;
        Some((pack, shelf.number_of(place)?, card))
    }

    /// The picture of the chosen card, where people keep one.
    pub(super) fn picture_wanted(&self) -> Option<(&KeptPack, &PictureName)> {
        match self.chosen_place()? {
            Place::Library(_) => None,
            Place::Shelf(place) => self.packs.picture(place),
        }
    }
}
