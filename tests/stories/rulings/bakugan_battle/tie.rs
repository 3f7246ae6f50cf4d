use rollcall::rules::Rules as _;
use rollcall::rules::Seat;
use rollcall::rules::bakugan::{
    Answer, BakuganPlace, Basis, Command, Event, Fact, Gate, HouseRule, OpenGate, Phase, Refusal,
    Section, Taking, Zone,
};

use super::{BEN, G1, G2, G3, Game, LEA, MIA, asking, basis_of, toy};

/// Open on a gate since this frame.
fn open_at(gate: Gate, frame: u64) -> Fact {
    Fact {
        open_frame: Some(frame),
        ..Fact::open_on(gate)
    }
}

impl Game {
    /// Both name what they roll: Mia's third and Ben's second, rolls 3 and 4.
    fn both_roll(mut self) -> Self {
        self.act(Command::Roll {
            bakugan: toy(MIA, 2),
        });
        self.act(Command::Roll {
            bakugan: toy(BEN, 1),
        });
        self
    }

    #[track_caller]
    fn settles(&mut self, seat: Seat, fact: Fact) -> Vec<Event> {
        let mut open = self.now().tie_rolls().into_iter();
        let (roll, _) = open
            .find(|(_, bakugan)| bakugan.seat == seat)
            .expect("a roll is open");
        self.act(Command::Settle { roll, fact })
    }

    fn says(&self, events: &[Event]) -> String {
        let said: Vec<String> = events.iter().map(|event| self.now().say(event)).collect();
        said.join(" ")
    }

    fn round(&self) -> Option<u8> {
        match self.now().phase() {
            Phase::TieRoll(tie) => Some(tie.round),
            _ => None,
        }
    }
}

fn first(seat: Option<Seat>) -> Command {
    Command::TieFirst { seat }
}

#[test]
fn level_totals_make_both_roll_an_unused_one_and_the_first_to_stand_takes_the_gate() {
    let mut game = Game::tied().both_roll();
    let events = game.act(first(Some(BEN)));
    let taken = basis_of(&events, |event| {
        matches!(
            event,
            Event::GateTaken {
                taking: Taking::TieRoll,
                ..
            }
        )
    });
    assert_eq!(taken, Basis::Sheet(Section::Battle));
    assert_eq!(game.won(BEN), 1);
    assert_eq!(game.now().turn(), MIA, "it was Ben's turn");
}

#[test]
fn both_are_named_before_they_roll_at_the_same_time_and_each_has_its_own_roll() {
    let mut game = Game::tied();
    assert_eq!(game.now().prompt().seat, Some(BEN));
    game.act(Command::Roll {
        bakugan: toy(MIA, 2),
    });
    let early = Command::Settle {
        roll: 3,
        fact: open_at(G1, 10),
    };
    game.refused_with(early.clone(), &["once both sides have named"]);
    game.refused_with(first(Some(MIA)), &["once both sides have named"]);
    assert_eq!(game.now().tie_rolls(), []);
    game.act(Command::Roll {
        bakugan: toy(BEN, 1),
    });
    assert_eq!(game.now().tie_rolls(), [(3, toy(MIA, 2)), (4, toy(BEN, 1))]);
    game.act(early.clone());
    assert_eq!(game.now().tie_rolls(), [(4, toy(BEN, 1))]);
    game.refused_with(early, &["roll 3 is settled already", "open in the tie: 4"]);
    game.refused(Command::Settle {
        roll: 9,
        fact: Fact::gone(),
    });
}

#[test]
fn the_camera_decides_by_the_frames_in_which_they_stood() {
    for (mias, bens, winner) in [(120, 100, BEN), (100, 102, MIA)] {
        let mut game = Game::tied().both_roll();
        let events = game.settles(BEN, open_at(G1, bens));
        assert_eq!(
            game.says(&events),
            "Ben's Bakugan 2 opens on Gate 1: it stands on Gate 1."
        );
        let events = game.settles(MIA, open_at(G2, mias));
        assert_eq!(game.won(winner), 1, "{mias} {bens}");
        let settled = basis_of(&events, |e| matches!(e, Event::TieSettled { .. }));
        assert_eq!(settled, Basis::Sheet(Section::Battle));
    }
    // The order alone does as well.
    let mut game = Game::tied().both_roll();
    game.act(Command::TieOrder {
        first: MIA,
        gap_frames: 2,
    });
    assert_eq!(game.won(MIA), 1);
}

