//! The large button with its key on it: what it says, and how it is drawn.

use eframe::egui::{
    Align2, Color32, Id, Rect, Response, Role, Sense, Stroke, StrokeKind, WidgetInfo, pos2, vec2,
};

use super::pen::Pen;
use super::theme::{RADIUS, Weight, text};
use super::words::{Tone, Words};

impl Pen<'_> {
    /// Width that a button needs for these words and key in one row.
    pub fn button_width(&self, spec: &Button) -> f32 {
        let words = Words::bold(spec.label.clone());
        let label = self.lay_out(&words, text::BUTTON, None, (f32::INFINITY, 1));
        let key = Words::bold(spec.key.clone());
        let cap = self.lay_out(&key, text::LOG, None, (f32::INFINITY, 1));
        let cap_width = if spec.key.is_empty() {
            0.0
        } else {
            (cap.size().x + 16.0).max(32.0) + 12.0
        };
        label.size().x + cap_width + 32.0
    }

    /// Width below which a word of a button would break at the size that two rows have.
    pub fn least_button_width(&self, spec: &Button) -> f32 {
        let longest = spec.label.split([' ', '-']).map(|word| {
            let words = Words::bold(word);
            let galley = self.lay_out(&words, text::STATE, None, (f32::INFINITY, 1));
            galley.size().x
        });
        let label = self.lay_out(
            &Words::bold(spec.label.clone()),
            text::BUTTON,
            None,
            (f32::INFINITY, 1),
        );
        let around = self.button_width(spec) - label.size().x;
        longest.fold(0.0, f32::max) + around
    }

    /// A large button with its key on it.
    pub fn button(&mut self, rect: Rect, spec: &Button) -> Response {
        let id = Id::unique(("button", spec.id.as_str()));
        let sense = if spec.off_because.is_some() {
            Sense::hover()
        } else {
            Sense::click()
        };
        let response = self.ui.interact(rect, id, sense);
        let name = spec.spoken();
        let enabled = spec.off_because.is_none();
        response.widget_info(|| WidgetInfo::labeled(Role::Button, enabled, name.as_str()));
        let theme = self.theme;
        let painter = self.ui.painter().clone();
        let pressed = response.is_pointer_button_down_on();
        let filled = (spec.is_filled || spec.is_alarm) && enabled;
        let (fill, stroke, ink) = if !enabled {
            (Color32::TRANSPARENT, theme.button_stroke(), theme.quiet)
        } else if spec.is_alarm {
            (theme.warning, Stroke::NONE, theme.on_signal)
        } else if filled {
            (theme.accent, Stroke::NONE, theme.on_accent)
        } else if response.hovered() {
            (theme.button_hovered, theme.button_stroke(), theme.text)
        } else {
            (theme.button, theme.button_stroke(), theme.text)
        };
        let stroke = if spec.is_chosen {
            Stroke::new(2.0, theme.accent)
        } else {
            stroke
        };
        painter.rect(rect, RADIUS, fill, stroke, StrokeKind::Inside);
        if response.has_focus() {
            painter.rect_stroke(
                rect.expand(2.0),
                RADIUS,
                Stroke::new(2.0, theme.accent),
                StrokeKind::Outside,
            );
        }
        let down = if pressed { 1.0 } else { 0.0 };
        self.button_content(
            rect.translate(vec2(0.0, down)),
            spec,
            (filled, ink),
            pressed,
        );
        match &spec.off_because {
            Some(reason) => response.on_hover_text(reason),
            None if spec.hint.is_empty() => response,
            None => response.on_hover_text(&spec.hint),
        }
    }

    fn button_content(
        &mut self,
        rect: Rect,
        spec: &Button,
        (filled, ink): (bool, Color32),
        pressed: bool,
    ) {
        let weight = if filled || spec.is_strong {
            Weight::Bold
        } else {
            Weight::Regular
        };
        let key = Words::bold(spec.key.clone());
        let cap_width = if spec.key.is_empty() {
            0.0
        } else {
            let size = if spec.is_huge {
                text::PROMPT
            } else {
                text::LOG
            };
            let letters = self.lay_out(&key, size, None, (f32::INFINITY, 1));
            let least = if spec.is_huge { 56.0 } else { 32.0 };
            let gap = if spec.label.is_empty() { 0.0 } else { 12.0 };
            (letters.size().x + 16.0).max(least) + gap
        };
        let room = rect.width() - 24.0 - cap_width;
        let words = Words::default().with(spec.label.clone(), weight, Tone::Plain);
        // Long words take a second row before they become smaller, and smaller before they are cut.
        let sizes: &[(f32, usize)] = if spec.is_huge {
            &[(36.0, 1), (text::PROMPT, 1), (text::BUTTON, 2)]
        } else {
            &[(text::BUTTON, 1), (text::STATE, 2), (text::CAPTION, 2)]
        };
        let label = self
            .fitting(&words, Some(ink), room, sizes)
            .or_else(|| {
                self.fitting(
                    &words,
                    Some(ink),
                    room,
                    &[(text::LOG, 1), (text::CAPTION, 1)],
                )
            })
            .unwrap_or_else(|| self.lay_out(&words, text::CAPTION, Some(ink), (room, 2)));
        let sub_ink = if filled { ink } else { self.theme.quiet };
        let sub = (!spec.sub.is_empty()).then(|| {
            let words = Words::plain(spec.sub.clone());
            // Where there is room, two rows.
            let rows = if rect.height() >= 72.0 { 2 } else { 1 };
            let size = if rows == 2 { text::LOG } else { text::CAPTION };
            let galley = self.lay_out(&words, size, Some(sub_ink), (room, rows));
            if galley.elided {
                self.lay_out(&words, text::CAPTION, Some(sub_ink), (room, 2))
            } else {
                galley
            }
        });
        // Two rows in a low button leave its words less room.
        let is_packed = rect.height() < 72.0 && sub.as_ref().is_some_and(|sub| sub.rows.len() > 1);
        let packed = [(text::STATE, 1), (text::LOG, 1), (text::CAPTION, 1)];
        let label = Some(label)
            .filter(|_| !is_packed)
            .or_else(|| self.fitting(&words, Some(ink), room, &packed))
            .unwrap_or_else(|| self.lay_out(&words, text::CAPTION, Some(ink), (room, 1)));
        let sub_width = sub.as_ref().map_or(0.0, |sub| sub.size().x);
        let width = cap_width + label.size().x.max(sub_width);
        let is_in_line = spec.is_left_aligned || (!spec.sub.is_empty() && !spec.is_huge);
        let left = if is_in_line {
            rect.left() + 16.0
        } else {
            rect.center().x - 0.5 * width
        };
        if !spec.key.is_empty() {
            let at = pos2(left, rect.center().y);
            let side = if spec.is_huge { 56.0 } else { 32.0 };
            self.key_cap(at, &spec.key, side, filled.then_some(ink), pressed);
        }
        let x = left + cap_width;
        match sub {
            Some(sub) => {
                let middle = rect.center().y;
                if spec.is_huge {
                    self.draw_galley(pos2(x, middle - 14.0), Align2::LEFT_CENTER, label);
                    self.draw_galley(pos2(x, middle + 20.0), Align2::LEFT_CENTER, sub);
                } else if is_packed {
                    self.draw_galley(pos2(x, middle - 17.0), Align2::LEFT_CENTER, label);
                    self.draw_galley(pos2(x, middle - 10.0), Align2::LEFT_TOP, sub);
                } else if sub.rows.len() > 1 {
                    self.draw_galley(pos2(x, middle - 26.0), Align2::LEFT_CENTER, label);
                    self.draw_galley(pos2(x, middle - 10.0), Align2::LEFT_TOP, sub);
                } else {
                    self.draw_galley(pos2(x, middle - 8.0), Align2::LEFT_CENTER, label);
                    self.draw_galley(pos2(x, middle + 13.0), Align2::LEFT_CENTER, sub);
                }
            }
            None => {
                self.draw_galley(pos2(x, rect.center().y), Align2::LEFT_CENTER, label);
            }
        }
    }
}

