//! Whether a thing really lies, and the close look at it.

use std::sync::Arc;

use image::RgbImage;

use super::super::colour::{self, BallSeen, Colour};
use super::super::light;
use super::super::lookback::{LookBack, Seen};
use super::super::mirror;
use super::super::model::{Opinion, Rolled};
use super::super::patch::Pair;
use super::super::rest::{self, Rest};
use super::super::track::{Sight, Track};
use super::super::way;
use super::{Detector, PATIENCE_SECONDS, SETTLE_SECONDS};

/// Two pictures of a still thing differ by no more than this many times what two pictures of the calm table did,
const CREEPS_OVER_CALM: f32 = 1.6;
/// and this many grey levels: a thing of many colours is coded worse than a table.
const CREEP_LEVELS: f32 = 0.5;
/// The camera was moved when the table lies better on itself with a shift of up to this many reduced pixels,
const MOST_SHIFT: i32 = 3;
/// by so much that this share of the misfit is left: of a table at rest any shift makes it larger.
const BETTER_SHIFTED: f32 = 0.9;
/// One that was knocked harder was turned as well: a quarter of the picture is tried with shifts of up to so many,
const MOST_TURN: i32 = 10;
/// differs by more than this many times the noise,
const MOVED_LEVELS: f32 = 2.0;
/// and is no better unshifted by this factor, as it is by far when the camera stood still.
const NO_BETTER_UNSHIFTED: f32 = 1.1;
/// A pixel counts for no more than this many grey levels there, so that what was rolled does not decide.
const MOST_MISFIT: f32 = 24.0;
/// From these log-odds of the model on it is asked when it opened: it takes more closed things for open than open ones for closed.
const MAY_BE_OPEN: f64 = -1.0;
/// When it opened so many frames before it stopped, it slid on, and what was seen before the stop was no closed ball.
const SLID_FRAMES: u64 = 2;

impl Detector {
    /// One standard deviation of a pixel of one frame, in grey levels.
    pub(super) fn noise(&self) -> f32 {
        (self.noise_small * self.factor as f32 * 0.8).clamp(1.2, 14.0)
    }

    /// Whether what lies `at` a place of the picture still moves by less than a square of the motion gate notices. Then the frames in
    /// which it did are dropped. It is not waited for for ever: a flickering lamp creeps too.
    pub(super) fn waits_for_creeping(&mut self, at: [f64; 2], frame: u64) -> bool {
        let patience = self.frames_in(PATIENCE_SECONDS, 6) as u64;
        let settle = self.frames_in(SETTLE_SECONDS, 3);
        let waited = frame.saturating_sub(self.first_quiet.unwrap_or(frame));
        if waited >= patience || !self.creeps(at, settle) {
            return false;
        }
        while self.quiet.len() >= settle.max(2) {
            self.quiet.pop_front();
        }
        self.quiet_since = Some((frame + 1).saturating_sub(self.quiet.len() as u64));
        true
    }

    fn creeps(&self, at: [f64; 2], settle: usize) -> bool {
        let from = self.quiet.len().saturating_sub(settle);
        let (Some(first), Some(last)) = (self.quiet.get(from), self.quiet.back()) else {
            return false;
        };
        let reach = 1.5 * self.small_radius(at) * self.factor as f64 + 1.0;
        let window = [at[0] - reach, at[1] - reach, at[0] + reach, at[1] + reach];
        let calm = match (self.before.first(), self.before.last()) {
            (Some(a), Some(b)) if self.before.len() > 1 => self.difference(a, b, window),
            _ => None,
        };
        let now = self.difference(first, last, window);
        let usual = calm.unwrap_or(0.5 * self.noise());
        now.is_some_and(|now| now > CREEPS_OVER_CALM * usual + CREEP_LEVELS)
    }

    /// Mean difference of two pictures in a window, pixels taken four together.
    fn difference(&self, a: &RgbImage, b: &RgbImage, window: [f64; 4]) -> Option<f32> {
        let pair = Pair::new_mean(&[a], &[b], window, self.noise())?;
        let width = pair.after.width;
        let (mut sum, mut count) = (0.0, 0.0);
        for y in (0..pair.after.height.saturating_sub(1)).step_by(2) {
            for x in (0..width.saturating_sub(1)).step_by(2) {
                let square = [0, 1, width, width + 1].map(|k| {
                    let at = y * width + x + k;
                    pair.after.pixels[at][1] - pair.before.pixels[at][1]
                });
                sum += (square.iter().sum::<f32>() / 4.0).abs();
                count += 1.0;
            }
        }
        (count > 0.0).then(|| sum / count)
    }

