//! Everybody who plays here: colour, initials, who is the youngest, what they have, and their teams of three, three and
//! three.
//!
//! | file | what it is |
//! | --- | --- |
//! | `mod.rs` | what can be asked for, and how it is carried out |
//! | `view.rs`, `draw.rs` | the page |
//! | `collection.rs`, `collection_view.rs` | what one of them has, and the teams that are made of it |
//! | `teams.rs` | teams, kept from a match that is prepared and taken into one |
//! | `discs.rs` | how players look where they are seen |

mod collection;
mod collection_view;
mod discs;
mod draw;
mod teams;
mod view;

use eframe::egui::{Key, Modifiers};

use super::ask::Ask;
use super::notice::Weight;
use super::pick::Form;
use super::state::{Over, RefereeApp};
use super::tongue::tell;
use crate::rules::text::{LONGEST_NAME, as_name};
use crate::store::players::{COLOURS, LONGEST_INITIALS};
use crate::store::{Player, Players, PlayersFile};

pub use collection::{CollectionAsk, Sort};
pub use discs::{PlayerLook, PlayerLooks};
pub use teams::team_problem;
pub use view::PlayersPage;

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
    /// The chosen one gets a picture.
    Picture,
    /// The chosen one is the youngest here, or no longer.
    Youngest,
    /// Something about what the chosen one has.
    Collection(CollectionAsk),
    /// The chosen one is forgotten.
    Forget,
    /// Whoever was forgotten last comes back.
    BringBack,
}

/// What the page remembers.
#[derive(Default)]
pub struct PlayersState {
    chosen: usize,
    forgotten: Option<(usize, Player)>,
    /// What one of them has, while it is shown.
    collection: Option<collection::Collection>,
    pictures: discs::Pictures,
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
            PlayersAsk::Picture => self.open_form(Form::PlayerPicture),
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
            PlayersAsk::Collection(ask) => self.perform_collection(ask),
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

    /// Arrows choose a player.
    pub(super) fn players_hear(&self, key: Key, _modifiers: Modifiers) -> Option<Option<Ask>> {
        if self.shows_collection() {
            return Self::collection_hears(key);
        }
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
