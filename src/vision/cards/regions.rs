//! Outlines of areas of one brightness: a card whose sides are broken up by a grained table, or by print that looks like many
//! small cards, is one light or dark area all the same.
//!
//! The picture is cut at several levels, as for maximally stable regions (Matas et al., 2002): light areas where the darkest of the
//! three colours is high, which a white card is and light wood is not; dark ones where the brightest is low. What is left of each
//! area when thin bridges are cut is put into the smallest ring of four sides, and kept if its hull fills it. The rings are coarse:
//! they are fitted to the edges and weighed as any other outline.

use std::ops::RangeInclusive;

use image::{GrayImage, Luma, RgbImage, imageops};
use imageproc::contours::{BorderType, find_contours};
use imageproc::distance_transform::Norm;
use imageproc::filter::gaussian_blur_f32;
use imageproc::geometry::convex_hull;
use imageproc::morphology::open;

use super::geometry::{
    Corners, add, cross, is_clockwise_convex, meet, scaled, shortest_side, signed_area, sub,
};

/// Areas are sought in a picture whose longer side has at most so many pixels: a card is large.
const COARSE_SIDE: u32 = 320;
/// The grain of a table is smoothed away, in pixels (one sigma).
const BLUR_SIGMA: f32 = 1.5;
/// The picture is cut at so many levels, evenly between its dark and its light parts.
const LEVELS: u32 = 9;
/// Bridges to what lies beside are cut where they are at most twice this wide, in pixels.
const BRIDGE_PIXELS: u8 = 1;
/// A card covers at least and at most this share of the picture.
const AREA_SHARE: RangeInclusive<f64> = 0.006..=0.4;
/// An area, with print in it filled up, fills this share of its hull: print that runs to the edge and the grain of the table
/// fray it.
const FILLS_HULL: f64 = 0.65;
/// The hull fills this share of the ring: corners are rounded.
const FILLS_RING: f64 = 0.94;
/// Sides shorter than this (coarse pixels) are no card's.
const SHORTEST_SIDE: f64 = 9.0;

/// Rings of four sides around light and dark areas, clockwise, in pixels of the picture.
pub(super) fn find_regions(picture: &RgbImage) -> Vec<Corners> {
    let longer = picture.width().max(picture.height());
    let shrink = (f64::from(COARSE_SIDE) / f64::from(longer)).min(1.0);
    let side = |side: u32| ((f64::from(side) * shrink).round() as u32).max(1);
    let coarse = imageops::thumbnail(picture, side(picture.width()), side(picture.height()));
    let by = f64::from(picture.width()) / f64::from(coarse.width());
    let darkest = channel(&coarse, |[r, g, b]| r.min(g).min(b));
    let lightest = channel(&coarse, |[r, g, b]| 255 - r.max(g).max(b));
    let mut rings = Vec::new();
    for levels in [darkest, lightest] {
        for level in cuts(&levels) {
            let cut = GrayImage::from_fn(levels.width(), levels.height(), |x, y| {
                Luma([if levels.get_pixel(x, y).0[0] > level {
                    255
                } else {
                    0
                }])
            });
            rings.extend(rings_of(&open(&cut, Norm::LInf, BRIDGE_PIXELS)));
        }
    }
    // (0, 0) is the centre of the top-left pixel in both pictures.
    let whole = |point: [f64; 2]| point.map(|v| (v + 0.5) * by - 0.5);
    rings
        .into_iter()
        .map(|ring: Corners| ring.map(whole))
        .collect()
}

/// One number a pixel, smoothed.
fn channel(picture: &RgbImage, of: impl Fn([u8; 3]) -> u8) -> GrayImage {
    let (width, height) = picture.dimensions();
    let plain = GrayImage::from_fn(width, height, |x, y| Luma([of(picture.get_pixel(x, y).0)]));
    gaussian_blur_f32(&plain, BLUR_SIGMA)
}

/// The levels at which a picture is cut.
fn cuts(picture: &GrayImage) -> Vec<u8> {
    /// This share of the pixels at either end does not count.
    const ENDS: f64 = 0.02;
    let mut counts = [0_usize; 256];
    for pixel in picture.pixels() {
        counts[usize::from(pixel.0[0])] += 1;
    }
    let total: usize = counts.iter().sum();
    let level_at = |share: f64| {
        let wanted = (share * total as f64) as usize;
        let mut passed = 0;
        let reached = |count: &usize| {
            passed += count;
            passed > wanted
        };
        counts.iter().position(reached).unwrap_or(255) as f64
    };
    let (low, high) = (level_at(ENDS), level_at(1.0 - ENDS));
    let mut levels: Vec<u8> = (1..=LEVELS)
        .map(|k| (low + (high - low) * f64::from(k) / f64::from(LEVELS + 1)) as u8)
        .collect();
    levels.dedup();
    levels
}

/// The rings of four sides that areas of a cut picture fill.
fn rings_of(cut: &GrayImage) -> Vec<Corners> {
    let picture_area = f64::from(cut.width()) * f64::from(cut.height());
    let areas = find_contours::<i32>(cut).into_iter();
    areas
        .filter(|contour| contour.border_type == BorderType::Outer)
        .filter_map(|contour| {
            let points: Vec<[f64; 2]> = contour
                .points
                .iter()
                .map(|p| [f64::from(p.x), f64::from(p.y)])
                .collect();
            // Through the centres of its outermost pixels, it is half a pixel smaller on each side.
            let area = signed_area(&points).abs() + points.len() as f64 / 2.0;
            let share = area / picture_area;
            if !AREA_SHARE.contains(&share) {
                return None;
            }
            let hull: Vec<[f64; 2]> = convex_hull(&contour.points[..])
                .iter()
                .map(|p| [f64::from(p.x), f64::from(p.y)])
                .collect();
            let hull = widened(hull);
            let hull_area = signed_area(&hull).abs();
            if area < FILLS_HULL * hull_area {
                return None;
            }
            let ring = ring_around(hull)?;
            let fills = hull_area >= FILLS_RING * signed_area(&ring);
            (fills && shortest_side(&ring) >= SHORTEST_SIDE).then_some(ring)
        })
        .collect()
}

