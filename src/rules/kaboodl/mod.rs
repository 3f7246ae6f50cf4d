//! Kaboodl: two to six players collect Kaboodl cards with three matching cards each, and steal them from one another.
//!
//! `event.rs` holds what can be wished and what can happen, `decide.rs` what a command leads to, `round.rs` how a round
//! and a match end, `by_hand.rs` what the referee may set, `apply.rs` how an event changes the state, `score.rs` what a
//! round is worth, `count.rs` what can be worked out about cards that nobody shows, `words.rs` and `put_right.rs` how
//! all of it reads, `asks.rs` what is asked now and what may be answered.
//! No hand is ever known, only its size; so nothing secret can leave the state.

mod apply;
mod asks;
mod by_hand;
mod count;
mod decide;
pub mod event;
pub mod house;
mod put_right;
pub mod refusal;
mod round;
pub mod score;
mod script;
pub mod setup;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod tongue_tests;
mod words;

use std::sync::Arc;

use super::{
    BySeat, Choice, Format, GameKind, Ground, MatchResult, Prompt, Rules, Seat, SeatSet, Standing,
    format::{self, Played},
};
pub use count::{Seen, StillOut};
pub use event::{Adjustment, Basis, CardId, Command, CommandCard, Ending, Event, Place, Section};
pub use house::{Answer, HouseRule, HouseRules, Setting};
pub use refusal::{Refusal, Wish};
pub use score::{Score, Sets, Sharing, sets};
pub use setup::{
    DEALT, Deck, FULL_HAND, Grid, KaboodlCard, PlayerSetup, Setup, SetupForm, SetupProblem,
    SetupRefused, SetupWarning,
};

/// A match of Kaboodl at one moment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Kaboodl {
    /// What is in the box; it never changes, so every copy of the state shares it.
    contents: Arc<Contents>,
    format: Format,
    players: BySeat<Player>,
    places: Vec<Place>,
    steals: Vec<Steal>,
    draw_pile: u16,
    discard_pile: u16,
    seen: Seen,
    dealer: Seat,
    turn: Seat,
    phase: Phase,
    rounds: Vec<Round>,
    /// True from the end of a round until the next is dealt: the last of `rounds` is the one on the table.
    counted: bool,
    house: HouseRules,
}

/// What is in the box.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Contents {
    grid: Grid,
    deck: Deck,
}

/// A player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Player {
    /// The name.
    pub name: String,
    /// How many cards are in the hand.
    pub hand: u16,
    /// True from a Toss-Out until the next turn of this player.
    pub tossed_out: bool,
    /// Points set by hand in the round under way.
    pub by_hand: i32,
    /// The score of a round that is being counted.
    counted: Option<Score>,
}

/// A K'baam that waits for the discard. The card stays where it is until then.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Steal {
    /// Which card.
    pub card: CardId,
    /// The robbed player.
    pub from: Seat,
    /// The thief.
    pub by: Seat,
}

/// A round that was counted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Round {
    /// The scores with their parts.
    pub scores: BySeat<Score>,
    /// Who won it; nobody when it was level and one more round decides.
    pub winners: SeatSet,
}

/// What the match waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Phase {
    /// The player whose turn it is draws, or tosses out.
    ToDraw,
    /// The player whose turn it is plays, and ends the turn with a discard.
    InTurn,
    /// The Kaboodl is empty and the round over, but an open K'baam can still be answered.
    LastCall,
    /// A round has been counted, and another follows.
    RoundOver,
    /// The match is over.
    Over(MatchResult),
}

impl Kaboodl {
    /// The players, in seat order.
    pub fn players(&self) -> &BySeat<Player> {
        &self.players
    }

    /// Whose turn it is (also after the end: whose it was).
    pub fn turn(&self) -> Seat {
        self.turn
    }

    /// Who dealt the round.
    pub fn dealer(&self) -> Seat {
        self.dealer
    }

    /// What the match waits for.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// How many rounds make the match.
    pub fn format(&self) -> Format {
        self.format
    }

    /// The round on the table, from 1.
    pub fn round(&self) -> u16 {
        let before = u16::try_from(self.rounds.len()).unwrap_or(u16::MAX);
        before.saturating_add(u16::from(!self.counted))
    }

    /// The rounds that have been counted, oldest first.
    pub fn rounds(&self) -> &[Round] {
        &self.rounds
    }

    /// The names and cards of the box.
    pub fn grid(&self) -> &Grid {
        &self.contents.grid
    }

    /// How many of each sort the deck has.
    pub fn deck(&self) -> Deck {
        self.contents.deck
    }

    /// Every Kaboodl card with what it shows and where it is, in the order of the grid.
    pub fn cards(&self) -> impl Iterator<Item = (CardId, KaboodlCard, Place)> {
        let each = self.contents.grid.cards.iter().zip(&self.places);
        (0..=u8::MAX)
            .map(CardId)
            .zip(each)
            .map(|(card, (shows, place))| (card, *shows, *place))
    }

    /// Where a Kaboodl card is; none when there is no such card.
    pub fn place(&self, card: CardId) -> Option<Place> {
        self.places.get(card.index()).copied()
    }

    /// The cards in one place, in the order of the grid.
    pub fn cards_at(&self, at: Place) -> impl Iterator<Item = CardId> {
        (0..=u8::MAX)
            .map(CardId)
            .zip(&self.places)
            .filter(move |(_, place)| **place == at)
            .map(|(card, _)| card)
    }

    /// The K'baams that wait for the discard, oldest first.
    pub fn steals(&self) -> &[Steal] {
        &self.steals
    }

    /// The open K'baam on a card.
    pub fn steal_of(&self, card: CardId) -> Option<Steal> {
        self.steals.iter().copied().find(|steal| steal.card == card)
    }

