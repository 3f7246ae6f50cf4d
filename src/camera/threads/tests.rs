//! Tests of the module above.

#![allow(clippy::unwrap_used)]
use std::sync::atomic::AtomicU32;

use image::RgbImage;

use super::*;
use crate::camera::source::Delivery;
use crate::camera::view::{Turned, View};
use crate::vision::Gates;

/// Sends `good` frames, then does what it is told.
struct Fake {
    info: SourceInfo,
    sent: u64,
    good: u64,
    then: Then,
}

#[derive(Clone, Copy, PartialEq)]
enum Then {
    Hang,
    Panic,
    Fail,
    End,
}

impl Fake {
    fn open(good: u64, then: Then) -> Result<Box<dyn FrameSource>, CameraError> {
        Ok(Box::new(Self {
            info: SourceInfo {
                name: "fake".to_owned(),
                fps: 100.0,
                size: (8, 6),
                rig: None,
                live: then != Then::End,
            },
            sent: 0,
            good,
            then,
        }))
    }
}

impl FrameSource for Fake {
    fn info(&self) -> &SourceInfo {
        &self.info
    }

    fn next_frame(&mut self) -> Result<Delivery, CameraError> {
        if self.sent == self.good {
            match self.then {
                Then::Hang => thread::sleep(Duration::from_secs(60)),
                Then::Panic => panic!("as a driver might (expected in this test)"),
                Then::Fail => return Err(CameraError::Stopped("it was unplugged".to_owned())),
                Then::End => return Ok(Delivery::End),
            }
        }
        self.sent += 1;
        thread::sleep(Duration::from_millis(2));
        Ok(Delivery::Frame(Frame {
            number: self.sent,
            at_millis: self.sent * 2,
            picture: RgbImage::new(8, 6),
        }))
    }
}

fn judge(info: &SourceInfo) -> Detector {
    let gates = Gates::Find {
        card_mm: [63.0, 88.0],
        ball_diameter_mm: 32.0,
    };
    Detector::new(info.size.0, info.size.1, info.fps, gates)
}

fn words(noted: &Noted) -> String {
    let word = match &noted.note {
        Note::Opening => "opening".to_owned(),
        Note::Started(info) => format!("started {}", info.name),
        Note::Call { .. } => "call".to_owned(),
        Note::Controls(controls, refused) => {
            let now = controls.first().and_then(|one| one.now);
            format!("controls {now:?} {refused:?}")
        }
        Note::NoPicture => "no picture".to_owned(),
        Note::PictureBack => "picture back".to_owned(),
        Note::Health(trouble) => format!("{trouble:?}"),
        Note::Failed { sentence, .. } => sentence.clone(),
        Note::Ended => "ended".to_owned(),
    };
    format!("{} {word}", noted.session)
}

/// Collects notes until one holds `last`.
#[track_caller]
fn notes_until(camera: &Camera, last: &str) -> Vec<String> {
    let until = Instant::now() + Duration::from_secs(20);
    let mut heard = Vec::new();
    while Instant::now() < until {
        heard.extend(camera.notes().iter().map(words));
        if heard.iter().any(|word| word.contains(last)) {
            return heard;
        }
        thread::sleep(Duration::from_millis(5));
    }
    panic!("{last:?} was not heard: {heard:?}");
}

#[test]
fn a_file_is_shown_to_its_end_and_wakes_the_screen() {
    let woken = Arc::new(AtomicU32::new(0));
    let count = Arc::clone(&woken);
    let camera = Camera::start(
        || Fake::open(10, Then::End),
        judge,
        move || {
            count.fetch_add(1, Ordering::Relaxed);
        },
    );
    let heard = notes_until(&camera, "ended");
    assert_eq!(heard, ["1 opening", "1 started fake", "1 ended"]);
    assert_eq!(woken.load(Ordering::Relaxed), 13, "3 notes and 10 frames");
}

/// A camera whose exposure can be set, if the driver is willing.
struct WithControls {
    fake: Box<dyn FrameSource>,
    now: Setting,
    is_willing: bool,
}

impl FrameSource for WithControls {
    fn info(&self) -> &SourceInfo {
        self.fake.info()
    }

    fn next_frame(&mut self) -> Result<Delivery, CameraError> {
        self.fake.next_frame()
    }

    fn controls(&self) -> Vec<ControlState> {
        vec![ControlState {
            control: Control::Exposure,
            settings: vec![Setting::Auto, Setting::Locked],
            now: Some(self.now),
        }]
    }

    fn set_control(&mut self, _control: Control, setting: Setting) -> Result<(), String> {
        if !self.is_willing {
            return Err("the driver says no".to_owned());
        }
        self.now = setting;
        Ok(())
    }
}

