//! On which gate a thing stands: where its base is on the table, with the error that such a base has.

use super::close_up::Facing;
use super::pose::CameraPose;
use super::rest::{depth_in, sides};
use super::rig::Rig;

/// A base this far off a card's edge, in diameters, still rests on it: cards are thick and corners not exact.
pub const EDGE_ALLOWANCE: f64 = 0.06;

/// Two estimates of one base that are further apart than this many of their standard deviations are not of the same thing.
const FARTHEST_APART: f64 = 2.5;

/// Where a thing stands, and how well that is known: along two directions of the table that are square to each other.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Base {
    /// Millimetres on the table.
    pub at_mm: [f64; 2],
    /// The first direction, one millimetre long.
    pub along: [f64; 2],
    /// The standard deviation along it and across it, in millimetres.
    pub spread_mm: [f64; 2],
}

impl Base {
    /// Known equally well in every direction.
    pub fn even(at_mm: [f64; 2], spread_mm: f64) -> Self {
        Self {
            at_mm,
            along: [1.0, 0.0],
            spread_mm: [spread_mm; 2],
        }
    }

    /// Known differently to the picture's right and away from the camera.
    pub fn seen(at_mm: [f64; 2], facing: &Facing, spread_mm: [f64; 2]) -> Self {
        Self {
            at_mm,
            along: facing.right,
            spread_mm,
        }
    }

    fn across(&self) -> [f64; 2] {
        [-self.along[1], self.along[0]]
    }

    /// The standard deviation in one direction (one millimetre long).
    pub fn spread_to(&self, direction: [f64; 2]) -> f64 {
        [self.along, self.across()]
            .iter()
            .zip(self.spread_mm)
            .map(|(axis, spread)| (dot(*axis, direction) * spread).powi(2))
            .sum::<f64>()
            .sqrt()
    }

    /// What both estimates together say, each weighed by the inverse of its variance; this one alone when they contradict.
    #[must_use]
    pub fn joined(&self, other: &Self) -> Self {
        let mut joined = *self;
        let mut apart = 0.0;
        for (k, axis) in [self.along, self.across()].into_iter().enumerate() {
            let off = dot([0, 1].map(|i| other.at_mm[i] - self.at_mm[i]), axis);
            let (mine, its) = (self.spread_mm[k].powi(2), other.spread_to(axis).powi(2));
            apart += off * off / (mine + its);
            let share = mine / (mine + its);
            for (at, axis) in joined.at_mm.iter_mut().zip(axis) {
                *at += share * off * axis;
            }
            joined.spread_mm[k] = (mine * its / (mine + its)).sqrt();
        }
        if apart < FARTHEST_APART * FARTHEST_APART {
            joined
        } else {
            *self
        }
    }
}

fn dot(a: [f64; 2], b: [f64; 2]) -> f64 {
    a[0] * b[0] + a[1] * b[1]
}

/// The gates as they lie on the table.
#[derive(Clone, Copy)]
pub struct Ground<'a> {
    /// The camera.
    pub pose: &'a CameraPose,
    /// The set-up.
    pub rig: &'a Rig,
}

impl<'a> Ground<'a> {
    /// Every gate and "off" (none) with its share of the probability, likeliest first.
    pub fn shares(&self, base: &Base) -> Vec<(Option<usize>, f64)> {
        let allowance = EDGE_ALLOWANCE * self.rig.ball_diameter_mm();
        // In standard deviations across the edge that decides.
        let depths: Vec<(usize, f64)> = self
            .gates_mm()
            .map(|(index, corners)| (index, depth_of(corners, base, allowance)))
            .collect();
        let deepest = depths.iter().map(|d| d.1).fold(f64::NEG_INFINITY, f64::max);
        let on_share = normal_share(deepest);
        // Among the gates the deeper one is the likelier; next to each other their edges decide.
        let weights: Vec<f64> = depths
            .iter()
            .map(|(_, d)| normal_share(*d).max(1e-9))
            .collect();
        let sum: f64 = weights.iter().sum::<f64>().max(1e-9);
        let sharpened: f64 = weights.iter().map(|w| w * w).sum::<f64>().max(1e-12);
        let mut shares: Vec<(Option<usize>, f64)> = depths
            .iter()
            .zip(&weights)
            .map(|((index, _), w)| {
                (
                    Some(*index),
                    on_share
                        * if sum > 1.0 {
                            w * w / sharpened
                        } else {
                            w / sum
                        },
                )
            })
            .collect();
        shares.push((
            None,
            if depths.is_empty() {
                1.0
            } else {
                1.0 - on_share
            },
        ));
        shares.sort_by(|a, b| b.1.total_cmp(&a.1));
        shares
    }

