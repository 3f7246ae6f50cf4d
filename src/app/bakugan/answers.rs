//! The answers to the question on the screen, with their keys: from the legal commands of the rules.

use eframe::egui::Key;

use super::super::arbiter::Certainty;
use super::super::ask::{Answer, Ask};
use super::super::eye::fact_of_alternative;
use super::super::keys::{Act, ENTER, Keys, Shortcut, digit};
use super::super::pick::{Form, Pick};
use super::super::play::Deed;
use super::super::replay::ReplayAsk;
use super::super::state::{Proposal, RefereeApp};
use super::super::tongue::tell;
use super::super::words::Tone;
use super::view::digit_or_enter;
use crate::rules::bakugan::{
    Adjustment, Answer as RuleAnswer, Attribute, Bakugan, BakuganPlace, Battle, BattleOutcome,
    Command, Fact, Gate, HouseRule, Phase, Place, Pose, Setting, Tie,
};
use crate::rules::{GameKind, Rules as _, Seat};

/// Buttons in the row of a call: yes and the likeliest others.
const SHOWN_WITH_CALL: usize = 4;

/// The tone of a certainty.
pub fn certainty_tone(certainty: Certainty) -> Tone {
    match certainty {
        Certainty::Sure => Tone::Success,
        Certainty::QuiteSure => Tone::Accent,
        Certainty::NotSure => Tone::Warning,
    }
}

/// The answers now, likeliest first.
pub(super) fn answers(app: &RefereeApp, now: &Bakugan) -> Vec<Answer> {
    let keys = &app.keys;
    let mut answers = match now.phase() {
        Phase::Rolling { roll, .. } => of_roll(app, now, *roll),
        Phase::Battle(battle) => of_battle(app, now, battle),
        Phase::Over(_) => app.after_the_match(GameKind::Bakugan),
        Phase::TieRoll(tie) => of_tie(app, now, tie),
        _ => of_choices(app, now),
    };
    if !matches!(now.phase(), Phase::Rolling { .. }) && !app.types_totals {
        let more = Answer::of(Ask::Beside, keys, Act::More, tell!("bakugan-more"));
        answers.push(more.said_as(tell!("bakugan-beside")).link());
    }
    if app.arbiter.is_quiet() && app.eye.is_some() {
        let words = tell!("bakugan-look-again");
        answers.push(Answer::of(Ask::LookAgain, keys, Act::LookAgain, words).link());
    }
    if app.may_keep_overruled() {
        let keep = Ask::Replay(ReplayAsk::Keep);
        let words = tell!("replay-keep-short");
        answers.push(Answer::of(keep, keys, Act::KeepRoll, words).link());
    }
    if now.open_roll().is_none() && app.may_correct() {
        answers.extend(corrections(app, now));
    }
    answers
}

/// Everything but rolls and battles: the rules' choices, each with a digit or Enter.
fn of_choices(app: &RefereeApp, now: &Bakugan) -> Vec<Answer> {
    let keys = &app.keys;
    let asked = now.prompt().seat;
    let in_tie = matches!(now.phase(), Phase::TieRoll(_));
    now.choices()
        .into_iter()
        .enumerate()
        .filter(|(_, choice)| match &choice.command {
            // In a tie one side after the other names its Bakugan.
            Command::Roll { bakugan } => !in_tie || asked == Some(bakugan.seat),
            // How each of two rolls came to rest is for the camera; by hand it is said who was first.
            Command::Settle { .. } => !in_tie,
            _ => true,
        })
        .map(|(place, choice)| {
            let key = match &choice.command {
                Command::Roll { bakugan } => digit_or_enter(usize::from(bakugan.number)),
                Command::ChooseGate { gate } => digit_or_enter(gate.index()),
                Command::TieFirst { seat: Some(seat) } => digit_or_enter(seat.index()),
                Command::TieFirst { seat: None } => keys.first(Act::Missed).unwrap_or(ENTER),
                _ if choice.likeliest => ENTER,
                _ => digit_or_enter(place),
            };
            let label = match &choice.command {
                Command::Roll { bakugan } => super::phrases::shown_name(now, *bakugan),
                _ => choice.label,
            };
            let answer = Answer::new(Ask::Enter(Deed::Bakugan(choice.command)), key, label);
            // A single Bakugan that can be rolled is meant by Enter too.
            if choice.likeliest && app.loose_call.is_none() {
                answer.filled()
            } else {
                answer
            }
        })
        .collect()
}

