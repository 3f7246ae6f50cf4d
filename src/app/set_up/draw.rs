//! The page of a match that is prepared, in pixels.

use eframe::egui::{
    Align2, CornerRadius, CursorIcon, Id, Rect, Role, Sense, Stroke, StrokeKind, WidgetInfo, pos2,
    vec2,
};

use super::super::ask::{Answer, Ask};
use super::super::field::Field;
use super::super::page::{
    LEAST_FOR_COLUMNS, button, buttons, choice, heading, in_panel, paragraph, problem, scrolling,
    sentence,
};
use super::super::pen::Pen;
use super::super::shapes::{BadgeFill, badge, unknown_badge};
use super::super::texts::Texts;
use super::super::theme::{GAP, LEAST_PRESSED, MARGIN, RADIUS, Weight, text};
use super::super::tongue::tell;
use super::super::words::{Tone, Words};
use super::SetUpAsk;
use super::view::{MainPage, SeatRow, ToysPanel, ToysRow};
use crate::rules::text::LONGEST_NAME;

/// Height of a player's row, and how far one lies below the other.
const ROW: (f32, f32) = (56.0, 64.0);
/// Height of the buttons at the foot of the page.
const FOOT: f32 = 64.0;

impl MainPage {
    /// Draws it; true while a field has the keyboard.
    pub fn ui(
        &self,
        pen: &mut Pen<'_>,
        screen: Rect,
        texts: &mut Texts,
        asks: &mut Vec<Ask>,
    ) -> bool {
        let below = self.title.ui(pen, screen, asks);
        let has_columns = screen.width() >= LEAST_FOR_COLUMNS;
        let foot = Rect::from_min_max(
            pos2(below.left() + MARGIN, below.bottom() - 24.0 - FOOT),
            pos2(below.right() - MARGIN, below.bottom() - 24.0),
        );
        let mut is_typing = false;
        if !has_columns {
            let foot = foot.translate(vec2(0.0, MARGIN));
            let room = Rect::from_min_max(
                below.min + vec2(MARGIN, GAP),
                pos2(foot.right(), foot.top() - GAP),
            );
            scrolling(pen, room, "set up", |pen, place| {
                let place = Rect::from_min_max(place.min, place.max - vec2(12.0, 0.0));
                let mut y = place.top();
                for part in 0..4 {
                    let within = Rect::from_min_max(pos2(place.left(), y), place.max);
                    y += in_panel(pen, within, |pen, inner| {
                        let bottom = match part {
                            0 => self.players_ui(pen, inner, texts, asks, &mut is_typing),
                            1 => self.starts_ui(pen, inner, inner.top(), asks),
                            2 => self.rules_ui(pen, inner, asks),
                            _ => {
                                let y = inner.top();
                                let y = match &self.toys {
                                    Some(toys) => toys_ui(pen, inner, toys, asks),
                                    None => y,
                                };
                                let feet: Vec<Answer> = self.foot_answers();
                                buttons(pen, inner, y, &feet, asks)
                            }
                        };
                        bottom - inner.top()
                    }) + GAP;
                }
                y - place.top()
            });
            self.go_ui(pen, foot, asks);
            return is_typing;
        }
        let top = below.top() + MARGIN;
        let height = foot.top() - 24.0 - top;
        let left = below.left() + MARGIN;
        let total = below.width() - 4.0 * MARGIN;
        let widths = [448.0, 392.0, 376.0].map(|width| width * total / 1_216.0);
        let mut x = left;
        for (column, width) in widths.into_iter().enumerate() {
            let rect = Rect::from_min_size(pos2(x, top), vec2(width, height));
            x = rect.right() + MARGIN;
            pen.panel(rect);
            let inner = rect.shrink2(vec2(GAP, GAP));
            scrolling(
                pen,
                inner,
                ["players", "rules", "toys"][column],
                |pen, place| {
                    let place = place.shrink2(vec2(MARGIN, GAP));
                    let bottom = match column {
                        0 => {
                            let y = self.players_ui(pen, place, texts, asks, &mut is_typing);
                            if self.toys.is_some() {
                                self.starts_ui(pen, place, y + GAP, asks)
                            } else {
                                y
                            }
                        }
                        1 => self.rules_ui(pen, place, asks),
                        _ => match &self.toys {
                            Some(toys) => toys_ui(pen, place, toys, asks),
                            None => self.starts_ui(pen, place, place.top(), asks),
                        },
                    };
                    // The names lie over what stands below them.
                    if column == 0 {
                        self.names_ui(pen, place, asks);
                    }
                    bottom - place.top() + GAP
                },
            );
        }
        self.foot_ui(pen, foot, asks);
        is_typing
    }

