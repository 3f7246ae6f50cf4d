//! The camera as the window sees it: a handle that never blocks.
//!
//! | thread | owns | hands over |
//! | --- | --- | --- |
//! | `camera` (see [`capture`](super::capture)) | the source, from open to drop | frames, in a small box where the oldest makes room |
//! | `vision` | the judge, the watch over the camera thread | [`Note`]s, and what was [`Seen`] last |
//!
//! The vision thread is also the watchdog: a camera that falls silent is named after one second, and after three its
//! thread is given up and another one started. Every such start is a new session; notes carry its number, so that what
//! an earlier camera said last is not taken for the present one's.

use std::collections::VecDeque;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, AtomicU8, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use super::capture::{
    Arrived, Capture, LOST_THREADS_AT_MOST, OPENING_PATIENCE, Open, PICTURE_PATIENCE, Pace,
    SHORTEST_PAUSE, fell_silent, never_opened,
};
use super::cards_seen::CardsSeen;
use super::controls::{Control, ControlState, Setting};
use super::health::{Health, Trouble};
use super::ring::{Ring, RingKeeper};
use super::source::{CameraError, FrameSource, SourceInfo};
use crate::vision::experience::Experience;
use crate::vision::moments::Moments;
use crate::vision::{Call, Detector, Frame, GateInImage, Look, Rig};

/// Silence after which the screen says that there is no picture.
const SILENCE_TOLD: Duration = Duration::from_secs(1);
/// How often the vision thread looks up from waiting.
const TICK: Duration = Duration::from_millis(100);
/// Notes kept for a screen that does not collect them.
const NOTES_AT_MOST: usize = 64;

/// What the screen should know.
#[derive(Debug, Clone)]
pub enum Note {
    /// The source is being opened.
    Opening,
    /// It is open.
    Started(SourceInfo),
    /// A roll was called, on this frame.
    Call {
        /// The call.
        call: Box<Call>,
        /// The frame that decided it.
        frame: Arc<Frame>,
        /// The gates as they lay then.
        gates: Vec<GateInImage>,
        /// Pictures of what was called.
        moments: Option<Arc<Moments>>,
    },
    /// What can be set at the camera, and how it is set now; why the last wish was not fulfilled.
    Controls(Vec<ControlState>, Option<String>),
    /// No picture for a second.
    NoPicture,
    /// Pictures come again.
    PictureBack,
    /// What is wrong with the pictures of a camera, or that nothing is any more.
    Health(Option<Trouble>),
    /// It gives no pictures, in a person's words. It is tried again by itself unless `gave_up`.
    Failed {
        /// What happened and what to do.
        sentence: String,
        /// True when it is not tried again before [`Camera::retry`].
        gave_up: bool,
    },
    /// A file has been played to its end.
    Ended,
}

/// A note and the session that it belongs to.
#[derive(Debug, Clone)]
pub struct Noted {
    /// Counts the starts of the camera, from 1.
    pub session: u32,
    /// The note.
    pub note: Note,
}

/// What was looked at last.
#[derive(Debug, Clone)]
pub struct Seen {
    /// The session of the frame.
    pub session: u32,
    /// The frame.
    pub frame: Arc<Frame>,
    /// What the judge saw in it.
    pub look: Look,
    /// The gates as they lie.
    pub gates: Vec<GateInImage>,
    /// The cards that lie there; none where their corners are given.
    pub cards: Option<Arc<CardsSeen>>,
}

type MakeJudge = dyn Fn(&SourceInfo) -> Detector + Send + Sync;

struct Shared {
    notes: Mutex<VecDeque<Noted>>,
    seen: Mutex<Option<Seen>>,
    stop: AtomicBool,
    renew_judge: AtomicBool,
    /// The set-up that the next judge is built for, instead of the source's own.
    laid: Mutex<Option<Rig>>,
    /// What every judge is to know of the referee's corrections, and whether the present one does not yet.
    learnt: Mutex<Arc<Experience>>,
    has_learnt: AtomicBool,
    /// So many rolls are expected at once.
    rolls: AtomicU8,
    /// What is to be set at the camera.
    wishes: Mutex<VecDeque<(Control, Setting)>>,
    retry: AtomicBool,
    ring: Arc<Ring>,
    wake: Box<dyn Fn() + Send + Sync>,
}

/// A running camera with its judge. Dropping it stops both without waiting for them.
pub struct Camera {
    shared: Arc<Shared>,
}

