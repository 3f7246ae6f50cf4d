//! What the page of past matches says.

use eframe::egui::Key;

use super::super::ask::{Answer, Ask};
use super::super::calendar::when;
use super::super::keep::PastMatch;
use super::super::keys::{Act, ENTER, Shortcut};
use super::super::page::Title;
use super::super::panel::LogPanel;
use super::super::place::Destination;
use super::super::state::RefereeApp;
use super::super::tongue::tell;
use super::list::Rows;
use super::{CallPage, OpenedMatch, PastAsk};

/// One match in the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PastRow {
    /// When it began.
    pub when: String,
    /// The game.
    pub game: String,
    /// What people call it; empty when it has no name of its own.
    pub name: String,
    /// The players' names.
    pub players: String,
    /// How it ended.
    pub result: String,
    /// How it is marked; empty when it is not.
    pub mark: String,
    /// True when it is not over.
    pub is_open: bool,
    /// True when something is wrong with its file.
    pub is_damaged: bool,
}

impl PastRow {
    /// The row as a line of text.
    pub fn text(&self) -> String {
        let parts = [&self.when, &self.game, &self.players, &self.result];
        let more = [&self.name, &self.mark];
        let more = more.into_iter().filter(|part| !part.is_empty());
        let all: Vec<&str> = parts.into_iter().chain(more).map(String::as_str).collect();
        all.join(" | ")
    }
}

/// What is known of the match that is chosen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PastDetails {
    /// What people call it; empty when it has no name of its own.
    pub name: String,
    /// The game and when.
    pub headline: String,
    /// How it ended.
    pub result: String,
    /// How it is marked, in a sentence; empty when it is not.
    pub mark: String,
    /// Names and scores, in seat order.
    pub players: Vec<(String, i32)>,
    /// How long its log is, or at which step it is shown.
    pub steps: String,
    /// Where everything was at that step, one sentence each.
    pub state: Vec<String>,
    /// What is wrong with its file.
    pub problem: Option<String>,
}

impl PastDetails {
    fn lines(&self) -> Vec<String> {
        let mut lines = Vec::new();
        lines.extend(
            [&self.name]
                .into_iter()
                .filter(|name| !name.is_empty())
                .cloned(),
        );
        lines.extend([self.headline.clone(), self.result.clone()]);
        lines.extend(
            [&self.mark]
                .into_iter()
                .filter(|mark| !mark.is_empty())
                .cloned(),
        );
        let players = self.players.iter();
        lines.extend(players.map(|(name, score)| format!("{name}: {score}")));
        lines.push(self.steps.clone());
        lines.extend(self.state.iter().cloned());
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
    pub rows: Rows,
    /// The place of the chosen one in it.
    pub chosen: usize,
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
    /// Which matches are shown at all.
    pub filter: Answer,
    /// What may be done.
    pub feet: Vec<Answer>,
    /// Keys without buttons.
    pub hidden: Vec<Answer>,
}

impl PastPage {
    /// The page as text.
    pub fn text(&self) -> String {
        let mut lines = vec![self.title.text()];
        match &self.opened {
            Some(opened) => lines.extend(opened.lines()),
            None => {
                lines.push(format!(
                    "[{}] {}",
                    self.filter.button.key, self.filter.button.label
                ));
                for (place, listed) in self.rows.iter().enumerate() {
                    let mark = if place == self.chosen { "> " } else { "" };
                    lines.push(format!("{mark}{}", listed.row().text()));
                }
                lines.extend(self.nothing.clone());
                lines.extend(self.progress.clone());
                lines.extend(self.details.iter().flat_map(PastDetails::lines));
            }
        }
        for answer in &self.feet {
            let button = &answer.button;
            lines.push(button.text());
        }
        lines.join("\n")
    }

