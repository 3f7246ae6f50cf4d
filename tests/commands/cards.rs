//! Packs of cards that people wrote.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Output;

use serde_json::Value;

use crate::clips::program;

fn here(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

fn cards(arguments: &[&str], path: &Path) -> Output {
    program()
        .arg("cards")
        .args(arguments)
        .arg(path)
        .output()
        .unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

#[test]
fn a_pack_without_mistakes_is_listed() {
    let output = cards(&["check"], &here("assets/packs/bakugan-series-2"));
    assert!(output.status.success(), "{output:?}");
    let printed = text(&output.stdout);
    assert_eq!(printed.lines().count(), 25);
    assert!(
        printed.starts_with("Bakugan Series 2 1: 24 cards\n"),
        "{printed}"
    );
    assert!(
        printed.contains("\n  Fire Pit: Bakugan, Silver gate, 1/48\n"),
        "{printed}"
    );
    assert!(output.stderr.is_empty());
    let output = cards(
        &["check", "--format", "json"],
        &here("assets/packs/kaboodl/pack.toml"),
    );
    let first: Value = serde_json::from_str(text(&output.stdout).lines().next().unwrap()).unwrap();
    assert_eq!(
        (&first["event"], &first["name"]),
        (&"card".into(), &"red Beak 1".into())
    );
    assert_eq!(
        (&first["file"], &first["line"]),
        (&"pack.toml".into(), &10.into())
    );
}

#[test]
fn every_mistake_of_a_pack_is_named_and_the_status_says_so() {
    let pack = here("tests/data/packs/damaged/slip-in-a-field");
    let output = cards(&["check"], &pack);
    assert_eq!(output.status.code(), Some(2));
    assert!(output.stdout.is_empty());
    assert_eq!(
        text(&output.stderr),
        format!(
            "rollcall: pack.toml:8:1: attribut: there is no such field; did you mean \"attribute\"?\n\
             rollcall: 1 mistake in {}\n",
            pack.display()
        )
    );
    let output = cards(&["check", "--format", "json"], &pack);
    assert_eq!(output.status.code(), Some(2));
    let fault: Value = serde_json::from_str(&text(&output.stdout)).unwrap();
    assert_eq!(
        (&fault["event"], &fault["line"], &fault["field"]),
        (&"fault".into(), &8.into(), &"attribut".into())
    );
    let output = cards(&["check"], Path::new("no/such/pack"));
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stderr).contains("there is no such folder"));
}

#[test]
fn a_table_becomes_a_pack_that_can_be_checked() {
    let folder = tempfile::tempdir().unwrap();
    let table = folder.path().join("gates.csv");
    fs::write(
        &table,
        "Name;Farbe;Pyrus;Preis\nAlte Br\u{fc}cke;silber;70;3 \u{20ac}\nBrunnen;lila;80;\n",
    )
    .unwrap();
    let output = cards(&["from-table", "--name", "Unsere"], &table);
    assert!(output.status.success(), "{output:?}");
    let said = text(&output.stderr);
    assert!(
        said.contains("the column \"Preis\" is passed over"),
        "{said}"
    );
    assert!(
        said.contains("gates.csv:3:2: colour: there is no \"lila\""),
        "{said}"
    );
    let pack = folder.path().join("unsere");
    fs::create_dir(&pack).unwrap();
    fs::write(pack.join("pack.toml"), &output.stdout).unwrap();
    let output = cards(&["check"], &pack);
    assert_eq!(
        text(&output.stdout),
        "Unsere: 1 card\n  Alte Br\u{fc}cke: Bakugan, Silver gate\n"
    );
}
