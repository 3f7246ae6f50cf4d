//! What a referee can mend at the camera before a match: a pure look at one picture and the cards in it.

use image::RgbImage;

use super::health::{Measures, Trouble};
use super::steady::Steady;
use crate::vision::GateInImage;
use crate::vision::rest::depth_in;

/// How fit for a match what the camera shows is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Grade {
    /// Nothing is to be mended.
    Good,
    /// One can play; calls are less sure than they might be.
    Usable,
    /// The camera cannot call rolls so.
    NotYet,
}

/// Something to mend.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fault {
    /// No Gate card is seen.
    NoCard,
    /// Only one is.
    OneCard,
    /// So dark that colours are hard to tell.
    TooDark,
    /// The camera is not held still.
    Shaky,
    /// It trembles a little.
    Trembling,
    /// Too few pictures a second for a roll.
    TooSlow,
    /// Fewer pictures a second than would be good.
    Slow,
    /// A lamp is mirrored in the card with this index.
    Glare(usize),
    /// The camera looks along the table instead of down on it.
    TooLow,
    /// A ball would be a few pixels wide.
    TooFar,
}

impl Fault {
    /// How fit the picture still is with it.
    pub fn grade(self) -> Grade {
        match self {
            Self::NoCard | Self::Shaky | Self::TooSlow | Self::TooLow | Self::TooFar => {
                Grade::NotYet
            }
            Self::OneCard | Self::TooDark | Self::Trembling | Self::Slow | Self::Glare(_) => {
                Grade::Usable
            }
        }
    }
}

/// How fit it is with all these faults, and with what is wrong with the pictures themselves.
pub fn grade(faults: &[Fault], trouble: Option<Trouble>) -> Grade {
    let by_trouble = trouble.map_or(Grade::Good, |_| Grade::NotYet);
    let all = faults.iter().map(|fault| fault.grade());
    all.fold(by_trouble, Grade::max)
}

/// Which of two cards it is, as people say it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Side {
    /// The left one.
    Left,
    /// The right one.
    Right,
    /// The one further up in the picture.
    Far,
    /// The one further down.
    Near,
}

/// Which of two cards the one with this index is; none where there are not just two.
pub fn side_of(index: usize, gates: &[GateInImage]) -> Option<Side> {
    let (Some(one), [a, b]) = (gates.iter().find(|gate| gate.index == index), gates) else {
        return None;
    };
    let other = if a.index == index { b } else { a };
    let (one, other) = (one.middle(), other.middle());
    let [x, y] = [0, 1].map(|k| one[k] - other[k]);
    Some(match (x.abs() >= y.abs(), x < 0.0, y < 0.0) {
        (true, true, _) => Side::Left,
        (true, false, _) => Side::Right,
        (false, _, true) => Side::Far,
        (false, _, false) => Side::Near,
    })
}

/// Brightness that a tenth of the picture should reach.
const LEAST_BRIGHT: u8 = 80;
/// The picture moves from frame to frame by more than this, in pixels at a width of 640: no roll can be followed,
const MOST_SHAKE_PX: f64 = 2.0;
/// or by more than this: outlines tremble.
const LEAST_SHAKE_PX: f64 = 0.6;
/// Fewer pictures a second than these show a ball too seldom,
const LEAST_FPS: f64 = 12.0;
/// and fewer than these show its opening late.
const GOOD_FPS: f64 = 20.0;
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

