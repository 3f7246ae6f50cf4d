//! What in a picture is field and what is only around it: people, rooms, papers. The second can be made unreadable.
//!
//! The field is what the Gate cards span, and so many card lengths around that: where a roll starts, and no further. It is
//! worked out on the table and not in the picture, so it is as wide at its far end as at its near one. What stands behind
//! the horizon of the table is around it, too.

use image::RgbImage;
use nalgebra::Matrix3;

use super::homography::Homography;
use super::rest::distance_outside;
use super::rig::{GateInImage, middle_of};

/// The field goes on for so many card lengths around the cards: the line that a roll starts behind.
const CARD_LENGTHS: f64 = 2.0;
/// One blurred spot for so many pixels of the longer side: a face that fills a fifth of the picture is six spots wide.
const SPOTS_ON_LONGER_SIDE: u32 = 32;

/// The field on the table.
#[derive(Debug, Clone, PartialEq)]
pub struct Field {
    table_from_image: Matrix3<f64>,
    /// Corners of what the cards span, in order around it, in millimetres.
    hull: Vec<[f64; 2]>,
    /// So far it goes on around them, in millimetres.
    reach_mm: f64,
}

impl Field {
    /// The field around these cards, each of this width and height in millimetres; none when there is no card, or none that
    /// lies as a card can.
    pub fn around(gates: &[GateInImage], card_mm: [f64; 2]) -> Option<Self> {
        let largest = gates
            .iter()
            .max_by(|a, b| area(&a.corners_in_image).total_cmp(&area(&b.corners_in_image)))?;
        let corners = largest.corners_in_image;
        let on_card = on_card(&corners, card_mm);
        let mut map = Homography::from_pairs(&corners, &on_card)?.0;
        // Before the camera is where the card lies.
        if depth(&map, middle_of(&corners)) < 0.0 {
            map = -map;
        }
        let on_table = gates.iter().flat_map(|gate| gate.corners_in_image);
        let on_table: Vec<[f64; 2]> = on_table.filter_map(|at| on_table_of(&map, at)).collect();
        Some(Self {
            table_from_image: map,
            hull: hull(on_table),
            reach_mm: CARD_LENGTHS * card_mm[0].max(card_mm[1]),
        })
    }

    /// True for a pixel that shows something of the field.
    pub fn holds(&self, at: [f64; 2]) -> bool {
        let Some(at) = on_table_of(&self.table_from_image, at) else {
            return false;
        };
        distance_outside(&self.hull, at) <= self.reach_mm
    }

    /// Makes unreadable what lies around the field in a picture that was cut out of the camera's picture there.
    pub fn blur_around(&self, picture: &mut RgbImage, corner: [u32; 2]) {
        let around = self.around_in(picture.dimensions(), corner);
        blur(picture, &around);
    }

    /// For each pixel of a picture of this size whether it is around the field, row by row.
    pub fn around_in(&self, (width, height): (u32, u32), corner: [u32; 2]) -> Vec<bool> {
        let pixels = (0..height).flat_map(|y| (0..width).map(move |x| (x, y)));
        pixels
            .map(|(x, y)| {
                let at = [x + corner[0], y + corner[1]].map(|side| f64::from(side) + 0.5);
                !self.holds(at)
            })
            .collect()
    }
}

/// Makes these pixels unreadable: each is the mean of a wide square, softly joined to its neighbours.
pub fn blur(picture: &mut RgbImage, which: &[bool]) {
    if !which.contains(&true) {
        return;
    }
    let (width, height) = picture.dimensions();
    let spot = width.max(height).div_ceil(SPOTS_ON_LONGER_SIDE).max(1);
    let spots = Spots::of(picture, spot as usize);
    let row = 3 * width as usize;
    for (y, pixels) in picture.chunks_exact_mut(row).enumerate() {
        let above = spots.beside(y, spots.down);
        for (x, pixel) in pixels.chunks_exact_mut(3).enumerate() {
            if which.get(y * width as usize + x) == Some(&true) {
                let left = spots.beside(x, spots.across);
                for (channel, level) in pixel.iter_mut().enumerate() {
                    *level = spots.level(left, above, channel);
                }
            }
        }
    }
}

/// The mean of each wide square of a picture.
struct Spots {
    side: usize,
    across: usize,
    down: usize,
    /// Red, green and blue of each, row by row.
    means: Vec<u32>,
}

/// The spots on both sides of a pixel along one axis, and how far it is from the first to the second, of twice a side.
type Beside = (usize, usize, u32);

