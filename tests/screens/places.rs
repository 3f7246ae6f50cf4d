//! The first screen, the first start, the camera's page, past matches.

use std::cell::{Cell, RefCell};
use std::path::Path;
use std::rc::Rc;

use eframe::egui::accesskit::Role;
use eframe::egui::{Key, Modifiers, vec2};
use egui_kittest::kittest::Queryable as _;
use rollcall::app::RefereeApp;
use rollcall::app::disk::MatchFolder;
use rollcall::app::keep::{GoneOn, Keep, LastMatch, PastMatch, Reading, Shelf};
use rollcall::app::play::AnySetup;
use rollcall::app::sources::{Opened, Sources};
use rollcall::camera::health::Trouble;
use rollcall::camera::phone::Address;
use rollcall::camera::{Note, View};
use rollcall::rules::{GameKind, MatchResult, Seat};
use rollcall::store::stamp_now;

use crate::hall::{
    Hall, HeldEye, Stage, choices, click, does_not_see, gates, hall, idle_app, kept_app, press,
    screen, sees, type_into,
};

/// Sources that remember what was chosen.
pub struct HeldSources {
    stage: Rc<Stage>,
    present: usize,
    chosen: Rc<RefCell<Vec<usize>>>,
    looked: Rc<Cell<u32>>,
    pub view: View,
    phone: Option<Address>,
}

impl HeldSources {
    pub fn new(stage: &Rc<Stage>) -> Self {
        Self {
            stage: Rc::clone(stage),
            present: 2,
            chosen: Rc::default(),
            looked: Rc::default(),
            view: View::default(),
            phone: None,
        }
    }
}

impl Sources for HeldSources {
    fn offered(&self) -> Vec<String> {
        ["Desk camera", "The simulated table", "No camera"]
            .map(str::to_owned)
            .to_vec()
    }

    fn present_place(&self) -> usize {
        self.present
    }

    fn choose(&mut self, place: usize) -> Opened {
        self.present = place;
        self.chosen.borrow_mut().push(place);
        if place == 2 {
            return (None, None);
        }
        self.stage.start();
        (Some(Box::new(HeldEye(Rc::clone(&self.stage)))), None)
    }

    fn choose_simulated(&mut self) -> Opened {
        self.choose(1)
    }

    fn choose_phone(&mut self, address: Address) -> Opened {
        self.phone = Some(address);
        self.choose(0)
    }

    fn phone(&self) -> Option<Address> {
        self.phone.clone()
    }

    fn view(&self) -> View {
        self.view
    }

    fn turn_to(&mut self, view: View) -> Opened {
        self.view = view;
        self.choose(self.present)
    }

    fn look_again(&mut self) {
        self.looked.set(self.looked.get() + 1);
    }

    fn present(&self) -> String {
        self.offered()[self.present].clone()
    }

    fn words(&self) -> String {
        ["camera", "simulated", ""][self.present].to_owned()
    }
}

fn at_home(folder: &Path) -> Hall {
    let shelf = MatchFolder::open(folder).expect("it can be used");
    hall(RefereeApp::new(stamp_now).kept_by(None, Some(Box::new(shelf))))
}

/// A match of these games by the rules that ask nothing, with a few steps each.
fn play_some(folder: &Path) {
    let mut first = at_home(folder);
    press(&mut first, &[Key::Num1, Key::D]);
    type_into(&mut first, "Seat 1", "Mia");
    press(&mut first, &[Key::Escape]);
    type_into(&mut first, "Seat 2", "Ben");
    press(&mut first, &[Key::Enter, Key::Enter, Key::Num1, Key::Num1]);
    sees(&first, "BEN'S TURN");
    press(&mut first, &[Key::Escape]);
    click(&mut first, "To the first screen");
    press(&mut first, &[Key::Num4, Key::D]);
    type_into(&mut first, "Seat 1", "Zoe");
    press(&mut first, &[Key::Enter]);
    sees(&first, "Zoe goes first");
}

