use super::*;

#[test]
fn a_vote_at_any_time_is_counted_and_stands_in_the_log() {
    let mut game = Game::of(4);
    let events = game.act(vote(vec![
        ballot("yes", Outcome::Noted, 3),
        ballot("no", Outcome::Noted, 1),
    ]));
    assert_eq!(basis_of(&events), [Basis::Sheet(Section::OddSituations)]);
    assert_eq!(
        game.said(&events[0]),
        "Vote on \"Was that a roll?\": yes (3 votes) and no (1 vote). It is decided: yes."
    );
    let level = game.act(vote(vec![
        ballot("yes", Outcome::Noted, 2),
        ballot("no", Outcome::Noted, 2),
    ]));
    assert!(game.said(&level[0]).ends_with("toss a coin."));
    let too_many = vote(vec![
        ballot("yes", Outcome::Noted, 4),
        ballot("no", Outcome::Noted, 1),
    ]);
    let refusal = game.refused(too_many).to_string();
    assert!(refusal.contains("each player has one"), "{refusal}");
    assert_eq!(*game.now().phase(), Phase::ToRoll, "nothing else changed");
}

#[test]
fn a_coin_comes_in_as_it_fell_so_that_a_replay_is_exact() {
    let mut game = Game::of(3);
    let events = game.act(coin(Outcome::Noted, CoinSide::Tails));
    assert_eq!(
        game.said(&events[0]),
        "Coin for \"Who wins?\": tails, so the other."
    );
    let replay = Ledger::<Bakugan>::replay(game.0.setup().clone(), game.0.entries().to_vec());
    assert_eq!(replay.ledger.log(), game.0.log());
}

#[test]
fn a_vote_changes_no_game_in_which_the_rules_decide() {
    let mut game = Game::of(3);
    for outcome in [Outcome::Wins(BEN), Outcome::NobodyWins, Outcome::TurnPasses] {
        let refusal = game
            .refused(vote(vec![
                ballot("yes", outcome, 2),
                ballot("no", Outcome::Noted, 1),
            ]))
            .to_string();
        assert!(refusal.contains("set by hand"), "{refusal}");
    }
}

#[test]
fn after_a_miss_a_battle_a_tie_an_uncontested_gate_and_a_special_move_comes_the_next_player() {
    let mut missed = Game::of(3);
    missed.roll(toy(MIA, 0), Fact::closed_off());
    assert_eq!(missed.now().turn(), BEN, "a miss");

    let mut battle = Game::of(3);
    battle.put(toy(LEA, 0), BakuganPlace::Standing(G1));
    battle.roll(toy(MIA, 0), Fact::open_on(G1));
    battle.wins(toy(MIA, 0));
    assert_eq!(battle.now().turn(), BEN, "a battle, also for its winner");

    let mut tie = Game::of(3);
    tie.put(toy(LEA, 0), BakuganPlace::Standing(G1));
    tie.roll(toy(MIA, 0), Fact::open_on(G1));
    tie.act(Command::Flip { name: None });
    tie.act(Command::Declare {
        outcome: BattleOutcome::Equal,
    });
    for seat in [MIA, LEA] {
        tie.act(Command::Roll {
            bakugan: toy(seat, 1),
        });
    }
    tie.act(Command::TieFirst { seat: Some(LEA) });
    assert_eq!(tie.won(LEA), 1);
    assert_eq!(tie.now().turn(), BEN, "a tie");

    let mut uncontested = Game::of(3);
    uncontested.put(toy(MIA, 0), BakuganPlace::Standing(G1));
    for (gate, owner) in [(G2, BEN), (G3, LEA)] {
        uncontested.by_hand(Adjustment::MoveGate {
            owner,
            from: GatePlace::Field(gate),
            to: GatePlace::Hand,
        });
    }
    uncontested.roll(toy(MIA, 1), Fact::open_on(G1));
    assert_eq!(uncontested.won(MIA), 1);
    assert_eq!(uncontested.now().turn(), BEN, "an uncontested gate");

    let mut special = Game::mia_runs_out(Game::of(3), G1);
    special.act(Command::SpecialTake { gate: G1 });
    assert_eq!(special.now().turn(), BEN, "a special move");
}

/// All gates are won or out but one, which Ben takes; the hands are empty.
fn last_gate(mia: u8, ben: u8) -> Game {
    let mut game = Game::of(3);
    let mut to = Vec::new();
    to.extend((0..mia).map(|_| GatePlace::Won(MIA)));
    to.extend((1..ben).map(|_| GatePlace::Won(BEN)));
    to.resize(8, GatePlace::Out);
    let from = [
        (MIA, GatePlace::Hand),
        (MIA, GatePlace::Hand),
        (BEN, GatePlace::Hand),
        (BEN, GatePlace::Hand),
        (LEA, GatePlace::Hand),
        (LEA, GatePlace::Hand),
        (BEN, GatePlace::Field(G2)),
        (LEA, GatePlace::Field(G3)),
    ];
    for ((owner, from), to) in from.into_iter().zip(to) {
        game.by_hand(Adjustment::MoveGate { owner, from, to });
    }
    game.by_hand(Adjustment::SetTurn(BEN));
    game.put(toy(BEN, 0), BakuganPlace::Standing(G1));
    game.roll(toy(BEN, 1), Fact::open_on(G1));
    game
}

#[test]
fn with_no_gate_left_anywhere_most_gates_win() {
    let game = last_gate(1, 2);
    assert_eq!(*game.now().phase(), Phase::Over(MatchResult::Won(BEN)));
    let entry = game.0.entries().last().unwrap();
    assert_eq!(
        entry.what.events().last().and_then(Event::basis),
        Some(Basis::Inferred)
    );
}

#[test]
fn with_no_gate_left_and_nobody_ahead_a_vote_or_a_coin_decides() {
    let mut game = last_gate(1, 1);
    assert_eq!(*game.now().phase(), Phase::Undecided);
    let for_lea = vote(vec![
        ballot("Lea", Outcome::Wins(LEA), 2),
        ballot("nobody", Outcome::NobodyWins, 1),
    ]);
    let refusal = game.refused(for_lea).to_string();
    assert!(
        refusal.contains("only these can win: Mia and Ben"),
        "{refusal}"
    );
    game.act(vote(vec![
        ballot("Mia", Outcome::Wins(MIA), 1),
        ballot("Ben", Outcome::Wins(BEN), 1),
    ]));
    assert_eq!(*game.now().phase(), Phase::Undecided, "level again");
    let events = game.act(coin(Outcome::Wins(MIA), CoinSide::Heads));
    assert_eq!(game.said(&events[1]), "Mia wins the match (by coin).");

    let mut game = last_gate(1, 1);
    game.act(vote(vec![
        ballot("Mia", Outcome::Wins(MIA), 1),
        ballot("Ben", Outcome::Wins(BEN), 2),
    ]));
    assert_eq!(*game.now().phase(), Phase::Over(MatchResult::Won(BEN)));
}

#[test]
fn that_the_table_decides_between_those_who_are_level_is_read_so_and_not_on_the_sheet() {
    let among = vec![MIA, BEN];
    assert_eq!(Event::Undecided { among }.basis(), Some(Basis::Inferred));
}
