//! Plays tones, on a thread of its own.

use std::ffi::OsString;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use tempfile::TempDir;

use super::child::{End, Run};
use super::desk::Desk;
use super::programs::{Attempt, PlayerKind, Program, Row, Tried};
use super::tones::Tone;
use super::trouble::Trouble;

/// Where Windows' script finds the path of the sound. No text of ours becomes part of a script.
const SOUND_VARIABLE: &str = "ROLLCALL_SOUND";
/// See [`SOUND_VARIABLE`].
const WINDOWS_SCRIPT: &str = "(New-Object System.Media.SoundPlayer $env:ROLLCALL_SOUND).PlaySync()";

/// What the thread owns.
pub(super) struct Player {
    pub desk: Arc<Desk>,
    pub row: Row<PlayerKind>,
    /// How long a tone may take, with the time that a program needs to start.
    pub patience: Duration,
}

impl Player {
    /// Plays what is laid on the desk until that is closed.
    pub fn run(mut self) {
        let mut shelf = Shelf::default();
        while let Some(tone) = self.desk.next_tone() {
            match shelf.file_of(tone) {
                Ok(file) => self.play(&file),
                Err(why) => self.desk.tell(Trouble::NoFile {
                    why: why.to_string(),
                }),
            }
            self.desk.tone_ended();
        }
    }

    fn play(&mut self, file: &Path) {
        let (desk, patience) = (&self.desk, self.patience);
        let tried = self.row.try_each(|program| {
            let run = Run {
                command: program.playing(file),
                input: None,
                patience,
            };
            match run.watch(|wait| desk.is_closed_within(wait)) {
                End::Well | End::Stopped => Attempt::Settled,
                End::Hung => Attempt::Hung,
                End::Failed(why) => {
                    tracing::debug!("{} played nothing: {why}", program.name());
                    Attempt::Failed
                }
            }
        });
        match tried {
            Tried::Settled => {}
            Tried::AllFailed(program) => self.desk.tell(Trouble::CannotPlay { program }),
            Tried::Hung(program) => self.desk.tell(Trouble::PlayerHangs { program }),
        }
    }
}

impl Program<PlayerKind> {
    /// The call that plays a file to its end.
    fn playing(&self, file: &Path) -> std::process::Command {
        let mut command = self.command();
        match self.kind {
            PlayerKind::PwPlay | PlayerKind::Paplay | PlayerKind::Afplay => {
                command.arg(file);
            }
            PlayerKind::Aplay => {
                command.arg("--quiet").arg(file);
            }
            PlayerKind::PowerShell => {
                command.args(super::POWERSHELL_OPTIONS).arg(WINDOWS_SCRIPT);
                command.env(SOUND_VARIABLE, OsString::from(file));
            }
        }
        command
    }
}

/// The tones as files, in a folder that only we may enter and that goes when the thread ends.
#[derive(Default)]
struct Shelf {
    folder: Option<TempDir>,
}

impl Shelf {
    /// The file of a tone. It is written at its first use, and again when somebody has tidied it away.
    fn file_of(&mut self, tone: Tone) -> io::Result<PathBuf> {
        let folder = match self.folder.take() {
            Some(folder) if folder.path().is_dir() => folder,
            _ => tempfile::Builder::new().prefix("rollcall-").tempdir()?,
        };
        let file = folder.path().join(tone.name()).with_extension("wav");
        self.folder = Some(folder);
        if !file.exists() {
            fs::write(&file, tone.wav().map_err(io::Error::other)?)?;
        }
        Ok(file)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(kind: PlayerKind) -> Vec<String> {
        let program = Program {
            kind,
            path: PathBuf::from("/bin/player"),
        };
        let command = program.playing(Path::new("/tmp/a tone.wav"));
        command
            .get_args()
            .map(|word| word.to_string_lossy().into_owned())
            .collect()
    }

    #[test]
    fn each_player_gets_the_file_as_one_argument_and_the_script_of_windows_by_its_surroundings() {
        for kind in [PlayerKind::PwPlay, PlayerKind::Paplay, PlayerKind::Afplay] {
            assert_eq!(words(kind), ["/tmp/a tone.wav"]);
        }
        assert_eq!(words(PlayerKind::Aplay), ["--quiet", "/tmp/a tone.wav"]);
        let windows = words(PlayerKind::PowerShell);
        assert_eq!(windows.last().map(String::as_str), Some(WINDOWS_SCRIPT));
        assert!(windows.iter().all(|word| !word.contains("a tone")));
        assert!(WINDOWS_SCRIPT.contains(SOUND_VARIABLE));
    }

    #[test]
    fn a_tone_that_was_tidied_away_is_written_again_and_all_go_at_the_end() {
        let mut shelf = Shelf::default();
        let first = shelf.file_of(Tone::Call).expect("it is written");
        let bytes = fs::read(&first).expect("it is there");
        assert_eq!(Some(bytes), Tone::Call.wav().ok());
        fs::remove_file(&first).expect("it goes");
        assert_eq!(shelf.file_of(Tone::Call).ok(), Some(first.clone()));
        assert!(first.is_file());
        fs::remove_dir_all(first.parent().expect("its folder")).expect("it goes");
        let second = shelf.file_of(Tone::Call).expect("it is written");
        assert!(second.is_file());
        drop(shelf);
        assert!(!second.exists());
    }
}
