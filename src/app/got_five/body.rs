//! The body of a match of Got Five: what it says, and where each part stands.

use eframe::egui::{Align2, Rect, pos2, vec2};

use super::super::art::bratz::{IconMark, icon};
use super::super::ask::{Answer, Ask};
use super::super::board::{Finish, Links, columns, finish_head_ui, ruling_ui, tiles};
use super::super::icon_tile::{IconTile, huge_ui};
use super::super::panel::Question;
use super::super::panel::question::row_ui;
use super::super::pen::Pen;
use super::super::theme::{GAP, GOT_FIVE_PLAYER_HEIGHT, HUGE_ROW_HEIGHT, text};
use super::super::view::body_place;
use super::GotFivePlayer;

/// Height of the headline's line.
const HEAD_HEIGHT: f32 = 64.0;
/// Height of the headline with a sentence below.
const TALL_HEAD_HEIGHT: f32 = 80.0;
/// Height of the players' line where there is little room.
const SMALL_LINE: f32 = 44.0;
/// Tiles are not narrower than this.
const LEAST_TILE: f32 = 116.0;

/// The question, with what can be pressed in groups.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct GotFivePrompt {
    /// Headline, sentence, large buttons and small keys.
    pub question: Question,
    /// The icon that is asked for, while a card is drawn: the first two large buttons are match and no match.
    pub icon: Option<String>,
    /// Icons to pick from.
    pub tiles: Vec<IconTile>,
}

/// What the body says.
#[derive(Debug, Clone, PartialEq)]
pub struct GotFiveBody {
    /// The question.
    pub prompt: GotFivePrompt,
    /// The question of a house rule, in place of the other.
    pub ruling: Option<Question>,
    /// The players, in seat order.
    pub players: Vec<GotFivePlayer>,
    /// The final scores, once a game is over, in seat order.
    pub finish: Vec<Finish>,
}

impl GotFivePrompt {
    /// Everything that can be pressed.
    pub fn answers(&self) -> Vec<Answer> {
        let tiles = self.tiles.iter().map(|tile| tile.answer.clone());
        tiles.chain(self.question.answers.iter().cloned()).collect()
    }

    /// As text, with everything that can be pressed.
    pub fn text(&self) -> String {
        let mut question = self.question.clone();
        question.answers = self.answers();
        question.text()
    }

    fn ui(&self, pen: &mut Pen<'_>, rect: Rect, asks: &mut Vec<Ask>) {
        let wanted = if self.icon.is_some() {
            HEAD_HEIGHT
        } else {
            TALL_HEAD_HEIGHT
        };
        let head_height = wanted.min(0.4 * rect.height());
        let head = Rect::from_min_size(rect.min, vec2(rect.width(), head_height));
        let rest = Rect::from_min_max(pos2(rect.left(), head.bottom() + GAP), rect.max);
        if let Some(name) = &self.icon {
            self.draw_head_ui(pen, head, name, asks);
            let large = self.question.large();
            let marks = [Some(IconMark::of(name)), None];
            for ((answer, mark), place) in large.iter().zip(marks).zip(columns(rest, 2)) {
                huge_ui(pen, place, answer, mark, asks);
            }
            return;
        }
        self.question.head_ui(pen, head, Links::Beside(0.0), asks);
        let large = self.question.large();
        if self.tiles.is_empty() {
            let height = rest.height().min(HUGE_ROW_HEIGHT);
            let row = Rect::from_min_size(rest.min, vec2(rest.width(), height));
            return row_ui(pen, row, &large, asks);
        }
        let share = if large.is_empty() { 1.0 } else { 0.72 };
        let gap = if large.is_empty() { 0.0 } else { GAP };
        let width = share * (rest.width() - gap);
        let place = Rect::from_min_size(rest.min, vec2(width, rest.height()));
        for (tile, place) in self
            .tiles
            .iter()
            .zip(tiles(place, self.tiles.len(), LEAST_TILE))
        {
            tile.ui(pen, place, asks);
        }
        if !large.is_empty() {
            let row = Rect::from_min_max(pos2(place.right() + GAP, rest.top()), rest.max);
            for (answer, place) in large.iter().zip(columns(row, large.len())) {
                let mut button = answer.button.clone();
                button.is_huge = place.height() > 90.0 && place.width() > 240.0;
                if pen.button(place, &button).clicked() {
                    asks.push(answer.ask.clone());
                }
            }
        }
    }

