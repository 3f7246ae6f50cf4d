//! A battle: two columns that add up, the gate between them.

use eframe::egui::{Align2, CornerRadius, Rect, Stroke, StrokeKind, pos2, vec2};

use super::super::art::bakugan::{Ball, ball};
use super::super::ask::{Answer, Ask};
use super::super::pen::Pen;
use super::super::shapes::{BadgeFill, badge, unknown_badge};
use super::super::theme::{AttributeShape, BUTTON_HEIGHT, GAP, RADIUS, Weight, text};
use super::super::tongue::tell;
use super::super::words::{Tone, Words};
use super::TableLine;
use super::players::short_name;

/// One fighter's column.
#[derive(Debug, Clone, PartialEq)]
pub struct Column {
    /// The seat, from 0.
    pub seat: usize,
    /// The player's name.
    pub player: String,
    /// The toy's name.
    pub toy: String,
    /// Its Attribute, if that is known.
    pub shape: Option<AttributeShape>,
    /// The Attribute's name, if it is known.
    pub attribute: Option<String>,
    /// What adds up: words and number; no number yet is shown as a dash.
    pub lines: Vec<(String, Option<i32>)>,
    /// The total, once every line is known.
    pub total: Option<i32>,
    /// True when this total is larger.
    pub leads_by: Option<i32>,
    /// Asks for the number on the toy.
    pub read: Answer,
}

/// One of a gate card's six numbers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NumberRow {
    /// The Attribute's mark.
    pub shape: AttributeShape,
    /// The Attribute's name.
    pub name: String,
    /// The number, in G.
    pub amount: i32,
    /// True when a fighter has this Attribute.
    pub is_in_play: bool,
}

/// How a row of numbers is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NumberLook {
    /// All alike, with lines between.
    Listed,
    /// Those in play on a raised ground, the others quiet.
    InBattle,
}

impl NumberRow {
    /// Draws it.
    pub fn ui(&self, pen: &mut Pen<'_>, rect: Rect, look: NumberLook) {
        let stands_out = look == NumberLook::Listed || self.is_in_play;
        if look == NumberLook::InBattle && self.is_in_play {
            let theme = pen.theme;
            pen.ui.painter().rect(
                rect,
                0.0,
                theme.raised,
                theme.panel_stroke(),
                StrokeKind::Inside,
            );
        }
        let (left, right) = (rect.left() + 8.0, rect.right() - 8.0);
        let place = Rect::from_center_size(pos2(left + 12.0, rect.center().y), vec2(24.0, 24.0));
        let painter = pen.ui.painter().clone();
        badge(&painter, &pen.theme, place, self.shape, BadgeFill::Filled);
        let tone = if stands_out { Tone::Plain } else { Tone::Quiet };
        let weight = if self.is_in_play {
            Weight::Bold
        } else {
            Weight::Regular
        };
        let colour = pen.tone(tone);
        let number = pen.number(
            pos2(right, rect.center().y),
            Align2::RIGHT_CENTER,
            &self.amount.to_string(),
            text::BUTTON,
            colour,
        );
        pen.say(
            pos2(left + 36.0, rect.center().y),
            Align2::LEFT_CENTER,
            &Words::default().with(self.name.clone(), weight, tone),
            text::STATE,
            number.left() - left - 44.0,
        );
        if look == NumberLook::Listed {
            pen.separator(rect.left()..=rect.right(), rect.bottom());
        }
    }
}

/// One step of a battle.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Step {
    /// "Read", "Flip".
    pub words: String,
    /// True once it is done, or was skipped.
    pub is_done: bool,
    /// True for the step that the battle is at.
    pub is_present: bool,
}

/// What the battle shows.
#[derive(Debug, Clone, PartialEq)]
pub struct BattlePanel {
    /// "Gate 2".
    pub gate: String,
    /// True until it is turned over.
    pub is_face_down: bool,
    /// The card's name once flipped.
    pub card: Option<String>,
    /// The card's colour, if it is known.
    pub colour: Option<String>,
    /// The card's numbers, those in play first.
    pub numbers: Vec<NumberRow>,
    /// The steps, in order.
    pub steps: Vec<Step>,
    /// What is known of the card.
    pub note: String,
    /// The two columns.
    pub columns: Vec<Column>,
}

