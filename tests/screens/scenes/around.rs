//! Every state of the screens around a match.

use std::path::PathBuf;
use std::rc::Rc;
use std::sync::Arc;

use eframe::egui::Key;
use eframe::egui::accesskit::Role;
use egui_kittest::kittest::Queryable as _;
use rollcall::app::RefereeApp;
use rollcall::app::arbiter::TrustByKind;
use rollcall::app::call_card::{composed, packed};
use rollcall::app::keep::{
    Choices, GoneOn, Keep, LastMatch, PastMatch, Preferences, Reading, Shelf,
};
use rollcall::app::keys::Keys;
use rollcall::app::play::{AnySetup, Deed, Play};
use rollcall::rules::bakugan::{Attribute, Command};
use rollcall::rules::record::{
    CameraRecord, KaboodlParts, Mark, MatchRecord, PlayerRecord, ToyRecord,
};
use rollcall::rules::tongue::Tongue;
use rollcall::rules::{GameKind, MatchResult, Seat, Source, Stamp, Table};
use rollcall::store::{CallClip, CallClips, Landings, Notes};
use tempfile::TempDir;

use super::Walk;
use crate::hall::{
    Hall, HeldEye, Stage, click, gates, idle_app, press, press_ctrl, quick_game, type_into,
};
use crate::learning::moments;
use crate::places::HeldSources;

/// A shelf with matches to be looked at; the first may have clips, in this folder.
struct Pictured(Option<PathBuf>);

/// A folder with the clip of one call: a ball comes from the right and lies on the second gate.
fn with_a_clip() -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    let journal = folder.path().join("1.journal");
    std::fs::write(&journal, "no match\n").expect("it is written");
    let stage = Stage::default();
    stage.hold_last_seconds();
    let ring = stage.ring.borrow().clone().expect("it is held");
    let kept = ring.newest(u64::MAX);
    // Twelve frames of the empty table come after frame 100, then the roll.
    let kept: Vec<_> = kept
        .iter()
        .filter(|frame| frame.number >= 96)
        .take(60)
        .collect();
    let frames = kept.iter().enumerate();
    let frames = frames.map(|(at, frame)| (at as u64 + 1, frame.jpeg().to_vec()));
    let times: Vec<[u64; 2]> = (0..60).map(|at| [at + 1, 33 * at]).collect();
    let gates: Vec<_> = gates()
        .iter()
        .map(|gate| {
            let (index, corners) = (gate.index, gate.corners_in_image);
            serde_json::json!({"index": index, "number": index + 1, "corners_px": corners})
        })
        .collect();
    let call = serde_json::json!({
        "format": 1, "size": [640, 480], "is_blurred": true, "frames": times,
        "roll_start_frame": 17, "open_frame": 26, "settle_frame": 34, "call_frame": 50,
        "pose": "open", "gate": 1, "certainty_percent": 97, "asks": false,
        "box_in_image": [322.0, 180.0, 378.0, 236.0], "gates": gates,
    });
    let clip = CallClip {
        frames: frames.collect(),
        setup: "{}".to_owned(),
        call: call.to_string(),
    };
    let permit = Landings::default().permit();
    let kept = CallClips::of(&journal).keep(&[3], &clip, 1 << 30, &permit);
    assert!(kept.expect("it can be kept"));
    folder
}

fn past(
    id: &str,
    kind: Option<GameKind>,
    players: &[(&str, i32)],
    winner: Option<u8>,
) -> PastMatch {
    PastMatch {
        id: id.to_owned(),
        kind,
        players: players
            .iter()
            .map(|(name, score)| ((*name).to_owned(), *score))
            .collect(),
        begun_millis: Some(1_764_000_000_000),
        result: winner.map(|seat| MatchResult::Won(Seat(seat))),
        entries: 48,
        record: kind.map(|kind| Arc::new(record(kind, players, winner))),
        ..PastMatch::default()
    }
}

