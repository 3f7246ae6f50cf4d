//! Every state as a picture, to be looked at: written to the folder that ROLLCALL_PICTURES names.

use std::path::PathBuf;
use std::rc::Rc;

use eframe::egui::{Key, Vec2, vec2};
use rollcall::app::theme::Scheme;

use rollcall::rules::{Ledger, Table, bakugan};

use crate::got_five::{got_five_games, got_five_of, got_five_pack};
use crate::hall::{
    Hall, HeldEye, Stage, app_of, hall_of_size, open_on_second, press, press_ctrl, quick_game,
};
use crate::kaboodl::{
    GRID, answer_rulings, collect_all, kaboodl_asking, kaboodl_of, kaboodl_rounds,
};
use crate::other_games::all_out_of;

fn folder() -> Option<PathBuf> {
    std::env::var_os("ROLLCALL_PICTURES").map(PathBuf::from)
}

/// A name of twenty letters, and one that is drawn with signs of its own.
const LONG: &str = "Maximilian-Alexander";
const EMOJI: &str = "Zoë 🚀🌈";

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

    /// Every state of Kaboodl.
    fn take_kaboodl(&self) {
        let three = || kaboodl_of(&["Mia", "Ben", "Zoe"]);
        let six = || kaboodl_of(&["Mia", LONG, "Zoe", EMOJI, "Ida", "Leo"]);
        // A turn that collects the card of this key.
        let turn = |hall: &mut Hall, key| press(hall, &[Key::Enter, key, Key::Enter]);
        self.take_of(three(), "20-kaboodl-draw", false, |_, _| {});
        self.take_of(three(), "20-kaboodl-play", false, |hall, _| {
            for key in [Key::Q, Key::W, Key::E, Key::A, Key::S, Key::Z] {
                turn(hall, key);
            }
            press(hall, &[Key::Enter, Key::Num2]);
        });
        self.take_of(three(), "20-kaboodl-steal", false, |hall, _| {
            for key in [Key::Q, Key::W, Key::E, Key::R, Key::A, Key::S, Key::D] {
                turn(hall, key);
            }
            press(hall, &[Key::Enter, Key::R]);
        });
        self.take_of(three(), "20-kaboodl-steals", false, |hall, _| {
            turn(hall, Key::Q);
            turn(hall, Key::W);
            press(hall, &[Key::Enter, Key::Q, Key::W]);
        });
        self.take_of(three(), "20-kaboodl-too-late", false, |hall, _| {
            turn(hall, Key::Q);
            turn(hall, Key::Q);
        });
        for (name, names) in [
            ("21-kaboodl-two", &["Mia", LONG][..]),
            ("21-kaboodl-four", &["Mia", LONG, EMOJI, "Tom"][..]),
        ] {
            self.take_of(kaboodl_of(names), name, false, |hall, _| {
                for key in [
                    Key::Q,
                    Key::W,
                    Key::E,
                    Key::R,
                    Key::A,
                    Key::S,
                    Key::D,
                    Key::F,
                ] {
                    turn(hall, key);
                }
                press(hall, &[Key::Enter]);
            });
        }
        self.take_of(six(), "21-kaboodl-six", false, |hall, _| {
            for key in [Key::Q, Key::W, Key::E, Key::R, Key::A, Key::S, Key::D] {
                turn(hall, key);
            }
            press(hall, &[Key::Enter, Key::Q]);
        });
        let asking = kaboodl_asking(&["Mia", "Ben", "Zoe"]);
        self.take_of(asking, "21-kaboodl-ruling", false, |hall, _| {
            for key in &GRID[..11] {
                turn(hall, *key);
            }
            press(hall, &[Key::Enter, Key::V]);
        });
        self.take_of(three(), "21-kaboodl-over", false, |hall, _| {
            collect_all(hall, &GRID)
        });
        self.take_of(six(), "21-kaboodl-over-six", false, |hall, _| {
            collect_all(hall, &GRID);
        });
        let rounds = kaboodl_rounds(&["Mia", LONG, "Zoe"], 3);
        self.take_of(rounds, "21-kaboodl-round", false, |hall, _| {
            collect_all(hall, &GRID);
            press(hall, &[Key::Enter]);
            answer_rulings(hall);
            collect_all(hall, &GRID);
        });
    }

    /// Every state of Got Five.
    fn take_got_five(&self) {
        let four = || got_five_of(&["Mia", "Ben", LONG, EMOJI]);
        self.take_of(four(), "24-got-five-starters", false, |hall, _| {
            press(hall, &[Key::Num2, Key::Num3]);
        });
        self.take_of(four(), "24-got-five-first", false, |hall, _| {
            press(hall, &[Key::Num1, Key::Num2, Key::Num3, Key::Num4]);
        });
        self.take_of(four(), "24-got-five-draw", false, |hall, _| {
            press(
                hall,
                &[Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Enter],
            );
            press(
                hall,
                &[
                    Key::M,
                    Key::J,
                    Key::M,
                    Key::M,
                    Key::M,
                    Key::J,
                    Key::M,
                    Key::J,
                ],
            );
            press(hall, &[Key::J, Key::M]);
        });
        let many = [
            "Heart",
            "Star",
            "Moon",
            "Flower",
            "Crown",
            "Bow",
            "Leaf",
            "Wave",
            "Sun",
            "Butterfly",
            "Gem",
            "Bolt",
            "Cloud",
            "Note",
            "Lips",
            "Cat",
            "Bunny",
            "Angel",
            "Paw",
            "Cherry",
        ];
        let pack = got_five_pack(&["Mia", "Ben"], &many, None);
        self.take_of(pack, "24-got-five-icons", false, |_, _| {});
        self.take_of(
            got_five_of(&["Mia", LONG]),
            "25-got-five-two",
            false,
            |hall, _| {
                press(hall, &[Key::Num1, Key::Num2, Key::Enter, Key::J]);
            },
        );
        self.take_of(four(), "25-got-five-over", false, |hall, _| {
            press(
                hall,
                &[Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Enter],
            );
            for _ in 0..4 {
                press(hall, &[Key::J, Key::J, Key::M, Key::J]);
            }
        });
        let games = got_five_games(&["Mia", "Ben", "Zoe"], 3);
        self.take_of(games, "25-got-five-game", false, |hall, _| {
            press(hall, &[Key::Num1, Key::Num2, Key::Num3, Key::Enter]);
            for _ in 0..4 {
                press(hall, &[Key::J, Key::M, Key::J]);
            }
        });
    }

    /// The other games, and Bakugan with more players.
    fn take_games(&self) {
        self.take_kaboodl();
        self.take_of(
            all_out_of(&["Mia", "Ben", "Zoe", "Tom"]),
            "22-all-out",
            false,
            |hall, _| {
                press(
                    hall,
                    &[Key::L, Key::Num1, Key::Num5, Key::L, Key::Num3, Key::Num1],
                );
                press(hall, &[Key::L, Key::Num2, Key::Num1]);
            },
        );
        self.take_of(
            all_out_of(&["Mia", LONG, "Zoe", "Tom", "Ida", "Leo"]),
            "23-all-out-six",
            false,
            |hall, _| press(hall, &[Key::L, Key::Num1, Key::Num2]),
        );
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
        self.take("32-ruling", false, |hall, _| {
            press(hall, &[Key::Enter, Key::Num1, Key::M]);
            press(hall, &[Key::Num5]);
        });
    }

    fn take_all(&self) {
        match std::env::var("ROLLCALL_PICTURES_OF").as_deref() {
            Ok("kaboodl") => return self.take_kaboodl(),
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
        self.take("13-over", false, |hall, _| {
            press(hall, &[Key::Enter]);
            for _ in 0..6 {
                press(
                    hall,
                    &[
                        Key::Num1,
                        Key::Num1,
                        Key::Num1,
                        Key::Num2,
                        Key::Num1,
                        Key::Enter,
                        Key::Num1,
                    ],
                );
            }
        });
        self.take("14-notice", false, |hall, _| {
            press(hall, &[Key::Enter]);
            hall.state_mut().warn(
                "camera",
                "The camera is used by another program. Close it there, or go on by hand; it is tried again.",
            );
        });
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
