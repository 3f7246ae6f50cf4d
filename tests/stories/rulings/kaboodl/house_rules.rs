use super::*;

/// Mia has the four cards with 1 dot, and the round is counted.
fn four_ones(table: &mut Table) {
    for card in [BEAK_1, GILL_1, SCALE_1, FANG_1] {
        table.give(card, MIA);
    }
}

#[test]
fn four_equal_dots_are_ten_points() {
    let mut table = Table::house(HouseRule::FourDots, Setting::Is(Answer::Ten));
    four_ones(&mut table);
    let events = table.end_round();
    assert_eq!(table.score(MIA), 20 + 10 - 7);
    assert!(is_by(&events, HouseRule::FourDots));
}

#[test]
fn four_equal_dots_are_ten_points_and_five_for_three_of_them() {
    let mut table = Table::house(HouseRule::FourDots, Setting::Is(Answer::TenPlusFive));
    four_ones(&mut table);
    table.end_round();
    assert_eq!(table.score(MIA), 20 + 15 - 7);
}

#[test]
fn four_equal_dots_are_asked_about_once_and_the_answer_is_remembered() {
    let mut table = Table::with(&["Mia", "Ben"], |form| {
        form.format = Format::Rounds(2);
        form.house.set(HouseRule::FourDots, Setting::Ask);
    });
    table.give(BEAK_1, MIA);
    table.end_round();
    assert_eq!(table.score(MIA), 5 - 7, "nobody had four: nothing to ask");
    table.act(Command::NextRound);
    four_ones(&mut table);
    let end = Command::EndRound {
        reason: "for the story".to_owned(),
    };
    table.asks(end.clone(), HouseRule::FourDots, Answer::TenPlusFive);
    table.act(end);
    assert_eq!(table.score(MIA), 20 + 15 - 7);
}

/// Mia has the three Beaks, and the four cards with 1 dot.
fn beaks_and_ones(table: &mut Table) {
    four_ones(table);
    table.give(BEAK_2, MIA);
    table.give(BEAK_3, MIA);
}

#[test]
fn one_card_may_count_in_several_sets() {
    let mut table = Table::house(HouseRule::SharedSets, Setting::Is(Answer::Yes));
    beaks_and_ones(&mut table);
    table.end_round();
    assert_eq!(table.score(MIA), 30 + 10 + 5 - 7);
}

#[test]
fn one_card_may_count_once_in_the_best_way() {
    let mut table = Table::house(HouseRule::SharedSets, Setting::Is(Answer::No));
    beaks_and_ones(&mut table);
    // The four; or three ones and the three Beaks: ten points either way, never both.
    table.end_round();
    assert_eq!(table.score(MIA), 30 + 10 - 7);
    let mut table = Table::with(&["Mia", "Ben"], |form| {
        form.house
            .set(HouseRule::SharedSets, Setting::Is(Answer::No));
        form.house
            .set(HouseRule::FourDots, Setting::Is(Answer::TenPlusFive));
    });
    beaks_and_ones(&mut table);
    table.end_round();
    assert_eq!(table.score(MIA), 30 + 15 - 7, "the four is the better way");
}

#[test]
fn shared_sets_can_be_asked_about_where_it_matters() {
    let mut table = Table::house(HouseRule::SharedSets, Setting::Ask);
    beaks_and_ones(&mut table);
    let end = Command::EndRound {
        reason: "for the story".to_owned(),
    };
    table.asks(end.clone(), HouseRule::SharedSets, Answer::No);
    table.act(end);
    assert_eq!(table.score(MIA), 30 + 10 - 7);
}

/// Mia tosses out, then Ben steals from her.
fn steal_after_a_toss_out(table: &mut Table) {
    table.give(BEAK_1, MIA);
    table.act(Command::TossOut { cards: 1 });
    table.act(Command::Draw);
    table.act(Command::Steal { card: BEAK_1 });
}

