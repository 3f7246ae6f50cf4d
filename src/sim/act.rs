//! Something that happens on the table, as a function of time.

use super::cards::Card;
use super::clutter::Thing;
use super::film::Gains;
use super::hand::HandTrack;
use super::part::{Paint, Part};
use super::roll::Roll;
use super::space::{Turn, UP, V3, smooth, v3};
use super::stage::{Body, Kind, Moment, STILL_LOOKS, Scene, Still};
use super::toy::{Posture, Toy};
use super::view::View;

/// A thing that a hand takes away or brings.
#[derive(Debug, Clone, PartialEq)]
pub struct Carry {
    pub cargo: Cargo,
    /// When the hand closes on it, for one that is taken.
    pub taken: Option<f32>,
    /// When the hand lets it go, for one that is brought.
    pub put: Option<f32>,
}

/// What is carried, where it stands when it stands.
#[derive(Debug, Clone, PartialEq)]
pub enum Cargo {
    Toy(Toy, Posture),
    Thing(Thing),
}

impl Cargo {
    /// The body, moved by an offset.
    pub fn body(&self, moved: V3) -> Body {
        match self {
            Self::Toy(toy, posture) => Body::thing(toy.parts(&Posture {
                at: posture.at + moved,
                ..*posture
            })),
            Self::Thing(thing) => Thing {
                at: thing.at + moved,
                ..*thing
            }
            .body(),
        }
    }

    /// Where finger tips take it, when it stands.
    pub fn grip(&self) -> V3 {
        match self {
            Self::Toy(toy, posture) => posture.at + UP * toy.radius_mm,
            Self::Thing(thing) => thing.at + UP * 10.0,
        }
    }
}

/// A thing that moves over the table without being lifted: pushed by a finger, or thrown.
#[derive(Debug, Clone, PartialEq)]
pub struct Slide {
    /// As it lies in the end.
    pub cargo: Cargo,
    /// From where it starts to where it ends.
    pub way: V3,
    pub from: f32,
    pub to: f32,
    /// A thrown thing tumbles and slows down; before it is thrown it is not there.
    pub thrown: bool,
}

/// A card turned over by a hand.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Flip {
    pub before: Card,
    pub after: Card,
    pub from: f32,
    pub to: f32,
}

/// A card that is laid down or taken away under a hand.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct CardChange {
    pub at: f32,
    pub card: Card,
    /// True for one that is laid down.
    pub comes: bool,
}

/// Somebody passes between lamp and table.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Veil {
    pub from: f32,
    pub to: f32,
    pub start: V3,
    pub end: V3,
    pub half: V3,
    /// The share of the way at which it stops for good, if it stays.
    pub stays_at: Option<f32>,
}

/// A change of the light.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct LightChange {
    pub at: f32,
    pub seconds: f32,
    pub room: f32,
    pub lamps: f32,
    /// When it goes back.
    pub back_at: Option<f32>,
}

/// Somebody knocks against the camera.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Knock {
    pub at: f32,
    /// Turns that remain, radians about right, down and forward.
    pub turns: V3,
}

/// All that happens; seconds count from its start.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Act {
    pub hand: Option<HandTrack>,
    pub roll: Option<Roll>,
    /// True when the hand holds the ball until its release.
    pub thrown: bool,
    pub carries: Vec<Carry>,
    pub flips: Vec<Flip>,
    pub slides: Vec<Slide>,
    pub card_changes: Vec<CardChange>,
    pub veil: Option<Veil>,
    pub light: Option<LightChange>,
    pub knock: Option<Knock>,
    /// Another act at the same time.
    pub beside: Option<Box<Beside>>,
}

/// An act that goes on at the same time as another, and begins later.
#[derive(Debug, Clone, PartialEq)]
pub struct Beside {
    pub act: Act,
    /// Seconds after the other's start.
    pub later: f32,
}

impl Act {
    /// The rolled ball's body.
    pub fn ball(&self, seconds: f32) -> Option<Body> {
        let roll = self.roll.as_ref()?;
        if seconds >= roll.release {
            return Some(Body::thing(roll.toy.parts(&roll.posture(seconds))));
        }
        if !self.thrown {
            return None;
        }
        let (grip, _) = self.hand.as_ref()?.grip(seconds)?;
        let mut posture = roll.posture(roll.release);
        posture.at = grip - UP * roll.toy.radius_mm;
        Some(Body::thing(roll.toy.parts(&posture)))
    }

    fn carried(&self, carry: &Carry, seconds: f32) -> Option<Body> {
        let hand = self.hand.as_ref();
        let with_hand = |seconds: f32| {
            hand.and_then(|h| h.grip(seconds))
                .map(|(grip, _)| carry.cargo.body(grip - carry.cargo.grip()))
        };
        match (carry.taken, carry.put) {
            (Some(taken), _) if seconds < taken => Some(carry.cargo.body(V3::default())),
            (_, Some(put)) if seconds >= put => Some(carry.cargo.body(V3::default())),
            _ => with_hand(seconds),
        }
    }

