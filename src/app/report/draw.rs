//! The page of a bug report, in pixels.

use eframe::egui::{Rect, pos2, vec2};

use super::super::ask::Ask;
use super::super::page::{buttons, feet_height, in_panel, problem, scrolling, sentence};
use super::super::pen::Pen;
use super::super::theme::{GAP, MARGIN, text};
use super::super::words::Words;
use super::view::{PartPanel, ReportPage};

/// Height of a part's name.
const ROW: f32 = 48.0;
/// So many rows of a text are shown at most; nothing that is saved is longer.
const MOST_ROWS: usize = 600;
/// Width of a part's pictures at most.
const PICTURES: f32 = 900.0;

impl ReportPage {
    /// Draws it.
    pub fn ui(&self, pen: &mut Pen<'_>, screen: Rect, asks: &mut Vec<Ask>) {
        let below = self.title.ui(pen, screen, asks).shrink(MARGIN);
        let foot = feet_height(pen, below.width(), &self.feet);
        let room = Rect::from_min_max(below.min, below.max - vec2(0.0, foot));
        scrolling(pen, room, "report", |pen, place| {
            let place = Rect::from_min_max(place.min, place.max - vec2(12.0, 0.0));
            let (is_trouble, words) = &self.said;
            let mut y = if *is_trouble {
                problem(pen, place, place.top(), words)
            } else {
                let words = Words::plain(words.clone());
                sentence(pen, place, place.top(), &words, (text::STATE, 6))
            };
            for part in &self.parts {
                let within = Rect::from_min_max(pos2(place.left(), y), place.max);
                y += in_panel(pen, within, |pen, inner| {
                    part.ui(pen, inner, asks) - inner.top()
                }) + GAP;
            }
            y - place.top()
        });
        let feet = Rect::from_min_max(pos2(below.left(), room.bottom() + GAP), below.max);
        buttons(pen, feet, feet.top(), &self.feet, asks);
    }
}

impl PartPanel {
    fn ui(&self, pen: &mut Pen<'_>, place: Rect, asks: &mut Vec<Ask>) -> f32 {
        let row = Rect::from_min_size(place.min, vec2(place.width(), ROW));
        self.choice.ui(pen, row, asks);
        let about = Words::quiet(self.about.clone());
        let mut y = sentence(pen, place, row.bottom() + GAP, &about, (text::LOG, 4));
        if let Some(strip) = &self.strip {
            let width = place.width().min(PICTURES);
            let size = vec2(width, strip.height_in(width, text::LOG));
            let shown = Rect::from_min_size(pos2(place.left(), y), size);
            strip.fill_ui(pen, shown, text::LOG);
            y = shown.bottom() + GAP;
        }
        let words = Words::plain(self.text.clone());
        sentence(pen, place, y, &words, (text::LOG, MOST_ROWS)) - GAP
    }
}
