//! One thread that opens a source, reads it and drops it, whatever the driver does.
//!
//! Drivers may hang while opening, reading or closing, and may panic. So everything of a source happens on a thread of
//! its own; nobody ever joins it, and a panic ends nothing but it.

use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use super::controls::{Control, ControlState, Setting};
use super::latest::Latest;
use super::source::{CameraError, Delivery, FrameSource, SourceInfo};
use crate::vision::Frame;

/// Frames that wait for the judge: a hiccup of an eighth of a second at 30 fps.
const FRAMES_WAITING: usize = 4;

/// Opens a source; called on the thread that will read it.
pub type Open = dyn Fn() -> Result<Box<dyn FrameSource>, CameraError> + Send + Sync;

/// What a capture thread reports.
#[derive(Debug)]
pub enum Arrived {
    /// It is open and will send frames.
    Started(SourceInfo),
    /// A picture, and its bytes where it came as a JPEG.
    Frame(Frame, Option<Vec<u8>>),
    /// What can be set at the camera, and how it is set now; why the last wish was not fulfilled.
    Controls(Vec<ControlState>, Option<String>),
    /// A frame that was skipped.
    Damaged {
        /// The number it would have had.
        number: u64,
        /// What is wrong with it.
        reason: String,
        /// Its bytes, where it came as a JPEG.
        jpeg: Option<Vec<u8>>,
    },
    /// A source that looks after itself was lost, or is back.
    Interrupted {
        /// What happened.
        reason: String,
    },
    /// The file has ended.
    Ended,
    /// No further frame can be had.
    Failed(CameraError),
}

/// How frames of a file are handed over; a live source has its own clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pace {
    /// As they were recorded.
    ByClock,
    /// As fast as they are taken.
    AsFast,
}

/// The end that listens to a capture thread; dropping it stops the thread at its next frame.
#[derive(Debug)]
pub struct Capture {
    arrived: Arc<Latest<Arrived>>,
    stop: Arc<AtomicBool>,
    wishes: Wishes,
    begun: Instant,
}

/// What is to be set at the camera, in order.
type Wishes = Arc<Mutex<VecDeque<(Control, Setting)>>>;

impl Capture {
    /// Starts the thread.
    ///
    /// # Errors
    /// When the system gives no thread.
    pub fn start(open: Arc<Open>, pace: Pace) -> Result<Self, CameraError> {
        let arrived = Arc::new(Latest::holding(FRAMES_WAITING));
        let stop = Arc::new(AtomicBool::new(false));
        let wishes = Wishes::default();
        let sender = Sender {
            arrived: Arc::clone(&arrived),
            stop: Arc::clone(&stop),
            wishes: Arc::clone(&wishes),
        };
        thread::Builder::new()
            .name("camera".to_owned())
            .spawn(move || {
                let ended = catch_unwind(AssertUnwindSafe(|| read(open.as_ref(), pace, &sender)));
                let last = match ended {
                    Ok(Ok(())) => Arrived::Ended,
                    Ok(Err(error)) => Arrived::Failed(error),
                    Err(_) => Arrived::Failed(CameraError::Stopped(
                        "the camera's driver broke down; unplug the camera and plug it in again"
                            .to_owned(),
                    )),
                };
                sender.send(last);
            })
            .map_err(|error| {
                CameraError::Stopped(format!("the system gives the camera no thread: {error}"))
            })?;
        Ok(Self {
            arrived,
            stop,
            wishes,
            begun: Instant::now(),
        })
    }

    /// The next report, waiting for it at most `patience`.
    pub fn next(&self, patience: Duration) -> Option<Arrived> {
        self.arrived.take(patience)
    }

    /// Sets a control of the camera before its next frame; what comes of it is reported.
    pub fn set_control(&self, control: Control, setting: Setting) {
        let mut wishes = self.wishes.lock().unwrap_or_else(PoisonError::into_inner);
        wishes.push_back((control, setting));
    }

    /// When the thread was started.
    pub fn begun(&self) -> Instant {
        self.begun
    }
}

impl Drop for Capture {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

/// The end that a capture thread speaks into.
struct Sender {
    arrived: Arc<Latest<Arrived>>,
    stop: Arc<AtomicBool>,
    wishes: Wishes,
}

impl Sender {
    fn next_wish(&self) -> Option<(Control, Setting)> {
        let mut wishes = self.wishes.lock().unwrap_or_else(PoisonError::into_inner);
        wishes.pop_front()
    }

    fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// Hands over what must not be lost.
    fn send(&self, mut report: Arrived) {
        while !self.is_stopped() {
            match self
                .arrived
                .put_patiently(report, Duration::from_millis(100))
            {
                Ok(()) => return,
                Err(back) => report = back,
            }
        }
    }
}

fn read(open: &Open, pace: Pace, sender: &Sender) -> Result<(), CameraError> {
    let mut source = open()?;
    let live = source.info().live;
    sender.send(Arrived::Started(source.info().clone()));
    let controls = source.controls();
    if !controls.is_empty() {
        sender.send(Arrived::Controls(controls, None));
    }
    let begun = Instant::now();
    while !sender.is_stopped() {
        while let Some((control, setting)) = sender.next_wish() {
            let refused = source.set_control(control, setting).err();
            sender.send(Arrived::Controls(source.controls(), refused));
        }
        let report = match source.next_frame()? {
            Delivery::End => return Ok(()),
            Delivery::Nothing => continue,
            Delivery::Interrupted { reason } => Arrived::Interrupted { reason },
            Delivery::Damaged { number, reason } => Arrived::Damaged {
                number,
                reason,
                jpeg: source.take_jpeg(),
            },
            Delivery::Frame(frame) | Delivery::Repaired { frame, .. } => {
                Arrived::Frame(frame, source.take_jpeg())
            }
        };
        if live {
            sender.arrived.put_over(report, |old| {
                matches!(old, Arrived::Frame(..) | Arrived::Damaged { .. })
            });
            continue;
        }
        if let (Pace::ByClock, Arrived::Frame(frame, _)) = (pace, &report) {
            let due = begun + Duration::from_millis(frame.at_millis);
            while let Some(left) = due.checked_duration_since(Instant::now())
                && !left.is_zero()
                && !sender.is_stopped()
            {
                thread::sleep(left.min(Duration::from_millis(100)));
            }
        }
        sender.send(report);
    }
    Ok(())
}

/// A camera that has not opened by then is given up.
pub const OPENING_PATIENCE: Duration = Duration::from_secs(10);
/// A camera that sends nothing for so long is given up.
pub const PICTURE_PATIENCE: Duration = Duration::from_secs(3);
/// The first pause before a camera is opened again; it doubles up to [`CameraError::longest_pause`].
pub const SHORTEST_PAUSE: Duration = Duration::from_millis(500);
/// Camera threads given up in a row before no more are started: each may hang for ever.
pub const LOST_THREADS_AT_MOST: u32 = 8;

/// The sentence for a camera that does not open.
pub(super) fn never_opened() -> CameraError {
    CameraError::Stopped(format!(
        "the camera did not open within {} seconds; unplug it and plug it in again",
        OPENING_PATIENCE.as_secs()
    ))
}

/// The sentence for a camera that fell silent.
pub(super) fn fell_silent() -> CameraError {
    CameraError::Stopped(format!(
        "the camera has sent no picture for {} seconds; check its cable and whether another program uses it",
        PICTURE_PATIENCE.as_secs()
    ))
}
