//! Cards of the packs in a match: named, worked into the sum, and recognised by the camera.

use std::rc::Rc;
use std::sync::Arc;

use eframe::egui::Key;
use eframe::egui::accesskit::Role;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use image::{Rgb, RgbImage};
use rollcall::app::play::{AnySetup, Play};
use rollcall::rules::{Table as Match, script};
use rollcall::store::LooksFile;
use rollcall::vision::homography::Homography;

use crate::hall::{
    GATES, Hall, HeldEye, Stage, does_not_see, hall, press, press_ctrl, screen, sees, table_picture,
};
use crate::library::{BRIDGES, Table, read};

/// A battle on the second gate, before that is turned over.
fn in_battle(gates: &str) -> Match {
    let text = format!(
        "game bakugan
players Mia, Ben
bakugan Mia Dragonoid pyrus 410, Manion aquos 350, Hynoid subterra 380
bakugan Ben Gargonoid darkus 400, Mantris ventus 360, Tuskor haos 390
{gates}begin
gates set
roll Mia Dragonoid
open on 2
roll Mantris
open on 2
"
    );
    script::run(&text, &[]).expect("it can be read").table
}

/// A hall in which this match is played with the packs of a table.
fn hall_with(table: &Table, game: Match) -> Hall {
    let mut hall = hall(table.app().playing(Play::new(game)));
    read(&mut hall);
    hall
}

