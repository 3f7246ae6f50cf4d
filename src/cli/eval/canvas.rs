//! Pictures with smooth lines and words, drawn by the programs that make reports.
//!
//! Everything is an area between straight edges, filled by how much of each pixel it covers; lines, discs and letters are made
//! of such areas. Coordinates are pixels, (0, 0) is the top left corner of the picture.

use image::{Rgb, RgbImage};
use skrifa::instance::{LocationRef, Size};
use skrifa::outline::{DrawSettings, OutlinePen};
use skrifa::{FontRef, MetadataProvider};

/// Lines in which each row of pixels is looked at, and steps in which a pixel's share of each counts.
const LINES_A_PIXEL: i32 = 4;
/// Straight pieces that a curve of a letter is made of, and a disc.
const PIECES_OF_CURVE: u8 = 6;
const PIECES_OF_DISC: u32 = 40;

/// A point of the picture.
pub type Point = [f32; 2];

/// Where the point given for some words lies on them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Anchor {
    /// At their beginning.
    Left,
    /// In their middle.
    Middle,
    /// At their end.
    Right,
}

/// A picture that is drawn into.
pub struct Canvas {
    /// The picture so far.
    pub picture: RgbImage,
    font: Option<FontRef<'static>>,
}

impl Canvas {
    /// A picture of one colour.
    pub fn new(width: u32, height: u32, ground: Rgb<u8>) -> Self {
        Self::over(RgbImage::from_pixel(width, height, ground))
    }

    /// Draws into a picture.
    pub fn over(picture: RgbImage) -> Self {
        Self {
            picture,
            font: FontRef::new(notosans::REGULAR_TTF).ok(),
        }
    }

    /// Fills what lies inside of the closed outlines; where two overlap against each other's direction, there is a hole.
    /// `strength` is 1 for a covering colour, less to let the picture through.
    pub fn fill(&mut self, outlines: &[Vec<Point>], colour: Rgb<u8>, strength: f32) {
        let edges: Vec<[Point; 2]> = outlines
            .iter()
            .flat_map(|outline| {
                let next = outline.iter().cycle().skip(1);
                outline.iter().zip(next).map(|(a, b)| [*a, *b])
            })
            .filter(|[a, b]| a[1] != b[1] && a.iter().chain(b).all(|v| v.is_finite()))
            .collect();
        let (width, height) = self.picture.dimensions();
        let rows = edges.iter().flatten().map(|point| point[1]);
        let top = rows.clone().fold(f32::INFINITY, f32::min).max(0.0) as u32;
        let bottom = rows.fold(0.0, f32::max).ceil().min(height as f32) as u32;
        let mut covered = vec![0.0_f32; width as usize];
        for y in top..bottom {
            covered.fill(0.0);
            for line in 0..LINES_A_PIXEL {
                let at = y as f32 + (line as f32 + 0.5) / LINES_A_PIXEL as f32;
                cover_line(&edges, at, &mut covered);
            }
            for (x, share) in (0..width).zip(&covered) {
                if *share > 0.0 {
                    let share = strength * (share / LINES_A_PIXEL as f32).min(1.0);
                    let pixel = self.picture.get_pixel_mut(x, y);
                    for (under, over) in pixel.0.iter_mut().zip(colour.0) {
                        let mixed = f32::from(*under) * (1.0 - share) + f32::from(over) * share;
                        *under = mixed.round() as u8;
                    }
                }
            }
        }
    }

    /// A rectangle from one corner to the other.
    pub fn rectangle(&mut self, [x0, y0]: Point, [x1, y1]: Point, colour: Rgb<u8>) {
        self.fill(&[vec![[x0, y0], [x1, y0], [x1, y1], [x0, y1]]], colour, 1.0);
    }

    /// A filled disc.
    pub fn disc(&mut self, middle: Point, radius: f32, colour: Rgb<u8>) {
        self.fill(&[circle(middle, radius)], colour, 1.0);
    }

    /// Straight lines from point to point.
    pub fn line(&mut self, points: &[Point], width: f32, colour: Rgb<u8>) {
        let pieces = points
            .windows(2)
            .filter_map(|pair| stroke(pair[0], pair[1], width));
        // One by one: where two pieces meet they overlap, and must not cut each other out.
        for piece in pieces.collect::<Vec<_>>() {
            self.fill(&[piece], colour, 1.0);
        }
        if width > 2.0 {
            for point in points {
                self.disc(*point, width / 2.0, colour);
            }
        }
    }

