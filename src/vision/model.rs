//! The learned witness: a small network that looks at close-ups and says whether a ball came apart.
//!
//! It was taught with simulated pictures of toys put together by chance (`training/lessons.rs`, `training/fit.py`), and ships
//! inside the program. Five convolutions see the wide cut of a close-up, five others the fine one, and a fully connected layer joins
//! them: once for the thing at rest and, with the same weights, once for the last clear frame of its roll. Two more layers compare
//! them and hear a few measured numbers.
//!
//! | layer | wide cut | fine cut |
//! | --- | --- | --- |
//! | 5x5, every second pixel | 7 x 48 x 48 to 20 x 24 x 24 | 4 x 56 x 56 to 16 x 28 x 28 |
//! | 3x3 | to 24 x 24 x 24 | to 24 x 28 x 28 |
//! | 3x3, every second | to 40 x 12 x 12 | to 32 x 14 x 14 |
//! | 3x3 | to 40 x 12 x 12 | to 40 x 14 x 14 |
//! | 3x3, every second | to 64 x 6 x 6 | to 48 x 7 x 7 |
//! | full, of both | 2304 and 2352 to 64 | |
//! | full, of both views, their difference and 21 numbers | 213 to 64 | |
//! | full | 64 to 8 | |

use std::sync::LazyLock;

use nalgebra::{DMatrix, DVector};

use super::close_up::{CloseUp, Cut, FINE, Facing, WIDE};
use super::lookback::Seen;
use super::pose::CameraPose;
use super::rest::Rest;
use super::shape::Shape;

/// Size and step of the convolutions of each cut.
const CONVOLUTIONS: [(usize, usize); 5] = [(5, 2), (3, 1), (3, 2), (3, 1), (3, 2)];
/// Inputs and outputs of every layer: the wide cut's, the fine cut's, and what hears both.
const SIZES: [(usize, usize); 13] = [
    ((WIDE.channels + 1) * 25, 20),
    (20 * 9, 24),
    (24 * 9, 40),
    (40 * 9, 40),
    (40 * 9, 64),
    ((FINE.channels + 1) * 25, 16),
    (16 * 9, 24),
    (24 * 9, 32),
    (32 * 9, 40),
    (40 * 9, 48),
    (64 * 36 + 48 * 49, VIEW_OUT),
    (3 * VIEW_OUT + NUMBERS, 64),
    (64, OUTPUTS),
];
/// Where among them each cut's convolutions begin, and the layers after them.
const OF_WIDE: usize = 0;
const OF_FINE: usize = 5;
const OF_VIEW: usize = 10;
const OF_BOTH: usize = 11;
const LAST: usize = 12;
const VIEW_OUT: usize = 64;
const OUTPUTS: usize = 8;
/// The output that says how far to the right of the ball's foot the base is.
const TO_RIGHT: usize = 4;
/// Numbers that it hears: six of the ball and the place, seven of each shape, and whether the roll was seen.
const NUMBERS: usize = 21;
/// Middle and spread of the six: sine of the camera's height over the thing, radius in pixels, size, overlap, edge, area.
const BALL_NUMBERS: [(f64, f64); 6] = [
    (0.85, 0.2),
    (14.0, 6.0),
    (1.02, 0.06),
    (0.7, 0.2),
    (0.85, 0.2),
    (1.4, 0.7),
];
/// The same for the numbers of a shape.
const SHAPE_NUMBERS: [(f64, f64); 7] = [
    (0.9, 0.2),
    (0.8, 0.25),
    (0.15, 0.2),
    (0.3, 0.5),
    (0.8, 0.8),
    (0.9, 1.0),
    (0.5, 0.2),
];
/// No number is heard louder than this many spreads.
const LOUDEST: f64 = 4.0;

/// What the model saw.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Opinion {
    /// Logarithm of the odds that it is open rather than closed.
    pub open_log_odds: f64,
    /// Share of the probability that it is a toy or ball at all.
    pub toy_share: f64,
    /// Share of the opened ones that are open by less than half.
    pub partly_share: f64,
    /// Where it stands off the fitted ball's foot, in ball diameters: to the picture's right, and away from the camera.
    pub base_offset: [f64; 2],
    /// One standard deviation of each.
    pub base_spread: [f64; 2],
}

/// What the model looks at.
#[derive(Debug, Clone, Copy)]
pub struct Sitting<'a> {
    /// The close look at the thing at rest.
    pub rest: &'a Rest,
    /// The last clear frames of its roll.
    pub rolling: &'a [Rolled],
    /// Sine of the angle under which the camera sees the thing, from the table up.
    pub elevation_sine: f64,
}

