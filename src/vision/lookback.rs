//! A look back at full resolution: what the thing looked like in the last frames in which it still rolled.
//!
//! A ball that rolled shows the same disc at rest, with the same shadow, under the same lamp and through the same lens. What
//! is seen around it at rest, and was not while it rolled, came out of it.
//!
//! Whether it looks open can be asked of every frame of the film, also of those in which it still slides: the first frame from
//! which it looks rather as it does at rest than as it did before is the one in which it opened.

use image::RgbImage;

use super::close_up::CloseUp;
use super::colour::Colour;
use super::model::{Opinion, Rolled};
use super::patch::Pair;
use super::pose::CameraPose;
use super::rest::{self, Rest};
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
/// The same for what opens there: its parts move the middle of its spot by up to a ball's radius more.
const OPENING_ASTRAY: f64 = 1.0;
/// From this share of the outline on the ball's place in a frame is believed.
const LEAST_EDGE: f64 = 0.6;
/// The same where only one look of many hangs on it.
const LEAST_OPENING_EDGE: f64 = 0.3;
/// The film is looked through in steps of so long first, then frame by frame where it opens.
const STRIDE_SECONDS: f64 = 0.1;
/// The logarithm of the odds that it is open rises by at least this much when it opens, else it is not known when.
const LEAST_RISE: f64 = 1.0;

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
    /// Those frames as the learned model sees them, with what is seen around the ball there; the clearest first.
    pub clear: Vec<(CloseUp, Shape)>,
    /// Frames around its stop and where it was in them, in millimetres.
    pub places: Vec<(u64, [f64; 2])>,
    /// The first frame from which it looked open for good; none when it does not look more open at rest than before.
    pub opening: Option<u64>,
    /// Its main colour while it rolled.
    pub colour: Colour,
}

impl LookBack<'_> {
    /// Looks at the last of these sights before it stopped, and the first after that.
    pub fn look(&self, sights: &[Sight], stop_frame: u64) -> Seen {
        let mut seen = Seen::default();
        let mut shapes = Vec::new();
        let mut edges = Vec::new();
        let after = sights.iter().filter(|s| s.frame >= stop_frame).take(AFTER);
        let before = sights
            .iter()
            .rev()
            .filter(|s| s.frame < stop_frame && !s.by_hand && !s.at_edge)
            .take(TRIES);
        for sight in after.chain(before) {
            let near = |g: &Glimpse| distance(g.spot_mm, sight.at_mm) < ASTRAY * self.ball_mm;
            let Some(glimpse) = self.one(sight, LEAST_EDGE).filter(near) else {
                continue;
            };
            seen.places.push((sight.frame, glimpse.spot_mm));
            if sight.frame >= stop_frame || shapes.len() >= LOOKS {
                continue;
            }
            if let Some(shape) = glimpse.shape {
                shapes.push(shape);
                let at = edges.iter().take_while(|e| **e >= glimpse.edge).count();
                edges.insert(at, glimpse.edge);
                seen.clear.insert(at, (glimpse.close_up, shape));
            }
        }
        seen.places.sort_by_key(|(frame, _)| *frame);
        seen.rolling = Shape::middle(&shapes);
        seen
    }

    /// The first of the frames of these sights from which the thing looked open for good, judged by how open it looks at rest
    /// (`at_rest`, log-odds) and beside the same clear frame of its roll as there.
    pub fn opening(
        &self,
        sights: &[Sight],
        rest: &Rest,
        at_rest: f64,
        rolled: &[Rolled],
        fps: f64,
    ) -> Option<u64> {
        let is_filmed = |s: &&Sight| self.film.iter().any(|(n, _)| *n == s.frame);
        let free: Vec<&Sight> = sights
            .iter()
            .filter(|s| !s.by_hand && !s.at_edge)
            .filter(is_filmed)
            .collect();
        let look = |at: usize| Some((at, self.openness(free[at], rest, rolled)?));
        let stride = ((STRIDE_SECONDS * fps).round() as usize).max(1);
        let coarse: Vec<(usize, f64)> = (0..free.len()).step_by(stride).filter_map(look).collect();
        let mut odds: Vec<f64> = coarse.iter().map(|(_, odds)| *odds).collect();
        odds.sort_by(f64::total_cmp);
        // A third of a film that is long enough shows the ball before it opens.
        let closed = *odds.get(odds.len().div_ceil(3) / 2)?;
        if at_rest - closed < LEAST_RISE {
            return None;
        }
        let half_way = (at_rest + closed) / 2.0;
        let last_closed = coarse.iter().rev().find(|(_, odds)| *odds <= half_way)?.0;
        let closed_at = (last_closed + 1..(last_closed + stride).min(free.len()))
            .rev()
            .find(|at| look(*at).is_some_and(|(_, odds)| odds <= half_way))
            .unwrap_or(last_closed);
        free.get(closed_at + 1).map(|s| s.frame)
    }

    /// How open the thing looks in one frame: log-odds as those of the thing at rest.
    fn openness(&self, sight: &Sight, rest: &Rest, rolled: &[Rolled]) -> Option<f64> {
        let glimpse = self.one(sight, LEAST_OPENING_EDGE)?;
        if distance(glimpse.spot_mm, sight.at_mm) >= OPENING_ASTRAY * self.ball_mm {
            return None;
        }
        let moving = Rest {
            spot_mm: glimpse.spot_mm,
            close_up: glimpse.close_up,
            shape: glimpse.shape?,
            edge_support: glimpse.edge,
            ..rest.clone()
        };
        Opinion::of(self.pose, &moving, rolled).map(|opinion| opinion.open_log_odds)
    }

    fn one(&self, sight: &Sight, least_edge: f64) -> Option<Glimpse> {
        let (_, picture) = self.film.iter().find(|(n, _)| *n == sight.frame)?;
        let radius = self.pose.ball_radius_px(sight.at, self.ball_mm)?;
        let reach = WINDOW * radius + 3.0;
        let [x, y] = sight.at;
        let window = [x - reach, y - reach, x + reach, y + reach];
        let pair = Pair::new_mean(self.before, &[picture], window, self.noise)?;
        Glimpse::at_least(
            least_edge,
            &pair,
            self.pose,
            self.ball_mm,
            sight.at,
            self.noise,
        )
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
        Self::at_least(LEAST_EDGE, pair, pose, ball_mm, at, noise)
    }

    /// The same from this share of its outline on.
    fn at_least(
        least_edge: f64,
        pair: &Pair,
        pose: &CameraPose,
        ball_mm: f64,
        at: PointInImage,
        noise: f32,
    ) -> Option<Self> {
        let radius_px = pose.ball_radius_px(at, ball_mm)?;
        let ball = rest::place_ball(pair, pose, ball_mm, at, radius_px)?;
        let edge = rest::edge_support(pair, &ball.outline, ball.middle);
        if edge < least_edge {
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
