//! Why something may not be.

use thiserror::Error;

use super::event::CardId;
use super::house::HouseRule;
use crate::rules::tongue::tell;
use crate::rules::{Seat, TableRule as _};

/// What can be wished at the wrong moment.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Wish {
    /// A Toss-Out.
    TossOut,
    /// Drawing.
    Draw,
    /// Collecting a Kaboodl card.
    Collect,
    /// K'baam.
    Steal,
    /// The discard.
    Discard,
    /// Counting up.
    CountUp,
    /// The next round.
    NextRound,
    /// The end of a round.
    EndRound,
}

impl Wish {
    fn message(self) -> &'static str {
        match self {
            Self::TossOut => "toss-out",
            Self::Draw => "draw",
            Self::Collect => "collect",
            Self::Steal => "steal",
            Self::Discard => "discard",
            Self::CountUp => "count-up",
            Self::NextRound => "next-round",
            Self::EndRound => "end-round",
        }
    }
}

/// An expected "no": the rule it rests on, and what would be allowed. Nothing has changed.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Refusal {
    /// The match is over.
    #[error("{}", tell!("kaboodl-no-over"))]
    MatchOver,
    /// It does not fit what is asked now.
    #[error("{}", tell!("kaboodl-no-not-now", wish = wish.message(), now = now))]
    NotNow {
        /// What was wished.
        wish: Wish,
        /// What is asked now, in sentences.
        now: String,
    },
    /// No card would be left for the discard.
    #[error(
        "{}",
        tell!(
            "kaboodl-no-last-card",
            player = name,
            hand = *hand,
            takes = *takes,
            needs = takes.saturating_add(1)
        )
    )]
    LastCard {
        /// The player's name.
        name: String,
        /// Cards in the hand.
        hand: u16,
        /// Cards that the play takes.
        takes: u16,
    },
    /// More Wild cards than cards.
    #[error("{}", tell!("kaboodl-no-wilds", wilds = *.0))]
    TooManyWilds(u8),
    /// The card cannot be collected.
    #[error("{}", tell!("kaboodl-no-collect", lies = lies, left = left))]
    NotInKaboodl {
        /// Where the card is: "red Beak 1 lies in front of Mia".
        lies: String,
        /// Those that can be collected, in words.
        left: String,
    },
    /// The card cannot be stolen.
    #[error("{}", tell!("kaboodl-no-steal", lies = lies, others = others))]
    NotToSteal {
        /// Where the card is: "red Beak 1 lies in the Kaboodl".
        lies: String,
        /// Those that can be taken, in words.
        others: String,
    },
    /// Nobody is stealing it.
    #[error("{}", tell!("kaboodl-no-open-steal", card = card, open = open))]
    NoSuchSteal {
        /// The card's name.
        card: String,
        /// The cards with an open K'baam, in words.
        open: String,
    },
    /// An empty hand has no K'bosh in it.
    #[error("{}", tell!("kaboodl-no-hand", player = .0))]
    EmptyHand(String),
    /// The robbed player has tossed out.
    #[error(
        "{}",
        tell!(
            "kaboodl-no-kbosh",
            rule = HouseRule::TossOutKbosh.told(*answer),
            player = name
        )
    )]
    TossedOut {
        /// The robbed player's name.
        name: String,
        /// The rule's value.
        answer: super::Answer,
    },
    /// Nothing, or more than there is, cannot be tossed out.
    #[error(
        "{}",
        tell!(
            "kaboodl-no-toss-out",
            player = name,
            cards = *cards,
            hand = *hand
        )
    )]
    TossOutCount {
        /// The player's name.
        name: String,
        /// How many were named.
        cards: u16,
        /// Cards in the hand.
        hand: u16,
    },
    /// No such Kaboodl card.
    #[error("{}", tell!("kaboodl-no-card", card = card.to_string(), count = *count))]
    NoSuchCard {
        /// The card that was named.
        card: CardId,
        /// How many there are.
        count: usize,
    },
    /// Nobody sits there.
    #[error("{}", tell!("kaboodl-no-seat", seat = .0.to_string()))]
    NoSuchSeat(Seat),
    /// A house rule that the table has not answered yet.
    #[error("{}", .0.asked())]
    NeedsRuling(HouseRule),
    /// The option belongs to another rule.
    #[error("{}", .0.no_such_value())]
    NoSuchOption(HouseRule),
    /// An adjustment without a reason, or one that cannot be carried out.
    #[error("{0}")]
    CannotAdjust(String),
}
