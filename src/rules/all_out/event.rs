//! What can be wished and what can happen.

use serde::{Deserialize, Serialize};

use super::house::{Answer, HouseRule};
use crate::rules::bratz::{Card, Icon};
use crate::rules::tongue::tell;
use crate::rules::{MatchResult, Remark, Seat, SeatSet, basis};

/// A set on the table: whose it is and of which icon. A player never has two of one icon.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct SetId {
    /// In front of whom it lies.
    pub owner: Seat,
    /// Its icon.
    pub icon: Icon,
}

/// Where a played card comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum CardSource {
    /// The player's hand.
    Hand,
    /// The top of the draw pile, turned up because nothing could be played from the hand.
    Top,
}

/// How the card that was turned up is used.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum TopUse {
    /// It is an event and is done.
    Event {
        /// Its name, if somebody says it.
        name: Option<String>,
    },
    /// It is a character and makes a set with two from the hand.
    NewSet {
        /// Its icon.
        icon: Icon,
    },
    /// It is a character and joins a set on the table.
    AddTo {
        /// Which.
        set: SetId,
    },
    /// It is a character that fits nowhere.
    Discard {
        /// Its icon.
        icon: Icon,
    },
}

/// Where cards lie.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Place {
    /// A player's hand.
    Hand(Seat),
    /// A set on the table.
    Set(SetId),
    /// The draw pile.
    DrawPile,
    /// The discard pile.
    DiscardPile,
    /// Out of the game.
    Out,
}

/// Anything that the referee can set by hand: cards come before the rules. Some of these can be an event's effect too,
/// see [`Adjustment::can_be_effect`].
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Adjustment {
    /// Cards go elsewhere. Into a set that is not there: it is laid.
    MoveCards {
        /// Where they are now.
        from: Place,
        /// Where they go.
        to: Place,
        /// How many.
        cards: u32,
    },
    /// A whole set goes to another player.
    GiveSet {
        /// Which.
        set: SetId,
        /// To whom.
        to: Seat,
    },
    /// A player's next turn is left out.
    Skip(Seat),
    /// This player's turn comes next; their own again, if it is the player whose turn it is.
    NextTurn(Seat),
    /// The game under way ends: these have won it, or nobody.
    EndGame(SeatSet),
    /// It is this player's turn; a game or match that was over goes on.
    SetTurn(Seat),
    /// The draw pile has so many cards, or nobody knows how many. The size of the pack follows from it.
    SetDrawPile(Option<u32>),
    /// This card lies on top of the discard pile.
    SetTop(Card),
    /// A game of this match that is over was won by these, or by nobody.
    SetWinners {
        /// Which game, from 1.
        game: u16,
        /// Who has won it.
        winners: SeatSet,
    },
    /// An icon is called this; a new one has the number that follows the last.
    NameIcon {
        /// Which.
        icon: Icon,
        /// Its name.
        name: String,
    },
    /// A player's name is this.
    Rename {
        /// Who.
        seat: Seat,
        /// The name.
        name: String,
    },
    /// Nothing changes; the reason stands in the log.
    Note,
    /// Nothing changes; what the table did beside the game stands in the log.
    Remark(Remark),
}

impl Adjustment {
    /// True for what an Event card may tell the players to do.
    pub fn can_be_effect(&self) -> bool {
        match self {
            Self::MoveCards { .. }
            | Self::GiveSet { .. }
            | Self::Skip(_)
            | Self::NextTurn(_)
            | Self::EndGame(_) => true,
            Self::SetTurn(_)
            | Self::SetDrawPile(_)
            | Self::SetTop(_)
            | Self::SetWinners { .. }
            | Self::NameIcon { .. }
            | Self::Rename { .. }
            | Self::Note
            | Self::Remark(_) => false,
        }
    }
}

