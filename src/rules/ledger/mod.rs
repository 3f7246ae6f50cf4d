//! The log of a game: append-only, and the only truth.
//!
//! One act (a command with all its events) is one step of undo. Undo and redo write entries of their own, so the log
//! still shows what was taken back and when; a replacement keeps the place and the time of the entry that it corrects.
//! The state is the fold of the acts in force, so undo works to any depth and after a restart.

mod log;
mod outcome;
mod replace;

pub use outcome::{BrokenLog, Misfits, ReplaceError, ReplaceErrorOf, Replay, Undone, UndoneOf};

use super::Rules;
use super::entry::{Entry, EntryOf, Fate, Source, Stamp, What};

/// Why an entry was let go that nothing forbids, as it is kept; the log says it in the language that is spoken.
const STOPPED: &str = "the referee stopped there";

/// One act in force.
#[derive(Debug, Clone, PartialEq)]
struct Act<C, E> {
    entry: u32,
    /// House rules that had to be answered before the command fitted where a correction put it.
    answers: Vec<C>,
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
            answers: Vec::new(),
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

    /// Every command in force with its entry, oldest first: decided one after the other they give this state. Before a
    /// corrected command stand the answers to house rules that it took along.
    pub fn commands(&self) -> Acts<'_, R> {
        self.acts
            .iter()
            .flat_map(|act| {
                let all = act.answers.iter().chain([&act.command]);
                all.map(move |command| (act.entry, command))
            })
            .collect()
    }

    /// Every event in force, oldest first: those of a correction stand where it corrected, as they were decided again.
    pub fn events(&self) -> impl DoubleEndedIterator<Item = &R::Event> {
        self.acts.iter().flat_map(|act| &act.events)
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
                    answers: Vec::new(),
                    command: command.clone(),
                    events: events.clone(),
                });
                self.steps.push(Step::Did { entry: number });
                true
            }
            What::Replaced {
                entry,
                answers,
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
                    answers: answers.clone(),
                    command: command.clone(),
                    events: events.clone(),
                });
                for (act, again) in tail.iter().skip(1).zip(after) {
                    if let Fate::Decided(events) = &again.fate {
                        self.acts.push(Act {
                            entry: act.entry,
                            answers: again.answers.clone(),
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
