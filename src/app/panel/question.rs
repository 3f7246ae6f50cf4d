//! The one question of the screen: a call of the camera, or a prompt, with the few things that can happen now.

use eframe::egui::{Align2, Rect, Stroke, StrokeKind, pos2, vec2};

use super::super::arbiter::Certainty;
use super::super::ask::{Answer, Ask};
use super::super::button::Button;
use super::super::keys::Act;
use super::super::pen::Pen;
use super::super::texts::Texts;
use super::super::theme::{ANSWER_HEIGHT, BUTTON_HEIGHT, GAP, text};
use super::super::tongue::tell;
use super::super::words::{Tone, Words};

/// Height of a button where two rows share the question.
const TWO_ROW_HEIGHT: f32 = 48.0;

/// What is asked, and how it can be answered.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Question {
    /// The headline: "OPEN on Gate 2", "Mia rolls".
    pub headline: Words,
    /// True for a call of the camera, whose headline is larger.
    pub is_call: bool,
    /// The certainty of a call.
    pub certainty: Option<Certainty>,
    /// What follows, or how it is done.
    pub detail: Words,
    /// The answers, likeliest first.
    pub answers: Vec<Answer>,
    /// How much of a countdown is left, from 1 to 0.
    pub countdown: Option<f32>,
    /// A field for a number or name, shown in place of the detail line.
    pub fields: Vec<Field>,
    /// True when there are so many answers that the question takes the place of the picture too.
    pub is_tall: bool,
    /// The key that says why, as printed.
    pub why_key: String,
}

/// A field to type into.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Field {
    /// What is asked for: "Mia's total".
    pub label: String,
    /// Which of the app's texts it edits.
    pub slot: String,
}

impl Question {
    /// The question as lines of text.
    pub fn text(&self) -> String {
        let mut lines = vec![self.headline.text()];
        if let Some(certainty) = self.certainty {
            lines[0].push_str(&format!(" - {}", certainty.words()));
        }
        lines.push(self.detail.text());
        for answer in &self.answers {
            let mark = if answer.button.is_filled { "*" } else { " " };
            let key = &answer.button.key;
            let off = answer.button.off_because.as_ref().map_or("", |_| "(off) ");
            lines.push(format!("{mark}[{key}] {off}{}", answer.button.spoken()));
        }
        lines.join("\n")
    }

    /// The colour of its frame and of the first word.
    fn tone(&self) -> Option<Tone> {
        self.certainty.map(|certainty| match certainty {
            Certainty::Sure => Tone::Success,
            Certainty::QuiteSure => Tone::Accent,
            Certainty::NotSure => Tone::Warning,
        })
    }

    /// Draws it; `typed` holds the texts of the fields. True while a field has the keyboard.
    pub fn ui(
        &self,
        pen: &mut Pen<'_>,
        rect: Rect,
        typed: &mut Texts,
        asks: &mut Vec<Ask>,
    ) -> bool {
        let frame = match self.tone() {
            Some(tone) => Stroke::new(2.0, pen.tone(tone)),
            None => pen.theme.panel_stroke(),
        };
        pen.panel_framed(rect, frame);
        if rect.height() < 110.0 {
            return self.wide_ui(pen, rect, typed, asks);
        }
        let (left, right) = (rect.left() + 17.0, rect.right() - 17.0);
        let answers_height = self.answers_height(pen, (right - left, rect.height()));
        let answers_top = rect.bottom() - 20.0 - answers_height;
        let has_room = answers_top - rect.top() > 90.0;
        let first_line = rect.top() + if has_room { 36.0 } else { 24.0 };
        let links_left = self.links_ui(pen, pos2(right, first_line), asks);
        let chip_room = self
            .certainty
            .map_or(0.0, |certainty| chip_width(pen, certainty) + 18.0);
        let headline_room = links_left - 16.0 - left - chip_room;
        let sizes: &[f32] = match (self.is_call, has_room) {
            (true, true) => &[text::CALL, 34.0, text::PROMPT, text::NAME],
            (false, true) => &[text::PROMPT, text::NAME],
            _ => &[text::NAME, text::SENTENCE],
        };
        let fits = |size: &&f32| {
            !pen.lay_out(&self.headline, **size, None, (headline_room, 1))
                .elided
        };
        let size = sizes.iter().find(fits).or(sizes.last());
        let headline = pen.say(
            pos2(left, first_line),
            Align2::LEFT_CENTER,
            &self.headline,
            size.copied().unwrap_or(text::NAME),
            headline_room,
        );
        if let Some(certainty) = self.certainty {
            self.chip_ui(pen, pos2(headline.right() + 18.0, first_line), certainty);
        }
        let is_typing = if self.fields.is_empty() {
            let top = first_line + if has_room { 21.0 } else { 14.0 };
            let place = Rect::from_min_max(pos2(left, top), pos2(right, answers_top - 2.0));
            let sizes = [
                (text::SENTENCE, 1),
                (text::STATE, 1),
                (text::LOG, 1),
                (text::LOG, 2),
                (text::CAPTION, 2),
            ];
            if place.height() > 12.0 {
                pen.say_fitting(place, &self.detail, &sizes);
            }
            false
        } else {
            self.fields_ui(pen, pos2(left, first_line + 26.0), typed)
        };
        self.answers_ui(
            pen,
            Rect::from_min_max(pos2(left, answers_top), pos2(right, rect.bottom() - 20.0)),
            rect.height(),
            asks,
        );
        if let Some(left_share) = self.countdown {
            let foot = Rect::from_min_size(
                pos2(rect.left() + 8.0, rect.bottom() - 8.0),
                vec2((rect.width() - 16.0) * left_share.clamp(0.0, 1.0), 4.0),
            );
            let colour = pen.theme.accent;
            pen.ui.painter().rect_filled(foot, 2.0, colour);
        }
        is_typing
    }

