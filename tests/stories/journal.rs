use std::fs;
use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command as Process, Stdio};

use rollcall::rules::bakugan::{Bakugan, Command, Fact, Setup};
use rollcall::rules::{Ledger, Rules as _, Source, Stamp};
use rollcall::store::{Damage, DamageKind, Journals, Opened, StoreError, read};

use crate::matches::play_to_three;
use crate::table_top::{GATE_1, GATE_2, TableTop, camera};

fn journals(folder: &Path) -> Journals {
    Journals::open(folder.join("matches")).unwrap()
}

/// A kept match of `acts` acts; the journal is closed again.
fn kept_match(folder: &Path, acts: usize) -> (PathBuf, Ledger<Bakugan>) {
    let mut table = TableTop::new();
    play_to_three(&mut table);
    let all = table.game.entries()[..acts].to_vec();
    let setup = table.game.setup().clone();
    let mut opened: Opened<Bakugan> = journals(folder)
        .create(&setup, Stamp::from_millis(1_790_000_000_000))
        .unwrap();
    for entry in &all {
        opened.journal.append(entry).unwrap();
    }
    let game = Ledger::replay(setup, all).ledger;
    (opened.journal.path().to_owned(), game)
}

fn resumed(folder: &Path) -> (Option<Opened<Bakugan>>, Vec<String>) {
    let resumed = journals(folder).latest_unfinished::<Bakugan>().unwrap();
    (resumed.opened, resumed.notices)
}

#[test]
fn after_a_restart_the_match_goes_on_where_it_was_and_undo_still_works() {
    let folder = tempfile::tempdir().unwrap();
    let (_, game) = kept_match(folder.path(), 9);
    let (opened, notices) = resumed(folder.path());
    let mut opened = opened.expect("a match to go on with");
    assert_eq!(notices, Vec::<String>::new());
    assert_eq!(opened.ledger.now(), game.now());
    assert_eq!(opened.ledger.entries(), game.entries());
    for left in (0..9).rev() {
        let undone = opened.ledger.undo(Stamp::default()).expect("one more step");
        opened.journal.append(&undone.entry).unwrap();
        assert_eq!(*opened.ledger.now(), game.at(left));
    }
    assert!(opened.ledger.undo(Stamp::default()).is_none());
    drop(opened);
    let (opened, _) = resumed(folder.path());
    let mut opened = opened.expect("the match before its first act");
    assert_eq!(*opened.ledger.now(), game.at(0));
    for _ in 0..9 {
        opened
            .ledger
            .redo(Stamp::default())
            .expect("what was undone before");
    }
    assert_eq!(opened.ledger.now(), game.now());
}

/// A folder stands here for all that is not a file: opening a pipe would wait for ever.
#[test]
fn what_only_has_a_journals_name_is_passed_over() {
    let folder = tempfile::tempdir().unwrap();
    kept_match(folder.path(), 3);
    fs::create_dir(
        folder
            .path()
            .join("matches/99999999999999-001-bakugan.journal"),
    )
    .unwrap();
    let (opened, notices) = resumed(folder.path());
    assert_eq!(opened.expect("the match").ledger.entries().len(), 3);
    assert_eq!(notices, Vec::<String>::new());
}

#[test]
fn a_match_that_is_over_is_not_resumed() {
    let folder = tempfile::tempdir().unwrap();
    assert!(resumed(folder.path()).0.is_none(), "nothing is there yet");
    let mut table = TableTop::new();
    play_to_three(&mut table);
    kept_match(folder.path(), table.game.entries().len());
    assert!(resumed(folder.path()).0.is_none());
}

#[test]
fn a_torn_last_line_is_set_aside_and_named() {
    let folder = tempfile::tempdir().unwrap();
    let (path, game) = kept_match(folder.path(), 8);
    let whole = fs::read(&path).unwrap();
    let last_line = whole[..whole.len() - 1]
        .iter()
        .rposition(|b| *b == b'\n')
        .unwrap()
        + 1;
    for (torn, cut) in [last_line + 1, whole.len() - 20, whole.len() - 1]
        .into_iter()
        .enumerate()
    {
        fs::write(&path, &whole[..cut]).unwrap();
        let (opened, notices) = resumed(folder.path());
        assert_eq!(*opened.expect("the good part").ledger.now(), game.at(7));
        let aside = format!("{}.torn-{}", path.display(), torn + 1);
        assert!(notices[0].contains(&aside), "{notices:?}");
        assert_eq!(
            fs::read(aside).unwrap(),
            &whole[last_line..cut],
            "the torn line is kept"
        );
        assert_eq!(fs::read(&path).unwrap(), &whole[..last_line]);
    }
}

