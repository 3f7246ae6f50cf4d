//! A clip folder as a camera: `frames/0001.jpg`, `0002.jpg`, ... and `setup.json`; never its `truth.json`.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::{Map, Value};

use super::decode;
use super::source::{CameraError, Delivery, FrameSource, SourceInfo};
use crate::vision::{Frame, GateInImage, Rig};

/// Whether the corners that the referee has set up are to be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Corners {
    /// The Gate cards lie where the set-up says.
    AsSetUp,
    /// Sizes are taken from the set-up; the cards are to be found in the picture.
    ToBeFound,
}

/// The frames of a clip folder, in order.
#[derive(Debug)]
pub struct Clip {
    folder: PathBuf,
    info: SourceInfo,
    /// Number and file of each frame, ascending.
    frames: Vec<(u64, PathBuf)>,
    next: usize,
    /// The number of the frame handed over last.
    number: u64,
    /// The bytes of the frame handed over last.
    jpeg: Option<Vec<u8>>,
}

/// A number in a file name beyond this is taken for something else than a frame (ten hours at 120 frames a second).
const LARGEST_FRAME_NUMBER: u64 = 4_500_000;

/// A card may hang a little over the edge of the picture, by this share of its width and height.
const CORNER_OUTSIDE_AT_MOST: f64 = 0.05;

/// A larger gap between two frames is a mistake in naming, not a loss.
const MISSING_FRAMES_AT_MOST: u64 = 1000;

impl Clip {
    /// Reads the set-up and lists the frames.
    ///
    /// # Errors
    /// One sentence that names the file and the field that cannot be.
    pub fn open(folder: &Path, corners: Corners) -> Result<Self, CameraError> {
        if !folder.is_dir() {
            return Err(refused(folder, "there is no such folder"));
        }
        let frames = list_frames(&folder.join("frames"))?;
        let setup = Setup::read(&folder.join("setup.json"), corners)?;
        let name = folder
            .canonicalize()
            .ok()
            .as_deref()
            .unwrap_or(folder)
            .file_name()
            .map_or_else(String::new, |name| name.to_string_lossy().into_owned());
        let info = SourceInfo {
            name,
            fps: setup.fps,
            size: setup.size,
            rig: Some(setup.rig),
            live: false,
        };
        Ok(Self {
            folder: folder.to_owned(),
            info,
            frames,
            next: 0,
            number: 0,
            jpeg: None,
        })
    }

    /// True when the folder looks like a clip: it has a set-up or frames.
    pub fn is_here(folder: &Path) -> bool {
        folder.join("setup.json").exists() || folder.join("frames").is_dir()
    }
}

impl FrameSource for Clip {
    fn info(&self) -> &SourceInfo {
        &self.info
    }

    fn next_frame(&mut self) -> Result<Delivery, CameraError> {
        let Some((number, path)) = self.frames.get(self.next) else {
            return Ok(Delivery::End);
        };
        self.number += 1;
        if self.number < *number {
            return Ok(Delivery::Damaged {
                number: self.number,
                reason: format!("frames/{:04}.jpg is missing", self.number),
            });
        }
        self.next += 1;
        let number = self.number;
        let name = format!(
            "frames/{}",
            path.file_name().unwrap_or_default().to_string_lossy()
        );
        let damaged = |reason: &dyn std::fmt::Display| {
            Ok(Delivery::Damaged {
                number,
                reason: format!("{name} was skipped: {reason}"),
            })
        };
        self.jpeg = None;
        let bytes = match read_file(path, LARGEST_FRAME_BYTES) {
            Err(error) => return damaged(&error),
            Ok(bytes) => bytes,
        };
        let decoded = decode::jpeg(&bytes);
        self.jpeg = Some(bytes);
        let decoded = match decoded {
            Err(damage) => return damaged(&damage),
            Ok(decoded) => decoded,
        };
        let (width, height) = decoded.picture.dimensions();
        if (width, height) != self.info.size {
            let (w, h) = self.info.size;
            return Err(refused(
                &self.folder.join(&name),
                &format!(
                    "it is {width} x {height} pixels, but width and height in setup.json say {w} x {h}"
                ),
            ));
        }
        let at_millis = ((number - 1) as f64 * 1000.0 / self.info.fps).round() as u64;
        let frame = Frame {
            number,
            at_millis,
            picture: decoded.picture,
        };
        Ok(if decoded.tables_added {
            Delivery::Repaired {
                frame,
                reason: format!("{name} has no Huffman tables; the standard ones were put in"),
            }
        } else {
            Delivery::Frame(frame)
        })
    }

    fn take_jpeg(&mut self) -> Option<Vec<u8>> {
        self.jpeg.take()
    }
}

/// A frame or a set-up in more bytes than this is something else.
const LARGEST_FRAME_BYTES: u64 = 256 << 20;
/// See [`LARGEST_FRAME_BYTES`].
const LARGEST_SETUP_BYTES: u64 = 16 << 20;

