//! What is asked now, and what may be answered.

use super::event::{BakuganId, Command, Gate};
use super::told::{BY_VOTE_OR_COIN, NOBODY_WINS, TURN_PASSES, WHAT_NOW};
use super::words::{full_name, name, one_gate_of, player};
use super::{
    Answer, Bakugan, Ballot, Fact, HouseRule, Motion, Outcome, Phase, Setting, Zone, battle,
    incidents, running_out,
};
use crate::rules::tongue::tell;
use crate::rules::{Choice, Layout, MatchResult, Prompt, Seat};

/// Headline, detail and who is asked.
pub(super) type Asked = (String, String, Option<Seat>);

/// What is asked of the table now.
pub(super) fn prompt(state: &Bakugan) -> Prompt {
    let (headline, detail, seat) = asked(state);
    let layout = matches!(state.phase, Phase::SetGates)
        .then(|| Layout::of_gates(&gate_layers(state), state.players.count()));
    Prompt {
        headline,
        detail,
        seat,
        layout,
    }
}

fn asked(state: &Bakugan) -> Asked {
    let turn = || player(state, state.turn);
    let of_turn = Some(state.turn);
    match &state.phase {
        Phase::SetGates => (
            tell!("bakugan-asks-gates"),
            if state.players.count() == 2 {
                tell!("bakugan-asks-gates-two")
            } else {
                tell!("bakugan-asks-gates-more")
            },
            None,
        ),
        Phase::ToRoll => (
            tell!("bakugan-asks-roll", player = turn()),
            to_roll(state),
            of_turn,
        ),
        Phase::Rolling { bakugan, .. } => (
            tell!(
                "bakugan-asks-rolling",
                player = turn(),
                toy = name(state, *bakugan)
            ),
            tell!("bakugan-asks-rolling-how"),
            of_turn,
        ),
        Phase::Choosing(choosing) => {
            gate_choice(state, choosing.by, choosing.bakugan, &choosing.among)
        }
        Phase::Battle(battle) => battle::battle_prompt(state, battle),
        Phase::TieRoll(tie) => battle::tie_prompt(state, tie),
        Phase::ChoosingOpponent(meeting) => (
            tell!("bakugan-asks-opponent", player = player(state, meeting.by)),
            tell!("bakugan-asks-opponent-why", gate = meeting.gate.to_string()),
            Some(meeting.by),
        ),
        Phase::RunningOut => (
            tell!("bakugan-asks-nothing", player = turn()),
            tell!("bakugan-asks-nothing-move"),
            of_turn,
        ),
        Phase::BetweenGames => {
            let next = state.series().first().next(state.players.count());
            (
                match state.series().results().last() {
                    Some(result) => result.told("game", |seat| player(state, seat)),
                    None => tell!("bakugan-asks-game-over"),
                },
                tell!("bakugan-asks-next-game", player = player(state, next)),
                None,
            )
        }
        Phase::NothingToRoll => (
            tell!("bakugan-asks-nothing", player = turn()),
            match state.house.setting(HouseRule::NothingToRoll) {
                Setting::Is(Answer::Vote) => tell!("bakugan-asks-nothing-vote"),
                _ => tell!("bakugan-asks-nothing-pass"),
            },
            of_turn,
        ),
        Phase::Undecided => (
            tell!("bakugan-asks-undecided"),
            tell!("bakugan-asks-undecided-how"),
            None,
        ),
        Phase::Over(result) => (
            result.headline(|seat| player(state, seat)),
            tell!("bakugan-asks-over"),
            None,
        ),
    }
}

/// Who chooses on which gate a Bakugan counts.
pub(super) fn gate_choice(state: &Bakugan, by: Seat, bakugan: BakuganId, among: &[Gate]) -> Asked {
    (
        tell!("bakugan-asks-gate", player = player(state, by)),
        tell!(
            "bakugan-asks-gate-which",
            toy = full_name(state, bakugan),
            gates = one_gate_of(among)
        ),
        Some(by),
    )
}

