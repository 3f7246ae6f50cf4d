#![allow(clippy::unwrap_used)]
//! Cards drawn on drawn tables, and the shared photographs where they are at hand.

use super::outlines::apart;
use super::{CardShape, FoundCard, find_cards};
use image::{Rgb, RgbImage};

type Quad = [[f64; 2]; 4];

/// A grainy table: noise and stripes, the same at every run.
pub(super) fn table(width: u32, height: u32, colour: [f64; 3]) -> RgbImage {
    let mut state = 0x2545_f491_4f6c_dd1d_u64;
    RgbImage::from_fn(width, height, |x, y| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        let noise = (state >> 40) as f64 / f64::from(1 << 24) - 0.5;
        let grain = (f64::from(y) * 0.9 + (f64::from(x) * 0.05).sin() * 4.0).sin();
        Rgb(colour.map(|level| (level + 8.0 * noise + 6.0 * grain).clamp(0.0, 255.0) as u8))
    })
}

/// A point of the unit square, seen through the quad's perspective.
fn within(quad: &Quad, u: f64, v: f64) -> [f64; 2] {
    let [a, b, c, d] = *quad;
    let cross = |p: [f64; 2], q: [f64; 2]| p[0] * q[1] - p[1] * q[0];
    let minus = |p: [f64; 2], q: [f64; 2]| [p[0] - q[0], p[1] - q[1]];
    let sum = [a[0] - b[0] + c[0] - d[0], a[1] - b[1] + c[1] - d[1]];
    let (right, down) = (minus(b, c), minus(d, c));
    let turn = cross(right, down);
    let (g, h) = (cross(sum, down) / turn, cross(right, sum) / turn);
    let depth = g * u + h * v + 1.0;
    std::array::from_fn(|k| {
        (a[k] + u * (b[k] - a[k] + g * b[k]) + v * (d[k] - a[k] + h * d[k])) / depth
    })
}

/// Paints a dark card with a thin bright border and a disc in its middle, four samples a pixel each way.
pub(super) fn paint(picture: &mut RgbImage, quad: &Quad, border: [u8; 3], inside: [u8; 3]) {
    let steps = 700;
    let mut sums = std::collections::HashMap::<(u32, u32), [f64; 4]>::new();
    for i in 0..steps {
        for j in 0..steps {
            let (u, v) = (
                (f64::from(i) + 0.5) / f64::from(steps),
                (f64::from(j) + 0.5) / f64::from(steps),
            );
            let edge = u.min(1.0 - u).min(v.min(1.0 - v));
            let disc = (u - 0.5).hypot((v - 0.5) * 1.5) < 0.2;
            let colour = if edge < 0.035 || disc { border } else { inside };
            let [x, y] = within(quad, u, v);
            let (px, py) = (x.round(), y.round());
            if px >= 0.0
                && py >= 0.0
                && px < f64::from(picture.width())
                && py < f64::from(picture.height())
            {
                let sum = sums.entry((px as u32, py as u32)).or_default();
                for k in 0..3 {
                    sum[k] += f64::from(colour[k]);
                }
                sum[3] += 1.0;
            }
        }
    }
    let full: Vec<f64> = {
        let mut counts: Vec<f64> = sums.values().map(|s| s[3]).collect();
        counts.sort_by(f64::total_cmp);
        vec![counts[counts.len() / 2]]
    };
    for ((x, y), sum) in sums {
        // A pixel that the card only partly covers keeps a part of the table.
        let share = (sum[3] / full[0]).min(1.0);
        let under = picture.get_pixel(x, y).0;
        picture.put_pixel(
            x,
            y,
            Rgb(std::array::from_fn(|k| {
                (sum[k] / sum[3] * share + f64::from(under[k]) * (1.0 - share)) as u8
            })),
        );
    }
}

#[track_caller]
fn assert_found(found: &[FoundCard], quad: &Quad, pixels: f64) {
    let nearest = found
        .iter()
        .map(|card| apart(&card.corners_in_image, quad))
        .fold(f64::INFINITY, f64::min);
    assert!(
        nearest <= pixels,
        "the card at {quad:?} is {nearest} pixels from the nearest of {found:#?}"
    );
}

/// A printed border's inner edge may be taken for the card's: so far apart are the corners then.
const BORDER_PIXELS: f64 = 5.0;

