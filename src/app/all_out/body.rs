//! The body of a match of All Out: what it says, and where each part stands.

use eframe::egui::{Rect, pos2, vec2};

use super::super::ask::{Answer, Ask};
use super::super::board::{Finish, columns, finish_head_ui, ruling_ui};
use super::super::panel::Question;
use super::super::pen::Pen;
use super::super::theme::{ALL_OUT_PROMPT_HEIGHT, GAP};
use super::super::view::body_place;
use super::{AllOutPlayer, AllOutPrompt};

/// Height of the players' line where there is little room.
const SMALL_LINE: f32 = 44.0;
/// Lower than this the players are lines.
const LEAST_FOR_PANELS: f32 = 340.0;

/// What the body says.
#[derive(Debug, Clone, PartialEq)]
pub struct AllOutBody {
    /// The question.
    pub prompt: AllOutPrompt,
    /// The question of a house rule, in place of the other.
    pub ruling: Option<Question>,
    /// The players, in seat order.
    pub players: Vec<AllOutPlayer>,
    /// How it ended, once a game is over, in seat order.
    pub finish: Vec<Finish>,
}

impl AllOutBody {
    /// The body as text.
    pub fn text(&self) -> String {
        let mut lines: Vec<String> = if self.finish.is_empty() {
            self.players.iter().map(AllOutPlayer::text).collect()
        } else {
            self.finish.iter().map(Finish::text).collect()
        };
        lines.push(match &self.ruling {
            Some(ruling) => ruling.text(),
            None => self.prompt.text(),
        });
        lines.join("\n")
    }

    /// The answers that keys reach now.
    pub fn answers(&self) -> Vec<Answer> {
        match &self.ruling {
            Some(ruling) => ruling.answers.clone(),
            None => self.prompt.answers(),
        }
    }

    /// Draws it.
    pub fn ui(&self, pen: &mut Pen<'_>, screen: Rect, asks: &mut Vec<Ask>) {
        let body = body_place(screen);
        if !self.finish.is_empty() && self.ruling.is_none() {
            return self.finish_ui(pen, body, asks);
        }
        let has_large = self.ruling.is_some() || self.prompt.shout.is_some();
        let (question, players) = split(body, has_large);
        match (&self.ruling, &self.prompt.shout) {
            (Some(ruling), _) => ruling_ui(pen, question, ruling, asks),
            (None, Some(shout)) => shout.ui(pen, question, &self.prompt.question, asks),
            (None, None) => self.prompt.ui(pen, question, asks),
        }
        for (player, place) in self.players.iter().zip(places(players, self.players.len())) {
            player.ui(pen, place, asks);
        }
    }

    fn finish_ui(&self, pen: &mut Pen<'_>, body: Rect, asks: &mut Vec<Ask>) {
        let rest = finish_head_ui(pen, body, &self.prompt.question, asks);
        let columns = columns(rest, self.finish.len());
        for ((finish, player), place) in self.finish.iter().zip(&self.players).zip(columns) {
            finish.ui(pen, place, |pen, between| {
                if !player.sets.is_empty() {
                    player.sets_ui(pen, between, &mut Vec::new());
                }
            });
        }
    }
}

/// The question above, the players below; a question that needs more room leaves them a line.
fn split(body: Rect, has_large: bool) -> (Rect, Rect) {
    let question_height = if has_large || body.height() < LEAST_FOR_PANELS {
        body.height() - SMALL_LINE - GAP
    } else if body.height() < 480.0 {
        0.44 * body.height()
    } else {
        ALL_OUT_PROMPT_HEIGHT
    };
    let question = Rect::from_min_size(body.min, vec2(body.width(), question_height));
    let players = Rect::from_min_max(pos2(body.left(), question.bottom() + GAP), body.max);
    (question, players)
}

/// A place for each player: two columns, or one line where it is low.
fn places(rect: Rect, count: usize) -> Vec<Rect> {
    let per_row = if rect.height() < 80.0 {
        count.max(1)
    } else {
        2
    };
    let rows = count.div_ceil(per_row).max(1);
    let height = (rect.height() - GAP * (rows - 1) as f32) / rows as f32;
    (0..rows)
        .flat_map(|row| {
            let top = rect.top() + row as f32 * (height + GAP);
            let size = vec2(rect.width(), height);
            columns(Rect::from_min_size(pos2(rect.left(), top), size), per_row)
        })
        .take(count)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_design_size_has_the_places_of_the_design() {
        let screen = Rect::from_min_size(pos2(0.0, 0.0), vec2(1280.0, 720.0));
        let (question, players) = split(body_place(screen), false);
        let place = |x: f32, y: f32, w: f32, h: f32| Rect::from_min_size(pos2(x, y), vec2(w, h));
        assert_eq!(question, place(16.0, 88.0, 1248.0, 168.0));
        let places = places(players, 4);
        assert_eq!(places[0], place(16.0, 264.0, 620.0, 168.0));
        assert_eq!(places[3], place(644.0, 440.0, 620.0, 168.0));
    }
}
