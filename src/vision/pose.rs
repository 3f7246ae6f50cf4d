//! Where the camera stands, worked out from the Gate cards alone.
//!
//! All cards lie in one plane and measure the same, so each gives a homography, and with square pixels and a principal
//! point in the middle of the picture they give the focal length too (Zhang, *A Flexible New Technique for Camera
//! Calibration*, 2000). One camera looking straight down on small cards says almost nothing about its focal length;
//! there the prior decides, and the answer still predicts what a ball looks like near the cards.
//!
//! Cheap lenses draw what is far from the middle too near to it (barrel distortion). Its first radial term (Brown,
//! *Close-Range Camera Calibration*, 1971) is fitted with the rest, held by what such lenses usually have.

use nalgebra::{DMatrix, DVector, Matrix3, Rotation3, UnitQuaternion, Vector3};

use super::homography::Homography;
use super::rig::{PointInImage, Rig};

/// Webcams and phones see 50 to 80 degrees across: focal lengths of 0.6 to 1.07 picture widths.
const USUAL_FOCAL_IN_WIDTHS: f64 = 0.85;
/// Spread of the logarithm of the focal length among such cameras.
const FOCAL_LOG_SPREAD: f64 = 0.22;
/// A card's real width to height differs from the nominal one by a few percent.
const ASPECT_LOG_SPREAD: f64 = 0.03;
/// First radial term of lens distortion that webcams usually have, at a tangent of one,
const USUAL_DISTORTION: f64 = -0.05;
/// its spread among them,
const DISTORTION_SPREAD: f64 = 0.05;
/// and what no lens for a table has.
const MOST_DISTORTION: f64 = 0.25;
/// Newton steps that take a distorted radius back; they end at a thousandth of a pixel.
const UNDISTORT_STEPS: usize = 6;
/// Corners are known to about a pixel in a picture 640 wide.
const CORNER_SPREAD_PX_AT_640: f64 = 0.8;
/// Steps of the least-squares fit; it stops by itself much earlier.
const FIT_STEPS: usize = 40;

/// A pinhole camera with a lens, above the table. A ray at tangent r from the middle is drawn at r (1 + k r²).
///
/// World: millimetres, the table is the plane z = 0, z points up to the camera. Camera: x right, y down, z forward.
#[derive(Debug, Clone)]
pub struct CameraPose {
    /// Focal length in pixels.
    pub focal_px: f64,
    /// Principal point in pixels.
    pub centre_px: [f64; 2],
    /// First radial term of the lens's distortion, the k above; negative for a barrel.
    pub distortion: f64,
    /// Turns world directions into camera directions.
    pub camera_from_world: Matrix3<f64>,
    /// The world's origin in camera coordinates, in millimetres.
    pub origin_in_camera_mm: Vector3<f64>,
    /// Root mean square distance of the corners from where this camera would see them, in pixels.
    pub residual_px: f64,
    /// The corners of each gate on the table, in millimetres, in the rig's order.
    pub gates_mm: Vec<[[f64; 2]; 4]>,
    /// The camera's centre in the world, in millimetres.
    eye_mm: Vector3<f64>,
}

impl CameraPose {
    /// Fits a camera to the cards of a rig in a picture of `width` x `height` pixels; none without cards, or when no
    /// camera above a table could see them so.
    pub fn from_rig(rig: &Rig, (width, height): (u32, u32)) -> Option<Self> {
        let cards: Vec<[PointInImage; 4]> = rig
            .gates()
            .iter()
            .map(|gate| gate.corners_in_image)
            .collect();
        let [a, b] = rig.card_mm();
        let fit = Fit::new(
            &cards,
            [a.min(b), a.max(b)],
            (f64::from(width), f64::from(height)),
        )?;
        fit.solve()
    }

    /// Where the camera sees a point of the world, in pixels; none behind the camera.
    pub fn project(&self, world_mm: [f64; 3]) -> Option<PointInImage> {
        let p = self.camera_from_world * Vector3::from(world_mm) + self.origin_in_camera_mm;
        (p.z > 1e-6).then(|| {
            let [x, y] = distorted([p.x / p.z, p.y / p.z], self.distortion);
            [
                self.centre_px[0] + self.focal_px * x,
                self.centre_px[1] + self.focal_px * y,
            ]
        })
    }

