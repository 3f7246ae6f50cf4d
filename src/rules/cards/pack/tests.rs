#![allow(clippy::unwrap_used)]

use super::*;
use crate::rules::bakugan::effect::{Amount, Count, Deed, Leaves, NumberChange, Played, Whom};
use crate::rules::cards::series_2_pack;
use crate::rules::tongue::{Tongue, speak};

pub(super) const HEAD: &str = "format = 1\nname = \"Ours\"\ngame = \"bakugan\"\n";

pub(super) fn one(text: &str) -> Parsed {
    let file = PACK_FILE;
    parse(&[Source { file, text }])
}

#[track_caller]
fn whole(text: &str) -> Pack {
    let parsed = one(text);
    assert_eq!(parsed.faults, [], "{text}");
    assert_eq!(parsed.places.len(), parsed.pack.cards.len());
    parsed.pack
}

fn told(parsed: &Parsed) -> Vec<String> {
    parsed.faults.iter().map(Fault::to_string).collect()
}

/// The examples of the description.
pub(super) fn examples() -> Vec<&'static str> {
    let parts = include_str!("format.md").split("```toml\n").skip(1);
    parts
        .map(|part| part.split("```").next().unwrap())
        .collect()
}

#[test]
fn every_example_of_the_description_can_be_read() {
    let mut kinds: Vec<&str> = Vec::new();
    assert!(examples().len() >= 10);
    for example in examples() {
        let text = if example.contains("format = 1") {
            example.to_owned()
        } else if example.contains("kaboodl")
            || example.contains("collecting")
            || example.contains("command")
        {
            format!("{}{example}", HEAD.replace("bakugan", "kaboodl"))
        } else {
            format!("{HEAD}{example}")
        };
        let pack = whole(&text);
        kinds.extend(pack.cards.iter().map(|card| card.content.kind_word()));
        assert_eq!(
            whole(&pack_text(&pack)),
            pack,
            "it comes back as it was written"
        );
    }
    for (kind, ..) in spelling::KINDS {
        assert!(kinds.contains(&kind), "no example of {kind}");
    }
}

#[test]
fn the_description_names_every_word_that_a_file_can_have() {
    let description = include_str!("format.md");
    let words = spelling::KINDS.iter().map(|(word, ..)| *word);
    let words = words.chain(spelling::games().into_iter().map(|(word, _)| word));
    let words = words.chain(spelling::ATTRIBUTES.iter().map(|(word, _)| *word));
    let words = words.chain(spelling::MOMENTS.iter().map(|(word, _)| *word));
    let words = words.chain(spelling::COMMANDS.iter().map(|(word, _)| *word));
    let words = words.chain(spelling::GATE_COLOURS.iter().map(|(word, _)| *word));
    let words = words.chain(spelling::ABILITY_COLOURS.iter().map(|(word, _)| *word));
    let words = words.chain([
        "both",
        "own",
        "opponent",
        "turn_player",
        "fewest_gates",
        "most_gates",
        "weaker",
        "stronger",
        "different_kinds",
        "used_bakugan",
        "unused_bakugan",
        "standing_bakugan",
        "used_abilities",
        "gates_won",
        "unused",
        "used",
        "out",
        "this_battle",
        "all",
        "fighter",
        "loser",
        "gate",
        "card",
        "off",
    ]);
    for word in words {
        assert!(
            description.contains(&format!("\"{word}\"")),
            "{word} is not described"
        );
    }
    for limit in [MOST_CARDS, LONGEST_TEXT] {
        let written = format!("{},{:03}", limit / 1000, limit % 1000);
        assert!(description.contains(&written), "{written}");
    }
}

#[test]
fn the_packs_that_come_along_are_whole() {
    for (text, cards) in [
        (
            include_str!(concat!(
                env!("CARGO_MANIFEST_DIR"),
                "/assets/packs/bakugan-series-2/pack.toml"
            )),
            24,
        ),
        (
            include_str!(concat!(
                env!("CARGO_MANIFEST_DIR"),
                "/assets/packs/abilities/pack.toml"
            )),
            4,
        ),
        (
            include_str!(concat!(
                env!("CARGO_MANIFEST_DIR"),
                "/assets/packs/bakugan/pack.toml"
            )),
            4,
        ),
        (
            include_str!(concat!(
                env!("CARGO_MANIFEST_DIR"),
                "/assets/packs/bratz-events/pack.toml"
            )),
            5,
        ),
        (
            include_str!(concat!(
                env!("CARGO_MANIFEST_DIR"),
                "/assets/packs/kaboodl/pack.toml"
            )),
            18,
        ),
    ] {
        let pack = whole(text);
        assert_eq!(pack.cards.len(), cards, "{}", pack.name);
        assert_eq!(whole(&pack_text(&pack)), pack);
    }
}

