//! Whether the table stands as it stood: the picture before a roll against the live one, so that a knocked toy can be put back.
//!
//! | step | what it forgives |
//! | --- | --- |
//! | both made small | grain |
//! | channels scaled to each other | exposure and white balance |
//! | a spot may lie a pixel aside | a toy that is back to within a few millimetres, a camera that trembles |
//! | a shadow, or one that is gone | a lamp, somebody who stands elsewhere |
//!
//! What is left and as large as a part of a toy stands otherwise.

use image::{GrayImage, Luma, RgbImage};

use super::blobs::blobs;
use super::light::{change, channel_gains};
use super::reduce::Small;

/// Width of the small picture, about.
const SMALL_WIDTH: f64 = 320.0;
/// What is smaller than this, as a share of the small picture's width squared, is no part of a toy.
const LEAST_AREA_SHARE: f64 = 4.0e-4;
/// A spot has changed when it differs by so many deviations of the grain,
const CHANGED: f32 = 6.0;
/// which is taken to be between these, in grey levels: dark pictures have little of it, and lose what is finer.
const GRAIN: [f32; 2] = [1.8, 8.0];
/// Every so many pixels the grain is looked at.
const GRAIN_EVERY: usize = 7;

/// Boxes in pixels (x0, y0, x1, y1) around what stands otherwise than before, the largest first; none where the pictures are of
/// different sizes. What has its middle in one of the boxes `aside` does not count.
pub fn differences(before: &RgbImage, now: &RgbImage, aside: &[[f64; 4]]) -> Option<Vec<[f64; 4]>> {
    if before.dimensions() != now.dimensions() || before.width() == 0 || before.height() == 0 {
        return None;
    }
    let factor = (f64::from(before.width()) / SMALL_WIDTH).round().max(1.0) as usize;
    let [before, now] = [before, now].map(|picture| {
        let mut small = Small::default();
        small.reduce(picture, factor);
        small
    });
    let changed = changed(&before, &now);
    let mask = GrayImage::from_fn(now.width as u32, now.height as u32, |x, y| {
        let is_changed = changed[y as usize * now.width + x as usize];
        Luma([if is_changed { 255 } else { 0 }])
    });
    let least = LEAST_AREA_SHARE * (now.width * now.width) as f64;
    let mut found = blobs(&mask, least);
    found.sort_by(|a, b| b.area.total_cmp(&a.area));
    let is_aside = |[x, y]: [f64; 2]| {
        let mut aside = aside.iter();
        aside.any(|[x0, y0, x1, y1]| (*x0..=*x1).contains(&x) && (*y0..=*y1).contains(&y))
    };
    let scale = factor as f64;
    let boxes = found
        .into_iter()
        .filter(|blob| !is_aside(now.image_from_small(blob.centre)))
        .map(|blob| {
            let [x0, y0, x1, y1] = blob.bounds.map(|at| at as f64 * scale);
            [x0, y0, x1 + scale, y1 + scale]
        });
    Some(boxes.collect())
}

/// Which spots of a picture differ from one of the same size by more than light, grain and a pixel's way.
pub(super) fn changed(before: &Small, now: &Small) -> Vec<bool> {
    let gains = channel_gains(&before.pixels, &now.pixels);
    let scaled: Vec<[f32; 3]> = before
        .pixels
        .iter()
        .map(|pixel| [0, 1, 2].map(|c| (pixel[c] * gains[c]).min(255.0)))
        .collect();
    let grain = grain(&scaled, &now.pixels);
    let (width, height) = (now.width, now.height);
    let around = |at: usize| {
        let (x, y) = (at % width, at / width);
        let rows = y.saturating_sub(1)..=(y + 1).min(height - 1);
        rows.flat_map(move |row| {
            let columns = x.saturating_sub(1)..=(x + 1).min(width - 1);
            columns.map(move |column| row * width + column)
        })
    };
    // Light and shadow may have come or gone.
    let differs = |a: [f32; 3], b: [f32; 3]| {
        change(a, b, grain).beyond_shadow > CHANGED && change(b, a, grain).beyond_shadow > CHANGED
    };
    (0..now.pixels.len())
        .map(|at| {
            differs(scaled[at], now.pixels[at])
                && (around(at).all(|other| differs(scaled[other], now.pixels[at]))
                    || around(at).all(|other| differs(scaled[at], now.pixels[other])))
        })
        .collect()
}