/// What a close-up shows each network, straight and in a mirror.
type Shown = Vec<[DVector<f32>; 2]>;

/// A clear frame of a roll as the model has seen it: once, however many looks are compared with it.
#[derive(Debug, Clone)]
pub struct Rolled {
    /// What it shows, straight and in a mirror.
    shown: Shown,
    /// What is seen around the ball there.
    shape: Shape,
}

impl Rolled {
    /// Shows the shipped model the clear frames of a roll, the clearest first; none when there is no model.
    pub fn of(seen: &Seen) -> Vec<Self> {
        let Some(model) = Model::shipped() else {
            return Vec::new();
        };
        let shown = |(view, shape): &(CloseUp, Shape)| Self {
            shown: model.shown(view),
            shape: *shape,
        };
        seen.clear.iter().map(shown).collect()
    }
}

impl Opinion {
    /// What the shipped model sees of a thing at rest beside its roll; none when there is no model.
    pub fn of(pose: &CameraPose, rest: &Rest, rolling: &[Rolled]) -> Option<Self> {
        let opinion = Model::shipped()?.look(&Sitting {
            rest,
            rolling,
            elevation_sine: Facing::of(pose, rest.spot_mm).elevation_sine,
        });
        opinion.open_log_odds.is_finite().then_some(opinion)
    }

    /// Where the toy stands, in millimetres, when the ball that fits it best touches the table at `spot_mm`.
    pub fn base_mm(&self, pose: &CameraPose, spot_mm: [f64; 2], ball_mm: f64) -> [f64; 2] {
        let Facing { right, away, .. } = Facing::of(pose, spot_mm);
        let [to_right, to_away] = self.base_offset;
        [0, 1].map(|k| spot_mm[k] + ball_mm * (to_right * right[k] + to_away * away[k]))
    }
}

#[derive(Debug)]
struct Layer {
    /// Outputs x inputs.
    weights: DMatrix<f32>,
    bias: DVector<f32>,
}

/// One network with its weights.
#[derive(Debug)]
struct Network {
    layers: Vec<Layer>,
}

/// The networks, each taught from another beginning: where one errs, the others seldom do in the same way.
#[derive(Debug)]
pub struct Model {
    networks: Vec<Network>,
}

static SHIPPED: LazyLock<Option<Model>> =
    LazyLock::new(|| Model::from_bytes(include_bytes!("../../assets/judge/opening.model")));

impl Model {
    /// The model that ships with the program.
    pub fn shipped() -> Option<&'static Self> {
        SHIPPED.as_ref()
    }

    /// Reads a model: for each network `RCM2`, then each layer as outputs and inputs (u32), a scale and a bias for each output (f32),
    /// and one signed byte a weight; all little-endian. None when there is none, or something else.
    pub fn from_bytes(mut bytes: &[u8]) -> Option<Self> {
        let mut networks = Vec::new();
        while !bytes.is_empty() {
            networks.push(Network::take_from(&mut bytes)?);
        }
        (!networks.is_empty()).then_some(Self { networks })
    }

    /// Looks at a thing.
    pub fn look(&self, sitting: &Sitting<'_>) -> Opinion {
        let rest = self.shown(&sitting.rest.close_up);
        let mut out = DVector::zeros(OUTPUTS);
        // A ball shows another side in each frame of its roll.
        let rolls: Vec<Option<&Rolled>> = match sitting.rolling {
            [] => vec![None],
            rolls => rolls.iter().map(Some).collect(),
        };
        for rolled in &rolls {
            // What was measured may be wrong where a lamp is hard or a card shines: it is asked with the numbers and without them.
            let told = numbers(sitting, rolled.map(|r| &r.shape));
            let mut untold = vec![0.0; NUMBERS];
            untold[NUMBERS - 1] = told[NUMBERS - 1];
            for (at, (network, rest)) in self.networks.iter().zip(&rest).enumerate() {
                let [straight, mirrored] = [0, 1]
                    .map(|way| compared(&rest[way], rolled.map(|rolled| &rolled.shown[at][way])));
                for numbers in [&told, &untold] {
                    let mut twin = network.answer(&mirrored, numbers);
                    twin[TO_RIGHT] = -twin[TO_RIGHT];
                    out += network.answer(&straight, numbers) + twin;
                }
            }
        }
        out /= (4 * self.networks.len() * rolls.len()) as f32;
        let value = |k: usize| f64::from(out[k]);
        let top = (0..4).map(value).fold(f64::NEG_INFINITY, f64::max);
        let share = [0, 1, 2, 3].map(|k| (value(k) - top).exp());
        let sum: f64 = share.iter().sum();
        let opened = share[1] + share[2];
        Opinion {
            open_log_odds: opened.max(1e-9).ln() - share[0].max(1e-9).ln(),
            toy_share: 1.0 - share[3] / sum,
            partly_share: share[1] / opened.max(1e-9),
            base_offset: [value(TO_RIGHT), value(TO_RIGHT + 1)],
            base_spread: [6, 7].map(|k| value(k).clamp(-4.0, 2.0).exp()),
        }
    }

    /// What a close-up shows each network, straight and in a mirror: there the same happened, and the mean of both is surer than
    /// either.
    fn shown(&self, view: &CloseUp) -> Shown {
        let mirrored = view.mirrored();
        self.networks
            .iter()
            .map(|network| [network.view(view), network.view(&mirrored)])
            .collect()
    }
}

