//! Correcting an older line of the log: what it was instead, what follows from that, and only then the correction.

use super::ask::{Answer, Ask};
use super::keys::{Act, ENTER};
use super::notice::Weight;
use super::panel::{Sheet, SheetRow};
use super::pick::Pick;
use super::play::{CorrectionRefused, Deed, Play};
use super::state::{Over, RefereeApp};
use super::tongue::tell;
use super::words::{Tone, Words};
use crate::rules::{LogLine, Misfits, Source};

/// A correction that has been tried and not made yet.
#[derive(Debug, Clone, PartialEq)]
pub struct Correction {
    /// The number of the line.
    pub entry: u32,
    /// What it was.
    pub said: String,
    /// What it is to be.
    pub deed: Deed,
    /// Later lines that have to be let go.
    pub misfits: Misfits,
    /// The same in words, each with its reason.
    pub let_go: Vec<String>,
    /// What changes: scores, turn, winner.
    pub changes: Vec<String>,
    /// What has to be done on the table.
    pub put_right: Vec<String>,
}

impl RefereeApp {
    /// Lines of the log as the list shows them, newest first.
    fn lines_newest_first(&self) -> Vec<LogLine> {
        let mut lines = self.play.as_ref().map(Play::log).unwrap_or_default();
        lines.reverse();
        lines
    }

    /// Moves the choice in the list of all lines.
    pub(super) fn move_in_log(&mut self, by: isize) {
        let last = self.lines_newest_first().len().saturating_sub(1);
        self.log_cursor = self.log_cursor.saturating_add_signed(by).min(last);
    }

    /// Asks what the chosen line of the log was instead.
    pub(super) fn correct_chosen_line(&mut self) {
        let lines = self.lines_newest_first();
        let Some(line) = lines.get(self.log_cursor) else {
            return;
        };
        let line = line.clone();
        self.ask_what_it_was(&line);
    }

    /// Asks what this line of the log was instead.
    pub(super) fn ask_what_it_was(&mut self, line: &LogLine) {
        let Some(play) = &self.play else {
            return;
        };
        let (Some(choices), Some(was)) = (play.choices_at(line.number), play.deed_of(line.number))
        else {
            let words = tell!("correction-not-in-force");
            self.notices.show("refusal", Weight::Tell, words);
            self.over = Over::Nothing;
            return;
        };
        let entry = line.number;
        let items = choices
            .into_iter()
            .filter(|choice| choice.command != was)
            .map(|choice| {
                let ask = Ask::TryCorrection(entry, Box::new(choice.command));
                (choice.label, ask)
            });
        self.over = Over::Pick(Box::new(Pick {
            title: tell!(
                "correction-what-was-it",
                number = entry,
                said = line.sentences.first().cloned().unwrap_or_default()
            ),
            items: items.collect(),
        }));
    }

    /// Tries a correction on a copy and shows what follows from it.
    pub(super) fn try_correction(&mut self, entry: u32, deed: Deed) {
        let Some(play) = &self.play else {
            return;
        };
        let before = play.log();
        let said = |number: u32| {
            let line = before.iter().find(|line| line.number == number);
            line.map(|line| line.sentences.join(" "))
                .unwrap_or_default()
        };
        let at = (self.clock)();
        let mut misfits = Misfits::default();
        let mut let_go = Vec::new();
        // Each try names one more line that no longer fits; there are no more of them than lines.
        let tried = (0..=before.len()).find_map(|_| {
            let mut copy = play.clone();
            match copy.correct(entry, &deed, &misfits, Source::Referee, at) {
                Ok(turned) => Some(Ok((copy, turned))),
                Err(CorrectionRefused::Misfit { entry, why }) => {
                    misfits.drop.push(entry);
                    let_go.push(tell!(
                        "correction-let-go",
                        number = entry,
                        said = said(entry),
                        why = why
                    ));
                    None
                }
                Err(refused) => Some(Err(refused.told())),
            }
        });
        match tried {
            Some(Ok((after, turned))) => {
                self.over = Over::Correction(Box::new(Correction {
                    entry,
                    said: said(entry),
                    deed,
                    misfits,
                    let_go,
                    changes: changes(play, &after),
                    put_right: turned.put_right,
                }));
            }
            Some(Err(why)) => {
                self.over = Over::Nothing;
                self.notices.show("refusal", Weight::Tell, why);
            }
            None => self.over = Over::Nothing,
        }
    }

