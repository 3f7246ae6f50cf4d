use rollcall::rules::got_five::{
    Adjustment, Answer, Basis, Card, Command, Event, GotFive, HouseRule, Icon, Phase, Place,
    Refusal, Section, Setting, Setup, SetupForm, Win, WinWay,
};
use rollcall::rules::script::{Outcome, run};
use rollcall::rules::{
    Board as _, Format, Ledger, MatchResult, Rules as _, Seat, SeatSet, Source, Stamp, Table,
    TableRule as _, ruling_needed,
};

const MIA: Seat = Seat(0);
const BEN: Seat = Seat(1);
const HEART: Icon = Icon(0);
const STAR: Icon = Icon(1);
const MOON: Icon = Icon(2);

fn starter(seat: Seat, icon: Icon) -> Command {
    Command::GiveStarter { seat, icon }
}

fn draw(icon: Icon) -> Command {
    Command::Draw {
        card: Card::Character(icon),
    }
}

fn draw_event() -> Command {
    Command::Draw {
        card: Card::Event(None),
    }
}

fn first(icon: Icon) -> Command {
    Command::TurnFirst {
        card: Card::Character(icon),
    }
}

fn by_hand(change: Adjustment) -> Command {
    Command::Adjust {
        change,
        reason: "so it lies".to_owned(),
    }
}

/// Mia collects Heart cards, Ben Star cards.
struct Game(Ledger<GotFive>);

impl Game {
    fn before_the_starters(change: impl FnOnce(&mut SetupForm)) -> Self {
        let mut form = SetupForm::from(Setup::quick(&["Mia", "Ben"]));
        change(&mut form);
        Self(Ledger::new(Setup::check(form).unwrap()))
    }

    /// Starters are given and a Moon card is turned up.
    fn with(change: impl FnOnce(&mut SetupForm)) -> Self {
        let mut game = Self::before_the_starters(change);
        game.act(starter(MIA, HEART));
        game.act(starter(BEN, STAR));
        game.act(first(MOON));
        game
    }

    fn new() -> Self {
        Self::with(|_| {})
    }

    fn ruled(rule: HouseRule, answer: Answer) -> Self {
        Self::with(|form| assert!(form.house.set(rule, Setting::Is(answer))))
    }

    fn asking(rule: HouseRule) -> Self {
        Self::with(|form| assert!(form.house.set(rule, Setting::Ask)))
    }

    fn now(&self) -> &GotFive {
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
        let question = ruling_needed::<GotFive>(&refusal).unwrap();
        assert_eq!(question.options.len(), rule.options().len());
        self.act(Command::SetRule { rule, answer });
        assert_eq!(self.now().house().answer(rule), Ok(answer));
        self.act(command)
    }

    fn beside(&self, seat: Seat) -> u32 {
        self.now().players().get(seat).unwrap().beside
    }

    fn result(&self) -> Option<MatchResult> {
        self.now().standing().result
    }

    /// Mia draws so many Heart cards, Ben something else in between; it is Mia's turn again after it.
    #[track_caller]
    fn mia_keeps(&mut self, cards: u32) {
        for _ in 0..cards {
            self.act(draw(HEART));
            self.act(draw(MOON));
        }
    }
}

fn ended(events: &[Event]) -> (Vec<Win>, Option<Basis>) {
    events
        .iter()
        .find_map(|event| match event {
            Event::GameEnded { wins, basis } => Some((wins.clone(), Some(*basis))),
            _ => None,
        })
        .expect("the game has ended")
}

// The sheet.

#[test]
fn got_five_is_for_two_to_four_players() {
    for (players, fits) in [(1, false), (2, true), (4, true), (5, false)] {
        let mut form = SetupForm::from(Setup::quick(&["Mia", "Ben"]));
        form.players = (1..=players).map(|at| format!("Player {at}")).collect();
        assert_eq!(Setup::check(form).is_ok(), fits, "{players} players");
    }
}

#[test]
fn everybody_gets_a_starter_with_another_icon() {
    let mut game = Game::before_the_starters(|_| {});
    assert!(matches!(game.refused(first(MOON)), Refusal::NotNow { .. }));
    let events = game.act(starter(MIA, HEART));
    assert_eq!(events[0].basis(), Some(Basis::Sheet(Section::SetUp)));
    let refusal = game.refused(starter(BEN, HEART));
    assert!(matches!(refusal, Refusal::StarterTaken { .. }));
    assert!(
        refusal.to_string().contains("still free: Star"),
        "{refusal}"
    );
    assert_eq!(
        game.refused(starter(MIA, STAR)),
        Refusal::HasStarter("Mia".to_owned())
    );
    game.act(starter(BEN, STAR));
    assert_eq!(game.now().phase(), Phase::FirstCard);
}

