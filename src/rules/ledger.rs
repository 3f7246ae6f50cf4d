//! The log of a game: append-only, and the only truth.
//!
//! One act (a command with all its events) is one step of undo. Undo and redo write entries of their own, so the log
//! still shows what was taken back and when; a replacement keeps the place and the time of the entry that it corrects.
//! The state is the fold of the acts in force, so undo works to any depth and after a restart.

use std::collections::HashSet;

use thiserror::Error;

use super::entry::{Again, Entry, EntryOf, Fate, Source, Stamp, What};
use super::{Ground, LogLine, Rules};

/// One act in force.
#[derive(Debug, Clone, PartialEq)]
struct Act<C, E> {
    entry: u32,
    command: C,
    events: Vec<E>,
}

type ActOf<R> = Act<<R as Rules>::Command, <R as Rules>::Event>;

/// One step of undo.
#[derive(Debug, Clone)]
enum Step<C, E> {
    /// The last act in force came by this entry.
    Did { entry: u32 },
    /// A replacement: the acts from the corrected one on, as they were before it.
    Replaced { entry: u32, before: Vec<Act<C, E>> },
}

impl<C, E> Step<C, E> {
    fn entry(&self) -> u32 {
        match self {
            Self::Did { entry } | Self::Replaced { entry, .. } => *entry,
        }
    }
}

/// What happens to later entries that no longer fit after a replacement.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Misfits {
    /// Entries that the referee agreed to let go.
    pub drop: Vec<u32>,
    /// From this entry on everything is let go.
    pub stop_at: Option<u32>,
}

/// Why an older entry was not replaced. Nothing has changed.
#[derive(Debug, Clone, PartialEq, Error)]
pub enum ReplaceError<F: std::error::Error> {
    /// The entry has no command in force.
    #[error("entry {0} cannot be corrected: it has been taken back, or it is not an act")]
    NotInForce(u32),
    /// The rules do not allow the new command there.
    #[error("it could not have been so: {0}")]
    Refused(F),
    /// A later entry no longer fits: let it go, stop there, or cancel.
    #[error("entry {entry} no longer fits: {refusal}")]
    Misfit {
        /// The later entry.
        entry: u32,
        /// Why it no longer fits.
        refusal: F,
    },
}

/// An entry that cannot follow those before it.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum BrokenLog {
    /// A number is missing or stands twice.
    #[error("entry {found} stands where entry {expected} should")]
    Number {
        /// The number that should stand there.
        expected: u32,
        /// The number that does.
        found: u32,
    },
    /// Undo, redo or a replacement names an entry that it cannot mean.
    #[error("entry {number} names entry {target}, which it cannot mean there")]
    Target {
        /// The entry itself.
        number: u32,
        /// The entry it names.
        target: u32,
    },
}

/// A game read back from its entries: the good part, and what is wrong with the rest.
#[derive(Debug, Clone)]
pub struct Replay<R: Rules> {
    /// The game as far as the entries are good.
    pub ledger: Ledger<R>,
    /// The first entry that does not follow, if any.
    pub broken: Option<BrokenLog>,
}

/// What an undo, a redo or a replacement did.
#[derive(Debug, Clone, PartialEq)]
pub struct Undone<C, E> {
    /// The entry that was written.
    pub entry: Entry<C, E>,
    /// What to do on the table, one sentence a piece.
    pub put_right: Vec<String>,
}

/// What an undo, a redo or a replacement of a rulebook `R` did.
pub type UndoneOf<R> = Undone<<R as Rules>::Command, <R as Rules>::Event>;

/// Why a replacement in a rulebook `R` was not made.
pub type ReplaceErrorOf<R> = ReplaceError<<R as Rules>::Refusal>;

/// The undo, redo and state of one game.
///
/// `act`, `undo`, `redo` and `replace` append one entry each, which the caller keeps on disk before showing it.
#[derive(Debug, Clone)]
pub struct Ledger<R: Rules> {
    setup: R::Setup,
    entries: Vec<EntryOf<R>>,
    acts: Vec<ActOf<R>>,
    steps: Vec<Step<R::Command, R::Event>>,
    taken_back: Vec<u32>,
    now: R,
}

/// The number and command of every act in force, oldest first.
pub type Acts<'a, R> = Vec<(u32, &'a <R as Rules>::Command)>;

impl<R: Rules> Ledger<R> {
    /// A game before its first act.
    pub fn new(setup: R::Setup) -> Self {
        let now = R::start(&setup);
        Self {
            setup,
            entries: Vec::new(),
            acts: Vec::new(),
            steps: Vec::new(),
            taken_back: Vec::new(),
            now,
        }
    }

    /// Folds entries that were kept. Stored events are taken as they stand: a corrected rule never re-decides a game.
    pub fn replay(setup: R::Setup, entries: impl IntoIterator<Item = EntryOf<R>>) -> Replay<R> {
        let mut ledger = Self::new(setup);
        let mut broken = None;
        for entry in entries {
            if let Err(why) = ledger.append(entry) {
                broken = Some(why);
                break;
            }
        }
        ledger.fold();
        Replay { ledger, broken }
    }

