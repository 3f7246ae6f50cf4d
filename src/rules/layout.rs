//! How cards lie on the table, for a screen that draws it: positions without a unit of length of their own.
//!
//! A card is [`CARD_WIDTH`] wide and [`CARD_LENGTH`] long, which is the shape of a real one (63 x 88 mm) to half a
//! percent. The middle of the table is (0, 0), x grows to the right and y towards the bottom, as on a screen. Seat 1 sits
//! at the bottom; the others follow clockwise.

use super::Seat;

/// The short side of a card, in the layout's own steps.
pub const CARD_WIDTH: i32 = 10;
/// The long side of a card, in the layout's own steps.
pub const CARD_LENGTH: i32 = 14;

/// Cards on the table, and who sits where.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Layout {
    /// The cards, in the order of their numbers.
    pub cards: Vec<LaidCard>,
    /// The side of the table at which each seat sits, in seat order.
    pub sides: Vec<Side>,
}

/// One card on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LaidCard {
    /// Who laid it.
    pub owner: Seat,
    /// Its middle, in steps to the right of the table's middle.
    pub x: i32,
    /// Its middle, in steps below the table's middle.
    pub y: i32,
    /// How it is turned, in quarter turns clockwise; 0 lies upright for the seat at the bottom.
    pub quarter_turns: u8,
}

/// A side of the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Side {
    /// Nearest to whoever reads the screen.
    Bottom,
    /// To the left.
    Left,
    /// Across.
    Top,
    /// To the right.
    Right,
}

impl Side {
    /// The sides at which so many players sit, in seat order, clockwise.
    pub fn of_seats(count: usize) -> &'static [Self] {
        match count {
            0 | 1 => &[Self::Bottom],
            2 => &[Self::Bottom, Self::Top],
            3 => &[Self::Bottom, Self::Left, Self::Right],
            _ => &[Self::Bottom, Self::Left, Self::Top, Self::Right],
        }
    }

    /// How a card is turned that lies upright for this side, in quarter turns clockwise.
    fn quarter_turns(self) -> u8 {
        match self {
            Self::Bottom => 0,
            Self::Left => 1,
            Self::Top => 2,
            Self::Right => 3,
        }
    }
}

impl LaidCard {
    /// Its left, top, right and bottom edge.
    pub fn edges(self) -> [i32; 4] {
        let (width, height) = if self.quarter_turns.is_multiple_of(2) {
            (CARD_WIDTH, CARD_LENGTH)
        } else {
            (CARD_LENGTH, CARD_WIDTH)
        };
        [
            self.x.saturating_sub(width / 2),
            self.y.saturating_sub(height / 2),
            self.x.saturating_add(width / 2),
            self.y.saturating_add(height / 2),
        ]
    }

    /// True when the two lie edge to edge or corner to corner, and not on each other.
    pub fn touches(self, other: Self) -> bool {
        let [left, top, right, bottom] = self.edges();
        let [other_left, other_top, other_right, other_bottom] = other.edges();
        let meets = left <= other_right
            && other_left <= right
            && top <= other_bottom
            && other_top <= bottom;
        meets && !self.covers(other)
    }

    /// True when one lies on a part of the other.
    pub fn covers(self, other: Self) -> bool {
        let [left, top, right, bottom] = self.edges();
        let [other_left, other_top, other_right, other_bottom] = other.edges();
        left < other_right && other_left < right && top < other_bottom && other_top < bottom
    }

    /// How far its middle is from the middle of the table, away from a side; the more, the farther from who sits there.
    pub fn away_from(self, side: Side) -> i32 {
        match side {
            Side::Bottom => self.y.saturating_neg(),
            Side::Left => self.x,
            Side::Top => self.y,
            Side::Right => self.x.saturating_neg(),
        }
    }
}

impl Layout {
    /// Two sit across from each other: short edges touch, each card lies in front of the opponent. More sit around the
    /// table: the cards meet in the middle like the sails of a windmill, each as far from its owner as it goes.
    ///
    /// `owners` are those who lay a card, in the order of the cards' numbers; `seats` how many sit at the table.
    pub fn of_gates(owners: &[Seat], seats: usize) -> Self {
        let sides = Side::of_seats(seats);
        let lay = |owner: &Seat| {
            let side = sides.get(owner.index()).copied().unwrap_or(Side::Bottom);
            // Half a card beyond the middle; with more than two also half a card aside, so that all four fit.
            let (half, aside) = (CARD_LENGTH / 2, CARD_WIDTH / 2);
            let aside = if seats <= 2 { 0 } else { aside };
            let (x, y) = match side {
                Side::Bottom => (-aside, -half),
                Side::Left => (half, -aside),
                Side::Top => (aside, half),
                Side::Right => (-half, aside),
            };
            LaidCard {
                owner: *owner,
                x,
                y,
                quarter_turns: side.quarter_turns(),
            }
        };
        Self {
            cards: owners.iter().map(lay).collect(),
            sides: sides.to_vec(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(seats: usize) -> Layout {
        let owners: Vec<Seat> = Seat::all(seats).collect();
        Layout::of_gates(&owners, seats)
    }

    #[test]
    fn every_card_touches_another_and_none_lies_on_another() {
        for seats in 2..=4 {
            let cards = table(seats).cards;
            assert_eq!(cards.len(), seats);
            for (at, card) in cards.iter().enumerate() {
                let others = || cards.iter().enumerate().filter(|(other, _)| *other != at);
                assert!(others().any(|(_, other)| card.touches(*other)), "{seats}");
                assert!(others().all(|(_, other)| !card.covers(*other)), "{seats}");
            }
        }
    }

    #[test]
    fn every_card_lies_farther_from_its_owner_than_all_others() {
        for seats in 2..=4 {
            let layout = table(seats);
            for (seat, side) in Seat::all(seats).zip(&layout.sides) {
                let own = layout.cards[seat.index()].away_from(*side);
                for other in layout.cards.iter().filter(|card| card.owner != seat) {
                    assert!(own > other.away_from(*side), "{seats} {seat}");
                }
            }
        }
    }

    #[test]
    fn two_cards_touch_with_their_short_edges_each_before_the_opponent() {
        let cards = table(2).cards;
        let [left, top, right, bottom] = cards[0].edges();
        assert_eq!([left, bottom, right], [-5, 0, 5]);
        assert_eq!(cards[1].edges(), [left, bottom, right, -top]);
        // Seat 1 sits at the bottom; its card is the upper one, before seat 2.
        assert!(cards[0].y < cards[1].y);
    }

    #[test]
    fn whoever_has_no_card_left_lays_none() {
        let layout = Layout::of_gates(&[Seat(0), Seat(3)], 4);
        let owners: Vec<Seat> = layout.cards.iter().map(|card| card.owner).collect();
        assert_eq!(owners, [Seat(0), Seat(3)]);
        assert!(layout.cards[0].touches(layout.cards[1]));
    }
}
