//! A match that is exported and imported again is the same match, and the document is what its schema says.

use std::fs;
use std::path::{Path, PathBuf};

use proptest::prelude::*;
use rollcall::rules::all_out::AllOut;
use rollcall::rules::bakugan::Bakugan;
use rollcall::rules::exchange::{MatchFile, entries_table, scores_table};
use rollcall::rules::got_five::GotFive;
use rollcall::rules::kaboodl::Kaboodl;
use rollcall::rules::record::{Mark, MatchRecord};
use rollcall::rules::{
    EntryOf, Ledger, Misfits, Rules, Source, Stamp, Table, all_out, bakugan, got_five, kaboodl,
};
use rollcall::store::exchange::{ExportFormat, export, import};
use rollcall::store::{Journals, read_table};
use serde_json::Value;

fn schema() -> Value {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/schema/match.schema.json");
    serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap()
}

/// Everything in a document that its schema forbids. As much of JSON Schema as the schema uses; a word that this does not
/// know is a fault too, so that nothing in it goes unchecked.
fn faults(value: &Value, rule: &Value, root: &Value, at: &str, faults_so_far: &mut Vec<String>) {
    let Some(rule) = rule.as_object() else {
        faults_so_far.push(format!("{at}: a rule is no object"));
        return;
    };
    let mut fault = |why: String| faults_so_far.push(format!("{at}: {why}"));
    for (word, says) in rule {
        match word.as_str() {
            "$schema" | "title" | "description" | "$defs" => {}
            "$ref" => {
                let path = says.as_str().unwrap().strip_prefix('#').unwrap();
                let target = root.pointer(path);
                let mut more = Vec::new();
                faults(value, target.expect("it is there"), root, at, &mut more);
                more.into_iter().for_each(&mut fault);
            }
            "type" => {
                let kinds: Vec<&str> = match says {
                    Value::Array(kinds) => kinds.iter().map(|one| one.as_str().unwrap()).collect(),
                    kind => vec![kind.as_str().unwrap()],
                };
                let is = |kind: &&str| match *kind {
                    "object" => value.is_object(),
                    "array" => value.is_array(),
                    "string" => value.is_string(),
                    "integer" => value.is_i64() || value.is_u64(),
                    "boolean" => value.is_boolean(),
                    "null" => value.is_null(),
                    other => panic!("type {other} is not known here"),
                };
                if !kinds.iter().any(is) {
                    fault(format!("is no {kinds:?}"));
                }
            }
            "const" if value != says => fault(format!("is not {says}")),
            "enum" if !says.as_array().unwrap().contains(value) => {
                fault(format!("{value} is none of {says}"));
            }
            "const" | "enum" => {}
            "anyOf" => {
                let fits = says.as_array().unwrap().iter().any(|one| {
                    let mut more = Vec::new();
                    faults(value, one, root, at, &mut more);
                    more.is_empty()
                });
                if !fits {
                    fault("fits none of several".to_owned());
                }
            }
            "minimum" | "maximum" => {
                let (limit, number) = (says.as_i64().unwrap(), value.as_i64());
                let is_out = |number: i64| {
                    if word == "minimum" {
                        number < limit
                    } else {
                        number > limit
                    }
                };
                if number.is_some_and(is_out) {
                    fault(format!("{value} is beyond {word} {limit}"));
                }
            }
            "minItems" | "maxItems" | "minProperties" | "maxProperties" | "minLength" => {
                let limit = usize::try_from(says.as_u64().unwrap()).unwrap();
                let count = match word.as_str() {
                    "minLength" => value.as_str().map(|text| text.chars().count()),
                    "minItems" | "maxItems" => value.as_array().map(Vec::len),
                    _ => value.as_object().map(serde_json::Map::len),
                };
                let is_out = |count: usize| {
                    if word.starts_with("min") {
                        count < limit
                    } else {
                        count > limit
                    }
                };
                if count.is_some_and(is_out) {
                    fault(format!("{word} {limit} is not kept"));
                }
            }
            "required" => {
                for name in says.as_array().unwrap() {
                    if value.is_object() && value.get(name.as_str().unwrap()).is_none() {
                        fault(format!("{name} is missing"));
                    }
                }
            }
            "properties" | "additionalProperties" => {
                let known = rule.get("properties").and_then(Value::as_object);
                for (name, inner) in value.as_object().into_iter().flatten() {
                    let inside = known.and_then(|known| known.get(name));
                    match inside {
                        Some(inside) if word == "properties" => {
                            let mut more = Vec::new();
                            faults(inner, inside, root, &format!("{at}/{name}"), &mut more);
                            more.into_iter().for_each(&mut fault);
                        }
                        None if word == "additionalProperties" => {
                            assert_eq!(says, &Value::Bool(false));
                            fault(format!("\"{name}\" is not known"));
                        }
                        _ => {}
                    }
                }
            }
            "items" => {
                for (place, item) in value.as_array().into_iter().flatten().enumerate() {
                    let mut more = Vec::new();
                    faults(item, says, root, &format!("{at}/{place}"), &mut more);
                    more.into_iter().for_each(&mut fault);
                }
            }
            other => fault(format!("the schema's word {other} is not known here")),
        }
    }
}

