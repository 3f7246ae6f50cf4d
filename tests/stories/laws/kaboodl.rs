use proptest::prelude::*;
use proptest::sample::Index;
use rollcall::rules::kaboodl::{
    Adjustment, Answer, CardId, Command, CommandCard, Deck, Event, Grid, HouseRule, Kaboodl,
    KaboodlCard, Place, Setting, Setup, SetupForm,
};
use rollcall::rules::{BySeat, Format, Seat};

use super::law::{
    a_refusal_changes_nothing, an_event_of_another_moment_never_panics, every_answer_is_a_sentence,
    every_game_ends, legal_commands_are_exactly_those_not_refused, nothing_is_lost_or_doubled,
    replacing_an_act_by_itself_changes_nothing, replay_equals_live, scores_equal_a_plain_count,
    the_first_answer_leads_on, undo_then_redo_changes_nothing,
    undo_to_the_beginning_gives_the_start,
};
use super::{
    House, Played, a_game, any_setting, cases, format, house, number, remark, result, seat, text,
    wishes,
};

const NAMES: [&str; 7] = ["Mia", "Ben", "Zoe", "Tom", "Lea", "Max", "Ida"];

/// A box: mostly a whole one, else cards of any kind and a deck that is soon used up.
fn boxed() -> BoxedStrategy<(Grid, Deck)> {
    let card = (0..4_u8, 0..4_u8, 1..=3_u8).prop_map(|(creature, colour, dots)| KaboodlCard {
        creature,
        colour,
        dots,
    });
    let few = |most: u16| 1..=most;
    let deck = (few(14), few(14), few(14), few(4), few(4), few(4)).prop_map(
        |(creature, colour, dots, wild, kbaam, kbosh)| Deck {
            creature: creature.saturating_add(14),
            colour: colour.saturating_add(14),
            dots: dots.saturating_add(14),
            wild,
            kbaam,
            kbosh,
        },
    );
    let odd = (prop::collection::vec(card, 1..=12), deck).prop_map(|(cards, deck)| {
        let grid = Grid {
            cards,
            ..Grid::default()
        };
        (grid, deck)
    });
    prop_oneof![2 => Just((Grid::default(), Deck::default())), 1 => odd].boxed()
}

fn card() -> BoxedStrategy<CardId> {
    prop_oneof![12 => (0..13_u8).prop_map(CardId), 1 => any::<u8>().prop_map(CardId)].boxed()
}

fn count() -> BoxedStrategy<u16> {
    prop_oneof![8 => 0..12_u16, 1 => any::<u16>()].boxed()
}

fn adjustment() -> BoxedStrategy<Adjustment> {
    let place = prop_oneof![
        Just(Place::Kaboodl),
        seat().prop_map(Place::With),
        Just(Place::Out)
    ];
    let sort = prop::sample::select(CommandCard::ALL.to_vec());
    prop_oneof![
        (card(), place).prop_map(|(card, to)| Adjustment::MoveCard { card, to }),
        (seat(), count()).prop_map(|(seat, cards)| Adjustment::SetHand { seat, cards }),
        count().prop_map(Adjustment::SetDrawPile),
        count().prop_map(Adjustment::SetDiscardPile),
        (sort, count()).prop_map(|(card, cards)| Adjustment::SetSeen { card, cards }),
        seat().prop_map(Adjustment::SetTurn),
        seat().prop_map(Adjustment::SetDealer),
        (0..4_u16, seat(), number()).prop_map(|(round, seat, points)| Adjustment::SetPoints {
            round,
            seat,
            points
        }),
        (seat(), number()).prop_map(|(seat, points)| Adjustment::Extra { seat, points }),
        card().prop_map(Adjustment::OpenSteal),
        card().prop_map(Adjustment::DropSteal),
        seat().prop_map(Adjustment::LiftTossOut),
        (seat(), text()).prop_map(|(seat, name)| Adjustment::Rename { seat, name }),
        result().prop_map(Adjustment::SetResult),
        Just(Adjustment::Note),
        remark().prop_map(Adjustment::Remark),
    ]
    .boxed()
}

/// True when a pile or a hand was set to a number by hand: then the box no longer adds up, and need not.
fn sizes_were_set(events: &[Event]) -> bool {
    events.iter().any(|event| {
        matches!(
            event,
            Event::Adjusted {
                change: Adjustment::SetHand { .. }
                    | Adjustment::SetDrawPile(_)
                    | Adjustment::SetDiscardPile(_),
                ..
            }
        )
    })
}

