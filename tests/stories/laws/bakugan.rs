use proptest::prelude::*;
use proptest::sample::Index;
use rollcall::rules::bakugan::{
    Adjustment, Attribute, Bakugan, BakuganId, BattleOutcome, Command, Event, Fact, Gate,
    GatePlace, GateSide, HouseRule, Phase, Setup, SetupForm, Zone,
};
use rollcall::rules::{BySeat, Seat};

use super::bakugan_draw::{attribute, cards_of, wild};
use super::law::{
    a_refusal_changes_nothing, an_event_of_another_moment_never_panics, every_answer_is_a_sentence,
    every_game_ends, legal_commands_are_exactly_those_not_refused, nothing_is_lost_or_doubled,
    nothing_secret_is_said, replacing_an_act_by_itself_changes_nothing, replay_equals_live,
    scores_equal_a_plain_count, the_first_answer_leads_on, undo_then_redo_changes_nothing,
    undo_to_the_beginning_gives_the_start,
};
use super::{House, Played, Secretive, a_game, cases, format, house, wishes};

impl Played for Bakugan {
    const LONGEST: usize = 6_000;

    fn setups(how: House) -> BoxedStrategy<Setup> {
        let powers = prop::collection::vec(prop::option::of(prop_oneof![Just(350), 0..900]), 12);
        let seats = (2..=4_usize).prop_flat_map(|count| {
            let seat = (0..count).prop_map(|seat| Seat(u8::try_from(seat).unwrap()));
            (Just(count), seat.clone(), prop::option::of(seat))
        });
        let attributes = prop::collection::vec(prop::option::of(attribute()), 12);
        let brought = (cards_of(0), cards_of(1), cards_of(2), cards_of(3));
        let toys = (powers, attributes);
        (house::<HouseRule>(how), toys, seats, format(3), brought)
            .prop_map(|(house, (powers, attributes), seats, format, brought)| {
                let (count, first, youngest) = seats;
                let names = &["Mia", "Ben", "Zoe", "Tom"][..count];
                let mut form = SetupForm::from(Setup::quick_for(names));
                form.house = house;
                form.first = first;
                form.youngest = youngest;
                form.format = format;
                let toys = form
                    .players
                    .iter_mut()
                    .flat_map(|player| &mut player.bakugan);
                for ((toy, g_power), attribute) in toys.zip(powers).zip(attributes) {
                    toy.g_power = g_power;
                    toy.attribute = attribute;
                }
                let brought = [brought.0, brought.1, brought.2, brought.3];
                for (player, (gates, abilities)) in form.players.iter_mut().zip(brought) {
                    player.gates = gates;
                    player.abilities = abilities;
                }
                Setup::check(form).unwrap()
            })
            .boxed()
    }

    fn wild() -> BoxedStrategy<Command> {
        wild()
    }

    fn conserved(&self, _setup: &Setup, _events: &[Event]) -> Result<(), String> {
        let mut gates = vec![0_usize; self.players().count()];
        for (seat, player) in self.players().iter() {
            gates[seat.index()] +=
                usize::from(player.gates_in_hand) + usize::from(player.gates_out);
            for owner in &player.gates_won {
                gates[owner.index()] += 1;
            }
            if player.bakugan.len() != 3 {
                return Err(format!("{} Bakugan of {seat}", player.bakugan.len()));
            }
            let abilities = usize::from(player.abilities_in_hand)
                + player.abilities_used.len()
                + player.abilities_out.len();
            if abilities != 3 {
                return Err(format!("{abilities} abilities of {seat}"));
            }
        }
        for (_, card) in self.gates() {
            gates[card.owner.index()] += 1;
        }
        if gates.iter().any(|count| *count != 3) {
            return Err(format!("gates by owner: {gates:?}"));
        }
        for (bakugan, toy) in self.toys() {
            let sound = match toy.zone {
                Zone::Standing { gate, .. } => self.gate(gate).is_some(),
                Zone::Rolling => matches!(
                    self.phase(),
                    Phase::Rolling { .. }
                        | Phase::Choosing(_)
                        | Phase::TieRoll(_)
                        | Phase::BetweenGames
                        | Phase::Over(_)
                ),
                Zone::Unused | Zone::Used | Zone::Out => true,
            };
            if !sound {
                return Err(format!("{bakugan:?} is {:?}", toy.zone));
            }
        }
        Ok(())
    }

    fn buttons(&self) -> Vec<Command> {
        let mut all = vec![
            Command::SetGates,
            Command::Compare,
            Command::Pass,
            Command::NextGame,
            Command::Declare {
                outcome: BattleOutcome::Equal,
            },
            Command::TieFirst { seat: None },
        ];
        let gates = (0..5).map(Gate);
        for seat in (0..5).map(Seat) {
            all.push(Command::TieFirst { seat: Some(seat) });
            all.push(Command::DoneAbilities { seat });
            for number in 0..4 {
                let bakugan = BakuganId { seat, number };
                all.push(Command::Roll { bakugan });
                all.push(Command::ChooseOpponent { bakugan });
                all.push(Command::ChooseFighter { bakugan });
                all.push(Command::Declare {
                    outcome: BattleOutcome::Wins(bakugan),
                });
                all.extend(gates.clone().map(|to| Command::SpecialMove { bakugan, to }));
                let each = Attribute::ALL.iter();
                all.extend(each.map(|attribute| Command::ChooseAttribute {
                    bakugan,
                    attribute: *attribute,
                }));
            }
        }
        let mut facts = vec![Fact::closed_off(), Fact::gone()];
        for gate in gates {
            all.push(Command::ChooseGate { gate });
            all.push(Command::SpecialTake { gate });
            facts.extend([
                Fact::open_on(gate),
                Fact::partly_open_on(gate),
                Fact::closed_on(gate),
                Fact::slid_off(gate),
                Fact::opened_before(gate),
            ]);
        }
        for roll in self.rolls().saturating_sub(2)..=self.rolls() + 1 {
            all.push(Command::CloseRoll { roll });
            all.extend(facts.iter().map(|fact| {
                let fact = fact.clone();
                Command::Settle { roll, fact }
            }));
        }
        all
    }

