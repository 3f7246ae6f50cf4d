use proptest::prelude::*;
use proptest::sample::Index;
use rollcall::rules::got_five::{
    Adjustment, Answer, Card, Command, Event, GotFive, HouseRule, Icon, Place, Setting, Setup,
    SetupForm, WinWay,
};
use rollcall::rules::{BySeat, Seat, SeatSet, TableRule as _};

use super::law::{
    a_refusal_changes_nothing, an_event_of_another_moment_never_panics, every_answer_is_a_sentence,
    every_game_ends, legal_commands_are_exactly_those_not_refused, nothing_is_lost_or_doubled,
    replacing_an_act_by_itself_changes_nothing, replay_equals_live, scores_equal_a_plain_count,
    the_first_answer_leads_on, undo_then_redo_changes_nothing,
    undo_to_the_beginning_gives_the_start,
};
use super::{
    House, Played, a_game, any_setting, cases, format, house, remark, result, seat, text, wishes,
};

const NAMES: [&str; 4] = ["Mia", "Ben", "Zoe", "Tom"];

fn icon() -> BoxedStrategy<Icon> {
    prop_oneof![12 => (0..6_u8).prop_map(Icon), 1 => any::<u8>().prop_map(Icon)].boxed()
}

fn card() -> BoxedStrategy<Card> {
    prop_oneof![
        3 => icon().prop_map(Card::Character),
        1 => prop::option::of(text()).prop_map(Card::Event)
    ]
    .boxed()
}

fn count() -> BoxedStrategy<u32> {
    prop_oneof![8 => 0..12_u32, 1 => any::<u32>()].boxed()
}

fn seats() -> BoxedStrategy<SeatSet> {
    prop::collection::vec(seat(), 0..3)
        .prop_map(|seats| seats.into_iter().collect())
        .boxed()
}

fn place() -> BoxedStrategy<Place> {
    prop_oneof![
        3 => seat().prop_map(Place::Beside),
        1 => Just(Place::DrawPile),
        1 => Just(Place::ThrowAwayPile),
        1 => Just(Place::Out),
    ]
    .boxed()
}

fn adjustment() -> BoxedStrategy<Adjustment> {
    prop_oneof![
        4 => (place(), place(), count())
            .prop_map(|(from, to, cards)| Adjustment::MoveCards { from, to, cards }),
        1 => (seat(), prop::option::of(icon()))
            .prop_map(|(seat, icon)| Adjustment::SetStarter { seat, icon }),
        1 => seats().prop_map(Adjustment::EndGame),
        1 => seat().prop_map(Adjustment::SetTurn),
        1 => prop::option::of(count()).prop_map(Adjustment::SetDrawPile),
        1 => card().prop_map(Adjustment::SetTop),
        1 => (0..4_u16, seats())
            .prop_map(|(game, winners)| Adjustment::SetWinners { game, winners }),
        1 => (icon(), text()).prop_map(|(icon, name)| Adjustment::NameIcon { icon, name }),
        1 => (seat(), text()).prop_map(|(seat, name)| Adjustment::Rename { seat, name }),
        1 => Just(Adjustment::Note),
        1 => remark().prop_map(Adjustment::Remark),
    ]
    .boxed()
}

/// What lies in front of each player, as somebody with pen and paper sees it.
struct Paper {
    starters: Vec<Option<Icon>>,
    beside: Vec<i64>,
    starter_counts: bool,
}

impl Paper {
    fn after(setup: &Setup, events: &[Event]) -> Self {
        let players = setup.form().players.len();
        let counts = match setup.form().house.setting(HouseRule::StarterCounts) {
            Setting::Is(answer) => answer,
            // While the question is open, its default is shown.
            Setting::Ask => HouseRule::StarterCounts.default_answer(),
        };
        let mut paper = Self {
            starters: vec![None; players],
            beside: vec![0; players],
            starter_counts: counts == Answer::Yes,
        };
        for event in events {
            paper.write(event);
        }
        paper
    }

