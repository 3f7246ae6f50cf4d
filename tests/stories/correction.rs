use rollcall::rules::bakugan::{
    Answer, Bakugan, Command, Fact, HouseRule, HouseRules, Refusal, Setup, SetupForm, Zone,
};
use rollcall::rules::kaboodl::{self, CardId, Kaboodl};
use rollcall::rules::{
    Board as _, EntryOf, Fate, Format, Ledger, MatchResult, Misfits, ReplaceError, Source, Stamp,
    What,
};

use crate::matches::play_to_three;
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

/// The same game, read back from the lines of its file.
fn restarted(table: &TableTop) -> TableTop {
    let lines = table.game.entries().iter().map(ron::to_string);
    let kept: Vec<EntryOf<Bakugan>> = lines
        .map(|line| ron::from_str(&line.unwrap()).unwrap())
        .collect();
    let replay = Ledger::replay(table.game.setup().clone(), kept);
    assert_eq!(replay.broken, None);
    TableTop::around(replay.ledger)
}

#[test]
fn the_last_act_of_a_match_can_be_undone_and_done_again_after_its_end() {
    let mut table = TableTop::new();
    play_to_three(&mut table);
    let ended = table.game.now().clone();
    let mut table = restarted(&table);
    let at = table.stamp();
    table.game.undo(at).unwrap();
    assert_eq!(table.game.standing().result, None, "it goes on");
    assert_eq!(table.score(), [2, 0]);
    table.game.redo(at).unwrap();
    assert_eq!(*table.game.now(), ended);
    assert_eq!(
        table.game.standing().result,
        Some(MatchResult::Won(MIA)),
        "and is over again"
    );
}

#[test]
fn a_match_that_is_over_can_be_undone_to_its_very_beginning_and_forth_again() {
    let mut table = TableTop::new();
    let start = table.game.now().clone();
    play_to_three(&mut table);
    let ended = table.game.now().clone();
    let acts = table.game.entries().len();
    let at = table.stamp();
    for _ in 0..acts {
        table.game.undo(at).unwrap();
    }
    assert_eq!(table.game.undo(at), None);
    assert_eq!(*table.game.now(), start);
    let mut table = restarted(&table);
    for _ in 0..acts {
        table.game.redo(at).unwrap();
    }
    assert_eq!(table.game.redo(at), None);
    assert_eq!(*table.game.now(), ended);
    assert_eq!(table.game.entries().len(), 3 * acts, "all of it is kept");
}

#[test]
fn an_act_of_an_earlier_set_of_gates_is_corrected_after_the_end_and_after_a_restart() {
    let mut table = TableTop::new();
    play_to_three(&mut table);
    let mut table = restarted(&table);
    let at = table.stamp();
    // The fourth roll of the match had slid off: the second battle was never fought.
    let roll = 4;
    let is_it = |command: &Command| matches!(command, Command::Settle { roll: 4, .. });
    let acts = table.game.acts();
    let (target, _) = acts.iter().find(|(_, command)| is_it(command)).unwrap();
    let (target, last) = (*target, acts.last().unwrap().0);
    let correct = Command::Settle {
        roll,
        fact: Fact::closed_off(),
    };
    let mut misfits = Misfits::default();
    let mut reasons = Vec::new();
    let replaced = loop {
        match table
            .game
            .replace(target, correct.clone(), &misfits, Source::Referee, at)
        {
            Ok(replaced) => break replaced,
            Err(ReplaceError::Misfit { entry, refusal }) => {
                reasons.push((entry, refusal.to_string()));
                misfits.drop.push(entry);
            }
            Err(other) => panic!("{other}"),
        }
    };
    assert!(!reasons.is_empty(), "the later battles no longer fit");
    assert_eq!(table.game.standing().result, None, "nobody has won now");
    // Every later entry has a fate that the log keeps, and every one let go says why.
    let What::Replaced { after, .. } = &replaced.entry.what else {
        panic!("{:?}", replaced.entry);
    };
    let later: Vec<u32> = after.iter().map(|again| again.entry).collect();
    assert_eq!(later, (target + 1..=last).collect::<Vec<u32>>());
    let dropped: Vec<(u32, String)> = after
        .iter()
        .filter_map(|again| match &again.fate {
            Fate::Dropped(why) => Some((again.entry, why.clone())),
            Fate::Decided(_) => None,
        })
        .collect();
    assert_eq!(dropped, reasons);
    let said = table.sentences();
    for (entry, why) in dropped {
        let line = format!("Entry {entry} let go: {}.", why.trim_end_matches('.'));
        assert!(said.contains(&line), "{line} is not said: {said:#?}");
    }
}

