//! Writes labelled close-ups of chance-made toys, from which `training/fit.py` learns the judge's model.
//!
//! `cargo run --release --example lessons -- FILE COUNT SEED [study|open|kept-out]`
//!
//! Each record: [`VIEW`] bytes of the close-up at rest (the wide cut, then the fine one), as many of the clearest frame of the roll,
//! then [`NUMBERS`] numbers as little-endian f32; their order is that of `numbers` below.

use std::fs::File;
use std::io::{BufWriter, Write as _};
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use image::RgbImage;
use rand::{Rng as _, SeedableRng as _, rngs::StdRng};
use rayon::prelude::*;
use rollcall::sim::{Family, Lesson, Subject};
use rollcall::vision::close_up::{CloseUp, FINE, Facing, WIDE};
use rollcall::vision::lookback::Glimpse;
use rollcall::vision::patch::{Pair, Patch};
use rollcall::vision::pose::CameraPose;
use rollcall::vision::{GateInImage, Rig, rest};

const VIEW: usize = WIDE.bytes() + FINE.bytes();
const NUMBERS: usize = 28;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [path, count, seed, rest @ ..] = args.as_slice() else {
        eprintln!("lessons FILE COUNT SEED [study|open|kept-out]");
        return ExitCode::FAILURE;
    };
    let (Ok(count), Ok(seed)) = (count.parse::<u64>(), seed.parse::<u64>()) else {
        eprintln!("COUNT and SEED are whole numbers");
        return ExitCode::FAILURE;
    };
    let family = match rest.first().map(String::as_str) {
        Some("open") => Family::Open,
        Some("kept-out") => Family::KeptOut,
        _ => Family::Study,
    };
    let file = match File::create(path) {
        Ok(file) => Mutex::new(BufWriter::new(file)),
        Err(error) => {
            eprintln!("{path}: {error}");
            return ExitCode::FAILURE;
        }
    };
    let done = AtomicU64::new(0);
    let written: u64 = (0..count)
        .into_par_iter()
        .map(|n| {
            let record = record(seed.wrapping_add(n), family);
            let done = done.fetch_add(1, Ordering::Relaxed) + 1;
            if done.is_multiple_of(1000) {
                eprintln!("{done} of {count}");
            }
            let Some(record) = record else { return 0 };
            file.lock()
                .map_or(0, |mut file| u64::from(file.write_all(&record).is_ok()))
        })
        .sum();
    eprintln!("{written} of {count} lessons in {path}");
    ExitCode::SUCCESS
}

/// The patch of pictures of a piece, placed in the whole picture.
fn placed(pictures: &[RgbImage], origin: [u32; 2]) -> Option<Patch> {
    let all: Vec<&RgbImage> = pictures.iter().collect();
    let first = all.first()?;
    let window = [
        0.0,
        0.0,
        f64::from(first.width()),
        f64::from(first.height()),
    ];
    let mut patch = Patch::median(&all, window)?;
    patch.x0 += origin[0] as usize;
    patch.y0 += origin[1] as usize;
    Some(patch)
}

/// One lesson as the judge would see it; none when it would see nothing.
fn record(seed: u64, family: Family) -> Option<Vec<u8>> {
    let lesson = Lesson::draw(seed, family);
    let mut rng = StdRng::seed_from_u64(seed ^ 0x5eed);
    let ball_mm = f64::from(lesson.ball_diameter_mm);
    let gates = lesson
        .corners_px
        .iter()
        .enumerate()
        .map(|(index, corners)| GateInImage {
            index,
            // Nobody sets corners to the exact pixel.
            corners_in_image: corners.map(|c| c.map(|v| v + rng.random_range(-0.7..0.7))),
        })
        .collect();
    let rig = Rig::new(lesson.card_mm.map(f64::from), ball_mm, gates, lesson.size).ok()?;
    let pose = CameraPose::from_rig(&rig, lesson.size)?;
    let radius = pose.ball_radius_px(lesson.rest_px, ball_mm)?;
    // Nor does the judge know where a thing is to the pixel before it has looked.
    let mut near = |at: [f64; 2], reach: f64| {
        at.map(|v| v + radius * reach * (0..3).map(|_| rng.random_range(-1.0..1.0)).sum::<f64>())
    };
    let noise = lesson.noise.max(1.2);
    let before = placed(&lesson.before, lesson.origin)?;
    let after = placed(&lesson.rest, lesson.origin)?;
    let pair = Pair::of(before.clone(), after, (noise * 0.6).max(1.0));
    let guess = near(lesson.rest_px, 0.15);
    let found = rest::examine(&pair, &pose, ball_mm, guess, radius, noise)?;
    let mut rolling: Option<Glimpse> = None;
    for (picture, at) in lesson.rolling.iter().zip(&lesson.rolling_px) {
        let now = placed(std::slice::from_ref(picture), lesson.origin)?;
        let pair = Pair::of(before.clone(), now, noise);
        let start = near(*at, 0.08);
        let seen = Glimpse::of(&pair, &pose, ball_mm * found.scale, start, noise);
        if let Some(seen) = seen
            && rolling.as_ref().is_none_or(|best| seen.edge >= best.edge)
        {
            rolling = Some(seen);
        }
    }
    // The base off the ball's foot, in diameters.
    let base = pose.at_height(lesson.base_px, 0.0)?;
    let offset = [0, 1].map(|k| (base[k] - found.spot_mm[k]) / ball_mm);
    let facing = Facing::of(&pose, found.spot_mm);
    let along = |axis: [f64; 2]| offset[0] * axis[0] + offset[1] * axis[1];
    let subject = match lesson.subject {
        Subject::Closed => 0.0,
        Subject::PartlyOpen => 1.0,
        Subject::Open => 2.0,
        Subject::Other => 3.0,
    };
    let mut numbers = vec![
        subject,
        f64::from(lesson.t_open),
        f64::from(u8::from(rolling.is_some())),
        along(facing.right),
        along(facing.away),
        facing.elevation_sine,
        found.ball_radius_px,
        found.scale,
        found.iou,
        found.edge_support,
        found.area_in_balls,
        rolling.as_ref().map_or(0.0, |seen| seen.edge),
        f64::from(noise),
        0.0,
    ];
    numbers.extend(found.shape.numbers());
    let shape = rolling.as_ref().and_then(|seen| seen.shape);
    numbers.extend(shape.unwrap_or_default().numbers());
    debug_assert_eq!(numbers.len(), NUMBERS);
    let mut record = Vec::with_capacity(2 * VIEW + 4 * NUMBERS);
    let mut show = |view: &CloseUp| {
        record.extend(&view.wide);
        record.extend(&view.fine);
    };
    show(&found.close_up);
    if let Some(seen) = &rolling {
        show(&seen.close_up);
    }
    record.resize(2 * VIEW, 0);
    for number in numbers {
        record.extend((number as f32).to_le_bytes());
    }
    Some(record)
}
