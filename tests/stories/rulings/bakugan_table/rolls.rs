use super::*;

#[test]
fn everybody_lays_a_gate_when_a_turn_finds_none_in_the_field() {
    for players in 2..=4 {
        let mut game = Game::with(players, |_| {});
        let roll = Command::Roll {
            bakugan: toy(MIA, 0),
        };
        let refusal = game.refused(roll).to_string();
        assert!(refusal.contains("Set the gates"), "{refusal}");
        let events = game.act(Command::SetGates);
        assert_eq!(events.len(), players);
        assert_eq!(game.now().gates().count(), players);
        assert!(game.now().gates().all(|(_, card)| card.face == Face::Down));
        let refusal = game.refused(Command::SetGates).to_string();
        assert!(refusal.contains("the sheet, \"Play\""), "{refusal}");
    }
}

#[test]
fn the_prompt_draws_how_the_gates_are_laid_for_two_three_and_four() {
    for players in 2..=4 {
        let mut game = Game::with(players, |_| {});
        let layout = game.now().prompt().layout.unwrap();
        assert_eq!(layout.sides.len(), players);
        assert_eq!(layout.cards.len(), players);
        for (at, card) in layout.cards.iter().enumerate() {
            assert_eq!(card.owner.index(), at);
            let mut others = layout.cards.iter().filter(|other| *other != card);
            assert!(others.clone().all(|other| !card.covers(*other)));
            assert!(others.any(|other| card.touches(*other)));
            let side = layout.sides[at];
            assert!(card.away_from(side) > 0, "beyond the middle");
        }
        if players == 2 {
            let [first, second] = layout.cards[..] else {
                panic!("not two");
            };
            // Short edge against short edge, in one line.
            assert_eq!((first.x, second.x), (0, 0));
            assert_eq!(first.edges()[3], second.edges()[1]);
        }
        game.act(Command::SetGates);
        assert_eq!(game.now().prompt().layout, None);
    }
}

#[test]
fn of_two_players_the_youngest_goes_first_and_then_they_alternate() {
    let mut game = Game::with(2, |form| form.youngest = Some(BEN));
    game.act(Command::SetGates);
    let order: Vec<Seat> = (0..4)
        .map(|number| {
            let turn = game.now().turn();
            game.roll(toy(turn, number / 2), Fact::gone());
            turn
        })
        .collect();
    assert_eq!(order, [BEN, MIA, BEN, MIA]);
}

#[test]
fn three_and_four_play_in_the_order_that_was_drawn() {
    for players in [3, 4] {
        let mut game = Game::with(players, |form| {
            form.order = SeatOrder::Drawn;
            // Among three and more the drawn order decides, not the age.
            form.youngest = Some(LEA);
        });
        let said = game.now().describe().join(" ");
        assert!(said.contains("as it was drawn: Mia, Ben"), "{said}");
        game.act(Command::SetGates);
        for round in 0..2 {
            for seat in Seat::all(players) {
                assert_eq!(game.now().turn(), seat);
                game.roll(toy(seat, round), Fact::gone());
            }
        }
        assert_eq!(game.now().turn(), MIA);
    }
}

#[test]
fn a_player_names_an_unused_bakugan_of_his_own_and_rolls_it() {
    let mut game = Game::of(3);
    assert!(game.now().prompt().detail.contains("two card lengths"));
    let of_ben = Command::Roll {
        bakugan: toy(BEN, 0),
    };
    let refusal = game.refused(of_ben).to_string();
    assert!(refusal.contains("it is Mia's turn"), "{refusal}");
    game.roll(toy(MIA, 0), Fact::open_on(G1));
    game.roll(toy(BEN, 0), Fact::open_on(G2));
    game.roll(toy(LEA, 0), Fact::open_on(G3));
    let standing = Command::Roll {
        bakugan: toy(MIA, 0),
    };
    let refusal = game.refused(standing).to_string();
    assert!(refusal.contains("only an unused Bakugan"), "{refusal}");
    assert!(refusal.contains("Mia's Bakugan 2 and"), "{refusal}");
    let events = game.act(Command::Roll {
        bakugan: toy(MIA, 1),
    });
    assert_eq!(
        events,
        [Event::Rolled {
            roll: 4,
            bakugan: toy(MIA, 1)
        }]
    );
}

