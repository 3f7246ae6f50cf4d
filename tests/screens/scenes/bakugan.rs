//! Every state of Bakugan.

use std::path::Path;
use std::rc::Rc;
use std::sync::Arc;

use eframe::egui::Key;
use rollcall::rules::{Ledger, Table, bakugan};
use rollcall::store::ClipFolder;
use rollcall::vision::Call;
use rollcall::vision::cards::CardChange;

use super::{EMOJI, LONG, Walk};
use crate::a_match_by_keys::MIA_WINS;
use crate::got_five::got_five_of;
use crate::hall::{
    Hall, HeldEye, Stage, TO_A_TIE, app_of, closed_on_first, open_on_first, open_on_second, press,
    screen,
};
use crate::kaboodl::kaboodl_of;
use crate::learning::{blue, moments, with_attribute};
use crate::table_aids::{let_go_at, with_a_cup};
use crate::table_and_sheet::TO_THE_SUMS;

impl Walk<'_> {
    /// A quick game of two.
    pub(super) fn quick(&self) -> Table {
        Table::Bakugan(Ledger::new(self.quick_setup()))
    }

    fn quick_setup(&self) -> bakugan::Setup {
        bakugan::Setup::quick_for(&self.called(&["Mia", "Ben"]))
    }

    /// A quick game of two whose house rules ask.
    fn asking(&self) -> Table {
        let setup = bakugan::Setup::quick_for(&self.called(&["Mia", "Ben"]));
        let mut form = setup.form().clone();
        form.house = bakugan::HouseRules::as_printed();
        let setup = bakugan::Setup::check(form).expect("it is sound");
        Table::Bakugan(Ledger::new(setup))
    }

    /// Whole states of Bakugan, and what lies over a match.
    fn more_of_bakugan(&self) {
        for (name, names) in [
            ("26-bakugan-three", &["Mia", "Ben", LONG][..]),
            ("27-bakugan-four", &["Mia", "Ben", LONG, "Tom"][..]),
        ] {
            let setup = bakugan::Setup::quick_for(&self.called(names));
            let table = Table::Bakugan(Ledger::new(setup));
            self.scene_of(table.clone(), name, false, |hall, _| {
                press(hall, &[Key::Enter, Key::Num1, Key::Num2, Key::Num2, Key::X]);
            });
            self.scene_of(table, &format!("{name}-gates"), false, |_, _| {});
        }
        self.scene("28-beside", false, |hall, _| {
            press(hall, &[Key::Enter, Key::Num1, Key::Num1, Key::M]);
        });
        // Every list and form that the first one leads to.
        let digits = [
            Key::Num1,
            Key::Num2,
            Key::Num3,
            Key::Num4,
            Key::Num5,
            Key::Num6,
        ];
        for (place, key) in digits.into_iter().enumerate() {
            for with_battle in [false, true] {
                let state = if with_battle { "-in-battle" } else { "" };
                let name = format!("28-beside{state}-{}", place + 1);
                self.scene(&name, false, |hall, _| {
                    press(hall, &[Key::Enter, Key::Num1, Key::Num1]);
                    if with_battle {
                        press(hall, &[Key::Num1, Key::Num1, Key::Enter]);
                    }
                    press(hall, &[Key::M, key]);
                });
            }
        }
        self.scene("29-tie", false, |hall, _| {
            press(hall, &TO_A_TIE);
            press(hall, &[Key::Enter]);
        });
        self.scene("30-fix", false, |hall, _| {
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
        self.scene("33-rules", false, |hall, _| {
            press(hall, &[Key::Enter, Key::Num1, Key::Num1, Key::F2]);
        });
        self.scene("34-correction", false, |hall, _| {
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
        self.scene("31-home", false, |hall, _| {
            press(hall, &[Key::Escape, Key::H]);
        });
        self.scene_of(self.asking(), "32-ruling", false, |hall, _| {
            press(hall, &[Key::Enter, Key::Num1, Key::C]);
        });
        self.scene_of(self.asking(), "32-ruling-in-battle", false, |hall, _| {
            press(
                hall,
                &[Key::Enter, Key::Num1, Key::Num1, Key::Num1, Key::Num1],
            );
            press(hall, &[Key::Enter, Key::D]);
        });
    }

    /// Table and score sheet differ.
    fn differing(&self) {
        let taken = [CardChange::Taken { gate: 1 }];
        let added = [CardChange::Set { gate: 2 }];
        for (name, keys, changes) in [
            ("38-differs-taken", &[Key::Enter][..], &taken[..]),
            ("38-differs-rolling", &[Key::Enter, Key::Num1], &taken),
            (
                "38-differs-standing",
                &[Key::Enter, Key::Num1, Key::Num2],
                &taken,
            ),
            ("38-differs-added", &[Key::Enter], &added),
            (
                "38-differs-turned",
                &[Key::Enter],
                &[CardChange::Flipped { gate: 0 }],
            ),
            ("38-differs-battle", &TO_THE_SUMS, &taken),
        ] {
            self.scene(name, true, |hall, stage| {
                stage.find_cards();
                press(hall, keys);
                hall.run_steps(2);
                stage.change(changes);
                hall.run_steps(20);
            });
        }
    }

    /// The replay, and what stands beside the game because of it.
    fn replayed(&self) {
        let scene = |name: &str, act: &dyn Fn(&mut Hall, &Stage)| {
            let stage = Rc::new(Stage::default());
            stage.start();
            let app = app_of(self.quick())
                .coloured(self.scheme)
                .keeping_clips_in(ClipFolder::in_data(Path::new("data")))
                .seen_by(Box::new(HeldEye(Rc::clone(&stage))), None);
            self.scene_in(name, app, |hall| act(hall, &stage));
        };
        let rolled = |hall: &mut Hall, stage: &Stage| {
            press(hall, &[Key::Enter, Key::Num1]);
            stage.hold_last_seconds();
            stage.call(open_on_second(97));
            hall.run_steps(2);
        };
        scene("39-replay", &|hall, stage| {
            rolled(hall, stage);
            press(hall, &[Key::V, Key::Home]);
            for _ in 0..40 {
                press(hall, &[Key::ArrowRight]);
            }
        });
        scene("39-replay-close", &|hall, stage| {
            rolled(hall, stage);
            press(hall, &[Key::O, Key::V, Key::Z, Key::End]);
        });
        scene("39-replay-opening", &|hall, stage| {
            rolled(hall, stage);
            press(hall, &[Key::V, Key::End]);
            for _ in 0..100 {
                if screen(hall).matches("It opens here").count() > 1 {
                    break;
                }
                press(hall, &[Key::ArrowLeft]);
            }
        });
        scene("39-replay-of-the-table", &|hall, stage| {
            press(hall, &[Key::Enter]);
            stage.hold_last_seconds();
            hall.run_steps(1);
            press(hall, &[Key::V, Key::Home]);
        });
        scene("39-replay-nothing", &|hall, stage| {
            press(hall, &[Key::Enter, Key::Num1]);
            stage.call(open_on_second(97));
            hall.run_steps(2);
            press(hall, &[Key::V]);
        });
        scene("39-replay-and-a-call", &|hall, stage| {
            rolled(hall, stage);
            press(hall, &[Key::O, Key::Num1, Key::V, Key::Home]);
            stage.call(closed_on_first());
        });
        scene("39-overruled", &|hall, stage| {
            rolled(hall, stage);
            press(hall, &[Key::C]);
        });
        scene("39-rolled", &|hall, stage| rolled(hall, stage));
        // A tie in which both sides have named what they roll, and the camera has seen both.
        for (name, certainty, second_opens) in [
            ("46-finish", 97, Some(26)),
            ("46-finish-not-sure", 55, Some(24)),
            ("46-finish-heat", 97, Some(21)),
            ("46-finish-one", 97, None),
        ] {
            scene(name, &|hall, stage| {
                press(hall, &TO_A_TIE);
                stage.hold_last_seconds();
                hall.run_steps(1);
                let first = open_on_first(97);
                let second = open_on_second(certainty);
                stage.call_both([(first, Some(20)), (second, second_opens)]);
                // The pictures are cut out beside the screen.
                for _ in 0..50 {
                    hall.run_steps(1);
                    std::thread::sleep(std::time::Duration::from_millis(10));
                }
            });
        }
    }

    /// What helps at the table: the table before the roll over the live one, and where a hand let go.
    fn aided(&self) {
        for (name, differs) in [("47-before", true), ("47-before-fits", false)] {
            self.scene(name, true, |hall, stage| {
                press(hall, &[Key::Enter]);
                hall.run_steps(12);
                press(hall, &[Key::Num1]);
                hall.run_steps(12);
                stage.call(open_on_second(97));
                hall.run_steps(2);
                press(hall, &[Key::O]);
                if differs {
                    *stage.picture.borrow_mut() = Some(Arc::new(with_a_cup()));
                }
                hall.run_steps(8);
                press(hall, &[Key::P]);
                hall.run_steps(12);
            });
        }
        self.scene("48-let-go", true, |hall, stage| {
            press(hall, &[Key::Enter, Key::Num1]);
            stage.call(let_go_at(1.2));
            hall.run_steps(2);
        });
    }

    /// Every state of Bakugan.
    pub(super) fn bakugan(&self) {
        self.more_of_bakugan();
        self.replayed();
        self.aided();
        self.differing();
        self.scene("1-set-gates", false, |_, _| {});
        self.scene("2-roll", true, |hall, _| press(hall, &[Key::Enter]));
        self.scene("3-rolling", true, |hall, _| {
            press(hall, &[Key::Enter, Key::Num1])
        });
        self.scene("4-call", true, |hall, stage| {
            press(hall, &[Key::Enter, Key::Num1, Key::Num2, Key::Num1]);
            stage.call(open_on_second(97));
        });
        self.scene("36-why-of-a-call", true, |hall, stage| {
            *stage.moments.borrow_mut() = Some(Arc::new(moments()));
            press(hall, &[Key::Enter, Key::Num1]);
            stage.call(open_on_second(97));
            hall.run_ok();
            press(hall, &[Key::C, Key::F1]);
            hall.run_ok();
        });
        let setup = with_attribute(self.quick_setup(), bakugan::Attribute::Subterra);
        let table = Table::Bakugan(Ledger::new(setup));
        self.scene_of(table, "37-another-colour", true, |hall, stage| {
            press(hall, &[Key::Enter, Key::Num1]);
            stage.call(Call {
                colour: blue(),
                ..open_on_second(97)
            });
        });
        self.scene("5-not-sure", true, |hall, stage| {
            press(hall, &[Key::Enter, Key::Num1]);
            stage.call(open_on_second(58));
        });
        self.scene("6-battle", false, |hall, _| {
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
        self.scene("7-more", false, |hall, _| {
            press(hall, &[Key::Enter, Key::Num1, Key::M])
        });
        self.scene("8-menu", false, |hall, _| {
            press(hall, &[Key::Enter, Key::Escape])
        });
        self.scene("9-why", false, |hall, _| {
            press(hall, &[Key::Enter, Key::Num1, Key::C, Key::F1])
        });
        self.scene("10-undone", true, |hall, _| {
            press(hall, &[Key::Enter, Key::Num1, Key::Num2, Key::U]);
        });
        self.scene("11-log", false, |hall, _| {
            press(
                hall,
                &[Key::Enter, Key::Num1, Key::Num2, Key::Num2, Key::X, Key::G],
            );
        });
        self.scene("12-typing", false, |hall, _| {
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
        self.scene("13-over", false, |hall, _| press(hall, &MIA_WINS));
        self.scene("14-notice", false, |hall, _| {
            press(hall, &[Key::Enter]);
            hall.state_mut().warn(
                "camera",
                "The camera is used by another program. Close it there, or go on by hand; it is tried again.",
            );
        });
        self.scene("16-audience", true, |hall, stage| {
            press(hall, &[Key::Enter, Key::Num1, Key::Num2, Key::Num1]);
            stage.call(open_on_second(97));
            hall.run_ok();
            press(hall, &[Key::O, Key::F9]);
        });
        let four = bakugan::Setup::quick_for(&self.called(&[LONG, EMOJI, "Zoe", "Ben"]));
        let four = Table::Bakugan(Ledger::new(four));
        self.scene_of(four, "17-audience-of-four", false, |hall, _| {
            press(hall, &[Key::Enter, Key::Num1, Key::Num2, Key::F9]);
        });
        let six = kaboodl_of(&self.called(&["Mia", "Ben", "Zoe", LONG, "Tom", "Ida"]));
        self.scene_of(six, "18-audience-of-kaboodl", false, |hall, _| {
            press(hall, &[Key::Q, Key::W, Key::F9]);
        });
        let two = got_five_of(&self.called(&["Mia", "Ben"]));
        self.scene_of(two, "19-audience-of-got-five", false, |hall, _| {
            press(hall, &[Key::F9]);
        });
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
            self.scene(name, false, |hall, _| {
                press(hall, &[Key::Enter, Key::Num1, Key::Num2]);
                press(hall, keys);
            });
        }
        self.scene("15-new-match", false, |hall, _| {
            press(hall, &[Key::Escape, Key::N])
        });
    }
}
