//! Every state of every screen, each reached by keys, in one list: tests walk over it, and pictures are taken of it.

mod around;
mod bakugan;
mod games;

use std::rc::Rc;

use eframe::egui::{Key, Vec2, vec2};
use rollcall::app::RefereeApp;
use rollcall::app::theme::Scheme;
use rollcall::rules::Table;
use rollcall::rules::tongue::{Tongue, speak};

use crate::hall::{Hall, HeldEye, Stage, app_of, hall_of_size, press_ctrl};

/// A name of twenty letters, and one that is drawn with signs of its own.
const LONG: &str = "Maximilian-Alexander";
pub const EMOJI: &str = "Zoë 🚀🌈";

/// Names of twenty letters for everybody.
pub const ALL_LONG: [&str; 6] = [
    LONG,
    "Wilhelmina Margarete",
    "Konstantin-Emmanuele",
    "Annemarie-Mathildche",
    "Friedemann-Sebastian",
    "Magdalena Kunigundes",
];

/// The window that everything is drawn for.
pub const WINDOW: Vec2 = vec2(1280.0, 720.0);

/// How every state is shown, and what is done with each.
pub struct Walk<'a> {
    /// The window's size in points of the system.
    pub size: Vec2,
    /// Pixels of the screen for each of those points.
    pub pixels_per_point: f32,
    /// The colours.
    pub scheme: Scheme,
    /// How large everything was asked for.
    pub zoom_percent: u16,
    /// The language.
    pub tongue: Tongue,
    /// True when everybody's name has twenty letters.
    pub has_long_names: bool,
    /// The states that are gone to.
    pub wants: &'a dyn Fn(&str) -> bool,
    /// What is done there; told the state's name.
    pub visit: &'a dyn Fn(&str, &mut Hall),
}

impl<'a> Walk<'a> {
    /// Every state in English, dark, at 100 %.
    pub fn usual(visit: &'a dyn Fn(&str, &mut Hall)) -> Self {
        Self {
            size: WINDOW,
            pixels_per_point: 1.0,
            scheme: Scheme::Dark,
            zoom_percent: 100,
            tongue: Tongue::English,
            has_long_names: false,
            wants: &|_| true,
            visit,
        }
    }

    /// Goes to every state of a match.
    pub fn matches(&self) {
        self.bakugan();
        self.kaboodl();
        self.all_out();
        self.got_five();
        if self.tongue == Tongue::German {
            self.german_games();
        }
    }

    /// Goes to every state.
    pub fn everywhere(&self) {
        self.matches();
        self.around();
    }

    /// These names, or as many long ones.
    fn called<'n>(&self, names: &[&'n str]) -> Vec<&'n str> {
        if self.has_long_names {
            ALL_LONG[..names.len()].to_vec()
        } else {
            names.to_vec()
        }
    }

    /// A state of a quick game of Bakugan.
    fn scene(&self, name: &str, with_camera: bool, act: impl FnOnce(&mut Hall, &Stage)) {
        self.scene_of(self.quick(), name, with_camera, act);
    }

    /// A state of a match.
    fn scene_of(
        &self,
        table: Table,
        name: &str,
        with_camera: bool,
        act: impl FnOnce(&mut Hall, &Stage),
    ) {
        let stage = Rc::new(Stage::default());
        let mut app = app_of(table).coloured(self.scheme);
        if with_camera {
            stage.start();
            app = app.seen_by(Box::new(HeldEye(Rc::clone(&stage))), None);
        }
        self.scene_in(name, app, |hall| act(hall, &stage));
    }

    /// A state of this app.
    fn scene_in(&self, name: &str, app: RefereeApp, act: impl FnOnce(&mut Hall)) {
        if !(self.wants)(name) {
            return;
        }
        speak(self.tongue);
        let mut hall = hall_of_size(app, self.size, self.pixels_per_point);
        for _ in 0..(self.zoom_percent - 100) / 10 {
            press_ctrl(&mut hall, Key::Equals);
        }
        hall.run_ok();
        act(&mut hall);
        hall.remove_cursor();
        hall.run_ok();
        (self.visit)(name, &mut hall);
    }
}
