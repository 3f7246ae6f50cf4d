//! A question before something that cannot be taken back. Enter and Esc leave everything as it is.

use eframe::egui::Key;

use super::ask::{Answer, Ask};
use super::keys::{Act, Shortcut};
use super::panel::{Sheet, SheetRow};
use super::state::RefereeApp;
use super::words::Words;

/// What is asked.
#[derive(Debug, Clone, PartialEq)]
pub struct Confirm {
    /// Its headline.
    pub title: String,
    /// What would go, and what would stay: a paragraph each.
    pub words: Vec<String>,
    /// The button that does it.
    pub yes: (String, Ask),
    /// The button that leaves everything as it is.
    pub no: String,
}

impl RefereeApp {
    /// The question as a sheet.
    pub(super) fn confirm_sheet(&self, confirm: &Confirm) -> Sheet {
        let words = confirm.words.iter().cloned();
        let mut rows: Vec<SheetRow> = words
            .map(|words| SheetRow::Paragraph(Words::plain(words)))
            .collect();
        let no = Answer::of(Ask::Menu, &self.keys, Act::Menu, confirm.no.clone()).filled();
        let (words, ask) = confirm.yes.clone();
        let yes = Answer::new(ask, Shortcut::plain(Key::Delete), words);
        rows.push(SheetRow::Buttons(vec![no, yes]));
        Sheet {
            title: confirm.title.clone(),
            rows,
            is_wide: false,
        }
    }
}
