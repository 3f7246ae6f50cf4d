//! A game in German says nothing in English.
#![allow(clippy::unwrap_used)]

mod wishes;

use std::collections::BTreeSet;

use super::card::CardProblem;
use super::*;
use crate::rules::tongue::{Tongue, own_words, speak, words};
use crate::rules::{Format, Ledger, Source, Stamp, TableRule as _, ruling_needed};
use wishes::{changes, effects, gate_card, wishes};

const PLAYERS: [&str; 4] = ["Mia", "Ben", "Lea", "Tom"];
const TOYS: [&str; 3] = ["Dragonoid", "Mantris", "Gargonoid"];
const GATES: [&str; 3] = ["Lavasee", "Eisfeld", "Felswand"];
const ABILITIES: [&str; 3] = ["Feuerwall", "Sturmflug", "Erdbeben"];
/// What the table itself writes: it reads the same in every language.
const OWN: [&str; 3] = ["Versehen", "Frage", "Bonus"];

/// Names read the same in every language.
fn is_name(word: &str) -> bool {
    let lists: [&[&str]; 6] = [
        &PLAYERS,
        &TOYS,
        &GATES,
        &ABILITIES,
        &OWN,
        &["Bakugan", "Gate", "Gates", "G", "Clear"],
    ];
    lists.iter().any(|list| list.contains(&word))
        || Attribute::ALL.iter().any(|one| one.name() == word)
}

/// What is said in both languages, side by side: other words, and in German only German ones.
struct Both {
    german: BTreeSet<String>,
    /// All that was said in German.
    said: BTreeSet<String>,
}

impl Both {
    fn new() -> Self {
        Self {
            german: own_words(Tongue::German),
            said: BTreeSet::new(),
        }
    }

    #[track_caller]
    fn say(&mut self, say: impl Fn() -> Vec<String>) {
        speak(Tongue::English);
        let english = say();
        speak(Tongue::German);
        let german = say();
        speak(Tongue::English);
        assert_eq!(english.len(), german.len());
        for (one, other) in english.iter().zip(german) {
            let has_words = words(one).any(|word| !is_name(word));
            assert!(!has_words || *one != other, "{one}");
            assert!(!other.contains(['{', '_']), "{other}");
            for word in words(&other) {
                let is_known = is_name(word) || self.german.contains(word);
                assert!(is_known, "{word:?} in {other:?}, which is {one:?}");
            }
            self.said.insert(other);
        }
    }
}

/// Everything that a table hears and reads now.
fn everything(game: &Ledger<Bakugan>, before: &Bakugan) -> Vec<String> {
    let now = game.now();
    let prompt = now.prompt();
    let mut said = vec![prompt.in_sentences(), prompt.headline, prompt.detail];
    said.extend(now.choices().into_iter().map(|choice| choice.label));
    said.extend(now.incidents().into_iter().map(|choice| choice.label));
    said.extend(now.describe());
    said.extend(now.put_right(before));
    said.extend(before.put_right(now));
    for (_, parts) in now.standing().parts.iter() {
        said.extend(parts.iter().map(|part| part.what.clone()));
    }
    if let Phase::Battle(battle) = now.phase() {
        for fighter in &battle.fighters {
            said.extend(now.sum(fighter).into_iter().map(|line| line.what));
        }
    }
    for line in game.last_lines(2) {
        said.extend(line.sentences);
        said.extend(line.grounds.into_iter().map(|ground| ground.words));
    }
    said.extend(game.undo_target());
    said
}

/// A match of so many, with cards if `pick` is not 0; every house rule is asked.
fn match_of(players: usize, format: Format, pick: usize) -> Ledger<Bakugan> {
    let mut form = SetupForm::from(Setup::quick_for(&PLAYERS[..players]));
    form.format = format;
    if players > 3 {
        form.order = SeatOrder::Drawn;
    }
    for rule in HouseRule::ALL {
        form.house.set(*rule, Setting::Ask);
    }
    let moments = [
        Moment::BeforeFlip,
        Moment::InBattle,
        Moment::AfterBattle,
        Moment::OutsideBattle,
    ];
    for (at, player) in form.players.iter_mut().enumerate().filter(|_| pick > 0) {
        for (number, toy) in player.bakugan.iter_mut().enumerate() {
            toy.name = Some(TOYS[number].to_owned());
            let attributes = [Attribute::Clear, Attribute::Pyrus, Attribute::Aquos];
            toy.attribute = Some(attributes[(number + at * pick / 2) % 3]);
            toy.g_power = (pick > 1).then_some(300);
        }
        for (number, name) in GATES.into_iter().enumerate() {
            player.gates.push(gate_card(name, pick * 5 + number));
        }
        for (number, name) in ABILITIES.into_iter().enumerate() {
            player.abilities.push(AbilityCard {
                played: Some(moments[(number + pick) % 4]),
                effects: gate_card(name, pick * 7 + number).effects,
                ..AbilityCard::named(name)
            });
        }
    }
    Ledger::new(Setup::check(form).unwrap())
}

/// Plays whatever may be chosen, at each step a little differently.
fn play(
    both: &mut Both,
    mut game: Ledger<Bakugan>,
    steps: usize,
    mut each: impl FnMut(&mut Both, &mut Ledger<Bakugan>, usize),
) {
    for step in 0..steps {
        let choices = game.now().choices();
        if choices.is_empty() {
            break;
        }
        let command = choices[step * step % 37 % choices.len()].command.clone();
        let now = game.now().clone();
        if let Ok(events) = now.decide(&command) {
            both.say(|| vec![now.follows(&events)]);
        }
        if let Err(refusal) = game.act(command, Source::Referee, Stamp::default()) {
            both.say(|| vec![refusal.to_string()]);
            let asked = ruling_needed::<Bakugan>(&refusal).unwrap();
            let answer = asked.options[step % asked.options.len()].command.clone();
            game.act(answer, Source::Rule, Stamp::default()).unwrap();
        }
        each(both, &mut game, step);
    }
}

