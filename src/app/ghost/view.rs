//! What is said while the picture before the roll lies over the live one.

use super::super::ask::{Answer, Ask};
use super::super::keys::Act;
use super::super::panel::TablePicture;
use super::super::panel::table::PictureTexture;
use super::super::state::{Over, RefereeApp};
use super::super::theme::Weight;
use super::super::tongue::tell;
use super::super::words::{Tone, Words};
use super::{FITS_IN_A_ROW, GhostAsk};

/// The picture before over the live one, as it is drawn.
#[derive(Debug, Clone, PartialEq)]
pub struct GhostPage {
    /// The title.
    pub title: String,
    /// What to do, or that it fits.
    pub line: Words,
    /// True when the table stands as it stood.
    pub fits: bool,
    /// The live picture with the one before over it.
    pub picture: TablePicture,
    /// Leave it.
    pub head: Vec<Answer>,
    /// Keys without a button.
    pub others: Vec<Answer>,
}

impl GhostPage {
    /// The page as text.
    pub fn text(&self) -> String {
        let mut lines = vec![self.title.clone(), self.line.text(), self.picture.text()];
        lines.extend(self.head.iter().map(|answer| answer.button.text()));
        lines.join("\n")
    }

    /// The answers that keys reach now.
    pub fn answers(&self) -> Vec<Answer> {
        self.head.iter().chain(&self.others).cloned().collect()
    }
}

impl RefereeApp {
    /// The picture before over the live one, while it is shown.
    pub(in super::super) fn ghost_page(&self) -> Option<GhostPage> {
        let shown = self.ghost.shown.as_ref()?;
        if self.over != Over::Ghost {
            return None;
        }
        let fits = shown.fits_in_a_row >= FITS_IN_A_ROW;
        let has_hand = self.sight.has_hand_in_view;
        let line = match (shown.differs.len(), fits) {
            (_, true) => Words::default().with(tell!("ghost-fits"), Weight::Bold, Tone::Success),
            (0, false) => Words::quiet(tell!("ghost-looks")),
            _ if has_hand => Words::plain(tell!("ghost-hand")),
            (count, false) => Words::plain(tell!("ghost-differs", count = count)),
        };
        let keys = &self.keys;
        let toggle = Ask::Ghost(GhostAsk::Toggle);
        let others = keys.of(Act::Ghost).iter();
        let others = others.map(|key| Answer::new(toggle.clone(), *key, "").hidden());
        Some(GhostPage {
            title: tell!("ghost-title"),
            line,
            fits,
            picture: TablePicture {
                texture: self.sight.texture.as_ref().map(|texture| PictureTexture {
                    id: texture.id(),
                    size: texture.size_vec2().into(),
                }),
                ghost: Some(shown.texture.id()),
                marked_in_image: shown.differs.clone(),
                ..TablePicture::default()
            },
            head: vec![Answer::of(Ask::Menu, keys, Act::Menu, tell!("back"))],
            others: others.collect(),
        })
    }
}
