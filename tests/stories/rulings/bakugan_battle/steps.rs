use rollcall::rules::bakugan::effect::{Amount, Deed, Effect, NumberChange, Piece, Played, Whom};
use rollcall::rules::bakugan::{
    AbilityCard, Answer, Attribute, BakuganPlace, Basis, BattleOutcome, Command, Event, Face, Fact,
    GateCard, HouseRule, LineKind, Moment, Phase, Refusal, Section, Zone,
};
use rollcall::rules::{Rules as _, Seat};

use super::{BEN, G1, G2, G3, Game, LEA, MIA, ability, asking, basis_of, gate, play, toy};

fn fire_pit() -> GateCard {
    gate("Fire Pit", [140, 120, 80, 20, 20, 60], Vec::new())
}

fn adds(name: &str, amount: i32) -> AbilityCard {
    let add = Effect::of(Deed::Add(Amount::once(amount)));
    ability(name, vec![add.to(Whom::Own)])
}

/// Mia holds Spark (+50) and Flare (+30), Ben holds Wave (+100) and Ebb (-20 for the other).
fn with_abilities() -> Game {
    let ebb = Effect::of(Deed::Subtract(Amount::once(20)));
    Game::of(
        fire_pit(),
        vec![adds("Spark", 50), adds("Flare", 30)],
        vec![
            adds("Wave", 100),
            ability("Ebb", vec![ebb.to(Whom::Opponent)]),
        ],
    )
    .fought()
}

fn plays_of(events: &[Event]) -> Basis {
    basis_of(events, |event| matches!(event, Event::AbilityPlayed { .. }))
}

#[test]
fn a_battle_is_read_flipped_played_out_added_up_and_won() {
    let mut game = with_abilities();
    game.refused_with(Command::Compare, &["\"Battle\"", "turn Gate 1 over"]);
    game.act(Command::ReadPower {
        bakugan: toy(MIA, 0),
        g_power: 410,
    });
    let events = game.flip("fire pit");
    assert_eq!(
        game.now().say(&events[0]),
        "Gate 1 is turned over: Fire Pit."
    );
    assert_eq!(game.fighter(MIA).lines, [], "the numbers come last");
    game.plays(BEN, "Wave");
    game.done(BEN);
    game.plays(MIA, "Spark");
    game.done(MIA);
    assert_eq!(
        game.sum(MIA),
        [
            ("G-Power on the toy".to_owned(), 410, 410),
            ("ability Spark".to_owned(), 50, 460),
            ("the gate's number".to_owned(), 140, 600),
        ]
    );
    assert_eq!(game.total(BEN), 350 + 100 + 120);
    assert_eq!(game.now().choices()[0].label, "Result: 570 : 600");
    let events = game.act(Command::Compare);
    let taken = basis_of(&events, |event| matches!(event, Event::GateTaken { .. }));
    assert_eq!(taken, Basis::Sheet(Section::Battle));
    assert_eq!((game.won(MIA), game.won(BEN)), (1, 0));
}

#[test]
fn the_short_way_flip_and_compare_counts_as_finished_and_adds_the_numbers() {
    let mut game = with_abilities();
    game.flip("Fire Pit");
    assert_eq!(game.now().choices()[0].label, "Result: 470 : 540");
    let events = game.act(Command::Compare);
    let lines = events
        .iter()
        .filter(|e| matches!(e, Event::LineAdded { .. }));
    assert_eq!(lines.count(), 2);
    assert_eq!(game.won(MIA), 1);
    // Of cards that nobody wrote down the referee adds the numbers.
    let mut game = Game::with(2, |_| {}).fought();
    game.flip("Some gate");
    game.act(Command::AddLine {
        bakugan: toy(BEN, 0),
        kind: LineKind::GateNumber,
        amount: 120,
    });
    game.act(Command::Compare);
    assert_eq!(game.won(BEN), 1);
    // And his word or totals from the table decide at any time after the flip.
    for by_word in [
        Command::Declare {
            outcome: BattleOutcome::Wins(toy(BEN, 0)),
        },
        Command::EnterTotals {
            totals: vec![(toy(MIA, 0), 10), (toy(BEN, 0), 20)],
        },
    ] {
        let mut game = with_abilities();
        game.flip("Fire Pit");
        game.act(by_word);
        assert_eq!(game.won(BEN), 1);
    }
}

