use rollcall::rules::kaboodl::{
    Adjustment, Answer, CardId, Command, CommandCard, Deck, Event, Grid, HouseRule, Kaboodl,
    KaboodlCard, Phase, Place, Refusal, Sets, Setup, SetupForm, Sharing, sets,
};
use rollcall::rules::script::{Outcome, run};
use rollcall::rules::{
    Format, GroundKind, Ledger, MatchResult, Rules, Seat, Setting, Source, Stamp, ruling_needed,
};

const MIA: Seat = Seat(0);
const BEN: Seat = Seat(1);
const LEA: Seat = Seat(2);

/// The first Kaboodl cards of the usual grid: the three Beaks with 1, 2 and 3 dots, then the Gills.
const BEAK_1: CardId = CardId(0);
const BEAK_2: CardId = CardId(1);
const BEAK_3: CardId = CardId(2);
const GILL_1: CardId = CardId(3);
const SCALE_1: CardId = CardId(6);
const FANG_1: CardId = CardId(9);

/// A match at a table where the first named begins.
struct Table(Ledger<Kaboodl>);

impl Table {
    fn of(names: &[&str]) -> Self {
        Self::with(names, |_| {})
    }

    fn with(names: &[&str], change: impl FnOnce(&mut SetupForm)) -> Self {
        let mut form = SetupForm::from(Setup::quick(names));
        change(&mut form);
        Self(Ledger::new(Setup::check(form).unwrap()))
    }

    /// Mia and Ben, with one house rule.
    fn house(rule: HouseRule, setting: Setting<Answer>) -> Self {
        Self::with(&["Mia", "Ben"], |form| {
            form.house.set(rule, setting);
        })
    }

    fn now(&self) -> &Kaboodl {
        self.0.now()
    }

    #[track_caller]
    fn act(&mut self, command: Command) -> Vec<Event> {
        match self
            .0
            .act(command.clone(), Source::Referee, Stamp::default())
        {
            Ok(entry) => entry.what.events().to_vec(),
            Err(refusal) => panic!("{command:?} was refused: {refusal}"),
        }
    }

    #[track_caller]
    fn refused(&mut self, command: Command) -> Refusal {
        self.0
            .act(command, Source::Referee, Stamp::default())
            .expect_err("it was accepted")
    }

    #[track_caller]
    fn by_hand(&mut self, change: Adjustment) {
        let reason = "for the story".to_owned();
        self.act(Command::Adjust { change, reason });
    }

    #[track_caller]
    fn give(&mut self, card: CardId, seat: Seat) {
        let to = Place::With(seat);
        self.by_hand(Adjustment::MoveCard { card, to });
    }

    /// Leaves only these cards in the Kaboodl; the others are out of the game.
    #[track_caller]
    fn leave_only(&mut self, left: &[CardId]) {
        for card in (0..12).map(CardId) {
            if !left.contains(&card) && self.now().place(card) == Some(Place::Kaboodl) {
                let to = Place::Out;
                self.by_hand(Adjustment::MoveCard { card, to });
            }
        }
    }

    /// Draws and collects with as many Wild cards.
    #[track_caller]
    fn collect(&mut self, card: CardId) -> Vec<Event> {
        self.act(Command::Collect { card, wilds: 0 })
    }

    /// A whole turn without a play.
    #[track_caller]
    fn pass(&mut self) {
        self.act(Command::Draw);
        self.act(Command::Discard);
    }

    /// The round ends now, as it lies.
    #[track_caller]
    fn end_round(&mut self) -> Vec<Event> {
        let reason = "for the story".to_owned();
        self.act(Command::EndRound { reason })
    }

    fn hand(&self, seat: Seat) -> u16 {
        self.now().hand(seat).unwrap()
    }

    fn score(&self, seat: Seat) -> i32 {
        *self.now().standing().scores.get(seat).unwrap()
    }

    fn result(&self) -> Option<MatchResult> {
        self.now().standing().result
    }

    /// The house rule that this command asks about; the answer is given and remembered.
    #[track_caller]
    fn asks(&mut self, command: Command, rule: HouseRule, answer: Answer) {
        let refusal = self.refused(command);
        let asked = ruling_needed::<Kaboodl>(&refusal).expect("no question");
        assert_eq!(refusal, Refusal::NeedsRuling(rule));
        let set = Kaboodl::set_rule(rule, answer);
        assert!(asked.options.iter().any(|option| option.command == set));
        self.act(set);
        assert_eq!(self.now().house().setting(rule), Setting::Is(answer));
    }
}

fn is_by(events: &[Event], rule: HouseRule) -> bool {
    events.iter().any(|event| {
        Kaboodl::ground(event).is_some_and(|ground| {
            ground.kind == GroundKind::House
                && ground.words.contains(rollcall::rules::TableRule::id(rule))
        })
    })
}

fn grounds(events: &[Event], kind: GroundKind) -> bool {
    let mut all = events.iter().filter_map(Kaboodl::ground);
    all.any(|ground| ground.kind == kind)
}

fn shared(seats: &[Seat]) -> MatchResult {
    MatchResult::Shared(seats.iter().copied().collect())
}

// Sheet.

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

// Inferred.

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

// House rules.

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
    let text = include_str!("../../data/scripts/kaboodl.txt");
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