    /// The point at height `z_mm` above the table that is seen at `point`; none at or above the horizon.
    pub fn at_height(&self, point: PointInImage, z_mm: f64) -> Option<[f64; 2]> {
        let [x, y] = undistorted(
            [0, 1].map(|k| (point[k] - self.centre_px[k]) / self.focal_px),
            self.distortion,
        );
        let ray = Vector3::new(x, y, 1.0);
        let direction = self.camera_from_world.transpose() * ray;
        let along = (z_mm - self.eye_mm.z) / direction.z;
        (direction.z < -1e-9 && along > 0.0 && along.is_finite()).then(|| {
            let p = self.eye_mm + direction * along;
            [p.x, p.y]
        })
    }

    /// Distance of the camera's plane from a point of the world, in millimetres.
    pub fn depth_mm(&self, world_mm: [f64; 3]) -> f64 {
        (self.camera_from_world * Vector3::from(world_mm) + self.origin_in_camera_mm).z
    }

    /// The camera's centre in the world, in millimetres.
    pub fn eye_mm(&self) -> [f64; 3] {
        self.eye_mm.into()
    }

    /// Pixels a millimetre measures at a point of the world, across the line of sight.
    pub fn px_per_mm(&self, world_mm: [f64; 3]) -> f64 {
        let p = self.camera_from_world * Vector3::from(world_mm) + self.origin_in_camera_mm;
        let depth = p.z.max(1.0);
        let far2 = (p.x * p.x + p.y * p.y) / (depth * depth);
        // Along the radius a lens scales by 1 + 3 k r², across it by 1 + k r²: their geometric mean, nearly.
        self.focal_px / depth * (1.0 + 2.0 * self.distortion * far2).clamp(0.3, 2.0)
    }

    /// The outline of a ball of `diameter_mm` lying on the table at `spot_mm`, as `points` pixels around it.
    ///
    /// The rays that graze a sphere touch it along a circle: with the eye at distance d from its centre and radius r,
    /// that circle has radius r sqrt(1 - r^2/d^2) and lies r^2/d in front of the centre.
    pub fn ball_outline(
        &self,
        spot_mm: [f64; 2],
        diameter_mm: f64,
        points: usize,
    ) -> Option<Vec<PointInImage>> {
        let radius = diameter_mm / 2.0;
        let centre = Vector3::new(spot_mm[0], spot_mm[1], radius);
        let to_eye = self.eye_mm - centre;
        let distance = to_eye.norm();
        if distance <= radius * 1.01 {
            return None;
        }
        let axis = to_eye / distance;
        let middle = centre + axis * (radius * radius / distance);
        let rim = radius * (1.0 - (radius / distance).powi(2)).sqrt();
        let side = axis
            .cross(&if axis.x.abs() < 0.9 {
                Vector3::x()
            } else {
                Vector3::y()
            })
            .normalize();
        let up = axis.cross(&side);
        (0..points)
            .map(|i| {
                let angle = std::f64::consts::TAU * i as f64 / points as f64;
                let p = middle + (side * angle.cos() + up * angle.sin()) * rim;
                self.project([p.x, p.y, p.z])
            })
            .collect()
    }

    /// Radius in pixels of a ball of `diameter_mm` whose middle is seen at `point`; none above the horizon.
    pub fn ball_radius_px(&self, point: PointInImage, diameter_mm: f64) -> Option<f64> {
        let [x, y] = self.at_height(point, diameter_mm / 2.0)?;
        Some(self.px_per_mm([x, y, diameter_mm / 2.0]) * diameter_mm / 2.0)
    }

    fn build(
        focal_px: f64,
        centre_px: [f64; 2],
        distortion: f64,
        camera_from_world: Matrix3<f64>,
        origin_in_camera_mm: Vector3<f64>,
        residual_px: f64,
        gates_mm: Vec<[[f64; 2]; 4]>,
    ) -> Self {
        let eye_mm = -(camera_from_world.transpose() * origin_in_camera_mm);
        Self {
            focal_px,
            centre_px,
            distortion,
            camera_from_world,
            origin_in_camera_mm,
            residual_px,
            gates_mm,
            eye_mm,
        }
    }
}

