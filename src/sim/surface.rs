//! The table top and the lamps over it.

use rand::Rng;

use super::Family;
use super::space::{V3, cloud, hash01, noise, smooth, v3};

/// What the table is made of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Material {
    Plain,
    Wood,
    Felt,
    Laminate,
    PlayMat,
    Painted,
    // Kept out of development.
    Checked,
    Marble,
    Slats,
    Denim,
    /// Put together by chance.
    Medley,
}

/// The table: a plate seen from above, with the floor of the room around it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Surface {
    pub material: Material,
    pub colour: V3,
    pub second: V3,
    pub gloss: f32,
    pub seed: u32,
    /// Half length of the table along its own axes.
    pub half_mm: (f32, f32),
    pub shift: V3,
    pub yaw: f32,
    pub floor: V3,
}

impl Surface {
    pub fn draw(rng: &mut impl Rng, family: Family) -> Self {
        use Material::{
            Checked, Denim, Felt, Laminate, Marble, Medley, Painted, Plain, PlayMat, Slats, Wood,
        };
        let kinds: &[Material] = match family {
            Family::Open => &[
                Plain, Wood, Wood, Felt, Laminate, Laminate, PlayMat, Painted,
            ],
            Family::KeptOut => &[Checked, Marble, Slats, Denim],
            Family::Study => &[
                Plain, Wood, Felt, Laminate, PlayMat, Painted, Medley, Medley, Medley,
            ],
        };
        let material = kinds[rng.random_range(0..kinds.len())];
        let pick = |rng: &mut _, from: &[V3]| from[Rng::random_range(rng, 0..from.len())];
        let (colour, second, gloss) = match material {
            Plain => (
                pick(
                    rng,
                    &[
                        v3(0.55, 0.54, 0.5),
                        v3(0.03, 0.03, 0.035),
                        v3(0.3, 0.32, 0.35),
                    ],
                ),
                V3::all(0.5),
                0.12,
            ),
            Wood => pick(
                rng,
                &[
                    v3(0.22, 0.11, 0.05),
                    v3(0.09, 0.045, 0.025),
                    v3(0.42, 0.27, 0.14),
                    v3(0.3, 0.2, 0.12),
                ],
            )
            .with(|c| (c, c * 0.5, 0.25)),
            Felt => (
                pick(
                    rng,
                    &[
                        v3(0.02, 0.16, 0.06),
                        v3(0.03, 0.06, 0.2),
                        v3(0.2, 0.02, 0.03),
                        v3(0.06, 0.06, 0.07),
                    ],
                ),
                V3::all(0.1),
                0.0,
            ),
            Laminate => (
                pick(
                    rng,
                    &[v3(0.6, 0.6, 0.6), v3(0.5, 0.46, 0.4), v3(0.12, 0.12, 0.13)],
                ),
                V3::all(0.3),
                0.5,
            ),
            PlayMat => (
                pick(
                    rng,
                    &[
                        v3(0.04, 0.09, 0.2),
                        v3(0.12, 0.03, 0.14),
                        v3(0.05, 0.15, 0.12),
                    ],
                ),
                pick(
                    rng,
                    &[v3(0.4, 0.2, 0.05), v3(0.1, 0.3, 0.4), v3(0.35, 0.1, 0.2)],
                ),
                0.03,
            ),
            Painted => (
                pick(
                    rng,
                    &[
                        v3(0.5, 0.14, 0.1),
                        v3(0.1, 0.25, 0.35),
                        v3(0.45, 0.42, 0.2),
                        v3(0.35, 0.45, 0.38),
                    ],
                ),
                V3::all(0.3),
                0.2,
            ),
            Checked => (
                pick(rng, &[v3(0.5, 0.06, 0.06), v3(0.08, 0.15, 0.4)]),
                v3(0.6, 0.58, 0.54),
                0.02,
            ),
            Marble => (
                pick(rng, &[v3(0.62, 0.61, 0.6), v3(0.05, 0.06, 0.06)]),
                pick(rng, &[v3(0.3, 0.3, 0.32), v3(0.4, 0.35, 0.25)]),
                0.6,
            ),
            Slats => (v3(0.45, 0.33, 0.17), v3(0.16, 0.1, 0.05), 0.15),
            Denim => (v3(0.06, 0.1, 0.22), v3(0.25, 0.28, 0.35), 0.0),
            Medley => (
                chance_colour(rng),
                chance_colour(rng),
                rng.random_range(0.0..0.6),
            ),
        };
        let small = rng.random_bool(0.4);
        let half_mm = if small {
            (
                rng.random_range(330.0..480.0),
                rng.random_range(280.0..400.0),
            )
        } else {
            (1500.0, 1200.0)
        };
        Self {
            material,
            colour: colour * rng.random_range(0.8..1.15),
            second,
            gloss: gloss * rng.random_range(0.3..1.4),
            seed: rng.random(),
            half_mm,
            shift: v3(
                rng.random_range(-60.0..60.0),
                rng.random_range(-60.0..60.0),
                0.0,
            ),
            yaw: rng.random_range(0.0..std::f32::consts::TAU),
            floor: pick(
                rng,
                &[
                    v3(0.1, 0.09, 0.08),
                    v3(0.02, 0.06, 0.05),
                    v3(0.05, 0.04, 0.09),
                    v3(0.2, 0.18, 0.16),
                ],
            ),
        }
    }

