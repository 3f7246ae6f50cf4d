use super::*;

#[test]
fn a_ball_that_stays_closed_on_a_gate_is_a_miss_unless_the_house_lets_it_stand() {
    let mut game = Game::ruled(3, HouseRule::ClosedOnGate, Answer::NotOpen);
    let events = game.roll(toy(MIA, 0), Fact::closed_on(G1));
    assert!(matches!(events[0], Event::Missed { .. }));
    assert_eq!(
        events[0].basis(),
        Some(Basis::House(HouseRule::ClosedOnGate, Answer::NotOpen))
    );
    let mut game = Game::ruled(3, HouseRule::ClosedOnGate, Answer::Stands);
    game.roll(toy(MIA, 0), Fact::closed_on(G1));
    assert!(game.stands(toy(MIA, 0), G1));
}

#[test]
fn opening_on_a_gate_and_sliding_off_counts_or_is_a_miss_as_the_house_says() {
    let mut game = Game::ruled(3, HouseRule::OpenedThenSlidOff, Answer::CountsPutBack);
    let events = game.roll(toy(MIA, 0), Fact::slid_off(G3));
    assert!(game.stands(toy(MIA, 0), G3));
    assert!(game.said(&events[0]).contains("put back on Gate 3"));
    let mut game = Game::ruled(3, HouseRule::OpenedThenSlidOff, Answer::Miss);
    game.roll(toy(MIA, 0), Fact::slid_off(G3));
    assert_eq!(game.zone(toy(MIA, 0)), Zone::Used);
}

#[test]
fn opening_beside_and_ending_on_a_gate_is_a_miss_or_stands_as_the_house_says() {
    let mut game = Game::ruled(3, HouseRule::OpenedBeforeGate, Answer::Miss);
    game.roll(toy(MIA, 0), Fact::opened_before(G2));
    assert_eq!(game.zone(toy(MIA, 0)), Zone::Used);
    let mut game = Game::ruled(3, HouseRule::OpenedBeforeGate, Answer::Stands);
    game.roll(toy(MIA, 0), Fact::opened_before(G2));
    assert!(game.stands(toy(MIA, 0), G2));
}

#[test]
fn across_two_gates_the_base_decides_and_about_equal_the_player_whose_turn_comes_next() {
    let mut game = Game::ruled(4, HouseRule::Straddle, Answer::GateUnderBase);
    game.roll(toy(MIA, 0), Fact::between([G1, G2], Some(G2)));
    assert!(game.stands(toy(MIA, 0), G2));
    game.by_hand(Adjustment::SetTurn(TOM));
    let events = game.roll(toy(TOM, 0), Fact::between([G3, G4], None));
    assert_eq!(
        events[0].basis(),
        Some(Basis::House(HouseRule::Straddle, Answer::GateUnderBase))
    );
    assert_eq!(game.now().prompt().seat, Some(MIA), "after Tom comes Mia");
    game.act(Command::ChooseGate { gate: G4 });
    assert!(game.stands(toy(TOM, 0), G4));
}

#[test]
fn across_two_gates_the_house_can_have_it_rolled_again() {
    let mut game = Game::ruled(4, HouseRule::Straddle, Answer::RollAgain);
    let events = game.roll(toy(MIA, 0), Fact::between([G1, G2], Some(G2)));
    assert!(matches!(events[0], Event::RollAgain { .. }));
    assert_eq!(game.zone(toy(MIA, 0)), Zone::Unused);
    assert_eq!(game.now().turn(), MIA);
}

#[test]
fn a_missed_one_goes_to_the_used_pile_or_stays_unused_as_the_house_says() {
    for (answer, zone) in [
        (Answer::UsedPile, Zone::Used),
        (Answer::StaysUnused, Zone::Unused),
    ] {
        let mut game = Game::ruled(3, HouseRule::MissGoesTo, answer);
        game.roll(toy(MIA, 0), Fact::gone());
        assert_eq!(game.zone(toy(MIA, 0)), zone);
        assert_eq!(game.now().turn(), BEN);
    }
}

