//! Following things of a ball's size from frame to frame, and telling a free roll from a hand.

use super::blobs::Blob;

/// Nobody rolls a toy across a table faster than this.
const FASTEST_MM_PER_SECOND: f64 = 3000.0;
/// A sight further than this from the predicted spot is another thing, in ball diameters (plus a share of the step).
const REACH_IN_DIAMETERS: f64 = 1.3;
/// Share of the last step by which a ball may surprise the prediction (it brakes, bounces, is bent by a card's edge).
const REACH_OF_STEP: f64 = 0.8;
/// A step longer than this share of a diameter is motion, shorter is noise of the outline.
const MOVING_STEP_IN_DIAMETERS: f64 = 0.07;
/// What does not stir the picture has stepped no further than this in one frame: its outline changed, or it crept.
const UNSTIRRED_STEP_IN_DIAMETERS: f64 = 0.3;
/// What last stepped less than this may open where it stands, and grow.
const STANDING_STEP_IN_DIAMETERS: f64 = 0.55;
/// From one frame to the next a rolling ball's spot keeps its size within this factor: parts of it drown in a like-coloured
/// print, its shadow comes and goes.
const ROLLING_GROWTH: std::ops::Range<f64> = 0.4..2.5;
/// From one frame to the next a toy that opens grows by no more than this factor; more is another thing behind it.
const STANDING_GROWTH: std::ops::Range<f64> = 0.25..4.0;
/// Sights with whose sizes a new one is compared.
const LATEST: usize = 3;
/// After so many sights it is known where the next is expected,
const KNOWN_WAY: usize = 3;
/// to within this many diameters,
const EXPECTED_IN_DIAMETERS: f64 = 0.6;
/// and its size may change by this factor there: over its own colour a ball shows little but its shadow.
const EXPECTED_GROWTH: std::ops::Range<f64> = 0.12..8.0;
/// A roll carries the ball at least this far by itself.
const LEAST_TRAVEL_IN_DIAMETERS: f64 = 0.9;
/// and is seen moving more often than this,
const LEAST_MOVING_SIGHTS: usize = 3;
/// or just so often but at least this far: a fast ball is soon gone;
const FAST_TRAVEL_IN_DIAMETERS: f64 = 3.0;
/// or this far when it was seen in every frame of its way.
const STEADY_TRAVEL_IN_DIAMETERS: f64 = 2.0;
/// A slow ball's outline, known to a pixel, may stand for so many frames while it rolls on.
const LONGEST_PAUSE: usize = 2;
/// A ball that was hidden until it had nearly stopped is seen moving this often and this far,
const LEAST_LATE_SIGHTS: usize = 3;
const LATE_TRAVEL_IN_DIAMETERS: f64 = 0.3;
/// or this far when it was seen beside a hand before,
const LATE_TRAVEL_FROM_HAND: f64 = 0.5;
/// and lies then within this of the end of its way, in diameters.
const LIES_IN_DIAMETERS: f64 = 0.5;
/// Areas of a rolling ball's spot, in closed balls: less is a part of something, more is a hand; blur and shadow add to it.
pub(super) const ROLLING_SPOT: std::ops::Range<f64> = 0.3..2.6;
/// Where only shade shows it, the shadow of a low lamp is as large as the ball again.
const SHADED_SPOT: f64 = 2.0 * ROLLING_SPOT.end;
/// The same for a ball that has left the picture, of which nothing can be looked at any more,
const CLEAR_SPOT: std::ops::Range<f64> = 0.4..2.2;
/// how evenly it must have gone: from one step to the next its speed changes by this share,
const UNEVEN: f64 = 0.35;
/// which so many whole sights show;
const EVEN_SIGHTS: usize = 3;
/// by what factor and how much, in diameters, a step may be longer than the one before: parts of it may be hidden,
const FASTER: f64 = 1.3;
const FASTER_IN_DIAMETERS: f64 = 0.5;
/// and how far.
const CLEAR_TRAVEL_IN_DIAMETERS: f64 = 2.0;
/// Share of the frames of its way in which a ball is seen.
const LEAST_SEEN: f64 = 0.6;
/// A ball that is being rolled is out of sight for no longer than this many frames before it has a speed.
pub(super) const UNKNOWN_SPEED_GAP: u64 = 2;
/// A rolling ball goes somewhere: distance from start to end over the length of the way.
const LEAST_STRAIGHTNESS: f64 = 0.55;

