//! A battle: two columns that add up, the gate between them.

use eframe::egui::{Align2, CornerRadius, Rect, Stroke, pos2, vec2};

use super::super::pen::Pen;
use super::super::shapes::{BadgeFill, badge, unknown_badge};
use super::super::theme::{AttributeShape, GAP, Weight, text};
use super::super::words::{Tone, Words};
use super::players::short_name;

/// One fighter's column.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Column {
    /// The seat, from 0.
    pub seat: usize,
    /// The player's name.
    pub player: String,
    /// The toy's name.
    pub toy: String,
    /// Its Attribute, if that is known.
    pub shape: Option<AttributeShape>,
    /// What adds up: words and number; no number yet is shown as a dash.
    pub lines: Vec<(String, Option<i32>)>,
    /// The total, once every line is known.
    pub total: Option<i32>,
    /// True when this total is larger.
    pub leads_by: Option<i32>,
}

/// What the battle shows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BattlePanel {
    /// "Gate 2".
    pub gate: String,
    /// True until it is turned over.
    pub is_face_down: bool,
    /// The card's name once flipped.
    pub card: Option<String>,
    /// What is known of the card.
    pub note: String,
    /// The two columns.
    pub columns: Vec<Column>,
}

impl BattlePanel {
    /// The battle as lines of text.
    pub fn text(&self) -> String {
        let mut lines = vec![format!(
            "battle on {}{}",
            self.gate,
            self.card
                .as_ref()
                .map_or(String::new(), |card| format!(" ({card})"))
        )];
        for column in &self.columns {
            let sum: Vec<String> = column
                .lines
                .iter()
                .map(|(words, number)| {
                    format!(
                        "{words} {}",
                        number.map_or("-".to_owned(), |n| n.to_string())
                    )
                })
                .collect();
            lines.push(format!(
                "{} {}: {} = {}",
                column.player,
                column.toy,
                sum.join(" + "),
                column
                    .total
                    .map_or("?".to_owned(), |total| total.to_string())
            ));
        }
        lines.join("\n")
    }

    /// Draws it.
    pub fn ui(&self, pen: &mut Pen<'_>, rect: Rect) {
        let gate_width = (rect.width() * 0.295).min(368.0);
        let side = 0.5 * (rect.width() - gate_width) - 2.0 * GAP;
        for (place, column) in self.columns.iter().take(2).enumerate() {
            let left = if place == 0 {
                rect.left()
            } else {
                rect.right() - side
            };
            column.ui(
                pen,
                Rect::from_min_size(pos2(left, rect.top()), vec2(side, rect.height())),
            );
        }
        let middle = Rect::from_min_size(
            pos2(rect.left() + side + 2.0 * GAP, rect.top()),
            vec2(gate_width, rect.height()),
        );
        pen.panel(middle);
        let (left, width) = (middle.left() + 25.0, middle.width() - 50.0);
        let caption = if self.is_face_down {
            format!("{}, face down", self.gate)
        } else {
            format!("{}, flipped", self.gate)
        };
        pen.say(
            pos2(left, middle.top() + 38.0),
            Align2::LEFT_CENTER,
            &Words::quiet(caption.to_uppercase()),
            text::CAPTION,
            width,
        );
        pen.say(
            pos2(left, middle.top() + 76.0),
            Align2::LEFT_CENTER,
            &Words::bold(self.card.clone().unwrap_or_else(|| self.gate.clone())),
            text::PROMPT,
            width,
        );
        pen.say_rows(
            pos2(left, middle.top() + 108.0),
            Align2::LEFT_TOP,
            &Words::quiet(self.note.clone()),
            text::STATE,
            (width, 8),
        );
    }
}

impl Column {
    fn ui(&self, pen: &mut Pen<'_>, rect: Rect) {
        let theme = pen.theme;
        let frame = if self.leads_by.is_some() {
            Stroke::new(2.0, theme.success)
        } else {
            theme.panel_stroke()
        };
        pen.panel_framed(rect, frame);
        let inner = rect.shrink(frame.width);
        let strip = Rect::from_min_size(inner.min, vec2(inner.width(), 8.0));
        pen.ui.painter().rect_filled(
            strip,
            CornerRadius {
                nw: 6,
                ne: 6,
                sw: 0,
                se: 0,
            },
            theme.seat(self.seat),
        );
        let (left, right) = (rect.left() + 25.0, rect.right() - 25.0);
        let badge_place =
            Rect::from_center_size(pos2(left + 28.0, rect.top() + 58.0), vec2(56.0, 56.0));
        let painter = pen.ui.painter().clone();
        match self.shape {
            Some(shape) => badge(&painter, &theme, badge_place, shape, BadgeFill::Filled),
            None => unknown_badge(&painter, &theme, badge_place, BadgeFill::Filled),
        }
        pen.say(
            pos2(left + 72.0, rect.top() + 44.0),
            Align2::LEFT_CENTER,
            &Words::bold(self.toy.clone()),
            text::PROMPT,
            right - left - 72.0,
        );
        pen.seat_disc(
            pos2(left + 84.0, rect.top() + 76.0),
            24.0,
            self.seat,
            &self.player,
        );
        pen.say(
            pos2(left + 104.0, rect.top() + 76.0),
            Align2::LEFT_CENTER,
            &Words::quiet(short_name(&self.player)),
            text::STATE,
            right - left - 104.0,
        );
        let mut y = rect.top() + 106.0;
        for (line, (words, number)) in self.lines.iter().enumerate() {
            if y + 44.0 > rect.bottom() - 110.0 {
                break;
            }
            pen.separator(left..=right, y);
            let tone = if number.is_some() {
                Tone::Plain
            } else {
                Tone::Quiet
            };
            let shown = match number {
                Some(number) if line > 0 && *number >= 0 => format!("+ {number}"),
                Some(number) => number.to_string(),
                None => "–".to_owned(),
            };
            let colour = pen.tone(tone);
            let place = pen.number(
                pos2(right, y + 22.0),
                Align2::RIGHT_CENTER,
                &shown,
                text::PROMPT,
                colour,
            );
            pen.say(
                pos2(left, y + 22.0),
                Align2::LEFT_CENTER,
                &Words::default().with(words.clone(), Weight::Regular, tone),
                text::SENTENCE,
                place.left() - left - 12.0,
            );
            y += 44.0;
        }
        let (total_size, total_tone) = match (self.total, self.leads_by) {
            (Some(_), Some(_)) => (text::WINNING_TOTAL, Tone::Plain),
            _ => (text::SCORE, Tone::Quiet),
        };
        let foot = pen.theme.line;
        let stroke = if self.leads_by.is_some() {
            Stroke::new(3.0, pen.theme.success)
        } else {
            Stroke::new(3.0, foot)
        };
        pen.ui.painter().hline(left..=right, y, stroke);
        let middle = 0.5 * (y + rect.bottom());
        let colour = pen.tone(total_tone);
        let shown = self.total.map_or("–".to_owned(), |total| total.to_string());
        pen.number(
            pos2(right, middle),
            Align2::RIGHT_CENTER,
            &shown,
            total_size,
            colour,
        );
        let words = match self.leads_by {
            Some(by) => {
                Words::default().with(format!("leads by {by}"), Weight::Bold, Tone::Success)
            }
            None => Words::quiet("total"),
        };
        pen.say(
            pos2(left, middle),
            Align2::LEFT_CENTER,
            &words,
            text::BUTTON,
            0.5 * (right - left),
        );
    }
}
