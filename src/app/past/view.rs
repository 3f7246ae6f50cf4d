//! What the page of past matches says.

use eframe::egui::Key;

use super::super::ask::{Answer, Ask};
use super::super::calendar::when;
use super::super::keep::PastMatch;
use super::super::keys::{Act, ENTER, Shortcut};
use super::super::page::Title;
use super::super::panel::LogPanel;
use super::super::state::RefereeApp;
use super::super::tongue::tell;
use super::{CallPage, OpenedMatch, PastAsk};

/// One match in the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PastRow {
    /// When it began.
    pub when: String,
    /// The game.
    pub game: String,
    /// The players' names.
    pub players: String,
    /// How it ended.
    pub result: String,
    /// True when it is not over.
    pub is_open: bool,
    /// True when something is wrong with its file.
    pub is_damaged: bool,
    /// True for the chosen one.
    pub is_chosen: bool,
}

/// What is known of the match that is chosen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PastDetails {
    /// The game and when.
    pub headline: String,
    /// How it ended.
    pub result: String,
    /// Names and scores, in seat order.
    pub players: Vec<(String, i32)>,
    /// How long its log is.
    pub steps: String,
    /// What is wrong with its file.
    pub problem: Option<String>,
}

impl PastDetails {
    fn lines(&self) -> Vec<String> {
        let mut lines = vec![self.headline.clone(), self.result.clone()];
        let players = self.players.iter();
        lines.extend(players.map(|(name, score)| format!("{name}: {score}")));
        lines.push(self.steps.clone());
        lines.extend(self.problem.iter().map(|words| format!("! {words}")));
        lines
    }
}

/// A match that was opened to be read.
#[derive(Debug, Clone, PartialEq)]
pub struct OpenedPage {
    /// Who played, and how it ended.
    pub details: PastDetails,
    /// Its whole log, oldest first.
    pub log: LogPanel,
    /// For each line the entry whose picture it shows when it is pressed.
    pub calls: Vec<Option<u32>>,
    /// The call whose picture is looked at, in place of all of it.
    pub call: Option<CallPage>,
}

impl OpenedPage {
    fn lines(&self) -> Vec<String> {
        if let Some(call) = &self.call {
            return vec![call.text()];
        }
        let mut lines = self.details.lines();
        let log = self.log.text();
        let rows = log.lines().zip(&self.calls);
        lines.extend(rows.map(|(row, call)| match call {
            Some(_) => format!("{row} (picture)"),
            None => row.to_owned(),
        }));
        lines
    }
}

/// What the page says.
#[derive(Debug, Clone, PartialEq)]
pub struct PastPage {
    /// The title.
    pub title: Title,
    /// The list; empty while one match is open.
    pub rows: Vec<PastRow>,
    /// Why the list is empty.
    pub nothing: Option<String>,
    /// How many are still being read.
    pub progress: Option<String>,
    /// What is known of the chosen one.
    pub details: Option<PastDetails>,
    /// The one that is open.
    pub opened: Option<OpenedPage>,
    /// The keyboard to the field to search in.
    pub search: Answer,
    /// What may be done.
    pub feet: Vec<Answer>,
}

impl PastPage {
    /// The page as text.
    pub fn text(&self) -> String {
        let mut lines = vec![self.title.text()];
        match &self.opened {
            Some(opened) => lines.extend(opened.lines()),
            None => {
                for row in &self.rows {
                    let mark = if row.is_chosen { "> " } else { "" };
                    lines.push(format!(
                        "{mark}{} | {} | {} | {}",
                        row.when, row.game, row.players, row.result
                    ));
                }
                lines.extend(self.nothing.clone());
                lines.extend(self.progress.clone());
                lines.extend(self.details.iter().flat_map(PastDetails::lines));
            }
        }
        for answer in &self.feet {
            let button = &answer.button;
            lines.push(format!("[{}] {}", button.key, button.spoken()));
        }
        lines.join("\n")
    }

    /// The answers that keys reach now.
    pub fn answers(&self) -> Vec<Answer> {
        let mut all = self.feet.clone();
        if self.opened.is_none() {
            all.push(self.search.clone());
        }
        all.push(self.title.back.clone());
        all
    }
}

/// How a match ended, in words.
pub(super) fn result_of(one: &PastMatch) -> String {
    match (&one.result, one.kind) {
        (_, None) => tell!("past-damaged-short"),
        (Some(result), _) => result.clone(),
        (None, _) => tell!("past-not-finished"),
    }
}

