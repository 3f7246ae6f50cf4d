use std::cell::RefCell;
use std::rc::Rc;
use std::sync::Arc;

use eframe::egui::Key::{self, Enter, Num1, Num4, Num7};
use image::imageops;
use rollcall::app::RefereeApp;
use rollcall::app::arbiter::Trust;
use rollcall::app::keep::{Keep, Learnt, Memory};
use rollcall::app::play::AnyEntry;
use rollcall::rules::Ledger;
use rollcall::rules::bakugan::{Attribute, Setup, SetupForm};
use rollcall::store::TableFolder;
use rollcall::vision::colour::{Colour, ColourWord};
use rollcall::vision::experience::Experience;
use rollcall::vision::moments::Moments;

use crate::hall::{
    Hall, HeldEye, Stage, app, does_not_see, hall, open_on_second, press, quick_game, sees,
    table_picture,
};

/// A match with a roll under way, and a camera that looks at it.
fn rolling(app: RefereeApp) -> (Hall, Rc<Stage>) {
    let stage = Rc::new(Stage::default());
    stage.start();
    let app = app
        .seen_by(Box::new(HeldEye(Rc::clone(&stage))), None)
        .trusting(Trust::Ask);
    let mut hall = hall(app);
    press(&mut hall, &[Enter, Num1]);
    (hall, stage)
}

/// What the corrections say that the judge was told of.
fn learnt(stage: &Stage) -> Vec<bool> {
    let experience = stage.learnt.borrow();
    experience
        .examples()
        .iter()
        .filter(|example| example.is_correction())
        .map(|example| example.opened)
        .collect()
}

#[test]
fn what_the_referee_says_otherwise_is_learnt_and_follows_undo_redo_and_correction() {
    let (mut hall, stage) = rolling(app(quick_game()));
    stage.call(open_on_second(97));
    hall.run_ok();
    press(&mut hall, &[Key::F1]);
    does_not_see(&hall, "correction");
    press(&mut hall, &[Key::F1, Key::C]);
    assert_eq!(learnt(&stage), [false]);
    press(&mut hall, &[Key::U]);
    assert!(learnt(&stage).is_empty(), "taken back with the answer");
    crate::hall::press_ctrl(&mut hall, Key::Y);
    assert_eq!(learnt(&stage), [false]);
    press(&mut hall, &[Key::F1]);
    sees(&hall, "1 of your corrections speaks for closed.");
    sees(&hall, "They are too few to change a call yet.");
}

#[test]
fn a_call_that_stands_is_a_confirmation_and_no_correction() {
    let (mut hall, stage) = rolling(app(quick_game()));
    stage.call(open_on_second(97));
    hall.run_ok();
    press(&mut hall, &[Key::O]);
    assert!(learnt(&stage).is_empty());
    assert_eq!(stage.learnt.borrow().examples().len(), 1);
    press(&mut hall, &[Key::F1]);
    does_not_see(&hall, "correction");
    press(&mut hall, &[Key::F1, Key::U]);
    assert!(stage.learnt.borrow().examples().is_empty());
}

#[test]
fn a_ball_that_missed_may_have_been_either_and_teaches_nothing() {
    let (mut hall, stage) = rolling(app(quick_game()));
    stage.call(open_on_second(97));
    hall.run_ok();
    press(&mut hall, &[Key::X]);
    assert!(learnt(&stage).is_empty());
}

#[test]
fn one_key_forgets_what_spoke_for_a_call_and_brings_it_back() {
    let (mut hall, stage) = rolling(app(quick_game()));
    stage.call(open_on_second(97));
    hall.run_ok();
    press(&mut hall, &[Key::C, Key::F1]);
    sees(&hall, "[F] Forget this correction");
    press(&mut hall, &[Key::F]);
    assert!(learnt(&stage).is_empty());
    sees(&hall, "[F] Bring the correction back");
    press(&mut hall, &[Key::F]);
    assert_eq!(learnt(&stage), [false]);
    sees(&hall, "1 of your corrections speaks for closed.");
}

#[test]
fn all_of_it_is_forgotten_in_the_settings_and_brought_back() {
    let (mut hall, stage) = rolling(app(quick_game()));
    stage.call(open_on_second(97));
    hall.run_ok();
    press(&mut hall, &[Key::C, Key::Escape, Key::E, Num4]);
    sees(&hall, "1 correction of yours at this table");
    press(&mut hall, &[Key::E]);
    assert!(learnt(&stage).is_empty());
    sees(&hall, "Learnt from you: forget all");
    press(&mut hall, &[Key::E]);
    assert_eq!(learnt(&stage), [false]);
}

#[test]
fn it_is_kept_for_this_table_and_known_after_a_restart() {
    let data = tempfile::tempdir().expect("a folder");
    let tables = || Box::new(TableFolder::in_data(data.path()));
    let (mut before, stage) = rolling(app(quick_game()).remembering(tables()));
    stage.call(open_on_second(97));
    before.run_ok();
    press(&mut before, &[Key::C]);
    drop(before);
    let (_after, stage) = rolling(app(quick_game()).remembering(tables()));
    assert_eq!(learnt(&stage), [false]);
}

/// A disk that is full.
struct FullDisk;

impl Memory for FullDisk {
    fn recall(&mut self, _source: &str) -> (Learnt, Option<String>) {
        (Learnt::default(), Some("It cannot be read.".to_owned()))
    }

    fn remember(&mut self, _source: &str, _learnt: &Learnt) -> Result<(), String> {
        Err("the disk is full".to_owned())
    }
}

