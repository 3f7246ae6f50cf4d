//! Why something may not be.

use thiserror::Error;

use super::event::Gate;
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
    /// Somebody else's turn.
    #[error(
        "the sheet, \"Play\": it is {turn}'s turn, and {bakugan} is {owner}'s; to be rolled: {may}"
    )]
    NotYours {
        /// The Bakugan's name.
        bakugan: String,
        /// Its owner's name.
        owner: String,
        /// The name of the player whose turn it is.
        turn: String,
        /// What that player can roll, in words.
        may: String,
    },
    /// Only an unused Bakugan is rolled.
    #[error(
        "the sheet, \"Play\": only an unused Bakugan is rolled, and {bakugan} {place}; unused: {unused}"
    )]
    NotUnused {
        /// The Bakugan's name.
        bakugan: String,
        /// Where it is, in words.
        place: String,
        /// Those that could be rolled, in words.
        unused: String,
    },
    /// Nobody brought it.
    #[error("there is no Bakugan {} of {seat}", u32::from(*number) + 1)]
    NoSuchBakugan {
        /// Whose it would be.
        seat: Seat,
        /// Its number, from 0.
        number: u8,
    },
    /// Nobody sits there.
    #[error("nobody has {0}")]
    NoSuchSeat(Seat),
    /// The gate does not lie in the field.
    #[error("{gate} is not in the field; in the field: {field}")]
    NoSuchGate {
        /// The gate that was named.
        gate: Gate,
        /// Those that are, in words.
        field: String,
    },
    /// A second verdict for one roll.
    #[error("roll {roll} is settled already; {now}")]
    RollSettled {
        /// The roll that was named.
        roll: u32,
        /// The roll that is open, in words.
        now: String,
    },
    /// The fact contradicts itself.
    #[error("what was seen does not fit together: {0}")]
    FactUnclear(&'static str),
    /// A house rule that the table has not answered yet.
    #[error("house rule {}: {} Options: {}", .0.id(), .0.question(), .0.options_in_words())]
    NeedsRuling(HouseRule),
    /// The option belongs to another rule.
    #[error("house rule {} has no such value; it has {}", .0.id(), .0.options_in_words())]
    NoSuchOption(HouseRule),
    /// Not one of the two.
    #[error("{bakugan} does not fight here; the fighters: {fighters}")]
    NotFighting {
        /// The Bakugan's name.
        bakugan: String,
        /// Those that do, in words.
        fighters: String,
    },
    /// The gate must lie face up first, or does already.
    #[error("the sheet, \"Battle\": {0}")]
    BattleOrder(String),
    /// A rule about cards, a card itself or a house rule says otherwise; the words name it.
    #[error("{0}")]
    Cards(String),
    /// A total is missing, or stands twice.
    #[error("one total for each fighter is needed: {0}")]
    TotalsMissing(String),
    /// It is not one of those offered.
    #[error("{gate} is not to be chosen here; to be chosen: {among}")]
    NotOffered {
        /// The gate that was named.
        gate: Gate,
        /// Those offered, in words.
        among: String,
    },
    /// Only a standing Bakugan is knocked, fought or fights.
    #[error("{bakugan} {place}; standing: {standing}")]
    NotStanding {
        /// The Bakugan's name.
        bakugan: String,
        /// Where it is, in words.
        place: String,
        /// What could be meant, in words.
        standing: String,
    },
    /// A special move that the sheet or the house rules do not allow.
    #[error("{0}")]
    NoSpecialMove(String),
    /// A vote or a coin that cannot be counted, or decides what is not open.
    #[error("{0}")]
    VoteUnclear(String),
    /// A second hint on one roll.
    #[error(
        "house rule close_roll: advisory; the hint on roll {0} stands in the log, the referee settles the roll"
    )]
    TooNearNoted(u32),
    /// Not one of the opponents to choose from.
    #[error("{bakugan} is not to be chosen here; to be chosen: {among}")]
    NotAmong {
        /// The Bakugan's name.
        bakugan: String,
        /// Those that are, in words.
        among: String,
    },
    /// An adjustment without a reason, or one that cannot be carried out.
    #[error("{0}")]
    CannotAdjust(String),
    /// A number beyond what any toy or card says.
    #[error("{0} is beyond any number on a toy or card (up to 9999)")]
    NumberTooLarge(i32),
}
