use super::*;

#[test]
fn a_match_of_several_games_is_begun_by_each_in_turn() {
    let mut game = Game::with(|form| {
        form.format = Format::BestOf(3);
        form.first = BEN;
        form.deck_size = Some(60);
    });
    for (first, winner) in [(BEN, BEN), (LEA, LEA)] {
        assert_eq!(game.now().turn(), first);
        game.hand(winner, 1);
        game.act(event());
        assert_eq!(game.now().phase(), &Phase::GameOver);
        assert!(matches!(game.refused(event()), Refusal::NotNow { .. }));
        game.act(Command::NextGame);
        assert_eq!(game.held(winner), 7);
        assert_eq!(game.now().draw_pile(), Some(39));
    }
    assert_eq!(game.now().turn(), MIA);
    game.act(by_hand(moved(Place::Hand(LEA), Place::Out, 7)));
    assert_eq!(game.result(), Some(MatchResult::Won(LEA)));
    let won = game.now().standing().match_scores.unwrap();
    assert_eq!(won, [0, 1, 2].into_iter().collect());
}

#[test]
fn every_number_turn_and_winner_can_be_set_by_hand_with_a_reason() {
    let mut game = Game::counted(60);
    let refusal = game.refused(Command::Adjust {
        change: Adjustment::Note,
        reason: " ".to_owned(),
    });
    assert!(matches!(refusal, Refusal::CannotAdjust(_)));
    game.act(by_hand(Adjustment::SetTurn(LEA)));
    assert_eq!(game.now().turn(), LEA);
    game.act(by_hand(Adjustment::SetDrawPile(Some(50))));
    assert_eq!(game.now().draw_pile(), Some(50));
    assert_eq!(game.now().deck_size(), Some(71));
    game.act(by_hand(Adjustment::Rename {
        seat: BEN,
        name: "Bo".to_owned(),
    }));
    game.act(by_hand(Adjustment::NameIcon {
        icon: Icon(6),
        name: "Shoe".to_owned(),
    }));
    game.act(lay(Icon(6), 3));
    assert_eq!(
        game.0.log().last().unwrap().sentences[0],
        "Lea lays a set of 3 Shoe cards."
    );
    game.act(by_hand(moved(Place::Hand(BEN), Place::DiscardPile, 1)));
    game.act(by_hand(Adjustment::SetTop(Card::Character(STAR))));
    assert_eq!(game.now().discard_top(), Some(&Card::Character(STAR)));
    game.act(by_hand(Adjustment::EndGame(seats(&[BEN]))));
    assert_eq!(game.result(), Some(MatchResult::Won(BEN)));
    game.act(by_hand(Adjustment::SetWinners {
        game: 1,
        winners: seats(&[MIA]),
    }));
    assert_eq!(game.result(), Some(MatchResult::Won(MIA)));
    assert_eq!(
        game.now().standing().scores,
        [1, 0, 0].into_iter().collect()
    );
    game.act(by_hand(Adjustment::SetTurn(MIA)));
    assert_eq!(game.result(), None, "the game goes on");
}

#[test]
fn after_an_undo_the_table_is_told_what_to_put_back() {
    let mut game = Game::counted(60);
    game.act(lay(HEART, 4));
    let undone = game.0.undo(Stamp::default()).unwrap();
    assert_eq!(
        undone.put_right,
        [
            "Give 4 cards back to Mia, who has 7 then.",
            "Take Mia's Heart set off the table."
        ]
    );
    game.act(discarded(STAR));
    let undone = game.0.undo(Stamp::default()).unwrap();
    assert_eq!(undone.put_right, ["Draw pile 39; discard pile 0."]);
}

#[test]
fn the_table_is_described_without_anybodys_cards() {
    let mut game = Game::counted(60);
    game.act(lay(HEART, 3));
    game.act(discarded(STAR));
    assert_eq!(
        game.0.describe(),
        [
            "Mia: 4 cards in the hand; sets: 3 Heart.",
            "Ben: 7 cards in the hand; sets: none.",
            "Lea: 7 cards in the hand; sets: none.",
            "Draw pile 38; discard pile 1 with a Star card on top."
        ]
    );
}