#[test]
fn a_damaged_middle_is_named_and_nothing_is_overwritten() {
    let folder = tempfile::tempdir().unwrap();
    let (path, game) = kept_match(folder.path(), 8);
    let damaged = fs::read_to_string(&path)
        .unwrap()
        .replacen("source:Referee", "source:Umpire", 4);
    let damaged = damaged.replacen("source:Umpire", "source:Referee", 3);
    fs::write(&path, &damaged).unwrap();
    let kept = read::<Bakugan>(&path).unwrap();
    let Some(Damage { line, why, kind }) = kept.damage else {
        panic!("it is damaged");
    };
    assert_eq!(kind, DamageKind::Inside);
    assert!(why.contains("Umpire") && why.contains("column"), "{why}");
    let good = line - 2;
    assert_eq!(*kept.ledger.now(), game.at(good));

    let (opened, notices) = resumed(folder.path());
    let opened = opened.expect("the good part goes on");
    assert_eq!(*opened.ledger.now(), game.at(good));
    assert_ne!(opened.journal.path(), path, "in a journal of its own");
    assert!(
        notices[0].contains(&format!("Line {line} cannot be read")),
        "{notices:?}"
    );
    assert!(notices[0].contains("Umpire"), "{notices:?}");
    assert_eq!(fs::read_to_string(&path).unwrap(), damaged, "left as it is");
}

#[test]
fn entries_that_do_not_follow_are_damage_and_not_a_torn_end() {
    let folder = tempfile::tempdir().unwrap();
    let (path, game) = kept_match(folder.path(), 8);
    let lines: Vec<String> = fs::read_to_string(&path)
        .unwrap()
        .lines()
        .map(str::to_owned)
        .collect();
    let without_fifth: Vec<&String> = lines
        .iter()
        .enumerate()
        .filter(|(at, _)| *at != 5)
        .map(|(_, line)| line)
        .collect();
    let text: String = without_fifth
        .iter()
        .map(|line| format!("{line}\n"))
        .collect();
    fs::write(&path, text).unwrap();
    let kept = read::<Bakugan>(&path).unwrap();
    let damage = kept.damage.unwrap();
    assert_eq!((damage.line, damage.kind), (6, DamageKind::Inside));
    assert_eq!(damage.why, "entry 6 stands where entry 5 should");
    assert_eq!(*kept.ledger.now(), game.at(4));
}

#[test]
fn a_second_process_is_told_that_the_match_is_in_use() {
    let folder = tempfile::tempdir().unwrap();
    kept_match(folder.path(), 5);
    let (first, _) = resumed(folder.path());
    let (second, notices) = resumed(folder.path());
    assert!(first.is_some() && second.is_none());
    assert!(
        notices[0].starts_with("Another Rollcall is writing this match"),
        "{notices:?}"
    );
    drop(first);
    assert!(resumed(folder.path()).0.is_some());
}

#[test]
fn a_file_that_is_no_match_says_so_and_an_older_match_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let (path, game) = kept_match(folder.path(), 5);
    let later = path.with_file_name("99999999999999-001-bakugan.journal");
    for (head, says) in [
        ("", "it is not whole"),
        ("hello\n", "Line 1 is not the head of a match"),
        (
            "(format:2,game:Chess,new:true)\n",
            "written by a later Rollcall",
        ),
        (
            "(format:1,game:Bakugan,begun:0,setup:(players:[],first:0))\n",
            "0 players",
        ),
    ] {
        fs::write(&later, head).unwrap();
        let (opened, notices) = resumed(folder.path());
        assert_eq!(opened.expect("the older one").ledger.now(), game.now());
        assert!(notices[0].contains(says), "{head}: {notices:?}");
        assert_eq!(fs::read_to_string(&later).unwrap(), head);
    }
}

