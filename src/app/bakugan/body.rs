//! The body of a match of Bakugan: where each part stands.

use std::borrow::Cow;

use eframe::egui::{Rect, pos2, vec2};

use super::super::ask::{Answer, Ask};
use super::super::board::ruling_ui;
use super::super::finish::StripsOnScreen;
use super::super::panel::{BattlePanel, PlayerPanel, Question, SidePanel, TableLine, TablePicture};
use super::super::pen::Pen;
use super::super::texts::Texts;
use super::super::theme::{
    BANNER_HEIGHT, CARD_WIDTH, GAP, LEAST_PRESSED, LOG_HEIGHT, MARGIN, PLAYERS_WIDTH,
    QUESTION_HEIGHT,
};

/// Lower than this a battle's columns cannot be read.
const BATTLE_LEAST_HEIGHT: f32 = 260.0;
/// Lower than this its middle has no room for a line about the table.
const BATTLE_WITH_LINE_HEIGHT: f32 = 400.0;

/// What the body says.
#[derive(Debug, Clone, PartialEq)]
pub struct BakuganBody {
    /// The players, in seat order.
    pub players: Vec<PlayerPanel>,
    /// The picture of the table.
    pub table: TablePicture,
    /// The pictures of a photo finish, in the place of the table's.
    pub finish: Option<StripsOnScreen>,
    /// Where table and score sheet differ: on the picture, or where there is room.
    pub line: Option<TableLine>,
    /// Shows the last roll once more.
    pub replay: Option<Answer>,
    /// Shows the table before the last roll over the live picture.
    pub ghost: Option<Answer>,
    /// The question.
    pub question: Question,
    /// The question of a house rule that must be answered first; it takes the question's place and the picture's.
    pub ruling: Option<Question>,
    /// The gates in the field.
    pub side: SidePanel,
    /// The battle, while there is one.
    pub battle: Option<BattlePanel>,
}

impl BakuganBody {
    /// The body as text.
    pub fn text(&self) -> String {
        let mut parts: Vec<String> = self.players.iter().map(PlayerPanel::text).collect();
        parts.push(match &self.finish {
            Some(finish) => finish.text(),
            None => self.table.text(),
        });
        parts.extend(self.line.as_ref().map(TableLine::text));
        parts.push(self.asked().text());
        parts.push(self.side.text());
        parts.extend(self.battle.as_ref().map(BattlePanel::text));
        parts.join("\n")
    }

    /// The answers that keys reach now.
    pub fn answers(&self) -> Vec<Answer> {
        let mut answers = self.asked().answers.clone();
        let line = self.line.as_ref();
        answers.extend(line.and_then(|line| line.answer.clone()));
        answers.extend(self.replay.clone());
        answers.extend(self.ghost.clone());
        answers
    }

    /// What is asked: a house rule before anything else.
    fn asked(&self) -> &Question {
        self.ruling.as_ref().unwrap_or(&self.question)
    }

    /// Draws it; true while a field has the keyboard.
    pub fn ui(
        &self,
        pen: &mut Pen<'_>,
        screen: Rect,
        texts: &mut Texts,
        asks: &mut Vec<Ask>,
    ) -> bool {
        let layout = Layout::new(screen, self.players.len());
        // Drawn in the order in which Tab goes: question, players, table, side.
        match (&self.battle, &self.ruling) {
            (Some(_), Some(ruling)) => {
                let place = layout.battle.union(layout.battle_question);
                ruling_ui(pen, place, ruling, asks);
                false
            }
            (Some(battle), None) => {
                let has_room = layout.battle.height() >= BATTLE_WITH_LINE_HEIGHT;
                let line = self.line.as_ref().filter(|_| has_room);
                let question = self.question_with_line(line.is_some());
                let is_typing = question.ui(pen, layout.battle_question, texts, asks);
                if layout.battle.height() >= BATTLE_LEAST_HEIGHT {
                    battle.ui(pen, layout.battle, line, asks);
                } else {
                    players_ui(pen, &self.players, &layout.players);
                }
                is_typing
            }
            (None, ruling) => {
                let table = layout
                    .table
                    .filter(|_| ruling.is_none() && !self.question.is_tall);
                let place = match (table, layout.table) {
                    (None, Some(given_up)) => given_up.union(layout.question),
                    _ => layout.question,
                };
                let is_typing = match ruling {
                    Some(ruling) => {
                        ruling_ui(pen, place, ruling, asks);
                        false
                    }
                    None => {
                        let question = self.question_with_line(table.is_some());
                        question.ui(pen, place, texts, asks)
                    }
                };
                players_ui(pen, &self.players, &layout.players);
                if let (Some(place), Some(finish)) = (table, &self.finish) {
                    finish.ui(pen, place);
                } else if let Some(place) = table {
                    self.table.ui(pen, place, asks);
                    self.corner_keys_ui(pen, place, asks);
                    if let Some(line) = &self.line {
                        let size = vec2(place.width() - 2.0 * GAP, TableLine::HEIGHT);
                        let at = place.min + vec2(GAP, GAP);
                        line.ui(pen, Rect::from_min_size(at, size), asks);
                    }
                }
                if let Some(place) = layout.side {
                    self.side.ui(pen, place);
                }
                is_typing
            }
        }
    }