    fn foot_answers(&self) -> Vec<Answer> {
        let mut answers = vec![self.format.clone()];
        answers.extend(self.count.iter().flatten().cloned());
        answers.push(self.camera.clone());
        answers
    }

    fn go_ui(&self, pen: &mut Pen<'_>, rect: Rect, asks: &mut Vec<Ask>) {
        button(pen, rect, &self.go, asks);
    }

    /// How many games at the left, the camera's line in the middle, the two ways on at the right.
    fn foot_ui(&self, pen: &mut Pen<'_>, foot: Rect, asks: &mut Vec<Ask>) {
        let mut x = foot.left();
        let width = pen.button_width(&self.format.button).max(224.0);
        let rect = Rect::from_min_size(foot.min, vec2(width, FOOT));
        button(pen, rect, &self.format, asks);
        x = x.max(rect.right()) + GAP;
        for answer in self.count.iter().flatten() {
            let small = Answer {
                button: super::super::button::Button {
                    label: String::new(),
                    said_as: answer.button.label.clone(),
                    ..answer.button.clone()
                },
                ..answer.clone()
            };
            let rect = Rect::from_min_size(pos2(x, foot.top()), vec2(FOOT, FOOT));
            button(pen, rect, &small, asks);
            x = rect.right() + GAP;
        }
        let go = Rect::from_min_max(pos2(foot.right() - 280.0, foot.top()), foot.max);
        let width = pen.button_width(&self.camera.button);
        let camera = Rect::from_min_max(
            pos2(go.left() - MARGIN - width, foot.top()),
            pos2(go.left() - MARGIN, foot.bottom()),
        );
        button(pen, camera, &self.camera, asks);
        self.go_ui(pen, go, asks);
        let room = camera.left() - MARGIN - x - GAP;
        let (tone, words) = match &self.problem {
            Some(words) => (Tone::Warning, words.clone()),
            None => (Tone::Quiet, self.camera_line.1.clone()),
        };
        let left = x + GAP;
        let is_good = self.camera_line.0 && self.problem.is_none();
        let indent = if is_good { 32.0 } else { 0.0 };
        if is_good {
            let colour = pen.theme.success;
            pen.check(pos2(left + 10.0, foot.center().y), 16.0, colour);
        }
        let words = Words::plain(words).toned(tone);
        let galley = pen.lay_out(&words, text::LOG, None, (room - indent, 3));
        let at = pos2(left + indent, foot.center().y - 0.5 * galley.size().y);
        let said = pen.draw_galley(at, Align2::LEFT_TOP, galley);
        pen.name(said, &words.text());
    }

    fn players_ui(
        &self,
        pen: &mut Pen<'_>,
        place: Rect,
        texts: &mut Texts,
        asks: &mut Vec<Ask>,
        is_typing: &mut bool,
    ) -> f32 {
        let top = heading(pen, place, place.top(), &tell!("set-up-players"));
        let mut y = top;
        for (seat, row) in self.rows.iter().enumerate() {
            let rect = Rect::from_min_size(pos2(place.left(), y), vec2(place.width(), ROW.0));
            self.row_ui(pen, rect, (seat, row), (top, texts, asks), is_typing);
            y += ROW.1;
        }
        match &self.add {
            Some(add) => buttons(pen, place, y, std::slice::from_ref(add), asks),
            None => y,
        }
    }

