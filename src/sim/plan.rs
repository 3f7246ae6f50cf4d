//! Draws by chance what happens: rolls with a wanted end, and what hands and lamps do besides.

use rand::Rng;

use super::act::{Act, Cargo, Carry, Flip, Knock, LightChange, Veil};
use super::cards::Card;
use super::clutter::{Sort, Thing};
use super::hand::{Ease, HandLook, HandTrack, Key, way_out};
use super::roll::{Opening, Roll, heading};
use super::setting::Setting;
use super::space::{Turn, UP, V3, v3};

/// How a roll shall end.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Wish {
    /// On one gate, opened so far (0 is closed).
    On { gate: usize, t_open: f32 },
    /// Off every gate; an open one opens over this gate and slides clear.
    Off { opens_over: Option<usize> },
    /// Across two gates.
    Across { t_open: f32 },
    /// Out of the picture.
    Leaves,
}

/// Nearer to another gate than this, an object lies across two.
pub const ACROSS_MM: f32 = 9.0;
/// A closed ball this far from every gate is off it beyond dispute.
const OFF_MM: f32 = 10.0;

/// A roll that ends as wished, or none when chance has found no way (the table may be too full).
pub fn roll(rng: &mut impl Rng, setting: &Setting, wish: Wish, thrown: bool) -> Option<Act> {
    (0..60).find_map(|_| try_roll(rng, setting, wish, thrown))
}

