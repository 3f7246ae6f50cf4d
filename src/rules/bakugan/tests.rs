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
