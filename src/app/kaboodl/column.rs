//! One player's column: the score with its parts, the cards won, cards that score together side by side.

use eframe::egui::{Align2, Rect, Stroke, pos2, vec2};

use super::super::art::kaboodl as art;
use super::super::board::{parts_ui, plain, signed};
use super::super::panel::players::short_name;
use super::super::pen::Pen;
use super::super::seat_frame::Strip;
use super::super::theme::{KABOODL_MINI_CARD, PART_HEIGHT, Weight, text};
use super::super::tongue::tell;
use super::super::words::{Tone, Words};
use super::GridCard;

/// Lower than this a player is one line.
const LEAST_FOR_CARDS: f32 = 116.0;
/// Lower than this the parts of the score stand in one line.
const LEAST_FOR_PARTS: f32 = 240.0;
/// A name keeps so much room beside the score.
const LEAST_NAME: f32 = 64.0;
/// Gap between collected cards.
const CARD_GAP: f32 = 6.0;

/// A card that a player has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct HeldCard {
    /// Its place in the grid.
    pub place: usize,
    /// True when it counts in a set.
    pub is_in_set: bool,
}

/// One part of a score.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ScoreLine {
    /// What it is for: "three with 1 dot".
    pub what: String,
    /// The same where there is little room: "sets".
    pub short: String,
    /// How many points.
    pub points: i32,
}

/// One player's column.
#[derive(Debug, Clone, PartialEq)]
pub struct KaboodlColumn {
    /// The seat, from 0.
    pub seat: usize,
    /// The name, whole.
    pub name: String,
    /// "must discard", "next".
    pub state: String,
    /// True for the player who is asked.
    pub is_active: bool,
    /// The points of the round under way.
    pub score: i32,
    /// The points over all rounds, where the match has several.
    pub match_score: Option<i32>,
    /// What the score is made of.
    pub parts: Vec<ScoreLine>,
    /// The score if the steals that wait stand, where that makes a difference.
    pub if_steals_stand: Option<i32>,
    /// The cards that the player has, cards that score together side by side.
    pub cards: Vec<HeldCard>,
}

impl KaboodlColumn {
    /// As one line of text.
    pub fn text(&self) -> String {
        let parts: Vec<String> = self
            .parts
            .iter()
            .map(|line| format!("{} {}", line.what, signed(line.points)))
            .collect();
        let mark = if self.is_active { "> " } else { "" };
        let of_match = self.match_score.map_or(String::new(), |score| {
            format!(" ({})", tell!("kaboodl-of-match", points = score))
        });
        let stands = self.if_steals_stand.map_or(String::new(), |score| {
            format!("; {} {}", tell!("kaboodl-if-it-stands"), plain(score))
        });
        format!(
            "{mark}{}: {}{of_match} ({}) = {}{stands}",
            self.name,
            plain(self.score),
            self.state,
            parts.join(", ")
        )
    }

    /// Draws it as large as its place allows.
    pub fn ui(&self, pen: &mut Pen<'_>, rect: Rect, grid: &[GridCard]) {
        pen.seat_frame(rect, self.seat, self.is_active, Strip::Top);
        if rect.height() < LEAST_FOR_CARDS {
            self.line_ui(pen, rect);
        } else if rect.height() < LEAST_FOR_PARTS {
            self.low_ui(pen, rect, grid);
        } else {
            self.high_ui(pen, rect, grid);
        }
    }

    /// Disc, name, score.
    fn line_ui(&self, pen: &mut Pen<'_>, rect: Rect) {
        let middle = rect.center().y + 4.0;
        let disc = (rect.height() - 16.0).min(32.0);
        let at = pos2(rect.left() + 8.0 + 0.5 * disc, middle);
        pen.seat_disc(at, disc, self.seat, &self.name);
        let colour = pen.theme.text;
        let number = pen.number(
            pos2(rect.right() - 8.0, middle),
            Align2::RIGHT_CENTER,
            &plain(self.score),
            text::PROMPT,
            colour,
        );
        let left = rect.left() + disc + 16.0;
        let room = number.left() - left - 4.0;
        if room > 40.0 {
            let sizes = [text::NAME, text::STATE, text::LOG, text::CAPTION];
            pen.say_name(pos2(left, middle), &short_name(&self.name), &sizes, room);
        }
    }

