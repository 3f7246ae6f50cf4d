//! Cards made by chance, seen under changed light, out of focus, in grain and from the side.

#![allow(clippy::unwrap_used)]

use image::{Rgb, RgbImage};
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};

use super::*;
use crate::vision::homography::Homography;

const CARD: (u32, u32) = (252, 352);

/// A card of a series: the frame, six circles and a strip for the name are as on all of them, the picture and what stands in
/// circles and strip are its own.
fn a_card(seed: u64) -> RgbImage {
    let mut chance = StdRng::seed_from_u64(seed);
    let (width, height) = CARD;
    let tints = [[190, 150, 60], [170, 175, 185], [180, 110, 70]];
    let frame: [u8; 3] = tints[chance.random_range(0..tints.len())];
    let mut colour = || -> [u8; 3] { std::array::from_fn(|_| chance.random_range(20..235)) };
    let (above, below) = (colour(), colour());
    let mut card = RgbImage::from_fn(width, height, |_, y| {
        let part = y as f32 / height as f32;
        Rgb(std::array::from_fn(|i| {
            (f32::from(above[i]) * (1.0 - part) + f32::from(below[i]) * part) as u8
        }))
    });
    let mut chance = StdRng::seed_from_u64(seed ^ 0xa5a5);
    for _ in 0..chance.random_range(5..12) {
        let ink = Rgb(std::array::from_fn(|_| chance.random_range(10..245)));
        let (cx, cy) = (chance.random_range(60..230), chance.random_range(20..270));
        let (rx, ry) = (chance.random_range(10..70), chance.random_range(10..70));
        let is_round = chance.random_bool(0.5);
        let slant: f32 = chance.random_range(-0.8..0.8);
        for y in (cy - ry).max(0)..(cy + ry).min(height as i32) {
            for x in (cx - rx).max(0)..(cx + rx).min(width as i32) {
                let (dx, dy) = ((x - cx) as f32 / rx as f32, (y - cy) as f32 / ry as f32);
                let inside = if is_round {
                    dx * dx + dy * dy < 1.0
                } else {
                    (dx + slant * dy).abs() < 0.6
                };
                if inside {
                    card.put_pixel(x as u32, y as u32, ink);
                }
            }
        }
    }
    let mut block = |x0: u32, y0: u32, w: u32, h: u32, ink: [u8; 3]| {
        for y in y0..(y0 + h).min(height) {
            for x in x0..(x0 + w).min(width) {
                card.put_pixel(x, y, Rgb(ink));
            }
        }
    };
    for side in [(0, 0, width, 10), (0, height - 10, width, 10)] {
        block(side.0, side.1, side.2, side.3, frame);
    }
    block(0, 0, 10, height, frame);
    block(width - 10, 0, 10, height, frame);
    block(10, 290, width - 20, 40, [30, 30, 36]);
    let six = [
        [230, 60, 40],
        [60, 110, 230],
        [150, 100, 50],
        [240, 230, 170],
        [120, 70, 190],
        [60, 180, 80],
    ];
    for (at, ink) in six.into_iter().enumerate() {
        let top = 24 + 43 * at as u32;
        block(18, top, 34, 34, ink);
        for digit in 0..3 {
            if chance.random_bool(0.8) {
                let tall = chance.random_range(8..20);
                block(22 + 9 * digit, top + 8, 5, tall, [15, 15, 15]);
            }
        }
    }
    for letter in 0..14 {
        if chance.random_bool(0.7) {
            let tall = chance.random_range(8..24);
            block(24 + 14 * letter, 298, 8, tall, [235, 235, 235]);
        }
    }
    card
}

/// How a card is seen.
#[derive(Debug, Clone, Copy)]
struct Seen {
    /// Height of the card in the picture, in pixels.
    height: f64,
    /// How far the corners are from a rectangle, as a part of the height.
    slant: f64,
    /// How far the corners are found wrongly, in pixels.
    off: f64,
    blur: f32,
    grain: f32,
    /// How much the lamp differs: brightness, colour, and falling off across the card.
    lamp: f32,
    /// A ball stands on it.
    has_ball: bool,
}

const EASY: Seen = Seen {
    height: 150.0,
    slant: 0.04,
    off: 0.5,
    blur: 0.4,
    grain: 2.0,
    lamp: 0.15,
    has_ball: false,
};
const USUAL: Seen = Seen {
    height: 110.0,
    slant: 0.08,
    off: 1.2,
    blur: 0.8,
    grain: 4.0,
    lamp: 0.35,
    has_ball: false,
};
const HARD: Seen = Seen {
    height: 75.0,
    slant: 0.14,
    off: 1.6,
    blur: 1.2,
    grain: 8.0,
    lamp: 0.6,
    has_ball: false,
};

fn within(chance: &mut StdRng, most: f64) -> f64 {
    if most > 0.0 {
        chance.random_range(-most..most)
    } else {
        0.0
    }
}

