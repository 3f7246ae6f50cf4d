//! Everybody who plays here: colour, initials, who is the youngest, what they have, and their teams of three, three and
//! three.
//!
//! | file | what it is |
//! | --- | --- |
//! | `mod.rs` | what can be asked for, and how it is carried out |
//! | `view.rs`, `draw.rs` | the page |
//! | `teams.rs` | teams, kept from a match that is prepared and taken into one |

mod draw;
mod teams;
mod view;

use std::collections::BTreeMap;

use eframe::egui::{ColorImage, Context, Key, Modifiers, TextureHandle, TextureOptions};

use super::ask::Ask;
use super::notice::Weight;
use super::pick::{Form, Pick};
use super::state::{Over, RefereeApp};
use super::tongue::tell;
use crate::rules::text::{LONGEST_NAME, as_name};
use crate::store::players::{COLOURS, LONGEST_INITIALS};
use crate::store::{Player, Players, PlayersFile};

pub use teams::team_problem;
pub use view::PlayersPage;

/// A player's picture is made no larger than this, in pixels.
const PICTURE_SIDE: u32 = 256;

/// What can be asked of the players.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PlayersAsk {
    /// Choose a player by the place in the list.
    Choose(usize),
    /// Move the choice.
    Move(isize),
    /// Somebody new.
    Add,
    /// The next colour of the chosen one.
    NextColour,
    /// The chosen one gets initials.
    Initials,
    /// The chosen one is the youngest here, or no longer.
    Youngest,
    /// What the chosen one has can be taken away.
    Things,
    /// This thing of the chosen one goes.
    Drop(Thing),
    /// The chosen one is forgotten.
    Forget,
    /// Whoever was forgotten last comes back.
    BringBack,
}

/// Something that a player has, by its place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Thing {
    /// A Bakugan.
    Bakugan(usize),
    /// A Gate card.
    Gate(usize),
    /// An ability card.
    Ability(usize),
    /// A team.
    Team(usize),
}

/// What the page remembers.
#[derive(Default)]
pub struct PlayersState {
    chosen: usize,
    forgotten: Option<(usize, Player)>,
    /// Pictures of players that were read, by their names; none for one that cannot be shown.
    pictures: BTreeMap<String, Option<TextureHandle>>,
}

impl RefereeApp {
    /// With the players who are remembered here.
    #[must_use]
    pub fn played_by(mut self, file: PlayersFile) -> Self {
        let (players, notice) = file.load();
        if let Some(notice) = notice {
            self.warn("players", notice);
        }
        if let Some(youngest) = players.all.iter().find(|player| player.youngest) {
            self.preferences.youngest.clone_from(&youngest.name);
        }
        self.players = players;
        self.players_file = Some(file);
        self
    }

    /// The players who are remembered here.
    pub fn players(&self) -> &Players {
        &self.players
    }

    /// Keeps the players.
    pub(super) fn keep_players(&mut self) {
        let Some(file) = &self.players_file else {
            return;
        };
        match file.save(&self.players) {
            Ok(()) => self.notices.clear("players"),
            Err(why) => {
                let words = tell!("players-not-saved", why = why.to_string());
                self.notices.show("players", Weight::Warn, words);
            }
        }
    }

    /// The place of the chosen player; none while there is nobody.
    fn chosen_player(&self) -> Option<usize> {
        let last = self.players.all.len().checked_sub(1)?;
        Some(self.players_state.chosen.min(last))
    }

    fn change_player(&mut self, change: impl FnOnce(&mut Player)) {
        let Some(at) = self.chosen_player() else {
            return;
        };
        if let Some(player) = self.players.all.get_mut(at) {
            change(player);
            self.keep_players();
        }
    }

