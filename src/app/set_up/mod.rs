//! Preparing a match: who plays and where, who begins, by which rules, how many games, with which toys.
//!
//! | file | what it is |
//! | --- | --- |
//! | `mod.rs` | what can be asked for, and how it is carried out |
//! | `chosen.rs` | what has been chosen so far |
//! | `rules.rs` | the rule sets of a game, resolved |
//! | `form.rs` | from what was chosen to the set-up that the rules check, and what they find wrong with it |
//! | `view.rs`, `draw.rs` | the page |
//! | `toys.rs` | the pages for each player's pieces |

mod chosen;
mod draw;
mod form;
mod rules;
mod toys;
mod view;

use eframe::egui::{Key, Modifiers};

use super::ask::Ask;
use super::known_cards::OFFERED;
use super::pick::Form;
use super::place::Destination;
use super::state::{Over, RefereeApp};
use super::tongue::tell;
use crate::rules::bakugan::setup::{ABILITIES_EACH, BAKUGAN_EACH, GATES_EACH};
use crate::rules::bakugan::{Attribute, PlayerSetup};
use crate::rules::cards::Kind;
use crate::rules::{GameKind, rule_set};
use crate::store::{GameChoices, Starts};

pub use chosen::SetUp;
use chosen::{FEWEST_PLAYERS, Player, Step, most_players, word_of};
pub use view::SetUpPage;

/// So many things that a player has are offered at once.
const MOST_OWN: usize = 12;

/// What can be asked for while a match is prepared.
#[derive(Debug, Clone, PartialEq)]
pub enum SetUpAsk {
    /// Prepare a match of this game.
    Open(GameKind),
    /// Draw who begins, where that is still open; else begin the match.
    Go,
    /// One player more.
    Add,
    /// This seat goes; seats count from 0.
    TakeAway(usize),
    /// The player on one seat moves to another, the others close up.
    Move {
        /// From where.
        from: usize,
        /// To where.
        to: usize,
    },
    /// This seat is the youngest.
    Youngest(usize),
    /// Who begins. Asked again: drawn again, the next one is the youngest, the next one is picked.
    Starts(Starts),
    /// By this rule set, by its place in the list.
    Rules(usize),
    /// By the next of the table's own rule sets.
    OwnRules,
    /// The next way to count games.
    NextFormat,
    /// More games, rounds or points.
    More,
    /// Fewer games, rounds or points.
    Fewer,
    /// The keyboard to the name on this seat.
    TypeName(usize),
    /// This seat gets a name that was used before.
    Name(usize, String),
    /// This seat gets the next name that was used before, or the one before it.
    NextName {
        /// The seat.
        row: usize,
        /// True for the one before.
        backwards: bool,
    },
    /// Without lists of toys.
    QuickGame,
    /// The toys of this seat.
    ToysOf(usize),
    /// The toys are entered.
    ToysDone,
    /// A toy is of this Attribute, or of none that anybody said.
    Attribute {
        /// Which of the three.
        toy: usize,
        /// Its Attribute.
        attribute: Option<Attribute>,
    },
    /// The keyboard to the name of this toy.
    TypeToy(usize),
    /// The toy whose field had the keyboard last, or the first without a name, is this one of what the player has.
    OwnToy(usize),
    /// It is the next of what the player has, or the one before.
    NextToy {
        /// True for the one before.
        backwards: bool,
    },
    /// The saved teams of this seat.
    TeamsOf(usize),
    /// This seat brings that team of its player.
    TakeTeam(usize, usize),
    /// What this seat brings is kept as a team.
    KeepTeam(usize),
    /// Hide the page for what only this seat may see.
    Cover(usize),
    /// The player whose turn it is to look has the screen alone.
    Uncover,
    /// The card in the field that had the keyboard last is called this.
    CardName(String),
    /// It is the next of the cards of the packs that fit what was typed, or the one before.
    NextCard {
        /// True for the one before.
        backwards: bool,
    },
}

/// What comes after this place of a list, or before it, round and round; without a place the first, or the last.
fn beside<T>(list: &[T], at: Option<usize>, backwards: bool) -> Option<&T> {
    match (at, backwards) {
        (None, false) => list.first(),
        (None, true) => list.last(),
        (Some(at), false) => list.get((at + 1) % list.len()),
        (Some(at), true) => list.get((at + list.len() - 1) % list.len()),
    }
}

