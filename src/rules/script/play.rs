//! A script is played line by line on a ledger.

use serde::Serialize;

use super::head::Rulings;
use super::json::{self, JsonStep};
use super::words::{Problem, Words};
use super::{GENERAL, Scripted, Usage};
use crate::rules::{
    Ground, Ledger, Misfits, RulingNeeded, Source, Stamp, TableRule as _, What, ruling_needed,
};

/// What came of one line of a script.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// Its number, from 1.
    pub number: usize,
    /// The line as it is written.
    pub text: String,
    /// What came of it, in order.
    pub results: Vec<Outcome>,
}

/// One thing that came of a line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Outcome {
    /// An entry of the log was written.
    Entered {
        /// Its number.
        number: u32,
        /// When.
        at: Stamp,
        /// Who said so.
        source: Source,
        /// What happened.
        said: Vec<Said>,
        /// After an undo, a redo or a replacement: what to do on the table.
        put_right: Vec<String>,
    },
    /// It was refused; nothing has changed.
    Refused(String),
    /// A house rule must be answered first; nothing has changed.
    NeedsRuling {
        /// The question.
        ruling: Ruling,
        /// The value that the script's head answers with; the entry for it follows.
        answered: Option<&'static str>,
    },
}

/// A sentence with what it rests on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Said {
    /// The sentence.
    pub sentence: String,
    /// What it rests on; none for what simply happened.
    pub ground: Option<Ground>,
}

/// A question that a house rule asks.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Ruling {
    /// The rule's name in files.
    pub id: &'static str,
    /// The question.
    pub question: String,
    /// What may be answered; the first is the default.
    pub options: Vec<RulingValue>,
}

/// One answer to a [`Ruling`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct RulingValue {
    /// The value's name in files.
    pub value: &'static str,
    /// What it means.
    pub words: String,
    /// What speaks for it.
    pub speaks_for: String,
}

/// One step of a script, read.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Step<C> {
    Do(C),
    Undo,
    Redo,
    Replace {
        entry: u32,
        command: C,
        misfits: Misfits,
    },
}

/// The table at which a script is played.
#[derive(Debug)]
pub(super) struct Player<R: Scripted> {
    pub(super) ledger: Ledger<R>,
    rulings: Rulings,
    clock: u64,
}

impl<R: Scripted> Player<R> {
    pub(super) fn new(setup: R::Setup, rulings: Rulings) -> Self {
        Self {
            ledger: Ledger::new(setup),
            rulings,
            clock: 0,
        }
    }

    /// Plays one line; none when it says nothing.
    pub(super) fn line(&mut self, number: usize, text: &str) -> Result<Option<Line>, Problem> {
        let line = |results| Line {
            number,
            text: text.trim().to_owned(),
            results,
        };
        if text.trim_start().starts_with('{') {
            let step: JsonStep<R::Command> = json::step(number, text)?;
            self.clock = step.at_millis.unwrap_or(self.clock);
            return Ok(Some(line(self.step(step.step, step.source))));
        }
        let mut words = Words::of(number, text)?;
        if words.is_at_end() {
            return Ok(None);
        }
        if words.take("wait") {
            self.clock = self.clock.saturating_add(millis(&mut words)?);
            return Ok(Some(line(Vec::new())));
        }
        let source = if words.take("from camera") {
            camera(&mut words)?
        } else {
            Source::Referee
        };
        let step = self.read(&mut words)?;
        Ok(Some(line(self.step(step, source))))
    }

    fn read(&self, words: &mut Words) -> Result<Step<R::Command>, Problem> {
        let step = if words.take("undo") {
            Step::Undo
        } else if words.take("redo") {
            Step::Redo
        } else if words.take("replace") {
            let entry = words.number("the number of an entry", 1..=i64::from(u32::MAX))?;
            let misfits = misfits(words)?;
            // Words are read as of then: the roll that waited for its call, the names.
            let then = self.ledger.before(entry);
            let command = command(then.as_ref().unwrap_or(self.ledger.now()), words)?;
            Step::Replace {
                entry,
                command,
                misfits,
            }
        } else {
            Step::Do(command(self.ledger.now(), words)?)
        };
        words.end()?;
        Ok(step)
    }

    fn step(&mut self, step: Step<R::Command>, source: Source) -> Vec<Outcome> {
        let at = Stamp::from_millis(self.clock);
        match step {
            Step::Do(command) => self.act(command, source, at),
            Step::Undo => vec![match self.ledger.undo(at) {
                Some(undone) => self.entered(undone.put_right),
                None => Outcome::Refused("there is nothing to undo".to_owned()),
            }],
            Step::Redo => vec![match self.ledger.redo(at) {
                Some(undone) => self.entered(undone.put_right),
                None => Outcome::Refused("there is nothing to redo".to_owned()),
            }],
            Step::Replace {
                entry,
                command,
                misfits,
            } => vec![
                match self.ledger.replace(entry, command, &misfits, source, at) {
                    Ok(undone) => self.entered(undone.put_right),
                    Err(why) => Outcome::Refused(why.to_string()),
                },
            ],
        }
    }

