//! In the three games of cards anything can be put right by hand: by keys, by clicks, with a reason, and undone.

use eframe::egui::Key::{self, Enter, Escape, Num1, Num2, Num3, Num4};
use eframe::egui::accesskit::Role;
use egui_kittest::kittest::Queryable as _;
use rollcall::app::keep::Preferences;
use rollcall::app::play::Play;
use rollcall::rules::tongue::Tongue;
use rollcall::rules::{Table, all_out, got_five, kaboodl};

use crate::all_out::{all_out_of, all_out_with};
use crate::got_five::{got_five_games, got_five_of};
use crate::hall::{
    Hall, app_of, choices, click, does_not_see, hall, hall_of_size, idle_app, press, screen, sees,
    type_into,
};
use crate::kaboodl::{GRID, collect_all, kaboodl_of, kaboodl_rounds};

#[track_caller]
fn kaboodl(hall: &Hall) -> &kaboodl::Kaboodl {
    match hall.state().play().map(Play::table) {
        Some(Table::Kaboodl(ledger)) => ledger.now(),
        _ => panic!("it is Kaboodl"),
    }
}

#[track_caller]
fn all_out(hall: &Hall) -> &all_out::AllOut {
    match hall.state().play().map(Play::table) {
        Some(Table::AllOut(ledger)) => ledger.now(),
        _ => panic!("it is All Out"),
    }
}

#[track_caller]
fn got_five(hall: &Hall) -> &got_five::GotFive {
    match hall.state().play().map(Play::table) {
        Some(Table::GotFive(ledger)) => ledger.now(),
        _ => panic!("it is Got Five"),
    }
}

/// Clicks the list of what else happened, then these words one after another.
#[track_caller]
fn pick(hall: &mut Hall, path: &[&str]) {
    click(hall, "What else happened");
    for words in path {
        click(hall, words);
    }
}

/// What a field holds.
#[track_caller]
fn value_of(hall: &Hall, field: &str) -> String {
    let field = hall.get_by_role_and_label(Role::TextInput, field);
    field.value().unwrap_or_default()
}

#[test]
fn in_kaboodl_the_turn_and_a_hand_are_set_by_keys_and_undone() {
    let mut hall = hall(app_of(kaboodl_of(&["Mia", "Ben", "Zoe"])));
    sees(&hall, "MIA'S TURN");
    press(&mut hall, &[Key::P]);
    sees(&hall, "[1] Whose turn it is …");
    press(&mut hall, &[Num1, Num3]);
    sees(&hall, "ZOE'S TURN");
    sees(&hall, "set by hand");
    press(&mut hall, &[Key::U]);
    sees(&hall, "MIA'S TURN");
    // How many cards: the number is typed over the one that stands there, with a reason.
    press(&mut hall, &[Key::P, Num2, Num1]);
    sees(&hall, "How many cards has Mia?");
    assert_eq!(value_of(&hall, "Number"), "7");
    type_into(&mut hall, "Number", "5");
    type_into(&mut hall, "Why", "two fell under the table");
    press(&mut hall, &[Enter]);
    assert_eq!(
        kaboodl(&hall)
            .players()
            .iter()
            .next()
            .map(|(_, mia)| mia.hand),
        Some(5)
    );
    sees(&hall, "two fell under the table");
    press(&mut hall, &[Key::U]);
    assert_eq!(
        kaboodl(&hall)
            .players()
            .iter()
            .next()
            .map(|(_, mia)| mia.hand),
        Some(7)
    );
}