/// The fit: unknown are the logarithm of the focal length, the camera's turn and place, the card's aspect, and where each
/// card but the first lies (x, y, angle).
struct Fit<'a> {
    cards: &'a [[PointInImage; 4]],
    /// The cards' corners in the order in which they run around like the first card's model.
    seen: Vec<[PointInImage; 4]>,
    side_mm: [f64; 2],
    size: (f64, f64),
    corner_spread_px: f64,
}

impl<'a> Fit<'a> {
    fn new(cards: &'a [[PointInImage; 4]], side_mm: [f64; 2], size: (f64, f64)) -> Option<Self> {
        if cards.is_empty() {
            return None;
        }
        // Seen from above, with y down in the picture and z up in the world, the corners must run one way round.
        let seen = cards
            .iter()
            .map(|card| {
                let area: f64 = (0..4)
                    .map(|i| card[i][0] * card[(i + 1) % 4][1] - card[(i + 1) % 4][0] * card[i][1])
                    .sum();
                let mut corners = *card;
                if area > 0.0 {
                    corners.reverse();
                }
                corners
            })
            .collect();
        let corner_spread_px = CORNER_SPREAD_PX_AT_640 * (size.0 / 640.0).max(0.5);
        Some(Self {
            cards,
            seen,
            side_mm,
            size,
            corner_spread_px,
        })
    }

    fn centre(&self) -> [f64; 2] {
        [(self.size.0 - 1.0) / 2.0, (self.size.1 - 1.0) / 2.0]
    }

    /// The card's corners around its middle, counter-clockwise seen from above, for an aspect change.
    fn model(&self, aspect_log: f64) -> [[f64; 2]; 4] {
        let (half_w, half_h) = (
            self.side_mm[0] / 2.0 * (aspect_log / 2.0).exp(),
            self.side_mm[1] / 2.0 * (-aspect_log / 2.0).exp(),
        );
        [
            [-half_w, -half_h],
            [half_w, -half_h],
            [half_w, half_h],
            [-half_w, half_h],
        ]
    }

    fn solve(&self) -> Option<CameraPose> {
        let mut best: Option<(f64, DVector<f64>, Vec<usize>)> = None;
        for first_turn in 0..2 {
            for focal_in_widths in [0.6, 0.85, 1.2] {
                let Some((start, turns)) = self.start(first_turn, focal_in_widths) else {
                    continue;
                };
                let (cost, found) = self.descend(start, &turns);
                if best.as_ref().is_none_or(|(least, ..)| cost < *least) {
                    best = Some((cost, found, turns));
                }
            }
        }
        let (_, p, turns) = best?;
        let (rotation, origin) = camera(&p);
        let corners = self.corners_in_world(&p, &turns);
        let focal = p[0].exp();
        let mut pose = CameraPose::build(
            focal,
            self.centre(),
            p[8],
            rotation,
            origin,
            0.0,
            Vec::new(),
        );
        let mut squares = 0.0;
        for (world, seen) in corners.iter().zip(&self.seen) {
            for (w, s) in world.iter().zip(seen) {
                let q = pose.project([w[0], w[1], 0.0])?;
                squares += (q[0] - s[0]).powi(2) + (q[1] - s[1]).powi(2);
            }
        }
        pose.residual_px = (squares / (4.0 * self.seen.len() as f64)).sqrt();
        // The gates' place on the table is where their corners are seen, not where the ideal card would lie.
        pose.gates_mm = self
            .cards
            .iter()
            .map(|card| {
                let mut out = [[0.0; 2]; 4];
                for (slot, corner) in out.iter_mut().zip(card) {
                    *slot = pose.at_height(*corner, 0.0)?;
                }
                Some(out)
            })
            .collect::<Option<_>>()?;
        let is_lens = pose.distortion.abs() <= MOST_DISTORTION;
        (pose.eye_mm.z > 0.0 && pose.focal_px.is_finite() && is_lens).then_some(pose)
    }

