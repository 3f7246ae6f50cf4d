//! A game in German says nothing in English.

use super::*;
use crate::rules::tongue_tests::{
    everything, in_both, play, play_in_both, rule_wishes, wish_in_both,
};
use crate::rules::{Format, Ledger, SeatSet};

fn form(names: &[&str], format: Format) -> SetupForm {
    let mut form = SetupForm::from(Setup::quick(names));
    form.format = format;
    form
}

fn asking(mut form: SetupForm) -> Setup {
    for rule in HouseRule::ALL {
        form.house.set(*rule, Setting::Ask);
    }
    Setup::check(form).expect("it is a set-up")
}

/// Every change by hand, some that fit and some that do not.
fn changes() -> Vec<Adjustment> {
    let (mia, ben, nobody) = (Seat(0), Seat(1), Seat(9));
    let places = [
        Place::Beside(mia),
        Place::Beside(ben),
        Place::Beside(nobody),
        Place::DrawPile,
        Place::ThrowAwayPile,
        Place::Out,
    ];
    let mut all = Vec::new();
    for from in places {
        for to in places {
            all.extend([1, 2, 8, 0].map(|cards| Adjustment::MoveCards { from, to, cards }));
        }
    }
    for seat in [mia, nobody] {
        for icon in [None, Some(Icon(0)), Some(Icon(40))] {
            all.push(Adjustment::SetStarter { seat, icon });
        }
        all.push(Adjustment::SetTurn(seat));
    }
    all.extend([Some(1), Some(20), Some(1_000), None].map(Adjustment::SetDrawPile));
    let name = |name: &str| name.to_owned();
    let events = [None, Some("Party Time"), Some("")].map(|event| Card::Event(event.map(name)));
    all.extend(events.map(Adjustment::SetTop));
    all.extend([0, 40].map(|icon| Adjustment::SetTop(Card::Character(Icon(icon)))));
    all.push(Adjustment::SetTop(Card::Other));
    let both: SeatSet = [mia, ben].into_iter().collect();
    let winners = [SeatSet::default(), [mia].into_iter().collect(), both];
    for winners in winners {
        all.push(Adjustment::EndGame(winners));
        all.extend([0, 1, 2].map(|game| Adjustment::SetWinners { game, winners }));
    }
    // An icon that the table has named itself is called the same in both languages.
    all.extend(["Bow", "Heart", ""].map(|text| Adjustment::NameIcon {
        icon: Icon(5),
        name: name(text),
    }));
    all.extend(["Anouk", "Ben", ""].map(|text| Adjustment::Rename {
        seat: mia,
        name: name(text),
    }));
    all.push(Adjustment::Note);
    all
}

/// Every wish, whatever the moment.
fn wishes() -> Vec<Command> {
    let mut all = vec![Command::PileEmpty, Command::NextGame];
    let name = |name: &str| name.to_owned();
    let events = [None, Some("Party Time"), Some("")].map(|event| Card::Event(event.map(name)));
    let characters = [0, 1, 40].map(|icon| Card::Character(Icon(icon)));
    for card in events.into_iter().chain(characters) {
        all.push(Command::TurnFirst { card: card.clone() });
        all.push(Command::Draw { card });
    }
    for seat in [0, 1, 9].map(Seat) {
        all.extend([0, 1, 40].map(|icon| Command::GiveStarter {
            seat,
            icon: Icon(icon),
        }));
    }
    for change in changes() {
        let reason = "ein Versehen".to_owned();
        all.push(Command::Adjust { change, reason });
    }
    all.push(Command::EndMatch {
        result: MatchResult::Draw,
        reason: String::new(),
    });
    all.extend(rule_wishes::<GotFive>());
    all
}

#[test]
fn a_game_in_german_says_nothing_in_english() {
    let mut over = 0;
    for format in [Format::Single, Format::BestOf(3), Format::Rounds(2)] {
        for deck_size in [None, Some(12)] {
            let mut form = form(&["Mia", "Ben", "Lea"], format);
            form.deck_size = deck_size;
            let game = play_in_both(asking(form), 220, |_: &GotFive| Vec::new());
            over += game.now().games().won.len();
        }
    }
    assert!(over > 2, "{over}");
}

