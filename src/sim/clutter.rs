//! What else lies on a table.

use rand::Rng;

use super::part::{Paint, Part};
use super::space::{Turn, UP, V3, v3};
use super::stage::Body;

/// A kind of thing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sort {
    Pen,
    Coin,
    Die,
    Cup,
    Book,
    Phone,
    Ball,
}

/// A thing on the table.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Thing {
    pub sort: Sort,
    /// The table point under its middle.
    pub at: V3,
    pub yaw: f32,
    pub colour: V3,
    pub size: f32,
}

impl Thing {
    pub fn draw(rng: &mut impl Rng, sort: Sort, at: V3) -> Self {
        let hue = rng.random_range(0.0..std::f32::consts::TAU);
        let bright = rng.random_range(0.1..0.35);
        let colour = match sort {
            Sort::Phone => V3::all(0.015),
            Sort::Coin => v3(0.4, 0.3, 0.15),
            Sort::Die => V3::all(rng.random_range(0.05..0.6)),
            _ => v3(
                bright * (1.0 + 0.9 * hue.sin()),
                bright * (1.0 + 0.9 * (hue + 2.1).sin()),
                bright * (1.0 + 0.9 * (hue + 4.2).sin()),
            ),
        };
        Self {
            sort,
            at,
            yaw: rng.random_range(0.0..std::f32::consts::TAU),
            colour,
            size: rng.random_range(0.85..1.15),
        }
    }

    /// Radius of the circle it needs on the table.
    pub fn reach_mm(&self) -> f32 {
        self.size
            * match self.sort {
                Sort::Pen => 72.0,
                Sort::Coin => 12.0,
                Sort::Die => 11.0,
                Sort::Cup => 38.0,
                Sort::Book => 100.0,
                Sort::Phone => 78.0,
                Sort::Ball => 16.0,
            }
    }

    pub fn word(&self) -> &'static str {
        match self.sort {
            Sort::Pen => "pen",
            Sort::Coin => "coin",
            Sort::Die => "die",
            Sort::Cup => "cup",
            Sort::Book => "book",
            Sort::Phone => "phone",
            Sort::Ball => "ball",
        }
    }

    pub fn body(&self) -> Body {
        let turn = Turn::yaw(self.yaw);
        let k = self.size;
        let plain = |colour: V3, gloss: f32| Paint::Plain { colour, gloss };
        let up = |h: f32| self.at + UP * (h * k);
        let parts = match self.sort {
            Sort::Pen => {
                let along = turn.x * (68.0 * k);
                let tip = turn.x * (71.0 * k);
                vec![
                    Part::rod(
                        up(4.2) - along,
                        up(4.2) + along,
                        4.0 * k,
                        plain(self.colour, 0.3),
                    ),
                    Part::rod(
                        up(3.0) + along,
                        up(3.0) + tip,
                        2.0 * k,
                        plain(V3::all(0.1), 0.2),
                    ),
                ]
            }
            Sort::Coin => vec![Part::drum(
                up(0.9),
                &turn,
                12.0 * k,
                0.9 * k,
                plain(self.colour, 0.9),
            )],
            Sort::Die => vec![Part::block(
                up(8.0),
                &turn,
                V3::all(8.0 * k),
                plain(self.colour, 0.3),
            )],
            Sort::Cup => {
                let paint = Paint::Ends {
                    side: self.colour,
                    end: self.colour * 0.8,
                    gloss: 0.4,
                };
                let tea = plain(v3(0.05, 0.025, 0.01), 0.5);
                vec![
                    Part::drum(up(44.0), &turn, 38.0 * k, 44.0 * k, paint),
                    Part::drum(up(87.5), &turn, 33.5 * k, 0.7 * k, tea),
                ]
            }
            Sort::Book => vec![Part::block(
                up(7.0),
                &turn,
                v3(85.0, 58.0, 7.0) * k,
                plain(self.colour, 0.15),
            )],
            Sort::Phone => vec![Part::block(
                up(4.0),
                &turn,
                v3(36.0, 74.0, 4.0) * k,
                plain(self.colour, 0.8),
            )],
            Sort::Ball => vec![Part::ellipsoid(
                up(16.0),
                &Turn::about(v3(0.6, 0.2, 1.0), self.yaw),
                V3::all(16.0 * k),
                &[],
                Paint::Shell {
                    base: self.colour,
                    accent: V3::all(0.5) - self.colour * 0.5,
                    pattern: (self.yaw * 100.0) as u32,
                    inside: V3::default(),
                    gloss: 0.4,
                },
            )],
        };
        Body::thing(parts)
    }
}
