//! Drawing solid things and their shadows into light.
//!
//! A picture is kept as light, apart for the room and for each lamp, with the distance of what is seen. So a thing that
//! comes later darkens only the light that it really blocks, is hidden by what stands before it, and a lamp can be
//! switched without drawing anything again. What lies still and what moves is drawn by the same calls: a toy does not
//! change its look by a single grey value at the moment when it becomes part of the table.

use super::net::Net;
use super::part::{Form, Hit, Part};
use super::space::{UP, V3, smooth, v3};
use super::surface::Lights;
use super::view::View;

/// What one pixel sees, before the film.
#[derive(Debug, Clone, Copy, Default)]
pub struct Texel {
    pub room: V3,
    pub lamps: [V3; 2],
    /// What a glossy flat thing mirrors of the bright panel.
    pub sheen: V3,
    /// Millimetres from the eye.
    pub distance: f32,
}

/// What keeps light from a place.
#[derive(Debug, Clone, Copy)]
enum Way {
    Lamp(usize),
    Sky,
    /// Something stands where the panel would be mirrored.
    Mirror,
}

/// Pixels from `x0`, `y0` up to but not including `x1`, `y1`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rect {
    pub x0: usize,
    pub y0: usize,
    pub x1: usize,
    pub y1: usize,
}

impl Rect {
    pub const NOTHING: Self = Self {
        x0: 0,
        y0: 0,
        x1: 0,
        y1: 0,
    };

    pub fn whole(view: &View) -> Self {
        Self {
            x0: 0,
            y0: 0,
            x1: view.width as usize,
            y1: view.height as usize,
        }
    }

    pub fn is_empty(&self) -> bool {
        self.x0 >= self.x1 || self.y0 >= self.y1
    }

    pub fn width(&self) -> usize {
        self.x1.saturating_sub(self.x0)
    }

    pub fn area(&self) -> usize {
        self.width() * self.y1.saturating_sub(self.y0)
    }

    pub fn union(self, o: Self) -> Self {
        if self.is_empty() {
            return o;
        }
        if o.is_empty() {
            return self;
        }
        Self {
            x0: self.x0.min(o.x0),
            y0: self.y0.min(o.y0),
            x1: self.x1.max(o.x1),
            y1: self.y1.max(o.y1),
        }
    }

    pub fn clip(self, o: Self) -> Self {
        let both = Self {
            x0: self.x0.max(o.x0),
            y0: self.y0.max(o.y0),
            x1: self.x1.min(o.x1),
            y1: self.y1.min(o.y1),
        };
        if both.is_empty() { Self::NOTHING } else { both }
    }

    /// The box around points given in pixels, grown by a margin and cut to the picture.
    pub fn around(points: impl IntoIterator<Item = [f32; 2]>, margin: f32, view: &View) -> Self {
        let (mut low, mut high) = ([f32::MAX; 2], [f32::MIN; 2]);
        for p in points {
            for i in 0..2 {
                low[i] = low[i].min(p[i]);
                high[i] = high[i].max(p[i]);
            }
        }
        if low[0] > high[0] {
            return Self::NOTHING;
        }
        let cut = |v: f32, most: u32| v.clamp(0.0, most as f32) as usize;
        Self {
            x0: cut((low[0] - margin).floor(), view.width),
            y0: cut((low[1] - margin).floor(), view.height),
            x1: cut((high[0] + margin).ceil() + 1.0, view.width),
            y1: cut((high[1] + margin).ceil() + 1.0, view.height),
        }
        .clip(Self::whole(view))
    }

    pub fn index(&self, x: usize, y: usize) -> usize {
        (y - self.y0) * self.width() + (x - self.x0)
    }
}

/// A piece of the picture being drawn.
#[derive(Debug)]
pub struct Canvas {
    pub rect: Rect,
    pub texels: Vec<Texel>,
}

