#![allow(clippy::unwrap_used)]

use super::*;
use crate::rules::{Ledger, Source, Stamp};

const MIA: Seat = Seat(0);
const BEN: Seat = Seat(1);
const G1: Gate = Gate(0);
const G2: Gate = Gate(1);

fn toy(seat: Seat, number: u8) -> BakuganId {
    BakuganId { seat, number }
}

/// A match driven by commands, all by the referee.
struct Match(Ledger<Bakugan>);

impl Match {
    fn new() -> Self {
        Self::with(HouseRules::defaults())
    }

    fn with(house: HouseRules) -> Self {
        let mut form = SetupForm::from(Setup::quick("Mia", "Ben"));
        form.house = house;
        let mut it = Self(Ledger::new(Setup::check(form).unwrap()));
        it.act(Command::SetGates);
        it
    }

    #[track_caller]
    fn act(&mut self, command: Command) -> Vec<Event> {
        let at = Stamp::from_millis(0);
        match self.0.act(command.clone(), Source::Referee, at) {
            Ok(entry) => entry.what.events().to_vec(),
            Err(refusal) => panic!("{command:?} was refused: {refusal}"),
        }
    }

    #[track_caller]
    fn refused(&mut self, command: Command) -> Refusal {
        let before = self.0.now().clone();
        let at = Stamp::from_millis(0);
        let refusal = self.0.act(command, Source::Referee, at).unwrap_err();
        assert_eq!(before, *self.0.now(), "a refusal changed something");
        refusal
    }

    /// Rolls a Bakugan and settles it with a fact.
    #[track_caller]
    fn roll(&mut self, bakugan: BakuganId, fact: Fact) -> Vec<Event> {
        self.act(Command::Roll { bakugan });
        let roll = self.0.now().rolls();
        self.act(Command::Settle { roll, fact })
    }

    fn zone(&self, bakugan: BakuganId) -> Zone {
        self.0.now().toy(bakugan).unwrap().zone
    }

    fn won(&self, seat: Seat) -> usize {
        self.0.now().players().get(seat).unwrap().gates_won.len()
    }

    fn stands(&self, bakugan: BakuganId, on: Gate) -> bool {
        matches!(self.zone(bakugan), Zone::Standing { gate, .. } if gate == on)
    }

    /// Mia and Ben fight on Gate 1, Ben's turn.
    fn in_battle() -> Self {
        let mut it = Self::new();
        it.roll(toy(MIA, 0), Fact::open_on(G1));
        it.roll(toy(BEN, 0), Fact::open_on(G1));
        it
    }
}

#[test]
fn opening_on_an_empty_gate_it_stands_and_the_turn_passes() {
    let mut it = Match::new();
    let events = it.roll(toy(MIA, 0), Fact::open_on(G2));
    assert_eq!(events[0].basis(), Some(Basis::Sheet(Section::AfterARoll)));
    assert!(it.stands(toy(MIA, 0), G2));
    assert_eq!(it.0.now().turn(), BEN);
}

#[test]
fn a_little_open_counts_as_open() {
    let mut it = Match::new();
    it.roll(toy(MIA, 0), Fact::partly_open_on(G2));
    assert!(it.stands(toy(MIA, 0), G2));
}

#[test]
fn a_miss_goes_to_the_used_pile_and_the_turn_passes() {
    for fact in [
        Fact::closed_off(),
        Fact::open_off(),
        Fact::gone(),
        Fact::closed_on(G1),
        Fact::opened_before(G1),
    ] {
        let mut it = Match::new();
        let events = it.roll(toy(MIA, 0), fact.clone());
        assert!(matches!(events[0], Event::Missed { .. }), "{fact:?}");
        assert_eq!(it.zone(toy(MIA, 0)), Zone::Used, "{fact:?}");
        assert_eq!(it.0.now().turn(), BEN);
    }
}

#[test]
fn two_of_ones_own_move_on_or_take_the_gate() {
    let mut it = Match::new();
    it.roll(toy(MIA, 0), Fact::open_on(G1));
    it.roll(toy(BEN, 0), Fact::gone());
    it.roll(toy(MIA, 1), Fact::open_on(G1));
    assert!(it.stands(toy(MIA, 1), G2), "the other gate was free");
    it.roll(toy(BEN, 1), Fact::gone());
    it.roll(toy(MIA, 2), Fact::open_on(G1));
    assert_eq!(it.won(MIA), 1);
    assert_eq!(it.zone(toy(MIA, 0)), Zone::Used);
    assert_eq!(it.zone(toy(MIA, 2)), Zone::Used);
    assert!(it.stands(toy(MIA, 1), G2));
    assert!(it.0.now().gate(G1).is_none());
}