/// A tie: each side names its Bakugan, both are counted in, then it is said who stood first.
fn of_tie(app: &RefereeApp, now: &Bakugan, tie: &Tie) -> Vec<Answer> {
    let mut answers = of_choices(app, now);
    if let Some(finish) = &app.finish.seen {
        return app.finish_answers(finish, answers);
    }
    let is_named = tie.sides_to_name().next().is_none();
    if is_named && tie.to_choose.is_none() && !tie.is_dead_heat && app.count_in_at.is_none() {
        let count = Answer::new(Ask::CountIn, ENTER, tell!("bakugan-count-in"));
        answers.insert(0, count.filled());
    }
    answers
}

/// The outcomes of an open roll.
fn of_roll(app: &RefereeApp, now: &Bakugan, roll: u32) -> Vec<Answer> {
    let keys = &app.keys;
    if app.shows_more {
        return of_roll_more(keys, now);
    }
    let by_hand = outcomes_by_hand(keys, now, app.proposal.as_ref());
    let mut answers: Vec<Answer> = Vec::new();
    match &app.proposal {
        Some(proposal) => {
            let yes = Answer::of(Ask::Accept, keys, Act::Yes, tell!("bakugan-yes"));
            answers.push(if Certainty::of(&proposal.call) == Certainty::NotSure {
                yes
            } else {
                yes.filled()
            });
            let mut others: Vec<Answer> = by_hand
                .into_iter()
                .filter(|(fact, _, _)| !is_same_outcome(fact, &proposal.fact))
                .map(|(fact, key, label)| outcome(roll, fact, key, label))
                .collect();
            others.sort_by_key(|answer| std::cmp::Reverse(likelihood(app, proposal, answer)));
            for (place, answer) in others.into_iter().enumerate() {
                answers.push(if place + 1 < SHOWN_WITH_CALL {
                    answer
                } else {
                    answer.hidden()
                });
            }
        }
        None => {
            let gates = now.gates().count();
            for (fact, key, label) in by_hand {
                if gates == 1 && fact.gate.is_some() && fact.pose == Pose::Open {
                    // With one gate there is one way to open.
                    answers.push(
                        outcome(roll, fact.clone(), keys.first(Act::Yes), label.clone()).hidden(),
                    );
                }
                answers.push(outcome(roll, fact, key, label));
            }
        }
    }
    let more = Answer::of(Ask::MoreAnswers, keys, Act::More, tell!("bakugan-more"))
        .said_as(Act::More.label());
    answers.push(if app.proposal.is_some() {
        // The headline of a call needs the room.
        more.hidden()
    } else {
        more.link()
    });
    answers
}

/// All outcomes that the rules know and that have no key of their own.
fn of_roll_more(keys: &Keys, now: &Bakugan) -> Vec<Answer> {
    let rare = now.choices().into_iter().filter(|choice| {
        let Command::Settle { fact, .. } = &choice.command else {
            return false;
        };
        // Open on a gate and missed are on the first page.
        let is_first_page = (fact.pose == Pose::Open
            && fact.place == Place::On
            && matches!(fact.open_gate, crate::rules::bakugan::OpenGate::Gate(_)))
            || *fact == Fact::closed_off();
        !is_first_page
    });
    let letters = [
        Key::A,
        Key::B,
        Key::D,
        Key::E,
        Key::F,
        Key::H,
        Key::I,
        Key::J,
        Key::K,
        Key::N,
        Key::P,
        Key::Q,
    ];
    let shortcuts = (0..9).filter_map(digit).chain(letters.map(Shortcut::plain));
    let mut answers: Vec<Answer> = rare
        .zip(shortcuts)
        .map(|(choice, key)| {
            Answer::new(Ask::Enter(Deed::Bakugan(choice.command)), key, choice.label)
        })
        .collect();
    answers.push(Answer::of(Ask::MoreAnswers, keys, Act::More, tell!("back")));
    answers
}