impl BattlePanel {
    /// The battle as lines of text.
    pub fn text(&self) -> String {
        let steps: Vec<String> = self
            .steps
            .iter()
            .map(|step| match (step.is_done, step.is_present) {
                (true, _) => format!("{} (done)", step.words),
                (false, true) => format!("[{}]", step.words),
                (false, false) => step.words.clone(),
            })
            .collect();
        let mut lines = vec![steps.join(" - ")];
        lines.push(format!(
            "battle on {}{}",
            self.gate,
            self.card
                .as_ref()
                .map_or(String::new(), |card| format!(" ({card})"))
        ));
        for column in &self.columns {
            let sum: Vec<String> = column
                .lines
                .iter()
                .map(|(words, number)| {
                    format!(
                        "{words} {}",
                        number.map_or("-".to_owned(), |n| n.to_string())
                    )
                })
                .collect();
            lines.push(format!(
                "{} {}: {} = {}",
                column.player,
                column.toy,
                sum.join(" + "),
                column
                    .total
                    .map_or("?".to_owned(), |total| total.to_string())
            ));
        }
        lines.join("\n")
    }

    /// Draws it, with a line about the table below the gate.
    pub fn ui(&self, pen: &mut Pen<'_>, rect: Rect, line: Option<&TableLine>, asks: &mut Vec<Ask>) {
        let rect = if rect.height() >= 400.0 {
            let steps = Rect::from_min_size(rect.min, vec2(rect.width(), 48.0));
            self.steps_ui(pen, steps);
            Rect::from_min_max(pos2(rect.left(), steps.bottom() + 2.0 * GAP), rect.max)
        } else {
            rect
        };
        let gate_width = (rect.width() * 0.295).min(368.0);
        let side = 0.5 * (rect.width() - gate_width) - 2.0 * GAP;
        for (place, column) in self.columns.iter().take(2).enumerate() {
            let left = if place == 0 {
                rect.left()
            } else {
                rect.right() - side
            };
            column.ui(
                pen,
                Rect::from_min_size(pos2(left, rect.top()), vec2(side, rect.height())),
                asks,
            );
        }
        let middle = Rect::from_min_size(
            pos2(rect.left() + side + 2.0 * GAP, rect.top()),
            vec2(gate_width, rect.height()),
        );
        pen.panel(middle);
        let mut foot = middle.bottom();
        if let Some(line) = line {
            let place = Rect::from_min_max(
                pos2(middle.left(), middle.bottom() - TableLine::NARROW_HEIGHT),
                middle.max,
            );
            line.ui(pen, place.shrink(GAP), asks);
            foot = place.top();
        }
        let (left, width) = (middle.left() + 25.0, middle.width() - 50.0);
        let caption = if self.is_face_down {
            tell!("bakugan-gate-face-down", gate = self.gate.as_str())
        } else {
            tell!("bakugan-gate-flipped", gate = self.gate.as_str())
        };
        pen.say(
            pos2(left, middle.top() + 38.0),
            Align2::LEFT_CENTER,
            &Words::quiet(caption.to_uppercase()),
            text::CAPTION,
            width,
        );
        let mut room = width;
        if let Some(colour) = &self.colour {
            let words = Words::plain(colour.clone());
            let galley = pen.lay_out(&words, text::CAPTION, None, (f32::INFINITY, 1));
            let tag = galley.size().x + 16.0;
            pen.tag(pos2(left + width - tag, middle.top() + 64.0), colour);
            room -= tag + 12.0;
        }
        pen.say(
            pos2(left, middle.top() + 76.0),
            Align2::LEFT_CENTER,
            &Words::bold(self.card.clone().unwrap_or_else(|| self.gate.clone())),
            text::PROMPT,
            room,
        );
        let mut y = middle.top() + 108.0;
        for row in &self.numbers {
            if y + 36.0 > foot - 12.0 {
                break;
            }
            let place = Rect::from_min_size(pos2(left - 8.0, y), vec2(width + 16.0, 36.0));
            row.ui(pen, place, NumberLook::InBattle);
            y += 36.0;
        }
        let rows = ((foot - 16.0 - y) / 25.0).floor();
        if rows >= 1.0 {
            let note = Words::quiet(self.note.clone());
            let limits = (width, rows as usize);
            // Beside a line about the table it is whole or not there.
            let is_cut = line.is_some() && pen.lay_out(&note, text::STATE, None, limits).elided;
            if !is_cut {
                let at = pos2(left, y + 4.0);
                pen.say_rows(at, Align2::LEFT_TOP, &note, text::STATE, limits);
            }
        }
    }

