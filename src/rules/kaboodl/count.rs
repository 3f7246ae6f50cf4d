//! What can be worked out from the log about cards that nobody shows.

use std::fmt;

use super::setup::USUAL_PLAYERS;
use super::{CommandCard, FULL_HAND, Kaboodl, Phase, SetupWarning};
use crate::rules::Seat;
use crate::rules::tongue::tell;

/// The cards known to lie in the discard pile, by sort. The others in it were thrown away unseen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Seen {
    /// Wild cards.
    pub wild: u16,
    /// K'baam cards.
    pub kbaam: u16,
    /// K'bosh cards.
    pub kbosh: u16,
    /// Creature, colour and dot cards.
    pub matching: u16,
}

impl Seen {
    pub(super) fn of(&self, card: CommandCard) -> u16 {
        match card {
            CommandCard::Wild => self.wild,
            CommandCard::Kbaam => self.kbaam,
            CommandCard::Kbosh => self.kbosh,
        }
    }

    pub(super) fn of_mut(&mut self, card: CommandCard) -> &mut u16 {
        match card {
            CommandCard::Wild => &mut self.wild,
            CommandCard::Kbaam => &mut self.kbaam,
            CommandCard::Kbosh => &mut self.kbosh,
        }
    }

    fn total(&self) -> u16 {
        self.wild
            .saturating_add(self.kbaam)
            .saturating_add(self.kbosh)
            .saturating_add(self.matching)
    }
}

/// How many cards of a sort can be in the hands and the draw pile.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct StillOut {
    /// At least so many.
    pub least: u16,
    /// At most so many.
    pub most: u16,
    /// So many are in the box.
    pub of: u16,
}

impl fmt::Display for StillOut {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let id = if self.least == self.most {
            "kaboodl-still-out-exactly"
        } else {
            "kaboodl-still-out"
        };
        let said = tell!(id, least = self.least, most = self.most, of = self.of);
        out.write_str(&said)
    }
}

impl Kaboodl {
    /// How many cards are face down to be drawn.
    pub fn draw_pile(&self) -> u16 {
        self.draw_pile
    }

    /// How many cards lie in the discard pile.
    pub fn discard_pile(&self) -> u16 {
        self.discard_pile
    }

    /// Which of them are known.
    pub fn seen(&self) -> Seen {
        self.seen
    }

    /// How many cards a player holds; none when nobody sits there.
    pub fn hand(&self, seat: Seat) -> Option<u16> {
        self.players.get(seat).map(|player| player.hand)
    }

    fn in_hands(&self) -> u16 {
        self.players
            .iter()
            .fold(0, |sum, (_, player)| sum.saturating_add(player.hand))
    }

    /// All cards of hands and piles: 91 with a whole box, unless a size is wrong.
    pub fn cards_in_play(&self) -> u16 {
        self.in_hands()
            .saturating_add(self.draw_pile)
            .saturating_add(self.discard_pile)
    }

    /// True when there is no card anywhere but on the table.
    pub(super) fn nobody_has_a_card(&self) -> bool {
        self.cards_in_play() == 0
    }

    /// How many of a sort can still be in the hands and the draw pile. Each shuffle of the discard pile brings back all.
    pub fn still_out(&self, card: CommandCard) -> StillOut {
        let of = match card {
            CommandCard::Wild => self.contents.deck.wild,
            CommandCard::Kbaam => self.contents.deck.kbaam,
            CommandCard::Kbosh => self.contents.deck.kbosh,
        };
        let unseen = self.discard_pile.saturating_sub(self.seen.total());
        let hidden = self.in_hands().saturating_add(self.draw_pile);
        let most = of.saturating_sub(self.seen.of(card)).min(hidden);
        StillOut {
            least: of
                .saturating_sub(self.seen.of(card))
                .saturating_sub(unseen)
                .min(most),
            most,
            of,
        }
    }

    /// What cannot be, in sentences: something was entered wrong or forgotten, and can be set by hand.
    pub fn warnings(&self) -> Vec<String> {
        let mut warnings = Vec::new();
        let seats = self.players.count();
        if seats > USUAL_PLAYERS {
            warnings.push(format!("{}.", SetupWarning::ManyPlayers(seats)));
        }
        let (counted, deck) = (self.cards_in_play(), self.contents.deck.total());
        if counted != deck {
            warnings.push(tell!(
                "kaboodl-warning-cards",
                counted = counted,
                deck = deck
            ));
        }
        for card in CommandCard::ALL {
            let (seen, of) = (self.seen.of(card), self.still_out(card).of);
            if seen > of {
                warnings.push(tell!(
                    "kaboodl-warning-played",
                    card = card.name(),
                    seen = seen,
                    of = of
                ));
            }
        }
        if self.seen.total() > self.discard_pile {
            warnings.push(tell!(
                "kaboodl-warning-known",
                seen = self.seen.total(),
                discard = self.discard_pile
            ));
        }
        for (seat, player) in self.players.iter() {
            let in_turn = seat == self.turn && self.phase != Phase::ToDraw;
            let most = if in_turn { FULL_HAND } else { FULL_HAND - 1 };
            if player.hand > most {
                warnings.push(tell!(
                    "kaboodl-warning-hand",
                    player = &player.name,
                    hand = player.hand,
                    most = most
                ));
            }
        }
        warnings
    }
}
