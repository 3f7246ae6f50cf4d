//! How steadily a camera stands, and how many pictures it gives: a pure look at frames that follow each other.
//!
//! How far the whole picture moved from one frame to the next is worked out for each quarter of it (Lucas and Kanade, *An
//! Iterative Image Registration Technique*, 1981, one step); the middle one of the quarters counts, so that a hand or a ball
//! in one of them is no shaking.

use std::collections::VecDeque;

use image::RgbImage;

use crate::vision::reduce::Small;

/// Width of the small picture, about.
const SMALL_WIDTH: u32 = 160;
/// So long it looks back, in milliseconds.
const WINDOW_MILLIS: u64 = 2_500;
/// So many steps are needed to say something.
const LEAST_STEPS: usize = 12;
/// Less texture than this in a quarter says nothing of a movement: mean square of the slopes, in grey levels.
const LEAST_SLOPES: f64 = 2.0;
/// The step that so many of a hundred steps do not reach tells the shaking: one push is none.
const PERCENT: usize = 70;

/// Follows the frames of one camera.
#[derive(Debug, Clone, Default)]
pub struct Steady {
    last: Small,
    /// When each frame came, and how far the picture had moved since the one before, in pixels at a width of 640.
    steps: VecDeque<(u64, Option<f64>)>,
}

impl Steady {
    /// Takes the next frame.
    pub fn look(&mut self, picture: &RgbImage, at_millis: u64) {
        let factor = (picture.width() / SMALL_WIDTH).max(1) as usize;
        let mut now = Small::default();
        now.reduce(picture, factor);
        if self.steps.back().is_some_and(|(last, _)| at_millis < *last) {
            self.steps.clear();
        }
        let is_same_size = (now.width, now.height) == (self.last.width, self.last.height);
        let moved = is_same_size.then(|| moved(&self.last, &now)).flatten();
        let by_640 = 640.0 / now.width.max(1) as f64;
        self.steps
            .push_back((at_millis, moved.map(|by| by * by_640)));
        self.last = now;
        let is_old = |first: &(u64, Option<f64>)| at_millis.saturating_sub(first.0) > WINDOW_MILLIS;
        while self.steps.front().is_some_and(is_old) {
            self.steps.pop_front();
        }
    }

    /// How far the picture moves from frame to frame, in pixels at a width of 640; none as long as that is not known.
    pub fn shake_px(&self) -> Option<f64> {
        let mut steps: Vec<f64> = self.steps.iter().filter_map(|(_, by)| *by).collect();
        if steps.len() < LEAST_STEPS {
            return None;
        }
        steps.sort_by(f64::total_cmp);
        steps.get(steps.len() * PERCENT / 100).copied()
    }

    /// How many frames came in a second; none as long as that is not known.
    pub fn fps(&self) -> Option<f64> {
        let (first, last) = (self.steps.front()?.0, self.steps.back()?.0);
        let millis = last.saturating_sub(first);
        let is_long_enough = millis >= WINDOW_MILLIS / 2 && self.steps.len() > 2;
        is_long_enough.then(|| (self.steps.len() - 1) as f64 * 1_000.0 / millis as f64)
    }
}

/// How far the picture moved, in small pixels, by the middle one of its quarters.
fn moved(before: &Small, now: &Small) -> Option<f64> {
    let (half_x, half_y) = (now.width / 2, now.height / 2);
    let mut all: Vec<f64> = [(0, 0), (half_x, 0), (0, half_y), (half_x, half_y)]
        .into_iter()
        .filter_map(|(x, y)| moved_in(before, now, [x, y, x + half_x, y + half_y]))
        .collect();
    all.sort_by(f64::total_cmp);
    // Of two the smaller one: the other may be a hand.
    (!all.is_empty()).then(|| all[(all.len() - 1) / 2])
}