#[test]
fn in_kaboodl_cards_steals_piles_and_points_are_set_by_clicks() {
    let mut hall = hall(app_of(kaboodl_of(&["Mia", "Ben", "Zoe"])));
    let first = kaboodl(&hall).cards().next().map(|(card, _, _)| card);
    let name = kaboodl(&hall).card_name(first.unwrap());
    let listed = format!("{name} …");
    pick(
        &mut hall,
        &["Where a Kaboodl card is …", &listed, "Ben has it"],
    );
    sees(&hall, "1 card +5");
    let steal = format!("There is a K'baam on {name}");
    press(&mut hall, &[Enter]);
    pick(&mut hall, &["K'baam and K'bosh …", &steal]);
    assert_eq!(kaboodl(&hall).steals().len(), 1);
    let drop = format!("The K'baam on {name} does not count");
    pick(&mut hall, &["K'baam and K'bosh …", &drop]);
    assert_eq!(kaboodl(&hall).steals().len(), 0);
    // Without a keyboard the number goes up and down by buttons.
    pick(
        &mut hall,
        &["How many cards there are …", "Draw pile: 69 cards …"],
    );
    click(&mut hall, "change by −10");
    click(&mut hall, "change by +1");
    assert_eq!(value_of(&hall, "Number"), "60");
    click(&mut hall, "Enter it");
    assert_eq!(kaboodl(&hall).draw_pile(), 60);
    pick(
        &mut hall,
        &["How many cards there are …", "Discard pile: 0 cards …"],
    );
    type_into(&mut hall, "Number", "9");
    click(&mut hall, "Enter it");
    assert_eq!(kaboodl(&hall).discard_pile(), 9);
    pick(&mut hall, &["Points …", "More or fewer points for Zoe …"]);
    sees(&hall, "With a minus they are taken away");
    type_into(&mut hall, "Number", "-15");
    click(&mut hall, "Enter it");
    sees(&hall, "set by hand −15");
    press(&mut hall, &[Key::U]);
    does_not_see(&hall, "set by hand −15");
    pick(&mut hall, &["Whose turn it is …", "Ben dealt this round"]);
    assert_eq!(kaboodl(&hall).dealer().index(), 1);
    // By the table's word the round is counted as it lies.
    pick(&mut hall, &["Points …", "Count the round now"]);
    sees(&hall, "the table's word");
    sees(&hall, "WINS");
    press(&mut hall, &[Key::U]);
    does_not_see(&hall, "WINS");
    pick(&mut hall, &["Names …", "Zoe …"]);
    type_into(&mut hall, "Name", "Zoë");
    click(&mut hall, "Enter it");
    sees(&hall, "Zoë");
}

#[test]
fn in_kaboodl_a_round_that_was_counted_and_the_result_are_put_right() {
    let mut hall = hall(app_of(kaboodl_rounds(&["Mia", "Ben"], 3)));
    collect_all(&mut hall, &GRID);
    let before = kaboodl(&hall).rounds()[0]
        .scores
        .iter()
        .next()
        .unwrap()
        .1
        .total();
    let line = format!("Mia: {} …", before.to_string().replace('-', "−"));
    pick(&mut hall, &["Points …", "round 1 …", &line]);
    type_into(&mut hall, "Number", "99");
    click(&mut hall, "Enter it");
    let after = kaboodl(&hall).rounds()[0]
        .scores
        .iter()
        .next()
        .unwrap()
        .1
        .total();
    assert_eq!(after, 99);
    let mut hall = crate::hall::hall(app_of(kaboodl_of(&["Mia", "Ben"])));
    collect_all(&mut hall, &GRID);
    sees(&hall, "WINS");
    pick(
        &mut hall,
        &[
            "How the match ended …",
            "Several together …",
            "Mia and Ben together",
        ],
    );
    sees(&hall, "MATCH OVER");
    press(&mut hall, &[Key::U]);
    sees(&hall, "WINS");
}

