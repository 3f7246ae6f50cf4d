//! Cards: where they lie and what is printed on them.

use super::space::{V3, cloud, hash01, noise, smooth, v3};

/// The radius of a Gate card's rounded corners in millimetres.
pub const CORNER_RADIUS_MM: f32 = 3.5;

/// What is printed on a card.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct CardPrint {
    /// Half width and half height in millimetres.
    pub half_mm: (f32, f32),
    /// Chooses numbers, picture and colours of this card.
    pub seed: u32,
    /// Chooses the back, the same for a whole deck.
    pub back: u32,
    pub face_up: bool,
}

/// A card on the table.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Card {
    /// Its number among the gates, or none for a card that is no gate.
    pub gate: Option<usize>,
    pub centre: V3,
    /// Where its long side points, radians.
    pub yaw: f32,
    pub thickness_mm: f32,
    pub print: CardPrint,
}

impl Card {
    /// Place in the card's own frame: x across, y along the long side, from its middle.
    #[inline]
    pub fn local(&self, p: V3) -> (f32, f32) {
        let (s, c) = self.yaw.sin_cos();
        let d = p - self.centre;
        (s * d.x - c * d.y, c * d.x + s * d.y)
    }

    /// A place of the card's frame in the world, on its upper face.
    pub fn world(&self, x: f32, y: f32) -> V3 {
        let (s, c) = self.yaw.sin_cos();
        v3(
            self.centre.x + s * x + c * y,
            self.centre.y - c * x + s * y,
            self.thickness_mm,
        )
    }

    /// How far a point of the table lies from the card; negative inside. Corners count as sharp.
    pub fn distance(&self, p: V3) -> f32 {
        let (x, y) = self.local(p);
        let (dx, dy) = (
            x.abs() - self.print.half_mm.0,
            y.abs() - self.print.half_mm.1,
        );
        if dx > 0.0 && dy > 0.0 {
            (dx * dx + dy * dy).sqrt()
        } else {
            dx.max(dy)
        }
    }

    /// True where the card, with its rounded corners, covers the table.
    #[inline]
    pub fn covers(&self, p: V3) -> bool {
        let (x, y) = self.local(p);
        let (w, h) = self.print.half_mm;
        let r = CORNER_RADIUS_MM.min(w).min(h);
        let (dx, dy) = ((x.abs() - w + r).max(0.0), (y.abs() - h + r).max(0.0));
        dx * dx + dy * dy <= r * r
    }

    /// The four corners where the edges would meet, around the card, on its upper face.
    pub fn corners(&self) -> [V3; 4] {
        let (w, h) = self.print.half_mm;
        [
            self.world(-w, -h),
            self.world(w, -h),
            self.world(w, h),
            self.world(-w, h),
        ]
    }

    /// The printed colour at a place of its upper face.
    #[inline]
    pub fn colour(&self, p: V3) -> V3 {
        let (x, y) = self.local(p);
        self.print
            .colour(x / self.print.half_mm.0, y / self.print.half_mm.1, true)
    }
}

impl CardPrint {
    /// The colour at a place from -1 to 1; `above` chooses the upper side.
    pub fn colour(&self, u: f32, v: f32, above: bool) -> V3 {
        let (x, y) = (u * self.half_mm.0, v * self.half_mm.1);
        if self.face_up == above {
            self.face(if above { x } else { -x }, y)
        } else {
            self.back(x, y)
        }
    }

    fn back(&self, x: f32, y: f32) -> V3 {
        let (w, h) = self.half_mm;
        let rim = (w - x.abs()).min(h - y.abs());
        let (ground, line, badge) = match self.back % 4 {
            0 => (
                v3(0.012, 0.03, 0.075),
                v3(0.42, 0.45, 0.5),
                v3(0.02, 0.22, 0.3),
            ),
            1 => (
                v3(0.05, 0.012, 0.03),
                v3(0.5, 0.36, 0.12),
                v3(0.3, 0.05, 0.05),
            ),
            2 => (
                v3(0.014, 0.016, 0.02),
                v3(0.36, 0.5, 0.42),
                v3(0.05, 0.25, 0.12),
            ),
            _ => (
                v3(0.14, 0.12, 0.09),
                v3(0.02, 0.02, 0.03),
                v3(0.5, 0.42, 0.25),
            ),
        };
        if rim < 1.6 {
            return line * 0.5;
        }
        if rim < 2.6 {
            return ground * 0.7;
        }
        let mut colour = ground * (0.8 + 0.5 * noise(x * 0.25, y * 0.25, self.back));
        // A net of slanted lines, the same when the card is turned half round.
        let net = |k: f32| ((x * k + y) / 9.0).fract().abs();
        if net(0.8).min(net(-0.8)) < 0.07 {
            colour = colour.lerp(line, 0.35);
        }
        // Three nested hexagons in the middle, two bars above and below.
        let hex = (y.abs()).max(0.866 * x.abs() + 0.5 * y.abs());
        if hex < 17.0 {
            colour = if hex > 15.2 || (8.0..9.4).contains(&hex) {
                line
            } else if hex < 4.0 {
                line * 0.9
            } else {
                badge * (0.9 + 0.3 * smooth(4.0, 15.0, hex))
            };
        } else if (h - 14.0..h - 10.5).contains(&y.abs()) && x.abs() < w * 0.55 {
            colour = line * 0.8;
        }
        colour
    }