/// What the sheet gives for these cards: five for each, and for sets of three or four that show the same.
fn worth(cards: &[KaboodlCard], four: i32, shared: bool) -> i32 {
    let each = 5 * i32::try_from(cards.len()).unwrap();
    if !shared {
        return each + best_without_sharing(cards, four);
    }
    let same = |of: &dyn Fn(&KaboodlCard) -> u8, value: u8| {
        i32::try_from(cards.iter().filter(|card| of(card) == value).count()).unwrap()
    };
    let mut sets = 0;
    for value in 0..=u8::MAX {
        sets += same(&|card| card.creature, value) / 3 * 5;
        sets += same(&|card| card.colour, value) / 3 * 5;
        let dots = same(&|card| card.dots, value);
        sets += dots / 4 * four + dots % 4 / 3 * 5;
    }
    each + sets
}

/// The best way to lay sets side by side: every way is tried.
fn best_without_sharing(cards: &[KaboodlCard], four: i32) -> i32 {
    let Some((first, rest)) = cards.split_first() else {
        return 0;
    };
    let mut best = best_without_sharing(rest, four);
    for one in 0..rest.len() {
        for two in one + 1..rest.len() {
            let three = [*first, rest[one], rest[two]];
            let left = |taken: &[usize]| -> Vec<KaboodlCard> {
                let kept = (0..rest.len()).filter(|at| !taken.contains(at));
                kept.map(|at| rest[at]).collect()
            };
            let all = |of: fn(&KaboodlCard) -> u8| three.iter().all(|card| of(card) == of(first));
            if all(|card| card.creature) || all(|card| card.colour) || all(|card| card.dots) {
                best = best.max(5 + best_without_sharing(&left(&[one, two]), four));
            }
            for (last, fourth) in rest.iter().enumerate().skip(two + 1) {
                if all(|card| card.dots) && fourth.dots == first.dots {
                    let others = left(&[one, two, last]);
                    best = best.max(four + best_without_sharing(&others, four));
                }
            }
        }
    }
    best
}

/// A table as a scorekeeper with pen and paper sees it.
struct Paper {
    cards: Vec<Place>,
    hands: Vec<i32>,
    extra: Vec<i32>,
    /// What was written over the count of this round.
    marked: Vec<i32>,
    round: u16,
    four: i32,
    shared: bool,
    counted: Option<Vec<i32>>,
}

impl Paper {
    fn new(setup: &Setup) -> Self {
        let form = setup.form();
        let house = |rule| match form.house.setting(rule) {
            Setting::Is(answer) => answer,
            // While a question is open, its default is shown.
            Setting::Ask => rollcall::rules::TableRule::default_answer(rule),
        };
        let mut paper = Self {
            cards: Vec::new(),
            hands: Vec::new(),
            extra: Vec::new(),
            marked: Vec::new(),
            round: 1,
            four: 10,
            shared: true,
            counted: None,
        };
        paper.rule(HouseRule::FourDots, house(HouseRule::FourDots));
        paper.rule(HouseRule::SharedSets, house(HouseRule::SharedSets));
        paper.deal(setup);
        paper
    }

    fn deal(&mut self, setup: &Setup) {
        let players = setup.form().players.len();
        self.cards = vec![Place::Kaboodl; setup.form().grid.cards.len()];
        self.hands = vec![7; players];
        self.extra = vec![0; players];
        self.marked = vec![0; players];
        self.counted = None;
    }

    fn rule(&mut self, rule: HouseRule, answer: Answer) {
        match rule {
            HouseRule::FourDots if answer == Answer::TenPlusFive => self.four = 15,
            HouseRule::FourDots => self.four = 10,
            HouseRule::SharedSets => self.shared = answer == Answer::Yes,
            _ => {}
        }
    }

    fn points(&self, setup: &Setup, seat: usize) -> i32 {
        let with = Place::With(Seat(u8::try_from(seat).unwrap()));
        let cards = setup.form().grid.cards.iter().zip(&self.cards);
        let theirs: Vec<KaboodlCard> = cards
            .filter(|(_, place)| **place == with)
            .map(|(card, _)| *card)
            .collect();
        worth(&theirs, self.four, self.shared) - self.hands[seat] + self.extra[seat]
    }

