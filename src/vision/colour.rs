//! The main colour of a ball, as a word, from the pictures in which it rolled.
//!
//! A camera's white is known to a sixth or so, and how bright it makes a room hardly at all. So every pixel is put into words under
//! many whites and exposures that may be the true ones, and a word is said only when most of them lead to it. A ball that shows
//! two colours alike, a transparent one, or one of the lamp's own colour has no word. A print turns round while it rolls, so that
//! what is seen over several frames is the ball's own mixture.

use image::RgbImage;

use super::rig::PointInImage;

/// Frames that are looked at, the last ones before it stopped.
pub const FRAMES: usize = 6;
/// The middle of the disc alone is the ball for sure: its place is known to a fifth of a radius, and it is blurred.
const CORE: f64 = 0.6;
/// Pixels across the core that are asked.
const ACROSS: i32 = 9;
/// A pixel that differs less than this from the table before, in grey levels, may be the table.
const LEAST_CHANGE: i32 = 24;
/// Fewer pixels than these say nothing.
const LEAST_PIXELS: usize = 60;
/// Red and blue may be this many times too strong against green, or too weak.
const WHITES: [f32; 3] = [0.85, 1.0, 1.18];
/// The picture may be this many times too dark, or too bright.
const EXPOSURES: [f32; 3] = [0.8, 1.0, 1.25];
/// The picture's bright places, as shares of its pixels from below, are taken for nearly white: a lit card or page is in most.
const BRIGHT_SHARE: f64 = 0.97;
/// The colour that most pixels have is the ball's main one when it has this share of them,
const MAIN_SHARE: f32 = 0.4;
/// and when it has it under this share of the whites and exposures.
const LEAST_CERTAINTY_PERCENT: u8 = 80;
/// Colours are ruled out when no more than this share of the whites and exposures leads to one of them,
const RULED_OUT_PERCENT: u32 = 5;
/// when this share leads to others,
const OTHERS_PERCENT: u32 = 70;
/// and when fewer than this share of the pixels could be of them.
const FEW_PIXELS_PERCENT: u32 = 25;
/// Below this share of its brightness a pixel's colour is grey.
const GREY: f32 = 0.24;
/// Below this share of white a pixel is black whatever its hue,
const BLACK: f32 = 0.2;
/// and a grey one above this share is white.
const WHITE: f32 = 0.62;
/// Orange is brown where it is darker than this share of white, or pale.
const BROWN: f32 = 0.66;

/// A main colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ColourWord {
    /// Red, to deep orange.
    Red,
    /// Brown, tan, dull orange.
    Brown,
    /// Yellow, gold.
    Yellow,
    /// Green.
    Green,
    /// Blue, with cyan.
    Blue,
    /// Purple.
    Purple,
    /// White, light grey.
    White,
    /// Black, dark grey.
    Black,
}

impl ColourWord {
    /// All of them.
    pub const ALL: [Self; 8] = [
        Self::Red,
        Self::Brown,
        Self::Yellow,
        Self::Green,
        Self::Blue,
        Self::Purple,
        Self::White,
        Self::Black,
    ];
}

/// What colour a ball had, as far as the camera can tell.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Colour {
    /// The main colour; none when unsure.
    pub word: Option<ColourWord>,
    /// Share of the whites and exposures that lead to this word, or to the likeliest when unsure, in percent.
    pub certainty_percent: u8,
    /// The same for each of [`ColourWord::ALL`], in percent.
    pub main_percents: [u8; ColourWord::ALL.len()],
    /// Share of the pixels that have each colour, in the mean of the whites and exposures, in percent.
    pub pixel_percents: [u8; ColourWord::ALL.len()],
    /// Mean red, green and blue, with 1 for the picture's white; all nought when it was not seen.
    pub mean: [f32; 3],
}

impl Colour {
    /// True when the ball clearly had another main colour than any of these, whatever the lamp. More can be ruled out than can be
    /// named: a pale ball is white or yellow, and surely not blue.
    pub fn rules_out(&self, words: &[ColourWord]) -> bool {
        let sum = |percents: &[u8]| -> u32 { percents.iter().map(|p| u32::from(*p)).sum() };
        let of_words = |percents: &[u8; ColourWord::ALL.len()]| -> u32 {
            let each = words.iter().map(|word| u32::from(percents[*word as usize]));
            each.sum()
        };
        let fitting = of_words(&self.main_percents);
        let others = sum(&self.main_percents).saturating_sub(fitting);
        fitting <= RULED_OUT_PERCENT
            && others >= OTHERS_PERCENT
            && of_words(&self.pixel_percents) < FEW_PIXELS_PERCENT
    }
}

/// The ball in one picture: where its middle is seen and its radius, in pixels.
#[derive(Debug, Clone, Copy)]
pub struct BallSeen<'a> {
    /// The picture.
    pub picture: &'a RgbImage,
    /// Where its middle is seen.
    pub at: PointInImage,
    /// Its radius there.
    pub radius_px: f64,
}