#[track_caller]
fn wait_until(hall: &mut Hall, words: &str) {
    for _ in 0..200 {
        if screen(hall).contains(words) {
            return;
        }
        std::thread::sleep(std::time::Duration::from_millis(10));
        hall.run_steps(1);
    }
    sees(hall, words);
}

#[test]
fn the_first_screen_leads_everywhere_and_back() {
    let mut hall = hall(idle_app());
    sees(&hall, "[1] Bakugan");
    sees(&hall, "No camera. Every game works without one.");
    for (key, words) in [
        (Key::P, "No match has been played yet"),
        (Key::C, "Look for cameras"),
        (Key::S, "Everything is kept at once"),
    ] {
        press(&mut hall, &[key]);
        if key == Key::C {
            sees(&hall, "Camera and table");
        } else {
            sees(&hall, words);
        }
        press(&mut hall, &[Key::Escape]);
        sees(
            &hall,
            "The referee beside your table".split(' ').next().unwrap(),
        );
        sees(&hall, "[P] Past matches");
    }
    for words in ["Past matches", "Camera and table", "Settings"] {
        click(&mut hall, words);
        does_not_see(&hall, "[P] Past matches");
        click(&mut hall, "Back");
        sees(&hall, "[P] Past matches");
    }
}

#[test]
fn the_first_start_has_three_steps_and_never_comes_back_by_itself() {
    let mut first = choices();
    first.preferences.is_welcomed = false;
    let (app, kept) = kept_app(&first);
    let stage = Rc::new(Stage::default());
    let sources = HeldSources::new(&stage);
    let chosen = Rc::clone(&sources.chosen);
    let mut hall = hall(app.offered(Box::new(sources)));
    sees(&hall, "Welcome to Rollcall | step 1 of 3");
    press(&mut hall, &[Key::Enter]);
    sees(&hall, "step 2 of 3");
    press(&mut hall, &[Key::Backspace, Key::Enter, Key::Enter]);
    sees(&hall, "step 3 of 3");
    press(&mut hall, &[Key::Num1]);
    assert_eq!(*chosen.borrow(), [0]);
    sees(&hall, "(*) [1] Desk camera");
    press(&mut hall, &[Key::Enter]);
    sees(&hall, "[P] Past matches");
    let last = kept.borrow().last().expect("it was kept").clone();
    assert!(last.preferences.is_welcomed);
    // Later it is there when it is asked for.
    let mut again = crate::hall::hall(kept_app(&last).0);
    sees(&again, "[P] Past matches");
    press(&mut again, &[Key::S, Key::W]);
    sees(&again, "step 1 of 3");
    press(&mut again, &[Key::Escape]);
    sees(&again, "Everything is kept at once");
}

#[test]
fn the_first_start_can_be_skipped_or_lead_to_the_simulated_table() {
    let mut first = choices();
    first.preferences.is_welcomed = false;
    let (app, kept) = kept_app(&first);
    let mut skipped = hall(app);
    click(&mut skipped, "Skip");
    sees(&skipped, "[P] Past matches");
    assert!(
        kept.borrow()
            .last()
            .expect("it was kept")
            .preferences
            .is_welcomed
    );
    let stage = Rc::new(Stage::default());
    let sources = HeldSources::new(&stage);
    let chosen = Rc::clone(&sources.chosen);
    let mut tried = hall(kept_app(&first).0.offered(Box::new(sources)));
    press(&mut tried, &[Key::Enter, Key::T]);
    assert_eq!(*chosen.borrow(), [1]);
    sees(&tried, "PLAYER 1'S TURN");
}