/// Numbers of a match, a little different with each winner.
fn record(kind: GameKind, players: &[(&str, i32)], winner: Option<u8>) -> MatchRecord {
    let toys = ["Dragonoid", "Manion", "Hynoid"]
        .into_iter()
        .zip(Attribute::ALL);
    let toys: Vec<(&str, Attribute)> = toys.collect();
    let player = |(seat, (name, score)): (usize, &(&str, i32))| {
        let rolls = u32::try_from(seat).expect("few") + 2;
        PlayerRecord {
            name: (*name).to_owned(),
            score: *score,
            toys: toys
                .iter()
                .map(|(toy, attribute)| ToyRecord {
                    name: Some((*toy).to_owned()),
                    attribute: Some(*attribute),
                    rolled: 2 * rolls,
                    stood: rolls,
                })
                .collect(),
            gates: rolls,
            winning_power: vec![520, 610],
            kaboodl: KaboodlParts {
                cards: 20,
                threes: 5,
                fours: 10,
                hand: -2,
                by_hand: 0,
            },
            sets: rolls,
            tens: 1,
        }
    };
    MatchRecord {
        game: kind,
        players: players.iter().enumerate().map(player).collect(),
        result: winner.map(|seat| MatchResult::Won(Seat(seat))),
        entries: 48,
        first: Some(Stamp::from_millis(1_764_000_000_000)),
        last: None,
        camera: CameraRecord {
            agreed: 12,
            asked: 2,
            overruled: 1,
        },
    }
}

impl Shelf for Pictured {
    fn begin(&mut self, _setup: &AnySetup) -> Result<Box<dyn Keep>, String> {
        Err("no".to_owned())
    }

    fn last(&mut self) -> Option<LastMatch> {
        Some(LastMatch {
            kind: GameKind::Bakugan,
            players: vec![
                ("Mia".to_owned(), 1),
                ("Ben".to_owned(), 0),
                ("Zoe".to_owned(), 2),
            ],
            turn: Some("Mia".to_owned()),
            entries: 40,
            kept_millis: Some(1_764_000_000_000),
        })
    }

    fn go_on(&mut self) -> Result<GoneOn, String> {
        Err("no".to_owned())
    }

    fn look_through(&mut self) -> Result<Box<dyn Reading>, String> {
        let three = [("Mia", 3), ("Ben", 2), ("Zoe", 1)];
        let broken = PastMatch {
            problem: Some(
                "This file cannot be read: line 1 is not the head of a match. It is left as it is."
                    .to_owned(),
            ),
            ..past("01764000000000-001-bakugan.journal", None, &[], None)
        };
        let mut all = vec![
            past("1", Some(GameKind::Bakugan), &three, Some(0)),
            past(
                "2",
                Some(GameKind::Kaboodl),
                &[("Mia", 32), ("Ben", 27)],
                Some(0),
            ),
            PastMatch {
                notes: Notes {
                    name: Some("Grandma's birthday".to_owned()),
                    mark: Some(Mark::PlayedWrong),
                },
                ..past("3", Some(GameKind::AllOut), &three, None)
            },
            past(
                "4",
                Some(GameKind::GotFive),
                &[("Mia", 1), ("Alexandra-Victoria", 0)],
                Some(0),
            ),
            broken,
        ];
        for number in 5..20_u64 {
            let one = past(
                &number.to_string(),
                Some(GameKind::Bakugan),
                &three,
                Some(0),
            );
            // One a day.
            let begun = one.begun_millis.map(|at| at - number * 86_400_000);
            all.push(PastMatch {
                begun_millis: begun,
                ..one
            });
        }
        Ok(Box::new(all))
    }

    fn open(&mut self, _id: &str) -> Result<(Play, Option<String>), String> {
        let mut play = Play::new(Table::Bakugan(quick_game()));
        for _ in 0..14 {
            let Some(choice) = play.choices().into_iter().next() else {
                break;
            };
            let at = Stamp::from_millis(7_000);
            let source = match choice.command {
                Deed::Bakugan(Command::Settle { .. }) => Source::Camera {
                    frame: 90,
                    certainty_percent: 97,
                },
                _ => Source::Referee,
            };
            play.act(&choice.command, source, at)
                .map_err(|_| "refused".to_owned())?;
        }
        Ok((play, None))
    }

    fn clips(&self, id: &str) -> Option<CallClips> {
        let folder = self.0.as_ref()?;
        Some(CallClips::of(&folder.join(format!("{id}.journal"))))
    }

    fn exports_folder(&self) -> Option<PathBuf> {
        self.0.clone()
    }