#[test]
fn opened_a_little_counts_as_open_at_a_table_of_any_size() {
    for players in 2..=4 {
        let mut game = Game::of(players);
        let events = game.roll(toy(MIA, 0), Fact::partly_open_on(G2));
        assert!(game.stands(toy(MIA, 0), G2));
        assert!(game.said(&events[0]).contains("which counts"));
    }
}

#[test]
fn what_opens_on_an_empty_gate_stands_there_and_the_next_player_is_asked() {
    let mut game = Game::of(4);
    let events = game.roll(toy(MIA, 0), Fact::open_on(G4));
    assert_eq!(basis_of(&events), [Basis::Sheet(Section::AfterARoll)]);
    assert!(game.stands(toy(MIA, 0), G4));
    assert_eq!(game.now().turn(), BEN);
}

#[test]
fn what_opens_where_an_opponents_stands_fights_it() {
    let mut game = Game::of(4);
    game.roll(toy(MIA, 0), Fact::open_on(G4));
    game.roll(toy(BEN, 0), Fact::gone());
    let events = game.roll(toy(LEA, 0), Fact::open_on(G4));
    assert_eq!(
        events[1],
        Event::BattleBegan {
            gate: G4,
            fighters: vec![toy(LEA, 0), toy(MIA, 0)],
            basis: Basis::Sheet(Section::AfterARoll)
        }
    );
    game.wins(toy(MIA, 0));
    assert_eq!(game.won(MIA), 1);
    assert_eq!(game.now().turn(), TOM, "after Lea's turn comes Tom's");
}

#[test]
fn where_several_opponents_stand_the_roller_chooses_whom_to_fight() {
    let mut game = Game::of(3);
    game.put(toy(BEN, 0), BakuganPlace::Standing(G1));
    game.put(toy(LEA, 0), BakuganPlace::Standing(G1));
    let events = game.roll(toy(MIA, 0), Fact::open_on(G1));
    assert_eq!(events[1].basis(), Some(Basis::Inferred));
    assert_eq!(game.now().prompt().seat, Some(MIA));
    assert_eq!(game.now().choices().len(), 2);
    let refusal = game
        .refused(Command::ChooseOpponent {
            bakugan: toy(BEN, 1),
        })
        .to_string();
    assert!(refusal.contains("Lea's Bakugan 1"), "{refusal}");
    game.act(Command::ChooseOpponent {
        bakugan: toy(LEA, 0),
    });
    let Phase::Battle(battle) = game.now().phase() else {
        panic!("no battle");
    };
    let fighters: Vec<BakuganId> = battle.fighters.iter().map(|f| f.bakugan).collect();
    assert_eq!(fighters, [toy(MIA, 0), toy(LEA, 0)]);
}

#[test]
fn a_second_one_on_a_gate_goes_to_the_other_and_fights_who_stands_there() {
    let mut game = Game::of(2);
    game.roll(toy(MIA, 0), Fact::open_on(G1));
    game.roll(toy(BEN, 0), Fact::open_on(G2));
    let events = game.roll(toy(MIA, 1), Fact::open_on(G1));
    assert!(matches!(events[1], Event::Moved { to: G2, .. }));
    assert!(matches!(events[2], Event::BattleBegan { gate: G2, .. }));
    assert_eq!(events[1].basis(), Some(Basis::Sheet(Section::AfterARoll)));
}

#[test]
fn with_no_other_gate_free_of_ones_own_the_gate_is_taken_uncontested() {
    let mut game = Game::of(2);
    game.roll(toy(MIA, 0), Fact::open_on(G1));
    game.roll(toy(BEN, 0), Fact::gone());
    game.roll(toy(MIA, 1), Fact::open_on(G2));
    game.roll(toy(BEN, 1), Fact::gone());
    let events = game.roll(toy(MIA, 2), Fact::open_on(G1));
    let Event::GateTaken {
        gate: G1,
        by: MIA,
        taking: Taking::Uncontested,
        used,
        basis: Basis::Sheet(Section::AfterARoll),
        ..
    } = &events[1]
    else {
        panic!("{events:?}");
    };
    assert_eq!(*used, [toy(MIA, 0), toy(MIA, 2)]);
    assert_eq!(game.won(MIA), 1);
    assert_eq!(game.zone(toy(MIA, 0)), Zone::Used);
    assert_eq!(game.now().turn(), BEN);
}