/// A wish of the referee.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Command {
    /// The player whose turn it is lays a set from the hand.
    LaySet {
        /// Its icon.
        icon: Icon,
        /// How many cards.
        cards: u8,
    },
    /// The player whose turn it is adds one card from the hand to a set on the table.
    AddToSet {
        /// Which.
        set: SetId,
    },
    /// The player whose turn it is plays an event from the hand.
    PlayEvent {
        /// Its name, if somebody says it.
        name: Option<String>,
    },
    /// Nothing can be played from the hand: the top card of the draw pile is turned up and used.
    TurnTop {
        /// How.
        used: TopUse,
    },
    /// Something that the event under way tells the players to do. A general adjustment, logged as that event's effect.
    Effect {
        /// What.
        change: Adjustment,
    },
    /// The event has been done.
    EventDone,
    /// The draw pile, whose size nobody knows, is empty.
    DrawPileEmpty,
    /// Nothing can be played and nothing is left to draw.
    Pass,
    /// Somebody says that the player who turned up a card, or passed, could have played from the hand.
    Challenge {
        /// Who says so.
        by: Seat,
        /// Who was to play from the hand.
        against: Seat,
        /// True when it was so.
        upheld: bool,
    },
    /// A player shouts "ALL OUT" and has no cards left or a set of ten.
    Shout {
        /// Who.
        seat: Seat,
    },
    /// A player who would have won did not shout.
    NoShout {
        /// Who.
        seat: Seat,
    },
    /// The next game of the match begins.
    NextGame,
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
    /// Getting ready to play.
    GettingReady,
    /// Important things to remember.
    Important,
    /// What to do on one's turn.
    YourTurn,
    /// Winning.
    Winning,
    /// House keeping.
    HouseKeeping,
}

impl basis::Section for Section {
    fn heading(self) -> String {
        match self {
            Self::GettingReady => tell!("sheet-all-out-getting-ready"),
            Self::Important => tell!("sheet-all-out-important"),
            Self::YourTurn => tell!("sheet-all-out-your-turn"),
            Self::Winning => tell!("sheet-all-out-winning"),
            Self::HouseKeeping => tell!("sheet-all-out-house-keeping"),
        }
    }
}

/// What a ruling rests on.
pub type Basis = basis::Basis<Section, HouseRule>;

/// How a player has won a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum WinWay {
    /// No cards are left in the hand.
    NoCards,
    /// A set of ten of this icon lies in front of the player.
    SetOfTen(Icon),
    /// Everybody passed, and nobody has fewer cards than so many.
    FewestCards(u32),
    /// By the referee's word.
    Said,
}

/// One winner of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Win {
    /// Who.
    pub seat: Seat,
    /// How.
    pub way: WinWay,
}

/// What goes on when those who could have won did not shout.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Resume {
    /// The turn, which has not been played yet.
    Turn,
    /// The end of the turn: the next player.
    NextPlayer,
    /// The event under way.
    Event {
        /// Its name, if it was said.
        name: Option<String>,
    },
}

