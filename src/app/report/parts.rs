//! What comes into a bug report: collected from the window at once, worked out on a thread.

use std::fmt::Write as _;

use image::{RgbImage, imageops};

use super::super::disk::put_choices;
use super::super::replay::{Cut, Sizes, Take, field_around};
use super::super::state::RefereeApp;
use super::super::theme::kept;
use crate::camera::decode;
use crate::camera::ring::coded;
use crate::recent_log::{last_lines, without_passwords};
use crate::store::Settings;
use crate::vision::GateInImage;

/// Pictures side by side that show what a clip has in it.
const SHOWN: usize = 5;
/// Their height, in pixels.
const HEIGHT: u32 = 180;
/// Between two of them, in pixels.
const GAP: u32 = 6;

/// A part of a report.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PartKind {
    /// Which Rollcall, on which system.
    Version,
    /// The last lines of its log.
    Log,
    /// What a person has chosen.
    Settings,
    /// What is known of the camera.
    Camera,
    /// The clip of the last roll.
    Clip,
    /// The camera's newest picture.
    Picture,
    /// The log of the match, with the players' names in it.
    Match,
}

impl PartKind {
    /// Whether it comes in as long as nobody says otherwise: not what names people.
    pub(super) fn is_in_at_first(self) -> bool {
        self != Self::Match
    }
}

/// A part with its files.
#[derive(Debug, Clone)]
pub struct Part {
    /// Which it is.
    pub kind: PartKind,
    /// Name and contents of each.
    pub files: Vec<(String, Vec<u8>)>,
    /// What stands in it, to be read; empty where it has pictures.
    pub text: String,
    /// Its pictures side by side, and how many there are in all.
    pub strip: Option<RgbImage>,
    /// How many pictures it has.
    pub pictures: usize,
}

impl Part {
    fn of_text(kind: PartKind, name: &str, text: String) -> Self {
        Self {
            kind,
            files: vec![(name.to_owned(), text.clone().into_bytes())],
            text,
            strip: None,
            pictures: 0,
        }
    }

    /// How large its files are, in bytes.
    pub fn bytes(&self) -> u64 {
        self.files.iter().map(|(_, bytes)| bytes.len() as u64).sum()
    }
}

/// What a report is made of.
pub(super) struct Sources {
    version: String,
    settings: String,
    camera: String,
    match_log: Option<String>,
    take: Option<Take>,
    newest: Option<RgbImage>,
    gates: Vec<GateInImage>,
    sizes: Option<Sizes>,
    blurs: bool,
}

impl Sources {
    /// The parts, in the order of the page. It may take a moment: pictures are blurred.
    pub(super) fn parts(&self) -> Vec<Part> {
        let log = last_lines();
        let log = if log.is_empty() {
            "(nothing was written)\n".to_owned()
        } else {
            log.join("\n") + "\n"
        };
        let mut parts = vec![
            Part::of_text(PartKind::Version, "version.txt", self.version.clone()),
            Part::of_text(PartKind::Log, "log.txt", log),
            Part::of_text(PartKind::Settings, "settings.toml", self.settings.clone()),
            Part::of_text(PartKind::Camera, "camera.txt", self.camera.clone()),
        ];
        parts.extend(self.take.as_ref().and_then(|take| self.clip(take)));
        parts.extend(self.picture());
        let log = self.match_log.clone();
        parts.extend(log.map(|log| Part::of_text(PartKind::Match, "match.txt", log)));
        parts
    }

    fn clip(&self, take: &Take) -> Option<Part> {
        let clip = Cut::of(take, self.blurs)?.written().ok()?;
        let step = clip.frames.len().div_ceil(SHOWN).max(1);
        let shown = clip.frames.iter().step_by(step);
        let shown = shown.filter_map(|(_, jpeg)| Some(decode::jpeg(jpeg).ok()?.picture));
        let files = clip.files();
        Some(Part {
            kind: PartKind::Clip,
            files: files
                .map(|(name, bytes)| (format!("clip/{name}"), bytes.to_vec()))
                .collect(),
            text: String::new(),
            strip: Some(side_by_side(&shown.collect::<Vec<_>>())),
            pictures: clip.frames.len(),
        })
    }

    fn picture(&self) -> Option<Part> {
        let mut picture = self.newest.clone()?;
        if let Some(field) = field_around(&self.gates, self.sizes, self.blurs).ok()? {
            field.blur_around(&mut picture, [0, 0]);
        }
        Some(Part {
            kind: PartKind::Picture,
            files: vec![("picture.jpg".to_owned(), coded(&picture)?)],
            text: String::new(),
            strip: Some(side_by_side(&[picture])),
            pictures: 1,
        })
    }
}

/// Pictures in one row, each as high as the others.
fn side_by_side(pictures: &[RgbImage]) -> RgbImage {
    let tiles: Vec<RgbImage> = pictures
        .iter()
        .map(|picture| {
            let (width, height) = picture.dimensions();
            let wide = u64::from(width) * u64::from(HEIGHT) / u64::from(height.max(1));
            imageops::thumbnail(picture, (wide as u32).clamp(1, 4 * HEIGHT), HEIGHT)
        })
        .collect();
    let gaps = GAP * (tiles.len().saturating_sub(1) as u32);
    let width = tiles.iter().map(RgbImage::width).sum::<u32>() + gaps;
    let mut whole = RgbImage::from_pixel(width.max(1), HEIGHT, image::Rgb(kept::GROUND));
    let mut left = 0;
    for tile in &tiles {
        imageops::replace(&mut whole, tile, i64::from(left), 0);
        left += tile.width() + GAP;
    }
    whole
}

