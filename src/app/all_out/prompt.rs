//! The question of All Out: what is played, or who has shouted.

use eframe::egui::{Align2, Rect, Stroke, pos2, vec2};

use super::super::ask::{Answer, Ask};
use super::super::board::{LINKS_HEIGHT, Links, columns, rows, tiles};
use super::super::icon_tile::IconTile;
use super::super::panel::Question;
use super::super::pen::Pen;
use super::super::theme::{BUTTON_HEIGHT, GAP, LEAST_PRESSED, text};
use super::super::words::Words;

/// Height of the buttons below the headline.
const ROW_HEIGHT: f32 = 80.0;
/// Tiles are not narrower than this.
const LEAST_TILE: f32 = 116.0;
/// Buttons with a second line are not narrower than this.
const LEAST_BUTTON: f32 = 190.0;
/// Narrower than this the small keys stand below the buttons.
const LEAST_FOR_LINKS: f32 = 700.0;
/// Width of the way back, beside what can be picked.
const BACK_WIDTH: f32 = 150.0;
/// Width of a large button beside what can be picked.
const BESIDE_WIDTH: f32 = 280.0;

/// The question, with what can be pressed in groups.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct AllOutPrompt {
    /// Headline, sentence, large buttons and small keys.
    pub question: Question,
    /// Things to pick from.
    pub tiles: Vec<IconTile>,
    /// The challenge, while one is possible.
    pub challenge: Option<Answer>,
    /// The way back from a pick that was begun.
    pub back: Option<Answer>,
    /// The shout that decides, in place of everything else.
    pub shout: Option<Shout>,
}

/// Somebody has won by a shout.
#[derive(Debug, Clone, PartialEq)]
pub struct Shout {
    /// Why: "Mia has no cards left", one sentence each.
    pub why: Vec<String>,
    /// Who shouts and who does not, player by player.
    pub answers: Vec<Answer>,
}

impl AllOutPrompt {
    /// Everything that can be pressed.
    pub fn answers(&self) -> Vec<Answer> {
        let mut all: Vec<Answer> = self.tiles.iter().map(|tile| tile.answer.clone()).collect();
        all.extend(self.question.answers.iter().cloned());
        all.extend(self.challenge.clone());
        all.extend(self.back.clone());
        let shout = self.shout.iter().flat_map(|shout| shout.answers.iter());
        all.extend(shout.cloned());
        all
    }

    /// As text, with everything that can be pressed.
    pub fn text(&self) -> String {
        let mut question = self.question.clone();
        question.answers = self.answers();
        let why = self.shout.iter().flat_map(|shout| shout.why.clone());
        let mut lines: Vec<String> = why.collect();
        lines.push(question.text());
        lines.join("\n")
    }

    /// Draws it.
    pub fn ui(&self, pen: &mut Pen<'_>, rect: Rect, asks: &mut Vec<Ask>) {
        pen.panel(rect);
        let is_narrow = rect.width() < 800.0;
        let mut inner = rect.shrink2(if is_narrow {
            vec2(12.0, 8.0)
        } else {
            vec2(24.0, 12.0)
        });
        let challenge = self.challenge_place(pen, inner);
        let links = if inner.width() < LEAST_FOR_LINKS {
            let middle = inner.bottom() - 0.5 * LINKS_HEIGHT;
            inner.max.y -= LINKS_HEIGHT;
            Links::Below(middle, challenge.map_or(0.0, |place| place.width() + 20.0))
        } else {
            Links::Beside(challenge.map_or(0.0, |place| place.width() + 20.0))
        };
        let height = (inner.height() - 68.0).max(ROW_HEIGHT.min(0.6 * inner.height()));
        let row = Rect::from_min_max(pos2(inner.left(), inner.bottom() - height), inner.max);
        let head = Rect::from_min_max(inner.min, pos2(inner.right(), row.top() - 6.0));
        self.question.head_ui(pen, head, links, asks);
        if let (Some(answer), Some(place)) = (&self.challenge, challenge)
            && pen.button(place, &answer.button).clicked()
        {
            asks.push(answer.ask.clone());
        }
        self.row_ui(pen, row, asks);
    }

    /// The place of the challenge in the right top corner.
    fn challenge_place(&self, pen: &Pen<'_>, inner: Rect) -> Option<Rect> {
        let answer = self.challenge.as_ref()?;
        let width = pen.button_width(&answer.button);
        let height = BUTTON_HEIGHT.min(0.34 * inner.height()).max(LEAST_PRESSED);
        let at = pos2(inner.right() - width, inner.top());
        Some(Rect::from_min_size(at, vec2(width, height)))
    }

