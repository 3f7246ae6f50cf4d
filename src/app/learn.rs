//! Learning from the referee: what the record says of each roll that the camera called is kept as an example of this table
//! and these toys, and handed to the judge: a correction where the camera was wrong, else a confirmation.
//!
//! The examples follow the record: an undo takes the example of its roll back, a redo brings it again, a correction turns
//! it round.

use std::collections::BTreeMap;
use std::sync::Arc;

use eframe::egui::Key;

use super::ask::{Answer, Ask};
use super::keep::{Learnt, Memory};
use super::keys::Shortcut;
use super::notice::Weight;
use super::panel::SheetRow;
use super::state::{Proposal, RefereeApp};
use super::tongue::tell;
use super::words::Words;
use crate::rules::bakugan::{Command, Fact, Pose};
use crate::vision::Call;
use crate::vision::experience::{Example, Experience, Shift, Traits};

/// The key that forgets what spoke for a call, and brings it back.
const FORGET: Shortcut = Shortcut::plain(Key::F);
/// So many rolls can still be undone or corrected in the memory of one match.
const MOST_ROLLS: usize = 64;

/// What can be asked about what was learnt.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LearnAsk {
    /// Forget what speaks of the call that is shown.
    ForgetAlike,
    /// Forget everything of this table.
    ForgetAll,
    /// Bring back what was forgotten last.
    BringBack,
}

/// A roll that the camera called.
#[derive(Debug)]
struct SeenRoll {
    traits: Traits,
    /// What the record says: open or closed; none while it says neither.
    label: Option<bool>,
    /// The example that was made of it.
    kept: Option<Example>,
}

/// What was learnt at the table in view.
#[derive(Default)]
pub struct LearnState {
    memory: Option<Box<dyn Memory>>,
    learnt: Learnt,
    /// The same, as the judge has it.
    shared: Arc<Experience>,
    /// The rolls of this match that the camera called, by their numbers.
    rolls: BTreeMap<u32, SeenRoll>,
    /// What the camera had proposed for the roll that was settled last.
    last: Option<Proposal>,
    /// What was forgotten last.
    forgotten: Vec<Example>,
}

impl LearnState {
    /// What was learnt.
    pub(super) fn experience(&self) -> &Experience {
        &self.learnt.experience
    }

    /// True when something was forgotten that can be brought back.
    pub(super) fn has_forgotten(&self) -> bool {
        !self.forgotten.is_empty()
    }
}

/// Open or closed, where a fact says so. A ball that missed may have been either.
fn label_of(fact: &Fact) -> Option<bool> {
    match (fact.pose, fact.gate) {
        (Pose::Open | Pose::PartlyOpen, Some(_)) => Some(true),
        (Pose::Closed, _) => Some(false),
        (Pose::Open | Pose::PartlyOpen, None) | (Pose::Gone, _) => None,
    }
}

impl RefereeApp {
    /// With a place where it is kept what the camera has learnt.
    #[must_use]
    pub fn remembering(mut self, memory: Box<dyn Memory>) -> Self {
        self.learn.memory = Some(memory);
        self
    }

    /// Another table is in view: what was learnt there is read and handed to its judge.
    pub(super) fn recall_table(&mut self) {
        let source = self.source_in_view();
        self.learn.rolls.clear();
        self.learn.forgotten.clear();
        let recalled = self.learn.memory.as_mut().map(|one| one.recall(&source));
        let (learnt, notice) = recalled.unwrap_or_default();
        self.learn.learnt = learnt;
        if let Some(notice) = notice {
            self.notices.show("learnt", Weight::Warn, notice);
        }
        self.teach_judge();
    }

    /// Where the pictures come from, as `--source` takes it.
    pub(super) fn source_in_view(&self) -> String {
        let sources = self.sources.as_ref();
        sources.map_or_else(|| self.source_words.clone(), |sources| sources.words())
    }

    fn teach_judge(&mut self) {
        self.learn.shared = Arc::new(self.learn.learnt.experience.clone());
        if let Some(eye) = &mut self.eye {
            eye.learn(Arc::clone(&self.learn.shared));
        }
    }

    /// What was learnt has changed: it is kept and handed to the judge.
    fn after_learning(&mut self) {
        self.teach_judge();
        let source = self.source_in_view();
        let learn = &mut self.learn;
        let kept = learn.memory.as_mut();
        match kept.map(|memory| memory.remember(&source, &learn.learnt)) {
            Some(Err(why)) => {
                let words = tell!("learnt-not-saved", why = why);
                self.notices.show("learnt", Weight::Warn, words);
            }
            Some(Ok(())) => self.notices.clear("learnt"),
            None => {}
        }
    }

