//! Looking closely at what has come to rest: what of the picture is the thing, and how well a closed ball explains it.

use image::{GrayImage, Luma};
use imageproc::distance_transform::Norm;
use imageproc::morphology::{close, open};

use super::blobs::{Blob, labelled};
use super::close_up::CloseUp;
use super::light::Change;
use super::patch::Pair;
use super::pose::CameraPose;
use super::rig::PointInImage;
use super::shape::Shape;
use super::track::distance;

/// A change this many times the noise is no accident, even among thousands of pixels.
pub const CHANGED_IN_NOISE: f32 = 5.0;
/// and at least this many grey levels, for pictures without noise.
const CHANGED_LEVELS: f32 = 9.0;
/// Share of a thing's own contrast at which its edge is taken.
const EDGE_SHARE: f32 = 0.25;
/// A step across an outline of this many times the noise is seen.
const EDGE_IN_NOISE: f32 = 4.0;
/// A thing of which less than this share of a ball stands out is one of its shadow's colours.
const SHOWS_ITSELF: f64 = 0.3;
/// Points around the outline of the ball that are asked.
pub const OUTLINE_POINTS: usize = 48;
/// Inside and outside of the outline are looked at this share of the radius away from it.
const ACROSS: f64 = 0.14;
/// The true ball differs from the stated size, and the card from the nominal one, by a few percent.
const SIZES: [f64; 5] = [0.92, 0.97, 1.02, 1.07, 1.12];

/// What a close look at the thing at rest has found.
#[derive(Debug, Clone)]
pub struct Rest {
    /// Where a closed ball would touch the table, in millimetres: the best fit.
    pub spot_mm: [f64; 2],
    /// Diameter of that ball over the stated one.
    pub scale: f64,
    /// Middle of that ball in the picture, in pixels.
    pub ball_middle: PointInImage,
    /// Radius of that ball in the picture, in pixels.
    pub ball_radius_px: f64,
    /// The thing as the learned model sees it.
    pub close_up: CloseUp,
    /// What is seen inside and beyond that ball's outline.
    pub shape: Shape,
    /// Share of that ball's outline along which a new edge is seen.
    pub edge_support: f64,
    /// Overlap of the thing with the ball: intersection over union.
    pub iou: f64,
    /// Area of the thing over that of the ball.
    pub area_in_balls: f64,
    /// Middle of the thing in the picture.
    pub centre: PointInImage,
    /// Box around the thing in the picture: x0, y0, x1, y1.
    pub bounds: [f64; 4],
}

/// Looks for the thing near `guess` (pixels), around which a ball has the radius `radius_px`; none when nothing is there.
/// `frame_noise` is that of one pixel of one frame.
pub fn examine(
    pair: &Pair,
    pose: &CameraPose,
    ball_mm: f64,
    guess: PointInImage,
    radius_px: f64,
    frame_noise: f32,
) -> Option<Rest> {
    let (mask, whole) = thing(pair, guess, radius_px)?;
    let centre = [
        whole.centre[0] + pair.after.x0 as f64,
        whole.centre[1] + pair.after.y0 as f64,
    ];
    let best = fit_ball(pair, pose, ball_mm, &mask, centre, guess, radius_px)?;
    let mask = with_disc(pair, mask, &best.outline);
    let (inside, both, outside) = overlap(pair, &mask, &best.outline);
    let ball_area = inside.max(1.0);
    let diameter = ball_mm * best.scale;
    let ball_radius_px = pose.ball_radius_px(best.middle, diameter)?;
    Some(Rest {
        spot_mm: best.spot_mm,
        scale: best.scale,
        ball_middle: best.middle,
        ball_radius_px,
        close_up: CloseUp::of_ball(pair, pose, best.spot_mm, best.middle, diameter)?,
        shape: Shape::of(pair, &best.outline, frame_noise)?,
        edge_support: edge_support(pair, &best.outline, best.middle),
        iou: both / (inside + outside).max(1.0),
        area_in_balls: (both + outside) / ball_area,
        centre,
        bounds: [
            whole.bounds[0] as f64 + pair.after.x0 as f64,
            whole.bounds[1] as f64 + pair.after.y0 as f64,
            whole.bounds[2] as f64 + pair.after.x0 as f64,
            whole.bounds[3] as f64 + pair.after.y0 as f64,
        ],
    })
}