/// A spot of a ball's size in one frame.
#[derive(Debug, Clone, Copy)]
pub struct Sight {
    /// The frame's number.
    pub frame: u64,
    /// Middle of the spot in the picture, in pixels.
    pub at: [f64; 2],
    /// The same on the table at a ball's middle height, in millimetres.
    pub at_mm: [f64; 2],
    /// The spot's area over that of the closed ball there.
    pub area_in_balls: f64,
    /// Whether only its change of brightness shows it, which a shadow has too; its area is not to be compared with others then.
    pub by_shade: bool,
    /// Whether it is one with what reaches in from the edge: an arm, its shadow, or an arm of the table's own colour.
    pub hangs: bool,
    /// Whether it touches the picture's edge.
    pub at_edge: bool,
    /// Whether a hand is so near that it may be held.
    pub by_hand: bool,
    /// Whether the picture moves where it is.
    pub active: bool,
    /// How much it moves there: grey levels of its squares since the last frame.
    pub stir: f64,
    /// The spot in the small picture.
    pub blob: Blob,
}

/// How clear a roll is that left nothing to look at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Clarity {
    /// Not a ball's.
    None,
    /// A ball's, but seen whole too seldom to know how evenly it went: a fast one and a slow camera.
    Likely,
    /// A ball's.
    Clear,
}

/// The way of one thing through the frames.
#[derive(Debug, Clone)]
pub struct Track {
    /// Counts the tracks of one judge.
    pub number: u64,
    /// Every sight of it, in order.
    pub sights: Vec<Sight>,
    /// Set when it has been lost.
    pub lost: bool,
    /// Its roll so far, as [`Track::roll`] gives it.
    pub rolled: Option<(usize, usize, f64)>,
    /// Set when it was lost beside a hand at the picture's edge.
    pub(super) beside_hand: bool,
}

impl Track {
    /// How far it rolled, in millimetres.
    pub fn rolled_mm(&self) -> f64 {
        self.rolled.map_or(0.0, |(_, _, mm)| mm)
    }

    /// The latest sight.
    pub fn last(&self) -> &Sight {
        &self.sights[self.sights.len() - 1]
    }

    fn step_mm(&self) -> [f64; 2] {
        match self.sights.as_slice() {
            [.., a, b] => {
                let frames = (b.frame - a.frame).max(1) as f64;
                [0, 1].map(|k| (b.at_mm[k] - a.at_mm[k]) / frames)
            }
            _ => [0.0; 2],
        }
    }

    /// Size of a sight over those of the latest ones: the nearest of them, so that one bad outline does not lose the thing.
    fn growth(&self, sight: &Sight) -> f64 {
        let latest = self.sights.iter().rev().take(LATEST);
        let (least, most) = latest.fold((f64::INFINITY, 0.0_f64), |(least, most), s| {
            (least.min(s.area_in_balls), most.max(s.area_in_balls))
        });
        sight.area_in_balls / sight.area_in_balls.clamp(least, most).max(1e-6)
    }

