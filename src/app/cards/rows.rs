//! A page of rows within the cards: headings, sentences, fields, choices and buttons, with a card beside them where one is
//! looked at.

use eframe::egui::{Align2, Id, Rect, pos2, vec2};

use super::super::ask::{Answer, Ask};
use super::super::field::Field;
use super::super::page::{
    LEAST_FOR_COLUMNS, Radio, Title, button, buttons, feet_height, heading, in_panel, problem,
    scrolling, sentence,
};
use super::super::pen::Pen;
use super::super::texts::Texts;
use super::super::theme::{GAP, LEAST_PRESSED, MARGIN, Weight, text};
use super::super::words::Words;
use super::photo::Photo;
use super::reading::{Sizes, card_ui};
use crate::rules::cards::Card;
use crate::rules::kaboodl::Grid;

/// Height of a field for several lines.
const LINES_HEIGHT: f32 = 132.0;
/// The share of a wide screen that the rows take where a card stands beside them.
const ROWS_SHARE: f32 = 0.56;
/// Rows alone are no wider: longer lines are not read at a glance.
const WIDEST: f32 = 960.0;
/// A short field is no narrower, in points.
const LEAST_FIELD: f32 = 150.0;

/// A field to type into.
#[derive(Debug, Clone, PartialEq)]
pub struct RowField {
    /// What it is called.
    pub label: String,
    /// Which of the app's texts it edits.
    pub slot: String,
    /// What stands in it while it is empty.
    pub hint: String,
    /// How many letters fit in.
    pub longest: usize,
    /// True when something is wrong with what stands in it.
    pub is_wrong: bool,
}

/// One row.
#[derive(Debug, Clone, PartialEq)]
pub enum PageRow {
    /// A heading.
    Heading(String),
    /// A sentence.
    Words(Words),
    /// What is wrong.
    Problem(String),
    /// What came of something that was asked for, and whether it went wrong: it comes into view when it is new.
    Told(String, bool),
    /// Fields side by side; those that do not fit go to further rows.
    Fields(Vec<RowField>),
    /// A field for several lines.
    Lines(RowField),
    /// What is chosen, and what it can be.
    Choice(String, Vec<Radio>),
    /// Buttons side by side.
    Buttons(Vec<Answer>),
}

impl PageRow {
    fn text(&self) -> String {
        match self {
            Self::Heading(words) => format!("# {words}"),
            Self::Words(words) => words.text(),
            Self::Problem(words) | Self::Told(words, true) => format!("! {words}"),
            Self::Told(words, false) => words.clone(),
            Self::Fields(fields) => {
                let labels: Vec<&str> = fields.iter().map(|field| field.label.as_str()).collect();
                format!("{}: ____", labels.join(", "))
            }
            Self::Lines(field) => format!("{}: ____", field.label),
            Self::Choice(label, choices) => {
                let choices: Vec<String> = choices.iter().map(Radio::text).collect();
                format!("{label}: {}", choices.join(" "))
            }
            Self::Buttons(answers) => in_text(answers),
        }
    }
}

fn in_text(answers: &[Answer]) -> String {
    let words = |answer: &Answer| {
        let button = &answer.button;
        button.text()
    };
    answers.iter().map(words).collect::<Vec<_>>().join(" ")
}

/// A card that is looked at beside the rows.
#[derive(Debug, Clone, PartialEq)]
pub struct Beside {
    /// The card.
    pub card: Card,
    /// Its own picture.
    pub photo: Option<Photo>,
    /// The creatures and colours that are drawn on Kaboodl cards.
    pub grid: Grid,
}

/// A page of rows.
#[derive(Debug, Clone, PartialEq)]
pub struct RowsPage {
    /// The top of it.
    pub title: Title,
    /// The rows.
    pub rows: Vec<PageRow>,
    /// What can be done, always in view.
    pub feet: Vec<Answer>,
    /// The card beside the rows.
    pub beside: Option<Box<Beside>>,
    /// Pages of one name are scrolled as one.
    pub name: &'static str,
}

impl RowsPage {
    /// It as lines of text.
    pub fn text(&self) -> String {
        let mut lines = vec![self.title.text()];
        lines.extend(self.rows.iter().map(PageRow::text));
        lines.push(in_text(&self.feet));
        if let Some(beside) = &self.beside {
            lines.push(format!("> {}", beside.card.name));
            lines.extend(super::view::lines_of(&beside.card));
            lines.extend(beside.photo.map(|_| "with a picture".to_owned()));
        }
        lines.join("\n")
    }

