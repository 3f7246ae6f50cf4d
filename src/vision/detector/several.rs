//! Two rolls at once, as in a tie roll: each is waited for and called by itself.
//!
//! Every track that may be a roll has its own rest: what moves elsewhere does not disturb it, and a hand only where it reaches over
//! it. The motion goes on until all that is expected has been called and the hands are gone, or until nothing moves any more.

use std::sync::Arc;

use super::super::call::Call;
use super::super::frame::Frame;
use super::super::motion::SQUARE;
use super::super::track::Track;
use super::{
    ABSORB_SECONDS, Detector, FILMED_QUIET, KEPT_CALM, Look, MOST_ROLLS, Motion, PATIENCE_SECONDS,
    SETTLE_SECONDS,
};

/// No more rolls at once than these can be expected.
const MOST_EXPECTED: u8 = 2;
/// So long after a call a picture that is not quite still keeps the motion going: another roll may come.
const COMES_SECONDS: f64 = 4.0;
/// What was no toy is looked at again when it has rolled on by this many balls.
const ROLLED_ON: f64 = 0.5;

/// What is known of the rolls of one motion where more than one is expected.
#[derive(Debug, Default)]
pub(super) struct Several {
    /// 0 stands for 1.
    expected: u8,
    rests: Vec<Rest>,
    called: Vec<Called>,
    /// The frame from which on the film shows nothing that belongs to the roll that is being called.
    film_ends: Option<u64>,
    /// Since when neither a hand nor anything uncalled moves.
    still_since: Option<u64>,
}

/// The rest of one track.
#[derive(Debug, Clone, Copy)]
struct Rest {
    track: u64,
    /// Since when nothing has moved there, and since when nothing has crept on.
    first_quiet: Option<u64>,
    quiet_since: Option<u64>,
    /// How far it had rolled when it was found to be no toy, or one that was called already.
    refused_mm: Option<f64>,
}

/// What has been called.
#[derive(Debug, Clone, Copy)]
struct Called {
    track: u64,
    frame: u64,
    bounds: Option<[f64; 4]>,
}

impl Several {
    pub(super) fn expect(&mut self, rolls: u8) {
        self.expected = rolls.clamp(1, MOST_EXPECTED);
        self.clear();
    }

    pub(super) fn expected(&self) -> u8 {
        self.expected.max(1)
    }

    pub(super) fn clear(&mut self) {
        self.rests.clear();
        self.called.clear();
        self.film_ends = None;
        self.still_since = None;
    }

    pub(super) fn film_ends(&self) -> u64 {
        self.film_ends.unwrap_or(u64::MAX)
    }

    fn all_called(&self) -> bool {
        self.called.len() >= usize::from(self.expected())
    }

    fn was_called(&self, track: &Track) -> bool {
        self.called
            .iter()
            .any(|called| called.track == track.number)
    }

    /// Whether something that was called lies there.
    fn lies_at(&self, [x, y]: [f64; 2]) -> bool {
        let holds = |[x0, y0, x1, y1]: [f64; 4]| x >= x0 && x <= x1 && y >= y0 && y <= y1;
        let mut bounds = self.called.iter().filter_map(|called| called.bounds);
        bounds.any(holds)
    }

    /// Whether a call is of something that was called already.
    fn repeats(&self, call: &Call) -> bool {
        let Some([x0, y0, x1, y1]) = call.box_in_image else {
            return false;
        };
        let holds = |[x, y]: [f64; 2]| x >= x0 && x <= x1 && y >= y0 && y <= y1;
        let middle = |b: [f64; 4]| [(b[0] + b[2]) / 2.0, (b[1] + b[3]) / 2.0];
        let mut bounds = self.called.iter().filter_map(|called| called.bounds);
        self.lies_at(middle([x0, y0, x1, y1])) || bounds.any(|bounds| holds(middle(bounds)))
    }

    fn rest_of(&mut self, track: u64) -> &mut Rest {
        let at = self.rests.iter().position(|rest| rest.track == track);
        let at = at.unwrap_or_else(|| {
            self.rests.push(Rest {
                track,
                first_quiet: None,
                quiet_since: None,
                refused_mm: None,
            });
            self.rests.len() - 1
        });
        &mut self.rests[at]
    }

