//! Which programs the system has for sounds and speech, looked up once.

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A kind of system; each brings other programs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum System {
    /// Linux and its relatives.
    Linux,
    /// macOS.
    MacOs,
    /// Windows.
    Windows,
}

impl System {
    /// The one we run on.
    pub fn here() -> Self {
        if cfg!(windows) {
            Self::Windows
        } else if cfg!(target_os = "macos") {
            Self::MacOs
        } else {
            Self::Linux
        }
    }

    /// What plays sounds there, best first, with the file's name.
    fn players(self) -> &'static [(PlayerKind, &'static str)] {
        match self {
            Self::Linux => &[
                (PlayerKind::PwPlay, "pw-play"),
                (PlayerKind::Paplay, "paplay"),
                (PlayerKind::Aplay, "aplay"),
            ],
            Self::MacOs => &[(PlayerKind::Afplay, "afplay")],
            Self::Windows => &[(PlayerKind::PowerShell, "powershell.exe")],
        }
    }

    /// What speaks there, best first.
    fn speakers(self) -> &'static [(SpeakerKind, &'static str)] {
        match self {
            Self::Linux => &[
                (SpeakerKind::SpdSay, "spd-say"),
                (SpeakerKind::Espeak, "espeak-ng"),
                (SpeakerKind::Espeak, "espeak"),
            ],
            // A voice that is not there makes it fail: then it speaks with the voice that the system is set to.
            Self::MacOs => &[
                (SpeakerKind::SayInLanguage, "say"),
                (SpeakerKind::Say, "say"),
            ],
            Self::Windows => &[(SpeakerKind::PowerShell, "powershell.exe")],
        }
    }
}

/// How a program that plays sounds is told what to play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum PlayerKind {
    /// PipeWire's.
    PwPlay,
    /// PulseAudio's.
    Paplay,
    /// ALSA's.
    Aplay,
    /// That of macOS.
    Afplay,
    /// `System.Media.SoundPlayer` of Windows.
    PowerShell,
}

/// How a program that speaks is told what to say.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum SpeakerKind {
    /// Speech Dispatcher's: it hands the words to a service, which speaks on when the program is ended.
    SpdSay,
    /// eSpeak and eSpeak NG.
    Espeak,
    /// That of macOS, with a voice of the language.
    SayInLanguage,
    /// That of macOS, with the voice that the system is set to.
    Say,
    /// `System.Speech` of Windows.
    PowerShell,
}

/// A program and how to talk to it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Program<Kind> {
    /// How it is told what to do.
    pub kind: Kind,
    /// Where it is.
    pub path: PathBuf,
}

impl<Kind> Program<Kind> {
    /// Its name as a person knows it.
    pub fn name(&self) -> String {
        let name = self.path.file_stem().unwrap_or(self.path.as_os_str());
        name.to_string_lossy().into_owned()
    }

    /// A fresh call of it. On Windows no console window flashes up.
    pub fn command(&self) -> Command {
        #[cfg_attr(not(windows), expect(unused_mut, reason = "only Windows needs a flag"))]
        let mut command = Command::new(&self.path);
        #[cfg(windows)]
        {
            use std::os::windows::process::CommandExt as _;
            const NO_WINDOW: u32 = 0x0800_0000;
            command.creation_flags(NO_WINDOW);
        }
        command
    }
}

/// The programs for sounds and speech that were found, best first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Programs {
    pub(super) system: System,
    pub(super) players: Vec<Program<PlayerKind>>,
    pub(super) speakers: Vec<Program<SpeakerKind>>,
}

impl Programs {
    /// Looks for the programs of this system in the folders of `PATH`. It asks the disk: call it once.
    pub fn found() -> Self {
        let path = std::env::var_os("PATH").unwrap_or_default();
        Self::on_path(System::here(), &path)
    }

    /// Looks for the programs of a system in the folders of `path`, which is written like the variable `PATH`.
    ///
    /// Folders that are not absolute are passed over, so that nothing from the folder we happen to be in is run.
    pub fn on_path(system: System, path: &OsStr) -> Self {
        let folders: Vec<PathBuf> = std::env::split_paths(path)
            .filter(|folder| folder.is_absolute())
            .collect();
        Self {
            system,
            players: present(system.players(), &folders),
            speakers: present(system.speakers(), &folders),
        }
    }
}

fn present<Kind: Copy>(wanted: &[(Kind, &str)], folders: &[PathBuf]) -> Vec<Program<Kind>> {
    let in_a_folder = |(kind, name): &(Kind, &str)| {
        folders
            .iter()
            .map(|folder| folder.join(name))
            .find(|path| can_be_run(path))
            .map(|path| Program { kind: *kind, path })
    };
    wanted.iter().filter_map(in_a_folder).collect()
}

#[cfg(unix)]
fn can_be_run(path: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt as _;
    fs::metadata(path).is_ok_and(|about| about.is_file() && about.permissions().mode() & 0o111 != 0)
}

#[cfg(not(unix))]
fn can_be_run(path: &Path) -> bool {
    fs::metadata(path).is_ok_and(|about| about.is_file())
}

/// Programs in the order in which they are tried: the one that did well last comes first.
#[derive(Debug)]
pub(super) struct Row<Kind> {
    programs: Vec<Program<Kind>>,
    first: usize,
}

impl<Kind> Row<Kind> {
    pub fn new(programs: Vec<Program<Kind>>) -> Self {
        Self { programs, first: 0 }
    }

    /// Tries one after the other until one does it; none has done it when this gives the one that came first.
    ///
    /// `attempt` says whether the program did it. One that hangs is passed over the next time only: what it should have
    /// said is old by then.
    pub fn try_each(&mut self, mut attempt: impl FnMut(&Program<Kind>) -> Attempt) -> Tried {
        let mut first_failure = None;
        for _ in 0..self.programs.len() {
            let Some(program) = self.programs.get(self.first) else {
                break;
            };
            match attempt(program) {
                Attempt::Settled => return Tried::Settled,
                Attempt::Failed => {
                    first_failure.get_or_insert_with(|| program.name());
                    self.step();
                }
                Attempt::Hung => {
                    let name = program.name();
                    self.step();
                    return Tried::Hung(name);
                }
            }
        }
        first_failure.map_or(Tried::Settled, Tried::AllFailed)
    }

    fn step(&mut self) {
        self.first = (self.first + 1) % self.programs.len().max(1);
    }
}

/// How one program did.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Attempt {
    /// It did it, or was told to stop.
    Settled,
    /// It could not.
    Failed,
    /// It came to no end and was ended.
    Hung,
}

/// How all did together.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Tried {
    /// One did it.
    Settled,
    /// None could; the name of the one that was tried first.
    AllFailed(String),
    /// This one hung.
    Hung(String),
}
