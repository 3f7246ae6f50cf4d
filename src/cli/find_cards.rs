//! `rollcall find-cards`: the cards in still pictures.

use std::io::Cursor;
use std::path::{Path, PathBuf};

use clap::Args;
use image::{ImageReader, RgbImage};
use serde::Serialize;

use crate::camera::decode;
use crate::vision::cards::{CardShape, FoundCard, find_cards};

use super::detect::{say, say_json};
use super::{Failure, Format, complain};

/// Find the cards in pictures, without markers.
#[derive(Debug, Args)]
pub struct FindCards {
    /// Pictures of a table: JPEG or PNG files.
    #[arg(value_name = "IMAGE", required = true)]
    images: Vec<PathBuf>,
    /// Look only for cards of this size, in millimetres, as 63x88; without it any card is taken.
    #[arg(long, value_name = "WIDTHxHEIGHT", value_parser = card_size)]
    card_mm: Option<[f64; 2]>,
    /// How the cards are printed.
    #[arg(long, value_enum, default_value = "text")]
    format: Format,
}

fn card_size(words: &str) -> Result<[f64; 2], String> {
    let side = |side: &str| {
        side.trim()
            .parse()
            .ok()
            .filter(|side: &f64| (20.0..=300.0).contains(side))
    };
    words
        .split_once('x')
        .and_then(|(width, height)| Some([side(width)?, side(height)?]))
        .ok_or_else(|| "it should be two sides between 20 and 300 mm, as 63x88".to_owned())
}

/// One picture's cards, as printed with `--format json`.
#[derive(Debug, Serialize)]
struct PictureLine {
    image: String,
    cards: Vec<CardLine>,
}

/// One card, as printed with `--format json`.
#[derive(Debug, Serialize)]
struct CardLine {
    corners_px: [[f64; 2]; 4],
    certainty_percent: u8,
    touches_another: bool,
}

impl FindCards {
    /// Runs it over all pictures.
    ///
    /// # Errors
    /// When a picture cannot be read.
    pub fn run(self) -> Result<(), Failure> {
        let shape = self.card_mm.map_or(CardShape::ANY, CardShape::of_mm);
        for path in &self.images {
            let picture = read(path)?;
            let line = PictureLine::new(path, &find_cards(&picture, shape));
            match self.format {
                Format::Json => say_json(&line)?,
                Format::Text => say(&line.in_words())?,
            }
        }
        Ok(())
    }
}

/// Reads a picture; a JPEG may lack its Huffman tables, as the stills of many webcams do.
fn read(path: &Path) -> Result<RgbImage, Failure> {
    let unusable = |reason: &str| {
        // Libraries break their sentences over lines.
        let reason: Vec<&str> = reason.split_whitespace().collect();
        Failure::Unusable(format!(
            "{}: it cannot be read as a picture: {}",
            path.display(),
            reason.join(" ")
        ))
    };
    if path.is_dir() {
        return Err(unusable("it is a folder"));
    }
    let bytes = std::fs::read(path).map_err(|error| unusable(&error.to_string()))?;
    if bytes.is_empty() {
        return Err(unusable("it is empty"));
    }
    let damage = match decode::jpeg(&bytes) {
        Ok(decoded) => return Ok(decoded.picture),
        Err(damage) => damage,
    };
    // Another kind of picture, or a JPEG of which a part can be shown.
    let picture = ImageReader::new(Cursor::new(&bytes))
        .with_guessed_format()
        .map_err(|error| unusable(&error.to_string()))?
        .decode()
        .map_err(|error| unusable(&error.to_string()))?;
    if bytes.starts_with(&[0xff, 0xd8]) {
        complain(&format!("warning: {}: {damage}", path.display()));
    }
    Ok(picture.into_rgb8())
}

impl PictureLine {
    fn new(path: &Path, cards: &[FoundCard]) -> Self {
        /// Corners are printed to a hundredth of a pixel; more would be false precision.
        fn rounded(value: f64) -> f64 {
            (value * 100.0).round() / 100.0
        }
        let name = path.file_name().unwrap_or(path.as_os_str());
        Self {
            image: name.to_string_lossy().into_owned(),
            cards: cards
                .iter()
                .map(|card| CardLine {
                    corners_px: card.corners_in_image.map(|corner| corner.map(rounded)),
                    certainty_percent: card.certainty_percent,
                    touches_another: card.touches_another,
                })
                .collect(),
        }
    }

    fn in_words(&self) -> String {
        let mut words = match self.cards.len() {
            0 => format!("{}: no card found", self.image),
            1 => format!("{}: 1 card", self.image),
            many => format!("{}: {many} cards", self.image),
        };
        for card in &self.cards {
            let corners: Vec<String> = card
                .corners_px
                .iter()
                .map(|[x, y]| format!("({x:.0}, {y:.0})"))
                .collect();
            words.push_str(&format!(
                "\n  {} % sure: {}{}",
                card.certainty_percent,
                corners.join(" "),
                if card.touches_another {
                    ", touches another"
                } else {
                    ""
                }
            ));
        }
        words
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    #[test]
    fn sizes_are_two_sides_in_millimetres() {
        assert_eq!(card_size("57x98"), Ok([57.0, 98.0]));
        assert!(card_size("57").is_err());
        assert!(card_size("0x98").is_err());
    }

    #[test]
    fn a_line_names_the_file_alone_and_the_corners_to_a_hundredth() {
        let card = FoundCard {
            corners_in_image: [[1.2345, 2.0], [30.0, 2.0], [30.0, 50.0], [1.0, 50.0]],
            certainty_percent: 93,
            touches_another: false,
        };
        let line = PictureLine::new(Path::new("some/where/name.jpg"), &[card]);
        assert_eq!(
            serde_json::to_string(&line).unwrap(),
            r#"{"image":"name.jpg","cards":[{"corners_px":[[1.23,2.0],[30.0,2.0],[30.0,50.0],[1.0,50.0]],"certainty_percent":93,"touches_another":false}]}"#
        );
    }

    #[test]
    fn a_file_that_is_no_picture_is_named() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("note.jpg");
        std::fs::write(&path, "not a picture").unwrap();
        let Err(Failure::Unusable(sentence)) = read(&path) else {
            panic!("read as a picture");
        };
        assert!(sentence.contains("note.jpg"), "{sentence}");
    }
}
