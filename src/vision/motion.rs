//! Where the picture moves: squares whose mean colour changes from one frame to the next by more than their own noise.
//!
//! The mean of a square hardly feels the noise of its pixels, but a ball that enters, leaves or turns in it does change it.
//! Each square knows its own noise, because dark corners, glare and JPEG blocks differ a lot.

use super::blobs::Spots;
use super::light;
use super::reduce::Small;

/// Side of a square, in reduced pixels.
pub const SQUARE: usize = 4;
/// A square moves when its mean changes by this many times its usual change,
const ACTIVE_OVER_USUAL: f32 = 4.5;
/// and by at least this many grey levels: less is flicker and rounding.
const ACTIVE_LEVELS: f32 = 2.0;
/// What a square changes by more than this many times its usual change is stir.
const STIR_OVER_USUAL: f32 = 2.0;
/// How fast a square's usual change follows what is seen.
const USUAL_LEARNS: f32 = 0.12;
/// A square that has moved teaches too, but hardly, so that one that trembles for ever is forgiven in the end.
const MOVING_TEACHES: f32 = 0.01;
/// In the first frames each square only learns, unless it changes by this many times the middle change of all squares,
const GROSS_OVER_MIDDLE: f32 = 8.0;
/// and by this many grey levels.
const GROSS_LEVELS: f32 = 5.0;
/// Fewer squares together than these are noise: a JPEG block is as large as a few of them.
const LEAST_GROUP: f64 = 3.0;
/// Number of those frames.
const WARM_UP_FRAMES: usize = 4;

/// Finds the squares that move. Feed it every frame in order.
#[derive(Debug, Clone, Default)]
pub struct MotionGate {
    across: usize,
    now: Vec<f32>,
    then: Vec<f32>,
    seen: usize,
    changes: Vec<f32>,
    sorted: Vec<f32>,
    usual: Vec<f32>,
    /// 1 for a square that moves.
    active: Vec<u8>,
    groups: Spots,
}

impl MotionGate {
    /// How much the picture has changed since the last frame in a box of the reduced picture (x0, y0, x1, y1, the last ones
    /// included): grey levels beyond each square's usual change, summed over the squares.
    pub fn stir(&self, bounds: [usize; 4]) -> f64 {
        if self.across == 0 || self.changes.is_empty() {
            return 0.0;
        }
        let down = self.changes.len() / self.across;
        let reach = |low: usize, high: usize, most: usize| {
            (low / SQUARE).saturating_sub(1)..(high / SQUARE + 2).min(most)
        };
        reach(bounds[1], bounds[3], down)
            .flat_map(|y| {
                reach(bounds[0], bounds[2], self.across).map(move |x| y * self.across + x)
            })
            .map(|at| f64::from((self.changes[at] - STIR_OVER_USUAL * self.usual[at]).max(0.0)))
            .sum()
    }

    /// The brightness of the squares now, row by row, and how many go into a row.
    pub fn brightness(&self) -> (&[f32], usize) {
        (&self.now, self.across)
    }

    /// The middles of the squares that moved since the last frame, in reduced pixels, into `found`. A lone square or two among
    /// still ones are noise and left out.
    pub fn look(&mut self, small: &Small, found: &mut Vec<[f64; 2]>) {
        found.clear();
        let (across, down) = (small.width / SQUARE, small.height / SQUARE);
        std::mem::swap(&mut self.now, &mut self.then);
        self.across = across;
        self.now.clear();
        self.now.resize(across * down, 0.0);
        brightness(small, across, &mut self.now);
        if self.then.len() != self.now.len() || self.now.is_empty() {
            self.usual.clear();
            self.seen = 0;
            return;
        }
        let gain = light::gain(&self.then, &self.now);
        self.changes.clear();
        self.changes.extend(
            self.now
                .iter()
                .zip(&self.then)
                .map(|(now, then)| (now - then * gain).abs()),
        );
        self.sorted.clone_from(&self.changes);
        let middle = self.sorted.len() / 2;
        let (_, median, _) = self.sorted.select_nth_unstable_by(middle, f32::total_cmp);
        let gross = (*median * GROSS_OVER_MIDDLE).max(GROSS_LEVELS);
        if self.usual.len() != self.changes.len() {
            self.usual.clear();
            self.usual.resize(self.changes.len(), *median);
        }
        self.seen += 1;
        let warm_up = self.seen <= WARM_UP_FRAMES;
        self.active.clear();
        for (usual, change) in self.usual.iter_mut().zip(&self.changes) {
            let limit = if warm_up {
                gross
            } else {
                (*usual * ACTIVE_OVER_USUAL).max(ACTIVE_LEVELS)
            };
            let moves = *change > limit;
            let learns = match (moves, warm_up) {
                (true, _) => MOVING_TEACHES,
                (false, true) => 1.0 / (self.seen + 1) as f32,
                (false, false) => USUAL_LEARNS,
            };
            *usual += (*change - *usual) * learns;
            self.active.push(u8::from(moves));
        }
        let size = [across, down];
        self.groups.find(
            &self.active,
            size,
            [0, 0, across, down],
            [1, 1],
            LEAST_GROUP,
        );
        for group in &self.groups.blobs {
            for y in group.bounds[1]..=group.bounds[3] {
                for x in group.bounds[0]..=group.bounds[2] {
                    if self.groups.label(x, y) == group.label {
                        found.push(
                            [x, y].map(|v| (v * SQUARE) as f64 + (SQUARE as f64 - 1.0) / 2.0),
                        );
                    }
                }
            }
        }
    }
}