impl fmt::Debug for Camera {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Camera").finish_non_exhaustive()
    }
}

impl Camera {
    /// Starts both threads and returns at once.
    ///
    /// `open` is called on the camera thread, again for each new session; `judge` builds the judge for what was
    /// opened; `wake` is called whenever there is something new to draw or to collect.
    pub fn start(
        open: impl Fn() -> Result<Box<dyn FrameSource>, CameraError> + Send + Sync + 'static,
        judge: impl Fn(&SourceInfo) -> Detector + Send + Sync + 'static,
        wake: impl Fn() + Send + Sync + 'static,
    ) -> Self {
        let shared = Arc::new(Shared {
            notes: Mutex::new(VecDeque::new()),
            seen: Mutex::new(None),
            stop: AtomicBool::new(false),
            renew_judge: AtomicBool::new(false),
            laid: Mutex::new(None),
            learnt: Mutex::default(),
            has_learnt: AtomicBool::new(false),
            rolls: AtomicU8::new(1),
            wishes: Mutex::default(),
            retry: AtomicBool::new(false),
            ring: Arc::default(),
            wake: Box::new(wake),
        });
        let vision = Vision {
            keeper: RingKeeper::of(Arc::clone(&shared.ring)),
            shared: Arc::clone(&shared),
            open: Arc::new(open),
            judge: Box::new(judge),
            session: 0,
            judges: 0,
            lost_threads: 0,
            last_failure: String::new(),
        };
        let started = thread::Builder::new()
            .name("vision".to_owned())
            .spawn(move || vision.run());
        if let Err(error) = started {
            shared.note(
                0,
                Note::Failed {
                    sentence: format!("the system gives the camera no thread: {error}"),
                    gave_up: true,
                },
            );
        }
        Self { shared }
    }

    /// Takes the notes that have come since the last time, oldest first; never waits for a thread.
    pub fn notes(&self) -> Vec<Noted> {
        locked(&self.shared.notes).drain(..).collect()
    }

    /// What was looked at last; none before the first frame and after a failure.
    pub fn seen(&self) -> Option<Seen> {
        locked(&self.shared.seen).clone()
    }

    /// The last seconds of its pictures.
    pub fn ring(&self) -> Arc<Ring> {
        Arc::clone(&self.shared.ring)
    }

    /// Builds the judge anew for the next frame: the gates were set up otherwise, or the table is to be learnt again.
    pub fn renew_judge(&self) {
        self.shared.renew_judge.store(true, Ordering::Relaxed);
    }

    /// Builds the judge anew for gates whose corners somebody has laid by hand; [`Camera::renew_judge`] forgets them again.
    pub fn lay_rig(&self, rig: Rig) {
        *self
            .shared
            .laid
            .lock()
            .unwrap_or_else(PoisonError::into_inner) = Some(rig);
        self.renew_judge();
    }

    /// Judges from the next frame on, and with every later judge, with what was learnt from the referee.
    pub fn learn(&self, experience: Arc<Experience>) {
        *locked(&self.shared.learnt) = experience;
        self.shared.has_learnt.store(true, Ordering::Relaxed);
    }

    /// Expects so many rolls at once from the next frame on, and with every later judge: 1, or 2 in a tie.
    pub fn expect_rolls(&self, rolls: u8) {
        self.shared
            .rolls
            .store(rolls.clamp(1, 2), Ordering::Relaxed);
    }

    /// Sets a control of the camera; [`Note::Controls`] tells what came of it.
    pub fn set_control(&self, control: Control, setting: Setting) {
        locked(&self.shared.wishes).push_back((control, setting));
    }

    /// Opens the source again now, also after it was given up.
    pub fn retry(&self) {
        self.shared.retry.store(true, Ordering::Relaxed);
    }
}

impl Drop for Camera {
    fn drop(&mut self) {
        self.shared.stop.store(true, Ordering::Relaxed);
    }
}

impl Shared {
    fn note(&self, session: u32, note: Note) {
        let mut notes = locked(&self.notes);
        if notes.len() >= NOTES_AT_MOST {
            // A call is worth more than the weather.
            let least = notes
                .iter()
                .position(|noted| !matches!(noted.note, Note::Call { .. }))
                .unwrap_or(0);
            notes.remove(least);
        }
        notes.push_back(Noted { session, note });
        drop(notes);
        (self.wake)();
    }
}

