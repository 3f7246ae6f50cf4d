//! The commands for people and tests: thin over the same calls as the window.
//!
//! | exit status | when |
//! | --- | --- |
//! | 0 | done; also when some frames were damaged, or the rules refused a line of a script |
//! | 2 | the input or the command line cannot be used; one sentence on standard error says why |

pub mod backup;
#[cfg(feature = "webcam")]
pub mod cameras;
pub mod cards;
pub mod detect;
pub mod eval;
pub mod evidence;
pub mod exchange;
pub mod find_cards;
pub mod judging;
pub mod one_roll;
pub mod record;
pub mod replay;
pub mod report;
pub mod score;
pub mod script;
pub mod simulate;
mod state;
pub mod tournament;

use std::io::{IsTerminal as _, Write as _};
use std::process::ExitCode;

use clap::{Parser, Subcommand, ValueEnum};

use crate::camera::Wanted;
use crate::recent_log::RecentLog;

/// Exit status for input that cannot be used.
pub const UNUSABLE: u8 = 2;

/// What was asked for on the command line.
#[derive(Debug, Parser)]
#[command(
    name = "rollcall",
    version,
    about = "The referee screen beside a real table",
    long_about = "The referee screen beside a real table: turn order, scores and card text, with a camera that calls \
                  each roll.\n\nWithout a command the window opens, with the first webcam if there is one, else with \
                  the built-in simulated table."
)]
pub struct Asked {
    /// The command, if any; without one the window opens.
    #[command(subcommand)]
    pub command: Option<Command>,
    /// Where the window's pictures come from: camera, camera:NAME, http://PHONE, simulated, simulated:SEED, a clip folder or a recording.
    #[arg(long, value_name = "SOURCE")]
    pub source: Option<Wanted>,
    /// Say more about what goes on, on standard error.
    #[arg(short, long, global = true)]
    pub verbose: bool,
}

/// The commands.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// List the webcams that are plugged in and what they offer.
    #[cfg(feature = "webcam")]
    Cameras(cameras::Cameras),
    /// Put everything that is kept into one file.
    Backup(backup::Backup),
    /// Look after packs of cards.
    Cards(cards::Cards),
    /// Watch a clip, a webcam, a phone or the simulated table and print every call.
    Detect(detect::Detect),
    /// Judge every clip of a folder and count what was called right.
    Eval(eval::Eval),
    /// Write a kept match to a file, for others.
    Export(exchange::Export),
    /// Find the cards in pictures, without markers.
    FindCards(find_cards::FindCards),
    /// Write a clip of what a camera shows.
    Record(record::Record),
    /// Take a match over that was exported.
    Import(exchange::Import),
    /// Print a kept match: its log and where everything is.
    Replay(replay::Replay),
    /// Take everything out of a backup.
    Restore(backup::Restore),
    /// Play a game from a script and print what comes of each line.
    Script(script::Script),
    /// Write labelled clips of the simulated table.
    Simulate(simulate::Simulate),
    /// Print who plays whom, or the table of an evening.
    Tournament(tournament::Tournament),
}

/// How results are printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Format {
    /// For people.
    Text,
    /// One JSON object a line.
    Json,
}

/// Runs a command to its end.
pub fn run(command: Command) -> ExitCode {
    exit_of(match command {
        #[cfg(feature = "webcam")]
        Command::Cameras(cameras) => cameras.run(),
        Command::Backup(backup) => backup.run(),
        Command::Cards(cards) => cards.run(),
        Command::Detect(detect) => detect.run(),
        Command::Eval(eval) => eval.run(),
        Command::Export(export) => export.run(),
        Command::FindCards(find_cards) => find_cards.run(),
        Command::Record(record) => record.run(),
        Command::Import(import) => import.run(),
        Command::Replay(replay) => replay.run(),
        Command::Restore(restore) => restore.run(),
        Command::Script(script) => script.run(),
        Command::Simulate(simulate) => simulate.run(),
        Command::Tournament(tournament) => tournament.run(),
    })
}

/// The exit status of what was done; a failure is told on standard error first.
pub fn exit_of(done: Result<(), Failure>) -> ExitCode {
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure::ReaderGone) => ExitCode::SUCCESS,
        Err(Failure::Unusable(sentence)) => {
            complain(&format!("rollcall: {sentence}"));
            ExitCode::from(UNUSABLE)
        }
    }
}

/// Says one line on standard error; that nobody can hear it there changes nothing.
pub fn complain(sentence: &str) {
    // `eprintln!` would panic where standard error is full or closed.
    let _ = writeln!(std::io::stderr().lock(), "{sentence}");
}

/// Why a command ended early.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// The input cannot be used; the sentence names file and field.
    #[error("{0}")]
    Unusable(String),
    /// Whoever read standard output has enough.
    #[error("standard output was closed")]
    ReaderGone,
}

impl From<crate::camera::CameraError> for Failure {
    fn from(error: crate::camera::CameraError) -> Self {
        Self::Unusable(error.to_string())
    }
}

impl From<std::io::Error> for Failure {
    fn from(error: std::io::Error) -> Self {
        match error.kind() {
            std::io::ErrorKind::BrokenPipe => Self::ReaderGone,
            _ => Self::Unusable(format!("the output cannot be written: {error}")),
        }
    }
}

/// Sends log lines to standard error: warnings, or with `verbose` (or as `RUST_LOG` says) more. The last ones are held in
/// memory too, with more of what happened.
pub fn log_to_stderr(verbose: bool) {
    use tracing_subscriber::layer::SubscriberExt as _;
    use tracing_subscriber::util::SubscriberInitExt as _;
    use tracing_subscriber::{EnvFilter, Layer as _};

    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| {
        EnvFilter::new(if verbose {
            "rollcall=debug,warn"
        } else {
            "rollcall=warn,error"
        })
    });
    let to_stderr = tracing_subscriber::fmt::layer()
        .with_writer(std::io::stderr)
        .with_ansi(std::io::stderr().is_terminal())
        .log_internal_errors(false)
        .with_filter(filter);
    let to_memory = tracing_subscriber::fmt::layer()
        .with_writer(|| RecentLog)
        .with_ansi(false)
        .log_internal_errors(false)
        .with_filter(EnvFilter::new("rollcall=info,warn"));
    // A second call (in a test) keeps the first.
    let _ = tracing_subscriber::registry()
        .with(to_stderr)
        .with(to_memory)
        .try_init();
}