impl Spots {
    fn of(picture: &RgbImage, side: usize) -> Self {
        let (width, height) = (picture.width() as usize, picture.height() as usize);
        let (across, down) = (width.div_ceil(side), height.div_ceil(side));
        let mut sums = vec![0_u32; 3 * across * down];
        let mut counts = vec![0_u32; across * down];
        for (y, pixels) in picture.chunks_exact((3 * width).max(1)).enumerate() {
            for (x, pixel) in pixels.chunks_exact(3).enumerate() {
                let spot = y / side * across + x / side;
                counts[spot] += 1;
                for (channel, level) in pixel.iter().enumerate() {
                    sums[3 * spot + channel] += u32::from(*level);
                }
            }
        }
        for (at, sum) in sums.iter_mut().enumerate() {
            *sum /= counts[at / 3].max(1);
        }
        Self {
            side,
            across,
            down,
            means: sums,
        }
    }

    fn beside(&self, at: usize, count: usize) -> Beside {
        // From the middle of the first spot, in halves of a pixel.
        let from_first = (2 * at + 1).saturating_sub(self.side);
        let first = (from_first / (2 * self.side)).min(count - 1);
        let far = from_first - 2 * self.side * first;
        let second = (first + 1).min(count - 1);
        (first, second, far.min(2 * self.side) as u32)
    }

    fn level(&self, x: Beside, y: Beside, channel: usize) -> u8 {
        let mean =
            |across: usize, down: usize| self.means[3 * (down * self.across + across) + channel];
        let whole = 2 * self.side as u32;
        let along = |down: usize| mean(x.0, down) * (whole - x.2) + mean(x.1, down) * x.2;
        let both = along(y.0) * (whole - y.2) + along(y.1) * y.2;
        (both / (whole * whole)) as u8
    }
}

/// Twice the area within four corners.
fn area(corners: &[[f64; 2]; 4]) -> f64 {
    let next = |at: usize| corners[(at + 1) % 4];
    let parts = corners.iter().enumerate();
    let sum: f64 = parts
        .map(|(at, [x, y])| x * next(at)[1] - next(at)[0] * y)
        .sum();
    sum.abs()
}

/// The corners of a card on itself in millimetres. Which pair of its sides is the long one is read from the picture.
fn on_card(corners: &[[f64; 2]; 4], card_mm: [f64; 2]) -> [[f64; 2]; 4] {
    let side =
        |a: usize, b: usize| (corners[a][0] - corners[b][0]).hypot(corners[a][1] - corners[b][1]);
    let (long, short) = (card_mm[0].max(card_mm[1]), card_mm[0].min(card_mm[1]));
    let (along, across) = if side(0, 1) + side(2, 3) > side(1, 2) + side(3, 0) {
        (long, short)
    } else {
        (short, long)
    };
    [[0.0, 0.0], [along, 0.0], [along, across], [0.0, across]]
}

fn depth(map: &Matrix3<f64>, [x, y]: [f64; 2]) -> f64 {
    map[(2, 0)] * x + map[(2, 1)] * y + map[(2, 2)]
}

/// Where a pixel lies on the table; none at its horizon and beyond.
fn on_table_of(map: &Matrix3<f64>, at: [f64; 2]) -> Option<[f64; 2]> {
    let is_before = depth(map, at) > 0.0;
    let [x, y] = Homography(*map).apply(at);
    (is_before && x.is_finite() && y.is_finite()).then_some([x, y])
}