    fn lies_since(&self, track: &Track) -> Option<u64> {
        let rest = self.rests.iter().find(|rest| rest.track == track.number);
        rest.and_then(|rest| rest.first_quiet)
    }

    fn is_refused(&self, track: &Track) -> bool {
        let rest = self.rests.iter().find(|rest| rest.track == track.number);
        rest.is_some_and(|rest| rest.refused_mm.is_some())
    }
}

impl Detector {
    /// Waits until each of the tracks that may be a roll has come to rest, and calls one of them in a look.
    pub(super) fn settle_each(
        &mut self,
        frame: &Frame,
        active: &[[f64; 2]],
        rolls: &mut Vec<usize>,
        look: &mut Look,
    ) {
        let number = frame.number;
        self.uncalled_rolls(number, rolls);
        let moves = self.note_rests(number, active, rolls, look.hand_in_view);
        if !moves {
            look.motion = Motion::Settling;
        }
        let open = rolls
            .iter()
            .map(|at| &self.tracker.tracks[*at])
            .find(|track| !self.several.is_refused(track));
        look.followed = open.map(|track| {
            let at = track.last().at;
            (at, self.small_radius(at) * self.factor as f64)
        });
        if !self.several.all_called() {
            for at in rolls.iter().take(MOST_ROLLS) {
                if self.call_if_it_lies(*at, number, look) {
                    return;
                }
            }
        }
        let Some(since) = self.several.still_since else {
            return;
        };
        let still_for = (number.saturating_sub(since) + 1) as usize;
        let absorbed = self.frames_in(ABSORB_SECONDS, 6);
        let wait = if self.several.all_called() {
            self.frames_in(SETTLE_SECONDS, 3)
        } else {
            absorbed
        };
        if still_for < wait {
            return;
        }
        self.lay_out(still_for);
        self.quiet_since = Some(since);
        self.first_quiet = Some(since);
        if !self.several.all_called() && still_for == absorbed && !self.camera_moved() {
            let tracks = &self.tracker.tracks;
            let left = rolls.iter().map(|at| &tracks[*at]);
            let left = left.filter(|track| self.left(track));
            let late = self.late_rolls(number).map(|at| &tracks[at]);
            let made = left
                .chain(late)
                .filter(|track| !self.several.was_called(track))
                .filter(|track| !self.several.lies_at(track.last().at))
                .find_map(|track| Some((track.number, self.call(track, since, number)?)))
                .filter(|(_, (call, _))| !self.several.repeats(call));
            if let Some((track, made)) = made {
                self.tell(track, made, look);
                if !self.several.all_called() {
                    return;
                }
            }
        }
        self.end_motion();
    }

    /// The tracks that may be rolls and have not been called, most clearly first.
    fn uncalled_rolls(&self, number: u64, rolls: &mut Vec<usize>) {
        rolls.clear();
        if self.rig.is_none() {
            return;
        }
        let tracks = &self.tracker.tracks;
        rolls.extend((0..tracks.len()).filter(|at| {
            let track = &tracks[*at];
            let lies_since = self.several.lies_since(track).unwrap_or(number);
            track.rolled.is_some()
                && !self.several.was_called(track)
                && self.may_have_rolled(track, lies_since)
        }));
        self.clearest_first(rolls);
    }