#[test]
fn what_a_tie_roll_leads_to_is_said_before_it_is_entered() {
    let mut game = Game::tied()
        .ruled(HouseRule::TieRollers, Answer::StayStanding)
        .both_roll();
    let follows = |game: &Game, roll, fact| {
        let events = game.now().decide(&Command::Settle { roll, fact });
        game.now().follows(&events.unwrap())
    };
    assert_eq!(follows(&game, 3, Fact::gone()), "does not stand");
    game.settles(MIA, open_at(G2, 10));
    assert_eq!(
        follows(&game, 4, open_at(G2, 30)),
        "stands on Gate 2, Mia takes Gate 1, Mia's Bakugan 3 stands there: BATTLE"
    );
    assert_eq!(
        follows(&game, 4, Fact::closed_off()),
        "does not stand, Mia takes Gate 1, then Mia's turn"
    );
}

#[test]
fn one_that_stands_wins_against_one_that_does_not() {
    let mut game = Game::tied().both_roll();
    let events = game.settles(MIA, Fact::closed_off());
    assert!(game.says(&events).ends_with("it does not stand."));
    game.refused_with(
        Command::TieOrder {
            first: MIA,
            gap_frames: 5,
        },
        &["did not stand"],
    );
    game.settles(BEN, Fact::open_on(G2));
    assert_eq!(game.won(BEN), 1);
}

#[test]
fn without_the_frames_the_referee_says_who_was_first() {
    let mut game = Game::tied().both_roll();
    game.settles(MIA, open_at(G1, 40));
    game.settles(BEN, Fact::open_on(G1));
    assert_eq!(game.now().prompt().detail, "Both stand. Say who was first.");
    game.act(first(Some(MIA)));
    assert_eq!(game.won(MIA), 1);
}

#[test]
fn what_stands_in_a_tie_follows_the_same_house_rules_as_any_roll() {
    let mut game = Game::tied()
        .ruled(HouseRule::ClosedOnGate, Answer::Stands)
        .both_roll();
    let events = game.settles(MIA, Fact::closed_on(G1));
    assert_eq!(
        events[0].basis(),
        Some(Basis::House(HouseRule::ClosedOnGate, Answer::Stands))
    );
    game.settles(BEN, Fact::opened_before(G1));
    assert_eq!(game.won(MIA), 1, "opening beside the gates is a miss here");

    let mut game = Game::with(2, asking(HouseRule::ClosedOnGate)).fought();
    game.level();
    let mut game = game.both_roll();
    let closed = Command::Settle {
        roll: 3,
        fact: Fact::closed_on(G1),
    };
    assert_eq!(
        game.refused(closed.clone()),
        Refusal::NeedsRuling(HouseRule::ClosedOnGate)
    );
    let mut game = game.ruled(HouseRule::ClosedOnGate, Answer::NotOpen);
    game.act(closed);
}

#[test]
fn a_straddle_in_a_tie_is_chosen_where_it_matters_or_rolled_again_by_both() {
    let across = || Fact::between([G1, G2], None);
    let mut game = Game::tied().both_roll();
    game.settles(MIA, across());
    assert_eq!(
        game.now().tie_rolls(),
        [(4, toy(BEN, 1))],
        "any gate counts"
    );

    let mut game = Game::tied()
        .ruled(HouseRule::TieGate, Answer::FoughtGate)
        .both_roll();
    game.settles(MIA, across());
    assert_eq!(game.now().prompt().seat, Some(BEN));
    game.refused(Command::ChooseGate { gate: G3 });
    let events = game.act(Command::ChooseGate { gate: G2 });
    assert!(
        game.says(&events)
            .ends_with("which does not count for the tie.")
    );
    game.settles(BEN, Fact::open_on(G1));
    assert_eq!(game.won(BEN), 1);

    let mut game = Game::tied()
        .ruled(HouseRule::Straddle, Answer::RollAgain)
        .both_roll();
    game.settles(BEN, Fact::open_on(G1));
    let events = game.settles(MIA, across());
    assert_eq!(game.says(&events), "Both roll again for the tie.");
    assert_eq!(game.zone(toy(MIA, 2)), Zone::Unused);
    assert_eq!(game.zone(toy(BEN, 1)), Zone::Unused);
    assert_eq!(game.round(), Some(1), "that was no try");
}

