//! What the games without a picture of the table share: a headline that is read from three metres with small keys
//! beside it, and the final scores.

use eframe::egui::{Align2, Pos2, Rect, pos2, vec2};

use super::ask::{Answer, Ask};
use super::button::Button;
use super::panel::Question;
use super::panel::players::short_name;
use super::panel::question::row_ui;
use super::pen::Pen;
use super::seat_frame::Strip;
use super::theme::{ANSWER_HEIGHT, FINISH_HEIGHT, GAP, PART_HEIGHT, Weight, text};
use super::tongue::tell;
use super::words::{Tone, Words};

/// Narrower than this the small keys stand below the question.
const LEAST_FOR_LINKS: f32 = 480.0;
/// Room that the small keys take below a question.
pub const LINKS_HEIGHT: f32 = 28.0;

/// True where the small keys stand below the question and not beside its headline.
pub fn has_links_below(width: f32) -> bool {
    width < LEAST_FOR_LINKS
}

/// A number with its sign: "+5", "−4", "0".
pub fn signed(number: i32) -> String {
    match number {
        1.. => format!("+{number}"),
        _ => plain(number),
    }
}

/// A number with a minus as wide as a plus: "5", "−4".
pub fn plain(number: i32) -> String {
    number.to_string().replace('-', "−")
}

/// The button of an answer without its own words, where only its key is drawn.
pub fn cap_alone(answer: &Answer) -> Button {
    Button {
        said_as: answer.button.spoken(),
        label: String::new(),
        sub: String::new(),
        ..answer.button.clone()
    }
}

/// Where the small keys of a question stand.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Links {
    /// Beside the headline, so far from the right end.
    Beside(f32),
    /// In a line of their own with this middle; so far from the right end of the headline is kept free.
    Below(f32, f32),
}

impl Question {
    /// Headline, sentence and small keys within `rect`. Words become smaller, and then are cut, rather than leave it.
    pub fn head_ui(&self, pen: &mut Pen<'_>, rect: Rect, links: Links, asks: &mut Vec<Ask>) {
        let is_low = rect.height() < 76.0;
        let is_long = || {
            let galley = pen.lay_out(&self.detail, text::CAPTION, None, (rect.width(), 1));
            galley.elided
        };
        // A sentence of two rows needs the room above the headline.
        let is_tight = rect.height() < 52.0 || is_low && is_long();
        let line = rect.top() + if is_tight { 16.0 } else { 22.0 };
        let (right, end) = match links {
            Links::Beside(right) => {
                let at = pos2(rect.right() - right, line);
                (right, self.links_ui(pen, at, asks) - 16.0)
            }
            Links::Below(middle, right) => {
                self.links_ui(pen, pos2(rect.right(), middle), asks);
                (right, rect.right() - right)
            }
        };
        let room = end - rect.left();
        if is_low && self.one_line_ui(pen, pos2(rect.left(), line), room) {
            return;
        }
        let sizes: &[f32] = if is_low {
            &[text::PROMPT, text::NAME, text::SENTENCE, text::STATE]
        } else {
            &[text::BOARD, text::PROMPT, text::NAME]
        };
        let words = &self.headline;
        let fits = |size: f32| !pen.lay_out(words, size, None, (room, 1)).elided;
        let below = match sizes.iter().copied().find(|size| fits(*size)) {
            Some(size) => {
                pen.say(
                    pos2(rect.left(), line),
                    Align2::LEFT_CENTER,
                    words,
                    size,
                    room,
                );
                line + if is_low { 14.0 } else { 24.0 }
            }
            None => {
                let size = if is_low { text::LOG } else { text::SENTENCE };
                let at = rect.left_top();
                let said = pen.say_rows(at, Align2::LEFT_TOP, words, size, (room, 2));
                // The sentence runs below the small keys, never through them.
                let keys = match links {
                    Links::Beside(_) => line + 14.0,
                    Links::Below(..) => rect.top(),
                };
                said.bottom().max(keys)
            }
        };
        let place = Rect::from_min_max(
            pos2(rect.left(), below),
            pos2(rect.right() - right, rect.bottom()),
        );
        self.detail_ui(pen, place);
    }

    /// Headline and sentence in one line, where both fit it whole; false when they do not.
    fn one_line_ui(&self, pen: &mut Pen<'_>, left_centre: Pos2, room: f32) -> bool {
        let limits = (f32::INFINITY, 1);
        let quiet = self.detail.clone().toned(Tone::Quiet);
        let headline = pen.lay_out(&self.headline, text::BOARD, None, limits);
        let detail = pen.lay_out(&quiet, text::STATE, None, limits);
        if headline.size().x + 24.0 + detail.size().x > room {
            return false;
        }
        let at = left_centre;
        pen.say(at, Align2::LEFT_CENTER, &self.headline, text::BOARD, room);
        let at = at + vec2(room, 0.0);
        pen.say(at, Align2::RIGHT_CENTER, &quiet, text::STATE, room);
        true
    }

