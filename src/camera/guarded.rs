//! A live source that looks after itself: for commands, which have no window to tell.
//!
//! It is read on a thread of its own, so that waiting for it always ends. When it is lost (unplugged, silent, asleep) it
//! is told once and opened again, with growing pauses, until it is back; frames count on and so does the clock.

use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use super::capture::{
    Arrived, Capture, LOST_THREADS_AT_MOST, OPENING_PATIENCE, Open, PICTURE_PATIENCE, Pace,
    SHORTEST_PAUSE, fell_silent, never_opened,
};
use super::source::{CameraError, Delivery, FrameSource, SourceInfo};

/// Whoever asks for a frame waits no longer than this.
const TICK: Duration = Duration::from_millis(200);

/// A live source on a thread of its own, opened again by itself.
pub struct Guarded {
    open: Arc<Open>,
    info: SourceInfo,
    begun: Instant,
    /// The thread that reads; none between two tries.
    capture: Option<Capture>,
    /// True once the present thread has opened the source.
    is_open: bool,
    heard_last: Instant,
    retry_at: Instant,
    pause: Duration,
    /// Threads given up since the last picture.
    lost_threads: u32,
    /// What was told of the present loss; empty while pictures come.
    told: String,
    /// What the numbers and times of the present thread are counted from.
    number_before: u64,
    millis_before: u64,
    number: u64,
    jpeg: Option<Vec<u8>>,
}

impl std::fmt::Debug for Guarded {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Guarded")
            .field("info", &self.info)
            .field("number", &self.number)
            .finish_non_exhaustive()
    }
}

impl Guarded {
    /// Opens the source on its thread and waits for it.
    ///
    /// # Errors
    /// Why it gives no pictures; also when opening takes longer than [`OPENING_PATIENCE`].
    pub fn open(open: Arc<Open>) -> Result<Self, CameraError> {
        let capture = Capture::start(Arc::clone(&open), Pace::AsFast)?;
        let info = match capture.next(OPENING_PATIENCE) {
            Some(Arrived::Started(info)) => info,
            Some(Arrived::Failed(error)) => return Err(error),
            _ => return Err(never_opened()),
        };
        let now = Instant::now();
        Ok(Self {
            open,
            info,
            begun: now,
            capture: Some(capture),
            is_open: true,
            heard_last: now,
            retry_at: now,
            pause: SHORTEST_PAUSE,
            lost_threads: 0,
            told: String::new(),
            number_before: 0,
            millis_before: 0,
            number: 0,
            jpeg: None,
        })
    }

    /// Lets go of the thread and says so, once for each reason.
    fn lose(&mut self, error: CameraError) -> Result<Delivery, CameraError> {
        self.capture = None;
        self.is_open = false;
        if !error.may_pass() || self.lost_threads >= LOST_THREADS_AT_MOST {
            return Err(error);
        }
        let pause = self.pause.min(error.longest_pause());
        self.retry_at = Instant::now() + pause;
        self.pause = pause * 2;
        // After a thread was lost it may be that one which still holds the camera: nothing new.
        let is_our_own = self.lost_threads > 0 && matches!(error, CameraError::Refused(_));
        let reason = error.to_string();
        if is_our_own || reason == self.told {
            return Ok(Delivery::Nothing);
        }
        self.told.clone_from(&reason);
        Ok(Delivery::Interrupted { reason })
    }

    fn try_again(&mut self) -> Result<Delivery, CameraError> {
        let left = self.retry_at.saturating_duration_since(Instant::now());
        if !left.is_zero() {
            thread::sleep(left.min(TICK));
            return Ok(Delivery::Nothing);
        }
        match Capture::start(Arc::clone(&self.open), Pace::AsFast) {
            Ok(capture) => {
                self.heard_last = Instant::now();
                self.capture = Some(capture);
                Ok(Delivery::Nothing)
            }
            Err(error) => self.lose(error),
        }
    }

    fn started(&mut self, info: SourceInfo) -> Delivery {
        self.is_open = true;
        self.info = info;
        self.number_before = self.number;
        self.millis_before = self.begun.elapsed().as_millis() as u64;
        Delivery::Nothing
    }
}

impl FrameSource for Guarded {
    fn info(&self) -> &SourceInfo {
        &self.info
    }

    fn next_frame(&mut self) -> Result<Delivery, CameraError> {
        self.jpeg = None;
        let Some(capture) = &self.capture else {
            return self.try_again();
        };
        let arrived = capture.next(TICK);
        if arrived.is_some() {
            self.heard_last = Instant::now();
        }
        match arrived {
            Some(Arrived::Started(info)) => Ok(self.started(info)),
            Some(Arrived::Frame(mut frame, jpeg)) => {
                if !self.told.is_empty() {
                    // This one frame is the price of saying so first.
                    self.told.clear();
                    self.pause = SHORTEST_PAUSE;
                    self.lost_threads = 0;
                    let reason = "pictures come again".to_owned();
                    return Ok(Delivery::Interrupted { reason });
                }
                self.pause = SHORTEST_PAUSE;
                self.lost_threads = 0;
                frame.number += self.number_before;
                frame.at_millis += self.millis_before;
                self.number = frame.number;
                self.jpeg = jpeg;
                Ok(Delivery::Frame(frame))
            }
            Some(Arrived::Damaged {
                number,
                reason,
                jpeg,
            }) => {
                self.number = number + self.number_before;
                self.jpeg = jpeg;
                Ok(Delivery::Damaged {
                    number: self.number,
                    reason,
                })
            }
            Some(Arrived::Controls(..)) => Ok(Delivery::Nothing),
            Some(Arrived::Interrupted { reason }) => Ok(Delivery::Interrupted { reason }),
            Some(Arrived::Ended) if !self.info.live => Ok(Delivery::End),
            Some(Arrived::Ended) => self.lose(CameraError::Stopped(
                "the camera has ended its pictures".to_owned(),
            )),
            Some(Arrived::Failed(error)) => self.lose(error),
            None if !self.is_open && self.heard_last.elapsed() > OPENING_PATIENCE => {
                self.lost_threads += 1;
                self.lose(never_opened())
            }
            None if self.is_open && self.heard_last.elapsed() > PICTURE_PATIENCE => {
                self.lost_threads += 1;
                self.lose(fell_silent())
            }
            None => Ok(Delivery::Nothing),
        }
    }

