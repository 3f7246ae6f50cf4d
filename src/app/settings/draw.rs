//! The settings, in pixels.

use eframe::egui::{Align2, Rect, Stroke, StrokeKind, pos2, vec2};

use super::super::ask::{Answer, Ask};
use super::super::button::Button;
use super::super::page::{
    LEAST_FOR_COLUMNS, button, buttons, choice, in_panel, scrolling, sentence,
};
use super::super::pen::Pen;
use super::super::theme::{GAP, MARGIN, RADIUS, Weight, text};
use super::super::words::{Tone, Words};
use super::view::{KeyRow, SettingRow, SettingsPage};

/// Width of the column with the parts.
const PARTS: f32 = 288.0;
/// Height of a command's row.
const KEY_ROW: f32 = 56.0;

impl SettingsPage {
    /// Draws it.
    pub fn ui(&self, pen: &mut Pen<'_>, screen: Rect, asks: &mut Vec<Ask>) {
        let below = self.title.ui(pen, screen, asks).shrink(MARGIN);
        if screen.width() < LEAST_FOR_COLUMNS {
            scrolling(pen, below, "settings", |pen, place| {
                let place = Rect::from_min_max(place.min, place.max - vec2(12.0, 0.0));
                let width = (place.width() - 2.0 * GAP) / 3.0;
                for (at, radio) in self.sections.iter().enumerate() {
                    let step = vec2((at % 3) as f32 * (width + GAP), (at / 3) as f32 * 56.0);
                    let rect = Rect::from_min_size(place.min + step, vec2(width, 48.0));
                    radio.ui(pen, rect, asks);
                }
                let rows = self.sections.len().div_ceil(3) as f32;
                let mut y = place.top() + rows * 56.0;
                y += self.rows_ui(
                    pen,
                    Rect::from_min_max(pos2(place.left(), y), place.max),
                    asks,
                );
                buttons(pen, place, y + GAP, &self.feet, asks) - place.top()
            });
            return;
        }
        let parts = Rect::from_min_size(below.min, vec2(PARTS, below.height()));
        self.parts_ui(pen, parts, asks);
        let count = self.feet.len() as f32;
        let foot = parts.bottom() - count * 64.0 + GAP;
        let mut y = foot;
        for answer in &self.feet {
            let rect = Rect::from_min_size(pos2(parts.left(), y), vec2(PARTS, 56.0));
            button(pen, rect, answer, asks);
            y = rect.bottom() + GAP;
        }
        let mut rest = Rect::from_min_max(pos2(parts.right() + MARGIN, below.top()), below.max);
        if let Some(words) = &self.said {
            // It stays in sight however far the list was scrolled.
            let place = Rect::from_min_size(rest.min, vec2(rest.width(), 56.0));
            said_ui(pen, place, words);
            rest.min.y = place.bottom() + GAP;
        }
        scrolling(pen, rest, "settings", |pen, place| {
            self.rows_ui(pen, place, asks)
        });
    }

    fn parts_ui(&self, pen: &mut Pen<'_>, place: Rect, asks: &mut Vec<Ask>) {
        let mut y = place.top();
        for radio in &self.sections {
            let rect = Rect::from_min_size(pos2(place.left(), y), vec2(place.width(), 56.0));
            radio.ui(pen, rect, asks);
            y = rect.bottom() + GAP;
        }
    }

    fn rows_ui(&self, pen: &mut Pen<'_>, place: Rect, asks: &mut Vec<Ask>) -> f32 {
        let mut y = place.top();
        let is_narrow = place.width() < 700.0;
        if let Some(words) = self.said.as_ref().filter(|_| is_narrow) {
            let rect = Rect::from_min_size(place.min, vec2(place.width(), 72.0));
            said_ui(pen, rect, words);
            y = rect.bottom() + GAP;
        }
        for row in &self.rows {
            let within = Rect::from_min_max(pos2(place.left(), y), place.max);
            y += in_panel(pen, within, |pen, inner| {
                row_ui(pen, inner, row, is_narrow, asks) - inner.top()
            }) + GAP;
        }
        for row in &self.keys {
            let rect = Rect::from_min_size(pos2(place.left(), y), vec2(place.width(), KEY_ROW));
            key_row_ui(pen, rect.shrink2(vec2(3.0, 0.0)), row, asks);
            y = rect.bottom() + 4.0;
        }
        y - place.top()
    }
}