#[test]
fn after_a_toss_out_there_is_no_kbosh_until_the_next_turn() {
    let rule = HouseRule::TossOutKbosh;
    let mut table = Table::house(rule, Setting::Is(Answer::NotUntilNextTurn));
    steal_after_a_toss_out(&mut table);
    let block = Command::Block { card: BEAK_1 };
    assert!(table.now().choices().iter().all(|c| c.command != block));
    let refusal = table.refused(block.clone());
    assert!(matches!(refusal, Refusal::TossedOut { .. }));
    assert!(refusal.to_string().contains("toss_out_kbosh"), "{refusal}");
    table.act(Command::Discard);
    table.pass();
    table.give(BEAK_1, MIA);
    table.act(Command::Draw);
    table.act(Command::Steal { card: BEAK_1 });
    table.act(block);
}

#[test]
fn after_a_toss_out_kbosh_may_be_allowed() {
    let mut table = Table::house(HouseRule::TossOutKbosh, Setting::Is(Answer::Allowed));
    steal_after_a_toss_out(&mut table);
    let events = table.act(Command::Block { card: BEAK_1 });
    assert!(is_by(&events, HouseRule::TossOutKbosh));
    table.act(Command::Discard);
    assert_eq!(table.now().place(BEAK_1), Some(Place::With(MIA)));
}

#[test]
fn a_kbosh_after_a_toss_out_can_be_asked_about() {
    let mut table = Table::house(HouseRule::TossOutKbosh, Setting::Ask);
    steal_after_a_toss_out(&mut table);
    let block = Command::Block { card: BEAK_1 };
    assert!(table.now().choices().iter().any(|c| c.command == block));
    table.asks(block.clone(), HouseRule::TossOutKbosh, Answer::Allowed);
    table.act(block);
}

/// Mia has an open K'baam on Ben's Beak and collects the last Kaboodl card.
fn last_card(table: &mut Table) -> Vec<Event> {
    table.give(BEAK_1, BEN);
    table.leave_only(&[BEAK_2]);
    table.act(Command::Draw);
    table.act(Command::Steal { card: BEAK_1 });
    table.collect(BEAK_2)
}

#[test]
fn after_the_last_kaboodl_card_that_turn_is_finished() {
    let mut table = Table::house(HouseRule::RoundEnd, Setting::Is(Answer::FinishTurn));
    let events = last_card(&mut table);
    assert!(is_by(&events, HouseRule::RoundEnd));
    assert_eq!(table.now().phase(), Phase::InTurn);
    table.act(Command::Block { card: BEAK_1 });
    table.act(Command::Steal { card: BEAK_1 });
    table.act(Command::Discard);
    assert_eq!(table.result(), Some(MatchResult::Won(MIA)));
    assert_eq!(table.score(MIA), 10 - 2);
}

#[test]
fn after_the_last_kaboodl_card_the_round_ends_at_once() {
    let mut table = Table::house(HouseRule::RoundEnd, Setting::Is(Answer::AtOnce));
    table.leave_only(&[BEAK_2]);
    table.act(Command::Draw);
    let events = table.collect(BEAK_2);
    assert!(is_by(&events, HouseRule::RoundEnd));
    assert_eq!(table.result(), Some(MatchResult::Won(MIA)));
    assert_eq!(table.score(MIA), 5 - 5, "no discard any more");
}

#[test]
fn after_the_last_kaboodl_card_an_open_kbaam_can_still_be_answered() {
    let mut table = Table::house(HouseRule::RoundEnd, Setting::Is(Answer::AtOnce));
    last_card(&mut table);
    assert_eq!(table.now().phase(), Phase::LastCall);
    assert!(matches!(
        table.refused(Command::Discard),
        Refusal::NotNow { .. }
    ));
    table.act(Command::Block { card: BEAK_1 });
    table.act(Command::CountUp);
    assert_eq!(table.score(BEN), 5 - 6);

    let mut table = Table::house(HouseRule::RoundEnd, Setting::Is(Answer::AtOnce));
    last_card(&mut table);
    table.act(Command::CountUp);
    assert_eq!(table.now().place(BEAK_1), Some(Place::With(MIA)));
}

