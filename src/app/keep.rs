//! What the app needs of the disk, so that tests can hold a full one in their hands.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::arbiter::TrustByKind;
use super::keys::Keys;
use super::play::{AnyEntry, AnySetup, Play};
use super::theme::Scheme;
use crate::rules::record::MatchRecord;
use crate::rules::tongue::Tongue;
use crate::rules::{GameKind, MatchResult, Seat};
use crate::store::exchange::ExportFormat;
use crate::store::settings::CLIPS_MEGABYTES;
use crate::store::{CallClips, GameChoices, Notes, Sounds};
use crate::vision::experience::Experience;

/// Keeps the entries of one match. An entry is kept before the screen shows it as done.
pub trait Keep {
    /// Writes an entry down for good.
    ///
    /// # Errors
    /// Why it is not on disk, in a person's words.
    fn keep(&mut self, entry: &AnyEntry) -> Result<(), String>;

    /// Keeps a picture (a JPEG file) of the roll that this entry settled.
    ///
    /// # Errors
    /// Why it is not kept, in a person's words.
    fn keep_picture(&mut self, _entry: u32, _jpeg: &[u8]) -> Result<(), String> {
        Ok(())
    }

    /// Where the clips of its calls are kept; they are written on a thread of their own. None when nowhere.
    fn clips(&self) -> Option<CallClips> {
        None
    }

    /// Which of the kept matches it is.
    fn id(&self) -> Option<String> {
        None
    }
}

/// What the camera has learnt at one table.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Learnt {
    /// What the referee said of rolls.
    pub experience: Experience,
}

/// Where it is kept what the camera has learnt, table by table.
pub trait Memory {
    /// What was learnt at the table that this source of pictures shows (as `--source` takes it), and what people should know
    /// of the file that it stood in.
    fn recall(&mut self, source: &str) -> (Learnt, Option<String>);

    /// Keeps what was learnt there.
    ///
    /// # Errors
    /// Why it is not kept, in a person's words.
    fn remember(&mut self, source: &str, learnt: &Learnt) -> Result<(), String>;
}

/// Where matches are kept.
pub trait Shelf {
    /// Begins a new match there.
    ///
    /// # Errors
    /// Why it cannot be kept, in a person's words.
    fn begin(&mut self, setup: &AnySetup) -> Result<Box<dyn Keep>, String>;

    /// The latest match that is not over, if there is one; it is looked for once and not opened yet.
    fn last(&mut self) -> Option<LastMatch>;

    /// Goes on with the latest match.
    ///
    /// # Errors
    /// Why it cannot be opened, in a person's words.
    fn go_on(&mut self) -> Result<GoneOn, String>;

    /// Looks through all matches, the latest first, without keeping anybody waiting.
    ///
    /// # Errors
    /// Why they cannot be looked through, in a person's words.
    fn look_through(&mut self) -> Result<Box<dyn Reading>, String> {
        Ok(Box::new(Vec::new()))
    }

    /// Reads one of them, and says what is wrong with it.
    ///
    /// # Errors
    /// Why it cannot be read, in a person's words.
    fn open(&mut self, id: &str) -> Result<(Play, Option<String>), String> {
        Err(id.to_owned())
    }

    /// The entries of one of them whose call has a picture, in their order.
    fn pictures(&self, _id: &str) -> Vec<u32> {
        Vec::new()
    }

    /// The picture (a JPEG file) of the roll that an entry of one of them settled; none when none was kept.
    ///
    /// # Errors
    /// Why it cannot be read, in a person's words.
    fn picture(&self, _id: &str, _entry: u32) -> Result<Option<Vec<u8>>, String> {
        Ok(None)
    }

    /// The clips of the calls of one of them; none when none are kept anywhere.
    fn clips(&self, _id: &str) -> Option<CallClips> {
        None
    }

    /// The folder that pictures and clips of calls are kept in, beside the matches; none when nowhere.
    fn matches_folder(&self) -> Option<PathBuf> {
        None
    }

    /// The folder that something is written to for others; none when nowhere.
    fn exports_folder(&self) -> Option<PathBuf> {
        None
    }

    /// Whether what is kept may be changed from here.
    ///
    /// # Errors
    /// Why it may only be looked at, in a person's words.
    fn may_change(&self) -> Result<(), String> {
        Ok(())
    }

    /// Goes on with one of them.
    ///
    /// # Errors
    /// Why it cannot be opened, in a person's words.
    fn go_on_with(&mut self, id: &str) -> Result<GoneOn, String> {
        Err(id.to_owned())
    }

    /// Writes down what people say of one of them.
    ///
    /// # Errors
    /// Why it is not kept, in a person's words.
    fn note(&mut self, id: &str, _notes: &Notes) -> Result<(), String> {
        Err(id.to_owned())
    }

    /// Writes one of them to a file for others; gives a sentence that says where it is.
    ///
    /// # Errors
    /// Why it was not written, in a person's words.
    fn export(&mut self, id: &str, _format: ExportFormat) -> Result<String, String> {
        Err(id.to_owned())
    }

    /// Writes something else for others, under a name that begins so and is free; gives where it is.
    ///
    /// # Errors
    /// Why it was not written, in a person's words.
    fn write_out(&mut self, name: &str, _ending: &str, _text: &str) -> Result<String, String> {
        Err(name.to_owned())
    }

    /// Takes a match over from a file of others; gives its name, or none when it was there already.
    ///
    /// # Errors
    /// Why nothing was taken over, in a person's words.
    fn import(&mut self, path: &Path) -> Result<Option<String>, String> {
        Err(path.display().to_string())
    }

    /// Puts one of them into the trash.
    ///
    /// # Errors
    /// Why it cannot go, in a person's words.
    fn throw_away(&mut self, id: &str) -> Result<(), String> {
        Err(id.to_owned())
    }

