//! How large Gate cards are, beside a card of known size: a bank card lies on the same table.
//!
//! The Gate cards say how the table lies, up to its scale; the bank card says the scale.

use image::{RgbImage, imageops};

use super::cards::{CardShape, find_cards};
use super::pose::CameraPose;
use super::rest::depth_in;
use super::rig::{GateInImage, PointInImage, Rig, middle_of};
use super::track::distance;

/// Width and height of a bank card in millimetres (ISO/IEC 7810, ID-1).
pub const BANK_CARD_MM: [f64; 2] = [85.60, 53.98];
/// The scale by its long side and the scale by its short side differ by no more than this share.
const LEAST_EVEN: f64 = 0.07;
/// Opposite sides of it differ by no more than this share.
const LEAST_PARALLEL: f64 = 0.06;
/// Its scale is no further from what the cards were said to measure than this factor.
const MOST_OFF: f64 = 1.6;
/// Sizes are told to half a millimetre: corners are not known better.
const STEP_MM: f64 = 0.5;

/// What was measured.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Measured {
    /// The corners of the bank card, in pixels.
    pub bank_card_in_image: [PointInImage; 4],
    /// Width and height of a Gate card in millimetres, the shorter first.
    pub card_mm: [f64; 2],
}

/// Looks for a bank card beside the gates of a rig and measures them by it; none where there is none, or no gate.
pub fn by_bank_card(picture: &RgbImage, rig: &Rig) -> Option<Measured> {
    let size = picture.dimensions();
    let pose = CameraPose::from_rig(rig, size)?;
    let candidates = beside(picture, rig.gates()).into_iter();
    candidates
        .filter(|corners| !is_gate(corners, rig.gates()))
        .filter_map(|corners| Some((corners, scale_of(&corners, &pose)?)))
        .min_by(|(_, a), (_, b)| a.uneven.total_cmp(&b.uneven))
        .map(|(bank_card_in_image, scale)| Measured {
            bank_card_in_image,
            card_mm: sizes(&pose).map(|side| (side * scale.by / STEP_MM).round() * STEP_MM),
        })
}

/// The outlines of its shape above, below, left and right of all gates: in one picture the gates, which are more, would be the
/// cards that are found.
fn beside(picture: &RgbImage, gates: &[GateInImage]) -> Vec<[PointInImage; 4]> {
    let (width, height) = picture.dimensions();
    let corners = || gates.iter().flat_map(|gate| gate.corners_in_image);
    let least = |k: usize| corners().map(|c| c[k]).fold(f64::MAX, f64::min);
    let most = |k: usize| corners().map(|c| c[k]).fold(f64::MIN, f64::max);
    let within = |at: f64, side: u32| at.clamp(0.0, f64::from(side)) as u32;
    let (left, right) = (within(least(0), width), within(most(0), width));
    let (top, bottom) = (within(least(1), height), within(most(1), height));
    let parts = [
        (0, 0, width, top),
        (0, bottom, width, height - bottom),
        (0, 0, left, height),
        (right, 0, width - right, height),
    ];
    let outlines = parts.into_iter().flat_map(|(x, y, width, height)| {
        let part = imageops::crop_imm(picture, x, y, width, height).to_image();
        let found = find_cards(&part, CardShape::of_mm(BANK_CARD_MM));
        let moved = move |[u, v]: PointInImage| [u + f64::from(x), v + f64::from(y)];
        found
            .into_iter()
            .map(move |card| card.corners_in_image.map(moved))
    });
    outlines.collect()
}

/// Whether an outline is one of the gates: its middle lies in one.
fn is_gate(corners: &[PointInImage; 4], gates: &[GateInImage]) -> bool {
    let middle = middle_of(corners);
    gates
        .iter()
        .any(|gate| depth_in(&gate.corners_in_image, middle) > 0.0)
}

struct Scale {
    /// Real millimetres to those of the pose.
    by: f64,
    uneven: f64,
}

/// How much larger the world is than the pose has it, if this outline is a bank card.
fn scale_of(corners: &[PointInImage; 4], pose: &CameraPose) -> Option<Scale> {
    let mut on_table = [[0.0; 2]; 4];
    for (slot, corner) in on_table.iter_mut().zip(corners) {
        *slot = pose.at_height(*corner, 0.0)?;
    }
    let side = |i: usize| distance(on_table[i], on_table[(i + 1) % 4]);
    let (a, b) = ((side(0) + side(2)) / 2.0, (side(1) + side(3)) / 2.0);
    let apart = |i: usize| (side(i) / side(i + 2)).ln().abs();
    if apart(0).max(apart(1)) > LEAST_PARALLEL {
        return None;
    }
    let by_long = BANK_CARD_MM[0] / a.max(b);
    let by_short = BANK_CARD_MM[1] / a.min(b);
    let uneven = (by_long / by_short).ln().abs();
    let by = (by_long * by_short).sqrt();
    let is_it = uneven < LEAST_EVEN && by.is_finite() && (1.0 / MOST_OFF..MOST_OFF).contains(&by);
    is_it.then_some(Scale { by, uneven })
}