impl RefereeApp {
    /// Prepares a match of this game with what was chosen last.
    fn prepare(&mut self, kind: GameKind) {
        let (offered, broken) = rules::offered(kind, self.rule_sets.as_ref());
        if !broken.is_empty() {
            self.warn("rules", broken.join(" "));
        }
        let before = self.preferences.games.get(word_of(kind)).cloned();
        let GameChoices {
            rules,
            starts,
            format,
        } = before.unwrap_or_default();
        let wanted = if rules.is_empty() {
            rule_set::AS_PRINTED.to_owned()
        } else {
            rules
        };
        let chosen = offered.iter().position(|set| set.name == wanted);
        let count = self.names.len().clamp(FEWEST_PLAYERS, most_players(kind));
        // Toys that were entered before stay with their players.
        let mut players = std::mem::take(&mut self.set_up.players);
        let mut next_number = self.set_up.next_number;
        let mut seated: Vec<Player> = Vec::new();
        for seat in 0..count {
            let usual = tell!("player-number", number = seat + 1);
            let name = self.names.get(seat).cloned().unwrap_or(usual);
            let same = players
                .iter()
                .position(|player| self.texts.get(&player.name_field()).trim() == name);
            let player = match same {
                Some(at) => players.remove(at),
                None => {
                    next_number += 1;
                    Player::new(next_number - 1)
                }
            };
            self.texts.set(&player.name_field(), name);
            seated.push(player);
        }
        let marked = |name: &str| {
            let mut of_name = seated
                .iter()
                .filter(|player| self.texts.get(&player.name_field()) == name);
            of_name.next().map(|player| player.number)
        };
        let first = seated.first().map_or(0, |player| player.number);
        self.set_up = SetUp {
            kind,
            youngest: marked(&self.preferences.youngest).unwrap_or(first),
            picked: first,
            players: seated,
            next_number,
            starts,
            draws: 0,
            offered,
            rules: chosen.unwrap_or(0),
            format,
            has_toys: self.set_up.has_toys && kind == GameKind::Bakugan,
            step: Step::Main,
            card_field: None,
            card_names: Vec::new(),
            toy: None,
        };
    }

