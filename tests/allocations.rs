//! The judge takes no new memory for a frame once it has seen what goes on: a table at rest, and a hand over it.

#![allow(clippy::unwrap_used, missing_docs)]

use image::{Rgb, RgbImage};
use rollcall::vision::{Detector, Frame, GateInImage, Gates, Motion, Rig};

const SIZE: (u32, u32) = (640, 480);

/// A table seen from straight above: one card, noise, and something large that swings in from the edge where `hand` says.
fn picture(number: u64, hand: Option<f64>) -> RgbImage {
    let mut state = (number as u32).wrapping_mul(2_654_435_761) | 1;
    RgbImage::from_fn(SIZE.0, SIZE.1, |x, y| {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let noise = (state >> 29) as u8;
        let on_card = (200..326).contains(&x) && (150..326).contains(&y);
        let on_hand = hand.is_some_and(|reach| {
            f64::from(x) < reach && y.abs_diff(240) < 60
                || f64::from(x) < reach - 70.0 && y.abs_diff(380) < 25
        });
        match (on_hand, on_card) {
            (true, _) => Rgb([190 + noise, 140 + noise, 120 + noise]),
            (_, true) => Rgb([40 + noise, 50 + noise, 90 + noise]),
            _ => Rgb([110 + noise, 100 + noise, 90 + noise]),
        }
    })
}

fn judge() -> Detector {
    let corners_in_image = [
        [200.0, 150.0],
        [326.0, 150.0],
        [326.0, 326.0],
        [200.0, 326.0],
    ];
    let gate = GateInImage {
        index: 0,
        corners_in_image,
    };
    let rig = Rig::new([63.0, 88.0], 32.0, vec![gate], SIZE).unwrap();
    Detector::new(SIZE.0, SIZE.1, 30.0, Gates::Given(rig))
}

/// Allocations in each of the looks at these frames, and whether anything moved.
fn allocations(judge: &mut Detector, frames: impl Iterator<Item = Frame>) -> Vec<(u64, Motion)> {
    frames
        .map(|frame| {
            let mut motion = Motion::Calm;
            let info = allocation_counter::measure(|| motion = judge.look(&frame).motion);
            (info.count_total, motion)
        })
        .collect()
}

#[test]
fn a_look_takes_no_new_memory_once_it_is_warm() {
    let mut judge = judge();
    let frame = |number: u64, hand: Option<f64>| Frame {
        number,
        at_millis: number * 33,
        picture: picture(number, hand),
    };
    let calm = allocations(&mut judge, (1..=60).map(|n| frame(n, None)));
    assert!(calm.iter().all(|(_, motion)| *motion == Motion::Calm));
    let later = calm[20..].iter().map(|(count, _)| count).sum::<u64>();
    assert_eq!(later, 0, "calm: {calm:?}");
    // A hand that goes to and fro: in the first seconds every buffer finds its size.
    let reach = |n: u64| 330.0 + 150.0 * (n as f64 * 0.35).sin();
    let moving = allocations(&mut judge, (61..=660).map(|n| frame(n, Some(reach(n)))));
    assert!(moving.iter().all(|(_, motion)| *motion != Motion::Calm));
    let later = moving[400..].iter().map(|(count, _)| count).sum::<u64>();
    assert_eq!(later, 0, "moving: {moving:?}");
}