#[test]
fn the_kaboodl_pack_is_the_usual_grid() {
    use crate::rules::kaboodl::Grid;
    let text = include_str!(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/assets/packs/kaboodl/pack.toml"
    ));
    let grid = Grid::default();
    let shown: Vec<String> = grid
        .cards
        .iter()
        .map(|card| {
            let colour = &grid.colours[usize::from(card.colour)];
            format!(
                "{colour} {} {}",
                grid.creatures[usize::from(card.creature)],
                card.dots
            )
        })
        .collect();
    let cards = whole(text).cards;
    let middle = cards
        .iter()
        .filter(|card| matches!(card.content, Content::Kaboodl { .. }));
    let names: Vec<&str> = middle.map(|card| card.name.as_str()).collect();
    assert_eq!(names, shown);
}

/// The facts of the collector's list, line by line: name, colour, then Pyrus, Aquos, Ventus, Haos, Darkus, Subterra.
const FACTS: [(&str, &str, [i32; 6]); 24] = [
    ("Fire Pit", "silver", [140, 120, 60, 20, 20, 80]),
    ("Muddy Ground", "silver", [20, 60, 20, 120, 80, 140]),
    ("Light-Burst", "silver", [50, 50, 110, 200, 170, 90]),
    ("Tsunami", "silver", [20, 170, 80, 80, 110, 110]),
    ("Dusk", "silver", [80, 20, 120, 60, 140, 20]),
    ("High Energy", "silver", [110, 120, 120, 110, 120, 120]),
    ("Tornado Alley", "silver", [170, 110, 180, 50, 90, 50]),
    ("Whirlpool", "silver", [90, 200, 50, 110, 50, 170]),
    ("Gargonoid", "gold", [110, 60, 50, 90, 150, 120]),
    ("Manion", "gold", [80, 150, 30, 50, 120, 110]),
    ("Mantris", "gold", [50, 110, 120, 150, 90, 60]),
    ("Terrorclaw", "gold", [60, 90, 150, 120, 110, 50]),
    ("Cycloid", "gold", [150, 120, 60, 120, 100, 70]),
    ("Hynoid", "gold", [100, 50, 140, 70, 120, 150]),
    ("Teamwork", "gold", [90, 20, 60, 80, 30, 120]),
    ("Tuskor", "gold", [150, 120, 110, 90, 50, 60]),
    ("Catch-Up", "copper", [80, 90, 80, 50, 60, 50]),
    ("Duck & Win", "copper", [110, 60, 110, 120, 140, 90]),
    ("G-Power Exchange", "copper", [80, 50, 80, 20, 50, 20]),
    ("Stand Off", "copper", [140, 80, 20, 80, 60, 50]),
    ("Bakugan Swap", "copper", [80, 50, 80, 50, 140, 30]),
    ("Card Force", "copper", [20, 0, 0, 0, 20, 20]),
    ("Pounce", "copper", [110, 170, 140, 140, 170, 110]),
    ("Stand Your Ground", "copper", [20, 80, 110, 50, 60, 140]),
];