/// What is to be mended, the worst first; sizes of card and ball in millimetres. What is not known yet of how steady the camera
/// stands is no fault.
pub fn faults(
    picture: &RgbImage,
    gates: &[GateInImage],
    (card_mm, ball_mm): ([f64; 2], f64),
    steady: &Steady,
) -> Vec<Fault> {
    let mut faults = Vec::new();
    match gates.len() {
        0 => faults.push(Fault::NoCard),
        1 => faults.push(Fault::OneCard),
        _ => {}
    }
    match steady.shake_px() {
        Some(shake) if shake > MOST_SHAKE_PX => faults.push(Fault::Shaky),
        Some(shake) if shake > LEAST_SHAKE_PX => faults.push(Fault::Trembling),
        _ => {}
    }
    match steady.fps() {
        Some(fps) if fps < LEAST_FPS => faults.push(Fault::TooSlow),
        Some(fps) if fps < GOOD_FPS => faults.push(Fault::Slow),
        _ => {}
    }
    if picture.width() > 0 && Measures::of(picture).bright < LEAST_BRIGHT {
        faults.push(Fault::TooDark);
    }
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
    faults.sort_by_key(|fault| std::cmp::Reverse(fault.grade()));
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

    const SIZES: ([f64; 2], f64) = ([63.0, 88.0], 32.0);

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
        faults(picture, &[gate, beside(gate)], SIZES, &Steady::default())
    }

    /// The same card outside the picture.
    fn beside(gate: GateInImage) -> GateInImage {
        GateInImage {
            index: gate.index + 1,
            corners_in_image: gate.corners_in_image.map(|[x, y]| [x + 5_000.0, y]),
        }
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
        let nothing = faults(&RgbImage::new(0, 0), &[], SIZES, &Steady::default());
        assert_eq!(nothing, [Fault::NoCard]);
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

    #[test]
    fn both_cards_light_steadiness_and_rate_are_looked_at_and_graded() {
        let table = |bright: u8| {
            RgbImage::from_fn(640, 480, |x, y| {
                let print = ((x / 9 + y / 7) % 5) as u8 * 8;
                Rgb([bright.saturating_add(print); 3])
            })
        };
        let one = card(70.0, 1.5, 10.0);
        let seen = |gates: &[GateInImage], bright: u8, steady: &Steady| {
            let faults = faults(&table(bright), gates, SIZES, steady);
            (grade(&faults, None), faults)
        };
        let both = [one, beside(one)];
        let still = Steady::default();
        assert_eq!(seen(&both, 120, &still), (Grade::Good, vec![]));
        assert_eq!(seen(&[], 120, &still), (Grade::NotYet, vec![Fault::NoCard]));
        let (is, faults) = seen(&[one], 120, &still);
        assert_eq!((is, faults), (Grade::Usable, vec![Fault::OneCard]));
        assert_eq!(seen(&both, 40, &still).1, [Fault::TooDark]);
        assert_eq!(grade(&[], Some(Trouble::Black)), Grade::NotYet);
        let moved = |millis: u64, by: f64| {
            let mut steady = Steady::default();
            for number in 0..40_u64 {
                let right = (by * f64::from(number as u32 % 2)) as i64;
                let mut picture = RgbImage::new(640, 480);
                image::imageops::replace(&mut picture, &soft(), right, 0);
                steady.look(&picture, number * millis);
            }
            seen(&both, 120, &steady).1
        };
        assert_eq!(moved(33, 0.0), []);
        assert_eq!(moved(33, 1.0), [Fault::Trembling]);
        assert_eq!(moved(33, 6.0), [Fault::Shaky]);
        assert_eq!(moved(66, 0.0), [Fault::Slow]);
        assert_eq!(moved(120, 0.0), [Fault::TooSlow]);
        // What stops a match comes first.
        let mut steady = Steady::default();
        for number in 0..40_u64 {
            steady.look(&soft(), number * 66);
        }
        let all = seen(&[], 40, &steady).1;
        assert_eq!(all.first(), Some(&Fault::NoCard), "{all:?}");
        assert_eq!(all.len(), 3, "{all:?}");
    }

    /// A table with a soft print.
    fn soft() -> RgbImage {
        RgbImage::from_fn(640, 480, |x, y| {
            let wave = (f64::from(x) / 17.0).sin() + (f64::from(y) / 21.0).cos();
            Rgb([(120.0 + 40.0 * wave) as u8; 3])
        })
    }

    #[test]
    fn of_two_cards_each_is_called_by_its_side() {
        let at = |index, x: f64, y: f64| GateInImage {
            index,
            corners_in_image: [[x, y], [x + 9.0, y], [x + 9.0, y + 9.0], [x, y + 9.0]],
        };
        let across = [at(4, 90.0, 10.0), at(6, 20.0, 14.0)];
        assert_eq!(side_of(4, &across), Some(Side::Right));
        assert_eq!(side_of(6, &across), Some(Side::Left));
        let down = [at(0, 20.0, 90.0), at(1, 30.0, 10.0)];
        assert_eq!(side_of(0, &down), Some(Side::Near));
        assert_eq!(side_of(1, &down), Some(Side::Far));
        assert_eq!(side_of(0, &down[..1]), None);
        assert_eq!(side_of(9, &down), None);
    }
}
