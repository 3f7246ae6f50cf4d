use std::collections::BTreeMap;

use proptest::prelude::*;
use proptest::sample::Index;
use rollcall::rules::all_out::{
    Adjustment, AllOut, Card, CardSource, Command, Event, HouseRule, Icon, Place, SetId, Setup,
    SetupForm, TopUse, WinWay,
};
use rollcall::rules::{BySeat, Seat};

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

const NAMES: [&str; 7] = ["Mia", "Ben", "Zoe", "Tom", "Lea", "Max", "Ida"];

fn icon() -> BoxedStrategy<Icon> {
    prop_oneof![12 => (0..4_u8).prop_map(Icon), 1 => any::<u8>().prop_map(Icon)].boxed()
}

fn set() -> BoxedStrategy<SetId> {
    (seat(), icon())
        .prop_map(|(owner, icon)| SetId { owner, icon })
        .boxed()
}

fn count() -> BoxedStrategy<u32> {
    prop_oneof![8 => 0..12_u32, 1 => any::<u32>()].boxed()
}

fn seats() -> BoxedStrategy<rollcall::rules::SeatSet> {
    prop::collection::vec(seat(), 0..3)
        .prop_map(|seats| seats.into_iter().collect())
        .boxed()
}

fn place() -> BoxedStrategy<Place> {
    prop_oneof![
        3 => seat().prop_map(Place::Hand),
        2 => set().prop_map(Place::Set),
        1 => Just(Place::DrawPile),
        1 => Just(Place::DiscardPile),
        1 => Just(Place::Out),
    ]
    .boxed()
}

fn adjustment() -> BoxedStrategy<Adjustment> {
    let card = prop_oneof![
        icon().prop_map(Card::Character),
        prop::option::of(text()).prop_map(Card::Event)
    ];
    prop_oneof![
        4 => (place(), place(), count())
            .prop_map(|(from, to, cards)| Adjustment::MoveCards { from, to, cards }),
        2 => (set(), seat()).prop_map(|(set, to)| Adjustment::GiveSet { set, to }),
        1 => seat().prop_map(Adjustment::Skip),
        1 => seat().prop_map(Adjustment::NextTurn),
        1 => seats().prop_map(Adjustment::EndGame),
        1 => seat().prop_map(Adjustment::SetTurn),
        1 => prop::option::of(count()).prop_map(Adjustment::SetDrawPile),
        1 => card.prop_map(Adjustment::SetTop),
        1 => (0..4_u16, seats())
            .prop_map(|(game, winners)| Adjustment::SetWinners { game, winners }),
        1 => (icon(), text()).prop_map(|(icon, name)| Adjustment::NameIcon { icon, name }),
        1 => (seat(), text()).prop_map(|(seat, name)| Adjustment::Rename { seat, name }),
        1 => Just(Adjustment::Note),
        1 => remark().prop_map(Adjustment::Remark),
    ]
    .boxed()
}

fn top_use() -> BoxedStrategy<TopUse> {
    prop_oneof![
        prop::option::of(text()).prop_map(|name| TopUse::Event { name }),
        icon().prop_map(|icon| TopUse::NewSet { icon }),
        set().prop_map(|set| TopUse::AddTo { set }),
        icon().prop_map(|icon| TopUse::Discard { icon }),
    ]
    .boxed()
}

/// Who has how many cards, as somebody with pen and paper sees it.
struct Paper {
    hands: Vec<i64>,
    sets: BTreeMap<SetId, i64>,
    won: Vec<i32>,
    game: u16,
}

impl Paper {
    fn after(setup: &Setup, events: &[Event]) -> Self {
        let players = setup.form().players.len();
        let mut paper = Self {
            hands: vec![7; players],
            sets: BTreeMap::new(),
            won: vec![0; players],
            game: 1,
        };
        for event in events {
            paper.write(event);
        }
        paper
    }

    fn hand(&mut self, seat: Seat, cards: i64) {
        self.hands[seat.index()] += cards;
    }

    fn grow(&mut self, set: SetId, cards: i64) {
        let count = self.sets.entry(set).or_default();
        *count += cards;
        if *count == 0 {
            self.sets.remove(&set);
        }
    }

    fn write(&mut self, event: &Event) {
        match event {
            Event::SetLaid {
                by,
                icon,
                cards,
                source,
                ..
            } => {
                let cards = i64::from(*cards);
                let top = i64::from(*source == CardSource::Top);
                self.hand(*by, top - cards);
                let (owner, icon) = (*by, *icon);
                self.grow(SetId { owner, icon }, cards);
            }
            Event::CardAdded {
                by, set, source, ..
            } => {
                self.hand(*by, -i64::from(*source == CardSource::Hand));
                self.grow(*set, 1);
            }
            Event::EventPlayed { by, source, .. } => {
                self.hand(*by, -i64::from(*source == CardSource::Hand));
            }
            Event::SetBroken {
                set,
                discarded: true,
                ..
            } => {
                self.sets.remove(set);
            }
            Event::PenaltyDrawn { seat, cards } => self.hand(*seat, i64::from(*cards)),
            Event::GameBegan { game, .. } => {
                self.game = *game;
                self.hands.fill(7);
                self.sets.clear();
                self.won.fill(0);
            }
            Event::GameEnded { wins, .. } => {
                for win in wins {
                    self.has_won(win.seat, win.way);
                    self.won[win.seat.index()] = 1;
                }
            }
            Event::EffectDone { change, .. } | Event::Adjusted { change, .. } => {
                self.change(change);
            }
            _ => {}
        }
    }

