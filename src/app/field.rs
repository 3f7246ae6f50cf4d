//! A field to type into, at a place given in points.

use eframe::egui::text::{CCursor, CCursorRange};
use eframe::egui::{self, Align2, Id, Rect, Stroke, StrokeKind};

use super::pen::Pen;
use super::texts::Texts;
use super::theme::{SMALL_RADIUS, Weight, font};

/// A field to type into.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Field<'a> {
    /// Which of the app's texts it edits.
    pub slot: &'a str,
    /// What it is called: a screen reader says it, tests find it by it.
    pub label: &'a str,
    /// What stands in it while it is empty.
    pub hint: &'a str,
    /// The size of its letters.
    pub size: f32,
    /// The weight of its letters.
    pub weight: Weight,
    /// How many letters fit in.
    pub longest: usize,
    /// True when something is wrong with what stands in it.
    pub is_wrong: bool,
}

impl Pen<'_> {
    /// Draws a field; true while it has the keyboard, and for the drawing in which it lets go of it.
    pub fn field(&mut self, rect: Rect, field: &Field<'_>, texts: &mut Texts) -> bool {
        self.field_with_foot((rect, 0), field, texts)
    }

    /// As [`Self::field`], with so many points below the letters kept free for others.
    pub fn field_with_foot(
        &mut self,
        (rect, foot): (Rect, i8),
        field: &Field<'_>,
        texts: &mut Texts,
    ) -> bool {
        self.field_of((rect, foot), false, field, texts)
    }

    /// As [`Self::field`], for several lines.
    pub fn lines_field(&mut self, rect: Rect, field: &Field<'_>, texts: &mut Texts) -> bool {
        self.field_of((rect, 0), true, field, texts)
    }

    fn field_of(
        &mut self,
        (rect, foot): (Rect, i8),
        has_lines: bool,
        field: &Field<'_>,
        texts: &mut Texts,
    ) -> bool {
        let theme = self.theme;
        let id = Id::unique(("field", field.slot));
        let has_keyboard = self.ui.ctx().memory(|memory| memory.has_focus(id));
        let stroke = if field.is_wrong {
            Stroke::new(2.0, theme.warning)
        } else if has_keyboard {
            Stroke::new(2.0, theme.accent)
        } else {
            Stroke::new(1.0, theme.line)
        };
        self.ui.painter().rect(
            rect,
            SMALL_RADIUS,
            theme.background,
            stroke,
            StrokeKind::Inside,
        );
        let is_wanted = texts.takes_keyboard(field.slot);
        let words = texts.slot(field.slot);
        let length = words.chars().count();
        // The margin belongs to the field: pressing it anywhere takes the keyboard.
        let margin = egui::Margin {
            left: 8,
            right: 8,
            top: 2,
            bottom: 2 + foot,
        };
        let (edit, align) = if has_lines {
            let edit = egui::TextEdit::multiline(words).desired_rows(1);
            (edit, Align2::LEFT_TOP)
        } else {
            (egui::TextEdit::singleline(words), Align2::LEFT_CENTER)
        };
        let edit = edit
            .id(id)
            .char_limit(field.longest)
            .frame(egui::Frame::NONE.inner_margin(margin))
            .align(align)
            .font(font(field.size, field.weight))
            .text_color(theme.text)
            .hint_text(egui::RichText::new(field.hint).color(theme.quiet))
            .desired_width(rect.width())
            .min_size(rect.size());
        let response = self
            .ui
            .put(rect, edit)
            .accessible_name(field.label.to_owned());
        if is_wanted {
            response.request_focus();
        }
        let ctx = self.ui.ctx();
        if is_wanted || response.gained_focus() {
            // Typing replaces the old words; of many lines nobody means all.
            if !has_lines {
                let mut state = egui::TextEdit::load_state(ctx, id).unwrap_or_default();
                let all = CCursorRange::two(CCursor::new(0), CCursor::new(length));
                state.cursor.set_char_range(Some(all));
                egui::TextEdit::store_state(ctx, id, state);
            }
            response.scroll_to_me(None);
        }
        if response.has_focus() {
            texts.has_keyboard(Some(field.slot));
        }
        response.has_focus() || response.lost_focus()
    }
}
