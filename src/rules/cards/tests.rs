#![allow(clippy::unwrap_used)]

use std::collections::BTreeSet;

use super::*;
use crate::rules::bakugan::effect::{Amount, Deed, Effect};
use crate::rules::bakugan::{AbilityCard, Bakugan, Command, GateCard, Setup, SetupForm};
use crate::rules::lookup::House;
use crate::rules::script;
use crate::rules::tongue::speak;
use crate::rules::{Ledger, Seat, Source, Stamp, Table};

/// A paragraph is read from three metres.
const LETTERS_AT_MOST: usize = 130;

/// A match after these lines, each of which must be allowed.
#[track_caller]
fn after(text: &str) -> Table {
    let ran = match script::run(text, &[]) {
        Ok(ran) => ran,
        Err(problems) => panic!("{problems:?}"),
    };
    for result in ran.lines.iter().flat_map(|line| &line.results) {
        let entered = matches!(result, script::Outcome::Entered { .. });
        assert!(entered, "{result:?}");
    }
    ran.table
}

fn names(library: &Library, words: &str) -> Vec<String> {
    let found = library.search(words, None).into_iter();
    found
        .map(|place| library.cards()[place].name.clone())
        .collect()
}

#[track_caller]
fn first(library: &Library, words: &str) -> Card {
    let found = library.search(words, None);
    assert!(!found.is_empty(), "{words:?} finds nothing");
    library.cards()[found[0]].clone()
}

/// Everything that a card shows.
fn text_of(card: &Card) -> String {
    let mut text = vec![card.name.clone(), card.about.clone(), card.kind.words()];
    text.extend(card.now.clone());
    for one in &card.paragraphs {
        text.extend([one.words.clone(), one.rests_on.clone()]);
        text.extend(one.setting.clone());
    }
    text.extend(card.numbers.iter().map(|number| number.what.clone()));
    text.push(card.also.clone());
    text.join("\n")
}

fn matches_of_all_games() -> Vec<Option<Table>> {
    vec![
        None,
        Some(after(FOUGHT)),
        Some(after(
            "game kaboodl\nplayers Mia, Ben\nbegin\ndraw\ncollect red Beak 1\ndiscard\ndraw\nkbaam red Beak 1\n",
        )),
        Some(after(
            "game all_out\nplayers Mia, Ben\nbegin\nevent Dance Off\neffect skip Ben\ndone\nlay 3 Heart\n",
        )),
        Some(after(
            "game got_five\nplayers Mia, Ben\nbegin\nstarter Mia Heart\nstarter Ben Star\n",
        )),
    ]
}

const FOUGHT: &str = "game bakugan
players Mia, Ben
bakugan Mia Dragonoid pyrus 410, Manion aquos 350, Hynoid subterra 380
bakugan Ben Gargonoid darkus 400, Mantris ventus 360, Tuskor haos 390
begin
gates set
roll Mia Dragonoid
open on 1
roll Mantris
open on 1
flip Tsunami
ability Ben Fire Wall
";

#[test]
fn every_card_has_words_of_its_own_in_every_language() {
    for table in matches_of_all_games() {
        for tongue in Tongue::ALL {
            speak(tongue);
            let library = Library::of(table.as_ref());
            let mut ids = BTreeSet::new();
            for card in library.cards() {
                assert!(ids.insert(card.id.clone()), "{} twice", card.id);
                let text = text_of(card);
                for id in ["card-", "lookup-", "sheet-", "house-", "basis-", "{"] {
                    assert!(!text.contains(id), "{id}: {text}");
                }
                assert!(card.name.chars().count() <= 40, "{}", card.name);
                assert!(!card.about.is_empty() && !card.paragraphs.is_empty());
                for one in &card.paragraphs {
                    let count = one.words.chars().count();
                    assert!(count <= LETTERS_AT_MOST, "{count}: {}", one.words);
                    let stop = ['.', '?', '!', '\u{201c}', '"'];
                    assert!(one.words.ends_with(stop), "{}", one.words);
                    assert!(!one.rests_on.is_empty(), "{}", one.words);
                    let is_house = one.kind == GroundKind::House;
                    assert_eq!(one.setting.is_some(), is_house, "{}", one.words);
                }
            }
        }
    }
    speak(Tongue::English);
}