/// What the referee enters with one key: open on each gate, closed, missed.
fn outcomes_by_hand(
    keys: &Keys,
    now: &Bakugan,
    proposal: Option<&Proposal>,
) -> Vec<(Fact, Option<Shortcut>, String)> {
    let gates: Vec<Gate> = now.gates().map(|(gate, _)| gate).collect();
    let mut outcomes: Vec<(Fact, Option<Shortcut>, String)> = gates
        .iter()
        .filter_map(|gate| {
            let key = digit(gate.index())?;
            Some((Fact::open_on(*gate), Some(key), gate.to_string()))
        })
        .collect();
    // On which gate a closed ball lies matters only where a closed ball can stand; the camera's gate is the best guess.
    let closed_stands = !matches!(
        now.house().setting(HouseRule::ClosedOnGate),
        Setting::Is(RuleAnswer::NotOpen)
    );
    let under =
        proposal
            .and_then(|proposal| proposal.fact.gate)
            .or(if closed_stands || gates.len() == 1 {
                gates.first().copied()
            } else {
                None
            });
    let closed = under.map_or_else(Fact::closed_off, Fact::closed_on);
    outcomes.push((closed, keys.first(Act::Closed), tell!("bakugan-closed")));
    outcomes.push((
        Fact::open_off(),
        keys.first(Act::Missed),
        tell!("bakugan-missed"),
    ));
    outcomes
}

fn outcome(roll: u32, fact: Fact, key: Option<Shortcut>, label: String) -> Answer {
    let said_as = match (fact.pose, fact.gate) {
        (Pose::Open, Some(gate)) => tell!("bakugan-open-on", gate = gate.to_string()),
        _ => String::new(),
    };
    let deed = Deed::Bakugan(Command::Settle { roll, fact });
    Answer::with_key(Ask::Enter(deed), key, label).said_as(said_as)
}

/// True when two facts say the same for the game.
fn is_same_outcome(by_hand: &Fact, seen: &Fact) -> bool {
    let opens = |pose: Pose| matches!(pose, Pose::Open | Pose::PartlyOpen);
    match (by_hand.pose, seen.pose) {
        (Pose::Closed, Pose::Closed) => true,
        (a, b) if opens(a) && opens(b) => {
            by_hand.gate == seen.gate
                && seen.place != Place::Between
                && by_hand.open_gate == seen.open_gate
        }
        _ => false,
    }
}

/// How likely the judge thinks an answer, in percent.
fn likelihood(app: &RefereeApp, proposal: &Proposal, answer: &Answer) -> u8 {
    let Ask::Enter(Deed::Bakugan(Command::Settle { fact, .. })) = &answer.ask else {
        return 0;
    };
    proposal
        .call
        .alternatives
        .iter()
        .filter(|alternative| {
            let mut seen = fact_of_alternative(alternative);
            seen.gate = seen
                .gate
                .and_then(|gate| app.gate_on_screen(gate.index(), &proposal.gates));
            match (fact.pose, seen.pose) {
                (Pose::Closed, Pose::Closed) => true,
                (Pose::Open, Pose::Open | Pose::PartlyOpen) => fact.gate == seen.gate,
                (Pose::Open, Pose::Gone) => fact.gate.is_none(),
                _ => false,
            }
        })
        .map(|alternative| alternative.percent)
        .max()
        .unwrap_or(0)
}

