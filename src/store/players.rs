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

use std::fs;
use std::path::{Component, Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::{FORMAT, StoreError, placed, read_whole, set_aside, write_whole};
use crate::rules::bakugan::setup::{ABILITIES_EACH, BAKUGAN_EACH, GATES_EACH};
use crate::rules::bakugan::{
    AbilityCard, AbilityColour, Attribute, BakuganSetup, GateCard, GateColour, PlayerSetup,
};

/// The file in the data folder.
const FILE: &str = "players.toml";
/// So many players are remembered at most.
pub const MOST_PLAYERS: usize = 60;
/// Initials are no longer.
pub const LONGEST_INITIALS: usize = 3;
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

/// Three Bakugan, three gates and three abilities that are brought to a match together.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Team {
    /// What it is called.
    pub name: String,
    /// The Bakugan, by name.
    #[serde(default)]
    pub bakugan: Vec<String>,
    /// The gates, by name.
    #[serde(default)]
    pub gates: Vec<String>,
    /// The abilities, by name.
    #[serde(default)]
    pub abilities: Vec<String>,
}

/// What the sheet has against a team.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TeamProblem {
    /// Not three Bakugan.
    Bakugan(usize),
    /// Not three gates.
    Gates(usize),
    /// Not three abilities.
    Abilities(usize),
    /// Two gates of one colour.
    GateColour(GateColour),
    /// Two abilities of one colour.
    AbilityColour(AbilityColour),
    /// Something that is not in the player's collection.
    Missing(String),
    /// The same thing twice, of which there is one.
    Twice(String),
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

    /// Everything that the sheet has against one of the teams: three of each, gates and abilities one of each colour, and
    /// only what the player has.
    pub fn problems_of(&self, team: &Team) -> Vec<TeamProblem> {
        let mut problems = Vec::new();
        if team.bakugan.len() != BAKUGAN_EACH {
            problems.push(TeamProblem::Bakugan(team.bakugan.len()));
        }
        if team.gates.len() != usize::from(GATES_EACH) {
            problems.push(TeamProblem::Gates(team.gates.len()));
        }
        if team.abilities.len() != usize::from(ABILITIES_EACH) {
            problems.push(TeamProblem::Abilities(team.abilities.len()));
        }
        let mut gate_colours = Vec::new();
        for name in &team.gates {
            if let Some(colour) = self.gate(name).and_then(|gate| gate.colour) {
                if gate_colours.contains(&colour) {
                    problems.push(TeamProblem::GateColour(colour));
                }
                gate_colours.push(colour);
            }
        }
        let mut ability_colours = Vec::new();
        for name in &team.abilities {
            if let Some(colour) = self.ability(name).and_then(|card| card.colour) {
                if ability_colours.contains(&colour) {
                    problems.push(TeamProblem::AbilityColour(colour));
                }
                ability_colours.push(colour);
            }
        }
        let own: Vec<&str> = self.bakugan.iter().map(|one| one.name.as_str()).collect();
        problems.extend(beyond(&team.bakugan, &own));
        let own: Vec<&str> = self.gates.iter().map(|one| one.name.as_str()).collect();
        problems.extend(beyond(&team.gates, &own));
        let own: Vec<&str> = self.abilities.iter().map(|one| one.name.as_str()).collect();
        problems.extend(beyond(&team.abilities, &own));
        problems
    }

    fn gate(&self, name: &str) -> Option<&OwnGate> {
        self.gates.iter().find(|gate| gate.name == name)
    }

    fn ability(&self, name: &str) -> Option<&OwnAbility> {
        self.abilities.iter().find(|card| card.name == name)
    }

    /// One of the teams as the player of a match; what is not in the collection comes with its name alone.
    pub fn with_team(&self, team: &Team) -> PlayerSetup {
        let toy = |name: &String| {
            let own = self.bakugan.iter().find(|one| one.name == *name);
            BakuganSetup {
                name: Some(name.clone()),
                attribute: own.and_then(|own| own.attribute),
                g_power: own.and_then(|own| own.g_power),
            }
        };
        PlayerSetup {
            name: self.name.clone(),
            bakugan: team.bakugan.iter().map(toy).collect(),
            gates: team
                .gates
                .iter()
                .map(|name| GateCard {
                    colour: self.gate(name).and_then(|gate| gate.colour),
                    ..GateCard::named(name.clone())
                })
                .collect(),
            abilities: team
                .abilities
                .iter()
                .map(|name| AbilityCard {
                    colour: self.ability(name).and_then(|card| card.colour),
                    ..AbilityCard::named(name.clone())
                })
                .collect(),
        }
    }

    /// Keeps what a player brought as a team of this name, and what is new of it in the collection.
    pub fn keep_team(&mut self, name: impl Into<String>, brought: &PlayerSetup) {
        let mut team = Team {
            name: name.into(),
            ..Team::default()
        };
        for toy in &brought.bakugan {
            let Some(called) = toy.name.clone() else {
                continue;
            };
            match self.bakugan.iter_mut().find(|own| own.name == called) {
                Some(own) => {
                    own.attribute = toy.attribute.or(own.attribute);
                    own.g_power = toy.g_power.or(own.g_power);
                }
                None => self.bakugan.push(OwnBakugan {
                    name: called.clone(),
                    attribute: toy.attribute,
                    g_power: toy.g_power,
                }),
            }
            team.bakugan.push(called);
        }
        for card in &brought.gates {
            match self.gates.iter_mut().find(|own| own.name == card.name) {
                Some(own) => own.colour = card.colour.or(own.colour),
                None => self.gates.push(OwnGate {
                    name: card.name.clone(),
                    colour: card.colour,
                }),
            }
            team.gates.push(card.name.clone());
        }
        for card in &brought.abilities {
            match self.abilities.iter_mut().find(|own| own.name == card.name) {
                Some(own) => own.colour = card.colour.or(own.colour),
                None => self.abilities.push(OwnAbility {
                    name: card.name.clone(),
                    colour: card.colour,
                }),
            }
            team.abilities.push(card.name.clone());
        }
        match self.teams.iter_mut().find(|own| own.name == team.name) {
            Some(own) => *own = team,
            None => self.teams.push(team),
        }
    }
}

