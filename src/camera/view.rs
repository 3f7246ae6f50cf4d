//! The picture turned and mirrored as somebody wants it: phones and webcams stand anyhow.
//!
//! A picture is mirrored first and turned afterwards. The judge works on what comes out, so that everything that is
//! drawn, kept or dragged belongs to the same picture.

use std::fmt;
use std::str::FromStr;

use image::{RgbImage, imageops};

use super::controls::{Control, ControlState, Setting};
use super::source::{CameraError, Delivery, FrameSource, SourceInfo};
use crate::vision::{GateInImage, Rig};

/// How a picture is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct View {
    /// Quarter turns clockwise, 0 to 3.
    quarters: u8,
    /// Left and right exchanged, before it is turned.
    is_mirrored: bool,
}

impl View {
    /// Mirrored or not, then turned clockwise by so many degrees; none when they are no quarter turns.
    pub fn new(degrees: u16, is_mirrored: bool) -> Option<Self> {
        (degrees.is_multiple_of(90) && degrees < 360).then_some(Self {
            quarters: (degrees / 90) as u8,
            is_mirrored,
        })
    }

    /// True when the picture stays as it comes.
    pub fn is_plain(self) -> bool {
        self == Self::default()
    }

    /// How far it is turned clockwise, in degrees.
    pub fn degrees(self) -> u16 {
        u16::from(self.quarters) * 90
    }

    /// True when it is mirrored before it is turned.
    pub fn is_mirrored(self) -> bool {
        self.is_mirrored
    }

    /// What is seen, turned clockwise by a quarter more.
    #[must_use]
    pub fn turned(self) -> Self {
        Self {
            quarters: (self.quarters + 1) % 4,
            ..self
        }
    }

    /// What is seen, with left and right exchanged.
    #[must_use]
    pub fn mirrored(self) -> Self {
        Self {
            // A mirror behind a turn is a mirror before the turn the other way round.
            quarters: (4 - self.quarters) % 4,
            is_mirrored: !self.is_mirrored,
        }
    }

    /// The picture as it is wanted.
    pub fn of(self, mut picture: RgbImage) -> RgbImage {
        if self.is_mirrored {
            imageops::flip_horizontal_in_place(&mut picture);
        }
        match self.quarters {
            1 => imageops::rotate90(&picture),
            2 => {
                imageops::rotate180_in_place(&mut picture);
                picture
            }
            3 => imageops::rotate270(&picture),
            _ => picture,
        }
    }

    /// Width and height of what comes out.
    pub fn size_of(self, (width, height): (u32, u32)) -> (u32, u32) {
        if self.quarters % 2 == 1 {
            (height, width)
        } else {
            (width, height)
        }
    }

    /// Where a point of the picture comes to lie; `size` is the picture's as it comes.
    pub fn point(self, [x, y]: [f64; 2], (width, height): (u32, u32)) -> [f64; 2] {
        let (right, bottom) = (f64::from(width) - 1.0, f64::from(height) - 1.0);
        let x = if self.is_mirrored { right - x } else { x };
        match self.quarters {
            1 => [bottom - y, x],
            2 => [right - x, bottom - y],
            3 => [y, right - x],
            _ => [x, y],
        }
    }

    /// A rig for what comes out; none when it cannot be.
    fn rig(self, rig: &Rig, size: (u32, u32)) -> Option<Rig> {
        let gates = rig.gates().iter().map(|gate| GateInImage {
            index: gate.index,
            corners_in_image: gate.corners_in_image.map(|corner| self.point(corner, size)),
        });
        let sizes = (rig.card_mm(), rig.ball_diameter_mm());
        Rig::new(sizes.0, sizes.1, gates.collect(), self.size_of(size)).ok()
    }
}

/// As settings keep it: `90`, `0 mirrored`.
impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mirrored = if self.is_mirrored { " mirrored" } else { "" };
        write!(f, "{}{mirrored}", self.degrees())
    }
}

