//! The last seconds of a source in memory, as JPEGs: what instant replay shows and what is kept as a test.
//!
//! | what came | what is kept |
//! | --- | --- |
//! | a JPEG | its bytes, as they came |
//! | raw or turned pixels | a JPEG made of them on a thread of its own; when that is too slow, single frames are left out |
//!
//! Never more than [`SECONDS`] and [`BYTES_AT_MOST`]; the oldest go first. Nothing of it reaches a disk.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use image::RgbImage;
use jpeg_encoder::{ColorType, Encoder, SamplingFactor};

use super::decode::{self, Damage};
use super::latest::Latest;
use crate::vision::Frame;

/// So much time is kept.
pub const SECONDS: u64 = 12;
/// So many bytes at most: twelve seconds of 1280 x 720 at 30 frames a second have about 45 million.
pub const BYTES_AT_MOST: usize = 64 << 20;
/// So many frames at most, however small and quick.
pub const FRAMES_AT_MOST: usize = 2_048;
/// Quality of frames that did not come as JPEG.
const QUALITY: u8 = 85;
/// Frames that wait to be coded.
const WAITING: usize = 2;
/// Between the last picture of a source and the first after it was opened again, in the ring's own time.
const BETWEEN_SESSIONS_MILLIS: u64 = 40;

/// One frame of the past. A copy shares its bytes.
#[derive(Debug, Clone)]
pub struct KeptFrame {
    /// Counts the starts of the camera, from 1.
    pub session: u32,
    /// Its number, as calls name it.
    pub number: u64,
    /// When it came, on the source's clock.
    pub at_millis: u64,
    /// Width and height in pixels.
    pub size: (u32, u32),
    jpeg: Arc<Vec<u8>>,
}

impl KeptFrame {
    /// A frame of these JPEG bytes.
    pub fn new(session: u32, frame: (u64, u64), size: (u32, u32), jpeg: Vec<u8>) -> Self {
        let (number, at_millis) = frame;
        Self {
            session,
            number,
            at_millis,
            size,
            jpeg: Arc::new(jpeg),
        }
    }

    /// Its bytes.
    pub fn jpeg(&self) -> &[u8] {
        &self.jpeg
    }

    /// Its pixels.
    ///
    /// # Errors
    /// What is wrong with its bytes.
    pub fn decode(&self) -> Result<RgbImage, Damage> {
        decode::jpeg(&self.jpeg).map(|decoded| decoded.picture)
    }
}

/// The last seconds. Shared by the thread that fills it and the screen.
#[derive(Debug)]
pub struct Ring {
    held: Mutex<Held>,
    bytes_at_most: usize,
}

#[derive(Debug, Default)]
struct Held {
    /// Each with the ring's own time, which goes on over every interruption.
    frames: VecDeque<(u64, KeptFrame)>,
    bytes: usize,
}

impl Default for Ring {
    fn default() -> Self {
        Self::holding(BYTES_AT_MOST)
    }
}

impl Ring {
    /// A ring for so many bytes.
    pub fn holding(bytes_at_most: usize) -> Self {
        Self {
            held: Mutex::new(Held {
                frames: VecDeque::with_capacity(FRAMES_AT_MOST + 1),
                bytes: 0,
            }),
            bytes_at_most,
        }
    }

    /// Keeps a frame; the oldest make room. Where the numbers or the clock of a session begin again, its frames of before
    /// are dropped: they could be taken for the new ones.
    pub fn keep(&self, frame: KeptFrame) {
        if frame.jpeg.len() > self.bytes_at_most {
            return;
        }
        let mut held = self.lock();
        let begins_again = held.frames.back().is_some_and(|(_, last)| {
            last.session == frame.session
                && (frame.number <= last.number || frame.at_millis < last.at_millis)
        });
        if begins_again {
            let session = frame.session;
            held.frames.retain(|(_, old)| old.session != session);
            held.bytes = held.frames.iter().map(|(_, old)| old.jpeg.len()).sum();
        }
        let at = match held.frames.back() {
            Some((at, last)) if last.session == frame.session => {
                at + (frame.at_millis - last.at_millis)
            }
            Some((at, _)) => at + BETWEEN_SESSIONS_MILLIS,
            None => 0,
        };
        held.bytes += frame.jpeg.len();
        held.frames.push_back((at, frame));
        while held.bytes > self.bytes_at_most
            || held.frames.len() > FRAMES_AT_MOST
            || held
                .frames
                .front()
                .is_some_and(|(oldest, _)| at - oldest > SECONDS * 1_000)
        {
            let Some((_, oldest)) = held.frames.pop_front() else {
                break;
            };
            held.bytes -= oldest.jpeg.len();
        }
    }

