//! What was learnt from the referee at this table: labelled examples, and how far they shift a call that looks like them.
//!
//! What the judge saw of a roll is kept with what it really was: where the referee said otherwise a correction, where the call
//! stood a confirmation. An example speaks only of rolls that look much alike; it says how far the judge was off there. The shift
//! is the mean of what the alike examples say, drawn towards nothing as long as they are few (kernel regression of the judge's
//! error with a prior of no error), and bounded: however many agree, the surest error becomes a question rather than the
//! opposite answer said surely. Confirmations say "no error": what one toy taught does not spoil the calls of others that look
//! like it. Corrections that contradict each other cancel, and where the judge was mostly wrong both ways it asks.

use super::colour::Colour;
use super::rest::Rest;
use super::shape::Shape;
use super::way::WayWitness;

/// Traits of two rolls of one toy that ended alike differ by 0.7 in the middle (root mean square, each trait having about unit
/// spread), those of another toy hardly ever by less than 0.6: so far an example reaches, which is one and a half times this.
const REACH: f32 = 0.4;
/// An example that weighs less than this is not alike and says nothing: about one and a half reaches away.
const LEAST_WEIGHT: f32 = 0.3;
/// Fewer corrections than these that agree are chance: one wrong key must not teach anything.
const LEAST_AGREEING: usize = 3;
/// "No error" counts as much as this many alike examples.
const PRIOR: f32 = 1.0;
/// Examples ask for no more than these log-odds on the side of their label: nine in ten.
const MARGIN: f32 = 2.2;
/// No shift is larger than this, in log-odds: a judge that is 99 in 100 sure of an error is brought to ask.
const MOST_SHIFT: f32 = 5.0;
/// With this share of the alike corrections' weight on each side they contradict each other,
const CONTRADICTION: f32 = 0.25;
/// and with this share of the weight of all alike examples the judge is mostly wrong there.
const MOSTLY_WRONG: f32 = 0.5;

/// What the judge saw of a roll, as numbers to tell alike rolls by.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Traits {
    /// The numbers, each with about unit spread over rolls by chance; see [`Traits::NAMES`]. Empty when nothing lay there.
    pub values: Vec<f32>,
    /// Logarithm of the odds that it is open, as the judge would say without experience.
    pub open_log_odds: f32,
}

impl Traits {
    /// Counts up whenever the numbers come to mean something else: examples of another kind are not compared.
    pub const KIND: u32 = 1;
    /// What the numbers are.
    pub const NAMES: [&str; 15] = [
        "thing in the ring just outside the outline",
        "thing beyond the outline",
        "edges beyond the outline",
        "area beyond the outline that was not there while it rolled",
        "darkest tenth",
        "how much darker than while it rolled",
        "diameter of the ball that fits best",
        "growth",
        "unrest",
        "stop",
        "overlap with the ball",
        "size",
        "red over green while it rolled",
        "blue over green while it rolled",
        "brightness while it rolled",
    ];

    /// The numbers of a roll: of the thing at rest, while it rolled (if it was seen well then), and of its way.
    pub fn of(
        rest: &Rest,
        rolling: Option<&Shape>,
        way: &WayWitness,
        colour: &Colour,
        open_log_odds: f64,
    ) -> Self {
        let shape = &rest.shape;
        let unit = |value: f64, middle: f64, spread: f64| {
            let value = (value - middle) / spread;
            if value.is_finite() {
                value.clamp(-3.0, 3.0) as f32
            } else {
                0.0
            }
        };
        let [red, green, blue] = colour.mean.map(f64::from);
        let tint = |value: f64, middle: f64, spread: f64| {
            if green > 0.0 {
                unit(value, middle, spread)
            } else {
                0.0
            }
        };
        let values = vec![
            unit(shape.near_solid, 0.2, 0.2),
            unit(shape.beyond_solid, 0.4, 0.4),
            unit(shape.beyond_edges, 0.8, 0.8),
            rolling.map_or(0.0, |r| unit(shape.beyond_any - r.beyond_any, 0.3, 0.4)),
            unit(shape.darkest, 0.57, 0.15),
            rolling.map_or(0.0, |r| unit(r.darkest - shape.darkest, 0.0, 0.12)),
            unit(rest.scale, 1.02, 0.07),
            unit(way.growth.max(0.05).ln(), 0.3, 0.4),
            unit(way.unrest, 0.3, 0.3),
            unit(way.stop, 3.0, 3.0),
            unit(rest.iou, 0.7, 0.2),
            unit(rest.area_in_balls.max(0.05).ln(), 0.3, 0.4),
            tint(red - green, 0.0, 0.25),
            tint(blue - green, 0.0, 0.25),
            tint((red + green + blue) / 3.0, 0.5, 0.25),
        ];
        Self {
            values,
            open_log_odds: open_log_odds as f32,
        }
    }

