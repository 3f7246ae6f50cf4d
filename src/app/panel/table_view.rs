//! Where things in the picture of the table come to lie on the screen: the part that is shown, and the places of labels.

use eframe::egui::{Pos2, Rect, Vec2, pos2, vec2};

/// Part of a picture and the place where it is shown.
pub(super) struct View {
    /// The part, in pixels.
    pub(super) in_image: Rect,
    /// The place, in points.
    pub(super) rect: Rect,
}

impl View {
    pub(super) fn on_screen(&self, at: Pos2) -> Pos2 {
        let share = (at - self.in_image.min) / self.in_image.size();
        self.rect.min + share * self.rect.size()
    }

    pub(super) fn in_image_f64(&self, at: Pos2) -> [f64; 2] {
        let share = (at - self.rect.min) / self.rect.size();
        let in_image = self.in_image.min + share * self.in_image.size();
        [f64::from(in_image.x) - 0.5, f64::from(in_image.y) - 0.5]
    }

    pub(super) fn on_screen_f64(&self, [x, y]: [f64; 2]) -> Pos2 {
        // The centre of the top-left pixel is (0, 0); its corner is half a pixel before it.
        self.on_screen(pos2(x as f32 + 0.5, y as f32 + 0.5))
    }
}

/// The smallest rectangle of this shape around another.
pub(super) fn widen(rect: Rect, aspect: f32) -> Rect {
    let size = if rect.width() < rect.height() * aspect {
        vec2(rect.height() * aspect, rect.height())
    } else {
        vec2(rect.width(), rect.width() / aspect)
    };
    Rect::from_center_size(rect.center(), size)
}

/// Moves a rectangle into another as far as it fits; centred along a side that is too long.
pub(super) fn shift_inside(rect: Rect, whole: Rect) -> Rect {
    let along = |from: f32, to: f32, low: f32, high: f32| {
        if to - from >= high - low {
            0.5 * (low + high) - 0.5 * (from + to)
        } else {
            (low - from).max(0.0) + (high - to).min(0.0)
        }
    };
    rect.translate(vec2(
        along(rect.left(), rect.right(), whole.left(), whole.right()),
        along(rect.top(), rect.bottom(), whole.top(), whole.bottom()),
    ))
}

/// Where a gate's label stands: beside the card, on the side away from the other gates.
pub(super) fn label_place(bounds: Rect, middle: Pos2) -> Pos2 {
    let away = bounds.center() - middle;
    if away.length() < 4.0 || away.x.abs() < 0.6 * away.y.abs() {
        let side = if away.y > 0.0 { 1.0 } else { -1.0 };
        bounds.center() + vec2(0.0, side * (0.5 * bounds.height() + 20.0))
    } else {
        let side = away.x.signum();
        bounds.center() + vec2(side * (0.5 * bounds.width() + 44.0), 0.0)
    }
}

/// Where the words at a ball stand, and where their line leaves the ring around it: on the side where they hide least of
/// the gates and of their labels.
pub(super) fn found_label_place(
    centre: Pos2,
    radius: f32,
    size: Vec2,
    within: Rect,
    others: &[Rect],
) -> (Pos2, Pos2) {
    let sides = [
        vec2(-0.5, 0.866),
        vec2(0.5, 0.866),
        vec2(-0.5, -0.866),
        vec2(0.5, -0.866),
        vec2(-1.0, 0.0),
        vec2(1.0, 0.0),
    ];
    let places = sides.map(|side| {
        let reach = vec2(0.5 * size.x, 0.5 * size.y) + vec2(14.0, 14.0);
        let end = centre + side * radius + vec2(side.x * reach.x, side.y * reach.y);
        let place = Rect::from_center_size(end, size);
        let inside = shift_inside(place, within);
        let hidden: f32 = others
            .iter()
            .map(|other| inside.intersect(*other))
            .filter(Rect::is_positive)
            .map(|both| both.area())
            .sum();
        let moved = (inside.center() - end).length();
        (
            hidden + 20.0 * moved,
            centre + side * radius,
            inside.center(),
        )
    });
    let best = places
        .into_iter()
        .min_by(|a, b| a.0.total_cmp(&b.0))
        .map(|(_, foot, end)| (foot, end));
    best.unwrap_or((centre, centre))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_words_at_a_ball_hide_no_gate_and_stay_in_the_picture() {
        let within = Rect::from_min_size(Pos2::ZERO, vec2(640.0, 320.0));
        let size = vec2(124.0, 28.0);
        let ball = Rect::from_center_size(pos2(320.0, 110.0), vec2(80.0, 80.0));
        let gate = |x: f32, y: f32| Rect::from_min_size(pos2(x, y), vec2(100.0, 80.0));
        for (centre, gate) in [
            (ball.center(), gate(200.0, 150.0)),
            (ball.center(), gate(320.0, 150.0)),
            (pos2(320.0, 280.0), gate(200.0, 150.0)),
            (pos2(600.0, 20.0), gate(500.0, 60.0)),
        ] {
            let (foot, end) = found_label_place(centre, 46.0, size, within, &[gate]);
            let words = Rect::from_center_size(end, size);
            assert!(within.contains_rect(words), "{words:?}");
            assert!(!words.intersects(gate), "{words:?} hides {gate:?}");
            assert!(((foot - centre).length() - 46.0).abs() < 0.1);
        }
    }
}
