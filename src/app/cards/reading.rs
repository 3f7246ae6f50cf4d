//! One card: beside the list, and alone in letters that are read from three metres.

use eframe::egui::{Align2, Rect, StrokeKind, pos2, vec2};

use super::super::ask::Ask;
use super::super::bakugan::shape_of;
use super::super::page::{button, in_panel, scrolling, sentence};
use super::super::pen::Pen;
use super::super::shapes::{BadgeFill, badge};
use super::super::theme::{GAP, MARGIN, SMALL_RADIUS, text};
use super::super::tongue::tell;
use super::super::words::{Tone, Words};
use super::photo::Photo;
use super::picture::picture;
use super::view::{CardsPage, ground_of, what_it_is};
use crate::rules::cards::{Card, Number};
use crate::rules::kaboodl::Grid;

/// How large a card is shown.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Sizes {
    /// What it does, in points.
    words: f32,
    /// What it is, where it is, and what its words rest on, in points.
    beside: f32,
    /// The height of the drawing, in points.
    picture: f32,
    /// The height of a number's place, in points.
    number: f32,
}

impl Sizes {
    /// Beside the list.
    pub(super) const BESIDE: Self = Self {
        words: text::PROMPT,
        beside: text::STATE,
        picture: 150.0,
        number: 56.0,
    };
    /// Alone on a wide screen.
    const LARGE: Self = Self {
        words: text::BOARD,
        beside: text::PROMPT,
        picture: 300.0,
        number: 72.0,
    };
    /// Alone where there is little room.
    const NARROW: Self = Self {
        words: text::PROMPT,
        beside: text::PROMPT,
        picture: 140.0,
        number: 64.0,
    };
}

/// Two columns of numbers need this much, in points.
const LEAST_FOR_NUMBERS: f32 = 420.0;
/// No card's paragraph takes more rows.
const ROWS: usize = 12;

impl CardsPage {
    /// Draws the chosen card alone.
    pub(super) fn reading_ui(&self, pen: &mut Pen<'_>, below: Rect, asks: &mut Vec<Ask>) {
        let Some(card) = self.cards.chosen() else {
            return;
        };
        let card = &*card;
        let is_wide = below.width() >= super::super::page::LEAST_FOR_COLUMNS - 2.0 * MARGIN;
        let foot = Rect::from_min_max(pos2(below.left(), below.bottom() - 56.0), below.max);
        let room = Rect::from_min_max(below.min, pos2(below.right(), foot.top() - GAP));
        let width = 0.5 * (foot.width() - GAP);
        for (place, answer) in self.turns.iter().enumerate() {
            let left = foot.left() + place as f32 * (width + GAP);
            let rect = Rect::from_min_size(pos2(left, foot.top()), vec2(width, foot.height()));
            button(pen, rect, answer, asks);
        }
        let sizes = if is_wide { Sizes::LARGE } else { Sizes::NARROW };
        let grid = self.cards.library.grid();
        // Another card begins at its top.
        scrolling(pen, room, &format!("reading {}", card.id), |pen, place| {
            in_panel(pen, place, |pen, inner| {
                let inner = Rect::from_min_max(inner.min, inner.max - vec2(12.0, 0.0));
                card_ui(pen, inner, (card, self.photo), grid, sizes) - inner.top()
            })
        });
    }
}

