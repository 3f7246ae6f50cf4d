//! The words by which the files of a pack name things, each with what it means.

use crate::rules::GameKind;
use crate::rules::bakugan::{AbilityColour, Attribute, GateColour, Moment};
use crate::rules::kaboodl::CommandCard;
use crate::rules::script::GAMES;

/// The kinds of cards that a pack can have.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum KindWord {
    Gate,
    Ability,
    Bakugan,
    Kaboodl,
    Collecting,
    Command,
    Character,
    Event,
}

/// The kinds of cards of each game.
const OF_BAKUGAN: &[(&str, KindWord)] = &[
    ("gate", KindWord::Gate),
    ("ability", KindWord::Ability),
    ("bakugan", KindWord::Bakugan),
];
const OF_KABOODL: &[(&str, KindWord)] = &[
    ("kaboodl", KindWord::Kaboodl),
    ("collecting", KindWord::Collecting),
    ("command", KindWord::Command),
];
const OF_BRATZ: &[(&str, KindWord)] = &[
    ("character", KindWord::Character),
    ("event", KindWord::Event),
];

/// Every kind, with what a fault calls it.
pub(super) const KINDS: [(&str, KindWord, &str); 8] = [
    ("gate", KindWord::Gate, "a gate"),
    ("ability", KindWord::Ability, "an ability"),
    ("bakugan", KindWord::Bakugan, "a Bakugan"),
    ("kaboodl", KindWord::Kaboodl, "a Kaboodl card"),
    ("collecting", KindWord::Collecting, "a card to collect with"),
    ("command", KindWord::Command, "a command card"),
    ("character", KindWord::Character, "a character"),
    ("event", KindWord::Event, "an event"),
];

/// The kinds of cards that a game has.
pub(super) fn kinds_of(game: GameKind) -> &'static [(&'static str, KindWord)] {
    match game {
        GameKind::Bakugan => OF_BAKUGAN,
        GameKind::Kaboodl => OF_KABOODL,
        GameKind::AllOut | GameKind::GotFive => OF_BRATZ,
    }
}

pub(super) const GATE_COLOURS: [(&str, GateColour); 3] = [
    ("gold", GateColour::Gold),
    ("silver", GateColour::Silver),
    ("copper", GateColour::Copper),
];

pub(super) const ABILITY_COLOURS: [(&str, AbilityColour); 3] = [
    ("red", AbilityColour::Red),
    ("blue", AbilityColour::Blue),
    ("green", AbilityColour::Green),
];

/// The six come first: a gate has numbers for these alone.
pub(super) const ATTRIBUTES: [(&str, Attribute); 7] = [
    ("pyrus", Attribute::Pyrus),
    ("aquos", Attribute::Aquos),
    ("subterra", Attribute::Subterra),
    ("haos", Attribute::Haos),
    ("darkus", Attribute::Darkus),
    ("ventus", Attribute::Ventus),
    ("clear", Attribute::Clear),
];

pub(super) const MOMENTS: [(&str, Moment); 4] = [
    ("before_flip", Moment::BeforeFlip),
    ("in_battle", Moment::InBattle),
    ("after_battle", Moment::AfterBattle),
    ("outside_battle", Moment::OutsideBattle),
];

pub(super) const COMMANDS: [(&str, CommandCard); 3] = [
    ("wild", CommandCard::Wild),
    ("kbaam", CommandCard::Kbaam),
    ("kbosh", CommandCard::Kbosh),
];

/// The games by the words of files.
pub(super) fn games() -> Vec<(&'static str, GameKind)> {
    GAMES.iter().map(|game| (game.word, game.kind)).collect()
}

/// The word of a game.
pub(super) fn game_word(kind: GameKind) -> &'static str {
    let game = GAMES.iter().find(|game| game.kind == kind);
    game.map_or("", |game| game.word)
}

/// The word that stands for a value in one of the lists above.
pub(super) fn word_of<T: PartialEq>(list: &[(&'static str, T)], value: &T) -> &'static str {
    let found = list.iter().find(|(_, one)| one == value);
    found.map_or("", |(word, _)| *word)
}