/// What the list says that each card does besides.
fn effect_in_the_list(name: &str) -> Vec<Effect> {
    let doubled = [
        "Gargonoid",
        "Manion",
        "Mantris",
        "Terrorclaw",
        "Cycloid",
        "Hynoid",
        "Tuskor",
    ];
    if doubled.contains(&name) {
        return vec![Effect::of(Deed::Number(NumberChange::Times(2))).only_kind(name)];
    }
    let effect = match name {
        "Teamwork" => Effect::of(Deed::Add(Amount::each(50, Count::DifferentKinds))),
        "Catch-Up" => Effect::of(Deed::Add(Amount::once(200))).to(Whom::FewestGates),
        "Duck & Win" => Effect::of(Deed::LowerWins),
        "G-Power Exchange" => Effect::of(Deed::Swap),
        "Stand Off" => Effect::of(Deed::NoAbilities),
        "Bakugan Swap" => Effect::of(Deed::Replace(Leaves::Unused)),
        "Card Force" => Effect::of(Deed::Number(NumberChange::Add(Amount::each(
            50,
            Count::UsedAbilities,
        )))),
        "Pounce" => Effect::of(Deed::Number(NumberChange::Off)).to(Whom::Weaker),
        "Stand Your Ground" => Effect::of(Deed::ReturnAbilities(Played::All)),
        _ => return Vec::new(),
    };
    vec![effect]
}

#[test]
fn the_24_gates_are_those_of_the_list() {
    use Attribute::{Aquos, Darkus, Haos, Pyrus, Subterra, Ventus};
    let pack = series_2_pack();
    assert_eq!(pack.cards.len(), FACTS.len());
    for (at, (card, (name, colour, numbers))) in pack.cards.iter().zip(FACTS).enumerate() {
        let gate = card.gate().unwrap();
        assert_eq!(
            (gate.name.as_str(), gate.colour.unwrap().name()),
            (name, colour)
        );
        assert_eq!(
            card.code.as_deref(),
            Some(format!("{}/48", at + 1).as_str())
        );
        let order = [Pyrus, Aquos, Ventus, Haos, Darkus, Subterra];
        assert_eq!(
            order.map(|attribute| gate.numbers[&attribute]),
            numbers,
            "{name}"
        );
        assert_eq!(gate.effects, effect_in_the_list(name), "{name}");
    }
}

#[test]
fn several_files_are_one_pack_and_every_card_knows_its_place() {
    let more = "# more\n[[card]]\nkind = \"gate\"\nname = \"Old Well\"\npicture = \"well.png\"\n";
    let first = format!("{HEAD}[[card]]\nkind = \"gate\"\nname = \"Rope Bridge\"\n");
    let sources = [
        Source {
            file: "more.toml",
            text: more,
        },
        Source {
            file: PACK_FILE,
            text: &first,
        },
    ];
    let parsed = parse(&sources);
    assert_eq!(parsed.faults, []);
    let names: Vec<&str> = parsed
        .pack
        .cards
        .iter()
        .map(|card| card.name.as_str())
        .collect();
    assert_eq!(names, ["Rope Bridge", "Old Well"]);
    let place = |file: &str, line, column| Place {
        file: file.to_owned(),
        line,
        column,
    };
    assert_eq!(parsed.places[0].at, place(PACK_FILE, 4, 1));
    assert_eq!(parsed.places[1].at, place("more.toml", 2, 1));
    assert_eq!(parsed.places[1].picture, Some(place("more.toml", 5, 11)));
    let twice = parse(&[
        sources[0],
        sources[1],
        Source {
            file: "z.toml",
            text: more,
        },
    ]);
    assert_eq!(
        told(&twice),
        [
            "z.toml:2:1: name: this card stands already at more.toml:2; remove one of them, or give each its code"
        ]
    );
}

#[test]
fn all_faults_of_a_card_and_of_all_cards_are_told_at_once() {
    let parsed = one(&format!(
        "{HEAD}\n[[card]]\nkind = \"gate\"\nnam = \"A\"\ncolour = \"golden\"\nnumbers = {{ pyrus = \"ten\", aqous = 10 }}\n\n\
         [[card]]\nkind = \"bakugan\"\nname = \"B\"\nattribut = \"pyrus\"\ng_power = 99999\n\n\
         [[card]]\nkind = \"gate\"\nname = \"C\"\n"
    ));
    assert_eq!(
        told(&parsed),
        [
            "pack.toml:5:1: name: it is missing; write name = \"\u{2026}\" under [[card]]",
            "pack.toml:8:10: colour: there is no \"golden\"; did you mean \"gold\"? It can be: gold, silver, copper",
            "pack.toml:9:21: numbers.pyrus: \"ten\" is no whole number; write one between -9999 and 9999, without quotes",
            "pack.toml:9:28: numbers.aqous: there is no such Attribute; did you mean \"aquos\"?",
            "pack.toml:7:1: nam: there is no such field; did you mean \"name\"?",
            "pack.toml:15:11: g_power: it is not between 0 and 9999; look at the card again",
            "pack.toml:14:1: attribut: there is no such field; did you mean \"attribute\"?",
        ]
    );
    let names: Vec<&str> = parsed
        .pack
        .cards
        .iter()
        .map(|card| card.name.as_str())
        .collect();
    assert_eq!(names, ["C"], "what is right can be read");
}

