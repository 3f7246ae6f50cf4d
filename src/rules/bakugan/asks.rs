//! What is asked now, and what may be answered.

use super::event::{BakuganId, Command, Gate};
use super::words::{full_name, name, player};
use super::{
    Answer, Bakugan, Ballot, Fact, HouseRule, Motion, Outcome, Phase, Setting, Zone, battle,
    incidents, running_out,
};
use crate::rules::text::one_of;
use crate::rules::{Choice, Layout, MatchResult, Prompt, Seat};

/// What is asked of the table now.
pub(super) fn prompt(state: &Bakugan) -> Prompt {
    let turn = player(state, state.turn);
    let (headline, detail, seat) = match &state.phase {
        Phase::SetGates => (
            "Set the gates".to_owned(),
            if state.players.count() == 2 {
                "Both lay a Gate card face down in front of the other player, short edges touching."
            } else {
                "Everybody lays a Gate card face down in the middle, as far away as it goes, touching another."
            }
            .to_owned(),
            None,
        ),
        Phase::ToRoll => (
            format!("{turn} rolls"),
            to_roll(state),
            Some(state.turn),
        ),
        Phase::Rolling { bakugan, .. } => (
            format!("{turn} rolls {}", name(state, *bakugan)),
            "How does it come to rest?".to_owned(),
            Some(state.turn),
        ),
        Phase::Choosing(choosing) => (
            format!("{} chooses a gate", player(state, choosing.by)),
            format!(
                "{} on {}?",
                full_name(state, choosing.bakugan),
                one_of(choosing.among.iter().map(Gate::to_string).collect())
            ),
            Some(choosing.by),
        ),
        Phase::Battle(battle) => battle::battle_prompt(state, battle),
        Phase::TieRoll(tie) => battle::tie_prompt(state, tie),
        Phase::ChoosingOpponent(meeting) => (
            format!("{} chooses an opponent", player(state, meeting.by)),
            format!(
                "Several stand on {}: a battle is one against one.",
                meeting.gate
            ),
            Some(meeting.by),
        ),
        Phase::RunningOut => (
            format!("{turn} has nothing to roll"),
            "Move a standing Bakugan to where it starts a battle. If no opponent stands, take a gate."
                .to_owned(),
            Some(state.turn),
        ),
        Phase::BetweenGames => (
            match state.series().results().last() {
                Some(result) => result.told("game", |seat| player(state, seat)),
                None => "The game is over".to_owned(),
            },
            format!(
                "Everybody takes all pieces back. {} begins the next game.",
                player(state, state.series().first().next(state.players.count()))
            ),
            None,
        ),
        Phase::NothingToRoll => (
            format!("{turn} has nothing to roll"),
            match state.house.setting(HouseRule::NothingToRoll) {
                Setting::Is(Answer::Vote) => "The table votes on what happens.",
                _ => "The turn passes.",
            }
            .to_owned(),
            Some(state.turn),
        ),
        Phase::Undecided => (
            "Nobody is ahead".to_owned(),
            "No gate is left. Take a vote or toss a coin.".to_owned(),
            None,
        ),
        Phase::Over(result) => (
            result.headline(|seat| player(state, seat)),
            "The match is over.".to_owned(),
            None,
        ),
    };
    let layout = matches!(state.phase, Phase::SetGates)
        .then(|| Layout::of_gates(&gate_layers(state), state.players.count()));
    Prompt {
        headline,
        detail,
        seat,
        layout,
    }
}

/// How a roll is made; where more than two play also who comes first with a card.
fn to_roll(state: &Bakugan) -> String {
    let how = "Name an unused Bakugan and roll it from two card lengths back.";
    if state.players.count() == 2 {
        return how.to_owned();
    }
    let first = player(state, state.first_of_two_cards());
    format!("{how} Two cards at once: {first} plays first.")
}

/// Who lays a gate now: everybody who has one in the hand, in seat order.
pub(super) fn gate_layers(state: &Bakugan) -> Vec<Seat> {
    let has_one = state.players.iter().filter(|(_, p)| p.gates_in_hand > 0);
    has_one.map(|(seat, _)| seat).collect()
}

pub(super) fn choice(label: impl Into<String>, command: Command) -> Choice<Command> {
    Choice {
        label: label.into(),
        command,
        likeliest: false,
    }
}

pub(super) fn likeliest(mut choice: Choice<Command>) -> Choice<Command> {
    choice.likeliest = true;
    choice
}

