//! The picture before over the live one, over the whole screen.

use eframe::egui::{Rect, Stroke, StrokeKind, pos2, vec2};

use super::super::art::marks::{Mark, mark};
use super::super::ask::Ask;
use super::super::pen::Pen;
use super::super::replay::{OverHead, over_screen};
use super::super::theme::{BUTTON_HEIGHT, GAP, RADIUS};
use super::view::GhostPage;

/// Side of the tick.
const TICK: f32 = 72.0;

impl GhostPage {
    /// Draws it over the screen.
    pub fn ui(&self, pen: &mut Pen<'_>, screen: Rect, asks: &mut Vec<Ask>) {
        let inner = over_screen(pen, screen, "ghost ground");
        let head = Rect::from_min_size(inner.min, vec2(inner.width(), BUTTON_HEIGHT));
        OverHead {
            title: &self.title,
            line: &self.line,
            answers: &self.head,
        }
        .ui(pen, head, screen, asks);
        let picture = Rect::from_min_max(pos2(inner.left(), head.bottom() + GAP), inner.max);
        self.picture.still_ui(pen, picture);
        if self.fits {
            self.tick_ui(pen, picture);
        }
    }

    fn tick_ui(&self, pen: &mut Pen<'_>, picture: Rect) {
        let theme = pen.theme;
        let stroke = Stroke::new(4.0, theme.success);
        pen.ui
            .painter()
            .rect_stroke(picture, RADIUS, stroke, StrokeKind::Inside);
        let place = Rect::from_center_size(
            picture.right_top() + vec2(-0.5 * TICK - 2.0 * GAP, 0.5 * TICK + 2.0 * GAP),
            vec2(TICK, TICK),
        );
        pen.ui
            .painter()
            .circle_filled(place.center(), 0.5 * TICK, theme.background);
        pen.ui
            .painter()
            .circle_stroke(place.center(), 0.5 * TICK, stroke);
        mark(
            pen.ui.painter(),
            place.shrink(16.0),
            Mark::Check,
            theme.success,
        );
    }
}