/// What every drawing call needs to know of the scene.
#[derive(Debug, Clone, Copy)]
pub struct Sight<'a> {
    pub view: &'a View,
    /// One direction a pixel.
    pub rays: &'a [V3],
    pub lights: &'a Lights,
    /// How soft the lens draws: the weight of each neighbour, 0 to 0.25.
    pub blur: f32,
}

impl Sight<'_> {
    #[inline]
    fn ray(&self, x: usize, y: usize, jitter: (f32, f32)) -> V3 {
        let (w, h) = (self.view.width as usize, self.view.height as usize);
        let at = y * w + x;
        let ray = self.rays[at];
        let mut d = ray;
        if w > 1 {
            let step = if x + 1 < w {
                self.rays[at + 1] - ray
            } else {
                ray - self.rays[at - 1]
            };
            d += step * jitter.0;
        }
        if h > 1 {
            let step = if y + 1 < h {
                self.rays[at + w] - ray
            } else {
                ray - self.rays[at - w]
            };
            d += step * jitter.1;
        }
        d
    }

    /// The box in which a ball around `middle` is drawn.
    pub fn ball_box(&self, middle: V3, radius: f32) -> Rect {
        let depth = (middle - self.view.eye).dot(self.view.forward);
        if depth <= radius + 5.0 {
            // Beside the lens: it fills the picture or is not in it at all.
            let far = (middle - self.view.eye).length();
            let view = self.view;
            let corner = (view.width as f32).hypot(view.height as f32) / 2.0 / view.focal_px;
            let aside = (depth / far.max(1e-3)).clamp(-1.0, 1.0).acos();
            let seen =
                far <= radius || aside - (radius / far).min(1.0).asin() < (1.25 * corner).atan();
            return if depth < -radius || !seen {
                Rect::NOTHING
            } else {
                Rect::whole(view)
            };
        }
        let Some(centre) = self.view.project(middle) else {
            return Rect::NOTHING;
        };
        let px = radius * self.view.focal_px / (depth - radius) * 1.2 + 2.0;
        Rect::around([centre], px, self.view)
    }

    /// The box in which a piece is drawn.
    fn part_box(&self, part: &Part) -> Rect {
        let (pins, radius) = part.pins();
        self.ball_box(pins[0], radius)
            .union(self.ball_box(pins[1], radius))
    }

    /// The box of all pieces.
    pub fn parts_box(&self, parts: &[Part]) -> Rect {
        parts
            .iter()
            .fold(Rect::NOTHING, |sum, part| sum.union(self.part_box(part)))
    }

    /// The box of a piece's shadow from one lamp, on the table and on everything below the piece.
    fn shadow_box(&self, part: &Part, lamp: usize) -> Rect {
        let lamp = &self.lights.lamps[lamp];
        let (pins, reach) = part.pins();
        let mut sum = Rect::NOTHING;
        for pin in pins {
            let drop = lamp.at.z - pin.z;
            if drop < reach {
                continue;
            }
            let from_lamp = pin - lamp.at;
            let foot = pin + from_lamp * (pin.z.max(0.0) / drop);
            let (near, far) = (from_lamp.length(), (foot - lamp.at).length());
            let steep = (lamp.at.z / (lamp.at - foot).length()).clamp(0.1, 1.0);
            let radius = (reach * far / near + lamp.radius_mm * (far - near) / near) / steep;
            sum = sum
                .union(self.ball_box(foot, radius))
                .union(self.ball_box(pin, reach));
        }
        sum
    }

    fn sky_box(&self, part: &Part) -> Rect {
        let (pins, reach) = part.pins();
        pins.into_iter()
            .filter(|pin| pin.z < 3.5 * reach)
            .fold(Rect::NOTHING, |sum, pin| {
                sum.union(self.ball_box(pin.flat(), 3.2 * reach))
            })
    }

    /// The box of all that changes when these pieces are drawn.
    pub fn reach_box(&self, parts: &[Part], drawn: bool) -> Rect {
        let mut sum = if drawn {
            self.parts_box(parts)
        } else {
            Rect::NOTHING
        };
        for part in parts {
            for lamp in self.lit_lamps() {
                sum = sum.union(self.shadow_box(part, lamp));
            }
            sum = sum.union(self.sky_box(part));
            if self.lights.panel.is_some() {
                sum = sum.union(self.mirror_box(part));
            }
        }
        sum
    }

    /// The box in which a piece is mirrored by the table.
    fn mirror_box(&self, part: &Part) -> Rect {
        let (pins, radius) = part.pins();
        let mirrored = |pin: V3| self.ball_box(v3(pin.x, pin.y, -pin.z), radius + 2.0);
        mirrored(pins[0]).union(mirrored(pins[1]))
    }

    fn lit_lamps(&self) -> impl Iterator<Item = usize> + '_ {
        (0..2).filter(|i| self.lights.lamps[*i].colour.length() > 1e-4)
    }

    /// Darkens what lies below the pieces; `moments` are several times within one exposure, and only every `stride`-th
    /// pixel of a row and of a column is worked out, the others are mixed from it.
    pub fn paint_shadows(&self, canvas: &mut Canvas, moments: &[&[Part]], stride: usize) {
        let weight = 1.0 / moments.len().max(1) as f32;
        let mirror = self.lights.panel.map(|_| Way::Mirror);
        let ways = self.lit_lamps().map(Way::Lamp).chain([Way::Sky]);
        for way in ways.chain(mirror) {
            let box_of = |part: &Part| match way {
                Way::Lamp(lamp) => self.shadow_box(part, lamp),
                Way::Sky => self.sky_box(part),
                Way::Mirror => self.mirror_box(part),
            };
            let area = moments
                .iter()
                .flat_map(|parts| parts.iter())
                .fold(Rect::NOTHING, |sum, part| sum.union(box_of(part)))
                .clip(canvas.rect);
            if area.is_empty() {
                continue;
            }
            // The sky's shadow has no edge anywhere.
            let net = Net::over(
                area,
                if matches!(way, Way::Sky) {
                    stride * stride
                } else {
                    stride
                },
            );
            let mut left = vec![0.0_f32; net.knots()];
            let mut one = vec![1.0_f32; net.knots()];
            for parts in moments {
                one.fill(1.0);
                for part in *parts {
                    let r = box_of(part).clip(area);
                    for (at, x, y) in net.knots_around(r) {
                        if one[at] < 0.01 {
                            continue;
                        }
                        let texel = &canvas.texels[canvas.rect.index(x, y)];
                        let ray = self.rays[y * self.view.width as usize + x];
                        let p = self.view.eye + ray * texel.distance;
                        let hidden = match way {
                            Way::Mirror => {
                                let up = v3(ray.x, ray.y, -ray.z);
                                f32::from(u8::from(part.hit(p, up).is_some()))
                            }
                            Way::Lamp(lamp) => {
                                let lamp = &self.lights.lamps[lamp];
                                part.hides(p, lamp.at, lamp.radius_mm)
                            }
                            Way::Sky => (part.hides_sky(p) - 0.02).max(0.0) * 0.8,
                        };
                        one[at] *= 1.0 - hidden;
                    }
                }
                for (sum, one) in left.iter_mut().zip(&one) {
                    *sum += one * weight;
                }
            }
            let mut left = net.filled(left);
            soften(&mut left, area, self.blur);
            for y in area.y0..area.y1 {
                for x in area.x0..area.x1 {
                    let k = left[area.index(x, y)];
                    let texel = &mut canvas.texels[canvas.rect.index(x, y)];
                    match way {
                        Way::Lamp(lamp) => texel.lamps[lamp] = texel.lamps[lamp] * k,
                        Way::Sky => texel.room = texel.room * k,
                        Way::Mirror => texel.sheen = texel.sheen * k,
                    }
                }
            }
        }
    }

    /// Draws one thing, seen at several times within one exposure. `lamps_left` is the share of each lamp that reaches it.
    pub fn paint(
        &self,
        canvas: &mut Canvas,
        moments: &[Vec<Part>],
        lamps_left: [f32; 2],
        skin: bool,
    ) {
        let area = moments
            .iter()
            .fold(Rect::NOTHING, |sum, parts| sum.union(self.parts_box(parts)))
            .clip(canvas.rect);
        if area.is_empty() || moments.is_empty() {
            return;
        }
        let mut sum = vec![Seen::default(); area.area()];
        let mut nearest: Vec<(f32, u32)> = Vec::new();
        let mut hits: Vec<Option<Hit>> = Vec::new();
        let weight = 1.0 / moments.len() as f32;
        for (n, parts) in moments.iter().enumerate() {
            let jitter = (
                (0.5 + 0.754_877_7 * (n + 1) as f32).fract() - 0.5,
                (0.5 + 0.569_840_3 * (n + 1) as f32).fract() - 0.5,
            );
            let now = self.parts_box(parts).clip(area);
            nearest.clear();
            nearest.resize(now.area(), (f32::MAX, 0));
            hits.clear();
            hits.resize(now.area(), None);
            for (number, part) in parts.iter().enumerate() {
                let r = self.part_box(part).clip(now);
                for y in r.y0..r.y1 {
                    for x in r.x0..r.x1 {
                        let Some(hit) = part.hit(self.view.eye, self.ray(x, y, jitter)) else {
                            continue;
                        };
                        let at = now.index(x, y);
                        if hit.distance < nearest[at].0 {
                            nearest[at] = (hit.distance, number as u32);
                            hits[at] = Some(hit);
                        }
                    }
                }
            }
            for y in now.y0..now.y1 {
                for x in now.x0..now.x1 {
                    let at = now.index(x, y);
                    let (Some(hit), (distance, number)) = (&hits[at], nearest[at]) else {
                        continue;
                    };
                    let behind = canvas.texels[canvas.rect.index(x, y)].distance;
                    if distance > behind {
                        continue;
                    }
                    let seen = &mut sum[area.index(x, y)];
                    let texel = self.shade(
                        parts,
                        number as usize,
                        hit,
                        self.ray(x, y, jitter),
                        lamps_left,
                        skin,
                    );
                    seen.cover += weight;
                    seen.texel.room += texel.room * weight;
                    for i in 0..2 {
                        seen.texel.lamps[i] += texel.lamps[i] * weight;
                    }
                    seen.texel.distance += distance * weight;
                }
            }
        }
        self.composite(canvas, area, sum);
    }

    fn composite(&self, canvas: &mut Canvas, area: Rect, mut sum: Vec<Seen>) {
        soften(&mut sum, area, self.blur);
        for y in area.y0..area.y1 {
            for x in area.x0..area.x1 {
                let seen = &sum[area.index(x, y)];
                if seen.cover <= 1e-3 {
                    continue;
                }
                let under = &mut canvas.texels[canvas.rect.index(x, y)];
                let rest = 1.0 - seen.cover.min(1.0);
                under.room = under.room * rest + seen.texel.room;
                under.sheen = under.sheen * rest;
                for i in 0..2 {
                    under.lamps[i] = under.lamps[i] * rest + seen.texel.lamps[i];
                }
                if seen.cover > 0.5 {
                    under.distance = seen.texel.distance / seen.cover;
                }
            }
        }
    }

    fn shade(
        &self,
        parts: &[Part],
        number: usize,
        hit: &Hit,
        ray: V3,
        lamps_left: [f32; 2],
        skin: bool,
    ) -> Texel {
        let part = &parts[number];
        let (colour, gloss) = part.surface(hit);
        let p = self.view.eye + ray * hit.distance;
        let normal = hit.normal;
        // The table's own light from below makes up a little for the sky it hides.
        let sky = (0.62 + 0.38 * normal.dot(UP)) * (0.5 + 0.5 * smooth(-2.0, 26.0, p.z));
        let mut texel = Texel {
            room: colour.times(self.lights.room) * if hit.inside { sky * 0.55 } else { sky },
            lamps: [V3::default(); 2],
            sheen: V3::default(),
            distance: hit.distance,
        };
        for i in self.lit_lamps() {
            let lamp = &self.lights.lamps[i];
            let (diffuse, shine) =
                self.lights
                    .falls(i, p, normal, -ray, gloss, if skin { 0.25 } else { 0.0 });
            if diffuse + shine <= 0.0 {
                continue;
            }
            let mut left = lamps_left[i];
            if !skin && parts.len() > 1 {
                let off = p + normal * 0.6;
                for (other, piece) in parts.iter().enumerate() {
                    // A piece shades itself by its normal; a shell also by its other side.
                    let matters =
                        other != number && !matches!(piece.form, Form::Block | Form::Drum);
                    if matters && left > 0.02 && (piece.middle - p).dot(lamp.at - p) > 0.0 {
                        left *= 1.0 - piece.hides(off, lamp.at, lamp.radius_mm);
                    }
                }
            }
            texel.lamps[i] = lamp.colour.times(colour * diffuse + V3::all(shine)) * left;
        }
        texel
    }

    /// Draws the lens's softness over a whole canvas; its rim stays sharp.
    pub fn soften_canvas(&self, canvas: &mut Canvas) {
        soften(&mut canvas.texels, canvas.rect, self.blur);
    }
}

