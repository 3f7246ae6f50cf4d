#![allow(clippy::unwrap_used)]

use std::collections::BTreeSet;

use super::*;
use crate::rules::script;
use crate::rules::tongue::{Tongue, speak};
use crate::rules::{all_out, bakugan, got_five, kaboodl};

const ALL: [GameKind; 4] = [
    GameKind::Bakugan,
    GameKind::Kaboodl,
    GameKind::AllOut,
    GameKind::GotFive,
];

/// The paragraphs are to be read at a glance.
const LETTERS_AT_MOST: usize = 220;

/// A match after these lines, each of which must be allowed.
#[track_caller]
fn after(text: &str) -> Table {
    let ran = match script::run(text, &[]) {
        Ok(ran) => ran,
        Err(problems) => panic!("{problems:?}"),
    };
    for line in &ran.lines {
        for result in &line.results {
            let entered = matches!(result, script::Outcome::Entered { .. });
            assert!(entered, "{result:?}");
        }
    }
    ran.table
}

#[track_caller]
fn is_topic(head: &str, lines: &str, expected: &str) {
    let table = after(&format!("{head}\nbegin\n{lines}\n"));
    let now = topic_now(&table);
    let headline = table.board().prompt().headline;
    assert_eq!(now, expected, "while it says: {headline}");
    assert!(topic(table.kind(), now).is_some());
}

fn ids(found: &[Found]) -> Vec<&'static str> {
    found.iter().map(|found| found.topic.id).collect()
}

#[test]
fn every_topic_has_a_title_and_short_paragraphs_in_every_language() {
    for tongue in Tongue::ALL {
        speak(tongue);
        for kind in ALL {
            let house = House::as_printed(kind);
            for topic in topics(kind) {
                assert_eq!(topic.kind(), kind);
                let title = topic.title();
                assert!(!title.starts_with("lookup-"), "{title}");
                assert!(title.chars().count() <= 45, "{title}");
                let paragraphs = topic.paragraphs(&house);
                assert!(!paragraphs.is_empty(), "{title}");
                for one in paragraphs {
                    let Paragraph {
                        kind: ground,
                        words,
                        rests_on,
                        setting,
                    } = one;
                    assert!(!words.contains("lookup-"), "{words}");
                    assert!(words.ends_with(['.', '?', '!', '\u{201c}', '"']), "{words}");
                    assert!(words.chars().count() <= LETTERS_AT_MOST, "{words}");
                    assert!(!rests_on.is_empty(), "{words}");
                    for id in ["lookup-", "sheet-", "house-", "basis-"] {
                        assert!(!rests_on.contains(id), "{rests_on}");
                    }
                    assert_eq!(setting.is_some(), ground == GroundKind::House, "{words}");
                    assert_ne!(setting, Some(String::new()));
                    assert_ne!(ground, GroundKind::Referee);
                }
            }
        }
    }
}

#[test]
fn every_message_of_the_look_up_is_used_once() {
    let mut used: BTreeSet<String> = BTreeSet::new();
    used.insert("lookup-not-settled".to_owned());
    let mut names = BTreeSet::new();
    for kind in ALL {
        for topic in topics(kind) {
            assert!(names.insert((kind.name(), topic.id)), "{} twice", topic.id);
            let mut own = vec!["title", "also"];
            match topic.parts {
                Parts::Bakugan(parts) => messages(parts, &mut own, &mut used),
                Parts::Kaboodl(parts) => messages(parts, &mut own, &mut used),
                Parts::AllOut(parts) => messages(parts, &mut own, &mut used),
                Parts::GotFive(parts) => messages(parts, &mut own, &mut used),
            }
            for end in own {
                let message = topic.message(end);
                assert!(used.insert(message.clone()), "{message} twice");
            }
        }
    }
    let file = include_str!(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/assets/words/en/lookup.ftl"
    ));
    let written: BTreeSet<String> = file
        .lines()
        .filter(|line| line.starts_with("lookup-"))
        .filter_map(|line| Some(line.split_once('=')?.0.trim().to_owned()))
        .collect();
    let used: BTreeSet<String> = used
        .into_iter()
        .filter(|message| message.starts_with("lookup-"))
        .collect();
    assert_eq!(written, used);
}