fn faults_of(json: &str) -> Vec<String> {
    let schema = schema();
    let value: Value = serde_json::from_str(json).unwrap();
    let mut found = Vec::new();
    faults(&value, &schema, &schema, "", &mut found);
    found
}

fn same<R: Rules>(one: &Ledger<R>, other: &Ledger<R>) -> bool {
    one.setup() == other.setup() && one.entries() == other.entries() && one.now() == other.now()
}

fn is_same(one: &Table, other: &Table) -> bool {
    match (one, other) {
        (Table::Bakugan(one), Table::Bakugan(other)) => same(one, other),
        (Table::Kaboodl(one), Table::Kaboodl(other)) => same(one, other),
        (Table::AllOut(one), Table::AllOut(other)) => same(one, other),
        (Table::GotFive(one), Table::GotFive(other)) => same(one, other),
        _ => false,
    }
}

/// Exported and read again, it is the same match, and what was written is what the schema says.
fn there_and_back(table: Table) {
    let file = MatchFile {
        table,
        begun: Stamp::from_millis(1_764_000_000_000),
        name: Some("Grandma's \"birthday\"".to_owned()),
        mark: Some(Mark::Unofficial),
    };
    let json = file.to_json().unwrap();
    assert_eq!(faults_of(&json), Vec::<String>::new());
    let back = MatchFile::from_json(&json).unwrap();
    assert!(is_same(&back.table, &file.table));
    assert_eq!((back.begun, back.mark), (file.begun, file.mark));
    assert_eq!(back.name, file.name);
    assert_eq!(back.to_json().unwrap(), json);
    assert_eq!(MatchRecord::of(&back.table), MatchRecord::of(&file.table));
    let rows = |text: &str| csv::Reader::from_reader(text.as_bytes()).records().count();
    let entries = MatchRecord::of(&file.table).entries;
    assert_eq!(rows(&entries_table(&file.table).unwrap()), entries);
    assert!(rows(&scores_table(&file.table).unwrap()) >= 2);
}

/// A match by these picks: most enter a choice, some take back, bring back or correct.
fn picked<R: Rules>(setup: R::Setup, picks: &[u16]) -> Ledger<R> {
    let mut game = Ledger::<R>::new(setup);
    for (number, pick) in picks.iter().enumerate() {
        let at = Stamp::from_millis(1_764_000_000_000 + 1_000 * number as u64);
        match pick % 16 {
            0 => {
                game.undo(at);
            }
            1 => {
                game.redo(at);
            }
            2 => {
                let acts: Vec<u32> = game.acts().iter().map(|(entry, _)| *entry).collect();
                if let Some(entry) = acts.get(usize::from(pick / 16) % acts.len().max(1))
                    && let Some(state) = game.before(*entry)
                    && let Some(choice) = state.choices().pop()
                {
                    let misfits = Misfits::default();
                    let _ = game.replace(*entry, choice.command, &misfits, Source::Referee, at);
                }
            }
            _ => {
                let choices = game.now().choices();
                let source = if pick % 3 == 0 {
                    Source::Camera {
                        frame: u64::from(*pick),
                        certainty_percent: (pick % 101) as u8,
                    }
                } else {
                    Source::Referee
                };
                if let Some(choice) = choices.get(usize::from(pick / 16) % choices.len().max(1)) {
                    let _ = game.act(choice.command.clone(), source, at);
                }
            }
        }
    }
    game
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn a_random_match_of_any_game_comes_back_the_same(
        picks in prop::collection::vec(any::<u16>(), 0..120)
    ) {
        let names = ["Mia", "Ben", "Zoë"];
        there_and_back(Table::Bakugan(picked::<Bakugan>(bakugan::Setup::quick_for(&names), &picks)));
        there_and_back(Table::Kaboodl(picked::<Kaboodl>(kaboodl::Setup::quick(&names), &picks)));
        there_and_back(Table::AllOut(picked::<AllOut>(all_out::Setup::quick(&names), &picks)));
        there_and_back(Table::GotFive(picked::<GotFive>(got_five::Setup::quick(&names), &picks)));
    }
}

/// Every journal that is kept for the golden games.
fn golden() -> Vec<PathBuf> {
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/games")];
    let mut journals = Vec::new();
    while let Some(folder) = folders.pop() {
        for item in fs::read_dir(folder).unwrap() {
            let path = item.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|kind| kind == "journal") {
                journals.push(path);
            }
        }
    }
    journals
}

