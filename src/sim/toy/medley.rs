//! Toys put together by chance: a ball cut into shells that swing open in any way, with any limbs inside.
//!
//! Nobody sells them. Who learns from thousands of them learns what all toys have in common: that a ball came apart.

use rand::{Rng, SeedableRng, rngs::StdRng};

use super::super::space::{V3, smooth, v3};
use super::super::surface::chance_colour;
use super::{Kit, plain_inside};

/// Base and accent colours by chance: often those of a real livery, else any.
pub fn livery(rng: &mut impl Rng, base: V3, accent: V3) -> (V3, V3) {
    let vary = |rng: &mut _, colour: V3| {
        colour.times(v3(
            Rng::random_range(rng, 0.6..1.6),
            Rng::random_range(rng, 0.6..1.6),
            Rng::random_range(rng, 0.6..1.6),
        ))
    };
    if rng.random_bool(0.55) {
        return (vary(rng, base), vary(rng, accent));
    }
    let base = chance_colour(rng);
    let accent = if rng.random_bool(0.3) {
        base * rng.random_range(0.3..1.8)
    } else {
        chance_colour(rng)
    };
    (base, accent)
}

/// Colour of a toy's hollow sides: often nearly black, else of its own colours or of any.
pub fn inside(rng: &mut impl Rng, base: V3, accent: V3) -> V3 {
    match rng.random_range(0..10) {
        0..5 => V3::all(rng.random_range(0.004..0.05)),
        5..7 => plain_inside(base),
        7 => base * rng.random_range(0.1..0.8),
        8 => accent * rng.random_range(0.2..0.9),
        _ => chance_colour(rng),
    }
}

fn direction(rng: &mut impl Rng) -> V3 {
    let h: f32 = rng.random_range(-1.0..1.0);
    let (s, c) = rng.random_range(0.0..std::f32::consts::TAU).sin_cos();
    let r = (1.0 - h * h).max(0.0).sqrt();
    v3(r * c, r * s, h)
}

/// The ball cut into pieces: each by the planes that it lies on the positive side of.
fn pieces(rng: &mut impl Rng) -> Vec<Vec<(V3, f32)>> {
    let up = v3(0.0, 0.0, 1.0);
    let axis = if rng.random_bool(0.6) {
        up
    } else {
        direction(rng)
    };
    let side = axis
        .cross(if axis.z.abs() < 0.9 {
            up
        } else {
            v3(1.0, 0.0, 0.0)
        })
        .unit();
    let other = axis.cross(side);
    let wedges = |count: u8, first: f32| -> Vec<Vec<(V3, f32)>> {
        let step = std::f32::consts::TAU / f32::from(count);
        (0..count)
            .map(|i| {
                let (from, to) = (
                    first + step * f32::from(i),
                    first + step * (f32::from(i) + 1.0),
                );
                let across = |a: f32| side * -a.sin() + other * a.cos();
                vec![(across(from), 0.0), (-across(to), 0.0)]
            })
            .collect()
    };
    let first = rng.random_range(0.0..std::f32::consts::TAU);
    let height = rng.random_range(-0.45..0.45);
    let halves = |parts: Vec<Vec<(V3, f32)>>, upper: bool| -> Vec<Vec<(V3, f32)>> {
        let sign = if upper { 1.0 } else { -1.0 };
        parts
            .into_iter()
            .map(|mut cuts| {
                cuts.push((axis * sign, height * sign));
                cuts
            })
            .collect()
    };
    match rng.random_range(0..6) {
        0 => wedges(rng.random_range(3..8), first),
        1 => vec![vec![(axis, height)], vec![(-axis, -height)]],
        2 => {
            let mut all = halves(wedges(rng.random_range(2..6), first), true);
            all.push(vec![(-axis, -height)]);
            all
        }
        3 => {
            let (n, m) = (rng.random_range(2..5), rng.random_range(2..6));
            let mut all = halves(wedges(n, first), true);
            all.extend(halves(wedges(m, first + 0.4), false));
            all
        }
        4 => {
            let (low, high) = (rng.random_range(-0.7..-0.1), rng.random_range(0.1..0.7));
            vec![
                vec![(axis, high)],
                vec![(axis, low), (-axis, -high)],
                vec![(-axis, -low)],
            ]
        }
        _ => {
            let n = wedges(2, first);
            let mut all = halves(n.clone(), true);
            all.extend(halves(n, false));
            all
        }
    }
}

/// How far the piece of group `group` of `groups` has opened when the whole toy has opened by `t`.
fn share(t: f32, group: u8, groups: u8) -> f32 {
    (t * f32::from(groups) - f32::from(group)).clamp(0.0, 1.05)
}

