use proptest::prelude::*;
use proptest::sample::Index;
use proptest::test_runner::TestCaseResult;
use rollcall::rules::{Choice, Ledger, Misfits, Rules, Source, Stamp, ruling_needed};

use super::{Game, Played, Secretive, play, play_watched, retold};

/// Read back from its lines, the game is the one that was played; and so is each later undo.
pub fn replay_equals_live<R: Played>(game: Game<R>) -> TestCaseResult {
    let mut game = play::<R>(game)?;
    let setup: R::Setup = ron::from_str(&ron::to_string(game.setup()).unwrap()).unwrap();
    let lines = game.entries().iter().map(|e| ron::to_string(e).unwrap());
    let read = lines.map(|line| ron::from_str(&line).unwrap());
    let replay = Ledger::<R>::replay(setup, read.collect::<Vec<_>>());
    prop_assert_eq!(replay.broken, None);
    let mut again = replay.ledger;
    prop_assert_eq!(again.log(), game.log());
    loop {
        prop_assert_eq!(again.now(), game.now());
        prop_assert_eq!(again.undo_target(), game.undo_target());
        prop_assert_eq!(again.redo_target(), game.redo_target());
        let undone = game.undo(Stamp::default());
        prop_assert_eq!(&again.undo(Stamp::default()), &undone);
        if undone.is_none() {
            break;
        }
    }
    prop_assert_eq!(again.now(), &R::start(game.setup()));
    Ok(())
}

/// So many steps back and as many forth change nothing.
pub fn undo_then_redo_changes_nothing<R: Played>(game: Game<R>, depth: usize) -> TestCaseResult {
    let mut game = play::<R>(game)?;
    let mut before = vec![game.now().clone()];
    while before.len() <= depth && game.undo(Stamp::default()).is_some() {
        before.push(game.now().clone());
    }
    while let Some(state) = before.pop() {
        prop_assert_eq!(game.now(), &state);
        if !before.is_empty() {
            prop_assert!(game.redo(Stamp::default()).is_some());
        }
    }
    Ok(())
}

/// With every step undone it is the game before its first act.
pub fn undo_to_the_beginning_gives_the_start<R: Played>(game: Game<R>) -> TestCaseResult {
    let mut game = play::<R>(game)?;
    let written = game.entries().len();
    let mut undone = 0;
    while game.undo(Stamp::default()).is_some() {
        undone += 1;
    }
    prop_assert_eq!(game.now(), &R::start(game.setup()));
    prop_assert!(game.acts().is_empty());
    prop_assert_eq!(game.undo_target(), None);
    prop_assert_eq!(game.entries().len(), written + undone, "the log only grows");
    Ok(())
}

/// What is refused leaves state and log as they were, as a new act and as a correction of an old one.
pub fn a_refusal_changes_nothing<R: Played>(
    game: Game<R>,
    wishes: Vec<R::Command>,
) -> TestCaseResult {
    let mut game = play::<R>(game)?;
    let at = Stamp::default();
    for wish in wishes {
        let before = game.clone();
        let acts: Vec<u32> = before.acts().iter().map(|(entry, _)| *entry).collect();
        let mut refused = game.act(wish.clone(), Source::Referee, at).is_err();
        if refused && let Some(entry) = acts.get(acts.len() / 2) {
            let replaced = game.replace(*entry, wish, &Misfits::default(), Source::Referee, at);
            refused = replaced.is_err();
        }
        if refused {
            prop_assert_eq!(before.now(), game.now());
            prop_assert_eq!(before.entries(), game.entries());
            prop_assert_eq!(before.acts(), game.acts());
            prop_assert_eq!(before.redo_target(), game.redo_target());
        }
    }
    Ok(())
}

