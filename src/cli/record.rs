//! `rollcall record`: a clip of what a source shows, in the form that `detect` and `eval` read.

use std::fs;
use std::io::{self, IsTerminal as _, Write as _};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use clap::Args;
use image::codecs::jpeg::JpegEncoder;
use serde::Serialize;

use crate::camera::clip::WithRig;
use crate::camera::setup_file::SetupFile;
use crate::camera::view::Turned;
use crate::camera::{Clip, Corners, Delivery, FrameSource, SourceInfo, Wanted, decode};
use crate::vision::{Frame, GateInImage};

use super::detect::{ViewWanted, say, say_json, seconds};
use super::judging::{Cards, detector_for};
use super::{Failure, Format, complain};

/// Write a clip of what a camera shows.
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  rollcall record --source camera --seconds 10 my_roll
  rollcall detect my_roll")]
pub struct Record {
    /// The folder for the clip; it must not be there yet.
    #[arg(value_name = "DIR")]
    folder: PathBuf,
    /// Where the pictures come from, as rollcall detect takes it.
    #[arg(long, value_name = "SOURCE", default_value = "camera")]
    source: Wanted,
    /// Record for so many seconds.
    #[arg(long, value_name = "N", default_value = "10", value_parser = seconds)]
    seconds: f64,
    /// Where the Gate cards lie, in the form of a clip's setup.json; without it they are looked for in the clip.
    #[arg(long, value_name = "FILE")]
    setup: Option<PathBuf>,
    #[command(flatten)]
    view: ViewWanted,
    /// How the result is printed.
    #[arg(long, value_enum, default_value = "text")]
    format: Format,
}

/// Quality of frames that did not come as JPEG; higher than a webcam's, so that nothing is lost that the judge would see.
const QUALITY: u8 = 92;
/// A clip of more frames is a mistake in the number of seconds: an hour at 60 frames a second.
const FRAMES_AT_MOST: u64 = 216_000;
/// Frames in which the cards are looked for.
const FRAMES_FOR_CARDS: u64 = 90;

/// A slow machine looks at fewer of them.
const TIME_FOR_CARDS: Duration = Duration::from_secs(20);

/// What was recorded, as printed with `--format json`.
#[derive(Debug, Default, Serialize)]
struct RecordedLine {
    event: &'static str,
    clip: String,
    frames: u64,
    frames_damaged: u64,
    seconds: f64,
    fps: f64,
    width: u32,
    height: u32,
    cards: usize,
}

impl Record {
    /// Records until the seconds are over or the source ends.
    ///
    /// # Errors
    /// When the folder is there already, a file cannot be written, or the source gives no picture.
    pub fn run(self) -> Result<(), Failure> {
        let folder = &self.folder;
        if folder.symlink_metadata().is_ok() {
            return Err(Failure::Unusable(format!(
                "{}: it is there already and stays as it is; give a folder that is not there yet",
                folder.display()
            )));
        }
        let mut source = self.source.open_guarded(Corners::AsSetUp)?;
        source = Turned::of(source, self.view.view());
        if let Some(setup) = &self.setup {
            source = Box::new(WithRig::of(source, setup)?);
        }
        let frames = folder.join("frames");
        fs::create_dir_all(&frames).map_err(|error| unwritable(&frames, &error))?;
        let mut recorder = Recorder {
            folder,
            frames,
            info: source.info().clone(),
            size: None,
            first_millis: 0,
            last_millis: 0,
            whole: 0,
            line: RecordedLine {
                event: "recorded",
                clip: folder.display().to_string(),
                ..RecordedLine::default()
            },
        };
        let recorded = recorder.record(source.as_mut(), self.seconds);
        drop(source);
        // What was written until then is a clip all the same.
        let finished = recorder.finish();
        recorded?;
        let line = finished?;
        match self.format {
            Format::Json => say_json(&line),
            Format::Text => say(&format!(
                "{}: {} frames ({} damaged), {:.1} seconds, {} frames a second, {} x {}, {}",
                line.clip,
                line.frames,
                line.frames_damaged,
                line.seconds,
                line.fps,
                line.width,
                line.height,
                match line.cards {
                    0 => "no Gate card found".to_owned(),
                    1 => "1 Gate card".to_owned(),
                    many => format!("{many} Gate cards"),
                }
            )),
        }
    }
}

struct Recorder<'a> {
    folder: &'a Path,
    frames: PathBuf,
    info: SourceInfo,
    /// Size of the first frame: a clip has one size.
    size: Option<(u32, u32)>,
    first_millis: u64,
    last_millis: u64,
    /// Frames that can be read.
    whole: u64,
    line: RecordedLine,
}

