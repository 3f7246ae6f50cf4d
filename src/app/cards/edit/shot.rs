//! A picture for the card that is being written: from a file, or taken with the camera and straightened.

use std::fs;
use std::io::Cursor;
use std::path::{Path, PathBuf};
use std::sync::{Arc, mpsc};
use std::thread;

use eframe::egui;
use image::codecs::jpeg::JpegEncoder;
use image::{RgbImage, imageops};

use super::super::super::call_card::card_texture;
use super::super::super::state::{Over, RefereeApp};
use super::super::super::tongue::tell;
use super::super::photo::{photo_of, unpacked};
use super::{EditAsk, FreshPicture, PictureDraft};
use crate::rules::tongue::{speak, spoken};
use crate::store::packs::LARGEST_PICTURE_BYTES;
use crate::vision::cards::{CardShape, find_cards};
use crate::vision::recognise::straightened;
use crate::vision::{Frame, Rig};

/// The size in which a card is kept, in pixels: more than a camera over the table sees of it.
const KEPT: (u32, u32) = (504, 704);
/// At this quality nothing of a card is lost that the camera saw.
const QUALITY: u8 = 90;
/// More cards than these nobody lays before the camera for a picture.
const MOST_CARDS: usize = 8;
/// The screen looks for a picture this often while one is made, in seconds.
const LOOKS_EVERY: f32 = 0.05;

/// What a thread that makes pictures tells.
enum Made {
    /// A file with what is in it.
    File(Vec<u8>, &'static str, RgbImage),
    /// Every card that the camera sees.
    Cards(Vec<RgbImage>),
}

/// Pictures that are being made, and cards that the camera saw.
#[derive(Default)]
pub(super) struct Shots {
    told: Option<mpsc::Receiver<Result<Made, String>>>,
    cards: Vec<RgbImage>,
    shown: usize,
    /// How many quarters the card that is shown is turned.
    turns: u8,
    texture: Option<egui::TextureHandle>,
}

impl Shots {
    /// How many cards the camera saw.
    pub(super) fn count(&self) -> usize {
        self.cards.len()
    }

    /// True while a picture is made.
    pub(super) fn is_making(&self) -> bool {
        self.told.is_some()
    }

    fn make(&mut self, makes: impl FnOnce() -> Result<Made, String> + Send + 'static) {
        let (tell, told) = mpsc::channel();
        let thread = thread::Builder::new().name("make picture".to_owned());
        let tongue = spoken();
        let spawned = thread.spawn(move || {
            speak(tongue);
            let _ = tell.send(makes());
        });
        self.told = spawned.ok().map(|_| told);
        self.cards.clear();
        (self.shown, self.turns) = (0, 0);
    }
}

/// A file as a picture that a pack can have.
fn read_picture(path: &Path) -> Result<Made, String> {
    let shown = path.display().to_string();
    let size = fs::metadata(path).map_or(0, |data| data.len());
    if size > LARGEST_PICTURE_BYTES {
        let most = LARGEST_PICTURE_BYTES >> 20;
        return Err(tell!("picture-too-large", file = shown, most = most));
    }
    let unreadable = |why: String| tell!("picture-unreadable", file = shown.as_str(), why = why);
    let bytes = fs::read(path).map_err(|why| unreadable(why.to_string()))?;
    // What a file is, it says itself; its name may be wrong.
    let end = match bytes.as_slice() {
        [0x89, b'P', b'N', b'G', ..] => "png",
        [0xff, 0xd8, 0xff, ..] => "jpg",
        [b'R', b'I', b'F', b'F', ..] => "webp",
        _ => return Err(tell!("picture-no-picture", file = shown)),
    };
    match unpacked(&bytes) {
        Some(picture) => Ok(Made::File(bytes, end, picture)),
        None => Err(tell!("picture-no-picture", file = shown)),
    }
}

/// Every card in the camera's picture, straight and upright, the largest first.
fn cards_in(frame: &Frame, shape: CardShape) -> Vec<RgbImage> {
    let mut found: Vec<[[f64; 2]; 4]> = find_cards(&frame.picture, shape)
        .into_iter()
        .map(|card| upright(card.corners_in_image))
        .collect();
    found.sort_by(|one, other| area(other).total_cmp(&area(one)));
    let straight = found.into_iter().take(MOST_CARDS);
    straight
        .filter_map(|corners| straightened(&frame.picture, corners, KEPT))
        .collect()
}

/// The corners with the first one to the upper left of a card that stands upright.
fn upright(corners: [[f64; 2]; 4]) -> [[f64; 2]; 4] {
    let turned = |by: usize| -> [[f64; 2]; 4] { std::array::from_fn(|at| corners[(at + by) % 4]) };
    let length = |[ax, ay]: [f64; 2], [bx, by]: [f64; 2]| (ax - bx).hypot(ay - by);
    let across = length(corners[0], corners[1]) + length(corners[2], corners[3]);
    let down = length(corners[1], corners[2]) + length(corners[3], corners[0]);
    let first = if across <= down { 0 } else { 1 };
    let high = |by: usize| {
        let one = turned(by);
        one[0][1] + one[1][1]
    };
    if high(first) <= high(first + 2) {
        turned(first)
    } else {
        turned(first + 2)
    }
}

fn area(corners: &[[f64; 2]; 4]) -> f64 {
    let cross = |at: usize| {
        let ([ax, ay], [bx, by]) = (corners[at], corners[(at + 1) % 4]);
        ax * by - bx * ay
    };
    (0..4).map(cross).sum::<f64>().abs()
}

fn as_jpeg(picture: &RgbImage) -> Option<Vec<u8>> {
    let mut bytes = Cursor::new(Vec::new());
    let encoder = JpegEncoder::new_with_quality(&mut bytes, QUALITY);
    picture.write_with_encoder(encoder).ok()?;
    Some(bytes.into_inner())
}

impl RefereeApp {
    /// Takes a picture from a file for the card that is being written; without one the chosen card is opened.
    pub(in super::super) fn take_picture_file(&mut self, path: &Path) {
        let is_editing = matches!(&self.over, Over::Cards(cards) if cards.edit().is_some());
        if !is_editing {
            self.edit_chosen();
        }
        let path: PathBuf = path.to_owned();
        self.card_edits.shots.make(move || read_picture(&path));
    }

