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
        let mut sums = vec![[0u32; 3]; self.width];
        for y in 0..self.height {
            sums.fill([0; 3]);
            for row in 0..factor {
                let start = (y * factor + row) * full_width * 3;
                let line = &raw[start..start + self.width * factor * 3];
                for (sum, square) in sums.iter_mut().zip(line.chunks_exact(factor * 3)) {
                    for pixel in square.chunks_exact(3) {
                        for (s, value) in sum.iter_mut().zip(pixel) {
                            *s += u32::from(*value);
                        }
                    }
                }
            }
            let out = &mut self.pixels[y * self.width..(y + 1) * self.width];
            for (pixel, sum) in out.iter_mut().zip(&sums) {
                *pixel = sum.map(|s| s as f32 * share);
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