    /// How alike two rolls look: 1 the same, 0 not at all.
    fn alike(&self, other: &Self) -> f32 {
        let count = self.values.len();
        if count == 0 || count != other.values.len() {
            return 0.0;
        }
        let squares = self.values.iter().zip(&other.values);
        let squares: f32 = squares.map(|(a, b)| (a - b) * (a - b)).sum();
        let weight = (-0.5 * squares / (count as f32 * REACH * REACH)).exp();
        if weight >= LEAST_WEIGHT { weight } else { 0.0 }
    }
}

/// A roll with what the referee said of it.
#[derive(Debug, Clone, PartialEq)]
pub struct Example {
    /// What the judge saw.
    pub traits: Traits,
    /// True when it was open, or partly open.
    pub opened: bool,
    /// When it was kept, in milliseconds since 1970.
    pub kept_millis: u64,
}

impl Example {
    /// True for a correction: without experience the judge would have said otherwise.
    pub fn is_correction(&self) -> bool {
        (self.traits.open_log_odds > 0.0) != self.opened
    }

    /// How far the judge would have to be shifted to say the label with [`MARGIN`]; nought when it does already.
    fn error(&self) -> f32 {
        let said = self.traits.open_log_odds;
        if self.opened {
            (MARGIN - said).max(0.0)
        } else {
            (-MARGIN - said).min(0.0)
        }
    }
}

/// What the alike examples say of a roll.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Shift {
    /// To be added to the log-odds of open.
    pub log_odds: f32,
    /// Alike corrections that say it was open.
    pub open: usize,
    /// Alike corrections that say it was closed.
    pub closed: usize,
    /// True when the alike corrections contradict each other, so that the judge had better ask.
    pub asks: bool,
}

impl Shift {
    /// True when any correction spoke.
    pub fn is_heard(&self) -> bool {
        self.open + self.closed > 0
    }

    /// True when they speak for open more than for closed.
    pub fn speaks_for_open(&self) -> bool {
        if self.log_odds == 0.0 {
            self.open > self.closed
        } else {
            self.log_odds > 0.0
        }
    }

    /// How many speak for the side that is spoken for.
    pub fn agreeing(&self) -> usize {
        if self.speaks_for_open() {
            self.open
        } else {
            self.closed
        }
    }

    /// How many speak against it.
    pub fn against(&self) -> usize {
        self.open + self.closed - self.agreeing()
    }
}

/// All examples of one table, the oldest first.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Experience {
    examples: Vec<Example>,
}

impl Experience {
    /// No more corrections than these are kept, and no more confirmations; the oldest are dropped.
    pub const MOST: usize = 200;

    /// Of examples, the oldest first.
    pub fn of(examples: Vec<Example>) -> Self {
        let mut experience = Self { examples };
        experience.drop_oldest();
        experience
    }

    /// How many corrections there are.
    pub fn corrections(&self) -> usize {
        let examples = self.examples.iter();
        examples.filter(|example| example.is_correction()).count()
    }

    /// The examples, the oldest first.
    pub fn examples(&self) -> &[Example] {
        &self.examples
    }

    /// Adds an example.
    pub fn keep(&mut self, example: Example) {
        self.examples.push(example);
        self.drop_oldest();
    }

    /// Takes an example out again.
    pub fn forget(&mut self, example: &Example) {
        self.examples.retain(|one| one != example);
    }

    /// Takes out the examples that speak of such a roll, and returns them.
    pub fn forget_alike(&mut self, traits: &Traits) -> Vec<Example> {
        let (alike, others) = std::mem::take(&mut self.examples)
            .into_iter()
            .partition(|example| example.traits.alike(traits) > 0.0);
        self.examples = others;
        alike
    }

    fn drop_oldest(&mut self) {
        for is_correction in [true, false] {
            let is_of_sort = |example: &Example| example.is_correction() == is_correction;
            let count = self.examples.iter().filter(|one| is_of_sort(one)).count();
            let mut surplus = count.saturating_sub(Self::MOST);
            self.examples.retain(|example| {
                let is_dropped = surplus > 0 && is_of_sort(example);
                surplus -= usize::from(is_dropped);
                !is_dropped
            });
        }
    }

