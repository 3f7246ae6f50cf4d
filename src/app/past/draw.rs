//! The page of past matches, in pixels.

use std::sync::Arc;

use eframe::egui::{Align2, Galley, Id, Rect, Role, Sense, Stroke, WidgetInfo, pos2, vec2};

use super::super::art::marks::{Mark, mark};
use super::super::ask::Ask;
use super::super::field::Field;
use super::super::page::{
    LEAST_FOR_COLUMNS, button, buttons, feet_height, in_panel, problem, scrolling, sentence,
};
use super::super::panel::LogRow;
use super::super::panel::players::short_name;
use super::super::pen::Pen;
use super::super::texts::Texts;
use super::super::theme::{GAP, LEAST_PRESSED, MARGIN, Weight, text};
use super::super::tongue::tell;
use super::super::words::{Tone, Words};
use super::view::{OpenedPage, PastDetails, PastPage, PastRow};
use super::{PastAsk, SEARCH};
use crate::rules::text::LONGEST_NAME;

/// Height of a match in the list.
const ROW: f32 = 64.0;
/// So many matches are all drawn, wherever the list is scrolled to.
const FEW: usize = 200;
/// Width in which a line says where it came from, with the mark of a picture before it.
const SOURCE_WIDTH: f32 = 152.0;

impl PastPage {
    /// Draws it; true while a field has the keyboard.
    pub fn ui(
        &self,
        pen: &mut Pen<'_>,
        screen: Rect,
        texts: &mut Texts,
        asks: &mut Vec<Ask>,
    ) -> bool {
        let below = self.title.ui(pen, screen, asks).shrink(MARGIN);
        let has_columns = screen.width() >= LEAST_FOR_COLUMNS;
        if !has_columns && self.opened.is_none() {
            return self.narrow_ui(pen, below, texts, asks);
        }
        let foot = feet_height(pen, below.width(), &self.feet);
        let room = Rect::from_min_max(below.min, below.max - vec2(0.0, foot));
        let feet = Rect::from_min_max(pos2(below.left(), room.bottom() + GAP), below.max);
        if let Some(opened) = &self.opened {
            match &opened.call {
                Some(call) => call.ui(pen, room),
                None => opened.ui(pen, room, has_columns, asks),
            }
            buttons(pen, feet, feet.top(), &self.feet, asks);
            return false;
        }
        let list = Rect::from_min_size(room.min, vec2(0.55 * room.width(), room.height()));
        let is_typing = self.search_ui(pen, list, texts);
        let filter = filter_place(list);
        button(pen, filter, &self.filter, asks);
        let rows = Rect::from_min_max(pos2(list.left(), filter.bottom() + GAP), list.max);
        pen.panel(rows);
        self.rows_ui(pen, rows.shrink(2.0), asks);
        if let Some(details) = &self.details {
            let place = Rect::from_min_max(pos2(list.right() + MARGIN, room.top()), room.max);
            scrolling(pen, place, "details", |pen, place| {
                in_panel(pen, place, |pen, inner| {
                    details.ui(pen, inner) - inner.top()
                })
            });
        }
        buttons(pen, feet, feet.top(), &self.feet, asks);
        is_typing
    }

    fn search_ui(&self, pen: &mut Pen<'_>, list: Rect, texts: &mut Texts) -> bool {
        let rect = Rect::from_min_size(list.min, vec2(list.width(), 56.0));
        let glass =
            Rect::from_center_size(pos2(rect.left() + 28.0, rect.center().y), vec2(28.0, 28.0));
        let colour = pen.theme.quiet;
        mark(pen.ui.painter(), glass, Mark::Magnifier, colour);
        let field = Rect::from_min_max(
            pos2(rect.left() + 56.0, rect.top()),
            pos2(rect.right() - 52.0, rect.bottom()),
        );
        let label = tell!("past-search");
        let is_typing = pen.field(
            field,
            &Field {
                slot: SEARCH,
                label: &label,
                hint: &tell!("past-search-hint"),
                size: text::SENTENCE,
                weight: Weight::Regular,
                longest: LONGEST_NAME,
                is_wrong: false,
            },
            texts,
        );
        pen.key_cap(
            pos2(rect.right() - 36.0, rect.center().y),
            &self.search.button.key,
            32.0,
            None,
            false,
        );
        is_typing
    }

