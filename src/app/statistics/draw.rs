//! The page of the statistics, in pixels.

use eframe::egui::{Align2, Color32, Rect, Sense, UiBuilder, pos2, vec2};
use egui_plot::{Bar, BarChart, Plot, PlotBounds, VLine};

use super::super::ask::Ask;
use super::super::page::{
    LEAST_FOR_COLUMNS, buttons, choice, feet_height, in_panel, scrolling, sentence,
};
use super::super::pen::Pen;
use super::super::theme::{GAP, MARGIN, text};
use super::super::words::Words;
use super::view::StatisticsPage;
use super::{Chart, ChartRow};

/// Height of a row.
const ROW: f32 = 64.0;
/// Height of a bar in units of its row.
const BAR: f64 = 0.56;
/// Lines across the bars, in shares of the longest one.
const LINES: [f64; 4] = [0.25, 0.5, 0.75, 1.0];

impl StatisticsPage {
    /// Draws it.
    pub fn ui(&self, pen: &mut Pen<'_>, screen: Rect, asks: &mut Vec<Ask>) {
        let below = self.title.ui(pen, screen, asks).shrink(MARGIN);
        let foot = feet_height(pen, below.width(), &self.feet);
        let room = Rect::from_min_max(below.min, below.max - vec2(0.0, foot));
        scrolling(pen, room, "statistics", |pen, place| {
            let y = choice(pen, place, place.top(), &self.subjects, asks);
            let below = Rect::from_min_max(pos2(place.left(), y), place.max);
            let height = in_panel(pen, below, |pen, inner| {
                self.body_ui(pen, inner) - inner.top()
            });
            y + height - place.top()
        });
        let feet = Rect::from_min_max(
            pos2(below.left(), room.bottom() + GAP),
            pos2(
                below.left() + 0.33 * self.feet.len() as f32 * below.width(),
                below.bottom(),
            ),
        );
        let feet = if below.width() < LEAST_FOR_COLUMNS {
            Rect::from_min_max(feet.min, below.max)
        } else {
            feet
        };
        buttons(pen, feet, feet.top(), &self.feet, asks);
    }

    fn body_ui(&self, pen: &mut Pen<'_>, place: Rect) -> f32 {
        let about = Words::quiet(self.about.clone());
        let mut y = sentence(pen, place, place.top(), &about, (text::LOG, 4)) + GAP;
        if let Some(total) = &self.total {
            y = total_ui(pen, place, y, total);
        }
        if !self.chart.parts.is_empty() && !self.chart.rows.is_empty() {
            y = legend_ui(pen, place, y, &self.chart.parts);
        }
        y = self.chart.ui(pen, place, y);
        if let Some(nothing) = &self.nothing {
            let words = Words::plain(nothing.clone());
            y = sentence(pen, place, y, &words, (text::STATE, 3));
        }
        y
    }
}

/// The colour of a part of a bar.
fn colour_of(pen: &Pen<'_>, part: usize) -> Color32 {
    let theme = &pen.theme;
    [theme.accent, theme.warning, theme.danger][part.min(2)]
}

/// The camera's record in large numbers.
fn total_ui(pen: &mut Pen<'_>, place: Rect, y: f32, total: &[(String, u32); 3]) -> f32 {
    let width = (place.width() / 3.0).min(240.0);
    for (at, (words, count)) in total.iter().enumerate() {
        let left = place.left() + at as f32 * width;
        let colour = colour_of(pen, at);
        pen.number(
            pos2(left, y + 28.0),
            Align2::LEFT_CENTER,
            &count.to_string(),
            56.0,
            colour,
        );
        let at = pos2(left, y + 72.0);
        let words = Words::quiet(words.clone());
        pen.say(at, Align2::LEFT_CENTER, &words, text::STATE, width - GAP);
    }
    y + 96.0
}

/// What the colours of a bar's parts mean.
fn legend_ui(pen: &mut Pen<'_>, place: Rect, y: f32, parts: &[String]) -> f32 {
    let mut x = place.left();
    for (at, words) in parts.iter().enumerate() {
        let colour = colour_of(pen, at);
        let square = Rect::from_min_size(pos2(x, y + 4.0), vec2(16.0, 16.0));
        pen.ui.painter().rect_filled(square, 3.0, colour);
        let said = pen.say(
            pos2(x + 24.0, y + 12.0),
            Align2::LEFT_CENTER,
            &Words::plain(words.clone()),
            text::LOG,
            place.right() - x - 24.0,
        );
        x = said.right() + 32.0;
    }
    y + 40.0
}

