//! Every state as a picture, to be looked at: written to the folder that ROLLCALL_PICTURES names.

mod games;

use std::path::PathBuf;
use std::rc::Rc;

use eframe::egui::{Key, Vec2, vec2};
use rollcall::app::theme::Scheme;

use rollcall::rules::tongue::{Tongue, speak};
use rollcall::rules::{Ledger, Table, bakugan, got_five};

use crate::a_match_by_keys::MIA_WINS;
use crate::hall::{
    Hall, HeldEye, Stage, app_of, hall_of_size, open_on_second, press, press_ctrl, quick_game,
};

fn folder() -> Option<PathBuf> {
    std::env::var_os("ROLLCALL_PICTURES").map(PathBuf::from)
}

/// A name of twenty letters, and one that is drawn with signs of its own.
const LONG: &str = "Maximilian-Alexander";
const EMOJI: &str = "Zoë 🚀🌈";

/// A quick game of Mia and Ben whose house rules ask.
fn asking() -> Table {
    let mut form = bakugan::Setup::quick("Mia", "Ben").form().clone();
    form.house = bakugan::HouseRules::as_printed();
    Table::Bakugan(Ledger::new(
        bakugan::Setup::check(form).expect("it is sound"),
    ))
}

struct Photographer {
    size: Vec2,
    pixels_per_point: f32,
    scheme: Scheme,
    zoom_percent: u16,
    suffix: &'static str,
}

impl Photographer {
    fn take(&self, name: &str, with_camera: bool, act: impl FnOnce(&mut Hall, &Stage)) {
        self.take_of(Table::Bakugan(quick_game()), name, with_camera, act);
    }

    fn take_of(
        &self,
        table: Table,
        name: &str,
        with_camera: bool,
        act: impl FnOnce(&mut Hall, &Stage),
    ) {
        let Some(folder) = folder() else {
            return;
        };
        // Those whose names have this in them alone.
        if std::env::var("ROLLCALL_PICTURES_NAMED").is_ok_and(|part| !name.contains(&part)) {
            return;
        }
        let stage = Rc::new(Stage::default());
        let mut app = app_of(table).coloured(self.scheme);
        if with_camera {
            stage.start();
            app = app.seen_by(Box::new(HeldEye(Rc::clone(&stage))), None);
        }
        let mut hall = hall_of_size(app, self.size, self.pixels_per_point);
        let steps = (self.zoom_percent - 100) / 10;
        for _ in 0..steps {
            press_ctrl(&mut hall, Key::Equals);
        }
        hall.run_ok();
        act(&mut hall, &stage);
        hall.run_ok();
        let picture = hall.render().expect("it can be rendered");
        std::fs::create_dir_all(&folder).expect("the folder can be made");
        picture
            .save(folder.join(format!("{name}{}.png", self.suffix)))
            .expect("it can be written");
    }

