//! Which of several known cards a card in the picture is, by what is printed on it.
//!
//! A card is taken out of the picture straight and upright ([`straightened`]) and told as a [`CardLook`]: where lines and
//! edges run, where it is lighter and darker than around, and where it is more coloured than the rest of it. None of that
//! changes much with the lamp, its colour, or a picture that is not quite sharp. [`recognise`] compares a look with known
//! ones and says which it is, or that it is not sure; it never guesses.
//!
//! Cards of one series share a frame, circles and a strip for the name. What all known ones share says nothing of which it
//! is, so it is taken away before they are compared. A ball that stands on the card hides a part of it: the parts that fit
//! worst are left out.
//!
//! Limits: two cards with the same picture and other numbers are told apart only where the picture shows the numbers large
//! enough; a card that is seen smaller than about sixty pixels is asked about.

#[cfg(test)]
mod tests;

use image::{Rgb, RgbImage};

use super::homography::Homography;
use super::rig::middle_of;

/// Cells across and down, and the side of one in pixels of the straightened card. Small enough that a word is more than one
/// cell, large enough that an edge that is a pixel off stays in its cell.
const ACROSS: usize = 8;
const DOWN: usize = 11;
const CELL: usize = 6;
/// The size in which cards are compared.
const WIDTH: usize = ACROSS * CELL;
const HEIGHT: usize = DOWN * CELL;
/// Directions that edges are sorted into, half a turn in all.
const DIRECTIONS: usize = 8;
/// Light and dark are looked at in so many squares of a cell, across and down.
const SQUARES: usize = 2;
/// What is told of a cell: edges, light and dark, two measures of colour.
const VALUES: usize = DIRECTIONS + SQUARES * SQUARES + 2;
/// The same of a whole card.
const CELLS: usize = ACROSS * DOWN;
/// The cells at the rim are left out where the corners may be a little off.
const RIM: usize = 1;
/// How much edges, light and colour say, in that order. A lamp changes colour most, and edges least.
const WEIGHTS: [f32; 3] = [0.5, 0.3, 0.2];
/// A part of the card may be hidden: so many cells of a hundred, those that fit worst, are left out.
const HIDDEN_PERCENT: usize = 20;
/// Contrast weaker than this, in grey levels, is grain.
const GRAIN: f32 = 6.0;
/// A known card is looked at as it is, and with its outline so much wider or narrower, as a part of its side: corners are
/// found a little outside or inside.
const OUTLINES: [f64; 3] = [0.0, -0.03, 0.03];

/// Below this likeness, of 1, it is none of the known cards.
const LEAST_LIKENESS: f32 = 0.33;
/// So much more alike than the second it must be to be sure, and so alike at least.
const CLEAR_LEAD: f32 = 0.14;
const SURE_LIKENESS: f32 = 0.42;
/// So many are named when it is not sure.
const NAMED: usize = 3;

/// The card that lies within these corners, upright, `width` by `height` pixels; the corners go round it, the first one to
/// the upper left. None where they are no outline.
pub fn straightened(
    picture: &RgbImage,
    corners: [[f64; 2]; 4],
    (width, height): (u32, u32),
) -> Option<RgbImage> {
    let (w, h) = (f64::from(width), f64::from(height));
    let upright = [[0.0, 0.0], [w, 0.0], [w, h], [0.0, h]];
    let to_picture = Homography::from_pairs(&upright, &corners)?;
    // Where the card is larger in the picture, each pixel is the mean of several.
    let longest = (0..4)
        .map(|at| {
            let ([ax, ay], [bx, by]) = (corners[at], corners[(at + 1) % 4]);
            (ax - bx).hypot(ay - by)
        })
        .fold(0.0, f64::max);
    if !longest.is_finite() || longest < 2.0 || width == 0 || height == 0 {
        return None;
    }
    let samples = ((longest / h).ceil() as u32).clamp(1, 4);
    let mut card = RgbImage::new(width, height);
    for (x, y, pixel) in card.enumerate_pixels_mut() {
        let mut sum = [0.0_f32; 3];
        for row in 0..samples {
            for column in 0..samples {
                let part = |at: u32, of: u32| (f64::from(at) + 0.5) / f64::from(of);
                let at = [
                    f64::from(x) + part(column, samples),
                    f64::from(y) + part(row, samples),
                ];
                let colour = colour_at(picture, to_picture.apply(at))?;
                for (sum, value) in sum.iter_mut().zip(colour) {
                    *sum += value;
                }
            }
        }
        let count = (samples * samples) as f32;
        *pixel = Rgb(sum.map(|value| (value / count).round().clamp(0.0, 255.0) as u8));
    }
    Some(card)
}

