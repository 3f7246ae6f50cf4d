//! Whether the pictures of a camera are fit to judge by: a pure look at frames.
//!
//! One bad frame says nothing. A trouble is told when it has lasted for a while, and taken back when it has been gone for
//! a while; both times are longer than any roll.

use image::RgbImage;

/// What may be wrong with a camera's pictures, the worst first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Trouble {
    /// Nothing is seen: a lid, or no light at all.
    Black,
    /// The same picture comes again and again.
    Frozen,
    /// A part of the picture is missing.
    Half,
    /// Far too bright: much of it is plain white.
    TooBright,
    /// No edge in it is sharp.
    Blurred,
    /// So dark that toys and cards look alike.
    TooDark,
    /// Fewer frames a second than a roll needs.
    Slow,
}

impl Trouble {
    /// Every one of them.
    pub const ALL: [Self; 7] = [
        Self::Black,
        Self::Frozen,
        Self::Half,
        Self::TooBright,
        Self::Blurred,
        Self::TooDark,
        Self::Slow,
    ];

    /// A word for it, as messages are named by.
    pub fn word(self) -> &'static str {
        match self {
            Self::Black => "black",
            Self::Frozen => "frozen",
            Self::Half => "half",
            Self::TooBright => "too-bright",
            Self::Blurred => "blurred",
            Self::TooDark => "too-dark",
            Self::Slow => "slow",
        }
    }

    /// What it is and what to do, for the log of a command.
    pub fn sentence(self) -> &'static str {
        match self {
            Self::Black => "the picture is black: take the lid off, or make light",
            Self::Frozen => "the picture stands still: unplug the camera and plug it in again",
            Self::Half => {
                "a part of the picture is missing: use another plug or cable, or smaller pictures"
            }
            Self::TooBright => "the picture is too bright: turn the lamp away from the table",
            Self::Blurred => {
                "the picture is blurred: wipe the lens, and set its distance to the table"
            }
            Self::TooDark => "the picture is too dark: make more light on the table",
            Self::Slow => {
                "the camera sends few pictures: make more light, and close other programs"
            }
        }
    }

    /// How long it must last, in milliseconds. A lens that looks for its distance is blurred for a second or two.
    fn millis_to_tell(self) -> u64 {
        match self {
            Self::Black | Self::TooBright | Self::TooDark => 1_500,
            Self::Half => 1_000,
            Self::Frozen | Self::Slow => 3_000,
            Self::Blurred => 4_000,
        }
    }
}

/// How long a trouble must be gone before it is taken back, in milliseconds.
const MILLIS_TO_TAKE_BACK: u64 = 1_500;
/// Brightness below which a pixel shows nothing.
const BLACK: u8 = 24;
/// In a dark picture even the brightest things are darker than this.
const DARK: u8 = 64;
/// Brightness from which on a pixel shows nothing either.
const WHITE: u8 = 250;
/// More white than this is too much, as a share of the picture. A sheet of paper may lie on the table.
const WHITE_SHARE: f64 = 0.45;
/// In a sharp picture the steepest edges rise by this share of their height within two pixels.
const SHARP_RISE: f64 = 0.3;
/// A picture without an edge of this height says nothing of its sharpness.
const LEAST_EDGE: u8 = 40;
/// Rows of one colour at the bottom that are taken for missing ones, as a share of the picture.
const MISSING_SHARE: f64 = 0.25;
/// A slower camera shows a ball too seldom, in frames a second.
const SLOW_FPS: f64 = 12.0;
/// Milliseconds over which the rate is counted.
const RATE_WINDOW_MILLIS: u64 = 3_000;
/// Frames that are not measured between two that are: troubles last.
const PASSED_OVER: u32 = 3;
/// Points across and down at which brightness is looked at.
const POINTS: (u32, u32) = (64, 48);

/// What a single picture shows.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Measures {
    /// Brightness that a tenth of the picture reaches, 0 to 255.
    pub bright: u8,
    /// Middle brightness, 0 to 255.
    pub middle: u8,
    /// Share of the picture that is white.
    pub white_share: f64,
    /// Share of an edge's height that the steepest edges rise within two pixels; none where there is no edge.
    pub rise: Option<f64>,
    /// Share of the rows that are missing at the bottom.
    pub missing_share: f64,
    /// A number for the pixels looked at: the same picture has the same.
    pub print: u64,
}