    /// Carries out what was asked of the match that is prepared.
    pub(super) fn perform_set_up(&mut self, ask: SetUpAsk) {
        let set_up = &mut self.set_up;
        match ask {
            SetUpAsk::Open(kind) => {
                self.prepare(kind);
                self.go(Destination::SetUp);
            }
            SetUpAsk::Go => self.start_match(),
            SetUpAsk::Add => {
                let seat = set_up.players.len();
                if let Some(player) = set_up.add() {
                    let field = player.name_field();
                    let name = tell!("player-number", number = seat + 1);
                    self.texts.set(&field, name);
                    self.texts.focus(field);
                }
            }
            SetUpAsk::TakeAway(seat) => set_up.take_away(seat),
            SetUpAsk::Move { from, to } => set_up.move_seat(from, to),
            SetUpAsk::Youngest(seat) => set_up.youngest = set_up.number_at(seat),
            SetUpAsk::Starts(starts) => set_up.begin_with(starts),
            SetUpAsk::Rules(at) => set_up.rules = at.min(set_up.offered.len().saturating_sub(1)),
            SetUpAsk::OwnRules => {
                let count = set_up.offered.len();
                let next = (1..=count).map(|step| (set_up.rules + step) % count);
                if let Some(own) = next
                    .into_iter()
                    .find(|at| set_up.offered.get(*at).is_some_and(|set| set.own.is_some()))
                {
                    set_up.rules = own;
                }
            }
            SetUpAsk::NextFormat => set_up.next_format(),
            SetUpAsk::More => set_up.count_format(true),
            SetUpAsk::Fewer => set_up.count_format(false),
            SetUpAsk::TypeName(seat) => {
                if let Some(player) = set_up.players.get(seat) {
                    self.texts.focus(player.name_field());
                }
            }
            SetUpAsk::Name(seat, name) => {
                if let Some(player) = set_up.players.get(seat) {
                    self.texts.set(&player.name_field(), name);
                }
            }
            SetUpAsk::NextName { row, backwards } => self.next_name(row, backwards),
            SetUpAsk::QuickGame => {
                set_up.has_toys = false;
                set_up.step = Step::Main;
            }
            SetUpAsk::ToysOf(seat) => {
                set_up.has_toys = true;
                set_up.toy = None;
                let seat = seat.min(set_up.players.len().saturating_sub(1));
                set_up.step = Step::Toys(seat);
            }
            SetUpAsk::ToysDone => set_up.step = Step::Main,
            SetUpAsk::Attribute { toy, attribute } => {
                if let Step::Toys(seat) = set_up.step
                    && let Some(player) = set_up.players.get_mut(seat)
                    && let Some(slot) = player.attributes.get_mut(toy)
                {
                    *slot = attribute;
                }
            }
            SetUpAsk::TypeToy(toy) => {
                if let Step::Toys(seat) = set_up.step
                    && let Some(player) = set_up.players.get(seat)
                {
                    self.texts.focus(player.toy_field(toy));
                }
            }
            SetUpAsk::Cover(seat) => {
                set_up.step = Step::Covered(seat);
                set_up.card_field = None;
                set_up.card_names.clear();
            }
            SetUpAsk::CardName(name) => {
                if let Some(field) = set_up.card_field.clone() {
                    self.texts.set(&field, name);
                    self.texts.focus(field);
                }
            }
            SetUpAsk::NextCard { backwards } => self.next_card(backwards),
            SetUpAsk::OwnToy(at) => self.take_own_toy(at),
            SetUpAsk::NextToy { backwards } => self.next_own_toy(backwards),
            SetUpAsk::TeamsOf(seat) => {
                if let Some(pick) = self.teams_pick(seat) {
                    self.over = Over::Pick(Box::new(pick));
                }
            }
            SetUpAsk::TakeTeam(seat, at) => self.take_team(seat, at),
            SetUpAsk::KeepTeam(seat) => self.open_form(Form::TeamName(seat)),
            SetUpAsk::Uncover => {
                if let Step::Covered(seat) = set_up.step {
                    set_up.step = Step::Secret(seat);
                    if let Some(player) = set_up.players.get(seat) {
                        self.texts.focus(player.gate_field(0));
                    }
                }
            }
        }
    }

    /// One step back.
    pub(super) fn leave_set_up(&mut self) {
        match self.set_up.step {
            Step::Main => self.go(Destination::Home),
            Step::Toys(_) => self.set_up.step = Step::Main,
            Step::Covered(seat) | Step::Secret(seat) => self.set_up.step = Step::Toys(seat),
        }
    }

    /// Draws who begins, where that is open; else begins the match and remembers what was chosen.
    fn start_match(&mut self) {
        if self.set_up.waits_for_draw() {
            self.set_up.draw();
            return;
        }
        let Ok(setup) = self.setup_of_form() else {
            // The page says what is wrong.
            return;
        };
        let set_up = &self.set_up;
        let rules = set_up.offered.get(set_up.rules);
        let choices = GameChoices {
            rules: rules.map_or_else(String::new, |set| set.name.clone()),
            starts: set_up.starts,
            format: set_up.format,
        };
        let names: Vec<String> = set_up
            .players
            .iter()
            .map(|player| self.texts.get(&player.name_field()).trim().to_owned())
            .collect();
        if let Some(youngest) = names.get(set_up.seat_of(set_up.youngest)) {
            self.preferences.youngest.clone_from(youngest);
        }
        let word = word_of(set_up.kind).to_owned();
        self.preferences.games.insert(word, choices);
        let usual: Vec<String> = (1..=names.len())
            .map(|number| tell!("player-number", number = number))
            .collect();
        let chosen = names.iter().filter(|name| !usual.contains(name));
        self.preferences.remember(chosen.clone());
        if self.players_file.is_some() {
            self.players.remember(chosen);
            let youngest = self.preferences.youngest.clone();
            if self.players.get(&youngest).is_some() {
                self.players.mark_youngest(&youngest);
            }
            self.keep_players();
        }
        self.begin(setup);
    }