#[test]
fn every_message_of_the_cards_is_used() {
    let file = include_str!(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/assets/words/en/cards.ftl"
    ));
    let code = [
        include_str!("mod.rs"),
        include_str!("bakugan.rs"),
        include_str!("kaboodl.rs"),
        include_str!("bratz.rs"),
        include_str!("pack/shelf.rs"),
    ]
    .concat();
    for line in file.lines().filter(|line| line.starts_with("card-")) {
        let id = line.split_once('=').unwrap().0.trim();
        // Either the whole name stands in the code or its end does, behind a name that is put together.
        let is_part = |part: &str| code.contains(&format!("\"{part}\""));
        let parts: Vec<&str> = id.split('-').collect();
        let has_end = (1..parts.len()).any(|at| is_part(&parts[at..].join("-")));
        let is_own = ["name", "also", "does", "kinds"].contains(&parts[parts.len() - 1]);
        assert!(is_part(id) || has_end || is_own, "{id} is not used");
    }
}

#[test]
fn cards_are_found_by_name_kind_text_number_and_colour_with_slips() {
    let library = Library::of(None);
    for (words, name) in [
        ("tsunami", "Tsunami"),
        ("tsunmai", "Tsunami"),
        ("kbaam", "K'baam"),
        ("K'BOSH", "K'bosh"),
        ("joker", "Wild"),
        ("copper gate lower", "Duck & Win"),
        ("200 170", "Light-Burst"),
        ("red beak 1", "red Beak 1"),
        ("yellow fnag 1", "yellow Fang 1"),
        ("water", "Aquos"),
        ("steal", "K'baam"),
        ("heart", "Heart"),
        ("starter", "Starter"),
        ("Ereigniskarte", "Event card"),
        ("rot Schnabel 1", "red Beak 1"),
    ] {
        assert_eq!(first(&library, words).name, name, "{words:?}");
    }
    assert_eq!(names(&library, "xyzzyq"), Vec::<String>::new());
    assert_eq!(names(&library, " ").len(), library.cards().len());
}

#[test]
fn the_game_that_is_played_comes_first_and_others_can_be_left_out() {
    let kaboodl = after("game kaboodl\nplayers Mia, Ben\nbegin\n");
    let library = Library::of(Some(&kaboodl));
    assert_eq!(library.cards()[0].game, GameKind::Kaboodl);
    let games = |library: &Library, words: &str| -> Vec<GameKind> {
        let found = library.search(words, None).into_iter();
        found.map(|place| library.cards()[place].game).collect()
    };
    // Pyrus is red too, but Kaboodl is played.
    let red = games(&library, "red");
    assert_eq!(red[0], GameKind::Kaboodl);
    assert!(red.contains(&GameKind::Bakugan));
    for place in library.search("red", Some(GameKind::Bakugan)) {
        assert_eq!(library.cards()[place].game, GameKind::Bakugan);
    }
    assert_eq!(games(&Library::of(None), "red")[0], GameKind::Bakugan);
}

/// Cards that nobody has ever printed, so that only a secret that got out can show them.
fn secret_form() -> SetupForm {
    let mut form = SetupForm::from(Setup::quick("Mia", "Ben"));
    for (player, owner) in form.players.iter_mut().zip(["Quxo", "Vymb"]) {
        player.gates = ["Jaxil", "Kwold", "Zeph"]
            .into_iter()
            .zip(GateColour::ALL)
            .map(|(name, colour)| GateCard {
                colour: Some(colour),
                numbers: Attribute::SIX.into_iter().map(|of| (of, 777)).collect(),
                effects: vec![Effect::of(Deed::Add(Amount::once(654)))],
                ..GateCard::named(format!("{owner} {name}"))
            })
            .collect();
        player.abilities = ["Wubix", "Grolf", "Plimp"]
            .into_iter()
            .zip(AbilityColour::ALL)
            .map(|(name, colour)| AbilityCard {
                colour: Some(colour),
                effects: vec![Effect::of(Deed::Add(Amount::once(432)))],
                ..AbilityCard::named(format!("{owner} {name}"))
            })
            .collect();
    }
    form
}