impl Measures {
    /// Looks at a picture; a few thousand of its pixels tell enough.
    pub fn of(picture: &RgbImage) -> Self {
        let (width, height) = picture.dimensions();
        let luma = |x: u32, y: u32| {
            let [r, g, b] = picture.get_pixel(x, y).0.map(u32::from);
            ((2 * r + 5 * g + b) / 8) as u8
        };
        let mut counts = [0_u32; 256];
        let mut print = 0xcbf2_9ce4_8422_2325_u64;
        let across = POINTS.0.min(width);
        let down = POINTS.1.min(height);
        for row in 0..down {
            for column in 0..across {
                let (x, y) = (column * width / across, row * height / down);
                let pixel = picture.get_pixel(x, y).0;
                for byte in pixel {
                    print = (print ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
                }
                counts[usize::from(luma(x, y))] += 1;
            }
        }
        let all = across * down;
        let reached_by = |share: f64| {
            let mut left = (f64::from(all) * share) as u32;
            (0..=255_u8)
                .rev()
                .find(|bright| {
                    let count = counts[usize::from(*bright)];
                    let is_it = count > left;
                    left = left.saturating_sub(count);
                    is_it
                })
                .unwrap_or(0)
        };
        let white: u32 = counts[usize::from(WHITE)..].iter().sum();
        Self {
            bright: reached_by(0.1),
            middle: reached_by(0.5),
            white_share: f64::from(white) / f64::from(all.max(1)),
            rise: rise(picture, luma),
            missing_share: missing(picture),
            print,
        }
    }

    fn shows(&self, trouble: Trouble) -> bool {
        match trouble {
            Trouble::Black => self.bright < BLACK,
            Trouble::TooDark => self.bright < DARK,
            Trouble::TooBright => self.white_share > WHITE_SHARE,
            Trouble::Half => self.missing_share > MISSING_SHARE && self.bright >= BLACK,
            Trouble::Blurred => {
                self.bright >= DARK && self.rise.is_some_and(|rise| rise < SHARP_RISE)
            }
            Trouble::Frozen | Trouble::Slow => false,
        }
    }
}

/// How steep the steepest edges are, along some rows: the share of what changes within sixteen pixels that changes within
/// two. Noise is small against the edges looked at.
fn rise(picture: &RgbImage, luma: impl Fn(u32, u32) -> u8) -> Option<f64> {
    const FAR: u32 = 16;
    let (width, height) = picture.dimensions();
    if width < 4 * FAR || height < 16 {
        return None;
    }
    let mut rises: Vec<(u8, f64)> = Vec::new();
    for y in (4..height - 4).step_by((height as usize / 48).max(1)) {
        let row: Vec<u8> = (0..width).map(|x| luma(x, y)).collect();
        for window in row.windows(FAR as usize + 1).step_by(FAR as usize / 2) {
            let (least, most) = window.iter().fold((255, 0), |(least, most), value| {
                (value.min(&least).to_owned(), value.max(&most).to_owned())
            });
            let edge = most - least;
            if edge < LEAST_EDGE {
                continue;
            }
            let pairs = window.iter().zip(&window[2..]);
            let steepest = pairs.map(|(a, b)| a.abs_diff(*b)).max().unwrap_or(0);
            rises.push((edge, f64::from(steepest) / f64::from(edge)));
        }
    }
    // A handful of windows may be dust or a shadow's border.
    if rises.len() < 12 {
        return None;
    }
    let mut shares: Vec<f64> = rises.into_iter().map(|(_, share)| share).collect();
    shares.sort_by(f64::total_cmp);
    // The sharpest tenth: what lies before or behind the table is never sharp.
    Some(shares[shares.len() * 9 / 10])
}

/// The share of rows at the bottom that have exactly one colour, as decoders and drivers leave them.
fn missing(picture: &RgbImage) -> f64 {
    let (width, height) = picture.dimensions();
    if height < 8 || width < 8 {
        return 0.0;
    }
    let last = picture.get_pixel(width / 2, height - 1).0;
    let is_plain = |y: &u32| {
        (0..width).step_by((width as usize / 64).max(1)).all(|x| {
            let pixel = picture.get_pixel(x, *y).0;
            pixel.iter().zip(last).all(|(a, b)| a.abs_diff(b) <= 2)
        })
    };
    let rows = (0..height).rev().take_while(is_plain).count();
    // A picture of one colour altogether is another trouble.
    if rows == height as usize {
        return 0.0;
    }
    rows as f64 / f64::from(height)
}

/// Follows a camera's pictures.
#[derive(Debug, Default)]
pub struct Health {
    /// Since when each trouble has been seen without a break, or not been seen, in milliseconds.
    since: [Option<(bool, u64)>; Trouble::ALL.len()],
    told: Vec<Trouble>,
    print: Option<u64>,
    /// When the latest frames came.
    came: std::collections::VecDeque<u64>,
    begun: Option<u64>,
    /// Frames until the next one that is measured.
    passed_over: u32,
}

impl Health {
    /// Looks at the next frame, which came at that time in milliseconds; true when [`Health::worst`] is another than before.
    pub fn look(&mut self, picture: &RgbImage, at_millis: u64) -> bool {
        let begun = *self.begun.get_or_insert(at_millis);
        self.came.push_back(at_millis);
        while self
            .came
            .front()
            .is_some_and(|first| at_millis.saturating_sub(*first) > RATE_WINDOW_MILLIS)
        {
            self.came.pop_front();
        }
        if self.passed_over > 0 {
            self.passed_over -= 1;
            return false;
        }
        self.passed_over = PASSED_OVER;
        let is_slow = at_millis.saturating_sub(begun) >= RATE_WINDOW_MILLIS
            && (self.came.len() as f64) < SLOW_FPS * RATE_WINDOW_MILLIS as f64 / 1000.0;
        self.take(&Measures::of(picture), is_slow, at_millis)
    }

