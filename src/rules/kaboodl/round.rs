//! How a round ends, what it means for the match, and how the next begins.

use super::decide::{Draft, not_now};
use super::event::{Basis, Event, Section};
use super::refusal::{Refusal, Wish};
use super::score::CountingRules;
use super::{Answer, HouseRule, Kaboodl, MatchResult, Phase, Score};
use crate::rules::format::Verdict;
use crate::rules::{BySeat, Format, Seat, SeatSet};

/// Counts the round and says who has won it, and the match if that is over.
pub(super) fn end(draft: &mut Draft, reason: Option<String>, basis: Basis) -> Result<(), Refusal> {
    let rules = counting_rules(draft)?;
    count_all(draft, rules);
    let round = draft.state.round();
    let ahead = ahead_with_this_round(&draft.state);
    // Where points alone decide the match, the level winners of a round have it both.
    let by_wins = matches!(draft.state.format, Format::Single | Format::BestOf(_));
    let tie = if by_wins && ahead.len() > 1 {
        Some(draft.answer(HouseRule::RoundTie)?)
    } else {
        None
    };
    let one_more = tie == Some(Answer::OneMoreRound);
    draft.push(Event::RoundEnded {
        round,
        winners: if one_more { Vec::new() } else { ahead.clone() },
        reason,
        // That several share a round is the table's choice, however the round came to its end.
        basis: match tie {
            Some(Answer::SharedWin) => Basis::House(HouseRule::RoundTie, Answer::SharedWin),
            _ => basis,
        },
    });
    if one_more {
        draft.push(Event::OneMoreRound {
            among: ahead,
            basis: Basis::House(HouseRule::RoundTie, Answer::OneMoreRound),
        });
        return Ok(());
    }
    judge(draft)
}

/// Counts the round on the table again after something was set by hand; nothing is asked.
pub(super) fn recount(draft: &mut Draft) {
    let was_level = draft
        .state
        .rounds
        .last()
        .is_some_and(|round| round.winners == SeatSet::default());
    let round = draft.state.round();
    let rules = draft.state.counting_rules();
    count_all(draft, rules);
    let ahead = ahead_with_this_round(&draft.state);
    draft.push(Event::RoundEnded {
        round,
        winners: if was_level && ahead.len() > 1 {
            Vec::new()
        } else {
            ahead
        },
        reason: None,
        basis: Basis::Referee,
    });
    end_match_if_won(draft);
}

/// Ends the match between two rounds when points set by hand have decided it.
pub(super) fn end_match_if_won(draft: &mut Draft) {
    if draft.state.phase != Phase::RoundOver {
        return;
    }
    let seats = draft.state.players.count();
    let verdict = draft.state.format.verdict(&draft.state.played(), seats);
    let (result, basis) = match verdict {
        Verdict::GoesOn => return,
        Verdict::Won(seat) => (MatchResult::Won(seat), Basis::Referee),
        Verdict::Level(among) => {
            let rule = if draft.state.format.is_single() {
                HouseRule::RoundTie
            } else {
                HouseRule::MatchTie
            };
            if draft.state.answer_or_default(rule) != Answer::SharedWin {
                return;
            }
            let result = MatchResult::Shared(among.into_iter().collect());
            (result, Basis::House(rule, Answer::SharedWin))
        }
    };
    draft.push(Event::MatchEnded {
        result,
        reason: None,
        basis,
    });
}

impl Kaboodl {
    /// How the match has ended, if it has, and if the points say so too: not by the table's word.
    pub(super) fn result_by_points(&self) -> Option<MatchResult> {
        let Phase::Over(result) = self.phase else {
            return None;
        };
        let verdict = self.format.verdict(&self.played(), self.players.count());
        let by_points = match verdict {
            Verdict::GoesOn => return None,
            Verdict::Won(seat) => MatchResult::Won(seat),
            Verdict::Level(among) => MatchResult::Shared(among.into_iter().collect()),
        };
        (result == by_points).then_some(result)
    }
}

/// The rules that counting needs; one that makes a difference and is set to ask is asked.
fn counting_rules(draft: &Draft) -> Result<CountingRules, Refusal> {
    let state = &draft.state;
    let mut rules = state.counting_rules();
    let seats = state.players.seats();
    let has_four = |seat: Seat| {
        let held = state.held(seat);
        held.iter()
            .any(|card| held.iter().filter(|other| other.dots == card.dots).count() >= 4)
    };
    if seats.clone().any(has_four) {
        rules.four_dots = draft.answer(HouseRule::FourDots)?;
    }
    if seats
        .clone()
        .any(|seat| sharing_matters(state, seat, rules))
    {
        rules.shared_sets = draft.answer(HouseRule::SharedSets)?;
    }
    Ok(rules)
}

