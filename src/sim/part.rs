//! The solid pieces that toys, hands and clutter are built from: where a ray meets them and what light they take away.

use super::cards::CardPrint;
use super::space::{Turn, V3, cloud, hash01, line_to_segment, smooth, v3};

/// The shape of a piece in its own frame, where it measures one unit.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Form {
    /// A ball of radius 1, cut by planes: what lies on their positive side stays, as a shell.
    Ellipsoid,
    /// A thick line between two world points.
    Rod { from: V3, to: V3, radius: f32 },
    /// A cube from -1 to 1.
    Block,
    /// A cylinder of radius 1 from z = -1 to 1.
    Drum,
}

/// How a surface looks.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Paint {
    /// One colour.
    Plain { colour: V3, gloss: f32 },
    /// The shell of a ball: base colour with patches of an accent and dark seams.
    Shell {
        base: V3,
        accent: V3,
        pattern: u32,
        /// Colour of its hollow side.
        inside: V3,
        gloss: f32,
    },
    /// A drum with another colour on its ends.
    Ends { side: V3, end: V3, gloss: f32 },
    /// A printed card; local x and y run over it.
    Card(CardPrint),
}

/// One piece, placed in the world.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Part {
    pub form: Form,
    pub paint: Paint,
    /// Middle of the bounding sphere.
    pub middle: V3,
    /// Radius of the bounding sphere.
    pub reach: f32,
    /// Middle of the piece's own frame.
    origin: V3,
    /// Rows that take a world offset into the piece's frame.
    into: [V3; 3],
    /// Mean size, to bring widths into the piece's frame.
    size: f32,
    cuts: [(V3, f32); 3],
    cut_count: usize,
}

/// Where a ray met a piece.
#[derive(Debug, Clone, Copy)]
pub struct Hit {
    pub distance: f32,
    pub normal: V3,
    /// The place in the piece's own frame.
    pub local: V3,
    /// True on the hollow side of a shell.
    pub inside: bool,
}

impl Part {
    /// A ball stretched to half-axes `half` and turned, cut by planes of its own frame (`normal . p >= offset` stays).
    pub fn ellipsoid(centre: V3, turn: &Turn, half: V3, cuts: &[(V3, f32)], paint: Paint) -> Self {
        let mut kept = [(V3::default(), 0.0); 3];
        let cut_count = cuts.len().min(3);
        kept[..cut_count].copy_from_slice(&cuts[..cut_count]);
        Self {
            cuts: kept,
            cut_count,
            ..Self::framed(
                Form::Ellipsoid,
                centre,
                turn,
                half,
                half.x.max(half.y).max(half.z),
                paint,
            )
        }
    }

    pub fn block(centre: V3, turn: &Turn, half: V3, paint: Paint) -> Self {
        Self::framed(Form::Block, centre, turn, half, half.length(), paint)
    }

    pub fn drum(centre: V3, turn: &Turn, radius: f32, half_height: f32, paint: Paint) -> Self {
        let half = v3(radius, radius, half_height);
        Self::framed(
            Form::Drum,
            centre,
            turn,
            half,
            (radius * radius + half_height * half_height).sqrt(),
            paint,
        )
    }

    pub fn rod(from: V3, to: V3, radius: f32, paint: Paint) -> Self {
        let middle = from.lerp(to, 0.5);
        Self {
            form: Form::Rod { from, to, radius },
            paint,
            middle,
            reach: (to - from).length() / 2.0 + radius,
            origin: middle,
            into: [Turn::NONE.x, Turn::NONE.y, Turn::NONE.z],
            size: radius,
            cuts: [(V3::default(), 0.0); 3],
            cut_count: 0,
        }
    }

    fn framed(form: Form, origin: V3, turn: &Turn, half: V3, reach: f32, paint: Paint) -> Self {
        Self {
            form,
            paint,
            middle: origin,
            reach,
            origin,
            into: [
                turn.x * (1.0 / half.x),
                turn.y * (1.0 / half.y),
                turn.z * (1.0 / half.z),
            ],
            size: (half.x * half.y * half.z).cbrt(),
            cuts: [(V3::default(), 0.0); 3],
            cut_count: 0,
        }
    }

