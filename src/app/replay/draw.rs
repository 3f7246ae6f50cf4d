//! The replay over the whole screen: the picture as large as it gets, the line of time, the keys.

use eframe::egui::{self, Align2, Rect, Role, Sense, Stroke, WidgetInfo, pos2, vec2};

use super::super::ask::{Answer, Ask};
use super::super::button::Button;
use super::super::panel::question::row_ui;
use super::super::pen::Pen;
use super::super::theme::{BUTTON_HEIGHT, GAP, LEAST_PRESSED, MARGIN, SMALL_RADIUS, text};
use super::super::tongue::tell;
use super::super::words::Words;
use super::ReplayAsk;
use super::view::{ReplayPage, TimeLine};

/// Narrower than this, buttons give up the caps of their keys.
const NARROW: f32 = 900.0;

impl ReplayPage {
    /// Draws it over the screen.
    pub fn ui(&self, pen: &mut Pen<'_>, screen: Rect, asks: &mut Vec<Ask>) {
        let is_small = screen.width() < NARROW;
        let inner = over_screen(pen, screen, "replay ground");
        let head = Rect::from_min_size(inner.min, vec2(inner.width(), BUTTON_HEIGHT));
        OverHead {
            title: &self.title,
            line: &self.line,
            answers: &self.head,
        }
        .ui(pen, head, screen, asks);
        let feet = Rect::from_min_max(
            pos2(inner.left(), inner.bottom() - BUTTON_HEIGHT),
            inner.max,
        );
        let time = Rect::from_min_max(
            pos2(inner.left(), feet.top() - GAP - LEAST_PRESSED),
            pos2(inner.right(), feet.top() - GAP),
        );
        let picture = Rect::from_min_max(
            pos2(inner.left(), head.bottom() + GAP),
            pos2(inner.right(), time.top() - GAP),
        );
        self.picture.still_ui(pen, picture);
        self.time_ui(pen, time, asks);
        let feet_answers: Vec<Answer> = self.feet.iter().map(|one| slim(one, is_small)).collect();
        row_ui(pen, feet, &feet_answers.iter().collect::<Vec<_>>(), asks);
    }

    /// Where it is, in words, and the line that is dragged along.
    fn time_ui(&self, pen: &mut Pen<'_>, rect: Rect, asks: &mut Vec<Ask>) {
        let words = Words::plain(self.place.clone());
        let width = (0.34 * rect.width()).clamp(180.0, 300.0);
        let place = Rect::from_min_size(rect.min, vec2(width - 2.0 * GAP, rect.height()));
        let sizes = [
            (text::SENTENCE, 1),
            (text::STATE, 1),
            (text::LOG, 1),
            (text::CAPTION, 2),
        ];
        if let Some(galley) = pen.fitting(&words, None, place.width(), &sizes) {
            let said = pen.draw_galley(place.left_center(), Align2::LEFT_CENTER, galley);
            pen.name(said, &self.place);
        }
        let line = Rect::from_min_max(pos2(rect.left() + width, rect.top()), rect.max);
        self.time.ui(pen, line, asks);
    }
}

/// Covers the whole screen, so that nothing below is seen or pressed; where what lies over it stands.
pub fn over_screen(pen: &mut Pen<'_>, screen: Rect, ground: &str) -> Rect {
    pen.ui
        .interact(screen, egui::Id::unique(ground), Sense::CLICK);
    let background = pen.theme.background;
    pen.ui.painter().rect_filled(screen, 0.0, background);
    let is_small = screen.width() < NARROW;
    screen.shrink(if is_small { GAP } else { MARGIN })
}

/// The head of what lies over the whole screen.
pub struct OverHead<'a> {
    /// What it is.
    pub title: &'a str,
    /// What there is to say of it.
    pub line: &'a Words,
    /// What can be pressed.
    pub answers: &'a [Answer],
}