/// The mask with all that has changed inside the outline: a ball hides the table there, so it is no shadow.
fn with_disc(pair: &Pair, mut mask: GrayImage, outline: &[PointInImage]) -> GrayImage {
    let least = CHANGED_IN_NOISE.max(CHANGED_LEVELS / pair.noise);
    for (x, y, pixel) in mask.enumerate_pixels_mut() {
        let change = pair.changes[y as usize * pair.after.width + x as usize];
        if pixel[0] == 0 && change.any > least {
            let at = [
                f64::from(x) + pair.after.x0 as f64,
                f64::from(y) + pair.after.y0 as f64,
            ];
            if depth_in(outline, at) > 0.0 {
                pixel[0] = 255;
            }
        }
    }
    mask
}

fn join(a: Blob, b: Blob) -> Blob {
    let area = a.area + b.area;
    Blob {
        area,
        centre: [0, 1].map(|k| (a.centre[k] * a.area + b.centre[k] * b.area) / area),
        bounds: [
            a.bounds[0].min(b.bounds[0]),
            a.bounds[1].min(b.bounds[1]),
            a.bounds[2].max(b.bounds[2]),
            a.bounds[3].max(b.bounds[3]),
        ],
        at_edge: a.at_edge || b.at_edge,
        label: a.label,
    }
}

/// The mask of the thing: changed beyond what a shadow does, cleaned, and joined around the guess.
///
/// Blur and soft shadow spread a thing beyond its edge. Half-way down its own contrast the edge is where it should be; a quarter
/// keeps the parts of a toy that stand out less than the rest.
///
/// What shows hardly anything beyond shadow may be a toy of its shadow's colours: then all that has changed counts.
fn thing(pair: &Pair, guess: PointInImage, radius_px: f64) -> Option<(GrayImage, Blob)> {
    let ball_area = std::f64::consts::PI * radius_px * radius_px;
    thing_by(pair, guess, radius_px, |change| change.beyond_shadow)
        .filter(|(_, whole)| whole.area > SHOWS_ITSELF * ball_area)
        .or_else(|| thing_by(pair, guess, radius_px, |change| change.any))
}

fn thing_by(
    pair: &Pair,
    guess: PointInImage,
    radius_px: f64,
    kind: fn(&Change) -> f32,
) -> Option<(GrayImage, Blob)> {
    let least = CHANGED_IN_NOISE.max(CHANGED_LEVELS / pair.noise);
    let (mask, whole) = thing_beyond(pair, guess, radius_px, kind, least)?;
    let mut contrasts: Vec<f32> = mask
        .as_raw()
        .iter()
        .zip(&pair.changes)
        .filter(|(m, _)| **m > 0)
        .map(|(_, change)| kind(change))
        .collect();
    let middle = contrasts.len() / 2;
    let (_, contrast, _) = contrasts.select_nth_unstable_by(middle, f32::total_cmp);
    let edge = (EDGE_SHARE * *contrast).max(least);
    if edge <= least {
        return Some((mask, whole));
    }
    thing_beyond(pair, guess, radius_px, kind, edge).or(Some((mask, whole)))
}