fn try_roll(rng: &mut impl Rng, setting: &Setting, wish: Wish, thrown: bool) -> Option<Act> {
    let view = &setting.scene.view;
    let toy = setting.toy(rng);
    let mut along = heading(rng.random_range(0.0..std::f32::consts::TAU));
    let opening = |rng: &mut _, to: f32| Opening {
        to,
        seconds: Rng::random_range(rng, 0.17..0.27),
        hop_mm: Rng::random_range(rng, 1.0..6.0),
    };
    let (mut last_speed, mut slide_seconds, mut open, mut rolls_for) =
        (0.0, 0.05, None, rng.random_range(0.75..1.2));
    let (end, mut way) = match wish {
        Wish::On { gate, t_open } => {
            let card = setting.gate(gate)?;
            let (w, h) = card.print.half_mm;
            let spread = if t_open > 0.0 { 0.62 } else { 0.75 };
            let end = card.world(
                rng.random_range(-spread..spread) * w,
                rng.random_range(-spread..spread) * h,
            );
            if others(setting, gate, end) < ACROSS_MM + 4.0 {
                return None;
            }
            if t_open > 0.0 {
                open = Some(opening(rng, t_open));
            }
            (end, rng.random_range(110.0..260.0))
        }
        Wish::Across { t_open } => {
            let gates: Vec<&Card> = setting.gates().collect();
            let card = gates[rng.random_range(0..gates.len())];
            let (w, h) = card.print.half_mm;
            let end = card.world(
                rng.random_range(-0.9..0.9) * w,
                rng.random_range(-1.0..1.0) * h,
            );
            let gap = others(setting, card.gate?, end);
            // Closed, only a ball whose foot is at the edge counts as lying across.
            let most = if t_open > 0.0 { ACROSS_MM - 1.0 } else { 4.0 };
            if !(0.5..most).contains(&gap) || card.distance(end) > -0.8 {
                return None;
            }
            if t_open > 0.0 {
                open = Some(opening(rng, t_open));
            }
            (end, rng.random_range(110.0..260.0))
        }
        Wish::Off { opens_over } => {
            let reach = 190.0;
            let end = v3(
                rng.random_range(-reach..reach),
                rng.random_range(-reach..reach),
                0.0,
            );
            let clear = if opens_over.is_some() {
                2.2 * toy.radius_mm
            } else {
                OFF_MM
            };
            if !setting.is_free(end, clear) || !view.sees(end, -2.0 * toy.radius_mm) {
                return None;
            }
            if let Some(gate) = opens_over {
                let card = setting.gate(gate)?;
                let from = card.world(
                    rng.random_range(-0.5..0.5) * card.print.half_mm.0,
                    rng.random_range(-0.5..0.5) * card.print.half_mm.1,
                );
                let way = (end - from).flat();
                along = way.unit();
                slide_seconds = rng.random_range(0.09..0.14);
                last_speed = way.length() / slide_seconds;
                open = Some(opening(rng, 1.0));
                if way.length() > 110.0 {
                    return None;
                }
                (end, way.length() + rng.random_range(90.0..180.0))
            } else {
                (end, rng.random_range(140.0..330.0))
            }
        }
        Wish::Leaves => {
            let start = v3(
                rng.random_range(-140.0..140.0),
                rng.random_range(-140.0..140.0),
                0.0,
            );
            let mut way = 150.0;
            while way < 900.0
                && view.sees(
                    start + along * way + UP * toy.radius_mm,
                    3.0 * toy.radius_mm * view.px_per_mm(start),
                )
            {
                way += 25.0;
            }
            rolls_for = rng.random_range(0.9..1.3);
            (start + along * (way + 120.0), way + 120.0)
        }
    };
    if open.is_some() && last_speed == 0.0 {
        last_speed = rng.random_range(50.0..170.0);
        slide_seconds = rng.random_range(0.035..0.06);
    }
    if open.is_some() {
        rolls_for = rng.random_range(0.32..0.7);
    }
    let mut bend = rng.random_range(-0.0006..0.0006);
    if matches!(
        wish,
        Wish::Off {
            opens_over: Some(_)
        } | Wish::Leaves
    ) {
        bend = 0.0;
    }
    if !thrown {
        // Comes in from outside the picture.
        while way < 750.0 && view.sees(end - along * way, 2.0 * toy.radius_mm * view.px_per_mm(end))
        {
            way += 20.0;
            rolls_for += 0.03;
        }
        if way >= 750.0 {
            return None;
        }
    }
    let slide = last_speed * slide_seconds;
    let start_speed = 2.0 * (way - slide) / rolls_for - last_speed;
    if start_speed < last_speed.max(60.0) || start_speed > 1600.0 {
        return None;
    }
    let mut roll = Roll {
        release: 0.0,
        drop_mm: if thrown {
            rng.random_range(2.0..22.0)
        } else {
            0.0
        },
        end: end.flat(),
        along,
        bend,
        start_speed,
        last_speed,
        rolls_for,
        slide_seconds,
        opening: open,
        rest: if open.is_some() {
            Turn::about(
                heading(rng.random_range(0.0..std::f32::consts::TAU)),
                rng.random_range(0.0..0.16),
            )
            .after(&Turn::yaw(rng.random_range(0.0..std::f32::consts::TAU)))
        } else {
            Turn::about(
                heading(rng.random_range(0.0..std::f32::consts::TAU)),
                rng.random_range(0.0..3.1),
            )
        },
        cards: setting.cards.clone(),
        toy,
    };
    is_clear(setting, &roll, thrown, wish).then_some(())?;
    if !thrown {
        return Some(Act {
            roll: Some(roll),
            ..Act::default()
        });
    }
    let hand = throwing_hand(rng, setting, &mut roll)?;
    Some(Act {
        hand: Some(hand),
        roll: Some(roll),
        thrown: true,
        ..Act::default()
    })
}

/// Distance to the nearest gate other than this one.
fn others(setting: &Setting, gate: usize, p: V3) -> f32 {
    setting
        .gates()
        .filter(|card| card.gate != Some(gate))
        .map(|card| card.distance(p))
        .fold(f32::MAX, f32::min)
}

/// True when the ball meets nothing on its way and every place of it can be.
fn is_clear(setting: &Setting, roll: &Roll, thrown: bool, wish: Wish) -> bool {
    let r = roll.toy.radius_mm;
    let way = roll.way_mm();
    let steps = (way / 12.0).ceil() as usize;
    for i in 0..=steps {
        let p = roll.on_way(way * i as f32 / steps.max(1) as f32);
        let clear = if i == 0 { 1.55 * r } else { r + 3.0 };
        if !setting.is_free_of_things(p, clear) {
            return false;
        }
        let must_lie_on_table = thrown || i == 0;
        if must_lie_on_table && wish != Wish::Leaves && setting.scene.surface.inside_mm(p) < r {
            return false;
        }
        // A ball that runs out of the picture does so over the table.
        if setting.scene.view.sees(p, 20.0) && setting.scene.surface.inside_mm(p) < r {
            return false;
        }
    }
    !thrown || setting.scene.view.sees(roll.on_way(way), -4.0)
}

