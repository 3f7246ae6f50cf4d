//! `rollcall detect`: every call of one source, as it is made.

use std::io::{Write, stdout};
use std::path::PathBuf;
use std::time::Instant;

use clap::Args;

use crate::camera::clip::WithRig;
use crate::camera::view::Turned;
use crate::camera::{Corners, View, Wanted};
use crate::vision::Detector;

use super::judging::{Cards, Heard, Limits, judge_prepared};
use super::report::{CallLine, EndLine, OrderLine, call_in_words, order_in_words};
use super::{Failure, Format, complain, evidence};

/// Watch a clip, a webcam or the simulated table and print every call.
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  rollcall detect --source simulated --seconds 20
  rollcall detect --source camera --evidence calls
  rollcall detect --source http://192.168.1.5:8080/video --turn 90
  rollcall detect path/to/clip --format json")]
pub struct Detect {
    /// A clip folder (frames/0001.jpg ... and setup.json) or a recording; without one, or a source, the first webcam.
    #[arg(value_name = "CLIP", conflicts_with = "source")]
    clip: Option<PathBuf>,
    /// Where the pictures come from: camera, camera:NAME, http://[USER:PASSWORD@]PHONE[:PORT]/PATH, simulated, simulated:SEED,
    /// a clip folder, a folder of pictures or a recording.
    #[arg(long, value_name = "SOURCE")]
    source: Option<Wanted>,
    /// Stop after so many seconds.
    #[arg(long, value_name = "N", value_parser = seconds)]
    seconds: Option<f64>,
    /// Find the Gate cards in the picture instead of taking their corners from setup.json.
    #[arg(long)]
    find_cards: bool,
    /// Where the Gate cards lie, in the form of a clip's setup.json: for a webcam that stays where it is.
    #[arg(long, value_name = "FILE", conflicts_with = "find_cards")]
    setup: Option<PathBuf>,
    /// How many balls are rolled at once: with 2, as in a tie roll, it also says which opened first.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=2))]
    rolls: u8,
    #[command(flatten)]
    view: ViewWanted,
    /// How calls are printed.
    #[arg(long, value_enum, default_value = "text")]
    format: Format,
    /// Write a PNG of every call into this folder: the picture, the Gate cards, the object.
    #[arg(long, value_name = "DIR")]
    evidence: Option<PathBuf>,
}

/// How the picture is turned.
#[derive(Debug, Args)]
pub struct ViewWanted {
    /// Turn the picture clockwise: 0, 90, 180 or 270 degrees.
    #[arg(long, value_name = "DEGREES", default_value_t = 0, value_parser = degrees)]
    turn: u16,
    /// Exchange left and right, before the picture is turned.
    #[arg(long)]
    mirror: bool,
}

impl ViewWanted {
    /// The view.
    pub(super) fn view(&self) -> View {
        View::new(self.turn, self.mirror).unwrap_or_default()
    }
}

fn degrees(words: &str) -> Result<u16, String> {
    words
        .parse()
        .ok()
        .filter(|degrees| View::new(*degrees, false).is_some())
        .ok_or_else(|| "it should be 0, 90, 180 or 270".to_owned())
}

pub(super) fn seconds(words: &str) -> Result<f64, String> {
    words
        .parse()
        .ok()
        .filter(|seconds: &f64| seconds.is_finite() && *seconds > 0.0)
        .ok_or_else(|| "it should be a number of seconds above 0".to_owned())
}

impl Detect {
    /// Runs it until the source ends.
    ///
    /// # Errors
    /// When the source cannot be used or a picture cannot be written.
    pub fn run(self) -> Result<(), Failure> {
        let wanted = match (self.clip, self.source) {
            (Some(folder), _) => Wanted::Clip(folder),
            (None, Some(source)) => source,
            (None, None) => Wanted::Camera(None),
        };
        let (corners, cards) = if self.find_cards {
            (Corners::ToBeFound, Cards::Found)
        } else {
            (Corners::AsSetUp, Cards::AsSetUp)
        };
        let limits = Limits {
            seconds: self.seconds,
            calls: None,
        };
        let asked = Instant::now();
        let mut source = match (&wanted, self.seconds) {
            // Somebody watches: as a camera would show it, and not thousands of frames a second for ever.
            (Wanted::Simulated(_), None) => wanted.open(corners)?,
            _ => wanted.open_guarded(corners)?,
        };
        source = Turned::of(source, self.view.view());
        if let Some(setup) = &self.setup {
            source = Box::new(WithRig::of(source, setup)?);
        }
        let name = source.info().name.clone();
        let since = |what: &str| {
            let millis = asked.elapsed().as_millis();
            tracing::info!(millis, "{what}");
        };
        since("the first picture is there");
        let mut hear = |heard: Heard<'_>| -> Result<(), Failure> {
            match heard {
                Heard::Warning(reason) => complain(&format!("warning: {name}: {reason}")),
                Heard::Order(order) => match self.format {
                    Format::Text => say(&order_in_words(order))?,
                    Format::Json => say_json(&OrderLine::new(&name, order))?,
                },
                Heard::Call(call, frame, gates) => {
                    since("a roll is called");
                    match self.format {
                        Format::Text => say(&call_in_words(call))?,
                        Format::Json => say_json(&CallLine::new(&name, call))?,
                    }
                    if let Some(folder) = &self.evidence {
                        let path = evidence::write(folder, &name, call, frame, gates)?;
                        if self.format == Format::Text {
                            say(&format!("  picture: {}", path.display()))?;
                        }
                    }
                }
            }
            Ok(())
        };
        let prepare = |judge: &mut Detector| judge.expect_rolls(self.rolls);
        let finished = judge_prepared(source.as_mut(), cards, limits, &prepare, &mut hear)?;
        match self.format {
            Format::Json => say_json(&EndLine::new(&name, &finished, self.find_cards)),
            Format::Text => say(&format!(
                "{name}: {} frames ({} damaged), {} calls",
                finished.frames, finished.frames_damaged, finished.calls
            )),
        }
    }
}

/// Prints a line at once: a reader at the other end of a pipe must not wait for a full buffer.
pub(super) fn say(line: &str) -> Result<(), Failure> {
    let mut out = stdout().lock();
    writeln!(out, "{line}")?;
    Ok(out.flush()?)
}

/// Prints one line of what a file says: a line break or a sign in it that steers a terminal is only shown.
pub(super) fn say_plainly(line: &str) -> Result<(), Failure> {
    say(&plain(line))
}

fn plain(line: &str) -> String {
    let shown = |letter: char| match letter {
        '\t' | '\n' | '\r' => ' ',
        letter if letter.is_control() => '\u{fffd}',
        letter => letter,
    };
    line.chars().map(shown).collect()
}

/// Prints a JSON line at once.
pub(super) fn say_json(line: &impl serde::Serialize) -> Result<(), Failure> {
    say(&json_line(line)?)
}

/// A value as one line of JSON.
pub(super) fn json_line(line: &impl serde::Serialize) -> Result<String, Failure> {
    Ok(serde_json::to_string(line).map_err(std::io::Error::from)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_file_says_steers_no_terminal_and_forges_no_line() {
        assert_eq!(
            plain("Zo\u{eb}\u{1b}[31m\nWinner: Mia"),
            "Zo\u{eb}\u{fffd}[31m Winner: Mia"
        );
    }
}
