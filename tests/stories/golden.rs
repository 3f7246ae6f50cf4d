//! Set `REGENERATE=1` to write the printed logs anew.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use rollcall::rules::{Board, Table};
use rollcall::store::read_table;

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

#[test]
fn every_kept_game_still_loads_and_reads_as_it_did() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/games/bakugan");
    let mut games = 0;
    for item in fs::read_dir(folder).unwrap() {
        let path = item.unwrap().path();
        if path.extension().is_none_or(|kind| kind != "journal") {
            continue;
        }
        let kept = read_table(&path).unwrap();
        assert_eq!(kept.damage, None, "{}", path.display());
        let Table::Bakugan(_) = kept.table;
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
        games += 1;
    }
    assert!(games >= 2, "{games} games");
}
