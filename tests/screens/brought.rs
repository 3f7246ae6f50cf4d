use std::fs;
use std::path::{Path, PathBuf};

use eframe::egui::{DroppedFile, Key};

use crate::hall::{Hall, click, hall, press, press_ctrl, sees, type_into};
use crate::library::{BRIDGES, SEARCH, Table, a_picture, choose, listed, read};

/// Lets go of files over the window.
pub fn drop_on(hall: &mut Hall, path: &Path) {
    hall.input_mut()
        .dropped_files
        .push(std::sync::Arc::new(Dropped(path.to_owned())));
    hall.run_ok();
    read(hall);
}

#[derive(Debug)]
struct Dropped(PathBuf);

impl DroppedFile for Dropped {
    fn path(&self) -> &Path {
        &self.0
    }

    fn bytes(&self) -> Result<Vec<u8>, String> {
        fs::read(&self.0).map_err(|why| why.to_string())
    }
}

#[test]
fn a_pack_is_brought_in_by_letting_go_of_it_and_given_away_as_one_file() {
    let (table, elsewhere) = (Table::new(), Table::new());
    let with_picture =
        BRIDGES.replace("text = \"Nobody", "picture = \"rope.png\"\ntext = \"Nobody");
    elsewhere.write("bridges", "pack.toml", with_picture);
    elsewhere.write("bridges", "rope.png", a_picture(10));
    let mut hall = table.hall();
    drop_on(&mut hall, &elsewhere.data.join("cards").join("bridges"));
    sees(&hall, "Our bridges was brought in with 2 cards.");
    sees(&hall, "> Rope Bridge");
    assert_eq!(table.packs().load().packs.len(), 1);
    // Given away as a zip, which another table brings in by its path.
    press(&mut hall, &[Key::F8]);
    click(&mut hall, "Give away Our bridges");
    let out = tempfile::tempdir().expect("a folder");
    type_into(
        &mut hall,
        "Into which folder?",
        &out.path().display().to_string(),
    );
    press_ctrl(&mut hall, Key::S);
    sees(&hall, "our-bridges.zip now.");
    let zip = out.path().join("our-bridges.zip");
    assert!(zip.is_file());
    let other = Table::new();
    let mut hall = other.hall();
    press(&mut hall, &[Key::F3, Key::F8, Key::B]);
    let begun = out.path().join("our");
    type_into(&mut hall, "Where is it?", &begun.display().to_string());
    // How the path goes on is offered.
    click(&mut hall, &zip.display().to_string());
    press_ctrl(&mut hall, Key::S);
    read(&mut hall);
    sees(&hall, "Our bridges was brought in with 2 cards.");
    let packs = other.packs().load().packs;
    let picture = packs[0].pack.cards[0].picture.clone().expect("a picture");
    assert_eq!(
        packs[0].picture(&picture).expect("it is there"),
        a_picture(10)
    );
    // Given away twice, nothing is written over.
    press(&mut hall, &[Key::F8]);
    click(&mut hall, "Give away Our bridges");
    type_into(
        &mut hall,
        "Into which folder?",
        &out.path().display().to_string(),
    );
    press_ctrl(&mut hall, Key::S);
    sees(&hall, "there is something of this name already");
}

#[test]
fn what_is_no_pack_is_told_and_nothing_is_kept() {
    let (table, elsewhere) = (Table::new(), Table::new());
    let broken = elsewhere.write(
        "broken",
        "pack.toml",
        BRIDGES.replace("pyrus = 70", "pyrus = seventy"),
    );
    let no_zip = elsewhere.write("broken", "pack.zip", "this is no zip");
    let mut hall = table.hall();
    drop_on(&mut hall, broken.parent().expect("a folder"));
    sees(&hall, "broken cannot be read");
    sees(&hall, "pack.toml, line 14");
    drop_on(&mut hall, &no_zip);
    sees(&hall, "it is no zip that can be opened");
    drop_on(&mut hall, &elsewhere.data.join("nowhere"));
    sees(&hall, "There is nothing at");
    assert!(table.packs().load().packs.is_empty());
    assert!(table.packs().load().broken.is_empty());
}

