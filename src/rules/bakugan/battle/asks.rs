//! What is asked in a battle and in a tie roll, and what may be answered.

use super::super::asks::{Asked, choice, gate_choice, likeliest, outcomes, rollable};
use super::super::event::{BattleOutcome, Command};
use super::super::refusal::Refusal;
use super::super::setup::Attribute;
use super::super::words::{full_name, name, player};
use super::super::{Answer, Bakugan, HouseRule, Setting, Zone};
use super::{Battle, Tie, carry_out, lies_face_up, numbers};
use crate::rules::tongue::tell;
use crate::rules::{Choice, Rules as _, Seat};

/// What is asked in a battle.
pub(in super::super) fn battle_prompt(state: &Bakugan, battle: &Battle) -> Asked {
    let headline = tell!("bakugan-asks-battle", gate = battle.gate.to_string());
    if let Some(choice) = carry_out::open_choice(state, battle) {
        let seat = choice.fighter.seat;
        let what = match choice.replaced {
            Some(_) => "bakugan-asks-card-fighter",
            None => "bakugan-asks-card-attribute",
        };
        return (
            tell!(
                "bakugan-asks-card",
                card = &choice.card,
                player = player(state, seat)
            ),
            tell!(what, toy = full_name(state, choice.fighter)),
            Some(seat),
        );
    }
    let to_say = numbers::attributes_to_say(state, battle);
    if let Some(first) = to_say.first() {
        let is_clear = state
            .toy(*first)
            .is_some_and(|toy| toy.attribute == Some(Attribute::Clear));
        let detail = if is_clear {
            tell!("bakugan-asks-attribute-clear")
        } else {
            tell!("bakugan-asks-attribute-number")
        };
        return (
            tell!("bakugan-asks-attribute", toy = full_name(state, *first)),
            detail,
            Some(first.seat),
        );
    }
    if !lies_face_up(state, battle.gate) {
        return (headline, before_flip(state, battle), None);
    }
    let is_unread = |fighter: &super::Fighter| {
        let toy = state.toy(fighter.bakugan);
        toy.is_some_and(|toy| toy.g_power.is_none())
    };
    let detail = if battle.fighters.iter().any(is_unread) {
        tell!("bakugan-asks-totals")
    } else if battle
        .card
        .as_ref()
        .is_some_and(|card| !card.numbers.is_empty())
    {
        match battle.due {
            Some(due) => tell!("bakugan-asks-abilities", player = player(state, due)),
            None => tell!("bakugan-asks-result"),
        }
    } else {
        tell!("bakugan-asks-numbers")
    };
    (headline, detail, None)
}

/// Reading the G-Powers, and the stop at which abilities may be played already.
fn before_flip(state: &Bakugan, battle: &Battle) -> String {
    let gate = battle.gate.to_string();
    let stops = state.house.setting(HouseRule::BeforeFlip) == Setting::Is(Answer::Stop);
    let has_known_cards = |seat: &Seat| {
        let brought = state.brought.get(seat.index());
        brought.is_some_and(|brought| !brought.abilities.is_empty())
    };
    let seats = battle.seats_in_order(state);
    match seats.first() {
        // A table that does not write its cards down is not told of them at every battle.
        Some(first) if stops && seats.iter().any(has_known_cards) => tell!(
            "bakugan-asks-before-flip",
            gate = gate,
            player = player(state, *first)
        ),
        _ => tell!("bakugan-asks-flip", gate = gate),
    }
}

/// A command is offered when it is accepted, or when a house rule has to be answered first.
fn is_offered(state: &Bakugan, command: &Command) -> bool {
    matches!(state.decide(command), Ok(_) | Err(Refusal::NeedsRuling(_)))
}

/// What may be done in a battle.
pub(in super::super) fn battle_choices(state: &Bakugan, battle: &Battle) -> Vec<Choice<Command>> {
    let mut all = Vec::new();
    for bakugan in numbers::attributes_to_say(state, battle) {
        let who = full_name(state, bakugan);
        all.extend(Attribute::SIX.map(|attribute| {
            choice(
                format!("{who}: {}", attribute.name()),
                Command::ChooseAttribute { bakugan, attribute },
            )
        }));
    }
    let open = carry_out::open_choice(state, battle);
    if let Some(choosing) = open.filter(|choosing| choosing.replaced.is_some()) {
        let unused = state.in_zone(choosing.fighter.seat, Zone::Unused);
        all.extend(unused.map(|bakugan| {
            choice(
                tell!("bakugan-choice-fighter", toy = full_name(state, bakugan)),
                Command::ChooseFighter { bakugan },
            )
        }));
    }
    if !lies_face_up(state, battle.gate) {
        all.extend(flips(state, battle));
        return all;
    }
    let compare = Command::Compare;
    if is_offered(state, &compare)
        && let Some(totals) = numbers::foreseen(state, battle)
    {
        let sums: Vec<String> = totals.iter().map(i32::to_string).collect();
        all.push(likeliest(choice(
            tell!("bakugan-choice-result", totals = sums.join(" : ")),
            compare,
        )));
    }
    for fighter in &battle.fighters {
        all.push(choice(
            tell!(
                "bakugan-choice-wins",
                who = full_name(state, fighter.bakugan)
            ),
            Command::Declare {
                outcome: BattleOutcome::Wins(fighter.bakugan),
            },
        ));
    }
    all.push(choice(
        tell!("bakugan-choice-level"),
        Command::Declare {
            outcome: BattleOutcome::Equal,
        },
    ));
    if let Some(seat) = battle.due {
        let done = Command::DoneAbilities { seat };
        if is_offered(state, &done) {
            let label = tell!("bakugan-choice-done", player = player(state, seat));
            all.push(choice(label, done));
        }
    }
    all
}