/// Another answer right after a settled roll replaces it: by key, where that key is free.
fn corrections(app: &RefereeApp, now: &Bakugan) -> Vec<Answer> {
    let Some((_, roll)) = app.last_settled() else {
        return Vec::new();
    };
    let by_hand = [
        (Fact::closed_off(), Act::Closed, tell!("bakugan-was-closed")),
        (Fact::open_off(), Act::Missed, tell!("bakugan-was-missed")),
    ];
    by_hand
        .into_iter()
        .filter(|(_, act, _)| {
            // Where the key means something else now, undo comes first.
            !(*act == Act::Missed && matches!(now.phase(), Phase::TieRoll(_)))
        })
        .map(|(fact, act, label)| outcome(roll, fact, app.keys.first(act), label).hidden())
        .collect()
}

fn of_battle(app: &RefereeApp, now: &Bakugan, battle: &Battle) -> Vec<Answer> {
    let keys = &app.keys;
    if app.types_totals {
        return vec![Answer::new(Ask::SendTotals, ENTER, tell!("bakugan-compare")).filled()];
    }
    let choices = now.choices();
    let is_flipped = choices
        .iter()
        .any(|choice| matches!(choice.command, Command::Declare { .. }));
    let asked = now.prompt().seat;
    let waits = choices.iter().any(|choice| {
        matches!(
            choice.command,
            Command::ChooseFighter { .. } | Command::ChooseAttribute { .. }
        )
    });
    let mut answers = Vec::new();
    for (place, choice) in choices.into_iter().enumerate() {
        let (key, label) = match &choice.command {
            // What somebody has to choose comes first.
            Command::Declare { .. } if waits => continue,
            // Which cards its owner can still have is nobody's business: the name is typed once the card lies face up.
            Command::Flip { name: Some(_) } => continue,
            Command::ChooseFighter { .. } => (Some(digit_or_enter(place)), choice.label),
            Command::ChooseAttribute { bakugan, attribute } if asked == Some(bakugan.seat) => {
                let places = Attribute::SIX.iter().position(|one| one == attribute);
                (Some(digit_or_enter(places.unwrap_or(place))), choice.label)
            }
            Command::Flip { .. } | Command::Compare => (Some(ENTER), choice.label),
            Command::DoneAbilities { seat } => (
                keys.first(Act::Done),
                tell!("bakugan-done", name = app.name_of(*seat)),
            ),
            Command::Declare {
                outcome: BattleOutcome::Wins(bakugan),
            } => (
                Some(digit_or_enter(bakugan.seat.index())),
                tell!("bakugan-wins", name = app.name_of(bakugan.seat)),
            ),
            Command::Declare {
                outcome: BattleOutcome::Equal,
            } => (keys.first(Act::Equal), tell!("bakugan-equal")),
            _ => continue,
        };
        let is_flip = matches!(choice.command, Command::Flip { .. });
        let answer = Answer::with_key(Ask::Enter(Deed::Bakugan(choice.command)), key, label);
        answers.push(if choice.likeliest || is_flip {
            answer.filled()
        } else {
            answer
        });
    }
    answers.sort_by(|a, b| a.button.key.cmp(&b.button.key));
    if !is_flipped && !waits {
        let name = Ask::Form(Form::GateName);
        answers.push(Answer::of(
            name,
            keys,
            Act::GateName,
            tell!("bakugan-name-it"),
        ));
    }
    if is_flipped && !waits {
        let totals = tell!("bakugan-type-totals");
        answers.push(Answer::of(Ask::TypeTotals, keys, Act::Totals, totals));
    }
    // These stand in the list of what happens beside the turn too.
    for (act, label, ask) in battle_tools(app, now, battle) {
        answers.push(Answer::of(ask, keys, act, label).hidden());
    }
    answers
}