    /// Everything under one another, where there is little room: the list goes on below the buttons.
    fn narrow_ui(
        &self,
        pen: &mut Pen<'_>,
        below: Rect,
        texts: &mut Texts,
        asks: &mut Vec<Ask>,
    ) -> bool {
        let mut is_typing = false;
        scrolling(pen, below, "past matches", |pen, place| {
            let place = Rect::from_min_max(place.min, place.max - vec2(12.0, 0.0));
            is_typing = self.search_ui(pen, place, texts);
            let filter = filter_place(place);
            button(pen, filter, &self.filter, asks);
            let y = buttons(pen, place, filter.bottom() + GAP, &self.feet, asks);
            let rows = Rect::from_min_max(pos2(place.left(), y), place.max);
            self.all_rows_ui(pen, rows, asks) - place.top()
        });
        is_typing
    }

    fn rows_ui(&self, pen: &mut Pen<'_>, rect: Rect, asks: &mut Vec<Ask>) {
        scrolling(pen, rect, "past matches", |pen, place| {
            self.all_rows_ui(pen, place, asks) - place.top()
        });
    }

    /// The rows from the top of a place down; gives where they end.
    fn all_rows_ui(&self, pen: &mut Pen<'_>, place: Rect, asks: &mut Vec<Ask>) -> f32 {
        let chosen = (!self.rows.is_empty()).then_some(self.chosen);
        let id = Id::unique("chosen past match");
        let before = pen.ui.data(|data| data.get_temp::<usize>(id));
        let has_moved = chosen != before;
        if let Some(chosen) = chosen {
            pen.ui.data_mut(|data| data.insert_temp(id, chosen));
        }
        let place_of = |number: usize| {
            let top = place.top() + number as f32 * ROW;
            Rect::from_min_size(pos2(place.left(), top), vec2(place.width(), ROW))
        };
        // At the beginning the first one is in sight, or comes below the search.
        let is_first = before.is_none() && self.chosen == 0;
        if let Some(chosen) = chosen.filter(|_| has_moved && !is_first) {
            pen.ui.scroll_to_rect(place_of(chosen), None);
        }
        // Of thousands only those in sight are drawn; of a few all, so that Tab goes through them.
        let (first, last) = if self.rows.len() <= FEW {
            (0, self.rows.len())
        } else {
            let seen = pen.ui.clip_rect();
            let row_at = |y: f32| ((y - place.top()) / ROW).floor().max(0.0) as usize;
            let first = row_at(seen.top()).saturating_sub(2);
            (first, (row_at(seen.bottom()) + 3).min(self.rows.len()))
        };
        for number in first..last {
            if let Some(listed) = self.rows.get(number) {
                let is_chosen = number == self.chosen;
                listed
                    .row()
                    .ui(pen, place_of(number), (number, is_chosen), asks);
            }
        }
        let mut y = place_of(self.rows.len()).top();
        let words = self.nothing.iter().chain(&self.progress);
        for words in words {
            let inner = Rect::from_min_max(place.min + vec2(16.0, 0.0), place.max);
            y = sentence(
                pen,
                inner,
                y + 16.0,
                &Words::quiet(words.clone()),
                (text::STATE, 3),
            );
        }
        y
    }
}

/// The place of the filter, below the search.
fn filter_place(list: Rect) -> Rect {
    let min = pos2(list.left(), list.top() + 56.0 + GAP);
    Rect::from_min_size(min, vec2(list.width(), LEAST_PRESSED))
}

