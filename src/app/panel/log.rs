//! The log: three lines at the foot of the screen, or all of it.

use eframe::egui::{
    Align2, Id, Rect, Role, ScrollArea, Sense, Stroke, StrokeKind, UiBuilder, WidgetInfo, pos2,
    vec2,
};

use super::super::ask::Ask;
use super::super::pen::Pen;
use super::super::theme::{SMALL_RADIUS, text};
use super::super::tongue::tell;
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
    /// True for the chosen one in the list of all lines.
    pub is_chosen: bool,
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
                let taken_back = match (row.in_force, row.is_chosen) {
                    (false, _) => " (taken back)",
                    (true, true) => " (chosen)",
                    (true, false) => "",
                };
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
                &Words::quiet(tell!("log-empty")),
                text::LOG,
                rect.width() - 36.0,
            );
        }
        let fitting = ((rect.height() - 16.0) / 24.0).floor().max(1.0) as usize;
        for (line, row) in self.rows.iter().take(fitting).enumerate() {
            let y = rect.top() + 20.0 + 24.0 * line as f32;
            row.ui(pen, (rect.left() + 18.0, rect.right() - 18.0), y, 1);
        }
    }

    /// Draws all lines in a list that scrolls; a line is chosen by a press, and pressed again it is to be corrected.
    pub fn all_ui(&self, pen: &mut Pen<'_>, rect: Rect, asks: &mut Vec<Ask>) {
        let theme = pen.theme;
        let mut ui = pen
            .ui
            .new_child(UiBuilder::new().max_rect(rect).id_salt("all log"));
        let chosen = self.rows.iter().position(|row| row.is_chosen);
        let id = Id::unique("chosen line of the log");
        let shown_before = ui.data(|data| data.get_temp::<usize>(id));
        let has_moved = chosen != shown_before;
        if let Some(chosen) = chosen {
            ui.data_mut(|data| data.insert_temp(id, chosen));
        }
        ScrollArea::vertical()
            .auto_shrink([false, false])
            .show(&mut ui, |ui| {
                ui.spacing_mut().item_spacing.y = 0.0;
                for (number, row) in self.rows.iter().enumerate() {
                    let width = ui.available_width();
                    let size = vec2(width, row.height(&Pen::new(ui, theme), width - 32.0));
                    let (place, _) = ui.allocate_exact_size(size, Sense::hover());
                    if row.is_chosen && has_moved {
                        ui.scroll_to_rect(place, None);
                    }
                    if !ui.is_rect_visible(place) {
                        continue;
                    }
                    let id = Id::unique(("log row", number));
                    let response = ui.interact(place, id, Sense::click());
                    let words = row.sentence.text();
                    response.widget_info(|| {
                        WidgetInfo::selected(Role::ListBoxOption, true, row.is_chosen, &words)
                    });
                    if response.clicked() {
                        asks.push(if row.is_chosen {
                            Ask::CorrectLine
                        } else {
                            Ask::ChooseLine(number)
                        });
                    }
                    if row.is_chosen {
                        ui.painter().rect(
                            place,
                            SMALL_RADIUS,
                            theme.raised,
                            Stroke::new(2.0, theme.accent),
                            StrokeKind::Inside,
                        );
                    }
                    let scope = UiBuilder::new()
                        .max_rect(place)
                        .id_salt(("log row", number));
                    let mut child = ui.new_child(scope);
                    let mut pen = Pen::new(&mut child, theme);
                    let ends = (place.left() + 12.0, place.right() - 20.0);
                    row.ui(&mut pen, ends, place.center().y, WHOLE_ROWS);
                }
            });
    }
}

/// Height of a line that can be pressed.
const ROW_HEIGHT: f32 = 48.0;

/// In the whole log every line is whole.
const WHOLE_ROWS: usize = 9;

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
    /// Height of the line in the whole log, where it may take `width`.
    fn height(&self, pen: &Pen<'_>, width: f32) -> f32 {
        let source = Words::quiet(self.source.clone());
        let source = pen.lay_out(&source, text::CAPTION, None, (260.0, 1));
        let room = width - 62.0 - source.size().x - 16.0;
        let sentence = pen.lay_out(&self.sentence, text::LOG, None, (room, WHOLE_ROWS));
        (sentence.size().y + 16.0).max(ROW_HEIGHT)
    }

    fn ui(&self, pen: &mut Pen<'_>, (left, right): (f32, f32), y: f32, most_rows: usize) {
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
        let room = source.left() - 16.0 - (left + 62.0);
        let galley = pen.lay_out(&sentence, text::LOG, None, (room, most_rows));
        let rows = galley.rows.len().max(1);
        let place = pen.draw_galley(pos2(left + 62.0, y), Align2::LEFT_CENTER, galley);
        pen.name(place, &sentence.text());
        if !self.in_force {
            let stroke = eframe::egui::Stroke::new(1.0, pen.theme.quiet);
            let row = place.height() / rows as f32;
            for number in 0..rows {
                let y = place.top() + row * (number as f32 + 0.5) + 1.0;
                pen.ui.painter().hline(place.x_range(), y, stroke);
            }
        }
    }
}
