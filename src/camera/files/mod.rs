//! Recordings and pictures that people have, as a source of frames.
//!
//! | what | frames | rate |
//! | --- | --- | --- |
//! | AVI with MJPEG | JPEG | as its header says |
//! | raw MJPEG: one JPEG behind another | JPEG | 30 |
//! | GIF | as they are drawn | by the delay of each frame |
//! | Y4M, 8 bits | raw | as its header says |
//! | a folder of JPEG and PNG pictures, by their names | each file | 30 |
//!
//! Everything else that is a film is named, with the line that makes an AVI of it. Where the cards lie is found in the
//! picture, or told by a set-up file.

mod avi;
mod gif;
mod pictures;
mod y4m;

use std::fs::File;
use std::io::{BufReader, Read};
use std::path::Path;

use image::RgbImage;

use super::clip::{Clip, Corners};
use super::decode;
use super::phone::split::{Piece, Splitter};
use super::source::{CameraError, Delivery, FrameSource, SourceInfo};
use crate::vision::Frame;

/// The rate of what says nothing of a rate: a webcam's.
const USUAL_FPS: f64 = 30.0;
/// A frame of more bytes is a mistake in the file.
const LARGEST_FRAME_BYTES: u64 = 64 << 20;

/// One frame of a file.
enum Held {
    /// As bytes.
    Jpeg(Vec<u8>),
    /// As pixels.
    Picture(RgbImage),
    /// Not to be read, and why.
    Damaged(String),
}

/// A file that gives one frame after another.
trait Reel {
    /// Frames a second.
    fn fps(&self) -> f64;
    /// The next frame and when it is to be shown, in milliseconds, where the file says so; none at the end.
    fn next(&mut self) -> Option<(Held, Option<u64>)>;
}

/// Opens a clip folder, a folder of pictures or a recording.
///
/// # Errors
/// One sentence that names the file and what to do.
pub fn open(path: &Path, corners: Corners) -> Result<Box<dyn FrameSource>, CameraError> {
    if path.is_dir() {
        if !Clip::is_here(path) {
            return Ok(Box::new(Recording::start(path, pictures::open(path)?)?));
        }
    } else if path.exists() {
        return Ok(Box::new(Recording::start(path, open_file(path)?)?));
    }
    Ok(Box::new(Clip::open(path, corners)?))
}

fn open_file(path: &Path) -> Result<Box<dyn Reel>, CameraError> {
    let unreadable = |error: std::io::Error| refused(path, &format!("it cannot be read: {error}"));
    let about = path.metadata().map_err(unreadable)?;
    if !about.is_file() {
        return Err(refused(path, "it is not a file"));
    }
    let mut head = Vec::new();
    let file = File::open(path).map_err(unreadable)?;
    file.take(64).read_to_end(&mut head).map_err(unreadable)?;
    let file = BufReader::new(File::open(path).map_err(unreadable)?);
    let has = |at: usize, what: &[u8]| head.get(at..).is_some_and(|rest| rest.starts_with(what));
    if head.is_empty() {
        return Err(refused(path, "it is empty"));
    }
    if has(0, b"RIFF") && has(8, b"AVI ") {
        return avi::open(path, file);
    }
    if has(0, &[0xff, 0xd8, 0xff]) {
        return Ok(Box::new(Stream {
            file,
            splitter: Splitter::default(),
            has_ended: false,
        }));
    }
    if has(0, b"GIF8") {
        return gif::open(path, file);
    }
    if has(0, b"YUV4MPEG2") {
        return y4m::open(path, file);
    }
    let is_film = has(4, b"ftyp")
        || has(4, b"moov")
        || has(4, b"mdat")
        || has(0, &[0x1a, 0x45, 0xdf, 0xa3])
        || has(0, b"RIFF")
        || has(0, b"OggS")
        || has(0, &[0, 0, 1, 0xba])
        || has(0, &[0x47, 0x40]);
    if is_film {
        return Err(convert(path, "films of this kind are not read"));
    }
    if has(0, b"\x89PNG") || has(0, b"BM") {
        return Err(refused(
            path,
            "it is one picture; give the folder that holds the pictures one after another",
        ));
    }
    Err(refused(
        path,
        "it is no clip folder and no recording (AVI with MJPEG, raw MJPEG, GIF or Y4M)",
    ))
}

fn refused(path: &Path, what: &str) -> CameraError {
    CameraError::Clip(format!("{}: {what}", path.display()))
}

/// What cannot be read, with the line that makes something of it that can.
fn convert(path: &Path, what: &str) -> CameraError {
    let name = path.display().to_string();
    let made = path.with_extension("rollcall.avi").display().to_string();
    refused(
        path,
        &format!(
            "{what}; make an AVI of it with: ffmpeg -i {} -c:v mjpeg -q:v 3 -pix_fmt yuvj420p -an {}",
            quoted(&name),
            quoted(&made)
        ),
    )
}

