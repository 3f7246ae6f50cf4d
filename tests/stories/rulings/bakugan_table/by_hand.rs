use super::*;

#[test]
fn every_place_of_every_bakugan_and_gate_can_be_set_by_hand() {
    let mut game = Game::of(4);
    for seat in Seat::all(4) {
        for number in 0..3 {
            let bakugan = toy(seat, number);
            for (to, zone) in [
                (BakuganPlace::Used, Zone::Used),
                (BakuganPlace::Out, Zone::Out),
                (BakuganPlace::Unused, Zone::Unused),
            ] {
                game.put(bakugan, to);
                assert_eq!(game.zone(bakugan), zone);
            }
            game.put(bakugan, BakuganPlace::Standing(G3));
            assert!(game.stands(bakugan, G3));
            game.put(bakugan, BakuganPlace::Unused);
        }
    }
    let round = [
        GatePlace::Hand,
        GatePlace::Out,
        GatePlace::Field(Gate(7)),
        GatePlace::Won(LEA),
        GatePlace::Won(TOM),
        GatePlace::Hand,
    ];
    for owner in Seat::all(4) {
        for step in round.windows(2) {
            let before = game.now().clone();
            let (from, to) = (step[0], step[1]);
            game.by_hand(Adjustment::MoveGate { owner, from, to });
            assert_ne!(before, *game.now());
            assert!(!game.now().put_right(&before).is_empty(), "{from:?} {to:?}");
        }
    }
}

#[test]
fn power_name_side_turn_score_and_winner_can_be_set_by_hand_with_a_reason() {
    let mut game = Game::of(3);
    game.by_hand(Adjustment::SetPower {
        bakugan: toy(BEN, 2),
        g_power: 510,
    });
    assert_eq!(game.now().toy(toy(BEN, 2)).unwrap().g_power, Some(510));
    game.by_hand(Adjustment::Rename {
        seat: BEN,
        name: "Benno".to_owned(),
    });
    game.by_hand(Adjustment::SetSide {
        gate: G1,
        side: GateSide::Up(Some("Fire Pit".to_owned())),
    });
    assert_eq!(game.now().gate_name(G1), "Gate 1, Fire Pit");
    game.by_hand(Adjustment::SetSide {
        gate: G1,
        side: GateSide::Down,
    });
    assert_eq!(game.now().gate_name(G1), "Gate 1");
    game.by_hand(Adjustment::SetTurn(LEA));
    assert_eq!(game.now().standing().turn, Some(LEA));
    game.by_hand(Adjustment::MoveGate {
        owner: MIA,
        from: GatePlace::Hand,
        to: GatePlace::Won(LEA),
    });
    assert_eq!(game.now().standing().scores.get(LEA), Some(&1));
    let events = game.by_hand(Adjustment::SetResult(MatchResult::Won(MIA)));
    assert_eq!(
        game.said(&events[0]),
        "By hand: Mia wins the match (a card says so)."
    );
    game.by_hand(Adjustment::SetResult(MatchResult::Draw));
    assert_eq!(game.now().standing().result, Some(MatchResult::Draw));
    game.by_hand(Adjustment::SetTurn(BEN));
    assert_eq!(*game.now().phase(), Phase::ToRoll, "and it goes on");
    let nameless = Command::Adjust {
        change: Adjustment::SetTurn(MIA),
        reason: String::new(),
    };
    let refusal = game.refused(nameless).to_string();
    assert!(refusal.contains("needs a reason"), "{refusal}");
}

#[test]
fn a_roll_a_choice_a_battle_and_a_tie_can_be_broken_off_by_hand() {
    let mut rolling = Game::of(3);
    rolling.act(Command::Roll {
        bakugan: toy(MIA, 0),
    });
    let mut choosing = Game::of(3);
    choosing.roll(toy(MIA, 0), Fact::between([G1, G2], None));
    let mut battle = Game::of(3);
    battle.put(toy(BEN, 0), BakuganPlace::Standing(G1));
    battle.roll(toy(MIA, 0), Fact::open_on(G1));
    let mut tie = Game(battle.0.clone());
    tie.act(Command::Flip { name: None });
    tie.act(Command::Declare {
        outcome: BattleOutcome::Equal,
    });
    let mut opponents = Game::of(3);
    opponents.put(toy(BEN, 0), BakuganPlace::Standing(G1));
    opponents.put(toy(LEA, 0), BakuganPlace::Standing(G1));
    opponents.roll(toy(MIA, 0), Fact::open_on(G1));
    for mut game in [rolling, choosing, battle, tie, opponents] {
        assert_ne!(*game.now().phase(), Phase::ToRoll);
        let phase = game.now().phase().clone();
        game.by_hand(Adjustment::SetPower {
            bakugan: toy(MIA, 0),
            g_power: 300,
        });
        game.put(toy(LEA, 2), BakuganPlace::Out);
        game.by_hand(Adjustment::MoveGate {
            owner: LEA,
            from: GatePlace::Hand,
            to: GatePlace::Won(BEN),
        });
        assert_eq!(
            *game.now().phase(),
            phase,
            "what is elsewhere breaks off nothing"
        );
        assert_eq!(game.won(BEN), 1);
        game.by_hand(Adjustment::SetTurn(LEA));
        assert_eq!(*game.now().phase(), Phase::ToRoll);
        assert_eq!(game.now().turn(), LEA);
        assert!(game.now().toys().all(|(_, toy)| toy.zone != Zone::Rolling));
    }
}