#[test]
fn the_kept_script_is_won_by_a_player_whose_turn_it_was_not() {
    let text = include_str!("../../../data/scripts/all_out_out_of_turn.txt");
    let ran = run(text, &[]).unwrap();
    let Table::AllOut(game) = &ran.table else {
        panic!("it is another game");
    };
    assert_eq!(
        game.now().standing().result,
        Some(MatchResult::Won(LEA)),
        "the youngest went first"
    );
    assert_eq!(game.now().turn(), MIA);
    let results = || ran.lines.iter().flat_map(|line| &line.results);
    let refused = results().filter(|result| matches!(result, Outcome::Refused(_)));
    assert_eq!(refused.count(), 1, "a set of three with one card left");
    let asked: Vec<&str> = results()
        .filter_map(|result| match result {
            Outcome::NeedsRuling { ruling, .. } => Some(ruling.id),
            _ => None,
        })
        .collect();
    assert_eq!(asked, ["broken_set", "both_win"]);
    let counted = game.now().draw_pile().unwrap() + game.now().discard_pile();
    let hands: u32 = [MIA, BEN, LEA]
        .map(|seat| game.now().players().get(seat).unwrap().hand)
        .iter()
        .sum();
    let sets: u32 = game
        .now()
        .sets()
        .iter()
        .map(|set| u32::from(set.cards))
        .sum();
    assert_eq!(counted + hands + sets, 60, "no card is lost");
}

#[test]
fn a_card_from_a_pile_that_nobody_counted_goes_back_on_top_of_it() {
    let mut game = Game::new();
    game.act(turn_up(TopUse::Event { name: None }));
    game.act(effect(moved(Place::DrawPile, Place::Hand(BEN), 2)));
    let undone = game.0.undo(Stamp::default()).unwrap();
    assert_eq!(
        undone.put_right,
        [
            "Take 2 cards from Ben, who has 7 then.",
            "Lay 2 cards face down on top of the draw pile."
        ]
    );
    let undone = game.0.undo(Stamp::default()).unwrap();
    let last = undone.put_right.last().unwrap();
    assert_eq!(last, "Lay 1 card face down on top of the draw pile.");
    let redone = game.0.redo(Stamp::default()).unwrap();
    let last = redone.put_right.last().unwrap();
    assert_eq!(last, "Take 1 card from the draw pile.");
}

#[test]
fn an_event_that_is_turned_up_is_done_by_the_rule_of_the_turn() {
    let mut game = Game::new();
    let events = game.act(turn_up(TopUse::Event { name: None }));
    let bases: Vec<Basis> = events.iter().filter_map(Event::basis).collect();
    assert_eq!(bases, [Basis::Sheet(Section::YourTurn); 2]);
}

#[test]
fn a_set_that_may_not_be_given_can_be_given_by_hand() {
    let mut game = Game::new();
    game.act(lay(HEART, 3));
    game.act(lay(HEART, 3));
    game.act(turn_up(TopUse::Event { name: None }));
    let give = Adjustment::GiveSet {
        set: set(MIA, HEART),
        to: BEN,
    };
    let refusal = game.refused(effect(give.clone())).to_string();
    assert!(refusal.ends_with("or give it by hand"), "{refusal}");
    game.act(by_hand(give));
    assert_eq!(game.now().sets().len(), 1);
}

#[test]
fn a_question_is_not_followed_by_a_full_stop() {
    let mut game = Game::ruled(HouseRule::ForgotShout, Answer::DrawTwo);
    game.act(lay(HEART, 7));
    let refusal = game.refused(lay(STAR, 3)).to_string();
    assert!(
        refusal.ends_with("Now: ALL OUT? Does Mia shout?"),
        "{refusal}"
    );
}
