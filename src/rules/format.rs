//! Match formats: one game, best of several, first to a total, a number of rounds.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::tongue::tell;
use super::{BySeat, Seat};

/// How many games or rounds make a match, and who has won it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Format {
    /// One game.
    #[default]
    Single,
    /// Whoever wins more than half of so many games.
    BestOf(u16),
    /// Whoever first has so many points over all games. A game that knows no points counts one for its winner.
    FirstTo(i32),
    /// So many games; the highest sum of points wins.
    Rounds(u16),
}

impl Format {
    /// True for one game; what a file leaves out.
    pub fn is_single(&self) -> bool {
        *self == Self::Single
    }

    /// Why this format cannot be; none when it can.
    pub fn problem(self) -> Option<FormatProblem> {
        match self {
            Self::Single => None,
            Self::BestOf(games) => {
                (games < 3 || games % 2 == 0 || games > 99).then_some(FormatProblem::BestOf(games))
            }
            Self::FirstTo(total) => {
                (!(1..=9_999).contains(&total)).then_some(FormatProblem::FirstTo(total))
            }
            Self::Rounds(rounds) => {
                (!(1..=99).contains(&rounds)).then_some(FormatProblem::Rounds(rounds))
            }
        }
    }

    /// Where a match stands after these games, oldest first.
    ///
    /// Best of N: who has more than half wins; after N games most wins, then the highest sum of points (rulings.md,
    /// Kaboodl, "best of 3 with three different winners"). First to a total and rounds: the highest sum. Further games
    /// after a level match are counted with the others.
    pub fn verdict(self, games: &[Played], seats: usize) -> Verdict {
        let wins = BySeat::from_iter(Seat::all(seats).map(|seat| {
            let won = games.iter().filter(|game| game.winners.contains(&seat));
            i32::try_from(won.count()).unwrap_or(i32::MAX)
        }));
        let sums = sums(games, seats);
        let played = games.len();
        match self {
            Self::Single | Self::Rounds(_) if played < self.least_games() => Verdict::GoesOn,
            Self::Single | Self::Rounds(_) => best(&sums, Seat::all(seats).collect()),
            Self::FirstTo(total) => {
                // Who has once reached it has reached it, even if a further game takes points off again.
                let reached = |seat: &Seat| {
                    let mut sum = 0_i32;
                    games.iter().any(|game| {
                        sum = sum.saturating_add(game.points.get(*seat).copied().unwrap_or(0));
                        sum >= total
                    })
                };
                let there: Vec<Seat> = Seat::all(seats).filter(reached).collect();
                if there.is_empty() {
                    Verdict::GoesOn
                } else {
                    best(&sums, there)
                }
            }
            Self::BestOf(of) => {
                let half = i32::from(of) / 2;
                let ahead: Vec<Seat> = wins
                    .iter()
                    .filter(|(_, won)| **won > half)
                    .map(|(seat, _)| seat)
                    .collect();
                if ahead.is_empty() && played < usize::from(of) {
                    return Verdict::GoesOn;
                }
                let among = if ahead.is_empty() {
                    Seat::all(seats).collect()
                } else {
                    ahead
                };
                match best(&wins, among) {
                    Verdict::Level(level) => best(&sums, level),
                    decided => decided,
                }
            }
        }
    }

    fn least_games(self) -> usize {
        match self {
            Self::Rounds(rounds) => usize::from(rounds),
            _ => 1,
        }
    }
}

impl fmt::Display for Format {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&match self {
            Self::Single => tell!("format-single"),
            Self::BestOf(games) => tell!("format-best-of", games = *games),
            Self::FirstTo(total) => tell!("format-first-to", total = *total),
            Self::Rounds(rounds) => tell!("format-rounds", rounds = *rounds),
        })
    }
}

/// A match format that cannot be.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum FormatProblem {
    /// Too few, too many or an even number.
    #[error("{}", tell!("format-problem-best-of", games = *.0))]
    BestOf(u16),
    /// No such total.
    #[error("{}", tell!("format-problem-first-to", total = *.0))]
    FirstTo(i32),
    /// Too few or too many.
    #[error("{}", tell!("format-problem-rounds", rounds = *.0))]
    Rounds(u16),
}

