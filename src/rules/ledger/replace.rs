//! Correcting an older act: it is decided anew where it stood, and so is everything after it.

use super::{Act, ActOf, Ledger, Misfits, ReplaceError, ReplaceErrorOf, STOPPED, Undone, UndoneOf};
use crate::rules::entry::{Again, Fate, Source, Stamp, What};
use crate::rules::{Rules, TableRule as _};

impl<R: Rules> Ledger<R> {
    /// Corrects an older act: decides `command` where entry `target` stood, then all later acts again.
    ///
    /// The first later entry that no longer fits is an error unless `misfits` says what becomes of it; nothing is ever
    /// let go silently. What undo has taken back is gone for good afterwards. A house rule that is asked for at the older
    /// moment has the answer that holds now, if the table has given one since: the answer becomes part of the corrected
    /// act.
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
        let corrected = Act {
            entry: target,
            answers: self.acts[place].answers.clone(),
            command,
            events: Vec::new(),
        };
        let corrected = self
            .decided_again(&mut state, &corrected)
            .map_err(ReplaceError::Refused)?;
        let mut after = Vec::new();
        let mut stopped = false;
        for act in &self.acts[place + 1..] {
            stopped |= misfits.stop_at == Some(act.entry);
            let mut answers = Vec::new();
            let fate = if stopped {
                Fate::Dropped(STOPPED.to_owned())
            } else {
                match self.decided_again(&mut state, act) {
                    Ok(again) => {
                        answers = again.answers;
                        Fate::Decided(again.events)
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
                answers,
                fate,
            });
        }
        let what = What::Replaced {
            entry: target,
            answers: corrected.answers,
            command: corrected.command,
            events: corrected.events,
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

    /// The answer to a house rule that an older act meets: the one that it took along before, else the one that holds now.
    fn answer_known(&self, act: &ActOf<R>, rule: R::Rule) -> Option<R::Command> {
        let mut options = rule.options().iter();
        options
            .find_map(|value| {
                let answer = R::set_rule(rule, value.answer);
                act.answers.contains(&answer).then_some(answer)
            })
            .or_else(|| Some(R::set_rule(rule, self.now.house().answer(rule).ok()?)))
    }

    /// An act decided in another state, which then has its events; unchanged when it is refused.
    fn decided_again(&self, state: &mut R, act: &ActOf<R>) -> Result<ActOf<R>, R::Refusal> {
        let mut then = state.clone();
        let mut events = Vec::new();
        let mut add = |then: &mut R, more: Vec<R::Event>| {
            for event in &more {
                then.apply(event);
            }
            events.extend(more);
        };
        let mut answers = Vec::new();
        loop {
            let refusal = match then.decide(&act.command) {
                Ok(more) => {
                    add(&mut then, more);
                    break;
                }
                Err(refusal) => refusal,
            };
            let known = R::rule_needed(&refusal).and_then(|rule| self.answer_known(act, rule));
            // A rule that was answered is not asked for again, so this ends.
            let Some(answer) = known.filter(|answer| !answers.contains(answer)) else {
                return Err(refusal);
            };
            let more = then.decide(&answer)?;
            add(&mut then, more);
            answers.push(answer);
        }
        *state = then;
        Ok(Act {
            entry: act.entry,
            answers,
            command: act.command.clone(),
            events,
        })
    }
}
