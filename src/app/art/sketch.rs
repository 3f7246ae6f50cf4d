//! A drawing in a measure of its own: a box of so many units, laid into any rectangle, turned if need be.
//!
//! egui fills only convex outlines cleanly and draws long spikes at sharp corners of a closed line. Here an outline that is
//! not convex is cut into triangles, and lines go round their corners.

use std::f32::consts::TAU;

use eframe::egui::emath::Rot2;
use eframe::egui::{Align2, Color32, Mesh, Painter, Pos2, Rect, Shape, Stroke, Vec2, pos2, vec2};

use crate::app::theme::{self, Weight};

/// Points of a curve, without its beginning.
const CURVE_STEPS: usize = 14;
/// Points of a whole circle.
const CIRCLE_STEPS: f32 = 64.0;
/// A line turns a corner, rather than bends, from this angle on; in parts of a whole turn.
const CORNER: f32 = 0.09;

/// A place in the units of a drawing.
pub(super) type At = (f32, f32);

/// A line of points in the units of a drawing; closed where it is filled.
#[derive(Debug, Clone)]
pub(super) struct Outline(Vec<Pos2>);

impl Outline {
    /// Begins at a place.
    pub(super) fn from(at: At) -> Self {
        Self(vec![at.into()])
    }

    /// A line through all these places.
    pub(super) fn through(places: &[At]) -> Self {
        Self(places.iter().map(|at| Pos2::from(*at)).collect())
    }

    /// Straight on to a place.
    pub(super) fn to(mut self, at: At) -> Self {
        self.0.push(at.into());
        self
    }

    /// Bent once, towards `by`.
    pub(super) fn bend(self, by: At, to: At) -> Self {
        let (from, by, end) = (self.end(), Pos2::from(by), Pos2::from(to));
        let third = |end: Pos2| (end + 2.0 / 3.0 * (by - end)).into();
        self.curve(third(from), third(end), to)
    }

    /// Bent twice: leaves towards `first` and arrives from `second`.
    pub(super) fn curve(mut self, first: At, second: At, to: At) -> Self {
        let [a, b, c, d] = [self.end(), first.into(), second.into(), to.into()].map(Pos2::to_vec2);
        self.0.extend((1..=CURVE_STEPS).map(|step| {
            let t = step as f32 / CURVE_STEPS as f32;
            let s = 1.0 - t;
            (s * s * s * a + 3.0 * s * s * t * b + 3.0 * s * t * t * c + t * t * t * d).to_pos2()
        }));
        self
    }

    /// A straight line to the beginning of a part of a circle, then along it. Angles in degrees, 0 to the right, growing
    /// clockwise.
    pub(super) fn arc(mut self, centre: At, radius: f32, from: f32, to: f32) -> Self {
        self.0.extend(arc(centre, vec2(radius, radius), from, to));
        self
    }

    /// A part of a circle alone.
    pub(super) fn of_arc(centre: At, radius: f32, from: f32, to: f32) -> Self {
        Self(arc(centre, vec2(radius, radius), from, to).collect())
    }

    /// A whole ellipse.
    pub(super) fn ellipse(centre: At, radii: At) -> Self {
        let mut points: Vec<Pos2> = arc(centre, radii.into(), 0.0, 360.0).collect();
        points.pop();
        Self(points)
    }

    /// A rectangle with round corners: left top corner, size, radius.
    pub(super) fn rounded(at: At, size: At, radius: f32) -> Self {
        let (left, top) = (at.0 + radius, at.1 + radius);
        let (right, bottom) = (at.0 + size.0 - radius, at.1 + size.1 - radius);
        Self::of_arc((left, top), radius, 180.0, 270.0)
            .arc((right, top), radius, 270.0, 360.0)
            .arc((right, bottom), radius, 0.0, 90.0)
            .arc((left, bottom), radius, 90.0, 180.0)
    }

    /// A star with so many tips, the first at the top.
    pub(super) fn star(centre: At, tips: usize, outer: f32, inner: f32) -> Self {
        let corner = |step: usize| {
            let angle = TAU * (0.5 * step as f32 / tips as f32 - 0.25);
            let radius = if step.is_multiple_of(2) { outer } else { inner };
            Pos2::from(centre) + radius * Vec2::angled(angle)
        };
        Self((0..2 * tips).map(corner).collect())
    }

