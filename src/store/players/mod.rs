//! Everybody who plays here, remembered between evenings: a TOML file that people can read and write.
//!
//! ```toml
//! format = 1
//!
//! [[player]]
//! name = "Mia"
//! colour = 2                       # 1 to 6, as the seats have; none for that of the seat
//! initials = "MI"
//! picture = "mia.png"              # in the folder players/ beside this file
//! youngest = true                  # at most one
//!
//! [[player.bakugan]]
//! name = "Dragonoid"
//! attribute = "pyrus"
//! g_power = 410
//!
//! [[player.gate]]
//! name = "Tsunami"
//! colour = "gold"
//!
//! [[player.ability]]
//! name = "Colour Point"
//! colour = "red"
//!
//! [[player.team]]
//! name = "Fire"
//! bakugan = ["Dragonoid", "Saurus", "Serpenoid"]
//! gates = ["Tsunami", "Quartet Battle", "Normal Gate"]
//! abilities = ["Colour Point", "Rapid Fire", "Clear Water"]
//! ```

mod team;
#[cfg(test)]
mod tests;

use std::io::Cursor;
use std::path::{Component, Path, PathBuf};

use image::DynamicImage;
use serde::{Deserialize, Serialize};

use super::packs::{LARGEST_PICTURE_BYTES, opened_small};
use super::{
    FORMAT, StoreError, first_free, placed, read_at_most, read_whole, set_aside_and_tell,
    write_bytes, write_toml,
};
use crate::rules::bakugan::{AbilityColour, Attribute, GateColour};

pub use team::{Team, TeamProblem, Thing};

/// The file in the data folder.
const FILE: &str = "players.toml";
/// So many players are remembered at most.
pub const MOST_PLAYERS: usize = 60;
/// Initials are no longer.
pub const LONGEST_INITIALS: usize = 3;
/// A picture is kept no larger than this.
const PICTURE_SIDE_PX: u32 = 256;
/// How many colours there are.
pub const COLOURS: u8 = 6;

/// A Bakugan that somebody has.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OwnBakugan {
    /// Its name.
    pub name: String,
    /// Its Attribute, if it is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub attribute: Option<Attribute>,
    /// The number on it, if it is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub g_power: Option<i32>,
}

/// A Gate card that somebody has.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OwnGate {
    /// Its name.
    pub name: String,
    /// Its colour, if it is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub colour: Option<GateColour>,
}

/// An ability card that somebody has.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OwnAbility {
    /// Its name.
    pub name: String,
    /// Its colour, if it is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub colour: Option<AbilityColour>,
}

/// Somebody who plays here.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// The name.
    pub name: String,
    /// One of the colours that seats have, from 1; none for that of the seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub colour: Option<u8>,
    /// What stands on the disc in place of a number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub initials: Option<String>,
    /// A picture in the folder `players/`, by the name of its file.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub picture: Option<String>,
    /// True for the youngest here.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub youngest: bool,
    /// The Bakugan.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bakugan: Vec<OwnBakugan>,
    /// The Gate cards.
    #[serde(default, rename = "gate", skip_serializing_if = "Vec::is_empty")]
    pub gates: Vec<OwnGate>,
    /// The ability cards.
    #[serde(default, rename = "ability", skip_serializing_if = "Vec::is_empty")]
    pub abilities: Vec<OwnAbility>,
    /// The saved teams.
    #[serde(default, rename = "team", skip_serializing_if = "Vec::is_empty")]
    pub teams: Vec<Team>,
}

/// Everybody, the one who played last first.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Players {
    format: u32,
    /// They.
    #[serde(default, rename = "player")]
    pub all: Vec<Player>,
}

impl Default for Players {
    fn default() -> Self {
        Self {
            format: FORMAT,
            all: Vec::new(),
        }
    }
}

/// Where the players are kept.
#[derive(Debug, Clone)]
pub struct PlayersFile {
    path: PathBuf,
}

impl Player {
    /// Somebody of whom only the name is known.
    pub fn named(name: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            ..Self::default()
        }
    }

    /// What stands on the disc: the initials, or the first letters of the name.
    pub fn short(&self) -> String {
        if let Some(initials) = self.initials.as_ref().filter(|words| !words.is_empty()) {
            return initials.clone();
        }
        let words = self.name.split_whitespace();
        let firsts: String = words
            .filter_map(|word| word.chars().next())
            .take(2)
            .collect();
        firsts.to_uppercase()
    }
}

impl Players {
    /// The player of this name.
    pub fn get(&self, name: &str) -> Option<&Player> {
        self.all.iter().find(|player| player.name == name)
    }

    /// The player of this name, who is made if there is none.
    pub fn get_or_add(&mut self, name: &str) -> &mut Player {
        let at = self.all.iter().position(|player| player.name == name);
        let at = at.unwrap_or_else(|| {
            self.all.insert(0, Player::named(name));
            0
        });
        &mut self.all[at]
    }