fn messages<S: Copy, R: TableRule>(
    parts: &[Part<S, R>],
    own: &mut Vec<&'static str>,
    used: &mut BTreeSet<String>,
) {
    for part in parts {
        match *part {
            Part::Sheet(_, end) | Part::Inferred(end) => own.push(end),
            Part::Under(heading, end) => {
                own.push(end);
                used.insert(heading.to_owned());
            }
            Part::House(rule) => {
                used.insert(format!("lookup-house-{}-{}", R::GAME, rule.id()));
            }
        }
    }
}

#[test]
fn every_house_rule_has_a_topic() {
    fn check<R: TableRule>(kind: GameKind) {
        for rule in R::ALL {
            let found = topic_of_rule(kind, rule.id());
            assert!(found.is_some(), "{} {}", R::GAME, rule.id());
        }
    }
    check::<bakugan::HouseRule>(GameKind::Bakugan);
    check::<kaboodl::HouseRule>(GameKind::Kaboodl);
    check::<all_out::HouseRule>(GameKind::AllOut);
    check::<got_five::HouseRule>(GameKind::GotFive);
    assert_eq!(topic_of_rule(GameKind::Bakugan, "four_dots"), None);
}

#[test]
fn a_house_rule_is_said_with_its_value_in_this_match() {
    let of = |table: &Table| {
        let topic = topic(GameKind::Bakugan, "open").unwrap();
        let house: Vec<Paragraph> = topic
            .paragraphs(&House::of(table))
            .into_iter()
            .filter(|one| one.kind == GroundKind::House)
            .collect();
        house[0].clone()
    };
    let rule = bakugan::HouseRule::ClosedOnGate;
    let head = "game bakugan\nplayers Mia, Ben\nrules As printed\nrulings ask\nbegin\n";
    let asked = of(&after(head));
    assert_eq!(asked.rests_on, rule.question());
    assert_eq!(
        asked.setting.unwrap(),
        "not settled yet: it is asked at the first case"
    );
    let settled = of(&after(&format!("{head}rule closed_on_gate stands\n")));
    assert_eq!(settled.setting.unwrap(), rule.say(bakugan::Answer::Stands));
    assert_eq!(settled.words, asked.words);
}

#[test]
fn another_games_house_rules_are_passed_over() {
    let topic = topic(GameKind::GotFive, "winning").unwrap();
    let own = topic.paragraphs(&House::as_printed(GameKind::GotFive));
    assert_eq!(topic.paragraphs(&House::as_printed(GameKind::Kaboodl)), own);
}

#[test]
fn each_phase_of_bakugan_has_its_topic() {
    let two = "game bakugan\nplayers Mia, Ben";
    is_topic(two, "", "set-gates");
    is_topic(two, "gates set", "rolling");
    is_topic(two, "gates set\nroll Mia 1", "open");
    is_topic(two, "gates set\nroll Mia 1\nacross 1 2", "which-gate");
    let fight = "gates set\nroll Mia 1\nopen on 1\nroll Ben 1\nopen on 1";
    is_topic(two, fight, "battle");
    is_topic(two, &format!("{fight}\nflip"), "abilities");
    let added = format!("{fight}\nflip\ndone Ben\ndone Mia");
    is_topic(two, &added, "power");
    let clear = format!("{two}\nbakugan Mia A clear, B, C\nbakugan Ben D clear, E, F");
    is_topic(&clear, fight, "power");
    let level = format!("{fight}\nflip\nlevel");
    is_topic(two, &level, "tie");
    is_topic(two, &format!("{level}\nroll Mia 2\nroll Ben 2"), "tie");
    is_topic(
        &format!("{two}\nhouse tie_gate fought_gate"),
        &format!("{level}\nroll Mia 2\nroll Ben 2\nacross 1 2 by Mia"),
        "which-gate",
    );
    is_topic(
        two,
        "gates set\nadjust Mia 1 out because a\nadjust Mia 2 out because a\nadjust Mia 3 out because a",
        "running-out",
    );
    is_topic(two, "end won by Mia because of bedtime", "winning");
    let series = format!("{two}\nformat best of 3");
    is_topic(&series, "end game won by Mia because of bedtime", "winning");
}