    /// The disc of `radius` at `centre` without the disc `cut`, which must reach over its edge and not past its middle.
    pub(super) fn crescent(centre: At, radius: f32, cut: At, cut_radius: f32) -> Self {
        let between = Pos2::from(cut) - Pos2::from(centre);
        let distance = between.length();
        // Where the two circles meet, seen from either middle.
        let half = |near: f32, far: f32| {
            let cosine = (distance * distance + near * near - far * far) / (2.0 * distance * near);
            cosine.clamp(-1.0, 1.0).acos().to_degrees()
        };
        let (towards, back) = (
            between.angle().to_degrees(),
            (-between).angle().to_degrees(),
        );
        let (outer, inner) = (half(radius, cut_radius), half(cut_radius, radius));
        Self::of_arc(centre, radius, towards + outer, towards + 360.0 - outer).arc(
            cut,
            cut_radius,
            back + inner,
            back - inner,
        )
    }

    /// A left half from top to bottom, with its mirror image on the other side of `x`.
    pub(super) fn both_sides(mut self, x: f32) -> Self {
        let mirrored: Vec<Pos2> = self.0.iter().rev().map(|at| mirror(*at, x)).collect();
        for at in mirrored {
            if self.end().distance(at) > 0.01 {
                self.0.push(at);
            }
        }
        if self.0.len() > 1 && self.end().distance(self.0[0]) <= 0.01 {
            self.0.pop();
        }
        self
    }

    /// The mirror image on the other side of `x`.
    pub(super) fn mirrored(&self, x: f32) -> Self {
        Self(self.0.iter().rev().map(|at| mirror(*at, x)).collect())
    }

    fn end(&self) -> Pos2 {
        self.0.last().copied().unwrap_or_default()
    }
}

fn mirror(at: Pos2, x: f32) -> Pos2 {
    pos2(2.0 * x - at.x, at.y)
}

fn arc(centre: At, radii: Vec2, from: f32, to: f32) -> impl Iterator<Item = Pos2> {
    let steps = ((to - from).abs() / 360.0 * CIRCLE_STEPS).ceil().max(1.0);
    (0..=steps as usize).map(move |step| {
        let angle = (from + (to - from) * step as f32 / steps).to_radians();
        Pos2::from(centre) + radii * Vec2::angled(angle)
    })
}

/// Where a box of units lies on the screen.
#[derive(Clone)]
pub(super) struct Sketch<'a> {
    painter: &'a Painter,
    /// Where the middle of the box lies.
    centre: Pos2,
    /// The middle of the box, in units.
    middle: Vec2,
    /// Points per unit.
    scale: f32,
    turn: Rot2,
}

impl<'a> Sketch<'a> {
    /// A box of `size` units in the middle of `rect`, as large as fits.
    pub(super) fn new(painter: &'a Painter, rect: Rect, size: At) -> Self {
        Self {
            painter,
            centre: rect.center(),
            middle: 0.5 * Vec2::from(size),
            scale: (rect.width() / size.0).min(rect.height() / size.1),
            turn: Rot2::IDENTITY,
        }
    }

    /// A drawing within this one: a box of `size` units, `width` of this drawing's units wide, its middle at `at`, turned
    /// clockwise by `degrees`.
    pub(super) fn part(&self, at: At, size: At, width: f32, degrees: f32) -> Self {
        Self {
            painter: self.painter,
            centre: self.place(at.into()),
            middle: 0.5 * Vec2::from(size),
            scale: self.scale * width / size.0,
            turn: self.turn * Rot2::from_angle(degrees.to_radians()),
        }
    }

    /// So many units, in points.
    pub(super) fn points(&self, units: f32) -> f32 {
        units * self.scale
    }

    /// A square on the screen, `side` units wide, its middle at `at`.
    pub(super) fn square(&self, at: At, side: f32) -> Rect {
        let side = self.points(side);
        Rect::from_center_size(self.place(at.into()), vec2(side, side))
    }

    fn place(&self, at: Pos2) -> Pos2 {
        self.centre + self.turn * ((at.to_vec2() - self.middle) * self.scale)
    }

    fn places(&self, outline: &Outline) -> Vec<Pos2> {
        let mut places: Vec<Pos2> = outline.0.iter().map(|at| self.place(*at)).collect();
        // A point twice has no direction.
        places.dedup_by(|a, b| a.distance(*b) < 0.001);
        places
    }