/// A picture of the table with the card on it, and the corners as they are found, any of them first.
fn photographed(card: &RgbImage, seen: Seen, chance: &mut StdRng) -> (RgbImage, [[f64; 2]; 4]) {
    let (picture, corners) = upright_in_picture(card, seen, chance);
    let first = chance.random_range(0..4);
    let found = std::array::from_fn(|i| corners[(i + first) % 4]);
    (picture, found)
}

/// The same, with the corner first that is the card's upper left.
fn upright_in_picture(
    card: &RgbImage,
    seen: Seen,
    chance: &mut StdRng,
) -> (RgbImage, [[f64; 2]; 4]) {
    let size = (320_u32, 240_u32);
    let (h, w) = (seen.height, seen.height * 63.0 / 88.0);
    let turn = within(chance, std::f64::consts::PI);
    let middle = [160.0 + within(chance, 15.0), 120.0 + within(chance, 10.0)];
    let upright = [[-w, -h], [w, -h], [w, h], [-w, h]];
    let corners = upright.map(|[x, y]| {
        let (x, y) = (0.5 * x, 0.5 * y);
        let (x, y) = (
            x + within(chance, seen.slant * h),
            y + within(chance, seen.slant * h),
        );
        [
            middle[0] + x * turn.cos() - y * turn.sin(),
            middle[1] + x * turn.sin() + y * turn.cos(),
        ]
    });
    let (cw, ch) = (f64::from(CARD.0), f64::from(CARD.1));
    let of_card = [[0.0, 0.0], [cw, 0.0], [cw, ch], [0.0, ch]];
    let to_card = Homography::from_pairs(&corners, &of_card).unwrap();
    let gain: [f32; 3] =
        std::array::from_fn(|_| 1.0 + within(chance, f64::from(seen.lamp)) as f32 * 0.5);
    let bright = 1.0 + within(chance, f64::from(seen.lamp)) as f32;
    let fall: [f32; 2] = std::array::from_fn(|_| within(chance, f64::from(seen.lamp)) as f32);
    let ball = seen.has_ball.then(|| {
        [
            middle[0] + within(chance, 0.2 * h),
            middle[1] + within(chance, 0.2 * h),
        ]
    });
    let mut sharp = vec![[0.0_f32; 3]; (size.0 * size.1) as usize];
    for y in 0..size.1 {
        for x in 0..size.0 {
            let here = [f64::from(x) + 0.5, f64::from(y) + 0.5];
            let on_card = to_card.apply(here);
            let is_card = (0.0..cw).contains(&on_card[0]) && (0.0..ch).contains(&on_card[1]);
            let mut colour = if is_card {
                // The mean of several points, as a lens sees it.
                let mut sum = [0.0_f32; 3];
                for (dx, dy) in [(-0.25, -0.25), (0.25, -0.25), (-0.25, 0.25), (0.25, 0.25)] {
                    let [u, v] = to_card.apply([here[0] + dx, here[1] + dy]);
                    let one = colour_at(card, [u, v]).unwrap();
                    for (sum, value) in sum.iter_mut().zip(one) {
                        *sum += 0.25 * value;
                    }
                }
                sum
            } else {
                [96.0, 80.0, 66.0]
            };
            if let Some([bx, by]) = ball
                && (here[0] - bx).hypot(here[1] - by) < 0.19 * h
            {
                colour = [150.0, 30.0, 30.0];
            }
            let across = (here[0] - middle[0]) as f32 / h as f32;
            let down = (here[1] - middle[1]) as f32 / h as f32;
            let light = bright * (1.0 + fall[0] * across + fall[1] * down).max(0.2);
            for (value, gain) in colour.iter_mut().zip(gain) {
                *value *= gain * light;
            }
            sharp[(y * size.0 + x) as usize] = colour;
        }
    }
    let reach = (2.0 * seen.blur).ceil() as i32;
    let weight = |d: i32| (-0.5 * (d as f32 / seen.blur.max(0.1)).powi(2)).exp();
    let at = |x: i32, y: i32| {
        let x = x.clamp(0, size.0 as i32 - 1) as u32;
        let y = y.clamp(0, size.1 as i32 - 1) as u32;
        (y * size.0 + x) as usize
    };
    let pass = |from: &[[f32; 3]], down: bool| -> Vec<[f32; 3]> {
        let mut to = vec![[0.0; 3]; from.len()];
        for y in 0..size.1 as i32 {
            for x in 0..size.0 as i32 {
                let (mut sum, mut all) = ([0.0; 3], 0.0);
                for d in -reach..=reach {
                    let one = if down { at(x, y + d) } else { at(x + d, y) };
                    let weight = weight(d);
                    all += weight;
                    for (sum, value) in sum.iter_mut().zip(from[one]) {
                        *sum += weight * value;
                    }
                }
                to[at(x, y)] = sum.map(|sum| sum / all);
            }
        }
        to
    };
    let soft = pass(&pass(&sharp, false), true);
    let picture = RgbImage::from_fn(size.0, size.1, |x, y| {
        let colour = soft[(y * size.0 + x) as usize];
        Rgb(colour.map(|value| {
            let grain: f32 = (0..4).map(|_| chance.random_range(-1.0_f32..1.0)).sum();
            (value + 0.87 * seen.grain * grain).clamp(0.0, 255.0) as u8
        }))
    });
    let found = corners.map(|[x, y]| [x + within(chance, seen.off), y + within(chance, seen.off)]);
    (picture, found)
}