    /// Brings one of them back out of the trash.
    ///
    /// # Errors
    /// Why it cannot come back, in a person's words.
    fn bring_back(&mut self, id: &str) -> Result<(), String> {
        Err(id.to_owned())
    }
}

/// Matches that are being read.
pub trait Reading {
    /// Those that were read since the last time, and how many are still to come.
    fn more(&mut self) -> (Vec<PastMatch>, usize);
}

impl Reading for Vec<PastMatch> {
    fn more(&mut self) -> (Vec<PastMatch>, usize) {
        (std::mem::take(self), 0)
    }
}

/// A match that was kept, as the list of them says it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PastMatch {
    /// Tells it from the others: the name of its file.
    pub id: String,
    /// Which game; none when not even that can be read.
    pub kind: Option<GameKind>,
    /// The players and what they have, in seat order.
    pub players: Vec<(String, i32)>,
    /// When it began, in milliseconds since 1970.
    pub begun_millis: Option<u64>,
    /// How it ended; none while it is not over.
    pub result: Option<MatchResult>,
    /// How many entries its log has.
    pub entries: usize,
    /// What people say of it.
    pub notes: Notes,
    /// Its numbers, where they have been worked out.
    pub record: Option<Arc<MatchRecord>>,
    /// What is wrong with its file, as a sentence.
    pub problem: Option<String>,
    /// What a search goes through, in small letters; empty when it is still to be made of the rest.
    pub searched: String,
}

impl PastMatch {
    /// How it ended, in words; none while it is not over.
    pub fn result_in_words(&self) -> Option<String> {
        let name = |seat: Seat| self.players.get(seat.index()).map(|(name, _)| name.clone());
        Some(self.result?.headline(|seat| name(seat).unwrap_or_default()))
    }
}

/// What the first screen says of the latest match.
#[derive(Debug, Clone, PartialEq)]
pub struct LastMatch {
    /// Which game.
    pub kind: GameKind,
    /// The players and what they have, in seat order.
    pub players: Vec<(String, i32)>,
    /// Whose turn it is.
    pub turn: Option<String>,
    /// How many entries its log has.
    pub entries: usize,
    /// When its last entry was kept, in milliseconds since 1970.
    pub kept_millis: Option<u64>,
}

/// A match that goes on.
pub struct GoneOn {
    /// The match.
    pub play: Play,
    /// Where it is kept on.
    pub keeper: Box<dyn Keep>,
    /// What people should know: lines set aside.
    pub notices: Vec<String>,
}

/// What a person has chosen for the window.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Choices {
    /// The colours.
    pub scheme: Scheme,
    /// How large everything is, in percent of what fits.
    pub zoom_percent: u16,
    /// How far calls are trusted.
    pub trust: TrustByKind,
    /// The players' names, as last used.
    pub names: Vec<String>,
    /// Keys that were bound anew.
    pub keys: Keys,
    /// Where pictures come from, as `--source` takes it; empty for what is there.
    pub source: String,
    /// Everything else.
    pub preferences: Preferences,
}

/// What a person has chosen beside the look of the window.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Preferences {
    /// The language; none for the system's.
    pub language: Option<Tongue>,
    /// True when nothing may move on the screen that need not.
    pub has_reduced_motion: bool,
    /// What the window lets one hear.
    pub sounds: Sounds,
    /// How many calls each player may have looked at again in a match; 0 for none.
    pub challenges: u8,
    /// How long a turn may take, in seconds; 0 for as long as one likes.
    pub turn_clock_seconds: u16,
    /// True once the first start's steps were shown.
    pub is_welcomed: bool,
    /// True when pictures and a short clip of each call are kept with the match.
    pub keeps_pictures: bool,
    /// So much room all clips may take, in megabytes.
    pub clips_megabytes: u32,
    /// True when kept pictures are made unreadable around the field.
    pub blurs_surroundings: bool,
    /// True when the line that a roll starts behind is drawn, and a hand that was nearer is told.
    pub shows_roll_line: bool,
    /// Every name that was ever used, newest first.
    pub known_names: Vec<String>,
    /// Who was marked as the youngest last; empty for nobody.
    pub youngest: String,
    /// The address of the phone that was typed last, with its password; empty for none.
    pub phone: String,
    /// How the picture of each source is turned, by its words as `--source` takes them.
    pub views: BTreeMap<String, String>,
    /// What was chosen for the last match of each game, by the word that files name it with.
    pub games: BTreeMap<String, GameChoices>,
}

impl Default for Preferences {
    fn default() -> Self {
        Self {
            language: None,
            has_reduced_motion: false,
            sounds: Sounds::default(),
            challenges: 1,
            turn_clock_seconds: 0,
            is_welcomed: true,
            keeps_pictures: true,
            clips_megabytes: CLIPS_MEGABYTES,
            blurs_surroundings: true,
            shows_roll_line: true,
            known_names: Vec::new(),
            youngest: String::new(),
            phone: String::new(),
            views: BTreeMap::new(),
            games: BTreeMap::new(),
        }
    }
}

impl Preferences {
    /// So many names are remembered.
    const MOST_NAMES: usize = 60;

    /// Remembers names, these first.
    pub fn remember<'a>(&mut self, names: impl DoubleEndedIterator<Item = &'a String>) {
        for name in names.rev() {
            self.known_names.retain(|known| known != name);
            self.known_names.insert(0, name.clone());
        }
        self.known_names.truncate(Self::MOST_NAMES);
    }
}

/// Keeps what a person has chosen; fails with the reason in a person's words.
pub type KeepChoices = dyn FnMut(&Choices) -> Result<(), String>;
