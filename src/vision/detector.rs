//! The judge: strings the stages together and decides when to speak.
//!
//! A look reduces the picture, asks whether anything moves, and while it does follows every spot of a ball's size. A free
//! roll that has come to rest is looked at closely, before against after, and called once.

use std::collections::VecDeque;
use std::sync::Arc;

use image::RgbImage;

use super::call::Call;
use super::cards::{CardChange, CardShape, CardTracker};
use super::experience::Experience;
use super::frame::Frame;
use super::moments::Moments;
use super::motion::{MotionGate, SQUARE};
use super::pose::CameraPose;
use super::reduce::Small;
use super::rig::{GateInImage, Rig};
use super::track::Track;
use super::tracker::Tracker;
use super::verdict::Evidence;

mod calling;
mod rolls;
mod settling;
mod several;
mod shelf;
mod sights;

use several::Several;
use shelf::Shelf;
use sights::Sights;

/// Width of the reduced picture, about.
const SMALL_WIDTH: f64 = 320.0;
/// The ball's radius in the reduced picture is at least this many pixels, where the picture allows it.
const LEAST_SMALL_RADIUS: f64 = 3.5;
/// The table is known after this long without motion.
const LEARN_SECONDS: f64 = 0.2;
/// A table of which no more squares than these move is learnt all the same: a camera in the dark is never quite still.
const TREMBLING_SQUARES: usize = 12;
/// More moving squares than these are a hand or a bump: the cards may lie elsewhere afterwards.
const DISTURBING_SQUARES: usize = 40;
/// Corners that have moved by less than this are the same.
const SAME_CORNER_PX: f64 = 0.5;
/// What lies still for this long has come to rest.
const SETTLE_SECONDS: f64 = 0.17;
/// What has left the picture is called after this long, in case it was only hidden.
const GONE_SECONDS: f64 = 0.35;
/// A table without motion for this long is the new calm table, whatever has changed on it.
const ABSORB_SECONDS: f64 = 0.6;
/// A hand is waited for no longer than this when nothing moves: then it is no hand but a changed picture.
const PATIENCE_SECONDS: f64 = 0.6;
/// Calm frames that are kept for the comparison.
const KEPT_CALM: usize = 8;
/// The newest calm frames are not trusted when motion begins: a hand may already reach in.
const DOUBTFUL_CALM: usize = 2;
/// No more rolls at once than these are looked at closely: one is real.
const MOST_ROLLS: usize = 6;
/// How much of the motion is kept in pictures, for a second look at how the ball came to rest,
const FILM_SECONDS: f64 = 1.2;
/// of which the first few after something moved show it at rest: more of them would only push out how it came there,
const FILMED_QUIET: usize = 3;
/// and the least and most of them.
const FILM_FRAMES: [usize; 2] = [10, 24];

/// What is set up.
#[derive(Debug, Clone, PartialEq)]
pub enum Gates {
    /// The corners are known.
    Given(Rig),
    /// The judge has to find the cards itself.
    Find {
        /// Nominal width and height of a card in millimetres.
        card_mm: [f64; 2],
        /// Diameter of the closed ball in millimetres.
        ball_diameter_mm: f64,
    },
}

/// Whether anything moves on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Motion {
    /// Nothing has moved for a while.
    Calm,
    /// Something moves.
    Moving,
    /// Nothing moves now, but it has only just stopped.
    Settling,
}

/// What one frame told.
#[derive(Debug, Clone, PartialEq)]
pub struct Look {
    /// Whether anything moves.
    pub motion: Motion,
    /// Whether a hand or arm reaches into the picture.
    pub hand_in_view: bool,
    /// The call that this frame completed.
    pub call: Option<Call>,
    /// The ball that is being followed: its middle and radius, in pixels.
    pub followed: Option<([f64; 2], f64)>,
    /// Pictures of what was called.
    pub moments: Option<Arc<Moments>>,
}

/// Whether a card lies where it lay, to within what finding it again moves its corners.
fn lies_still(a: &GateInImage, b: &GateInImage) -> bool {
    a.index == b.index
        && a.corners_in_image
            .iter()
            .zip(&b.corners_in_image)
            .all(|(p, q)| (p[0] - q[0]).hypot(p[1] - q[1]) < SAME_CORNER_PX)
}

