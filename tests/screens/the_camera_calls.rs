//! A call of the camera is accepted, overruled, taken back, or comes when nobody asked.

use std::rc::Rc;

use eframe::egui::Key::{self, Enter, Num1, Num2};
use rollcall::app::arbiter::Trust;
use rollcall::camera::threads::Note;
use rollcall::rules::Source;

use crate::hall::{
    Hall, HeldEye, HeldHands, Stage, app, bakugan, closed_on_first, does_not_see, hall,
    open_on_second, press, quick_game, sees,
};

fn with_camera(trust: Trust) -> (Hall, Rc<Stage>) {
    let stage = Rc::new(Stage::default());
    stage.start();
    let app = app(quick_game()).trusting(trust).seen_by(
        Box::new(HeldEye(Rc::clone(&stage))),
        Some(Box::new(HeldHands(Rc::clone(&stage)))),
    );
    (hall(app), stage)
}

/// The hands are done and the judge sees a calm table for a while.
fn calm(hall: &mut Hall) {
    hall.run_steps(24);
}

fn with_webcam() -> (Hall, Rc<Stage>) {
    let stage = Rc::new(Stage::default());
    stage.start();
    let app = app(quick_game()).seen_by(Box::new(HeldEye(Rc::clone(&stage))), None);
    (hall(app), stage)
}

fn last_source(hall: &Hall) -> Source {
    bakugan(hall).entries().last().expect("there is one").source
}

#[test]
fn a_sure_call_is_shown_with_what_follows_and_entered_by_one_key() {
    let (mut hall, stage) = with_camera(Trust::Ask);
    press(&mut hall, &[Enter, Num1]);
    calm(&mut hall);
    assert_eq!(stage.throws.get(), 1);
    stage.call(open_on_second(97));
    hall.run_ok();
    sees(&hall, "OPEN on Gate 2 - sure");
    sees(&hall, "Ben's turn");
    sees(&hall, "Gate 2 (in question)");
    sees(&hall, "found: open");
    sees(&hall, "*[O] Yes");
    assert_eq!(bakugan(&hall).entries().len(), 2);
    press(&mut hall, &[Key::O]);
    sees(&hall, "BEN'S TURN");
    sees(&hall, "camera, sure");
    assert!(matches!(
        last_source(&hall),
        Source::Camera {
            certainty_percent: 97,
            ..
        }
    ));
}

#[test]
fn the_referee_overrules_with_one_key() {
    let (mut hall, stage) = with_camera(Trust::Ask);
    press(&mut hall, &[Enter, Num1]);
    calm(&mut hall);
    stage.call(open_on_second(97));
    hall.run_ok();
    press(&mut hall, &[Key::C]);
    sees(&hall, "Mia's Bakugan 1 stays closed on Gate 2: a miss");
    assert_eq!(last_source(&hall), Source::Referee);
    // What the camera says after that is late.
    stage.call(closed_on_first());
    hall.run_ok();
    does_not_see(&hall, "CLOSED on Gate 1");
}

#[test]
fn another_gate_is_one_digit() {
    let (mut hall, stage) = with_camera(Trust::Ask);
    press(&mut hall, &[Enter, Num1]);
    calm(&mut hall);
    stage.call(open_on_second(97));
    hall.run_ok();
    press(&mut hall, &[Num1]);
    sees(&hall, "Mia's Bakugan 1 opens and stands on Gate 1.");
}

#[test]
fn a_doubtful_call_is_a_question_and_nothing_is_filled() {
    let (mut hall, stage) = with_camera(Trust::AtOnce);
    press(&mut hall, &[Enter, Num1]);
    calm(&mut hall);
    stage.call(open_on_second(55));
    hall.run_ok();
    sees(&hall, "Open on Gate 2? - not sure");
    does_not_see(&hall, "*[O]");
    press(&mut hall, &[Enter]);
    sees(&hall, "Open on Gate 2?");
    press(&mut hall, &[Key::O]);
    sees(&hall, "camera, not sure");
}

#[test]
fn a_call_entered_at_once_is_corrected_by_another_answer() {
    let (mut hall, stage) = with_camera(Trust::AtOnce);
    press(&mut hall, &[Enter, Num1]);
    calm(&mut hall);
    stage.call(open_on_second(97));
    hall.run_ok();
    sees(&hall, "BEN'S TURN");
    sees(&hall, "Bakugan 1 - on Gate 2");
    press(&mut hall, &[Key::X]);
    sees(&hall, "Bakugan 1 - used");
    sees(&hall, "BEN'S TURN");
    assert_eq!(last_source(&hall), Source::Referee);
}

#[test]
fn a_countdown_is_stopped_by_any_key_and_the_call_stays_a_question() {
    let (mut hall, stage) = with_camera(Trust::Countdown(3_000));
    press(&mut hall, &[Enter, Num1]);
    calm(&mut hall);
    stage.call(open_on_second(97));
    hall.step();
    hall.key_press(Key::F1);
    hall.step();
    hall.key_press(Key::F1);
    hall.run_steps(40);
    sees(&hall, "OPEN on Gate 2 - sure");
    assert_eq!(bakugan(&hall).entries().len(), 2);
}

#[test]
fn a_countdown_runs_out_and_enters_the_call() {
    let (mut hall, stage) = with_camera(Trust::Countdown(3_000));
    press(&mut hall, &[Enter, Num1]);
    calm(&mut hall);
    stage.call(open_on_second(97));
    hall.run_steps(40);
    sees(&hall, "BEN'S TURN");
    assert!(matches!(last_source(&hall), Source::Camera { .. }));
}