#[test]
fn every_played_match_goes_to_another_folder_and_is_the_same_there() {
    let journals = golden();
    assert!(journals.len() >= 4, "{journals:?}");
    let data = tempfile::tempdir().unwrap();
    let there = Journals::open(data.path().join("matches")).unwrap();
    for (number, journal) in journals.iter().enumerate() {
        let kept = read_table(journal).unwrap();
        there_and_back(kept.table.clone());
        let out = data.path().join(format!("{number}.json"));
        export(journal, ExportFormat::Json, &out, &|_| String::new()).unwrap();
        let imported = import(&out, &there).unwrap();
        assert!(!imported.was_there);
        let back = read_table(&there.folder().join(&imported.id)).unwrap();
        assert!(is_same(&back.table, &kept.table) && back.damage.is_none());
        // Once more it is there already, and an export does not write over another.
        assert_eq!(import(&out, &there).unwrap().id, imported.id);
        let again = export(journal, ExportFormat::Json, &out, &|_| String::new());
        let why = again.unwrap_err().to_string();
        assert!(
            why.contains("there is a file of this name already"),
            "{why}"
        );
    }
    assert_eq!(there.list().unwrap().len(), journals.len());
}

#[test]
fn tables_and_a_page_are_written_beside_each_other() {
    let data = tempfile::tempdir().unwrap();
    let journal = golden().into_iter().next().unwrap();
    let day = |_: Stamp| "30 Nov".to_owned();
    let out = data.path().join("evening.csv");
    let exported = export(&journal, ExportFormat::Csv, &out, &day).unwrap();
    let names: Vec<String> = exported
        .files
        .iter()
        .map(|path| path.file_name().unwrap().to_string_lossy().into_owned())
        .collect();
    assert_eq!(names, ["evening-entries.csv", "evening-scores.csv"]);
    let out = data.path().join("evening.html");
    export(&journal, ExportFormat::Html, &out, &day).unwrap();
    let page = fs::read_to_string(out).unwrap();
    assert!(page.starts_with("<!DOCTYPE html>") && page.contains("30 Nov"));
    assert!(page.trim_end().ends_with("</html>"));
}

#[test]
fn a_damaged_document_is_named_with_its_place_and_nothing_is_written() {
    let data = tempfile::tempdir().unwrap();
    let there = Journals::open(data.path().join("matches")).unwrap();
    let game = picked::<Kaboodl>(
        kaboodl::Setup::quick(&["Mia", "Ben"]),
        &[99, 200, 77, 1_000],
    );
    let file = MatchFile {
        table: Table::Kaboodl(game),
        begun: Stamp::from_millis(5),
        name: None,
        mark: None,
    };
    let good = file.to_json().unwrap();
    let first: Vec<EntryOf<Kaboodl>> = Vec::new();
    assert!(first.is_empty());
    let cut = &good[..good.len() / 2];
    for (text, why) in [
        (cut.to_owned(), "line "),
        (String::new(), "line 1, column 0"),
        ("[]".to_owned(), "\"what\" must be"),
        ("{}".to_owned(), "\"what\" must be \"rollcall match\""),
        (
            good.replacen("\"version\": 1", "\"version\": 7", 1),
            "later Rollcall",
        ),
        (
            good.replacen("\"version\": 1", "\"version\": 0", 1),
            "it must be 1",
        ),
        (
            good.replacen("\"Kaboodl\"", "\"Chess\"", 1),
            "the game \"Chess\" is not known",
        ),
        (good.replacen("\"Kaboodl\"", "\"GotFive\"", 1), "line "),
        (
            good.replacen("\"number\":1,", "\"number\":3,", 1),
            "its log does not follow",
        ),
        (
            good.replacen("\"begun_millis\"", "\"begun\"", 1),
            "unknown field `begun`",
        ),
    ] {
        let path = data.path().join("match.json");
        fs::write(&path, &text).unwrap();
        let said = import(&path, &there).unwrap_err().to_string();
        assert!(said.contains(why), "{said} does not say {why}");
        assert!(said.ends_with("match.json"), "{said}");
        assert_eq!(fs::read_to_string(&path).unwrap(), text);
    }
    fs::write(data.path().join("x.json"), [0xff, 0xfe]).unwrap();
    let said = import(&data.path().join("x.json"), &there).unwrap_err();
    assert!(said.to_string().contains("UTF-8"), "{said}");
    assert!(there.list().unwrap().is_empty());
}

#[test]
fn the_check_of_the_schema_finds_what_it_forbids() {
    let game = picked::<Kaboodl>(kaboodl::Setup::quick(&["Mia", "Ben"]), &[99, 200]);
    let file = MatchFile {
        table: Table::Kaboodl(game),
        begun: Stamp::from_millis(5),
        name: None,
        mark: None,
    };
    let good = file.to_json().unwrap();
    for (from, to) in [
        ("\"begun_millis\": 5", "\"begun_millis\": -5"),
        ("\"Kaboodl\"", "\"Chess\""),
        ("\"number\":1", "\"number\":0"),
        ("\"Did\"", "\"Done\""),
        ("\"what\": \"rollcall match\",", ""),
        ("\"source\"", "\"by\""),
    ] {
        assert!(!faults_of(&good.replacen(from, to, 1)).is_empty(), "{to}");
    }
}
