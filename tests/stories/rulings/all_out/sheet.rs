use super::*;

#[test]
fn everybody_is_dealt_seven_cards_and_the_rest_is_the_draw_pile() {
    let game = Game::counted(60);
    for seat in [MIA, BEN, LEA] {
        assert_eq!(game.held(seat), 7);
    }
    assert_eq!(game.now().draw_pile(), Some(60 - 21));
    assert_eq!(game.now().discard_pile(), 0);
}

#[test]
fn the_youngest_begins_and_the_turn_goes_round_the_table() {
    let mut game = Game::with(|form| form.first = LEA);
    assert_eq!(game.now().turn(), LEA);
    game.act(lay(HEART, 3));
    assert_eq!(game.now().turn(), MIA);
    game.act(lay(STAR, 3));
    assert_eq!(game.now().turn(), BEN);
}

#[test]
fn a_set_is_laid_with_three_to_ten_cards_of_the_own_hand_and_ends_the_turn() {
    let mut game = Game::new();
    assert_eq!(game.refused(lay(HEART, 2)), Refusal::SetSize(2));
    assert_eq!(game.refused(lay(HEART, 11)), Refusal::SetSize(11));
    let refusal = game.refused(lay(HEART, 8));
    assert!(matches!(
        refusal,
        Refusal::HandTooSmall {
            held: 7,
            needed: 8,
            ..
        }
    ));
    let events = game.act(lay(HEART, 4));
    assert_eq!(events[0].basis(), Some(Basis::Sheet(Section::YourTurn)));
    assert_eq!((game.held(MIA), game.in_set(MIA, HEART)), (3, 4));
    assert_eq!(game.now().turn(), BEN);
}

#[test]
fn one_card_is_added_to_any_set_on_the_table_and_ends_the_turn() {
    let mut game = Game::new();
    game.act(lay(HEART, 3));
    game.act(add(MIA, HEART));
    assert_eq!((game.held(BEN), game.in_set(MIA, HEART)), (6, 4));
    assert_eq!(game.now().turn(), LEA);
    assert!(matches!(
        game.refused(add(BEN, HEART)),
        Refusal::NoSuchSet(_)
    ));
    game.act(lay(STAR, 3));
    game.act(add(MIA, HEART));
    assert_eq!((game.held(MIA), game.in_set(MIA, HEART)), (3, 5));
}

#[test]
fn an_event_is_always_playable_and_ends_the_turn_when_it_is_done() {
    let mut game = Game::counted(60);
    let played = game.act(Command::PlayEvent {
        name: Some("Sleepover".to_owned()),
    });
    assert_eq!(played[0].basis(), Some(Basis::Sheet(Section::Important)));
    assert_eq!(game.last(), "Mia plays the event Sleepover.");
    assert_eq!(game.held(MIA), 6);
    assert_eq!(
        game.now().discard_top(),
        Some(&Card::Event(Some("Sleepover".to_owned())))
    );
    assert!(matches!(
        game.refused(lay(HEART, 3)),
        Refusal::NotNow { .. }
    ));
    game.act(Command::EventDone);
    assert_eq!(game.now().turn(), BEN);
}

#[test]
fn a_turned_up_event_is_done_and_only_then_lies_on_the_discard_pile() {
    let mut game = Game::counted(60);
    game.act(turn_up(TopUse::Event { name: None }));
    assert_eq!(game.held(MIA), 7);
    assert_eq!(game.now().draw_pile(), Some(38));
    assert_eq!(game.now().discard_pile(), 0);
    assert_eq!(game.now().turned_up(), Some(&Card::Event(None)));
    game.act(Command::EventDone);
    assert_eq!(game.now().discard_pile(), 1);
    assert_eq!(game.now().turn(), BEN);
}

#[test]
fn a_turned_up_character_makes_a_new_set_with_two_from_the_hand() {
    let mut game = Game::counted(60);
    let events = game.act(turn_up(TopUse::NewSet { icon: HEART }));
    assert!(matches!(
        events[1],
        Event::SetLaid {
            cards: 3,
            source: CardSource::Top,
            ..
        }
    ));
    assert_eq!((game.held(MIA), game.in_set(MIA, HEART)), (5, 3));
    assert_eq!(game.now().draw_pile(), Some(38));
    game.hand(BEN, 1);
    assert!(matches!(
        game.refused(turn_up(TopUse::NewSet { icon: STAR })),
        Refusal::HandTooSmall { needed: 2, .. }
    ));
}

