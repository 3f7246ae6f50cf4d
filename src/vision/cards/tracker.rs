//! The Gate cards of a running match: found in calm pictures, numbered once, kept while a toy or a hand covers them.

use image::RgbImage;

use super::super::rig::{GateInImage, PointInImage, middle_of};
use super::evidence::weigh;
use super::face::Face;
use super::geometry::{Corners, add, distance, length, scaled, shortest_side, sub};
use super::outlines::apart;
use super::relief::Relief;
use super::{CardShape, WORKING_SIDE, find_cards, reduced, rescaled};

/// A card is believed when it was seen in so many searches.
const SEEN_TO_BE_BELIEVED: u32 = 2;
/// Searches in calm pictures at the start, and after something has moved a card.
const SEARCHES_TO_LOCK: u32 = 3;
/// Searches after something has happened that moved no card: a card may have been laid or taken away.
const SEARCHES_TO_CHECK: u32 = 1;
/// Searches in one calm spell, however the results flicker: each costs many looks.
const MOST_SEARCHES: u32 = 7;
/// A place with less evidence than this (see `weigh`) no longer shows a card; a toy on it hides two sides at most.
const STILL_THERE: f64 = 0.4;
/// Corners this far apart (share of the card's shortest side) are the same card at rest; their mean is kept.
const AT_REST_SHARE: f64 = 0.06;
/// ... and so are corners this far apart in a picture [`WORKING_SIDE`] wide, however small the card: two searches of one table
/// differ by so much.
const AT_REST_PX: f64 = 5.0;
/// A card found this near to where one was (share of its shortest side) is that card, moved.
const SAME_CARD_SHARE: f64 = 0.6;
/// A card that shows something else on so much of its face was turned over; a toy or a hand's shadow covers less.
const TURNED_SHARE: f64 = 0.6;
/// ... and two looks at one face differ on no more than this.
const SAME_FACE_SHARE: f64 = 0.3;
/// So many changes are kept for who asks; the oldest are dropped.
const MOST_CHANGES: usize = 64;
/// A card whose middle went this far (share of its shortest side) was moved; less is how exactly it is found.
const MOVED_SHARE: f64 = 0.1;
/// A shift brings a card to where one was found when they are this near (share of its shortest side).
const BROUGHT_SHARE: f64 = 0.25;
/// The mean goes over at most so many sightings, so that slow drift is followed.
const MOST_AVERAGED: u32 = 8;

/// A card that was seen at least once.
#[derive(Debug, Clone)]
struct Track {
    corners: Corners,
    seen: u32,
    averaged: u32,
    /// Searches in a row that did not find it, nor its edges.
    missed: u32,
    number: Option<usize>,
    /// What it shows, and what it has shown since it looked otherwise for the first time.
    face: Option<Face>,
    other_face: Option<Face>,
}

/// What has happened to a Gate card; `gate` is its number, as in [`GateInImage`].
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum CardChange {
    /// It was laid down: a number that was not there before.
    Set {
        /// The card's number.
        gate: usize,
    },
    /// It is gone; its number is not given again.
    Taken {
        /// The card's number.
        gate: usize,
    },
    /// It alone lies elsewhere now.
    Moved {
        /// The card's number.
        gate: usize,
        /// How far its middle has moved, in pixels of the picture.
        pixels: f64,
    },
    /// It lies where it lay and shows its other side.
    Flipped {
        /// The card's number.
        gate: usize,
    },
    /// The table or the camera was bumped: all cards lie elsewhere and keep their numbers.
    Bumped {
        /// How far most of them have moved, in pixels of the picture, to the right and down.
        by: PointInImage,
    },
}

/// Keeps the Gate cards of one camera's picture.
///
/// A search takes much longer than a judge's look, so cards are searched for only in the first calm pictures and in the
/// first after something has moved.
#[derive(Debug, Clone)]
pub struct CardTracker {
    shape: CardShape,
    tracks: Vec<Track>,
    gates: Vec<GateInImage>,
    next_number: usize,
    searches_due: u32,
    /// Searches since the picture was last in motion.
    searches_done: u32,
    was_calm: bool,
    picture_size: (u32, u32),
    changes: Vec<CardChange>,
}

