//! Drawing at places given in points: text, panels, and a name for every piece of it that a screen reader can say.

use std::sync::Arc;

use eframe::egui::{
    self, Align2, Color32, CornerRadius, Galley, Id, Pos2, Rect, Role, Sense, Stroke, StrokeKind,
    TextFormat, WidgetInfo, pos2, text::LayoutJob, vec2,
};

use super::bidi::in_order_on_screen;
use super::players::{PlayerLook, PlayerLooks};
use super::theme::{self, RADIUS, SMALL_RADIUS, Theme, Weight, text};
use super::tongue::tell;
use super::words::{Tone, Words};

/// From this size on letters stand a little closer.
const TIGHT_FROM: f32 = 44.0;

/// What is drawn with: the surface and the colours.
pub struct Pen<'a> {
    /// The surface.
    pub ui: &'a mut egui::Ui,
    /// The colours.
    pub theme: Theme,
    said: usize,
}

impl<'a> Pen<'a> {
    /// A pen on `ui`.
    pub fn new(ui: &'a mut egui::Ui, theme: Theme) -> Self {
        Self { ui, theme, said: 0 }
    }

    /// The colour of a tone.
    pub fn tone(&self, tone: Tone) -> Color32 {
        match tone {
            Tone::Plain => self.theme.text,
            Tone::Quiet => self.theme.quiet,
            Tone::Accent => self.theme.accent,
            Tone::Success => self.theme.success,
            Tone::Warning => self.theme.warning,
            Tone::Danger => self.theme.danger,
        }
    }

    /// Lays text out within `max_width` and `max_rows`, each tone in its colour or all in `colour`.
    pub fn lay_out(
        &self,
        words: &Words,
        size: f32,
        colour: Option<Color32>,
        (max_width, max_rows): (f32, usize),
    ) -> Arc<Galley> {
        let mut job = LayoutJob::default();
        for run in &words.runs {
            job.append(
                &in_order_on_screen(&run.text),
                0.0,
                TextFormat {
                    font_id: theme::font(size, run.weight),
                    color: colour.unwrap_or_else(|| self.tone(run.tone)),
                    extra_letter_spacing: if size >= TIGHT_FROM { -0.5 } else { 0.0 },
                    ..TextFormat::default()
                },
            );
        }
        job.wrap.max_width = max_width;
        job.wrap.max_rows = max_rows;
        job.wrap.break_anywhere = max_rows == 1;
        self.ui.painter().layout_job(job)
    }

    /// The first of these sizes and numbers of rows at which words fit whole, no word of them broken.
    pub fn fitting(
        &self,
        words: &Words,
        colour: Option<Color32>,
        width: f32,
        sizes: &[(f32, usize)],
    ) -> Option<Arc<Galley>> {
        let text = words.text();
        let weight = words.runs.first().map_or(Weight::Regular, |run| run.weight);
        let breaks = |size: f32| {
            text.split([' ', '-']).any(|word| {
                let word = Words::default().with(word, weight, Tone::Plain);
                let galley = self.lay_out(&word, size, None, (f32::INFINITY, 1));
                galley.size().x > width
            })
        };
        sizes.iter().copied().find_map(|(size, rows)| {
            let galley = self.lay_out(words, size, colour, (width, rows));
            (!galley.elided && (rows == 1 || !breaks(size))).then_some(galley)
        })
    }

    /// Draws text and gives it a name for screen readers; returns where it ended up.
    pub fn say(
        &mut self,
        at: Pos2,
        anchor: Align2,
        words: &Words,
        size: f32,
        max_width: f32,
    ) -> Rect {
        self.say_rows(at, anchor, words, size, (max_width, 1))
    }

    /// As [`Self::say`], in up to `limits.1` rows.
    pub fn say_rows(
        &mut self,
        at: Pos2,
        anchor: Align2,
        words: &Words,
        size: f32,
        limits: (f32, usize),
    ) -> Rect {
        let galley = self.lay_out(words, size, None, limits);
        let rect = self.draw_galley(at, anchor, galley);
        self.name(rect, &words.text());
        rect
    }

    /// Draws laid-out text with its capitals, not its line box, centred where the anchor asks for the middle.
    pub fn draw_galley(&self, at: Pos2, anchor: Align2, galley: Arc<Galley>) -> Rect {
        let mut rect = anchor.anchor_size(at, galley.size());
        if anchor.y() == egui::Align::Center && galley.rows.len() == 1 {
            // The face has more room above its capitals than below its baseline.
            rect = rect.translate(vec2(0.0, -0.03 * galley.size().y / 1.36));
        }
        self.ui.painter().galley(rect.min, galley, self.theme.text);
        rect
    }