fn act(game: &mut Ledger<Bakugan>, command: Command) {
    let at = Stamp::from_millis(0);
    game.act(command, Source::Referee, at).unwrap();
}

/// Fails when a name, number or effect of a card is found or shown that is not among the shown ones.
#[track_caller]
fn shows_only(game: &Ledger<Bakugan>, shown: &[&str]) {
    let form = game.setup().form();
    let gates = form.players.iter().flat_map(|player| &player.gates);
    let abilities = form.players.iter().flat_map(|player| &player.abilities);
    let names: Vec<&str> = gates
        .map(|card| card.name.as_str())
        .chain(abilities.map(|card| card.name.as_str()))
        .collect();
    assert_eq!(names.len(), 12);
    for tongue in Tongue::ALL {
        speak(tongue);
        let library = Library::of(Some(&Table::Bakugan(game.clone())));
        speak(Tongue::English);
        for name in &names {
            let is_shown = shown.contains(name);
            let found = library.search(name, None);
            let is_found = found.iter().any(|at| library.cards()[*at].name == *name);
            assert_eq!(is_found, is_shown, "{name}");
            let mut texts = library.cards().iter().map(text_of);
            assert_eq!(texts.any(|text| text.contains(name)), is_shown, "{name}");
        }
        let numbers = |number: &str| library.search(number, None).len();
        let gates = shown.iter().filter(|name| name.contains("Zeph")).count();
        assert_eq!((numbers("777"), numbers("654")), (gates, gates));
        let abilities = shown.iter().filter(|name| name.contains("Wubix")).count();
        assert_eq!(numbers("432"), abilities);
    }
}

#[test]
fn a_face_down_gate_and_an_unplayed_ability_are_never_named() {
    let setup = Setup::check(secret_form()).unwrap();
    let mut game = Ledger::<Bakugan>::new(setup);
    shows_only(&game, &[]);
    let toy = |seat| crate::rules::bakugan::BakuganId { seat, number: 0 };
    act(&mut game, Command::SetGates);
    for (roll, seat) in [(1, Seat(0)), (2, Seat(1))] {
        act(&mut game, Command::Roll { bakugan: toy(seat) });
        let fact = crate::rules::bakugan::Fact::open_on(crate::rules::bakugan::Gate(0));
        act(&mut game, Command::Settle { roll, fact });
        shows_only(&game, &[]);
    }
    let owner = game
        .now()
        .gate(crate::rules::bakugan::Gate(0))
        .unwrap()
        .owner;
    let gate = ["Quxo Zeph", "Vymb Zeph"][owner.index()];
    let flip = Command::Flip {
        name: Some(gate.to_owned()),
    };
    act(&mut game, flip);
    shows_only(&game, &[gate]);
    let due = Seat(1);
    let ability = "Vymb Wubix";
    let play = Command::PlayAbility {
        seat: due,
        name: ability.to_owned(),
        effects: Vec::new(),
    };
    act(&mut game, play);
    shows_only(&game, &[gate, ability]);
    // What was taken back was never shown.
    game.undo(Stamp::from_millis(0)).unwrap();
    shows_only(&game, &[gate]);
    game.undo(Stamp::from_millis(0)).unwrap();
    shows_only(&game, &[]);
}

