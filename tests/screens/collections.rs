use std::path::Path;

use eframe::egui::Key::{self, Enter, Num1};
use eframe::egui::accesskit::Role;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use rollcall::app::RefereeApp;
use rollcall::app::theme::{Scheme, Theme};
use rollcall::rules::bakugan::{AbilityColour, Attribute, GateColour};
use rollcall::store::players::{OwnAbility, OwnBakugan, OwnGate, Team};
use rollcall::store::{Player, Players, PlayersFile};

use crate::brought::drop_on;
use crate::hall::{Hall, click, does_not_see, hall, idle_app, press, screen, sees, type_into};

/// Somebody with more than goes into one team.
fn collector() -> Player {
    let toys = [
        ("Dragonoid", Attribute::Pyrus, 410),
        ("Dragonoid", Attribute::Aquos, 350),
        ("Manion", Attribute::Haos, 330),
        ("Hynoid", Attribute::Subterra, 380),
    ];
    let gates = [
        ("Tsunami", GateColour::Silver),
        ("Dusk", GateColour::Silver),
        ("Manion", GateColour::Gold),
        ("Pounce", GateColour::Copper),
    ];
    let abilities = [
        ("Colour Point", AbilityColour::Red),
        ("Rapid Fire", AbilityColour::Blue),
        ("Clear Water", AbilityColour::Green),
    ];
    Player {
        bakugan: toys
            .map(|(name, attribute, power)| OwnBakugan {
                name: name.to_owned(),
                attribute: Some(attribute),
                g_power: Some(power),
            })
            .into(),
        gates: gates
            .map(|(name, colour)| OwnGate {
                name: name.to_owned(),
                colour: Some(colour),
            })
            .into(),
        abilities: abilities
            .map(|(name, colour)| OwnAbility {
                name: name.to_owned(),
                colour: Some(colour),
            })
            .into(),
        ..Player::named("Mia")
    }
}

/// A file with this player in it, in a folder that goes with the test program.
pub fn file_of(player: Player) -> PlayersFile {
    let folder = tempfile::tempdir().expect("a folder").keep();
    let file = PlayersFile::in_data(&folder);
    let mut players = Players::default();
    players.get_or_add("Ben");
    let name = player.name.clone();
    *players.get_or_add(&name) = player;
    file.save(&players).expect("it is kept");
    file
}

/// Somebody with a collection, a team that fits and one that does not.
pub fn players() -> PlayersFile {
    let mut mia = collector();
    mia.colour = Some(3);
    mia.youngest = true;
    let names = |names: &[&str]| names.iter().map(|one| (*one).to_owned()).collect();
    mia.teams = vec![
        Team {
            name: "Fire".to_owned(),
            bakugan: names(&["Pyrus Dragonoid", "Manion", "Hynoid"]),
            gates: names(&["Tsunami", "Manion", "Pounce"]),
            abilities: names(&["Colour Point", "Rapid Fire", "Clear Water"]),
        },
        Team {
            name: "Silver".to_owned(),
            bakugan: names(&["Manion", "Hynoid"]),
            gates: names(&["Tsunami", "Dusk"]),
            abilities: names(&["Colour Point"]),
        },
    ];
    file_of(mia)
}

fn app(file: &PlayersFile) -> RefereeApp {
    idle_app().played_by(file.clone())
}

#[track_caller]
fn mia(file: &PlayersFile) -> Player {
    file.load().0.get("Mia").expect("she is there").clone()
}

