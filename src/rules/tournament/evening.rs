//! One ranking over matches of all games.

use std::collections::BTreeMap;

use crate::rules::record::MatchRecord;
use crate::rules::tongue::tell;

/// What one player has on an evening.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EveningPlayer {
    /// The place, from 1; those who are level share it.
    pub rank: usize,
    /// The name.
    pub name: String,
    /// How many matches.
    pub matches: u32,
    /// How many of them were won, alone or with others.
    pub wins: u32,
    /// Twice the points, so that half ones are whole numbers.
    pub half_points: u32,
}

impl EveningPlayer {
    /// "one" for exactly one point or a half, else "other": how the word for points is formed.
    pub fn sort_of_points(&self) -> &'static str {
        if matches!(self.half_points, 1 | 2) {
            "one"
        } else {
            "other"
        }
    }

    /// The points in words: "3", "2½".
    pub fn points(&self) -> String {
        let whole = self.half_points / 2;
        match (whole, self.half_points % 2) {
            (whole, 0) => whole.to_string(),
            (0, _) => "½".to_owned(),
            (whole, _) => format!("{whole}½"),
        }
    }
}

/// The table of an evening over all games.
///
/// In each match a player gets one point for everybody who came in behind, and half a point for everybody who came in level.
/// Winners come first, the others by their scores. So a win against three is worth more than one against one, and no game
/// counts more than another.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Evening {
    /// Everybody, the most points first.
    pub players: Vec<EveningPlayer>,
    /// How many matches are in it.
    pub matches: u32,
}

impl Evening {
    /// The table of these matches; those that do not count are left out by the caller.
    pub fn of<'a>(records: impl IntoIterator<Item = &'a MatchRecord>) -> Self {
        let mut by_name: BTreeMap<&str, EveningPlayer> = BTreeMap::new();
        let mut evening = Self::default();
        for record in records {
            evening.matches += 1;
            // Winners stand before everybody else, whatever the scores say.
            let standing: Vec<(bool, i32)> = record
                .players
                .iter()
                .enumerate()
                .map(|(seat, player)| {
                    let has_won = record.is_won_by(seat);
                    (has_won, if has_won { 0 } else { player.score })
                })
                .collect();
            for (seat, (player, mine)) in record.players.iter().zip(&standing).enumerate() {
                let others = standing.iter().enumerate();
                let half_points = others
                    .filter(|(other, _)| *other != seat)
                    .map(|(_, other)| match mine.cmp(other) {
                        std::cmp::Ordering::Greater => 2,
                        std::cmp::Ordering::Equal => 1,
                        std::cmp::Ordering::Less => 0,
                    })
                    .sum::<u32>();
                let entry = by_name.entry(&player.name);
                let sum = entry.or_insert_with(|| EveningPlayer {
                    rank: 0,
                    name: player.name.clone(),
                    matches: 0,
                    wins: 0,
                    half_points: 0,
                });
                sum.matches += 1;
                sum.wins += u32::from(mine.0);
                sum.half_points += half_points;
            }
        }
        evening.players = by_name.into_values().collect();
        evening
            .players
            .sort_by_key(|player| (u32::MAX - player.half_points, u32::MAX - player.wins));
        let order: Vec<(u32, u32)> = evening
            .players
            .iter()
            .map(|player| (player.half_points, player.wins))
            .collect();
        for (place, player) in evening.players.iter_mut().enumerate() {
            let first = order.iter().position(|other| *other == order[place]);
            player.rank = first.map_or(place, |first| first) + 1;
        }
        evening
    }

    /// How the ranking comes about, in one sentence.
    pub fn explained() -> String {
        tell!("evening-explained")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::record::PlayerRecord;
    use crate::rules::{GameKind, MatchResult, Seat};

    fn record(scores: &[(&str, i32)], result: MatchResult) -> MatchRecord {
        MatchRecord {
            game: GameKind::Kaboodl,
            players: scores
                .iter()
                .map(|(name, score)| PlayerRecord {
                    name: (*name).to_owned(),
                    score: *score,
                    ..PlayerRecord::default()
                })
                .collect(),
            result: Some(result),
            entries: 1,
            first: None,
            last: None,
            camera: Default::default(),
        }
    }

    #[test]
    fn a_point_for_everybody_behind_and_half_a_point_for_everybody_level() {
        let matches = [
            record(
                &[("Mia", 20), ("Ben", 10), ("Zoe", 10)],
                MatchResult::Won(Seat(0)),
            ),
            record(&[("Ben", 3), ("Mia", 2)], MatchResult::Won(Seat(0))),
            record(&[("Ben", 1), ("Zoe", 1)], MatchResult::Draw),
        ];
        let evening = Evening::of(&matches);
        let table: Vec<(usize, &str, String, u32)> = evening
            .players
            .iter()
            .map(|one| (one.rank, one.name.as_str(), one.points(), one.wins))
            .collect();
        assert_eq!(
            table,
            [
                (1, "Ben", "2".to_owned(), 1),
                (1, "Mia", "2".to_owned(), 1),
                (3, "Zoe", "1".to_owned(), 0)
            ]
        );
    }

    #[test]
    fn winners_come_before_higher_scores_and_share_the_win_as_level() {
        let both = [Seat(0), Seat(1)].into_iter().collect();
        let matches = [record(
            &[("Mia", 5), ("Ben", 4), ("Zoe", 9)],
            MatchResult::Shared(both),
        )];
        let evening = Evening::of(&matches);
        assert_eq!(evening.players[0].points(), "1½");
        assert_eq!(evening.players[1].rank, 1);
        assert_eq!(
            (
                evening.players[2].name.as_str(),
                evening.players[2].half_points
            ),
            ("Zoe", 0)
        );
    }
}