#[test]
fn the_camera_is_chosen_and_its_gates_are_shown_and_moved_by_keys() {
    let stage = Rc::new(Stage::default());
    let sources = HeldSources::new(&stage);
    let (chosen, looked) = (Rc::clone(&sources.chosen), Rc::clone(&sources.looked));
    let mut hall = hall(idle_app().offered(Box::new(sources)));
    press(&mut hall, &[Key::C]);
    sees(&hall, "(*) [3] No camera");
    sees(&hall, "No camera is chosen");
    hall.get_by_role_and_label(Role::RadioButton, "Desk camera")
        .click();
    hall.run_steps(4);
    assert_eq!(*chosen.borrow(), [0]);
    sees(&hall, "ok I see 2 gates.");
    hall.get_by_label("corner 3 of Gate 2");
    hall.key_press(Key::K);
    hall.run_steps(2);
    sees(&hall, "Corner 1 of Gate 1: the arrow keys move it");
    hall.key_press_modifiers(Modifiers::SHIFT, Key::ArrowLeft);
    hall.run_steps(2);
    let laid = stage.laid.borrow().clone().expect("the camera was told");
    let (before, after) = (
        gates()[0].corners_in_image[0],
        laid.gates()[0].corners_in_image[0],
    );
    assert_eq!((after[0], after[1]), (before[0] - 8.0, before[1]));
    hall.key_press(Key::N);
    hall.run_steps(2);
    assert_eq!(looked.get(), 1);
    hall.key_press(Key::Escape);
    hall.run_steps(2);
    sees(&hall, "I can see 2 gates");
}

#[test]
fn a_phone_is_typed_in_remembered_and_its_password_is_not_shown() {
    let stage = Rc::new(Stage::default());
    let (app, kept) = kept_app(&choices());
    let sources = HeldSources::new(&stage);
    let chosen = Rc::clone(&sources.chosen);
    let mut hall = hall(app.offered(Box::new(sources)));
    press(&mut hall, &[Key::C, Key::H]);
    sees(&hall, "A phone as the camera");
    type_into(&mut hall, "Address", "rtsp://mia:secret@phone");
    press(&mut hall, &[Key::Enter]);
    sees(&hall, "Only addresses that begin with http:// can be used.");
    does_not_see(&hall, "secret");
    assert!(chosen.borrow().is_empty());
    press(&mut hall, &[Key::Escape, Key::H]);
    does_not_see(&hall, "Only addresses");
    type_into(&mut hall, "Address", "http://mia:secret@10.0.0.7");
    press(&mut hall, &[Key::Enter]);
    does_not_see(&hall, "A phone as the camera");
    assert_eq!(*chosen.borrow(), [0]);
    let last = kept.borrow().last().expect("it was kept").clone();
    assert_eq!(
        last.preferences.phone,
        "http://mia:secret@10.0.0.7:8080/video"
    );
    press(&mut hall, &[Key::H]);
    let field = hall.get_by_role_and_label(Role::TextInput, "Address");
    let shown = field.value().unwrap_or_default();
    assert_eq!(shown, "http://mia:***@10.0.0.7:8080/video");
    press(&mut hall, &[Key::Enter]);
    let last = kept.borrow().last().expect("it was kept").clone();
    assert!(last.preferences.phone.contains("mia:secret@"));
}

#[test]
fn the_picture_is_turned_and_mirrored_by_keys_and_that_is_remembered() {
    let stage = Rc::new(Stage::default());
    let (app, kept) = kept_app(&choices());
    let mut hall = hall(app.offered(Box::new(HeldSources::new(&stage))));
    press(&mut hall, &[Key::C]);
    does_not_see(&hall, "[T] Turn");
    press(&mut hall, &[Key::Num1, Key::T, Key::T, Key::M]);
    let views = || {
        let kept = kept.borrow();
        let last = kept.last().expect("it was kept");
        last.preferences.views.clone()
    };
    assert_eq!(
        views(),
        [("camera".to_owned(), "180 mirrored".to_owned())].into()
    );
    press(&mut hall, &[Key::M]);
    for _ in 0..2 {
        // The keyboard brings it into sight.
        hall.get_by_role_and_label(Role::Button, "Turn").focus();
        hall.run_ok();
        click(&mut hall, "Turn");
    }
    assert!(views().is_empty(), "as it comes");
}

