//! How all of it reads, in our own words.

use super::event::{
    AbilityPlace, Adjustment, BakuganId, BakuganPlace, ChoiceReason, Event, Gate, GatePlace,
    LineKind, Taking,
};
use super::fact::{Fact, OpenGate, Place, Pose};
use super::{Bakugan, Face, Player, Zone, battle, told};
use crate::rules::text::{listed, one_of};
use crate::rules::{MatchResult, Seat, TableRule as _};

/// A player's name.
pub(super) fn player(state: &Bakugan, seat: Seat) -> String {
    match state.players.get(seat) {
        Some(player) => player.name.clone(),
        None => seat.to_string(),
    }
}

/// A Bakugan's name.
pub(super) fn name(state: &Bakugan, bakugan: BakuganId) -> String {
    match state.toy(bakugan) {
        Some(toy) => toy.name.clone(),
        None => format!("Bakugan {}", u32::from(bakugan.number) + 1),
    }
}

/// "Mia's Dragonoid".
pub(super) fn full_name(state: &Bakugan, bakugan: BakuganId) -> String {
    format!("{}'s {}", player(state, bakugan.seat), name(state, bakugan))
}

/// Several Bakugan in one line.
pub(super) fn names(state: &Bakugan, bakugan: impl IntoIterator<Item = BakuganId>) -> String {
    let names = bakugan.into_iter().map(|one| full_name(state, one));
    listed(names.collect())
}

/// Several gates in one line.
pub(super) fn gates(gates: impl IntoIterator<Item = Gate>) -> String {
    listed(gates.into_iter().map(|gate| gate.to_string()).collect())
}

/// "stands on Gate 2".
pub(super) fn place(zone: Zone) -> String {
    match zone {
        Zone::Unused => "is unused".to_owned(),
        Zone::Rolling => "is on its way".to_owned(),
        Zone::Standing { gate, .. } => format!("stands on {gate}"),
        Zone::Used => "is in the used pile".to_owned(),
        Zone::Out => "is out of the game".to_owned(),
    }
}

/// The gate on which a Bakugan stands.
pub(super) fn gate_under(state: &Bakugan, bakugan: BakuganId) -> Option<Gate> {
    match state.toy(bakugan)?.zone {
        Zone::Standing { gate, .. } => Some(gate),
        _ => None,
    }
}

/// What was seen of a roll, as the middle of a sentence: "opens on Gate 2".
pub(super) fn seen(fact: &Fact) -> String {
    let at = match (fact.place, fact.gate) {
        (Place::On, Some(gate)) => format!(" on {gate}"),
        (Place::Between, _) => format!(" across {}", gates(fact.gates.iter().copied())),
        (Place::Off, _) => " beside the gates".to_owned(),
        (Place::On, None) | (Place::Gone, _) => String::new(),
    };
    if fact.pose == Pose::Gone || fact.place == Place::Gone {
        return match fact.open_gate {
            OpenGate::Gate(gate) => format!("opens on {gate} and leaves the table"),
            OpenGate::Nowhere | OpenGate::Unknown => "leaves the table".to_owned(),
        };
    }
    match (fact.pose, fact.place, fact.open_gate) {
        (Pose::Closed, ..) => format!("stays closed{at}"),
        (_, Place::Off, OpenGate::Gate(gate)) => format!("opens on {gate} and slides off"),
        (_, Place::On, OpenGate::Nowhere) => {
            format!("opens beside the gates and ends{at}")
        }
        (Pose::PartlyOpen, ..) => format!("opens a little{at}"),
        _ => format!("opens{at}"),
    }
}

fn stood(state: &Bakugan, bakugan: BakuganId, gate: Gate, fact: &Fact) -> String {
    let who = full_name(state, bakugan);
    match (fact.pose, fact.place) {
        (Pose::Open, Place::On) if fact.open_gate != OpenGate::Nowhere => {
            format!("{who} opens and stands on {gate}.")
        }
        (Pose::PartlyOpen, Place::On) if fact.open_gate != OpenGate::Nowhere => {
            format!("{who} opens a little, which counts, and stands on {gate}.")
        }
        (_, Place::Off | Place::Gone) | (Pose::Gone, _) => {
            format!("{who} {}: it counts and is put back on {gate}.", seen(fact))
        }
        _ => format!("{who} {}: it stands on {gate}.", seen(fact)),
    }
}

