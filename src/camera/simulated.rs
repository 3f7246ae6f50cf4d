//! The simulated table as a source of frames like any other.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use crate::sim::{Arrangement, Order, TABLE_FPS, Table};
use crate::vision::{Frame, GateInImage, Rig};

use super::source::{CameraError, Delivery, FrameSource, SourceInfo};

/// The table that is shown when no seed is asked for.
pub const DEFAULT_SEED: u64 = 1;
/// Width and height of its pictures.
const SIZE: (u32, u32) = (640, 480);
/// Left to itself, the table lies still this long between two events.
const CALM_FRAMES: u64 = 60;
/// A source that is later than this does not try to catch up.
const LATE: Duration = Duration::from_millis(250);

/// How fast the pictures come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pace {
    /// As a webcam sends them.
    ByClock,
    /// As fast as they are asked for.
    AsFast,
}

/// The hand at the simulated table: the app keeps a copy and says what somebody would do there.
#[derive(Debug, Clone, Default)]
pub struct SimulatedHand {
    shared: Arc<Mutex<Shared>>,
}

#[derive(Debug, Default)]
struct Shared {
    orders: VecDeque<Order>,
    /// Orders taken by the table and not yet done.
    is_busy: bool,
    places: Vec<[[f64; 2]; 4]>,
}

impl SimulatedHand {
    /// A hand that belongs to no table yet.
    pub fn new() -> Self {
        Self::default()
    }

