//! What stands out from the calm table in one frame: spots that may be a ball, and hands.

use super::super::blobs::{Blob, Spots};
use super::super::light;
use super::super::motion::{SQUARE, brightness};
use super::super::reduce::Small;
use super::super::track::Sight;
use super::Detector;

/// A pixel of the reduced picture differs from the calm table at this many times the noise,
const FOREGROUND_IN_NOISE: f32 = 6.0;
/// and at this many grey levels.
const FOREGROUND_LEVELS: f32 = 9.0;
/// A pixel with this share of that belongs to a spot that has stronger ones.
const WEAK_SHARE: f32 = 0.55;
/// A spot of strong pixels with at least this much of a ball's area needs no weak ones.
const CLEAR_SPOT: f64 = 0.45;
/// What is nearer to a hand than this may still be held by it, or be its finger.
const HAND_REACH_IN_RADII: f64 = 0.8;
/// A spot larger than this many balls that reaches the picture's edge is a hand or an arm.
const HAND_IN_BALLS: f64 = 2.5;
/// Sizes of a spot that may be a ball in motion, in closed balls.
const BALL_SPOT: std::ops::Range<f64> = 0.12..7.0;

/// A square is compared with the table when its brightness differs from it by this many grey levels, or when it has moved.
const WATCHED_LEVELS: f32 = 1.0;
/// Spots of fewer reduced pixels than these are noise.
const LEAST_SPOT: f64 = 4.0;
/// Bits of a pixel of the mask: it differs from the calm table in any way, or beyond shadow; strongly so.
const ANY: u8 = 1;
const ANY_STRONG: u8 = 2;
const SOLID: u8 = 4;
const SOLID_STRONG: u8 = 8;

/// What differs from the calm table in one frame, in memory that every frame uses again.
#[derive(Debug, Default)]
pub(super) struct Sights {
    /// Spots that may be a ball.
    pub found: Vec<Sight>,
    /// Hands and arms.
    pub hands: Vec<Blob>,
    /// Labels, among all that differs, of what reaches in from the edge like an arm: its shadow, or one of the table's own colour.
    shades_of_hands: Vec<u32>,
    /// The table's squares in brightness, and whether a square has moved since it was last calm.
    table: Vec<f32>,
    moved: Vec<bool>,
    /// A pixel is [`ANY`] and so on.
    mask: Vec<u8>,
    strong: Spots,
    solid: Spots,
    any: Spots,
}

impl Sights {
    /// Takes a table that was calm until now.
    pub(super) fn begin(&mut self, table: &Small) {
        brightness(table, table.width / SQUARE, &mut self.table);
        self.moved.clear();
        self.moved.resize(self.table.len(), false);
    }

    /// Marks the squares around those that move.
    fn watch(&mut self, active: &[[f64; 2]], across: usize) {
        let down = self.moved.len() / across.max(1);
        for at in active {
            let [x, y] = at.map(|v| v as usize / SQUARE);
            for y in y.saturating_sub(1)..(y + 2).min(down) {
                for x in x.saturating_sub(1)..(x + 2).min(across) {
                    self.moved[y * across + x] = true;
                }
            }
        }
    }
}

/// Whether a strong pixel of a hand lies within `reach` of the box of `blob`, one of its `own` strong spot not counted.
fn near_hand(sights: &Sights, size: [usize; 2], blob: &Blob, own: Option<u32>, reach: f64) -> bool {
    let reach = reach.ceil() as usize;
    let (x0, y0) = (
        blob.bounds[0].saturating_sub(reach),
        blob.bounds[1].saturating_sub(reach),
    );
    let x1 = (blob.bounds[2] + reach + 1).min(size[0]);
    let y1 = (blob.bounds[3] + reach + 1).min(size[1]);
    let of_hand = |hand: &Blob, x: usize, y: usize| {
        sights.mask[y * size[0] + x] & SOLID_STRONG > 0
            && sights.solid.label(x, y) == hand.label
            && own != Some(sights.strong.label(x, y))
    };
    sights
        .hands
        .iter()
        .filter(|o| o.bounds[0] < x1 && o.bounds[2] >= x0 && o.bounds[1] < y1 && o.bounds[3] >= y0)
        .any(|hand| (y0..y1).any(|y| (x0..x1).any(|x| of_hand(hand, x, y))))
}

/// Whether a spot is one with what reaches in from the edge, dark or not.
fn hangs(sights: &Sights, blob: &Blob) -> bool {
    let [x0, y0, x1, y1] = blob.bounds;
    let of_hand = |x: usize, y: usize| sights.shades_of_hands.contains(&sights.any.label(x, y));
    !sights.shades_of_hands.is_empty() && (y0..=y1).any(|y| (x0..=x1).any(|x| of_hand(x, y)))
}