impl CardTracker {
    /// A tracker that has seen nothing yet.
    pub fn new(shape: CardShape) -> Self {
        Self {
            shape,
            tracks: Vec::new(),
            gates: Vec::new(),
            next_number: 0,
            searches_due: SEARCHES_TO_LOCK,
            searches_done: 0,
            was_calm: true,
            picture_size: (0, 0),
            changes: Vec::new(),
        }
    }

    /// Takes one picture, calm or not, and says where the cards lie; in order of their numbers.
    ///
    /// Numbers go by first sight, those seen together row by row from the left, and are never given twice. Empty until
    /// the cards were seen in several calm pictures.
    pub fn look(&mut self, picture: &RgbImage, calm: bool) -> &[GateInImage] {
        if picture.dimensions() != self.picture_size {
            // Another camera mode: nothing lies where it lay.
            *self = Self::new(self.shape);
            self.picture_size = picture.dimensions();
        }
        if !calm {
            self.was_calm = false;
            return &self.gates;
        }
        if !self.was_calm {
            self.searches_due = self.searches_due.max(SEARCHES_TO_CHECK);
            self.searches_done = 0;
        }
        self.was_calm = true;
        if self.searches_due > 0 {
            self.searches_due -= 1;
            self.searches_done += 1;
            self.search(picture);
        }
        &self.gates
    }

    /// Where the cards lie, as of the last look.
    pub fn gates(&self) -> &[GateInImage] {
        &self.gates
    }

    /// What has happened to the cards since this was last asked, oldest first; the first cards of all count as set.
    ///
    /// A change is told when the cards have been seen so in two calm pictures, a bump and a move at once.
    pub fn take_changes(&mut self) -> Vec<CardChange> {
        std::mem::take(&mut self.changes)
    }

    fn tell(&mut self, change: CardChange) {
        if self.changes.len() == MOST_CHANGES {
            self.changes.remove(0);
        }
        self.changes.push(change);
    }

    /// True while the next calm picture will be searched, which takes long.
    pub fn is_searching(&self) -> bool {
        self.searches_due > 0 || !self.was_calm
    }

    fn search(&mut self, picture: &RgbImage) {
        let small = reduced(picture, WORKING_SIDE);
        let relief = Relief::of(&small);
        let evidence =
            |corners: &Corners| weigh(&relief, &rescaled(corners, picture, &small)).quality;
        let mut found: Vec<Corners> = find_cards(picture, self.shape)
            .iter()
            .map(|card| card.corners_in_image)
            .collect();
        let common = common_shift(&self.tracks, &found);
        let mut shifts: Vec<PointInImage> = Vec::new();
        let mut moves: Vec<(usize, PointInImage)> = Vec::new();
        let mut unmatched: Vec<usize> = Vec::new();
        let mut flips: Vec<usize> = Vec::new();
        let mut changed = false;
        let at_rest_px = AT_REST_PX * f64::from(picture.width()) / f64::from(WORKING_SIDE);
        for (at, track) in self.tracks.iter_mut().enumerate() {
            let was = middle_of(&track.corners);
            let due = add(was, common);
            let side = shortest_side(&track.corners);
            let nearest = (0..found.len()).min_by(|a, b| {
                distance(middle_of(&found[*a]), due)
                    .total_cmp(&distance(middle_of(&found[*b]), due))
            });
            match nearest.filter(|k| distance(middle_of(&found[*k]), due) <= SAME_CARD_SHARE * side)
            {
                Some(k) => {
                    let corners = found.swap_remove(k);
                    let shift = sub(middle_of(&corners), was);
                    shifts.push(shift);
                    if !track.take(&corners, at_rest_px) {
                        changed = true;
                        if length(shift) >= MOVED_SHARE * side {
                            moves.extend(track.number.map(|gate| (gate, shift)));
                        }
                    }
                    let face = Face::of(&relief, &rescaled(&track.corners, picture, &small));
                    match track.shows(face) {
                        Shown::Same => {}
                        Shown::Other => changed = true,
                        Shown::Turned => flips.extend(track.number),
                    }
                }
                None => unmatched.push(at),
            }
        }
        let shift = median_shift(&shifts);
        for at in unmatched {
            let track = &mut self.tracks[at];
            // Covered cards move with the others when the table or the camera is bumped.
            let moved = track.corners.map(|corner| add(corner, shift));
            let here = evidence(&track.corners);
            let there = evidence(&moved);
            if here.max(there) >= STILL_THERE {
                if there > here {
                    track.corners = moved;
                }
                track.missed = 0;
            } else {
                track.missed += 1;
                changed = true;
            }
        }
        let all_moved = moves.len() >= 2 && moves.len() * 2 > shifts.len();
        let bumped = all_moved
            && moves
                .iter()
                .filter(|(_, by)| length(sub(*by, shift)) <= length(shift) / 2.0)
                .count()
                * 2
                > moves.len();
        if bumped {
            self.tell(CardChange::Bumped { by: shift });
        } else {
            for (gate, by) in moves {
                self.tell(CardChange::Moved {
                    gate,
                    pixels: length(by),
                });
            }
        }
        for gate in flips {
            self.tell(CardChange::Flipped { gate });
        }
        let gone: Vec<usize> = self
            .tracks
            .iter()
            .filter(|track| track.missed >= SEEN_TO_BE_BELIEVED)
            .filter_map(|track| track.number)
            .collect();
        for gate in gone {
            self.tell(CardChange::Taken { gate });
        }
        self.tracks
            .retain(|track| track.missed < SEEN_TO_BE_BELIEVED);
        for corners in found {
            changed = true;
            self.tracks.push(Track {
                corners,
                seen: 1,
                averaged: 1,
                missed: 0,
                number: None,
                face: Face::of(&relief, &rescaled(&corners, picture, &small)),
                other_face: None,
            });
        }
        if changed {
            let left = MOST_SEARCHES.saturating_sub(self.searches_done);
            self.searches_due = self.searches_due.max(SEARCHES_TO_LOCK - 1).min(left);
        }
        if self.searches_due <= 1 {
            self.number_new();
        }
        self.gates = self
            .tracks
            .iter()
            .filter_map(|track| {
                Some(GateInImage {
                    index: track.number?,
                    corners_in_image: track.corners,
                })
            })
            .collect();
        self.gates.sort_by_key(|gate| gate.index);
    }

