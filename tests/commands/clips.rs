//! Small clips: a plain table from above, one Gate card, and a ball that rolls onto it.

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

/// The camera of the drawn table: focal length in pixels, distance from the card's middle in millimetres, and how far
/// it leans from straight down, in radians.
const FOCAL_PX: f64 = 290.0;
const AWAY_MM: f64 = 230.0;
const LEAN: f64 = 0.3;
const CENTRE: [f64; 2] = [(WIDTH as f64 - 1.0) / 2.0, (HEIGHT as f64 - 1.0) / 2.0];

/// Where a point of the table is seen, and how deep it lies; x to the right, y away, z up, in millimetres.
fn seen([x, y, z]: [f64; 3]) -> ([f64; 2], f64) {
    let (sin, cos) = LEAN.sin_cos();
    let (y, z) = (y + AWAY_MM * sin, z - AWAY_MM * cos);
    let (depth, up) = (y * sin - z * cos, y * cos + z * sin);
    let scale = FOCAL_PX / depth;
    ([CENTRE[0] + scale * x, CENTRE[1] - scale * up], depth)
}

/// The point of the table under a pixel.
fn on_table([x, y]: [f64; 2]) -> [f64; 2] {
    let (sin, cos) = LEAN.sin_cos();
    let (right, up) = ((x - CENTRE[0]) / FOCAL_PX, (CENTRE[1] - y) / FOCAL_PX);
    let steps = AWAY_MM * cos / (cos - up * sin);
    [steps * right, steps * (sin + up * cos) - AWAY_MM * sin]
}

/// The corners of the card in the picture.
pub fn corners() -> [[f64; 2]; 4] {
    [[-31.5, 44.0], [31.5, 44.0], [31.5, -44.0], [-31.5, -44.0]].map(|[x, y]| seen([x, y, 0.0]).0)
}

/// The set-up that fits the drawn table.
pub fn setup() -> Value {
    json!({
        "format": 1, "fps": FPS, "width": WIDTH, "height": HEIGHT,
        "card_mm": [63.0, 88.0], "ball_diameter_mm": 32.0,
        "cards": [{"index": 0, "face": "down", "corners_px": corners()}]
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

/// The drawn table at a frame.
pub fn table(number: u32) -> RgbImage {
    const RADIUS_MM: f64 = 16.0;
    let ball = (number >= ROLL).then(|| {
        let left = f64::from(REST.saturating_sub(number)) / f64::from(REST - ROLL);
        // It slows down as it comes.
        -150.0 * left * left
    });
    RgbImage::from_fn(WIDTH, HEIGHT, |px, py| {
        // Noise that is the same on every machine and never quite the same twice.
        let noise = (px * 7 + py * 13 + number * 29 + px * py) % 5;
        let pixel = [f64::from(px), f64::from(py)];
        let [x, y] = on_table(pixel);
        let mut colour = [150.0, 120.0, 90.0];
        if x.abs() < 31.5 && y.abs() < 44.0 {
            let is_inside = x.abs() < 28.0 && y.abs() < 40.5;
            colour = if is_inside {
                [40.0, 50.0, 90.0]
            } else {
                [220.0, 220.0, 210.0]
            };
        }
        if let Some(ball_x) = ball {
            let (middle, depth) = seen([ball_x, 0.0, RADIUS_MM]);
            let away = (pixel[0] - middle[0]).hypot(pixel[1] - middle[1]);
            let radius = FOCAL_PX * RADIUS_MM / depth;
            if away < radius {
                let light = 1.0 - 0.5 * away / radius;
                colour = [230.0 * light, 60.0 * light, 50.0 * light];
            } else if (x - ball_x - 4.0).hypot(y + 4.0) < RADIUS_MM {
                colour = colour.map(|value| value * 0.75);
            }
        }
        Rgb(colour.map(|value| value as u8 + noise as u8))
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
