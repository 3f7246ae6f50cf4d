//! Why there is no sound.

use std::mem::{Discriminant, discriminant};

use thiserror::Error;

use super::programs::System;

/// Why something is not heard. The game goes on without it.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Trouble {
    /// The system has no program that plays sounds.
    #[error("this computer has no program that plays sounds{}", install_player(*.0))]
    NoPlayer(System),
    /// The system has no program that speaks.
    #[error("this computer has no program that speaks{}", install_speaker(*.0))]
    NoSpeaker(System),
    /// All programs that play sounds fail.
    #[error(
        "no tone can be played ({program} says no): is a loudspeaker connected and switched on?"
    )]
    CannotPlay {
        /// The one that was tried first.
        program: String,
    },
    /// All programs that speak fail.
    #[error("nothing can be said ({program} says no): is a loudspeaker connected and switched on?")]
    CannotSpeak {
        /// The one that was tried first.
        program: String,
    },
    /// A program that plays sounds came to no end.
    #[error("a tone came to no end and was stopped: {program} hangs")]
    PlayerHangs {
        /// Its name.
        program: String,
    },
    /// A program that speaks came to no end.
    #[error("a sentence came to no end and was stopped: {program} hangs")]
    SpeakerHangs {
        /// Its name.
        program: String,
    },
    /// The folder for temporary files takes nothing.
    #[error(
        "no tone can be played, as it cannot be put into the folder for temporary files: {why}"
    )]
    NoFile {
        /// The system's reason.
        why: String,
    },
    /// The system gives no thread.
    #[error("the system gives sounds no thread: {why}")]
    NoThread {
        /// The system's reason.
        why: String,
    },
}

fn install_player(system: System) -> &'static str {
    match system {
        System::Linux => "; install pw-play, paplay or aplay",
        System::MacOs => ": afplay is missing",
        System::Windows => ": PowerShell is missing",
    }
}

fn install_speaker(system: System) -> &'static str {
    match system {
        System::Linux => "; install espeak-ng or spd-say",
        System::MacOs => ": say is missing",
        System::Windows => ": PowerShell is missing",
    }
}

/// Troubles that wait to be told; each kind is told once.
#[derive(Debug, Default)]
pub(super) struct Troubles {
    waiting: Vec<Trouble>,
    known: Vec<Discriminant<Trouble>>,
}

impl Troubles {
    pub fn add(&mut self, trouble: Trouble) {
        let kind = discriminant(&trouble);
        if !self.known.contains(&kind) {
            tracing::warn!("{trouble}");
            self.known.push(kind);
            self.waiting.push(trouble);
        }
    }

    /// The oldest that has not been told.
    pub fn take(&mut self) -> Option<Trouble> {
        (!self.waiting.is_empty()).then(|| self.waiting.remove(0))
    }
}
