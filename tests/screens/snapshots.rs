//! Pictures of the screens, compared with those in `tests/snapshots`.
//!
//! A button that moved or words that changed are noticed; another driver's way of smoothing edges is not. After a change
//! that is meant, `UPDATE_SNAPSHOTS=1 cargo test --test screens snapshots -- --ignored` draws them anew.

use std::cell::RefCell;
use std::fs::File;
use std::io::BufWriter;
use std::path::Path;

use eframe::egui::vec2;
use egui_kittest::{SnapshotOptions, SnapshotResults};
use image::codecs::png::{CompressionType, FilterType, PngEncoder};
use rollcall::app::theme::Scheme;

use crate::hall::Hall;
use crate::scenes::Walk;

/// How far one pixel's colour may be from what it was.
const THRESHOLD: f32 = 1.2;
/// So many pixels may be further away: edges of letters that another driver smooths in its own way.
const MOST_PIXELS: usize = 60;

/// One state of every screen, and the main ones of each game.
const STATES: &[&str] = &[
    "home-1-first",
    "set-up-1-three",
    "settings-1",
    "camera-2-none",
    "welcome-1",
    "past-4-nothing",
    "cards-4-battle",
    "cards-16-form",
    "past-9-marked",
    "players-3-things",
    "backup-2-refused",
    "statistics-2",
    "39-replay",
    "past-15-clip",
    "46-finish",
    "47-before",
    "48-let-go",
    "settings-8-pictures",
    "report-1-parts",
    "26-bakugan-three",
    "6-battle",
    "8-menu",
    "9-why",
    "11-log",
    "13-over",
    "18-audience-of-kaboodl",
    "32-ruling",
    "33-rules",
    "34-correction",
    "35-tools",
    "20-kaboodl-steal",
    "22-all-out",
    "24-got-five-draw",
];

/// What the referee sees in each of the four games.
const GAMES: &[&str] = &[
    "26-bakugan-three",
    "20-kaboodl-steal",
    "22-all-out",
    "24-got-five-draw",
];

/// Pictures with a camera's picture in them, which are large: kept in a quarter of their pixels.
const WITH_CAMERA: &[&str] = &["camera-1-gates", "5-not-sure"];

/// Makes a file as small as it gets without changing a pixel.
fn pack(path: &Path) {
    let picture = image::open(path).expect("it was just written").to_rgb8();
    let file = BufWriter::new(File::create(path).expect("it can be written"));
    let encoder = PngEncoder::new_with_quality(file, CompressionType::Best, FilterType::Adaptive);
    picture
        .write_with_encoder(encoder)
        .expect("it can be written");
}

fn compare(states: &[&str], suffix: &str, change: impl FnOnce(&mut Walk<'_>)) {
    let results = RefCell::new(SnapshotResults::new());
    let seen = RefCell::new(Vec::new());
    let visit = |name: &str, hall: &mut Hall| {
        let options = SnapshotOptions::new()
            .threshold(THRESHOLD)
            .max_failed_pixels(MOST_PIXELS);
        let file = format!("{name}{suffix}");
        results
            .borrow_mut()
            .add(hall.try_snapshot_options(file, &options));
        if std::env::var_os("UPDATE_SNAPSHOTS").is_some() {
            pack(&options.output_path.join(format!("{name}{suffix}.png")));
        }
        seen.borrow_mut().push(name.to_owned());
    };
    let wants = |name: &str| states.contains(&name);
    let mut walk = Walk::usual(&visit);
    walk.wants = &wants;
    change(&mut walk);
    walk.everywhere();
    assert_eq!(seen.borrow().len(), states.len(), "a state is missing");
}

#[test]
#[ignore = "needs a Vulkan driver"]
fn dark() {
    compare(STATES, "", |_| {});
}

#[test]
#[ignore = "needs a Vulkan driver"]
fn with_a_camera() {
    compare(WITH_CAMERA, "", |walk| walk.pixels_per_point = 0.5);
}

#[test]
#[ignore = "needs a Vulkan driver"]
fn light() {
    compare(STATES, "-light", |walk| {
        walk.scheme = Scheme::Light;
        walk.pixels_per_point = 0.5;
    });
}

#[test]
#[ignore = "needs a Vulkan driver"]
fn high_contrast() {
    compare(STATES, "-contrast", |walk| {
        walk.scheme = Scheme::HighContrast;
        walk.pixels_per_point = 0.5;
    });
}

#[test]
#[ignore = "needs a Vulkan driver"]
fn twice_as_large() {
    compare(GAMES, "-200", |walk| {
        walk.zoom_percent = 200;
        walk.pixels_per_point = 0.5;
    });
}

/// As laid out in 3840 x 2160, kept in a quarter of its pixels.
#[test]
#[ignore = "needs a Vulkan driver"]
fn in_a_large_window() {
    compare(GAMES, "-2160", |walk| {
        walk.size = vec2(3840.0, 2160.0);
        walk.pixels_per_point = 0.25;
    });
}
