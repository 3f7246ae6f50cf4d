//! What the screens around a match share: a title with a way back, columns that scroll where they must, rows of choices.

use std::ops::Range;

use eframe::egui::{
    Align2, Id, Rect, Role, ScrollArea, Sense, Stroke, StrokeKind, UiBuilder, WidgetInfo, pos2,
    vec2,
};

use super::ask::{Answer, Ask};
use super::panel::log::scroll_by_keys;
use super::pen::Pen;
use super::theme::{BANNER_HEIGHT, BUTTON_HEIGHT, GAP, LEAST_PRESSED, MARGIN, RADIUS, text};
use super::words::{Tone, Words};

/// Below this width columns stand under one another.
pub const LEAST_FOR_COLUMNS: f32 = 1_000.0;

/// The top of a page.
#[derive(Debug, Clone, PartialEq)]
pub struct Title {
    /// The page's name.
    pub words: String,
    /// A quiet fact beside it.
    pub fact: String,
    /// The way back.
    pub back: Answer,
}

impl Title {
    /// The title as a line of text.
    pub fn text(&self) -> String {
        if self.fact.is_empty() {
            self.words.clone()
        } else {
            format!("{} | {}", self.words, self.fact)
        }
    }

    /// Draws it across the top; gives what is left of the screen below.
    pub fn ui(&self, pen: &mut Pen<'_>, screen: Rect, asks: &mut Vec<Ask>) -> Rect {
        let theme = pen.theme;
        let ground = Rect::from_min_size(screen.min, vec2(screen.width(), BANNER_HEIGHT));
        pen.ui.painter().rect_filled(ground, 0.0, theme.panel);
        pen.separator(ground.x_range().into(), ground.bottom());
        let middle = ground.center().y;
        let width = pen.button_width(&self.back.button);
        let place = Rect::from_min_size(
            pos2(
                ground.right() - MARGIN - width,
                middle - 0.5 * BUTTON_HEIGHT,
            ),
            vec2(width, BUTTON_HEIGHT),
        );
        if pen.button(place, &self.back.button).clicked() {
            asks.push(self.back.ask.clone());
        }
        let left = ground.left() + MARGIN;
        let room = place.left() - MARGIN - left;
        let words = Words::bold(self.words.clone());
        let size = [text::BANNER, 36.0, text::PROMPT, text::NAME]
            .into_iter()
            .find(|size| !pen.lay_out(&words, *size, None, (room, 1)).elided)
            .unwrap_or(text::NAME);
        let said = pen.say(pos2(left, middle), Align2::LEFT_CENTER, &words, size, room);
        let room = place.left() - MARGIN - said.right() - 24.0;
        let fact = Words::quiet(self.fact.clone());
        let wide = pen.lay_out(&fact, text::SENTENCE, None, (f32::INFINITY, 1));
        if !self.fact.is_empty() && wide.size().x <= room {
            let at = pos2(said.right() + 24.0, middle + 2.0);
            pen.say(at, Align2::LEFT_CENTER, &fact, text::SENTENCE, room);
        }
        Rect::from_min_max(ground.left_bottom(), screen.max)
    }
}

/// One row of a list of choices: a ring that is filled when it is chosen.
#[derive(Debug, Clone, PartialEq)]
pub struct Radio {
    /// What it asks for, with its key and words; the button's second line says more.
    pub answer: Answer,
    /// True when it is the one that holds.
    pub is_chosen: bool,
}

impl Radio {
    /// The row as text.
    pub fn text(&self) -> String {
        let mark = if self.is_chosen { "(*)" } else { "( )" };
        let button = &self.answer.button;
        format!("{mark} {}", button.text())
    }

