//! What one player has: Bakugan, gates and abilities, entered by a form and picked for teams.
//!
//! Gates and abilities are secret in a match, so the page is opened by its owner and says so; the list of all players only
//! says how many there are.

use eframe::egui::Key;

use super::super::ask::Ask;
use super::super::notice::Weight;
use super::super::pick::Form;
use super::super::state::{Over, RefereeApp};
use super::super::tongue::tell;
use super::PlayersAsk;
use crate::rules::bakugan::setup::LARGEST_NUMBER;
use crate::rules::bakugan::{AbilityColour, Attribute, GateColour};
use crate::rules::cards::Kind;
use crate::rules::text::{LONGEST_NAME, as_name};
use crate::store::Player;
use crate::store::players::{OwnAbility, OwnBakugan, OwnGate, Team, Thing};

/// Nobody has more of one sort; a longer list would not be picked from.
const MOST_OF_A_SORT: usize = 200;
/// Nor does anybody keep more teams apart.
const MOST_TEAMS: usize = 40;

/// A sort of things.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sort {
    /// Bakugan.
    Bakugan,
    /// Gate cards.
    Gate,
    /// Ability cards.
    Ability,
}

impl Sort {
    /// All of them, as they stand on the page.
    pub const ALL: [Self; 3] = [Self::Bakugan, Self::Gate, Self::Ability];

    /// The thing of this sort at this place.
    pub fn at(self, at: usize) -> Thing {
        match self {
            Self::Bakugan => Thing::Bakugan(at),
            Self::Gate => Thing::Gate(at),
            Self::Ability => Thing::Ability(at),
        }
    }

    /// How many of this sort somebody has.
    pub fn count(self, player: &Player) -> usize {
        match self {
            Self::Bakugan => player.bakugan.len(),
            Self::Gate => player.gates.len(),
            Self::Ability => player.abilities.len(),
        }
    }

    /// The kind of card that packs have of it.
    pub fn kind(self) -> Kind {
        match self {
            Self::Bakugan => Kind::Bakugan,
            Self::Gate => Kind::Gate,
            Self::Ability => Kind::Ability,
        }
    }
}

/// Something on the page that can be chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Spot {
    Thing(Thing),
    Team(usize),
}

/// What can be asked of the page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CollectionAsk {
    /// Open it for the chosen player.
    Open,
    /// Choose what stands at this place; while a team is made, put it in or take it out.
    Choose(usize),
    /// Move the choice.
    Move(isize),
    /// Move it to the sort below, or above.
    MoveSort(isize),
    /// The form for something new.
    Add(Sort),
    /// What is chosen: the form of a thing, the things of a team; while a team is made, in with it or out.
    Press,
    /// The next Attribute or colour of what is chosen.
    Next,
    /// What is chosen goes; while a team is made, the team.
    Drop,
    /// What went last comes back.
    BringBack,
    /// Make a team.
    NewTeam,
    /// Call the team otherwise.
    NameTeam,
}

/// What the page remembers.
#[derive(Debug, Clone, Default, PartialEq)]
pub(super) struct Collection {
    pub(super) chosen: usize,
    /// The team that is made.
    pub(super) team: Option<usize>,
    /// The player as before something went.
    pub(super) before: Option<Player>,
}

impl Collection {
    /// Everything that can be chosen, in the order of the page.
    pub(super) fn spots(&self, player: &Player) -> Vec<Spot> {
        let mut spots = Vec::new();
        for sort in Sort::ALL {
            spots.extend((0..sort.count(player)).map(|at| Spot::Thing(sort.at(at))));
        }
        if self.team.is_none() {
            spots.extend((0..player.teams.len()).map(Spot::Team));
        }
        spots
    }

    pub(super) fn spot(&self, player: &Player) -> Option<Spot> {
        let spots = self.spots(player);
        spots
            .get(self.chosen.min(spots.len().checked_sub(1)?))
            .copied()
    }
}

/// Which of the sorts a spot belongs to; teams stand last.
fn row_of(spot: Spot) -> usize {
    match spot {
        Spot::Thing(Thing::Bakugan(_)) => 0,
        Spot::Thing(Thing::Gate(_)) => 1,
        Spot::Thing(Thing::Ability(_)) => 2,
        Spot::Team(_) => 3,
    }
}

