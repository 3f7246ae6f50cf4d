//! What a shining card or table mirrors of a ball: where a lamp or a window was mirrored before, the ball's own image is dark, and
//! looks like a part of a toy.
//!
//! A point of the table mirrors the ball when the ray from the camera, thrown back there, meets it. A ball and its image together
//! are one long thing, into whose middle no closed ball is laid rightly; so the ball is looked for higher up, with the image that it
//! would have there taken out of the picture. Only what became darker is taken out: a ball hides light and sends little of its own.

use super::patch::{Pair, Patch};
use super::pose::CameraPose;
use super::rest::{self, CHANGED_IN_NOISE, OUTLINE_POINTS, Rest, depth_in};

/// A mirror is not quite even, and a ball is not found to the pixel: its image is this much larger.
const SPREAD: f64 = 1.15;
/// So much of what changed in the image must have become darker.
const LEAST_DARKER: f64 = 0.9;
/// What changed in the image covers at least this share of a ball, or there is nothing to explain.
const LEAST_AREA: f64 = 0.05;
/// The blurred rim of a ball belongs to the ball, in pixels.
const RIM_PX: f64 = 1.0;
/// The true ball is looked for so many steps higher, each this share of its radius: image and ball are seen as one thing, whose
/// middle is at most a radius lower.
const STEPS: u32 = 5;
const STEP_IN_RADII: f64 = 0.2;
/// The middle of the sizes that are tried: balls are a little larger than stated.
const USUAL_SCALE: f64 = 1.02;
/// A ball explains what is left when it overlaps it by this much (intersection over union),
const LEAST_OVERLAP: f64 = 0.8;
/// and by so much more than it did with the image.
const LEAST_BETTER: f64 = 0.1;

/// The closed ball that, together with its mirror image, explains what lies there better than a ball alone does; none where there is
/// none. `noise` is that of one pixel of one frame.
pub fn explained(
    pair: &Pair,
    pose: &CameraPose,
    ball_mm: f64,
    seen: &Rest,
    noise: f32,
) -> Option<Rest> {
    let least = LEAST_OVERLAP.max(seen.iou + LEAST_BETTER);
    if least > 1.0 {
        // Nothing overlaps by more than all of it.
        return None;
    }
    let diameter = ball_mm * USUAL_SCALE;
    let at = |height_mm: f64| pose.project([seen.spot_mm[0], seen.spot_mm[1], height_mm]);
    let (low, high) = (at(0.0)?, at(ball_mm)?);
    let up = [high[0] - low[0], high[1] - low[1]];
    let length = up[0].hypot(up[1]).max(1e-6);
    (0..=STEPS)
        .filter_map(|step| {
            let higher = f64::from(step) * STEP_IN_RADII * seen.ball_radius_px / length;
            let middle = [0, 1].map(|k| seen.ball_middle[k] + higher * up[k]);
            let spot_mm = pose.at_height(middle, diameter / 2.0)?;
            let without = without_image(pair, pose, spot_mm, diameter)?;
            rest::examine(&without, pose, ball_mm, middle, seen.ball_radius_px, noise)
        })
        .filter(|found| found.iou >= least)
        .max_by(|a, b| a.iou.total_cmp(&b.iou))
}

/// The pair without the mirror image of a ball of this diameter that touches the table at `spot_mm`; none where nothing that
/// changed can be one.
fn without_image(
    pair: &Pair,
    pose: &CameraPose,
    spot_mm: [f64; 2],
    diameter_mm: f64,
) -> Option<Pair> {
    let outline = pose.ball_outline(spot_mm, diameter_mm, OUTLINE_POINTS)?;
    let middle_mm = [spot_mm[0], spot_mm[1], diameter_mm / 2.0];
    let Patch { x0, y0, width, .. } = pair.after;
    let (mut darker, mut changed) = (0.0, 0.0);
    let mut after = pair.after.clone();
    for (at, change) in pair.changes.iter().enumerate() {
        let point = [(x0 + at % width) as f64, (y0 + at / width) as f64];
        if depth_in(&outline, point) > -RIM_PX || !mirrors(pose, point, middle_mm) {
            continue;
        }
        let (before, now) = (pair.before.pixels[at], pair.after.pixels[at]);
        if change.any > CHANGED_IN_NOISE {
            changed += 1.0;
            darker += f64::from(u8::from(
                now.iter().sum::<f32>() < before.iter().sum::<f32>(),
            ));
        }
        after.pixels[at] = before;
    }
    let radius_px = pose.ball_radius_px(pose.project(middle_mm)?, diameter_mm)?;
    let ball_px = std::f64::consts::PI * radius_px * radius_px;
    (changed > LEAST_AREA * ball_px && darker >= LEAST_DARKER * changed)
        .then(|| Pair::of(pair.before.clone(), after, pair.noise))
}