    /// The frames of a session with numbers from the first to the last, both with it; those of the newest size among them.
    pub fn between(&self, session: u32, first: u64, last: u64) -> Vec<KeptFrame> {
        let held = self.lock();
        let frames = held.frames.iter().map(|(_, frame)| frame);
        let wanted = frames
            .filter(|frame| frame.session == session && (first..=last).contains(&frame.number));
        of_one_size(wanted.cloned().collect())
    }

    /// The newest frames, so many milliseconds back, of one session and one size.
    pub fn newest(&self, millis: u64) -> Vec<KeptFrame> {
        let held = self.lock();
        let Some((now, newest)) = held.frames.back() else {
            return Vec::new();
        };
        let wanted = held
            .frames
            .iter()
            .filter(|(at, frame)| frame.session == newest.session && now - at <= millis);
        of_one_size(wanted.map(|(_, frame)| frame.clone()).collect())
    }

    /// How many frames there are, and how many bytes they take.
    pub fn held(&self) -> (usize, usize) {
        let held = self.lock();
        (held.frames.len(), held.bytes)
    }

    /// A thread that panicked while it held the lock has left whole values behind.
    fn lock(&self) -> MutexGuard<'_, Held> {
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What has the size of the last, without a gap at the end: a phone may be turned in the middle.
fn of_one_size(mut frames: Vec<KeptFrame>) -> Vec<KeptFrame> {
    let Some(size) = frames.last().map(|last| last.size) else {
        return frames;
    };
    let other = frames.iter().rposition(|frame| frame.size != size);
    frames.drain(..other.map_or(0, |other| other + 1));
    frames
}

/// Pixels as a JPEG; none when a side is too long for one.
pub fn coded(picture: &RgbImage) -> Option<Vec<u8>> {
    let (width, height) = picture.dimensions();
    let (width, height) = (u16::try_from(width).ok()?, u16::try_from(height).ok()?);
    let mut bytes = Vec::with_capacity(picture.as_raw().len() / 12);
    let mut encoder = Encoder::new(&mut bytes, QUALITY);
    encoder.set_sampling_factor(SamplingFactor::F_2_1);
    encoder
        .encode(picture.as_raw(), width, height, ColorType::Rgb)
        .ok()?;
    Some(bytes)
}

/// A frame on its way into the ring.
struct Waiting {
    session: u32,
    frame: Arc<Frame>,
    jpeg: Option<Vec<u8>>,
}

impl Waiting {
    fn into_ring(self, ring: &Ring) {
        let Some(jpeg) = self.jpeg.or_else(|| coded(&self.frame.picture)) else {
            return;
        };
        let times = (self.frame.number, self.frame.at_millis);
        let size = self.frame.picture.dimensions();
        ring.keep(KeptFrame::new(self.session, times, size, jpeg));
    }
}

/// Brings frames into a ring and never keeps the one that hands them over waiting. Dropping it ends its thread.
pub struct RingKeeper {
    ring: Arc<Ring>,
    coder: Option<Coder>,
    has_no_thread: bool,
}

struct Coder {
    waiting: Arc<Latest<Waiting>>,
    stop: Arc<AtomicBool>,
}

impl Drop for Coder {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

impl RingKeeper {
    /// Fills this ring.
    pub fn of(ring: Arc<Ring>) -> Self {
        Self {
            ring,
            coder: None,
            has_no_thread: false,
        }
    }