/// Every choice is accepted or meets a question, and no button outside the choices does.
pub fn legal_commands_are_exactly_those_not_refused<R: Played>(game: Game<R>) -> TestCaseResult {
    play_watched::<R>(game, |game| {
        let state = game.now();
        let choices = state.choices();
        for choice in &choices {
            prop_assert!(!choice.label.is_empty(), "{:?}", choice);
            let answer = state.decide(&choice.command);
            prop_assert!(fits::<R>(&answer), "{:?}: {:?}", choice, answer);
        }
        let likeliest = choices.iter().filter(|choice| choice.likeliest);
        prop_assert!(likeliest.count() <= 1, "{:?}", choices);
        for command in state.buttons() {
            let offered = choices.iter().any(|choice| choice.command == command);
            let answer = state.decide(&command);
            prop_assert_eq!(
                fits::<R>(&answer),
                offered,
                "{:?}: {:?}\n{:?}",
                command,
                answer,
                state
            );
        }
        Ok(())
    })?;
    Ok(())
}

/// Accepted, or a question of a house rule away from it.
fn fits<R: Rules>(answer: &Result<Vec<R::Event>, R::Refusal>) -> bool {
    match answer {
        Ok(events) => !events.is_empty(),
        Err(refusal) => R::rule_needed(refusal).is_some(),
    }
}

/// Every piece and card is in exactly one place, whatever was done.
pub fn nothing_is_lost_or_doubled<R: Played>(game: Game<R>) -> TestCaseResult {
    play_watched::<R>(game, |game| {
        let (_, events) = retold(game, usize::MAX)?;
        let found = game.now().conserved(game.setup(), &events);
        prop_assert!(found.is_ok(), "{:?}: {:?}", found, game.now());
        Ok(())
    })?;
    Ok(())
}

/// The scores are those of a plain count, and their parts add up.
pub fn scores_equal_a_plain_count<R: Played>(game: Game<R>) -> TestCaseResult {
    play_watched::<R>(game, |game| {
        let (state, events) = retold(game, usize::MAX)?;
        prop_assert_eq!(&state, game.now(), "decided again, it is another game");
        let standing = state.standing();
        let counted = R::naive_scores(game.setup(), &events);
        prop_assert_eq!(&standing.scores, &counted, "{:?}", events);
        for (seat, parts) in standing.parts.iter() {
            let sum: i32 = parts.iter().map(|part| part.points).sum();
            prop_assert_eq!(Some(&sum), standing.scores.get(seat), "{:?}", parts);
        }
        prop_assert!(standing.turn.is_none() || standing.result.is_none());
        Ok(())
    })?;
    Ok(())
}

/// Signs that something is shown as the program holds it and not in words.
const NOT_WORDS: [&str; 9] = [
    "Some(", "None", "Seat(", "Gate(", "Ok(", "{", "}", "::", "\n",
];

fn in_words(text: &str) -> TestCaseResult {
    for sign in NOT_WORDS {
        prop_assert!(!text.contains(sign), "{text:?} has {sign:?} in it");
    }
    prop_assert!(!text.contains("  "), "{text:?} has a hole in it");
    Ok(())
}

fn sentence(text: &str) -> TestCaseResult {
    in_words(text)?;
    prop_assert!(
        text.ends_with('.') && !text.ends_with(".."),
        "{text:?} ends with no full stop"
    );
    prop_assert!(text.chars().count() > 3, "{text:?} is no sentence");
    Ok(())
}