/// What may be entered at any moment of a battle: an ability card, a number.
fn battle_tools(app: &RefereeApp, now: &Bakugan, battle: &Battle) -> [(Act, String, Ask); 2] {
    let abilities = pick_of_ability(app, battle.fighters.iter().map(|f| f.bakugan.seat));
    let forms = battle.fighters.iter().flat_map(|fighter| {
        let bakugan = fighter.bakugan;
        let toy = now.full_name_of(bakugan);
        [
            (
                tell!("bakugan-pick-g-power", toy = toy.as_str()),
                Form::GPower(bakugan),
            ),
            (
                tell!("bakugan-pick-line", toy = toy.as_str()),
                Form::Line(bakugan),
            ),
        ]
    });
    let numbers = Ask::Pick(Box::new(Pick {
        title: tell!("bakugan-fix-number"),
        items: forms
            .map(|(words, form)| (words, Ask::Form(form)))
            .collect(),
    }));
    [
        (Act::Ability, tell!("bakugan-ability"), abilities),
        (Act::FixNumber, tell!("bakugan-fix-number"), numbers),
    ]
}

/// Whose ability card is played: asked only where several can.
fn pick_of_ability(app: &RefereeApp, seats: impl Iterator<Item = Seat>) -> Ask {
    Ask::Pick(Box::new(Pick {
        title: tell!("bakugan-whose-ability"),
        items: seats
            .map(|seat| (app.name_of(seat), Ask::Form(Form::Ability(seat))))
            .collect(),
    }))
}

/// What happens beside the turn: a knock, an ability outside a battle, anything set by hand, the end by the table's word.
pub(in super::super) fn beside_the_turn(app: &RefereeApp, now: &Bakugan) -> Pick {
    let mut items = Vec::new();
    if let Phase::Battle(battle) = now.phase() {
        let tools = battle_tools(app, now, battle).into_iter();
        items.extend(tools.map(|(_, label, ask)| (format!("{label} …"), ask)));
    }
    let knocks: Vec<(String, Ask)> = now
        .incidents()
        .into_iter()
        .map(|choice| (choice.label, Ask::Enter(Deed::Bakugan(choice.command))))
        .collect();
    if !knocks.is_empty() {
        let title = tell!("bakugan-knocked");
        items.push((
            format!("{title} …"),
            Ask::Pick(Box::new(Pick {
                title,
                items: knocks,
            })),
        ));
    }
    let seats: Vec<Seat> = now.players().seats().collect();
    if !matches!(now.phase(), Phase::Battle(_)) {
        let ability = pick_of_ability(app, seats.iter().copied());
        items.push((format!("{} …", tell!("bakugan-ability")), ability));
    }
    let by_hand = |change: Adjustment| {
        Ask::Enter(Deed::Bakugan(Command::Adjust {
            change,
            reason: tell!("bakugan-by-hand-reason"),
        }))
    };
    let turn = Pick {
        title: tell!("bakugan-set-turn"),
        items: seats
            .iter()
            .map(|seat| (app.name_of(*seat), by_hand(Adjustment::SetTurn(*seat))))
            .collect(),
    };
    let toys = Pick {
        title: tell!("bakugan-set-toy"),
        items: now
            .toys()
            .map(|(bakugan, _)| {
                let gates = now.gates().map(|(gate, _)| BakuganPlace::Standing(gate));
                let places =
                    gates.chain([BakuganPlace::Unused, BakuganPlace::Used, BakuganPlace::Out]);
                let title = now.full_name_of(bakugan);
                let places = places.map(|to| {
                    let words = match to {
                        BakuganPlace::Standing(gate) => {
                            tell!("bakugan-place-gate", gate = gate.to_string())
                        }
                        BakuganPlace::Unused => tell!("bakugan-place-unused"),
                        BakuganPlace::Used => tell!("bakugan-place-used"),
                        BakuganPlace::Out => tell!("bakugan-place-out"),
                    };
                    (words, by_hand(Adjustment::MoveBakugan { bakugan, to }))
                });
                let pick = Pick {
                    title: title.clone(),
                    items: places.collect(),
                };
                (format!("{title} …"), Ask::Pick(Box::new(pick)))
            })
            .collect(),
    };
    for pick in [turn, toys] {
        items.push((format!("{} …", pick.title), Ask::Pick(Box::new(pick))));
    }
    if let Some(play) = &app.play {
        items.extend(app.rare_items(play));
    }
    Pick {
        title: tell!("bakugan-beside"),
        items,
    }
}
