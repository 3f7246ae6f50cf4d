//! Lines of a script that are JSON: what a program writes.

use serde::Deserialize;
use serde::de::DeserializeOwned;

use super::head::Rulings;
use super::near::with_nearest;
use super::play::Step;
use super::words::Problem;
use crate::rules::{Misfits, Source};

/// The first line of a script in JSON: `{"game":"bakugan","setup":{...},"rulings":"ask"}`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct HeadForm<S> {
    #[allow(dead_code, reason = "looked at before the game is known")]
    game: String,
    setup: S,
    #[serde(default)]
    rulings: RulingsForm,
}

#[derive(Debug, Clone, Copy, Default, Deserialize)]
#[serde(rename_all = "snake_case")]
enum RulingsForm {
    #[default]
    Default,
    Ask,
}

#[derive(Debug, Deserialize)]
struct GameForm {
    game: String,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct StepForm<C> {
    command: Option<C>,
    undo: Option<bool>,
    redo: Option<bool>,
    replace: Option<ReplaceForm<C>>,
    source: Option<Source>,
    at_millis: Option<u64>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct ReplaceForm<C> {
    entry: u32,
    command: C,
    #[serde(default)]
    drop: Vec<u32>,
    stop_at: Option<u32>,
}

/// A step with who says so and when.
#[derive(Debug)]
pub(super) struct JsonStep<C> {
    pub(super) step: Step<C>,
    pub(super) source: Source,
    pub(super) at_millis: Option<u64>,
}

fn parse<T: DeserializeOwned>(line: usize, text: &str) -> Result<T, Problem> {
    serde_json::from_str(text).map_err(|error| {
        let said = error.to_string();
        let why = said.split(" at line ").next().unwrap_or(&said);
        Problem {
            line,
            column: error.column().max(1),
            why: with_nearest(why),
        }
    })
}

/// The game that the first line names.
pub(super) fn game(line: usize, text: &str) -> Result<String, Problem> {
    parse::<GameForm>(line, text).map(|form| form.game)
}

/// The set-up that the first line gives.
pub(super) fn setup<S: DeserializeOwned>(line: usize, text: &str) -> Result<(S, Rulings), Problem> {
    let form: HeadForm<S> = parse(line, text)?;
    let rulings = match form.rulings {
        RulingsForm::Default => Rulings::Default,
        RulingsForm::Ask => Rulings::Ask,
    };
    Ok((form.setup, rulings))
}

/// One step.
pub(super) fn step<C: DeserializeOwned>(line: usize, text: &str) -> Result<JsonStep<C>, Problem> {
    let form: StepForm<C> = parse(line, text)?;
    let replace = form.replace.map(|replace| Step::Replace {
        entry: replace.entry,
        command: replace.command,
        misfits: Misfits {
            drop: replace.drop,
            stop_at: replace.stop_at,
        },
    });
    let mut steps = form
        .command
        .map(Step::Do)
        .into_iter()
        .chain((form.undo == Some(true)).then_some(Step::Undo))
        .chain((form.redo == Some(true)).then_some(Step::Redo))
        .chain(replace);
    match (steps.next(), steps.next()) {
        (Some(step), None) => Ok(JsonStep {
            step,
            source: form.source.unwrap_or(Source::Referee),
            at_millis: form.at_millis,
        }),
        _ => Err(Problem {
            line,
            column: 1,
            why: "a line holds one of \"command\", \"undo\": true, \"redo\": true, \"replace\""
                .to_owned(),
        }),
    }
}
