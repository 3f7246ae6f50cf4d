//! The endless table: it lies still until it is told that somebody rolls, or that the game wants it arranged.

mod rolls;

use std::collections::VecDeque;

use image::RgbImage;
use rand::{Rng, SeedableRng, rngs::StdRng};

use super::act::{Act, CardChange, Cargo, Carry};
use super::cards::Card;
use super::fidget::{self, After};
use super::plan;
use super::scenario::corners_px;
use super::setting::{Setting, Standing};
use super::space::{Turn, UP, V3};
use super::stage::{Moment, Stage, Still};
use super::toy::{Posture, Toy};
use super::{Family, act};

/// How many places for gates the table has.
pub const SLOTS: usize = 4;
/// Frames a second.
pub const TABLE_FPS: u32 = 30;
/// After an act the table stays as it is for so long before the next order is taken.
const REST_SECONDS: f32 = 0.9;
/// The calm before the first order.
const FIRST_CALM_SECONDS: f32 = 1.0;
/// Marks a toy that lies on no gate.
const NO_GATE: usize = usize::MAX;

/// What the table is asked to look like.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Arrangement {
    /// The places (0 to 3) on which a gate lies; a place is the number of its gate in the rig.
    pub gates: Vec<usize>,
    /// The gates on which toys stand; one named twice has two.
    pub standing: Vec<usize>,
}

/// What somebody at the table is asked to do.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Order {
    /// Roll a ball; chance decides how it ends.
    Roll,
    /// Roll two balls at once, as in a tie; most of them open on a gate.
    RollTwo,
    /// Arrange gates and toys by hand. What lies off every gate is taken away.
    Arrange(Arrangement),
    /// Pass a hand over the table, for nothing.
    Pass,
    /// Anything but a roll, by chance: a gate is turned over, a drink or a pen set down or taken, a toy pushed by a finger, a die
    /// thrown, a shadow or a lamp passes, a hand.
    Fidget,
}

/// A table without an end. The same seed and the same orders at the same frames give the same pixels.
#[derive(Debug)]
pub struct Table {
    rng: StdRng,
    setting: Setting,
    /// A card for every place; those that lie there are in the setting too.
    slots: Vec<Card>,
    stage: Stage,
    orders: VecDeque<Order>,
    running: Option<Running>,
    frame: u64,
    free_from: u64,
}

#[derive(Debug)]
struct Running {
    act: Act,
    /// Frame at which it began.
    since: u64,
    /// What lies still, without what the act moves.
    still: Still,
    then: Then,
}

/// What is true of the table when an act is over.
#[derive(Debug)]
enum Then {
    Same,
    /// Each toy that was rolled, as it lies.
    Rolled(Vec<(Toy, Posture)>),
    Arranged {
        cards: Vec<Card>,
        standing: Vec<Standing>,
    },
    Fidgeted(After),
}

impl Table {
    /// A table with two gates and no toys.
    pub fn new(seed: u64, size: (u32, u32)) -> Self {
        let size = (size.0.clamp(1, 2560), size.1.clamp(1, 2560));
        let mut rng = StdRng::seed_from_u64(seed);
        // One where a hand and a ball have room and the cards are not too small to see.
        let mut setting = Setting::draw(&mut rng, Family::Open, size, SLOTS);
        for _ in 0..120 {
            let view = &setting.scene.view;
            let large = view.px_per_mm(V3::default()) > view.width.max(view.height) as f32 / 640.0;
            if large
                && setting.scene.surface.inside_mm(V3::default()) > 420.0
                && view.elevation_degrees > 45.0
            {
                break;
            }
            setting = Setting::draw(&mut rng, Family::Open, size, SLOTS);
        }
        setting.standing.clear();
        setting.things.truncate(2);
        for card in &mut setting.cards {
            card.print.face_up = false;
        }
        let slots: Vec<Card> = setting.gates().copied().collect();
        setting
            .cards
            .retain(|card| card.gate.is_none_or(|gate| gate < 2));
        let stage = Stage::new(setting.scene.clone(), setting.still());
        Self {
            rng,
            setting,
            slots,
            stage,
            orders: VecDeque::new(),
            running: None,
            frame: 0,
            free_from: (FIRST_CALM_SECONDS * TABLE_FPS as f32) as u64,
        }
    }

    /// Nominal size of a Gate card in millimetres.
    pub fn card_mm(&self) -> [f64; 2] {
        self.setting.card_mm.map(f64::from)
    }

    /// Nominal diameter of a closed ball in millimetres.
    pub fn ball_diameter_mm(&self) -> f64 {
        f64::from(self.setting.ball_diameter_mm)
    }

