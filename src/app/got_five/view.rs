//! From a match of Got Five to what its screen says.

use super::super::ask::Answer;
use super::super::board::Finish;
use super::super::state::RefereeApp;
use super::super::tongue::tell;
use super::answers::next_without_starter;
use super::{GotFiveBody, GotFivePlayer};
use crate::rules::got_five::{GotFive, Phase};
use crate::rules::{Rules as _, Seat};

impl RefereeApp {
    /// What the body of the screen says of a match of Got Five.
    pub(in super::super) fn got_five_body(&self, now: &GotFive) -> GotFiveBody {
        GotFiveBody {
            prompt: self.got_five_prompt(now),
            ruling: self.ruling_question(),
            players: self.got_five_players(now),
            finish: self.got_five_finish(now),
        }
    }

    fn got_five_players(&self, now: &GotFive) -> Vec<GotFivePlayer> {
        let standing = now.standing();
        let asked = match now.phase() {
            Phase::Starters => next_without_starter(now),
            Phase::FirstCard => None,
            _ => standing.turn,
        };
        now.players()
            .iter()
            .map(|(seat, player)| {
                let list = self
                    .starter_list(now, seat)
                    .filter(|_| self.needed_ruling.is_none());
                GotFivePlayer {
                    seat: seat.index(),
                    name: player.name.clone(),
                    icon: player.starter.map(|icon| now.icon_name(icon)),
                    cards: cards(now, seat),
                    is_active: asked == Some(seat),
                    games: standing
                        .match_scores
                        .as_ref()
                        .and_then(|scores| scores.get(seat).copied()),
                    answer: list
                        .filter(|_| asked != Some(seat))
                        .map(|(words, ask)| Answer::with_key(ask, None, words)),
                }
            })
            .collect()
    }

    /// The final scores of a game or the match.
    fn got_five_finish(&self, now: &GotFive) -> Vec<Finish> {
        let winners: Vec<Seat> = match now.phase() {
            Phase::Over(result) => result.winners(),
            Phase::GameOver => {
                let last = now.games().won.last();
                last.into_iter().flat_map(|won| won.iter()).collect()
            }
            _ => return Vec::new(),
        };
        let games = now.standing().match_scores;
        now.players()
            .iter()
            .map(|(seat, player)| {
                let mut parts = Vec::new();
                if let Some(icon) = player.starter {
                    parts.push((
                        now.icon_name(icon),
                        tell!("bratz-of-five", count = cards(now, seat)),
                    ));
                }
                if let Some(won) = games.as_ref().and_then(|games| games.get(seat)) {
                    parts.push((tell!("bratz-games"), won.to_string()));
                }
                Finish {
                    seat: seat.index(),
                    name: player.name.clone(),
                    is_winner: winners.contains(&seat),
                    total: cards(now, seat).to_string(),
                    parts,
                }
            })
            .collect()
    }
}

/// How many of the five a player has; the table says whether the starter is one of them.
fn cards(now: &GotFive, seat: Seat) -> u32 {
    let score = now.standing().scores.get(seat).copied().unwrap_or(0);
    u32::try_from(score).unwrap_or(0)
}