    fn row_ui(
        &self,
        pen: &mut Pen<'_>,
        rect: Rect,
        (seat, row): (usize, &SeatRow),
        (top, texts, asks): (f32, &mut Texts, &mut Vec<Ask>),
        is_typing: &mut bool,
    ) {
        let theme = pen.theme;
        let grip = Rect::from_min_max(rect.min, pos2(rect.left() + 96.0, rect.bottom()));
        let id = Id::unique(("seat", row.field.as_str()));
        let handle = pen.ui.interact(grip, id, Sense::drag());
        let said = tell!("set-up-drag", name = row.name.as_str());
        handle.widget_info(|| WidgetInfo::labeled(Role::Slider, true, &said));
        let pointer = handle.interact_pointer_pos().map(|at| at.y);
        let painter = pen.ui.painter().clone();
        painter.rect(
            rect,
            RADIUS,
            theme.raised,
            if handle.dragged() {
                Stroke::new(2.0, theme.accent)
            } else {
                theme.panel_stroke()
            },
            StrokeKind::Inside,
        );
        let corners = CornerRadius {
            nw: 8,
            ne: 0,
            sw: 8,
            se: 0,
        };
        let strip = Rect::from_min_size(rect.min, vec2(8.0, rect.height()));
        painter.rect_filled(strip, corners, theme.seat(seat));
        for dot in 0..6_u8 {
            let (column, line) = (f32::from(dot % 2), f32::from(dot / 2));
            let at = pos2(
                rect.left() + 22.0 + 8.0 * column,
                rect.center().y - 9.0 + 9.0 * line,
            );
            painter.circle_filled(at, 2.0, theme.quiet);
        }
        if handle.hovered() || handle.dragged() {
            pen.ui.ctx().set_cursor_icon(CursorIcon::Grab);
        }
        let middle = rect.center().y;
        pen.seat_disc(pos2(rect.left() + 66.0, middle), 40.0, seat, &row.name);
        let mut right = rect.right() - 6.0;
        let away = row.take_away.as_ref().map(|answer| {
            let place = Rect::from_min_max(
                pos2(right - LEAST_PRESSED, rect.top() + 4.0),
                pos2(right, rect.bottom() - 4.0),
            );
            right = place.left() - 6.0;
            (answer, place)
        });
        let mark = Rect::from_min_max(
            pos2(right - 96.0, rect.top() + 4.0),
            pos2(right, rect.bottom() - 4.0),
        );
        let name = Rect::from_min_max(
            pos2(rect.left() + 96.0, rect.top() + 3.0),
            pos2(mark.left() - 6.0, rect.bottom() - 2.0),
        );
        let label = tell!("set-up-seat", number = seat + 1);
        // What is said of the name stands in the field's foot: all of it can be pressed.
        *is_typing |= pen.field_with_foot(
            (name, 22),
            &Field {
                slot: &row.field,
                label: &label,
                hint: &label,
                size: text::SENTENCE,
                weight: Weight::Bold,
                longest: LONGEST_NAME,
                is_wrong: row.problem.is_some(),
            },
            texts,
        );
        youngest_ui(pen, mark, row, asks);
        if let Some((answer, place)) = away {
            button(pen, place, answer, asks);
        }
        let (words, tone) = match &row.problem {
            Some(words) => (words.clone(), Tone::Warning),
            None => (row.facts.clone(), Tone::Quiet),
        };
        pen.say(
            pos2(name.left() + 8.0, rect.top() + 44.0),
            Align2::LEFT_CENTER,
            &Words::plain(words).toned(tone),
            text::CAPTION,
            name.width() - 4.0,
        );
        let Some(y) = pointer else {
            return;
        };
        let count = self.rows.len() as f32;
        let to = ((y - top) / ROW.1).clamp(0.0, count - 1.0).floor() as usize;
        if handle.dragged() && to != seat {
            // Where it would go.
            let edge = top + to as f32 * ROW.1 + if to > seat { ROW.1 - 4.0 } else { -4.0 };
            painter.hline(rect.x_range(), edge, Stroke::new(3.0, theme.accent));
        }
        if handle.drag_stopped() && to != seat {
            asks.push(Ask::SetUp(SetUpAsk::Move { from: seat, to }));
        }
    }

    /// Names that were used before, below the row that has the keyboard.
    fn names_ui(&self, pen: &mut Pen<'_>, place: Rect, asks: &mut Vec<Ask>) {
        let Some((row, names)) = &self.names else {
            return;
        };
        let top = place.top() + 36.0 + (*row as f32) * ROW.1 + ROW.0 + 4.0;
        let within = Rect::from_min_max(pos2(place.left() - GAP, top), place.max + vec2(GAP, 0.0));
        let block = Rect::from_min_size(within.min, vec2(within.width(), 64.0));
        // What lies below cannot be pressed through it.
        pen.ui
            .interact(block, Id::unique("names used before"), Sense::CLICK);
        in_panel(pen, within, |pen, inner| {
            let y = paragraph(pen, inner, inner.top(), &tell!("set-up-known-names"), 1);
            buttons(pen, inner, y, names, asks) - inner.top() - GAP
        });
    }

    fn starts_ui(&self, pen: &mut Pen<'_>, place: Rect, y: f32, asks: &mut Vec<Ask>) -> f32 {
        let y = heading(pen, place, y, &self.starts_heading);
        let y = choice(pen, place, y, &self.starts, asks);
        sentence(
            pen,
            place,
            y,
            &Words::plain(self.starts_about.clone()),
            (text::LOG, 4),
        )
    }

