use super::*;

#[test]
fn twelve_cards_lie_open_seven_are_dealt_and_left_of_the_dealer_begins() {
    let table = Table::with(&["Mia", "Ben", "Lea"], |form| form.dealer = MIA);
    assert_eq!(table.now().cards_at(Place::Kaboodl).count(), 12);
    assert!(
        table
            .now()
            .players()
            .iter()
            .all(|(_, player)| player.hand == 7)
    );
    assert_eq!(table.now().draw_pile(), 91 - 21);
    assert_eq!(table.now().turn(), BEN);
}

#[test]
fn a_turn_is_a_toss_out_or_a_draw_then_plays_then_one_discard() {
    let mut table = Table::of(&["Mia", "Ben"]);
    table.act(Command::TossOut { cards: 4 });
    assert_eq!((table.hand(MIA), table.now().turn()), (3, BEN));
    assert!(matches!(
        table.refused(Command::Discard),
        Refusal::NotNow { .. }
    ));
    table.act(Command::Draw);
    assert_eq!(table.hand(BEN), 8);
    assert!(matches!(
        table.refused(Command::TossOut { cards: 1 }),
        Refusal::NotNow { .. }
    ));
    table.collect(BEAK_1);
    table.act(Command::Discard);
    assert_eq!((table.hand(BEN), table.now().turn()), (4, MIA));
    let events = table.act(Command::Draw);
    assert_eq!(
        events,
        [Event::Drew {
            seat: MIA,
            cards: 5
        }]
    );
}

#[test]
fn nothing_and_more_than_the_hand_cannot_be_tossed_out_but_all_of_it_can() {
    let mut table = Table::of(&["Mia", "Ben"]);
    for cards in [0, 8] {
        let refusal = table.refused(Command::TossOut { cards }).to_string();
        assert!(refusal.contains("1 to 7 cards"), "{refusal}");
    }
    table.act(Command::TossOut { cards: 7 });
    assert_eq!(table.hand(MIA), 0);
    table.pass();
    assert_eq!(
        table.act(Command::Draw),
        [Event::Drew {
            seat: MIA,
            cards: 8
        }]
    );
}

#[test]
fn three_matching_cards_or_wild_ones_collect_a_kaboodl_card() {
    let mut table = Table::of(&["Mia", "Ben"]);
    table.act(Command::Draw);
    table.collect(BEAK_1);
    assert_eq!(table.now().place(BEAK_1), Some(Place::With(MIA)));
    assert_eq!((table.hand(MIA), table.now().discard_pile()), (5, 3));
    let again = Command::Collect {
        card: BEAK_1,
        wilds: 0,
    };
    assert!(matches!(table.refused(again), Refusal::NotInKaboodl { .. }));
    let four = Command::Collect {
        card: BEAK_2,
        wilds: 4,
    };
    assert_eq!(table.refused(four), Refusal::TooManyWilds(4));
    table.act(Command::Collect {
        card: BEAK_2,
        wilds: 3,
    });
    assert_eq!(table.now().still_out(CommandCard::Wild).most, 7);
}

#[test]
fn a_play_that_leaves_no_card_for_the_discard_is_refused() {
    let mut table = Table::of(&["Mia", "Ben"]);
    table.give(BEAK_1, BEN);
    table.act(Command::Draw);
    table.by_hand(Adjustment::SetHand {
        seat: MIA,
        cards: 3,
    });
    let collect = Command::Collect {
        card: BEAK_2,
        wilds: 0,
    };
    let refusal = table.refused(collect.clone());
    assert!(matches!(refusal, Refusal::LastCard { takes: 3, .. }));
    assert!(refusal.to_string().contains("needs 4 or more"), "{refusal}");
    assert!(table.now().choices().iter().all(|c| c.command != collect));
    table.act(Command::Steal { card: BEAK_1 });
    table.by_hand(Adjustment::SetHand {
        seat: MIA,
        cards: 1,
    });
    table.give(BEAK_3, BEN);
    let refusal = table.refused(Command::Steal { card: BEAK_3 });
    assert!(matches!(refusal, Refusal::LastCard { takes: 1, .. }));
}

