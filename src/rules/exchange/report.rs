//! A match on one page, with its pictures inside: to be read in any browser, and printed.

use std::fmt::Write as _;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;

use super::MatchFile;
use crate::rules::tongue::{spoken, tell};

/// A kept picture of a call.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Picture {
    /// The entry that settled the roll.
    pub entry: u32,
    /// A whole JPEG file.
    pub jpeg: Vec<u8>,
}

/// What the page looks like, on a screen and on paper.
const STYLE: &str = "
body { font: 16px/1.5 system-ui, sans-serif; color: #10141c; background: #fff; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 2rem; margin: 0; }
.quiet { color: #4a5568; }
.mark { font-weight: 700; }
table { border-collapse: collapse; width: 100%; margin: 1rem 0; }
th, td { text-align: left; vertical-align: top; padding: 0.3rem 0.6rem; border-bottom: 1px solid #cbd5e0; }
td.number, th.number { text-align: right; font-variant-numeric: tabular-nums; }
tr.won td { font-weight: 700; }
tr.gone td { color: #4a5568; text-decoration: line-through; }
img { max-width: 100%; display: block; margin: 0.4rem 0; }
@media print { body { margin: 0; max-width: none; } tr, img { break-inside: avoid; } }
";

/// The page. `when` says when the match was, as people say it.
pub fn report(file: &MatchFile, when: &str, pictures: &[Picture]) -> String {
    let board = file.table.board();
    let standing = board.standing();
    let game = file.table.kind().name();
    let title = file.name.as_deref().unwrap_or(game);
    let result = match standing.result {
        Some(result) => {
            result.headline(|seat| standing.names.get(seat).cloned().unwrap_or_default())
        }
        None => tell!("report-not-over"),
    };
    let mut page = String::new();
    // Writing to a text cannot fail.
    let mut add = |text: &str| {
        let _ = writeln!(page, "{text}");
    };
    add("<!DOCTYPE html>");
    add(&format!("<html lang=\"{}\">", spoken().code()));
    add("<head><meta charset=\"utf-8\">");
    add("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">");
    add(&format!("<title>{}</title>", escaped(title)));
    add(&format!("<style>{STYLE}</style></head><body>"));
    add(&format!("<h1>{}</h1>", escaped(title)));
    add(&format!(
        "<p class=\"quiet\">{}, {}</p>",
        escaped(game),
        escaped(when)
    ));
    add(&format!("<h2>{}</h2>", escaped(&result)));
    if let Some(mark) = file.mark {
        add(&format!("<p class=\"mark\">{}</p>", escaped(&mark.name())));
    }
    add("<table><thead><tr>");
    for (class, words) in [
        ("", tell!("report-player")),
        ("number", tell!("report-score")),
        ("", tell!("report-parts")),
    ] {
        add(&format!("<th class=\"{class}\">{}</th>", escaped(&words)));
    }
    add("</tr></thead><tbody>");
    let winners = standing.result.map(crate::rules::MatchResult::winners);
    let winners = winners.unwrap_or_default();
    let scores = standing.match_scores.as_ref().unwrap_or(&standing.scores);
    for (seat, name) in standing.names.iter() {
        let parts = standing.parts.get(seat).into_iter().flatten();
        let parts: Vec<String> = parts
            .map(|part| format!("{} {}", part.what, part.points))
            .collect();
        let class = if winners.contains(&seat) { "won" } else { "" };
        add(&format!(
            "<tr class=\"{class}\"><td>{}</td><td class=\"number\">{}</td><td>{}</td></tr>",
            escaped(name),
            scores.get(seat).copied().unwrap_or(0),
            escaped(&parts.join(", "))
        ));
    }
    add("</tbody></table>");
    add(&format!("<h2>{}</h2>", escaped(&tell!("report-log"))));
    add("<table><thead><tr>");
    for (class, words) in [
        ("number", tell!("report-step")),
        ("number", tell!("report-time")),
        ("", tell!("report-what")),
        ("", tell!("report-source")),
    ] {
        add(&format!("<th class=\"{class}\">{}</th>", escaped(&words)));
    }
    add("</tr></thead><tbody>");
    let lines = board.log();
    let first = lines.first().map_or(0, |line| line.at.millis());
    for line in lines {
        let said = escaped(&line.sentences.join(" "));
        let grounds: Vec<String> = line.grounds.iter().map(|one| escaped(&one.words)).collect();
        let grounds = if grounds.is_empty() {
            String::new()
        } else {
            format!(" <span class=\"quiet\">({})</span>", grounds.join("; "))
        };
        let picture = pictures.iter().find(|one| one.entry == line.number);
        let picture = picture.map(|one| {
            let words = escaped(&tell!("report-picture", number = line.number));
            let data = STANDARD.encode(&one.jpeg);
            format!("<img alt=\"{words}\" src=\"data:image/jpeg;base64,{data}\">")
        });
        add(&format!(
            "<tr class=\"{}\"><td class=\"number\">{}</td><td class=\"number\">{}</td><td>{said}{grounds}{}</td><td>{}</td></tr>",
            if line.in_force { "" } else { "gone" },
            line.number,
            clock(line.at.millis().saturating_sub(first)),
            picture.unwrap_or_default(),
            escaped(&line.source.to_string())
        ));
    }
    add("</tbody></table></body></html>");
    page
}

/// Time since the match began: "4:07", "1:04:07".
fn clock(millis: u64) -> String {
    let seconds = millis / 1_000;
    let (hours, minutes, seconds) = (seconds / 3_600, seconds / 60 % 60, seconds % 60);
    if hours > 0 {
        format!("{hours}:{minutes:02}:{seconds:02}")
    } else {
        format!("{minutes}:{seconds:02}")
    }
}

/// Words that mean nothing to a browser.
fn escaped(words: &str) -> String {
    let mut safe = String::with_capacity(words.len());
    for letter in words.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            other => safe.push(other),
        }
    }
    safe
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::bakugan::{Command, Setup};
    use crate::rules::{Ledger, Source, Stamp, Table};

    #[test]
    fn names_cannot_break_the_page_and_pictures_are_inside() {
        let mut game = Ledger::new(Setup::quick("<b>Mia</b>", "Ben & \"Co\""));
        game.act(Command::SetGates, Source::Referee, Stamp::default())
            .expect("it is legal");
        let file = MatchFile {
            table: Table::Bakugan(game),
            begun: Stamp::default(),
            name: None,
            mark: None,
        };
        let picture = Picture {
            entry: 1,
            jpeg: vec![0xff, 0xd8, 0xff],
        };
        let page = report(&file, "today", &[picture]);
        assert!(page.contains("&lt;b&gt;Mia&lt;/b&gt;") && !page.contains("<b>Mia"));
        assert!(page.contains("Ben &amp; &quot;Co&quot;"));
        assert!(page.contains("src=\"data:image/jpeg;base64,/9j/\""));
        // Nothing is fetched from anywhere.
        assert!(!page.contains("http"));
    }
}