    /// Disc, name and state, with the score on the right; returns where that ends.
    fn head_ui(&self, pen: &mut Pen<'_>, rect: Rect, (disc, largest): (f32, f32)) -> f32 {
        let (left, right) = (rect.left() + 16.0, rect.right() - 16.0);
        let middle = rect.top() + 12.0 + 0.5 * largest;
        let score = plain(self.score);
        let colour = pen.theme.text;
        // A long score becomes smaller before it takes the place of name and state.
        let state = if self.is_active {
            Words::default().with(self.state.clone(), Weight::Bold, Tone::Accent)
        } else {
            Words::quiet(self.state.clone())
        };
        let wide =
            |words: &Words, size: f32| pen.lay_out(words, size, None, (f32::INFINITY, 1)).size().x;
        let number = Words::bold(score.clone());
        let state_width = wide(&state, text::CAPTION);
        let room = |size: f32| right - left - disc - 16.0 - wide(&number, size);
        let sizes = [largest, 0.875 * largest, 0.75 * largest];
        let small = [0.75 * largest, text::BOARD, text::PROMPT];
        let size = sizes
            .into_iter()
            .find(|size| room(*size) >= state_width.max(LEAST_NAME))
            .or_else(|| {
                let mut small = small.into_iter();
                small.find(|size| room(*size) >= LEAST_NAME)
            })
            .unwrap_or(text::PROMPT);
        let at = pos2(right, middle - 2.0);
        let digits = pen.number(at, Align2::RIGHT_CENTER, &score, size, colour);
        pen.seat_disc(pos2(left + 0.5 * disc, middle), disc, self.seat, &self.name);
        let words_left = left + disc + 8.0;
        let room = digits.left() - 8.0 - words_left;
        let has_state = !self.state.is_empty();
        let name_at = pos2(words_left, middle - if has_state { 9.0 } else { 0.0 });
        let sizes = [
            text::NAME,
            text::SENTENCE,
            text::STATE,
            text::LOG,
            text::CAPTION,
        ];
        pen.say_name(name_at, &short_name(&self.name), &sizes, room);
        if has_state {
            let at = pos2(words_left, middle + 14.0);
            pen.say(at, Align2::LEFT_CENTER, &state, text::CAPTION, room);
        }
        rect.top() + 12.0 + largest
    }

    /// A column with room for every part of the score on a line of its own.
    fn high_ui(&self, pen: &mut Pen<'_>, rect: Rect, grid: &[GridCard]) {
        let below = self.head_ui(pen, rect, (40.0, 64.0)) + 4.0;
        let (left, right) = (rect.left() + 16.0, rect.right() - 16.0);
        let mut lines: Vec<(String, String)> = self
            .parts
            .iter()
            .map(|line| (line.what.clone(), signed(line.points)))
            .collect();
        if let Some(score) = self.match_score {
            lines.push((tell!("kaboodl-whole-match"), plain(score)));
        }
        let count = lines.len() + usize::from(self.if_steals_stand.is_some());
        let step = if count > 4 { 24.0 } else { PART_HEIGHT };
        let height = step * count as f32;
        let top = rect.bottom() - 8.0 - height;
        self.cards_ui(
            pen,
            Rect::from_min_max(pos2(left, below), pos2(right, top - 8.0)),
            grid,
        );
        let foot = top + step * lines.len() as f32;
        let place = Rect::from_min_max(pos2(left, top), pos2(right, foot));
        parts_ui(pen, place, &lines);
        if let Some(score) = self.if_steals_stand {
            pen.separator(left..=right, foot);
            self.stands_ui(pen, (left, right, foot + 0.5 * step), score);
        }
    }

    fn stands_ui(&self, pen: &mut Pen<'_>, (left, right, y): (f32, f32, f32), score: i32) {
        let colour = pen.theme.warning;
        let at = pos2(right, y);
        let said = pen.number(at, Align2::RIGHT_CENTER, &plain(score), text::LOG, colour);
        let words = Words::plain(tell!("kaboodl-if-it-stands")).toned(Tone::Warning);
        let room = said.left() - left - 4.0;
        let fits = !pen.lay_out(&words, text::LOG, None, (room, 1)).elided;
        let size = if fits { text::LOG } else { text::CAPTION };
        pen.say(pos2(left, y), Align2::LEFT_CENTER, &words, size, room);
    }