#[test]
fn a_pack_beyond_the_limits_is_told_and_not_read_to_its_end() {
    let card = |number: usize| format!("[[card]]\nkind = \"gate\"\nname = \"Gate {number}\"\n");
    let cards = |count: usize| HEAD.to_owned() + &(0..count).map(card).collect::<String>();
    assert_eq!(whole(&cards(MOST_CARDS)).cards.len(), MOST_CARDS);
    let parsed = one(&cards(MOST_CARDS + 2));
    assert_eq!(parsed.pack.cards.len(), MOST_CARDS);
    assert_eq!(
        told(&parsed),
        ["pack.toml:15004:1: card: a pack has at most 5000 cards; make a second pack of the rest"]
    );
    let text =
        |letters: usize| format!("{HEAD}{}text = \"{}\"\n", card(1), "\u{fc}".repeat(letters));
    whole(&text(LONGEST_TEXT));
    assert!(told(&one(&text(LONGEST_TEXT + 1)))[0].contains("longer than 1000 letters"));
    let wrong = HEAD.to_owned() + &"[[card]]\nkind = \"gat\"\n".repeat(100);
    let parsed = one(&wrong);
    assert_eq!(parsed.faults.len(), MOST_FAULTS);
    assert_eq!(parsed.more_faults, 200 - MOST_FAULTS);
}

#[test]
fn a_picture_lies_in_the_folder_of_its_pack() {
    for good in [
        "a.png",
        "b.JPG",
        "pictures/c.jpeg",
        "d e.webp",
        "\u{fc}ber.png",
    ] {
        assert_eq!(PictureName::check(good).unwrap().as_str(), good);
    }
    let long = format!("{}.png", "a".repeat(LONGEST_PICTURE_NAME));
    for bad in [
        "",
        " ",
        "../a.png",
        "a/../b.png",
        "a/..",
        "/etc/a.png",
        "C:/a.png",
        "a\\b.png",
        "a//b.png",
        "./a.png",
        "a.gif",
        "a",
        "png",
        "a.png/",
        "a.png:x.png",
        "a\n.png",
        "..",
        "~/../a.png",
        "a.png.",
        "a.png ",
        &long,
    ] {
        let why = PictureName::check(bad).unwrap_err();
        assert!(why.len() > 20, "{bad}: {why}");
    }
}

#[test]
fn one_card_is_changed_added_and_removed_and_the_rest_stays_letter_by_letter() {
    let text = format!(
        "# mine\n{HEAD}\n[[card]] # the first\nkind = \"gate\"\nname = \"A\"\n[card.numbers]\npyrus = 5 # five\n\n# between\n\
         [[card]]\nkind = \"gate\"\nname = \"B\" # b\n"
    );
    let pack = whole(&text);
    let mut changed = pack.cards[0].clone();
    changed.name = "A \"new\" one".to_owned();
    changed.text = Some("Two\nlines".to_owned());
    let after = replaced(&text, 0, &changed).unwrap();
    assert_eq!(
        whole(&after).cards,
        [changed.clone(), pack.cards[1].clone()]
    );
    assert!(
        after.starts_with("# mine\n")
            && after.ends_with("\n\n# between\n[[card]]\nkind = \"gate\"\nname = \"B\" # b\n")
    );
    let after = without(&text, 0).unwrap();
    assert_eq!(whole(&after).cards, [pack.cards[1].clone()]);
    let after = added(&text, &changed).unwrap();
    assert!(after.starts_with(&text));
    assert_eq!(whole(&after).cards[2], changed);
    for text in [text.replace('\n', "\r\n"), format!("\u{feff}{text}")] {
        let after = replaced(&text, 1, &changed).unwrap();
        assert_eq!(whole(&after).cards[1], changed);
        assert_eq!(
            after.contains('\r'),
            !after.replace("\r\n", "").contains('\n')
        );
    }
    assert_eq!(replaced(&text, 2, &changed), Err(EditError::NoSuchCard));
    assert_eq!(added("a = ", &changed), Err(EditError::Damaged));
    assert_eq!(added("card = [{}]", &changed), Err(EditError::Damaged));
}

