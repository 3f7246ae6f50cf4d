//! Draws a table by chance: room, camera, cards and what stands about.

use rand::Rng;

use super::Family;
use super::cards::{Card, CardPrint};
use super::clutter::{Sort, Thing};
use super::film::Film;
use super::roll::heading;
use super::space::{Turn, V3, v3};
use super::stage::{Scene, Still};
use super::surface::{Lights, Panel, Surface};
use super::toy::{Posture, Toy};
use super::view::{Stand, View};

/// A toy that stands on a gate.
#[derive(Debug, Clone, PartialEq)]
pub struct Standing {
    pub gate: usize,
    pub toy: Toy,
    pub posture: Posture,
}

/// A table by chance, before anything happens.
#[derive(Debug, Clone)]
pub struct Setting {
    pub scene: Scene,
    /// The gates, by their number, then other cards.
    pub cards: Vec<Card>,
    pub standing: Vec<Standing>,
    pub things: Vec<Thing>,
    /// What the maker says a card and a ball measure.
    pub card_mm: [f32; 2],
    pub ball_diameter_mm: f32,
    /// What this ball really measures.
    pub ball_radius_mm: f32,
    pub layout: &'static str,
    pub family: Family,
}

/// Nominal sizes of cards that are sold.
const CARD_SIZES_MM: [[f32; 2]; 3] = [[63.0, 88.0], [57.0, 98.0], [63.0, 88.0]];

impl Setting {
    pub fn draw(rng: &mut impl Rng, family: Family, size: (u32, u32), gates: usize) -> Self {
        let card_mm = CARD_SIZES_MM[rng.random_range(0..CARD_SIZES_MM.len())];
        let ball_diameter_mm = [28.0, 32.0, 32.0, 32.0, 35.0][rng.random_range(0..5)];
        let ball_radius_mm = ball_diameter_mm / 2.0 * rng.random_range(0.965..1.035);
        let real = |rng: &mut _, nominal: f32| nominal * Rng::random_range(rng, 0.965..1.03) / 2.0;
        let half_mm = (real(rng, card_mm[0]), real(rng, card_mm[1]));
        let (mut cards, layout) = lay(rng, family, half_mm, gates);
        let scene = scene(rng, family, size, &cards);
        let table = scene.surface.at(V3::default()).0;
        let card_colour = cards
            .first()
            .map_or(table, |c| c.print.colour(0.4, 0.75, true));
        let mut standing: Vec<Standing> = Vec::new();
        for card in &cards {
            if rng.random_bool(0.2) {
                let at = card.world(
                    rng.random_range(-0.35..0.35) * card.print.half_mm.0,
                    rng.random_range(-0.4..0.4) * card.print.half_mm.1,
                );
                standing.push(Standing {
                    gate: card.gate.unwrap_or(0),
                    toy: Toy::draw(rng, family, ball_radius_mm, table, card_colour),
                    posture: Posture {
                        at,
                        turn: Turn::yaw(rng.random_range(0.0..std::f32::consts::TAU)),
                        t_open: 1.0,
                    },
                });
            }
        }
        let mut setting = Self {
            things: Vec::new(),
            cards: cards.clone(),
            scene,
            standing,
            card_mm,
            ball_diameter_mm,
            ball_radius_mm,
            layout,
            family,
        };
        for _ in 0..rng.random_range(0..5_u8) {
            let at = v3(
                rng.random_range(-380.0..380.0),
                rng.random_range(-320.0..320.0),
                0.0,
            );
            if rng.random_bool(0.25) {
                // Another card lies about: of the deck, but no gate.
                let half = (31.5, 44.0);
                let print = CardPrint {
                    half_mm: half,
                    seed: rng.random(),
                    back: rng.random(),
                    face_up: rng.random_bool(0.5),
                };
                if setting.is_free(at, 56.0) && setting.seen(at) {
                    let card = Card {
                        gate: None,
                        centre: at,
                        yaw: rng.random_range(0.0..std::f32::consts::TAU),
                        thickness_mm: 0.35,
                        print,
                    };
                    cards.push(card);
                    setting.cards.push(card);
                }
                continue;
            }
            let sorts = [
                Sort::Pen,
                Sort::Coin,
                Sort::Die,
                Sort::Cup,
                Sort::Book,
                Sort::Phone,
                Sort::Ball,
            ];
            let sort = sorts[rng.random_range(0..sorts.len())];
            let thing = Thing::draw(rng, sort, at);
            if setting.is_free(at, thing.reach_mm() + 6.0)
                && setting.seen(at)
                && !setting.hides_a_gate(&thing)
            {
                setting.things.push(thing);
            }
        }
        setting
    }

    /// The gates alone, by their number.
    pub fn gates(&self) -> impl Iterator<Item = &Card> {
        self.cards.iter().filter(|card| card.gate.is_some())
    }

    pub fn gate(&self, index: usize) -> Option<&Card> {
        self.cards.iter().find(|card| card.gate == Some(index))
    }

    /// True when a place keeps clear of cards, toys and things by a distance, and lies on the table.
    pub fn is_free(&self, p: V3, clear_mm: f32) -> bool {
        self.scene.surface.inside_mm(p) > clear_mm
            && self.cards.iter().all(|card| card.distance(p) > clear_mm)
            && self.is_free_of_things(p, clear_mm)
    }

    /// The same for what stands on cards or table.
    pub fn is_free_of_things(&self, p: V3, clear_mm: f32) -> bool {
        self.things
            .iter()
            .all(|t| (t.at - p).flat().length() > clear_mm + t.reach_mm())
            && self
                .standing
                .iter()
                .all(|s| (s.posture.at - p).flat().length() > clear_mm + 0.55 * s.toy.radius_mm)
    }

