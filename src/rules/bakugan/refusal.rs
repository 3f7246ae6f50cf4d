//! Why something may not be.

use thiserror::Error;

use super::event::Gate;
use super::house::HouseRule;
use super::setup::LARGEST_NUMBER;
use crate::rules::tongue::tell;
use crate::rules::{Seat, TableRule as _};

/// What can be wished at the wrong moment.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Wish {
    /// Setting gates.
    Gates,
    /// A roll.
    Roll,
    /// A roll, where the special move takes its place.
    RollUnused,
    /// The outcome of a roll.
    Outcome,
    /// The outcome of the other roll of a tie, while a gate is to be chosen.
    OtherOutcome,
    /// That a roll was made from too near.
    TooNear,
    /// That a Bakugan was knocked that the rules hold in their hands.
    Knock,
    /// That a Bakugan was knocked, between two games.
    KnockInGame,
    /// Choosing a gate.
    ChooseGate,
    /// Choosing an opponent.
    ChooseOpponent,
    /// The special move.
    SpecialMove,
    /// Passing.
    Pass,
    /// Passing, where the table votes.
    PassNoVote,
    /// The next game.
    NextGame,
    /// The end of a game.
    EndGame,
    /// Anything that belongs to a battle.
    Battle,
    /// An ability card, between two games.
    Ability,
    /// Finishing with ability cards.
    Done,
    /// Who stood first in a tie roll.
    TieFirst,
    /// The same, before the player whose turn it is has named a Bakugan.
    TieNamed,
    /// The same, before the other side has.
    TieOneNamed,
    /// The camera's order.
    TieOrder,
}

impl Wish {
    /// The message that says when it would fit.
    fn when(self) -> &'static str {
        match self {
            Self::Gates => "bakugan-when-gates",
            Self::Roll => "bakugan-when-roll",
            Self::RollUnused => "bakugan-when-roll-unused",
            Self::Outcome => "bakugan-when-outcome",
            Self::OtherOutcome => "bakugan-when-other-outcome",
            Self::TooNear => "bakugan-when-too-near",
            Self::Knock => "bakugan-when-knock",
            Self::KnockInGame => "bakugan-when-knock-in-game",
            Self::ChooseGate => "bakugan-when-choose-gate",
            Self::ChooseOpponent => "bakugan-when-choose-opponent",
            Self::SpecialMove => "bakugan-when-special-move",
            Self::Pass => "bakugan-when-pass",
            Self::PassNoVote => "bakugan-when-pass-no-vote",
            Self::NextGame => "bakugan-when-next-game",
            Self::EndGame => "bakugan-when-end-game",
            Self::Battle => "bakugan-when-battle",
            Self::Ability => "bakugan-when-ability",
            Self::Done => "bakugan-when-done",
            Self::TieFirst => "bakugan-when-tie-first",
            Self::TieNamed => "bakugan-when-tie-named",
            Self::TieOneNamed => "bakugan-when-tie-one-named",
            Self::TieOrder => "bakugan-when-tie-order",
        }
    }
}

/// What of a fact does not fit together.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Unclear {
    /// On a gate, but on no certain one.
    WhichGate,
    /// Across gates, but fewer than two.
    TooFewGates,
    /// Knocked to where it stood.
    SameGate,
    /// First of two, one of whom did not stand.
    NoOrder,
}

impl Unclear {
    fn message(self) -> &'static str {
        match self {
            Self::WhichGate => "bakugan-no-fact-which",
            Self::TooFewGates => "bakugan-no-fact-across",
            Self::SameGate => "bakugan-no-fact-knock",
            Self::NoOrder => "bakugan-no-fact-order",
        }
    }
}

