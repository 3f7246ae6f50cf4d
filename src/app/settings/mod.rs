//! What a person likes: colours, sizes, language, sounds, trust in the camera, keys.
//!
//! | file | what it is |
//! | --- | --- |
//! | `mod.rs` | what can be asked for, and how it is carried out |
//! | `pictures.rs` | pictures that are kept: how many, where, away with them |
//! | `view.rs`, `draw.rs` | the page |

mod draw;
mod pictures;
mod view;

use eframe::egui::{self, Key, Modifiers};

use super::arbiter::Trust;
use super::ask::Ask;
use super::keys::{Act, Keys, Shortcut};
use super::learn::LearnAsk;
use super::state::{Over, RefereeApp};
use super::theme::Scheme;
use super::tongue::tell;
use super::window::system_tongue;
use crate::rules::tongue::{Tongue, speak};
use crate::store::Sounds;

pub use view::{KeyRow, SettingRow, SettingsPage, TURNS};

/// The parts of the page.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Section {
    /// Colours, sizes, movement.
    #[default]
    Look,
    /// The language.
    Language,
    /// Tones and voice.
    Sound,
    /// How far the camera is trusted.
    Trust,
    /// What holds for matches that begin.
    Matches,
    /// Which key does what.
    Keys,
    /// Pictures that are kept.
    Pictures,
}

impl Section {
    /// All of them, in the order of the page.
    pub const ALL: [Self; 7] = [
        Self::Look,
        Self::Language,
        Self::Sound,
        Self::Trust,
        Self::Matches,
        Self::Keys,
        Self::Pictures,
    ];
}

/// The kinds of calls, as they are trusted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CallKind {
    /// Open on a gate.
    Open,
    /// Closed on a gate.
    Closed,
    /// Beside every gate.
    Missed,
    /// Across gates.
    Between,
}

impl CallKind {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Open, Self::Closed, Self::Missed, Self::Between];
}

/// What can be asked of the settings.
#[derive(Debug, Clone, PartialEq)]
pub enum SettingsAsk {
    /// Show this part.
    Show(Section),
    /// These colours.
    Scheme(Scheme),
    /// Everything so large, in percent of what fits.
    Size(u16),
    /// Nothing may move that need not, or it may.
    ReducedMotion(bool),
    /// This language; none for the system's.
    Language(Option<Tongue>),
    /// What the window lets one hear.
    Sounds(Sounds),
    /// Trust a kind of call so far.
    Trust(CallKind, Trust),
    /// So many calls each player may have looked at again.
    Challenges(u8),
    /// A turn may take so long, in seconds; 0 for as long as one likes.
    TurnClock(u16),
    /// Draw the line that a roll starts behind, and tell when a hand was nearer.
    RollLine(bool),
    /// Keep pictures and a short clip of each call with the match, or none.
    Pictures(bool),
    /// So much room all clips may take, in megabytes.
    ClipsMegabytes(u32),
    /// Make kept pictures unreadable around the field, or leave them as they are.
    Blur(bool),
    /// Ask whether all pictures and clips are to be deleted.
    AskToDeletePictures,
    /// Delete all pictures and clips.
    DeletePictures,
    /// Forget what the camera has learnt at this table, or bring it back.
    ForgetLearnt(bool),
    /// Wait for a new key for this command.
    Listen(Act),
    /// This key, for the command that waits for one.
    Bind(Shortcut),
    /// Wait no more.
    StopListening,
    /// Its usual keys for this command.
    ResetKey(Act),
    /// The usual keys for all commands.
    ResetKeys,
}

/// What the page remembers while it is open.
#[derive(Debug, Default)]
pub struct SettingsState {
    section: Section,
    /// The command that waits for a new key.
    listening: Option<Act>,
    /// What became of the last key.
    said: Option<String>,
    /// What is known of kept pictures.
    pictures: pictures::PicturesState,
}

