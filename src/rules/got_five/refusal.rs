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
    /// Two starters of one icon.
    #[error(
        "the sheet, \"Set Up\": every starter has another icon, and {icon} is {player}'s; still free: {free}"
    )]
    StarterTaken {
        /// The icon's name.
        icon: String,
        /// Whose starter has it.
        player: String,
        /// The icons that are left, in words.
        free: String,
    },
    /// A second starter for one player.
    #[error(
        "the sheet, \"Set Up\": each player has one starter, and {0} has one; change it by hand"
    )]
    HasStarter(String),
    /// An event where events were sorted out.
    #[error(
        "house rule events: sorted out before the game; lay the event aside and take the next card"
    )]
    NoEvents,
    /// The draw pile is empty.
    #[error("the draw pile is empty: say so, and house rule empty_pile decides")]
    NothingToDraw,
    /// The draw pile is not empty by the log.
    #[error("by the log {0} are in the draw pile; if that is wrong, set the number by hand")]
    PileNotEmpty(String),
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
