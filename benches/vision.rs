//! What one look of the judge costs, decoding not counted, on a roll of the simulated table: at 640x480 and at 1280x720. Each
//! asserts that the roll was called. The rate shown is looks a second.

use std::hint::black_box;

use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use rollcall::sim::{Family, Scenario};
use rollcall::vision::{Call, Detector, Frame, GateInImage, Gates, Rig};

/// A roll that opens on a gate, so that a look at its end is part of it.
fn roll(size: (u32, u32)) -> (Vec<Frame>, Rig, f64) {
    let mut scenario = (1..)
        .map(|seed| Scenario::draw(seed, Family::Open, size))
        .find(|scenario| scenario.truth().outcome == "open_on_gate")
        .expect("most rolls open");
    let setup = scenario.setup();
    let gates = setup
        .cards
        .iter()
        .map(|card| GateInImage {
            index: card.index,
            corners_in_image: card.corners_px,
        })
        .collect();
    let rig = Rig::new(setup.card_mm, setup.ball_diameter_mm, gates, size)
        .expect("a drawn set-up is sound");
    let frames = (1..=scenario.frames())
        .map(|number| Frame {
            number,
            at_millis: number * 1000 / u64::from(setup.fps),
            picture: scenario.frame(number),
        })
        .collect();
    (frames, rig, f64::from(setup.fps))
}

fn judge(mut detector: Detector, frames: &[Frame]) -> Vec<Call> {
    frames
        .iter()
        .filter_map(|frame| detector.look(black_box(frame)).call)
        .collect()
}

fn looks(c: &mut Criterion) {
    let mut group = c.benchmark_group("look");
    group.sample_size(10);
    for size in [(640, 480), (1280, 720)] {
        let (frames, rig, fps) = roll(size);
        let detector = || Detector::new(size.0, size.1, fps, Gates::Given(rig.clone()));
        assert_eq!(judge(detector(), &frames).len(), 1, "one roll, one call");
        let calm: Vec<Frame> = frames.iter().take(12).cloned().collect();
        group.throughput(Throughput::Elements(frames.len() as u64));
        group.bench_function(format!("{}x{}, whole roll", size.0, size.1), |b| {
            b.iter_batched(
                detector,
                |detector| judge(detector, &frames).len(),
                BatchSize::LargeInput,
            );
        });
        group.throughput(Throughput::Elements(calm.len() as u64));
        group.bench_function(format!("{}x{}, calm table", size.0, size.1), |b| {
            b.iter_batched(
                detector,
                |detector| judge(detector, &calm).len(),
                BatchSize::LargeInput,
            );
        });
    }
    group.finish();
}

criterion_group!(benches, looks);
criterion_main!(benches);