    /// Numbers the cards that have been seen often enough, row by row from the left.
    fn number_new(&mut self) {
        let mut new: Vec<usize> = (0..self.tracks.len())
            .filter(|at| {
                let track = &self.tracks[*at];
                track.number.is_none() && track.seen >= SEEN_TO_BE_BELIEVED
            })
            .collect();
        let spot = |at: &usize| middle_of(&self.tracks[*at].corners);
        new.sort_by(|a, b| spot(a)[1].total_cmp(&spot(b)[1]));
        let mut ordered: Vec<usize> = Vec::new();
        while let Some(first) = new.first() {
            // Cards whose middles are level within half a card are one row.
            let row_ends = spot(first)[1] + shortest_side(&self.tracks[*first].corners) / 2.0;
            let count = new.iter().filter(|at| spot(at)[1] <= row_ends).count();
            let mut row: Vec<usize> = new.drain(..count).collect();
            row.sort_by(|a, b| spot(a)[0].total_cmp(&spot(b)[0]));
            ordered.extend(row);
        }
        for at in ordered {
            self.tracks[at].number = Some(self.next_number);
            self.tell(CardChange::Set {
                gate: self.next_number,
            });
            self.next_number += 1;
        }
    }
}

/// What a look at a card's face says.
enum Shown {
    Same,
    /// Something else, for the first time.
    Other,
    /// Something else, as before.
    Turned,
}

impl Track {
    /// Takes a look at the face. One seen through a toy's cover is not kept: the card shows what it showed.
    fn shows(&mut self, now: Option<Face>) -> Shown {
        let Some(now) = now else { return Shown::Same };
        let Some(face) = &self.face else {
            self.face = Some(now);
            return Shown::Same;
        };
        let changed = now.changed_since(face);
        if changed < TURNED_SHARE {
            self.other_face = None;
            if changed <= SAME_FACE_SHARE {
                self.face = Some(now);
            }
            return Shown::Same;
        }
        let again = self
            .other_face
            .as_ref()
            .is_some_and(|other| now.changed_since(other) <= SAME_FACE_SHARE);
        if again {
            self.face = Some(now);
            self.other_face = None;
            Shown::Turned
        } else {
            self.other_face = Some(now);
            Shown::Other
        }
    }

