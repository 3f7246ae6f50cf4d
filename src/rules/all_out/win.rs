//! How a game ends: who could win by what was just done, who shouts, and what that makes of the match.

use super::decide::{Draft, not_now};
use super::event::{Basis, Event, Resume, Section, Win, WinWay};
use super::refusal::{Refusal, Wish, WithoutShout};
use super::setup::LARGEST_SET;
use super::{AllOut, Answer, HouseRule, Phase, Setting, Shout, words};
use crate::rules::{Seat, TableRule as _};

/// Two cards are drawn by who forgot to shout.
const PENALTY: u32 = 2;

/// After something was done: whoever can win by it wins; else the game goes on.
pub(super) fn settle(draft: &mut Draft, resume: Resume) -> Result<(), Refusal> {
    let among: Vec<Seat> = draft
        .state
        .in_turn_order()
        .filter(|seat| has_come_to_win(draft.before, &draft.state, *seat))
        .collect();
    if among.is_empty() {
        go_on(draft, &resume);
        return Ok(());
    }
    let must_shout =
        draft.state.house.setting(HouseRule::ForgotShout) != Setting::Is(Answer::NoPenalty);
    if let [seat] = among[..] {
        let basis = Basis::Sheet(Section::Winning);
        if must_shout {
            draft.push(Event::ShoutAwaited {
                among,
                resume,
                basis,
            });
        } else {
            end_with(draft, &[seat], basis);
        }
        return Ok(());
    }
    let rule = HouseRule::BothWin;
    let answer = draft.answer(rule)?;
    let basis = Basis::House(rule, answer);
    match answer {
        Answer::Shared if !must_shout => end_with(draft, &among, basis),
        Answer::TurnPlayer if !must_shout => end_with(draft, &among[..1], basis),
        _ => draft.push(Event::ShoutAwaited {
            among,
            resume,
            basis,
        }),
    }
    Ok(())
}

/// True when the player has no cards, or a set of ten, and had not before.
fn has_come_to_win(before: &AllOut, now: &AllOut, seat: Seat) -> bool {
    let got_rid =
        now.players.get(seat).is_some_and(|player| player.hand == 0) && before.hand(seat) > 0;
    let has_ten = now.sets.iter().any(|set| {
        let had = before
            .set(set.id)
            .is_some_and(|had| had.cards >= LARGEST_SET);
        set.id.owner == seat && set.cards >= LARGEST_SET && !had
    });
    got_rid || has_ten
}

fn go_on(draft: &mut Draft, resume: &Resume) {
    if *resume == Resume::NextPlayer {
        draft.end_turn();
    }
}

fn end_with(draft: &mut Draft, seats: &[Seat], basis: Basis) {
    let wins = seats
        .iter()
        .map(|seat| Win {
            seat: *seat,
            way: draft.state.way_to_win(*seat).unwrap_or(WinWay::Said),
        })
        .collect();
    end_game(draft, wins, basis);
}

/// Nobody could play or draw: those with the fewest cards win.
pub(super) fn fewest_cards(draft: &mut Draft, basis: Basis) {
    let hands = || {
        draft
            .state
            .players
            .iter()
            .map(|(seat, player)| (seat, player.hand))
    };
    let fewest = hands().map(|(_, hand)| hand).min().unwrap_or(0);
    let wins = hands()
        .filter(|(_, hand)| *hand == fewest)
        .map(|(seat, hand)| Win {
            seat,
            way: WinWay::FewestCards(hand),
        })
        .collect();
    end_game(draft, wins, basis);
}

/// The game is over; the match too, if that decides it.
pub(super) fn end_game(draft: &mut Draft, wins: Vec<Win>, basis: Basis) {
    draft.push(Event::GameEnded { wins, basis });
    end_match_if_decided(draft, basis);
}

/// Ends the match if the games won so far decide it. `basis` is that of the last game.
pub(super) fn end_match_if_decided(draft: &mut Draft, basis: Basis) {
    let games = &draft.state.games;
    if let Some(result) = games.result(draft.state.players.count()) {
        let single = games.format.is_single();
        draft.push(Event::MatchEnded {
            result,
            reason: None,
            basis: if single { basis } else { Basis::Inferred },
        });
    }
}

/// What a shout of this player would mean.
enum Call {
    /// The player wins.
    Wins(Basis),
    /// The player wins together with the others, once all of them have shouted.
    Together(Basis),
}

