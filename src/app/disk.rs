//! The app's side of the disk: matches in journals, choices in the settings.

use std::path::{Path, PathBuf};
use std::sync::{Arc, mpsc};
use std::thread;

use super::arbiter::{Trust, TrustByKind};
use super::calendar::when;
use super::keep::{
    Choices, GoneOn, Keep, LastMatch, Learnt, Memory, PastMatch, Preferences, Reading, Shelf,
};
use super::keys::Keys;
use super::past::SearchWords;
use super::play::{AnyEntry, AnySetup, Play};
use super::theme::Scheme;
use super::tongue::tell;
use crate::rules::all_out::AllOut;
use crate::rules::bakugan::Bakugan;
use crate::rules::got_five::GotFive;
use crate::rules::kaboodl::Kaboodl;
use crate::rules::record::Mark;
use crate::rules::tongue::{speak, spoken};
use crate::rules::{GameKind, Stamp, Standing, Table};
use crate::store::exchange::{self, ExportFormat};
use crate::store::{
    self, CallClips, Index, IndexedMatch, Journal, Journals, Notes, Settings, TableFile,
    TableFolder, Trouble, TrustLevel,
};

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

    fn clips(&self) -> Option<CallClips> {
        Some(CallClips::of(self.path()))
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

/// A match of the index as the list of all says it.
fn past_of(one: &IndexedMatch, words: &SearchWords) -> PastMatch {
    let problem = one.trouble.as_ref().map(|trouble| match trouble {
        Trouble::Unreadable { why } => tell!("past-unreadable", why = why.as_str()),
        Trouble::Damaged { line, why } => {
            tell!("past-damaged", line = *line, why = why.as_str())
        }
        Trouble::Notes { why } => tell!("past-notes-damaged", why = why.as_str()),
    });
    let record = one.record.as_ref();
    let players = record.map(|record| record.players.as_slice());
    let players = players.unwrap_or_default().iter();
    let mut past = PastMatch {
        id: one.id.clone(),
        kind: record.map(|record| record.game),
        players: players
            .map(|player| (player.name.clone(), player.score))
            .collect(),
        begun_millis: one.begun_millis(),
        result: record.and_then(|record| record.result),
        entries: record.map_or(0, |record| record.entries),
        notes: one.notes.clone(),
        record: record.cloned().map(Arc::new),
        problem,
        searched: String::new(),
    };
    past.searched = words.of(&past);
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

/// A thread that reads the index, and then one match after another that it does not know.
struct FolderReading {
    told: mpsc::Receiver<(Vec<PastMatch>, usize)>,
    /// Nothing was heard yet: that there is nothing left is not known.
    left: usize,
}

impl Reading for FolderReading {
    fn more(&mut self) -> (Vec<PastMatch>, usize) {
        let mut read = Vec::new();
        loop {
            match self.told.try_recv() {
                Ok((more, left)) => {
                    self.left = left;
                    read.extend(more);
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

/// Tells the matches of a folder: those of the index at once, the others as they are read; then brings the index up to
/// date.
fn read_folder(mut index: Index, tell: &mpsc::Sender<(Vec<PastMatch>, usize)>, may_write: bool) {
    let words = SearchWords::spoken();
    let mut all = index.take_fresh();
    let past = all.iter().map(|one| past_of(one, &words)).collect();
    // Nobody waits for the rest any more: what was read until then is kept all the same.
    let mut is_heard = tell.send((past, index.left())).is_ok();
    while is_heard && let Some(one) = index.read_next() {
        is_heard = tell
            .send((vec![past_of(&one, &words)], index.left()))
            .is_ok();
        all.push(one);
    }
    if may_write && index.is_outdated() {
        all.sort_by(|a, b| b.id.cmp(&a.id));
        if let Err(why) = Index::write(index.folder(), &all) {
            tracing::warn!(%why, "the index of the matches is not kept");
        }
    }
}

/// The folder of matches on disk.
#[derive(Debug)]
pub struct MatchFolder {
    journals: Journals,
    last: Option<(PathBuf, GameKind)>,
    /// Where matches are written for others.
    exports: PathBuf,
    /// Why nothing may be written there; none when it may.
    locked: Option<String>,
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
                exports: folder.join("exports"),
                journals,
                last: None,
                locked: None,
            }),
            Err(error) => Err(error.to_string()),
        }
    }
}

impl MatchFolder {
    /// Only to be looked at, for this reason.
    #[must_use]
    pub fn only_looked_at(mut self, why: String) -> Self {
        self.locked = Some(why);
        self
    }

    fn may_write(&self) -> Result<(), String> {
        match &self.locked {
            Some(why) => Err(why.clone()),
            None => Ok(()),
        }
    }

    /// With another folder for what is written for others.
    #[must_use]
    pub fn exporting_to(mut self, folder: PathBuf) -> Self {
        self.exports = folder;
        self
    }
}

impl Shelf for MatchFolder {
    fn begin(&mut self, setup: &AnySetup) -> Result<Box<dyn Keep>, String> {
        self.may_write()?;
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
            // What was marked as left is not offered.
            let mark = Notes::read(&path).ok().and_then(|notes| notes.mark);
            if standing.result.is_some() || mark == Some(Mark::Abandoned) {
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
        self.may_write()?;
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
        // So that a folder that cannot be read is told at once.
        self.journals.list().map_err(|error| error.to_string())?;
        let folder = self.journals.folder().to_owned();
        let (tell, told) = mpsc::channel();
        let may_write = self.locked.is_none();
        let tongue = spoken();
        let reads = move || {
            speak(tongue);
            match Index::open(&folder) {
                Ok(index) => read_folder(index, &tell, may_write),
                Err(why) => tracing::warn!(%why, "the matches cannot be looked through"),
            }
        };
        let thread = thread::Builder::new().name("read matches".to_owned());
        thread.spawn(reads).map_err(|error| error.to_string())?;
        Ok(Box::new(FolderReading { told, left: 1 }))
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

    fn clips(&self, id: &str) -> Option<CallClips> {
        Some(CallClips::of(&self.journals.folder().join(id)))
    }

    fn matches_folder(&self) -> Option<PathBuf> {
        Some(self.journals.folder().to_owned())
    }

    fn may_change(&self) -> Result<(), String> {
        self.may_write()
    }

    fn exports_folder(&self) -> Option<PathBuf> {
        Some(self.exports.clone())
    }

    fn go_on_with(&mut self, id: &str) -> Result<GoneOn, String> {
        let path = self.journals.folder().join(id);
        let kept = store::read_table(&path).map_err(|error| error.to_string())?;
        self.last = Some((path, kept.table.kind()));
        self.go_on()
    }

    fn note(&mut self, id: &str, notes: &Notes) -> Result<(), String> {
        let path = self.journals.folder().join(id);
        self.may_write()?;
        notes.write(&path).map_err(|error| error.to_string())
    }

    fn export(&mut self, id: &str, format: ExportFormat) -> Result<String, String> {
        let path = self.journals.folder().join(id);
        let stem = id.strip_suffix(".journal").unwrap_or(id);
        let day = |at: Stamp| when(at.millis());
        let exported = exchange::export_free(&path, format, (&self.exports, stem), &day);
        let exported = exported.map_err(|error| error.to_string())?;
        let files: Vec<String> = exported
            .files
            .iter()
            .map(|file| file.display().to_string())
            .collect();
        let words = tell!("past-exported", path = files.join(", "));
        Ok(match exported.damage {
            Some(damage) => tell!("past-exported-damaged", words = words, line = damage.line),
            None => words,
        })
    }

    fn write_out(&mut self, name: &str, ending: &str, text: &str) -> Result<String, String> {
        self.may_write()?;
        let path = exchange::write_free(&self.exports, name, ending, text.as_bytes());
        let path = path.map_err(|error| error.to_string())?;
        Ok(path.display().to_string())
    }

    fn import(&mut self, path: &Path) -> Result<Option<String>, String> {
        self.may_write()?;
        let imported = exchange::import(path, &self.journals);
        let imported = imported.map_err(|error| error.to_string())?;
        Ok((!imported.was_there).then_some(imported.id))
    }

    fn throw_away(&mut self, id: &str) -> Result<(), String> {
        self.may_write()?;
        let thrown = self.journals.throw_away(id);
        thrown.map_err(|error| error.to_string())
    }

    fn bring_back(&mut self, id: &str) -> Result<(), String> {
        self.may_write()?;
        let back = self.journals.bring_back(id);
        back.map_err(|error| error.to_string())
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
            clips_megabytes: settings.clips_megabytes,
            blurs_surroundings: settings.blur_surroundings,
            shows_roll_line: settings.roll_line,
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
    settings.clips_megabytes = preferences.clips_megabytes;
    settings.blur_surroundings = preferences.blurs_surroundings;
    settings.roll_line = preferences.shows_roll_line;
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
                clips_megabytes: 2_000,
                blurs_surroundings: false,
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
