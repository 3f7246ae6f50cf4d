//! The picture that decided a call, with what the judge saw drawn into it.

use std::path::{Path, PathBuf};

use image::{Rgb, RgbImage};
use imageproc::drawing::draw_line_segment_mut;

use crate::vision::{Call, Frame, GateInImage};

use super::Failure;

pub(super) const GATE_COLOUR: Rgb<u8> = Rgb([255, 210, 0]);
pub(super) const CALLED_GATE_COLOUR: Rgb<u8> = Rgb([0, 255, 120]);
pub(super) const OBJECT_COLOUR: Rgb<u8> = Rgb([255, 40, 200]);

/// Writes `<folder>/<source>_roll<N>.png` and gives its path.
///
/// # Errors
/// When the folder or the file cannot be written.
pub fn write(
    folder: &Path,
    source: &str,
    call: &Call,
    frame: &Frame,
    gates: &[GateInImage],
) -> Result<PathBuf, Failure> {
    let unwritable = |path: &Path, error: &dyn std::fmt::Display| {
        Failure::Unusable(format!("{}: it cannot be written: {error}", path.display()))
    };
    std::fs::create_dir_all(folder).map_err(|error| unwritable(folder, &error))?;
    let path = folder.join(format!("{}_roll{}.png", safe_name(source), call.roll));
    drawn(call, &frame.picture, gates)
        .save(&path)
        .map_err(|error| unwritable(&path, &error))?;
    Ok(path)
}

/// A name without anything that a file system or a terminal may take for more than a letter.
pub(super) fn safe_name(name: &str) -> String {
    let safe = |letter: char| match letter {
        letter if letter.is_alphanumeric() || "-_.".contains(letter) => letter,
        _ => '_',
    };
    name.chars().map(safe).collect()
}

/// The picture with gate outlines and the object's box.
pub fn drawn(call: &Call, picture: &RgbImage, gates: &[GateInImage]) -> RgbImage {
    let mut drawn = picture.clone();
    for gate in gates {
        let colour = if call.gates.contains(&gate.index) {
            CALLED_GATE_COLOUR
        } else {
            GATE_COLOUR
        };
        outline(&mut drawn, &gate.corners_in_image, colour);
    }
    if let Some([x0, y0, x1, y1]) = call.box_in_image {
        outline(
            &mut drawn,
            &[[x0, y0], [x1, y0], [x1, y1], [x0, y1]],
            OBJECT_COLOUR,
        );
    }
    drawn
}

/// Two pixels wide, so that it is seen in a picture made smaller.
fn outline(picture: &mut RgbImage, corners: &[[f64; 2]; 4], colour: Rgb<u8>) {
    for side in 0..4 {
        let ([ax, ay], [bx, by]) = (corners[side], corners[(side + 1) % 4]);
        for shift in [0.0, 1.0] {
            draw_line_segment_mut(
                picture,
                ((ax + shift) as f32, (ay + shift) as f32),
                ((bx + shift) as f32, (by + shift) as f32),
                colour,
            );
        }
    }
}