    fn write(&mut self, setup: &Setup, event: &Event) {
        match event {
            Event::RoundBegan { round, .. } => {
                self.deal(setup);
                self.round = *round;
            }
            Event::Drew { seat, cards } => self.hands[seat.index()] += i32::from(*cards),
            Event::TossedOut { seat, cards, .. } => self.hands[seat.index()] -= i32::from(*cards),
            Event::Discarded { seat } => self.hands[seat.index()] -= 1,
            Event::Collected { seat, card, .. } => {
                self.hands[seat.index()] -= 3;
                self.cards[card.index()] = Place::With(*seat);
            }
            Event::StealOpened { by, .. } => self.hands[by.index()] -= 1,
            Event::StealBlocked { from, .. } => self.hands[from.index()] -= 1,
            Event::StealDone { by, card, .. } => self.cards[card.index()] = Place::With(*by),
            Event::RuleSet { rule, answer } => self.rule(*rule, *answer),
            Event::RoundEnded { .. } => {
                let all = 0..self.hands.len();
                let points = |seat| self.points(setup, seat) + self.marked[seat];
                self.counted = Some(all.map(points).collect());
            }
            Event::Adjusted { change, .. } => self.adjust(change),
            _ => {}
        }
    }

    fn adjust(&mut self, change: &Adjustment) {
        match change {
            Adjustment::MoveCard { card, to } => self.cards[card.index()] = *to,
            Adjustment::SetHand { seat, cards } => self.hands[seat.index()] = i32::from(*cards),
            Adjustment::Extra { seat, points } => self.extra[seat.index()] += points,
            Adjustment::SetTurn(_) => {
                self.counted = None;
                self.marked.fill(0);
            }
            Adjustment::SetPoints {
                round,
                seat,
                points,
            } if *round == self.round => {
                if let Some(counted) = &mut self.counted {
                    self.marked[seat.index()] += points - counted[seat.index()];
                    counted[seat.index()] = *points;
                }
            }
            _ => {}
        }
    }
}

impl Played for Kaboodl {
    const LONGEST: usize = 40_000;

    fn setups(how: House) -> BoxedStrategy<Setup> {
        (
            house::<HouseRule>(how),
            2..=6_usize,
            any::<Index>(),
            boxed(),
            format(40),
        )
            .prop_map(|(house, count, dealer, (grid, deck), format)| {
                let mut form = SetupForm::from(Setup::quick(&NAMES[..count]));
                form.house = house;
                form.dealer = Seat(u8::try_from(dealer.index(count)).unwrap());
                // A box with few cards gives less than the hands take off: no total is ever reached.
                form.format = match format {
                    Format::FirstTo(_) if !grid.is_usual() => Format::Rounds(2),
                    format => format,
                };
                form.grid = grid;
                form.deck = deck;
                Setup::check(form).unwrap()
            })
            .boxed()
    }

    fn wild() -> BoxedStrategy<Command> {
        prop_oneof![
            count().prop_map(|cards| Command::TossOut { cards }),
            Just(Command::Draw),
            (card(), 0..5_u8).prop_map(|(card, wilds)| Command::Collect { card, wilds }),
            card().prop_map(|card| Command::Steal { card }),
            card().prop_map(|card| Command::Block { card }),
            Just(Command::Discard),
            Just(Command::CountUp),
            Just(Command::NextRound),
            text().prop_map(|reason| Command::EndRound { reason }),
            any_setting::<HouseRule>().prop_map(|(rule, answer)| Command::SetRule { rule, answer }),
            (adjustment(), text()).prop_map(|(change, reason)| Command::Adjust { change, reason }),
            (result(), text()).prop_map(|(result, reason)| Command::EndMatch { result, reason }),
        ]
        .boxed()
    }

