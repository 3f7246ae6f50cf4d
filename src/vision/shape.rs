//! What is seen of a thing inside and beyond the outline that a closed ball would have there.
//!
//! Inside the outline a ball hides the table: whatever has changed there is the ball. Beyond it there may be a part of the
//! toy, or a shadow; a grey toy on a grey table has just the colours of its shadow, but its edges are sharp.

use super::patch::Pair;
use super::rig::PointInImage;

/// A change of this many times the noise is none,
const CHANGED_IN_NOISE: f32 = 5.0;
/// nor is one of fewer grey levels.
const CHANGED_LEVELS: f32 = 9.0;
/// Share of a thing's own contrast at which its edge is taken.
const EDGE_SHARE: f32 = 0.25;
/// How far around the ball is looked, in its radii: no toy reaches further.
const REACH: f64 = 3.0;
/// The outline is known to a tenth of the radius.
const BEYOND: f64 = 1.12;
/// The ring just outside the outline, in radii.
const NEAR: std::ops::Range<f64> = 1.03..1.2;
/// Edges this far out are the toy's and not the ball's own, in radii.
const EDGES_BEYOND: f64 = 1.2;
/// An edge is as sharp as the outline when its step has this share of the outline's.
const SHARP: f32 = 0.5;

/// What is seen inside and beyond the outline of a closed ball.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct Shape {
    /// Share of the disc that has changed at all.
    pub inside_any: f64,
    /// Share of the disc that has changed beyond what a shadow does.
    pub inside_solid: f64,
    /// Share of the ring just outside that shows more than shadow.
    pub near_solid: f64,
    /// Area beyond the outline that shows more than shadow, in balls.
    pub beyond_solid: f64,
    /// Area beyond the outline that has changed at all, in balls.
    pub beyond_any: f64,
    /// Length of sharp edges beyond the outline, in outlines.
    pub beyond_edges: f64,
    /// Brightness of the darkest tenth of the disc over that of its middle.
    pub darkest: f64,
}

/// An ellipse in the picture, as the ball's outline is: distance from its middle in its own radii.
struct Ellipse {
    middle: PointInImage,
    /// Inverse of the half axes' matrix: xx, xy, yy.
    inverse: [f64; 3],
}

impl Ellipse {
    fn of(outline: &[PointInImage]) -> Option<Self> {
        let n = outline.len() as f64;
        let middle = [0, 1].map(|k| outline.iter().map(|p| p[k]).sum::<f64>() / n);
        let mut m = [0.0; 3];
        for p in outline {
            let (x, y) = (p[0] - middle[0], p[1] - middle[1]);
            m = [m[0] + x * x, m[1] + x * y, m[2] + y * y];
        }
        // A circle's points have half its squared radius as variance on each axis.
        let m = m.map(|v| 2.0 * v / n);
        let determinant = m[0] * m[2] - m[1] * m[1];
        (determinant > 1e-9).then(|| Self {
            middle,
            inverse: [m[2] / determinant, -m[1] / determinant, m[0] / determinant],
        })
    }

    fn radii(&self, [x, y]: PointInImage) -> f64 {
        let (x, y) = (x - self.middle[0], y - self.middle[1]);
        let [a, b, c] = self.inverse;
        (a * x * x + 2.0 * b * x * y + c * y * y).max(0.0).sqrt()
    }
}

