//! The packs of the table in the list of cards.

use std::fs;
use std::path::{Path, PathBuf};

use eframe::egui::accesskit::Role;
use eframe::egui::{DroppedFile, Key};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use rollcall::app::RefereeApp;
use rollcall::store::packs::PackFolder;

use crate::hall::{
    Hall, click, does_not_see, hall, idle_app, press, press_ctrl, screen, sees, type_into,
};

const SEARCH: &str = "Search the cards";

/// A folder for the data of a table, with packs in it.
pub struct Table {
    _folder: tempfile::TempDir,
    pub data: PathBuf,
}

impl Table {
    pub fn new() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        Self {
            data: folder.path().to_owned(),
            _folder: folder,
        }
    }

    /// Writes a file of a pack.
    pub fn write(&self, pack: &str, file: &str, content: impl AsRef<[u8]>) -> PathBuf {
        let path = self.data.join("cards").join(pack).join(file);
        fs::create_dir_all(path.parent().expect("a folder")).expect("it can be made");
        fs::write(&path, content).expect("it can be written");
        path
    }

    pub fn packs(&self) -> PackFolder {
        PackFolder::in_data(&self.data)
    }

    pub fn app(&self) -> RefereeApp {
        idle_app().with_packs(self.packs())
    }

    pub fn hall(&self) -> Hall {
        let mut hall = hall(self.app());
        read(&mut hall);
        hall
    }
}

