//! Scripts are read, played and refused.

use super::*;
use crate::rules::{Seat, Source};

fn ran(text: &str) -> Ran {
    run(text, &[]).unwrap_or_else(|problems| panic!("{problems:?}"))
}

fn problems(text: &str) -> Vec<String> {
    let problems = run(text, &[]).expect_err("it cannot be read");
    problems.iter().map(ToString::to_string).collect()
}

fn sentences(ran: &Ran) -> Vec<String> {
    let results = ran.lines.iter().flat_map(|line| &line.results);
    results
        .flat_map(|result| match result {
            Outcome::Entered { said, .. } => {
                said.iter().map(|said| said.sentence.clone()).collect()
            }
            Outcome::Refused(why) => vec![format!("refused: {why}")],
            Outcome::NeedsRuling { ruling, .. } => vec![format!("asked: {}", ruling.id)],
        })
        .collect()
}

const HEAD: &str = "game bakugan\nplayers Mia, Ben\nbegin\n";

#[test]
fn a_game_is_played_line_by_line() {
    let ran = ran(&format!("{HEAD}gates set\nroll Mia 1\nopen on 2\n"));
    assert_eq!(ran.lines.len(), 3);
    assert_eq!(
        (ran.lines[2].number, ran.lines[2].text.as_str()),
        (6, "open on 2")
    );
    assert!(sentences(&ran).contains(&"Mia's Bakugan 1 opens and stands on Gate 2.".to_owned()));
    assert_eq!(ran.table.board().standing().turn, Some(Seat(1)));
}

#[test]
fn the_head_sets_players_first_rules_and_pieces() {
    let ran = ran("\u{feff}# a game
        GAME Bakugan
        players \"Mia, the first\", Ben
        first Ben
        rules defaults
        house closed_on_gate stands   # as we like it
        bakugan Ben Dragonoid pyrus 410, \"Preyas II\" 300, Aquos
        begin
        gates set
        roll preyas ii
        closed on 1");
    let standing = ran.table.board().standing();
    assert_eq!(
        standing.names.get(Seat(0)).map(String::as_str),
        Some("Mia, the first")
    );
    assert_eq!(standing.turn, Some(Seat(0)), "Ben went first");
    let house = ran.table.board().house_lines();
    assert!(
        house
            .iter()
            .any(|line| line.id == "closed_on_gate" && line.value == "stands")
    );
    assert!(
        sentences(&ran)
            .iter()
            .any(|said| said.contains("Preyas II"))
    );
}

#[test]
fn undo_redo_and_replace_are_commands_too() {
    let ran = ran(&format!(
        "{HEAD}gates set\nroll Mia 1\nmissed\nundo\nredo\nreplace 3 open on 1\nundo\nundo\nundo\nundo\nundo"
    ));
    let said = sentences(&ran);
    assert!(said.iter().any(|said| said.starts_with("Undone:")));
    assert!(said.iter().any(|said| said.starts_with("Done again:")));
    assert!(said.contains(&"Entry 3 corrected.".to_owned()));
    assert!(said.contains(&"Mia's Bakugan 1 opens and stands on Gate 1.".to_owned()));
    assert_eq!(
        said.last().map(String::as_str),
        Some("refused: there is nothing to undo")
    );
}

#[test]
fn a_replacement_is_read_as_of_then_and_says_what_no_longer_fits() {
    let played = "gates set\nroll Mia 1\nopen on 1\nroll Ben 1\nopen on 1\nflip\n";
    let kept = ran(&format!("{HEAD}{played}replace 3 missed"));
    let said = sentences(&kept);
    assert!(
        said.last()
            .is_some_and(|said| said.starts_with("refused: entry 6 no longer fits")),
        "{said:?}"
    );
    for how in ["dropping 6", "stopping at 6", "dropping 5 and 6"] {
        let ran = ran(&format!("{HEAD}{played}replace 3 missed {how}"));
        let said = sentences(&ran);
        assert!(
            said.last()
                .is_some_and(|said| said.starts_with("Entry 6 let go")),
            "{said:?}"
        );
    }
}

#[test]
fn a_ruling_is_answered_with_the_default_unless_the_head_says_ask() {
    let head = "game bakugan\nplayers Mia, Ben\nhouse closed_on_gate ask\n";
    let body = "begin\ngates set\nroll Mia 1\nclosed on 2\n";
    let answered = ran(&format!("{head}{body}"));
    let results = &answered.lines[2].results;
    let Outcome::NeedsRuling { ruling, answered } = &results[0] else {
        panic!("{results:?}");
    };
    assert_eq!((ruling.id, *answered), ("closed_on_gate", Some("not_open")));
    assert!(
        ruling
            .options
            .iter()
            .all(|option| !option.speaks_for.is_empty())
    );
    assert_eq!(results.len(), 3, "the question, the answer and the call");
    assert!(matches!(
        &results[1],
        Outcome::Entered {
            source: Source::Rule,
            ..
        }
    ));

    let asked = ran(&format!(
        "{head}rulings ask\n{body}rule closed_on_gate stands\nclosed on 2"
    ));
    assert!(matches!(
        &asked.lines[2].results[..],
        [Outcome::NeedsRuling { answered: None, .. }]
    ));
    assert!(
        sentences(&asked)
            .iter()
            .any(|said| said.contains("stands on Gate 2"))
    );
}

#[test]
fn a_ruling_names_its_ground_and_the_camera_its_frame() {
    let ran = ran(&format!(
        "{HEAD}gates set\nroll Mia 1\nwait 5 s\nfrom camera 61 97% open on 2"
    ));
    let Outcome::Entered {
        source, said, at, ..
    } = &ran.lines[3].results[0]
    else {
        panic!("it is allowed");
    };
    assert_eq!(
        *source,
        Source::Camera {
            frame: 61,
            certainty_percent: 97
        }
    );
    assert_eq!(at.millis(), 5_000);
    assert!(
        said[0]
            .ground
            .as_ref()
            .is_some_and(|ground| ground.words.contains("sheet"))
    );
}

#[test]
fn json_lines_are_the_same_commands() {
    let words = ran(&format!(
        "{HEAD}gates set\nroll Mia 1\nmissed\nundo\nfrom camera 61 97% missed\nreplace 3 missed\n\
         replace 5 open on 1 dropping 9"
    ));
    let setup = crate::rules::bakugan::Setup::quick("Mia", "Ben");
    let setup = serde_json::to_string(&setup).expect("it can be written");
    let missed =
        r#"{"Settle":{"roll":1,"fact":{"pose":"Closed","place":"Off","gate":null,"gates":[],
        "open_gate":"Nowhere","certainty_percent":100}}}"#
            .replace('\n', "");
    let open = r#"{"Settle":{"roll":1,"fact":{"pose":"Open","place":"On","gate":0,"gates":[0],
        "open_gate":{"Gate":0},"certainty_percent":100}}}"#
        .replace('\n', "");
    let text = format!(
        r#"{{"game":"bakugan","setup":{setup},"rulings":"ask"}}
{{"command":"SetGates"}}
roll Mia 1
{{"command":{missed}}}
{{"undo":true}}
{{"command":{missed},"source":{{"Camera":{{"frame":61,"certainty_percent":97}}}}}}
{{"replace":{{"entry":3,"command":{missed}}}}}
{{"replace":{{"entry":5,"command":{open},"drop":[9]}}}}"#
    );
    assert_eq!(ran(&text).table.board().log(), words.table.board().log());
    let two = text.replace("{\"undo\":true}", "{\"undo\":true,\"redo\":true}");
    assert!(problems(&two)[0].starts_with("line 5, column 1: a line holds one of"));
}

