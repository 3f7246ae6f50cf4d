//! `rollcall tournament`: who plays whom, and the table of an evening.

use std::path::PathBuf;

use clap::{Args, Subcommand, ValueEnum};

use super::Failure;
use super::detect::say;
use super::exchange::matches_folder;
use crate::rules::record::MatchRecord;
use crate::rules::tournament::print::{
    evening_table, evening_text, round_robin_table, round_robin_text, single_elimination_table,
    single_elimination_text,
};
use crate::rules::tournament::{Entrants, Evening, round_robin, single_elimination};
use crate::store::Index;

/// A new evening begins at this hour.
const EVENING_BEGINS_AT_HOUR: i64 = 5;

/// Who plays whom, for 2 to 16 players, and the table of an evening over all games.
#[derive(Debug, Args)]
pub struct Tournament {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, Subcommand)]
enum What {
    /// Everybody against everybody once; with an odd number everybody rests once.
    RoundRobin(Plan),
    /// Who loses is out; the first ones of the list rest in the first round where that is needed.
    KnockOut(Plan),
    /// The table of one evening over all games that were kept.
    Evening(OneEvening),
}

#[derive(Debug, Args)]
struct Plan {
    /// The players, the strongest first if that is known.
    #[arg(value_name = "NAME", required_unless_present = "list")]
    names: Vec<String>,
    /// A text file with the names, one a line or with commas between them.
    #[arg(long, value_name = "FILE", conflicts_with = "names")]
    list: Option<PathBuf>,
    /// How it is printed.
    #[arg(long, value_enum, default_value = "text")]
    format: Printed,
}

/// The table of one evening over all games that were kept.
///
/// An evening lasts from five in the morning to five in the morning. Matches that are not over, were broken off or are marked
/// are left out.
#[derive(Debug, Args)]
struct OneEvening {
    /// Which: 2026-11-30; without it that of the latest match.
    #[arg(long, value_name = "DAY")]
    day: Option<jiff::civil::Date>,
    /// How it is printed.
    #[arg(long, value_enum, default_value = "text")]
    format: Printed,
}

/// How a plan or a table is printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Printed {
    /// For people.
    Text,
    /// A table for spreadsheets.
    Csv,
}

impl Tournament {
    /// Prints it.
    ///
    /// # Errors
    /// When the names cannot play a tournament, or the matches cannot be read.
    pub fn run(&self) -> Result<(), Failure> {
        match &self.what {
            What::RoundRobin(plan) => {
                let entrants = plan.entrants()?;
                let rounds = round_robin(&entrants);
                match plan.format {
                    Printed::Text => say(&round_robin_text(&entrants, &rounds)),
                    Printed::Csv => table(round_robin_table(&entrants, &rounds)),
                }
            }
            What::KnockOut(plan) => {
                let entrants = plan.entrants()?;
                let rounds = single_elimination(&entrants);
                match plan.format {
                    Printed::Text => say(&single_elimination_text(&entrants, &rounds)),
                    Printed::Csv => table(single_elimination_table(&entrants, &rounds)),
                }
            }
            What::Evening(evening) => evening.run(),
        }
    }
}

fn table(table: Result<String, String>) -> Result<(), Failure> {
    say(&table.map_err(Failure::Unusable)?)
}

impl Plan {
    fn entrants(&self) -> Result<Entrants, Failure> {
        let entrants = match &self.list {
            None => Entrants::check(self.names.iter().cloned()),
            Some(path) => {
                let unusable =
                    |why: String| Failure::Unusable(format!("{why}: {}", path.display()));
                let read = crate::store::read_list(path);
                let text = read.map_err(|why| Failure::Unusable(why.to_string()))?;
                return Entrants::read(&text).map_err(|why| unusable(why.to_string()));
            }
        };
        entrants.map_err(|why| Failure::Unusable(why.to_string()))
    }
}

impl OneEvening {
    fn run(&self) -> Result<(), Failure> {
        let folder = matches_folder()?;
        let all = if folder.is_dir() {
            Index::whole(&folder).map_err(|why| Failure::Unusable(why.to_string()))?
        } else {
            Vec::new()
        };
        let dated: Vec<(jiff::civil::Date, &MatchRecord)> = all
            .iter()
            .filter(|one| one.counts())
            .filter_map(|one| Some((evening_of(one.begun_millis()?)?, one.record.as_ref()?)))
            .collect();
        let day = self.day.or_else(|| dated.first().map(|(day, _)| *day));
        // The oldest first, as they were played.
        let of_day = dated.iter().rev().filter(|(on, _)| Some(*on) == day);
        let evening = Evening::of(of_day.map(|(_, record)| *record));
        match self.format {
            Printed::Text => {
                if let Some(day) = day {
                    say(&format!("{day}\n"))?;
                }
                say(&evening_text(&evening))
            }
            Printed::Csv => table(evening_table(&evening)),
        }
    }
}

/// The day on whose evening a moment is.
fn evening_of(millis: u64) -> Option<jiff::civil::Date> {
    let early = millis.checked_sub(u64::try_from(EVENING_BEGINS_AT_HOUR * 3_600_000).ok()?)?;
    let at = jiff::Timestamp::from_millisecond(i64::try_from(early).ok()?).ok()?;
    Some(at.to_zoned_datetime(jiff::tz::TimeZone::system()).date())
}