    /// Fills an outline, its edges smooth.
    pub(super) fn fill(&self, outline: &Outline, colour: Color32) {
        self.framed(outline, colour, Stroke::NONE);
    }

    /// Fills an outline and draws a line around it, in the middle of its edge.
    pub(super) fn framed(&self, outline: &Outline, colour: Color32, line: Stroke) {
        let places = self.places(outline);
        if places.len() < 3 {
            return;
        }
        if is_convex(&places) {
            self.painter
                .add(Shape::convex_polygon(places.clone(), colour, Stroke::NONE));
        } else {
            let mut mesh = Mesh::default();
            for at in &places {
                mesh.colored_vertex(*at, colour);
            }
            for [a, b, c] in triangles(&places) {
                mesh.add_triangle(a, b, c);
            }
            self.painter.add(Shape::mesh(mesh));
            if line.width < 1.0 {
                draw_closed(self.painter, &places, Stroke::new(1.0, colour));
            }
        }
        if !line.is_empty() {
            draw_closed(self.painter, &places, line);
        }
    }

    /// A line of `width` units with round ends.
    pub(super) fn line(&self, outline: &Outline, width: f32, colour: Color32) {
        self.stroke(outline, self.thick(width, colour));
    }

    /// A line as thick as `line` says, with round ends.
    pub(super) fn stroke(&self, outline: &Outline, line: Stroke) {
        draw_open(self.painter, &self.places(outline), line);
    }

    /// A line of `width` units that ends where it began.
    pub(super) fn closed(&self, outline: &Outline, width: f32, colour: Color32) {
        draw_closed(
            self.painter,
            &self.places(outline),
            self.thick(width, colour),
        );
    }

    /// A closed line in so many dashes, as thick as `line` says; `share` of each step is drawn.
    pub(super) fn dashed(&self, outline: &Outline, dashes: usize, share: f32, line: Stroke) {
        let mut places = self.places(outline);
        places.extend(places.first().copied());
        let length: f32 = places.windows(2).map(|two| two[0].distance(two[1])).sum();
        let step = length / dashes.max(1) as f32;
        for dash in 0..dashes {
            let from = dash as f32 * step;
            let points = piece(&places, from, from + share * step);
            if points.len() > 1 {
                self.painter.add(Shape::line(points, line));
            }
        }
    }

    /// How many dashes of about `units` each, with gaps as long, go round a closed outline.
    pub(super) fn dash_count(outline: &Outline, units: f32) -> usize {
        let ends = outline.0.iter().zip(outline.0.iter().cycle().skip(1));
        let length: f32 = ends.map(|(one, next)| one.distance(*next)).sum();
        // A multiple of four looks alike on all sides.
        4 * (length / (8.0 * units)).round().max(1.0) as usize
    }

    /// A filled circle.
    pub(super) fn disc(&self, at: At, radius: f32, colour: Color32) {
        draw_disc(
            self.painter,
            self.place(at.into()),
            self.points(radius),
            colour,
        );
    }

    /// A filled circle with a line around it, in the middle of its edge.
    pub(super) fn framed_disc(&self, at: At, radius: f32, colour: Color32, line: Stroke) {
        self.disc(at, radius, colour);
        self.ring_of(at, radius, line);
    }

    /// A circle as a line of `width` units; its middle is `radius` away.
    pub(super) fn ring(&self, at: At, radius: f32, width: f32, colour: Color32) {
        self.ring_of(at, radius, self.thick(width, colour));
    }

    /// A circle as a line as thick as `line` says.
    pub(super) fn ring_of(&self, at: At, radius: f32, line: Stroke) {
        let points = circle(self.place(at.into()), self.points(radius));
        self.painter.add(Shape::closed_line(points, line));
    }

    /// A line of `width` units in a colour, with `line` on both sides of it.
    pub(super) fn cased(&self, outline: &Outline, width: f32, colour: Color32, line: Stroke) {
        let inner = self.thick(width, colour);
        let around = Stroke::new(inner.width + 2.0 * line.width, line.color);
        self.stroke(outline, around);
        self.stroke(outline, inner);
    }