#[test]
fn standing_on_any_gate_counts_for_the_tie() {
    let mut game = Game::tied()
        .ruled(HouseRule::TieGate, Answer::AnyGate)
        .both_roll();
    game.settles(MIA, open_at(G2, 10));
    game.settles(BEN, open_at(G1, 30));
    assert_eq!(game.won(MIA), 1);
    assert_eq!(game.now().gate(G1), None, "the fought gate is what is won");
}

#[test]
fn standing_elsewhere_than_on_the_fought_gate_does_not_count() {
    let mut game = Game::tied()
        .ruled(HouseRule::TieGate, Answer::FoughtGate)
        .both_roll();
    let events = game.settles(MIA, open_at(G2, 10));
    assert_eq!(
        events[0].basis(),
        Some(Basis::House(HouseRule::TieGate, Answer::FoughtGate))
    );
    game.settles(BEN, open_at(G1, 30));
    assert_eq!(game.won(BEN), 1);
}

#[test]
fn the_bakugan_of_a_tie_roll_go_to_the_used_piles_and_start_no_battle() {
    let mut game = Game::tied()
        .ruled(HouseRule::TieRollers, Answer::UsedPile)
        .both_roll();
    game.settles(MIA, open_at(G2, 10));
    game.settles(BEN, open_at(G2, 30));
    for bakugan in [toy(MIA, 2), toy(BEN, 1), toy(MIA, 0), toy(BEN, 0)] {
        assert_eq!(game.zone(bakugan), Zone::Used);
    }
    assert_eq!(*game.now().phase(), Phase::ToRoll);
}

#[test]
fn the_bakugan_of_a_tie_roll_stay_where_they_opened() {
    let mut game = Game::tied()
        .ruled(HouseRule::TieRollers, Answer::StayStanding)
        .both_roll();
    game.settles(MIA, open_at(G2, 10));
    let events = game.settles(BEN, Fact::closed_off());
    assert!(
        game.says(&events)
            .contains("Mia's Bakugan 3 stood first; Mia's Bakugan 3 stays on Gate 2."),
        "{}",
        game.says(&events)
    );
    assert!(game.stands(toy(MIA, 2), G2));
    assert_eq!(game.zone(toy(BEN, 1)), Zone::Used, "it missed");
    assert_eq!(game.now().turn(), MIA);
}

#[test]
fn where_they_stay_beside_an_opponent_a_battle_begins_before_the_turn_passes() {
    // The sheet knows no such case: it is read so that opponents on one gate fight.
    let mut game = Game::tied()
        .ruled(HouseRule::TieRollers, Answer::StayStanding)
        .both_roll();
    game.settles(MIA, open_at(G2, 10));
    let events = game.settles(BEN, open_at(G2, 30));
    let began = basis_of(&events, |event| matches!(event, Event::BattleBegan { .. }));
    assert_eq!(began, Basis::Inferred);
    assert_eq!(game.won(MIA), 1, "the first gate is settled");
    let Phase::Battle(battle) = game.now().phase() else {
        panic!("no battle");
    };
    assert_eq!(battle.gate, G2);
    assert_eq!(game.now().turn(), BEN, "his turn is not over");
    game.act(Command::Flip { name: None });
    game.act(Command::EnterTotals {
        totals: vec![(toy(MIA, 2), 1), (toy(BEN, 1), 2)],
    });
    assert_eq!(game.won(BEN), 1);
    assert_eq!(game.now().turn(), MIA);
}

