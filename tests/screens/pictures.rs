//! Every state as a picture, to be looked at: written to the folder that ROLLCALL_PICTURES names.

use std::path::{Path, PathBuf};

use rollcall::app::theme::Scheme;
use rollcall::rules::tongue::Tongue;

use crate::hall::Hall;
use crate::scenes::Walk;

/// Takes a picture of every state that `change` asks for; ROLLCALL_PICTURES_OF names a part of their names.
fn take(suffix: &str, change: impl FnOnce(&mut Walk<'_>)) {
    let Some(folder) = std::env::var_os("ROLLCALL_PICTURES").map(PathBuf::from) else {
        return;
    };
    let part = std::env::var("ROLLCALL_PICTURES_OF").unwrap_or_default();
    std::fs::create_dir_all(&folder).expect("the folder can be made");
    let visit = |name: &str, hall: &mut Hall| save(&folder, &format!("{name}{suffix}.png"), hall);
    let wants = |name: &str| name.contains(&part);
    let mut walk = Walk::usual(&visit);
    walk.wants = &wants;
    change(&mut walk);
    walk.everywhere();
}

fn save(folder: &Path, file: &str, hall: &mut Hall) {
    let picture = hall.render().expect("it can be rendered");
    picture.save(folder.join(file)).expect("it can be written");
}

#[test]
fn dark() {
    take("", |_| {});
}

#[test]
fn light() {
    take("-light", |walk| walk.scheme = Scheme::Light);
}

#[test]
fn high_contrast_at_twice_the_size() {
    take("-contrast", |walk| {
        walk.scheme = Scheme::HighContrast;
        walk.pixels_per_point = 2.0;
    });
}

#[test]
fn everything_half_again_as_large() {
    take("-150", |walk| walk.zoom_percent = 150);
}

#[test]
fn everything_twice_as_large() {
    take("-200", |walk| {
        walk.scheme = Scheme::Light;
        walk.zoom_percent = 200;
    });
}

#[test]
fn in_german() {
    for (zoom_percent, suffix) in [(100, "-german"), (200, "-german-200")] {
        take(suffix, |walk| {
            walk.tongue = Tongue::German;
            walk.zoom_percent = zoom_percent;
        });
    }
}

#[test]
fn with_long_names() {
    take("-long", |walk| walk.has_long_names = true);
}