/// How a roll is made; where more than two play also who comes first with a card.
fn to_roll(state: &Bakugan) -> String {
    if state.players.count() == 2 {
        return tell!("bakugan-asks-roll-how");
    }
    let first = player(state, state.first_of_two_cards());
    tell!("bakugan-asks-roll-more", first = first)
}

/// Who lays a gate now: everybody who has one in the hand, in seat order.
pub(super) fn gate_layers(state: &Bakugan) -> Vec<Seat> {
    let has_one = state.players.iter().filter(|(_, p)| p.gates_in_hand > 0);
    has_one.map(|(seat, _)| seat).collect()
}

pub(super) fn choice(label: String, command: Command) -> Choice<Command> {
    Choice {
        label,
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
        Phase::SetGates => vec![likeliest(choice(
            tell!("bakugan-choice-gates-set"),
            Command::SetGates,
        ))],
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
                return vec![likeliest(choice(
                    tell!("bakugan-choice-pass"),
                    Command::Pass,
                ))];
            }
            let passes = tell!("bakugan-choice-turn-passes");
            let mut all = vec![choice(passes, all_for_passing(state))];
            all.extend(by_vote(state, state.players.seats().collect()));
            all
        }
        Phase::Undecided => by_vote(state, state.leaders()),
        Phase::BetweenGames => vec![likeliest(choice(
            tell!("bakugan-choice-next-game"),
            Command::NextGame,
        ))],
        Phase::Over(_) => Vec::new(),
    }
}

/// The table's word on who wins, with a reason that fits: the match, or the game where a match has several.
fn by_vote(state: &Bakugan, seats: Vec<Seat>) -> Vec<Choice<Command>> {
    let end = |result| {
        let reason = BY_VOTE_OR_COIN.to_owned();
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
                tell!("bakugan-choice-wins", who = player(state, seat)),
                end(MatchResult::Won(seat)),
            )
        })
        .collect();
    let nobody = tell!("bakugan-choice-nobody-wins");
    all.push(choice(nobody, end(MatchResult::Draw)));
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
        question: WHAT_NOW.to_owned(),
        ballots: vec![
            ballot(TURN_PASSES, Outcome::TurnPasses, everybody),
            ballot(NOBODY_WINS, Outcome::NobodyWins, 0),
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
    let gates: Vec<(Gate, String)> = state
        .gates()
        .map(|(gate, _)| (gate, gate.to_string()))
        .collect();
    let settle = |label: String, fact: Fact| choice(label, Command::Settle { roll, fact });
    let mut all = Vec::new();
    let each = |all: &mut Vec<Choice<Command>>, message: &str, fact: fn(Gate) -> Fact| {
        all.extend(
            gates
                .iter()
                .map(|(gate, name)| settle(tell!(message, gate = name), fact(*gate))),
        );
    };
    each(&mut all, "bakugan-choice-open", Fact::open_on);
    each(&mut all, "bakugan-choice-closed", Fact::closed_on);
    all.push(settle(tell!("bakugan-choice-missed"), Fact::closed_off()));
    each(&mut all, "bakugan-choice-a-little", Fact::partly_open_on);
    each(&mut all, "bakugan-choice-slid-off", Fact::slid_off);
    each(
        &mut all,
        "bakugan-choice-opened-before",
        Fact::opened_before,
    );
    for (at, (one, one_name)) in gates.iter().enumerate() {
        for (other, other_name) in &gates[at + 1..] {
            all.push(settle(
                tell!("bakugan-choice-across", one = one_name, other = other_name),
                Fact::between([*one, *other], None),
            ));
        }
    }
    all.push(settle(tell!("bakugan-choice-gone"), Fact::gone()));
    if !incidents::is_noted(state, roll) {
        let too_near = tell!("bakugan-choice-too-near");
        all.push(choice(too_near, Command::CloseRoll { roll }));
    }
    // A house rule without an answer refuses the outcomes that meet it; the screen asks when one is wished.
    all
}
