//! The pictures around both openings: the frames that are shown, and their pieces cut out behind the screen.

use std::sync::mpsc::{self, TryRecvError};
use std::thread;

use eframe::egui::{self, ColorImage, TextureHandle, TextureOptions};
use image::imageops::{self, FilterType};
use image::{Rgb, RgbImage};

use super::super::state::RefereeApp;
use super::Finish;
use crate::camera::KeptFrame;

/// Frames shown before the first opening and behind the last.
const AROUND_FRAMES: u64 = 2;
/// Pictures side by side in a row.
pub(super) const MOST_COLUMNS: usize = 5;
/// Side of a picture in pixels.
const CELL_PX: u32 = 176;
/// What is cut out is so many times as large as the toy at rest: it may have opened a little before it lay.
const WIDER: f64 = 2.4;
/// What is cut out is at least this large, in pixels.
const LEAST_PX: f64 = 48.0;

/// Pictures of both rolls, those of the left one in the upper row.
pub struct Strips {
    /// When each column was taken, in milliseconds since the first opening.
    pub at_millis: Vec<i64>,
    /// The columns in which the left and the right one opened.
    pub opens: [Option<usize>; 2],
    /// Milliseconds between both openings by the camera's clock.
    pub gap_millis: Option<u64>,
    coming: Option<mpsc::Receiver<RgbImage>>,
    /// All pictures in one, row by row.
    pub(super) texture: Option<TextureHandle>,
}

/// The places of the frames that are shown, of `count`: each opening with the one before it, the last, and others between.
fn chosen(count: usize, openings: &[usize]) -> Vec<usize> {
    if count <= MOST_COLUMNS {
        return (0..count).collect();
    }
    let before = openings.iter().map(|at| at.saturating_sub(1));
    let mut places: Vec<usize> = openings.iter().copied().chain(before).collect();
    places.push(count - 1);
    places.sort_unstable();
    places.dedup();
    while places.len() < MOST_COLUMNS {
        // Into the middle of the widest gap.
        let gaps = places.windows(2).map(|pair| (pair[1] - pair[0], pair[0]));
        let Some((gap, from)) = gaps.max_by_key(|(gap, from)| (*gap, usize::MAX - from)) else {
            break;
        };
        if gap < 2 {
            break;
        }
        places.push(from + gap / 2);
        places.sort_unstable();
    }
    places
}

/// What is cut out of a picture of this size to show the toy in this box: x, y and the side, in pixels.
fn piece_of([x0, y0, x1, y1]: [f64; 4], (width, height): (u32, u32)) -> (u32, u32, u32) {
    let (width, height) = (f64::from(width), f64::from(height));
    let side = (WIDER * (x1 - x0).max(y1 - y0)).max(LEAST_PX);
    let side = side.min(width).min(height);
    let left = ((x0 + x1 - side) / 2.0).clamp(0.0, width - side);
    let top = ((y0 + y1 - side) / 2.0).clamp(0.0, height - side);
    (left as u32, top as u32, side as u32)
}

/// All pieces in one picture: a column a frame, a row a box.
fn cut(frames: &[KeptFrame], boxes: &[Option<[f64; 4]>; 2]) -> RgbImage {
    let (columns, rows) = (frames.len().max(1) as u32, boxes.len() as u32);
    let mut all = RgbImage::from_pixel(columns * CELL_PX, rows * CELL_PX, Rgb([0, 0, 0]));
    for (column, frame) in (0_u32..).zip(frames) {
        let Ok(picture) = frame.decode() else {
            continue;
        };
        for (row, toy) in (0_u32..).zip(boxes) {
            let Some(toy) = toy else { continue };
            let (x, y, side) = piece_of(*toy, picture.dimensions());
            let piece = imageops::crop_imm(&picture, x, y, side, side).to_image();
            let piece = imageops::resize(&piece, CELL_PX, CELL_PX, FilterType::Triangle);
            let at = (column * CELL_PX, row * CELL_PX);
            imageops::replace(&mut all, &piece, at.0.into(), at.1.into());
        }
    }
    all
}

