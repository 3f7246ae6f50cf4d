//! What people do at a table besides rolling, by chance.

use rand::Rng;

use super::act::{Act, Cargo, Carry, Slide};
use super::cards::Card;
use super::clutter::{Sort, Thing};
use super::hand::{Ease, HandLook, HandTrack, Key, way_out};
use super::plan::{self, visit};
use super::roll::heading;
use super::scenario::pick;
use super::setting::{Setting, Standing};
use super::space::{UP, v3};
use super::stage::Still;

/// No more things are brought to the table than these.
pub const MOST_THINGS: usize = 7;

/// What can be done, in the order of their chances.
const WORDS: [&str; 8] = [
    "flip", "bring", "take", "push", "die", "shadow", "light", "pass",
];

/// What lies on the table afterwards.
#[derive(Debug)]
pub struct After {
    /// What was done, in a word.
    pub word: &'static str,
    cards: Vec<Card>,
    standing: Vec<Standing>,
    things: Vec<Thing>,
}

impl After {
    /// Puts the table in this state.
    pub fn become_of(self, setting: &mut Setting) {
        setting.cards = self.cards;
        setting.standing = self.standing;
        setting.things = self.things;
    }
}

/// Anything but a roll, with what lies still while it happens and what lies there afterwards; none when the table leaves no room.
pub fn draw(rng: &mut impl Rng, setting: &Setting) -> Option<(Act, Still, After)> {
    (0..20).find_map(|_| try_draw(rng, setting))
}

fn try_draw(rng: &mut impl Rng, setting: &Setting) -> Option<(Act, Still, After)> {
    // What the act moves is left out of what lies still.
    let mut before = setting.clone();
    let mut after = After {
        word: "",
        cards: setting.cards.clone(),
        standing: setting.standing.clone(),
        things: setting.things.clone(),
    };
    let has_room = after.things.len() < MOST_THINGS;
    let which = pick(rng, &[3, 3, 3, 4, 3, 2, 2, 2]);
    after.word = WORDS[which];
    let act = match which {
        0 => {
            let gates: Vec<usize> = setting.gates().filter_map(|card| card.gate).collect();
            let gate = *gates.get(rng.random_range(0..gates.len().max(1)))?;
            let act = plan::flip(rng, setting, gate)?;
            for flip in &act.flips {
                after.cards.retain(|card| *card != flip.before);
                after.cards.push(flip.after);
            }
            act
        }
        1 if has_room => {
            let (act, thing) = plan::bring(rng, setting)?;
            after.things.push(thing);
            act
        }
        2 => {
            let which = rng.random_range(0..after.things.len().max(1));
            let act = take(rng, setting, which)?;
            before.things.remove(which);
            after.things.remove(which);
            act
        }
        3 => {
            let which = rng.random_range(0..after.standing.len().max(1));
            let (act, pushed) = push(rng, setting, which)?;
            before.standing.remove(which);
            after.standing[which] = pushed;
            act
        }
        4 if has_room => {
            let (act, thing) = throw_die(rng, setting)?;
            after.things.push(thing);
            act
        }
        5 => {
            let mut act = plan::shadow(rng, setting);
            // Nobody stands in the light for ever.
            act.veil.as_mut()?.stays_at = None;
            act
        }
        6 => {
            let is_lamp = rng.random_bool(0.5);
            let mut act = plan::light(rng, is_lamp);
            let light = act.light.as_mut()?;
            light.back_at = Some(light.back_at.unwrap_or(1.2));
            act
        }
        7 => plan::pass(rng, setting)?,
        _ => return None,
    };
    Some((act, before.still(), after))
}

/// A finger pushes a standing toy a little way; tells how it stands then. The toy must be left out of what lies still.
fn push(rng: &mut impl Rng, setting: &Setting, which: usize) -> Option<(Act, Standing)> {
    let before = setting.standing.get(which)?;
    let look = HandLook::draw(rng);
    (0..24).find_map(|_| {
        let arm = heading(rng.random_range(0.0..std::f32::consts::TAU));
        let way = arm * -rng.random_range(12.0..70.0_f32);
        let mut after = before.clone();
        after.posture.at += way;
        let end = after.posture.at;
        let mut others = setting.clone();
        others.standing.remove(which);
        let reach = 1.3 * before.toy.radius_mm;
        if !others.is_free_of_things(end, reach) || !setting.scene.view.sees(end, -20.0) {
            return None;
        }
        let behind = arm * (before.toy.radius_mm * 1.5) + UP * 12.0;
        let (start, end) = (before.posture.at + behind, end + behind);
        let out = way_out(&setting.scene.view, &look, start, arm);
        if out > 900.0 {
            return None;
        }
        let far = start + arm * out + UP * 60.0;
        let comes = rng.random_range(0.35..0.6);
        let pushed = comes + 0.1 + rng.random_range(0.15..0.6);
        let goes = pushed + 0.08 + rng.random_range(0.35..0.6);
        let key = |seconds, grip| Key {
            seconds,
            grip,
            closed: 0.4,
            ease: Ease::Both,
        };
        let keys = vec![
            key(0.0, far),
            key(comes, start),
            key(comes + 0.1, start),
            key(pushed, end),
            key(pushed + 0.08, end),
            key(goes, far),
        ];
        let act = Act {
            hand: Some(HandTrack { look, arm, keys }),
            slides: vec![Slide {
                cargo: Cargo::Toy(after.toy, after.posture),
                way,
                from: comes + 0.1,
                to: pushed,
                thrown: false,
            }],
            ..Act::default()
        };
        Some((act, after))
    })
}

/// A die comes tumbling in from outside the picture.
fn throw_die(rng: &mut impl Rng, setting: &Setting) -> Option<(Act, Thing)> {
    (0..60).find_map(|_| {
        let reach = 150.0;
        let at = v3(
            rng.random_range(-reach..reach),
            rng.random_range(-reach..reach),
            0.0,
        );
        let thing = Thing::draw(rng, Sort::Die, at);
        let view = &setting.scene.view;
        let along = heading(rng.random_range(0.0..std::f32::consts::TAU));
        let mut way = 120.0;
        while way < 750.0 && view.sees(at - along * way, 30.0) {
            way += 20.0;
        }
        let clear = |share: f32| {
            setting.is_free_of_things(at - along * (way * share), thing.reach_mm() + 3.0)
        };
        let is_clear = (0..=20).all(|i| clear(i as f32 / 20.0));
        if way >= 750.0 || !is_clear || !view.sees(at, -20.0) {
            return None;
        }
        let act = Act {
            slides: vec![Slide {
                cargo: Cargo::Thing(thing),
                way: along * way,
                from: 0.0,
                to: rng.random_range(0.5..1.1),
                thrown: true,
            }],
            ..Act::default()
        };
        Some((act, thing))
    })
}

/// A hand takes a thing off the table. The thing must be left out of what lies still.
fn take(rng: &mut impl Rng, setting: &Setting, which: usize) -> Option<Act> {
    let cargo = Cargo::Thing(*setting.things.get(which)?);
    let (hand, times) = visit(rng, setting, &[cargo.grip()], 0.16)?;
    Some(Act {
        carries: vec![Carry {
            cargo,
            taken: times.first().copied(),
            put: None,
        }],
        hand: Some(hand),
        ..Act::default()
    })
}