    /// Makes the correction that has been shown.
    pub(super) fn make_correction(&mut self) {
        let Over::Correction(correction) = std::mem::take(&mut self.over) else {
            return;
        };
        let at = (self.clock)();
        let Some(play) = &mut self.play else {
            return;
        };
        let Correction {
            entry,
            deed,
            misfits,
            ..
        } = *correction;
        match play.correct(entry, &deed, &misfits, Source::Referee, at) {
            Ok(turned) => {
                self.after_turning(turned);
                self.tell_correction(&deed);
            }
            Err(refused) => {
                self.notices.show("refusal", Weight::Tell, refused.told());
            }
        }
    }

    /// What follows from a correction, as a sheet.
    pub(super) fn correction_sheet(&self, correction: &Correction) -> Sheet {
        let mut rows = vec![SheetRow::Text(Words::quiet(tell!(
            "correction-it-was",
            said = correction.said.as_str()
        )))];
        let mut list = |heading: String, lines: &[String], tone: Tone| {
            if !lines.is_empty() {
                rows.push(SheetRow::Heading(heading));
                rows.extend(
                    lines
                        .iter()
                        .map(|line| SheetRow::Text(Words::plain(line.clone()).toned(tone))),
                );
            }
        };
        let nothing = [tell!("correction-no-change")];
        let changes: &[String] = if correction.changes.is_empty() {
            &nothing
        } else {
            &correction.changes
        };
        list(tell!("correction-changes"), changes, Tone::Plain);
        list(
            tell!("correction-lets-go"),
            &correction.let_go,
            Tone::Warning,
        );
        list(
            tell!("correction-on-table"),
            &correction.put_right,
            Tone::Plain,
        );
        let make = Answer::new(Ask::MakeCorrection, ENTER, tell!("correction-make"));
        rows.push(SheetRow::Button(Box::new(make.filled())));
        let back = Answer::of(Ask::Menu, &self.keys, Act::Menu, tell!("correction-leave"));
        rows.push(SheetRow::Button(Box::new(back)));
        Sheet {
            title: tell!("correction-title", number = correction.entry),
            rows,
            is_wide: true,
        }
    }
}

/// What is different after a correction: each score, whose turn it is, who has won.
fn changes(before: &Play, after: &Play) -> Vec<String> {
    let (old, new) = (before.standing(), after.standing());
    let mut changes = Vec::new();
    let mut scores = |old: &crate::rules::BySeat<i32>,
                      new: &crate::rules::BySeat<i32>,
                      id: &str| {
        for (seat, name) in before.standing().names.iter() {
            let score = |scores: &crate::rules::BySeat<i32>| scores.get(seat).copied().unwrap_or(0);
            if score(old) != score(new) {
                changes.push(tell!(
                    id,
                    name = name.as_str(),
                    old = score(old),
                    new = score(new)
                ));
            }
        }
    };
    scores(&old.scores, &new.scores, "correction-score");
    if let (Some(old), Some(new)) = (&old.match_scores, &new.match_scores) {
        scores(old, new, "correction-match-score");
    }
    let name = |seat| old.names.get(seat).cloned().unwrap_or_default();
    if old.result != new.result {
        changes.push(match new.result {
            Some(result) => tell!("correction-result", result = result.headline(name)),
            None => tell!("correction-goes-on"),
        });
    }
    if old.turn != new.turn
        && let Some(turn) = new.turn
    {
        changes.push(tell!("correction-turn", name = name(turn)));
    }
    changes
}