/// What a shout of one of those who are waited for means, or why it does not count.
fn call(state: &AllOut, shout: &Shout, seat: Seat) -> Result<Call, Refusal> {
    if !shout.among.contains(&seat) {
        return Err(Refusal::NothingToShout(words::player(state, seat)));
    }
    if shout.among.len() == 1 {
        return Ok(Call::Wins(Basis::Sheet(Section::Winning)));
    }
    let rule = HouseRule::BothWin;
    let answer = state.house.answer(rule).map_err(Refusal::NeedsRuling)?;
    let basis = Basis::House(rule, answer);
    let others = |player: Seat| Refusal::NotYourShout {
        rule: rule.told(answer),
        player: words::player(state, player),
    };
    match (answer, shout.among.first()) {
        (Answer::Shared, _) => match shout.among.iter().find(|s| !shout.heard.contains(s)) {
            Some(open) if shout.heard.contains(&seat) => Err(others(*open)),
            _ => Ok(Call::Together(basis)),
        },
        (Answer::TurnPlayer, Some(first)) if *first != seat => Err(others(*first)),
        _ => Ok(Call::Wins(basis)),
    }
}

/// True when a shout of this player fits what is asked now, or meets a house rule that is still to be answered.
pub(super) fn may_shout(state: &AllOut, seat: Seat) -> Result<(), Refusal> {
    match &state.phase {
        Phase::Shout(shout) => call(state, shout, seat).map(drop),
        Phase::ToPlay | Phase::EventEffect { .. } if state.way_to_win(seat).is_some() => Ok(()),
        Phase::ToPlay | Phase::EventEffect { .. } => {
            Err(Refusal::NothingToShout(words::player(state, seat)))
        }
        Phase::GameOver | Phase::Over(_) => Err(not_now(state, Wish::Shout)),
    }
}

pub(super) fn shout(draft: &mut Draft, seat: Seat) -> Result<(), Refusal> {
    may_shout(&draft.state, seat)?;
    let Phase::Shout(shout) = draft.state.phase.clone() else {
        draft.push(Event::Shouted { seat });
        end_with(draft, &[seat], Basis::Sheet(Section::Winning));
        return Ok(());
    };
    let call = call(&draft.state, &shout, seat)?;
    draft.push(Event::Shouted { seat });
    count(draft, seat, &call);
    Ok(())
}

fn count(draft: &mut Draft, seat: Seat, call: &Call) {
    match call {
        Call::Wins(basis) => end_with(draft, &[seat], *basis),
        Call::Together(basis) => end_when_all_are_heard(draft, *basis),
    }
}

/// Those who share a win have it once each of them has shouted.
fn end_when_all_are_heard(draft: &mut Draft, basis: Basis) {
    if let Phase::Shout(Shout { among, heard, .. }) = &draft.state.phase
        && among.iter().all(|seat| heard.contains(seat))
    {
        let among = among.clone();
        end_with(draft, &among, basis);
    }
}

/// True when it may be said of this player that nobody heard a shout.
pub(super) fn may_miss_shout(state: &AllOut, seat: Seat) -> Result<Answer, Refusal> {
    let rule = HouseRule::ForgotShout;
    let Phase::Shout(shout) = &state.phase else {
        return Err(
            if state.house.setting(rule) == Setting::Is(Answer::NoPenalty) {
                Refusal::NoShoutNeeded(WithoutShout::Stands)
            } else {
                not_now(state, Wish::NoShout)
            },
        );
    };
    call(state, shout, seat)?;
    let answer = state.house.answer(rule).map_err(Refusal::NeedsRuling)?;
    let race = shout.among.len() > 1
        && state.house.setting(HouseRule::BothWin) == Setting::Is(Answer::FirstToShout);
    if answer == Answer::NoPenalty && race {
        return Err(Refusal::NoShoutNeeded(WithoutShout::FirstDecides));
    }
    Ok(answer)
}

pub(super) fn no_shout(draft: &mut Draft, seat: Seat) -> Result<(), Refusal> {
    let answer = may_miss_shout(&draft.state, seat)?;
    let Phase::Shout(shout) = draft.state.phase.clone() else {
        return Ok(());
    };
    let call = call(&draft.state, &shout, seat)?;
    let win_lost = answer == Answer::DrawTwo;
    draft.push(Event::ShoutMissed {
        seat,
        win_lost,
        basis: Basis::House(HouseRule::ForgotShout, answer),
    });
    if win_lost {
        draft.draw(PENALTY, |cards| Event::PenaltyDrawn { seat, cards });
        after_one_less(draft);
    } else {
        count(draft, seat, &call);
    }
    Ok(())
}

/// Fewer can still win by shouting: those who have shouted win if nobody else is left, and the game goes on if nobody
/// is.
pub(super) fn after_one_less(draft: &mut Draft) {
    let Phase::Shout(Shout {
        among,
        heard,
        resume,
    }) = draft.state.phase.clone()
    else {
        return;
    };
    if among.is_empty() {
        draft.push(Event::GameGoesOn {
            resume: resume.clone(),
        });
        go_on(draft, &resume);
    } else if among.iter().all(|seat| heard.contains(seat)) {
        end_with(draft, &among, Basis::Sheet(Section::Winning));
    }
}
