//! Card packs: cards that people write down themselves, as files in a folder.
//!
//! A pack is a folder with a file `pack.toml` and, if wished, further `.toml` files and pictures. The store reads the
//! files; here is what stands in them, and what is wrong with them.
//!
//! ```
//! use rollcall::rules::cards::pack::{Source, parse};
//!
//! let text = r#"
//! format = 1
//! name = "Our cards"
//! game = "bakugan"
//!
//! [[card]]
//! kind = "gate"
//! name = "Rope Bridge"
//! colour = "silver"
//! numbers = { pyrus = 70, aquos = 90 }
//! "#;
//! let parsed = parse(&[Source { file: "pack.toml", text }]);
//! assert_eq!(parsed.faults, []);
//! assert_eq!(parsed.pack.cards[0].name, "Rope Bridge");
//!
//! let wrong = text.replace("colour", "color");
//! let parsed = parse(&[Source { file: "pack.toml", text: &wrong }]);
//! assert_eq!(
//!     parsed.faults[0].to_string(),
//!     "pack.toml:9:1: color: there is no such field; did you mean \"colour\"?"
//! );
//! ```
//!
//! The description for people who write packs:
//!
#![doc = include_str!("format.md")]

mod card;
mod fault;
mod fields;
#[cfg(test)]
mod laws;
mod read;
mod shelf;
mod spelling;
mod syntax;
pub mod table;
#[cfg(test)]
mod tests;
mod write;

use std::collections::BTreeMap;

use crate::rules::GameKind;
use crate::rules::bakugan::effect::Effect;
use crate::rules::bakugan::{
    AbilityCard, AbilityColour, Attribute, BakuganSetup, GateCard, GateColour, Moment,
};
use crate::rules::kaboodl::CommandCard;

pub use fault::{Fault, Faults};
pub use read::{PACK_FILE, Parsed, Place, PlacedCard, Source, parse};
pub use shelf::Shelf;
pub use write::{EditError, added, added_all, card_text, pack_text, replaced, without};

/// The version of the layout of packs.
pub const FORMAT: i64 = 1;
/// A file of a pack is written by hand: the largest that is read holds far more cards than a pack may have.
pub const LARGEST_FILE_BYTES: u64 = 4 << 20;
/// More files than these nobody keeps apart, and each must be read before the pack is shown.
pub const MOST_FILES: usize = 100;
/// No game of ours ever had more cards; a pack beyond it is a mistake and would make the search slow for all.
pub const MOST_CARDS: usize = 5_000;
/// A longer text does not fit on the screen in letters that are read across the table.
pub const LONGEST_TEXT: usize = 1_000;
/// A longer code, or version, does not fit beside the name.
pub const LONGEST_CODE: usize = 40;
/// A longer path of a picture some systems do not take.
pub const LONGEST_PICTURE_NAME: usize = 120;
/// No card does more things one after the other.
pub const MOST_EFFECTS: usize = 12;
/// So many faults are told; whoever mends these sees the rest the next time.
pub const MOST_FAULTS: usize = 50;
/// No card shows more dots.
pub const MOST_DOTS: u8 = 9;

/// A pack of cards.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Pack {
    /// What it is called.
    pub name: String,
    /// Who wrote it.
    pub author: Option<String>,
    /// Which state of it this is, as its author counts: "1.2".
    pub version: Option<String>,
    /// The language of its cards, where a card names none: "en", "de".
    pub language: Option<String>,
    /// The cards, in the order in which they are written.
    pub cards: Vec<PackCard>,
}

/// A card of a pack.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PackCard {
    /// The game to which it belongs.
    pub game: GameKind,
    /// What it is called.
    pub name: String,
    /// The number or code that is printed on it: "BA133", "4/48".
    pub code: Option<String>,
    /// What stands on it, in lines.
    pub text: Option<String>,
    /// When it may be played, as a sentence.
    pub when: Option<String>,
    /// Its picture in the folder of the pack.
    pub picture: Option<PictureName>,
    /// The language of the card, where it is not that of the pack.
    pub language: Option<String>,
    /// What only cards of its kind have.
    pub content: Content,
}

/// What only cards of one kind have.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Content {
    /// A Gate card of Bakugan.
    Gate {
        /// Its colour, if it is known.
        colour: Option<GateColour>,
        /// What it adds to a fighter of each Attribute, in G; what is not known is left out.
        numbers: BTreeMap<Attribute, i32>,
        /// What it does, in the order in which it is done.
        effects: Vec<Effect>,
    },
    /// An ability card of Bakugan.
    Ability {
        /// Its colour, if it is known.
        colour: Option<AbilityColour>,
        /// When it says that it is played; none when that is not known.
        played: Option<Moment>,
        /// What it does, in the order in which it is done.
        effects: Vec<Effect>,
    },
    /// A Bakugan; the card's name is its kind: "Gargonoid".
    Bakugan {
        /// Its Attribute, if it is known.
        attribute: Option<Attribute>,
        /// The number on it, in G, if it is known.
        g_power: Option<i32>,
    },
    /// A card of Kaboodl that lies in the middle.
    Kaboodl {
        /// Which creature.
        creature: String,
        /// Which colour.
        colour: String,
        /// How many dots, from 1.
        dots: u8,
    },
    /// A card of Kaboodl that the cards in the middle are collected with.
    Collecting(Collecting),
    /// A command card of Kaboodl.
    Command(CommandCard),
    /// A character of a Bratz game.
    Character {
        /// Its icon.
        icon: String,
    },
    /// An event of a Bratz game.
    Event,
}

