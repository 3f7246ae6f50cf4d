//! What lies over the screen when it is asked for: the menu, the reason of the last ruling with all keys, a new match.

use eframe::egui::Key;

use super::arbiter::Trust;
use super::ask::{Answer, Ask, ENTER, FIXED, Shortcut};
use super::panel::{Sheet, SheetRow};
use super::state::{Over, RefereeApp, slot};
use super::theme::Weight;
use super::words::{Tone, Words};
use crate::rules::Rules as _;
use crate::vision;

impl RefereeApp {
    /// The sheet that is open.
    pub(super) fn sheet(&self) -> Option<Sheet> {
        match self.over {
            Over::Nothing | Over::Log => None,
            Over::Menu => Some(self.menu_sheet()),
            Over::Why => Some(self.why_sheet()),
            Over::NewMatch => Some(Sheet {
                title: "New match".to_owned(),
                rows: vec![
                    SheetRow::Text(Words::quiet(
                        "Two players, three Bakugan and three Gate cards each. The younger one goes first.",
                    )),
                    SheetRow::Field("Goes first".to_owned(), slot::FIRST_NAME),
                    SheetRow::Field("Then".to_owned(), slot::SECOND_NAME),
                    button(Ask::BeginMatch, ENTER, "Begin the match", true),
                    button(
                        Ask::Menu,
                        Shortcut::plain(Key::Escape, "Esc"),
                        "Back",
                        false,
                    ),
                ],
                is_wide: false,
            }),
        }
    }

    fn menu_sheet(&self) -> Sheet {
        let source = self
            .sources
            .as_ref()
            .map_or_else(|| self.sight.name.clone(), |sources| sources.present());
        let source = if source.is_empty() {
            "none".to_owned()
        } else {
            source
        };
        let trust = match self.arbiter.trust.open {
            Trust::Ask => "asks every time".to_owned(),
            Trust::Countdown(millis) => {
                format!("enters sure calls after {} seconds", millis / 1_000)
            }
            Trust::AtOnce => "enters sure calls at once".to_owned(),
        };
        let key = Shortcut::plain;
        Sheet {
            title: "Menu".to_owned(),
            rows: vec![
                button(Ask::Menu, key(Key::Escape, "Esc"), "Back to the game", true),
                button(Ask::NewMatch, key(Key::N, "N"), "New match …", false),
                with_sub(
                    button(Ask::NextSource, key(Key::S, "S"), "Camera", false),
                    &source,
                ),
                with_sub(
                    button(Ask::NextTrust, key(Key::T, "T"), "The camera", false),
                    &trust,
                ),
                with_sub(
                    button(Ask::NextScheme, key(Key::C, "C"), "Colours", false),
                    self.scheme.name(),
                ),
                button(Ask::Why, key(Key::F1, "F1"), "Why, and all keys", false),
                button(Ask::Quit, key(Key::Q, "Q"), "Quit", false),
            ],
            is_wide: false,
        }
    }

    fn why_sheet(&self) -> Sheet {
        let mut rows = vec![SheetRow::Heading(
            "What the last ruling rests on".to_owned(),
        )];
        let now = self.game.now();
        let last = self.game.undo_entry();
        let bases: Vec<Words> = last
            .into_iter()
            .flat_map(|entry| entry.what.events())
            .filter_map(|event| {
                let basis = event.basis()?;
                Some(Words::bold(now.say(event)).with(
                    format!(" By {basis}."),
                    Weight::Regular,
                    Tone::Quiet,
                ))
            })
            .collect();
        if bases.is_empty() {
            rows.push(SheetRow::Text(Words::quiet(
                "The last step was no ruling: it simply happened.",
            )));
        }
        rows.extend(bases.into_iter().map(SheetRow::Text));
        if let Some(proposal) = &self.proposal {
            rows.push(SheetRow::Heading("What the camera saw".to_owned()));
            rows.extend(
                seen_in_words(&proposal.call)
                    .into_iter()
                    .map(|words| SheetRow::Text(Words::plain(words))),
            );
        }
        rows.push(SheetRow::Heading("Keys".to_owned()));
        let mut keys: Vec<(Vec<String>, String)> = Vec::new();
        for (key, words) in [
            ("O", "Yes to the camera"),
            ("1 … 9", "That gate, that Bakugan, that player"),
            ("C", "Closed; right after a call, corrects it"),
            ("X", "Missed; right after a call, corrects it"),
            ("M", "More outcomes"),
            ("Enter", "The filled button, as Space"),
            ("Tab", "From button to button"),
        ] {
            keys.push((vec![key.to_owned()], words.to_owned()));
        }
        for fixed in FIXED {
            let printed = fixed.keys.iter().map(|key| key.printed.to_owned());
            keys.push((printed.collect(), fixed.label.to_owned()));
        }
        // Down the left column first, then down the right one.
        let half = keys.len().div_ceil(2);
        for place in 0..half {
            rows.push(SheetRow::Keys(
                [place, place + half]
                    .into_iter()
                    .filter_map(|at| keys.get(at).cloned())
                    .collect(),
            ));
        }
        Sheet {
            title: "Why, and all keys".to_owned(),
            rows,
            is_wide: true,
        }
    }
}

fn button(ask: Ask, key: Shortcut, label: &str, is_filled: bool) -> SheetRow {
    let mut answer = Answer::new(ask, key, label);
    answer.button.is_filled = is_filled;
    SheetRow::Button(Box::new(answer))
}

fn with_sub(row: SheetRow, sub: &str) -> SheetRow {
    match row {
        SheetRow::Button(answer) => SheetRow::Button(Box::new(answer.second_line(sub))),
        other => other,
    }
}

/// What was seen, for the sheet that says why.
fn seen_in_words(call: &vision::Call) -> Vec<String> {
    let mut words = vec![format!(
        "It began to roll in frame {}, lay still from frame {} and was called in frame {}.",
        call.roll_start_frame, call.settle_frame, call.call_frame
    )];
    if let Some(frame) = call.open_frame {
        words.push(format!("It was first seen open in frame {frame}."));
    }
    words.push(format!("Certainty {} in 100.", call.certainty_percent));
    words
}
