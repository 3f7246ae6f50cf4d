use rollcall::rules::bakugan::{Command, Fact, Phase, Refusal};
use rollcall::rules::{Board as _, MatchResult, Rules as _, Source};

use crate::table_top::{BEN, GATE_1, GATE_2, MIA, TableTop, bakugan, camera};

/// Mia wins three battles; a whole short match.
pub fn play_to_three(table: &mut TableTop) {
    for _ in 0..2 {
        table.act(Command::SetGates);
        for gate in [GATE_1, GATE_2] {
            if table.game.now().phase() == &Phase::Over(MatchResult::Won(MIA)) {
                return;
            }
            table.rolls(Fact::open_on(gate), camera());
            table.rolls(Fact::open_on(gate), camera());
            table.battle_goes_to(MIA);
        }
    }
}

#[test]
fn a_match_is_played_by_commands_to_three_gates() {
    let mut table = TableTop::new();
    play_to_three(&mut table);
    let standing = table.game.standing();
    assert_eq!(standing.result, Some(MatchResult::Won(MIA)));
    assert_eq!(standing.turn, None);
    assert_eq!(table.score(), [3, 0]);
    assert_eq!(table.sentences().last().unwrap(), "Mia wins the match.");
    assert_eq!(table.game.prompt().headline, "Mia wins");
}

#[test]
fn a_match_without_a_camera_is_the_same_match() {
    let mut seen = TableTop::new();
    let mut by_hand = TableTop::new();
    for (table, source) in [(&mut seen, camera()), (&mut by_hand, Source::Referee)] {
        table.act(Command::SetGates);
        table.rolls(Fact::open_on(GATE_2), source);
        table.rolls(Fact::closed_off(), source);
        table.rolls(Fact::partly_open_on(GATE_2), source);
    }
    assert_eq!(seen.game.now(), by_hand.game.now());
    assert_ne!(
        seen.game.entries(),
        by_hand.game.entries(),
        "the log says who said so"
    );
}

#[test]
fn the_referee_overrules_the_camera_in_one_step() {
    let mut table = TableTop::new();
    table.act(Command::SetGates);
    table.rolls(Fact::open_on(GATE_2), camera());
    assert_eq!(
        table.game.undo_target().unwrap(),
        "Mia's Bakugan 1 opens and stands on Gate 2."
    );
    let at = table.stamp();
    let put_right = table.game.undo(at).unwrap().put_right;
    assert_eq!(
        put_right,
        Vec::<String>::new(),
        "the roll is judged again where it lies"
    );
    table.settles(Fact::closed_on(GATE_2), Source::Referee);
    let last = table.game.last_lines(1);
    assert_eq!(last[0].source, Source::Referee);
    assert!(last[0].sentences[0].contains("stays closed on Gate 2: a miss"));
    assert_eq!(table.game.now().turn(), BEN);
    // What the camera said stands in the log still, no longer in force.
    let overruled = table
        .game
        .log()
        .into_iter()
        .find(|line| line.source == camera());
    assert!(!overruled.unwrap().in_force);
}

#[test]
fn a_late_second_call_is_refused_and_changes_nothing() {
    let mut table = TableTop::new();
    table.act(Command::SetGates);
    table.rolls(Fact::closed_off(), Source::Referee);
    let before = table.game.now().clone();
    let entries = table.game.entries().len();
    let late = Command::Settle {
        roll: 1,
        fact: Fact::open_on(GATE_1),
    };
    let refusal = table.refused_by(late, camera());
    assert!(
        matches!(refusal, Refusal::RollSettled { roll: 1, .. }),
        "{refusal}"
    );
    assert_eq!(*table.game.now(), before);
    assert_eq!(table.game.entries().len(), entries);
}

#[test]
fn a_call_for_a_gate_that_is_not_there_is_refused() {
    let mut table = TableTop::new();
    table.act(Command::SetGates);
    table.names_one();
    let command = Command::Settle {
        roll: 1,
        fact: Fact::open_on(rollcall::rules::bakugan::Gate(2)),
    };
    let refusal = table.refused_by(command, camera());
    assert_eq!(
        refusal.to_string(),
        "Gate 3 is not in the field; in the field: Gate 1 and Gate 2"
    );
}

#[test]
fn the_prompt_and_the_choices_drive_a_match_without_knowing_the_game() {
    let mut table = TableTop::new();
    let mut steps = 0;
    while let Some(choice) = table.game.now().choices().into_iter().next() {
        assert!(!table.game.prompt().headline.is_empty());
        table.act(choice.command);
        steps += 1;
        assert!(
            steps < 200,
            "always the first choice never ends: {:?}",
            table.score()
        );
    }
    assert!(table.game.standing().result.is_some());
}

#[test]
fn every_log_line_says_who_said_so() {
    let mut table = TableTop::new();
    table.act(Command::SetGates);
    table.act(Command::Roll {
        bakugan: bakugan(MIA, 2),
    });
    table.settles(Fact::open_on(GATE_1), camera());
    let said: Vec<String> = table
        .game
        .log()
        .iter()
        .map(|line| format!("{} - {}", line.sentences.join(" "), line.source))
        .collect();
    assert_eq!(
        said,
        [
            "Mia lays Gate 1 face down. Ben lays Gate 2 face down. - referee",
            "Mia rolls Bakugan 3. - referee",
            "Mia's Bakugan 3 opens and stands on Gate 1. Ben's turn. - camera, sure",
        ]
    );
}