    #[inline]
    fn local(&self, v: V3) -> V3 {
        v3(
            self.into[0].dot(v),
            self.into[1].dot(v),
            self.into[2].dot(v),
        )
    }

    #[inline]
    fn kept(&self, local: V3) -> bool {
        self.cuts[..self.cut_count]
            .iter()
            .all(|(normal, offset)| normal.dot(local) >= *offset)
    }

    fn world_normal(&self, local: V3) -> V3 {
        (self.into[0] * local.x + self.into[1] * local.y + self.into[2] * local.z).unit()
    }

    /// The first place where the ray from `eye` along the unit direction `d` meets the piece.
    #[inline]
    pub fn hit(&self, eye: V3, d: V3) -> Option<Hit> {
        match self.form {
            Form::Ellipsoid => self.hit_ellipsoid(eye, d),
            Form::Rod { from, to, radius } => hit_rod(from, to, radius, eye, d),
            Form::Block => self.hit_block(eye, d),
            Form::Drum => self.hit_drum(eye, d),
        }
    }

    fn hit_ellipsoid(&self, eye: V3, d: V3) -> Option<Hit> {
        let (o, dl) = (self.local(eye - self.origin), self.local(d));
        let a = dl.dot(dl);
        let near = -o.dot(dl) / a;
        let closest = o + dl * near;
        let spare = 1.0 - closest.dot(closest);
        if spare < 0.0 {
            return None;
        }
        let half = (spare / a).sqrt();
        for (distance, inside) in [(near - half, false), (near + half, true)] {
            let local = o + dl * distance;
            if distance > 0.0 && self.kept(local) {
                let normal = self.world_normal(local);
                return Some(Hit {
                    distance,
                    normal: if inside { -normal } else { normal },
                    local,
                    inside,
                });
            }
            if self.cut_count == 0 {
                return None;
            }
        }
        None
    }

    fn hit_block(&self, eye: V3, d: V3) -> Option<Hit> {
        let (o, dl) = (self.local(eye - self.origin), self.local(d));
        let (mut enter, mut leave, mut axis) = (f32::MIN, f32::MAX, 0);
        for (i, (o, d)) in [(o.x, dl.x), (o.y, dl.y), (o.z, dl.z)]
            .into_iter()
            .enumerate()
        {
            if d.abs() < 1e-9 {
                if o.abs() > 1.0 {
                    return None;
                }
                continue;
            }
            let (a, b) = ((-1.0 - o) / d, (1.0 - o) / d);
            let (a, b) = (a.min(b), a.max(b));
            if a > enter {
                (enter, axis) = (a, i);
            }
            leave = leave.min(b);
        }
        if enter > leave || enter <= 0.0 {
            return None;
        }
        let local = o + dl * enter;
        let flat = match axis {
            0 => v3(local.x.signum(), 0.0, 0.0),
            1 => v3(0.0, local.y.signum(), 0.0),
            _ => v3(0.0, 0.0, local.z.signum()),
        };
        Some(Hit {
            distance: enter,
            normal: self.world_normal(flat),
            local,
            inside: axis != 2,
        })
    }

    fn hit_drum(&self, eye: V3, d: V3) -> Option<Hit> {
        let (o, dl) = (self.local(eye - self.origin), self.local(d));
        let mut best: Option<Hit> = None;
        let mut offer = |distance: f32, local: V3, flat: V3, inside: bool| {
            if distance > 0.0 && best.is_none_or(|b| distance < b.distance) {
                best = Some(Hit {
                    distance,
                    normal: self.world_normal(flat),
                    local,
                    inside,
                });
            }
        };
        let a = dl.x * dl.x + dl.y * dl.y;
        if a > 1e-12 {
            let b = o.x * dl.x + o.y * dl.y;
            let spare = b * b - a * (o.x * o.x + o.y * o.y - 1.0);
            if spare >= 0.0 {
                let t = (-b - spare.sqrt()) / a;
                let p = o + dl * t;
                if p.z.abs() <= 1.0 {
                    offer(t, p, v3(p.x, p.y, 0.0), false);
                }
            }
        }
        if dl.z.abs() > 1e-9 {
            for end in [1.0, -1.0] {
                let t = (end - o.z) / dl.z;
                let p = o + dl * t;
                if p.x * p.x + p.y * p.y <= 1.0 {
                    offer(t, p, v3(0.0, 0.0, end), true);
                }
            }
        }
        best
    }