#[test]
fn in_all_out_a_hand_is_put_right_by_pressing_it() {
    let mut hall = hall(app_of(all_out_of(&["Mia", "Ben", "Zoe", "Tom"])));
    let label = "Ben has 7 cards in hand: put it right";
    let hand = hall.get_by_role_and_label(Role::Button, label).rect();
    assert!(hand.width() >= 48.0 && hand.height() >= 48.0, "{hand:?}");
    click(&mut hall, label);
    sees(&hall, "How many cards has Ben?");
    let pile = all_out(&hall).draw_pile();
    click(&mut hall, "change by +1");
    click(&mut hall, "change by +1");
    click(&mut hall, "Enter it");
    sees(&hall, "Ben: 9 ");
    assert_eq!(all_out(&hall).draw_pile(), pile.map(|cards| cards - 2));
    press(&mut hall, &[Key::U]);
    sees(&hall, "Ben: 7 ");
    // The same number changes nothing and puts the form away.
    click(&mut hall, label);
    let entries = hall.state().play().map(Play::entries);
    press(&mut hall, &[Enter]);
    does_not_see(&hall, "How many cards has Ben?");
    assert_eq!(hall.state().play().map(Play::entries), entries);
    // A number that counts nothing is told, and the form stays.
    click(&mut hall, label);
    type_into(&mut hall, "Number", "many");
    click(&mut hall, "Enter it");
    sees(&hall, "Type a whole number");
    sees(&hall, "How many cards has Ben?");
    press(&mut hall, &[Escape]);
    // By keys alone.
    press(&mut hall, &[Key::P, Num2, Num2]);
    type_into(&mut hall, "Number", "3");
    press(&mut hall, &[Enter]);
    sees(&hall, "Ben: 3 ");
}

#[test]
fn in_all_out_turns_sets_piles_and_games_are_set_by_hand() {
    let table = all_out_with(&["Mia", "Ben", "Zoe"], |form| {
        form.format = rollcall::rules::Format::BestOf(3);
    });
    let mut hall = hall(app_of(table));
    press(&mut hall, &[Key::L, Num1, Num4]);
    sees(&hall, "Mia (0): 3 ; Heart 4");
    pick(&mut hall, &["Whose turn it is …", "It is Zoe's turn"]);
    sees(&hall, "ZOE'S TURN");
    pick(
        &mut hall,
        &[
            "Whose turn it is …",
            "Somebody misses a turn …",
            "Ben misses a turn",
        ],
    );
    sees(&hall, "misses a turn");
    pick(
        &mut hall,
        &["Whose turn it is …", "Who comes next …", "Ben comes next"],
    );
    pick(
        &mut hall,
        &[
            "Where cards lie …",
            "A whole set goes to somebody else …",
            "Mia's Heart set …",
            "To Ben",
        ],
    );
    sees(&hall, "Heart 4");
    assert_eq!(all_out(&hall).sets()[0].id.owner.index(), 1);
    // From a hand into a set that is not there yet.
    pick(
        &mut hall,
        &[
            "Where cards lie …",
            "Zoe's hand (7) …",
            "A new set …",
            "Zoe …",
            "Moon",
        ],
    );
    sees(&hall, "From: Zoe's hand. To: Zoe's Moon set.");
    type_into(&mut hall, "Number", "3");
    press(&mut hall, &[Enter]);
    sees(&hall, "Zoe (0): 4 ; Moon 3");
    pick(
        &mut hall,
        &["Where cards lie …", "Ben's Heart set (4) …", "discard pile"],
    );
    click(&mut hall, "Enter it");
    sees(&hall, "Heart 3");
    pick(
        &mut hall,
        &[
            "Where cards lie …",
            "What lies on the discard pile …",
            "An event",
        ],
    );
    pick(
        &mut hall,
        &[
            "Where cards lie …",
            "What lies on the discard pile …",
            "An event with a name …",
        ],
    );
    type_into(&mut hall, "Name", "Shopping");
    press(&mut hall, &[Enter]);
    sees(&hall, "Shopping");
    pick(&mut hall, &["Names …", "Icons …", "A new icon …"]);
    type_into(&mut hall, "Name", "Skull");
    press(&mut hall, &[Enter]);
    assert!(all_out(&hall).icons().iter().any(|icon| icon == "Skull"));
    pick(
        &mut hall,
        &["Who has won a game …", "This game is over …", "Ben wins"],
    );
    sees(&hall, "GAME OVER");
    pick(
        &mut hall,
        &["Who has won a game …", "Who won game 1 …", "Zoe wins"],
    );
    assert_eq!(
        all_out(&hall)
            .games()
            .wins(3)
            .iter()
            .map(|(_, won)| *won)
            .collect::<Vec<_>>(),
        [0, 0, 1]
    );
    press(&mut hall, &[Key::U]);
    assert_eq!(
        all_out(&hall)
            .games()
            .wins(3)
            .iter()
            .map(|(_, won)| *won)
            .collect::<Vec<_>>(),
        [0, 1, 0]
    );
}

