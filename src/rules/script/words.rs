//! One line of a script as words, each with its column.

use std::fmt;
use std::ops::{Range, RangeInclusive};

use serde::de::DeserializeOwned;

use super::near::{can_be, distance, shown, with_nearest};
use crate::rules::{BySeat, MatchResult, Seat};

/// Why a line of a script cannot be read, and where.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, thiserror::Error)]
#[error("line {line}, column {column}: {why}")]
pub struct Problem {
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1, in characters.
    pub column: usize,
    /// What is wrong there and what would be right.
    pub why: String,
}

#[derive(Debug, Clone, PartialEq, Eq)]
struct Token {
    text: String,
    column: usize,
    bytes: Range<usize>,
    quoted: bool,
}

/// The words of one line, taken from left to right.
///
/// A word ends at a space or a comma; a comma is a word of its own. What stands in double quotes is one word. `#` at the
/// beginning of a word makes the rest a comment. Small and capital letters are the same.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Words {
    line: usize,
    text: String,
    tokens: Vec<Token>,
    at: usize,
    end_column: usize,
}

impl Words {
    /// Takes a line apart; `line` is its number, from 1.
    ///
    /// # Errors
    /// When a quote is not closed.
    pub fn of(line: usize, text: &str) -> Result<Self, Problem> {
        let mut tokens: Vec<Token> = Vec::new();
        let mut open: Option<Token> = None;
        let mut end_column = 1;
        let close = |tokens: &mut Vec<Token>, open: &mut Option<Token>, at: usize| {
            if let Some(mut token) = open.take() {
                token.bytes.end = at;
                tokens.push(token);
            }
        };
        let begin = |column, at, quoted| Token {
            text: String::new(),
            column,
            bytes: at..at,
            quoted,
        };
        for (column, (at, letter)) in (1..).zip(text.char_indices()) {
            let in_quotes = open.as_ref().is_some_and(|token| token.quoted);
            if in_quotes {
                if letter == '"' {
                    close(&mut tokens, &mut open, at + 1);
                    end_column = column + 1;
                } else if let Some(token) = &mut open {
                    token.text.push(letter);
                }
                continue;
            }
            if letter.is_whitespace() {
                close(&mut tokens, &mut open, at);
                continue;
            }
            if letter == '#' && open.is_none() {
                break;
            }
            end_column = column + 1;
            match letter {
                ',' => {
                    close(&mut tokens, &mut open, at);
                    tokens.push(Token {
                        text: ",".to_owned(),
                        bytes: at..at + 1,
                        ..begin(column, at, false)
                    });
                }
                '"' if open.is_none() => open = Some(begin(column, at, true)),
                _ => open
                    .get_or_insert_with(|| begin(column, at, false))
                    .text
                    .push(letter),
            }
        }
        if let Some(token) = open.as_ref().filter(|token| token.quoted) {
            return Err(Problem {
                line,
                column: token.column,
                why: "this quote is not closed: put a second \" after the name".to_owned(),
            });
        }
        close(&mut tokens, &mut open, text.len());
        Ok(Self {
            line,
            text: text.to_owned(),
            tokens,
            at: 0,
            end_column,
        })
    }

    /// True when nothing is left.
    pub fn is_at_end(&self) -> bool {
        self.at >= self.tokens.len()
    }

    /// The number of the line, from 1.
    pub fn line(&self) -> usize {
        self.line
    }

    /// The next word, without taking it.
    pub fn peek(&self) -> Option<&str> {
        Some(&self.tokens.get(self.at)?.text)
    }

    /// Takes the next words if they are these ("at frame"), and says whether they were.
    pub fn take(&mut self, phrase: &str) -> bool {
        let length = self.length_of(phrase);
        self.at += length.unwrap_or(0);
        length.is_some()
    }

    /// True when the next words are these.
    pub fn is_next(&self, phrase: &str) -> bool {
        self.length_of(phrase).is_some()
    }