#[test]
fn what_can_be_set_is_told_at_the_start_and_after_each_wish() {
    for (is_willing, answer) in [
        (true, "controls Some(Locked) None"),
        (false, "controls Some(Auto) Some(\"the driver says no\")"),
    ] {
        let camera = Camera::start(
            move || {
                let source = WithControls {
                    fake: Fake::open(u64::MAX, Then::End)?,
                    now: Setting::Auto,
                    is_willing,
                };
                // A picture that is turned belongs to the same camera.
                let view = View::new(90, false).expect("a quarter turn");
                Ok(Turned::of(Box::new(source), view))
            },
            judge,
            || {},
        );
        notes_until(&camera, "controls Some(Auto) None");
        camera.set_control(Control::Exposure, Setting::Locked);
        let heard = notes_until(&camera, "controls");
        assert!(heard.iter().any(|word| word.contains(answer)), "{heard:?}");
    }
}

#[test]
fn an_unplugged_camera_is_told_once_and_opened_again() {
    let opened = Arc::new(AtomicU32::new(0));
    let count = Arc::clone(&opened);
    let camera = Camera::start(
        move || match count.fetch_add(1, Ordering::Relaxed) {
            0 => Fake::open(5, Then::Fail),
            1 | 2 => Err(CameraError::Stopped("it was unplugged".to_owned())),
            _ => Fake::open(u64::MAX, Then::Fail),
        },
        judge,
        || {},
    );
    let heard = notes_until(&camera, "4 started");
    assert_eq!(
        heard,
        [
            "1 opening",
            "1 started fake",
            "1 it was unplugged",
            "4 started fake"
        ]
    );
    let until = Instant::now() + Duration::from_secs(5);
    while camera.seen().is_none() && Instant::now() < until {
        thread::sleep(Duration::from_millis(5));
    }
    assert_eq!(camera.seen().unwrap().session, 4);
}

#[test]
fn a_camera_that_hangs_is_named_then_given_up_for_a_new_one() {
    let opened = Arc::new(AtomicU32::new(0));
    let count = Arc::clone(&opened);
    let camera = Camera::start(
        move || match count.fetch_add(1, Ordering::Relaxed) {
            0 => Fake::open(5, Then::Hang),
            _ => Fake::open(u64::MAX, Then::Hang),
        },
        judge,
        || {},
    );
    let begun = Instant::now();
    let heard = notes_until(&camera, "2 started");
    assert_eq!(heard[2], "1 no picture");
    assert!(heard[3].contains("no picture for 3 seconds"), "{heard:?}");
    assert!(begun.elapsed() < Duration::from_secs(6));
    let dropping = Instant::now();
    drop(camera);
    assert!(dropping.elapsed() < Duration::from_millis(200));
}

#[test]
fn a_driver_that_panics_ends_only_its_thread() {
    let camera = Camera::start(|| Fake::open(3, Then::Panic), judge, || {});
    let heard = notes_until(&camera, "2 started");
    assert!(heard[2].contains("driver broke down"), "{heard:?}");
}

#[test]
fn an_unreadable_clip_is_tried_again_only_when_asked() {
    let camera = Camera::start(
        || Err(CameraError::Clip("a/setup.json: fps is missing".to_owned())),
        judge,
        || {},
    );
    let heard = notes_until(&camera, "fps");
    assert_eq!(heard, ["1 opening", "1 a/setup.json: fps is missing"]);
    camera.retry();
    assert_eq!(notes_until(&camera, "fps")[0], "2 opening");
}

#[test]
fn corners_laid_by_hand_are_judged_by_until_the_judge_is_renewed() {
    let judge_by_the_rig = |info: &SourceInfo| match &info.rig {
        Some(rig) => Detector::new(8, 6, info.fps, Gates::Given(rig.clone())),
        None => judge(info),
    };
    let camera = Camera::start(|| Fake::open(100_000, Then::Fail), judge_by_the_rig, || {});
    let gates_seen = |wanted: usize| {
        let until = Instant::now() + Duration::from_secs(20);
        while Instant::now() < until {
            if camera.seen().is_some_and(|seen| seen.gates.len() == wanted) {
                return true;
            }
            thread::sleep(Duration::from_millis(5));
        }
        false
    };
    assert!(gates_seen(0), "nobody has set it up");
    let gate = GateInImage {
        index: 0,
        corners_in_image: [[1.0, 1.0], [6.0, 1.0], [6.0, 4.0], [1.0, 4.0]],
    };
    camera.lay_rig(Rig::new([63.0, 88.0], 32.0, vec![gate], (8, 6)).unwrap());
    assert!(gates_seen(1), "the laid gate");
    let cards = || camera.seen().and_then(|seen| seen.cards);
    assert_eq!(
        cards(),
        None,
        "where corners are given, no card is looked for"
    );
    camera.renew_judge();
    assert!(gates_seen(0), "it looks for itself again");
    let judge = cards().map(|cards| cards.judge);
    assert_eq!(
        judge,
        Some(3),
        "another judge, which numbers its cards anew"
    );
}
