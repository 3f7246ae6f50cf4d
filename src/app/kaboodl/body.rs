//! The body of a match of Kaboodl: what it says, and where each part stands.

use eframe::egui::{Align2, Rect, Stroke, pos2, vec2};

use super::super::art::creatures::Creature;
use super::super::art::kaboodl::{self as art, CardFace};
use super::super::ask::{Answer, Ask};
use super::super::panel::Question;
use super::super::panel::players::short_name;
use super::super::pen::{Button, Pen};
use super::super::seat_frame::Strip;
use super::super::texts::Texts;
use super::super::theme::{GAP, Hue, KABOODL_CARD, KABOODL_MINI_CARD, MARGIN, Weight, text};
use super::super::tongue::tell;
use super::super::view::body_place;
use super::super::words::{Tone, Words};

/// Columns of the grid.
const COLUMNS: usize = 4;
/// Height of the question over the players' columns.
const QUESTION_HEIGHT: f32 = 216.0;
/// Below this width or height the grid gives way to the question.
const LEAST_FOR_GRID: [f32; 2] = [860.0, 440.0];

/// One card of the grid.
#[derive(Debug, Clone, PartialEq)]
pub struct GridCard {
    /// Its name: "yellow Blip with 3 dots".
    pub name: String,
    /// How its creature looks, and what that is called.
    pub creature: (Creature, String),
    /// Its colour, and what that is called.
    pub colour: (Hue, String),
    /// Its dots.
    pub dots: u8,
    /// Who has it (seat from 0, name); none while it lies in the Kaboodl.
    pub owner: Option<(usize, String)>,
    /// True while a K'baam on it waits for the discard.
    pub is_wanted: bool,
    /// What pressing it does.
    pub answer: Option<Answer>,
    /// The key of its place, as printed.
    pub key: String,
}

/// One player's column.
#[derive(Debug, Clone, PartialEq)]
pub struct KaboodlColumn {
    /// The seat, from 0.
    pub seat: usize,
    /// The name, whole.
    pub name: String,
    /// "plays", "next".
    pub state: String,
    /// True for the player who is asked.
    pub is_active: bool,
    /// The points of the round under way.
    pub score: i32,
    /// The points over all rounds, where the match has several.
    pub match_score: Option<i32>,
    /// What the score is made of.
    pub parts: Vec<(String, i32)>,
    /// Places in the grid of the cards that the player has, cards that score together side by side.
    pub cards: Vec<usize>,
    /// "7 in hand".
    pub hand: String,
}

/// What the body says.
#[derive(Debug, Clone, PartialEq)]
pub struct KaboodlBody {
    /// The grid, row by row.
    pub grid: Vec<GridCard>,
    /// The question.
    pub question: Question,
    /// True while a K'baam waits: the question is framed, K'bosh is large.
    pub is_steal: bool,
    /// The players, in seat order.
    pub players: Vec<KaboodlColumn>,
}

