//! What can be wished and what can happen.

use serde::{Deserialize, Serialize};

use super::house::{Answer, HouseRule};
use crate::rules::bratz::{Card, Icon};
use crate::rules::tongue::tell;
use crate::rules::{MatchResult, Remark, Seat, SeatSet, basis};

/// Where cards lie. Starters are set apart, see [`Adjustment::SetStarter`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Place {
    /// Beside a player's starter.
    Beside(Seat),
    /// The draw pile.
    DrawPile,
    /// The throw-away pile.
    ThrowAwayPile,
    /// Out of the game.
    Out,
}

/// Anything that the referee can set by hand.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Adjustment {
    /// Cards go elsewhere.
    MoveCards {
        /// Where they are now.
        from: Place,
        /// Where they go.
        to: Place,
        /// How many.
        cards: u32,
    },
    /// A player's starter has this icon; without one it goes back to the draw pile.
    SetStarter {
        /// Whose.
        seat: Seat,
        /// Its icon.
        icon: Option<Icon>,
    },
    /// The game under way ends: these have won it, or nobody.
    EndGame(SeatSet),
    /// It is this player's turn; a game or match that was over goes on.
    SetTurn(Seat),
    /// The draw pile has so many cards, or nobody knows how many. The size of the pack follows from it.
    SetDrawPile(Option<u32>),
    /// This card lies on top of the throw-away pile.
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

/// A wish of the referee.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Command {
    /// A player gets a starter.
    GiveStarter {
        /// Who.
        seat: Seat,
        /// Its icon.
        icon: Icon,
    },
    /// The rest is shuffled, and the first card is turned up.
    TurnFirst {
        /// What it is.
        card: Card,
    },
    /// The player whose turn it is draws.
    Draw {
        /// What the card is.
        card: Card,
    },
    /// The draw pile, whose size nobody knows, is empty.
    PileEmpty,
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
    /// What the game is about.
    GameRules,
    /// Set up.
    SetUp,
    /// When it is one's turn.
    YourTurn,
}

impl basis::Section for Section {
    fn heading(self) -> String {
        match self {
            Self::GameRules => tell!("sheet-got-five-game-rules"),
            Self::SetUp => tell!("sheet-got-five-set-up"),
            Self::YourTurn => tell!("sheet-got-five-your-turn"),
        }
    }
}

/// What a ruling rests on.
pub type Basis = basis::Basis<Section, HouseRule>;

/// How a player has won a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum WinWay {
    /// Five cards of the starter's icon.
    Five,
    /// The draw pile was empty, and nobody has more beside the starter than so many.
    MostCards(u32),
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

/// A fact with everything worked out.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Event {
    /// A starter lies in front of a player.
    StarterGiven {
        /// Who.
        seat: Seat,
        /// Its icon.
        icon: Icon,
        /// What it rests on.
        basis: Basis,
    },
    /// The first card was turned up and begins the throw-away pile.
    FirstTurned {
        /// What it is.
        card: Card,
        /// What it rests on.
        basis: Basis,
    },
    /// A card was drawn that matches, and lies beside the starter.
    Kept {
        /// Who drew it.
        by: Seat,
        /// Its icon.
        icon: Icon,
        /// How many lie beside the starter now.
        beside: u32,
        /// What it rests on.
        basis: Basis,
    },
    /// A card was drawn that does not match, and lies on the throw-away pile.
    ThrownAway {
        /// Who drew it.
        by: Seat,
        /// What it is.
        card: Card,
        /// What it rests on.
        basis: Basis,
    },
    /// The throw-away pile became the draw pile.
    Reshuffled {
        /// How many cards.
        cards: u32,
        /// What it rests on.
        basis: Basis,
    },
    /// It is another player's turn.
    TurnPassed {
        /// Whose.
        to: Seat,
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
            Self::StarterGiven { basis, .. }
            | Self::FirstTurned { basis, .. }
            | Self::Kept { basis, .. }
            | Self::ThrownAway { basis, .. }
            | Self::Reshuffled { basis, .. }
            | Self::GameEnded { basis, .. }
            | Self::GameBegan { basis, .. }
            | Self::MatchEnded { basis, .. } => Some(*basis),
            Self::TurnPassed { .. } | Self::RuleSet { .. } | Self::Adjusted { .. } => None,
        }
    }
}