#[test]
fn the_end_of_the_round_is_asked_about_at_the_last_card_and_remembered() {
    let mut table = Table::with(&["Mia", "Ben"], |form| {
        form.format = Format::Rounds(2);
        form.house.set(HouseRule::RoundEnd, Setting::Ask);
    });
    table.leave_only(&[BEAK_1]);
    table.act(Command::Draw);
    let collect = Command::Collect {
        card: BEAK_1,
        wilds: 0,
    };
    table.asks(collect.clone(), HouseRule::RoundEnd, Answer::AtOnce);
    table.act(collect.clone());
    assert_eq!(table.now().phase(), Phase::RoundOver);
    table.act(Command::NextRound);
    table.leave_only(&[BEAK_1]);
    table.act(Command::Draw);
    table.act(collect);
    assert_eq!(table.now().rounds().len(), 2, "asked only once");
}

/// Nothing can be drawn, and Mia has seven cards.
fn empty_piles(table: &mut Table) {
    table.by_hand(Adjustment::SetDrawPile(0));
    assert_eq!(table.now().discard_pile(), 0);
}

#[test]
fn with_both_piles_empty_one_plays_on() {
    let mut table = Table::house(HouseRule::BothPilesEmpty, Setting::Is(Answer::PlayOn));
    empty_piles(&mut table);
    let events = table.act(Command::Draw);
    assert!(is_by(&events, HouseRule::BothPilesEmpty));
    assert_eq!((table.hand(MIA), table.now().phase()), (7, Phase::InTurn));
    table.act(Command::Discard);
    // The one discard is all there is to draw.
    let events = table.act(Command::Draw);
    assert!(matches!(events[0], Event::Reshuffled { cards: 1, .. }));
    assert_eq!(
        events[1],
        Event::Drew {
            seat: BEN,
            cards: 1
        }
    );
}

#[test]
fn with_both_piles_empty_the_round_ends() {
    let mut table = Table::house(HouseRule::BothPilesEmpty, Setting::Is(Answer::RoundEnds));
    table.give(BEAK_1, BEN);
    empty_piles(&mut table);
    let events = table.act(Command::Draw);
    assert!(is_by(&events, HouseRule::BothPilesEmpty));
    assert_eq!(table.result(), Some(MatchResult::Won(BEN)));
}

#[test]
fn with_both_piles_empty_the_table_can_be_asked() {
    let mut table = Table::house(HouseRule::BothPilesEmpty, Setting::Ask);
    empty_piles(&mut table);
    table.asks(Command::Draw, HouseRule::BothPilesEmpty, Answer::PlayOn);
    table.act(Command::Draw);
    assert_eq!(table.now().phase(), Phase::InTurn);
}

#[test]
fn equal_scores_in_a_round_share_the_win() {
    let mut table = Table::house(HouseRule::RoundTie, Setting::Is(Answer::SharedWin));
    let events = table.end_round();
    assert_eq!(table.result(), Some(shared(&[MIA, BEN])));
    assert!(is_by(&events, HouseRule::RoundTie));
}

#[test]
fn equal_scores_in_a_round_are_settled_by_one_more() {
    let mut table = Table::house(HouseRule::RoundTie, Setting::Is(Answer::OneMoreRound));
    let events = table.end_round();
    assert!(is_by(&events, HouseRule::RoundTie));
    assert_eq!(table.now().phase(), Phase::RoundOver);
    table.act(Command::NextRound);
    table.give(BEAK_1, BEN);
    table.end_round();
    assert_eq!(table.result(), Some(MatchResult::Won(BEN)));
}