/// The one after `now` in a list that ends with none.
fn next_of<T: Copy + PartialEq>(all: &[T], now: Option<T>) -> Option<T> {
    match now {
        None => all.first().copied(),
        Some(now) => {
            let at = all.iter().position(|one| *one == now)?;
            all.get(at + 1).copied()
        }
    }
}

impl RefereeApp {
    /// The player whose things are shown, and what the page remembers.
    pub(super) fn open_collection(&self) -> Option<(&Player, &Collection)> {
        let collection = self.players_state.collection.as_ref()?;
        let player = self.players.all.get(self.chosen_player()?)?;
        Some((player, collection))
    }

    /// The page of the players begins with the list of them.
    pub(in super::super) fn open_players(&mut self) {
        self.players_state.collection = None;
    }

    /// True while somebody's things are shown.
    pub(in super::super) fn shows_collection(&self) -> bool {
        self.open_collection().is_some()
    }

    /// From a team back to the things, or from the things back to the players; false when neither is open.
    pub(in super::super) fn close_collection(&mut self) -> bool {
        let Some(collection) = &mut self.players_state.collection else {
            return false;
        };
        if let Some(team) = collection.team.take() {
            let at = self.open_collection().and_then(|(player, collection)| {
                let spots = collection.spots(player);
                spots.iter().position(|spot| *spot == Spot::Team(team))
            });
            self.choose_spot(at.unwrap_or(0));
        } else {
            self.players_state.collection = None;
        }
        true
    }

    fn choose_spot(&mut self, at: usize) {
        if let Some(collection) = &mut self.players_state.collection {
            collection.chosen = at;
        }
    }

    /// Carries out what was asked of the page.
    pub(super) fn perform_collection(&mut self, ask: CollectionAsk) {
        if ask == CollectionAsk::Open {
            self.players_state.collection = self.chosen_player().map(|_| Collection::default());
            return;
        }
        let Some((player, collection)) = self.open_collection() else {
            return;
        };
        let (spots, team) = (collection.spots(player), collection.team);
        let chosen = collection.chosen.min(spots.len().saturating_sub(1));
        let spot = spots.get(chosen).copied();
        match ask {
            CollectionAsk::Open => {}
            CollectionAsk::Choose(at) => {
                self.choose_spot(at);
                // Where a team is made, a press puts in; a team that is chosen already is opened.
                if team.is_some() || matches!(spot, Some(Spot::Team(_)) if at == chosen) {
                    self.perform_collection(CollectionAsk::Press);
                }
            }
            CollectionAsk::Move(by) => {
                let last = spots.len().saturating_sub(1);
                self.choose_spot(chosen.saturating_add_signed(by).min(last));
            }
            CollectionAsk::MoveSort(by) => {
                let Some(row) = spot.map(row_of) else {
                    return;
                };
                let is_beyond = |spot: &Spot| {
                    let other = row_of(*spot);
                    if by > 0 { other > row } else { other < row }
                };
                let beyond = spots.iter().copied().filter(is_beyond).map(row_of);
                let to = if by > 0 { beyond.min() } else { beyond.max() };
                let first = spots.iter().position(|spot| Some(row_of(*spot)) == to);
                self.choose_spot(first.unwrap_or(chosen));
            }
            CollectionAsk::Add(sort) => {
                if sort.count(player) < MOST_OF_A_SORT {
                    self.open_form(Form::OwnThing(sort, None));
                } else {
                    let words = tell!("collection-full", most = MOST_OF_A_SORT);
                    self.notices.show("refusal", Weight::Tell, words);
                }
            }
            CollectionAsk::Press => match (spot, team) {
                (Some(Spot::Thing(thing)), Some(team)) => {
                    self.change_player(|player| player.toggle(team, thing));
                }
                (Some(Spot::Thing(thing)), None) => {
                    let (sort, at) = sort_of(thing);
                    self.open_form(Form::OwnThing(sort, Some(at)));
                }
                (Some(Spot::Team(team)), _) => self.make_team(team),
                (None, _) => {}
            },
            CollectionAsk::Next => {
                if let Some(Spot::Thing(thing)) = spot {
                    self.change_player(|player| player.change(thing, |player| next(player, thing)));
                }
            }
            CollectionAsk::Drop => self.drop_spot(spot, team),
            CollectionAsk::BringBack => {
                let before = self.players_state.collection.as_mut();
                if let Some(before) = before.and_then(|collection| collection.before.take()) {
                    self.notices.clear("deleted");
                    self.change_player(|player| *player = before);
                }
            }
            CollectionAsk::NewTeam => {
                if player.teams.len() >= MOST_TEAMS {
                    let words = tell!("collection-full", most = MOST_TEAMS);
                    self.notices.show("refusal", Weight::Tell, words);
                    return;
                }
                let at = player.teams.len();
                let names: Vec<String> = player.teams.iter().map(|one| one.name.clone()).collect();
                let usual =
                    (1..=MOST_TEAMS + 1).map(|number| tell!("team-number", number = number));
                let mut free = usual.filter(|name| !names.contains(name));
                let name = free.next().unwrap_or_default();
                self.change_player(|player| {
                    player.teams.push(Team {
                        name,
                        ..Team::default()
                    });
                });
                self.make_team(at);
            }
            CollectionAsk::NameTeam => {
                let team = team.and_then(|at| player.teams.get(at));
                if let Some(name) = team.map(|team| team.name.clone()) {
                    self.open_form(Form::OwnTeamName(name));
                }
            }
        }
    }