/// The colour between pixels; beyond the picture's edge that of the edge. None where the point is nowhere.
fn colour_at(picture: &RgbImage, [x, y]: [f64; 2]) -> Option<[f32; 3]> {
    let (width, height) = picture.dimensions();
    if !x.is_finite() || !y.is_finite() || width == 0 || height == 0 {
        return None;
    }
    let x = (x - 0.5).clamp(0.0, f64::from(width - 1));
    let y = (y - 0.5).clamp(0.0, f64::from(height - 1));
    let (left, top) = (x.floor() as u32, y.floor() as u32);
    let (right, bottom) = ((left + 1).min(width - 1), (top + 1).min(height - 1));
    let (dx, dy) = ((x - x.floor()) as f32, (y - y.floor()) as f32);
    let at = |x, y| picture.get_pixel(x, y).0.map(f32::from);
    let (a, b, c, d) = (
        at(left, top),
        at(right, top),
        at(left, bottom),
        at(right, bottom),
    );
    Some(std::array::from_fn(|i| {
        let upper = a[i] + dx * (b[i] - a[i]);
        let lower = c[i] + dx * (d[i] - c[i]);
        upper + dy * (lower - upper)
    }))
}

/// What a card looks like.
#[derive(Debug, Clone, PartialEq)]
pub struct CardLook {
    /// [`VALUES`] for each cell, row by row.
    values: Vec<f32>,
}

/// The largest number in a look that is written down; larger ones are cut.
const LARGEST_VALUE: f32 = 2.0;

impl CardLook {
    /// Which way of looking this is: looks of another kind cannot be compared with these.
    pub const KIND: u32 = 1;

    /// The look in few bytes, one for each of its numbers.
    pub fn to_bytes(&self) -> Vec<u8> {
        let values = self.values.iter();
        values
            .map(|value| {
                let part = (value / LARGEST_VALUE).clamp(-1.0, 1.0);
                (part * 127.0).round() as i8 as u8
            })
            .collect()
    }

    /// The look that was written down so; none when the bytes are of something else.
    pub fn from_bytes(bytes: &[u8]) -> Option<Self> {
        (bytes.len() == CELLS * VALUES).then(|| Self {
            values: bytes
                .iter()
                .map(|byte| f32::from(*byte as i8) / 127.0 * LARGEST_VALUE)
                .collect(),
        })
    }

    /// How alike two looks are as they are, from -1 to 1. Cards of one series share a frame and are somewhat alike by that
    /// alone: to tell them apart there is [`recognise`].
    pub fn alike(&self, other: &Self) -> f32 {
        likeness(&self.values, &other.values)
    }

    /// The look of a picture of a card that is all card, upright; none of an empty one.
    pub fn of(card: &RgbImage) -> Option<Self> {
        let (width, height) = card.dimensions();
        let (w, h) = (f64::from(width), f64::from(height));
        let corners = [[0.0, 0.0], [w, 0.0], [w, h], [0.0, h]];
        Self::within(card, corners)
    }

    /// The look of the card within these corners, the first one to its upper left; none where they are no outline.
    pub fn within(picture: &RgbImage, corners: [[f64; 2]; 4]) -> Option<Self> {
        let card = straightened(picture, corners, (WIDTH as u32, HEIGHT as u32))?;
        Some(Self {
            values: values_of(&card),
        })
    }
}