    /// Notes where it is quiet, and whether all is still. Returns whether anything that may be a roll moves.
    fn note_rests(
        &mut self,
        number: u64,
        active: &[[f64; 2]],
        rolls: &[usize],
        hand_in_view: bool,
    ) -> bool {
        let ball_mm = self.rig.as_ref().map_or(0.0, |rig| rig.ball_diameter_mm());
        let mut moves = false;
        for at in rolls {
            let track = &self.tracker.tracks[*at];
            let (id, rolled_mm) = (track.number, track.rolled_mm());
            let is_disturbed = active.iter().any(|a| self.is_near(track, a))
                || self.is_under_hand(track, Some(active));
            let rest = self.several.rest_of(id);
            if is_disturbed {
                (rest.first_quiet, rest.quiet_since) = (None, None);
                let rolled_on = |mm: &f64| rolled_mm > mm + ROLLED_ON * ball_mm;
                if rest.refused_mm.as_ref().is_some_and(rolled_on) {
                    rest.refused_mm = None;
                }
            } else {
                rest.first_quiet.get_or_insert(number);
                rest.quiet_since.get_or_insert(number);
            }
            moves |= is_disturbed && rest.refused_mm.is_none();
        }
        let tracks = &self.tracker.tracks;
        let rests = &mut self.several.rests;
        rests.retain(|rest| tracks.iter().any(|track| track.number == rest.track));
        let latest = self.several.called.last().map(|called| called.frame);
        let comes = self.frames_in(COMES_SECONDS, 1) as u64;
        let is_awaited = !self.several.all_called()
            && rolls.is_empty()
            && latest.is_none_or(|frame| number < frame + comes);
        let is_stirred = moves || hand_in_view || is_awaited && !active.is_empty();
        if is_stirred {
            self.several.still_since = None;
        } else {
            self.several.still_since.get_or_insert(number);
        }
        moves
    }

    /// Calls what lies at the end of a track when it has lain there for long enough. Returns whether it did.
    fn call_if_it_lies(&mut self, at: usize, number: u64, look: &mut Look) -> bool {
        let track = &self.tracker.tracks[at];
        let (id, at, mm) = (track.number, track.last().at, track.rolled_mm());
        let under_hand = self.is_under_hand(track, None);
        // What left the picture may only be hidden, and a part of a hand leaves too: it is asked about when all is still.
        let is_over = self.left(track) || self.several.is_refused(track);
        let rest = *self.several.rest_of(id);
        let (Some(first_quiet), Some(since)) = (rest.first_quiet, rest.quiet_since) else {
            return false;
        };
        let quiet_for = (number.saturating_sub(since) + 1) as usize;
        let wait = if under_hand {
            self.frames_in(PATIENCE_SECONDS, 10)
        } else {
            self.frames_in(SETTLE_SECONDS, 3)
        };
        if is_over || quiet_for < wait {
            return false;
        }
        self.lay_out(quiet_for);
        (self.first_quiet, self.quiet_since) = (rest.first_quiet, rest.quiet_since);
        if self.waits_for_creeping(at, number) {
            self.several.rest_of(id).quiet_since = self.quiet_since;
            return false;
        }
        self.several.film_ends = Some(first_quiet + FILMED_QUIET as u64);
        let is_new = !self.several.lies_at(at) && !self.camera_moved();
        let track = self.tracker.tracks.iter().find(|track| track.number == id);
        let made = track
            .filter(|_| is_new)
            .and_then(|track| self.call(track, since, number))
            .filter(|(call, _)| !self.several.repeats(call));
        self.several.film_ends = None;
        let Some(made) = made else {
            self.several.rest_of(id).refused_mm = Some(mm);
            return false;
        };
        self.tell(id, made, look);
        true
    }

    fn tell(
        &mut self,
        track: u64,
        (call, moments): (Call, Option<Arc<super::Moments>>),
        look: &mut Look,
    ) {
        self.rolls += 1;
        self.several.called.push(Called {
            track,
            frame: call.call_frame,
            bounds: call.box_in_image,
        });
        self.several.still_since = None;
        look.call = Some(call);
        look.moments = moments;
    }

    /// Lays out the newest pictures of a rest of so many frames.
    fn lay_out(&mut self, quiet_for: usize) {
        self.quiet.clear();
        let from = self.film.len().saturating_sub(quiet_for.min(KEPT_CALM));
        let newest = self.film.iter().skip(from);
        self.quiet
            .extend(newest.map(|(_, picture)| Arc::clone(picture)));
    }

    /// Whether a hand or an arm reaches over the end of a track; where `active` is given, one that moves.
    fn is_under_hand(&self, track: &Track, active: Option<&[[f64; 2]]>) -> bool {
        let last = track.last().at;
        let reach = self.reach(last);
        let at = self.small.small_from_image(last);
        let mut over = self.sights.hands.iter();
        over.any(|hand| {
            let mut moving = active.into_iter().flatten();
            hand.bounds_hold(at, reach)
                && (active.is_none() || moving.any(|a| hand.bounds_hold(*a, SQUARE as f64)))
        })
    }
}
