//! The picture of the table: gates outlined and numbered, the roll line, what was found. Without a camera, drawn cards.

use eframe::egui::{
    self, Align2, Color32, Pos2, Rect, Shape, Stroke, StrokeKind, TextureId, Vec2, pos2, vec2,
};

use super::super::ask::Ask;
use super::super::pen::Pen;
use super::super::theme::{RADIUS, SMALL_RADIUS, Weight, picture, text};
use super::super::tongue::tell;
use super::super::words::{Tone, Words};
use super::table_view::{View, found_label_place, label_place, shift_inside, widen};
use crate::rules::Layout;
use crate::rules::layout::{CARD_LENGTH, CARD_WIDTH};

/// Side of the square around a corner in which it can be taken hold of.
const CORNER_REACH: f32 = 48.0;
/// Height of a label in the picture.
const LABEL_HEIGHT: f32 = 28.0;
/// What lies over a picture is half to be seen.
const HALF: Color32 = Color32::from_rgba_premultiplied(128, 128, 128, 128);
/// The room that a gate's label takes.
const GATE_LABEL_SIZE: Vec2 = vec2(74.0, LABEL_HEIGHT);

/// One gate as it is drawn.
#[derive(Debug, Clone, PartialEq)]
pub struct GateOnScreen {
    /// Its number on screen, from 1.
    pub number: usize,
    /// Its corners in the picture in pixels, if it has been found.
    pub corners_in_image: Option<[[f64; 2]; 4]>,
    /// True when it is the one in question.
    pub in_question: bool,
    /// Who stands on it: seat from 0, and the toy in words.
    pub standing: Vec<(usize, String)>,
}

/// The rolled object as the camera found it.
#[derive(Debug, Clone, PartialEq)]
pub struct Found {
    /// Box around it in pixels: x0, y0, x1, y1.
    pub box_in_image: [f64; 4],
    /// What it is in words: "open".
    pub label: String,
}

/// A texture of the newest picture and its size in pixels.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct PictureTexture {
    /// The texture.
    pub id: TextureId,
    /// Its size in pixels.
    pub size: [f32; 2],
}

/// What the picture shows.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct TablePicture {
    /// The newest picture; none without a camera.
    pub texture: Option<PictureTexture>,
    /// The gates in the field.
    pub gates: Vec<GateOnScreen>,
    /// What was found.
    pub found: Option<Found>,
    /// The line that a roll starts behind, in pixels; empty when it cannot be worked out.
    pub roll_line_in_image: Vec<[f64; 2]>,
    /// Where the hand let go of what was rolled, in pixels.
    pub let_go_in_image: Option<[f64; 2]>,
    /// Another picture of the same size that lies over it, half to be seen.
    pub ghost: Option<TextureId>,
    /// Boxes around what is to be looked at, in pixels: x0, y0, x1, y1.
    pub marked_in_image: Vec<[f64; 4]>,
    /// A sentence on the picture.
    pub label: Option<String>,
    /// True when it is cut to the gates rather than the whole table.
    pub is_close: bool,
    /// What it is cut to instead of the gates: a box in pixels, x0, y0, x1, y1.
    pub close_to: Option<[f64; 4]>,
    /// What a count-in is at: 3, 2, 1, and 0 for the roll.
    pub count: Option<u8>,
    /// The gate's number and its corner that the arrow keys move.
    pub held_corner: Option<(usize, usize)>,
    /// How cards are to be laid, with the name of each one's owner.
    pub layout: Option<(Layout, Vec<String>)>,
    /// How much larger than usual its labels are; less than 1 counts as 1.
    pub label_scale: f32,
    /// Height at its top that something else stands over, in points: no label and no corner lies there.
    pub covered_top: f32,
}

