//! What the page of one player's things says.

use eframe::egui::Key;

use super::super::ask::{Answer, Ask};
use super::super::cards::{PageRow, RowsPage};
use super::super::keys::{Act, ENTER, Shortcut};
use super::super::page::{Radio, Title};
use super::super::state::RefereeApp;
use super::super::tongue::tell;
use super::super::words::{Words, capital};
use super::collection::{Collection, CollectionAsk, Sort, Spot};
use super::{PlayersAsk, team_problem};
use crate::store::Player;
use crate::store::players::{Team, Thing};

/// So many things that are wrong with a team are said at once.
const PROBLEMS_AT_ONCE: usize = 3;

fn ask(ask: CollectionAsk) -> Ask {
    Ask::Players(PlayersAsk::Collection(ask))
}

fn answer(what: CollectionAsk, key: Key, words: String) -> Answer {
    Answer::new(ask(what), Shortcut::plain(key), words)
}

/// A thing in few words: "Pyrus Dragonoid, 410 G".
fn thing_words(player: &Player, thing: Thing) -> Option<String> {
    let coloured = |name: &str, colour: Option<String>| match colour {
        Some(colour) => tell!("collection-coloured", name = name, colour = colour),
        None => name.to_owned(),
    };
    Some(match thing {
        Thing::Bakugan(at) => {
            let own = player.bakugan.get(at)?;
            match own.g_power {
                Some(power) => format!("{}, {power} G", own.full_name()),
                None => own.full_name(),
            }
        }
        Thing::Gate(at) => {
            let own = player.gates.get(at)?;
            coloured(&own.name, own.colour.map(|colour| colour.words()))
        }
        Thing::Ability(at) => {
            let own = player.abilities.get(at)?;
            coloured(&own.name, own.colour.map(|colour| colour.words()))
        }
    })
}

fn heading_of(sort: Sort, count: usize) -> String {
    match sort {
        Sort::Bakugan => tell!("collection-bakugan", count = count),
        Sort::Gate => tell!("collection-gates", count = count),
        Sort::Ability => tell!("collection-abilities", count = count),
    }
}

fn none_of(sort: Sort) -> String {
    match sort {
        Sort::Bakugan => tell!("collection-no-bakugan"),
        Sort::Gate => tell!("collection-no-gates"),
        Sort::Ability => tell!("collection-no-abilities"),
    }
}

/// A team in few words, with whether the sheet takes it.
fn team_words(player: &Player, team: &Team) -> String {
    let said = match player.problems_of(team).first() {
        None => tell!("team-fits"),
        Some(problem) => team_problem(problem),
    };
    format!("{}: {said}", team.name)
}

impl RefereeApp {
    /// What the page of one player's things says now; none while it is closed.
    pub(in super::super) fn collection_page(&self) -> Option<RowsPage> {
        let (player, collection) = self.open_collection()?;
        let team = collection.team.and_then(|at| player.teams.get(at));
        let back = Answer::of(Ask::Menu, &self.keys, Act::Menu, tell!("back"));
        let (words, fact) = match team {
            Some(team) => {
                let count = team.bakugan.len() + team.gates.len() + team.abilities.len();
                (
                    tell!(
                        "team-of",
                        team = team.name.as_str(),
                        name = player.name.as_str()
                    ),
                    tell!("team-count", count = count),
                )
            }
            None => {
                let count = player.bakugan.len() + player.gates.len() + player.abilities.len();
                (
                    tell!("collection-of", name = player.name.as_str()),
                    tell!("collection-count", count = count),
                )
            }
        };
        Some(RowsPage {
            title: Title { words, fact, back },
            rows: rows_of(player, collection, team),
            feet: feet_of(player, collection, team),
            beside: None,
            name: "collection",
        })
    }
}