#[test]
fn what_is_wrong_with_the_picture_is_said_calmly_and_taken_back() {
    let stage = Rc::new(Stage::default());
    let mut hall = hall(idle_app().offered(Box::new(HeldSources::new(&stage))));
    press(&mut hall, &[Key::C, Key::Num1]);
    stage.note(Note::Health(Some(Trouble::TooDark)));
    hall.run_steps(2);
    sees(
        &hall,
        "! The picture is too dark. Make more light on the table.",
    );
    stage.note(Note::Health(None));
    hall.run_steps(2);
    does_not_see(&hall, "too dark");
}

#[test]
fn the_camera_is_checked_from_the_set_up_and_that_comes_back() {
    let mut hall = hall(idle_app());
    press(&mut hall, &[Key::Num1, Key::A, Key::Escape, Key::C]);
    sees(&hall, "Camera and table");
    press(&mut hall, &[Key::Escape]);
    sees(&hall, "New match: Bakugan");
    sees(&hall, "3 Player 3");
}

#[test]
fn past_matches_are_listed_searched_read_and_gone_on_with() {
    let folder = tempfile::tempdir().expect("a folder");
    play_some(folder.path());
    let mut hall = at_home(folder.path());
    sees(&hall, "LAST MATCH\nBratz: Got Five, Zoe's turn");
    press(&mut hall, &[Key::P]);
    wait_until(&mut hall, "Past matches | 2 matches");
    // The newest first.
    sees(&hall, "> today at ");
    sees(&hall, "| Bratz: Got Five | Zoe, Ben | not finished");
    press(&mut hall, &[Key::ArrowDown]);
    let text = screen(&hall);
    let chosen = text.lines().find(|line| line.starts_with("> "));
    assert!(
        chosen.is_some_and(|line| line.contains("| Bakugan | Mia, Ben")),
        "{text}"
    );
    press(&mut hall, &[Key::Slash]);
    type_into(&mut hall, "Search past matches", "zoe five");
    does_not_see(&hall, "Mia, Ben");
    press(&mut hall, &[Key::Escape]);
    type_into(&mut hall, "Search past matches", "mia");
    does_not_see(&hall, "Zoe, Ben");
    press(&mut hall, &[Key::Enter]);
    sees(&hall, "Mia rolls Bakugan 1");
    sees(&hall, "steps in its log");
    press(&mut hall, &[Key::Escape]);
    sees(&hall, "| Mia, Ben |");
    click(&mut hall, "Go on with it");
    sees(&hall, "BEN'S TURN");
    press(&mut hall, &[Key::Num1]);
    sees(&hall, "Ben rolls Bakugan 1");
    // The match in play is only shown, not opened twice.
    press(&mut hall, &[Key::Escape]);
    click(&mut hall, "To the first screen");
    press(&mut hall, &[Key::P]);
    wait_until(&mut hall, "Past matches | 2 matches");
    click(&mut hall, "Go on with it");
    sees(&hall, "Ben rolls Bakugan 1");
    does_not_see(&hall, "cannot be opened");
}