    /// Draws it.
    pub fn ui(&self, pen: &mut Pen<'_>, rect: Rect, asks: &mut Vec<Ask>) {
        let theme = pen.theme;
        let button = &self.answer.button;
        let id = Id::unique(("choice", button.id.as_str()));
        let response = pen.ui.interact(rect, id, Sense::click());
        let name = button.spoken();
        response.widget_info(|| {
            WidgetInfo::selected(Role::RadioButton, true, self.is_chosen, name.as_str())
        });
        if response.clicked() {
            asks.push(self.answer.ask.clone());
        }
        if response.gained_focus() {
            response.scroll_to_me(None);
        }
        let painter = pen.ui.painter().clone();
        let fill = if response.hovered() {
            theme.raised
        } else {
            theme.panel
        };
        let stroke = if self.is_chosen {
            Stroke::new(2.0, theme.accent)
        } else {
            Stroke::new(1.0, theme.line)
        };
        painter.rect(rect, RADIUS, fill, stroke, StrokeKind::Inside);
        if response.has_focus() {
            let ring = Stroke::new(2.0, theme.accent);
            painter.rect_stroke(rect.expand(2.0), RADIUS, ring, StrokeKind::Outside);
        }
        let centre = pos2(rect.left() + 26.0, rect.center().y);
        let colour = if self.is_chosen {
            theme.accent
        } else {
            theme.quiet
        };
        painter.circle_stroke(centre, 9.0, Stroke::new(2.0, colour));
        if self.is_chosen {
            painter.circle_filled(centre, 5.0, colour);
        }
        let mut right = rect.right() - 12.0;
        if !button.key.is_empty() {
            let letters = pen.lay_out(
                &Words::bold(button.key.clone()),
                text::CAPTION,
                None,
                (f32::INFINITY, 1),
            );
            let width = (letters.size().x + 16.0).max(24.0);
            let at = pos2(right - width, rect.center().y);
            pen.key_cap(at, &button.key, 24.0, None, false);
            right -= width + 12.0;
        }
        let left = rect.left() + 48.0;
        let words = Words::bold(button.label.clone());
        let room = right - left;
        if button.sub.is_empty() {
            let galley = pen.lay_out(&words, text::STATE, None, (room, 2));
            pen.draw_galley(pos2(left, rect.center().y), Align2::LEFT_CENTER, galley);
        } else {
            let galley = pen.lay_out(&words, text::STATE, None, (room, 1));
            let at = pos2(left, rect.center().y - 11.0);
            pen.draw_galley(at, Align2::LEFT_CENTER, galley);
            let sub = Words::quiet(button.sub.clone());
            let galley = pen.lay_out(&sub, text::CAPTION, None, (room, 1));
            let at = pos2(left, rect.center().y + 13.0);
            pen.draw_galley(at, Align2::LEFT_CENTER, galley);
        }
    }
}