#[test]
fn stopping_at_an_entry_lets_all_later_ones_go_and_says_so_of_each() {
    let mut table = a_battle_won_by_ben();
    let at = table.stamp();
    let stop = Misfits {
        drop: Vec::new(),
        stop_at: Some(6),
    };
    table
        .game
        .replace(3, it_was_closed(), &stop, Source::Referee, at)
        .unwrap();
    let said = table.sentences();
    for entry in [6, 7] {
        let line = format!("Entry {entry} let go: the referee stopped there.");
        assert!(said.contains(&line), "{said:#?}");
    }
    let kept: Vec<u32> = table.game.acts().iter().map(|(entry, _)| *entry).collect();
    assert_eq!(kept, [1, 2, 3, 4, 5]);
}

#[test]
fn a_misfit_that_was_not_agreed_to_stops_the_whole_correction() {
    let mut table = a_battle_won_by_ben();
    let before = table.game.clone();
    let at = table.stamp();
    let only_one = Misfits {
        drop: vec![6],
        stop_at: None,
    };
    let shown = table
        .game
        .replace(3, it_was_closed(), &only_one, Source::Referee, at)
        .unwrap_err();
    assert!(
        matches!(shown, ReplaceError::Misfit { entry: 7, .. }),
        "{shown}"
    );
    assert!(
        shown
            .to_string()
            .starts_with("entry 7 no longer fits: not now"),
        "{shown}"
    );
    assert_eq!(table.game.now(), before.now());
    assert_eq!(table.game.entries(), before.entries());
}

#[test]
fn who_said_so_is_kept_with_frame_and_certainty_whatever_is_corrected() {
    let mut table = TableTop::new();
    table.act(Command::SetGates);
    let unsure = Source::Camera {
        frame: 1_733,
        certainty_percent: 64,
    };
    table.rolls(Fact::open_on(GATE_1), camera());
    table.rolls(Fact::open_on(GATE_2), unsure);
    let at = table.stamp();
    table
        .game
        .replace(3, it_was_closed(), &Misfits::default(), Source::Referee, at)
        .unwrap();
    let table = restarted(&table);
    let sources: Vec<Source> = table.game.log().iter().map(|line| line.source).collect();
    let referee = Source::Referee;
    assert_eq!(
        sources,
        [referee, referee, camera(), referee, unsure, referee],
        "the corrected line keeps the camera's word, the correction is the referee's"
    );
    assert_eq!(sources[4].to_string(), "camera, not sure");
}

/// Two rounds: Mia collects two cards in the first, Ben one in the second; Mia wins by 2 to -6 points.
fn two_rounds() -> Vec<kaboodl::Command> {
    use kaboodl::Command::{Collect, Discard, Draw, EndRound, NextRound};
    let collect = |card| Collect {
        card: CardId(card),
        wilds: 0,
    };
    let end = || EndRound {
        reason: "supper".to_owned(),
    };
    vec![
        Draw,
        collect(0),
        collect(4),
        Discard,
        end(),
        NextRound,
        Draw,
        collect(7),
        Discard,
        end(),
    ]
}

fn a_match_of_two_rounds() -> Ledger<Kaboodl> {
    let mut form = kaboodl::SetupForm::from(kaboodl::Setup::quick(&["Mia", "Ben"]));
    form.format = Format::Rounds(2);
    Ledger::new(kaboodl::Setup::check(form).unwrap())
}