/// The words are no view.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a view is 0, 90, 180 or 270, and \" mirrored\" behind it")]
pub struct NoView;

impl FromStr for View {
    type Err = NoView;

    fn from_str(words: &str) -> Result<Self, Self::Err> {
        let (degrees, is_mirrored) = match words.strip_suffix(" mirrored") {
            Some(degrees) => (degrees, true),
            None => (words, false),
        };
        let degrees = degrees.parse().map_err(|_| NoView)?;
        Self::new(degrees, is_mirrored).ok_or(NoView)
    }
}

/// A source whose pictures are turned and mirrored.
pub struct Turned {
    source: Box<dyn FrameSource>,
    view: View,
    info: SourceInfo,
}

impl Turned {
    /// The source as the view wants it; as it is, when the view is plain.
    pub fn of(source: Box<dyn FrameSource>, view: View) -> Box<dyn FrameSource> {
        if view.is_plain() {
            return source;
        }
        let info = Self::info_of(source.info(), view);
        Box::new(Self { source, view, info })
    }

    fn info_of(info: &SourceInfo, view: View) -> SourceInfo {
        SourceInfo {
            size: view.size_of(info.size),
            rig: info.rig.as_ref().and_then(|rig| view.rig(rig, info.size)),
            ..info.clone()
        }
    }
}

impl FrameSource for Turned {
    fn info(&self) -> &SourceInfo {
        &self.info
    }

    fn next_frame(&mut self) -> Result<Delivery, CameraError> {
        Ok(match self.source.next_frame()? {
            Delivery::Frame(mut frame) => {
                frame.picture = self.view.of(frame.picture);
                Delivery::Frame(frame)
            }
            Delivery::Repaired { mut frame, reason } => {
                frame.picture = self.view.of(frame.picture);
                Delivery::Repaired { frame, reason }
            }
            Delivery::Interrupted { reason } => {
                self.info = Self::info_of(self.source.info(), self.view);
                Delivery::Interrupted { reason }
            }
            other => other,
        })
    }

    // The bytes that came show another picture: they are not handed on.

    fn controls(&self) -> Vec<ControlState> {
        self.source.controls()
    }

    fn set_control(&mut self, control: Control, setting: Setting) -> Result<(), String> {
        self.source.set_control(control, setting)
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    /// Every pixel of another colour.
    fn picture() -> RgbImage {
        RgbImage::from_fn(5, 3, |x, y| image::Rgb([x as u8, y as u8, 7]))
    }

    fn every_view() -> impl Iterator<Item = View> {
        [0, 90, 180, 270]
            .into_iter()
            .flat_map(|degrees| [false, true].map(|mirrored| View::new(degrees, mirrored).unwrap()))
    }

    #[test]
    fn points_go_where_their_pixels_go() {
        for view in every_view() {
            let seen = view.of(picture());
            assert_eq!(seen.dimensions(), view.size_of((5, 3)), "{view}");
            for (x, y, colour) in picture().enumerate_pixels() {
                let [u, v] = view.point([f64::from(x), f64::from(y)], (5, 3));
                assert_eq!(seen.get_pixel(u as u32, v as u32), colour, "{view}");
            }
        }
    }

    #[test]
    fn turning_and_mirroring_go_on_from_what_is_seen() {
        for view in every_view() {
            let seen = view.of(picture());
            let turned = imageops::rotate90(&seen);
            assert_eq!(view.turned().of(picture()), turned, "{view}");
            let mirrored = imageops::flip_horizontal(&seen);
            assert_eq!(view.mirrored().of(picture()), mirrored, "{view}");
            assert_eq!(view.mirrored().mirrored(), view);
        }
    }

    #[test]
    fn a_view_is_kept_in_words() {
        for view in every_view() {
            assert_eq!(view.to_string().parse(), Ok(view));
        }
        for wrong in ["", "45", "360", "90mirrored", "mirrored", "-90"] {
            assert_eq!(wrong.parse::<View>(), Err(NoView), "{wrong}");
        }
    }
}
