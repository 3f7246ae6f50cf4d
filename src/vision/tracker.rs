//! Which sight of a frame goes on which track: everything that is being followed.

use super::track::{ROLLING_SPOT, Sight, Track, UNKNOWN_SPEED_GAP, distance};

/// A ball may be hidden (behind a standing toy, against its own colour) for this long.
pub const HIDDEN_SECONDS: f64 = 0.35;
/// A track that was last seen this many frames before the thing lay is not sure to have brought it.
const LOST_FRAMES: u64 = 3;
/// What leaves the picture within so many diameters of a hand, and so many frames, is a part of it.
const HAND_IN_DIAMETERS: f64 = 4.0;
const HAND_FRAMES: u64 = 4;
/// No more things are followed than these; of those that are lost the oldest is forgotten first.
const MOST_TRACKS: usize = 64;
/// What was lost and never rolled is forgotten after this long: it can say nothing of what rolls now.
const FORGET_SECONDS: f64 = 1.0;
/// No more sights of a thing are kept than these: a roll is long over.
const MOST_SIGHTS: usize = 240;
/// Most things are seen no more often than this.
const USUAL_SIGHTS: usize = 32;

/// Everything that is being followed.
#[derive(Debug, Clone, Default)]
pub struct Tracker {
    /// All tracks since the table was last calm, lost ones too.
    pub tracks: Vec<Track>,
    /// Memory of tracks that are over.
    spare: Vec<Vec<Sight>>,
    fits: Vec<(f64, usize, usize)>,
    taken: Vec<bool>,
    /// How many tracks have begun.
    begun: u64,
    continued: Vec<bool>,
}

impl Tracker {
    /// Forgets everything.
    pub fn clear(&mut self) {
        while let Some(track) = self.tracks.pop() {
            self.put_aside(track);
        }
    }

    fn put_aside(&mut self, track: Track) {
        if self.spare.len() < MOST_TRACKS {
            self.spare.push(track.sights);
        }
    }

    /// Whether a track ends beside something large at the picture's edge: then it is a part of the hand that draws back there.
    pub fn ends_beside_hand(&self, track: &Track, ball_mm: f64) -> bool {
        track.beside_hand || !track.lost && self.is_beside_hand(track, ball_mm)
    }

    fn is_beside_hand(&self, track: &Track, ball_mm: f64) -> bool {
        let last = track.last();
        let others = self.tracks.iter().filter(|t| !std::ptr::eq(*t, track));
        others.flat_map(|t| &t.sights).any(|s| {
            s.at_edge
                && s.area_in_balls > ROLLING_SPOT.end
                && s.frame.abs_diff(last.frame) <= HAND_FRAMES
                && distance(s.at_mm, last.at_mm) < HAND_IN_DIAMETERS * ball_mm
        })
    }

    /// Whether the thing in these bounds (pixels), which lies since a frame, is none that this track brought: the track was lost
    /// before, and another that never went anywhere is there. A hand that takes a toy away leaves such a thing.
    pub fn belongs_to_another(
        &self,
        track: &Track,
        bounds: [f64; 4],
        lies_since: u64,
        ball_mm: f64,
    ) -> bool {
        let inside =
            |[x, y]: [f64; 2]| x >= bounds[0] && x <= bounds[2] && y >= bounds[1] && y <= bounds[3];
        track.last().frame + LOST_FRAMES < lies_since
            && self.tracks.iter().any(|other| {
                let last = other.last();
                last.frame >= lies_since
                    && last.area_in_balls > ROLLING_SPOT.start
                    && inside(last.at)
                    && other.ways(ball_mm).next().is_none()
            })
    }

    /// Takes the sights of one frame: each track goes on with the sight that fits it best, best fits first; what is left begins
    /// new tracks.
    pub fn hear(&mut self, frame: u64, sights: &[Sight], ball_mm: f64, fps: f64) {
        let hidden_frames = (HIDDEN_SECONDS * fps).ceil().max(2.0) as u64;
        for at in 0..self.tracks.len() {
            let track = &self.tracks[at];
            let patience = if track.sights.len() == 1 {
                UNKNOWN_SPEED_GAP
            } else {
                hidden_frames.max(HAND_FRAMES)
            };
            if !track.lost && frame.saturating_sub(track.last().frame) > patience {
                // Now, as what was seen of the hand is not kept for ever.
                let beside_hand = self.is_beside_hand(track, ball_mm);
                let track = &mut self.tracks[at];
                (track.lost, track.beside_hand) = (true, beside_hand);
            }
        }
        let forgotten = (FORGET_SECONDS * fps).ceil() as u64;
        let mut at = 0;
        while let Some(track) = self.tracks.get(at) {
            let is_old = frame.saturating_sub(track.last().frame) > forgotten;
            if track.lost && track.rolled.is_none() && is_old {
                let track = self.tracks.remove(at);
                self.put_aside(track);
            } else {
                at += 1;
            }
        }
        self.fits.clear();
        for (t, track) in self.tracks.iter().enumerate() {
            if track.lost {
                continue;
            }
            let fit = |(s, sight): (usize, &Sight)| {
                track
                    .misfit(sight, ball_mm, fps)
                    .map(|misfit| (misfit, t, s))
            };
            self.fits.extend(sights.iter().enumerate().filter_map(fit));
        }
        self.fits
            .sort_unstable_by(|a, b| a.0.total_cmp(&b.0).then((a.1, a.2).cmp(&(b.1, b.2))));
        self.taken.clear();
        self.taken.resize(sights.len(), false);
        self.continued.clear();
        self.continued.resize(self.tracks.len(), false);
        for (_, t, s) in &self.fits {
            if !self.taken[*s] && !self.continued[*t] {
                (self.taken[*s], self.continued[*t]) = (true, true);
                let track = &mut self.tracks[*t];
                if track.sights.len() >= MOST_SIGHTS {
                    track.sights.remove(0);
                }
                track.sights.push(sights[*s]);
                track.rolled = track.roll(ball_mm);
            }
        }
        for (at, sight) in sights.iter().enumerate() {
            // What stands still in the mask is no beginning of anything: a change of light, or noise.
            if !self.taken[at] && sight.active {
                self.begin(*sight);
            }
        }
    }

    /// A new track, in place of the oldest lost one where there are too many.
    fn begin(&mut self, sight: Sight) {
        if self.tracks.len() >= MOST_TRACKS {
            let oldest = (0..self.tracks.len())
                .filter(|at| self.tracks[*at].lost)
                .min_by_key(|at| {
                    let track = &self.tracks[*at];
                    (track.rolled.is_some(), track.last().frame)
                });
            let Some(oldest) = oldest else { return };
            let track = self.tracks.remove(oldest);
            self.put_aside(track);
        }
        let new = || Vec::with_capacity(USUAL_SIGHTS);
        let mut sights = self.spare.pop().unwrap_or_else(new);
        sights.clear();
        sights.push(sight);
        self.begun += 1;
        self.tracks.push(Track {
            number: self.begun,
            sights,
            lost: false,
            rolled: None,
            beside_hand: false,
        });
    }
}