    /// The names that were used before and that nobody here has, newest first; where something was typed, those that
    /// begin so come first.
    fn offered_names(&self, row: usize) -> Vec<String> {
        let taken = |name: &String| {
            let others = self.set_up.players.iter().enumerate();
            others
                .filter(|(seat, _)| *seat != row)
                .any(|(_, player)| self.texts.get(&player.name_field()).trim() == name)
        };
        let players = self.players.all.iter().map(|player| &player.name);
        let mut names: Vec<String> = Vec::new();
        for name in players.chain(&self.preferences.known_names) {
            if !taken(name) && !names.contains(name) {
                names.push(name.clone());
            }
        }
        names
    }

    fn next_name(&mut self, row: usize, backwards: bool) {
        let names = self.offered_names(row);
        let Some(field) = self.set_up.players.get(row).map(Player::name_field) else {
            return;
        };
        self.put_next(field, &names, backwards);
    }

    /// Puts the name into a field that comes after the one in it, or before it, and goes there.
    fn put_next(&mut self, field: String, names: &[String], backwards: bool) {
        let now = self.texts.get(&field).trim();
        let at = names.iter().position(|name| name == now);
        if let Some(next) = beside(names, at, backwards) {
            self.texts.set(&field, next.clone());
            self.texts.focus(field);
        }
    }

    /// Notes which toy or secret card is being typed: names for it are offered also while a button is pressed.
    pub(super) fn note_card_field(&mut self) {
        if let Step::Toys(seat) = self.set_up.step {
            let player = self.set_up.players.get(seat);
            let focused = self.texts.focused();
            let toy = player.zip(focused).and_then(|(player, field)| {
                (0..BAKUGAN_EACH).find(|at| player.toy_field(*at) == field)
            });
            self.set_up.toy = toy.or(self.set_up.toy);
        }
        let Step::Secret(seat) = self.set_up.step else {
            return;
        };
        let (Some(field), Some(player)) = (self.texts.focused(), self.set_up.players.get(seat))
        else {
            return;
        };
        if player.kind_of_field(field).is_some() && self.set_up.card_field.as_deref() != Some(field)
        {
            self.set_up.card_field = Some(field.to_owned());
            self.set_up.card_names.clear();
        }
    }

    /// The names of the packs' cards for what is typed in the field that had the keyboard last, on this seat's page.
    pub(super) fn card_names(&self, seat: usize) -> Vec<String> {
        let field = self.set_up.card_field.as_deref();
        let player = self.set_up.players.get(seat);
        let kind = field.and_then(|field| player?.kind_of_field(field));
        let (Some(field), Some(kind)) = (field, kind) else {
            return Vec::new();
        };
        let typed = self.texts.get(field).trim();
        let known = &self.set_up.card_names;
        if known.iter().any(|name| name == typed) {
            return known.clone();
        }
        // What the player has comes first; only the player looks at this page.
        let mut names = self.own_cards(seat, kind, typed);
        for name in self.names_for(kind, typed, OFFERED) {
            if !names.contains(&name) {
                names.push(name);
            }
        }
        names.truncate(if typed.is_empty() { MOST_OWN } else { OFFERED });
        names
    }

    /// The cards of this kind that the player on a seat has, that are in no other field, and that have what was typed in
    /// their names.
    fn own_cards(&self, seat: usize, kind: Kind, typed: &str) -> Vec<String> {
        let name = self.name_on_seat(seat);
        let (Some(own), Some(player)) = (self.players.get(&name), self.set_up.players.get(seat))
        else {
            return Vec::new();
        };
        let focused = self.set_up.card_field.as_deref();
        let fields = player.card_fields(kind);
        let others = fields
            .iter()
            .filter(|field| Some(field.as_str()) != focused);
        let taken: Vec<&str> = others.map(|field| self.texts.get(field).trim()).collect();
        let typed = typed.to_lowercase();
        let names: Vec<&String> = match kind {
            Kind::Gate => own.gates.iter().map(|card| &card.name).collect(),
            Kind::Ability => own.abilities.iter().map(|card| &card.name).collect(),
            _ => Vec::new(),
        };
        let mut found: Vec<String> = Vec::new();
        for name in names {
            let fits = name.to_lowercase().contains(&typed) && !taken.contains(&name.as_str());
            if fits && !found.contains(name) {
                found.push(name.clone());
            }
        }
        found
    }