    /// Carries out what was asked of the players.
    pub(super) fn perform_players(&mut self, ask: PlayersAsk) {
        match ask {
            PlayersAsk::Choose(place) => self.players_state.chosen = place,
            PlayersAsk::Move(by) => {
                let last = self.players.all.len().saturating_sub(1);
                let now = self.players_state.chosen.min(last);
                self.players_state.chosen = now.saturating_add_signed(by).min(last);
            }
            PlayersAsk::Add => self.open_form(Form::PlayerName),
            PlayersAsk::NextColour => self.change_player(|player| {
                player.colour = match player.colour {
                    None => Some(1),
                    Some(colour) if colour < COLOURS => Some(colour + 1),
                    Some(_) => None,
                };
            }),
            PlayersAsk::Initials => {
                if let Some(at) = self.chosen_player() {
                    let now = self.players.all[at].short();
                    self.open_form(Form::Initials(now));
                }
            }
            PlayersAsk::Youngest => {
                let Some(at) = self.chosen_player() else {
                    return;
                };
                let name = if self.players.all[at].youngest {
                    String::new()
                } else {
                    self.players.all[at].name.clone()
                };
                self.players.mark_youngest(&name);
                self.preferences.youngest = name;
                self.keep_players();
                self.tell_settings();
            }
            PlayersAsk::Things => {
                if let Some(pick) = self.things_pick() {
                    self.over = Over::Pick(Box::new(pick));
                }
            }
            PlayersAsk::Drop(thing) => {
                self.over = Over::Nothing;
                self.change_player(|player| match thing {
                    Thing::Bakugan(at) => drop(remove(&mut player.bakugan, at)),
                    Thing::Gate(at) => drop(remove(&mut player.gates, at)),
                    Thing::Ability(at) => drop(remove(&mut player.abilities, at)),
                    Thing::Team(at) => drop(remove(&mut player.teams, at)),
                });
            }
            PlayersAsk::Forget => {
                if let Some(at) = self.chosen_player() {
                    let player = self.players.all.remove(at);
                    self.preferences
                        .known_names
                        .retain(|name| *name != player.name);
                    let words = tell!("players-forgotten", name = player.name.as_str());
                    self.notices.show("deleted", Weight::Tell, words);
                    self.players_state.forgotten = Some((at, player));
                    self.keep_players();
                    self.tell_settings();
                }
            }
            PlayersAsk::BringBack => {
                if let Some((at, player)) = self.players_state.forgotten.take() {
                    let at = at.min(self.players.all.len());
                    if self.players.get(&player.name).is_none() {
                        self.players.all.insert(at, player);
                    }
                    self.players_state.chosen = at;
                    self.notices.clear("deleted");
                    self.keep_players();
                }
            }
        }
    }

    /// Somebody new of this name, or who has it is chosen.
    pub(super) fn send_player_name(&mut self, typed: &str) {
        self.over = Over::Nothing;
        let name = as_name(typed, LONGEST_NAME);
        let name = name.trim();
        if name.is_empty() {
            return;
        }
        self.players.get_or_add(name);
        let at = self.players.all.iter().position(|one| one.name == name);
        self.players_state.chosen = at.unwrap_or(0);
        self.keep_players();
    }

    /// The chosen player gets these initials; without any, the first letters of the name.
    pub(super) fn send_initials(&mut self, typed: &str) {
        self.over = Over::Nothing;
        let initials: String = typed
            .chars()
            .filter(|letter| !letter.is_whitespace() && !letter.is_control())
            .take(LONGEST_INITIALS)
            .collect();
        self.change_player(|player| {
            player.initials = (!initials.is_empty()).then_some(initials);
        });
    }

    /// Everything that the chosen one has, each to be taken away.
    fn things_pick(&self) -> Option<Pick> {
        let player = self.players.all.get(self.chosen_player()?)?;
        let drop = |thing| Ask::Players(PlayersAsk::Drop(thing));
        let mut items: Vec<(String, Ask)> = Vec::new();
        for (at, team) in player.teams.iter().enumerate() {
            let words = tell!("players-drop-team", name = team.name.as_str());
            items.push((words, drop(Thing::Team(at))));
        }
        let mut more = |name: &str, thing| {
            let words = tell!("players-drop", name = name);
            items.push((words, drop(thing)));
        };
        for (at, one) in player.bakugan.iter().enumerate() {
            more(&one.name, Thing::Bakugan(at));
        }
        for (at, one) in player.gates.iter().enumerate() {
            more(&one.name, Thing::Gate(at));
        }
        for (at, one) in player.abilities.iter().enumerate() {
            more(&one.name, Thing::Ability(at));
        }
        (!items.is_empty()).then(|| Pick {
            title: tell!("players-things"),
            items,
        })
    }

    /// Reads the pictures of the players that were not read yet.
    pub(super) fn load_player_pictures(&mut self, ctx: &Context) {
        let Some(file) = &self.players_file else {
            return;
        };
        if self.place != super::place::Destination::Players {
            return;
        }
        for player in &self.players.all {
            if player.picture.is_none() || self.players_state.pictures.contains_key(&player.name) {
                continue;
            }
            let texture = file.picture(player).and_then(|bytes| {
                let picture = image::load_from_memory(&bytes).ok()?;
                let picture = picture.thumbnail(PICTURE_SIDE, PICTURE_SIDE).to_rgba8();
                let size = [picture.width() as usize, picture.height() as usize];
                let picture = ColorImage::from_rgba_unmultiplied(size, picture.as_raw());
                Some(ctx.load_texture(
                    format!("picture of {}", player.name),
                    picture,
                    TextureOptions::LINEAR,
                ))
            });
            self.players_state
                .pictures
                .insert(player.name.clone(), texture);
        }
    }

    /// Arrows choose a player.
    pub(super) fn players_hear(&self, key: Key, _modifiers: Modifiers) -> Option<Option<Ask>> {
        let by = match key {
            Key::ArrowDown => 1,
            Key::ArrowUp => -1,
            Key::PageDown => 7,
            Key::PageUp => -7,
            _ => return None,
        };
        Some(Some(Ask::Players(PlayersAsk::Move(by))))
    }
}

fn remove<T>(things: &mut Vec<T>, at: usize) -> Option<T> {
    (at < things.len()).then(|| things.remove(at))
}