impl PastRow {
    fn ui(
        &self,
        pen: &mut Pen<'_>,
        rect: Rect,
        (number, is_chosen): (usize, bool),
        asks: &mut Vec<Ask>,
    ) {
        let id = Id::unique(("past match", number));
        let response = pen.ui.interact(rect, id, Sense::click());
        let parts = [
            &self.name,
            &self.when,
            &self.game,
            &self.players,
            &self.result,
            &self.mark,
        ];
        let parts = parts.into_iter().filter(|part| !part.is_empty());
        let said = parts.map(String::as_str).collect::<Vec<_>>().join(", ");
        response.widget_info(|| {
            WidgetInfo::selected(Role::ListBoxOption, true, is_chosen, said.as_str())
        });
        if response.clicked() {
            asks.push(Ask::Past(if is_chosen {
                PastAsk::Open
            } else {
                PastAsk::Choose(number)
            }));
        }
        if response.gained_focus() {
            response.scroll_to_me(None);
        }
        if !pen.ui.is_rect_visible(rect) {
            return;
        }
        pen.list_row(rect, &response, is_chosen);
        let middle = rect.center().y;
        let (left, right) = (rect.left() + 18.0, rect.right() - 16.0);
        let tone = match (self.is_damaged, self.is_open) {
            (true, _) => Tone::Warning,
            (false, true) => Tone::Quiet,
            (false, false) => Tone::Plain,
        };
        let has_mark = !self.mark.is_empty();
        let result = if self.is_open || has_mark {
            Words::plain(self.result.clone())
        } else {
            Words::bold(self.result.clone())
        };
        let room = 0.34 * rect.width();
        let result = result.toned(if has_mark { Tone::Quiet } else { tone });
        let rows = if has_mark { 1 } else { 2 };
        let galley = pen.lay_out(&result, text::LOG, None, (room, rows));
        let height = galley.size().y;
        let top = if has_mark {
            middle - 13.0 - 0.5 * height
        } else {
            middle - 0.5 * height
        };
        let at = pos2(right - galley.size().x, top);
        let said = pen.draw_galley(at, Align2::LEFT_TOP, galley);
        let mut results_left = said.left();
        if has_mark {
            let mark = Words::bold(self.mark.clone()).toned(Tone::Warning);
            let galley = pen.lay_out(&mark, text::LOG, None, (room, 1));
            let at = pos2(right - galley.size().x, middle + 13.0);
            let said = pen.draw_galley(at, Align2::LEFT_CENTER, galley);
            results_left = results_left.min(said.left());
        }
        let room = results_left - 12.0 - left;
        let (first, more) = if self.name.is_empty() {
            (self.game.clone(), self.when.clone())
        } else {
            let more = format!("{}  {}", self.game, self.when);
            (self.name.clone(), more)
        };
        let words = Words::bold(first).with(format!("  {more}"), Weight::Regular, Tone::Quiet);
        let galley = pen.lay_out(&words, text::LOG, None, (room, 1));
        pen.draw_galley(pos2(left, middle - 12.0), Align2::LEFT_CENTER, galley);
        let galley = pen.lay_out(
            &Words::plain(self.players.clone()),
            text::LOG,
            None,
            (room, 1),
        );
        pen.draw_galley(pos2(left, middle + 13.0), Align2::LEFT_CENTER, galley);
    }
}

