//! Why something may not be.

use thiserror::Error;

use super::event::CardId;
use super::house::HouseRule;
use crate::rules::{Seat, TableRule as _};

/// An expected "no": the rule it rests on, and what would be allowed. Nothing has changed.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Refusal {
    /// The match is over.
    #[error("the match is over: undo, set the turn by hand, or begin another")]
    MatchOver,
    /// It does not fit what is asked now.
    #[error("not now: {wish} comes {when}. {now}")]
    NotNow {
        /// What was wished, in words.
        wish: &'static str,
        /// When it would fit, in words.
        when: &'static str,
        /// What is asked now, in words.
        now: String,
    },
    /// No card would be left for the discard.
    #[error(
        "the sheet, \"The Play\": one card must be left to end the turn with, and {name} holds {hand}; this takes {takes}, so {name} needs {} or more. Now: discard",
        takes.saturating_add(1)
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
    #[error(
        "the sheet, \"Command Cards\": a Kaboodl card takes three cards, so 0 to 3 of them are Wild, not {0}"
    )]
    TooManyWilds(u8),
    /// The card cannot be collected.
    #[error("the sheet, \"The Play\": {card} {place}; to be collected: {left}")]
    NotInKaboodl {
        /// The card's name.
        card: String,
        /// Where it is, in words.
        place: String,
        /// Those that can be collected, in words.
        left: String,
    },
    /// The card cannot be stolen.
    #[error(
        "the sheet, \"Command Cards\": K'baam takes a card from another player, and {card} {place}; to be taken: {others}"
    )]
    NotToSteal {
        /// The card's name.
        card: String,
        /// Where it is, in words.
        place: String,
        /// Those that can be taken, in words.
        others: String,
    },
    /// Nobody is stealing it.
    #[error(
        "the sheet, \"Command Cards\": K'bosh answers an open K'baam, and there is none on {card}; open: {open}"
    )]
    NoSuchSteal {
        /// The card's name.
        card: String,
        /// The cards with an open K'baam, in words.
        open: String,
    },
    /// An empty hand has no K'bosh in it.
    #[error("{0} holds no card, so no K'bosh; if that is wrong, correct the hand first")]
    EmptyHand(String),
    /// The robbed player has tossed out.
    #[error(
        "house rule {}: {}; {name} has tossed out and has had no turn since. Change the rule, or go on", HouseRule::TossOutKbosh.id(), HouseRule::TossOutKbosh.say(*answer)
    )]
    TossedOut {
        /// The robbed player's name.
        name: String,
        /// The rule's value.
        answer: super::Answer,
    },
    /// Nothing, or more than there is, cannot be tossed out.
    #[error("the sheet, \"The Toss-Out\": {name} can toss out {can}, not {cards}")]
    TossOutCount {
        /// The player's name.
        name: String,
        /// How many were named.
        cards: u16,
        /// How many it may be, in words.
        can: String,
    },
    /// No such Kaboodl card.
    #[error("there is no {card}; there are {count}")]
    NoSuchCard {
        /// The card that was named.
        card: CardId,
        /// How many there are.
        count: usize,
    },
    /// Nobody sits there.
    #[error("nobody has {0}")]
    NoSuchSeat(Seat),
    /// A house rule that the table has not answered yet.
    #[error("house rule {}: {} Options: {}", .0.id(), .0.question(), .0.options_in_words())]
    NeedsRuling(HouseRule),
    /// The option belongs to another rule.
    #[error("house rule {} has no such value; it has {}", .0.id(), .0.options_in_words())]
    NoSuchOption(HouseRule),
    /// An adjustment without a reason, or one that cannot be carried out.
    #[error("{0}")]
    CannotAdjust(String),
}