    fn flipping(flip: &Flip, seconds: f32) -> Option<Body> {
        if seconds < flip.from || seconds >= flip.to {
            return None;
        }
        let x = smooth(flip.from, flip.to, seconds);
        let lift = (x * std::f32::consts::PI).sin();
        let (s, c) = flip.before.yaw.sin_cos();
        let own = Turn {
            x: v3(s, -c, 0.0),
            y: v3(c, s, 0.0),
            z: UP,
        };
        let turn = Turn::about(own.y, x * std::f32::consts::PI).after(&own);
        let half = flip.before.print.half_mm;
        let thick = flip.before.thickness_mm / 2.0;
        let middle =
            flip.before.centre.lerp(flip.after.centre, x) + UP * (thick + lift * half.0 * 1.05);
        Some(Body::thing(vec![Part::block(
            middle,
            &turn,
            v3(half.0, half.1, thick),
            Paint::Card(flip.before.print),
        )]))
    }

    fn sliding(slide: &Slide, seconds: f32) -> Option<Body> {
        let share = ((seconds - slide.from) / (slide.to - slide.from).max(1e-6)).clamp(0.0, 1.0);
        if !slide.thrown {
            return Some(
                slide
                    .cargo
                    .body(slide.way * (smooth(0.0, 1.0, share) - 1.0)),
            );
        }
        let left = (1.0 - share) * (1.0 - share);
        let mut cargo = slide.cargo.clone();
        if let Cargo::Thing(thing) = &mut cargo {
            thing.yaw += 14.0 * left;
        }
        (seconds >= slide.from).then(|| cargo.body(slide.way * -left))
    }

    fn veiling(&self, seconds: f32) -> Option<Body> {
        let veil = self.veil.as_ref()?;
        let mut x = (seconds - veil.from) / (veil.to - veil.from).max(1e-6);
        if let Some(stays) = veil.stays_at {
            x = smooth(0.0, 1.0, x) * stays;
        }
        (0.0..=1.0).contains(&x).then(|| Body {
            kind: Kind::Unseen,
            parts: vec![Part::ellipsoid(
                veil.start.lerp(veil.end, x),
                &Turn::NONE,
                veil.half,
                &[],
                Paint::Plain {
                    colour: V3::default(),
                    gloss: 0.0,
                },
            )],
        })
    }

    /// Each moving thing in its own slot; a slot is empty while its thing is not there.
    fn slots(&self, seconds: f32) -> Vec<Option<Body>> {
        let mut slots = vec![self.veiling(seconds), self.ball(seconds)];
        slots.extend(
            self.carries
                .iter()
                .map(|carry| self.carried(carry, seconds)),
        );
        slots.extend(self.flips.iter().map(|flip| Self::flipping(flip, seconds)));
        let slides = self.slides.iter();
        slots.extend(slides.map(|slide| Self::sliding(slide, seconds)));
        slots.push(self.hand.as_ref().and_then(|hand| hand.body(seconds)));
        if let Some(beside) = &self.beside {
            slots.extend(beside.act.slots(seconds - beside.later));
        }
        slots
    }

    /// What lies still at a time: the table before the act, less what is lifted, plus what was laid down.
    pub fn still(&self, before: &Still, seconds: f32) -> Still {
        let mut still = before.clone();
        for flip in &self.flips {
            if seconds >= flip.from {
                still.cards.retain(|card| *card != flip.before);
            }
            if seconds >= flip.to {
                still.cards.push(flip.after);
            }
        }
        for change in &self.card_changes {
            if seconds >= change.at {
                still.cards.retain(|card| *card != change.card);
                if change.comes {
                    still.cards.push(change.card);
                }
            }
        }
        still
    }

    /// Where the camera looks from.
    pub fn view(&self, before: &View, seconds: f32) -> View {
        match self.knock {
            Some(knock) if seconds >= knock.at => {
                let since = seconds - knock.at;
                let swing = if since < 0.35 {
                    1.0 + 1.5 * (since * 40.0).sin() * (-since * 9.0).exp()
                } else {
                    1.0
                };
                let turns = knock.turns * swing;
                before.knocked(turns.x, turns.y, turns.z)
            }
            _ => before.clone(),
        }
    }

