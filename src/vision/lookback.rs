//! A look back at full resolution: what the thing looked like in the last frames in which it still rolled.
//!
//! A ball that rolled shows the same disc at rest, with the same shadow, under the same lamp and through the same lens. What
//! is seen around it at rest, and was not while it rolled, came out of it.

use image::RgbImage;

use super::close_up::CloseUp;
use super::colour::Colour;
use super::patch::Pair;
use super::pose::CameraPose;
use super::rest;
use super::rig::PointInImage;
use super::shape::Shape;
use super::track::{Sight, distance};

/// Frames before the stop that are looked at: one alone may be blurred or half hidden.
const LOOKS: usize = 3;
/// Frames before the stop in which it is looked for,
const TRIES: usize = 6;
/// and after it.
const AFTER: usize = 2;
/// How far around the ball a frame is looked at, in its radii.
const WINDOW: f64 = 4.0;
/// A place this far from where the tracker saw the thing in the same frame is another thing's, in diameters.
const ASTRAY: f64 = 0.5;
/// From this share of the outline on the ball's place in a frame is believed.
const LEAST_EDGE: f64 = 0.6;

/// The camera, the ball and the pictures that a look back needs.
pub struct LookBack<'a> {
    /// The camera.
    pub pose: &'a CameraPose,
    /// Diameter of the ball in millimetres, as it was found at rest.
    pub ball_mm: f64,
    /// The calm table before.
    pub before: &'a [&'a RgbImage],
    /// The last frames with their numbers.
    pub film: &'a [(u64, &'a RgbImage)],
    /// Noise of one pixel of one frame, in grey levels.
    pub noise: f32,
}

/// What the look back found.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Seen {
    /// What it looked like in the last frames of its rolling; none when it was not seen well in any of them.
    pub rolling: Option<Shape>,
    /// The clearest of those frames as the learned model sees it, with what is seen around the ball there.
    pub clearest: Option<(CloseUp, Shape)>,
    /// Frames around its stop and where it was in them, in millimetres.
    pub places: Vec<(u64, [f64; 2])>,
    /// Its main colour while it rolled.
    pub colour: Colour,
}

impl LookBack<'_> {
    /// Looks at the last of these sights before it stopped, and the first after that.
    pub fn look(&self, sights: &[Sight], stop_frame: u64) -> Seen {
        let mut seen = Seen::default();
        let mut shapes = Vec::new();
        let mut best_edge = 0.0;
        let after = sights.iter().filter(|s| s.frame >= stop_frame).take(AFTER);
        let before = sights
            .iter()
            .rev()
            .filter(|s| s.frame < stop_frame && !s.by_hand && !s.at_edge)
            .take(TRIES);
        for sight in after.chain(before) {
            let Some(glimpse) = self.one(sight) else {
                continue;
            };
            seen.places.push((sight.frame, glimpse.spot_mm));
            if sight.frame >= stop_frame || shapes.len() >= LOOKS {
                continue;
            }
            if let Some(shape) = glimpse.shape {
                shapes.push(shape);
                if glimpse.edge > best_edge {
                    best_edge = glimpse.edge;
                    seen.clearest = Some((glimpse.close_up, shape));
                }
            }
        }
        seen.places.sort_by_key(|(frame, _)| *frame);
        seen.rolling = Shape::middle(&shapes);
        seen
    }

    fn one(&self, sight: &Sight) -> Option<Glimpse> {
        let (_, picture) = self.film.iter().find(|(n, _)| *n == sight.frame)?;
        let radius = self.pose.ball_radius_px(sight.at, self.ball_mm)?;
        let reach = WINDOW * radius + 3.0;
        let [x, y] = sight.at;
        let window = [x - reach, y - reach, x + reach, y + reach];
        let pair = Pair::new_mean(self.before, &[picture], window, self.noise)?;
        Glimpse::of(&pair, self.pose, self.ball_mm, sight.at, self.noise)
            .filter(|glimpse| distance(glimpse.spot_mm, sight.at_mm) < ASTRAY * self.ball_mm)
    }
}

/// The ball in one frame of its roll.
#[derive(Debug, Clone)]
pub struct Glimpse {
    /// Where it touched the table, in millimetres.
    pub spot_mm: [f64; 2],
    /// Share of its outline with a new edge.
    pub edge: f64,
    /// What is seen around it.
    pub shape: Option<Shape>,
    /// What the learned model sees of it.
    pub close_up: CloseUp,
}

impl Glimpse {
    /// Of a ball of `ball_mm` near `at` (pixels) in one frame; `noise` is that of one pixel, in grey levels. None when its outline
    /// is not seen well.
    pub fn of(
        pair: &Pair,
        pose: &CameraPose,
        ball_mm: f64,
        at: PointInImage,
        noise: f32,
    ) -> Option<Self> {
        let radius_px = pose.ball_radius_px(at, ball_mm)?;
        let ball = rest::place_ball(pair, pose, ball_mm, at, radius_px)?;
        let edge = rest::edge_support(pair, &ball.outline, ball.middle);
        if edge < LEAST_EDGE {
            return None;
        }
        Some(Self {
            spot_mm: ball.spot_mm,
            edge,
            shape: Shape::of(pair, &ball.outline, noise),
            close_up: CloseUp::of_ball(pair, pose, ball.spot_mm, ball.middle, ball_mm)?,
        })
    }
}
