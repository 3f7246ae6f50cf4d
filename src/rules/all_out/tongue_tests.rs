//! A game in German says nothing in English.

use super::*;
use crate::rules::tongue_tests::{
    everything, in_both, play, play_in_both, rule_wishes, wish_in_both,
};
use crate::rules::{Format, Ledger, SeatSet, TableRule as _};

const FORMATS: [Format; 3] = [Format::Single, Format::BestOf(3), Format::Rounds(2)];

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

/// Every change by hand or by an event, some that fit and some that do not.
fn changes(state: &AllOut) -> Vec<Adjustment> {
    let (mia, ben, nobody) = (Seat(0), Seat(1), Seat(9));
    let set = |owner, icon| SetId {
        owner,
        icon: Icon(icon),
    };
    let mut sets: Vec<SetId> = state.sets().iter().map(|set| set.id).collect();
    sets.extend([set(mia, 0), set(ben, 0), set(nobody, 0), set(mia, 40)]);
    let mut places = vec![
        Place::Hand(mia),
        Place::Hand(ben),
        Place::Hand(nobody),
        Place::DrawPile,
        Place::DiscardPile,
        Place::Out,
    ];
    places.extend(sets.iter().map(|set| Place::Set(*set)));
    let mut all = Vec::new();
    for from in &places {
        for to in &places {
            all.extend([1, 2, 8, 0].map(|cards| Adjustment::MoveCards {
                from: *from,
                to: *to,
                cards,
            }));
        }
    }
    for set in sets {
        all.extend([mia, ben, nobody].map(|to| Adjustment::GiveSet { set, to }));
    }
    all.extend([mia; 11].map(Adjustment::Skip));
    for seat in [mia, nobody] {
        all.push(Adjustment::NextTurn(seat));
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
fn wishes(state: &AllOut) -> Vec<Command> {
    let mut all = vec![
        Command::EventDone,
        Command::DrawPileEmpty,
        Command::Pass,
        Command::NextGame,
    ];
    let names = [None, Some("Party Time"), Some("")].map(|name| name.map(str::to_owned));
    for name in names {
        all.push(Command::PlayEvent { name: name.clone() });
        all.push(Command::TurnTop {
            used: TopUse::Event { name },
        });
    }
    for icon in [0, 1, 2, 40].map(Icon) {
        all.extend([2, 3, 4, 11].map(|cards| Command::LaySet { icon, cards }));
        for used in [TopUse::NewSet { icon }, TopUse::Discard { icon }] {
            all.push(Command::TurnTop { used });
        }
        for set in [0, 1, 2].map(|owner| SetId {
            owner: Seat(owner),
            icon,
        }) {
            all.push(Command::AddToSet { set });
            all.push(Command::TurnTop {
                used: TopUse::AddTo { set },
            });
        }
    }
    for by in [0, 1, 9].map(Seat) {
        all.push(Command::Shout { seat: by });
        all.push(Command::NoShout { seat: by });
        for against in [0, 1, 9].map(Seat) {
            all.extend([true, false].map(|upheld| Command::Challenge {
                by,
                against,
                upheld,
            }));
        }
    }
    for change in changes(state) {
        let reason = "ein Versehen".to_owned();
        all.push(Command::Effect {
            change: change.clone(),
        });
        all.push(Command::Adjust { change, reason });
    }
    all.push(Command::EndMatch {
        result: MatchResult::Draw,
        reason: String::new(),
    });
    all.extend(rule_wishes::<AllOut>());
    all
}

#[test]
fn a_game_in_german_says_nothing_in_english() {
    let mut over = 0;
    for format in FORMATS {
        for deck_size in [None, Some(40)] {
            let mut form = form(&["Mia", "Ben", "Lea"], format);
            form.deck_size = deck_size;
            let game = play_in_both(asking(form), 220, |state: &AllOut| {
                in_both(|| state.effects().into_iter().map(|one| one.label).collect());
                // Seldom, as every game would be of events else.
                let effects = state.effects().into_iter();
                effects.step_by(9).collect()
            });
            over += game.now().games().won.len();
        }
    }
    assert!(over > 2, "{over}");
}

#[test]
fn what_is_set_by_hand_and_what_is_refused_is_said_in_german_too() {
    let setup = asking(form(&["Mia", "Ben"], Format::Rounds(2)));
    play(setup, 40, AllOut::effects, |game, step| {
        let mut then = game.clone();
        let wishes = wishes(game.now());
        // Another order at each step, so that other changes stand before each.
        let (first, last) = wishes.split_at(step * 37 % wishes.len());
        let some = last.iter().chain(first).step_by(5).cloned();
        let some: Vec<Command> = some.collect();
        wish_in_both(&mut then, &some);
        in_both(|| everything(&then, game.now()));
    });
}

/// A match of two with these house rules and this draw pile, in which Mia has laid three hearts.
fn after_a_set(rules: &[(HouseRule, Answer)], draw_pile: Option<u32>) -> Ledger<AllOut> {
    let mut form = form(&["Mia", "Ben"], Format::Single);
    for (rule, answer) in rules {
        assert!(form.house.set(*rule, Setting::Is(*answer)));
    }
    let mut game = Ledger::<AllOut>::new(Setup::check(form).expect("it is a set-up"));
    let lay = Command::LaySet {
        icon: Icon(0),
        cards: 3,
    };
    let count = Command::Adjust {
        change: Adjustment::SetDrawPile(draw_pile),
        reason: "gezählt".to_owned(),
    };
    wish_in_both(&mut game, &[lay, count]);
    game
}

#[test]
fn what_seldom_happens_is_said_in_german_too() {
    let (mia, ben) = (Seat(0), Seat(1));
    let hearts = SetId {
        owner: mia,
        icon: Icon(0),
    };
    let theirs = SetId {
        owner: ben,
        ..hearts
    };
    let event = || Command::PlayEvent { name: None };
    let effect = |change| Command::Effect { change };
    let to_hearts = |set, cards| Adjustment::MoveCards {
        from: Place::DrawPile,
        to: Place::Set(set),
        cards,
    };
    // Two can win at once.
    for both_win in [Answer::TurnPlayer, Answer::FirstToShout, Answer::Shared] {
        for forgot in [Answer::NoPenalty, Answer::DrawTwo] {
            let rules = [
                (HouseRule::BothWin, both_win),
                (HouseRule::ForgotShout, forgot),
            ];
            let mut game = after_a_set(&rules, None);
            let take_all = Adjustment::MoveCards {
                from: Place::Hand(ben),
                to: Place::Set(hearts),
                cards: 7,
            };
            let draw = Adjustment::MoveCards {
                from: Place::DrawPile,
                to: Place::Hand(ben),
                cards: 1,
            };
            let begin = [
                event(),
                Command::Shout { seat: mia },
                Command::NoShout { seat: mia },
                effect(draw),
                effect(take_all),
            ];
            wish_in_both(&mut game, &begin);
            assert!(matches!(
                game.now().phase(),
                Phase::Shout(_) | Phase::Over(_)
            ));
            in_both(|| everything(&game, game.now()));
            let mut shouted = game.clone();
            let shouts = [mia, mia, ben].map(|seat| Command::Shout { seat });
            wish_in_both(&mut shouted, &shouts);
            in_both(|| everything(&shouted, game.now()));
            let silence = [mia, ben, mia].map(|seat| Command::NoShout { seat });
            wish_in_both(&mut game, &silence);
            in_both(|| everything(&game, shouted.now()));
        }
    }
    // A second set, a full one, a broken one, and nothing to draw.
    for second in [Answer::NotAllowed, Answer::Merge] {
        for broken in [Answer::Stays, Answer::DiscardPile] {
            let rules = [
                (HouseRule::SecondSet, second),
                (HouseRule::BrokenSet, broken),
                (HouseRule::MustPlay, Answer::Off),
            ];
            let mut game = after_a_set(&rules, Some(30));
            let out = Adjustment::MoveCards {
                from: Place::Set(hearts),
                to: Place::Out,
                cards: 1,
            };
            let back = Adjustment::MoveCards {
                from: Place::Out,
                to: Place::DiscardPile,
                cards: 1,
            };
            wish_in_both(
                &mut game,
                &[
                    event(),
                    effect(to_hearts(theirs, 3)),
                    effect(Adjustment::GiveSet {
                        set: theirs,
                        to: mia,
                    }),
                    effect(to_hearts(hearts, 8)),
                    effect(out.clone()),
                    effect(out),
                    effect(back),
                    Command::EventDone,
                    Command::PlayEvent {
                        name: Some("Party Time".to_owned()),
                    },
                    Command::EventDone,
                    Command::Pass,
                    Command::LaySet {
                        icon: Icon(0),
                        cards: 3,
                    },
                    Command::TurnTop {
                        used: TopUse::Discard { icon: Icon(0) },
                    },
                    Command::TurnTop {
                        used: TopUse::Discard { icon: Icon(3) },
                    },
                    Command::Challenge {
                        by: mia,
                        against: ben,
                        upheld: true,
                    },
                    Command::Challenge {
                        by: ben,
                        against: mia,
                        upheld: true,
                    },
                ],
            );
        }
    }
    // Everybody passes.
    for empty in [Answer::FewestCards, Answer::Draw] {
        let mut game = after_a_set(&[(HouseRule::BothPilesEmpty, empty)], None);
        let top = Command::TurnTop {
            used: TopUse::Event { name: None },
        };
        let counted = Command::Adjust {
            change: Adjustment::SetDrawPile(Some(0)),
            reason: "gezählt".to_owned(),
        };
        let skip = Command::Adjust {
            change: Adjustment::Skip(mia),
            reason: "ein Versehen".to_owned(),
        };
        wish_in_both(&mut game, &[Command::DrawPileEmpty, counted, top]);
        wish_in_both(&mut game, &vec![skip; 10]);
        wish_in_both(&mut game, &vec![Command::Pass; 3]);
        in_both(|| everything(&game, game.now()));
        assert!(matches!(game.now().phase(), Phase::Over(_)));
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
    let misfit = r#"(players:["Mia","Ben"],first:0,house:{both_win:is(draw)})"#;
    let misfit: SetupForm = ron::from_str(misfit).expect("it reads");
    for form in [wrong, alone, misfit] {
        let refused = Setup::check(form).expect_err("it is refused");
        in_both(|| refused.0.iter().map(ToString::to_string).collect());
    }
    in_both(|| Setup::quick(&[]).form().players.clone());
}
