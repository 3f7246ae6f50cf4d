use rollcall::rules::bakugan::{
    Adjustment, AfterKnock, AfterTooNear, Answer, Bakugan, BakuganId, BakuganPlace, Ballot, Basis,
    BattleOutcome, CoinSide, Command, Event, Face, Fact, Gate, GatePlace, GateSide, HouseRule,
    HouseRules, Lies, Motion, Outcome, Phase, Refusal, SeatOrder, Section, Setting, Setup,
    SetupForm, Taking, Zone,
};
use rollcall::rules::{
    Format, Ledger, MatchResult, Rules as _, Seat, Source, Stamp, TableRule as _, ruling_needed,
};

const MIA: Seat = Seat(0);
const BEN: Seat = Seat(1);
const LEA: Seat = Seat(2);
const TOM: Seat = Seat(3);
const G1: Gate = Gate(0);
const G2: Gate = Gate(1);
const G3: Gate = Gate(2);
const G4: Gate = Gate(3);

fn toy(seat: Seat, number: u8) -> BakuganId {
    BakuganId { seat, number }
}

/// A match at a table, all by the referee.
struct Game(Ledger<Bakugan>);

impl Game {
    /// So many players, the gates are set, nothing asks.
    fn of(players: usize) -> Self {
        let mut game = Self::with(players, |_| {});
        game.act(Command::SetGates);
        game
    }

    /// The same with one house rule set.
    fn ruled(players: usize, rule: HouseRule, answer: Answer) -> Self {
        let mut game = Self::with(players, |form| {
            assert!(form.house.set(rule, Setting::Is(answer)));
        });
        game.act(Command::SetGates);
        game
    }

    /// Before the gates are set.
    fn with(players: usize, change: impl FnOnce(&mut SetupForm)) -> Self {
        let names = &["Mia", "Ben", "Lea", "Tom"][..players];
        let mut form = SetupForm::from(Setup::quick_for(names));
        change(&mut form);
        Self(Ledger::new(Setup::check(form).unwrap()))
    }

    fn now(&self) -> &Bakugan {
        self.0.now()
    }

    #[track_caller]
    fn act(&mut self, command: Command) -> Vec<Event> {
        match self
            .0
            .act(command.clone(), Source::Referee, Stamp::default())
        {
            Ok(entry) => entry.what.events().to_vec(),
            Err(refusal) => panic!("{command:?} was refused: {refusal}"),
        }
    }

    #[track_caller]
    fn refused(&mut self, command: Command) -> Refusal {
        let before = self.now().clone();
        let refusal = self
            .0
            .act(command, Source::Referee, Stamp::default())
            .unwrap_err();
        assert_eq!(before, *self.now(), "a refusal changed something");
        refusal
    }

    /// Rolls a Bakugan and settles it.
    #[track_caller]
    fn roll(&mut self, bakugan: BakuganId, fact: Fact) -> Vec<Event> {
        self.act(Command::Roll { bakugan });
        let roll = self.now().rolls();
        self.act(Command::Settle { roll, fact })
    }

    /// What a fact means for an open roll, undecided.
    #[track_caller]
    fn asks(&mut self, bakugan: BakuganId, fact: Fact) -> HouseRule {
        self.act(Command::Roll { bakugan });
        let roll = self.now().rolls();
        match self.refused(Command::Settle { roll, fact }) {
            Refusal::NeedsRuling(rule) => rule,
            other => panic!("it does not ask: {other}"),
        }
    }

    #[track_caller]
    fn by_hand(&mut self, change: Adjustment) -> Vec<Event> {
        self.act(Command::Adjust {
            change,
            reason: "a card says so".to_owned(),
        })
    }

    #[track_caller]
    fn put(&mut self, bakugan: BakuganId, to: BakuganPlace) {
        self.by_hand(Adjustment::MoveBakugan { bakugan, to });
    }

    fn zone(&self, bakugan: BakuganId) -> Zone {
        self.now().toy(bakugan).unwrap().zone
    }

    fn stands(&self, bakugan: BakuganId, on: Gate) -> bool {
        matches!(self.zone(bakugan), Zone::Standing { gate, .. } if gate == on)
    }

    fn won(&self, seat: Seat) -> usize {
        self.now().players().get(seat).unwrap().gates_won.len()
    }

    fn said(&self, event: &Event) -> String {
        self.now().say(event)
    }

    /// A battle is fought, and this one wins.
    #[track_caller]
    fn wins(&mut self, bakugan: BakuganId) -> Vec<Event> {
        if matches!(self.now().phase(), Phase::Battle(battle)
            if self.now().gate(battle.gate).is_some_and(|card| card.face == Face::Down))
        {
            self.act(Command::Flip { name: None });
        }
        self.act(Command::Declare {
            outcome: BattleOutcome::Wins(bakugan),
        })
    }

    /// Mia has nothing unused and nothing used, one of hers stands; it is her turn, four play.
    fn mia_runs_out(game: Self, stands_on: Gate) -> Self {
        let mut game = game;
        game.put(toy(MIA, 1), BakuganPlace::Out);
        game.put(toy(MIA, 2), BakuganPlace::Out);
        game.put(toy(MIA, 0), BakuganPlace::Standing(stands_on));
        game
    }
}

fn basis_of(events: &[Event]) -> Vec<Basis> {
    events.iter().filter_map(Event::basis).collect()
}

// Sheet: setting up and the order of turns.

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
        assert!(refusal.contains("the sheet, \"Set up\""), "{refusal}");
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

// Sheet: a roll.

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

// Sheet: running out, three and more players.

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

// Sheet: odd situations.

fn ballot(words: &str, outcome: Outcome, votes: u8) -> Ballot {
    Ballot {
        motion: Motion {
            words: words.to_owned(),
            outcome,
        },
        votes,
    }
}

fn vote(ballots: Vec<Ballot>) -> Command {
    Command::Vote {
        question: "Was that a roll?".to_owned(),
        ballots,
    }
}

fn coin(heads: Outcome, fell: CoinSide) -> Command {
    let motion = |words: &str, outcome| Motion {
        words: words.to_owned(),
        outcome,
    };
    Command::Coin {
        question: "Who wins?".to_owned(),
        heads: motion("the one", heads),
        tails: motion("the other", Outcome::Noted),
        fell,
    }
}

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
        "Vote on \"Was that a roll?\": yes 3 and no 1. It is decided: yes."
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

// Inferred.

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

// House rules.

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

// Rules that ask, and rules that change.

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

// Cards come before rules.

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

// A match of several games.

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
