//! The table as it lies there, kept drawn, and the pictures taken of it.

use image::RgbImage;

use super::cards::Card;
use super::draw::{Canvas, Rect, Sight, Texel};
use super::film::{Film, Gains};
use super::part::Part;
use super::space::{UP, V3, cloud, noise};
use super::surface::{Lights, Surface};
use super::view::View;

/// How far below the table the floor lies.
const FLOOR_BELOW_MM: f32 = 720.0;

/// What never changes during a game: room, lamps, table and camera.
#[derive(Debug, Clone)]
pub struct Scene {
    pub view: View,
    pub lights: Lights,
    pub surface: Surface,
    pub film: Film,
}

/// What kind of thing is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// A toy or clutter.
    Thing,
    /// Skin and sleeve.
    Hand,
    /// Only its shadow is seen: somebody between lamp and table.
    Unseen,
}

/// One thing, as the pieces it is made of.
#[derive(Debug, Clone, PartialEq)]
pub struct Body {
    pub kind: Kind,
    pub parts: Vec<Part>,
}

impl Body {
    pub fn thing(parts: Vec<Part>) -> Self {
        Self {
            kind: Kind::Thing,
            parts,
        }
    }

    fn middle(&self) -> V3 {
        let sum = self
            .parts
            .iter()
            .fold(V3::default(), |sum, part| sum + part.middle);
        sum * (1.0 / self.parts.len().max(1) as f32)
    }
}

/// All that lies still.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Still {
    pub cards: Vec<Card>,
    pub things: Vec<Body>,
}

/// All that moves in one exposure.
#[derive(Debug, Clone)]
pub struct Moment {
    /// Each moving thing at several times of the exposure.
    pub moving: Vec<Vec<Body>>,
    pub gains: Gains,
    pub number: u64,
}

/// Keeps the still table drawn and takes pictures.
#[derive(Debug)]
pub struct Stage {
    scene: Scene,
    rays: Vec<V3>,
    still: Still,
    layer: Vec<Texel>,
    patch: Canvas,
}

impl Stage {
    pub fn new(scene: Scene, still: Still) -> Self {
        let rays = rays(&scene.view);
        let mut stage = Self {
            rays,
            still,
            layer: vec![Texel::default(); scene.view.width as usize * scene.view.height as usize],
            patch: Canvas {
                rect: Rect::NOTHING,
                texels: Vec::new(),
            },
            scene,
        };
        let whole = Rect::whole(&stage.scene.view);
        stage.redraw(whole);
        stage
    }

    pub fn scene(&self) -> &Scene {
        &self.scene
    }