    /// The sentence below the headline, as large as it fits whole.
    fn detail_ui(&self, pen: &mut Pen<'_>, rect: Rect) {
        const SIZES: [(f32, usize); 7] = [
            (text::SENTENCE, 1),
            (text::STATE, 1),
            (text::SENTENCE, 2),
            (text::STATE, 2),
            (text::LOG, 2),
            (text::CAPTION, 2),
            (text::CAPTION, 3),
        ];
        if self.detail.text().is_empty() || rect.height() < text::CAPTION {
            return;
        }
        let limits = |rows: usize| (rect.width(), rows);
        let fitting = SIZES.iter().copied().find(|(size, rows)| {
            let galley = pen.lay_out(&self.detail, *size, None, limits(*rows));
            !galley.elided && galley.size().y <= rect.height() + 4.0
        });
        let line = 1.36 * text::CAPTION;
        let most = ((rect.height() + 4.0) / line).floor().max(1.0) as usize;
        let (size, rows) = fitting.unwrap_or((text::CAPTION, most));
        pen.say_rows(
            rect.left_top(),
            Align2::LEFT_TOP,
            &self.detail,
            size,
            limits(rows),
        );
    }

    /// The answers that have a large button.
    pub fn large(&self) -> Vec<&Answer> {
        self.answers
            .iter()
            .filter(|answer| !answer.is_hidden && !answer.is_link)
            .collect()
    }
}

/// The question of a house rule: all of it, then each answer over the whole width with what speaks for it.
pub fn ruling_ui(pen: &mut Pen<'_>, rect: Rect, question: &Question, asks: &mut Vec<Ask>) {
    const SIZES: [(f32, usize); 4] = [
        (text::PROMPT, 1),
        (text::NAME, 2),
        (text::STATE, 3),
        (text::LOG, 4),
    ];
    pen.panel(rect);
    let is_small = rect.height() < 300.0;
    let inner = rect.shrink2(vec2(20.0, if is_small { 8.0 } else { 20.0 }));
    let line = pos2(inner.right(), inner.top() + 14.0);
    let end = question.links_ui(pen, line, asks) - 16.0;
    let room = end - inner.left();
    let words = &question.headline;
    let fits = |(size, rows): &&(f32, usize)| {
        let galley = pen.lay_out(words, *size, None, (room, *rows));
        !galley.elided && galley.size().y < 0.4 * inner.height()
    };
    let (size, rows) = SIZES.iter().find(fits).copied().unwrap_or((text::LOG, 4));
    let at = inner.left_top();
    let said = pen.say_rows(at, Align2::LEFT_TOP, words, size, (room, rows));
    let mut top = said.bottom() + 4.0;
    if !is_small {
        let at = pos2(inner.left(), top);
        let limits = (inner.width(), 2);
        let said = pen.say_rows(at, Align2::LEFT_TOP, &question.detail, text::STATE, limits);
        top = said.bottom() + 20.0;
    }
    let answers = question.large();
    let count = answers.len().max(1);
    let most = (RULING_HEIGHT + GAP) * count as f32 - GAP;
    let height = (inner.bottom() - top).min(most);
    let place = Rect::from_min_size(pos2(inner.left(), top), vec2(inner.width(), height));
    for (answer, place) in answers.iter().zip(self::rows(place, count)) {
        let mut button = answer.button.clone();
        button.is_left_aligned = true;
        if place.height() < 60.0 {
            button.hint = std::mem::take(&mut button.sub);
        }
        if pen.button(place, &button).clicked() {
            asks.push(answer.ask.clone());
        }
    }
}

/// Height of an answer with what speaks for it.
const RULING_HEIGHT: f32 = 104.0;

/// Buttons of one size in as many rows as `rect` needs for them to stay at least `least` points wide.
pub fn tiles(rect: Rect, count: usize, least: f32) -> Vec<Rect> {
    let most = ((rect.width() + GAP) / (least + GAP)).floor().max(1.0) as usize;
    let rows = count.div_ceil(most).max(1);
    let per_row = count.div_ceil(rows).max(1);
    let size = vec2(
        (rect.width() - GAP * (per_row - 1) as f32) / per_row as f32,
        (rect.height() - GAP * (rows - 1) as f32) / rows as f32,
    );
    (0..count)
        .map(|place| {
            let (row, column) = ((place / per_row) as f32, (place % per_row) as f32);
            let at = rect.min + vec2(column * (size.x + GAP), row * (size.y + GAP));
            Rect::from_min_size(at, size)
        })
        .collect()
}

