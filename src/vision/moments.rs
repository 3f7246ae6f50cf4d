//! Pictures of a roll around the thing that came to rest: before, as it opened, at rest. They are cut out and kept as they are.

use image::{RgbImage, imageops};

use super::call::Call;
use super::rig::PointInImage;
use super::verdict::Evidence;

/// So much is seen around the thing, in radii of the ball,
const AROUND: f64 = 1.6;
/// and at least so much from its middle, so that the edges of its card are seen.
const LEAST_REACH: f64 = 4.0;
/// Where it opened is taken in when it is no further away than this, in radii.
const MOST_REACH: f64 = 12.0;
/// A footprint reaches this far around the base, in ball diameters.
const FOOTPRINT: f64 = 0.25;
/// Points of an outline.
const POINTS: usize = 32;

/// What was seen of a roll, cut out around the thing.
#[derive(Debug, Clone, PartialEq)]
pub struct Moments {
    /// Left and upper edge of the pictures in the camera's picture, in pixels.
    pub corner: [u32; 2],
    /// The table before the roll.
    pub before: RgbImage,
    /// The first frame in which it was open; none when it stayed closed, or that frame is gone.
    pub opening: Option<RgbImage>,
    /// At rest.
    pub rest: RgbImage,
    /// The outline that a closed ball would have there, in pixels of the camera's picture.
    pub ball_outline: Vec<PointInImage>,
    /// The spot on the table that it stands on, in pixels of the camera's picture.
    pub footprint: Vec<PointInImage>,
}

impl Moments {
    /// Cuts the pictures of a call out; none when nothing lies in the picture.
    pub fn of(
        call: &Call,
        evidence: &Evidence<'_>,
        before: &RgbImage,
        film: &[(u64, &RgbImage)],
        rest: &RgbImage,
    ) -> Option<Self> {
        let (bounds, at_rest) = (call.box_in_image?, evidence.rest.as_ref()?);
        let ball_mm = evidence.rig.ball_diameter_mm();
        let radius = evidence.pose.ball_radius_px(at_rest.centre, ball_mm)?;
        let [cx, cy] = [0, 1].map(|k| (bounds[k] + bounds[k + 2]) / 2.0);
        let reach = LEAST_REACH * radius;
        let mut window = [
            (bounds[0] - AROUND * radius).min(cx - reach),
            (bounds[1] - AROUND * radius).min(cy - reach),
            (bounds[2] + AROUND * radius).max(cx + reach),
            (bounds[3] + AROUND * radius).max(cy + reach),
        ];
        let opening = call.open_frame.and_then(|frame| {
            let (_, picture) = film.iter().find(|(number, _)| *number == frame)?;
            let sight = evidence.track.sights.iter().find(|s| s.frame == frame);
            if let Some([x, y]) = sight.map(|sight| sight.at)
                && (x - cx).hypot(y - cy) < MOST_REACH * radius
            {
                let around = AROUND * radius;
                window[0] = window[0].min(x - around);
                window[1] = window[1].min(y - around);
                window[2] = window[2].max(x + around);
                window[3] = window[3].max(y + around);
            }
            Some(*picture)
        });
        let (width, height) = rest.dimensions();
        let within = |value: f64, most: u32| value.clamp(0.0, f64::from(most)) as u32;
        let (x0, y0) = (within(window[0], width), within(window[1], height));
        let (x1, y1) = (within(window[2], width), within(window[3], height));
        if x1 <= x0 || y1 <= y0 || before.dimensions() != rest.dimensions() {
            return None;
        }
        let cut =
            |picture: &RgbImage| imageops::crop_imm(picture, x0, y0, x1 - x0, y1 - y0).to_image();
        let [x, y] = at_rest.spot_mm;
        let footprint = (0..POINTS).filter_map(|at| {
            let (sin, cos) = (std::f64::consts::TAU * at as f64 / POINTS as f64).sin_cos();
            let reach = FOOTPRINT * ball_mm;
            evidence
                .pose
                .project([x + reach * cos, y + reach * sin, 0.0])
        });
        Some(Self {
            corner: [x0, y0],
            before: cut(before),
            opening: opening
                .filter(|picture| picture.dimensions() == rest.dimensions())
                .map(cut),
            rest: cut(rest),
            ball_outline: evidence
                .pose
                .ball_outline(at_rest.spot_mm, ball_mm * at_rest.scale, POINTS)
                .unwrap_or_default(),
            footprint: footprint.collect(),
        })
    }
}
