//! What is rolled on the endless table: one ball, or two at once.

use rand::Rng;

use super::super::act::Act;
use super::super::plan::{self, Wish};
use super::super::roll::Roll;
use super::super::scenario::{pair, pick};
use super::super::toy::{Posture, Toy};
use super::{REST_SECONDS, Table};

/// Two rolls at once are sought so often.
const TRIES_FOR_TWO: usize = 40;
/// One of two begins later than the other by so much at most.
const MOST_LATER_SECONDS: f32 = 0.35;

impl Table {
    /// A roll with an end by chance, and how the ball lies then.
    pub(super) fn roll(&mut self) -> Option<(Act, (Toy, Posture))> {
        for _ in 0..12 {
            let gates = self.gates();
            let over = (!gates.is_empty()).then(|| gates[self.rng.random_range(0..gates.len())]);
            let wish = match over {
                None => Wish::Off { opens_over: None },
                Some(gate) => match pick(&mut self.rng, &[65, 8, 2, 10, 9, 3, 3]) {
                    0 => Wish::On { gate, t_open: 1.0 },
                    1 => Wish::On {
                        gate,
                        t_open: self.rng.random_range(0.15..0.5),
                    },
                    2 => Wish::Across { t_open: 1.0 },
                    3 => Wish::On { gate, t_open: 0.0 },
                    4 => Wish::Off { opens_over: None },
                    5 => Wish::Off {
                        opens_over: Some(gate),
                    },
                    _ => Wish::Leaves,
                },
            };
            if let Some(act) = plan::roll(&mut self.rng, &self.setting, wish, true) {
                let rest = lies(act.roll.as_ref()?);
                return Some((act, rest));
            }
        }
        None
    }

    /// Two rolls at once that keep apart, most of them with an open end, and how the balls lie then.
    pub(super) fn roll_two(&mut self) -> Option<(Act, Vec<(Toy, Posture)>)> {
        let gates = self.gates();
        if gates.is_empty() {
            return None;
        }
        for _ in 0..TRIES_FOR_TWO {
            let mut acts = Vec::new();
            for _ in 0..2 {
                let gate = gates[self.rng.random_range(0..gates.len())];
                let t_open = [1.0, 0.0][pick(&mut self.rng, &[85, 15])];
                let wish = Wish::On { gate, t_open };
                acts.extend(plan::roll(&mut self.rng, &self.setting, wish, true));
            }
            let later = self.rng.random_range(0.0..MOST_LATER_SECONDS);
            let Ok([one, other]) = <[Act; 2]>::try_from(acts) else {
                continue;
            };
            if let Some(act) = pair::side_by_side(one, other, later) {
                let second = act
                    .beside
                    .as_ref()
                    .and_then(|beside| beside.act.roll.as_ref());
                let rest = [act.roll.as_ref(), second].into_iter().flatten();
                let rest = rest.map(lies).collect();
                return Some((act, rest));
            }
        }
        None
    }
}

/// A rolled toy as it lies in the end.
fn lies(roll: &Roll) -> (Toy, Posture) {
    (roll.toy, roll.posture(roll.rests_at() + REST_SECONDS))
}
