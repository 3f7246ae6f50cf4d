//! The screen in a harness: a real app, a camera held in the hand, keys by name.

use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::sync::Arc;

use eframe::egui::accesskit::Role;
use eframe::egui::{Key, Modifiers, Vec2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use image::RgbImage;
use rollcall::app::RefereeApp;
use rollcall::app::arbiter::TrustByKind;
use rollcall::app::eye::{Eye, Hands};
use rollcall::app::keep::{Choices, Preferences};
use rollcall::app::keys::Keys;
use rollcall::app::play::Play;
use rollcall::app::theme::{self, Scheme};
use rollcall::camera::cards_seen::CardsSeen;
use rollcall::camera::ring::coded;
use rollcall::camera::threads::{Note, Noted, Seen};
use rollcall::camera::{KeptFrame, Ring, SourceInfo};
use rollcall::rules::bakugan::{Bakugan, Setup};
use rollcall::rules::{Ledger, Stamp, Table};
use rollcall::vision::cards::CardChange;
use rollcall::vision::colour::Colour;
use rollcall::vision::detector::{Look, Motion};
use rollcall::vision::experience::{Experience, Shift, Traits};
use rollcall::vision::moments::Moments;
use rollcall::vision::{Alternative, Call, Frame, GateInImage, OpenGate, Place, Pose, Rig};

/// Where the two gates lie in the made-up picture of 640 x 480.
pub const GATES: [[[f64; 2]; 4]; 2] = [
    [
        [250.0, 150.0],
        [316.0, 152.0],
        [312.0, 250.0],
        [244.0, 246.0],
    ],
    [
        [318.0, 152.0],
        [384.0, 156.0],
        [384.0, 256.0],
        [314.0, 250.0],
    ],
];

/// The app in a harness.
pub type Hall = Harness<'static, RefereeApp>;

/// What a test puts before the camera.
#[derive(Default)]
pub struct Stage {
    pub notes: RefCell<Vec<Note>>,
    pub frame_number: Cell<u64>,
    pub picture: RefCell<Option<Arc<RgbImage>>>,
    pub hand_in_view: Cell<bool>,
    /// The cards that the judge has found by itself; without them it has the two gates by hand.
    pub cards: RefCell<Option<CardsSeen>>,
    /// The set-up that was laid by hand last.
    pub laid: RefCell<Option<Rig>>,
    /// Pictures that come with the next calls.
    pub moments: RefCell<Option<Arc<Moments>>>,
    /// The last seconds, where they are held.
    pub ring: RefCell<Option<Arc<Ring>>>,
    pub throws: Cell<u32>,
    /// How often two balls were thrown at once.
    pub double_throws: Cell<u32>,
    /// So many rolls the judge was told to expect.
    pub expected: Cell<u8>,
    /// What the judge was told of the referee's corrections last.
    pub learnt: RefCell<Arc<Experience>>,
    pub is_busy: Cell<bool>,
    /// Gates in the field, and the gate under each standing Bakugan.
    pub arranged: RefCell<Vec<(Vec<usize>, Vec<usize>)>>,
}

/// A camera that shows what the test says.
pub struct HeldEye(pub Rc<Stage>);

pub fn gates() -> Vec<GateInImage> {
    GATES
        .iter()
        .enumerate()
        .map(|(index, corners)| GateInImage {
            index,
            corners_in_image: *corners,
        })
        .collect()
}

impl Stage {
    fn frame(&self) -> Arc<Frame> {
        let picture = match &*self.picture.borrow() {
            Some(picture) => RgbImage::clone(picture),
            None => table_picture(),
        };
        Arc::new(Frame {
            number: self.frame_number.get(),
            at_millis: self.frame_number.get() * 33,
            picture,
        })
    }

    pub fn start(&self) {
        self.notes.borrow_mut().push(Note::Started(SourceInfo {
            name: "test camera".to_owned(),
            fps: 30.0,
            size: (640, 480),
            rig: None,
            live: true,
        }));
        self.frame_number.set(1);
    }

    /// The last seconds are held from now on, up to some frames after the next call: a ball comes from the right and lies
    /// on the second gate.
    pub fn hold_last_seconds(&self) {
        let ring = Ring::default();
        // It has run for a while.
        let now = self.frame_number.get() + 100;
        self.frame_number.set(now);
        let rolling = [0_i64, 90, 180]
            .map(|right| coded(&picture_with_ball(right)).expect("it can be coded"));
        let empty = coded(&picture_with_ball(2_000)).expect("it can be coded");
        for number in now.saturating_sub(60).max(1)..=now + 100 {
            let jpeg = match number.saturating_sub(now) {
                ..12 => &empty,
                12..16 => &rolling[2],
                16..20 => &rolling[1],
                _ => &rolling[0],
            };
            let times = (number, number * 33);
            ring.keep(KeptFrame::new(1, times, (640, 480), jpeg.clone()));
        }
        *self.ring.borrow_mut() = Some(Arc::new(ring));
    }

    /// The judge has found both gates.
    pub fn find_cards(&self) {
        let mut cards = CardsSeen::by_judge(1);
        cards.lying = [(0, 0), (1, 0)].into();
        *self.cards.borrow_mut() = Some(cards);
    }

    /// The judge notices this of the cards.
    pub fn change(&self, changes: &[CardChange]) {
        let mut cards = self.cards.borrow_mut();
        cards.as_mut().expect("cards were found").take(changes);
    }

    /// Where the cards lie; those behind the second in a row beside it.
    fn gates(&self) -> Vec<GateInImage> {
        let Some(cards) = &*self.cards.borrow() else {
            return gates();
        };
        let placed = cards.lying.keys().map(|index| {
            let place = (*index).min(1);
            let right = 70.0 * (index - place) as f64;
            GateInImage {
                index: *index,
                corners_in_image: GATES[place].map(|[x, y]| [x + right, y]),
            }
        });
        placed.collect()
    }

    /// The camera says something.
    pub fn note(&self, note: Note) {
        self.notes.borrow_mut().push(note);
    }

    /// The judge calls; the roll began ten frames from now.
    pub fn call(&self, mut call: Call) {
        let now = self.frame_number.get();
        call.roll_start_frame = now + 10;
        call.open_frame = call.open_frame.map(|_| now + 20);
        call.settle_frame = now + 30;
        call.call_frame = now + 45;
        self.frame_number.set(now + 45);
        self.tell(call);
    }

    /// The judge calls two rolls at once, which began ten frames from now; each with the frames from then to its opening.
    pub fn call_both(&self, calls: [(Call, Option<u64>); 2]) {
        let start = self.frame_number.get() + 10;
        self.frame_number.set(start + 60);
        for (mut call, opens_after) in calls {
            call.roll_start_frame = start;
            call.open_frame = opens_after.map(|after| start + after);
            call.settle_frame = start + 45;
            call.call_frame = start + 55;
            self.tell(call);
        }
    }

    fn tell(&self, call: Call) {
        self.notes.borrow_mut().push(Note::Call {
            call: Box::new(call),
            frame: self.frame(),
            gates: gates(),
            moments: self.moments.borrow().clone(),
        });
    }
}

impl Eye for HeldEye {
    fn notes(&mut self) -> Vec<Noted> {
        self.0
            .notes
            .borrow_mut()
            .drain(..)
            .map(|note| Noted { session: 1, note })
            .collect()
    }

    fn seen(&mut self) -> Option<Seen> {
        let number = self.0.frame_number.get();
        if number > 0 {
            self.0.frame_number.set(number + 1);
        }
        (number > 0).then(|| Seen {
            session: 1,
            frame: self.0.frame(),
            look: Look {
                motion: Motion::Calm,
                hand_in_view: self.0.hand_in_view.get(),
                call: None,
                followed: None,
                moments: None,
            },
            gates: self.0.gates(),
            cards: self.0.cards.borrow().clone().map(Arc::new),
        })
    }

    fn renew_judge(&mut self) {}

    fn lay_rig(&mut self, rig: Rig) {
        *self.0.laid.borrow_mut() = Some(rig);
    }

    fn learn(&mut self, experience: Arc<Experience>) {
        *self.0.learnt.borrow_mut() = experience;
    }

    fn expect_rolls(&mut self, rolls: u8) {
        self.0.expected.set(rolls);
    }

    fn retry(&mut self) {}

    fn ring(&mut self) -> Option<Arc<Ring>> {
        self.0.ring.borrow().clone()
    }
}

/// Hands that count what they are told.
pub struct HeldHands(pub Rc<Stage>);

impl Hands for HeldHands {
    fn throw(&mut self) {
        self.0.throws.set(self.0.throws.get() + 1);
    }

    fn throw_two(&mut self) {
        self.0.double_throws.set(self.0.double_throws.get() + 1);
    }

    fn arrange(&mut self, gates: &[usize], standing: &[usize]) {
        self.0
            .arranged
            .borrow_mut()
            .push((gates.to_vec(), standing.to_vec()));
    }

    fn is_busy(&mut self) -> bool {
        self.0.is_busy.get()
    }
}

/// Draws something red so many pixels to the right of where it lies on the second card.
fn draw_ball(picture: &mut RgbImage, right: i64) {
    for y in 180..236_u32 {
        for x in 322..378_u32 {
            let (dx, dy) = (f64::from(x) - 350.0, f64::from(y) - 208.0);
            let at = u32::try_from(i64::from(x) + right);
            if let Ok(at) = at
                && dx.hypot(dy) < 27.0
                && at < picture.width()
            {
                picture.put_pixel(at, y, image::Rgb([206, 58, 36]));
            }
        }
    }
}

/// The table with the ball so many pixels to the right.
fn picture_with_ball(right: i64) -> RgbImage {
    let mut picture = empty_table();
    draw_ball(&mut picture, right);
    picture
}

/// A table with two cards and something red on the second, all drawn.
pub fn table_picture() -> RgbImage {
    picture_with_ball(0)
}

/// A table with two cards.
fn empty_table() -> RgbImage {
    let mut picture = RgbImage::from_fn(640, 480, |x, y| {
        let grain = ((x * 7 + y * 13) % 11) as u8;
        image::Rgb([78 + grain, 76 + grain, 104 + grain])
    });
    for corners in GATES {
        for y in 100..300 {
            for x in 200..420 {
                let inside = (0..4).all(|side| {
                    let (a, b) = (corners[side], corners[(side + 1) % 4]);
                    let (px, py) = (f64::from(x), f64::from(y));
                    (b[0] - a[0]) * (py - a[1]) - (b[1] - a[1]) * (px - a[0]) >= 0.0
                });
                if inside {
                    picture.put_pixel(x, y, image::Rgb([84, 52, 30]));
                }
            }
        }
    }
    picture
}

/// A call: open on the second gate.
pub fn open_on_second(certainty_percent: u8) -> Call {
    Call {
        roll: 1,
        pose: Pose::Open,
        place: Place::On,
        gate: Some(1),
        gates: vec![1],
        open_gate: OpenGate::Gate(1),
        certainty_percent,
        asks: certainty_percent < 70,
        alternatives: vec![
            Alternative {
                pose: Pose::Closed,
                gate: Some(1),
                percent: 2,
            },
            Alternative {
                pose: Pose::Open,
                gate: Some(0),
                percent: 1,
            },
        ],
        roll_start_frame: 0,
        open_frame: Some(0),
        settle_frame: 0,
        call_frame: 0,
        box_in_image: Some([322.0, 180.0, 378.0, 236.0]),
        traits: Traits {
            values: vec![0.5; 15],
            open_log_odds: 3.0,
        },
        learnt: Shift::default(),
        colour: Colour::default(),
        let_go: None,
    }
}

/// Open on the first gate, which lies left of the second.
pub fn open_on_first(certainty_percent: u8) -> Call {
    Call {
        gate: Some(0),
        gates: vec![0],
        open_gate: OpenGate::Gate(0),
        box_in_image: Some([260.0, 180.0, 300.0, 220.0]),
        ..open_on_second(certainty_percent)
    }
}

/// A closed ball on the first gate.
pub fn closed_on_first() -> Call {
    Call {
        pose: Pose::Closed,
        gate: Some(0),
        gates: vec![0],
        open_gate: OpenGate::Nowhere,
        open_frame: None,
        box_in_image: Some([270.0, 180.0, 300.0, 210.0]),
        ..open_on_second(95)
    }
}

/// A quick game of Mia and Ben.
pub fn quick_game() -> Ledger<Bakugan> {
    Ledger::new(Setup::quick("Mia", "Ben"))
}

/// From the first question of a quick game to a tie in which both sides have named what they roll.
pub const TO_A_TIE: [Key; 9] = [
    Key::Enter,
    Key::Num1,
    Key::Num1,
    Key::Num1,
    Key::Num1,
    Key::Enter,
    Key::E,
    Key::Num2,
    Key::Num2,
];

/// An app without a match, whose clock goes on by seven seconds with every entry.
pub fn idle_app() -> RefereeApp {
    let clock = Cell::new(1_000_000_u64);
    RefereeApp::new(move || {
        clock.set(clock.get() + 7_000);
        Stamp::from_millis(clock.get())
    })
}

/// An app with a match of Bakugan in play.
pub fn app(game: Ledger<Bakugan>) -> RefereeApp {
    app_of(Table::Bakugan(game))
}

/// An app with a match in play.
pub fn app_of(table: Table) -> RefereeApp {
    idle_app().playing(Play::new(table))
}

/// The match of Bakugan in play.
#[track_caller]
pub fn bakugan(hall: &Hall) -> &Ledger<Bakugan> {
    let play = hall.state().play().expect("a match is in play");
    play.bakugan().expect("it is Bakugan")
}

/// The app in a window of this size.
pub fn hall_of_size(app: RefereeApp, size: Vec2, pixels_per_point: f32) -> Hall {
    // Longer than two presses in haste are apart.
    hall_with_step(app, size, pixels_per_point, 0.4)
}

/// The app in a window of 1280 x 720 whose keys follow each other within a twentieth of a second.
pub fn hall_in_haste(app: RefereeApp) -> Hall {
    hall_with_step(app, vec2(1280.0, 720.0), 1.0, 0.05)
}

fn hall_with_step(app: RefereeApp, size: Vec2, pixels_per_point: f32, step_seconds: f32) -> Hall {
    Harness::builder()
        .with_size(size)
        .with_pixels_per_point(pixels_per_point)
        .with_max_steps(12)
        .with_step_dt(step_seconds)
        .with_context_setup(|ctx| ctx.set_fonts(theme::fonts()))
        .build_ui_state(
            |ui, app: &mut RefereeApp| {
                let ctx = ui.ctx().clone();
                app.listen(&ctx);
                app.draw(ui);
            },
            app,
        )
}

/// The app in a window of 1280 x 720.
pub fn hall(app: RefereeApp) -> Hall {
    hall_of_size(app, vec2(1280.0, 720.0), 1.0)
}

/// Presses keys one after another.
#[track_caller]
pub fn press(hall: &mut Hall, keys: &[Key]) {
    for key in keys {
        hall.key_press(*key);
        hall.run_ok();
    }
}

/// Presses a key with Ctrl.
#[track_caller]
pub fn press_ctrl(hall: &mut Hall, key: Key) {
    hall.key_press_modifiers(Modifiers::COMMAND, key);
    hall.run_ok();
}

/// What the screen says, as text.
pub fn screen(hall: &Hall) -> String {
    hall.state().model().text()
}

/// Fails with the whole screen when these words are not on it.
#[track_caller]
pub fn sees(hall: &Hall, words: &str) {
    let screen = screen(hall);
    assert!(
        screen.contains(words),
        "{words:?} is not on the screen:\n{screen}"
    );
}

/// Fails with the whole screen when these words are on it.
#[track_caller]
pub fn does_not_see(hall: &Hall, words: &str) {
    let screen = screen(hall);
    assert!(
        !screen.contains(words),
        "{words:?} is on the screen:\n{screen}"
    );
}

/// Clicks the button with these words.
#[track_caller]
pub fn click(hall: &mut Hall, words: &str) {
    hall.get_by_role_and_label(Role::Button, words).click();
    hall.run_ok();
}

/// Types into the field with these words.
#[track_caller]
pub fn type_into(hall: &mut Hall, field: &str, words: &str) {
    hall.get_by_role_and_label(Role::TextInput, field).focus();
    hall.run_ok();
    hall.get_by_role_and_label(Role::TextInput, field)
        .type_text(words);
    hall.run_ok();
}

/// Types into the one field of the screen.
#[track_caller]
pub fn type_into_only_field(hall: &mut Hall, words: &str) {
    hall.get_by_role(Role::TextInput).focus();
    hall.run_ok();
    hall.get_by_role(Role::TextInput).type_text(words);
    hall.run_ok();
}

/// What is kept of every choice, newest last.
pub type Kept = Rc<RefCell<Vec<Choices>>>;

/// What nobody has chosen yet.
pub fn choices() -> Choices {
    Choices {
        scheme: Scheme::Dark,
        zoom_percent: 100,
        trust: TrustByKind::default(),
        names: Vec::new(),
        keys: Keys::default(),
        source: String::new(),
        preferences: Preferences::default(),
    }
}

/// An app with these choices, and what it keeps of every change.
pub fn kept_app(choices: &Choices) -> (RefereeApp, Kept) {
    let kept: Kept = Rc::default();
    let keep = Rc::clone(&kept);
    let app = idle_app().choosing(
        choices,
        Some(Box::new(move |choices: &Choices| {
            keep.borrow_mut().push(choices.clone());
            Ok(())
        })),
    );
    (app, kept)
}
