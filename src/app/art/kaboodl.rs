//! Kaboodl: dots, colours, and the cards that show a creature, its colour and its dots.

use std::sync::Arc;

use eframe::egui::text::{LayoutJob, TextFormat};
use eframe::egui::{Align2, Color32, Galley, Painter, Pos2, Rect, Stroke, StrokeKind, pos2, vec2};

use super::creatures::{Creature, creature};
use super::sketch::dashed_rect;
use crate::app::theme::{
    self, Hue, KABOODL_CARD, KABOODL_MINI_CARD, RADIUS, SMALL_RADIUS, Theme, Weight, text,
};

/// No more dots are drawn than any card shows.
const MOST_DOTS: u8 = 9;

/// What a Kaboodl card shows.
#[derive(Debug, Clone, Copy)]
pub struct CardFace<'a> {
    /// How its creature looks.
    pub creature: Creature,
    /// What the creature is called.
    pub creature_name: &'a str,
    /// Its colour.
    pub hue: Hue,
    /// What the colour is called.
    pub colour_name: &'a str,
    /// How many dots it has.
    pub dots: u8,
}

/// A card of the grid, made for [`KABOODL_CARD`]: the creature's name, the creature, its dots, its colour in words. Room is
/// left for the key at [`key_place`]. `frame` is the line around it; without one it is a thin line.
pub fn card(
    painter: &Painter,
    theme: &Theme,
    rect: Rect,
    face: &CardFace<'_>,
    frame: Option<Stroke>,
) {
    let scale = (rect.width() / KABOODL_CARD.x).min(rect.height() / KABOODL_CARD.y);
    let at = |x: f32, y: f32| within(rect, KABOODL_CARD.y, scale, x, y);
    painter.rect(
        rect,
        RADIUS,
        theme.panel,
        frame.unwrap_or_else(|| theme.button_stroke()),
        StrokeKind::Inside,
    );
    // Words smaller than a caption help nobody; the drawing then has the card for itself.
    if text::LOG * scale < text::CAPTION {
        return picture_alone(painter, theme, rect, face);
    }
    let size = text::LOG * scale;
    let left = rect.left() + 8.0 * scale;
    let name_width = key_place(rect).left() - left - 4.0 * scale;
    let name = Label::bold(face.creature_name, size, theme.text);
    name.write(
        painter,
        pos2(left, at(0.0, 21.0).y),
        Align2::LEFT_CENTER,
        name_width,
    );
    let middle = |y: f32, width: f32, height: f32| {
        Rect::from_center_size(at(0.0, y), scale * vec2(width, height))
    };
    creature(
        painter,
        theme,
        middle(78.0, 60.0, 60.0),
        face.creature,
        face.hue,
    );
    dots(painter, theme, middle(126.0, 84.0, 10.0), face.dots);
    let swatch_size = 12.0 * scale;
    let gap = 6.0 * scale;
    let words = Label::plain(face.colour_name, size, theme.text);
    let words_width = words.width(painter, rect.width() - 16.0 * scale - swatch_size - gap);
    let from = at(0.0, 151.0) - vec2(0.5 * (swatch_size + gap + words_width), 0.0);
    let swatch_rect = Rect::from_center_size(
        from + vec2(0.5 * swatch_size, 0.0),
        vec2(swatch_size, swatch_size),
    );
    swatch(painter, theme, swatch_rect, face.hue);
    let words_at = from + vec2(swatch_size + gap, 0.0);
    words.write(painter, words_at, Align2::LEFT_CENTER, words_width + 1.0);
}

/// A card that a player has collected, made for [`KABOODL_MINI_CARD`]: the creature, its dots, its colour in words. `frame`
/// is the line around it; without one it is a thin line.
pub fn mini_card(
    painter: &Painter,
    theme: &Theme,
    rect: Rect,
    face: &CardFace<'_>,
    frame: Option<Stroke>,
) {
    let scale = (rect.width() / KABOODL_MINI_CARD.x).min(rect.height() / KABOODL_MINI_CARD.y);
    painter.rect(
        rect,
        SMALL_RADIUS,
        theme.raised,
        frame.unwrap_or_else(|| theme.button_stroke()),
        StrokeKind::Inside,
    );
    // The words stay as large as a caption while the card still holds them.
    if scale < 0.75 {
        return picture_alone(painter, theme, rect, face);
    }
    let size = text::CAPTION * scale.max(1.0);
    let words_y = rect.bottom() - 4.0 * scale - 0.6 * size;
    let dots_y = words_y - 0.6 * size - 9.0 * scale;
    let top = rect.top() + 4.0 * scale;
    let picture = Rect::from_min_max(
        pos2(rect.left() + 4.0 * scale, top),
        pos2(rect.right() - 4.0 * scale, dots_y - 8.0 * scale),
    );
    creature(painter, theme, picture, face.creature, face.hue);
    let dots_rect = Rect::from_center_size(pos2(rect.center().x, dots_y), scale * vec2(52.0, 8.0));
    dots(painter, theme, dots_rect, face.dots);
    Label::plain(face.colour_name, size, theme.text).write(
        painter,
        pos2(rect.center().x, words_y),
        Align2::CENTER_CENTER,
        rect.width() - 4.0,
    );
}

