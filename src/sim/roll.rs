//! How a ball rolls, slows down, opens and comes to rest.

use super::cards::Card;
use super::space::{Turn, UP, V3, smooth, v3};
use super::toy::{Posture, Toy};

const FALL_MM_PER_S2: f32 = 9810.0;

/// The opening of a ball.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Opening {
    /// How far it opens, 0.1 to 1.
    pub to: f32,
    pub seconds: f32,
    pub hop_mm: f32,
}

/// One roll. Seconds count from the start of the act.
#[derive(Debug, Clone, PartialEq)]
pub struct Roll {
    pub toy: Toy,
    /// When the hand lets go, or when the ball comes in.
    pub release: f32,
    /// Held this high above its surface until then.
    pub drop_mm: f32,
    /// Where it comes to rest, on the table plane.
    pub end: V3,
    /// Flat direction of the last of its way.
    pub along: V3,
    /// Sideways bend of the way, per millimetre.
    pub bend: f32,
    /// Rolling: from `start_speed` to `last_speed` in `rolls_for` seconds.
    pub start_speed: f32,
    pub last_speed: f32,
    pub rolls_for: f32,
    /// Then it slides on, ever slower: the time in which its speed falls to a third.
    pub slide_seconds: f32,
    pub opening: Option<Opening>,
    /// How it lies in the end.
    pub rest: Turn,
    pub cards: Vec<Card>,
}

impl Roll {
    /// Millimetres still to go when it begins to slide.
    pub fn slide_mm(&self) -> f32 {
        self.last_speed * self.slide_seconds
    }

    /// Millimetres of the whole way.
    pub fn way_mm(&self) -> f32 {
        (self.start_speed + self.last_speed) / 2.0 * self.rolls_for + self.slide_mm()
    }

    /// The point of the way with `left_mm` still to go.
    pub fn on_way(&self, left_mm: f32) -> V3 {
        let side = UP.cross(self.along);
        (self.end - self.along * left_mm + side * (self.bend * left_mm * left_mm)).flat()
    }

    fn left_mm(&self, rolled: f32) -> f32 {
        if rolled < self.rolls_for {
            let slowing = (self.start_speed - self.last_speed) / self.rolls_for.max(1e-6);
            self.way_mm() - self.start_speed * rolled + slowing * rolled * rolled / 2.0
        } else {
            self.slide_mm() * (-(rolled - self.rolls_for) / self.slide_seconds.max(1e-6)).exp()
        }
    }

    /// When it no longer moves.
    pub fn rests_at(&self) -> f32 {
        let slides = if self.slide_mm() > 0.15 {
            self.slide_seconds * (self.slide_mm() / 0.15).ln()
        } else {
            0.0
        };
        let opens = self.opening.map_or(0.0, |o| o.seconds);
        self.release + self.rolls_for + slides.max(opens)
    }

    /// When it has opened by more than `share` of all it can; none when it does not.
    pub fn opens_at(&self, share: f32) -> Option<f32> {
        let opening = self.opening.filter(|opening| opening.to > share)?;
        let reached = 1.0 - (1.0 - share / opening.to).sqrt();
        Some(self.release + self.rolls_for + opening.seconds * 0.75 * reached)
    }

    /// How far it has opened.
    pub fn t_open(&self, seconds: f32) -> f32 {
        let Some(opening) = self.opening else {
            return 0.0;
        };
        let x = (seconds - self.release - self.rolls_for) / opening.seconds;
        if x <= 0.0 {
            return 0.0;
        }
        if x >= 1.0 {
            return opening.to;
        }
        // Springs open, a little beyond, and back.
        let reach = 1.0 - (1.0 - x / 0.75).max(0.0).powi(2);
        let over = if x > 0.55 {
            0.03 * ((x - 0.55) / 0.45 * std::f32::consts::PI).sin()
        } else {
            0.0
        };
        opening.to * (reach + over)
    }