#[derive(Debug, Clone, Copy, Default)]
struct Seen {
    texel: Texel,
    cover: f32,
}

/// What can be mixed with its neighbours.
trait Mix: Copy {
    fn mixed(self, a: Self, b: Self, k: f32) -> Self;
}

impl Mix for f32 {
    fn mixed(self, a: Self, b: Self, k: f32) -> Self {
        self * (1.0 - 2.0 * k) + (a + b) * k
    }
}

impl Mix for Texel {
    fn mixed(self, a: Self, b: Self, k: f32) -> Self {
        let mix = |m: V3, a: V3, b: V3| m * (1.0 - 2.0 * k) + (a + b) * k;
        Self {
            room: mix(self.room, a.room, b.room),
            lamps: [
                mix(self.lamps[0], a.lamps[0], b.lamps[0]),
                mix(self.lamps[1], a.lamps[1], b.lamps[1]),
            ],
            sheen: mix(self.sheen, a.sheen, b.sheen),
            // Distances stay sharp: a mixed one would lie in the air between card and floor.
            distance: self.distance,
        }
    }
}

impl Mix for Seen {
    fn mixed(self, a: Self, b: Self, k: f32) -> Self {
        let mut texel = self.texel.mixed(a.texel, b.texel, k);
        texel.distance = self
            .texel
            .distance
            .mixed(a.texel.distance, b.texel.distance, k);
        Self {
            texel,
            cover: self.cover.mixed(a.cover, b.cover, k),
        }
    }
}

/// Each value takes `k` from both neighbours, along rows and then along columns.
fn soften<T: Mix>(values: &mut [T], rect: Rect, k: f32) {
    let (w, h) = (rect.width(), rect.y1.saturating_sub(rect.y0));
    if k <= 0.0 || w == 0 {
        return;
    }
    if w > 2 {
        for row in values.chunks_exact_mut(w) {
            let mut before = row[0];
            for x in 1..w - 1 {
                let here = row[x];
                row[x] = here.mixed(before, row[x + 1], k);
                before = here;
            }
        }
    }
    if h > 2 {
        let mut before: Vec<T> = values[..w].to_vec();
        for y in 1..h - 1 {
            let (rows, below) = values.split_at_mut((y + 1) * w);
            let row = &mut rows[y * w..];
            for ((value, above), under) in row.iter_mut().zip(&mut before).zip(&*below) {
                let here = *value;
                *value = here.mixed(*above, *under, k);
                *above = here;
            }
        }
    }
}
