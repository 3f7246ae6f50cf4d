use rollcall::rules::all_out::{
    Adjustment, AllOut, Answer, Basis, Card, CardSource, Command, Event, HouseRule, HouseRules,
    Icon, Phase, Place, Refusal, Section, SetId, Setting, Setup, SetupForm, TopUse, Win, WinWay,
};
use rollcall::rules::script::{Outcome, run};
use rollcall::rules::{
    Board as _, Format, Ledger, MatchResult, Rules as _, Seat, SeatSet, Source, Stamp, Table,
    TableRule as _, ruling_needed,
};

const MIA: Seat = Seat(0);
const BEN: Seat = Seat(1);
const LEA: Seat = Seat(2);
const HEART: Icon = Icon(0);
const STAR: Icon = Icon(1);
const MOON: Icon = Icon(2);

fn set(owner: Seat, icon: Icon) -> SetId {
    SetId { owner, icon }
}

fn lay(icon: Icon, cards: u8) -> Command {
    Command::LaySet { icon, cards }
}

fn add(owner: Seat, icon: Icon) -> Command {
    Command::AddToSet {
        set: set(owner, icon),
    }
}

fn event() -> Command {
    Command::PlayEvent { name: None }
}

fn turn_up(used: TopUse) -> Command {
    Command::TurnTop { used }
}

fn discarded(icon: Icon) -> Command {
    turn_up(TopUse::Discard { icon })
}

fn moved(from: Place, to: Place, cards: u32) -> Adjustment {
    Adjustment::MoveCards { from, to, cards }
}

fn effect(change: Adjustment) -> Command {
    Command::Effect { change }
}

fn by_hand(change: Adjustment) -> Command {
    Command::Adjust {
        change,
        reason: "so it lies".to_owned(),
    }
}

fn challenge(by: Seat, against: Seat, upheld: bool) -> Command {
    Command::Challenge {
        by,
        against,
        upheld,
    }
}

/// Mia, Ben and Lea at a table with a referee.
struct Game(Ledger<AllOut>);

impl Game {
    fn new() -> Self {
        Self::with(|_| {})
    }

    fn with(change: impl FnOnce(&mut SetupForm)) -> Self {
        let mut form = SetupForm::from(Setup::quick(&["Mia", "Ben", "Lea"]));
        change(&mut form);
        Self(Ledger::new(Setup::check(form).unwrap()))
    }

    /// One house rule has this value.
    fn ruled(rule: HouseRule, answer: Answer) -> Self {
        Self::with(|form| assert!(form.house.set(rule, Setting::Is(answer))))
    }

    /// One house rule is asked at its first case.
    fn asking(rule: HouseRule) -> Self {
        Self::with(|form| assert!(form.house.set(rule, Setting::Ask)))
    }

    /// So many cards are counted.
    fn counted(cards: u32) -> Self {
        Self::with(|form| form.deck_size = Some(cards))
    }

    fn now(&self) -> &AllOut {
        self.0.now()
    }

    #[track_caller]
    fn act(&mut self, command: Command) -> Vec<Event> {
        let at = Stamp::default();
        match self.0.act(command.clone(), Source::Referee, at) {
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
            .map(drop)
            .unwrap_err();
        assert_eq!(self.now(), &before, "a refusal changed something");
        refusal
    }

    /// The command meets a house rule that asks; the answer lets it through and is remembered.
    #[track_caller]
    fn asks_then(&mut self, command: Command, rule: HouseRule, answer: Answer) -> Vec<Event> {
        let refusal = self.refused(command.clone());
        assert_eq!(refusal, Refusal::NeedsRuling(rule));
        let question = ruling_needed::<AllOut>(&refusal).unwrap();
        assert_eq!(question.id, rule.id());
        assert_eq!(question.options.len(), rule.options().len());
        self.act(Command::SetRule { rule, answer });
        assert_eq!(self.now().house().answer(rule), Ok(answer));
        self.act(command)
    }

    /// A player has so many cards in the hand; the others leave the game.
    #[track_caller]
    fn hand(&mut self, seat: Seat, cards: u32) {
        let held = self.held(seat);
        if held > cards {
            self.act(by_hand(moved(Place::Hand(seat), Place::Out, held - cards)));
        } else if held < cards {
            self.act(by_hand(moved(
                Place::DrawPile,
                Place::Hand(seat),
                cards - held,
            )));
        }
    }

    /// A set lies on the table.
    #[track_caller]
    fn lies(&mut self, owner: Seat, icon: Icon, cards: u32) {
        self.act(by_hand(moved(
            Place::DrawPile,
            Place::Set(set(owner, icon)),
            cards,
        )));
    }

    fn held(&self, seat: Seat) -> u32 {
        self.now().players().get(seat).unwrap().hand
    }

    fn in_set(&self, owner: Seat, icon: Icon) -> u8 {
        self.now().set(set(owner, icon)).map_or(0, |set| set.cards)
    }

    fn result(&self) -> Option<MatchResult> {
        self.now().standing().result
    }

    fn last(&self) -> String {
        let lines = self.0.last_lines(1);
        lines[0].sentences.join(" ")
    }

    /// Mia's last card becomes Ben's tenth: both could win.
    fn both_could_win(&mut self) -> Command {
        self.hand(MIA, 1);
        self.lies(BEN, HEART, 9);
        add(BEN, HEART)
    }
}

fn ended(events: &[Event]) -> Vec<Win> {
    events
        .iter()
        .find_map(|event| match event {
            Event::GameEnded { wins, .. } => Some(wins.clone()),
            _ => None,
        })
        .expect("the game has ended")
}

fn seats(seats: &[Seat]) -> SeatSet {
    seats.iter().copied().collect()
}

// The sheet.

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

// The usual reading of its silence.

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

// House rule second_set.

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

// A match, and what is set by hand.

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
    let text = include_str!("../../data/scripts/all_out_out_of_turn.txt");
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
