//! A small box between two threads: a short hiccup loses nothing, and whoever cannot keep up loses the oldest.

use std::collections::VecDeque;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// Holds a few values. When it is full, the oldest makes room for the new one: a judge that is too slow misses single
/// frames, evenly spread, and is never more than the box behind the present.
///
/// ```
/// use std::time::Duration;
/// use rollcall::camera::latest::Latest;
///
/// let frames = Latest::holding(2);
/// frames.put(1);
/// frames.put(2);
/// assert_eq!(frames.put(3), Some(1)); // 1 was dropped
/// assert_eq!(frames.take(Duration::ZERO), Some(2));
/// assert_eq!(frames.take(Duration::ZERO), Some(3));
/// assert_eq!(frames.take(Duration::ZERO), None);
/// ```
#[derive(Debug)]
pub struct Latest<T> {
    held: Mutex<VecDeque<T>>,
    changed: Condvar,
    room: usize,
}

impl<T> Latest<T> {
    /// A box for so many values, at least one.
    pub fn holding(room: usize) -> Self {
        let room = room.max(1);
        Self {
            held: Mutex::new(VecDeque::with_capacity(room)),
            changed: Condvar::new(),
            room,
        }
    }

    /// Puts a value in and gives back the oldest, if that had to be dropped.
    pub fn put(&self, value: T) -> Option<T> {
        self.put_over(value, |_| true)
    }

    /// The same, but only values that `may_drop` allows make room; the others stay, however many.
    pub fn put_over(&self, value: T, may_drop: impl Fn(&T) -> bool) -> Option<T> {
        let mut held = self.lock();
        let dropped = if held.len() >= self.room {
            let oldest = held.iter().position(may_drop);
            oldest.and_then(|oldest| held.remove(oldest))
        } else {
            None
        };
        held.push_back(value);
        self.changed.notify_all();
        dropped
    }

    /// Puts a value in without dropping any: waits for room, at most `patience`, else gives the value back.
    ///
    /// # Errors
    /// The value, when there was no room in time.
    pub fn put_patiently(&self, value: T, patience: Duration) -> Result<(), T> {
        let (mut held, _) = self
            .changed
            .wait_timeout_while(self.lock(), patience, |held| held.len() >= self.room)
            .unwrap_or_else(PoisonError::into_inner);
        if held.len() >= self.room {
            return Err(value);
        }
        held.push_back(value);
        self.changed.notify_all();
        Ok(())
    }

    /// Takes the oldest value, waiting for one at most `patience`.
    pub fn take(&self, patience: Duration) -> Option<T> {
        let until = Instant::now() + patience;
        let mut held = self.lock();
        loop {
            if let Some(value) = held.pop_front() {
                self.changed.notify_all();
                return Some(value);
            }
            let left = until.checked_duration_since(Instant::now())?;
            if left.is_zero() {
                return None;
            }
            (held, _) = self
                .changed
                .wait_timeout(held, left)
                .unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// A thread that panicked while it held the lock has left whole values behind.
    fn lock(&self) -> MutexGuard<'_, VecDeque<T>> {
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use std::sync::Arc;
    use std::thread;

    use super::*;

    #[test]
    fn values_come_out_in_order_while_there_is_room() {
        let latest = Latest::holding(3);
        for value in 1..=3 {
            assert_eq!(latest.put(value), None);
        }
        let taken: Vec<i32> = (0..3).filter_map(|_| latest.take(Duration::ZERO)).collect();
        assert_eq!(taken, [1, 2, 3]);
    }

    #[test]
    fn what_must_not_be_lost_stays() {
        let latest = Latest::holding(2);
        let is_frame = |value: &i32| *value > 0;
        for value in [-1, 1, 2, 3] {
            latest.put_over(value, is_frame);
        }
        let taken: Vec<i32> = (0..3).filter_map(|_| latest.take(Duration::ZERO)).collect();
        assert_eq!(taken, [-1, 3]);
    }

    #[test]
    fn taking_waits_for_a_value_of_another_thread() {
        let latest = Arc::new(Latest::holding(1));
        let giver = Arc::clone(&latest);
        let thread = thread::spawn(move || {
            thread::sleep(Duration::from_millis(20));
            giver.put(7)
        });
        assert_eq!(latest.take(Duration::from_secs(5)), Some(7));
        assert_eq!(thread.join().unwrap(), None);
        assert_eq!(latest.take(Duration::from_millis(1)), None);
    }

    #[test]
    fn putting_patiently_drops_nothing() {
        let latest = Arc::new(Latest::holding(1));
        let giver = Arc::clone(&latest);
        let thread = thread::spawn(move || {
            (0..50)
                .filter(|n| giver.put_patiently(*n, Duration::from_secs(5)).is_ok())
                .count()
        });
        let taken: Vec<i32> = (0..50)
            .filter_map(|_| latest.take(Duration::from_secs(5)))
            .collect();
        assert_eq!(taken, (0..50).collect::<Vec<_>>());
        assert_eq!(thread.join().unwrap(), 50);
        latest.put(1);
        assert_eq!(latest.put_patiently(2, Duration::from_millis(1)), Err(2));
    }
}
