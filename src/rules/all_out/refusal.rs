//! Why something may not be.

use thiserror::Error;

use super::house::HouseRule;
use crate::rules::bratz::Icon;
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
    /// Not as many cards in the hand as that takes.
    #[error(
        "the sheet, \"What to do when it's your turn\": the cards come from the hand; {player} has {held} and {needed} are needed; play fewer, or turn up the top card"
    )]
    HandTooSmall {
        /// The player's name.
        player: String,
        /// How many cards are in the hand.
        held: u32,
        /// How many it takes.
        needed: u32,
    },
    /// Too few or too many cards for a set.
    #[error(
        "the sheet, \"Important Things to Remember\": a set is laid with 3 to 10 cards, not {0}"
    )]
    SetSize(u8),
    /// The player has a set of that icon already.
    #[error("house rule second_set: not allowed; {player} has a set of {icon} already: {instead}")]
    SecondSet {
        /// The player's name.
        player: String,
        /// The icon's name.
        icon: String,
        /// What may be done instead.
        instead: &'static str,
    },
    /// More cards than a set can have.
    #[error(
        "the sheet, \"Important Things to Remember\": a set has at most 10 cards; {set} has {cards}, room for {room}"
    )]
    SetFull {
        /// Which set, in words.
        set: String,
        /// How many cards it has.
        cards: u8,
        /// How many still fit.
        room: u8,
    },
    /// No such set lies on the table.
    #[error(
        "the sheet, \"What to do when it's your turn\": only a set that lies on the table is added to or given; on the table: {0}"
    )]
    NoSuchSet(String),
    /// Nobody named that icon.
    #[error("there is no icon {}; the icons: {known}", u32::from(.icon.0) + 1)]
    NoSuchIcon {
        /// Which was named.
        icon: Icon,
        /// Those that there are, in words.
        known: String,
    },
    /// Nobody sits there.
    #[error("nobody has {0}")]
    NoSuchSeat(Seat),
    /// The turned-up card fits somewhere.
    #[error(
        "the sheet, \"What to do when it's your turn\": a character that is turned up is discarded only if it fits nowhere; it can be added to {0}"
    )]
    FitsSomewhere(String),
    /// The draw pile is empty.
    #[error(
        "the sheet, \"House Keeping\": the discard pile makes a new draw pile, and both are empty; play from the hand or pass"
    )]
    NothingToDraw,
    /// The draw pile is not empty by the log.
    #[error("by the log {0} are in the draw pile; if that is wrong, set the number by hand")]
    PileNotEmpty(String),
    /// Passing while there is something to draw.
    #[error(
        "the sheet, \"What to do when it's your turn\": who cannot play turns up the top card; passing comes only when both piles are empty"
    )]
    MustTurnTop,
    /// There is no duty to play from the hand.
    #[error(
        "house rule must_play: off; nobody has to play from the hand, so there is nothing to challenge"
    )]
    NoDuty,
    /// The player has done nothing that could be challenged.
    #[error("house rule must_play: honour; {0}")]
    NothingToChallenge(String),
    /// The player has not won.
    #[error(
        "the sheet, \"WINNING\": {0} has cards left and no set of 10, so there is nothing to shout"
    )]
    NothingToShout(String),
    /// Somebody else's shout counts.
    #[error("house rule both_win: {rule}; it is {player}'s to shout")]
    NotYourShout {
        /// The house rule's value, in words.
        rule: String,
        /// Whose shout counts.
        player: String,
    },
    /// Nobody has to shout.
    #[error("house rule forgot_shout: no penalty; {0}")]
    NoShoutNeeded(&'static str),
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
