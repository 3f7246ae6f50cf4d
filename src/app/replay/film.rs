//! What is being shown: where it is, how fast it goes. It knows no clock and is told the time.

use eframe::egui::TextureHandle;
use image::RgbImage;

use super::call_file::CallFile;
use super::take::{Span, Take};
use crate::camera::KeptFrame;
use crate::vision::GateInImage;

/// How fast a replay goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Speed {
    /// A quarter.
    Quarter,
    /// Half as fast as it happened.
    #[default]
    Half,
    /// As it happened.
    Full,
}

impl Speed {
    /// All of them, the slowest first.
    pub const ALL: [Self; 3] = [Self::Quarter, Self::Half, Self::Full];

    fn factor(self) -> f64 {
        match self {
            Self::Quarter => 0.25,
            Self::Half => 0.5,
            Self::Full => 1.0,
        }
    }
}

/// A replay that is shown.
pub struct Film {
    frames: Vec<KeptFrame>,
    /// The roll's first frame, the first in which a toy is open, the first at rest: places among the frames.
    pub start: Option<usize>,
    /// See `start`; of two rolls at once, both.
    pub openings: Vec<usize>,
    /// See `start`.
    pub rest: Option<usize>,
    /// The frame that the roll ends with that it shows; none for no roll of now.
    pub end_frame: Option<u64>,
    /// The gates as they lay, and the number of each on the screen.
    pub gates: Vec<(GateInImage, Option<usize>)>,
    /// The gates that were called, by the camera's index: two at most.
    pub called: Vec<usize>,
    /// Boxes around what was called, in pixels.
    pub boxes_in_image: Vec<[f64; 4]>,
    /// True while it is cut to the gate of the call.
    pub is_close: bool,
    /// True while it goes.
    pub is_playing: bool,
    /// How fast.
    pub speed: Speed,
    /// Milliseconds since its first frame.
    at: f64,
    /// When it was told the time last, in seconds.
    told_at: f64,
    /// The frame whose pixels were asked for last.
    pictured: Option<usize>,
    /// The picture that is shown.
    pub texture: Option<TextureHandle>,
}

impl Film {
    /// The replay of a roll.
    pub fn of_roll(take: &Take, speed: Speed, now: f64) -> Self {
        let frames = take.span.shown(&take.frames).cloned().collect();
        let numbers = take.numbers.iter().copied();
        let calls = || take.all_called().map(|(call, _)| call);
        Self {
            gates: take.gates.iter().copied().zip(numbers).collect(),
            called: calls().filter_map(|call| call.gate).collect(),
            boxes_in_image: calls().filter_map(|call| call.box_in_image).collect(),
            end_frame: Some(take.span.end_frame),
            ..Self::marked(
                frames,
                (take.span, calls().filter_map(|call| call.open_frame)),
                take.called.is_some(),
                (speed, now),
            )
        }
    }

    /// The replay of a kept clip.
    pub fn of_clip(call: &CallFile, frames: Vec<KeptFrame>, speed: Speed, now: f64) -> Self {
        let other = call.other.as_ref();
        let boxes = [call.box_in_image, other.and_then(|one| one.box_in_image)];
        let gates = [call.gate, other.and_then(|one| one.gate)];
        let later = other.and_then(|one| one.open_frame);
        let openings = call.open_frame.into_iter().chain(later);
        Self {
            gates: call.gates(),
            called: gates.into_iter().flatten().collect(),
            boxes_in_image: boxes.into_iter().flatten().collect(),
            ..Self::marked(frames, (call.span(), openings), true, (speed, now))
        }
    }

