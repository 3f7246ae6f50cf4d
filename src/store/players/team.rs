//! Teams of three Bakugan, three gates and three abilities, and which of a player's things they mean.
//!
//! A team names things by their names. Where somebody has two Bakugan of one name, the Attribute stands before it: "Pyrus
//! Dragonoid".

use serde::{Deserialize, Serialize};

use super::{OwnAbility, OwnBakugan, OwnGate, Player};
use crate::rules::bakugan::setup::{ABILITIES_EACH, BAKUGAN_EACH, GATES_EACH};
use crate::rules::bakugan::{
    AbilityCard, AbilityColour, BakuganSetup, GateCard, GateColour, PlayerSetup,
};

/// Something that a player has, by its place in the list of its sort.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Thing {
    /// A Bakugan.
    Bakugan(usize),
    /// A Gate card.
    Gate(usize),
    /// An ability card.
    Ability(usize),
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

impl OwnBakugan {
    /// With its Attribute, where that is known: "Pyrus Dragonoid".
    pub fn full_name(&self) -> String {
        match self.attribute {
            Some(attribute) => format!("{} {}", attribute.name(), self.name),
            None => self.name.clone(),
        }
    }
}

/// True when the thing at a place is meant by a word.
type Fits<'a> = &'a dyn Fn(usize, &str) -> bool;

