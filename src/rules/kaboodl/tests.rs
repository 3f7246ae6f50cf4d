#![allow(clippy::unwrap_used)]

use proptest::prelude::*;
use proptest::sample::Index;

use super::*;
use crate::rules::{Ledger, Source, Stamp, TableRule as _, ruling_needed};

const MIA: Seat = Seat(0);
const BEN: Seat = Seat(1);
const RED_BEAK: CardId = CardId(0);

/// A match driven by commands, all by the referee.
struct Match(Ledger<Kaboodl>);

impl Match {
    fn new() -> Self {
        Self(Ledger::new(Setup::quick(&["Mia", "Ben"])))
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

    #[track_caller]
    fn adjust(&mut self, change: Adjustment) -> Vec<Event> {
        let reason = "a test".to_owned();
        self.act(Command::Adjust { change, reason })
    }

    fn now(&self) -> &Kaboodl {
        self.0.now()
    }

    fn undo(&mut self) -> Vec<String> {
        self.0.undo(Stamp::default()).unwrap().put_right
    }
}

#[test]
fn an_undo_says_where_each_card_goes_back_to() {
    let mut game = Match::new();
    game.act(Command::Draw);
    assert_eq!(game.undo(), ["Mia puts 1 card back on the draw pile."]);
    game.act(Command::Draw);
    game.act(Command::Collect {
        card: RED_BEAK,
        wilds: 1,
    });
    assert_eq!(
        game.undo(),
        [
            "Put red Beak 1 back into the Kaboodl.",
            "Mia takes 3 cards back from the discard pile.",
        ]
    );
    game.adjust(Adjustment::MoveCard {
        card: RED_BEAK,
        to: Place::With(BEN),
    });
    game.act(Command::Steal { card: RED_BEAK });
    assert_eq!(
        game.undo(),
        [
            "There is no K'baam on red Beak 1 any more.",
            "Mia takes 1 card back from the discard pile.",
        ]
    );
    game.act(Command::Steal { card: RED_BEAK });
    game.act(Command::Block { card: RED_BEAK });
    assert_eq!(
        game.undo(),
        [
            "Mia's K'baam on red Beak 1 is open again.",
            "Ben takes 1 card back from the discard pile.",
        ]
    );
    game.act(Command::Discard);
    assert_eq!(
        game.undo(),
        [
            "Give red Beak 1 to Ben.",
            "Mia's K'baam on red Beak 1 is open again.",
            "Mia takes 1 card back from the discard pile.",
            "It is Mia's turn.",
        ]
    );
}

#[test]
fn what_cannot_be_is_a_warning_and_can_be_set_right() {
    let mut game = Match::new();
    assert_eq!(game.now().warnings(), [""; 0]);
    game.adjust(Adjustment::SetHand {
        seat: MIA,
        cards: 9,
    });
    let warnings = game.now().warnings();
    assert_eq!(warnings.len(), 2, "{warnings:?}");
    assert!(warnings[0].contains("93 cards together"), "{warnings:?}");
    assert!(warnings[1].contains("Mia holds 9 cards"), "{warnings:?}");
    game.adjust(Adjustment::SetHand {
        seat: MIA,
        cards: 7,
    });
    game.adjust(Adjustment::SetSeen {
        card: CommandCard::Kbosh,
        cards: 6,
    });
    let warnings = game.now().warnings();
    assert!(
        warnings[0].contains("K'bosh was played 6 times"),
        "{warnings:?}"
    );
    game.adjust(Adjustment::SetSeen {
        card: CommandCard::Kbosh,
        cards: 0,
    });
    assert!(game.now().warnings().is_empty());
}

#[test]
fn the_discards_that_nobody_saw_leave_a_range_of_what_is_out() {
    let mut game = Match::new();
    let out = |game: &Match, sort| game.now().still_out(sort).to_string();
    assert_eq!(out(&game, CommandCard::Kbosh), "5 of 5");
    game.act(Command::TossOut { cards: 2 });
    assert_eq!(out(&game, CommandCard::Kbosh), "3 to 5 of 5");
    game.act(Command::Draw);
    game.act(Command::Collect {
        card: RED_BEAK,
        wilds: 2,
    });
    assert_eq!(out(&game, CommandCard::Wild), "6 to 8 of 10");
}

#[test]
fn a_card_set_by_hand_after_the_count_is_counted_again() {
    let mut game = Match::new();
    game.act(Command::EndRound {
        reason: "dinner".to_owned(),
    });
    assert!(matches!(game.now().phase(), Phase::Over(_)));
    let total = |game: &Match, seat| *game.now().standing().scores.get(seat).unwrap();
    assert_eq!(total(&game, MIA), -7);
    game.adjust(Adjustment::MoveCard {
        card: RED_BEAK,
        to: Place::With(MIA),
    });
    assert_eq!(total(&game, MIA), -2);
    game.adjust(Adjustment::SetPoints {
        round: 1,
        seat: BEN,
        points: 30,
    });
    assert_eq!(total(&game, BEN), 30);
    assert!(game.now().rounds()[0].winners.contains(BEN));
    assert!(!game.now().rounds()[0].winners.contains(MIA));
    game.adjust(Adjustment::SetResult(MatchResult::Won(BEN)));
    assert_eq!(game.now().phase(), Phase::Over(MatchResult::Won(BEN)));
    game.adjust(Adjustment::SetTurn(MIA));
    assert_eq!((game.now().phase(), game.now().round()), (Phase::ToDraw, 1));
    assert!(game.now().rounds().is_empty());
}

#[test]
fn what_is_adjusted_must_fit_and_needs_a_reason() {
    let mut game = Match::new();
    for change in [
        Adjustment::MoveCard {
            card: CardId(12),
            to: Place::Kaboodl,
        },
        Adjustment::MoveCard {
            card: RED_BEAK,
            to: Place::With(Seat(2)),
        },
        Adjustment::SetHand {
            seat: MIA,
            cards: 1_000,
        },
        Adjustment::SetDrawPile(u16::MAX),
        Adjustment::SetTurn(Seat(9)),
        Adjustment::SetPoints {
            round: 1,
            seat: MIA,
            points: 5,
        },
        Adjustment::Extra {
            seat: MIA,
            points: 10_000,
        },
        Adjustment::OpenSteal(RED_BEAK),
        Adjustment::DropSteal(RED_BEAK),
        Adjustment::Rename {
            seat: MIA,
            name: "Ben".to_owned(),
        },
        Adjustment::SetResult(MatchResult::Won(Seat(7))),
    ] {
        let reason = "a test".to_owned();
        game.refused(Command::Adjust { change, reason });
    }
    let change = Adjustment::Note;
    let reason = " ".to_owned();
    game.refused(Command::Adjust { change, reason });
}

#[test]
fn steals_can_be_opened_and_dropped_by_hand() {
    let mut game = Match::new();
    game.adjust(Adjustment::MoveCard {
        card: RED_BEAK,
        to: Place::With(BEN),
    });
    game.act(Command::Draw);
    game.adjust(Adjustment::OpenSteal(RED_BEAK));
    assert_eq!(game.now().steals().len(), 1);
    game.adjust(Adjustment::DropSteal(RED_BEAK));
    assert!(game.now().steals().is_empty());
    game.adjust(Adjustment::OpenSteal(RED_BEAK));
    game.adjust(Adjustment::MoveCard {
        card: RED_BEAK,
        to: Place::Out,
    });
    assert!(game.now().steals().is_empty());
}

#[test]
fn points_set_by_hand_are_a_part_of_the_score() {
    let mut game = Match::new();
    for points in [15, -3] {
        game.adjust(Adjustment::Extra { seat: MIA, points });
    }
    let standing = game.now().standing();
    assert_eq!(standing.scores.get(MIA), Some(&5));
    assert_eq!(standing.parts.get(MIA).unwrap()[2].points, 12);
}

#[test]
fn an_empty_hand_ends_its_turn_without_a_discard() {
    let mut game = Match::new();
    game.act(Command::Draw);
    game.adjust(Adjustment::SetHand {
        seat: MIA,
        cards: 0,
    });
    assert_eq!(game.now().choices().len(), 1);
    let events = game.act(Command::Discard);
    assert!(matches!(events[0], Event::NothingToDiscard { .. }));
    assert_eq!(game.now().turn(), BEN);
}

#[test]
fn a_round_without_any_card_left_is_counted() {
    let mut game = Match::new();
    for seat in [MIA, BEN] {
        game.adjust(Adjustment::SetHand { seat, cards: 0 });
    }
    game.adjust(Adjustment::SetDrawPile(0));
    game.act(Command::Draw);
    game.act(Command::Discard);
    assert_eq!(game.now().rounds().len(), 1);
}

fn setup() -> impl Strategy<Value = Setup> {
    let format = prop::sample::select(vec![
        Format::Single,
        Format::BestOf(3),
        Format::FirstTo(60),
        Format::Rounds(2),
    ]);
    let rules = prop::collection::vec((any::<Index>(), 0..4_u8), HouseRule::ALL.len());
    (2..=6_usize, format, rules).prop_map(|(count, format, rules)| {
        let names = ["Mia", "Ben", "Lea", "Tom", "Ida", "Max"];
        let mut form = SetupForm::from(Setup::quick(&names[..count]));
        form.format = format;
        for (rule, (index, asks)) in HouseRule::ALL.iter().zip(rules) {
            let setting = match asks {
                0 => Setting::Ask,
                _ => Setting::Is(index.get(rule.options()).answer),
            };
            form.house.set(*rule, setting);
        }
        Setup::check(form).unwrap()
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_game_of_choices_ends_and_loses_no_card(setup in setup(), picks in prop::collection::vec(any::<Index>(), 6_000)) {
        let mut state = Kaboodl::start(&setup);
        for pick in picks {
            let choices = state.choices();
            if choices.is_empty() {
                prop_assert!(matches!(state.phase(), Phase::Over(_)));
                return Ok(());
            }
            let command = &pick.get(&choices).command;
            let events = match state.decide(command) {
                Ok(events) => events,
                Err(refusal) => {
                    let asked = ruling_needed::<Kaboodl>(&refusal);
                    prop_assert!(asked.is_some(), "{:?}: {}", command, refusal);
                    let asked = asked.unwrap();
                    state.decide(&pick.get(&asked.options).command).unwrap()
                }
            };
            for event in &events {
                prop_assert!(state.say(event).ends_with('.'));
                state.apply(event);
            }
            prop_assert_eq!(state.cards_in_play(), 91);
            prop_assert_eq!(state.cards().count(), 12);
            let standing = state.standing();
            for (seat, parts) in standing.parts.iter() {
                let sum: i32 = parts.iter().map(|part| part.points).sum();
                prop_assert_eq!(Some(&sum), standing.scores.get(seat));
            }
            for sort in CommandCard::ALL {
                let out = state.still_out(sort);
                prop_assert!(out.least <= out.most && out.most <= out.of);
            }
        }
        prop_assert!(false, "no end: {:?}", state);
    }
}
