//! What a card shows, so that it is noticed when it is turned over.

use super::super::homography::Homography;
use super::geometry::Corners;
use super::relief::Relief;

/// The face is seen in so many fields across and down; the outermost tenth is border.
const FIELDS: [usize; 2] = [6, 10];
const BORDER_SHARE: f64 = 0.1;
/// Two looks at one field of one face differ by fewer grey levels: noise, and corners found a pixel or two apart.
const SAME_FIELD_LEVELS: f32 = 30.0;
/// Light on the table may change by so much between two looks and is still believed.
const LIGHT_RANGE: [f32; 2] = [0.4, 2.5];

/// The colours of a card's fields, and of what lies around it.
#[derive(Debug, Clone)]
pub(super) struct Face {
    fields: Vec<Option<[f32; 3]>>,
    beside: [f32; 3],
}

impl Face {
    /// The face within these corners; none when they do not make a card.
    pub(super) fn of(relief: &Relief, corners: &Corners) -> Option<Self> {
        let unit = [[0.0, 0.0], [1.0, 0.0], [1.0, 1.0], [0.0, 1.0]];
        // The longer sides run down the fields, whichever corner comes first.
        let lengths: [f64; 2] =
            std::array::from_fn(|i| super::geometry::distance(corners[i], corners[i + 1]));
        let upright = if lengths[0] <= lengths[1] {
            *corners
        } else {
            [corners[1], corners[2], corners[3], corners[0]]
        };
        let map = Homography::from_pairs(&unit, &upright)?;
        let [across, down] = FIELDS;
        let inner = |k: usize, part: f64, count: usize| {
            BORDER_SHARE + (1.0 - 2.0 * BORDER_SHARE) * (k as f64 + part) / count as f64
        };
        let mut fields = Vec::with_capacity(across * down);
        for row in 0..down {
            for column in 0..across {
                let mut sum = [0.0; 3];
                let mut seen = 0.0;
                for [u, v] in [[0.3, 0.3], [0.7, 0.3], [0.3, 0.7], [0.7, 0.7]] {
                    let at = map.apply([inner(column, u, across), inner(row, v, down)]);
                    if let Some(colour) = relief.colour(at) {
                        seen += 1.0;
                        for (s, c) in sum.iter_mut().zip(colour) {
                            *s += c;
                        }
                    }
                }
                fields.push((seen > 0.0).then(|| sum.map(|s| s / seen)));
            }
        }
        let mut around: Vec<[f32; 3]> = Vec::new();
        for k in 0..8 {
            let t = (f64::from(k) + 0.5) / 8.0;
            for spot in [[t, -0.12], [t, 1.08], [-0.12, t], [1.12, t]] {
                around.extend(relief.colour(map.apply(spot)));
            }
        }
        let beside = std::array::from_fn(|channel| {
            let mut levels: Vec<f32> = around.iter().map(|colour| colour[channel]).collect();
            levels.sort_by(f32::total_cmp);
            levels.get(levels.len() / 2).copied().unwrap_or(128.0)
        });
        Some(Self { fields, beside })
    }

    /// The share of the face, 0 to 1, that shows something else than before; a change of light on the table is no change.
    pub(super) fn changed_since(&self, before: &Self) -> f64 {
        let [least, most] = LIGHT_RANGE;
        let light: [f32; 3] = std::array::from_fn(|channel| {
            (self.beside[channel].max(8.0) / before.beside[channel].max(8.0)).clamp(least, most)
        });
        let (mut compared, mut changed) = (0usize, 0usize);
        for (now, then) in self.fields.iter().zip(&before.fields) {
            let (Some(now), Some(then)) = (now, then) else {
                continue;
            };
            compared += 1;
            let differs = (0..3)
                .any(|k| (now[k] - (then[k] * light[k]).min(255.0)).abs() > SAME_FIELD_LEVELS);
            changed += usize::from(differs);
        }
        if compared * 2 < self.fields.len() {
            return 0.0;
        }
        changed as f64 / compared as f64
    }
}