/// A thread that panicked while it held the lock has left whole values behind.
fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// What the vision thread owns.
struct Vision {
    shared: Arc<Shared>,
    keeper: RingKeeper,
    open: Arc<Open>,
    judge: Box<MakeJudge>,
    session: u32,
    /// Counts the judges.
    judges: u32,
    /// Camera threads given up since the last picture.
    lost_threads: u32,
    last_failure: String,
}

/// How a session ended.
enum Close {
    Stopped,
    Ended,
    Failed(CameraError),
    /// Its thread hangs.
    Lost(CameraError),
}

impl Vision {
    fn run(mut self) {
        let mut pause = SHORTEST_PAUSE;
        while !self.is_stopped() {
            self.session += 1;
            let had_picture;
            let close = match Capture::start(Arc::clone(&self.open), Pace::ByClock) {
                Err(error) => {
                    had_picture = false;
                    Close::Failed(error)
                }
                Ok(capture) => {
                    if self.last_failure.is_empty() {
                        self.note(Note::Opening);
                    }
                    let mut session = Session {
                        detector: None,
                        cards: None,
                        last_picture: None,
                        told_silence: false,
                        health: Health::default(),
                    };
                    let close = session.run(&mut self, &capture);
                    had_picture = session.last_picture.is_some();
                    close
                }
            };
            *locked(&self.shared.seen) = None;
            if had_picture {
                pause = SHORTEST_PAUSE;
            }
            let until_retry = match close {
                Close::Stopped => return,
                Close::Ended => {
                    self.note(Note::Ended);
                    None
                }
                Close::Failed(error) => {
                    // A clip that cannot be read does not become readable by itself.
                    let gave_up = !error.may_pass();
                    self.fail(&error, gave_up);
                    (!gave_up).then_some(pause.min(error.longest_pause()))
                }
                Close::Lost(error) => {
                    self.lost_threads += 1;
                    let gave_up = self.lost_threads >= LOST_THREADS_AT_MOST;
                    self.fail(&error, gave_up);
                    (!gave_up).then_some(pause.min(error.longest_pause()))
                }
            };
            self.wait_for_retry(until_retry);
            pause = until_retry.map_or(SHORTEST_PAUSE, |pause| pause * 2);
        }
    }

    /// Tells a failure once, not at each of its repetitions.
    fn fail(&mut self, error: &CameraError, gave_up: bool) {
        if self.lost_threads > 0 && matches!(error, CameraError::Refused(_)) {
            // It is our own lost thread that still holds the camera.
            return;
        }
        let sentence = error.to_string();
        if sentence != self.last_failure || gave_up {
            self.last_failure.clone_from(&sentence);
            self.note(Note::Failed { sentence, gave_up });
        }
    }

    fn wait_for_retry(&mut self, pause: Option<Duration>) {
        let begun = Instant::now();
        while !self.is_stopped() && pause.is_none_or(|pause| begun.elapsed() < pause) {
            if self.shared.retry.swap(false, Ordering::Relaxed) {
                self.lost_threads = 0;
                self.last_failure.clear();
                return;
            }
            thread::sleep(TICK);
        }
    }

    /// A new judge that knows what was learnt.
    fn judge_for(&mut self, info: &SourceInfo) -> Detector {
        self.judges += 1;
        let mut detector = (self.judge)(info);
        detector.learn_from(Arc::clone(&locked(&self.shared.learnt)));
        detector
    }

    fn is_stopped(&self) -> bool {
        self.shared.stop.load(Ordering::Relaxed)
    }

    fn note(&self, note: Note) {
        self.shared.note(self.session, note);
    }
}

/// One opened camera and its judge.
struct Session {
    detector: Option<(Detector, SourceInfo)>,
    /// The cards that its judge has seen.
    cards: Option<Arc<CardsSeen>>,
    last_picture: Option<Instant>,
    told_silence: bool,
    health: Health,
}