    fn conserved(&self, setup: &Setup, events: &[Event]) -> Result<(), String> {
        let cards = self.cards().count();
        if cards != setup.form().grid.cards.len() {
            return Err(format!("{cards} Kaboodl cards"));
        }
        let seats = self.players().count();
        for (card, _, place) in self.cards() {
            if matches!(place, Place::With(seat) if seat.index() >= seats) {
                return Err(format!("{card} lies before nobody"));
            }
        }
        for steal in self.steals() {
            if self.place(steal.card) != Some(Place::With(steal.from)) || steal.from == steal.by {
                return Err(format!("{steal:?}"));
            }
        }
        let hands = self
            .players()
            .iter()
            .map(|(_, player)| u32::from(player.hand));
        let piles = u32::from(self.draw_pile()) + u32::from(self.discard_pile());
        let found = hands.sum::<u32>() + piles;
        let deck = setup.form().deck;
        let sorts = [
            deck.creature,
            deck.colour,
            deck.dots,
            deck.wild,
            deck.kbaam,
            deck.kbosh,
        ];
        let all: u32 = sorts.into_iter().map(u32::from).sum();
        if found != all && !sizes_were_set(events) {
            return Err(format!("{found} of {all} cards in hands and piles"));
        }
        Ok(())
    }

    fn buttons(&self) -> Vec<Command> {
        let mut all = vec![
            Command::Draw,
            Command::Discard,
            Command::CountUp,
            Command::NextRound,
        ];
        for card in (0..13).map(CardId) {
            all.push(Command::Steal { card });
            all.push(Command::Block { card });
            all.extend((0..=4).map(|wilds| Command::Collect { card, wilds }));
        }
        all
    }

    fn naive_scores(setup: &Setup, events: &[Event]) -> BySeat<i32> {
        let mut paper = Paper::new(setup);
        for event in events {
            paper.write(setup, event);
        }
        let now = (0..paper.hands.len()).map(|seat| paper.points(setup, seat));
        let now: Vec<i32> = now.collect();
        paper.counted.unwrap_or(now).into_iter().collect()
    }
}

fn drawn(steps: usize) -> BoxedStrategy<super::Game<Kaboodl>> {
    a_game::<Kaboodl>(House::Mixed, 0..steps)
}

proptest! {
    #![proptest_config(cases(256))]

    #[test]
    fn a_kaboodl_game_read_back_is_the_one_that_was_played(game in drawn(120)) {
        replay_equals_live::<Kaboodl>(game)?;
    }

    #[test]
    fn undo_and_redo_to_any_depth_change_nothing_in_kaboodl(game in drawn(120), depth in 1..140_usize) {
        undo_then_redo_changes_nothing::<Kaboodl>(game, depth)?;
    }

    #[test]
    fn a_kaboodl_game_can_be_undone_to_its_very_beginning(game in drawn(120)) {
        undo_to_the_beginning_gives_the_start::<Kaboodl>(game)?;
    }

    #[test]
    fn what_kaboodl_refuses_changes_nothing(game in drawn(80), wishes in wishes::<Kaboodl>()) {
        a_refusal_changes_nothing::<Kaboodl>(game, wishes)?;
    }

    #[test]
    fn the_legal_commands_of_kaboodl_are_those_it_does_not_refuse(game in drawn(80)) {
        legal_commands_are_exactly_those_not_refused::<Kaboodl>(game)?;
    }

    #[test]
    fn no_kaboodl_card_is_ever_lost_or_doubled(game in drawn(100)) {
        nothing_is_lost_or_doubled::<Kaboodl>(game)?;
    }

    #[test]
    fn the_scores_of_kaboodl_are_those_of_pen_and_paper(game in drawn(100)) {
        scores_equal_a_plain_count::<Kaboodl>(game)?;
    }

    #[test]
    fn kaboodl_answers_every_command_in_every_state_in_words(game in drawn(80), wishes in wishes::<Kaboodl>()) {
        every_answer_is_a_sentence::<Kaboodl>(game, wishes)?;
    }

    #[test]
    fn every_kaboodl_game_can_end(setup in Kaboodl::setups(House::Mixed), seed in any::<u64>()) {
        every_game_ends::<Kaboodl>(setup, seed)?;
    }

    #[test]
    fn an_event_of_another_kaboodl_game_never_panics(game in drawn(80), other in Kaboodl::setups(House::Mixed), wishes in wishes::<Kaboodl>()) {
        an_event_of_another_moment_never_panics::<Kaboodl>(game, other, wishes)?;
    }

    #[test]
    fn a_kaboodl_act_replaced_by_itself_changes_nothing(game in drawn(100), which in any::<Index>()) {
        replacing_an_act_by_itself_changes_nothing::<Kaboodl>(game, which)?;
    }

    #[test]
    fn the_first_answer_to_any_question_of_kaboodl_leads_on(game in a_game::<Kaboodl>(House::Ask, 0..80)) {
        the_first_answer_leads_on::<Kaboodl>(game)?;
    }
}
