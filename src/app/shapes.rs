//! The Attributes as vector shapes: colour, outline and name always go together.
//!
//! egui fills only convex outlines cleanly, so the others are small triangle meshes with a thin line of the same colour
//! that smooths their edges.

use std::f32::consts::TAU;

use eframe::egui::{self, Color32, Mesh, Pos2, Rect, Shape, Stroke, pos2, vec2};

use super::theme::{AttributeShape, Theme};

/// How a badge is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BadgeFill {
    /// In the Attribute's colour.
    Filled,
    /// As an outline in quiet text: used.
    Outline,
}

/// Draws the mark of a Bakugan whose Attribute nobody has said.
pub fn unknown_badge(painter: &egui::Painter, theme: &Theme, rect: Rect, fill: BadgeFill) {
    let radius = 0.26 * rect.width().min(rect.height());
    match fill {
        BadgeFill::Filled => painter.circle_filled(rect.center(), radius, theme.quiet),
        BadgeFill::Outline => {
            painter.circle_stroke(rect.center(), radius, Stroke::new(1.6, theme.quiet))
        }
    };
}

/// Draws `shape` in the middle of `rect`, as large as its smaller side.
pub fn badge(
    painter: &egui::Painter,
    theme: &Theme,
    rect: Rect,
    shape: AttributeShape,
    fill: BadgeFill,
) {
    let box_of_shape = Rect::from_center_size(
        rect.center(),
        vec2(1.0, 1.0) * rect.width().min(rect.height()),
    );
    if shape == AttributeShape::Circle {
        let (width, colour) = match fill {
            BadgeFill::Filled => (2.2, theme.text),
            BadgeFill::Outline => (1.4, theme.quiet),
        };
        painter.circle_stroke(
            box_of_shape.center(),
            0.36 * box_of_shape.width(),
            Stroke::new(width, colour),
        );
        return;
    }
    let outline: Vec<Pos2> = unit_outline(shape)
        .into_iter()
        .map(|at| box_of_shape.lerp_inside(at.to_vec2()))
        .collect();
    match fill {
        BadgeFill::Outline => {
            painter.add(Shape::closed_line(outline, Stroke::new(1.6, theme.quiet)));
        }
        BadgeFill::Filled => {
            let colour = theme.attribute(shape);
            painter.add(filled(shape, &outline, box_of_shape, colour));
            let edge = theme
                .attribute_outline()
                .unwrap_or_else(|| Stroke::new(1.0, colour));
            painter.add(Shape::closed_line(outline, edge));
        }
    }
}

/// The filled outline as triangles.
fn filled(shape: AttributeShape, outline: &[Pos2], rect: Rect, colour: Color32) -> Shape {
    let mut mesh = Mesh::default();
    let count = outline.len() as u32;
    for at in outline {
        mesh.colored_vertex(*at, colour);
    }
    if shape == AttributeShape::Crescent {
        // Outer arc forward, inner arc back: a strip between them.
        for step in 0..count / 2 - 1 {
            let (outer, inner) = (step, count - 1 - step);
            mesh.add_triangle(outer, outer + 1, inner);
            mesh.add_triangle(outer + 1, inner - 1, inner);
        }
    } else {
        // All other shapes can be seen whole from one point inside.
        let inside = match shape {
            AttributeShape::Drop => vec2(0.5, 0.62),
            AttributeShape::Triangle => vec2(0.5, 0.6),
            _ => vec2(0.5, 0.5),
        };
        mesh.colored_vertex(rect.lerp_inside(inside), colour);
        for step in 0..count {
            mesh.add_triangle(step, (step + 1) % count, count);
        }
    }
    Shape::mesh(mesh)
}

