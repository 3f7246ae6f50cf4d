//! Matches to and from files, tournaments, backups: by the commands.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Output;

use crate::clips::program;

fn run(data: &Path, arguments: &[&str]) -> Output {
    program()
        .env("ROLLCALL_DATA", data)
        .env("TZ", "UTC")
        .args(arguments)
        .output()
        .unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

/// A journal of a played match of this game.
fn played(game: &str) -> PathBuf {
    let mut folders = vec![
        Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("tests/data/games")
            .join(game),
    ];
    while let Some(folder) = folders.pop() {
        let mut items: Vec<PathBuf> = fs::read_dir(folder)
            .unwrap()
            .map(|item| item.unwrap().path())
            .collect();
        items.sort();
        for path in items {
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|kind| kind == "journal") {
                return path;
            }
        }
    }
    panic!("no journal of {game}");
}

#[test]
fn a_match_is_exported_imported_once_and_never_written_over() {
    let place = tempfile::tempdir().unwrap();
    let data = place.path().join("data");
    for game in ["bakugan", "kaboodl", "all_out", "got_five"] {
        let journal = played(game);
        let out = place.path().join(format!("{game}.json"));
        let arguments = ["export", journal.to_str().unwrap(), out.to_str().unwrap()];
        let output = run(&data, &arguments);
        assert!(output.status.success(), "{output:?}");
        assert!(
            text(&output.stdout)
                .trim_end()
                .ends_with(&format!("{game}.json"))
        );
        let again = run(&data, &arguments);
        assert_eq!(again.status.code(), Some(2));
        assert!(text(&again.stderr).contains("there is a file of this name already"));
        let output = run(&data, &["import", out.to_str().unwrap()]);
        assert!(output.status.success(), "{output:?}");
        let kept = PathBuf::from(text(&output.stdout).trim_end());
        let replayed = |path: &Path| {
            let output = run(
                &data,
                &["replay", path.to_str().unwrap(), "--format", "json"],
            );
            text(&output.stdout)
        };
        assert_eq!(replayed(&kept), replayed(&journal));
        let output = run(&data, &["import", out.to_str().unwrap()]);
        assert!(text(&output.stdout).starts_with("This match is kept already"));
        // By the name of its journal alone, as a page and as tables.
        let name = kept.file_stem().unwrap().to_str().unwrap();
        for format in ["csv", "html"] {
            let out = place.path().join(format!("{game}.{format}"));
            let out = out.to_str().unwrap();
            let output = run(&data, &["export", name, "--format", format, out]);
            assert!(output.status.success(), "{output:?}");
        }
        assert!(place.path().join(format!("{game}-scores.csv")).is_file());
    }
    let output = run(&data, &["export", "nothing", "x.json"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stderr).contains("there is no match nothing"));
}

#[test]
fn a_tournament_is_printed_for_a_list_and_mistakes_in_it_are_named() {
    let place = tempfile::tempdir().unwrap();
    let list = place.path().join("names.txt");
    fs::write(&list, "Mia\nBen\nZoe, Tom\n").unwrap();
    let list = list.to_str().unwrap();
    let output = run(place.path(), &["tournament", "round-robin", "--list", list]);
    let printed = text(&output.stdout);
    assert_eq!(printed.matches("___ : ___").count(), 6, "{printed}");
    let arguments = ["tournament", "knock-out", "--format", "csv", "A", "B", "C"];
    let printed = text(&run(place.path(), &arguments).stdout);
    assert!(printed.starts_with("round,match,player,opponent\n1,1,B,C\n2,2,A,winner of 1\n"));
    let output = run(place.path(), &["tournament", "knock-out", "A", "A"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stderr).contains("\"A\" stands twice"));
}

#[test]
fn an_evening_is_ranked_over_all_games_that_count() {
    let place = tempfile::tempdir().unwrap();
    let data = place.path().join("data");
    fs::create_dir_all(data.join("matches")).unwrap();
    let printed = text(&run(&data, &["tournament", "evening"]).stdout);
    assert!(printed.contains("0 matches this evening"), "{printed}");
    let journal = played("kaboodl");
    let name = journal.file_name().unwrap();
    fs::copy(&journal, data.join("matches").join(name)).unwrap();
    let output = run(&data, &["tournament", "evening", "--format", "csv"]);
    assert!(output.status.success(), "{output:?}");
    assert!(text(&output.stdout).starts_with("rank,player,points,wins,matches\n"));
}

#[test]
fn a_backup_is_made_taken_out_and_refused_when_it_is_damaged() {
    let place = tempfile::tempdir().unwrap();
    let (data, other) = (place.path().join("data"), place.path().join("other"));
    fs::create_dir_all(data.join("matches")).unwrap();
    fs::write(data.join("settings.toml"), "format = 1\n").unwrap();
    fs::copy(
        played("bakugan"),
        data.join("matches/1-001-bakugan.journal"),
    )
    .unwrap();
    let out = place.path().join("all.zip");
    let out_words = out.to_str().unwrap();
    let output = run(&data, &["backup", out_words]);
    assert!(text(&output.stdout).starts_with("2 files"), "{output:?}");
    assert_eq!(run(&data, &["backup", out_words]).status.code(), Some(2));
    let output = run(
        &data,
        &["restore", out_words, "--into", other.to_str().unwrap()],
    );
    assert!(
        text(&output.stdout).starts_with("2 files taken out"),
        "{output:?}"
    );
    assert_eq!(
        fs::read(other.join("matches/1-001-bakugan.journal")).unwrap(),
        fs::read(data.join("matches/1-001-bakugan.journal")).unwrap()
    );
    let mut bytes = fs::read(&out).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle] ^= 0xff;
    fs::write(&out, bytes).unwrap();
    let third = place.path().join("third");
    let output = run(
        &data,
        &["restore", out_words, "--into", third.to_str().unwrap()],
    );
    assert_eq!(output.status.code(), Some(2));
    assert!(
        text(&output.stderr).contains("this is no whole backup"),
        "{output:?}"
    );
    assert!(!third.exists());
}
