//! How far from the gates something is on the table: the line that a roll starts behind, and where the hand let go.
//!
//! ```text
//!        . - - - - - .
//!      '   +---++---+  '       - - -  so far from the nearest gate
//!      .   |   ||   |  .         o    where the hand let go
//!      .   +---++---+  .
//!        ' - - - - - '   o
//! ```

use super::pose::CameraPose;
use super::rest::distance_outside;
use super::rig::{PointInImage, Rig};
use super::track::{Sight, Track, distance};

/// Steps along a ray in which the outline is looked for, in millimetres; it is found exactly between two.
const STEP_MM: f64 = 4.0;
/// Halvings of such a step: a hundredth of a millimetre.
const HALVINGS: usize = 9;
/// Nothing further than this from the picture's corner is drawn, in pixels.
const FARTHEST_PX: f64 = 50_000.0;
/// An outline of which less is before the camera is none, as a share of its points.
const LEAST_SEEN: f64 = 0.25;
/// So many steps of a ball tell how fast it was when it was let go.
const FIRST_STEPS: usize = 3;

/// Where a hand let go of what rolled.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct LetGo {
    /// The last frame in which it was beside the hand.
    pub frame: u64,
    /// Its middle in that frame, in pixels.
    pub at_in_image: PointInImage,
    /// How far that was from the nearest gate, in lengths of a card.
    pub card_lengths: f64,
    /// How far it may have gone before anybody saw it beside the hand no more, in lengths of a card.
    pub unsure_lengths: f64,
}

impl LetGo {
    /// Where the hand let go of the thing of a track; none where no hand was seen beside it before it rolled.
    pub fn of(track: &Track, pose: &CameraPose, rig: &Rig) -> Option<Self> {
        let (first, end, _) = track.any_roll(rig.ball_diameter_mm())?;
        let free = (first..end).find(|at| !track.sights[*at].by_hand)?;
        let held = free.checked_sub(1)?;
        let last = track.sights.get(held).filter(|sight| sight.by_hand)?;
        let [a, b] = rig.card_mm();
        let length = a.max(b);
        let way = &track.sights[held..end];
        Some(Self {
            frame: last.frame,
            at_in_image: last.at,
            card_lengths: distance_from_gates_mm(pose, last.at_mm) / length,
            unsure_lengths: fastest_step_mm(way) / length,
        })
    }

    /// True when it was surely nearer to the nearest gate than so many lengths of a card.
    pub fn is_nearer_than(&self, card_lengths: f64) -> bool {
        self.card_lengths + self.unsure_lengths < card_lengths
    }
}

/// The longest of the first steps of a way, in millimetres a frame.
fn fastest_step_mm(way: &[Sight]) -> f64 {
    way.windows(2)
        .take(FIRST_STEPS)
        .map(|pair| {
            let frames = pair[1].frame.saturating_sub(pair[0].frame).max(1) as f64;
            distance(pair[0].at_mm, pair[1].at_mm) / frames
        })
        .fold(0.0, f64::max)
}

/// How far a point of the table is from the nearest gate, in millimetres; 0 on one, infinite where there is none.
pub fn distance_from_gates_mm(pose: &CameraPose, at_mm: [f64; 2]) -> f64 {
    let distances = pose
        .gates_mm
        .iter()
        .map(|corners| distance_outside(corners, at_mm));
    distances.fold(f64::INFINITY, f64::min)
}