    fn write(&mut self, event: &Event) {
        match event {
            Event::StarterGiven { seat, icon, .. } => self.starters[seat.index()] = Some(*icon),
            Event::Kept { by, icon, .. } => {
                assert_eq!(self.starters[by.index()], Some(*icon), "{by}");
                self.beside[by.index()] += 1;
            }
            Event::ThrownAway {
                by,
                card: Card::Character(icon),
                ..
            } => assert_ne!(self.starters[by.index()], Some(*icon), "{by}"),
            Event::GameBegan { .. } => {
                self.starters.fill(None);
                self.beside.fill(0);
            }
            Event::GameEnded { wins, .. } => {
                for win in wins {
                    let most = self.beside.iter().max();
                    match win.way {
                        WinWay::Five => assert!(self.cards(win.seat.index()) >= 5),
                        WinWay::MostCards(cards) => {
                            assert_eq!(self.beside[win.seat.index()], i64::from(cards));
                            assert_eq!(most, Some(&i64::from(cards)));
                        }
                        WinWay::Said => {}
                    }
                }
            }
            Event::RuleSet {
                rule: HouseRule::StarterCounts,
                answer,
            } => self.starter_counts = *answer == Answer::Yes,
            Event::Adjusted { change, .. } => match change {
                Adjustment::MoveCards { from, to, cards } => {
                    for (place, cards) in [(from, -i64::from(*cards)), (to, i64::from(*cards))] {
                        if let Place::Beside(seat) = place {
                            self.beside[seat.index()] += cards;
                        }
                    }
                }
                Adjustment::SetStarter { seat, icon } => self.starters[seat.index()] = *icon,
                _ => {}
            },
            _ => {}
        }
    }

    /// How many cards of the icon a player has.
    fn cards(&self, seat: usize) -> i64 {
        let starter = self.starter_counts && self.starters[seat].is_some();
        self.beside[seat] + i64::from(starter)
    }
}

impl Played for GotFive {
    const LONGEST: usize = 40_000;

    fn setups(how: House) -> BoxedStrategy<Setup> {
        let deck = prop::option::of(0..60_u32);
        (
            house::<HouseRule>(how),
            2..=4_usize,
            any::<Index>(),
            deck,
            format(2),
        )
            .prop_map(|(house, count, first, deck, format)| {
                let mut form = SetupForm::from(Setup::quick(&NAMES[..count]));
                form.house = house;
                form.first = Seat(u8::try_from(first.index(count)).unwrap());
                form.format = format;
                let least = u32::try_from(count).unwrap() + 1;
                form.deck_size = deck.map(|more| least + more);
                Setup::check(form).unwrap()
            })
            .boxed()
    }

    fn wild() -> BoxedStrategy<Command> {
        prop_oneof![
            (seat(), icon()).prop_map(|(seat, icon)| Command::GiveStarter { seat, icon }),
            card().prop_map(|card| Command::TurnFirst { card }),
            card().prop_map(|card| Command::Draw { card }),
            Just(Command::PileEmpty),
            Just(Command::NextGame),
            any_setting::<HouseRule>().prop_map(|(rule, answer)| Command::SetRule { rule, answer }),
            (adjustment(), text()).prop_map(|(change, reason)| Command::Adjust { change, reason }),
            (result(), text()).prop_map(|(result, reason)| Command::EndMatch { result, reason }),
        ]
        .boxed()
    }

    fn conserved(&self, setup: &Setup, events: &[Event]) -> Result<(), String> {
        let paper = Paper::after(setup, events);
        let mut found = 0;
        for (seat, player) in self.players().iter() {
            let counted = (paper.starters[seat.index()], paper.beside[seat.index()]);
            if (player.starter, i64::from(player.beside)) != counted {
                return Err(format!("{player:?}, counted {counted:?}"));
            }
            found += player.beside + u32::from(player.starter.is_some());
        }
        if let (Some(all), Some(draw_pile)) = (self.deck_size(), self.draw_pile()) {
            found += draw_pile + self.thrown_away() + self.out();
            if found != all {
                return Err(format!("{found} of {all} cards"));
            }
        }
        Ok(())
    }