/// The gates' shorter and longer side on the table, in the pose's millimetres.
fn sizes(pose: &CameraPose) -> [f64; 2] {
    let count = pose.gates_mm.len().max(1) as f64;
    let sums = pose.gates_mm.iter().fold([0.0; 2], |sums, corners| {
        let side = |i: usize| distance(corners[i], corners[(i + 1) % 4]);
        let (a, b) = ((side(0) + side(2)) / 2.0, (side(1) + side(3)) / 2.0);
        [sums[0] + a.min(b), sums[1] + a.max(b)]
    });
    sums.map(|sum| sum / count)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use image::Rgb;
    use nalgebra::{Matrix3, Vector3};

    use super::*;

    /// A camera that looks down on a table; where it sees a point of it, and back.
    struct Camera {
        by: Matrix3<f64>,
        back: Matrix3<f64>,
    }

    impl Camera {
        fn new(lean_degrees: f64) -> Self {
            let (sin, cos) = lean_degrees.to_radians().sin_cos();
            let focal = 560.0;
            // The table's plane before a camera that leans back, 420 mm away.
            let by = Matrix3::new(
                focal,
                -319.5 * -sin,
                319.5 * 420.0, //
                0.0,
                focal * cos + 239.5 * sin,
                239.5 * 420.0, //
                0.0,
                sin,
                420.0,
            );
            Self {
                by,
                back: by.try_inverse().unwrap(),
            }
        }

        fn point(m: &Matrix3<f64>, [x, y]: [f64; 2]) -> [f64; 2] {
            let p = m * Vector3::new(x, y, 1.0);
            [p.x / p.z, p.y / p.z]
        }

        fn sees(&self, corners: [[f64; 2]; 4]) -> [[f64; 2]; 4] {
            corners.map(|corner| Self::point(&self.by, corner))
        }
    }

    fn upright([x, y]: [f64; 2], [w, h]: [f64; 2]) -> [[f64; 2]; 4] {
        [[x, y], [x + w, y], [x + w, y + h], [x, y + h]]
    }

    /// A cloth with two Gate cards of a size, and perhaps a bank card above them.
    fn picture(camera: &Camera, card_mm: [f64; 2], bank: bool) -> (RgbImage, Vec<GateInImage>) {
        let [w, h] = card_mm;
        let gates = [
            upright([-w - 1.0, -10.0], card_mm),
            upright([1.0, -10.0], card_mm),
        ];
        let bank_card = upright([-40.0, -90.0], BANK_CARD_MM);
        let holds = |corners: &[[f64; 2]; 4], at| depth_in(corners, at) > 0.0;
        let colour = |at: [f64; 2]| {
            if gates.iter().any(|gate| holds(gate, at)) {
                let v = (at[1] + 10.0) / h;
                return if (0.2..0.8).contains(&v) {
                    [96.0, 60.0, 140.0]
                } else {
                    [206.0, 196.0, 170.0]
                };
            }
            if bank && holds(&bank_card, at) {
                return [60.0, 128.0, 190.0];
            }
            let grain = ((at[0] * 0.7).sin() + (at[1] * 0.9).cos()) * 3.0;
            [70.0 + grain, 88.0 + grain, 66.0 + grain]
        };
        let picture = RgbImage::from_fn(640, 480, |x, y| {
            let mut sum = [0.0; 3];
            for (dx, dy) in [(-0.25, -0.25), (0.25, -0.25), (-0.25, 0.25), (0.25, 0.25)] {
                let at = Camera::point(&camera.back, [f64::from(x) + dx, f64::from(y) + dy]);
                for (sum, value) in sum.iter_mut().zip(colour(at)) {
                    *sum += value / 4.0;
                }
            }
            Rgb(sum.map(|value: f64| value as u8))
        });
        let gates = gates
            .iter()
            .enumerate()
            .map(|(index, corners)| GateInImage {
                index,
                corners_in_image: camera.sees(*corners),
            });
        (picture, gates.collect())
    }

    #[test]
    fn gate_cards_are_measured_by_a_bank_card_beside_them() {
        for (lean, card_mm) in [
            (0.0, [63.0, 88.0]),
            (30.0, [63.0, 88.0]),
            (35.0, [57.0, 82.0]),
            (20.0, [70.0, 98.0]),
        ] {
            let camera = Camera::new(lean);
            let (picture, gates) = picture(&camera, card_mm, true);
            // Nobody has measured them yet.
            let rig = Rig::new([63.0, 88.0], 32.0, gates, (640, 480)).unwrap();
            let measured = by_bank_card(&picture, &rig).unwrap();
            for (side, wanted) in measured.card_mm.iter().zip(card_mm) {
                let off = (side / wanted - 1.0).abs();
                assert!(off < 0.03, "{lean}: {measured:?} for {card_mm:?}");
            }
        }
    }

    #[test]
    fn without_a_bank_card_or_a_gate_nothing_is_measured() {
        let camera = Camera::new(25.0);
        let (without, gates) = picture(&camera, [63.0, 88.0], false);
        let rig = |gates| Rig::new([63.0, 88.0], 32.0, gates, (640, 480)).unwrap();
        assert_eq!(by_bank_card(&without, &rig(gates)), None);
        let (with, _) = picture(&camera, [63.0, 88.0], true);
        assert_eq!(by_bank_card(&with, &rig(Vec::new())), None);
        assert_eq!(by_bank_card(&RgbImage::new(1, 1), &rig(Vec::new())), None);
    }
}