    /// Takes a new sighting; false when the card has moved, by more than `at_rest_px` pixels and more than its size allows.
    fn take(&mut self, corners: &Corners, at_rest_px: f64) -> bool {
        self.missed = 0;
        let turn = (0..4)
            .min_by(|a, b| {
                let off = |turn: usize| -> f64 {
                    (0..4)
                        .map(|i| distance(self.corners[i], corners[(i + turn) % 4]))
                        .sum()
                };
                off(*a).total_cmp(&off(*b))
            })
            .unwrap_or(0);
        let turned: Corners = std::array::from_fn(|i| corners[(i + turn) % 4]);
        let allowed = (AT_REST_SHARE * shortest_side(&self.corners)).max(at_rest_px);
        let at_rest = apart(&self.corners, &turned) <= allowed;
        if at_rest {
            self.seen += 1;
            self.averaged = (self.averaged + 1).min(MOST_AVERAGED);
            let share = 1.0 / f64::from(self.averaged);
            self.corners = std::array::from_fn(|i| {
                add(
                    scaled(self.corners[i], 1.0 - share),
                    scaled(turned[i], share),
                )
            });
        } else {
            // Found larger or smaller than before, at the same place, it is as surely a card.
            let side = shortest_side(&self.corners);
            if distance(middle_of(&self.corners), middle_of(&turned)) < MOVED_SHARE * side {
                self.seen += 1;
            }
            self.averaged = 1;
            self.corners = turned;
        }
        at_rest
    }
}

/// The shift that brings most cards to where cards were found; none at all before a larger one, when both bring as many.
fn common_shift(tracks: &[Track], found: &[Corners]) -> PointInImage {
    let brings = |shift: PointInImage| {
        tracks
            .iter()
            .filter(|track| {
                let due = add(middle_of(&track.corners), shift);
                let near = BROUGHT_SHARE * shortest_side(&track.corners);
                found
                    .iter()
                    .any(|corners| distance(middle_of(corners), due) <= near)
            })
            .count()
    };
    let mut best = ([0.0, 0.0], brings([0.0, 0.0]));
    for track in tracks {
        for corners in found {
            let shift = sub(middle_of(corners), middle_of(&track.corners));
            let count = brings(shift);
            if count > best.1
                || (count == best.1 && count > 0 && best.1 > 0 && length(shift) < length(best.0))
            {
                best = (shift, count);
            }
        }
    }
    // One card alone may as well have been moved, or laid there.
    if best.1 >= 2 { best.0 } else { [0.0, 0.0] }
}

/// How far most of the cards have moved, each direction for itself.
fn median_shift(shifts: &[PointInImage]) -> PointInImage {
    std::array::from_fn(|k| {
        let mut values: Vec<f64> = shifts.iter().map(|shift| shift[k]).collect();
        values.sort_by(f64::total_cmp);
        values.get(values.len() / 2).copied().unwrap_or(0.0)
    })
}

#[cfg(test)]
mod tests {
    use super::super::tests::{PAIR, paint, table};
    use super::*;

    const CALM: bool = true;
    const GREY: [f64; 3] = [120.0, 130.0, 140.0];

    fn two_cards(shift: f64) -> RgbImage {
        let mut picture = table(320, 240, GREY);
        for quad in &PAIR {
            let moved = quad.map(|[x, y]| [x + shift, y + shift]);
            paint(&mut picture, &moved, [220, 180, 90], [50, 30, 40]);
        }
        picture
    }

    fn locked(picture: &RgbImage) -> CardTracker {
        let mut tracker = CardTracker::new(CardShape::of_mm([57.0, 98.0]));
        for _ in 0..6 {
            tracker.look(picture, CALM);
        }
        tracker
    }

    #[track_caller]
    fn assert_left_and_right(gates: &[GateInImage], shift: f64) {
        let numbers: Vec<usize> = gates.iter().map(|gate| gate.index).collect();
        assert_eq!(numbers, [0, 1]);
        for (gate, quad) in gates.iter().zip(&PAIR) {
            let moved = quad.map(|[x, y]| [x + shift, y + shift]);
            let off = distance(middle_of(&gate.corners_in_image), middle_of(&moved));
            assert!(off < 4.0, "gate {} is {off} pixels off", gate.index);
        }
    }

    #[test]
    fn cards_are_numbered_from_the_left_after_several_calm_looks() {
        let picture = two_cards(0.0);
        let mut tracker = CardTracker::new(CardShape::of_mm([57.0, 98.0]));
        assert!(tracker.look(&picture, CALM).is_empty());
        for _ in 0..5 {
            tracker.look(&picture, CALM);
        }
        assert_left_and_right(tracker.gates(), 0.0);
        assert!(!tracker.is_searching());
    }

