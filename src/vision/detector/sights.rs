//! What stands out from the calm table in one frame: spots that may be a ball, and hands.

use image::GrayImage;

use super::super::blobs::{Blob, Labels, labelled, seeded};
use super::super::light;
use super::super::motion::SQUARE;
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

/// Masks of the reduced picture: weak and strong differences from the calm table, of any kind and beyond shadow.
struct Foreground {
    any: GrayImage,
    any_seeds: GrayImage,
    solid: GrayImage,
    solid_seeds: GrayImage,
}

/// Whether a pixel of one of `others` lies within `reach` of the box of `blob`.
fn near_one_of(labels: &Labels, others: &[Blob], blob: &Blob, reach: f64) -> bool {
    let reach = reach.ceil() as usize;
    let (x0, y0) = (
        blob.bounds[0].saturating_sub(reach),
        blob.bounds[1].saturating_sub(reach),
    );
    let x1 = (blob.bounds[2] + reach + 1).min(labels.width() as usize);
    let y1 = (blob.bounds[3] + reach + 1).min(labels.height() as usize);
    others
        .iter()
        .filter(|o| o.bounds[0] < x1 && o.bounds[2] >= x0 && o.bounds[1] < y1 && o.bounds[3] >= y0)
        .any(|o| {
            (y0..y1).any(|y| (x0..x1).any(|x| labels.get_pixel(x as u32, y as u32)[0] == o.label))
        })
}

impl Detector {
    /// What differs from the calm table in the reduced picture.
    fn foreground(&self) -> Foreground {
        let (width, height) = (self.small.width as u32, self.small.height as u32);
        let gains = light::channel_gains(&self.table, &self.small.pixels);
        let strong = FOREGROUND_IN_NOISE.max(FOREGROUND_LEVELS / self.noise_small);
        let weak = strong * WEAK_SHARE;
        let mut found = Foreground {
            any: GrayImage::new(width, height),
            any_seeds: GrayImage::new(width, height),
            solid: GrayImage::new(width, height),
            solid_seeds: GrayImage::new(width, height),
        };
        let masks = found
            .any
            .iter_mut()
            .zip(found.any_seeds.iter_mut())
            .zip(found.solid.iter_mut().zip(found.solid_seeds.iter_mut()));
        for (((any, any_seed), (solid, solid_seed)), (table, now)) in
            masks.zip(self.table.iter().zip(&self.small.pixels))
        {
            let before = [
                table[0] * gains[0],
                table[1] * gains[1],
                table[2] * gains[2],
            ];
            let change = light::change(before, *now, self.noise_small);
            *any = u8::from(change.any > weak);
            *any_seed = u8::from(change.any > strong);
            *solid = u8::from(change.beyond_shadow > weak);
            *solid_seed = u8::from(change.beyond_shadow > strong);
        }
        found
    }

    /// Whether a spot is a hand or an arm: large, and it reaches in from the edge.
    fn is_hand(&self, blob: &Blob) -> bool {
        let radius = self.small_radius(self.small.image_from_small(blob.centre));
        blob.at_edge && blob.area > HAND_IN_BALLS * std::f64::consts::PI * radius * radius
    }

    pub(super) fn sights(&self, frame: u64, active: &[[f64; 2]]) -> (Vec<Sight>, Vec<Blob>) {
        let foreground = self.foreground();
        let (Some(pose), Some(rig)) = (&self.pose, &self.rig) else {
            return (Vec::new(), Vec::new());
        };
        let ball_mm = rig.ball_diameter_mm();
        let (_, solid) = seeded(&foreground.solid, &foreground.solid_seeds, 4.0);
        let (_, any) = seeded(&foreground.any, &foreground.any_seeds, 4.0);
        let (labels, strong) = labelled(&foreground.solid_seeds, 4.0);
        let hands: Vec<Blob> = solid
            .iter()
            .copied()
            .filter(|blob| self.is_hand(blob))
            .collect();
        let sight = |blob: &Blob, by_shade: bool| {
            let at = self.small.image_from_small(blob.centre);
            let at_mm = pose.at_height(at, ball_mm / 2.0)?;
            let radius = pose.ball_radius_px(at, ball_mm)? / self.factor as f64;
            let area_in_balls = blob.area / (std::f64::consts::PI * radius * radius);
            BALL_SPOT.contains(&area_in_balls).then(|| Sight {
                frame,
                at,
                at_mm,
                area_in_balls,
                by_shade,
                at_edge: blob.at_edge,
                active: active.iter().any(|a| blob.bounds_hold(*a, SQUARE as f64)),
                stir: self.gate.stir(blob.bounds),
                by_hand: near_one_of(
                    &labels,
                    &hands,
                    blob,
                    (HAND_REACH_IN_RADII * radius).max(2.0),
                ),
                blob: *blob,
            })
        };
        // Strong pixels alone outline a thing best. Only where they leave less than a good part of a ball are the weak ones
        // beside them taken too, and then whatever is merely darker: a ball of its table's colour shows no other way.
        let mut found: Vec<Sight> = Vec::new();
        for (spots, by_shade) in [(&strong, false), (&solid, false), (&any, true)] {
            for blob in spots {
                let inside = |s: &Sight| blob.bounds_hold(s.blob.centre, 0.0);
                if found
                    .iter()
                    .any(|s| inside(s) && s.area_in_balls > CLEAR_SPOT)
                {
                    continue;
                }
                if let Some(new) = sight(blob, by_shade) {
                    found.retain(|s| !inside(s) || s.area_in_balls > new.area_in_balls);
                    found.push(new);
                }
            }
        }
        (found, hands)
    }
}
