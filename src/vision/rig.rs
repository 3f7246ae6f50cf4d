//! What was set up and measured: sizes and the corners of the Gate cards.

use thiserror::Error;

/// A point in the picture, in pixels: x to the right, y down; (0, 0) is the centre of the top-left pixel.
pub type PointInImage = [f64; 2];

/// One Gate card as it lies in the picture.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct GateInImage {
    /// Counts from 0; on screen it is one more.
    pub index: usize,
    /// The corners in order around the card; where the edges would meet, were the corners not rounded.
    pub corners_in_image: [PointInImage; 4],
}

/// The middle of four corners: the mean of them.
pub fn middle_of(corners: &[PointInImage; 4]) -> PointInImage {
    [0, 1].map(|k| corners.iter().map(|corner| corner[k]).sum::<f64>() / 4.0)
}

impl GateInImage {
    /// The middle of its corners, in pixels.
    pub fn middle(&self) -> PointInImage {
        middle_of(&self.corners_in_image)
    }
}

/// A set-up that has been checked: sizes in millimetres, gates in the picture.
#[derive(Debug, Clone, PartialEq)]
pub struct Rig {
    card_mm: [f64; 2],
    ball_diameter_mm: f64,
    gates: Vec<GateInImage>,
}

/// Why a set-up cannot be used; each names the field and the value.
#[derive(Debug, Error, PartialEq)]
pub enum RigError {
    /// A card that no table could hold.
    #[error("card_mm is {0} x {1}: a Gate card measures between 20 and 300 mm on each side")]
    CardSize(f64, f64),
    /// A ball that no card could open.
    #[error("ball_diameter_mm is {0}: a ball measures between 10 and 150 mm")]
    BallSize(f64),
    /// The corners do not go around a convex card.
    #[error(
        "corners_px of card {0} do not go around the card: list them in order, without crossing"
    )]
    CornersCross(usize),
    /// A corner far outside the picture.
    #[error(
        "corners_px of card {index} has the corner ({x}, {y}), which is outside the picture of {width} x {height}"
    )]
    CornerOutside {
        /// The card's index.
        index: usize,
        /// The corner.
        x: f64,
        /// The corner.
        y: f64,
        /// The picture's width in pixels.
        width: u32,
        /// The picture's height in pixels.
        height: u32,
    },
    /// Two cards claim one number.
    #[error("two cards have the index {0}: give each its own")]
    SameIndex(usize),
}

impl Rig {
    /// A Gate card's width and height in millimetres where nobody has measured one: a common trading card's, to the millimetre.
    pub const USUAL_CARD_MM: [f64; 2] = [63.0, 88.0];
    /// Diameter of a closed ball in millimetres where nobody has measured one: that of the later series.
    pub const USUAL_BALL_MM: f64 = 32.0;

    /// Checks sizes, corners and numbers against a picture of `width` x `height` pixels.
    ///
    /// # Errors
    /// The first thing that cannot be, named by its field in `setup.json`.
    pub fn new(
        card_mm: [f64; 2],
        ball_diameter_mm: f64,
        gates: Vec<GateInImage>,
        (width, height): (u32, u32),
    ) -> Result<Self, RigError> {
        if !card_mm.iter().all(|side| (20.0..=300.0).contains(side)) {
            return Err(RigError::CardSize(card_mm[0], card_mm[1]));
        }
        if !(10.0..=150.0).contains(&ball_diameter_mm) {
            return Err(RigError::BallSize(ball_diameter_mm));
        }
        for (at, gate) in gates.iter().enumerate() {
            if gates[..at].iter().any(|other| other.index == gate.index) {
                return Err(RigError::SameIndex(gate.index));
            }
            // A card may reach a little over the edge of the picture, its extended corners further than the card.
            let (w, h) = (f64::from(width), f64::from(height));
            for [x, y] in gate.corners_in_image {
                if !(-0.25 * w..=1.25 * w).contains(&x) || !(-0.25 * h..=1.25 * h).contains(&y) {
                    return Err(RigError::CornerOutside {
                        index: gate.index,
                        x,
                        y,
                        width,
                        height,
                    });
                }
            }
            if !is_convex(&gate.corners_in_image) {
                return Err(RigError::CornersCross(gate.index));
            }
        }
        Ok(Self {
            card_mm,
            ball_diameter_mm,
            gates,
        })
    }

    /// Width and height of a card in millimetres, nominal.
    pub fn card_mm(&self) -> [f64; 2] {
        self.card_mm
    }

    /// Diameter of the closed ball in millimetres.
    pub fn ball_diameter_mm(&self) -> f64 {
        self.ball_diameter_mm
    }

    /// The gates, in the order given.
    pub fn gates(&self) -> &[GateInImage] {
        &self.gates
    }
}

/// True when the four corners run around a convex quadrilateral with an area, in either direction.
fn is_convex(corners: &[PointInImage; 4]) -> bool {
    let turns: Vec<f64> = (0..4)
        .map(|i| {
            let [a, b, c] = [corners[i], corners[(i + 1) % 4], corners[(i + 2) % 4]];
            (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0])
        })
        .collect();
    turns.iter().all(|turn| *turn > 1e-6) || turns.iter().all(|turn| *turn < -1e-6)
}