/// A fact with everything worked out.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Event {
    /// A set lies on the table, or has grown by three cards or more.
    SetLaid {
        /// Who laid it.
        by: Seat,
        /// Its icon.
        icon: Icon,
        /// How many cards were laid.
        cards: u8,
        /// How many lie there now.
        total: u8,
        /// Where they come from; with [`CardSource::Top`] all but one come from the hand.
        source: CardSource,
        /// What it rests on.
        basis: Basis,
    },
    /// One card joined a set.
    CardAdded {
        /// Who added it.
        by: Seat,
        /// To which set.
        set: SetId,
        /// How many lie there now.
        total: u8,
        /// Where it comes from.
        source: CardSource,
        /// What it rests on.
        basis: Basis,
    },
    /// An event is played; what it says is done next.
    EventPlayed {
        /// Who played it.
        by: Seat,
        /// Its name, if it was said.
        name: Option<String>,
        /// Where it comes from.
        source: CardSource,
        /// What it rests on.
        basis: Basis,
    },
    /// Something was done because the event says so.
    EffectDone {
        /// The event's name, if it was said.
        event: Option<String>,
        /// What.
        change: Adjustment,
    },
    /// An event left fewer than three cards of a set.
    SetBroken {
        /// Which.
        set: SetId,
        /// How many are left.
        cards: u8,
        /// True when they go to the discard pile.
        discarded: bool,
        /// What it rests on.
        basis: Basis,
    },
    /// The event has been done.
    EventEnded {
        /// Its name, if it was said.
        name: Option<String>,
    },
    /// The top card of the draw pile was turned up.
    TopTurned {
        /// Who turned it up.
        by: Seat,
        /// What it is.
        card: Card,
        /// What it rests on.
        basis: Basis,
    },
    /// The card that was turned up fits nowhere and lies on the discard pile.
    TopDiscarded {
        /// Who turned it up.
        by: Seat,
        /// Its icon.
        icon: Icon,
        /// What it rests on.
        basis: Basis,
    },
    /// The discard pile became the draw pile.
    Reshuffled {
        /// How many cards.
        cards: u32,
        /// What it rests on.
        basis: Basis,
    },
    /// Neither pile has a card.
    PilesFoundEmpty,
    /// A player could neither play nor draw.
    Passed {
        /// Who.
        seat: Seat,
        /// What it rests on.
        basis: Basis,
    },
    /// A player's turn was left out.
    Skipped {
        /// Whose.
        seat: Seat,
    },
    /// It is another player's turn.
    TurnPassed {
        /// Whose.
        to: Seat,
    },
    /// Somebody said that a player could have played from the hand.
    Challenged {
        /// Who said so.
        by: Seat,
        /// Who was to play from the hand.
        against: Seat,
        /// True when it was so.
        upheld: bool,
        /// What it rests on.
        basis: Basis,
    },
    /// These have won if they shout.
    ShoutAwaited {
        /// Who, the player whose turn it is first, then round the table.
        among: Vec<Seat>,
        /// What goes on when nobody shouts.
        resume: Resume,
        /// What it rests on.
        basis: Basis,
    },
    /// A player shouted "ALL OUT".
    Shouted {
        /// Who.
        seat: Seat,
    },
    /// A player did not shout.
    ShoutMissed {
        /// Who.
        seat: Seat,
        /// True when the win is lost by it.
        win_lost: bool,
        /// What it rests on.
        basis: Basis,
    },
    /// Cards were drawn as a penalty.
    PenaltyDrawn {
        /// By whom.
        seat: Seat,
        /// How many.
        cards: u32,
    },
    /// Nobody who could have won did shout: the game goes on.
    GameGoesOn {
        /// With what.
        resume: Resume,
    },
    /// A game is over.
    GameEnded {
        /// Who has won it, and how; nobody in a draw.
        wins: Vec<Win>,
        /// What it rests on.
        basis: Basis,
    },
    /// The next game of the match has begun.
    GameBegan {
        /// Which game, from 1.
        game: u16,
        /// Who goes first.
        first: Seat,
        /// What it rests on.
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
            Self::SetLaid { basis, .. }
            | Self::CardAdded { basis, .. }
            | Self::EventPlayed { basis, .. }
            | Self::SetBroken { basis, .. }
            | Self::TopTurned { basis, .. }
            | Self::TopDiscarded { basis, .. }
            | Self::Reshuffled { basis, .. }
            | Self::Passed { basis, .. }
            | Self::Challenged { basis, .. }
            | Self::ShoutAwaited { basis, .. }
            | Self::ShoutMissed { basis, .. }
            | Self::GameEnded { basis, .. }
            | Self::GameBegan { basis, .. }
            | Self::MatchEnded { basis, .. } => Some(*basis),
            Self::EffectDone { .. }
            | Self::EventEnded { .. }
            | Self::PilesFoundEmpty
            | Self::Skipped { .. }
            | Self::TurnPassed { .. }
            | Self::Shouted { .. }
            | Self::PenaltyDrawn { .. }
            | Self::GameGoesOn { .. }
            | Self::RuleSet { .. }
            | Self::Adjusted { .. } => None,
        }
    }
}