impl RefereeApp {
    /// What a report is made of now.
    pub(super) fn report_sources(&mut self) -> Sources {
        let (ring, now) = (self.ring(), self.screen_seconds);
        if let Some(take) = &mut self.replay.take {
            take.gather(ring.as_deref(), now);
        }
        let match_log = self.play.as_ref().map(|play| {
            let lines = play.log().into_iter();
            let lines =
                lines.map(|line| format!("{}. {}\n", line.number, line.sentences.join(" ")));
            lines.collect::<String>()
        });
        let sizes = self.sight.sizes;
        Sources {
            version: version(),
            settings: self.settings_for_others(),
            camera: self.camera_facts(ring.map(|ring| ring.held())),
            match_log,
            take: self.replay.take.clone(),
            newest: self.sight.frame.as_ref().map(|frame| frame.picture.clone()),
            gates: self.sight.gates.clone(),
            sizes,
            blurs: self.preferences.blurs_surroundings,
        }
    }

    /// The settings without passwords and without anybody's name.
    fn settings_for_others(&self) -> String {
        let mut settings = Settings::default();
        put_choices(&mut settings, &self.choices());
        settings.names.clear();
        settings.known_names.clear();
        settings.youngest.clear();
        let text = toml::to_string_pretty(&settings);
        without_passwords(&text.unwrap_or_else(|why| why.to_string()))
    }

    /// What is known of the camera, one fact a line.
    fn camera_facts(&self, held: Option<(usize, usize)>) -> String {
        let sight = &self.sight;
        let mut facts = String::new();
        let mut fact = |name: &str, value: String| {
            // Writing into a text never fails.
            let _ = writeln!(facts, "{name}: {value}");
        };
        fact("source", without_passwords(&self.source_words));
        fact("name", without_passwords(&sight.name));
        fact("gives pictures", sight.is_running.to_string());
        fact("opened so often", sight.session.to_string());
        if let Some(frame) = &sight.frame {
            let (width, height) = frame.picture.dimensions();
            fact("picture", format!("{width} x {height}"));
            fact("newest frame", frame.number.to_string());
            fact("its time in milliseconds", frame.at_millis.to_string());
        }
        if let Some((frames, bytes)) = held {
            fact("held in memory", format!("{frames} frames, {bytes} bytes"));
        }
        let trouble = sight.trouble.map(|trouble| format!("{trouble:?}"));
        fact("trouble", trouble.unwrap_or_else(|| "none".to_owned()));
        fact("sizes in mm", format!("{:?}", sight.sizes));
        for gate in &sight.gates {
            let corners = gate.corners_in_image.map(|at| at.map(f64::round));
            fact(&format!("card {}", gate.index), format!("{corners:?}"));
        }
        let learnt = self.learn.experience().corrections();
        fact("corrections learnt", learnt.to_string());
        if let Some(call) = self.replay.take.as_ref().and_then(Take::call) {
            fact("last call", format!("{call:#?}"));
        }
        facts
    }
}

/// Which Rollcall, on which system.
fn version() -> String {
    let build = if cfg!(debug_assertions) {
        "debug"
    } else {
        "release"
    };
    format!(
        "rollcall {} ({build})\n{} {}\n",
        env!("CARGO_PKG_VERSION"),
        std::env::consts::OS,
        std::env::consts::ARCH
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sources(blurs: bool, gates: Vec<GateInImage>) -> Sources {
        let squares = RgbImage::from_fn(640, 480, |x, y| {
            image::Rgb(
                [if (x / 8 + y / 8).is_multiple_of(2) {
                    20
                } else {
                    230
                }; 3],
            )
        });
        Sources {
            version: version(),
            settings: "format = 1\n".to_owned(),
            camera: "name: test\n".to_owned(),
            match_log: None,
            take: None,
            newest: Some(squares),
            gates,
            sizes: None,
            blurs,
        }
    }

    fn gate() -> GateInImage {
        GateInImage {
            index: 0,
            corners_in_image: [[50.0, 50.0], [92.0, 50.0], [92.0, 108.0], [50.0, 108.0]],
        }
    }

    fn picture(parts: &[Part]) -> Option<RgbImage> {
        let part = parts.iter().find(|part| part.kind == PartKind::Picture)?;
        let decoded = decode::jpeg(&part.files[0].1).expect("a picture");
        Some(decoded.picture)
    }

    #[test]
    fn pictures_are_blurred_around_the_field_unless_that_is_wanted_otherwise() {
        let spread = |picture: &RgbImage, x: u32| {
            let levels = (0..64).map(|at| i64::from(picture.get_pixel(x + at, 60).0[0]));
            let levels: Vec<i64> = levels.collect();
            let most = levels.iter().max().expect("some");
            most - levels.iter().min().expect("some")
        };
        let blurred = picture(&sources(true, vec![gate()]).parts()).expect("it is there");
        assert!(spread(&blurred, 60) > 150 && spread(&blurred, 500) < 60);
        let whole = picture(&sources(false, vec![gate()]).parts()).expect("it is there");
        assert!(spread(&whole, 500) > 150);
        assert!(
            picture(&sources(true, Vec::new()).parts()).is_none(),
            "where no field is known, nothing can be shown"
        );
    }

    #[test]
    fn every_text_is_what_is_saved() {
        for part in sources(false, Vec::new()).parts() {
            if part.kind != PartKind::Picture {
                let [(_, bytes)] = &part.files[..] else {
                    panic!("{part:?}");
                };
                assert_eq!(bytes, part.text.as_bytes());
            }
        }
    }
}