    /// The winner has run out, or has ten, or fewest.
    fn has_won(&self, seat: Seat, way: WinWay) {
        match way {
            WinWay::NoCards => assert_eq!(self.hands[seat.index()], 0, "{seat}"),
            WinWay::SetOfTen(icon) => {
                let ten = self.sets.get(&SetId { owner: seat, icon });
                assert_eq!(ten, Some(&10), "{seat}");
            }
            WinWay::FewestCards(cards) => {
                assert_eq!(self.hands[seat.index()], i64::from(cards), "{seat}");
                assert_eq!(self.hands.iter().min(), Some(&i64::from(cards)), "{seat}");
            }
            WinWay::Said => {}
        }
    }

    fn change(&mut self, change: &Adjustment) {
        match change {
            Adjustment::MoveCards { from, to, cards } => {
                let cards = i64::from(*cards);
                self.move_cards(*from, -cards);
                self.move_cards(*to, cards);
            }
            Adjustment::GiveSet { set, to } => {
                let cards = self.sets.remove(set).unwrap_or(0);
                let (owner, icon) = (*to, set.icon);
                self.grow(SetId { owner, icon }, cards);
            }
            Adjustment::SetTurn(_) => self.won.fill(0),
            Adjustment::SetWinners { game, winners } if *game == self.game => {
                for (seat, won) in (0..).map(Seat).zip(&mut self.won) {
                    *won = i32::from(winners.contains(seat));
                }
            }
            _ => {}
        }
    }

    fn move_cards(&mut self, place: Place, cards: i64) {
        match place {
            Place::Hand(seat) => self.hand(seat, cards),
            Place::Set(set) => self.grow(set, cards),
            Place::DrawPile | Place::DiscardPile | Place::Out => {}
        }
    }
}

impl Played for AllOut {
    const LONGEST: usize = 40_000;

    fn setups(how: House) -> BoxedStrategy<Setup> {
        let deck = prop::option::of(0..70_u32);
        (
            house::<HouseRule>(how),
            2..=6_usize,
            any::<Index>(),
            deck,
            format(2),
        )
            .prop_map(|(house, count, first, deck, format)| {
                let mut form = SetupForm::from(Setup::quick(&NAMES[..count]));
                form.house = house;
                form.first = Seat(u8::try_from(first.index(count)).unwrap());
                form.format = format;
                form.icons.truncate(3);
                let dealt = 7 * u32::try_from(count).unwrap();
                form.deck_size = deck.map(|more| dealt + more);
                Setup::check(form).unwrap()
            })
            .boxed()
    }

    fn wild() -> BoxedStrategy<Command> {
        prop_oneof![
            (icon(), 0..12_u8).prop_map(|(icon, cards)| Command::LaySet { icon, cards }),
            set().prop_map(|set| Command::AddToSet { set }),
            prop::option::of(text()).prop_map(|name| Command::PlayEvent { name }),
            top_use().prop_map(|used| Command::TurnTop { used }),
            adjustment().prop_map(|change| Command::Effect { change }),
            Just(Command::EventDone),
            Just(Command::DrawPileEmpty),
            Just(Command::Pass),
            (seat(), seat(), any::<bool>()).prop_map(|(by, against, upheld)| {
                Command::Challenge {
                    by,
                    against,
                    upheld,
                }
            }),
            seat().prop_map(|seat| Command::Shout { seat }),
            seat().prop_map(|seat| Command::NoShout { seat }),
            Just(Command::NextGame),
            any_setting::<HouseRule>().prop_map(|(rule, answer)| Command::SetRule { rule, answer }),
            (adjustment(), text()).prop_map(|(change, reason)| Command::Adjust { change, reason }),
            (result(), text()).prop_map(|(result, reason)| Command::EndMatch { result, reason }),
        ]
        .boxed()
    }