    /// The share (0..1) of a lamp of `lamp_radius` at `lamp` that this piece hides from the point `p`.
    #[inline]
    pub fn hides(&self, p: V3, lamp: V3, lamp_radius: f32) -> f32 {
        let to_lamp = lamp - p;
        let far = to_lamp.length();
        let u = to_lamp * (1.0 / far);
        match self.form {
            Form::Ellipsoid => {
                let (o, dl) = (self.local(p - self.origin), self.local(u));
                let a = dl.dot(dl);
                let near = -o.dot(dl) / a;
                if near <= 0.0 || near >= far {
                    return 0.0;
                }
                let closest = o + dl * near;
                let gap = closest.dot(closest).sqrt();
                let width = (lamp_radius * near / far / self.size).max(0.02);
                if gap >= 1.0 + width {
                    return 0.0;
                }
                if self.cut_count > 0 {
                    let half = ((1.0 - gap * gap).max(0.0) / a).sqrt();
                    if !self.kept(closest - dl * half) && !self.kept(closest + dl * half) {
                        return 0.0;
                    }
                }
                veil(gap, width)
            }
            Form::Rod { from, to, radius } => {
                // Most places are far from its shadow: the ball around the rod says so sooner.
                let to_middle = self.middle - p;
                let along = to_middle.dot(u);
                let widest =
                    self.reach + lamp_radius * (along + self.reach).max(0.0) / far + radius;
                if to_middle.dot(to_middle) - along * along > widest * widest {
                    return 0.0;
                }
                let (gap, near) = line_to_segment(p, u, from, to);
                if near <= 0.0 || near >= far {
                    return 0.0;
                }
                veil(gap / radius, (lamp_radius * near / far / radius).max(0.02))
            }
            Form::Block | Form::Drum => {
                // A few points of the lamp; only clutter and lifted cards come here.
                let side = u.cross(v3(0.3, 0.2, 0.9)).unit();
                let other = u.cross(side);
                let mut hidden = 0.0;
                for i in 0..12_u8 {
                    let (s, c) = (f32::from(i) * 2.4).sin_cos();
                    let spot = lamp
                        + (side * c + other * s)
                            * (lamp_radius * ((f32::from(i) + 0.5) / 12.0).sqrt());
                    if self.hit(p + u * 0.05, (spot - p).unit()).is_some() {
                        hidden += 1.0 / 12.0;
                    }
                }
                hidden
            }
        }
    }

    /// The share of the sky that this piece hides from a level place at `p`: the contact shadow.
    #[inline]
    pub fn hides_sky(&self, p: V3) -> f32 {
        let (centre, radius) = match self.form {
            Form::Ellipsoid if self.cut_count > 0 => (self.middle, self.reach * 0.55),
            Form::Ellipsoid | Form::Block | Form::Drum => (self.middle, self.size),
            Form::Rod { from, to, radius } => {
                let along = to - from;
                let s = ((p - from).dot(along) / along.dot(along).max(1e-6)).clamp(0.0, 1.0);
                (from + along * s, radius)
            }
        };
        let to = centre - p;
        let d2 = to.dot(to).max(1e-6);
        let lean = (to.z / d2.sqrt()).max(0.0);
        (lean * (radius * radius / d2)).min(0.85)
    }

    /// One or two balls whose hull holds the piece: the second is the same as the first, but for a rod.
    pub fn pins(&self) -> ([V3; 2], f32) {
        match self.form {
            Form::Rod { from, to, radius } => ([from, to], radius),
            _ => ([self.middle; 2], self.reach),
        }
    }

    /// The height of the lowest point of the piece.
    pub fn lowest(&self) -> f32 {
        match self.form {
            Form::Rod { from, to, radius } => from.z.min(to.z) - radius,
            _ => self.points().map(|p| p.z).fold(f32::MAX, f32::min),
        }
    }

