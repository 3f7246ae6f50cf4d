//! The log and the scores of a match as tables (CSV), for spreadsheets.

use super::super::text::csv_table;
use super::super::{Source, Table};

/// The log, oldest first, one entry a row: `number`, `at_millis`, `source`, `certainty_percent`, `in_force`, `said`,
/// `grounds`.
///
/// # Errors
/// Never in practice: it is written to memory.
pub fn entries_table(table: &Table) -> Result<String, String> {
    let heads = [
        "number",
        "at_millis",
        "source",
        "certainty_percent",
        "in_force",
        "said",
        "grounds",
    ];
    let rows = table.board().log().into_iter().map(|line| {
        let (source, certainty) = match line.source {
            Source::Referee => ("referee", String::new()),
            Source::Rule => ("rule", String::new()),
            Source::Camera {
                certainty_percent, ..
            } => ("camera", certainty_percent.to_string()),
        };
        let grounds: Vec<String> = line.grounds.into_iter().map(|one| one.words).collect();
        vec![
            line.number.to_string(),
            line.at.millis().to_string(),
            source.to_owned(),
            certainty,
            line.in_force.to_string(),
            line.sentences.join(" "),
            grounds.join("; "),
        ]
    });
    csv_table(&heads, rows)
}

/// The scores, one part of a score a row: `player`, `seat` (from 1), `has_won`, `what`, `points`. The row whose `what` is
/// "score" has the sum; one with "match score" has that of all games, where there are several.
///
/// # Errors
/// Never in practice: it is written to memory.
pub fn scores_table(table: &Table) -> Result<String, String> {
    let standing = table.board().standing();
    let winners = standing.result.map(super::super::MatchResult::winners);
    let winners = winners.unwrap_or_default();
    let mut rows = Vec::new();
    for (seat, name) in standing.names.iter() {
        let mut row = |what: &str, points: i32| {
            rows.push(vec![
                name.clone(),
                (seat.index() + 1).to_string(),
                winners.contains(&seat).to_string(),
                what.to_owned(),
                points.to_string(),
            ]);
        };
        for part in standing.parts.get(seat).into_iter().flatten() {
            row(&part.what, part.points);
        }
        row("score", standing.scores.get(seat).copied().unwrap_or(0));
        if let Some(score) = standing.match_scores.as_ref().and_then(|all| all.get(seat)) {
            row("match score", *score);
        }
    }
    csv_table(&["player", "seat", "has_won", "what", "points"], rows)
}