/// One game of a match that is over.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Played {
    /// Who won it; several when they share it, nobody in a draw.
    pub winners: Vec<Seat>,
    /// The points of each seat; a game that knows no points counts one for its winner.
    pub points: BySeat<i32>,
}

impl Played {
    /// A game without points: one for each winner.
    pub fn won_by(winners: Vec<Seat>, seats: usize) -> Self {
        let points = Seat::all(seats).map(|seat| i32::from(winners.contains(&seat)));
        Self {
            points: points.collect(),
            winners,
        }
    }
}

/// The sum of points of each seat over all games.
pub fn sums(games: &[Played], seats: usize) -> BySeat<i32> {
    Seat::all(seats)
        .map(|seat| {
            games.iter().fold(0_i32, |sum, game| {
                sum.saturating_add(game.points.get(seat).copied().unwrap_or(0))
            })
        })
        .collect()
}

/// Where a match stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Verdict {
    /// Another game follows.
    GoesOn,
    /// This seat has won.
    Won(Seat),
    /// It would be over, but these are level.
    Level(Vec<Seat>),
}

fn best(of: &BySeat<i32>, among: Vec<Seat>) -> Verdict {
    let most = among.iter().filter_map(|seat| of.get(*seat)).max();
    let ahead: Vec<Seat> = among
        .iter()
        .copied()
        .filter(|seat| of.get(*seat) == most)
        .collect();
    match ahead[..] {
        [seat] => Verdict::Won(seat),
        _ => Verdict::Level(ahead),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn round(winner: u8, points: [i32; 3]) -> Played {
        Played {
            winners: vec![Seat(winner)],
            points: points.into_iter().collect(),
        }
    }

    #[test]
    fn best_of_three_ends_when_one_seat_has_two_games() {
        let games = [round(1, [5, 20, 0]), round(1, [5, 20, 0])];
        assert_eq!(Format::BestOf(3).verdict(&games[..1], 3), Verdict::GoesOn);
        assert_eq!(Format::BestOf(3).verdict(&games, 3), Verdict::Won(Seat(1)));
    }

    #[test]
    fn best_of_three_with_three_winners_goes_to_the_highest_sum() {
        let games = [
            round(0, [20, 5, 15]),
            round(1, [5, 20, 15]),
            round(2, [5, 5, 25]),
        ];
        assert_eq!(Format::BestOf(3).verdict(&games, 3), Verdict::Won(Seat(2)));
    }

    #[test]
    fn the_higher_total_wins_when_two_reach_it_in_one_round() {
        let games = [round(0, [60, 40, 0]), round(1, [45, 70, 0])];
        assert_eq!(
            Format::FirstTo(100).verdict(&games, 3),
            Verdict::Won(Seat(1))
        );
        assert_eq!(Format::FirstTo(200).verdict(&games, 3), Verdict::GoesOn);
    }

    #[test]
    fn a_level_first_to_is_decided_by_one_more_game_even_if_that_takes_points_off() {
        let mut games = vec![round(0, [20, 20, 5])];
        let level = Verdict::Level(vec![Seat(0), Seat(1)]);
        assert_eq!(Format::FirstTo(20).verdict(&games, 3), level);
        games.push(round(2, [-7, -2, 9]));
        assert_eq!(
            Format::FirstTo(20).verdict(&games, 3),
            Verdict::Won(Seat(1))
        );
    }

    #[test]
    fn equal_sums_are_level_and_a_further_round_decides() {
        let mut games = vec![round(0, [10, 10, 5])];
        let level = Verdict::Level(vec![Seat(0), Seat(1)]);
        assert_eq!(Format::Rounds(1).verdict(&games, 3), level);
        games.push(round(1, [5, 10, 5]));
        assert_eq!(Format::Rounds(1).verdict(&games, 3), Verdict::Won(Seat(1)));
    }

    #[test]
    fn a_format_that_cannot_be_says_why() {
        assert!(Format::BestOf(4).problem().is_some());
        assert!(Format::FirstTo(0).problem().is_some());
        assert!(Format::Rounds(100).problem().is_some());
        assert_eq!(Format::BestOf(3).problem(), None);
    }
}
