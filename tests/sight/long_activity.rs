//! Hours in which nobody rolls: people place, take, turn over, push, point, throw a die, set a drink down, lamps and shadows come
//! and go. Rendering is what it costs, so that it is asked for:
//!
//! ```text
//! SOAK_SECONDS=7200 cargo test --release --test sight -- --ignored --nocapture long_activity
//! ```

use std::time::Instant;

use rollcall::sim::{Arrangement, Family, Order, Scenario, TABLE_FPS, Table};
use rollcall::vision::{Call, Detector, Frame, GateInImage, Gates, Rig};

/// Half of what a webcam sends on each side: what is far is as small as on a large table.
const SIZE: (u32, u32) = (320, 240);
/// Seconds of each endless table before the next one is drawn.
const SECONDS_EACH: f64 = 60.0;

/// What the judge said in some seconds of activity.
#[derive(Default)]
struct Heard {
    seconds: f64,
    calls: Vec<(String, Call)>,
}

impl Heard {
    /// Every event of the labelled kind in which nothing is rolled.
    fn event(&mut self, seed: u64) {
        let mut scenario = Scenario::draw(seed, Family::Open, SIZE);
        let outcome = scenario.truth().outcome;
        if !outcome.starts_with("none") {
            return;
        }
        let setup = scenario.setup();
        let fps = f64::from(setup.fps);
        let gates = setup.cards.iter().map(|card| (card.index, card.corners_px));
        let mut judge = judge(gates, setup.card_mm, setup.ball_diameter_mm, fps);
        for number in 1..=scenario.frames() {
            let picture = scenario.frame(number);
            self.look(&mut judge, number, fps, picture, || {
                format!("event {seed}, {outcome}")
            });
        }
    }

    /// An endless table on which hands are busy with everything but a roll, at 30 frames a second or 15.
    fn table(&mut self, seed: u64) {
        let mut table = Table::new(seed, SIZE);
        let every = 1 + seed % 2;
        let fps = f64::from(TABLE_FPS) / every as f64;
        let gates = table.places().into_iter().enumerate();
        let mut judge = judge(gates, table.card_mm(), table.ball_diameter_mm(), fps);
        let mut orders = 0;
        for number in 1..=(SECONDS_EACH * fps) as u64 {
            if table.is_idle() {
                orders += 1;
                table.order(if orders % 6 == 1 {
                    let gates: Vec<usize> = (0..2 + orders % 3).collect();
                    let standing = gates.iter().copied().step_by(1 + orders % 2).collect();
                    Order::Arrange(Arrangement { gates, standing })
                } else {
                    Order::Fidget
                });
            }
            if every == 2 {
                table.skip_picture();
            }
            let picture = table.next_picture();
            let doing = table.doing();
            self.look(&mut judge, number, fps, picture, || {
                format!("table {seed}, {doing}")
            });
        }
    }

    fn look(
        &mut self,
        judge: &mut Detector,
        number: u64,
        fps: f64,
        picture: image::RgbImage,
        name: impl Fn() -> String,
    ) {
        self.seconds += 1.0 / fps;
        let at_millis = (number as f64 * 1000.0 / fps) as u64;
        let frame = Frame {
            number,
            at_millis,
            picture,
        };
        if let Some(call) = judge.look(&frame).call {
            println!(
                "{} s: {}, frame {number}: {:?} on {:?}, {} %, asks: {}",
                self.seconds as u64,
                name(),
                call.pose,
                call.gate,
                call.certainty_percent,
                call.asks
            );
            self.calls.push((name(), call));
        }
    }

    /// Calls an hour, and the most that is likely: the upper end of the 95 % interval of a Poisson count.
    fn rates(&self) -> String {
        let hours = self.seconds / 3600.0;
        let answers = self.calls.iter().filter(|(_, call)| !call.asks).count();
        let questions = self.calls.len() - answers;
        let rate = |count: usize| {
            format!(
                "{:.2} an hour (at most {:.2})",
                count as f64 / hours,
                most_likely(count) / hours
            )
        };
        format!(
            "{hours:.2} hours without a roll: false calls {answers}, {}; false questions {questions}, {}",
            rate(answers),
            rate(questions)
        )
    }
}

/// The largest mean of a Poisson count under which so few are seen in one of twenty trials.
fn most_likely(count: usize) -> f64 {
    let at_most = |mean: f64| -> f64 {
        let mut term = (-mean).exp();
        let mut sum = term;
        for k in 1..=count {
            term *= mean / k as f64;
            sum += term;
        }
        sum
    };
    let (mut low, mut high) = (0.0, 10.0 + 3.0 * count as f64);
    for _ in 0..60 {
        let mean = f64::midpoint(low, high);
        if at_most(mean) > 0.05 {
            low = mean;
        } else {
            high = mean;
        }
    }
    high
}

fn judge(
    gates: impl Iterator<Item = (usize, [[f64; 2]; 4])>,
    card_mm: [f64; 2],
    ball_diameter_mm: f64,
    fps: f64,
) -> Detector {
    let gates = gates
        .map(|(index, corners_in_image)| GateInImage {
            index,
            corners_in_image,
        })
        .collect();
    let rig = Rig::new(card_mm, ball_diameter_mm, gates, SIZE).unwrap();
    Detector::new(SIZE.0, SIZE.1, fps, Gates::Given(rig))
}

#[test]
fn none_in_an_hour_may_still_be_three() {
    assert!((most_likely(0) - 3.0).abs() < 0.01);
    assert!((most_likely(2) - 6.3).abs() < 0.01);
}

#[test]
fn a_minute_of_a_busy_table_is_no_roll() {
    let mut heard = Heard::default();
    heard.table(901);
    assert!(heard.seconds > 59.0);
    let answers: Vec<_> = heard.calls.iter().filter(|(_, call)| !call.asks).collect();
    assert!(answers.is_empty(), "{answers:#?}");
}

#[test]
#[ignore = "renders for as long as SOAK_SECONDS says, 600 when it says nothing"]
fn long_activity() {
    let number = |name: &str, usual: u64| -> u64 {
        std::env::var(name)
            .ok()
            .and_then(|text| text.parse().ok())
            .unwrap_or(usual)
    };
    let (seconds, seed) = (number("SOAK_SECONDS", 600), number("SOAK_SEED", 1));
    let begun = Instant::now();
    let mut heard = Heard::default();
    let mut next = seed;
    while heard.seconds < seconds as f64 {
        heard.table(next);
        for event in 0..40 {
            heard.event(next * 40 + event);
        }
        next += 1;
    }
    println!(
        "{} ({:.0} s of work)",
        heard.rates(),
        begun.elapsed().as_secs_f64()
    );
    assert!(
        heard.calls.iter().all(|(_, call)| call.asks),
        "{}",
        heard.rates()
    );
}