    fn seen(&self, p: V3) -> bool {
        self.scene.view.sees(p, -10.0)
    }

    /// A tall thing before a gate would hide it from the camera.
    fn hides_a_gate(&self, thing: &Thing) -> bool {
        let tall = match thing.sort {
            Sort::Cup => 95.0,
            Sort::Ball => 34.0,
            _ => 18.0,
        };
        let eye = self.scene.view.eye;
        self.gates().any(|card| {
            card.corners()
                .into_iter()
                .chain([card.centre])
                .any(|corner| {
                    // The line from the corner to the eye, up to the thing's height.
                    let up = (eye - corner) * (tall / (eye.z - corner.z).max(1.0));
                    let foot = corner.lerp(corner + up, 0.5);
                    let half = up.flat().length() / 2.0;
                    (foot - thing.at).flat().length() < half + thing.reach_mm()
                })
        })
    }

    /// Everything that lies still.
    pub fn still(&self) -> Still {
        Still {
            cards: self.cards.clone(),
            things: self
                .things
                .iter()
                .map(Thing::body)
                .chain(
                    self.standing
                        .iter()
                        .map(|s| super::stage::Body::thing(s.toy.parts(&s.posture))),
                )
                .collect(),
        }
    }

    /// A toy in a livery by chance, of the ball's size.
    pub fn toy(&self, rng: &mut impl Rng) -> Toy {
        let table = self.scene.surface.at(V3::default()).0;
        let card = self
            .cards
            .first()
            .map_or(table, |c| c.print.colour(0.4, 0.75, true));
        Toy::draw(rng, self.family, self.ball_radius_mm, table, card)
    }
}

/// Places for up to four gates that touch at their short edges.
fn lay(
    rng: &mut impl Rng,
    family: Family,
    half_mm: (f32, f32),
    gates: usize,
) -> (Vec<Card>, &'static str) {
    let back = match family {
        Family::Open => rng.random_range(0..3),
        Family::KeptOut => 3,
        Family::Study => rng.random_range(0..3),
    };
    let face_up = rng.random_bool(if family == Family::Study { 0.5 } else { 0.2 });
    let thickness_mm = rng.random_range(0.6..1.8);
    let deck: u32 = rng.random();
    let count = gates.clamp(1, 4);
    let line = count == 2 || rng.random_bool(0.35);
    let yaw = rng.random_range(0.0..std::f32::consts::TAU);
    let (w, h) = half_mm;
    let places: Vec<(V3, f32)> = if line {
        (0..count)
            .map(|i| {
                let at = (i as f32 - (count as f32 - 1.0) / 2.0) * (2.0 * h + 1.2);
                (heading(yaw) * at, yaw)
            })
            .collect()
    } else {
        // Their short edges meet around a free middle as wide as a card.
        (0..count)
            .map(|i| {
                let turn = yaw + std::f32::consts::FRAC_PI_2 * i as f32;
                (heading(turn) * (h + w + 0.8), turn)
            })
            .collect()
    };
    let middle = places.iter().fold(V3::default(), |sum, (at, _)| sum + *at) * (1.0 / count as f32);
    let cards = places
        .into_iter()
        .enumerate()
        .map(|(i, (at, yaw))| Card {
            gate: Some(i),
            centre: at - middle
                + v3(
                    rng.random_range(-0.8..0.8),
                    rng.random_range(-0.8..0.8),
                    0.0,
                ),
            yaw: yaw + rng.random_range(-0.02..0.02),
            thickness_mm,
            print: CardPrint {
                half_mm,
                seed: deck.wrapping_add(i as u32 * 7919),
                back,
                face_up,
            },
        })
        .collect();
    let layout = if line { "line" } else { "cluster" };
    (cards, layout)
}

/// Camera, lamps, table and film, with every gate in the picture.
fn scene(rng: &mut impl Rng, family: Family, size: (u32, u32), cards: &[Card]) -> Scene {
    let mut distance_mm: f32 = rng.random_range(400.0..680.0);
    let hfov_degrees: f32 = rng.random_range(55.0..78.0);
    let elevation_degrees = rng.random_range(36.0..90.0);
    let azimuth_degrees = rng.random_range(0.0..360.0);
    let roll_degrees = rng.random_range(-4.0..4.0);
    let k1 = if rng.random_bool(0.8) {
        rng.random_range(-0.14..0.0)
    } else {
        rng.random_range(0.0..0.03)
    };
    let looks_at = v3(
        rng.random_range(-40.0..40.0),
        rng.random_range(-40.0..40.0),
        0.0,
    );
    let view = loop {
        let view = View::new(Stand {
            size,
            hfov_degrees,
            k1,
            azimuth_degrees,
            elevation_degrees,
            roll_degrees,
            distance_mm,
            looks_at,
        });
        let margin = -0.05 * size.0.min(size.1) as f32;
        let all_in = cards
            .iter()
            .flat_map(Card::corners)
            .all(|p| view.sees(p, margin));
        if all_in || distance_mm > 1500.0 {
            break view;
        }
        distance_mm *= 1.06;
    };
    let mut lights = Lights::draw(rng, family);
    if family == Family::Study && rng.random_bool(0.35) {
        lights.panel = Some(Panel::by_chance(rng, view.eye));
    }
    let surface = Surface::draw(rng, family);
    let mut film = Film::draw(rng);
    // The camera's own exposure: a middling table comes out middling.
    let grey = surface.colour.dot(v3(0.3, 0.6, 0.1)).max(0.015);
    film.exposure *= (0.42 / grey).powf(0.45).clamp(0.75, 2.6);
    if lights.word == "warm_dim" {
        film.noise *= 1.5;
    }
    Scene {
        view,
        lights,
        surface,
        film,
    }
}