    /// Asks the rules and, if they allow it, makes it so.
    ///
    /// # Errors
    /// The rules' refusal; nothing has changed then.
    pub fn act(
        &mut self,
        command: R::Command,
        source: Source,
        at: Stamp,
    ) -> Result<&EntryOf<R>, R::Refusal> {
        let events = self.now.decide(&command)?;
        for event in &events {
            self.now.apply(event);
        }
        let entry = self.next_number();
        self.acts.push(Act {
            entry,
            command: command.clone(),
            events: events.clone(),
        });
        self.steps.push(Step::Did { entry });
        self.taken_back.clear();
        Ok(self.write(at, source, What::Did { command, events }))
    }

    /// Takes back the last step in force; none when there is nothing to take back.
    pub fn undo(&mut self, at: Stamp) -> Option<UndoneOf<R>> {
        let before = self.now.clone();
        let entry = self.take_back()?;
        self.fold();
        let entry = self
            .write(at, Source::Referee, What::Undid { entry })
            .clone();
        let put_right = before.put_right(&self.now);
        Some(Undone { entry, put_right })
    }

    /// Brings back the step taken back last; none when there is nothing, or something new was entered since.
    pub fn redo(&mut self, at: Stamp) -> Option<UndoneOf<R>> {
        let before = self.now.clone();
        let entry = *self.taken_back.last()?;
        self.bring_back(entry);
        self.fold();
        let entry = self
            .write(at, Source::Referee, What::Redid { entry })
            .clone();
        let put_right = before.put_right(&self.now);
        Some(Undone { entry, put_right })
    }

    /// Corrects an older act: decides `command` where entry `target` stood, then all later acts again.
    ///
    /// The first later entry that no longer fits is an error unless `misfits` says what becomes of it; nothing is ever
    /// let go silently. What undo has taken back is gone for good afterwards.
    ///
    /// # Errors
    /// Nothing has changed then.
    pub fn replace(
        &mut self,
        target: u32,
        command: R::Command,
        misfits: &Misfits,
        source: Source,
        at: Stamp,
    ) -> Result<UndoneOf<R>, ReplaceErrorOf<R>> {
        let place = self
            .acts
            .iter()
            .position(|act| act.entry == target)
            .ok_or(ReplaceError::NotInForce(target))?;
        let mut state = self.fold_of(&self.acts[..place]);
        let events = state.decide(&command).map_err(ReplaceError::Refused)?;
        for event in &events {
            state.apply(event);
        }
        let mut after = Vec::new();
        let mut stopped = false;
        for act in &self.acts[place + 1..] {
            stopped |= misfits.stop_at == Some(act.entry);
            let fate = if stopped {
                Fate::Dropped("the referee stopped there".to_owned())
            } else {
                match state.decide(&act.command) {
                    Ok(events) => {
                        for event in &events {
                            state.apply(event);
                        }
                        Fate::Decided(events)
                    }
                    Err(refusal) if misfits.drop.contains(&act.entry) => {
                        Fate::Dropped(refusal.to_string())
                    }
                    Err(refusal) => {
                        return Err(ReplaceError::Misfit {
                            entry: act.entry,
                            refusal,
                        });
                    }
                }
            };
            after.push(Again {
                entry: act.entry,
                fate,
            });
        }
        let what = What::Replaced {
            entry: target,
            command,
            events,
            after,
        };
        let number = self.next_number();
        self.put_in(number, &what);
        self.taken_back.clear();
        let before = std::mem::replace(&mut self.now, state);
        let entry = self.write(at, source, what).clone();
        let put_right = before.put_right(&self.now);
        Ok(Undone { entry, put_right })
    }

    /// The state now.
    pub fn now(&self) -> &R {
        &self.now
    }

    /// What was agreed before the first turn.
    pub fn setup(&self) -> &R::Setup {
        &self.setup
    }

    /// Every entry ever written, oldest first.
    pub fn entries(&self) -> &[EntryOf<R>] {
        &self.entries
    }

