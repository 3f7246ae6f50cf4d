use proptest::prelude::*;
use rollcall::rules::bakugan::{
    Adjustment, Answer, Bakugan, BakuganId, BakuganPlace, BattleOutcome, Command, Fact, Gate,
    GatePlace, HouseRule, HouseRules, LineKind, OpenGate, Phase, Place, Pose, Setting, Setup,
    SetupForm, Zone,
};
use rollcall::rules::{Ledger, MatchResult, Rules, Seat, Source, Stamp, TableRule as _};

fn gate() -> impl Strategy<Value = Gate> {
    (0..4_u8).prop_map(Gate)
}

fn bakugan() -> impl Strategy<Value = BakuganId> {
    (0..3_u8, 0..4_u8).prop_map(|(seat, number)| BakuganId {
        seat: Seat(seat),
        number,
    })
}

fn fact() -> impl Strategy<Value = Fact> {
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
    )
        .prop_map(|(pose, place, gate, gates, open_gate)| Fact {
            pose,
            place,
            gate,
            gates,
            open_gate,
            certainty_percent: 80,
            open_frame: None,
        })
}

fn place() -> impl Strategy<Value = GatePlace> {
    prop_oneof![
        Just(GatePlace::Hand),
        gate().prop_map(GatePlace::Field),
        (0..3_u8).prop_map(|seat| GatePlace::Won(Seat(seat))),
        Just(GatePlace::Out),
        Just(GatePlace::Field(Gate(255))),
    ]
}

fn adjustment() -> impl Strategy<Value = Adjustment> {
    let to = prop_oneof![
        Just(BakuganPlace::Unused),
        gate().prop_map(BakuganPlace::Standing),
        Just(BakuganPlace::Used),
        Just(BakuganPlace::Out),
    ];
    prop_oneof![
        (bakugan(), to).prop_map(|(bakugan, to)| Adjustment::MoveBakugan { bakugan, to }),
        (0..3_u8, place(), place()).prop_map(|(owner, from, to)| Adjustment::MoveGate {
            owner: Seat(owner),
            from,
            to
        }),
        (0..3_u8).prop_map(|seat| Adjustment::SetTurn(Seat(seat))),
        (bakugan(), any::<i32>())
            .prop_map(|(bakugan, g_power)| Adjustment::SetPower { bakugan, g_power }),
        (0..3_u8, ".{0,4}").prop_map(|(seat, name)| Adjustment::Rename {
            seat: Seat(seat),
            name
        }),
        Just(Adjustment::Note),
    ]
}

/// Any command at all, sensible or not.
fn wild() -> impl Strategy<Value = Command> {
    prop_oneof![
        Just(Command::SetGates),
        Just(Command::Compare),
        Just(Command::Pass),
        bakugan().prop_map(|bakugan| Command::Roll { bakugan }),
        (0..9_u32, fact()).prop_map(|(roll, fact)| Command::Settle { roll, fact }),
        gate().prop_map(|gate| Command::ChooseGate { gate }),
        (bakugan(), any::<i32>())
            .prop_map(|(bakugan, g_power)| Command::ReadPower { bakugan, g_power }),
        prop::option::of(".{0,6}").prop_map(|name| Command::Flip { name }),
        (bakugan(), any::<i32>()).prop_map(|(bakugan, amount)| Command::AddLine {
            bakugan,
            kind: LineKind::GateNumber,
            amount
        }),
        prop::collection::vec((bakugan(), any::<i32>()), 0..4)
            .prop_map(|totals| Command::EnterTotals { totals }),
        bakugan().prop_map(|bakugan| Command::Declare {
            outcome: BattleOutcome::Wins(bakugan)
        }),
        Just(Command::Declare {
            outcome: BattleOutcome::Equal
        }),
        prop::option::of(0..3_u8).prop_map(|seat| Command::TieFirst {
            seat: seat.map(Seat)
        }),
        (
            prop::sample::select(HouseRule::ALL.to_vec()),
            prop::sample::select(vec![
                Answer::Stands,
                Answer::Miss,
                Answer::Vote,
                Answer::RollAgain
            ])
        )
            .prop_map(|(rule, answer)| Command::SetRule { rule, answer }),
        (adjustment(), ".{0,3}").prop_map(|(change, reason)| Command::Adjust { change, reason }),
        (0..3_u8, ".{0,3}").prop_map(|(seat, reason)| Command::EndMatch {
            result: MatchResult::Won(Seat(seat)),
            reason
        }),
    ]
}

