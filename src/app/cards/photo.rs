//! The pictures that people keep with their cards: read beside the window, shown as soon as they are there.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::mpsc;
use std::thread;

use eframe::egui::{self, Color32, ColorImage, Rect, TextureHandle, TextureId, pos2, vec2};

use super::super::pen::Pen;
use super::super::state::{Over, RefereeApp};
use crate::rules::cards::pack::{Pack, PictureName};
use crate::store::packs::{KeptPack, opened_small};

/// A picture is shown so large at most, in pixels on its longer side: in letters across the room it is no larger.
const SHOWN_AT_MOST: u32 = 1_024;
/// More pictures than these are not held at once.
const MOST_HELD: usize = 24;
/// The screen looks for a picture this often while one is read, in seconds.
const LOOKS_EVERY: f32 = 0.05;

/// A picture on the screen.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Photo {
    /// The texture.
    pub id: TextureId,
    /// Its size in pixels.
    pub size: [f32; 2],
}

impl Photo {
    /// Draws it as large as it gets here, in the middle; gives where it is.
    pub(super) fn ui(&self, pen: &Pen<'_>, place: Rect) -> Rect {
        let [width, height] = self.size.map(|side| side.max(1.0));
        let scale = (place.width() / width).min(place.height() / height);
        let rect = Rect::from_center_size(place.center(), scale * vec2(width, height));
        let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
        pen.ui.painter().image(self.id, rect, whole, Color32::WHITE);
        rect
    }
}

enum Held {
    Reading,
    Shown(TextureHandle),
    Damaged,
}

/// The pictures that were looked at.
#[derive(Default)]
pub struct Photos {
    held: BTreeMap<PathBuf, Held>,
    told: Option<(mpsc::Sender<Read>, mpsc::Receiver<Read>)>,
}

/// A picture that was read, if it is one.
type Read = (PathBuf, Option<ColorImage>);

impl Photos {
    /// A picture of a pack, once it is there.
    pub(super) fn shown(&self, pack: &KeptPack, picture: &PictureName) -> Option<Photo> {
        match self.held.get(&pack.path.join(picture.as_str()))? {
            Held::Shown(texture) => Some(photo_of(texture)),
            Held::Reading | Held::Damaged => None,
        }
    }

    /// True while a picture is read.
    pub(super) fn is_reading(&self) -> bool {
        self.held.values().any(|held| matches!(held, Held::Reading))
    }

    /// Reads a picture beside the window, if nobody has.
    fn read(&mut self, pack: &KeptPack, picture: &PictureName) {
        let path = pack.path.join(picture.as_str());
        if self.held.contains_key(&path) {
            return;
        }
        if self.held.len() >= MOST_HELD {
            self.held.retain(|_, held| matches!(held, Held::Reading));
        }
        let (tell, _) = self.told.get_or_insert_with(mpsc::channel);
        // Only its folder is needed, which need not be copied with all its cards.
        let pack = KeptPack {
            path: pack.path.clone(),
            pack: Pack::default(),
            places: Vec::new(),
        };
        let (tell, picture) = (tell.clone(), picture.clone());
        let thread = thread::Builder::new().name("read picture".to_owned());
        let place = path.clone();
        let reads = move || {
            let bytes = pack.picture(&picture).ok();
            let shown = bytes.as_deref().and_then(unpacked).map(|picture| {
                let size = [picture.width() as usize, picture.height() as usize];
                ColorImage::from_rgb(size, picture.as_raw())
            });
            let _ = tell.send((path, shown));
        };
        let held = match thread.spawn(reads) {
            Ok(_) => Held::Reading,
            Err(_) => Held::Damaged,
        };
        self.held.insert(place, held);
    }
}

/// A texture as it is drawn.
pub(super) fn photo_of(texture: &TextureHandle) -> Photo {
    let [width, height] = texture.size();
    Photo {
        id: texture.id(),
        size: [width as f32, height as f32],
    }
}

/// A picture made as small as it is shown; none when it cannot be opened.
pub(in crate::app) fn unpacked(bytes: &[u8]) -> Option<image::RgbImage> {
    Some(opened_small(bytes, SHOWN_AT_MOST)?.to_rgb8())
}

impl RefereeApp {
    /// Reads the picture of the card that is looked at, and takes in what was read in the meantime.
    pub(in crate::app) fn photos_on(&mut self, ctx: &egui::Context) {
        self.shots_on(ctx);
        if let Over::Cards(cards) = &self.over
            && let Some((pack, picture)) = cards.picture_wanted()
        {
            self.photos.read(pack, picture);
        }
        let Some((_, told)) = &self.photos.told else {
            return;
        };
        let mut has_more = false;
        while let Ok((path, shown)) = told.try_recv() {
            let held = match shown {
                Some(shown) => {
                    let name = path.display().to_string();
                    Held::Shown(ctx.load_texture(name, shown, egui::TextureOptions::LINEAR))
                }
                None => Held::Damaged,
            };
            self.photos.held.insert(path, held);
            has_more = true;
        }
        if has_more {
            ctx.request_repaint();
        } else if self.photos.is_reading() {
            ctx.request_repaint_after_secs(LOOKS_EVERY);
        }
    }
}