    /// A letter `height` units high, upright, its middle at `at`.
    pub(super) fn letter(&self, at: At, height: f32, letter: char, colour: Color32) {
        let galley = self.painter.layout_no_wrap(
            letter.to_string(),
            theme::font(self.points(height), Weight::Bold),
            colour,
        );
        let rect = Align2::CENTER_CENTER.anchor_size(self.place(at.into()), galley.size());
        // The face has more room above its capitals than below its baseline.
        let up = vec2(0.0, -0.03 * self.points(height));
        self.painter.galley(rect.min + up, galley, colour);
    }

    /// A line of `width` units, and of at least one point.
    pub(super) fn thick(&self, width: f32, colour: Color32) -> Stroke {
        Stroke::new(self.points(width).max(1.0), colour)
    }
}

/// A dashed line inside `rect`, with round corners; sizes in points.
pub(super) fn dashed_rect(painter: &Painter, rect: Rect, radius: f32, width: f32, colour: Color32) {
    let size = rect.size();
    let sketch = Sketch::new(painter, rect, (size.x, size.y));
    let half = 0.5 * width;
    let outline = Outline::rounded(
        (half, half),
        (size.x - width, size.y - width),
        radius.min(0.3 * size.x.min(size.y)),
    );
    let dashes = Sketch::dash_count(&outline, 3.0 * width);
    sketch.dashed(&outline, dashes, 0.55, Stroke::new(width, colour));
}

/// A filled circle. egui's own is a little picture when it is small, and looks larger than a line of the same width.
fn draw_disc(painter: &Painter, at: Pos2, radius: f32, colour: Color32) {
    painter.add(Shape::convex_polygon(
        circle(at, radius),
        colour,
        Stroke::NONE,
    ));
}

fn circle(at: Pos2, radius: f32) -> Vec<Pos2> {
    let steps = if radius < 4.0 { 24 } else { 64 };
    (0..steps)
        .map(|step| at + radius * Vec2::angled(TAU * step as f32 / steps as f32))
        .collect()
}

/// A line through `places` with round ends and corners.
fn draw_open(painter: &Painter, places: &[Pos2], line: Stroke) {
    let Some((first, last)) = places.first().zip(places.last()) else {
        return;
    };
    let round = |at: Pos2| {
        if line.width >= 1.5 {
            draw_disc(painter, at, 0.5 * line.width, line.color);
        }
    };
    let mut begun = 0;
    for at in 1..places.len() {
        let turns = places
            .get(at + 1)
            .is_none_or(|next| turn(places[at - 1], places[at], *next).abs() > CORNER * TAU);
        if turns {
            painter.add(Shape::line(places[begun..=at].to_vec(), line));
            round(places[at]);
            begun = at;
        }
    }
    round(*first);
    round(*last);
}

/// A closed line through `places` with round corners.
fn draw_closed(painter: &Painter, places: &[Pos2], line: Stroke) {
    let count = places.len();
    if count < 3 {
        return;
    }
    let corner = (0..count).find(|at| {
        let (before, next) = (places[(at + count - 1) % count], places[(at + 1) % count]);
        turn(before, places[*at], next).abs() > CORNER * TAU
    });
    match corner {
        None => {
            painter.add(Shape::closed_line(places.to_vec(), line));
        }
        Some(corner) => {
            // From one corner round to it again.
            let mut round = places[corner..].to_vec();
            round.extend(&places[..=corner]);
            draw_open(painter, &round, line);
        }
    }
}

/// The angle by which a line turns at `at`; positive clockwise.
fn turn(before: Pos2, at: Pos2, next: Pos2) -> f32 {
    let (came, goes) = (at - before, next - at);
    cross(came, goes).atan2(came.dot(goes))
}

fn cross(a: Vec2, b: Vec2) -> f32 {
    a.x * b.y - a.y * b.x
}

/// The part of a line between two lengths from its beginning.
fn piece(places: &[Pos2], from: f32, to: f32) -> Vec<Pos2> {
    let mut points = Vec::new();
    let mut walked = 0.0;
    for two in places.windows(2) {
        let length = two[0].distance(two[1]);
        let on_it =
            |at: f32| two[0] + ((at - walked) / length.max(f32::EPSILON)) * (two[1] - two[0]);
        if walked + length > from && walked < to {
            if points.is_empty() {
                points.push(on_it(from.max(walked)));
            }
            points.push(on_it(to.min(walked + length)));
        }
        walked += length;
    }
    points
}

