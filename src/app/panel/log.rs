//! The log: three lines at the foot of the screen, or all of it.

use eframe::egui::{Align2, Rect, ScrollArea, UiBuilder, pos2, vec2};

use super::super::pen::Pen;
use super::super::theme::text;
use super::super::words::{Tone, Words};

/// One line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LogRow {
    /// "12:41".
    pub time: String,
    /// What happened, names in bold.
    pub sentence: Words,
    /// "camera, sure", "referee".
    pub source: String,
    /// False once it has been taken back.
    pub in_force: bool,
}

/// The lines, newest first.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct LogPanel {
    /// The lines.
    pub rows: Vec<LogRow>,
}

impl LogPanel {
    /// The lines as text.
    pub fn text(&self) -> String {
        self.rows
            .iter()
            .map(|row| {
                let taken_back = if row.in_force { "" } else { " (taken back)" };
                format!(
                    "{} {}{taken_back} - {}",
                    row.time,
                    row.sentence.text(),
                    row.source
                )
            })
            .collect::<Vec<_>>()
            .join("\n")
    }

    /// Draws as many lines as fit, newest on top.
    pub fn ui(&self, pen: &mut Pen<'_>, rect: Rect) {
        pen.panel(rect);
        if self.rows.is_empty() {
            pen.say(
                pos2(rect.left() + 18.0, rect.top() + 20.0),
                Align2::LEFT_CENTER,
                &Words::quiet("What happens is written down here."),
                text::LOG,
                rect.width() - 36.0,
            );
        }
        let fitting = ((rect.height() - 16.0) / 24.0).floor().max(1.0) as usize;
        for (line, row) in self.rows.iter().take(fitting).enumerate() {
            let y = rect.top() + 20.0 + 24.0 * line as f32;
            row.ui(pen, (rect.left() + 18.0, rect.right() - 18.0), y);
        }
    }

    /// Draws all lines in a list that scrolls.
    pub fn all_ui(&self, pen: &mut Pen<'_>, rect: Rect) {
        let theme = pen.theme;
        let rows = &self.rows;
        let mut ui = pen
            .ui
            .new_child(UiBuilder::new().max_rect(rect).id_salt("all log"));
        let delta = scroll_by_keys(&ui, rect.height());
        ScrollArea::vertical()
            .auto_shrink([false, false])
            .show_rows(&mut ui, 26.0, rows.len(), |ui, shown| {
                ui.scroll_with_delta(vec2(0.0, delta));
                for row in &rows[shown] {
                    let (place, _) = ui.allocate_exact_size(
                        vec2(ui.available_width(), 26.0),
                        eframe::egui::Sense::hover(),
                    );
                    let mut child = ui.new_child(
                        UiBuilder::new()
                            .max_rect(place)
                            .id_salt(("log row", place.top() as i32)),
                    );
                    let mut pen = Pen::new(&mut child, theme);
                    row.ui(
                        &mut pen,
                        (place.left(), place.right() - 16.0),
                        place.center().y,
                    );
                }
            });
    }
}

/// How far the keyboard scrolls a list that is this high, in points.
pub fn scroll_by_keys(ui: &eframe::egui::Ui, height: f32) -> f32 {
    use eframe::egui::Key;
    let keys = [
        (Key::ArrowDown, -26.0),
        (Key::ArrowUp, 26.0),
        (Key::PageDown, -0.9 * height),
        (Key::PageUp, 0.9 * height),
        (Key::Home, 1.0e6),
        (Key::End, -1.0e6),
    ];
    ui.input(|input| {
        keys.iter()
            .filter(|(key, _)| input.key_pressed(*key))
            .map(|(_, delta)| *delta)
            .sum()
    })
}

impl LogRow {
    fn ui(&self, pen: &mut Pen<'_>, (left, right): (f32, f32), y: f32) {
        pen.say(
            pos2(left, y),
            Align2::LEFT_CENTER,
            &Words::quiet(self.time.clone()),
            text::LOG,
            60.0,
        );
        let source = pen.say(
            pos2(right, y),
            Align2::RIGHT_CENTER,
            &Words::quiet(self.source.clone()),
            text::CAPTION,
            260.0,
        );
        let sentence = if self.in_force {
            self.sentence.clone()
        } else {
            self.sentence.clone().toned(Tone::Quiet)
        };
        let place = pen.say(
            pos2(left + 62.0, y),
            Align2::LEFT_CENTER,
            &sentence,
            text::LOG,
            source.left() - 16.0 - (left + 62.0),
        );
        if !self.in_force {
            let stroke = eframe::egui::Stroke::new(1.0, pen.theme.quiet);
            pen.ui.painter().hline(place.x_range(), y + 1.0, stroke);
        }
    }
}
