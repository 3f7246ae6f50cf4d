//! The body of a match whose question takes most of the room: the question with every choice, and the players beside it.

use eframe::egui::{Align2, CornerRadius, Rect, Stroke, pos2, vec2};

use super::ask::{Answer, Ask};
use super::panel::Question;
use super::panel::players::short_name;
use super::pen::Pen;
use super::play::Play;
use super::state::RefereeApp;
use super::texts::Texts;
use super::theme::{GAP, MARGIN, PLAYERS_WIDTH, text};
use super::view::body_place;
use super::words::Words;

/// What the body says.
#[derive(Debug, Clone, PartialEq)]
pub struct PlainBody {
    /// The players, in seat order.
    pub players: Vec<PlainPlayer>,
    /// The question.
    pub question: Question,
}

/// One player: seat, name, score.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlainPlayer {
    /// The seat, from 0.
    pub seat: usize,
    /// The name, whole.
    pub name: String,
    /// The score.
    pub score: i32,
    /// True for the player who is asked.
    pub is_active: bool,
}

impl PlainBody {
    /// The body as text.
    pub fn text(&self) -> String {
        let mut lines: Vec<String> = self.players.iter().map(PlainPlayer::text).collect();
        lines.push(self.question.text());
        lines.join("\n")
    }

    /// The answers that keys reach now.
    pub fn answers(&self) -> Vec<Answer> {
        self.question.answers.clone()
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
        let left = Rect::from_min_size(body.min, vec2(PLAYERS_WIDTH, body.height()));
        let right = Rect::from_min_max(pos2(left.right() + MARGIN, body.top()), body.max);
        let is_typing = self.question.ui(pen, right, texts, asks);
        let count = self.players.len().max(1) as f32;
        let height = ((left.height() - GAP * (count - 1.0)) / count).min(120.0);
        for (place, player) in self.players.iter().enumerate() {
            let top = left.top() + place as f32 * (height + GAP);
            let rect = Rect::from_min_size(pos2(left.left(), top), vec2(left.width(), height));
            player.ui(pen, rect);
        }
        is_typing
    }
}

impl PlainPlayer {
    fn text(&self) -> String {
        let mark = if self.is_active { "> " } else { "" };
        format!("{mark}{}: {}", self.name, self.score)
    }

    fn ui(&self, pen: &mut Pen<'_>, rect: Rect) {
        let theme = pen.theme;
        let frame = if self.is_active {
            Stroke::new(2.0, theme.accent)
        } else {
            theme.panel_stroke()
        };
        pen.panel_framed(rect, frame);
        let inner = rect.shrink(frame.width);
        let strip = Rect::from_min_size(inner.min, vec2(8.0, inner.height()));
        let corners = CornerRadius {
            nw: 6,
            ne: 0,
            sw: 6,
            se: 0,
        };
        let colour = theme.seat(self.seat);
        pen.ui.painter().rect_filled(strip, corners, colour);
        let (left, middle) = (rect.left() + 24.0, rect.center().y);
        pen.seat_disc(pos2(left + 20.0, middle), 40.0, self.seat, &self.name);
        let size = if rect.height() >= 72.0 {
            text::SCORE
        } else {
            40.0
        };
        let digit = pen.number(
            pos2(rect.right() - 16.0, middle),
            Align2::RIGHT_CENTER,
            &self.score.to_string(),
            size,
            theme.text,
        );
        pen.say(
            pos2(left + 52.0, middle),
            Align2::LEFT_CENTER,
            &Words::bold(short_name(&self.name)),
            text::NAME,
            digit.left() - left - 60.0,
        );
    }
}

impl RefereeApp {
    /// The body of a match by the rules' own question and choices.
    pub(super) fn plain_body(&self, play: &Play) -> PlainBody {
        let standing = play.standing();
        let asked = play.prompt().seat.or(standing.turn);
        let scores = standing.match_scores.as_ref().unwrap_or(&standing.scores);
        PlainBody {
            players: standing
                .names
                .iter()
                .map(|(seat, name)| PlainPlayer {
                    seat: seat.index(),
                    name: name.clone(),
                    score: scores.get(seat).copied().unwrap_or(0),
                    is_active: asked == Some(seat),
                })
                .collect(),
            question: self.plain_question(play),
        }
    }
}
