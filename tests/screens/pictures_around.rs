//! The screens around a match as pictures, to be looked at: written to the folder that ROLLCALL_PICTURES names.

use std::path::PathBuf;

use eframe::egui::accesskit::Role;
use eframe::egui::{Key, Vec2, vec2};
use egui_kittest::kittest::Queryable as _;
use rollcall::app::RefereeApp;
use rollcall::app::arbiter::TrustByKind;
use rollcall::app::keep::{Choices, Preferences};
use rollcall::app::keys::Keys;
use rollcall::app::theme::Scheme;
use rollcall::rules::tongue::{Tongue, speak};

use crate::hall::{Hall, click, hall_of_size, idle_app, press, press_ctrl, type_into};

struct Photographer {
    scheme: Scheme,
    zoom_percent: u16,
    size: Vec2,
    tongue: Tongue,
    suffix: &'static str,
}

fn names(names: &[&str]) -> Vec<String> {
    names.iter().map(|name| (*name).to_owned()).collect()
}

impl Photographer {
    fn app(&self, players: &[&str]) -> RefereeApp {
        let choices = Choices {
            scheme: self.scheme,
            zoom_percent: 100,
            trust: TrustByKind::default(),
            names: names(players),
            keys: Keys::default(),
            source: String::new(),
            preferences: Preferences {
                known_names: names(&["Tom", "Ada", "Grandma"]),
                language: Some(self.tongue),
                ..Preferences::default()
            },
        };
        idle_app().choosing(&choices, None)
    }

    fn take(&self, name: &str, app: RefereeApp, act: impl FnOnce(&mut Hall)) {
        let Some(folder) = std::env::var_os("ROLLCALL_PICTURES").map(PathBuf::from) else {
            return;
        };
        speak(self.tongue);
        let mut hall = hall_of_size(app, self.size, 1.0);
        for _ in 0..(self.zoom_percent - 100) / 10 {
            press_ctrl(&mut hall, Key::Equals);
        }
        hall.run_ok();
        act(&mut hall);
        hall.run_ok();
        let picture = hall.render().expect("it can be rendered");
        std::fs::create_dir_all(&folder).expect("the folder can be made");
        picture
            .save(folder.join(format!("{name}{}.png", self.suffix)))
            .expect("it can be written");
    }

    fn take_set_up(&self) {
        let three = || self.app(&["Mia", "Ben", "Zoe"]);
        self.take("set-up-1-three", three(), |hall| press(hall, &[Key::Num1]));
        self.take("set-up-2-drawn", three(), |hall| {
            press(hall, &[Key::Num1, Key::Enter, Key::F]);
        });
        self.take("set-up-3-names", three(), |hall| {
            press(hall, &[Key::Num1, Key::Num2]);
        });
        let six = self.app(&["Mia", "Ben", "Zoe", "Tom", "Alexandra", "Jo"]);
        self.take("set-up-4-kaboodl", six, |hall| {
            press(hall, &[Key::Num2, Key::F, Key::F, Key::F]);
        });
        if self.tongue != Tongue::English {
            return;
        }
        self.take("set-up-5-toys", three(), |hall| {
            press(hall, &[Key::Num1, Key::E]);
            type_into(hall, "Bakugan 1: name", "Manion");
            type_into(hall, "Bakugan 1: G-Power", "410");
            type_into(hall, "Bakugan 2: G-Power", "lots");
            click(hall, "Bakugan 1: Aquos");
            click(hall, "Bakugan 2: Pyrus");
        });
        self.take("set-up-6-cover", three(), |hall| {
            press(hall, &[Key::Num1, Key::E, Key::S]);
        });
        self.take("set-up-7-secret", three(), |hall| {
            press(hall, &[Key::Num1, Key::E, Key::S, Key::Enter]);
            type_into(hall, "Gate card 1", "Tsunami");
        });
        let four = self.app(&["Mia", "Ben", "Zoe", "Tom"]);
        self.take("set-up-8-four-with-toys", four, |hall| {
            press(hall, &[Key::Num1, Key::E]);
            type_into(hall, "Bakugan 1: name", "Manion");
            type_into(hall, "Bakugan 1: G-Power", "410");
            hall.get_by_role_and_label(Role::Button, "Bakugan 1: Aquos")
                .click();
            hall.run_ok();
            press(hall, &[Key::Escape]);
        });
        self.take("set-up-9-wrong", self.app(&["Mia", "Mia"]), |hall| {
            press(hall, &[Key::Num4]);
        });
    }

    fn take_all(&self) {
        self.take_set_up();
    }
}

const WINDOW: Vec2 = vec2(1280.0, 720.0);

fn photographer(scheme: Scheme, suffix: &'static str) -> Photographer {
    Photographer {
        scheme,
        zoom_percent: 100,
        size: WINDOW,
        tongue: Tongue::English,
        suffix,
    }
}

#[test]
fn around_dark() {
    photographer(Scheme::Dark, "").take_all();
}

#[test]
fn around_light() {
    photographer(Scheme::Light, "-light").take_all();
}

#[test]
fn around_high_contrast() {
    photographer(Scheme::HighContrast, "-contrast").take_all();
}

#[test]
fn around_german() {
    Photographer {
        tongue: Tongue::German,
        ..photographer(Scheme::Dark, "-german")
    }
    .take_all();
}

#[test]
fn around_twice_as_large() {
    Photographer {
        zoom_percent: 200,
        ..photographer(Scheme::Dark, "-200")
    }
    .take_all();
}
