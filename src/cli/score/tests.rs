//! Tests of the module above.

#![allow(clippy::unwrap_used)]
use super::truth::{Scene, TrueObject};
use super::*;
use crate::vision::{OpenGate, Place};

fn call(pose: Pose, gate: Option<usize>, call_frame: u64) -> Call {
    Call {
        roll: 1,
        pose,
        place: if gate.is_some() {
            Place::On
        } else {
            Place::Off
        },
        gate,
        gates: gate.into_iter().collect(),
        open_gate: OpenGate::Unknown,
        certainty_percent: 90,
        asks: false,
        alternatives: Vec::new(),
        roll_start_frame: 10,
        open_frame: Some(15),
        settle_frame: 20,
        call_frame,
        box_in_image: None,
        traits: crate::vision::experience::Traits::default(),
        learnt: crate::vision::experience::Shift::default(),
        colour: crate::vision::colour::Colour::default(),
        let_go: None,
    }
}

fn truth(outcome: &str, gate: Option<usize>, t_open: f64) -> Truth {
    Truth {
        outcome: outcome.to_owned(),
        gate,
        fps: 10.0,
        skip: false,
        settle_frame: Some(20),
        ball_settle_frame: Some(20),
        first_open_frame: (t_open > 0.1).then_some(14),
        object: Some(TrueObject {
            t_open: Some(t_open),
            ..TrueObject::default()
        }),
        scene: Scene::default(),
    }
}

fn judged(calls: &[Call]) -> Judged {
    Judged {
        calls: calls.to_vec(),
        found: None,
        look_micros_p50: [Some(100.0), None, Some(300.0)],
        frames: 36_000,
    }
}

#[test]
fn right_means_what_the_outcome_says() {
    let right = |outcome, gate, t_open, pose, called: Option<usize>| {
        let called = called.map_or(CalledGate::None, CalledGate::Number);
        is_right(&truth(outcome, gate, t_open), pose, called)
    };
    assert!(right(
        "open_on_gate",
        Some(1),
        1.0,
        Pose::PartlyOpen,
        Some(1)
    ));
    assert!(!right("open_on_gate", Some(1), 1.0, Pose::Open, Some(0)));
    assert!(!right("open_on_gate", Some(1), 1.0, Pose::Closed, Some(1)));
    assert!(right("partial_on_gate", Some(0), 0.3, Pose::Open, Some(0)));
    assert!(right("closed_on_gate", Some(0), 0.0, Pose::Closed, Some(0)));
    assert!(right("closed_off_gate", None, 0.0, Pose::Closed, None));
    assert!(!right("closed_off_gate", None, 0.0, Pose::Closed, Some(0)));
    assert!(right("open_off_gate", None, 1.0, Pose::Open, None));
    assert!(right("left_frame", None, 0.0, Pose::Gone, None));
    assert!(right("closed_somewhere", None, 0.0, Pose::Closed, Some(1)));
    assert!(!right("closed_somewhere", None, 0.0, Pose::Open, None));
    assert!(right("missed_gates", None, 1.0, Pose::Closed, None));
    assert!(!right("missed_gates", None, 1.0, Pose::Open, Some(0)));
    assert!(right(
        "straddles_two_gates",
        Some(2),
        0.0,
        Pose::Closed,
        Some(2)
    ));
    assert!(!right(
        "straddles_two_gates",
        Some(2),
        0.9,
        Pose::Closed,
        Some(2)
    ));
}