#[test]
fn a_turned_up_character_is_added_to_any_set() {
    let mut game = Game::counted(60);
    game.lies(BEN, HEART, 3);
    game.act(turn_up(TopUse::AddTo {
        set: set(BEN, HEART),
    }));
    assert_eq!((game.held(MIA), game.in_set(BEN, HEART)), (7, 4));
    assert_eq!(game.now().turn(), BEN);
}

#[test]
fn a_turned_up_character_is_discarded_only_if_it_fits_nowhere() {
    let mut game = Game::counted(60);
    game.lies(BEN, HEART, 3);
    let refusal = game.refused(discarded(HEART));
    assert!(matches!(refusal, Refusal::FitsSomewhere(_)));
    assert!(refusal.to_string().contains("Ben's Heart set"), "{refusal}");
    game.act(discarded(STAR));
    assert_eq!(game.now().discard_top(), Some(&Card::Character(STAR)));
    assert_eq!(game.now().turn(), BEN);
}

#[test]
fn the_sets_of_one_player_have_different_icons() {
    let mut game = Game::new();
    game.lies(MIA, HEART, 3);
    assert!(matches!(
        game.refused(lay(HEART, 3)),
        Refusal::SecondSet { .. }
    ));
    game.act(lay(STAR, 3));
    // Another player may have a set of the same icon.
    game.act(lay(HEART, 3));
    assert_eq!(game.now().sets().len(), 3);
}

#[test]
fn no_cards_left_wins_at_once_in_anybodys_turn() {
    let mut game = Game::new();
    game.hand(LEA, 1);
    game.act(event());
    // It is Mia's turn, and the event lets Mia take Lea's last card.
    let events = game.act(effect(moved(Place::Hand(LEA), Place::Hand(MIA), 1)));
    let way = WinWay::NoCards;
    assert_eq!(ended(&events), [Win { seat: LEA, way }]);
    let basis = events.last().unwrap().basis();
    assert_eq!(basis, Some(Basis::Sheet(Section::Winning)));
    assert_eq!(game.result(), Some(MatchResult::Won(LEA)));
}

#[test]
fn a_set_of_ten_in_front_of_a_player_wins_at_once_whoever_laid_the_tenth() {
    let mut game = Game::new();
    game.lies(LEA, HEART, 9);
    let events = game.act(add(LEA, HEART));
    let way = WinWay::SetOfTen(HEART);
    assert_eq!(ended(&events), [Win { seat: LEA, way }]);
    assert_eq!(game.result(), Some(MatchResult::Won(LEA)));
    assert_eq!(game.now().turn(), MIA, "it was Mia's turn");
    assert!(
        game.last()
            .ends_with("Lea has ten Heart cards and wins. Lea wins the match.")
    );
}

#[test]
fn the_last_card_wins_even_if_it_is_an_event_without_effect() {
    let mut game = Game::new();
    game.hand(MIA, 1);
    let events = game.act(event());
    let way = WinWay::NoCards;
    assert_eq!(ended(&events), [Win { seat: MIA, way }]);
}

#[test]
fn the_last_cards_as_a_set_win() {
    let mut game = Game::new();
    game.hand(MIA, 3);
    game.act(lay(MOON, 3));
    assert_eq!(game.result(), Some(MatchResult::Won(MIA)));
}

#[test]
fn a_draw_pile_that_runs_out_is_made_anew_of_the_discard_pile() {
    // Two cards are left to draw.
    let mut game = Game::counted(23);
    game.act(discarded(HEART));
    assert_eq!(game.now().draw_pile(), Some(1));
    let events = game.act(discarded(STAR));
    assert!(matches!(events[2], Event::Reshuffled { cards: 2, .. }));
    assert_eq!(events[2].basis(), Some(Basis::Sheet(Section::HouseKeeping)));
    assert_eq!(game.now().draw_pile(), Some(2));
    assert_eq!(game.now().discard_pile(), 0);
}

#[test]
fn cards_that_an_event_makes_a_player_draw_come_through_a_reshuffle() {
    let mut game = Game::counted(23);
    game.act(discarded(HEART));
    game.act(event());
    // One card to draw, two on the discard pile: the Heart card and the event.
    let events = game.act(effect(moved(Place::DrawPile, Place::Hand(MIA), 3)));
    assert!(matches!(events[1], Event::Reshuffled { cards: 2, .. }));
    assert_eq!(game.held(MIA), 10);
    assert_eq!(game.now().draw_pile(), Some(0));
    let more = effect(moved(Place::DrawPile, Place::Hand(MIA), 1));
    assert!(matches!(game.refused(more), Refusal::CannotAdjust(_)));
    assert_eq!(game.refused(Command::DrawPileEmpty), Refusal::NothingToDraw);
}