#[test]
fn a_number_added_by_hand_is_not_added_again() {
    let mut game = with_abilities();
    game.flip("Fire Pit");
    game.act(Command::AddLine {
        bakugan: toy(BEN, 0),
        kind: LineKind::GateNumber,
        amount: 300,
    });
    game.act(Command::Compare);
    assert_eq!(game.won(BEN), 1, "350 and 300 against 400 and 140");
}

#[test]
fn a_gate_of_the_library_is_turned_over_with_its_numbers_and_effects() {
    let off = Effect::of(Deed::Number(NumberChange::Off)).only_attribute(Attribute::Pyrus);
    let card = gate("Ash Field", [140, 120, 80, 20, 20, 60], vec![off]);
    let mut game = Game::with(2, |_| {}).fought();
    let mut wrong = card.clone();
    wrong.numbers.insert(Attribute::Clear, 5);
    game.refused_with(Command::FlipCard { card: wrong }, &["no number for Clear"]);
    game.act(Command::FlipCard { card });
    game.done(BEN);
    game.done(MIA);
    assert_eq!((game.total(MIA), game.total(BEN)), (400, 470));
}

#[test]
fn a_clear_fighter_has_its_opponents_attribute() {
    let mut game = Game::with(2, |form| {
        form.players[0].gates = vec![fire_pit()];
        form.players[1].bakugan[0].attribute = Some(Attribute::Clear);
    })
    .fought();
    game.flip("Fire Pit");
    assert_eq!(
        game.now().attribute_in_battle(&game.fighter(BEN)),
        Some(Attribute::Pyrus)
    );
    game.done(BEN);
    game.done(MIA);
    assert_eq!((game.total(MIA), game.total(BEN)), (540, 490));
}

#[test]
fn two_clear_fighters_both_choose_an_attribute_before_the_flip() {
    let mut game = Game::with(2, |form| {
        form.players[0].gates = vec![fire_pit()];
        for player in &mut form.players {
            player.bakugan[0].attribute = Some(Attribute::Clear);
        }
    })
    .fought();
    let choose = |seat, attribute| Command::ChooseAttribute {
        bakugan: toy(seat, 0),
        attribute,
    };
    let flip = Command::Flip { name: None };
    game.refused_with(
        flip.clone(),
        &["\"Additional rules\"", "both players choose"],
    );
    game.refused(choose(MIA, Attribute::Clear));
    let events = game.act(choose(MIA, Attribute::Darkus));
    assert_eq!(
        events[0].basis(),
        Some(Basis::Sheet(Section::AdditionalRules))
    );
    game.refused_with(flip, &["Ben's Mantris"]);
    game.refused_with(choose(MIA, Attribute::Haos), &["does not wait for one"]);
    assert_eq!(game.now().prompt().seat, Some(BEN));
    game.act(choose(BEN, Attribute::Aquos));
    game.flip("Fire Pit");
    game.done(BEN);
    game.done(MIA);
    assert_eq!((game.total(MIA), game.total(BEN)), (420, 470));
}

#[test]
fn an_attribute_that_nobody_wrote_down_is_asked_when_the_number_hangs_on_it() {
    let mut game = Game::with(2, |form| {
        form.players[0].gates = vec![fire_pit()];
        form.players[1].bakugan[0].attribute = None;
    })
    .fought();
    let choose = Command::ChooseAttribute {
        bakugan: toy(BEN, 0),
        attribute: Attribute::Subterra,
    };
    game.refused(choose.clone());
    game.flip("Fire Pit");
    game.refused_with(Command::Compare, &["say the Attribute of Ben's Mantris"]);
    game.act(choose);
    game.act(Command::Compare);
    assert_eq!(game.won(MIA), 1);
}