impl TablePicture {
    /// The picture in words.
    pub fn text(&self) -> String {
        let mut words = match (&self.texture, self.is_close) {
            (None, _) => "no picture".to_owned(),
            (Some(_), true) => "the gates".to_owned(),
            (Some(_), false) => "the whole table".to_owned(),
        };
        for gate in &self.gates {
            words.push_str(&format!(
                "; Gate {}{}",
                gate.number,
                if gate.in_question {
                    " (in question)"
                } else {
                    ""
                }
            ));
        }
        if let Some(found) = &self.found {
            words.push_str(&format!("; found: {}", found.label));
        }
        if !self.roll_line_in_image.is_empty() {
            words.push_str("; the roll line");
        }
        if self.ghost.is_some() {
            words.push_str("; the one before over it");
        }
        if !self.marked_in_image.is_empty() {
            words.push_str(&format!("; {} marked", self.marked_in_image.len()));
        }
        if self.let_go_in_image.is_some() {
            words.push_str("; where the hand let go");
        }
        if let Some((_, owners)) = &self.layout {
            words.push_str(&format!("; gates of {}", owners.join(", ")));
        }
        if let Some(label) = &self.label {
            words.push_str(&format!("; {label}"));
        }
        words
    }

    /// Draws it. While the whole table is shown, the corners of the gates can be dragged.
    pub fn ui(&self, pen: &mut Pen<'_>, rect: Rect, asks: &mut Vec<Ask>) {
        self.still_ui(pen, rect);
        if let Some(texture) = self.texture
            && !self.is_close
        {
            self.corners_ui(pen, rect, texture, asks);
        }
    }

    /// Draws it for people who only watch: nothing can be taken hold of.
    pub fn still_ui(&self, pen: &mut Pen<'_>, rect: Rect) {
        match self.texture {
            Some(texture) => self.picture_ui(pen, rect, texture),
            None => match &self.layout {
                Some((layout, owners)) => {
                    // The sentence at the foot covers no card.
                    let foot = self
                        .label
                        .as_ref()
                        .map_or(0.0, |_| LABEL_HEIGHT * self.scale());
                    layout_ui(pen, (rect, foot), layout, owners);
                }
                None => self.cards_ui(pen, rect),
            },
        }
        if let Some(count) = self.count {
            count_ui(pen, rect, count);
        }
        if let Some(label) = &self.label {
            let at = rect.left_bottom() + vec2(16.0, -16.0);
            let anchor = Align2::LEFT_BOTTOM;
            label_ui(pen, (at, anchor), label, None, rect, self.scale());
        }
        if pen.theme.has_frames() {
            let stroke = pen.theme.panel_stroke();
            pen.ui
                .painter()
                .rect_stroke(rect, RADIUS, stroke, StrokeKind::Inside);
        }
    }