impl Session {
    fn run(&mut self, vision: &mut Vision, capture: &Capture) -> Close {
        let mut started_at = None;
        loop {
            if vision.is_stopped() {
                return Close::Stopped;
            }
            if vision.shared.retry.swap(false, Ordering::Relaxed) && self.last_picture.is_none() {
                return Close::Failed(CameraError::Stopped("it is being opened again".to_owned()));
            }
            for (control, setting) in locked(&vision.shared.wishes).drain(..) {
                capture.set_control(control, setting);
            }
            let arrived = capture.next(TICK);
            let had_picture = matches!(arrived, Some(Arrived::Frame(..)));
            match arrived {
                Some(Arrived::Started(info)) => {
                    started_at = Some(Instant::now());
                    vision.last_failure.clear();
                    self.detector = Some((vision.judge_for(&info), info.clone()));
                    vision.note(Note::Started(info));
                }
                Some(Arrived::Frame(frame, jpeg)) => {
                    self.look(vision, frame, jpeg);
                    // The judge's own time is no silence of the camera's.
                    self.last_picture = Some(Instant::now());
                }
                Some(Arrived::Controls(controls, refused)) => {
                    vision.note(Note::Controls(controls, refused));
                }
                Some(Arrived::Damaged { reason, .. }) => {
                    tracing::debug!("a frame was skipped: {reason}");
                }
                Some(Arrived::Interrupted { reason }) => tracing::debug!("{reason}"),
                Some(Arrived::Ended) => return Close::Ended,
                Some(Arrived::Failed(error)) => return Close::Failed(error),
                None => {}
            }
            let Some(started_at) = started_at else {
                if capture.begun().elapsed() > OPENING_PATIENCE {
                    return Close::Lost(never_opened());
                }
                continue;
            };
            if had_picture {
                continue;
            }
            let is_live = self.detector.as_ref().is_some_and(|(_, info)| info.live);
            let silent = self.last_picture.unwrap_or(started_at).elapsed();
            if is_live && silent > PICTURE_PATIENCE {
                return Close::Lost(fell_silent());
            }
            if is_live && silent > SILENCE_TOLD && !self.told_silence {
                self.told_silence = true;
                vision.note(Note::NoPicture);
            }
        }
    }

    fn look(&mut self, vision: &mut Vision, frame: Frame, jpeg: Option<Vec<u8>>) {
        vision.lost_threads = 0;
        if std::mem::take(&mut self.told_silence) {
            vision.note(Note::PictureBack);
        }
        let Some((detector, info)) = &mut self.detector else {
            return;
        };
        if info.is_camera() && self.health.look(&frame.picture, frame.at_millis) {
            vision.note(Note::Health(self.health.worst()));
        }
        // Another program, or a turned phone, may change the size in the middle.
        let size = frame.picture.dimensions();
        let renewed = vision.shared.renew_judge.swap(false, Ordering::Relaxed);
        if size != info.size || renewed {
            if size != info.size {
                info.size = size;
                info.rig = None;
                vision.note(Note::Started(info.clone()));
            }
            let laid = vision
                .shared
                .laid
                .lock()
                .unwrap_or_else(PoisonError::into_inner)
                .take();
            *detector = match laid {
                Some(rig) => vision.judge_for(&SourceInfo {
                    rig: Some(rig),
                    ..info.clone()
                }),
                None => vision.judge_for(info),
            };
        }
        if vision.shared.has_learnt.swap(false, Ordering::Relaxed) {
            detector.learn_from(Arc::clone(&locked(&vision.shared.learnt)));
        }
        let rolls = vision.shared.rolls.load(Ordering::Relaxed);
        if detector.expected_rolls() != rolls {
            detector.expect_rolls(rolls);
        }
        let looked = catch_unwind(AssertUnwindSafe(|| {
            let look = detector.look(&frame);
            (look, detector.gates(), detector.take_card_changes())
        }));
        let Ok((look, gates, changes)) = looked else {
            tracing::error!("the judge broke down at frame {}", frame.number);
            *detector = vision.judge_for(info);
            return;
        };
        self.cards = changes.map(|changes| {
            let known = self.cards.take();
            let known = known.filter(|cards| cards.judge == vision.judges);
            let mut cards = known.unwrap_or_else(|| Arc::new(CardsSeen::by_judge(vision.judges)));
            if !changes.is_empty() {
                Arc::make_mut(&mut cards).take(&changes);
            }
            cards
        });
        let frame = Arc::new(frame);
        vision.keeper.keep(vision.session, &frame, jpeg);
        if let Some(call) = &look.call {
            vision.note(Note::Call {
                call: Box::new(call.clone()),
                frame: Arc::clone(&frame),
                gates: gates.clone(),
                moments: look.moments.clone(),
            });
        }
        *locked(&vision.shared.seen) = Some(Seen {
            session: vision.session,
            frame,
            look,
            gates,
            cards: self.cards.clone(),
        });
        (vision.shared.wake)();
    }
}

#[cfg(test)]
mod tests;