/// The same for a change of at least `least`, in units of the noise.
fn thing_beyond(
    pair: &Pair,
    guess: PointInImage,
    radius_px: f64,
    kind: fn(&Change) -> f32,
    least: f32,
) -> Option<(GrayImage, Blob)> {
    let (width, height) = (pair.after.width as u32, pair.after.height as u32);
    let raw = GrayImage::from_fn(width, height, |x, y| {
        let change = &pair.changes[(y * width + x) as usize];
        Luma([if kind(change) > least { 255 } else { 0 }])
    });
    let cleaned = if radius_px > 6.0 {
        open(&close(&raw, Norm::L1, 1), Norm::L1, 1)
    } else {
        close(&raw, Norm::L1, 1)
    };
    let guess = [
        guess[0] - pair.after.x0 as f64,
        guess[1] - pair.after.y0 as f64,
    ];
    let ball_area = std::f64::consts::PI * radius_px * radius_px;
    let (labels, parts) = labelled(&cleaned, (0.02 * ball_area).max(2.0));
    // The part nearest to the guess, weighed by size; then every part that reaches into its neighbourhood.
    let near = |b: &Blob| {
        let dx = (b.bounds[0] as f64 - guess[0])
            .max(guess[0] - b.bounds[2] as f64)
            .max(0.0);
        let dy = (b.bounds[1] as f64 - guess[1])
            .max(guess[1] - b.bounds[3] as f64)
            .max(0.0);
        dx.hypot(dy)
    };
    let main = *parts
        .iter()
        .filter(|b| near(b) < 1.5 * radius_px)
        .max_by(|a, b| {
            a.area
                .min(2.0 * ball_area)
                .total_cmp(&b.area.min(2.0 * ball_area))
        })?;
    let mut kept = vec![main];
    for part in &parts {
        let gap_x = part.bounds[0]
            .saturating_sub(main.bounds[2])
            .max(main.bounds[0].saturating_sub(part.bounds[2]));
        let gap_y = part.bounds[1]
            .saturating_sub(main.bounds[3])
            .max(main.bounds[1].saturating_sub(part.bounds[3]));
        let gap = (gap_x as f64).hypot(gap_y as f64);
        if *part != main && gap < 0.5 * radius_px && near(part) < 3.0 * radius_px {
            kept.push(*part);
        }
    }
    let keep: Vec<u32> = kept.iter().map(|part| part.label).collect();
    let mask = GrayImage::from_fn(width, height, |x, y| {
        Luma([if keep.contains(&labels.get_pixel(x, y)[0]) {
            255
        } else {
            0
        }])
    });
    Some((mask, kept.into_iter().reduce(join)?))
}

/// A closed ball laid into the picture.
pub struct BallFit {
    /// Where it touches the table, in millimetres.
    pub spot_mm: [f64; 2],
    /// Its diameter over the stated one.
    pub scale: f64,
    /// Its middle in the picture.
    pub middle: PointInImage,
    /// Its outline in the picture.
    pub outline: Vec<PointInImage>,
    /// How well it explains the picture, up to 1.5.
    pub score: f64,
}

/// The place and size at which a closed ball explains the picture best: new edges along its outline, change inside.
fn fit_ball(
    pair: &Pair,
    pose: &CameraPose,
    ball_mm: f64,
    mask: &GrayImage,
    centre: PointInImage,
    guess: PointInImage,
    radius_px: f64,
) -> Option<BallFit> {
    let mut best: Option<BallFit> = None;
    let consider = |middle: PointInImage, scale: f64, best: &mut Option<BallFit>| {
        let found = lay_ball(pair, pose, ball_mm, mask, middle, scale, OUTLINE_POINTS);
        if let Some(found) = found
            && best.as_ref().is_none_or(|b| found.score > b.score)
        {
            *best = Some(found);
        }
    };
    let step = (radius_px / 5.0).max(0.8);
    for around in [centre, guess] {
        for i in -6..=6 {
            for j in -6..=6 {
                let middle = [
                    around[0] + f64::from(i) * step,
                    around[1] + f64::from(j) * step,
                ];
                consider(middle, 1.02, &mut best);
            }
        }
    }
    for finer in [step, step / 2.5, step / 5.0] {
        let from = best.as_ref()?.middle;
        for scale in SIZES {
            for i in -2..=2 {
                for j in -2..=2 {
                    let middle = [
                        from[0] + f64::from(i) * finer / 2.0,
                        from[1] + f64::from(j) * finer / 2.0,
                    ];
                    consider(middle, scale, &mut best);
                }
            }
        }
    }
    best
}