    fn picture_ui(&self, pen: &mut Pen<'_>, rect: Rect, texture: PictureTexture) {
        let view = self.view(rect, texture.size);
        let painter = pen.ui.painter().with_clip_rect(rect);
        painter.rect_filled(rect, RADIUS, pen.theme.panel);
        let [width, height] = texture.size;
        let whole = Rect::from_min_size(Pos2::ZERO, vec2(width, height));
        let shown = view.in_image.intersect(whole);
        let place = Rect::from_min_max(view.on_screen(shown.min), view.on_screen(shown.max));
        if shown.is_positive() {
            let uv = Rect::from_min_max(
                pos2(shown.left() / width, shown.top() / height),
                pos2(shown.right() / width, shown.bottom() / height),
            );
            let corners = if place.expand(1.0).contains_rect(rect) {
                RADIUS
            } else {
                egui::CornerRadius::ZERO
            };
            let layers = [(Some(texture.id), Color32::WHITE), (self.ghost, HALF)];
            for (layer, tint) in layers {
                let Some(layer) = layer else { continue };
                painter.add(
                    egui::epaint::RectShape::filled(place, corners, tint).with_texture(layer, uv),
                );
            }
        }
        pen.name(rect, "picture of the table");
        if self.roll_line_in_image.len() > 2 {
            let mut line: Vec<Pos2> = self
                .roll_line_in_image
                .iter()
                .map(|at| view.on_screen_f64(*at))
                .collect();
            line.extend(line.first().copied());
            // The line goes round the table; beside the picture there is none.
            let painter = painter.with_clip_rect(place.intersect(rect));
            painter.add(Shape::line(
                line.clone(),
                Stroke::new(4.0, picture::UNDER_LINE),
            ));
            painter.extend(Shape::dashed_line(
                &line,
                Stroke::new(2.0, picture::OUTLINE),
                9.0,
                7.0,
            ));
        }
        for [x0, y0, x1, y1] in &self.marked_in_image {
            let marked = Rect::from_min_max(
                view.on_screen_f64([*x0, *y0]),
                view.on_screen_f64([*x1, *y1]),
            );
            let marked = marked.expand(6.0);
            for stroke in [
                Stroke::new(6.0, picture::UNDER_LINE),
                Stroke::new(3.0, picture::TROUBLE),
            ] {
                painter.rect_stroke(marked, RADIUS, stroke, StrokeKind::Middle);
            }
        }
        if let Some(at) = self.let_go_in_image {
            let at = view.on_screen_f64(at);
            let painter = painter.with_clip_rect(place.intersect(rect));
            let cross = |by: f32| [at - vec2(by, by), at + vec2(by, by)];
            let across = |by: f32| [at + vec2(by, -by), at + vec2(-by, by)];
            for (by, stroke) in [
                (9.0, Stroke::new(6.0, picture::UNDER_LINE)),
                (8.0, Stroke::new(3.0, picture::OUTLINE)),
            ] {
                painter.line_segment(cross(by), stroke);
                painter.line_segment(across(by), stroke);
            }
        }
        let middle = self.middle_of_gates(&view);
        // The gate in question is drawn last, so that its neighbour's line does not cross it.
        let mut gates: Vec<&GateOnScreen> = self.gates.iter().collect();
        gates.sort_by_key(|gate| gate.in_question);
        for gate in &gates {
            let Some(corners) = gate.corners_in_image else {
                continue;
            };
            let outline: Vec<Pos2> = corners.iter().map(|at| view.on_screen_f64(*at)).collect();
            let (colour, width) = if gate.in_question {
                (picture::IN_QUESTION, 4.0)
            } else {
                (picture::OUTLINE, 2.0)
            };
            painter.add(Shape::closed_line(
                outline.clone(),
                Stroke::new(width + 3.0, picture::UNDER_LINE),
            ));
            painter.add(Shape::closed_line(outline, Stroke::new(width, colour)));
        }
        if let Some(found) = &self.found {
            self.found_ui(pen, rect, &view, found);
        }
        if let Some(at) = self.let_go_in_image {
            let words = tell!("bakugan-let-go");
            let at = (
                view.on_screen_f64(at) + vec2(0.0, 28.0),
                Align2::CENTER_CENTER,
            );
            label_ui(pen, at, &words, None, self.uncovered(rect), self.scale());
        }
        for gate in gates {
            let Some(corners) = gate.corners_in_image else {
                continue;
            };
            let points: Vec<Pos2> = corners.iter().map(|at| view.on_screen_f64(*at)).collect();
            let bounds = Rect::from_points(&points);
            let colour = gate.in_question.then_some(picture::IN_QUESTION);
            let place = label_place(bounds, middle);
            let words = format!("Gate {}", gate.number);
            let at = (place, Align2::CENTER_CENTER);
            label_ui(pen, at, &words, colour, self.uncovered(rect), self.scale());
        }
    }

    fn uncovered(&self, rect: Rect) -> Rect {
        Rect::from_min_max(rect.min + vec2(0.0, self.covered_top), rect.max)
    }

