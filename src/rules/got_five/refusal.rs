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
    /// Two starters of one icon.
    StarterTaken {
        /// The icon's name.
        icon: String,
        /// Whose starter has it.
        player: String,
        /// The icons that are left, in words.
        free: String,
    },
    /// A second starter for one player.
    HasStarter(String),
    /// An event where events were sorted out.
    NoEvents,
    /// The draw pile is empty.
    NothingToDraw,
    /// The draw pile is not empty by the log.
    PileNotEmpty(String),
    /// Nobody named that icon.
    NoSuchIcon {
        /// Which was named.
        icon: Icon,
        /// Those that there are, in words.
        known: String,
    },
    /// Nobody sits there.
    NoSuchSeat(Seat),
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
    /// Giving a starter.
    Starter,
    /// Turning up the first card.
    FirstCard,
    /// Drawing a card.
    Draw,
    /// Saying that the draw pile is empty.
    PileEmpty,
    /// The next game.
    NextGame,
}

impl Wish {
    /// Its word in the message.
    fn id(self) -> &'static str {
        match self {
            Self::Starter => "starter",
            Self::FirstCard => "first-card",
            Self::Draw => "draw",
            Self::PileEmpty => "pile-empty",
            Self::NextGame => "next-game",
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&match self {
            Self::MatchOver => tell!("bratz-no-over"),
            Self::NotNow { wish, now } => {
                tell!("got-five-no-not-now", wish = wish.id(), now = now)
            }
            Self::StarterTaken { icon, player, free } => tell!(
                "got-five-no-starter-taken",
                icon = icon,
                player = player,
                free = free
            ),
            Self::HasStarter(player) => tell!("got-five-no-second-starter", player = player),
            Self::NoEvents => tell!("got-five-no-events"),
            Self::NothingToDraw => tell!("got-five-no-card-to-draw"),
            Self::PileNotEmpty(cards) => tell!("bratz-no-pile-empty", cards = cards),
            Self::NoSuchIcon { icon, known } => {
                tell!("bratz-no-icon", number = icon.number(), known = known)
            }
            Self::NoSuchSeat(seat) => tell!("bratz-no-seat", seat = seat.to_string()),
            Self::NeedsRuling(rule) => rule.asked(),
            Self::NoSuchOption(rule) => rule.no_such_value(),
            Self::CannotAdjust(why) => why.clone(),
        })
    }
}

impl Error for Refusal {}