    /// The answers that keys reach.
    pub fn answers(&self) -> Vec<Answer> {
        let mut answers = vec![self.title.back.clone()];
        for row in &self.rows {
            match row {
                PageRow::Choice(_, choices) => {
                    answers.extend(choices.iter().map(|radio| radio.answer.clone()));
                }
                PageRow::Buttons(buttons) => answers.extend(buttons.iter().cloned()),
                _ => {}
            }
        }
        answers.extend(self.feet.iter().cloned());
        answers
    }

    /// Draws it; true while a field has the keyboard.
    pub(in crate::app) fn ui(
        &self,
        pen: &mut Pen<'_>,
        screen: Rect,
        texts: &mut Texts,
        asks: &mut Vec<Ask>,
    ) -> bool {
        let below = self.title.ui(pen, screen, asks).shrink(MARGIN);
        let mut is_typing = false;
        if screen.width() < LEAST_FOR_COLUMNS {
            scrolling(pen, below, self.name, |pen, place| {
                let place = Rect::from_min_max(place.min, place.max - vec2(12.0, 0.0));
                let (y, typing) = self.rows_ui(pen, place, texts, asks);
                is_typing |= typing;
                let mut y = buttons(pen, place, y + GAP, &self.feet, asks);
                if let Some(beside) = &self.beside {
                    let at = Rect::from_min_max(pos2(place.left(), y + GAP), place.max);
                    y += GAP + beside.ui(pen, at);
                }
                y - place.top()
            });
            return is_typing;
        }
        let Some(beside) = &self.beside else {
            let width = below.width().min(WIDEST);
            let feet = feet_height(pen, width, &self.feet);
            let middle = below.center().x;
            let place = Rect::from_min_max(
                pos2(middle - 0.5 * width, below.top()),
                pos2(middle + 0.5 * width, below.bottom() - feet),
            );
            is_typing |= self.scrolled(pen, place, texts, asks);
            let foot = Rect::from_min_max(
                pos2(place.left(), place.bottom() + GAP),
                pos2(place.right(), below.bottom()),
            );
            buttons(pen, foot, foot.top(), &self.feet, asks);
            return is_typing;
        };
        let mut rows = below;
        rows.set_right(below.left() + ROWS_SHARE * below.width());
        is_typing |= self.scrolled(pen, rows, texts, asks);
        let rest = Rect::from_min_max(pos2(rows.right() + MARGIN, below.top()), below.max);
        let feet = feet_height(pen, rest.width(), &self.feet);
        let room = Rect::from_min_max(rest.min, pos2(rest.right(), rest.bottom() - feet));
        scrolling(pen, room, "card beside rows", |pen, place| {
            beside.ui(pen, place)
        });
        let foot = Rect::from_min_max(pos2(rest.left(), room.bottom() + GAP), rest.max);
        buttons(pen, foot, foot.top(), &self.feet, asks);
        is_typing
    }

    fn scrolled(
        &self,
        pen: &mut Pen<'_>,
        place: Rect,
        texts: &mut Texts,
        asks: &mut Vec<Ask>,
    ) -> bool {
        let mut is_typing = false;
        scrolling(pen, place, self.name, |pen, place| {
            in_panel(pen, place, |pen, inner| {
                let inner = Rect::from_min_max(inner.min, inner.max - vec2(12.0, 0.0));
                let (y, typing) = self.rows_ui(pen, inner, texts, asks);
                is_typing = typing;
                y - inner.top()
            })
        });
        is_typing
    }

    fn rows_ui(
        &self,
        pen: &mut Pen<'_>,
        place: Rect,
        texts: &mut Texts,
        asks: &mut Vec<Ask>,
    ) -> (f32, bool) {
        let (mut y, mut is_typing) = (place.top(), false);
        for row in &self.rows {
            match row {
                PageRow::Heading(words) => {
                    let more = if y > place.top() { GAP } else { 0.0 };
                    y = heading(pen, place, y + more, words);
                }
                PageRow::Words(words) => y = sentence(pen, place, y, words, (text::STATE, 6)),
                PageRow::Problem(words) => y = problem(pen, place, y, words) + GAP,
                PageRow::Told(words, is_bad) => {
                    let top = y;
                    y = if *is_bad {
                        problem(pen, place, y, words) + GAP
                    } else {
                        sentence(pen, place, y, &Words::bold(words.clone()), (text::STATE, 6))
                    };
                    let rect = Rect::from_x_y_ranges(place.x_range(), top..=y);
                    show_when_new(pen, rect, "told", words);
                }
                PageRow::Fields(fields) => {
                    let (bottom, typing) = fields_ui(pen, place, y, fields, texts);
                    y = bottom;
                    is_typing |= typing;
                }
                PageRow::Lines(field) => {
                    let rect = Rect::from_min_size(
                        pos2(place.left(), label_ui(pen, place, y, &field.label)),
                        vec2(place.width(), LINES_HEIGHT),
                    );
                    is_typing |= pen.lines_field(rect, &field.field(), texts);
                    y = rect.bottom() + GAP;
                }
                PageRow::Choice(label, choices) => {
                    // A list without a label is one that arrows go through.
                    let follows = label.is_empty();
                    y = label_ui(pen, place, y, label);
                    y = choices_ui(pen, place, y, (choices, follows), asks);
                }
                PageRow::Buttons(answers) => y = buttons(pen, place, y, answers, asks),
            }
        }
        (y, is_typing)
    }
}

