//! Bratz: Got Five, for two to four players, by the sheet of the game pack.
//!
//! `event.rs` holds what can be wished and what can happen, `decide.rs` what a command leads to, `change.rs` what is set by
//! hand, `apply.rs` how an event changes the state, `words.rs` how all of it reads, `asks.rs` what is asked now and what
//! may be answered.

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
mod words;

pub use super::bratz::{Card, Icon};
use super::bratz::{Games, icon_name};
use super::tongue::tell;
use super::{
    BySeat, Choice, GameKind, Ground, MatchResult, Prompt, Rules, ScorePart, Seat, Standing,
    TableRule as _,
};
pub use event::{Adjustment, Basis, Command, Event, Place, Section, Win, WinWay};
pub use house::{Answer, HouseRule, HouseRules, Setting};
pub use refusal::{Refusal, Wish};
pub use setup::{CARDS_TO_WIN, Setup, SetupForm, SetupProblem, SetupRefused};

/// A match of Got Five at one moment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GotFive {
    players: BySeat<Player>,
    icons: Vec<String>,
    draw_pile: Option<u32>,
    thrown_away: u32,
    thrown_top: Option<Card>,
    out: u32,
    deck_size: Option<u32>,
    first_turned: bool,
    turn: Seat,
    phase: Phase,
    games: Games,
    house: HouseRules,
}

/// What lies in front of a player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Player {
    /// The name.
    pub name: String,
    /// The icon of the starter; none before it was given.
    pub starter: Option<Icon>,
    /// How many matching cards lie beside the starter.
    pub beside: u32,
}

/// What the match waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Phase {
    /// Every player gets a starter.
    Starters,
    /// The first card is turned up.
    FirstCard,
    /// The player whose turn it is draws.
    ToDraw,
    /// A game is over, and another follows.
    GameOver,
    /// The match is over.
    Over(MatchResult),
}

impl GotFive {
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

    /// How many cards are in the draw pile; none when nobody knows.
    pub fn draw_pile(&self) -> Option<u32> {
        self.draw_pile
    }

    /// How many cards are in the throw-away pile.
    pub fn thrown_away(&self) -> u32 {
        self.thrown_away
    }

    /// The top card of the throw-away pile, if it is known.
    pub fn thrown_top(&self) -> Option<&Card> {
        self.thrown_top.as_ref()
    }

    /// How many cards are out of the game.
    pub fn out(&self) -> u32 {
        self.out
    }

    /// How many cards are played with; none when nobody knows.
    pub fn deck_size(&self) -> Option<u32> {
        self.deck_size
    }

    /// Whose turn it is (also after the end: whose it was).
    pub fn turn(&self) -> Seat {
        self.turn
    }

    /// What the match waits for.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The games of the match.
    pub fn games(&self) -> &Games {
        &self.games
    }

    /// True where the starter is one of the five; as long as that is still to be asked, the default.
    fn starter_counts(&self) -> bool {
        match self.house.setting(HouseRule::StarterCounts) {
            Setting::Is(answer) => answer == Answer::Yes,
            Setting::Ask => HouseRule::StarterCounts.default_answer() == Answer::Yes,
        }
    }

    /// Every card that is somewhere else than in the draw pile.
    fn cards_elsewhere(&self) -> u32 {
        let in_front = self
            .players
            .iter()
            .map(|(_, player)| player.beside.saturating_add(starters(player)));
        in_front
            .chain([self.thrown_away, self.out])
            .fold(0, u32::saturating_add)
    }

    /// What a game under way waits for.
    fn rest(&self) -> Phase {
        if self.players.iter().any(|(_, p)| p.starter.is_none()) {
            Phase::Starters
        } else if self.first_turned {
            Phase::ToDraw
        } else {
            Phase::FirstCard
        }
    }

    /// Everything is where it is at the beginning of a game.
    fn clear(&mut self, first: Seat) {
        for (_, player) in self.players.iter_mut() {
            player.starter = None;
            player.beside = 0;
        }
        self.draw_pile = self.deck_size;
        self.thrown_away = 0;
        self.thrown_top = None;
        self.out = 0;
        self.first_turned = false;
        self.turn = first;
        self.phase = Phase::Starters;
    }

    /// The parts of a player's score.
    fn parts(&self, player: &Player) -> Vec<ScorePart> {
        let mut parts = Vec::new();
        let mut part = |what: String, points: u32| {
            parts.push(ScorePart {
                what,
                points: i32::try_from(points).unwrap_or(i32::MAX),
            });
        };
        if self.starter_counts() {
            part(tell!("got-five-part-starter"), starters(player));
        }
        part(tell!("got-five-part-beside"), player.beside);
        parts
    }
}

fn starters(player: &Player) -> u32 {
    u32::from(player.starter.is_some())
}

impl Rules for GotFive {
    type Setup = Setup;
    type Command = Command;
    type Event = Event;
    type Refusal = Refusal;
    type Rule = HouseRule;

    const KIND: GameKind = GameKind::GotFive;

    fn start(setup: &Setup) -> Self {
        let form = setup.form();
        let player = |name: &String| Player {
            name: name.clone(),
            starter: None,
            beside: 0,
        };
        Self {
            players: form.players.iter().map(player).collect(),
            icons: form.icons.clone(),
            draw_pile: form.deck_size,
            thrown_away: 0,
            thrown_top: None,
            out: 0,
            deck_size: form.deck_size,
            first_turned: false,
            turn: form.first,
            phase: Phase::Starters,
            games: Games::new(form.format, form.first),
            house: form.house.clone(),
        }
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
        let parts = self.players.map(|player| self.parts(player));
        let sum = |sum: i32, part: &ScorePart| sum.saturating_add(part.points);
        Standing {
            names: self.names(),
            scores: parts.map(|parts| parts.iter().fold(0, sum)),
            parts,
            match_scores: (!self.games.format.is_single())
                .then(|| self.games.wins(self.players.count())),
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