    /// A roll is about to be settled for which the camera had made this proposal.
    pub(super) fn remember_roll(&mut self, proposal: Proposal) {
        let last = self.learn.last.insert(proposal);
        let call = &last.call;
        if call.traits.values.is_empty() {
            return;
        }
        self.learn.rolls.insert(
            last.roll,
            SeenRoll {
                traits: call.traits.clone(),
                label: None,
                kept: None,
            },
        );
        while self.learn.rolls.len() > MOST_ROLLS {
            self.learn.rolls.pop_first();
        }
    }

    /// Another match: its rolls are counted anew.
    pub(super) fn forget_rolls(&mut self) {
        self.learn.rolls.clear();
        self.learn.last = None;
    }

    /// Brings the examples in step with the record.
    pub(super) fn learn_from_record(&mut self) {
        let Some(ledger) = self.play.as_ref().and_then(|play| play.bakugan()) else {
            return;
        };
        let kept_millis = ledger.entries().last().map_or(0, |entry| entry.at.millis());
        let mut labels: BTreeMap<u32, bool> = BTreeMap::new();
        if !self.learn.rolls.is_empty() {
            for (_, command) in ledger.acts() {
                if let Command::Settle { roll, fact } = command {
                    match label_of(fact) {
                        Some(label) => labels.insert(*roll, label),
                        None => labels.remove(roll),
                    };
                }
            }
        }
        let experience = &mut self.learn.learnt.experience;
        let mut has_changed = false;
        for (roll, seen) in &mut self.learn.rolls {
            let label = labels.get(roll).copied();
            if label == seen.label {
                continue;
            }
            seen.label = label;
            if let Some(old) = seen.kept.take() {
                experience.forget(&old);
                has_changed = true;
            }
            if let Some(opened) = label {
                let example = Example {
                    traits: seen.traits.clone(),
                    opened,
                    kept_millis,
                };
                experience.keep(example.clone());
                seen.kept = Some(example);
                has_changed = true;
            }
        }
        if has_changed {
            self.learn.forgotten.clear();
            self.after_learning();
        }
    }

    /// The call that the sheet which says why is about: the one that waits, or that of the roll settled last.
    pub(super) fn proposal_in_question(&self) -> Option<&Proposal> {
        if self.proposal.is_some() {
            return self.proposal.as_ref();
        }
        let (_, roll) = self.last_settled()?;
        self.learn.last.as_ref().filter(|last| last.roll == roll)
    }

    /// Carries out what was asked about what was learnt.
    pub(super) fn perform_learn(&mut self, ask: LearnAsk) {
        let in_question = self.proposal_in_question();
        let traits = in_question.map(|proposal| proposal.call.traits.clone());
        let experience = &mut self.learn.learnt.experience;
        match ask {
            LearnAsk::ForgetAlike => {
                let Some(traits) = traits else {
                    return;
                };
                self.learn.forgotten = experience.forget_alike(&traits);
            }
            LearnAsk::ForgetAll => {
                let all = std::mem::take(experience);
                if !all.examples().is_empty() {
                    self.learn.forgotten = all.examples().to_vec();
                }
                self.forget_looks();
            }
            LearnAsk::BringBack => {
                let mut all = experience.examples().to_vec();
                all.append(&mut self.learn.forgotten);
                all.sort_by_key(|example| example.kept_millis);
                *experience = Experience::of(all);
                self.bring_looks_back();
            }
        }
        self.after_learning();
    }

    /// What the referee's corrections say of a call, for the sheet that says why.
    pub(super) fn learnt_rows(&self, call: &Call) -> Vec<SheetRow> {
        let shift = self.learn.experience().shift(&call.traits);
        let mut rows: Vec<SheetRow> = shift_in_words(&shift)
            .into_iter()
            .map(|words| SheetRow::Text(Words::plain(words)))
            .collect();
        let (ask, words) = if shift.is_heard() {
            let count = shift.open + shift.closed;
            (LearnAsk::ForgetAlike, tell!("learnt-forget", count = count))
        } else if self.learn.has_forgotten() {
            let forgotten = self.learn.forgotten.iter();
            let count = forgotten.filter(|one| one.is_correction()).count();
            (
                LearnAsk::BringBack,
                tell!("learnt-bring-back", count = count),
            )
        } else {
            return rows;
        };
        let answer = Answer::new(Ask::Learn(ask), FORGET, words);
        rows.push(SheetRow::Button(Box::new(answer)));
        rows
    }
}

/// "3 of your corrections speak for open", and how many against it.
fn shift_in_words(shift: &Shift) -> Vec<String> {
    if !shift.is_heard() {
        return Vec::new();
    }
    let mut words = vec![if shift.speaks_for_open() {
        tell!("learnt-for-open", count = shift.agreeing())
    } else {
        tell!("learnt-for-closed", count = shift.agreeing())
    }];
    if shift.against() > 0 {
        words.push(tell!("learnt-against", count = shift.against()));
    } else if shift.log_odds == 0.0 {
        words.push(tell!("learnt-too-few"));
    }
    words
}