#[test]
fn a_roll_from_too_near_is_a_hint_and_the_referee_decides() {
    let mut game = Game::ruled(3, HouseRule::CloseRoll, Answer::Advisory);
    let early = Command::CloseRoll { roll: 0 };
    let refusal = game.refused(early).to_string();
    assert!(refusal.contains("close_roll"), "{refusal}");
    game.act(Command::Roll {
        bakugan: toy(MIA, 0),
    });
    let events = game.act(Command::CloseRoll { roll: 1 });
    assert!(matches!(
        events[..],
        [Event::TooNear {
            then: AfterTooNear::Noted,
            ..
        }]
    ));
    assert_eq!(
        game.refused(Command::CloseRoll { roll: 1 }),
        Refusal::TooNearNoted(1)
    );
    game.act(Command::Settle {
        roll: 1,
        fact: Fact::open_on(G1),
    });
    assert!(game.stands(toy(MIA, 0), G1), "the referee let it count");
}

#[test]
fn a_roll_from_too_near_is_made_again_once_and_then_a_miss() {
    let mut game = Game::ruled(3, HouseRule::CloseRoll, Answer::RollAgainThenMiss);
    for seat in [MIA, BEN] {
        game.act(Command::Roll {
            bakugan: toy(seat, 0),
        });
        let roll = game.now().rolls();
        let events = game.act(Command::CloseRoll { roll });
        assert!(matches!(
            events[..],
            [Event::TooNear {
                then: AfterTooNear::RollAgain,
                ..
            }]
        ));
        assert_eq!(game.now().turn(), seat);
        game.act(Command::Roll {
            bakugan: toy(seat, 0),
        });
        let roll = game.now().rolls();
        let events = game.act(Command::CloseRoll { roll });
        assert!(matches!(
            events[0],
            Event::TooNear {
                then: AfterTooNear::Missed { to_used: true },
                ..
            }
        ));
        assert_eq!(game.zone(toy(seat, 0)), Zone::Used);
    }
    assert_eq!(game.now().turn(), LEA);
}

#[test]
fn a_knocked_one_is_put_back_as_it_stood() {
    let mut game = Game::ruled(3, HouseRule::Knocked, Answer::PutBack);
    game.put(toy(BEN, 0), BakuganPlace::Standing(G2));
    let before = game.now().clone();
    for lies in [Lies::On(G1), Lies::Off, Lies::Shut] {
        let events = game.act(Command::Knocked {
            bakugan: toy(BEN, 0),
            lies,
        });
        assert!(game.said(&events[0]).ends_with("it is put back on Gate 2."));
    }
    assert_eq!(*game.now(), before);
    let unused = Command::Knocked {
        bakugan: toy(BEN, 1),
        lies: Lies::Off,
    };
    let refusal = game.refused(unused).to_string();
    assert!(refusal.contains("standing: Ben's Bakugan 1"), "{refusal}");
}

#[test]
fn a_knocked_one_counts_as_it_lies_where_the_house_says_so() {
    let knocked = |lies| {
        let mut game = Game::ruled(3, HouseRule::Knocked, Answer::AsItLies);
        game.put(toy(BEN, 0), BakuganPlace::Standing(G2));
        let events = game.act(Command::Knocked {
            bakugan: toy(BEN, 0),
            lies,
        });
        assert_eq!(
            events[0].basis(),
            Some(Basis::House(HouseRule::Knocked, Answer::AsItLies))
        );
        game
    };
    assert!(knocked(Lies::On(G1)).stands(toy(BEN, 0), G1));
    assert_eq!(knocked(Lies::Shut).zone(toy(BEN, 0)), Zone::Used);
    assert_eq!(knocked(Lies::Off).zone(toy(BEN, 0)), Zone::Used);
}