fn throwing_hand(rng: &mut impl Rng, setting: &Setting, roll: &mut Roll) -> Option<HandTrack> {
    let view = &setting.scene.view;
    let look = HandLook::draw(rng);
    let start = roll.on_way(roll.way_mm());
    let near = roll.on_way(roll.way_mm() - 5.0);
    let forward = (near - start).unit();
    let arm = Turn::yaw(rng.random_range(-0.5..0.5)).apply(-forward);
    let grip = start + UP * (roll.toy.radius_mm + roll.surface(start) + roll.drop_mm);
    let out = way_out(view, &look, grip, arm);
    if out > 1350.0 {
        return None;
    }
    // Getting faster evenly over this way, the hand has the ball's speed when it lets go.
    let run = rng.random_range(50.0..95.0);
    let swing = 2.0 * run / roll.start_speed;
    let comes = rng.random_range(0.3..0.55);
    let key = |seconds, grip, closed, ease| Key {
        seconds,
        grip,
        closed,
        ease,
    };
    let wind = grip - forward * run + UP * 14.0;
    let release = comes + swing;
    roll.release = release;
    let after = release + 0.16;
    let keys = vec![
        key(0.0, wind + arm * out + UP * 30.0, 1.0, Ease::Both),
        key(comes, wind, 1.0, Ease::Both),
        key(release, grip, 1.0, Ease::In),
        key(after, grip + forward * 36.0 + UP * 42.0, 0.0, Ease::Out),
        key(
            after + rng.random_range(0.3..0.5),
            grip + arm * out + UP * 50.0,
            0.2,
            Ease::Both,
        ),
    ];
    Some(HandTrack { look, arm, keys })
}

/// A hand that comes to places one after the other; returns it with the time at each place.
pub fn visit(
    rng: &mut impl Rng,
    setting: &Setting,
    places: &[V3],
    dwell: f32,
) -> Option<(HandTrack, Vec<f32>)> {
    let look = HandLook::draw(rng);
    let first = *places.first()?;
    let last = *places.last()?;
    let arm = (0..24)
        .map(|_| heading(rng.random_range(0.0..std::f32::consts::TAU)))
        .find(|arm| {
            places
                .iter()
                .all(|p| way_out(&setting.scene.view, &look, *p, *arm) < 900.0)
        })?;
    let far = |p: V3| p + arm * way_out(&setting.scene.view, &look, p, arm) + UP * 60.0;
    let mut at = rng.random_range(0.35..0.55);
    let mut keys = vec![Key {
        seconds: 0.0,
        grip: far(first),
        closed: 0.3,
        ease: Ease::Both,
    }];
    let mut times = Vec::new();
    for (i, place) in places.iter().enumerate() {
        if i > 0 {
            at += 0.16;
            keys.push(Key {
                seconds: at,
                grip: places[i - 1].lerp(*place, 0.5) + UP * 45.0,
                closed: 0.6,
                ease: Ease::Both,
            });
            at += 0.16;
        }
        keys.push(Key {
            seconds: at,
            grip: *place,
            closed: 1.0,
            ease: Ease::Both,
        });
        times.push(at + dwell * 0.5);
        at += dwell;
        keys.push(Key {
            seconds: at,
            grip: *place,
            closed: 1.0,
            ease: Ease::Both,
        });
    }
    at += rng.random_range(0.4..0.6);
    keys.push(Key {
        seconds: at,
        grip: far(last),
        closed: 1.0,
        ease: Ease::Both,
    });
    Some((HandTrack { look, arm, keys }, times))
}

/// A hand turns a gate over; the card may come to lie a little differently.
pub fn flip(rng: &mut impl Rng, setting: &Setting, gate: usize) -> Option<Act> {
    let before = *setting.gate(gate)?;
    if setting.standing.iter().any(|s| s.gate == gate) {
        return None;
    }
    let mut after = before;
    after.print.face_up = !before.print.face_up;
    after.centre += v3(
        rng.random_range(-3.0..3.0),
        rng.random_range(-3.0..3.0),
        0.0,
    );
    after.yaw += rng.random_range(-0.04..0.04);
    let edge = before.world(before.print.half_mm.0 * 0.4, 0.0) + UP * 8.0;
    let lifted = before.centre + UP * (before.print.half_mm.0 * 1.5);
    let (hand, times) = visit(rng, setting, &[edge, lifted, edge], 0.12)?;
    Some(Act {
        flips: vec![Flip {
            before,
            after,
            from: times[0],
            to: times[2],
        }],
        hand: Some(hand),
        ..Act::default()
    })
}