    fn local(&self, p: V3) -> (f32, f32) {
        let (s, c) = self.yaw.sin_cos();
        let d = p - self.shift;
        (c * d.x + s * d.y, c * d.y - s * d.x)
    }

    /// How far inside the table's edge a point lies; negative beyond it.
    pub fn inside_mm(&self, p: V3) -> f32 {
        let (x, y) = self.local(p);
        (self.half_mm.0 - x.abs()).min(self.half_mm.1 - y.abs())
    }

    /// Colour and gloss of the table at a point of its plane.
    pub fn at(&self, p: V3) -> (V3, f32) {
        let (x, y) = self.local(p);
        let (c, s, seed) = (self.colour, self.second, self.seed);
        let colour = match self.material {
            Material::Plain => c * (0.97 + 0.06 * noise(x * 0.02, y * 0.02, seed)),
            Material::Painted => c * (0.93 + 0.14 * cloud(x * 0.05, y * 0.05, seed)),
            Material::Felt => {
                c * (0.7 + 0.6 * hash01(x.floor() as i32, y.floor() as i32, seed))
                    * (0.85 + 0.3 * cloud(x * 0.03, y * 0.03, seed))
            }
            Material::Laminate => c * (0.95 + 0.1 * noise(x * 0.7, y * 0.7, seed)),
            Material::Wood => {
                let wave = x * 0.012 + 0.9 * cloud(x * 0.004, y * 0.018, seed) * 3.0;
                let grain =
                    noise(x * 0.02, y * 0.9, seed) * 0.5 + noise(x * 0.06, y * 2.2, seed ^ 5) * 0.3;
                let ring = ((wave + y * 0.03) * 6.0).sin() * 0.5 + 0.5;
                let plank = hash01((y / 110.0).floor() as i32, 3, seed);
                s.lerp(c, 0.35 * ring + 0.75 * grain) * (0.85 + 0.4 * plank)
            }
            Material::PlayMat => {
                let k = cloud(x * 0.008, y * 0.008, seed);
                let swirl = ((k * 14.0 + x * 0.01).sin() * 0.5 + 0.5) * smooth(0.35, 0.7, k);
                let line = ((x.abs() - 150.0).abs()).min((y.abs() - 110.0).abs()) < 1.5;
                let base = c.lerp(s, swirl * 0.8);
                if line {
                    base.lerp(V3::all(0.6), 0.6)
                } else {
                    base
                }
            }
            Material::Checked => {
                let stripe = |v: f32| (v / 28.0).rem_euclid(1.0) < 0.5;
                let share = 0.5 * (f32::from(u8::from(stripe(x))) + f32::from(u8::from(stripe(y))));
                s.lerp(c, share) * (0.85 + 0.3 * hash01((x * 0.8) as i32, (y * 0.8) as i32, seed))
            }
            Material::Marble => {
                let k = cloud(x * 0.01, y * 0.01, seed);
                let vein = ((x * 0.015 + y * 0.01 + 5.0 * k) * 3.0).sin().abs();
                s.lerp(c, smooth(0.0, 0.35, vein)) * (0.9 + 0.2 * k)
            }
            Material::Slats => {
                let at = (y / 7.0).rem_euclid(1.0);
                let tone = 0.7 + 0.5 * noise(x * 0.01, (y / 7.0).floor(), seed);
                if at < 0.12 { s } else { c * tone }
            }
            Material::Medley => {
                let pick = |k: i32| hash01(k, 17, seed);
                let scale = 0.004 * 60.0_f32.powf(pick(1));
                let share = match (pick(2) * 5.0) as u32 {
                    0 => cloud(x * scale, y * scale, seed),
                    1 => smooth(0.45, 0.55, cloud(x * scale, y * scale, seed)),
                    2 => {
                        0.5 + 0.5
                            * ((x + 12.0 * cloud(x * 0.01, y * 0.01, seed)) * 4.0 * scale).sin()
                    }
                    3 => {
                        let cell = |v: f32| (v * 0.6 * scale).rem_euclid(1.0) < 0.5;
                        f32::from(u8::from(cell(x) ^ cell(y)))
                    }
                    _ => noise(x * scale * 0.2, y * scale * 4.0, seed),
                };
                let grain = hash01((x * 1.2) as i32, (y * 1.2) as i32, seed ^ 3);
                c.lerp(s, share * pick(3)) * (1.0 + 0.5 * pick(4) * pick(5) * (grain - 0.5))
            }
            Material::Denim => {
                let weave = ((x + y) * 1.6).sin() * 0.5 + 0.5;
                c.lerp(s, 0.25 * weave + 0.3 * hash01(x as i32, y as i32, seed))
                    * (0.8 + 0.4 * cloud(x * 0.02, y * 0.02, seed))
            }
        };
        (colour, self.gloss)
    }

