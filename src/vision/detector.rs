//! The judge as a whole: one look a frame, a call when a roll has come to rest.
//!
//! ```text
//! calm --change--> moving --stillness--> settling --half a second--> call, calm again
//! ```
//!
//! This first judge compares the calm table before the roll with the calm table after it and takes the largest changed
//! spot for the rolled object. Its gate is the one under the spot's lower part; how far it opened is read off its size
//! alone.

use image::RgbImage;
use image::imageops::{FilterType, resize};

use super::call::{Call, OpenGate, Place, Pose};
use super::frame::Frame;
use super::rig::{GateInImage, Rig};

/// Where the Gate cards lie.
#[derive(Debug, Clone)]
pub enum Gates {
    /// A referee has set them up.
    Given(Rig),
    /// They are to be found in the picture.
    Find {
        /// Width and height of a card in millimetres, nominal.
        card_mm: [f64; 2],
        /// Diameter of the closed ball in millimetres.
        ball_diameter_mm: f64,
    },
}

/// What the picture does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Motion {
    /// Nothing moves.
    Calm,
    /// Something moves.
    Moving,
    /// It moved and is still, but not yet for long enough.
    Settling,
}

/// What one look at one frame gave.
#[derive(Debug, Clone, PartialEq)]
pub struct Look {
    /// What the picture does.
    pub motion: Motion,
    /// True while something reaches in from the edge of the picture.
    pub hand_in_view: bool,
    /// The roll that was decided by this frame.
    pub call: Option<Call>,
}

/// Looks are taken at pictures of at most this width, in pixels.
const LOOK_WIDTH_PX: u32 = 320;
/// Luma steps between two frames that noise does not reach.
const MOVED_STEPS: i32 = 18;
/// Luma steps between before and after that slow light does not reach.
const CHANGED_STEPS: i32 = 28;
/// Stillness before a call, in seconds.
const STILL_SECONDS: f64 = 0.5;

/// The judge of one table, fed one frame after another.
#[derive(Debug)]
pub struct Detector {
    gates: Vec<GateInImage>,
    ball_diameter_mm: f64,
    card_mm: [f64; 2],
    still_frames: u64,
    /// Pixels of the source in one pixel of a look.
    shrink: f64,
    last: Option<Grey>,
    calm: Option<Grey>,
    motion: Motion,
    moved_from: u64,
    still_from: u64,
    rolls: u32,
}

impl Detector {
    /// A judge for frames of `width` x `height` pixels, `fps` of them a second.
    pub fn new(width: u32, height: u32, fps: f64, gates: Gates) -> Self {
        let _ = height;
        let (gates, card_mm, ball_diameter_mm) = match gates {
            Gates::Given(rig) => (rig.gates().to_vec(), rig.card_mm(), rig.ball_diameter_mm()),
            Gates::Find {
                card_mm,
                ball_diameter_mm,
            } => (Vec::new(), card_mm, ball_diameter_mm),
        };
        Self {
            gates,
            ball_diameter_mm,
            card_mm,
            still_frames: (STILL_SECONDS * fps).ceil().max(1.0) as u64,
            shrink: (f64::from(width) / f64::from(LOOK_WIDTH_PX)).max(1.0),
            last: None,
            calm: None,
            motion: Motion::Calm,
            moved_from: 0,
            still_from: 0,
            rolls: 0,
        }
    }

    /// The Gate cards as they lie now.
    pub fn gates(&self) -> Vec<GateInImage> {
        self.gates.clone()
    }

    /// Looks at the next frame.
    pub fn look(&mut self, frame: &Frame) -> Look {
        let grey = Grey::of(&frame.picture, self.shrink);
        let moved = match &self.last {
            Some(last) if last.width == grey.width && last.height == grey.height => {
                last.differing(&grey, MOVED_STEPS)
            }
            _ => Vec::new(),
        };
        let least = (grey.values.len() / 20_000).max(3);
        let moving = moved.iter().filter(|differs| **differs).count() > least;
        let hand_in_view = moving && touches_edge(&moved, grey.width, grey.height);
        let mut call = None;
        if moving {
            if self.motion == Motion::Calm {
                self.moved_from = frame.number;
            }
            self.motion = Motion::Moving;
        } else if self.motion == Motion::Moving {
            self.motion = Motion::Settling;
            self.still_from = frame.number;
        } else if self.motion == Motion::Settling
            && frame.number >= self.still_from + self.still_frames
        {
            call = self.decide(&grey, frame.number);
            self.motion = Motion::Calm;
        }
        if self.motion == Motion::Calm {
            self.calm = Some(grey.clone());
        }
        self.last = Some(grey);
        Look {
            motion: self.motion,
            hand_in_view,
            call,
        }
    }