    /// With beginning, opening and rest marked, where they were seen.
    fn marked(
        frames: Vec<KeptFrame>,
        (span, openings): (Span, impl Iterator<Item = u64>),
        is_seen: bool,
        (speed, now): (Speed, f64),
    ) -> Self {
        let place = |number: u64| {
            let mut numbers = frames.iter().map(|frame| frame.number);
            numbers.position(|one| one >= number).filter(|_| is_seen)
        };
        let (start, rest) = (place(span.start_frame), place(span.settle_frame));
        let openings = openings.filter_map(place).collect();
        Self {
            start,
            openings,
            rest,
            ..Self::new(frames, speed, now)
        }
    }

    /// The replay of what happened last, where no roll was called.
    pub fn of_table(frames: Vec<KeptFrame>, gates: &[GateInImage], speed: Speed, now: f64) -> Self {
        Self {
            gates: gates.iter().map(|gate| (*gate, None)).collect(),
            ..Self::new(frames, speed, now)
        }
    }

    fn new(frames: Vec<KeptFrame>, speed: Speed, now: f64) -> Self {
        Self {
            is_playing: frames.len() > 1,
            frames,
            start: None,
            openings: Vec::new(),
            rest: None,
            end_frame: None,
            gates: Vec::new(),
            called: Vec::new(),
            boxes_in_image: Vec::new(),
            is_close: false,
            speed,
            at: 0.0,
            told_at: now,
            pictured: None,
            texture: None,
        }
    }

    /// How many frames it has.
    pub fn count(&self) -> usize {
        self.frames.len()
    }

    fn millis_of(&self, place: usize) -> f64 {
        let millis = |frame: &KeptFrame| frame.at_millis;
        let first = self.frames.first().map_or(0, millis);
        self.frames
            .get(place)
            .map_or(0, millis)
            .saturating_sub(first) as f64
    }

    fn end(&self) -> f64 {
        self.millis_of(self.frames.len().saturating_sub(1))
    }

    /// The frame that is shown: its place.
    pub fn place(&self) -> usize {
        let later = (0..self.frames.len()).find(|place| self.millis_of(*place) > self.at + 0.01);
        later.unwrap_or(self.frames.len()).saturating_sub(1)
    }

    /// The number of that frame, and the seconds since the roll began.
    pub fn frame(&self) -> Option<(u64, Option<f64>)> {
        let place = self.place();
        let frame = self.frames.get(place)?;
        let since = self
            .start
            .map(|start| (self.millis_of(place) - self.millis_of(start)) / 1_000.0);
        Some((frame.number, since))
    }

    /// Where a frame stands on a line from 0 to 1.
    pub fn share_of(&self, place: usize) -> f32 {
        (self.millis_of(place) / self.end().max(1.0)) as f32
    }

    /// True when there is something to go close to.
    pub fn can_be_close(&self) -> bool {
        self.close_to().is_some()
    }

    /// What it goes close to, in pixels: the gates that were called and what was called.
    pub fn close_to(&self) -> Option<[f64; 4]> {
        let gates = self.gates.iter().map(|(gate, _)| gate);
        let called = gates.filter(|gate| self.called.contains(&gate.index));
        let of_gates = called.map(|gate| {
            let corners = gate.corners_in_image;
            let least = |axis: usize| corners.iter().map(|at| at[axis]).fold(f64::MAX, f64::min);
            let most = |axis: usize| corners.iter().map(|at| at[axis]).fold(f64::MIN, f64::max);
            [least(0), least(1), most(0), most(1)]
        });
        let all = of_gates.chain(self.boxes_in_image.iter().copied());
        all.reduce(|a, b| {
            [
                a[0].min(b[0]),
                a[1].min(b[1]),
                a[2].max(b[2]),
                a[3].max(b[3]),
            ]
        })
    }

    /// Goes on or stands still; from its end it begins again.
    pub fn play(&mut self, now: f64) {
        self.told_at = now;
        self.is_playing = !self.is_playing && self.frames.len() > 1;
        if self.is_playing && self.at >= self.end() {
            self.at = 0.0;
        }
    }