    fn make_team(&mut self, team: usize) {
        if let Some(collection) = &mut self.players_state.collection {
            collection.team = Some(team);
            collection.chosen = 0;
        }
    }

    fn drop_spot(&mut self, spot: Option<Spot>, team: Option<usize>) {
        let Some(player) = self.open_collection().map(|(player, _)| player.clone()) else {
            return;
        };
        let spot = match (team, spot) {
            (Some(team), _) => Spot::Team(team),
            (None, Some(spot)) => spot,
            (None, None) => return,
        };
        let mut name = String::new();
        self.change_player(|player| match spot {
            Spot::Thing(Thing::Bakugan(at)) if at < player.bakugan.len() => {
                name = player.bakugan.remove(at).full_name();
            }
            Spot::Thing(Thing::Gate(at)) if at < player.gates.len() => {
                name = player.gates.remove(at).name;
            }
            Spot::Thing(Thing::Ability(at)) if at < player.abilities.len() => {
                name = player.abilities.remove(at).name;
            }
            Spot::Team(at) if at < player.teams.len() => name = player.teams.remove(at).name,
            Spot::Thing(_) | Spot::Team(_) => {}
        });
        if let Some(collection) = &mut self.players_state.collection {
            collection.before = Some(player);
            collection.team = None;
        }
        let words = tell!("collection-dropped", name = name);
        self.notices.show("deleted", Weight::Tell, words);
    }

    /// What stands in the form of a thing that is there: its name and its number.
    pub(in super::super) fn own_thing(&self, sort: Sort, at: usize) -> Option<(String, String)> {
        let (player, _) = self.open_collection()?;
        Some(match sort {
            Sort::Bakugan => {
                let own = player.bakugan.get(at)?;
                let power = own.g_power.map(|power| power.to_string());
                (own.name.clone(), power.unwrap_or_default())
            }
            Sort::Gate => (player.gates.get(at)?.name.clone(), String::new()),
            Sort::Ability => (player.abilities.get(at)?.name.clone(), String::new()),
        })
    }