#[test]
fn a_tie_roller_that_stays_meets_a_third_players_bakugan_but_not_its_own() {
    let three = |lea_stands: bool| {
        let mut game = Game::with(3, |_| {});
        game.roll(toy(MIA, 0), Fact::open_on(G1));
        game.roll(toy(BEN, 0), Fact::open_on(G2));
        let fact = if lea_stands {
            Fact::open_on(G3)
        } else {
            Fact::gone()
        };
        game.roll(toy(LEA, 0), fact);
        game.roll(toy(MIA, 1), Fact::open_on(G2));
        game.level();
        game.ruled(HouseRule::TieRollers, Answer::StayStanding)
            .both_roll()
    };
    let mut game = three(true);
    game.settles(MIA, open_at(G3, 10));
    game.settles(BEN, Fact::gone());
    let fights = |game: &Game, seat| game.fighter(seat).bakugan;
    assert_eq!(fights(&game, LEA), toy(LEA, 0));
    assert_eq!(fights(&game, MIA), toy(MIA, 2));

    let mut game = three(false);
    game.settles(MIA, open_at(G1, 10));
    game.settles(BEN, Fact::gone());
    assert_eq!(game.zone(toy(MIA, 2)), Zone::Used, "her own stands there");
    assert!(game.stands(toy(MIA, 0), G1));
    assert_eq!(*game.now().phase(), Phase::ToRoll);
}

#[test]
fn when_nobody_stands_it_is_rolled_again_and_after_three_rounds_who_stood_first_wins() {
    let mut game = Game::tied().ruled(HouseRule::TieNobody, Answer::RollAgainThenFirst);
    for round in 1..=3 {
        assert_eq!(game.round(), Some(round));
        for seat in [MIA, BEN] {
            let bakugan = game.now().in_zone(seat, Zone::Unused).next().unwrap();
            game.act(Command::Roll { bakugan });
        }
        game.settles(MIA, Fact::closed_off());
        game.settles(BEN, Fact::gone());
    }
    assert_eq!(game.won(MIA), 1, "hers stood on the gate before Ben's came");
}

#[test]
fn when_nobody_stands_the_gate_leaves_the_game_where_the_house_says_so() {
    let mut game = Game::tied()
        .ruled(HouseRule::TieNobody, Answer::GateOut)
        .both_roll();
    game.settles(MIA, Fact::closed_off());
    let events = game.settles(BEN, Fact::closed_on(G1));
    let lost = basis_of(&events, |event| matches!(event, Event::GateLost { .. }));
    assert_eq!(lost, Basis::House(HouseRule::TieNobody, Answer::GateOut));
    assert_eq!(game.now().players().get(MIA).unwrap().gates_out, 1);
    assert_eq!((game.won(MIA), game.won(BEN)), (0, 0));
    assert_eq!(game.zone(toy(BEN, 0)), Zone::Used);
}

/// Ben has nothing unused, only used ones.
fn one_sided(answer: Answer) -> Game {
    let mut game = Game::with(2, |_| {})
        .ruled(HouseRule::TieOneSided, answer)
        .fought();
    game.put(toy(BEN, 1), BakuganPlace::Used);
    game.put(toy(BEN, 2), BakuganPlace::Used);
    game.level();
    game
}

#[test]
fn a_side_with_nothing_unused_has_its_used_ones_back_for_the_tie() {
    let game = one_sided(Answer::ReturnFirst);
    assert_eq!(game.zone(toy(BEN, 1)), Zone::Unused);
    assert_eq!(game.round(), Some(1));
}

#[test]
fn a_side_with_nothing_unused_loses_the_tie_where_the_house_says_so() {
    let game = one_sided(Answer::OtherSideWins);
    assert_eq!(game.won(MIA), 1);
    assert_eq!(game.zone(toy(BEN, 1)), Zone::Used);
}

/// Both stood within a frame of each other.
fn dead_heat(answer: Answer) -> (Game, Vec<Event>) {
    let mut game = Game::tied().ruled(HouseRule::DeadHeat, answer).both_roll();
    game.settles(BEN, open_at(G2, 100));
    let events = game.settles(MIA, open_at(G1, 101));
    let basis = basis_of(&events, |event| matches!(event, Event::DeadHeat { .. }));
    assert_eq!(basis, Basis::House(HouseRule::DeadHeat, answer));
    (game, events)
}