/// The judge of one camera. Owns its buffers; feed it every frame in order.
pub struct Detector {
    size: (u32, u32),
    fps: f64,
    rig: Option<Rig>,
    /// Finds the cards when their corners are not given, with the sizes that are.
    finder: Option<(CardTracker, [f64; 2], f64)>,
    pose: Option<CameraPose>,
    factor: usize,
    small: Small,
    gate: MotionGate,
    /// Squares that move in the newest frame.
    active: Vec<[f64; 2]>,
    sights: Sights,
    /// Numbers of the tracks that may be rolls, most clearly first.
    rolls_now: Vec<usize>,
    shelf: Shelf,
    /// The calm table, reduced, and how many frames went into it.
    table: Small,
    learned: usize,
    /// One standard deviation of a reduced pixel, in grey levels.
    noise_small: f32,
    calm: VecDeque<Arc<RgbImage>>,
    quiet: VecDeque<Arc<RgbImage>>,
    before: Vec<Arc<RgbImage>>,
    /// The last pictures since something moves, with their frames' numbers.
    film: VecDeque<(u64, Arc<RgbImage>)>,
    tracker: Tracker,
    /// Number of the newest frame.
    newest: u64,
    moving: bool,
    quiet_since: Option<u64>,
    /// The same before anything was seen to creep on.
    first_quiet: Option<u64>,
    rolls: u32,
    /// What is followed apart where more than one roll is expected at once.
    several: Several,
    hear_evidence: Option<fn(&Evidence<'_>)>,
    /// What was learnt from the referee at this table.
    experience: Arc<Experience>,
}

impl Detector {
    /// A judge for pictures of `width` x `height` pixels, `fps` of them a second.
    pub fn new(width: u32, height: u32, fps: f64, gates: Gates) -> Self {
        let (rig, finder) = match gates {
            Gates::Given(rig) => (Some(rig), None),
            Gates::Find {
                card_mm,
                ball_diameter_mm,
            } => {
                let tracker = CardTracker::new(CardShape::of_mm(card_mm));
                (None, Some((tracker, card_mm, ball_diameter_mm)))
            }
        };
        let fps = if fps.is_finite() {
            fps.clamp(1.0, 240.0)
        } else {
            30.0
        };
        let mut detector = Self {
            size: (width, height),
            fps,
            rig: None,
            finder,
            pose: None,
            factor: 1,
            small: Small::default(),
            gate: MotionGate::default(),
            active: Vec::new(),
            sights: Sights::default(),
            rolls_now: Vec::new(),
            shelf: Shelf::default(),
            table: Small::default(),
            learned: 0,
            noise_small: 1.5,
            calm: VecDeque::new(),
            quiet: VecDeque::new(),
            before: Vec::new(),
            film: VecDeque::new(),
            tracker: Tracker::default(),
            newest: 0,
            moving: false,
            quiet_since: None,
            first_quiet: None,
            rolls: 0,
            several: Several::default(),
            hear_evidence: None,
            experience: Arc::default(),
        };
        detector.set_rig(rig);
        detector
    }

    /// The gates it judges by.
    pub fn gates(&self) -> Vec<GateInImage> {
        self.rig
            .as_ref()
            .map(|rig| rig.gates().to_vec())
            .unwrap_or_default()
    }

    /// What has happened to the cards since this was last asked, oldest first; none where their corners are given.
    pub fn take_card_changes(&mut self) -> Option<Vec<CardChange>> {
        self.finder
            .as_mut()
            .map(|(tracker, ..)| tracker.take_changes())
    }

