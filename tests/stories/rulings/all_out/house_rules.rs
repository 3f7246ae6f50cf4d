use super::*;

#[test]
fn a_second_set_of_an_icon_is_not_allowed_where_the_house_says_so() {
    let mut game = Game::ruled(HouseRule::SecondSet, Answer::NotAllowed);
    game.lies(MIA, HEART, 3);
    let refusal = game.refused(lay(HEART, 3));
    assert!(refusal.to_string().contains("second_set"), "{refusal}");
    assert!(matches!(
        game.refused(turn_up(TopUse::NewSet { icon: HEART })),
        Refusal::SecondSet { .. }
    ));
    game.act(add(MIA, HEART));
}

#[test]
fn a_second_set_joins_the_first_where_the_house_says_so() {
    let mut game = Game::ruled(HouseRule::SecondSet, Answer::Merge);
    game.lies(MIA, HEART, 3);
    let events = game.act(lay(HEART, 3));
    let basis = Basis::House(HouseRule::SecondSet, Answer::Merge);
    assert_eq!(events[0].basis(), Some(basis));
    assert_eq!((game.in_set(MIA, HEART), game.held(MIA)), (6, 4));
    game.lies(BEN, STAR, 8);
    let refusal = game.refused(lay(STAR, 3));
    assert!(matches!(refusal, Refusal::SetFull { room: 2, .. }));
}

#[test]
fn a_second_set_asks_where_the_house_has_not_said() {
    let mut game = Game::asking(HouseRule::SecondSet);
    game.lies(MIA, HEART, 3);
    game.asks_then(lay(HEART, 3), HouseRule::SecondSet, Answer::Merge);
    assert_eq!(game.in_set(MIA, HEART), 6);
    game.lies(BEN, HEART, 3);
    game.act(lay(HEART, 3));
}

// House rule both_win.

#[test]
fn of_two_who_could_win_the_player_whose_turn_it_is_wins() {
    let mut game = Game::ruled(HouseRule::BothWin, Answer::TurnPlayer);
    let play = game.both_could_win();
    let events = game.act(play);
    let way = WinWay::NoCards;
    assert_eq!(ended(&events), [Win { seat: MIA, way }]);
    let basis = Basis::House(HouseRule::BothWin, Answer::TurnPlayer);
    assert_eq!(events.last().unwrap().basis(), Some(basis));
}

#[test]
fn of_two_who_could_win_the_first_to_shout_wins() {
    let mut game = Game::ruled(HouseRule::BothWin, Answer::FirstToShout);
    let play = game.both_could_win();
    game.act(play);
    assert!(matches!(game.now().phase(), Phase::Shout(_)));
    assert_eq!(game.result(), None);
    assert!(matches!(
        game.refused(Command::Shout { seat: LEA }),
        Refusal::NothingToShout(_)
    ));
    let events = game.act(Command::Shout { seat: BEN });
    let way = WinWay::SetOfTen(HEART);
    assert_eq!(ended(&events), [Win { seat: BEN, way }]);
    assert_eq!(game.result(), Some(MatchResult::Won(BEN)));
}

#[test]
fn of_two_who_could_win_both_win_where_they_share() {
    let mut game = Game::ruled(HouseRule::BothWin, Answer::Shared);
    let play = game.both_could_win();
    let events = game.act(play);
    assert_eq!(ended(&events).len(), 2);
    let shared = MatchResult::Shared(seats(&[MIA, BEN]));
    assert_eq!(game.result(), Some(shared));
}

#[test]
fn two_who_could_win_ask_as_printed_and_the_answer_is_remembered() {
    let mut game = Game::with(|form| form.house = HouseRules::as_printed());
    let play = game.both_could_win();
    let events = game.asks_then(play, HouseRule::BothWin, Answer::TurnPlayer);
    assert_eq!(ended(&events)[0].seat, MIA);
}

// House rule must_play.

#[test]
fn a_challenge_to_the_duty_to_play_is_logged_with_what_follows() {
    let mut game = Game::ruled(HouseRule::MustPlay, Answer::Honour);
    assert!(matches!(
        game.refused(challenge(BEN, MIA, true)),
        Refusal::NothingToChallenge(_)
    ));
    game.act(discarded(HEART));
    assert!(matches!(
        game.refused(challenge(MIA, MIA, true)),
        Refusal::NothingToChallenge(_)
    ));
    let before = game.now().clone();
    let events = game.act(challenge(LEA, MIA, true));
    let basis = Basis::House(HouseRule::MustPlay, Answer::Honour);
    assert_eq!(events[0].basis(), Some(basis));
    assert!(
        game.last().contains("is right: take that turn back"),
        "{}",
        game.last()
    );
    assert_eq!(game.now().players(), before.players(), "no cards are paid");
    // It has been judged.
    assert!(matches!(
        game.refused(challenge(BEN, MIA, true)),
        Refusal::NothingToChallenge(_)
    ));
    // The turn is taken back with undo.
    game.0.undo(Stamp::default());
    game.0.undo(Stamp::default());
    assert_eq!(game.now().turn(), MIA);
    game.act(discarded(HEART));
    game.act(challenge(BEN, MIA, false));
    assert!(game.last().contains("is wrong"), "{}", game.last());
    assert_eq!(game.now().turn(), BEN);
}

