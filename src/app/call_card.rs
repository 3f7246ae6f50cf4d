//! The card of a call: what was there before, as it opened, and at rest, side by side, with the gates, the outline of the
//! ball as it would lie closed, and the spot it stands on. Small, shown with the reason of a call and kept with the match.

use std::io::Cursor;

use eframe::egui::{self, ColorImage, TextureHandle, TextureOptions};
use image::codecs::jpeg::JpegEncoder;
use image::{ImageFormat, ImageReader, Limits, Rgb, RgbImage, imageops};
use imageproc::drawing::draw_line_segment_mut;

use super::notice::Weight;
use super::panel::{PictureStrip, SheetRow};
use super::state::{Over, Proposal, RefereeApp};
use super::theme::kept;
use super::tongue::tell;
use crate::store::pictures::LARGEST_BYTES;
use crate::vision::GateInImage;
use crate::vision::moments::Moments;
use crate::vision::surroundings::Field;

/// Height of each picture on the card, in pixels.
const HEIGHT: u32 = 184;
/// No picture on it is wider.
const WIDEST: u32 = 260;
/// Between the pictures, in pixels.
const GAP: u32 = 6;
/// Before, opening, rest.
const MOST_PICTURES: u32 = 3;
/// Qualities that are tried until the file is small enough.
const QUALITIES: [u8; 4] = [80, 65, 50, 30];

/// The card of the call that the sheet which says why is about.
#[derive(Default)]
pub struct CallCardState {
    /// The frame of the call that the texture shows.
    of_frame: Option<u64>,
    texture: Option<TextureHandle>,
    /// True when it has a picture of the opening.
    has_opening: bool,
}

/// Puts the pictures of a call side by side, with what was seen drawn in.
pub fn composed(moments: &Moments, gates: &[GateInImage], called: &[usize]) -> RgbImage {
    let (width, height) = moments.rest.dimensions();
    let scale = (f64::from(HEIGHT) / f64::from(height.max(1)))
        .min(f64::from(WIDEST) / f64::from(width.max(1)));
    let size = [width, height].map(|side| ((f64::from(side) * scale).round() as u32).max(1));
    let shown: Vec<(&RgbImage, bool)> = [
        Some((&moments.before, false)),
        moments.opening.as_ref().map(|picture| (picture, false)),
        Some((&moments.rest, true)),
    ]
    .into_iter()
    .flatten()
    .collect();
    let count = shown.len() as u32;
    let mut card = RgbImage::from_pixel(
        count * size[0] + (count - 1) * GAP,
        size[1],
        Rgb(kept::GROUND),
    );
    for (place, (picture, is_rest)) in shown.into_iter().enumerate() {
        let mut tile = imageops::resize(picture, size[0], size[1], imageops::FilterType::Triangle);
        let place_of = |point: &[f64; 2]| {
            [0, 1].map(|k| (point[k] - f64::from(moments.corner[k]) + 0.5) * scale - 0.5)
        };
        let mut line = |points: &[[f64; 2]], colour: [u8; 3]| {
            let points: Vec<[f64; 2]> = points.iter().map(place_of).collect();
            outline(&mut tile, &points, Rgb(colour));
        };
        for gate in gates {
            let is_called = is_rest && called.contains(&gate.index);
            line(
                &gate.corners_in_image,
                if is_called { kept::CALLED } else { kept::GATE },
            );
        }
        if is_rest {
            line(&moments.footprint, kept::FOOTPRINT);
            line(&moments.ball_outline, kept::BALL);
        }
        let x = place as u32 * (size[0] + GAP);
        imageops::replace(&mut card, &tile, i64::from(x), 0);
    }
    card
}

/// The same pictures, unreadable around the field.
fn blurred(moments: &Moments, field: &Field) -> Moments {
    let mut moments = moments.clone();
    let pictures = [&mut moments.before, &mut moments.rest];
    for picture in pictures.into_iter().chain(&mut moments.opening) {
        field.blur_around(picture, moments.corner);
    }
    moments
}

/// A closed line through these points.
fn outline(picture: &mut RgbImage, points: &[[f64; 2]], colour: Rgb<u8>) {
    for (at, a) in points.iter().enumerate() {
        let b = points[(at + 1) % points.len()];
        let ends = [*a, b].map(|[x, y]| (x as f32, y as f32));
        let is_sane = ends
            .iter()
            .all(|(x, y)| x.abs() < 10_000.0 && y.abs() < 10_000.0);
        if is_sane {
            draw_line_segment_mut(picture, ends[0], ends[1], colour);
        }
    }
}

/// A card as a JPEG file that is small enough to be kept; none when it cannot be made so small.
pub fn packed(card: &RgbImage) -> Option<Vec<u8>> {
    QUALITIES.into_iter().find_map(|quality| {
        let mut bytes = Vec::new();
        JpegEncoder::new_with_quality(&mut bytes, quality)
            .encode_image(card)
            .ok()?;
        (bytes.len() <= LARGEST_BYTES).then_some(bytes)
    })
}