impl PastDetails {
    fn ui(&self, pen: &mut Pen<'_>, place: Rect) -> f32 {
        let name = Words::bold(self.name.clone());
        let mut y = sentence(pen, place, place.top(), &name, (text::BUTTON, 2));
        let headline = Words::quiet(self.headline.clone());
        y = sentence(pen, place, y, &headline, (text::STATE, 2));
        let result = Words::bold(self.result.clone());
        y = sentence(pen, place, y, &result, (text::PROMPT, 3));
        let mark = Words::bold(self.mark.clone()).toned(Tone::Warning);
        y = sentence(pen, place, y, &mark, (text::LOG, 2));
        for (seat, (name, score)) in self.players.iter().enumerate() {
            let middle = y + 28.0;
            pen.seat_disc(pos2(place.left() + 20.0, middle), 40.0, seat, name);
            let colour = pen.theme.text;
            let score = pen.number(
                pos2(place.right(), middle),
                Align2::RIGHT_CENTER,
                &score.to_string(),
                40.0,
                colour,
            );
            pen.say(
                pos2(place.left() + 52.0, middle),
                Align2::LEFT_CENTER,
                &Words::bold(short_name(name)),
                text::NAME,
                score.left() - place.left() - 60.0,
            );
            y += 56.0;
        }
        y = sentence(
            pen,
            place,
            y + GAP,
            &Words::quiet(self.steps.clone()),
            (text::LOG, 1),
        );
        for words in &self.state {
            y = sentence(pen, place, y, &Words::plain(words.clone()), (text::LOG, 9));
        }
        if let Some(words) = &self.problem {
            y = problem(pen, place, y, words);
        }
        y
    }
}

impl OpenedPage {
    fn ui(&self, pen: &mut Pen<'_>, room: Rect, has_columns: bool, asks: &mut Vec<Ask>) {
        // A line that was chosen anew comes into sight.
        let chosen = self.log.rows.iter().position(|row| row.is_chosen);
        let id = Id::unique("chosen line of a past match");
        let before = pen.ui.data(|data| data.get_temp::<Option<usize>>(id));
        pen.ui.data_mut(|data| data.insert_temp(id, chosen));
        let has_moved = before.is_some_and(|before| before != chosen);
        let mut log_ui = |pen: &mut Pen<'_>, place: Rect, y: f32| {
            let rows = self.log.rows.iter().zip(&self.calls).enumerate();
            rows.fold(y, |y, (at, (row, call))| {
                let ground = pen.ui.painter().add(eframe::egui::Shape::Noop);
                let bottom = match call {
                    Some(entry) => call_line_ui(pen, place, y, (row, *entry), asks),
                    None => step_line_ui(pen, place, y, (row, at + 1), asks),
                };
                if row.is_chosen {
                    let rect = Rect::from_min_max(
                        pos2(place.left() - 8.0, y),
                        pos2(place.right(), bottom),
                    );
                    pen.ui.painter().set(ground, chosen_shape(pen, rect));
                    if has_moved {
                        pen.ui.scroll_to_rect(rect, None);
                    }
                }
                bottom
            })
        };
        if !has_columns {
            scrolling(pen, room, "opened", |pen, place| {
                in_panel(pen, place, |pen, inner| {
                    let y = self.details.ui(pen, inner);
                    log_ui(pen, inner, y) - inner.top()
                })
            });
            return;
        }
        let side = Rect::from_min_size(room.min, vec2(360.0, room.height()));
        scrolling(pen, side, "opened", |pen, place| {
            in_panel(pen, place, |pen, inner| {
                self.details.ui(pen, inner) - inner.top()
            })
        });
        let rest = Rect::from_min_max(pos2(side.right() + MARGIN, room.top()), room.max);
        pen.panel(rest);
        scrolling(pen, rest.shrink(MARGIN), "opened log", |pen, place| {
            log_ui(pen, place, place.top()) - place.top()
        });
    }
}

/// The ground of the step that is shown: raised, with a strip at its left.
fn chosen_shape(pen: &Pen<'_>, rect: Rect) -> eframe::egui::Shape {
    let strip = Rect::from_min_size(rect.min, vec2(4.0, rect.height()));
    eframe::egui::Shape::Vec(vec![
        eframe::egui::Shape::rect_filled(rect, 0.0, pen.theme.raised),
        eframe::egui::Shape::rect_filled(strip, 0.0, pen.theme.accent),
    ])
}

