//! `rollcall cameras`: the webcams that are plugged in, what they offer, and what would be asked of them.

use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use clap::Args;
use serde::Serialize;

use crate::camera::CameraError;
use crate::camera::controls::{ControlState, Setting};
use crate::camera::webcam::mode::{Mode, Packing, round};
use crate::camera::webcam::{self, Described};

use super::detect::{say_json, say_plainly};
use super::{Failure, Format};

/// List the webcams that are plugged in and what they offer.
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  rollcall cameras
  rollcall cameras --format json")]
pub struct Cameras {
    /// How cameras are printed.
    #[arg(long, value_enum, default_value = "text")]
    format: Format,
}

/// A driver that hangs is not waited for longer than this.
const PATIENCE: Duration = Duration::from_secs(20);

/// One camera, as printed with `--format json`.
#[derive(Debug, Serialize)]
struct CameraLine<'a> {
    event: &'static str,
    name: &'a str,
    source: String,
    device: &'a str,
    bus: &'a str,
    formats: Vec<FormatLine>,
    unreadable: &'a [String],
    controls: Vec<ControlLine>,
    picked: Option<PickedLine>,
    trouble: Option<&'a str>,
}

/// One size of one format.
#[derive(Debug, PartialEq, Serialize)]
struct FormatLine {
    format: &'static str,
    width: u32,
    height: u32,
    fps: Vec<f64>,
}

/// Something that can be set at it.
#[derive(Debug, PartialEq, Serialize)]
struct ControlLine {
    control: &'static str,
    now: Option<&'static str>,
    settings: Vec<&'static str>,
}

impl ControlLine {
    fn of(state: &ControlState) -> Self {
        Self {
            control: state.control.word(),
            now: state.now.map(Setting::word),
            settings: state.settings.iter().map(|one| one.word()).collect(),
        }
    }

    fn in_words(&self) -> String {
        let now = self.now.unwrap_or("something else");
        let settings = self.settings.join(", ");
        format!("  can be set: {} ({settings}); now {now}", self.control)
    }
}

/// What would be asked for.
#[derive(Debug, Serialize)]
struct PickedLine {
    format: &'static str,
    width: u32,
    height: u32,
    fps: Option<f64>,
    why: String,
}

/// The last line.
#[derive(Debug, Serialize)]
struct EndLine {
    event: &'static str,
    cameras: usize,
}

impl Cameras {
    /// Lists them.
    ///
    /// # Errors
    /// When the system does not tell, or a driver hangs.
    pub fn run(self) -> Result<(), Failure> {
        let cameras = described()?;
        let plugged: Vec<_> = cameras.iter().map(|one| one.camera.clone()).collect();
        for (camera, called) in cameras.iter().zip(webcam::called(&plugged)) {
            match self.format {
                Format::Json => say_json(&CameraLine::new(camera, &called))?,
                Format::Text => {
                    for line in in_words(camera, &called) {
                        say_plainly(&line)?;
                    }
                }
            }
        }
        match self.format {
            Format::Json => say_json(&EndLine {
                event: "end",
                cameras: cameras.len(),
            }),
            Format::Text if cameras.is_empty() => say_plainly(
                "No webcam is plugged in. A phone is used by its address: see rollcall detect --help.",
            ),
            Format::Text => Ok(()),
        }
    }
}

/// Asks on a thread of its own, which is left behind when a driver hangs.
fn described() -> Result<Vec<Described>, CameraError> {
    let (tell, told) = mpsc::channel();
    thread::Builder::new()
        .name("list webcams".to_owned())
        .spawn(move || tell.send(webcam::describe()))
        .map_err(|error| CameraError::Stopped(format!("the system gives no thread: {error}")))?;
    told.recv_timeout(PATIENCE).unwrap_or_else(|_| {
        Err(CameraError::Stopped(format!(
            "a camera's driver did not answer within {} seconds; unplug the cameras and plug them in again",
            PATIENCE.as_secs()
        )))
    })
}