pub(super) fn totals_in_words(state: &Bakugan, totals: &[(BakuganId, i32)]) -> String {
    let each =
        |(bakugan, total): &(BakuganId, i32)| format!("{} {total}", full_name(state, *bakugan));
    listed(totals.iter().map(each).collect())
}

/// One event as one sentence.
pub(super) fn say(state: &Bakugan, event: &Event) -> String {
    match event {
        Event::GateSet { gate, owner } => {
            format!("{} lays {gate} face down.", player(state, *owner))
        }
        Event::Rolled { bakugan, .. } => format!(
            "{} rolls {}.",
            player(state, bakugan.seat),
            name(state, *bakugan)
        ),
        Event::Stood {
            bakugan,
            gate,
            fact,
            ..
        } => stood(state, *bakugan, *gate, fact),
        Event::Missed {
            bakugan,
            fact,
            to_used,
            ..
        } => format!(
            "{} {}: a miss; {}.",
            full_name(state, *bakugan),
            seen(fact),
            if *to_used {
                "it goes to the used pile"
            } else {
                "it stays unused"
            }
        ),
        Event::RollAgain { bakugan, fact, .. } => format!(
            "{} {}: the roll is made again.",
            full_name(state, *bakugan),
            seen(fact)
        ),
        Event::GateToChoose {
            bakugan,
            by,
            among,
            reason,
            ..
        } => {
            let who = full_name(state, *bakugan);
            let by = player(state, *by);
            match reason {
                ChoiceReason::Straddle => format!(
                    "{who} lies about equally on {}: {by} chooses.",
                    gates(among.iter().copied())
                ),
                ChoiceReason::Move => {
                    let among = one_of(among.iter().map(Gate::to_string).collect());
                    format!("{who} goes on: {by} chooses {among}.")
                }
            }
        }
        Event::Moved {
            bakugan, from, to, ..
        } => format!(
            "One of {}'s stands on {from} already, so {} goes on to {to}.",
            player(state, bakugan.seat),
            name(state, *bakugan)
        ),
        Event::PowerRead { bakugan, g_power } => {
            format!("{} has {g_power} G.", full_name(state, *bakugan))
        }
        Event::BattleBegan { .. }
        | Event::GateFlipped { .. }
        | Event::AttributeSet { .. }
        | Event::AbilityPlayed { .. }
        | Event::AbilitiesDone { .. }
        | Event::EffectBegan { .. }
        | Event::EffectToChoose { .. }
        | Event::FighterReplaced { .. }
        | Event::AbilitiesReturned { .. }
        | Event::AbilityOut { .. }
        | Event::BakuganOut { .. }
        | Event::LineAdded { .. }
        | Event::Tied { .. }
        | Event::TieRollSettled { .. }
        | Event::TieAgain { .. }
        | Event::DeadHeat { .. }
        | Event::TieSettled { .. } => battle::say(state, event),
        Event::GateTaken {
            gate, by, taking, ..
        } => {
            let by = player(state, *by);
            match taking {
                Taking::Uncontested => format!("Two of {by}'s stand on {gate}: {by} takes it."),
                Taking::Battle(Some(totals)) => format!(
                    "{by} wins the battle and takes {gate}: {}.",
                    totals_in_words(state, totals)
                ),
                Taking::Battle(None) => format!("{by} wins the battle and takes {gate}."),
                Taking::TieRoll => format!("{by} wins the tie and takes {gate}."),
                Taking::RunningOut => {
                    format!("{by} has nothing to roll and no opponent stands: {by} takes {gate}.")
                }
            }
        }
        Event::GateLost { gate, .. } => format!("{gate} leaves the game."),
        Event::Returned { seat, bakugan, .. } => format!(
            "{} has nothing unused: {} {} back from the used pile.",
            player(state, *seat),
            listed(bakugan.iter().map(|one| name(state, *one)).collect()),
            if bakugan.len() == 1 { "comes" } else { "come" }
        ),
        Event::Passed { seat, .. } => {
            format!("{} has nothing to roll and passes.", player(state, *seat))
        }
        Event::TurnPassed { to } => format!("{}'s turn.", player(state, *to)),
        Event::Undecided { among } => format!(
            "No gate is left and nobody is ahead: the table decides between {}.",
            listed(among.iter().map(|seat| player(state, *seat)).collect())
        ),
        Event::MatchEnded { result, reason, .. } => {
            let why = reason
                .as_deref()
                .map_or_else(String::new, |why| format!(" ({why})"));
            format!("{}{why}.", result.told("match", |seat| player(state, seat)))
        }
        Event::TooNear { .. }
        | Event::Knocked { .. }
        | Event::OpponentToChoose { .. }
        | Event::SpecialMoved { .. }
        | Event::VoteTaken { .. }
        | Event::CoinFell { .. }
        | Event::GameEnded { .. }
        | Event::GameBegan { .. } => told::say(state, event),
        Event::RuleSet { rule, answer } => {
            format!(
                "House rule {} from now on: {}.",
                rule.id(),
                rule.say(*answer)
            )
        }
        Event::Adjusted { change, reason } => {
            format!("By hand: {} ({reason}).", adjustment(state, change))
        }
    }
}