    /// Words with their base line at a point, `size` pixels high from one line to the next.
    pub fn words(&mut self, words: &str, at: Point, size: f32, anchor: Anchor, colour: Rgb<u8>) {
        let Some(font) = self.font.clone() else {
            return;
        };
        let (letters, outlines) = (font.charmap(), font.outline_glyphs());
        let metrics = font.glyph_metrics(Size::new(size), LocationRef::default());
        let length = self.length(words, size);
        let mut pen = Pen {
            from: [
                match anchor {
                    Anchor::Left => at[0],
                    Anchor::Middle => at[0] - length / 2.0,
                    Anchor::Right => at[0] - length,
                },
                at[1],
            ],
            ..Pen::default()
        };
        for letter in words.chars() {
            let Some(glyph) = letters.map(letter) else {
                continue;
            };
            if let Some(outline) = outlines.get(glyph) {
                let settings = DrawSettings::unhinted(Size::new(size), LocationRef::default());
                // A letter that the font cannot draw leaves its gap.
                let _ = outline.draw(settings, &mut pen);
            }
            pen.from[0] += metrics.advance_width(glyph).unwrap_or_default();
        }
        self.fill(&pen.outlines, colour, 1.0);
    }

    /// Length of some words in pixels.
    pub fn length(&self, words: &str, size: f32) -> f32 {
        let Some(font) = &self.font else {
            return 0.0;
        };
        let letters = font.charmap();
        let metrics = font.glyph_metrics(Size::new(size), LocationRef::default());
        words
            .chars()
            .filter_map(|letter| metrics.advance_width(letters.map(letter)?))
            .sum()
    }
}

/// A polygon with the corners of a circle.
fn circle(middle: Point, radius: f32) -> Vec<Point> {
    (0..PIECES_OF_DISC)
        .map(|piece| {
            let (sin, cos) =
                (std::f32::consts::TAU * piece as f32 / PIECES_OF_DISC as f32).sin_cos();
            [middle[0] + radius * cos, middle[1] + radius * sin]
        })
        .collect()
}

/// The rectangle around a straight line; none of no length.
fn stroke(a: Point, b: Point, width: f32) -> Option<Vec<Point>> {
    let along = [b[0] - a[0], b[1] - a[1]];
    let length = along[0].hypot(along[1]);
    let side = [-along[1], along[0]].map(|v| v / length * width / 2.0);
    (length > 0.0).then(|| {
        vec![
            [a[0] + side[0], a[1] + side[1]],
            [b[0] + side[0], b[1] + side[1]],
            [b[0] - side[0], b[1] - side[1]],
            [a[0] - side[0], a[1] - side[1]],
        ]
    })
}

/// Adds to each pixel how much of it lies inside along one line at the height `at`, by the rule that directions add up.
fn cover_line(edges: &[[Point; 2]], at: f32, covered: &mut [f32]) {
    let mut crossings: Vec<(f32, i32)> = edges
        .iter()
        .filter(|[a, b]| (a[1] <= at) != (b[1] <= at))
        .map(|[a, b]| {
            let x = a[0] + (at - a[1]) / (b[1] - a[1]) * (b[0] - a[0]);
            (x, if b[1] > a[1] { 1 } else { -1 })
        })
        .collect();
    crossings.sort_by(|a, b| a.0.total_cmp(&b.0));
    let mut winding = 0;
    for pair in crossings.windows(2) {
        winding += pair[0].1;
        if winding == 0 {
            continue;
        }
        let (from, to) = (pair[0].0.max(0.0), pair[1].0.min(covered.len() as f32));
        if to <= from {
            continue;
        }
        for (x, pixel) in covered
            .iter_mut()
            .enumerate()
            .take(to.ceil() as usize)
            .skip(from as usize)
        {
            let x = x as f32;
            *pixel += (to.min(x + 1.0) - from.max(x)).max(0.0);
        }
    }
}

/// Takes the outlines of letters apart into straight edges.
#[derive(Default)]
struct Pen {
    outlines: Vec<Vec<Point>>,
    /// Where the letter begins.
    from: Point,
    /// Where the pen is, in the letter's own coordinates.
    at: Point,
}

impl Pen {
    fn push(&mut self, x: f32, y: f32) {
        self.at = [x, y];
        let point = [self.from[0] + x, self.from[1] - y];
        if let Some(outline) = self.outlines.last_mut() {
            outline.push(point);
        }
    }

