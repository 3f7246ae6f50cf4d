//! From light to the picture a cheap webcam would send.

use image::RgbImage;
use rand::{Rng, SeedableRng, rngs::StdRng};

use super::draw::{Canvas, Texel};
use super::space::{V3, hash01, v3};
use super::view::View;

const TONES: usize = 2048;
const BRIGHTEST: f32 = 2.0;
const GRAINS: usize = 1 << 16;

/// The sensor and what it makes of light.
#[derive(Debug, Clone)]
pub struct Film {
    /// Grey values of noise, one standard deviation at mid grey.
    pub noise: f32,
    pub vignette: f32,
    pub exposure: f32,
    pub white: V3,
    pub blur: f32,
    pub jpeg_quality: u8,
    /// Seconds the shutter is open.
    pub shutter: f32,
    tones: Vec<f32>,
    grains: Vec<f32>,
    seed: u32,
}

/// What the light does at one moment, as factors of the film's own exposure.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Gains {
    pub room: V3,
    pub lamps: [V3; 2],
}

impl Gains {
    pub const CALM: Self = Self {
        room: V3::all(1.0),
        lamps: [V3::all(1.0); 2],
    };

    pub fn times(self, k: f32) -> Self {
        Self {
            room: self.room * k,
            lamps: self.lamps.map(|l| l * k),
        }
    }
}

impl Film {
    pub fn draw(rng: &mut impl Rng) -> Self {
        let seed: u32 = rng.random();
        let contrast = rng.random_range(0.0..0.35);
        let tones = (0..=TONES)
            .map(|i| tone(i as f32 / TONES as f32 * BRIGHTEST, contrast))
            .collect();
        Self {
            noise: rng.random_range(0.7..2.6),
            vignette: rng.random_range(0.0..0.25),
            exposure: rng.random_range(0.85..1.2),
            white: v3(
                rng.random_range(0.94..1.06),
                1.0,
                rng.random_range(0.94..1.06),
            ),
            blur: rng.random_range(0.05..0.2),
            jpeg_quality: rng.random_range(62..90),
            shutter: rng.random_range(0.006..0.024),
            tones,
            grains: grains(seed),
            seed,
        }
    }

    /// The picture: the still layer, with `patch` in place of a part of it.
    pub fn develop(
        &self,
        view: &View,
        layer: &[Texel],
        patch: &Canvas,
        gains: &Gains,
        number: u64,
    ) -> RgbImage {
        let (w, h) = (view.width as usize, view.height as usize);
        let mut bytes = vec![0_u8; w * h * 3];
        let (cx, cy) = ((w as f32 - 1.0) / 2.0, (h as f32 - 1.0) / 2.0);
        let far2 = (cx * cx + cy * cy).max(1.0);
        let scale = TONES as f32 / BRIGHTEST;
        let room = gains.room.times(self.white) * (self.exposure * scale);
        let lamps = gains
            .lamps
            .map(|l| l.times(self.white) * (self.exposure * scale));
        for (y, row) in bytes.chunks_exact_mut(w * 3).enumerate() {
            let offset = |k: i32| {
                (hash01(
                    y as i32,
                    (number & 0xFFFF_FFFF) as u32 as i32 ^ k,
                    self.seed,
                ) * (GRAINS - 1) as f32) as usize
            };
            let (luma_at, red_at, blue_at) = (offset(0), offset(0x5151), offset(0x2a2a_0000));
            let dy2 = (y as f32 - cy) * (y as f32 - cy);
            let still = &layer[y * w..(y + 1) * w];
            let inside = (patch.rect.y0..patch.rect.y1).contains(&y).then(|| {
                let pw = patch.rect.width();
                let from = (y - patch.rect.y0) * pw;
                &patch.texels[from..from + pw]
            });
            for (x, pixel) in row.chunks_exact_mut(3).enumerate() {
                let texel = match inside {
                    Some(texels) if x >= patch.rect.x0 && x < patch.rect.x1 => {
                        &texels[x - patch.rect.x0]
                    }
                    _ => &still[x],
                };
                let light = (texel.room + texel.sheen).times(room)
                    + texel.lamps[0].times(lamps[0])
                    + texel.lamps[1].times(lamps[1]);
                let dx = x as f32 - cx;
                let dim = 1.0 - self.vignette * (dx * dx + dy2) / far2;
                let grain = |at: usize| self.grains[(at + x) & (GRAINS - 1)];
                let (luma, red, blue) = (grain(luma_at), grain(red_at), grain(blue_at));
                let put = |light: f32, colour_noise: f32| {
                    let at = (light * dim).clamp(0.0, TONES as f32 - 1.0);
                    let value = self.tones[at as usize];
                    // Dark places show more noise, clipped ones none.
                    let amount = self.noise * (1.25 - value * 0.004);
                    (value + amount * (luma + 0.5 * colour_noise) + 0.5) as u8
                };
                pixel[0] = put(light.x, red);
                pixel[1] = put(light.y, 0.0);
                pixel[2] = put(light.z, blue);
            }
        }
        RgbImage::from_raw(view.width, view.height, bytes)
            .unwrap_or_else(|| RgbImage::new(view.width, view.height))
    }
}

/// From light to a grey value: the sRGB curve with a soft shoulder.
fn tone(light: f32, contrast: f32) -> f32 {
    let bent = if light < 0.75 {
        light
    } else {
        0.75 + 0.25 * (1.0 - (-(light - 0.75) / 0.25).exp())
    };
    let srgb = if bent <= 0.003_130_8 {
        12.92 * bent
    } else {
        1.055 * bent.powf(1.0 / 2.4) - 0.055
    };
    let s = srgb.clamp(0.0, 1.0);
    let curved = s * s * (3.0 - 2.0 * s);
    (s + (curved - s) * contrast) * 255.0
}

/// Normal noise, a little smeared along the row as a sensor's colour filter does.
fn grains(seed: u32) -> Vec<f32> {
    let mut rng = StdRng::seed_from_u64(u64::from(seed));
    let raw: Vec<f32> = (0..=GRAINS)
        .map(|_| (0..4).map(|_| rng.random::<f32>() - 0.5).sum::<f32>() * 1.732)
        .collect();
    raw.windows(2)
        .map(|w| (w[0] + 0.55 * w[1]) / 1.14)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tone_curve_rises_from_black_to_white() {
        let values: Vec<f32> = (0..=100).map(|i| tone(i as f32 / 50.0, 0.3)).collect();
        assert!(values[0] < 0.01 && values[100] > 250.0 && values[100] <= 255.0);
        assert!(values.windows(2).all(|w| w[1] >= w[0]));
    }

    #[test]
    fn grains_have_mean_nought_and_deviation_one() {
        let g = grains(5);
        let mean = g.iter().sum::<f32>() / g.len() as f32;
        let deviation = (g.iter().map(|v| v * v).sum::<f32>() / g.len() as f32).sqrt();
        assert!(
            mean.abs() < 0.02 && (deviation - 1.0).abs() < 0.05,
            "{mean} {deviation}"
        );
    }
}