    /// Every gate's number and corners on the table, in millimetres.
    pub fn gates_mm(&self) -> impl Iterator<Item = (usize, &'a [[f64; 2]; 4])> {
        self.rig
            .gates()
            .iter()
            .map(|gate| gate.index)
            .zip(&self.pose.gates_mm)
    }

    /// Every gate that a footprint of this radius touches, the one under the base first.
    pub fn touched(&self, base_mm: [f64; 2], radius_mm: f64, gate: Option<usize>) -> Vec<usize> {
        let mut found: Vec<usize> = gate.into_iter().collect();
        for (index, corners) in self.gates_mm() {
            if Some(index) != gate && depth_in(corners, base_mm) > -radius_mm && radius_mm > 0.0 {
                found.push(index);
            }
        }
        found
    }
}

/// How far inside a card a base is, in its own standard deviations across the edge over which it would be off soonest; a card
/// reaches `allowance` millimetres beyond its edges. Negative outside.
fn depth_of(corners: &[[f64; 2]; 4], base: &Base, allowance: f64) -> f64 {
    sides(corners)
        .map(|(at, inward)| {
            let depth = dot([0, 1].map(|k| base.at_mm[k] - at[k]), inward) + allowance;
            depth / base.spread_to(inward).max(1e-6)
        })
        .fold(f64::INFINITY, f64::min)
}

/// Share of a normal distribution below `x` standard deviations (logistic approximation, within 0.01).
fn normal_share(x: f64) -> f64 {
    1.0 / (1.0 + (-1.702 * x).exp())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_estimates_meet_where_each_is_surest() {
        // Well known along x and hardly along y, and the other way round.
        let seen = Base {
            at_mm: [0.0, 0.0],
            along: [1.0, 0.0],
            spread_mm: [1.0, 10.0],
        };
        let rolled = Base {
            at_mm: [2.0, 8.0],
            along: [0.0, 1.0],
            spread_mm: [1.0, 10.0],
        };
        let both = seen.joined(&rolled);
        assert!(both.at_mm[0] < 0.1 && both.at_mm[1] > 7.9, "{both:?}");
        assert!(both.spread_mm.iter().all(|s| *s < 1.0), "{both:?}");
        // What contradicts is of another thing.
        let far = Base::even([60.0, 0.0], 5.0);
        assert_eq!(seen.joined(&far), seen);
    }

    #[test]
    fn an_edge_is_as_far_as_the_base_is_known_across_it() {
        let card = [[0.0, 0.0], [60.0, 0.0], [60.0, 90.0], [0.0, 90.0]];
        let base = |spread_mm| Base {
            at_mm: [6.0, 45.0],
            along: [1.0, 0.0],
            spread_mm,
        };
        assert!((depth_of(&card, &base([2.0, 30.0]), 0.0) - 1.5).abs() < 1e-9);
        assert!((depth_of(&card, &base([6.0, 2.0]), 0.0) - 1.0).abs() < 1e-9);
        let mut turned = card;
        turned.reverse();
        assert!((depth_of(&turned, &base([6.0, 2.0]), 0.0) - 1.0).abs() < 1e-9);
    }
}
