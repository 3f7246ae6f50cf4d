//! What all matches come to: wins, rolls, points, the camera's record, the table of the evening, as bars with numbers.
//!
//! | file | what it is |
//! | --- | --- |
//! | `mod.rs` | what can be asked for, and which numbers a page shows |
//! | `view.rs` | the page |
//! | `draw.rs` | bars, drawn by `egui_plot` |

mod draw;
mod view;

use eframe::egui;

use super::calendar::evening_of;
use super::place::Destination;
use super::state::RefereeApp;
use super::tongue::tell;
use crate::rules::record::{CameraRecord, KaboodlParts, PlayerSums, Statistics};
use crate::rules::tournament::Evening;

pub use view::StatisticsPage;

/// So many rows are shown; nobody reads more.
const MOST_ROWS: usize = 40;

/// What can be asked of the statistics.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StatisticsAsk {
    /// Show these numbers.
    Show(Subject),
    /// Show the next numbers, or those before.
    Move(isize),
    /// Make the reel of the best rolls of the evening.
    Reel,
}

/// What the numbers are about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Subject {
    /// Wins and streaks of every player.
    #[default]
    Wins,
    /// Rolls that stood, by Bakugan.
    Toys,
    /// Rolls that stood, gates and G-Power, by player.
    Gates,
    /// Kaboodl points by part.
    Kaboodl,
    /// Sets in All Out.
    AllOut,
    /// How the camera did, day by day.
    Camera,
    /// The table of the evening over all games.
    Evening,
}

impl Subject {
    /// All of them.
    pub const ALL: [Self; 7] = [
        Self::Wins,
        Self::Toys,
        Self::Gates,
        Self::Kaboodl,
        Self::AllOut,
        Self::Camera,
        Self::Evening,
    ];

    fn word(self) -> &'static str {
        match self {
            Self::Wins => "wins",
            Self::Toys => "toys",
            Self::Gates => "gates",
            Self::Kaboodl => "kaboodl",
            Self::AllOut => "all-out",
            Self::Camera => "camera",
            Self::Evening => "evening",
        }
    }

    /// It in a word or two.
    pub fn name(self) -> String {
        tell!("statistics-subject", subject = self.word())
    }

    /// What exactly is counted, in a sentence.
    fn about(self) -> String {
        match self {
            Self::Evening => Evening::explained(),
            other => tell!("statistics-about", subject = other.word()),
        }
    }
}

/// What the statistics remember while they are open.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct StatisticsState {
    subject: Subject,
    /// The sums, and of how many matches that were read.
    sums: Option<(usize, Statistics, Evening)>,
}

/// One row of bars: a name, the parts of its bar, and the numbers in words.
#[derive(Debug, Clone, PartialEq)]
pub struct ChartRow {
    /// Who or what.
    pub label: String,
    /// More about it.
    pub sub: String,
    /// The lengths of the parts, none negative.
    pub parts: Vec<f64>,
    /// The numbers.
    pub words: String,
}

/// Bars under one another.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Chart {
    /// The rows, from the top.
    pub rows: Vec<ChartRow>,
    /// What each part of a bar is; empty where it has one.
    pub parts: Vec<String>,
    /// The length of the longest bar that could be.
    pub longest: f64,
}

impl RefereeApp {
    /// Carries out what was asked of the statistics.
    pub(super) fn perform_statistics(&mut self, ask: StatisticsAsk, ctx: &egui::Context) {
        match ask {
            StatisticsAsk::Reel => self.begin_reel(ctx),
            StatisticsAsk::Show(subject) => self.statistics.subject = subject,
            StatisticsAsk::Move(by) => {
                let all = Subject::ALL;
                let now = all.iter().position(|one| *one == self.statistics.subject);
                let count = isize::try_from(all.len()).unwrap_or(1);
                let now = isize::try_from(now.unwrap_or(0)).unwrap_or(0);
                let next = usize::try_from((now + by).rem_euclid(count)).unwrap_or(0);
                self.statistics.subject = all[next.min(all.len() - 1)];
            }
        }
    }