    /// Small keys in the corner of the picture, below the line about the table.
    fn corner_keys_ui(&self, pen: &mut Pen<'_>, table: Rect, asks: &mut Vec<Ask>) {
        let down = match self.line {
            Some(_) => TableLine::HEIGHT + GAP,
            None => 0.0,
        };
        // From the left, as Tab goes.
        let keys: Vec<(&Answer, f32)> = self
            .ghost
            .iter()
            .chain(&self.replay)
            .map(|answer| (answer, pen.button_width(&answer.button)))
            .collect();
        let width: f32 = keys.iter().map(|(_, width)| width + GAP).sum();
        let mut corner = table.right_top() + vec2(-width, GAP + down);
        for (answer, width) in keys {
            let place = Rect::from_min_size(corner, vec2(width, LEAST_PRESSED));
            if pen.button(place, &answer.button).clicked() {
                asks.push(answer.ask.clone());
            }
            corner.x = place.right() + GAP;
        }
    }

    /// The question, with the line about the table in it where that has no place of its own.
    fn question_with_line(&self, has_place: bool) -> Cow<'_, Question> {
        match &self.line {
            Some(line) if !has_place => Cow::Owned(line.within(&self.question)),
            _ => Cow::Borrowed(&self.question),
        }
    }

    /// Where a notice may stand: on the foot of the picture, or of the battle, and never on the question.
    pub fn notice_ground(&self, screen: Rect) -> Rect {
        let layout = Layout::new(screen, self.players.len());
        match (&self.battle, layout.table) {
            (None, Some(table)) => table,
            (None, None) => layout.question,
            (Some(_), _) => layout.battle,
        }
    }
}

/// Where the parts of the screen stand.
#[derive(Debug, Clone, PartialEq)]
pub struct Layout {
    /// The whole window.
    pub screen: Rect,
    /// One place for each player.
    pub players: Vec<Rect>,
    /// The picture; none where there is no room for it.
    pub table: Option<Rect>,
    /// The question.
    pub question: Rect,
    /// The gates in the field; none where there is no room for them.
    pub side: Option<Rect>,
    /// The body of a battle.
    pub battle: Rect,
    /// The question during a battle.
    pub battle_question: Rect,
    /// The log; none where there is no room for it.
    pub log: Option<Rect>,
}

impl Layout {
    /// Below this width the gates have no column of their own.
    const NARROW: f32 = 1_120.0;
    /// Below this width or height the players are lines and the log is opened by its key.
    const SMALL: [f32; 2] = [860.0, 560.0];

    /// Lays the screen out for this many players.
    pub fn new(screen: Rect, players: usize) -> Self {
        if screen.width() < Self::SMALL[0] || screen.height() < Self::SMALL[1] {
            return Self::small(screen, players);
        }
        let body = Rect::from_min_max(
            pos2(screen.left() + MARGIN, screen.top() + BANNER_HEIGHT + GAP),
            pos2(
                screen.right() - MARGIN,
                screen.bottom() - MARGIN - LOG_HEIGHT - GAP,
            ),
        );
        let log = Rect::from_min_max(
            pos2(body.left(), body.bottom() + GAP),
            pos2(body.right(), screen.bottom() - MARGIN),
        );
        let is_narrow = screen.width() < Self::NARROW;
        let players_width = if is_narrow { 272.0 } else { PLAYERS_WIDTH };
        let count = players.max(1) as f32;
        let height = (body.height() - GAP * (count - 1.0)) / count;
        let places = (0..players)
            .map(|place| {
                Rect::from_min_size(
                    pos2(body.left(), body.top() + place as f32 * (height + GAP)),
                    vec2(players_width, height),
                )
            })
            .collect();
        let right = if is_narrow {
            body.right()
        } else {
            body.right() - CARD_WIDTH - MARGIN
        };
        let middle = Rect::from_min_max(
            pos2(body.left() + players_width + MARGIN, body.top()),
            pos2(right, body.bottom()),
        );
        let question = Rect::from_min_max(
            pos2(middle.left(), middle.bottom() - QUESTION_HEIGHT),
            middle.max,
        );
        let side =
            (!is_narrow).then(|| Rect::from_min_max(pos2(right + MARGIN, body.top()), body.max));
        let battle_question = Rect::from_min_max(pos2(body.left(), body.bottom() - 88.0), body.max);
        Self {
            screen,
            players: places,
            table: Some(Rect::from_min_max(
                middle.min,
                pos2(middle.right(), question.top() - GAP),
            )),
            question,
            side,
            battle: Rect::from_min_max(body.min, pos2(body.right(), battle_question.top() - GAP)),
            battle_question,
            log: Some(log),
        }
    }

