//! The page for those who watch, drawn at any size: every measure is for 1280 x 720 and grows with the place.

use eframe::egui::{Align2, Pos2, Rect, Stroke, StrokeKind, UiBuilder, pos2, vec2};

use super::super::art::{game_tile, kaboodl as art};
use super::super::kaboodl::GridCard;
use super::super::panel::TablePicture;
use super::super::pen::Pen;
use super::super::theme::{
    AUDIENCE_BANNER_HEIGHT, AUDIENCE_FOOT_LINE, AUDIENCE_MARGIN, DESIGN_SIZE, RADIUS, SMALL_RADIUS,
    text,
};
use super::super::words::{Tone, Words};
use super::{AudiencePage, AudiencePicture, AudienceScore};
use crate::rules::GameKind;

/// Columns of the Kaboodl grid.
const GRID_COLUMNS: usize = 4;
/// From one player to the next, where only two sit at the table.
const MOST_STEP: f32 = 216.0;

impl AudiencePage {
    /// Draws it over the whole of `place`.
    pub fn ui(&self, pen: &mut Pen<'_>, place: Rect) {
        let theme = pen.theme;
        let mut child = pen.ui.new_child(
            UiBuilder::new()
                .max_rect(place)
                .id_salt(("audience", self.scores.len())),
        );
        child.set_clip_rect(place.intersect(child.clip_rect()));
        let mut pen = Pen::new(&mut child, theme);
        pen.ui.painter().rect_filled(place, 0.0, theme.background);
        let scale = (place.width() / DESIGN_SIZE.x).min(place.height() / DESIGN_SIZE.y);
        let sheet = Sheet { place, scale };
        self.banner_ui(&mut pen, &sheet);
        let left = sheet.inside();
        if self.scores.is_empty() {
            self.picture_ui(&mut pen, left, scale);
            return;
        }
        let scores_width = scale * 560.0;
        let split = left.right() - scores_width - scale * 24.0;
        let call_height = if self.call.is_some() { 112.0 } else { 0.0 };
        let picture =
            Rect::from_min_max(left.min, pos2(split, left.bottom() - scale * call_height));
        self.picture_ui(&mut pen, picture, scale);
        if let Some(call) = &self.call {
            let rect = Rect::from_min_max(
                pos2(left.left(), left.bottom() - scale * 96.0),
                pos2(split, left.bottom()),
            );
            self.call_ui(&mut pen, rect, scale, call);
        }
        let count = self.scores.len() as f32;
        let room = Rect::from_min_max(pos2(split + scale * 24.0, left.top()), left.max);
        let step = (room.height() / count).min(scale * MOST_STEP);
        for (at, score) in self.scores.iter().enumerate() {
            let top = room.top() + at as f32 * step;
            let rect = Rect::from_min_size(
                pos2(room.left(), top),
                vec2(room.width(), step - scale * 8.0),
            );
            score.ui(&mut pen, rect, scale);
        }
    }

    fn banner_ui(&self, pen: &mut Pen<'_>, sheet: &Sheet) {
        let scale = sheet.scale;
        let theme = pen.theme;
        let place = sheet.place;
        let foot = place.top() + scale * AUDIENCE_BANNER_HEIGHT;
        let ground = Rect::from_min_max(place.min, pos2(place.right(), foot));
        pen.ui.painter().rect_filled(ground, 0.0, theme.panel);
        let line = Rect::from_min_max(
            pos2(place.left(), foot - scale * AUDIENCE_FOOT_LINE),
            ground.max,
        );
        let colour = self
            .seat
            .as_ref()
            .map_or(theme.accent, |(seat, _)| theme.seat(*seat));
        pen.ui.painter().rect_filled(line, 0.0, colour);
        let middle = 0.5 * (ground.top() + line.top());
        let mut x = place.left() + scale * AUDIENCE_MARGIN;
        if let Some((seat, name)) = &self.seat {
            let diameter = scale * 112.0;
            pen.seat_disc(pos2(x + 0.5 * diameter, middle), diameter, *seat, name);
            x += diameter + scale * 36.0;
        }
        let right = place.right() - scale * AUDIENCE_MARGIN;
        let facts = [
            (Words::bold(self.game.clone()), text::PROMPT, -16.0),
            (Words::quiet(self.fact.clone()), text::BUTTON, 16.0),
        ];
        let mut facts_left = right;
        for (words, size, down) in facts {
            if words.text().is_empty() {
                continue;
            }
            let at = pos2(right, middle + scale * down);
            let said = pen.say(
                at,
                Align2::RIGHT_CENTER,
                &words,
                scale * size,
                scale * 280.0,
            );
            facts_left = facts_left.min(said.left());
        }
        let sizes: Vec<f32> = [120.0, 104.0, 88.0, 72.0, 60.0, 48.0]
            .iter()
            .map(|size| scale * size)
            .collect();
        pen.say_name(
            pos2(x, middle),
            &self.headline,
            &sizes,
            facts_left - scale * 24.0 - x,
        );
    }