    /// How badly a sight fits as the next one, in ball diameters off the expected spot; none when it cannot be the same thing.
    pub(super) fn misfit(&self, sight: &Sight, ball_mm: f64, fps: f64) -> Option<f64> {
        let last = self.last();
        let gap = sight.frame.saturating_sub(last.frame).max(1) as f64;
        let fastest_mm = FASTEST_MM_PER_SECOND / fps * gap;
        let step = self.step_mm();
        let speed = step[0].hypot(step[1]);
        // Nothing arrives anywhere without stirring the picture there.
        if gap <= 1.0
            && !sight.active
            && distance(sight.at_mm, last.at_mm) > UNSTIRRED_STEP_IN_DIAMETERS * ball_mm
        {
            return None;
        }
        let growth = if gap <= 1.0 {
            self.growth(sight)
        } else {
            sight.area_in_balls / last.area_in_balls
        };
        // A toy that opens grows many times larger where it stands; a ball in motion keeps its size.
        let stands = sight.blob.bounds_hold(last.blob.centre, 1.0)
            && speed < STANDING_STEP_IN_DIAMETERS * ball_mm;
        let predicted = [0, 1].map(|k| last.at_mm[k] + step[k] * gap);
        let (off, reach) = if self.sights.len() == 1 {
            (distance(sight.at_mm, last.at_mm), fastest_mm)
        } else {
            // It may have stopped at once, at a card's edge or at another toy.
            let off = distance(sight.at_mm, predicted)
                .min(distance(sight.at_mm, last.at_mm) + 0.5 * speed * gap);
            (
                off,
                REACH_IN_DIAMETERS * ball_mm + REACH_OF_STEP * speed * gap,
            )
        };
        // Where it was expected, more or less of it stands out from another ground.
        let expected = self.sights.len() >= KNOWN_WAY && off < EXPECTED_IN_DIAMETERS * ball_mm;
        if !(ROLLING_GROWTH.contains(&growth)
            || (stands && STANDING_GROWTH.contains(&growth))
            || (expected && EXPECTED_GROWTH.contains(&growth)))
        {
            return None;
        }
        let misfit = off / ball_mm + growth.ln().abs();
        (off <= reach && distance(sight.at_mm, last.at_mm) <= fastest_mm + ball_mm)
            .then_some(misfit)
    }

    /// The way that begins at a step or after it, as index of the first sight and one past the last.
    ///
    /// A way goes on as long as it goes forwards: a step or two may be none (a bounce, a change of the outline), a turn back ends
    /// it (that was a hand, or a toy that opened and sprang away).
    fn way_from(&self, mut at: usize, ball_mm: f64) -> Option<(usize, usize)> {
        let steps = self.sights.len().saturating_sub(1);
        let step = |i: usize| {
            let (a, b) = (&self.sights[i], &self.sights[i + 1]);
            let frames = (b.frame - a.frame).max(1) as f64;
            [0, 1].map(|k| (b.at_mm[k] - a.at_mm[k]) / frames)
        };
        let moves = |i: usize| {
            let [x, y] = step(i);
            self.sights[i + 1].active && x.hypot(y) > MOVING_STEP_IN_DIAMETERS * ball_mm
        };
        while at < steps && !moves(at) {
            at += 1;
        }
        if at >= steps {
            return None;
        }
        let mut last = at;
        let mut onwards = step(at);
        let forwards = |i: usize, onwards: [f64; 2]| {
            i < steps && moves(i) && step(i)[0] * onwards[0] + step(i)[1] * onwards[1] > 0.0
        };
        while let Some(next) = (last + 1..=last + 1 + LONGEST_PAUSE)
            .find(|i| *i >= steps || moves(*i))
            .filter(|i| forwards(*i, onwards))
        {
            last = next;
            // Recent steps count more: a ball may curve.
            onwards = [0, 1].map(|k| 0.6 * onwards[k] + step(last)[k]);
        }
        Some((at, last + 2))
    }

    /// The ways it went, each as index of the first sight and one past the last.
    pub fn ways(&self, ball_mm: f64) -> impl Iterator<Item = (usize, usize)> {
        std::iter::successors(self.way_from(0, ball_mm), move |(_, end)| {
            self.way_from(end - 1, ball_mm)
        })
    }