/// A line that shows the match as it was after it when it is pressed; gives where the next one begins.
fn step_line_ui(
    pen: &mut Pen<'_>,
    place: Rect,
    y: f32,
    (row, entries): (&LogRow, usize),
    asks: &mut Vec<Ask>,
) -> f32 {
    let height = line_height(pen, place, row);
    let rect = Rect::from_min_size(pos2(place.left(), y), vec2(place.width(), height));
    let id = Id::unique(("step of a past match", entries));
    // A pointer alone comes here: with keys the arrows go from step to step.
    let response = pen.ui.interact(rect, id, Sense::CLICK);
    if response.clicked() {
        asks.push(Ask::Past(PastAsk::StepTo(entries)));
    }
    line_ui(pen, place, y, row)
}

/// A line that shows the picture of its call when it is pressed; gives where the next one begins.
fn call_line_ui(
    pen: &mut Pen<'_>,
    place: Rect,
    y: f32,
    (row, entry): (&LogRow, u32),
    asks: &mut Vec<Ask>,
) -> f32 {
    let height = line_height(pen, place, row).max(LEAST_PRESSED);
    let rect = Rect::from_min_size(pos2(place.left(), y), vec2(place.width(), height));
    let id = Id::unique(("picture of a call", entry));
    let response = pen.ui.interact(rect, id, Sense::click());
    let words = row.sentence.text();
    let said = tell!("past-call-name", number = entry, words = words);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, said.as_str()));
    if response.clicked() {
        asks.push(Ask::Past(PastAsk::ShowCall(entry)));
    }
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    if pen.ui.is_rect_visible(rect) {
        pen.list_row(rect, &response, false);
        let at = pos2(place.right() - 12.0 - SOURCE_WIDTH + 8.0, rect.center().y);
        let camera = Rect::from_center_size(at, vec2(24.0, 24.0));
        let colour = pen.theme.accent;
        mark(pen.ui.painter(), camera, Mark::Camera, colour);
    }
    let lower = 0.5 * (height - line_height(pen, place, row));
    line_ui(pen, place, y + lower, row);
    rect.bottom()
}

/// The sentence of a line, laid out.
fn sentence_of(pen: &Pen<'_>, place: Rect, row: &LogRow) -> Arc<Galley> {
    let sentence = if row.in_force {
        row.sentence.clone()
    } else {
        row.sentence.clone().toned(Tone::Quiet)
    };
    let width = place.width() - 74.0 - SOURCE_WIDTH;
    pen.lay_out(&sentence, text::LOG, None, (width, 6))
}

fn line_height(pen: &Pen<'_>, place: Rect, row: &LogRow) -> f32 {
    sentence_of(pen, place, row).size().y + 4.0
}

/// A line of the log in as many rows as it needs; gives where the next one begins.
fn line_ui(pen: &mut Pen<'_>, place: Rect, y: f32, row: &LogRow) -> f32 {
    let right = place.right() - 12.0;
    let left = place.left() + 62.0;
    let galley = sentence_of(pen, place, row);
    let line = Rect::from_min_max(
        pos2(place.left(), y),
        pos2(place.right(), y + galley.size().y + 4.0),
    );
    if pen.ui.is_rect_visible(line) {
        let said = pen.draw_galley(pos2(left, y), Align2::LEFT_TOP, galley);
        pen.name(said, &row.sentence.text());
        if !row.in_force {
            let stroke = Stroke::new(1.0, pen.theme.quiet);
            pen.ui
                .painter()
                .hline(said.x_range(), said.top() + 12.0, stroke);
        }
        pen.say(
            pos2(place.left(), y),
            Align2::LEFT_TOP,
            &Words::quiet(row.time.clone()),
            text::LOG,
            60.0,
        );
        pen.say(
            pos2(right, y + 2.0),
            Align2::RIGHT_TOP,
            &Words::quiet(row.source.clone()),
            text::CAPTION,
            SOURCE_WIDTH - 32.0,
        );
    }
    line.bottom()
}
