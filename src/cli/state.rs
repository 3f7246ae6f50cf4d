//! How a game stands, for people and as JSON: what `replay` and `script` print at the end.

use serde::Serialize;

use super::Failure;
use super::detect::{say_json, say_plainly};
use crate::rules::{BySeat, HouseLine, MatchResult, ScorePart, Seat, Source, Standing, Table};

/// The fields of the last line of JSON, for the help of the commands that print it.
pub(super) const STATE_FIELDS: &str = "  event         \"state\"
  game          the game's name
  players       in seat order: name, score, parts (what and points; they add up to the score),
                match_score (of the whole match; null in a match of one game)
  turn          whose turn it is; null when the match is over
  result        null, \"won\", \"shared\", \"draw\" or \"abandoned\"
  winner        one name or null; winners: every name
  prompt        what is asked of the table now, and prompt_detail: how
  state         where everything is, one sentence each
  house         every house rule: id, question, value (or \"ask\"), words, is_default
  damage        null, or what is wrong with the journal: line, why";

/// The end, as printed with `--format json`.
#[derive(Debug, Serialize)]
struct StateLine<'a> {
    event: &'static str,
    game: &'static str,
    players: Vec<PlayerLine>,
    turn: Option<String>,
    result: Option<&'static str>,
    winner: Option<String>,
    winners: Vec<String>,
    prompt: String,
    prompt_detail: String,
    state: Vec<String>,
    house: Vec<HouseLine>,
    damage: Option<&'a DamageLine>,
}

/// One player, as printed with `--format json`.
#[derive(Debug, Serialize)]
struct PlayerLine {
    name: String,
    score: i32,
    parts: Vec<ScorePart>,
    match_score: Option<i32>,
}

/// What is wrong with a journal, as printed with `--format json`.
#[derive(Debug, Serialize)]
pub(super) struct DamageLine {
    pub(super) line: usize,
    pub(super) why: String,
}

/// Who said so, as printed with `--format json`.
#[derive(Debug, Serialize)]
pub(super) struct SourceLine {
    source: &'static str,
    frame: Option<u64>,
    certainty_percent: Option<u8>,
}

impl From<Source> for SourceLine {
    fn from(source: Source) -> Self {
        let (source, frame, certainty_percent) = match source {
            Source::Referee => ("referee", None, None),
            Source::Rule => ("rule", None, None),
            Source::Camera {
                frame,
                certainty_percent,
            } => ("camera", Some(frame), Some(certainty_percent)),
        };
        Self {
            source,
            frame,
            certainty_percent,
        }
    }
}

/// Prints how a game stands, for people.
pub(super) fn in_words(table: &Table) -> Result<(), Failure> {
    for line in lines(table) {
        say_plainly(&line)?;
    }
    Ok(())
}

fn lines(table: &Table) -> Vec<String> {
    let board = table.board();
    let standing = board.standing();
    let mut lines = vec![
        String::new(),
        format!(
            "{}: {}",
            table.kind().name(),
            in_one_line(&standing, &standing.scores)
        ),
    ];
    for (seat, name) in standing.names.iter() {
        let parts = standing.parts.get(seat).map_or(&[][..], Vec::as_slice);
        if !parts.is_empty() {
            lines.push(format!("  {name}: {}", sum_in_words(parts)));
        }
    }
    if let Some(scores) = &standing.match_scores {
        lines.push(format!("Match: {}", in_one_line(&standing, scores)));
    }
    lines.push(match standing.result {
        Some(result) => format!("{}.", result_in_words(&standing, result)),
        None => match standing.turn.and_then(|turn| standing.names.get(turn)) {
            Some(name) => format!("Turn: {name}."),
            None => "It is nobody's turn.".to_owned(),
        },
    });
    let prompt = board.prompt();
    lines.push(prompt.in_sentences());
    lines.extend(board.describe());
    lines.push("House rules, those that are not at their default first:".to_owned());
    let house = board.house_lines();
    let (default, changed): (Vec<&HouseLine>, Vec<&HouseLine>) =
        house.iter().partition(|line| line.is_default);
    for line in changed.into_iter().chain(default) {
        let mark = if line.is_default { ' ' } else { '*' };
        lines.push(format!(
            "{mark} {}: {} ({})",
            line.id, line.value, line.words
        ));
    }
    lines
}

fn in_one_line(standing: &Standing, scores: &BySeat<i32>) -> String {
    let each = standing
        .names
        .iter()
        .map(|(seat, name)| format!("{name} {}", scores.get(seat).copied().unwrap_or(0)));
    each.collect::<Vec<_>>().join(" : ")
}

/// "3 Kaboodl cards 15, cards left in the hand -2, together 13".
fn sum_in_words(parts: &[ScorePart]) -> String {
    let mut said: Vec<String> = parts
        .iter()
        .map(|part| format!("{} {}", part.what, part.points))
        .collect();
    if parts.len() > 1 {
        let sum = |sum: i32, part: &ScorePart| sum.saturating_add(part.points);
        said.push(format!("together {}", parts.iter().fold(0, sum)));
    }
    said.join(", ")
}

fn names_of(standing: &Standing, result: MatchResult) -> Vec<String> {
    let seats: Vec<Seat> = match result {
        MatchResult::Won(seat) => vec![seat],
        MatchResult::Shared(seats) => seats.iter().collect(),
        MatchResult::Draw | MatchResult::Abandoned => Vec::new(),
    };
    let name = |seat| standing.names.get(seat).cloned();
    seats.into_iter().filter_map(name).collect()
}

fn result_in_words(standing: &Standing, result: MatchResult) -> String {
    let names = names_of(standing, result).join(" and ");
    match result {
        MatchResult::Won(_) => format!("Winner: {names}"),
        MatchResult::Shared(_) => format!("The win is shared by {names}"),
        MatchResult::Draw => "Nobody has won".to_owned(),
        MatchResult::Abandoned => "The match was broken off".to_owned(),
    }
}

/// Prints how a game stands, as one line of JSON.
pub(super) fn as_json(table: &Table, damage: Option<&DamageLine>) -> Result<(), Failure> {
    let board = table.board();
    let standing = board.standing();
    let winners = standing
        .result
        .map_or_else(Vec::new, |result| names_of(&standing, result));
    let prompt = board.prompt();
    say_json(&StateLine {
        event: "state",
        game: table.kind().name(),
        players: standing
            .names
            .iter()
            .map(|(seat, name)| PlayerLine {
                name: name.clone(),
                score: standing.scores.get(seat).copied().unwrap_or(0),
                parts: standing.parts.get(seat).cloned().unwrap_or_default(),
                match_score: standing
                    .match_scores
                    .as_ref()
                    .and_then(|scores| scores.get(seat).copied()),
            })
            .collect(),
        turn: standing
            .turn
            .and_then(|turn| standing.names.get(turn).cloned()),
        result: standing.result.map(|result| match result {
            MatchResult::Won(_) => "won",
            MatchResult::Shared(_) => "shared",
            MatchResult::Draw => "draw",
            MatchResult::Abandoned => "abandoned",
        }),
        winner: match standing.result {
            Some(MatchResult::Won(_)) => winners.first().cloned(),
            _ => None,
        },
        winners,
        prompt: prompt.headline,
        prompt_detail: prompt.detail,
        state: board.describe(),
        house: board.house_lines(),
        damage,
    })
}