    pub fn word(&self) -> &'static str {
        match self.material {
            Material::Plain => "plain",
            Material::Wood => "wood",
            Material::Felt => "felt",
            Material::Laminate => "laminate",
            Material::PlayMat => "playmat",
            Material::Painted => "painted",
            Material::Checked => "checked",
            Material::Marble => "marble",
            Material::Slats => "slats",
            Material::Denim => "denim",
            Material::Medley => "medley",
        }
    }
}

/// Any colour, dark ones as often as bright ones.
pub fn chance_colour(rng: &mut impl Rng) -> V3 {
    let value = 0.02 * 35.0_f32.powf(rng.random());
    let (hue, vivid): (f32, f32) = (rng.random_range(0.0..std::f32::consts::TAU), rng.random());
    let part = |shift: f32| value * (1.0 - vivid * (0.5 + 0.5 * (hue + shift).sin()));
    v3(part(0.0), part(2.1), part(4.2))
}

/// Lets a value be used twice in one expression.
trait With: Sized {
    fn with<T>(self, f: impl FnOnce(Self) -> T) -> T {
        f(self)
    }
}
impl With for V3 {}

/// One lamp or window.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Lamp {
    pub at: V3,
    pub radius_mm: f32,
    /// Brightness on the table below it, per colour.
    pub colour: V3,
}

/// All the light over the table: the room's own and up to two lamps.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Lights {
    pub room: V3,
    pub lamps: [Lamp; 2],
    /// What glossy cards and tables mirror; a toy that stands before it leaves a dark image of itself in the gloss.
    pub panel: Option<Panel>,
    pub word: &'static str,
}

