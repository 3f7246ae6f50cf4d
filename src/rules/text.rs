//! Texts that people give and lists that are read out: the same in every game.

use super::{MatchResult, Seat};

/// Longer names do not fit on the screen.
pub const LONGEST_NAME: usize = 40;
/// A longer reason does not fit in a log line.
const LONGEST_REASON: usize = 200;

/// True when a name can be shown on one line.
pub(super) fn is_name(name: &str) -> bool {
    !name.trim().is_empty()
        && name.chars().count() <= LONGEST_NAME
        && !name.chars().any(char::is_control)
}

/// A reason for a change by hand, as it stands in the log.
///
/// # Errors
/// What a reason must be.
pub(super) fn reason(text: &str) -> Result<String, String> {
    one_line(text, "a change by hand needs a reason")
}

/// A text of the referee that stands in the log; `needs` says who needs it: "a vote needs a question".
///
/// # Errors
/// What it must be.
pub(super) fn one_line(text: &str, needs: &str) -> Result<String, String> {
    let text = text.trim();
    if text.is_empty()
        || text.chars().count() > LONGEST_REASON
        || text.chars().any(char::is_control)
    {
        return Err(format!(
            "{needs} of at most {LONGEST_REASON} letters on one line: it stands in the log"
        ));
    }
    Ok(text.to_owned())
}

/// Several things in one line: "Mia, Ben and Lea".
pub(super) fn listed(items: Vec<String>) -> String {
    joined(&items, "and")
}

/// Several things of which one is chosen: "Gate 1, Gate 2 or Gate 3".
pub(super) fn one_of(items: Vec<String>) -> String {
    joined(&items, "or")
}

fn joined(items: &[String], last_by: &str) -> String {
    match items {
        [] => "none".to_owned(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} {last_by} {last}", first.join(", ")),
    }
}

/// Who has won, as a headline: "Mia wins"; `names` are the winners.
pub(super) fn won_by(names: Vec<String>) -> String {
    match names.len() {
        0 => "No winner".to_owned(),
        1 => format!("{} wins", listed(names)),
        _ => format!("{} share the win", listed(names)),
    }
}

impl MatchResult {
    /// It as a headline: "Mia wins"; `name` says who sits where.
    pub fn headline(self, name: impl Fn(Seat) -> String) -> String {
        match self {
            Self::Abandoned => "Broken off".to_owned(),
            result => won_by(result.winners().into_iter().map(name).collect()),
        }
    }

    /// It as a sentence without its full stop: "Mia wins the match"; `what` has ended, `name` says who sits where.
    pub(super) fn told(self, what: &str, name: impl Fn(Seat) -> String) -> String {
        match self {
            Self::Won(seat) => format!("{} wins the {what}", name(seat)),
            Self::Shared(seats) => {
                format!("{} share the win", listed(seats.iter().map(name).collect()))
            }
            Self::Draw => format!("The {what} ends without a winner"),
            Self::Abandoned => format!("The {what} is broken off"),
        }
    }

    /// The same within a sentence: "the match is broken off".
    pub(super) fn told_within(self, what: &str, name: impl Fn(Seat) -> String) -> String {
        let told = self.told(what, name);
        match self {
            Self::Won(_) | Self::Shared(_) => told,
            Self::Draw | Self::Abandoned => told.replacen("The ", "the ", 1),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_fits_on_one_line() {
        assert!(is_name("Mia") && is_name(&"\u{fc}".repeat(LONGEST_NAME)));
        for name in ["", " ", "a\nb", &"a".repeat(LONGEST_NAME + 1)] {
            assert!(!is_name(name), "{name:?}");
        }
    }

    #[test]
    fn a_reason_is_trimmed_or_says_what_it_must_be() {
        assert_eq!(reason(" bedtime "), Ok("bedtime".to_owned()));
        let long = "a".repeat(LONGEST_REASON + 1);
        for text in ["", " ", "a\nb", &long] {
            assert_eq!(
                reason(text),
                Err(
                    "a change by hand needs a reason of at most 200 letters on one line: it stands in the log"
                        .to_owned()
                )
            );
        }
    }

    #[test]
    fn several_things_are_joined_and_names_with_and_in_them_stay_whole() {
        let names = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect();
        assert_eq!(listed(names(&[])), "none");
        assert_eq!(listed(names(&["Mia", "Ben", "Lea"])), "Mia, Ben and Lea");
        assert_eq!(one_of(names(&["A and B", "Lea"])), "A and B or Lea");
    }

    #[test]
    fn a_player_whose_name_begins_with_the_keeps_it_within_a_sentence() {
        let name = |_| "The Rock".to_owned();
        let told = |result: MatchResult| result.told_within("match", name);
        assert_eq!(told(MatchResult::Won(Seat(0))), "The Rock wins the match");
        assert_eq!(told(MatchResult::Draw), "the match ends without a winner");
        assert_eq!(MatchResult::Won(Seat(0)).headline(name), "The Rock wins");
    }
}