impl Network {
    /// Takes a network from the front of `bytes`.
    fn take_from(bytes: &mut &[u8]) -> Option<Self> {
        *bytes = bytes.strip_prefix(b"RCM2")?;
        let mut take = |count: usize| -> Option<&[u8]> {
            let (taken, left) = bytes.split_at_checked(count)?;
            *bytes = left;
            Some(taken)
        };
        let floats = |bytes: &[u8]| -> Vec<f32> {
            bytes
                .chunks_exact(4)
                .map(|b| f32::from_le_bytes([b[0], b[1], b[2], b[3]]))
                .collect()
        };
        let mut layers = Vec::new();
        for (inputs, outputs) in SIZES {
            let head = take(8)?;
            let stated = [0, 4].map(|at| {
                u32::from_le_bytes([head[at], head[at + 1], head[at + 2], head[at + 3]]) as usize
            });
            if stated != [outputs, inputs] {
                return None;
            }
            let scales = floats(take(4 * outputs)?);
            let bias = floats(take(4 * outputs)?);
            let whole = take(outputs * inputs)?;
            layers.push(Layer {
                weights: DMatrix::from_fn(outputs, inputs, |o, i| {
                    f32::from(i8::from_le_bytes([whole[o * inputs + i]])) * scales[o]
                }),
                bias: DVector::from_vec(bias),
            });
        }
        Some(Self { layers })
    }

    /// The eight outputs: logits of closed, partly open, open and no toy; the base's offset and the logarithms of its spread.
    fn answer(&self, views: &[f32], numbers: &[f32]) -> DVector<f32> {
        let all = views.iter().chain(numbers).copied();
        let heard = DVector::from_iterator(SIZES[OF_BOTH].0, all);
        let hidden = self.full(OF_BOTH, &heard).map(|v| v.max(0.0));
        self.full(LAST, &hidden)
    }

    fn full(&self, layer: usize, input: &DVector<f32>) -> DVector<f32> {
        &self.layers[layer].weights * input + &self.layers[layer].bias
    }

    /// What one close-up shows, as [`VIEW_OUT`] numbers.
    fn view(&self, view: &CloseUp) -> DVector<f32> {
        let wide = self.cut(&view.wide, WIDE, OF_WIDE);
        let fine = self.cut(&view.fine, FINE, OF_FINE);
        let flat = DVector::from_iterator(SIZES[OF_VIEW].0, wide.into_iter().chain(fine));
        self.full(OF_VIEW, &flat).map(|v| v.max(0.0))
    }

    /// What the convolutions from layer `first` on see in one cut, channel by channel.
    fn cut(&self, values: &[u8], cut: Cut, first: usize) -> Vec<f32> {
        let plane = cut.side * cut.side;
        // One column a pixel: its colours, and how far it lies from the expected outline.
        let mut seen = DMatrix::from_fn(cut.channels + 1, plane, |channel, at| {
            if channel < cut.channels {
                f32::from(values[channel * plane + at]) / 127.5 - 1.0
            } else {
                let from = |v: usize| v as f64 - (cut.side as f64 - 1.0) / 2.0;
                let far = from(at % cut.side).hypot(from(at / cut.side));
                (far / cut.radius - 1.0).clamp(-1.0, 1.5) as f32
            }
        });
        let mut side = cut.side;
        for (layer, (size, step)) in self.layers[first..].iter().zip(CONVOLUTIONS) {
            (seen, side) = convolved(layer, &seen, side, size, step);
        }
        seen.transpose().iter().copied().collect()
    }
}