/// Two cards that touch at their short edges, seen from a slant: the short sides go into the depth.
pub(super) const PAIR: [Quad; 2] = [
    [[60.0, 80.0], [160.0, 84.0], [154.0, 134.0], [50.0, 128.0]],
    [[160.0, 84.0], [264.0, 88.0], [262.0, 140.0], [154.0, 134.0]],
];

#[test]
fn two_cards_that_touch_are_two_cards() {
    let mut picture = table(320, 240, [120.0, 130.0, 140.0]);
    for quad in &PAIR {
        paint(&mut picture, quad, [220, 180, 90], [50, 30, 40]);
    }
    let found = find_cards(&picture, CardShape::of_mm([57.0, 98.0]));
    for quad in &PAIR {
        assert_found(&found, quad, BORDER_PIXELS);
    }
    assert_eq!(found.len(), 2, "{found:#?}");
    assert!(found.iter().all(|card| card.touches_another));
}

#[test]
fn a_lone_card_touches_nothing() {
    let mut picture = table(320, 240, [60.0, 110.0, 70.0]);
    let quad = [[120.0, 60.0], [190.0, 66.0], [184.0, 164.0], [112.0, 156.0]];
    paint(&mut picture, &quad, [235, 235, 230], [200, 60, 50]);
    let found = find_cards(&picture, CardShape::ANY);
    assert_found(&found, &quad, BORDER_PIXELS);
    assert_eq!(found.len(), 1, "{found:#?}");
    assert!(!found[0].touches_another);
}

#[test]
fn corners_run_clockwise() {
    let mut picture = table(320, 240, [120.0, 130.0, 140.0]);
    paint(&mut picture, &PAIR[0], [220, 180, 90], [50, 30, 40]);
    for card in find_cards(&picture, CardShape::ANY) {
        assert!(super::geometry::is_clockwise_convex(&card.corners_in_image));
    }
}

#[test]
fn an_empty_table_has_no_cards() {
    assert_eq!(
        find_cards(&table(320, 240, [150.0, 110.0, 80.0]), CardShape::ANY),
        []
    );
}

#[test]
fn a_picture_of_any_size_is_taken() {
    for (width, height) in [(0, 0), (1, 1), (1, 900), (23, 24), (3000, 30)] {
        assert_eq!(
            find_cards(&RgbImage::new(width, height), CardShape::ANY),
            []
        );
    }
}

#[test]
fn corners_of_a_large_picture_are_in_its_own_pixels() {
    let mut picture = RgbImage::from_pixel(2400, 1800, Rgb([150, 150, 150]));
    for y in 600..1300 {
        for x in 900..1400 {
            picture.put_pixel(x, y, Rgb([30, 30, 60]));
        }
    }
    // The first pixel inside is 900: the edge lies half a pixel before its centre.
    let quad = [
        [899.5, 599.5],
        [1399.5, 599.5],
        [1399.5, 1299.5],
        [899.5, 1299.5],
    ];
    assert_found(&find_cards(&picture, CardShape::ANY), &quad, 1.5);
}

#[test]
fn most_cards_of_the_shared_photographs_are_found() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/tables");
    let Ok(labels) = std::fs::read_to_string(folder.join("cards.json")) else {
        return;
    };
    let labels: serde_json::Value = serde_json::from_str(&labels).unwrap();
    let (mut listed, mut hits) = (0, 0);
    // Every fourth is enough for a test; `find-cards` and the scorer measure them all.
    for image in labels["images"].as_array().unwrap().iter().step_by(4) {
        let path = folder.join(image["image"].as_str().unwrap());
        let picture = image::open(path).unwrap().into_rgb8();
        let found = find_cards(&picture, CardShape::ANY);
        for card in image["cards"].as_array().unwrap() {
            let Ok(corners) = serde_json::from_value::<Quad>(card["corners_px"].clone()) else {
                continue;
            };
            listed += 1;
            let near = 0.03 * f64::from(picture.width());
            hits += usize::from(found.iter().any(|card| {
                apart(&card.corners_in_image, &super::geometry::clockwise(corners)) <= near
            }));
        }
    }
    assert!(hits * 10 >= listed * 8, "{hits} of {listed} found");
}