#[test]
fn a_full_disk_is_said_and_stops_neither_game_nor_learning() {
    let (mut hall, stage) = rolling(app(quick_game()).remembering(Box::new(FullDisk)));
    sees(&hall, "It cannot be read.");
    stage.call(open_on_second(97));
    hall.run_ok();
    press(&mut hall, &[Key::C]);
    sees(&hall, "not saved: the disk is full. The game goes on.");
    sees(&hall, "BEN'S TURN");
    assert_eq!(learnt(&stage), [false]);
    assert_ne!(**stage.learnt.borrow(), Experience::default());
}

/// Pictures of something red that opened on the second gate.
pub fn moments() -> Moments {
    let picture = table_picture();
    let cut = || imageops::crop_imm(&picture, 260, 120, 180, 180).to_image();
    let circle = |radius: f64| {
        (0..24).map(move |at| {
            let (sin, cos) = (f64::from(at) * 0.2618).sin_cos();
            [350.0 + radius * cos, 208.0 + radius * sin]
        })
    };
    Moments {
        corner: [260, 120],
        before: cut(),
        opening: Some(cut()),
        rest: cut(),
        ball_outline: circle(27.0).collect(),
        footprint: circle(9.0).collect(),
    }
}

/// Entries whose pictures were kept, and how many bytes each has.
type Kept = Rc<RefCell<Vec<(u32, usize)>>>;

/// A journal that keeps pictures, or does not.
struct Album(Kept, bool);

impl Keep for Album {
    fn keep(&mut self, _entry: &AnyEntry) -> Result<(), String> {
        Ok(())
    }

    fn keep_picture(&mut self, entry: u32, jpeg: &[u8]) -> Result<(), String> {
        if self.1 {
            return Err("the disk is full".to_owned());
        }
        image::load_from_memory(jpeg).map_err(|error| error.to_string())?;
        self.0.borrow_mut().push((entry, jpeg.len()));
        Ok(())
    }
}

fn with_album(is_full: bool) -> (Hall, Rc<Stage>, Kept) {
    let album = Rc::default();
    let keeper = Album(Rc::clone(&album), is_full);
    let (hall, stage) = rolling(app(quick_game()).kept_by(Some(Box::new(keeper)), None));
    *stage.moments.borrow_mut() = Some(Arc::new(moments()));
    (hall, stage, album)
}

#[test]
fn pictures_of_a_call_are_shown_with_its_reason_and_kept_with_its_entry() {
    let (mut hall, stage, album) = with_album(false);
    stage.call(open_on_second(97));
    hall.run_ok();
    press(&mut hall, &[Key::F1]);
    hall.run_ok();
    sees(&hall, "pictures: before, as it opened, at rest");
    press(&mut hall, &[Key::F1, Key::O]);
    press(&mut hall, &[Key::F1]);
    sees(&hall, "pictures: before, as it opened, at rest");
    press(&mut hall, &[Key::F1, Key::U]);
    let kept = album.borrow().clone();
    let [(entry, bytes)] = kept[..] else {
        panic!("{kept:?}");
    };
    assert_eq!(entry, 3);
    assert!(bytes <= 40_000, "{bytes}");
    press(&mut hall, &[Key::F1]);
    does_not_see(&hall, "pictures:");
}

#[test]
fn a_disk_that_takes_no_picture_stops_nothing() {
    let (mut hall, stage, _) = with_album(true);
    stage.call(open_on_second(97));
    hall.run_ok();
    press(&mut hall, &[Key::O]);
    sees(
        &hall,
        "The picture of this call is not saved: the disk is full.",
    );
    sees(&hall, "BEN'S TURN");
}

#[test]
fn nobody_who_wants_no_pictures_has_any_kept() {
    let (mut hall, stage, album) = with_album(false);
    press(&mut hall, &[Key::Escape, Key::E, Num7]);
    sees(&hall, "Pictures of calls");
    press(&mut hall, &[Key::A, Key::Escape]);
    stage.call(open_on_second(97));
    hall.run_ok();
    press(&mut hall, &[Key::O]);
    assert!(album.borrow().is_empty());
}

/// The colour of a ball that is clearly blue.
pub fn blue() -> Colour {
    let mut blue = Colour {
        word: Some(ColourWord::Blue),
        certainty_percent: 100,
        ..Colour::default()
    };
    blue.main_percents[ColourWord::Blue as usize] = 100;
    blue.pixel_percents[ColourWord::Blue as usize] = 90;
    blue
}

/// The same set-up, with a name and an Attribute for the first Bakugan.
pub fn with_attribute(setup: Setup, attribute: Attribute) -> Setup {
    let mut form = SetupForm::from(setup);
    let dragonoid = &mut form.players[0].bakugan[0];
    dragonoid.name = Some("Dragonoid".to_owned());
    dragonoid.attribute = Some(attribute);
    Setup::check(form).expect("it can be played")
}

#[test]
fn a_ball_of_another_colour_than_the_named_bakugan_is_told_and_blocks_nothing() {
    for (attribute, is_told) in [(Attribute::Pyrus, true), (Attribute::Aquos, false)] {
        let setup = with_attribute(Setup::quick("Mia", "Ben"), attribute);
        let (mut hall, stage) = rolling(app(Ledger::new(setup)));
        stage.call(rollcall::vision::Call {
            colour: blue(),
            ..open_on_second(97)
        });
        hall.run_ok();
        let words = "It looked blue, but Dragonoid is Pyrus.";
        if is_told {
            sees(&hall, words);
            sees(&hall, "Ben's turn");
        } else {
            does_not_see(&hall, "It looked blue, but");
        }
        press(&mut hall, &[Key::F1]);
        sees(&hall, "It looked blue while it rolled.");
        press(&mut hall, &[Key::F1, Key::O]);
        sees(&hall, "BEN'S TURN");
    }
}
