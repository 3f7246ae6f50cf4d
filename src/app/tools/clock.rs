//! The turn clock: it counts down, tells once when the time is up, and decides nothing.

use crate::rules::Seat;

/// From here on the time that is left is shown as a warning, in seconds.
const NEARLY_UP_SECONDS: f64 = 10.0;

/// The clock of the turn under way, on the screen's clock.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct TurnClock {
    /// Whose turn it counts.
    seat: Option<Seat>,
    /// When that turn began, in seconds.
    began_at: f64,
    /// When it was stopped, in seconds; none while it runs.
    paused_at: Option<f64>,
    /// True once it was told that the time is up.
    is_told: bool,
}

impl TurnClock {
    /// Follows the turn: another player's begins anew.
    pub fn follow(&mut self, seat: Option<Seat>, now_seconds: f64) {
        if self.seat != seat {
            self.seat = seat;
            self.restart(now_seconds);
        }
    }

    /// The turn begins now.
    pub fn restart(&mut self, now_seconds: f64) {
        self.began_at = now_seconds;
        self.is_told = false;
        self.paused_at = self.paused_at.map(|_| now_seconds);
    }

    /// Stops it, or lets it go on where it was.
    pub fn pause_or_go_on(&mut self, now_seconds: f64) {
        match self.paused_at.take() {
            Some(at) => self.began_at += now_seconds - at,
            None => self.paused_at = Some(now_seconds),
        }
    }

    /// True while it is stopped.
    pub fn is_paused(&self) -> bool {
        self.paused_at.is_some()
    }

    /// How many seconds of a turn of `turn_seconds` are left; 0 when none are, none where no turn is counted.
    pub fn left_seconds(&self, turn_seconds: u16, now_seconds: f64) -> Option<f64> {
        self.seat?;
        if turn_seconds == 0 {
            return None;
        }
        let now = self.paused_at.unwrap_or(now_seconds);
        Some((f64::from(turn_seconds) - (now - self.began_at)).max(0.0))
    }

    /// True when so little is left that it is shown as a warning.
    pub fn is_nearly_up(left_seconds: f64) -> bool {
        left_seconds <= NEARLY_UP_SECONDS
    }

    /// True once, when the time has run out.
    pub fn has_just_run_out(&mut self, turn_seconds: u16, now_seconds: f64) -> bool {
        let is_up = self.left_seconds(turn_seconds, now_seconds) == Some(0.0);
        let is_new = is_up && !self.is_told;
        self.is_told |= is_up;
        is_new
    }
}

/// Seconds as a clock shows them: "1:05".
pub fn shown(left_seconds: f64) -> String {
    let seconds = left_seconds.ceil().max(0.0) as u64;
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_each_turn_from_its_beginning() {
        let mut clock = TurnClock::default();
        assert_eq!(clock.left_seconds(60, 5.0), None);
        clock.follow(Some(Seat(0)), 10.0);
        assert_eq!(clock.left_seconds(60, 25.0), Some(45.0));
        clock.follow(Some(Seat(0)), 30.0);
        assert_eq!(clock.left_seconds(60, 30.0), Some(40.0));
        clock.follow(Some(Seat(1)), 40.0);
        assert_eq!(clock.left_seconds(60, 40.0), Some(60.0));
        assert_eq!(clock.left_seconds(0, 40.0), None, "it is off");
        clock.follow(None, 50.0);
        assert_eq!(clock.left_seconds(60, 50.0), None, "the match is over");
    }

    #[test]
    fn stands_still_while_it_is_paused() {
        let mut clock = TurnClock::default();
        clock.follow(Some(Seat(0)), 0.0);
        clock.pause_or_go_on(20.0);
        assert!(clock.is_paused());
        assert_eq!(clock.left_seconds(60, 100.0), Some(40.0));
        clock.pause_or_go_on(100.0);
        assert_eq!(clock.left_seconds(60, 110.0), Some(30.0));
        clock.pause_or_go_on(110.0);
        clock.restart(120.0);
        assert_eq!(clock.left_seconds(60, 300.0), Some(60.0));
    }

    #[test]
    fn tells_once_that_the_time_is_up() {
        let mut clock = TurnClock::default();
        clock.follow(Some(Seat(0)), 0.0);
        assert!(!clock.has_just_run_out(60, 59.0));
        assert!(clock.has_just_run_out(60, 60.0));
        assert!(!clock.has_just_run_out(60, 61.0));
        assert_eq!(clock.left_seconds(60, 90.0), Some(0.0));
        clock.follow(Some(Seat(1)), 90.0);
        assert!(clock.has_just_run_out(60, 150.5));
    }

    #[test]
    fn is_shown_in_minutes_and_whole_seconds_upwards() {
        assert_eq!(shown(65.0), "1:05");
        assert_eq!(shown(59.2), "1:00");
        assert_eq!(shown(0.1), "0:01");
        assert_eq!(shown(0.0), "0:00");
    }
}
