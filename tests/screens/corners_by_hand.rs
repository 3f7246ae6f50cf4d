//! Corners of a gate are dragged where they belong.

use std::rc::Rc;

use eframe::egui::{Pos2, Vec2, vec2};
use egui_kittest::kittest::Queryable as _;

use crate::hall::{Hall, HeldEye, Stage, app, does_not_see, gates, hall, quick_game, sees};

fn with_webcam() -> (Hall, Rc<Stage>) {
    let stage = Rc::new(Stage::default());
    stage.start();
    let app = app(quick_game()).seen_by(Box::new(HeldEye(Rc::clone(&stage))), None);
    let mut hall = hall(app);
    // Gates are drawn once they are set.
    hall.key_press(eframe::egui::Key::Enter);
    hall.run_steps(4);
    (hall, stage)
}

fn place_of(hall: &Hall, corner: &str) -> Pos2 {
    hall.get_by_label(corner).rect().center()
}

fn drag(hall: &mut Hall, from: Pos2, by: Vec2) {
    hall.hover_at(from);
    hall.run_steps(2);
    hall.drag_at(from);
    hall.run_steps(2);
    hall.hover_at(from + by);
    hall.run_steps(2);
    hall.drop_at(from + by);
    hall.run_steps(2);
}

#[test]
fn a_corner_that_is_dragged_is_what_the_camera_judges_by() {
    let (mut hall, stage) = with_webcam();
    let from = place_of(&hall, "corner 1 of Gate 1");
    drag(&mut hall, from, vec2(-6.0, -4.0));
    let laid = stage.laid.borrow().clone().expect("the camera was told");
    let (before, after) = (gates(), laid.gates());
    assert_eq!(after.len(), before.len());
    let [x, y] = after[0].corners_in_image[0];
    let [x_before, y_before] = before[0].corners_in_image[0];
    assert!(
        x < x_before - 2.0 && y < y_before - 2.0,
        "{x} {y} from {x_before} {y_before}"
    );
    assert_eq!(
        after[0].corners_in_image[1..],
        before[0].corners_in_image[1..]
    );
    assert_eq!(after[1], before[1], "the other gate stays");
}

#[test]
fn corners_that_would_cross_are_refused_in_words() {
    let (mut hall, stage) = with_webcam();
    let from = place_of(&hall, "corner 1 of Gate 1");
    let to = place_of(&hall, "corner 3 of Gate 1");
    does_not_see(&hall, "would be no card");
    drag(&mut hall, from, (to - from) * 1.6);
    assert!(stage.laid.borrow().is_none());
    sees(&hall, "Gate 1 would be no card so");
}