/// What a referee may do next.
#[derive(Debug, Clone)]
enum Step {
    /// One of the choices offered.
    Choose(prop::sample::Index),
    /// Anything at all.
    Wish(Command),
    Undo,
    Redo,
}

fn step() -> impl Strategy<Value = Step> {
    prop_oneof![
        12 => any::<prop::sample::Index>().prop_map(Step::Choose),
        3 => wild().prop_map(Step::Wish),
        1 => Just(Step::Undo),
        1 => Just(Step::Redo),
    ]
}

/// House rules drawn at random; none of them asks.
fn house() -> impl Strategy<Value = HouseRules> {
    prop::collection::vec(any::<prop::sample::Index>(), HouseRule::ALL.len()).prop_map(|drawn| {
        let mut house = HouseRules::defaults();
        for (rule, index) in HouseRule::ALL.iter().copied().zip(drawn) {
            house.set(rule, Setting::Is(index.get(rule.options()).answer));
        }
        house
    })
}

fn setup(house: HouseRules) -> Setup {
    let mut form = SetupForm::from(Setup::quick("Mia", "Ben"));
    form.house = house;
    form.players[0].bakugan[0].g_power = Some(350);
    form.players[1].bakugan[0].g_power = Some(350);
    Setup::check(form).unwrap()
}

fn play(setup: Setup, steps: Vec<Step>) -> Ledger<Bakugan> {
    let mut game = Ledger::<Bakugan>::new(setup);
    for (step, millis) in steps.into_iter().zip(0..) {
        let at = Stamp::from_millis(millis);
        let command = match step {
            Step::Choose(index) => {
                let choices = game.now().choices();
                if choices.is_empty() {
                    continue;
                }
                index.get(&choices).command.clone()
            }
            Step::Wish(command) => command,
            Step::Undo => {
                game.undo(at);
                continue;
            }
            Step::Redo => {
                game.redo(at);
                continue;
            }
        };
        let before = game.clone();
        match game.act(command, Source::Referee, at) {
            Ok(entry) => assert!(!entry.what.events().is_empty(), "no event came of it"),
            Err(_) => {
                assert_eq!(before.now(), game.now(), "a refusal changed the state");
                assert_eq!(
                    before.entries(),
                    game.entries(),
                    "a refusal changed the log"
                );
            }
        }
        pieces_are_conserved(game.now());
    }
    game
}

#[track_caller]
fn pieces_are_conserved(state: &Bakugan) {
    let mut gates = [0_usize; 2];
    for (seat, player) in state.players().iter() {
        gates[seat.index()] += usize::from(player.gates_in_hand) + usize::from(player.gates_out);
        for owner in &player.gates_won {
            gates[owner.index()] += 1;
        }
        assert_eq!(player.bakugan.len(), 3);
    }
    for (_, card) in state.gates() {
        gates[card.owner.index()] += 1;
    }
    assert_eq!(gates, [3, 3], "{state:?}");
    for (_, toy) in state.toys() {
        match toy.zone {
            Zone::Standing { gate, .. } => assert!(state.gate(gate).is_some(), "{state:?}"),
            Zone::Rolling => assert!(
                matches!(
                    state.phase(),
                    Phase::Rolling { .. } | Phase::Choosing(_) | Phase::TieRoll(_) | Phase::Over(_)
                ),
                "{state:?}"
            ),
            Zone::Unused | Zone::Used | Zone::Out => {}
        }
    }
}

