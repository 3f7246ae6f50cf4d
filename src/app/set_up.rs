//! Preparing a match: which game, who plays, who begins.

use super::ask::{Answer, Ask};
use super::keys::{Act, ENTER};
use super::panel::{Sheet, SheetRow};
use super::play::AnySetup;
use super::state::RefereeApp;
use super::texts::field;
use super::tongue::tell;
use super::words::Words;
use crate::rules::{GameKind, all_out, bakugan, got_five, kaboodl};

/// What has been chosen for the match that begins.
#[derive(Debug, Clone, PartialEq)]
pub struct SetUp {
    /// Which game.
    pub kind: GameKind,
    /// How many play.
    pub players: usize,
}

impl Default for SetUp {
    fn default() -> Self {
        Self {
            kind: GameKind::Bakugan,
            players: 2,
        }
    }
}

impl RefereeApp {
    /// Prepares a match of this game with the names that were used last.
    pub(super) fn prepare(&mut self, kind: GameKind) {
        self.set_up = SetUp { kind, players: 2 };
        for seat in 0..self.set_up.players {
            if self.texts.get(&field::name(seat)).is_empty() {
                let usual = tell!("player-number", number = seat + 1);
                let name = self.names.get(seat).cloned().unwrap_or(usual);
                self.texts.set(&field::name(seat), name);
            }
        }
    }

    /// The set-up that the form describes.
    pub(super) fn setup_of_form(&self) -> AnySetup {
        let names: Vec<String> = (0..self.set_up.players)
            .map(|seat| self.texts.get(&field::name(seat)).trim().to_owned())
            .collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        match self.set_up.kind {
            GameKind::Bakugan => AnySetup::Bakugan(bakugan::Setup::quick(
                names.first().copied().unwrap_or_default(),
                names.get(1).copied().unwrap_or_default(),
            )),
            GameKind::Kaboodl => AnySetup::Kaboodl(kaboodl::Setup::quick(&names)),
            GameKind::AllOut => AnySetup::AllOut(all_out::Setup::quick(&names)),
            GameKind::GotFive => AnySetup::GotFive(got_five::Setup::quick(&names)),
        }
    }

    /// The form as a sheet.
    pub(super) fn set_up_sheet(&self) -> Sheet {
        let mut rows = vec![SheetRow::Text(Words::quiet(tell!("set-up-younger-first")))];
        for seat in 0..self.set_up.players {
            let label = tell!("set-up-seat", number = seat + 1);
            rows.push(SheetRow::Field(label, field::name(seat)));
        }
        let begin = Answer::new(Ask::BeginMatch, ENTER, tell!("set-up-begin")).filled();
        rows.push(SheetRow::Button(Box::new(begin)));
        let back = Answer::of(Ask::Menu, &self.keys, Act::Menu, tell!("back"));
        rows.push(SheetRow::Button(Box::new(back)));
        Sheet {
            title: tell!("set-up-title", game = self.set_up.kind.name()),
            rows,
            is_wide: false,
        }
    }
}