#[test]
fn each_phase_of_bakugan_with_more_players_has_its_topic() {
    let four = "game bakugan\nplayers Ada, Ben, Cem, Dora";
    let missed = "roll Ben 1\nmissed\nroll Cem 1\nmissed\nroll Dora 1\nmissed";
    let moves = format!("gates set\nroll Ada 1\nopen on 1\n{missed}\nroll Ada 2\nopen on 1");
    is_topic(four, &moves, "standing");
    is_topic(
        four,
        "gates set\nadjust Ben 1 on 1 because a\nadjust Cem 1 on 1 because a\nroll Ada 1\nopen on 1",
        "standing",
    );
    is_topic(
        four,
        "gates set\nadjust Ada 1 on 1 because a\nadjust Ada 2 out because a\nadjust Ada 3 out because a",
        "running-out",
    );
}

#[test]
fn with_no_gate_left_and_nobody_ahead_the_topic_is_the_vote() {
    let mut lines = String::from("gates set\n");
    for player in ["Mia", "Ben"] {
        for _ in 0..2 {
            lines += &format!("adjust gate {player} hand to out because a\n");
        }
    }
    for gate in [1, 2] {
        let owner = ["Mia", "Ben"][gate - 1];
        lines += &format!("adjust gate {owner} field {gate} to out because a\n");
    }
    is_topic("game bakugan\nplayers Mia, Ben", &lines, "vote");
}

#[test]
fn each_phase_of_kaboodl_has_its_topic() {
    let two = "game kaboodl\nplayers Mia, Ben\ndealer Ben";
    is_topic(two, "", "turn");
    is_topic(two, "draw", "collect");
    let stolen = "adjust card red Beak 1 to Ben because a\ndraw\nkbaam red Beak 1";
    is_topic(two, stolen, "kbaam");
    let table = after(&format!("{two}\nbegin\n"));
    let Table::Kaboodl(game) = &table else {
        panic!("another game");
    };
    let cards = game.now().cards().count();
    let mut all_but_one = String::new();
    for card in 2..=cards {
        all_but_one += &format!("adjust card {card} to Ben because a\n");
    }
    let last = format!("{all_but_one}draw\ncollect card 1");
    is_topic(two, &last, "round-end");
    is_topic(
        &format!("{two}\nhouse round_end at_once"),
        &format!("{all_but_one}draw\nkbaam card 2\ncollect card 1"),
        "round-end",
    );
    let rounds = format!("{two}\nformat 2 rounds");
    is_topic(&rounds, &format!("{last}\ndiscard"), "scoring");
    is_topic(two, &format!("{last}\ndiscard"), "winning");
}

#[test]
fn each_phase_of_all_out_has_its_topic() {
    let two = "game all_out\nplayers Mia, Ben";
    is_topic(two, "", "turn");
    is_topic(two, "event", "events");
    is_topic(&format!("{two}\ncards 14"), "", "piles");
    let last = "adjust move 6 from hand Mia to out because a\nevent";
    let shouted = format!("{two}\nhouse forgot_shout draw_two");
    is_topic(&shouted, last, "shout");
    is_topic(two, last, "winning");
    is_topic(&format!("{two}\nformat best of 3"), last, "winning");
}