    /// A first guess from the largest card and a focal length; then every other card is laid on the plane.
    fn start(&self, first_turn: usize, focal_in_widths: f64) -> Option<(DVector<f64>, Vec<usize>)> {
        let first = &self.seen[0];
        let model = self.model(0.0);
        let turned: Vec<[f64; 2]> = (0..4).map(|i| model[(i + first_turn) % 4]).collect();
        let h = Homography::from_pairs(&turned, first)?;
        let focal = focal_in_widths * self.size.0.max(self.size.1);
        let [cx, cy] = self.centre();
        let k_inverse = Matrix3::new(
            1.0 / focal,
            0.0,
            -cx / focal,
            0.0,
            1.0 / focal,
            -cy / focal,
            0.0,
            0.0,
            1.0,
        );
        let m = k_inverse * h.0;
        let (c0, c1, c2) = (
            m.column(0).into_owned(),
            m.column(1).into_owned(),
            m.column(2).into_owned(),
        );
        let mut scale = 2.0 / (c0.norm() + c1.norm());
        if c2.z * scale < 0.0 {
            scale = -scale;
        }
        let (r0, r1) = ((c0 * scale).normalize(), (c1 * scale).normalize());
        let r2 = r0.cross(&r1).try_normalize(1e-9)?;
        // The nearest rotation to the two measured columns.
        let half = (r0 + r1).normalize();
        let across = (r0 - r1).try_normalize(1e-9)?;
        let s = std::f64::consts::FRAC_1_SQRT_2;
        let rotation = Matrix3::from_columns(&[(half + across) * s, (half - across) * s, r2]);
        // By way of the quaternion, which also holds for half a turn: a camera that looks straight down.
        let axis = UnitQuaternion::from_matrix(&rotation).scaled_axis();
        let origin = c2 * scale;
        let pose = CameraPose::build(
            focal,
            self.centre(),
            USUAL_DISTORTION,
            rotation,
            origin,
            0.0,
            Vec::new(),
        );
        if pose.eye_mm.z <= 0.0 {
            return None;
        }
        let mut values = vec![
            focal.ln(),
            axis.x,
            axis.y,
            axis.z,
            origin.x,
            origin.y,
            origin.z,
            0.0,
            USUAL_DISTORTION,
        ];
        let mut turns = vec![first_turn];
        for card in &self.seen[1..] {
            let ground: Vec<[f64; 2]> = card
                .iter()
                .map(|corner| pose.at_height(*corner, 0.0))
                .collect::<Option<_>>()?;
            let side = |i: usize| {
                let [a, b] = [ground[i], ground[(i + 1) % 4]];
                [b[0] - a[0], b[1] - a[1]]
            };
            let length = |i: usize| side(i)[0].hypot(side(i)[1]);
            // The model's first side is the short one.
            let turn = usize::from(length(0) + length(2) > length(1) + length(3));
            let along = side(if turn == 0 { 0 } else { 3 });
            let middle = [0, 1].map(|k| ground.iter().map(|p| p[k]).sum::<f64>() / 4.0);
            values.extend([middle[0], middle[1], along[1].atan2(along[0])]);
            turns.push(turn);
        }
        Some((DVector::from_vec(values), turns))
    }

    fn corners_in_world(&self, p: &DVector<f64>, turns: &[usize]) -> Vec<[[f64; 2]; 4]> {
        let model = self.model(p[7]);
        turns
            .iter()
            .enumerate()
            .map(|(card, turn)| {
                let (x, y, angle) = if card == 0 {
                    (0.0, 0.0, 0.0)
                } else {
                    let at = 9 + 3 * (card - 1);
                    (p[at], p[at + 1], p[at + 2])
                };
                let (sin, cos) = angle.sin_cos();
                std::array::from_fn(|i| {
                    let [u, v] = model[(i + turn) % 4];
                    [x + cos * u - sin * v, y + sin * u + cos * v]
                })
            })
            .collect()
    }

    /// Distances of the corners in units of their spread, then the three priors.
    fn residuals(&self, p: &DVector<f64>, turns: &[usize]) -> DVector<f64> {
        let (rotation, origin) = camera(p);
        let focal = p[0].exp();
        let [cx, cy] = self.centre();
        let mut out = Vec::with_capacity(8 * turns.len() + 3);
        for (world, seen) in self.corners_in_world(p, turns).iter().zip(&self.seen) {
            for (w, s) in world.iter().zip(seen) {
                let q = rotation * Vector3::new(w[0], w[1], 0.0) + origin;
                let z = if q.z > 1.0 { q.z } else { 1.0 };
                let [x, y] = distorted([q.x / z, q.y / z], p[8]);
                out.push((cx + focal * x - s[0]) / self.corner_spread_px);
                out.push((cy + focal * y - s[1]) / self.corner_spread_px);
            }
        }
        let usual = (USUAL_FOCAL_IN_WIDTHS * self.size.0.max(self.size.1)).ln();
        out.push((p[0] - usual) / FOCAL_LOG_SPREAD);
        out.push(p[7] / ASPECT_LOG_SPREAD);
        out.push((p[8] - USUAL_DISTORTION) / DISTORTION_SPREAD);
        DVector::from_vec(out)
    }

