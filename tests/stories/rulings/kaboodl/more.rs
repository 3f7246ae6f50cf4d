use super::*;

#[test]
fn a_smaller_deck_is_counted_as_it_is() {
    let table = Table::with(&["Mia", "Ben"], |form| {
        form.deck = Deck {
            kbosh: 3,
            ..Deck::default()
        };
    });
    assert_eq!(table.now().draw_pile(), 89 - 14);
    assert_eq!(
        table.now().still_out(CommandCard::Kbosh).to_string(),
        "3 of 3"
    );
}

#[test]
fn the_kept_script_has_steals_blocks_a_toss_out_an_undo_and_a_reshuffle() {
    let text = include_str!("../../../data/scripts/kaboodl.txt");
    let ran = run(text, &[]).unwrap();
    let rollcall::rules::Table::Kaboodl(game) = &ran.table else {
        panic!("it is another game");
    };
    let results = || ran.lines.iter().flat_map(|line| &line.results);
    let refused = results().filter(|result| matches!(result, Outcome::Refused(_)));
    assert_eq!(
        refused.count(),
        2,
        "no last card, and K'bosh after a Toss-Out"
    );
    let asked = results().filter(|result| matches!(result, Outcome::NeedsRuling { .. }));
    assert_eq!(asked.count(), 2, "round_end and four_dots");
    let events: Vec<&Event> = game
        .entries()
        .iter()
        .flat_map(|entry| entry.what.events())
        .collect();
    let count = |of: fn(&Event) -> bool| events.iter().filter(|event| of(event)).count();
    assert_eq!(
        count(|event| matches!(event, Event::StealBlocked { .. })),
        4
    );
    assert_eq!(count(|event| matches!(event, Event::StealDone { .. })), 6);
    assert_eq!(count(|event| matches!(event, Event::TossedOut { .. })), 3);
    assert_eq!(count(|event| matches!(event, Event::Reshuffled { .. })), 1);
    assert_eq!(count(|event| matches!(event, Event::RoundEnded { .. })), 2);
    assert_eq!(game.now().cards_in_play(), 91);
    assert!(game.now().warnings().is_empty());
    let standing = game.now().standing();
    assert_eq!(
        standing.match_scores,
        Some([39, 49, 33].into_iter().collect())
    );
    assert_eq!(standing.result, Some(MatchResult::Won(BEN)));
}

#[test]
fn a_shared_round_of_a_longer_match_rests_on_the_house_rule() {
    let mut table = Table::with(&["Mia", "Ben"], |form| form.format = Format::BestOf(3));
    let events = table.end_round();
    let ended = events
        .iter()
        .find(|event| matches!(event, Event::RoundEnded { .. }))
        .unwrap();
    assert!(is_by(std::slice::from_ref(ended), HouseRule::RoundTie));
}

#[test]
fn a_match_that_the_sheet_does_not_know_is_won_by_the_usual_reading() {
    for (format, rounds, kind) in [
        (Format::BestOf(3), 2, GroundKind::Sheet),
        (Format::BestOf(5), 3, GroundKind::Inferred),
        (Format::Rounds(2), 2, GroundKind::Inferred),
    ] {
        let mut table = Table::with(&["Mia", "Ben"], |form| form.format = format);
        let mut events = Vec::new();
        for round in 0..rounds {
            if round > 0 {
                table.act(Command::NextRound);
            }
            table.give(BEAK_1, BEN);
            events = table.end_round();
        }
        assert_eq!(table.result(), Some(MatchResult::Won(BEN)), "{format}");
        let ended = events.last().and_then(Kaboodl::ground).unwrap();
        assert_eq!(ended.kind, kind, "{format}");
    }
}

#[test]
fn the_table_is_warned_of_more_players_than_the_box_is_made_for() {
    let table = Table::of(&["A", "B", "C", "D", "E", "F", "G"]);
    let warnings = table.now().warnings();
    assert_eq!(warnings.len(), 1, "{warnings:?}");
    assert!(warnings[0].starts_with("7 players: "), "{warnings:?}");
}

#[test]
fn points_corrected_after_the_end_decide_the_match_anew() {
    let mut table = Table::with(&["Mia", "Ben"], |form| form.format = Format::FirstTo(5));
    table.by_hand(Adjustment::SetHand {
        seat: MIA,
        cards: 0,
    });
    table.give(BEAK_1, MIA);
    table.end_round();
    assert_eq!(table.result(), Some(MatchResult::Won(MIA)));
    let points = |seat, points| Adjustment::SetPoints {
        round: 1,
        seat,
        points,
    };
    table.by_hand(points(BEN, 20));
    assert_eq!(table.result(), Some(MatchResult::Won(BEN)));
    table.by_hand(points(BEN, 4));
    table.by_hand(points(MIA, 4));
    assert_eq!(table.result(), None, "nobody has five");
    assert_eq!(table.now().phase(), Phase::RoundOver);
    table.by_hand(points(MIA, 5));
    assert_eq!(table.result(), Some(MatchResult::Won(MIA)));
    table.act(Command::Adjust {
        change: Adjustment::SetResult(MatchResult::Draw),
        reason: "they made it up".to_owned(),
    });
    table.by_hand(points(BEN, 30));
    assert_eq!(
        table.result(),
        Some(MatchResult::Draw),
        "the table's word stands"
    );
}

#[test]
fn a_card_corrected_after_the_end_can_make_two_share_the_win() {
    let mut table = Table::of(&["Mia", "Ben"]);
    table.give(BEAK_1, MIA);
    table.end_round();
    assert_eq!(table.result(), Some(MatchResult::Won(MIA)));
    table.give(GILL_1, BEN);
    assert_eq!(table.result(), Some(shared(&[MIA, BEN])));
}