    /// Calls `hear` with what each call rests on, for tools that show why; it cannot change the call.
    pub fn on_evidence(&mut self, hear: fn(&Evidence<'_>)) {
        self.hear_evidence = Some(hear);
    }

    /// Judges from now on with what was learnt from the referee at this table.
    pub fn learn_from(&mut self, experience: Arc<Experience>) {
        self.experience = experience;
    }

    /// From now on expects so many rolls at once, 1 or 2: each is called by itself as soon as it lies, whatever the other does.
    ///
    /// A second one that does not come is not waited for once the table is still; one that comes later is called then.
    pub fn expect_rolls(&mut self, rolls: u8) {
        self.several.expect(rolls);
    }

    /// How many rolls are expected at once, 1 or 2.
    pub fn expected_rolls(&self) -> u8 {
        self.several.expected()
    }

    /// Everything that is being followed, for tools that show why; none between motions.
    pub fn tracks(&self) -> &[Track] {
        &self.tracker.tracks
    }

    /// Where the camera stands, when that is known.
    pub fn pose(&self) -> Option<&CameraPose> {
        self.pose.as_ref()
    }

    fn set_rig(&mut self, rig: Option<Rig>) {
        self.take_rig(rig);
        self.forget_table();
    }

    fn take_rig(&mut self, rig: Option<Rig>) {
        let factor_before = self.factor;
        self.pose = rig
            .as_ref()
            .and_then(|rig| CameraPose::from_rig(rig, self.size));
        self.factor = (f64::from(self.size.0) / SMALL_WIDTH).round().max(1.0) as usize;
        if let (Some(pose), Some(rig)) = (&self.pose, &rig) {
            let radius = rig
                .gates()
                .iter()
                .filter_map(|gate| pose.ball_radius_px(gate.middle(), rig.ball_diameter_mm()))
                .fold(f64::INFINITY, f64::min);
            while self.factor > 1 && radius / (self.factor as f64) < LEAST_SMALL_RADIUS {
                self.factor -= 1;
            }
        }
        self.rig = rig;
        if self.factor != factor_before {
            self.forget_table();
        }
    }

    /// Lets the finder look at a calm picture, and takes over what it has found.
    ///
    /// The cards are looked for between rolls only: a roll is judged by the cards that lay there before it.
    fn find_cards(&mut self, frame: &Frame, active: usize) {
        let Some((tracker, card_mm, ball_diameter_mm)) = &mut self.finder else {
            return;
        };
        let calm = !self.moving && active <= TREMBLING_SQUARES;
        if !calm && active <= DISTURBING_SQUARES {
            // Too little to have moved a card: not worth another search.
            return;
        }
        let found = tracker.look(&frame.picture, calm).to_vec();
        let same = |rig: &Rig| {
            rig.gates().len() == found.len()
                && rig
                    .gates()
                    .iter()
                    .zip(&found)
                    .all(|(a, b)| lies_still(a, b))
        };
        if self.moving
            || self.rig.as_ref().is_some_and(same)
            || (self.rig.is_none() && found.is_empty())
        {
            return;
        }
        let rig = Rig::new(*card_mm, *ball_diameter_mm, found, self.size);
        if let Ok(rig) = rig {
            self.take_rig(Some(rig));
        }
    }

    fn frames_in(&self, seconds: f64, least: usize) -> usize {
        ((seconds * self.fps).round() as usize).max(least)
    }

    /// Judges one frame.
    pub fn look(&mut self, frame: &Frame) -> Look {
        let is_other_camera = frame.picture.dimensions() != self.size;
        if is_other_camera || frame.number < self.newest {
            self.begin_again();
        }
        self.newest = frame.number;
        if is_other_camera {
            self.size = frame.picture.dimensions();
            let rig = self.rig.take();
            self.set_rig(rig);
        }
        self.small.reduce(&frame.picture, self.factor);
        let mut active = std::mem::take(&mut self.active);
        self.gate.look(&self.small, &mut active);
        let look = self.judge(frame, &active);
        self.active = active;
        look
    }

    /// Judges a frame that has been reduced, and of which it is known where it moves.
    fn judge(&mut self, frame: &Frame, active: &[[f64; 2]]) -> Look {
        let mut look = Look {
            motion: Motion::Calm,
            hand_in_view: false,
            call: None,
            followed: None,
            moments: None,
        };
        self.find_cards(frame, active.len());
        if self.learned < self.frames_in(LEARN_SECONDS, 3) {
            if active.len() > TREMBLING_SQUARES {
                self.forget_table();
            } else {
                self.learn(frame);
            }
            return look;
        }
        if !self.moving && active.is_empty() {
            self.learn(frame);
            return look;
        }
        if !self.moving {
            self.begin_motion();
        }
        self.follow(frame, active, &mut look);
        look
    }

    fn learn(&mut self, frame: &Frame) {
        if self.table.pixels.len() != self.small.pixels.len() {
            self.table.take_over(&self.small);
            self.learned = 0;
        }
        self.learned += 1;
        let share = (1.0 / self.learned as f32).max(0.08);
        let pairs = self.table.pixels.iter().zip(&self.small.pixels).step_by(7);
        let count = pairs.len();
        let sum: f32 = pairs.map(|(table, now)| (table[1] - now[1]).abs()).sum();
        self.table.follow(&self.small, share);
        if self.learned > 1 {
            // Mean distance of a normal variable is 0.8 of its deviation.
            let measured = (1.25 * sum / count.max(1) as f32).clamp(0.4, 12.0);
            self.noise_small +=
                (measured - self.noise_small) * if self.learned < 4 { 0.5 } else { 0.1 };
        }
        if self.calm.len() >= KEPT_CALM {
            self.calm.pop_front();
        }
        self.calm.push_back(self.shelf.keep(&frame.picture));
    }

    /// Forgets whatever moved: the pictures are of another camera, or of another time.
    fn begin_again(&mut self) {
        self.moving = false;
        self.film.clear();
        self.quiet.clear();
        self.before.clear();
        self.tracker.clear();
        self.forget_table();
    }

    fn forget_table(&mut self) {
        self.learned = 0;
        self.table.pixels.clear();
        self.calm.clear();
    }

    fn begin_motion(&mut self) {
        self.moving = true;
        self.quiet_since = None;
        self.first_quiet = None;
        self.quiet.clear();
        self.film.clear();
        self.tracker.clear();
        self.several.clear();
        let trusted = self
            .calm
            .len()
            .saturating_sub(DOUBTFUL_CALM)
            .max(1)
            .min(self.calm.len());
        self.before.clear();
        self.before.extend(self.calm.iter().take(trusted).cloned());
        self.sights.begin(&self.table);
    }

    fn end_motion(&mut self) {
        self.moving = false;
        self.forget_table();
        // What lies still now is the calm table from here on.
        self.film.clear();
        while let Some(picture) = self.quiet.pop_front() {
            self.small.reduce(&picture, self.factor);
            self.learned += 1;
            if self.table.pixels.is_empty() {
                self.table.take_over(&self.small);
            } else {
                self.table.follow(&self.small, 1.0 / self.learned as f32);
            }
            self.calm.push_back(picture);
        }
        self.tracker.clear();
        self.several.clear();
    }

    /// Follows what moves, and calls it when it has come to rest.
    fn follow(&mut self, frame: &Frame, active: &[[f64; 2]], look: &mut Look) {
        look.motion = Motion::Moving;
        let picture = self.keep(frame);
        let mut sights = std::mem::take(&mut self.sights);
        self.sights(frame.number, active, &mut sights);
        self.sights = sights;
        let hands = &self.sights.hands;
        look.hand_in_view = hands
            .iter()
            .any(|hand| active.iter().any(|a| hand.bounds_hold(*a, SQUARE as f64)));
        if let Some(rig) = &self.rig {
            let ball_mm = rig.ball_diameter_mm();
            self.tracker
                .hear(frame.number, &self.sights.found, ball_mm, self.fps);
        }
        let mut rolls = std::mem::take(&mut self.rolls_now);
        if self.several.expected() > 1 {
            self.settle_each(frame, active, &mut rolls, look);
            self.rolls_now = rolls;
            return;
        }
        self.likely_rolls(frame.number, &mut rolls);
        let late = rolls.is_empty();
        if late {
            rolls.extend(self.late_rolls(frame.number));
        }
        self.settle(
            frame,
            picture,
            active,
            (&rolls, late && !rolls.is_empty()),
            look,
        );
        self.rolls_now = rolls;
    }

    /// Keeps a picture of the motion, in the memory of an older one.
    fn keep(&mut self, frame: &Frame) -> Arc<RgbImage> {
        let most = self
            .frames_in(FILM_SECONDS, FILM_FRAMES[0])
            .min(FILM_FRAMES[1])
            * usize::from(self.several.expected());
        while self.film.len() >= most {
            self.film.pop_front();
        }
        let picture = self.shelf.keep(&frame.picture);
        self.film.push_back((frame.number, Arc::clone(&picture)));
        picture
    }

    /// Radius of the closed ball in reduced pixels where its middle is seen at `at` (pixels of the picture).
    fn small_radius(&self, at: [f64; 2]) -> f64 {
        let (Some(pose), Some(rig)) = (&self.pose, &self.rig) else {
            return 8.0;
        };
        pose.ball_radius_px(at, rig.ball_diameter_mm())
            .unwrap_or(4.0)
            / self.factor as f64
    }
}