    fn act(&mut self, command: R::Command, source: Source, at: Stamp) -> Vec<Outcome> {
        let mut results = Vec::new();
        // Each answer leaves one rule fewer that can ask.
        for _ in 0..=R::Rule::ALL.len() {
            let refusal = match self.ledger.act(command.clone(), source, at) {
                Ok(_) => {
                    results.push(self.entered(Vec::new()));
                    return results;
                }
                Err(refusal) => refusal,
            };
            let answer = match (R::rule_needed(&refusal), self.rulings) {
                (Some(rule), Rulings::Default) => rule,
                (Some(_), Rulings::Ask) => {
                    results.extend(needs::<R>(&refusal));
                    return results;
                }
                (None, _) => {
                    results.push(Outcome::Refused(refusal.to_string()));
                    return results;
                }
            };
            let default = answer.default_answer();
            if let Some(Outcome::NeedsRuling { ruling, .. }) = needs::<R>(&refusal) {
                results.push(Outcome::NeedsRuling {
                    answered: ruling.options.first().map(|option| option.value),
                    ruling,
                });
            }
            match self
                .ledger
                .act(R::set_rule(answer, default), Source::Rule, at)
            {
                Ok(_) => results.push(self.entered(Vec::new())),
                Err(refusal) => {
                    results.push(Outcome::Refused(refusal.to_string()));
                    return results;
                }
            }
        }
        results
    }

    /// The entry that was written last.
    fn entered(&self, put_right: Vec<String>) -> Outcome {
        let Some((line, entry)) = self
            .ledger
            .last_lines(1)
            .into_iter()
            .next()
            .zip(self.ledger.entries().last())
        else {
            return Outcome::Refused("nothing was entered".to_owned());
        };
        // A replacement says first what it corrects.
        let before = usize::from(matches!(entry.what, What::Replaced { .. }));
        let events = entry.what.events();
        let said = line.sentences.into_iter().enumerate();
        Outcome::Entered {
            number: line.number,
            at: line.at,
            source: line.source,
            said: said
                .map(|(at, sentence)| Said {
                    sentence,
                    ground: at
                        .checked_sub(before)
                        .and_then(|at| events.get(at))
                        .and_then(R::ground),
                })
                .collect(),
            put_right,
        }
    }
}

fn needs<R: Scripted>(refusal: &R::Refusal) -> Option<Outcome> {
    let RulingNeeded {
        id,
        question,
        options,
    } = ruling_needed::<R>(refusal)?;
    let value = |option: crate::rules::RulingOption<R::Command>| RulingValue {
        value: option.id,
        words: option.words,
        speaks_for: option.speaks_for,
    };
    Some(Outcome::NeedsRuling {
        ruling: Ruling {
            id,
            question,
            options: options.into_iter().map(value).collect(),
        },
        answered: None,
    })
}

/// A command of the game, or a house rule that is set.
fn command<R: Scripted>(state: &R, words: &mut Words) -> Result<R::Command, Problem> {
    if words.take("rule") {
        let rules = R::Rule::ALL.iter().map(|rule| (rule.id(), *rule));
        let rule = words.pick("a house rule", rules)?;
        let values = rule.options().iter().map(|value| (value.id, value.answer));
        let answer = words.pick(&format!("a value of {}", rule.id()), values)?;
        return Ok(R::set_rule(rule, answer));
    }
    let here = words.clone();
    state.command(words).map_err(|problem| {
        for usage in GENERAL {
            // Its own words cannot be unknown to a script: it stands in the wrong place.
            if here.is_next(&usage.phrase()) && problem.column == here.problem("").column {
                return here.problem(format!(
                    "\"{}\" begins a line and can stand nowhere else",
                    usage.phrase()
                ));
            }
        }
        if problem.column != here.problem("").column {
            return problem;
        }
        // The game knows only its own commands; name those of every game as well.
        let known = R::COMMANDS
            .iter()
            .map(Usage::phrase)
            .chain(GENERAL.iter().map(Usage::phrase));
        let known: Vec<String> = known.collect();
        here.unknown("a command", &known)
    })
}

/// `camera FRAME PERCENT%`.
fn camera(words: &mut Words) -> Result<Source, Problem> {
    let frame = words.number("the number of a frame", 0..=i64::MAX)?;
    let here = words.problem("a certainty in percent comes after the frame: from camera 61 97%");
    let percent = words.word("a certainty in percent")?;
    let percent = percent
        .strip_suffix('%')
        .and_then(|percent| percent.parse().ok());
    match percent.filter(|percent: &u8| *percent <= 100) {
        Some(certainty_percent) => Ok(Source::Camera {
            frame,
            certainty_percent,
        }),
        None => Err(here),
    }
}

/// `5 s`, `2 min` or `300 ms`.
fn millis(words: &mut Words) -> Result<u64, Problem> {
    let count: u64 = words.number("a time", 0..=i64::from(u32::MAX))?;
    let unit = words.pick("a unit", [("ms", 1), ("s", 1_000), ("min", 60_000)])?;
    words.end()?;
    Ok(count.saturating_mul(unit))
}

/// `dropping 7, 9` or `stopping at 7` at the end of a line, which is taken off.
fn misfits(words: &mut Words) -> Result<Misfits, Problem> {
    let entries = |words: &mut Words| {
        words.list(|words| words.number("the number of an entry", 1..=i64::from(u32::MAX)))
    };
    let mut misfits = Misfits::default();
    for word in ["stopping", "dropping"] {
        let mut line = words.clone();
        let Some(mut tail) = line.split_at_last(word) else {
            continue;
        };
        tail.take(word);
        // A reason or a name may hold the word too: then it is not followed by numbers alone.
        if word == "stopping" && tail.take("at") && tail.is_number_next() {
            misfits.stop_at = Some(tail.number("the number of an entry", 1..=i64::from(u32::MAX))?);
        } else if word == "dropping" && tail.is_number_next() {
            misfits.drop = entries(&mut tail)?;
        } else {
            continue;
        }
        tail.end()?;
        *words = line;
    }
    Ok(misfits)
}