    /// Points of the surface, for boxes and lowest points.
    pub fn points(&self) -> impl Iterator<Item = V3> + '_ {
        // Columns of the inverse: the rows are orthogonal, so each is its row over its squared length.
        let [x, y, z] = self.into.map(|row| row * (1.0 / row.dot(row)));
        let support = self.support_below();
        let count = if matches!(self.form, Form::Rod { .. }) {
            26
        } else {
            90
        };
        (0..count)
            .map(move |i| {
                let h = 1.0 - (2.0 * i as f32 + 1.0) / count as f32;
                let (s, c) = (i as f32 * 2.399_963).sin_cos();
                let r = (1.0 - h * h).max(0.0).sqrt();
                v3(r * c, r * s, h)
            })
            .chain(support)
            .flat_map(move |n| match self.form {
                Form::Rod { from, to, radius } => [Some(from + n * radius), Some(to + n * radius)],
                Form::Ellipsoid => [
                    self.kept(n)
                        .then(|| self.origin + x * n.x + y * n.y + z * n.z),
                    None,
                ],
                Form::Drum => {
                    let r = n.flat().unit();
                    [1.0, -1.0].map(|e| Some(self.origin + x * r.x + y * r.y + z * e))
                }
                Form::Block => {
                    let s = v3(n.x.signum(), n.y.signum(), n.z.signum());
                    [Some(self.origin + x * s.x + y * s.y + z * s.z), None]
                }
            })
            .flatten()
    }

    /// The unit place of an ellipsoid that lies lowest, so that an uncut ball stands exactly.
    fn support_below(&self) -> Option<V3> {
        if self.form != Form::Ellipsoid {
            return None;
        }
        let down = v3(self.into[0].z, self.into[1].z, self.into[2].z);
        let [x, y, z] = self.into.map(|row| 1.0 / row.dot(row));
        Some(-v3(down.x * x, down.y * y, down.z * z).unit())
    }

    /// Colour and gloss at a hit.
    pub fn surface(&self, hit: &Hit) -> (V3, f32) {
        match self.paint {
            Paint::Plain { colour, gloss } => (colour, gloss),
            Paint::Ends { side, end, gloss } => (if hit.inside { end } else { side }, gloss),
            Paint::Card(print) => {
                if hit.inside {
                    (V3::all(0.2), 0.1)
                } else {
                    // The underside shows the other face, mirrored as a turned card is.
                    let above = hit.local.z > 0.0;
                    (print.colour(hit.local.x, hit.local.y, above), 0.25)
                }
            }
            Paint::Shell {
                base,
                accent,
                pattern,
                inside,
                gloss,
            } => {
                if hit.inside {
                    return (inside, 0.1);
                }
                (shell_colour(hit.local, base, accent, pattern), gloss)
            }
        }
    }
}

/// Patterns from this number on are drawn by chance.
pub const CHANCE_PATTERN: u32 = 1000;

/// Seams, patches and rings on the unit ball.
fn shell_colour(n: V3, base: V3, accent: V3, pattern: u32) -> V3 {
    if pattern >= CHANCE_PATTERN {
        return chance_colour(n, base, accent, pattern);
    }
    let seam =
        n.z.abs()
            .min((n.y.abs() + 0.012).max((n.z < 0.0) as u8 as f32));
    let patch = match pattern % 5 {
        0 => (n.x.abs() - 0.72).max(n.y.abs() - 0.78),
        1 => 0.12 - (n.x * 0.6 + n.y * 0.8).abs(),
        2 => (n.x * 5.0).sin() * (n.y * 5.0).sin() - 0.35,
        3 => (n.z.abs() - 0.62).max(0.15 - n.x.abs()),
        _ => 0.1 - (n.x.abs() - 0.45).abs(),
    };
    let mut colour = base.lerp(accent, smooth(-0.02, 0.02, patch));
    if pattern % 7 < 3 {
        let dot = v3(0.7, 0.0, 0.7);
        colour = colour.lerp(V3::all(0.85), smooth(0.955, 0.965, n.dot(dot)));
    }
    colour * (0.35 + 0.65 * smooth(0.01, 0.045, seam))
}