/// Whatever is wished in whatever state, there is an answer, in words.
pub fn every_answer_is_a_sentence<R: Played>(
    game: Game<R>,
    wishes: Vec<R::Command>,
) -> TestCaseResult {
    let mut before = None;
    let game = play_watched::<R>(game, |game| {
        let state = game.now();
        let prompt = state.prompt();
        in_words(&prompt.headline)?;
        prop_assert!(prompt.headline.len() > 3, "{:?}", prompt);
        in_words(&prompt.detail)?;
        prop_assert!(prompt.detail.ends_with(['.', '?']), "{:?}", prompt);
        for text in state.describe() {
            sentence(&text)?;
        }
        for choice in state.choices() {
            in_words(&choice.label)?;
        }
        if let Some(before) = before.replace(state.clone()) {
            for text in state.put_right(&before) {
                sentence(&text)?;
            }
        }
        Ok(())
    })?;
    let state = game.now();
    for wish in wishes {
        match state.decide(&wish) {
            Ok(events) => {
                prop_assert!(!events.is_empty(), "{wish:?} leads to nothing");
                for event in &events {
                    sentence(&state.say(event))?;
                    if let Some(ground) = R::ground(event) {
                        in_words(&ground.words)?;
                    }
                }
            }
            Err(refusal) => {
                let text = refusal.to_string();
                prop_assert!(text.len() > 10, "{text:?} says too little");
                in_words(&text)?;
            }
        }
    }
    let log = game.log();
    prop_assert_eq!(log.len(), game.entries().len());
    for line in log {
        prop_assert!(!line.sentences.is_empty());
        for text in &line.sentences {
            sentence(text)?;
        }
    }
    Ok(())
}

/// Chance that is the same again for the same seed; a shorter list of picks would not be a simpler game.
struct Picks(u64);

impl Picks {
    fn among(&mut self, count: usize) -> usize {
        // Knuth's multiplier; the upper half is the better one.
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        usize::try_from((self.0 >> 33) % (count as u64)).unwrap()
    }

    fn of<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.among(items.len())]
    }
}

/// Picks among the choices and among the answers to what is asked lead to an end.
pub fn every_game_ends<R: Played>(setup: R::Setup, seed: u64) -> TestCaseResult {
    let mut picks = Picks(seed);
    let mut state = R::start(&setup);
    for _ in 0..R::LONGEST {
        let choices = state.choices();
        if choices.is_empty() {
            let standing = state.standing();
            prop_assert!(standing.result.is_some(), "nothing can be done: {state:?}");
            return Ok(());
        }
        // A pick may be refused for good once its question is answered; another is picked then.
        advance(&mut state, &picks.of(&choices).command.clone(), |options| {
            picks.among(options)
        })?;
    }
    Err(TestCaseError::fail(format!(
        "no end after {} acts: {state:?}",
        R::LONGEST
    )))
}

/// Does it, once every question on the way is answered. True when it could be done then.
fn advance<R: Played>(
    state: &mut R,
    command: &R::Command,
    mut answer: impl FnMut(usize) -> usize,
) -> Result<bool, TestCaseError> {
    let mut asked = Vec::new();
    loop {
        let refusal = match state.decide(command) {
            Ok(events) => {
                for event in &events {
                    state.apply(event);
                }
                return Ok(true);
            }
            Err(refusal) => refusal,
        };
        let Some(question) = ruling_needed::<R>(&refusal) else {
            prop_assert!(!asked.is_empty(), "{command:?} was offered: {refusal}");
            return Ok(false);
        };
        prop_assert!(!asked.contains(&question.id), "{} asks again", question.id);
        asked.push(question.id);
        prop_assert!(question.options.len() >= 2);
        in_words(&refusal.to_string())?;
        let option = &question.options[answer(question.options.len())];
        match state.decide(&option.command) {
            Ok(events) => events.iter().for_each(|event| state.apply(event)),
            Err(refusal) => return Err(TestCaseError::fail(refusal.to_string())),
        }
    }
}

/// With every rule to be asked, the first answer to each question leads on: to what was wished, or to a plain "no".
pub fn the_first_answer_leads_on<R: Played>(game: Game<R>) -> TestCaseResult {
    play_watched::<R>(game, |game| {
        for choice in game.now().choices() {
            let mut state = game.now().clone();
            if advance(&mut state, &choice.command, |_| 0)? {
                continue;
            }
            // The answer was a "no": then it is no longer offered, and something else is.
            let choices = state.choices();
            prop_assert!(!choices.is_empty(), "{:?}", state);
            let offered = choices.iter().any(|other| other.command == choice.command);
            prop_assert!(
                !offered,
                "{choice:?} is refused after its question was answered"
            );
        }
        Ok(())
    })?;
    Ok(())
}

