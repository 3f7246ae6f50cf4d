//! By what of the scene the counts can be told apart.

use clap::ValueEnum;

use super::Truth;

/// A label by which the clips are told apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, ValueEnum)]
pub enum Field {
    /// Frames a second.
    Fps,
    /// Width and height of the pictures.
    Size,
    /// The lamp.
    Light,
    /// The table.
    Table,
    /// How far the camera looks down, in bands of 15 degrees; 90 is straight down.
    Elevation,
    /// The toy's design.
    Design,
    /// The toy's Attribute.
    Attribute,
    /// How far the toy opened.
    Opening,
    /// How far the toy's base is from the nearest edge of a gate.
    Edge,
}

/// Width of a band of elevation, in degrees.
const ELEVATION_BAND: f64 = 15.0;
/// Upper ends of the bands of opening; the first is what the labels call closed.
const OPENINGS: [(f64, &str); 4] = [
    (0.1, "0 to 0.1 (closed)"),
    (0.2, "0.1 to 0.2"),
    (0.5, "0.2 to 0.5"),
    (f64::INFINITY, "0.5 to 1"),
];
/// Upper ends of the bands of distance from an edge, in millimetres.
const EDGES: [(f64, &str); 4] = [
    (3.0, "0 to 3 mm"),
    (8.0, "3 to 8 mm"),
    (16.0, "8 to 16 mm"),
    (f64::INFINITY, "over 16 mm"),
];

impl Field {
    /// The name of the field, as it is asked for.
    pub fn name(self) -> String {
        self.to_possible_value()
            .map_or_else(String::new, |value| value.get_name().to_owned())
    }

    /// The group that a clip belongs to; none when its labels say nothing of this.
    pub fn group(self, truth: &Truth) -> Option<String> {
        let scene = &truth.scene;
        let object = truth.object.as_ref();
        let band = |bands: &[(f64, &str)], value: f64| {
            let (_, name) = bands.iter().find(|(most, _)| value <= *most)?;
            Some((*name).to_owned())
        };
        match self {
            Self::Fps => Some(truth.fps.to_string()),
            Self::Size => scene
                .size
                .map(|[width, height]| format!("{width}x{height}")),
            Self::Light => scene.light.clone(),
            Self::Table => scene.table.clone(),
            Self::Elevation => scene.elevation_deg.map(|degrees| {
                // Straight down belongs to the last band.
                let from = (degrees.min(89.9) / ELEVATION_BAND).floor() * ELEVATION_BAND;
                format!("{from} to {} degrees", from + ELEVATION_BAND)
            }),
            Self::Design => scene.design.clone(),
            Self::Attribute => scene.attribute.clone(),
            Self::Opening => object
                .and_then(|object| object.t_open)
                .and_then(|opening| band(&OPENINGS, opening)),
            Self::Edge => scene.edge_mm.and_then(|edge| band(&EDGES, edge.abs())),
        }
    }

    /// What groups are sorted by: the number in front, then the words.
    pub fn order(group: &str) -> (f64, &str) {
        let number: String = group
            .chars()
            .take_while(|letter| letter.is_ascii_digit() || *letter == '.')
            .collect();
        (number.parse().unwrap_or(f64::INFINITY), group)
    }
}