/// An expected "no": the rule it rests on, and what would be allowed. Nothing has changed.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Refusal {
    /// The match is over.
    #[error("{}", tell!("bakugan-no-over"))]
    MatchOver,
    /// It does not fit what is asked now.
    #[error("{}", tell!("bakugan-no-not-now", why = tell!(wish.when()), now = now))]
    NotNow {
        /// What was wished.
        wish: Wish,
        /// What is asked now, in sentences.
        now: String,
    },
    /// Somebody else's turn.
    #[error(
        "{}",
        tell!(
            "bakugan-no-not-yours",
            turn = turn,
            toy = bakugan,
            owner = owner,
            may = may
        )
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
        "{}",
        tell!("bakugan-no-not-unused", lies = lies, unused = unused)
    )]
    NotUnused {
        /// Where the Bakugan is: "Dragonoid stands on Gate 2".
        lies: String,
        /// Those that could be rolled, in words.
        unused: String,
    },
    /// Nobody brought it.
    #[error(
        "{}",
        tell!(
            "bakugan-no-toy",
            number = u32::from(*number) + 1,
            seat = seat.to_string()
        )
    )]
    NoSuchBakugan {
        /// Whose it would be.
        seat: Seat,
        /// Its number, from 0.
        number: u8,
    },
    /// Nobody sits there.
    #[error("{}", tell!("bakugan-no-seat", seat = .0.to_string()))]
    NoSuchSeat(Seat),
    /// The gate does not lie in the field.
    #[error("{}", tell!("bakugan-no-gate", gate = gate.to_string(), field = field))]
    NoSuchGate {
        /// The gate that was named.
        gate: Gate,
        /// Those that are, in words.
        field: String,
    },
    /// A second verdict for one roll.
    #[error("{}", tell!("bakugan-no-settled", roll = *roll, now = now))]
    RollSettled {
        /// The roll that was named.
        roll: u32,
        /// The roll that is open, in words.
        now: String,
    },
    /// The fact contradicts itself.
    #[error("{}", tell!("bakugan-no-fact", why = tell!(.0.message())))]
    FactUnclear(Unclear),
    /// A house rule that the table has not answered yet.
    #[error("{}", .0.asked())]
    NeedsRuling(HouseRule),
    /// The option belongs to another rule.
    #[error("{}", .0.no_such_value())]
    NoSuchOption(HouseRule),
    /// Not one of the two.
    #[error(
        "{}",
        tell!("bakugan-no-not-fighting", toy = bakugan, fighters = fighters)
    )]
    NotFighting {
        /// The Bakugan's name.
        bakugan: String,
        /// Those that do, in words.
        fighters: String,
    },
    /// The gate must lie face up first, or does already.
    #[error("{}", tell!("bakugan-no-order", why = .0))]
    BattleOrder(String),
    /// A rule about cards, a card itself or a house rule says otherwise; the words name it.
    #[error("{0}")]
    Cards(String),
    /// A total is missing, or stands twice.
    #[error("{}", tell!("bakugan-no-totals", why = .0))]
    TotalsMissing(String),
    /// It is not one of those offered.
    #[error(
        "{}",
        tell!(
            "bakugan-no-not-offered",
            what = gate.to_string(),
            among = among
        )
    )]
    NotOffered {
        /// The gate that was named.
        gate: Gate,
        /// Those offered, in words.
        among: String,
    },
    /// Only a standing Bakugan is knocked, fought or fights.
    #[error(
        "{}",
        tell!("bakugan-no-not-standing", lies = lies, standing = standing)
    )]
    NotStanding {
        /// Where the Bakugan is: "Mia's Dragonoid is unused".
        lies: String,
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
    #[error("{}", tell!("bakugan-no-too-near-noted", roll = *.0))]
    TooNearNoted(u32),
    /// Not one of the opponents to choose from.
    #[error("{}", tell!("bakugan-no-not-offered", what = bakugan, among = among))]
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
    #[error(
        "{}",
        tell!("bakugan-no-number", number = *.0, most = LARGEST_NUMBER)
    )]
    NumberTooLarge(i32),
}