#[test]
fn the_turns_player_plays_all_abilities_then_the_other() {
    let mut game = with_abilities().ruled(HouseRule::AbilityOrder, Answer::TurnPlayerFirst);
    game.flip("Fire Pit");
    // It is Ben's turn: his roll began the battle.
    game.refused_with(play(MIA, "Spark"), &["house rule ability_order", "now Ben"]);
    game.refused(Command::DoneAbilities { seat: MIA });
    let events = game.plays(BEN, "Wave");
    assert_eq!(
        plays_of(&events),
        Basis::House(HouseRule::AbilityOrder, Answer::TurnPlayerFirst)
    );
    game.plays(BEN, "Ebb");
    game.refused(play(MIA, "Spark"));
    game.done(BEN);
    game.refused(play(BEN, "Wave"));
    game.plays(MIA, "Spark");
    assert_eq!(game.total(MIA), 400 - 20 + 50);
    game.done(MIA);
    game.refused_with(play(MIA, "Flare"), &["both have finished"]);
    assert_eq!(game.total(MIA), 400 - 20 + 50 + 140);
}

#[test]
fn abilities_alternate_until_two_passes_in_a_row() {
    let mut game = with_abilities().ruled(HouseRule::AbilityOrder, Answer::Alternate);
    game.flip("Fire Pit");
    let events = game.plays(BEN, "Wave");
    assert_eq!(
        plays_of(&events),
        Basis::House(HouseRule::AbilityOrder, Answer::Alternate)
    );
    game.refused_with(play(BEN, "Ebb"), &["in turns", "now Mia"]);
    let passes = game.done(MIA);
    assert_eq!(
        game.now().say(&passes[0]),
        "Mia plays no ability now; Ben may."
    );
    // A pass is no goodbye: the next card can be answered.
    game.plays(BEN, "Ebb");
    game.plays(MIA, "Spark");
    game.done(BEN);
    assert_eq!(game.fighter(MIA).lines.len(), 2);
    game.done(MIA);
    assert_eq!(game.fighter(MIA).lines.len(), 3, "the gate's number came");
}

#[test]
fn an_unanswered_ability_order_asks_at_the_first_card() {
    let mut game = Game::with(2, asking(HouseRule::AbilityOrder)).fought();
    game.act(Command::Flip { name: None });
    assert_eq!(
        game.refused(play(BEN, "Wave")),
        Refusal::NeedsRuling(HouseRule::AbilityOrder)
    );
    let mut game = Game::with(2, asking(HouseRule::BeforeFlip)).fought();
    assert_eq!(
        game.refused(play(BEN, "Wave")),
        Refusal::NeedsRuling(HouseRule::BeforeFlip)
    );
    game.act(Command::Flip { name: None });
}

#[test]
fn before_the_flip_is_a_stop_that_turning_over_skips() {
    let mut game = with_abilities().ruled(HouseRule::BeforeFlip, Answer::Stop);
    let detail = game.now().prompt().detail;
    assert!(
        detail.contains("before the flip come now, Ben's first"),
        "{detail}"
    );
    let events = game.plays(MIA, "Spark");
    assert_eq!(
        plays_of(&events),
        Basis::House(HouseRule::BeforeFlip, Answer::Stop)
    );
    assert_eq!(game.total(MIA), 450);
    game.refused_with(Command::DoneAbilities { seat: BEN }, &["turn it over"]);
    game.flip("Fire Pit");
    assert_eq!(game.total(MIA), 450, "what was played holds");
    let mut game = with_abilities().ruled(HouseRule::BeforeFlip, Answer::Stop);
    game.flip("Fire Pit");
}

#[test]
fn without_the_stop_abilities_wait_for_the_flip() {
    let mut game = with_abilities().ruled(HouseRule::BeforeFlip, Answer::NoStop);
    let detail = game.now().prompt().detail;
    assert!(!detail.contains("before the flip"), "{detail}");
    game.refused_with(
        play(MIA, "Spark"),
        &["house rule before_flip", "once Gate 1 lies face up"],
    );
    game.flip("Fire Pit");
    game.plays(BEN, "Wave");
}