    /// Compares the table with how it was before it moved.
    fn decide(&mut self, now: &Grey, number: u64) -> Option<Call> {
        let before = self.calm.as_ref()?;
        let changed = before.differing(now, CHANGED_STEPS);
        let spot = largest_spot(&changed, now.width)?;
        let scale = self.shrink;
        let base = [
            (spot.sum_x / spot.pixels as f64) * scale,
            (0.35 * spot.sum_y / spot.pixels as f64 + 0.65 * spot.y1 as f64) * scale,
        ];
        let gate = self
            .gates
            .iter()
            .find(|gate| contains(&gate.corners_in_image, base));
        let ball_px = self.ball_px(gate) / scale;
        let ball_area = std::f64::consts::FRAC_PI_4 * ball_px * ball_px;
        let times_ball = spot.pixels as f64 / ball_area.max(1.0);
        if times_ball < 0.2 {
            return None;
        }
        let pose = match times_ball {
            t if t < 1.3 => Pose::Closed,
            t if t < 1.6 => Pose::PartlyOpen,
            _ => Pose::Open,
        };
        self.rolls += 1;
        let index = gate.map(|gate| gate.index);
        let certainty_percent = if (1.1..1.6).contains(&times_ball) {
            60
        } else {
            75
        };
        Some(Call {
            roll: self.rolls,
            pose,
            place: if index.is_some() {
                Place::On
            } else {
                Place::Off
            },
            gate: index,
            gates: index.into_iter().collect(),
            open_gate: match (pose, index) {
                (Pose::Closed, _) => OpenGate::Nowhere,
                _ => OpenGate::Unknown,
            },
            certainty_percent,
            asks: false,
            alternatives: Vec::new(),
            roll_start_frame: self.moved_from,
            open_frame: None,
            settle_frame: self.still_from,
            call_frame: number,
            box_in_image: Some([
                spot.x0 as f64 * scale,
                spot.y0 as f64 * scale,
                (spot.x1 + 1) as f64 * scale,
                (spot.y1 + 1) as f64 * scale,
            ]),
        })
    }

    /// The ball's width at a gate, in pixels of the source, by the gate's mean scale.
    fn ball_px(&self, gate: Option<&GateInImage>) -> f64 {
        let Some(gate) = gate.or(self.gates.first()) else {
            return LOOK_WIDTH_PX as f64 * self.shrink / 14.0;
        };
        let c = &gate.corners_in_image;
        let longest = (0..4)
            .map(|i| (c[i][0] - c[(i + 1) % 4][0]).hypot(c[i][1] - c[(i + 1) % 4][1]))
            .fold(0.0, f64::max);
        self.ball_diameter_mm * longest / self.card_mm[0].max(self.card_mm[1])
    }
}

/// A small luma picture.
#[derive(Debug, Clone)]
struct Grey {
    width: usize,
    height: usize,
    values: Vec<u8>,
}

impl Grey {
    fn of(picture: &RgbImage, shrink: f64) -> Self {
        let side = |px: u32| ((f64::from(px) / shrink).round() as u32).max(1);
        let (width, height) = (side(picture.width()), side(picture.height()));
        let small = resize(picture, width, height, FilterType::Triangle);
        let values = small
            .pixels()
            .map(|p| {
                ((u32::from(p.0[0]) * 77 + u32::from(p.0[1]) * 150 + u32::from(p.0[2]) * 29) >> 8)
                    as u8
            })
            .collect();
        Self {
            width: width as usize,
            height: height as usize,
            values,
        }
    }

    fn differing(&self, other: &Self, steps: i32) -> Vec<bool> {
        self.values
            .iter()
            .zip(&other.values)
            .map(|(a, b)| (i32::from(*a) - i32::from(*b)).abs() > steps)
            .collect()
    }
}

fn touches_edge(set: &[bool], width: usize, height: usize) -> bool {
    set.iter().enumerate().any(|(at, on)| {
        let (x, y) = (at % width, at / width);
        *on && (x == 0 || y == 0 || x + 1 == width || y + 1 == height)
    })
}

/// Connected changed pixels.
#[derive(Debug, Default, Clone)]
struct Spot {
    pixels: usize,
    sum_x: f64,
    sum_y: f64,
    x0: usize,
    y0: usize,
    x1: usize,
    y1: usize,
}

fn largest_spot(set: &[bool], width: usize) -> Option<Spot> {
    let mut left = set.to_vec();
    let height = set.len() / width;
    let mut largest: Option<Spot> = None;
    let mut open = Vec::new();
    for start in 0..left.len() {
        if !left[start] {
            continue;
        }
        left[start] = false;
        open.push(start);
        let mut spot = Spot {
            x0: width,
            y0: height,
            ..Spot::default()
        };
        while let Some(at) = open.pop() {
            let (x, y) = (at % width, at / width);
            spot.pixels += 1;
            spot.sum_x += x as f64;
            spot.sum_y += y as f64;
            (spot.x0, spot.x1) = (spot.x0.min(x), spot.x1.max(x));
            (spot.y0, spot.y1) = (spot.y0.min(y), spot.y1.max(y));
            for ny in y.saturating_sub(1)..=(y + 1).min(height - 1) {
                for nx in x.saturating_sub(1)..=(x + 1).min(width - 1) {
                    let near = ny * width + nx;
                    if left[near] {
                        left[near] = false;
                        open.push(near);
                    }
                }
            }
        }
        if largest
            .as_ref()
            .is_none_or(|most| most.pixels < spot.pixels)
        {
            largest = Some(spot);
        }
    }
    largest
}

/// True when the point lies inside the convex quadrilateral.
fn contains(corners: &[[f64; 2]; 4], [x, y]: [f64; 2]) -> bool {
    let mut signs = (0..4).map(|i| {
        let ([ax, ay], [bx, by]) = (corners[i], corners[(i + 1) % 4]);
        (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0.0
    });
    let first = signs.next();
    signs.all(|sign| Some(sign) == first)
}
