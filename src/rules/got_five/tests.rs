//! Laws of Got Five over random play.

use proptest::prelude::*;

use super::*;
use crate::rules::{Format, Ledger, RulingNeeded, SeatSet, Source, Stamp, TableRule as _};

fn seat() -> impl Strategy<Value = Seat> {
    (0..5_u8).prop_map(Seat)
}

fn icon() -> impl Strategy<Value = Icon> {
    (0..8_u8).prop_map(Icon)
}

fn card() -> impl Strategy<Value = Card> {
    prop_oneof![
        4 => icon().prop_map(Card::Character),
        1 => prop::option::of(".{0,4}").prop_map(Card::Event),
    ]
}

fn place() -> impl Strategy<Value = Place> {
    prop_oneof![
        4 => seat().prop_map(Place::Beside),
        1 => Just(Place::DrawPile),
        1 => Just(Place::ThrowAwayPile),
        1 => Just(Place::Out),
    ]
}

fn winners() -> impl Strategy<Value = SeatSet> {
    prop::collection::vec(seat(), 0..3).prop_map(|seats| seats.into_iter().collect())
}

fn adjustment() -> impl Strategy<Value = Adjustment> {
    prop_oneof![
        6 => (place(), place(), 0..5_u32)
            .prop_map(|(from, to, cards)| Adjustment::MoveCards { from, to, cards }),
        2 => (seat(), prop::option::of(icon()))
            .prop_map(|(seat, icon)| Adjustment::SetStarter { seat, icon }),
        1 => winners().prop_map(Adjustment::EndGame),
        1 => seat().prop_map(Adjustment::SetTurn),
        1 => prop::option::of(any::<u32>()).prop_map(Adjustment::SetDrawPile),
        1 => prop::option::of(0..40_u32).prop_map(Adjustment::SetDrawPile),
        1 => icon().prop_map(|icon| Adjustment::SetTop(Card::Character(icon))),
        1 => (0..4_u16, winners())
            .prop_map(|(game, winners)| Adjustment::SetWinners { game, winners }),
        1 => (icon(), ".{0,4}").prop_map(|(icon, name)| Adjustment::NameIcon { icon, name }),
        1 => (seat(), ".{0,4}").prop_map(|(seat, name)| Adjustment::Rename { seat, name }),
        1 => Just(Adjustment::Note),
    ]
}

/// Any command at all, sensible or not.
fn wild() -> impl Strategy<Value = Command> {
    prop_oneof![
        1 => (seat(), icon()).prop_map(|(seat, icon)| Command::GiveStarter { seat, icon }),
        1 => card().prop_map(|card| Command::TurnFirst { card }),
        2 => card().prop_map(|card| Command::Draw { card }),
        1 => Just(Command::PileEmpty),
        1 => Just(Command::NextGame),
        1 => (
            prop::sample::select(HouseRule::ALL.to_vec()),
            prop::sample::select(vec![Answer::No, Answer::SortedOut, Answer::MostCards])
        )
            .prop_map(|(rule, answer)| Command::SetRule { rule, answer }),
        4 => (adjustment(), ".{0,3}")
            .prop_map(|(change, reason)| Command::Adjust { change, reason }),
        1 => (seat(), ".{0,3}").prop_map(|(seat, reason)| Command::EndMatch {
            result: MatchResult::Won(seat),
            reason
        }),
    ]
}

#[derive(Debug, Clone)]
enum Step {
    Choose(prop::sample::Index),
    Wish(Command),
    Undo,
    Redo,
}

fn step() -> impl Strategy<Value = Step> {
    prop_oneof![
        12 => any::<prop::sample::Index>().prop_map(Step::Choose),
        6 => wild().prop_map(Step::Wish),
        1 => Just(Step::Undo),
        1 => Just(Step::Redo),
    ]
}

fn format() -> impl Strategy<Value = Format> {
    prop::sample::select(vec![
        Format::Single,
        Format::BestOf(3),
        Format::FirstTo(2),
        Format::Rounds(2),
    ])
}

fn setup() -> impl Strategy<Value = Setup> {
    let rules = prop::collection::vec(any::<prop::sample::Index>(), HouseRule::ALL.len());
    let deck = prop::option::of(0..50_u32);
    (2..=4_usize, rules, any::<u8>(), deck, format()).prop_map(
        |(players, drawn, ask, deck, format)| {
            let mut form = SetupForm::from(Setup::quick(&vec![""; players]));
            for ((rule, index), bit) in HouseRule::ALL.iter().copied().zip(drawn).zip(0..) {
                // Three in four set-ups ask something.
                let setting = if ask & 3 != 0 && ask >> bit & 4 != 0 {
                    Setting::Ask
                } else {
                    Setting::Is(index.get(rule.options()).answer)
                };
                form.house.set(rule, setting);
            }
            form.deck_size = deck.map(|more| u32::try_from(players).expect("few") + 1 + more);
            form.format = format;
            Setup::check(form).expect("it is a set-up")
        },
    )
}

#[track_caller]
fn cards_are_conserved(state: &GotFive) {
    if let (Some(all), Some(draw)) = (state.deck_size, state.draw_pile) {
        assert_eq!(draw + state.cards_elsewhere(), all, "{state:?}");
    }
    let parts = state.standing().parts;
    for (seat, score) in state.standing().scores.iter() {
        let sum: i32 = parts
            .get(seat)
            .expect("parts")
            .iter()
            .map(|part| part.points)
            .sum();
        assert_eq!(sum, *score);
    }
}

