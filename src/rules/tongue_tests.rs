//! What the tests of several games hold their German to.

use crate::rules::tongue::{Tongue, speak};
use crate::rules::{Board as _, Choice, Ledger, Rules, Source, Stamp, ruling_needed};

/// Checks what is said in both languages, side by side: no sentence is the same, and none is a message's id.
///
/// # Panics
/// When something is said alike, or is a message's id or a part of one that was not filled in.
#[track_caller]
pub(crate) fn in_both(said: impl Fn() -> Vec<String>) {
    speak(Tongue::English);
    let english = said();
    speak(Tongue::German);
    let german = said();
    speak(Tongue::English);
    assert_eq!(english.len(), german.len());
    for (one, other) in english.iter().zip(&german) {
        assert_ne!(one, other);
        for line in [one, other] {
            assert!(!line.is_empty() && !is_id(line), "{line:?}");
            assert!(!line.contains(['{', '}']), "{line}");
        }
        // A message within a message that is lacking, or a name that only files know.
        for leak in [
            "_",
            "bratz-",
            "all-out-",
            "got-five-",
            "kaboodl-",
            "house-",
            "sheet-",
            "list-",
            "log-",
        ] {
            assert!(!other.contains(leak), "{leak}: {other}");
        }
    }
}

/// True for a message's id: words of small letters and digits, joined by hyphens.
fn is_id(line: &str) -> bool {
    let plain = |sign: char| sign.is_ascii_lowercase() || sign.is_ascii_digit();
    line.contains('-')
        && line
            .split('-')
            .all(|word| !word.is_empty() && word.chars().all(plain))
}

/// Everything that a table hears and reads now, in the language that is spoken; `before` is another moment of the game.
pub(crate) fn everything<R: Rules>(game: &Ledger<R>, before: &R) -> Vec<String> {
    let now = game.now();
    let prompt = now.prompt();
    let mut said = vec![prompt.in_sentences(), prompt.headline, prompt.detail];
    said.extend(now.choices().into_iter().map(|choice| choice.label));
    said.extend(now.describe());
    said.extend(now.put_right(before));
    said.extend(before.put_right(now));
    for (_, parts) in now.standing().parts.iter() {
        said.extend(parts.iter().map(|part| part.what.clone()));
    }
    for line in game.last_lines(2) {
        said.push(line.source.to_string());
        said.extend(line.sentences);
        said.extend(line.grounds.into_iter().map(|ground| ground.words));
    }
    said.extend(game.undo_target());
    said.extend(game.redo_target());
    for line in game.house_lines() {
        said.extend([line.question, line.words]);
    }
    said
}

/// Plays whatever may be chosen, at each step something else, for so many steps at most, and answers every house rule
/// that is asked for. `more` are choices beside those that the game offers; `each` sees the game after each step.
pub(crate) fn play<R: Rules>(
    setup: R::Setup,
    steps: usize,
    more: impl Fn(&R) -> Vec<Choice<R::Command>>,
    mut each: impl FnMut(&mut Ledger<R>, usize),
) -> Ledger<R> {
    let mut game = Ledger::<R>::new(setup);
    for step in 0..steps {
        let mut choices = game.now().choices();
        choices.extend(more(game.now()));
        if choices.is_empty() {
            break;
        }
        let command = choices[step * step % 41 % choices.len()].command.clone();
        if let Err(refusal) = game.act(command, Source::Referee, Stamp::default()) {
            let asked = || ruling_needed::<R>(&refusal).expect("only a house rule is in the way");
            in_both(|| {
                let asked = asked();
                let mut said = vec![refusal.to_string(), asked.question];
                for option in asked.options {
                    said.extend([option.words, option.speaks_for]);
                }
                said
            });
            let options = asked().options;
            let answer = options[step % options.len()].command.clone();
            game.act(answer, Source::Rule, Stamp::default())
                .expect("an answer");
        }
        each(&mut game, step);
    }
    game
}

/// Plays a game and holds all that is said in it to German; now and then something is taken back.
pub(crate) fn play_in_both<R: Rules>(
    setup: R::Setup,
    steps: usize,
    more: impl Fn(&R) -> Vec<Choice<R::Command>>,
) -> Ledger<R> {
    play(setup, steps, more, |game: &mut Ledger<R>, step| {
        let before = game.at(game.entries().len() / 2);
        in_both(|| everything(game, &before));
        if step % 7 == 6 {
            let at = Stamp::default();
            let taken_back = game.now().clone();
            game.undo(at);
            in_both(|| everything(game, &taken_back));
            if step % 14 == 6 {
                game.redo(at);
            }
        }
    })
}

/// Tries these wishes one after the other, and holds what comes of each, or why nothing does, to German.
pub(crate) fn wish_in_both<R: Rules>(game: &mut Ledger<R>, wishes: &[R::Command]) {
    for command in wishes {
        match game.act(command.clone(), Source::Referee, Stamp::default()) {
            Ok(_) => in_both(|| {
                let mut said = game.last_lines(1).remove(0).sentences;
                said.extend(game.now().describe());
                said
            }),
            Err(_) => in_both(|| {
                // What is asked now stands in a refusal as it was said, so it is decided in each language.
                let refused = game.now().decide(command);
                vec![refused.expect_err("it was refused").to_string()]
            }),
        }
    }
}

/// Every value of every rule for every rule; most of them belong to another.
pub(crate) fn rule_wishes<R: Rules>() -> Vec<R::Command> {
    use crate::rules::TableRule;
    let mut all = Vec::new();
    for rule in R::Rule::ALL {
        for other in R::Rule::ALL {
            let answers = other.options().iter().map(|value| value.answer);
            all.extend(answers.map(|answer| R::set_rule(*rule, answer)));
        }
    }
    all
}
