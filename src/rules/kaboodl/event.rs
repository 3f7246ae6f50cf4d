//! What can be wished and what can happen.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::house::{Answer, HouseRule};
use super::score::Score;
use crate::rules::tongue::tell;
use crate::rules::{MatchResult, Remark, Seat, basis};

/// One Kaboodl card, counted from 0 in the order of the grid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CardId(pub u8);

impl CardId {
    /// The number used to find it in a list.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl fmt::Display for CardId {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&tell!(
            "kaboodl-card-number",
            number = u32::from(self.0) + 1
        ))
    }
}

/// Where a Kaboodl card is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Place {
    /// In the Kaboodl, in the middle of the table.
    Kaboodl,
    /// In front of a player.
    With(Seat),
    /// Out of the game.
    Out,
}

/// The three sorts of command card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CommandCard {
    /// Stands for any creature, colour or dot card.
    Wild,
    /// Takes a Kaboodl card from another player.
    Kbaam,
    /// Blocks a K'baam.
    Kbosh,
}

impl CommandCard {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Wild, Self::Kbaam, Self::Kbosh];

    /// What stands on it.
    pub fn name(self) -> String {
        let card = match self {
            Self::Wild => "wild",
            Self::Kbaam => "kbaam",
            Self::Kbosh => "kbosh",
        };
        tell!("kaboodl-command-card", card = card)
    }
}

/// Anything that the referee can set by hand.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Adjustment {
    /// A Kaboodl card goes elsewhere; an open K'baam on it is void.
    MoveCard {
        /// Which.
        card: CardId,
        /// Where to.
        to: Place,
    },
    /// A player holds so many cards.
    SetHand {
        /// Who.
        seat: Seat,
        /// How many.
        cards: u16,
    },
    /// The draw pile has so many cards.
    SetDrawPile(u16),
    /// The discard pile has so many cards.
    SetDiscardPile(u16),
    /// So many of a sort are known to lie in the discard pile.
    SetSeen {
        /// Which sort.
        card: CommandCard,
        /// How many.
        cards: u16,
    },
    /// It is this player's turn, before drawing. A round that was counted, or a match that was over, goes on.
    SetTurn(Seat),
    /// This player is the dealer of the round.
    SetDealer(Seat),
    /// A round that has been counted gave a player so many points.
    SetPoints {
        /// Which round, from 1.
        round: u16,
        /// Who.
        seat: Seat,
        /// How many points.
        points: i32,
    },
    /// So many points are added to a player's in the round under way, to those added before.
    Extra {
        /// Who.
        seat: Seat,
        /// How many points; may be negative.
        points: i32,
    },
    /// The player whose turn it is has an open K'baam on this card.
    OpenSteal(CardId),
    /// The open K'baam on this card is void.
    DropSteal(CardId),
    /// A player's Toss-Out no longer keeps them from playing K'bosh.
    LiftTossOut(Seat),
    /// A player's name is this.
    Rename {
        /// Who.
        seat: Seat,
        /// The name.
        name: String,
    },
    /// The match is over, with this result.
    SetResult(MatchResult),
    /// Nothing changes; the reason stands in the log.
    Note,
    /// Nothing changes; what the table did beside the game stands in the log.
    Remark(Remark),
}

/// A wish of the referee.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Command {
    /// Instead of a turn, so many cards of the hand are thrown away.
    TossOut {
        /// How many, from 1.
        cards: u16,
    },
    /// The hand is filled up to eight; how many that takes follows from the log.
    Draw,
    /// A Kaboodl card is collected with three cards.
    Collect {
        /// Which.
        card: CardId,
        /// How many of the three are Wild.
        wilds: u8,
    },
    /// K'baam: a Kaboodl card is taken from the player who has it.
    Steal {
        /// Which.
        card: CardId,
    },
    /// K'bosh: the robbed player keeps the card.
    Block {
        /// Which.
        card: CardId,
    },
    /// The last card of the turn is thrown away.
    Discard,
    /// The Kaboodl is empty and nobody answers an open K'baam any more.
    CountUp,
    /// The next round is dealt.
    NextRound,
    /// The round ends by the table's word and is counted as it lies.
    EndRound {
        /// Why; it stands in the log.
        reason: String,
    },
    /// A house rule is answered or changed.
    SetRule {
        /// Which.
        rule: HouseRule,
        /// The value from now on.
        answer: Answer,
    },
    /// Anything is set by hand.
    Adjust {
        /// What.
        change: Adjustment,
        /// Why; it stands in the log.
        reason: String,
    },
    /// The match ends by the table's word.
    EndMatch {
        /// How.
        result: MatchResult,
        /// Why; it stands in the log.
        reason: String,
    },
}

/// The part of the sheet that a ruling rests on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Section {
    /// The Kaboodl.
    Kaboodl,
    /// The Deal.
    Deal,
    /// The Play.
    Play,
    /// The Toss-Out.
    TossOut,
    /// Command Cards.
    CommandCards,
    /// Scoring.
    Scoring,
    /// Winning.
    Winning,
    /// Can't Get Enough Kaboodl?
    MoreRounds,
}