    /// The chosen player has this, or it is called so from now on. A card that a pack knows gets its colour.
    pub(in super::super) fn send_own_thing(
        &mut self,
        (sort, at): (Sort, Option<usize>),
        typed: &str,
        number: &str,
    ) {
        let name = as_name(typed, LONGEST_NAME);
        let name = name.trim().to_owned();
        let number = number.trim().trim_end_matches(['g', 'G']).trim();
        let power = match number.parse::<i32>() {
            Ok(power) if (0..=LARGEST_NUMBER).contains(&power) => Some(power),
            _ if number.is_empty() => None,
            _ => {
                let words = tell!("set-up-problem-power", typed = number);
                self.notices.show("refusal", Weight::Tell, words);
                return;
            }
        };
        self.over = Over::Nothing;
        self.notices.clear("refusal");
        if name.is_empty() || !self.shows_collection() {
            return;
        }
        let packs = self.packs();
        let gate = packs.gate(&name).and_then(|card| card.colour);
        let ability = packs.ability(&name).and_then(|card| card.colour);
        let place = at;
        self.change_player(|player| {
            let thing = sort.at(place.unwrap_or_else(|| sort.count(player)));
            player.change(thing, |player| match (sort, place) {
                (Sort::Bakugan, None) => player.bakugan.push(OwnBakugan {
                    name,
                    // There is one of each name in every Attribute.
                    attribute: None,
                    g_power: power,
                }),
                (Sort::Bakugan, Some(at)) => {
                    if let Some(own) = player.bakugan.get_mut(at) {
                        own.name = name;
                        own.g_power = power;
                    }
                }
                (Sort::Gate, None) => player.gates.push(OwnGate { name, colour: gate }),
                (Sort::Gate, Some(at)) => {
                    if let Some(own) = player.gates.get_mut(at) {
                        own.name = name;
                        own.colour = own.colour.or(gate);
                    }
                }
                (Sort::Ability, None) => player.abilities.push(OwnAbility {
                    name,
                    colour: ability,
                }),
                (Sort::Ability, Some(at)) => {
                    if let Some(own) = player.abilities.get_mut(at) {
                        own.name = name;
                        own.colour = own.colour.or(ability);
                    }
                }
            });
        });
        if at.is_none() {
            let place = self.open_collection().and_then(|(player, collection)| {
                let last = sort.at(sort.count(player).checked_sub(1)?);
                let spots = collection.spots(player);
                spots.iter().position(|spot| *spot == Spot::Thing(last))
            });
            self.choose_spot(place.unwrap_or(0));
        }
    }

    /// The team that is made is called so.
    pub(in super::super) fn send_own_team_name(&mut self, typed: &str) {
        self.over = Over::Nothing;
        let name = as_name(typed, LONGEST_NAME);
        let name = name.trim().to_owned();
        let Some((player, collection)) = self.open_collection() else {
            return;
        };
        let Some(at) = collection.team else {
            return;
        };
        let mut others = player.teams.iter().enumerate();
        if others.any(|(other, team)| other != at && team.name == name) {
            let words = tell!("team-name-taken", name = name);
            self.notices.show("refusal", Weight::Tell, words);
            return;
        }
        if name.is_empty() {
            return;
        }
        self.change_player(|player| {
            if let Some(team) = player.teams.get_mut(at) {
                team.name = name;
            }
        });
    }

    /// Arrows move the choice.
    pub(super) fn collection_hears(key: Key) -> Option<Option<Ask>> {
        let ask = match key {
            Key::ArrowRight => CollectionAsk::Move(1),
            Key::ArrowLeft => CollectionAsk::Move(-1),
            Key::ArrowDown => CollectionAsk::MoveSort(1),
            Key::ArrowUp => CollectionAsk::MoveSort(-1),
            _ => return None,
        };
        Some(Some(Ask::Players(PlayersAsk::Collection(ask))))
    }
}

fn sort_of(thing: Thing) -> (Sort, usize) {
    match thing {
        Thing::Bakugan(at) => (Sort::Bakugan, at),
        Thing::Gate(at) => (Sort::Gate, at),
        Thing::Ability(at) => (Sort::Ability, at),
    }
}

/// Gives a thing the next Attribute or colour, after the last one none.
fn next(player: &mut Player, thing: Thing) {
    match thing {
        Thing::Bakugan(at) => {
            if let Some(own) = player.bakugan.get_mut(at) {
                own.attribute = next_of(&Attribute::ALL, own.attribute);
            }
        }
        Thing::Gate(at) => {
            if let Some(own) = player.gates.get_mut(at) {
                own.colour = next_of(&GateColour::ALL, own.colour);
            }
        }
        Thing::Ability(at) => {
            if let Some(own) = player.abilities.get_mut(at) {
                own.colour = next_of(&AbilityColour::ALL, own.colour);
            }
        }
    }
}