    /// Gives a place on the screen a name without drawing.
    pub fn name(&mut self, rect: Rect, words: &str) {
        let words = words.trim();
        if words.is_empty() {
            return;
        }
        self.said += 1;
        let id = Id::unique(("said", self.ui.scope_id(), self.said));
        let response = self.ui.interact(rect, id, Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, words));
    }

    /// A name at the largest of these sizes at which it is whole; at the last one it is cut.
    pub fn say_name(&mut self, left_centre: Pos2, name: &str, sizes: &[f32], room: f32) -> Rect {
        let words = Words::bold(name);
        let is_whole = |size: &&f32| !self.lay_out(&words, **size, None, (room, 1)).elided;
        let size = sizes.iter().find(is_whole).or(sizes.last());
        let size = size.copied().unwrap_or(text::CAPTION);
        self.say(left_centre, Align2::LEFT_CENTER, &words, size, room)
    }

    /// A panel's ground.
    pub fn panel(&self, rect: Rect) {
        self.panel_framed(rect, self.theme.panel_stroke());
    }

    /// A panel's ground with a frame drawn inside.
    pub fn panel_framed(&self, rect: Rect, stroke: Stroke) {
        self.ui
            .painter()
            .rect(rect, RADIUS, self.theme.panel, stroke, StrokeKind::Inside);
    }

    /// The ground of one row of a list: chosen, under the pointer, holding the keyboard, and the line below it.
    pub fn list_row(&self, rect: Rect, response: &egui::Response, is_chosen: bool) {
        let painter = self.ui.painter();
        if is_chosen || response.hovered() {
            painter.rect_filled(rect, SMALL_RADIUS, self.theme.raised);
        }
        if is_chosen {
            let corners = CornerRadius {
                nw: 4,
                ne: 0,
                sw: 4,
                se: 0,
            };
            let strip = Rect::from_min_size(rect.min, vec2(8.0, rect.height()));
            painter.rect_filled(strip, corners, self.theme.accent);
        }
        if response.has_focus() {
            let stroke = Stroke::new(2.0, self.theme.accent);
            painter.rect_stroke(rect, SMALL_RADIUS, stroke, StrokeKind::Inside);
        }
        self.separator(rect.left()..=rect.right(), rect.bottom());
    }

    /// A check mark.
    pub fn check(&self, centre: Pos2, size: f32, colour: Color32) {
        let points = [vec2(-0.5, 0.05), vec2(-0.15, 0.4), vec2(0.5, -0.35)];
        let line = points.map(|at| centre + at * size).to_vec();
        self.ui
            .painter()
            .add(egui::Shape::line(line, Stroke::new(2.5, colour)));
    }

    /// A line across.
    pub fn separator(&self, x: std::ops::RangeInclusive<f32>, y: f32) {
        self.ui
            .painter()
            .hline(x, y, Stroke::new(1.0, self.theme.line));
    }

    /// A number whose digits stand in cells of equal width, so that it does not jump when it changes.
    pub fn number(
        &mut self,
        at: Pos2,
        anchor: Align2,
        number: &str,
        size: f32,
        colour: Color32,
    ) -> Rect {
        let font = theme::font(size, Weight::Bold);
        let painter = self.ui.painter().clone();
        let lay = |sign: &str| painter.layout_no_wrap(sign.to_owned(), font.clone(), colour);
        let cell = ('0'..='9')
            .map(|digit| lay(&digit.to_string()).size().x)
            .fold(0.0, f32::max);
        let signs: Vec<_> = number
            .chars()
            .map(|sign| {
                let galley = lay(&sign.to_string());
                let width = if sign.is_ascii_digit() {
                    cell
                } else {
                    galley.size().x
                };
                (galley, width)
            })
            .collect();
        let width: f32 = signs.iter().map(|(_, width)| width).sum();
        let height = signs.iter().map(|(g, _)| g.size().y).fold(0.0, f32::max);
        let rect = anchor.anchor_size(at, vec2(width, height));
        let mut x = rect.left();
        let lift = if anchor.y() == egui::Align::Center {
            -0.03 * size
        } else {
            0.0
        };
        for (galley, width) in signs {
            let place = pos2(x + 0.5 * (width - galley.size().x), rect.top() + lift);
            painter.galley(place, galley, colour);
            x += width;
        }
        self.name(rect, number);
        rect
    }

    /// A seat's disc with its number.
    pub fn seat_disc(&mut self, centre: Pos2, diameter: f32, seat: usize, name: &str) {
        let colour = self.theme.seat(seat);
        let number = (seat + 1).to_string();
        let look = PlayerLooks::look(self.ui.ctx(), name);
        self.disc((centre, diameter), Some(colour), look.as_ref(), &number);
        let rect = Rect::from_center_size(centre, vec2(diameter, diameter));
        self.name(rect, &tell!("seat-name", number = number, name = name));
    }

    /// A disc for somebody: the picture, else the initials where they can be read, else these words.
    pub fn disc(
        &mut self,
        (centre, diameter): (Pos2, f32),
        colour: Option<Color32>,
        look: Option<&PlayerLook>,
        words: &str,
    ) {
        let (theme, painter) = (self.theme, self.ui.painter().clone());
        let radius = 0.5 * diameter;
        if let Some((texture, [width, height])) = look.and_then(|look| look.picture) {
            // The middle of the picture, as wide as it is high, in a ring of the colour.
            let (across, down) = if width > height {
                (0.5 * height / width, 0.5)
            } else {
                (0.5, 0.5 * width / height.max(1.0))
            };
            let part = Rect::from_center_size(pos2(0.5, 0.5), 2.0 * vec2(across, down));
            let rect = Rect::from_center_size(centre, vec2(diameter, diameter));
            let round = CornerRadius::same(radius.min(255.0) as u8);
            let shape = egui::epaint::RectShape::filled(rect, round, Color32::WHITE);
            painter.add(shape.with_texture(texture, part));
            let ring = Stroke::new(3.0, colour.unwrap_or(theme.quiet));
            painter.circle_stroke(centre, radius - 1.5, ring);
            return;
        }
        let ink = match colour {
            Some(colour) if theme.has_frames() => {
                let stroke = Stroke::new(3.0, colour);
                painter.circle(centre, radius - 1.5, theme.background, stroke);
                theme.text
            }
            Some(colour) => {
                painter.circle_filled(centre, radius, colour);
                theme.on_seat()
            }
            None => {
                painter.circle_stroke(centre, radius - 1.0, Stroke::new(2.0, theme.quiet));
                theme.text
            }
        };
        let galley = |words: &str, part: f32| {
            let size = (part * diameter).max(text::CAPTION);
            self.lay_out(&Words::bold(words), size, Some(ink), (f32::INFINITY, 1))
        };
        let initials = look.map(|look| look.initials.as_str());
        let initials = initials.filter(|initials| !initials.is_empty()).map(|one| {
            let part = if one.chars().count() > 2 { 0.32 } else { 0.4 };
            galley(one, part)
        });
        let fits = |galley: &Arc<Galley>| words.is_empty() || galley.size().x <= 0.86 * diameter;
        let galley = initials.filter(fits).unwrap_or_else(|| galley(words, 0.5));
        self.draw_galley(centre, Align2::CENTER_CENTER, galley);
    }

    /// Gate cards won, as small cards filled from the left.
    pub fn pips(&mut self, left_centre: Pos2, won: usize, needed: usize) -> Rect {
        let size = vec2(16.0, 22.0);
        let painter = self.ui.painter().clone();
        let mut rect = Rect::from_min_size(left_centre - vec2(0.0, 0.5 * size.y), size);
        let whole = rect;
        for pip in 0..needed.max(won) {
            rect = whole.translate(vec2(24.0 * pip as f32, 0.0));
            if pip < won {
                painter.rect_filled(rect, SMALL_RADIUS, self.theme.text);
            } else {
                painter.rect_stroke(
                    rect,
                    SMALL_RADIUS,
                    Stroke::new(2.0, self.theme.quiet),
                    StrokeKind::Inside,
                );
            }
        }
        let all = whole.union(rect);
        self.name(all, &gates_won(won, needed));
        all
    }

    /// A small tag on a raised ground, its left top corner at `at`.
    pub fn tag(&mut self, at: Pos2, words: &str) -> Rect {
        let galley = self.lay_out(
            &Words::plain(words),
            text::CAPTION,
            None,
            (f32::INFINITY, 1),
        );
        let rect = Rect::from_min_size(at, vec2(galley.size().x + 16.0, 24.0));
        self.ui.painter().rect(
            rect,
            SMALL_RADIUS,
            self.theme.raised,
            self.theme.panel_stroke(),
            StrokeKind::Inside,
        );
        self.draw_galley(rect.center(), Align2::CENTER_CENTER, galley);
        self.name(rect, words);
        rect
    }

    /// A key cap as wide as its letters; returns its rectangle.
    pub fn key_cap(
        &self,
        left_centre: Pos2,
        key: &str,
        side: f32,
        on_fill: Option<Color32>,
        pressed: bool,
    ) -> Rect {
        let letter_size = if side < 30.0 {
            text::CAPTION
        } else if side > 50.0 {
            text::PROMPT
        } else {
            text::LOG
        };
        let (ink, line, fill) = match on_fill {
            Some(ink) => (ink, ink, Color32::TRANSPARENT),
            None => (self.theme.text, self.theme.quiet, self.theme.key_cap),
        };
        let galley = self.lay_out(
            &Words::bold(key),
            letter_size,
            Some(ink),
            (f32::INFINITY, 1),
        );
        let width = side.max(galley.size().x + 16.0);
        let rect = Rect::from_min_size(left_centre - vec2(0.0, 0.5 * side), vec2(width, side));
        let painter = self.ui.painter();
        painter.rect(
            rect,
            SMALL_RADIUS,
            fill,
            Stroke::new(1.0, line),
            StrokeKind::Inside,
        );
        let foot = if side < 30.0 { 2.0 } else { 3.0 };
        let drop = if pressed {
            1.0
        } else {
            let foot_rect = Rect::from_min_max(pos2(rect.left(), rect.bottom() - foot), rect.max);
            painter.rect_filled(
                foot_rect,
                CornerRadius {
                    nw: 0,
                    ne: 0,
                    sw: 4,
                    se: 4,
                },
                line,
            );
            -0.5 * (foot - 1.0)
        };
        self.draw_galley(
            rect.center() + vec2(0.0, drop),
            Align2::CENTER_CENTER,
            galley,
        );
        rect
    }

    /// Width of a small key and a word that can be pressed.
    pub fn link_width(&self, key: &str, words: &Words) -> f32 {
        let galley = self.lay_out(words, text::LOG, None, (f32::INFINITY, 1));
        let letters = self.lay_out(&Words::bold(key), text::CAPTION, None, (f32::INFINITY, 1));
        (letters.size().x + 16.0).max(24.0) + 8.0 + galley.size().x
    }

    /// A small key and a word that can be pressed, its right middle at `right_centre`; returns its left end.
    pub fn link(
        &mut self,
        right_centre: Pos2,
        key: &str,
        words: &Words,
        name: &str,
    ) -> (f32, bool) {
        let galley = self.lay_out(words, text::LOG, None, (f32::INFINITY, 1));
        let width = self.link_width(key, words);
        let rect = Rect::from_min_size(right_centre - vec2(width, 24.0), vec2(width, 48.0));
        let id = Id::unique(("link", name));
        let response = self.ui.interact(rect, id, Sense::click());
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, name));
        if response.has_focus() {
            let stroke = Stroke::new(2.0, self.theme.accent);
            self.ui.painter().rect_stroke(
                rect.shrink2(vec2(-4.0, 6.0)),
                SMALL_RADIUS,
                stroke,
                StrokeKind::Outside,
            );
        }
        self.key_cap(rect.left_center(), key, 24.0, None, false);
        self.draw_galley(rect.right_center(), Align2::RIGHT_CENTER, galley);
        (rect.left(), response.clicked())
    }

    /// Draws text at the first of these sizes and numbers of rows at which it fits; the last one cuts it.
    pub fn say_fitting(&mut self, rect: Rect, words: &Words, sizes: &[(f32, usize)]) {
        let fitting = sizes.iter().find(|(size, rows)| {
            let galley = self.lay_out(words, *size, None, (rect.width(), *rows));
            !galley.elided && galley.size().y <= rect.height() + 6.0
        });
        if let Some((size, rows)) = fitting.or(sizes.last()) {
            self.say_rows(
                rect.left_top(),
                Align2::LEFT_TOP,
                words,
                *size,
                (rect.width(), *rows),
            );
        }
    }
}

/// How many of the gate cards that win were won, in words.
pub fn gates_won(won: usize, needed: usize) -> String {
    tell!("gates-won-of", won = won, needed = needed)
}
