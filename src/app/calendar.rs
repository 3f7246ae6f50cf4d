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
        let year = then.year().to_string();
        tell!(
            "when-year",
            day = i64::from(then.day()),
            month = month,
            year = year
        )
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