#[test]
fn there_is_an_icon_for_everybody_or_no_game() {
    let mut form = SetupForm::from(Setup::quick(&["Mia", "Ben", "Lea"]));
    form.icons.truncate(2);
    assert!(Setup::check(form).is_err());
}

#[test]
fn all_cards_but_the_starters_are_the_draw_pile() {
    let mut game = Game::before_the_starters(|form| form.deck_size = Some(40));
    game.act(starter(MIA, HEART));
    game.act(starter(BEN, STAR));
    assert_eq!(game.now().draw_pile(), Some(38));
    assert_eq!(game.now().thrown_away(), 0);
}

#[test]
fn the_top_card_is_turned_up_and_begins_the_throw_away_pile() {
    let mut game = Game::with(|form| form.deck_size = Some(40));
    assert_eq!(game.now().draw_pile(), Some(37));
    assert_eq!(game.now().thrown_away(), 1);
    assert_eq!(game.now().thrown_top(), Some(&Card::Character(MOON)));
    assert!(matches!(game.refused(first(MOON)), Refusal::NotNow { .. }));
}

#[test]
fn the_youngest_draws_first() {
    let game = Game::with(|form| form.first = BEN);
    assert_eq!(game.now().turn(), BEN);
    assert_eq!(game.0.prompt().headline, "Ben draws");
}

#[test]
fn the_turn_goes_clockwise_round_the_table() {
    let mut game = Game::before_the_starters(|form| {
        form.players = ["Mia", "Ben", "Lea"].map(str::to_owned).into();
        form.first = Seat(2);
    });
    for (seat, icon) in (0..3).map(|at| (Seat(at), Icon(at))) {
        game.act(starter(seat, icon));
    }
    game.act(first(Icon(4)));
    let mut order = Vec::new();
    for _ in 0..4 {
        order.push(game.now().turn().0);
        game.act(draw(Icon(5)));
    }
    assert_eq!(order, [2, 0, 1, 2]);
}

#[test]
fn one_card_is_drawn_a_turn() {
    let mut game = Game::with(|form| form.deck_size = Some(40));
    game.act(draw(HEART));
    assert_eq!(game.now().turn(), BEN, "also after a card that matches");
    assert_eq!(game.now().draw_pile(), Some(36));
    game.act(draw(HEART));
    assert_eq!(game.now().turn(), MIA);
}

#[test]
fn a_card_with_the_starters_icon_is_laid_beside_it() {
    let mut game = Game::new();
    let events = game.act(draw(HEART));
    assert_eq!(events[0].basis(), Some(Basis::Sheet(Section::YourTurn)));
    assert_eq!((game.beside(MIA), game.now().thrown_away()), (1, 1));
    let standing = game.now().standing();
    assert_eq!(standing.scores, [2, 1].into_iter().collect());
}

#[test]
fn any_other_card_goes_to_the_throw_away_pile() {
    let mut game = Game::new();
    game.act(draw(STAR));
    assert_eq!(
        (game.beside(MIA), game.beside(BEN)),
        (0, 0),
        "it is not given to Ben"
    );
    assert_eq!(game.now().thrown_away(), 2);
    assert_eq!(game.now().thrown_top(), Some(&Card::Character(STAR)));
}

#[test]
fn the_first_with_five_cards_of_the_icon_wins() {
    let mut game = Game::new();
    game.mia_keeps(3);
    assert_eq!(game.result(), None);
    let events = game.act(draw(HEART));
    let way = WinWay::Five;
    assert_eq!(ended(&events).0, [Win { seat: MIA, way }]);
    assert_eq!(game.result(), Some(MatchResult::Won(MIA)));
    assert_eq!(*game.now().standing().scores.get(MIA).unwrap(), 5);
}

// House rule starter_counts.

#[test]
fn the_starter_is_one_of_the_five_where_the_house_counts_it() {
    let mut game = Game::ruled(HouseRule::StarterCounts, Answer::Yes);
    game.mia_keeps(3);
    let events = game.act(draw(HEART));
    let basis = Basis::House(HouseRule::StarterCounts, Answer::Yes);
    assert_eq!(ended(&events).1, Some(basis));
}