/// Every way in which a card within these corners can lie: any of them may be its upper left, and the outline may be found a
/// little too wide or too narrow.
fn looks_within(picture: &RgbImage, corners: [[f64; 2]; 4]) -> Vec<CardLook> {
    let middle = middle_of(&corners);
    let mut looks = Vec::new();
    for wider in OUTLINES {
        let outline =
            corners.map(|[x, y]| [x + wider * (x - middle[0]), y + wider * (y - middle[1])]);
        for turn in 0..4 {
            let turned = std::array::from_fn(|at| outline[(at + turn) % 4]);
            looks.extend(CardLook::within(picture, turned));
        }
    }
    looks
}

/// What is said of a card.
#[derive(Debug, Clone, PartialEq)]
pub enum Recognised {
    /// It is surely this one, by its place among the known ones.
    Sure(usize),
    /// It may be one of these, the likeliest first.
    Unsure(Vec<usize>),
    /// It is none of them, as far as can be seen.
    Unknown,
}

/// Which of the known cards lies within these corners of the picture. A card may be known by several looks: `known` names
/// the card of each.
pub fn recognise(
    picture: &RgbImage,
    corners: [[f64; 2]; 4],
    known: &[(usize, &CardLook)],
) -> Recognised {
    judged(&likenesses(picture, corners, known))
}

/// How alike each known card is, the most alike first; from -1 to 1.
pub fn likenesses(
    picture: &RgbImage,
    corners: [[f64; 2]; 4],
    known: &[(usize, &CardLook)],
) -> Vec<(usize, f32)> {
    let shared = shared_by(known);
    let known: Vec<(usize, Vec<f32>)> = known
        .iter()
        .map(|(card, look)| (*card, without(&look.values, &shared)))
        .collect();
    let mut best: Vec<(usize, f32)> = Vec::new();
    for look in looks_within(picture, corners) {
        let look = without(&look.values, &shared);
        for (card, values) in &known {
            let likeness = likeness(&look, values);
            match best.iter_mut().find(|(one, _)| one == card) {
                Some((_, most)) => *most = most.max(likeness),
                None => best.push((*card, likeness)),
            }
        }
    }
    best.sort_by(|one, other| other.1.total_cmp(&one.1));
    best
}

fn judged(likenesses: &[(usize, f32)]) -> Recognised {
    let Some((first, most)) = likenesses.first() else {
        return Recognised::Unknown;
    };
    if *most < LEAST_LIKENESS {
        return Recognised::Unknown;
    }
    let second = likenesses.get(1).map_or(0.0, |(_, second)| *second);
    if *most >= SURE_LIKENESS && most - second >= CLEAR_LEAD {
        return Recognised::Sure(*first);
    }
    let near = likenesses.iter().take(NAMED);
    let near = near.filter(|(_, one)| most - one < 2.0 * CLEAR_LEAD);
    Recognised::Unsure(near.map(|(card, _)| *card).collect())
}

/// What all known cards have in common; of one or two nothing can be said.
fn shared_by(known: &[(usize, &CardLook)]) -> Vec<f32> {
    let mut shared = vec![0.0; CELLS * VALUES];
    let mut cards: Vec<usize> = known.iter().map(|(card, _)| *card).collect();
    cards.sort_unstable();
    cards.dedup();
    if cards.len() < 3 {
        return shared;
    }
    for (_, look) in known {
        for (sum, value) in shared.iter_mut().zip(&look.values) {
            *sum += value / known.len() as f32;
        }
    }
    shared
}

fn without(values: &[f32], shared: &[f32]) -> Vec<f32> {
    let pairs = values.iter().zip(shared);
    pairs.map(|(value, shared)| value - shared).collect()
}