/// One standard deviation of a spot from picture to picture, from the middle one of the differences.
fn grain(before: &[[f32; 3]], now: &[[f32; 3]]) -> f32 {
    let pairs = before.iter().zip(now).step_by(GRAIN_EVERY);
    let mut differences: Vec<f32> = pairs.map(|(a, b)| (a[1] - b[1]).abs()).collect();
    differences.sort_by(f32::total_cmp);
    let middle = differences.get(differences.len() / 2).copied();
    // Half of all differences of two normal variables of deviation s are below 0.95 s.
    (middle.unwrap_or_default() / 0.95).clamp(GRAIN[0], GRAIN[1])
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use image::Rgb;

    use super::*;

    /// A printed table with a red toy at a place, grain that is another each time, and light so strong.
    fn table(toy: Option<[f64; 2]>, light: [f64; 3], seed: u32) -> RgbImage {
        let mut seed = seed.wrapping_mul(747_796_405).wrapping_add(1);
        RgbImage::from_fn(640, 480, |x, y| {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let noise = f64::from(seed >> 29) - 3.5;
            let is_print = (x / 40 + y / 40) % 2 == 0;
            let base = if is_print {
                [120.0, 110.0, 90.0]
            } else {
                [80.0, 84.0, 96.0]
            };
            let [tx, ty] = toy.unwrap_or([-1_000.0; 2]);
            let is_toy = (f64::from(x) - tx).hypot(f64::from(y) - ty) < 18.0;
            let base = if is_toy { [190.0, 40.0, 36.0] } else { base };
            Rgb([0, 1, 2].map(|c| (light[c] * base[c] + noise).clamp(0.0, 255.0) as u8))
        })
    }

    const DAY: [f64; 3] = [1.0; 3];

    #[test]
    fn the_same_table_fits_whatever_the_light() {
        let before = table(Some([300.0, 200.0]), DAY, 1);
        for light in [DAY, [0.7, 0.7, 0.75], [1.25, 1.2, 1.1]] {
            let now = table(Some([300.0, 200.0]), light, 2);
            assert_eq!(
                differences(&before, &now, &[]),
                Some(Vec::new()),
                "{light:?}"
            );
        }
    }

    #[test]
    fn a_toy_that_was_knocked_is_found_where_it_stood_and_where_it_lies() {
        let before = table(Some([300.0, 200.0]), DAY, 1);
        let now = table(Some([360.0, 230.0]), [0.8, 0.8, 0.85], 2);
        let found = differences(&before, &now, &[]).unwrap();
        assert_eq!(found.len(), 2, "{found:?}");
        for [x, y] in [[300.0, 200.0], [360.0, 230.0]] {
            let holds =
                |[x0, y0, x1, y1]: &[f64; 4]| (*x0..*x1).contains(&x) && (*y0..*y1).contains(&y);
            assert!(found.iter().any(holds), "{found:?}");
        }
        // What lies there by right does not count.
        let aside = [[340.0, 210.0, 380.0, 250.0]];
        assert_eq!(differences(&before, &now, &aside).unwrap().len(), 1);
    }

    #[test]
    fn back_to_within_a_little_it_fits_and_half_its_width_aside_it_does_not() {
        let before = table(Some([300.0, 200.0]), DAY, 1);
        for (by, fits) in [(2.0, true), (3.0, true), (16.0, false), (30.0, false)] {
            let now = table(Some([300.0 + by, 200.0]), DAY, 2);
            let found = differences(&before, &now, &[]).unwrap();
            assert_eq!(found.is_empty(), fits, "{by}: {found:?}");
        }
    }

    #[test]
    fn a_shadow_is_no_difference() {
        let before = table(Some([300.0, 200.0]), DAY, 1);
        let shade = |dark: f64, picture: RgbImage| {
            let mut picture = picture;
            for (x, y, pixel) in picture.enumerate_pixels_mut() {
                if x > 400 && y > 100 {
                    pixel.0 = pixel.0.map(|value| (f64::from(value) * dark) as u8);
                }
            }
            picture
        };
        let now = shade(0.6, table(Some([300.0, 200.0]), DAY, 2));
        assert_eq!(differences(&before, &now, &[]), Some(Vec::new()));
        assert_eq!(differences(&now, &before, &[]), Some(Vec::new()));
    }

    #[test]
    fn pictures_of_any_size_are_compared() {
        for (width, height) in [(1, 1), (2, 300), (37, 5)] {
            let picture = RgbImage::new(width, height);
            assert_eq!(differences(&picture, &picture, &[]), Some(Vec::new()));
        }
        let (small, large) = (RgbImage::new(4, 4), RgbImage::new(5, 4));
        assert_eq!(differences(&small, &large, &[]), None);
        assert_eq!(
            differences(&RgbImage::new(0, 0), &RgbImage::new(0, 0), &[]),
            None
        );
    }
}
