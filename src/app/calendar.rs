//! When something was, as people say it: "today at 12:41", "29 Nov at 9:05".

use jiff::civil::Date;
use jiff::tz::TimeZone;
use jiff::{Timestamp, ZonedDateTime};

use super::tongue::tell;

/// A moment in milliseconds since 1970, as people say it here and now; empty for one that no calendar has.
pub fn when(at_millis: u64) -> String {
    let now = Timestamp::now().to_zoned_datetime(TimeZone::system());
    local(at_millis).map_or_else(String::new, |then| said(&then, now.date()))
}

/// The moment of a millisecond in this place's time.
fn local(at_millis: u64) -> Option<ZonedDateTime> {
    let millis = i64::try_from(at_millis).ok()?;
    let at = Timestamp::from_millisecond(millis).ok()?;
    Some(at.to_zoned_datetime(TimeZone::system()))
}

fn said(then: &ZonedDateTime, today: Date) -> String {
    let time = format!("{}:{:02}", then.hour(), then.minute());
    let date = then.date();
    if date == today {
        return tell!("when-today", time = time);
    }
    if today.yesterday().is_ok_and(|yesterday| yesterday == date) {
        return tell!("when-yesterday", time = time);
    }
    let month = tell!(&format!("month-{}", then.month()));
    if date.year() == today.year() {
        tell!(
            "when-day",
            day = i64::from(then.day()),
            month = month,
            time = time
        )
    } else {
        day_and_year(then)
    }
}

/// A new evening begins at this hour, in milliseconds.
const EVENING_BEGINS_MILLIS: u64 = 5 * 3_600_000;

/// The day on whose evening a moment is, here; none for one that no calendar has.
pub fn evening_of(at_millis: u64) -> Option<Date> {
    let at = at_millis.checked_sub(EVENING_BEGINS_MILLIS)?;
    local(at).map(|then| then.date())
}

/// The day of a moment as files are named by it: "2026-11-29".
pub fn sortable_day(at_millis: u64) -> Option<String> {
    local(at_millis).map(|then| then.date().to_string())
}

/// The day of a moment, without the time: "29 Nov 2026"; empty for one that no calendar has.
pub fn day(at_millis: u64) -> String {
    local(at_millis).map_or_else(String::new, |then| day_and_year(&then))
}

fn day_and_year(then: &ZonedDateTime) -> String {
    tell!(
        "when-year",
        day = i64::from(then.day()),
        month = tell!(&format!("month-{}", then.month())),
        year = then.year().to_string()
    )
}

/// Days in every way that people may search for them, in small letters: made once for many.
pub struct DayWords {
    zone: TimeZone,
    today: Date,
    months: Vec<String>,
    /// What is said of today and of yesterday, without the time.
    near: [String; 2],
}

impl DayWords {
    /// As they are said here and now.
    pub fn spoken() -> Self {
        let zone = TimeZone::system();
        let near = [tell!("day-today"), tell!("day-yesterday")];
        Self {
            today: Timestamp::now().to_zoned_datetime(zone.clone()).date(),
            zone,
            months: (1..=12)
                .map(|month| tell!(&format!("month-{month}")).to_lowercase())
                .collect(),
            near: near.map(|words| words.to_lowercase()),
        }
    }

    /// The day of a moment: "29 nov 2025 29.11.2025 2025-11-29"; empty for one that no calendar has.
    pub fn of(&self, at_millis: u64) -> String {
        let at = i64::try_from(at_millis).ok();
        let Some(at) = at.and_then(|at| Timestamp::from_millisecond(at).ok()) else {
            return String::new();
        };
        let date = at.to_zoned_datetime(self.zone.clone()).date();
        let (year, month, day) = (date.year(), date.month(), date.day());
        let name = usize::try_from(month - 1)
            .ok()
            .and_then(|at| self.months.get(at));
        let name = name.map_or("", String::as_str);
        let near = if date == self.today {
            self.near[0].as_str()
        } else if self.today.yesterday().is_ok_and(|one| one == date) {
            self.near[1].as_str()
        } else {
            ""
        };
        format!("{day} {name} {year} {day}.{month}.{year} {year}-{month:02}-{day:02} {near}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_moment_is_said_by_its_distance() {
        let zoned = |text: &str| text.parse::<ZonedDateTime>().expect("a moment");
        let today = zoned("2026-03-01T08:00[UTC]").date();
        for (then, words) in [
            ("2026-03-01T00:05[UTC]", "today at 0:05"),
            ("2026-02-28T23:59[UTC]", "yesterday at 23:59"),
            ("2026-01-09T12:41[UTC]", "9 Jan at 12:41"),
            ("2025-12-31T12:41[UTC]", "31 Dec 2025"),
        ] {
            assert_eq!(said(&zoned(then), today), words);
        }
        assert_eq!(when(u64::MAX), "");
    }
}