    /// Whether somebody knocked against the camera: the whole table now lies better on the table before with a shift, or, when it was
    /// turned or moved too far for that, in no quarter of the picture better without one than with any.
    pub(super) fn camera_moved(&self) -> bool {
        let [width, height] = [self.small.width, self.small.height];
        let (near, far) = (MOST_SHIFT as usize, MOST_TURN as usize);
        if self.table.pixels.len() != self.small.pixels.len() || width.min(height) < 8 * near {
            return false;
        }
        let gain = light::channel_gains(&self.table.pixels, &self.small.pixels)[1];
        let whole = [[near, width - near], [near, height - near]];
        let (with, without) = self.misfit(whole, MOST_SHIFT, [2, 3], gain);
        if with < BETTER_SHIFTED * without {
            return true;
        }
        if width.min(height) < 8 * far {
            return false;
        }
        let halves = |size: usize| [[far, size / 2], [size / 2, size - far]];
        let quarters = halves(height).map(|rows| halves(width).map(|columns| [columns, rows]));
        quarters.into_iter().flatten().all(|quarter| {
            let (with, without) = self.misfit(quarter, MOST_TURN, [3, 4], gain);
            without > MOVED_LEVELS * self.noise_small && with < NO_BETTER_UNSHIFTED * without
        })
    }

    /// How badly a part of the table now (columns and rows) lies on the table before, in grey levels, with the best shift of up to
    /// `most` reduced pixels and with none; every so many columns and rows are looked at, the table before in the light of now.
    fn misfit(&self, part: [[usize; 2]; 2], most: i32, step: [usize; 2], gain: f32) -> (f32, f32) {
        let [columns, rows] = part;
        let width = self.small.width as i32;
        let misfit = |dx: i32, dy: i32| -> f32 {
            let (mut sum, mut count) = (0.0, 0.0);
            for y in (rows[0]..rows[1]).step_by(step[1]) {
                for x in (columns[0]..columns[1]).step_by(step[0]) {
                    let at = y as i32 * width + x as i32;
                    let before = self.table.pixels[at as usize][1] * gain;
                    let now = self.small.pixels[(at + dy * width + dx) as usize][1];
                    sum += (now - before).abs().min(MOST_MISFIT);
                    count += 1.0;
                }
            }
            sum / f32::max(count, 1.0)
        };
        let shifted = (-most..=most)
            .flat_map(|dy| (-most..=most).map(move |dx| (dx, dy)))
            .filter(|shift| *shift != (0, 0))
            .map(|(dx, dy)| misfit(dx, dy))
            .fold(f32::INFINITY, f32::min);
        (shifted, misfit(0, 0))
    }

    /// The pictures in which what is being called moved, and the first in which it lay, with their frames' numbers.
    pub(super) fn filmed(&self) -> impl Iterator<Item = (u64, &RgbImage)> {
        let until = self.several.film_ends();
        self.film
            .iter()
            .map(|(number, picture)| (*number, picture.as_ref()))
            .filter(move |(number, _)| *number < until)
    }

    /// The main colour of the ball in the last frames in which it rolled.
    fn colour_of(&self, sights: &[Sight], stop_frame: u64) -> Colour {
        let Some(before) = self.before.last() else {
            return Colour::default();
        };
        let rolling = sights
            .iter()
            .rev()
            .filter(|s| s.frame < stop_frame && !s.by_hand && !s.at_edge);
        let balls: Vec<BallSeen<'_>> = rolling
            .filter_map(|sight| {
                let (_, picture) = self.film.iter().find(|(n, _)| *n == sight.frame)?;
                Some(BallSeen {
                    picture,
                    at: sight.at,
                    radius_px: self.small_radius(sight.at) * self.factor as f64,
                })
            })
            .take(colour::FRAMES)
            .collect();
        colour::of_ball(&balls, before)
    }