    /// Takes the next words, which must be these.
    ///
    /// # Errors
    /// When something else stands there.
    pub fn expect(&mut self, phrase: &str) -> Result<(), Problem> {
        self.pick(&format!("\"{phrase}\""), [(phrase, ())])
    }

    /// Takes the longest of these phrases that stands here. `what` says what is looked for: "a player".
    ///
    /// # Errors
    /// When none stands here; the error names what is known and the nearest of it.
    pub fn pick<S: AsRef<str>, T>(
        &mut self,
        what: &str,
        options: impl IntoIterator<Item = (S, T)>,
    ) -> Result<T, Problem> {
        let mut known = Vec::new();
        let mut best: Option<((usize, bool), T)> = None;
        for (phrase, value) in options {
            let phrase = phrase.as_ref();
            if let Some(length) = self.length_of(phrase) {
                // Of "mia" and "MIA" the one that is written the same is meant.
                let fit = (
                    length,
                    self.length_if(phrase, |one, other| one == other).is_some(),
                );
                if best.as_ref().is_none_or(|(best, _)| fit > *best) {
                    best = Some((fit, value));
                }
            }
            known.push(phrase.to_owned());
        }
        match best {
            Some(((length, _), value)) => {
                self.at += length;
                Ok(value)
            }
            None => Err(self.unknown(what, &known)),
        }
    }

    /// Takes a player's name.
    ///
    /// # Errors
    /// When no player of that name sits at the table.
    pub fn player(&mut self, names: &BySeat<String>) -> Result<Seat, Problem> {
        self.pick("a player", names.iter().map(|(seat, name)| (name, seat)))
    }

    /// How a match or a game ends by the table's word: `won by Mia`, `shared by Mia, Ben`, `draw` or `abandoned`.
    ///
    /// # Errors
    /// When no such result stands here.
    pub fn result(&mut self, names: &BySeat<String>) -> Result<MatchResult, Problem> {
        let kinds = [
            ("won by", 0),
            ("shared by", 1),
            ("draw", 2),
            ("abandoned", 3),
        ];
        Ok(match self.pick("a result", kinds)? {
            0 => MatchResult::Won(self.player(names)?),
            1 => {
                let seats = self.list(|words| words.player(names))?;
                MatchResult::Shared(seats.into_iter().collect())
            }
            2 => MatchResult::Draw,
            _ => MatchResult::Abandoned,
        })
    }

    /// Takes a whole number, with or without a sign.
    ///
    /// # Errors
    /// When no number stands here, or one that is out of the range.
    pub fn number<N: TryFrom<i64>>(
        &mut self,
        what: &str,
        range: RangeInclusive<i64>,
    ) -> Result<N, Problem> {
        let (first, last) = (*range.start(), *range.end());
        let Some(word) = self.peek() else {
            return Err(self.problem(format!(
                "{what} is missing here, a number from {first} to {last}"
            )));
        };
        let number = word.parse().ok().filter(|number| range.contains(number));
        match number.and_then(|number: i64| N::try_from(number).ok()) {
            Some(number) => {
                self.at += 1;
                Ok(number)
            }
            None => Err(self.problem(format!(
                "\"{}\" is not {what}: a number from {first} to {last}",
                shown(word)
            ))),
        }
    }

    /// True when a number comes next.
    pub fn is_number_next(&self) -> bool {
        self.peek().is_some_and(|word| word.parse::<i64>().is_ok())
    }

    /// Takes one word, or what stands in quotes.
    ///
    /// # Errors
    /// When nothing is left.
    pub fn word(&mut self, what: &str) -> Result<String, Problem> {
        match self.tokens.get(self.at) {
            Some(token) => {
                self.at += 1;
                Ok(token.text.clone())
            }
            None => Err(self.problem(format!("{what} is missing here"))),
        }
    }

