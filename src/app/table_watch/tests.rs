//! Tests of the module above.

use super::*;
use crate::rules::bakugan::{Adjustment, BakuganId, Command, Fact, GatePlace, GateSide, Setup};
use crate::rules::{Ledger, Seat, Source, Stamp};

/// A match, what lies on its table, and a clock.
struct Play {
    game: Ledger<Bakugan>,
    watch: TableWatch,
    seen: CardsSeen,
    lying: Vec<GateInImage>,
    is_calm: bool,
    seconds: f64,
}

/// A card of 60 x 90 pixels, so many card widths from the left.
fn card(index: usize, place: f64) -> GateInImage {
    let left = 100.0 + 62.0 * place;
    GateInImage {
        index,
        corners_in_image: [
            [left, 100.0],
            [left + 60.0, 100.0],
            [left + 60.0, 190.0],
            [left, 190.0],
        ],
    }
}

fn seat(index: usize) -> Seat {
    Seat::all(2).nth(index).expect("there is one")
}

impl Play {
    /// Two gates lie there and are set.
    fn begun() -> Self {
        let mut play = Self {
            game: Ledger::new(Setup::quick("Mia", "Ben")),
            watch: TableWatch::default(),
            seen: CardsSeen::by_judge(1),
            lying: Vec::new(),
            is_calm: true,
            seconds: 0.0,
        };
        play.lay(card(0, 0.0));
        play.lay(card(1, 1.0));
        play.enter(Command::SetGates);
        play.wait(30.0);
        assert_eq!(play.shown(), None);
        play
    }

    fn enter(&mut self, command: Command) {
        let at = Stamp::from_millis(1_000);
        let entered = self.game.act(command, Source::Referee, at).is_ok();
        assert!(entered, "the rules take it");
    }

    fn by_hand(&mut self, change: Adjustment) {
        self.enter(Command::Adjust {
            change,
            reason: "by hand".to_owned(),
        });
    }

    fn captured(&mut self, gate: u8) {
        self.by_hand(Adjustment::MoveGate {
            owner: seat(usize::from(gate)),
            from: GatePlace::Field(Gate(gate)),
            to: GatePlace::Won(seat(0)),
        });
    }

    fn lay(&mut self, card: GateInImage) {
        self.seen.lying.insert(card.index, 0);
        self.lying.push(card);
    }

    fn take(&mut self, index: usize) {
        self.seen.lying.remove(&index);
        self.lying.retain(|card| card.index != index);
    }

    fn turn(&mut self, index: usize) {
        *self.seen.lying.get_mut(&index).expect("it lies there") += 1;
    }

    /// Frames come for so long, ten a second.
    fn wait(&mut self, seconds: f64) {
        for _ in 0..(10.0 * seconds).round() as usize {
            self.seconds += 0.1;
            let seen = TableSeen {
                session: 1,
                cards: Some(&self.seen),
                gates: &self.lying,
                picture: &RgbImage::new(320, 240),
                is_calm: self.is_calm,
                seconds: self.seconds,
            };
            self.watch.follow(Some(self.game.now()), &seen);
        }
    }

    fn shown(&self) -> Option<Difference> {
        self.watch.shown(self.game.now())
    }

    fn is_gate(&self, index: usize) -> Option<Option<Gate>> {
        let field: Vec<Gate> = self.game.now().gates().map(|(gate, _)| gate).collect();
        self.watch.gate_of(index, &field)
    }
}

#[test]
fn a_card_that_is_taken_is_said_after_a_while_and_no_more_when_it_is_captured() {
    let mut play = Play::begun();
    play.take(1);
    play.wait(1.2);
    assert_eq!(play.shown(), None, "it may be put straight");
    play.wait(0.8);
    assert_eq!(play.shown(), Some(Difference::Taken(Gate(1))));
    play.captured(1);
    assert_eq!(play.shown(), None, "both agree at once");
    play.wait(20.0);
    assert_eq!(play.shown(), None);
}

#[test]
fn a_card_that_is_put_back_is_its_gate_again_under_its_new_number() {
    let mut play = Play::begun();
    play.take(0);
    play.wait(3.0);
    assert_eq!(play.shown(), Some(Difference::Taken(Gate(0))));
    play.lay(card(2, 0.1));
    play.wait(0.1);
    assert_eq!(play.shown(), None);
    assert_eq!(play.is_gate(2), Some(Some(Gate(0))));
    assert_eq!(play.is_gate(1), Some(Some(Gate(1))));
    assert_eq!(play.is_gate(7), Some(None), "nobody knows it");
}

#[test]
fn hands_at_work_are_not_talked_over_and_a_flicker_is_not_said() {
    let mut play = Play::begun();
    play.take(1);
    play.is_calm = false;
    play.wait(10.0);
    assert_eq!(play.shown(), None);
    play.is_calm = true;
    play.wait(1.0);
    let mut number = 1;
    for _ in 0..10 {
        number += 1;
        play.lay(card(number, 1.0));
        play.wait(0.5);
        play.take(number);
        play.wait(1.0);
        assert_eq!(play.shown(), None);
    }
    play.wait(1.0);
    assert_eq!(play.shown(), Some(Difference::Taken(Gate(1))));
    // What is said stays while hands put it right.
    play.is_calm = false;
    play.wait(2.0);
    assert_eq!(play.shown(), Some(Difference::Taken(Gate(1))));
}