    /// Levenberg-Marquardt with a numeric Jacobian.
    fn descend(&self, start: DVector<f64>, turns: &[usize]) -> (f64, DVector<f64>) {
        let mut p = start;
        let mut r = self.residuals(&p, turns);
        let mut cost = r.norm_squared();
        let mut damping = 1e-3;
        for _ in 0..FIT_STEPS {
            let mut jacobian = DMatrix::zeros(r.len(), p.len());
            for k in 0..p.len() {
                let step = 1e-6 * p[k].abs().max(1.0);
                let mut moved = p.clone();
                moved[k] += step;
                jacobian.set_column(k, &((self.residuals(&moved, turns) - &r) / step));
            }
            let gradient = jacobian.transpose() * &r;
            let normal = jacobian.transpose() * &jacobian;
            let mut improved = false;
            for _ in 0..8 {
                let mut damped = normal.clone();
                for k in 0..p.len() {
                    damped[(k, k)] += damping * normal[(k, k)].max(1e-9);
                }
                let Some(delta) = damped.cholesky().map(|c| c.solve(&gradient)) else {
                    damping *= 10.0;
                    continue;
                };
                let trial = &p - delta;
                let trial_r = self.residuals(&trial, turns);
                let trial_cost = trial_r.norm_squared();
                if trial_cost.is_finite() && trial_cost < cost {
                    improved = cost - trial_cost > 1e-7 * cost;
                    (p, r, cost) = (trial, trial_r, trial_cost);
                    damping = (damping / 5.0).max(1e-9);
                    break;
                }
                damping *= 5.0;
            }
            if !improved {
                break;
            }
        }
        (cost, p)
    }
}

/// Where a lens draws a ray, both as tangents from the middle. Beyond the radius at which the formula turns back it goes no
/// further.
fn distorted([x, y]: [f64; 2], distortion: f64) -> [f64; 2] {
    let mut far2 = x * x + y * y;
    if distortion < 0.0 {
        far2 = far2.min(1.0 / (-3.0 * distortion));
    }
    let stretch = 1.0 + distortion * far2;
    [x * stretch, y * stretch]
}

/// The ray that a lens draws there.
fn undistorted([x, y]: [f64; 2], distortion: f64) -> [f64; 2] {
    let drawn = x.hypot(y);
    if drawn < 1e-9 {
        return [x, y];
    }
    let mut far = drawn;
    for _ in 0..UNDISTORT_STEPS {
        let slope = (1.0 + 3.0 * distortion * far * far).max(0.1);
        far -= (far * (1.0 + distortion * far * far) - drawn) / slope;
    }
    [x * far / drawn, y * far / drawn]
}

