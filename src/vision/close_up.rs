//! A thing as the learned model sees it: before and after, always at one size and one way up.
//!
//! The camera's distance, its picture's size and the way it is turned are taken out by geometry: the expected ball is always as
//! large, and what is up in the world is up here. What is left to learn is what a ball looks like that came apart.
//!
//! It is cut twice: the wide cut shows what stands out of the ball, and the fine one shows the cracks in it.

use super::patch::{Pair, Patch};
use super::pose::CameraPose;
use super::rig::PointInImage;

/// One way to cut: square planes of one side, in which the expected ball has one radius.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Cut {
    /// Side in pixels.
    pub side: usize,
    /// The expected ball's radius in pixels.
    pub radius: f64,
    /// Planes: red, green and blue after, and perhaps the same before.
    pub channels: usize,
}

impl Cut {
    /// Bytes of all planes.
    pub const fn bytes(&self) -> usize {
        self.channels * self.side * self.side
    }
}

/// The thing and what is around it, after and before.
pub const WIDE: Cut = Cut {
    side: 48,
    radius: 9.0,
    channels: 6,
};
/// The ball alone, at about the size in which a camera over a table sees it; only after.
pub const FINE: Cut = Cut {
    side: 56,
    radius: 18.0,
    channels: 3,
};

/// One close-up: the planes of each cut, row by row, values of 0 to 255.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct CloseUp {
    /// The planes of [`WIDE`] one after the other.
    pub wide: Vec<u8>,
    /// The planes of [`FINE`] one after the other.
    pub fine: Vec<u8>,
}

/// How the camera faces a spot of the table.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Facing {
    /// On the table, away from the camera; one millimetre long.
    pub away: [f64; 2],
    /// On the table, a quarter turn clockwise from that seen from above: to the picture's right.
    pub right: [f64; 2],
    /// Sine of the angle under which the camera looks down on the spot.
    pub elevation_sine: f64,
}

impl Facing {
    /// Of a spot in millimetres; right below the camera nothing is away or to the right.
    pub fn of(pose: &CameraPose, spot_mm: [f64; 2]) -> Self {
        let eye = pose.eye_mm();
        let way = [spot_mm[0] - eye[0], spot_mm[1] - eye[1]];
        let length = way[0].hypot(way[1]).max(1e-6);
        let away = way.map(|v| v / length);
        Self {
            away,
            right: [away[1], -away[0]],
            elevation_sine: eye[2] / length.hypot(eye[2]),
        }
    }
}

/// The direction in the picture in which things rise at a spot of the table, one pixel long; none where it cannot be told.
fn up_in_image(pose: &CameraPose, spot_mm: [f64; 2], height_mm: f64) -> Option<[f64; 2]> {
    let low = pose.project([spot_mm[0], spot_mm[1], 0.0])?;
    let high = pose.project([spot_mm[0], spot_mm[1], height_mm])?;
    let (x, y) = (high[0] - low[0], high[1] - low[1]);
    let length = x.hypot(y);
    (length > 1e-6).then(|| [x / length, y / length])
}

impl CloseUp {
    /// The close-up of a ball of `diameter_mm` that touches the table at `spot_mm` and has its middle at a pixel.
    pub fn of_ball(
        pair: &Pair,
        pose: &CameraPose,
        spot_mm: [f64; 2],
        middle: PointInImage,
        diameter_mm: f64,
    ) -> Option<Self> {
        let up = up_in_image(pose, spot_mm, diameter_mm)?;
        let radius_px = pose.ball_radius_px(middle, diameter_mm)?;
        Some(Self::of(pair, middle, radius_px, up))
    }

    /// Cuts a close-up out of a pair, around the middle of the expected ball (pixels) of radius `radius_px`, with `up` upwards.
    /// Beyond the pair's rim its last pixels are repeated.
    fn of(pair: &Pair, middle: PointInImage, radius_px: f64, up: [f64; 2]) -> Self {
        let cut = |cut: Cut| planes(pair, middle, radius_px, up, cut);
        Self {
            wide: cut(WIDE),
            fine: cut(FINE),
        }
    }