#[test]
fn the_higher_total_takes_the_gate_and_both_fighters_are_used() {
    let mut it = Match::in_battle();
    let refusal = it.refused(Command::Compare);
    assert!(
        refusal.to_string().contains("turn Gate 1 over"),
        "{refusal}"
    );
    it.act(Command::Flip { name: None });
    for (bakugan, g_power) in [(toy(MIA, 0), 350), (toy(BEN, 0), 300)] {
        it.act(Command::ReadPower { bakugan, g_power });
    }
    it.act(Command::AddLine {
        bakugan: toy(BEN, 0),
        kind: LineKind::GateNumber,
        amount: 80,
    });
    it.act(Command::Compare);
    assert_eq!(it.won(BEN), 1);
    assert_eq!(it.zone(toy(MIA, 0)), Zone::Used);
    assert_eq!(it.zone(toy(BEN, 0)), Zone::Used);
    assert_eq!(it.0.now().turn(), MIA);
}

#[test]
fn a_second_verdict_for_one_roll_is_refused() {
    let mut it = Match::new();
    it.roll(toy(MIA, 0), Fact::open_on(G1));
    let late = Command::Settle {
        roll: 1,
        fact: Fact::gone(),
    };
    let refusal = it.refused(late);
    assert!(matches!(refusal, Refusal::RollSettled { roll: 1, .. }));
}

#[test]
fn a_ball_that_stays_closed_stands_where_the_house_says_so() {
    let mut house = HouseRules::defaults();
    house.set(HouseRule::ClosedOnGate, Setting::Is(Answer::Stands));
    let mut it = Match::with(house);
    let events = it.roll(toy(MIA, 0), Fact::closed_on(G2));
    assert!(it.stands(toy(MIA, 0), G2));
    assert_eq!(
        events[0].basis(),
        Some(Basis::House(HouseRule::ClosedOnGate, Answer::Stands))
    );
}

#[test]
fn what_opened_on_a_gate_and_slid_off_is_put_back() {
    for fact in [
        Fact::slid_off(G1),
        Fact {
            open_gate: OpenGate::Gate(G1),
            ..Fact::gone()
        },
    ] {
        let mut it = Match::new();
        let events = it.roll(toy(MIA, 0), fact);
        assert!(it.stands(toy(MIA, 0), G1));
        let said = it.0.now().say(&events[0]);
        assert!(
            said.ends_with("it counts and is put back on Gate 1."),
            "{said}"
        );
    }
}

#[test]
fn across_two_gates_the_base_decides_and_about_equal_the_opponent() {
    let mut it = Match::new();
    it.roll(toy(MIA, 0), Fact::between([G1, G2], Some(G2)));
    assert!(it.stands(toy(MIA, 0), G2));

    let mut it = Match::new();
    it.roll(toy(MIA, 0), Fact::between([G1, G2], None));
    assert_eq!(it.0.now().prompt().seat, Some(BEN));
    let refusal = it.refused(Command::ChooseGate { gate: Gate(5) });
    assert!(
        refusal.to_string().contains("Gate 1 and Gate 2"),
        "{refusal}"
    );
    it.act(Command::ChooseGate { gate: G1 });
    assert!(it.stands(toy(MIA, 0), G1));
    assert_eq!(it.0.now().turn(), BEN);
}

#[test]
fn an_unanswered_house_rule_asks_before_anything_happens() {
    let mut it = Match::with(HouseRules::as_printed());
    it.act(Command::Roll {
        bakugan: toy(MIA, 0),
    });
    let settle = Command::Settle {
        roll: 1,
        fact: Fact::closed_on(G1),
    };
    assert_eq!(
        it.refused(settle.clone()),
        Refusal::NeedsRuling(HouseRule::ClosedOnGate)
    );
    it.act(Command::SetRule {
        rule: HouseRule::ClosedOnGate,
        answer: Answer::NotOpen,
    });
    assert_eq!(
        it.refused(settle.clone()),
        Refusal::NeedsRuling(HouseRule::MissGoesTo)
    );
    it.act(Command::SetRule {
        rule: HouseRule::MissGoesTo,
        answer: Answer::StaysUnused,
    });
    it.act(settle);
    assert_eq!(it.zone(toy(MIA, 0)), Zone::Unused);
}

#[test]
fn with_nothing_unused_the_used_ones_return_at_the_start_of_the_turn() {
    let mut it = Match::new();
    for number in 0..3 {
        it.roll(toy(MIA, number), Fact::gone());
        it.roll(toy(BEN, number), Fact::gone());
    }
    for number in 0..3 {
        assert_eq!(it.zone(toy(MIA, number)), Zone::Unused);
    }
    // Ben's are still in his used pile: his turn has not come.
    assert_eq!(it.zone(toy(BEN, 0)), Zone::Used);
}