    /// Takes words up to one of these stops or the end, as they are written: a card's name of several words. A comma
    /// is a stop like any other; what stands in quotes is none.
    ///
    /// # Errors
    /// When no word stands there.
    pub fn text_until(&mut self, what: &str, stops: &[&str]) -> Result<String, Problem> {
        let from = self.at;
        while let Some(token) = self.tokens.get(self.at) {
            if !token.quoted && stops.iter().any(|stop| self.is_next(stop)) {
                break;
            }
            self.at += 1;
        }
        self.written(from, what)
    }

    /// Takes everything that is left, as it is written.
    ///
    /// # Errors
    /// When nothing is left.
    pub fn rest(&mut self, what: &str) -> Result<String, Problem> {
        self.text_until(what, &[])
    }

    /// Takes everything that is left as JSON.
    ///
    /// # Errors
    /// When nothing is left, or it is not the JSON of such a thing; the error names the place in it.
    pub fn json<T: DeserializeOwned>(&mut self, what: &str) -> Result<T, Problem> {
        let place = self.problem("");
        let text = self.rest(what)?;
        serde_json::from_str(&text).map_err(|error| {
            let said = error.to_string();
            let why = said.split(" at line ").next().unwrap_or(&said);
            Problem {
                line: self.line,
                column: place.column + error.column().saturating_sub(1),
                why: format!("{what}: {}", with_nearest(why)),
            }
        })
    }

    /// Takes `because` and the reason after it, which is everything that is left.
    ///
    /// # Errors
    /// When there is no reason.
    pub fn reason(&mut self) -> Result<String, Problem> {
        self.expect("because")?;
        self.rest("the reason")
    }

    /// Takes one or more of something, with commas or `and` between.
    ///
    /// # Errors
    /// What the taking of one of them says.
    pub fn list<T>(
        &mut self,
        mut one: impl FnMut(&mut Self) -> Result<T, Problem>,
    ) -> Result<Vec<T>, Problem> {
        let mut all = vec![one(self)?];
        while self.take(",") || self.take("and") {
            all.push(one(self)?);
        }
        Ok(all)
    }

    /// Nothing may be left.
    ///
    /// # Errors
    /// When something is.
    pub fn end(&self) -> Result<(), Problem> {
        match self.peek() {
            None => Ok(()),
            Some(word) => Err(self.problem(format!(
                "the line should end before \"{}\": one command a line",
                shown(word)
            ))),
        }
    }

    /// Splits off everything from the last place where this word stands; none when it stands nowhere.
    pub(super) fn split_at_last(&mut self, word: &str) -> Option<Self> {
        let found = self.tokens[self.at..]
            .iter()
            .rposition(|token| !token.quoted && same(&token.text, word))?;
        let tail = Self {
            tokens: self.tokens.split_off(self.at + found),
            at: 0,
            ..self.clone()
        };
        if let Some(first) = tail.tokens.first() {
            self.end_column = first.column;
        }
        Some(tail)
    }

    /// A problem at the next word, or at the end of the line.
    pub fn problem(&self, why: impl Into<String>) -> Problem {
        let next = self.tokens.get(self.at);
        Problem {
            line: self.line,
            column: next.map_or(self.end_column, |token| token.column),
            why: why.into(),
        }
    }

    /// The problem that something else stands here than what is known.
    pub fn unknown(&self, what: &str, known: &[String]) -> Problem {
        let can_be = can_be(known);
        match self.peek() {
            None => self.problem(format!("{what} is missing here. {can_be}")),
            Some(word) => {
                let nearest = known
                    .iter()
                    .filter_map(|phrase| {
                        let words = phrase.split_whitespace().count().max(1);
                        let here = self.tokens[self.at..].iter().take(words);
                        let here: Vec<&str> = here.map(|token| token.text.as_str()).collect();
                        Some((distance(&here.join(" "), phrase)?, phrase))
                    })
                    .min_by_key(|(distance, _)| *distance);
                let meant = nearest.map_or_else(String::new, |(_, phrase)| {
                    format!(" Did you mean \"{}\"?", shown(phrase))
                });
                self.problem(format!(
                    "\"{}\" is not {what}.{meant} {can_be}",
                    shown(word)
                ))
            }
        }
    }

