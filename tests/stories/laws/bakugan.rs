use proptest::prelude::*;
use proptest::sample::Index;
use rollcall::rules::bakugan::{
    Adjustment, Bakugan, BakuganId, BakuganPlace, Ballot, BattleOutcome, CoinSide, Command, Event,
    Fact, Gate, GatePlace, GateSide, HouseRule, Lies, LineKind, Motion, OpenGate, Outcome, Phase,
    Place, Pose, Setup, SetupForm, Zone,
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
    House, Played, a_game, any_setting, cases, format, house, number, result, seat, text, wishes,
};

fn gate() -> BoxedStrategy<Gate> {
    prop_oneof![12 => (0..5_u8).prop_map(Gate), 1 => any::<u8>().prop_map(Gate)].boxed()
}

fn bakugan() -> BoxedStrategy<BakuganId> {
    (seat(), 0..4_u8)
        .prop_map(|(seat, number)| BakuganId { seat, number })
        .boxed()
}

fn fact() -> BoxedStrategy<Fact> {
    (
        prop::sample::select(vec![Pose::Open, Pose::PartlyOpen, Pose::Closed, Pose::Gone]),
        prop::sample::select(vec![Place::On, Place::Between, Place::Off, Place::Gone]),
        prop::option::of(gate()),
        prop::collection::vec(gate(), 0..3),
        prop_oneof![
            gate().prop_map(OpenGate::Gate),
            Just(OpenGate::Nowhere),
            Just(OpenGate::Unknown)
        ],
        prop::option::of(0..300_u64),
    )
        .prop_map(|(pose, place, gate, gates, open_gate, open_frame)| Fact {
            pose,
            place,
            gate,
            gates,
            open_gate,
            certainty_percent: 80,
            open_frame,
        })
        .boxed()
}

fn gate_place() -> BoxedStrategy<GatePlace> {
    prop_oneof![
        Just(GatePlace::Hand),
        gate().prop_map(GatePlace::Field),
        seat().prop_map(GatePlace::Won),
        Just(GatePlace::Out),
    ]
    .boxed()
}

fn adjustment() -> BoxedStrategy<Adjustment> {
    let to = prop_oneof![
        Just(BakuganPlace::Unused),
        gate().prop_map(BakuganPlace::Standing),
        Just(BakuganPlace::Used),
        Just(BakuganPlace::Out),
    ];
    prop_oneof![
        (bakugan(), to).prop_map(|(bakugan, to)| Adjustment::MoveBakugan { bakugan, to }),
        (seat(), gate_place(), gate_place()).prop_map(|(owner, from, to)| Adjustment::MoveGate {
            owner,
            from,
            to
        }),
        seat().prop_map(Adjustment::SetTurn),
        (bakugan(), number())
            .prop_map(|(bakugan, g_power)| Adjustment::SetPower { bakugan, g_power }),
        (seat(), text()).prop_map(|(seat, name)| Adjustment::Rename { seat, name }),
        (gate(), prop::option::of(text())).prop_map(|(gate, name)| Adjustment::SetSide {
            gate,
            side: name.map_or(GateSide::Down, |name| GateSide::Up(Some(name))),
        }),
        (bakugan(), bakugan()).prop_map(|(came, stood)| Adjustment::BeginBattle { came, stood }),
        result().prop_map(Adjustment::SetResult),
        (0..4_u16, result()).prop_map(|(game, result)| Adjustment::SetGameResult { game, result }),
        Just(Adjustment::Note),
    ]
    .boxed()
}

fn line_kind() -> BoxedStrategy<LineKind> {
    prop_oneof![
        Just(LineKind::GateNumber),
        text().prop_map(LineKind::Ability),
        text().prop_map(LineKind::Other),
    ]
    .boxed()
}

fn outcome() -> BoxedStrategy<Outcome> {
    prop_oneof![
        Just(Outcome::Noted),
        seat().prop_map(Outcome::Wins),
        Just(Outcome::NobodyWins),
        Just(Outcome::TurnPasses),
    ]
    .boxed()
}

fn motion() -> BoxedStrategy<Motion> {
    (text(), outcome())
        .prop_map(|(words, outcome)| Motion { words, outcome })
        .boxed()
}

/// What three and more players have, and what happens beside the turn.
fn beside_the_turn() -> BoxedStrategy<Command> {
    let lies = prop_oneof![gate().prop_map(Lies::On), Just(Lies::Off), Just(Lies::Shut)];
    let ballot = (motion(), 0..4_u8).prop_map(|(motion, votes)| Ballot { motion, votes });
    let side = prop::sample::select(vec![CoinSide::Heads, CoinSide::Tails]);
    prop_oneof![
        (0..9_u32).prop_map(|roll| Command::CloseRoll { roll }),
        (bakugan(), lies).prop_map(|(bakugan, lies)| Command::Knocked { bakugan, lies }),
        bakugan().prop_map(|bakugan| Command::ChooseOpponent { bakugan }),
        (bakugan(), gate()).prop_map(|(bakugan, to)| Command::SpecialMove { bakugan, to }),
        gate().prop_map(|gate| Command::SpecialTake { gate }),
        (text(), prop::collection::vec(ballot, 0..4))
            .prop_map(|(question, ballots)| Command::Vote { question, ballots }),
        (text(), motion(), motion(), side).prop_map(|(question, heads, tails, fell)| {
            Command::Coin {
                question,
                heads,
                tails,
                fell,
            }
        }),
        (result(), text()).prop_map(|(result, reason)| Command::EndGame { result, reason }),
        Just(Command::NextGame),
    ]
    .boxed()
}