#[test]
fn an_empty_field_asks_for_new_gates() {
    let mut it = Match::new();
    it.roll(toy(MIA, 0), Fact::open_on(G1));
    it.roll(toy(BEN, 0), Fact::open_on(G1));
    it.act(Command::Flip { name: None });
    it.act(Command::Declare {
        outcome: BattleOutcome::Wins(toy(MIA, 0)),
    });
    assert_eq!(it.won(MIA), 1);
    it.roll(toy(MIA, 1), Fact::open_on(G2));
    it.roll(toy(BEN, 1), Fact::open_on(G2));
    it.act(Command::Flip { name: None });
    it.act(Command::Declare {
        outcome: BattleOutcome::Wins(toy(MIA, 1)),
    });
    assert_eq!(*it.0.now().phase(), Phase::SetGates);
    it.act(Command::SetGates);
    assert_eq!(it.0.now().gates().count(), 2);
    // One gate of one's own alone is taken uncontested when nothing else is out.
    it.roll(toy(MIA, 2), Fact::open_on(G1));
    it.roll(toy(BEN, 2), Fact::gone());
    it.roll(toy(MIA, 0), Fact::open_on(G2));
    it.roll(toy(BEN, 0), Fact::gone());
    it.roll(toy(MIA, 1), Fact::open_on(G2));
    assert_eq!(*it.0.now().phase(), Phase::Over(MatchResult::Won(MIA)));
    assert_eq!(it.refused(Command::SetGates), Refusal::MatchOver);
    assert_eq!(it.0.now().choices(), Vec::new());
}

#[test]
fn level_totals_are_rolled_for_and_the_first_to_stand_takes_the_gate() {
    let mut it = Match::in_battle();
    it.act(Command::Flip {
        name: Some("Fire Pit".to_owned()),
    });
    let missing = it.refused(Command::EnterTotals {
        totals: vec![(toy(BEN, 0), 400)],
    });
    assert!(missing.to_string().contains("Mia's Bakugan 1"), "{missing}");
    it.act(Command::EnterTotals {
        totals: vec![(toy(MIA, 0), 400), (toy(BEN, 0), 400)],
    });
    it.act(Command::Roll {
        bakugan: toy(BEN, 1),
    });
    it.refused(Command::Roll {
        bakugan: toy(BEN, 2),
    });
    it.refused(Command::TieFirst { seat: Some(BEN) });
    let settle = Command::Settle {
        roll: 3,
        fact: Fact::open_on(G2),
    };
    it.refused(settle);
    it.act(Command::Roll {
        bakugan: toy(MIA, 2),
    });
    it.act(Command::TieFirst { seat: Some(MIA) });
    assert_eq!(it.won(MIA), 1);
    assert_eq!(it.zone(toy(BEN, 1)), Zone::Used);
    assert_eq!(it.zone(toy(MIA, 2)), Zone::Used);
    assert_eq!(it.0.now().turn(), MIA, "the turn after Ben's is Mia's");
}

#[test]
fn after_three_tie_rolls_without_a_stand_whoever_stood_first_on_the_gate_wins() {
    let mut it = Match::in_battle();
    it.act(Command::Flip { name: None });
    it.act(Command::Declare {
        outcome: BattleOutcome::Equal,
    });
    for round in 1..=3 {
        assert!(matches!(it.0.now().phase(), Phase::TieRoll(tie) if tie.round == round));
        for seat in [MIA, BEN] {
            let bakugan = it.0.now().in_zone(seat, Zone::Unused).next().unwrap();
            it.act(Command::Roll { bakugan });
        }
        it.act(Command::TieFirst { seat: None });
    }
    assert_eq!(it.won(MIA), 1, "Mia's stood there before Ben's came");
}

#[test]
fn a_side_with_nothing_to_roll_for_the_tie_gets_its_used_ones_back() {
    let mut it = Match::in_battle();
    let move_to = |bakugan, to| Command::Adjust {
        change: Adjustment::MoveBakugan { bakugan, to },
        reason: "a card says so".to_owned(),
    };
    it.act(move_to(toy(BEN, 1), BakuganPlace::Used));
    it.act(move_to(toy(BEN, 2), BakuganPlace::Out));
    it.act(Command::Flip { name: None });
    it.act(Command::Declare {
        outcome: BattleOutcome::Equal,
    });
    assert_eq!(it.zone(toy(BEN, 1)), Zone::Unused);
    it.0.undo(Stamp::default());
    it.act(move_to(toy(BEN, 1), BakuganPlace::Out));
    it.act(Command::Declare {
        outcome: BattleOutcome::Equal,
    });
    assert_eq!(it.won(MIA), 1, "nobody is left to roll against Mia");
}