    /// A handle at each corner under the pointer's reach; letting go of it asks for the corner to lie there.
    fn corners_ui(
        &self,
        pen: &mut Pen<'_>,
        rect: Rect,
        texture: PictureTexture,
        asks: &mut Vec<Ask>,
    ) {
        let view = self.view(rect, texture.size);
        for gate in &self.gates {
            let Some(corners) = gate.corners_in_image else {
                continue;
            };
            for (corner, at) in corners.iter().enumerate() {
                let spot = view.on_screen_f64(*at);
                let reach = Rect::from_center_size(spot, Vec2::splat(CORNER_REACH));
                // Beside what covers the top it is as large as ever.
                let free = self.uncovered(rect);
                let down = (free.top() - reach.top()).max(0.0);
                let is_covered = spot.y < free.top() && self.covered_top > 0.0;
                let down = if self.covered_top > 0.0 { down } else { 0.0 };
                let reach = reach.translate(vec2(0.0, down)).intersect(rect);
                if is_covered || !reach.is_positive() {
                    continue;
                }
                let id = egui::Id::unique(("corner of a gate", gate.number, corner));
                let handle = pen.ui.interact(reach, id, egui::Sense::drag());
                let words = tell!("corner-of-gate", corner = corner + 1, number = gate.number);
                handle.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Slider, true, &words));
                let pointer = handle
                    .interact_pointer_pos()
                    .map(|at| at.clamp(rect.min, rect.max));
                let is_held = self.held_corner == Some((gate.number, corner));
                if handle.hovered() || handle.dragged() || is_held {
                    let painter = pen.ui.painter().with_clip_rect(rect);
                    let at = pointer.filter(|_| handle.dragged()).unwrap_or(spot);
                    if handle.dragged() {
                        let mut outline: Vec<Pos2> =
                            corners.iter().map(|at| view.on_screen_f64(*at)).collect();
                        outline[corner] = at;
                        painter.add(Shape::closed_line(
                            outline,
                            Stroke::new(2.0, picture::TO_DRAG),
                        ));
                    }
                    painter.circle(
                        at,
                        8.0,
                        picture::TO_DRAG,
                        Stroke::new(3.0, picture::UNDER_LINE),
                    );
                }
                if let (true, Some(at)) = (handle.drag_stopped(), pointer) {
                    let to = view.in_image_f64(at);
                    asks.push(Ask::LayCorner {
                        number: gate.number,
                        corner,
                        to,
                    });
                }
            }
        }
    }

    fn found_ui(&self, pen: &mut Pen<'_>, rect: Rect, view: &View, found: &Found) {
        let painter = pen.ui.painter().with_clip_rect(rect);
        let [x0, y0, x1, y1] = found.box_in_image;
        let place = Rect::from_min_max(view.on_screen_f64([x0, y0]), view.on_screen_f64([x1, y1]));
        let radius = 0.5 * place.width().max(place.height()) + 6.0;
        let centre = place.center();
        painter.circle_stroke(centre, radius, Stroke::new(5.0, picture::UNDER_LINE));
        painter.circle_stroke(centre, radius, Stroke::new(2.0, picture::OUTLINE));
        let gates: Vec<Rect> = self
            .gates
            .iter()
            .filter_map(|gate| gate.corners_in_image)
            .map(|corners| Rect::from_points(&corners.map(|at| view.on_screen_f64(at))))
            .collect();
        let middle = self.middle_of_gates(view);
        let others: Vec<Rect> = gates
            .iter()
            .map(|gate| Rect::from_center_size(label_place(*gate, middle), GATE_LABEL_SIZE))
            .chain(gates.iter().copied())
            .collect();
        if found.label.is_empty() {
            return;
        }
        let width = 10.0 * found.label.chars().count() as f32 + 16.0;
        let size = vec2(width, LABEL_HEIGHT);
        let (foot, end) = found_label_place(centre, radius, size, rect.shrink(6.0), &others);
        painter.line_segment([foot, end], Stroke::new(5.0, picture::UNDER_LINE));
        painter.line_segment([foot, end], Stroke::new(2.0, picture::OUTLINE));
        let at = (end, Align2::CENTER_CENTER);
        label_ui(pen, at, &found.label, None, rect, self.scale());
    }

    fn scale(&self) -> f32 {
        self.label_scale.max(1.0)
    }

    fn middle_of_gates(&self, view: &View) -> Pos2 {
        let points: Vec<Pos2> = self
            .gates
            .iter()
            .filter_map(|gate| gate.corners_in_image)
            .flatten()
            .map(|at| view.on_screen_f64(at))
            .collect();
        if points.is_empty() {
            view.rect.center()
        } else {
            Rect::from_points(&points).center()
        }
    }

    /// Which part of the picture is shown, and where.
    fn view(&self, rect: Rect, [width, height]: [f32; 2]) -> View {
        let whole = Rect::from_min_size(Pos2::ZERO, vec2(width.max(1.0), height.max(1.0)));
        let mut points: Vec<Pos2> = self
            .gates
            .iter()
            .filter_map(|gate| gate.corners_in_image)
            .flatten()
            .map(|[x, y]| pos2(x as f32, y as f32))
            .collect();
        if let Some(found) = &self.found {
            let [x0, y0, x1, y1] = found.box_in_image.map(|value| value as f32);
            points.extend([pos2(x0, y0), pos2(x1, y1)]);
        }
        if let Some([x0, y0, x1, y1]) = self.close_to.map(|at| at.map(|value| value as f32)) {
            points = vec![pos2(x0, y0), pos2(x1, y1)];
        }
        let in_image = if self.is_close && !points.is_empty() {
            let wanted = Rect::from_points(&points);
            let margin = 0.30 * wanted.width().max(wanted.height()) + 20.0;
            widen(wanted.expand(margin), rect.aspect_ratio())
        } else {
            widen(whole, rect.aspect_ratio())
        };
        // Never more than the whole table, and moved inside it where it fits.
        let in_image = if in_image.width() > whole.width() && in_image.height() > whole.height() {
            widen(whole, rect.aspect_ratio())
        } else {
            shift_inside(in_image, whole)
        };
        View { in_image, rect }
    }

    fn cards_ui(&self, pen: &mut Pen<'_>, rect: Rect) {
        pen.panel(rect);
        if self.gates.is_empty() {
            pen.say(
                rect.center(),
                Align2::CENTER_CENTER,
                &Words::quiet(tell!("bakugan-no-gate-yet")),
                text::SENTENCE,
                rect.width() - 32.0,
            );
            return;
        }
        let count = self.gates.len() as f32;
        let step = 152.0_f32.min((rect.width() - 32.0) / count);
        let width = 128.0_f32.min(step - 8.0);
        let size = vec2(width, 178.0_f32.min(1.6 * width));
        let left = rect.center().x - 0.5 * (step * count) + 0.5 * step;
        for (place, gate) in self.gates.iter().enumerate() {
            let centre = pos2(left + step * place as f32, rect.center().y + 12.0);
            let card = Rect::from_center_size(centre, size);
            let stroke = if gate.in_question {
                Stroke::new(4.0, pen.theme.success)
            } else {
                Stroke::new(2.0, pen.theme.quiet)
            };
            pen.ui
                .painter()
                .rect(card, RADIUS, pen.theme.raised, stroke, StrokeKind::Inside);
            pen.say(
                pos2(centre.x, card.top() + 30.0),
                Align2::CENTER_CENTER,
                &Words::bold(format!("Gate {}", gate.number)),
                text::NAME,
                size.x - 16.0,
            );
            let mut y = card.top() + 72.0;
            if gate.standing.is_empty() {
                pen.say(
                    pos2(centre.x, y + 10.0),
                    Align2::CENTER_CENTER,
                    &Words::quiet(tell!("bakugan-empty")),
                    text::LOG,
                    size.x - 16.0,
                );
            }
            for (seat, words) in &gate.standing {
                pen.seat_disc(pos2(centre.x, y), 28.0, *seat, words);
                pen.say(
                    pos2(centre.x, y + 28.0),
                    Align2::CENTER_CENTER,
                    &Words::default().with(words.clone(), Weight::Regular, Tone::Plain),
                    text::CAPTION,
                    size.x - 12.0,
                );
                y += 56.0;
            }
        }
    }
}

