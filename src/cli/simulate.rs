//! `rollcall simulate`: labelled clips of the simulated table, for measuring the judge.

use std::fs;
use std::path::{Path, PathBuf};

use clap::Args;
use image::codecs::jpeg::JpegEncoder;
use rayon::prelude::*;
use serde::Serialize;

use crate::sim::{Family, Scenario};

use super::{Failure, complain};

/// Write labelled clips of the simulated table.
#[derive(Debug, Args)]
pub struct Simulate {
    /// The folder that the clip folders are written into.
    #[arg(long, value_name = "DIR")]
    clips: PathBuf,
    /// How many clips.
    #[arg(long, value_name = "N", default_value_t = 20)]
    count: u64,
    /// The seed of the first clip; each further one counts up.
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Use the shapes, tables and lamps that are kept out of development.
    #[arg(long)]
    kept_out: bool,
    /// Use shapes, tables and lamps put together by chance, as the judge is taught with.
    #[arg(long, conflicts_with = "kept_out")]
    study: bool,
    /// Roll two balls at once in each clip, as in a tie roll.
    #[arg(long, conflicts_with = "study")]
    pairs: bool,
    /// Width and height of the pictures.
    #[arg(long, value_name = "WxH", default_value = "640x480", value_parser = size)]
    size: (u32, u32),
}

/// Reads `640x480`.
fn size(text: &str) -> Result<(u32, u32), String> {
    let number = |text: &str| {
        text.parse()
            .ok()
            .filter(|n| (1..=2560).contains(n))
            .ok_or_else(|| format!("{text:?} is not a number of pixels between 1 and 2560"))
    };
    let (width, height) = text
        .split_once('x')
        .ok_or_else(|| "write it as WIDTHxHEIGHT, for example 640x480".to_owned())?;
    Ok((number(width)?, number(height)?))
}

impl Simulate {
    /// Writes the clips, as many at a time as there are cores.
    ///
    /// # Errors
    /// When a file cannot be written.
    pub fn run(self) -> Result<(), Failure> {
        let family = match (self.kept_out, self.study) {
            (true, _) => Family::KeptOut,
            (_, true) => Family::Study,
            _ => Family::Open,
        };
        (0..self.count).into_par_iter().try_for_each(|i| {
            let seed = self.seed.saturating_add(i);
            let scenario = if self.pairs {
                Scenario::draw_pair(seed, family, self.size)
            } else {
                Scenario::draw(seed, family, self.size)
            };
            write_clip(&self.clips, scenario)
        })?;
        complain(&format!("{} clips in {}", self.count, self.clips.display()));
        Ok(())
    }
}

fn write_clip(folder: &Path, mut scenario: Scenario) -> Result<(), Failure> {
    let truth = scenario.truth();
    let clip = folder.join(&truth.id);
    let frames = clip.join("frames");
    fs::create_dir_all(&frames).map_err(|error| unwritable(&frames, &error))?;
    write_json(&clip.join("setup.json"), &scenario.setup())?;
    write_json(&clip.join("truth.json"), &truth)?;
    let quality = scenario.jpeg_quality();
    for number in 1..=scenario.frames() {
        let mut bytes = Vec::new();
        JpegEncoder::new_with_quality(&mut bytes, quality)
            .encode_image(&scenario.frame(number))
            .map_err(|error| {
                Failure::Unusable(format!(
                    "frame {number} of {} cannot be coded: {error}",
                    truth.id
                ))
            })?;
        let path = frames.join(format!("{number:04}.jpg"));
        fs::write(&path, bytes).map_err(|error| unwritable(&path, &error))?;
    }
    Ok(())
}

fn write_json(path: &Path, value: &impl Serialize) -> Result<(), Failure> {
    let mut text = serde_json::to_string_pretty(value).map_err(|error| {
        Failure::Unusable(format!("{} cannot be coded: {error}", path.display()))
    })?;
    text.push('\n');
    fs::write(path, text).map_err(|error| unwritable(path, &error))
}

fn unwritable(path: &Path, error: &std::io::Error) -> Failure {
    Failure::Unusable(format!("{} cannot be written: {error}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_size_is_two_numbers_with_an_x() {
        assert_eq!(size("640x480"), Ok((640, 480)));
        for wrong in ["640", "0x480", "640x", "axb", "99999x2"] {
            assert!(size(wrong).is_err(), "{wrong}");
        }
    }
}