    fn conserved(&self, setup: &Setup, events: &[Event]) -> Result<(), String> {
        let paper = Paper::after(setup, events);
        let hands = self
            .players()
            .iter()
            .map(|(_, player)| i64::from(player.hand));
        let hands: Vec<i64> = hands.collect();
        if hands != paper.hands {
            return Err(format!("hands {hands:?}, counted {:?}", paper.hands));
        }
        let sets = self.sets().iter().map(|set| (set.id, i64::from(set.cards)));
        let sets: BTreeMap<SetId, i64> = sets.collect();
        if sets != paper.sets || sets.len() != self.sets().len() {
            return Err(format!("sets {sets:?}, counted {:?}", paper.sets));
        }
        if sets.values().any(|cards| !(1..=10).contains(cards)) {
            return Err(format!("sets {sets:?}"));
        }
        if let (Some(all), Some(draw_pile)) = (self.deck_size(), self.draw_pile()) {
            let turned_up = i64::from(self.turned_up().is_some());
            let found = hands.iter().sum::<i64>()
                + sets.values().sum::<i64>()
                + i64::from(draw_pile)
                + i64::from(self.discard_pile())
                + i64::from(self.out())
                + turned_up;
            if found != i64::from(all) {
                return Err(format!("{found} of {all} cards"));
            }
        }
        Ok(())
    }

    fn buttons(&self) -> Vec<Command> {
        let mut all = vec![
            Command::EventDone,
            Command::DrawPileEmpty,
            Command::Pass,
            Command::NextGame,
        ];
        let seats = (0..7).map(Seat);
        for icon in (0..5).map(Icon) {
            all.extend((0..12).map(|cards| Command::LaySet { icon, cards }));
        }
        all.push(Command::PlayEvent { name: None });
        all.push(Command::TurnTop {
            used: TopUse::Event { name: None },
        });
        for by in seats.clone() {
            for against in seats.clone() {
                all.extend([true, false].map(|upheld| Command::Challenge {
                    by,
                    against,
                    upheld,
                }));
            }
        }
        for icon in (0..5).map(Icon) {
            all.push(Command::TurnTop {
                used: TopUse::NewSet { icon },
            });
            all.push(Command::TurnTop {
                used: TopUse::Discard { icon },
            });
            for owner in seats.clone() {
                let set = SetId { owner, icon };
                all.push(Command::AddToSet { set });
                all.push(Command::TurnTop {
                    used: TopUse::AddTo { set },
                });
            }
        }
        for seat in seats.clone() {
            all.push(Command::Shout { seat });
            all.push(Command::NoShout { seat });
        }
        all
    }

    fn naive_scores(setup: &Setup, events: &[Event]) -> BySeat<i32> {
        Paper::after(setup, events).won.into_iter().collect()
    }
}

fn drawn(steps: usize) -> BoxedStrategy<super::Game<AllOut>> {
    a_game::<AllOut>(House::Mixed, 0..steps)
}

proptest! {
    #![proptest_config(cases(256))]

    #[test]
    fn an_all_out_game_read_back_is_the_one_that_was_played(game in drawn(120)) {
        replay_equals_live::<AllOut>(game)?;
    }

    #[test]
    fn undo_and_redo_to_any_depth_change_nothing_in_all_out(game in drawn(120), depth in 1..140_usize) {
        undo_then_redo_changes_nothing::<AllOut>(game, depth)?;
    }

    #[test]
    fn an_all_out_game_can_be_undone_to_its_very_beginning(game in drawn(120)) {
        undo_to_the_beginning_gives_the_start::<AllOut>(game)?;
    }

    #[test]
    fn what_all_out_refuses_changes_nothing(game in drawn(80), wishes in wishes::<AllOut>()) {
        a_refusal_changes_nothing::<AllOut>(game, wishes)?;
    }

    #[test]
    fn the_legal_commands_of_all_out_are_those_it_does_not_refuse(game in drawn(80)) {
        legal_commands_are_exactly_those_not_refused::<AllOut>(game)?;
    }

    #[test]
    fn no_card_of_all_out_is_ever_lost_or_doubled(game in drawn(100)) {
        nothing_is_lost_or_doubled::<AllOut>(game)?;
    }

    #[test]
    fn who_wins_all_out_has_run_out_or_has_ten(game in drawn(100)) {
        scores_equal_a_plain_count::<AllOut>(game)?;
    }

    #[test]
    fn all_out_answers_every_command_in_every_state_in_words(game in drawn(80), wishes in wishes::<AllOut>()) {
        every_answer_is_a_sentence::<AllOut>(game, wishes)?;
    }

    #[test]
    fn every_all_out_game_can_end(setup in AllOut::setups(House::Mixed), seed in any::<u64>()) {
        every_game_ends::<AllOut>(setup, seed)?;
    }

    #[test]
    fn an_event_of_another_all_out_game_never_panics(game in drawn(80), other in AllOut::setups(House::Mixed), wishes in wishes::<AllOut>()) {
        an_event_of_another_moment_never_panics::<AllOut>(game, other, wishes)?;
    }

    #[test]
    fn an_all_out_act_replaced_by_itself_changes_nothing(game in drawn(100), which in any::<Index>()) {
        replacing_an_act_by_itself_changes_nothing::<AllOut>(game, which)?;
    }

    #[test]
    fn the_first_answer_to_any_question_of_all_out_leads_on(game in a_game::<AllOut>(House::Ask, 0..80)) {
        the_first_answer_leads_on::<AllOut>(game)?;
    }
}