    /// The acts in force, oldest first: what can be replaced.
    pub fn acts(&self) -> Acts<'_, R> {
        self.acts
            .iter()
            .map(|act| (act.entry, &act.command))
            .collect()
    }

    /// The game as it was after its first `entries` entries.
    pub fn until(&self, entries: usize) -> Self {
        let first = self.entries.iter().take(entries).cloned();
        Self::replay(self.setup.clone(), first).ledger
    }

    /// The state after the acts in force of the first `entries` entries.
    pub fn at(&self, entries: usize) -> R {
        self.until(entries).now
    }

    /// The state on which the act of this entry was decided; none when it is no act in force.
    pub fn before(&self, entry: u32) -> Option<R> {
        let place = self.acts.iter().position(|act| act.entry == entry)?;
        Some(self.fold_of(&self.acts[..place]))
    }

    /// The entry that undo would take back.
    pub fn undo_entry(&self) -> Option<&EntryOf<R>> {
        self.entry(self.steps.last()?.entry())
    }

    /// The entry that redo would bring back.
    pub fn redo_entry(&self) -> Option<&EntryOf<R>> {
        self.entry(*self.taken_back.last()?)
    }

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
            What::Undid { entry } => vec![format!("Undone: {}", self.headline_of(*entry))],
            What::Redid { entry } => vec![format!("Done again: {}", self.headline_of(*entry))],
            What::Replaced {
                entry,
                events,
                after,
                ..
            } => {
                let mut lines = vec![format!("Entry {entry} corrected.")];
                lines.extend(events.iter().map(|event| self.now.say(event)));
                lines.extend(after.iter().filter_map(|again| match &again.fate {
                    Fate::Dropped(why) => {
                        // A refusal may end with a sentence of its own.
                        let why = why.trim_end_matches('.');
                        Some(format!("Entry {} let go: {why}.", again.entry))
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

    fn entry(&self, number: u32) -> Option<&EntryOf<R>> {
        self.entries
            .get(usize::try_from(number.checked_sub(1)?).ok()?)
    }

    fn next_number(&self) -> u32 {
        u32::try_from(self.entries.len()).map_or(u32::MAX, |count| count.saturating_add(1))
    }

    fn write(
        &mut self,
        at: Stamp,
        source: Source,
        what: What<R::Command, R::Event>,
    ) -> &EntryOf<R> {
        let number = self.next_number();
        let place = self.entries.len();
        self.entries.push(Entry {
            number,
            at,
            source,
            what,
        });
        &self.entries[place]
    }

    /// Takes the last step off; the state is folded by the caller.
    fn take_back(&mut self) -> Option<u32> {
        let step = self.steps.pop()?;
        let entry = step.entry();
        match step {
            Step::Did { .. } => {
                self.acts.pop();
            }
            Step::Replaced { before, .. } => {
                if let Some(What::Replaced { entry: target, .. }) =
                    self.entry(entry).map(|found| &found.what)
                    && let Some(place) = self.acts.iter().position(|act| act.entry == *target)
                {
                    self.acts.truncate(place);
                    self.acts.extend(before);
                }
            }
        }
        self.taken_back.push(entry);
        Some(entry)
    }

    /// Puts the step taken back last in force again; the state is folded by the caller.
    fn bring_back(&mut self, number: u32) {
        self.taken_back.pop();
        if let Some(what) = self.entry(number).map(|entry| entry.what.clone()) {
            self.put_in(number, &what);
        }
    }

    /// Adds an act or a replacement to those in force. False when it names an entry that it cannot mean.
    fn put_in(&mut self, number: u32, what: &What<R::Command, R::Event>) -> bool {
        match what {
            What::Did { command, events } => {
                self.acts.push(Act {
                    entry: number,
                    command: command.clone(),
                    events: events.clone(),
                });
                self.steps.push(Step::Did { entry: number });
                true
            }
            What::Replaced {
                entry,
                command,
                events,
                after,
            } => {
                let Some(place) = self.acts.iter().position(|act| act.entry == *entry) else {
                    return false;
                };
                let tail = self.acts.split_off(place);
                let names = tail.iter().skip(1).map(|act| act.entry);
                if !names.eq(after.iter().map(|again| again.entry)) {
                    self.acts.extend(tail);
                    return false;
                }
                self.acts.push(Act {
                    entry: *entry,
                    command: command.clone(),
                    events: events.clone(),
                });
                for (act, again) in tail.iter().skip(1).zip(after) {
                    if let Fate::Decided(events) = &again.fate {
                        self.acts.push(Act {
                            entry: act.entry,
                            command: act.command.clone(),
                            events: events.clone(),
                        });
                    }
                }
                self.steps.push(Step::Replaced {
                    entry: number,
                    before: tail,
                });
                true
            }
            What::Undid { .. } | What::Redid { .. } => false,
        }
    }

    /// Takes over one kept entry, without folding.
    fn append(&mut self, entry: EntryOf<R>) -> Result<(), BrokenLog> {
        let expected = self.next_number();
        if entry.number != expected {
            return Err(BrokenLog::Number {
                expected,
                found: entry.number,
            });
        }
        let broken = |target| BrokenLog::Target {
            number: expected,
            target,
        };
        match &entry.what {
            What::Undid { entry: target } => {
                if self.steps.last().map(Step::entry) != Some(*target) {
                    return Err(broken(*target));
                }
                self.take_back();
            }
            What::Redid { entry: target } => {
                if self.taken_back.last() != Some(target) {
                    return Err(broken(*target));
                }
                self.bring_back(*target);
            }
            what @ (What::Did { .. } | What::Replaced { .. }) => {
                if !self.put_in(expected, what) {
                    let target = match what {
                        What::Replaced { entry, .. } => *entry,
                        _ => expected,
                    };
                    return Err(broken(target));
                }
                self.taken_back.clear();
            }
        }
        self.entries.push(entry);
        Ok(())
    }

    fn fold(&mut self) {
        self.now = self.fold_of(&self.acts);
    }

    fn fold_of(&self, acts: &[ActOf<R>]) -> R {
        let mut state = R::start(&self.setup);
        for event in acts.iter().flat_map(|act| &act.events) {
            state.apply(event);
        }
        state
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
