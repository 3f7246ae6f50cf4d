//! Every row of the rulings and every option of every house rule has a test; `tests/data/rulings` says which.
//!
//! `rows.txt` is the list of all rows, `game | kind | row`. The other files hold lines `sheet | row | test`,
//! `inferred | row | test` and `house | rule = option | test`; each file's name begins with its game. Several tests may
//! serve one row.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use rollcall::rules::{TableRule, all_out, bakugan, got_five, kaboodl};

/// The games, as the names of files and rows begin.
const GAMES: [&str; 4] = ["bakugan", "kaboodl", "all_out", "got_five"];

/// `sheet`, `inferred` or `house`, then the row.
type Row = (String, String);

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).to_owned()
}

fn folder() -> PathBuf {
    root().join("tests/data/rulings")
}

/// The cells of every line that says something.
fn cells(text: &str) -> impl Iterator<Item = Vec<String>> {
    text.lines()
        .map(str::trim)
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .map(|line| line.split('|').map(|cell| cell.trim().to_owned()).collect())
}

/// The listed rows of one game.
fn rows(game: &str) -> BTreeSet<Row> {
    let text = fs::read_to_string(folder().join("rows.txt")).unwrap();
    let mut rows = BTreeSet::new();
    for line in cells(&text) {
        let [of, kind, row] = &line[..] else {
            panic!("rows.txt: {line:?} has not three cells");
        };
        if of == game {
            let new = rows.insert((kind.clone(), row.clone()));
            assert!(new, "rows.txt: {line:?} stands twice");
        }
    }
    rows
}

/// The tests of each row of one game, from all its files.
fn tests_by_row(game: &str) -> BTreeMap<Row, Vec<String>> {
    let mut tests: BTreeMap<Row, Vec<String>> = BTreeMap::new();
    for item in fs::read_dir(folder()).unwrap() {
        let path = item.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        if !name.starts_with(game) || !name.ends_with(".txt") {
            continue;
        }
        for line in cells(&fs::read_to_string(&path).unwrap()) {
            let [kind, row, test] = &line[..] else {
                panic!("{name}: {line:?} has not three cells");
            };
            let of = tests.entry((kind.clone(), row.clone())).or_default();
            assert!(!of.contains(test), "{name}: {line:?} stands twice");
            of.push(test.clone());
        }
    }
    tests
}

/// The names of all tests in the stories and beside the rules.
fn names_of_tests() -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    let mut open = vec![root().join("tests/stories"), root().join("src/rules")];
    while let Some(path) = open.pop() {
        if path.is_dir() {
            open.extend(fs::read_dir(path).unwrap().map(|item| item.unwrap().path()));
        } else if path.extension().is_some_and(|kind| kind == "rs") {
            let text = fs::read_to_string(path).unwrap();
            let after_mark = text.split("#[test]").skip(1);
            names.extend(after_mark.filter_map(|after| {
                let (attributes, rest) = after.split_once("fn ")?;
                let plain = attributes.lines().all(|line| {
                    let line = line.trim();
                    line.is_empty() || line.starts_with("#[") || line.starts_with("//")
                });
                plain.then(|| rest.split(['(', '<']).next().unwrap_or_default().to_owned())
            }));
        }
    }
    names
}

/// Every option of every rule of a game, as the files name it.
fn options_of<R: TableRule>() -> BTreeSet<Row> {
    let each = |rule: &R| {
        let id = rule.id();
        rule.options()
            .iter()
            .map(move |value| ("house".to_owned(), format!("{id} = {}", value.id)))
    };
    R::ALL.iter().flat_map(each).collect()
}

/// The house rule options that the program knows, by game.
fn options(game: &str) -> BTreeSet<Row> {
    match game {
        "bakugan" => options_of::<bakugan::HouseRule>(),
        "kaboodl" => options_of::<kaboodl::HouseRule>(),
        "all_out" => options_of::<all_out::HouseRule>(),
        "got_five" => options_of::<got_five::HouseRule>(),
        _ => panic!("{game} has no rulebook"),
    }
}

#[test]
fn every_row_of_the_rulings_has_a_test() {
    for game in GAMES {
        let tests = tests_by_row(game);
        let bare: Vec<Row> = rows(game)
            .into_iter()
            .filter(|row| !tests.contains_key(row))
            .collect();
        assert!(bare.is_empty(), "{game}: no test for {bare:#?}");
    }
}

