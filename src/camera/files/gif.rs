//! Animated GIF files.

use std::fs::File;
use std::io::BufReader;
use std::path::Path;

use image::codecs::gif::GifDecoder;
use image::{AnimationDecoder as _, DynamicImage, Frames, ImageDecoder as _, ImageError, Limits};

use super::{CameraError, Held, Reel, refused};
use crate::camera::decode::LARGEST_SIDE_PX;

/// What a GIF may take of the memory.
const MEMORY_AT_MOST: u64 = 512 << 20;
/// A frame without a delay is shown so long, as browsers do.
const USUAL_DELAY_MILLIS: u64 = 100;

struct Gif {
    frames: Frames<'static>,
    /// Read to learn the delay.
    first: Option<Result<image::Frame, ImageError>>,
    fps: f64,
    at_millis: u64,
    has_ended: bool,
}

pub(super) fn open(path: &Path, file: BufReader<File>) -> Result<Box<dyn Reel>, CameraError> {
    let unreadable = |error: ImageError| {
        refused(
            path,
            &format!("it cannot be read as a GIF: {}", in_a_line(&error)),
        )
    };
    let mut decoder = GifDecoder::new(file).map_err(unreadable)?;
    let mut limits = Limits::default();
    limits.max_image_width = Some(LARGEST_SIDE_PX);
    limits.max_image_height = Some(LARGEST_SIDE_PX);
    limits.max_alloc = Some(MEMORY_AT_MOST);
    decoder.set_limits(limits).map_err(unreadable)?;
    let mut frames = decoder.into_frames();
    let first = frames.next();
    let delay = match &first {
        Some(Ok(frame)) => delay_millis(frame),
        _ => USUAL_DELAY_MILLIS,
    };
    Ok(Box::new(Gif {
        frames,
        first,
        fps: 1000.0 / delay as f64,
        at_millis: 0,
        has_ended: false,
    }))
}

/// Libraries break their sentences over lines.
fn in_a_line(error: &ImageError) -> String {
    let words: Vec<String> = error
        .to_string()
        .split_whitespace()
        .map(str::to_owned)
        .collect();
    words.join(" ")
}

fn delay_millis(frame: &image::Frame) -> u64 {
    match frame.delay().numer_denom_ms() {
        (0, _) | (_, 0) => USUAL_DELAY_MILLIS,
        (numerator, denominator) => u64::from(numerator / denominator).max(1),
    }
}

impl Reel for Gif {
    fn fps(&self) -> f64 {
        self.fps
    }

    fn next(&mut self) -> Option<(Held, Option<u64>)> {
        if self.has_ended {
            return None;
        }
        match self.first.take().or_else(|| self.frames.next())? {
            Ok(frame) => {
                let at_millis = self.at_millis;
                self.at_millis += delay_millis(&frame);
                let picture = DynamicImage::ImageRgba8(frame.into_buffer()).into_rgb8();
                Some((Held::Picture(picture), Some(at_millis)))
            }
            Err(error) => {
                // What follows is drawn over what is missing.
                self.has_ended = true;
                Some((Held::Damaged(in_a_line(&error)), None))
            }
        }
    }
}
