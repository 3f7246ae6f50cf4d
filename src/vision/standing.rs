//! Whether something stands on a card: how the card looks now against how it looked when nothing was on it.
//!
//! The card is taken out of both pictures straight, so that it may have been moved in between. A card that was turned over
//! looks otherwise all over and has to be seen empty again.

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
/// Where nearly all of it looks otherwise, it was turned over, or it is another card.
const OTHER: f64 = 0.92;

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

    /// The share of the card within these corners that looks otherwise; the first corner is the one that it was before.
    pub fn covered_share(&self, picture: &RgbImage, corners: [PointInImage; 4]) -> Option<f64> {
        let now = small_of(picture, corners)?;
        let changed = changed(&self.small, &now);
        let rim = |side: usize| (RIM * side as f64).round() as usize;
        let (rim_x, rim_y) = (rim(now.width), rim(now.height));
        let inner = |at: usize| {
            let (x, y) = (at % now.width, at / now.width);
            (rim_x..now.width - rim_x).contains(&x) && (rim_y..now.height - rim_y).contains(&y)
        };
        let inner: Vec<bool> = (0..changed.len())
            .filter(|at| inner(*at))
            .map(|at| changed[at])
            .collect();
        let count = inner.iter().filter(|is_changed| **is_changed).count();
        Some(count as f64 / inner.len().max(1) as f64)
    }

    /// Whether something is on the card within these corners.
    pub fn now(&self, picture: &RgbImage, corners: [PointInImage; 4]) -> OnCard {
        match self.covered_share(picture, corners) {
            Some(share) if share <= FREE => OnCard::Nothing,
            Some(share) if (COVERED..OTHER).contains(&share) => OnCard::Something,
            _ => OnCard::Unknown,
        }
    }
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