/// Which thing each of the words means: its place, each place at most once; and what of the words goes beyond what there is.
fn meant(
    words: &[String],
    count: usize,
    fits: &[Fits<'_>],
) -> (Vec<Option<usize>>, Vec<TeamProblem>) {
    let (mut places, mut problems): (Vec<Option<usize>>, Vec<TeamProblem>) = Default::default();
    for word in words {
        let free = |at: &usize| !places.contains(&Some(*at));
        let mut ways = fits.iter();
        let place = ways.find_map(|fits| (0..count).filter(free).find(|at| fits(*at, word)));
        if place.is_none() {
            let is_there = fits.iter().any(|fits| (0..count).any(|at| fits(at, word)));
            problems.push(if is_there {
                TeamProblem::Twice(word.clone())
            } else {
                TeamProblem::Missing(word.clone())
            });
        }
        places.push(place);
    }
    (places, problems)
}

/// Those that stand more than once.
fn twice<T: PartialEq + Copy>(all: impl Iterator<Item = T>) -> Vec<T> {
    let (mut seen, mut again) = (Vec::new(), Vec::new());
    for one in all {
        if seen.contains(&one) {
            again.push(one);
        }
        seen.push(one);
    }
    again
}

impl Player {
    fn toys_meant(&self, team: &Team) -> (Vec<Option<usize>>, Vec<TeamProblem>) {
        let own = |at: usize| self.bakugan.get(at);
        let by_full_name =
            |at: usize, word: &str| own(at).is_some_and(|one| one.full_name() == word);
        let by_name = |at: usize, word: &str| own(at).is_some_and(|one| one.name == word);
        meant(
            &team.bakugan,
            self.bakugan.len(),
            &[&by_full_name, &by_name],
        )
    }

    fn gates_meant(&self, team: &Team) -> (Vec<Option<usize>>, Vec<TeamProblem>) {
        let by_name =
            |at: usize, word: &str| self.gates.get(at).is_some_and(|one| one.name == word);
        meant(&team.gates, self.gates.len(), &[&by_name])
    }

    fn abilities_meant(&self, team: &Team) -> (Vec<Option<usize>>, Vec<TeamProblem>) {
        let by_name =
            |at: usize, word: &str| self.abilities.get(at).is_some_and(|one| one.name == word);
        meant(&team.abilities, self.abilities.len(), &[&by_name])
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
        let colours = team.gates.iter().filter_map(|name| self.gate(name)?.colour);
        problems.extend(twice(colours).into_iter().map(TeamProblem::GateColour));
        let cards = team.abilities.iter();
        let colours = cards.filter_map(|name| self.ability(name)?.colour);
        problems.extend(twice(colours).into_iter().map(TeamProblem::AbilityColour));
        problems.extend(self.toys_meant(team).1);
        problems.extend(self.gates_meant(team).1);
        problems.extend(self.abilities_meant(team).1);
        problems
    }

    fn gate(&self, name: &str) -> Option<&OwnGate> {
        self.gates.iter().find(|gate| gate.name == name)
    }

    fn ability(&self, name: &str) -> Option<&OwnAbility> {
        self.abilities.iter().find(|card| card.name == name)
    }

    /// True when a team has this thing in it.
    pub fn is_in(&self, team: &Team, thing: Thing) -> bool {
        self.place_in(team, thing).is_some()
    }

    /// Where a thing stands in its list of a team.
    fn place_in(&self, team: &Team, thing: Thing) -> Option<usize> {
        let (places, at) = match thing {
            Thing::Bakugan(at) => (self.toys_meant(team).0, at),
            Thing::Gate(at) => (self.gates_meant(team).0, at),
            Thing::Ability(at) => (self.abilities_meant(team).0, at),
        };
        places.iter().position(|place| *place == Some(at))
    }

    /// The words by which a team means a thing.
    fn words_for(&self, thing: Thing) -> Option<String> {
        Some(match thing {
            Thing::Bakugan(at) => {
                let own = self.bakugan.get(at)?;
                let same = self.bakugan.iter().filter(|other| other.name == own.name);
                if same.count() > 1 {
                    own.full_name()
                } else {
                    own.name.clone()
                }
            }
            Thing::Gate(at) => self.gates.get(at)?.name.clone(),
            Thing::Ability(at) => self.abilities.get(at)?.name.clone(),
        })
    }

    /// Puts a thing into the team at this place of the list, or takes it out again.
    pub fn toggle(&mut self, team: usize, thing: Thing) {
        let (Some(now), Some(words)) = (self.teams.get(team), self.words_for(thing)) else {
            return;
        };
        let place = self.place_in(now, thing);
        let Some(team) = self.teams.get_mut(team) else {
            return;
        };
        let list = team.list(thing);
        match place {
            Some(place) => drop(list.remove(place)),
            None => list.push(words),
        }
    }

    /// Changes something that the player has; teams that have it in them have it on, whatever it is called now.
    pub fn change(&mut self, thing: Thing, change: impl FnOnce(&mut Self)) {
        let places: Vec<Option<usize>> = self
            .teams
            .iter()
            .map(|team| self.place_in(team, thing))
            .collect();
        change(self);
        let Some(words) = self.words_for(thing) else {
            return;
        };
        for (team, place) in self.teams.iter_mut().zip(places) {
            if let Some(slot) = place.and_then(|place| team.list(thing).get_mut(place)) {
                slot.clone_from(&words);
            }
        }
    }

    /// One of the teams as the player of a match; what is not in the collection comes with its name alone.
    pub fn with_team(&self, team: &Team) -> PlayerSetup {
        let toys = team.bakugan.iter().zip(self.toys_meant(team).0);
        let toys = toys.map(
            |(name, place)| match place.and_then(|at| self.bakugan.get(at)) {
                Some(own) => BakuganSetup {
                    name: Some(own.name.clone()),
                    attribute: own.attribute,
                    g_power: own.g_power,
                },
                None => BakuganSetup {
                    name: Some(name.clone()),
                    ..BakuganSetup::default()
                },
            },
        );
        PlayerSetup {
            name: self.name.clone(),
            bakugan: toys.collect(),
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

    /// The place of a Bakugan in the collection, which gets what is new of it; one that is not there is added. Two of one
    /// name with two Attributes are two.
    fn own_toy(&mut self, name: &str, toy: &BakuganSetup) -> usize {
        let is_same = |own: &OwnBakugan| {
            let agree = own.attribute.is_none()
                || toy.attribute.is_none()
                || own.attribute == toy.attribute;
            own.name == name && agree
        };
        match self.bakugan.iter().position(is_same) {
            Some(at) => {
                if let Some(own) = self.bakugan.get_mut(at) {
                    own.attribute = toy.attribute.or(own.attribute);
                    own.g_power = toy.g_power.or(own.g_power);
                }
                at
            }
            None => {
                self.bakugan.push(OwnBakugan {
                    name: name.to_owned(),
                    attribute: toy.attribute,
                    g_power: toy.g_power,
                });
                self.bakugan.len() - 1
            }
        }
    }

    /// Keeps what a player brought as a team of this name, and what is new of it in the collection.
    pub fn keep_team(&mut self, name: impl Into<String>, brought: &PlayerSetup) {
        let mut team = Team {
            name: name.into(),
            ..Team::default()
        };
        let named = brought.bakugan.iter();
        let named = named.filter_map(|toy| Some((toy.name.as_deref()?, toy)));
        let places: Vec<usize> = named.map(|(name, toy)| self.own_toy(name, toy)).collect();
        // Only now it is known which of them are called the same.
        let words = places.into_iter();
        team.bakugan = words
            .filter_map(|at| self.words_for(Thing::Bakugan(at)))
            .collect();
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

    /// Takes in what another file knows of the same player: things and teams that are not here yet, and what is not said here.
    pub fn take_in(&mut self, other: Self) {
        self.colour = self.colour.or(other.colour);
        self.initials = self.initials.take().or(other.initials);
        self.picture = self.picture.take().or(other.picture);
        for one in other.bakugan {
            if !self.bakugan.contains(&one) {
                self.bakugan.push(one);
            }
        }
        for one in other.gates {
            if !self.gates.iter().any(|own| own.name == one.name) {
                self.gates.push(one);
            }
        }
        for one in other.abilities {
            if !self.abilities.iter().any(|own| own.name == one.name) {
                self.abilities.push(one);
            }
        }
        for team in other.teams {
            if !self.teams.iter().any(|own| own.name == team.name) {
                self.teams.push(team);
            }
        }
    }
}

impl Team {
    /// The list in which a thing stands.
    fn list(&mut self, thing: Thing) -> &mut Vec<String> {
        match thing {
            Thing::Bakugan(_) => &mut self.bakugan,
            Thing::Gate(_) => &mut self.gates,
            Thing::Ability(_) => &mut self.abilities,
        }
    }
}
