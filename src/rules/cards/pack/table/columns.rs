//! What the columns of a table hold: how they are called in English and German, and what is written in their cells.

use std::borrow::Cow;

use toml::Spanned;
use toml::de::DeValue;

/// A header so near to a known name is a slip of it.
const SLIPS_IN_A_HEADER: usize = 1;
/// Of shorter names a slip is another name.
const SLIPS_FROM_LETTERS: usize = 5;
/// A longer name is none of a column.
const LONGEST_HEADER: usize = 100;

/// What a column of a table holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Column {
    /// The game.
    Game,
    /// What sort of card.
    Kind,
    /// Its name.
    Name,
    /// Its number or code.
    Code,
    /// Its colour.
    Colour,
    /// What stands on it.
    Text,
    /// When it may be played, as a sentence.
    When,
    /// When it may be played, as one of the moments of a battle.
    Played,
    /// Its picture's file.
    Picture,
    /// Its language.
    Language,
    /// A gate's number for Pyrus.
    Pyrus,
    /// For Aquos.
    Aquos,
    /// For Subterra.
    Subterra,
    /// For Haos.
    Haos,
    /// For Darkus.
    Darkus,
    /// For Ventus.
    Ventus,
    /// A Bakugan's Attribute.
    Attribute,
    /// A Bakugan's number.
    GPower,
    /// A Kaboodl card's creature.
    Creature,
    /// Its dots.
    Dots,
    /// Which command card.
    Command,
    /// A character's icon.
    Icon,
}

/// A column with the field that it fills, and the names by which it is guessed: English, then German.
struct Known {
    column: Column,
    field: &'static str,
    names: &'static [&'static str],
}