    /// A gate counts for whoever has it in the used pile.
    fn naive_scores(setup: &Setup, events: &[Event]) -> BySeat<i32> {
        let mut won = vec![0; setup.form().players.len()];
        for event in events {
            match event {
                Event::GateTaken { by, .. } => won[by.index()] += 1,
                Event::GameBegan { .. } => won.fill(0),
                Event::Adjusted {
                    change: Adjustment::MoveGate { from, to, .. },
                    ..
                } => {
                    if let GatePlace::Won(seat) = from {
                        won[seat.index()] -= 1;
                    }
                    if let GatePlace::Won(seat) = to {
                        won[seat.index()] += 1;
                    }
                }
                _ => {}
            }
        }
        won.into_iter().collect()
    }
}

impl Secretive for Bakugan {
    fn secrets(setup: &Setup) -> Vec<String> {
        let players = setup.form().players.iter();
        players
            .flat_map(|player| {
                let gates = player.gates.iter().map(|card| card.name.clone());
                gates.chain(player.abilities.iter().map(|card| card.name.clone()))
            })
            .collect()
    }

    fn shows(command: &Command) -> Option<&str> {
        match command {
            Command::Flip { name } => name.as_deref(),
            Command::FlipCard { card } => Some(&card.name),
            Command::PlayAbility { name, .. } => Some(name),
            Command::Adjust { change, .. } => match change {
                Adjustment::MoveAbility { name, .. } => Some(name),
                Adjustment::SetSide {
                    side: GateSide::Up(name),
                    ..
                } => name.as_deref(),
                _ => None,
            },
            _ => None,
        }
    }
}

fn drawn(steps: usize) -> BoxedStrategy<super::Game<Bakugan>> {
    a_game::<Bakugan>(House::Mixed, 0..steps)
}

proptest! {
    #![proptest_config(cases(256))]

    #[test]
    fn a_bakugan_game_read_back_is_the_one_that_was_played(game in drawn(80)) {
        replay_equals_live::<Bakugan>(game)?;
    }

    #[test]
    fn undo_and_redo_to_any_depth_change_nothing_in_bakugan(game in drawn(80), depth in 1..90_usize) {
        undo_then_redo_changes_nothing::<Bakugan>(game, depth)?;
    }

    #[test]
    fn a_bakugan_game_can_be_undone_to_its_very_beginning(game in drawn(80)) {
        undo_to_the_beginning_gives_the_start::<Bakugan>(game)?;
    }

    #[test]
    fn what_bakugan_refuses_changes_nothing(game in drawn(60), wishes in wishes::<Bakugan>()) {
        a_refusal_changes_nothing::<Bakugan>(game, wishes)?;
    }

    #[test]
    fn no_bakugan_and_no_gate_is_ever_lost_or_doubled(game in drawn(80)) {
        nothing_is_lost_or_doubled::<Bakugan>(game)?;
    }

    #[test]
    fn the_scores_of_bakugan_are_the_gates_counted(game in drawn(60)) {
        scores_equal_a_plain_count::<Bakugan>(game)?;
    }

    #[test]
    fn bakugan_answers_every_command_in_every_state_in_words(game in drawn(60), wishes in wishes::<Bakugan>()) {
        every_answer_is_a_sentence::<Bakugan>(game, wishes)?;
    }

    #[test]
    fn every_bakugan_game_can_end(setup in Bakugan::setups(House::Mixed), seed in any::<u64>()) {
        every_game_ends::<Bakugan>(setup, seed)?;
    }

    #[test]
    fn an_event_of_another_bakugan_game_never_panics(game in drawn(60), other in Bakugan::setups(House::Mixed), wishes in wishes::<Bakugan>()) {
        an_event_of_another_moment_never_panics::<Bakugan>(game, other, wishes)?;
    }

    #[test]
    fn a_bakugan_act_replaced_by_itself_changes_nothing(game in drawn(80), which in any::<Index>()) {
        replacing_an_act_by_itself_changes_nothing::<Bakugan>(game, which)?;
    }

    #[test]
    fn no_face_down_gate_and_no_ability_in_a_hand_is_ever_named(game in drawn(60), wishes in wishes::<Bakugan>()) {
        nothing_secret_is_said::<Bakugan>(game, wishes)?;
    }

    #[test]
    fn the_first_answer_to_any_question_of_bakugan_leads_on(game in a_game::<Bakugan>(House::Ask, 0..60)) {
        the_first_answer_leads_on::<Bakugan>(game)?;
    }
}

proptest! {
    // Some hundred buttons are pressed in every state.
    #![proptest_config(cases(96))]

    #[test]
    fn the_legal_commands_of_bakugan_are_those_it_does_not_refuse(game in drawn(60)) {
        legal_commands_are_exactly_those_not_refused::<Bakugan>(game)?;
    }
}