fn rows_of(player: &Player, collection: &Collection, team: Option<&Team>) -> Vec<PageRow> {
    let mut rows = Vec::new();
    match team {
        Some(team) => {
            let problems = player.problems_of(team);
            let shown = problems.iter().take(PROBLEMS_AT_ONCE);
            rows.extend(shown.map(|problem| PageRow::Problem(capital(&team_problem(problem)))));
            if problems.is_empty() {
                rows.push(PageRow::Words(Words::bold(capital(&tell!("team-fits")))));
            }
            rows.push(PageRow::Words(Words::quiet(tell!("team-how"))));
        }
        None => rows.push(PageRow::Words(Words::quiet(tell!("collection-how")))),
    }
    let spots = collection.spots(player);
    let chosen = collection.spot(player);
    let radio = |spot: Spot, words: String| {
        let at = spots.iter().position(|other| *other == spot);
        let mut answer = Answer::with_key(ask(CollectionAsk::Choose(at.unwrap_or(0))), None, words);
        answer.button.id = format!("thing {spot:?}");
        Radio {
            answer,
            is_chosen: chosen == Some(spot),
        }
    };
    for sort in Sort::ALL {
        let count = sort.count(player);
        rows.push(PageRow::Heading(heading_of(sort, count)));
        if count == 0 {
            rows.push(PageRow::Words(Words::quiet(none_of(sort))));
            continue;
        }
        let things = (0..count).filter_map(|at| {
            let thing = sort.at(at);
            let words = thing_words(player, thing)?;
            let words = match team {
                Some(team) if player.is_in(team, thing) => tell!("team-has", thing = words),
                _ => words,
            };
            Some(radio(Spot::Thing(thing), words))
        });
        rows.push(PageRow::Choice(String::new(), things.collect()));
    }
    if team.is_none() {
        let count = player.teams.len();
        rows.push(PageRow::Heading(tell!("collection-teams", count = count)));
        let teams = player.teams.iter().enumerate();
        let teams: Vec<Radio> = teams
            .map(|(at, team)| radio(Spot::Team(at), team_words(player, team)))
            .collect();
        rows.push(if teams.is_empty() {
            PageRow::Words(Words::quiet(tell!("collection-no-teams")))
        } else {
            PageRow::Choice(String::new(), teams)
        });
    }
    rows
}

fn feet_of(player: &Player, collection: &Collection, team: Option<&Team>) -> Vec<Answer> {
    let spot = collection.spot(player);
    let press = |words: String| Answer::new(ask(CollectionAsk::Press), ENTER, words).filled();
    let mut feet = Vec::new();
    if let Some(team) = team {
        if let Some(Spot::Thing(thing)) = spot {
            feet.push(press(if player.is_in(team, thing) {
                tell!("team-take-out")
            } else {
                tell!("team-put-in")
            }));
        }
        feet.push(answer(
            CollectionAsk::NameTeam,
            Key::N,
            tell!("team-rename"),
        ));
        feet.push(answer(CollectionAsk::Drop, Key::Delete, tell!("team-drop")));
        return feet;
    }
    feet.extend([
        answer(
            CollectionAsk::Add(Sort::Bakugan),
            Key::B,
            tell!("collection-add-bakugan"),
        ),
        answer(
            CollectionAsk::Add(Sort::Gate),
            Key::G,
            tell!("collection-add-gate"),
        ),
        answer(
            CollectionAsk::Add(Sort::Ability),
            Key::A,
            tell!("collection-add-ability"),
        ),
        answer(CollectionAsk::NewTeam, Key::T, tell!("collection-new-team")),
    ]);
    match spot {
        Some(Spot::Thing(thing)) => {
            feet.push(press(tell!("collection-change")));
            let words = match thing {
                Thing::Bakugan(_) => tell!("collection-attribute"),
                Thing::Gate(_) | Thing::Ability(_) => tell!("players-colour"),
            };
            feet.push(answer(CollectionAsk::Next, Key::C, words));
        }
        Some(Spot::Team(_)) => feet.push(press(tell!("team-open"))),
        None => {}
    }
    if spot.is_some() {
        feet.push(answer(
            CollectionAsk::Drop,
            Key::Delete,
            tell!("collection-drop"),
        ));
    }
    if collection.before.is_some() {
        feet.push(answer(
            CollectionAsk::BringBack,
            Key::U,
            tell!("past-bring-back"),
        ));
    }
    feet
}
