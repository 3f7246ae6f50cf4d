//! What many matches come to.

use std::collections::BTreeMap;

use super::{CameraRecord, KaboodlParts, MatchRecord, PlayerRecord};
use crate::rules::bakugan::Attribute;
use crate::rules::{GameKind, Stamp};

/// Milliseconds of a day, by which the camera's record is put together.
const DAY_MILLIS: u64 = 86_400_000;

/// What one player did over many matches.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PlayerSums {
    /// The name.
    pub name: String,
    /// How many matches.
    pub matches: u32,
    /// How many of them were won, alone or with others.
    pub wins: u32,
    /// Wins in a row up to now.
    pub streak: u32,
    /// The most wins in a row ever.
    pub longest_streak: u32,
    /// Bakugan: rolls that were judged.
    pub rolled: u32,
    /// Bakugan: those of them that stood.
    pub stood: u32,
    /// Bakugan: gates won.
    pub gates: u32,
    /// Bakugan: totals with which battles were won, the oldest first.
    pub winning_power: Vec<i32>,
    /// Kaboodl: matches, and points by part.
    pub kaboodl_matches: u32,
    /// Kaboodl: what the points are made of.
    pub kaboodl: KaboodlParts,
    /// All Out: sets laid down.
    pub sets: u32,
    /// All Out: games won with a set of ten.
    pub tens: u32,
}

impl PlayerSums {
    /// Wins of a hundred matches; 0 without any.
    pub fn win_percent(&self) -> u32 {
        percent(self.wins, self.matches)
    }

    /// Rolls of a hundred that stood; 0 without any.
    pub fn stood_percent(&self) -> u32 {
        percent(self.stood, self.rolled)
    }

    fn take(&mut self, record: &MatchRecord, player: &PlayerRecord, has_won: bool) {
        self.matches += 1;
        if has_won {
            self.wins += 1;
            self.streak += 1;
            self.longest_streak = self.longest_streak.max(self.streak);
        } else {
            self.streak = 0;
        }
        for toy in &player.toys {
            self.rolled = self.rolled.saturating_add(toy.rolled);
            self.stood = self.stood.saturating_add(toy.stood);
        }
        self.gates = self.gates.saturating_add(player.gates);
        self.winning_power.extend(&player.winning_power);
        if record.game == GameKind::Kaboodl {
            self.kaboodl_matches += 1;
            self.kaboodl.add(&player.kaboodl);
        }
        self.sets = self.sets.saturating_add(player.sets);
        self.tens = self.tens.saturating_add(player.tens);
    }
}

/// What one toy did over many matches. Toys without a name are not told apart, so they are left out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ToySums {
    /// Whose it is.
    pub player: String,
    /// Its name.
    pub name: String,
    /// Its Attribute, if it was ever entered.
    pub attribute: Option<Attribute>,
    /// Rolls that were judged.
    pub rolled: u32,
    /// Those of them that stood.
    pub stood: u32,
}

impl ToySums {
    /// Rolls of a hundred that stood; 0 without any.
    pub fn stood_percent(&self) -> u32 {
        percent(self.stood, self.rolled)
    }
}

/// How the camera did on one day.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CameraDay {
    /// A moment of that day, by UTC.
    pub at: Stamp,
    /// How it did.
    pub camera: CameraRecord,
}

/// What many matches come to.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Statistics {
    /// How many matches count.
    pub matches: u32,
    /// How many were left out: not over, broken off, or marked.
    pub left_out: u32,
    /// Every player, the most wins first.
    pub players: Vec<PlayerSums>,
    /// Every toy that has a name and was rolled, the surest first.
    pub toys: Vec<ToySums>,
    /// The camera, day by day, the oldest first.
    pub camera: Vec<CameraDay>,
}

