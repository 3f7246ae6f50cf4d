//! A whole game from a plain text file.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Output, Stdio};

use serde_json::Value;

use crate::clips::program;

fn examples() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/scripts");
    let items = fs::read_dir(folder)
        .unwrap()
        .map(|item| item.unwrap().path());
    let mut found: Vec<PathBuf> = items
        .filter(|path| path.extension().is_some_and(|kind| kind == "txt"))
        .collect();
    found.sort();
    found
}

fn example(name: &str) -> PathBuf {
    let found = examples().into_iter().find(|path| path.ends_with(name));
    found.unwrap_or_else(|| panic!("no {name}"))
}

fn script(path: &Path, more: &[&str]) -> Output {
    let mut program = program();
    program.arg("script").arg(path).args(more);
    program.output().unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

fn json(output: &Output) -> Vec<Value> {
    let printed = text(&output.stdout);
    let lines = printed.lines();
    lines
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

/// A script in a file of its own.
fn written(script_text: &str, more: &[&str]) -> Output {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.txt");
    fs::write(&path, script_text).unwrap();
    script(&path, more)
}

#[test]
fn every_example_is_played_to_its_end() {
    let examples = examples();
    assert!(!examples.is_empty());
    for path in examples {
        let output = script(&path, &[]);
        assert_eq!(output.status.code(), Some(0), "{output:?}");
        assert!(output.stderr.is_empty(), "{output:?}");
        let printed = text(&output.stdout);
        assert!(
            printed.contains("Winner: ")
                || printed.contains("shared by")
                || printed.contains("broken off"),
            "{} has no end:\n{printed}",
            path.display()
        );
        let lines = json(&script(&path, &["--format", "json"]));
        let state = lines.last().unwrap();
        assert_eq!(state["event"], "state");
        assert!(!state["result"].is_null());
        for player in state["players"].as_array().unwrap() {
            let parts = player["parts"].as_array().unwrap().iter();
            let sum: i64 = parts.map(|part| part["points"].as_i64().unwrap()).sum();
            assert_eq!(player["score"], sum, "{}: {player}", path.display());
        }
        assert!(state["house"].as_array().unwrap().iter().all(|rule| {
            rule["id"].is_string() && rule["value"].is_string() && rule["words"].is_string()
        }));
    }
}

/// What an example prints is kept beside it. Set `REGENERATE=1` to write it anew.
#[test]
fn every_example_prints_what_is_kept_beside_it() {
    for path in examples() {
        let printed = text(&script(&path, &[]).stdout);
        let beside = path.with_extension("out");
        if std::env::var_os("REGENERATE").is_some() {
            fs::write(&beside, &printed).unwrap();
        }
        let kept = fs::read_to_string(&beside).unwrap_or_default();
        assert_eq!(printed, kept.replace("\r\n", "\n"), "{}", path.display());
    }
}

#[test]
fn each_line_is_printed_with_what_came_of_it_and_its_ground() {
    let printed = text(&script(&example("bakugan_two_players.txt"), &[]).stdout);
    for line in [
        "Mia's Dragonoid opens and stands on Gate 2.  [the sheet, \"What happens after a player rolls\"]  (camera, sure)",
        "?  House rule closed_on_gate: ",
        "not_open: not open, a miss. For it: ",
        "Answered with the default: not_open.",
        "On the table: ",
        "Entry 26 corrected.",
        "Winner: Mia.",
        "* knocked: ask (ask at the first case)",
    ] {
        assert!(printed.contains(line), "{line:?} is not in\n{printed}");
    }
}

#[test]
fn json_says_the_same_as_the_text() {
    let lines = json(&script(
        &example("bakugan_two_players.txt"),
        &["--format", "json"],
    ));
    let of = |event: &str| -> Vec<&Value> {
        lines.iter().filter(|line| line["event"] == event).collect()
    };
    let camera = of("entry")
        .into_iter()
        .find(|entry| entry["source"] == "camera");
    let camera = camera.unwrap();
    assert_eq!(camera["frame"], 61);
    assert_eq!(camera["said"][0]["ground"]["kind"], "sheet");
    let ruling = of("ruling")[0];
    assert_eq!(ruling["id"], "closed_on_gate");
    assert_eq!(ruling["answered"], "not_open");
    assert!(ruling["options"][1]["speaks_for"].is_string());
    let state = lines.last().unwrap();
    assert_eq!(
        (&state["winner"], &state["turn"]),
        (&"Mia".into(), &Value::Null)
    );
    let house = state["house"].as_array().unwrap();
    let rule = |id: &str| house.iter().find(|rule| rule["id"] == id).unwrap();
    assert_eq!(rule("knocked")["value"], "ask");
    assert_eq!(rule("knocked")["is_default"], false);
}

#[test]
fn a_refusal_is_a_result_and_no_failure() {
    let head = "game bakugan\nplayers Mia, Ben\nbegin\n";
    let output = written(&format!("{head}roll Mia 1\nundo\n"), &["--format", "json"]);
    assert_eq!(output.status.code(), Some(0));
    let lines = json(&output);
    assert_eq!(lines[0]["event"], "refused");
    assert_eq!(lines[0]["line"], 4);
    assert_eq!(lines[1]["why"], "there is nothing to undo");
}

#[test]
fn a_script_that_asks_waits_for_the_answer() {
    let asked = "game bakugan\nplayers Mia, Ben\nhouse closed_on_gate ask\nrulings ask\nbegin\ngates set\n\
                 roll Mia 1\nclosed on 2\nrule closed_on_gate stands\nclosed on 2\n";
    let printed = text(&written(asked, &[]).stdout);
    assert!(
        printed.contains("Nothing is done: say rule closed_on_gate"),
        "{printed}"
    );
    assert!(
        printed.contains("[house rule closed_on_gate: it stands]"),
        "{printed}"
    );
}

#[test]
fn what_cannot_be_read_is_named_with_line_column_and_the_nearest_word() {
    let head = "game bakugan\nplayers Mia, Ben\nbegin\n";
    let cases: [(String, &[&str]); 6] = [
        (
            format!("{head}gates set\n  rol Mia 1\n"),
            &["line 5, column 3", "\"rol\"", "\"roll\"?", "game.txt"],
        ),
        (
            format!("{head}gates set\nroll Maa 1\nopen at 2\n"),
            &[
                "line 5, column 6",
                "\"Mia 1\"?",
                "line 6, column 1",
                "\"open on\"?",
            ],
        ),
        (
            format!("{head}{{\"command\":\"SetGate\"}}\n"),
            &["line 4, column", "`SetGate`", "`SetGates`?"],
        ),
        (String::new(), &["line 1, column 1", "game bakugan"]),
        (
            "game bakugan\nplayers Mia\nbegin\n".to_owned(),
            &["line 3, column 1", "players"],
        ),
        (
            "game bakugan\nplayers A, B\nrules As printd\nbegin\n".to_owned(),
            &["line 3, column 7", "\"As printed\"?"],
        ),
    ];
    for (script_text, words) in cases {
        let output = written(&script_text, &[]);
        assert_eq!(output.status.code(), Some(2), "{output:?}");
        assert!(output.stdout.is_empty(), "{output:?}");
        let said = text(&output.stderr);
        for word in words {
            assert!(said.contains(word), "{word} is not in {said}");
        }
    }
    let none = script(Path::new("no/such/script.txt"), &[]);
    assert_eq!(none.status.code(), Some(2));
    assert!(text(&none.stderr).contains("no/such/script.txt"));
}

#[test]
fn a_file_that_is_no_text_is_named_with_its_place() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.txt");
    fs::write(&path, b"game bakugan\nplayers \xff, Ben\nbegin\n").unwrap();
    let output = script(&path, &[]);
    assert_eq!(output.status.code(), Some(2));
    assert!(
        text(&output.stderr).contains("line 2, column 9"),
        "{output:?}"
    );
}

#[test]
fn a_script_can_be_piped_in() {
    let mut child = program()
        .args(["script", "-", "--format", "json"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let game = "game bakugan\r\nplayers Mia, Ben\r\nbegin\r\ngates set\r\n";
    child
        .stdin
        .take()
        .unwrap()
        .write_all(game.as_bytes())
        .unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    assert_eq!(
        json(&output)[0]["said"][0]["sentence"],
        "Mia lays Gate 1 face down."
    );
}

#[test]
fn a_rule_set_of_ones_own_can_be_named() {
    let folder = tempfile::tempdir().unwrap();
    let rules = folder.path().join("kids.toml");
    let set = "format = 1\ngame = \"bakugan\"\nname = \"Kids\"\ninherits = \"defaults\"\n\n[house]\n\
               closed_on_gate = \"stands\"\n";
    fs::write(&rules, set).unwrap();
    let game =
        "game bakugan\nplayers Mia, Ben\nrules kids\nbegin\ngates set\nroll Mia 1\nclosed on 2\n";
    let path = rules.to_str().unwrap();
    let printed = text(&written(game, &["--rules", path]).stdout);
    assert!(
        printed.contains("* closed_on_gate: stands (it stands)"),
        "{printed}"
    );
    let unknown = written(game, &[]);
    assert_eq!(unknown.status.code(), Some(2));
    assert!(text(&unknown.stderr).contains("line 3, column 7: there is no rule set \"kids\""));
    fs::write(&rules, set.replace("stands", "stand")).unwrap();
    let broken = written(game, &["--rules", path]);
    assert_eq!(broken.status.code(), Some(2));
    let said = text(&broken.stderr);
    assert!(
        said.contains("line 7, column 18") && said.contains("\"stands\""),
        "{said}"
    );
}

#[test]
fn the_help_shows_the_format_with_a_whole_game() {
    let output = program().args(["script", "--help"]).output().unwrap();
    let help = text(&output.stdout);
    for words in [
        "begin",
        "roll BAKUGAN",
        "replace ENTRY COMMAND",
        "players Mia, Ben",
        "speaks_for",
    ] {
        assert!(help.contains(words), "{words} is not in {help}");
    }
}

#[test]
fn a_replayed_journal_says_in_json_how_it_stands() {
    let journal = "tests/data/games/bakugan/named_pieces.journal";
    let output = program()
        .args(["replay", "--format", "json"])
        .arg(Path::new(env!("CARGO_MANIFEST_DIR")).join(journal))
        .output()
        .unwrap();
    let lines = json(&output);
    assert!(
        lines
            .iter()
            .any(|line| line["grounds"][0]["kind"] == "house")
    );
    let state = lines.last().unwrap();
    assert_eq!(state["players"][0]["parts"][0]["points"], 2);
    assert_eq!(state["winners"], serde_json::json!(["Mia"]));
    assert!(state["house"].as_array().unwrap().len() >= 17);
    assert_eq!(state["damage"], Value::Null);
}