#[test]
fn in_got_five_everything_is_set_by_hand() {
    let mut hall = hall(app_of(got_five_games(&["Mia", "Ben"], 3)));
    press(&mut hall, &[Num1, Num2, Enter]);
    pick(&mut hall, &["Whose turn it is …", "It is Ben's turn"]);
    sees(&hall, "BEN'S TURN");
    pick(
        &mut hall,
        &[
            "How many cards there are …",
            "Mia: 0 cards beside the starter …",
        ],
    );
    click(&mut hall, "change by +1");
    click(&mut hall, "Enter it");
    sees(&hall, "Mia (0): Heart 2 of 5");
    press(&mut hall, &[Key::U]);
    sees(&hall, "Mia (0): Heart 1 of 5");
    pick(
        &mut hall,
        &["Where cards lie …", "Somebody's starter …", "Mia …", "Moon"],
    );
    sees(&hall, "Mia (0): Moon 1 of 5");
    pick(
        &mut hall,
        &["Where cards lie …", "draw pile …", "beside Ben's starter …"],
    );
    sees(&hall, "How many cards?");
    type_into(&mut hall, "Number", "2");
    type_into(&mut hall, "Why", "forgotten");
    press(&mut hall, &[Enter]);
    sees(&hall, "Ben (0): Star 3 of 5");
    sees(&hall, "forgotten");
    pick(
        &mut hall,
        &[
            "Where cards lie …",
            "What lies on the throw-away pile …",
            "Crown",
        ],
    );
    sees(&hall, "lies on top");
    pick(&mut hall, &["Names …", "Ben …"]);
    type_into(&mut hall, "Name", "Benno");
    press(&mut hall, &[Enter]);
    sees(&hall, "BENNO'S TURN");
    pick(
        &mut hall,
        &["Who has won a game …", "This game is over …", "Nobody wins"],
    );
    sees(&hall, "GAME OVER");
    assert_eq!(got_five(&hall).games().won.len(), 1);
    press(&mut hall, &[Key::U]);
    sees(&hall, "BENNO'S TURN");
}

#[test]
fn the_draw_pile_can_be_counted_and_forgotten_again() {
    let mut hall = hall(app_of(got_five_of(&["Mia", "Ben"])));
    press(&mut hall, &[Num1, Num2, Enter]);
    assert_eq!(got_five(&hall).draw_pile(), None);
    pick(
        &mut hall,
        &[
            "How many cards there are …",
            "Draw pile: nobody has counted it …",
        ],
    );
    type_into(&mut hall, "Number", "40");
    press(&mut hall, &[Enter]);
    assert_eq!(got_five(&hall).draw_pile(), Some(40));
    pick(
        &mut hall,
        &[
            "How many cards there are …",
            "Nobody knows how many the draw pile has",
        ],
    );
    assert_eq!(got_five(&hall).draw_pile(), None);
}

#[test]
fn in_german_the_lists_and_forms_are_german_and_fit_at_twice_the_size() {
    let mut chosen = choices();
    chosen.preferences = Preferences {
        language: Some(Tongue::German),
        is_welcomed: true,
        ..chosen.preferences
    };
    chosen.zoom_percent = 200;
    let app = idle_app()
        .choosing(&chosen, None)
        .playing(Play::new(all_out_of(&["Mia", "Ben"])));
    let mut hall = hall_of_size(app, eframe::egui::vec2(1280.0, 720.0), 1.0);
    hall.run_ok();
    press(&mut hall, &[Key::P]);
    sees(&hall, "[1] Wer dran ist …");
    press(&mut hall, &[Num2, Num1]);
    sees(&hall, "Wie viele Karten hat Mia?");
    click(&mut hall, "um −1 ändern");
    press(&mut hall, &[Enter]);
    sees(&hall, "Von Hand: ");
    let shown = screen(&hall);
    assert!(!shown.contains("by-hand"), "{shown}");
}