    /// The light at a time of the act and of the clock: the camera's slow drift, its answer to a hand in the picture, and
    /// what changes.
    pub fn gains(&self, seconds: f32, clock: f32) -> Gains {
        let hand = self.hand.as_ref().map_or(0.0, |hand| {
            let (from, to) = (hand.keys.first().map_or(0.0, |k| k.seconds), hand.ends());
            let darker = 0.5 - hand.look.skin.y - hand.look.sleeve.map_or(0.0, |s| s.y * 0.5);
            darker
                * 0.12
                * smooth(from + 0.1, from + 0.6, seconds)
                * (1.0 - smooth(to - 0.2, to + 0.5, seconds))
        });
        let mut gains = drift(clock).times(1.0 + hand);
        if let Some(light) = &self.light {
            let mut share = smooth(light.at, light.at + light.seconds, seconds);
            if let Some(back) = light.back_at {
                share *= 1.0 - smooth(back, back + light.seconds, seconds);
            }
            gains.room = gains.room * (1.0 + (light.room - 1.0) * share);
            gains.lamps = gains.lamps.map(|l| l * (1.0 + (light.lamps - 1.0) * share));
        }
        gains
    }

    /// All that moves in the exposure around a time.
    pub fn moment(&self, scene: &Scene, seconds: f32, clock: f32, number: u64) -> Moment {
        let half = scene.film.shutter / 2.0;
        let ends = [
            self.slots(seconds - half),
            self.slots(seconds),
            self.slots(seconds + half),
        ];
        let mut moving = Vec::new();
        for slot in 0..ends[1].len() {
            let Some(now) = &ends[1][slot] else { continue };
            let px = [&ends[0], &ends[2]]
                .iter()
                .filter_map(|end| end[slot].as_ref())
                .map(|body| motion_px(&scene.view, now, body))
                .sum::<f32>();
            if px < 0.25 {
                moving.push(vec![now.clone()]);
                continue;
            }
            // A hand is large and soft; a ball is small and its streak is seen.
            let (least, most) = if now.kind == Kind::Hand {
                (3, 3)
            } else {
                (STILL_LOOKS, 14)
            };
            let looks = ((px / 2.0).ceil() as usize).clamp(least, most);
            let bodies = (0..looks)
                .filter_map(|i| {
                    let x = (i as f32 + 0.5) / looks as f32 * 2.0 - 1.0;
                    self.slots_one(slot, seconds + half * x)
                })
                .collect();
            moving.push(bodies);
        }
        Moment {
            moving,
            gains: self.gains(seconds, clock),
            number,
        }
    }

    fn slots_one(&self, slot: usize, seconds: f32) -> Option<Body> {
        let carries = 2 + self.carries.len();
        let flips = carries + self.flips.len();
        let hand = flips + self.slides.len();
        match slot {
            0 => self.veiling(seconds),
            1 => self.ball(seconds),
            n if n < carries => self.carried(&self.carries[n - 2], seconds),
            n if n < flips => Self::flipping(&self.flips[n - carries], seconds),
            n if n < hand => Self::sliding(&self.slides[n - flips], seconds),
            n if n == hand => self.hand.as_ref().and_then(|hand| hand.body(seconds)),
            n => self.beside.as_ref().and_then(|beside| {
                let seconds = seconds - beside.later;
                beside.act.slots_one(n - hand - 1, seconds)
            }),
        }
    }

    /// When everything has come to rest and every hand is gone.
    pub fn ends(&self) -> f32 {
        let roll = self.roll.as_ref().map_or(0.0, Roll::rests_at);
        let hand = self.hand.as_ref().map_or(0.0, HandTrack::ends);
        let veil = self.veil.map_or(0.0, |veil| veil.to);
        let light = self
            .light
            .map_or(0.0, |l| l.back_at.unwrap_or(l.at) + l.seconds);
        let knock = self.knock.map_or(0.0, |knock| knock.at + 0.4);
        let slides = self.slides.iter().map(|slide| slide.to);
        let slide = slides.fold(0.0, f32::max);
        let beside = self.beside.as_ref();
        let beside = beside.map_or(0.0, |beside| beside.later + beside.act.ends());
        [roll, hand, veil, light, knock, slide, beside]
            .into_iter()
            .fold(0.0, f32::max)
    }
}

/// A camera's exposure is never quite still.
pub fn drift(clock: f32) -> Gains {
    Gains::CALM.times(1.0 + 0.008 * (clock * 0.9).sin() + 0.004 * (clock * 2.3).sin())
}

/// How far the middle of the pieces moves in the picture, at most.
fn motion_px(view: &View, a: &Body, b: &Body) -> f32 {
    // A ball that opens changes its pieces: then its own middle must do.
    if a.parts.len() != b.parts.len() {
        return 4.0;
    }
    let step = (a.parts.len() / 4).max(1);
    a.parts
        .iter()
        .zip(&b.parts)
        .step_by(step)
        .filter_map(|(a, b)| Some((view.project(a.middle)?, view.project(b.middle)?)))
        .map(|(a, b)| ((a[0] - b[0]).powi(2) + (a[1] - b[1]).powi(2)).sqrt())
        .fold(0.0, f32::max)
}