/// A ball of this size with its middle here, and how well it explains the picture.
fn lay_ball(
    pair: &Pair,
    pose: &CameraPose,
    ball_mm: f64,
    mask: &GrayImage,
    middle: PointInImage,
    scale: f64,
    points: usize,
) -> Option<BallFit> {
    let diameter = ball_mm * scale;
    let spot_mm = pose.at_height(middle, diameter / 2.0)?;
    let outline = pose.ball_outline(spot_mm, diameter, points)?;
    let mut sum = 0.0;
    for point in &outline {
        let inner = toward(*point, middle, ACROSS);
        let outer = toward(*point, middle, -ACROSS);
        let edge = pair.new_edge(inner, outer).unwrap_or(0.0);
        sum += f64::from((edge / (2.0 * EDGE_IN_NOISE)).min(1.0));
        let in_mask = covered(pair, mask, inner);
        let out_mask = covered(pair, mask, outer);
        sum += 0.5 * (f64::from(in_mask) - f64::from(out_mask));
    }
    Some(BallFit {
        spot_mm,
        scale,
        middle,
        outline,
        score: sum / points as f64 - 0.3 * (scale / 1.02).ln().abs(),
    })
}

/// The place of a ball of this size near `start`, in a single frame: quicker and rougher than [`examine`].
pub fn place_ball(
    pair: &Pair,
    pose: &CameraPose,
    ball_mm: f64,
    start: PointInImage,
    radius_px: f64,
) -> Option<BallFit> {
    let least = CHANGED_IN_NOISE.max(CHANGED_LEVELS / pair.noise);
    let mask = GrayImage::from_fn(pair.after.width as u32, pair.after.height as u32, |x, y| {
        let change = pair.changes[y as usize * pair.after.width + x as usize];
        Luma([if change.beyond_shadow > least { 255 } else { 0 }])
    });
    let mut best: Option<BallFit> = None;
    let step = (radius_px / 4.0).max(0.8);
    for i in -4..=4 {
        for j in -4..=4 {
            let middle = [
                start[0] + f64::from(i) * step,
                start[1] + f64::from(j) * step,
            ];
            let found = lay_ball(pair, pose, ball_mm, &mask, middle, 1.0, OUTLINE_POINTS / 2);
            if let Some(found) = found
                && best.as_ref().is_none_or(|b| found.score > b.score)
            {
                best = Some(found);
            }
        }
    }
    let mut middle = best?.middle;
    for finer in [step / 2.0, step / 4.0, step / 8.0] {
        let from = middle;
        let mut most = f32::NEG_INFINITY;
        for i in -2..=2 {
            for j in -2..=2 {
                let trial = [
                    from[0] + f64::from(i) * finer,
                    from[1] + f64::from(j) * finer,
                ];
                let sharp = sharpness(pair, pose, ball_mm, trial, radius_px);
                if sharp > most {
                    (most, middle) = (sharp, trial);
                }
            }
        }
    }
    lay_ball(pair, pose, ball_mm, &mask, middle, 1.0, OUTLINE_POINTS)
}

/// How sharp the new edges along the outline of a ball here are: weak ones count more than their share, so that one strong edge
/// does not pull the ball to itself.
fn sharpness(
    pair: &Pair,
    pose: &CameraPose,
    ball_mm: f64,
    middle: PointInImage,
    radius_px: f64,
) -> f32 {
    let outline = pose
        .at_height(middle, ball_mm / 2.0)
        .and_then(|spot| pose.ball_outline(spot, ball_mm, OUTLINE_POINTS));
    let across = (ACROSS / 2.0).max(1.0 / radius_px);
    outline.map_or(f32::NEG_INFINITY, |outline| {
        outline
            .iter()
            .map(|point| {
                let inner = toward(*point, middle, across);
                let outer = toward(*point, middle, -across);
                pair.new_edge(inner, outer).unwrap_or(0.0).sqrt()
            })
            .sum()
    })
}

fn toward(point: PointInImage, middle: PointInImage, share: f64) -> PointInImage {
    [0, 1].map(|k| point[k] + (middle[k] - point[k]) * share)
}