#[test]
fn a_card_is_played_when_it_says_so() {
    let card = |name: &str, played| AbilityCard {
        played: Some(played),
        ..adds(name, 10)
    };
    let mut game = Game::of(
        fire_pit(),
        Vec::new(),
        vec![
            card("Ambush", Moment::BeforeFlip),
            card("Wave", Moment::InBattle),
            card("Doom", Moment::OutsideBattle),
        ],
    )
    .fought();
    game.refused_with(
        play(BEN, "Wave"),
        &["Wave is for a battle whose gate lies face up"],
    );
    game.refused_with(
        play(BEN, "Doom"),
        &["Doom is for any time without a battle"],
    );
    game.plays(BEN, "Ambush");
    game.flip("Fire Pit");
    game.plays(BEN, "Wave");
    game.refused_with(play(BEN, "wave"), &["has been played already"]);
    assert_eq!(game.total(BEN), 370);
}

#[test]
fn effects_set_multiply_change_attributes_and_return_cards() {
    let effects = vec![
        Effect::of(Deed::Multiply(2)).to(Whom::Own),
        Effect::of(Deed::Set(1000)).to(Whom::Opponent),
        Effect::of(Deed::ChangeAttribute(Some(Attribute::Ventus))).to(Whom::TurnPlayer),
        Effect::of(Deed::ChangeAttribute(None)).to(Whom::Stronger),
        Effect::of(Deed::ReturnAbilities(Played::ThisBattle)).to(Whom::Own),
    ];
    let mut game = Game::of(fire_pit(), Vec::new(), Vec::new()).fought();
    game.flip("Fire Pit");
    game.act(Command::PlayAbility {
        seat: BEN,
        name: "Great Storm".to_owned(),
        effects,
    });
    assert_eq!((game.total(BEN), game.total(MIA)), (700, 1000));
    assert_eq!(game.now().prompt().headline, "Great Storm: Mia chooses");
    game.refused_with(
        Command::DoneAbilities { seat: BEN },
        &["Mia chooses an Attribute"],
    );
    game.act(Command::ChooseAttribute {
        bakugan: toy(MIA, 0),
        attribute: Attribute::Haos,
    });
    game.done(BEN);
    game.done(MIA);
    assert_eq!((game.total(BEN), game.total(MIA)), (760, 1020));
    game.act(Command::Compare);
    let ben = game.now().players().get(BEN).unwrap();
    assert_eq!((ben.abilities_in_hand, ben.abilities_used.len()), (3, 0));
}

#[test]
fn effects_take_pieces_out_of_the_game() {
    let out = |piece| Effect::of(Deed::OutOfGame(piece));
    let mut game = Game::of(fire_pit(), Vec::new(), Vec::new()).fought();
    game.flip("Fire Pit");
    game.act(Command::PlayAbility {
        seat: BEN,
        name: "Abyss".to_owned(),
        effects: vec![out(Piece::Loser), out(Piece::Gate), out(Piece::Card)],
    });
    let ben = game.now().players().get(BEN).unwrap();
    assert_eq!(ben.abilities_out, ["Abyss"]);
    assert_eq!(ben.abilities_in_hand, 2);
    game.act(Command::Compare);
    assert_eq!(
        (game.won(MIA), game.won(BEN)),
        (0, 0),
        "nobody has the gate"
    );
    assert_eq!(game.now().players().get(MIA).unwrap().gates_out, 1);
    assert_eq!(game.zone(toy(BEN, 0)), Zone::Out, "Ben's lost");
    assert_eq!(game.zone(toy(MIA, 0)), Zone::Used);
}

#[test]
fn both_fighters_go_to_their_owners_used_piles() {
    for (winner, seat) in [(toy(MIA, 0), MIA), (toy(BEN, 0), BEN)] {
        let mut game = Game::with(2, |_| {}).fought();
        game.act(Command::Flip { name: None });
        game.act(Command::Declare {
            outcome: BattleOutcome::Wins(winner),
        });
        assert_eq!(game.won(seat), 1);
        assert_eq!(game.zone(toy(MIA, 0)), Zone::Used);
        assert_eq!(game.zone(toy(BEN, 0)), Zone::Used);
    }
}

/// Mia and Ben fight on Gate 3, Lea looks on; it is Ben's turn.
fn three() -> Game {
    let mut game = Game::with(3, |form| {
        let after = AbilityCard {
            played: Some(Moment::AfterBattle),
            ..AbilityCard::named("Echo")
        };
        for player in &mut form.players {
            player.abilities = vec![after.clone()];
        }
    });
    game.roll(toy(MIA, 0), Fact::open_on(G3));
    game.roll(toy(BEN, 0), Fact::open_on(G3));
    game
}

