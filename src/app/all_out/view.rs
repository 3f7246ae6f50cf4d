//! From a match of All Out to what its screen says.

use super::super::ask::{Answer, Ask};
use super::super::board::Finish;
use super::super::by_hand::ByHand;
use super::super::pick::Form;
use super::super::play::Play;
use super::super::state::RefereeApp;
use super::super::tongue::tell;
use super::answers::enter;
use super::{AllOutBlank, AllOutBody, AllOutPlayer, SetRow};
use crate::rules::all_out::{AllOut, Command, LARGEST_SET, Phase, Player, SetId};
use crate::rules::{Rules as _, Seat};

impl RefereeApp {
    /// What the body of the screen says of a match of All Out.
    pub(in super::super) fn all_out_body(&self, play: &Play, now: &AllOut) -> AllOutBody {
        AllOutBody {
            prompt: self.all_out_prompt(play, now),
            ruling: self.ruling_question(),
            players: self.all_out_players(now),
            finish: all_out_finish(now),
        }
    }

    fn all_out_players(&self, now: &AllOut) -> Vec<AllOutPlayer> {
        let standing = now.standing();
        let row_answers = self.row_answers(now);
        now.players()
            .iter()
            .map(|(seat, player)| AllOutPlayer {
                seat: seat.index(),
                name: player.name.clone(),
                hand: player.hand,
                state: state_of(player),
                is_active: standing.turn == Some(seat),
                correct: self.correct_hand(seat, player),
                games: standing
                    .match_scores
                    .as_ref()
                    .and_then(|scores| scores.get(seat).copied()),
                sets: now
                    .sets()
                    .iter()
                    .filter(|set| set.id.owner == seat)
                    .map(|set| SetRow {
                        name: now.icon_name(set.id.icon),
                        cards: set.cards,
                        answer: row_answers
                            .iter()
                            .find(|(id, _)| *id == set.id)
                            .map(|(_, answer)| answer.clone()),
                    })
                    .collect(),
            })
            .collect()
    }

    /// What pressing the number of cards in a hand does: asks how many they are.
    fn correct_hand(&self, seat: Seat, player: &Player) -> Option<Answer> {
        if self.needed_ruling.is_some() {
            return None;
        }
        let name = player.name.as_str();
        let label = tell!("by-hand-correct-hand", name = name, count = player.hand);
        let form = Form::ByHand(ByHand::AllOut(AllOutBlank::Hand(seat)));
        Some(Answer::with_key(Ask::Form(form), None, label))
    }

    /// What pressing a set's own row does, while nothing else has been begun.
    fn row_answers(&self, now: &AllOut) -> Vec<(SetId, Answer)> {
        if self.needed_ruling.is_some() || self.all_out_step.is_some() {
            return Vec::new();
        }
        match now.phase() {
            Phase::ToPlay => now
                .choices()
                .into_iter()
                .filter_map(|choice| match choice.command {
                    Command::AddToSet { set } => Some((
                        set,
                        Answer::with_key(enter(choice.command), None, choice.label),
                    )),
                    _ => None,
                })
                .collect(),
            Phase::EventEffect { .. } => self
                .effect_sets(now)
                .into_iter()
                .map(|(set, ask)| {
                    let name = self.name_of(set.owner);
                    let icon = now.icon_name(set.icon);
                    let label = tell!("bratz-set-of", name = name, icon = icon);
                    (set, Answer::with_key(ask, None, label))
                })
                .collect(),
            _ => Vec::new(),
        }
    }
}

fn state_of(player: &Player) -> String {
    match (player.hand, player.skips) {
        (_, 1..) => tell!("bratz-skips", count = player.skips),
        (1, 0) => tell!("bratz-nearly-out"),
        _ => String::new(),
    }
}

/// How a game or the match has ended.
fn all_out_finish(now: &AllOut) -> Vec<Finish> {
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
            let is_winner = winners.contains(&seat);
            let is_all_out = player.hand == 0
                || now
                    .sets()
                    .iter()
                    .any(|set| set.id.owner == seat && set.cards >= LARGEST_SET);
            let mut parts = vec![(tell!("bratz-cards-left"), player.hand.to_string())];
            if let Some(won) = games.as_ref().and_then(|games| games.get(seat)) {
                parts.push((tell!("bratz-games"), won.to_string()));
            }
            Finish {
                seat: seat.index(),
                name: player.name.clone(),
                is_winner,
                total: if is_winner && is_all_out {
                    tell!("bratz-all-out")
                } else {
                    player.hand.to_string()
                },
                parts,
            }
        })
        .collect()
}