    fn curve(&mut self, along: impl Fn(f32) -> Point) {
        for piece in 1..=PIECES_OF_CURVE {
            let [x, y] = along(f32::from(piece) / f32::from(PIECES_OF_CURVE));
            self.push(x, y);
        }
    }
}

impl OutlinePen for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        self.outlines.push(Vec::new());
        self.push(x, y);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.push(x, y);
    }

    fn quad_to(&mut self, bend_x: f32, bend_y: f32, x: f32, y: f32) {
        let from = self.at;
        self.curve(|t| {
            let s = 1.0 - t;
            [(from[0], bend_x, x), (from[1], bend_y, y)]
                .map(|(a, b, c)| s * s * a + 2.0 * s * t * b + t * t * c)
        });
    }

    fn curve_to(&mut self, ax: f32, ay: f32, bx: f32, by: f32, x: f32, y: f32) {
        let from = self.at;
        self.curve(|t| {
            let s = 1.0 - t;
            [(from[0], ax, bx, x), (from[1], ay, by, y)].map(|(p, a, b, c)| {
                s * s * s * p + 3.0 * s * s * t * a + 3.0 * s * t * t * b + t * t * t * c
            })
        });
    }

    fn close(&mut self) {}
}

#[cfg(test)]
mod tests {
    use super::*;

    const WHITE: Rgb<u8> = Rgb([255, 255, 255]);
    const BLACK: Rgb<u8> = Rgb([0, 0, 0]);

    fn ink(canvas: &Canvas) -> f32 {
        let darkness = canvas.picture.pixels().map(|p| 255.0 - f32::from(p[0]));
        darkness.sum::<f32>() / 255.0
    }

    #[test]
    fn areas_cover_as_much_as_they_measure() {
        let mut canvas = Canvas::new(40, 40, WHITE);
        canvas.rectangle([2.25, 3.5], [12.75, 8.0], BLACK);
        assert!((ink(&canvas) - 10.5 * 4.5).abs() < 0.5, "{}", ink(&canvas));
        let mut canvas = Canvas::new(40, 40, WHITE);
        canvas.disc([20.0, 20.0], 10.0, BLACK);
        assert!((ink(&canvas) - std::f32::consts::PI * 100.0).abs() < 3.0);
        let mut canvas = Canvas::new(40, 40, WHITE);
        canvas.line(&[[5.0, 5.0], [35.0, 35.0]], 2.0, BLACK);
        assert!((ink(&canvas) - 60.0 * 2.0_f32.sqrt()).abs() < 1.5);
    }

    #[test]
    fn what_lies_outside_of_the_picture_is_left_out() {
        let mut canvas = Canvas::new(8, 8, WHITE);
        canvas.rectangle([-100.0, -100.0], [1000.0, 4.0], BLACK);
        canvas.line(&[[f32::NAN, 0.0], [3.0, 3.0]], 2.0, BLACK);
        canvas.disc([-50.0, 900.0], 10.0, BLACK);
        assert!((ink(&canvas) - 32.0).abs() < 0.1);
    }

    #[test]
    fn words_stand_where_they_are_anchored() {
        let columns = |anchor| {
            let mut canvas = Canvas::new(200, 40, WHITE);
            canvas.words("Gate 8", [100.0, 30.0], 20.0, anchor, BLACK);
            assert!(ink(&canvas) > 60.0);
            let dark: Vec<u32> = canvas
                .picture
                .enumerate_pixels()
                .filter(|(_, _, p)| p[0] < 128)
                .map(|(x, _, _)| x)
                .collect();
            let length = canvas.length("Gate 8", 20.0) as u32;
            (
                dark.iter().min().copied(),
                dark.iter().max().copied(),
                length,
            )
        };
        let (left, _, length) = columns(Anchor::Left);
        assert!((100..105).contains(&left.unwrap_or_default()));
        let (_, right, _) = columns(Anchor::Right);
        assert!((95..=100).contains(&right.unwrap_or_default()));
        let (left, right, _) = columns(Anchor::Middle);
        assert!(left.unwrap_or_default() >= 100 - length / 2);
        assert!(right.unwrap_or_default() <= 100 + length / 2);
    }

    #[test]
    fn a_hole_in_a_letter_stays_open() {
        let mut canvas = Canvas::new(60, 60, WHITE);
        canvas.words("O", [30.0, 50.0], 50.0, Anchor::Middle, BLACK);
        assert_eq!(canvas.picture.get_pixel(30, 32), &WHITE);
        assert!(ink(&canvas) > 100.0);
    }
}
