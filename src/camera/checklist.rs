//! What a referee can mend at the camera before a match: a pure look at one picture and the cards in it.

use image::RgbImage;

use crate::vision::GateInImage;
use crate::vision::rest::depth_in;

/// Something to mend.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fault {
    /// A lamp is mirrored in the card with this index.
    Glare(usize),
    /// The camera looks along the table instead of down on it.
    TooLow,
    /// A ball would be a few pixels wide.
    TooFar,
}

/// A flatter look than this hides where a toy stands, in degrees above the table.
const LEAST_ANGLE: f64 = 33.0;
/// A ball that is narrower tells too little of whether it is open, in pixels.
const LEAST_BALL_PX: f64 = 16.0;
/// Brightness of every colour from which on a pixel is a mirrored lamp, or paper.
const WHITE: u8 = 248;
/// More of a card than this is white, and less than [`PAPER_SHARE`]: a card may be white itself.
const GLARE_SHARE: f64 = 0.06;
/// See [`GLARE_SHARE`].
const PAPER_SHARE: f64 = 0.7;

/// What is to be mended, the worst first; sizes of card and ball in millimetres.
pub fn faults(
    picture: &RgbImage,
    gates: &[GateInImage],
    card_mm: [f64; 2],
    ball_mm: f64,
) -> Vec<Fault> {
    let mut faults = Vec::new();
    let looks: Vec<(f64, f64)> = gates
        .iter()
        .filter_map(|gate| look_at(&gate.corners_in_image, card_mm))
        .collect();
    // One card that was found badly is not to speak for all.
    let middle = |mut values: Vec<f64>| {
        values.sort_by(f64::total_cmp);
        values.get(values.len() / 2).copied()
    };
    if middle(looks.iter().map(|(angle, _)| *angle).collect())
        .is_some_and(|angle| angle < LEAST_ANGLE)
    {
        faults.push(Fault::TooLow);
    }
    let ball_px = middle(
        looks
            .iter()
            .map(|(_, px_per_mm)| px_per_mm * ball_mm)
            .collect(),
    );
    if ball_px.is_some_and(|ball_px| ball_px < LEAST_BALL_PX) {
        faults.push(Fault::TooFar);
    }
    faults.extend(gates.iter().filter_map(|gate| {
        let white = white_share(picture, &gate.corners_in_image);
        (GLARE_SHARE..PAPER_SHARE)
            .contains(&white)
            .then_some(Fault::Glare(gate.index))
    }));
    faults
}

/// How steeply the camera looks down on a card, in degrees above the table, and how many pixels a millimetre has there.
fn look_at(corners: &[[f64; 2]; 4], card_mm: [f64; 2]) -> Option<(f64, f64)> {
    let side = |a: usize, b: usize, c: usize, d: usize| {
        [0, 1].map(|axis| {
            let one = corners[b][axis] - corners[a][axis];
            let other = corners[d][axis] - corners[c][axis];
            (one + other) / 2.0
        })
    };
    let (along, across) = (side(0, 1, 3, 2), side(0, 3, 1, 2));
    // Which side of the card is which is not known: the way that looks less flat is the right one.
    let [width, height] = card_mm;
    [(width, height), (height, width)]
        .into_iter()
        .filter_map(|(first, second)| {
            let u = along.map(|px| px / first);
            let v = across.map(|px| px / second);
            // The long and the short half-axis of what becomes of a circle.
            let sum = u[0] * u[0] + u[1] * u[1] + v[0] * v[0] + v[1] * v[1];
            let area = (u[0] * v[1] - u[1] * v[0]).abs();
            let root = (sum * sum - 4.0 * area * area).max(0.0).sqrt();
            let long = ((sum + root) / 2.0).sqrt();
            let flat = area / (long * long);
            (long.is_finite() && long > 0.0).then(|| (flat.min(1.0).asin().to_degrees(), long))
        })
        .max_by(|a, b| a.0.total_cmp(&b.0))
}

/// How much of a card is plain white.
fn white_share(picture: &RgbImage, corners: &[[f64; 2]; 4]) -> f64 {
    let (width, height) = picture.dimensions();
    let range = |axis: usize, most: u32| {
        let least = corners
            .iter()
            .map(|corner| corner[axis])
            .fold(f64::MAX, f64::min);
        let largest = corners
            .iter()
            .map(|corner| corner[axis])
            .fold(f64::MIN, f64::max);
        let last = f64::from(most.saturating_sub(1));
        (least.clamp(0.0, last) as u32)..=(largest.clamp(0.0, last) as u32)
    };
    let (mut white, mut all) = (0_u32, 0_u32);
    for y in range(1, height).step_by(2) {
        for x in range(0, width).step_by(2) {
            if depth_in(corners, [f64::from(x), f64::from(y)]) < 0.0 {
                continue;
            }
            all += 1;
            white += u32::from(picture.get_pixel(x, y).0.iter().all(|byte| *byte >= WHITE));
        }
    }
    f64::from(white) / f64::from(all.max(1))
}

#[cfg(test)]
mod tests {
    use image::Rgb;

    use super::*;

    /// A card seen from this many degrees above the table, so many pixels a millimetre, turned on the table.
    fn card(angle: f64, px_per_mm: f64, turned: f64) -> GateInImage {
        let (sin, cos) = turned.to_radians().sin_cos();
        let corners_in_image =
            [[-31.5, -44.0], [31.5, -44.0], [31.5, 44.0], [-31.5, 44.0]].map(|[x, y]: [f64; 2]| {
                let (x, y) = (x * cos - y * sin, x * sin + y * cos);
                [
                    320.0 + px_per_mm * x,
                    240.0 + px_per_mm * y * angle.to_radians().sin(),
                ]
            });
        GateInImage {
            index: 1,
            corners_in_image,
        }
    }

    fn found(picture: &RgbImage, gate: GateInImage) -> Vec<Fault> {
        faults(picture, &[gate], [63.0, 88.0], 32.0)
    }

    #[test]
    fn a_camera_that_stands_well_has_no_fault() {
        let picture = RgbImage::from_pixel(640, 480, Rgb([120; 3]));
        for turned in [0.0, 30.0, 45.0, 90.0, 160.0] {
            for angle in [40.0, 60.0, 90.0] {
                assert_eq!(
                    found(&picture, card(angle, 1.5, turned)),
                    [],
                    "{angle} {turned}"
                );
            }
        }
        assert_eq!(faults(&picture, &[], [63.0, 88.0], 32.0), []);
        assert_eq!(faults(&RgbImage::new(0, 0), &[], [63.0, 88.0], 32.0), []);
    }

    #[test]
    fn low_and_far_cameras_and_mirrored_lamps_are_found() {
        let mut picture = RgbImage::from_pixel(640, 480, Rgb([120; 3]));
        assert_eq!(found(&picture, card(20.0, 1.5, 90.0)), [Fault::TooLow]);
        assert_eq!(found(&picture, card(70.0, 0.4, 10.0)), [Fault::TooFar]);
        for y in 230..260 {
            for x in 310..340 {
                picture.put_pixel(x, y, Rgb([255; 3]));
            }
        }
        assert_eq!(found(&picture, card(70.0, 1.5, 10.0)), [Fault::Glare(1)]);
        let paper = RgbImage::from_pixel(640, 480, Rgb([255; 3]));
        assert_eq!(
            found(&paper, card(70.0, 1.5, 10.0)),
            [],
            "the card is white itself"
        );
    }
}