#[test]
fn undo_and_redo_go_across_rounds_and_past_the_end_of_the_match() {
    let mut game = a_match_of_two_rounds();
    let mut states = vec![game.now().clone()];
    for command in two_rounds() {
        game.act(command, Source::Referee, Stamp::default())
            .unwrap();
        states.push(game.now().clone());
    }
    assert_eq!(game.standing().result, Some(MatchResult::Won(MIA)));
    for state in states.iter().rev().skip(1) {
        game.undo(Stamp::default()).unwrap();
        assert_eq!(game.now(), state);
    }
    assert_eq!(game.undo(Stamp::default()), None);
    for state in states.iter().skip(1) {
        game.redo(Stamp::default()).unwrap();
        assert_eq!(game.now(), state);
    }
    assert_eq!(game.redo(Stamp::default()), None);
}

#[test]
fn a_correction_in_the_first_round_changes_who_has_won_the_match() {
    let mut game = a_match_of_two_rounds();
    for command in two_rounds() {
        game.act(command, Source::Referee, Stamp::default())
            .unwrap();
    }
    // Mia had tossed out two cards instead of drawing: none of the rest of that turn has been.
    let toss_out = kaboodl::Command::TossOut { cards: 2 };
    let mut misfits = Misfits::default();
    for entry in [2, 3, 4] {
        let refused = game.replace(
            1,
            toss_out.clone(),
            &misfits,
            Source::Referee,
            Stamp::default(),
        );
        assert!(
            matches!(refused, Err(ReplaceError::Misfit { entry: shown, .. }) if shown == entry),
            "{refused:?}"
        );
        misfits.drop.push(entry);
    }
    game.replace(1, toss_out, &misfits, Source::Referee, Stamp::default())
        .unwrap();
    let standing = game.standing();
    assert_eq!(standing.result, Some(MatchResult::Won(BEN)));
    let totals = standing.match_scores.unwrap();
    assert_eq!((totals.get(MIA), totals.get(BEN)), (Some(&-12), Some(&-6)));
}

#[test]
fn a_correction_that_meets_an_open_house_rule_takes_the_answer_given_since() {
    let mut form = SetupForm::from(Setup::quick("Mia", "Ben"));
    form.house = HouseRules::as_printed();
    let mut table = TableTop::around(Ledger::new(Setup::check(form).unwrap()));
    table.act(Command::SetGates);
    table.rolls(Fact::open_on(GATE_1), camera());
    let at = table.stamp();
    let correct = |table: &mut TableTop| {
        table
            .game
            .replace(3, it_was_closed(), &Misfits::default(), Source::Referee, at)
    };
    let asked = correct(&mut table).unwrap_err();
    let ReplaceError::Refused(refusal) = asked else {
        panic!("{asked}");
    };
    assert_eq!(
        refusal,
        Refusal::NeedsRuling(HouseRule::ClosedOnGate),
        "nobody has answered yet"
    );
    for (rule, answer) in [
        (HouseRule::ClosedOnGate, Answer::NotOpen),
        (HouseRule::MissGoesTo, Answer::StaysUnused),
    ] {
        table.act(Command::SetRule { rule, answer });
    }
    correct(&mut table).unwrap();
    let zone = |table: &TableTop| table.game.now().toy(bakugan(MIA, 0)).unwrap().zone;
    assert_eq!(zone(&table), Zone::Unused);

    // The answers are part of the corrected act: they are kept, said, and outlive a restart and another change of mind.
    table.act(Command::SetRule {
        rule: HouseRule::MissGoesTo,
        answer: Answer::UsedPile,
    });
    let lines: Vec<String> = table
        .game
        .entries()
        .iter()
        .map(|entry| ron::to_string(entry).unwrap())
        .collect();
    let read: Vec<_> = lines
        .iter()
        .map(|line| ron::from_str(line).unwrap())
        .collect();
    let replay = Ledger::<Bakugan>::replay(table.game.setup().clone(), read);
    assert_eq!(replay.broken, None);
    assert_eq!(replay.ledger.now(), table.game.now());
    assert_eq!(replay.ledger.commands(), table.game.commands());
    assert_eq!(zone(&table), Zone::Unused);
    correct(&mut table).unwrap();
    assert_eq!(
        zone(&table),
        Zone::Unused,
        "corrected again it keeps the answer that it took along"
    );
}