impl GridCard {
    fn face(&self) -> CardFace<'_> {
        CardFace {
            creature: self.creature.0,
            creature_name: &self.creature.1,
            hue: self.colour.0,
            colour_name: &self.colour.1,
            dots: self.dots,
        }
    }

    fn ui(&self, pen: &mut Pen<'_>, rect: Rect, asks: &mut Vec<Ask>) {
        let theme = pen.theme;
        let ground = Button {
            id: format!("card {}", self.key),
            said_as: match &self.answer {
                Some(answer) => answer.button.spoken(),
                None => self.name.clone(),
            },
            off_because: match &self.answer {
                Some(_) => None,
                None => Some(tell!("kaboodl-card-off")),
            },
            ..Button::default()
        };
        let response = pen.button(rect, &ground);
        if let Some(answer) = &self.answer
            && response.clicked()
        {
            asks.push(answer.ask.clone());
        }
        let painter = pen.ui.painter().clone();
        let Some((seat, name)) = &self.owner else {
            let frame = response.has_focus().then(|| Stroke::new(2.0, theme.accent));
            art::card(&painter, &theme, rect, &self.face(), frame);
            if self.answer.is_some() {
                let place = art::key_place(rect);
                pen.key_cap(place.left_center(), &self.key, place.height(), None, false);
            }
            return;
        };
        painter.rect_filled(rect, 8.0, theme.background);
        let colour = self.is_wanted.then_some(theme.warning);
        art::empty_place(&painter, &theme, rect.shrink(1.0), colour);
        if self.is_wanted {
            pen.say(
                pos2(rect.center().x, rect.top() + 24.0),
                Align2::CENTER_CENTER,
                &Words::bold(tell!("kaboodl-stolen")).toned(Tone::Warning),
                text::CAPTION,
                rect.width() - 16.0,
            );
        }
        let middle = rect.center();
        pen.seat_disc(middle - vec2(0.0, 20.0), 32.0, *seat, name);
        pen.say(
            middle + vec2(0.0, 14.0),
            Align2::CENTER_CENTER,
            &Words::bold(short_name(name)),
            text::CAPTION,
            rect.width() - 12.0,
        );
        pen.say(
            middle + vec2(0.0, 36.0),
            Align2::CENTER_CENTER,
            &Words::quiet(format!("{}, {}", self.creature.1, self.colour.1)),
            text::CAPTION,
            rect.width() - 12.0,
        );
        if self.answer.is_some() {
            let at = pos2(rect.right() - 32.0, rect.bottom() - 20.0);
            pen.key_cap(at, &self.key, 24.0, None, false);
        }
    }
}

impl KaboodlBody {
    /// The body as text.
    pub fn text(&self) -> String {
        let mut lines: Vec<String> = self.players.iter().map(KaboodlColumn::text).collect();
        let cards: Vec<String> = self
            .grid
            .iter()
            .map(|card| {
                let owner = card.owner.as_ref().map_or("", |(_, name)| name);
                let wanted = if card.is_wanted { "?" } else { "" };
                format!("[{}] {} {owner}{wanted}", card.key, card.name)
            })
            .collect();
        lines.push(cards.join("; "));
        lines.push(self.question.text());
        lines.join("\n")
    }

    /// The answers that keys reach now.
    pub fn answers(&self) -> Vec<Answer> {
        let cards = self.grid.iter().filter_map(|card| card.answer.clone());
        self.question.answers.iter().cloned().chain(cards).collect()
    }

    /// Draws it; true while a field has the keyboard.
    pub fn ui(
        &self,
        pen: &mut Pen<'_>,
        screen: Rect,
        texts: &mut Texts,
        asks: &mut Vec<Ask>,
    ) -> bool {
        let body = body_place(screen);
        if screen.width() < LEAST_FOR_GRID[0] || body.height() < LEAST_FOR_GRID[1] {
            return self.small_ui(pen, body, texts, asks);
        }
        let rows = self.grid.len().div_ceil(COLUMNS).max(1) as f32;
        let height = (body.height() - GAP * (rows - 1.0)) / rows;
        let size = vec2(height * KABOODL_CARD.x / KABOODL_CARD.y, height);
        let grid_width = (size.x + GAP) * COLUMNS as f32 - GAP;
        let right = Rect::from_min_max(
            pos2(body.left() + grid_width + MARGIN, body.top()),
            body.max,
        );
        let question = Rect::from_min_size(right.min, vec2(right.width(), QUESTION_HEIGHT));
        let is_typing = self.question.ui(pen, question, texts, asks);
        if self.is_steal {
            let stroke = Stroke::new(2.0, pen.theme.warning);
            pen.ui
                .painter()
                .rect_stroke(question, 8.0, stroke, eframe::egui::StrokeKind::Inside);
        }
        for (place, card) in self.grid.iter().enumerate() {
            let (row, column) = (place / COLUMNS, place % COLUMNS);
            let at = body.min + vec2((size.x + GAP) * column as f32, (size.y + GAP) * row as f32);
            card.ui(pen, Rect::from_min_size(at, size), asks);
        }
        let columns = Rect::from_min_max(pos2(right.left(), question.bottom() + GAP), right.max);
        let count = self.players.len().max(1) as f32;
        let width = (columns.width() - GAP * (count - 1.0)) / count;
        for (place, player) in self.players.iter().enumerate() {
            let x = columns.left() + place as f32 * (width + GAP);
            let rect = Rect::from_min_size(pos2(x, columns.top()), vec2(width, columns.height()));
            player.ui(pen, rect, &self.grid);
        }
        is_typing
    }

