//! Bratz: All Out, for two to six players, by the sheet of the game pack.
//!
//! `event.rs` holds what can be wished and what can happen, `decide.rs` what a command leads to, `change.rs` what is set by
//! hand or by an event, `win.rs` how a game ends, `apply.rs` how an event changes the state, `words.rs` how all of it
//! reads, `asks.rs` what is asked now and what may be answered.
//! Nobody sees a hand: the state knows how many cards each has, and that follows from the log.

mod apply;
mod asks;
mod change;
mod decide;
pub mod event;
pub mod house;
pub mod refusal;
mod script;
pub mod setup;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod tongue_tests;
mod win;
mod words;

pub use super::bratz::{Card, Icon};
use super::bratz::{Games, icon_name};
use super::tongue::tell;
use super::{
    BySeat, Choice, GameKind, Ground, MatchResult, Prompt, Rules, ScorePart, Seat, Standing,
};
pub use event::{
    Adjustment, Basis, CardSource, Command, Event, Place, Resume, Section, SetId, TopUse, Win,
    WinWay,
};
pub use house::{Answer, HouseRule, HouseRules, Setting};
pub use refusal::{Instead, Refusal, Wish, WithoutShout};
pub use setup::{
    CARDS_EACH, LARGEST_SET, SMALLEST_SET, Setup, SetupForm, SetupProblem, SetupRefused,
};

/// A match of All Out at one moment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AllOut {
    players: BySeat<Player>,
    icons: Vec<String>,
    sets: Vec<CardSet>,
    draw_pile: Option<u32>,
    discard_pile: u32,
    discard_top: Option<Card>,
    turned_up: Option<Card>,
    out: u32,
    deck_size: Option<u32>,
    turn: Seat,
    next_turn: Option<Seat>,
    passes_in_row: u32,
    challengeable: Option<Seat>,
    phase: Phase,
    games: Games,
    house: HouseRules,
}

/// What is known of a player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Player {
    /// The name.
    pub name: String,
    /// How many cards are in the hand.
    pub hand: u32,
    /// How many of the player's next turns are left out.
    pub skips: u32,
}

/// A set on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CardSet {
    /// Whose it is, and of which icon.
    pub id: SetId,
    /// How many cards it has: 1 to 10, below 3 only by an event or by hand.
    pub cards: u8,
}

/// What the match waits for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Phase {
    /// The player whose turn it is plays.
    ToPlay,
    /// What an event says is done.
    EventEffect {
        /// Its name, if it was said.
        name: Option<String>,
    },
    /// Somebody has won if they shout.
    Shout(Shout),
    /// A game is over, and another follows.
    GameOver,
    /// The match is over.
    Over(MatchResult),
}

/// Who may shout.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Shout {
    /// Those who have won if they shout, the player whose turn it is first, then round the table.
    pub among: Vec<Seat>,
    /// Those of them who have shouted.
    pub heard: Vec<Seat>,
    /// What goes on when nobody does.
    pub resume: Resume,
}

impl AllOut {
    /// The players, in seat order.
    pub fn players(&self) -> &BySeat<Player> {
        &self.players
    }

    /// The players' names, in seat order.
    fn names(&self) -> BySeat<String> {
        self.players.map(|player| player.name.clone())
    }

    /// The names of the icons as they stand in files, in the order of their numbers.
    pub fn icons(&self) -> &[String] {
        &self.icons
    }

    /// An icon's name as it is shown.
    pub fn icon_name(&self, icon: Icon) -> String {
        icon_name(&self.icons, icon)
    }

    /// The sets on the table, in the order in which they were laid.
    pub fn sets(&self) -> &[CardSet] {
        &self.sets
    }

    /// One set of the table.
    pub fn set(&self, id: SetId) -> Option<&CardSet> {
        self.sets.iter().find(|set| set.id == id)
    }

    /// How many cards are in the draw pile; none when nobody knows.
    pub fn draw_pile(&self) -> Option<u32> {
        self.draw_pile
    }

    /// How many cards are in the discard pile.
    pub fn discard_pile(&self) -> u32 {
        self.discard_pile
    }

    /// The top card of the discard pile, if it is known.
    pub fn discard_top(&self) -> Option<&Card> {
        self.discard_top.as_ref()
    }

    /// The card that was turned up and is still being used: an event whose effect is under way.
    pub fn turned_up(&self) -> Option<&Card> {
        self.turned_up.as_ref()
    }

    /// How many cards are out of the game.
    pub fn out(&self) -> u32 {
        self.out
    }