    fn buttons(&self) -> Vec<Command> {
        let mut all = vec![Command::PileEmpty, Command::NextGame];
        let mut cards = vec![Card::Event(None)];
        for icon in (0..8).map(Icon) {
            cards.push(Card::Character(icon));
            all.extend((0..5).map(|seat| {
                let seat = Seat(seat);
                Command::GiveStarter { seat, icon }
            }));
        }
        for card in cards {
            all.push(Command::TurnFirst { card: card.clone() });
            all.push(Command::Draw { card });
        }
        all
    }

    /// The cards of the icon that each player has.
    fn naive_scores(setup: &Setup, events: &[Event]) -> BySeat<i32> {
        let paper = Paper::after(setup, events);
        let seats = 0..paper.beside.len();
        seats
            .map(|seat| i32::try_from(paper.cards(seat)).unwrap_or(i32::MAX))
            .collect()
    }
}

fn drawn(steps: usize) -> BoxedStrategy<super::Game<GotFive>> {
    a_game::<GotFive>(House::Mixed, 0..steps)
}

proptest! {
    #![proptest_config(cases(256))]

    #[test]
    fn a_got_five_game_read_back_is_the_one_that_was_played(game in drawn(120)) {
        replay_equals_live::<GotFive>(game)?;
    }

    #[test]
    fn undo_and_redo_to_any_depth_change_nothing_in_got_five(game in drawn(120), depth in 1..140_usize) {
        undo_then_redo_changes_nothing::<GotFive>(game, depth)?;
    }

    #[test]
    fn a_got_five_game_can_be_undone_to_its_very_beginning(game in drawn(120)) {
        undo_to_the_beginning_gives_the_start::<GotFive>(game)?;
    }

    #[test]
    fn what_got_five_refuses_changes_nothing(game in drawn(80), wishes in wishes::<GotFive>()) {
        a_refusal_changes_nothing::<GotFive>(game, wishes)?;
    }

    #[test]
    fn the_legal_commands_of_got_five_are_those_it_does_not_refuse(game in drawn(80)) {
        legal_commands_are_exactly_those_not_refused::<GotFive>(game)?;
    }

    #[test]
    fn no_card_of_got_five_is_ever_lost_or_doubled(game in drawn(100)) {
        nothing_is_lost_or_doubled::<GotFive>(game)?;
    }

    #[test]
    fn the_scores_of_got_five_are_the_cards_in_front_of_each(game in drawn(100)) {
        scores_equal_a_plain_count::<GotFive>(game)?;
    }

    #[test]
    fn got_five_answers_every_command_in_every_state_in_words(game in drawn(80), wishes in wishes::<GotFive>()) {
        every_answer_is_a_sentence::<GotFive>(game, wishes)?;
    }

    #[test]
    fn every_got_five_game_can_end(setup in GotFive::setups(House::Mixed), seed in any::<u64>()) {
        every_game_ends::<GotFive>(setup, seed)?;
    }

    #[test]
    fn an_event_of_another_got_five_game_never_panics(game in drawn(80), other in GotFive::setups(House::Mixed), wishes in wishes::<GotFive>()) {
        an_event_of_another_moment_never_panics::<GotFive>(game, other, wishes)?;
    }

    #[test]
    fn a_got_five_act_replaced_by_itself_changes_nothing(game in drawn(100), which in any::<Index>()) {
        replacing_an_act_by_itself_changes_nothing::<GotFive>(game, which)?;
    }

    #[test]
    fn the_first_answer_to_any_question_of_got_five_leads_on(game in a_game::<GotFive>(House::Ask, 0..80)) {
        the_first_answer_leads_on::<GotFive>(game)?;
    }
}
