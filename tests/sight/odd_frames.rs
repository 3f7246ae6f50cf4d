//! The judge before frames that no camera should send: it may be silent, but it does not fall over.

use image::{Rgb, RgbImage};
use proptest::prelude::*;
use rollcall::vision::{Call, Detector, Frame, GateInImage, Gates, Rig};

/// What a frame shows.
#[derive(Debug, Clone)]
enum Shows {
    Plain(u8),
    Noise(u32),
    Stripes(u32),
    /// A table with a spot of this radius here, as shares of the picture.
    Spot([f64; 2], f64),
    Gradient,
}

fn picture(shows: &Shows, (width, height): (u32, u32)) -> RgbImage {
    let table = |x: u32, y: u32| Rgb([90 + (x % 7) as u8, 80 + (y % 5) as u8, 70]);
    match shows {
        Shows::Plain(value) => RgbImage::from_pixel(width, height, Rgb([*value; 3])),
        Shows::Noise(seed) => {
            let mut state = seed | 1;
            RgbImage::from_fn(width, height, |_, _| {
                state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                Rgb([(state >> 24) as u8, (state >> 16) as u8, (state >> 8) as u8])
            })
        }
        Shows::Stripes(period) => RgbImage::from_fn(width, height, |x, y| {
            Rgb([if (x + y) / period % 2 == 0 { 255 } else { 0 }; 3])
        }),
        Shows::Spot([u, v], radius) => RgbImage::from_fn(width, height, |x, y| {
            let (dx, dy) = (
                f64::from(x) - u * f64::from(width),
                f64::from(y) - v * f64::from(height),
            );
            if dx.hypot(dy) < *radius {
                Rgb([200, 40, 30])
            } else {
                table(x, y)
            }
        }),
        Shows::Gradient => RgbImage::from_fn(width, height, |x, y| {
            Rgb([(x * 255 / width) as u8, (y * 255 / height) as u8, 128])
        }),
    }
}

fn shows() -> impl Strategy<Value = Shows> {
    let share = || -0.1..1.1_f64;
    prop_oneof![
        1 => prop_oneof![Just(0_u8), Just(255), any::<u8>()].prop_map(Shows::Plain),
        1 => any::<u32>().prop_map(Shows::Noise),
        1 => (1_u32..40).prop_map(Shows::Stripes),
        4 => ((share(), share()), 0.0..60.0_f64).prop_map(|((u, v), r)| Shows::Spot([u, v], r)),
        1 => Just(Shows::Gradient),
    ]
}

/// A run of frames in which one thing may go evenly from place to place: how many, what, and from where to where.
fn scene() -> impl Strategy<Value = Vec<Shows>> {
    prop_oneof![
        (shows(), 1_usize..14).prop_map(|(shows, frames)| vec![shows; frames]),
        prop::collection::vec(shows(), 1..8),
        (
            [-0.2..1.2_f64, -0.2..1.2_f64],
            [-0.2..1.2_f64, -0.2..1.2_f64],
            2.0..40.0_f64,
            3_usize..16
        )
            .prop_map(|(from, to, radius, frames)| {
                (0..frames)
                    .map(|i| {
                        let share = i as f64 / frames as f64;
                        let at = [0, 1].map(|k| from[k] + (to[k] - from[k]) * share);
                        Shows::Spot(at, radius)
                    })
                    .collect()
            }),
    ]
}

fn size() -> impl Strategy<Value = (u32, u32)> {
    prop_oneof![
        6 => Just((160, 120)),
        1 => Just((1, 1)),
        1 => Just((3, 2)),
        1 => Just((500, 4)),
        1 => Just((97, 61)),
        1 => Just((321, 243)),
    ]
}

/// Rigs that are sound, and rigs that are not.
fn gates() -> impl Strategy<Value = Gates> {
    let corner = || (-200.0..500.0_f64, -200.0..400.0_f64).prop_map(|(x, y)| [x, y]);
    let wild = (
        [corner(), corner(), corner(), corner()],
        0.1..400.0_f64,
        0.1..400.0_f64,
    );
    let find = Gates::Find {
        card_mm: [63.0, 88.0],
        ball_diameter_mm: 32.0,
    };
    let given = |corners_in_image: [[f64; 2]; 4], card: f64, ball: f64| {
        let gate = GateInImage {
            index: 0,
            corners_in_image,
        };
        Rig::new([card, 1.4 * card], ball, vec![gate], (160, 120)).map(Gates::Given)
    };
    let sound = [[50.0, 35.0], [90.0, 35.0], [90.0, 91.0], [50.0, 91.0]];
    let sound = given(sound, 63.0, 32.0).unwrap_or(find.clone());
    prop_oneof![
        3 => Just(sound),
        1 => Just(find.clone()),
        2 => wild.prop_map(move |(corners, card, ball)| {
            given(corners, card, ball).unwrap_or(find.clone())
        }),
    ]
}

fn fps() -> impl Strategy<Value = f64> {
    prop_oneof![
        4 => Just(30.0),
        2 => Just(15.0),
        1 => Just(f64::NAN),
        1 => Just(0.0),
        1 => Just(-3.0),
        1 => Just(1e9),
    ]
}

/// How far one frame's number is from the next one's: missing frames, repeated ones, and a clock that was put back.
fn step() -> impl Strategy<Value = i64> {
    prop_oneof![
        12 => Just(1_i64),
        1 => Just(0),
        1 => Just(40),
        1 => -30_i64..300,
    ]
}

fn is_sound(call: &Call, frame: &Frame) -> bool {
    call.call_frame == frame.number
        && (1..=99).contains(&call.certainty_percent)
        && call.settle_frame <= frame.number + 1
        && call.alternatives.iter().all(|a| a.percent <= 100)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]

    #[test]
    fn no_frames_make_the_judge_fall_over(
        gates in gates(),
        fps in fps(),
        scenes in prop::collection::vec((scene(), size(), 0_u64..3), 1..6),
        steps in prop::collection::vec(step(), 90),
    ) {
        let first = scenes[0].1;
        let mut judge = Detector::new(first.0, first.1, fps, gates);
        let mut number = 1_u64;
        let mut steps = steps.into_iter().cycle();
        // A table at rest between the scenes, so that the judge does look.
        let rest = vec![Shows::Spot([2.0, 2.0], 1.0); 9];
        for (scene, size, again) in &scenes {
            for shows in rest.iter().chain(scene).chain(scene.last().into_iter().cycle().take(12 * *again as usize)) {
                let frame = Frame { number, at_millis: number * 33, picture: picture(shows, *size) };
                let look = judge.look(&frame);
                prop_assert!(look.call.is_none_or(|call| is_sound(&call, &frame)));
                number = number.saturating_add_signed(steps.next().unwrap_or(1));
            }
        }
    }
}