    fn picture_ui(&self, pen: &mut Pen<'_>, rect: Rect, scale: f32) {
        match &self.picture {
            AudiencePicture::Table(table) => {
                let table = TablePicture {
                    label_scale: scale,
                    ..TablePicture::clone(table)
                };
                table.still_ui(pen, rect);
            }
            AudiencePicture::Cards(cards) => grid_ui(pen, rect, scale, cards),
            AudiencePicture::Game(kind, words) => game_ui(pen, rect, scale, *kind, words),
        }
    }

    fn call_ui(&self, pen: &mut Pen<'_>, rect: Rect, scale: f32, call: &Words) {
        let colour = match self.call_tone {
            Tone::Plain => pen.theme.line,
            tone => pen.tone(tone),
        };
        pen.ui.painter().rect(
            rect,
            RADIUS,
            pen.theme.panel,
            Stroke::new(scale * 3.0, colour),
            StrokeKind::Inside,
        );
        let mut right = rect.right() - scale * 24.0;
        if !self.follows.is_empty() {
            let words = Words::bold(self.follows.clone()).toned(Tone::Warning);
            let said = pen.say(
                pos2(right, rect.center().y),
                Align2::RIGHT_CENTER,
                &words,
                scale * text::PROMPT,
                0.4 * rect.width(),
            );
            right = said.left() - scale * 16.0;
        }
        let left = rect.left() + scale * 24.0;
        let sizes = [
            (48.0, 1),
            (40.0, 1),
            (32.0, 1),
            (28.0, 2),
            (24.0, 2),
            (20.0, 3),
        ];
        let sizes = sizes.map(|(size, rows)| (scale * size, rows));
        let galley = pen
            .fitting(call, None, right - left, &sizes)
            .unwrap_or_else(|| pen.lay_out(call, scale * 18.0, None, (right - left, 3)));
        let at = pos2(left, rect.center().y - 0.5 * galley.size().y);
        let said = pen.draw_galley(at, Align2::LEFT_TOP, galley);
        pen.name(said, &call.text());
    }
}

/// Where the page stands, and how much larger than its design it is.
struct Sheet {
    place: Rect,
    scale: f32,
}

impl Sheet {
    /// What lies below the banner, without the margins.
    fn inside(&self) -> Rect {
        let margin = self.scale * AUDIENCE_MARGIN;
        Rect::from_min_max(
            self.place.min + vec2(margin, self.scale * (AUDIENCE_BANNER_HEIGHT + 24.0)),
            self.place.max - vec2(margin, margin),
        )
    }
}

impl AudienceScore {
    fn ui(&self, pen: &mut Pen<'_>, rect: Rect, scale: f32) {
        let theme = pen.theme;
        // Where many sit at the table everything in the row is smaller, and larger where only two do.
        let low = (rect.height() / (scale * 160.0)).min(1.2);
        let stroke = if self.is_active {
            Stroke::new(scale * 3.0, theme.accent)
        } else {
            theme.panel_stroke()
        };
        pen.panel_framed(rect, stroke);
        let strip = Rect::from_min_size(rect.min, vec2(scale * 16.0, rect.height()));
        pen.ui.painter().rect_filled(
            strip.shrink(stroke.width.min(3.0)),
            RADIUS,
            theme.seat(self.seat),
        );
        let diameter = scale * 72.0 * low.max(0.6);
        let middle = rect.center().y;
        let disc = pos2(rect.left() + scale * 77.0, middle);
        pen.seat_disc(disc, diameter, self.seat, &self.name);
        let digit = scale * 136.0 * low;
        let score = pen.number(
            pos2(rect.right() - scale * 32.0, middle),
            Align2::RIGHT_CENTER,
            &super::super::board::plain(self.score),
            digit,
            theme.text,
        );
        let mut right = score.left().min(rect.right() - scale * 118.0);
        // Where there is room the gates stand below the name, and the name has the whole line.
        let is_tall = rect.height() >= scale * 120.0;
        let second_line = middle + scale * 38.0;
        if let (Some((won, needed)), true) = (self.pips, is_tall) {
            let at = pos2(right - scale * 24.0, second_line);
            pips_ui(pen, at, (won, needed), 0.8 * scale);
        } else if let Some((won, needed)) = self.pips {
            right = pips_ui(
                pen,
                pos2(right - scale * 36.0, middle),
                (won, needed),
                scale,
            );
        }
        let left = rect.left() + scale * 137.0;
        let room = right - scale * 16.0 - left;
        let below: Vec<(String, bool)> = [
            (self.state.clone(), self.is_active),
            (self.whole_match.clone(), false),
        ]
        .into_iter()
        .filter(|(words, _)| !words.is_empty())
        .collect();
        let name_y = if below.is_empty() {
            middle
        } else {
            middle - scale * if is_tall { 26.0 } else { 17.0 * low.max(0.7) }
        };
        let sizes: Vec<f32> = [56.0, 48.0, 40.0, 32.0, 26.0]
            .iter()
            .map(|size| scale * size * low.max(0.7))
            .collect();
        pen.say_name(pos2(left, name_y), &self.name, &sizes, room);
        let mut x = left;
        for (words, is_now) in below {
            let words = if is_now {
                Words::bold(words).toned(Tone::Accent)
            } else {
                Words::quiet(words)
            };
            let line = if is_tall {
                second_line
            } else {
                middle + scale * 32.0 * low.max(0.7)
            };
            let at = pos2(x, line);
            let size = scale * text::BUTTON * low.max(0.7);
            let said = pen.say(
                at,
                Align2::LEFT_CENTER,
                &words,
                size,
                right - scale * 8.0 - x,
            );
            x = said.right() + scale * 20.0;
        }
    }
}