/// A convex ring of pixel centres, moved out to the pixels' edges; clockwise.
fn widened(mut hull: Vec<[f64; 2]>) -> Vec<[f64; 2]> {
    if signed_area(&hull) < 0.0 {
        hull.reverse();
    }
    let count = hull.len().max(1) as f64;
    let sum = hull.iter().fold([0.0, 0.0], |sum, p| add(sum, *p));
    let middle = scaled(sum, 1.0 / count);
    for point in &mut hull {
        let out =
            sub(*point, middle).map(|v| 0.5 * v.signum() * f64::from(u8::from(v.abs() > 0.5)));
        *point = add(*point, out);
    }
    hull
}

/// The ring of four sides around a convex clockwise one that is left when side after side is given up and its neighbours are
/// made longer, each time the one that adds least (after Aggarwal, Chang and Yap, 1985, by greed).
fn ring_around(mut hull: Vec<[f64; 2]>) -> Option<Corners> {
    while hull.len() > 4 {
        let count = hull.len();
        let grown = |at: usize| {
            let [before, from, to, after] =
                [at + count - 1, at, at + 1, at + 2].map(|k| hull[k % count]);
            let point = meet(from, sub(from, before), to, sub(after, to))?;
            // The neighbours must meet outside the side that is given up.
            let is_outside = cross(sub(to, from), sub(point, from)) < 0.0;
            let added = signed_area(&[from, point, to]);
            is_outside.then_some((added.abs(), point))
        };
        let options = (0..count).filter_map(|at| Some((at, grown(at)?)));
        let (at, (_, point)) = options.min_by(|a, b| a.1.0.total_cmp(&b.1.0))?;
        hull[at] = point;
        hull.remove((at + 1) % count);
    }
    let ring: Corners = hull.try_into().ok()?;
    is_clockwise_convex(&ring).then_some(ring)
}

#[cfg(test)]
mod tests {
    use super::super::geometry::distance;
    use super::*;
    use image::Rgb;

    /// A table of coarse light and dark grain, and a light card with dark print on it.
    fn on_a_carpet(card: &Corners) -> RgbImage {
        RgbImage::from_fn(320, 240, |x, y| {
            let at = [f64::from(x), f64::from(y)];
            let side = |i: usize| cross(sub(card[(i + 1) % 4], card[i]), sub(at, card[i]));
            if (0..4).all(|i| side(i) > 0.0) {
                let is_print = (x / 11 + y / 13) % 3 == 0 && x % 11 < 7 && y % 13 < 8;
                return Rgb(if is_print {
                    [40, 30, 35]
                } else {
                    [236, 234, 228]
                });
            }
            let grain = (x / 3 * 37 + y / 3 * 61 + (x / 3 * y / 3) * 17) % 120;
            let light = 60 + grain as u8;
            Rgb([light, light, light - 20])
        })
    }

    #[test]
    fn a_printed_card_on_a_carpet_is_one_light_area() {
        let card = [[100.0, 60.0], [190.0, 70.0], [180.0, 190.0], [92.0, 180.0]];
        let rings = find_regions(&on_a_carpet(&card));
        let off = |ring: &Corners| {
            let near = |corner: &[f64; 2]| {
                ring.iter()
                    .map(|met| distance(*corner, *met))
                    .fold(f64::MAX, f64::min)
            };
            card.iter().map(near).fold(0.0, f64::max)
        };
        let best = rings.iter().map(off).fold(f64::MAX, f64::min);
        assert!(best < 6.0, "{best} pixels off: {rings:?}");
    }

    #[test]
    fn an_area_that_is_no_ring_of_four_sides_gives_none() {
        let round = RgbImage::from_fn(320, 240, |x, y| {
            let (dx, dy) = (f64::from(x) - 160.0, f64::from(y) - 120.0);
            Rgb([if dx.hypot(dy) < 60.0 { 230 } else { 40 }; 3])
        });
        assert_eq!(find_regions(&round), Vec::<Corners>::new());
        let angle = RgbImage::from_fn(320, 240, |x, y| {
            let arm = (60..90).contains(&x) && (40..200).contains(&y);
            let foot = (60..240).contains(&x) && (170..200).contains(&y);
            Rgb([if arm || foot { 230 } else { 40 }; 3])
        });
        assert_eq!(find_regions(&angle), Vec::<Corners>::new());
        assert_eq!(find_regions(&RgbImage::new(1, 1)), Vec::<Corners>::new());
    }

    #[test]
    fn the_ring_around_a_square_with_cut_corners_is_the_square() {
        let cut = vec![
            [10.0, 0.0],
            [90.0, 0.0],
            [100.0, 10.0],
            [100.0, 90.0],
            [90.0, 100.0],
            [10.0, 100.0],
            [0.0, 90.0],
            [0.0, 10.0],
        ];
        let ring = ring_around(cut).expect("it has four sides");
        for corner in [[0.0, 0.0], [100.0, 0.0], [100.0, 100.0], [0.0, 100.0]] {
            assert!(
                ring.iter().any(|met| distance(corner, *met) < 1e-6),
                "{ring:?}"
            );
        }
        assert_eq!(ring_around(vec![[0.0, 0.0], [1.0, 0.0], [0.0, 1.0]]), None);
    }
}