/// A name as a shell takes it.
fn quoted(name: &str) -> String {
    format!("'{}'", name.replace('\'', r"'\''"))
}

/// A file as a source.
struct Recording {
    info: SourceInfo,
    reel: Box<dyn Reel>,
    /// The frame that showed the size, and those before it.
    read_ahead: std::collections::VecDeque<(Held, Option<u64>)>,
    number: u64,
    jpeg: Option<Vec<u8>>,
}

/// Frames in which one that can be read is looked for.
const TRIED_FOR_SIZE: usize = 30;

impl Recording {
    fn start(path: &Path, mut reel: Box<dyn Reel>) -> Result<Self, CameraError> {
        let mut read_ahead = std::collections::VecDeque::new();
        let mut size = None;
        while size.is_none() && read_ahead.len() < TRIED_FOR_SIZE {
            let Some(next) = reel.next() else { break };
            size = match &next.0 {
                Held::Picture(picture) => Some(picture.dimensions()),
                Held::Jpeg(bytes) => decode::jpeg(bytes)
                    .ok()
                    .map(|decoded| decoded.picture.dimensions()),
                Held::Damaged(_) => None,
            };
            read_ahead.push_back(next);
        }
        let Some(size) = size else {
            let why = match read_ahead.front() {
                Some((Held::Damaged(why), _)) => {
                    format!("it holds no picture that can be read: {why}")
                }
                Some(_) => "it holds no picture that can be read".to_owned(),
                None => "it holds no picture".to_owned(),
            };
            return Err(refused(path, &why));
        };
        let name = path.file_name().unwrap_or(path.as_os_str());
        let fps = reel.fps();
        Ok(Self {
            info: SourceInfo {
                name: name.to_string_lossy().into_owned(),
                fps: if fps.is_finite() {
                    fps.clamp(0.5, 1000.0)
                } else {
                    USUAL_FPS
                },
                size,
                rig: None,
                live: false,
            },
            reel,
            read_ahead,
            number: 0,
            jpeg: None,
        })
    }
}

impl FrameSource for Recording {
    fn info(&self) -> &SourceInfo {
        &self.info
    }

    fn next_frame(&mut self) -> Result<Delivery, CameraError> {
        self.jpeg = None;
        let next = self.read_ahead.pop_front();
        let Some((held, at_millis)) = next.or_else(|| self.reel.next()) else {
            return Ok(Delivery::End);
        };
        self.number += 1;
        let number = self.number;
        let damaged = |reason: String| {
            Ok(Delivery::Damaged {
                number,
                reason: format!("frame {number} was skipped: {reason}"),
            })
        };
        let picture = match held {
            Held::Damaged(reason) => return damaged(reason),
            Held::Picture(picture) => picture,
            Held::Jpeg(bytes) => {
                let decoded = decode::jpeg(&bytes);
                self.jpeg = Some(bytes);
                match decoded {
                    // Recordings without Huffman tables are in order: nothing to tell.
                    Ok(decoded) => decoded.picture,
                    Err(damage) => return damaged(damage.to_string()),
                }
            }
        };
        if picture.dimensions() != self.info.size {
            let ((width, height), (w, h)) = (picture.dimensions(), self.info.size);
            return damaged(format!("it is {width} x {height} and not {w} x {h}"));
        }
        let by_rate = || ((number - 1) as f64 * 1000.0 / self.info.fps).round() as u64;
        Ok(Delivery::Frame(Frame {
            number,
            at_millis: at_millis.unwrap_or_else(by_rate),
            picture,
        }))
    }

    fn take_jpeg(&mut self) -> Option<Vec<u8>> {
        self.jpeg.take()
    }
}

/// One JPEG behind another.
struct Stream {
    file: BufReader<File>,
    splitter: Splitter,
    has_ended: bool,
}

impl Reel for Stream {
    fn fps(&self) -> f64 {
        USUAL_FPS
    }

    fn next(&mut self) -> Option<(Held, Option<u64>)> {
        let mut chunk = [0; 16 << 10];
        loop {
            let piece = match self.splitter.next_piece() {
                None if self.has_ended => Some(self.splitter.rest()?),
                piece => piece,
            };
            match piece {
                Some(Piece::Whole(jpeg)) => return Some((Held::Jpeg(jpeg), None)),
                Some(Piece::Broken(_)) => {
                    return Some((Held::Damaged("it is cut off".to_owned()), None));
                }
                None => {}
            }
            match self.file.read(&mut chunk) {
                Ok(0) => self.has_ended = true,
                Ok(read) => self.splitter.push(&chunk[..read]),
                Err(error) => {
                    self.has_ended = true;
                    return Some((
                        Held::Damaged(format!("the file cannot be read: {error}")),
                        None,
                    ));
                }
            }
        }
    }
}
