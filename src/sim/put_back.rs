//! A still table with a toy that stands on a gate and can be put somewhere else: for measuring what is noticed of that.

use image::RgbImage;
use rand::rngs::StdRng;
use rand::{Rng as _, SeedableRng as _};

use super::Family;
use super::film::Gains;
use super::scenario::setup_card;
use super::setting::{Setting, Standing};
use super::space::{Turn, V3, v3};
use super::stage::{Moment, Stage};
use super::toy::{Posture, Toy};
use super::truth::SetupCard;

/// How a toy is put back.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct PutBack {
    /// So far from where it stood, in millimetres along the table.
    pub off_mm: [f32; 2],
    /// So far turned about its height, in degrees.
    pub turned_deg: f32,
}

/// A table on which nothing moves.
#[derive(Debug)]
pub struct StillTable {
    setting: Setting,
    toy: Standing,
}

impl StillTable {
    /// Draws a table on which one opened toy stands on a gate.
    pub fn draw(seed: u64, family: Family, size: (u32, u32)) -> Self {
        let mut rng = StdRng::seed_from_u64(seed);
        loop {
            let mut setting = Setting::draw(&mut rng, family, size, 2);
            setting.standing.clear();
            let Some(card) = setting.gates().next() else {
                continue;
            };
            let (half, gate) = (card.print.half_mm, card.gate.unwrap_or(0));
            let at = card.world(
                rng.random_range(-0.25..0.25) * half.0,
                rng.random_range(-0.25..0.25) * half.1,
            );
            let colour = card.print.colour(0.4, 0.75, true);
            let table = setting.scene.surface.at(V3::default()).0;
            let radius = setting.ball_radius_mm;
            let toy = Standing {
                gate,
                toy: Toy::draw(&mut rng, family, radius, table, colour),
                posture: Posture {
                    at,
                    turn: Turn::yaw(rng.random_range(0.0..std::f32::consts::TAU)),
                    t_open: 1.0,
                },
            };
            return Self { setting, toy };
        }
    }

    /// The gates, and which of them the toy stands on.
    pub fn gates(&self) -> (Vec<SetupCard>, usize) {
        let view = &self.setting.scene.view;
        let cards = self.setting.gates().map(|card| setup_card(view, card));
        (cards.collect(), self.toy.gate)
    }

    /// The table with the toy put so, or without it; each number stands for another grain.
    pub fn pictures(
        &self,
        toy: Option<PutBack>,
        numbers: impl Iterator<Item = u64>,
    ) -> Vec<RgbImage> {
        let mut setting = self.setting.clone();
        setting.standing.extend(toy.map(|put| {
            let mut toy = self.toy.clone();
            let [x, y] = put.off_mm;
            toy.posture.at += v3(x, y, 0.0);
            toy.posture.turn = Turn::yaw(put.turned_deg.to_radians()).after(&toy.posture.turn);
            toy
        }));
        let still = setting.still();
        let mut stage = Stage::new(setting.scene, still);
        let pictures = numbers.map(|number| {
            stage.picture(&Moment {
                moving: Vec::new(),
                gains: Gains::CALM,
                number,
            })
        });
        pictures.collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_toy_put_back_as_it_stood_is_the_same_picture_and_one_put_elsewhere_is_not() {
        let table = StillTable::draw(3, Family::Open, (160, 120));
        let as_it_stood = Some(PutBack::default());
        let stood = table.pictures(as_it_stood, [1, 1, 2].into_iter());
        assert_eq!(stood[0], stood[1]);
        assert_ne!(stood[0], stood[2], "grain");
        let off = PutBack {
            off_mm: [12.0, 0.0],
            turned_deg: 0.0,
        };
        assert_ne!(stood[..1], table.pictures(Some(off), 1..2));
        assert_ne!(stood[..1], table.pictures(None, 1..2));
        let (gates, of_toy) = table.gates();
        assert!(gates.iter().any(|gate| gate.index == of_toy));
    }
}