/// The creature over its dots, without words.
fn picture_alone(painter: &Painter, theme: &Theme, rect: Rect, face: &CardFace<'_>) {
    let inside = rect.shrink(0.1 * rect.width().min(rect.height()));
    let (above, below) = inside.split_top_bottom_at_fraction(0.76);
    creature(painter, theme, above, face.creature, face.hue);
    let row = Rect::from_center_size(below.center(), vec2(below.width(), 0.55 * below.height()));
    dots(painter, theme, row, face.dots);
}

/// Where the key of a card is drawn: 24 x 24 in the right top corner of [`KABOODL_CARD`].
pub fn key_place(card: Rect) -> Rect {
    let scale = (card.width() / KABOODL_CARD.x).min(card.height() / KABOODL_CARD.y);
    let (side, edge) = (24.0 * scale, 8.0 * scale);
    Rect::from_min_size(
        pos2(card.right() - edge - side, card.top() + edge),
        vec2(side, side),
    )
}

/// The place that a collected card has left in the grid: a dashed line, in `colour` or as quiet as other lines.
pub fn empty_place(painter: &Painter, theme: &Theme, rect: Rect, colour: Option<Color32>) {
    dashed_rect(painter, rect, 8.0, 2.0, colour.unwrap_or(theme.line));
}

/// The dots of a card in the middle of `rect`, at most nine: in one row up to five, in two from six on.
pub fn dots(painter: &Painter, theme: &Theme, rect: Rect, count: u8) {
    let count = count.min(MOST_DOTS);
    let rows = if count > 5 { 2 } else { 1 };
    let longest = count.div_ceil(rows);
    // Middles are 3.6 radii apart, a little less in two rows.
    let step = 3.6;
    let across = 2.0 + step * f32::from(longest.saturating_sub(1));
    let down = 2.0 + 3.0 * f32::from(rows - 1);
    let radius = (rect.width() / across).min(rect.height() / down);
    for row in 0..rows {
        let in_row = if row == 0 { longest } else { count - longest };
        let y = rect.center().y + radius * 3.0 * (f32::from(row) - 0.5 * f32::from(rows - 1));
        for dot in 0..in_row {
            let from_middle = f32::from(dot) - 0.5 * f32::from(in_row - 1);
            let at = pos2(rect.center().x + radius * step * from_middle, y);
            painter.circle_filled(at, radius, theme.text);
        }
    }
}

/// A small square of a colour; its name stands beside it.
pub fn swatch(painter: &Painter, theme: &Theme, rect: Rect, hue: Hue) {
    let side = rect.width().min(rect.height());
    let square = Rect::from_center_size(rect.center(), vec2(side, side));
    let line = theme.attribute_outline().unwrap_or(Stroke::NONE);
    painter.rect(
        square,
        0.25 * side,
        theme.hue(hue),
        line,
        StrokeKind::Inside,
    );
}

/// A place in a card of `height` units: `x` units right of its middle, `y` below its top.
fn within(rect: Rect, height: f32, scale: f32, x: f32, y: f32) -> Pos2 {
    rect.center() + scale * vec2(x, y - 0.5 * height)
}

/// One row of words on a card.
struct Label<'a> {
    words: &'a str,
    size: f32,
    weight: Weight,
    colour: Color32,
}

impl<'a> Label<'a> {
    fn bold(words: &'a str, size: f32, colour: Color32) -> Self {
        Self {
            words,
            size,
            weight: Weight::Bold,
            colour,
        }
    }

    fn plain(words: &'a str, size: f32, colour: Color32) -> Self {
        Self {
            weight: Weight::Regular,
            ..Self::bold(words, size, colour)
        }
    }

    fn galley(&self, painter: &Painter, width: f32) -> Arc<Galley> {
        let format = TextFormat::simple(theme::font(self.size, self.weight), self.colour);
        let mut job = LayoutJob::single_section(self.words.to_owned(), format);
        job.wrap.max_width = width;
        job.wrap.max_rows = 1;
        job.wrap.break_anywhere = true;
        painter.layout_job(job)
    }

    /// How wide it is, at most `width` points.
    fn width(&self, painter: &Painter, width: f32) -> f32 {
        self.galley(painter, width).size().x
    }

    /// Writes it; what does not fit ends in dots.
    fn write(&self, painter: &Painter, at: Pos2, anchor: Align2, width: f32) {
        let galley = self.galley(painter, width);
        let rect = anchor.anchor_size(at, galley.size());
        painter.galley(rect.min - vec2(0.0, 0.03 * self.size), galley, self.colour);
    }
}
