#![allow(clippy::unwrap_used)]

use super::*;
use crate::rules::bakugan::Attribute;
use crate::rules::cards::pack::Content;
use crate::rules::cards::series_2;

#[test]
fn a_table_of_a_spreadsheet_gives_cards_in_english_and_german() {
    let english = "Name,No.,Color,Pyrus,Aquos,Ventus,Haos,Darkus,Subterra,Effect\n\
                   Fire Pit,1/48,Silver,140,120,60,20,20,80,\n\
                   \"Duck, and Win\",2/48,copper,110,60,110,120,140,90,\"The lower\ntotal wins\"\n";
    let table = Table::read("gates.csv", english).unwrap();
    let cards = table.cards(&Mapping::guess(&table));
    assert_eq!(cards.faults, []);
    assert_eq!(
        cards
            .cards
            .iter()
            .map(|(line, _)| *line)
            .collect::<Vec<_>>(),
        [2, 3]
    );
    assert_eq!(cards.cards[0].1.gate().as_ref(), series_2().first());
    assert_eq!(
        cards.cards[1].1.text.as_deref(),
        Some("The lower\ntotal wins")
    );
    let german = "Name;Attribut;St\u{e4}rke;Sprache\nGorem;Wasser;480 G;Deutsch\nMantris;;;\n";
    let table = Table::read("balls.csv", german).unwrap();
    let cards = table.cards(&Mapping::guess(&table));
    assert_eq!(cards.faults, []);
    assert_eq!(
        cards.cards[0].1.content,
        Content::Bakugan {
            attribute: Some(Attribute::Aquos),
            g_power: Some(480)
        }
    );
    assert_eq!(cards.cards[0].1.language.as_deref(), Some("de"));
    let events =
        "Spiel\tArt\tKarte\tBeschreibung\nBratz: All Out\tEreignis\tZu sp\u{e4}t\tAussetzen\n";
    let table = Table::read("events.csv", events).unwrap();
    let cards = table.cards(&Mapping::guess(&table));
    assert_eq!(cards.faults, []);
    assert_eq!(
        (cards.cards[0].1.game, &cards.cards[0].1.content),
        (GameKind::AllOut, &Content::Event)
    );
}

#[test]
fn a_row_that_gives_no_card_is_named_with_line_and_column() {
    let text = "Name,Colour,Pyrus,Note\nA,golden,10,\n,silver,ten,x\nB,silver,1,2,3\n\nC,silver,1,\"open\nD,gold,2,\n";
    let table = Table::read("gates.csv", text).unwrap();
    let cards = table.cards(&Mapping::guess(&table));
    let names: Vec<&str> = cards
        .cards
        .iter()
        .map(|(_, card)| card.name.as_str())
        .collect();
    assert_eq!(names, ["A"]);
    let told: Vec<String> = cards.faults.iter().map(Fault::to_string).collect();
    assert_eq!(
        told,
        [
            "gates.csv:4:5: row: there are more cells than columns; put a text with a comma into quotes",
            "gates.csv:6:1: row: a quote is opened and not closed; put one behind the text, or remove it",
            "gates.csv:3:1: name: it is missing; fill in its cell, or say which column holds it",
            "gates.csv:3:3: numbers.pyrus: \"ten\" is no whole number; write one between -9999 and 9999, without quotes",
        ]
    );
}

#[test]
fn columns_are_guessed_and_can_be_chosen_otherwise() {
    let table = Table::read("t.csv", "Titel,Anmerkung,Pyrsu\nA,one,5\n").unwrap();
    let mut mapping = Mapping::guess(&table);
    assert_eq!(
        mapping.columns(),
        [Some(Column::Name), None, Some(Column::Pyrus)]
    );
    mapping.set(1, Some(Column::Name));
    assert_eq!(
        mapping.columns(),
        [None, Some(Column::Name), Some(Column::Pyrus)]
    );
    assert_eq!(table.cards(&mapping).cards[0].1.name, "one");
    assert_eq!(table.examples(1, 3), ["one"]);
    let table = Table::read("t.csv", "Name\nA\n").unwrap();
    let mut mapping = Mapping::guess(&table);
    assert!(
        table.cards(&mapping).faults[0]
            .why
            .starts_with("say which kind")
    );
    mapping.kind = Some("event");
    mapping.game = Some(GameKind::GotFive);
    assert_eq!(table.cards(&mapping).cards.len(), 1);
    for (text, why) in [("", "it is empty"), ("Name\n", "there is no row")] {
        assert!(Table::read("t.csv", text).unwrap_err().why.starts_with(why));
    }
    for column in Column::all() {
        assert!(!column.field().is_empty());
    }
}

#[test]
fn a_table_is_read_however_the_spreadsheet_saved_it() {
    let text = "Name;St\u{e4}rke\nGr\u{fc}n \u{20ac};5\n";
    let wide = |big: bool| -> Vec<u8> {
        let units = [0xfeff].into_iter().chain(text.encode_utf16());
        units
            .flat_map(|unit| {
                if big {
                    unit.to_be_bytes()
                } else {
                    unit.to_le_bytes()
                }
            })
            .collect()
    };
    let windows = b"Name;St\xe4rke\nGr\xfcn \x80;5\n".to_vec();
    for bytes in [
        text.into(),
        format!("\u{feff}{text}").into_bytes(),
        wide(true),
        wide(false),
        windows,
    ] {
        assert_eq!(decoded(&bytes), text);
    }
}