#[test]
fn a_table_of_a_spreadsheet_becomes_a_pack_with_its_columns_chosen() {
    let (table, elsewhere) = (Table::new(), Table::new());
    let csv = elsewhere.write(
        "tables",
        "gates.csv",
        "Name;Farbe;Pyrus;Aquos;Zettel\nRope Bridge;silber;70;90;Das Gate wackelt.\nOld Well;blau;x;10;\n",
    );
    let mut hall = table.hall();
    drop_on(&mut hall, &csv);
    sees(&hall, "Cards from gates | 2 rows");
    sees(&hall, "Farbe: colour: silber, blau");
    sees(&hall, "Zettel: not used: Das Gate wackelt.");
    sees(&hall, "! Line 3, column 2, colour:");
    sees(&hall, "> Rope Bridge");
    sees(&hall, "Pyrus 70");
    choose(&mut hall, "Zettel: not used: Das Gate wackelt.");
    choose(&mut hall, "What is in Zettel?: what stands on it");
    sees(&hall, "Das Gate wackelt.\nThe card: from the pack gates");
    press_ctrl(&mut hall, Key::S);
    read(&mut hall);
    sees(&hall, "gates was brought in with 1 card.");
    let card = &table.packs().load().packs[0].pack.cards[0];
    assert_eq!(card.text.as_deref(), Some("Das Gate wackelt."));
}

#[test]
fn pictures_that_a_table_names_come_along_from_beside_it() {
    let (table, elsewhere) = (Table::new(), Table::new());
    let csv = elsewhere.write(
        "tables",
        "gates.csv",
        "Name;Farbe;Bild;Pyrus\nRope Bridge;silber;art/rope.png;10\nOld Well;gold;art/well.png;20\nIron Gate;kupfer;art/rope.png;30\nLost;gold;lost.png;40\nAway;gold;../away.png;50\n",
    );
    elsewhere.write("tables", "art/rope.png", a_picture(10));
    elsewhere.write("tables", "art/well.png", a_picture(20));
    elsewhere.write("tables", "../away.png", a_picture(30));
    let mut hall = table.hall();
    drop_on(&mut hall, &csv);
    sees(&hall, "! Line 6, column 3, picture:");
    press_ctrl(&mut hall, Key::S);
    read(&mut hall);
    sees(&hall, "The cards came, but for 1 picture: Lost: ");
    sees(&hall, "lost.png");
    let packs = table.packs().load().packs;
    let pack = &packs[0];
    assert_eq!(pack.pack.cards.len(), 4);
    let pictures: Vec<Option<Vec<u8>>> = pack
        .pack
        .cards
        .iter()
        .map(|card| {
            let name = card.picture.as_ref()?;
            Some(pack.picture(name).expect("it is there"))
        })
        .collect();
    let (rope, well) = (a_picture(10), a_picture(20));
    assert_eq!(pictures, [Some(rope.clone()), Some(well), Some(rope), None]);
    // Into a pack that is there, beside the pictures in it; what is wrong there leaves nothing behind.
    let more = elsewhere.write(
        "more",
        "more.csv",
        "Name;Farbe;Bild;Pyrus\nStone Arch;silber;art/rope.png;60\n",
    );
    elsewhere.write("more", "art/rope.png", a_picture(99));
    press(&mut hall, &[Key::Escape]);
    for times in 0..2 {
        drop_on(&mut hall, &more);
        choose(&mut hall, "Which pack?: gates");
        press_ctrl(&mut hall, Key::S);
        read(&mut hall);
        if times == 0 {
            sees(&hall, "gates was brought in with 5 cards.");
        } else {
            sees(&hall, "this card stands already");
        }
        let art = packs[0].path.join("art");
        assert_eq!(fs::read_dir(art).expect("a folder").count(), 3);
    }
    let packs = table.packs().load().packs;
    let name = packs[0].pack.cards[4].picture.clone().expect("a picture");
    assert_eq!(name.as_str(), "art/rope-2.png");
    assert_eq!(packs[0].picture(&name).expect("it is there"), a_picture(99));
}

#[test]
fn a_picture_is_dropped_on_the_form_and_kept_in_the_pack() {
    let (table, elsewhere) = (Table::new(), Table::new());
    table.write("bridges", "pack.toml", BRIDGES);
    let picture = elsewhere.write("pictures", "photo.jpeg", a_picture(90));
    let mut hall = table.hall();
    press(&mut hall, &[Key::F3]);
    type_into(&mut hall, SEARCH, "push hard");
    press(&mut hall, &[Key::F6]);
    drop_on(&mut hall, &picture);
    sees(&hall, "A new picture. It is kept with the card.");
    sees(&hall, "with a picture");
    press_ctrl(&mut hall, Key::S);
    read(&mut hall);
    let packs = table.packs().load().packs;
    let card = &packs[0].pack.cards[1];
    let name = card.picture.clone().expect("a picture");
    // It is named by what it is, not by how it was called.
    assert_eq!(name.as_str(), "push-hard.png");
    assert_eq!(packs[0].picture(&name).expect("it is there"), a_picture(90));
    // What is no picture is told.
    let text = elsewhere.write("pictures", "letter.png", "Dear Mia");
    press(&mut hall, &[Key::F6]);
    drop_on(&mut hall, &text);
    sees(&hall, "is no picture that can be opened");
}