    fn written(&self, from: usize, what: &str) -> Result<String, Problem> {
        match &self.tokens[from..self.at] {
            [] => Err(self.problem(format!("{what} is missing here"))),
            [one] => Ok(one.text.clone()),
            [first, .., last] => Ok(self
                .text
                .get(first.bytes.start..last.bytes.end)
                .unwrap_or("")
                .to_owned()),
        }
    }

    /// How many words this phrase takes here; none when it does not stand here. What stands in quotes counts as the
    /// words in it: `"Mia Ann" 1` is the phrase `Mia Ann 1`.
    fn length_of(&self, phrase: &str) -> Option<usize> {
        self.length_if(phrase, same)
    }

    fn length_if(&self, phrase: &str, equal: fn(&str, &str) -> bool) -> Option<usize> {
        let mut words = phrase.split_whitespace().peekable();
        let mut length = 0;
        while words.peek().is_some() {
            let token = self.tokens.get(self.at + length)?;
            length += 1;
            if !token.quoted {
                if !equal(words.next()?, &token.text) {
                    return None;
                }
                continue;
            }
            let mut inside = token.text.split_whitespace().peekable();
            inside.peek()?;
            for word in inside {
                if !equal(words.next()?, word) {
                    return None;
                }
            }
        }
        (length > 0).then_some(length)
    }
}

impl fmt::Display for Words {
    /// The line as it is written.
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.text.trim())
    }
}