    /// The question in one line, with the icon that is asked for.
    fn draw_head_ui(&self, pen: &mut Pen<'_>, rect: Rect, name: &str, asks: &mut Vec<Ask>) {
        let middle = rect.center().y;
        let end = self
            .question
            .links_ui(pen, pos2(rect.right(), middle), asks);
        let side = 42.0_f32.min(rect.height() - 8.0);
        let room = end - 24.0 - side - 18.0 - rect.left();
        let words = &self.question.headline;
        let fits = |size: &f32| !pen.lay_out(words, *size, None, (room, 1)).elided;
        let sizes = [text::BOARD, text::PROMPT, text::NAME, text::SENTENCE];
        let size = sizes.into_iter().find(fits);
        let said = match size {
            Some(size) => pen.say(
                pos2(rect.left(), middle),
                Align2::LEFT_CENTER,
                words,
                size,
                room,
            ),
            None => {
                let limits = (room, 2);
                let galley = pen.lay_out(words, text::SENTENCE, None, limits);
                let at = pos2(rect.left(), middle - 0.5 * galley.size().y);
                pen.say_rows(at, Align2::LEFT_TOP, words, text::SENTENCE, limits)
            }
        };
        let at = pos2(said.right() + 18.0 + 0.5 * side, middle);
        let place = Rect::from_center_size(at, vec2(side, side));
        let painter = pen.ui.painter().clone();
        icon(&painter, &pen.theme, place, IconMark::of(name));
        let detail = &self.question.detail;
        let room = end - 24.0 - place.right() - 24.0;
        let galley = pen.lay_out(detail, text::STATE, None, (room.max(1.0), 1));
        if room > 120.0 && !galley.elided {
            let quiet = detail.clone().toned(super::super::words::Tone::Quiet);
            let at = pos2(end - 24.0, middle);
            pen.say(at, Align2::RIGHT_CENTER, &quiet, text::STATE, room);
        }
    }
}

impl GotFiveBody {
    /// The body as text.
    pub fn text(&self) -> String {
        let mut lines: Vec<String> = if self.finish.is_empty() {
            self.players.iter().map(GotFivePlayer::text).collect()
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
        let (question, players) = split(body);
        match &self.ruling {
            Some(ruling) => ruling_ui(pen, question, ruling, asks),
            None => self.prompt.ui(pen, question, asks),
        }
        for (player, place) in self
            .players
            .iter()
            .zip(columns(players, self.players.len()))
        {
            player.ui(pen, place, asks);
        }
    }

    fn finish_ui(&self, pen: &mut Pen<'_>, body: Rect, asks: &mut Vec<Ask>) {
        let rest = finish_head_ui(pen, body, &self.prompt.question, asks);
        let places = columns(rest, self.finish.len());
        for ((finish, player), place) in self.finish.iter().zip(&self.players).zip(places) {
            finish.ui(pen, place, |pen, between| {
                player.slots_ui(pen, between.shrink2(vec2(0.0, 8.0)));
            });
        }
    }
}

/// The question above, the players below.
fn split(body: Rect) -> (Rect, Rect) {
    let below = if body.height() >= 480.0 {
        GOT_FIVE_PLAYER_HEIGHT
    } else if body.height() >= 340.0 {
        0.44 * body.height()
    } else {
        SMALL_LINE
    };
    let gap = if body.height() >= 480.0 {
        2.0 * GAP
    } else {
        GAP
    };
    let players = Rect::from_min_max(pos2(body.left(), body.bottom() - below), body.max);
    let question = Rect::from_min_max(body.min, pos2(body.right(), players.top() - gap));
    (question, players)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_design_size_has_the_places_of_the_design() {
        let screen = Rect::from_min_size(pos2(0.0, 0.0), vec2(1280.0, 720.0));
        let (question, players) = split(body_place(screen));
        let place = |y: f32, height: f32| Rect::from_min_size(pos2(16.0, y), vec2(1248.0, height));
        assert_eq!(question, place(88.0, 248.0));
        assert_eq!(players, place(352.0, 256.0));
    }
}