impl Played for Bakugan {
    const LONGEST: usize = 6_000;

    fn setups(how: House) -> BoxedStrategy<Setup> {
        let powers = prop::collection::vec(prop::option::of(prop_oneof![Just(350), 0..900]), 12);
        let seats = (2..=4_usize).prop_flat_map(|count| {
            let seat = (0..count).prop_map(|seat| Seat(u8::try_from(seat).unwrap()));
            (Just(count), seat.clone(), prop::option::of(seat))
        });
        (house::<HouseRule>(how), powers, seats, format(3))
            .prop_map(|(house, powers, (count, first, youngest), format)| {
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
                for (toy, g_power) in toys.zip(powers) {
                    toy.g_power = g_power;
                }
                Setup::check(form).unwrap()
            })
            .boxed()
    }

    fn wild() -> BoxedStrategy<Command> {
        prop_oneof![
            Just(Command::SetGates),
            Just(Command::Compare),
            Just(Command::Pass),
            bakugan().prop_map(|bakugan| Command::Roll { bakugan }),
            (0..9_u32, fact()).prop_map(|(roll, fact)| Command::Settle { roll, fact }),
            gate().prop_map(|gate| Command::ChooseGate { gate }),
            (bakugan(), number())
                .prop_map(|(bakugan, g_power)| Command::ReadPower { bakugan, g_power }),
            prop::option::of(text()).prop_map(|name| Command::Flip { name }),
            (bakugan(), line_kind(), number()).prop_map(|(bakugan, kind, amount)| {
                Command::AddLine {
                    bakugan,
                    kind,
                    amount,
                }
            }),
            prop::collection::vec((bakugan(), number()), 0..4)
                .prop_map(|totals| Command::EnterTotals { totals }),
            bakugan().prop_map(|bakugan| Command::Declare {
                outcome: BattleOutcome::Wins(bakugan)
            }),
            Just(Command::Declare {
                outcome: BattleOutcome::Equal
            }),
            prop::option::of(seat()).prop_map(|seat| Command::TieFirst { seat }),
            any_setting::<HouseRule>().prop_map(|(rule, answer)| Command::SetRule { rule, answer }),
            (adjustment(), text()).prop_map(|(change, reason)| Command::Adjust { change, reason }),
            (result(), text()).prop_map(|(result, reason)| Command::EndMatch { result, reason }),
            beside_the_turn(),
        ]
        .boxed()
    }

    fn conserved(&self) -> Result<(), String> {
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
                    Phase::Rolling { .. } | Phase::Choosing(_) | Phase::TieRoll(_) | Phase::Over(_)
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
            Command::Declare {
                outcome: BattleOutcome::Equal,
            },
            Command::TieFirst { seat: None },
            Command::NextGame,
            Command::CloseRoll { roll: self.rolls() },
        ];
        for gate in (0..5).map(Gate) {
            all.push(Command::SpecialTake { gate });
            all.extend(
                self.toys()
                    .map(|(bakugan, _)| Command::SpecialMove { bakugan, to: gate }),
            );
        }
        for seat in (0..5).map(Seat) {
            all.push(Command::TieFirst { seat: Some(seat) });
            for number in 0..4 {
                let bakugan = BakuganId { seat, number };
                all.push(Command::Roll { bakugan });
                all.push(Command::ChooseOpponent { bakugan });
                all.push(Command::Declare {
                    outcome: BattleOutcome::Wins(bakugan),
                });
            }
        }
        let rolls = [self.rolls(), self.rolls() + 1, 0];
        for roll in rolls {
            for fact in [Fact::closed_off(), Fact::gone()] {
                all.push(Command::Settle { roll, fact });
            }
        }
        for gate in (0..5).map(Gate) {
            all.push(Command::ChooseGate { gate });
            for roll in rolls {
                for fact in [
                    Fact::open_on(gate),
                    Fact::partly_open_on(gate),
                    Fact::closed_on(gate),
                    Fact::slid_off(gate),
                    Fact::opened_before(gate),
                ] {
                    all.push(Command::Settle { roll, fact });
                }
            }
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

fn drawn(steps: usize) -> BoxedStrategy<super::Game<Bakugan>> {
    a_game::<Bakugan>(House::Mixed, 0..steps)
}

proptest! {
    #![proptest_config(cases(192))]

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
    fn the_legal_commands_of_bakugan_are_those_it_does_not_refuse(game in drawn(60)) {
        legal_commands_are_exactly_those_not_refused::<Bakugan>(game)?;
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
    fn the_first_answer_to_any_question_of_bakugan_leads_on(game in a_game::<Bakugan>(House::Ask, 0..60)) {
        the_first_answer_leads_on::<Bakugan>(game)?;
    }
}