    #[test]
    fn a_picture_in_motion_changes_nothing() {
        let mut tracker = locked(&two_cards(0.0));
        assert_eq!(tracker.look(&table(320, 240, GREY), false).len(), 2);
    }

    #[test]
    fn a_card_under_a_toy_keeps_its_place_and_number() {
        let mut tracker = locked(&two_cards(0.0));
        let mut covered = two_cards(0.0);
        for (x, y, pixel) in covered.enumerate_pixels_mut() {
            if (f64::from(x) - 85.0).hypot(f64::from(y) - 92.0) < 24.0 {
                *pixel = image::Rgb([40, 90, 200]);
            }
        }
        tracker.look(&covered, false);
        for _ in 0..6 {
            tracker.look(&covered, CALM);
        }
        assert_left_and_right(tracker.gates(), 0.0);
    }

    #[test]
    fn after_a_bump_the_numbers_stay_and_the_places_follow() {
        let mut tracker = locked(&two_cards(0.0));
        let bumped = two_cards(9.0);
        tracker.look(&bumped, false);
        for _ in 0..6 {
            tracker.look(&bumped, CALM);
        }
        assert_left_and_right(tracker.gates(), 9.0);
    }

    #[test]
    fn a_bump_further_than_half_a_card_is_told_and_keeps_the_numbers() {
        let mut tracker = locked(&two_cards(0.0));
        tracker.take_changes();
        let bumped = two_cards(38.0);
        tracker.look(&bumped, false);
        tracker.look(&bumped, CALM);
        assert_left_and_right(tracker.gates(), 38.0);
        let changes = tracker.take_changes();
        assert!(
            matches!(changes[..], [CardChange::Bumped { by: [x, y] }] if (x - 38.0).hypot(y - 38.0) < 4.0),
            "{changes:?}"
        );
    }

    #[test]
    fn a_card_turned_over_is_told_once_and_keeps_its_number() {
        let mut tracker = locked(&two_cards(0.0));
        assert_eq!(
            tracker.take_changes(),
            [CardChange::Set { gate: 0 }, CardChange::Set { gate: 1 }]
        );
        let mut turned = two_cards(0.0);
        paint(&mut turned, &PAIR[1], [230, 230, 225], [180, 40, 60]);
        tracker.look(&turned, false);
        for _ in 0..6 {
            tracker.look(&turned, CALM);
        }
        assert_left_and_right(tracker.gates(), 0.0);
        assert_eq!(tracker.take_changes(), [CardChange::Flipped { gate: 1 }]);
    }

    #[test]
    fn darker_light_turns_no_card() {
        let bright = two_cards(0.0);
        let mut tracker = locked(&bright);
        tracker.take_changes();
        let mut dark = bright;
        for pixel in dark.pixels_mut() {
            pixel.0 = pixel.0.map(|level| (f64::from(level) * 0.6) as u8);
        }
        tracker.look(&dark, false);
        for _ in 0..6 {
            tracker.look(&dark, CALM);
        }
        assert_eq!(tracker.take_changes(), []);
    }

    #[test]
    fn one_card_taken_and_one_set_are_told() {
        let one = |at: usize| {
            let mut picture = table(320, 240, GREY);
            paint(&mut picture, &PAIR[at], [220, 180, 90], [50, 30, 40]);
            picture
        };
        let mut tracker = locked(&one(0));
        tracker.take_changes();
        for picture in [two_cards(0.0), one(1)] {
            tracker.look(&picture, false);
            for _ in 0..6 {
                tracker.look(&picture, CALM);
            }
        }
        assert_eq!(
            tracker.take_changes(),
            [CardChange::Set { gate: 1 }, CardChange::Taken { gate: 0 }]
        );
    }

    #[test]
    fn cards_taken_away_are_gone() {
        let mut tracker = locked(&two_cards(0.0));
        let empty = table(320, 240, GREY);
        tracker.look(&empty, false);
        for _ in 0..6 {
            tracker.look(&empty, CALM);
        }
        assert!(tracker.gates().is_empty());
    }

    #[test]
    fn pictures_of_another_size_start_afresh() {
        let mut tracker = locked(&two_cards(0.0));
        assert!(tracker.look(&RgbImage::new(1, 1), CALM).is_empty());
    }
}