    /// The Bakugan that the player on a seat has and that are in no other field, by their places.
    pub(super) fn own_toys(&self, seat: usize) -> Vec<usize> {
        let name = self.name_on_seat(seat);
        let (Some(own), Some(player)) = (self.players.get(&name), self.set_up.players.get(seat))
        else {
            return Vec::new();
        };
        let focused = self.set_up.toy;
        let mut brought: Vec<(String, Option<Attribute>)> = (0..BAKUGAN_EACH)
            .filter(|at| Some(*at) != focused)
            .map(|at| {
                let name = self.texts.get(&player.toy_field(at)).trim().to_owned();
                (name, player.attributes.get(at).copied().flatten())
            })
            .collect();
        let toys = own.bakugan.iter().enumerate().filter(|(_, toy)| {
            let is_this = |one: &(String, Option<Attribute>)| {
                one.0 == toy.name && (one.1 == toy.attribute || toy.attribute.is_none())
            };
            match brought.iter().position(is_this) {
                // Of two alike one may still be free.
                Some(at) => {
                    brought.remove(at);
                    false
                }
                None => true,
            }
        });
        toys.map(|(at, _)| at).take(MOST_OWN).collect()
    }

    /// Enters one of what the player has, as the toy whose field had the keyboard last, or the first without a name.
    fn take_own_toy(&mut self, at: usize) {
        let Step::Toys(seat) = self.set_up.step else {
            return;
        };
        let own = self.players.get(&self.name_on_seat(seat));
        let own = own.and_then(|own| own.bakugan.get(at)).cloned();
        let (Some(own), Some(player)) = (own, self.set_up.players.get_mut(seat)) else {
            return;
        };
        let mut all = 0..BAKUGAN_EACH;
        let empty = all.find(|at| self.texts.get(&player.toy_field(*at)).trim().is_empty());
        let toy = self.set_up.toy.or(empty).unwrap_or(0);
        if let Some(slot) = player.attributes.get_mut(toy) {
            *slot = own.attribute;
        }
        self.texts.set(&player.toy_field(toy), own.name);
        let power = own.g_power.map(|power| power.to_string());
        self.texts
            .set(&player.power_field(toy), power.unwrap_or_default());
        // The next press enters the next one.
        if self.texts.focused().is_none() {
            self.set_up.toy = None;
        }
    }

    fn next_own_toy(&mut self, backwards: bool) {
        let (Step::Toys(seat), Some(toy)) = (self.set_up.step, self.set_up.toy) else {
            return;
        };
        let toys = self.own_toys(seat);
        let own = self.players.get(&self.name_on_seat(seat));
        let player = self.set_up.players.get(seat);
        let (Some(own), Some(player)) = (own, player) else {
            return;
        };
        let field = player.toy_field(toy);
        let typed = self.texts.get(&field).trim();
        let attribute = player.attributes.get(toy).copied().flatten();
        let is_this = |at: &usize| {
            let one = own.bakugan.get(*at);
            one.is_some_and(|one| one.name == typed && one.attribute == attribute)
        };
        let now = toys.iter().position(is_this);
        if let Some(next) = beside(&toys, now, backwards).copied() {
            self.take_own_toy(next);
            self.texts.focus(field);
        }
    }

    fn next_card(&mut self, backwards: bool) {
        let Step::Secret(seat) = self.set_up.step else {
            return;
        };
        let names = self.card_names(seat);
        let Some(field) = self.set_up.card_field.clone().filter(|_| !names.is_empty()) else {
            return;
        };
        self.put_next(field, &names, backwards);
        self.set_up.card_names = names;
    }

    /// The name that was typed for a seat; empty for none.
    pub(super) fn name_on_seat(&self, seat: usize) -> String {
        let player = self.set_up.players.get(seat);
        let typed = player.map(|player| self.texts.get(&player.name_field()).trim().to_owned());
        typed.unwrap_or_default()
    }

