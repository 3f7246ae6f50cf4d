//! A vote at the table and a coin: for what no rule covers. Counts and sides come in as values, so that a replay is exact.

use serde::{Deserialize, Serialize};

use super::decide::Draft;
use super::event::{Basis, Event, Section};
use super::refusal::Refusal;
use super::{Answer, Bakugan, HouseRule, Phase, told, words};
use crate::rules::remark::CoinSide;
use crate::rules::text;
use crate::rules::tongue::tell;
use crate::rules::{MatchResult, Seat};

/// What follows from a decision of the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub enum Outcome {
    /// It stands in the log; whatever changes on the table is set by hand.
    #[default]
    Noted,
    /// This player wins the game.
    Wins(Seat),
    /// Nobody wins the game.
    NobodyWins,
    /// The turn passes.
    TurnPasses,
}

/// One answer to a question that the table decides.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Motion {
    /// The answer in words.
    pub words: String,
    /// What follows from it.
    #[serde(default)]
    pub outcome: Outcome,
}

impl Motion {
    /// An answer from which nothing follows by itself.
    pub fn noted(words: impl Into<String>) -> Self {
        Self {
            words: words.into(),
            outcome: Outcome::Noted,
        }
    }
}

/// One answer with the votes for it.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Ballot {
    /// The answer.
    pub motion: Motion,
    /// How many players are for it.
    pub votes: u8,
}

pub(super) fn vote(draft: &mut Draft, question: &str, ballots: &[Ballot]) -> Result<(), Refusal> {
    let question =
        text::one_line(question, "needs-vote-question").map_err(Refusal::CannotAdjust)?;
    if ballots.len() < 2 {
        return Err(Refusal::VoteUnclear(tell!("bakugan-no-vote-answers")));
    }
    let mut counted = Vec::new();
    for ballot in ballots {
        counted.push(Ballot {
            motion: fitting(&draft.state, &ballot.motion)?,
            votes: ballot.votes,
        });
    }
    let ballots = counted;
    let players = draft.state.players.count();
    let cast: usize = ballots.iter().map(|ballot| usize::from(ballot.votes)).sum();
    if cast == 0 || cast > players {
        return Err(Refusal::VoteUnclear(tell!(
            "bakugan-no-vote-count",
            votes = cast,
            players = players
        )));
    }
    let most = ballots.iter().map(|ballot| ballot.votes).max();
    let mut ahead = ballots.iter().filter(|b| Some(b.votes) == most);
    let decided = match (ahead.next(), ahead.next()) {
        (Some(ballot), None) => Some(ballot.motion.clone()),
        _ => None,
    };
    let basis = basis(&draft.state);
    draft.push(Event::VoteTaken {
        question,
        ballots,
        decided: decided.clone(),
        basis,
    });
    if let Some(motion) = decided {
        follow(draft, &motion, told::BY_VOTE, basis);
    }
    Ok(())
}

pub(super) fn coin(
    draft: &mut Draft,
    question: &str,
    heads: &Motion,
    tails: &Motion,
    fell: CoinSide,
) -> Result<(), Refusal> {
    let question =
        text::one_line(question, "needs-coin-question").map_err(Refusal::CannotAdjust)?;
    let heads = fitting(&draft.state, heads)?;
    let tails = fitting(&draft.state, tails)?;
    let decided = match fell {
        CoinSide::Heads => heads,
        CoinSide::Tails => tails,
    };
    let basis = basis(&draft.state);
    draft.push(Event::CoinFell {
        question,
        fell,
        decided: decided.clone(),
        basis,
    });
    follow(draft, &decided, told::BY_COIN, basis);
    Ok(())
}

/// Where the table decides because nothing else does, and who can win there.
fn open_to(state: &Bakugan) -> Result<Vec<Seat>, Refusal> {
    match state.phase {
        Phase::Undecided => Ok(state.leaders()),
        Phase::NothingToRoll => {
            let answer = state.house.answer(HouseRule::NothingToRoll);
            if answer.map_err(Refusal::NeedsRuling)? == Answer::Vote {
                Ok(state.players.seats().collect())
            } else {
                Err(Refusal::VoteUnclear(tell!("bakugan-no-vote-pass")))
            }
        }
        _ => Err(Refusal::VoteUnclear(tell!("bakugan-no-vote-here"))),
    }
}

/// The answer as it stands in the log, if what follows from it is open now.
fn fitting(state: &Bakugan, motion: &Motion) -> Result<Motion, Refusal> {
    let words =
        text::one_line(&motion.words, "needs-answer-words").map_err(Refusal::CannotAdjust)?;
    match motion.outcome {
        Outcome::Noted => {}
        Outcome::Wins(seat) => {
            let can_win = open_to(state)?;
            if state.players.get(seat).is_none() {
                return Err(Refusal::NoSuchSeat(seat));
            }
            if !can_win.contains(&seat) {
                return Err(Refusal::VoteUnclear(tell!(
                    "bakugan-no-vote-winner",
                    players = words::players(state, can_win)
                )));
            }
        }
        Outcome::NobodyWins => {
            open_to(state)?;
        }
        Outcome::TurnPasses => {
            open_to(state)?;
            if state.phase != Phase::NothingToRoll {
                return Err(Refusal::VoteUnclear(tell!("bakugan-no-vote-turn")));
            }
        }
    }
    Ok(Motion {
        words,
        outcome: motion.outcome,
    })
}

fn basis(state: &Bakugan) -> Basis {
    match state.phase {
        Phase::NothingToRoll
            if state.house.answer(HouseRule::NothingToRoll) == Ok(Answer::Vote) =>
        {
            Basis::House(HouseRule::NothingToRoll, Answer::Vote)
        }
        _ if state.players.count() > 2 => Basis::Sheet(Section::OddSituations),
        // The sheet for two knows neither vote nor coin.
        _ => Basis::Inferred,
    }
}

fn follow(draft: &mut Draft, motion: &Motion, how: &str, basis: Basis) {
    let how = Some(how.to_owned());
    match motion.outcome {
        Outcome::Noted => {}
        Outcome::Wins(seat) => draft.end_game(MatchResult::Won(seat), how, basis),
        Outcome::NobodyWins => draft.end_game(MatchResult::Draw, how, basis),
        Outcome::TurnPasses => {
            draft.push(Event::Passed {
                seat: draft.state.turn,
                basis,
            });
            draft.end_turn();
        }
    }
}