    /// The other games, and Bakugan with more players.
    fn take_games(&self) {
        self.take_kaboodl();
        self.take_all_out();
        self.take_got_five();
        for (name, names) in [
            ("26-bakugan-three", &["Mia", "Ben", LONG][..]),
            ("27-bakugan-four", &["Mia", "Ben", LONG, "Tom"][..]),
        ] {
            let setup = bakugan::Setup::quick_for(names);
            let table = Table::Bakugan(Ledger::new(setup));
            self.take_of(table.clone(), name, false, |hall, _| {
                press(hall, &[Key::Enter, Key::Num1, Key::Num2, Key::Num2, Key::X]);
            });
            self.take_of(table, &format!("{name}-gates"), false, |_, _| {});
        }
        self.take("28-beside", false, |hall, _| {
            press(hall, &[Key::Enter, Key::Num1, Key::Num1, Key::M]);
        });
        self.take("29-tie", false, |hall, _| {
            press(
                hall,
                &[
                    Key::Enter,
                    Key::Num1,
                    Key::Num1,
                    Key::Num1,
                    Key::Num1,
                    Key::Enter,
                    Key::E,
                ],
            );
            press(hall, &[Key::Num2, Key::Num2, Key::Enter]);
        });
        self.take("30-fix", false, |hall, _| {
            press(
                hall,
                &[
                    Key::Enter,
                    Key::Num1,
                    Key::Num1,
                    Key::Num1,
                    Key::Num1,
                    Key::B,
                    Key::Num1,
                ],
            );
        });
        self.take("33-rules", false, |hall, _| {
            press(hall, &[Key::Enter, Key::Num1, Key::Num1, Key::F2]);
        });
        self.take("34-correction", false, |hall, _| {
            press(
                hall,
                &[Key::Enter, Key::Num1, Key::Num1, Key::Num1, Key::Num2],
            );
            press(
                hall,
                &[
                    Key::G,
                    Key::ArrowDown,
                    Key::ArrowDown,
                    Key::Enter,
                    Key::Num4,
                ],
            );
        });
        self.take("31-home", false, |hall, _| {
            press(hall, &[Key::Escape, Key::H]);
        });
        self.take_of(asking(), "32-ruling", false, |hall, _| {
            press(hall, &[Key::Enter, Key::Num1, Key::C]);
        });
        self.take_of(asking(), "32-ruling-in-battle", false, |hall, _| {
            press(
                hall,
                &[Key::Enter, Key::Num1, Key::Num1, Key::Num1, Key::Num1],
            );
            press(hall, &[Key::Enter, Key::D]);
        });
    }

    fn take_all(&self) {
        match std::env::var("ROLLCALL_PICTURES_OF").as_deref() {
            Ok("kaboodl") => return self.take_kaboodl(),
            Ok("german") => return,
            Ok("all-out") => return self.take_all_out(),
            Ok("got-five") => return self.take_got_five(),
            _ => {}
        }
        self.take_games();
        self.take("1-set-gates", false, |_, _| {});
        self.take("2-roll", true, |hall, _| press(hall, &[Key::Enter]));
        self.take("3-rolling", true, |hall, _| {
            press(hall, &[Key::Enter, Key::Num1])
        });
        self.take("4-call", true, |hall, stage| {
            press(hall, &[Key::Enter, Key::Num1, Key::Num2, Key::Num1]);
            stage.call(open_on_second(97));
        });
        self.take("5-not-sure", true, |hall, stage| {
            press(hall, &[Key::Enter, Key::Num1]);
            stage.call(open_on_second(58));
        });
        self.take("6-battle", false, |hall, _| {
            press(
                hall,
                &[
                    Key::Enter,
                    Key::Num1,
                    Key::Num2,
                    Key::Num1,
                    Key::Num2,
                    Key::Enter,
                ],
            );
        });
        self.take("7-more", false, |hall, _| {
            press(hall, &[Key::Enter, Key::Num1, Key::M])
        });
        self.take("8-menu", false, |hall, _| {
            press(hall, &[Key::Enter, Key::Escape])
        });
        self.take("9-why", false, |hall, _| {
            press(hall, &[Key::Enter, Key::Num1, Key::C, Key::F1])
        });
        self.take("10-undone", true, |hall, _| {
            press(hall, &[Key::Enter, Key::Num1, Key::Num2, Key::U]);
        });
        self.take("11-log", false, |hall, _| {
            press(
                hall,
                &[Key::Enter, Key::Num1, Key::Num2, Key::Num2, Key::X, Key::G],
            );
        });
        self.take("12-typing", false, |hall, _| {
            press(
                hall,
                &[
                    Key::Enter,
                    Key::Num1,
                    Key::Num2,
                    Key::Num1,
                    Key::Num2,
                    Key::Enter,
                    Key::T,
                ],
            );
        });
        self.take("13-over", false, |hall, _| press(hall, &MIA_WINS));
        self.take("14-notice", false, |hall, _| {
            press(hall, &[Key::Enter]);
            hall.state_mut().warn(
                "camera",
                "The camera is used by another program. Close it there, or go on by hand; it is tried again.",
            );
        });
        self.take("16-audience", true, |hall, stage| {
            press(hall, &[Key::Enter, Key::Num1, Key::Num2, Key::Num1]);
            stage.call(open_on_second(97));
            hall.run_ok();
            press(hall, &[Key::O, Key::F9]);
        });
        let four = bakugan::Setup::quick_for(&[LONG, EMOJI, "Zoe", "Ben"]);
        self.take_of(
            Table::Bakugan(Ledger::new(four)),
            "17-audience-of-four",
            false,
            |hall, _| {
                press(hall, &[Key::Enter, Key::Num1, Key::Num2, Key::F9]);
            },
        );
        self.take_of(
            crate::kaboodl::kaboodl_of(&["Mia", "Ben", "Zoe", LONG, "Tom", "Ida"]),
            "18-audience-of-kaboodl",
            false,
            |hall, _| press(hall, &[Key::Q, Key::W, Key::F9]),
        );
        self.take_of(
            Table::GotFive(Ledger::new(got_five::Setup::quick(&["Mia", "Ben"]))),
            "19-audience-of-got-five",
            false,
            |hall, _| press(hall, &[Key::F9]),
        );
        for (name, keys) in [
            ("35-tools", &[Key::F4][..]),
            ("35-tools-coin", &[Key::F4, Key::Num1]),
            ("35-tools-dice", &[Key::F4, Key::Num2, Key::Num3]),
            ("35-tools-lot", &[Key::F4, Key::Num3]),
            (
                "35-tools-vote",
                &[Key::F4, Key::Num4, Key::Enter, Key::Num1],
            ),
            ("35-tools-clock", &[Key::F4, Key::Num5, Key::Num3]),
            ("35-tools-review", &[Key::F4, Key::Num6, Key::Num1]),
        ] {
            self.take(name, false, |hall, _| {
                press(hall, &[Key::Enter, Key::Num1, Key::Num2]);
                press(hall, keys);
            });
        }
        self.take("15-new-match", false, |hall, _| {
            press(hall, &[Key::Escape, Key::N])
        });
    }
}

