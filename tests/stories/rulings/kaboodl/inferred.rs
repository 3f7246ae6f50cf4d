use super::*;

#[test]
fn the_grid_is_four_creatures_by_three_dots_with_every_colour_three_times() {
    let table = Table::of(&["Mia", "Ben"]);
    let count = |of: &dyn Fn(KaboodlCard) -> bool| {
        table.now().cards().filter(|(_, card, _)| of(*card)).count()
    };
    for kind in 0..4 {
        assert_eq!(count(&|card| card.creature == kind), 3);
        assert_eq!(count(&|card| card.colour == kind), 3);
    }
    for dots in 1..=3 {
        assert_eq!(count(&|card| card.dots == dots), 4);
    }
}

#[test]
fn another_grid_has_its_own_names_and_scores_whole_fours_then_whole_threes() {
    let all_twos = |creature| KaboodlCard {
        creature,
        colour: 0,
        dots: 2,
    };
    let table = Table::with(&["Mia", "Ben"], |form| {
        form.grid = Grid {
            creatures: (1..=12).map(|number| format!("Owl {number}")).collect(),
            colours: vec!["pink".to_owned()],
            cards: (0..12).map(all_twos).collect(),
        };
    });
    assert_eq!(table.now().card_name(CardId(1)), "pink Owl 2 2");
    let cards: Vec<KaboodlCard> = table.now().cards().map(|(_, card, _)| card).collect();
    // Seven with the same dots are a four and a three; their one colour gives two threes.
    let found = sets(&cards[..7], 10, Sharing::Shared);
    assert_eq!(
        found,
        Sets {
            threes: 1 + 2,
            fours: 1
        }
    );
}

#[test]
fn two_to_six_players_are_usual_and_more_are_a_warning() {
    for count in 2..=6 {
        let names: Vec<String> = (0..count).map(|number| format!("P{number}")).collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        assert!(Setup::quick(&names).warnings().is_empty(), "{count}");
    }
    let seven = Setup::quick(&["a", "b", "c", "d", "e", "f", "g"]);
    assert_eq!(seven.warnings().len(), 1);
    assert!(seven.warnings()[0].to_string().contains("7 players"));
    assert_eq!(Kaboodl::start(&seven).draw_pile(), 91 - 49);
    let mut alone = SetupForm::from(seven);
    alone.players.truncate(1);
    assert!(Setup::check(alone).is_err());
}

#[test]
fn the_higher_total_wins_when_two_reach_it_in_one_round() {
    let mut table = Table::with(&["Mia", "Ben"], |form| form.format = Format::FirstTo(10));
    for (card, seat) in [
        (BEAK_1, MIA),
        (BEAK_2, MIA),
        (BEAK_3, BEN),
        (GILL_1, BEN),
        (SCALE_1, BEN),
    ] {
        table.give(card, seat);
    }
    for seat in [MIA, BEN] {
        table.by_hand(Adjustment::SetHand { seat, cards: 0 });
    }
    let events = table.end_round();
    assert_eq!((table.score(MIA), table.score(BEN)), (10, 15));
    assert_eq!(table.result(), Some(MatchResult::Won(BEN)));
    assert!(grounds(&events[events.len() - 1..], GroundKind::Inferred));
}

#[test]
fn two_who_reach_the_total_together_with_equal_points_are_a_tie_of_the_match() {
    let mut table = Table::with(&["Mia", "Ben"], |form| form.format = Format::FirstTo(10));
    for (card, seat) in [(BEAK_1, MIA), (BEAK_2, MIA), (GILL_1, BEN), (SCALE_1, BEN)] {
        table.give(card, seat);
    }
    for seat in [MIA, BEN] {
        table.by_hand(Adjustment::SetHand { seat, cards: 0 });
    }
    let events = table.end_round();
    assert!(is_by(&events, HouseRule::MatchTie));
    assert_eq!(
        (table.result(), table.now().phase()),
        (None, Phase::RoundOver)
    );
    table.act(Command::NextRound);
    table.give(BEAK_1, BEN);
    table.end_round();
    assert_eq!(table.result(), Some(MatchResult::Won(BEN)));
}

#[test]
fn best_of_three_with_three_winners_goes_to_the_highest_sum() {
    let mut table = Table::with(&["Mia", "Ben", "Lea"], |form| {
        form.format = Format::BestOf(3)
    });
    let mut last = Vec::new();
    for (winner, cards) in [(MIA, 1), (BEN, 1), (LEA, 2)] {
        for card in (0..cards).map(CardId) {
            table.give(card, winner);
        }
        last = table.end_round();
        if table.result().is_none() {
            table.act(Command::NextRound);
        }
    }
    assert_eq!(table.result(), Some(MatchResult::Won(LEA)));
    assert!(grounds(&last[last.len() - 1..], GroundKind::Inferred));
}

#[test]
fn every_size_follows_from_the_log_and_what_cannot_be_is_a_warning() {
    let mut table = Table::of(&["Mia", "Ben"]);
    for card in [BEAK_1, BEAK_2, BEAK_3, GILL_1, SCALE_1, FANG_1] {
        table.give(card, BEN);
    }
    table.act(Command::Draw);
    for card in [BEAK_1, BEAK_2, BEAK_3, GILL_1, SCALE_1, FANG_1] {
        table.act(Command::Steal { card });
        table.act(Command::Block { card });
        assert_eq!(table.now().cards_in_play(), 91);
    }
    assert_eq!((table.hand(MIA), table.hand(BEN)), (2, 1));
    assert_eq!(table.now().discard_pile(), 12);
    let warnings = table.now().warnings();
    assert!(
        warnings[0].contains("K'bosh was played 6 times"),
        "{warnings:?}"
    );
    assert!(
        table
            .now()
            .describe()
            .iter()
            .any(|said| said.contains(&warnings[0]))
    );
}