/// How the gates are to be laid: drawn as they lie, each with its owner's disc.
fn layout_ui(pen: &mut Pen<'_>, (rect, foot): (Rect, f32), layout: &Layout, owners: &[String]) {
    pen.panel(rect);
    let rect = Rect::from_min_max(rect.min, rect.max - vec2(0.0, foot));
    let (width, length) = (CARD_WIDTH as f32, CARD_LENGTH as f32);
    let sizes = layout.cards.iter().map(|card| {
        if card.quarter_turns % 2 == 0 {
            vec2(width, length)
        } else {
            vec2(length, width)
        }
    });
    let places: Vec<Rect> = layout
        .cards
        .iter()
        .zip(sizes)
        .map(|(card, size)| Rect::from_center_size(pos2(card.x as f32, card.y as f32), size))
        .collect();
    let Some(all) = places.iter().copied().reduce(Rect::union) else {
        return;
    };
    let room = rect.shrink2(vec2(32.0, 24.0));
    let step = (room.width() / all.width())
        .min(room.height() / all.height())
        .min(11.0);
    let theme = pen.theme;
    for ((card, place), owner) in layout.cards.iter().zip(places).zip(owners) {
        let middle = rect.center() + (place.center() - all.center()) * step;
        let on_screen = Rect::from_center_size(middle, place.size() * step - vec2(2.0, 2.0));
        let stroke = Stroke::new(2.0, theme.seat(card.owner.index()));
        pen.ui
            .painter()
            .rect(on_screen, RADIUS, theme.raised, stroke, StrokeKind::Inside);
        let disc = on_screen.width().min(40.0) - 4.0;
        pen.seat_disc(middle - vec2(0.0, 12.0), disc, card.owner.index(), owner);
        pen.say(
            middle + vec2(0.0, 24.0),
            Align2::CENTER_CENTER,
            &Words::plain(super::players::short_name(owner)),
            if on_screen.width() < 110.0 {
                text::CAPTION
            } else {
                text::LOG
            },
            on_screen.width() - 8.0,
        );
    }
}