#[test]
fn a_play_from_the_hand_ends_the_chance_to_challenge() {
    let mut game = Game::new();
    game.act(discarded(HEART));
    assert_eq!(game.now().challengeable(), Some(MIA));
    game.act(lay(STAR, 3));
    assert_eq!(game.now().challengeable(), None);
}

#[test]
fn nobody_is_challenged_where_there_is_no_duty_to_play() {
    let mut game = Game::ruled(HouseRule::MustPlay, Answer::Off);
    game.act(discarded(HEART));
    assert_eq!(game.refused(challenge(BEN, MIA, true)), Refusal::NoDuty);
    let offered = game.now().choices();
    let challenges = |command: &Command| matches!(command, Command::Challenge { .. });
    assert!(!offered.iter().any(|choice| challenges(&choice.command)));
}

#[test]
fn a_challenge_asks_where_the_house_has_not_said() {
    let mut game = Game::asking(HouseRule::MustPlay);
    game.act(discarded(HEART));
    let challenge = challenge(BEN, MIA, true);
    game.asks_then(challenge, HouseRule::MustPlay, Answer::Honour);
}

// House rule broken_set.

/// An event has just taken one of Ben's three Heart cards away.
fn break_a_set(game: &mut Game) -> Command {
    game.lies(BEN, HEART, 3);
    game.act(event());
    effect(moved(Place::Set(set(BEN, HEART)), Place::Hand(MIA), 1))
}

#[test]
fn a_broken_set_stays_and_wins_only_with_ten() {
    let mut game = Game::ruled(HouseRule::BrokenSet, Answer::Stays);
    let breaks = break_a_set(&mut game);
    let events = game.act(breaks);
    let basis = Basis::House(HouseRule::BrokenSet, Answer::Stays);
    assert_eq!(events[1].basis(), Some(basis));
    game.act(Command::EventDone);
    assert_eq!(game.in_set(BEN, HEART), 2);
    game.act(add(BEN, HEART));
    assert_eq!(game.in_set(BEN, HEART), 3, "it may grow again");
    assert_eq!(game.result(), None);
    game.lies(BEN, HEART, 6);
    game.act(add(BEN, HEART));
    assert_eq!(game.result(), Some(MatchResult::Won(BEN)));
}

#[test]
fn a_broken_set_goes_to_the_discard_pile() {
    let mut game = Game::ruled(HouseRule::BrokenSet, Answer::DiscardPile);
    let breaks = break_a_set(&mut game);
    game.act(breaks);
    assert_eq!(game.in_set(BEN, HEART), 0);
    assert_eq!(
        game.now().discard_pile(),
        3,
        "the event and two Heart cards"
    );
    assert_eq!(game.now().discard_top(), Some(&Card::Character(HEART)));
}

#[test]
fn a_broken_set_asks_as_printed_and_the_answer_is_remembered() {
    let mut game = Game::with(|form| form.house = HouseRules::as_printed());
    let breaks = break_a_set(&mut game);
    game.asks_then(breaks, HouseRule::BrokenSet, Answer::DiscardPile);
    assert_eq!(game.in_set(BEN, HEART), 0);
}

#[test]
fn by_hand_a_set_has_as_many_cards_as_the_referee_says() {
    let mut game = Game::asking(HouseRule::BrokenSet);
    game.lies(BEN, HEART, 3);
    game.act(by_hand(moved(Place::Set(set(BEN, HEART)), Place::Out, 2)));
    assert_eq!(game.in_set(BEN, HEART), 1);
}

// House rule both_piles_empty.

/// Nothing is left to draw: every card is in a hand.
fn empty_piles(game: &mut Game) {
    game.act(Command::DrawPileEmpty);
    assert_eq!(game.last(), "Both piles are empty.");
    assert_eq!(game.refused(discarded(HEART)), Refusal::NothingToDraw);
}

#[test]
fn who_can_neither_play_nor_draw_passes_and_then_the_fewest_cards_win() {
    let mut game = Game::ruled(HouseRule::BothPilesEmpty, Answer::FewestCards);
    assert_eq!(game.refused(Command::Pass), Refusal::MustTurnTop);
    game.hand(BEN, 4);
    empty_piles(&mut game);
    game.act(Command::Pass);
    game.act(Command::Pass);
    // A play in between: they must all pass in a row.
    game.act(lay(HEART, 3));
    game.act(Command::Pass);
    game.act(Command::Pass);
    assert_eq!(game.result(), None);
    let events = game.act(Command::Pass);
    let way = WinWay::FewestCards(4);
    assert_eq!(
        ended(&events),
        [Win { seat: BEN, way }, Win { seat: LEA, way }]
    );
    let shared = MatchResult::Shared(seats(&[BEN, LEA]));
    assert_eq!(game.result(), Some(shared));
}