/// Draws a card: its drawing at the right, beside it what it is and does, below its numbers and the rest. Gives where
/// what follows may begin.
pub(super) fn card_ui(
    pen: &mut Pen<'_>,
    place: Rect,
    (card, photo): (&Card, Option<Photo>),
    grid: &Grid,
    sizes: Sizes,
) -> f32 {
    // A picture of the card itself says more than a drawing, and is looked at closely.
    let height = sizes.picture * if photo.is_some() { 1.4 } else { 1.0 };
    let side = vec2(0.8 * height, height);
    let drawing = Rect::from_min_size(pos2(place.right() - side.x, place.top()), side);
    match photo {
        Some(photo) => {
            let shown = photo.ui(pen, drawing);
            pen.name(shown, &tell!("cards-photo-of", name = card.name.as_str()));
        }
        None => {
            let painter = pen.ui.painter().clone();
            picture(&painter, &pen.theme, drawing, &card.picture, grid);
        }
    }
    let beside = Rect::from_min_max(place.min, pos2(drawing.left() - MARGIN, place.bottom()));
    let is_beside = |y: f32| y < drawing.bottom();
    let at = |y: f32| if is_beside(y) { beside } else { place };
    let what = Words::quiet(what_it_is(card));
    let mut y = sentence(pen, beside, place.top(), &what, (sizes.beside, 3));
    if let Some(now) = &card.now {
        let now = Words::bold(now.clone()).toned(Tone::Accent);
        y = sentence(pen, at(y), y, &now, (sizes.beside, 4));
    }
    for (number, paragraph) in card.paragraphs.iter().enumerate() {
        let words = Words::plain(paragraph.words.clone());
        y = sentence(pen, at(y), y + GAP, &words, (sizes.words, ROWS)) - GAP;
        y = sentence(
            pen,
            at(y),
            y,
            &ground_of(card, paragraph),
            (sizes.beside, ROWS),
        );
        if number == 0 && !card.numbers.is_empty() {
            let room = if beside.width() < LEAST_FOR_NUMBERS {
                place
            } else {
                at(y)
            };
            let top = if room == place && is_beside(y) {
                drawing.bottom() + GAP
            } else {
                y + GAP
            };
            y = numbers_ui(pen, room, top, &card.numbers, sizes);
        }
    }
    y.max(drawing.bottom() + GAP)
}

/// Numbers in two columns, each with the mark of its Attribute.
fn numbers_ui(pen: &mut Pen<'_>, place: Rect, y: f32, numbers: &[Number], sizes: Sizes) -> f32 {
    let theme = pen.theme;
    let columns = if place.width() >= LEAST_FOR_NUMBERS {
        2
    } else {
        1
    };
    let width = (place.width() - GAP * (columns as f32 - 1.0)) / columns as f32;
    let mut bottom = y;
    for (number, shown) in numbers.iter().enumerate() {
        let (column, row) = ((number % columns) as f32, (number / columns) as f32);
        let min = pos2(
            place.left() + column * (width + GAP),
            y + row * (sizes.number + GAP),
        );
        let rect = Rect::from_min_size(min, vec2(width, sizes.number));
        bottom = rect.bottom();
        let painter = pen.ui.painter().clone();
        painter.rect(
            rect,
            SMALL_RADIUS,
            theme.raised,
            theme.panel_stroke(),
            StrokeKind::Inside,
        );
        let mut left = rect.left() + 12.0;
        if let Some(attribute) = shown.attribute {
            let side = 0.6 * sizes.number;
            let spot =
                Rect::from_min_size(pos2(left, rect.center().y - 0.5 * side), vec2(side, side));
            badge(
                &painter,
                &theme,
                spot,
                shape_of(attribute),
                BadgeFill::Filled,
            );
            left = spot.right() + 12.0;
        }
        let amount = pen.number(
            pos2(rect.right() - 16.0, rect.center().y),
            Align2::RIGHT_CENTER,
            &shown.amount.to_string(),
            sizes.words,
            theme.text,
        );
        let words = Words::plain(shown.what.clone());
        let room = amount.left() - GAP - left;
        // Narrow columns have smaller words before a word is cut.
        let size = [text::PROMPT, text::NAME, text::SENTENCE, text::LOG]
            .into_iter()
            .filter(|size| *size <= sizes.words)
            .find(|size| !pen.lay_out(&words, *size, None, (room, 1)).elided)
            .unwrap_or(text::LOG);
        pen.say(
            pos2(left, rect.center().y),
            Align2::LEFT_CENTER,
            &words,
            size,
            room,
        );
    }
    bottom + GAP
}