    /// What was entered of the toys and cards on a seat.
    pub(super) fn toys_on_seat(&self, seat: usize) -> Option<PlayerSetup> {
        let player = self.set_up.players.get(seat)?;
        let name = self.name_on_seat(seat);
        let packs = &**self.packs();
        let mut brought = self.set_up.player_setup(player, name, &self.texts, packs);
        self.colour_cards(&mut brought);
        Some(brought)
    }

    /// The cards that a player has with their colours get them.
    fn colour_cards(&self, brought: &mut PlayerSetup) {
        let Some(player) = self.players.get(&brought.name) else {
            return;
        };
        for card in &mut brought.gates {
            let own = player.gates.iter().find(|own| own.name == card.name);
            card.colour = card.colour.or(own.and_then(|own| own.colour));
        }
        for card in &mut brought.abilities {
            let own = player.abilities.iter().find(|own| own.name == card.name);
            card.colour = card.colour.or(own.and_then(|own| own.colour));
        }
    }

    /// Enters the toys and cards of a seat.
    pub(super) fn put_toys(&mut self, seat: usize, brought: &PlayerSetup) {
        let Some(player) = self.set_up.players.get_mut(seat) else {
            return;
        };
        for at in 0..BAKUGAN_EACH {
            let toy = brought.bakugan.get(at).cloned().unwrap_or_default();
            if let Some(slot) = player.attributes.get_mut(at) {
                *slot = toy.attribute;
            }
            let name = toy.name.unwrap_or_default();
            self.texts.set(&player.toy_field(at), name);
            let power = toy.g_power.map(|power| power.to_string());
            self.texts
                .set(&player.power_field(at), power.unwrap_or_default());
        }
        for at in 0..usize::from(GATES_EACH) {
            let name = brought.gates.get(at).map(|card| card.name.clone());
            self.texts
                .set(&player.gate_field(at), name.unwrap_or_default());
        }
        for at in 0..usize::from(ABILITIES_EACH) {
            let name = brought.abilities.get(at).map(|card| card.name.clone());
            self.texts
                .set(&player.ability_field(at), name.unwrap_or_default());
        }
        self.set_up.has_toys = true;
    }

    /// The seat whose name has the keyboard.
    fn row_with_keyboard(&self) -> Option<usize> {
        let focused = self.texts.focused()?;
        let mut players = self.set_up.players.iter();
        players.position(|player| player.name_field() == focused)
    }

    /// Keys that mean something in a field too: arrows for seats and names, Esc out of the field.
    pub(super) fn set_up_hears(&self, key: Key, modifiers: Modifiers) -> Option<Option<Ask>> {
        let ask = |ask| Some(Some(Ask::SetUp(ask)));
        if self.is_typing && key == Key::Escape {
            // The field lets go of the keyboard by itself.
            return Some(None);
        }
        if let Step::Toys(_) = self.set_up.step
            && self.is_typing
            && matches!(key, Key::ArrowDown | Key::ArrowUp)
        {
            let backwards = key == Key::ArrowUp;
            return ask(SetUpAsk::NextToy { backwards });
        }
        if let Step::Secret(_) = self.set_up.step
            && self.is_typing
            && matches!(key, Key::ArrowDown | Key::ArrowUp)
        {
            let backwards = key == Key::ArrowUp;
            return ask(SetUpAsk::NextCard { backwards });
        }
        if self.set_up.step != Step::Main {
            return None;
        }
        let row = self.row_with_keyboard()?;
        let has_modifier = modifiers.alt || modifiers.command || modifiers.ctrl;
        match key {
            Key::ArrowUp if has_modifier => match row.checked_sub(1) {
                Some(to) => ask(SetUpAsk::Move { from: row, to }),
                None => Some(None),
            },
            Key::ArrowDown if has_modifier => {
                let to = row + 1;
                if to < self.set_up.players.len() {
                    ask(SetUpAsk::Move { from: row, to })
                } else {
                    Some(None)
                }
            }
            Key::ArrowUp | Key::ArrowDown => ask(SetUpAsk::NextName {
                row,
                backwards: key == Key::ArrowUp,
            }),
            Key::Delete if has_modifier => ask(SetUpAsk::TakeAway(row)),
            Key::Y if has_modifier => ask(SetUpAsk::Youngest(row)),
            _ => None,
        }
    }
}