fn moved_in(before: &Small, now: &Small, [x0, y0, x1, y1]: [usize; 4]) -> Option<f64> {
    let width = now.width;
    let at = |small: &Small, x: usize, y: usize| f64::from(small.pixels[y * width + x][1]);
    let mut values: Vec<[f64; 3]> = Vec::new();
    for y in (y0 + 1)..y1.saturating_sub(1) {
        for x in (x0 + 1)..x1.saturating_sub(1) {
            let across = (at(now, x + 1, y) - at(now, x - 1, y)) / 2.0;
            let down = (at(now, x, y + 1) - at(now, x, y - 1)) / 2.0;
            values.push([across, down, at(now, x, y) - at(before, x, y)]);
        }
    }
    let count = values.len() as f64;
    if count < 16.0 {
        return None;
    }
    // A lamp that flickers changes all of it by the same.
    let means = [0, 1, 2].map(|k| values.iter().map(|v| v[k]).sum::<f64>() / count);
    let mut sums = [0.0; 5];
    for value in &values {
        let [a, d, t] = [0, 1, 2].map(|k| value[k] - means[k]);
        for (sum, product) in sums.iter_mut().zip([a * a, a * d, d * d, a * t, d * t]) {
            *sum += product / count;
        }
    }
    let [aa, ad, dd, at, dt] = sums;
    let determinant = aa * dd - ad * ad;
    if aa.min(dd) < LEAST_SLOPES || determinant < 0.05 * aa * dd {
        return None;
    }
    let (x, y) = (
        (dd * at - ad * dt) / determinant,
        (aa * dt - ad * at) / determinant,
    );
    Some(x.hypot(y))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use image::Rgb;

    use super::*;

    /// A printed table moved by so many pixels, with grain, and perhaps a hand in a corner.
    fn table(by: [f64; 2], number: u32, light: f64, hand: bool) -> RgbImage {
        let mut seed = number.wrapping_mul(747_796_405).wrapping_add(1);
        RgbImage::from_fn(640, 480, |x, y| {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let noise = f64::from(seed >> 28) - 7.5;
            let (u, v) = (f64::from(x) - by[0], f64::from(y) - by[1]);
            let print = 34.0 * ((u / 17.0).sin() + (v / 21.0).cos() + ((u + v) / 29.0).sin());
            let is_hand = hand && x < 250 && y < 200;
            let value = if is_hand {
                150.0 + 60.0 * ((f64::from(x) + 31.0 * f64::from(number)) / 19.0).sin()
            } else {
                120.0 + print
            };
            Rgb([(light * value + noise).clamp(0.0, 255.0) as u8; 3])
        })
    }

    fn shake(moves: impl Fn(u32) -> [f64; 2], light: impl Fn(u32) -> f64, hand: bool) -> f64 {
        let mut steady = Steady::default();
        for number in 0..40 {
            let picture = table(moves(number), number, light(number), hand);
            steady.look(&picture, u64::from(number) * 33);
        }
        steady.shake_px().unwrap()
    }

    #[test]
    fn a_camera_that_stands_is_told_from_one_that_is_held() {
        let still = |_| [0.0; 2];
        let day = |_| 1.0;
        let calm = shake(still, day, false);
        assert!(calm < 0.2, "{calm}");
        let flicker = shake(still, |n| if n % 2 == 0 { 0.85 } else { 1.0 }, false);
        assert!(flicker < 0.3, "{flicker}");
        let hand = shake(still, day, true);
        assert!(hand < 0.3, "{hand}");
        let pushed = shake(|n| if n < 20 { [0.0; 2] } else { [9.0, 4.0] }, day, false);
        assert!(pushed < 0.2, "one push: {pushed}");
        for by in [1.0, 3.0] {
            let held = shake(
                |n| [by * f64::from(n).sin() * 2.0, by * f64::from(n * 3).cos()],
                day,
                false,
            );
            assert!(held > 0.7 * by, "{by}: {held}");
        }
    }

    #[test]
    fn frames_are_counted_and_little_is_said_of_few() {
        let mut steady = Steady::default();
        assert_eq!((steady.shake_px(), steady.fps()), (None, None));
        for number in 0..40_u64 {
            steady.look(&RgbImage::new(32, 24), number * 66);
        }
        let fps = steady.fps().unwrap();
        assert!((fps - 15.15).abs() < 0.2, "{fps}");
        assert_eq!(steady.shake_px(), None, "nothing is seen in it");
        for size in [(0, 0), (1, 1), (3, 900)] {
            steady.look(&RgbImage::new(size.0, size.1), 40 * 66);
        }
        steady.look(&RgbImage::new(32, 24), 0);
        assert_eq!(steady.fps(), None, "another clock");
    }
}
