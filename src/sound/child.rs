//! One run of a program, watched to its end.
//!
//! Whatever happens, the program has ended and is collected when [`Run::watch`] comes back: no process stays behind.

use std::io::Write as _;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

/// How often a running program is looked at. Nothing is looked at while none runs.
const GLANCE: Duration = Duration::from_millis(15);

/// A program to be run.
#[derive(Debug)]
pub(super) struct Run {
    /// The program with its arguments.
    pub command: Command,
    /// What it reads, a few kilobytes at most: a pipe takes that at once, whether it is read or not.
    pub input: Option<String>,
    /// How long it may take.
    pub patience: Duration,
}

/// How a run ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum End {
    /// By itself, and well.
    Well,
    /// It could not be started or said that it failed: why.
    Failed(String),
    /// It took too long and was ended.
    Hung,
    /// It was told to stop.
    Stopped,
}

impl Run {
    /// Runs it. `pause` waits for at most the given time, or until the run is to stop, and says whether it is to stop.
    pub fn watch(mut self, mut pause: impl FnMut(Duration) -> bool) -> End {
        let fed = if self.input.is_some() {
            Stdio::piped()
        } else {
            Stdio::null()
        };
        self.command.stdin(fed);
        self.command.stdout(Stdio::null()).stderr(Stdio::null());
        let begun = Instant::now();
        let mut child = match self.command.spawn() {
            Ok(child) => child,
            Err(why) => return End::Failed(why.to_string()),
        };
        if let (Some(input), Some(mut pipe)) = (self.input, child.stdin.take()) {
            // A program that does not read tells by its end what is wrong.
            let _ = pipe.write_all(input.as_bytes());
        }
        loop {
            match child.try_wait() {
                Ok(Some(status)) => return end_of(status),
                Ok(None) => {}
                Err(why) => {
                    end(&mut child);
                    return End::Failed(why.to_string());
                }
            }
            let left = self.patience.saturating_sub(begun.elapsed());
            if left.is_zero() {
                end(&mut child);
                return End::Hung;
            }
            if pause(left.min(GLANCE)) {
                end(&mut child);
                return End::Stopped;
            }
        }
    }
}

fn end_of(status: ExitStatus) -> End {
    if status.success() {
        End::Well
    } else {
        End::Failed(status.to_string())
    }
}

/// Ends a program and collects it.
fn end(child: &mut Child) {
    // It may have ended by itself a moment ago; collecting it is what counts.
    let _ = child.kill();
    if let Err(why) = child.wait() {
        tracing::debug!("a program for sounds was not collected: {why}");
    }
}