    /// The close look at what has come to rest at the end of a track, what it looked like while it still rolled, and what the
    /// learned model says.
    pub(super) fn close_look(
        &self,
        track: &Track,
        radius_px: f64,
    ) -> (Option<Rest>, Seen, Option<Opinion>) {
        let nothing = || (None, Seen::default(), None);
        let (Some(pose), Some(rig)) = (&self.pose, &self.rig) else {
            return nothing();
        };
        let at = track.last().at;
        let reach = 5.0 * radius_px + 4.0;
        let window = [at[0] - reach, at[1] - reach, at[0] + reach, at[1] + reach];
        let before: Vec<&RgbImage> = self.before.iter().map(Arc::as_ref).collect();
        let after: Vec<&RgbImage> = self.quiet.iter().map(Arc::as_ref).collect();
        let noise = self.noise();
        // Several frames are one picture here, and each has less noise than one alone.
        let frames: f32 = before.len().min(after.len()).max(1) as f32;
        let pair_noise = (noise * (1.6 / frames).sqrt()).max(1.0);
        let ball_mm = rig.ball_diameter_mm();
        let Some(pair) = Pair::new(&before, &after, window, pair_noise) else {
            return nothing();
        };
        let rest = rest::examine(&pair, pose, ball_mm, at, radius_px, noise);
        let Some((mut rest, (first, end, _))) = rest.zip(track.any_roll(ball_mm)) else {
            return nothing();
        };
        let film: Vec<(u64, &RgbImage)> = self.filmed().collect();
        let look_back = LookBack {
            pose,
            ball_mm: ball_mm * rest.scale,
            before: &before,
            film: &film,
            noise,
        };
        let way = way::way_witness(&track.sights, first, end, ball_mm, self.fps);
        let sights = &track.sights[first..];
        let mut seen = look_back.look(sights, way.stop_frame);
        let rolled = Rolled::of(&seen);
        let mut opinion = Opinion::of(pose, &rest, &rolled);
        if opinion.is_some_and(|o| o.open_log_odds > 0.0)
            && let Some(ball) = mirror::explained(&pair, pose, ball_mm, &rest, noise)
            && let Some(closed) = Opinion::of(pose, &ball, &rolled)
            && closed.open_log_odds < 0.0
        {
            // What looked open was a ball and its image, seen as one thing.
            (rest, opinion) = (ball, Some(closed));
        }
        if let Some(at_rest) = opinion
            .map(|o| o.open_log_odds)
            .filter(|o| *o > MAY_BE_OPEN)
        {
            // Frame by frame one view of the roll must do.
            let clearest = &rolled[..rolled.len().min(1)];
            seen.opening = look_back.opening(sights, &rest, at_rest, clearest, self.fps);
        }
        if let Some(opening) = seen.opening
            && opening + SLID_FRAMES <= way.stop_frame
        {
            let earlier = look_back.look(sights, opening);
            if !earlier.clear.is_empty() {
                (seen.rolling, seen.clear) = (earlier.rolling, earlier.clear);
                opinion = Opinion::of(pose, &rest, &Rolled::of(&seen));
            }
        }
        seen.colour = self.colour_of(sights, way.stop_frame);
        (Some(rest), seen, opinion)
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use image::Rgb;
    use imageproc::drawing::draw_filled_circle_mut;
    use imageproc::geometric_transformations::{Border, Interpolation, Projection, warp};

    use super::super::super::frame::Frame;
    use super::super::super::rig::{GateInImage, Rig};
    use super::super::Gates;
    use super::*;

    const SIZE: (u32, u32) = (640, 480);

    /// A table with a pattern that nowhere repeats.
    fn table() -> RgbImage {
        RgbImage::from_fn(SIZE.0, SIZE.1, |x, y| {
            let (u, v) = (f64::from(x / 6), f64::from(y / 6));
            let grain = ((u * 12.9898 + v * 78.233).sin() * 43_758.547).rem_euclid(1.0);
            Rgb([110 + (50.0 * grain) as u8, 90 + (60.0 * grain) as u8, 70])
        })
    }

    fn turned(picture: &RgbImage, degrees: f32) -> RgbImage {
        let middle = (SIZE.0 as f32 / 2.0, SIZE.1 as f32 / 2.0);
        let turn = Projection::translate(middle.0 + 21.0, middle.1 - 9.0)
            * Projection::rotate(degrees.to_radians())
            * Projection::translate(-middle.0, -middle.1);
        warp(
            picture,
            turn,
            Interpolation::Bilinear,
            Border::Constant(Rgb([110, 90, 70])),
        )
    }

    #[test]
    fn a_camera_that_was_turned_has_moved_and_one_before_which_a_toy_lies_has_not() {
        let corners_in_image = [
            [280.0, 200.0],
            [343.0, 200.0],
            [343.0, 288.0],
            [280.0, 288.0],
        ];
        let gates = vec![GateInImage {
            index: 0,
            corners_in_image,
        }];
        let rig = Rig::new([63.0, 88.0], 32.0, gates, SIZE).unwrap();
        let mut judge = Detector::new(SIZE.0, SIZE.1, 30.0, Gates::Given(rig));
        let before = table();
        for number in 1..12 {
            judge.look(&Frame {
                number,
                at_millis: 33 * number,
                picture: before.clone(),
            });
        }
        let mut moved = |after: &RgbImage| {
            judge.small.reduce(after, judge.factor);
            judge.camera_moved()
        };
        assert!(moved(&turned(&before, 5.0)));
        assert!(moved(&turned(&before, -12.0)));
        assert!(!moved(&before));
        let mut with_toy = before.clone();
        draw_filled_circle_mut(&mut with_toy, (320, 250), 40, Rgb([200, 40, 30]));
        assert!(!moved(&with_toy));
    }
}