/// Waits until everything that is read beside the window is there.
pub fn read(hall: &mut Hall) {
    for _ in 0..500 {
        hall.run_ok();
        if !hall.state().is_reading_cards() {
            hall.run_ok();
            return;
        }
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
    panic!("the packs are never read");
}

pub const BRIDGES: &str = r#"# Ours.
format = 1
name = "Our bridges"
author = "Mia"
language = "en"
game = "bakugan"

# The first one.
[[card]]
kind = "gate"
name = "Rope Bridge"
code = "7/12"
colour = "copper"
numbers = { pyrus = 70, aquos = 90, subterra = 120, haos = 40, darkus = 60, ventus = 150 }
effects = [{ does = "no_abilities" }]
text = "Nobody plays an ability card in this battle."

# The second one.
[[card]]
kind = "ability"
name = "Push Hard"
colour = "red"
played = "in_battle"
effects = [{ does = { add = { amount = 70 } }, to = "own" }]
"#;

/// A small picture of a card.
pub fn a_picture(red: u8) -> Vec<u8> {
    let picture = image::RgbImage::from_fn(126, 176, |x, y| {
        image::Rgb([red, (x * 2) as u8, (y + 40) as u8])
    });
    let mut bytes = std::io::Cursor::new(Vec::new());
    picture
        .write_to(&mut bytes, image::ImageFormat::Png)
        .expect("it can be written");
    bytes.into_inner()
}

pub fn listed(hall: &Hall) -> Vec<String> {
    let rows = hall.query_all_by_role(Role::ListBoxOption);
    rows.map(|row| row.accesskit_node().label().unwrap_or_default())
        .collect()
}

pub fn text_of(path: &Path) -> String {
    fs::read_to_string(path).expect("it can be read")
}

#[test]
fn the_cards_of_all_packs_are_searched_and_read() {
    let table = Table::new();
    let with_picture =
        BRIDGES.replace("text = \"Nobody", "picture = \"rope.png\"\ntext = \"Nobody");
    table.write("bridges", "pack.toml", with_picture);
    table.write("bridges", "rope.png", a_picture(200));
    let mut hall = table.hall();
    press(&mut hall, &[Key::F3]);
    sees(&hall, "- Push Hard | Red ability");
    // Those that come along are there too, and none of them twice.
    let all = listed(&hall);
    assert!(all.iter().any(|card| card.starts_with("Heavy Feet")));
    let duck = all.iter().filter(|card| card.starts_with("Duck & Win"));
    assert_eq!(duck.count(), 1);
    let kaboodl = all.iter().filter(|card| card.starts_with("blue Beak 2"));
    assert_eq!(kaboodl.count(), 1);
    // By name with a slip, by number, by code, by what it does.
    for typed in ["rope brigde", "bridge 150", "7 12", "copper abilities 90"] {
        type_into(&mut hall, SEARCH, typed);
        sees(&hall, "> Rope Bridge | Copper gate, 7/12");
    }
    read(&mut hall);
    sees(&hall, "from the pack Our bridges");
    sees(&hall, "with a picture");
    press(&mut hall, &[Key::Enter]);
    sees(&hall, "Nobody plays an ability card in this battle.");
    sees(&hall, "Ventus 150");
}

#[test]
fn cards_are_listed_by_kind_and_by_pack_with_keys_alone() {
    let table = Table::new();
    table.write("bridges", "pack.toml", BRIDGES);
    let mut hall = table.hall();
    press(&mut hall, &[Key::F3, Key::F5]);
    sees(&hall, "Which cards?");
    click(&mut hall, "Kind: Gate card");
    click(&mut hall, "Pack: Our bridges");
    sees(&hall, "Show 1 card");
    press(&mut hall, &[Key::Enter]);
    assert_eq!(listed(&hall).len(), 1);
    sees(&hall, "> Rope Bridge");
    press(&mut hall, &[Key::F5, Key::A, Key::Enter]);
    assert!(listed(&hall).len() > 100);
    // A pack is opened from the list of packs, also one whose cards every table knows.
    press(&mut hall, &[Key::F8]);
    sees(&hall, "Our bridges, by Mia: 2 cards");
    let series = screen(&hall);
    let line = series.lines().find(|line| line.contains("24 cards"));
    let name = line
        .expect("the series comes along")
        .trim_start_matches("[] ");
    click(&mut hall, name);
    assert_eq!(listed(&hall).len(), 24);
    sees(&hall, "> Fire Pit");
}

#[test]
fn a_pack_with_a_mistake_is_named_with_its_place_and_the_others_work() {
    let table = Table::new();
    table.write("bridges", "pack.toml", BRIDGES);
    let wrong = BRIDGES.replace("colour = \"copper\"", "color = \"copper\"");
    let path = table.write("broken", "pack.toml", &wrong);
    let mut hall = table.hall();
    press(&mut hall, &[Key::F3]);
    sees(&hall, "1 pack has a mistake: broken: pack.toml, line 13");
    sees(&hall, "- Rope Bridge");
    press(&mut hall, &[Key::F8]);
    sees(
        &hall,
        "pack.toml, line 13, letter 1, color: there is no such field; did you mean \"colour\"?",
    );
    assert_eq!(text_of(&path), wrong);
    // It is put right by hand, and read again.
    fs::write(&path, BRIDGES.replace("Our bridges", "Mended")).expect("it can be written");
    press(&mut hall, &[Key::R]);
    read(&mut hall);
    sees(&hall, "Mended");
    does_not_see(&hall, "did you mean");
    press(&mut hall, &[Key::Escape]);
    does_not_see(&hall, "mistake");
}

#[test]
fn in_a_match_the_packs_name_no_secret() {
    let table = Table::new();
    table.write("bridges", "pack.toml", BRIDGES);
    let app = table
        .app()
        .playing(rollcall::app::play::Play::new(crate::cards::fought()));
    let mut hall = hall(app);
    read(&mut hall);
    press(&mut hall, &[Key::F3]);
    // What lies face down or is in a hand is listed as a card that there is, and never as one of this match.
    type_into(&mut hall, SEARCH, "dusk");
    sees(&hall, "> Dusk | Silver gate, Series 2");
    does_not_see(&hall, "This match");
    type_into(&mut hall, SEARCH, "fire wall");
    sees(&hall, "Ben has played it.");
}

/// Types into a field of a form, over what stood in it.
fn fill(hall: &mut Hall, label: &str, words: &str) {
    hall.get_by_role_and_label(Role::TextInput, label).focus();
    hall.run_ok();
    type_into(hall, label, words);
}

/// Chooses something of a form as it is done with keys alone: Tab to it, and Enter.
#[track_caller]
fn choose(hall: &mut Hall, words: &str) {
    hall.get_by_role_and_label(Role::Button, words).focus();
    hall.run_ok();
    press(hall, &[Key::Enter]);
}

#[test]
fn a_card_is_written_by_form_with_the_card_beside_it() {
    let table = Table::new();
    let mut hall = table.hall();
    press(&mut hall, &[Key::F3, Key::F7]);
    sees(&hall, "New card | My cards");
    // The keyboard is in the name at once.
    hall.get_by_role_and_label(Role::TextInput, "Name")
        .type_text("Rope Bridge");
    hall.run_ok();
    fill(&mut hall, "Pyrus", "120");
    fill(&mut hall, "Ventus", "12x");
    choose(&mut hall, "Colour: copper");
    press_ctrl(&mut hall, Key::E);
    choose(&mut hall, "What happens?: less G");
    fill(&mut hall, "How much?", "80");
    choose(&mut hall, "Whose fighter?: the other one");
    sees(&hall, "> Rope Bridge\nCopper gate");
    sees(&hall, "Pyrus 120");
    sees(&hall, "-80 G, for the opponent's fighter");
    // What is wrong is told, and nothing is written.
    press_ctrl(&mut hall, Key::S);
    sees(&hall, "! 12x is no number");
    assert!(table.packs().load().packs.is_empty());
    fill(&mut hall, "Ventus", "15");
    press_ctrl(&mut hall, Key::S);
    read(&mut hall);
    sees(&hall, "Rope Bridge is kept in My cards.");
    sees(&hall, "> Rope Bridge | Copper gate");
    let packs = table.packs().load().packs;
    let gate = packs[0].pack.cards[0].gate().expect("a gate");
    assert_eq!(gate.numbers.len(), 2);
    assert_eq!(gate.effects.len(), 1);
    // The next one goes into the same pack.
    press(&mut hall, &[Key::F7]);
    hall.get_by_role_and_label(Role::TextInput, "Name")
        .type_text("Push");
    hall.run_ok();
    choose(&mut hall, "What is it?: Ability card");
    press_ctrl(&mut hall, Key::S);
    read(&mut hall);
    assert_eq!(table.packs().load().packs[0].pack.cards.len(), 2);
}

#[test]
fn a_card_is_changed_and_the_notes_around_it_stay() {
    let table = Table::new();
    let path = table.write(
        "bridges",
        "pack.toml",
        BRIDGES.replace("code = \"7/12\"", "code = \"7/12\" # as printed"),
    );
    let mut hall = table.hall();
    press(&mut hall, &[Key::F3]);
    type_into(&mut hall, SEARCH, "rope");
    press(&mut hall, &[Key::F6]);
    sees(&hall, "Change a card | Our bridges");
    fill(&mut hall, "Haos", "45");
    // Nothing is lost by one key too many.
    press(&mut hall, &[Key::Escape]);
    press(&mut hall, &[Key::Escape]);
    sees(&hall, "This is not kept yet.");
    press_ctrl(&mut hall, Key::S);
    read(&mut hall);
    sees(&hall, "Haos 45");
    let text = text_of(&path);
    for kept in [
        "# Ours.",
        "# The first one.",
        "# as printed",
        "# The second one.",
    ] {
        assert!(text.contains(kept), "{kept} is lost:\n{text}");
    }
    assert!(text.contains("haos = 45"));
    // What was typed and left is not kept.
    press(&mut hall, &[Key::F6]);
    fill(&mut hall, "Haos", "999");
    press(&mut hall, &[Key::Escape, Key::Escape, Key::Escape]);
    sees(&hall, "Haos 45");
    assert_eq!(text_of(&path), text);
}

#[test]
fn a_card_is_taken_out_and_brought_back_word_for_word() {
    let table = Table::new();
    let path = table.write("bridges", "pack.toml", BRIDGES);
    let mut hall = table.hall();
    press(&mut hall, &[Key::F3]);
    type_into(&mut hall, SEARCH, "rope bridge");
    press(&mut hall, &[Key::F6]);
    press_ctrl(&mut hall, Key::Delete);
    read(&mut hall);
    does_not_see(&hall, "> Rope Bridge");
    sees(&hall, "Bring back Rope Bridge");
    assert!(!text_of(&path).contains("Rope"));
    press_ctrl(&mut hall, Key::B);
    read(&mut hall);
    sees(&hall, "> Rope Bridge");
    assert_eq!(text_of(&path), BRIDGES);
}

#[test]
fn a_card_that_comes_along_is_changed_in_a_copy_of_its_pack() {
    let table = Table::new();
    let mut hall = table.hall();
    press(&mut hall, &[Key::F3]);
    type_into(&mut hall, SEARCH, "fire pit");
    press(&mut hall, &[Key::F6]);
    sees(&hall, "This card comes along with the app.");
    fill(&mut hall, "Pyrus", "145");
    press_ctrl(&mut hall, Key::S);
    read(&mut hall);
    sees(&hall, "> Fire Pit");
    sees(&hall, "Pyrus 145");
    let packs = table.packs().load().packs;
    assert_eq!(packs.len(), 1);
    assert_eq!(packs[0].pack.cards.len(), 24);
    // The copy stands for the pack that comes along.
    let found = listed(&hall);
    let fire_pits = found.iter().filter(|card| card.starts_with("Fire Pit"));
    assert_eq!(fire_pits.count(), 1);
    type_into(&mut hall, SEARCH, "fire pit");
    let found = listed(&hall);
    let fire_pits = found.iter().filter(|card| card.starts_with("Fire Pit"));
    assert_eq!(fire_pits.count(), 1);
}

#[test]
fn one_like_it_is_a_new_card() {
    let table = Table::new();
    table.write("bridges", "pack.toml", BRIDGES);
    let mut hall = table.hall();
    press(&mut hall, &[Key::F3]);
    type_into(&mut hall, SEARCH, "push hard");
    press(&mut hall, &[Key::F6]);
    press_ctrl(&mut hall, Key::D);
    sees(&hall, "New card | Our bridges");
    sees(&hall, "> Push Hard 2");
    press_ctrl(&mut hall, Key::S);
    read(&mut hall);
    sees(&hall, "> Push Hard 2 | Red ability");
    assert_eq!(table.packs().load().packs[0].pack.cards.len(), 3);
}

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