#[test]
fn five_must_lie_beside_the_starter_where_the_house_does_not_count_it() {
    let mut game = Game::ruled(HouseRule::StarterCounts, Answer::No);
    game.mia_keeps(4);
    assert_eq!(game.result(), None);
    assert_eq!(*game.now().standing().scores.get(MIA).unwrap(), 4);
    game.act(draw(HEART));
    assert_eq!(game.result(), Some(MatchResult::Won(MIA)));
}

#[test]
fn the_starter_asks_when_it_would_be_the_fifth() {
    for (answer, wins) in [(Answer::Yes, true), (Answer::No, false)] {
        let mut game = Game::asking(HouseRule::StarterCounts);
        game.mia_keeps(3);
        game.asks_then(draw(HEART), HouseRule::StarterCounts, answer);
        assert_eq!(game.result().is_some(), wins);
    }
}

// House rule events.

#[test]
fn an_event_that_is_drawn_is_thrown_away_unplayed() {
    let mut game = Game::ruled(HouseRule::Events, Answer::ThrownAway);
    let events = game.act(draw_event());
    let basis = Basis::House(HouseRule::Events, Answer::ThrownAway);
    assert_eq!(events[0].basis(), Some(basis));
    assert_eq!(game.now().thrown_top(), Some(&Card::Event(None)));
    assert_eq!(game.now().turn(), BEN);
}

#[test]
fn no_event_is_drawn_where_they_were_sorted_out_before() {
    let mut game = Game::ruled(HouseRule::Events, Answer::SortedOut);
    assert_eq!(game.refused(draw_event()), Refusal::NoEvents);
    let offered = game.now().choices();
    assert!(!offered.iter().any(|choice| choice.command == draw_event()));
}

#[test]
fn an_event_asks_where_the_house_has_not_said() {
    let mut game = Game::asking(HouseRule::Events);
    game.asks_then(draw_event(), HouseRule::Events, Answer::ThrownAway);
    assert_eq!(game.now().turn(), BEN);
    game.act(draw_event());
}

// House rule empty_pile.

#[test]
fn an_empty_draw_pile_is_made_anew_of_the_throw_away_pile() {
    // Two starters, the first card and two to draw.
    let mut game = Game::with(|form| form.deck_size = Some(5));
    game.act(draw(HEART));
    let events = game.act(draw(MOON));
    let basis = Basis::House(HouseRule::EmptyPile, Answer::Reshuffle);
    assert!(matches!(events[1], Event::Reshuffled { cards: 2, .. }));
    assert_eq!(events[1].basis(), Some(basis));
    assert_eq!(game.now().draw_pile(), Some(2));
    assert_eq!(game.now().thrown_away(), 0);
    assert_eq!(game.now().turn(), MIA);
}

#[test]
fn the_most_cards_win_on_an_empty_draw_pile_where_the_house_says_so() {
    let mut game = Game::with(|form| {
        form.deck_size = Some(5);
        let most = Setting::Is(Answer::MostCards);
        assert!(form.house.set(HouseRule::EmptyPile, most));
    });
    game.act(draw(HEART));
    let events = game.act(draw(MOON));
    let way = WinWay::MostCards(1);
    assert_eq!(ended(&events).0, [Win { seat: MIA, way }]);
    assert_eq!(game.result(), Some(MatchResult::Won(MIA)));
}

#[test]
fn equally_many_cards_share_the_win() {
    let mut game = Game::ruled(HouseRule::EmptyPile, Answer::MostCards);
    game.act(Command::PileEmpty);
    let both: SeatSet = [MIA, BEN].into_iter().collect();
    assert_eq!(game.result(), Some(MatchResult::Shared(both)));
}

#[test]
fn the_referee_says_when_a_pile_that_nobody_counted_is_empty() {
    let mut game = Game::new();
    assert_eq!(game.now().draw_pile(), None);
    game.act(draw(MOON));
    game.act(Command::PileEmpty);
    assert_eq!(game.now().draw_pile(), Some(2));
    assert_eq!(game.now().turn(), BEN, "nobody loses a turn by it");
    let refusal = game.refused(Command::PileEmpty);
    assert_eq!(refusal, Refusal::PileNotEmpty("2 cards".to_owned()));
}

#[test]
fn an_empty_draw_pile_asks_where_the_house_has_not_said() {
    let mut game = Game::asking(HouseRule::EmptyPile);
    let empty = Command::PileEmpty;
    game.asks_then(empty, HouseRule::EmptyPile, Answer::Reshuffle);
    assert_eq!(game.now().draw_pile(), Some(1));
}