    /// The steps across the top; the present one is filled.
    fn steps_ui(&self, pen: &mut Pen<'_>, rect: Rect) {
        let count = self.steps.len().max(1) as f32;
        let width = (rect.width() - GAP * (count - 1.0)) / count;
        let theme = pen.theme;
        for (place, step) in self.steps.iter().enumerate() {
            let x = rect.left() + place as f32 * (width + GAP);
            let cell = Rect::from_min_size(pos2(x, rect.top()), vec2(width, rect.height()));
            let (ground, ink) = if step.is_present {
                (theme.accent, Some(theme.on_accent))
            } else {
                (theme.panel, None)
            };
            let stroke = theme.panel_stroke();
            pen.ui
                .painter()
                .rect(cell, RADIUS, ground, stroke, StrokeKind::Inside);
            let words = match (step.is_done, step.is_present) {
                (true, _) => Words::quiet(step.words.clone()),
                (false, true) => Words::bold(format!("{}  {}", place + 1, step.words)),
                (false, false) => Words::quiet(format!("{}  {}", place + 1, step.words)),
            };
            let galley = pen.lay_out(&words, text::STATE, ink, (width - 48.0, 1));
            let said = pen.draw_galley(cell.center(), Align2::CENTER_CENTER, galley);
            if step.is_done {
                let at = pos2(said.left() - 16.0, cell.center().y);
                pen.check(at, 14.0, theme.success);
            }
            pen.name(cell, &words.text());
        }
    }
}

impl Column {
    fn ui(&self, pen: &mut Pen<'_>, rect: Rect, asks: &mut Vec<Ask>) {
        let theme = pen.theme;
        let frame = if self.leads_by.is_some() {
            Stroke::new(2.0, theme.success)
        } else {
            theme.panel_stroke()
        };
        pen.panel_framed(rect, frame);
        let inner = rect.shrink(frame.width);
        let strip = Rect::from_min_size(inner.min, vec2(inner.width(), 8.0));
        pen.ui.painter().rect_filled(
            strip,
            CornerRadius {
                nw: 6,
                ne: 6,
                sw: 0,
                se: 0,
            },
            theme.seat(self.seat),
        );
        let (left, right) = (rect.left() + 25.0, rect.right() - 25.0);
        let is_unread = self.lines.iter().all(|(_, number)| number.is_none());
        // Where no number is read, the toy itself stands below, larger.
        let head_left = if is_unread { left } else { left + 72.0 };
        if !is_unread {
            let badge_place =
                Rect::from_center_size(pos2(left + 28.0, rect.top() + 58.0), vec2(56.0, 56.0));
            let painter = pen.ui.painter().clone();
            match self.shape {
                Some(shape) => badge(&painter, &theme, badge_place, shape, BadgeFill::Filled),
                None => unknown_badge(&painter, &theme, badge_place, BadgeFill::Filled),
            }
        }
        pen.say(
            pos2(head_left, rect.top() + 44.0),
            Align2::LEFT_CENTER,
            &Words::bold(self.toy.clone()),
            text::PROMPT,
            right - head_left,
        );
        pen.seat_disc(
            pos2(head_left + 12.0, rect.top() + 76.0),
            24.0,
            self.seat,
            &self.player,
        );
        pen.say(
            pos2(head_left + 32.0, rect.top() + 76.0),
            Align2::LEFT_CENTER,
            &Words::quiet(short_name(&self.player)),
            text::STATE,
            right - head_left - 32.0,
        );
        if is_unread {
            let below = Rect::from_min_max(
                pos2(left, rect.top() + 100.0),
                pos2(right, rect.bottom() - 16.0),
            );
            return self.unread_ui(pen, below, asks);
        }
        let mut y = rect.top() + 106.0;
        for (line, (words, number)) in self.lines.iter().enumerate() {
            if y + 44.0 > rect.bottom() - 110.0 {
                break;
            }
            pen.separator(left..=right, y);
            let tone = if number.is_some() {
                Tone::Plain
            } else {
                Tone::Quiet
            };
            let shown = match number {
                Some(number) if line > 0 && *number >= 0 => format!("+ {number}"),
                Some(number) => number.to_string(),
                None => "–".to_owned(),
            };
            let colour = pen.tone(tone);
            let place = pen.number(
                pos2(right, y + 22.0),
                Align2::RIGHT_CENTER,
                &shown,
                text::PROMPT,
                colour,
            );
            pen.say(
                pos2(left, y + 22.0),
                Align2::LEFT_CENTER,
                &Words::default().with(words.clone(), Weight::Regular, tone),
                text::SENTENCE,
                place.left() - left - 12.0,
            );
            y += 44.0;
        }
        let (total_size, total_tone) = match (self.total, self.leads_by) {
            (Some(_), Some(_)) => (text::WINNING_TOTAL, Tone::Plain),
            _ => (text::SCORE, Tone::Quiet),
        };
        let foot = pen.theme.line;
        let stroke = if self.leads_by.is_some() {
            Stroke::new(3.0, pen.theme.success)
        } else {
            Stroke::new(3.0, foot)
        };
        pen.ui.painter().hline(left..=right, y, stroke);
        let middle = 0.5 * (y + rect.bottom());
        let colour = pen.tone(total_tone);
        let shown = self.total.map_or("–".to_owned(), |total| total.to_string());
        pen.number(
            pos2(right, middle),
            Align2::RIGHT_CENTER,
            &shown,
            total_size,
            colour,
        );
        let words = match self.leads_by {
            Some(by) => Words::default().with(
                tell!("bakugan-leads-by", count = by),
                Weight::Bold,
                Tone::Success,
            ),
            None => Words::quiet(tell!("bakugan-total")),
        };
        pen.say(
            pos2(left, middle),
            Align2::LEFT_CENTER,
            &words,
            text::BUTTON,
            0.5 * (right - left),
        );
    }

