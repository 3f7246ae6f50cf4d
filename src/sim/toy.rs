//! The toys: a ball that opens into a creature.

use rand::{Rng, SeedableRng, rngs::StdRng};

use super::Family;
use super::part::{CHANCE_PATTERN, Paint, Part};
use super::space::{Turn, UP, V3, v3};

mod medley;

/// Into what a ball opens.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Design {
    /// Two wings and a neck.
    Wings,
    /// Four legs and a domed back.
    Beast,
    /// A column that rises.
    Tower,
    /// Six petals, quite flat.
    Flower,
    /// Two halves like a shell of the sea.
    Clam,
    /// A chain that rears up.
    Serpent,
    /// Claws before a low body.
    Crab,
    /// Two wing cases over a body.
    Beetle,
    // Kept out of development.
    Biped,
    Turtle,
    Bat,
    Spinner,
    Scorpion,
    /// Put together by chance from a seed.
    Medley(u32),
    /// One of the open designs by its place among them, with every piece changed by chance from a seed.
    Varied(u8, u32),
}

use Design::{
    Bat, Beast, Beetle, Biped, Clam, Crab, Flower, Medley, Scorpion, Serpent, Spinner, Tower,
    Turtle, Varied, Wings,
};

impl Design {
    pub const OPEN: [Self; 8] = [Wings, Beast, Tower, Flower, Clam, Serpent, Crab, Beetle];
    pub const KEPT_OUT: [Self; 5] = [Biped, Turtle, Bat, Spinner, Scorpion];

    pub fn word(self) -> &'static str {
        match self {
            Wings => "wings",
            Beast => "beast",
            Tower => "tower",
            Flower => "flower",
            Clam => "clam",
            Serpent => "serpent",
            Crab => "crab",
            Beetle => "beetle",
            Biped => "biped",
            Turtle => "turtle",
            Bat => "bat",
            Spinner => "spinner",
            Scorpion => "scorpion",
            Medley(_) => "medley",
            Varied(..) => "varied",
        }
    }
}

/// The hollow side of a shell of a base colour.
pub fn plain_inside(base: V3) -> V3 {
    base.lerp(V3::all(0.12), 0.6)
}

/// A toy of one design in one livery.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Toy {
    pub design: Design,
    pub radius_mm: f32,
    pub attribute: &'static str,
    pub base: V3,
    pub accent: V3,
    pub pattern: u32,
    /// Colour of the shells' hollow sides.
    pub inside: V3,
    pub gloss: f32,
}

/// How a toy stands: `at` is the table point under its middle, at the height it stands on.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Posture {
    pub at: V3,
    /// The turn of the ball; upright when it has opened.
    pub turn: Turn,
    /// 0 closed, 1 open.
    pub t_open: f32,
}

impl Toy {
    pub fn draw(rng: &mut impl Rng, family: Family, radius_mm: f32, table: V3, card: V3) -> Self {
        let design = match family {
            Family::Open => Design::OPEN[rng.random_range(0..Design::OPEN.len())],
            Family::KeptOut => Design::KEPT_OUT[rng.random_range(0..Design::KEPT_OUT.len())],
            Family::Study if rng.random_bool(0.6) => Medley(rng.random()),
            Family::Study => Varied(rng.random_range(0..Design::OPEN.len()) as u8, rng.random()),
        };
        let liveries = [
            ("pyrus", v3(0.5, 0.04, 0.03), v3(0.6, 0.3, 0.04)),
            ("aquos", v3(0.03, 0.1, 0.45), v3(0.2, 0.45, 0.6)),
            ("subterra", v3(0.3, 0.17, 0.07), v3(0.5, 0.36, 0.18)),
            ("haos", v3(0.65, 0.64, 0.58), v3(0.6, 0.5, 0.1)),
            ("darkus", v3(0.03, 0.025, 0.035), v3(0.25, 0.06, 0.32)),
            ("ventus", v3(0.04, 0.3, 0.08), v3(0.4, 0.5, 0.2)),
            ("like_table", table, table * 0.6),
            ("like_card", card, card.lerp(V3::all(0.5), 0.4)),
        ];
        let (attribute, mut base, mut accent) = liveries[rng.random_range(0..liveries.len())];
        let mut pattern = rng.random_range(0..35);
        if family == Family::Study {
            (base, accent) = medley::livery(rng, base, accent);
            pattern = CHANCE_PATTERN + rng.random_range(0..100_000);
        }
        let inside = if family == Family::Study {
            medley::inside(rng, base, accent)
        } else {
            plain_inside(base)
        };
        Self {
            design,
            radius_mm,
            attribute,
            base,
            accent,
            pattern,
            inside,
            gloss: rng.random_range(0.15..0.8),
        }
    }