#[test]
fn in_a_battle_only_those_with_a_bakugan_in_it_play_cards() {
    let mut game = three();
    for before_and_after_the_flip in 0..2 {
        game.refused_with(
            play(LEA, "Net"),
            &["\"Playing cards\"", "in it: Ben and Mia"],
        );
        if before_and_after_the_flip == 0 {
            game.act(Command::Flip { name: None });
        }
    }
    game.refused(Command::DoneAbilities { seat: LEA });
    game.plays(BEN, "Wave");
}

#[test]
fn what_is_played_after_a_battle_is_for_those_who_fought() {
    let mut game = three();
    game.refused_with(play(MIA, "Echo"), &["right after a battle"]);
    game.act(Command::Flip { name: None });
    game.act(Command::Declare {
        outcome: BattleOutcome::Wins(toy(MIA, 0)),
    });
    game.refused_with(
        play(LEA, "Echo"),
        &["\"Playing cards\"", "had a Bakugan in it"],
    );
    game.plays(MIA, "Echo");
    game.roll(toy(LEA, 0), Fact::open_on(G1));
    game.refused_with(play(BEN, "Echo"), &["right after a battle"]);
}

#[test]
fn outside_a_battle_anybody_plays_and_the_next_player_comes_first() {
    let mut game = Game::with(3, |_| {});
    let prompt = game.now().prompt().detail;
    assert!(
        prompt.ends_with("Two cards at once: Ben plays first."),
        "{prompt}"
    );
    assert_eq!(game.now().first_of_two_cards(), BEN);
    let events = game.plays(LEA, "Doom");
    assert_eq!(plays_of(&events), Basis::Sheet(Section::PlayingCards));
    game.act(Command::Roll {
        bakugan: toy(MIA, 0),
    });
    game.plays(BEN, "Net");
    for name in ["One", "Two"] {
        game.plays(LEA, name);
    }
    game.refused_with(play(LEA, "Three"), &["no ability card left"]);
    game.refused(play(Seat(7), "Doom"));
    assert!(matches!(game.now().phase(), Phase::Rolling { .. }));
}

#[test]
fn between_two_games_nobody_plays_a_card() {
    let mut game = Game::with(2, |form| form.format = rollcall::rules::Format::BestOf(3));
    game.act(Command::EndGame {
        result: rollcall::rules::MatchResult::Won(MIA),
        reason: "the table agreed".to_owned(),
    });
    game.refused_with(play(MIA, "Doom"), &["while a game is being played"]);
    game.act(Command::NextGame);
    game.act(Command::SetGates);
    game.plays(MIA, "Doom");
}

#[test]
fn what_changes_powers_is_not_played_outside_a_battle() {
    let mut game = with_abilities();
    game.act(Command::Flip { name: None });
    game.act(Command::Compare);
    game.refused_with(play(MIA, "Spark"), &["Spark", "there is none now"]);
}

#[test]
fn undo_puts_a_played_card_back_into_the_hand() {
    let mut game = with_abilities();
    game.flip("Fire Pit");
    game.plays(BEN, "Wave");
    let undone = game.0.undo(rollcall::rules::Stamp::default()).unwrap();
    assert_eq!(undone.put_right, ["Give Wave back to Ben, unplayed."]);
    let again = game.0.redo(rollcall::rules::Stamp::default()).unwrap();
    assert_eq!(again.put_right, ["Put Ben's Wave in the used pile."]);
}

#[test]
fn a_battle_goes_on_with_the_card_that_its_gate_shows() {
    let mut game = with_abilities();
    game.flip("Fire Pit");
    let up = game.now().gate(G1).map(|card| card.face.clone());
    assert_eq!(up, Some(Face::Up(Some("Fire Pit".to_owned()))));
    assert!(
        game.now()
            .gate(G2)
            .is_some_and(|card| card.face == Face::Down)
    );
    // Whatever is moved by hand ends it.
    game.put(toy(MIA, 0), BakuganPlace::Unused);
    assert_eq!(*game.now().phase(), Phase::ToRoll);
}
