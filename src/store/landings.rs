//! Whether what is being written may still land on disk once it is whole.
//!
//! Clips are written beside the window. When all kept pictures are deleted, or none are wanted any more, one that was begun
//! before must not appear afterwards: every writing takes a [`Permit`] when it begins, and lands by it at its end.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

/// All writings of one kind.
#[derive(Debug, Clone, Default)]
pub struct Landings(Arc<Shared>);

#[derive(Debug, Default)]
struct Shared {
    /// Counts how often what was begun was refused.
    era: AtomicU64,
    /// Held while one of them lands.
    landing: Mutex<()>,
}

/// What a writing lands by. It is worth nothing once what was begun is refused.
#[derive(Debug, Clone)]
pub struct Permit {
    of: Landings,
    era: u64,
}

impl Landings {
    /// For a writing that begins now.
    pub fn permit(&self) -> Permit {
        Permit {
            of: self.clone(),
            era: self.era(),
        }
    }

    /// Nothing that was begun until now begins to land any more. It waits for nobody: what lands at this moment may come
    /// to its end.
    pub fn refuse_begun(&self) {
        self.0.era.fetch_add(1, Ordering::SeqCst);
    }

    /// Refuses what was begun and waits for what lands at this moment: after it, nothing of before comes. What is done
    /// here is done before anything else lands.
    pub fn alone<T>(&self, act: impl FnOnce() -> T) -> T {
        self.refuse_begun();
        let _landing = self
            .0
            .landing
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        act()
    }

    fn era(&self) -> u64 {
        self.0.era.load(Ordering::SeqCst)
    }
}

impl Permit {
    /// True until what was begun is refused.
    pub fn stands(&self) -> bool {
        self.of.era() == self.era
    }

    /// Lands, one after another; none where it is refused. `land` looks at [`Permit::stands`] again where it takes long.
    pub fn land<T>(&self, land: impl FnOnce() -> T) -> Option<T> {
        let shared = &self.of.0;
        let _landing = shared
            .landing
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        self.stands().then(land)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;
    use std::thread;
    use std::time::Duration;

    use super::*;

    #[test]
    fn what_was_begun_before_does_not_land_and_what_begins_after_does() {
        let landings = Landings::default();
        let before = landings.permit();
        assert!(before.stands());
        assert_eq!(before.land(|| 1), Some(1));
        landings.refuse_begun();
        assert!(!before.stands());
        assert_eq!(before.land(|| 2), None);
        assert_eq!(landings.permit().land(|| 3), Some(3));
    }

    #[test]
    fn who_wants_to_be_alone_waits_for_what_lands_and_nothing_comes_meanwhile() {
        let landings = Landings::default();
        let (permit, late) = (landings.permit(), landings.permit());
        let (lands, landing) = mpsc::channel();
        let (go_on, goes_on) = mpsc::channel::<()>();
        let (tell, told) = mpsc::channel();
        let (of_lander, of_late) = (tell.clone(), tell.clone());
        let lander = thread::spawn(move || {
            permit.land(|| {
                lands.send(()).expect("it is waited for");
                goes_on.recv().expect("it may go on");
                of_lander.send("landed").expect("it is heard");
            })
        });
        landing.recv().expect("it lands");
        let all = landings.clone();
        let deleter = thread::spawn(move || all.alone(|| tell.send("alone").expect("it is heard")));
        while late.stands() {
            thread::sleep(Duration::from_millis(1));
        }
        assert!(
            told.recv_timeout(Duration::from_millis(50)).is_err(),
            "it waits"
        );
        go_on.send(()).expect("it goes on");
        assert_eq!(lander.join().expect("no panic"), Some(()));
        deleter.join().expect("no panic");
        assert_eq!(
            late.land(|| of_late.send("late").expect("it is heard")),
            None
        );
        drop(of_late);
        assert_eq!(told.try_iter().collect::<Vec<_>>(), ["landed", "alone"]);
    }
}
