//! The question of Kaboodl: draw or toss out, play and discard, or block the steal that waits.

use eframe::egui::{Align2, Pos2, Rect, Stroke, pos2, vec2};

use super::super::art::creatures::creature;
use super::super::art::kaboodl::dots;
use super::super::ask::{Answer, Ask};
use super::super::board::{LINKS_HEIGHT, Links, cap_alone, columns, has_links_below, rows};
use super::super::panel::Question;
use super::super::panel::question::row_ui;
use super::super::pen::Pen;
use super::super::theme::{ANSWER_HEIGHT, GAP, HUGE_ROW_HEIGHT, text};
use super::super::tongue::tell;
use super::super::words::Words;
use super::GridCard;

/// Width of the button that Enter presses, beside other things to press.
const MAIN_WIDTH: f32 = 252.0;
/// Room for the card that is about to change hands.
const STOLEN_WIDTH: f32 = 88.0;
/// Height of a button that is only a key.
const CAP_HEIGHT: f32 = 56.0;
/// Height of the words above such buttons.
const CAPTION_HEIGHT: f32 = 32.0;
/// Narrower than this, one thing stands above the other.
const LEAST_WIDE: f32 = 520.0;
/// Headline and sentence keep at least this height.
const LEAST_HEAD: f32 = 70.0;

/// The question, with what can be pressed in groups.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct KaboodlPrompt {
    /// Headline, sentence, what Enter presses, and small keys.
    pub question: Question,
    /// One K'bosh for each steal that waits, the newest first.
    pub kboshes: Vec<Answer>,
    /// Cards tossed out instead of a turn, from one.
    pub toss_outs: Vec<Answer>,
    /// How many Wild cards are used, from none.
    pub wilds: Vec<Answer>,
    /// Place in the grid of the card that is about to change hands.
    pub stolen: Option<usize>,
}

impl KaboodlPrompt {
    /// As text, with everything that can be pressed.
    pub fn text(&self) -> String {
        let mut question = self.question.clone();
        question.answers = self.answers();
        question.text()
    }

    /// Everything that can be pressed.
    pub fn answers(&self) -> Vec<Answer> {
        let groups = [
            &self.question.answers,
            &self.kboshes,
            &self.toss_outs,
            &self.wilds,
        ];
        groups.into_iter().flatten().cloned().collect()
    }

    /// True while a K'baam waits for the discard.
    pub fn is_steal(&self) -> bool {
        self.stolen.is_some()
    }

    /// Draws it.
    pub fn ui(&self, pen: &mut Pen<'_>, rect: Rect, grid: &[GridCard], asks: &mut Vec<Ask>) {
        let frame = if self.is_steal() {
            Stroke::new(2.0, pen.theme.warning)
        } else {
            pen.theme.panel_stroke()
        };
        pen.panel_framed(rect, frame);
        let is_narrow = rect.width() < LEAST_WIDE;
        let margin = if is_narrow {
            vec2(12.0, 5.0)
        } else {
            vec2(24.0, 19.0)
        };
        let mut inner = rect.shrink2(margin);
        let stolen = self
            .stolen
            .and_then(|place| grid.get(place))
            .filter(|_| !is_narrow);
        let links = if has_links_below(inner.width()) {
            let middle = inner.bottom() - 0.5 * LINKS_HEIGHT;
            inner.max.y -= LINKS_HEIGHT;
            Links::Below(middle, 0.0)
        } else {
            Links::Beside(stolen.map_or(0.0, |_| STOLEN_WIDTH))
        };
        let height = if is_narrow {
            (inner.height() - LEAST_HEAD).min(self.stacked_height())
        } else {
            (0.5 * inner.height()).min(HUGE_ROW_HEIGHT)
        };
        let row = Rect::from_min_max(pos2(inner.left(), inner.bottom() - height), inner.max);
        let head = Rect::from_min_max(inner.min, pos2(inner.right(), row.top() - 6.0));
        self.question.head_ui(pen, head, links, asks);
        if let Some(card) = stolen {
            stolen_ui(pen, pos2(inner.right(), inner.top() - 8.0), card);
        }
        if is_narrow {
            self.stack_ui(pen, row, asks);
        } else {
            self.row_ui(pen, row, asks);
        }
    }

    /// What is pressed by a key alone where there is room, and its caption.
    fn caps(&self) -> (&[Answer], String) {
        if self.toss_outs.is_empty() {
            (&self.wilds, tell!("kaboodl-wilds-of-three"))
        } else {
            (&self.toss_outs, tell!("kaboodl-or-toss-out"))
        }
    }

    /// Everything in one row.
    fn row_ui(&self, pen: &mut Pen<'_>, row: Rect, asks: &mut Vec<Ask>) {
        let main = self.question.large();
        if !self.kboshes.is_empty() {
            let share = if main.is_empty() { 1.0 } else { 0.61 };
            let alarm = Rect::from_min_size(row.min, vec2(share * row.width(), row.height()));
            self.kboshes_ui(pen, alarm, asks);
            let rest = Rect::from_min_max(pos2(alarm.right() + 12.0, row.top()), row.max);
            return row_ui(pen, rest, &main, asks);
        }
        if self.caps().0.is_empty() {
            return main_ui(pen, row, &main, asks);
        }
        let width = MAIN_WIDTH.min(0.4 * row.width());
        let place = Rect::from_min_size(row.min, vec2(width, row.height()));
        main_ui(pen, place, &main, asks);
        let right = Rect::from_min_max(pos2(place.right() + 24.0, row.top()), row.max);
        self.caps_ui(pen, right, asks);
    }