fn same(one: &str, other: &str) -> bool {
    one.to_lowercase() == other.to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> Words {
        Words::of(3, text).expect("it can be taken apart")
    }

    #[test]
    fn the_longest_known_phrase_is_taken() {
        let mut line = words("Mia Lou 2");
        let names: BySeat<String> = ["Mia", "Mia Lou"].map(str::to_owned).into_iter().collect();
        assert_eq!(line.player(&names), Ok(Seat(1)));
        assert_eq!(line.number::<u8>("a number", 1..=3), Ok(2));
        assert_eq!(line.end(), Ok(()));
    }

    #[test]
    fn a_quoted_name_is_one_word_and_may_hold_anything() {
        let names: BySeat<String> = ["a, #b", "roll"].map(str::to_owned).into_iter().collect();
        assert_eq!(words("\"A, #b\" x").player(&names), Ok(Seat(0)));
        assert!(words("a, #b").player(&names).is_err());
    }

    #[test]
    fn a_quoted_name_may_be_part_of_a_longer_phrase() {
        let pieces = [("Mia Ann 1", 1), ("# x 1", 2), ("Mia 1", 3)];
        for (text, piece) in [("\"mia Ann\" 1", 1), ("\"# x\" 1", 2), ("\"Mia\" 1 2", 3)] {
            assert_eq!(words(text).pick("a piece", pieces), Ok(piece), "{text}");
        }
        for text in ["\"Mia\" Ann", "\"\" Mia 1", "\"Mia Ann 1 x\""] {
            assert!(words(text).pick("a piece", pieces).is_err(), "{text}");
        }
    }

    #[test]
    fn of_two_names_that_differ_in_capitals_the_one_as_written_is_taken() {
        let names: BySeat<String> = ["mia", "MIA"].map(str::to_owned).into_iter().collect();
        assert_eq!(words("MIA").player(&names), Ok(Seat(1)));
        assert_eq!(words("mia").player(&names), Ok(Seat(0)));
        assert_eq!(words("Mia").player(&names), Ok(Seat(0)));
    }

    #[test]
    fn a_quoted_word_ends_no_text() {
        let mut line = words("\"and\", Ben");
        let names = line.list(|line| line.text_until("a name", &[",", "and"]));
        assert_eq!(names, Ok(vec!["and".to_owned(), "Ben".to_owned()]));
    }

    #[test]
    fn an_unknown_word_is_named_with_its_place_and_the_nearest_known_one() {
        let mut line = words("  rol Mia");
        let problem = line
            .pick("a command", [("roll", 1), ("open on", 2)])
            .expect_err("it is not known");
        assert_eq!(
            problem.to_string(),
            "line 3, column 3: \"rol\" is not a command. Did you mean \"roll\"? It can be: roll, open on"
        );
        let far = words("xylophone").pick("a command", [("roll", 1)]);
        assert!(!far.expect_err("unknown").why.contains("Did you mean"));
        let two = words("opne on 1").pick("a command", [("roll", 1), ("open on", 2)]);
        assert!(two.expect_err("unknown").why.contains("\"open on\"?"));
    }

    #[test]
    fn a_word_of_a_million_letters_is_named_at_once_and_in_short() {
        let long = "a".repeat(1_000_000);
        let known = [("roll".to_owned(), 1), (long.clone(), 2)];
        let begun = std::time::Instant::now();
        let unknown = words(&format!("{long}b")).pick("a command", known);
        let number = words(&long).number::<u8>("a gate", 1..=9);
        let left = words(&long).end();
        assert!(begun.elapsed().as_secs() < 5, "{:?}", begun.elapsed());
        for why in [
            unknown.expect_err("unknown").why,
            number.expect_err("no number").why,
            left.expect_err("something is left").why,
        ] {
            assert!(why.contains("aaa\u{2026}\"") && why.len() < 400, "{why}");
        }
    }

    #[test]
    fn an_error_repeats_no_sign_that_would_steer_a_terminal() {
        let problem = words("a\u{1b}[31m\0b").pick("a command", [("roll", 1)]);
        let why = problem.expect_err("unknown").why;
        assert!(!why.chars().any(char::is_control), "{why:?}");
    }

    #[test]
    fn what_is_missing_is_named_at_the_end_of_the_line() {
        let mut line = words("roll   # who?");
        assert!(line.take("roll"));
        let problem = line.number::<u8>("a Bakugan", 1..=3).expect_err("missing");
        assert_eq!((problem.line, problem.column), (3, 5));
        assert!(line.is_at_end());
    }

    #[test]
    fn numbers_out_of_range_and_words_left_over_are_named() {
        let mut line = words("12 +5 -3 99999999999999999999 ü");
        assert!(
            line.number::<u8>("a gate", 1..=9)
                .expect_err("too large")
                .why
                .contains("1 to 9")
        );
        assert_eq!(line.number::<u8>("a gate", 1..=12), Ok(12));
        assert_eq!(line.number::<i32>("a sum", -9..=9), Ok(5));
        assert_eq!(line.number::<i32>("a sum", -9..=9), Ok(-3));
        assert!(line.number::<i32>("a sum", -9..=9).is_err());
        assert!(line.end().is_err());
    }

    #[test]
    fn a_text_is_taken_as_it_is_written() {
        let mut line = words("Fire,  Wall for Mia because it  fell # true");
        assert_eq!(
            line.text_until("a card", &["for"]).as_deref(),
            Ok("Fire,  Wall")
        );
        assert!(line.take("FOR"));
        assert_eq!(line.word("a player").as_deref(), Ok("Mia"));
        assert_eq!(line.reason().as_deref(), Ok("it  fell"));
        assert!(line.rest("more").is_err());
    }

    #[test]
    fn a_list_has_commas_or_and() {
        let mut line = words("1, 2 and 3");
        let numbers = line.list(|line| line.number::<u8>("a number", 1..=9));
        assert_eq!(numbers, Ok(vec![1, 2, 3]));
    }

    #[test]
    fn an_open_quote_is_a_problem() {
        let problem = Words::of(7, "roll \"Mia").expect_err("it is open");
        assert_eq!((problem.line, problem.column), (7, 6));
    }
}