    /// How many cards a player needs to have eight.
    pub fn to_draw(&self, seat: Seat) -> u16 {
        let hand = self.players.get(seat).map_or(0, |player| player.hand);
        FULL_HAND.saturating_sub(hand)
    }

    /// True when no card is left in the Kaboodl.
    pub fn kaboodl_is_empty(&self) -> bool {
        !self.places.contains(&Place::Kaboodl)
    }

    /// The rounds that count for the match, oldest first. A level round counts together with the one that decides it.
    fn played(&self) -> Vec<Played> {
        let mut played: Vec<Played> = Vec::new();
        let mut level = false;
        for round in &self.rounds {
            let points = round.scores.map(Score::total);
            let winners = round.winners.iter().collect();
            match played.last_mut() {
                Some(before) if level => {
                    *before = Played {
                        points: format::sums(
                            &[
                                before.clone(),
                                Played {
                                    points,
                                    winners: Vec::new(),
                                },
                            ],
                            self.players.count(),
                        ),
                        winners,
                    };
                }
                _ => played.push(Played { winners, points }),
            }
            level = round.winners == SeatSet::default();
        }
        if level {
            played.pop();
        }
        played
    }

    /// Who is ahead in a round, level rounds just before it counted in.
    fn leaders(&self, at: usize) -> Vec<Seat> {
        let from = self.rounds[..at.min(self.rounds.len())]
            .iter()
            .rposition(|round| round.winners != SeatSet::default())
            .map_or(0, |decided| decided + 1);
        let mut sums: BySeat<i32> = self.players.map(|_| 0);
        for round in self.rounds.iter().take(at + 1).skip(from) {
            for (seat, sum) in sums.iter_mut() {
                let points = round.scores.get(seat).map_or(0, Score::total);
                *sum = sum.saturating_add(points);
            }
        }
        let most = sums.iter().map(|(_, sum)| *sum).max();
        sums.iter()
            .filter(|(_, sum)| Some(**sum) == most)
            .map(|(seat, _)| seat)
            .collect()
    }

    /// Sums over the counted rounds, or rounds won; none while one round is the whole match.
    fn match_scores(&self) -> Option<BySeat<i32>> {
        match self.format {
            Format::Single if self.rounds.len() <= usize::from(self.counted) => None,
            Format::BestOf(_) => {
                let played = self.played();
                let won = |seat: Seat| {
                    let won = played.iter().filter(|round| round.winners.contains(&seat));
                    i32::try_from(won.count()).unwrap_or(i32::MAX)
                };
                Some(self.players.seats().map(won).collect())
            }
            Format::Single | Format::FirstTo(_) | Format::Rounds(_) => {
                let sum = |seat: Seat| {
                    self.rounds.iter().fold(0_i32, |sum, round| {
                        let points = round.scores.get(seat).map_or(0, Score::total);
                        sum.saturating_add(points)
                    })
                };
                Some(self.players.seats().map(sum).collect())
            }
        }
    }
}

impl Rules for Kaboodl {
    type Setup = Setup;
    type Command = Command;
    type Event = Event;
    type Refusal = Refusal;
    type Rule = HouseRule;

    const KIND: GameKind = GameKind::Kaboodl;

    fn start(setup: &Setup) -> Self {
        let form = setup.form();
        let player = |player: &PlayerSetup| Player {
            name: player.name.clone(),
            hand: DEALT,
            tossed_out: false,
            by_hand: 0,
            counted: None,
        };
        let mut state = Self {
            contents: Arc::new(Contents {
                grid: form.grid.clone(),
                deck: form.deck,
            }),
            format: form.format,
            players: form.players.iter().map(player).collect(),
            places: vec![Place::Kaboodl; form.grid.cards.len()],
            steals: Vec::new(),
            draw_pile: 0,
            discard_pile: 0,
            seen: Seen::default(),
            dealer: form.dealer,
            turn: form.dealer.next(form.players.len()),
            phase: Phase::ToDraw,
            rounds: Vec::new(),
            counted: false,
            house: form.house.clone(),
        };
        apply::deal(&mut state);
        state
    }

    fn decide(&self, command: &Command) -> Result<Vec<Event>, Refusal> {
        decide::decide(self, command)
    }

    fn apply(&mut self, event: &Event) {
        apply::apply(self, event);
    }

    fn prompt(&self) -> Prompt {
        asks::prompt(self)
    }

    fn choices(&self) -> Vec<Choice<Command>> {
        asks::choices(self)
    }

    fn say(&self, event: &Event) -> String {
        words::say(self, event)
    }

    fn put_right(&self, other: &Self) -> Vec<String> {
        put_right::put_right(self, other)
    }

    fn standing(&self) -> Standing {
        let result = match self.phase {
            Phase::Over(result) => Some(result),
            _ => None,
        };
        let scores = self.scores();
        Standing {
            names: self.players.map(|player| player.name.clone()),
            scores: scores.map(Score::total),
            parts: scores.map(Score::parts),
            match_scores: self.match_scores(),
            turn: result.is_none().then_some(self.turn),
            result,
        }
    }

    fn describe(&self) -> Vec<String> {
        words::describe(self)
    }

    fn house(&self) -> &HouseRules {
        &self.house
    }

    fn set_rule(rule: HouseRule, answer: Answer) -> Command {
        Command::SetRule { rule, answer }
    }

    fn rule_needed(refusal: &Refusal) -> Option<HouseRule> {
        match refusal {
            Refusal::NeedsRuling(rule) => Some(*rule),
            _ => None,
        }
    }

    fn ground(event: &Event) -> Option<Ground> {
        event.basis().map(Basis::ground)
    }
}
