//! Beside the picture: what lies on the table, and the last card flipped.

use eframe::egui::{Align2, Rect, pos2};

use super::super::pen::Pen;
use super::super::theme::{Weight, text};
use super::super::tongue::tell;
use super::super::words::{Tone, Words};
use super::battle::{NumberLook, NumberRow};

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

/// A card in large text: what the rules know of it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct CardText {
    /// "last card flipped".
    pub caption: String,
    /// Its name.
    pub name: String,
    /// What stands under the name.
    pub sub: String,
    /// The numbers for the Attributes.
    pub numbers: Vec<NumberRow>,
    /// What it does, one sentence a piece.
    pub text: Vec<String>,
}

impl CardText {
    /// The card as lines of text.
    pub fn text(&self) -> String {
        let mut lines = vec![format!("{}: {} ({})", self.caption, self.name, self.sub)];
        let numbers: Vec<String> = self
            .numbers
            .iter()
            .map(|row| format!("{} {}", row.name, row.amount))
            .collect();
        if !numbers.is_empty() {
            lines.push(numbers.join(", "));
        }
        lines.extend(self.text.iter().cloned());
        lines.join("\n")
    }

    /// Draws it from the top; returns where it ends.
    pub fn ui(&self, pen: &mut Pen<'_>, rect: Rect) -> f32 {
        let (left, right) = (rect.left() + 17.0, rect.right() - 17.0);
        pen.say(
            pos2(left, rect.top() + 30.0),
            Align2::LEFT_CENTER,
            &Words::quiet(self.caption.to_uppercase()),
            text::CAPTION,
            right - left,
        );
        let name = Rect::from_min_max(
            pos2(left, rect.top() + 44.0),
            pos2(right, rect.top() + 84.0),
        );
        let sizes = [(text::PROMPT, 1), (text::NAME, 1), (text::STATE, 2)];
        pen.say_fitting(name, &Words::bold(self.name.clone()), &sizes);
        pen.say(
            pos2(left, rect.top() + 94.0),
            Align2::LEFT_CENTER,
            &Words::quiet(self.sub.clone()),
            text::LOG,
            right - left,
        );
        let mut y = rect.top() + 116.0;
        for row in &self.numbers {
            if y + 40.0 > rect.bottom() - 16.0 {
                break;
            }
            row.ui(
                pen,
                Rect::from_min_max(pos2(left, y), pos2(right, y + 40.0)),
                NumberLook::Listed,
            );
            y += 40.0;
        }
        y += 8.0;
        for sentence in &self.text {
            let rows = ((rect.bottom() - 16.0 - y) / 27.0).floor();
            if rows < 1.0 {
                break;
            }
            let said = pen.say_rows(
                pos2(left, y),
                Align2::LEFT_TOP,
                &Words::plain(sentence.clone()),
                text::SENTENCE,
                (right - left, rows as usize),
            );
            y = said.bottom() + 8.0;
        }
        y
    }
}

/// What the column says.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct SidePanel {
    /// The card that was turned over or played last; it takes the place of the gates' details.
    pub card: Option<CardText>,
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
        let mut lines: Vec<String> = self.card.iter().map(CardText::text).collect();
        lines.push(self.heading.clone());
        for row in &self.rows {
            lines.push(format!(
                "{} ({}), {}'s: {}",
                row.title,
                row.tag,
                row.owner.1,
                if row.standing.is_empty() {
                    tell!("bakugan-empty")
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
        if let Some(card) = &self.card {
            card.ui(pen, rect);
            return;
        }
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
                &Words::quiet(tell!(
                    "bakugan-laid-by",
                    name = super::players::short_name(&row.owner.1)
                )),
                text::LOG,
                right - left - 32.0,
            );
            let standing = if row.standing.is_empty() {
                vec![Words::quiet(tell!("bakugan-nobody-stands"))]
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
