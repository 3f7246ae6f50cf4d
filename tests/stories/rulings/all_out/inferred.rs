use super::*;

#[test]
fn two_to_six_play_and_nobody_else() {
    for (players, fits) in [(1, false), (2, true), (6, true), (7, false)] {
        let mut form = SetupForm::from(Setup::quick(&["Mia", "Ben"]));
        form.players = (1..=players).map(|at| format!("Player {at}")).collect();
        assert_eq!(Setup::check(form).is_ok(), fits, "{players} players");
    }
}

#[test]
fn without_the_size_of_the_pack_the_referee_says_when_the_draw_pile_is_empty() {
    let mut game = Game::new();
    assert_eq!(game.now().draw_pile(), None);
    game.act(discarded(HEART));
    assert_eq!(game.now().draw_pile(), None);
    game.act(Command::DrawPileEmpty);
    assert_eq!(game.now().draw_pile(), Some(1), "the Heart card");
    let refusal = game.refused(Command::DrawPileEmpty);
    assert_eq!(refusal, Refusal::PileNotEmpty("1 card".to_owned()));
    // With the size of the pack it follows from the log.
    let mut game = Game::counted(60);
    assert!(matches!(
        game.refused(Command::DrawPileEmpty),
        Refusal::PileNotEmpty(_)
    ));
}

#[test]
fn what_an_event_says_is_entered_by_hand_and_stands_in_the_log_as_its_effect() {
    let mut game = Game::new();
    let cards = moved(Place::Hand(BEN), Place::Hand(MIA), 2);
    assert!(matches!(
        game.refused(effect(cards.clone())),
        Refusal::NotNow { .. }
    ));
    game.lies(LEA, STAR, 4);
    game.act(Command::PlayEvent {
        name: Some("Swap".to_owned()),
    });
    game.act(effect(cards));
    assert_eq!(
        game.last(),
        "The event Swap: 2 cards go from Ben's hand to Mia's hand."
    );
    game.act(effect(Adjustment::GiveSet {
        set: set(LEA, STAR),
        to: MIA,
    }));
    assert_eq!(game.in_set(MIA, STAR), 4);
    game.act(effect(Adjustment::Skip(BEN)));
    let events = game.act(Command::EventDone);
    assert_eq!(
        game.last(),
        "The event Swap is done. Ben's turn is left out. Lea's turn."
    );
    assert!(matches!(events[1], Event::Skipped { seat: BEN }));
    assert_eq!((game.held(MIA), game.held(BEN)), (8, 5));
}

#[test]
fn an_event_can_give_another_turn() {
    let mut game = Game::new();
    game.act(event());
    game.act(effect(Adjustment::NextTurn(MIA)));
    game.act(Command::EventDone);
    assert_eq!(game.now().turn(), MIA);
    game.act(lay(HEART, 3));
    assert_eq!(game.now().turn(), BEN, "only once");
}