impl Kit<'_> {
    pub(super) fn build_medley(&mut self, seed: u32) {
        let mut rng = StdRng::seed_from_u64(u64::from(seed));
        let whole = self.t;
        // Some toys open all at once, others piece by piece.
        let groups: u8 = if rng.random_bool(0.4) {
            1
        } else {
            rng.random_range(2..5)
        };
        let mut shells = pieces(&mut rng);
        let still = rng.random_range(0..shells.len());
        let keeps_one = shells.len() > 2 && rng.random_bool(0.5);
        let widest = rng.random_range(0.8..2.3);
        // Some rise like a tower, and look like a ball from above.
        let rise = if rng.random_bool(0.15) {
            rng.random_range(0.4..1.4)
        } else {
            0.0
        };
        for (i, cuts) in shells.drain(..).enumerate() {
            let lean = cuts
                .iter()
                .fold(V3::default(), |sum, (n, _)| sum + *n)
                .unit();
            let aside = lean.cross(direction(&mut rng)).unit();
            let hinge =
                (lean * rng.random_range(0.0..0.5) + aside).unit() * rng.random_range(0.7..1.0);
            let axis = hinge.cross(lean).unit();
            let angle = -widest * rng.random_range(0.6..1.2);
            let moved =
                lean * rng.random_range(0.0..0.4) + v3(0.0, 0.0, rng.random_range(-0.3..0.4));
            let moved = moved + v3(0.0, 0.0, rise * lean.z.max(0.0));
            let group = rng.random_range(0..groups);
            self.t = share(whole, if i == 0 { 0 } else { group }, groups);
            if keeps_one && i == still && i != 0 {
                self.shell(&cuts, V3::default(), v3(0.0, 0.0, 1.0), 0.0, V3::default());
            } else {
                self.shell(&cuts, hinge, axis, angle, moved);
            }
        }
        // Limbs come out with the last shells.
        self.t = smooth(0.0, 1.0, whole) * whole.clamp(0.6, 1.0);
        let reach = rng.random_range(0.6..1.9);
        for _ in 0..rng.random_range(0..5_u8) {
            let way = direction(&mut rng);
            let open = way * (reach * rng.random_range(0.2..1.0));
            let half = v3(
                rng.random_range(0.12..0.6),
                rng.random_range(0.12..0.6),
                rng.random_range(0.08..0.5),
            );
            let accent = rng.random();
            self.blob(way * 0.25, open, half, accent);
        }
        for _ in 0..rng.random_range(0..7_u8) {
            let (a, b) = (direction(&mut rng), direction(&mut rng));
            let from = a * (reach * rng.random_range(0.0..0.6));
            let to = from + b * rng.random_range(0.3..1.1);
            let thick = rng.random_range(0.06..0.24);
            let accent = rng.random();
            self.rod((a * 0.2, b * 0.3), (from, to), thick, accent);
        }
        if rng.random_bool(0.6) {
            let open = direction(&mut rng) * reach;
            let size = rng.random_range(0.2..0.38);
            self.head(v3(0.2, 0.0, 0.0), open, size);
        }
        self.t = whole;
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::space::{Turn, UP};
    use super::super::{Design, Part, Posture, Toy};
    use super::*;

    #[test]
    fn every_medley_stands_on_the_table_closed_is_a_ball_and_open_is_none() {
        let mut wide = 0;
        for seed in 0..60 {
            let toy = Toy {
                design: Design::Medley(seed),
                radius_mm: 16.0,
                attribute: "haos",
                base: V3::all(0.4),
                accent: V3::all(0.2),
                pattern: 1000 + seed,
                inside: V3::all(0.1),
                gloss: 0.3,
            };
            for t_open in [0.0, 0.15, 0.4, 1.0] {
                let at = v3(2.0, -3.0, 1.5);
                let turn = Turn::about(v3(0.4, 1.0, 0.2), f32::from(seed as u8) * 0.1);
                let parts = toy.parts(&Posture { at, turn, t_open });
                let lowest = parts.iter().map(Part::lowest).fold(f32::MAX, f32::min);
                assert!((lowest - 1.5).abs() < 1e-3, "{seed} {t_open}: {lowest}");
                let middle = at + UP * 16.0;
                let far = parts
                    .iter()
                    .flat_map(|part| part.points().collect::<Vec<_>>())
                    .map(|p| (p - middle).length())
                    .fold(0.0, f32::max);
                if t_open == 0.0 {
                    assert_eq!(parts.len(), 1);
                    assert!(far < 16.1, "{seed}: {far}");
                } else if t_open == 1.0 && far > 16.0 * 1.2 {
                    wide += 1;
                }
            }
        }
        assert!(wide > 54, "{wide} of 60 reach beyond the ball");
    }
}