/// How alike two looks are where they can be seen, from -1 to 1.
fn likeness(one: &[f32], other: &[f32]) -> f32 {
    // Of each cell and each sort of values: the product, and the two squares.
    let sorts = [
        0..DIRECTIONS,
        DIRECTIONS..DIRECTIONS + SQUARES * SQUARES,
        DIRECTIONS + SQUARES * SQUARES..VALUES,
    ];
    let mut cells: Vec<[[f32; 3]; 3]> = Vec::with_capacity(CELLS);
    for (at, (one, other)) in one.chunks(VALUES).zip(other.chunks(VALUES)).enumerate() {
        let (column, row) = (at % ACROSS, at / ACROSS);
        let is_rim = column < RIM || column + RIM >= ACROSS || row < RIM || row + RIM >= DOWN;
        if is_rim {
            continue;
        }
        cells.push(sorts.clone().map(|sort| {
            let mut sums = [0.0_f32; 3];
            for (a, b) in one[sort.clone()].iter().zip(&other[sort]) {
                sums[0] += a * b;
                sums[1] += a * a;
                sums[2] += b * b;
            }
            sums
        }));
    }
    // A cell fits badly when the two differ by more than they have in common.
    let misfit = |cell: &[[f32; 3]; 3]| -> f32 {
        let sorts = cell.iter().zip(WEIGHTS);
        sorts
            .map(|([product, a, b], weight)| weight * (0.5 * (a + b) - product))
            .sum()
    };
    cells.sort_by(|a, b| misfit(a).total_cmp(&misfit(b)));
    let seen = cells.len() - cells.len() * HIDDEN_PERCENT / 100;
    cells.truncate(seen);
    let mut total = 0.0;
    for (sort, weight) in WEIGHTS.into_iter().enumerate() {
        let sum = |which: usize| cells.iter().map(|cell| cell[sort][which]).sum::<f32>();
        let (product, a, b) = (sum(0), sum(1), sum(2));
        if a > 0.0 && b > 0.0 {
            total += weight * product / (a * b).sqrt();
        }
    }
    total
}

/// What is told of each cell of a card of [`WIDTH`] by [`HEIGHT`] pixels.
fn values_of(card: &RgbImage) -> Vec<f32> {
    let grey: Vec<f32> = card
        .pixels()
        .map(|pixel| {
            let [red, green, blue] = pixel.0.map(f32::from);
            0.299 * red + 0.587 * green + 0.114 * blue
        })
        .collect();
    let grey = smoothed(&grey);
    let edges = edges_of(&grey);
    let light = light_of(&grey);
    let colour = colour_of(card);
    let mut values = Vec::with_capacity(CELLS * VALUES);
    for cell in 0..CELLS {
        values.extend(edges[cell]);
        values.extend(light[cell]);
        values.extend(colour[cell]);
    }
    values
}

fn at(x: usize, y: usize) -> usize {
    y.min(HEIGHT - 1) * WIDTH + x.min(WIDTH - 1)
}

/// Each pixel with its neighbours, so that grain is no edge.
fn smoothed(grey: &[f32]) -> Vec<f32> {
    let mut across = grey.to_vec();
    for y in 0..HEIGHT {
        for x in 0..WIDTH {
            let (left, right) = (grey[at(x.saturating_sub(1), y)], grey[at(x + 1, y)]);
            across[at(x, y)] = 0.25 * left + 0.5 * grey[at(x, y)] + 0.25 * right;
        }
    }
    let mut both = across.clone();
    for y in 0..HEIGHT {
        for x in 0..WIDTH {
            let (up, down) = (across[at(x, y.saturating_sub(1))], across[at(x, y + 1)]);
            both[at(x, y)] = 0.25 * up + 0.5 * across[at(x, y)] + 0.25 * down;
        }
    }
    both
}

/// How strong edges of each direction are in each cell, against those around it.
fn edges_of(grey: &[f32]) -> Vec<[f32; DIRECTIONS]> {
    let mut cells = vec![[0.0_f32; DIRECTIONS]; CELLS];
    for y in 0..HEIGHT {
        for x in 0..WIDTH {
            let dx = grey[at(x + 1, y)] - grey[at(x.saturating_sub(1), y)];
            let dy = grey[at(x, y + 1)] - grey[at(x, y.saturating_sub(1))];
            let strength = dx.hypot(dy);
            if strength <= 0.0 {
                continue;
            }
            let angle = dy.atan2(dx).rem_euclid(std::f32::consts::PI);
            let place = angle / std::f32::consts::PI * DIRECTIONS as f32;
            // An edge between two directions counts for both.
            let (first, part) = (place.floor(), place - place.floor());
            let cell = &mut cells[y / CELL * ACROSS + x / CELL];
            let first = first as usize % DIRECTIONS;
            cell[first] += (1.0 - part) * strength;
            cell[(first + 1) % DIRECTIONS] += part * strength;
        }
    }
    let squares: Vec<f32> = cells
        .iter()
        .map(|cell| cell.iter().map(|value| value * value).sum())
        .collect();
    let grain = GRAIN * (CELL * CELL) as f32 / DIRECTIONS as f32;
    for (place, cell) in cells.iter_mut().enumerate() {
        let around = mean_around(&squares, place);
        let scale = 1.0 / (around + grain * grain).sqrt();
        for value in cell {
            // The root keeps one strong line from being all that counts.
            *value = (*value * scale).sqrt();
        }
    }
    cells
}