impl RefereeApp {
    /// The pictures of a photo finish, which are cut out meanwhile; none where neither opened or nothing is held of it.
    pub(super) fn begin_strips(&mut self, finish: &Finish) -> Option<Strips> {
        let rolls = [&finish.left, &finish.right];
        let open_frames = rolls.map(|heard| heard.as_ref().and_then(|heard| heard.call.open_frame));
        let first = open_frames.iter().flatten().min().copied()?;
        let last = open_frames.iter().flatten().max().copied()?;
        let ring = self.eye.as_mut().and_then(|eye| eye.ring())?;
        let held = ring.between(self.sight.session, 0, u64::MAX);
        let wanted = first.saturating_sub(AROUND_FRAMES)..=last.saturating_add(AROUND_FRAMES);
        let frames: Vec<KeptFrame> = held
            .into_iter()
            .filter(|frame| wanted.contains(&frame.number))
            .collect();
        let place = |number: u64| frames.iter().position(|frame| frame.number >= number);
        let openings: Vec<usize> = open_frames
            .iter()
            .flatten()
            .copied()
            .filter_map(place)
            .collect();
        let frames: Vec<KeptFrame> = chosen(frames.len(), &openings)
            .into_iter()
            .filter_map(|place| frames.get(place).cloned())
            .collect();
        let opens = open_frames.map(|number| {
            let number = number?;
            frames.iter().position(|frame| frame.number >= number)
        });
        let millis = |column: Option<usize>| Some(frames.get(column?)?.at_millis);
        let [left, right] = opens.map(millis);
        let start = left.into_iter().chain(right).min()?;
        let at_millis = frames.iter().map(|frame| frame.at_millis);
        let at_millis = at_millis.map(|at| at as i64 - start as i64).collect();
        let boxes = rolls.map(|heard| heard.as_ref().and_then(|heard| heard.call.box_in_image));
        let (send, coming) = mpsc::channel();
        let cutting = thread::Builder::new().name("photo finish".to_owned());
        let begun = cutting.spawn(move || {
            // Nobody may wait for it any more.
            let _ = send.send(cut(&frames, &boxes));
        });
        if let Err(error) = begun {
            tracing::warn!("no pictures of the photo finish: {error}");
            return None;
        }
        Some(Strips {
            at_millis,
            opens,
            gap_millis: left.zip(right).map(|(one, other)| one.abs_diff(other)),
            coming: Some(coming),
            texture: None,
        })
    }

    /// Takes the pictures when they are ready.
    pub(super) fn gather_strips(&mut self, ctx: &egui::Context) {
        let seen = self.finish.seen.as_mut();
        let Some(strips) = seen.and_then(|seen| seen.strips.as_mut()) else {
            return;
        };
        let Some(coming) = &strips.coming else {
            return;
        };
        match coming.try_recv() {
            Ok(picture) => {
                let size = [picture.width() as usize, picture.height() as usize];
                let picture = ColorImage::from_rgb(size, picture.as_raw());
                let texture = ctx.load_texture("photo finish", picture, TextureOptions::LINEAR);
                strips.texture = Some(texture);
                strips.coming = None;
            }
            Err(TryRecvError::Empty) => ctx.request_repaint_after_secs(0.05),
            Err(TryRecvError::Disconnected) => strips.coming = None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::camera::ring::coded;

    #[test]
    fn few_frames_are_all_shown_and_of_many_the_openings_with_what_was_before() {
        assert_eq!(chosen(5, &[2]), [0, 1, 2, 3, 4]);
        let many = chosen(20, &[2, 17]);
        assert_eq!(many.len(), MOST_COLUMNS);
        for place in [1, 2, 16, 17, 19] {
            assert!(many.contains(&place), "{place} in {many:?}");
        }
        assert!(many.is_sorted());
        assert_eq!(chosen(9, &[2]).len(), MOST_COLUMNS);
        assert!(chosen(0, &[]).is_empty());
    }

    #[test]
    fn a_piece_lies_inside_the_picture_around_its_toy() {
        assert_eq!(
            piece_of([100.0, 100.0, 150.0, 140.0], (640, 480)),
            (65, 60, 120)
        );
        assert_eq!(piece_of([0.0, 0.0, 10.0, 10.0], (640, 480)), (0, 0, 48));
        assert_eq!(
            piece_of([630.0, 470.0, 640.0, 480.0], (640, 480)),
            (592, 432, 48)
        );
        assert_eq!(piece_of([0.0, 0.0, 40.0, 40.0], (32, 24)), (8, 0, 24));
    }

    #[test]
    fn pieces_stand_row_by_row_and_a_damaged_frame_leaves_its_column_dark() {
        let picture = RgbImage::from_fn(640, 480, |x, _| match x {
            ..320 => Rgb([200, 0, 0]),
            _ => Rgb([0, 0, 200]),
        });
        let jpeg = coded(&picture).expect("it can be coded");
        let whole = KeptFrame::new(1, (1, 33), (640, 480), jpeg);
        let damaged = KeptFrame::new(1, (2, 66), (640, 480), vec![1, 2, 3]);
        let boxes = [
            Some([100.0, 200.0, 140.0, 240.0]),
            Some([500.0, 200.0, 540.0, 240.0]),
        ];
        let all = cut(&[whole, damaged], &boxes);
        assert_eq!(all.dimensions(), (2 * CELL_PX, 2 * CELL_PX));
        let middle = |column: u32, row: u32| {
            let half = CELL_PX / 2;
            all.get_pixel(column * CELL_PX + half, row * CELL_PX + half)
                .0
        };
        assert!(middle(0, 0)[0] > 150 && middle(0, 0)[2] < 60);
        assert!(middle(0, 1)[2] > 150 && middle(0, 1)[0] < 60);
        assert_eq!(middle(1, 0), [0, 0, 0]);
    }
}
