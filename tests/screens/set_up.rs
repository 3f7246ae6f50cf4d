//! A match is prepared: players, seats, who begins, rules, length, toys; by keys alone and by clicks alone.

use eframe::egui::accesskit::Role;
use eframe::egui::{Key, Modifiers, Pos2, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use rollcall::app::play::AnySetup;
use rollcall::rules::bakugan::{Attribute, SeatOrder, SetupForm};
use rollcall::rules::{Format, Seat};
use rollcall::store::{RuleSetFolder, Starts};

use crate::hall::{
    Hall, bakugan, choices, click, does_not_see, hall, idle_app, kept_app, press, screen, sees,
    type_into,
};

/// A field's name with the keyboard, then letters.
fn type_name(hall: &mut Hall, seat: Key, words: &str) {
    press(hall, &[seat]);
    let label = format!("Seat {}", seat.name());
    hall.get_by_role_and_label(Role::TextInput, &label)
        .type_text(words);
    hall.run_ok();
    press(hall, &[Key::Escape]);
}

fn form(hall: &Hall) -> SetupForm {
    bakugan(hall).setup().form().clone()
}

fn press_with(hall: &mut Hall, modifiers: Modifiers, key: Key) {
    hall.key_press_modifiers(modifiers, key);
    hall.run_ok();
}

#[test]
fn four_names_are_typed_and_a_drawn_order_is_shown_before_the_match_by_keys_alone() {
    let mut hall = hall(idle_app());
    press(&mut hall, &[Key::Num1]);
    sees(&hall, "New match: Bakugan");
    press(&mut hall, &[Key::A]);
    press(&mut hall, &[Key::Escape, Key::A, Key::Escape]);
    for (key, name) in [
        (Key::Num1, "Mia"),
        (Key::Num2, "Ben"),
        (Key::Num3, "Zoe"),
        (Key::Num4, "Tom"),
    ] {
        type_name(&mut hall, key, name);
    }
    sees(&hall, "1 Mia - Orange");
    sees(&hall, "4 Tom - Yellow");
    does_not_see(&hall, "Add a player");
    // Three and more: the order is drawn, and shown before the match begins.
    sees(&hall, "[Enter] Draw the order");
    press(&mut hall, &[Key::Enter]);
    sees(&hall, "Draw 1:");
    sees(&hall, "[Enter] Start match");
    press(&mut hall, &[Key::R]);
    sees(&hall, "Draw 2:");
    let shown = screen(&hall);
    press(&mut hall, &[Key::Enter]);
    let form = form(&hall);
    assert_eq!((form.order, form.first), (SeatOrder::Drawn, Seat(0)));
    let order: Vec<String> = form.players.iter().map(|one| one.name.clone()).collect();
    assert!(
        shown.contains(&format!("Draw 2: {}.", order.join(", "))),
        "{shown}"
    );
    let mut sorted = order;
    sorted.sort_unstable();
    assert_eq!(sorted, ["Ben", "Mia", "Tom", "Zoe"]);
}

#[test]
fn of_two_the_youngest_begins_and_the_mark_moves_by_key_and_by_click() {
    let mut hall = hall(idle_app());
    press(&mut hall, &[Key::Num1]);
    type_name(&mut hall, Key::Num1, "Mia");
    type_name(&mut hall, Key::Num2, "Ben");
    sees(&hall, "Mia is the youngest and starts");
    press(&mut hall, &[Key::Y]);
    sees(&hall, "Ben is the youngest and starts");
    click(&mut hall, "Mia is the youngest");
    sees(&hall, "1 Mia - Orange · starts · youngest here");
    press(&mut hall, &[Key::Y, Key::Enter]);
    let form = form(&hall);
    assert_eq!((form.first, form.youngest), (Seat(1), Some(Seat(1))));
    sees(&hall, "BEN'S TURN");
}

#[test]
fn seats_are_moved_by_keys_and_dragged_by_the_pointer() {
    let mut hall = hall(idle_app());
    press(&mut hall, &[Key::Num3, Key::A, Key::Escape]);
    for (key, name) in [(Key::Num1, "Mia"), (Key::Num2, "Ben"), (Key::Num3, "Zoe")] {
        type_name(&mut hall, key, name);
    }
    press(&mut hall, &[Key::Num3]);
    press_with(&mut hall, Modifiers::ALT, Key::ArrowUp);
    sees(&hall, "2 Zoe -");
    // The keyboard stays with Zoe, so the next press moves her again.
    press_with(&mut hall, Modifiers::COMMAND, Key::ArrowUp);
    sees(&hall, "1 Zoe -");
    press_with(&mut hall, Modifiers::ALT, Key::ArrowUp);
    sees(&hall, "1 Zoe -");
    press_with(&mut hall, Modifiers::ALT, Key::ArrowDown);
    sees(&hall, "1 Mia -");
    sees(&hall, "2 Zoe -");
    press(&mut hall, &[Key::Escape]);
    let middle = |hall: &Hall, name: &str| -> Pos2 {
        hall.get_by_label(&format!("Move {name} to another seat"))
            .rect()
            .center()
    };
    let (from, to) = (middle(&hall, "Mia"), middle(&hall, "Ben"));
    hall.drag_at(from);
    hall.run_ok();
    hall.hover_at(to + vec2(0.0, 6.0));
    hall.run_ok();
    hall.drop_at(to + vec2(0.0, 6.0));
    hall.run_ok();
    let text = screen(&hall);
    for row in ["1 Zoe -", "2 Ben -", "3 Mia -"] {
        assert!(text.contains(row), "{row} is not in {text}");
    }
}

#[test]
fn players_go_by_key_and_by_click_but_two_stay() {
    let mut hall = hall(idle_app());
    press(&mut hall, &[Key::Num2]);
    for _ in 0..4 {
        press(&mut hall, &[Key::A, Key::Escape]);
    }
    sees(&hall, "6 Player 6 - Red-orange");
    press(&mut hall, &[Key::Delete]);
    does_not_see(&hall, "6 Player 6");
    press(&mut hall, &[Key::Num2]);
    press_with(&mut hall, Modifiers::COMMAND, Key::Delete);
    does_not_see(&hall, "Player 2");
    click(&mut hall, "Player 1 does not play");
    click(&mut hall, "Player 4 does not play");
    sees(&hall, "2 Player 5");
    press(&mut hall, &[Key::Delete]);
    sees(&hall, "2 Player 5");
}

#[test]
fn what_is_wrong_stands_beside_its_field_and_nothing_begins() {
    let mut hall = hall(idle_app());
    press(&mut hall, &[Key::Num4]);
    type_name(&mut hall, Key::Num1, "Mia");
    type_name(&mut hall, Key::Num2, "Mia");
    sees(&hall, "  ! Mia sits here already");
    press(&mut hall, &[Key::Enter]);
    sees(&hall, "New match: Bratz: Got Five");
    press(&mut hall, &[Key::Num2, Key::Backspace, Key::Escape]);
    sees(&hall, "  ! Type a name");
    type_name(&mut hall, Key::Num2, "Ben");
    does_not_see(&hall, "  !");
    press(&mut hall, &[Key::Enter]);
    sees(&hall, "Mia goes first");
}

#[test]
fn kaboodl_has_a_dealer_and_every_length_of_a_match() {
    let mut hall = hall(idle_app());
    press(&mut hall, &[Key::Num2]);
    sees(&hall, "# Who deals");
    press(&mut hall, &[Key::I, Key::I]);
    sees(&hall, "Player 2 deals, and the player to the left starts");
    for words in ["Best of 3", "Best of 5", "First to 200", "3 rounds"] {
        press(&mut hall, &[Key::F]);
        sees(&hall, &format!("{words}: Length of the match"));
    }
    press(&mut hall, &[Key::Plus, Key::Equals, Key::Minus]);
    sees(&hall, "4 rounds");
    press(&mut hall, &[Key::Enter]);
    let Some(AnySetup::Kaboodl(setup)) = hall.state().play().map(|play| play.setup()) else {
        panic!("Kaboodl is in play");
    };
    let form = setup.form();
    assert_eq!((form.dealer, form.format), (Seat(1), Format::Rounds(4)));
}

#[test]
fn rule_sets_are_offered_with_what_they_ask_and_the_tables_own_are_read() {
    let folder = tempfile::tempdir().expect("a folder");
    let rules = folder.path().join("rules");
    std::fs::create_dir_all(&rules).expect("it can be made");
    std::fs::write(
        rules.join("ours.toml"),
        "format = 1\ngame = \"bakugan\"\nname = \"Our table\"\ninherits = \"As printed\"\n[house]\n\
         closed_on_gate = \"stands\"\nstraddle = \"roll_again\"\n",
    )
    .expect("it can be written");
    std::fs::write(
        rules.join("broken.toml"),
        "format = 1\ngame = \"marbles\"\n",
    )
    .expect("it can be written");
    let app = idle_app().ruled_by(RuleSetFolder::in_data(folder.path()));
    let mut hall = hall(app);
    press(&mut hall, &[Key::Num1]);
    sees(&hall, "A rule set cannot be used: ");
    press(&mut hall, &[Key::Escape]);
    sees(&hall, "(*) [P] As printed");
    sees(&hall, "- A ball stops on a gate and stays closed");
    sees(&hall, "[O] Our table: As printed, with 2 rules of your own");
    press(&mut hall, &[Key::D]);
    sees(&hall, "Nothing is asked during the match");
    press(&mut hall, &[Key::O]);
    sees(&hall, "(*) [O] Our table");
    does_not_see(&hall, "- A ball stops on a gate and stays closed");
    sees(&hall, "Asked when it first happens");
    hall.get_by_role_and_label(
        Role::RadioButton,
        "Later series: Closed on a gate stands, and more",
    )
    .click();
    hall.run_ok();
    sees(&hall, "(*) [L] Later series");
    press(&mut hall, &[Key::O, Key::Enter]);
    let house = form(&hall).house;
    let written = ron::to_string(&house).expect("it can be written");
    assert!(
        written.contains("stands") && written.contains("roll_again"),
        "{written}"
    );
}

#[test]
fn toys_are_entered_and_a_number_that_is_none_is_told() {
    let mut hall = hall(idle_app());
    press(&mut hall, &[Key::Num1, Key::E]);
    sees(&hall, "Toys of Player 1 | player 1 of 2");
    press(&mut hall, &[Key::Num1]);
    type_into(&mut hall, "Bakugan 1: name", "Dragonoid");
    type_into(&mut hall, "Bakugan 1: G-Power", "lots");
    sees(&hall, "\"lots\" is no G-Power");
    press(&mut hall, &[Key::Escape]);
    type_into(&mut hall, "Bakugan 1: G-Power", "510");
    does_not_see(&hall, "  !");
    press(&mut hall, &[Key::Escape]);
    click(&mut hall, "Bakugan 1: Pyrus");
    click(&mut hall, "Bakugan 3: Clear");
    sees(&hall, "Bakugan 1: Pyrus");
    click(&mut hall, "Next: Player 2");
    sees(&hall, "Toys of Player 2");
    click(&mut hall, "Done");
    sees(
        &hall,
        "Player 1: Pyrus Dragonoid 510 G, Bakugan 2, Clear Bakugan 3",
    );
    press(&mut hall, &[Key::Enter]);
    let form = form(&hall);
    let first = &form.players[0].bakugan[0];
    assert_eq!(first.name.as_deref(), Some("Dragonoid"));
    assert_eq!(first.attribute, Some(Attribute::Pyrus));
    assert_eq!(first.g_power, Some(510));
    assert_eq!(form.players[0].bakugan[2].attribute, Some(Attribute::Clear));
}

#[test]
fn secret_cards_are_typed_under_cover_and_only_counted_afterwards() {
    let mut hall = hall(idle_app());
    press(&mut hall, &[Key::Num1, Key::E, Key::S]);
    sees(&hall, "Player 1: only you look.");
    assert!(hall.query_by_role(Role::TextInput).is_none());
    press(&mut hall, &[Key::Enter]);
    type_into(&mut hall, "Gate card 1", "Tsunami");
    type_into(&mut hall, "Ability card 2", "Fire Shield");
    press(&mut hall, &[Key::Enter]);
    sees(&hall, "Player 2: only you look.");
    let says = |hall: &Hall, words: &str| {
        hall.root()
            .children_recursive()
            .any(|node| node.value().is_some_and(|value| value.contains(words)))
    };
    for words in ["Tsunami", "Fire Shield"] {
        does_not_see(&hall, words);
        assert!(!says(&hall, words), "{words} is told");
    }
    press(&mut hall, &[Key::D]);
    sees(&hall, "(1 gate, 1 ability: secret)");
    does_not_see(&hall, "Tsunami");
    press(&mut hall, &[Key::Enter]);
    let form = form(&hall);
    assert_eq!(form.players[0].gates[0].name, "Tsunami");
    assert_eq!(form.players[0].abilities[0].name, "Fire Shield");
    does_not_see(&hall, "Tsunami");
}

#[test]
fn choices_are_remembered_and_names_are_offered_newest_first() {
    let mut before = choices();
    before.names = vec!["Mia".to_owned(), "Ben".to_owned(), "Zoe".to_owned()];
    before.preferences.known_names = vec!["Tom".to_owned(), "Ada".to_owned(), "Mia".to_owned()];
    before.preferences.youngest = "Zoe".to_owned();
    let (app, kept) = kept_app(&before);
    let mut hall = hall(app);
    press(&mut hall, &[Key::Num3]);
    sees(&hall, "3 Zoe - Pink · starts · youngest here");
    press(&mut hall, &[Key::Num2]);
    sees(&hall, "< Tom | Ada");
    press(&mut hall, &[Key::ArrowDown, Key::ArrowDown]);
    sees(&hall, "2 Ada -");
    press(&mut hall, &[Key::ArrowUp]);
    sees(&hall, "2 Tom -");
    click(&mut hall, "Ada");
    sees(&hall, "2 Ada -");
    press(&mut hall, &[Key::D, Key::F, Key::I, Key::Enter]);
    let kept = kept.borrow();
    let last = kept.last().expect("it was kept");
    assert_eq!(last.names, ["Mia", "Ada", "Zoe"]);
    assert_eq!(last.preferences.known_names, ["Mia", "Ada", "Zoe", "Tom"]);
    let game = &last.preferences.games["all_out"];
    assert_eq!(game.rules, "defaults");
    assert_eq!(game.format, Format::BestOf(3));
    assert_eq!(game.starts, Some(Starts::Picked));
    // The next match is prepared as this one was.
    let (app, _) = kept_app(last);
    drop(hall);
    let mut again = crate::hall::hall(app);
    press(&mut again, &[Key::Num3]);
    sees(&again, "(*) [D] No questions");
    sees(&again, "Best of 3: Length of the match");
    sees(&again, "(*) [I] I pick");
}

#[test]
fn everything_can_be_reached_at_twice_the_size() {
    let mut hall = crate::hall::hall_of_size(idle_app(), vec2(640.0, 360.0), 1.0);
    press(&mut hall, &[Key::Num1]);
    for words in [
        "Add a player",
        "Random",
        "Quick game",
        "Check camera",
        "Start match",
    ] {
        hall.get_by_role_and_label(Role::Button, words);
    }
    click(&mut hall, "Start match");
    sees(&hall, "PLAYER 1'S TURN");
}