    /// Reads the matches where they were not read.
    pub(super) fn open_statistics(&mut self) {
        self.statistics.sums = None;
        if self.past.matches().count() == 0 {
            self.open_past();
        }
    }

    /// Works the sums out when matches were read since; gives nothing while none were.
    pub(super) fn sum_up(&mut self) {
        if self.place != Destination::Statistics {
            return;
        }
        let list = self.past.matches();
        let count = list.count();
        let is_done = self
            .statistics
            .sums
            .as_ref()
            .is_some_and(|(of, ..)| *of == count);
        if is_done || count == 0 {
            return;
        }
        // The oldest first, as streaks want it.
        let records: Vec<_> = list
            .all()
            .rev()
            .filter_map(|one| {
                let record = one.record.as_ref()?;
                Some((one, record, record.counts(one.notes.mark)))
            })
            .collect();
        let sums = Statistics::of(
            records
                .iter()
                .map(|(_, record, counts)| (&***record, *counts)),
        );
        let evening = |millis: Option<u64>| millis.and_then(evening_of);
        let last = records
            .last()
            .and_then(|(one, ..)| evening(one.begun_millis));
        let of_evening = records
            .iter()
            .filter(|(one, _, counts)| *counts && evening(one.begun_millis) == last)
            .map(|(_, record, _)| &***record);
        let evening = Evening::of(of_evening);
        self.statistics.sums = Some((count, sums, evening));
    }
}

impl StatisticsState {
    /// The bars of the subject that is shown.
    fn chart(&self) -> Chart {
        let Some((_, sums, evening)) = &self.sums else {
            return Chart::default();
        };
        let mut chart = match self.subject {
            Subject::Wins => wins(sums),
            Subject::Toys => toys(sums),
            Subject::Gates => gates(sums),
            Subject::Kaboodl => kaboodl(sums),
            Subject::AllOut => all_out(sums),
            Subject::Camera => camera(sums),
            Subject::Evening => of_evening(evening),
        };
        chart.rows.truncate(MOST_ROWS);
        chart
    }
}

fn percents(rows: Vec<ChartRow>) -> Chart {
    Chart {
        rows,
        parts: Vec::new(),
        longest: 100.0,
    }
}

/// As long as the longest of them.
fn by_longest(rows: Vec<ChartRow>, parts: Vec<String>) -> Chart {
    let length = |row: &ChartRow| row.parts.iter().sum::<f64>();
    let longest = rows.iter().map(length).fold(1.0, f64::max);
    Chart {
        rows,
        parts,
        longest,
    }
}

fn wins(sums: &Statistics) -> Chart {
    let row = |player: &PlayerSums| ChartRow {
        label: player.name.clone(),
        sub: tell!(
            "statistics-streak",
            streak = player.streak,
            longest = player.longest_streak
        ),
        parts: vec![f64::from(player.win_percent())],
        words: tell!(
            "statistics-wins",
            percent = player.win_percent(),
            wins = player.wins,
            count = player.matches
        ),
    };
    percents(sums.players.iter().map(row).collect())
}

fn stood(percent: u32, stood: u32, rolled: u32) -> String {
    tell!(
        "statistics-stood",
        percent = percent,
        stood = stood,
        rolled = rolled
    )
}

fn toys(sums: &Statistics) -> Chart {
    let rows = sums.toys.iter().map(|toy| ChartRow {
        label: toy.name.clone(),
        sub: match toy.attribute {
            Some(attribute) => format!("{}, {}", attribute.name(), toy.player),
            None => toy.player.clone(),
        },
        parts: vec![f64::from(toy.stood_percent())],
        words: stood(toy.stood_percent(), toy.stood, toy.rolled),
    });
    percents(rows.collect())
}