    /// Remembers these names, as those who played last.
    pub fn remember<'a>(&mut self, names: impl DoubleEndedIterator<Item = &'a String>) {
        for name in names.rev() {
            let at = self.all.iter().position(|player| player.name == *name);
            let player = match at {
                Some(at) => self.all.remove(at),
                None => Player::named(name.clone()),
            };
            self.all.insert(0, player);
        }
        // Only somebody of whom nothing else is known is forgotten.
        while self.all.len() > MOST_PLAYERS {
            let plain = |player: &Player| *player == Player::named(player.name.clone());
            let Some(at) = self.all.iter().rposition(plain) else {
                break;
            };
            self.all.remove(at);
        }
    }

    /// Nobody but this player is the youngest here.
    pub fn mark_youngest(&mut self, name: &str) {
        for player in &mut self.all {
            player.youngest = player.name == name;
        }
    }

    /// Takes in players of another file: those who are not here yet, and of the others what is not known here.
    pub fn take_in(&mut self, others: Self) {
        for other in others.all {
            match self.all.iter_mut().find(|own| own.name == other.name) {
                Some(own) => own.take_in(other),
                // There is one youngest here already, or nobody said who that is.
                None => self.all.push(Player {
                    youngest: false,
                    ..other
                }),
            }
        }
    }

    fn from_toml(text: &str) -> Result<Self, String> {
        let players: Self = toml::from_str(text).map_err(|why| placed(&why, text))?;
        if players.format != FORMAT {
            return Err(format!("format is {}, not {FORMAT}", players.format));
        }
        for (at, player) in players.all.iter().enumerate() {
            let who = || format!("player {} (\"{}\")", at + 1, player.name);
            if player.name.trim().is_empty() {
                return Err(format!("player {} has no name", at + 1));
            }
            if players.all[..at].iter().any(|one| one.name == player.name) {
                return Err(format!("{} stands twice", who()));
            }
            if player
                .colour
                .is_some_and(|one| !(1..=COLOURS).contains(&one))
            {
                return Err(format!("{}: colour is 1 to {COLOURS}", who()));
            }
            if let Some(picture) = &player.picture {
                let mut parts = Path::new(picture).components();
                let is_name = matches!(parts.next(), Some(Component::Normal(_)));
                if !is_name || parts.next().is_some() {
                    return Err(format!(
                        "{}: picture is the name of a file in the folder players, not \"{picture}\"",
                        who()
                    ));
                }
            }
        }
        Ok(players)
    }
}

impl PlayersFile {
    /// The players in a data folder.
    pub fn in_data(data: &Path) -> Self {
        Self {
            path: data.join(FILE),
        }
    }

    /// True when it is there.
    pub fn exists(&self) -> bool {
        self.path.exists()
    }

    /// Reads them; none there is nobody. A file that cannot be read is set aside under a name that the notice tells.
    pub fn load(&self) -> (Players, Option<String>) {
        let why = match read_whole(&self.path) {
            Ok(None) => return (Players::default(), None),
            Ok(Some(text)) => match Players::from_toml(&text) {
                Ok(players) => return (players, None),
                Err(why) => why,
            },
            Err(error) => return (Players::default(), Some(format!("{error}."))),
        };
        let what = ("The players", "They are kept");
        let then = "; put it right and give it back its name";
        let notice = set_aside_and_tell(&self.path, what, why, then);
        (Players::default(), Some(notice))
    }

    /// Reads players from another file of this sort, which is only looked at.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn read_other(path: &Path) -> Result<Players, StoreError> {
        let text = read_whole(path)?.unwrap_or_default();
        Players::from_toml(&text).map_err(|why| StoreError::Mistake {
            why,
            path: path.to_owned(),
        })
    }

    /// True when this is a file of players, by its name.
    pub fn is_one(path: &Path) -> bool {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        name.starts_with("players.") && name.ends_with(".toml")
    }

    /// Keeps them.
    ///
    /// # Errors
    /// When the disk refuses; the old file stands then.
    pub fn save(&self, players: &Players) -> Result<(), StoreError> {
        write_toml(&self.path, toml::to_string(players))
    }

    /// A player's picture, if there is one that can be read.
    pub fn picture(&self, player: &Player) -> Option<Vec<u8>> {
        let folder = self.path.with_file_name("players");
        let path = folder.join(player.picture.as_ref()?);
        read_at_most(&path, LARGEST_PICTURE_BYTES).ok()
    }

    /// A picture made small; none when it is no picture, or one with more dots than any camera has.
    pub fn small(bytes: &[u8]) -> Option<DynamicImage> {
        opened_small(bytes, PICTURE_SIDE_PX)
    }

    /// Makes a picture small and keeps it for this player, under a name that is free; gives that name and what was kept.
    ///
    /// # Errors
    /// When it is no picture, or the disk refuses.
    pub fn keep_picture(&self, name: &str, from: &Path) -> Result<(String, Vec<u8>), StoreError> {
        let bytes = read_at_most(from, LARGEST_PICTURE_BYTES)?;
        let no_picture = || StoreError::Mistake {
            why: "this is no picture; take a PNG, JPEG or WebP file".to_owned(),
            path: from.to_owned(),
        };
        let picture = Self::small(&bytes).ok_or_else(no_picture)?;
        let mut small = Cursor::new(Vec::new());
        let written = picture
            .to_rgb8()
            .write_to(&mut small, image::ImageFormat::Png);
        written.map_err(|_| no_picture())?;
        let letters = name.chars().filter(char::is_ascii_alphanumeric);
        let stem: String = letters.take(20).collect::<String>().to_ascii_lowercase();
        let stem = if stem.is_empty() { "player" } else { &stem };
        let folder = self.path.with_file_name("players");
        let path = first_free(|number| folder.join(format!("{stem}-{number}.png")));
        let small = small.into_inner();
        write_bytes(&path, &small)?;
        let name = path.file_name().unwrap_or_default();
        Ok((name.to_string_lossy().into_owned(), small))
    }
}