#[test]
fn kbaam_takes_a_card_from_another_player_on_ones_own_turn() {
    let mut table = Table::of(&["Mia", "Ben"]);
    table.give(BEAK_1, BEN);
    table.give(BEAK_2, MIA);
    assert!(matches!(
        table.refused(Command::Steal { card: BEAK_1 }),
        Refusal::NotNow { .. }
    ));
    table.act(Command::Draw);
    for not_bens in [BEAK_2, BEAK_3] {
        assert!(matches!(
            table.refused(Command::Steal { card: not_bens }),
            Refusal::NotToSteal { .. }
        ));
    }
    table.act(Command::Steal { card: BEAK_1 });
    table.act(Command::Discard);
    assert_eq!(table.now().place(BEAK_1), Some(Place::With(MIA)));
    assert_eq!(table.now().still_out(CommandCard::Kbaam).most, 9);
}

#[test]
fn a_steal_is_pending_until_the_discard_and_kbosh_blocks_it_before() {
    let mut table = Table::of(&["Mia", "Ben", "Lea"]);
    for (card, seat) in [(BEAK_1, BEN), (BEAK_2, BEN), (BEAK_3, LEA)] {
        table.give(card, seat);
    }
    table.act(Command::Draw);
    for card in [BEAK_1, BEAK_2, BEAK_3] {
        table.act(Command::Steal { card });
        assert_ne!(table.now().place(card), Some(Place::With(MIA)), "pending");
    }
    table.act(Command::Block { card: BEAK_1 });
    table.act(Command::Block { card: BEAK_3 });
    assert_eq!((table.hand(BEN), table.hand(LEA)), (6, 6));
    assert!(matches!(
        table.refused(Command::Block { card: BEAK_1 }),
        Refusal::NoSuchSteal { .. }
    ));
    table.act(Command::Discard);
    let place = |card| table.now().place(card);
    assert_eq!(place(BEAK_1), Some(Place::With(BEN)));
    assert_eq!(place(BEAK_2), Some(Place::With(MIA)));
    assert_eq!(place(BEAK_3), Some(Place::With(LEA)));
    assert!(matches!(
        table.refused(Command::Block { card: BEAK_2 }),
        Refusal::NoSuchSteal { .. }
    ));
}

#[test]
fn a_blocked_card_can_be_stolen_again_and_an_empty_hand_has_no_kbosh() {
    let mut table = Table::of(&["Mia", "Ben"]);
    table.give(BEAK_1, BEN);
    table.act(Command::Draw);
    table.act(Command::Steal { card: BEAK_1 });
    table.act(Command::Block { card: BEAK_1 });
    table.act(Command::Steal { card: BEAK_1 });
    table.by_hand(Adjustment::SetHand {
        seat: BEN,
        cards: 0,
    });
    let block = Command::Block { card: BEAK_1 };
    assert!(table.now().choices().iter().all(|c| c.command != block));
    assert_eq!(table.refused(block), Refusal::EmptyHand("Ben".to_owned()));
}

#[test]
fn a_used_up_draw_pile_is_made_of_the_discards() {
    let mut table = Table::of(&["Mia", "Ben"]);
    table.by_hand(Adjustment::SetDrawPile(1));
    table.by_hand(Adjustment::SetDiscardPile(70));
    table.by_hand(Adjustment::SetHand {
        seat: MIA,
        cards: 5,
    });
    table.by_hand(Adjustment::SetSeen {
        card: CommandCard::Kbosh,
        cards: 4,
    });
    assert_eq!(table.now().still_out(CommandCard::Kbosh).most, 1);
    let events = table.act(Command::Draw);
    assert_eq!(events.len(), 3, "{events:?}");
    assert_eq!(
        events[0],
        Event::Drew {
            seat: MIA,
            cards: 1
        }
    );
    assert!(matches!(events[1], Event::Reshuffled { cards: 70, .. }));
    assert_eq!(
        events[2],
        Event::Drew {
            seat: MIA,
            cards: 2
        }
    );
    assert_eq!(
        (table.now().draw_pile(), table.now().discard_pile()),
        (68, 0)
    );
    assert_eq!(table.now().still_out(CommandCard::Kbosh).most, 5);
}