#[test]
fn what_a_player_has_is_entered_changed_taken_away_and_brought_back_by_keys() {
    let file = file_of(Player::named("Mia"));
    let mut hall = hall(app(&file));
    press(&mut hall, &[Key::L, Key::X]);
    sees(&hall, "What Mia has | 0 things");
    sees(&hall, "None yet. B enters one.");
    press(&mut hall, &[Key::B]);
    type_into(&mut hall, "Name", "Dragonoid");
    type_into(&mut hall, "G-Power", "lots");
    press(&mut hall, &[Enter]);
    sees(&hall, "lots");
    type_into(&mut hall, "G-Power", "410 G");
    press(&mut hall, &[Enter]);
    sees(&hall, "(*) [] Dragonoid, 410 G");
    press(&mut hall, &[Key::C]);
    sees(&hall, "(*) [] Pyrus Dragonoid, 410 G");
    // A gate that comes along has its colour already.
    press(&mut hall, &[Key::G]);
    type_into(&mut hall, "Name", "tsunam");
    sees(&hall, "[Ctrl+1] Tsunami");
    crate::hall::press_ctrl(&mut hall, Num1);
    sees(&hall, "(*) [] Tsunami, silver");
    press(&mut hall, &[Key::A]);
    type_into(&mut hall, "Name", "Own Idea");
    press(&mut hall, &[Enter, Key::C]);
    sees(&hall, "(*) [] Own Idea, red");
    press(&mut hall, &[Enter]);
    sees(&hall, "Change an ability card");
    type_into(&mut hall, "Name", "Better Idea");
    press(&mut hall, &[Enter]);
    sees(&hall, "(*) [] Better Idea, red");
    press(&mut hall, &[Key::ArrowUp, Key::ArrowUp]);
    sees(&hall, "(*) [] Pyrus Dragonoid, 410 G");
    let before = mia(&file);
    assert_eq!(before.bakugan[0].attribute, Some(Attribute::Pyrus));
    assert_eq!(before.gates[0].colour, Some(GateColour::Silver));
    press(&mut hall, &[Key::Delete]);
    sees(&hall, "Pyrus Dragonoid is taken away.");
    assert!(mia(&file).bakugan.is_empty());
    press(&mut hall, &[Key::U]);
    assert_eq!(mia(&file), before);
    press(&mut hall, &[Key::Escape]);
    // What the cards are called is not said where everybody is listed.
    sees(&hall, "1 gates, 1 abilities");
    does_not_see(&hall, "Tsunami");
}

#[test]
fn a_team_is_made_of_what_the_player_has_and_held_against_the_sheet() {
    let file = file_of(collector());
    let mut hall = hall(app(&file));
    press(&mut hall, &[Key::L, Key::X, Key::T]);
    sees(&hall, "Team 1, a team of Mia | 0 of 9");
    sees(&hall, "! 0 Bakugan with a name, it must be 3");
    press(&mut hall, &[Enter, Key::ArrowRight, Key::ArrowRight, Enter]);
    press(&mut hall, &[Key::ArrowRight, Enter]);
    sees(&hall, "✔ Pyrus Dragonoid, 410 G");
    does_not_see(&hall, "✔ Aquos Dragonoid");
    for words in ["Tsunami, silver", "Dusk, silver", "Pounce, copper"] {
        click(&mut hall, words);
    }
    for words in [
        "Colour Point, red",
        "Rapid Fire, blue",
        "Clear Water, green",
    ] {
        click(&mut hall, words);
    }
    sees(&hall, "9 of 9");
    sees(
        &hall,
        "! Two gates are silver, each must have another colour",
    );
    click(&mut hall, "✔ Dusk, silver");
    click(&mut hall, "Manion, gold");
    sees(&hall, "Fits the sheet");
    press(&mut hall, &[Key::N]);
    type_into(&mut hall, "Name", "Sunday");
    press(&mut hall, &[Enter]);
    sees(&hall, "Sunday, a team of Mia");
    let kept = mia(&file);
    assert_eq!(kept.problems_of(&kept.teams[0]), []);
    assert_eq!(
        kept.teams[0].bakugan,
        ["Pyrus Dragonoid", "Manion", "Hynoid"]
    );
    press(&mut hall, &[Key::Escape]);
    sees(&hall, "(*) [] Sunday: fits the sheet");
    press(&mut hall, &[Enter, Key::Delete]);
    sees(&hall, "Sunday is taken away.");
    assert!(mia(&file).teams.is_empty());
    press(&mut hall, &[Key::U]);
    assert_eq!(mia(&file), kept);
}

#[track_caller]
fn typed(hall: &Hall, field: &str) -> String {
    let field = hall.get_by_role_and_label(Role::TextInput, field);
    field.accesskit_node().value().unwrap_or_default()
}