impl Chart {
    /// Draws it from here down; gives where what follows may begin.
    fn ui(&self, pen: &mut Pen<'_>, place: Rect, y: f32) -> f32 {
        if self.rows.is_empty() {
            return y;
        }
        let is_narrow = place.width() < 700.0;
        let label = if is_narrow { 0.34 } else { 0.26 } * place.width();
        let words = if is_narrow { 0.36 } else { 0.24 } * place.width();
        let height = ROW * self.rows.len() as f32;
        let bars = Rect::from_min_max(
            pos2(place.left() + label + GAP, y),
            pos2(place.right() - words - GAP, y + height),
        );
        self.bars_ui(pen, bars);
        for (at, row) in self.rows.iter().enumerate() {
            let middle = y + (at as f32 + 0.5) * ROW;
            let left = Rect::from_min_max(
                pos2(place.left(), middle - 0.5 * ROW),
                pos2(place.left() + label, middle + 0.5 * ROW),
            );
            row.label_ui(pen, left);
            let at = pos2(bars.right() + GAP, middle);
            let words = Words::bold(row.words.clone());
            let room = place.right() - at.x;
            let galley = pen.lay_out(&words, text::LOG, None, (room, 2));
            pen.draw_galley(at, Align2::LEFT_CENTER, galley);
        }
        y + height
    }

    fn bars_ui(&self, pen: &mut Pen<'_>, rect: Rect) {
        let count = self.rows.len() as f64;
        let longest = self.longest.max(f64::EPSILON);
        let parts = self
            .rows
            .iter()
            .map(|row| row.parts.len())
            .max()
            .unwrap_or(0);
        let mut charts: Vec<BarChart> = Vec::new();
        for part in 0..parts {
            let colour = colour_of(pen, part);
            let bars = self.rows.iter().enumerate().map(|(at, row)| {
                let before: f64 = row.parts.iter().take(part).sum();
                let length = row.parts.get(part).copied().unwrap_or(0.0);
                // The first row stands on top, where the plot has its largest number.
                Bar::new(count - at as f64 - 0.5, length)
                    .base_offset(before)
                    .width(BAR)
                    .fill(colour)
                    .stroke((0.0, colour))
            });
            let name = format!("part {part}");
            let chart = BarChart::new(name, bars.collect()).horizontal();
            charts.push(chart.allow_hover(false));
        }
        let line = pen.theme.line;
        let builder = UiBuilder::new().max_rect(rect).id_salt("bars");
        let mut child = pen.ui.new_child(builder);
        child.set_clip_rect(rect.intersect(pen.ui.clip_rect()));
        Plot::new("statistics bars")
            .width(rect.width())
            .height(rect.height())
            .sense(Sense::hover())
            .allow_drag(false)
            .allow_zoom(false)
            .allow_scroll(false)
            .allow_boxed_zoom(false)
            .allow_double_click_reset(false)
            .show_axes(false)
            .show_grid(false)
            .show_background(false)
            .show_x(false)
            .show_y(false)
            .set_margin_fraction(vec2(0.0, 0.0))
            .show(&mut child, |plot| {
                plot.set_plot_bounds(PlotBounds::from_min_max(
                    [0.0, 0.0],
                    [longest * 1.01, count],
                ));
                for share in LINES {
                    plot.vline(VLine::new("", share * longest).color(line).width(1.0));
                }
                for chart in charts {
                    plot.bar_chart(chart);
                }
            });
    }
}

impl ChartRow {
    fn label_ui(&self, pen: &mut Pen<'_>, place: Rect) {
        let middle = place.center().y;
        let label = Words::bold(self.label.clone());
        if self.sub.is_empty() {
            let galley = pen.lay_out(&label, text::STATE, None, (place.width(), 2));
            let at = pos2(place.left(), middle);
            pen.draw_galley(at, Align2::LEFT_CENTER, galley);
            return;
        }
        let galley = pen.lay_out(&label, text::STATE, None, (place.width(), 1));
        let sub = Words::quiet(self.sub.clone());
        let sub = pen.lay_out(&sub, text::CAPTION, None, (place.width(), 2));
        let top = middle - 0.5 * (galley.size().y + sub.size().y);
        let bottom = top + galley.size().y;
        pen.draw_galley(pos2(place.left(), top), Align2::LEFT_TOP, galley);
        pen.draw_galley(pos2(place.left(), bottom), Align2::LEFT_TOP, sub);
    }
}