    /// How high everything is, one thing above the other.
    fn stacked_height(&self) -> f32 {
        let caps = if self.caps().0.is_empty() {
            0.0
        } else {
            CAP_HEIGHT + CAPTION_HEIGHT + GAP
        };
        let kboshes = if self.kboshes.is_empty() {
            0.0
        } else {
            HUGE_ROW_HEIGHT + GAP
        };
        ANSWER_HEIGHT + caps + kboshes
    }

    /// One thing above the other, in a narrow place.
    fn stack_ui(&self, pen: &mut Pen<'_>, rect: Rect, asks: &mut Vec<Ask>) {
        let mut main = self.question.large();
        let mut top = rect.top();
        if !self.kboshes.is_empty() {
            let rows = if main.is_empty() { 1.0 } else { 2.0 };
            let height = (rect.height() + GAP) / rows - GAP;
            let place = Rect::from_min_size(rect.min, vec2(rect.width(), height));
            self.kboshes_ui(pen, place, asks);
            top = place.bottom() + GAP;
        } else if !self.caps().0.is_empty() && rect.height() >= self.stacked_height() - 1.0 {
            let height = CAP_HEIGHT + CAPTION_HEIGHT;
            let place = Rect::from_min_size(rect.min, vec2(rect.width(), height));
            self.caps_ui(pen, place, asks);
            top = place.bottom() + GAP;
        } else if !self.toss_outs.is_empty() {
            // The keys have no room of their own: one button opens the list of them.
            let list = |answer: &&Answer| answer.is_hidden && matches!(answer.ask, Ask::Pick(_));
            main.extend(self.question.answers.iter().filter(list));
        }
        let place = Rect::from_min_max(pos2(rect.left(), top), rect.max);
        main_ui(pen, place, &main, asks);
    }

    fn kboshes_ui(&self, pen: &mut Pen<'_>, rect: Rect, asks: &mut Vec<Ask>) {
        for (answer, place) in self.kboshes.iter().zip(columns(rect, self.kboshes.len())) {
            let mut button = answer.button.clone();
            button.is_huge = place.width() > 240.0 && place.height() > 60.0;
            if place.width() < 160.0 {
                button.label = button.sub;
                button.sub = String::new();
            }
            if pen.button(place, &button).clicked() {
                asks.push(answer.ask.clone());
            }
        }
    }

    fn caps_ui(&self, pen: &mut Pen<'_>, rect: Rect, asks: &mut Vec<Ask>) {
        let (caps, caption) = self.caps();
        let height = CAP_HEIGHT.min(rect.height() - CAPTION_HEIGHT);
        pen.say(
            pos2(
                rect.left(),
                rect.bottom() - height - 0.5 * CAPTION_HEIGHT - 4.0,
            ),
            Align2::LEFT_CENTER,
            &Words::quiet(caption),
            text::LOG,
            rect.width(),
        );
        let most = (rect.width() + GAP) / caps.len().max(1) as f32 - GAP;
        let width = (most.min(72.0) + GAP) * caps.len() as f32 - GAP;
        let at = pos2(rect.left(), rect.bottom() - height);
        let line = Rect::from_min_size(at, vec2(width, height));
        for (answer, place) in caps.iter().zip(columns(line, caps.len())) {
            let button = cap_alone(answer);
            if pen.button(place, &button).clicked() {
                asks.push(answer.ask.clone());
            }
            if button.is_chosen {
                let colour = pen.theme.accent;
                pen.check(place.right_top() + vec2(-11.0, 11.0), 10.0, colour);
            }
        }
    }
}

/// The card that is about to change hands, its right top corner at `at`.
fn stolen_ui(pen: &mut Pen<'_>, at: Pos2, card: &GridCard) {
    let size = vec2(64.0, 60.0);
    let place = Rect::from_min_size(at - vec2(size.x, 0.0), size);
    let painter = pen.ui.painter().clone();
    creature(&painter, &pen.theme, place, card.creature.0, card.colour.0);
    let middle = pos2(place.center().x, place.bottom() + 10.0);
    let foot = Rect::from_center_size(middle, vec2(48.0, 10.0));
    dots(&painter, &pen.theme, foot, card.dots);
    pen.name(place.union(foot), &card.name);
}

/// What Enter presses, as large as its place.
fn main_ui(pen: &mut Pen<'_>, row: Rect, answers: &[&Answer], asks: &mut Vec<Ask>) {
    let count = answers.len().max(1);
    let places = if row.width() / (count as f32) < 200.0 {
        rows(row, count)
    } else {
        columns(row, count)
    };
    for (answer, place) in answers.iter().zip(places) {
        let mut button = answer.button.clone();
        button.is_huge = place.height() > 72.0 && place.width() > 240.0;
        if pen.button(place, &button).clicked() {
            asks.push(answer.ask.clone());
        }
    }
}