/// A pattern by chance: up to four seams, and one of several kinds of patches.
fn chance_colour(n: V3, base: V3, accent: V3, pattern: u32) -> V3 {
    let pick = |k: i32| hash01(k, 31, pattern);
    let direction = |k: i32| {
        let h = 2.0 * pick(k) - 1.0;
        let (s, c) = (pick(k + 1) * std::f32::consts::TAU).sin_cos();
        let r = (1.0 - h * h).max(0.0).sqrt();
        v3(r * c, r * s, h)
    };
    let (d, size) = (direction(1), pick(3));
    let along = n.dot(d);
    let patch = match (pick(4) * 8.0) as u32 {
        0 => -1.0,
        1 => along.abs() - (0.55 + 0.4 * size),
        2 => 0.05 + 0.2 * size - (along - 0.6 * (pick(5) - 0.5)).abs(),
        3 => {
            (n.x * (3.0 + 5.0 * size)).sin() * (n.y * (3.0 + 5.0 * size)).sin() - 0.4
                + 0.3 * pick(6)
        }
        4 => along,
        5 => {
            cloud(
                n.x * (1.5 + 3.0 * size) + n.z,
                n.y * (1.5 + 3.0 * size) - n.z,
                pattern,
            ) - 0.55
        }
        6 => (along * (5.0 + 9.0 * size)).sin() - 0.2,
        _ => (along - 0.5).min(0.9 - along),
    };
    let mut colour = base.lerp(accent, smooth(-0.02, 0.02, patch));
    let dot = direction(7);
    if pick(9) < 0.4 {
        let ring = n.dot(dot);
        let other = if pick(10) < 0.5 {
            V3::all(0.8)
        } else {
            V3::all(0.03)
        };
        let from = 0.82 + 0.15 * pick(11);
        colour = colour.lerp(other, smooth(from - 0.01, from + 0.01, ring));
    }
    let (mut light, seams) = (1.0_f32, (pick(12) * 4.6) as i32);
    // Patches and dots of real toys are often panels of their own, with a gap around them.
    if pick(13) < 0.4 {
        let width = 0.01 + 0.03 * pick(14);
        let ring = n.dot(dot) - (0.5 + 0.45 * pick(15));
        let rim = patch
            .abs()
            .min(if pick(16) < 0.5 { ring.abs() } else { 1.0 });
        light = 0.1 + 0.5 * pick(17) + smooth(0.5 * width, width, rim);
    }
    for k in 0..seams {
        let width = 0.012 + 0.05 * pick(20 + k) * pick(30 + k);
        let gap = (n.dot(direction(40 + 3 * k)) - 0.7 * (pick(60 + k) - 0.5)).abs();
        // Some seams end at the one before.
        let there = k == 0 || pick(70 + k) < 0.5 || n.dot(direction(40)) > 0.0;
        if there {
            light = light.min(0.15 + 0.6 * pick(80 + k) + smooth(0.5 * width, width, gap));
        }
    }
    colour * light.min(1.0)
}

/// How much of a round lamp is hidden when its middle passes an edge at `gap` (1 is the edge) with a half shade as wide.
#[inline]
fn veil(gap: f32, width: f32) -> f32 {
    if gap >= 1.0 + width {
        return 0.0;
    }
    let most = if width > 1.0 {
        1.0 / (width * width)
    } else {
        1.0
    };
    let full = (1.0 - width).abs();
    most * (1.0 - smooth(full, 1.0 + width, gap))
}