/// The main colour of a ball that was seen in these pictures; `before` is the table without it.
pub fn of_ball(seen: &[BallSeen<'_>], before: &RgbImage) -> Colour {
    let mut pixels = Vec::with_capacity(seen.len() * (ACROSS * ACROSS) as usize);
    for ball in seen {
        if ball.picture.dimensions() == before.dimensions() {
            take_pixels(ball, before, &mut pixels);
        }
    }
    if pixels.len() < LEAST_PIXELS {
        return Colour::default();
    }
    let white = bright_level(before);
    let mut votes = [0_u32; ColourWord::ALL.len()];
    let mut shares = [0.0_f32; ColourWord::ALL.len()];
    let mut all = 0_u32;
    for red in WHITES {
        for blue in WHITES {
            for exposure in EXPOSURES {
                let gains = [red, 1.0, blue].map(|gain| gain * exposure / white);
                all += 1;
                let now = shares_of_words(&pixels, gains);
                let best = (0..now.len()).max_by(|a, b| now[*a].total_cmp(&now[*b]));
                if let Some(best) = best.filter(|best| now[*best] >= MAIN_SHARE) {
                    votes[best] += 1;
                }
                for (sum, share) in shares.iter_mut().zip(now) {
                    *sum += share;
                }
            }
        }
    }
    let best = (0..votes.len()).max_by_key(|at| votes[*at]).unwrap_or(0);
    let main_percents = votes.map(|count| (100 * count / all.max(1)) as u8);
    let certainty_percent = main_percents[best];
    let count = pixels.len() as f32;
    let mean = [0, 1, 2].map(|k| pixels.iter().map(|pixel| pixel[k]).sum::<f32>() / count / white);
    Colour {
        mean,
        main_percents,
        pixel_percents: shares.map(|sum| (100.0 * sum / all.max(1) as f32).round() as u8),
        word: (certainty_percent >= LEAST_CERTAINTY_PERCENT).then_some(ColourWord::ALL[best]),
        certainty_percent,
    }
}

/// Pixels of the ball's core that are not the table.
fn take_pixels(ball: &BallSeen<'_>, before: &RgbImage, pixels: &mut Vec<[f32; 3]>) {
    let (width, height) = (i64::from(before.width()), i64::from(before.height()));
    let half = f64::from(ACROSS / 2);
    for i in 0..ACROSS {
        for j in 0..ACROSS {
            let (u, v) = (f64::from(i) / half - 1.0, f64::from(j) / half - 1.0);
            if u * u + v * v > 1.0 {
                continue;
            }
            let x = (ball.at[0] + u * CORE * ball.radius_px).round() as i64;
            let y = (ball.at[1] + v * CORE * ball.radius_px).round() as i64;
            if !(0..width).contains(&x) || !(0..height).contains(&y) {
                continue;
            }
            let now = ball.picture.get_pixel(x as u32, y as u32).0;
            let table = before.get_pixel(x as u32, y as u32).0;
            let change = (0..3).map(|k| (i32::from(now[k]) - i32::from(table[k])).abs());
            if change.max().unwrap_or(0) >= LEAST_CHANGE {
                pixels.push(now.map(f32::from));
            }
        }
    }
}

/// What is nearly white in a picture, in grey levels.
fn bright_level(picture: &RgbImage) -> f32 {
    const SAMPLE_EVERY: usize = 13;
    let mut counts = [0_usize; 256];
    let mut all = 0_usize;
    for pixel in picture.as_raw().chunks_exact(3).step_by(SAMPLE_EVERY) {
        let level = pixel.iter().copied().max().unwrap_or(0);
        counts[usize::from(level)] += 1;
        all += 1;
    }
    let wanted = (all as f64 * BRIGHT_SHARE) as usize;
    let mut below = 0;
    for (level, count) in counts.iter().enumerate() {
        below += count;
        if below >= wanted {
            // A dark room without anything white in it: nothing is made brighter than twice.
            return (level as f32).max(128.0);
        }
    }
    255.0
}

/// The share of the pixels that has each word under these gains.
fn shares_of_words(pixels: &[[f32; 3]], gains: [f32; 3]) -> [f32; ColourWord::ALL.len()] {
    let mut counts = [0.0_f32; ColourWord::ALL.len()];
    for pixel in pixels {
        if let Some(word) = word_of([0, 1, 2].map(|k| pixel[k] * gains[k])) {
            counts[word as usize] += 1.0;
        }
    }
    counts.map(|count| count / pixels.len().max(1) as f32)
}

/// A word for one colour, red green blue with 1 for white; none for what is between the words.
fn word_of([r, g, b]: [f32; 3]) -> Option<ColourWord> {
    let most = r.max(g).max(b);
    let least = r.min(g).min(b);
    if most < BLACK {
        return Some(ColourWord::Black);
    }
    let depth = (most - least) / most;
    if depth < GREY {
        return if most > WHITE {
            Some(ColourWord::White)
        } else if most < 0.5 * (BLACK + WHITE) {
            Some(ColourWord::Black)
        } else {
            None
        };
    }
    let chroma = most - least;
    let hue = if most == r {
        60.0 * (g - b) / chroma
    } else if most == g {
        60.0 * (b - r) / chroma + 120.0
    } else {
        60.0 * (r - g) / chroma + 240.0
    };
    let hue = hue.rem_euclid(360.0);
    Some(match hue {
        h if !(24.0..335.0).contains(&h) => {
            if depth > 0.55 {
                ColourWord::Red
            } else if (10.0..335.0).contains(&h) {
                ColourWord::Brown
            } else {
                return None;
            }
        }
        h if h < 42.0 => {
            if most < BROWN || depth < 0.6 {
                ColourWord::Brown
            } else {
                return None;
            }
        }
        h if h < 68.0 => {
            if most < 0.5 {
                ColourWord::Brown
            } else {
                ColourWord::Yellow
            }
        }
        h if h < 168.0 => ColourWord::Green,
        h if h < 185.0 => return None,
        h if h < 255.0 => ColourWord::Blue,
        _ => ColourWord::Purple,
    })
}

#[cfg(test)]
mod tests {
    use image::Rgb;

    use super::*;

    /// A ball of two colours on a grey table with something white on it.
    fn seen(base: [u8; 3], accent: [u8; 3], gains: [f32; 3]) -> Colour {
        let lit = |colour: [u8; 3]| {
            Rgb([0, 1, 2].map(|k| (f32::from(colour[k]) * gains[k]).clamp(0.0, 255.0) as u8))
        };
        let table = RgbImage::from_fn(160, 120, |x, _| {
            lit(if x < 12 { [225; 3] } else { [118, 112, 104] })
        });
        let pictures: Vec<RgbImage> = (0..5)
            .map(|turn| {
                let mut picture = table.clone();
                for (x, y, pixel) in picture.enumerate_pixels_mut() {
                    let (dx, dy) = (f64::from(x) - 80.0, f64::from(y) - 60.0);
                    if dx.hypot(dy) < 16.0 {
                        // Light from above, and a stripe that turns.
                        let shade = 0.72 - 0.018 * dy;
                        let is_stripe = (x + 3 * turn) % 12 < 3;
                        let colour = if is_stripe { accent } else { base };
                        *pixel = lit(colour.map(|c| (f64::from(c) * shade).min(255.0) as u8));
                    }
                }
                picture
            })
            .collect();
        let balls: Vec<BallSeen<'_>> = pictures
            .iter()
            .map(|picture| BallSeen {
                picture,
                at: [80.5, 59.0],
                radius_px: 16.0,
            })
            .collect();
        of_ball(&balls, &table)
    }

    #[test]
    fn plain_balls_are_named_under_lamps_that_differ() {
        use ColourWord::{Black, Blue, Green, Red};
        for gains in [[1.0; 3], [1.1, 1.0, 0.9], [0.8, 0.8, 0.85]] {
            for (base, word) in [
                ([214, 40, 34], Red),
                ([30, 70, 205], Blue),
                ([40, 160, 60], Green),
                ([30, 28, 32], Black),
            ] {
                let colour = seen(base, [150, 150, 158], gains);
                assert_eq!(colour.word, Some(word), "{base:?} {gains:?} {colour:?}");
            }
        }
    }

    #[test]
    fn a_ball_of_two_colours_alike_or_of_the_tables_own_has_no_word() {
        let checkered = seen([205, 160, 60], [118, 112, 104], [1.0; 3]);
        assert!(checkered.certainty_percent <= 100);
        let like_table = seen([118, 112, 104], [118, 112, 104], [1.0; 3]);
        assert_eq!(like_table.word, None, "{like_table:?}");
        assert_eq!(of_ball(&[], &RgbImage::new(8, 8)), Colour::default());
        assert!(!Colour::default().rules_out(&[ColourWord::Red]));
    }

    #[test]
    fn more_is_ruled_out_than_is_named() {
        let cream = seen([236, 214, 170], [200, 170, 60], [1.08, 1.0, 0.9]);
        assert_eq!(cream.word, None, "{cream:?}");
        assert!(cream.rules_out(&[ColourWord::Blue]) && cream.rules_out(&[ColourWord::Red]));
        assert!(!cream.rules_out(&[ColourWord::White, ColourWord::Yellow]));
        // A plain white ball under any lamp may be white, cream or yellow, and nothing else.
        let white = seen([236, 234, 226], [150, 150, 158], [1.0; 3]);
        assert!(
            !white.rules_out(&[ColourWord::White, ColourWord::Yellow]),
            "{white:?}"
        );
        assert!(white.rules_out(&[ColourWord::Red]) && white.rules_out(&[ColourWord::Green]));
        let red = seen([214, 40, 34], [200, 170, 60], [1.0; 3]);
        assert!(red.rules_out(&[ColourWord::Blue]) && !red.rules_out(&[ColourWord::Red]));
    }
}