/// The mean of a cell and those around it.
fn mean_around(values: &[f32], place: usize) -> f32 {
    let (column, row) = (place % ACROSS, place / ACROSS);
    let (mut sum, mut count) = (0.0, 0.0);
    for y in row.saturating_sub(1)..=(row + 1).min(DOWN - 1) {
        for x in column.saturating_sub(1)..=(column + 1).min(ACROSS - 1) {
            sum += values[y * ACROSS + x];
            count += 1.0;
        }
    }
    sum / count
}

/// How much lighter each square of a cell is than what is around it, in the contrast that there is.
fn light_of(grey: &[f32]) -> Vec<[f32; SQUARES * SQUARES]> {
    let side = CELL / SQUARES;
    let (across, down) = (ACROSS * SQUARES, DOWN * SQUARES);
    let mut squares = vec![0.0_f32; across * down];
    for y in 0..HEIGHT {
        for x in 0..WIDTH {
            squares[y / side * across + x / side] += grey[at(x, y)] / (side * side) as f32;
        }
    }
    // Wide enough that a figure is within it, narrow enough that a shadow over half the card is not.
    let reach = 2 * SQUARES;
    let mut cells = vec![[0.0; SQUARES * SQUARES]; CELLS];
    for y in 0..down {
        for x in 0..across {
            let (mut sum, mut square, mut count) = (0.0, 0.0, 0.0_f32);
            for v in y.saturating_sub(reach)..=(y + reach).min(down - 1) {
                for u in x.saturating_sub(reach)..=(x + reach).min(across - 1) {
                    let value = squares[v * across + u];
                    sum += value;
                    square += value * value;
                    count += 1.0;
                }
            }
            let mean = sum / count;
            let spread = (square / count - mean * mean).max(0.0).sqrt();
            let value = (squares[y * across + x] - mean) / (spread + GRAIN);
            let cell = y / SQUARES * ACROSS + x / SQUARES;
            cells[cell][y % SQUARES * SQUARES + x % SQUARES] = value.clamp(-2.0, 2.0);
        }
    }
    cells
}

/// How much redder and bluer each cell is than the middle one of the card: the lamp's own colour is taken out by that.
fn colour_of(card: &RgbImage) -> Vec<[f32; 2]> {
    let mut sums = vec![[0.0_f32; 3]; CELLS];
    for (x, y, pixel) in card.enumerate_pixels() {
        let cell = &mut sums[y as usize / CELL * ACROSS + x as usize / CELL];
        for (sum, value) in cell.iter_mut().zip(pixel.0) {
            *sum += f32::from(value) / (CELL * CELL) as f32;
        }
    }
    let mut cells: Vec<[f32; 2]> = sums
        .into_iter()
        .map(|[red, green, blue]| {
            // In the dark, colour is grain.
            let ratio = |one: f32| ((one + 16.0) / (green + 16.0)).ln();
            [ratio(red), ratio(blue)]
        })
        .collect();
    for which in 0..2 {
        let mut all: Vec<f32> = cells.iter().map(|cell| cell[which]).collect();
        all.sort_by(f32::total_cmp);
        let middle = all[CELLS / 2];
        for cell in &mut cells {
            cell[which] = (cell[which] - middle).clamp(-1.0, 1.0);
        }
    }
    cells
}
