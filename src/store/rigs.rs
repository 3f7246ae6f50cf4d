//! What was set up and measured: sizes and corners, as TOML.

use std::collections::BTreeMap;
use std::path::Path;

use serde::{Deserialize, Serialize};

use super::settings::one_line;
use super::{FORMAT, StoreError, read_whole, write_toml};
use crate::vision::{GateInImage, Rig, RigError};

/// The rig that is shipped: the usual card and ball, no corners.
const SHIPPED: &str = include_str!("../../calibration/default.toml");

/// A rig as its file holds it; [`RigFile::rig`] checks it against a picture.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RigFile {
    /// The version of the layout.
    pub format: u32,
    /// What it is called, where it is a profile that can be chosen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The Gate cards.
    pub gate_card: GateCard,
    /// The ball.
    pub ball: Ball,
    /// How the picture is turned.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub view: Option<ViewOfRig>,
    /// What is set at the camera: `exposure`, `focus`, `power_line`, each with a word.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub controls: BTreeMap<String, String>,
    /// The picture that the corners belong to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub picture: Option<Picture>,
    /// The corners of the gates, in the order of their numbers.
    #[serde(default, rename = "gate", skip_serializing_if = "Vec::is_empty")]
    pub gates: Vec<GateCorners>,
}

/// The measure of a Gate card.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GateCard {
    /// Width and height in millimetres.
    pub size_mm: [f64; 2],
}

/// The measure of a ball.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ball {
    /// Diameter of the closed ball in millimetres.
    pub diameter_mm: f64,
}

/// How a picture is turned.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ViewOfRig {
    /// Clockwise, in degrees: 0, 90, 180 or 270.
    pub turn_degrees: u16,
    /// Left and right exchanged, before it is turned.
    pub mirrored: bool,
}

/// The size of a picture.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Picture {
    /// Width and height in pixels.
    pub size_px: [u32; 2],
}

/// The corners of one gate.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GateCorners {
    /// Its number, from 0; on screen it is one more.
    pub index: usize,
    /// Its four corners in pixels, in order around the card.
    pub corners_in_image: [[f64; 2]; 4],
}

impl RigFile {
    /// The rig that is shipped: the usual card and ball, no corners.
    ///
    /// # Errors
    /// Never, as long as the shipped file is good, which a test sees to.
    pub fn shipped() -> Result<Self, StoreError> {
        Self::parse(SHIPPED, Path::new("calibration/default.toml"))
    }

    /// The file for these sizes in millimetres alone.
    pub fn of_sizes(card_mm: [f64; 2], ball_diameter_mm: f64) -> Self {
        Self {
            format: FORMAT,
            name: None,
            gate_card: GateCard { size_mm: card_mm },
            ball: Ball {
                diameter_mm: ball_diameter_mm,
            },
            view: None,
            controls: BTreeMap::new(),
            picture: None,
            gates: Vec::new(),
        }
    }

    /// Reads a rig; none when there is none.
    ///
    /// # Errors
    /// When it cannot be read, or has a mistake in it; it is left as it is.
    pub fn load(path: &Path) -> Result<Option<Self>, StoreError> {
        read_whole(path)?
            .map(|text| Self::parse(&text, path))
            .transpose()
    }

    /// Keeps a rig.
    ///
    /// # Errors
    /// When the disk refuses; the old file stands then.
    pub fn save(&self, path: &Path) -> Result<(), StoreError> {
        write_toml(path, toml::to_string_pretty(self))
    }

    /// The file for a rig as it is used, with the picture that its corners belong to.
    pub fn of(rig: &Rig, (width, height): (u32, u32)) -> Self {
        Self {
            picture: Some(Picture {
                size_px: [width, height],
            }),
            gates: rig
                .gates()
                .iter()
                .map(|gate| GateCorners {
                    index: gate.index,
                    corners_in_image: gate.corners_in_image,
                })
                .collect(),
            ..Self::of_sizes(rig.card_mm(), rig.ball_diameter_mm())
        }
    }

    /// The checked rig for pictures of this size. Corners measured in a picture of another size are left out: they
    /// belong to another camera or mode.
    ///
    /// # Errors
    /// When sizes or corners cannot be.
    pub fn rig(&self, size: (u32, u32)) -> Result<Rig, RigError> {
        let fits = self
            .picture
            .is_none_or(|picture| picture.size_px == [size.0, size.1]);
        let gates = self.gates.iter().filter(|_| fits);
        Rig::new(
            self.gate_card.size_mm,
            self.ball.diameter_mm,
            gates
                .map(|gate| GateInImage {
                    index: gate.index,
                    corners_in_image: gate.corners_in_image,
                })
                .collect(),
            size,
        )
    }

    pub(super) fn parse(text: &str, path: &Path) -> Result<Self, StoreError> {
        let mistake = |why: String| StoreError::Mistake {
            why,
            path: path.to_owned(),
        };
        let file: Self = toml::from_str(text).map_err(|why| {
            let line = why
                .span()
                .and_then(|span| text.get(..span.start))
                .map_or(1, |before| before.matches('\n').count() + 1);
            mistake(format!("line {line}: {}", one_line(&why)))
        })?;
        if file.format != FORMAT {
            return Err(mistake(format!("format is {}, not {FORMAT}", file.format)));
        }
        Ok(file)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shipped_rig_is_the_usual_card_and_ball() {
        let rig = RigFile::shipped()
            .expect("the shipped file is good")
            .rig((640, 480))
            .expect("its sizes can be");
        assert_eq!(rig.card_mm(), [63.0, 88.0]);
        assert_eq!(rig.ball_diameter_mm(), 32.0);
        assert!(rig.gates().is_empty());
    }

    #[test]
    fn a_rig_comes_back_as_it_was_kept() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("rig.toml");
        assert!(RigFile::load(&path).expect("none is fine").is_none());
        let gate = GateInImage {
            index: 1,
            corners_in_image: [[10.0, 20.5], [110.0, 22.0], [108.0, 160.0], [9.0, 158.0]],
        };
        let size = (640, 480);
        let rig = Rig::new([63.0, 88.0], 28.5, vec![gate], size).expect("it can be");
        RigFile::of(&rig, size).save(&path).expect("it can be kept");
        let file = RigFile::load(&path)
            .expect("it can be read")
            .expect("it is there");
        assert_eq!(file.rig(size), Ok(rig));
        let other = file.rig((1280, 720)).expect("the sizes hold");
        assert!(other.gates().is_empty(), "corners of another picture");
    }

    #[test]
    fn a_mistake_in_a_rig_is_named_with_its_line() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("rig.toml");
        let wrong = SHIPPED.replace("diameter_mm", "diametre_mm");
        std::fs::write(&path, wrong).expect("a file");
        let error = RigFile::load(&path)
            .expect_err("it has a mistake")
            .to_string();
        assert!(
            error.contains("diametre_mm") && error.contains("line "),
            "{error}"
        );
        assert!(path.exists(), "it is left as it is");
    }
}