/// A bright window or ceiling panel.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Panel {
    pub at: V3,
    pub half_mm: (f32, f32),
    /// How far its edge is blurred by the gloss.
    pub soft_mm: f32,
    /// What a gloss of one mirrors of it.
    pub colour: V3,
}

impl Panel {
    /// One that a camera at `eye` sees mirrored somewhere near the middle of the table.
    pub fn by_chance(rng: &mut impl Rng, eye: V3) -> Self {
        let high: f32 = rng.random_range(900.0..2200.0);
        let seen = v3(
            rng.random_range(-110.0..110.0),
            rng.random_range(-90.0..90.0),
            0.0,
        );
        // As seen from the mirrored eye, which lies as far below the table.
        let wider = 1.0 + high / eye.z.max(100.0);
        let at = seen + (seen - eye.flat()) * (wider - 1.0);
        let half = |rng: &mut _| Rng::random_range(rng, 35.0..220.0) * wider;
        let cool: f32 = rng.random_range(-0.1..0.15);
        Self {
            at: at.at_height(high),
            half_mm: (half(rng), half(rng)),
            soft_mm: rng.random_range(5.0..60.0) * wider,
            colour: v3(1.0 - cool, 1.0, 1.0 + cool) * 0.4 * 8.0_f32.powf(rng.random()),
        }
    }

    /// What is mirrored at a place of a level surface by a ray that comes from the eye.
    pub fn mirrored(&self, p: V3, ray: V3, gloss: f32) -> V3 {
        let up = -ray.z;
        if gloss <= 0.0 || up <= 1e-3 {
            return V3::default();
        }
        let far = (self.at.z - p.z) / up;
        let (x, y) = (p.x + ray.x * far - self.at.x, p.y + ray.y * far - self.at.y);
        let inside = |off: f32, half: f32| smooth(self.soft_mm, -self.soft_mm, off.abs() - half);
        // The flatter, the more is mirrored (Schlick's approximation).
        let flat = (1.0 - up / ray.length()).clamp(0.0, 1.0).powi(5);
        let share = inside(x, self.half_mm.0) * inside(y, self.half_mm.1);
        self.colour * (gloss * share * (1.0 + 8.0 * flat))
    }
}

impl Lights {
    pub fn draw(rng: &mut impl Rng, family: Family) -> Self {
        let around = |rng: &mut _, far: f32, high: f32| {
            let a = Rng::random_range(rng, 0.0..std::f32::consts::TAU);
            v3(far * a.cos(), far * a.sin(), high)
        };
        let dark = Lamp {
            at: v3(0.0, 0.0, 1500.0),
            radius_mm: 50.0,
            colour: V3::default(),
        };
        let warm = v3(1.0, 0.86, 0.68);
        let cool = v3(0.9, 0.97, 1.08);
        let kind = rng.random_range(0..4);
        let lamp = |at, radius_mm, colour| Lamp {
            at,
            radius_mm,
            colour,
        };
        match (family, kind) {
            (Family::Study, _) => Self::by_chance(rng),
            (Family::Open, 0) => Self {
                room: cool * 0.32,
                lamps: [
                    lamp(
                        around(rng, 1300.0, 900.0),
                        rng.random_range(200.0..380.0),
                        cool * 0.62,
                    ),
                    dark,
                ],
                panel: None,
                word: "window",
            },
            (Family::Open, 1) => Self {
                room: V3::all(0.34),
                lamps: [
                    lamp(around(rng, 350.0, 1700.0), 110.0, V3::all(0.42)),
                    lamp(around(rng, 900.0, 1700.0), 110.0, V3::all(0.22)),
                ],
                panel: None,
                word: "ceiling",
            },
            (Family::Open, 2) => Self {
                room: warm * 0.2,
                lamps: [
                    lamp(
                        around(rng, 420.0, 620.0),
                        rng.random_range(25.0..70.0),
                        warm * 0.6,
                    ),
                    dark,
                ],
                panel: None,
                word: "warm_dim",
            },
            (Family::Open, _) => Self {
                room: V3::all(0.42),
                lamps: [lamp(around(rng, 450.0, 1200.0), 420.0, V3::all(0.55)), dark],
                panel: None,
                word: "panel",
            },
            (Family::KeptOut, 0) => Self {
                room: V3::all(0.13),
                lamps: [
                    lamp(around(rng, 650.0, 800.0), 8.0, v3(0.95, 0.95, 1.0) * 0.8),
                    dark,
                ],
                panel: None,
                word: "bare_bulb",
            },
            (Family::KeptOut, 1) => Self {
                room: warm * 0.22,
                lamps: [
                    lamp(around(rng, 700.0, 650.0), 60.0, warm * 0.42),
                    lamp(around(rng, 900.0, 900.0), 260.0, cool * 0.38),
                ],
                panel: None,
                word: "two_lamps",
            },
            (Family::KeptOut, 2) => Self {
                room: v3(0.7, 0.78, 0.9),
                lamps: [lamp(around(rng, 900.0, 1600.0), 700.0, cool * 0.25), dark],
                panel: None,
                word: "overcast",
            },
            (Family::KeptOut, _) => Self {
                room: cool * 0.2,
                lamps: [
                    lamp(around(rng, 1500.0, 700.0), 40.0, v3(1.1, 0.95, 0.75) * 0.75),
                    dark,
                ],
                panel: None,
                word: "low_sun",
            },
        }
    }