    /// A low panel: head, one row of cards, the parts in one line.
    fn low_ui(&self, pen: &mut Pen<'_>, rect: Rect, grid: &[GridCard]) {
        let below = self.head_ui(pen, rect, (36.0, 44.0)) + 4.0;
        let (left, right) = (rect.left() + 16.0, rect.right() - 16.0);
        let foot = rect.bottom() - 16.0;
        self.cards_ui(
            pen,
            Rect::from_min_max(pos2(left, below), pos2(right, foot - 12.0)),
            grid,
        );
        let line = |full: bool| {
            let mut parts: Vec<(&str, i32)> = Vec::new();
            for line in self.parts.iter().filter(|line| full || line.points != 0) {
                match parts.iter_mut().find(|(short, _)| *short == line.short) {
                    Some((_, points)) => *points = points.saturating_add(line.points),
                    None => parts.push((&line.short, line.points)),
                }
            }
            let parts: Vec<String> = parts
                .into_iter()
                .map(|(short, points)| format!("{short} {}", signed(points)))
                .collect();
            parts.join(" · ")
        };
        let mut words = Words::plain(line(true));
        if pen
            .lay_out(&words, text::CAPTION, None, (right - left, 1))
            .elided
        {
            words = Words::plain(line(false));
        }
        if let Some(score) = self.if_steals_stand {
            let stands = format!("{} {}", tell!("kaboodl-if-it-stands"), plain(score));
            words = Words::bold(stands).toned(Tone::Warning);
        } else if let Some(score) = self.match_score {
            let of_match = tell!("kaboodl-of-match", points = score);
            words = words.with(format!("  {of_match}"), Weight::Bold, Tone::Plain);
        }
        pen.say(
            pos2(left, foot),
            Align2::LEFT_CENTER,
            &words,
            text::CAPTION,
            right - left,
        );
    }

    /// The cards that the player has, as large as they fit, in the middle of `rect`.
    pub fn centred_cards_ui(&self, pen: &mut Pen<'_>, rect: Rect, grid: &[GridCard]) {
        let row = self.cards.len() as f32 * (KABOODL_MINI_CARD.x + CARD_GAP) - CARD_GAP;
        let spare = (0.5 * (rect.width() - row)).max(0.0);
        self.cards_ui(pen, rect.shrink2(vec2(spare, 0.0)), grid);
    }

    fn cards_ui(&self, pen: &mut Pen<'_>, rect: Rect, grid: &[GridCard]) {
        if self.cards.is_empty() || rect.height() < 24.0 {
            return;
        }
        let count = self.cards.len();
        let shape = KABOODL_MINI_CARD.x / KABOODL_MINI_CARD.y;
        let width_in = |per_row: usize| {
            let rows = count.div_ceil(per_row) as f32;
            let width = (rect.width() - CARD_GAP * (per_row - 1) as f32) / per_row as f32;
            let height = (rect.height() - CARD_GAP * (rows - 1.0)) / rows;
            width.min(height * shape).min(KABOODL_MINI_CARD.x)
        };
        // The row takes the most cards of those that show them as large.
        let per_row = (1..=count)
            .max_by(|a, b| width_in(*a).total_cmp(&width_in(*b)))
            .unwrap_or(1);
        let width = width_in(per_row);
        let size = vec2(width, width / shape);
        for (place, held) in self.cards.iter().enumerate() {
            let Some(card) = grid.get(held.place) else {
                continue;
            };
            let (row, column) = ((place / per_row) as f32, (place % per_row) as f32);
            let at = rect.min + vec2((width + CARD_GAP) * column, (size.y + CARD_GAP) * row);
            let place = Rect::from_min_size(at, size);
            let frame = if card.is_wanted {
                Some(Stroke::new(2.0, pen.theme.warning))
            } else {
                held.is_in_set.then(|| Stroke::new(2.0, pen.theme.success))
            };
            let painter = pen.ui.painter().clone();
            art::mini_card(&painter, &pen.theme, place, &card.face(), frame);
            pen.name(place, &card.name);
        }
    }
}