    /// Words on the left, buttons on the right.
    fn wide_ui(
        &self,
        pen: &mut Pen<'_>,
        rect: Rect,
        typed: &mut Texts,
        asks: &mut Vec<Ask>,
    ) -> bool {
        let (left, right) = (rect.left() + 24.0, rect.right() - 24.0);
        let shown: Vec<&Answer> = self.shown().collect();
        let buttons: Vec<Button> = shown.iter().map(|answer| answer.button.clone()).collect();
        let wanted: f32 = buttons
            .iter()
            .map(|button| pen.button_width(button))
            .sum::<f32>()
            + GAP * (buttons.len().max(1) - 1) as f32;
        let width = wanted.min((right - left) * 0.66);
        let line = Rect::from_min_max(
            pos2(right - width, rect.center().y - 0.5 * ANSWER_HEIGHT),
            pos2(right, rect.center().y + 0.5 * ANSWER_HEIGHT),
        );
        let room = line.left() - 24.0 - left;
        if !self.fields.is_empty() {
            let at = pos2(left, rect.center().y - 20.0);
            let is_typing = self.fields_ui(pen, at, typed);
            row_ui(pen, line, &shown, asks);
            return is_typing;
        }
        let links = self.links_ui(pen, pos2(line.left() - 24.0, rect.center().y - 12.0), asks);
        row_ui(pen, line, &shown, asks);
        let headline = self.headline.text();
        let sizes = [text::PROMPT, text::NAME, text::SENTENCE];
        pen.say_name(
            pos2(left, rect.center().y - 12.0),
            &headline,
            &sizes,
            links - 16.0 - left,
        );
        pen.say(
            pos2(left, rect.center().y + 20.0),
            Align2::LEFT_CENTER,
            &self.detail.clone().toned(Tone::Quiet),
            text::CAPTION,
            room,
        );
        false
    }