/// Draws within a place that scrolls when what is drawn is higher; `draw` is told where it may draw and says how high
/// that became.
pub fn scrolling(
    pen: &mut Pen<'_>,
    rect: Rect,
    salt: &str,
    draw: impl FnOnce(&mut Pen<'_>, Rect) -> f32,
) {
    let theme = pen.theme;
    let mut child = pen
        .ui
        .new_child(UiBuilder::new().max_rect(rect).id_salt(salt));
    let is_free = child.ctx().memory(|memory| memory.focused().is_none());
    let delta = if is_free {
        scroll_by_keys(&child, rect.height())
    } else {
        0.0
    };
    ScrollArea::vertical()
        .id_salt(salt)
        .auto_shrink([false, false])
        .show(&mut child, |ui| {
            if delta != 0.0 {
                ui.scroll_with_delta(vec2(0.0, delta));
            }
            ui.spacing_mut().item_spacing = vec2(0.0, 0.0);
            let place =
                Rect::from_min_size(ui.cursor().min, vec2(ui.available_width(), rect.height()));
            let height = draw(&mut Pen::new(ui, theme), place);
            ui.advance_cursor_after_rect(Rect::from_min_size(
                place.min,
                vec2(place.width(), height),
            ));
        });
}

/// Draws a panel around something whose height is only known afterwards; gives that height with the padding.
pub fn in_panel(
    pen: &mut Pen<'_>,
    place: Rect,
    draw: impl FnOnce(&mut Pen<'_>, Rect) -> f32,
) -> f32 {
    let ground = pen.ui.painter().add(eframe::egui::Shape::Noop);
    let inner = place.shrink2(vec2(MARGIN, MARGIN));
    let height = draw(pen, inner) + 2.0 * MARGIN;
    let rect = Rect::from_min_size(place.min, vec2(place.width(), height));
    let shape = eframe::egui::epaint::RectShape::new(
        rect,
        RADIUS,
        pen.theme.panel,
        pen.theme.panel_stroke(),
        StrokeKind::Inside,
    );
    pen.ui.painter().set(ground, shape);
    height
}

/// A heading in a panel; gives where what follows may begin.
pub fn heading(pen: &mut Pen<'_>, place: Rect, y: f32, words: &str) -> f32 {
    pen.say(
        pos2(place.left(), y + 14.0),
        Align2::LEFT_CENTER,
        &Words::bold(words),
        text::BUTTON,
        place.width(),
    );
    y + 36.0
}

/// A quiet paragraph of up to `rows` rows in small letters; gives where what follows may begin.
pub fn paragraph(pen: &mut Pen<'_>, place: Rect, y: f32, words: &str, rows: usize) -> f32 {
    sentence(pen, place, y, &Words::quiet(words), (text::CAPTION, rows))
}

/// A sentence that says what is wrong, with a mark; gives where what follows may begin.
pub fn problem(pen: &mut Pen<'_>, place: Rect, y: f32, words: &str) -> f32 {
    let colour = pen.theme.warning;
    let at = |x: f32, dy: f32| pos2(place.left() + x, y + dy);
    let painter = pen.ui.painter().clone();
    let corners = vec![at(0.0, 17.0), at(9.0, 1.0), at(18.0, 17.0)];
    painter.add(eframe::egui::Shape::convex_polygon(
        corners,
        colour,
        Stroke::NONE,
    ));
    let ink = Stroke::new(2.0, pen.theme.panel);
    painter.line_segment([at(9.0, 6.0), at(9.0, 11.5)], ink);
    painter.line_segment([at(9.0, 13.0), at(9.0, 15.0)], ink);
    let words = Words::bold(words).toned(Tone::Warning);
    let inner = Rect::from_min_max(at(26.0, 0.0), place.max);
    sentence(pen, inner, y - 2.0, &words, (text::LOG, 4))
}

/// Words in several rows; gives where what follows may begin.
pub fn sentence(
    pen: &mut Pen<'_>,
    place: Rect,
    y: f32,
    words: &Words,
    (size, rows): (f32, usize),
) -> f32 {
    if words.text().is_empty() {
        return y;
    }
    let said = pen.say_rows(
        pos2(place.left(), y),
        Align2::LEFT_TOP,
        words,
        size,
        (place.width(), rows),
    );
    said.bottom() + GAP
}

/// Buttons side by side in a row, each as wide as its words want it, the rest shared out; those that do not fit go to
/// further rows. Gives where what follows may begin.
pub fn buttons(
    pen: &mut Pen<'_>,
    place: Rect,
    y: f32,
    answers: &[Answer],
    asks: &mut Vec<Ask>,
) -> f32 {
    let shown: Vec<&Answer> = answers.iter().filter(|answer| !answer.is_hidden).collect();
    let widths: Vec<f32> = shown
        .iter()
        .map(|answer| pen.button_width(&answer.button).min(place.width()))
        .collect();
    side_by_side(place, y, (&widths, BUTTON_HEIGHT), |at, rect| {
        button(pen, rect, shown[at], asks);
    })
}

/// How high [`buttons`] makes these, with the gap before them.
pub fn feet_height(pen: &Pen<'_>, width: f32, answers: &[Answer]) -> f32 {
    let shown = answers.iter().filter(|answer| !answer.is_hidden);
    let widths: Vec<f32> = shown
        .map(|answer| pen.button_width(&answer.button).min(width))
        .collect();
    flowing(&widths, width).len() as f32 * (BUTTON_HEIGHT + GAP)
}

/// A button that asks for what its answer says.
pub fn button(pen: &mut Pen<'_>, rect: Rect, answer: &Answer, asks: &mut Vec<Ask>) {
    let response = pen.button(rect, &answer.button);
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    if response.clicked() {
        asks.push(answer.ask.clone());
    }
}

/// A row of buttons of which one is chosen, its frame in the accent. Where they do not fit side by side, they stand in as many
/// rows as they need. Gives where what follows may begin.
pub fn choice(
    pen: &mut Pen<'_>,
    place: Rect,
    y: f32,
    choices: &[Radio],
    asks: &mut Vec<Ask>,
) -> f32 {
    let parts = |pen: &Pen<'_>, size: f32| -> Vec<f32> {
        let widths = choices.iter().map(|choice| {
            let words = Words::bold(choice.answer.button.label.clone());
            let label = pen.lay_out(&words, size, None, (f32::INFINITY, 1));
            let wide = label.size().x + small_cap(pen, &choice.answer.button.key) + 20.0;
            wide.min(place.width())
        });
        widths.collect()
    };
    let gaps = GAP * (choices.len() as f32 - 1.0);
    let fitting = [text::BUTTON, text::SENTENCE, text::STATE, text::LOG]
        .into_iter()
        .map(|size| (size, parts(pen, size)))
        .find(|(_, widths)| widths.iter().sum::<f32>() + gaps <= place.width());
    let (size, widths) = fitting.unwrap_or_else(|| (text::STATE, parts(pen, text::STATE)));
    let height = if widths.iter().sum::<f32>() + gaps <= place.width() {
        BUTTON_HEIGHT
    } else {
        LEAST_PRESSED
    };
    side_by_side(place, y, (&widths, height), |at, rect| {
        choice_ui(pen, rect, &choices[at], size, asks);
    })
}

/// Places things of these widths and this height side by side, as many in a row as fit, the rest of each row shared out. Gives
/// where what follows may begin.
fn side_by_side(
    place: Rect,
    y: f32,
    (widths, height): (&[f32], f32),
    mut draw: impl FnMut(usize, Rect),
) -> f32 {
    let mut y = y;
    for row in flowing(widths, place.width()) {
        let taken: f32 = widths[row.clone()].iter().sum();
        let room = place.width() - GAP * (row.len() as f32 - 1.0);
        let more = ((room - taken) / row.len() as f32).max(0.0);
        let mut x = place.left();
        for at in row {
            let rect = Rect::from_min_size(pos2(x, y), vec2(widths[at] + more, height));
            draw(at, rect);
            x = rect.right() + GAP;
        }
        y += height + GAP;
    }
    y
}

/// Which of things this wide stand in each row of a place, as many side by side as fit.
fn flowing(widths: &[f32], room: f32) -> Vec<Range<usize>> {
    let mut rows: Vec<Range<usize>> = Vec::new();
    let mut taken = 0.0;
    for (at, width) in widths.iter().enumerate() {
        match rows.last_mut() {
            Some(row) if taken + GAP + width <= room => {
                row.end = at + 1;
                taken += GAP + width;
            }
            _ => {
                rows.push(at..at + 1);
                taken = *width;
            }
        }
    }
    rows
}

/// Width of a small key cap with the gap behind it.
fn small_cap(pen: &Pen<'_>, key: &str) -> f32 {
    if key.is_empty() {
        return 0.0;
    }
    let letters = Words::bold(key);
    let letters = pen.lay_out(&letters, text::CAPTION, None, (f32::INFINITY, 1));
    (letters.size().x + 16.0).max(24.0) + GAP
}

fn choice_ui(pen: &mut Pen<'_>, rect: Rect, choice: &Radio, size: f32, asks: &mut Vec<Ask>) {
    let spec = &choice.answer.button;
    let ground = Answer {
        button: super::button::Button {
            label: String::new(),
            key: String::new(),
            said_as: spec.spoken(),
            is_chosen: choice.is_chosen,
            ..spec.clone()
        },
        ..choice.answer.clone()
    };
    button(pen, rect, &ground, asks);
    let weight = if choice.is_chosen {
        super::theme::Weight::Bold
    } else {
        super::theme::Weight::Regular
    };
    let words = Words::default().with(spec.label.clone(), weight, Tone::Plain);
    let galley = pen.lay_out(&words, size, None, (rect.width(), 1));
    let cap = small_cap(pen, &spec.key);
    let left = rect.center().x - 0.5 * (cap + galley.size().x);
    if cap > 0.0 {
        pen.key_cap(pos2(left, rect.center().y), &spec.key, 24.0, None, false);
    }
    let at = pos2(left + cap, rect.center().y);
    pen.draw_galley(at, Align2::LEFT_CENTER, galley);
}
