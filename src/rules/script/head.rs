//! The head of a script: the lines before `begin`.

use super::words::{Problem, Words};
use crate::rules::rule_set::{WrittenRuleSet, named};
use crate::rules::{Format, Seat, Setting, TableRule, TableRules};

/// What happens when a command meets a house rule that is set to ask.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Rulings {
    /// It is answered with its default, which becomes an entry of the log.
    #[default]
    Default,
    /// The command is not done; the script answers with `rule` and says the command again.
    Ask,
}

/// Something that a head says, with its place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Placed<T> {
    /// What it says.
    pub value: T,
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1.
    pub column: usize,
}

impl<T> Placed<T> {
    /// A problem with it.
    pub fn problem(&self, why: impl Into<String>) -> Problem {
        Problem {
            line: self.line,
            column: self.column,
            why: why.into(),
        }
    }
}

/// What the lines before `begin` say, as far as every game knows them.
#[derive(Debug, Clone)]
pub struct Head<R: TableRule> {
    /// The players' names, in seat order; not yet checked.
    pub players: Vec<String>,
    /// Who goes first.
    pub first: Option<Placed<Seat>>,
    /// Who is marked as the youngest.
    pub youngest: Option<Placed<Seat>>,
    /// The match format.
    pub format: Option<Placed<Format>>,
    /// The house rules: the rule set and what `house` lines change in it.
    pub house: TableRules<R>,
    /// What happens when a ruling is needed.
    pub rulings: Rulings,
    own: Vec<(&'static str, Words)>,
    begin: usize,
}

/// The lines that every game's head may have, as they are written.
pub(super) const GENERAL: [(&str, &str); 8] = [
    ("game GAME", "which game it is; the first line"),
    ("players NAME, NAME", "who plays, in seat order"),
    (
        "first NAME",
        "who goes first; else the first of the players",
    ),
    ("youngest NAME", "who is the youngest"),
    (
        "format best of 3",
        "the match: one game / best of N / first to N / N rounds",
    ),
    (
        "rules NAME",
        "the rule set: defaults / As printed / Later series / one of your own",
    ),
    ("house RULE VALUE", "one house rule, by its name in files"),
    (
        "rulings default",
        "what answers a house rule that is set to ask: default / ask",
    ),
];

impl<R: TableRule> Head<R> {
    /// Reads the lines of a head; `begin` is the number of the line that ends it, `own` the words that only this game
    /// knows.
    pub(super) fn read(
        lines: Vec<Words>,
        begin: usize,
        own: &[&'static str],
        sets: &[WrittenRuleSet],
    ) -> Result<Self, Vec<Problem>> {
        let mut head = Self {
            players: Vec::new(),
            first: None,
            youngest: None,
            format: None,
            house: TableRules::defaults(),
            rulings: Rulings::default(),
            own: Vec::new(),
            begin,
        };
        let mut problems = Vec::new();
        // Who goes first can be said before the names are.
        let mut seats = Vec::new();
        let mut changes = Vec::new();
        for mut words in lines {
            let read = head.line(&mut words, own, sets, &mut seats, &mut changes);
            problems.extend(read.err());
        }
        for (word, mut words) in seats {
            match head.seat_at(&mut words) {
                Ok(seat) if word == "first" => head.first = Some(seat),
                Ok(seat) => head.youngest = Some(seat),
                Err(problem) => problems.push(problem),
            }
        }
        for (rule, setting) in changes {
            head.house.set(rule, setting);
        }
        if problems.is_empty() {
            Ok(head)
        } else {
            Err(problems)
        }
    }

    fn line(
        &mut self,
        words: &mut Words,
        own: &[&'static str],
        sets: &[WrittenRuleSet],
        seats: &mut Vec<(&'static str, Words)>,
        changes: &mut Vec<(R, Setting<R::Answer>)>,
    ) -> Result<(), Problem> {
        let known = GENERAL
            .iter()
            .filter_map(|(form, _)| form.split_whitespace().next())
            .chain(own.iter().copied())
            .chain(["begin"]);
        let word = words.pick("a line of the set-up", known.map(|word| (word, word)))?;
        match word {
            "game" => return Err(words.problem("the game is said once, in the first line")),
            "players" => {
                self.players =
                    words.list(|words| words.text_until("a player's name", &[",", "and"]))?;
            }
            "first" | "youngest" => {
                seats.push((word, words.clone()));
                return Ok(());
            }
            "format" => {
                let place = words.problem("");
                self.format = Some(Placed {
                    value: format(words)?,
                    line: place.line,
                    column: place.column,
                });
            }
            "rules" => {
                let place = words.problem("");
                let name = words.rest("the name of a rule set")?;
                self.house = named::<R>(&name, sets).map_err(|why| Problem {
                    why: why.to_string(),
                    ..place
                })?;
            }
            "house" => changes.push(house(words)?),
            "rulings" => {
                self.rulings = words.pick(
                    "a way to answer",
                    [("default", Rulings::Default), ("ask", Rulings::Ask)],
                )?;
            }
            _ => {
                if let Some(own) = own.iter().find(|own| **own == word) {
                    self.own.push((own, words.clone()));
                }
                return Ok(());
            }
        }
        words.end()
    }

    /// Who goes first: as said, else the first of the players.
    pub fn first(&self) -> Seat {
        self.first.as_ref().map_or(Seat::FIRST, |first| first.value)
    }

    /// The match format: as said, else one game.
    pub fn format(&self) -> Format {
        self.format
            .as_ref()
            .map_or(Format::Single, |format| format.value)
    }

    /// The lines that begin with one of the game's own words, after that word.
    pub fn own(&self, word: &str) -> Vec<Words> {
        let mine = self.own.iter().filter(|(own, _)| *own == word);
        mine.map(|(_, words)| words.clone()).collect()
    }

    /// Takes a player's name.
    ///
    /// # Errors
    /// When no player has that name.
    pub fn seat(&self, words: &mut Words) -> Result<Seat, Problem> {
        let names = Seat::all(self.players.len()).zip(&self.players);
        words.pick("a player", names.map(|(seat, name)| (name, seat)))
    }

    /// A problem with the whole, named at `begin`.
    pub fn problem(&self, why: impl Into<String>) -> Problem {
        Problem {
            line: self.begin,
            column: 1,
            why: why.into(),
        }
    }

    fn seat_at(&self, words: &mut Words) -> Result<Placed<Seat>, Problem> {
        let place = words.problem("");
        let value = self.seat(words)?;
        words.end()?;
        Ok(Placed {
            value,
            line: place.line,
            column: place.column,
        })
    }
}

/// `best of 3`, `first to 200`, `2 rounds` or `one game`.
fn format(words: &mut Words) -> Result<Format, Problem> {
    let place = words.problem("");
    let format = if words.is_number_next() {
        let rounds = words.number("a number of rounds", 1..=9_999)?;
        words.pick("\"rounds\"", [("rounds", ()), ("round", ())])?;
        Format::Rounds(rounds)
    } else {
        let kinds = [
            ("one game", 0),
            ("single", 0),
            ("best of", 1),
            ("first to", 2),
            ("one round", 3),
        ];
        match words.pick("a match format", kinds)? {
            1 => Format::BestOf(words.number("a number of games", 1..=9_999)?),
            2 => Format::FirstTo(words.number("a number of points", 1..=99_999)?),
            3 => Format::Rounds(1),
            _ => Format::Single,
        }
    };
    match format.problem() {
        None => Ok(format),
        Some(why) => Err(Problem {
            why: why.to_string(),
            ..place
        }),
    }
}

/// A house rule and its value.
fn house<R: TableRule>(words: &mut Words) -> Result<(R, Setting<R::Answer>), Problem> {
    let rule: R = words.pick("a house rule", R::ALL.iter().map(|rule| (rule.id(), *rule)))?;
    let values = rule
        .options()
        .iter()
        .map(|value| (value.id, Setting::Is(value.answer)))
        .chain([("ask", Setting::Ask)]);
    let setting = words.pick(&format!("a value of {}", rule.id()), values)?;
    Ok((rule, setting))
}