impl RefereeApp {
    /// Carries out what was asked of the settings, and keeps it.
    pub(super) fn perform_settings(&mut self, ask: SettingsAsk, ctx: &egui::Context) {
        self.settings.said = None;
        match ask {
            SettingsAsk::Show(section) => {
                self.settings.section = section;
                self.settings.listening = None;
                if section == Section::Pictures {
                    self.count_pictures(false, ctx);
                }
                return;
            }
            SettingsAsk::Listen(act) => {
                self.settings.listening = Some(act);
                return;
            }
            SettingsAsk::StopListening => {
                self.settings.listening = None;
                return;
            }
            SettingsAsk::AskToDeletePictures => return self.ask_to_delete_pictures(),
            SettingsAsk::DeletePictures => {
                self.over = Over::Nothing;
                self.count_pictures(true, ctx);
                return;
            }
            SettingsAsk::RollLine(shows) => self.preferences.shows_roll_line = shows,
            SettingsAsk::Pictures(keeps) => {
                self.preferences.keeps_pictures = keeps;
                if !keeps {
                    self.refuse_clips();
                }
            }
            SettingsAsk::ClipsMegabytes(room) => self.preferences.clips_megabytes = room,
            SettingsAsk::Blur(blurs) => self.preferences.blurs_surroundings = blurs,
            SettingsAsk::ForgetLearnt(is_forgotten) => {
                self.perform_learn(if is_forgotten {
                    LearnAsk::ForgetAll
                } else {
                    LearnAsk::BringBack
                });
                return;
            }
            SettingsAsk::Scheme(scheme) => self.scheme = scheme,
            SettingsAsk::Size(percent) => self.zoom_percent = percent.clamp(80, 200),
            SettingsAsk::ReducedMotion(is_reduced) => {
                self.preferences.has_reduced_motion = is_reduced;
            }
            SettingsAsk::Language(language) => {
                self.preferences.language = language;
                speak(language.unwrap_or_else(system_tongue));
            }
            SettingsAsk::Sounds(sounds) => self.preferences.sounds = sounds,
            SettingsAsk::Trust(kind, trust) => {
                let by_kind = &mut self.arbiter.trust;
                match kind {
                    CallKind::Open => by_kind.open = trust,
                    CallKind::Closed => by_kind.closed = trust,
                    CallKind::Missed => by_kind.missed = trust,
                    CallKind::Between => by_kind.between = trust,
                }
            }
            SettingsAsk::Challenges(count) => self.preferences.challenges = count,
            SettingsAsk::TurnClock(seconds) => {
                self.preferences.turn_clock_seconds = seconds;
                self.turn_clock.restart(self.screen_seconds);
            }
            SettingsAsk::Bind(shortcut) => self.bind(shortcut),
            SettingsAsk::ResetKey(act) => match self.keys.reset(act) {
                Ok(()) => {}
                Err(other) => {
                    let key = Keys::default().printed(act);
                    let words = tell!("settings-key-taken", key = key, command = other.label());
                    self.settings.said = Some(words);
                }
            },
            SettingsAsk::ResetKeys => {
                self.keys.reset_all();
                self.settings.said = Some(tell!("settings-keys-usual"));
            }
        }
        self.tell_settings();
    }

    /// Gives the command that waits for one this key, or says why it cannot have it and waits on.
    fn bind(&mut self, shortcut: Shortcut) {
        let Some(act) = self.settings.listening else {
            return;
        };
        let key = shortcut.printed();
        let said = match self.keys.bind(act, shortcut) {
            Ok(()) => {
                self.settings.listening = None;
                tell!("settings-key-bound", key = key, command = act.label())
            }
            Err(Some(other)) => {
                tell!("settings-key-taken", key = key, command = other.label())
            }
            Err(None) => tell!("settings-key-by-place", key = key),
        };
        self.settings.said = Some(said);
    }

    /// While a command waits for a key, every key is for it.
    pub(super) fn settings_hear(&self, key: Key, modifiers: Modifiers) -> Option<Option<Ask>> {
        self.settings.listening?;
        let ask = if key == Key::Escape {
            SettingsAsk::StopListening
        } else {
            SettingsAsk::Bind(Shortcut {
                key,
                with_ctrl: modifiers.command,
            })
        };
        Some(Some(Ask::Settings(ask)))
    }
}