#[test]
fn a_level_round_of_a_best_of_three_is_not_one_of_the_three() {
    let mut table = Table::with(&["Mia", "Ben"], |form| {
        form.format = Format::BestOf(3);
        form.house
            .set(HouseRule::RoundTie, Setting::Is(Answer::OneMoreRound));
    });
    table.end_round();
    for _ in 0..2 {
        assert_eq!(table.result(), None);
        table.act(Command::NextRound);
        table.give(BEAK_1, BEN);
        table.end_round();
    }
    assert_eq!(table.result(), Some(MatchResult::Won(BEN)));
    assert_eq!(table.now().rounds().len(), 3);
}

#[test]
fn equal_scores_in_a_round_can_be_asked_about() {
    let mut table = Table::house(HouseRule::RoundTie, Setting::Ask);
    let end = Command::EndRound {
        reason: "for the story".to_owned(),
    };
    table.asks(end.clone(), HouseRule::RoundTie, Answer::SharedWin);
    table.act(end);
    assert_eq!(table.result(), Some(shared(&[MIA, BEN])));
}

/// A match of one round by points, level at its end.
fn level_match(setting: Setting<Answer>) -> Table {
    Table::with(&["Mia", "Ben"], |form| {
        form.format = Format::Rounds(1);
        form.house.set(HouseRule::MatchTie, setting);
    })
}

#[test]
fn equal_totals_at_the_end_are_settled_by_one_more_round() {
    let mut table = level_match(Setting::Is(Answer::OneMoreRound));
    let events = table.end_round();
    assert!(is_by(&events, HouseRule::MatchTie));
    table.act(Command::NextRound);
    table.give(BEAK_1, MIA);
    table.end_round();
    assert_eq!(table.result(), Some(MatchResult::Won(MIA)));
}

#[test]
fn equal_totals_at_the_end_share_the_win() {
    let mut table = level_match(Setting::Is(Answer::SharedWin));
    let events = table.end_round();
    assert!(is_by(&events, HouseRule::MatchTie));
    assert_eq!(table.result(), Some(shared(&[MIA, BEN])));
}

#[test]
fn equal_totals_at_the_end_can_be_asked_about() {
    let mut table = level_match(Setting::Ask);
    let end = Command::EndRound {
        reason: "for the story".to_owned(),
    };
    table.asks(end.clone(), HouseRule::MatchTie, Answer::SharedWin);
    table.act(end);
    assert!(table.result().is_some());
}

/// Three players; Lea deals, Ben wins the first round.
fn after_a_round(setting: Setting<Answer>) -> Table {
    let mut table = Table::with(&["Mia", "Ben", "Lea"], |form| {
        form.format = Format::Rounds(2);
        form.house.set(HouseRule::NextDealer, setting);
    });
    assert_eq!(table.now().dealer(), LEA);
    table.give(BEAK_1, BEN);
    table.end_round();
    table
}

#[test]
fn the_deal_passes_to_the_left() {
    let mut table = after_a_round(Setting::Is(Answer::PassesLeft));
    let events = table.act(Command::NextRound);
    assert!(is_by(&events, HouseRule::NextDealer));
    assert_eq!((table.now().dealer(), table.now().turn()), (MIA, BEN));
}

#[test]
fn the_winner_deals_the_next_round() {
    let mut table = after_a_round(Setting::Is(Answer::Winner));
    table.act(Command::NextRound);
    assert_eq!((table.now().dealer(), table.now().turn()), (BEN, LEA));
}

#[test]
fn the_same_player_deals_the_next_round() {
    let mut table = after_a_round(Setting::Is(Answer::Same));
    table.act(Command::NextRound);
    assert_eq!((table.now().dealer(), table.now().turn()), (LEA, MIA));
}

#[test]
fn the_next_dealer_can_be_asked_about() {
    let mut table = after_a_round(Setting::Ask);
    table.asks(Command::NextRound, HouseRule::NextDealer, Answer::Winner);
    table.act(Command::NextRound);
    assert_eq!(table.now().dealer(), BEN);
}