#[test]
fn damaged_files_are_listed_with_a_sentence_and_left_as_they_are() {
    let folder = tempfile::tempdir().expect("a folder");
    play_some(folder.path());
    let mut paths: Vec<_> = std::fs::read_dir(folder.path())
        .expect("a folder")
        .map(|item| item.expect("a file").path())
        .filter(|path| path.extension().is_some_and(|kind| kind == "journal"))
        .collect();
    paths.sort();
    let bakugan = &paths[0];
    let text = std::fs::read_to_string(bakugan).expect("it is text");
    let broken: Vec<String> = text
        .lines()
        .enumerate()
        .map(|(line, words)| {
            if line == 2 {
                "(oops".to_owned()
            } else {
                words.to_owned()
            }
        })
        .collect();
    std::fs::write(bakugan, broken.join("\n") + "\n").expect("it is written");
    let nonsense = folder.path().join("99999999999999-001-bakugan.journal");
    std::fs::write(&nonsense, "this is no match\n").expect("it is written");
    let before = std::fs::read(bakugan).expect("it is there");
    let mut hall = at_home(folder.path());
    press(&mut hall, &[Key::P]);
    wait_until(&mut hall, "Past matches | 3 matches");
    sees(&hall, "cannot be read");
    sees(&hall, "! This file cannot be read: ");
    // Nothing can be opened there.
    press(&mut hall, &[Key::Enter]);
    sees(&hall, "Past matches | 3 matches");
    press(&mut hall, &[Key::ArrowDown, Key::ArrowDown]);
    sees(&hall, "! Line 3 of its file cannot be read");
    press(&mut hall, &[Key::Enter]);
    sees(&hall, "1 step in its log");
    assert_eq!(std::fs::read(bakugan).expect("it is there"), before);
    assert_eq!(
        std::fs::read_to_string(&nonsense).expect("it is there"),
        "this is no match\n"
    );
}

/// A shelf whose matches come one at a time.
struct SlowShelf(Rc<Cell<usize>>);

struct SlowReading {
    allowed: Rc<Cell<usize>>,
    given: usize,
}

const MATCHES: usize = 40;

impl Reading for SlowReading {
    fn more(&mut self) -> (Vec<PastMatch>, usize) {
        let upto = self.allowed.get().min(MATCHES);
        let more = (self.given..upto).map(|number| PastMatch {
            id: format!("{number}"),
            kind: Some(GameKind::Kaboodl),
            players: vec![(format!("Kid {number}"), 3), ("Ben".to_owned(), 7)],
            begun_millis: Some(1_700_000_000_000),
            result: Some(MatchResult::Won(Seat(1))),
            entries: 9,
            ..PastMatch::default()
        });
        let more: Vec<PastMatch> = more.collect();
        self.given = upto;
        (more, MATCHES - upto)
    }
}

impl Shelf for SlowShelf {
    fn begin(&mut self, _setup: &AnySetup) -> Result<Box<dyn Keep>, String> {
        Err("no".to_owned())
    }

    fn last(&mut self) -> Option<LastMatch> {
        None
    }

    fn go_on(&mut self) -> Result<GoneOn, String> {
        Err("no".to_owned())
    }

    fn look_through(&mut self) -> Result<Box<dyn Reading>, String> {
        Ok(Box::new(SlowReading {
            allowed: Rc::clone(&self.0),
            given: 0,
        }))
    }
}

#[test]
fn matches_are_read_while_the_screen_goes_on() {
    let allowed = Rc::new(Cell::new(0));
    let shelf = SlowShelf(Rc::clone(&allowed));
    let mut hall = hall(idle_app().kept_by(None, Some(Box::new(shelf))));
    hall.key_press(Key::P);
    hall.run_steps(2);
    sees(&hall, "40 more matches are being read");
    allowed.set(25);
    hall.run_steps(2);
    sees(&hall, "15 more matches are being read");
    hall.key_press(Key::ArrowDown);
    hall.run_steps(2);
    sees(&hall, "Kid 1: 3");
    allowed.set(40);
    hall.run_steps(2);
    sees(&hall, "Past matches | 40 matches");
    does_not_see(&hall, "being read");
}

#[test]
fn everything_on_the_pages_can_be_reached_at_twice_the_size() {
    let mut hall = crate::hall::hall_of_size(idle_app(), vec2(640.0, 360.0), 1.0);
    for (key, words) in [
        (Key::P, "Back"),
        (Key::C, "Look for cameras"),
        (Key::S, "First steps again"),
    ] {
        press(&mut hall, &[key]);
        hall.get_by_role_and_label(Role::Button, words);
        press(&mut hall, &[Key::Escape]);
    }
    for words in ["Past matches", "Camera and table", "Settings"] {
        hall.get_by_role_and_label(Role::Button, words);
    }
}
