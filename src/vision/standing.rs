//! Whether something stands on a card: how the card looks now against how it looked when nothing was on it.
//!
//! The card is taken out of both pictures straight, so that it may have been moved in between. A card that was turned over
//! looks otherwise all over and has to be seen empty again.

use std::ops::Range;

use image::RgbImage;

use super::ghost::changed;
use super::recognise::straightened;
use super::reduce::Small;
use super::rig::PointInImage;

/// Size of a straightened card.
const SIZE: (u32, u32) = (48, 66);
/// So much of its rim is not looked at, as a share of each side: corners are known to a pixel or two.
const RIM: f64 = 0.08;
/// Something lies on a card of which so much looks otherwise,
const COVERED: f64 = 0.16;
/// and nothing where it is less than this; between them nobody knows.
const FREE: f64 = 0.05;
/// Where more than this looks otherwise, it was turned over, or it is another card: an opened toy and its shadow cover less.
const OTHER: f64 = 0.75;

/// A corner, a quarter of both sides long, looks otherwise where more than this share of it does.
const CORNER: f64 = 0.15;
/// A toy lies on two corners at most; of a card that was turned over nearly all look otherwise.
const MOST_CORNERS: usize = 2;

/// What is seen of a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OnCard {
    /// Nothing is on it.
    Nothing,
    /// Something is on it.
    Something,
    /// That cannot be told.
    Unknown,
}

/// How a card looked when nothing was on it.
#[derive(Debug, Clone)]
pub struct EmptyCard {
    small: Small,
}

impl EmptyCard {
    /// The card within these corners, on which nothing is; none where they are no outline.
    pub fn of(picture: &RgbImage, corners: [PointInImage; 4]) -> Option<Self> {
        Some(Self {
            small: small_of(picture, corners)?,
        })
    }

    /// What of the card within these corners looks otherwise; the first corner is the one that it was before.
    fn otherwise(&self, picture: &RgbImage, corners: [PointInImage; 4]) -> Option<Otherwise> {
        let now = small_of(picture, corners)?;
        let changed = changed(&self.small, &now);
        let (width, height) = (now.width, now.height);
        let rim = |side: usize| (RIM * side as f64).round() as usize;
        let (rim_x, rim_y) = (rim(width), rim(height));
        let share_of = |across: Range<usize>, down: Range<usize>| {
            let count = across.len() * down.len();
            let rows = down.flat_map(|y| across.clone().map(move |x| y * width + x));
            rows.filter(|at| changed[*at]).count() as f64 / count.max(1) as f64
        };
        let (left, right) = (rim_x..width / 4, width - width / 4..width - rim_x);
        let (top, bottom) = (rim_y..height / 4, height - height / 4..height - rim_y);
        let corners = [
            (left.clone(), top.clone()),
            (right.clone(), top),
            (right, bottom.clone()),
            (left, bottom),
        ];
        let corners = corners
            .into_iter()
            .filter(|(across, down)| share_of(across.clone(), down.clone()) > CORNER);
        Some(Otherwise {
            share: share_of(rim_x..width - rim_x, rim_y..height - rim_y),
            corners: corners.count(),
        })
    }

    /// Whether something is on the card within these corners.
    pub fn now(&self, picture: &RgbImage, corners: [PointInImage; 4]) -> OnCard {
        match self.otherwise(picture, corners) {
            Some(seen) if seen.corners > MOST_CORNERS => OnCard::Unknown,
            Some(seen) if seen.share <= FREE => OnCard::Nothing,
            Some(seen) if (COVERED..OTHER).contains(&seen.share) => OnCard::Something,
            _ => OnCard::Unknown,
        }
    }
}

/// What of a card looks otherwise than before.
struct Otherwise {
    /// The share of it.
    share: f64,
    /// Of its four corners, how many.
    corners: usize,
}

fn small_of(picture: &RgbImage, corners: [PointInImage; 4]) -> Option<Small> {
    let card = straightened(picture, corners, SIZE)?;
    let mut small = Small::default();
    small.reduce(&card, 1);
    Some(small)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use image::Rgb;

    use super::*;

    const CORNERS: [[f64; 2]; 4] = [[60.0, 40.0], [150.0, 44.0], [146.0, 170.0], [56.0, 164.0]];

    /// A card with stripes, so many pixels to the right, light so strong, and a toy on it or none.
    fn table(right: f64, light: f64, toy: bool) -> RgbImage {
        RgbImage::from_fn(320, 240, |x, y| {
            let (u, v) = (f64::from(x) - right, f64::from(y));
            let is_card = (58.0..148.0).contains(&u) && (42.0..166.0).contains(&v);
            let base = match (is_card, (v as u32 / 12) % 2) {
                (false, _) => [70.0, 90.0, 80.0],
                (true, 0) => [150.0, 120.0, 60.0],
                (true, _) => [60.0, 70.0, 120.0],
            };
            let is_toy = toy && (u - 104.0).hypot(v - 100.0) < 27.0;
            let base = if is_toy { [30.0, 150.0, 60.0] } else { base };
            Rgb(base.map(|value| (light * value) as u8))
        })
    }

    fn moved(right: f64) -> [[f64; 2]; 4] {
        CORNERS.map(|[x, y]| [x + right, y])
    }

    #[test]
    fn a_toy_on_a_card_is_seen_and_an_empty_card_too() {
        let empty = EmptyCard::of(&table(0.0, 1.0, false), CORNERS).unwrap();
        for (right, light) in [(0.0, 1.0), (40.0, 0.7), (90.0, 1.3)] {
            let now = |toy| empty.now(&table(right, light, toy), moved(right));
            assert_eq!(now(false), OnCard::Nothing, "{right} {light}");
            assert_eq!(now(true), OnCard::Something, "{right} {light}");
        }
    }

    #[test]
    fn another_side_of_the_card_says_nothing() {
        let empty = EmptyCard::of(&table(0.0, 1.0, false), CORNERS).unwrap();
        let turned = RgbImage::from_fn(320, 240, |x, y| Rgb([20, 200, (x % 7 + y % 5) as u8 * 20]));
        assert_eq!(empty.now(&turned, CORNERS), OnCard::Unknown);
        let no_card = [[10.0, 10.0]; 4];
        assert_eq!(empty.now(&turned, no_card), OnCard::Unknown);
        assert!(EmptyCard::of(&turned, no_card).is_none());
    }
}
