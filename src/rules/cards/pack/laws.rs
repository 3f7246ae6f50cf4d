//! What holds of every pack, whatever stands in it.
#![allow(clippy::unwrap_used)]

use proptest::prelude::*;

use super::table::{Mapping, Table};
use super::tests::{HEAD, examples, one};
use super::*;
use crate::rules::bakugan::effect::{
    Amount, Count, Deed, Leaves, NumberChange, Piece, Played, Whom,
};

fn effects() -> impl Strategy<Value = Effect> + Clone {
    let count = prop_oneof![
        Just(None),
        Just(Some(Count::DifferentKinds)),
        Just(Some(Count::GatesWon))
    ];
    let amount = (-999..999_i32, count).prop_map(|(amount, for_each)| Amount { amount, for_each });
    let six = prop::sample::select(Attribute::SIX.to_vec());
    let deed = prop_oneof![
        amount.clone().prop_map(Deed::Add),
        amount.clone().prop_map(Deed::Subtract),
        (0..9_u8).prop_map(Deed::Multiply),
        (-999..999_i32).prop_map(Deed::Set),
        Just(Deed::Swap),
        prop::option::of(six.clone()).prop_map(Deed::ChangeAttribute),
        Just(Deed::NoAbilities),
        Just(Deed::Number(NumberChange::Off)),
        amount.prop_map(|amount| Deed::Number(NumberChange::Add(amount))),
        Just(Deed::Number(NumberChange::TimesEach(Count::UsedBakugan))),
        Just(Deed::LowerWins),
        Just(Deed::Replace(Leaves::Out)),
        Just(Deed::ReturnAbilities(Played::ThisBattle)),
        Just(Deed::OutOfGame(Piece::Card)),
    ];
    let whom = prop::sample::select(vec![
        Whom::Both,
        Whom::Own,
        Whom::TurnPlayer,
        Whom::Stronger,
    ]);
    (
        deed,
        whom,
        prop::option::of("[A-Za-z\"' ]{0,8}x"),
        prop::option::of(six),
    )
        .prop_map(|(does, to, kind, attribute)| Effect {
            does,
            to,
            kind,
            attribute,
        })
}

fn cards() -> impl Strategy<Value = PackCard> {
    let numbers = prop::collection::btree_map(
        prop::sample::select(Attribute::SIX.to_vec()),
        -9999..9999_i32,
        0..6,
    );
    let effects = prop::collection::vec(effects(), 0..4);
    let content = prop_oneof![
        (
            prop::option::of(prop::sample::select(GateColour::ALL.to_vec())),
            numbers,
            effects.clone()
        )
            .prop_map(|(colour, numbers, effects)| Content::Gate {
                colour,
                numbers,
                effects
            }),
        (
            prop::option::of(prop::sample::select(AbilityColour::ALL.to_vec())),
            effects
        )
            .prop_map(|(colour, effects)| Content::Ability {
                colour,
                played: Some(Moment::AfterBattle),
                effects
            }),
        (prop::sample::select(Attribute::ALL.to_vec()), 0..9999_i32).prop_map(
            |(attribute, g_power)| Content::Bakugan {
                attribute: Some(attribute),
                g_power: Some(g_power)
            }
        ),
        ("[a-z\u{fc}]{1,9}", 1..9_u8).prop_map(|(creature, dots)| Content::Kaboodl {
            colour: "red".to_owned(),
            creature,
            dots,
        }),
        (1..9_u8).prop_map(|dots| Content::Collecting(Collecting::Dots(dots))),
        Just(Content::Command(CommandCard::Kbosh)),
        "[A-Z]{1,5}".prop_map(|icon| Content::Character { icon }),
        Just(Content::Event),
    ];
    // Quotes of every sort, backslashes, signs of TOML and letters of many scripts.
    let word = "[a-z\"'\\\\#=\\[\\]{}\u{e4}\u{4e2d}\u{1f600}]{0,12}[a-z]";
    let text = "[a-z\"'\\\\#\n ]{0,40}[a-z]";
    (
        word,
        prop::option::of(text),
        prop::option::of(word),
        content,
    )
        .prop_map(|(name, text, code, content)| {
            let game = match content {
                Content::Kaboodl { .. } | Content::Collecting(_) | Content::Command(_) => {
                    GameKind::Kaboodl
                }
                Content::Character { .. } | Content::Event => GameKind::GotFive,
                _ => GameKind::Bakugan,
            };
            PackCard {
                text: text.map(|text| text.trim().to_owned()),
                code,
                ..PackCard::of(game, name, content)
            }
        })
}

proptest! {
    #[test]
    fn nothing_that_is_written_makes_the_reader_panic(text in any::<String>()) {
        let parsed = one(&text);
        prop_assert!(!parsed.faults.is_empty());
        if let Ok(table) = Table::read("t.csv", &text) {
            let _ = table.cards(&Mapping::guess(&table));
        }
    }

    #[test]
    fn nor_does_a_pack_in_which_something_is_changed(at in 0..2_000_usize, cut in 0..9_usize, put in "[\\PC\n\"\\[\\]{}=]{0,6}") {
        let mut text = HEAD.to_owned() + &examples()[1..].concat();
        let start = text.floor_char_boundary(at.min(text.len()));
        let end = text.floor_char_boundary((start + cut).min(text.len()));
        text.replace_range(start..end.max(start), &put);
        let parsed = one(&text);
        for fault in &parsed.faults {
            let line = text.lines().nth(fault.line - 1).unwrap_or("");
            prop_assert!(fault.column <= line.chars().count() + 1, "{fault}");
            prop_assert!(!fault.field.is_empty() && !fault.why.contains('\n'), "{fault}");
        }
        let _ = without(&text, 0);
    }

    #[test]
    fn what_is_written_is_read_again(cards in prop::collection::vec(cards(), 1..6)) {
        let mut pack = Pack { name: "Ours".to_owned(), ..Pack::default() };
        for (number, mut card) in cards.into_iter().enumerate() {
            card.name = format!("{}{number}", card.name);
            pack.cards.push(card);
        }
        let text = pack_text(&pack);
        let parsed = one(&text);
        prop_assert_eq!(&parsed.faults, &vec![], "{}", text);
        prop_assert_eq!(&parsed.pack, &pack, "{}", text);
        let other = PackCard::of(GameKind::GotFive, "Other", Content::Event);
        for number in 0..pack.cards.len() {
            let mut changed = pack.clone();
            changed.cards[number] = other.clone();
            prop_assert_eq!(&one(&replaced(&text, number, &other).unwrap()).pack, &changed);
            changed.cards.remove(number);
            prop_assert_eq!(&one(&without(&text, number).unwrap()).pack.cards, &changed.cards);
        }
    }
}
