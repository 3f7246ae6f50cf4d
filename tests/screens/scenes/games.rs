//! Every state of Kaboodl, All Out and Got Five, and all three in German.

use eframe::egui::Key;
use rollcall::rules::tongue::Tongue;
use rollcall::rules::{Format, Setting, all_out};

use super::{EMOJI, LONG, Walk};
use crate::all_out::{all_out_asking, all_out_of, all_out_with, press_until};
use crate::got_five::{got_five_games, got_five_of, got_five_pack};
use crate::hall::{Hall, press};
use crate::kaboodl::{
    GRID, answer_rulings, collect_all, kaboodl_asking, kaboodl_of, kaboodl_rounds,
};

impl Walk<'_> {
    /// Every state of Kaboodl.
    pub(super) fn kaboodl(&self) {
        let three = || kaboodl_of(&self.called(&["Mia", "Ben", "Zoe"]));
        let six = || kaboodl_of(&self.called(&["Mia", LONG, "Zoe", EMOJI, "Ida", "Leo"]));
        // A turn that collects the card of this key.
        let turn = |hall: &mut Hall, key| press(hall, &[Key::Enter, key, Key::Enter]);
        self.scene_of(three(), "20-kaboodl-draw", false, |_, _| {});
        self.scene_of(three(), "20-kaboodl-play", false, |hall, _| {
            for key in [Key::Q, Key::W, Key::E, Key::A, Key::S, Key::Z] {
                turn(hall, key);
            }
            press(hall, &[Key::Enter, Key::Num2]);
        });
        self.scene_of(three(), "20-kaboodl-steal", false, |hall, _| {
            for key in [Key::Q, Key::W, Key::E, Key::R, Key::A, Key::S, Key::D] {
                turn(hall, key);
            }
            press(hall, &[Key::Enter, Key::R]);
        });
        self.scene_of(three(), "20-kaboodl-steals", false, |hall, _| {
            turn(hall, Key::Q);
            turn(hall, Key::W);
            press(hall, &[Key::Enter, Key::Q, Key::W]);
        });
        self.scene_of(three(), "20-kaboodl-too-late", false, |hall, _| {
            turn(hall, Key::Q);
            turn(hall, Key::Q);
        });
        self.scene_of(three(), "20-kaboodl-by-hand", false, |hall, _| {
            turn(hall, Key::Q);
            press(hall, &[Key::P]);
        });
        for (name, names) in [
            ("21-kaboodl-two", &["Mia", LONG][..]),
            ("21-kaboodl-four", &["Mia", LONG, EMOJI, "Tom"][..]),
        ] {
            self.scene_of(kaboodl_of(&self.called(names)), name, false, |hall, _| {
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
        self.scene_of(six(), "21-kaboodl-six", false, |hall, _| {
            for key in [Key::Q, Key::W, Key::E, Key::R, Key::A, Key::S, Key::D] {
                turn(hall, key);
            }
            press(hall, &[Key::Enter, Key::Q]);
        });
        let asking = kaboodl_asking(&self.called(&["Mia", "Ben", "Zoe"]));
        self.scene_of(asking, "21-kaboodl-ruling", false, |hall, _| {
            for key in &GRID[..11] {
                turn(hall, *key);
            }
            press(hall, &[Key::Enter, Key::V]);
        });
        self.scene_of(three(), "21-kaboodl-over", false, |hall, _| {
            collect_all(hall, &GRID)
        });
        self.scene_of(six(), "21-kaboodl-over-six", false, |hall, _| {
            collect_all(hall, &GRID);
        });
        let rounds = kaboodl_rounds(&self.called(&["Mia", LONG, "Zoe"]), 3);
        self.scene_of(rounds, "21-kaboodl-round", false, |hall, _| {
            collect_all(hall, &GRID);
            press(hall, &[Key::Enter]);
            answer_rulings(hall);
            collect_all(hall, &GRID);
        });
    }

    /// Every state of All Out.
    pub(super) fn all_out(&self) {
        let four = || all_out_of(&self.called(&["Mia", "Ben", LONG, EMOJI]));
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
        self.scene_of(four(), "22-all-out-first", false, |_, _| {});
        self.scene_of(four(), "22-all-out", false, |hall, _| sets(hall));
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
            self.scene_of(four(), name, false, |hall, _| {
                sets(hall);
                press(hall, keys);
            });
        }
        for (name, keys) in [
            ("22-all-out-by-hand", &[Key::P][..]),
            ("22-all-out-hand", &[Key::P, Key::Num2, Key::Num1][..]),
            ("22-all-out-from", &[Key::P, Key::Num3][..]),
        ] {
            self.scene_of(four(), name, false, |hall, _| {
                sets(hall);
                press(hall, keys);
            });
        }
        let two = || all_out_of(&self.called(&["Mia", LONG]));
        self.scene_of(two(), "23-all-out-two", false, |hall, _| sets(hall));
        let six = || all_out_of(&self.called(&["Mia", LONG, "Zoe", EMOJI, "Ida", "Leo"]));
        self.scene_of(six(), "23-all-out-six", false, |hall, _| {
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
        self.scene_of(two(), "23-all-out-many-sets", false, |hall, _| {
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
        let shout = all_out_with(&self.called(&["Mia", "Ben", "Zoe"]), |form| {
            let answer = all_out::Answer::DrawTwo;
            form.house
                .set(all_out::HouseRule::ForgotShout, Setting::Is(answer));
        });
        self.scene_of(shout, "23-all-out-shout", false, |hall, _| {
            press(hall, &[Key::L, Key::Num1, Key::Num7]);
        });
        let asking = all_out_asking(&self.called(&["Mia", "Ben", "Zoe"]));
        self.scene_of(asking, "23-all-out-ruling", false, |hall, _| {
            press(hall, &[Key::L, Key::Num1, Key::Num7, Key::Num2]);
        });
        self.scene_of(six(), "23-all-out-over", false, |hall, _| {
            sets(hall);
            if self.tongue == Tongue::English {
                press_until(hall, &[Key::A, Key::Num1], "WINS");
            }
        });
        let games = all_out_with(&self.called(&["Mia", "Ben", "Zoe"]), |form| {
            form.format = Format::BestOf(3)
        });
        self.scene_of(games, "23-all-out-game", false, |hall, _| {
            press(hall, &[Key::L, Key::Num1, Key::Num7]);
        });
    }

    /// Every state of Got Five.
    pub(super) fn got_five(&self) {
        let four = || got_five_of(&self.called(&["Mia", "Ben", LONG, EMOJI]));
        self.scene_of(four(), "24-got-five-starters", false, |hall, _| {
            press(hall, &[Key::Num2, Key::Num3]);
        });
        self.scene_of(four(), "24-got-five-first", false, |hall, _| {
            press(hall, &[Key::Num1, Key::Num2, Key::Num3, Key::Num4]);
        });
        self.scene_of(four(), "24-got-five-draw", false, |hall, _| {
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
        let pack = got_five_pack(&self.called(&["Mia", "Ben"]), &many, None);
        self.scene_of(pack, "24-got-five-icons", false, |_, _| {});
        self.scene_of(
            got_five_of(&self.called(&["Mia", LONG])),
            "25-got-five-two",
            false,
            |hall, _| {
                press(hall, &[Key::Num1, Key::Num2, Key::Enter, Key::J]);
            },
        );
        self.scene_of(four(), "25-got-five-over", false, |hall, _| {
            press(
                hall,
                &[Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Enter],
            );
            for _ in 0..4 {
                press(hall, &[Key::J, Key::J, Key::M, Key::J]);
            }
        });
        let games = got_five_games(&self.called(&["Mia", "Ben", "Zoe"]), 3);
        self.scene_of(games, "25-got-five-game", false, |hall, _| {
            press(hall, &[Key::Num1, Key::Num2, Key::Num3, Key::Enter]);
            for _ in 0..4 {
                press(hall, &[Key::J, Key::M, Key::J]);
            }
        });
    }

    /// The longer words of German, where they are tightest.
    pub(super) fn german_games(&self) {
        let three = || kaboodl_of(&self.called(&["Mia", "Ben", LONG]));
        self.scene_of(three(), "50-kaboodl-draw", false, |_, _| {});
        self.scene_of(three(), "50-kaboodl-play", false, |hall, _| {
            press(hall, &[Key::Enter, Key::Q, Key::Enter, Key::Enter]);
        });
        self.scene_of(three(), "50-kaboodl-steal", false, |hall, _| {
            for key in [Key::Q, Key::W, Key::E, Key::R, Key::A, Key::S, Key::D] {
                press(hall, &[Key::Enter, key, Key::Enter]);
            }
            press(hall, &[Key::Enter, Key::R]);
        });
        self.scene_of(three(), "50-kaboodl-over", false, |hall, _| {
            let grid = GRID.map(|key| if key == Key::Z { Key::Y } else { key });
            for key in grid {
                press(hall, &[Key::Enter, key, Key::Enter]);
            }
        });
        let four = || all_out_of(&self.called(&["Mia", "Ben", LONG, EMOJI]));
        self.scene_of(four(), "50-all-out", false, |hall, _| {
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
            self.scene_of(four(), name, false, |hall, _| press(hall, keys));
        }
        let five = || got_five_of(&self.called(&["Mia", "Ben", LONG]));
        self.scene_of(five(), "50-got-five-starters", false, |_, _| {});
        self.scene_of(five(), "50-got-five-draw", false, |hall, _| {
            press(hall, &[Key::Num1, Key::Num2, Key::Num3, Key::Enter, Key::M]);
        });
    }
}
