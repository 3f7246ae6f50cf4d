//! How long a fold of a long log, an undo at its end, and the list of legal commands take. Each asserts its answer.

use std::hint::black_box;

use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use rollcall::rules::bakugan::{Bakugan, BakuganId, Command, Fact, Gate, Phase, Setup, Zone};
use rollcall::rules::{EntryOf, Ledger, Rules as _, Source, Stamp};

/// Longer than any evening.
const ENTRIES: usize = 10_000;

/// A match in which both miss for ever.
fn long_match() -> Ledger<Bakugan> {
    let mut game = Ledger::<Bakugan>::new(Setup::quick("Mia", "Ben"));
    while game.entries().len() < ENTRIES {
        let now = game.now();
        let command = match now.phase() {
            Phase::SetGates => Command::SetGates,
            Phase::Rolling { roll, .. } => Command::Settle {
                roll: *roll,
                fact: Fact::closed_on(Gate(1)),
            },
            _ => Command::Roll {
                bakugan: now
                    .in_zone(now.turn(), Zone::Unused)
                    .next()
                    .expect("somebody always has one"),
            },
        };
        game.act(command, Source::Referee, Stamp::default())
            .expect("it is legal");
    }
    game
}

fn fold(bench: &mut Criterion) {
    let game = long_match();
    let entries: Vec<EntryOf<Bakugan>> = game.entries().to_vec();
    bench.bench_function("fold of 10,000 entries", |timer| {
        timer.iter_batched(
            || entries.clone(),
            |entries| {
                let replay = Ledger::<Bakugan>::replay(game.setup().clone(), entries);
                assert_eq!(replay.ledger.now(), game.now());
                replay
            },
            BatchSize::LargeInput,
        );
    });
}

fn undo(bench: &mut Criterion) {
    let game = long_match();
    let before = game.at(ENTRIES - 1);
    bench.bench_function("undo after 10,000 entries", |timer| {
        timer.iter_batched(
            || game.clone(),
            |mut game| {
                assert!(game.undo(Stamp::default()).is_some());
                assert_eq!(*game.now(), before);
                game
            },
            BatchSize::LargeInput,
        );
    });
}

fn choices(bench: &mut Criterion) {
    let mut game = Ledger::<Bakugan>::new(Setup::quick("Mia", "Ben"));
    let first = BakuganId {
        seat: rollcall::rules::Seat::FIRST,
        number: 0,
    };
    for command in [Command::SetGates, Command::Roll { bakugan: first }] {
        game.act(command, Source::Referee, Stamp::default())
            .expect("it is legal");
    }
    bench.bench_function("legal commands of an open roll", |timer| {
        timer.iter(|| {
            let choices = black_box(game.now()).choices();
            assert_eq!(choices.len(), 13);
            choices
        });
    });
    let settle = Command::Settle {
        roll: 1,
        fact: Fact::open_on(Gate(1)),
    };
    bench.bench_function("decide a settled roll", |timer| {
        timer.iter(|| {
            let events = black_box(game.now()).decide(&settle);
            assert_eq!(events.as_ref().map(Vec::len), Ok(2));
            events
        });
    });
}

criterion_group!(rules, fold, undo, choices);
criterion_main!(rules);