/// What of these names goes beyond what somebody has.
fn beyond(names: &[String], own: &[&str]) -> Vec<TeamProblem> {
    let mut problems = Vec::new();
    for (at, name) in names.iter().enumerate() {
        if names[..at].contains(name) {
            continue;
        }
        let owned = own.iter().filter(|one| **one == name.as_str()).count();
        let asked = names.iter().filter(|other| *other == name).count();
        if owned == 0 {
            problems.push(TeamProblem::Missing(name.clone()));
        } else if asked > owned {
            problems.push(TeamProblem::Twice(name.clone()));
        }
    }
    problems
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
        let notice = match set_aside(&self.path, "unreadable") {
            Ok(aside) => format!(
                "The players cannot be read: {why}. They are kept in {}; put it right and give it back its name.",
                aside.display()
            ),
            Err(error) => format!("The players cannot be read: {why}; {error}."),
        };
        (Players::default(), Some(notice))
    }

    /// Keeps them.
    ///
    /// # Errors
    /// When the disk refuses; the old file stands then.
    pub fn save(&self, players: &Players) -> Result<(), StoreError> {
        let text = toml::to_string(players).map_err(|why| StoreError::Unwritable {
            why: why.to_string(),
            path: self.path.clone(),
        })?;
        write_whole(&self.path, &text)
    }

    /// A player's picture (a PNG or JPEG file), if there is one that can be read.
    pub fn picture(&self, player: &Player) -> Option<Vec<u8>> {
        let folder = self.path.with_file_name("players");
        let path = folder.join(player.picture.as_ref()?);
        fs::metadata(&path)
            .ok()
            .filter(|file| file.len() < 8 << 20)?;
        fs::read(path).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn brought() -> PlayerSetup {
        let mut brought = PlayerSetup::quick("Mia");
        for (toy, name) in brought
            .bakugan
            .iter_mut()
            .zip(["Dragonoid", "Saurus", "Serpenoid"])
        {
            toy.name = Some(name.to_owned());
        }
        brought.bakugan[0].attribute = Some(Attribute::Pyrus);
        brought.bakugan[0].g_power = Some(410);
        let gates = ["Tsunami", "Quartet", "Normal"]
            .into_iter()
            .zip(GateColour::ALL);
        brought.gates = gates
            .map(|(name, colour)| GateCard {
                colour: Some(colour),
                ..GateCard::named(name)
            })
            .collect();
        brought.abilities = ["Red", "Blue", "Green"].map(AbilityCard::named).into();
        brought
    }

    #[test]
    fn a_kept_team_comes_back_as_it_was_brought_and_fits_the_sheet() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = PlayersFile::in_data(folder.path());
        let mut players = Players::default();
        players.get_or_add("Mia").keep_team("Fire", &brought());
        players.get_or_add("Ben").colour = Some(3);
        players.mark_youngest("Ben");
        file.save(&players).expect("it is kept");
        let (back, notice) = file.load();
        assert_eq!((&back, notice), (&players, None));
        let mia = back.get("Mia").expect("she is there");
        assert_eq!(mia.problems_of(&mia.teams[0]), []);
        assert_eq!(mia.with_team(&mia.teams[0]), brought());
        assert!(back.get("Ben").is_some_and(|ben| ben.youngest));
        // Kept once more under the same name there is one team.
        players.get_or_add("Mia").keep_team("Fire", &brought());
        assert_eq!(players, back);
    }

    #[test]
    fn what_the_sheet_has_against_a_team_is_named() {
        let mut mia = Player::named("Mia");
        mia.keep_team("Fire", &brought());
        let mut team = mia.teams[0].clone();
        team.bakugan.pop();
        team.gates[2] = "Tsunami".to_owned();
        team.abilities[0] = "Nobody's".to_owned();
        assert_eq!(
            mia.problems_of(&team),
            [
                TeamProblem::Bakugan(2),
                TeamProblem::GateColour(GateColour::ALL[0]),
                TeamProblem::Twice("Tsunami".to_owned()),
                TeamProblem::Missing("Nobody's".to_owned()),
            ]
        );
    }

    #[test]
    fn a_file_with_a_mistake_is_kept_and_named() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = PlayersFile::in_data(folder.path());
        for (number, (text, why)) in [
            (
                "format = 1\n[[player]]\nname = \"Mia\"\ncolor = 2\n",
                "line 4, column 1",
            ),
            ("format = 2\n", "format is 2, not 1"),
            (
                "format = 1\n[[player]]\nname = \"A\"\n[[player]]\nname = \"A\"\n",
                "stands twice",
            ),
            (
                "format = 1\n[[player]]\nname = \"A\"\npicture = \"../x.png\"\n",
                "the name of a file",
            ),
            (
                "format = 1\n[[player]]\nname = \"A\"\ncolour = 9\n",
                "colour is 1 to 6",
            ),
        ]
        .into_iter()
        .enumerate()
        {
            fs::write(folder.path().join(FILE), text).expect("it is written");
            let (players, notice) = file.load();
            assert_eq!(players, Players::default());
            let notice = notice.expect("it is told");
            assert!(notice.contains(why), "{notice}");
            let aside = folder
                .path()
                .join(format!("{FILE}.unreadable-{}", number + 1));
            assert_eq!(fs::read_to_string(aside).expect("it is kept"), text);
        }
    }

    #[test]
    fn names_are_remembered_and_only_those_without_more_are_forgotten() {
        let mut players = Players::default();
        players.get_or_add("Mia").colour = Some(1);
        let names: Vec<String> = (0..100).map(|number| format!("Kid {number}")).collect();
        players.remember(names.iter());
        assert_eq!(players.all.len(), MOST_PLAYERS);
        assert_eq!(players.all[0].name, "Kid 0");
        assert!(players.get("Mia").is_some());
        assert_eq!(Player::named("mia luise").short(), "ML");
    }
}