/// Gate cards won, as small cards filled from the left; gives where they begin.
fn pips_ui(pen: &mut Pen<'_>, right: Pos2, (won, needed): (usize, usize), scale: f32) -> f32 {
    let size = scale * vec2(27.0, 37.0);
    let step = scale * 40.0;
    let count = needed.max(won);
    let left = right.x - step * (count as f32 - 1.0) - size.x;
    let ink = pen.theme.text;
    let quiet = pen.theme.quiet;
    for pip in 0..count {
        let at = pos2(left + step * pip as f32, right.y - 0.5 * size.y);
        let rect = Rect::from_min_size(at, size);
        if pip < won {
            pen.ui.painter().rect_filled(rect, SMALL_RADIUS, ink);
        } else {
            pen.ui.painter().rect_stroke(
                rect,
                SMALL_RADIUS,
                Stroke::new(scale * 3.0, quiet),
                StrokeKind::Inside,
            );
        }
    }
    let all = Rect::from_min_max(
        pos2(left, right.y - 0.5 * size.y),
        pos2(right.x, right.y + 0.5 * size.y),
    );
    pen.name(all, &super::super::pen::gates_won(won, needed));
    left
}

/// The cards of Kaboodl as they lie, with a disc on each one that somebody has.
fn grid_ui(pen: &mut Pen<'_>, rect: Rect, scale: f32, cards: &[GridCard]) {
    let rows = cards.len().div_ceil(GRID_COLUMNS).max(1) as f32;
    let gap = scale * 8.0;
    let height = (rect.height() - gap * (rows - 1.0)) / rows;
    let width = (rect.width() - gap * (GRID_COLUMNS as f32 - 1.0)) / GRID_COLUMNS as f32;
    let theme = pen.theme;
    let painter = pen.ui.painter().clone();
    for (place, card) in cards.iter().enumerate() {
        let at = vec2(
            (place % GRID_COLUMNS) as f32 * (width + gap),
            (place / GRID_COLUMNS) as f32 * (height + gap),
        );
        let on_screen = Rect::from_min_size(rect.min + at, vec2(width, height));
        match &card.owner {
            None if !card.is_out => {
                art::mini_card(&painter, &theme, on_screen, &card.face(), None);
                pen.name(on_screen, &card.name);
            }
            owner => {
                let line = card.is_wanted.then_some(theme.warning);
                art::empty_place(&painter, &theme, on_screen, line);
                if let Some((seat, name)) = owner {
                    let disc = 0.5 * height.min(width);
                    let up = vec2(0.0, -0.12 * height);
                    pen.seat_disc(on_screen.center() + up, disc, *seat, name);
                    pen.say(
                        on_screen.center() + vec2(0.0, 0.32 * height),
                        Align2::CENTER_CENTER,
                        &Words::plain(name.clone()),
                        scale * text::SENTENCE,
                        width - scale * 12.0,
                    );
                }
            }
        }
    }
}

/// The game's own drawing over what is asked of the table now.
fn game_ui(pen: &mut Pen<'_>, rect: Rect, scale: f32, kind: GameKind, words: &str) {
    let theme = pen.theme;
    pen.panel(rect);
    let foot = scale * 96.0;
    let picture = Rect::from_min_max(
        rect.min + scale * vec2(24.0, 24.0),
        pos2(rect.right() - scale * 24.0, rect.bottom() - foot),
    );
    let painter = pen.ui.painter().clone();
    game_tile(&painter, &theme, picture, kind);
    let words = Words::bold(words);
    let room = rect.width() - scale * 48.0;
    let sizes = [(48.0, 1), (40.0, 1), (32.0, 1), (28.0, 2), (22.0, 2)];
    let sizes = sizes.map(|(size, rows)| (scale * size, rows));
    let galley = pen
        .fitting(&words, None, room, &sizes)
        .unwrap_or_else(|| pen.lay_out(&words, scale * 18.0, None, (room, 2)));
    let middle = pos2(rect.center().x, rect.bottom() - 0.5 * foot);
    let at = middle - 0.5 * galley.size();
    let said = pen.draw_galley(at, Align2::LEFT_TOP, galley);
    pen.name(said, &words.text());
}
