//! The body of a match of Kaboodl: what it says, and where each part stands.

use eframe::egui::{Rect, pos2, vec2};

use super::super::ask::{Answer, Ask};
use super::super::board::{Finish, columns, finish_head_ui, ruling_ui};
use super::super::panel::Question;
use super::super::pen::Pen;
use super::super::theme::{GAP, KABOODL_CARD, KABOODL_PROMPT_HEIGHT, MARGIN};
use super::super::view::body_place;
use super::{GridCard, KaboodlColumn, KaboodlPrompt};

/// Columns of the grid.
const COLUMNS: usize = 4;
/// Below this width or height of the body, only turn, question and scores stand beside the grid.
const LEAST_WHOLE: [f32; 2] = [820.0, 390.0];
/// More players than this stand in two rows.
const MOST_IN_ONE_ROW: usize = 3;

/// What the body says.
#[derive(Debug, Clone, PartialEq)]
pub struct KaboodlBody {
    /// The grid, row by row.
    pub grid: Vec<GridCard>,
    /// The question.
    pub prompt: KaboodlPrompt,
    /// The question of a house rule, in place of everything but the grid.
    pub ruling: Option<Question>,
    /// The players, in seat order.
    pub players: Vec<KaboodlColumn>,
    /// The final scores, once a round or the match is over, in seat order.
    pub finish: Vec<Finish>,
}

impl KaboodlBody {
    /// The body as text.
    pub fn text(&self) -> String {
        let mut lines: Vec<String> = if self.finish.is_empty() {
            self.players.iter().map(KaboodlColumn::text).collect()
        } else {
            self.finish.iter().map(Finish::text).collect()
        };
        let cards: Vec<String> = self.grid.iter().map(GridCard::text).collect();
        lines.push(cards.join("; "));
        lines.push(match &self.ruling {
            Some(ruling) => ruling.text(),
            None => self.prompt.text(),
        });
        lines.join("\n")
    }

    /// The answers that keys reach now.
    pub fn answers(&self) -> Vec<Answer> {
        if let Some(ruling) = &self.ruling {
            return ruling.answers.clone();
        }
        let cards = self.grid.iter().filter_map(|card| card.answer.clone());
        self.prompt.answers().into_iter().chain(cards).collect()
    }

    /// Draws it.
    pub fn ui(&self, pen: &mut Pen<'_>, screen: Rect, asks: &mut Vec<Ask>) {
        let body = body_place(screen);
        if !self.finish.is_empty() && self.ruling.is_none() {
            return self.finish_ui(pen, body, asks);
        }
        let is_small = body.width() < LEAST_WHOLE[0] || body.height() < LEAST_WHOLE[1];
        let (grid, right) = self.split(body, is_small);
        match &self.ruling {
            Some(ruling) if is_small => ruling_ui(pen, grid.union(right), ruling, asks),
            Some(ruling) => ruling_ui(pen, right, ruling, asks),
            None if is_small => self.prompt.ui(pen, right, &self.grid, asks),
            None => {
                let size = vec2(right.width(), KABOODL_PROMPT_HEIGHT);
                let prompt = Rect::from_min_size(right.min, size);
                self.prompt.ui(pen, prompt, &self.grid, asks);
                let below = pos2(right.left(), prompt.bottom() + GAP);
                self.players_ui(pen, Rect::from_min_max(below, right.max));
            }
        }
        if is_small {
            let line = Rect::from_min_size(body.min, vec2(body.width(), SMALL_LINE));
            for (player, place) in self.players.iter().zip(columns(line, self.players.len())) {
                player.ui(pen, place, &self.grid);
            }
        }
        if self.ruling.is_none() || !is_small {
            self.grid_ui(pen, grid, asks);
        }
    }