fn camera(p: &DVector<f64>) -> (Matrix3<f64>, Vector3<f64>) {
    let rotation = Rotation3::from_scaled_axis(Vector3::new(p[1], p[2], p[3])).into_inner();
    (rotation, Vector3::new(p[4], p[5], p[6]))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;
    use crate::vision::rig::GateInImage;

    /// A camera 600 mm up that leans by `lean_deg` from looking straight down, and two cards that touch at a short edge.
    fn seen(lean_deg: f64, focal_px: f64, distortion: f64) -> (Rig, CameraPose) {
        let touching = [[-31.5, -89.0], [-31.5, 1.0]];
        seen_at(lean_deg, focal_px, distortion, &touching)
    }

    /// The same with cards whose left lower corners lie at these places.
    fn seen_at(
        lean_deg: f64,
        focal_px: f64,
        distortion: f64,
        places: &[[f64; 2]],
    ) -> (Rig, CameraPose) {
        let lean = lean_deg.to_radians();
        let rotation = Rotation3::from_axis_angle(&Vector3::x_axis(), std::f64::consts::PI - lean)
            .into_inner();
        let eye = Vector3::new(0.0, -600.0 * lean.sin(), 600.0 * lean.cos());
        let truth = CameraPose::build(
            focal_px,
            [319.5, 239.5],
            distortion,
            rotation,
            -(rotation * eye),
            0.0,
            Vec::new(),
        );
        let gates = places
            .iter()
            .enumerate()
            .map(|(index, [x, y])| GateInImage {
                index,
                corners_in_image: [[0.0, 0.0], [63.0, 0.0], [63.0, 88.0], [0.0, 88.0]]
                    .map(|[dx, dy]| truth.project([x + dx, y + dy, 0.0]).unwrap()),
            })
            .collect();
        (
            Rig::new([63.0, 88.0], 32.0, gates, (640, 480)).unwrap(),
            truth,
        )
    }

    #[test]
    fn a_leaning_camera_is_found_from_two_cards() {
        let (rig, truth) = seen(40.0, 600.0, USUAL_DISTORTION);
        let pose = CameraPose::from_rig(&rig, (640, 480)).unwrap();
        assert!(
            (pose.focal_px / truth.focal_px).ln().abs() < 0.08,
            "{}",
            pose.focal_px
        );
        assert!(pose.residual_px < 0.5, "{}", pose.residual_px);
        let ball = pose.ball_radius_px([320.0, 240.0], 32.0).unwrap();
        let wanted = truth.ball_radius_px([320.0, 240.0], 32.0).unwrap();
        assert!((ball / wanted - 1.0).abs() < 0.03, "{ball} {wanted}");
    }

    #[test]
    fn a_camera_straight_above_is_found_too() {
        let (rig, truth) = seen(0.0, 540.0, USUAL_DISTORTION);
        let pose = CameraPose::from_rig(&rig, (640, 480)).unwrap();
        let ball = pose.ball_radius_px([320.0, 240.0], 32.0).unwrap();
        let wanted = truth.ball_radius_px([320.0, 240.0], 32.0).unwrap();
        assert!((ball / wanted - 1.0).abs() < 0.05, "{ball} {wanted}");
    }

    #[test]
    fn a_ball_covers_the_disc_that_its_distance_says() {
        let (_, camera) = seen(0.0, 600.0, USUAL_DISTORTION);
        let outline = camera.ball_outline([0.0, 0.0], 32.0, 32).unwrap();
        let middle = camera.project([0.0, 0.0, 16.0]).unwrap();
        for point in &outline {
            let radius = (point[0] - middle[0]).hypot(point[1] - middle[1]);
            // Seen from 584 mm above its middle, a ball of radius 16 mm shows 600 * 16 / sqrt(584^2 - 16^2) pixels.
            assert!((radius - 16.445).abs() < 0.01, "{radius}");
        }
    }

    #[test]
    fn a_lens_is_found_from_cards_all_over_the_picture() {
        let corners = [
            [-260.0, -190.0],
            [190.0, -190.0],
            [-260.0, 90.0],
            [190.0, 90.0],
        ];
        for distortion in [-0.14, 0.0, 0.03] {
            let (rig, truth) = seen_at(20.0, 520.0, distortion, &corners);
            let pose = CameraPose::from_rig(&rig, (640, 480)).unwrap();
            assert!(pose.residual_px < 0.3, "{}", pose.residual_px);
            let error = (pose.distortion - truth.distortion).abs();
            // Nobody knows how the cards lie to each other, so that each tells only of its own part of the picture.
            let unheard = (USUAL_DISTORTION - truth.distortion).abs();
            assert!(error < 0.5 * unheard + 0.01, "{distortion}: {error}");
        }
    }

    #[test]
    fn a_lens_and_its_way_back_undo_each_other() {
        for k in [-0.2, -0.05, 0.0, 0.1] {
            for [x, y] in [[0.0, 0.0], [0.3, -0.2], [0.7, 0.4]] {
                let [u, v] = undistorted(distorted([x, y], k), k);
                assert!((u - x).hypot(v - y) < 1e-5, "{k} {x} {y}: {u} {v}");
            }
        }
    }
}
