//! The line that a roll starts behind: two card lengths around the gates, drawn in the picture.

use nalgebra::{SMatrix, SVector};

use crate::vision::Rig;

/// Two lengths of a card, by the sheet.
const CARD_LENGTHS: f64 = 2.0;
/// Points along the line.
const POINTS: usize = 96;

/// The line in pixels; empty when no gate is known or the camera looks too flat for it.
pub fn roll_line_in_image(rig: &Rig) -> Vec<[f64; 2]> {
    let Some(first) = rig.gates().first() else {
        return Vec::new();
    };
    let [width, height] = rig.card_mm();
    let length = width.max(height);
    let corners = first.corners_in_image;
    let side =
        |a: usize, b: usize| (corners[a][0] - corners[b][0]).hypot(corners[a][1] - corners[b][1]);
    // Which pair of sides is the long one is read from the picture.
    let (along, across) = if side(0, 1) + side(2, 3) > side(1, 2) + side(3, 0) {
        (width.max(height), width.min(height))
    } else {
        (width.min(height), width.max(height))
    };
    let on_card = [[0.0, 0.0], [along, 0.0], [along, across], [0.0, across]];
    let (Some(image_from_table), Some(table_from_image)) = (
        homography(&on_card, &corners),
        homography(&corners, &on_card),
    ) else {
        return Vec::new();
    };
    let on_table: Vec<[f64; 2]> = rig
        .gates()
        .iter()
        .flat_map(|gate| gate.corners_in_image)
        .filter_map(|at| project(&table_from_image, at))
        .collect();
    let reach = CARD_LENGTHS * length;
    // In each direction: the outermost corner, and from there two lengths on.
    let mut line = Vec::with_capacity(POINTS);
    for point in 0..POINTS {
        let angle = std::f64::consts::TAU * point as f64 / POINTS as f64;
        let (x, y) = (angle.cos(), angle.sin());
        let outermost = on_table
            .iter()
            .copied()
            .max_by(|a, b| (a[0] * x + a[1] * y).total_cmp(&(b[0] * x + b[1] * y)));
        let Some(outermost) = outermost else {
            return Vec::new();
        };
        let at = [outermost[0] + reach * x, outermost[1] + reach * y];
        match project(&image_from_table, at) {
            Some(at) if at.iter().all(|value| value.abs() < 50_000.0) => line.push(at),
            _ => return Vec::new(),
        }
    }
    line
}

/// The plane-to-plane mapping that takes four points to four others.
fn homography(from: &[[f64; 2]; 4], to: &[[f64; 2]; 4]) -> Option<[f64; 9]> {
    let mut equations = SMatrix::<f64, 8, 8>::zeros();
    let mut right_side = SVector::<f64, 8>::zeros();
    for (i, ([x, y], [u, v])) in from.iter().zip(to).enumerate() {
        let rows = [
            [*x, *y, 1.0, 0.0, 0.0, 0.0, -u * x, -u * y],
            [0.0, 0.0, 0.0, *x, *y, 1.0, -v * x, -v * y],
        ];
        for (j, row) in rows.iter().enumerate() {
            for (k, value) in row.iter().enumerate() {
                equations[(2 * i + j, k)] = *value;
            }
        }
        right_side[2 * i] = *u;
        right_side[2 * i + 1] = *v;
    }
    let solved = equations.lu().solve(&right_side)?;
    let mut mapping = [1.0; 9];
    for (place, value) in mapping.iter_mut().zip(solved.iter()) {
        *place = *value;
    }
    mapping
        .iter()
        .all(|value| value.is_finite())
        .then_some(mapping)
}

/// A point under a mapping; none behind the camera.
fn project(mapping: &[f64; 9], [x, y]: [f64; 2]) -> Option<[f64; 2]> {
    let depth = mapping[6] * x + mapping[7] * y + mapping[8];
    (depth > 1e-6).then(|| {
        [
            (mapping[0] * x + mapping[1] * y + mapping[2]) / depth,
            (mapping[3] * x + mapping[4] * y + mapping[5]) / depth,
        ]
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::vision::GateInImage;

    #[test]
    fn seen_from_straight_above_it_is_two_card_lengths_away() {
        let corners = [
            [300.0, 200.0],
            [363.0, 200.0],
            [363.0, 288.0],
            [300.0, 288.0],
        ];
        let gate = GateInImage {
            index: 0,
            corners_in_image: corners,
        };
        let rig = Rig::new([63.0, 88.0], 32.0, vec![gate], (640, 480)).expect("it is sound");
        let line = roll_line_in_image(&rig);
        assert_eq!(line.len(), POINTS);
        // One pixel is one millimetre here: the nearest point of the card is 176 away from every point of the line.
        for [x, y] in line {
            let (dx, dy) = (x - x.clamp(300.0, 363.0), y - y.clamp(200.0, 288.0));
            assert!((dx.hypot(dy) - 176.0).abs() < 1e-6, "({x}, {y})");
        }
    }
}