fn is_convex(places: &[Pos2]) -> bool {
    let count = places.len();
    let mut way = 0.0;
    let mut turned = 0.0;
    for at in 0..count {
        let turn = turn(
            places[(at + count - 1) % count],
            places[at],
            places[(at + 1) % count],
        );
        if turn.abs() > 0.001 && turn * way < 0.0 {
            return false;
        }
        if turn.abs() > 0.001 {
            way = turn;
        }
        turned += turn;
    }
    // An outline that winds round twice turns one way only, too.
    turned.abs() < 1.1 * TAU
}

/// Cuts the inside of an outline that does not cross itself into triangles, one corner after another.
fn triangles(places: &[Pos2]) -> Vec<[u32; 3]> {
    let area: f32 = (0..places.len())
        .map(|at| {
            cross(
                places[at].to_vec2(),
                places[(at + 1) % places.len()].to_vec2(),
            )
        })
        .sum();
    let mut left: Vec<usize> = (0..places.len()).collect();
    if area < 0.0 {
        left.reverse();
    }
    let mut found = Vec::with_capacity(places.len());
    while left.len() > 3 {
        let count = left.len();
        let three = |at: usize| {
            [
                left[(at + count - 1) % count],
                left[at],
                left[(at + 1) % count],
            ]
        };
        let is_free = |at: &usize| {
            let [a, b, c] = three(*at).map(|index| places[index]);
            cross(b - a, c - b) > 0.0
                && left
                    .iter()
                    .filter(|index| !three(*at).contains(index))
                    .all(|index| !is_within(places[*index], [a, b, c]))
        };
        // An outline that crosses itself by a hair still loses a corner each time.
        let at = (0..count).find(is_free).unwrap_or(0);
        found.push(three(at).map(|index| index as u32));
        left.remove(at);
    }
    if let [a, b, c] = left[..] {
        found.push([a as u32, b as u32, c as u32]);
    }
    found
}

fn is_within(at: Pos2, [a, b, c]: [Pos2; 3]) -> bool {
    cross(b - a, at - a) >= 0.0 && cross(c - b, at - b) >= 0.0 && cross(a - c, at - c) >= 0.0
}

#[cfg(test)]
mod tests {
    use super::*;

    fn area(places: &[Pos2], triangles: &[[u32; 3]]) -> f32 {
        triangles
            .iter()
            .map(|three| three.map(|index| places[index as usize]))
            .map(|[a, b, c]| 0.5 * cross(b - a, c - a).abs())
            .sum()
    }

    #[test]
    fn triangles_fill_an_outline_exactly() {
        for (outline, expected) in [
            (
                Outline::through(&[(0.0, 0.0), (4.0, 0.0), (4.0, 4.0), (2.0, 1.0), (0.0, 4.0)]),
                10.0,
            ),
            (
                Outline::through(&[(0.0, 4.0), (2.0, 1.0), (4.0, 4.0), (4.0, 0.0), (0.0, 0.0)]),
                10.0,
            ),
            (Outline::star((0.0, 0.0), 4, 2.0, 1.0), 5.656),
        ] {
            let found = triangles(&outline.0);
            assert_eq!(found.len(), outline.0.len() - 2);
            let area = area(&outline.0, &found);
            assert!((area - expected).abs() < 0.01, "{area} for {expected}");
        }
    }

    #[test]
    fn only_what_bulges_everywhere_is_convex() {
        assert!(is_convex(&Outline::rounded((0.0, 0.0), (9.0, 5.0), 2.0).0));
        assert!(is_convex(&Outline::ellipse((0.0, 0.0), (9.0, 5.0)).0));
        assert!(!is_convex(&Outline::star((0.0, 0.0), 5, 2.0, 1.0).0));
        // A pentagram turns one way only, but twice round.
        let places = [0, 2, 4, 1, 3].map(|step| Vec2::angled(TAU * step as f32 / 5.0).to_pos2());
        assert!(!is_convex(&places));
    }

    #[test]
    fn a_piece_of_a_line_begins_and_ends_where_it_is_asked_to() {
        let line = [pos2(0.0, 0.0), pos2(3.0, 0.0), pos2(3.0, 3.0)];
        assert_eq!(
            piece(&line, 2.0, 4.0),
            [pos2(2.0, 0.0), pos2(3.0, 0.0), pos2(3.0, 1.0)]
        );
        assert!(piece(&line, 7.0, 8.0).is_empty());
    }
}