/// A kept card, if the file is one: larger than any that we make is none.
pub fn unpacked(jpeg: &[u8]) -> Option<RgbImage> {
    let mut limits = Limits::no_limits();
    limits.max_image_width = Some(MOST_PICTURES * (WIDEST + GAP));
    limits.max_image_height = Some(HEIGHT);
    let mut reader = ImageReader::with_format(Cursor::new(jpeg), ImageFormat::Jpeg);
    reader.limits(limits);
    Some(reader.decode().ok()?.into_rgb8())
}

/// How many pictures stand on a kept card: three, or two where the opening was not seen; none when that cannot be told.
///
/// The stripes between them say so: they have kept their colour.
fn pictures_on(card: &RgbImage) -> Option<u32> {
    /// So far a stripe may be from its colour, in levels, after it was kept as JPEG.
    const OFF_LEVELS: f64 = 24.0;
    let off = |count: u32| {
        let room = card.width().checked_sub((count - 1) * GAP)?;
        if room % count != 0 || card.height() == 0 {
            return None;
        }
        let step = room / count + GAP;
        let stripes = (1..count).flat_map(|at| {
            let left = at * step - GAP;
            // The edges of a stripe bleed.
            left + 2..left + GAP - 2
        });
        let pixels = stripes.flat_map(|x| (0..card.height()).map(move |y| card.get_pixel(x, y)));
        let (mut sum, mut seen) = (0.0, 0.0);
        for pixel in pixels {
            for (level, wanted) in pixel.0.iter().zip(kept::GROUND) {
                sum += f64::from(level.abs_diff(wanted));
                seen += 1.0;
            }
        }
        let off: f64 = sum / seen;
        (off <= OFF_LEVELS).then_some((off, count))
    };
    let found = [2, MOST_PICTURES].into_iter().filter_map(off);
    let best = found.min_by(|a, b| a.0.total_cmp(&b.0));
    best.map(|(_, count)| count)
}

/// What stands below each picture of a kept card, from the left; empty when that cannot be told.
pub fn captions_of(card: &RgbImage) -> Vec<String> {
    match pictures_on(card) {
        Some(count) => captions(count == MOST_PICTURES),
        None => Vec::new(),
    }
}

fn captions(has_opening: bool) -> Vec<String> {
    let mut captions = vec![tell!("card-before")];
    if has_opening {
        captions.push(tell!("card-opening"));
    }
    captions.push(tell!("card-rest"));
    captions
}

/// A card as a texture.
pub fn card_texture(ctx: &egui::Context, name: &str, card: &RgbImage) -> TextureHandle {
    let size = [card.width() as usize, card.height() as usize];
    let picture = ColorImage::from_rgb(size, card.as_raw());
    ctx.load_texture(name, picture, TextureOptions::LINEAR)
}

impl RefereeApp {
    /// Keeps the card of a call with the match; a disk that refuses stops nothing.
    pub(super) fn keep_card(&mut self, proposal: &Proposal, entry: u32) {
        let (Some(moments), true) = (&proposal.moments, self.preferences.keeps_pictures) else {
            return;
        };
        let Ok(field) = self.field_to_keep(&proposal.gates) else {
            return;
        };
        let Some(keeper) = &mut self.keeper else {
            return;
        };
        let moments = match &field {
            Some(field) => &blurred(moments, field),
            None => &**moments,
        };
        let card = composed(moments, &proposal.gates, &proposal.call.gates);
        let Some(jpeg) = packed(&card) else {
            return;
        };
        match keeper.keep_picture(entry, &jpeg) {
            Ok(()) => self.notices.clear("pictures"),
            Err(why) => {
                let words = tell!("picture-not-saved", why = why);
                self.notices.show("pictures", Weight::Warn, words);
            }
        }
    }

    /// Makes the texture of the card that the sheet which says why shows.
    pub(super) fn load_card(&mut self, ctx: &egui::Context) {
        if self.over != Over::Why {
            return;
        }
        let Some(proposal) = self.proposal_in_question() else {
            return;
        };
        let frame = proposal.call.call_frame;
        let Some(moments) = &proposal.moments else {
            return;
        };
        if self.call_card.of_frame == Some(frame) && self.call_card.texture.is_some() {
            return;
        }
        let card = composed(moments, &proposal.gates, &proposal.call.gates);
        let has_opening = moments.opening.is_some();
        self.call_card = CallCardState {
            of_frame: Some(frame),
            texture: Some(card_texture(ctx, "call card", &card)),
            has_opening,
        };
    }

