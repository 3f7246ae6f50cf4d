//! Which of the tracks may be a roll.

use super::super::rig::Rig;
use super::super::track::{Sight, Track};
use super::super::tracker::HIDDEN_SECONDS;
use super::{Detector, MOST_ROLLS};

/// A ball that would be out of the picture after this many more of its steps, and is not seen again, has left.
const LEAVING_STEPS: f64 = 2.5;
/// At the edge of the picture less and less of it is seen, and the middle of what is seen hardly moves: with less than this share
/// of its whole spot left, the steps that it took before count.
const VANISHED: f64 = 0.5;

impl Detector {
    /// The tracks that are most clearly a roll, of those that have not been lost since, the longest first; then those that left
    /// the picture: an arm leaves too.
    pub(super) fn likely_rolls(&self, frame: u64, rolls: &mut Vec<usize>) {
        rolls.clear();
        if self.rig.is_none() {
            return;
        }
        // What lies still is not lost any more.
        let frame = self.first_quiet.unwrap_or(frame);
        let tracks = &self.tracker.tracks;
        rolls.extend((0..tracks.len()).filter(|at| self.may_have_rolled(&tracks[*at], frame)));
        self.clearest_first(rolls);
    }

    /// Whether a track that lies since `frame`, or still goes on in it, is a roll as [`Self::likely_rolls`] takes them.
    pub(super) fn may_have_rolled(&self, track: &Track, frame: u64) -> bool {
        let ball_mm = self.rig.as_ref().map_or(0.0, Rig::ball_diameter_mm);
        let hidden_frames = self.frames_in(HIDDEN_SECONDS, 2) as u64;
        track.rolled.is_some()
            && if self.left(track) {
                !self.tracker.ends_beside_hand(track, ball_mm)
            } else {
                frame.saturating_sub(track.last().frame) <= hidden_frames
            }
    }

    /// Puts those that left the picture last, and the longest first.
    pub(super) fn clearest_first(&self, rolls: &mut [usize]) {
        let tracks = &self.tracker.tracks;
        let rank = |at: &usize| (self.left(&tracks[*at]), tracks[*at].rolled_mm());
        rolls.sort_unstable_by(|a, b| {
            let ((a_left, a_mm), (b_left, b_mm)) = (rank(a), rank(b));
            a_left
                .cmp(&b_left)
                .then(b_mm.total_cmp(&a_mm))
                .then(a.cmp(b))
        });
    }

    /// Whether a track ends on its way out of the picture.
    pub(super) fn left(&self, track: &Track) -> bool {
        let last = track.last();
        let radius = self.small_radius(last.at) * self.factor as f64;
        let step = |a: &Sight, b: &Sight| {
            let frames = (b.frame - a.frame).max(1) as f64;
            [0, 1].map(|k| (b.at[k] - a.at[k]) / frames)
        };
        let mut whole = track.sights.iter().rev().filter(|s| !s.at_edge);
        let [dx, dy] = match (whole.next(), whole.next(), track.sights.as_slice()) {
            (Some(b), Some(a), _)
                if last.at_edge && last.area_in_balls < VANISHED * b.area_in_balls =>
            {
                step(a, b)
            }
            (_, _, [.., a, b]) => step(a, b),
            _ => return false,
        };
        let beyond = |v: f64, step: f64, size: u32| {
            v + LEAVING_STEPS * step < radius || v + LEAVING_STEPS * step > f64::from(size) - radius
        };
        dx.hypot(dy) > 0.2 * radius
            && (beyond(last.at[0], dx, self.size.0) || beyond(last.at[1], dy, self.size.1))
    }

    /// The tracks of what lies there now and was seen to roll only when it had nearly stopped.
    pub(super) fn late_rolls(&self, frame: u64) -> impl Iterator<Item = usize> {
        let ball_mm = self.rig.as_ref().map_or(0.0, Rig::ball_diameter_mm);
        let tracks = self.tracker.tracks.iter().enumerate();
        tracks
            .filter(move |(_, track)| frame.saturating_sub(track.last().frame) <= 1)
            .filter(move |(_, track)| track.late_roll(ball_mm).is_some())
            .map(|(at, _)| at)
            .take(MOST_ROLLS)
    }
}