/// Turning the gate over: without a name, or as one of the cards that its owner can still have.
fn flips(state: &Bakugan, battle: &Battle) -> Vec<Choice<Command>> {
    let flip = |name: Option<String>| Command::Flip { name };
    let unnamed = flip(None);
    if !is_offered(state, &unnamed) {
        return Vec::new();
    }
    let owner = state.gate(battle.gate).map(|card| card.owner);
    let mut named: Vec<Choice<Command>> = owner
        .into_iter()
        .flat_map(|owner| state.gate_candidates(owner))
        .map(|card| {
            choice(
                tell!(
                    "bakugan-choice-card",
                    gate = battle.gate.to_string(),
                    card = &card.name
                ),
                flip(Some(card.name.clone())),
            )
        })
        .filter(|choice| is_offered(state, &choice.command))
        .collect();
    let label = tell!("bakugan-choice-flip", gate = battle.gate.to_string());
    let over = choice(label, unnamed);
    named.push(if named.is_empty() {
        likeliest(over)
    } else {
        over
    });
    named
}

/// What is asked in a tie roll.
pub(in super::super) fn tie_prompt(state: &Bakugan, tie: &Tie) -> Asked {
    if let Some(fighter) = tie.sides_to_name().next() {
        return (
            tell!(
                "bakugan-asks-tie-name",
                player = player(state, fighter.seat)
            ),
            tell!("bakugan-asks-tie-name-how"),
            Some(fighter.seat),
        );
    }
    if let Some(choosing) = &tie.to_choose {
        return gate_choice(state, choosing.by, choosing.bakugan, &choosing.among);
    }
    if tie.is_dead_heat {
        return (
            tell!("bakugan-asks-dead-heat"),
            tell!("bakugan-asks-dead-heat-how"),
            None,
        );
    }
    let detail = if tie.throws.iter().all(|throw| throw.end.is_some()) {
        tell!("bakugan-asks-tie-both-stand")
    } else {
        tell!("bakugan-asks-tie-roll")
    };
    (tell!("bakugan-asks-tie"), detail, None)
}

/// What may be done in a tie roll: naming, the referee's word, and how each of the two came to rest.
pub(in super::super) fn tie_choices(state: &Bakugan, tie: &Tie) -> Vec<Choice<Command>> {
    let mut open: Vec<Choice<Command>> = tie
        .sides_to_name()
        .flat_map(|fighter| rollable(state, fighter.seat))
        .collect();
    // Both sides may have one left each; only the first can be meant by Enter.
    for later in open.iter_mut().skip(1) {
        later.likeliest = false;
    }
    if !open.is_empty() {
        return open;
    }
    let mut all = Vec::new();
    for fighter in &tie.fighters {
        all.push(choice(
            tell!(
                "bakugan-choice-tie-first",
                player = player(state, fighter.seat)
            ),
            Command::TieFirst {
                seat: Some(fighter.seat),
            },
        ));
    }
    let nobody = tell!("bakugan-choice-tie-nobody");
    all.push(choice(nobody, Command::TieFirst { seat: None }));
    if let Some(choosing) = &tie.to_choose {
        let gates = choosing.among.iter();
        all.extend(gates.map(|gate| {
            let label = tell!(
                "bakugan-choice-tie-gate",
                toy = name(state, choosing.bakugan),
                gate = gate.to_string()
            );
            choice(label, Command::ChooseGate { gate: *gate })
        }));
        return all;
    }
    for (roll, bakugan) in state.tie_rolls() {
        let who = full_name(state, bakugan);
        // Rolled from too near is no outcome: both roll at the count-in, and the referee sees to it.
        let is_outcome = |one: &Choice<Command>| matches!(one.command, Command::Settle { .. });
        let possible = outcomes(state, roll).into_iter().filter(is_outcome);
        all.extend(possible.map(|one| choice(format!("{who}: {}", one.label), one.command)));
    }
    all
}