    /// The grid on the left, everything else on the right.
    fn split(&self, body: Rect, is_small: bool) -> (Rect, Rect) {
        let top = if is_small {
            body.top() + SMALL_LINE + GAP
        } else {
            body.top()
        };
        let rows = self.grid.len().div_ceil(COLUMNS).max(1) as f32;
        let height = body.bottom() - top;
        let card_height = (height - GAP * (rows - 1.0)) / rows;
        let most = if is_small { 0.46 } else { 0.45 } * body.width();
        let width = ((card_height * KABOODL_CARD.x / KABOODL_CARD.y + GAP) * COLUMNS as f32 - GAP)
            .max(if is_small { 0.42 * body.width() } else { 0.0 })
            .min(most);
        let gap = if is_small { GAP } else { MARGIN };
        let grid = Rect::from_min_max(
            pos2(body.left(), top),
            pos2(body.left() + width, body.bottom()),
        );
        let right = Rect::from_min_max(pos2(grid.right() + gap, top), body.max);
        (grid, right)
    }

    fn grid_ui(&self, pen: &mut Pen<'_>, rect: Rect, asks: &mut Vec<Ask>) {
        let rows = self.grid.len().div_ceil(COLUMNS).max(1);
        let height = (rect.height() - GAP * (rows - 1) as f32) / rows as f32;
        for (row, cards) in self.grid.chunks(COLUMNS).enumerate() {
            let top = rect.top() + row as f32 * (height + GAP);
            let line = Rect::from_min_size(pos2(rect.left(), top), vec2(rect.width(), height));
            for (card, place) in cards.iter().zip(columns(line, COLUMNS)) {
                card.ui(pen, place, asks);
            }
        }
    }

    fn players_ui(&self, pen: &mut Pen<'_>, rect: Rect) {
        let count = self.players.len();
        let rows = if count > MOST_IN_ONE_ROW { 2 } else { 1 };
        let per_row = count.div_ceil(rows).max(1);
        let height = (rect.height() - GAP * (rows - 1) as f32) / rows as f32;
        for (row, players) in self.players.chunks(per_row).enumerate() {
            let top = rect.top() + row as f32 * (height + GAP);
            let line = Rect::from_min_size(pos2(rect.left(), top), vec2(rect.width(), height));
            for (player, place) in players.iter().zip(columns(line, per_row)) {
                player.ui(pen, place, &self.grid);
            }
        }
    }

    /// The final scores, part by part, with the cards that made them.
    fn finish_ui(&self, pen: &mut Pen<'_>, body: Rect, asks: &mut Vec<Ask>) {
        let rest = finish_head_ui(pen, body, &self.prompt.question, asks);
        let places = columns(rest, self.finish.len());
        for ((finish, player), place) in self.finish.iter().zip(&self.players).zip(places) {
            finish.ui(pen, place, |pen, between| {
                player.centred_cards_ui(pen, between, &self.grid)
            });
        }
    }
}

/// Height of the players' line where there is little room.
const SMALL_LINE: f32 = 44.0;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_design_size_has_the_places_of_the_design() {
        let screen = Rect::from_min_size(pos2(0.0, 0.0), vec2(1280.0, 720.0));
        let card = GridCard {
            name: String::new(),
            creature: (
                super::super::super::art::creatures::creatures(&["Beak".to_owned()])[0],
                String::new(),
            ),
            colour: (super::super::super::theme::Hue::Red, String::new()),
            dots: 1,
            owner: None,
            is_out: false,
            is_wanted: false,
            answer: None,
            off_because: String::new(),
            key: String::new(),
        };
        let body = KaboodlBody {
            grid: vec![card; 12],
            prompt: KaboodlPrompt::default(),
            ruling: None,
            players: Vec::new(),
            finish: Vec::new(),
        };
        let (grid, right) = body.split(body_place(screen), false);
        assert_eq!(
            grid,
            Rect::from_min_size(pos2(16.0, 88.0), vec2(504.0, 520.0))
        );
        assert_eq!(
            right,
            Rect::from_min_size(pos2(536.0, 88.0), vec2(728.0, 520.0))
        );
    }
}