/// The count-in, as large as the picture.
fn count_ui(pen: &mut Pen<'_>, rect: Rect, count: u8) {
    let theme = pen.theme;
    let words = match count {
        0 => tell!("bakugan-count-roll"),
        left => left.to_string(),
    };
    let colour = if count == 0 {
        theme.success
    } else {
        theme.text
    };
    pen.ui
        .painter()
        .rect_filled(rect, RADIUS, theme.background.gamma_multiply(0.8));
    let size = 0.6 * rect.height();
    let galley = pen.lay_out(
        &Words::bold(words.clone()),
        size,
        Some(colour),
        (rect.width(), 1),
    );
    pen.draw_galley(rect.center(), Align2::CENTER_CENTER, galley);
    pen.name(rect, &words);
}

fn label_ui(
    pen: &mut Pen<'_>,
    (at, anchor): (Pos2, Align2),
    words: &str,
    on_colour: Option<Color32>,
    within: Rect,
    scale: f32,
) {
    let (ground, ink) = match on_colour {
        Some(colour) => (colour, picture::LABEL_TEXT_ON_COLOUR),
        None => (picture::LABEL_GROUND, picture::LABEL_TEXT),
    };
    let galley = pen.lay_out(
        &Words::bold(words),
        scale * text::STATE,
        Some(ink),
        (within.width() - 48.0, 1),
    );
    let size = vec2(galley.size().x + scale * 16.0, scale * LABEL_HEIGHT);
    let place = shift_inside(anchor.anchor_size(at, size), within.shrink(6.0));
    pen.ui.painter().rect_filled(place, SMALL_RADIUS, ground);
    pen.draw_galley(place.center(), Align2::CENTER_CENTER, galley);
    pen.name(place, words);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_whole_table_keeps_its_shape() {
        let table = TablePicture::default();
        let place = Rect::from_min_size(pos2(336.0, 88.0), vec2(640.0, 320.0));
        let view = table.view(place, [640.0, 480.0]);
        let (a, b) = (
            view.on_screen(pos2(0.0, 0.0)),
            view.on_screen(pos2(640.0, 480.0)),
        );
        assert!((b.y - a.y - 320.0).abs() < 0.01);
        assert!(((b.x - a.x) / (b.y - a.y) - 4.0 / 3.0).abs() < 0.001);
    }

    #[test]
    fn a_close_view_holds_every_gate_and_stays_in_the_picture() {
        let gate = |number, x: f64| GateOnScreen {
            number,
            corners_in_image: Some([[x, 20.0], [x + 60.0, 20.0], [x + 60.0, 100.0], [x, 100.0]]),
            in_question: false,
            standing: Vec::new(),
        };
        let table = TablePicture {
            gates: vec![gate(1, 10.0), gate(2, 80.0)],
            is_close: true,
            ..TablePicture::default()
        };
        let place = Rect::from_min_size(pos2(0.0, 0.0), vec2(640.0, 320.0));
        let view = table.view(place, [640.0, 480.0]);
        assert!(view.in_image.left() >= 0.0 && view.in_image.top() >= 0.0);
        for gate in &table.gates {
            for corner in gate.corners_in_image.expect("they are given") {
                assert!(place.contains(view.on_screen_f64(corner)));
            }
        }
    }
}
