//! The picture made small: enough to follow a ball, at a fraction of the cost and of the noise.

use image::RgbImage;

/// A picture reduced by whole-number averaging, three channels of 0..255 each.
#[derive(Debug, Clone, Default)]
pub struct Small {
    /// Width in reduced pixels.
    pub width: usize,
    /// Height in reduced pixels.
    pub height: usize,
    /// How many pixels of the picture go into one, on each side.
    pub factor: usize,
    /// Row by row, red green blue.
    pub pixels: Vec<[f32; 3]>,
    /// Sums of one row of squares, byte by byte of the picture's row.
    sums: Vec<u16>,
}

impl Small {
    /// Averages squares of `factor` pixels into this buffer; what is left over at the right and lower edge is dropped.
    ///
    /// ```text
    ///  1 3 | 5 5
    ///  1 3 | 5 5   by 2 becomes   2 5
    /// ```
    pub fn reduce(&mut self, picture: &RgbImage, factor: usize) {
        let (full_width, full_height) = (picture.width() as usize, picture.height() as usize);
        let factor = factor.clamp(1, full_width.min(full_height).max(1));
        (self.factor, self.width, self.height) =
            (factor, full_width / factor, full_height / factor);
        self.pixels.resize(self.width * self.height, [0.0; 3]);
        let share = 1.0 / (factor * factor) as f32;
        let raw = picture.as_raw();
        // A sum of bytes over up to 257 rows fits.
        let rows = factor.min(MOST_ROWS);
        let share = share * (factor as f32 / rows as f32);
        let used = self.width * factor * 3;
        self.sums.resize(used, 0);
        for y in 0..self.height {
            self.sums.fill(0);
            for row in 0..rows {
                let start = (y * factor + row) * full_width * 3;
                for (sum, value) in self.sums.iter_mut().zip(&raw[start..start + used]) {
                    *sum += u16::from(*value);
                }
            }
            let out = &mut self.pixels[y * self.width..(y + 1) * self.width];
            match factor {
                1 => gather::<3>(out, &self.sums, share),
                2 => gather::<6>(out, &self.sums, share),
                3 => gather::<9>(out, &self.sums, share),
                4 => gather::<12>(out, &self.sums, share),
                _ => {
                    for (pixel, square) in out.iter_mut().zip(self.sums.chunks_exact(factor * 3)) {
                        let mut sum = [0u32; 3];
                        for column in square.chunks_exact(3) {
                            for (s, value) in sum.iter_mut().zip(column) {
                                *s += u32::from(*value);
                            }
                        }
                        *pixel = sum.map(|s| s as f32 * share);
                    }
                }
            }
        }
    }

    /// Becomes a copy of another one.
    pub fn take_over(&mut self, other: &Self) {
        (self.width, self.height, self.factor) = (other.width, other.height, other.factor);
        self.pixels.clone_from(&other.pixels);
    }

    /// Moves every value by a share of the way to another picture of the same size.
    pub fn follow(&mut self, other: &Self, share: f32) {
        for (pixel, to) in self.pixels.iter_mut().zip(&other.pixels) {
            for (value, to) in pixel.iter_mut().zip(to) {
                *value += (to - *value) * share;
            }
        }
    }

    /// A point of the picture, in reduced pixels (pixel centres at whole numbers in both).
    pub fn small_from_image(&self, [x, y]: [f64; 2]) -> [f64; 2] {
        let f = self.factor as f64;
        [(x + 0.5) / f - 0.5, (y + 0.5) / f - 0.5]
    }

    /// A point in reduced pixels, in the picture.
    pub fn image_from_small(&self, [x, y]: [f64; 2]) -> [f64; 2] {
        let f = self.factor as f64;
        [(x + 0.5) * f - 0.5, (y + 0.5) * f - 0.5]
    }
}

/// The most rows of which sums of bytes fit; larger squares are known well enough by these.
const MOST_ROWS: usize = 257;

/// Adds up the columns of squares whose rows hold `N` bytes: known beforehand, that is many times quicker.
fn gather<const N: usize>(out: &mut [[f32; 3]], sums: &[u16], share: f32) {
    let (squares, _) = sums.as_chunks::<N>();
    for (pixel, square) in out.iter_mut().zip(squares) {
        let mut sum = [0u32; 3];
        for (at, value) in square.iter().enumerate() {
            sum[at % 3] += u32::from(*value);
        }
        *pixel = sum.map(|s| s as f32 * share);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use image::Rgb;

    #[test]
    fn squares_are_averaged_and_the_rest_is_dropped() {
        let picture = RgbImage::from_fn(5, 2, |x, _| Rgb([[1, 3, 5, 5, 99][x as usize]; 3]));
        let mut small = Small::default();
        small.reduce(&picture, 2);
        assert_eq!((small.width, small.height), (2, 1));
        assert_eq!(small.pixels, vec![[2.0; 3], [5.0; 3]]);
        assert_eq!(small.image_from_small([1.0, 0.0]), [2.5, 0.5]);
        assert_eq!(small.small_from_image([2.5, 0.5]), [1.0, 0.0]);
    }

    #[test]
    fn a_picture_of_one_pixel_stays_one_pixel() {
        let mut small = Small::default();
        small.reduce(&RgbImage::from_pixel(1, 1, Rgb([7, 8, 9])), 4);
        assert_eq!(small.pixels, vec![[7.0, 8.0, 9.0]]);
    }
}