    fn rules_ui(&self, pen: &mut Pen<'_>, place: Rect, asks: &mut Vec<Ask>) -> f32 {
        let mut y = heading(pen, place, place.top(), &tell!("set-up-rules"));
        for radio in &self.rules {
            let rect = Rect::from_min_size(pos2(place.left(), y), vec2(place.width(), ROW.0));
            radio.ui(pen, rect, asks);
            y += ROW.1;
        }
        y += GAP;
        pen.separator(place.x_range().into(), y - GAP);
        y = sentence(
            pen,
            place,
            y,
            &Words::bold(self.asked_heading()),
            (text::STATE, 2),
        );
        for case in &self.asked {
            let dot = pos2(place.left() + 5.0, y + 11.0);
            pen.ui.painter().circle_filled(dot, 4.0, pen.theme.accent);
            let inner = Rect::from_min_max(pos2(place.left() + 20.0, y), place.max);
            y = sentence(pen, inner, y, &Words::plain(case.clone()), (text::LOG, 2)) - 4.0;
        }
        y
    }
}

/// The mark of the youngest, in small letters.
fn youngest_ui(pen: &mut Pen<'_>, rect: Rect, row: &SeatRow, asks: &mut Vec<Ask>) {
    let spec = &row.youngest.button;
    let ground = Answer {
        button: super::super::button::Button {
            label: String::new(),
            ..spec.clone()
        },
        ..row.youngest.clone()
    };
    button(pen, rect, &ground, asks);
    let (weight, tone) = if row.is_youngest {
        (Weight::Bold, Tone::Plain)
    } else {
        (Weight::Regular, Tone::Quiet)
    };
    let words = Words::default().with(spec.label.clone(), weight, tone);
    let galley = pen.lay_out(&words, text::CAPTION, None, (rect.width() - 12.0, 2));
    pen.draw_galley(rect.center(), Align2::CENTER_CENTER, galley);
}

fn toys_ui(pen: &mut Pen<'_>, place: Rect, toys: &ToysPanel, asks: &mut Vec<Ask>) -> f32 {
    let y = heading(pen, place, place.top(), &tell!("set-up-toys"));
    let mut y = choice(pen, place, y, &toys.choices, asks);
    y = sentence(
        pen,
        place,
        y,
        &Words::quiet(toys.about.clone()),
        (text::LOG, 6),
    );
    if let Some(words) = &toys.problem {
        y = problem(pen, place, y, words);
    }
    let is_compact = toys.rows.len() > 3;
    for (seat, row) in toys.rows.iter().enumerate() {
        y = toys_row_ui(pen, place, y, (seat, row), is_compact);
    }
    y
}

fn toys_row_ui(
    pen: &mut Pen<'_>,
    place: Rect,
    y: f32,
    (seat, row): (usize, &ToysRow),
    is_compact: bool,
) -> f32 {
    let line = if is_compact { 20.0 } else { 24.0 };
    pen.seat_disc(pos2(place.left() + 12.0, y + 12.0), 24.0, seat, &row.name);
    let name = pen.say(
        pos2(place.left() + 32.0, y + 12.0),
        Align2::LEFT_CENTER,
        &Words::bold(row.name.clone()),
        text::LOG,
        140.0,
    );
    pen.say(
        pos2(place.right(), y + 12.0),
        Align2::RIGHT_CENTER,
        &Words::quiet(row.secret.clone()),
        text::CAPTION,
        place.right() - name.right() - GAP,
    );
    let mut y = y + 28.0;
    for (shape, words, power) in &row.toys {
        let middle = y + 0.5 * line - 2.0;
        let mark = Rect::from_center_size(pos2(place.left() + 12.0, middle), vec2(18.0, 18.0));
        let (painter, theme) = (pen.ui.painter().clone(), pen.theme);
        match shape {
            Some(shape) => badge(&painter, &theme, mark, *shape, BadgeFill::Filled),
            None => unknown_badge(&painter, &theme, mark, BadgeFill::Outline),
        }
        let power = pen.say(
            pos2(place.right(), middle),
            Align2::RIGHT_CENTER,
            &Words::bold(power.clone()),
            text::LOG,
            80.0,
        );
        pen.say(
            pos2(place.left() + 32.0, middle),
            Align2::LEFT_CENTER,
            &Words::plain(words.clone()),
            text::LOG,
            power.left() - place.left() - 40.0,
        );
        y += line;
    }
    pen.separator(place.x_range().into(), y + 4.0);
    y + 10.0
}