#[test]
fn after_an_undo_the_camera_keeps_quiet_until_it_is_asked_to_look_again() {
    let (mut hall, stage) = with_camera(Trust::Ask);
    press(&mut hall, &[Enter, Num1]);
    calm(&mut hall);
    stage.call(open_on_second(97));
    hall.run_ok();
    press(&mut hall, &[Key::O, Key::U]);
    sees(&hall, "Mia rolls Bakugan 1");
    stage.call(closed_on_first());
    hall.run_ok();
    does_not_see(&hall, "CLOSED");
    let throws = stage.throws.get();
    press(&mut hall, &[Key::L]);
    calm(&mut hall);
    assert_eq!(stage.throws.get(), throws + 1);
    stage.call(closed_on_first());
    hall.run_ok();
    sees(&hall, "CLOSED on Gate 1 - sure");
}

#[test]
fn a_roll_that_nobody_named_is_asked_for() {
    let (mut hall, stage) = with_webcam();
    press(&mut hall, &[Enter]);
    stage.call(open_on_second(97));
    hall.run_ok();
    sees(&hall, "A roll! Which Bakugan was it?");
    press(&mut hall, &[Num2]);
    sees(&hall, "OPEN on Gate 2 - sure");
    press(&mut hall, &[Key::O]);
    sees(&hall, "Bakugan 2 - on Gate 2");
}

#[test]
fn the_ball_is_thrown_only_when_the_hands_are_done_and_what_they_did_is_no_roll() {
    let (mut hall, stage) = with_camera(Trust::Ask);
    press(&mut hall, &[Enter]);
    stage.is_busy.set(true);
    press(&mut hall, &[Num1]);
    sees(&hall, "The table is being put right");
    assert_eq!(stage.throws.get(), 0);
    stage.call(closed_on_first());
    hall.run_ok();
    does_not_see(&hall, "CLOSED");
    stage.is_busy.set(false);
    hall.run_ok();
    assert_eq!(stage.throws.get(), 0);
    calm(&mut hall);
    assert_eq!(stage.throws.get(), 1);
    stage.call(open_on_second(97));
    hall.run_ok();
    sees(&hall, "OPEN on Gate 2 - sure");
}

#[test]
fn a_roll_that_was_open_when_the_program_ended_is_thrown_again() {
    let (mut before, _) = with_camera(Trust::Ask);
    press(&mut before, &[Enter, Num1]);
    sees(&before, "Mia rolls Bakugan 1");
    let game = bakugan(&before).clone();
    drop(before);
    let stage = Rc::new(Stage::default());
    let eye = Box::new(HeldEye(stage.clone()));
    let hands = Box::new(HeldHands(stage.clone()));
    let mut after = hall(app(game).seen_by(eye, Some(hands)));
    stage.start();
    after.run_ok();
    assert_eq!(stage.throws.get(), 0);
    calm(&mut after);
    assert_eq!(stage.throws.get(), 1);
    stage.call(open_on_second(97));
    after.run_ok();
    sees(&after, "OPEN on Gate 2 - sure");
}

#[test]
fn the_simulated_table_follows_the_record() {
    let (mut hall, stage) = with_camera(Trust::Ask);
    press(&mut hall, &[Enter, Num1, Num2]);
    let last = stage.arranged.borrow().last().cloned();
    assert_eq!(last, Some((vec![0, 1], vec![1])));
    press(&mut hall, &[Num1, Num2, Enter, Num1]);
    let last = stage.arranged.borrow().last().cloned();
    assert_eq!(last, Some((vec![0], vec![])));
}

#[test]
fn a_broken_camera_is_said_in_words_and_the_game_goes_on() {
    let (mut hall, stage) = with_camera(Trust::Ask);
    press(&mut hall, &[Enter]);
    stage.notes.borrow_mut().push(Note::Failed {
        sentence: "the camera is used by another program: close it there".to_owned(),
        gave_up: false,
    });
    hall.run_ok();
    sees(
        &hall,
        "The camera is used by another program: close it there. The game goes on by hand",
    );
    press(&mut hall, &[Num1, Num1]);
    sees(&hall, "BEN'S TURN");
    press(&mut hall, &[Key::Escape]);
    does_not_see(&hall, "another program");
}

#[test]
fn a_hand_in_view_is_said_on_the_picture() {
    let (mut hall, stage) = with_camera(Trust::Ask);
    press(&mut hall, &[Enter, Num1]);
    calm(&mut hall);
    sees(&hall, "Roll from outside the dashed line");
    stage.hand_in_view.set(true);
    stage.frame_number.set(3);
    hall.run_ok();
    sees(&hall, "Hand in view, waiting");
}

#[test]
fn a_face_down_gate_is_only_ever_its_number() {
    let (mut hall, _stage) = with_camera(Trust::Ask);
    press(&mut hall, &[Enter, Num1, Num1]);
    sees(&hall, "Gate 1 (face down), Mia's: Mia's Bakugan 1");
    sees(&hall, "Gate 2 (face down), Ben's: empty");
}

#[test]
fn a_gate_is_named_only_from_its_flip_on() {
    use rollcall::app::ask::Ask;
    use rollcall::rules::bakugan::Command;
    let (mut hall, _stage) = with_camera(Trust::Ask);
    press(&mut hall, &[Enter, Num1, Num1, Num1, Num1]);
    sees(&hall, "BATTLE");
    does_not_see(&hall, "Fire Pit");
    let ctx = hall.ctx.clone();
    let name = Some("Fire Pit".to_owned());
    hall.state_mut().perform(
        Ask::Enter(rollcall::app::play::Deed::Bakugan(Command::Flip { name })),
        &ctx,
    );
    hall.run_ok();
    sees(&hall, "battle on Gate 1 (Fire Pit)");
}