#[test]
fn every_line_names_a_row_and_a_test_that_exist() {
    let known = names_of_tests();
    assert!(known.contains("every_line_names_a_row_and_a_test_that_exist"));
    for game in GAMES {
        let rows = rows(game);
        for (row, tests) in tests_by_row(game) {
            assert!(rows.contains(&row), "{game}: {row:?} is not in rows.txt");
            for test in tests {
                assert!(known.contains(&test), "{game}: {row:?} names {test}");
            }
        }
    }
}

#[test]
fn every_option_of_every_house_rule_is_a_row() {
    for game in GAMES {
        let listed: BTreeSet<Row> = rows(game)
            .into_iter()
            .filter(|(kind, _)| kind == "house")
            .collect();
        assert_eq!(listed, options(game), "{game}");
    }
}

#[test]
fn every_file_belongs_to_a_game() {
    for item in fs::read_dir(folder()).unwrap() {
        let name = item.unwrap().file_name().to_string_lossy().into_owned();
        let known = name == "rows.txt" || GAMES.iter().any(|game| name.starts_with(game));
        assert!(known, "{name}");
    }
}

/// The rows of the tables of the rulings, and the house rules that they name elsewhere.
fn rows_of_the_rulings(text: &str) -> Vec<(&'static str, Row)> {
    let headings = [
        ("## Bakugan", "bakugan"),
        ("## Kaboodl", "kaboodl"),
        ("## Bratz: All Out", "all_out"),
        ("## Bratz: Got Five", "got_five"),
    ];
    let mut game = None;
    let mut kind = "";
    let mut found = Vec::new();
    for line in text.lines() {
        if line.starts_with("## ") {
            let of = headings.iter().find(|(heading, _)| line.trim() == *heading);
            (game, kind) = (of.map(|(_, game)| *game), "");
        }
        for (start, name) in [
            ("Sheet", "sheet"),
            ("Inferred", "inferred"),
            ("House rules", "house"),
        ] {
            if line.starts_with(start) {
                kind = name;
            }
        }
        let Some(game) = game else { continue };
        if let Some(listed) = line.strip_prefix("House rules: ") {
            // "starter_counts (default yes / no; asks no), events (default ...)."
            // What follows the last bracket names no rule, wherever the line ends.
            let mut parts = listed.split('(');
            parts.next_back();
            for before in parts {
                let id = before.rsplit(' ').find(|word| !word.is_empty());
                found.extend(id.map(|id| (game, (kind.to_owned(), id.to_owned()))));
            }
        }
        if let Some(cells) = line.strip_prefix('|') {
            let first = cells.split('|').next().unwrap_or_default().trim();
            if !kind.is_empty()
                && !["situation", "id"].contains(&first)
                && !first.chars().all(|sign| sign == '-')
            {
                found.push((game, (kind.to_owned(), first.to_owned())));
            }
        }
    }
    found
}

#[test]
fn the_list_of_rows_does_not_fall_behind_the_rulings() {
    let Ok(text) = fs::read_to_string(root().join("../shared/rules/rulings.md")) else {
        // They are kept beside the repository, where there is a table to be asked.
        return;
    };
    let found = rows_of_the_rulings(&text);
    assert!(found.len() > 70, "{} rows", found.len());
    for (game, (kind, row)) in found {
        let listed = rows(game).into_iter().any(|(of, name)| {
            let rule = name.split(" = ").next() == Some(row.as_str());
            of == kind && (name == row || (kind == "house" && rule))
        });
        assert!(listed, "{game}: {kind} row {row:?} is not in rows.txt");
    }
}

#[test]
fn the_rows_of_a_table_are_read_as_they_stand() {
    let text = "## Kaboodl\nSheet\n| situation | ruling |\n|---|---|\n| the end | it ends |\n\
                ## Bratz: Got Five\nHouse rules: one (default yes / no; asks no), two (default a / b).\n";
    let row = |kind: &str, row: &str| (kind.to_owned(), row.to_owned());
    assert_eq!(
        rows_of_the_rulings(text),
        [
            ("kaboodl", row("sheet", "the end")),
            ("got_five", row("house", "one")),
            ("got_five", row("house", "two")),
        ]
    );
}
