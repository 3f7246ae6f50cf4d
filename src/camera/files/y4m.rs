//! Y4M files: raw frames behind a line of text each.

use std::fs::File;
use std::io::{BufRead as _, BufReader};
use std::path::Path;

use image::RgbImage;
use y4m::{Colorspace, Decoder, Error, Limits};

use super::{CameraError, Held, LARGEST_FRAME_BYTES, Reel, USUAL_FPS, convert, refused};
use crate::camera::decode::{LARGEST_SIDE_PX, yuv_to_rgb};

struct Y4m {
    decoder: Decoder<BufReader<File>>,
    /// How much smaller the planes of colour are, across and down; none for a film without colours.
    colour: Option<(usize, usize)>,
    fps: f64,
    has_ended: bool,
}

/// A side as the header says it; the crate multiplies sides before anybody could check them.
fn is_too_large(header: &[u8]) -> bool {
    let line = header
        .split(|byte| *byte == b'\n')
        .next()
        .unwrap_or_default();
    line.split(|byte| *byte == b' ')
        .filter(|word| matches!(word.first(), Some(b'W' | b'H')))
        .any(|word| {
            let side = std::str::from_utf8(&word[1..])
                .ok()
                .and_then(|side| side.parse().ok());
            side.is_none_or(|side: u32| side == 0 || side > LARGEST_SIDE_PX)
        })
}

pub(super) fn open(path: &Path, mut file: BufReader<File>) -> Result<Box<dyn Reel>, CameraError> {
    let is_too_large = file.fill_buf().is_ok_and(is_too_large);
    if is_too_large {
        return Err(refused(path, "width and height in its header cannot be"));
    }
    let limits = Limits {
        bytes: LARGEST_FRAME_BYTES as usize,
    };
    let decoder = Decoder::new_with_limits(file, limits).map_err(|error| match error {
        Error::UnknownColorspace => convert(path, "its colours are of a kind that is not read"),
        error => refused(path, &format!("its header cannot be read: {error}")),
    })?;
    let colour = match decoder.get_colorspace() {
        Colorspace::Cmono => None,
        Colorspace::C420 | Colorspace::C420jpeg | Colorspace::C420paldv | Colorspace::C420mpeg2 => {
            Some((2, 2))
        }
        Colorspace::C422 => Some((2, 1)),
        Colorspace::C444 => Some((1, 1)),
        _ => return Err(convert(path, "its colours have more than 8 bits")),
    };
    if decoder.get_width() == 0 || decoder.get_height() == 0 {
        return Err(refused(path, "width or height is missing in its header"));
    }
    let rate = decoder.get_framerate();
    let fps = match (rate.num, rate.den) {
        (0, _) | (_, 0) => USUAL_FPS,
        (num, den) => num as f64 / den as f64,
    };
    Ok(Box::new(Y4m {
        decoder,
        colour,
        fps,
        has_ended: false,
    }))
}

impl Reel for Y4m {
    fn fps(&self) -> f64 {
        self.fps
    }

    fn next(&mut self) -> Option<(Held, Option<u64>)> {
        if self.has_ended {
            return None;
        }
        let (width, height) = (self.decoder.get_width(), self.decoder.get_height());
        let colour = self.colour;
        let picture = match self.decoder.read_frame() {
            Ok(frame) => {
                let (luma, u, v) = (
                    frame.get_y_plane(),
                    frame.get_u_plane(),
                    frame.get_v_plane(),
                );
                let mut pixels = Vec::with_capacity(width * height * 3);
                for (y, row) in luma.chunks_exact(width).enumerate() {
                    match colour {
                        None => {
                            pixels.extend(row.iter().flat_map(|luma| yuv_to_rgb(*luma, 128, 128)))
                        }
                        Some((across, down)) => {
                            let begin = y / down * width.div_ceil(across);
                            let (u, v) = (&u[begin..], &v[begin..]);
                            let row = row.iter().enumerate();
                            pixels.extend(row.flat_map(|(x, luma)| {
                                yuv_to_rgb(*luma, u[x / across], v[x / across])
                            }));
                        }
                    }
                }
                RgbImage::from_raw(width as u32, height as u32, pixels)
            }
            Err(Error::EOF) => {
                self.has_ended = true;
                return None;
            }
            Err(error) => {
                self.has_ended = true;
                return Some((
                    Held::Damaged(format!("the rest cannot be read: {error}")),
                    None,
                ));
            }
        };
        let held = picture.map_or_else(
            || Held::Damaged("pixels are missing".to_owned()),
            Held::Picture,
        );
        Some((held, None))
    }
}
