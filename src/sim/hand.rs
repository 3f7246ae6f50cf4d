//! A hand and its arm, from the elbow that lies outside the picture to the finger tips.

use rand::Rng;

use super::part::{Paint, Part};
use super::space::{Turn, UP, V3, smooth, v3};
use super::stage::{Body, Kind};
use super::view::View;

/// Whose hand it is.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct HandLook {
    /// 1 is a grown man's hand, about 180 mm long.
    pub scale: f32,
    pub skin: V3,
    pub sleeve: Option<V3>,
}

impl HandLook {
    pub fn draw(rng: &mut impl Rng) -> Self {
        let skins = [
            v3(0.55, 0.34, 0.25),
            v3(0.42, 0.24, 0.16),
            v3(0.25, 0.13, 0.08),
            v3(0.1, 0.055, 0.04),
        ];
        let sleeves = [
            v3(0.35, 0.5, 0.5),
            v3(0.05, 0.06, 0.16),
            v3(0.3, 0.05, 0.06),
            v3(0.4, 0.4, 0.38),
            v3(0.03, 0.03, 0.03),
        ];
        Self {
            scale: rng.random_range(0.78..1.0),
            skin: skins[rng.random_range(0..skins.len())],
            sleeve: rng
                .random_bool(0.65)
                .then(|| sleeves[rng.random_range(0..sleeves.len())]),
        }
    }

    /// The hand with its finger tips around `grip`; `arm` points flat from the hand to the elbow; `closed` is 1 for a
    /// pinch and 0 for spread fingers.
    pub fn body(&self, grip: V3, arm: V3, closed: f32) -> Body {
        let k = self.scale;
        let side = UP.cross(-arm).unit();
        let at = |back: f32, across: f32, up: f32| {
            grip + arm * (back * k) + side * (across * k) + UP * (up * k)
        };
        let skin = Paint::Plain {
            colour: self.skin,
            gloss: 0.05,
        };
        let darker = Paint::Plain {
            colour: self.skin * 0.85,
            gloss: 0.05,
        };
        let mut parts = Vec::with_capacity(22);
        let pitch = Turn::about(side, 0.22).after(&Turn {
            x: -arm,
            y: side,
            z: UP,
        });
        parts.push(Part::ellipsoid(
            at(70.0, 0.0, 47.0),
            &pitch,
            v3(47.0, 39.0, 17.0) * k,
            &[],
            skin,
        ));
        parts.push(Part::ellipsoid(
            at(75.0, -22.0, 40.0),
            &pitch,
            v3(33.0, 18.0, 15.0) * k,
            &[],
            skin,
        ));
        for (i, across) in [-26.0_f32, -9.0, 8.0, 24.0].into_iter().enumerate() {
            let long = [0.92, 1.0, 0.95, 0.8][i];
            let knuckle = at(36.0, across, 47.0);
            let bend = at(8.0, across * 0.8, 43.0)
                .lerp(at(36.0 - 42.0 * long, across * 1.25, 42.0), 1.0 - closed);
            let tip = at(-4.0, across * 0.5, 5.0)
                .lerp(at(36.0 - 82.0 * long, across * 1.45, 24.0), 1.0 - closed);
            let last = bend.lerp(tip, 0.55);
            parts.push(Part::rod(knuckle, bend, 9.0 * k, skin));
            parts.push(Part::rod(bend, last, 8.2 * k, skin));
            parts.push(Part::rod(last, tip, 7.3 * k, darker));
        }
        let thumb = at(48.0, -40.0, 28.0);
        let tip = at(4.0, -17.0, 2.0).lerp(at(12.0, -62.0, 16.0), 1.0 - closed);
        parts.push(Part::rod(at(85.0, -26.0, 38.0), thumb, 11.0 * k, skin));
        parts.push(Part::rod(thumb, tip, 9.0 * k, skin));
        let (wrist, elbow) = (at(112.0, 0.0, 55.0), at(370.0, 0.0, 120.0));
        parts.push(Part::rod(at(95.0, 0.0, 51.0), wrist, 24.0 * k, skin));
        pieces(&mut parts, wrist, elbow, 29.0 * k, skin);
        let far = at(900.0, 0.0, 260.0);
        let upper = match self.sleeve {
            Some(colour) => {
                let cloth = Paint::Plain { colour, gloss: 0.0 };
                pieces(&mut parts, wrist.lerp(elbow, 0.2), elbow, 37.0 * k, cloth);
                (42.0, cloth)
            }
            None => (36.0, skin),
        };
        pieces(&mut parts, elbow, far, upper.0 * k, upper.1);
        Body {
            kind: Kind::Hand,
            parts,
        }
    }
}

/// A long rod in short pieces, whose boxes in the picture are small.
fn pieces(parts: &mut Vec<Part>, from: V3, to: V3, radius: f32, paint: Paint) {
    let count = 5_u8;
    for i in 0..count {
        let at = |i: u8| from.lerp(to, f32::from(i) / f32::from(count));
        parts.push(Part::rod(at(i), at(i + 1), radius, paint));
    }
}

/// One place on a hand's way.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Key {
    pub seconds: f32,
    pub grip: V3,
    /// 1 for a pinch, 0 for spread fingers.
    pub closed: f32,
    /// How the hand moves on the way to this place.
    pub ease: Ease,
}

/// How a way is spread over its time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ease {
    /// Starts and ends at rest.
    Both,
    /// Gets faster up to the end.
    In,
    /// Starts fast and comes to rest.
    Out,
}

/// A hand's whole visit.
#[derive(Debug, Clone, PartialEq)]
pub struct HandTrack {
    pub look: HandLook,
    /// Flat direction from the hand to the elbow.
    pub arm: V3,
    pub keys: Vec<Key>,
}

impl HandTrack {
    /// Where the finger tips are and how they are closed; none before the first and after the last place.
    pub fn grip(&self, seconds: f32) -> Option<(V3, f32)> {
        let (first, last) = (self.keys.first()?, self.keys.last()?);
        if seconds < first.seconds || seconds > last.seconds {
            return None;
        }
        let after = self.keys.iter().position(|key| key.seconds >= seconds)?;
        let to = &self.keys[after];
        let from = &self.keys[after.saturating_sub(1)];
        let span = (to.seconds - from.seconds).max(1e-6);
        let x = ((seconds - from.seconds) / span).clamp(0.0, 1.0);
        let share = match to.ease {
            Ease::Both => smooth(0.0, 1.0, x),
            Ease::In => x * x,
            Ease::Out => 1.0 - (1.0 - x) * (1.0 - x),
        };
        Some((
            from.grip.lerp(to.grip, share),
            from.closed + (to.closed - from.closed) * smooth(0.0, 0.7, x),
        ))
    }

    pub fn body(&self, seconds: f32) -> Option<Body> {
        let (grip, closed) = self.grip(seconds)?;
        Some(self.look.body(grip, self.arm, closed))
    }

    pub fn ends(&self) -> f32 {
        self.keys.last().map_or(0.0, |key| key.seconds)
    }
}

/// How far back along its arm a hand must go from `from` to be out of the picture.
pub fn way_out(view: &View, look: &HandLook, from: V3, arm: V3) -> f32 {
    let mut back = 80.0;
    while back < 1400.0 && is_seen(view, &look.body(from + arm * back, arm, 1.0)) {
        back += 30.0;
    }
    back + 20.0
}

/// True when any of a body's surface is in the picture.
pub fn is_seen(view: &View, body: &Body) -> bool {
    body.parts
        .iter()
        .any(|part| part.points().any(|p| view.sees(p, 2.0)))
}