/// The modes by format and size, largest first, each with its rates, fastest first.
fn formats(modes: &[Mode]) -> Vec<FormatLine> {
    let mut sizes: Vec<(Packing, u32, u32)> = modes
        .iter()
        .map(|mode| (mode.packing, mode.width, mode.height))
        .collect();
    sizes.sort_by_key(|(packing, width, height)| {
        let area = u64::from(*width) * u64::from(*height);
        (*packing, std::cmp::Reverse(area), *width)
    });
    sizes.dedup();
    let rates = |of: (Packing, u32, u32)| {
        let same = |mode: &&Mode| (mode.packing, mode.width, mode.height) == of;
        let rates = modes.iter().filter(same).filter_map(|mode| mode.fps);
        let mut rates: Vec<f64> = rates.map(round).collect();
        rates.sort_by(|a, b| b.total_cmp(a));
        rates.dedup();
        rates
    };
    sizes
        .into_iter()
        .map(|of| FormatLine {
            format: of.0.name(),
            width: of.1,
            height: of.2,
            fps: rates(of),
        })
        .collect()
}

impl<'a> CameraLine<'a> {
    fn new(described: &'a Described, called: &str) -> Self {
        Self {
            event: "camera",
            name: &described.camera.name,
            source: format!("camera:{called}"),
            device: &described.device,
            bus: &described.camera.id,
            formats: formats(&described.modes),
            unreadable: &described.unreadable,
            controls: described.controls.iter().map(ControlLine::of).collect(),
            picked: described.modes.first().map(|mode| PickedLine {
                format: mode.packing.name(),
                width: mode.width,
                height: mode.height,
                fps: mode.fps.map(round),
                why: mode.reason(),
            }),
            trouble: described.trouble.as_deref(),
        }
    }
}

fn in_words(described: &Described, called: &str) -> Vec<String> {
    let camera = &described.camera;
    let mut lines = vec![format!("{called}  ({})", described.device)];
    if !camera.id.is_empty() {
        lines.push(format!("  plugged in at {}", camera.id));
    }
    if let Some(trouble) = &described.trouble {
        lines.push(format!("  {trouble}"));
        return lines;
    }
    for line in formats(&described.modes) {
        let rates: Vec<String> = line.fps.iter().map(f64::to_string).collect();
        let rates = match rates.as_slice() {
            [] => "any rate".to_owned(),
            rates => format!("{} fps", rates.join(", ")),
        };
        lines.push(format!(
            "  {} {} x {}: {rates}",
            line.format, line.width, line.height
        ));
    }
    if !described.unreadable.is_empty() {
        lines.push(format!(
            "  cannot be read: {}",
            described.unreadable.join(", ")
        ));
    }
    let controls = described.controls.iter().map(ControlLine::of);
    lines.extend(controls.map(|line| line.in_words()));
    lines.push(match described.modes.first() {
        Some(mode) => format!("  would be asked for: {mode}, because {}", mode.reason()),
        None => "  it offers nothing that can be read; choose another camera".to_owned(),
    });
    lines
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use crate::camera::webcam::mode::best_first;

    use super::*;

    fn mode(packing: Packing, width: u32, height: u32, fps: Option<f64>) -> Mode {
        Mode {
            packing,
            width,
            height,
            fps,
        }
    }

    #[test]
    fn what_can_be_set_is_listed() {
        use crate::camera::controls::Control;
        let line = ControlLine::of(&ControlState {
            control: Control::PowerLine,
            settings: vec![Setting::Hertz50, Setting::Hertz60],
            now: None,
        });
        assert_eq!(
            line.in_words(),
            "  can be set: power_line (50 Hz, 60 Hz); now something else"
        );
        let json = serde_json::to_string(&line).unwrap();
        assert_eq!(
            json,
            r#"{"control":"power_line","now":null,"settings":["50 Hz","60 Hz"]}"#
        );
    }

    #[test]
    fn sizes_are_listed_once_with_all_their_rates() {
        let modes = best_first(vec![
            mode(Packing::Yuyv, 640, 480, Some(30.0)),
            mode(Packing::Mjpeg, 640, 480, Some(15.0)),
            mode(Packing::Mjpeg, 640, 480, Some(30_000.0 / 1001.0)),
            mode(Packing::Mjpeg, 1920, 1080, Some(30.0)),
            mode(Packing::Grey, 320, 240, None),
        ]);
        let line = |format, width, height, fps: &[f64]| FormatLine {
            format,
            width,
            height,
            fps: fps.to_vec(),
        };
        assert_eq!(
            formats(&modes),
            [
                line("MJPEG", 1920, 1080, &[30.0]),
                line("MJPEG", 640, 480, &[29.97, 15.0]),
                line("YUYV", 640, 480, &[30.0]),
                line("grey", 320, 240, &[]),
            ]
        );
    }
}
