//! A piece of the picture before the roll and after it, at full resolution, made comparable.

use image::RgbImage;

use super::light::{self, Change};

/// A rectangle of the picture, colours as numbers.
#[derive(Debug, Clone)]
pub struct Patch {
    /// Left edge in the picture, in pixels.
    pub x0: usize,
    /// Upper edge in the picture, in pixels.
    pub y0: usize,
    /// Width in pixels.
    pub width: usize,
    /// Height in pixels.
    pub height: usize,
    /// Row by row, red green blue of 0..255.
    pub pixels: Vec<[f32; 3]>,
}

impl Patch {
    /// The median over several frames of the window `x0, y0, x1, y1` (pixels, last ones excluded, cut to the picture).
    pub fn median(frames: &[&RgbImage], window: [f64; 4]) -> Option<Self> {
        let first = frames.first()?;
        let (width, height) = first.dimensions();
        let clip = |v: f64, most: u32| v.clamp(0.0, f64::from(most)) as usize;
        let (x0, y0) = (
            clip(window[0].floor(), width),
            clip(window[1].floor(), height),
        );
        let (x1, y1) = (
            clip(window[2].ceil(), width),
            clip(window[3].ceil(), height),
        );
        if x1 <= x0 || y1 <= y0 || frames.iter().any(|f| f.dimensions() != (width, height)) {
            return None;
        }
        let mut pixels = Vec::with_capacity((x1 - x0) * (y1 - y0));
        let mut values = vec![0u8; frames.len()];
        let middle = frames.len() / 2;
        for y in y0..y1 {
            for x in x0..x1 {
                pixels.push(std::array::from_fn(|c| {
                    for (value, frame) in values.iter_mut().zip(frames) {
                        *value = frame.as_raw()[(y * width as usize + x) * 3 + c];
                    }
                    values.sort_unstable();
                    if values.len() % 2 == 1 {
                        f32::from(values[middle])
                    } else {
                        (f32::from(values[middle]) + f32::from(values[middle - 1])) / 2.0
                    }
                }));
            }
        }
        Some(Self {
            x0,
            y0,
            width: x1 - x0,
            height: y1 - y0,
            pixels,
        })
    }

    /// The mean over several frames of the same window: quicker than the median, for frames in which nothing moves.
    pub fn mean(frames: &[&RgbImage], window: [f64; 4]) -> Option<Self> {
        let mut mean = Self::median(frames.get(..1)?, window)?;
        let share = 1.0 / frames.len() as f32;
        for frame in &frames[1..] {
            if frame.dimensions() != frames[0].dimensions() {
                return None;
            }
            let width = frame.width() as usize;
            for (y, line) in mean.pixels.chunks_exact_mut(mean.width).enumerate() {
                let from = ((mean.y0 + y) * width + mean.x0) * 3;
                let row = &frame.as_raw()[from..from + line.len() * 3];
                for (pixel, now) in line.iter_mut().zip(row.chunks_exact(3)) {
                    for (sum, value) in pixel.iter_mut().zip(now) {
                        *sum += f32::from(*value);
                    }
                }
            }
        }
        for pixel in &mut mean.pixels {
            *pixel = pixel.map(|sum| sum * share);
        }
        Some(mean)
    }

    /// The colour at a point of the picture, between pixels by bilinear interpolation; none outside.
    pub fn at(&self, [x, y]: [f64; 2]) -> Option<[f32; 3]> {
        let (u, v) = (x - self.x0 as f64, y - self.y0 as f64);
        if u < 0.0 || v < 0.0 || u > (self.width - 1) as f64 || v > (self.height - 1) as f64 {
            return None;
        }
        let (i, j) = (
            (u as usize).min(self.width.saturating_sub(2)),
            (v as usize).min(self.height.saturating_sub(2)),
        );
        let (du, dv) = ((u - i as f64) as f32, (v - j as f64) as f32);
        let get = |i: usize, j: usize| {
            self.pixels[j.min(self.height - 1) * self.width + i.min(self.width - 1)]
        };
        let (a, b, c, d) = (get(i, j), get(i + 1, j), get(i, j + 1), get(i + 1, j + 1));
        Some(std::array::from_fn(|k| {
            (a[k] * (1.0 - du) + b[k] * du) * (1.0 - dv) + (c[k] * (1.0 - du) + d[k] * du) * dv
        }))
    }
}

/// Before and after over one window.
#[derive(Debug, Clone)]
pub struct Pair {
    /// Before the roll, its channels scaled to the light after it.
    pub before: Patch,
    /// After it.
    pub after: Patch,
    /// One standard deviation of the noise, in grey levels.
    pub noise: f32,
    /// What changed, pixel by pixel.
    pub changes: Vec<Change>,
}

impl Pair {
    /// Compares the frames before and after in a window; `noise` is that of one frame, in grey levels.
    pub fn new(
        before: &[&RgbImage],
        after: &[&RgbImage],
        window: [f64; 4],
        noise: f32,
    ) -> Option<Self> {
        let before = Patch::median(before, window)?;
        let after = Patch::median(after, window)?;
        Some(Self::of(before, after, noise))
    }

    /// The same by means instead of medians.
    pub fn new_mean(
        before: &[&RgbImage],
        after: &[&RgbImage],
        window: [f64; 4],
        noise: f32,
    ) -> Option<Self> {
        let before = Patch::mean(before, window)?;
        let after = Patch::mean(after, window)?;
        Some(Self::of(before, after, noise))
    }

    /// Compares two patches of one window; `noise` is one standard deviation of their pixels, in grey levels.
    pub fn of(mut before: Patch, after: Patch, noise: f32) -> Self {
        let gains = light::channel_gains(&before.pixels, &after.pixels);
        for pixel in &mut before.pixels {
            for (value, gain) in pixel.iter_mut().zip(&gains) {
                *value = (*value * gain).min(255.0);
            }
        }
        let changes = before
            .pixels
            .iter()
            .zip(&after.pixels)
            .map(|(b, a)| light::change(*b, *a, noise))
            .collect();
        Self {
            before,
            after,
            noise,
            changes,
        }
    }

    /// How far apart the change is at two points, in units of the noise: large across an edge that is new.
    pub fn new_edge(&self, inside: [f64; 2], outside: [f64; 2]) -> Option<f32> {
        let (ai, ao) = (self.after.at(inside)?, self.after.at(outside)?);
        let (bi, bo) = (self.before.at(inside)?, self.before.at(outside)?);
        let new = (0..3).map(|k| (ai[k] - ao[k]).abs()).fold(0.0, f32::max);
        let moved = (0..3)
            .map(|k| ((ai[k] - bi[k]) - (ao[k] - bo[k])).abs())
            .fold(0.0, f32::max);
        // An edge of the print that was there before is no outline, and a print that is now covered is none either.
        Some(moved.min(new) / self.noise)
    }
}