    /// The solid pieces of the toy as it stands.
    pub fn parts(&self, posture: &Posture) -> Vec<Part> {
        let mut kit = Kit {
            toy: self,
            parts: Vec::with_capacity(16),
            turn: posture.turn,
            centre: V3::default(),
            t: posture.t_open.clamp(0.0, 1.1),
            chance: None,
        };
        // A ball is one piece: quicker, and without hair lines between its shells.
        if kit.t < 0.004 {
            kit.centre = posture.at + UP * self.radius_mm;
            kit.shell(&[], V3::default(), UP, 0.0, V3::default());
            return kit.parts;
        }
        // Built twice: once to see how low it reaches, once standing on that point.
        kit.build();
        let lowest = kit.parts.iter().map(Part::lowest).fold(f32::MAX, f32::min);
        kit.parts.clear();
        kit.centre = posture.at - UP * lowest;
        kit.build();
        kit.parts
    }
}

/// Builds the pieces in units of the ball's radius, z up, x to the front.
struct Kit<'a> {
    toy: &'a Toy,
    parts: Vec<Part>,
    turn: Turn,
    centre: V3,
    t: f32,
    /// From where a varied toy takes its changes; none for the others.
    chance: Option<StdRng>,
}

impl Kit<'_> {
    fn place(&self, p: V3) -> V3 {
        self.centre + self.turn.apply(p * self.toy.radius_mm)
    }

    /// A piece of the ball's shell, swung by `angle` (when fully open) around `axis` through `hinge`, and moved.
    fn shell(&mut self, cuts: &[(V3, f32)], hinge: V3, axis: V3, angle: f32, moved: V3) {
        let (wider, farther, early) = (self.vary(0.3), self.vary(0.5), self.vary(0.35));
        // Not all pieces open at the same pace.
        let t = self.t.max(0.0).powf(early);
        let swing = Turn::about(axis, angle * wider * t);
        let centre = hinge - swing.apply(hinge) + moved * farther * t;
        let paint = Paint::Shell {
            base: self.toy.base,
            accent: self.toy.accent,
            pattern: self.toy.pattern,
            inside: self.toy.inside,
            gloss: self.toy.gloss,
        };
        let mut part = Part::ellipsoid(
            self.place(centre),
            &self.turn.after(&swing),
            V3::all(self.toy.radius_mm),
            cuts,
            paint,
        );
        // The middle of what is left, so that boxes and contact shadows are tight.
        if !cuts.is_empty() {
            let lean = cuts
                .iter()
                .fold(V3::default(), |sum, (n, _)| sum + *n)
                .unit();
            part.middle = self.place(centre + swing.apply(lean * 0.5));
            part.reach = self.toy.radius_mm * 1.05;
        }
        self.parts.push(part);
    }

    /// A factor around one whose logarithm spreads by `spread`; one for a toy that is not varied.
    fn vary(&mut self, spread: f32) -> f32 {
        self.chance.as_mut().map_or(1.0, |rng| {
            let sum: f32 = (0..3).map(|_| rng.random_range(-1.0..1.0_f32)).sum();
            (spread * sum).exp()
        })
    }

    fn plain(&self, accent: f32, dark: f32) -> Paint {
        Paint::Plain {
            colour: self.toy.base.lerp(self.toy.accent, accent) * dark,
            gloss: self.toy.gloss * 0.6,
        }
    }

    /// A blob that moves from inside the ball to its open place.
    fn blob(&mut self, closed: V3, open: V3, half: V3, accent: f32) {
        let open = open * self.vary(0.15);
        let half = v3(
            half.x * self.vary(0.2),
            half.y * self.vary(0.2),
            half.z * self.vary(0.2),
        );
        let dark = 0.9 * self.vary(0.3).min(1.0);
        let paint = self.plain(accent, dark);
        let grown = 0.55 + 0.45 * self.t.min(1.0);
        let part = Part::ellipsoid(
            self.place(closed.lerp(open, self.t)),
            &self.turn,
            half * (self.toy.radius_mm * grown),
            &[],
            paint,
        );
        self.parts.push(part);
    }

    fn rod(&mut self, closed: (V3, V3), open: (V3, V3), radius: f32, accent: f32) {
        let far = self.vary(0.15);
        let open = (open.0 * far, open.1 * far);
        let radius = radius * self.vary(0.3);
        let dark = 0.75 * self.vary(0.3).min(1.0);
        let paint = self.plain(accent, dark);
        let (from, to) = (closed.0.lerp(open.0, self.t), closed.1.lerp(open.1, self.t));
        let part = Part::rod(
            self.place(from),
            self.place(to),
            radius * self.toy.radius_mm,
            paint,
        );
        self.parts.push(part);
    }

    /// The eyes and the face, a small dark pair on a head.
    fn head(&mut self, closed: V3, open: V3, size: f32) {
        self.blob(closed, open, V3::all(size), 0.3);
        for side in [-1.0, 1.0] {
            let off = v3(size * 0.75, side * size * 0.45, size * 0.35);
            self.blob(closed, open + off, V3::all(size * 0.25), 1.0);
        }
    }

    /// Outward swing axis for a wedge that stands at azimuth `a`.
    fn tangent(a: f32) -> V3 {
        v3(-a.sin(), a.cos(), 0.0)
    }

    /// `count` wedges of the ball around the upright axis, limited to heights by `band` (lower, upper).
    fn petals(
        &mut self,
        count: u8,
        first: f32,
        upper: Option<bool>,
        hinge: (f32, f32),
        angle: f32,
        moved: f32,
    ) {
        let step = std::f32::consts::TAU / f32::from(count);
        for i in 0..count {
            let a = first + step * f32::from(i);
            let (from, to) = (a - step / 2.0, a + step / 2.0);
            let mut cuts = vec![
                (v3(-from.sin(), from.cos(), 0.0), 0.0),
                (v3(to.sin(), -to.cos(), 0.0), 0.0),
            ];
            if let Some(upper) = upper {
                cuts.push((UP * if upper { 1.0 } else { -1.0 }, 0.0));
            }
            let out = v3(a.cos(), a.sin(), 0.0);
            self.shell(
                &cuts,
                out * hinge.0 + UP * hinge.1,
                Self::tangent(a),
                angle,
                out * moved,
            );
        }
    }

    fn legs(&mut self, count: u8, spread: f32, radius: f32) {
        for i in 0..count {
            let side = if i % 2 == 0 { 1.0 } else { -1.0 };
            let x = 0.55 - 1.1 * f32::from(i / 2) / f32::from((count / 2).saturating_sub(1).max(1));
            let (knee, foot) = (
                v3(x * 1.1, side * spread * 0.75, 0.1),
                v3(x * 1.25, side * spread, -0.75),
            );
            let tucked = (v3(x * 0.6, side * 0.3, -0.2), v3(x * 0.6, side * 0.5, -0.3));
            self.rod(tucked, (v3(x * 0.7, side * 0.4, -0.2), knee), radius, 0.2);
            self.rod(tucked, (knee, foot), radius, 0.6);
        }
    }

    fn build(&mut self) {
        let design = match self.toy.design {
            Medley(seed) => return self.build_medley(seed),
            Varied(which, seed) => {
                self.chance = Some(StdRng::seed_from_u64(u64::from(seed)));
                Design::OPEN[usize::from(which) % Design::OPEN.len()]
            }
            design => design,
        };
        let o = V3::default();
        let (x, y) = (v3(1.0, 0.0, 0.0), v3(0.0, 1.0, 0.0));
        match design {
            Wings => {
                self.shell(&[(-UP, 0.0)], o, UP, 0.0, o);
                self.shell(
                    &[(UP, 0.0), (y, 0.0)],
                    y * 0.95,
                    x,
                    -1.7,
                    v3(-0.1, 0.1, 0.15),
                );
                self.shell(
                    &[(UP, 0.0), (-y, 0.0)],
                    y * -0.95,
                    x,
                    1.7,
                    v3(-0.1, -0.1, 0.15),
                );
                self.rod((o, x * 0.4), (x * 0.2, v3(0.55, 0.0, 0.95)), 0.2, 0.4);
                self.head(x * 0.4, v3(0.75, 0.0, 1.15), 0.32);
                self.blob(o, v3(-0.1, 0.0, 0.05), v3(0.62, 0.45, 0.4), 0.7);
            }
            Beast => {
                self.shell(&[(UP, 0.0)], x * -0.9, y, -0.35, v3(0.0, 0.0, 0.3));
                self.petals(4, 0.785, Some(false), (0.62, 0.0), -0.75, 0.25);
                self.blob(o, v3(0.0, 0.0, 0.1), v3(0.75, 0.6, 0.45), 0.6);
                self.head(x * 0.4, v3(1.2, 0.0, 0.35), 0.36);
                self.rod(
                    (o, x * -0.4),
                    (v3(-0.7, 0.0, 0.1), v3(-1.35, 0.0, 0.5)),
                    0.12,
                    0.9,
                );
            }
            Tower => {
                self.shell(&[(-UP, 0.0)], o, UP, 0.0, o);
                self.shell(&[(UP, 0.25)], o, UP, 0.0, UP * 1.25);
                self.rod((UP * -0.3, UP * 0.3), (UP * -0.4, UP * 1.5), 0.42, 0.6);
                self.rod(
                    (o, y * 0.5),
                    (v3(0.0, 0.4, 0.4), v3(0.0, 1.1, 0.9)),
                    0.16,
                    1.0,
                );
                self.rod(
                    (o, y * -0.5),
                    (v3(0.0, -0.4, 0.4), v3(0.0, -1.1, 0.9)),
                    0.16,
                    1.0,
                );
                self.head(UP * 0.2, v3(0.35, 0.0, 1.25), 0.28);
            }
            Flower => {
                self.petals(6, 0.0, None, (0.4, -0.9), 1.25, 0.1);
                self.blob(o, UP * -0.3, v3(0.45, 0.45, 0.5), 1.0);
                self.head(UP * 0.1, UP * 0.2, 0.3);
            }
            Clam => {
                self.shell(&[(-UP, 0.0)], o, UP, 0.0, o);
                self.shell(&[(UP, 0.0)], x * -0.97, -y, 1.35, o);
                self.blob(o, v3(0.0, 0.0, 0.1), v3(0.6, 0.7, 0.35), 0.9);
                self.head(x * 0.1, v3(0.35, 0.0, 0.45), 0.34);
            }
            Serpent => {
                self.shell(&[(y, 0.0)], v3(0.0, 0.15, -0.95), -x, 1.05, y * 0.12);
                self.shell(&[(-y, 0.0)], v3(0.0, -0.15, -0.95), x, 1.05, y * -0.12);
                for i in 0..7_u8 {
                    let k = f32::from(i) / 6.0;
                    let open = v3(-0.9 + 1.5 * k, 0.35 * (k * 7.0).sin(), -0.55 + 1.9 * k * k);
                    self.blob(open * 0.35, open, V3::all(0.36 - 0.08 * k), k);
                }
                self.head(UP * 0.3, v3(0.85, 0.0, 1.4), 0.3);
            }
            Crab => {
                self.shell(&[(UP, 0.05)], o, UP, 0.0, v3(0.0, 0.0, -0.1));
                self.petals(4, 0.785, Some(false), (0.9, 0.0), -1.35, 0.2);
                for side in [-1.0, 1.0] {
                    let (elbow, claw) = (v3(0.75, side * 1.05, 0.0), v3(1.45, side * 0.75, 0.15));
                    self.rod((o, x * 0.3), (v3(0.3, side * 0.5, 0.0), elbow), 0.18, 0.3);
                    self.rod((o, x * 0.4), (elbow, claw), 0.16, 0.5);
                    self.blob(x * 0.4, claw, v3(0.34, 0.22, 0.26), 0.9);
                }
                self.legs(4, 1.35, 0.1);
                self.blob(o, UP * -0.15, v3(0.8, 0.85, 0.4), 0.2);
            }
            Beetle => {
                self.shell(
                    &[(UP, 0.0), (y, 0.0)],
                    v3(0.6, 0.3, 0.2),
                    v3(0.5, 0.0, -0.85),
                    -0.95,
                    y * 0.25,
                );
                self.shell(
                    &[(UP, 0.0), (-y, 0.0)],
                    v3(0.6, -0.3, 0.2),
                    v3(0.5, 0.0, -0.85),
                    0.95,
                    y * -0.25,
                );
                self.shell(&[(-UP, 0.3)], o, UP, 0.0, UP * 0.2);
                self.blob(o, v3(-0.2, 0.0, 0.05), v3(0.85, 0.5, 0.42), 0.5);
                self.legs(6, 1.2, 0.1);
                self.head(x * 0.4, v3(0.95, 0.0, 0.1), 0.34);
                self.rod(
                    (o, x * 0.4),
                    (v3(1.1, 0.0, 0.3), v3(1.6, 0.0, 0.75)),
                    0.1,
                    1.0,
                );
            }
            Biped => {
                self.shell(
                    &[(-UP, 0.0), (y, 0.0)],
                    y * 0.4,
                    x,
                    0.35,
                    v3(0.0, 0.1, -0.55),
                );
                self.shell(
                    &[(-UP, 0.0), (-y, 0.0)],
                    y * -0.4,
                    x,
                    -0.35,
                    v3(0.0, -0.1, -0.55),
                );
                self.shell(&[(UP, 0.0), (-x, 0.0)], o, UP, 0.0, UP * 0.35);
                self.blob(o, UP * 0.3, v3(0.42, 0.55, 0.6), 0.6);
                for side in [-1.0, 1.0] {
                    self.rod(
                        (o, y * (0.5 * side)),
                        (v3(0.0, side * 0.5, 0.6), v3(0.35, side * 1.25, 0.3)),
                        0.17,
                        0.8,
                    );
                }
                self.head(UP * 0.2, v3(0.15, 0.0, 1.25), 0.34);
            }
            Turtle => {
                self.shell(&[(UP, 0.0)], o, UP, 0.0, UP * -0.25);
                self.petals(4, 0.785, Some(false), (0.95, 0.0), -1.5, 0.35);
                self.blob(o, UP * -0.2, v3(0.9, 0.8, 0.3), 0.8);
                self.head(x * 0.4, v3(1.35, 0.0, 0.0), 0.32);
            }
            Bat => {
                self.shell(&[(-UP, 0.0)], o, UP, 0.0, o);
                self.shell(&[(UP, 0.0), (x, 0.0)], x * 0.9, y, 0.9, o);
                for side in [-1.0, 1.0] {
                    let far = v3(-0.2, side * 1.7, 0.9);
                    self.rod(
                        (o, y * (0.4 * side)),
                        (v3(0.0, side * 0.3, 0.3), far),
                        0.12,
                        0.4,
                    );
                    self.blob(
                        y * (0.2 * side),
                        v3(-0.25, side * 1.05, 0.55),
                        v3(0.55, 0.72, 0.08),
                        0.9,
                    );
                }
                self.shell(&[(UP, 0.0), (-x, 0.0)], x * -0.9, y, -0.9, o);
                self.head(UP * 0.1, v3(0.3, 0.0, 0.8), 0.36);
            }
            Spinner => {
                self.petals(3, 0.3, None, (0.75, -0.65), 1.45, 0.25);
                self.rod((UP * -0.4, UP * 0.4), (UP * -0.6, UP * 1.25), 0.2, 1.0);
                self.blob(o, UP * -0.4, v3(0.6, 0.6, 0.32), 0.5);
            }
            Scorpion => {
                self.petals(3, 1.05, Some(false), (0.8, -0.2), -0.8, 0.3);
                self.shell(&[(UP, 0.3)], x * 0.6, y, 0.8, o);
                self.blob(o, UP * -0.1, v3(0.8, 0.5, 0.4), 0.3);
                for i in 0..6_u8 {
                    let a = f32::from(i) * 0.42;
                    let open = v3(
                        -0.75 - 0.75 * a.sin(),
                        0.0,
                        0.75 - 0.75 * a.cos() + 0.25 * a,
                    );
                    self.blob(open * 0.3, open, V3::all(0.24 - 0.02 * f32::from(i)), 0.7);
                }
                for side in [-1.0, 1.0] {
                    self.rod(
                        (o, x * 0.4),
                        (v3(0.4, side * 0.5, -0.1), v3(1.3, side * 0.8, 0.1)),
                        0.15,
                        0.5,
                    );
                }
                self.legs(6, 1.25, 0.09);
            }
            Medley(_) | Varied(..) => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn toy(design: Design) -> Toy {
        Toy {
            design,
            radius_mm: 16.0,
            attribute: "pyrus",
            base: v3(0.5, 0.1, 0.1),
            accent: v3(0.5, 0.4, 0.1),
            pattern: 3,
            inside: V3::all(0.1),
            gloss: 0.4,
        }
    }

    #[test]
    fn every_design_stands_on_the_table_at_every_opening() {
        let varied = (0..40).map(|seed| Varied(seed % 8, u32::from(seed)));
        for design in Design::OPEN
            .into_iter()
            .chain(Design::KEPT_OUT)
            .chain(varied)
        {
            let wild = matches!(design, Varied(..));
            for t_open in [0.0, 0.05, 0.2, 0.5, 0.8, 1.0] {
                let at = v3(3.0, 4.0, 1.5);
                let turn = Turn::about(v3(0.3, 1.0, 0.0), 0.2);
                let parts = toy(design).parts(&Posture { at, turn, t_open });
                let lowest = parts.iter().map(Part::lowest).fold(f32::MAX, f32::min);
                assert!((lowest - 1.5).abs() < 1e-3, "{design:?} {t_open}: {lowest}");
                let far = parts
                    .iter()
                    .flat_map(|part| part.points().collect::<Vec<_>>())
                    .map(|p| (p - at).flat().length())
                    .fold(0.0, f32::max);
                assert!(wild || far < 16.0 * 2.6, "{design:?} reaches {far} mm");
                if !wild && t_open >= 0.8 {
                    assert!(far > 16.0 * 1.1, "{design:?} opened reaches only {far} mm");
                }
            }
        }
    }

    #[test]
    fn a_barely_opened_toy_is_still_nearly_a_ball() {
        for design in Design::OPEN {
            let at = V3::default();
            let parts = toy(design).parts(&Posture {
                at,
                turn: Turn::NONE,
                t_open: 0.01,
            });
            let far = parts
                .iter()
                .flat_map(|part| part.points().collect::<Vec<_>>())
                .map(|p| (p - v3(0.0, 0.0, 16.0)).length())
                .fold(0.0, f32::max);
            assert!(far < 17.5, "{design:?} {far}");
        }
    }
}
