//! How the game of more than two, a match of several games and what happens beside the turn read.

use super::event::{Adjustment, Event, GateSide};
use super::incidents::{AfterKnock, AfterTooNear, lies_in_words};
use super::setup::SeatOrder;
use super::vote::{Ballot, CoinSide};
use super::words::{full_name, gate_under, gates, name, player};
use super::{Bakugan, Phase};
use crate::rules::text::{listed, one_of};

/// What became of a roll from too near.
pub(super) fn after_too_near(then: AfterTooNear) -> &'static str {
    match then {
        AfterTooNear::Noted => "a hint only",
        AfterTooNear::RollAgain => "it is rolled again, this once",
        AfterTooNear::Missed { to_used: true } => {
            "the second time in this turn, so a miss; it goes to the used pile"
        }
        AfterTooNear::Missed { to_used: false } => {
            "the second time in this turn, so a miss; it stays unused"
        }
    }
}

fn counts(ballots: &[Ballot]) -> String {
    let each = |ballot: &Ballot| {
        let votes = if ballot.votes == 1 { "vote" } else { "votes" };
        format!("{} ({} {votes})", ballot.motion.words, ballot.votes)
    };
    listed(ballots.iter().map(each).collect())
}

/// One of the events that this file tells.
pub(super) fn say(state: &Bakugan, event: &Event) -> String {
    match event {
        Event::TooNear { bakugan, then, .. } => format!(
            "{} was not rolled from two card lengths back: {}.",
            full_name(state, *bakugan),
            after_too_near(*then)
        ),
        Event::Knocked {
            bakugan,
            from,
            lies,
            then,
            ..
        } => format!(
            "{} is knocked{}: {}.",
            full_name(state, *bakugan),
            lies_in_words(*lies),
            match then {
                AfterKnock::PutBack => format!("it is put back on {from}"),
                AfterKnock::Stands(gate) => format!("it stands on {gate} from now on"),
                AfterKnock::Used => "it goes to the used pile".to_owned(),
            }
        ),
        Event::OpponentToChoose {
            gate, by, among, ..
        } => format!(
            "Several opponents stand on {gate}: {} chooses {}.",
            player(state, *by),
            one_of(among.iter().map(|one| full_name(state, *one)).collect())
        ),
        Event::SpecialMoved {
            bakugan, from, to, ..
        } => format!(
            "{} has nothing to roll and moves {} from {from} to {to}.",
            player(state, bakugan.seat),
            name(state, *bakugan)
        ),
        Event::VoteTaken {
            question,
            ballots,
            decided,
            ..
        } => match decided {
            Some(motion) => format!(
                "Vote on \"{question}\": {}. It is decided: {}.",
                counts(ballots),
                motion.words
            ),
            None => format!(
                "Vote on \"{question}\": {}. No answer has most votes; toss a coin.",
                counts(ballots)
            ),
        },
        Event::CoinFell {
            question,
            fell,
            decided,
            ..
        } => format!(
            "Coin for \"{question}\": {}, so {}.",
            match fell {
                CoinSide::Heads => "heads",
                CoinSide::Tails => "tails",
            },
            decided.words
        ),
        Event::GameEnded {
            game,
            result,
            reason,
            ..
        } => {
            let why = reason
                .as_deref()
                .map_or_else(String::new, |why| format!(" ({why})"));
            format!(
                "Game {game} is over. {}{why}.",
                result.told("game", |seat| player(state, seat))
            )
        }
        Event::GameBegan { game, first, .. } => format!(
            "Game {game} begins: all pieces go back to their owners, and {} goes first.",
            player(state, *first)
        ),
        _ => String::new(),
    }
}

/// One of the changes by hand that this file tells.
pub(super) fn adjustment(state: &Bakugan, change: &Adjustment) -> String {
    match change {
        Adjustment::SetSide { gate, side } => match side {
            GateSide::Down => format!("{gate} lies face down"),
            GateSide::Up(None) => format!("{gate} lies face up"),
            GateSide::Up(Some(name)) => format!("{gate} lies face up: {name}"),
        },
        Adjustment::BeginBattle { came, stood } => format!(
            "{} and {} fight",
            full_name(state, *came),
            full_name(state, *stood)
        ),
        Adjustment::SetResult(result) => result.told_within("match", |seat| player(state, seat)),
        Adjustment::SetGameResult { game, result } => {
            result.told_of_game(u32::from(*game), |seat| player(state, seat))
        }
        _ => String::new(),
    }
}

/// What there is to say of a match beyond its pieces.
pub(super) fn beyond_the_field(state: &Bakugan) -> Vec<String> {
    let mut said = Vec::new();
    for came in &state.aside.clashes {
        if let Some(gate) = gate_under(state, *came) {
            said.push(format!(
                "{} was knocked to {gate}, where an opponent's stands: they fight before the turn passes.",
                full_name(state, *came)
            ));
        }
    }
    if let Phase::Choosing(choosing) = &state.phase {
        said.push(format!(
            "{} waits for its gate: {}.",
            full_name(state, choosing.bakugan),
            gates(choosing.among.iter().copied())
        ));
    }
    if state.players.count() > 2 {
        let order = state.players.iter().map(|(_, player)| player.name.clone());
        let how = match state.series.order {
            SeatOrder::AsSeated => "as the players sit",
            SeatOrder::Drawn => "as it was drawn",
        };
        said.push(format!(
            "Order of turns, {how}: {}.",
            listed(order.collect())
        ));
    }
    if let Some(won) = state.series.scores(state.players.count()) {
        let each = |(seat, won): (_, &i32)| format!("{} {won}", player(state, seat));
        said.push(format!(
            "Game {} of a match, {}; games won: {}.",
            state.series.game,
            state.series.format,
            listed(won.iter().map(each).collect())
        ));
    }
    said
}
