//! Every state as a picture, to be looked at: written to the folder that ROLLCALL_PICTURES names.

use std::path::PathBuf;
use std::rc::Rc;

use eframe::egui::{Key, Vec2, vec2};
use rollcall::app::theme::Scheme;

use rollcall::rules::tongue::{Tongue, speak};
use rollcall::rules::{Format, Ledger, Setting, Table, all_out, bakugan};

use crate::all_out::{all_out_asking, all_out_of, all_out_with, press_until};
use crate::got_five::{got_five_games, got_five_of, got_five_pack};
use crate::hall::{
    Hall, HeldEye, Stage, app_of, hall_of_size, open_on_second, press, press_ctrl, quick_game,
};
use crate::kaboodl::{
    GRID, answer_rulings, collect_all, kaboodl_asking, kaboodl_of, kaboodl_rounds,
};

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

    /// Every state of All Out.
    fn take_all_out(&self) {
        let four = || all_out_of(&["Mia", "Ben", LONG, EMOJI]);
        // Sets of several sizes, up to nine.
        let sets = |hall: &mut Hall| {
            press(
                hall,
                &[Key::L, Key::Num2, Key::Num4, Key::L, Key::Num1, Key::Num4],
            );
            press(
                hall,
                &[Key::L, Key::Num3, Key::Num3, Key::E, Key::Enter, Key::Enter],
            );
            for _ in 0..3 {
                press(hall, &[Key::A, Key::Num1]);
            }
            press(hall, &[Key::L, Key::Num4, Key::Num3, Key::A, Key::Num1]);
        };
        self.take_of(four(), "22-all-out-first", false, |_, _| {});
        self.take_of(four(), "22-all-out", false, |hall, _| sets(hall));
        for (name, keys) in [
            ("22-all-out-icon", &[Key::L][..]),
            ("22-all-out-count", &[Key::L, Key::Num4][..]),
            ("22-all-out-add", &[Key::A][..]),
            ("22-all-out-event", &[Key::E][..]),
            ("22-all-out-top", &[Key::T][..]),
            ("22-all-out-top-use", &[Key::T, Key::Num2][..]),
            ("22-all-out-effect", &[Key::E, Key::Enter][..]),
            ("22-all-out-effect-set", &[Key::E, Key::Enter, Key::A][..]),
            ("22-all-out-challenge", &[Key::T, Key::Num6, Key::Num2][..]),
            (
                "22-all-out-challenger",
                &[Key::T, Key::Num6, Key::Num2, Key::H][..],
            ),
            (
                "22-all-out-challenged",
                &[Key::T, Key::Num6, Key::Num2, Key::H, Key::Num1][..],
            ),
        ] {
            self.take_of(four(), name, false, |hall, _| {
                sets(hall);
                press(hall, keys);
            });
        }
        let two = || all_out_of(&["Mia", LONG]);
        self.take_of(two(), "23-all-out-two", false, |hall, _| sets(hall));
        let six = || all_out_of(&["Mia", LONG, "Zoe", EMOJI, "Ida", "Leo"]);
        self.take_of(six(), "23-all-out-six", false, |hall, _| {
            for key in [
                Key::Num1,
                Key::Num2,
                Key::Num3,
                Key::Num4,
                Key::Num5,
                Key::Num6,
            ] {
                press(hall, &[Key::L, key, Key::Num3]);
            }
            press(hall, &[Key::L, Key::Num3, Key::Num3, Key::A, Key::Num1]);
        });
        self.take_of(two(), "23-all-out-many-sets", false, |hall, _| {
            for key in [
                Key::Num1,
                Key::Num2,
                Key::Num3,
                Key::Num4,
                Key::Num5,
                Key::Num6,
            ] {
                // Cards come back into the hand by events, so that more sets can be laid.
                press(hall, &[Key::L, key, Key::Num3, Key::E, Key::Enter]);
                for _ in 0..6 {
                    press(hall, &[Key::Num1, Key::Num1]);
                }
                press(hall, &[Key::Enter]);
            }
        });
        let shout = all_out_with(&["Mia", "Ben", "Zoe"], |form| {
            let answer = all_out::Answer::DrawTwo;
            form.house
                .set(all_out::HouseRule::ForgotShout, Setting::Is(answer));
        });
        self.take_of(shout, "23-all-out-shout", false, |hall, _| {
            press(hall, &[Key::L, Key::Num1, Key::Num7]);
        });
        let asking = all_out_asking(&["Mia", "Ben", "Zoe"]);
        self.take_of(asking, "23-all-out-ruling", false, |hall, _| {
            press(hall, &[Key::L, Key::Num1, Key::Num7, Key::Num2]);
        });
        self.take_of(six(), "23-all-out-over", false, |hall, _| {
            sets(hall);
            press_until(hall, &[Key::A, Key::Num1], "WINS");
        });
        let games = all_out_with(&["Mia", "Ben", "Zoe"], |form| {
            form.format = Format::BestOf(3)
        });
        self.take_of(games, "23-all-out-game", false, |hall, _| {
            press(hall, &[Key::L, Key::Num1, Key::Num7]);
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
        self.take("32-ruling", false, |hall, _| {
            press(hall, &[Key::Enter, Key::Num1, Key::M]);
            press(hall, &[Key::Num5]);
        });
    }

    /// The longer words of German, where they are tightest.
    fn take_german_games(&self) {
        let three = || kaboodl_of(&["Mia", "Ben", LONG]);
        self.take_of(three(), "50-kaboodl-draw", false, |_, _| {});
        self.take_of(three(), "50-kaboodl-play", false, |hall, _| {
            press(hall, &[Key::Enter, Key::Q, Key::Enter, Key::Enter]);
        });
        self.take_of(three(), "50-kaboodl-steal", false, |hall, _| {
            for key in [Key::Q, Key::W, Key::E, Key::R, Key::A, Key::S, Key::D] {
                press(hall, &[Key::Enter, key, Key::Enter]);
            }
            press(hall, &[Key::Enter, Key::R]);
        });
        self.take_of(three(), "50-kaboodl-over", false, |hall, _| {
            let grid = GRID.map(|key| if key == Key::Z { Key::Y } else { key });
            for key in grid {
                press(hall, &[Key::Enter, key, Key::Enter]);
            }
        });
        let four = || all_out_of(&["Mia", "Ben", LONG, EMOJI]);
        self.take_of(four(), "50-all-out", false, |hall, _| {
            press(
                hall,
                &[Key::L, Key::Num2, Key::Num4, Key::T, Key::Num1, Key::Num2],
            );
        });
        for (name, keys) in [
            ("50-all-out-top", &[Key::T][..]),
            ("50-all-out-effect", &[Key::E, Key::Enter][..]),
            ("50-all-out-seat", &[Key::E, Key::Enter, Key::Num1][..]),
            ("50-all-out-shout", &[Key::L, Key::Num1, Key::Num7][..]),
        ] {
            self.take_of(four(), name, false, |hall, _| press(hall, keys));
        }
        let five = || got_five_of(&["Mia", "Ben", LONG]);
        self.take_of(five(), "50-got-five-starters", false, |_, _| {});
        self.take_of(five(), "50-got-five-draw", false, |hall, _| {
            press(hall, &[Key::Num1, Key::Num2, Key::Num3, Key::Enter, Key::M]);
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