/// The outline on the table that is so many millimetres from the nearest gate, in pixels, as `points` around all gates. What
/// lies behind the camera is left out; empty where too little of it can be seen.
pub fn outline_around(pose: &CameraPose, distance_mm: f64, points: usize) -> Vec<PointInImage> {
    let corners: Vec<[f64; 2]> = pose.gates_mm.iter().flatten().copied().collect();
    if corners.is_empty() {
        return Vec::new();
    }
    let middle = [0, 1].map(|k| corners.iter().map(|c| c[k]).sum::<f64>() / corners.len() as f64);
    let widest = corners.iter().map(|c| distance(*c, middle));
    let from_mm = widest.fold(0.0, f64::max) + distance_mm + STEP_MM;
    let outline: Vec<PointInImage> = (0..points)
        .filter_map(|point| {
            let (sin, cos) = (std::f64::consts::TAU * point as f64 / points as f64).sin_cos();
            let at = |reach: f64| [middle[0] + reach * cos, middle[1] + reach * sin];
            let is_beyond = |reach: f64| distance_from_gates_mm(pose, at(reach)) > distance_mm;
            // From far outside inwards: where it first comes so near.
            let mut beyond = from_mm;
            while beyond > STEP_MM && is_beyond(beyond - STEP_MM) {
                beyond -= STEP_MM;
            }
            let mut within = beyond - STEP_MM;
            for _ in 0..HALVINGS {
                let half = 0.5 * (within + beyond);
                if is_beyond(half) {
                    beyond = half;
                } else {
                    within = half;
                }
            }
            let [x, y] = at(within);
            let seen = pose.project([x, y, 0.0])?;
            seen.iter().all(|v| v.abs() < FARTHEST_PX).then_some(seen)
        })
        .collect();
    if (outline.len() as f64) < LEAST_SEEN * points as f64 {
        return Vec::new();
    }
    outline
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::super::blobs::Blob;
    use super::super::rig::GateInImage;
    use super::*;

    fn card(index: usize, x: f64, y: f64, flat: f64) -> GateInImage {
        let corners = [[0.0, 0.0], [63.0, 0.0], [63.0, 88.0], [0.0, 88.0]];
        GateInImage {
            index,
            // Seen from above, or nearly: rows further up are nearer to each other.
            corners_in_image: corners.map(|[u, v]| {
                let (u, v) = (x + u, y + v);
                let far = 1.0 + flat * (240.0 - v) / 240.0;
                [320.0 + (u - 320.0) / far, 240.0 + (v - 240.0) / far]
            }),
        }
    }

    fn seen(gates: Vec<GateInImage>) -> (Rig, CameraPose) {
        let rig = Rig::new([63.0, 88.0], 32.0, gates, (640, 480)).unwrap();
        let pose = CameraPose::from_rig(&rig, (640, 480)).unwrap();
        (rig, pose)
    }

    #[test]
    fn every_point_of_the_outline_is_so_far_from_the_nearest_gate() {
        let one = vec![card(0, 288.0, 196.0, 0.0)];
        let apart = vec![card(0, 180.0, 150.0, 0.1), card(1, 400.0, 220.0, 0.1)];
        let flat = vec![card(0, 250.0, 190.0, 0.5), card(1, 316.0, 190.0, 0.5)];
        for gates in [one, apart, flat] {
            let (_, pose) = seen(gates);
            let outline = outline_around(&pose, 176.0, 96);
            assert!(outline.len() > 60, "{}", outline.len());
            for at in outline {
                let on_table = pose.at_height(at, 0.0).unwrap();
                let far = distance_from_gates_mm(&pose, on_table);
                assert!((far - 176.0).abs() < 1.0, "{at:?}: {far}");
            }
        }
    }

    #[test]
    fn seen_from_straight_above_it_is_two_card_lengths_away_in_pixels_too() {
        let (_, pose) = seen(vec![card(0, 288.0, 196.0, 0.0)]);
        for [x, y] in outline_around(&pose, 176.0, 96) {
            // One pixel is one millimetre here.
            let (dx, dy) = (x - x.clamp(288.0, 351.0), y - y.clamp(196.0, 284.0));
            assert!((dx.hypot(dy) - 176.0).abs() < 6.0, "({x}, {y})");
        }
    }

    #[test]
    fn without_gates_there_is_no_outline() {
        let (_, mut pose) = seen(vec![card(0, 288.0, 196.0, 0.0)]);
        pose.gates_mm.clear();
        assert!(outline_around(&pose, 176.0, 96).is_empty());
        assert_eq!(distance_from_gates_mm(&pose, [0.0, 0.0]), f64::INFINITY);
    }

    /// A ball that comes along the x axis towards the gate, so many millimetres a frame.
    fn thrown(pose: &CameraPose, from_mm: [f64; 2], by_mm: f64, held: usize) -> Track {
        let sights = (0..14).map(|i| {
            let at_mm = [from_mm[0] - by_mm * i as f64, from_mm[1]];
            Sight {
                frame: 10 + i as u64,
                at: pose.project([at_mm[0], at_mm[1], 16.0]).unwrap(),
                at_mm,
                area_in_balls: 1.0,
                by_shade: false,
                hangs: false,
                at_edge: false,
                by_hand: i < held,
                active: true,
                stir: 0.0,
                blob: Blob {
                    area: 50.0,
                    centre: [0.0, 0.0],
                    bounds: [0, 0, 8, 8],
                    at_edge: false,
                    label: 1,
                },
            }
        });
        Track {
            number: 1,
            sights: sights.collect(),
            lost: false,
            rolled: None,
            beside_hand: false,
        }
    }

    #[test]
    fn the_hand_let_go_where_the_ball_was_last_beside_it() {
        let (rig, pose) = seen(vec![card(0, 288.0, 196.0, 0.0)]);
        let right = pose.gates_mm[0].iter().map(|c| c[0]).fold(0.0, f64::max);
        let track = thrown(&pose, [right + 250.0, 0.0], 16.0, 3);
        let let_go = LetGo::of(&track, &pose, &rig).unwrap();
        assert_eq!(let_go.frame, 12);
        assert_eq!(let_go.at_in_image, track.sights[2].at);
        let wanted = (250.0 - 32.0) / 88.0;
        assert!((let_go.card_lengths - wanted).abs() < 0.05, "{let_go:?}");
        assert!((let_go.unsure_lengths - 16.0 / 88.0).abs() < 1e-6);
        assert!(!let_go.is_nearer_than(2.0));
        let near = thrown(&pose, [right + 150.0, 0.0], 16.0, 3);
        let near = LetGo::of(&near, &pose, &rig).unwrap();
        assert!(near.is_nearer_than(2.0), "{near:?}");
        // So near to the line that nobody knows.
        let hardly = thrown(&pose, [right + 200.0, 0.0], 16.0, 3);
        let hardly = LetGo::of(&hardly, &pose, &rig).unwrap();
        assert!(hardly.card_lengths < 2.0 && !hardly.is_nearer_than(2.0));
        let unseen = thrown(&pose, [right + 150.0, 0.0], 16.0, 0);
        assert_eq!(LetGo::of(&unseen, &pose, &rig), None, "no hand was seen");
    }
}
