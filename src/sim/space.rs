//! Vectors and turns in millimetres; z is up, the table is the plane z = 0.

use std::ops::{Add, AddAssign, Mul, Neg, Sub};

/// A point, a direction or a colour.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct V3 {
    pub x: f32,
    pub y: f32,
    pub z: f32,
}

/// Short for building a [`V3`].
#[inline]
pub const fn v3(x: f32, y: f32, z: f32) -> V3 {
    V3 { x, y, z }
}

/// Straight up.
pub const UP: V3 = v3(0.0, 0.0, 1.0);

impl V3 {
    /// The same value three times.
    #[inline]
    pub const fn all(value: f32) -> Self {
        v3(value, value, value)
    }

    #[inline]
    pub fn dot(self, o: Self) -> f32 {
        self.x * o.x + self.y * o.y + self.z * o.z
    }

    #[inline]
    pub fn cross(self, o: Self) -> Self {
        v3(
            self.y * o.z - self.z * o.y,
            self.z * o.x - self.x * o.z,
            self.x * o.y - self.y * o.x,
        )
    }

    #[inline]
    pub fn length(self) -> f32 {
        self.dot(self).sqrt()
    }

    /// The direction; straight up for a vector without length.
    #[inline]
    pub fn unit(self) -> Self {
        let length = self.length();
        if length > 1e-12 {
            self * (1.0 / length)
        } else {
            UP
        }
    }

    /// Component by component.
    #[inline]
    pub fn times(self, o: Self) -> Self {
        v3(self.x * o.x, self.y * o.y, self.z * o.z)
    }

    #[inline]
    pub fn lerp(self, to: Self, share: f32) -> Self {
        self + (to - self) * share
    }

    /// The same point on the table plane.
    #[inline]
    pub fn flat(self) -> Self {
        v3(self.x, self.y, 0.0)
    }

    #[inline]
    pub fn at_height(self, z: f32) -> Self {
        v3(self.x, self.y, z)
    }
}

impl Add for V3 {
    type Output = Self;
    #[inline]
    fn add(self, o: Self) -> Self {
        v3(self.x + o.x, self.y + o.y, self.z + o.z)
    }
}

impl AddAssign for V3 {
    #[inline]
    fn add_assign(&mut self, o: Self) {
        *self = *self + o;
    }
}

impl Sub for V3 {
    type Output = Self;
    #[inline]
    fn sub(self, o: Self) -> Self {
        v3(self.x - o.x, self.y - o.y, self.z - o.z)
    }
}

impl Mul<f32> for V3 {
    type Output = Self;
    #[inline]
    fn mul(self, k: f32) -> Self {
        v3(self.x * k, self.y * k, self.z * k)
    }
}

impl Neg for V3 {
    type Output = Self;
    #[inline]
    fn neg(self) -> Self {
        self * -1.0
    }
}

/// A rotation, as the three columns that the axes become.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Turn {
    pub x: V3,
    pub y: V3,
    pub z: V3,
}

impl Turn {
    pub const NONE: Self = Self {
        x: v3(1.0, 0.0, 0.0),
        y: v3(0.0, 1.0, 0.0),
        z: UP,
    };

    /// Around `axis` by `angle` radians, right-handed.
    pub fn about(axis: V3, angle: f32) -> Self {
        let (k, (s, c)) = (axis.unit(), angle.sin_cos());
        let turned = |v: V3| v * c + k.cross(v) * s + k * (k.dot(v) * (1.0 - c));
        Self {
            x: turned(Self::NONE.x),
            y: turned(Self::NONE.y),
            z: turned(Self::NONE.z),
        }
    }

    /// Around the upright axis.
    pub fn yaw(angle: f32) -> Self {
        Self::about(UP, angle)
    }

    #[inline]
    pub fn apply(&self, v: V3) -> V3 {
        self.x * v.x + self.y * v.y + self.z * v.z
    }

    /// This rotation after `first`.
    pub fn after(&self, first: &Self) -> Self {
        Self {
            x: self.apply(first.x),
            y: self.apply(first.y),
            z: self.apply(first.z),
        }
    }
}

/// 0 below `from`, 1 above `to`, smooth between.
#[inline]
pub fn smooth(from: f32, to: f32, value: f32) -> f32 {
    let x = if (to - from).abs() < 1e-9 {
        if value < from { 0.0 } else { 1.0 }
    } else {
        ((value - from) / (to - from)).clamp(0.0, 1.0)
    };
    x * x * (3.0 - 2.0 * x)
}

/// A fixed pseudo-random number in 0..1 for a whole-numbered place.
#[inline]
pub fn hash01(x: i32, y: i32, seed: u32) -> f32 {
    let mut h = (x as u32).wrapping_mul(0x9E37_79B1)
        ^ (y as u32).wrapping_mul(0x85EB_CA77)
        ^ seed.wrapping_mul(0xC2B2_AE3D);
    h ^= h >> 15;
    h = h.wrapping_mul(0x2C1B_3C6D);
    h ^= h >> 12;
    h = h.wrapping_mul(0x297A_2D39);
    h ^= h >> 15;
    (h >> 8) as f32 / 16_777_216.0
}

/// Smooth noise in 0..1 with features of about one unit.
pub fn noise(x: f32, y: f32, seed: u32) -> f32 {
    let (fx, fy) = (x.floor(), y.floor());
    let (ix, iy) = (fx as i32, fy as i32);
    let (u, v) = (smooth(0.0, 1.0, x - fx), smooth(0.0, 1.0, y - fy));
    let at = |dx: i32, dy: i32| hash01(ix.wrapping_add(dx), iy.wrapping_add(dy), seed);
    let (a, b) = (
        at(0, 0) + (at(1, 0) - at(0, 0)) * u,
        at(0, 1) + (at(1, 1) - at(0, 1)) * u,
    );
    a + (b - a) * v
}

/// Three octaves of [`noise`].
pub fn cloud(x: f32, y: f32, seed: u32) -> f32 {
    (noise(x, y, seed)
        + 0.5 * noise(2.1 * x, 2.1 * y, seed ^ 11)
        + 0.25 * noise(4.3 * x, 4.3 * y, seed ^ 23))
        / 1.75
}

/// The gap between the line `p + u s` and a segment, and the `s` of its closest place.
pub fn line_to_segment(p: V3, u: V3, from: V3, to: V3) -> (f32, f32) {
    let (ab, w) = (to - from, p - from);
    let (uu_ab, ab_ab) = (u.dot(ab), ab.dot(ab).max(1e-9));
    let (uw, abw) = (u.dot(w), ab.dot(w));
    let denominator = ab_ab - uu_ab * uu_ab;
    let k = if denominator > 1e-6 {
        ((abw - uw * uu_ab) / denominator).clamp(0.0, 1.0)
    } else {
        0.5
    };
    let on_segment = from + ab * k;
    let s = (on_segment - p).dot(u);
    ((p + u * s - on_segment).length(), s)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_quarter_turn_about_up_takes_x_to_y() {
        assert!(
            (Turn::yaw(std::f32::consts::FRAC_PI_2).apply(v3(1.0, 0.0, 0.0)) - v3(0.0, 1.0, 0.0))
                .length()
                < 1e-6
        );
    }
}