#[test]
fn a_picture_is_taken_with_the_camera_and_straightened() {
    let table = Table::new();
    table.write("bridges", "pack.toml", BRIDGES);
    let stage = std::rc::Rc::new(crate::hall::Stage::default());
    stage.start();
    // A light card, a little turned, on a dark table.
    let corners = [
        [210.0, 90.0],
        [392.0, 112.0],
        [362.0, 366.0],
        [180.0, 344.0],
    ];
    let picture = image::RgbImage::from_fn(640, 480, |x, y| {
        let (px, py) = (f64::from(x) + 0.5, f64::from(y) + 0.5);
        let inside = (0..4).all(|side: usize| {
            let ([ax, ay], [bx, by]): ([f64; 2], [f64; 2]) =
                (corners[side], corners[(side + 1) % 4]);
            (bx - ax) * (py - ay) - (by - ay) * (px - ax) >= 0.0
        });
        let grain = ((x * 7 + y * 13) % 5) as u8;
        if inside {
            image::Rgb([220 - grain, 210, 190 + grain])
        } else {
            image::Rgb([52 + grain, 60, 56 + grain])
        }
    });
    *stage.picture.borrow_mut() = Some(std::sync::Arc::new(picture));
    let app = table.app().seen_by(
        Box::new(crate::hall::HeldEye(std::rc::Rc::clone(&stage))),
        None,
    );
    let mut hall = hall(app);
    read(&mut hall);
    press(&mut hall, &[Key::F3]);
    type_into(&mut hall, SEARCH, "push hard");
    press(&mut hall, &[Key::F6]);
    press_ctrl(&mut hall, Key::P);
    read(&mut hall);
    sees(&hall, "A new picture. It is kept with the card.");
    press_ctrl(&mut hall, Key::T);
    press_ctrl(&mut hall, Key::S);
    read(&mut hall);
    let packs = table.packs().load().packs;
    let name = packs[0].pack.cards[1].picture.clone().expect("a picture");
    let kept = image::load_from_memory(&packs[0].picture(&name).expect("it is there"))
        .expect("a picture")
        .to_rgb8();
    assert!(kept.height() > kept.width());
    // Nothing but card is on it.
    for at in [[8, 8], [495, 8], [8, 695], [495, 695], [252, 352]] {
        let [red, ..] = kept.get_pixel(at[0], at[1]).0;
        assert!(red > 150, "{at:?}: {red}");
    }
}

/// The figures of the list of changes: `cargo test --release --test screens twenty_thousand -- --ignored --nocapture`.
#[test]
#[ignore = "takes half a minute"]
fn twenty_thousand_cards_are_read_and_searched() {
    let table = Table::new();
    let words = [
        "Rope", "Stone", "Iron", "River", "Night", "Storm", "Glass", "Silver",
    ];
    let things = [
        "Bridge", "Well", "Tower", "Gate", "Harbour", "Forest", "Mill",
    ];
    for pack in 0..4_usize {
        let mut text = format!("format = 1\nname = \"Pack {pack}\"\ngame = \"bakugan\"\n");
        for card in 0..5_000_usize {
            let (word, thing) = (words[card % 8], things[card / 8 % 7]);
            let number = card % 200;
            text += &format!(
                "[[card]]\nkind = \"gate\"\nname = \"{word} {thing} {pack} {card}\"\ncolour = \"copper\"\n\
                 numbers = {{ pyrus = {number}, aquos = {}, darkus = 90 }}\n\
                 text = \"Whoever stands on the {word} {thing} gets {number} G more.\"\n",
                number + 10,
            );
        }
        table.write(&format!("pack-{pack}"), "pack.toml", text);
    }
    let begun = std::time::Instant::now();
    let app = table.app();
    println!("the window waits: {:?}", begun.elapsed());
    assert!(begun.elapsed().as_millis() < 1_000);
    let mut hall = hall(app);
    press(&mut hall, &[Key::F3]);
    sees(&hall, "reading packs");
    while hall.state().is_reading_cards() {
        hall.run_ok();
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    println!("everything read: {:?}", begun.elapsed());
    let begun = std::time::Instant::now();
    let packs = rollcall::app::cards::packs::TablePacks::of(table.packs().load());
    println!("read and index in one go: {:?}", begun.elapsed());
    for typed in [
        "rope bridge",
        "strom 4999",
        "silver mill 150 g more",
        "xyzzy",
    ] {
        let begun = std::time::Instant::now();
        let found = packs.shelf().search(typed, None).len();
        println!("{typed:?}: {found} found in {:?}", begun.elapsed());
    }
    type_into(&mut hall, SEARCH, "storm");
    let begun = std::time::Instant::now();
    hall.step();
    println!(
        "one drawing with {} rows: {:?}",
        listed(&hall).len(),
        begun.elapsed()
    );
    assert!(listed(&hall).len() < 100);
}