fn play(setup: Setup, steps: Vec<Step>) -> Ledger<GotFive> {
    let mut game = Ledger::<GotFive>::new(setup);
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
                let before = game.now().clone();
                if game.undo(at).is_some() {
                    before.put_right(game.now());
                }
                continue;
            }
            Step::Redo => {
                game.redo(at);
                continue;
            }
        };
        let before = game.now().clone();
        match game.act(command.clone(), Source::Referee, at) {
            Ok(entry) => assert!(!entry.what.events().is_empty(), "no event came of it"),
            Err(refusal) => {
                assert_eq!(&before, game.now(), "a refusal changed the state");
                if let Some(rule) = GotFive::rule_needed(&refusal) {
                    let answer = RulingNeeded::of(rule, GotFive::set_rule).options[0].clone();
                    game.act(answer.command, Source::Referee, at)
                        .expect("an answer");
                }
            }
        }
        cards_are_conserved(game.now());
    }
    game
}

/// Every command without a free number or text, for everything that there is and something that there is not.
fn buttons(state: &GotFive) -> Vec<Command> {
    let mut all = vec![Command::PileEmpty, Command::NextGame];
    let icons = Icon::all(state.icons.len() + 1);
    for card in icons
        .clone()
        .map(Card::Character)
        .chain([Card::Event(None)])
    {
        all.push(Command::TurnFirst { card: card.clone() });
        all.push(Command::Draw { card });
    }
    for seat in Seat::all(state.players.count() + 1) {
        all.extend(
            icons
                .clone()
                .map(|icon| Command::GiveStarter { seat, icon }),
        );
    }
    all
}

/// Plays choices drawn at random, answering house rules with their default, until the match is over.
fn play_out(setup: Setup, picks: Vec<prop::sample::Index>) -> Ledger<GotFive> {
    let mut game = Ledger::<GotFive>::new(setup);
    for index in picks {
        let choices = game.now().choices();
        if choices.is_empty() {
            break;
        }
        let command = index.get(&choices).command.clone();
        if let Err(refusal) = game.act(command, Source::Referee, Stamp::default()) {
            let rule = GotFive::rule_needed(&refusal).expect("only a house rule is in the way");
            let answer = rule.default_answer();
            game.act(
                Command::SetRule { rule, answer },
                Source::Referee,
                Stamp::default(),
            )
            .expect("an answer");
        }
        cards_are_conserved(game.now());
    }
    game
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, ..ProptestConfig::default() })]

    #[test]
    fn replay_equals_live(setup in setup(), steps in prop::collection::vec(step(), 0..80)) {
        let game = play(setup, steps);
        let lines: Vec<String> = game.entries().iter().map(|e| ron::to_string(e).expect("it writes")).collect();
        let read: Vec<_> = lines.iter().map(|line| ron::from_str(line).expect("it reads")).collect();
        let replay = Ledger::<GotFive>::replay(game.setup().clone(), read);
        prop_assert_eq!(replay.broken, None);
        prop_assert_eq!(replay.ledger.now(), game.now());
    }

    #[test]
    fn choices_are_accepted_and_no_button_outside_them_is(setup in setup(), steps in prop::collection::vec(step(), 0..60)) {
        let game = play(setup, steps);
        let state = game.now();
        let choices = state.choices();
        let fits = |command: &Command| matches!(state.decide(command), Ok(_) | Err(Refusal::NeedsRuling(_)));
        for choice in &choices {
            prop_assert!(fits(&choice.command), "{:?} {:?}", choice, state.decide(&choice.command));
        }
        prop_assert!(choices.iter().filter(|choice| choice.likeliest).count() <= 1);
        for command in buttons(state) {
            let offered = choices.iter().any(|choice| choice.command == command);
            prop_assert_eq!(fits(&command), offered, "{:?} {:?}", command, state.decide(&command));
        }
    }

    #[test]
    fn every_command_in_every_state_is_answered_in_words(setup in setup(), steps in prop::collection::vec(step(), 0..40), wishes in prop::collection::vec(wild(), 1..20)) {
        let game = play(setup, steps);
        for wish in wishes {
            match game.now().decide(&wish) {
                Ok(events) => {
                    prop_assert!(!events.is_empty());
                    for event in &events {
                        let said = game.now().say(event);
                        prop_assert!(said.ends_with(['.', '?']), "{}", said);
                    }
                }
                Err(refusal) => prop_assert!(refusal.to_string().len() > 10),
            }
        }
        prop_assert!(game.now().describe().len() > game.now().players().count());
        prop_assert!(!game.now().prompt().headline.is_empty());
    }

    #[test]
    fn every_game_of_choices_ends(setup in setup(), picks in prop::collection::vec(any::<prop::sample::Index>(), 3000)) {
        let game = play_out(setup, picks);
        prop_assert!(game.now().standing().result.is_some(), "{:?}", game.now());
        prop_assert!(game.now().choices().is_empty());
    }

    #[test]
    fn an_event_of_another_game_never_panics(setup in setup(), steps in prop::collection::vec(step(), 1..60)) {
        let mut other = GotFive::start(&Setup::quick(&["Mia", "Ben"]));
        let game = play(setup, steps);
        for entry in game.entries() {
            for event in entry.what.events().iter().rev() {
                other.apply(event);
                other.say(event);
            }
            other.choices();
            other.describe();
        }
        prop_assert_eq!(other.players().count(), 2);
    }
}