    /// Carries out what was asked of the camera for the card that is being written.
    pub(super) fn perform_shot(&mut self, ask: &EditAsk) {
        let shots = &mut self.card_edits.shots;
        match ask {
            EditAsk::TakePicture => {
                let Some(frame) = self.sight.frame.clone() else {
                    return;
                };
                let size = self.sight.sizes.map(|(card_mm, _)| card_mm);
                let shape = CardShape::of_mm(size.unwrap_or(Rig::USUAL_CARD_MM));
                shots.make(move || {
                    let mut cards = cards_in(&frame, shape);
                    if cards.is_empty() {
                        // It may be a card of another game.
                        cards = cards_in(&frame, CardShape::ANY);
                    }
                    if cards.is_empty() {
                        return Err(tell!("picture-no-card"));
                    }
                    Ok(Made::Cards(cards))
                });
            }
            EditAsk::NextShot => {
                let count = shots.cards.len().max(1);
                (shots.shown, shots.turns) = ((shots.shown + 1) % count, 0);
                self.show_shot();
            }
            EditAsk::TurnShot => {
                shots.turns = (shots.turns + 2) % 4;
                self.show_shot();
            }
            _ => {}
        }
    }

    /// The card that the camera saw becomes the picture.
    fn show_shot(&mut self) {
        let shots = &mut self.card_edits.shots;
        let Some(card) = shots.cards.get(shots.shown) else {
            return;
        };
        let card = if shots.turns == 2 {
            imageops::rotate180(card)
        } else {
            card.clone()
        };
        if let Some(jpeg) = as_jpeg(&card) {
            self.use_picture(jpeg, "jpg", Some(card));
        }
    }

    fn use_picture(&mut self, bytes: Vec<u8>, end: &'static str, picture: Option<RgbImage>) {
        self.card_edits.to_draw = picture;
        if let Over::Cards(cards) = &mut self.over
            && let Some(edit) = cards.edit_mut()
        {
            edit.problem = None;
            edit.picture = PictureDraft::Fresh(FreshPicture {
                bytes: Arc::new(bytes),
                end,
                shown: None,
            });
        }
    }

    /// Takes in pictures that were made in the meantime, and puts them on the screen.
    pub(in super::super) fn shots_on(&mut self, ctx: &egui::Context) {
        if let Some(told) = &self.card_edits.shots.told {
            match told.try_recv() {
                Err(mpsc::TryRecvError::Empty) => ctx.request_repaint_after_secs(LOOKS_EVERY),
                Err(mpsc::TryRecvError::Disconnected) => self.card_edits.shots.told = None,
                Ok(made) => {
                    self.card_edits.shots.told = None;
                    ctx.request_repaint();
                    match made {
                        Ok(Made::File(bytes, end, picture)) => {
                            self.use_picture(bytes, end, Some(picture));
                        }
                        Ok(Made::Cards(cards)) => {
                            self.card_edits.shots.cards = cards;
                            self.show_shot();
                        }
                        Err(why) => {
                            if let Over::Cards(cards) = &mut self.over
                                && let Some(edit) = cards.edit_mut()
                            {
                                edit.problem = Some(why);
                            }
                        }
                    }
                }
            }
        }
        let Some(picture) = self.card_edits.to_draw.take() else {
            return;
        };
        let texture = card_texture(ctx, "picture of a card", &picture);
        let shown = photo_of(&texture);
        self.card_edits.shots.texture = Some(texture);
        if let Over::Cards(cards) = &mut self.over
            && let Some(edit) = cards.edit_mut()
            && let PictureDraft::Fresh(fresh) = &mut edit.picture
        {
            fresh.shown = Some(shown);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_is_upright_however_its_corners_go_round() {
        let corners = [[10.0, 10.0], [70.0, 12.0], [68.0, 100.0], [9.0, 98.0]];
        for by in 0..4 {
            let turned = std::array::from_fn(|at| corners[(at + by) % 4]);
            assert_eq!(upright(turned), corners, "{by}");
        }
        // One that lies across stands on one of its short sides.
        let across = [[10.0, 10.0], [100.0, 20.0], [98.0, 80.0], [8.0, 70.0]];
        let stood = upright(across);
        let length = |a: [f64; 2], b: [f64; 2]| (a[0] - b[0]).hypot(a[1] - b[1]);
        assert!(length(stood[0], stood[1]) < length(stood[1], stood[2]));
    }
}
