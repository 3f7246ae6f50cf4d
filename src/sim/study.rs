//! Labelled close-ups of one thing: what was there before, the last of its roll, and how it lies. For teaching the judge.
//!
//! A lesson costs a hundredth of a whole clip: only the piece of the picture around the thing is drawn, and only the moments that
//! matter.

use image::RgbImage;
use image::codecs::jpeg::JpegEncoder;
use rand::{Rng, SeedableRng, rngs::StdRng};

use super::Family;
use super::act::Act;
use super::clutter::{Sort, Thing};
use super::part::{Paint, Part};
use super::plan::{self, Wish};
use super::scenario::corners_px;
use super::setting::Setting;
use super::space::{Turn, V3, v3};
use super::stage::{Body, Kind, Stage, Still};
use super::view::View;

/// Half the piece's side, in radii of the ball.
const REACH_IN_RADII: f32 = 4.3;
/// Frames drawn of the calm table, of the roll and of the rest.
const BEFORE: u64 = 3;
const ROLLING: u64 = 3;
const REST: u64 = 3;

/// What lies there in the end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Subject {
    /// A closed ball.
    Closed,
    /// A toy opened by less than half.
    PartlyOpen,
    /// A toy opened by more.
    Open,
    /// No toy that rolled: a thing laid down or taken away, a card moved, the camera knocked.
    Other,
}

/// One lesson. All pixels count in the whole picture, of which only a piece is drawn.
#[derive(Debug)]
pub struct Lesson {
    /// What lies there.
    pub subject: Subject,
    /// How far it has opened, 0 to 1.
    pub t_open: f32,
    /// Width and height of the whole picture.
    pub size: (u32, u32),
    /// The piece's left and upper edge.
    pub origin: [u32; 2],
    /// The calm table before.
    pub before: Vec<RgbImage>,
    /// The last frames of the roll, the latest last.
    pub rolling: Vec<RgbImage>,
    /// Where the ball's middle was in each of them.
    pub rolling_px: Vec<[f64; 2]>,
    /// The rest.
    pub rest: Vec<RgbImage>,
    /// Middle of the thing at rest.
    pub rest_px: [f64; 2],
    /// Where it stands: the table under its middle.
    pub base_px: [f64; 2],
    /// Corners of the gates.
    pub corners_px: Vec<[[f64; 2]; 4]>,
    /// Nominal width and height of a card in millimetres.
    pub card_mm: [f32; 2],
    /// Nominal diameter of the ball in millimetres.
    pub ball_diameter_mm: f32,
    /// Grey levels of noise of one pixel.
    pub noise: f32,
}

impl Lesson {
    /// Draws one from a seed, of the family `Study` or, to see what was learnt, of another.
    pub fn draw(seed: u64, family: Family) -> Self {
        let mut rng = StdRng::seed_from_u64(seed);
        loop {
            if let Some(lesson) = Self::try_draw(&mut rng, family) {
                return lesson;
            }
        }
    }