/// The mean brightness of whole squares, `across` in a row, into `squares`; what is left over at the right and lower edge is left
/// out. Brightness only: colour is sent coarsely by webcams and jumps from frame to frame.
pub fn brightness(small: &Small, across: usize, squares: &mut Vec<f32>) {
    let down = small.height / SQUARE;
    let share = 1.0 / (4 * SQUARE * SQUARE) as f32;
    squares.clear();
    squares.resize(across * down, 0.0);
    for y in 0..down * SQUARE {
        let line = &small.pixels[y * small.width..y * small.width + across * SQUARE];
        let line = line.as_chunks::<SQUARE>().0;
        let squares = &mut squares[(y / SQUARE) * across..(y / SQUARE + 1) * across];
        for (square, pixels) in squares.iter_mut().zip(line) {
            let mut sum = [0.0; 3];
            for pixel in pixels {
                for (s, value) in sum.iter_mut().zip(pixel) {
                    *s += value;
                }
            }
            *square += (sum[0] + 2.0 * sum[1] + sum[2]) * share;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(seed: u32, ball_at: Option<usize>) -> Small {
        let mut state = seed.wrapping_mul(2_654_435_761).max(1);
        let mut pixels = Vec::new();
        for at in 0..80_usize * 60 {
            state ^= state << 13;
            state ^= state >> 17;
            state ^= state << 5;
            let noise = (state % 9) as f32 - 4.0;
            let (x, y) = (at % 80, at / 80);
            let on_ball = ball_at.is_some_and(|b| x.abs_diff(b) < 5 && y.abs_diff(30) < 5);
            pixels.push([if on_ball { 60.0 } else { 120.0 } + noise; 3]);
        }
        let mut small = Small::default();
        (small.width, small.height, small.factor) = (80, 60, 1);
        small.pixels = pixels;
        small
    }

    fn look(gate: &mut MotionGate, small: &Small) -> Vec<[f64; 2]> {
        let mut found = Vec::new();
        gate.look(small, &mut found);
        found
    }

    #[test]
    fn noise_is_calm_and_a_ball_is_not() {
        let mut gate = MotionGate::default();
        for seed in 1..12 {
            assert!(
                look(&mut gate, &table(seed, None)).is_empty(),
                "frame {seed}"
            );
        }
        let moved = look(&mut gate, &table(12, Some(40)));
        assert!(moved.len() >= 4, "{moved:?}");
        assert!(
            moved
                .iter()
                .all(|[x, y]| (x - 40.0).abs() < 8.0 && (y - 30.0).abs() < 8.0)
        );
        look(&mut gate, &table(13, Some(40)));
        assert!(
            look(&mut gate, &table(14, Some(40))).is_empty(),
            "it lies still again"
        );
    }

    #[test]
    fn exposure_that_drifts_is_no_motion() {
        let mut gate = MotionGate::default();
        for seed in 1..20 {
            let mut now = table(seed, Some(20));
            for pixel in &mut now.pixels {
                *pixel = pixel.map(|v| v * (1.0 + 0.01 * seed as f32));
            }
            assert!(look(&mut gate, &now).is_empty(), "frame {seed}");
        }
    }
}