#[test]
fn a_dead_heat_is_rolled_again() {
    let (game, events) = dead_heat(Answer::RollAgain);
    assert_eq!(game.round(), Some(2));
    assert_eq!(game.zone(toy(MIA, 2)), Zone::Used);
    assert!(
        game.says(&events)
            .contains("A dead heat: both stand within a frame of each other."),
        "{}",
        game.says(&events)
    );
    assert_eq!((game.won(MIA), game.won(BEN)), (0, 0));
}

#[test]
fn a_dead_heat_is_for_the_referee_to_decide() {
    let (mut game, _) = dead_heat(Answer::RefereeDecides);
    assert_eq!(game.now().prompt().headline, "Dead heat: who was first?");
    game.refused_with(
        Command::TieOrder {
            first: BEN,
            gap_frames: 7,
        },
        &["the referee decides"],
    );
    let events = game.act(first(Some(BEN)));
    let settled = basis_of(&events, |event| matches!(event, Event::TieSettled { .. }));
    assert_eq!(
        settled,
        Basis::House(HouseRule::DeadHeat, Answer::RefereeDecides)
    );
    assert_eq!(game.won(BEN), 1);
}

#[test]
fn a_dead_heat_goes_to_whoever_stood_first_on_the_fought_gate() {
    let (game, _) = dead_heat(Answer::FirstOnGate);
    assert_eq!(game.won(MIA), 1, "Ben's came to hers");
}

#[test]
fn two_frames_apart_is_no_dead_heat_and_an_unanswered_one_asks() {
    for (gap_frames, is_one) in [(0, true), (1, true), (2, false)] {
        let mut game = Game::with(2, asking(HouseRule::DeadHeat)).fought();
        game.level();
        let mut game = game.both_roll();
        let order = Command::TieOrder {
            first: MIA,
            gap_frames,
        };
        if is_one {
            let needed = Refusal::NeedsRuling(HouseRule::DeadHeat);
            assert_eq!(game.refused(order), needed, "{gap_frames}");
        } else {
            game.act(order);
            assert_eq!(game.won(MIA), 1);
        }
    }
}

#[test]
fn what_slid_off_its_gate_in_a_tie_is_put_back_and_counts() {
    let mut game = Game::tied().both_roll();
    let slid = Fact {
        open_gate: OpenGate::Gate(G1),
        ..Fact::slid_off(G1)
    };
    game.settles(MIA, slid);
    game.settles(BEN, Fact::closed_off());
    assert_eq!(game.won(MIA), 1);
}

#[test]
fn a_second_name_for_one_side_of_a_tie_is_refused_by_the_rule_of_the_battle() {
    let mut game = Game::tied();
    let roll = |seat, number| Command::Roll {
        bakugan: toy(seat, number),
    };
    game.act(roll(MIA, 2));
    assert_eq!(
        game.refused(roll(MIA, 1)).to_string(),
        "the sheet, \"Battle\": in a tie each side rolls one Bakugan, and Mia's Bakugan 3 is named already; now Ben names one"
    );
    let refusal = game.refused(roll(BEN, 0)).to_string();
    assert!(refusal.starts_with("the sheet, \"Battle\""), "{refusal}");
    assert!(refusal.contains("unused: Ben's"), "{refusal}");
}

#[test]
fn two_that_stand_where_it_does_not_count_are_not_said_not_to_have_stood() {
    let rule = HouseRule::TieGate;
    let mut game = Game::with(2, |form| {
        assert!(form.house.set(rule, super::Setting::Is(Answer::FoughtGate)));
    })
    .fought();
    game.level();
    let mut game = game.both_roll();
    game.settles(MIA, Fact::open_on(G2));
    let events = game.settles(BEN, Fact::open_on(G2));
    let said = game.says(&events);
    assert!(said.contains("which does not count for the tie"), "{said}");
    assert!(
        said.contains("Nobody's Bakugan stood where it counts"),
        "{said}"
    );
}
