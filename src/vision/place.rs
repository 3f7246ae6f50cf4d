//! On which gate a thing stands: where its base is on the table, with the error that such a base has.

use super::pose::CameraPose;
use super::rest::depth_in;
use super::rig::Rig;

/// A base this far off a card's edge, in diameters, still rests on it: cards are thick and corners not exact.
pub const EDGE_ALLOWANCE: f64 = 0.06;

/// The gates as they lie on the table.
#[derive(Clone, Copy)]
pub struct Ground<'a> {
    /// The camera.
    pub pose: &'a CameraPose,
    /// The set-up.
    pub rig: &'a Rig,
}

impl<'a> Ground<'a> {
    /// Every gate and "off" (none) with its share of the probability, likeliest first; the base has a standard deviation of
    /// `spread` millimetres.
    pub fn shares(&self, base_mm: [f64; 2], spread: f64) -> Vec<(Option<usize>, f64)> {
        let ball_mm = self.rig.ball_diameter_mm();
        let depths: Vec<(usize, f64)> = self
            .gates_mm()
            .map(|(index, corners)| (index, depth_in(corners, base_mm) + EDGE_ALLOWANCE * ball_mm))
            .collect();
        let deepest = depths.iter().map(|d| d.1).fold(f64::NEG_INFINITY, f64::max);
        let on_share = normal_share(deepest / spread);
        // Among the gates the deeper one is the likelier; next to each other their edges decide.
        let weights: Vec<f64> = depths
            .iter()
            .map(|(_, d)| normal_share(d / spread).max(1e-9))
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

/// Share of a normal distribution below `x` standard deviations (logistic approximation, within 0.01).
fn normal_share(x: f64) -> f64 {
    1.0 / (1.0 + (-1.702 * x).exp())
}