    /// Whose turn, the scores in one line, the question.
    fn small_ui(
        &self,
        pen: &mut Pen<'_>,
        body: Rect,
        texts: &mut Texts,
        asks: &mut Vec<Ask>,
    ) -> bool {
        let count = self.players.len().max(1) as f32;
        let width = (body.width() - GAP * (count - 1.0)) / count;
        for (place, player) in self.players.iter().enumerate() {
            let x = body.left() + place as f32 * (width + GAP);
            let rect = Rect::from_min_size(pos2(x, body.top()), vec2(width, 48.0));
            player.line_ui(pen, rect);
        }
        let question = Rect::from_min_max(pos2(body.left(), body.top() + 48.0 + GAP), body.max);
        self.question.ui(pen, question, texts, asks)
    }
}

impl KaboodlColumn {
    fn text(&self) -> String {
        let parts: Vec<String> = self
            .parts
            .iter()
            .map(|(what, points)| format!("{what} {points}"))
            .collect();
        let mark = if self.is_active { "> " } else { "" };
        let of_match = self
            .match_score
            .map_or(String::new(), |score| format!(" (match {score})"));
        format!(
            "{mark}{}: {}{of_match} ({}; {}) = {}",
            self.name,
            self.score,
            self.state,
            self.hand,
            parts.join(", ")
        )
    }

    fn line_ui(&self, pen: &mut Pen<'_>, rect: Rect) {
        pen.seat_frame(rect, self.seat, self.is_active, Strip::Top);
        let middle = rect.center().y + 4.0;
        pen.seat_disc(
            pos2(rect.left() + 22.0, middle),
            28.0,
            self.seat,
            &self.name,
        );
        let colour = pen.theme.text;
        let digit = pen.number(
            pos2(rect.right() - 8.0, middle),
            Align2::RIGHT_CENTER,
            &self.score.to_string(),
            text::PROMPT,
            colour,
        );
        pen.say(
            pos2(rect.left() + 42.0, middle),
            Align2::LEFT_CENTER,
            &Words::bold(short_name(&self.name)),
            text::LOG,
            digit.left() - rect.left() - 50.0,
        );
    }

    fn ui(&self, pen: &mut Pen<'_>, rect: Rect, grid: &[GridCard]) {
        pen.seat_frame(rect, self.seat, self.is_active, Strip::Top);
        let is_narrow = rect.width() < 160.0;
        let (left, right) = (rect.left() + 12.0, rect.right() - 12.0);
        let top = rect.top() + 16.0;
        let size = if is_narrow { 40.0 } else { text::SCORE };
        let colour = pen.theme.text;
        let digit = pen.number(
            pos2(right, top + if is_narrow { 66.0 } else { 28.0 }),
            Align2::RIGHT_CENTER,
            &self.score.to_string(),
            size,
            colour,
        );
        pen.seat_disc(pos2(left + 16.0, top + 20.0), 32.0, self.seat, &self.name);
        let name_end = if is_narrow { right } else { digit.left() - 8.0 };
        let name = Words::bold(short_name(&self.name));
        let room = name_end - left - 40.0;
        let sizes = [text::NAME, text::STATE, text::LOG];
        let fitting = sizes
            .into_iter()
            .find(|size| !pen.lay_out(&name, *size, None, (room, 1)).elided);
        pen.say(
            pos2(left + 40.0, top + 12.0),
            Align2::LEFT_CENTER,
            &name,
            fitting.unwrap_or(text::LOG),
            room,
        );
        let state = if self.is_active {
            Words::default().with(self.state.clone(), Weight::Bold, Tone::Accent)
        } else {
            Words::quiet(self.state.clone())
        };
        pen.say(
            pos2(left + 40.0, top + 34.0),
            Align2::LEFT_CENTER,
            &state,
            text::CAPTION,
            room,
        );
        let below = top + if is_narrow { 92.0 } else { 60.0 };
        let lines_height = 24.0 * (self.parts.len() + 1) as f32 + 8.0;
        let lines_top = (rect.bottom() - 8.0 - lines_height).max(below);
        let cards = Rect::from_min_max(pos2(left, below), pos2(right, lines_top - 8.0));
        self.cards_ui(pen, cards, grid);
        self.parts_ui(
            pen,
            Rect::from_min_max(pos2(left, lines_top), pos2(right, rect.bottom() - 8.0)),
        );
    }