#[test]
fn what_a_player_has_is_offered_when_a_match_is_prepared() {
    let file = players();
    let mut hall = hall(app(&file));
    press(&mut hall, &[Num1, Num1]);
    type_into(&mut hall, "Seat 1", "Mia");
    press(&mut hall, &[Key::Escape, Key::E]);
    sees(&hall, "Pyrus Dragonoid 410");
    // By clicks: one after another.
    click(&mut hall, "Aquos Dragonoid 350");
    assert_eq!(typed(&hall, "Bakugan 1: name"), "Dragonoid");
    assert_eq!(typed(&hall, "Bakugan 1: G-Power"), "350");
    sees(&hall, "Bakugan 1: Aquos");
    does_not_see(&hall, "Aquos Dragonoid 350");
    click(&mut hall, "Subterra Hynoid 380");
    assert_eq!(typed(&hall, "Bakugan 2: name"), "Hynoid");
    // By keys: arrows in the field.
    press(&mut hall, &[Key::Num3, Key::ArrowDown]);
    assert_eq!(typed(&hall, "Bakugan 3: name"), "Dragonoid");
    sees(&hall, "Bakugan 3: Pyrus");
    press(&mut hall, &[Key::ArrowDown]);
    assert_eq!(typed(&hall, "Bakugan 3: name"), "Manion");
    press(&mut hall, &[Key::ArrowUp]);
    assert_eq!(typed(&hall, "Bakugan 3: name"), "Dragonoid");
    press(&mut hall, &[Key::Escape, Key::S]);
    does_not_see(&hall, "Tsunami");
    press(&mut hall, &[Enter]);
    press(&mut hall, &[Key::ArrowDown, Key::ArrowDown]);
    assert_eq!(typed(&hall, "Gate card 1"), "Dusk");
    type_into(&mut hall, "Ability card 1", " ");
    hall.get_by_role_and_label(Role::Button, "Rapid Fire");
    type_into(&mut hall, "Gate card 2", "tsu");
    hall.get_by_role_and_label(Role::Button, "Tsunami");
    // Ben has none of it.
    press(&mut hall, &[Key::Escape, Key::Escape, Enter]);
    sees(&hall, "Player 2");
    does_not_see(&hall, "Dragonoid");
}

#[test]
fn a_seat_has_the_colour_of_its_player_and_nobody_else_has_it() {
    let file = players();
    let mut hall = hall(app(&file));
    let usual = Theme::of(Scheme::Dark);
    assert_eq!(hall.state().theme().seat(0), usual.seat(0));
    press(&mut hall, &[Key::Num4, Num1]);
    type_into(&mut hall, "Seat 1", "Mia");
    press(&mut hall, &[Key::Escape, Enter]);
    let theme = hall.state().theme();
    assert_eq!(theme.seat(0), usual.seat(2), "{}", screen(&hall));
    let mut others: Vec<_> = (1..6).map(|seat| theme.seat(seat)).collect();
    others.retain(|colour| *colour == usual.seat(2));
    assert!(others.is_empty());
}

#[test]
fn a_picture_that_is_let_go_of_is_the_chosen_players() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = file_of(Player::named("Mia"));
    let mut hall = hall(app(&file));
    press(&mut hall, &[Key::L]);
    let photo = folder.path().join("me.png");
    std::fs::write(&photo, crate::library::a_picture(190)).expect("it is written");
    drop_on(&mut hall, &photo);
    settle(&mut hall);
    let kept = mia(&file);
    assert_eq!(kept.picture.as_deref(), Some("mia-1.png"));
    assert!(file.picture(&kept).is_some());
    // By its path too; what is no picture is named.
    press(&mut hall, &[Key::P]);
    type_into(&mut hall, "File", "/nowhere/me.png");
    press(&mut hall, &[Enter]);
    settle(&mut hall);
    sees(&hall, "The picture was not taken: ");
    press(&mut hall, &[Key::Escape, Key::P]);
    type_into(&mut hall, "File", &Path::new(&photo).display().to_string());
    press(&mut hall, &[Enter]);
    settle(&mut hall);
    assert_eq!(mia(&file).picture.as_deref(), Some("mia-2.png"));
}

/// Waits until pictures of players are read.
fn settle(hall: &mut Hall) {
    for _ in 0..500 {
        hall.run_ok();
        if !hall.state().is_reading_player_pictures() {
            hall.run_ok();
            return;
        }
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
    panic!("the pictures are never read");
}

#[test]
fn a_name_of_64_letters_is_cut_where_it_is_typed() {
    let file = file_of(Player::named("Mia"));
    let mut hall = hall(app(&file));
    let long = "\u{fc}".repeat(64);
    press(&mut hall, &[Key::L, Key::A]);
    type_into(&mut hall, "Name", &long);
    press(&mut hall, &[Enter, Key::X, Key::G]);
    type_into(&mut hall, "Name", &long);
    press(&mut hall, &[Enter]);
    let cut = "\u{fc}".repeat(40);
    let (players, _) = file.load();
    let one = players.get(&cut).expect("it is cut");
    assert_eq!(one.gates[0].name, cut);
    // It is drawn without leaving the screen: the rest is in its place.
    sees(&hall, "[G] New Gate card");
}
