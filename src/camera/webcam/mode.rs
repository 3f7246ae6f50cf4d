//! What a camera can send, and which of it to ask for.

use std::fmt;

/// How a camera packs its pixels.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Packing {
    /// A JPEG a frame.
    Mjpeg,
    /// Luma and chroma in turns, two bytes a pixel: Y U Y V.
    Yuyv,
    /// The same with chroma first: U Y V Y.
    Uyvy,
    /// A plane of luma, then a plane of U and V in turns for each two by two pixels.
    Nv12,
    /// Three bytes a pixel.
    Rgb,
    /// Three bytes a pixel, blue first.
    Bgr,
    /// Luma alone.
    Grey,
}

impl Packing {
    /// Its usual name.
    pub fn name(self) -> &'static str {
        match self {
            Self::Mjpeg => "MJPEG",
            Self::Yuyv => "YUYV",
            Self::Uyvy => "UYVY",
            Self::Nv12 => "NV12",
            Self::Rgb => "RGB",
            Self::Bgr => "BGR",
            Self::Grey => "grey",
        }
    }
}

/// One mode of a camera.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Mode {
    /// How its pixels are packed.
    pub packing: Packing,
    /// Width in pixels.
    pub width: u32,
    /// Height in pixels.
    pub height: u32,
    /// Frames a second; none when the camera does not say.
    pub fps: Option<f64>,
}

impl fmt::Display for Mode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { width, height, .. } = self;
        write!(f, "{width} x {height} {}", self.packing.name())?;
        match self.fps {
            Some(fps) => write!(f, " at {} fps", round(fps)),
            None => Ok(()),
        }
    }
}

/// A rolling ball must be seen often before it must be seen sharply.
const WANTED_FPS: f64 = 30.0;
/// Enough for a ball of 20 pixels on a table of half a metre, and decoded in 2 ms.
pub const WANTED_SIZE: (u32, u32) = (1280, 720);

impl Mode {
    /// How far the mode is from what we want; the least is taken.
    ///
    /// Halving the rate costs as much as eight times too few pixels: a webcam that sends large raw pictures at 10 fps
    /// is asked for smaller ones at 30.
    pub fn cost(&self) -> f64 {
        let area = |width: u32, height: u32| (f64::from(width) * f64::from(height)).max(1.0);
        let size = (area(self.width, self.height) / area(WANTED_SIZE.0, WANTED_SIZE.1))
            .log2()
            .abs();
        let rate = match self.fps {
            Some(fps) => {
                let too_slow = (WANTED_FPS / fps.max(0.1)).log2();
                // 25 is as good as 30, and 60 is only work.
                if too_slow > 0.3 {
                    3.0 * too_slow
                } else {
                    0.2 * too_slow.abs()
                }
            }
            None => 1.0,
        };
        let packing = match self.packing {
            Packing::Mjpeg => 0.0,
            Packing::Yuyv => 0.1,
            Packing::Uyvy => 0.15,
            Packing::Nv12 => 0.2,
            Packing::Rgb | Packing::Bgr => 0.4,
            // The judge tells a toy from a card by colour, too.
            Packing::Grey => 2.0,
        };
        size + rate + packing
    }
}

impl Mode {
    /// Why it would be taken, in a person's words.
    pub fn reason(&self) -> String {
        let rate = match self.fps {
            None => "it does not say how fast it is".to_owned(),
            Some(fps) if WANTED_FPS / fps <= 1.24 => {
                format!("{} frames a second are enough for a roll", round(fps))
            }
            Some(fps) => format!(
                "{} frames a second are few for a roll, but the others are no better",
                round(fps)
            ),
        };
        let (w, h) = WANTED_SIZE;
        let size = if (self.width, self.height) == WANTED_SIZE {
            "the size is the wanted one".to_owned()
        } else {
            format!("no size at that rate is nearer to {w} x {h}")
        };
        let packing = match self.packing {
            Packing::Mjpeg => "JPEG is light on the cable",
            Packing::Grey => "it has no colours, which the judge would use",
            _ => "its pixels come as they are",
        };
        format!("{rate}; {size}; {packing}")
    }
}

/// A rate without needless digits.
pub fn round(fps: f64) -> f64 {
    (fps * 100.0).round() / 100.0
}

/// The modes from best to worst.
pub fn best_first(mut modes: Vec<Mode>) -> Vec<Mode> {
    modes.sort_by(|a, b| a.cost().total_cmp(&b.cost()));
    modes.dedup();
    modes
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mode(packing: Packing, width: u32, height: u32, fps: f64) -> Mode {
        Mode {
            packing,
            width,
            height,
            fps: Some(fps),
        }
    }

    #[track_caller]
    fn best_is(best: Mode, others: &[Mode]) {
        let mut all = others.to_vec();
        all.push(best);
        assert_eq!(best_first(all)[0], best);
    }

    #[test]
    fn the_rate_comes_before_the_size() {
        best_is(
            mode(Packing::Yuyv, 640, 480, 30.0),
            &[
                mode(Packing::Yuyv, 1280, 720, 10.0),
                mode(Packing::Yuyv, 1920, 1080, 5.0),
                mode(Packing::Yuyv, 160, 120, 30.0),
            ],
        );
    }

    #[test]
    fn mjpeg_is_taken_at_its_middle_size() {
        best_is(
            mode(Packing::Mjpeg, 1280, 720, 30.0),
            &[
                mode(Packing::Mjpeg, 1920, 1080, 30.0),
                mode(Packing::Mjpeg, 3840, 2160, 30.0),
                mode(Packing::Mjpeg, 640, 480, 30.0),
                mode(Packing::Mjpeg, 1280, 720, 60.0),
                mode(Packing::Nv12, 1280, 720, 30.0),
                mode(Packing::Grey, 1280, 720, 30.0),
            ],
        );
    }

    #[test]
    fn a_choice_has_its_reason() {
        let reason = mode(Packing::Mjpeg, 1280, 720, 30.0).reason();
        assert!(reason.contains("30 frames") && reason.contains("wanted one"));
        let slow = mode(Packing::Grey, 640, 480, 7.5).reason();
        assert!(slow.contains("7.5 frames") && slow.contains("no colours"));
        assert_eq!(
            mode(Packing::Yuyv, 640, 480, 30_000.0 / 1001.0).to_string(),
            "640 x 480 YUYV at 29.97 fps"
        );
    }

    #[test]
    fn rates_of_television_are_as_good_as_whole_ones() {
        best_is(
            mode(Packing::Mjpeg, 1280, 720, 30_000.0 / 1001.0),
            &[mode(Packing::Mjpeg, 640, 480, 30.0)],
        );
        best_is(
            mode(Packing::Yuyv, 1280, 720, 25.0),
            &[mode(Packing::Yuyv, 640, 480, 25.0)],
        );
    }
}