fn gates(sums: &Statistics) -> Chart {
    let rolled = sums.players.iter().filter(|player| player.rolled > 0);
    let rows = rolled.map(|player| {
        let powers = &player.winning_power;
        let gates = tell!("statistics-gates", count = player.gates);
        let sub = match powers.iter().max() {
            Some(most) => {
                let sum: i64 = powers.iter().map(|power| i64::from(*power)).sum();
                let count = i64::try_from(powers.len()).unwrap_or(1).max(1);
                tell!(
                    "statistics-power",
                    gates = gates,
                    mean = sum / count,
                    most = *most
                )
            }
            None => gates,
        };
        ChartRow {
            label: player.name.clone(),
            sub,
            parts: vec![f64::from(player.stood_percent())],
            words: stood(player.stood_percent(), player.stood, player.rolled),
        }
    });
    percents(rows.collect())
}

/// Points for each match, with one digit behind the point.
fn each(points: i32, matches: u32) -> f64 {
    let mean = f64::from(points) / f64::from(matches.max(1));
    (10.0 * mean).round() / 10.0
}

fn kaboodl(sums: &Statistics) -> Chart {
    let played = sums.players.iter().filter(|one| one.kaboodl_matches > 0);
    let rows = played.map(|player| {
        let KaboodlParts {
            cards,
            threes,
            fours,
            hand,
            ..
        } = player.kaboodl;
        let count = player.kaboodl_matches;
        let parts = [cards, threes, fours].map(|part| each(part, count).max(0.0));
        ChartRow {
            label: player.name.clone(),
            sub: tell!(
                "statistics-kaboodl-hand",
                hand = each(hand, count).to_string(),
                count = count
            ),
            parts: parts.into(),
            words: tell!(
                "statistics-kaboodl",
                total = each(player.kaboodl.total(), count).to_string()
            ),
        }
    });
    let parts = ["cards", "threes", "fours"];
    let parts = parts.map(|part| tell!("statistics-kaboodl-part", part = part));
    by_longest(rows.collect(), parts.into())
}

fn all_out(sums: &Statistics) -> Chart {
    let laid = sums.players.iter().filter(|player| player.sets > 0);
    let mut rows: Vec<ChartRow> = laid
        .map(|player| ChartRow {
            label: player.name.clone(),
            sub: tell!("statistics-tens", count = player.tens),
            parts: vec![f64::from(player.sets)],
            words: tell!("statistics-sets", count = player.sets),
        })
        .collect();
    rows.sort_by(|a, b| b.parts[0].total_cmp(&a.parts[0]));
    by_longest(rows, Vec::new())
}

fn camera_words(camera: &CameraRecord) -> String {
    tell!(
        "statistics-camera",
        agreed = camera.agreed,
        calls = camera.calls(),
        asked = camera.asked,
        overruled = camera.overruled
    )
}

fn camera(sums: &Statistics) -> Chart {
    let parts = |camera: &CameraRecord| {
        let all = [camera.agreed, camera.asked, camera.overruled];
        all.map(f64::from).to_vec()
    };
    // Days the latest first; all of them together on top.
    let days = sums.camera.iter().rev().map(|day| ChartRow {
        label: super::calendar::day(day.at.millis()),
        sub: String::new(),
        parts: parts(&day.camera),
        words: camera_words(&day.camera),
    });
    let rows: Vec<ChartRow> = days.collect();
    let names = ["agreed", "asked", "overruled"];
    let names = names.map(|part| tell!("statistics-camera-part", part = part));
    by_longest(rows, names.into())
}

fn of_evening(evening: &Evening) -> Chart {
    let rows = evening.players.iter().map(|player| ChartRow {
        label: format!("{}. {}", player.rank, player.name),
        sub: String::new(),
        parts: vec![f64::from(player.half_points) / 2.0],
        words: tell!(
            "statistics-evening",
            points = player.points(),
            sort = player.sort_of_points(),
            wins = player.wins,
            count = player.matches
        ),
    });
    by_longest(rows.collect(), Vec::new())
}
