//! The games of a match: who began, how each ended, what the next one starts from.

use super::decide::{Draft, not_now};
use super::event::{Basis, Event};
use super::refusal::{Refusal, Wish};
use super::setup::SeatOrder;
use super::{Bakugan, Phase, Player};
use crate::rules::format::{Played, Verdict};
use crate::rules::tongue::{Tongue, in_tongue};
use crate::rules::{BySeat, Format, MatchResult, Seat, format};

/// A match of one or more games, beyond the game under way.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Series {
    pub(super) format: Format,
    pub(super) order: SeatOrder,
    /// The number of the game under way, from 1.
    pub(super) game: u16,
    /// Who began it.
    pub(super) first: Seat,
    /// How the games that are over ended, oldest first.
    pub(super) results: Vec<MatchResult>,
    /// The players as they are at the start of every game; kept only where more than one can follow.
    fresh: BySeat<Player>,
}

impl Series {
    pub(super) fn new(
        format: Format,
        order: SeatOrder,
        first: Seat,
        players: &BySeat<Player>,
    ) -> Self {
        Self {
            format,
            order,
            game: 1,
            first,
            results: Vec::new(),
            fresh: if format.is_single() {
                std::iter::empty().collect()
            } else {
                players.clone()
            },
        }
    }

    /// How many games make the match.
    pub fn format(&self) -> Format {
        self.format
    }

    /// How the seats came about.
    pub fn order(&self) -> SeatOrder {
        self.order
    }

    /// The number of the game under way, from 1.
    pub fn game(&self) -> u16 {
        self.game
    }

    /// Who began the game under way.
    pub fn first(&self) -> Seat {
        self.first
    }

    /// How the games that are over ended, oldest first.
    pub fn results(&self) -> &[MatchResult] {
        &self.results
    }

    fn played(&self, seats: usize) -> Vec<Played> {
        let played = |result: &MatchResult| Played::won_by(result.winners(), seats);
        self.results.iter().map(played).collect()
    }

    /// What each seat has of the match; none in a match of one game.
    pub(super) fn scores(&self, seats: usize) -> Option<BySeat<i32>> {
        let several = !self.format.is_single();
        several.then(|| format::sums(&self.played(seats), seats))
    }

    /// Who has won the match, if somebody has. Level at the end means one more game.
    pub(super) fn winner(&self, seats: usize) -> Option<Seat> {
        match self.format.verdict(&self.played(seats), seats) {
            Verdict::Won(seat) => Some(seat),
            Verdict::GoesOn | Verdict::Level(_) => None,
        }
    }

    /// The game under way is over.
    pub(super) fn end(&mut self, result: MatchResult) {
        self.reopen();
        self.results.push(result);
    }

    /// The game under way goes on after all.
    pub(super) fn reopen(&mut self) {
        let before = usize::from(self.game).saturating_sub(1);
        self.results.truncate(before);
    }
}

/// A new game begins: all pieces as at its start, with the names and numbers that have become known.
pub(super) fn begin(state: &mut Bakugan, game: u16, first: Seat) {
    for (seat, fresh) in state.series.fresh.iter() {
        let Some(player) = state.players.get_mut(seat) else {
            continue;
        };
        let mut next = fresh.clone();
        next.name.clone_from(&player.name);
        for (toy, known) in next.bakugan.iter_mut().zip(&player.bakugan) {
            toy.name.clone_from(&known.name);
            toy.g_power = toy.g_power.or(known.g_power);
            toy.attribute = toy.attribute.or(known.attribute);
        }
        *player = next;
    }
    state.field.clear();
    if state.players.get(first).is_some() {
        state.turn = first;
        state.series.first = first;
    }
    state.series.game = game;
    state.phase = state.rest();
}

impl Draft {
    /// The game is over: the match with it, or another game follows.
    pub(super) fn end_game(&mut self, result: MatchResult, reason: Option<String>, basis: Basis) {
        if self.state.series.format.is_single() {
            self.push(Event::MatchEnded {
                result,
                reason,
                basis,
            });
            return;
        }
        let game = self.state.series.game;
        self.push(Event::GameEnded {
            game,
            result,
            reason,
            basis,
        });
        self.end_match_if_decided();
    }

    /// Ends the match when its format says that somebody has won it.
    pub(super) fn end_match_if_decided(&mut self) {
        let seats = self.state.players.count();
        if self.state.phase == Phase::BetweenGames
            && let Some(seat) = self.state.series.winner(seats)
        {
            // What is kept is in English, whatever is spoken.
            let format = self.state.series.format;
            let reason = in_tongue(Tongue::English, || format.to_string());
            self.push(Event::MatchEnded {
                result: MatchResult::Won(seat),
                reason: Some(reason),
                basis: Basis::Inferred,
            });
        }
    }
}

pub(super) fn next_game(draft: &mut Draft) -> Result<(), Refusal> {
    if draft.state.phase != Phase::BetweenGames {
        return Err(not_now(&draft.state, Wish::NextGame));
    }
    let series = &draft.state.series;
    draft.push(Event::GameBegan {
        game: series.game.saturating_add(1),
        first: series.first.next(draft.state.players.count()),
        basis: Basis::Inferred,
    });
    Ok(())
}