#[test]
fn a_knocked_one_that_meets_an_opponents_fights_before_the_turn_passes() {
    let mut game = Game::ruled(3, HouseRule::Knocked, Answer::AsItLies);
    game.put(toy(BEN, 0), BakuganPlace::Standing(G2));
    game.put(toy(LEA, 0), BakuganPlace::Standing(G1));
    game.act(Command::Roll {
        bakugan: toy(MIA, 0),
    });
    game.act(Command::Knocked {
        bakugan: toy(BEN, 0),
        lies: Lies::On(G1),
    });
    let said = game.now().describe().join(" ");
    assert!(said.contains("fight before the turn passes"), "{said}");
    let events = game.act(Command::Settle {
        roll: 1,
        fact: Fact::open_on(G3),
    });
    assert_eq!(
        events[1],
        Event::BattleBegan {
            gate: G1,
            fighters: vec![toy(BEN, 0), toy(LEA, 0)],
            basis: Basis::Inferred
        }
    );
    let fighter = Command::Knocked {
        bakugan: toy(BEN, 0),
        lies: Lies::Off,
    };
    game.refused(fighter);
    game.wins(toy(BEN, 0));
    assert_eq!(game.now().turn(), BEN, "it was Mia's turn");
}

#[test]
fn every_knock_that_can_be_entered_is_listed_beside_the_choices() {
    let mut game = Game::ruled(3, HouseRule::Knocked, Answer::AsItLies);
    assert_eq!(game.now().incidents(), Vec::new());
    game.put(toy(BEN, 0), BakuganPlace::Standing(G2));
    let incidents = game.now().incidents();
    assert_eq!(incidents.len(), 4, "two other gates, off, shut");
    for incident in incidents {
        let events = game.now().decide(&incident.command).unwrap();
        assert!(matches!(
            events[0],
            Event::Knocked {
                then: AfterKnock::Stands(_) | AfterKnock::Used,
                ..
            }
        ));
    }
}

/// One of Mia's stands, the others are used; Lea stands on Gate 3.
fn used_and_standing(answer: Option<Answer>) -> Game {
    let mut game = Game::with(3, |form| {
        let setting = answer.map_or(Setting::Ask, Setting::Is);
        assert!(form.house.set(HouseRule::MultiReturn, setting));
    });
    game.act(Command::SetGates);
    game.put(toy(LEA, 0), BakuganPlace::Standing(G3));
    game.put(toy(MIA, 0), BakuganPlace::Standing(G1));
    game.put(toy(MIA, 1), BakuganPlace::Used);
    game.put(toy(MIA, 2), BakuganPlace::Used);
    game
}

#[test]
fn with_three_and_nothing_unused_the_used_ones_return_first() {
    let mut game = used_and_standing(Some(Answer::ReturnFirst));
    assert_eq!(*game.now().phase(), Phase::ToRoll);
    let special = Command::SpecialMove {
        bakugan: toy(MIA, 0),
        to: G3,
    };
    let refusal = game.refused(special).to_string();
    assert!(refusal.contains("multi_return"), "{refusal}");
    let events = game.act(Command::Roll {
        bakugan: toy(MIA, 2),
    });
    assert_eq!(
        events[0],
        Event::Returned {
            seat: MIA,
            bakugan: vec![toy(MIA, 1), toy(MIA, 2)],
            basis: Basis::House(HouseRule::MultiReturn, Answer::ReturnFirst)
        }
    );
    // With nothing used either, the special move follows.
    game.act(Command::Settle {
        roll: 1,
        fact: Fact::gone(),
    });
    game.put(toy(MIA, 1), BakuganPlace::Out);
    game.put(toy(MIA, 2), BakuganPlace::Out);
    game.by_hand(Adjustment::SetTurn(MIA));
    assert_eq!(*game.now().phase(), Phase::RunningOut);
}

#[test]
fn with_three_and_nothing_unused_the_house_can_have_the_special_move_at_once() {
    let mut game = used_and_standing(Some(Answer::MoveAtOnce));
    assert_eq!(*game.now().phase(), Phase::RunningOut);
    let roll = Command::Roll {
        bakugan: toy(MIA, 1),
    };
    let refusal = game.refused(roll).to_string();
    assert!(refusal.contains("multi_return"), "{refusal}");
    game.act(Command::SpecialMove {
        bakugan: toy(MIA, 0),
        to: G3,
    });
    assert!(matches!(game.now().phase(), Phase::Battle(_)));
    assert_eq!(game.zone(toy(MIA, 1)), Zone::Used);
}

