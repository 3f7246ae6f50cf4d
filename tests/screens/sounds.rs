//! What is heard: calls, turns, K'baam and wins; after a correction only what holds now.

use std::cell::RefCell;
use std::rc::Rc;

use eframe::egui::Key;
use rollcall::app::ask::Ask;
use rollcall::app::keep::Choices;
use rollcall::app::loud::Loudspeaker;
use rollcall::app::play::Play;
use rollcall::rules::{Ledger, Source, Stamp, Table, bakugan, kaboodl};
use rollcall::sound::{System, Tone, Trouble};
use rollcall::store::Sounds;

use crate::hall::{
    Hall, HeldEye, Stage, choices, does_not_see, hall, idle_app, open_on_second, press, quick_game,
    sees,
};

/// What was heard, in order.
type Heard = Rc<RefCell<Vec<String>>>;

struct HeldLoudspeaker(Heard, Option<Trouble>);

impl Loudspeaker for HeldLoudspeaker {
    fn play(&mut self, tone: Tone) {
        self.0.borrow_mut().push(format!("<{}>", tone.name()));
    }

    fn say(&mut self, sentence: &str, language_code: &str) {
        self.0
            .borrow_mut()
            .push(format!("{language_code}: {sentence}"));
    }

    fn hush(&mut self) {
        self.0.borrow_mut().push("(hush)".to_owned());
    }

    fn trouble(&mut self) -> Option<Trouble> {
        self.1.take()
    }
}

fn with_sounds(sounds: Sounds) -> Choices {
    let mut with = choices();
    with.preferences.sounds = sounds;
    with
}

fn playing(table: Table, sounds: Sounds, stage: Option<&Rc<Stage>>) -> (Hall, Heard) {
    let heard: Heard = Rc::default();
    let loudspeaker = HeldLoudspeaker(Rc::clone(&heard), None);
    let mut app = idle_app()
        .choosing(&with_sounds(sounds), None)
        .playing(Play::new(table))
        .heard_from(Box::new(loudspeaker));
    if let Some(stage) = stage {
        stage.start();
        app = app.seen_by(Box::new(HeldEye(Rc::clone(stage))), None);
    }
    (hall(app), heard)
}

fn taken(heard: &Heard) -> Vec<String> {
    std::mem::take(&mut *heard.borrow_mut())
}

#[test]
fn a_call_the_next_turn_and_a_win_are_heard() {
    let stage = Rc::new(Stage::default());
    let table = Table::Bakugan(quick_game());
    let (mut hall, heard) = playing(table, Sounds::TonesAndVoice, Some(&stage));
    press(&mut hall, &[Key::Enter, Key::Num1]);
    assert_eq!(taken(&heard), [] as [&str; 0]);
    stage.call(open_on_second(97));
    hall.run_steps(2);
    assert_eq!(taken(&heard), ["<call>", "en: Open on Gate 2"]);
    press(&mut hall, &[Key::Enter]);
    assert_eq!(taken(&heard), ["<turn>", "en: Ben's turn"]);
    press(&mut hall, &[Key::Num1]);
    stage.call(open_on_second(55));
    hall.run_steps(2);
    assert_eq!(taken(&heard), ["<ask>", "en: Open on Gate 2?"]);
}

#[test]
fn after_a_correction_only_the_new_call_and_the_scores_are_said() {
    let table = Table::Bakugan(quick_game());
    let (mut hall, heard) = playing(table, Sounds::TonesAndVoice, None);
    press(&mut hall, &[Key::Enter, Key::Num1, Key::Num2]);
    taken(&heard);
    press(&mut hall, &[Key::C]);
    assert_eq!(
        taken(&heard),
        ["(hush)", "<call>", "en: Closed. Mia 0, Ben 0"]
    );
    press(&mut hall, &[Key::U]);
    assert_eq!(taken(&heard), ["(hush)"]);
}

#[test]
fn a_turn_that_passes_once_a_house_rule_was_answered_is_told_once() {
    let mut form = bakugan::Setup::quick("Mia", "Ben").form().clone();
    let asked = bakugan::HouseRule::ClosedOnGate;
    assert!(form.house.set(asked, bakugan::Setting::Ask));
    let setup = bakugan::Setup::check(form).expect("it is sound");
    let table = Table::Bakugan(Ledger::new(setup));
    let (mut hall, heard) = playing(table, Sounds::TonesAndVoice, None);
    press(&mut hall, &[Key::Enter, Key::Num1, Key::C]);
    sees(&hall, "Remembered for this match");
    taken(&heard);
    press(&mut hall, &[Key::Num1]);
    sees(&hall, "BEN'S TURN");
    assert_eq!(taken(&heard), ["<turn>", "en: Ben's turn"]);
}

#[test]
fn tones_alone_say_nothing_and_off_is_silent() {
    for (sounds, wanted) in [(Sounds::Tones, vec!["<turn>"]), (Sounds::Off, Vec::new())] {
        let (mut hall, heard) = playing(Table::Bakugan(quick_game()), sounds, None);
        press(&mut hall, &[Key::Enter, Key::Num1, Key::Num2]);
        assert_eq!(taken(&heard), wanted);
    }
}

#[test]
fn kbaam_is_heard() {
    let setup = kaboodl::Setup::quick(&["Mia", "Ben"]);
    let mut play = Play::new(Table::Kaboodl(Ledger::new(setup)));
    let found = |play: &Play, what: &str| {
        let mut choices = play.choices().into_iter();
        choices.find(|choice| format!("{:?}", choice.command).contains(what))
    };
    // Mia collects; then Ben may take that card.
    for _ in 0..12 {
        if found(&play, "Steal").is_some() {
            break;
        }
        let first = play.choices().into_iter().next();
        let choice = found(&play, "Collect").or(first);
        let command = choice.expect("something can be done").command;
        play.act(&command, Source::Referee, Stamp::from_millis(1))
            .expect("it is offered");
    }
    let deed = found(&play, "Steal").expect("a K'baam is offered").command;
    let heard: Heard = Rc::default();
    let loudspeaker = HeldLoudspeaker(Rc::clone(&heard), None);
    let app = idle_app()
        .choosing(&with_sounds(Sounds::Tones), None)
        .playing(play)
        .heard_from(Box::new(loudspeaker));
    let mut hall = hall(app);
    let ctx = hall.ctx.clone();
    hall.state_mut().perform(Ask::Enter(deed), &ctx);
    assert_eq!(taken(&heard), ["<kbaam>"]);
}

#[test]
fn why_nothing_is_heard_is_said_once() {
    let loudspeaker = HeldLoudspeaker(Rc::default(), Some(Trouble::NoSpeaker(System::Linux)));
    let mut hall = hall(idle_app().heard_from(Box::new(loudspeaker)));
    hall.run_steps(2);
    sees(
        &hall,
        "This computer has no program that speaks. Install espeak-ng or spd-say.",
    );
    press(&mut hall, &[Key::Escape]);
    does_not_see(&hall, "no program that speaks");
}