#[test]
fn what_is_set_by_hand_and_what_is_refused_is_said_in_german_too() {
    let setup = asking(form(&["Mia", "Ben"], Format::Rounds(2)));
    play(
        setup,
        30,
        |_: &GotFive| Vec::new(),
        |game, step| {
            let mut then = game.clone();
            let wishes = wishes();
            // Another order at each step, so that other changes stand before each.
            let (first, last) = wishes.split_at(step * 37 % wishes.len());
            wish_in_both(&mut then, &[last, first].concat());
            in_both(|| everything(&then, game.now()));
        },
    );
}

#[test]
fn what_seldom_happens_is_said_in_german_too() {
    let (mia, ben) = (Seat(0), Seat(1));
    let starter = |seat, icon| Command::GiveStarter {
        seat,
        icon: Icon(icon),
    };
    let draw = |icon| Command::Draw {
        card: Card::Character(Icon(icon)),
    };
    let by_hand = |change| Command::Adjust {
        change,
        reason: "ein Versehen".to_owned(),
    };
    for (events, empty) in [
        (Answer::SortedOut, Answer::Reshuffle),
        (Answer::ThrownAway, Answer::MostCards),
    ] {
        let mut form = form(&["Mia", "Ben"], Format::Single);
        form.house.set(HouseRule::Events, Setting::Is(events));
        form.house.set(HouseRule::EmptyPile, Setting::Is(empty));
        form.deck_size = Some(6);
        let mut game = Ledger::<GotFive>::new(Setup::check(form).expect("it is a set-up"));
        let event = || Card::Event(None);
        let first = Command::TurnFirst { card: event() };
        let top = Command::TurnFirst {
            card: Card::Character(Icon(2)),
        };
        let gone = Adjustment::MoveCards {
            from: Place::DrawPile,
            to: Place::Out,
            cards: 1,
        };
        let back = Adjustment::MoveCards {
            from: Place::Out,
            to: Place::ThrowAwayPile,
            cards: 2,
        };
        let begin = [
            starter(mia, 0),
            starter(mia, 1),
            starter(ben, 0),
            starter(ben, 1),
            first,
            top,
            by_hand(gone.clone()),
            by_hand(gone),
            by_hand(back),
            by_hand(Adjustment::SetStarter {
                seat: mia,
                icon: None,
            }),
            by_hand(Adjustment::SetStarter {
                seat: mia,
                icon: Some(Icon(0)),
            }),
            by_hand(Adjustment::SetDrawPile(Some(0))),
            draw(0),
            by_hand(Adjustment::SetStarter {
                seat: mia,
                icon: None,
            }),
            by_hand(Adjustment::SetDrawPile(Some(0))),
            starter(mia, 0),
            by_hand(Adjustment::SetStarter {
                seat: mia,
                icon: Some(Icon(0)),
            }),
            by_hand(Adjustment::SetDrawPile(Some(2))),
            by_hand(Adjustment::SetStarter {
                seat: mia,
                icon: Some(Icon(0)),
            }),
        ];
        wish_in_both(&mut game, &begin);
        in_both(|| everything(&game, game.now()));
        let draws = [draw(0), draw(1), draw(2), draw(0), draw(1)];
        wish_in_both(&mut game, &draws);
        wish_in_both(&mut game, &[Command::PileEmpty]);
        in_both(|| everything(&game, game.now()));
    }
}

#[test]
fn a_set_up_is_refused_in_german_too() {
    let mut wrong = form(&["Mia", "Ben"], Format::BestOf(4));
    wrong.players.extend([" ", "Ben"].map(str::to_owned));
    wrong.first = Seat(9);
    wrong.icons = ["Heart", "Heart", ""].map(str::to_owned).into();
    wrong.deck_size = Some(1);
    let mut alone = form(&["Mia", "Ben"], Format::Rounds(0));
    alone.players.truncate(1);
    alone.icons.clear();
    let misfit = r#"(players:["Mia","Ben"],first:0,house:{events:is(yes)})"#;
    let misfit: SetupForm = ron::from_str(misfit).expect("it reads");
    for form in [wrong, alone, misfit] {
        let refused = Setup::check(form).expect_err("it is refused");
        in_both(|| refused.0.iter().map(ToString::to_string).collect());
    }
    in_both(|| Setup::quick(&[]).form().players.clone());
}