#[test]
fn the_special_move_at_once_still_brings_the_used_ones_back_when_there_is_nothing_to_move() {
    let mut game = used_and_standing(Some(Answer::MoveAtOnce));
    game.put(toy(MIA, 0), BakuganPlace::Used);
    assert_eq!(*game.now().phase(), Phase::ToRoll);
    let events = game.act(Command::Roll {
        bakugan: toy(MIA, 0),
    });
    assert_eq!(
        events[0].basis(),
        Some(Basis::Sheet(Section::AdditionalRules))
    );
}

#[test]
fn what_comes_first_is_asked_at_the_roll_and_holds_from_then_on() {
    let mut game = used_and_standing(None);
    let roll = Command::Roll {
        bakugan: toy(MIA, 1),
    };
    assert_eq!(
        game.refused(roll.clone()),
        Refusal::NeedsRuling(HouseRule::MultiReturn)
    );
    game.act(Command::SetRule {
        rule: HouseRule::MultiReturn,
        answer: Answer::MoveAtOnce,
    });
    assert_eq!(*game.now().phase(), Phase::RunningOut);
    game.0.undo(Stamp::default());
    game.act(Command::SetRule {
        rule: HouseRule::MultiReturn,
        answer: Answer::ReturnFirst,
    });
    game.act(roll);
}

#[test]
fn the_special_move_may_be_declined_unless_the_house_says_no() {
    for (answer, declined) in [(Answer::Allowed, true), (Answer::NotAllowed, false)] {
        let game = Game::ruled(3, HouseRule::MultiPass, answer);
        let mut game = Game::mia_runs_out(game, G1);
        let offered = game.now().choices();
        let offers = |command: &Command| offered.iter().any(|c| c.command == *command);
        assert_eq!(offers(&Command::Pass), declined);
        assert!(offers(&Command::SpecialTake { gate: G1 }));
        if declined {
            let events = game.act(Command::Pass);
            assert_eq!(
                events[0].basis(),
                Some(Basis::House(HouseRule::MultiPass, Answer::Allowed))
            );
            assert_eq!(game.now().turn(), BEN);
            assert!(game.stands(toy(MIA, 0), G1));
        } else {
            let refusal = game.refused(Command::Pass).to_string();
            assert!(refusal.contains("multi_pass"), "{refusal}");
            assert!(refusal.contains("allowed: take Gate 1"), "{refusal}");
        }
    }
}

/// Everything of Mia's is out of the game.
fn nothing_at_all(players: usize, answer: Answer) -> Game {
    let mut game = Game::ruled(players, HouseRule::NothingToRoll, answer);
    for number in 0..3 {
        game.put(toy(MIA, number), BakuganPlace::Out);
    }
    assert_eq!(*game.now().phase(), Phase::NothingToRoll);
    game
}

#[test]
fn whoever_has_nothing_at_all_passes() {
    for players in 2..=4 {
        let mut game = nothing_at_all(players, Answer::Pass);
        let by_vote = vote(vec![
            ballot("Ben wins", Outcome::Wins(BEN), 2),
            ballot("play on", Outcome::TurnPasses, 0),
        ]);
        let refusal = game.refused(by_vote).to_string();
        assert!(refusal.contains("nothing_to_roll: pass"), "{refusal}");
        let events = game.act(Command::Pass);
        assert_eq!(
            events[0].basis(),
            Some(Basis::House(HouseRule::NothingToRoll, Answer::Pass))
        );
        assert_eq!(game.now().turn(), BEN);
    }
}

#[test]
fn whoever_has_nothing_at_all_is_voted_on_where_the_house_says_so() {
    for players in 2..=4 {
        let mut game = nothing_at_all(players, Answer::Vote);
        let refusal = game.refused(Command::Pass).to_string();
        assert!(refusal.contains("nothing_to_roll"), "{refusal}");
        assert!(!game.now().choices().is_empty());
        let events = game.act(vote(vec![
            ballot("play on", Outcome::TurnPasses, 2),
            ballot("Ben wins", Outcome::Wins(BEN), 0),
        ]));
        assert_eq!(
            events[0].basis(),
            Some(Basis::House(HouseRule::NothingToRoll, Answer::Vote))
        );
        assert_eq!(game.now().turn(), BEN);

        let mut game = nothing_at_all(players, Answer::Vote);
        game.act(coin(Outcome::Wins(BEN), CoinSide::Heads));
        assert_eq!(*game.now().phase(), Phase::Over(MatchResult::Won(BEN)));
    }
}

