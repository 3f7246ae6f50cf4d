//! Why something may not be.

use std::error::Error;
use std::fmt;

use super::house::HouseRule;
use crate::rules::bratz::Icon;
use crate::rules::tongue::tell;
use crate::rules::{Seat, TableRule as _};

/// An expected "no": the rule it rests on, and what would be allowed. Nothing has changed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Refusal {
    /// The match is over.
    MatchOver,
    /// It does not fit what is asked now.
    NotNow {
        /// What was wished.
        wish: Wish,
        /// What is asked now, in words.
        now: String,
    },
    /// Not as many cards in the hand as that takes.
    HandTooSmall {
        /// The player's name.
        player: String,
        /// How many cards are in the hand.
        held: u32,
        /// How many it takes.
        needed: u32,
    },
    /// Too few or too many cards for a set.
    SetSize(u8),
    /// The player has a set of that icon already.
    SecondSet {
        /// The player's name.
        player: String,
        /// The icon's name.
        icon: String,
        /// What may be done instead.
        instead: Instead,
    },
    /// More cards than a set can have.
    SetFull {
        /// The name of the player whose set it is.
        player: String,
        /// The name of its icon.
        icon: String,
        /// How many cards it has.
        cards: u8,
        /// How many still fit.
        room: u8,
    },
    /// No such set lies on the table; those that do, in words.
    NoSuchSet(String),
    /// Nobody named that icon.
    NoSuchIcon {
        /// Which was named.
        icon: Icon,
        /// Those that there are, in words.
        known: String,
    },
    /// Nobody sits there.
    NoSuchSeat(Seat),
    /// The turned-up card fits somewhere; where, in words.
    FitsSomewhere(String),
    /// The draw pile is empty.
    NothingToDraw,
    /// The draw pile is not empty by the log.
    PileNotEmpty(String),
    /// Passing while there is something to draw.
    MustTurnTop,
    /// There is no duty to play from the hand.
    NoDuty,
    /// The player has done nothing that could be challenged; the whole refusal in words.
    NothingToChallenge(String),
    /// The player has not won.
    NothingToShout(String),
    /// Somebody else's shout counts.
    NotYourShout {
        /// The house rule with its value, in words.
        rule: String,
        /// Whose shout counts.
        player: String,
    },
    /// Nobody has to shout.
    NoShoutNeeded(WithoutShout),
    /// A house rule that the table has not answered yet.
    NeedsRuling(HouseRule),
    /// The option belongs to another rule.
    NoSuchOption(HouseRule),
    /// An adjustment without a reason, or one that cannot be carried out.
    CannotAdjust(String),
}

/// What fits only at some other time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Wish {
    /// Playing a card.
    Play,
    /// Turning up the top card.
    TurnUp,
    /// An event's effect.
    Effect,
    /// The end of an event.
    EventDone,
    /// Saying that the draw pile is empty.
    PileEmpty,
    /// A challenge.
    Challenge,
    /// A shout.
    Shout,
    /// A forgotten shout.
    NoShout,
    /// The next game.
    NextGame,
}

impl Wish {
    /// Its word in the message.
    fn id(self) -> &'static str {
        match self {
            Self::Play => "play",
            Self::TurnUp => "turn-up",
            Self::Effect => "effect",
            Self::EventDone => "event-done",
            Self::PileEmpty => "pile-empty",
            Self::Challenge => "challenge",
            Self::Shout => "shout",
            Self::NoShout => "no-shout",
            Self::NextGame => "next-game",
        }
    }
}

/// What a win is when nobody has to shout.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WithoutShout {
    /// It stands.
    Stands,
    /// Several could have it, and the first shout decides.
    FirstDecides,
}

/// What may be done instead of a second set.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Instead {
    /// The cards are added to the first one by one.
    Add,
    /// The cards of the set that is given go elsewhere, or the referee gives it by hand.
    Give,
}

impl Instead {
    /// Its word in the message.
    fn id(self) -> &'static str {
        match self {
            Self::Add => "add",
            Self::Give => "give",
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&match self {
            Self::MatchOver => tell!("bratz-no-over"),
            Self::NotNow { wish, now } => {
                tell!("all-out-no-not-now", wish = wish.id(), now = now)
            }
            Self::HandTooSmall {
                player,
                held,
                needed,
            } => tell!(
                "all-out-no-hand",
                player = player,
                held = *held,
                needed = *needed
            ),
            Self::SetSize(cards) => tell!("all-out-no-set-size", cards = *cards),
            Self::SecondSet {
                player,
                icon,
                instead,
            } => tell!(
                "all-out-no-second-set",
                player = player,
                icon = icon,
                instead = instead.id()
            ),
            Self::SetFull {
                player,
                icon,
                cards,
                room,
            } => tell!(
                "all-out-no-room",
                player = player,
                icon = icon,
                cards = *cards,
                room = *room
            ),
            Self::NoSuchSet(sets) => tell!("all-out-no-set", sets = sets),
            Self::NoSuchIcon { icon, known } => {
                tell!("bratz-no-icon", number = icon.number(), known = known)
            }
            Self::NoSuchSeat(seat) => tell!("bratz-no-seat", seat = seat.to_string()),
            Self::FitsSomewhere(sets) => tell!("all-out-no-discard", sets = sets),
            Self::NothingToDraw => tell!("all-out-no-card-to-draw"),
            Self::PileNotEmpty(cards) => tell!("bratz-no-pile-empty", cards = cards),
            Self::MustTurnTop => tell!("all-out-no-pass"),
            Self::NoDuty => tell!("all-out-no-duty"),
            Self::NothingToShout(player) => tell!("all-out-no-shout", player = player),
            Self::NotYourShout { rule, player } => {
                tell!("all-out-no-shout-yet", rule = rule, player = player)
            }
            Self::NoShoutNeeded(WithoutShout::Stands) => tell!("all-out-no-shout-needed"),
            Self::NoShoutNeeded(WithoutShout::FirstDecides) => tell!("all-out-no-first-shout"),
            Self::NeedsRuling(rule) => rule.asked(),
            Self::NoSuchOption(rule) => rule.no_such_value(),
            Self::NothingToChallenge(why) | Self::CannotAdjust(why) => why.clone(),
        })
    }
}

impl Error for Refusal {}