#[test]
fn every_line_that_cannot_be_read_is_named() {
    let said = problems(&format!(
        "{HEAD}gates st\nroll Mai 1\n{{\"comand\":1}}\nroll Mia 1 2\n"
    ));
    assert_eq!(said.len(), 4, "{said:?}");
    assert!(
        said[0].starts_with(
            "line 4, column 1: \"gates\" is not a command. Did you mean \"gates set\"?"
        ),
        "{}",
        said[0]
    );
    assert!(said[0].contains("undo"));
    assert!(
        said[1].starts_with("line 5, column 6: \"Mai\" is not a Bakugan. Did you mean \"Mia 1\"?"),
        "{}",
        said[1]
    );
    assert!(
        said[2].starts_with("line 6, column 9:") && said[2].contains("`command`?"),
        "{}",
        said[2]
    );
    assert!(said[3].starts_with("line 7, column 12:"), "{}", said[3]);
}

#[test]
fn a_head_that_cannot_be_is_named() {
    let cases: [(&str, &[&str]); 9] = [
        ("", &["line 1, column 1", "empty", "game bakugan"]),
        ("hello", &["line 1, column 1", "game bakugan"]),
        (
            "game bakugna\nbegin",
            &["line 1, column 6", "Did you mean \"bakugan\"?"],
        ),
        (
            "game bakugan\nplayers Mia, Ben\ngates set",
            &["no end", "begin"],
        ),
        ("game bakugan\nplayers Mia\nbegin", &["line 3", "players"]),
        (
            "game bakugan\nplayers Mia, Ben\nfirst Bem\nbegin",
            &["line 3, column 7", "\"Ben\"?"],
        ),
        (
            "game bakugan\nplayers A, B\nhouse closed_on_gat stands\nbegin",
            &["line 3, column 7", "\"closed_on_gate\"?"],
        ),
        (
            "game bakugan\nplayers A, B\nhouse closed_on_gate stand\nbegin",
            &["line 3, column 22", "\"stands\"?"],
        ),
        (
            "game bakugan\nplayers A, B\nformat best of 2\nbegin",
            &["line 3, column 8", "odd"],
        ),
    ];
    for (text, words) in cases {
        let said = problems(text).join("\n");
        for word in words {
            assert!(said.contains(word), "{word} is not in {said}");
        }
    }
}

#[test]
fn each_command_begins_with_the_words_that_its_usage_shows() {
    for game in GAMES {
        for usage in game.commands {
            assert!(!usage.phrase().is_empty(), "{}", usage.form);
            assert!(!usage.means.is_empty(), "{}", usage.form);
        }
    }
}

#[test]
fn a_word_of_every_game_in_the_wrong_place_is_not_called_unknown() {
    let text = "game bakugan\nplayers Mia, Ben\nbegin\ngates set\nreplace 1 undo\nreplace 1 replace 1 gates set\n";
    let problems = run(text, &[]).expect_err("neither can be");
    let said: Vec<String> = problems.iter().map(ToString::to_string).collect();
    assert_eq!(
        said,
        [
            "line 5, column 11: \"undo\" begins a line and can stand nowhere else",
            "line 6, column 11: \"replace\" begins a line and can stand nowhere else",
        ]
    );
}