/// Four rolls and a shadow, counted by hand.
#[test]
fn figures_are_those_counted_by_hand() {
    let mut score = Score::default();
    let open = truth("open_on_gate", Some(0), 1.0);
    let mut add = |clip: &str, truth: &Truth, judged: &Judged| {
        score.add(Trial::of(clip, truth, judged));
    };
    // Right, 0.5 s after rest.
    add("a", &open, &judged(&[call(Pose::Open, Some(0), 25)]));
    // Wrong, twice, 0.7 s after rest.
    let twice = [
        call(Pose::Open, Some(0), 24),
        call(Pose::Closed, Some(0), 27),
    ];
    add("b", &open, &judged(&twice));
    // Asked, and it guessed right.
    let mut question = call(Pose::Open, Some(0), 30);
    question.asks = true;
    add("c", &open, &judged(&[question.clone()]));
    // Not called.
    let left = truth("left_frame", None, 0.0);
    add("d", &left, &judged(&[]));
    // An answer and a question about nothing.
    let shadow = truth("none_shadow", None, 0.0);
    let about_nothing = [question, call(Pose::Open, Some(0), 30)];
    add("e", &shadow, &judged(&about_nothing));

    let total = score.total();
    let expected = Row {
        clips: 5,
        rolls: 4,
        answered: 2,
        right: 1,
        ruling_right: 1,
        asked: 1,
        asked_right: 1,
        uncalled: 1,
        false_calls: 2,
        false_questions: 1,
        extra_questions: 0,
        premature: 0,
    };
    assert_eq!(total, expected);
    let figures = score.figures();
    assert!((figures.right_percent - 50.0).abs() < 1e-9);
    assert!((figures.coverage_percent - 50.0).abs() < 1e-9);
    assert_eq!(figures.latency_p50_ms, Some(600.0));
    assert_eq!(figures.latency_p95_ms, Some(500.0));
    assert!((figures.opened_within_1_percent - 100.0).abs() < 1e-9);
    assert_eq!(figures.look_micros_p50, Some(100.0));
    assert_eq!(figures.look_micros_calm_p50, None);
    assert_eq!(score.wrong().len(), 3);

    // Every clip is an hour at ten frames a second.
    let more = score.more_rates();
    assert_eq!(more.opened_within_1, Rate::wanted(2, 2));
    assert_eq!(more.not_silent, Rate::unwanted(1, 1));
    assert_eq!(more.false_calls, HourlyRate::new(2, 5.0 * 3600.0));
    assert_eq!(more.false_calls.an_hour, Some(0.4));
    assert_eq!(more.false_calls_without_roll, HourlyRate::new(1, 3600.0));
    let rates = score.rates();
    assert_eq!(rates.answered.percent, Some(50.0));
    assert_eq!(rates.uncalled, Rate::unwanted(1, 4));
    // The roll answered twice, the shadow called twice: three claims about nothing.
    assert_eq!(score.reliability().calls, 6);
    let all = score.curve().at(0).unwrap();
    assert_eq!(all.answered, Rate::wanted(3, 4));
    assert_eq!(all.right, Rate::wanted(2, 3));
    assert_eq!(all.false_calls, 3);
    let ends: Vec<End> = score.trials().iter().map(|trial| trial.end).collect();
    assert_eq!(
        ends,
        [
            End::Right,
            End::Wrong,
            End::Asked,
            End::Uncalled,
            End::FalseCall
        ]
    );
}

#[test]
fn groups_are_in_the_order_of_their_numbers_and_the_unknown_last() {
    let mut score = Score::default();
    for (fps, light, elevation) in [
        (30.0, Some("window"), Some(90.0)),
        (7.5, None, Some(36.0)),
        (30.0, Some("bulb"), Some(75.0)),
        (120.0, Some("window"), None),
    ] {
        let mut truth = truth("open_on_gate", Some(0), 1.0);
        truth.fps = fps;
        truth.scene.light = light.map(str::to_owned);
        truth.scene.elevation_deg = elevation;
        score.add(Trial::of(
            "a",
            &truth,
            &judged(&[call(Pose::Open, Some(0), 25)]),
        ));
    }
    let groups = |field| -> Vec<(Option<String>, u64)> {
        let groups = score.groups(field);
        groups
            .into_iter()
            .map(|g| (g.group, g.counts.right))
            .collect()
    };
    let named = |groups: &[(&str, u64)], unknown: Option<u64>| -> Vec<(Option<String>, u64)> {
        let known = groups
            .iter()
            .map(|(name, n)| (Some((*name).to_owned()), *n));
        known.chain(unknown.map(|n| (None, n))).collect()
    };
    assert_eq!(
        groups(Field::Fps),
        named(&[("7.5", 1), ("30", 2), ("120", 1)], None)
    );
    assert_eq!(
        groups(Field::Light),
        named(&[("bulb", 1), ("window", 2)], Some(1))
    );
    assert_eq!(
        groups(Field::Elevation),
        named(&[("30 to 45 degrees", 1), ("75 to 90 degrees", 2)], Some(1))
    );
    assert_eq!(groups(Field::Opening), named(&[("0.5 to 1", 4)], None));
    assert_eq!(groups(Field::Design), named(&[], Some(4)));
}

#[test]
fn found_cards_are_known_by_their_place() {
    let gate = |index, x: f64| GateInImage {
        index,
        corners_in_image: [[x, 0.0], [x + 60.0, 0.0], [x + 60.0, 90.0], [x, 90.0]],
    };
    let judged = Judged {
        found: Some((
            vec![gate(0, 205.0), gate(1, 3.0), gate(2, 500.0)],
            vec![gate(0, 0.0), gate(1, 200.0)],
        )),
        ..Judged::default()
    };
    let called = |gate| judged.gate(&call(Pose::Open, gate, 30));
    assert_eq!(called(Some(0)), CalledGate::Number(1));
    assert_eq!(called(Some(1)), CalledGate::Number(0));
    assert_eq!(called(Some(2)), CalledGate::Unknown);
    assert_eq!(called(None), CalledGate::None);
    let words = |gate| {
        let judged = Judged {
            calls: vec![call(Pose::Open, gate, 30)],
            ..judged.clone()
        };
        Trial::of("a", &truth("open_on_gate", Some(1), 1.0), &judged).in_words()
    };
    assert!(words(Some(0)).ends_with("frame 30 (Gate 2 of the clip)"));
    assert!(words(Some(2)).ends_with("frame 30 (no card of the clip)"));
    assert!(words(None).ends_with("frame 30"));
}