/// True when it makes a difference to a player whether a card counts in several sets.
fn sharing_matters(state: &Kaboodl, seat: Seat, rules: CountingRules) -> bool {
    let total = |shared_sets: Answer| {
        let rules = CountingRules {
            shared_sets,
            ..rules
        };
        state.count(seat, rules).total()
    };
    total(Answer::Yes) != total(Answer::No)
}

fn count_all(draft: &mut Draft, rules: CountingRules) {
    for seat in draft.state.players.seats() {
        let mut score = draft.state.count(seat, rules);
        if draft.state.counted
            && let Some(before) = draft.state.rounds.last()
        {
            // What was set by hand after counting stays.
            score.by_hand = before.scores.get(seat).map_or(0, |score| score.by_hand);
        }
        let basis = if score.fours > 0 {
            Basis::House(HouseRule::FourDots, rules.four_dots)
        } else if sharing_matters(&draft.state, seat, rules) {
            Basis::House(HouseRule::SharedSets, rules.shared_sets)
        } else {
            Basis::Sheet(Section::Scoring)
        };
        draft.push(Event::Counted { seat, score, basis });
    }
}

/// Who is ahead, with the level rounds just before and the scores that have just been counted.
fn ahead_with_this_round(state: &Kaboodl) -> Vec<Seat> {
    let scores: BySeat<Score> = state
        .players
        .map(|player| player.counted.unwrap_or_default());
    let mut with = state.clone();
    if with.counted {
        with.rounds.pop();
    }
    with.rounds.push(super::Round {
        scores,
        winners: SeatSet::default(),
    });
    with.leaders(with.rounds.len() - 1)
}

/// Whether the match is over.
fn judge(draft: &mut Draft) -> Result<(), Refusal> {
    let state = &draft.state;
    let seats = state.players.count();
    let played = state.played();
    match state.format.verdict(&played, seats) {
        Verdict::GoesOn => {}
        Verdict::Won(seat) => {
            let basis = winning_basis(state, seat);
            draft.push(Event::MatchEnded {
                result: MatchResult::Won(seat),
                reason: None,
                basis,
            });
        }
        Verdict::Level(among) => {
            // In a match of one round its winners have been found already.
            let (rule, answer) = if state.format.is_single() {
                (HouseRule::RoundTie, Answer::SharedWin)
            } else {
                let rule = HouseRule::MatchTie;
                (rule, draft.answer(rule)?)
            };
            let basis = Basis::House(rule, answer);
            draft.push(if answer == Answer::OneMoreRound {
                Event::OneMoreRound { among, basis }
            } else {
                Event::MatchEnded {
                    result: MatchResult::Shared(among.into_iter().collect()),
                    reason: None,
                    basis,
                }
            });
        }
    }
    Ok(())
}

/// What a won match rests on: the sheet, or how it is read where several reached the total, or won a round each.
fn winning_basis(state: &Kaboodl, winner: Seat) -> Basis {
    let scores = state.match_scores();
    match state.format {
        Format::Single | Format::Rounds(1) => Basis::Sheet(Section::Winning),
        Format::FirstTo(total) => {
            let there = scores.map_or(0, |sums| {
                sums.iter().filter(|(_, sum)| **sum >= total).count()
            });
            if there > 1 {
                Basis::Inferred
            } else {
                Basis::Sheet(Section::MoreRounds)
            }
        }
        Format::BestOf(rounds) => {
            let won = scores.and_then(|won| won.get(winner).copied()).unwrap_or(0);
            // The sheet knows best of 3, and says nothing of a third winner.
            if rounds == 3 && won > i32::from(rounds) / 2 {
                Basis::Sheet(Section::MoreRounds)
            } else {
                Basis::Inferred
            }
        }
        // A number of rounds agreed in advance is not on the sheet.
        Format::Rounds(_) => Basis::Inferred,
    }
}

/// Deals the next round.
pub(super) fn begin_next(draft: &mut Draft) -> Result<(), Refusal> {
    let state = &draft.state;
    if state.phase != Phase::RoundOver {
        return Err(not_now(state, Wish::NextRound));
    }
    let answer = draft.answer(HouseRule::NextDealer)?;
    let dealer = next_dealer(state, answer);
    draft.push(Event::RoundBegan {
        round: state.round().saturating_add(1),
        dealer,
        first: dealer.next(state.players.count()),
        basis: Basis::House(HouseRule::NextDealer, answer),
    });
    Ok(())
}

/// Who deals next. Of several winners it is the one who sits first to the left of the dealer.
pub(super) fn next_dealer(state: &Kaboodl, answer: Answer) -> Seat {
    let count = state.players.count();
    let left = state.dealer.next(count);
    match answer {
        Answer::Same => state.dealer,
        Answer::Winner => {
            let winners = state.rounds.last().map(|round| round.winners);
            let mut seat = left;
            for _ in 0..count {
                if winners.is_some_and(|winners| winners.contains(seat)) {
                    return seat;
                }
                seat = seat.next(count);
            }
            left
        }
        _ => left,
    }
}
