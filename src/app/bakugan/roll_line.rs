//! The line that a roll starts behind, two card lengths around the gates, and where the hand let go. A hint: it changes no ruling.

use crate::vision::pose::CameraPose;
use crate::vision::reach::outline_around;
use crate::vision::{Call, Rig};

/// Two lengths of a card, by the sheet.
pub const CARD_LENGTHS: f64 = 2.0;
/// Points along the line.
const POINTS: usize = 96;

/// The line in pixels; empty when no gate is known or the camera looks too flat for it.
pub fn roll_line_in_image(rig: &Rig, size: (u32, u32)) -> Vec<[f64; 2]> {
    let Some(pose) = CameraPose::from_rig(rig, size) else {
        return Vec::new();
    };
    let [width, height] = rig.card_mm();
    outline_around(&pose, CARD_LENGTHS * width.max(height), POINTS)
}

/// True when the hand surely let go nearer to a gate than the line.
pub fn was_too_near(call: &Call) -> bool {
    call.let_go
        .is_some_and(|let_go| let_go.is_nearer_than(CARD_LENGTHS))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::vision::GateInImage;

    #[test]
    fn it_goes_around_the_gates_and_needs_one() {
        let corners = [
            [288.0, 196.0],
            [351.0, 196.0],
            [351.0, 284.0],
            [288.0, 284.0],
        ];
        let gate = GateInImage {
            index: 0,
            corners_in_image: corners,
        };
        let rig = |gates| Rig::new([63.0, 88.0], 32.0, gates, (640, 480)).expect("it is sound");
        let line = roll_line_in_image(&rig(vec![gate]), (640, 480));
        assert_eq!(line.len(), POINTS);
        for [x, y] in line {
            let (dx, dy) = (x - x.clamp(288.0, 351.0), y - y.clamp(196.0, 284.0));
            // One pixel is one millimetre here, nearly.
            assert!((dx.hypot(dy) - 176.0).abs() < 6.0, "({x}, {y})");
        }
        assert!(roll_line_in_image(&rig(Vec::new()), (640, 480)).is_empty());
    }
}