#[test]
fn a_rule_set_to_ask_names_its_options_and_what_speaks_for_each() {
    let printed = |form: &mut SetupForm| form.house = HouseRules::as_printed();
    let cases = [
        (HouseRule::ClosedOnGate, Fact::closed_on(G1)),
        (HouseRule::OpenedThenSlidOff, Fact::slid_off(G1)),
        (HouseRule::OpenedBeforeGate, Fact::opened_before(G1)),
        (HouseRule::Straddle, Fact::between([G1, G2], None)),
        (HouseRule::MissGoesTo, Fact::closed_off()),
    ];
    for (rule, fact) in cases {
        let mut game = Game::with(3, printed);
        game.act(Command::SetGates);
        assert_eq!(game.asks(toy(MIA, 0), fact), rule);
        let needed = ruling_needed::<Bakugan>(&Refusal::NeedsRuling(rule)).unwrap();
        assert_eq!(needed.id, rule.id());
        assert_eq!(needed.options.len(), rule.options().len());
        for option in &needed.options {
            assert!(!option.words.is_empty() && option.speaks_for.len() > 20);
        }
        let answer = needed.options[1].command.clone();
        let events = game.act(answer);
        assert!(matches!(events[..], [Event::RuleSet { .. }]));
    }
    let mut game = Game::with(3, printed);
    game.act(Command::SetGates);
    game.put(toy(BEN, 0), BakuganPlace::Standing(G1));
    let knock = Command::Knocked {
        bakugan: toy(BEN, 0),
        lies: Lies::Off,
    };
    assert_eq!(
        game.refused(knock),
        Refusal::NeedsRuling(HouseRule::Knocked)
    );
}

#[test]
fn an_answer_is_remembered_for_the_rest_of_the_match() {
    let mut game = Game::with(3, |form| form.house = HouseRules::as_printed());
    game.act(Command::SetGates);
    let rule = game.asks(toy(MIA, 0), Fact::closed_on(G1));
    game.act(Command::SetRule {
        rule,
        answer: Answer::Stands,
    });
    game.act(Command::Settle {
        roll: 1,
        fact: Fact::closed_on(G1),
    });
    // The second case is not asked.
    game.roll(toy(BEN, 0), Fact::closed_on(G2));
    assert!(game.stands(toy(BEN, 0), G2));
    let replay = Ledger::<Bakugan>::replay(game.0.setup().clone(), game.0.entries().to_vec());
    assert_eq!(replay.ledger.now(), game.now(), "it is in the log");
}

#[test]
fn a_rule_changed_during_the_match_holds_from_then_on_and_not_before() {
    let mut game = Game::of(3);
    game.roll(toy(MIA, 0), Fact::closed_on(G1));
    let events = game.act(Command::SetRule {
        rule: HouseRule::ClosedOnGate,
        answer: Answer::Stands,
    });
    assert_eq!(
        game.said(&events[0]),
        "House rule closed_on_gate from now on: it stands."
    );
    assert_eq!(game.zone(toy(MIA, 0)), Zone::Used);
    game.roll(toy(BEN, 0), Fact::closed_on(G1));
    assert!(game.stands(toy(BEN, 0), G1));
    let other = Command::SetRule {
        rule: HouseRule::ClosedOnGate,
        answer: Answer::Vote,
    };
    assert_eq!(
        game.refused(other),
        Refusal::NoSuchOption(HouseRule::ClosedOnGate)
    );
}

#[test]
fn where_a_miss_goes_is_never_laid_to_the_sheet() {
    for answer in [Answer::UsedPile, Answer::StaysUnused] {
        for fact in [Fact::closed_off(), Fact::gone()] {
            let mut game = Game::ruled(3, HouseRule::MissGoesTo, answer);
            let events = game.roll(toy(MIA, 0), fact);
            let basis = Basis::House(HouseRule::MissGoesTo, answer);
            assert_eq!(events[0].basis(), Some(basis));
        }
    }
}
