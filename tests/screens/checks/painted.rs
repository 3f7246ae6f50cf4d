//! What was painted: every row of words with its place, its colours and the ground below it, read from the shapes.

use eframe::egui::epaint::{ClippedShape, TextShape};
use eframe::egui::{Color32, Pos2, Rect, Shape, TextureId, pos2};

/// A row of words.
#[derive(Debug, Clone)]
pub struct Row {
    /// The whole text that it belongs to.
    pub words: String,
    /// Tells rows of one text from those of another.
    pub text: usize,
    /// Where its ink is.
    pub rect: Rect,
    /// What was allowed to be painted on.
    pub clip: Rect,
    /// True when its text ends in an ellipsis that nobody wrote.
    pub is_cut: bool,
    /// Its colours.
    pub inks: Vec<Color32>,
    /// The grounds below it where it begins, in its middle and where it ends, as far as they are plain colours.
    pub grounds: Vec<Color32>,
    /// True when something was painted over a part of it.
    pub is_covered: bool,
}

/// A plain colour somewhere.
enum Ground {
    Rect(Rect, Color32),
    Circle(Pos2, f32, Color32),
    Path(Vec<Pos2>, Color32),
    /// A picture: no plain colour.
    Picture(Rect),
}

impl Ground {
    fn contains(&self, at: Pos2) -> bool {
        match self {
            Self::Rect(rect, _) | Self::Picture(rect) => rect.contains(at),
            Self::Circle(centre, radius, _) => centre.distance(at) <= *radius,
            Self::Path(points, _) => {
                let mut is_inside = false;
                for (place, a) in points.iter().enumerate() {
                    let b = points[(place + 1) % points.len()];
                    if (a.y > at.y) != (b.y > at.y)
                        && at.x < (b.x - a.x) * (at.y - a.y) / (b.y - a.y) + a.x
                    {
                        is_inside = !is_inside;
                    }
                }
                is_inside
            }
        }
    }

    fn colour(&self) -> Option<Color32> {
        match self {
            Self::Rect(_, colour) | Self::Circle(_, _, colour) | Self::Path(_, colour) => {
                Some(*colour)
            }
            Self::Picture(_) => None,
        }
    }
}

/// The rows of words that can be seen.
pub fn rows(shapes: &[ClippedShape]) -> Vec<Row> {
    read(shapes).rows
}

/// Every panel: whatever rectangle was painted.
pub fn panels(shapes: &[ClippedShape]) -> Vec<Rect> {
    read(shapes).panels
}

fn read(shapes: &[ClippedShape]) -> Reader {
    let mut reader = Reader::default();
    for clipped in shapes {
        reader.take(&clipped.shape, clipped.clip_rect);
    }
    reader
}

#[derive(Default)]
struct Reader {
    rows: Vec<Row>,
    grounds: Vec<Ground>,
    texts: usize,
    panels: Vec<Rect>,
}

impl Reader {
    fn take(&mut self, shape: &Shape, clip: Rect) {
        if let Shape::Rect(rect) = shape {
            self.panels.push(rect.rect);
        }
        match shape {
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| self.take(shape, clip)),
            Shape::Text(text) => self.take_text(text, clip),
            Shape::Rect(rect) if rect.brush.is_some() => {
                self.lay(Ground::Picture(rect.rect.intersect(clip)));
            }
            Shape::Rect(rect) if rect.fill.a() > 0 => {
                let place = rect.rect.intersect(clip);
                self.cover(place, rect.fill);
                self.lay(Ground::Rect(place, rect.fill));
            }
            Shape::Circle(circle) if circle.fill.a() > 0 => {
                self.lay(Ground::Circle(circle.center, circle.radius, circle.fill));
            }
            Shape::Path(path) if path.fill.a() > 0 => {
                self.lay(Ground::Path(path.points.clone(), path.fill));
            }
            Shape::Mesh(mesh) if mesh.texture_id != TextureId::default() => {
                self.lay(Ground::Picture(mesh.calc_bounds().intersect(clip)));
            }
            _ => {}
        }
    }

    fn lay(&mut self, ground: Ground) {
        self.grounds.push(ground);
    }

    /// Words that lie wholly below are gone, others are covered.
    fn cover(&mut self, place: Rect, fill: Color32) {
        if fill.a() < 128 {
            return;
        }
        self.rows.retain_mut(|row| {
            if place.expand(0.5).contains_rect(row.rect) {
                return false;
            }
            // What is scrolled away cannot be covered.
            let common = row.rect.intersect(row.clip).intersect(place);
            if common.width() > 1.0 && common.height() > 1.0 {
                row.is_covered = true;
            }
            true
        });
    }

    fn take_text(&mut self, text: &TextShape, clip: Rect) {
        self.texts += 1;
        let galley = &text.galley;
        let words = galley.job.text.trim();
        if words.is_empty() || text.opacity_factor <= 0.0 {
            return;
        }
        let inks: Vec<Color32> = match text.override_text_color {
            Some(ink) => vec![ink],
            None => {
                let sections = galley.job.sections.iter();
                let sections = sections.filter(|section| !section.byte_range.is_empty());
                let inks = sections.map(|section| match section.format.color {
                    Color32::PLACEHOLDER => text.fallback_color,
                    ink => ink,
                });
                inks.collect()
            }
        };
        for row in &galley.rows {
            let bounds = row.visuals.mesh_bounds;
            if !bounds.is_positive() {
                continue;
            }
            let rect = bounds.translate(text.pos.to_vec2() + row.pos.to_vec2());
            // What was scrolled away is seen another time.
            if !rect.intersect(clip).is_positive() {
                continue;
            }
            let seen = rect.intersect(clip);
            let y = seen.center().y;
            let ends = [seen.left() + 1.0, seen.center().x, seen.right() - 1.0];
            let grounds = ends.into_iter().filter_map(|x| self.ground(pos2(x, y)));
            self.rows.push(Row {
                words: words.to_owned(),
                text: self.texts,
                rect,
                clip,
                is_cut: galley.elided,
                inks: inks.clone(),
                grounds: grounds.collect(),
                is_covered: false,
            });
        }
    }

    /// The colour at a point, none on a picture.
    fn ground(&self, at: Pos2) -> Option<Color32> {
        let mut seen = None;
        for ground in self.grounds.iter().filter(|ground| ground.contains(at)) {
            seen = match (ground.colour(), seen) {
                (None, _) => None,
                (Some(colour), _) if colour.is_opaque() => Some(colour),
                (Some(colour), Some(below)) => Some(Color32::blend(below, colour)),
                (Some(_), None) => None,
            };
        }
        seen
    }
}
