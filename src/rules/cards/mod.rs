//! The cards of every game: what each of them does and when it may be played, in our own words, with what that rests on.
//!
//! A [`Library`] is made for one moment of a match, or for nobody's. It names only what everybody at the table may know:
//! a Gate card once it was turned over, an ability card once it was played. What stands in it besides are the sorts of
//! cards that every table has, and the printed Gate cards of a series, which say nothing of who holds what.
//!
//! ```
//! use rollcall::rules::GameKind;
//! use rollcall::rules::cards::Library;
//!
//! let library = Library::of(None);
//! let found = library.search("stand of", None);
//! let card = &library.cards()[found[0]];
//! assert_eq!((card.game, card.name.as_str()), (GameKind::Bakugan, "Stand Off"));
//! assert_eq!(card.paragraphs[0].words, "No ability cards in this battle.");
//! ```

mod bakugan;
mod bratz;
mod kaboodl;
pub mod pack;
mod search;
mod series;
#[cfg(test)]
mod tests;

use super::bakugan::{AbilityColour, Attribute, GateColour};
use super::basis::{GroundKind, Section};
use super::house::{TableRule, TableRules};
use super::kaboodl::{CommandCard, Grid};
use super::lookup::{Paragraph, Part};
use super::tongue::{RULES, Tongue, in_tongue, tell};
use super::{GameKind, Table};
use search::Index;
pub use search::{Hit, best_of};
pub use series::{series_2, series_2_pack};

/// The games in the order in which their cards are listed where none of them is played.
const GAMES: [GameKind; 4] = [
    GameKind::Bakugan,
    GameKind::Kaboodl,
    GameKind::AllOut,
    GameKind::GotFive,
];

/// A card, or a sort of cards, as it is shown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Card {
    /// Its name among all cards, the same in every language.
    pub id: String,
    /// The game to which it belongs.
    pub game: GameKind,
    /// What sort of card it is.
    pub kind: Kind,
    /// What it is called.
    pub name: String,
    /// What it is, in a few words: "copper gate".
    pub about: String,
    /// Where it is in this match, or what became of it; none where there is nothing to say.
    pub now: Option<String>,
    /// What is drawn of it.
    pub picture: Picture,
    /// The numbers on it.
    pub numbers: Vec<Number>,
    /// What it does, and when it may be played.
    pub paragraphs: Vec<Paragraph>,
    /// Words by which it is found and which it does not show.
    also: String,
}

/// What sort of card it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// A Gate card.
    Gate,
    /// An ability card.
    Ability,
    /// A Bakugan.
    Bakugan,
    /// An Attribute.
    Attribute,
    /// Something that a card of Bakugan can do.
    Effect,
    /// One of the Kaboodl cards in the middle.
    Kaboodl,
    /// A card that Kaboodl cards are collected with.
    Collecting,
    /// A command card.
    Command,
    /// A character card.
    Character,
    /// An icon.
    Icon,
    /// An event card.
    Event,
}

impl Kind {
    /// What it is called.
    pub fn words(self) -> String {
        tell!(match self {
            Self::Gate => "card-kind-gate",
            Self::Ability => "card-kind-ability",
            Self::Bakugan => "card-kind-bakugan",
            Self::Attribute => "card-kind-attribute",
            Self::Effect => "card-kind-effect",
            Self::Kaboodl => "card-kind-kaboodl",
            Self::Collecting => "card-kind-collecting",
            Self::Command => "card-kind-command",
            Self::Character => "card-kind-character",
            Self::Icon => "card-kind-icon",
            Self::Event => "card-kind-event",
        })
    }
}

/// What is drawn of a card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Picture {
    /// The back of a Gate card.
    GateBack,
    /// The front of a Gate card, its colour if it is known.
    Gate(Option<GateColour>),
    /// An ability card, its colour if it is known.
    Ability(Option<AbilityColour>),
    /// A Bakugan, its Attribute if it is known.
    Bakugan(Option<Attribute>),
    /// The mark of an Attribute.
    Attribute(Attribute),
    /// A Kaboodl card: places in [`Library::grid`], and dots.
    Kaboodl {
        /// Which creature.
        creature: u8,
        /// Which colour.
        colour: u8,
        /// How many dots.
        dots: u8,
    },
    /// A creature card.
    Creature,
    /// A colour card.
    Colour,
    /// A dot card.
    Dots,
    /// A command card.
    Command(CommandCard),
    /// A character card.
    Character,
    /// An icon, by its name as it stands in files.
    Icon(String),
    /// An event card.
    Event,
}

/// A number on a card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Number {
    /// What it counts, in words: "Pyrus", "G-Power".
    pub what: String,
    /// The Attribute for which it is added, where it is one for an Attribute.
    pub attribute: Option<Attribute>,
    /// How much.
    pub amount: i32,
}

/// All cards as they can be looked up at one moment.
#[derive(Debug, Clone, PartialEq)]
pub struct Library {
    cards: Vec<Card>,
    grid: Grid,
    game: Option<GameKind>,
    now: Option<usize>,
    index: Index,
}