impl basis::Section for Section {
    fn heading(self) -> String {
        match self {
            Self::Kaboodl => tell!("sheet-kaboodl-kaboodl"),
            Self::Deal => tell!("sheet-kaboodl-deal"),
            Self::Play => tell!("sheet-kaboodl-play"),
            Self::TossOut => tell!("sheet-kaboodl-toss-out"),
            Self::CommandCards => tell!("sheet-kaboodl-command-cards"),
            Self::Scoring => tell!("sheet-kaboodl-scoring"),
            Self::Winning => tell!("sheet-kaboodl-winning"),
            Self::MoreRounds => tell!("sheet-kaboodl-more-rounds"),
        }
    }
}

/// What a ruling rests on.
pub type Basis = basis::Basis<Section, HouseRule>;

/// When the round is over after its last Kaboodl card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Ending {
    /// With the discard of this turn.
    AfterTurn,
    /// At once; open K'baams can still be answered.
    AtOnce,
}

/// A fact with everything worked out.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Event {
    /// A Toss-Out.
    TossedOut {
        /// Who.
        seat: Seat,
        /// How many cards.
        cards: u16,
        /// What it rests on.
        basis: Basis,
    },
    /// Cards were drawn.
    Drew {
        /// Who.
        seat: Seat,
        /// How many.
        cards: u16,
    },
    /// The discard pile was shuffled and is the draw pile now.
    Reshuffled {
        /// How many cards it had.
        cards: u16,
        /// What it rests on.
        basis: Basis,
    },
    /// Both piles are empty, and the hand is not full.
    NothingToDraw {
        /// Who.
        seat: Seat,
        /// What it rests on.
        basis: Basis,
    },
    /// A Kaboodl card was collected with three cards.
    Collected {
        /// Who.
        seat: Seat,
        /// Which.
        card: CardId,
        /// How many of the three were Wild.
        wilds: u8,
        /// What it rests on.
        basis: Basis,
    },
    /// The last Kaboodl card has been collected.
    KaboodlEmpty {
        /// When the round is over.
        ending: Ending,
        /// What it rests on.
        basis: Basis,
    },
    /// K'baam: it waits for the discard.
    StealOpened {
        /// The thief.
        by: Seat,
        /// The robbed player.
        from: Seat,
        /// Which card.
        card: CardId,
        /// What it rests on.
        basis: Basis,
    },
    /// K'bosh: the card stays where it was.
    StealBlocked {
        /// The thief.
        by: Seat,
        /// The robbed player, who keeps it.
        from: Seat,
        /// Which card.
        card: CardId,
        /// What it rests on.
        basis: Basis,
    },
    /// The card that ends the turn was thrown away.
    Discarded {
        /// Who.
        seat: Seat,
    },
    /// The turn ends without a discard, because the hand is empty.
    NothingToDiscard {
        /// Who.
        seat: Seat,
        /// What it rests on.
        basis: Basis,
    },
    /// A K'baam that nobody answered: the card changes hands.
    StealDone {
        /// The thief.
        by: Seat,
        /// The robbed player.
        from: Seat,
        /// Which card.
        card: CardId,
        /// What it rests on.
        basis: Basis,
    },
    /// It is another player's turn.
    TurnPassed {
        /// Whose.
        to: Seat,
    },
    /// A player's round was counted.
    Counted {
        /// Who.
        seat: Seat,
        /// The score with its parts.
        score: Score,
        /// What it rests on.
        basis: Basis,
    },
    /// A round is over.
    RoundEnded {
        /// Which, from 1.
        round: u16,
        /// Who won it; nobody when it is level and one more round decides.
        winners: Vec<Seat>,
        /// The reason given, when the table ended it.
        reason: Option<String>,
        /// What it rests on.
        basis: Basis,
    },
    /// Nobody is ahead: one more round is played.
    OneMoreRound {
        /// Who is level.
        among: Vec<Seat>,
        /// What it rests on.
        basis: Basis,
    },
    /// A round was dealt.
    RoundBegan {
        /// Which, from 1.
        round: u16,
        /// Who dealt.
        dealer: Seat,
        /// Who begins.
        first: Seat,
        /// What the choice of the dealer rests on.
        basis: Basis,
    },
    /// The match is over.
    MatchEnded {
        /// How.
        result: MatchResult,
        /// The reason given, when the table ended it.
        reason: Option<String>,
        /// What it rests on.
        basis: Basis,
    },
    /// A house rule holds from now on.
    RuleSet {
        /// Which.
        rule: HouseRule,
        /// Its value.
        answer: Answer,
    },
    /// Something was set by hand.
    Adjusted {
        /// What.
        change: Adjustment,
        /// Why.
        reason: String,
    },
}

impl Event {
    /// What a ruling rests on; none for what simply happened.
    pub fn basis(&self) -> Option<Basis> {
        match self {
            Self::TossedOut { basis, .. }
            | Self::Reshuffled { basis, .. }
            | Self::NothingToDraw { basis, .. }
            | Self::Collected { basis, .. }
            | Self::KaboodlEmpty { basis, .. }
            | Self::StealOpened { basis, .. }
            | Self::StealBlocked { basis, .. }
            | Self::NothingToDiscard { basis, .. }
            | Self::StealDone { basis, .. }
            | Self::Counted { basis, .. }
            | Self::RoundEnded { basis, .. }
            | Self::OneMoreRound { basis, .. }
            | Self::RoundBegan { basis, .. }
            | Self::MatchEnded { basis, .. } => Some(*basis),
            Self::Drew { .. }
            | Self::Discarded { .. }
            | Self::TurnPassed { .. }
            | Self::RuleSet { .. }
            | Self::Adjusted { .. } => None,
        }
    }
}