/// Above 0 when the third point lies to the left of the way from the first to the second.
fn turn(a: [f64; 2], b: [f64; 2], c: [f64; 2]) -> f64 {
    (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
}

/// The outermost of these points, in order around the others (Andrew's monotone chain).
fn hull(mut points: Vec<[f64; 2]>) -> Vec<[f64; 2]> {
    points.sort_by(|a, b| a[0].total_cmp(&b[0]).then(a[1].total_cmp(&b[1])));
    let chain = |points: &mut dyn Iterator<Item = [f64; 2]>| {
        let mut chain: Vec<[f64; 2]> = Vec::new();
        for point in points {
            while let [.., a, b] = chain[..]
                && turn(a, b, point) <= 0.0
            {
                chain.pop();
            }
            chain.push(point);
        }
        chain.pop();
        chain
    };
    let mut around = chain(&mut points.iter().copied());
    around.extend(chain(&mut points.iter().rev().copied()));
    around
}

#[cfg(test)]
mod tests {
    use image::imageops;

    use super::*;

    fn gate(index: usize, corners_in_image: [[f64; 2]; 4]) -> GateInImage {
        GateInImage {
            index,
            corners_in_image,
        }
    }

    /// A card of 63 x 88 pixels seen from straight above, its upper left corner here.
    fn card(index: usize, x: f64, y: f64) -> GateInImage {
        let (right, below) = (x + 63.0, y + 88.0);
        gate(index, [[x, y], [right, y], [right, below], [x, below]])
    }

    const CARD_MM: [f64; 2] = [63.0, 88.0];

    #[test]
    fn seen_from_straight_above_it_ends_two_card_lengths_from_the_cards() {
        let field = Field::around(&[card(0, 300.0, 300.0), card(1, 500.0, 300.0)], CARD_MM)
            .expect("a field");
        for (at, is_held) in [
            ([331.0, 340.0], true),
            // Between the cards, and just within two lengths of 88 mm.
            ([430.0, 340.0], true),
            ([300.0 - 175.0, 340.0], true),
            ([300.0 - 177.0, 340.0], false),
            ([563.0 + 175.0, 340.0], true),
            ([563.0 + 177.0, 340.0], false),
            ([430.0, 388.0 + 175.0], true),
            ([430.0, 388.0 + 177.0], false),
            // Off a corner it is round.
            ([300.0 - 130.0, 300.0 - 130.0], false),
            ([300.0 - 120.0, 300.0 - 120.0], true),
        ] {
            assert_eq!(field.holds(at), is_held, "{at:?}");
        }
    }

    #[test]
    fn in_perspective_it_reaches_less_far_behind_and_never_beyond_the_horizon() {
        // A card on a table that falls away: its far side is half as long as its near one.
        let far = gate(
            0,
            [
                [290.0, 200.0],
                [350.0, 200.0],
                [380.0, 280.0],
                [260.0, 280.0],
            ],
        );
        let field = Field::around(&[far], CARD_MM).expect("a field");
        assert!(field.holds([320.0, 240.0]));
        let reach = |step: f64| {
            let edge = if step < 0.0 { 200.0 } else { 280.0 };
            let within =
                (0..2_000).take_while(|at| field.holds([320.0, edge + step * f64::from(*at)]));
            within.count()
        };
        let (behind, before) = (reach(-1.0), reach(1.0));
        assert!(behind > 20 && behind < 80, "{behind}");
        assert!(before > 4 * behind, "{before} before, {behind} behind");
        // Its horizon lies at y = 120.
        for y in [119.0, 60.0, 0.0, -500.0] {
            assert!(!field.holds([320.0, y]), "{y}");
        }
    }

    #[test]
    fn around_the_field_nothing_can_be_read_and_within_nothing_is_touched() {
        let checked = |x: u32, y: u32| {
            let level = if (x / 4 + y / 4).is_multiple_of(2) {
                20
            } else {
                230
            };
            image::Rgb([level, level, level])
        };
        let before = RgbImage::from_fn(640, 480, checked);
        let field = Field::around(&[card(0, 100.0, 100.0)], CARD_MM).expect("a field");
        let mut after = before.clone();
        field.blur_around(&mut after, [0, 0]);
        let mut counts = [0, 0];
        for (x, y, pixel) in after.enumerate_pixels() {
            if field.holds([f64::from(x) + 0.5, f64::from(y) + 0.5]) {
                counts[0] += 1;
                assert_eq!(pixel, before.get_pixel(x, y), "within, at {x}, {y}");
            } else {
                counts[1] += 1;
                let level = i32::from(pixel.0[0]);
                assert!((level - 125).abs() < 40, "around, at {x}, {y}: {level}");
            }
        }
        assert!(counts[0] > 60_000 && counts[1] > 60_000, "{counts:?}");
        // What was cut out of it is told by where it was cut out.
        let mut cut = imageops::crop_imm(&before, 300, 200, 100, 100).to_image();
        field.blur_around(&mut cut, [300, 200]);
        let (mut held, mut blurred) = (0, 0);
        for (x, y, pixel) in cut.enumerate_pixels() {
            if field.holds([f64::from(x) + 300.5, f64::from(y) + 200.5]) {
                held += 1;
                assert_eq!(pixel, before.get_pixel(x + 300, y + 200));
            } else if pixel != before.get_pixel(x + 300, y + 200) {
                blurred += 1;
            }
        }
        assert!(held > 1_000 && blurred > 1_000, "{held} {blurred}");
    }

    #[test]
    fn without_a_card_that_can_be_there_is_no_field() {
        assert_eq!(Field::around(&[], CARD_MM), None);
        assert_eq!(Field::around(&[gate(0, [[5.0, 5.0]; 4])], CARD_MM), None);
        let mut none = RgbImage::new(0, 0);
        blur(&mut none, &[]);
        let mut one = RgbImage::new(1, 1);
        blur(&mut one, &[true]);
        assert_eq!(one.dimensions(), (1, 1));
    }
}
