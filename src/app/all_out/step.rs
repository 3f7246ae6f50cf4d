//! Where the referee is in an answer that takes more than one press.

use crate::rules::Seat;
use crate::rules::all_out::Icon;

/// What is asked next. Nothing is entered before the last press, and Esc goes back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AllOutStep {
    /// A set is laid: of which icon?
    LayIcon,
    /// A set of this icon is laid: of how many cards?
    LayCount(Icon),
    /// A card is added: to which set?
    AddCard,
    /// An event is played from the hand or turned up: which?
    Event {
        /// True when it was turned up.
        is_from_top: bool,
    },
    /// The top card was turned up: which is it?
    TopCard,
    /// A card with this icon was turned up: where does it go?
    TopUse(Icon),
    /// Somebody says that a card could have been played: who?
    Challenge,
    /// This player says so: is it right?
    ChallengeBy(Seat),
    /// The event does something to a set: to which?
    EffectSet,
}