    /// What the examples say of a roll with these traits.
    pub fn shift(&self, traits: &Traits) -> Shift {
        let mut shift = Shift::default();
        let (mut weight_open, mut weight_closed) = (0.0_f32, 0.0_f32);
        let (mut weight, mut errors) = (0.0_f32, 0.0_f32);
        for example in &self.examples {
            let alike = example.traits.alike(traits);
            if alike <= 0.0 {
                continue;
            }
            weight += alike;
            errors += alike * example.error();
            match (example.is_correction(), example.opened) {
                (true, true) => {
                    shift.open += 1;
                    weight_open += alike;
                }
                (true, false) => {
                    shift.closed += 1;
                    weight_closed += alike;
                }
                (false, _) => {}
            }
        }
        if shift.open.max(shift.closed) < LEAST_AGREEING {
            return shift;
        }
        let corrections = weight_open + weight_closed;
        shift.asks = weight_open.min(weight_closed) >= CONTRADICTION * corrections
            && corrections >= MOSTLY_WRONG * weight;
        if errors.is_finite() {
            shift.log_odds = (errors / (weight + PRIOR)).clamp(-MOST_SHIFT, MOST_SHIFT);
        }
        shift
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Traits of a roll: a toy's own numbers, and how this roll differs from its others.
    fn traits(toy: f32, roll: f32, open_log_odds: f32) -> Traits {
        let values = (0..12).map(|k| {
            let own = (toy * (1.0 + k as f32)).sin() * 1.4;
            own + 0.3 * (roll * (3.7 + k as f32)).sin()
        });
        Traits {
            values: values.collect(),
            open_log_odds,
        }
    }

    fn example(toy: f32, roll: f32, open_log_odds: f32, opened: bool) -> Example {
        Example {
            traits: traits(toy, roll, open_log_odds),
            opened,
            kept_millis: 0,
        }
    }

    fn taught(count: usize, said: f32, opened: bool) -> Experience {
        let examples = (0..count).map(|at| example(1.0, at as f32, said, opened));
        Experience::of(examples.collect())
    }

    #[test]
    fn ten_corrections_of_an_odd_toy_remove_its_error_and_touch_no_other_toy() {
        let learnt = taught(10, 2.5, false);
        for roll in 20..40 {
            let odd = traits(1.0, roll as f32, 2.5);
            let shift = learnt.shift(&odd);
            assert!(odd.open_log_odds + shift.log_odds < -1.1, "{shift:?}");
            assert!(!shift.asks && shift.agreeing() >= 8 && !shift.speaks_for_open());
            assert_eq!(shift.against(), 0);
            for toy in 2..20 {
                let other = traits(toy as f32, roll as f32, 2.5);
                assert_eq!(learnt.shift(&other).log_odds, 0.0, "toy {toy}");
            }
        }
    }

    #[test]
    fn one_or_two_corrections_change_nothing_but_are_told() {
        let shift = taught(2, 3.0, false).shift(&traits(1.0, 30.0, 3.0));
        assert_eq!((shift.log_odds, shift.closed), (0.0, 2));
        assert!(shift.is_heard() && !shift.asks);
    }

    #[test]
    fn an_error_said_as_sure_as_can_be_becomes_a_question_at_most() {
        let shift = taught(200, 40.0, false).shift(&traits(1.0, 300.0, 6.0));
        assert_eq!(shift.log_odds, -MOST_SHIFT);
    }

    #[test]
    fn corrections_that_contradict_each_other_cancel_and_ask() {
        let mut learnt = taught(6, 1.0, false);
        for roll in 0..6 {
            learnt.keep(example(1.0, roll as f32 + 0.5, -1.0, true));
        }
        let shift = learnt.shift(&traits(1.0, 30.0, 0.5));
        assert!(shift.asks && shift.log_odds.abs() < 0.8, "{shift:?}");
    }

    #[test]
    fn calls_that_stood_keep_what_another_toy_taught_from_spoiling_them() {
        let said = 2.0;
        let mut learnt = taught(10, said, false);
        let alone = learnt.shift(&traits(1.0, 30.0, said));
        assert!(said + alone.log_odds < 0.0);
        // Another toy that looks the same opened forty times, as the judge said.
        for roll in 0..40 {
            learnt.keep(example(1.0, roll as f32 + 0.5, said, true));
        }
        let shift = learnt.shift(&traits(1.0, 30.0, said));
        assert!(said + shift.log_odds > 1.1, "{shift:?}");
        assert!(!shift.asks && shift.closed >= 8 && shift.open == 0);
    }

    #[test]
    fn what_the_judge_said_rightly_and_surely_moves_nothing() {
        let learnt = taught(10, -3.0, false);
        let shift = learnt.shift(&traits(1.0, 30.0, -3.0));
        assert_eq!(shift, Shift::default());
        assert_eq!((learnt.corrections(), learnt.examples().len()), (0, 10));
    }

    #[test]
    fn what_was_learnt_of_a_roll_can_be_forgotten_alone() {
        let mut learnt = taught(4, 2.0, false);
        learnt.keep(example(5.0, 0.0, 2.0, true));
        assert_eq!(learnt.forget_alike(&traits(1.0, 9.0, 2.0)).len(), 4);
        assert_eq!(learnt.examples().len(), 1);
    }

    #[test]
    fn the_oldest_examples_are_dropped_and_odd_ones_do_no_harm() {
        let mut learnt = taught(Experience::MOST, 2.0, false);
        learnt.keep(example(1.0, 1.0, f32::NAN, true));
        assert_eq!(learnt.corrections(), Experience::MOST);
        learnt.keep(example(1.0, 1.0, 3.0, true));
        assert_eq!(learnt.examples().len(), Experience::MOST + 1);
        assert!(learnt.shift(&traits(1.0, 2.0, 0.0)).log_odds.is_finite());
        let short = Traits {
            values: vec![0.0],
            open_log_odds: 0.0,
        };
        assert_eq!(learnt.shift(&short), Shift::default());
        assert_eq!(learnt.shift(&Traits::default()), Shift::default());
    }
}
