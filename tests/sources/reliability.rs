//! Dropped, stalled, restarted, unplugged two hundred times; nothing is left behind.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use image::RgbImage;
use rollcall::camera::guarded::Guarded;
use rollcall::camera::threads::{Camera, Note};
use rollcall::camera::{CameraError, Corners, Delivery, FrameSource, SourceInfo, Wanted};
use rollcall::vision::{Detector, Frame, Gates};

use crate::server::{Server, Talk, numbered};

/// Threads of this program; tests beside this one have threads, too, so only a clear growth means anything.
#[cfg(target_os = "linux")]
pub fn threads() -> usize {
    std::fs::read_dir("/proc/self/task").unwrap().count()
}

#[cfg(not(target_os = "linux"))]
pub fn threads() -> usize {
    0
}

/// Waits until no more than so many threads are left.
#[track_caller]
pub fn threads_fall_to(most: usize) {
    let until = Instant::now() + Duration::from_secs(20);
    while threads() > most {
        assert!(Instant::now() < until, "{} threads are left", threads());
        thread::sleep(Duration::from_millis(50));
    }
}

fn judge(info: &SourceInfo) -> Detector {
    let gates = Gates::Find {
        card_mm: [63.0, 88.0],
        ball_diameter_mm: 32.0,
    };
    Detector::new(info.size.0, info.size.1, info.fps, gates)
}

/// A webcam that is pulled out after three frames; how many of it are open is counted.
struct Pulled {
    info: SourceInfo,
    sent: u64,
    open: Arc<AtomicUsize>,
}

impl Pulled {
    fn open(open: &Arc<AtomicUsize>) -> Box<dyn FrameSource> {
        open.fetch_add(1, Ordering::Relaxed);
        Box::new(Self {
            info: SourceInfo {
                name: "pulled".to_owned(),
                fps: 30.0,
                size: (64, 48),
                rig: None,
                live: true,
            },
            sent: 0,
            open: Arc::clone(open),
        })
    }
}

impl Drop for Pulled {
    fn drop(&mut self) {
        self.open.fetch_sub(1, Ordering::Relaxed);
    }
}

impl FrameSource for Pulled {
    fn info(&self) -> &SourceInfo {
        &self.info
    }

    fn next_frame(&mut self) -> Result<Delivery, CameraError> {
        if self.sent == 3 {
            return Err(CameraError::Stopped("it was unplugged".to_owned()));
        }
        self.sent += 1;
        thread::sleep(Duration::from_millis(1));
        Ok(Delivery::Frame(Frame {
            number: self.sent,
            at_millis: self.sent,
            picture: RgbImage::from_pixel(64, 48, image::Rgb([90, 120, 90])),
        }))
    }
}

#[test]
fn two_hundred_times_unplugged_and_plugged_in_leaves_nothing_behind() {
    const TIMES: u32 = 200;
    let before = threads();
    let open = Arc::new(AtomicUsize::new(0));
    let opened = Arc::new(AtomicU32::new(0));
    let (open_now, count) = (Arc::clone(&open), Arc::clone(&opened));
    let camera = Camera::start(
        move || match count.fetch_add(1, Ordering::Relaxed) % 4 {
            3 => Err(CameraError::Absent("no camera was found".to_owned())),
            _ => Ok(Pulled::open(&open_now)),
        },
        judge,
        || {},
    );
    let until = Instant::now() + Duration::from_secs(60);
    let (mut started, mut failed) = (0, 0);
    while started < TIMES {
        assert!(Instant::now() < until, "only {started} times");
        for noted in camera.notes() {
            match noted.note {
                Note::Started(_) => started += 1,
                Note::Failed { gave_up, .. } => {
                    failed += 1;
                    assert!(!gave_up);
                    // A person at the window would wait half a second.
                    camera.retry();
                }
                _ => {}
            }
        }
        thread::sleep(Duration::from_millis(1));
    }
    assert!(failed >= TIMES - 1, "each loss was told: {failed}");
    let present = threads();
    assert!(present < before + 12, "{before} threads became {present}");
    drop(camera);
    let until = Instant::now() + Duration::from_secs(5);
    while open.load(Ordering::Relaxed) > 0 && Instant::now() < until {
        thread::sleep(Duration::from_millis(10));
    }
    assert_eq!(open.load(Ordering::Relaxed), 0, "a camera was left open");
}

