//! The camera: a pinhole with one term of lens distortion, looking at the table.

use super::space::{Turn, UP, V3, v3};

/// Where the camera stands and how it draws.
#[derive(Debug, Clone, PartialEq)]
pub struct View {
    pub width: u32,
    pub height: u32,
    /// Focal length in pixels.
    pub focal_px: f32,
    /// Radial distortion: a ray at tangent r is drawn at r (1 + k1 r²).
    pub k1: f32,
    pub eye: V3,
    pub right: V3,
    pub down: V3,
    pub forward: V3,
    pub hfov_degrees: f32,
    pub azimuth_degrees: f32,
    pub elevation_degrees: f32,
    pub roll_degrees: f32,
    pub distance_mm: f32,
    /// The pixel that looks straight ahead: the middle, unless only a piece of the picture is drawn.
    middle: (f32, f32),
}

/// What a [`View`] is made from; angles in degrees.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Stand {
    pub size: (u32, u32),
    pub hfov_degrees: f32,
    pub k1: f32,
    pub azimuth_degrees: f32,
    pub elevation_degrees: f32,
    pub roll_degrees: f32,
    pub distance_mm: f32,
    /// The point of the table in the middle of the picture.
    pub looks_at: V3,
}

impl View {
    pub fn new(stand: Stand) -> Self {
        let (width, height) = (stand.size.0.max(1), stand.size.1.max(1));
        let (az, el) = (
            stand.azimuth_degrees.to_radians(),
            stand.elevation_degrees.to_radians(),
        );
        let back = v3(el.cos() * az.cos(), el.cos() * az.sin(), el.sin());
        let forward = -back;
        // From straight above, "up" in the picture is away from the side the azimuth names.
        let away = v3(-az.cos(), -az.sin(), 0.0);
        let up_hint = if el.cos() < 0.05 { away } else { UP };
        let right = forward.cross(up_hint).unit();
        let down = forward.cross(right).unit();
        let tilt = Turn::about(forward, stand.roll_degrees.to_radians());
        // The field of view is that of the longer side, so that a tall picture is no telescope.
        let across = width.max(height) as f32;
        Self {
            width,
            height,
            focal_px: across / 2.0 / (stand.hfov_degrees.to_radians() / 2.0).tan(),
            k1: stand.k1,
            eye: stand.looks_at + back * stand.distance_mm,
            right: tilt.apply(right),
            down: tilt.apply(down),
            forward,
            hfov_degrees: stand.hfov_degrees,
            azimuth_degrees: stand.azimuth_degrees,
            elevation_degrees: stand.elevation_degrees,
            roll_degrees: stand.roll_degrees,
            distance_mm: stand.distance_mm,
            middle: ((width as f32 - 1.0) / 2.0, (height as f32 - 1.0) / 2.0),
        }
    }

    /// The same camera with only a piece of its picture, from pixel `x0`, `y0`, `width` x `height` pixels large.
    pub fn piece(&self, [x0, y0]: [u32; 2], width: u32, height: u32) -> Self {
        Self {
            width,
            height,
            middle: (self.middle.0 - x0 as f32, self.middle.1 - y0 as f32),
            ..self.clone()
        }
    }

    /// The pixel (centre of the top-left one is 0, 0) where a point is drawn, if it lies before the camera.
    pub fn project(&self, point: V3) -> Option<[f32; 2]> {
        let p = point - self.eye;
        let depth = p.dot(self.forward);
        if depth < 1.0 {
            return None;
        }
        let (x, y) = (p.dot(self.right) / depth, p.dot(self.down) / depth);
        let r2 = x * x + y * y;
        // Beyond the turning point of the lens formula a point would be folded back into the picture.
        if r2 > 4.0 || 1.0 + 3.0 * self.k1 * r2 < 0.1 {
            return None;
        }
        let stretch = self.focal_px * (1.0 + self.k1 * r2);
        let (cx, cy) = self.middle;
        Some([cx + x * stretch, cy + y * stretch])
    }

    /// The direction seen by a pixel, with unit length.
    pub fn ray(&self, x: f32, y: f32) -> V3 {
        let (cx, cy) = self.middle;
        let (xd, yd) = ((x - cx) / self.focal_px, (y - cy) / self.focal_px);
        let drawn = (xd * xd + yd * yd).sqrt();
        let mut r = drawn;
        for _ in 0..6 {
            let slope = (1.0 + 3.0 * self.k1 * r * r).max(0.1);
            r -= (r * (1.0 + self.k1 * r * r) - drawn) / slope;
        }
        let k = if drawn > 1e-9 { r / drawn } else { 1.0 };
        (self.forward + self.right * (xd * k) + self.down * (yd * k)).unit()
    }

    /// How many pixels a millimetre takes at a point.
    pub fn px_per_mm(&self, point: V3) -> f32 {
        self.focal_px / (point - self.eye).dot(self.forward).max(1.0)
    }

    /// True when a point is drawn inside the picture, or nearly (`margin_px` may be negative).
    pub fn sees(&self, point: V3, margin_px: f32) -> bool {
        self.project(point).is_some_and(|[x, y]| {
            x >= -0.5 - margin_px
                && y >= -0.5 - margin_px
                && x <= self.width as f32 - 0.5 + margin_px
                && y <= self.height as f32 - 0.5 + margin_px
        })
    }

    /// The camera after a knock: turned a little (radians about its own axes).
    pub fn knocked(&self, about_right: f32, about_down: f32, about_forward: f32) -> Self {
        let turn = Turn::about(self.right, about_right)
            .after(&Turn::about(self.down, about_down))
            .after(&Turn::about(self.forward, about_forward));
        Self {
            right: turn.apply(self.right),
            down: turn.apply(self.down),
            forward: turn.apply(self.forward),
            ..self.clone()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ray_goes_back_to_its_pixel() {
        for elevation_degrees in [35.0, 60.0, 90.0] {
            let view = View::new(Stand {
                size: (640, 480),
                hfov_degrees: 70.0,
                k1: -0.13,
                azimuth_degrees: 250.0,
                elevation_degrees,
                roll_degrees: 2.0,
                distance_mm: 500.0,
                looks_at: v3(5.0, -3.0, 0.0),
            });
            for (x, y) in [(0.0, 0.0), (320.0, 240.0), (600.0, 30.0), (639.0, 479.0)] {
                let point = view.eye + view.ray(x, y) * 400.0;
                let [u, v] = view.project(point).expect("before the camera");
                assert!(
                    (u - x).abs() < 0.02 && (v - y).abs() < 0.02,
                    "{x} {y} -> {u} {v}"
                );
            }
        }
    }
}