/// The events of one game, each in the wrong order and some of another table, make no other game fall over.
pub fn an_event_of_another_moment_never_panics<R: Played>(
    game: Game<R>,
    other: R::Setup,
    wishes: Vec<R::Command>,
) -> TestCaseResult {
    let game = play::<R>(game)?;
    let mut other = R::start(&other);
    let events: Vec<R::Event> = game
        .entries()
        .iter()
        .flat_map(|entry| entry.what.events().to_vec())
        .collect();
    let mixed = events.iter().rev().chain(events.iter().step_by(2));
    for (event, count) in mixed.zip(0_usize..) {
        other.apply(event);
        let before = other.clone();
        prop_assert!(!other.say(event).is_empty());
        prop_assert!(!other.prompt().headline.is_empty());
        for Choice { command, .. } in other.choices() {
            let _any = other.decide(&command).map(drop);
        }
        if let Some(wish) = wishes.get(count % wishes.len()) {
            let _any = other.decide(wish).map(drop);
        }
        other.describe();
        other.put_right(game.now());
        other.standing();
        prop_assert_eq!(&before, &other, "looking changes nothing");
    }
    Ok(())
}

/// An act that is corrected to what it was changes nothing.
pub fn replacing_an_act_by_itself_changes_nothing<R: Played>(
    game: Game<R>,
    which: Index,
) -> TestCaseResult {
    let mut game = play::<R>(game)?;
    let acts = game.acts();
    if acts.is_empty() {
        return Ok(());
    }
    let (entry, command) = acts[which.index(acts.len())];
    let command = command.clone();
    let before = game.clone();
    let replaced = game.replace(
        entry,
        command,
        &Misfits::default(),
        Source::Referee,
        Stamp::default(),
    );
    prop_assert!(replaced.is_ok(), "{:?}", replaced);
    prop_assert_eq!(game.now(), before.now());
    prop_assert_eq!(game.acts(), before.acts());
    game.undo(Stamp::default());
    prop_assert_eq!(game.now(), before.now());
    prop_assert_eq!(game.acts(), before.acts());
    Ok(())
}

/// No sentence, no button and no refusal names what lies face down or is held in a hand.
pub fn nothing_secret_is_said<R: Secretive>(
    game: Game<R>,
    wishes: Vec<R::Command>,
) -> TestCaseResult {
    let secrets = R::secrets(&game.0);
    let mut before: Option<R> = None;
    let mut wishes = wishes.iter().cycle();
    play_watched::<R>(game, |game| {
        let state = game.now();
        let commands = game
            .entries()
            .iter()
            .filter_map(|entry| entry.what.command());
        let shown: Vec<&str> = commands.filter_map(R::shows).collect();
        let prompt = state.prompt();
        let mut said = vec![prompt.headline, prompt.detail];
        said.extend(state.describe());
        for choice in state.choices() {
            if let Ok(events) = state.decide(&choice.command)
                && R::shows(&choice.command).is_none()
            {
                said.push(choice.label);
                said.extend(events.iter().map(|event| state.say(event)));
            }
        }
        if let Some(wish) = wishes.next()
            && R::shows(wish).is_none()
            && let Err(refusal) = state.decide(wish)
        {
            said.push(refusal.to_string());
        }
        said.extend(
            game.last_lines(2)
                .into_iter()
                .flat_map(|line| line.sentences),
        );
        said.extend(game.undo_target());
        said.extend(game.redo_target());
        if let Some(before) = before.replace(state.clone()) {
            said.extend(state.put_right(&before));
            said.extend(before.put_right(state));
        }
        for secret in secrets
            .iter()
            .filter(|secret| !shown.contains(&secret.as_str()))
        {
            for text in &said {
                prop_assert!(!text.contains(secret.as_str()), "{text:?}");
            }
        }
        Ok(())
    })?;
    Ok(())
}
