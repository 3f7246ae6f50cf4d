//! The one line that says where table and score sheet differ, with the key that takes the table's word.

use eframe::egui::{Align2, Rect, Stroke, pos2, vec2};

use super::super::art::marks::{Mark, mark};
use super::super::ask::{Answer, Ask};
use super::super::pen::Pen;
use super::super::theme::{BUTTON_HEIGHT, GAP, Weight, text};
use super::super::words::{Tone, Words};
use super::Question;

/// Side of the mark before the words.
const MARK: f32 = 28.0;
/// Narrower lines have their button below the words.
const LEAST_FOR_ROW: f32 = 480.0;
/// No button in a row with the words is wider than this share of the line.
const BUTTON_SHARE: f32 = 0.4;

/// What the line says.
#[derive(Debug, Clone, PartialEq)]
pub struct TableLine {
    /// What differs, and what that may mean or what to do.
    pub words: String,
    /// What enters it, where the rules take it.
    pub answer: Option<Answer>,
}

impl TableLine {
    /// Its height where it stands across the picture.
    pub const HEIGHT: f32 = 72.0;
    /// Its height in a narrow place.
    pub const NARROW_HEIGHT: f32 = 176.0;

    /// The line as text.
    pub fn text(&self) -> String {
        match &self.answer {
            Some(answer) => {
                let button = &answer.button;
                format!("{} [{}] {}", self.words, button.key, button.spoken())
            }
            None => self.words.clone(),
        }
    }

    /// Draws it.
    pub fn ui(&self, pen: &mut Pen<'_>, rect: Rect, asks: &mut Vec<Ask>) {
        let colour = pen.theme.warning;
        pen.panel_framed(rect, Stroke::new(2.0, colour));
        let inner = rect.shrink(GAP);
        let mut words = Rect::from_min_max(inner.min + vec2(MARK + 16.0, 0.0), inner.max);
        if let Some(answer) = &self.answer {
            let place = if rect.width() < LEAST_FOR_ROW {
                let size = vec2(inner.width(), BUTTON_HEIGHT);
                Rect::from_min_size(pos2(inner.left(), inner.bottom() - size.y), size)
            } else {
                let width = pen
                    .button_width(&answer.button)
                    .min(BUTTON_SHARE * rect.width());
                Rect::from_min_max(pos2(inner.right() - width, inner.top()), inner.max)
            };
            if rect.width() < LEAST_FOR_ROW {
                words.max.y = place.top() - GAP;
            } else {
                words.max.x = place.left() - GAP;
            }
            if pen.button(place, &answer.button).clicked() {
                asks.push(answer.ask.clone());
            }
        }
        let at = pos2(inner.left() + 8.0 + 0.5 * MARK, words.center().y);
        let place = Rect::from_center_size(at, vec2(MARK, MARK));
        mark(pen.ui.painter(), place, Mark::Warning, colour);
        let said = Words::bold(self.words.clone());
        let sizes = [
            (text::BUTTON, 1),
            (text::SENTENCE, 2),
            (text::STATE, 2),
            (text::STATE, 3),
            (text::LOG, 4),
        ];
        let galley = sizes.iter().find_map(|(size, rows)| {
            let galley = pen.lay_out(&said, *size, None, (words.width(), *rows));
            (!galley.elided && galley.size().y <= words.height() + 2.0).then_some(galley)
        });
        let galley =
            galley.unwrap_or_else(|| pen.lay_out(&said, text::CAPTION, None, (words.width(), 4)));
        let at = pos2(words.left(), words.center().y - 0.5 * galley.size().y);
        let place = pen.draw_galley(at, Align2::LEFT_TOP, galley);
        pen.name(place, &self.words);
    }

    /// The question with this line in its sentence's place, where there is no room for a line of its own.
    pub fn within(&self, question: &Question) -> Question {
        let mut question = question.clone();
        question.detail = Words::default().with(self.words.clone(), Weight::Bold, Tone::Warning);
        question
            .answers
            .extend(self.answer.clone().map(Answer::link));
        question
    }
}
