//! The cards: searched as one types, over any screen, and read from across the room.
//!
//! | file | what it is |
//! | --- | --- |
//! | `mod.rs` | what is open, what can be asked for, and which keys are heard |
//! | `view.rs` | from that to plain structs: what the screen says |
//! | `draw.rs`, `reading.rs` | the list with the chosen card beside it; one card in large letters |
//! | `picture.rs` | what is drawn of a card |

mod draw;
mod picture;
mod reading;
mod view;

use std::sync::Arc;

use eframe::egui::{self, Key, Modifiers};

use super::ask::Ask;
use super::play::Play;
use super::state::{Over, RefereeApp};
use crate::rules::GameKind;
use crate::rules::cards::{Card, Library};

pub use view::CardsPage;

/// The field to search in.
pub(super) const SEARCH: &str = "search cards";
/// So many cards further by the keys that turn pages.
const PAGE: isize = 6;

/// What can be asked of the cards.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CardsAsk {
    /// Open them at the card that matters now, or close them.
    Toggle,
    /// Choose a card by its place in the list that is shown.
    Choose(usize),
    /// Move the choice.
    Move(isize),
    /// Read the chosen card in large letters.
    Read,
    /// Read the card at this place of the list.
    ReadAt(usize),
    /// The cards of one game, or of all.
    Only(Option<GameKind>),
}

/// The cards while they are open.
#[derive(Debug, Clone, PartialEq)]
pub struct CardsOver {
    library: Arc<Library>,
    /// What was typed when they were searched last.
    typed: String,
    /// The game whose cards are listed; none for all.
    only: Option<GameKind>,
    /// The cards that are listed, by their places in the library.
    found: Vec<usize>,
    /// The chosen one, by its place in that list.
    chosen: usize,
    is_reading: bool,
}

impl CardsOver {
    fn new(library: Library) -> Self {
        let found = library.search("", None);
        Self {
            typed: String::new(),
            only: None,
            // With nothing typed every card is listed in its place.
            chosen: library.now().unwrap_or(0),
            found,
            is_reading: false,
            library: Arc::new(library),
        }
    }

    fn search(&mut self) {
        self.found = self.library.search(&self.typed, self.only);
        self.chosen = 0;
    }

    /// The cards that are listed.
    fn cards(&self) -> impl Iterator<Item = &Card> {
        let all = self.library.cards();
        self.found.iter().filter_map(|place| all.get(*place))
    }

    fn chosen(&self) -> Option<&Card> {
        self.library.cards().get(*self.found.get(self.chosen)?)
    }
}

impl RefereeApp {
    /// Carries out what was asked of the cards.
    pub(super) fn perform_cards(&mut self, ask: CardsAsk) {
        if ask == CardsAsk::Toggle {
            self.toggle_cards();
            return;
        }
        let Over::Cards(cards) = &mut self.over else {
            return;
        };
        let last = cards.found.len().saturating_sub(1);
        match ask {
            CardsAsk::Toggle => {}
            CardsAsk::Choose(place) => cards.chosen = place.min(last),
            CardsAsk::Move(by) => cards.chosen = cards.chosen.saturating_add_signed(by).min(last),
            CardsAsk::Read => cards.is_reading = cards.chosen().is_some(),
            CardsAsk::ReadAt(place) => {
                cards.chosen = place.min(last);
                cards.is_reading = cards.chosen().is_some();
            }
            CardsAsk::Only(only) => {
                cards.only = only;
                cards.search();
            }
        }
    }

    fn toggle_cards(&mut self) {
        if matches!(self.over, Over::Cards(_)) {
            self.over = Over::Nothing;
            return;
        }
        let shown = self.play.as_ref().filter(|_| self.is_in_match());
        let library = Library::of(shown.map(Play::table));
        self.over = Over::Cards(Box::new(CardsOver::new(library)));
        self.texts.clear(SEARCH);
        self.texts.focus(SEARCH);
    }

    /// From a card in large letters back to the list; false when none is read.
    pub(super) fn close_card(&mut self) -> bool {
        let Over::Cards(cards) = &mut self.over else {
            return false;
        };
        let was_reading = std::mem::take(&mut cards.is_reading);
        if was_reading {
            self.texts.focus(SEARCH);
        }
        was_reading
    }

    /// Searches for what has been typed since; true when something was.
    pub(super) fn search_cards(&mut self) -> bool {
        let Over::Cards(cards) = &mut self.over else {
            return false;
        };
        let typed = self.texts.get(SEARCH);
        if typed == cards.typed {
            return false;
        }
        typed.clone_into(&mut cards.typed);
        cards.search();
        true
    }

    /// What the open cards make of a key; none when they are not open, the inner none when nothing comes of it.
    pub(super) fn cards_hear(
        &self,
        ctx: &egui::Context,
        key: Key,
        modifiers: Modifiers,
    ) -> Option<Option<Ask>> {
        let Over::Cards(cards) = &self.over else {
            return None;
        };
        if self.keys.presses(super::keys::Act::Menu, key, modifiers) {
            return Some(Some(Ask::Menu));
        }
        let ask = |ask| Some(Some(Ask::Cards(ask)));
        let has_keyboard = ctx.memory(|memory| memory.focused().is_some());
        match key {
            Key::ArrowLeft if cards.is_reading => ask(CardsAsk::Move(-1)),
            Key::ArrowRight if cards.is_reading => ask(CardsAsk::Move(1)),
            // A button that has the keyboard is pressed by Enter itself.
            Key::Enter | Key::Space if has_keyboard && !self.is_typing => Some(None),
            Key::Enter | Key::Space if cards.is_reading => Some(Some(Ask::Menu)),
            Key::Enter => ask(CardsAsk::Read),
            Key::ArrowDown if !cards.is_reading => ask(CardsAsk::Move(1)),
            Key::ArrowUp if !cards.is_reading => ask(CardsAsk::Move(-1)),
            Key::PageDown if !cards.is_reading => ask(CardsAsk::Move(PAGE)),
            Key::PageUp if !cards.is_reading => ask(CardsAsk::Move(-PAGE)),
            // Letters belong to the search: none of them may change the match from here.
            _ if modifiers.command || key.name().len() > 1 && key.name().starts_with('F') => {
                let changes_match = |ask: &Ask| matches!(ask, Ask::Undo | Ask::Redo);
                let heard = self.ask_of_act(key, modifiers);
                Some(heard.filter(|ask| !changes_match(ask)))
            }
            _ => Some(None),
        }
    }
}