#[test]
fn dark() {
    Photographer {
        size: vec2(1280.0, 720.0),
        pixels_per_point: 1.0,
        scheme: Scheme::Dark,
        zoom_percent: 100,
        suffix: "",
    }
    .take_all();
}

#[test]
fn light() {
    Photographer {
        size: vec2(1280.0, 720.0),
        pixels_per_point: 1.0,
        scheme: Scheme::Light,
        zoom_percent: 100,
        suffix: "-light",
    }
    .take_all();
}

#[test]
fn high_contrast_at_twice_the_size() {
    Photographer {
        size: vec2(1280.0, 720.0),
        pixels_per_point: 2.0,
        scheme: Scheme::HighContrast,
        zoom_percent: 100,
        suffix: "-contrast",
    }
    .take_all();
}

#[test]
fn everything_half_again_as_large() {
    Photographer {
        size: vec2(1280.0, 720.0),
        pixels_per_point: 1.0,
        scheme: Scheme::Dark,
        zoom_percent: 150,
        suffix: "-150",
    }
    .take_all();
}

#[test]
fn everything_twice_as_large() {
    Photographer {
        size: vec2(1280.0, 720.0),
        pixels_per_point: 1.0,
        scheme: Scheme::Light,
        zoom_percent: 200,
        suffix: "-200",
    }
    .take_all();
}

#[test]
fn in_german() {
    speak(Tongue::German);
    for (zoom_percent, suffix) in [(100, "-german"), (200, "-german-200")] {
        Photographer {
            size: vec2(1280.0, 720.0),
            pixels_per_point: 1.0,
            scheme: Scheme::Dark,
            zoom_percent,
            suffix,
        }
        .take_german_games();
    }
}
