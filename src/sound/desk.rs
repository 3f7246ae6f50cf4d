//! What is asked for and not begun yet: one place for a tone, one for a sentence. Newer replaces older.

use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use super::tones::Tone;
use super::trouble::{Trouble, Troubles};
use super::voice::Sentence;

/// A tone that had to wait longer says something that is over.
const TONE_IS_OLD: Duration = Duration::from_secs(2);
/// How long a sentence waits for the tone before it, so that neither covers the other.
const TONE_FIRST: Duration = Duration::from_millis(1500);

/// Between the window, which only lays down and takes away, and the two threads, which wait here.
#[derive(Debug, Default)]
pub(super) struct Desk {
    jobs: Mutex<Jobs>,
    changed: Condvar,
}

#[derive(Debug, Default)]
struct Jobs {
    closed: bool,
    tone: Option<(Tone, Instant)>,
    tone_sounds: bool,
    sentence: Option<(Sentence, Instant)>,
    /// How often silence was asked for.
    hushes: u64,
    troubles: Troubles,
}

impl Desk {
    /// A thread that panicked while it held the lock has left whole values behind.
    fn locked(&self) -> MutexGuard<'_, Jobs> {
        self.jobs.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn change(&self, change: impl FnOnce(&mut Jobs)) {
        change(&mut self.locked());
        self.changed.notify_all();
    }

    fn wait<'desk>(&'desk self, jobs: MutexGuard<'desk, Jobs>) -> MutexGuard<'desk, Jobs> {
        self.changed
            .wait(jobs)
            .unwrap_or_else(PoisonError::into_inner)
    }

    fn wait_for<'desk>(
        &'desk self,
        jobs: MutexGuard<'desk, Jobs>,
        longest: Duration,
    ) -> MutexGuard<'desk, Jobs> {
        self.changed
            .wait_timeout(jobs, longest)
            .unwrap_or_else(PoisonError::into_inner)
            .0
    }

    /// Asks for a tone.
    pub fn lay_tone(&self, tone: Tone) {
        self.change(|jobs| jobs.tone = Some((tone, Instant::now())));
    }

    /// Asks for a sentence.
    pub fn lay_sentence(&self, sentence: Sentence) {
        self.change(|jobs| jobs.sentence = Some((sentence, Instant::now())));
    }

    /// Asks the voice to be silent now.
    pub fn hush(&self) {
        self.change(|jobs| {
            jobs.hushes += 1;
            jobs.sentence = None;
        });
    }

    /// Asks both threads to end.
    pub fn close(&self) {
        self.change(|jobs| jobs.closed = true);
    }

    /// Waits for a tone to be played; none when the desk is closed. It counts as sounding until
    /// [`Desk::tone_ended`].
    pub fn next_tone(&self) -> Option<Tone> {
        let mut jobs = self.locked();
        while !jobs.closed {
            if let Some((tone, asked)) = jobs.tone.take()
                && asked.elapsed() < TONE_IS_OLD
            {
                jobs.tone_sounds = true;
                return Some(tone);
            }
            jobs = self.wait(jobs);
        }
        None
    }

    /// The tone is over.
    pub fn tone_ended(&self) {
        self.change(|jobs| jobs.tone_sounds = false);
    }

    /// Waits for a sentence to be said, and then for the tone that was asked for before it; none when the desk is
    /// closed. The number is for [`Desk::is_hushed_within`].
    pub fn next_sentence(&self) -> Option<(Sentence, u64)> {
        let mut jobs = self.locked();
        while !jobs.closed {
            let Some(asked) = jobs.sentence.as_ref().map(|(_, asked)| *asked) else {
                jobs = self.wait(jobs);
                continue;
            };
            let left = TONE_FIRST.saturating_sub(asked.elapsed());
            if (jobs.tone_sounds || jobs.tone.is_some()) && !left.is_zero() {
                jobs = self.wait_for(jobs, left);
            } else if let Some((sentence, _)) = jobs.sentence.take() {
                return Some((sentence, jobs.hushes));
            }
        }
        None
    }

    /// Waits a little; true as soon as the desk is closed.
    pub fn is_closed_within(&self, longest: Duration) -> bool {
        let jobs = self.locked();
        jobs.closed || self.wait_for(jobs, longest).closed
    }

    /// Waits a little; true as soon as the sentence that was taken with this number is to be said no more.
    pub fn is_hushed_within(&self, hushes: u64, longest: Duration) -> bool {
        let over = |jobs: &Jobs| jobs.closed || jobs.hushes != hushes;
        let jobs = self.locked();
        over(&jobs) || over(&self.wait_for(jobs, longest))
    }

    /// Keeps a trouble for [`Desk::take_trouble`], unless its kind is known.
    pub fn tell(&self, trouble: Trouble) {
        self.locked().troubles.add(trouble);
    }

    /// The oldest trouble that was not taken yet.
    pub fn take_trouble(&self) -> Option<Trouble> {
        self.locked().troubles.take()
    }
}
