//! The app's side of the disk: matches in journals, choices in the settings.

use std::path::{Path, PathBuf};

use super::arbiter::{Trust, TrustByKind};
use super::keep::{Choices, GoneOn, Keep, LastMatch, Preferences, Shelf};
use super::keys::Keys;
use super::play::{AnyEntry, AnySetup, Play};
use super::theme::Scheme;
use super::tongue::tell;
use crate::rules::all_out::AllOut;
use crate::rules::bakugan::Bakugan;
use crate::rules::got_five::GotFive;
use crate::rules::kaboodl::Kaboodl;
use crate::rules::{GameKind, Table};
use crate::store::{self, Journal, Journals, Settings, TrustLevel};

/// Milliseconds until a counted-down call is entered.
pub const COUNTDOWN_MILLIS: u32 = 3_000;

impl Keep for Journal {
    fn keep(&mut self, entry: &AnyEntry) -> Result<(), String> {
        let kept = match entry {
            AnyEntry::Bakugan(entry) => self.append(entry),
            AnyEntry::Kaboodl(entry) => self.append(entry),
            AnyEntry::AllOut(entry) => self.append(entry),
            AnyEntry::GotFive(entry) => self.append(entry),
        };
        kept.map_err(|error| error.to_string())
    }
}

/// The folder of matches on disk.
#[derive(Debug)]
pub struct MatchFolder {
    journals: Journals,
    last: Option<(PathBuf, GameKind)>,
}

impl MatchFolder {
    /// So many of the latest matches are looked through for one that is not over.
    const LOOKED_THROUGH: usize = 20;

    /// The matches in this folder, which is made if it is not there.
    ///
    /// # Errors
    /// Why it cannot be used, in a person's words.
    pub fn open(folder: &Path) -> Result<Self, String> {
        match Journals::open(folder) {
            Ok(journals) => Ok(Self {
                journals,
                last: None,
            }),
            Err(error) => Err(error.to_string()),
        }
    }
}

impl Shelf for MatchFolder {
    fn begin(&mut self, setup: &AnySetup) -> Result<Box<dyn Keep>, String> {
        let begun = store::stamp_now();
        let journal = match setup {
            AnySetup::Bakugan(setup) => {
                let opened = self.journals.create::<Bakugan>(setup, begun);
                opened.map(|opened| opened.journal)
            }
            AnySetup::Kaboodl(setup) => {
                let opened = self.journals.create::<Kaboodl>(setup, begun);
                opened.map(|opened| opened.journal)
            }
            AnySetup::AllOut(setup) => {
                let opened = self.journals.create::<AllOut>(setup, begun);
                opened.map(|opened| opened.journal)
            }
            AnySetup::GotFive(setup) => {
                let opened = self.journals.create::<GotFive>(setup, begun);
                opened.map(|opened| opened.journal)
            }
        };
        match journal {
            Ok(journal) => Ok(Box::new(journal)),
            Err(error) => Err(error.to_string()),
        }
    }

    fn last(&mut self) -> Option<LastMatch> {
        let paths = self.journals.list().ok()?;
        for path in paths.into_iter().take(Self::LOOKED_THROUGH) {
            // What cannot be read is told when somebody opens it.
            let Ok(kept) = store::read_table(&path) else {
                continue;
            };
            let play = Play::new(kept.table);
            let standing = play.standing();
            if standing.result.is_some() {
                continue;
            }
            self.last = Some((path, play.kind()));
            let names = standing.names.iter().map(|(_, name)| name.clone());
            let scores = standing.match_scores.as_ref().unwrap_or(&standing.scores);
            return Some(LastMatch {
                kind: play.kind(),
                players: names.zip(scores.iter().map(|(_, score)| *score)).collect(),
                turn: standing
                    .turn
                    .and_then(|turn| standing.names.get(turn).cloned()),
                entries: play.entries(),
            });
        }
        None
    }

    fn go_on(&mut self) -> Result<GoneOn, String> {
        let (path, kind) = self.last.clone().ok_or_else(|| tell!("no-last-match"))?;
        macro_rules! resume {
            ($game:ty, $table:ident) => {
                self.journals
                    .resume::<$game>(&path)
                    .map(|(opened, notices)| GoneOn {
                        play: Play::new(Table::$table(opened.ledger)),
                        keeper: Box::new(opened.journal),
                        notices,
                    })
            };
        }
        let gone_on = match kind {
            GameKind::Bakugan => resume!(Bakugan, Bakugan),
            GameKind::Kaboodl => resume!(Kaboodl, Kaboodl),
            GameKind::AllOut => resume!(AllOut, AllOut),
            GameKind::GotFive => resume!(GotFive, GotFive),
        };
        gone_on.map_err(|error| error.to_string())
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
        names: settings.names.clone(),
        keys: Keys::read(&settings.keys).0,
        source: settings.last_source.clone(),
        preferences: Preferences {
            language: settings.language,
            has_reduced_motion: settings.reduced_motion,
            sounds: settings.sounds,
            challenges: settings.challenges,
            turn_clock_seconds: settings.turn_clock_seconds,
            is_welcomed: settings.welcomed,
            known_names: settings.known_names.clone(),
            youngest: settings.youngest.clone(),
            games: settings.games.clone(),
        },
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
    settings.names.clone_from(&choices.names);
    settings.keys = choices.keys.written();
    settings.last_source.clone_from(&choices.source);
    let preferences = choices.preferences.clone();
    settings.language = preferences.language;
    settings.reduced_motion = preferences.has_reduced_motion;
    settings.sounds = preferences.sounds;
    settings.challenges = preferences.challenges;
    settings.turn_clock_seconds = preferences.turn_clock_seconds;
    settings.welcomed = preferences.is_welcomed;
    settings.known_names = preferences.known_names;
    settings.youngest = preferences.youngest;
    settings.games = preferences.games;
}

#[cfg(test)]
mod tests {
    use eframe::egui::Key;

    use super::*;
    use crate::app::keys::{Act, Shortcut};

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
            names: vec!["Mia".to_owned(), "Ben".to_owned()],
            keys: {
                let mut keys = Keys::default();
                keys.bind(Act::Closed, Shortcut::plain(Key::Z))
                    .expect("it is free");
                keys
            },
            source: "simulated:7".to_owned(),
            preferences: Preferences {
                language: Some(crate::rules::tongue::Tongue::German),
                challenges: 3,
                known_names: vec!["Zoe".to_owned()],
                ..Preferences::default()
            },
        };
        let mut settings = Settings::default();
        put_choices(&mut settings, &choices);
        assert_eq!(choices_from(&settings), choices);
    }
}