    fn sight(&self) -> Sight<'_> {
        Sight {
            view: &self.scene.view,
            rays: &self.rays,
            lights: &self.scene.lights,
            blur: self.scene.film.blur,
        }
    }

    /// Puts the table in another state and draws again what has changed.
    pub fn arrange(&mut self, still: Still) {
        if still == self.still {
            return;
        }
        let mut changed = Rect::NOTHING;
        let sight = self.sight();
        for card in differing(&self.still.cards, &still.cards) {
            let points = card
                .corners()
                .into_iter()
                .chain(card.corners().map(V3::flat));
            let box_of = Rect::around(
                points.filter_map(|p| self.scene.view.project(p)),
                12.0,
                &self.scene.view,
            );
            changed = changed.union(box_of);
        }
        for body in differing(&self.still.things, &still.things) {
            changed = changed.union(sight.reach_box(&body.parts, true));
        }
        self.still = still;
        self.redraw(changed);
    }

    /// Moves the camera; everything is drawn again.
    pub fn look_from(&mut self, view: View) {
        if view != self.scene.view
            && (view.width, view.height) == (self.scene.view.width, self.scene.view.height)
        {
            self.rays = rays(&view);
            self.scene.view = view;
            self.redraw(Rect::whole(&self.scene.view));
        }
    }

    fn redraw(&mut self, rect: Rect) {
        if rect.is_empty() {
            return;
        }
        let whole = Rect::whole(&self.scene.view);
        // A rim of two pixels, so that softening meets the rest without a seam.
        let wide = Rect {
            x0: rect.x0.saturating_sub(2),
            y0: rect.y0.saturating_sub(2),
            x1: (rect.x1 + 2).min(whole.x1),
            y1: (rect.y1 + 2).min(whole.y1),
        };
        let mut canvas = Canvas {
            rect: wide,
            texels: Vec::with_capacity(wide.area()),
        };
        for y in wide.y0..wide.y1 {
            for x in wide.x0..wide.x1 {
                canvas.texels.push(self.plane(x as f32, y as f32));
            }
        }
        let sight = self.sight();
        sight.soften_canvas(&mut canvas);
        for (i, body) in self.still.things.iter().enumerate() {
            let others = self
                .still
                .things
                .iter()
                .enumerate()
                .filter(|(j, _)| *j != i)
                .map(|(_, b)| b);
            self.paint(&mut canvas, &[body], others);
        }
        let w = whole.x1;
        for y in rect.y0..rect.y1 {
            let from = (y - wide.y0) * wide.width() + (rect.x0 - wide.x0);
            self.layer[y * w + rect.x0..y * w + rect.x1]
                .copy_from_slice(&canvas.texels[from..from + rect.width()]);
        }
    }

    /// Draws a thing (at several times of one exposure) with its shadows.
    fn paint<'b>(
        &self,
        canvas: &mut Canvas,
        moments: &[&Body],
        others: impl Iterator<Item = &'b Body>,
    ) {
        let sight = self.sight();
        let Some(first) = moments.first() else { return };
        let middle = moments[moments.len() / 2].middle();
        let mut left = [1.0_f32; 2];
        for body in others {
            for (i, left) in left.iter_mut().enumerate() {
                let lamp = &self.scene.lights.lamps[i];
                for part in &body.parts {
                    *left *= 1.0 - part.hides(middle, lamp.at, lamp.radius_mm);
                }
            }
        }
        // Shadows are soft: three times of a quick movement are enough.
        let shadows: Vec<&[Part]> = match moments.len() {
            0..=5 => vec![&moments[moments.len() / 2].parts],
            n => [n / 6, n / 2, n - 1 - n / 6]
                .map(|i| moments[i].parts.as_slice())
                .to_vec(),
        };
        // A hand is large, and never lies still: its shadow need not be exact to the pixel.
        let is_hand = first.kind == Kind::Hand;
        sight.paint_shadows(canvas, &shadows, if is_hand { 3 } else { 1 });
        if first.kind != Kind::Unseen {
            let parts: Vec<Vec<Part>> = if moments.len() == 1 {
                vec![first.parts.clone(); if is_hand { 3 } else { STILL_LOOKS }]
            } else {
                moments.iter().map(|body| body.parts.clone()).collect()
            };
            sight.paint(canvas, &parts, left, is_hand);
        }
    }

    /// Takes one picture.
    pub fn picture(&mut self, moment: &Moment) -> RgbImage {
        let sight = self.sight();
        let mut rect = Rect::NOTHING;
        for moments in &moment.moving {
            for body in moments {
                rect = rect.union(sight.reach_box(&body.parts, body.kind != Kind::Unseen));
            }
        }
        let mut patch = Canvas {
            rect,
            texels: std::mem::take(&mut self.patch.texels),
        };
        patch.texels.clear();
        let w = self.scene.view.width as usize;
        for y in rect.y0..rect.y1 {
            patch
                .texels
                .extend_from_slice(&self.layer[y * w + rect.x0..y * w + rect.x1]);
        }
        for (i, moments) in moment.moving.iter().enumerate() {
            let others = moment
                .moving
                .iter()
                .enumerate()
                .filter(|(j, _)| *j != i)
                .filter_map(|(_, bodies)| bodies.first())
                .chain(&self.still.things);
            let moments: Vec<&Body> = moments.iter().collect();
            self.paint(&mut patch, &moments, others);
        }
        let picture = self.scene.film.develop(
            &self.scene.view,
            &self.layer,
            &patch,
            &moment.gains,
            moment.number,
        );
        self.patch = patch;
        picture
    }

    /// The table, its cards and the floor as one pixel sees them.
    fn plane(&self, x: f32, y: f32) -> Texel {
        let view = &self.scene.view;
        let middle = self.plane_sample(view.ray(x, y));
        // Cards have fine print and edges; the rest is softer than a pixel or noise anyway.
        let near_card = self.still.cards.iter().any(|card| {
            let p = view.eye + view.ray(x, y) * middle.distance;
            card.distance(p) < 4.0
        });
        let offsets: &[(f32, f32)] = if near_card {
            &[
                (-0.375, -0.125),
                (0.125, -0.375),
                (0.375, 0.125),
                (-0.125, 0.375),
                (0.05, 0.05),
            ]
        } else {
            &[(0.25, 0.3)]
        };
        let mut sum = middle;
        for (dx, dy) in offsets {
            let one = self.plane_sample(view.ray(x + dx, y + dy));
            sum.room += one.room;
            sum.sheen += one.sheen;
            for i in 0..2 {
                sum.lamps[i] += one.lamps[i];
            }
        }
        let k = 1.0 / (offsets.len() + 1) as f32;
        Texel {
            room: sum.room * k,
            lamps: sum.lamps.map(|l| l * k),
            sheen: sum.sheen * k,
            distance: middle.distance,
        }
    }

    fn plane_sample(&self, ray: V3) -> Texel {
        let (eye, lights) = (self.scene.view.eye, &self.scene.lights);
        if ray.z > -0.02 {
            return Texel {
                room: self.scene.surface.floor.times(lights.room) * 0.5,
                lamps: [V3::default(); 2],
                sheen: V3::default(),
                distance: 1e5,
            };
        }
        let reach = |height: f32| (height - eye.z) / ray.z;
        for card in &self.still.cards {
            for (height, side) in [(card.thickness_mm, false), (card.thickness_mm * 0.5, true)] {
                let distance = reach(height);
                let p = eye + ray * distance;
                if card.covers(p) {
                    let (colour, gloss) = if side {
                        (V3::all(0.09), 0.0)
                    } else {
                        (card.colour(p), 0.25)
                    };
                    return self.lit(
                        p,
                        ray,
                        distance,
                        colour,
                        gloss,
                        if side { 0.6 } else { 1.0 },
                    );
                }
            }
        }
        let distance = reach(0.0);
        let p = eye + ray * distance;
        let inside = self.scene.surface.inside_mm(p);
        if inside > 0.0 {
            let (colour, gloss) = self.scene.surface.at(p);
            // The thin dark line along a card that lies on the table.
            let dark = self.still.cards.iter().fold(1.0_f32, |dark, card| {
                let width = 1.0 + 1.6 * card.thickness_mm;
                dark.min(0.62 + 0.38 * (card.distance(p).max(0.0) / width).min(1.0))
            });
            let edge = if inside < 2.0 { 0.6 } else { 1.0 };
            return self.lit(p, ray, distance, colour * edge, gloss, dark);
        }
        let distance = reach(-FLOOR_BELOW_MM);
        let p = eye + ray * distance;
        let tone = 0.8
            + 0.25 * cloud(p.x * 0.004, p.y * 0.004, 7)
            + 0.1 * noise(p.x * 0.05, p.y * 0.05, 8);
        let mut texel = self.lit(p, ray, distance, self.scene.surface.floor * tone, 0.0, 0.75);
        texel.lamps = texel.lamps.map(|l| l * 0.7);
        texel
    }

    fn lit(&self, p: V3, ray: V3, distance: f32, colour: V3, gloss: f32, sky: f32) -> Texel {
        let lights = &self.scene.lights;
        let lamps = [0, 1].map(|i| {
            let (diffuse, shine) = lights.falls(i, p, UP, -ray, gloss, 0.0);
            lights.lamps[i]
                .colour
                .times(colour * (diffuse * sky.sqrt()) + V3::all(shine))
        });
        Texel {
            room: colour.times(lights.room) * sky,
            lamps,
            sheen: lights
                .panel
                .map_or(V3::default(), |panel| panel.mirrored(p, ray, gloss)),
            distance,
        }
    }
}

/// How often a thing that lies still is sampled within a pixel.
pub const STILL_LOOKS: usize = 5;

fn rays(view: &View) -> Vec<V3> {
    (0..view.height)
        .flat_map(|y| (0..view.width).map(move |x| (x, y)))
        .map(|(x, y)| view.ray(x as f32, y as f32))
        .collect()
}

/// What stands in only one of two lists.
fn differing<'a, T: PartialEq>(a: &'a [T], b: &'a [T]) -> impl Iterator<Item = &'a T> {
    a.iter()
        .filter(move |x| !b.contains(x))
        .chain(b.iter().filter(move |x| !a.contains(x)))
}