// A match, and what is set by hand.

#[test]
fn the_next_game_is_begun_by_who_has_not_begun_yet() {
    let mut game = Game::with(|form| form.format = Format::FirstTo(2));
    for beginner in [MIA, BEN] {
        assert_eq!(game.now().turn(), beginner);
        game.act(by_hand(Adjustment::MoveCards {
            from: Place::DrawPile,
            to: Place::Beside(MIA),
            cards: 4,
        }));
        if beginner == MIA {
            assert_eq!(game.now().phase(), Phase::GameOver);
            game.act(Command::NextGame);
            game.act(starter(MIA, STAR));
            game.act(starter(BEN, MOON));
            game.act(first(MOON));
        }
    }
    assert_eq!(game.result(), Some(MatchResult::Won(MIA)));
    let won = game.now().standing().match_scores.unwrap();
    assert_eq!(won, [2, 0].into_iter().collect());
}

#[test]
fn starters_piles_turn_and_winner_can_be_set_by_hand() {
    let mut game = Game::with(|form| form.deck_size = Some(40));
    game.act(by_hand(Adjustment::SetStarter {
        seat: MIA,
        icon: Some(MOON),
    }));
    game.act(draw(MOON));
    assert_eq!(game.beside(MIA), 1);
    game.act(by_hand(Adjustment::SetTurn(MIA)));
    assert_eq!(game.now().turn(), MIA);
    game.act(by_hand(Adjustment::SetDrawPile(Some(10))));
    assert_eq!(game.now().deck_size(), Some(14));
    game.act(by_hand(Adjustment::SetTop(Card::Event(None))));
    game.act(by_hand(Adjustment::EndGame([BEN].into_iter().collect())));
    assert_eq!(game.result(), Some(MatchResult::Won(BEN)));
    game.act(by_hand(Adjustment::SetWinners {
        game: 1,
        winners: [MIA].into_iter().collect(),
    }));
    assert_eq!(game.result(), Some(MatchResult::Won(MIA)));
    game.act(by_hand(Adjustment::SetTurn(BEN)));
    assert_eq!((game.result(), game.now().turn()), (None, BEN));
}

#[test]
fn after_an_undo_in_got_five_the_table_is_told_what_to_put_back() {
    let mut game = Game::with(|form| form.deck_size = Some(40));
    game.act(draw(HEART));
    let undone = game.0.undo(Stamp::default()).unwrap();
    assert_eq!(
        undone.put_right,
        [
            "Take 1 card from Mia's starter: 0 then.",
            "Draw pile 37; throw-away pile 1 with a Moon card on top."
        ]
    );
    assert_eq!(game.0.describe()[0], "Mia: starter Heart, 0 beside it.");
}

#[test]
fn the_kept_script_is_won_with_the_fifth_card_after_a_reshuffle() {
    let text = include_str!("../../data/scripts/got_five.txt");
    let ran = run(text, &[]).unwrap();
    let Table::GotFive(game) = &ran.table else {
        panic!("it is another game");
    };
    assert_eq!(game.now().standing().result, Some(MatchResult::Won(BEN)));
    assert_eq!(game.now().icons()[1], "Shoe");
    let results = || ran.lines.iter().flat_map(|line| &line.results);
    let refused = results().filter(|result| matches!(result, Outcome::Refused(_)));
    assert_eq!(refused.count(), 1, "a second Lips starter");
    let shuffled = game.log().into_iter().any(|line| {
        let said = line.sentences.join(" ");
        line.in_force && said.contains("the throw-away pile (8 cards) is shuffled")
    });
    assert!(shuffled);
}

#[test]
fn a_drawn_card_goes_back_on_a_pile_that_nobody_counted() {
    let mut game = Game::new();
    game.act(draw(HEART));
    let undone = game.0.undo(Stamp::default()).unwrap();
    assert_eq!(
        undone.put_right,
        [
            "Take 1 card from Mia's starter: 0 then.",
            "Lay 1 card face down on top of the draw pile."
        ]
    );
}

#[test]
fn an_icon_may_begin_with_a_vowel() {
    let mut game = Game::with(|form| form.icons[1] = "Eye".to_owned());
    game.act(draw(HEART));
    let events = game.act(draw(STAR));
    assert_eq!(
        game.now().say(&events[0]),
        "Ben draws an Eye card and keeps it: 1 beside the starter."
    );
}
