//! The log as it reads.

use std::collections::HashSet;

use super::{Ledger, STOPPED, Step};
use crate::rules::entry::{EntryOf, Fate, What};
use crate::rules::tongue::tell;
use crate::rules::{Ground, LogLine, Rules};

impl<R: Rules> Ledger<R> {
    /// What undo would take back, in words; none when there is nothing.
    pub fn undo_target(&self) -> Option<String> {
        match self.steps.last()? {
            // Its events may have been decided again since it was entered: say those in force.
            Step::Did { .. } => {
                let event = self.acts.last()?.events.first()?;
                Some(self.now.say(event))
            }
            Step::Replaced { entry, .. } => self.entry(*entry).map(|entry| self.headline(entry)),
        }
    }

    /// What redo would bring back, in words; none when there is nothing.
    pub fn redo_target(&self) -> Option<String> {
        self.redo_entry().map(|entry| self.headline(entry))
    }

    /// The log as it reads, oldest first.
    pub fn log(&self) -> Vec<LogLine> {
        self.lines(self.entries.iter())
    }

    /// The last `count` lines of the log, newest first.
    pub fn last_lines(&self, count: usize) -> Vec<LogLine> {
        self.lines(self.entries.iter().rev().take(count))
    }

    fn lines<'a>(&'a self, entries: impl Iterator<Item = &'a EntryOf<R>>) -> Vec<LogLine> {
        let mut in_force: HashSet<u32> = self.steps.iter().map(Step::entry).collect();
        for step in &self.steps {
            let Step::Replaced { entry, .. } = step else {
                continue;
            };
            if let Some(What::Replaced { entry, after, .. }) =
                self.entry(*entry).map(|found| &found.what)
            {
                in_force.remove(entry);
                for again in after {
                    if matches!(again.fate, Fate::Dropped(_)) {
                        in_force.remove(&again.entry);
                    }
                }
            }
        }
        entries
            .map(|entry| LogLine {
                number: entry.number,
                at: entry.at,
                happened_at: match &entry.what {
                    What::Replaced { entry: target, .. } => {
                        self.entry(*target).map_or(entry.at, |first| first.at)
                    }
                    _ => entry.at,
                },
                source: entry.source,
                sentences: self.sentences(entry),
                grounds: grounds::<R>(entry.what.events()),
                in_force: in_force.contains(&entry.number)
                    || matches!(entry.what, What::Undid { .. } | What::Redid { .. }),
            })
            .collect()
    }

    fn sentences(&self, entry: &EntryOf<R>) -> Vec<String> {
        let said = |events: &[R::Event]| events.iter().map(|e| self.now.say(e)).collect();
        match &entry.what {
            What::Did { events, .. } => said(events),
            What::Undid { entry } => {
                vec![tell!("log-undone", what = self.headline_of(*entry))]
            }
            What::Redid { entry } => {
                vec![tell!("log-done-again", what = self.headline_of(*entry))]
            }
            What::Replaced {
                entry,
                events,
                after,
                ..
            } => {
                let mut lines = vec![tell!("log-corrected", entry = *entry)];
                lines.extend(events.iter().map(|event| self.now.say(event)));
                lines.extend(after.iter().filter_map(|again| match &again.fate {
                    Fate::Dropped(why) => {
                        // A refusal may end with a sentence of its own.
                        let why = why.trim_end_matches('.');
                        Some(if why == STOPPED {
                            tell!("log-stopped", entry = again.entry)
                        } else {
                            tell!("log-let-go", entry = again.entry, why = why)
                        })
                    }
                    Fate::Decided(_) => None,
                }));
                lines
            }
        }
    }

    fn headline(&self, entry: &EntryOf<R>) -> String {
        self.sentences(entry).into_iter().next().unwrap_or_default()
    }

    fn headline_of(&self, number: u32) -> String {
        self.entry(number)
            .map_or_else(String::new, |entry| self.headline(entry))
    }
}

/// What the rulings among these events rest on, each once, in order.
fn grounds<R: Rules>(events: &[R::Event]) -> Vec<Ground> {
    let mut grounds: Vec<Ground> = Vec::new();
    for ground in events.iter().filter_map(R::ground) {
        if !grounds.contains(&ground) {
            grounds.push(ground);
        }
    }
    grounds
}
