//! Tournaments and evenings as text to be read and pinned up, and as tables (CSV).

use super::{Comer, Entrants, Evening, KnockOutMatch, Round};
use crate::rules::text::csv_table;
use crate::rules::tongue::tell;

fn comer(entrants: &Entrants, comer: Comer) -> String {
    match comer {
        Comer::Player(place) => entrants.name(place).to_owned(),
        Comer::WinnerOf(number) => tell!("tournament-winner-of", number = number),
    }
}

/// What a knock-out round is called: "Final", "Round 1".
fn round_name(round: usize, rounds: usize) -> String {
    match rounds - round {
        1 => tell!("tournament-final"),
        2 => tell!("tournament-semi-finals"),
        3 => tell!("tournament-quarter-finals"),
        _ => tell!("tournament-round", number = round + 1),
    }
}

/// Everybody against everybody, as text.
pub fn round_robin_text(entrants: &Entrants, rounds: &[Round]) -> String {
    let mut lines = vec![tell!(
        "tournament-round-robin",
        count = entrants.names().len()
    )];
    for (number, round) in rounds.iter().enumerate() {
        lines.push(String::new());
        lines.push(tell!("tournament-round", number = number + 1));
        for (one, other) in &round.pairs {
            let (one, other) = (entrants.name(*one), entrants.name(*other));
            lines.push(format!("  {one} – {other}   ___ : ___"));
        }
        if let Some(bye) = round.bye {
            let words = tell!("tournament-bye", name = entrants.name(bye));
            lines.push(format!("  {words}"));
        }
    }
    lines.join("\n") + "\n"
}

/// A knock-out, as text.
pub fn single_elimination_text(entrants: &Entrants, rounds: &[Vec<KnockOutMatch>]) -> String {
    let mut lines = vec![tell!(
        "tournament-single-elimination",
        count = entrants.names().len()
    )];
    for (number, round) in rounds.iter().enumerate() {
        lines.push(String::new());
        lines.push(round_name(number, rounds.len()));
        for one in round {
            let (first, second) = one.players;
            lines.push(format!(
                "  {}. {} – {}   ___ : ___",
                one.number,
                comer(entrants, first),
                comer(entrants, second)
            ));
        }
        if number == 0 {
            let resting: Vec<&str> = (0..entrants.names().len())
                .filter(|place| {
                    let plays = |one: &KnockOutMatch| {
                        let player = Comer::Player(*place);
                        one.players.0 == player || one.players.1 == player
                    };
                    !round.iter().any(plays)
                })
                .map(|place| entrants.name(place))
                .collect();
            for name in resting {
                lines.push(format!("  {}", tell!("tournament-bye", name = name)));
            }
        }
    }
    lines.join("\n") + "\n"
}

/// The table of an evening, as text.
pub fn evening_text(evening: &Evening) -> String {
    let mut lines = vec![tell!("evening-title", count = evening.matches)];
    lines.push(Evening::explained());
    lines.push(String::new());
    let widest = evening
        .players
        .iter()
        .map(|player| player.name.chars().count())
        .max()
        .unwrap_or(0);
    for player in &evening.players {
        let said = tell!(
            "evening-row",
            points = player.points(),
            sort = player.sort_of_points(),
            wins = player.wins,
            count = player.matches
        );
        lines.push(format!(
            "{:>2}. {:<widest$}  {said}",
            player.rank, player.name
        ));
    }
    lines.join("\n") + "\n"
}

/// Everybody against everybody as a table: `round`, `player`, `opponent`; who rests has an empty opponent.
///
/// # Errors
/// Never in practice: it is written to memory.
pub fn round_robin_table(entrants: &Entrants, rounds: &[Round]) -> Result<String, String> {
    let mut rows = Vec::new();
    for (number, round) in rounds.iter().enumerate() {
        let number = (number + 1).to_string();
        for (one, other) in &round.pairs {
            let (one, other) = (entrants.name(*one), entrants.name(*other));
            rows.push(vec![number.clone(), one.to_owned(), other.to_owned()]);
        }
        if let Some(bye) = round.bye {
            let name = entrants.name(bye).to_owned();
            rows.push(vec![number, name, String::new()]);
        }
    }
    csv_table(&["round", "player", "opponent"], rows)
}

/// A knock-out as a table: `round`, `match`, `player`, `opponent`.
///
/// # Errors
/// Never in practice: it is written to memory.
pub fn single_elimination_table(
    entrants: &Entrants,
    rounds: &[Vec<KnockOutMatch>],
) -> Result<String, String> {
    let mut rows = Vec::new();
    for (number, round) in rounds.iter().enumerate() {
        for one in round {
            rows.push(vec![
                (number + 1).to_string(),
                one.number.to_string(),
                comer(entrants, one.players.0),
                comer(entrants, one.players.1),
            ]);
        }
    }
    csv_table(&["round", "match", "player", "opponent"], rows)
}

/// The table of an evening: `rank`, `player`, `points`, `wins`, `matches`.
///
/// # Errors
/// Never in practice: it is written to memory.
pub fn evening_table(evening: &Evening) -> Result<String, String> {
    let rows = evening.players.iter().map(|player| {
        vec![
            player.rank.to_string(),
            player.name.clone(),
            format!("{}", f64::from(player.half_points) / 2.0),
            player.wins.to_string(),
            player.matches.to_string(),
        ]
    });
    csv_table(&["rank", "player", "points", "wins", "matches"], rows)
}