    /// Keeps a frame, with its bytes where it came as a JPEG.
    pub fn keep(&mut self, session: u32, frame: &Arc<Frame>, jpeg: Option<Vec<u8>>) {
        let waiting = Waiting {
            session,
            frame: Arc::clone(frame),
            jpeg,
        };
        if waiting.jpeg.is_none() && self.coder.is_none() && !self.has_no_thread {
            self.coder = Coder::start(Arc::clone(&self.ring));
            self.has_no_thread = self.coder.is_none();
        }
        match &self.coder {
            // Once some are late, all go that way, so that they stay in their order.
            Some(coder) => {
                coder.waiting.put(waiting);
            }
            None if waiting.jpeg.is_some() => waiting.into_ring(&self.ring),
            None => {}
        }
    }
}

impl Coder {
    fn start(ring: Arc<Ring>) -> Option<Self> {
        let coder = Self {
            waiting: Arc::new(Latest::holding(WAITING)),
            stop: Arc::default(),
        };
        let (waiting, stop) = (Arc::clone(&coder.waiting), Arc::clone(&coder.stop));
        let started = thread::Builder::new()
            .name("replay".to_owned())
            .spawn(move || {
                while !stop.load(Ordering::Relaxed) {
                    if let Some(one) = waiting.take(Duration::from_millis(200)) {
                        one.into_ring(&ring);
                    }
                }
            });
        match started {
            Ok(_) => Some(coder),
            Err(error) => {
                tracing::warn!("the system gives the replay no thread: {error}");
                None
            }
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use std::time::Instant;

    use super::*;

    fn frame(session: u32, number: u64, at_millis: u64, bytes: usize) -> KeptFrame {
        KeptFrame::new(session, (number, at_millis), (1280, 720), vec![0; bytes])
    }

    /// A minute at this rate, each frame of so many bytes.
    fn minute(fps: u64, bytes: usize) -> Ring {
        let ring = Ring::default();
        for number in 1..=60 * fps {
            ring.keep(frame(1, number, number * 1_000 / fps, bytes));
            let (frames, held) = ring.held();
            assert!(held <= BYTES_AT_MOST && held == frames * bytes);
            assert!(frames <= FRAMES_AT_MOST);
        }
        ring
    }

    #[test]
    fn twelve_seconds_are_kept_and_no_more() {
        for fps in [5, 30] {
            let ring = minute(fps, 90_000);
            let all = ring.newest(u64::MAX);
            let span = all.last().unwrap().at_millis - all[0].at_millis;
            assert!((11_700..=12_000).contains(&span), "{fps}: {span}");
            assert_eq!(all.last().unwrap().number, 60 * fps);
            let last = ring.newest(4_000);
            assert!((4 * fps..=4 * fps + 1).contains(&(last.len() as u64)));
        }
    }

    #[test]
    fn large_quick_frames_take_no_more_than_their_bytes() {
        let ring = minute(60, 160_000);
        let (frames, bytes) = ring.held();
        assert!(bytes > BYTES_AT_MOST - 2 * 160_000, "it is nearly full");
        assert!(frames > 6 * 60, "six seconds are there all the same");
        let ring = minute(500, 10);
        assert_eq!(ring.held().0, FRAMES_AT_MOST);
        let small = Ring::holding(1_000);
        small.keep(frame(1, 1, 0, 1_001));
        assert_eq!(small.held(), (0, 0), "one that is too large is left out");
    }

    #[test]
    fn a_turned_phone_gives_pictures_of_one_size() {
        let ring = Ring::default();
        for number in 1..=90 {
            let size = match number {
                31..=60 => (480, 640),
                _ => (640, 480),
            };
            ring.keep(KeptFrame::new(1, (number, number * 33), size, vec![0; 9]));
        }
        let last = ring.newest(u64::MAX);
        assert_eq!(last.first().unwrap().number, 61);
        let roll = ring.between(1, 20, 50);
        let numbers: Vec<u64> = roll.iter().map(|frame| frame.number).collect();
        assert_eq!(numbers, (31..=50).collect::<Vec<_>>());
    }

    #[test]
    fn numbers_that_begin_again_are_never_mixed() {
        let ring = Ring::default();
        for number in 1..=100 {
            ring.keep(frame(1, number, number * 33, 10));
        }
        // The camera was opened again: another session.
        for number in 1..=50 {
            ring.keep(frame(2, number, number * 33, 10));
        }
        assert_eq!(ring.held(), (150, 1_500));
        assert_eq!(
            ring.between(1, 90, 200).len(),
            11,
            "the roll of before is there"
        );
        assert_eq!(ring.between(2, 1, 200).len(), 50);
        // The same session counts from the beginning again.
        for number in 1..=20 {
            ring.keep(frame(2, number, number * 33, 10));
        }
        assert_eq!(ring.between(2, 1, 200).len(), 20);
        assert_eq!(ring.held(), (120, 1_200));
        assert_eq!(ring.newest(u64::MAX).len(), 20);
    }

    #[test]
    fn an_old_session_ages_as_the_new_one_goes_on() {
        let ring = Ring::default();
        ring.keep(frame(1, 7, 1_000_000, 10));
        for number in 1..=400 {
            ring.keep(frame(2, number, number * 33, 10));
        }
        assert!(ring.between(1, 0, 100).is_empty());
    }

    fn picture(level: u8) -> RgbImage {
        RgbImage::from_fn(64, 48, |x, _| image::Rgb([level, 3 * x as u8, 90]))
    }

    #[test]
    fn any_frame_can_be_decoded_at_random() {
        let ring = Ring::default();
        for number in 1..=20 {
            let jpeg = coded(&picture(10 * number as u8)).unwrap();
            ring.keep(KeptFrame::new(1, (number, number * 33), (64, 48), jpeg));
        }
        let all = ring.newest(u64::MAX);
        for at in [13, 2, 19, 0] {
            let decoded = all[at].decode().unwrap();
            let level = decoded.get_pixel(30, 20).0[0];
            assert!(level.abs_diff(10 * (at as u8 + 1)) < 12, "{at}: {level}");
        }
        let cut = KeptFrame::new(1, (1, 1), (64, 48), all[0].jpeg()[..90].to_vec());
        assert!(cut.decode().is_err(), "a damaged one is an error");
    }

    #[test]
    fn what_came_as_pixels_is_coded_elsewhere_and_the_thread_ends() {
        let ring = Arc::new(Ring::default());
        let mut keeper = RingKeeper::of(Arc::clone(&ring));
        let bytes = coded(&picture(7)).unwrap();
        let mut number = 0;
        let mut hand_over = |keeper: &mut RingKeeper, jpeg: Option<Vec<u8>>| {
            number += 1;
            let frame = Arc::new(Frame {
                number,
                at_millis: number * 33,
                picture: picture(90),
            });
            keeper.keep(1, &frame, jpeg);
        };
        hand_over(&mut keeper, Some(bytes.clone()));
        assert_eq!(ring.held().0, 1, "a JPEG is there at once");
        assert_eq!(ring.newest(0)[0].jpeg(), bytes, "as it came");
        let begun = Instant::now();
        while ring.held().0 < 4 && begun.elapsed() < Duration::from_secs(20) {
            hand_over(&mut keeper, None);
            thread::sleep(Duration::from_millis(10));
        }
        let all = ring.newest(u64::MAX);
        assert!(all.len() >= 4);
        assert!(all.windows(2).all(|two| two[0].number < two[1].number));
        assert!(all[1].decode().is_ok());
        drop(keeper);
        while Arc::strong_count(&ring) > 1 && begun.elapsed() < Duration::from_secs(20) {
            thread::sleep(Duration::from_millis(10));
        }
        assert_eq!(Arc::strong_count(&ring), 1, "no thread is left behind");
    }
}
