//! Beside the picture: what lies on the table, and the last card flipped.

use eframe::egui::{Align2, Rect, pos2};

use super::super::pen::Pen;
use super::super::theme::{Weight, text};
use super::super::words::{Tone, Words};

/// One gate in the field.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SideRow {
    /// "Gate 2".
    pub title: String,
    /// A tag beside it: "face down", or the card's name once flipped.
    pub tag: String,
    /// Whose it is (seat from 0, name).
    pub owner: (usize, String),
    /// Who stands on it, in words.
    pub standing: Vec<String>,
    /// True when it is the one in question.
    pub in_question: bool,
}

/// What the column says.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct SidePanel {
    /// Its heading.
    pub heading: String,
    /// The gates, in order.
    pub rows: Vec<SideRow>,
    /// A sentence below.
    pub note: String,
}

impl SidePanel {
    /// The column as lines of text.
    pub fn text(&self) -> String {
        let mut lines = vec![self.heading.clone()];
        for row in &self.rows {
            lines.push(format!(
                "{} ({}), {}'s: {}",
                row.title,
                row.tag,
                row.owner.1,
                if row.standing.is_empty() {
                    "empty".to_owned()
                } else {
                    row.standing.join(", ")
                }
            ));
        }
        lines.push(self.note.clone());
        lines.join("\n")
    }

    /// Draws it.
    pub fn ui(&self, pen: &mut Pen<'_>, rect: Rect) {
        pen.panel(rect);
        let (left, right) = (rect.left() + 17.0, rect.right() - 17.0);
        pen.say(
            pos2(left, rect.top() + 30.0),
            Align2::LEFT_CENTER,
            &Words::quiet(self.heading.to_uppercase()),
            text::CAPTION,
            right - left,
        );
        let mut y = rect.top() + 50.0;
        for row in &self.rows {
            let tone = if row.in_question {
                Tone::Success
            } else {
                Tone::Plain
            };
            let title = pen.say(
                pos2(left, y + 16.0),
                Align2::LEFT_CENTER,
                &Words::default().with(row.title.clone(), Weight::Bold, tone),
                text::PROMPT,
                right - left,
            );
            if right - title.right() > 60.0 {
                let words = Words::plain(row.tag.clone());
                let width = pen
                    .lay_out(&words, text::CAPTION, None, (f32::INFINITY, 1))
                    .size()
                    .x;
                pen.tag(pos2(right - width - 16.0, y + 5.0), &row.tag);
            }
            pen.seat_disc(pos2(left + 12.0, y + 50.0), 24.0, row.owner.0, &row.owner.1);
            pen.say(
                pos2(left + 32.0, y + 50.0),
                Align2::LEFT_CENTER,
                &Words::quiet(format!("laid by {}", row.owner.1)),
                text::LOG,
                right - left - 32.0,
            );
            let standing = if row.standing.is_empty() {
                vec![Words::quiet("nobody stands here")]
            } else {
                row.standing
                    .iter()
                    .map(|words| Words::plain(words.clone()))
                    .collect()
            };
            y += 78.0;
            for words in standing {
                pen.say(
                    pos2(left, y),
                    Align2::LEFT_CENTER,
                    &words,
                    text::LOG,
                    right - left,
                );
                y += 24.0;
            }
            y += 4.0;
            pen.separator(left..=right, y);
            y += 12.0;
        }
        let room = ((rect.bottom() - 16.0 - y) / 25.0).floor();
        if room >= 1.0 && !self.note.is_empty() {
            pen.say_rows(
                pos2(left, y + 4.0),
                Align2::LEFT_TOP,
                &Words::quiet(self.note.clone()),
                text::STATE,
                (right - left, room as usize),
            );
        }
    }
}
