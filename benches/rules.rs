//! How long a fold of a long log, an undo at its end, and the list of legal commands take, for every game. Each asserts
//! its answer; the target stands in its name and is not asserted, because it is meant for one kind of machine.

use std::hint::black_box;

use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use rollcall::rules::{
    EntryOf, Format, Ledger, Rules, Source, Stamp, all_out, bakugan, got_five, kaboodl,
};

/// Longer than any evening.
const ENTRIES: usize = 10_000;
/// More than any evening brings, so that the match goes on.
const ENDLESS: Format = Format::FirstTo(9_999);

/// A match of so many acts, picked evenly among those choices that do not end it.
fn long_match<R: Rules>(setup: R::Setup) -> Ledger<R> {
    let mut game = Ledger::<R>::new(setup);
    for pick in 0..ENTRIES {
        let choices = game.now().choices();
        // A stride without a common divisor comes by every choice.
        let mut picked = (0..choices.len()).map(|more| &choices[(pick * 7 + more) % choices.len()]);
        let goes_on = picked.find(|choice| {
            let mut after = game.now().clone();
            for event in after.decide(&choice.command).expect("it is legal") {
                after.apply(&event);
            }
            after.standing().result.is_none() && !after.choices().is_empty()
        });
        let command = goes_on.expect("the match goes on").command.clone();
        game.act(command, Source::Referee, Stamp::default())
            .expect("it is legal");
    }
    game
}

fn measure<R: Rules>(bench: &mut Criterion, setup: R::Setup) {
    let name = R::KIND.name();
    let game = long_match::<R>(setup);
    let entries: Vec<EntryOf<R>> = game.entries().to_vec();
    bench.bench_function(
        &format!("{name}: fold of 10,000 entries (target: under 10 ms)"),
        |timer| {
            timer.iter_batched(
                || entries.clone(),
                |entries| {
                    let replay = Ledger::<R>::replay(game.setup().clone(), entries);
                    assert_eq!(replay.ledger.now(), game.now());
                    replay
                },
                BatchSize::LargeInput,
            );
        },
    );
    let before = game.at(ENTRIES - 1);
    bench.bench_function(
        &format!("{name}: undo after 10,000 entries (target: under 10 ms)"),
        |timer| {
            timer.iter_batched(
                || game.clone(),
                |mut game| {
                    assert!(game.undo(Stamp::default()).is_some());
                    assert_eq!(*game.now(), before);
                    game
                },
                BatchSize::LargeInput,
            );
        },
    );
    let (state, expected) = most_choices(&game);
    bench.bench_function(
        &format!("{name}: {expected} legal commands (target: under 50 us)"),
        |timer| {
            timer.iter(|| {
                let choices = black_box(&state).choices();
                assert_eq!(choices.len(), expected);
                choices
            });
        },
    );
    let commands: Vec<R::Command> = state.choices().into_iter().map(|c| c.command).collect();
    bench.bench_function(
        &format!("{name}: decide each of those {expected} commands"),
        |timer| {
            timer.iter(|| {
                let accepted = commands.iter().filter(|one| state.decide(one).is_ok());
                assert_eq!(accepted.count(), expected);
            });
        },
    );
}

/// The state of the match that offers most, and how much.
fn most_choices<R: Rules>(game: &Ledger<R>) -> (R, usize) {
    let mut state = R::start(game.setup());
    let mut most = (state.clone(), state.choices().len());
    for entry in game.entries() {
        for event in entry.what.events() {
            state.apply(event);
        }
        let count = state.choices().len();
        if count > most.1 {
            most = (state.clone(), count);
        }
    }
    most
}

/// As many as may sit at each game.
const NAMES: [&str; 6] = ["Mia", "Ben", "Zoe", "Tom", "Lea", "Max"];

fn bakugan(bench: &mut Criterion) {
    let mut form = bakugan::SetupForm::from(bakugan::Setup::quick_for(&NAMES[..4]));
    form.format = ENDLESS;
    let setup = bakugan::Setup::check(form).expect("it is a set-up");
    measure::<bakugan::Bakugan>(bench, setup);
}

fn kaboodl(bench: &mut Criterion) {
    let mut form = kaboodl::SetupForm::from(kaboodl::Setup::quick(&NAMES));
    form.format = ENDLESS;
    let setup = kaboodl::Setup::check(form).expect("it is a set-up");
    measure::<kaboodl::Kaboodl>(bench, setup);
}

fn all_out(bench: &mut Criterion) {
    let mut form = all_out::SetupForm::from(all_out::Setup::quick(&NAMES));
    form.format = ENDLESS;
    let setup = all_out::Setup::check(form).expect("it is a set-up");
    measure::<all_out::AllOut>(bench, setup);
}

fn got_five(bench: &mut Criterion) {
    let mut form = got_five::SetupForm::from(got_five::Setup::quick(&NAMES[..4]));
    form.format = ENDLESS;
    let setup = got_five::Setup::check(form).expect("it is a set-up");
    measure::<got_five::GotFive>(bench, setup);
}

criterion_group!(rules, bakugan, kaboodl, all_out, got_five);
criterion_main!(rules);
