//! Small clips: a plain table from straight above, one Gate card, and a ball that rolls onto it.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use image::{Rgb, RgbImage};
use serde_json::{Value, json};
use tempfile::TempDir;

pub const WIDTH: u32 = 320;
pub const HEIGHT: u32 = 240;
pub const FPS: u32 = 15;
/// First frame with the ball in view, first frame with it at rest, number of frames.
pub const ROLL: u32 = 12;
pub const REST: u32 = 22;
pub const FRAMES: u32 = 50;

/// A clip folder that is deleted with the value.
pub struct Clip {
    folder: TempDir,
}

impl Clip {
    /// A clip in which a ball rolls onto the card and stays closed.
    pub fn with_a_roll() -> Self {
        Self::of((1..=FRAMES).map(|number| jpeg(&table(number))))
    }

    /// A clip of these frames, with the usual set-up.
    pub fn of(frames: impl IntoIterator<Item = Vec<u8>>) -> Self {
        let clip = Self {
            folder: TempDir::new().unwrap(),
        };
        fs::create_dir_all(clip.path().join("frames")).unwrap();
        for (frame, number) in frames.into_iter().zip(1..) {
            fs::write(clip.frame(number), frame).unwrap();
        }
        clip.set_up(&setup());
        clip
    }

    pub fn path(&self) -> PathBuf {
        self.folder.path().join("made_clip")
    }

    pub fn frame(&self, number: u32) -> PathBuf {
        self.path().join(format!("frames/{number:04}.jpg"))
    }

    pub fn set_up(&self, setup: &Value) {
        fs::write(self.path().join("setup.json"), setup.to_string()).unwrap();
    }
}

/// The set-up that fits the drawn table.
pub fn setup() -> Value {
    json!({
        "format": 1, "fps": FPS, "width": WIDTH, "height": HEIGHT,
        "card_mm": [63.0, 88.0], "ball_diameter_mm": 32.0,
        "cards": [{
            "index": 0, "face": "down",
            "corners_px": [[110.0, 60.0], [204.0, 60.0], [204.0, 192.0], [110.0, 192.0]]
        }]
    })
}

/// The set-up with one field changed, or taken away by `null`.
pub fn setup_with(field: &str, value: Value) -> Value {
    let mut setup = setup();
    match value {
        Value::Null => {
            setup.as_object_mut().unwrap().remove(field);
        }
        value => setup[field] = value,
    }
    setup
}

/// The drawn table at a frame: 1.5 pixels a millimetre, so the ball is 48 pixels wide.
pub fn table(number: u32) -> RgbImage {
    let centre = (number >= ROLL).then(|| {
        let left = REST.saturating_sub(number) as f32 / (REST - ROLL) as f32;
        // It slows down as it comes.
        (157.0 - 190.0 * left * left, 130.0_f32)
    });
    RgbImage::from_fn(WIDTH, HEIGHT, |x, y| {
        // Noise that is the same on every machine and never quite the same twice.
        let noise = (x * 7 + y * 13 + number * 29 + x * y) % 5;
        let (mut colour, (x, y)) = ([150, 120, 90], (x as f32, y as f32));
        if (110.0..=204.0).contains(&x) && (60.0..=192.0).contains(&y) {
            let inside = (116.0..=198.0).contains(&x) && (66.0..=186.0).contains(&y);
            colour = if inside {
                [40, 50, 90]
            } else {
                [220, 220, 210]
            };
        }
        if let Some((cx, cy)) = centre {
            let r = ((x - cx).powi(2) + (y - cy).powi(2)).sqrt();
            let shadow = ((x - cx - 5.0).powi(2) + (y - cy - 5.0).powi(2)).sqrt();
            if r < 24.0 {
                let light = 1.0 - 0.5 * r / 24.0;
                colour = [
                    (230.0 * light) as u8,
                    (60.0 * light) as u8,
                    (50.0 * light) as u8,
                ];
            } else if shadow < 24.0 {
                colour = colour.map(|value| (f32::from(value) * 0.75) as u8);
            }
        }
        Rgb(colour.map(|value| value + noise as u8))
    })
}

pub fn jpeg(picture: &RgbImage) -> Vec<u8> {
    let mut bytes = Vec::new();
    image::codecs::jpeg::JpegEncoder::new_with_quality(&mut bytes, 90)
        .encode_image(picture)
        .unwrap();
    bytes
}

/// The built program, to be given arguments.
pub fn program() -> Command {
    let mut program = Command::new(env!("CARGO_BIN_EXE_rollcall"));
    program.env_remove("RUST_LOG");
    program
}

/// `rollcall detect CLIP --format json`, run to its end.
pub fn detect(clip: &Path) -> Ran {
    Ran::of(
        program()
            .arg("detect")
            .arg(clip)
            .args(["--format", "json"])
            .output()
            .unwrap(),
    )
}

/// What a run of the program left behind.
#[derive(Debug)]
pub struct Ran {
    pub status: Option<i32>,
    pub lines: Vec<Value>,
    pub errors: String,
}

impl Ran {
    pub fn of(output: Output) -> Self {
        let text = String::from_utf8(output.stdout).unwrap();
        Self {
            status: output.status.code(),
            lines: text
                .lines()
                .map(|line| serde_json::from_str(line).unwrap())
                .collect(),
            errors: String::from_utf8(output.stderr).unwrap(),
        }
    }

    pub fn calls(&self) -> Vec<&Value> {
        let is_call = |line: &&Value| line["event"] == "call";
        self.lines.iter().filter(is_call).collect()
    }

    /// The end line of a run that went well.
    #[track_caller]
    pub fn end(&self) -> &Value {
        assert_eq!(self.status, Some(0), "{self:?}");
        let end = self.lines.last().unwrap();
        assert_eq!(end["event"], "end", "{self:?}");
        end
    }

    /// The run was refused with one sentence that holds all the words, and no end line.
    #[track_caller]
    pub fn is_refused_with(&self, words: &[&str]) {
        assert_eq!(self.status, Some(2), "{self:?}");
        assert_eq!(self.errors.lines().count(), 1, "{self:?}");
        for word in words {
            assert!(self.errors.contains(word), "{word:?} is not in {self:?}");
        }
        assert!(!self.errors.contains("panicked"), "{self:?}");
        assert!(
            self.lines.iter().all(|line| line["event"] != "end"),
            "{self:?}"
        );
    }
}
