//! How long a search takes among the cards of many packs, letter by letter, and how long their words are collected. Each
//! asserts its answer; the target stands in its name and is not asserted, because it is meant for one kind of machine.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use rollcall::rules::GameKind;
use rollcall::rules::bakugan::{Attribute, GateColour};
use rollcall::rules::cards::pack::{Content, Pack, PackCard, Shelf};

/// More than all cards of all games that were ever printed.
const CARDS: usize = 20_000;
const PACKS: usize = 10;
/// Names and texts are put together of these, so that words are shared as on real cards.
const FIRST: [&str; 24] = [
    "Fire", "Muddy", "Light", "Rope", "Old", "Silent", "Iron", "Storm", "Hidden", "Golden",
    "Frozen", "Burning", "Deep", "Broken", "Wild", "Distant", "Secret", "Stone", "Winter",
    "Summer", "Shadow", "Crystal", "Thunder", "Forest",
];
const SECOND: [&str; 24] = [
    "Pit",
    "Ground",
    "Bridge",
    "Well",
    "Valley",
    "Tower",
    "Garden",
    "Harbour",
    "Mountain",
    "Whirlpool",
    "Desert",
    "Gate",
    "Meadow",
    "River",
    "Castle",
    "Cavern",
    "Island",
    "Temple",
    "Market",
    "Lantern",
    "Mirror",
    "Canyon",
    "Glacier",
    "Reef",
];

/// A card like no other: its name has a word of its own.
fn card(number: usize) -> PackCard {
    let first = FIRST[number % 24];
    let second = SECOND[(number / 24) % 24];
    let own: String = [
        number / 676 % 26,
        number / 26 % 26,
        number % 26,
        number * 7 % 26,
    ]
    .iter()
    .map(|letter| char::from(b'a' + u8::try_from(*letter).expect("a letter")))
    .collect();
    let amount = |step: usize| i32::try_from(number * step % 20 * 10).expect("a small number");
    let content = Content::Gate {
        colour: Some(GateColour::ALL[number % 3]),
        numbers: Attribute::SIX.into_iter().zip((3..).map(amount)).collect(),
        effects: Vec::new(),
    };
    PackCard {
        code: Some(format!("Z{number}")),
        text: Some(format!(
            "The {second} of the {own} gives each fighter {} G more when the {first} is near, card {number} of {CARDS}.",
            amount(5)
        )),
        ..PackCard::of(
            GameKind::Bakugan,
            format!("{first} {second} {own}"),
            content,
        )
    }
}

fn packs() -> Vec<Pack> {
    let packs = (0..PACKS).map(|pack| Pack {
        name: format!("Pack {pack}"),
        cards: (0..CARDS / PACKS)
            .map(|number| card(pack * CARDS / PACKS + number))
            .collect(),
        ..Pack::default()
    });
    packs.collect()
}

fn search(bench: &mut Criterion) {
    let packs = packs();
    bench.bench_function("words of 20,000 cards (target: under 1 s, once)", |timer| {
        timer.iter(|| {
            let shelf = Shelf::of(packs.clone());
            assert_eq!(shelf.len(), CARDS);
            shelf
        });
    });
    let shelf = Shelf::of(packs);
    for (typed, what, name, at_most) in [
        ("wh", "two letters", "", CARDS),
        ("whirlp", "half a word", "Whirlpool", 900),
        ("whrlpool", "a word with a slip", "Whirlpool", 900),
        (
            "cyrstal lantren",
            "two words with slips",
            "Crystal Lantern",
            100,
        ),
        ("z19999", "a code", "", 1),
        ("zzzzqqqq", "nothing", "", 0),
        (
            "silver winter castle 120 each fighter",
            "six words",
            "Winter Castle",
            900,
        ),
    ] {
        bench.bench_function(
            &format!("search 20,000 cards: {what} (target: under 5 ms)"),
            |timer| {
                timer.iter(|| {
                    let found = shelf.search(black_box(typed), None);
                    assert!(found.len() <= at_most, "{typed}: {}", found.len());
                    assert_eq!(found.is_empty(), at_most == 0, "{typed}");
                    if let Some((_, first)) = found.first().and_then(|place| shelf.get(*place)) {
                        assert!(first.name.contains(name), "{typed}: {}", first.name);
                    }
                    found
                });
            },
        );
    }
}

criterion_group!(benches, search);
criterion_main!(benches);
