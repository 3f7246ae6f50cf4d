//! The app's side of the disk: matches in journals, choices in the settings.

use std::path::{Path, PathBuf};

use super::arbiter::{Trust, TrustByKind};
use super::keep::{Choices, Keep, Shelf};
use super::theme::Scheme;
use crate::rules::bakugan::{Bakugan, Setup};
use crate::rules::{EntryOf, Ledger};
use crate::store::{self, Journal, Journals, Opened, Settings, StoreError, TrustLevel};

/// Milliseconds until a counted-down call is entered.
pub const COUNTDOWN_MILLIS: u32 = 3_000;

impl Keep for Journal {
    fn keep(&mut self, entry: &EntryOf<Bakugan>) -> Result<(), String> {
        self.append(entry).map_err(|error| error.to_string())
    }
}

impl Shelf for Journals {
    fn begin(&mut self, setup: &Setup) -> Result<Box<dyn Keep>, String> {
        let opened: Result<Opened<Bakugan>, StoreError> = self.create(setup, store::stamp_now());
        match opened {
            Ok(opened) => Ok(Box::new(opened.journal)),
            Err(error) => Err(error.to_string()),
        }
    }
}

/// A match to play and where it is kept.
pub struct Match {
    /// The match.
    pub game: Ledger<Bakugan>,
    /// Its journal; none when it cannot be kept.
    pub keeper: Option<Box<dyn Keep>>,
    /// Where further matches are begun.
    pub shelf: Option<Box<dyn Shelf>>,
    /// What people should know.
    pub notices: Vec<String>,
}

/// Goes on with the last match in this folder, or begins a quick game of these two names there.
///
/// Without a disk the match is played all the same, and a notice says that it is not kept.
pub fn match_in(folder: &Path, names: [&str; 2]) -> Match {
    let setup = Setup::quick(names[0], names[1]);
    let not_kept = |error: &StoreError| Match {
        game: Ledger::new(setup.clone()),
        keeper: None,
        shelf: None,
        notices: vec![format!(
            "Matches cannot be saved: {error}. The game goes on."
        )],
    };
    let mut journals = match Journals::open(folder) {
        Ok(journals) => journals,
        Err(error) => return not_kept(&error),
    };
    let resumed = match journals.latest_unfinished::<Bakugan>() {
        Ok(resumed) => resumed,
        Err(error) => return not_kept(&error),
    };
    let mut notices = resumed.notices;
    if let Some(opened) = resumed.opened {
        return Match {
            game: opened.ledger,
            keeper: Some(Box::new(opened.journal)),
            shelf: Some(Box::new(journals)),
            notices,
        };
    }
    let keeper = match journals.begin(&setup) {
        Ok(keeper) => Some(keeper),
        Err(error) => {
            notices.push(format!(
                "This match cannot be saved: {error}. The game goes on."
            ));
            None
        }
    };
    Match {
        game: Ledger::new(setup),
        keeper,
        shelf: Some(Box::new(journals)),
        notices,
    }
}

/// The settings file in the data folder.
pub fn settings_path(data: &Path) -> PathBuf {
    data.join("settings.toml")
}

/// The folder of matches in the data folder.
pub fn matches_folder(data: &Path) -> PathBuf {
    data.join("matches")
}

/// What was chosen, in the app's words.
pub fn choices_from(settings: &Settings) -> Choices {
    let trust = |level: TrustLevel| match level {
        TrustLevel::Ask => Trust::Ask,
        TrustLevel::Countdown => Trust::Countdown(COUNTDOWN_MILLIS),
        TrustLevel::AtOnce => Trust::AtOnce,
    };
    let name = |place: usize, otherwise: &str| {
        settings
            .names
            .get(place)
            .cloned()
            .unwrap_or_else(|| otherwise.to_owned())
    };
    Choices {
        scheme: match settings.theme {
            store::Theme::Dark => Scheme::Dark,
            store::Theme::Light => Scheme::Light,
            store::Theme::HighContrast => Scheme::HighContrast,
        },
        zoom_percent: settings.scale_percent,
        trust: TrustByKind {
            open: trust(settings.trust.open),
            closed: trust(settings.trust.closed),
            missed: trust(settings.trust.missed),
            between: trust(settings.trust.between),
        },
        names: [name(0, "Player 1"), name(1, "Player 2")],
        source: settings.last_source.clone(),
    }
}

/// Writes what was chosen into settings, leaving the rest as it is.
pub fn put_choices(settings: &mut Settings, choices: &Choices) {
    let level = |trust: Trust| match trust {
        Trust::Ask => TrustLevel::Ask,
        Trust::Countdown(_) => TrustLevel::Countdown,
        Trust::AtOnce => TrustLevel::AtOnce,
    };
    settings.theme = match choices.scheme {
        Scheme::Dark => store::Theme::Dark,
        Scheme::Light => store::Theme::Light,
        Scheme::HighContrast => store::Theme::HighContrast,
    };
    settings.scale_percent = choices.zoom_percent;
    settings.trust = store::Trust {
        open: level(choices.trust.open),
        closed: level(choices.trust.closed),
        missed: level(choices.trust.missed),
        between: level(choices.trust.between),
    };
    settings.names = choices.names.to_vec();
    settings.last_source.clone_from(&choices.source);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_come_back_from_the_settings_as_they_were() {
        let choices = Choices {
            scheme: Scheme::HighContrast,
            zoom_percent: 130,
            trust: TrustByKind {
                open: Trust::AtOnce,
                closed: Trust::Countdown(COUNTDOWN_MILLIS),
                missed: Trust::Ask,
                between: Trust::Ask,
            },
            names: ["Mia".to_owned(), "Ben".to_owned()],
            source: "simulated:7".to_owned(),
        };
        let mut settings = Settings::default();
        put_choices(&mut settings, &choices);
        assert_eq!(choices_from(&settings), choices);
    }

    #[test]
    fn a_match_is_played_where_nothing_can_be_kept() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("no folder");
        std::fs::write(&file, "x").expect("it can be written");
        let begun = match_in(&file, ["Mia", "Ben"]);
        assert!(begun.keeper.is_none());
        assert_eq!(begun.notices.len(), 1);
        assert!(begun.notices[0].starts_with("Matches cannot be saved"));
    }
}