/// What a line of a sum is called.
pub(super) fn line_name(kind: &LineKind) -> String {
    match kind {
        LineKind::GateNumber => "the gate's number".to_owned(),
        LineKind::Ability(name) => format!("ability {name}"),
        LineKind::Other(name) => name.clone(),
    }
}

fn adjustment(state: &Bakugan, change: &Adjustment) -> String {
    match change {
        Adjustment::MoveBakugan { bakugan, to } => {
            let to = match to {
                BakuganPlace::Unused => "is unused".to_owned(),
                BakuganPlace::Standing(gate) => format!("stands on {gate}"),
                BakuganPlace::Used => "goes to the used pile".to_owned(),
                BakuganPlace::Out => "is out of the game".to_owned(),
            };
            format!("{} {to}", full_name(state, *bakugan))
        }
        Adjustment::MoveGate { owner, from, to } => format!(
            "a gate of {} goes from {} to {}",
            player(state, *owner),
            gate_place(state, *from),
            gate_place(state, *to)
        ),
        Adjustment::SetTurn(seat) => format!("it is {}'s turn", player(state, *seat)),
        Adjustment::SetPower { bakugan, g_power } => {
            format!("{} has {g_power} G", full_name(state, *bakugan))
        }
        Adjustment::SetAttribute { bakugan, attribute } => match attribute {
            Some(attribute) => {
                format!("{} is {}", full_name(state, *bakugan), attribute.name())
            }
            None => format!(
                "the Attribute of {} is not known",
                full_name(state, *bakugan)
            ),
        },
        Adjustment::MoveAbility {
            owner,
            name,
            from,
            to,
        } => format!(
            "ability {name} of {} goes from {} to {}",
            player(state, *owner),
            ability_place(*from),
            ability_place(*to)
        ),
        Adjustment::Rename { seat, name } => format!("{seat} is called {name}"),
        Adjustment::SetSide { .. }
        | Adjustment::BeginBattle { .. }
        | Adjustment::SetResult(_)
        | Adjustment::SetGameResult { .. } => told::adjustment(state, change),
        Adjustment::Note => "a note".to_owned(),
    }
}

fn ability_place(place: AbilityPlace) -> &'static str {
    match place {
        AbilityPlace::Hand => "the hand",
        AbilityPlace::Used => "the used pile",
        AbilityPlace::Out => "out of the game",
    }
}

pub(super) fn gate_place(state: &Bakugan, place: GatePlace) -> String {
    match place {
        GatePlace::Hand => "the hand".to_owned(),
        GatePlace::Field(gate) => format!("the field as {gate}"),
        GatePlace::Won(seat) => format!("the gates won by {}", player(state, seat)),
        GatePlace::Out => "out of the game".to_owned(),
    }
}

impl Bakugan {
    /// A Bakugan's name as it is shown.
    pub fn name_of(&self, bakugan: BakuganId) -> String {
        name(self, bakugan)
    }

    /// Owner and name: "Mia's Dragonoid".
    pub fn full_name_of(&self, bakugan: BakuganId) -> String {
        full_name(self, bakugan)
    }

    /// A gate as it is shown: "Gate 2" while it lies face down, "Gate 2, Fire Pit" once it was named at its flip.
    pub fn gate_name(&self, gate: Gate) -> String {
        match self.gate(gate).map(|card| &card.face) {
            Some(Face::Up(Some(name))) => format!("{gate}, {name}"),
            _ => gate.to_string(),
        }
    }