/// The legal commands now.
pub(super) fn choices(state: &Bakugan) -> Vec<Choice<Command>> {
    match &state.phase {
        Phase::SetGates => vec![likeliest(choice("Gates are set", Command::SetGates))],
        Phase::ToRoll => rollable(state, state.turn),
        Phase::Rolling { roll, .. } => outcomes(state, *roll),
        Phase::Choosing(choosing) => choosing
            .among
            .iter()
            .map(|gate| choice(gate.to_string(), Command::ChooseGate { gate: *gate }))
            .collect(),
        Phase::Battle(battle) => battle::battle_choices(state, battle),
        Phase::TieRoll(tie) => battle::tie_choices(state, tie),
        Phase::ChoosingOpponent(meeting) => meeting
            .among
            .iter()
            .map(|bakugan| {
                let command = Command::ChooseOpponent { bakugan: *bakugan };
                choice(full_name(state, *bakugan), command)
            })
            .collect(),
        Phase::RunningOut => running_out::choices(state),
        Phase::NothingToRoll => {
            if state.house.setting(HouseRule::NothingToRoll) != Setting::Is(Answer::Vote) {
                return vec![likeliest(choice("Pass", Command::Pass))];
            }
            let mut all = vec![choice("The turn passes", all_for_passing(state))];
            all.extend(by_vote(state, state.players.seats().collect()));
            all
        }
        Phase::Undecided => by_vote(state, state.leaders()),
        Phase::BetweenGames => vec![likeliest(choice("Next game", Command::NextGame))],
        Phase::Over(_) => Vec::new(),
    }
}

/// The table's word on who wins, with a reason that fits: the match, or the game where a match has several.
fn by_vote(state: &Bakugan, seats: Vec<Seat>) -> Vec<Choice<Command>> {
    let end = |result| {
        let reason = "by vote or coin".to_owned();
        if state.series().format().is_single() {
            Command::EndMatch { result, reason }
        } else {
            Command::EndGame { result, reason }
        }
    };
    let mut all: Vec<Choice<Command>> = seats
        .into_iter()
        .map(|seat| {
            choice(
                format!("{} wins", player(state, seat)),
                end(MatchResult::Won(seat)),
            )
        })
        .collect();
    all.push(choice("Nobody wins", end(MatchResult::Draw)));
    all
}

/// A vote in which everybody lets the turn pass.
fn all_for_passing(state: &Bakugan) -> Command {
    let ballot = |words: &str, outcome, votes| Ballot {
        motion: Motion {
            words: words.to_owned(),
            outcome,
        },
        votes,
    };
    let everybody = u8::try_from(state.players.count()).unwrap_or(u8::MAX);
    Command::Vote {
        question: "nothing to roll: what now?".to_owned(),
        ballots: vec![
            ballot("the turn passes", Outcome::TurnPasses, everybody),
            ballot("nobody wins", Outcome::NobodyWins, 0),
        ],
    }
}

/// What a player can roll: the unused ones, or, when there are none, the used ones that come back.
pub(super) fn rollable(state: &Bakugan, seat: Seat) -> Vec<Choice<Command>> {
    let mut ready: Vec<BakuganId> = state.in_zone(seat, Zone::Unused).collect();
    if ready.is_empty() {
        ready = state.in_zone(seat, Zone::Used).collect();
    }
    let one = ready.len() == 1;
    ready
        .into_iter()
        .map(|bakugan| Choice {
            label: name(state, bakugan),
            command: Command::Roll { bakugan },
            likeliest: one,
        })
        .collect()
}

/// Every way in which a roll can end, each for every gate.
pub(super) fn outcomes(state: &Bakugan, roll: u32) -> Vec<Choice<Command>> {
    let gates: Vec<Gate> = state.gates().map(|(gate, _)| gate).collect();
    let settle = |label: String, fact: Fact| choice(label, Command::Settle { roll, fact });
    let mut all = Vec::new();
    let each = |all: &mut Vec<Choice<Command>>, label: &str, fact: fn(Gate) -> Fact| {
        all.extend(
            gates
                .iter()
                .map(|gate| settle(format!("{label} {gate}"), fact(*gate))),
        );
    };
    each(&mut all, "Open on", Fact::open_on);
    each(&mut all, "Closed on", Fact::closed_on);
    all.push(settle("Missed".to_owned(), Fact::closed_off()));
    each(&mut all, "Opened a little on", Fact::partly_open_on);
    each(&mut all, "Slid off", Fact::slid_off);
    each(&mut all, "Opened before", Fact::opened_before);
    for (at, one) in gates.iter().enumerate() {
        for other in &gates[at + 1..] {
            all.push(settle(
                format!("Across {one} and {other}"),
                Fact::between([*one, *other], None),
            ));
        }
    }
    all.push(settle("Left the table".to_owned(), Fact::gone()));
    if !incidents::is_noted(state, roll) {
        all.push(choice("Rolled from too near", Command::CloseRoll { roll }));
    }
    // A house rule without an answer refuses the outcomes that meet it; the screen asks when one is wished.
    all
}