    /// The answers that keys reach now.
    pub fn answers(&self) -> Vec<Answer> {
        let mut all = self.feet.clone();
        all.extend(self.hidden.iter().cloned());
        if self.opened.is_none() {
            all.push(self.search.clone());
            all.push(self.filter.clone());
        }
        all.push(self.title.back.clone());
        all
    }
}

/// How a match ended, in words.
fn result_of(one: &PastMatch) -> String {
    if one.kind.is_none() {
        return tell!("past-damaged-short");
    }
    let open = || tell!("past-not-finished");
    one.result_in_words().unwrap_or_else(open)
}

fn game_of(one: &PastMatch) -> String {
    let unknown = || tell!("past-unknown-game");
    one.kind.map_or_else(unknown, |kind| kind.name().to_owned())
}

/// What the list says of a match.
pub(super) fn row_of(one: &PastMatch) -> PastRow {
    let names = one.players.iter().map(|(name, _)| name.as_str());
    let players = if one.kind.is_some() {
        names.collect::<Vec<_>>().join(", ")
    } else {
        one.id.clone()
    };
    PastRow {
        when: one.begun_millis.map(when).unwrap_or_default(),
        game: game_of(one),
        name: one.notes.name.clone().unwrap_or_default(),
        players,
        result: result_of(one),
        mark: one.notes.mark.map(|mark| mark.name()).unwrap_or_default(),
        is_open: one.kind.is_some() && one.result.is_none(),
        is_damaged: one.problem.is_some(),
    }
}

fn details_of(one: &PastMatch) -> PastDetails {
    let begun = one.begun_millis.map(when).unwrap_or_default();
    PastDetails {
        name: one.notes.name.clone().unwrap_or_default(),
        headline: if begun.is_empty() {
            game_of(one)
        } else {
            format!("{}, {begun}", game_of(one))
        },
        result: result_of(one),
        mark: one
            .notes
            .mark
            .map(|mark| tell!("past-marked", mark = mark.word()))
            .unwrap_or_default(),
        players: one.players.clone(),
        steps: if one.kind.is_some() {
            tell!("past-steps", count = one.entries)
        } else {
            String::new()
        },
        state: Vec::new(),
        problem: one.problem.clone(),
    }
}

/// What is known of a match that is open, as it was at the step that is shown.
fn details_at(opened: &OpenedMatch) -> PastDetails {
    let mut details = details_of(&opened.row);
    let count = opened.play.entries();
    if !opened.is_earlier() {
        return details;
    }
    details.steps = tell!("past-step-of", number = opened.at, count = count);
    let standing = opened.then.standing();
    let scores = standing.match_scores.as_ref().unwrap_or(&standing.scores);
    details.players = standing
        .names
        .iter()
        .map(|(seat, name)| (name.clone(), scores.get(seat).copied().unwrap_or(0)))
        .collect();
    details.result = opened.then.prompt().headline;
    details.state = opened.then.board().describe();
    details
}

fn hidden(ask: PastAsk, key: Key) -> Answer {
    Answer::new(Ask::Past(ask), Shortcut::plain(key), "").hidden()
}

/// What may be done with a match by keys alone.
fn keys_of(one: &PastMatch) -> Vec<Answer> {
    let mut all = vec![hidden(PastAsk::Delete, Key::Delete)];
    if one.kind.is_some() {
        all.push(hidden(PastAsk::Name, Key::N));
        all.push(hidden(PastAsk::Marks, Key::X));
    }
    all
}

fn rematch() -> Answer {
    let key = Shortcut::plain(Key::R);
    Answer::new(Ask::Past(PastAsk::Rematch), key, tell!("past-rematch"))
}

fn more() -> Answer {
    let key = Shortcut::plain(Key::M);
    Answer::new(Ask::Past(PastAsk::More), key, tell!("past-more"))
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
        let kept = past.filter.in_words();
        let every = || tell!("past-filter-none");
        let mut filter = Answer::new(
            Ask::Past(PastAsk::Filters),
            Shortcut::plain(Key::F),
            kept.clone().unwrap_or_else(every),
        );
        filter.button.is_chosen = kept.is_some();
        filter.button.is_left_aligned = true;
        filter.button.id = "filter of past matches".to_owned();
        if let Some(opened) = &past.opened {
            return self.opened_page(opened, back, (search, filter));
        }
        let found = self.found_matches();
        let chosen = past.chosen.min(found.len().saturating_sub(1));
        let one = found.get(chosen).map(|listed| &listed.one);
        let nothing = match (found.is_empty(), past.list.count() == 0, past.left) {
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
            feet.push(rematch());
        }
        if past.list.count() > 0 {
            let ask = Ask::Go(Destination::Statistics);
            let key = Shortcut::plain(Key::S);
            feet.push(Answer::new(ask, key, tell!("statistics-title")));
        }
        if self.shelf.is_some() {
            feet.push(more());
        }
        if past.deleted.is_some() {
            let ask = Ask::Past(PastAsk::BringBack);
            let key = Shortcut::plain(Key::U);
            feet.push(Answer::new(ask, key, tell!("past-bring-back")));
        }
        PastPage {
            title: Title {
                words: tell!("past-title"),
                fact: self.past_count(found.len()),
                back,
            },
            details: one.map(details_of),
            hidden: one.map(keys_of).unwrap_or_default(),
            rows: found,
            chosen,
            nothing,
            progress: (past.left > 0).then(|| tell!("past-reading", count = past.left)),
            opened: None,
            search,
            filter,
            feet,
        }
    }

    /// How many matches there are, and how many of them are shown.
    fn past_count(&self, shown: usize) -> String {
        let count = self.past.list.count();
        let all = tell!("past-count", count = count);
        if shown == count {
            all
        } else {
            tell!("past-count-shown", shown = shown, all = all)
        }
    }

    fn opened_page(
        &self,
        opened: &OpenedMatch,
        back: Answer,
        (search, filter): (Answer, Answer),
    ) -> PastPage {
        let lines = opened.play.log();
        let calls = opened.calls(&lines);
        let shown_at = opened.shown_at(&lines);
        let mut log = self.log_panel(&opened.play, lines);
        if let Some(row) = opened.at.checked_sub(1).and_then(|at| log.rows.get_mut(at)) {
            row.is_chosen = true;
        }
        let shown = shown_at.and_then(|at| opened.call_page(log.rows.get(at)?));
        let (call, mut feet) = match shown {
            Some((call, feet)) => (Some(call), feet),
            None => (None, Vec::new()),
        };
        let mut hidden = Vec::new();
        if call.is_none() {
            if opened.row.result.is_none() {
                feet.push(go_on().filled());
            }
            if !opened.pictures.is_empty() {
                let key = Shortcut::plain(Key::V);
                let words = tell!("past-calls");
                feet.push(Answer::new(Ask::Past(PastAsk::ShowCalls), key, words));
            }
            feet.extend([rematch(), more()]);
            hidden = keys_of(&opened.row);
        }
        PastPage {
            title: Title {
                words: game_of(&opened.row),
                fact: opened.row.begun_millis.map(when).unwrap_or_default(),
                back,
            },
            rows: Rows::default(),
            chosen: 0,
            nothing: None,
            progress: None,
            details: None,
            opened: Some(OpenedPage {
                details: details_at(opened),
                log,
                calls,
                call,
            }),
            search,
            filter,
            feet,
            hidden,
        }
    }
}

fn go_on() -> Answer {
    let key = Shortcut::plain(Key::G);
    Answer::new(Ask::Past(PastAsk::GoOn), key, tell!("past-go-on"))
}