    fn take_jpeg(&mut self) -> Option<Vec<u8>> {
        self.jpeg.take()
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use std::sync::atomic::{AtomicU32, Ordering};

    use image::RgbImage;

    use super::*;
    use crate::vision::Frame;

    /// Sends three frames, then does what `then` says.
    struct Short {
        info: SourceInfo,
        sent: u64,
        hangs: bool,
    }

    impl FrameSource for Short {
        fn info(&self) -> &SourceInfo {
            &self.info
        }

        fn next_frame(&mut self) -> Result<Delivery, CameraError> {
            if self.sent == 3 {
                if self.hangs {
                    thread::sleep(Duration::from_secs(60));
                }
                return Err(CameraError::Stopped("it was unplugged".to_owned()));
            }
            self.sent += 1;
            thread::sleep(Duration::from_millis(2));
            Ok(Delivery::Frame(Frame {
                number: self.sent,
                at_millis: self.sent,
                picture: RgbImage::new(8, 6),
            }))
        }

        fn take_jpeg(&mut self) -> Option<Vec<u8>> {
            Some(vec![self.sent as u8])
        }
    }

    fn short(hangs: bool) -> Result<Box<dyn FrameSource>, CameraError> {
        Ok(Box::new(Short {
            info: SourceInfo {
                name: "short".to_owned(),
                fps: 100.0,
                size: (8, 6),
                rig: None,
                live: true,
            },
            sent: 0,
            hangs,
        }))
    }

    /// Everything that is heard until so many frames have come.
    fn heard(source: &mut Guarded, frames: usize) -> Vec<String> {
        let until = Instant::now() + Duration::from_secs(20);
        let mut heard = Vec::new();
        let mut millis = 0;
        while Instant::now() < until {
            let asked = Instant::now();
            let delivery = source.next_frame().unwrap();
            assert!(asked.elapsed() < Duration::from_secs(1), "waiting ends");
            match delivery {
                Delivery::Frame(frame) => {
                    assert!(frame.at_millis >= millis, "time never goes back");
                    millis = frame.at_millis;
                    assert!(source.take_jpeg().is_some() && source.take_jpeg().is_none());
                    heard.push(frame.number.to_string());
                }
                Delivery::Interrupted { reason } => heard.push(reason),
                Delivery::Nothing => {}
                other => panic!("{other:?}"),
            }
            let numbers = heard.iter().filter(|word| word.parse::<u64>().is_ok());
            if numbers.count() == frames {
                return heard;
            }
        }
        panic!("only {heard:?} came");
    }

    #[test]
    fn a_source_that_is_unplugged_is_told_once_and_counts_on_when_it_is_back() {
        let opened = Arc::new(AtomicU32::new(0));
        let count = Arc::clone(&opened);
        let mut source = Guarded::open(Arc::new(move || {
            match count.fetch_add(1, Ordering::Relaxed) {
                1 => Err(CameraError::Stopped("it was unplugged".to_owned())),
                _ => short(false),
            }
        }))
        .unwrap();
        let heard = heard(&mut source, 5);
        assert_eq!(
            heard,
            [
                "1",
                "2",
                "3",
                "it was unplugged",
                "pictures come again",
                "5",
                "6"
            ]
        );
    }

    #[test]
    fn a_source_that_hangs_is_given_up_for_a_new_one_and_nobody_waits_for_it() {
        let mut source = Guarded::open(Arc::new(|| short(true))).unwrap();
        let heard = heard(&mut source, 4);
        assert!(heard[3].contains("no picture for 3 seconds"), "{heard:?}");
        assert_eq!(heard[5], "5");
    }

    #[test]
    fn what_only_a_person_can_mend_ends_it() {
        let opened = AtomicU32::new(0);
        let mut source = Guarded::open(Arc::new(move || {
            match opened.fetch_add(1, Ordering::Relaxed) {
                0 => short(false),
                _ => Err(CameraError::Mistaken("the password is wrong".to_owned())),
            }
        }))
        .unwrap();
        heard(&mut source, 3);
        let until = Instant::now() + Duration::from_secs(10);
        while Instant::now() < until {
            if let Err(error) = source.next_frame() {
                assert_eq!(error.to_string(), "the password is wrong");
                return;
            }
        }
        panic!("it went on");
    }
}