fn matches() -> impl Iterator<Item = Ledger<Bakugan>> {
    let formats = [Format::Single, Format::BestOf(3), Format::FirstTo(2)];
    (0..24).map(move |at| match_of(2 + at % 3, formats[at / 2 % 3], at % 8))
}

#[test]
fn a_game_in_german_says_nothing_in_english() {
    let mut both = Both::new();
    for game in matches() {
        let mut before = None;
        play(&mut both, game, 200, |both, game, step| {
            let before = before.insert(game.at(game.entries().len() / 2));
            both.say(|| everything(game, before));
            if step % 11 == 10 {
                game.undo(Stamp::default());
                both.say(|| everything(game, before));
                if step % 22 == 10 {
                    game.redo(Stamp::default());
                }
            }
        });
    }
    assert!(both.said.len() > 1_000, "{}", both.said.len());
    for said in ["Mia rollt Bakugan 1.", "Zu nah gerollt"] {
        assert!(both.said.contains(said), "{said}");
    }
}

#[test]
fn what_is_set_by_hand_and_what_is_refused_is_said_in_german_too() {
    let mut both = Both::new();
    for (number, game) in matches().enumerate() {
        play(&mut both, game, 120, |both, game, step| {
            if step % 13 != number % 13 {
                return;
            }
            let mut then = game.clone();
            let wishes = [wishes(game.now()), changes()].concat();
            for at in 0..wishes.len() {
                // Another order at each step, so that other changes stand before each.
                let command = &wishes[(at * 101 + step * 7) % wishes.len()];
                let now = then.now().clone();
                let Err(_) = then.act(command.clone(), Source::Referee, Stamp::default()) else {
                    both.say(|| then.last_lines(1).remove(0).sentences);
                    if at % 50 == 0 {
                        both.say(|| everything(&then, &now));
                    }
                    if at % 3 > 0 {
                        then.undo(Stamp::default());
                    }
                    continue;
                };
                // What is asked now stands in a refusal as it was said.
                both.say(|| vec![now.decide(command).unwrap_err().to_string()]);
            }
            both.say(|| everything(&then, game.now()));
        });
    }
    assert!(both.said.len() > 3_000, "{}", both.said.len());
}

#[test]
fn what_cards_do_and_what_is_wrong_with_a_set_up_is_said_in_german_too() {
    let mut both = Both::new();
    both.say(|| effects().iter().map(Effect::words).collect());
    both.say(|| {
        let colours = GateColour::ALL.map(GateColour::words).into_iter();
        let more = AbilityColour::ALL.map(AbilityColour::words);
        colours.chain(more).collect()
    });
    both.say(|| {
        let problems = [
            CardProblem::Name,
            CardProblem::Number(10_000),
            CardProblem::NumberForClear,
            CardProblem::Times(12),
            CardProblem::Kind,
            CardProblem::ToClear,
        ];
        problems.iter().map(ToString::to_string).collect()
    });
    let mut form = SetupForm::from(Setup::quick_for(&PLAYERS));
    form.players.push(PlayerSetup::quick("Ben"));
    form.first = Seat(7);
    form.youngest = Some(Seat(8));
    form.format = Format::BestOf(4);
    let player = &mut form.players[0];
    player.name = " ".to_owned();
    player.bakugan[0].name = Some(String::new());
    player.bakugan[1].g_power = Some(-1);
    let player = &mut form.players[1];
    player.bakugan.pop();
    for at in 0..4 {
        player.gates.push(GateCard {
            colour: Some(GateColour::ALL[at % 2]),
            ..gate_card("Lavasee", at)
        });
        player.abilities.push(AbilityCard {
            colour: Some(AbilityColour::Blue),
            ..AbilityCard::named("Bonus\n")
        });
    }
    let misfit = r#"(players:[(name:"Mia",bakugan:[(),(),()]),(name:"Ben",bakugan:[(),(),()])],first:0,house:{knocked:is(vote)})"#;
    let misfit: SetupForm = ron::from_str(misfit).unwrap();
    for form in [form, misfit] {
        let refused = Setup::check(form).unwrap_err();
        both.say(|| refused.0.iter().map(ToString::to_string).collect());
    }
}

#[test]
fn a_language_changes_no_state_no_file_and_no_event() {
    let play = || {
        let mut game = match_of(3, Format::FirstTo(2), 3);
        for step in 0..200 {
            let now = game.now().clone();
            let choices = now.choices();
            let Some(choice) = choices.get(step * step % 37 % choices.len().max(1)) else {
                break;
            };
            let at = Stamp::default();
            if let Err(refusal) = game.act(choice.command.clone(), Source::Referee, at) {
                let asked = ruling_needed::<Bakugan>(&refusal).unwrap();
                let answer = asked.options[0].command.clone();
                game.act(answer, Source::Rule, at).unwrap();
            }
        }
        let setup = ron::to_string(game.setup()).unwrap();
        (setup, ron::to_string(game.entries()).unwrap(), game)
    };
    speak(Tongue::German);
    let german = play();
    speak(Tongue::English);
    let english = play();
    assert_eq!(english.0, german.0);
    assert_eq!(english.1, german.1);
    assert_eq!(english.2.now(), german.2.now());
    assert!(english.2.now().series().results().len() > 1);
}