    fn with<T>(&self, f: impl FnOnce(&mut Shared) -> T) -> T {
        // The queue is whole after every change, so a panic elsewhere does not spoil it.
        f(&mut self.shared.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Rolls a ball when what was asked before is done.
    pub fn roll(&self) {
        self.with(|shared| shared.orders.push_back(Order::Roll));
    }

    /// Rolls two balls at once, as in a tie.
    pub fn roll_two(&self) {
        self.with(|shared| shared.orders.push_back(Order::RollTwo));
    }

    /// Arranges gates and toys; what lies off every gate is taken away.
    pub fn arrange(&self, arrangement: Arrangement) {
        self.with(|shared| shared.orders.push_back(Order::Arrange(arrangement)));
    }

    /// Passes a hand over the table.
    pub fn pass(&self) {
        self.with(|shared| shared.orders.push_back(Order::Pass));
    }

    /// True while somebody does what was asked.
    pub fn is_busy(&self) -> bool {
        self.with(|shared| shared.is_busy || !shared.orders.is_empty())
    }

    /// The corners of the gate on each place of the table, in pixels; empty before the source is open.
    pub fn places(&self) -> Vec<[[f64; 2]; 4]> {
        self.with(|shared| shared.places.clone())
    }
}

/// The simulated table.
#[derive(Debug)]
pub struct Simulated {
    info: SourceInfo,
    table: Table,
    pace: Pace,
    number: u64,
    started: Option<Instant>,
    hand: Option<SimulatedHand>,
    calm: u64,
    clears: bool,
}

impl Simulated {
    /// A table on which somebody rolls every few seconds and clears up between.
    pub fn automatic(seed: u64, pace: Pace) -> Self {
        Self::open(seed, pace, None)
    }

    /// A table on which only happens what `hand` is told.
    pub fn on_order(seed: u64, pace: Pace, hand: SimulatedHand) -> Self {
        Self::open(seed, pace, Some(hand))
    }

    fn open(seed: u64, pace: Pace, hand: Option<SimulatedHand>) -> Self {
        let table = Table::new(seed, SIZE);
        let places = table.places();
        let gates = table
            .gates()
            .into_iter()
            .filter_map(|index| {
                Some(GateInImage {
                    index,
                    corners_in_image: *places.get(index)?,
                })
            })
            .collect();
        let info = SourceInfo {
            name: format!("simulated:{seed}"),
            fps: f64::from(TABLE_FPS),
            size: table.size(),
            rig: Rig::new(
                table.card_mm(),
                table.ball_diameter_mm(),
                gates,
                table.size(),
            )
            .ok(),
            live: pace == Pace::ByClock,
        };
        if let Some(hand) = &hand {
            hand.with(|shared| shared.places = places);
        }
        Self {
            info,
            table,
            pace,
            number: 0,
            started: None,
            hand,
            calm: 0,
            clears: false,
        }
    }

    /// Hands the orders over, or thinks of something itself.
    fn give_orders(&mut self) {
        if let Some(hand) = &self.hand {
            let table = &mut self.table;
            hand.with(|shared| {
                for order in shared.orders.drain(..) {
                    table.order(order);
                }
                shared.is_busy = !table.is_idle();
            });
            return;
        }
        if !self.table.is_idle() {
            self.calm = 0;
            return;
        }
        self.calm += 1;
        if self.calm < CALM_FRAMES {
            return;
        }
        // A roll, and when it has been seen for a while, a hand that takes the toys away.
        if self.clears && self.table.wants_clearing() {
            self.table.order(Order::Arrange(Arrangement {
                gates: self.table.gates(),
                standing: Vec::new(),
            }));
            self.clears = false;
        } else {
            self.table.order(Order::Roll);
            self.clears = true;
        }
    }

    /// Waits until the next picture is due.
    fn wait(&mut self) -> u64 {
        let due = Duration::from_nanos(
            self.number.saturating_sub(1) * 1_000_000_000 / u64::from(TABLE_FPS),
        );
        if self.pace == Pace::ByClock {
            let started = *self.started.get_or_insert_with(Instant::now);
            let now = started.elapsed();
            if now < due {
                thread::sleep(due - now);
            } else if now > due + LATE {
                // The machine was busy: the table's own time stands still meanwhile.
                self.started = Instant::now().checked_sub(due);
            }
        }
        u64::try_from(due.as_millis()).unwrap_or(u64::MAX)
    }
}

impl FrameSource for Simulated {
    fn info(&self) -> &SourceInfo {
        &self.info
    }

    fn next_frame(&mut self) -> Result<Delivery, CameraError> {
        self.number += 1;
        self.give_orders();
        let picture = self.table.next_picture();
        let at_millis = self.wait();
        Ok(Delivery::Frame(Frame {
            number: self.number,
            at_millis,
            picture,
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn next(source: &mut Simulated) -> Frame {
        match source.next_frame() {
            Ok(Delivery::Frame(frame)) => frame,
            other => panic!("a simulated table always has a next frame: {other:?}"),
        }
    }

    #[test]
    fn it_has_a_rig_and_counts_its_frames() {
        let mut source = Simulated::automatic(1, Pace::AsFast);
        let rig = source
            .info()
            .rig
            .clone()
            .expect("the table knows its set-up");
        assert_eq!(rig.gates().len(), 2);
        assert!(!source.info().live);
        for number in 1..=3 {
            let frame = next(&mut source);
            assert_eq!(frame.number, number);
            assert_eq!(frame.at_millis, (number - 1) * 1000 / 30);
            assert_eq!(frame.picture.dimensions(), source.info().size);
        }
    }

    #[test]
    fn it_rolls_when_it_is_told_and_says_when_it_is_done() {
        let hand = SimulatedHand::new();
        let mut source = Simulated::on_order(2, Pace::AsFast, hand.clone());
        assert_eq!(hand.places().len(), 4);
        next(&mut source);
        assert!(!hand.is_busy());
        hand.roll();
        assert!(hand.is_busy());
        let mut frames = 0;
        while hand.is_busy() && frames < 300 {
            next(&mut source);
            frames += 1;
        }
        assert!((45..300).contains(&frames), "the roll took {frames} frames");
    }

    #[test]
    fn by_the_clock_a_frame_comes_every_thirtieth_of_a_second_at_most() {
        let mut source = Simulated::automatic(1, Pace::ByClock);
        let start = Instant::now();
        for _ in 0..4 {
            next(&mut source);
        }
        assert!(source.info().live && start.elapsed() >= Duration::from_millis(95));
    }
}