impl Library {
    /// The cards in the language that is spoken, those of the match first; without a match those of every table.
    pub fn of(table: Option<&Table>) -> Self {
        let cards = all(table);
        let index = Index::of(Tongue::ALL.map(|tongue| in_tongue(tongue, || all(table))));
        let now = table.and_then(now_in);
        Self {
            grid: match table {
                Some(Table::Kaboodl(game)) => game.now().grid().clone(),
                _ => Grid::default(),
            },
            game: table.map(Table::kind),
            now: now.and_then(|now| cards.iter().position(|card| card.id == now)),
            index,
            cards,
        }
    }

    /// The cards, in the order in which they are listed.
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// The creatures and colours that [`Picture::Kaboodl`] speaks of.
    pub fn grid(&self) -> &Grid {
        &self.grid
    }

    /// The game of the match, if there is one.
    pub fn game(&self) -> Option<GameKind> {
        self.game
    }

    /// The place of the card that matters now: the gate that was turned over or the ability that was played last, the
    /// Kaboodl card that was collected or stolen, the event that is played.
    pub fn now(&self) -> Option<usize> {
        self.now
    }

    /// The places of the cards in which these words stand, the game of the match first, then the best; every card when
    /// nothing is typed. `only` leaves out the other games.
    pub fn search(&self, words: &str, only: Option<GameKind>) -> Vec<usize> {
        let is_meant = |place: usize| {
            let card = self.cards.get(place);
            card.is_some_and(|card| only.is_none_or(|only| card.game == only))
        };
        let Some(mut found) = self.index.search(words, is_meant) else {
            return (0..self.cards.len())
                .filter(|place| is_meant(*place))
                .collect();
        };
        // Stable: within a game the best stay first.
        found.sort_by_key(|place| {
            self.cards
                .get(*place)
                .map(|card| Some(card.game) != self.game)
        });
        found
    }
}

impl Library {
    /// The cards that are meant and in which any of these words stands, in their order; none when nothing is typed.
    pub fn hits(&self, words: &str, is_meant: impl Fn(usize) -> bool) -> Option<Vec<Hit>> {
        self.index.hits(words, is_meant)
    }
}

/// Every card, the game of the match first.
fn all(table: Option<&Table>) -> Vec<Card> {
    let of = |kind| match (kind, table) {
        (GameKind::Bakugan, Some(Table::Bakugan(game))) => bakugan::cards(Some(game)),
        (GameKind::Bakugan, _) => bakugan::cards(None),
        (GameKind::Kaboodl, Some(Table::Kaboodl(game))) => kaboodl::cards(Some(game.now())),
        (GameKind::Kaboodl, _) => kaboodl::cards(None),
        (GameKind::AllOut, Some(Table::AllOut(game))) => bratz::all_out(Some(game)),
        (GameKind::AllOut, _) => bratz::all_out(None),
        (GameKind::GotFive, Some(Table::GotFive(game))) => bratz::got_five(Some(game.now())),
        (GameKind::GotFive, _) => bratz::got_five(None),
    };
    let mut games = GAMES;
    games.sort_by_key(|kind| table.map(Table::kind) != Some(*kind));
    games.into_iter().flat_map(of).collect()
}

/// The id of the card that matters now.
fn now_in(table: &Table) -> Option<String> {
    match table {
        Table::Bakugan(game) => bakugan::now(game),
        Table::Kaboodl(game) => kaboodl::now(game),
        Table::AllOut(game) => bratz::all_out_now(game),
        Table::GotFive(game) => bratz::got_five_now(game.now()),
    }
}

/// A sort of cards, all of whose words stand in the file of words: `card-<game>-<id>-name`, `-also` and one message for
/// each of `parts`.
fn sort<S: Section, R: TableRule>(
    game: GameKind,
    id: &str,
    (kind, picture): (Kind, Picture),
    house: &TableRules<R>,
    parts: &[Part<S, R>],
) -> Card {
    let own = |end: &str| RULES.say(&format!("card-{}-{id}-{end}", R::GAME), &[]);
    Card {
        id: format!("{}-{id}", R::GAME),
        game,
        kind,
        name: own("name"),
        about: kind.words(),
        now: None,
        picture,
        numbers: Vec::new(),
        paragraphs: parts.iter().map(|part| part.told(house, own)).collect(),
        also: own("also"),
    }
}

/// A paragraph that the sheet decides, in these words.
fn sheet<S: Section>(section: S, words: String) -> Paragraph {
    Paragraph {
        kind: GroundKind::Sheet,
        words,
        rests_on: section.heading(),
        setting: None,
    }
}

/// A paragraph on which the sheet is silent.
fn inferred(words: String) -> Paragraph {
    Paragraph {
        kind: GroundKind::Inferred,
        words,
        rests_on: tell!("basis-inferred"),
        setting: None,
    }
}

/// A paragraph that was entered for this match.
fn entered(words: String) -> Paragraph {
    Paragraph {
        kind: GroundKind::Referee,
        words,
        rests_on: tell!("card-entered"),
        setting: None,
    }
}

/// A few words as a sentence: with a capital and a full stop.
fn sentence(words: &str) -> String {
    let mut letters = words.chars();
    let first: String = letters
        .next()
        .into_iter()
        .flat_map(char::to_uppercase)
        .collect();
    format!("{first}{}.", letters.as_str())
}