    /// Whose turn, the score in one line, the question; the picture where it fits.
    fn small(screen: Rect, players: usize) -> Self {
        let margin = GAP;
        let body = Rect::from_min_max(
            pos2(screen.left() + margin, screen.top() + BANNER_HEIGHT + GAP),
            screen.max - vec2(margin, margin),
        );
        let count = players.max(1) as f32;
        let width = (body.width() - GAP * (count - 1.0)) / count;
        let places = (0..players)
            .map(|place| {
                Rect::from_min_size(
                    pos2(body.left() + place as f32 * (width + GAP), body.top()),
                    vec2(width, 48.0),
                )
            })
            .collect();
        let rest = Rect::from_min_max(pos2(body.left(), body.top() + 48.0 + GAP), body.max);
        let has_picture = rest.height() >= QUESTION_HEIGHT + GAP + 120.0;
        let question_top = if has_picture {
            rest.bottom() - QUESTION_HEIGHT
        } else {
            rest.top()
        };
        let question = Rect::from_min_max(pos2(rest.left(), question_top), rest.max);
        // A battle's columns need as much room as they need, or the question has it all.
        let shows_battle = rest.height() >= QUESTION_HEIGHT + GAP + BATTLE_LEAST_HEIGHT;
        let battle_question = if shows_battle {
            Rect::from_min_max(pos2(rest.left(), rest.bottom() - QUESTION_HEIGHT), rest.max)
        } else {
            rest
        };
        Self {
            screen,
            players: places,
            table: has_picture
                .then(|| Rect::from_min_max(rest.min, pos2(rest.right(), question.top() - GAP))),
            question,
            side: None,
            battle: Rect::from_min_max(rest.min, pos2(rest.right(), battle_question.top() - GAP)),
            battle_question,
            log: None,
        }
    }
}

fn players_ui(pen: &mut Pen<'_>, players: &[PlayerPanel], places: &[Rect]) {
    for (player, place) in players.iter().zip(places) {
        player.ui(pen, *place);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parts(layout: &Layout) -> Vec<Rect> {
        let mut parts = layout.players.clone();
        parts.push(layout.question);
        parts.extend(layout.table);
        parts.extend(layout.side);
        parts.extend(layout.log);
        parts
    }

    #[test]
    fn nothing_overlaps_and_nothing_leaves_the_window() {
        for (width, height) in [
            (1280.0, 720.0),
            (1920.0, 720.0),
            (1280.0, 900.0),
            (1066.0, 600.0),
            (853.0, 480.0),
            (640.0, 360.0),
        ] {
            let screen = Rect::from_min_size(pos2(0.0, 0.0), vec2(width, height));
            for players in [2, 3, 4] {
                let layout = Layout::new(screen, players);
                let parts = parts(&layout);
                for (at, part) in parts.iter().enumerate() {
                    assert!(
                        screen.contains_rect(*part) && part.is_positive(),
                        "{width} x {height}: {part:?}"
                    );
                    for other in &parts[at + 1..] {
                        assert!(
                            !part.shrink(0.5).intersects(*other),
                            "{width} x {height}: {part:?} and {other:?}"
                        );
                    }
                }
            }
        }
    }

    #[test]
    fn the_design_size_has_the_places_of_the_design() {
        let screen = Rect::from_min_size(pos2(0.0, 0.0), vec2(1280.0, 720.0));
        let layout = Layout::new(screen, 2);
        let place = |x: f32, y: f32, w: f32, h: f32| Rect::from_min_size(pos2(x, y), vec2(w, h));
        assert_eq!(layout.table, Some(place(336.0, 88.0, 640.0, 320.0)));
        assert_eq!(layout.question, place(336.0, 416.0, 640.0, 192.0));
        assert_eq!(layout.side, Some(place(992.0, 88.0, 272.0, 520.0)));
        assert_eq!(layout.log, Some(place(16.0, 616.0, 1248.0, 88.0)));
        assert_eq!(layout.players[0], place(16.0, 88.0, 304.0, 256.0));
    }
}