/// Every command without a free number or text, for every piece there is and some there are not.
fn buttons(state: &Bakugan) -> Vec<Command> {
    let mut all = vec![
        Command::SetGates,
        Command::Compare,
        Command::Pass,
        Command::Declare {
            outcome: BattleOutcome::Equal,
        },
        Command::TieFirst { seat: None },
    ];
    for seat in (0..3).map(Seat) {
        all.push(Command::TieFirst { seat: Some(seat) });
        for number in 0..4 {
            let bakugan = BakuganId { seat, number };
            all.push(Command::Roll { bakugan });
            all.push(Command::Declare {
                outcome: BattleOutcome::Wins(bakugan),
            });
        }
    }
    for gate in (0..4).map(Gate) {
        all.push(Command::ChooseGate { gate });
        for roll in [state.rolls(), state.rolls() + 1, 0] {
            for fact in [
                Fact::open_on(gate),
                Fact::closed_on(gate),
                Fact::slid_off(gate),
            ] {
                all.push(Command::Settle { roll, fact });
            }
        }
    }
    all
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 128, ..ProptestConfig::default() })]

    #[test]
    fn replay_equals_live(house in house(), steps in prop::collection::vec(step(), 0..80)) {
        let game = play(setup(house), steps);
        let lines: Vec<String> = game.entries().iter().map(|e| ron::to_string(e).unwrap()).collect();
        let read = lines.iter().map(|line| ron::from_str(line).unwrap());
        let replay = Ledger::<Bakugan>::replay(game.setup().clone(), read.collect::<Vec<_>>());
        prop_assert_eq!(replay.broken, None);
        prop_assert_eq!(replay.ledger.now(), game.now());
        prop_assert_eq!(replay.ledger.undo_target(), game.undo_target());
        prop_assert_eq!(replay.ledger.redo_target(), game.redo_target());
    }

    #[test]
    fn undo_then_redo_changes_nothing(house in house(), steps in prop::collection::vec(step(), 1..60), depth in 1..70_usize) {
        let mut game = play(setup(house), steps);
        let before = game.now().clone();
        let mut back = 0;
        while back < depth && game.undo(Stamp::default()).is_some() {
            back += 1;
        }
        for _ in 0..back {
            prop_assert!(game.redo(Stamp::default()).is_some());
        }
        prop_assert_eq!(game.now(), &before);
    }

    #[test]
    fn choices_are_accepted_and_no_button_outside_them_is(house in house(), steps in prop::collection::vec(step(), 0..60)) {
        let game = play(setup(house), steps);
        let state = game.now();
        let choices = state.choices();
        for choice in &choices {
            prop_assert!(state.decide(&choice.command).is_ok(), "{:?}", choice);
        }
        prop_assert!(choices.iter().filter(|choice| choice.likeliest).count() <= 1);
        for command in buttons(state) {
            let offered = choices.iter().any(|choice| choice.command == command);
            prop_assert_eq!(state.decide(&command).is_ok(), offered, "{:?}", command);
        }
    }

    #[test]
    fn every_command_in_every_state_is_answered_in_words(steps in prop::collection::vec(step(), 0..40), wishes in prop::collection::vec(wild(), 1..20)) {
        let game = play(setup(HouseRules::as_printed()), steps);
        for wish in wishes {
            match game.now().decide(&wish) {
                Ok(events) => {
                    prop_assert!(!events.is_empty());
                    for event in &events {
                        prop_assert!(game.now().say(event).ends_with(['.', ')']), "{}", game.now().say(event));
                    }
                    game.now().follows(&events);
                }
                Err(refusal) => prop_assert!(refusal.to_string().len() > 10),
            }
        }
        prop_assert_eq!(game.log().len(), game.entries().len());
    }

    #[test]
    fn every_game_of_choices_ends(house in house(), picks in prop::collection::vec(any::<prop::sample::Index>(), 3000)) {
        let mut game = Ledger::<Bakugan>::new(setup(house));
        let mut ended = false;
        for index in picks {
            let choices = game.now().choices();
            if choices.is_empty() {
                ended = true;
                break;
            }
            let command = index.get(&choices).command.clone();
            prop_assert!(game.act(command, Source::Referee, Stamp::default()).is_ok());
        }
        prop_assert!(ended, "{:?}", game.now());
    }

    #[test]
    fn an_event_of_another_game_never_panics(events in prop::collection::vec(wild(), 1..30)) {
        // Whatever one game decides is applied to a fresh one, where its pieces lie elsewhere.
        let mut game = Ledger::<Bakugan>::new(setup(HouseRules::defaults()));
        let mut other = Bakugan::start(game.setup());
        for command in events {
            let choices = game.now().choices();
            let likeliest = choices.first().map(|choice| choice.command.clone());
            for command in [Some(command), likeliest].into_iter().flatten() {
                if let Ok(entry) = game.act(command, Source::Referee, Stamp::default()) {
                    for event in entry.what.events().iter().rev() {
                        other.apply(event);
                    }
                }
            }
            other.choices();
            other.prompt();
        }
        prop_assert_eq!(other.players().count(), 2);
    }
}