#[test]
fn once_all_have_passed_in_a_row_nobody_wins_where_the_house_says_so() {
    let mut game = Game::ruled(HouseRule::BothPilesEmpty, Answer::Draw);
    empty_piles(&mut game);
    game.act(Command::Pass);
    game.act(Command::Pass);
    let events = game.act(Command::Pass);
    assert_eq!(ended(&events), []);
    assert_eq!(game.result(), Some(MatchResult::Draw));
}

#[test]
fn passing_asks_where_the_house_has_not_said() {
    let mut game = Game::asking(HouseRule::BothPilesEmpty);
    empty_piles(&mut game);
    game.asks_then(Command::Pass, HouseRule::BothPilesEmpty, Answer::Draw);
    assert_eq!(game.now().turn(), BEN);
}

// House rule forgot_shout.

#[test]
fn a_win_stands_without_a_shout_where_there_is_no_penalty() {
    let mut game = Game::ruled(HouseRule::ForgotShout, Answer::NoPenalty);
    game.hand(MIA, 1);
    game.act(event());
    assert_eq!(game.result(), Some(MatchResult::Won(MIA)));
    assert_eq!(
        game.refused(Command::NoShout { seat: MIA }),
        Refusal::MatchOver
    );
    let mut game = Game::with(|form| form.format = Format::BestOf(3));
    game.hand(MIA, 1);
    game.act(event());
    assert!(matches!(
        game.refused(Command::NoShout { seat: MIA }),
        Refusal::NoShoutNeeded(_)
    ));
}

#[test]
fn who_forgets_to_shout_draws_two_and_the_game_goes_on() {
    let mut game = Game::ruled(HouseRule::ForgotShout, Answer::DrawTwo);
    game.hand(MIA, 1);
    game.lies(BEN, HEART, 3);
    game.act(add(BEN, HEART));
    assert_eq!(game.result(), None, "first Mia has to shout");
    let events = game.act(Command::NoShout { seat: MIA });
    let basis = Basis::House(HouseRule::ForgotShout, Answer::DrawTwo);
    assert_eq!(events[0].basis(), Some(basis));
    assert_eq!(game.held(MIA), 2);
    assert_eq!(game.now().turn(), BEN);
    // Who shouts wins.
    game.hand(BEN, 1);
    game.act(event());
    game.act(Command::Shout { seat: BEN });
    assert_eq!(game.result(), Some(MatchResult::Won(BEN)));
}

#[test]
fn after_a_forgotten_shout_the_event_under_way_is_still_done() {
    let mut game = Game::ruled(HouseRule::ForgotShout, Answer::DrawTwo);
    game.hand(LEA, 1);
    game.act(event());
    game.act(effect(moved(Place::Hand(LEA), Place::Hand(MIA), 1)));
    game.act(Command::NoShout { seat: LEA });
    assert_eq!(game.now().phase(), &Phase::EventEffect { name: None });
    assert_eq!(game.held(LEA), 2);
    game.act(Command::EventDone);
    assert_eq!(game.now().turn(), BEN);
}

#[test]
fn with_a_set_of_ten_a_late_shout_still_wins() {
    let mut game = Game::ruled(HouseRule::ForgotShout, Answer::DrawTwo);
    game.lies(LEA, HEART, 9);
    game.act(add(LEA, HEART));
    game.act(Command::NoShout { seat: LEA });
    assert_eq!((game.held(LEA), game.now().turn()), (9, BEN));
    game.act(Command::Shout { seat: LEA });
    assert_eq!(game.result(), Some(MatchResult::Won(LEA)));
}

#[test]
fn where_the_first_is_silent_the_other_who_could_win_may_shout() {
    let mut game = Game::ruled(HouseRule::ForgotShout, Answer::DrawTwo);
    let play = game.both_could_win();
    game.act(play);
    assert!(matches!(
        game.refused(Command::Shout { seat: BEN }),
        Refusal::NotYourShout { .. }
    ));
    game.act(Command::NoShout { seat: MIA });
    game.act(Command::Shout { seat: BEN });
    assert_eq!(game.result(), Some(MatchResult::Won(BEN)));
}

#[test]
fn a_forgotten_shout_asks_where_the_house_has_not_said() {
    for (answer, result) in [
        (Answer::NoPenalty, Some(MatchResult::Won(MIA))),
        (Answer::DrawTwo, None),
    ] {
        let mut game = Game::asking(HouseRule::ForgotShout);
        game.hand(MIA, 1);
        game.act(event());
        let silent = Command::NoShout { seat: MIA };
        game.asks_then(silent, HouseRule::ForgotShout, answer);
        assert_eq!(game.result(), result);
    }
}
