//! A game in German says nothing in English.
#![allow(clippy::unwrap_used)]

use super::*;
use crate::rules::tongue::{Tongue, speak};
use crate::rules::tongue_tests::{everything, in_both, rule_wishes};
use crate::rules::{Ledger, Misfits, Source, Stamp, TableRule as _, ruling_needed};

fn by_hand(change: Adjustment) -> Command {
    Command::Adjust {
        change,
        reason: "ein Versehen".to_owned(),
    }
}

/// Every change by hand, some that fit and some that do not.
fn changes() -> Vec<Command> {
    let (mia, nobody) = (Seat(0), Seat(9));
    let (card, no_card) = (CardId(0), CardId(40));
    let places = [Place::Kaboodl, Place::With(Seat(1)), Place::Out];
    let mut all: Vec<Adjustment> = places
        .into_iter()
        .map(|to| Adjustment::MoveCard { card, to })
        .collect();
    let results = [
        MatchResult::Won(mia),
        MatchResult::Shared([mia, Seat(1)].into_iter().collect()),
        MatchResult::Draw,
        MatchResult::Abandoned,
        MatchResult::Won(nobody),
    ];
    all.extend(results.into_iter().map(Adjustment::SetResult));
    for cards in [0, 1, 12, 1_000] {
        all.push(Adjustment::SetHand { seat: mia, cards });
        all.push(Adjustment::SetDrawPile(cards));
        all.push(Adjustment::SetDiscardPile(cards));
        all.extend(CommandCard::ALL.map(|card| Adjustment::SetSeen { card, cards }));
    }
    for points in [1, -3, 99_999] {
        all.push(Adjustment::Extra { seat: mia, points });
        all.extend([1, 9].map(|round| Adjustment::SetPoints {
            round,
            seat: mia,
            points,
        }));
    }
    for name in ["Anouk", "Ben", ""] {
        let name = name.to_owned();
        all.push(Adjustment::Rename { seat: mia, name });
    }
    for card in [card, CardId(1), no_card] {
        all.push(Adjustment::OpenSteal(card));
        all.push(Adjustment::OpenSteal(card));
        all.push(Adjustment::DropSteal(card));
    }
    for seat in [mia, nobody] {
        all.push(Adjustment::SetDealer(seat));
        all.push(Adjustment::LiftTossOut(seat));
        all.push(Adjustment::SetTurn(seat));
    }
    all.push(Adjustment::Note);
    all.into_iter().map(by_hand).collect()
}

/// Every other wish, whatever the moment.
fn wishes() -> Vec<Command> {
    let mut all = vec![
        Command::Draw,
        Command::Discard,
        Command::CountUp,
        Command::NextRound,
        Command::EndRound {
            reason: "Abendessen".to_owned(),
        },
        Command::EndMatch {
            result: MatchResult::Draw,
            reason: String::new(),
        },
    ];
    all.extend([0, 1, 99].map(|cards| Command::TossOut { cards }));
    for card in [0, 5, 40].map(CardId) {
        all.extend([0, 1, 4].map(|wilds| Command::Collect { card, wilds }));
        all.push(Command::Steal { card });
        all.push(Command::Block { card });
    }
    all.extend(rule_wishes::<Kaboodl>());
    all
}

/// Plays whatever may be chosen, at each step a little differently; the house rules are asked.
fn play(format: Format, steps: usize, mut each: impl FnMut(&mut Ledger<Kaboodl>, usize)) {
    let mut form = SetupForm::from(Setup::quick(&["Mia", "Ben", "Lea"]));
    form.format = format;
    for rule in HouseRule::ALL {
        form.house.set(*rule, Setting::Ask);
    }
    let mut game = Ledger::<Kaboodl>::new(Setup::check(form).unwrap());
    let camera = Source::Camera {
        frame: 1,
        certainty_percent: 75,
    };
    for step in 0..steps {
        let choices = game.now().choices();
        if choices.is_empty() {
            break;
        }
        let at = step * step % 37 % choices.len();
        let command = choices[at].command.clone();
        if let Err(refusal) = game.act(command, camera, Stamp::default()) {
            in_both(|| {
                let asked = ruling_needed::<Kaboodl>(&refusal).unwrap();
                let mut said = vec![refusal.to_string(), asked.question];
                for option in asked.options {
                    said.extend([option.words, option.speaks_for]);
                }
                said
            });
            let asked = ruling_needed::<Kaboodl>(&refusal).unwrap();
            let answer = asked.options[step % asked.options.len()].command.clone();
            game.act(answer, Source::Rule, Stamp::default()).unwrap();
        }
        each(&mut game, step);
    }
}

#[test]
fn a_game_in_german_says_nothing_in_english() {
    for format in [
        Format::Single,
        Format::BestOf(3),
        Format::FirstTo(60),
        Format::Rounds(1),
        Format::Rounds(2),
    ] {
        let mut before = None;
        play(format, 150, |game, step| {
            let before = before.insert(game.at(game.entries().len() / 2));
            in_both(|| everything(game, before));
            if step % 5 == 4 {
                game.undo(Stamp::default());
                in_both(|| everything(game, before));
                if step % 10 == 4 {
                    game.redo(Stamp::default());
                }
            }
        });
    }
}

