//! Which of two rolls at once opened first: the photo finish of a tie roll.

use super::call::Call;

/// Openings fewer frames apart than these cannot be told apart: each is known to a frame.
pub const DEAD_HEAT_FRAMES: u64 = 2;
/// A second roll that is not called within this long after the first does not come.
const COMES_SECONDS: f64 = 5.0;
/// Two that lie nearer to above each other than this share of the narrower one's width are not well named by left and right.
const LEAST_ASIDE: f64 = 0.25;

/// The roll that opened first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum First {
    /// The one that lies further left in the picture.
    Left,
    /// The one that lies further right in the picture.
    Right,
    /// Neither: both opened in the same frame, or in two that follow each other.
    DeadHeat,
}

/// The order of two rolls.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Order {
    /// Which opened first.
    pub first: First,
    /// Frames between the first frames in which they were open; none where only one opened.
    pub gap_frames: Option<u64>,
    /// The same in milliseconds.
    pub gap_millis: Option<u64>,
    /// True when the judge would rather ask the referee: it was not sure of one of the calls, saw only one roll, or one lies above
    /// the other in the picture, so that left and right name neither.
    pub asks: bool,
}

impl Order {
    /// The order of two rolls, or of one whose partner never came; none when neither opened. `fps` are the camera's frames a
    /// second, `width` is that of its pictures in pixels.
    ///
    /// One that lies alone lies left when its middle is in the left half of the picture.
    pub fn of(one: &Call, other: Option<&Call>, fps: f64, width: u32) -> Option<Self> {
        let one_is_left = lies_left(one, other, width);
        let side = |is_left: bool| if is_left { First::Left } else { First::Right };
        let other_opened = other.and_then(|call| call.open_frame);
        let (first, gap) = match (one.open_frame, other_opened) {
            (None, None) => return None,
            (Some(_), None) => (side(one_is_left), None),
            (None, Some(_)) => (side(!one_is_left), None),
            (Some(a), Some(b)) if a.abs_diff(b) < DEAD_HEAT_FRAMES => {
                (First::DeadHeat, Some(a.abs_diff(b)))
            }
            (Some(a), Some(b)) => (side(one_is_left == (a < b)), Some(a.abs_diff(b))),
        };
        Some(Self {
            first,
            gap_frames: gap,
            gap_millis: gap.map(|frames| (frames as f64 * 1000.0 / fps.max(1.0)).round() as u64),
            asks: one.asks
                || other.is_none_or(|other| other.asks || lie_above_each_other(one, other)),
        })
    }
}

/// Whether a roll lies left of another, or of the middle where it lies alone; `width` is that of the pictures in pixels.
pub fn lies_left(one: &Call, other: Option<&Call>, width: u32) -> bool {
    let middle = |call: &Call| call.box_in_image.map(|b| (b[0] + b[2]) / 2.0);
    let half = f64::from(width) / 2.0;
    middle(one).unwrap_or(half) < other.and_then(middle).unwrap_or(half)
}

/// Whether neither of two lies clearly further left in the picture.
fn lie_above_each_other(one: &Call, other: &Call) -> bool {
    one.box_in_image
        .zip(other.box_in_image)
        .is_some_and(|(a, b)| {
            let apart = ((a[0] + a[2]) - (b[0] + b[2])).abs() / 2.0;
            apart < LEAST_ASIDE * (a[2] - a[0]).min(b[2] - b[0])
        })
}

/// Puts calls together two by two, as they come.
#[derive(Debug, Clone)]
pub struct PhotoFinish {
    fps: f64,
    width: u32,
    waits: Option<Call>,
}

impl PhotoFinish {
    /// For a camera with so many frames a second and pictures this many pixels wide.
    pub fn new(fps: f64, width: u32) -> Self {
        Self {
            fps,
            width,
            waits: None,
        }
    }

    /// Takes a call; gives the order when it was the second of two.
    pub fn hear(&mut self, call: &Call) -> Option<Order> {
        match self.waits.take() {
            Some(first) => Order::of(&first, Some(call), self.fps, self.width),
            None => {
                self.waits = Some(call.clone());
                None
            }
        }
    }

    /// Takes note of a frame without a call; gives the order of one roll alone when the other has not come for too long.
    pub fn pass(&mut self, frame: u64) -> Option<Order> {
        let since = self.waits.as_ref()?.call_frame;
        let patience = (COMES_SECONDS * self.fps) as u64;
        (frame > since.saturating_add(patience))
            .then(|| self.end())
            .flatten()
    }

