//! What every player's panel has: the ground, the frame of the one who is asked, the strip in the seat's colour.

use eframe::egui::{CornerRadius, Rect, Stroke, vec2};

use super::pen::Pen;

/// Where the strip in the seat's colour runs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Strip {
    /// Down the left side.
    Left,
    /// Along the top, for narrow columns.
    Top,
}

/// How thick the strip is, in points.
const THICKNESS: f32 = 8.0;

impl Pen<'_> {
    /// The ground of a player's panel; `seat` counts from 0.
    pub fn seat_frame(&self, rect: Rect, seat: usize, is_active: bool, strip: Strip) {
        let frame = if is_active {
            Stroke::new(2.0, self.theme.accent)
        } else {
            self.theme.panel_stroke()
        };
        self.panel_framed(rect, frame);
        let inner = rect.shrink(frame.width);
        let (size, corners) = match strip {
            Strip::Left => (
                vec2(THICKNESS, inner.height()),
                CornerRadius {
                    nw: 6,
                    ne: 0,
                    sw: 6,
                    se: 0,
                },
            ),
            Strip::Top => (
                vec2(inner.width(), THICKNESS),
                CornerRadius {
                    nw: 6,
                    ne: 6,
                    sw: 0,
                    se: 0,
                },
            ),
        };
        let place = Rect::from_min_size(inner.min, size);
        let colour = self.theme.seat(seat);
        self.ui.painter().rect_filled(place, corners, colour);
    }
}
