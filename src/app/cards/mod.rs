//! The cards: searched as one types, over any screen, and read from across the room.
//!
//! | file | what it is |
//! | --- | --- |
//! | `mod.rs`, `over.rs` | what can be asked for and which keys are heard; what is open |
//! | `packs.rs`, `photo.rs` | the packs of the table and the pictures in them, read beside the window |
//! | `edit/` | a card that is written or changed |
//! | `bring.rs`, `table.rs` | packs brought in and given away; cards from the table of a spreadsheet |
//! | `view.rs`, `filter.rs` | from that to plain structs: the list, which cards are listed, the packs with their faults |
//! | `draw.rs`, `reading.rs`, `rows.rs` | the list with the chosen card beside it; one card in large letters; pages of rows |
//! | `picture.rs` | what is drawn of a card |

mod bring;
mod draw;
pub mod edit;
mod filter;
mod over;
pub mod packs;
pub mod photo;
mod picture;
mod reading;
mod rows;
mod table;
mod view;

use eframe::egui::{self, Key, Modifiers};

use super::ask::{Ask, answer_for};
use super::play::Play;
use super::state::{Over, RefereeApp};
use crate::rules::GameKind;
use crate::rules::cards::{Kind, Library};

pub use bring::BringAsk;
pub(super) use bring::{LONGEST_PATH, going_on, path_of};
use edit::EditAsk;
pub use over::CardsOver;
use over::Step;
pub use rows::{Beside, PageRow, RowField, RowsPage};
pub use table::TableAsk;
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
    /// The cards of one kind, or of all.
    OnlyKind(Option<Kind>),
    /// The cards of the pack at this place of the list of packs, or of all.
    OnlyPack(Option<usize>),
    /// Open the page on which it is chosen which cards are listed.
    Filter,
    /// All cards are listed again.
    NoFilter,
    /// Open the page of the packs.
    Packs,
    /// Back to the list.
    List,
    /// Read the table's own packs anew.
    ReadPacks,
    /// Something about the card that is written or changed.
    Edit(EditAsk),
    /// Something about a pack that is brought in or given away.
    Bring(BringAsk),
    /// Something about a table of cards that is brought in.
    Table(TableAsk),
}

impl RefereeApp {
    /// Carries out what was asked of the cards.
    pub(super) fn perform_cards(&mut self, ask: CardsAsk) {
        match ask {
            CardsAsk::Toggle => self.toggle_cards(),
            CardsAsk::ReadPacks => self.read_packs(),
            CardsAsk::Edit(ask) => self.perform_edit(ask),
            CardsAsk::Bring(ask) => self.perform_bring(ask),
            CardsAsk::Table(ask) => self.perform_table(ask),
            other => {
                if let Over::Cards(cards) = &mut self.over {
                    cards.said = None;
                    cards.perform(other);
                    if cards.step == Step::List {
                        self.texts.focus(SEARCH);
                    }
                }
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
        let packs = std::sync::Arc::clone(self.packs.now());
        self.over = Over::Cards(Box::new(CardsOver::new(library, packs)));
        self.texts.clear(SEARCH);
        self.texts.focus(SEARCH);
    }

    /// From a card in large letters, or another page of the cards, back to the list; false when the list is shown.
    pub(super) fn close_card(&mut self) -> bool {
        if self.warns_before_leaving() {
            return true;
        }
        let Over::Cards(cards) = &mut self.over else {
            return false;
        };
        let was_elsewhere = cards.step != Step::List;
        if was_elsewhere {
            cards.step = Step::List;
            self.texts.focus(SEARCH);
        }
        was_elsewhere
    }

    /// The packs were read anew: the open cards show what they are now.
    pub(super) fn renew_cards(&mut self) {
        let packs = std::sync::Arc::clone(self.packs.now());
        if let Over::Cards(cards) = &mut self.over {
            cards.renew(packs);
        }
        self.show_what_was_kept();
        if let Some((folder, left)) = self.packs.brought.take() {
            self.show_brought(&folder, &left);
        }
    }

    /// Searches for what has been typed since; true when something was.
    pub(super) fn search_cards(&mut self) -> bool {
        if self.look_for_paths() {
            return true;
        }
        let Over::Cards(cards) = &mut self.over else {
            return false;
        };
        cards.search_for(self.texts.get(SEARCH))
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
        // Out of a field first, where what was typed could be lost.
        if cards.edit().is_some() && self.is_typing && key == Key::Escape {
            return Some(None);
        }
        if self.keys.presses(super::keys::Act::Menu, key, modifiers) {
            return Some(Some(Ask::Menu));
        }
        let ask = |ask| Some(Some(Ask::Cards(ask)));
        let has_keyboard = ctx.memory(|memory| memory.focused().is_some());
        let is_steering = modifiers.command || key.name().len() > 1 && key.name().starts_with('F');
        if is_steering {
            let answers = self.cards_page().map(|page| page.answers());
            if let Some(meant) = answer_for(&answers.unwrap_or_default(), key, modifiers) {
                return Some(Some(meant));
            }
            // None of them may change the match from here.
            let changes_match = |ask: &Ask| matches!(ask, Ask::Undo | Ask::Redo);
            let heard = self.ask_of_act(key, modifiers);
            return Some(heard.filter(|ask| !changes_match(ask)));
        }
        let is_list = cards.step == Step::List;
        let is_reading = cards.step == Step::Reading;
        match key {
            Key::ArrowLeft if is_reading => ask(CardsAsk::Move(-1)),
            Key::ArrowRight if is_reading => ask(CardsAsk::Move(1)),
            // A button that has the keyboard is pressed by Enter itself.
            Key::Enter | Key::Space if has_keyboard && !self.is_typing => Some(None),
            Key::Enter | Key::Space if is_reading => Some(Some(Ask::Menu)),
            Key::Enter if is_list => ask(CardsAsk::Read),
            Key::ArrowDown if is_list => ask(CardsAsk::Move(1)),
            Key::ArrowUp if is_list => ask(CardsAsk::Move(-1)),
            Key::PageDown if is_list => ask(CardsAsk::Move(PAGE)),
            Key::PageUp if is_list => ask(CardsAsk::Move(-PAGE)),
            // Letters belong to the search: none of them may change the match from here.
            _ if is_list || is_reading || self.is_typing => Some(None),
            _ => {
                let answers = self.cards_page().map(|page| page.answers());
                Some(answer_for(&answers.unwrap_or_default(), key, modifiers))
            }
        }
    }
}