    /// So many frames on or back, and stands still.
    pub fn step(&mut self, by: i32) {
        self.is_playing = false;
        let last = self.frames.len().saturating_sub(1);
        let place = self.place() as i64 + i64::from(by);
        let place = place.clamp(0, last as i64) as usize;
        self.at = self.millis_of(place);
    }

    /// To this share of it, and stands still.
    pub fn seek(&mut self, share: f32) {
        self.is_playing = false;
        self.at = f64::from(share.clamp(0.0, 1.0)) * self.end();
    }

    /// Another speed from now on.
    pub fn set_speed(&mut self, speed: Speed, now: f64) {
        let _ = self.go_on(now);
        self.speed = speed;
    }

    /// Goes on to now; the seconds until its next frame, while it goes.
    pub fn go_on(&mut self, now: f64) -> Option<f32> {
        let since = (now - self.told_at).max(0.0);
        self.told_at = now;
        if !self.is_playing {
            return None;
        }
        self.at += since * 1_000.0 * self.speed.factor();
        if self.at >= self.end() {
            self.at = self.end();
            self.is_playing = false;
            return None;
        }
        let next = self.millis_of(self.place() + 1) - self.at;
        Some((next / 1_000.0 / self.speed.factor()).max(0.005) as f32)
    }

    /// The pixels of the frame that is shown, once for each; one that is damaged is passed over.
    pub fn new_picture(&mut self) -> Option<RgbImage> {
        let place = self.place();
        if self.pictured.replace(place) == Some(place) {
            return None;
        }
        self.frames.get(place)?.decode().ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Thirty frames a second for two seconds.
    fn film() -> Film {
        let frames = (0..60).map(|number| {
            KeptFrame::new(
                1,
                (100 + number, 5_000 + number * 1_000 / 30),
                (4, 4),
                Vec::new(),
            )
        });
        Film {
            start: Some(30),
            ..Film::of_table(frames.collect(), &[], Speed::Half, 10.0)
        }
    }

    #[test]
    fn it_goes_at_half_speed_and_stands_still_at_its_end() {
        let mut film = film();
        assert_eq!((film.place(), film.is_playing), (0, true));
        let wait = film.go_on(10.0).expect("it goes");
        assert!((wait - 0.066).abs() < 0.002, "{wait}");
        film.go_on(12.0);
        assert_eq!(film.place(), 30);
        assert_eq!(film.frame(), Some((130, Some(0.0))));
        film.set_speed(Speed::Quarter, 12.0);
        film.go_on(13.0);
        assert_eq!(film.frame().map(|(number, _)| number), Some(137));
        film.set_speed(Speed::Full, 13.0);
        assert_eq!(film.go_on(60.0), None);
        assert_eq!((film.place(), film.is_playing), (59, false));
        film.play(61.0);
        assert_eq!((film.place(), film.is_playing), (0, true), "from the start");
    }

    #[test]
    fn it_is_gone_through_frame_by_frame() {
        let mut film = film();
        film.step(1);
        film.step(1);
        assert_eq!((film.place(), film.is_playing), (2, false));
        assert_eq!(film.go_on(99.0), None, "it stands still");
        film.step(-1);
        assert_eq!(film.place(), 1);
        film.step(-5);
        assert_eq!(film.place(), 0);
        film.step(i32::MAX);
        assert_eq!(film.place(), 59);
        film.seek(0.5);
        assert_eq!(film.place(), 29);
        assert!((film.share_of(59) - 1.0).abs() < 1e-6);
        assert!(!film.can_be_close());
    }

    #[test]
    fn nothing_to_show_is_no_trouble() {
        let mut film = Film::of_table(Vec::new(), &[], Speed::Full, 0.0);
        film.play(1.0);
        film.step(1);
        film.seek(0.3);
        assert_eq!(film.go_on(2.0), None);
        assert_eq!((film.place(), film.frame()), (0, None));
        assert!(film.new_picture().is_none());
    }
}