    /// What comes of events that were decided and not applied, in one short line: "Ben's Mantris stands there: BATTLE
    /// with Mia's Dragonoid".
    pub fn follows(&self, events: &[Event]) -> String {
        let mut said = String::new();
        let add = |said: &mut String, more: String| {
            if !said.is_empty() {
                said.push_str(", ");
            }
            said.push_str(&more);
        };
        for event in events {
            match event {
                Event::BattleBegan { fighters, .. } => {
                    let stood = fighters.last().map(|other| full_name(self, *other));
                    let stood = stood.unwrap_or_default();
                    let battle = format!("{stood} stands there: BATTLE");
                    let is_won = |event: &Event| matches!(event, Event::GateTaken { .. });
                    // A tie may be won first; else the battle is all that matters.
                    if !events.iter().any(is_won) {
                        return battle;
                    }
                    add(&mut said, battle);
                    return said;
                }
                Event::Stood { gate, .. } => add(&mut said, format!("stands on {gate}")),
                Event::Missed { to_used: true, .. } => {
                    add(&mut said, "a miss, to the used pile".to_owned());
                }
                Event::Missed { .. } => add(&mut said, "a miss, stays unused".to_owned()),
                Event::RollAgain { .. } => add(&mut said, "roll again".to_owned()),
                Event::GateToChoose { by, .. } => {
                    add(&mut said, format!("{} chooses the gate", player(self, *by)));
                }
                Event::TieRollSettled { stands, counts, .. } => add(
                    &mut said,
                    match (stands, counts) {
                        (Some(gate), true) => format!("stands on {gate}"),
                        (Some(gate), false) => format!("stands on {gate}, which does not count"),
                        (None, _) => "does not stand".to_owned(),
                    },
                ),
                Event::TieAgain { .. } => add(&mut said, "both roll again".to_owned()),
                Event::DeadHeat { .. } => add(&mut said, "a dead heat".to_owned()),
                Event::Moved { to, .. } => add(&mut said, format!("goes on to {to}")),
                Event::GateTaken { gate, by, .. } => {
                    add(&mut said, format!("{} takes {gate}", player(self, *by)));
                }
                Event::TooNear { then, .. } => {
                    add(&mut said, told::after_too_near(*then).to_owned());
                }
                Event::SpecialMoved { to, .. } => add(&mut said, format!("moves to {to}")),
                Event::OpponentToChoose { by, .. } => {
                    add(
                        &mut said,
                        format!("{} chooses the opponent", player(self, *by)),
                    );
                }
                Event::GameEnded {
                    result: MatchResult::Won(seat),
                    game,
                    ..
                } => add(
                    &mut said,
                    format!("{} wins game {game}", player(self, *seat)),
                ),
                Event::MatchEnded {
                    result: MatchResult::Won(seat),
                    ..
                } => add(&mut said, format!("{} wins", player(self, *seat))),
                Event::TurnPassed { to } => {
                    add(&mut said, format!("then {}'s turn", player(self, *to)));
                }
                _ => {}
            }
        }
        said
    }
}

/// Where everything is, one sentence for each player, and the field.
pub(super) fn describe(state: &Bakugan) -> Vec<String> {
    let mut said: Vec<String> = state
        .players
        .iter()
        .map(|(seat, player)| {
            let toys: Vec<String> = state
                .toys()
                .filter(|(bakugan, _)| bakugan.seat == seat)
                .map(|(_, toy)| format!("{} {}", toy.name, place(toy.zone)))
                .collect();
            format!(
                "{}: gates won {}, in the hand {}; abilities in the hand {}{}; {}.",
                player.name,
                player.gates_won.len(),
                player.gates_in_hand,
                player.abilities_in_hand,
                played(player),
                listed(toys)
            )
        })
        .collect();
    let field = state.gates().map(|(gate, card)| {
        let face = match card.face {
            Face::Down => "face down",
            Face::Up(_) => "face up",
        };
        let owner = player(state, card.owner);
        format!("{} ({owner}'s, {face})", state.gate_name(gate))
    });
    said.push(format!("In the field: {}.", listed(field.collect())));
    said.extend(told::beyond_the_field(state));
    said
}

/// The abilities that everybody has seen, as the end of a sentence.
fn played(player: &Player) -> String {
    let mut said = String::new();
    for (what, pile) in [
        ("played", &player.abilities_used),
        ("out of the game", &player.abilities_out),
    ] {
        if !pile.is_empty() {
            said.push_str(&format!(", {what} {}", listed(pile.clone())));
        }
    }
    said
}