    /// One or two lamps of any size anywhere above the table, and a room between bright and dark.
    fn by_chance(rng: &mut impl Rng) -> Self {
        let tint = |rng: &mut _| {
            let warm: f32 = Rng::random_range(rng, -1.0..1.0);
            v3(1.0 + 0.12 * warm, 1.0, 1.0 - 0.25 * warm)
        };
        let lamp = |rng: &mut _, level: f32| {
            let a: f32 = Rng::random_range(rng, 0.0..std::f32::consts::TAU);
            let (far, high): (f32, f32) = (
                Rng::random_range(rng, 50.0..1500.0),
                Rng::random_range(rng, 520.0..1800.0),
            );
            let colour = tint(rng) * level;
            Lamp {
                at: v3(far * a.cos(), far * a.sin(), high),
                radius_mm: 8.0 * 60.0_f32.powf(Rng::random(rng)),
                colour,
            }
        };
        let share: f32 = rng.random_range(0.15..0.85);
        let second = if rng.random_bool(0.4) {
            rng.random_range(0.1..0.6)
        } else {
            0.0
        };
        Self {
            room: tint(rng) * (1.0 - share),
            lamps: [lamp(rng, share * (1.0 - second)), lamp(rng, share * second)],
            panel: None,
            word: "medley",
        }
    }

    /// Light of lamp `i` that falls on a surface: (diffuse share, glare share).
    #[inline]
    pub fn falls(
        &self,
        i: usize,
        p: V3,
        normal: V3,
        to_eye: V3,
        gloss: f32,
        wrap: f32,
    ) -> (f32, f32) {
        let lamp = &self.lamps[i];
        let to = lamp.at - p;
        let u = to.unit();
        // Set so that the middle of the table gets exactly `colour`.
        let far2 = lamp.at.dot(lamp.at) / to.dot(to);
        let level = far2 / (lamp.at.z / lamp.at.length()).max(0.2);
        let lean = ((normal.dot(u) + wrap) / (1.0 + wrap)).max(0.0);
        if gloss <= 0.0 || lean <= 0.0 {
            return (lean * level, 0.0);
        }
        let half = (u + to_eye).unit();
        let spread = (lamp.radius_mm / to.length()).max(0.03);
        let sharp = (1.2 / (spread * spread)).min(260.0);
        let shine = normal.dot(half).max(0.0).powf(sharp) * gloss * level;
        (lean * level, shine * 1.4)
    }
}