#[test]
fn secrets_make_no_difference_to_what_is_found() {
    let mut secret = Ledger::<Bakugan>::new(Setup::check(secret_form()).unwrap());
    let mut quick = Ledger::<Bakugan>::new(Setup::quick("Mia", "Ben"));
    let library = |game: &Ledger<Bakugan>| Library::of(Some(&Table::Bakugan(game.clone())));
    let toy = |seat| crate::rules::bakugan::BakuganId { seat, number: 0 };
    let fact = crate::rules::bakugan::Fact::open_on(crate::rules::bakugan::Gate(0));
    let settle = |roll| Command::Settle {
        roll,
        fact: fact.clone(),
    };
    let commands = [
        Command::SetGates,
        Command::Roll {
            bakugan: toy(Seat(0)),
        },
        settle(1),
        Command::Roll {
            bakugan: toy(Seat(1)),
        },
        settle(2),
        // Turned over, but nobody has said its name.
        Command::Flip { name: None },
    ];
    for command in commands {
        assert_eq!(library(&secret), library(&quick), "before {command:?}");
        act(&mut secret, command.clone());
        act(&mut quick, command);
    }
    assert_eq!(library(&secret), library(&quick));
}

#[test]
fn what_was_shown_is_there_with_where_it_is() {
    let table = after(FOUGHT);
    let library = Library::of(Some(&table));
    let fire_wall = first(&library, "fire wall");
    assert_eq!(fire_wall.now.as_deref(), Some("Ben has played it."));
    let tsunami = &library.cards()[0];
    assert_eq!(tsunami.name, "Tsunami");
    assert_eq!(tsunami.now.as_deref(), Some("It lies face up on Gate 1."));
    let dragonoid = first(&library, "dragonoid");
    assert_eq!(dragonoid.about, "Pyrus, Bakugan of Mia");
    assert_eq!(dragonoid.now.as_deref(), Some("It stands on Gate 1."));
    assert_eq!(dragonoid.numbers[0].amount, 410);
    assert_eq!(first(&library, "410").name, "Dragonoid");
}

#[test]
fn the_card_that_matters_now_is_known_in_every_game() {
    let now: Vec<Option<String>> = matches_of_all_games()
        .iter()
        .map(|table| {
            let library = Library::of(table.as_ref());
            library.now().map(|now| library.cards()[now].name.clone())
        })
        .collect();
    let said = |name: &str| Some(name.to_owned());
    assert_eq!(
        now,
        [
            None,
            said("Fire Wall"),
            said("red Beak 1"),
            said("Dance Off"),
            said("Heart"),
        ]
    );
    let begun = after("game kaboodl\nplayers Mia, Ben\nbegin\n");
    assert_eq!(Library::of(Some(&begun)).now(), None);
}

#[test]
fn a_house_rule_has_its_value_of_this_match() {
    let of = |table: &Table| {
        let card = first(&Library::of(Some(table)), "kbosh");
        let house = card.paragraphs.into_iter();
        let mut house = house.filter(|one| one.kind == GroundKind::House);
        house.next().unwrap()
    };
    let head = "game kaboodl\nplayers Mia, Ben\nbegin\n";
    let default = of(&after(head));
    let changed = of(&after(&format!("{head}rule toss_out_kbosh allowed\n")));
    assert_ne!(default.setting, changed.setting);
    assert_eq!(default.words, changed.words);
    // The same as in the rules.
    let printed = House::as_printed(GameKind::Kaboodl);
    let topic = crate::rules::lookup::topic(GameKind::Kaboodl, "kbaam").unwrap();
    let rule = topic.paragraphs(&printed);
    assert!(rule.iter().any(|one| one.rests_on == default.rests_on));
}

#[test]
fn the_printed_series_can_be_read_and_nothing_is_wrong_with_it() {
    let cards = series_2();
    assert_eq!(cards.len(), 24);
    for card in cards {
        assert_eq!(card.problems(), [], "{}", card.name);
        assert_eq!(card.numbers.len(), 6, "{}", card.name);
        let is_silver = card.colour == Some(GateColour::Silver);
        assert_eq!(card.effects.is_empty(), is_silver, "{}", card.name);
    }
    let library = Library::of(None);
    let card = first(&library, "Stand Your Ground");
    assert_eq!(card.about, "Copper gate, Series 2, 24 of 48");
    assert_eq!(
        card.paragraphs[0].words,
        "Played abilities come back after the battle."
    );
    let subterra = card.numbers.iter().find(|number| number.what == "Subterra");
    assert_eq!(subterra.unwrap().amount, 140);
}