/// Numbered pictures at fifty a second, so many of them.
pub fn some(talk: &mut Talk, count: usize) {
    talk.begin_stream();
    for number in 0..count {
        if !talk.send_part(&numbered(number)) {
            return;
        }
        talk.wait(20);
    }
}

/// What the phone does at each question, one after another.
pub fn misbehave(talk: &mut Talk) {
    match talk.number % 6 {
        // Hangs up in the middle of a picture.
        0 => {
            some(talk, 50);
            talk.send(&numbered(1)[..100]);
        }
        // Garbage instead of pictures.
        1 => {
            talk.begin_stream();
            for _ in 0..40 {
                talk.send([0xff, 0xd8, 0xff, 0xd8, 0x00, 0xff].repeat(900));
            }
        }
        2 => {
            talk.answer("503 Busy", "Content-Length: 0\r\n");
        }
        // Stands still for longer than anybody waits.
        3 => {
            some(talk, 50);
            talk.wait(3_500);
        }
        // Hangs up at once.
        4 => {}
        _ => some(talk, usize::MAX),
    }
}

fn guarded(address: &str) -> Box<dyn FrameSource> {
    let wanted: Wanted = address.parse().unwrap();
    wanted.open_guarded(Corners::AsSetUp).unwrap()
}

/// Reads until a frame comes; what was told until then.
#[track_caller]
fn until_a_frame(source: &mut dyn FrameSource) -> Vec<String> {
    let until = Instant::now() + Duration::from_secs(25);
    let mut told = Vec::new();
    while Instant::now() < until {
        let asked = Instant::now();
        let delivery = source.next_frame().unwrap();
        assert!(asked.elapsed() < Duration::from_secs(1), "waiting ends");
        match delivery {
            Delivery::Frame(_) => return told,
            Delivery::Interrupted { reason } => told.push(reason),
            _ => {}
        }
    }
    panic!("no frame came again: {told:?}");
}

#[test]
fn a_phone_that_drops_stalls_and_sends_garbage_is_told_and_comes_back() {
    let server = Server::start(misbehave);
    let mut source = guarded(&server.address("", "/video"));
    let mut told = Vec::new();
    let until = Instant::now() + Duration::from_secs(60);
    while server.asked() < 6 && Instant::now() < until {
        told.extend(until_a_frame(source.as_mut()));
    }
    told.extend(until_a_frame(source.as_mut()));
    let all = told.join("\n");
    for words in [
        "has ended its pictures",
        "503",
        "does not answer",
        "pictures come again",
    ] {
        assert!(all.contains(words), "{words:?} is not in\n{all}");
    }
}

#[test]
fn a_phone_that_is_started_anew_is_found_again() {
    let server = Server::start(|talk| some(talk, usize::MAX));
    let (port, address) = (server.port, server.address("", "/video"));
    let mut source = guarded(&address);
    until_a_frame(source.as_mut());
    drop(server);
    let gone = Instant::now();
    let mut told = Vec::new();
    while told.is_empty() {
        assert!(
            gone.elapsed() < Duration::from_secs(10),
            "its loss was not told"
        );
        if let Delivery::Interrupted { reason } = source.next_frame().unwrap() {
            told.push(reason);
        }
    }
    let _again = Server::start_at(port, |talk| some(talk, usize::MAX));
    told.extend(until_a_frame(source.as_mut()));
    assert!(
        told.iter().any(|reason| reason.contains("come again")),
        "{told:?}"
    );
}

#[test]
fn a_source_that_never_comes_back_still_ends_when_asked() {
    let left = AtomicU32::new(1);
    let open = Arc::new(AtomicUsize::new(0));
    let mut source = Guarded::open(Arc::new(move || {
        match left.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |left| {
            left.checked_sub(1)
        }) {
            Ok(_) => Ok(Pulled::open(&open)),
            Err(_) => Err(CameraError::Absent("no camera was found".to_owned())),
        }
    }))
    .unwrap();
    let begun = Instant::now();
    let mut told = 0;
    while begun.elapsed() < Duration::from_secs(3) {
        if let Delivery::Interrupted { .. } = source.next_frame().unwrap() {
            told += 1;
        }
    }
    assert!(begun.elapsed() < Duration::from_millis(3_500));
    assert_eq!(told, 2, "unplugged, then absent: each once");
}
