use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn game() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/games/bakugan/named_pieces.journal")
}

fn replay(journal: &Path, more: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_rollcall"))
        .arg("replay")
        .arg(journal)
        .args(more)
        .output()
        .unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

#[test]
fn a_kept_match_is_printed_with_its_score_and_zones() {
    let out = replay(&game(), &[]);
    let printed = text(&out.stdout);
    assert!(out.status.success());
    assert!(printed.contains("Bakugan: Mia 2 : Ben 1"), "{printed}");
    assert!(
        printed.contains("Mia wins the match (bedtime).  [referee]"),
        "{printed}"
    );
}

#[test]
fn a_kept_match_is_printed_as_it_was_after_an_entry() {
    let out = replay(&game(), &["--at", "3", "--format", "json"]);
    let printed = text(&out.stdout);
    let lines: Vec<serde_json::Value> = printed
        .lines()
        .map(|l| serde_json::from_str(l).unwrap())
        .collect();
    assert_eq!(lines.len(), 4);
    assert_eq!(lines[2]["source"], "camera");
    assert_eq!(lines[2]["frame"], 61);
    let state = &lines[3];
    assert_eq!(state["turn"], "Ben");
    let zones = state["state"].to_string();
    assert!(zones.contains("Dragonoid stands on Gate 2"), "{zones}");
    assert!(!printed.contains("Tsunami"), "the gate lies face down then");
}

#[test]
fn a_damaged_journal_gives_its_good_part_and_names_the_line() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("m.journal");
    let whole = std::fs::read_to_string(game()).unwrap();
    std::fs::write(
        &path,
        whole.replacen("command:Compare", "command:Compere", 1),
    )
    .unwrap();
    let out = replay(&path, &[]);
    let printed = text(&out.stdout);
    assert!(
        printed.contains("ability Fire Wall +50.") && !printed.contains("takes Gate 2"),
        "{printed}"
    );
    let warned = text(&out.stderr);
    assert!(
        warned.contains("line 13 cannot be read") && warned.contains("Compere"),
        "{warned}"
    );
}

#[test]
fn what_is_no_journal_is_refused_in_one_sentence() {
    let out = replay(Path::new("no/such.journal"), &[]);
    assert_eq!(out.status.code(), Some(2));
    assert_eq!(text(&out.stderr).lines().count(), 1);
    assert!(out.stdout.is_empty());
}