    /// The same with left and right changed over.
    #[must_use]
    pub fn mirrored(&self) -> Self {
        let mirrored = |values: &[u8], side: usize| {
            let mut values = values.to_vec();
            values.chunks_exact_mut(side).for_each(<[u8]>::reverse);
            values
        };
        Self {
            wide: mirrored(&self.wide, WIDE.side),
            fine: mirrored(&self.fine, FINE.side),
        }
    }
}

/// The planes of one cut.
fn planes(pair: &Pair, middle: PointInImage, radius_px: f64, up: [f64; 2], cut: Cut) -> Vec<u8> {
    let step = radius_px / cut.radius;
    // Right is a quarter turn clockwise from up, as rows run downwards.
    let right = [-up[1], up[0]];
    let half = (cut.side as f64 - 1.0) / 2.0;
    // Coarser than the picture: the mean over a square, so that nothing is skipped.
    let looks = (step.ceil() as usize).clamp(1, 4);
    let mut values = vec![0; cut.bytes()];
    for row in 0..cut.side {
        for column in 0..cut.side {
            let mut sum = [0.0_f32; 6];
            for look in 0..looks * looks {
                let inside = |k: usize| (k as f64 + 0.5) / looks as f64 - 0.5;
                let u = (column as f64 - half + inside(look % looks)) * step;
                let v = (half - row as f64 + inside(look / looks)) * step;
                let at = [0, 1].map(|k| middle[k] + right[k] * u + up[k] * v);
                for (pictures, sum) in [&pair.after, &pair.before]
                    .into_iter()
                    .zip(sum.chunks_exact_mut(3))
                    .take(cut.channels / 3)
                {
                    for (sum, value) in sum.iter_mut().zip(nearest(pictures, at)) {
                        *sum += value;
                    }
                }
            }
            for (c, sum) in sum.iter().take(cut.channels).enumerate() {
                let mean = sum / (looks * looks) as f32;
                values[(c * cut.side + row) * cut.side + column] =
                    mean.round().clamp(0.0, 255.0) as u8;
            }
        }
    }
    values
}

/// The colour at a point, or at the patch's point that is nearest to it.
fn nearest(patch: &Patch, [x, y]: PointInImage) -> [f32; 3] {
    let clamped = [
        x.clamp(patch.x0 as f64, (patch.x0 + patch.width - 1) as f64),
        y.clamp(patch.y0 as f64, (patch.y0 + patch.height - 1) as f64),
    ];
    patch.at(clamped).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn up_is_up_and_a_ball_is_as_large_as_ever() {
        // A bright disc of radius 20 at (60, 50), with a dark mark to its right.
        let patch = |with_disc: bool| Patch {
            x0: 0,
            y0: 0,
            width: 120,
            height: 100,
            pixels: (0..12_000)
                .map(|at| {
                    let (x, y) = ((at % 120) as f64 - 60.0, (at / 120) as f64 - 50.0);
                    let disc = with_disc && x.hypot(y) < 20.0;
                    let mark = with_disc && (x - 30.0).hypot(y) < 4.0;
                    [if disc {
                        200.0
                    } else if mark {
                        0.0
                    } else {
                        100.0
                    }; 3]
                })
                .collect(),
        };
        let pair = Pair::of(patch(false), patch(true), 1.0);
        let at = |view: &CloseUp, channel: usize, x: usize, y: usize| {
            view.wide[(channel * WIDE.side + y) * WIDE.side + x]
        };
        let upright = CloseUp::of(&pair, [60.0, 50.0], 20.0, [0.0, -1.0]);
        assert_eq!(at(&upright, 0, 24, 24), 200);
        assert_eq!(at(&upright, 0, 24, 16), 200);
        assert_eq!(at(&upright, 0, 24, 12), 100);
        assert_eq!(at(&upright, 3, 24, 24), 100);
        assert!(at(&upright, 0, 37, 23) < 40, "the mark lies to the right");
        // The fine cut shows the same ball twice as large.
        let fine = |x: usize, y: usize| upright.fine[y * FINE.side + x];
        assert_eq!([fine(28, 28), fine(28, 12), fine(28, 8)], [200, 200, 100]);
        // What lies to the right in the picture is up in a close-up whose up points there.
        let turned = CloseUp::of(&pair, [60.0, 50.0], 20.0, [1.0, 0.0]);
        assert!(at(&turned, 0, 24, 10) < 40, "the mark lies above");
    }
}
