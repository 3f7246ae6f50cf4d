//! Short tones and a caller's voice, through programs that the system has.
//!
//! Nothing is linked and nothing of the system is needed to build it: tones are made by arithmetic ([`tones`]) and
//! handed as files to a program that plays sounds; sentences are handed to a program that speaks. What is not there is
//! told once, and the game goes on in silence.
//!
//! | thread | owns | waits for |
//! | --- | --- | --- |
//! | `tones` | the files of the tones, the program that plays | a tone, in one place where newer replaces older |
//! | `voice` | the program that speaks | a sentence, likewise, and the tone that was asked for before it |
//!
//! Whoever asks never waits. A tone that has begun is played to its end; a sentence may be [hushed](Sound::hush).

mod child;
mod desk;
mod player;
mod programs;
#[cfg(all(test, unix))]
mod tests;
pub mod tones;
mod trouble;
mod voice;

use std::sync::Arc;
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use desk::Desk;
use player::Player;
use programs::Row;
use voice::{Sentence, Voice};

pub use programs::{Programs, System};
pub use tones::Tone;
pub use trouble::Trouble;

/// A tone lasts less than a second; the rest is for a slow program to start.
const TONE_PATIENCE: Duration = Duration::from_secs(5);
/// The longest sentence is said in less.
const SENTENCE_PATIENCE: Duration = Duration::from_secs(30);
/// How long the end waits for the programs that still run to be ended.
const END_PATIENCE: Duration = Duration::from_millis(300);

/// How PowerShell is called; the script comes last.
const POWERSHELL_OPTIONS: [&str; 4] = ["-NoLogo", "-NoProfile", "-NonInteractive", "-Command"];

/// Tones and the voice. It is off unless it is made with [`Sound::new`]; dropping it makes it silent.
#[derive(Debug, Default)]
pub struct Sound {
    desk: Arc<Desk>,
    programs: Option<Programs>,
    threads: Vec<JoinHandle<()>>,
}

impl Sound {
    /// Switched on, with the programs that were found. Two threads wait from now on, one for each kind of program that
    /// is there.
    pub fn new(found: Programs) -> Self {
        Self::with_patience(found, TONE_PATIENCE, SENTENCE_PATIENCE)
    }

    /// Switched off: it plays and says nothing, starts nothing and has no problem.
    pub fn off() -> Self {
        Self::default()
    }

    fn with_patience(found: Programs, for_tone: Duration, for_sentence: Duration) -> Self {
        let desk = Arc::new(Desk::default());
        let mut threads = Vec::new();
        if !found.players.is_empty() {
            let player = Player {
                desk: Arc::clone(&desk),
                row: Row::new(found.players.clone()),
                patience: for_tone,
            };
            threads.extend(started(&desk, "tones", move || player.run()));
        }
        if !found.speakers.is_empty() {
            let voice = Voice {
                desk: Arc::clone(&desk),
                row: Row::new(found.speakers.clone()),
                patience: for_sentence,
            };
            threads.extend(started(&desk, "voice", move || voice.run()));
        }
        Self {
            desk,
            programs: Some(found),
            threads,
        }
    }

    /// Plays a tone as soon as the one that sounds is over. It takes the place of a tone that has not begun.
    pub fn play(&self, tone: Tone) {
        match &self.programs {
            Some(found) if found.players.is_empty() => {
                self.desk.tell(Trouble::NoPlayer(found.system));
            }
            Some(_) => self.desk.lay_tone(tone),
            None => {}
        }
    }

    /// Says a sentence as soon as the present one, and a tone that was asked for before, are over. It takes the place of
    /// a sentence that has not begun.
    ///
    /// `language_code` is one like "en" or "de"; any other text leaves the choice of the voice to the system. Characters
    /// that nobody can say are left out, and what is longer than 400 characters is cut.
    pub fn say(&self, sentence: &str, language_code: &str) {
        match (&self.programs, Sentence::new(sentence, language_code)) {
            (Some(found), Some(_)) if found.speakers.is_empty() => {
                self.desk.tell(Trouble::NoSpeaker(found.system));
            }
            (Some(_), Some(sentence)) => self.desk.lay_sentence(sentence),
            (None, _) | (_, None) => {}
        }
    }

    /// Stops the sentence that is being said and forgets the one that waits. Call it before [`Sound::say`] after a
    /// correction, so that only what is right now is heard. Tones are left alone.
    pub fn hush(&self) {
        self.desk.hush();
    }

    /// Whether it is on and the system has a program that plays sounds.
    pub fn can_play(&self) -> bool {
        let found = self.programs.as_ref();
        found.is_some_and(|found| !found.players.is_empty())
    }

    /// Whether it is on and the system has a program that speaks.
    pub fn can_speak(&self) -> bool {
        let found = self.programs.as_ref();
        found.is_some_and(|found| !found.speakers.is_empty())
    }

    /// Takes the oldest problem that has not been told, as an English sentence. Each kind of problem is told once.
    pub fn problem(&self) -> Option<String> {
        self.trouble().map(|trouble| trouble.to_string())
    }

    /// The same as [`Sound::problem`], for whoever says it in another language.
    pub fn trouble(&self) -> Option<Trouble> {
        self.desk.take_trouble()
    }
}

impl Drop for Sound {
    fn drop(&mut self) {
        self.desk.close();
        // The threads end their programs at once. Without this short wait a voice could outlive the window.
        let begun = Instant::now();
        while begun.elapsed() < END_PATIENCE && !self.threads.iter().all(JoinHandle::is_finished) {
            thread::sleep(Duration::from_millis(2));
        }
    }
}

/// Starts a thread; what the system says against it is told as a trouble.
fn started(
    desk: &Desk,
    name: &str,
    work: impl FnOnce() + Send + 'static,
) -> Option<JoinHandle<()>> {
    let thread = thread::Builder::new().name(name.to_owned()).spawn(work);
    match thread {
        Ok(handle) => Some(handle),
        Err(why) => {
            desk.tell(Trouble::NoThread {
                why: why.to_string(),
            });
            None
        }
    }
}
