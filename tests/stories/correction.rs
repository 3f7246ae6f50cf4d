use rollcall::rules::bakugan::{Command, Fact, Refusal, Zone};
use rollcall::rules::{Ledger, Misfits, ReplaceError, Source};

use crate::table_top::{BEN, GATE_1, GATE_2, MIA, TableTop, bakugan, camera};

/// Mia stands on Gate 1 (entry 3), Ben's opens there too (entry 5), Ben wins the battle (entries 6 and 7).
fn a_battle_won_by_ben() -> TableTop {
    let mut table = TableTop::new();
    table.act(Command::SetGates);
    table.rolls(Fact::open_on(GATE_1), camera());
    table.rolls(Fact::open_on(GATE_1), camera());
    table.battle_goes_to(BEN);
    table
}

fn it_was_closed() -> Command {
    Command::Settle {
        roll: 1,
        fact: Fact::closed_on(GATE_1),
    }
}

#[test]
fn a_correction_decides_the_later_entries_again() {
    let mut table = TableTop::new();
    table.act(Command::SetGates);
    table.rolls(Fact::open_on(GATE_1), camera());
    table.rolls(Fact::open_on(GATE_1), camera());
    let at = table.stamp();
    table
        .game
        .replace(3, it_was_closed(), &Misfits::default(), Source::Referee, at)
        .unwrap();
    let now = table.game.now();
    assert_eq!(now.toy(bakugan(MIA, 0)).unwrap().zone, Zone::Used);
    let stands = now.standing_on(GATE_1);
    assert_eq!(
        stands,
        [bakugan(BEN, 0)],
        "Ben's stands there without a battle now"
    );
    assert_eq!(now.turn(), MIA);
}

#[test]
fn what_no_longer_fits_is_shown_and_never_dropped_silently() {
    let mut table = a_battle_won_by_ben();
    let before = table.game.now().clone();
    let at = table.stamp();
    let shown = table
        .game
        .replace(3, it_was_closed(), &Misfits::default(), Source::Referee, at)
        .unwrap_err();
    let ReplaceError::Misfit { entry: 6, refusal } = shown else {
        panic!("{shown}");
    };
    assert!(matches!(refusal, Refusal::NotNow { .. }), "{refusal}");
    assert_eq!(*table.game.now(), before, "cancelled: nothing has changed");

    let let_go = Misfits {
        drop: vec![6, 7],
        stop_at: None,
    };
    table
        .game
        .replace(3, it_was_closed(), &let_go, Source::Referee, at)
        .unwrap();
    assert_eq!(table.score(), [0, 0]);
    let said = table.sentences();
    assert!(
        said.iter().any(|line| line.starts_with("Entry 6 let go: ")),
        "{said:#?}"
    );
    let in_force: Vec<u32> = table
        .game
        .log()
        .into_iter()
        .filter(|line| line.in_force)
        .map(|line| line.number)
        .collect();
    assert_eq!(in_force, [1, 2, 4, 5, 8]);
}

#[test]
fn a_correction_can_be_undone_and_done_again_after_a_restart() {
    let mut table = a_battle_won_by_ben();
    let before = table.game.now().clone();
    let at = table.stamp();
    let stop = Misfits {
        drop: Vec::new(),
        stop_at: Some(4),
    };
    table
        .game
        .replace(3, it_was_closed(), &stop, Source::Referee, at)
        .unwrap();
    let corrected = table.game.now().clone();
    assert_eq!(corrected.turn(), BEN);

    let kept = table.game.entries().to_vec();
    let replay = Ledger::replay(table.game.setup().clone(), kept);
    assert_eq!(replay.broken, None);
    let mut table = TableTop::around(replay.ledger);
    assert_eq!(*table.game.now(), corrected);
    table.game.undo(at).unwrap();
    assert_eq!(*table.game.now(), before);
    table.game.redo(at).unwrap();
    assert_eq!(*table.game.now(), corrected);
}

#[test]
fn what_is_not_in_force_cannot_be_corrected() {
    let mut table = TableTop::new();
    table.act(Command::SetGates);
    table.rolls(Fact::open_on(GATE_2), camera());
    let at = table.stamp();
    table.game.undo(at).unwrap();
    let refused = table
        .game
        .replace(3, it_was_closed(), &Misfits::default(), Source::Referee, at);
    assert_eq!(refused.unwrap_err(), ReplaceError::NotInForce(3));
    let refused = table
        .game
        .replace(1, it_was_closed(), &Misfits::default(), Source::Referee, at);
    assert!(matches!(refused.unwrap_err(), ReplaceError::Refused(_)));
}

#[test]
fn a_correction_keeps_the_time_of_what_it_corrects() {
    let mut table = TableTop::new();
    table.act(Command::SetGates);
    table.rolls(Fact::open_on(GATE_1), camera());
    let first = table.game.entries()[2].at;
    for fact in [Fact::closed_on(GATE_1), Fact::open_on(GATE_2)] {
        let at = table.stamp();
        let command = Command::Settle { roll: 1, fact };
        let written = table
            .game
            .replace(3, command, &Misfits::default(), Source::Referee, at)
            .unwrap();
        let line = table.game.log().pop().unwrap();
        assert_eq!(line.number, written.entry.number);
        assert_eq!((line.happened_at, line.at), (first, at));
    }
}