    fn chip_ui(&self, pen: &mut Pen<'_>, left_centre: eframe::egui::Pos2, certainty: Certainty) {
        let colour = pen.tone(self.tone().unwrap_or(Tone::Plain));
        let words = Words::bold(certainty.words());
        let galley = pen.lay_out(&words, text::STATE, Some(colour), (f32::INFINITY, 1));
        let chip = Rect::from_min_size(
            left_centre - vec2(0.0, 16.0),
            vec2(chip_width(pen, certainty), 32.0),
        );
        pen.ui
            .painter()
            .rect_stroke(chip, 16.0, Stroke::new(2.0, colour), StrokeKind::Inside);
        let bars = match certainty {
            Certainty::Sure => 3,
            Certainty::QuiteSure => 2,
            Certainty::NotSure => 1,
        };
        for bar in 0..3 {
            let height = 5.0 + 4.0 * bar as f32;
            let place = Rect::from_min_max(
                pos2(
                    chip.left() + 14.0 + 7.0 * bar as f32,
                    chip.center().y + 6.5 - height,
                ),
                pos2(chip.left() + 19.5 + 7.0 * bar as f32, chip.center().y + 6.5),
            );
            if bar < bars {
                pen.ui.painter().rect_filled(place, 1.0, colour);
            } else {
                pen.ui.painter().rect_stroke(
                    place,
                    1.0,
                    Stroke::new(1.0, colour),
                    StrokeKind::Inside,
                );
            }
        }
        pen.draw_galley(
            pos2(chip.left() + 42.0, chip.center().y),
            Align2::LEFT_CENTER,
            galley,
        );
        pen.name(chip, &certainty.words());
    }

    /// The small keys on the right, at this middle; returns where they begin: what is rarely pressed and always there.
    pub fn links_ui(
        &self,
        pen: &mut Pen<'_>,
        right_centre: eframe::egui::Pos2,
        asks: &mut Vec<Ask>,
    ) -> f32 {
        let why = Words::quiet(tell!("why"));
        let mut links = vec![(self.why_key.clone(), why, Act::Why.label(), Ask::Why)];
        for answer in self.answers.iter().filter(|answer| answer.is_link) {
            let words = if answer.ask == Ask::LookAgain {
                Words::bold(answer.button.label.clone()).toned(Tone::Accent)
            } else {
                Words::quiet(answer.button.label.clone())
            };
            let (key, name) = (answer.button.key.clone(), answer.button.spoken());
            links.push((key, words, name, answer.ask.clone()));
        }
        let widths = links
            .iter()
            .map(|(key, words, _, _)| pen.link_width(key, words));
        let gaps = 20.0 * (links.len() - 1) as f32;
        let left = right_centre.x - gaps - widths.sum::<f32>();
        // From left to right, as Tab goes.
        let mut x = left;
        for (key, words, name, ask) in links.into_iter().rev() {
            x += pen.link_width(&key, &words);
            let at = pos2(x, right_centre.y);
            if pen.link(at, &key, &words, &name).1 {
                asks.push(ask);
            }
            x += 20.0;
        }
        left
    }

    fn fields_ui(&self, pen: &mut Pen<'_>, at: eframe::egui::Pos2, typed: &mut Texts) -> bool {
        let mut x = at.x;
        let mut is_typing = false;
        for (place, field) in self.fields.iter().enumerate() {
            let label = pen.say(
                pos2(x, at.y + 20.0),
                Align2::LEFT_CENTER,
                &Words::plain(field.label.clone()),
                text::SENTENCE,
                200.0,
            );
            let text_of_field = typed.slot(&field.slot);
            let rect =
                Rect::from_min_size(pos2(label.right() + 10.0, at.y - 4.0), vec2(110.0, 48.0));
            let id = pen.ui.scope_id().with(("field", field.slot.as_str()));
            let edit = eframe::egui::TextEdit::singleline(text_of_field)
                .id(id)
                .char_limit(6)
                .align(Align2::LEFT_CENTER)
                .font(super::super::theme::font(
                    text::BUTTON,
                    super::super::theme::Weight::Bold,
                ));
            let response = pen.ui.put(rect, edit).accessible_name(field.label.clone());
            let nothing_focused = pen.ui.ctx().memory(|memory| memory.focused().is_none());
            if place == 0 && nothing_focused {
                response.request_focus();
            }
            is_typing |= response.has_focus() || response.lost_focus();
            x = rect.right() + 24.0;
        }
        is_typing
    }

    /// The answers that have a button.
    fn shown(&self) -> impl Iterator<Item = &Answer> {
        self.answers
            .iter()
            .filter(|answer| !answer.is_hidden && !answer.is_link)
    }