/// A hand takes a standing toy away. The toy must be left out of what lies still.
pub fn pick_up(rng: &mut impl Rng, setting: &Setting, which: usize) -> Option<Act> {
    let standing = setting.standing.get(which)?;
    let cargo = Cargo::Toy(standing.toy, standing.posture);
    let (hand, times) = visit(rng, setting, &[cargo.grip()], 0.18)?;
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

/// A hand passes over the cards and goes again.
pub fn pass(rng: &mut impl Rng, setting: &Setting) -> Option<Act> {
    let places: Vec<V3> = (0..rng.random_range(1..3_u8))
        .map(|_| {
            v3(
                rng.random_range(-90.0..90.0),
                rng.random_range(-90.0..90.0),
                rng.random_range(25.0..90.0),
            )
        })
        .collect();
    let dwell = rng.random_range(0.05..0.4);
    let (hand, _) = visit(rng, setting, &places, dwell)?;
    Some(Act {
        hand: Some(hand),
        ..Act::default()
    })
}

/// A hand brings something and leaves it on the table.
pub fn bring(rng: &mut impl Rng, setting: &Setting) -> Option<(Act, Thing)> {
    let sorts = [
        Sort::Pen,
        Sort::Coin,
        Sort::Die,
        Sort::Cup,
        Sort::Phone,
        Sort::Ball,
    ];
    (0..60).find_map(|_| {
        let at = v3(
            rng.random_range(-260.0..260.0),
            rng.random_range(-220.0..220.0),
            0.0,
        );
        let sort = sorts[rng.random_range(0..sorts.len())];
        let thing = Thing::draw(rng, sort, at);
        if !setting.is_free(at, thing.reach_mm() + 4.0) || !setting.scene.view.sees(at, -20.0) {
            return None;
        }
        let cargo = Cargo::Thing(thing);
        let (hand, times) = visit(rng, setting, &[cargo.grip()], 0.14)?;
        let act = Act {
            carries: vec![Carry {
                cargo,
                taken: None,
                put: times.first().copied(),
            }],
            hand: Some(hand),
            ..Act::default()
        };
        Some((act, thing))
    })
}

/// Somebody's shadow falls on the table and passes, or stays.
pub fn shadow(rng: &mut impl Rng, setting: &Setting) -> Act {
    let lamp = setting.scene.lights.lamps[0].at;
    let side = UP.cross(lamp.flat().unit());
    let middle = lamp * (rng.random_range(160.0..300.0) / lamp.z);
    let half = v3(
        rng.random_range(60.0..130.0),
        rng.random_range(60.0..130.0),
        rng.random_range(40.0..90.0),
    );
    let seconds = rng.random_range(0.9..1.8);
    Act {
        veil: Some(Veil {
            from: 0.0,
            to: seconds,
            start: middle - side * 520.0,
            end: middle + side * 520.0,
            half,
            stays_at: rng.random_bool(0.4).then(|| rng.random_range(0.4..0.6)),
        }),
        ..Act::default()
    }
}

/// The camera changes its exposure, or a lamp is switched.
pub fn light(rng: &mut impl Rng, lamp: bool) -> Act {
    let back = rng.random_bool(0.4);
    let factor = if rng.random_bool(0.5) {
        rng.random_range(0.62..0.85)
    } else {
        rng.random_range(1.12..1.35)
    };
    let at = 0.05;
    Act {
        light: Some(LightChange {
            at,
            seconds: if lamp {
                0.06
            } else {
                rng.random_range(0.15..0.7)
            },
            room: if lamp { 0.8 } else { factor },
            lamps: if lamp {
                rng.random_range(0.1..0.4)
            } else {
                factor
            },
            back_at: back.then(|| rng.random_range(0.9..1.4)),
        }),
        ..Act::default()
    }
}

/// The camera is knocked and keeps a small turn.
pub fn knock(rng: &mut impl Rng) -> Act {
    let small = |rng: &mut _, most: f32| Rng::random_range(rng, -most..most);
    Act {
        knock: Some(Knock {
            at: 0.05,
            turns: v3(small(rng, 0.008), small(rng, 0.008), small(rng, 0.006)),
        }),
        ..Act::default()
    }
}