fn said_ui(pen: &mut Pen<'_>, rect: Rect, words: &str) {
    pen.panel_framed(rect, Stroke::new(2.0, pen.theme.accent));
    let words = Words::bold(words);
    let galley = pen.lay_out(&words, text::STATE, None, (rect.width() - 32.0, 2));
    let at = pos2(rect.left() + 16.0, rect.center().y - 0.5 * galley.size().y);
    let said = pen.draw_galley(at, Align2::LEFT_TOP, galley);
    pen.name(said, &words.text());
}

fn row_ui(
    pen: &mut Pen<'_>,
    place: Rect,
    row: &SettingRow,
    is_narrow: bool,
    asks: &mut Vec<Ask>,
) -> f32 {
    let cap = pen.key_cap(
        pos2(place.left(), place.top() + 16.0),
        &row.next.button.key,
        24.0,
        None,
        false,
    );
    let label = pos2(cap.right() + 12.0, place.top() + 16.0);
    let width = if is_narrow {
        place.right() - label.x
    } else {
        0.40 * place.width()
    };
    pen.say(
        label,
        Align2::LEFT_CENTER,
        &Words::bold(row.label.clone()),
        text::BUTTON,
        width,
    );
    let about = Rect::from_min_max(
        pos2(label.x, place.top() + 34.0),
        pos2(label.x + width, place.bottom()),
    );
    let words = Words::quiet(row.about.clone());
    let bottom = sentence(pen, about, about.top(), &words, (text::LOG, 4)) - GAP;
    if is_narrow {
        return choice(pen, place, bottom + GAP, &row.choices, asks) - GAP;
    }
    let right = Rect::from_min_max(
        pos2(about.right() + 24.0, place.top()),
        pos2(place.right(), place.bottom()),
    );
    let end = choice(pen, right, right.top(), &row.choices, asks) - GAP;
    bottom.max(end)
}

fn key_row_ui(pen: &mut Pen<'_>, rect: Rect, row: &KeyRow, asks: &mut Vec<Ask>) {
    if !pen.ui.is_rect_visible(rect) {
        // Still there for Tab and for screen readers.
        let ground = bare(&row.change);
        button(pen, rect, &ground, asks);
        if let Some(reset) = &row.reset {
            button(pen, usual_place(rect), &bare(reset), asks);
        }
        return;
    }
    button(pen, rect, &bare(&row.change), asks);
    if row.is_listening {
        let stroke = Stroke::new(2.0, pen.theme.accent);
        pen.ui
            .painter()
            .rect_stroke(rect, RADIUS, stroke, StrokeKind::Inside);
    }
    let middle = rect.center().y;
    let mut x = rect.left() + 16.0;
    for key in &row.keys {
        let cap = pen.key_cap(pos2(x, middle), key, 32.0, None, false);
        x = cap.right() + 6.0;
    }
    let left = (rect.left() + 176.0).max(x + GAP);
    let right = match &row.reset {
        Some(_) => usual_place(rect).left() - GAP,
        None => rect.right() - 16.0,
    };
    let words = Words::default().with(row.change.button.label.clone(), Weight::Bold, Tone::Plain);
    let galley = pen.lay_out(&words, text::STATE, None, (right - left, 1));
    pen.draw_galley(pos2(left, middle - 10.0), Align2::LEFT_CENTER, galley);
    let hint = Words::quiet(row.hint.clone());
    let galley = pen.lay_out(&hint, text::CAPTION, None, (right - left, 1));
    pen.draw_galley(pos2(left, middle + 12.0), Align2::LEFT_CENTER, galley);
    if let Some(reset) = &row.reset {
        let mut reset = reset.clone();
        reset.button.is_strong = true;
        button(pen, usual_place(rect), &reset, asks);
    }
}

/// Where the button stands that gives a command its usual key again.
fn usual_place(row: Rect) -> Rect {
    Rect::from_min_max(
        pos2(row.right() - 172.0, row.top() + 4.0),
        pos2(row.right() - 4.0, row.bottom() - 4.0),
    )
}

/// A button without words, which are drawn over it.
fn bare(answer: &Answer) -> Answer {
    Answer {
        button: Button {
            label: String::new(),
            said_as: answer.button.spoken(),
            ..answer.button.clone()
        },
        ..answer.clone()
    }
}