impl Statistics {
    /// The sums of these matches, the oldest first; `counts` says which of them count.
    pub fn of<'a>(records: impl IntoIterator<Item = (&'a MatchRecord, bool)>) -> Self {
        let mut sums = Self::default();
        let mut players: BTreeMap<&str, PlayerSums> = BTreeMap::new();
        let mut toys: BTreeMap<(&str, &str), ToySums> = BTreeMap::new();
        let mut days: BTreeMap<u64, CameraDay> = BTreeMap::new();
        for (record, counts) in records {
            if !counts {
                sums.left_out += 1;
                continue;
            }
            sums.matches += 1;
            for (seat, player) in record.players.iter().enumerate() {
                let entry = players.entry(&player.name);
                let sum = entry.or_insert_with(|| PlayerSums {
                    name: player.name.clone(),
                    ..PlayerSums::default()
                });
                sum.take(record, player, record.is_won_by(seat));
                for toy in &player.toys {
                    let Some(name) = toy.name.as_deref().filter(|_| toy.rolled > 0) else {
                        continue;
                    };
                    let entry = toys.entry((&player.name, name));
                    let sum = entry.or_insert_with(|| ToySums {
                        player: player.name.clone(),
                        name: name.to_owned(),
                        attribute: None,
                        rolled: 0,
                        stood: 0,
                    });
                    sum.attribute = sum.attribute.or(toy.attribute);
                    sum.rolled = sum.rolled.saturating_add(toy.rolled);
                    sum.stood = sum.stood.saturating_add(toy.stood);
                }
            }
            if let Some(at) = record.first.filter(|_| !record.camera.is_empty()) {
                let day = days.entry(at.millis() / DAY_MILLIS);
                let day = day.or_insert(CameraDay {
                    at,
                    camera: CameraRecord::default(),
                });
                day.camera.add(&record.camera);
            }
        }
        sums.players = players.into_values().collect();
        sums.players
            .sort_by_key(|player| (u32::MAX - player.wins, player.matches));
        sums.toys = toys.into_values().collect();
        sums.toys
            .sort_by_key(|toy| (100 - toy.stood_percent().min(100), u32::MAX - toy.rolled));
        sums.camera = days.into_values().collect();
        sums
    }

    /// How the camera did altogether.
    pub fn camera_total(&self) -> CameraRecord {
        let mut total = CameraRecord::default();
        for day in &self.camera {
            total.add(&day.camera);
        }
        total
    }
}

/// Rounded to the nearest.
fn percent(part: u32, whole: u32) -> u32 {
    let (part, whole) = (u64::from(part), u64::from(whole));
    let rounded = (200 * part + whole).checked_div(2 * whole).unwrap_or(0);
    u32::try_from(rounded).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::super::{Mark, ToyRecord};
    use super::*;
    use crate::rules::{MatchResult, Seat};

    fn record(winner: u8) -> MatchRecord {
        let player = |name: &str, rolled, stood| PlayerRecord {
            name: name.to_owned(),
            toys: vec![ToyRecord {
                name: Some("Dragonoid".to_owned()),
                rolled,
                stood,
                ..ToyRecord::default()
            }],
            ..PlayerRecord::default()
        };
        MatchRecord {
            game: GameKind::Bakugan,
            players: vec![player("Mia", 4, 3), player("Ben", 2, 0)],
            result: Some(MatchResult::Won(Seat(winner))),
            entries: 9,
            first: Some(Stamp::from_millis(1_000)),
            last: None,
            camera: CameraRecord {
                agreed: 5,
                asked: 1,
                overruled: 0,
            },
        }
    }

    #[test]
    fn wins_streaks_and_rolls_add_up_and_what_is_marked_is_left_out() {
        let records = [record(0), record(0), record(1), record(0)];
        let marks = [None, None, None, Some(Mark::Unofficial)];
        let sums = Statistics::of(
            records
                .iter()
                .zip(marks)
                .map(|(one, mark)| (one, one.counts(mark))),
        );
        assert_eq!((sums.matches, sums.left_out), (3, 1));
        let mia = &sums.players[0];
        assert_eq!((mia.name.as_str(), mia.wins, mia.matches), ("Mia", 2, 3));
        assert_eq!((mia.streak, mia.longest_streak), (0, 2));
        assert_eq!((mia.win_percent(), mia.stood_percent()), (67, 75));
        assert_eq!(sums.players[1].streak, 1);
        // The same name of toy with two players is two toys.
        assert_eq!(sums.toys.len(), 2);
        assert_eq!((sums.toys[0].rolled, sums.toys[0].stood), (12, 9));
        assert_eq!(sums.camera.len(), 1);
        assert_eq!(sums.camera_total().calls(), 18);
    }

    #[test]
    fn what_is_not_over_or_broken_off_does_not_count() {
        let mut open = record(0);
        open.result = None;
        assert!(!open.counts(None));
        open.result = Some(MatchResult::Abandoned);
        assert!(!open.counts(None));
        assert!(record(0).counts(None) && !record(0).counts(Some(Mark::PlayedWrong)));
    }

    #[test]
    fn percents_are_rounded_and_nothing_of_nothing_is_nothing() {
        assert_eq!((percent(1, 3), percent(2, 3), percent(0, 0)), (33, 67, 0));
    }
}
