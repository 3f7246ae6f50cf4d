//! When what rolled has come to rest, and the call of it.

use std::sync::Arc;

use image::RgbImage;

use super::super::call::Call;
use super::super::frame::Frame;
use super::super::moments::Moments;
use super::super::motion::SQUARE;
use super::super::track::Track;
use super::super::verdict::{self, Evidence};
use super::{
    ABSORB_SECONDS, Detector, FILMED_QUIET, GONE_SECONDS, KEPT_CALM, Look, MOST_ROLLS, Motion,
    PATIENCE_SECONDS, SETTLE_SECONDS,
};

impl Detector {
    /// Waits until what may have rolled has come to rest, and calls it then. `rolls` are the tracks of it; `late` ones were seen to
    /// roll only when they had nearly stopped.
    pub(super) fn settle(
        &mut self,
        frame: &Frame,
        picture: Arc<RgbImage>,
        active: &[[f64; 2]],
        (rolls, late): (&[usize], bool),
        look: &mut Look,
    ) {
        // While anything that rolled still moves, nothing has come to rest; what stirs elsewhere does not matter then.
        let near_roll = |a: &[f64; 2]| {
            rolls.is_empty()
                || rolls
                    .iter()
                    .any(|track| self.is_near(&self.tracker.tracks[*track], a))
        };
        let disturbed = active.iter().any(near_roll) || (!rolls.is_empty() && look.hand_in_view);
        if disturbed {
            self.quiet_since = None;
            self.first_quiet = None;
            self.quiet.clear();
        } else {
            self.first_quiet.get_or_insert(frame.number);
            self.quiet_since.get_or_insert(frame.number);
            if self.quiet.len() >= KEPT_CALM {
                self.quiet.pop_front();
            }
            self.quiet.push_back(picture);
            if self.quiet.len() > FILMED_QUIET {
                self.film.pop_back();
            }
            look.motion = Motion::Settling;
        }
        if let Some(track) = rolls.first().filter(|_| !late) {
            let last = self.tracker.tracks[*track].last();
            look.followed = Some((last.at, self.small_radius(last.at) * self.factor as f64));
        }
        let Some(since) = self.quiet_since else {
            return;
        };
        let quiet_for = (frame.number.saturating_sub(since) + 1) as usize;
        let mut made = None;
        let hand_is_there = !self.sights.hands.is_empty();
        let hand_waits = hand_is_there && quiet_for < self.frames_in(PATIENCE_SECONDS, 10);
        let absorbed = self.frames_in(ABSORB_SECONDS, 6);
        if !rolls.is_empty() && !late && !hand_waits {
            let mut moved = None;
            for track in rolls.iter().take(MOST_ROLLS) {
                let seen = &self.tracker.tracks[*track];
                let at = seen.last().at;
                let wait = if self.left(seen) {
                    GONE_SECONDS
                } else {
                    SETTLE_SECONDS
                };
                if quiet_for < self.frames_in(wait, 3) || self.waits_for_creeping(at, frame.number)
                {
                    return;
                }
                if *moved.get_or_insert_with(|| self.camera_moved()) {
                    break;
                }
                made = self.call(&self.tracker.tracks[*track], since, frame.number);
                if made.is_some() {
                    break;
                }
            }
        } else if (active.is_empty() && quiet_for >= absorbed || late && quiet_for == absorbed)
            && !hand_waits
        {
            if !self.camera_moved() {
                made = rolls
                    .iter()
                    .find_map(|track| self.call(&self.tracker.tracks[*track], since, frame.number));
            }
            if made.is_none() && !active.is_empty() {
                return;
            }
        } else {
            return;
        }
        if let Some((call, moments)) = made {
            self.rolls += 1;
            look.call = Some(call);
            look.moments = moments;
        }
        self.end_motion();
    }

    /// Whether a square that moves is so near to the end of a track that it may be the thing there.
    pub(super) fn is_near(&self, track: &Track, active: &[f64; 2]) -> bool {
        let last = track.last().at;
        let at = self.small.small_from_image(last);
        (active[0] - at[0]).hypot(active[1] - at[1]) < self.reach(last)
    }

    /// How near that is, in reduced pixels, at a place of the picture.
    pub(super) fn reach(&self, at: [f64; 2]) -> f64 {
        self.small_radius(at) * 4.0 + SQUARE as f64
    }

    /// Looks closely at what lies at the end of a track since a frame, and says what it is; none when nothing rolled there.
    pub(super) fn call(
        &self,
        track: &Track,
        settle_frame: u64,
        call_frame: u64,
    ) -> Option<(Call, Option<Arc<Moments>>)> {
        let (pose, rig) = (self.pose.as_ref()?, self.rig.as_ref()?);
        let last = track.last();
        let ball_mm = rig.ball_diameter_mm();
        let radius_px = pose.ball_radius_px(last.at, ball_mm)?;
        let (rest, seen, opinion) = self.close_look(track, radius_px);
        let lies_since = self.first_quiet.unwrap_or(call_frame);
        if let Some(rest) = &rest
            && self
                .tracker
                .belongs_to_another(track, rest.bounds, lies_since, ball_mm)
        {
            return None;
        }
        let evidence = Evidence {
            opinion,
            track,
            left: self.left(track),
            rest,
            seen,
            pose,
            rig,
            gates_are_found: self.finder.is_some(),
            fps: self.fps,
            settle_frame,
            call_frame,
            roll: self.rolls + 1,
            experience: &self.experience,
        };
        if let Some(hear) = self.hear_evidence {
            hear(&evidence);
        }
        let call = verdict::decide(&evidence)?;
        let film: Vec<_> = self.filmed().collect();
        let moments = match (self.before.last(), self.quiet.back()) {
            (Some(before), Some(rest)) => Moments::of(&call, &evidence, before, &film, rest),
            _ => None,
        };
        Some((call, moments.map(Arc::new)))
    }
}