    fn try_draw(rng: &mut StdRng, family: Family) -> Option<Self> {
        // Mostly what is quick to draw: a close-up has one size anyway.
        let size = match rng.random_range(0..20) {
            0 => (1280, 720),
            1..4 => (800, 600),
            4..6 => (480, 360),
            _ => (640, 480),
        };
        let gates = rng.random_range(1..5);
        let mut setting = Setting::draw(rng, family, size, gates);
        let subject = match rng.random_range(0..100) {
            0..44 => Subject::Closed,
            44..68 => Subject::PartlyOpen,
            68..90 => Subject::Open,
            _ => Subject::Other,
        };
        let t_open = match subject {
            Subject::Closed | Subject::Other => 0.0,
            Subject::PartlyOpen => rng.random_range(0.12..0.5),
            Subject::Open if rng.random_bool(0.3) => rng.random_range(0.5..1.0),
            Subject::Open => 1.0,
        };
        let gate = rng.random_range(0..gates);
        let wish = if rng.random_bool(0.7) {
            Wish::On { gate, t_open }
        } else {
            Wish::Off {
                opens_over: (t_open > 0.5).then_some(gate),
            }
        };
        let mut act = plan::roll(rng, &setting, wish, rng.clone().random_bool(0.5))?;
        act.hand = None;
        act.thrown = false;
        let roll = act.roll.as_mut()?;
        if let Some(opening) = &mut roll.opening {
            opening.to = t_open;
        } else if t_open > 0.0 {
            return None;
        }
        // What opened a little lies as it rolled.
        if t_open > 0.0 && t_open < 0.5 && rng.random_bool(0.6) {
            roll.rest = Turn::about(
                v3(
                    rng.random_range(-1.0..1.0),
                    rng.random_range(-1.0..1.0),
                    0.3,
                ),
                rng.random_range(0.0..3.1),
            );
        }
        let fps = if rng.random_bool(0.5) { 30.0 } else { 15.0 };
        let stop = if roll.opening.is_some() {
            roll.release + roll.rolls_for
        } else {
            roll.rests_at()
        };
        let rests = roll.rests_at() + 0.5;
        let radius_mm = roll.toy.radius_mm;
        let posture = roll.posture(rests);
        let still = setting.still();
        let (mut before, mut after) = (still.clone(), still);
        let mut roller = None;
        if subject == Subject::Other {
            roller = other(rng, &setting, posture.at, &mut before, &mut after)?;
        }
        let whole = setting.scene.view.clone();
        let middle = |at: V3| whole.project(at + v3(0.0, 0.0, radius_mm));
        let [cx, cy] = middle(posture.at)?;
        let reach = (REACH_IN_RADII * radius_mm * whole.px_per_mm(posture.at)).max(20.0);
        let (x0, y0) = (
            (cx - reach).max(0.0) as u32 / 8 * 8,
            (cy - reach).max(0.0) as u32 / 8 * 8,
        );
        let (x1, y1) = (
            ((cx + reach) as u32).min(size.0.saturating_sub(1)) + 1,
            ((cy + reach) as u32).min(size.1.saturating_sub(1)) + 1,
        );
        if x1 < x0 + 24 || y1 < y0 + 24 {
            return None;
        }
        setting.scene.view = whole.piece([x0, y0], x1 - x0, y1 - y0);
        // The lens is dark towards the corners of the whole picture, not of this piece.
        setting.scene.film.vignette *= 0.2;
        setting.scene.film.noise *= rng.random_range(0.6..1.7);
        setting.scene.film.exposure *= rng.random_range(0.75..1.3);
        let coarse_colours = rng.random_bool(0.6);
        let quality = setting.scene.film.jpeg_quality;
        let send = |picture: RgbImage| sent(picture, quality, coarse_colours);
        let before_it = before.clone();
        let mut stage = Stage::new(setting.scene.clone(), before);
        let clock = rng.random_range(0.0..9.0);
        let calm = Act::default();
        let pictures = |stage: &mut Stage, act: &Act, seconds: f32, number: u64| {
            let moment = act.moment(stage.scene(), seconds, clock + seconds, number);
            send(stage.picture(&moment))
        };
        let from = rng.random_range(0..1_000_000);
        let before = (0..BEFORE)
            .map(|n| pictures(&mut stage, &calm, -1.0 + n as f32 / fps, from + n))
            .collect();
        let (mut rolling, mut rolling_px) = (Vec::new(), Vec::new());
        // The judge does not always know when it began to open: then what it takes for the roll shows the toy.
        let mistaken = t_open > 0.0 && rng.random_bool(0.25);
        // A closed ball is seen well while it still turns: that it turned is no sign of opening.
        let late = match (mistaken, t_open > 0.0) {
            (true, _) => rng.random_range(0.06..0.3),
            (false, false) if rng.random_bool(0.8) => -rng.random_range(0.05..0.5),
            (false, _) => 0.0,
        };
        let (phase, stride) = (rng.random_range(0.1..0.9), rng.random_range(1..4) as f32);
        for n in (0..ROLLING).rev() {
            let seconds = stop + late - (n as f32 * stride + phase) / fps;
            let roll = act.roll.as_ref()?;
            let Some([x, y]) = middle(roll.posture(seconds).at) else {
                continue;
            };
            let inside = x > x0 as f32 && y > y0 as f32 && x < x1 as f32 && y < y1 as f32;
            if seconds > roll.release && inside {
                let number = from + 50 + n;
                rolling.push(if let Some(mut thing) = roller {
                    // Something else was thrown.
                    thing.at = roll.posture(seconds).at;
                    thing.yaw += rng.random_range(-2.0..2.0);
                    let mut meanwhile = before_it.clone();
                    meanwhile.things.push(thing.body());
                    stage.arrange(meanwhile);
                    pictures(&mut stage, &calm, seconds, number)
                } else {
                    pictures(&mut stage, &act, seconds, number)
                });
                rolling_px.push([f64::from(x), f64::from(y)]);
            }
        }
        stage.arrange(after);
        if subject == Subject::Other {
            act.roll = None;
            if rng.random_bool(0.15) {
                let turn = |rng: &mut StdRng| rng.random_range(-0.01..0.01);
                let (a, b, c) = (turn(rng), turn(rng), turn(rng));
                stage.look_from(setting.scene.view.knocked(a, b, c));
            }
        }
        let rest = (0..REST)
            .map(|n| pictures(&mut stage, &act, rests + n as f32 / fps, from + 100 + n))
            .collect();
        let base = whole.project(posture.at)?.map(f64::from);
        Some(Self {
            subject,
            t_open,
            size,
            origin: [x0, y0],
            before,
            rolling,
            rolling_px,
            rest,
            rest_px: [f64::from(cx), f64::from(cy)],
            base_px: base,
            corners_px: gate_corners(&whole, &setting),
            card_mm: setting.card_mm,
            ball_diameter_mm: setting.ball_diameter_mm,
            noise: setting.scene.film.noise,
        })
    }
}

fn gate_corners(view: &View, setting: &Setting) -> Vec<[[f64; 2]; 4]> {
    setting.gates().map(|card| corners_px(view, card)).collect()
}

