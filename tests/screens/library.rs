//! The packs of the table in the list of cards.

use std::fs;
use std::path::{Path, PathBuf};

use eframe::egui::Key;
use eframe::egui::accesskit::Role;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use rollcall::app::RefereeApp;
use rollcall::store::packs::PackFolder;

use crate::hall::{
    Hall, click, does_not_see, hall, idle_app, press, press_ctrl, screen, sees, type_into,
};

pub const SEARCH: &str = "Search the cards";

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
pub fn choose(hall: &mut Hall, words: &str) {
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
