//! What a person likes is chosen, holds at once and is kept.

use eframe::egui::accesskit::Role;
use eframe::egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use rollcall::app::arbiter::Trust;
use rollcall::app::disk::COUNTDOWN_MILLIS;
use rollcall::app::keys::{Act, Shortcut};
use rollcall::app::theme::Scheme;
use rollcall::rules::tongue::{Tongue, speak};
use rollcall::store::Sounds;

use crate::hall::{
    Hall, Kept, app, choices, click, does_not_see, hall, kept_app, press, press_ctrl, quick_game,
    sees,
};

fn settings() -> (Hall, Kept) {
    let (app, kept) = kept_app(&choices());
    let mut hall = hall(app);
    press(&mut hall, &[Key::S]);
    sees(&hall, "Settings");
    (hall, kept)
}

#[track_caller]
fn choose(hall: &mut Hall, words: &str) {
    // The keyboard brings it into sight.
    hall.get_by_role_and_label(Role::Button, words).focus();
    hall.run_ok();
    hall.get_by_role_and_label(Role::Button, words).click();
    hall.run_ok();
}

#[test]
fn colours_sizes_and_movement_are_chosen_by_click_and_by_key() {
    let (mut hall, kept) = settings();
    choose(&mut hall, "Colours: light");
    assert_eq!(hall.state().theme().scheme, Scheme::Light);
    press(&mut hall, &[Key::A]);
    assert_eq!(hall.state().theme().scheme, Scheme::HighContrast);
    choose(&mut hall, "Text size: 150 %");
    sees(&hall, "150 % now");
    assert!((hall.ctx.zoom_factor() - 1.5).abs() < 0.01);
    // At that size there is one column, and everything is still there.
    press(&mut hall, &[Key::C]);
    press_ctrl(&mut hall, Key::Minus);
    sees(&hall, "140 % now");
    let kept = kept.borrow();
    let last = kept.last().expect("it was kept");
    assert_eq!(
        (last.scheme, last.zoom_percent),
        (Scheme::HighContrast, 140)
    );
    assert!(last.preferences.has_reduced_motion);
}

#[test]
fn the_language_changes_at_once_and_back() {
    let (mut hall, kept) = settings();
    press(&mut hall, &[Key::Num2]);
    choose(&mut hall, "Language: Deutsch");
    sees(&hall, "Einstellungen");
    sees(&hall, "Alles wird sofort gesichert");
    press(&mut hall, &[Key::Escape]);
    sees(&hall, "Der Schiedsrichter an eurem Tisch");
    press(&mut hall, &[Key::S, Key::Num2]);
    choose(&mut hall, "Sprache: English");
    sees(&hall, "Everything is kept at once");
    let languages: Vec<Option<Tongue>> = kept
        .borrow()
        .iter()
        .map(|choices| choices.preferences.language)
        .collect();
    assert_eq!(languages, [Some(Tongue::German), Some(Tongue::English)]);
    speak(Tongue::English);
}

#[test]
fn each_kind_of_call_is_trusted_in_its_own_way() {
    let (mut hall, kept) = settings();
    press(&mut hall, &[Key::Num4]);
    choose(&mut hall, "Open on a gate: at once");
    press(&mut hall, &[Key::B]);
    choose(&mut hall, "Across gates: wait 3 seconds");
    let trust = kept.borrow().last().expect("it was kept").trust;
    assert_eq!(trust.open, Trust::AtOnce);
    assert_eq!(trust.closed, Trust::Countdown(COUNTDOWN_MILLIS));
    assert_eq!(trust.missed, Trust::Ask);
    assert_eq!(trust.between, Trust::Countdown(COUNTDOWN_MILLIS));
}

#[test]
fn sounds_challenges_and_the_turn_clock_are_kept() {
    let (mut hall, kept) = settings();
    press(&mut hall, &[Key::Num3]);
    choose(&mut hall, "Sounds: tones and voice");
    press(&mut hall, &[Key::Num5]);
    choose(&mut hall, "Looking again: 3");
    choose(&mut hall, "Turn clock: 60 s");
    press(&mut hall, &[Key::A]);
    sees(&hall, "(*) [] Looking again: none");
    let kept = kept.borrow();
    let last = &kept.last().expect("it was kept").preferences;
    assert_eq!(last.sounds, Sounds::TonesAndVoice);
    assert_eq!((last.challenges, last.turn_clock_seconds), (0, 60));
}

#[test]
fn a_key_is_bound_anew_refused_in_words_and_reset() {
    let (mut hall, kept) = settings();
    press(&mut hall, &[Key::Num6]);
    choose(&mut hall, "Closed: C");
    sees(&hall, "Press the new key for “Closed”");
    press(&mut hall, &[Key::U]);
    sees(&hall, "U belongs to “Undo” already");
    press(&mut hall, &[Key::Num3]);
    sees(&hall, "3 always has the same meaning");
    press(&mut hall, &[Key::Z]);
    sees(&hall, "Z is the key for “Closed” now");
    sees(&hall, "Closed: [Z] (changed)");
    let keys = kept.borrow().last().expect("it was kept").keys.clone();
    assert_eq!(keys.first(Act::Closed), Some(Shortcut::plain(Key::Z)));
    // Another takes its old key, so the usual one cannot come back.
    choose(&mut hall, "Missed: X");
    press(&mut hall, &[Key::C]);
    choose(&mut hall, "The usual key for Closed");
    sees(&hall, "C belongs to “Missed” already");
    choose(&mut hall, "The usual key for Missed");
    choose(&mut hall, "The usual key for Closed");
    sees(&hall, "Closed: [C]");
    does_not_see(&hall, "(changed)");
    choose(&mut hall, "Redo: Ctrl+Y");
    hall.key_press_modifiers(Modifiers::COMMAND, Key::K);
    hall.run_ok();
    sees(&hall, "Redo: [Ctrl+K] (changed)");
    press(&mut hall, &[Key::R]);
    sees(&hall, "All keys are as usual again");
    does_not_see(&hall, "(changed)");
    // A command that waits lets go by Esc, and Esc is nobody else's.
    choose(&mut hall, "Closed: C");
    press(&mut hall, &[Key::Escape]);
    does_not_see(&hall, "Press the new key");
    sees(&hall, "Settings");
}

#[test]
fn settings_are_opened_from_a_match_and_lead_back_to_it() {
    let mut hall = hall(app(quick_game()));
    press(&mut hall, &[Key::Enter, Key::Escape]);
    click(&mut hall, "Settings …");
    sees(&hall, "Everything is kept at once");
    // Keys of the match are not heard here.
    press(&mut hall, &[Key::U, Key::Escape]);
    sees(&hall, "Mia rolls");
}