    /// The card of a call, for the sheet that says why.
    pub(super) fn card_row(&self, proposal: &Proposal) -> Option<SheetRow> {
        let card = &self.call_card;
        let texture = card.texture.as_ref();
        let texture = texture.filter(|_| card.of_frame == Some(proposal.call.call_frame))?;
        Some(SheetRow::Picture(PictureStrip {
            id: texture.id(),
            size: texture.size_vec2().into(),
            captions: captions(card.has_opening),
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moments(side: u32) -> Moments {
        let noisy = |seed: u32| {
            RgbImage::from_fn(side, side, |x, y| {
                let mix = x
                    .wrapping_mul(2_654_435_761)
                    .wrapping_add(y.wrapping_mul(40_503))
                    .wrapping_add(seed)
                    .wrapping_mul(2_246_822_519);
                Rgb([(mix >> 8) as u8, (mix >> 16) as u8, (mix >> 24) as u8])
            })
        };
        Moments {
            corner: [100, 50],
            before: noisy(1),
            opening: Some(noisy(2)),
            rest: noisy(3),
            ball_outline: vec![[110.0, 60.0], [130.0, 60.0], [120.0, 80.0]],
            footprint: vec![[f64::NAN, 0.0], [1e9, 4.0]],
        }
    }

    #[test]
    fn even_noise_fits_into_a_small_file() {
        for side in [1, 40, 900] {
            let card = composed(&moments(side), &[], &[]);
            assert!(card.width() <= 3 * WIDEST + 2 * GAP && card.height() <= HEIGHT);
            let jpeg = packed(&card).expect("it can be packed");
            assert!(jpeg.len() <= LARGEST_BYTES);
        }
    }

    #[test]
    fn a_kept_card_comes_back_with_the_number_of_its_pictures() {
        for (side, has_opening) in [(40, true), (90, true), (90, false), (61, false)] {
            let mut seen = moments(side);
            if !has_opening {
                seen.opening = None;
            }
            let jpeg = packed(&composed(&seen, &[], &[])).expect("it can be packed");
            let card = unpacked(&jpeg).expect("it comes back");
            assert_eq!(pictures_on(&card), Some(if has_opening { 3 } else { 2 }));
        }
        assert_eq!(
            pictures_on(&RgbImage::from_pixel(522, 184, Rgb([200; 3]))),
            None
        );
        assert_eq!(pictures_on(&RgbImage::new(0, 0)), None);
    }

    #[test]
    fn around_the_field_a_kept_card_cannot_be_read() {
        // A small card far to the left: of the pictures, which begin at (100, 50), only the left side is field.
        let gate = GateInImage {
            index: 0,
            corners_in_image: [[70.0, 60.0], [90.0, 60.0], [90.0, 88.0], [70.0, 88.0]],
        };
        let field = Field::around(&[gate], [63.0, 88.0]).expect("a field");
        let seen = moments(200);
        let after = blurred(&seen, &field);
        let opening = |moments: &Moments| moments.opening.clone().expect("it is there");
        for (before, after) in [
            (&seen.before, &after.before),
            (&seen.rest, &after.rest),
            (&opening(&seen), &opening(&after)),
        ] {
            // 28 pixels are 88 millimetres: the field ends at x = 90 + 56.
            assert_eq!(before.get_pixel(40, 20), after.get_pixel(40, 20));
            let spread = |picture: &RgbImage| {
                let levels = (0..40).map(|at| i64::from(picture.get_pixel(60 + at, 20).0[0]));
                let levels: Vec<i64> = levels.collect();
                let mean = levels.iter().sum::<i64>() / 40;
                levels.iter().map(|level| (level - mean).abs()).sum::<i64>() / 40
            };
            assert!(
                spread(before) > 40 && spread(after) < 20,
                "{}",
                spread(after)
            );
        }
    }

    #[test]
    fn what_is_no_card_of_ours_is_refused() {
        assert!(unpacked(b"no picture").is_none());
        assert!(unpacked(&[]).is_none());
        let jpeg = packed(&composed(&moments(90), &[], &[])).expect("it can be packed");
        for length in (0..jpeg.len()).step_by(97) {
            // A torn file may still show something; it must not panic.
            let _ = unpacked(&jpeg[..length]);
        }
        let mut large = Vec::new();
        JpegEncoder::new_with_quality(&mut large, 10)
            .encode_image(&RgbImage::new(4_000, 16))
            .expect("it can be packed");
        assert!(unpacked(&large).is_none(), "larger than any of ours");
    }

    #[test]
    fn outlines_lie_where_they_were_seen() {
        let mut seen = moments(40);
        seen.opening = None;
        seen.rest = RgbImage::new(40, 40);
        let card = composed(&seen, &[], &[]);
        let scale = f64::from(HEIGHT) / 40.0;
        assert_eq!(card.width(), 2 * HEIGHT + GAP);
        // The corner at (110, 60) is ten pixels into the pictures each way.
        let x = HEIGHT + GAP + (10.5 * scale) as u32;
        let near = (0..5).flat_map(|dx| (0..5).map(move |dy| (dx, dy)));
        let is_drawn = near
            .map(|(dx, dy)| card.get_pixel(x - 2 + dx, (10.5 * scale) as u32 - 2 + dy).0)
            .any(|colour| colour == kept::BALL);
        assert!(is_drawn);
    }
}