    fn face(&self, x: f32, y: f32) -> V3 {
        let (w, h) = self.half_mm;
        let pick = |n: i32| hash01(n, 77, self.seed);
        let hue = |n: i32| {
            let a = pick(n) * 6.2;
            v3(
                0.32 + 0.28 * a.sin(),
                0.32 + 0.28 * (a + 2.1).sin(),
                0.32 + 0.28 * (a + 4.2).sin(),
            )
        };
        let rim = (w - x.abs()).min(h - y.abs());
        if rim < 1.8 {
            return [
                v3(0.45, 0.46, 0.48),
                v3(0.5, 0.36, 0.1),
                v3(0.42, 0.2, 0.09),
            ][(self.seed % 3) as usize];
        }
        // Name bar on top.
        if y > h - 11.0 {
            let letters = y < h - 4.5
                && y > h - 8.5
                && x.abs() < w * 0.62
                && hash01(
                    (x / 1.3).floor() as i32,
                    (y / 1.9).floor() as i32,
                    self.seed,
                ) > 0.42;
            return if letters {
                V3::all(0.75)
            } else {
                hue(1) * 0.35
            };
        }
        // Six circles with numbers down the left side.
        let (cx, step) = (-w + 8.0, (2.0 * h - 24.0) / 6.0);
        let row = ((y + h - 7.0) / step).floor();
        let cy = -h + 7.0 + (row + 0.5) * step;
        let to_circle = ((x - cx).powi(2) + (y - cy).powi(2)).sqrt();
        if (0.0..6.0).contains(&row) {
            let colours = [
                v3(0.5, 0.05, 0.03),
                v3(0.03, 0.12, 0.5),
                v3(0.35, 0.2, 0.08),
                v3(0.6, 0.58, 0.4),
                v3(0.08, 0.03, 0.1),
                v3(0.04, 0.35, 0.08),
            ];
            if to_circle < 4.2 {
                let digit = (x - cx).abs() < 2.4
                    && (y - cy).abs() < 1.5
                    && hash01(
                        (x / 0.9).floor() as i32,
                        (y / 0.9).floor() as i32,
                        self.seed,
                    ) > 0.5;
                return if digit {
                    V3::all(0.7)
                } else {
                    colours[row as usize]
                };
            }
            if to_circle < 5.0 {
                return V3::all(0.6);
            }
        }
        // A text field below, a picture above.
        if y < -h + 24.0 && x > -w + 15.0 {
            let line = ((y + h) / 2.6).fract() < 0.45
                && hash01(
                    (x / 1.1).floor() as i32,
                    ((y + h) / 2.6).floor() as i32,
                    self.seed,
                ) > 0.3;
            return if line { V3::all(0.08) } else { V3::all(0.5) };
        }
        let sky = hue(2).lerp(hue(3), smooth(-h, h, y))
            * (0.7 + 0.5 * cloud(x * 0.12, y * 0.12, self.seed));
        let (px, py) = (x - 4.0, y - 8.0);
        let angle = py.atan2(px);
        let blob = 11.0
            + 4.5 * (angle * (2.0 + (self.seed % 5) as f32) + pick(4) * 6.0).sin()
            + 2.5 * (angle * 5.0 + pick(5) * 6.0).sin();
        let r = (px * px + py * py).sqrt();
        sky.lerp(
            hue(6) * (0.5 + 0.6 * pick(7)),
            smooth(blob + 0.6, blob - 0.6, r),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn card() -> Card {
        Card {
            gate: Some(0),
            centre: v3(10.0, -20.0, 0.0),
            yaw: 0.7,
            thickness_mm: 1.5,
            print: CardPrint {
                half_mm: (31.5, 44.0),
                seed: 3,
                back: 0,
                face_up: false,
            },
        }
    }

    #[test]
    fn local_and_world_are_each_other_s_way_back() {
        let (x, y) = card().local(card().world(12.0, -30.0));
        assert!((x - 12.0).abs() < 1e-4 && (y + 30.0).abs() < 1e-4);
    }

    #[test]
    fn the_rounded_corner_is_cut_off_and_the_edge_is_not() {
        let c = card();
        assert!(!c.covers(c.world(31.2, 43.7)) && c.covers(c.world(31.2, 0.0)));
        assert!(c.distance(c.world(31.5, 54.0)) > 9.9 && c.distance(c.centre) < -31.0);
    }

    #[test]
    fn the_back_does_not_tell_one_gate_from_another() {
        let (a, mut b) = (card().print, card().print);
        b.seed = 99;
        for i in 0..50 {
            let (u, v) = (hash01(i, 1, 1) * 2.0 - 1.0, hash01(i, 2, 1) * 2.0 - 1.0);
            assert_eq!(a.colour(u, v, true), b.colour(u, v, true));
        }
    }
}