/// Whether the table, if it shone, would mirror a ball at a point of the picture: the ray from the camera, thrown back at the
/// table, passes the ball's middle within its radius.
fn mirrors(pose: &CameraPose, point: [f64; 2], middle_mm: [f64; 3]) -> bool {
    let Some([x, y]) = pose.at_height(point, 0.0) else {
        return false;
    };
    let eye = pose.eye_mm();
    let ray = [x - eye[0], y - eye[1], eye[2]];
    let to_ball = [middle_mm[0] - x, middle_mm[1] - y, middle_mm[2]];
    let dot = |a: [f64; 3], b: [f64; 3]| -> f64 { a.iter().zip(b).map(|(a, b)| a * b).sum() };
    let along = dot(to_ball, ray) / dot(ray, ray).sqrt().max(1e-9);
    let passes_by = (dot(to_ball, to_ball) - along * along).max(0.0).sqrt();
    along > 0.0 && passes_by < SPREAD * middle_mm[2]
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::super::rig::{GateInImage, Rig};
    use super::*;

    const SIZE: (u32, u32) = (640, 480);
    const BALL_MM: f64 = 32.0;
    const BALL: [f32; 3] = [90.0, 120.0, 150.0];
    /// A window in a shining card.
    const BRIGHT: [f32; 3] = [200.0; 3];

    /// A camera half a metre away that looks down at two cards under 45 degrees, and a spot on the left one.
    fn table() -> (CameraPose, [f64; 2]) {
        let half = 0.5_f64.sqrt();
        let seen = |[x, y]: [f64; 2]| {
            let (along, down) = ((y + 350.0) * half + 350.0 * half, -y * half);
            [320.0 + 700.0 * x / along, 240.0 + 700.0 * down / along]
        };
        let gate = |index, left: f64| GateInImage {
            index,
            corners_in_image: [
                [left, 44.0],
                [left + 63.0, 44.0],
                [left + 63.0, -44.0],
                [left, -44.0],
            ]
            .map(seen),
        };
        let rig = Rig::new(
            [63.0, 88.0],
            BALL_MM,
            vec![gate(0, -64.0), gate(1, 1.0)],
            SIZE,
        );
        let pose = CameraPose::from_rig(&rig.unwrap(), SIZE).unwrap();
        let spot = pose.at_height(seen([-32.0, 10.0]), 0.0).unwrap();
        (pose, spot)
    }

    /// The table before, all bright, and after: what `colour` gives at a point.
    fn pair(colour: impl Fn([f64; 2]) -> [f32; 3]) -> Pair {
        let patch = |colour: &dyn Fn([f64; 2]) -> [f32; 3]| Patch {
            x0: 210,
            y0: 150,
            width: 160,
            height: 160,
            pixels: (0..160 * 160)
                .map(|at| colour([(210 + at % 160) as f64, (150 + at / 160) as f64]))
                .collect(),
        };
        Pair::of(patch(&|_| BRIGHT), patch(&colour), 1.5)
    }

    /// The outline and the middle of the ball at a spot.
    fn ball(pose: &CameraPose, spot: [f64; 2]) -> (Vec<[f64; 2]>, [f64; 3]) {
        let outline = pose.ball_outline(spot, BALL_MM, OUTLINE_POINTS).unwrap();
        (outline, [spot[0], spot[1], BALL_MM / 2.0])
    }

    fn seen(pair: &Pair, pose: &CameraPose, spot: [f64; 2]) -> Rest {
        let guess = pose.project([spot[0], spot[1], 0.0]).unwrap();
        let radius = pose.ball_radius_px(guess, BALL_MM).unwrap();
        rest::examine(pair, pose, BALL_MM, guess, radius, 2.0).unwrap()
    }

    #[test]
    fn a_ball_is_told_from_its_dark_image_in_a_shining_card() {
        let (pose, spot) = table();
        let (outline, middle) = ball(&pose, spot);
        let pair = pair(|at| {
            if depth_in(&outline, at) > 0.0 {
                BALL
            } else if mirrors(&pose, at, middle) {
                // The card's own red, without the window in it.
                [120.0, 30.0, 20.0]
            } else {
                BRIGHT
            }
        });
        let rest = seen(&pair, &pose, spot);
        assert!(rest.iou < 0.75, "with its image: {}", rest.iou);
        let found = explained(&pair, &pose, BALL_MM, &rest, 2.0).unwrap();
        let off = [0, 1].map(|k| found.spot_mm[k] - spot[k]);
        assert!(off[0].hypot(off[1]) < 2.0, "{off:?} mm off, {}", found.iou);
    }

    #[test]
    fn bright_parts_below_a_toy_and_a_ball_alone_are_no_image() {
        let (pose, spot) = table();
        let (outline, middle) = ball(&pose, spot);
        let bright = pair(|at| {
            if depth_in(&outline, at) > 0.0 {
                BALL
            } else if mirrors(&pose, at, middle) {
                [255.0, 250.0, 160.0]
            } else {
                BRIGHT
            }
        });
        let alone = pair(|at| {
            if depth_in(&outline, at) > 0.0 {
                BALL
            } else {
                BRIGHT
            }
        });
        for pair in [bright, alone] {
            let rest = seen(&pair, &pose, spot);
            assert!(explained(&pair, &pose, BALL_MM, &rest, 2.0).is_none());
        }
    }
}