/// Waits until it is known what the gates look like.
fn know_looks(hall: &mut Hall) {
    for _ in 0..500 {
        hall.run_ok();
        if !hall.state().is_reading_looks() {
            return;
        }
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
    panic!("the looks are never read");
}

#[track_caller]
fn typed(hall: &Hall) -> String {
    let field = hall.get_by_role(Role::TextInput);
    field.accesskit_node().value().unwrap_or_default()
}

#[test]
fn a_gate_and_an_ability_of_a_pack_are_named_and_worked_into_the_sum() {
    let table = Table::new();
    let numbers_only = BRIDGES.replace("effects = [{ does = \"no_abilities\" }]\n", "");
    table.write("bridges", "pack.toml", numbers_only);
    let mut hall = hall_with(&table, in_battle(""));
    press(&mut hall, &[Key::W]);
    hall.get_by_role(Role::TextInput).type_text("rope brigde");
    hall.run_ok();
    // The name is offered in spite of the slip, and taken with one key.
    sees(&hall, "[Ctrl+1] Rope Bridge");
    press_ctrl(&mut hall, Key::Num1);
    sees(&hall, "Rope Bridge");
    // Pyrus 70 for the Dragonoid of 410, Ventus 150 for the Mantris of 360.
    sees(&hall, "510 : 480");
    press(&mut hall, &[Key::A, Key::Num1]);
    hall.get_by_role(Role::TextInput).type_text("Push Hard");
    hall.run_ok();
    press(&mut hall, &[Key::Enter]);
    // It was Ben who played it.
    sees(&hall, "580 : 480");
}

#[test]
fn what_a_gate_of_a_pack_does_is_done_by_the_rules() {
    let table = Table::new();
    table.write("bridges", "pack.toml", BRIDGES);
    let mut hall = hall_with(&table, in_battle(""));
    press(&mut hall, &[Key::W]);
    hall.get_by_role(Role::TextInput).type_text("Rope Bridge");
    hall.run_ok();
    press(&mut hall, &[Key::Enter]);
    press(&mut hall, &[Key::A, Key::Num1]);
    hall.get_by_role(Role::TextInput).type_text("Push Hard");
    hall.run_ok();
    press(&mut hall, &[Key::Enter, Key::Escape]);
    // No ability cards in this battle: the sum is as the gate left it.
    sees(&hall, "510 : 480");
}

#[test]
fn the_cards_of_a_pack_are_chosen_for_a_team() {
    let table = Table::new();
    table.write("bridges", "pack.toml", BRIDGES);
    let mut hall = hall(table.app());
    read(&mut hall);
    press(&mut hall, &[Key::Num1]);
    press(&mut hall, &[Key::E, Key::S, Key::Enter]);
    let field = hall.get_by_role_and_label(Role::TextInput, "Gate card 1");
    field.type_text("rope");
    hall.run_ok();
    hall.get_by_role_and_label(Role::Button, "Rope Bridge");
    press(&mut hall, &[Key::ArrowDown]);
    let field = hall.get_by_role_and_label(Role::TextInput, "Gate card 1");
    assert_eq!(
        field.accesskit_node().value().unwrap_or_default(),
        "Rope Bridge"
    );
    // Two of one colour nobody brings; which, stays secret.
    let field = hall.get_by_role_and_label(Role::TextInput, "Gate card 2");
    field.focus();
    hall.run_ok();
    hall.get_by_role_and_label(Role::TextInput, "Gate card 2")
        .type_text("Stand Off");
    hall.run_ok();
    sees(
        &hall,
        "! Two secret cards of one kind have the same colour.",
    );
    hall.get_by_role_and_label(Role::TextInput, "Gate card 2")
        .type_text("x");
    hall.run_ok();
    press(&mut hall, &[Key::Escape, Key::Escape, Key::Escape]);
    does_not_see(&hall, "Rope Bridge");
    press(&mut hall, &[Key::Enter]);
    let Some(AnySetup::Bakugan(setup)) = hall.state().play().map(Play::setup) else {
        panic!("Bakugan is in play:\n{}", screen(&hall));
    };
    let gate = &setup.form().players[0].gates[0];
    assert_eq!((gate.name.as_str(), gate.numbers.len()), ("Rope Bridge", 6));
    does_not_see(&hall, "Rope Bridge");
}

/// A card with a picture of its own: stripes, discs and a frame, as many different ones as there are numbers.
fn a_card(number: u32) -> RgbImage {
    let mut seed = number.wrapping_mul(0x9e37_79b9) | 1;
    let mut next = move || {
        seed ^= seed << 13;
        seed ^= seed >> 17;
        seed ^= seed << 5;
        seed >> 8
    };
    let mut card = RgbImage::from_pixel(126, 176, Rgb([next() as u8, next() as u8, next() as u8]));
    for _ in 0..9 {
        let ink = Rgb([next() as u8, next() as u8, next() as u8]);
        let (cx, cy) = ((next() % 126) as f32, (next() % 176) as f32);
        let (rx, ry) = (8.0 + (next() % 36) as f32, 8.0 + (next() % 36) as f32);
        for (x, y, pixel) in card.enumerate_pixels_mut() {
            let (dx, dy) = ((x as f32 - cx) / rx, (y as f32 - cy) / ry);
            if dx * dx + dy * dy < 1.0 {
                *pixel = ink;
            }
        }
    }
    card
}

/// The table with this card on the place of the second gate, in dimmer and warmer light.
fn table_with(card: &RgbImage) -> RgbImage {
    let mut picture = table_picture();
    let (w, h) = (f64::from(card.width()), f64::from(card.height()));
    let upright = [[0.0, 0.0], [w, 0.0], [w, h], [0.0, h]];
    let to_card = Homography::from_pairs(&GATES[1], &upright).expect("a map");
    for (x, y, pixel) in picture.enumerate_pixels_mut() {
        let [u, v] = to_card.apply([f64::from(x) + 0.5, f64::from(y) + 0.5]);
        if (0.0..w).contains(&u) && (0.0..h).contains(&v) {
            let [r, g, b] = card.get_pixel(u as u32, v as u32).0.map(f32::from);
            *pixel = Rgb([(0.85 * r) as u8, (0.75 * g) as u8, (0.6 * b) as u8]);
        }
    }
    picture
}

fn png(picture: &RgbImage) -> Vec<u8> {
    let mut bytes = std::io::Cursor::new(Vec::new());
    picture
        .write_to(&mut bytes, image::ImageFormat::Png)
        .expect("it can be written");
    bytes.into_inner()
}

/// A pack of three gates with pictures.
fn pictured(table: &Table) {
    let mut text = "format = 1\nname = \"Pictured\"\ngame = \"bakugan\"\n".to_owned();
    for number in 1..=3 {
        text += &format!(
            "[[card]]\nkind = \"gate\"\nname = \"Well {number}\"\npicture = \"well-{number}.png\"\nnumbers = {{ pyrus = {number}0 }}\n"
        );
        let file = format!("well-{number}.png");
        table.write("pictured", &file, png(&a_card(number)));
    }
    table.write("pictured", "pack.toml", text);
}

/// A battle with a camera that sees this picture.
fn seeing(table: &Table, gates: &str, picture: RgbImage) -> (Hall, Rc<Stage>) {
    let stage = Rc::new(Stage::default());
    stage.start();
    *stage.picture.borrow_mut() = Some(Arc::new(picture));
    let app = table
        .app()
        .playing(Play::new(in_battle(gates)))
        .seen_by(Box::new(HeldEye(Rc::clone(&stage))), None);
    let mut hall = hall(app);
    read(&mut hall);
    know_looks(&mut hall);
    (hall, stage)
}

#[test]
fn the_camera_names_the_gate_and_the_referee_takes_it() {
    let table = Table::new();
    pictured(&table);
    let gates = "gate Ben Well 1 gold\ngate Ben Well 2 silver\ngate Ben Well 3 copper\n";
    for number in 1..=3 {
        let (mut hall, _stage) = seeing(&table, gates, table_with(&a_card(number)));
        let log = hall.state().play().unwrap().entries();
        press(&mut hall, &[Key::W]);
        sees(&hall, &format!("The camera sees Well {number}."));
        // Nothing is entered by itself.
        assert_eq!(hall.state().play().unwrap().entries(), log);
        assert_eq!(typed(&hall), format!("Well {number}"));
        press(&mut hall, &[Key::Enter]);
        assert!(hall.state().play().unwrap().entries() > log);
        sees(&hall, &format!("Well {number}"));
    }
}

#[test]
fn a_card_that_the_camera_does_not_know_is_asked_for_and_remembered() {
    let table = Table::new();
    pictured(&table);
    let (mut hall, _stage) = seeing(&table, "", table_with(&a_card(77)));
    press(&mut hall, &[Key::W]);
    does_not_see(&hall, "The camera sees");
    assert_eq!(typed(&hall), "");
    hall.get_by_role(Role::TextInput).type_text("Old Mill");
    hall.run_ok();
    press(&mut hall, &[Key::Enter]);
    sees(&hall, "Old Mill");
    // Taken back and asked again, it is known by now.
    press_ctrl(&mut hall, Key::Z);
    press(&mut hall, &[Key::W]);
    sees(&hall, "The camera sees Old Mill.");
}

#[test]
fn what_the_referee_named_is_known_in_the_next_window_and_can_be_forgotten() {
    let table = Table::new();
    let looks = LooksFile::in_data(&table.data);
    let begin = || {
        let stage = Rc::new(Stage::default());
        stage.start();
        *stage.picture.borrow_mut() = Some(Arc::new(table_with(&a_card(77))));
        let app = table
            .app()
            .knowing_looks(looks.clone())
            .playing(Play::new(in_battle("")))
            .seen_by(Box::new(HeldEye(stage)), None);
        let mut hall = hall(app);
        read(&mut hall);
        know_looks(&mut hall);
        press(&mut hall, &[Key::W]);
        hall
    };
    let mut hall = begin();
    does_not_see(&hall, "The camera sees");
    hall.get_by_role(Role::TextInput).type_text("Old Mill");
    hall.run_ok();
    press(&mut hall, &[Key::Enter]);
    until_kept(&mut hall);
    assert_eq!(looks.load().0.len(), 1);
    let mut hall = begin();
    sees(&hall, "The camera sees Old Mill.");
    // Said otherwise, the last word holds.
    hall.get_by_role(Role::TextInput).type_text("New Mill");
    hall.run_ok();
    press(&mut hall, &[Key::Enter]);
    until_kept(&mut hall);
    let names: Vec<String> = looks.load().0.into_iter().map(|one| one.name).collect();
    assert_eq!(names, ["New Mill"]);
    drop(hall);
    let mut hall = hall_of_settings(&table, &looks);
    sees(&hall, "It also knows 1 picture of a gate.");
    press(&mut hall, &[Key::E]);
    sees(&hall, "Learnt from you: forget all");
    until_kept(&mut hall);
    assert!(looks.load().0.is_empty());
    press(&mut hall, &[Key::E]);
    until_kept(&mut hall);
    assert_eq!(looks.load().0.len(), 1);
}

/// The settings, where it is said how far the camera is trusted.
fn hall_of_settings(table: &Table, looks: &LooksFile) -> Hall {
    let mut hall = hall(table.app().knowing_looks(looks.clone()));
    press(&mut hall, &[Key::S, Key::Num4]);
    hall
}

/// Waits until the looks are on disk.
fn until_kept(hall: &mut Hall) {
    for _ in 0..500 {
        hall.run_ok();
        if !hall.state().is_keeping_looks() {
            return;
        }
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
    panic!("the looks are never kept");
}

#[test]
fn a_card_that_its_owner_cannot_have_is_never_sure() {
    let table = Table::new();
    pictured(&table);
    let gates = "gate Ben Dusk silver\ngate Ben Well 3 copper\n";
    let (mut hall, _stage) = seeing(&table, gates, table_with(&a_card(1)));
    press(&mut hall, &[Key::W]);
    does_not_see(&hall, "The camera sees");
    does_not_see(&hall, "Dusk");
}