    /// The way that is most clearly a roll by itself: several steps that lead somewhere, free of any hand. Gives the index of
    /// its first sight, one past its last, and how far it led in millimetres.
    pub fn roll(&self, ball_mm: f64) -> Option<(usize, usize, f64)> {
        self.ways(ball_mm)
            .flat_map(|(first, end)| [(first, end), (self.after_gap(first, end), end)])
            .filter_map(|(first, end)| self.way_mm(first, end, ball_mm).map(|mm| (first, end, mm)))
            .max_by(|a, b| a.2.total_cmp(&b.2))
    }

    /// Where a way begins again after the last time the thing was out of sight: what was seen before may have been another thing,
    /// a hand as a rule.
    fn after_gap(&self, first: usize, end: usize) -> usize {
        (first + 1..end)
            .rev()
            .find(|i| self.sights[*i].frame - self.sights[*i - 1].frame > UNKNOWN_SPEED_GAP)
            .unwrap_or(first)
    }

    /// Whether its roll is clear enough to be believed without a thing at its end: a ball's size, far, and free all the way.
    pub fn is_clear(&self, ball_mm: f64) -> bool {
        self.clarity(ball_mm) == Clarity::Clear
    }

    /// How clear its roll is without a thing at its end.
    pub fn clarity(&self, ball_mm: f64) -> Clarity {
        let Some((first, end, mm)) = self.roll(ball_mm) else {
            return Clarity::None;
        };
        // What a hand did before it let go says nothing of the ball.
        let held = self.sights[first..end].iter().rposition(|s| s.by_hand);
        let way = &self.sights[held.map_or(first, |at| first + at)..end];
        let mm = held.map_or(mm, |_| distance(way[0].at_mm, way[way.len() - 1].at_mm));
        let free: Vec<&Sight> = free_sights(way).collect();
        let of_a_ball = free
            .iter()
            .filter(|s| CLEAR_SPOT.contains(&s.area_in_balls))
            .count();
        // At the edge its middle is not seen any more.
        let whole: Vec<&Sight> = way.iter().filter(|s| !s.at_edge).collect();
        let is_ball = mm >= CLEAR_TRAVEL_IN_DIAMETERS * ball_mm
            && only_brakes(&whole, ball_mm)
            && is_often(way, mm / ball_mm)
            && of_a_ball as f64 >= 0.7 * free.len() as f64;
        match is_ball {
            true if is_even(&whole) => Clarity::Clear,
            true if whole.len() < EVEN_SIGHTS => Clarity::Likely,
            _ => Clarity::None,
        }
    }

    /// A short way by itself that ended where the thing still lies: a ball that a hand hid until it had nearly stopped. Gives the
    /// same as [`Self::roll`]; much else is such a way, so that it is worth no more than a question.
    pub fn late_roll(&self, ball_mm: f64) -> Option<(usize, usize, f64)> {
        self.ways(ball_mm)
            .filter_map(|(first, end)| self.late_way(first, end, ball_mm))
            .max_by(|a, b| a.2.total_cmp(&b.2))
    }

    /// A way as [`Self::late_roll`] gives it, when it has only trembled or opened on the spot since.
    fn late_way(&self, way_first: usize, end: usize, ball_mm: f64) -> Option<(usize, usize, f64)> {
        // Where it was last seen beside a hand, it was let go at the earliest.
        let held = |s: &Sight| s.by_hand || s.at_edge;
        let was_held = self.sights[..end].iter().rposition(held);
        let first = was_held.map_or(way_first, |held| way_first.max(held));
        let way = self.sights.get(first..end).filter(|way| !way.is_empty())?;
        let last = way[way.len() - 1];
        let mm = distance(way[0].at_mm, last.at_mm);
        let lies = self.sights[end..]
            .iter()
            .filter(|s| !held(s) && distance(s.at_mm, last.at_mm) < LIES_IN_DIAMETERS * ball_mm)
            .count();
        let least = match was_held {
            None => LATE_TRAVEL_IN_DIAMETERS,
            Some(_) => LATE_TRAVEL_FROM_HAND,
        };
        (self.sights.len() <= end + lies
            && lies >= LEAST_MOVING_SIGHTS
            && way.len() >= LEAST_LATE_SIGHTS
            && way.iter().all(|s| s.active)
            && mm >= least * ball_mm)
            .then_some((first, end, mm))
    }