/// Reads a whole file, and only a file: reading a pipe or a device might never end.
fn read_file(path: &Path, most: u64) -> std::io::Result<Vec<u8>> {
    let about = fs::metadata(path)?;
    let wrong = |what: String| Err(std::io::Error::other(what));
    if about.is_dir() {
        return wrong("it is a folder".to_owned());
    }
    if !about.is_file() {
        return wrong("it is not a file".to_owned());
    }
    if about.len() > most {
        return wrong(format!("it has {} bytes; {most} is the most", about.len()));
    }
    fs::read(path)
}

fn refused(path: &Path, what: &str) -> CameraError {
    CameraError::Clip(format!("{}: {what}", path.display()))
}

fn list_frames(folder: &Path) -> Result<Vec<(u64, PathBuf)>, CameraError> {
    const WANTED: &str = "frames are named 0001.jpg, 0002.jpg, and so on";
    let entries = fs::read_dir(folder).map_err(|error| match error.kind() {
        std::io::ErrorKind::NotFound => {
            refused(folder, &format!("there is no such folder; {WANTED}"))
        }
        _ => refused(folder, &format!("it cannot be read: {error}")),
    })?;
    let mut frames = Vec::new();
    for entry in entries {
        let path = entry
            .map_err(|error| refused(folder, &format!("it cannot be read: {error}")))?
            .path();
        let extension = path.extension().unwrap_or_default().to_ascii_lowercase();
        if extension != "jpg" && extension != "jpeg" {
            continue;
        }
        let stem = path.file_stem().unwrap_or_default().to_string_lossy();
        if let Ok(number) = stem.parse::<u64>() {
            if number == 0 || number > LARGEST_FRAME_NUMBER {
                return Err(refused(&path, &format!("its number cannot be; {WANTED}")));
            }
            frames.push((number, path));
        }
    }
    frames.sort();
    if frames.is_empty() {
        return Err(refused(folder, &format!("it holds no frame; {WANTED}")));
    }
    if let Some(twice) = frames.windows(2).find(|pair| pair[0].0 == pair[1].0) {
        return Err(refused(
            &twice[1].1,
            "another file has the same frame number",
        ));
    }
    let numbers = || frames.iter().map(|(number, _)| *number);
    let jump = std::iter::once(0)
        .chain(numbers())
        .zip(numbers())
        .find(|(before, after)| after - before > MISSING_FRAMES_AT_MOST);
    if let Some((before, after)) = jump {
        return Err(refused(
            folder,
            &format!("after frame {before} comes frame {after}: too many are missing between"),
        ));
    }
    Ok(frames)
}

/// Reads what a referee has set up, in the form of a clip's `setup.json`: the size of the pictures that it is for, in
/// pixels, and the rig.
///
/// # Errors
/// One sentence that names the file and the field that cannot be.
pub fn read_rig(path: &Path) -> Result<((u32, u32), Rig), CameraError> {
    Setup::read(path, Corners::AsSetUp).map(|setup| (setup.size, setup.rig))
}

/// A source for which a referee has set up a rig of its own.
pub struct WithRig {
    source: Box<dyn FrameSource>,
    info: SourceInfo,
}

impl WithRig {
    /// Puts the rig of a set-up file in the place of the source's own.
    ///
    /// # Errors
    /// When the file cannot be used, or is for pictures of another size.
    pub fn of(source: Box<dyn FrameSource>, setup: &Path) -> Result<Self, CameraError> {
        let ((width, height), rig) = read_rig(setup)?;
        let mut info = source.info().clone();
        let (w, h) = info.size;
        if (width, height) != (w, h) {
            return Err(refused(
                setup,
                &format!(
                    "width and height are {width} x {height}, but {} sends {w} x {h}",
                    info.name
                ),
            ));
        }
        info.rig = Some(rig);
        Ok(Self { source, info })
    }
}

impl FrameSource for WithRig {
    fn info(&self) -> &SourceInfo {
        &self.info
    }

    fn next_frame(&mut self) -> Result<Delivery, CameraError> {
        self.source.next_frame()
    }

    fn take_jpeg(&mut self) -> Option<Vec<u8>> {
        self.source.take_jpeg()
    }
}

/// What `setup.json` says, checked.
struct Setup {
    fps: f64,
    size: (u32, u32),
    rig: Rig,
}

/// One JSON object and where it stands, for messages that name file and field.
struct Fields<'a> {
    path: &'a Path,
    place: String,
    fields: &'a Map<String, Value>,
}

