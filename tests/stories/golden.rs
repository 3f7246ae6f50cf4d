//! Set `REGENERATE=1` to write the printed logs anew.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use rollcall::rules::{Board, Table};
use rollcall::store::read_table;

/// The folder of each game and how many whole games of it are kept at least.
const KEPT: [(&str, usize); 4] = [
    ("bakugan", 2),
    ("kaboodl", 1),
    ("all_out", 1),
    ("got_five", 1),
];

fn printed(board: &dyn Board) -> String {
    let mut text = String::new();
    for line in board.log() {
        let mark = if line.in_force { " " } else { "x" };
        writeln!(
            text,
            "{mark}{:>3} [{}] {}",
            line.number,
            line.source,
            line.sentences.join(" ")
        )
        .unwrap();
    }
    let standing = board.standing();
    for (seat, name) in standing.names.iter() {
        writeln!(text, "{name}: {}", standing.scores.get(seat).unwrap()).unwrap();
    }
    writeln!(
        text,
        "{}. {}",
        board.prompt().headline,
        board.prompt().detail
    )
    .unwrap();
    text
}

fn games() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/games")
}

/// The journals in a folder, in order.
fn journals(folder: &Path) -> Vec<PathBuf> {
    let items = fs::read_dir(folder).unwrap();
    let mut found: Vec<PathBuf> = items
        .map(|item| item.unwrap().path())
        .filter(|path| path.extension().is_some_and(|kind| kind == "journal"))
        .collect();
    found.sort();
    found
}

/// The folder that a game's journals are kept in.
fn folder_of(table: &Table) -> String {
    let name = format!("{:?}", table.kind());
    let mut folder = String::new();
    for sign in name.chars() {
        if sign.is_uppercase() && !folder.is_empty() {
            folder.push('_');
        }
        folder.extend(sign.to_lowercase());
    }
    folder
}

#[test]
fn every_kept_game_still_loads_and_reads_as_it_did() {
    for folder in fs::read_dir(games()).unwrap() {
        let folder = folder.unwrap().path();
        for path in journals(&folder) {
            let kept = read_table(&path).unwrap();
            assert_eq!(kept.damage, None, "{}", path.display());
            let game = folder.file_name().unwrap().to_str().unwrap();
            assert_eq!(folder_of(&kept.table), game, "{}", path.display());
            let text = printed(kept.table.board());
            let beside = path.with_extension("txt");
            if std::env::var_os("REGENERATE").is_some() {
                fs::write(&beside, &text).unwrap();
            }
            assert_eq!(
                fs::read_to_string(&beside).unwrap(),
                text,
                "{}",
                path.display()
            );
        }
    }
}

#[test]
fn a_whole_game_of_each_rulebook_is_kept_and_was_played_to_its_end() {
    for (game, count) in KEPT {
        let ended = journals(&games().join(game))
            .iter()
            .map(|path| read_table(path).unwrap().table)
            .filter(|table| table.board().standing().result.is_some())
            .count();
        assert!(ended >= count, "{ended} whole games of {game}");
    }
}