const fn known(column: Column, field: &'static str, names: &'static [&'static str]) -> Known {
    Known {
        column,
        field,
        names,
    }
}

/// In the order in which a chooser lists them. Names are written small, without blanks, signs and dots above letters.
const KNOWN: [Known; 22] = [
    known(
        Column::Name,
        "name",
        &[
            "name",
            "card",
            "cardname",
            "title",
            "karte",
            "kartenname",
            "titel",
            "bezeichnung",
        ],
    ),
    known(
        Column::Kind,
        "kind",
        &[
            "kind",
            "type",
            "cardtype",
            "sort",
            "art",
            "typ",
            "kartenart",
            "sorte",
        ],
    ),
    known(Column::Game, "game", &["game", "spiel"]),
    known(
        Column::Code,
        "code",
        &[
            "code",
            "no",
            "number",
            "id",
            "nr",
            "nummer",
            "kartennummer",
            "cardnumber",
        ],
    ),
    known(Column::Colour, "colour", &["colour", "color", "farbe"]),
    known(
        Column::Text,
        "text",
        &[
            "text",
            "effect",
            "description",
            "rule",
            "effekt",
            "wirkung",
            "beschreibung",
            "kartentext",
            "regel",
        ],
    ),
    known(
        Column::When,
        "when",
        &["when", "whenplayed", "wann", "zeitpunkt"],
    ),
    known(Column::Played, "played", &["played", "moment", "gespielt"]),
    known(
        Column::Pyrus,
        "pyrus",
        &["pyrus", "fire", "red", "feuer", "rot"],
    ),
    known(
        Column::Aquos,
        "aquos",
        &["aquos", "water", "blue", "wasser", "blau"],
    ),
    known(
        Column::Subterra,
        "subterra",
        &["subterra", "earth", "brown", "erde", "braun"],
    ),
    known(
        Column::Haos,
        "haos",
        &["haos", "light", "white", "licht", "weiss"],
    ),
    known(
        Column::Darkus,
        "darkus",
        &["darkus", "darkness", "black", "dunkelheit", "schwarz"],
    ),
    known(
        Column::Ventus,
        "ventus",
        &["ventus", "wind", "green", "gruen", "grun"],
    ),
    known(
        Column::Attribute,
        "attribute",
        &["attribute", "element", "attribut"],
    ),
    known(
        Column::GPower,
        "g_power",
        &["gpower", "power", "g", "starke", "staerke", "kraft"],
    ),
    known(
        Column::Creature,
        "creature",
        &["creature", "monster", "animal", "wesen", "tier", "kreatur"],
    ),
    known(
        Column::Dots,
        "dots",
        &["dots", "dot", "points", "punkte", "punkt"],
    ),
    known(Column::Command, "command", &["command", "befehl"]),
    known(Column::Icon, "icon", &["icon", "symbol", "zeichen"]),
    known(Column::Language, "language", &["language", "sprache"]),
    known(
        Column::Picture,
        "picture",
        &["picture", "image", "photo", "file", "bild", "foto", "datei"],
    ),
];

/// The columns that are the six numbers of a gate.
pub(super) const SIX: [Column; 6] = [
    Column::Pyrus,
    Column::Aquos,
    Column::Subterra,
    Column::Haos,
    Column::Darkus,
    Column::Ventus,
];

/// What people write in a cell, and the word of files for it; a file's own words need no line here.
const CELLS: &[(Column, &[(&str, &str)])] = &[
    (
        Column::Game,
        &[
            ("bratz all out", "all_out"),
            ("bratz: all out", "all_out"),
            ("all out", "all_out"),
            ("bratz got five", "got_five"),
            ("bratz: got five", "got_five"),
            ("got five", "got_five"),
        ],
    ),
    (
        Column::Kind,
        &[
            ("gate card", "gate"),
            ("gate-karte", "gate"),
            ("gatekarte", "gate"),
            ("tor", "gate"),
            ("ability card", "ability"),
            ("fähigkeit", "ability"),
            ("fähigkeitskarte", "ability"),
            ("ball", "bakugan"),
            ("kaboodl card", "kaboodl"),
            ("kaboodl-karte", "kaboodl"),
            ("sammelkarte", "collecting"),
            ("befehl", "command"),
            ("befehlskarte", "command"),
            ("figur", "character"),
            ("figurenkarte", "character"),
            ("ereignis", "event"),
            ("ereigniskarte", "event"),
            ("event card", "event"),
        ],
    ),
    (
        Column::Colour,
        &[
            ("golden", "gold"),
            ("silber", "silver"),
            ("silbern", "silver"),
            ("kupfer", "copper"),
            ("bronze", "copper"),
            ("rot", "red"),
            ("blau", "blue"),
            ("grün", "green"),
        ],
    ),
    (
        Column::Attribute,
        &[
            ("feuer", "pyrus"),
            ("fire", "pyrus"),
            ("wasser", "aquos"),
            ("water", "aquos"),
            ("erde", "subterra"),
            ("earth", "subterra"),
            ("licht", "haos"),
            ("light", "haos"),
            ("dunkelheit", "darkus"),
            ("darkness", "darkus"),
            ("wind", "ventus"),
            ("klar", "clear"),
        ],
    ),
    (
        Column::Command,
        &[("joker", "wild"), ("k'baam", "kbaam"), ("k'bosh", "kbosh")],
    ),
    (
        Column::Language,
        &[
            ("english", "en"),
            ("englisch", "en"),
            ("german", "de"),
            ("deutsch", "de"),
        ],
    ),
];

impl Column {
    /// Every column there can be, in the order in which a chooser lists them.
    pub fn all() -> impl Iterator<Item = Self> {
        KNOWN.iter().map(|known| known.column)
    }

    /// The field of a card that it fills, as the description of packs names it.
    pub fn field(self) -> &'static str {
        let known = KNOWN.iter().find(|known| known.column == self);
        known.map_or("", |known| known.field)
    }

    /// The column that is called so; a slip in a long name is forgiven.
    pub(super) fn called(header: &str) -> Option<Self> {
        let header = plain(header);
        let exact = KNOWN
            .iter()
            .find(|known| known.names.contains(&header.as_str()));
        let near = |known: &&Known| {
            known.names.iter().any(|name| {
                name.len() >= SLIPS_FROM_LETTERS
                    && strsim::osa_distance(name, &header) <= SLIPS_IN_A_HEADER
            })
        };
        let found = exact.or_else(|| KNOWN.iter().find(near))?;
        Some(found.column)
    }
}

/// A header without what people write differently.
fn plain(header: &str) -> String {
    let mut plain = String::new();
    for letter in header
        .chars()
        .take(LONGEST_HEADER)
        .flat_map(char::to_lowercase)
    {
        match letter {
            'ä' => plain.push('a'),
            'ö' => plain.push('o'),
            'ü' => plain.push('u'),
            'ß' => plain.push_str("ss"),
            letter if letter.is_alphanumeric() => plain.push(letter),
            _ => {}
        }
    }
    plain
}

/// A cell as a number; as text where it is none, which is told then. "+50 G" and "120 G" are numbers.
pub(super) fn number(cell: &str) -> DeValue<'_> {
    let bare = cell
        .trim_start_matches('+')
        .trim_end_matches(['g', 'G'])
        .trim();
    let bare = match bare.trim_start_matches('0') {
        "" => bare,
        without => without,
    };
    let is_number = bare.parse::<i64>().is_ok();
    let value = is_number.then(|| DeValue::parse(bare).ok()).flatten();
    value.map_or(DeValue::String(Cow::Borrowed(cell)), Spanned::into_inner)
}

/// What a cell says, as files write it.
pub(super) fn word(column: Column, cell: &str) -> Cow<'_, str> {
    let Some((_, words)) = CELLS.iter().find(|(one, _)| *one == column) else {
        return Cow::Borrowed(cell);
    };
    let small = cell.to_lowercase();
    match words.iter().find(|(said, _)| *said == small) {
        Some((_, word)) => Cow::Borrowed(word),
        None => Cow::Owned(small),
    }
}