    /// The cards that the player has, as large as they fit.
    fn cards_ui(&self, pen: &mut Pen<'_>, rect: Rect, grid: &[GridCard]) {
        if self.cards.is_empty() || rect.height() < 32.0 {
            return;
        }
        let count = self.cards.len();
        let shape = KABOODL_MINI_CARD.x / KABOODL_MINI_CARD.y;
        let width_in = |per_row: usize| {
            let rows = count.div_ceil(per_row) as f32;
            let width = (rect.width() - 4.0 * (per_row - 1) as f32) / per_row as f32;
            let height = (rect.height() - 4.0 * (rows - 1.0)) / rows;
            width.min(height * shape).min(KABOODL_MINI_CARD.x)
        };
        let per_row = (1..=count.max(1))
            .max_by(|a, b| width_in(*a).total_cmp(&width_in(*b)))
            .unwrap_or(1);
        let width = width_in(per_row);
        let size = vec2(width, width / shape);
        for (place, card) in self.cards.iter().enumerate() {
            let Some(card) = grid.get(*card) else {
                continue;
            };
            let (row, column) = (place / per_row, place % per_row);
            let at = rect.min + vec2((width + 4.0) * column as f32, (size.y + 4.0) * row as f32);
            let place = Rect::from_min_size(at, size);
            let frame = card.is_wanted.then(|| Stroke::new(2.0, pen.theme.warning));
            let painter = pen.ui.painter().clone();
            art::mini_card(&painter, &pen.theme, place, &card.face(), frame);
            pen.name(place, &card.name);
        }
    }

    fn parts_ui(&self, pen: &mut Pen<'_>, rect: Rect) {
        let mut y = rect.top();
        for (what, points) in &self.parts {
            if y + 24.0 > rect.bottom() + 1.0 {
                return;
            }
            pen.separator(rect.left()..=rect.right(), y);
            let shown = if *points > 0 {
                format!("+{points}")
            } else {
                points.to_string()
            };
            let colour = pen.theme.text;
            let number = pen.number(
                pos2(rect.right(), y + 13.0),
                Align2::RIGHT_CENTER,
                &shown,
                text::CAPTION,
                colour,
            );
            pen.say(
                pos2(rect.left(), y + 13.0),
                Align2::LEFT_CENTER,
                &Words::plain(what.clone()),
                text::CAPTION,
                number.left() - rect.left() - 4.0,
            );
            y += 24.0;
        }
        if y + 24.0 > rect.bottom() + 1.0 {
            return;
        }
        pen.separator(rect.left()..=rect.right(), y);
        let mut words = Words::quiet(self.hand.clone());
        if let Some(score) = self.match_score {
            let of_match = tell!("kaboodl-of-match", points = score);
            words = words.with(format!("  {of_match}"), Weight::Bold, Tone::Plain);
        }
        pen.say(
            pos2(rect.left(), y + 13.0),
            Align2::LEFT_CENTER,
            &words,
            text::CAPTION,
            rect.width(),
        );
    }
}