#[test]
fn what_is_set_by_hand_and_what_is_refused_is_said_in_german_too() {
    play(Format::Rounds(2), 60, |game, step| {
        let mut then = game.clone();
        let wishes = [changes(), wishes()].concat();
        // Another order at each step, so that other changes stand before each.
        let from = step * 7 % wishes.len();
        for command in wishes[from..].iter().chain(&wishes[..from]) {
            match then.act(command.clone(), Source::Referee, Stamp::default()) {
                Ok(_) => {
                    let last = || then.last_lines(1).remove(0).sentences;
                    in_both(last);
                }
                Err(_) => in_both(|| {
                    // What is asked now stands in a refusal as it was said.
                    let refusal = then.now().decide(command).unwrap_err();
                    vec![refusal.to_string()]
                }),
            }
        }
        in_both(|| everything(&then, game.now()));
    });
}

#[test]
fn a_correction_is_said_in_german_too() {
    let mut corrected = 0;
    play(Format::Rounds(2), 40, |game, step| {
        let acts: Vec<(u32, Command)> = game
            .acts()
            .into_iter()
            .map(|(entry, command)| (entry, command.clone()))
            .collect();
        let (entry, command) = acts[acts.len() / 2].clone();
        let mut then = game.clone();
        let at = Stamp::default();
        let mut replace = |command: Command, misfits: Misfits| match then.replace(
            entry,
            command,
            &misfits,
            Source::Referee,
            at,
        ) {
            Ok(_) => {
                corrected += 1;
                in_both(|| everything(&then, game.now()));
            }
            Err(why) => in_both(|| vec![why.to_string()]),
        };
        replace(Command::NextRound, Misfits::default());
        replace(Command::TossOut { cards: 1 }, Misfits::default());
        let stop_at = acts.get(acts.len() / 2 + 1).map(|(entry, _)| *entry);
        replace(
            command,
            Misfits {
                drop: Vec::new(),
                stop_at,
            },
        );
        in_both(|| {
            let mut other = game.clone();
            let none = Misfits::default();
            let refused = other.replace(9_999, Command::Draw, &none, Source::Referee, at);
            vec![refused.unwrap_err().to_string()]
        });
        assert!(step < 40);
    });
    assert!(corrected > 20, "{corrected}");
}

#[test]
fn a_set_up_is_refused_or_doubted_in_german_too() {
    let form = |names: &[&str]| SetupForm::from(Setup::quick(names));
    let mut wrong = form(&["Mia", "Ben", "Lea"]);
    wrong.players[0].name = " ".to_owned();
    wrong.players[2].name = "Ben".to_owned();
    wrong.dealer = Seat(9);
    wrong.grid.creatures.clear();
    wrong.grid.colours = vec!["a\nb".to_owned(); 13];
    wrong.grid.cards.truncate(1);
    wrong.deck = Deck {
        creature: 1_000,
        colour: 1_000,
        dots: 1_000,
        wild: 1_000,
        kbaam: 1_000,
        kbosh: 1_000,
    };
    let mut small = form(&["Mia", "Ben"]);
    small.players.truncate(1);
    small.grid.cards.clear();
    small.deck = Deck {
        creature: 1,
        colour: 0,
        dots: 0,
        wild: 0,
        kbaam: 0,
        kbosh: 0,
    };
    let misfit = r#"(players:[(name:"Mia"),(name:"Ben")],dealer:1,house:{four_dots:is(winner)})"#;
    let misfit: SetupForm = ron::from_str(misfit).unwrap();
    for format in [Format::BestOf(4), Format::FirstTo(0), Format::Rounds(0)] {
        for form in [&wrong, &small, &misfit] {
            let mut form = form.clone();
            form.format = format;
            let refused = Setup::check(form).unwrap_err();
            in_both(|| refused.0.iter().map(ToString::to_string).collect());
        }
    }
    let mut odd = form(&["Mia", "Ben", "Lea", "Tom", "Ida", "Max", "Zoe"]);
    odd.grid.cards[1] = odd.grid.cards[0];
    odd.grid.cards.pop();
    odd.deck.wild = 9;
    let odd = Setup::check(odd).unwrap();
    assert_eq!(odd.warnings().len(), 4);
    in_both(|| odd.warnings().iter().map(ToString::to_string).collect());
    let state = Kaboodl::start(&odd);
    in_both(|| (0..11).map(|at| state.card_name(CardId(at))).collect());
}

#[test]
fn a_language_changes_no_state_and_no_file() {
    let setup = Setup::quick(&["Mia", "Ben"]);
    let written = ron::to_string(&setup).unwrap();
    let english = Kaboodl::start(&setup);
    speak(Tongue::German);
    let german = Kaboodl::start(&Setup::quick(&["Mia", "Ben"]));
    let in_german = ron::to_string(&Setup::quick(&["Mia", "Ben"])).unwrap();
    let name = german.card_name(CardId(1));
    speak(Tongue::English);
    assert_eq!(english, german);
    assert_eq!(written, in_german);
    assert_eq!(
        (name.as_str(), german.card_name(CardId(1)).as_str()),
        ("Schnabel blau 2", "blue Beak 2")
    );
}
