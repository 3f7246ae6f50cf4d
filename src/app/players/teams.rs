//! Teams of three Bakugan, three gates and three abilities: kept from a match that is prepared, and taken into one.

use super::super::ask::Ask;
use super::super::notice::Weight;
use super::super::pick::Pick;
use super::super::set_up::SetUpAsk;
use super::super::state::{Over, RefereeApp};
use super::super::tongue::tell;
use crate::rules::text::LONGEST_NAME;
use crate::store::players::TeamProblem;

/// What the sheet has against a team, in a sentence.
pub fn team_problem(problem: &TeamProblem) -> String {
    match problem {
        TeamProblem::Bakugan(count) => tell!("team-bakugan", count = *count),
        TeamProblem::Gates(count) => tell!("team-gates", count = *count),
        TeamProblem::Abilities(count) => tell!("team-abilities", count = *count),
        TeamProblem::GateColour(colour) => tell!("team-gate-colour", colour = colour.words()),
        TeamProblem::AbilityColour(colour) => {
            tell!("team-ability-colour", colour = colour.words())
        }
        // Which card it is stays secret where others look.
        TeamProblem::Missing(_) => tell!("team-missing"),
        TeamProblem::Twice(_) => tell!("team-twice"),
    }
}

impl RefereeApp {
    /// The saved teams of the player on a seat, each to be taken.
    pub(in super::super) fn teams_pick(&self, seat: usize) -> Option<Pick> {
        let name = self.name_on_seat(seat);
        let player = self.players.get(&name)?;
        let items = player.teams.iter().enumerate().map(|(at, team)| {
            let problems = player.problems_of(team);
            let words = match problems.first() {
                None => team.name.clone(),
                Some(problem) => format!("{}: {}", team.name, team_problem(problem)),
            };
            (words, Ask::SetUp(SetUpAsk::TakeTeam(seat, at)))
        });
        let items: Vec<(String, Ask)> = items.collect();
        (!items.is_empty()).then(|| Pick {
            title: tell!("team-take-of", name = name),
            items,
        })
    }

    /// The player on a seat brings this team.
    pub(in super::super) fn take_team(&mut self, seat: usize, at: usize) {
        self.over = Over::Nothing;
        let name = self.name_on_seat(seat);
        let brought = self.players.get(&name).and_then(|player| {
            let team = player.teams.get(at)?;
            Some(player.with_team(team))
        });
        if let Some(brought) = brought {
            self.put_toys(seat, &brought);
        }
    }

    /// Keeps what the player on a seat brings, as a team of this name.
    pub(in super::super) fn keep_team(&mut self, seat: usize, typed: &str) {
        self.over = Over::Nothing;
        let team: String = typed.trim().chars().take(LONGEST_NAME).collect();
        let name = self.name_on_seat(seat);
        if team.is_empty() || name.is_empty() {
            return;
        }
        let Some(brought) = self.toys_on_seat(seat) else {
            return;
        };
        let player = self.players.get_or_add(&name);
        player.keep_team(team.clone(), &brought);
        let kept = player.teams.iter().find(|one| one.name == team).cloned();
        let problems = kept
            .map(|kept| player.problems_of(&kept))
            .unwrap_or_default();
        let words = match problems.first() {
            None => tell!("team-kept", name = team),
            Some(problem) => {
                tell!(
                    "team-kept-but",
                    name = team,
                    problem = team_problem(problem)
                )
            }
        };
        self.notices.show("team", Weight::Tell, words);
        self.keep_players();
    }
}