impl Recorder<'_> {
    fn record(&mut self, source: &mut dyn FrameSource, seconds: f64) -> Result<(), Failure> {
        let begun = Instant::now();
        let mut told = 0;
        loop {
            let live = source.info().live;
            if live && begun.elapsed().as_secs_f64() >= seconds
                || self.line.frames >= FRAMES_AT_MOST
            {
                break;
            }
            match source.next_frame()? {
                Delivery::End => break,
                Delivery::Nothing => {}
                Delivery::Interrupted { reason } => self.warn(&reason),
                Delivery::Damaged { reason, .. } => {
                    self.line.frames_damaged += 1;
                    self.warn(&reason);
                    self.line.frames += 1;
                    if let Some(jpeg) = source.take_jpeg() {
                        self.write(&jpeg)?;
                    }
                }
                Delivery::Frame(frame) | Delivery::Repaired { frame, .. } => {
                    if frame.at_millis as f64 >= seconds * 1000.0 && !live {
                        break;
                    }
                    self.keep(&frame, source.take_jpeg())?;
                }
            }
            let whole_seconds = begun.elapsed().as_secs();
            if whole_seconds > told {
                told = whole_seconds;
                self.progress(told, seconds);
            }
        }
        if io::stderr().is_terminal() {
            complain("");
        }
        if self.whole == 0 {
            return Err(Failure::Unusable(format!(
                "{}: no picture came in {seconds} seconds",
                self.info.name
            )));
        }
        Ok(())
    }

    fn warn(&self, reason: &str) {
        complain(&format!("warning: {}: {reason}", self.info.name));
    }

    /// On a terminal the same line again and again, else nothing: a log has no use for it.
    fn progress(&self, second: u64, seconds: f64) {
        let mut out = io::stderr().lock();
        if out.is_terminal() {
            // That nobody sees it changes nothing.
            let _ = write!(
                out,
                "\rrecording: {second} of {seconds} seconds, {} frames",
                self.line.frames
            );
            let _ = out.flush();
        }
    }

    fn keep(&mut self, frame: &Frame, jpeg: Option<Vec<u8>>) -> Result<(), Failure> {
        let size = frame.picture.dimensions();
        match self.size {
            None => {
                self.size = Some(size);
                self.first_millis = frame.at_millis;
                // So that the clip is one even when nobody lets us finish.
                self.write_setup(self.info.fps, &[])?;
            }
            Some(first) if first != size => {
                self.warn(&format!(
                    "a picture of {} x {} was left out: the clip has {} x {}",
                    size.0, size.1, first.0, first.1
                ));
                return Ok(());
            }
            Some(_) => {}
        }
        self.last_millis = frame.at_millis;
        self.line.frames += 1;
        self.whole += 1;
        let as_it_came = jpeg.as_deref().and_then(|jpeg| decode::mended(jpeg).ok());
        match as_it_came {
            Some((bytes, _)) => self.write(&bytes),
            None => {
                let mut bytes = Vec::new();
                JpegEncoder::new_with_quality(&mut bytes, QUALITY)
                    .encode_image(&frame.picture)
                    .map_err(|error| {
                        Failure::Unusable(format!("a frame cannot be coded: {error}"))
                    })?;
                self.write(&bytes)
            }
        }
    }

    /// Writes the frame that was counted last.
    fn write(&self, bytes: &[u8]) -> Result<(), Failure> {
        let path = self.frames.join(format!("{:04}.jpg", self.line.frames));
        fs::write(&path, bytes).map_err(|error| unwritable(&path, &error))
    }

    fn write_setup(&self, fps: f64, gates: &[GateInImage]) -> Result<(), Failure> {
        let path = self.folder.join("setup.json");
        let sizes = self.info.rig.as_ref();
        let sizes = sizes.map(|rig| (rig.card_mm(), rig.ball_diameter_mm()));
        let setup = SetupFile::new(self.size.unwrap_or(self.info.size), fps, sizes, gates);
        let text = setup.text().map_err(io::Error::from)?;
        fs::write(&path, text).map_err(|error| unwritable(&path, &error))
    }

    /// Measures the rate, looks for the cards, and writes the set-up.
    fn finish(mut self) -> Result<RecordedLine, Failure> {
        let Some(size) = self.size else {
            return Ok(self.line);
        };
        let millis = self.last_millis.saturating_sub(self.first_millis);
        // Numbers of damaged frames are used up, too.
        let intervals = self.line.frames.saturating_sub(1);
        let fps = if self.info.live && millis > 0 && intervals > 0 {
            intervals as f64 * 1000.0 / millis as f64
        } else {
            self.info.fps
        };
        let given = self.info.rig.as_ref().map(|rig| rig.gates().to_vec());
        let gates = match given.filter(|gates| !gates.is_empty()) {
            Some(gates) => gates,
            None => {
                self.write_setup(fps, &[])?;
                gates_of(self.folder)
            }
        };
        self.write_setup(fps, &gates)?;
        self.line.seconds = millis as f64 / 1000.0;
        self.line.fps = (fps * 10.0).round() / 10.0;
        (self.line.width, self.line.height) = size;
        self.line.cards = gates.len();
        Ok(self.line)
    }
}

/// The cards that the judge finds in the first frames of a clip; none where it cannot be read.
fn gates_of(folder: &Path) -> Vec<GateInImage> {
    let Ok(mut clip) = Clip::open(folder, Corners::ToBeFound) else {
        return Vec::new();
    };
    let mut detector = detector_for(&clip, Cards::Found);
    let begun = Instant::now();
    loop {
        match clip.next_frame() {
            Ok(Delivery::Frame(frame) | Delivery::Repaired { frame, .. }) => {
                detector.look(&frame);
                if frame.number >= FRAMES_FOR_CARDS || begun.elapsed() > TIME_FOR_CARDS {
                    return detector.gates();
                }
            }
            Ok(Delivery::Damaged { .. } | Delivery::Nothing | Delivery::Interrupted { .. }) => {}
            Ok(Delivery::End) | Err(_) => return detector.gates(),
        }
    }
}

fn unwritable(path: &Path, error: &io::Error) -> Failure {
    Failure::Unusable(format!("{}: it cannot be written: {error}", path.display()))
}
