//! Bakugan: balls closed and open, and Gate cards with their back or their face.

use eframe::egui::{Color32, Painter, Rect, Stroke};

use super::sketch::{At, Outline, Sketch};
use crate::app::shapes::{self, BadgeFill};
use crate::app::theme::{AttributeShape, Metal, Theme};

/// A ball is drawn in a box of this size.
const BALL_BOX: At = (64.0, 64.0);
/// A Gate card is drawn in a box of this size.
const GATE_BOX: At = (48.0, 66.0);
/// Where the Attributes stand on a Gate card's face.
const ON_THE_FACE: [(AttributeShape, At); 6] = [
    (AttributeShape::Triangle, (15.5, 25.5)),
    (AttributeShape::Drop, (32.5, 25.5)),
    (AttributeShape::Square, (15.5, 39.5)),
    (AttributeShape::Star, (32.5, 39.5)),
    (AttributeShape::Crescent, (15.5, 53.5)),
    (AttributeShape::Leaf, (32.5, 53.5)),
];

/// How a ball lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ball {
    /// As a round ball.
    Closed,
    /// With its shells apart.
    Open,
}

/// A Bakugan in the colours of its Attribute; in grey when nobody has said it.
pub fn ball(
    painter: &Painter,
    theme: &Theme,
    rect: Rect,
    shape: Option<AttributeShape>,
    how: Ball,
) {
    draw_ball(&Sketch::new(painter, rect, BALL_BOX), theme, shape, how);
}

/// A ball `width` units of `sketch` wide.
pub(super) fn ball_part(
    sketch: &Sketch<'_>,
    theme: &Theme,
    (at, width): (At, f32),
    shape: Option<AttributeShape>,
    how: Ball,
) {
    draw_ball(&sketch.part(at, BALL_BOX, width, 0.0), theme, shape, how);
}

fn draw_ball(sketch: &Sketch<'_>, theme: &Theme, shape: Option<AttributeShape>, how: Ball) {
    let (shell, inside) = theme.ball(shape);
    let toy = Toy {
        sketch,
        shell,
        inside,
        ink: theme.ink(),
        line: theme.drawing_line(sketch.points(2.8)),
        has_details: sketch.points(BALL_BOX.0) >= 30.0,
    };
    match how {
        Ball::Closed => toy.closed(),
        Ball::Open => toy.open(),
    }
}

/// A ball being drawn.
struct Toy<'a> {
    sketch: &'a Sketch<'a>,
    shell: Color32,
    inside: Color32,
    ink: Color32,
    line: Stroke,
    has_details: bool,
}

impl Toy<'_> {
    fn closed(&self) {
        let sketch = self.sketch;
        let middle = (32.0, 32.0);
        sketch.disc(middle, 29.0, self.shell);
        // Four shells meet in the middle; each seam bends as if round the ball.
        for quarter in 0..4_u8 {
            let turned = sketch.part(middle, BALL_BOX, 64.0, 90.0 * f32::from(quarter));
            let seam = Outline::from((32.0, 20.0)).bend((33.0, 11.0), (42.7, 5.9));
            turned.line(&seam, 2.6, self.ink);
            if self.has_details && quarter == 3 {
                let light = Outline::from((40.5, 14.0)).bend((47.5, 19.0), (49.0, 26.5));
                turned.line(&light, 3.6, self.inside);
            }
        }
        sketch.ring_of(middle, 29.0, self.line);
        let ring = sketch.thick(2.4, self.ink);
        sketch.framed_disc(middle, 12.5, self.inside, ring);
        sketch.disc(middle, 5.2, self.ink);
        if self.has_details {
            sketch.disc(middle, 2.6, self.shell);
        }
    }

    fn open(&self) {
        let sketch = self.sketch;
        // The shells stand to the sides like wings.
        let shell = Outline::from((19.0, 9.5))
            .curve((3.0, 14.5), (-2.0, 34.0), (4.0, 46.0))
            .curve((7.5, 53.5), (15.0, 58.5), (24.0, 59.0))
            .curve((14.5, 48.0), (13.5, 26.0), (19.0, 9.5));
        let stripe = Outline::from((9.0, 25.0)).curve((6.0, 34.0), (8.0, 43.5), (14.0, 50.0));
        let both = |outline: &Outline| [outline.clone(), outline.mirrored(32.0)];
        for side in both(&shell) {
            sketch.framed(&side, self.shell, self.line);
        }
        if self.has_details {
            for side in both(&stripe) {
                sketch.line(&side, 3.4, self.inside);
            }
        }
        // What was inside sits between them.
        let body = Outline::from((32.0, 38.0))
            .to((25.5, 39.0))
            .curve((21.5, 45.0), (20.5, 52.0), (22.0, 57.5))
            .to((32.0, 57.5));
        sketch.framed(&body.both_sides(32.0), self.inside, self.line);
        if self.has_details {
            for y in [47.0, 52.0] {
                let belly = Outline::from((28.0, y)).bend((32.0, y + 1.6), (36.0, y));
                sketch.line(&belly, 2.0, self.shell);
            }
        }
        for x in [25.5, 38.5] {
            sketch.framed(
                &Outline::ellipse((x, 57.8), (5.2, 3.4)),
                self.inside,
                self.line,
            );
        }
        let head = Outline::from((32.0, 16.5))
            .bend((29.5, 16.5), (27.5, 17.0))
            .bend((23.5, 12.5), (18.0, 5.0))
            .curve((17.0, 12.0), (17.6, 18.0), (19.0, 23.0))
            .curve((16.5, 33.0), (21.5, 42.5), (32.0, 42.5));
        sketch.framed(&head.both_sides(32.0), self.inside, self.line);
        for (x, brow) in [
            (26.4, [(22.6, 22.6), (27.6, 24.2)]),
            (37.6, [(41.4, 22.6), (36.4, 24.2)]),
        ] {
            sketch.fill(&Outline::ellipse((x, 30.0), (2.7, 3.5)), self.ink);
            if self.has_details {
                sketch.disc((x + 0.9, 28.7), 1.0, self.inside);
                sketch.line(&Outline::through(&brow), 2.0, self.ink);
            }
        }
        let mouth = Outline::from((28.0, 36.2)).bend((32.0, 40.0), (36.0, 36.2));
        sketch.line(&mouth, 2.2, self.ink);
        if self.has_details {
            let crest = Outline::through(&[(32.0, 18.0), (34.2, 21.5), (32.0, 25.5), (29.8, 21.5)]);
            sketch.fill(&crest, self.shell);
        }
    }
}