impl Detector {
    /// Compares the watched squares with the calm table. Gives the box around all that differs (x0, y0, x1, y1, the last ones
    /// excluded).
    fn compare(&self, sights: &mut Sights, active: &[[f64; 2]]) -> [usize; 4] {
        let (width, height) = (self.small.width, self.small.height);
        let (now, across) = self.gate.brightness();
        sights.mask.clear();
        sights.mask.resize(width * height, 0);
        let mut region = [width, height, 0, 0];
        if now.len() != sights.table.len() || self.table.pixels.len() != width * height {
            return [0; 4];
        }
        sights.watch(active, across);
        let gains = light::channel_gains(&self.table.pixels, &self.small.pixels);
        let gain = light::gain(&sights.table, now);
        let strong = FOREGROUND_IN_NOISE.max(FOREGROUND_LEVELS / self.noise_small);
        let weak = strong * WEAK_SHARE;
        for (square, ((now, table), moved)) in
            now.iter().zip(&sights.table).zip(&sights.moved).enumerate()
        {
            if !moved && (now - table * gain).abs() < WATCHED_LEVELS {
                continue;
            }
            // The last squares reach to the edge of the picture.
            let reach = |at: usize, last: bool, most: usize| {
                at * SQUARE..if last { most } else { (at + 1) * SQUARE }
            };
            let (x, y) = (square % across, square / across);
            let columns = reach(x, x + 1 == across, width);
            for y in reach(y, (y + 1) * SQUARE + SQUARE > height, height) {
                let line = y * width + columns.start..y * width + columns.end;
                let mut differs = false;
                for ((mask, table), now) in sights.mask[line.clone()]
                    .iter_mut()
                    .zip(&self.table.pixels[line.clone()])
                    .zip(&self.small.pixels[line])
                {
                    let before = [
                        table[0] * gains[0],
                        table[1] * gains[1],
                        table[2] * gains[2],
                    ];
                    let change = light::change(before, *now, self.noise_small);
                    let bit = |bit: u8, set: bool| if set { bit } else { 0 };
                    *mask = bit(ANY, change.any > weak)
                        | bit(ANY_STRONG, change.any > strong)
                        | bit(SOLID, change.beyond_shadow > weak)
                        | bit(SOLID_STRONG, change.beyond_shadow > strong);
                    differs |= *mask > 0;
                }
                if differs {
                    region = [
                        region[0].min(columns.start),
                        region[1].min(y),
                        region[2].max(columns.end),
                        region[3].max(y + 1),
                    ];
                }
            }
        }
        if region[0] < region[2] {
            region
        } else {
            [0; 4]
        }
    }

    /// Whether a spot is a hand or an arm: large, and it reaches in from the edge.
    fn is_hand(&self, blob: &Blob) -> bool {
        let radius = self.small_radius(self.small.image_from_small(blob.centre));
        blob.at_edge && blob.area > HAND_IN_BALLS * std::f64::consts::PI * radius * radius
    }

    /// Finds the spots that may be a ball, and the hands.
    pub(super) fn sights(&self, frame: u64, active: &[[f64; 2]], sights: &mut Sights) {
        sights.found.clear();
        sights.hands.clear();
        let (Some(pose), Some(rig)) = (&self.pose, &self.rig) else {
            return;
        };
        let ball_mm = rig.ball_diameter_mm();
        let size = [self.small.width, self.small.height];
        let region = self.compare(sights, active);
        let (mask, least) = (&sights.mask, LEAST_SPOT);
        let bits = [SOLID_STRONG, SOLID_STRONG];
        sights.strong.find(mask, size, region, bits, least);
        let bits = [SOLID, SOLID_STRONG];
        sights.solid.find(mask, size, region, bits, least);
        sights
            .any
            .find(mask, size, region, [ANY, ANY_STRONG], least);
        let solid = sights.solid.blobs.iter().copied();
        sights.hands.extend(solid.filter(|blob| self.is_hand(blob)));
        sights.shades_of_hands.clear();
        let shades = sights.any.blobs.iter().filter(|blob| self.is_hand(blob));
        sights.shades_of_hands.extend(shades.map(|blob| blob.label));
        let mut found = std::mem::take(&mut sights.found);
        let sight = |blob: &Blob, own: Option<u32>, by_shade: bool| {
            let at = self.small.image_from_small(blob.centre);
            let at_mm = pose.at_height(at, ball_mm / 2.0)?;
            let radius = pose.ball_radius_px(at, ball_mm)? / self.factor as f64;
            let area_in_balls = blob.area / (std::f64::consts::PI * radius * radius);
            let reach = (HAND_REACH_IN_RADII * radius).max(2.0);
            BALL_SPOT.contains(&area_in_balls).then(|| Sight {
                frame,
                at,
                at_mm,
                area_in_balls,
                by_shade,
                at_edge: blob.at_edge,
                active: active.iter().any(|a| blob.bounds_hold(*a, SQUARE as f64)),
                stir: self.gate.stir(blob.bounds),
                by_hand: near_hand(sights, size, blob, own, reach),
                hangs: hangs(sights, blob),
                blob: *blob,
            })
        };
        // Strong pixels alone outline a thing best. Only where they leave less than a good part of a ball are the weak ones
        // beside them taken too, and then whatever is merely darker: a ball of its table's colour shows no other way.
        for (spots, are_strong, by_shade) in [
            (&sights.strong, true, false),
            (&sights.solid, false, false),
            (&sights.any, false, true),
        ] {
            for blob in &spots.blobs {
                let inside = |s: &Sight| blob.bounds_hold(s.blob.centre, 0.0);
                if found
                    .iter()
                    .any(|s| inside(s) && s.area_in_balls > CLEAR_SPOT)
                {
                    continue;
                }
                let own = are_strong.then_some(blob.label);
                if let Some(new) = sight(blob, own, by_shade) {
                    found.retain(|s| !inside(s) || s.area_in_balls > new.area_in_balls);
                    found.push(new);
                }
            }
        }
        sights.found = found;
    }
}
