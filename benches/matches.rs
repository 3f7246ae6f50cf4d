//! How long the list of ten thousand matches of three hundred entries takes to open, and a search in it. Each asserts its
//! answer; the target stands in its name and is not asserted, because it is meant for one kind of machine.
//!
//! The journals are written once into a folder of their own, which takes a while, and go with it.

use std::fs;
use std::hint::black_box;
use std::path::Path;

use criterion::{Criterion, criterion_group, criterion_main};
use rollcall::app::disk::MatchFolder;
use rollcall::app::keep::{PastMatch, Shelf as _};
use rollcall::app::past::list::{Filter, List};
use rollcall::rules::kaboodl::{Kaboodl, Setup};
use rollcall::rules::record::Statistics;
use rollcall::rules::{Format, Ledger, Source, Stamp};
use rollcall::store::{Index, Journal};

/// More than any family plays.
const MATCHES: usize = 10_000;
/// A long match.
const ENTRIES: usize = 300;
/// When the first one began.
const BEGUN: u64 = 1_600_000_000_000;
/// Two a day.
const APART: u64 = 43_200_000;

/// One long match; the others are copies of its journal under other names.
fn template(folder: &Path) -> Vec<u8> {
    let mut form = rollcall::rules::kaboodl::SetupForm::from(Setup::quick(&["Mia", "Ben", "Zoe"]));
    form.format = Format::FirstTo(9_999);
    let setup = Setup::check(form).expect("it can be played");
    let path = folder.join("template.journal");
    let begun = Stamp::from_millis(BEGUN);
    let mut journal = Journal::create::<Kaboodl>(&path, &setup, begun).expect("a new journal");
    let mut game = Ledger::<Kaboodl>::new(setup);
    for number in 0..ENTRIES {
        let choices = game.now().choices();
        let picked = choices[(7 * number) % choices.len()].command.clone();
        game.act(picked, Source::Referee, begun)
            .expect("it is legal");
    }
    journal.append_all(game.entries()).expect("it is written");
    fs::read(&path).expect("it is there")
}

use rollcall::rules::Rules as _;

/// Every match of the folder, as the page of past matches gets them.
fn read_all(folder: &Path) -> Vec<PastMatch> {
    let mut shelf = MatchFolder::open(folder).expect("it opens");
    let mut reading = shelf.look_through().expect("it can be read");
    let mut all = Vec::new();
    loop {
        let (more, left) = reading.more();
        all.extend(more);
        if left == 0 {
            return all;
        }
        std::thread::sleep(std::time::Duration::from_millis(1));
    }
}

fn matches(bench: &mut Criterion) {
    let place = tempfile::tempdir().expect("a folder");
    let text = template(place.path());
    let folder = place.path().join("matches");
    fs::create_dir(&folder).expect("a folder");
    for number in 0..MATCHES {
        let begun = BEGUN + number as u64 * APART;
        let path = folder.join(format!("{begun:014}-001-kaboodl.journal"));
        fs::write(path, &text).expect("it is written");
    }
    // Once anew, as after the index was lost.
    let begun = std::time::Instant::now();
    let whole = Index::whole(&folder).expect("it opens");
    println!(
        "index of {MATCHES} matches made anew: {:?}",
        begun.elapsed()
    );
    assert_eq!(whole.len(), MATCHES);
    let mut group = bench.benchmark_group("matches");
    group.sample_size(10);
    group.bench_function(
        "10,000 matches: the list opens (target: under 200 ms)",
        |timer| {
            timer.iter(|| {
                let mut list = List::default();
                list.take_in(read_all(&folder));
                assert_eq!(list.found("", &Filter::default()).len(), MATCHES);
                list
            });
        },
    );
    let mut list = List::default();
    list.take_in(read_all(&folder));
    let mut number = 0_u64;
    group.bench_function("10,000 matches: a search (target: under 50 ms)", |timer| {
        timer.iter(|| {
            // Other words each time, so that nothing is remembered.
            number += 1;
            let search = format!(
                "mia kaboodl 202{} {}",
                number % 5,
                " ".repeat((number % 97) as usize)
            );
            let found = list.found(black_box(&search), &Filter::default());
            assert!(!found.is_empty() && found.len() < MATCHES);
            found
        });
    });
    group.bench_function("10,000 matches: the statistics", |timer| {
        timer.iter(|| {
            let records = whole.iter().filter_map(|one| one.record.as_ref());
            let sums = Statistics::of(records.map(|record| (record, true)));
            assert_eq!(sums.matches as usize, MATCHES);
            sums
        });
    });
}

criterion_group!(benches, matches);
criterion_main!(benches);