/// Changes the table at a place without a toy's roll: something is laid or thrown there, taken from there, or a card lies another
/// way. Some with what was thrown, if anything; none when it cannot be done there.
fn other(
    rng: &mut StdRng,
    setting: &Setting,
    at: V3,
    before: &mut Still,
    after: &mut Still,
) -> Option<Option<Thing>> {
    match rng.random_range(0..10) {
        0..5 => {
            let sorts = [
                Sort::Pen,
                Sort::Coin,
                Sort::Die,
                Sort::Cup,
                Sort::Phone,
                Sort::Book,
            ];
            // Dice are thrown more often than cups.
            let thrown = rng.random_bool(0.4);
            let sort = match rng.random_range(0..10) {
                0..8 if thrown => Sort::Die,
                _ if thrown => Sort::Coin,
                _ => sorts[rng.random_range(0..sorts.len())],
            };
            let thing = Thing::draw(rng, sort, at);
            after.things.push(thing.body());
            if thrown {
                return Some(Some(thing));
            }
        }
        5 => {
            // Somebody stands between lamp and table from now on.
            let lamp = setting.scene.lights.lamps[0].at;
            let share = rng.random_range(0.25..0.6);
            let half = v3(
                rng.random_range(15.0..120.0),
                rng.random_range(15.0..120.0),
                rng.random_range(15.0..120.0),
            );
            let paint = Paint::Plain {
                colour: V3::default(),
                gloss: 0.0,
            };
            after.things.push(Body {
                kind: Kind::Unseen,
                parts: vec![Part::ellipsoid(
                    at.lerp(lamp, share),
                    &Turn::NONE,
                    half,
                    &[],
                    paint,
                )],
            });
        }
        6..8 => {
            let toy = setting.toy(rng);
            let t_open = if rng.random_bool(0.5) { 1.0 } else { 0.0 };
            let turn = Turn::yaw(rng.random_range(0.0..std::f32::consts::TAU));
            let posture = super::toy::Posture { at, turn, t_open };
            before.things.push(Body::thing(toy.parts(&posture)));
        }
        _ => {
            let nearest = after.cards.iter_mut().min_by(|a, b| {
                let far = |card: &super::cards::Card| (card.centre - at).flat().length();
                far(a).total_cmp(&far(b))
            })?;
            match rng.random_range(0..3) {
                0 => nearest.print.face_up = !nearest.print.face_up,
                1 => nearest.yaw += rng.random_range(-0.3..0.3),
                _ => {
                    nearest.centre += v3(
                        rng.random_range(-25.0..25.0),
                        rng.random_range(-25.0..25.0),
                        0.0,
                    );
                }
            }
        }
    }
    Some(None)
}

/// The picture as it arrives: coded as JPEG, with colours at half the resolution as webcams send them.
fn sent(mut picture: RgbImage, quality: u8, coarse_colours: bool) -> RgbImage {
    if coarse_colours {
        let (width, height) = picture.dimensions();
        for y in (0..height).step_by(2) {
            for x in (0..width).step_by(2) {
                let square: Vec<(u32, u32)> = [(0, 0), (1, 0), (0, 1), (1, 1)]
                    .iter()
                    .map(|(dx, dy)| ((x + dx).min(width - 1), (y + dy).min(height - 1)))
                    .collect();
                let light = |p: &image::Rgb<u8>| {
                    0.299 * f32::from(p[0]) + 0.587 * f32::from(p[1]) + 0.114 * f32::from(p[2])
                };
                let mean: [f32; 3] = std::array::from_fn(|c| {
                    square
                        .iter()
                        .map(|(x, y)| {
                            let p = picture.get_pixel(*x, *y);
                            f32::from(p[c]) - light(p)
                        })
                        .sum::<f32>()
                        / 4.0
                });
                for (x, y) in square {
                    let p = picture.get_pixel_mut(x, y);
                    let bright = light(p);
                    for c in 0..3 {
                        p[c] = (bright + mean[c]).round().clamp(0.0, 255.0) as u8;
                    }
                }
            }
        }
    }
    let mut bytes = Vec::new();
    let coded = JpegEncoder::new_with_quality(&mut bytes, quality)
        .encode_image(&picture)
        .ok()
        .and_then(|()| image::load_from_memory_with_format(&bytes, image::ImageFormat::Jpeg).ok());
    coded.map_or(picture, image::DynamicImage::into_rgb8)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lesson_is_the_same_from_the_same_seed_and_its_ball_lies_in_its_piece() {
        for seed in 0..6 {
            let (a, b) = (
                Lesson::draw(seed, Family::Study),
                Lesson::draw(seed, Family::Study),
            );
            assert_eq!(a.rest[0], b.rest[0]);
            let (w, h) = a.rest[0].dimensions();
            assert!(a.rest_px[0] >= f64::from(a.origin[0]));
            assert!(a.rest_px[0] < f64::from(a.origin[0] + w));
            assert!(a.rest_px[1] < f64::from(a.origin[1] + h));
            assert_eq!(a.rolling.len(), a.rolling_px.len());
            assert_ne!(a.before[0], a.rest[0]);
        }
    }
}