impl OverHead<'_> {
    /// Draws it: the words to the left, the answers to the right.
    pub fn ui(&self, pen: &mut Pen<'_>, rect: Rect, screen: Rect, asks: &mut Vec<Ask>) {
        let is_small = screen.width() < NARROW;
        let answers: Vec<Answer> = self.answers.iter().map(|one| slim(one, is_small)).collect();
        let widths: Vec<f32> = answers
            .iter()
            .map(|answer| pen.button_width(&answer.button) + 8.0)
            .collect();
        let taken = widths.iter().sum::<f32>() + GAP * widths.len() as f32;
        let mut x = rect.right() - taken + GAP;
        let room = x - GAP - rect.left();
        let line_top = if is_small { 26.0 } else { 32.0 };
        let title = Rect::from_min_size(rect.min, vec2(room, line_top));
        let sizes = [text::NAME, text::STATE, text::LOG, text::CAPTION].map(|size| (size, 1));
        pen.say_fitting(title, &Words::bold(self.title), &sizes);
        let line = Rect::from_min_max(rect.min + vec2(0.0, line_top), pos2(x - GAP, rect.bottom()));
        let sizes = [
            (text::STATE, 1),
            (text::LOG, 1),
            (text::CAPTION, 1),
            (text::CAPTION, 2),
        ];
        pen.say_fitting(line, self.line, &sizes);
        for (answer, width) in answers.iter().zip(widths) {
            let place = Rect::from_min_size(pos2(x, rect.top()), vec2(width, rect.height()));
            if pen.button(place, &answer.button).clicked() {
                asks.push(answer.ask.clone());
            }
            x = place.right() + GAP;
        }
    }
}

/// The same with less around its words, where there is little room.
fn slim(answer: &Answer, is_small: bool) -> Answer {
    if !is_small || answer.button.label.is_empty() {
        return answer.clone();
    }
    Answer {
        button: Button {
            key: String::new(),
            ..answer.button.clone()
        },
        ..answer.clone()
    }
}

impl TimeLine {
    fn ui(&self, pen: &mut Pen<'_>, rect: Rect, asks: &mut Vec<Ask>) {
        let id = egui::Id::unique("replay time");
        let handle = pen.ui.interact(rect, id, Sense::click_and_drag());
        let words = tell!("replay-time");
        handle.widget_info(|| WidgetInfo::labeled(Role::Slider, true, &words));
        let theme = pen.theme;
        let bar = Rect::from_center_size(rect.center(), vec2(rect.width() - 2.0 * GAP, 10.0));
        let x = |share: f32| bar.left() + share.clamp(0.0, 1.0) * bar.width();
        let painter = pen.ui.painter().clone();
        painter.rect_filled(bar, SMALL_RADIUS, theme.raised);
        painter.rect_stroke(
            bar,
            SMALL_RADIUS,
            Stroke::new(1.0, theme.quiet),
            egui::StrokeKind::Outside,
        );
        // From the roll's beginning to its rest.
        if let (Some(start), Some(rest)) = (self.start, self.rest) {
            let roll = Rect::from_x_y_ranges(x(start)..=x(rest), bar.y_range());
            painter.rect_filled(roll, 0.0, theme.quiet);
        }
        for opening in &self.openings {
            let at = pos2(x(*opening), bar.center().y);
            let tick = Rect::from_center_size(at, vec2(6.0, 34.0));
            painter.rect_filled(tick, 2.0, theme.success);
        }
        let at = pos2(x(self.at), bar.center().y);
        painter.circle(at, 11.0, theme.accent, Stroke::new(3.0, theme.background));
        if handle.has_focus() {
            let stroke = Stroke::new(2.0, theme.accent);
            painter.rect_stroke(rect, SMALL_RADIUS, stroke, egui::StrokeKind::Inside);
        }
        if let Some(pointer) = handle.interact_pointer_pos()
            && (handle.dragged() || handle.clicked())
        {
            let share = (pointer.x - bar.left()) / bar.width().max(1.0);
            asks.push(Ask::Replay(ReplayAsk::Seek(share)));
        }
    }
}