/// Places side by side of one size.
pub fn columns(rect: Rect, count: usize) -> Vec<Rect> {
    let count = count.max(1);
    let width = (rect.width() - GAP * (count - 1) as f32) / count as f32;
    (0..count)
        .map(|place| {
            let x = rect.left() + place as f32 * (width + GAP);
            Rect::from_min_size(pos2(x, rect.top()), vec2(width, rect.height()))
        })
        .collect()
}

/// Places of one size, one above the other.
pub fn rows(rect: Rect, count: usize) -> Vec<Rect> {
    let count = count.max(1);
    let height = (rect.height() - GAP * (count - 1) as f32) / count as f32;
    (0..count)
        .map(|place| {
            let y = rect.top() + place as f32 * (height + GAP);
            Rect::from_min_size(pos2(rect.left(), y), vec2(rect.width(), height))
        })
        .collect()
}

/// The strip over the final scores: who has won, what comes next. Returns what is left below it.
pub fn finish_head_ui(
    pen: &mut Pen<'_>,
    rect: Rect,
    question: &Question,
    asks: &mut Vec<Ask>,
) -> Rect {
    let answers = question.large();
    let is_small = rect.width() < 800.0;
    let height = if is_small {
        FINISH_HEIGHT + ANSWER_HEIGHT - 8.0
    } else {
        FINISH_HEIGHT
    };
    let strip = Rect::from_min_size(
        rect.min,
        vec2(rect.width(), height.min(0.8 * rect.height())),
    );
    pen.panel(strip);
    let inner = strip.shrink2(vec2(24.0, 10.0));
    if is_small {
        let row = Rect::from_min_max(pos2(inner.left(), inner.bottom() - 56.0), inner.max);
        row_ui(pen, row, &answers, asks);
        let head = Rect::from_min_max(inner.min, pos2(inner.right(), row.top() - GAP));
        question.head_ui(pen, head, Links::Beside(0.0), asks);
    } else {
        let wanted: f32 = answers
            .iter()
            .map(|answer| pen.button_width(&answer.button) + 24.0 + GAP)
            .sum();
        let row = Rect::from_min_max(
            pos2(
                inner.right() - wanted.min(0.5 * inner.width()),
                strip.center().y - 36.0,
            ),
            pos2(inner.right(), strip.center().y + 36.0),
        );
        let head = Rect::from_min_max(inner.min, pos2(row.left() - 24.0, inner.bottom()));
        question.head_ui(pen, head, Links::Beside(0.0), asks);
        row_ui(pen, row, &answers, asks);
    }
    Rect::from_min_max(pos2(rect.left(), strip.bottom() + GAP), rect.max)
}

/// One player when a game is over.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Finish {
    /// The seat, from 0.
    pub seat: usize,
    /// The name, whole.
    pub name: String,
    /// True for those who have won.
    pub is_winner: bool,
    /// The final score, or what else counts.
    pub total: String,
    /// What the score is made of, each with its number; the last ones are of the whole match.
    pub parts: Vec<(String, String)>,
}

impl Finish {
    /// As one line of text.
    pub fn text(&self) -> String {
        let parts: Vec<String> = self
            .parts
            .iter()
            .map(|(what, number)| format!("{what} {number}"))
            .collect();
        let mark = if self.is_winner {
            tell!("board-won")
        } else {
            String::new()
        };
        format!(
            "{}: {} {mark} ({})",
            self.name,
            self.total,
            parts.join(", ")
        )
    }