fn hit_rod(from: V3, to: V3, radius: f32, eye: V3, d: V3) -> Option<Hit> {
    let (ba, oa) = (to - from, eye - from);
    let (baba, bard, baoa) = (ba.dot(ba), ba.dot(d), ba.dot(oa));
    // Measured from the foot of the middle, else distances of a metre drown the millimetres.
    let shift = -oa.dot(d);
    let near = oa + d * shift;
    let baoa = baoa + bard * shift;
    let (rdoa, oaoa) = (near.dot(d), near.dot(near));
    let a = baba - bard * bard;
    let hit = |t: f32, axis_point: V3| {
        let p = near + d * t;
        let normal = (p - axis_point) * (1.0 / radius);
        let distance = t + shift;
        (distance > 0.0).then_some(Hit {
            distance,
            normal,
            local: normal,
            inside: false,
        })
    };
    if a > 1e-6 {
        let b = baba * rdoa - baoa * bard;
        let c = baba * oaoa - baoa * baoa - radius * radius * baba;
        let spare = b * b - a * c;
        if spare < 0.0 {
            return None;
        }
        let t = (-b - spare.sqrt()) / a;
        let y = baoa + t * bard;
        if y > 0.0 && y < baba {
            return hit(t, ba * (y / baba));
        }
        let end = if y <= 0.0 { V3::default() } else { ba };
        return hit_end(near, d, end, radius).and_then(|t| hit(t, end));
    }
    let end = if bard > 0.0 { V3::default() } else { ba };
    hit_end(near, d, end, radius).and_then(|t| hit(t, end))
}

fn hit_end(near: V3, d: V3, end: V3, radius: f32) -> Option<f32> {
    let oc = near - end;
    let b = d.dot(oc);
    let spare = b * b - oc.dot(oc) + radius * radius;
    (spare > 0.0).then(|| -b - spare.sqrt())
}

#[cfg(test)]
mod tests {
    use super::*;

    const GREY: Paint = Paint::Plain {
        colour: V3::all(0.5),
        gloss: 0.0,
    };

    fn ball(centre: V3, radius: f32) -> Part {
        Part::ellipsoid(centre, &Turn::NONE, V3::all(radius), &[], GREY)
    }

    #[test]
    fn a_ray_meets_ball_rod_block_and_drum_where_they_are() {
        let (eye, d) = (v3(0.0, 0.0, 100.0), v3(0.0, 0.0, -1.0));
        let at = v3(0.0, 0.0, 10.0);
        for (part, wanted) in [
            (ball(at, 5.0), 85.0),
            (
                Part::rod(v3(-9.0, 0.0, 10.0), v3(9.0, 0.0, 10.0), 4.0, GREY),
                86.0,
            ),
            (
                Part::block(at, &Turn::yaw(0.3), v3(8.0, 8.0, 3.0), GREY),
                87.0,
            ),
            (Part::drum(at, &Turn::NONE, 5.0, 2.0, GREY), 88.0),
        ] {
            let hit = part.hit(eye, d).expect("the ray meets it");
            assert!(
                (hit.distance - wanted).abs() < 0.01,
                "{:?}: {}",
                part.form,
                hit.distance
            );
            assert!(hit.normal.z > 0.99);
            assert!(part.hit(eye, v3(1.0, 0.0, 0.0)).is_none());
        }
    }

    #[test]
    fn a_shell_without_its_upper_half_shows_its_inside() {
        let bowl = Part::ellipsoid(
            V3::default(),
            &Turn::NONE,
            V3::all(10.0),
            &[(v3(0.0, 0.0, -1.0), 0.0)],
            GREY,
        );
        let hit = bowl
            .hit(v3(0.0, 0.0, 50.0), v3(0.0, 0.0, -1.0))
            .expect("the bowl's bottom");
        assert!(hit.inside && (hit.distance - 60.0).abs() < 0.01 && hit.normal.z > 0.99);
    }

    #[test]
    fn a_ball_under_a_lamp_shades_the_table_below_it_only() {
        let ball = ball(v3(0.0, 0.0, 16.0), 16.0);
        let lamp = v3(0.0, 0.0, 900.0);
        assert!(ball.hides(v3(1.0, 0.0, 0.0), lamp, 20.0) > 0.99);
        assert!(ball.hides(v3(60.0, 0.0, 0.0), lamp, 20.0) < 0.01);
        assert!(ball.hides_sky(v3(0.5, 0.0, 0.0)) > 0.8);
        assert!(ball.hides_sky(v3(80.0, 0.0, 0.0)) < 0.05);
    }
}
