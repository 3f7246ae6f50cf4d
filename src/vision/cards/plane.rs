//! The table as a plane before the camera: how it lies decides what a card of one size looks like at each spot.

use super::super::rig::PointInImage;
use super::geometry::Corners;

/// A camera's focal length and the table's slant, with square pixels and the optical axis in the picture's middle.
#[derive(Debug, Clone, Copy)]
pub(super) struct TablePlane {
    /// Focal length in pixels.
    pub(super) focal: f64,
    middle: PointInImage,
    normal: [f64; 3],
    /// Two directions in the plane, at right angles.
    east: [f64; 3],
    south: [f64; 3],
}

/// A card's outline measured on the table, in units of the camera's distance from it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Measured {
    /// Mean of the two shorter opposite sides.
    pub(super) short: f64,
    /// Mean of the two longer opposite sides.
    pub(super) long: f64,
    /// How far it is from a rectangle: the root mean square of opposite sides' differences (as a share) and of the
    /// corners' cosines.
    pub(super) crooked: f64,
}

fn dot3(a: [f64; 3], b: [f64; 3]) -> f64 {
    a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

fn cross3(a: [f64; 3], b: [f64; 3]) -> [f64; 3] {
    [
        a[1] * b[2] - a[2] * b[1],
        a[2] * b[0] - a[0] * b[2],
        a[0] * b[1] - a[1] * b[0],
    ]
}

fn unit3(a: [f64; 3]) -> [f64; 3] {
    let long = dot3(a, a).sqrt();
    [a[0] / long, a[1] / long, a[2] / long]
}

impl TablePlane {
    /// The table seen by a camera with this focal length whose optical axis leans from the table's upright by `lean`
    /// radians, the far edge lying towards `azimuth` (radians clockwise from the right) in the picture.
    pub(super) fn new(size: (usize, usize), focal: f64, lean: f64, azimuth: f64) -> Self {
        // The nearer the far edge is to the horizon, the more the normal turns away from the axis.
        let normal = [
            -lean.sin() * azimuth.cos(),
            -lean.sin() * azimuth.sin(),
            lean.cos(),
        ];
        let start = if normal[0].abs() < 0.7 {
            [1.0, 0.0, 0.0]
        } else {
            [0.0, 1.0, 0.0]
        };
        let south = unit3(cross3(normal, start));
        let east = cross3(south, normal);
        Self {
            focal,
            middle: [(size.0 as f64 - 1.0) / 2.0, (size.1 as f64 - 1.0) / 2.0],
            normal,
            east,
            south,
        }
    }

    /// Where on the table a point of the picture lies; none above the horizon.
    pub(super) fn on_table(&self, point: PointInImage) -> Option<PointInImage> {
        let ray = [
            (point[0] - self.middle[0]) / self.focal,
            (point[1] - self.middle[1]) / self.focal,
            1.0,
        ];
        let depth = dot3(ray, self.normal);
        // Nearly at the horizon a pixel spans the whole table.
        (depth > 0.05).then(|| [dot3(ray, self.east) / depth, dot3(ray, self.south) / depth])
    }

    /// Where in the picture a spot of the table appears; none behind the camera.
    pub(super) fn in_picture(&self, spot: PointInImage) -> Option<PointInImage> {
        let at: [f64; 3] = std::array::from_fn(|k| {
            self.normal[k] + spot[0] * self.east[k] + spot[1] * self.south[k]
        });
        (at[2] > 1e-6).then(|| {
            [
                self.middle[0] + self.focal * at[0] / at[2],
                self.middle[1] + self.focal * at[1] / at[2],
            ]
        })
    }

    /// Measures an outline on the table.
    pub(super) fn measure(&self, corners: &Corners) -> Option<Measured> {
        let mut spots = [[0.0; 2]; 4];
        for (spot, corner) in spots.iter_mut().zip(corners) {
            *spot = self.on_table(*corner)?;
        }
        let side: [[f64; 2]; 4] = std::array::from_fn(|i| {
            let (a, b) = (spots[i], spots[(i + 1) % 4]);
            [b[0] - a[0], b[1] - a[1]]
        });
        let long: [f64; 4] = std::array::from_fn(|i| side[i][0].hypot(side[i][1]).max(1e-12));
        let (one, other) = ((long[0] + long[2]) / 2.0, (long[1] + long[3]) / 2.0);
        let mut square =
            ((long[0] - long[2]) / one).powi(2) + ((long[1] - long[3]) / other).powi(2);
        for i in 0..4 {
            let (a, b) = (side[i], side[(i + 1) % 4]);
            square += ((a[0] * b[0] + a[1] * b[1]) / (long[i] * long[(i + 1) % 4])).powi(2);
        }
        Some(Measured {
            short: one.min(other),
            long: one.max(other),
            crooked: (square / 6.0).sqrt(),
        })
    }
}