impl Shape {
    /// Looks at a pair inside and around an outline; `noise` is that of one pixel in grey levels, the same for every pair that
    /// is to be compared.
    pub fn of(pair: &Pair, outline: &[PointInImage], noise: f32) -> Option<Self> {
        let ellipse = Ellipse::of(outline)?;
        let (width, height) = (pair.after.width, pair.after.height);
        if width < 5 || height < 5 {
            return None;
        }
        let radii: Vec<f64> = (0..width * height)
            .map(|at| {
                ellipse.radii([
                    (at % width + pair.after.x0) as f64,
                    (at / width + pair.after.y0) as f64,
                ])
            })
            .collect();
        let scale = pair.noise / noise;
        let least = CHANGED_IN_NOISE.max(CHANGED_LEVELS / noise);
        let mut contrasts: Vec<f32> = radii
            .iter()
            .zip(&pair.changes)
            .filter(|(r, c)| **r < 0.95 && c.beyond_shadow * scale > least)
            .map(|(_, c)| c.beyond_shadow * scale)
            .collect();
        let contrast = middle(&mut contrasts, 0.5).unwrap_or(0.0);
        let solid_least = (EDGE_SHARE * contrast).max(least);
        let any = |at: usize| pair.changes[at].any * scale > least;
        let solid = |at: usize| pair.changes[at].beyond_shadow * scale > solid_least;
        let thing = |at: usize| pair.changes[at].beyond_contact * scale > solid_least;
        let joined = joined(width, height, &radii, any);
        let mut shape = Self::default();
        let (mut disc, mut ring) = (0.0_f64, 0.0_f64);
        let mut lights = Vec::new();
        let mut outline_steps = Vec::new();
        for (at, r) in radii.iter().enumerate() {
            if *r < 0.95 {
                disc += 1.0;
                shape.inside_any += f64::from(u8::from(any(at)));
                shape.inside_solid += f64::from(u8::from(solid(at)));
                let p = pair.after.pixels[at];
                lights.push(p[0] + 2.0 * p[1] + p[2]);
            }
            if NEAR.contains(r) {
                ring += 1.0;
                shape.near_solid += f64::from(u8::from(joined[at] && thing(at)));
            }
            if (0.9..1.1).contains(r) {
                outline_steps.extend(step(pair, at));
            }
            if *r > BEYOND && joined[at] {
                shape.beyond_any += 1.0;
                shape.beyond_solid += f64::from(u8::from(thing(at)));
            }
        }
        // The best half of the places around it show the outline.
        let clear = middle(&mut outline_steps, 0.75).unwrap_or(0.0);
        let sharp = (SHARP * clear).max(CHANGED_IN_NOISE * noise);
        for (at, r) in radii.iter().enumerate() {
            if *r > EDGES_BEYOND && joined[at] {
                let is_edge = step(pair, at).is_some_and(|s| s > sharp);
                shape.beyond_edges += f64::from(u8::from(is_edge));
            }
        }
        if disc < 4.0 {
            return None;
        }
        let ball = disc / (0.95 * 0.95);
        // An edge is about two pixels wide.
        let around = 2.0 * (std::f64::consts::PI * 4.0 * ball).sqrt();
        shape.inside_any /= disc;
        shape.inside_solid /= disc;
        shape.near_solid /= ring.max(1.0);
        shape.beyond_any /= ball;
        shape.beyond_solid /= ball;
        shape.beyond_edges /= around;
        let bright = middle(&mut lights, 0.5).unwrap_or(1.0).max(1.0);
        let dark = middle(&mut lights, 0.1).unwrap_or(0.0);
        shape.darkest = f64::from(dark / bright);
        Some(shape)
    }

    /// Every number, in the order of the fields.
    pub fn numbers(&self) -> [f64; 7] {
        [
            self.inside_any,
            self.inside_solid,
            self.near_solid,
            self.beyond_solid,
            self.beyond_any,
            self.beyond_edges,
            self.darkest,
        ]
    }

    /// The middle value of each; none of none.
    pub fn middle(shapes: &[Self]) -> Option<Self> {
        let of = |value: fn(&Self) -> f64| {
            let mut values: Vec<f64> = shapes.iter().map(value).collect();
            values.sort_by(f64::total_cmp);
            values.get(values.len().saturating_sub(1) / 2).copied()
        };
        Some(Self {
            inside_any: of(|s| s.inside_any)?,
            inside_solid: of(|s| s.inside_solid)?,
            near_solid: of(|s| s.near_solid)?,
            beyond_solid: of(|s| s.beyond_solid)?,
            beyond_any: of(|s| s.beyond_any)?,
            beyond_edges: of(|s| s.beyond_edges)?,
            darkest: of(|s| s.darkest)?,
        })
    }
}

/// The value below which a share of them lies.
fn middle(values: &mut [f32], share: f64) -> Option<f32> {
    let at = (values.len() as f64 * share) as usize;
    (at < values.len()).then(|| *values.select_nth_unstable_by(at, f32::total_cmp).1)
}

/// The step across a pixel that was not there before, in grey levels; none at the rim of the patch.
fn step(pair: &Pair, at: usize) -> Option<f32> {
    let width = pair.after.width;
    let (x, y) = (at % width, at / width);
    if x == 0 || y == 0 || x + 1 == width || y + 1 == pair.after.height {
        return None;
    }
    let across = |low: usize, high: usize| {
        let (a, b) = (&pair.after.pixels, &pair.before.pixels);
        let (mut new, mut moved) = (0.0_f32, 0.0_f32);
        for k in 0..3 {
            let now = a[high][k] - a[low][k];
            new = new.max(now.abs());
            moved = moved.max((now - (b[high][k] - b[low][k])).abs());
        }
        new.min(moved)
    };
    Some(across(at - 1, at + 1).hypot(across(at - width, at + width)))
}

/// Which pixels hang together with the disc, over pixels that have changed.
fn joined(width: usize, height: usize, radii: &[f64], any: impl Fn(usize) -> bool) -> Vec<bool> {
    let mut joined = vec![false; radii.len()];
    let mut open: Vec<usize> = (0..radii.len()).filter(|at| radii[*at] < 1.0).collect();
    for at in &open {
        joined[*at] = true;
    }
    while let Some(at) = open.pop() {
        let (x, y) = (at % width, at / width);
        for ny in y.saturating_sub(1)..(y + 2).min(height) {
            for nx in x.saturating_sub(1)..(x + 2).min(width) {
                let next = ny * width + nx;
                if !joined[next] && radii[next] < REACH && any(next) {
                    joined[next] = true;
                    open.push(next);
                }
            }
        }
    }
    joined
}