    /// How many cards the whole pack has; none when nobody knows.
    pub fn deck_size(&self) -> Option<u32> {
        self.deck_size
    }

    /// Whose turn it is (also after the end: whose it was).
    pub fn turn(&self) -> Seat {
        self.turn
    }

    /// What the match waits for.
    pub fn phase(&self) -> &Phase {
        &self.phase
    }

    /// The games of the match.
    pub fn games(&self) -> &Games {
        &self.games
    }

    /// Who turned up a card, or passed, last and may be challenged for it; none after the next play from a hand.
    pub fn challengeable(&self) -> Option<Seat> {
        self.challengeable
    }

    /// How many cards are in a player's hand; none for a seat that nobody has.
    fn hand(&self, seat: Seat) -> u32 {
        self.players.get(seat).map_or(0, |player| player.hand)
    }

    /// How a player could win now; none when the player cannot.
    fn way_to_win(&self, seat: Seat) -> Option<WinWay> {
        let player = self.players.get(seat)?;
        if player.hand == 0 {
            return Some(WinWay::NoCards);
        }
        self.sets
            .iter()
            .find(|set| set.id.owner == seat && set.cards >= LARGEST_SET)
            .map(|set| WinWay::SetOfTen(set.id.icon))
    }

    /// Every seat, the player whose turn it is first, then round the table.
    fn in_turn_order(&self) -> impl Iterator<Item = Seat> + use<> {
        let count = self.players.count();
        let mut seat = self.turn;
        (0..count).map(move |_| {
            let this = seat;
            seat = seat.next(count);
            this
        })
    }

    /// Every card that is somewhere else than in the draw pile.
    fn cards_elsewhere(&self) -> u32 {
        let hands = self.players.iter().map(|(_, player)| player.hand);
        let sets = self.sets.iter().map(|set| u32::from(set.cards));
        hands
            .chain(sets)
            .chain([
                self.discard_pile,
                self.out,
                u32::from(self.turned_up.is_some()),
            ])
            .fold(0, u32::saturating_add)
    }

    /// Deals a game: everything is where it is at its beginning.
    fn deal(&mut self, first: Seat) {
        for (_, player) in self.players.iter_mut() {
            player.hand = CARDS_EACH;
            player.skips = 0;
        }
        self.sets.clear();
        self.draw_pile = self
            .deck_size
            .map(|cards| cards.saturating_sub(setup::dealt(self.players.count())));
        self.discard_pile = 0;
        self.discard_top = None;
        self.turned_up = None;
        self.out = 0;
        self.turn = first;
        self.next_turn = None;
        self.passes_in_row = 0;
        self.challengeable = None;
        self.phase = Phase::ToPlay;
    }
}

impl Rules for AllOut {
    type Setup = Setup;
    type Command = Command;
    type Event = Event;
    type Refusal = Refusal;
    type Rule = HouseRule;

    const KIND: GameKind = GameKind::AllOut;

    fn start(setup: &Setup) -> Self {
        let form = setup.form();
        let player = |name: &String| Player {
            name: name.clone(),
            hand: 0,
            skips: 0,
        };
        let mut game = Self {
            players: form.players.iter().map(player).collect(),
            icons: form.icons.clone(),
            sets: Vec::new(),
            draw_pile: None,
            discard_pile: 0,
            discard_top: None,
            turned_up: None,
            out: 0,
            deck_size: form.deck_size,
            turn: form.first,
            next_turn: None,
            passes_in_row: 0,
            challengeable: None,
            phase: Phase::ToPlay,
            games: Games::new(form.format, form.first),
            house: form.house.clone(),
        };
        game.deal(form.first);
        game
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
        words::put_right(self, other)
    }

    fn standing(&self) -> Standing {
        let result = match self.phase {
            Phase::Over(result) => Some(result),
            _ => None,
        };
        let seats = self.players.count();
        // Between two games and after the match the last game is still the one that is shown.
        let last = self.games.won.last().filter(|_| self.games.is_over());
        let won = |seat| i32::from(last.is_some_and(|winners| winners.contains(seat)));
        Standing {
            names: self.names(),
            scores: Seat::all(seats).map(won).collect(),
            parts: Seat::all(seats)
                .map(|seat| {
                    vec![ScorePart {
                        what: tell!("all-out-part-game"),
                        points: won(seat),
                    }]
                })
                .collect(),
            match_scores: (!self.games.format.is_single()).then(|| self.games.wins(seats)),
            turn: (result.is_none() && self.phase != Phase::GameOver).then_some(self.turn),
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