    /// How many rows the buttons take, and how high each is.
    fn rows(&self, pen: &Pen<'_>, (width, room_height): (f32, f32)) -> (usize, f32) {
        let count = self.shown().count();
        let wanted: f32 = self
            .shown()
            .map(|answer| pen.button_width(&answer.button))
            .sum::<f32>()
            + GAP * (count.max(1) - 1) as f32;
        if self.is_tall {
            // As many columns as it takes for all rows to fit below the headline.
            [(2, BUTTON_HEIGHT), (3, TWO_ROW_HEIGHT), (4, TWO_ROW_HEIGHT)]
                .into_iter()
                .map(|(columns, height)| (count.div_ceil(columns), height))
                .find(|(rows, height)| *rows as f32 * (height + GAP) < room_height - 104.0)
                .unwrap_or((count.div_ceil(4), 40.0))
        } else if count <= 1 || wanted <= width * 1.15 {
            (1, ANSWER_HEIGHT)
        } else {
            (2, TWO_ROW_HEIGHT)
        }
    }

    fn answers_height(&self, pen: &Pen<'_>, room: (f32, f32)) -> f32 {
        if self.shown().next().is_none() {
            return 0.0;
        }
        let (rows, height) = self.rows(pen, room);
        rows as f32 * (height + GAP) - GAP
    }

    fn answers_ui(&self, pen: &mut Pen<'_>, rect: Rect, room_height: f32, asks: &mut Vec<Ask>) {
        let shown: Vec<&Answer> = self.shown().collect();
        let (rows, height) = self.rows(pen, (rect.width(), room_height));
        let per_row = shown.len().div_ceil(rows).max(1);
        for (row, in_row) in shown.chunks(per_row).enumerate() {
            let top = rect.top() + row as f32 * (height + GAP);
            let line = Rect::from_min_size(pos2(rect.left(), top), vec2(rect.width(), height));
            row_ui(pen, line, in_row, asks);
        }
    }
}

/// Width of the chip that says how sure a call is.
fn chip_width(pen: &Pen<'_>, certainty: Certainty) -> f32 {
    let words = Words::bold(certainty.words());
    pen.lay_out(&words, text::STATE, None, (f32::INFINITY, 1))
        .size()
        .x
        + 56.0
}

/// Large buttons side by side, each as wide as its words ask, together no wider than `rect`.
pub fn row_ui(pen: &mut Pen<'_>, rect: Rect, answers: &[&Answer], asks: &mut Vec<Ask>) {
    let buttons: Vec<Button> = answers.iter().map(|answer| answer.button.clone()).collect();
    for ((answer, button), place) in answers
        .iter()
        .zip(&buttons)
        .zip(share_row(pen, rect, &buttons))
    {
        if pen.button(place, button).clicked() {
            asks.push(answer.ask.clone());
        }
    }
}

/// Places in a row, each as wide as its words ask, together as wide as the row.
fn share_row(pen: &Pen<'_>, rect: Rect, buttons: &[Button]) -> Vec<Rect> {
    let wanted: Vec<f32> = buttons
        .iter()
        .map(|button| pen.button_width(button))
        .collect();
    let gaps = GAP * (buttons.len().max(1) - 1) as f32;
    let total: f32 = wanted.iter().sum();
    let room = rect.width() - gaps;
    // Spare room is shared evenly.
    let spare = ((room - total) / buttons.len().max(1) as f32).min(160.0);
    // Missing room is taken from words that can take two rows, never so much that a word would break.
    let least: Vec<f32> = buttons
        .iter()
        .zip(&wanted)
        .map(|(button, wanted)| pen.least_button_width(button).min(*wanted))
        .collect();
    let can_give = total - least.iter().sum::<f32>();
    let given = if can_give > 0.0 {
        ((total - room) / can_give).clamp(0.0, 1.0)
    } else {
        0.0
    };
    let kept = total - given * can_give;
    let mut x = rect.left();
    wanted
        .into_iter()
        .zip(least)
        .map(|(width, least)| {
            let width = if spare >= 0.0 {
                width + spare
            } else {
                (width - given * (width - least)) * (room / kept).min(1.0)
            };
            let place = Rect::from_min_size(pos2(x, rect.top()), vec2(width, rect.height()));
            x += width + GAP;
            place
        })
        .collect()
}

/// The first word of a call in the colour of its certainty, the rest plain.
pub fn call_headline(first: &str, rest: &str, tone: Tone) -> Words {
    use super::super::theme::Weight;
    Words::default()
        .with(first, Weight::Bold, tone)
        .with(rest, Weight::Bold, Tone::Plain)
}