    /// Nothing more comes: the order of one roll alone, if one waits.
    pub fn end(&mut self) -> Option<Order> {
        let alone = self.waits.take()?;
        Order::of(&alone, None, self.fps, self.width)
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::super::call::{OpenGate, Place, Pose};
    use super::*;

    fn call(x: f64, open_frame: Option<u64>) -> Call {
        Call {
            roll: 1,
            pose: Pose::Open,
            place: Place::On,
            gate: Some(0),
            gates: vec![0],
            open_gate: OpenGate::Gate(0),
            certainty_percent: 97,
            asks: false,
            alternatives: Vec::new(),
            roll_start_frame: 20,
            open_frame,
            settle_frame: 40,
            call_frame: 46,
            box_in_image: Some([x - 10.0, 90.0, x + 10.0, 120.0]),
            traits: crate::vision::experience::Traits::default(),
            learnt: crate::vision::experience::Shift::default(),
            colour: crate::vision::colour::Colour::default(),
            let_go: None,
        }
    }

    fn order(one: (f64, Option<u64>), other: (f64, Option<u64>)) -> Option<(First, Option<u64>)> {
        let (one, other) = (call(one.0, one.1), call(other.0, other.1));
        let both = |a: &Call, b: &Call| Order::of(a, Some(b), 30.0, 640);
        assert_eq!(both(&one, &other), both(&other, &one));
        both(&one, &other).map(|order| (order.first, order.gap_frames))
    }

    #[test]
    fn the_earlier_opening_is_first_whichever_was_called_first() {
        let (left, right) = (100.0, 400.0);
        assert_eq!(
            order((left, Some(30)), (right, Some(33))),
            Some((First::Left, Some(3)))
        );
        assert_eq!(
            order((left, Some(35)), (right, Some(33))),
            Some((First::Right, Some(2)))
        );
        for (a, b) in [(33, 33), (34, 33), (33, 34)] {
            let found = order((left, Some(a)), (right, Some(b)));
            assert_eq!(found, Some((First::DeadHeat, Some(a.abs_diff(b)))));
        }
        let gap = Order::of(
            &call(left, Some(30)),
            Some(&call(right, Some(33))),
            30.0,
            640,
        );
        let gap = gap.unwrap();
        assert_eq!((gap.gap_millis, gap.asks), (Some(100), false));
    }

    #[test]
    fn what_lies_above_the_other_is_asked_about() {
        let open = |x: f64, frame: u64| call(x, Some(frame));
        let asks = |x: f64| {
            Order::of(&open(100.0, 30), Some(&open(x, 36)), 30.0, 640).map(|order| order.asks)
        };
        assert_eq!(asks(103.0), Some(true));
        assert_eq!(asks(107.0), Some(false));
    }

    #[test]
    fn one_that_alone_opened_is_first_and_none_has_no_order() {
        let (left, right) = (100.0, 200.0);
        assert_eq!(
            order((left, None), (right, Some(33))),
            Some((First::Right, None))
        );
        assert_eq!(
            order((left, Some(9)), (right, None)),
            Some((First::Left, None))
        );
        assert_eq!(order((left, None), (right, None)), None);
        // The other left the picture: then the picture's halves count.
        let mut gone = call(0.0, None);
        gone.box_in_image = None;
        for (at, side) in [(100.0, First::Left), (500.0, First::Right)] {
            let open = call(at, Some(30));
            for found in [
                Order::of(&open, Some(&gone), 30.0, 640),
                Order::of(&gone, Some(&open), 30.0, 640),
                Order::of(&open, None, 30.0, 640),
            ] {
                assert_eq!(found.unwrap().first, side);
            }
        }
    }

    #[test]
    fn a_second_roll_that_does_not_come_is_given_up_and_the_next_two_are_another_pair() {
        let mut finish = PhotoFinish::new(30.0, 640);
        assert_eq!(finish.hear(&call(100.0, Some(30))), None);
        assert_eq!(finish.pass(100), None);
        let alone = finish.pass(197).unwrap();
        assert_eq!((alone.first, alone.asks), (First::Left, true));
        assert_eq!(finish.pass(198), None);
        assert_eq!(finish.hear(&call(100.0, Some(230))), None);
        let second = finish.hear(&call(300.0, Some(225)));
        assert_eq!(second.unwrap().gap_frames, Some(5));
        assert_eq!(finish.end(), None);
    }
}