#[test]
fn cards_of_packs_are_found_by_name_text_number_colour_and_code_with_slips() {
    let more = "format = 1\nname = \"More\"\n[[card]]\ngame = \"all_out\"\nkind = \"event\"\nname = \"Zu sp\u{e4}t\"\n\
                text = \"Der Spieler links von dir setzt einmal aus.\"\n\
                [[card]]\ngame = \"kaboodl\"\nkind = \"kaboodl\"\ncreature = \"Beak\"\ncolour = \"red\"\ndots = 1\n\
                [[card]]\ngame = \"bakugan\"\nkind = \"bakugan\"\nname = \"Gorem\"\nattribute = \"aquos\"\ng_power = 480\ncode = \"XY7\"\n";
    let shelf = Shelf::of(vec![series_2_pack().clone(), whole(more)]);
    assert_eq!((shelf.len(), shelf.packs().len()), (27, 2));
    for (typed, name) in [
        ("tsunami", "Tsunami"),
        ("tsun", "Tsunami"),
        ("tsuanmi", "Tsunami"),
        ("whrlpool", "Whirlpool"),
        ("whrlpoll", "Whirlpool"),
        ("torado aley", "Tornado Alley"),
        ("stand gruond", "Stand Your Ground"),
        ("200 170 silver", "Light-Burst"),
        ("kupfer alley", "Tornado Alley"),
        ("aussetzen setzt", "Zu sp\u{e4}t"),
        ("zu spaet", "Zu sp\u{e4}t"),
        ("480", "Gorem"),
        ("xy7", "Gorem"),
        ("24/48", "Stand Your Ground"),
        ("red beak", "red Beak 1"),
    ] {
        let found = shelf.search(typed, None);
        assert!(!found.is_empty(), "{typed}");
        assert_eq!(shelf.get(found[0]).unwrap().1.name, name, "{typed}");
    }
    // A word of three letters has no slips, one of seven has one.
    assert_eq!(shelf.search("zyx", None), Vec::<usize>::new());
    assert_eq!(shelf.search("tsxxami", None), Vec::<usize>::new());
    assert_eq!(shelf.search("", Some(GameKind::Kaboodl)).len(), 1);
    assert_eq!(shelf.search("red", Some(GameKind::Kaboodl)).len(), 1);
    assert_eq!(Shelf::default().search("a", None), Vec::<usize>::new());
}

#[test]
fn a_card_of_a_pack_is_shown_like_every_other_in_every_language() {
    let text: String = examples()
        .into_iter()
        .filter(|example| !example.contains("format = 1"))
        .collect();
    let text = text.replace(
        "[[card]]\nkind = \"kaboodl\"",
        "[[card]]\ngame = \"kaboodl\"\nkind = \"kaboodl\"",
    );
    let text = text.replace(
        "[[card]]\nkind = \"co",
        "[[card]]\ngame = \"kaboodl\"\nkind = \"co",
    );
    let shelf = Shelf::of(vec![whole(&format!("{HEAD}{text}"))]);
    for tongue in Tongue::ALL {
        speak(tongue);
        for place in 0..shelf.len() {
            let card = shelf.card(place).unwrap();
            assert!(
                !card.paragraphs.is_empty() && !card.about.is_empty(),
                "{card:?}"
            );
            let shown = format!("{} {:?}", card.about, card.paragraphs);
            assert!(
                !shown.contains("card-") && !shown.contains("bakugan-"),
                "{shown}"
            );
        }
    }
    speak(Tongue::English);
    let card = shelf.card(0).unwrap();
    assert_eq!(card.about, "Copper gate, 7/12");
    assert_eq!(
        card.paragraphs[0].words,
        "Nobody plays an ability card in this battle."
    );
    assert_eq!(card.paragraphs[0].rests_on, "from the pack Ours");
    assert_eq!(shelf.card(shelf.len()), None);
}