    /// Width and height of a picture in pixels.
    pub fn size(&self) -> (u32, u32) {
        (
            self.setting.scene.view.width,
            self.setting.scene.view.height,
        )
    }

    /// The corners of the gate on each place, in pixels, whether one lies there now or not.
    pub fn places(&self) -> Vec<[[f64; 2]; 4]> {
        let view = &self.setting.scene.view;
        self.slots
            .iter()
            .map(|card| corners_px(view, card))
            .collect()
    }

    /// The places on which a gate lies now.
    pub fn gates(&self) -> Vec<usize> {
        let mut gates: Vec<usize> = self.setting.gates().filter_map(|card| card.gate).collect();
        gates.sort_unstable();
        gates
    }

    /// Asks for something; it is done when what was asked before is done.
    pub fn order(&mut self, order: Order) {
        self.orders.push_back(order);
    }

    /// True when nothing happens and nothing is asked for.
    pub fn is_idle(&self) -> bool {
        self.running.is_none() && self.orders.is_empty()
    }

    /// What is being done now, in a word; empty when nothing is.
    pub fn doing(&self) -> &'static str {
        match self.running.as_ref().map(|running| &running.then) {
            None => "",
            Some(Then::Same) => "pass",
            Some(Then::Rolled(_)) => "roll",
            Some(Then::Arranged { .. }) => "arrange",
            Some(Then::Fidgeted(after)) => after.word,
        }
    }

    /// True when something lies on the table that the next roll would better not meet.
    pub fn wants_clearing(&self) -> bool {
        !self.setting.standing.is_empty()
    }

    /// Lets a frame go by unseen: a camera of half as many frames a second.
    pub fn skip_picture(&mut self) {
        self.frame += 1;
        self.go_on();
    }

    /// The next picture.
    pub fn next_picture(&mut self) -> RgbImage {
        self.skip_picture();
        let clock = self.frame as f32 / TABLE_FPS as f32;
        let moment = match &self.running {
            Some(running) => {
                let seconds = (self.frame - running.since) as f32 / TABLE_FPS as f32;
                self.stage
                    .arrange(running.act.still(&running.still, seconds));
                running
                    .act
                    .moment(&self.setting.scene, seconds, clock, self.frame)
            }
            None => {
                self.stage.arrange(self.setting.still());
                Moment {
                    moving: Vec::new(),
                    gains: act::drift(clock),
                    number: self.frame,
                }
            }
        };
        self.stage.picture(&moment)
    }

    /// Ends an act that is over and begins the next.
    fn go_on(&mut self) {
        let seconds = |since: u64| (self.frame - since) as f32 / TABLE_FPS as f32;
        if self
            .running
            .as_ref()
            .is_some_and(|r| seconds(r.since) > r.act.ends() + REST_SECONDS)
            && let Some(running) = self.running.take()
        {
            self.finish(running);
        }
        if self.running.is_none()
            && self.frame >= self.free_from
            && let Some(order) = self.orders.pop_front()
        {
            self.begin(order);
        }
    }

    fn finish(&mut self, running: Running) {
        match running.then {
            Then::Same => {}
            Then::Rolled(toys) => {
                let view = self.setting.scene.view.clone();
                let stayed = toys.into_iter();
                for (toy, posture) in stayed.filter(|(_, lies)| view.sees(lies.at, 60.0)) {
                    let gate = self
                        .setting
                        .gates()
                        .find(|card| card.distance(posture.at) < 0.0)
                        .and_then(|card| card.gate);
                    self.setting.standing.push(Standing {
                        gate: gate.unwrap_or(NO_GATE),
                        toy,
                        posture,
                    });
                }
            }
            Then::Arranged { cards, standing } => {
                self.setting.cards = cards;
                self.setting.standing = standing;
            }
            Then::Fidgeted(after) => after.become_of(&mut self.setting),
        }
    }

    fn begin(&mut self, order: Order) {
        let still = self.setting.still();
        let (act, still, then) = match order {
            Order::Pass => match plan::pass(&mut self.rng, &self.setting) {
                Some(act) => (act, still, Then::Same),
                None => return,
            },
            Order::Roll => match self.roll() {
                Some((act, rest)) => (act, still, Then::Rolled(vec![rest])),
                None => return,
            },
            Order::RollTwo => match self.roll_two() {
                Some((act, rest)) => (act, still, Then::Rolled(rest)),
                None => return,
            },
            Order::Fidget => match fidget::draw(&mut self.rng, &self.setting) {
                Some((act, still, after)) => (act, still, Then::Fidgeted(after)),
                None => return,
            },
            Order::Arrange(wanted) => match self.arrange(&wanted) {
                Some(planned) => planned,
                None => return,
            },
        };
        self.running = Some(Running {
            act,
            since: self.frame,
            still,
            then,
        });
    }

    /// One visit of a hand that takes away and brings what the order says.
    fn arrange(&mut self, wanted: &Arrangement) -> Option<(Act, Still, Then)> {
        let mut places: Vec<V3> = Vec::new();
        let mut card_at: Vec<(usize, Card, bool)> = Vec::new();
        let mut carry_at: Vec<(usize, Cargo, bool)> = Vec::new();
        let mut standing = Vec::new();
        let mut left = wanted.standing.clone();
        // Toys first: one that may stay uses up its place in the wish. Newest first, they lie on top.
        for toy in self.setting.standing.iter().rev() {
            let gate_stays =
                wanted.gates.contains(&toy.gate) && self.setting.gate(toy.gate).is_some();
            if gate_stays && let Some(at) = left.iter().position(|gate| *gate == toy.gate) {
                left.swap_remove(at);
                standing.insert(0, toy.clone());
            } else {
                let cargo = Cargo::Toy(toy.toy, toy.posture);
                places.push(cargo.grip());
                carry_at.push((places.len() - 1, cargo, true));
            }
        }
        let mut cards = self.setting.cards.clone();
        for (slot, card) in self.slots.iter().enumerate() {
            let (is, shall) = (
                self.setting.gate(slot).is_some(),
                wanted.gates.contains(&slot),
            );
            if is == shall {
                continue;
            }
            places.push(card.centre + UP * 10.0);
            card_at.push((places.len() - 1, *card, shall));
            if shall {
                cards.push(*card);
            } else {
                cards.retain(|other| other.gate != Some(slot));
            }
        }
        for gate in left.into_iter().filter(|gate| wanted.gates.contains(gate)) {
            let Some(card) = self.slots.get(gate) else {
                continue;
            };
            let (w, h) = card.print.half_mm;
            let at = (0..30)
                .map(|_| {
                    card.world(
                        self.rng.random_range(-0.45..0.45) * w,
                        self.rng.random_range(-0.6..0.6) * h,
                    )
                })
                .find(|at| {
                    standing
                        .iter()
                        .all(|s: &Standing| (s.posture.at - *at).length() > 1.9 * s.toy.radius_mm)
                });
            let Some(at) = at else { continue };
            let posture = Posture {
                at,
                turn: Turn::yaw(self.rng.random_range(0.0..std::f32::consts::TAU)),
                t_open: 1.0,
            };
            let toy = self.setting.toy(&mut self.rng);
            let cargo = Cargo::Toy(toy, posture);
            places.push(cargo.grip());
            carry_at.push((places.len() - 1, cargo, false));
            standing.push(Standing { gate, toy, posture });
        }
        if places.is_empty() {
            return None;
        }
        let (hand, times) = plan::visit(&mut self.rng, &self.setting, &places, 0.12)?;
        let act = Act {
            hand: Some(hand),
            carries: carry_at
                .into_iter()
                .map(|(at, cargo, goes)| Carry {
                    cargo,
                    taken: goes.then_some(times[at]),
                    put: (!goes).then_some(times[at]),
                })
                .collect(),
            card_changes: card_at
                .into_iter()
                .map(|(at, card, comes)| CardChange {
                    at: times[at],
                    card,
                    comes,
                })
                .collect(),
            ..Act::default()
        };
        // What the hand takes is drawn by the act, from its first frame.
        let mut before = self.setting.clone();
        before.standing.retain(|s| standing.contains(s));
        let still = before.still();
        Some((act, still, Then::Arranged { cards, standing }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SMALL: (u32, u32) = (160, 120);

    fn run_until_idle(table: &mut Table) -> RgbImage {
        for _ in 0..600 {
            let picture = table.next_picture();
            if table.is_idle() {
                return picture;
            }
        }
        panic!("the table never comes to rest");
    }

    fn mean_difference(a: &RgbImage, b: &RgbImage) -> f32 {
        let sum: u32 = a
            .as_raw()
            .iter()
            .zip(b.as_raw())
            .map(|(a, b)| u32::from(a.abs_diff(*b)))
            .sum();
        sum as f32 / a.as_raw().len() as f32
    }

    #[test]
    fn the_table_is_as_ordered_when_the_hand_has_gone() {
        let mut table = Table::new(3, SMALL);
        assert_eq!(table.gates(), [0, 1]);
        let first = table.next_picture();
        let wanted = Arrangement {
            gates: vec![1, 2, 3],
            standing: vec![1, 3, 3],
        };
        table.order(Order::Arrange(wanted));
        let arranged = run_until_idle(&mut table);
        assert_eq!(table.gates(), [1, 2, 3]);
        assert!(table.wants_clearing());
        assert!(mean_difference(&first, &arranged) > 0.5);
        table.order(Order::Arrange(Arrangement {
            gates: vec![0, 1],
            standing: Vec::new(),
        }));
        let back = run_until_idle(&mut table);
        assert_eq!(table.gates(), [0, 1]);
        assert!(!table.wants_clearing());
        // Everything is where it was: only noise and the slow drift of the light differ.
        assert!(
            mean_difference(&first, &back) < 5.0,
            "{}",
            mean_difference(&first, &back)
        );
    }

    #[test]
    fn an_order_that_changes_nothing_costs_no_time() {
        let mut table = Table::new(4, SMALL);
        table.order(Order::Arrange(Arrangement {
            gates: vec![0, 1],
            standing: Vec::new(),
        }));
        for _ in 0..=FIRST_CALM_SECONDS as u64 * u64::from(TABLE_FPS) {
            table.next_picture();
        }
        assert!(table.is_idle());
    }

    #[test]
    fn many_rolls_follow_one_another_the_same_way_for_the_same_seed() {
        let play = |seed| {
            let mut table = Table::new(seed, (48, 36));
            let mut pictures = Vec::new();
            for roll in 0..6 {
                table.order(Order::Roll);
                if roll % 2 == 1 {
                    table.order(Order::Arrange(Arrangement {
                        gates: vec![0, 1, 2],
                        standing: vec![0],
                    }));
                }
                pictures.push(run_until_idle(&mut table));
            }
            pictures
        };
        assert_eq!(play(11), play(11));
        assert_ne!(play(11), play(12));
    }

    #[test]
    fn fidgeting_goes_on_and_never_leaves_more_than_the_table_holds() {
        let mut table = Table::new(5, (48, 36));
        table.order(Order::Arrange(Arrangement {
            gates: vec![0, 1, 2],
            standing: vec![0, 2],
        }));
        let mut pictures = vec![run_until_idle(&mut table)];
        for _ in 0..12 {
            table.order(Order::Fidget);
            pictures.push(run_until_idle(&mut table));
            assert!(table.setting.things.len() <= fidget::MOST_THINGS);
            assert_eq!(table.setting.standing.len(), 2);
        }
        pictures.dedup();
        assert!(pictures.len() > 6, "{}", pictures.len());
    }

    /// The table with this order given, run until it is done; the largest step between two of its pictures when an act ends.
    fn jump_at_the_end_of(order: Order, table: &mut Table) -> Option<f32> {
        table.order(order);
        let mut last = table.next_picture();
        for _ in 0..400 {
            let was_running = table.running.is_some();
            let next = table.next_picture();
            if was_running && table.running.is_none() {
                return Some(mean_difference(&last, &next));
            }
            last = next;
        }
        None
    }

    #[test]
    fn nothing_jumps_when_rolled_toys_become_part_of_the_table() {
        for (order, toys) in [(Order::Roll, 1), (Order::RollTwo, 2)] {
            let mut table = Table::new(8, SMALL);
            let jump = jump_at_the_end_of(order, &mut table);
            assert!(jump.is_some_and(|jump| jump < 4.0), "{jump:?}");
            assert_eq!(table.setting.standing.len(), toys);
        }
    }

    #[test]
    fn two_balls_roll_at_once_and_lie_apart() {
        let mut openings = Vec::new();
        for seed in 1..=6 {
            let mut table = Table::new(seed, SMALL);
            let planned = table.roll_two();
            let (act, toys) = planned.expect("there is room for two");
            let beside = act.beside.as_ref().expect("there is a second one");
            let (one, other) = (act.roll.as_ref(), beside.act.roll.as_ref());
            let begins = [one, other].map(|roll| roll.expect("it rolls").release);
            assert!(
                (begins[0] - begins[1] - beside.later).abs() < 1.5,
                "{begins:?}"
            );
            let [(_, a), (_, b)] = &toys[..] else {
                panic!("two toys lie there");
            };
            assert!((a.at - b.at).length() > 20.0);
            openings.push(toys.iter().filter(|(_, lies)| lies.t_open > 0.5).count());
        }
        assert!(openings.iter().sum::<usize>() >= 8, "{openings:?}");
    }
}
