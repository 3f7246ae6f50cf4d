//! The map between two planes, as a 3 x 3 matrix on homogeneous points.

use nalgebra::{DMatrix, Matrix3, Vector3};

/// A projective map of the plane (Hartley and Zisserman, *Multiple View Geometry*, 2nd ed., section 2.3).
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Homography(pub Matrix3<f64>);

impl Homography {
    /// The map that takes each `from` to its `to`, by the direct linear transform on normalised points (the same book,
    /// algorithm 4.2). Needs four pairs or more, no three of them on a line; none when they do not decide a map.
    pub fn from_pairs(from: &[[f64; 2]], to: &[[f64; 2]]) -> Option<Self> {
        if from.len() != to.len() || from.len() < 4 {
            return None;
        }
        let (normal_from, normal_to) = (normaliser(from)?, normaliser(to)?);
        // At least nine rows, so that the decomposition always yields the ninth right singular vector.
        let mut rows = DMatrix::<f64>::zeros((2 * from.len()).max(9), 9);
        for (i, (a, b)) in from.iter().zip(to).enumerate() {
            let [x, y] = apply(&normal_from, *a);
            let [u, v] = apply(&normal_to, *b);
            let first = [-x, -y, -1.0, 0.0, 0.0, 0.0, u * x, u * y, u];
            let second = [0.0, 0.0, 0.0, -x, -y, -1.0, v * x, v * y, v];
            for k in 0..9 {
                rows[(2 * i, k)] = first[k];
                rows[(2 * i + 1, k)] = second[k];
            }
        }
        let svd = rows.svd(false, true);
        let least = svd
            .singular_values
            .iter()
            .enumerate()
            .min_by(|a, b| a.1.total_cmp(b.1))?
            .0;
        let right = svd.v_t?;
        let h = Matrix3::from_fn(|r, c| right[(least, 3 * r + c)]);
        let matrix = normal_to.try_inverse()? * h * normal_from;
        matrix.iter().all(|v| v.is_finite()).then_some(Self(matrix))
    }

    /// Where a point goes; not finite for a point on the vanishing line.
    pub fn apply(&self, point: [f64; 2]) -> [f64; 2] {
        apply(&self.0, point)
    }

    /// The map back; none when this one is singular.
    pub fn inverse(&self) -> Option<Self> {
        self.0.try_inverse().map(Self)
    }
}

fn apply(m: &Matrix3<f64>, [x, y]: [f64; 2]) -> [f64; 2] {
    let p = m * Vector3::new(x, y, 1.0);
    [p.x / p.z, p.y / p.z]
}

/// Moves the centroid to the origin and the mean distance from it to the square root of two.
fn normaliser(points: &[[f64; 2]]) -> Option<Matrix3<f64>> {
    let n = points.len() as f64;
    let [cx, cy] = [0, 1].map(|k| points.iter().map(|p| p[k]).sum::<f64>() / n);
    let mean = points
        .iter()
        .map(|p| (p[0] - cx).hypot(p[1] - cy))
        .sum::<f64>()
        / n;
    let scale = std::f64::consts::SQRT_2 / mean;
    scale.is_finite().then(|| {
        Matrix3::new(
            scale,
            0.0,
            -scale * cx,
            0.0,
            scale,
            -scale * cy,
            0.0,
            0.0,
            1.0,
        )
    })
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    #[test]
    fn four_pairs_decide_the_map_and_its_inverse_leads_back() {
        let card = [[0.0, 0.0], [63.0, 0.0], [63.0, 88.0], [0.0, 88.0]];
        let seen = [[100.0, 80.0], [180.0, 90.0], [170.0, 200.0], [90.0, 180.0]];
        let h = Homography::from_pairs(&card, &seen).unwrap();
        let back = h.inverse().unwrap();
        for (c, s) in card.iter().zip(&seen) {
            let [x, y] = h.apply(*c);
            assert!((x - s[0]).hypot(y - s[1]) < 1e-6, "{x} {y}");
            let [x, y] = back.apply(*s);
            assert!((x - c[0]).hypot(y - c[1]) < 1e-6, "{x} {y}");
        }
    }

    #[test]
    fn points_in_one_spot_decide_no_map() {
        assert!(Homography::from_pairs(&[[1.0, 1.0]; 4], &[[2.0, 2.0]; 4]).is_none());
    }
}
