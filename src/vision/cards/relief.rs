//! The slopes of a picture: how steeply, and which way, brightness or colour changes at each pixel.

use image::RgbImage;

/// No edge weaker than this (grey levels a pixel) is looked at, however quiet the picture.
const QUIETEST_EDGE: f32 = 3.0;
/// No edge stronger than this is called noise, however rough the table: a carpet must not hide the cards on it.
const LOUDEST_NOISE: f32 = 9.0;
/// An edge must stand this many times above the picture's typical slope, which is mostly sensor noise and grain.
const EDGE_OVER_TYPICAL: f32 = 2.5;

/// Slopes of a picture, one a pixel, in grey levels a pixel, pointing from dark to bright in the colour channel that
/// changes most there.
pub(super) struct Relief {
    pub(super) width: usize,
    pub(super) height: usize,
    /// Slope in x and y.
    pub(super) slope: Vec<[f32; 2]>,
    /// Length of the slope.
    pub(super) steepness: Vec<f32>,
    /// Slopes flatter than this are taken for noise.
    pub(super) edge_floor: f32,
    /// The colours, a little smoothed.
    smooth: Vec<[f32; 3]>,
}

impl Relief {
    pub(super) fn of(picture: &RgbImage) -> Self {
        let (width, height) = (picture.width() as usize, picture.height() as usize);
        let smooth = smoothed(picture);
        let mut slope = vec![[0.0; 2]; width * height];
        let mut steepness = vec![0.0; width * height];
        for y in 1..height.saturating_sub(1) {
            for x in 1..width - 1 {
                let at = y * width + x;
                let (mut best, mut steepest) = ([0.0; 2], 0.0);
                let (left, right) = (smooth[at - 1], smooth[at + 1]);
                let (above, below) = (smooth[at - width], smooth[at + width]);
                for channel in 0..3 {
                    let gx = (right[channel] - left[channel]) / 2.0;
                    let gy = (below[channel] - above[channel]) / 2.0;
                    let square = gx * gx + gy * gy;
                    if square > steepest {
                        (best, steepest) = ([gx, gy], square);
                    }
                }
                slope[at] = best;
                steepness[at] = steepest.sqrt();
            }
        }
        let edge_floor =
            (EDGE_OVER_TYPICAL * median(&steepness)).clamp(QUIETEST_EDGE, LOUDEST_NOISE);
        Self {
            width,
            height,
            slope,
            steepness,
            edge_floor,
            smooth,
        }
    }

    /// The colour between pixels, blended from the four around the point; none outside the picture.
    pub(super) fn colour(&self, [x, y]: [f64; 2]) -> Option<[f32; 3]> {
        if !(x >= 0.0 && y >= 0.0 && x < (self.width - 1) as f64 && y < (self.height - 1) as f64) {
            return None;
        }
        let (left, top) = (x as usize, y as usize);
        let (fx, fy) = ((x - left as f64) as f32, (y - top as f64) as f32);
        let at = top * self.width + left;
        let [a, b] = [at, at + 1].map(|at| self.smooth[at]);
        let [c, d] = [at + self.width, at + self.width + 1].map(|at| self.smooth[at]);
        Some(std::array::from_fn(|k| {
            (1.0 - fy) * ((1.0 - fx) * a[k] + fx * b[k]) + fy * ((1.0 - fx) * c[k] + fx * d[k])
        }))
    }

    /// Where the crest of the slope runs through a pixel that lies on one (steeper than both neighbours across the edge);
    /// to a fraction of a pixel.
    pub(super) fn crest(&self, at: usize) -> Option<[f64; 2]> {
        let steep = self.steepness[at];
        let (x, y) = ((at % self.width) as f64, (at / self.width) as f64);
        let across = [
            f64::from(self.slope[at][0] / steep),
            f64::from(self.slope[at][1] / steep),
        ];
        let beside = |by: f64| {
            let slope = self.between(x + by * across[0], y + by * across[1]);
            // Only the part that points the same way: the far side of a thin line is another edge.
            (f64::from(slope[0]) * across[0] + f64::from(slope[1]) * across[1]).max(0.0)
        };
        let (before, here, after) = (beside(-1.0), f64::from(steep), beside(1.0));
        if here < before || here <= after {
            return None;
        }
        let bend = before - 2.0 * here + after;
        let shift = if bend < -1e-6 {
            (0.5 * (before - after) / bend).clamp(-0.6, 0.6)
        } else {
            0.0
        };
        Some([x + shift * across[0], y + shift * across[1]])
    }

    /// The slope at the pixel nearest to a point; flat outside the picture.
    pub(super) fn at(&self, x: f64, y: f64) -> [f32; 2] {
        // Adding a half and cutting off rounds what is not negative, much faster than the library does.
        let (x, y) = (x + 0.5, y + 0.5);
        if x >= 0.0 && y >= 0.0 && x < self.width as f64 && y < self.height as f64 {
            self.slope[y as usize * self.width + x as usize]
        } else {
            [0.0; 2]
        }
    }

    /// The slope between pixels, blended from the four around the point; flat outside the picture.
    pub(super) fn between(&self, x: f64, y: f64) -> [f32; 2] {
        if !(x >= 0.0 && y >= 0.0 && x + 1.0 < self.width as f64 && y + 1.0 < self.height as f64) {
            return [0.0; 2];
        }
        let (left, top) = (x as usize, y as usize);
        let (fx, fy) = ((x - left as f64) as f32, (y - top as f64) as f32);
        let at = top * self.width + left;
        let mut blended = [0.0; 2];
        for (offset, share) in [
            (0, (1.0 - fx) * (1.0 - fy)),
            (1, fx * (1.0 - fy)),
            (self.width, (1.0 - fx) * fy),
            (self.width + 1, fx * fy),
        ] {
            blended[0] += share * self.slope[at + offset][0];
            blended[1] += share * self.slope[at + offset][1];
        }
        blended
    }
}

/// The picture under a small bell (1 2 1 both ways), each pixel as three floats.
fn smoothed(picture: &RgbImage) -> Vec<[f32; 3]> {
    let (width, height) = (picture.width() as usize, picture.height() as usize);
    let raw = picture.as_raw();
    let mut rows = vec![[0.0f32; 3]; width * height];
    for y in 0..height {
        for x in 0..width {
            let (left, right) = (x.saturating_sub(1), (x + 1).min(width - 1));
            for channel in 0..3 {
                let level = |x: usize| f32::from(raw[(y * width + x) * 3 + channel]);
                rows[y * width + x][channel] = (level(left) + 2.0 * level(x) + level(right)) / 4.0;
            }
        }
    }
    let mut smooth = vec![[0.0f32; 3]; width * height];
    for y in 0..height {
        let (above, below) = (y.saturating_sub(1), (y + 1).min(height.max(1) - 1));
        for x in 0..width {
            for channel in 0..3 {
                smooth[y * width + x][channel] = (rows[above * width + x][channel]
                    + 2.0 * rows[y * width + x][channel]
                    + rows[below * width + x][channel])
                    / 4.0;
            }
        }
    }
    smooth
}

/// The median of many values, from an evenly spread sample.
fn median(values: &[f32]) -> f32 {
    const SAMPLE: usize = 4096;
    let step = (values.len() / SAMPLE).max(1);
    let mut sample: Vec<f32> = values.iter().step_by(step).copied().collect();
    if sample.is_empty() {
        return 0.0;
    }
    let middle = sample.len() / 2;
    *sample.select_nth_unstable_by(middle, f32::total_cmp).1
}