/// The picture of a card as somebody keeps it: taken with the camera and straightened.
fn kept(card: &RgbImage, chance: &mut StdRng) -> CardLook {
    let taken = Seen {
        height: 180.0,
        ..EASY
    };
    let (picture, corners) = upright_in_picture(card, taken, chance);
    CardLook::within(&picture, corners).unwrap()
}

/// Right, asked with the right one named, asked without, wrong.
type Figures = [usize; 4];

fn figures(cards: usize, of: usize, seen: Seen, seed: u64) -> Figures {
    let mut chance = StdRng::seed_from_u64(seed);
    let all: Vec<RgbImage> = (0..cards)
        .map(|card| a_card(seed * 1_000 + card as u64))
        .collect();
    let looks: Vec<CardLook> = all.iter().map(|card| kept(card, &mut chance)).collect();
    let known: Vec<(usize, &CardLook)> = looks.iter().enumerate().collect();
    let mut figures = [0; 4];
    for round in 0..of {
        let card = round % cards;
        let (picture, corners) = photographed(&all[card], seen, &mut chance);
        let place = match recognise(&picture, corners, &known) {
            Recognised::Sure(found) if found == card => 0,
            Recognised::Unsure(found) if found.contains(&card) => 1,
            Recognised::Unsure(_) | Recognised::Unknown => 2,
            Recognised::Sure(_) => 3,
        };
        figures[place] += 1;
    }
    figures
}

#[test]
fn a_card_is_recognised_as_it_lies() {
    let [right, named, asked, wrong] = figures(6, 12, EASY, 1);
    assert_eq!(wrong, 0);
    assert!(right >= 11, "right {right}, named {named}, asked {asked}");
}

#[test]
fn in_bad_light_it_is_asked_rather_than_guessed() {
    let [right, named, asked, wrong] = figures(6, 12, HARD, 2);
    assert_eq!(wrong, 0, "right {right}, named {named}, asked {asked}");
}

#[test]
fn a_card_that_nobody_knows_is_none_of_the_known() {
    let mut chance = StdRng::seed_from_u64(3);
    let looks: Vec<CardLook> = (0..6)
        .map(|card| kept(&a_card(card), &mut chance))
        .collect();
    let known: Vec<(usize, &CardLook)> = looks.iter().enumerate().collect();
    for card in 100..106 {
        let (picture, corners) = photographed(&a_card(card), USUAL, &mut chance);
        let said = recognise(&picture, corners, &known);
        assert!(!matches!(said, Recognised::Sure(_)), "{card}: {said:?}");
    }
}

#[test]
fn nothing_is_known_of_no_cards_and_of_no_outline() {
    let picture = a_card(1);
    let line = [[0.0, 0.0], [50.0, 50.0], [100.0, 100.0], [150.0, 150.0]];
    assert_eq!(recognise(&picture, line, &[]), Recognised::Unknown);
    assert!(CardLook::within(&picture, [[5.0, 5.0]; 4]).is_none());
    assert!(straightened(&picture, [[f64::NAN, 0.0]; 4], (10, 10)).is_none());
    assert!(CardLook::of(&RgbImage::new(0, 0)).is_none());
}

/// The figures that stand in the README: `cargo test --release figures_of_recognising -- --ignored --nocapture`.
#[test]
#[ignore = "takes a minute"]
fn figures_of_recognising() {
    let with_ball = Seen {
        has_ball: true,
        ..USUAL
    };
    for (name, seen) in [
        ("easy", EASY),
        ("usual", USUAL),
        ("usual, a ball on it", with_ball),
        ("hard", HARD),
    ] {
        for cards in [3, 9, 24, 100] {
            let mut sum = [0; 4];
            let sets = if cards > 24 { 1 } else { 4 };
            for seed in 0..sets {
                let one = figures(cards, 100, seen, 10 + seed);
                for (sum, one) in sum.iter_mut().zip(one) {
                    *sum += one;
                }
            }
            let [right, named, asked, wrong] = sum;
            println!(
                "{name}, {cards} cards: right {right}, named {named}, asked {asked}, wrong {wrong}"
            );
        }
    }
    // None of the known ones.
    let (mut sure, mut all) = (0, 0);
    for seed in 0..4 {
        let mut chance = StdRng::seed_from_u64(50 + seed);
        let looks: Vec<CardLook> = (0..9)
            .map(|card| kept(&a_card(seed * 500 + card), &mut chance))
            .collect();
        let known: Vec<(usize, &CardLook)> = looks.iter().enumerate().collect();
        for card in 100..200 {
            let other = a_card(seed * 500 + card);
            let (picture, corners) = photographed(&other, USUAL, &mut chance);
            let said = recognise(&picture, corners, &known);
            sure += usize::from(matches!(said, Recognised::Sure(_)));
            all += 1;
        }
    }
    println!("cards that are none of the known: {sure} of {all} taken for one");
}