#[test]
fn each_phase_of_got_five_has_its_topic() {
    let two = "game got_five\nplayers Mia, Ben\ncards 40";
    is_topic(two, "", "set-up");
    let starters = "starter Mia Heart\nstarter Ben Star";
    is_topic(two, starters, "set-up");
    let begun = format!("{starters}\nturn up Moon");
    is_topic(two, &begun, "turn");
    is_topic(
        two,
        &format!("{begun}\nadjust draw pile 0 because a"),
        "empty-pile",
    );
    let won = format!("{begun}{}", "\ndraw Heart".repeat(7));
    is_topic(two, &won, "winning");
    is_topic(&format!("{two}\nformat best of 3"), &won, "winning");
}

#[test]
fn topics_are_found_by_words_of_any_language() {
    for tongue in Tongue::ALL {
        speak(tongue);
        for words in ["tie", "TIE", "Unentschieden", "Stechen", "photo finish"] {
            assert_eq!(
                search(GameKind::Bakugan, words)[0].topic.id,
                "tie",
                "{words}"
            );
        }
        let kbaam = ids(&search(GameKind::Kaboodl, "k'baam"));
        assert_eq!(kbaam[0], "kbaam");
        assert_eq!(search(GameKind::AllOut, "shout")[0].topic.id, "shout");
        assert_eq!(
            search(GameKind::GotFive, "Startkarte")[0].topic.id,
            "set-up"
        );
    }
}

#[test]
fn slips_great_letters_and_dots_make_no_difference() {
    for (words, id) in [
        ("Unentshcieden", "tie"),
        ("unentschiden", "tie"),
        ("abilty cards", "abilities"),
        ("F\u{c4}HIGKEITSKARTEN", "abilities"),
        ("faehigkeitskarten", "abilities"),
        ("fahigkeit", "abilities"),
        ("atribut", "power"),
        ("gpower", "power"),
        ("specail move", "running-out"),
        ("two gates", "which-gate"),
        ("muenze", "vote"),
        ("knokced", "knocked"),
    ] {
        let found = search(GameKind::Bakugan, words);
        assert!(!found.is_empty(), "{words}");
        assert_eq!(found[0].topic.id, id, "{words}: {:?}", ids(&found));
    }
    assert_eq!(search(GameKind::Kaboodl, "Tos-Out")[0].topic.id, "toss-out");
}

#[test]
fn a_find_names_the_paragraph_in_which_the_word_stands() {
    let found = search(GameKind::Bakugan, "centimetres")[0];
    assert_eq!(found.topic.id, "aim");
    let house = House::as_printed(GameKind::Bakugan);
    let paragraphs = found.topic.paragraphs(&house);
    assert!(
        paragraphs[found.paragraph.unwrap()]
            .words
            .contains("centimetres")
    );
}

#[test]
fn nothing_typed_finds_every_topic_and_nonsense_none() {
    for kind in ALL {
        let every: Vec<&str> = topics(kind).iter().map(|topic| topic.id).collect();
        assert_eq!(ids(&search(kind, " - ")), every);
        assert_eq!(search(kind, "xqzzvw"), []);
        assert_eq!(search(kind, &"\u{fc}".repeat(100_000)), []);
    }
}

#[test]
fn searching_leaves_the_language_as_it_is() {
    speak(Tongue::German);
    search(GameKind::Bakugan, "tie");
    assert_eq!(crate::rules::tongue::spoken(), Tongue::German);
}

#[test]
fn words_are_taken_apart_as_people_type_them() {
    let words = index::in_words(
        "Gate-Karte\u{2019}s F\u{e4}higkeit, FAEHIGKEIT! Stra\u{df}e - a'ee blueeyes",
    );
    let expected = [
        "gatekartes",
        "gate",
        "kartes",
        "fahigkeit",
        "fahigkeit",
        "strasse",
        "ae",
        "blueyes",
    ];
    assert_eq!(words, expected);
}