impl RowField {
    fn field(&self) -> Field<'_> {
        Field {
            slot: &self.slot,
            label: &self.label,
            hint: &self.hint,
            size: text::SENTENCE,
            weight: Weight::Regular,
            longest: self.longest,
            is_wrong: self.is_wrong,
        }
    }
}

impl Beside {
    /// Draws it in a panel; gives the height of that.
    fn ui(&self, pen: &mut Pen<'_>, place: Rect) -> f32 {
        in_panel(pen, place, |pen, inner| {
            let inner = Rect::from_min_max(inner.min, inner.max - vec2(12.0, 0.0));
            let name = Words::bold(self.card.name.clone());
            let y = sentence(pen, inner, inner.top(), &name, (text::CALL, 3));
            let below = Rect::from_min_max(pos2(inner.left(), y), inner.max);
            card_ui(
                pen,
                below,
                (&self.card, self.photo),
                &self.grid,
                Sizes::BESIDE,
            ) - inner.top()
        })
    }
}

fn label_ui(pen: &mut Pen<'_>, place: Rect, y: f32, label: &str) -> f32 {
    if label.is_empty() {
        return y;
    }
    pen.say(
        pos2(place.left(), y + 12.0),
        Align2::LEFT_CENTER,
        &Words::quiet(label),
        text::LOG,
        place.width(),
    );
    y + 24.0
}

/// Fields in as many columns as there is room for.
fn fields_ui(
    pen: &mut Pen<'_>,
    place: Rect,
    y: f32,
    fields: &[RowField],
    texts: &mut Texts,
) -> (f32, bool) {
    let most = ((place.width() + GAP) / (LEAST_FIELD + GAP))
        .floor()
        .max(1.0) as usize;
    let columns = fields.len().clamp(1, most);
    let width = (place.width() - GAP * (columns as f32 - 1.0)) / columns as f32;
    let (mut y, mut is_typing) = (y, false);
    for row in fields.chunks(columns) {
        let mut bottom = y;
        for (column, field) in row.iter().enumerate() {
            let left = place.left() + column as f32 * (width + GAP);
            let within = Rect::from_min_size(pos2(left, y), vec2(width, LEAST_PRESSED + 24.0));
            let top = label_ui(pen, within, y, &field.label);
            let rect = Rect::from_min_size(pos2(left, top), vec2(width, LEAST_PRESSED));
            is_typing |= pen.field(rect, &field.field(), texts);
            bottom = rect.bottom() + GAP;
        }
        y = bottom;
    }
    (y, is_typing)
}

/// Scrolls to what stands here when it is another than what stood there last.
fn show_when_new(pen: &mut Pen<'_>, rect: Rect, what: &str, id: &str) {
    let last = Id::unique(("the last of the rows", what));
    let now = Id::unique(id);
    let before = pen.ui.data_mut(|data| data.get_temp::<Id>(last));
    if before != Some(now) {
        pen.ui.data_mut(|data| data.insert_temp(last, now));
        pen.ui.scroll_to_rect(rect, None);
    }
}

/// Choices side by side, each as wide as its words, in as many rows as they need. Where the page follows, one that becomes
/// the chosen one is scrolled into view.
fn choices_ui(
    pen: &mut Pen<'_>,
    place: Rect,
    y: f32,
    (choices, follows): (&[Radio], bool),
    asks: &mut Vec<Ask>,
) -> f32 {
    let (mut x, mut y) = (place.left(), y);
    for choice in choices {
        let mut answer = choice.answer.clone();
        answer.button.is_chosen = choice.is_chosen;
        answer.button.is_strong = choice.is_chosen;
        let width = pen.button_width(&answer.button).min(place.width());
        if x > place.left() && x + width > place.right() {
            (x, y) = (place.left(), y + LEAST_PRESSED + GAP);
        }
        let rect = Rect::from_min_size(pos2(x, y), vec2(width, LEAST_PRESSED));
        button(pen, rect, &answer, asks);
        if follows && choice.is_chosen {
            show_when_new(pen, rect.expand(GAP), "chosen", &answer.button.id);
        }
        x = rect.right() + GAP;
    }
    y + LEAST_PRESSED + GAP
}