/// The outline in a box from (0, 0) to (1, 1).
fn unit_outline(shape: AttributeShape) -> Vec<Pos2> {
    match shape {
        AttributeShape::Triangle => vec![pos2(0.5, 0.12), pos2(0.9, 0.84), pos2(0.1, 0.84)],
        AttributeShape::Square => vec![
            pos2(0.15, 0.15),
            pos2(0.85, 0.15),
            pos2(0.85, 0.85),
            pos2(0.15, 0.85),
        ],
        AttributeShape::Star => (0..10)
            .map(|step| {
                let angle = TAU * (step as f32 / 10.0 - 0.25);
                let radius = if step % 2 == 0 { 0.47 } else { 0.20 };
                pos2(0.5, 0.52) + radius * vec2(angle.cos(), angle.sin())
            })
            .collect(),
        AttributeShape::Drop => {
            // A tip above a round belly; the flanks leave the circle where they touch it.
            let (centre, radius) = (pos2(0.5, 0.63), 0.31);
            let from = -0.07 * TAU;
            let mut outline = vec![pos2(0.5, 0.06)];
            outline.extend((0..=24).map(|step| {
                let angle = from + (TAU / 2.0 - 2.0 * from) * step as f32 / 24.0;
                centre + radius * vec2(angle.cos(), angle.sin())
            }));
            outline
        }
        AttributeShape::Leaf => {
            // Two arcs between the stalk and the tip.
            let (stalk, tip) = (pos2(0.14, 0.86), pos2(0.88, 0.12));
            let arc = |side: f32| {
                (0..=12).map(move |step| {
                    let t = step as f32 / 12.0;
                    let along = stalk + t * (tip - stalk);
                    let bulge = side * 0.31 * (t * TAU / 2.0).sin();
                    along + bulge * vec2(0.707, 0.707)
                })
            };
            let mut outline: Vec<Pos2> = arc(1.0).collect();
            let back: Vec<Pos2> = arc(-1.0).collect();
            outline.extend(back.into_iter().rev().skip(1).take(11));
            outline
        }
        AttributeShape::Crescent => {
            let arc = |centre: Pos2, radius: f32, from: f32, to: f32| {
                (0..=20).map(move |step| {
                    let angle = from + (to - from) * step as f32 / 20.0;
                    centre + radius * vec2(angle.cos(), angle.sin())
                })
            };
            // Both arcs meet in the two horns; the inner one's centre lies on the line that halves the crescent.
            let body = pos2(0.47, 0.5);
            let (from_angle, to_angle) = (-0.20 * TAU, -0.88 * TAU);
            let horn = |angle: f32| body + 0.4 * vec2(angle.cos(), angle.sin());
            let (horn_from, horn_to) = (horn(from_angle), horn(to_angle));
            let between_horns = horn_from + 0.5 * (horn_to - horn_from);
            let centre = between_horns + 0.08 * (between_horns - body).normalized();
            let radius = (horn_to - centre).length();
            let from = (horn_to - centre).angle();
            let mut to = (horn_from - centre).angle();
            while to < from {
                to += TAU;
            }
            let outer = arc(body, 0.4, from_angle, to_angle);
            let mut outline: Vec<Pos2> = outer.collect();
            outline.extend(arc(centre, radius, from, to));
            outline
        }
        AttributeShape::Circle => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_outline_stays_in_its_box_and_every_mesh_is_sound() {
        for shape in [
            AttributeShape::Triangle,
            AttributeShape::Drop,
            AttributeShape::Square,
            AttributeShape::Star,
            AttributeShape::Crescent,
            AttributeShape::Leaf,
        ] {
            let unit = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
            let outline = unit_outline(shape);
            assert!(
                outline.iter().all(|at| unit.contains(*at)),
                "{shape:?} leaves its box: {outline:?}"
            );
            let Shape::Mesh(mesh) = filled(shape, &outline, unit, Color32::WHITE) else {
                panic!("{shape:?} is not a mesh");
            };
            assert!(mesh.is_valid(), "{shape:?}");
            assert!(mesh.indices.len() >= 9);
        }
    }
}