#[test]
fn a_battle_can_be_begun_by_hand_between_any_two_on_one_gate() {
    let mut game = Game::of(3);
    game.put(toy(BEN, 0), BakuganPlace::Standing(G1));
    let fight = Adjustment::BeginBattle {
        came: toy(LEA, 0),
        stood: toy(BEN, 0),
    };
    let too_early = Command::Adjust {
        change: fight.clone(),
        reason: "a card says so".to_owned(),
    };
    let refusal = game.refused(too_early).to_string();
    assert!(refusal.contains("put them there first"), "{refusal}");
    game.put(toy(LEA, 0), BakuganPlace::Standing(G1));
    let events = game.by_hand(fight);
    assert_eq!(events[1].basis(), Some(Basis::Referee));
    game.wins(toy(LEA, 0));
    assert_eq!(game.won(LEA), 1);
}

/// The player whose turn it is gets three gates.
fn win_game(game: &mut Game, winner: Seat) -> Vec<Event> {
    let mut events = Vec::new();
    for owner in [MIA, BEN, MIA] {
        events = game.by_hand(Adjustment::MoveGate {
            owner,
            from: GatePlace::Hand,
            to: GatePlace::Won(winner),
        });
    }
    events
}

#[test]
fn in_a_match_of_several_games_the_first_player_alternates_and_the_wins_count() {
    let mut game = Game::with(2, |form| {
        form.format = Format::BestOf(3);
        form.youngest = Some(BEN);
    });
    game.act(Command::SetGates);
    assert_eq!(game.now().turn(), BEN);
    let events = win_game(&mut game, BEN);
    assert_eq!(game.said(&events[1]), "Game 1 is over. Ben wins the game.");
    assert_eq!(*game.now().phase(), Phase::BetweenGames);
    assert_eq!(game.now().standing().result, None);
    let refusal = game
        .refused(Command::Roll {
            bakugan: toy(BEN, 0),
        })
        .to_string();
    assert!(refusal.contains("Ben wins the game"), "{refusal}");
    game.act(Command::NextGame);
    assert_eq!(game.now().turn(), MIA, "the other one begins");
    assert_eq!(*game.now().phase(), Phase::SetGates);
    let standing = game.now().standing();
    assert_eq!(standing.scores.get(BEN), Some(&0));
    assert_eq!(standing.match_scores.unwrap().get(BEN), Some(&1));
    let said = game.now().describe().join(" ");
    assert!(said.contains("games won: Mia 0 and Ben 1"), "{said}");
    game.act(Command::SetGates);
    let events = win_game(&mut game, BEN);
    assert_eq!(
        game.said(events.last().unwrap()),
        "Ben wins the match (best of 3)."
    );
    game.0.undo(Stamp::default());
    assert_eq!(game.now().standing().result, None);
}

#[test]
fn a_game_taken_back_or_given_otherwise_by_hand_changes_the_match() {
    let mut game = Game::with(2, |form| form.format = Format::FirstTo(2));
    game.act(Command::SetGates);
    win_game(&mut game, MIA);
    game.by_hand(Adjustment::SetTurn(BEN));
    assert_eq!(
        game.now().series().results(),
        [],
        "the game goes on and has no winner"
    );
    game.act(Command::EndGame {
        result: MatchResult::Won(BEN),
        reason: "Mia gives up".to_owned(),
    });
    game.act(Command::NextGame);
    game.act(Command::SetGates);
    game.act(Command::EndGame {
        result: MatchResult::Won(MIA),
        reason: "Ben gives up".to_owned(),
    });
    assert_eq!(*game.now().phase(), Phase::BetweenGames);
    let events = game.by_hand(Adjustment::SetGameResult {
        game: 1,
        result: MatchResult::Won(MIA),
    });
    assert_eq!(
        game.said(&events[0]),
        "By hand: Mia wins game 1 (a card says so)."
    );
    assert_eq!(*game.now().phase(), Phase::Over(MatchResult::Won(MIA)));
    let refusal = game
        .refused(Command::Adjust {
            change: Adjustment::SetGameResult {
                game: 3,
                result: MatchResult::Draw,
            },
            reason: "x".to_owned(),
        })
        .to_string();
    assert!(refusal.contains("games that are over: 2"), "{refusal}");
}

#[test]
fn level_after_all_rounds_means_one_more_game() {
    let mut game = Game::with(3, |form| form.format = Format::Rounds(2));
    for winner in [MIA, BEN] {
        game.act(Command::SetGates);
        win_game(&mut game, winner);
        assert_eq!(*game.now().phase(), Phase::BetweenGames);
        game.act(Command::NextGame);
    }
    assert_eq!(game.now().turn(), LEA, "Mia, Ben and now Lea begin");
    game.act(Command::SetGates);
    win_game(&mut game, BEN);
    assert_eq!(*game.now().phase(), Phase::Over(MatchResult::Won(BEN)));
}

#[test]
fn a_game_corrected_after_the_end_decides_the_match_anew() {
    let mut game = Game::with(2, |form| form.format = Format::BestOf(3));
    let end = |seat| Command::EndGame {
        result: MatchResult::Won(seat),
        reason: "it was clear".to_owned(),
    };
    game.act(end(MIA));
    game.act(Command::NextGame);
    game.act(end(MIA));
    assert_eq!(game.now().standing().result, Some(MatchResult::Won(MIA)));
    let corrected = |game, seat| Adjustment::SetGameResult {
        game,
        result: MatchResult::Won(seat),
    };
    game.by_hand(corrected(2, BEN));
    assert_eq!(*game.now().phase(), Phase::BetweenGames);
    game.by_hand(corrected(1, BEN));
    assert_eq!(game.now().standing().result, Some(MatchResult::Won(BEN)));
    game.by_hand(corrected(1, MIA));
    game.act(Command::NextGame);
    assert_eq!(game.now().series().results().len(), 2);
}
