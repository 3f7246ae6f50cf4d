//! Seats around the table, and one value for each of them.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::tongue::tell;

/// A place at the table, counted from 0 in the order of turns.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The first seat.
    pub const FIRST: Self = Self(0);

    /// The number used to find something in a list.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The seats of a table of `count`, in order.
    pub fn all(count: usize) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..u8::try_from(count).unwrap_or(u8::MAX)).map(Self)
    }

    /// Whose turn comes next at a table of `count`.
    pub fn next(self, count: usize) -> Self {
        Self(u8::try_from((self.index() + 1) % count.max(1)).unwrap_or(0))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&tell!("seat", number = u32::from(self.0) + 1))
    }
}

/// One value for each seat, in order.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct BySeat<T>(Vec<T>);

impl<T> BySeat<T> {
    /// The value of a seat; none when nobody sits there.
    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.0.get(seat.index())
    }

    /// The value of a seat, to be changed.
    pub fn get_mut(&mut self, seat: Seat) -> Option<&mut T> {
        self.0.get_mut(seat.index())
    }

    /// How many seats there are.
    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// The seats, in order.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<T> {
        Seat::all(self.0.len())
    }

    /// Every seat with its value, in order.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        self.seats().zip(&self.0)
    }

    /// Every seat with its value, to be changed.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = (Seat, &mut T)> {
        Seat::all(self.0.len()).zip(&mut self.0)
    }

    /// One value worked out from each.
    pub fn map<U>(&self, of: impl FnMut(&T) -> U) -> BySeat<U> {
        BySeat(self.0.iter().map(of).collect())
    }
}

impl<T> FromIterator<T> for BySeat<T> {
    fn from_iter<I: IntoIterator<Item = T>>(values: I) -> Self {
        Self(values.into_iter().collect())
    }
}

/// Some of the seats of a table, each at most once, in order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(from = "Vec<Seat>", into = "Vec<Seat>")]
pub struct SeatSet(u32);

impl SeatSet {
    /// True when this seat is one of them.
    pub fn contains(self, seat: Seat) -> bool {
        1_u32
            .checked_shl(u32::from(seat.0))
            .is_some_and(|bit| self.0 & bit != 0)
    }

    /// They, in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..32).map(Seat).filter(move |seat| self.contains(*seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    /// No table has more than 32 seats; a seat beyond is left out.
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let bit = |seat: Seat| 1_u32.checked_shl(u32::from(seat.0)).unwrap_or(0);
        Self(seats.into_iter().fold(0, |set, seat| set | bit(seat)))
    }
}

impl From<Vec<Seat>> for SeatSet {
    fn from(seats: Vec<Seat>) -> Self {
        seats.into_iter().collect()
    }
}

impl From<SeatSet> for Vec<Seat> {
    fn from(set: SeatSet) -> Self {
        set.iter().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_turn_goes_round_the_table() {
        assert_eq!(Seat(0).next(2), Seat(1));
        assert_eq!(Seat(3).next(4), Seat(0));
        assert_eq!(Seat(200).next(0), Seat(0));
    }

    #[test]
    fn a_set_of_seats_holds_each_once_and_in_order() {
        let set: SeatSet = [Seat(3), Seat(0), Seat(3), Seat(200)].into_iter().collect();
        assert_eq!(Vec::from(set), [Seat(0), Seat(3)]);
        assert!(set.contains(Seat(3)) && !set.contains(Seat(1)) && !set.contains(Seat(200)));
    }

    #[test]
    fn a_seat_that_nobody_sits_on_has_no_value() {
        let names: BySeat<&str> = ["Mia", "Ben"].into_iter().collect();
        assert_eq!(names.get(Seat(1)), Some(&"Ben"));
        assert_eq!(names.get(Seat(2)), None);
    }
}