    fn row_ui(&self, pen: &mut Pen<'_>, row: Rect, asks: &mut Vec<Ask>) {
        let mut large = self.question.large();
        if self.tiles.is_empty() {
            large.extend(&self.back);
            return buttons_ui(pen, row, &large, asks);
        }
        let mut right = row.right();
        let mut take = |width: f32| {
            let at = pos2(right - width, row.top());
            right = at.x - GAP;
            Rect::from_min_size(at, vec2(width, row.height()))
        };
        let back_width = BACK_WIDTH.min((0.2 * row.width()).max(128.0));
        let back_place = self.back.as_ref().map(|_| take(back_width));
        let beside = BESIDE_WIDTH.min(0.36 * row.width());
        let large_place = (!large.is_empty()).then(|| take(beside));
        let place = Rect::from_min_max(row.min, pos2(right, row.bottom()));
        let least = if place.width() < 600.0 {
            84.0
        } else {
            LEAST_TILE
        };
        for (tile, place) in self.tiles.iter().zip(tiles(place, self.tiles.len(), least)) {
            tile.ui(pen, place, asks);
        }
        if let Some(place) = large_place {
            buttons_ui(pen, place, &large, asks);
        }
        if let (Some(back), Some(place)) = (&self.back, back_place) {
            buttons_ui(pen, place, &[back], asks);
        }
    }
}

/// Buttons of one size, in as many rows as they need.
fn buttons_ui(pen: &mut Pen<'_>, rect: Rect, answers: &[&Answer], asks: &mut Vec<Ask>) {
    let places = tiles(rect, answers.len(), LEAST_BUTTON.min(rect.width()));
    for (answer, place) in answers.iter().zip(places) {
        let mut button = answer.button.clone();
        button.is_strong = true;
        if place.height() < 46.0 {
            button.hint = std::mem::take(&mut button.sub);
        }
        if pen.button(place, &button).clicked() {
            asks.push(answer.ask.clone());
        }
    }
}

impl Shout {
    /// Over the whole place: who could have won, and whether they shout.
    pub fn ui(&self, pen: &mut Pen<'_>, rect: Rect, question: &Question, asks: &mut Vec<Ask>) {
        let stroke = Stroke::new(4.0, pen.theme.warning);
        pen.panel_framed(rect, stroke);
        let is_small = rect.height() < 320.0;
        let inner = rect.shrink2(if is_small {
            vec2(16.0, 10.0)
        } else {
            vec2(32.0, 24.0)
        });
        let line = pos2(inner.right(), inner.top() + 14.0);
        question.links_ui(pen, line, asks);
        let players = self.answers.len().div_ceil(2).max(1);
        let most = if is_small { 56.0 } else { 112.0 };
        let room = 0.62 * inner.height();
        let height = ((room + GAP) / players as f32 - GAP).min(most);
        let below = (height + GAP) * players as f32 - GAP;
        let words = Words::bold(question.headline.text()).toned(super::super::words::Tone::Warning);
        let head = inner.height() - below - 16.0;
        let sizes = [text::WINNING_TOTAL, text::SCORE, text::BANNER, text::PROMPT];
        let why = Words::bold(self.why.join(" "));
        let why_size = if is_small { text::STATE } else { text::PROMPT };
        let why_galley = pen.lay_out(&why, why_size, None, (inner.width(), 2));
        let why_height = why_galley.size().y;
        let size = sizes
            .into_iter()
            .filter(|size| !is_small || *size <= text::BANNER)
            .find(|size| 1.1 * size + why_height <= head)
            .unwrap_or(text::PROMPT);
        let middle = inner.top() + 0.5 * (head - why_height);
        let at = pos2(inner.center().x, middle);
        pen.say(at, Align2::CENTER_CENTER, &words, size, inner.width());
        let at = pos2(
            inner.center().x,
            middle + 0.5 * size + 0.5 * why_height + 4.0,
        );
        let rect = pen.draw_galley(at, Align2::CENTER_CENTER, why_galley);
        pen.name(rect, &why.text());
        let place = Rect::from_min_max(pos2(inner.left(), inner.bottom() - below), inner.max);
        for (pair, line) in self.answers.chunks(2).zip(rows(place, players)) {
            for (answer, place) in pair.iter().zip(columns(line, pair.len())) {
                let mut button = answer.button.clone();
                button.is_huge = place.height() >= 72.0;
                if pen.button(place, &button).clicked() {
                    asks.push(answer.ask.clone());
                }
            }
        }
    }
}
