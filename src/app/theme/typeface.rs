//! The one typeface in its two weights.

use std::sync::Arc;

use eframe::egui::{FontData, FontDefinitions, FontFamily, FontId};

use super::Weight;

/// The family that carries the bold weight.
const BOLD_FAMILY: &str = "bold";

/// The typeface in `size` points.
pub fn font(size: f32, weight: Weight) -> FontId {
    match weight {
        Weight::Regular => FontId::new(size, FontFamily::Proportional),
        Weight::Bold => FontId::new(size, FontFamily::Name(BOLD_FAMILY.into())),
    }
}

/// Noto Sans in two weights; egui's own fonts stand behind it for signs it lacks.
pub fn fonts() -> FontDefinitions {
    let mut fonts = FontDefinitions::default();
    fonts.font_data.insert(
        "noto-regular".to_owned(),
        Arc::new(FontData::from_static(notosans::REGULAR_TTF)),
    );
    fonts.font_data.insert(
        "noto-bold".to_owned(),
        Arc::new(FontData::from_static(notosans::BOLD_TTF)),
    );
    let behind = fonts
        .families
        .get(&FontFamily::Proportional)
        .cloned()
        .unwrap_or_default();
    let family = |first: &str| {
        let mut names = vec![first.to_owned()];
        names.extend(behind.iter().cloned());
        names
    };
    let (regular, bold) = (family("noto-regular"), family("noto-bold"));
    fonts.families.insert(FontFamily::Proportional, regular);
    fonts
        .families
        .insert(FontFamily::Name(BOLD_FAMILY.into()), bold);
    fonts
}
