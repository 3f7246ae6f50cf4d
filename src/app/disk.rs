//! The app's side of the disk: matches in journals, choices in the settings.

use std::path::{Path, PathBuf};
use std::sync::mpsc;
use std::thread;

use super::arbiter::{Trust, TrustByKind};
use super::keep::{
    Choices, GoneOn, Keep, LastMatch, Learnt, Memory, PastMatch, Preferences, Reading, Shelf,
};
use super::keys::Keys;
use super::play::{AnyEntry, AnySetup, Play};
use super::theme::Scheme;
use super::tongue::tell;
use crate::rules::all_out::AllOut;
use crate::rules::bakugan::Bakugan;
use crate::rules::got_five::GotFive;
use crate::rules::kaboodl::Kaboodl;
use crate::rules::tongue::{speak, spoken};
use crate::rules::{GameKind, Standing, Table};
use crate::store::{self, Journal, Journals, Settings, TableFile, TableFolder, TrustLevel};

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

    fn keep_picture(&mut self, entry: u32, jpeg: &[u8]) -> Result<(), String> {
        store::pictures::keep(self.path(), entry, jpeg).map_err(|error| error.to_string())
    }

    fn id(&self) -> Option<String> {
        Some(file_name(self.path()))
    }
}

/// The last part of a path.
fn file_name(path: &Path) -> String {
    let name = path.file_name().unwrap_or_default();
    name.to_string_lossy().into_owned()
}

/// When a file was changed last, in milliseconds since 1970.
fn changed_millis(path: &Path) -> Option<u64> {
    let changed = path.metadata().ok()?.modified().ok()?;
    let since = changed.duration_since(std::time::UNIX_EPOCH).ok()?;
    u64::try_from(since.as_millis()).ok()
}

/// Reads one match for the list of all; what cannot be read is told in its place.
fn read_past(path: &Path) -> PastMatch {
    let id = file_name(path);
    let begun_millis = id.split('-').next().and_then(|head| head.parse().ok());
    let mut past = PastMatch {
        kind: None,
        players: Vec::new(),
        begun_millis: begun_millis.filter(|millis| *millis > 0),
        result: None,
        entries: 0,
        problem: None,
        id,
    };
    match store::read_table(path) {
        Err(error) => past.problem = Some(tell!("past-unreadable", why = error.to_string())),
        Ok(kept) => {
            past.problem = kept.damage.map(|damage| damaged(&damage));
            let play = Play::new(kept.table);
            let standing = play.standing();
            past.kind = Some(play.kind());
            past.entries = play.entries();
            past.begun_millis = past
                .begun_millis
                .or_else(|| play.begun().map(|stamp| stamp.millis()));
            past.result = standing.result.map(|result| {
                result.headline(|seat| standing.names.get(seat).cloned().unwrap_or_default())
            });
            past.players = players_of(&standing);
        }
    }
    past
}

/// What is wrong with a match, and that the rest of it is there.
fn damaged(damage: &store::Damage) -> String {
    tell!(
        "past-damaged",
        line = damage.line,
        why = damage.why.as_str()
    )
}

/// The players with what they have.
fn players_of(standing: &Standing) -> Vec<(String, i32)> {
    let names = standing.names.iter().map(|(_, name)| name.clone());
    let scores = standing.match_scores.as_ref().unwrap_or(&standing.scores);
    names.zip(scores.iter().map(|(_, score)| *score)).collect()
}

/// A thread that reads one match after another.
struct FolderReading {
    told: mpsc::Receiver<PastMatch>,
    left: usize,
}

impl Reading for FolderReading {
    fn more(&mut self) -> (Vec<PastMatch>, usize) {
        let mut read = Vec::new();
        loop {
            match self.told.try_recv() {
                Ok(one) => {
                    self.left = self.left.saturating_sub(1);
                    read.push(one);
                }
                Err(mpsc::TryRecvError::Empty) => break,
                Err(mpsc::TryRecvError::Disconnected) => {
                    self.left = 0;
                    break;
                }
            }
        }
        (read, self.left)
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
            return Some(LastMatch {
                kind: play.kind(),
                kept_millis: self
                    .last
                    .as_ref()
                    .and_then(|(path, _)| changed_millis(path)),
                players: players_of(&standing),
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

    fn look_through(&mut self) -> Result<Box<dyn Reading>, String> {
        let paths = self.journals.list().map_err(|error| error.to_string())?;
        let (tell, told) = mpsc::channel();
        let left = paths.len();
        let tongue = spoken();
        let reads = move || {
            speak(tongue);
            for path in paths {
                // Nobody waits for the rest any more.
                if tell.send(read_past(&path)).is_err() {
                    break;
                }
            }
        };
        let thread = thread::Builder::new().name("read matches".to_owned());
        thread.spawn(reads).map_err(|error| error.to_string())?;
        Ok(Box::new(FolderReading { told, left }))
    }

    fn open(&mut self, id: &str) -> Result<(Play, Option<String>), String> {
        let path = self.journals.folder().join(id);
        let kept = store::read_table(&path).map_err(|error| error.to_string())?;
        let problem = kept.damage.map(|damage| damaged(&damage));
        Ok((Play::new(kept.table), problem))
    }

    fn pictures(&self, id: &str) -> Vec<u32> {
        store::pictures::entries(&self.journals.folder().join(id))
    }

    fn picture(&self, id: &str, entry: u32) -> Result<Option<Vec<u8>>, String> {
        let path = self.journals.folder().join(id);
        store::pictures::read(&path, entry).map_err(|error| error.to_string())
    }

    fn place_of_pictures(&self) -> Option<String> {
        Some(self.journals.folder().display().to_string())
    }

    fn go_on_with(&mut self, id: &str) -> Result<GoneOn, String> {
        let path = self.journals.folder().join(id);
        let kept = store::read_table(&path).map_err(|error| error.to_string())?;
        self.last = Some((path, kept.table.kind()));
        self.go_on()
    }
}

/// The settings file in the data folder.
pub fn settings_path(data: &Path) -> PathBuf {
    data.join("settings.toml")
}

impl Memory for TableFolder {
    fn recall(&mut self, source: &str) -> (Learnt, Option<String>) {
        let (file, notice) = self.load(source);
        let learnt = Learnt {
            experience: file.experience(),
        };
        (learnt, notice)
    }

    fn remember(&mut self, source: &str, learnt: &Learnt) -> Result<(), String> {
        let file = TableFile::of(&learnt.experience);
        self.save(source, &file).map_err(|error| error.to_string())
    }
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
            keeps_pictures: settings.keep_pictures,
            known_names: settings.known_names.clone(),
            youngest: settings.youngest.clone(),
            phone: settings.phone.clone(),
            views: settings.views.clone(),
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
    settings.keep_pictures = preferences.keeps_pictures;
    settings.known_names = preferences.known_names;
    settings.youngest = preferences.youngest;
    settings.phone = preferences.phone;
    settings.views = preferences.views;
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
                phone: "http://mia:secret@10.0.0.7:8080/video".to_owned(),
                views: [("camera:Eye".to_owned(), "90 mirrored".to_owned())].into(),
                ..Preferences::default()
            },
        };
        let mut settings = Settings::default();
        put_choices(&mut settings, &choices);
        assert_eq!(choices_from(&settings), choices);
    }
}
