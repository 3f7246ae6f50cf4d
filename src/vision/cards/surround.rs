//! What lies beside a side of a card: its own printed border, or the table.

use super::geometry::{Corners, add, scaled, shortest_side, sub, unit};
use image::RgbImage;

/// A strip this near (grey levels, in the channel that differs most) to the colour of the table is table.
const TABLE_LEVELS: f64 = 28.0;

/// The mean colour of a band that lies between two distances (pixels) outside one side of a clockwise outline.
fn band_colour(
    picture: &RgbImage,
    corners: &Corners,
    side: usize,
    band: [f64; 2],
) -> Option<[f64; 3]> {
    const SAMPLES: usize = 16;
    let (from, to) = (corners[side], corners[(side + 1) % 4]);
    let along = unit(sub(to, from));
    let out = [along[1], -along[0]];
    let (mut sum, mut count) = ([0.0; 3], 0.0);
    for k in 0..SAMPLES {
        let t = 0.15 + 0.7 * (k as f64 + 0.5) / SAMPLES as f64;
        for off in [0.25, 0.5, 0.75] {
            let point = add(
                add(from, scaled(sub(to, from), t)),
                scaled(out, band[0] + off * (band[1] - band[0])),
            );
            if point.iter().all(|v| *v >= 0.0)
                && let Some(pixel) =
                    picture.get_pixel_checked(point[0].round() as u32, point[1].round() as u32)
            {
                for (s, level) in sum.iter_mut().zip(pixel.0) {
                    *s += f64::from(level);
                }
                count += 1.0;
            }
        }
    }
    (count > 0.0).then(|| sum.map(|s| s / count))
}

/// True when a band outside one side has the colour of the table, as it is seen outside the card's other sides.
pub(super) fn is_table(picture: &RgbImage, corners: &Corners, side: usize, band: [f64; 2]) -> bool {
    let Some(strip) = band_colour(picture, corners, side, band) else {
        return true;
    };
    let beyond = 0.16 * shortest_side(corners);
    // The table may change along the card, and another card may touch one of the other sides: any likeness counts.
    (0..4).filter(|other| *other != side).any(|other| {
        band_colour(picture, corners, other, [beyond, beyond + 3.0]).is_some_and(|table| {
            strip
                .iter()
                .zip(table)
                .all(|(a, b)| (a - b).abs() <= TABLE_LEVELS)
        })
    })
}
