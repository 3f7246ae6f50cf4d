//! The cards: searched as one types, over any screen, by keys alone and by presses alone.

use eframe::egui::accesskit::Role;
use eframe::egui::{Key, Vec2, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use rollcall::rules::bakugan::{GateCard, Setup, SetupForm};
use rollcall::rules::{Ledger, Table, script};

use crate::all_out::all_out_of;
use crate::hall::{
    Hall, app, app_of, choices, click, does_not_see, hall, hall_of_size, idle_app, kept_app, press,
    press_ctrl, quick_game, screen, sees, type_into,
};
use crate::kaboodl::kaboodl_of;

/// A match of Bakugan in the middle of a battle, its gate turned over and an ability played.
pub fn fought() -> Table {
    let ran = script::run(
        "game bakugan
players Mia, Ben
bakugan Mia Dragonoid pyrus 410, Manion aquos 350, Hynoid subterra 380
bakugan Ben Gargonoid darkus 400, Mantris ventus 360, Tuskor haos 390
gate Mia Stand Off copper pyrus 140, aquos 80, subterra 50, haos 80, darkus 60, ventus 20
gate Mia Dusk silver
gate Mia Tuskor gold
gate Ben Duck & Win copper pyrus 110, aquos 60, subterra 90, haos 120, darkus 140, ventus 110 does [{\"does\":\"lower_wins\"}]
begin
gates set
roll Mia Dragonoid
open on 2
roll Mantris
open on 2
flip Duck & Win
ability Ben Fire Wall
",
        &[],
    );
    ran.expect("it can be read").table
}

/// The names of the cards that are listed, as a screen reader says them.
fn listed(hall: &Hall) -> Vec<String> {
    let rows = hall.get_all_by_role(Role::ListBoxOption);
    rows.map(|row| row.accesskit_node().label().unwrap_or_default())
        .collect()
}

#[track_caller]
fn first(hall: &Hall) -> String {
    let first = listed(hall).into_iter().next();
    first.expect("a card is listed")
}

#[track_caller]
fn press_card(hall: &mut Hall, words: &str) {
    hall.get_by_role_and_label(Role::ListBoxOption, words)
        .click();
    hall.run_ok();
}

const SEARCH: &str = "Search the cards";

#[test]
fn one_key_opens_them_on_any_screen_and_closes_them() {
    let mut hall = hall(idle_app());
    sees(&hall, "[F3] Cards");
    for key in [Key::F3, Key::Slash] {
        press(&mut hall, &[key]);
        sees(&hall, "> Gate card | Bakugan");
        press(&mut hall, &[Key::F3]);
        does_not_see(&hall, "> Gate card");
    }
    // Settings, camera, set-up: and back to where one was.
    for (there, words) in [
        (vec![Key::S], "Settings"),
        (vec![Key::C], "Camera and table"),
        (vec![Key::Num2], "Kaboodl"),
    ] {
        press(&mut hall, &there);
        sees(&hall, words);
        press(&mut hall, &[Key::F3]);
        sees(&hall, "> Gate card");
        press(&mut hall, &[Key::Escape]);
        does_not_see(&hall, "> Gate card");
        sees(&hall, words);
        press(&mut hall, &[Key::Escape]);
        sees(&hall, "[1] Bakugan");
    }
    // Also while a name is typed, which then is as it was.
    press(&mut hall, &[Key::Num2]);
    type_into(&mut hall, "Seat 1", "Mia");
    press(&mut hall, &[Key::F3]);
    type_into(&mut hall, SEARCH, "wild");
    sees(&hall, "> Wild");
    press(&mut hall, &[Key::Escape]);
    let name = hall.get_by_role_and_label(Role::TextInput, "Seat 1");
    assert_eq!(name.accesskit_node().value().unwrap_or_default(), "Mia");
    press(&mut hall, &[Key::Escape]);
    sees(&hall, "[1] Bakugan");
    // Also from the menu.
    press(&mut hall, &[Key::Escape]);
    sees(&hall, "Settings");
    press(&mut hall, &[Key::F3]);
    sees(&hall, "> Gate card");
}

#[test]
fn the_search_is_typed_with_slips_and_a_card_is_read_by_keys_alone() {
    let mut hall = hall(idle_app());
    press(&mut hall, &[Key::Slash]);
    // The keyboard is in the search at once, and the key that opened it is not in it.
    let field = hall.get_by_role_and_label(Role::TextInput, SEARCH);
    assert!(field.accesskit_node().is_focused());
    assert_eq!(field.accesskit_node().value().unwrap_or_default(), "");
    field.type_text("stnad");
    hall.run_ok();
    assert!(first(&hall).starts_with("Stand "), "{:?}", listed(&hall));
    let before = hall.state().play().is_none();
    press(&mut hall, &[Key::ArrowDown]);
    sees(
        &hall,
        "> Stand Your Ground | Copper gate, Series 2, 24 of 48",
    );
    press(&mut hall, &[Key::ArrowUp]);
    sees(&hall, "> Stand Off");
    press(&mut hall, &[Key::Enter]);
    sees(&hall, "No ability cards in this battle.");
    does_not_see(&hall, "> Stand Off");
    press(&mut hall, &[Key::ArrowRight]);
    sees(&hall, "Played abilities come back after the battle.");
    press(&mut hall, &[Key::ArrowLeft, Key::Escape]);
    sees(&hall, "> Stand Off");
    // What was typed is still there; typing goes on in its place.
    let field = hall.get_by_role_and_label(Role::TextInput, SEARCH);
    assert_eq!(field.accesskit_node().value().unwrap_or_default(), "stnad");
    type_into(&mut hall, SEARCH, "yellow fang 1");
    assert_eq!(first(&hall), "yellow Fang 1, Kaboodl card, Kaboodl");
    press(&mut hall, &[Key::Escape]);
    sees(&hall, "[1] Bakugan");
    assert!(before && hall.state().play().is_none());
}

#[test]
fn letters_typed_in_the_search_do_nothing_in_the_match() {
    let mut hall = hall(app_of(fought()));
    let log = hall.state().play().unwrap().entries();
    press(&mut hall, &[Key::F3]);
    press(&mut hall, &[Key::U, Key::C, Key::D, Key::Num1, Key::Enter]);
    press(&mut hall, &[Key::U, Key::D, Key::E, Key::X, Key::Num1]);
    press(&mut hall, &[Key::Escape, Key::Escape]);
    assert_eq!(hall.state().play().unwrap().entries(), log);
    sees(&hall, "BATTLE");
}

#[test]
fn a_card_is_found_and_read_by_presses_alone() {
    let mut hall = hall(idle_app());
    click(&mut hall, "Cards");
    click(&mut hall, "Kaboodl");
    assert!(listed(&hall).iter().all(|card| card.ends_with("Kaboodl")));
    press_card(&mut hall, "blue Beak 2, Kaboodl card, Kaboodl");
    sees(&hall, "> blue Beak 2");
    click(&mut hall, "Read it large");
    sees(&hall, "You need Beak, blue and 2 dots");
    click(&mut hall, "After");
    sees(&hall, "You need Beak, green and 3 dots");
    click(&mut hall, "Before");
    click(&mut hall, "Back");
    // Pressed again it opens too.
    press_card(&mut hall, "blue Beak 2, Kaboodl card, Kaboodl");
    does_not_see(&hall, "> blue Beak 2");
    click(&mut hall, "Back");
    click(&mut hall, "All");
    assert!(listed(&hall).len() > 80);
    click(&mut hall, "Back");
    sees(&hall, "[1] Bakugan");
}

#[test]
fn in_a_match_the_card_that_matters_now_is_chosen() {
    let mut hall = hall(app_of(fought()));
    press(&mut hall, &[Key::F3]);
    sees(&hall, "> Fire Wall | Ability card");
    sees(&hall, "Ben has played it.");
    press(&mut hall, &[Key::Escape]);
    press_ctrl(&mut hall, Key::Z);
    press(&mut hall, &[Key::F3]);
    sees(&hall, "It lies face up on Gate 2.");

    let mut hall = crate::hall::hall(app_of(kaboodl_of(&["Mia", "Ben"])));
    press(&mut hall, &[Key::Enter, Key::W]);
    press(&mut hall, &[Key::F3]);
    sees(&hall, "> blue Beak 2 | Kaboodl card");
    sees(&hall, "Mia has it.");
    assert!(first(&hall).ends_with("Kaboodl"));

    let mut hall = crate::hall::hall(app_of(all_out_of(&["Mia", "Ben", "Zoe"])));
    press(&mut hall, &[Key::F3]);
    assert!(first(&hall).ends_with("Bratz: All Out"), "{}", first(&hall));
}

#[test]
fn a_card_that_lies_face_down_is_never_named() {
    let mut form = SetupForm::from(Setup::quick("Mia", "Ben"));
    form.players[0].gates = vec![GateCard::named("Quxojax")];
    form.players[1].gates = vec![GateCard::named("Vymbzeph")];
    let setup = Setup::check(form).expect("it can be played");
    let mut hall = hall(app_of(Table::Bakugan(Ledger::new(setup))));
    press(&mut hall, &[Key::F3]);
    for name in ["Quxojax", "Vymbzeph"] {
        does_not_see(&hall, name);
        type_into(&mut hall, SEARCH, name);
        assert!(hall.query_by_role(Role::ListBoxOption).is_none(), "{name}");
        sees(&hall, "A card that lies face down is a secret.");
        type_into(&mut hall, SEARCH, &name[..4]);
        let found = hall.query_all_by_role(Role::ListBoxOption);
        let said = found.filter_map(|row| row.accesskit_node().label());
        assert!(!said.into_iter().any(|said| said.contains(name)), "{name}");
    }
}

/// Every button and every listed card has a name and is at least 48 points high and wide.
#[track_caller]
fn all_can_be_touched(hall: &Hall) {
    for role in [Role::Button, Role::ListBoxOption, Role::TextInput] {
        for node in hall.query_all_by_role(role) {
            let name = node.accesskit_node().label().unwrap_or_default();
            assert!(!name.is_empty(), "{role:?} has no name");
            let size = node.rect().size();
            assert!(size.x >= 47.9 && size.y >= 47.9, "{name}: {size:?}");
        }
    }
}

fn at(size: Vec2, zoom_steps: usize) -> Hall {
    let (app, _) = kept_app(&choices());
    let app = app.playing(rollcall::app::play::Play::new(fought()));
    let mut hall = hall_of_size(app, size, 1.0);
    for _ in 0..zoom_steps {
        press_ctrl(&mut hall, Key::Equals);
    }
    hall
}

#[test]
fn it_works_twice_as_large_by_keys_and_by_presses() {
    for (size, steps) in [(vec2(1280.0, 720.0), 0), (vec2(1280.0, 720.0), 10)] {
        let mut hall = at(size, steps);
        press(&mut hall, &[Key::F3]);
        sees(&hall, "> Fire Wall");
        all_can_be_touched(&hall);
        type_into(&mut hall, SEARCH, "dragonoid");
        assert_eq!(first(&hall), "Dragonoid, Pyrus, Bakugan of Mia, Bakugan");
        press(&mut hall, &[Key::Enter]);
        sees(&hall, "It stands on Gate 2.");
        all_can_be_touched(&hall);
        press(&mut hall, &[Key::Escape]);
        press_card(&mut hall, "Dragonoid, Pyrus, Bakugan of Mia, Bakugan");
        // Where there is no room for the card beside the list, or pressed while it is chosen: it is read.
        does_not_see(&hall, "> Dragonoid");
        click(&mut hall, "Back");
        click(&mut hall, "Back");
        sees(&hall, "BATTLE");
    }
}

#[test]
fn an_empty_search_lists_all_and_nonsense_none() {
    let mut hall = hall(app_of(Table::Bakugan(quick_game())));
    press(&mut hall, &[Key::F3]);
    let all = listed(&hall).len();
    type_into(&mut hall, SEARCH, "xyzzyq");
    sees(&hall, "No card like that.");
    press(&mut hall, &[Key::Enter]);
    sees(&hall, "No card like that.");
    assert!(screen(&hall).contains("Cards | 0 cards"));
    press(&mut hall, &[Key::Escape, Key::F3]);
    assert_eq!(listed(&hall).len(), all);
}

#[test]
fn taking_back_what_was_typed_takes_nothing_of_the_match_back() {
    let mut hall = hall(app(quick_game()));
    press(&mut hall, &[Key::Enter, Key::F3]);
    let entries = hall.state().play().expect("it is in play").entries();
    press_ctrl(&mut hall, Key::Z);
    press_ctrl(&mut hall, Key::Y);
    assert_eq!(
        hall.state().play().expect("it is in play").entries(),
        entries
    );
}