#[test]
fn a_card_turned_over_is_said_until_it_is_so_or_is_turned_back() {
    let mut play = Play::begun();
    play.turn(0);
    play.wait(2.0);
    assert_eq!(play.shown(), Some(Difference::Turned(Gate(0))));
    play.turn(0);
    play.wait(0.1);
    assert_eq!(play.shown(), None);
    play.turn(0);
    play.wait(2.0);
    play.by_hand(Adjustment::SetSide {
        gate: Gate(0),
        side: GateSide::Up(None),
    });
    assert_eq!(play.shown(), None);
    // A turn that was not seen is no difference.
    play.by_hand(Adjustment::SetSide {
        gate: Gate(1),
        side: GateSide::Up(None),
    });
    play.wait(20.0);
    assert_eq!(play.shown(), None);
}

#[test]
fn a_card_laid_in_the_field_is_said_and_a_pile_beside_it_is_not() {
    let mut play = Play::begun();
    play.lay(card(2, 5.0));
    play.wait(20.0);
    assert_eq!(play.shown(), None, "further than two card lengths");
    play.lay(card(3, 2.0));
    play.wait(2.0);
    assert_eq!(play.shown(), Some(Difference::Added(3)));
    play.by_hand(Adjustment::MoveGate {
        owner: seat(0),
        from: GatePlace::Hand,
        to: GatePlace::Field(Gate(2)),
    });
    play.wait(0.1);
    assert_eq!(play.shown(), None);
    assert_eq!(play.is_gate(3), Some(Some(Gate(2))));
}

#[test]
fn in_a_battle_its_card_may_be_read_and_ability_cards_be_laid() {
    let mut play = Play::begun();
    for (roll, bakugan) in [(1, 0), (2, 1)] {
        let (seat, number) = (seat(bakugan), 0);
        play.enter(Command::Roll {
            bakugan: BakuganId { seat, number },
        });
        let fact = Fact::open_on(Gate(1));
        play.enter(Command::Settle { roll, fact });
    }
    assert!(matches!(play.game.now().phase(), Phase::Battle(_)));
    play.lay(card(2, 2.0));
    play.wait(20.0);
    assert_eq!(
        play.shown(),
        None,
        "an ability card, as far as anybody knows"
    );
    play.take(1);
    play.wait(5.0);
    assert_eq!(play.shown(), None);
    play.wait(2.0);
    assert_eq!(play.shown(), Some(Difference::Taken(Gate(1))));
}

#[test]
fn a_card_that_stays_after_its_gate_is_captured_is_said_much_later() {
    let mut play = Play::begun();
    play.captured(0);
    play.wait(7.0);
    assert_eq!(play.shown(), None);
    play.wait(2.0);
    assert_eq!(play.shown(), Some(Difference::Left(Gate(0))));
    play.take(0);
    play.wait(0.1);
    assert_eq!(play.shown(), None);
}

#[test]
fn a_cleared_table_another_judge_and_given_corners_say_nothing() {
    let mut play = Play::begun();
    play.take(0);
    play.take(1);
    play.wait(20.0);
    assert_eq!(play.shown(), None, "something stands before the camera");
    let mut play = Play::begun();
    play.take(1);
    play.wait(3.0);
    play.seen.judge = 2;
    play.wait(20.0);
    assert_eq!(play.shown(), None, "it has never seen two");
    let mut play = Play::begun();
    play.take(1);
    play.wait(3.0);
    let by_hand = TableSeen {
        session: 1,
        cards: None,
        gates: &play.lying,
        picture: &RgbImage::new(320, 240),
        is_calm: true,
        seconds: play.seconds,
    };
    play.watch.follow(Some(play.game.now()), &by_hand);
    assert_eq!(play.shown(), None);
    assert_eq!(play.is_gate(0), None);
}

#[test]
fn gates_laid_anew_are_taken_for_gates_anew() {
    let mut play = Play::begun();
    play.captured(0);
    play.take(0);
    play.captured(1);
    play.take(1);
    play.wait(3.0);
    play.lay(card(2, 0.0));
    play.lay(card(3, 1.0));
    play.wait(3.0);
    play.enter(Command::SetGates);
    play.wait(3.0);
    assert_eq!(play.is_gate(3), Some(Some(Gate(1))));
    assert_eq!(play.shown(), None);
    play.take(3);
    play.wait(2.0);
    assert_eq!(play.shown(), Some(Difference::Taken(Gate(1))));
    // The roll goes on all the while.
    play.enter(Command::Roll {
        bakugan: BakuganId {
            seat: seat(0),
            number: 0,
        },
    });
    play.enter(Command::Settle {
        roll: 1,
        fact: Fact::open_on(Gate(0)),
    });
    assert_eq!(play.shown(), Some(Difference::Taken(Gate(1))));
}
