//! How the game of more than two, a match of several games and what happens beside the turn read.

use super::CoinSide;
use super::event::{Adjustment, BakuganId, Event, Gate, GateSide};
use super::follows::after_too_near;
use super::incidents::{AfterKnock, Lies};
use super::setup::SeatOrder;
use super::vote::Ballot;
use super::words::{because, full_name, gate_under, gates, name, player, players};
use super::{Bakugan, Phase};
use crate::rules::text::{listed, one_of};
use crate::rules::tongue::{Tongue, in_tongue, tell};

/// Why a game ended, as it is kept: by a vote.
pub(super) const BY_VOTE: &str = "by vote";
/// The same: by a coin.
pub(super) const BY_COIN: &str = "by coin";
/// The same: by one of the two.
pub(super) const BY_VOTE_OR_COIN: &str = "by vote or coin";
/// What the table votes on where a player has nothing to roll, as it is kept.
pub(super) const WHAT_NOW: &str = "nothing to roll: what now?";
/// The answer that the turn passes, as it is kept.
pub(super) const TURN_PASSES: &str = "the turn passes";
/// The answer that nobody wins, as it is kept.
pub(super) const NOBODY_WINS: &str = "nobody wins";

/// What the rules themselves wrote into the log, with the messages that say it.
const KEPT: [(&str, &str); 6] = [
    (BY_VOTE, "bakugan-by-vote"),
    (BY_COIN, "bakugan-by-coin"),
    (BY_VOTE_OR_COIN, "bakugan-by-vote-or-coin"),
    (WHAT_NOW, "bakugan-vote-what-now"),
    (TURN_PASSES, "bakugan-vote-pass"),
    (NOBODY_WINS, "bakugan-vote-nobody"),
];

/// Words of the log as they are shown: what the rules wrote in the language that is spoken, the table's own as they are.
pub(super) fn kept(state: &Bakugan, words: &str) -> String {
    if let Some((_, id)) = KEPT.into_iter().find(|(one, _)| *one == words) {
        return tell!(id);
    }
    let format = state.series.format;
    if !format.is_single() && words == in_tongue(Tongue::English, || format.to_string()) {
        return format.to_string();
    }
    words.to_owned()
}

fn counts(state: &Bakugan, ballots: &[Ballot]) -> String {
    let each = |ballot: &Ballot| {
        tell!(
            "bakugan-votes",
            answer = kept(state, &ballot.motion.words),
            votes = ballot.votes
        )
    };
    listed(ballots.iter().map(each).collect())
}

/// That a Bakugan is knocked, as a sentence that goes on: "Mia's Dragonoid is knocked to Gate 2".
pub(super) fn knock(state: &Bakugan, bakugan: BakuganId, lies: Lies) -> String {
    let (how, gate) = match lies {
        Lies::On(gate) => ("on", Some(gate.to_string())),
        Lies::Off => ("off", None),
        Lies::Shut => ("shut", None),
    };
    tell!(
        "bakugan-knock",
        toy = full_name(state, bakugan),
        lies = how,
        gate = gate
    )
}

fn knocked(
    state: &Bakugan,
    bakugan: BakuganId,
    from: Gate,
    lies: Lies,
    then: AfterKnock,
) -> String {
    let (then, gate) = match then {
        AfterKnock::PutBack => ("put-back", Some(from.to_string())),
        AfterKnock::Stands(gate) => ("stands", Some(gate.to_string())),
        AfterKnock::Used => ("used", None),
    };
    tell!(
        "bakugan-knocked",
        knock = knock(state, bakugan, lies),
        then = then,
        gate = gate
    )
}

/// One of the events that this file tells.
pub(super) fn say(state: &Bakugan, event: &Event) -> String {
    match event {
        Event::TooNear { bakugan, then, .. } => tell!(
            "bakugan-too-near",
            toy = full_name(state, *bakugan),
            then = after_too_near(*then)
        ),
        Event::Knocked {
            bakugan,
            from,
            lies,
            then,
            ..
        } => knocked(state, *bakugan, *from, *lies, *then),
        Event::OpponentToChoose {
            gate, by, among, ..
        } => tell!(
            "bakugan-opponent-to-choose",
            gate = gate.to_string(),
            player = player(state, *by),
            toys = one_of(among.iter().map(|one| full_name(state, *one)).collect())
        ),
        Event::SpecialMoved {
            bakugan, from, to, ..
        } => tell!(
            "bakugan-special-moved",
            player = player(state, bakugan.seat),
            toy = name(state, *bakugan),
            from = from.to_string(),
            to = to.to_string()
        ),
        Event::VoteTaken {
            question,
            ballots,
            decided,
            ..
        } => match decided {
            Some(motion) => tell!(
                "bakugan-vote-decided",
                question = kept(state, question),
                votes = counts(state, ballots),
                answer = kept(state, &motion.words)
            ),
            None => tell!(
                "bakugan-vote-open",
                question = kept(state, question),
                votes = counts(state, ballots)
            ),
        },
        Event::CoinFell {
            question,
            fell,
            decided,
            ..
        } => {
            let side = match fell {
                CoinSide::Heads => "heads",
                CoinSide::Tails => "tails",
            };
            tell!(
                "bakugan-coin",
                side = side,
                question = kept(state, question),
                answer = kept(state, &decided.words)
            )
        }
        Event::GameEnded {
            game,
            result,
            reason,
            ..
        } => tell!(
            "bakugan-game-ended",
            game = *game,
            result = result.told("game", |seat| player(state, seat)),
            why = because(state, reason.as_deref())
        ),
        Event::GameBegan { game, first, .. } => tell!(
            "bakugan-game-began",
            game = *game,
            player = player(state, *first)
        ),
        _ => String::new(),
    }
}

/// One of the changes by hand that this file tells.
pub(super) fn adjustment(state: &Bakugan, change: &Adjustment) -> String {
    match change {
        Adjustment::SetSide { gate, side } => {
            let gate = gate.to_string();
            match side {
                GateSide::Down => tell!("bakugan-by-hand-side", gate = gate, side = "down"),
                GateSide::Up(None) => tell!("bakugan-by-hand-side", gate = gate, side = "up"),
                GateSide::Up(Some(name)) => {
                    tell!("bakugan-by-hand-named", gate = gate, name = name)
                }
            }
        }
        Adjustment::BeginBattle { came, stood } => tell!(
            "bakugan-by-hand-battle",
            one = full_name(state, *came),
            other = full_name(state, *stood)
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
            said.push(tell!(
                "bakugan-table-clash",
                toy = full_name(state, *came),
                gate = gate.to_string()
            ));
        }
    }
    if let Phase::Choosing(choosing) = &state.phase {
        said.push(tell!(
            "bakugan-table-choosing",
            toy = full_name(state, choosing.bakugan),
            gates = gates(choosing.among.iter().copied())
        ));
    }
    if state.players.count() > 2 {
        let order = match state.series.order {
            SeatOrder::AsSeated => "as-seated",
            SeatOrder::Drawn => "drawn",
        };
        said.push(tell!(
            "bakugan-table-order",
            order = order,
            players = players(state, state.players.seats())
        ));
    }
    if let Some(won) = state.series.scores(state.players.count()) {
        let each = |(seat, won): (_, &i32)| {
            tell!(
                "bakugan-table-won",
                player = player(state, seat),
                won = *won
            )
        };
        said.push(tell!(
            "bakugan-table-match",
            game = state.series.game,
            format = state.series.format.to_string(),
            won = listed(won.iter().map(each).collect())
        ));
    }
    said
}