/// What a card shows that Kaboodl cards are collected with.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Collecting {
    /// A creature.
    Creature(String),
    /// A colour.
    Colour(String),
    /// So many dots.
    Dots(u8),
}

impl Content {
    /// The word by which files name the kind.
    pub fn kind_word(&self) -> &'static str {
        match self {
            Self::Gate { .. } => "gate",
            Self::Ability { .. } => "ability",
            Self::Bakugan { .. } => "bakugan",
            Self::Kaboodl { .. } => "kaboodl",
            Self::Collecting(_) => "collecting",
            Self::Command(_) => "command",
            Self::Character { .. } => "character",
            Self::Event => "event",
        }
    }
}

impl PackCard {
    /// A card of which only the name is known besides.
    pub fn of(game: GameKind, name: impl Into<String>, content: Content) -> Self {
        Self {
            game,
            name: name.into(),
            code: None,
            text: None,
            when: None,
            picture: None,
            language: None,
            content,
        }
    }

    /// The word by which files name its game.
    pub fn game_word(&self) -> &'static str {
        spelling::game_word(self.game)
    }

    /// It as a Gate card that a player brings; none when it is another card.
    pub fn gate(&self) -> Option<GateCard> {
        let Content::Gate {
            colour,
            numbers,
            effects,
        } = &self.content
        else {
            return None;
        };
        Some(GateCard {
            name: self.name.clone(),
            colour: *colour,
            numbers: numbers.clone(),
            effects: effects.clone(),
        })
    }

    /// It as an ability card that a player brings; none when it is another card.
    pub fn ability(&self) -> Option<AbilityCard> {
        let Content::Ability {
            colour,
            played,
            effects,
        } = &self.content
        else {
            return None;
        };
        Some(AbilityCard {
            name: self.name.clone(),
            colour: *colour,
            played: *played,
            effects: effects.clone(),
        })
    }

    /// It as a Bakugan that a player brings; none when it is another card.
    pub fn bakugan(&self) -> Option<BakuganSetup> {
        let Content::Bakugan { attribute, g_power } = &self.content else {
            return None;
        };
        Some(BakuganSetup {
            name: Some(self.name.clone()),
            attribute: *attribute,
            g_power: *g_power,
        })
    }
}

/// The path of a picture within the folder of its pack, with `/` between its parts. It leads nowhere else.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PictureName(String);

impl PictureName {
    /// The ends of names by which pictures are known.
    pub const ENDS: [&'static str; 4] = ["png", "jpg", "jpeg", "webp"];

    /// Checks a path. Whether there is such a picture, the store sees.
    ///
    /// # Errors
    /// What is wrong with it, and what to do.
    pub fn check(path: &str) -> Result<Self, String> {
        if path.trim().is_empty() {
            return Err(
                "it is empty; write the picture's file name, as \"fire-pit.jpg\"".to_owned(),
            );
        }
        if path.chars().count() > LONGEST_PICTURE_NAME {
            return Err(format!(
                "the name is longer than {LONGEST_PICTURE_NAME} letters; give the picture a shorter one"
            ));
        }
        if path.chars().any(char::is_control) {
            return Err(
                "a line break or another sign that cannot be seen stands in it; remove it"
                    .to_owned(),
            );
        }
        if path.contains('\\') {
            return Err("write / instead of \\ between folder and file".to_owned());
        }
        // A colon would be a drive or a hidden stream on some systems.
        if path.starts_with('/') || path.contains(':') {
            return Err(
                "the picture must lie in the folder of the pack; put it there and write only its file name".to_owned(),
            );
        }
        if path.split('/').any(|part| part == "..") {
            return Err(
                "\"..\" leads out of the folder of the pack; put the picture into it".to_owned(),
            );
        }
        let is_plain = |part: &str| !part.is_empty() && part != "." && !part.ends_with([' ', '.']);
        if !path.split('/').all(is_plain) {
            return Err("this is no file name; write it as \"fire-pit.jpg\"".to_owned());
        }
        let end = path
            .rsplit_once('.')
            .map(|(_, end)| end.to_ascii_lowercase());
        if !end.is_some_and(|end| Self::ENDS.contains(&end.as_str())) {
            return Err(
                "only PNG, JPEG and WebP are pictures here: .png, .jpg, .jpeg or .webp".to_owned(),
            );
        }
        Ok(Self(path.to_owned()))
    }

    /// The path as it is written.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}
