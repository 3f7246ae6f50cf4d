//! Texts that people give and lists that are read out: the same in every game.

use super::tongue::{Given, RULES, given, tell};
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

/// The first `most` letters of a typed text that a name may have; white space around them is left.
pub fn as_name(typed: &str, most: usize) -> String {
    let letters = typed.chars().filter(|letter| !letter.is_control());
    letters.take(most).collect()
}

/// A reason for a change by hand, as it stands in the log.
///
/// # Errors
/// What a reason must be.
pub(super) fn reason(text: &str) -> Result<String, String> {
    one_line(text, "needs-reason")
}

/// A text of the referee that stands in the log; `needs` is the message that says who needs it, and that it has `most`
/// letters at most: "needs-vote-question".
///
/// # Errors
/// What it must be.
pub(super) fn one_line(text: &str, needs: &str) -> Result<String, String> {
    let text = text.trim();
    if text.is_empty()
        || text.chars().count() > LONGEST_REASON
        || text.chars().any(char::is_control)
    {
        return Err(tell!(needs, most = LONGEST_REASON));
    }
    Ok(text.to_owned())
}

/// A table as CSV, its heads first.
///
/// # Errors
/// When it cannot be written, which no text brings about.
pub(super) fn csv_table(
    heads: &[&str],
    rows: impl IntoIterator<Item = Vec<String>>,
) -> Result<String, String> {
    let mut writer = csv::Writer::from_writer(Vec::new());
    writer.write_record(heads).map_err(|why| why.to_string())?;
    for row in rows {
        writer.write_record(row).map_err(|why| why.to_string())?;
    }
    let bytes = writer.into_inner().map_err(|why| why.to_string())?;
    String::from_utf8(bytes).map_err(|why| why.to_string())
}

/// Several things in one line: "Mia, Ben and Lea".
pub(super) fn listed(items: Vec<String>) -> String {
    joined(&items, "list-and")
}

/// Several things of which one is chosen: "Gate 1, Gate 2 or Gate 3".
pub(super) fn one_of(items: Vec<String>) -> String {
    joined(&items, "list-or")
}

fn joined(items: &[String], with_last: &str) -> String {
    match items {
        [] => tell!("list-none"),
        [one] => one.clone(),
        [first @ .., last] => tell!(with_last, first = first.join(", "), last = last),
    }
}

/// Who has won, as a headline: "Mia wins"; `names` are the winners.
pub(super) fn won_by(names: Vec<String>) -> String {
    tell!("won-by", count = names.len(), who = listed(names))
}

impl MatchResult {
    /// It as a headline: "Mia wins"; `name` says who sits where.
    pub fn headline(self, name: impl Fn(Seat) -> String) -> String {
        match self {
            Self::Abandoned => tell!("broken-off"),
            result => won_by(result.winners().into_iter().map(name).collect()),
        }
    }

    /// It as a sentence without its full stop: "Mia wins the match"; `what` has ended, "match" or "game", and `name`
    /// says who sits where.
    pub(super) fn told(self, what: &str, name: impl Fn(Seat) -> String) -> String {
        let end = match self {
            Self::Draw => "draw",
            Self::Abandoned => "broken-off",
            Self::Won(_) | Self::Shared(_) => return self.told_within(what, name),
        };
        tell!("match-ends", end = end, what = what)
    }

    /// The same within a sentence: "the match is broken off".
    pub(super) fn told_within(self, what: &str, name: impl Fn(Seat) -> String) -> String {
        self.told_by("match-result", name, &[("what", given(what))])
    }

    /// The same of one game of a match, by its number from 1: "game 2 is broken off".
    pub(super) fn told_of_game(self, game: u32, name: impl Fn(Seat) -> String) -> String {
        self.told_by("game-result", name, &[("game", given(game))])
    }

    fn told_by(self, id: &str, name: impl Fn(Seat) -> String, more: Given<'_>) -> String {
        let end = match self {
            Self::Won(_) => "won",
            Self::Shared(_) => "shared",
            Self::Draw => "draw",
            Self::Abandoned => "broken-off",
        };
        let who = listed(self.winners().into_iter().map(name).collect());
        let all = [&[("end", given(end)), ("who", given(who))], more].concat();
        RULES.say(id, &all)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::tongue::{Tongue, speak};

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

    #[test]
    fn every_result_reads_well_in_every_language() {
        let both = [Seat(0), Seat(1)].into_iter().collect();
        let name = |seat: Seat| ["Mia", "Ben"][seat.index()].to_owned();
        let all = [
            MatchResult::Won(Seat(1)),
            MatchResult::Shared(both),
            MatchResult::Draw,
            MatchResult::Abandoned,
        ];
        let told = || -> Vec<String> {
            let told = all.iter().flat_map(|result| {
                [
                    result.headline(name),
                    result.told("match", name),
                    result.told_within("game", name),
                    result.told_of_game(2, name),
                ]
            });
            told.collect()
        };
        let english = [
            "Ben wins",
            "Ben wins the match",
            "Ben wins the game",
            "Ben wins game 2",
            "Mia and Ben share the win",
            "Mia and Ben share the win",
            "Mia and Ben share the win",
            "Mia and Ben share the win",
            "No winner",
            "The match ends without a winner",
            "the game ends without a winner",
            "game 2 ends without a winner",
            "Broken off",
            "The match is broken off",
            "the game is broken off",
            "game 2 is broken off",
        ];
        assert_eq!(told(), english);
        speak(Tongue::German);
        let german = [
            "Ben gewinnt",
            "Ben gewinnt die Partie",
            "Ben gewinnt das Spiel",
            "Ben gewinnt Spiel 2",
            "Mia und Ben gewinnen zusammen",
            "Mia und Ben gewinnen zusammen",
            "Mia und Ben gewinnen zusammen",
            "Mia und Ben gewinnen zusammen",
            "Niemand gewinnt",
            "Die Partie endet ohne Sieger",
            "das Spiel endet ohne Sieger",
            "Spiel 2 endet ohne Sieger",
            "Abgebrochen",
            "Die Partie ist abgebrochen",
            "das Spiel ist abgebrochen",
            "Spiel 2 ist abgebrochen",
        ];
        let said = told();
        speak(Tongue::English);
        assert_eq!(said, german);
    }
}