#[test]
fn refusals_name_the_rule_and_what_would_be_allowed() {
    let mut it = Match::new();
    it.roll(toy(MIA, 0), Fact::open_on(G1));
    let cases = [
        (
            Command::Roll {
                bakugan: toy(MIA, 1),
            },
            "it is Ben's turn",
        ),
        (
            Command::Roll {
                bakugan: toy(Seat(9), 0),
            },
            "no Bakugan 1 of seat 10",
        ),
        (Command::SetGates, "finds no gate in the field"),
        (Command::Pass, "nothing to roll at all"),
        (Command::Compare, "two players stand on one gate"),
        (
            Command::Adjust {
                change: Adjustment::SetTurn(MIA),
                reason: " ".to_owned(),
            },
            "needs a reason",
        ),
    ];
    for (command, says) in cases {
        let refusal = it.refused(command).to_string();
        assert!(refusal.contains(says), "{refusal}");
    }
    it.roll(toy(BEN, 0), Fact::open_on(G2));
    let refusal = it.refused(Command::Roll {
        bakugan: toy(MIA, 0),
    });
    assert_eq!(
        refusal.to_string(),
        "the sheet, \"Play\": only an unused Bakugan is rolled, and Bakugan 1 stands on Gate 1; \
         unused: Mia's Bakugan 2 and Mia's Bakugan 3"
    );
}

#[test]
fn anything_can_be_set_by_hand_and_three_gates_still_win() {
    let mut it = Match::new();
    let by_hand = |change| Command::Adjust {
        change,
        reason: "the table agreed".to_owned(),
    };
    let give = by_hand(Adjustment::MoveGate {
        owner: MIA,
        from: GatePlace::Hand,
        to: GatePlace::Won(BEN),
    });
    it.act(give.clone());
    it.act(give.clone());
    it.refused(give);
    it.act(by_hand(Adjustment::MoveGate {
        owner: MIA,
        from: GatePlace::Field(G1),
        to: GatePlace::Won(BEN),
    }));
    assert_eq!(*it.0.now().phase(), Phase::Over(MatchResult::Won(BEN)));
    it.act(by_hand(Adjustment::SetTurn(MIA)));
    assert_eq!(
        *it.0.now().phase(),
        Phase::ToRoll,
        "a match that was over goes on"
    );
}

#[test]
fn moving_a_fighter_by_hand_ends_its_battle() {
    let mut it = Match::in_battle();
    it.act(Command::Adjust {
        change: Adjustment::MoveBakugan {
            bakugan: toy(MIA, 0),
            to: BakuganPlace::Unused,
        },
        reason: "it was knocked off before".to_owned(),
    });
    assert_eq!(*it.0.now().phase(), Phase::ToRoll);
}

#[test]
fn a_face_down_gate_is_only_ever_a_number() {
    let mut it = Match::in_battle();
    assert_eq!(it.0.now().gate_name(G1), "Gate 1");
    it.act(Command::Flip {
        name: Some("Fire Pit".to_owned()),
    });
    assert_eq!(it.0.now().gate_name(G1), "Gate 1, Fire Pit");
    assert_eq!(it.0.now().gate_name(G2), "Gate 2");
}

#[test]
fn the_preview_says_what_follows() {
    let mut it = Match::new();
    it.roll(toy(MIA, 0), Fact::open_on(G1));
    it.act(Command::Roll {
        bakugan: toy(BEN, 0),
    });
    let follows = |fact| {
        let now = it.0.now();
        let command = Command::Settle { roll: 2, fact };
        now.follows(&now.decide(&command).unwrap())
    };
    assert_eq!(
        follows(Fact::open_on(G1)),
        "Mia's Bakugan 1 stands there: BATTLE"
    );
    assert_eq!(
        follows(Fact::open_on(G2)),
        "stands on Gate 2, then Mia's turn"
    );
    assert_eq!(
        follows(Fact::gone()),
        "a miss, to the used pile, then Mia's turn"
    );
}

#[test]
fn undo_says_what_to_put_back_on_the_table() {
    let mut it = Match::new();
    it.roll(toy(MIA, 0), Fact::open_on(G1));
    it.roll(toy(BEN, 0), Fact::open_on(G1));
    it.act(Command::Flip { name: None });
    it.act(Command::Declare {
        outcome: BattleOutcome::Wins(toy(BEN, 0)),
    });
    assert_eq!(
        it.0.undo_target().unwrap(),
        "Ben wins the battle and takes Gate 1."
    );
    let undone = it.0.undo(Stamp::default()).unwrap();
    assert_eq!(
        undone.put_right,
        [
            "Lay Mia's Gate 1 back on the table, face up.",
            "Stand Mia's Bakugan 1 on Gate 1.",
            "Stand Ben's Bakugan 1 on Gate 1.",
        ]
    );
    let undone = it.0.undo(Stamp::default()).unwrap();
    assert_eq!(undone.put_right, ["Turn Gate 1 face down again."]);
}