#[test]
fn two_matches_begun_in_one_moment_have_journals_of_their_own() {
    let folder = tempfile::tempdir().unwrap();
    let setup = Setup::quick("Mia", "Ben");
    let make = || journals(folder.path()).create::<Bakugan>(&setup, Stamp::from_millis(5));
    let (one, two) = (make().unwrap(), make().unwrap());
    assert_ne!(one.journal.path(), two.journal.path());
    assert_eq!(
        journals(folder.path()).list().unwrap()[0],
        two.journal.path()
    );
    assert!(matches!(
        rollcall::store::Journal::create::<Bakugan>(one.journal.path(), &setup, Stamp::default()),
        Err(StoreError::InUse { .. })
    ));
}

/// What the killed process plays: misses and undos without end.
fn next_entry(table: &mut TableTop) {
    let step = table.game.entries().len();
    if step == 0 {
        table.act(Command::SetGates);
    } else if step % 7 == 6 {
        let at = table.stamp();
        table.game.undo(at).expect("something to undo");
    } else if table.game.now().open_roll().is_some() {
        let fact = [
            Fact::closed_off(),
            Fact::closed_on(GATE_1),
            Fact::opened_before(GATE_2),
        ];
        table.settles(fact[step % 3].clone(), camera());
    } else {
        table.names_one();
    }
}

/// Set for the child: the folder to play into.
const PLAY_INTO: &str = "ROLLCALL_STORY_PLAY_INTO";

#[test]
fn a_killed_process_leaves_every_entry_that_it_acknowledged() {
    if let Some(folder) = std::env::var_os(PLAY_INTO) {
        play_until_killed(Path::new(&folder));
    }
    for acknowledged in [1_u32, 12, 57] {
        let folder = tempfile::tempdir().unwrap();
        let name = "journal::a_killed_process_leaves_every_entry_that_it_acknowledged";
        let mut child = Process::new(std::env::current_exe().unwrap())
            .args(["--exact", name, "--nocapture", "--test-threads=1"])
            .env(PLAY_INTO, folder.path())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut last = 0;
        let mut out = BufReader::new(child.stdout.take().unwrap()).lines();
        while let Some(Ok(line)) = out.next() {
            let Some(number) = line
                .strip_prefix("kept ")
                .and_then(|n| n.parse::<u32>().ok())
            else {
                continue;
            };
            last = number;
            if number == acknowledged {
                child.kill().unwrap();
            }
        }
        child.wait().unwrap();
        assert!(
            last >= acknowledged,
            "the child ended by itself after {last}"
        );

        let (opened, _) = resumed(folder.path());
        let opened = opened.expect("the match goes on");
        let entries = opened.ledger.entries();
        assert!(
            entries.len() >= last as usize,
            "{} of {last} entries",
            entries.len()
        );
        let mut played = TableTop::new();
        while played.game.entries().len() < entries.len() {
            next_entry(&mut played);
        }
        assert_eq!(entries, played.game.entries());
        assert_eq!(opened.ledger.now(), played.game.now());
    }
}

/// The child's part: plays, keeps, and says so, until it is killed.
fn play_until_killed(folder: &Path) -> ! {
    let mut table = TableTop::new();
    let setup = table.game.setup().clone();
    let mut opened = journals(folder)
        .create::<Bakugan>(&setup, Stamp::from_millis(1))
        .unwrap();
    loop {
        next_entry(&mut table);
        let entry = table.game.entries().last().unwrap();
        opened.journal.append(entry).unwrap();
        println!("\nkept {}", entry.number);
        assert!(entry.number < 100_000, "nobody killed it");
    }
}

#[test]
fn a_line_break_in_a_text_does_not_break_the_line() {
    let folder = tempfile::tempdir().unwrap();
    let setup = Setup::quick("Mia", "Ben");
    let mut opened = journals(folder.path())
        .create::<Bakugan>(&setup, Stamp::default())
        .unwrap();
    let odd = "a \"quoted\" back\\slash, ünï, 🀄";
    let command = Command::Adjust {
        change: rollcall::rules::bakugan::Adjustment::Note,
        reason: odd.to_owned(),
    };
    let entry = opened
        .ledger
        .act(command, Source::Referee, Stamp::default())
        .unwrap();
    opened.journal.append(entry).unwrap();
    let kept = read::<Bakugan>(opened.journal.path()).unwrap();
    assert_eq!(kept.ledger.entries(), opened.ledger.entries());
    let said = kept
        .ledger
        .now()
        .say(&kept.ledger.entries()[0].what.events()[0]);
    assert!(said.contains(odd), "{said}");
}