/// What a button says.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Button {
    /// Tells it from other buttons on the screen.
    pub id: String,
    /// The key that presses it, as printed on its cap; empty for none.
    pub key: String,
    /// Its words.
    pub label: String,
    /// What a screen reader says in place of its words, where those lean on the question above.
    pub said_as: String,
    /// A quiet second line.
    pub sub: String,
    /// More, shown under the pointer.
    pub hint: String,
    /// True for the one that Enter presses.
    pub is_filled: bool,
    /// True for one that must not be missed: filled in the colour of a warning.
    pub is_alarm: bool,
    /// True for one as large as half the screen: its key and words are twice as large.
    pub is_huge: bool,
    /// True for bold words without a fill.
    pub is_strong: bool,
    /// True for the one of several that holds: its frame is in the accent.
    pub is_chosen: bool,
    /// True when cap and words begin at the left.
    pub is_left_aligned: bool,
    /// Why it cannot be pressed now.
    pub off_because: Option<String>,
}

impl Button {
    /// What a screen reader says.
    pub fn spoken(&self) -> String {
        if !self.said_as.is_empty() {
            self.said_as.clone()
        } else if self.sub.is_empty() {
            self.label.clone()
        } else {
            format!("{}: {}", self.label, self.sub)
        }
    }

    /// The button as text: its key, and what a screen reader says.
    pub fn text(&self) -> String {
        format!("[{}] {}", self.key, self.spoken())
    }

    /// The same, with whether it is chosen, and why it is off.
    pub fn text_with_state(&self) -> String {
        let off = self.off_because.as_ref();
        let off = off.map(|why| format!(" (off: {why})"));
        let chosen = if self.is_chosen { " (chosen)" } else { "" };
        format!("{}{chosen}{}", self.text(), off.unwrap_or_default())
    }
}