fn covered(pair: &Pair, mask: &GrayImage, [x, y]: PointInImage) -> bool {
    let (u, v) = (
        (x - pair.after.x0 as f64).round(),
        (y - pair.after.y0 as f64).round(),
    );
    u >= 0.0
        && v >= 0.0
        && u < f64::from(mask.width())
        && v < f64::from(mask.height())
        && mask.get_pixel(u as u32, v as u32)[0] > 0
}

/// Share of the outline with a new edge across it.
pub(super) fn edge_support(pair: &Pair, outline: &[PointInImage], middle: PointInImage) -> f64 {
    let seen = outline.iter().filter(|point| {
        // The outline is known to a pixel or so: the best of three places counts.
        [0.0, 0.06, -0.06].iter().any(|shift| {
            let inner = toward(**point, middle, ACROSS + shift);
            let outer = toward(**point, middle, -ACROSS + shift);
            pair.new_edge(inner, outer).unwrap_or(0.0) > EDGE_IN_NOISE
        })
    });
    seen.count() as f64 / outline.len() as f64
}

/// Areas in pixels: of the outline, of the mask inside it, of the mask outside it (a rim of a pixel is left out).
fn overlap(pair: &Pair, mask: &GrayImage, outline: &[PointInImage]) -> (f64, f64, f64) {
    let (mut inside, mut both, mut outside) = (0.0, 0.0, 0.0);
    for (x, y, pixel) in mask.enumerate_pixels() {
        let at = [
            f64::from(x) + pair.after.x0 as f64,
            f64::from(y) + pair.after.y0 as f64,
        ];
        let depth = depth_in(outline, at);
        if depth > 0.0 {
            inside += 1.0;
            both += f64::from(u8::from(pixel[0] > 0));
        } else if depth < -1.2 && pixel[0] > 0 {
            outside += 1.0;
        }
    }
    (inside, both, outside)
}

/// How deep a point lies inside a convex outline, in pixels; negative outside.
pub fn depth_in(outline: &[PointInImage], [x, y]: PointInImage) -> f64 {
    sides(outline)
        .map(|(at, [inward_x, inward_y])| inward_x * (x - at[0]) + inward_y * (y - at[1]))
        .fold(f64::INFINITY, f64::min)
}

/// How far a point lies outside a convex outline; 0 inside.
pub fn distance_outside(outline: &[PointInImage], at: PointInImage) -> f64 {
    if depth_in(outline, at) >= 0.0 {
        return 0.0;
    }
    let next = |i: usize| outline[(i + 1) % outline.len()];
    (0..outline.len())
        .map(|i| distance_to_stretch(at, outline[i], next(i)))
        .fold(f64::INFINITY, f64::min)
}

/// The smallest distance from a point to a stretch of line.
pub fn distance_to_stretch(point: PointInImage, from: PointInImage, to: PointInImage) -> f64 {
    let along = [0, 1].map(|k| to[k] - from[k]);
    let way = [0, 1].map(|k| point[k] - from[k]);
    let square = along[0] * along[0] + along[1] * along[1];
    let share = if square > 0.0 {
        ((way[0] * along[0] + way[1] * along[1]) / square).clamp(0.0, 1.0)
    } else {
        0.0
    };
    distance(point, [0, 1].map(|k| from[k] + share * along[k]))
}

/// Each side of a convex outline, whichever way round it runs: a point of it, and the direction inwards square to it, one long.
pub fn sides(outline: &[PointInImage]) -> impl Iterator<Item = (PointInImage, [f64; 2])> {
    let next = |i: usize| outline[(i + 1) % outline.len()];
    let area: f64 = (0..outline.len())
        .map(|i| outline[i][0] * next(i)[1] - next(i)[0] * outline[i][1])
        .sum();
    (0..outline.len()).map(move |i| {
        let (a, b) = (outline[i], next(i));
        let (along_x, along_y) = (b[0] - a[0], b[1] - a[1]);
        let scale = area.signum() / along_x.hypot(along_y).max(1e-9);
        (a, [-along_y * scale, along_x * scale])
    })
}