/// What is shown at rest, in the roll, and how they differ.
fn compared(rest: &DVector<f32>, roll: Option<&DVector<f32>>) -> Vec<f32> {
    let mut all = rest.as_slice().to_vec();
    match roll {
        Some(roll) => {
            all.extend(roll.iter());
            all.extend((rest - roll).iter());
        }
        None => all.resize(3 * VIEW_OUT, 0.0),
    }
    all
}

/// One convolution with `size` x `size` weights at every `step`-th pixel, cut off below zero; beyond the rim is nothing.
fn convolved(
    layer: &Layer,
    seen: &DMatrix<f32>,
    side: usize,
    size: usize,
    step: usize,
) -> (DMatrix<f32>, usize) {
    let (channels, out) = (seen.nrows(), side / step);
    let mut around = DMatrix::zeros(channels * size * size, out * out);
    for (at, mut column) in around.column_iter_mut().enumerate() {
        let (x, y) = ((at % out) * step, (at / out) * step);
        for ky in 0..size {
            for kx in 0..size {
                let (u, v) = (x + kx, y + ky);
                let margin = size / 2;
                if u < margin || v < margin || u >= side + margin || v >= side + margin {
                    continue;
                }
                let pixel = seen.column((v - margin) * side + u - margin);
                for (channel, value) in pixel.iter().enumerate() {
                    column[(channel * size + ky) * size + kx] = *value;
                }
            }
        }
    }
    let mut found = &layer.weights * around;
    for mut column in found.column_iter_mut() {
        column += &layer.bias;
        column.apply(|v| *v = v.max(0.0));
    }
    (found, out)
}

/// The numbers that the model hears, each about one in size.
fn numbers(sitting: &Sitting<'_>, rolled: Option<&Shape>) -> Vec<f32> {
    let rest = sitting.rest;
    let ball = [
        sitting.elevation_sine,
        rest.ball_radius_px,
        rest.scale,
        rest.iou,
        rest.edge_support,
        rest.area_in_balls,
    ];
    let scaled = |values: &[f64], by: &[(f64, f64)]| -> Vec<f32> {
        values
            .iter()
            .zip(by)
            .map(|(value, (middle, spread))| {
                ((value - middle) / spread).clamp(-LOUDEST, LOUDEST) as f32
            })
            .collect()
    };
    let mut all = scaled(&ball, &BALL_NUMBERS);
    all.extend(scaled(&rest.shape.numbers(), &SHAPE_NUMBERS));
    match rolled {
        Some(shape) => {
            all.extend(scaled(&shape.numbers(), &SHAPE_NUMBERS));
            all.push(1.0);
        }
        None => all.resize(NUMBERS, 0.0),
    }
    all
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    /// The same made-up input as in `training/fit.py`, whose answers stand in the file.
    #[test]
    fn it_answers_as_it_was_taught() {
        let model = Model::shipped().unwrap();
        let bytes = |from: usize, count: usize| -> Vec<u8> {
            (from..from + count)
                .map(|at| ((at * 7919 + at / 48 * 104_729) % 251) as u8)
                .collect()
        };
        let view = |from: usize| CloseUp {
            wide: bytes(from, WIDE.bytes()),
            fine: bytes(from + WIDE.bytes(), FINE.bytes()),
        };
        let (rest, roll) = (view(0), view(WIDE.bytes() + FINE.bytes()));
        let numbers: Vec<f32> = (0..NUMBERS).map(|k| (k as f32).sin()).collect();
        let wanted: Vec<Vec<f32>> = include_str!("../../tests/data/opening_model.txt")
            .lines()
            .map(|line| line.split(' ').map(|v| v.parse().unwrap()).collect())
            .collect();
        assert_eq!(wanted.len(), 2 * model.networks.len());
        for (network, wanted) in model.networks.iter().zip(wanted.chunks(2)) {
            for (rolling, wanted) in [Some(&roll), None].into_iter().zip(wanted) {
                let roll = rolling.map(|view| network.view(view));
                let found =
                    network.answer(&compared(&network.view(&rest), roll.as_ref()), &numbers);
                for (found, wanted) in found.iter().zip(wanted) {
                    assert!((found - wanted).abs() < 2e-3, "{found} {wanted}");
                }
            }
        }
    }

    #[test]
    fn a_damaged_model_is_none() {
        let bytes = include_bytes!("../../assets/judge/opening.model");
        assert!(Model::from_bytes(&bytes[..bytes.len() - 1]).is_none());
        assert!(Model::from_bytes(b"RCM2").is_none());
        assert!(Model::from_bytes(b"").is_none());
        let mut longer = bytes.to_vec();
        longer.push(0);
        assert!(Model::from_bytes(&longer).is_none());
    }
}