    /// Its roll, else its late one.
    pub fn any_roll(&self, ball_mm: f64) -> Option<(usize, usize, f64)> {
        self.roll(ball_mm).or_else(|| self.late_roll(ball_mm))
    }

    fn way_mm(&self, first: usize, end: usize, ball_mm: f64) -> Option<f64> {
        let way = &self.sights[first..end];
        let length: f64 = way
            .windows(2)
            .map(|pair| distance(pair[0].at_mm, pair[1].at_mm))
            .sum();
        let start = way[0].at_mm;
        let net = way
            .iter()
            .map(|s| distance(start, s.at_mm))
            .fold(0.0, f64::max);
        let at_most_a_ball = |s: &Sight| {
            s.area_in_balls
                < if s.by_shade {
                    SHADED_SPOT
                } else {
                    ROLLING_SPOT.end
                }
        };
        // The middle one of the sizes is that of a ball; a toy that opened and slid on was one until it opened.
        let of_a_ball = |way: &[Sight]| {
            let too_small = way.iter().filter(|s| s.area_in_balls < ROLLING_SPOT.start);
            too_small.count() <= way.len() / 2
                && way.iter().filter(|s| at_most_a_ball(s)).count() > way.len() / 2
        };
        let closed = way.iter().rposition(at_most_a_ball).map_or(0, |at| at + 1);
        let until_open = &way[..closed];
        let rolled_closed = closed >= LEAST_LATE_SIGHTS
            && distance(start, until_open[closed - 1].at_mm) >= LEAST_TRAVEL_IN_DIAMETERS * ball_mm;
        let of_a_ball = of_a_ball(way) || rolled_closed && of_a_ball(until_open);
        let frames = (way[way.len() - 1].frame - way[0].frame + 1) as f64;
        (is_often(way, net / ball_mm)
            && of_a_ball
            && way.len() as f64 >= LEAST_SEEN * frames
            && net >= LEAST_TRAVEL_IN_DIAMETERS * ball_mm
            && net >= LEAST_STRAIGHTNESS * length)
            .then_some(net)
    }
}

/// Whether a thing hung all its way together with what reaches in from the edge: an arm that looks like its own shadow carries a
/// thing in and lets it go where it stays.
pub(super) fn is_carried(way: &[Sight]) -> bool {
    way.iter()
        .filter(|s| s.active && !s.at_edge)
        .all(|s| s.hangs || s.by_hand)
}

/// Whether a thing goes at an even speed, as a ball does and a part of a hand does not.
fn is_even(sights: &[&Sight]) -> bool {
    let speeds: Vec<f64> = sights
        .windows(2)
        .map(|pair| {
            let frames = (pair[1].frame - pair[0].frame).max(1) as f64;
            distance(pair[0].at_mm, pair[1].at_mm) / frames
        })
        .collect();
    let mean = speeds.iter().sum::<f64>() / speeds.len().max(1) as f64;
    let mut changes: Vec<f64> = speeds.windows(2).map(|s| (s[1] - s[0]).abs()).collect();
    changes.sort_by(f64::total_cmp);
    changes
        .get(changes.len() / 2)
        .is_some_and(|middle| *middle <= UNEVEN * mean)
}