    /// Draws it; `picture` draws what lies between the total and its parts.
    pub fn ui(&self, pen: &mut Pen<'_>, rect: Rect, picture: impl FnOnce(&mut Pen<'_>, Rect)) {
        pen.seat_frame(rect, self.seat, self.is_winner, Strip::Top);
        if rect.height() < 120.0 {
            return self.line_ui(pen, rect);
        }
        let (left, right) = (rect.left() + 16.0, rect.right() - 16.0);
        let top = rect.top() + 12.0;
        pen.seat_disc(pos2(left + 20.0, top + 28.0), 40.0, self.seat, &self.name);
        let room = right - left - 52.0;
        let sizes = [text::NAME, text::STATE, text::LOG];
        pen.say_name(
            pos2(left + 52.0, top + 18.0),
            &short_name(&self.name),
            &sizes,
            room,
        );
        if self.is_winner {
            let colour = pen.theme.success;
            pen.check(pos2(left + 60.0, top + 43.0), 14.0, colour);
            let won = Words::bold(tell!("board-won")).toned(Tone::Success);
            if room >= 64.0 {
                pen.say(
                    pos2(left + 76.0, top + 42.0),
                    Align2::LEFT_CENTER,
                    &won,
                    text::LOG,
                    room - 24.0,
                );
            }
        }
        let parts_height = PART_HEIGHT * self.parts.len() as f32;
        let has_room = rect.height() - parts_height > 190.0;
        let size = match (self.is_winner, has_room) {
            (true, true) => text::WINNING_TOTAL,
            (false, true) => text::SCORE,
            _ => text::BOARD,
        };
        let colour = if self.is_winner {
            pen.theme.success
        } else {
            pen.theme.text
        };
        let centre = top + 56.0 + if has_room { 48.0 } else { 18.0 };
        let at = pos2(rect.center().x, centre);
        let words = Words::bold(self.total.clone());
        let fits = |size: &f32| {
            let galley = pen.lay_out(&words, *size, None, (f32::INFINITY, 1));
            galley.size().x <= right - left
        };
        let sizes = [size, 0.75 * size, 0.5 * size, 0.375 * size];
        let size = sizes.into_iter().find(fits).unwrap_or(text::NAME);
        pen.number(at, Align2::CENTER_CENTER, &self.total, size, colour);
        let parts_top = (rect.bottom() - 8.0 - parts_height).max(centre + 24.0);
        let between = Rect::from_min_max(pos2(left, centre + 52.0), pos2(right, parts_top - GAP));
        if between.height() > 40.0 {
            picture(pen, between);
        }
        let lines = Rect::from_min_max(pos2(left, parts_top), pos2(right, rect.bottom() - 4.0));
        parts_ui(pen, lines, &self.parts);
    }

    fn line_ui(&self, pen: &mut Pen<'_>, rect: Rect) {
        let middle = rect.center().y + 4.0;
        pen.seat_disc(
            pos2(rect.left() + 24.0, middle),
            28.0,
            self.seat,
            &self.name,
        );
        let colour = if self.is_winner {
            pen.theme.success
        } else {
            pen.theme.text
        };
        let at = pos2(rect.right() - 8.0, middle);
        let words = Words::bold(self.total.clone());
        let most = rect.width() - 56.0;
        let fits = |size: &f32| {
            let galley = pen.lay_out(&words, *size, None, (f32::INFINITY, 1));
            galley.size().x <= most
        };
        let sizes = [text::PROMPT, text::STATE, text::CAPTION];
        let Some(size) = sizes.into_iter().find(fits) else {
            let place = Rect::from_center_size(at - vec2(16.0, 0.0), vec2(24.0, 24.0));
            pen.check(place.center(), 20.0, colour);
            return pen.name(place, &self.total);
        };
        let number = pen.number(at, Align2::RIGHT_CENTER, &self.total, size, colour);
        let room = number.left() - rect.left() - 52.0;
        let sizes = [text::STATE, text::LOG, text::CAPTION];
        if room > 24.0 {
            pen.say_name(
                pos2(rect.left() + 44.0, middle),
                &short_name(&self.name),
                &sizes,
                room,
            );
        }
    }
}

/// What a score is made of, line by line, each under a separator.
pub fn parts_ui(pen: &mut Pen<'_>, rect: Rect, parts: &[(String, String)]) {
    let step = (rect.height() / parts.len().max(1) as f32).clamp(20.0, PART_HEIGHT);
    let colour = pen.theme.text;
    for (place, (what, number)) in parts.iter().enumerate() {
        let y = rect.top() + step * place as f32;
        if y + step > rect.bottom() + 4.0 {
            return;
        }
        pen.separator(rect.left()..=rect.right(), y);
        let at = pos2(rect.right(), y + 0.5 * step);
        let size = if step < 24.0 {
            text::CAPTION
        } else {
            text::LOG
        };
        let said = pen.number(at, Align2::RIGHT_CENTER, number, size, colour);
        let words = Words::default().with(what.clone(), Weight::Regular, Tone::Plain);
        let room = said.left() - rect.left() - 4.0;
        let fits = !pen.lay_out(&words, size, None, (room, 1)).elided;
        let size = if fits { size } else { text::CAPTION };
        pen.say(
            pos2(rect.left(), y + 0.5 * step),
            Align2::LEFT_CENTER,
            &words,
            size,
            room,
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_their_sign() {
        assert_eq!(signed(5), "+5");
        assert_eq!(signed(0), "0");
        assert_eq!(signed(-12), "−12");
        assert_eq!(plain(7), "7");
    }

    #[test]
    fn tiles_share_a_place_without_overlapping() {
        let place = Rect::from_min_size(pos2(10.0, 20.0), vec2(608.0, 120.0));
        for count in 1..=24 {
            let tiles = tiles(place, count, 90.0);
            assert_eq!(tiles.len(), count);
            for (at, tile) in tiles.iter().enumerate() {
                assert!(place.expand(0.1).contains_rect(*tile), "{count}: {tile:?}");
                for other in &tiles[at + 1..] {
                    assert!(!tile.shrink(0.5).intersects(*other));
                }
            }
        }
    }
}