    /// How it lies at a time after the release.
    pub fn posture(&self, seconds: f32) -> Posture {
        let rolled = (seconds - self.release).max(0.0);
        let left = self.left_mm(rolled);
        let flat = self.on_way(left);
        let mut height = self.surface(flat) + bounce(self.drop_mm, rolled);
        if let Some(opening) = self.opening {
            let x = (rolled - self.rolls_for) / (opening.seconds * 0.8);
            if (0.0..1.0).contains(&x) {
                height += opening.hop_mm * 4.0 * x * (1.0 - x);
            }
        }
        // It rolls without slipping until it opens, then only slides.
        let to_roll = (left
            - if self.opening.is_some() {
                self.slide_mm()
            } else {
                0.0
            })
        .max(0.0);
        let axis = UP.cross(self.along);
        let turn = Turn::about(axis, -to_roll / self.toy.radius_mm).after(&self.rest);
        Posture {
            at: flat.at_height(height),
            turn,
            t_open: self.t_open(seconds),
        }
    }

    /// Height of what carries the ball at a place: the table or a card.
    pub fn surface(&self, p: V3) -> f32 {
        surface_height(&self.cards, p)
    }
}

/// Height of table or card under a place; a card's edge lifts a ball a little before its middle is over it.
pub fn surface_height(cards: &[Card], p: V3) -> f32 {
    cards
        .iter()
        .map(|card| card.thickness_mm * smooth(1.5, -1.5, card.distance(p)))
        .fold(0.0, f32::max)
}

/// Height above the surface of a ball dropped from `height`, which jumps up twice again.
fn bounce(height: f32, seconds: f32) -> f32 {
    if height <= 0.0 {
        return 0.0;
    }
    let fall = (2.0 * height / FALL_MM_PER_S2).sqrt();
    if seconds < fall {
        return height - FALL_MM_PER_S2 * seconds * seconds / 2.0;
    }
    let mut left = seconds - fall;
    let mut speed = FALL_MM_PER_S2 * fall;
    for _ in 0..2 {
        speed *= 0.4;
        let flight = 2.0 * speed / FALL_MM_PER_S2;
        if left < flight {
            return speed * left - FALL_MM_PER_S2 * left * left / 2.0;
        }
        left -= flight;
    }
    0.0
}

/// A direction on the table.
pub fn heading(radians: f32) -> V3 {
    v3(radians.cos(), radians.sin(), 0.0)
}

#[cfg(test)]
mod tests {
    use super::super::toy::Design;
    use super::*;

    fn roll(opening: Option<Opening>, last_speed: f32) -> Roll {
        Roll {
            toy: Toy {
                design: Design::Clam,
                radius_mm: 16.0,
                attribute: "haos",
                base: V3::all(0.5),
                accent: V3::all(0.1),
                pattern: 0,
                inside: V3::all(0.1),
                gloss: 0.3,
            },
            release: 0.5,
            drop_mm: 12.0,
            end: v3(10.0, 20.0, 0.0),
            along: heading(0.8),
            bend: 0.0004,
            start_speed: 600.0,
            last_speed,
            rolls_for: 0.5,
            slide_seconds: 0.06,
            opening,
            rest: Turn::yaw(1.0),
            cards: Vec::new(),
        }
    }

    #[test]
    fn it_ends_where_it_should_and_only_slows_down() {
        for r in [
            roll(None, 0.0),
            roll(
                Some(Opening {
                    to: 0.3,
                    seconds: 0.2,
                    hop_mm: 4.0,
                }),
                120.0,
            ),
        ] {
            let at = |t: f32| r.posture(t).at;
            assert!((at(r.rests_at() + 0.5) - r.end).length() < 0.05);
            assert!((at(r.rests_at()) - r.end).length() < 0.2);
            let mut before = f32::MAX;
            for i in 0..60 {
                let t = r.release + i as f32 / 60.0;
                let step = (at(t + 1.0 / 60.0).flat() - at(t).flat()).length();
                assert!(step <= before + 0.05, "{i}: {before} {step}");
                before = step;
            }
            assert_eq!(r.t_open(r.rests_at()), r.opening.map_or(0.0, |o| o.to));
            if let Some(opens) = r.opens_at(0.1) {
                assert!(r.t_open(opens - 1e-3) < 0.1 && r.t_open(opens + 1e-3) > 0.1);
            }
            assert_eq!(r.opens_at(0.1).is_some(), r.opening.is_some());
        }
    }

    #[test]
    fn a_dropped_ball_never_sinks_into_the_table_and_comes_to_lie_on_it() {
        for i in 0..200 {
            let h = bounce(20.0, i as f32 / 200.0);
            assert!((-1e-3..=20.0).contains(&h));
        }
        assert_eq!(bounce(20.0, 1.0), 0.0);
    }
}