/// Whether a thing never gets faster, as a ball that was let go does not, and a hand's shadow does.
fn only_brakes(sights: &[&Sight], ball_mm: f64) -> bool {
    let step = |a: &Sight, b: &Sight| {
        let frames = (b.frame - a.frame).max(1) as f64;
        distance(a.at_mm, b.at_mm) / frames
    };
    sights.windows(3).all(|three| {
        let (before, after) = (step(three[0], three[1]), step(three[1], three[2]));
        after <= FASTER * before + FASTER_IN_DIAMETERS * ball_mm
    })
}

/// Whether a thing was seen moving by itself often enough for a way that led so far, in diameters.
fn is_often(way: &[Sight], travel: f64) -> bool {
    let free = free_sights(way).count();
    let is_steady = way
        .windows(2)
        .all(|pair| pair[1].frame == pair[0].frame + 1);
    let least = if is_steady {
        STEADY_TRAVEL_IN_DIAMETERS
    } else {
        FAST_TRAVEL_IN_DIAMETERS
    };
    free > LEAST_MOVING_SIGHTS || (free == LEAST_MOVING_SIGHTS && travel >= least)
}

/// The sights of a way in which nothing else can have moved it. What hangs on the picture's edge from the beginning is an arm;
/// what comes there later is a ball on its way out.
fn free_sights(way: &[Sight]) -> impl Iterator<Item = &Sight> {
    let begins_inside = way.first().is_some_and(|s| !s.at_edge);
    way.iter()
        .filter(move |s| s.active && !s.by_hand && (begins_inside || !s.at_edge))
}