#[test]
fn among_three_gates_it_goes_where_none_of_ones_own_stands_as_the_roller_chooses() {
    let mut game = Game::of(3);
    game.put(toy(MIA, 0), BakuganPlace::Standing(G1));
    game.put(toy(LEA, 0), BakuganPlace::Standing(G3));
    let events = game.roll(toy(MIA, 1), Fact::open_on(G1));
    assert_eq!(events[1].basis(), Some(Basis::Inferred));
    assert_eq!(game.now().prompt().seat, Some(MIA));
    let offered: Vec<Command> = game
        .now()
        .choices()
        .into_iter()
        .map(|choice| choice.command)
        .collect();
    assert_eq!(
        offered,
        [
            Command::ChooseGate { gate: G2 },
            Command::ChooseGate { gate: G3 }
        ]
    );
    let events = game.act(Command::ChooseGate { gate: G3 });
    assert!(matches!(events[1], Event::BattleBegan { gate: G3, .. }));
}

#[test]
fn standing_on_every_other_gate_takes_the_gate_uncontested_at_a_table_of_three() {
    let mut game = Game::of(3);
    game.put(toy(MIA, 0), BakuganPlace::Standing(G1));
    game.put(toy(MIA, 1), BakuganPlace::Standing(G2));
    let mut fewer = Game(game.0.clone());
    // With one gate free of Mia's it goes there.
    game.roll(toy(MIA, 2), Fact::open_on(G1));
    assert!(game.stands(toy(MIA, 2), G3));
    // Without that gate she stands on every other one.
    fewer.by_hand(Adjustment::MoveGate {
        owner: LEA,
        from: GatePlace::Field(G3),
        to: GatePlace::Hand,
    });
    let events = fewer.roll(toy(MIA, 2), Fact::open_on(G1));
    assert!(
        matches!(
            events[1],
            Event::GateTaken {
                gate: G1,
                taking: Taking::Uncontested,
                ..
            }
        ),
        "{events:?}"
    );
}

#[test]
fn with_nothing_unused_all_bakugan_and_only_they_come_back_from_the_used_pile() {
    for players in [2, 4] {
        let mut game = Game::of(players);
        game.by_hand(Adjustment::MoveGate {
            owner: MIA,
            from: GatePlace::Hand,
            to: GatePlace::Won(MIA),
        });
        let mut last = Vec::new();
        for number in 0..3 {
            for seat in Seat::all(players) {
                last = game.roll(toy(seat, number), Fact::gone());
            }
        }
        assert_eq!(
            last.last(),
            Some(&Event::Returned {
                seat: MIA,
                bakugan: (0..3).map(|number| toy(MIA, number)).collect(),
                basis: Basis::Sheet(Section::AdditionalRules)
            })
        );
        assert_eq!(game.won(MIA), 1, "a gate won stays");
        assert_eq!(game.zone(toy(BEN, 0)), Zone::Used, "Ben's turn comes later");
        game.act(Command::Roll {
            bakugan: toy(MIA, 1),
        });
    }
}

#[test]
fn who_rolls_anothers_bakugan_hears_which_may_be_rolled() {
    let mut game = Game::of(3);
    let roll = Command::Roll {
        bakugan: toy(BEN, 0),
    };
    let refusal = game.refused(roll).to_string();
    let may = "to be rolled: Mia's Bakugan 1, Mia's Bakugan 2 and Mia's Bakugan 3";
    assert!(refusal.ends_with(may), "{refusal}");
}

#[test]
fn of_several_gates_one_is_chosen() {
    let mut game = Game::of(4);
    game.put(toy(MIA, 1), BakuganPlace::Standing(G1));
    let events = game.roll(toy(MIA, 0), Fact::open_on(G1));
    assert_eq!(
        game.said(&events[1]),
        "Mia's Bakugan 1 goes on: Mia chooses Gate 2, Gate 3 or Gate 4."
    );
}

#[test]
fn a_bakugan_that_lies_as_it_stood_was_not_knocked() {
    let mut game = Game::of(3);
    game.put(toy(MIA, 1), BakuganPlace::Standing(G1));
    let knock = Command::Knocked {
        bakugan: toy(MIA, 1),
        lies: Lies::On(G1),
    };
    let refusal = game.refused(knock).to_string();
    assert!(
        refusal.ends_with("name another gate, off, or shut"),
        "{refusal}"
    );
}
