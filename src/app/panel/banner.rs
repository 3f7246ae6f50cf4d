//! The turn banner: whose turn it is, what undo would take back, the menu.

use eframe::egui::{Align2, Rect, pos2};

use super::super::ask::Ask;
use super::super::button::Button;
use super::super::pen::Pen;
use super::super::theme::{BANNER_HEIGHT, BUTTON_HEIGHT, FOOT_LINE, GAP, MARGIN, text};
use super::super::tongue::tell;
use super::super::words::{Tone, Words};

/// What the banner says.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Banner {
    /// Whose turn it is (seat from 0, name); none when the match is over.
    pub seat: Option<(usize, String)>,
    /// "MIA'S TURN".
    pub headline: String,
    /// Quiet facts beside it.
    pub facts: Vec<String>,
    /// What undo would take back; none when there is nothing.
    pub undo: Option<String>,
    /// The key of undo, as printed.
    pub undo_key: String,
    /// The key of the menu, as printed.
    pub menu_key: String,
    /// What is left of the turn's time, and how it looks; none where no turn is timed.
    pub clock: Option<(String, Tone)>,
}

impl Banner {
    /// The banner as one line of text.
    pub fn text(&self) -> String {
        let mut parts = vec![self.headline.clone()];
        parts.extend(self.facts.iter().cloned());
        if let Some((left, _)) = &self.clock {
            parts.push(left.clone());
        }
        if let Some(undo) = &self.undo {
            parts.push(format!("undo: {undo}"));
        }
        parts.join(" | ")
    }

    /// Draws it across the top.
    pub fn ui(&self, pen: &mut Pen<'_>, rect: Rect, asks: &mut Vec<Ask>) {
        let ground = Rect::from_min_max(rect.min, pos2(rect.right(), rect.top() + BANNER_HEIGHT));
        let theme = pen.theme;
        pen.ui.painter().rect_filled(ground, 0.0, theme.panel);
        let foot = Rect::from_min_max(pos2(ground.left(), ground.bottom() - FOOT_LINE), ground.max);
        let foot_colour = self
            .seat
            .as_ref()
            .map_or(theme.accent, |(seat, _)| theme.seat(*seat));
        pen.ui.painter().rect_filled(foot, 0.0, foot_colour);
        let middle = ground.top() + 38.0;

        // Three widths: with what undo would take back, with less of it, and with its word alone.
        let (undo_width, menu_width) = match ground.width() {
            width if width < 760.0 => (122.0, 126.0),
            width if width < 1000.0 => (200.0, 150.0),
            _ => (272.0, 150.0),
        };
        let is_terse = ground.width() < 760.0;
        let menu = Rect::from_min_max(
            pos2(
                ground.right() - MARGIN - menu_width,
                middle - 0.5 * BUTTON_HEIGHT,
            ),
            pos2(ground.right() - MARGIN, middle + 0.5 * BUTTON_HEIGHT),
        );
        let undo = Rect::from_min_max(
            pos2(menu.left() - GAP - undo_width, menu.top()),
            pos2(menu.left() - GAP, menu.bottom()),
        );
        let mut x = ground.left() + MARGIN;
        if let Some((seat, name)) = &self.seat {
            pen.seat_disc(pos2(x + 24.0, middle), 48.0, *seat, name);
            x += 64.0;
        }
        let mut end = undo.left() - 16.0;
        if let Some((left, tone)) = &self.clock {
            let colour = pen.tone(*tone);
            let at = pos2(end, middle);
            let said = pen.number(at, Align2::RIGHT_CENTER, left, text::BOARD, colour);
            end = said.left() - 16.0;
        }
        let room = end - x;
        let words = Words::bold(self.headline.clone());
        let size = [text::BANNER, 36.0, text::PROMPT, text::NAME]
            .into_iter()
            .find(|size| !pen.lay_out(&words, *size, None, (room, 1)).elided)
            .unwrap_or(text::NAME);
        let headline = pen.say(pos2(x, middle), Align2::LEFT_CENTER, &words, size, room);
        x = headline.right() + 24.0;
        for fact in &self.facts {
            let words = Words::quiet(fact.clone());
            let wide = pen
                .lay_out(&words, text::SENTENCE, None, (f32::INFINITY, 1))
                .size()
                .x;
            // A fact that does not fit is left out rather than cut.
            if x + wide > end {
                break;
            }
            let said = pen.say(
                pos2(x, middle),
                Align2::LEFT_CENTER,
                &words,
                text::SENTENCE,
                f32::INFINITY,
            );
            x = said.right() + 24.0;
        }

        let undo_button = Button {
            id: "undo".to_owned(),
            key: self.undo_key.clone(),
            label: tell!("undo"),
            sub: match &self.undo {
                _ if is_terse => String::new(),
                Some(target) => target.clone(),
                None => tell!("undo-nothing"),
            },
            hint: self.undo.clone().unwrap_or_default(),
            is_strong: true,
            is_left_aligned: true,
            off_because: self.undo.is_none().then(|| tell!("undo-nothing-hint")),
            ..Button::default()
        };
        if pen.button(undo, &undo_button).clicked() {
            asks.push(Ask::Undo);
        }
        let menu_button = Button {
            id: "menu".to_owned(),
            key: self.menu_key.clone(),
            label: tell!("menu"),
            ..Button::default()
        };
        if pen.button(menu, &menu_button).clicked() {
            asks.push(Ask::Menu);
        }
    }
}