/// Distance of two points on the table.
pub fn distance(a: [f64; 2], b: [f64; 2]) -> f64 {
    (a[0] - b[0]).hypot(a[1] - b[1])
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::super::tracker::Tracker;
    use super::*;

    fn sight(frame: u64, x: f64) -> Sight {
        let blob = Blob {
            area: 50.0,
            centre: [x, 10.0],
            bounds: [x as usize, 6, x as usize + 8, 14],
            at_edge: false,
            label: 1,
        };
        Sight {
            frame,
            at: [x, 10.0],
            at_mm: [x, 10.0],
            area_in_balls: 1.0,
            by_shade: false,
            hangs: false,
            at_edge: false,
            by_hand: false,
            active: true,
            stir: 0.0,
            blob,
        }
    }

    #[test]
    fn a_ball_that_brakes_is_one_track_and_a_roll() {
        let mut tracker = Tracker::default();
        let way = [100.0, 160.0, 210.0, 250.0, 280.0, 295.0, 298.0, 298.0];
        for (i, x) in way.iter().enumerate() {
            tracker.hear(i as u64 + 1, &[sight(i as u64 + 1, *x)], 32.0, 30.0);
        }
        assert_eq!(tracker.tracks.len(), 1);
        let (first, end, mm) = tracker.tracks[0].roll(32.0).unwrap();
        assert_eq!((first, end), (0, 7));
        assert!((mm - 198.0).abs() < 1e-9);
    }

    /// Half its way it is as large as a toy; a hand is so from the start.
    #[test]
    fn a_ball_that_opens_and_slides_on_is_a_roll_and_what_was_never_a_ball_is_none() {
        let slid = |closed: usize| {
            let mut tracker = Tracker::default();
            for i in 0..12 {
                let mut seen = sight(i as u64 + 1, 100.0 + 14.0 * i as f64);
                seen.area_in_balls = if i < closed { 1.2 } else { 3.1 };
                tracker.hear(i as u64 + 1, &[seen], 32.0, 30.0);
            }
            tracker.tracks[0].roll(32.0)
        };
        assert!(slid(5).is_some());
        assert!(slid(2).is_none());
        assert!(slid(0).is_none());
    }

    #[test]
    fn a_thing_that_lies_and_trembles_is_no_roll() {
        let mut tracker = Tracker::default();
        for i in 1..20 {
            tracker.hear(i, &[sight(i, 100.0 + (i % 2) as f64 * 3.0)], 32.0, 30.0);
        }
        assert_eq!(tracker.tracks.len(), 1);
        assert!(tracker.tracks[0].roll(32.0).is_none());
    }

    fn tracked(sights: impl IntoIterator<Item = Sight>) -> Tracker {
        let mut tracker = Tracker::default();
        for seen in sights {
            tracker.hear(seen.frame, &[seen], 32.0, 30.0);
        }
        assert_eq!(tracker.tracks.len(), 1);
        tracker
    }

    /// It went faster and faster while it was thrown, and evenly since.
    #[test]
    fn a_leaving_ball_is_clear_by_its_way_since_the_hand_let_go() {
        let way = [0.0, 4.0, 20.0, 60.0, 105.0, 148.0, 190.0, 231.0];
        let thrown = |held: usize| {
            tracked(way.iter().enumerate().map(|(i, x)| Sight {
                by_hand: i < held,
                ..sight(i as u64 + 1, *x)
            }))
        };
        assert!(thrown(4).tracks[0].is_clear(32.0));
        assert!(!thrown(0).tracks[0].is_clear(32.0));
    }

    #[test]
    fn what_a_ball_leaves_beside_is_not_itself() {
        let large_at_edge = |i: u64| Sight {
            at_edge: i > 7,
            area_in_balls: if i == 8 { 2.7 } else { 1.5 },
            ..sight(i, 30.0 * i as f64)
        };
        let mut tracker = tracked((1..10).map(large_at_edge));
        let track = tracker.tracks[0].clone();
        assert!(!tracker.ends_beside_hand(&tracker.tracks[0], 32.0));
        tracker.tracks.push(track);
        assert!(tracker.ends_beside_hand(&tracker.tracks[0], 32.0));
    }

    /// Its outline moved back once as it opened, and forth again.
    #[test]
    fn a_late_roll_may_tremble_where_it_lies() {
        let way = [100.0, 108.0, 116.0, 123.0, 119.0, 122.0, 122.0, 122.0];
        let tracker = tracked((1..).zip(way).map(|(i, x)| sight(i, x)));
        assert_eq!(tracker.tracks[0].late_roll(32.0), Some((0, 4, 23.0)));
        let went_on = way.into_iter().chain([150.0, 150.0, 150.0]);
        let tracker = tracked((1..).zip(went_on).map(|(i, x)| sight(i, x)));
        assert!(
            tracker.tracks[0]
                .late_roll(32.0)
                .is_none_or(|(first, _, _)| first > 2)
        );
    }

    /// Two whole sights give one speed, which is even with nothing.
    #[test]
    fn a_ball_that_leaves_in_three_frames_is_likely_one() {
        let leaves = |whole: u64| {
            tracked((1..=whole + 1).map(|i| Sight {
                at_edge: i > whole,
                ..sight(i, 60.0 * i as f64)
            }))
        };
        assert_eq!(leaves(2).tracks[0].clarity(32.0), Clarity::Likely);
        assert_eq!(leaves(4).tracks[0].clarity(32.0), Clarity::Clear);
    }

    #[test]
    fn what_came_free_of_the_arm_once_was_not_carried() {
        let way = |free: u64| -> Vec<Sight> {
            (1..8)
                .map(|i| Sight {
                    hangs: i != free,
                    at_edge: i == 1,
                    ..sight(i, 20.0 * i as f64)
                })
                .collect()
        };
        assert!(is_carried(&way(0)));
        assert!(is_carried(&way(1)));
        assert!(!is_carried(&way(5)));
    }

    #[test]
    fn a_ball_hidden_for_three_frames_is_found_again() {
        let mut tracker = Tracker::default();
        for i in (1..=5).chain(9..=12) {
            tracker.hear(i, &[sight(i, 40.0 * i as f64)], 32.0, 30.0);
        }
        assert_eq!(tracker.tracks.len(), 1);
        assert_eq!(tracker.tracks[0].sights.len(), 9);
    }
}