/// The back of a Gate card, which says nothing of the card: an arch.
pub fn gate_back(painter: &Painter, theme: &Theme, rect: Rect) {
    let sketch = Sketch::new(painter, rect, GATE_BOX);
    card(&sketch, theme.quiet, theme.raised);
    if sketch.points(GATE_BOX.0) >= 24.0 {
        let frame = Outline::rounded((6.5, 6.5), (35.0, 53.0), 3.0);
        sketch.closed(&frame, 1.4, theme.quiet);
    }
    for (half, top, width) in [(11.5, 30.0, 3.0), (5.5, 30.0, 2.6)] {
        let arch = Outline::from((24.0 - half, 47.5))
            .arc((24.0, top), half, 180.0, 360.0)
            .to((24.0 + half, 47.5));
        sketch.line(&arch, width, theme.accent);
    }
    let threshold = Outline::through(&[(10.5, 47.5), (37.5, 47.5)]);
    sketch.line(&threshold, 3.0, theme.accent);
    sketch.disc((24.0, 12.5), 2.2, theme.accent);
}

/// A Gate card that has been turned over: its metal as frame, the six Attributes that have a number on it. One of which
/// nobody knows the metal has a quiet frame.
pub fn gate_face(painter: &Painter, theme: &Theme, rect: Rect, metal: Option<Metal>) {
    let sketch = Sketch::new(painter, rect, GATE_BOX);
    let (line, ground) = frame_of(theme, metal);
    card(&sketch, line, ground);
    let head = Outline::rounded((7.0, 7.0), (34.0, 8.0), 2.0);
    sketch.fill(&head, line);
    for (shape, at) in ON_THE_FACE {
        let box_of_shape = sketch.square(at, 13.5);
        if box_of_shape.width() >= 7.0 {
            shapes::badge(painter, theme, box_of_shape, shape, BadgeFill::Filled);
        } else {
            sketch.disc(at, 4.6, theme.attribute(shape));
        }
    }
}

/// An empty Gate card `width` units of `sketch` wide, turned clockwise by `degrees`.
pub(super) fn gate_part(
    sketch: &Sketch<'_>,
    theme: &Theme,
    (at, width, degrees): (At, f32, f32),
    metal: Metal,
) {
    let (line, ground) = theme.metal(metal);
    card(&sketch.part(at, GATE_BOX, width, degrees), line, ground);
}

fn frame_of(theme: &Theme, metal: Option<Metal>) -> (Color32, Color32) {
    metal.map_or((theme.quiet, theme.raised), |metal| theme.metal(metal))
}

fn card(sketch: &Sketch<'_>, line: Color32, ground: Color32) {
    let outline = Outline::rounded((2.0, 2.0), (44.0, 62.0), 5.0);
    sketch.framed(&outline, ground, sketch.thick(2.6, line));
}