    /// The toy, large, while nobody has read a number; and how one is typed, for those who want the sum worked out.
    fn unread_ui(&self, pen: &mut Pen<'_>, rect: Rect, asks: &mut Vec<Ask>) {
        let width = (pen.button_width(&self.read.button) + 24.0).min(rect.width());
        let button = Rect::from_min_max(
            pos2(rect.center().x - 0.5 * width, rect.bottom() - BUTTON_HEIGHT),
            pos2(rect.center().x + 0.5 * width, rect.bottom()),
        );
        if pen.button(button, &self.read.button).clicked() {
            asks.push(self.read.ask.clone());
        }
        let mut foot = button.top() - GAP;
        if rect.height() >= LEAST_FOR_HINT {
            let hint = Words::quiet(tell!("bakugan-nobody-read"));
            let at = pos2(rect.center().x, foot - 12.0);
            pen.say(at, Align2::CENTER_CENTER, &hint, text::LOG, rect.width());
            foot -= 24.0 + GAP;
        }
        if let Some(attribute) = &self.attribute {
            let words = Words::bold(attribute.clone());
            let at = pos2(rect.center().x, foot - 12.0);
            let said = pen.say(
                at,
                Align2::CENTER_CENTER,
                &words,
                text::SENTENCE,
                rect.width(),
            );
            if let Some(shape) = self.shape {
                let at = pos2(said.left() - 20.0, said.center().y);
                let place = Rect::from_center_size(at, vec2(24.0, 24.0));
                let painter = pen.ui.painter().clone();
                badge(&painter, &pen.theme, place, shape, BadgeFill::Filled);
            }
            foot -= 24.0 + GAP;
        }
        let side = (foot - rect.top()).min(TOY_SIDE);
        if side >= LEAST_TOY_SIDE {
            let at = pos2(rect.center().x, 0.5 * (rect.top() + foot));
            let place = Rect::from_center_size(at, vec2(side, side));
            let painter = pen.ui.painter().clone();
            ball(&painter, &pen.theme, place, self.shape, Ball::Open);
        }
    }
}

/// The toy in a column without a number is not larger than this.
const TOY_SIDE: f32 = 168.0;
/// Nor smaller than this.
const LEAST_TOY_SIDE: f32 = 40.0;
/// Lower columns do not say that no number was read.
const LEAST_FOR_HINT: f32 = 200.0;
