//! The screen for those who watch.

use std::rc::Rc;

use eframe::egui::Key::{self, Enter, Escape, F9, Num1, Num2, X};
use eframe::egui::accesskit::Role;
use egui_kittest::kittest::Queryable as _;
use rollcall::rules::bakugan::{AbilityCard, Bakugan, GateCard, Setup};
use rollcall::rules::{Ledger, Table, all_out, got_five};

use crate::hall::{
    Hall, HeldEye, Stage, app, app_of, click, does_not_see, hall, idle_app, open_on_second, press,
    quick_game, screen, sees,
};
use crate::kaboodl::kaboodl_of;

/// The page as those who watch read it, on its own.
#[track_caller]
fn page(hall: &Hall) -> String {
    let model = hall.state().model();
    let preview = model.audience.expect("the preview is open");
    preview.page.text()
}

#[test]
fn is_looked_at_before_it_is_shown_and_taken_away_again_by_keys() {
    let mut hall = hall(app(quick_game()));
    press(&mut hall, &[Enter, F9]);
    sees(&hall, "So those who watch will see it");
    assert!(page(&hall).contains("MIA'S TURN | Bakugan | first with 3 gates"));
    press(&mut hall, &[Enter]);
    does_not_see(&hall, "So those who watch will see it");
    // A system without a second window shows it in the first.
    assert!(hall.query_by_label("first with 3 gates").is_some());
    let entries = hall.state().play().expect("it goes on").entries();
    press(&mut hall, &[F9]);
    sees(&hall, "Those who watch see this now");
    press(&mut hall, &[X]);
    sees(&hall, "So those who watch will see it");
    press(&mut hall, &[Escape]);
    assert!(hall.query_by_label("first with 3 gates").is_none());
    let now = hall.state().play().expect("it goes on").entries();
    assert_eq!(now, entries, "the match knows nothing of it");
}

#[test]
fn is_opened_from_the_menu_and_shown_by_clicks() {
    let mut hall = hall(app(quick_game()));
    click(&mut hall, "Menu");
    click(&mut hall, "Audience");
    click(&mut hall, "Show it");
    assert!(hall.query_by_label("first with 3 gates").is_some());
}

#[test]
fn has_nothing_to_press() {
    let mut hall = hall(app(quick_game()));
    press(&mut hall, &[Enter]);
    let before = hall.query_all_by_role(Role::Button).count();
    press(&mut hall, &[F9, Enter]);
    assert_eq!(hall.query_all_by_role(Role::Button).count(), before);
}

#[test]
fn shows_a_call_once_it_is_entered_and_forgets_it_when_it_is_taken_back() {
    let stage = Rc::new(Stage::default());
    stage.start();
    let app = app(quick_game()).seen_by(Box::new(HeldEye(Rc::clone(&stage))), None);
    let mut hall = hall(app);
    press(&mut hall, &[Enter, Num1]);
    stage.call(open_on_second(97));
    hall.run_ok();
    press(&mut hall, &[F9]);
    assert!(!page(&hall).contains("OPEN"), "it is only proposed yet");
    press(&mut hall, &[F9, Key::O, F9]);
    let shown = page(&hall);
    assert!(shown.contains("OPEN on Gate 2"), "{shown}");
    assert!(
        shown.contains("the gates"),
        "the picture that decided it: {shown}"
    );
    press(&mut hall, &[F9, Key::U, F9]);
    assert!(!page(&hall).contains("OPEN on Gate 2"));
}

/// A match in which every card has a name that nobody may read yet.
fn with_secrets() -> Ledger<Bakugan> {
    let mut form = Setup::quick("Mia", "Ben").form().clone();
    for (number, player) in form.players.iter_mut().enumerate() {
        player.gates = vec![GateCard::named(format!("Hidden gate {number}"))];
        player.abilities = vec![AbilityCard::named(format!("Hidden ability {number}"))];
    }
    Ledger::new(Setup::check(form).expect("it can be played"))
}

#[test]
fn names_no_card_that_lies_face_down() {
    let mut hall = hall(app(with_secrets()));
    press(&mut hall, &[Enter, Num1, Num2, F9]);
    assert!(!page(&hall).contains("Hidden"), "{}", page(&hall));
    press(&mut hall, &[Enter]);
    assert!(!screen(&hall).contains("Hidden"));
}

#[test]
fn says_the_last_line_of_the_other_games() {
    let table = kaboodl_of(&["Mia", "Ben", "Zoe", "Lea", "Tom", "Ida"]);
    let mut kaboodl = hall(app_of(table));
    press(&mut kaboodl, &[Key::Q, Key::W, F9]);
    let shown = page(&kaboodl);
    assert!(shown.contains("Kaboodl | round 1"), "{shown}");
    assert!(shown.contains("Mia"), "{shown}");
    let names = ["Mia", "Ben"];
    for table in [
        Table::AllOut(Ledger::new(all_out::Setup::quick(&names))),
        Table::GotFive(Ledger::new(got_five::Setup::quick(&names))),
    ] {
        let mut hall = hall_of(table);
        press(&mut hall, &[F9]);
        let model = hall.state().model();
        let play = hall.state().play().expect("it is in play");
        let asked = play.prompt().headline;
        let shown = model.audience.expect("it is open").page.text();
        assert!(shown.contains(&asked), "{asked}: {shown}");
    }
}

fn hall_of(table: Table) -> Hall {
    hall(app_of(table))
}

#[test]
fn waits_for_a_match() {
    let mut hall = hall(idle_app());
    press(&mut hall, &[F9]);
    assert!(page(&hall).contains("The match begins soon"));
    press(&mut hall, &[Enter, F9, X, Escape]);
    sees(&hall, "Rollcall");
}
