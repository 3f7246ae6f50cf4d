//! Aids at the table: the picture before a roll over the live one, the hint of a hand that was too near, a roll for a test.

use std::rc::Rc;
use std::sync::Arc;

use eframe::egui::Key::{self, Enter, Num1};
use image::{Rgb, RgbImage};
use rollcall::vision::Call;
use rollcall::vision::reach::LetGo;

use crate::hall::{
    Hall, HeldEye, Stage, app, bakugan, click, does_not_see, hall, idle_app, open_on_second, press,
    quick_game, sees, table_picture,
};

/// A match in which a roll was named on a calm table and called.
fn rolled(call: Call) -> (Hall, Rc<Stage>) {
    let stage = Rc::new(Stage::default());
    stage.start();
    let app = app(quick_game()).seen_by(Box::new(HeldEye(Rc::clone(&stage))), None);
    let mut hall = hall(app);
    press(&mut hall, &[Enter]);
    hall.run_steps(12);
    press(&mut hall, &[Num1]);
    hall.run_steps(12);
    stage.call(call);
    hall.run_steps(2);
    (hall, stage)
}

/// The table with something pale on it that was not there.
pub fn with_a_cup() -> RgbImage {
    let mut picture = table_picture();
    for (x, y) in (480..540).flat_map(|x| (330..390).map(move |y| (x, y))) {
        picture.put_pixel(x, y, Rgb([235, 235, 225]));
    }
    picture
}

/// A call whose hand let go so many card lengths from the nearest gate.
pub fn let_go_at(card_lengths: f64) -> Call {
    Call {
        let_go: Some(LetGo {
            frame: 11,
            at_in_image: [520.0, 300.0],
            card_lengths,
            unsure_lengths: 0.2,
        }),
        ..open_on_second(97)
    }
}

#[test]
fn the_table_before_the_roll_is_shown_until_all_stands_as_it_stood() {
    let (mut hall, stage) = rolled(open_on_second(97));
    press(&mut hall, &[Key::O]);
    *stage.picture.borrow_mut() = Some(Arc::new(with_a_cup()));
    hall.run_steps(8);
    press(&mut hall, &[Key::P]);
    hall.run_steps(8);
    sees(&hall, "The table before the roll");
    sees(&hall, "Something stands otherwise.");
    does_not_see(&hall, "It fits");
    // A call of what hands put back is none.
    let entries = bakugan(&hall).entries().len();
    stage.call(open_on_second(97));
    *stage.picture.borrow_mut() = None;
    hall.run_steps(12);
    sees(&hall, "It fits: all stands as it stood before the roll.");
    press(&mut hall, &[Key::P]);
    does_not_see(&hall, "The table before the roll");
    does_not_see(&hall, "A roll! Which Bakugan was it?");
    assert_eq!(bakugan(&hall).entries().len(), entries);
}

#[test]
fn a_hand_that_let_go_too_near_is_told_and_changes_nothing() {
    let near = let_go_at;
    let (hall, _) = rolled(near(2.4));
    does_not_see(&hall, "The hand was nearer than two card lengths.");
    let (mut hall, _) = rolled(near(1.2));
    sees(&hall, "The hand was nearer than two card lengths.");
    sees(&hall, "*[O] Yes");
    press(&mut hall, &[Key::O]);
    sees(&hall, "Mia's Bakugan 1 opens and stands on Gate 2");
}

#[test]
fn a_roll_for_a_test_says_what_the_camera_saw_and_enters_nothing() {
    let stage = Rc::new(Stage::default());
    stage.start();
    let app = idle_app().seen_by(Box::new(HeldEye(Rc::clone(&stage))), None);
    let mut hall = hall(app);
    press(&mut hall, &[Key::C]);
    hall.run_steps(6);
    click(&mut hall, "Roll for a test");
    sees(&hall, "Roll a Bakugan at the gates.");
    stage.call(open_on_second(97));
    hall.run_steps(3);
    sees(&hall, "I saw: OPEN on Gate 2. Nothing was entered.");
    sees(&hall, "Roll once more for a test");
    press(&mut hall, &[Key::Escape]);
    assert!(hall.state().play().is_none());
}

#[test]
fn the_table_before_the_roll_is_reached_and_left_by_mouse_alone() {
    let (mut hall, stage) = rolled(open_on_second(97));
    click(&mut hall, "Yes");
    *stage.picture.borrow_mut() = Some(Arc::new(with_a_cup()));
    hall.run_steps(8);
    click(&mut hall, "Before");
    hall.run_steps(8);
    sees(&hall, "Something stands otherwise.");
    click(&mut hall, "Back");
    does_not_see(&hall, "The table before the roll");
}

#[test]
fn without_the_roll_line_nobody_is_told_where_the_hand_let_go() {
    let near = let_go_at(1.2);
    let (mut hall, stage) = rolled(near.clone());
    sees(&hall, "The hand was nearer than two card lengths.");
    sees(&hall, "roll line");
    press(&mut hall, &[Key::O, Key::Escape, Key::E, Key::Num5]);
    click(&mut hall, "Roll line: hide");
    press(&mut hall, &[Key::Escape]);
    hall.run_steps(4);
    press(&mut hall, &[Num1]);
    hall.run_steps(12);
    does_not_see(&hall, "roll line");
    stage.call(near);
    hall.run_steps(2);
    does_not_see(&hall, "The hand was nearer than two card lengths.");
    does_not_see(&hall, "roll line");
}

/// A match whose cards the camera has found by itself, so that it knows what they look like empty.
fn found() -> (Hall, Rc<Stage>) {
    let stage = Rc::new(Stage::default());
    stage.start();
    stage.find_cards();
    let app = app(quick_game()).seen_by(Box::new(HeldEye(Rc::clone(&stage))), None);
    let mut hall = hall(app);
    press(&mut hall, &[Enter]);
    hall.run_steps(12);
    (hall, stage)
}

/// The table with a pale toy on the first gate.
fn with_a_toy_on_first() -> RgbImage {
    let mut picture = table_picture();
    for (x, y) in (255..305).flat_map(|x| (172..228).map(move |y| (x, y))) {
        let (dx, dy) = (f64::from(x) - 280.0, f64::from(y) - 200.0);
        if dx.hypot(dy) < 25.0 {
            picture.put_pixel(x, y, Rgb([235, 235, 225]));
        }
    }
    picture
}

#[test]
fn what_stands_on_a_gate_where_the_score_sheet_has_nobody_is_told_and_may_stay() {
    let told = "Something stands on Gate 1, but the score sheet has nobody there.";
    let (mut hall, stage) = found();
    does_not_see(&hall, told);
    let entries = bakugan(&hall).entries().len();
    *stage.picture.borrow_mut() = Some(Arc::new(with_a_toy_on_first()));
    hall.run_steps(60);
    sees(&hall, told);
    *stage.picture.borrow_mut() = None;
    hall.run_steps(60);
    does_not_see(&hall, told);
    *stage.picture.borrow_mut() = Some(Arc::new(with_a_toy_on_first()));
    hall.run_steps(60);
    sees(&hall, told);
    click(&mut hall, "Leave Gate 1 so");
    hall.run_steps(60);
    does_not_see(&hall, told);
    assert_eq!(
        bakugan(&hall).entries().len(),
        entries,
        "nothing is entered"
    );
}