#[test]
fn the_pile_is_shuffled_as_soon_as_its_last_card_is_drawn() {
    let mut table = Table::of(&["Mia", "Ben"]);
    table.by_hand(Adjustment::SetDrawPile(1));
    table.by_hand(Adjustment::SetDiscardPile(76));
    let events = table.act(Command::Draw);
    assert!(matches!(events[1], Event::Reshuffled { cards: 76, .. }));
    assert_eq!(table.now().draw_pile(), 76);
}

#[test]
fn the_round_is_over_when_all_twelve_are_collected() {
    let mut table = Table::of(&["Mia", "Ben"]);
    while table.result().is_none() {
        table.act(Command::Draw);
        let next = table.now().cards_at(Place::Kaboodl).next().unwrap();
        table.collect(next);
        table.act(Command::Discard);
    }
    let held = |seat| table.now().cards_at(Place::With(seat)).count();
    assert_eq!((held(MIA), held(BEN)), (6, 6));
    assert!(table.now().choices().is_empty());
}

#[test]
fn a_score_is_cards_and_sets_less_the_hand() {
    let mut table = Table::of(&["Mia", "Ben"]);
    for card in [BEAK_1, BEAK_2, BEAK_3] {
        table.give(card, MIA);
    }
    // Three cards, one three of a kind, seven in the hand.
    assert_eq!(table.score(MIA), 15 + 5 - 7);
    for card in [GILL_1, SCALE_1, FANG_1] {
        table.give(card, MIA);
    }
    assert_eq!(table.score(MIA), 30 + 5 + 10 - 7);
    let parts = table.now().standing().parts;
    let parts: Vec<(&str, i32)> = parts
        .get(MIA)
        .unwrap()
        .iter()
        .map(|part| (part.what.as_str(), part.points))
        .collect();
    assert_eq!(
        parts,
        [
            ("6 Kaboodl cards", 30),
            ("3 of a kind", 5),
            ("4 with the same dots", 10),
            ("7 cards in the hand", -7),
        ]
    );
    assert_eq!(table.score(BEN), -7);
}

#[test]
fn a_match_is_one_round_best_of_three_or_first_to_a_total() {
    let names = ["Mia", "Ben"];
    let mut one = Table::of(&names);
    one.give(BEAK_1, MIA);
    one.end_round();
    assert_eq!(one.result(), Some(MatchResult::Won(MIA)));

    let mut three = Table::with(&names, |form| form.format = Format::BestOf(3));
    for round in 1..=2 {
        assert_eq!((three.result(), three.now().round()), (None, round));
        three.give(BEAK_1, BEN);
        three.end_round();
        if round == 1 {
            let won = three.now().standing().match_scores.unwrap();
            assert_eq!(won, [0, 1].into_iter().collect());
            three.act(Command::NextRound);
            assert_eq!(three.now().cards_at(Place::Kaboodl).count(), 12);
            assert_eq!((three.hand(MIA), three.hand(BEN)), (7, 7));
        }
    }
    assert_eq!(three.result(), Some(MatchResult::Won(BEN)));

    let mut total = Table::with(&names, |form| form.format = Format::FirstTo(20));
    for sum in [12, 24] {
        for card in [BEAK_1, BEAK_2, GILL_1] {
            total.give(card, MIA);
        }
        total.by_hand(Adjustment::SetHand {
            seat: MIA,
            cards: 3,
        });
        total.end_round();
        let sums = total.now().standing().match_scores.unwrap();
        assert_eq!(sums.get(MIA), Some(&sum));
        if total.result().is_none() {
            total.act(Command::NextRound);
        }
    }
    assert_eq!(total.result(), Some(MatchResult::Won(MIA)));
}