fn game_of(one: &PastMatch) -> String {
    let unknown = || tell!("past-unknown-game");
    one.kind.map_or_else(unknown, |kind| kind.name().to_owned())
}

fn row_of(one: &PastMatch, is_chosen: bool) -> PastRow {
    let names = one.players.iter().map(|(name, _)| name.as_str());
    let players = if one.kind.is_some() {
        names.collect::<Vec<_>>().join(", ")
    } else {
        one.id.clone()
    };
    PastRow {
        when: one.begun_millis.map(when).unwrap_or_default(),
        game: game_of(one),
        players,
        result: result_of(one),
        is_open: one.kind.is_some() && one.result.is_none(),
        is_damaged: one.problem.is_some(),
        is_chosen,
    }
}

fn details_of(one: &PastMatch) -> PastDetails {
    let begun = one.begun_millis.map(when).unwrap_or_default();
    PastDetails {
        headline: if begun.is_empty() {
            game_of(one)
        } else {
            format!("{}, {begun}", game_of(one))
        },
        result: result_of(one),
        players: one.players.clone(),
        steps: if one.kind.is_some() {
            tell!("past-steps", count = one.entries)
        } else {
            String::new()
        },
        problem: one.problem.clone(),
    }
}

impl RefereeApp {
    /// What the page of past matches says now.
    pub(in super::super) fn past_page(&self) -> PastPage {
        let past = &self.past;
        let back = Answer::of(Ask::Menu, &self.keys, Act::Menu, tell!("back"));
        let search = Answer::new(
            Ask::Past(PastAsk::Search),
            Shortcut::plain(Key::Slash),
            tell!("past-search"),
        );
        if let Some(opened) = &past.opened {
            return self.opened_page(opened, back, search);
        }
        let found = self.found_matches();
        let chosen = past.chosen.min(found.len().saturating_sub(1));
        let rows = found.iter().enumerate();
        let rows: Vec<PastRow> = rows
            .map(|(place, one)| row_of(one, place == chosen))
            .collect();
        let one = found.get(chosen).copied();
        let nothing = match (found.is_empty(), past.matches.is_empty(), past.left) {
            (true, true, 0) => Some(tell!("past-nothing")),
            (true, false, 0) => Some(tell!("past-nothing-found")),
            _ => None,
        };
        let mut feet = Vec::new();
        if let Some(one) = one.filter(|one| one.kind.is_some()) {
            let open = Answer::new(Ask::Past(PastAsk::Open), ENTER, tell!("past-open"));
            feet.push(open.filled());
            if one.result.is_none() {
                feet.push(go_on());
            }
        }
        PastPage {
            title: Title {
                words: tell!("past-title"),
                fact: tell!("past-count", count = past.matches.len()),
                back,
            },
            rows,
            nothing,
            progress: (past.left > 0).then(|| tell!("past-reading", count = past.left)),
            details: one.map(details_of),
            opened: None,
            search,
            feet,
        }
    }

    fn opened_page(&self, opened: &OpenedMatch, back: Answer, search: Answer) -> PastPage {
        let lines = opened.play.log();
        let calls = opened.calls(&lines);
        let shown_at = opened.shown_at(&lines);
        let log = self.log_panel(&opened.play, lines);
        let shown = shown_at.and_then(|at| opened.call_page(log.rows.get(at)?));
        let (call, mut feet) = match shown {
            Some((call, feet)) => (Some(call), feet),
            None => (None, Vec::new()),
        };
        if call.is_none() && opened.row.result.is_none() {
            feet.push(go_on().filled());
        }
        if call.is_none() && !opened.pictures.is_empty() {
            let key = Shortcut::plain(Key::V);
            let words = tell!("past-calls");
            feet.push(Answer::new(Ask::Past(PastAsk::ShowCalls), key, words));
        }
        PastPage {
            title: Title {
                words: game_of(&opened.row),
                fact: opened.row.begun_millis.map(when).unwrap_or_default(),
                back,
            },
            rows: Vec::new(),
            nothing: None,
            progress: None,
            details: None,
            opened: Some(OpenedPage {
                details: details_of(&opened.row),
                log,
                calls,
                call,
            }),
            search,
            feet,
        }
    }
}

fn go_on() -> Answer {
    let key = Shortcut::plain(Key::G);
    Answer::new(Ask::Past(PastAsk::GoOn), key, tell!("past-go-on"))
}
