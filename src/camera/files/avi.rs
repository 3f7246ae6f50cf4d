//! AVI files whose frames are JPEGs.
//!
//! The lengths of lists are not believed: a recording that was broken off has none, and a long one has several lists.
//! Every chunk is gone over in turn.

use std::fs::File;
use std::io::{self, BufReader, Read, Seek, SeekFrom};
use std::path::Path;

use super::{CameraError, Held, LARGEST_FRAME_BYTES, Reel, USUAL_FPS, convert, refused};

/// A header of more bytes is a mistake.
const LARGEST_HEADER_BYTES: u64 = 1 << 20;

struct Avi {
    file: BufReader<File>,
    fps: f64,
    /// Which of its streams is the film, from 0.
    stream: u8,
    has_ended: bool,
}

/// The name and length of a chunk.
struct Chunk {
    name: [u8; 4],
    bytes: u64,
}

/// What the headers say.
#[derive(Default)]
struct Head {
    micros_per_frame: u32,
    streams: u8,
    film: Option<Film>,
    is_in_film: bool,
}

struct Film {
    stream: u8,
    /// Frames a second as a ratio.
    rate: (u32, u32),
    codec: [u8; 4],
}

pub(super) fn open(path: &Path, mut file: BufReader<File>) -> Result<Box<dyn Reel>, CameraError> {
    let head = read_head(&mut file)
        .map_err(|error| refused(path, &format!("its header cannot be read: {error}")))?;
    let Some(film) = head.film else {
        return Err(refused(path, "it holds no film"));
    };
    if !matches!(
        film.codec.to_ascii_uppercase().as_slice(),
        b"MJPG" | b"JPEG" | b"DMB1" | b"\0\0\0\0"
    ) {
        let codec: String = film.codec.iter().map(|byte| char::from(*byte)).collect();
        let codec = codec.trim_matches(|letter: char| !letter.is_ascii_graphic());
        return Err(convert(
            path,
            &format!("its frames are {codec} and not MJPEG"),
        ));
    }
    let fps = match (film.rate, head.micros_per_frame) {
        ((rate, scale), _) if rate > 0 && scale > 0 => f64::from(rate) / f64::from(scale),
        (_, micros) if micros > 0 => 1e6 / f64::from(micros),
        _ => USUAL_FPS,
    };
    Ok(Box::new(Avi {
        file,
        fps,
        stream: film.stream,
        has_ended: false,
    }))
}

fn next_chunk(file: &mut BufReader<File>) -> io::Result<Option<Chunk>> {
    let mut head = Vec::new();
    file.by_ref().take(8).read_to_end(&mut head)?;
    let [a, b, c, d, length @ ..] = head.as_slice() else {
        return Ok(None);
    };
    let Ok(length) = <[u8; 4]>::try_from(length) else {
        return Ok(None);
    };
    Ok(Some(Chunk {
        name: [*a, *b, *c, *d],
        bytes: u64::from(u32::from_le_bytes(length)),
    }))
}

impl Chunk {
    /// Chunks begin at even places.
    fn skip(&self, file: &mut BufReader<File>) -> io::Result<()> {
        let bytes = self.bytes + self.bytes % 2;
        file.seek_relative(bytes as i64)
    }

    /// Reads it to its end; fewer bytes where the file ends before.
    fn read(&self, file: &mut BufReader<File>, most: u64) -> io::Result<Vec<u8>> {
        if self.bytes > most {
            return Err(io::Error::other(format!(
                "a part of {} bytes cannot be",
                self.bytes
            )));
        }
        let mut bytes = Vec::new();
        file.by_ref().take(self.bytes).read_to_end(&mut bytes)?;
        if self.bytes % 2 == 1 {
            file.seek(SeekFrom::Current(1))?;
        }
        Ok(bytes)
    }
}

fn number(bytes: &[u8], at: usize) -> u32 {
    let four = bytes.get(at..at + 4).and_then(|four| four.try_into().ok());
    four.map_or(0, u32::from_le_bytes)
}

/// Reads up to the first frame.
fn read_head(file: &mut BufReader<File>) -> io::Result<Head> {
    let mut head = Head::default();
    file.seek(SeekFrom::Start(12))?;
    while let Some(chunk) = next_chunk(file)? {
        match &chunk.name {
            b"LIST" => {
                let mut kind = [0; 4];
                file.read_exact(&mut kind)?;
                match &kind {
                    b"movi" => return Ok(head),
                    b"hdrl" | b"strl" => {}
                    _ => Chunk {
                        bytes: chunk.bytes.saturating_sub(4),
                        ..chunk
                    }
                    .skip(file)?,
                }
            }
            b"avih" => {
                head.micros_per_frame = number(&chunk.read(file, LARGEST_HEADER_BYTES)?, 0);
            }
            b"strh" => {
                let bytes = chunk.read(file, LARGEST_HEADER_BYTES)?;
                head.is_in_film = bytes.starts_with(b"vids") && head.film.is_none();
                if head.is_in_film {
                    head.film = Some(Film {
                        stream: head.streams,
                        rate: (number(&bytes, 24), number(&bytes, 20)),
                        codec: number(&bytes, 4).to_le_bytes(),
                    });
                }
                head.streams = head.streams.saturating_add(1);
            }
            b"strf" => {
                let bytes = chunk.read(file, LARGEST_HEADER_BYTES)?;
                let codec = number(&bytes, 16).to_le_bytes();
                if let Some(film) = head.film.as_mut().filter(|_| head.is_in_film)
                    && codec != [0; 4]
                {
                    film.codec = codec;
                }
                head.is_in_film = false;
            }
            _ => chunk.skip(file)?,
        }
    }
    Ok(head)
}

impl Avi {
    fn read_on(&mut self) -> io::Result<Option<Held>> {
        while let Some(chunk) = next_chunk(&mut self.file)? {
            match &chunk.name {
                // Of a list only its head is taken: what is in it comes next.
                b"LIST" | b"RIFF" => self.file.seek_relative(4)?,
                [tens, ones, b'd', b'c' | b'b'] => {
                    let digit = |byte: u8| byte.wrapping_sub(b'0');
                    let stream = digit(*tens).wrapping_mul(10).wrapping_add(digit(*ones));
                    if stream != self.stream {
                        chunk.skip(&mut self.file)?;
                        continue;
                    }
                    let bytes = chunk.read(&mut self.file, LARGEST_FRAME_BYTES)?;
                    if (bytes.len() as u64) < chunk.bytes {
                        self.has_ended = true;
                        return Ok(Some(Held::Damaged("the file is cut off".to_owned())));
                    }
                    return Ok(Some(Held::Jpeg(bytes)));
                }
                name if name
                    .iter()
                    .all(|byte| byte.is_ascii_graphic() || *byte == b' ') =>
                {
                    chunk.skip(&mut self.file)?;
                }
                _ => return Err(io::Error::other("what follows is no part of an AVI")),
            }
        }
        Ok(None)
    }
}

impl Reel for Avi {
    fn fps(&self) -> f64 {
        self.fps
    }

    fn next(&mut self) -> Option<(Held, Option<u64>)> {
        if self.has_ended {
            return None;
        }
        let held = self.read_on().unwrap_or_else(|error| {
            self.has_ended = true;
            Some(Held::Damaged(error.to_string()))
        });
        Some((held?, None))
    }
}
