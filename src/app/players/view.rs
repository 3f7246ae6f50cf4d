//! What the page of the players says.

use eframe::egui::{Key, TextureId};

use super::super::ask::{Answer, Ask};
use super::super::keys::{Act, Shortcut};
use super::super::page::Title;
use super::super::state::RefereeApp;
use super::super::tongue::tell;
use super::{CollectionAsk, PlayersAsk, team_problem};
use crate::store::Player;

/// Somebody in the list.
#[derive(Debug, Clone, PartialEq)]
pub struct PlayerRow {
    /// The name.
    pub name: String,
    /// What stands on the disc.
    pub short: String,
    /// The colour of the disc, as seats have them, from 0; none for none of their own.
    pub colour: Option<usize>,
    /// The picture in place of the disc, with its size.
    pub picture: Option<(TextureId, [f32; 2])>,
    /// What is said below the name.
    pub about: String,
}

/// What the page says.
#[derive(Debug, Clone, PartialEq)]
pub struct PlayersPage {
    /// The title.
    pub title: Title,
    /// Everybody.
    pub rows: Vec<PlayerRow>,
    /// The place of the chosen one.
    pub chosen: usize,
    /// Why there is nobody.
    pub nothing: Option<String>,
    /// What the chosen one has: a heading and lines each.
    pub things: Vec<(String, Vec<String>)>,
    /// What may be done.
    pub feet: Vec<Answer>,
}

impl PlayersPage {
    /// The page as text.
    pub fn text(&self) -> String {
        let mut lines = vec![self.title.text()];
        for (place, row) in self.rows.iter().enumerate() {
            let mark = if place == self.chosen { "> " } else { "" };
            lines.push(format!(
                "{mark}{} | {} | {}",
                row.short, row.name, row.about
            ));
        }
        lines.extend(self.nothing.clone());
        for (heading, all) in &self.things {
            lines.push(heading.clone());
            lines.extend(all.iter().map(|line| format!("  {line}")));
        }
        for answer in &self.feet {
            let button = &answer.button;
            lines.push(button.text());
        }
        lines.join("\n")
    }

    /// The answers that keys reach now.
    pub fn answers(&self) -> Vec<Answer> {
        let feet = self.feet.iter();
        feet.chain([&self.title.back]).cloned().collect()
    }
}

/// What a player has. Names of gates and abilities are secrets of a match, so only how many there are is said.
fn things_of(player: &Player) -> Vec<(String, Vec<String>)> {
    let mut things = Vec::new();
    let teams = player.teams.iter().map(|team| {
        let problems = player.problems_of(team);
        let said = match problems.first() {
            None => tell!("team-fits"),
            Some(problem) => team_problem(problem),
        };
        format!("{}: {said}", team.name)
    });
    let teams: Vec<String> = teams.collect();
    if !teams.is_empty() {
        things.push((tell!("players-teams"), teams));
    }
    let bakugan = player.bakugan.iter().map(|own| {
        let attribute = own.attribute.map(|one| format!("{} ", one.name()));
        let power = own.g_power.map(|power| format!(", {power} G"));
        format!(
            "{}{}{}",
            attribute.unwrap_or_default(),
            own.name,
            power.unwrap_or_default()
        )
    });
    let bakugan: Vec<String> = bakugan.collect();
    if !bakugan.is_empty() {
        things.push((tell!("players-bakugan"), bakugan));
    }
    if !player.gates.is_empty() || !player.abilities.is_empty() {
        let words = tell!(
            "players-cards-count",
            gates = player.gates.len(),
            abilities = player.abilities.len()
        );
        things.push((tell!("players-cards"), vec![words]));
    }
    if things.is_empty() {
        things.push((tell!("players-teams"), vec![tell!("players-no-things")]));
    }
    things
}

impl RefereeApp {
    /// What the page of the players says now.
    pub(in super::super) fn players_page(&self) -> PlayersPage {
        let answer =
            |ask, key, words: String| Answer::new(Ask::Players(ask), Shortcut::plain(key), words);
        let mut feet = vec![answer(PlayersAsk::Add, Key::A, tell!("players-add"))];
        let chosen = self.chosen_player().and_then(|at| self.players.all.get(at));
        if let Some(player) = chosen {
            feet.push(answer(
                PlayersAsk::NextColour,
                Key::C,
                tell!("players-colour"),
            ));
            feet.push(answer(
                PlayersAsk::Initials,
                Key::I,
                tell!("players-initials"),
            ));
            if self.players_file.is_some() {
                feet.push(answer(
                    PlayersAsk::Picture,
                    Key::P,
                    tell!("players-picture"),
                ));
            }
            let words = if player.youngest {
                tell!("players-not-youngest")
            } else {
                tell!("players-youngest")
            };
            feet.push(answer(PlayersAsk::Youngest, Key::Y, words));
            feet.insert(
                1,
                answer(
                    PlayersAsk::Collection(CollectionAsk::Open),
                    Key::X,
                    tell!("players-collection"),
                ),
            );
            feet.push(answer(
                PlayersAsk::Forget,
                Key::Delete,
                tell!("players-forget"),
            ));
        }
        if self.players_state.forgotten.is_some() {
            feet.push(answer(
                PlayersAsk::BringBack,
                Key::U,
                tell!("past-bring-back"),
            ));
        }
        let rows = self.players.all.iter().map(|player| {
            let mut about = Vec::new();
            if player.youngest {
                about.push(tell!("players-is-youngest"));
            }
            if !player.teams.is_empty() {
                about.push(tell!("players-team-count", count = player.teams.len()));
            }
            PlayerRow {
                name: player.name.clone(),
                short: player.short(),
                colour: player.colour.map(|colour| usize::from(colour.max(1)) - 1),
                picture: self.picture_of(player),
                about: about.join(" · "),
            }
        });
        let rows: Vec<PlayerRow> = rows.collect();
        PlayersPage {
            title: Title {
                words: tell!("players-title"),
                fact: tell!("players-count", count = rows.len()),
                back: Answer::of(Ask::Menu, &self.keys, Act::Menu, tell!("back")),
            },
            nothing: rows.is_empty().then(|| tell!("players-nobody")),
            chosen: self.chosen_player().unwrap_or(0),
            things: chosen.map(things_of).unwrap_or_default(),
            rows,
            feet,
        }
    }
}