impl Setup {
    fn read(path: &Path, corners: Corners) -> Result<Self, CameraError> {
        let text = read_file(path, LARGEST_SETUP_BYTES)
            .map_err(|error| refused(path, &format!("it cannot be read: {error}")))?;
        let value: Value = serde_json::from_slice(&text)
            .map_err(|error| refused(path, &format!("it is not JSON: {error}")))?;
        let fields = Fields {
            path,
            place: String::new(),
            fields: value
                .as_object()
                .ok_or_else(|| refused(path, "it holds no JSON object"))?,
        };
        let format = fields.number("format", "1", |n| n == 1.0)?;
        debug_assert!(format == 1.0);
        let fps = fields.number("fps", "between 0.5 and 1000 frames a second", |n| {
            (0.5..=1000.0).contains(&n)
        })?;
        let side = |name| {
            let wanted = format!(
                "a whole number of pixels from 1 to {}",
                decode::LARGEST_SIDE_PX
            );
            fields
                .number(name, &wanted, |n| {
                    n.fract() == 0.0 && (1.0..=f64::from(decode::LARGEST_SIDE_PX)).contains(&n)
                })
                .map(|n| n as u32)
        };
        let size = (side("width")?, side("height")?);
        let card_mm = point(fields.get("card_mm")?)
            .filter(|sides| sides.iter().all(|side| side.abs() < 1e6))
            .ok_or_else(|| fields.wrong("card_mm", "width and height in millimetres"))?;
        let ball_diameter_mm =
            fields.number("ball_diameter_mm", "a length in millimetres", |n| {
                n.abs() < 1e6
            })?;
        let gates = match corners {
            Corners::AsSetUp => fields.gates(size)?,
            Corners::ToBeFound => Vec::new(),
        };
        let rig = Rig::new(card_mm, ball_diameter_mm, gates, size)
            .map_err(|error| refused(path, &error.to_string()))?;
        Ok(Self { fps, size, rig })
    }
}

impl Fields<'_> {
    fn get(&self, name: &str) -> Result<&Value, CameraError> {
        self.fields
            .get(name)
            .ok_or_else(|| refused(self.path, &format!("{}{name} is missing", self.place)))
    }

    /// What a field is and what it should be.
    fn wrong(&self, name: &str, wanted: &str) -> CameraError {
        let mut is = self
            .fields
            .get(name)
            .map_or_else(|| "missing".to_owned(), Value::to_string);
        if is.chars().count() > 60 {
            is = is.chars().take(57).chain("...".chars()).collect();
        }
        refused(
            self.path,
            &format!("{}{name} is {is}; it should be {wanted}", self.place),
        )
    }

    fn number(
        &self,
        name: &str,
        wanted: &str,
        is_right: impl Fn(f64) -> bool,
    ) -> Result<f64, CameraError> {
        self.get(name)?
            .as_f64()
            .filter(|number| is_right(*number))
            .ok_or_else(|| self.wrong(name, wanted))
    }

    fn gates(&self, (width, height): (u32, u32)) -> Result<Vec<GateInImage>, CameraError> {
        let is_near = |at: f64, side: u32| {
            let over = CORNER_OUTSIDE_AT_MOST * f64::from(side);
            (-over..=f64::from(side) + over).contains(&at)
        };
        let cards = self
            .get("cards")?
            .as_array()
            .ok_or_else(|| self.wrong("cards", "a list of cards"))?;
        cards
            .iter()
            .enumerate()
            .map(|(at, card)| {
                let card = Fields {
                    path: self.path,
                    place: format!("cards[{at}]."),
                    fields: card.as_object().ok_or_else(|| {
                        refused(self.path, &format!("cards[{at}] is not an object"))
                    })?,
                };
                let index = card.number("index", "a whole number from 0 to 99", |n| {
                    n.fract() == 0.0 && (0.0..100.0).contains(&n)
                })?;
                let corners = card
                    .get("corners_px")?
                    .as_array()
                    .filter(|corners| corners.len() == 4)
                    .and_then(|corners| corners.iter().map(point).collect::<Option<Vec<_>>>())
                    .and_then(|corners| <[[f64; 2]; 4]>::try_from(corners).ok())
                    .ok_or_else(|| card.wrong("corners_px", "four [x, y]"))?;
                let outside = corners
                    .iter()
                    .find(|[x, y]| !is_near(*x, width) || !is_near(*y, height));
                if let Some([x, y]) = outside {
                    return Err(refused(
                        self.path,
                        &format!(
                            "cards[{at}].corners_px has the corner [{x:?}, {y:?}], which is outside the picture \
                             of {width} x {height}"
                        ),
                    ));
                }
                if !matches!(card.get("face")?.as_str(), Some("down" | "up")) {
                    return Err(card.wrong("face", "\"down\" or \"up\""));
                }
                Ok(GateInImage {
                    index: index as usize,
                    corners_in_image: corners,
                })
            })
            .collect()
    }
}

/// Two numbers in a list.
fn point(value: &Value) -> Option<[f64; 2]> {
    let [x, y] = value.as_array()?.as_slice() else {
        return None;
    };
    Some([x.as_f64()?, y.as_f64()?])
}
