use super::*;

#[test]
fn who_has_nothing_to_roll_moves_a_standing_one_to_where_it_starts_a_battle() {
    let mut game = Game::mia_runs_out(Game::of(4), G1);
    game.put(toy(LEA, 0), BakuganPlace::Standing(G3));
    assert_eq!(*game.now().phase(), Phase::RunningOut);
    let nowhere = Command::SpecialMove {
        bakugan: toy(MIA, 0),
        to: G2,
    };
    let refusal = game.refused(nowhere).to_string();
    assert!(refusal.contains("\"Running out of Bakugan\""), "{refusal}");
    assert!(refusal.contains("Bakugan 1 to Gate 3"), "{refusal}");
    let refusal = game.refused(Command::SpecialTake { gate: G1 }).to_string();
    assert!(refusal.contains("no opponent stands anywhere"), "{refusal}");
    let events = game.act(Command::SpecialMove {
        bakugan: toy(MIA, 0),
        to: G3,
    });
    assert_eq!(basis_of(&events), [Basis::Sheet(Section::RunningOut); 2]);
    assert_eq!(
        game.said(&events[0]),
        "Mia has nothing to roll and moves Bakugan 1 from Gate 1 to Gate 3."
    );
    game.wins(toy(LEA, 0));
    assert_eq!(game.now().turn(), BEN, "the special move was Mia's turn");
}

#[test]
fn when_no_opponent_stands_a_gate_is_taken_with_all_ones_own() {
    let mut game = Game::of(3);
    game.put(toy(MIA, 0), BakuganPlace::Standing(G1));
    game.put(toy(MIA, 1), BakuganPlace::Standing(G2));
    game.put(toy(MIA, 2), BakuganPlace::Out);
    let refusal = game.refused(Command::SpecialTake { gate: G3 }).to_string();
    assert!(refusal.contains("take Gate 1 and take Gate 2"), "{refusal}");
    let events = game.act(Command::SpecialTake { gate: G2 });
    let Event::GateTaken {
        taking: Taking::RunningOut,
        used,
        basis: Basis::Sheet(Section::RunningOut),
        ..
    } = &events[0]
    else {
        panic!("{events:?}");
    };
    assert_eq!(*used, [toy(MIA, 0), toy(MIA, 1)]);
    assert_eq!(game.won(MIA), 1);
    assert!(game.now().gate(G1).is_some(), "only one gate goes");
    assert_eq!(game.now().turn(), BEN);
}

#[test]
fn two_players_know_no_special_move() {
    let mut game = Game::mia_runs_out(Game::of(2), G1);
    game.put(toy(BEN, 0), BakuganPlace::Standing(G2));
    assert_eq!(*game.now().phase(), Phase::NothingToRoll);
    let move_it = Command::SpecialMove {
        bakugan: toy(MIA, 0),
        to: G2,
    };
    let refusal = game.refused(move_it).to_string();
    assert!(refusal.contains("three or more play"), "{refusal}");
}

#[test]
fn the_first_with_three_gates_wins_whatever_else_lies_in_the_used_pile() {
    let mut game = Game::of(4);
    for number in 0..2 {
        game.put(toy(TOM, number), BakuganPlace::Used);
        game.by_hand(Adjustment::MoveGate {
            owner: TOM,
            from: GatePlace::Hand,
            to: GatePlace::Won(TOM),
        });
    }
    assert_eq!(game.now().standing().result, None);
    game.by_hand(Adjustment::SetTurn(TOM));
    game.put(toy(MIA, 0), BakuganPlace::Standing(G2));
    game.roll(toy(TOM, 2), Fact::open_on(G2));
    let events = game.wins(toy(TOM, 2));
    assert_eq!(
        events.last(),
        Some(&Event::MatchEnded {
            result: MatchResult::Won(TOM),
            reason: None,
            basis: Basis::Sheet(Section::Winning)
        })
    );
    assert_eq!(game.refused(Command::NextGame), Refusal::MatchOver);
}

#[test]
fn a_special_move_in_place_of_a_return_is_the_tables_choice_and_not_the_sheets() {
    let rule = HouseRule::MultiReturn;
    for (used, basis) in [
        (BakuganPlace::Used, Basis::House(rule, Answer::MoveAtOnce)),
        (BakuganPlace::Out, Basis::Sheet(Section::RunningOut)),
    ] {
        let game = Game::ruled(3, rule, Answer::MoveAtOnce);
        let mut game = Game::mia_runs_out(game, G1);
        game.put(toy(MIA, 2), used);
        game.put(toy(LEA, 0), BakuganPlace::Standing(G3));
        let events = game.act(Command::SpecialMove {
            bakugan: toy(MIA, 0),
            to: G3,
        });
        assert_eq!(events[0].basis(), Some(basis));
    }
}

#[test]
fn a_refused_pass_names_the_house_rule_and_the_moves_that_are_left() {
    let game = Game::ruled(3, HouseRule::MultiPass, Answer::NotAllowed);
    let mut game = Game::mia_runs_out(game, G1);
    game.put(toy(LEA, 0), BakuganPlace::Standing(G3));
    assert_eq!(
        game.refused(Command::Pass).to_string(),
        "house rule multi_pass: no; allowed: move Bakugan 1 to Gate 3"
    );
}