    fn pictures(&self, _id: &str) -> Vec<u32> {
        // A picture for the first call, a torn one for the second, none for the third.
        vec![3, 5]
    }

    fn picture(&self, _id: &str, entry: u32) -> Result<Option<Vec<u8>>, String> {
        let card = composed(&moments(), &gates(), &[1]);
        let jpeg = packed(&card).ok_or("it is too large")?;
        Ok(match entry {
            3 => Some(jpeg),
            5 => Some(jpeg[..40].to_vec()),
            _ => None,
        })
    }
}

/// Waits for something that a thread does.
fn until(hall: &mut Hall, is_done: impl Fn(&Hall) -> bool) {
    for _ in 0..200 {
        if is_done(hall) {
            return;
        }
        std::thread::sleep(std::time::Duration::from_millis(20));
        hall.run_steps(1);
    }
    panic!("it never came:\n{}", hall.state().model().text());
}

fn names(names: &[&str]) -> Vec<String> {
    names.iter().map(|name| (*name).to_owned()).collect()
}

impl Walk<'_> {
    fn app(&self, players: &[&str]) -> RefereeApp {
        let choices = Choices {
            scheme: self.scheme,
            zoom_percent: 100,
            trust: TrustByKind::default(),
            names: names(&self.called(players)),
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

    fn set_up(&self) {
        let three = || self.app(&["Mia", "Ben", "Zoe"]);
        self.scene_in("set-up-1-three", three(), |hall| press(hall, &[Key::Num1]));
        self.scene_in("set-up-2-drawn", three(), |hall| {
            press(hall, &[Key::Num1, Key::Enter, Key::F]);
        });
        self.scene_in("set-up-3-names", three(), |hall| {
            press(hall, &[Key::Num1, Key::Num2]);
        });
        let six = self.app(&["Mia", "Ben", "Zoe", "Tom", "Alexandra", "Jo"]);
        self.scene_in("set-up-4-kaboodl", six, |hall| {
            press(hall, &[Key::Num2, Key::F, Key::F, Key::F]);
        });
        if self.tongue != Tongue::English {
            return;
        }
        self.scene_in("set-up-5-toys", three(), |hall| {
            press(hall, &[Key::Num1, Key::E]);
            type_into(hall, "Bakugan 1: name", "Manion");
            type_into(hall, "Bakugan 1: G-Power", "410");
            type_into(hall, "Bakugan 2: G-Power", "lots");
            click(hall, "Bakugan 1: Aquos");
            click(hall, "Bakugan 2: Pyrus");
        });
        self.scene_in("set-up-6-cover", three(), |hall| {
            press(hall, &[Key::Num1, Key::E, Key::S]);
        });
        self.scene_in("set-up-7-secret", three(), |hall| {
            press(hall, &[Key::Num1, Key::E, Key::S, Key::Enter]);
            type_into(hall, "Gate card 1", "Tsunami");
        });
        let four = self.app(&["Mia", "Ben", "Zoe", "Tom"]);
        self.scene_in("set-up-8-four-with-toys", four, |hall| {
            press(hall, &[Key::Num1, Key::E]);
            type_into(hall, "Bakugan 1: name", "Manion");
            type_into(hall, "Bakugan 1: G-Power", "410");
            hall.get_by_role_and_label(Role::Button, "Bakugan 1: Aquos")
                .click();
            hall.run_ok();
            press(hall, &[Key::Escape]);
        });
        self.scene_in("set-up-9-wrong", self.app(&["Mia", "Mia"]), |hall| {
            press(hall, &[Key::Num4]);
        });
    }

    fn places(&self) {
        let kept = || {
            self.app(&["Mia", "Ben"])
                .kept_by(None, Some(Box::new(Pictured(None))))
        };
        self.scene_in("home-1-first", self.app(&[]), |_| {});
        self.scene_in("home-2-last-match", kept(), |_| {});
        let stage = Rc::new(Stage::default());
        stage.start();
        let seen = || HeldEye(Rc::clone(&stage));
        let sources = || HeldSources::new(&stage);
        let with_camera = self.app(&[]).offered(Box::new(sources()));
        let with_camera = with_camera.seen_by(Box::new(seen()), None);
        self.scene_in("camera-1-gates", with_camera, |hall| {
            press(hall, &[Key::C, Key::K]);
        });
        let without = self.app(&[]).offered(Box::new(sources()));
        self.scene_in("camera-2-none", without, |hall| press(hall, &[Key::C]));
        for step in 0..3_usize {
            let mut app = self.app(&[]);
            app = app.offered(Box::new(sources()));
            self.scene_in(&format!("welcome-{}", step + 1), app, |hall| {
                press(hall, &[Key::S, Key::W]);
                for _ in 0..step {
                    press(hall, &[Key::Enter]);
                }
            });
        }
        let sections = [
            Key::Num1,
            Key::Num2,
            Key::Num3,
            Key::Num4,
            Key::Num5,
            Key::Num6,
        ];
        for (place, key) in sections.into_iter().enumerate() {
            let name = format!("settings-{}", place + 1);
            self.scene_in(&name, self.app(&[]), |hall| press(hall, &[Key::S, key]));
        }
        self.scene_in("settings-7-listening", self.app(&[]), |hall| {
            press(hall, &[Key::S, Key::Num6]);
            if self.tongue == Tongue::English {
                click(hall, "Full screen: F11");
                press(hall, &[Key::Z]);
                click(hall, "Log: G");
                press(hall, &[Key::U]);
            }
        });
        self.scene_in("settings-8-pictures", self.app(&[]), |hall| {
            press(hall, &[Key::S, Key::Num7]);
        });
        let report = self.app(&[]).seen_by(Box::new(seen()), None);
        self.scene_in("report-1-parts", report, |hall| {
            press(hall, &[Key::Escape, Key::B]);
            until(hall, |hall| hall.state().model().text().contains("[5]"));
        });
        self.scene_in("past-1-list", kept(), |hall| {
            press(hall, &[Key::P]);
        });
        self.scene_in("past-2-damaged", kept(), |hall| {
            press(hall, &[Key::P]);
            for _ in 0..4 {
                press(hall, &[Key::ArrowDown]);
            }
        });
        self.scene_in("past-3-read", kept(), |hall| {
            press(hall, &[Key::P, Key::ArrowDown, Key::Enter]);
        });
        self.scene_in("past-7-step", kept(), |hall| {
            press(hall, &[Key::P, Key::Enter]);
            press(hall, &[Key::ArrowUp, Key::ArrowUp, Key::ArrowUp]);
        });
        self.scene_in("past-8-filter", kept(), |hall| {
            press(hall, &[Key::P, Key::F, Key::Num1, Key::Num2]);
        });
        self.scene_in("past-9-marked", kept(), |hall| {
            press(hall, &[Key::P, Key::ArrowDown, Key::ArrowDown]);
        });
        self.scene_in("past-10-more", kept(), |hall| {
            press(hall, &[Key::P, Key::M]);
        });
        self.scene_in("past-11-mark", kept(), |hall| {
            press(hall, &[Key::P, Key::X]);
        });
        self.scene_in("past-12-name", kept(), |hall| {
            press(hall, &[Key::P, Key::N]);
        });
        self.scene_in("past-13-import", kept(), |hall| {
            press(hall, &[Key::P, Key::M, Key::Num5]);
        });
        self.scene_in("past-5-call", kept(), |hall| {
            press(hall, &[Key::P, Key::Enter, Key::V]);
        });
        let clips = with_a_clip();
        let clipped = || {
            let shelf = Pictured(Some(clips.path().to_owned()));
            self.app(&["Mia", "Ben"])
                .kept_by(None, Some(Box::new(shelf)))
        };
        self.scene_in("past-14-call-with-clip", clipped(), |hall| {
            press(hall, &[Key::P, Key::Enter, Key::V]);
        });
        self.scene_in("past-15-clip", clipped(), |hall| {
            press(hall, &[Key::P, Key::Enter, Key::V, Key::V]);
            until(hall, |hall| hall.state().model().replay.is_some());
            press(hall, &[Key::Home]);
            for _ in 0..25 {
                press(hall, &[Key::ArrowRight]);
            }
        });
        self.scene_in("past-16-clip-delete", clipped(), |hall| {
            press(hall, &[Key::P, Key::Enter, Key::V, Key::Delete]);
        });
        self.scene_in("statistics-8-reel", clipped(), |hall| {
            press(hall, &[Key::P, Key::S, Key::Num7, Key::R]);
            until(hall, |hall| hall.state().model().text().contains("OK"));
        });
        self.scene_in("past-6-call-damaged", kept(), |hall| {
            press(hall, &[Key::P, Key::Enter, Key::V, Key::ArrowRight]);
        });
        for (place, key) in [
            Key::Num1,
            Key::Num2,
            Key::Num3,
            Key::Num4,
            Key::Num5,
            Key::Num6,
            Key::Num7,
        ]
        .into_iter()
        .enumerate()
        {
            let name = format!("statistics-{}", place + 1);
            self.scene_in(&name, kept(), |hall| press(hall, &[Key::P, Key::S, key]));
        }
        self.scene_in("tournament-1-everybody", kept(), |hall| {
            press(hall, &[Key::P, Key::S, Key::T]);
        });
        self.scene_in("tournament-2-knock-out", kept(), |hall| {
            press(hall, &[Key::P, Key::S, Key::T, Key::Num2]);
        });
        self.scene_in("players-1-nobody", self.app(&[]), |hall| {
            press(hall, &[Key::L]);
        });
        let remembered = || {
            self.app(&["Mia", "Ben"])
                .played_by(crate::records::players())
        };
        self.scene_in("players-2-all", remembered(), |hall| press(hall, &[Key::L]));
        let collector = || {
            self.app(&["Mia", "Ben"])
                .played_by(crate::collections::players())
        };
        self.scene_in("players-3-things", collector(), |hall| {
            press(hall, &[Key::L, Key::X]);
        });
        self.scene_in("players-4-team", collector(), |hall| {
            press(hall, &[Key::L, Key::X]);
            press(hall, &[Key::ArrowDown, Key::ArrowDown, Key::ArrowDown]);
            press(hall, &[Key::ArrowRight, Key::Enter, Key::ArrowRight]);
        });
        self.scene_in("players-5-form", collector(), |hall| {
            press(hall, &[Key::L, Key::X, Key::B]);
        });
        self.scene_in("players-6-nothing", self.app(&["Mia", "Ben"]), |hall| {
            press(hall, &[Key::L, Key::A]);
            crate::hall::type_into_only_field(hall, "Ada");
            press(hall, &[Key::Enter, Key::X]);
        });
        self.scene_in("set-up-10-own-toys", collector(), |hall| {
            press(hall, &[Key::Num1, Key::E]);
        });
        self.scene_in("set-up-11-own-cards", collector(), |hall| {
            press(hall, &[Key::Num1, Key::E, Key::S, Key::Enter]);
        });
        let kept_data = || {
            let data = std::path::PathBuf::from("/home/mia/.local/share/rollcall");
            kept().backed_up(data, true)
        };
        self.scene_in("backup-1", kept_data(), |hall| {
            press(hall, &[Key::S, Key::K]);
        });
        self.scene_in("backup-2-refused", kept_data(), |hall| {
            press(hall, &[Key::S, Key::K]);
            for field in [Key::D, Key::F] {
                press(hall, &[field]);
                {
                    let mut fields = hall.query_all_by_role(Role::TextInput);
                    let field = fields.find(|field| field.is_focused());
                    let field = field.expect("a field has the keyboard");
                    field.type_text("/media/stick");
                }
                hall.run_ok();
                press(hall, &[Key::Escape]);
            }
            press_ctrl(hall, Key::S);
        });
        self.scene_in("past-4-nothing", self.app(&[]), |hall| {
            press(hall, &[Key::P])
        });
    }

    fn cards(&self) {
        let plain = || self.app(&["Mia", "Ben"]);
        let playing = |table| plain().playing(Play::new(table));
        self.scene_in("cards-1-all", plain(), |hall| press(hall, &[Key::F3]));
        self.scene_in("cards-2-search", plain(), |hall| {
            press(hall, &[Key::F3]);
            hall.get_by_role(Role::TextInput).type_text("stnad");
        });
        self.scene_in("cards-3-gate", plain(), |hall| {
            press(hall, &[Key::F3]);
            hall.get_by_role(Role::TextInput).type_text("duck win");
            hall.run_ok();
            press(hall, &[Key::Enter]);
        });
        let battle = || playing(crate::cards::fought());
        self.scene_in("cards-4-battle", battle(), |hall| press(hall, &[Key::F3]));
        self.scene_in("cards-5-battle-large", battle(), |hall| {
            press(hall, &[Key::F3, Key::PageUp, Key::Enter]);
        });
        self.scene_in("cards-6-toy-large", battle(), |hall| {
            press(hall, &[Key::F3]);
            hall.get_by_role(Role::TextInput).type_text("410");
            hall.run_ok();
            press(hall, &[Key::Enter]);
        });
        let kaboodl = || playing(crate::kaboodl::kaboodl_of(&self.called(&["Mia", "Ben"])));
        self.scene_in("cards-7-kaboodl", kaboodl(), |hall| press(hall, &[Key::F3]));
        self.scene_in("cards-8-kaboodl-large", kaboodl(), |hall| {
            press(hall, &[Key::F3, Key::Enter]);
        });
        self.scene_in("cards-9-kbosh-large", kaboodl(), |hall| {
            press(hall, &[Key::F3]);
            hall.get_by_role(Role::TextInput).type_text("kbosh");
            hall.run_ok();
            press(hall, &[Key::Enter]);
        });
        let all_out = playing(crate::all_out::all_out_of(&self.called(&["Mia", "Ben"])));
        self.scene_in("cards-10-all-out", all_out, |hall| {
            press(hall, &[Key::F3]);
        });
        self.scene_in("cards-11-nothing", plain(), |hall| {
            press(hall, &[Key::F3]);
            hall.get_by_role(Role::TextInput).type_text("xyzzyq");
        });
        self.library();
    }

    /// Packs of the table's own, and the pages on which they are looked after.
    fn library(&self) {
        let table = crate::library::Table::new();
        let text = crate::library::BRIDGES;
        let pictured = text.replace("code = \"7/12\"", "code = \"7/12\"\npicture = \"rope.png\"");
        table.write("bridges", "pack.toml", pictured);
        table.write("bridges", "rope.png", crate::library::a_picture(190));
        let wrong = text.replace("colour = \"copper\"", "color = \"copper\"");
        table.write("old-cards", "pack.toml", wrong);
        let csv = "Name;Farbe;Pyrus;Aquos;Zettel\nRope Bridge;silber;70;90;Das Gate wackelt.\nOld Well;blau;x;10;\n";
        let csv = table.write("../tables", "gates.csv", csv);
        let app = || self.app(&["Mia", "Ben"]).with_packs(table.packs());
        let search = |hall: &mut crate::hall::Hall, words: &str| {
            crate::library::read(hall);
            press(hall, &[Key::F3]);
            hall.get_by_role(Role::TextInput).type_text(words);
            crate::library::read(hall);
        };
        self.scene_in("cards-12-packs-in-list", app(), |hall| {
            search(hall, "bridge")
        });
        self.scene_in("cards-13-picture-large", app(), |hall| {
            search(hall, "rope bridge");
            press(hall, &[Key::Enter]);
        });
        self.scene_in("cards-14-filter", app(), |hall| {
            search(hall, "bridge");
            press(hall, &[Key::F5]);
        });
        self.scene_in("cards-15-packs", app(), |hall| {
            search(hall, "bridge");
            press(hall, &[Key::F8]);
        });
        self.scene_in("cards-16-form", app(), |hall| {
            search(hall, "rope bridge");
            press(hall, &[Key::F6]);
        });
        self.scene_in("cards-17-form-new", app(), |hall| {
            search(hall, "rope bridge");
            press(hall, &[Key::F7]);
            press_ctrl(hall, Key::E);
        });
        self.scene_in("cards-18-bring", app(), |hall| {
            search(hall, "bridge");
            press(hall, &[Key::F8, Key::B]);
            crate::hall::type_into_only_field(hall, "/nowhere/at-all");
        });
        self.scene_in("cards-19-table", app(), |hall| {
            search(hall, "bridge");
            crate::brought::drop_on(hall, &csv);
        });
    }

    /// Every screen around a match.
    pub(super) fn around(&self) {
        self.set_up();
        self.places();
        self.cards();
    }
}