    fn take(&mut self, measures: &Measures, is_slow: bool, at_millis: u64) -> bool {
        let before = self.worst();
        let is_same = self.print.replace(measures.print) == Some(measures.print);
        for (trouble, since) in Trouble::ALL.into_iter().zip(&mut self.since) {
            let is_seen = match trouble {
                // A picture that is black or white may well be the same each time.
                Trouble::Frozen => {
                    is_same && measures.bright >= BLACK && measures.white_share <= WHITE_SHARE
                }
                Trouble::Slow => is_slow,
                other => measures.shows(other),
            };
            if since.is_none_or(|(was_seen, _)| was_seen != is_seen) {
                *since = Some((is_seen, at_millis));
            }
            let Some((_, from)) = *since else { continue };
            let lasts = at_millis.saturating_sub(from);
            let is_told = self.told.contains(&trouble);
            if is_seen && !is_told && lasts >= trouble.millis_to_tell() {
                self.told.push(trouble);
            } else if !is_seen && is_told && lasts >= MILLIS_TO_TAKE_BACK {
                self.told.retain(|one| *one != trouble);
            }
        }
        self.worst() != before
    }

    /// The worst of the troubles that have lasted; none when the pictures are fit to judge by.
    pub fn worst(&self) -> Option<Trouble> {
        self.told.iter().min().copied()
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use image::{Rgb, imageops};

    use super::*;

    /// A table with cards on it, with noise that differs from frame to frame.
    fn table(number: u32) -> RgbImage {
        let mut seed = number.wrapping_mul(747_796_405).wrapping_add(1);
        RgbImage::from_fn(160, 120, |x, y| {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let noise = (seed >> 29) as u8;
            let is_card = (30..60).contains(&(x % 80)) && (30..90).contains(&y);
            let base = if is_card { 190 } else { 80 };
            Rgb([base + noise, base + 10 + noise, base - 20 + noise])
        })
    }

    /// Shows frames of a kind for so many seconds at 30 a second; what is told at the end.
    fn show(
        health: &mut Health,
        at_millis: &mut u64,
        seconds: f64,
        frame: impl Fn(u32) -> RgbImage,
    ) -> Option<Trouble> {
        for number in 0..(seconds * 30.0) as u32 {
            *at_millis += 33;
            health.look(&frame(number), *at_millis);
        }
        health.worst()
    }

    #[track_caller]
    fn tells(trouble: Trouble, frame: impl Fn(u32) -> RgbImage) {
        let (mut health, mut at) = (Health::default(), 0);
        assert_eq!(show(&mut health, &mut at, 5.0, table), None);
        assert_eq!(
            show(&mut health, &mut at, 0.7, &frame),
            None,
            "a moment is nothing"
        );
        assert_eq!(show(&mut health, &mut at, 5.0, &frame), Some(trouble));
        assert_eq!(
            show(&mut health, &mut at, 0.5, table),
            Some(trouble),
            "a moment is nothing"
        );
        assert_eq!(show(&mut health, &mut at, 5.0, table), None);
    }

    fn changed(picture: RgbImage, change: impl Fn(u8) -> f64) -> RgbImage {
        let mut picture = picture;
        for byte in picture.iter_mut() {
            *byte = change(*byte).clamp(0.0, 255.0) as u8;
        }
        picture
    }

    #[test]
    fn each_trouble_is_told_after_a_while_and_taken_back_after_a_while() {
        tells(Trouble::Black, |n| {
            changed(table(n), |b| f64::from(b) * 0.05)
        });
        tells(Trouble::TooDark, |n| {
            changed(table(n), |b| f64::from(b) * 0.25)
        });
        tells(Trouble::TooBright, |n| {
            changed(table(n), |b| f64::from(b) * 3.5)
        });
        tells(Trouble::Frozen, |_| table(7));
        tells(Trouble::Blurred, |n| imageops::blur(&table(n % 5), 6.0));
        tells(Trouble::Half, |n| {
            let mut picture = table(n);
            for y in 75..120 {
                for x in 0..160 {
                    picture.put_pixel(x, y, Rgb([128; 3]));
                }
            }
            picture
        });
    }

    #[test]
    fn few_frames_a_second_are_told() {
        let mut health = Health::default();
        for number in 0..60 {
            health.look(&table(number), u64::from(number) * 125);
        }
        assert_eq!(health.worst(), Some(Trouble::Slow));
        for number in 0..120 {
            health.look(&table(number), 7_500 + u64::from(number) * 66);
        }
        assert_eq!(health.worst(), None, "15 a second are enough");
    }

    #[test]
    fn the_worst_is_told_and_every_trouble_has_its_sentence() {
        let mut health = Health {
            told: vec![Trouble::Slow, Trouble::Blurred],
            ..Health::default()
        };
        assert_eq!(health.worst(), Some(Trouble::Blurred));
        health.told.clear();
        assert_eq!(health.worst(), None);
        for trouble in Trouble::ALL {
            assert!(trouble.sentence().contains(": "));
        }
    }

    #[test]
    fn pictures_of_any_size_are_looked_at() {
        for (width, height) in [(1, 1), (7, 3), (64, 16), (63, 200), (2000, 2)] {
            let mut health = Health::default();
            for at in 0..200 {
                health.look(&RgbImage::new(width, height), at * 33);
            }
            assert_eq!(health.worst(), Some(Trouble::Black));
        }
    }

    /// A slow background, gradients and soft shadows are no blur.
    #[test]
    fn a_plain_table_is_not_called_blurred() {
        let soft = |n: u32| {
            let mut picture = imageops::blur(&table(n % 5), 6.0);
            // One sharp card is enough.
            for y in 30..90 {
                for x in 30..60 {
                    picture.put_pixel(x, y, Rgb([200, 190, 40]));
                }
            }
            picture
        };
        let (mut health, mut at) = (Health::default(), 0);
        assert_eq!(
            show(&mut health, &mut at, 6.0, |n| {
                let mut p = soft(n);
                p.put_pixel(0, 0, Rgb([n as u8; 3]));
                p
            }),
            None
        );
    }
}
