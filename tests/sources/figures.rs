//! What a phone costs and how late its pictures are: figures, not limits.
//!
//! `cargo test --release --test sources figures -- --ignored --nocapture`

use std::fs;
use std::sync::{Arc, Mutex, mpsc};
use std::time::{Duration, Instant};

use image::codecs::jpeg::JpegEncoder;
use rollcall::camera::threads::{Camera, Note};
use rollcall::camera::{Corners, SourceInfo, Wanted};
use rollcall::sim::{Family, Scenario};
use rollcall::vision::{Detector, GateInImage, Gates, Rig};

use crate::server::{Server, Talk};

/// As a phone sends them.
const FPS: f64 = 30.0;
/// The table is calm for so long before the roll.
const CALM_SECONDS: f64 = 12.0;
/// Of that, what the judge does first is no part of the calm.
const SETTLES_SECONDS: f64 = 2.0;

/// A roll that opens on a gate, as JPEG files, and how many of the first are calm.
fn roll(size: (u32, u32)) -> (Vec<Vec<u8>>, usize, Rig) {
    let mut scenario = (1..)
        .map(|seed| Scenario::draw(seed, Family::Open, size))
        .find(|scenario| {
            let truth = scenario.truth();
            truth.outcome == "open_on_gate" && truth.fps == 30
        })
        .unwrap();
    let setup = scenario.setup();
    let gates = setup.cards.iter().map(|card| GateInImage {
        index: card.index,
        corners_in_image: card.corners_px,
    });
    let rig = Rig::new(setup.card_mm, setup.ball_diameter_mm, gates.collect(), size).unwrap();
    let calm = scenario.truth().event_start_frame as usize - 1;
    let (count, quality) = (scenario.frames(), scenario.jpeg_quality());
    let mut coded = |number| {
        let mut bytes = Vec::new();
        JpegEncoder::new_with_quality(&mut bytes, quality)
            .encode_image(&scenario.frame(number))
            .unwrap();
        bytes
    };
    let frames = (1..=count).map(&mut coded).collect();
    (frames, calm, rig)
}

/// Seconds of the processor that this program has used; none where the system does not tell.
fn processor_seconds() -> Option<f64> {
    let stat = fs::read_to_string("/proc/self/stat").ok()?;
    let behind_name = stat.rsplit_once(')')?.1;
    let mut times = behind_name.split_whitespace().skip(11);
    let mut ticks = || times.next()?.parse::<f64>().ok();
    // A tick is a hundredth of a second on every Linux that people have.
    Some((ticks()? + ticks()?) / 100.0)
}

fn share(of: &mut [f64], share: f64) -> f64 {
    of.sort_by(f64::total_cmp);
    of[(share * (of.len() - 1) as f64).round() as usize]
}

/// Plays the calm table, then the roll, once, and notes when each picture was sent whole.
fn play(talk: &mut Talk, frames: &[Vec<u8>], calm: usize, sent: &Mutex<Vec<Instant>>) {
    talk.begin_stream();
    let begun = Instant::now();
    let still = (0..(FPS * CALM_SECONDS) as usize).map(|at| at % calm);
    let rolls = calm..frames.len();
    let rests = std::iter::repeat_n(frames.len() - 1, 2 * FPS as usize);
    for (number, at) in still.chain(rolls).chain(rests).enumerate() {
        let due = begun + Duration::from_secs_f64(number as f64 / FPS);
        if let Some(left) = due.checked_duration_since(Instant::now()) {
            std::thread::sleep(left);
        }
        sent.lock().unwrap().push(Instant::now());
        if !talk.send_part(&frames[at]) {
            return;
        }
    }
    talk.wait(2_000);
}

fn measure(size: (u32, u32), finds_cards: bool) {
    let (frames, calm, rig) = roll(size);
    let (length, frames) = (frames.len(), Arc::new(frames));
    let sent: Arc<Mutex<Vec<Instant>>> = Arc::default();
    let (at_server, notes_sent) = (Arc::clone(&frames), Arc::clone(&sent));
    let server = Server::start(move |talk| {
        if talk.number == 0 {
            play(talk, &at_server, calm, &notes_sent);
        }
    });
    let address: Wanted = server.address("", "/video").parse().unwrap();
    let judge = move |info: &SourceInfo| {
        let gates = if finds_cards {
            Gates::Find {
                card_mm: rig.card_mm(),
                ball_diameter_mm: rig.ball_diameter_mm(),
            }
        } else {
            Gates::Given(rig.clone())
        };
        Detector::new(info.size.0, info.size.1, FPS, gates)
    };
    let (wake, woken) = mpsc::channel();
    let begun = Instant::now();
    let camera = Camera::start(
        move || address.open(Corners::AsSetUp),
        judge,
        move || _ = wake.send(()),
    );
    let (mut first_picture, mut called) = (None, None);
    let mut late_millis = Vec::new();
    let (mut last, mut calm_begins, mut calm_costs) = (0, None, None);
    let until = Duration::from_secs_f64(CALM_SECONDS + length as f64 / FPS + 6.0);
    while begun.elapsed() < until && called.is_none() {
        if woken.recv_timeout(Duration::from_millis(100)).is_err() {
            continue;
        }
        let now = Instant::now();
        for noted in camera.notes() {
            if let Note::Call { call, .. } = noted.note {
                called.get_or_insert((now - begun, call.settle_frame));
            }
        }
        let Some(seen) = camera.seen().filter(|seen| seen.frame.number != last) else {
            continue;
        };
        last = seen.frame.number;
        first_picture.get_or_insert(now - begun);
        if let Some(was_sent) = sent.lock().unwrap().get(last as usize - 1) {
            late_millis.push(1000.0 * (now - *was_sent).as_secs_f64());
        }
        let seconds = begun.elapsed().as_secs_f64();
        if calm_begins.is_none() && seconds > SETTLES_SECONDS {
            calm_begins = processor_seconds().map(|used| (now, used));
        }
        if calm_costs.is_none()
            && seconds > CALM_SECONDS - 0.5
            && let (Some((from, before)), Some(used)) = (calm_begins, processor_seconds())
        {
            calm_costs = Some((used - before) / (now - from).as_secs_f64());
        }
    }
    let first_picture = first_picture.expect("pictures come");
    let (called, settled) = called.expect("the roll is called");
    let since_rest = sent
        .lock()
        .unwrap()
        .get(settled as usize - 1)
        .map(|rest| 1000.0 * (begun + called - *rest).as_secs_f64());
    let cards = if finds_cards { "found" } else { "given" };
    println!(
        "{}x{}, cards {cards}: first picture after {:.0} ms; a picture sent is looked at and shown after {:.0} ms (p50), {:.0} ms (p95); calm: \
         {:.0} % of one core; called {:.0} ms after the ball lay still",
        size.0,
        size.1,
        1000.0 * first_picture.as_secs_f64(),
        share(&mut late_millis, 0.5),
        share(&mut late_millis, 0.95),
        100.0 * calm_costs.unwrap_or(f64::NAN),
        since_rest.unwrap_or(f64::NAN),
    );
}

#[test]
#[ignore = "takes a minute; its figures are only worth something on a machine that does nothing else"]
fn figures_of_a_phone() {
    for size in [(640, 480), (1280, 720)] {
        for finds_cards in [false, true] {
            measure(size, finds_cards);
        }
    }
}
